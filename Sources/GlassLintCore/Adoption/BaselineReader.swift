/// Reads the text of a baseline.
enum BaselineReader {
  /// - Parameter name: the file as reports name it.
  static func read(_ bytes: [UInt8], name: String) throws(ConfigurationErrors) -> Baseline {
    if let entries = PlainBaseline.entries(in: bytes) { return Baseline(entries) }
    var text = ConfigurationText(file: name, bytes: bytes)
    if let offset = conflictMarker(in: bytes) {
      text.report(at: offset, conflict)
      throw ConfigurationErrors(text.errors)
    }
    if bytes.allSatisfy({ [0x20, 0x09, 0x0A, 0x0D].contains($0) }) {
      text.report(at: 0, "the file is empty; remove it and run `glasslint baseline`")
      throw ConfigurationErrors(text.errors)
    }
    let parsed = JSONParser.parse(bytes, dialect: .strict)
    for error in parsed.errors.prefix(errorLimit) { text.report(error) }
    var entries: [Baseline.Entry] = []
    if let root = parsed.value, text.errors.isEmpty { entries = self.entries(in: root, &text) }
    guard text.errors.isEmpty else { throw ConfigurationErrors(text.errors) }
    return Baseline(entries)
  }

  /// Whoever has made the same mistake in every line needs to be told only some of them.
  private static let errorLimit = 10

  // MARK: Merges

  private static let conflict =
    "this is a merge conflict; delete the lines that begin with <<<<<<<, |||||||, ======= or >>>>>>>, keep "
    + "the entries of both sides, and run `glasslint baseline`"

  /// Where git has marked that it could not merge.
  private static func conflictMarker(in bytes: [UInt8]) -> Int? {
    var start = 0
    while start < bytes.count {
      let first = bytes[start]
      if markers.contains(first), bytes[start...].prefix(7).elementsEqual(repeatElement(first, count: 7)) {
        let next = start + 7 < bytes.count ? bytes[start + 7] : 0x0A
        if next == 0x20 || next == 0x0A || next == 0x0D { return start }
      }
      guard let end = bytes[start...].firstIndex(of: 0x0A) else { return nil }
      start = end + 1
    }
    return nil
  }

  private static let markers = Array("<|=>".utf8)

  // MARK: Values

  private static func entries(in root: JSONValue, _ text: inout ConfigurationText) -> [Baseline.Entry] {
    guard let version = root["version"], let findings = root["findings"] else {
      text.report(
        at: root.start,
        "this is no baseline, which is an object with \"version\" and \"findings\"; name another file, or remove this "
          + "one and run `glasslint baseline`"
      )
      return []
    }
    guard version.number == 1 else {
      text.report(
        at: version.start,
        "\(version.compact) is no version of a baseline that this glasslint knows; it knows 1")
      return []
    }
    for member in root.members ?? [] where member.key != "version" && member.key != "findings" {
      text.report(
        at: member.keyStart,
        "unknown key \(JSONValue.quoted(member.key)); a baseline has \"version\" and \"findings\"")
    }
    guard let elements = findings.elements else {
      text.report(at: findings.start, "\"findings\" takes a list, not \(findings.noun)")
      return []
    }
    var entries: [Baseline.Entry] = []
    for element in elements where element.members?.isEmpty != true && text.errors.count < errorLimit {
      if let entry = entry(element, &text) { entries.append(entry) }
    }
    return entries
  }

  private static func entry(_ value: JSONValue, _ text: inout ConfigurationText) -> Baseline.Entry? {
    guard let members = value.members else {
      text.report(at: value.start, "a finding is an object with \(keyList), not \(value.noun)")
      return nil
    }
    if let unknown = members.first(where: { !keys.contains($0.key) }) {
      text.report(
        at: unknown.keyStart, "unknown key \(JSONValue.quoted(unknown.key)); a finding has \(keyList)")
      return nil
    }
    var texts: [String] = []
    for key in keys {
      guard let part = value[key] else {
        text.report(at: value.start, "this finding has no \"\(key)\"; remove it and run `glasslint baseline`")
        return nil
      }
      guard let string = part.string, !string.isEmpty else {
        text.report(
          at: part.start,
          "\"\(key)\" takes text that is not empty\(part.string == nil ? ", not \(part.noun)" : "")")
        return nil
      }
      texts.append(string)
    }
    guard texts[2].utf8.count == 16, let fingerprint = UInt64(texts[2], radix: 16) else {
      text.report(
        at: value["fingerprint"]?.start ?? value.start,
        "a fingerprint is 16 hexadecimal digits; remove this finding and run `glasslint baseline`")
      return nil
    }
    return Baseline.Entry(file: texts[0], rule: texts[1], fingerprint: fingerprint)
  }

  private static let keys = ["file", "rule", "fingerprint"]
  private static let keyList = "\"file\", \"rule\" and \"fingerprint\""
}

/// Reads a baseline laid out as it is written, which one mostly is, many times faster than any JSON.
private struct PlainBaseline {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0

  /// - Returns: `nil` for anything that is laid out otherwise, broken or not.
  static func entries(in bytes: [UInt8]) -> [Baseline.Entry]? {
    bytes.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress,
        UTF8Validation.firstInvalidOffset(base, count: bytes.count) == nil
      else { return nil }
      var reader = PlainBaseline(bytes: bytes)
      return reader.read()
    }
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  private mutating func read() -> [Baseline.Entry]? {
    guard skip("{\"version\": 1, \"findings\": [\n") else { return nil }
    var entries: [Baseline.Entry] = []
    var file = Word()
    var rule = Word()
    while skip("{\"file\": \"") {
      guard read(&file), skip(", \"rule\": \""), read(&rule), skip(", \"fingerprint\": \""),
        let fingerprint = fingerprint(), skip("\"},\n")
      else { return nil }
      entries.append(Baseline.Entry(file: file.text, rule: rule.text, fingerprint: fingerprint))
    }
    guard skip("{}\n]}\n"), position == bytes.count else { return nil }
    return entries
  }

  /// A text that the next line mostly repeats.
  private struct Word {
    var start = 0
    var count = 0
    var text = ""
  }

  /// Reads a text up to behind its closing quote.
  private mutating func read(_ word: inout Word) -> Bool {
    let start = position
    while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
      guard bytes[position] >= 0x20, bytes[position] != UInt8(ascii: "\\") else { return false }
      position += 1
    }
    let count = position - start
    guard position < bytes.count, count > 0 else { return false }
    position += 1
    let isSame =
      count == word.count
      && (0..<count).allSatisfy { bytes[start + $0] == bytes[word.start + $0] }
    if !isSame {
      word.text = String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<start + count]), as: UTF8.self)
    }
    (word.start, word.count) = (start, count)
    return true
  }

  private mutating func fingerprint() -> UInt64? {
    guard position + 16 <= bytes.count else { return nil }
    var value: UInt64 = 0
    for byte in bytes[position..<position + 16] {
      switch byte {
      case 0x30...0x39: value = value << 4 | UInt64(byte - 0x30)
      case 0x61...0x66: value = value << 4 | UInt64(byte - 0x61 + 10)
      default: return nil
      }
    }
    position += 16
    return value
  }

  private mutating func skip(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard position + count <= bytes.count else { return false }
    for offset in 0..<count where bytes[position + offset] != text.utf8Start[offset] { return false }
    position += count
    return true
  }
}
