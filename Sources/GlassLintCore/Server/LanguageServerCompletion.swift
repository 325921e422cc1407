/// What can be written in comments that silence rules, and in configurations.
extension LanguageServer {
  private enum Kind: Int {
    case property = 10
    case value = 12
    case enumMember = 20
    case keyword = 14
  }

  private struct Item {
    let label: String
    let text: String
    let kind: Kind
    let detail: String
  }

  func completion(_ params: JSONValue) throws(RPCError) -> JSONValue {
    let (path, document) = try document(params)
    let offset = try offset(params, document)
    let found =
      FilePath.name(of: path) == ConfigurationStore.fileName
      ? Self.inConfiguration(document.text.bytes, at: offset, rules: rules(of: path))
      : FilePath.isSwift(path.utf8) ? inComment(document.text, at: offset, path) : nil
    guard let (items, range) = found else { return [] }
    return JSONValue(
      .array(
        items.map {
          [
            "label": .text($0.label), "kind": .count($0.kind.rawValue),
            "detail": .text($0.detail),
            "filterText": .text($0.text),
            "textEdit": ["range": document.text.range(range), "newText": .text($0.text)],
          ]
        }))
  }

  /// The rules a file is linted by.
  private func rules(of path: String) -> [Rule] {
    workspace.project(of: path)?.configuration.rules ?? RuleRegistry.all
  }

  // MARK: Comments

  private static let directives = [
    ("disable:next", "silences rules on the next line with code"),
    ("disable:this", "silences rules on this line"),
    ("disable:file", "silences rules in this file"), ("disable", "silences rules from here on"),
    ("enable", "ends a `disable`"),
  ]

  /// `// glasslint:disable:next RULE, RULE`.
  private func inComment(_ text: DocumentText, at offset: Int, _ path: String) -> ([Item], ByteRange)? {
    let line = text.bytes.withUnsafeBufferPointer { bytes in
      let range = text.lines.contentRange(ofLine: text.lines.line(at: offset), in: bytes)
      return String(decoding: bytes[range.start..<max(range.start, offset)], as: UTF8.self)
    }
    guard let marker = line.ranges(of: "glasslint:").last,
      line[..<marker.lowerBound].contains("//") || line[..<marker.lowerBound].contains("/*")
    else { return nil }
    let body = line[marker.upperBound...]
    guard !body.contains("--") else { return nil }
    guard let space = body.firstIndex(of: " ") else {
      let items = Self.directives.map { Item(label: $0.0, text: $0.0, kind: .keyword, detail: $0.1) }
      return (items, ByteRange(start: offset - body.utf8.count, end: offset))
    }
    let names = body[space...].split(separator: ",", omittingEmptySubsequences: false)
    let last = (names.last ?? "").drop { $0 == " " }
    let given = Set(names.dropLast().map { $0.filter { $0 != " " } })
    let items =
      rules(of: path).filter { !given.contains($0.id) }.map {
        Item(label: $0.id, text: $0.id, kind: .enumMember, detail: $0.summary)
      } + [Item(label: "all", text: "all", kind: .enumMember, detail: "every rule")]
    return (items, ByteRange(start: offset - last.utf8.count, end: offset))
  }

  // MARK: Configurations

  private static func inConfiguration(
    _ bytes: [UInt8], at offset: Int, rules: [Rule]
  ) -> ([Item], ByteRange)? {
    guard let place = JSONPlace(bytes, at: offset) else { return nil }
    let shapes = place.path.reduce([ConfigurationKeys.root(rules: rules)]) { shapes, step in
      shapes.flatMap { $0.inner(step) }
    }
    let items: [Item]
    if place.isKey {
      items = shapes.flatMap(\.fields).filter { !place.siblings.contains($0.name) }.map {
        Item(
          label: $0.name, text: JSONValue.quoted($0.name) + (place.hasColon ? "" : ": "), kind: .property,
          detail: $0.help)
      }
    } else {
      items = shapes.flatMap(\.words).map {
        Item(label: $0, text: $0, kind: .value, detail: "")
      }
    }
    var seen: Set<String> = []
    return (items.filter { seen.insert($0.label).inserted }, place.range)
  }
}

/// Where in a JSON text that is being written a cursor stands.
struct JSONPlace {
  /// Keys from the root on; `nil` for an element of a list.
  private(set) var path: [String?] = []
  /// Whether a key belongs here, and no value.
  private(set) var isKey = false
  /// The keys of the object that stand before.
  private(set) var siblings: Set<String> = []
  /// What the cursor is in, and will be replaced.
  private(set) var range: ByteRange
  /// Whether what follows is the colon of a member.
  private(set) var hasColon = false

  private struct Level {
    let isObject: Bool
    var key: String?
    var keys: Set<String> = []
    /// Whether the colon of the member was passed.
    var isValue = false
  }

  /// - Returns: `nil` in a comment, and outside of all objects.
  init?(_ bytes: [UInt8], at offset: Int) {
    var levels: [Level] = []
    var index = 0
    range = ByteRange(start: offset, end: offset)
    while index < offset {
      switch bytes[index] {
      case UInt8(ascii: "{"): levels.append(Level(isObject: true))
      case UInt8(ascii: "["): levels.append(Level(isObject: false))
      case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = levels.popLast()
      case UInt8(ascii: ":"): levels.indices.last.map { levels[$0].isValue = true }
      case UInt8(ascii: ","):
        if let last = levels.indices.last { (levels[last].isValue, levels[last].key) = (false, nil) }
      case UInt8(ascii: "/"):
        guard let end = Self.commentEnd(bytes, index) else { break }
        if end > offset { return nil }
        index = end - 1
      case UInt8(ascii: "\""):
        let end = Self.textEnd(bytes, index)
        guard end <= offset, Self.isClosed(bytes, index, end) else {
          range = ByteRange(start: index, end: max(end, offset))
          index = offset
          continue
        }
        if let last = levels.indices.last, levels[last].isObject, !levels[last].isValue {
          let key = String(decoding: bytes[index + 1..<end - 1], as: UTF8.self)
          levels[last].key = key
          levels[last].keys.insert(key)
        }
        index = end - 1
      default: break
      }
      index += 1
    }
    guard let last = levels.last else { return nil }
    path = levels.dropLast().map { $0.isObject ? $0.key : nil }
    isKey = last.isObject && !last.isValue
    if isKey { siblings = last.keys } else { path.append(last.isObject ? last.key : nil) }
    if range.isEmpty {
      while range.start > 0, Self.isWord(bytes[range.start - 1]) { range.start -= 1 }
    }
    let behind = bytes[range.end...].first { $0 != 0x20 && $0 != 0x09 }
    hasColon = behind == UInt8(ascii: ":")
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || (0x30...0x39).contains(byte)
      || (0x41...0x5A).contains(byte & 0xDF)
  }

  /// Behind the closing quote, or at the line's end where there is none.
  private static func textEnd(_ bytes: [UInt8], _ start: Int) -> Int {
    var index = start + 1
    while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D {
      if bytes[index] == UInt8(ascii: "\"") { return index + 1 }
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(index, bytes.count)
  }

  private static func isClosed(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Bool {
    end > start + 1 && bytes[end - 1] == UInt8(ascii: "\"")
  }

  /// `nil` where no comment begins.
  private static func commentEnd(_ bytes: [UInt8], _ start: Int) -> Int? {
    guard start + 1 < bytes.count else { return nil }
    var index = start + 2
    if bytes[start + 1] == UInt8(ascii: "/") {
      while index < bytes.count, bytes[index] != 0x0A { index += 1 }
      // A cursor at the end of the line is still in the comment.
      return min(index + 1, bytes.count + 1)
    }
    guard bytes[start + 1] == UInt8(ascii: "*") else { return nil }
    while index + 1 < bytes.count, bytes[index] != UInt8(ascii: "*") || bytes[index + 1] != UInt8(ascii: "/")
    {
      index += 1
    }
    return index + 2
  }
}

extension JSONSchema {
  /// What may stand below a key, or in a list.
  fileprivate func inner(_ key: String?) -> [JSONSchema] {
    switch self {
    case .named(_, let shape): return shape.inner(key)
    case .either(let shapes): return shapes.flatMap { $0.inner(key) }
    case .list(let element): return key == nil ? [element] : []
    case .map(_, let element): return key == nil ? [] : [element]
    case .object(_, let fields): return fields.filter { $0.name == key }.map(\.shape)
    case .extensible(_, let fields, let others):
      let known = fields.filter { $0.name == key }.map(\.shape)
      return known.isEmpty && key != nil ? [others] : known
    case .text, .number, .flag, .choice: return []
    }
  }

  fileprivate var fields: [Field] {
    switch self {
    case .named(_, let shape): shape.fields
    case .either(let shapes): shapes.flatMap(\.fields)
    case .object(_, let fields), .extensible(_, let fields, _): fields
    default: []
    }
  }

  /// The values that can be told, as they are written.
  fileprivate var words: [String] {
    switch self {
    case .named(_, let shape): shape.words
    case .either(let shapes): shapes.flatMap(\.words)
    case .choice(let words): words.map(JSONValue.quoted)
    case .flag: ["true", "false"]
    case .text(.presetOrPath): Presets.all.map { JSONValue.quoted($0.name) }
    default: []
    }
  }
}
