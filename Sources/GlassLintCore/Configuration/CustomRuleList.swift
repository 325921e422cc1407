/// The custom rules of a configuration while layer upon layer is laid down: later ones add, the same id replaces.
struct CustomRuleList {
  private(set) var rules: [Rule] = []
  private(set) var sources: [Sourced<CustomRuleSource>] = []
  /// The ids of those with mistakes, which other parts of the configuration may well name.
  private(set) var brokenIDs: [String] = []

  /// Adds what a preset brings.
  mutating func add(_ preset: Preset) {
    for source in preset.customRules {
      do throws(CustomRuleMistake) {
        put(try CustomRule.rule(source, origin: preset.name), Sourced(source, .preset(preset.name)))
      } catch {
        assertionFailure("\(preset.name), \(source.id), \(error.key): \(error.mistake.message)")
      }
    }
  }

  /// Adds what a file defines, and reports what is wrong with it beyond its shape.
  mutating func add(_ root: JSONValue, _ text: inout ConfigurationText, builtIn: [Rule]) {
    var seen: Set<String> = []
    for value in root["customRules"]?.elements ?? [] {
      guard let source = CustomRuleSource(value), let id = value["id"] else {
        brokenIDs += [value["id"]?.string].compactMap { $0 }
        continue
      }
      if builtIn.contains(where: { $0.id == source.id }) {
        text.report(at: id.start, "\(JSONValue.quoted(source.id)) is a built-in rule; choose another id")
        continue
      }
      guard seen.insert(source.id).inserted else {
        text.report(
          at: id.start, "\(JSONValue.quoted(source.id)) is defined twice; choose another id for one of them")
        continue
      }
      let origin = Origin.file(text.file, line: text.place(of: value.start).line)
      do throws(CustomRuleMistake) {
        put(try CustomRule.rule(source, origin: origin.description), Sourced(source, origin))
      } catch {
        brokenIDs.append(source.id)
        let texts = value[error.key] ?? value
        let place =
          texts.elements.flatMap { $0.indices.contains(error.index) ? $0[error.index] : nil } ?? texts
        text.report(at: text.offset(of: error.mistake.offset, in: place), error.mistake.message)
      }
    }
  }

  private mutating func put(_ rule: Rule, _ source: Sourced<CustomRuleSource>) {
    if let index = rules.firstIndex(where: { $0.id == rule.id }) {
      rules[index] = rule
      sources[index] = source
    } else {
      rules.append(rule)
      sources.append(source)
    }
  }
}

extension CustomRuleSource {
  /// - Returns: `nil` where a part is missing or of another type, which the check of the file's shape reports.
  init?(_ value: JSONValue) {
    guard let id = value["id"]?.string, TextFormat.ruleID.mistake(in: id) == nil,
      let patterns = value["pattern"]?.texts, let message = value["message"]?.string
    else { return nil }
    let isUnknown = (value.members ?? []).contains { $0.value.texts == nil }
    let level = value["severity"]?.string
    let fix = value["fix"]?.string
    if isUnknown { return nil }
    self.init(
      id: id, patterns: patterns, message: message,
      severity: level.map { Severity(name: $0) } ?? .warning, replacements: value["replace"]?.texts ?? [],
      fix: fix.flatMap { Applicability(rawValue: $0) } ?? .unsafe, inside: value["inside"]?.texts ?? [],
      notInside: value["notInside"]?.texts ?? [], has: value["has"]?.texts ?? [],
      notHas: value["notHas"]?.texts ?? [], values: value["where"]?.string)
  }
}

extension JSONValue {
  /// A text, or a list of them; `nil` for anything else.
  fileprivate var texts: [String]? {
    if let string { return [string] }
    guard let elements else { return nil }
    let texts = elements.compactMap(\.string)
    return texts.count == elements.count ? texts : nil
  }
}

extension ConfigurationText {
  /// Where in the file the part of a text stands that begins at an offset of its UTF-8 form: escapes are counted as what
  /// they stand for.
  func offset(of wanted: Int, in value: JSONValue) -> Int {
    guard value.string != nil, wanted > 0 else { return value.start }
    var index = value.start + 1
    var length = 0
    while index < value.end, length < wanted {
      guard bytes[index] == UInt8(ascii: "\\"), index + 1 < value.end else {
        index += 1
        length += 1
        continue
      }
      guard bytes[index + 1] == UInt8(ascii: "u"), index + 6 <= value.end,
        let code = UInt32(String(decoding: bytes[index + 2..<index + 6], as: UTF8.self), radix: 16)
      else {
        index += 2
        length += 1
        continue
      }
      // Each half of a pair stands for two of its four bytes.
      length += code < 0x80 ? 1 : code < 0x800 || (0xD800...0xDFFF).contains(code) ? 2 : 3
      index += 6
    }
    return min(index, max(value.end - 1, value.start))
  }
}
