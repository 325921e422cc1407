/// What a part of a configuration may look like: the validator checks it, and the JSON Schema is written from it.
indirect enum JSONSchema: Sendable {
  case text(TextFormat)
  case number(ClosedRange<Double>)
  case flag
  case choice([String])
  case list(JSONSchema)
  /// An object with names of the user's own.
  case map(names: TextFormat, JSONSchema)
  /// An object with known keys. The noun says what a key is: "configuration key", "rule".
  case object(noun: String, [Field])
  /// An object with keys that a configuration can add to: the schema takes those of the last shape too.
  case extensible(noun: String, [Field], others: JSONSchema)
  /// One of several, told apart by their JSON types.
  case either([JSONSchema])
  /// A shape the schema defines once, under a name.
  case named(String, JSONSchema)

  struct Field: Sendable {
    var name: String
    /// In one line, for editors that show the schema's descriptions.
    var help: String
    var shape: JSONSchema
    var isRequired = false

    init(_ name: String, _ shape: JSONSchema, help: String, isRequired: Bool = false) {
      self.name = name
      self.help = help
      self.shape = shape
      self.isRequired = isRequired
    }
  }
}

/// What a piece of text must be.
enum TextFormat: Sendable {
  case plain
  case glob
  case path
  /// The name of a preset, or a path.
  case presetOrPath
  /// `17`, `17.0`, `17.0.1`
  case version
  /// `#RRGGBB`, `#RRGGBBAA`, or the name of another color.
  case color
  /// A Swift expression that refers to a token: `DS.Spacing.xl`.
  case reference
  /// How tokens of a file are spelled in Swift: `DS.{path}`.
  case template
  /// The id of a rule: `no-prominent-tint`.
  case ruleID

  /// What is wrong with a text, with the offset in its UTF-8 form.
  func mistake(in text: String) -> Glob.Mistake? {
    switch self {
    case .plain: return nil
    case .glob: return globMistake(text)
    case .path: return text.isEmpty ? Glob.Mistake(offset: 0, message: "an empty path; name a file") : nil
    case .presetOrPath: return presetMistake(text)
    case .version:
      if PlatformVersion(text) != nil { return nil }
      return Glob.Mistake(
        offset: 0, message: "\(JSONValue.quoted(text)) is not a version; write it like \"17.0\"")
    case .color:
      if Self.isHexColor(text) || TokenTemplate.isReference(text) { return nil }
      let remedy = "write it like \"#1A2B3C\", \"#1A2B3C80\" or \"Color.brand\""
      return Glob.Mistake(offset: 0, message: "\(JSONValue.quoted(text)) is not a color; \(remedy)")
    case .reference: return TokenTemplate.mistake(inReference: text)
    case .template: return TokenTemplate.mistake(in: text)
    case .ruleID:
      if Self.isRuleID(text) { return nil }
      let message = "\(JSONValue.quoted(text)) is not an id; write it like \"no-prominent-tint\""
      return Glob.Mistake(offset: 0, message: message)
    }
  }

  /// The pattern that the schema gives for it.
  var pattern: String? {
    switch self {
    case .plain, .glob, .path, .presetOrPath, .template: nil
    case .version: #"^[0-9]{1,6}(\.[0-9]{1,6}){0,2}$"#
    case .color: #"^(#[0-9A-Fa-f]{6}([0-9A-Fa-f]{2})?|\.?[\w]+(\.[\w]+)*)$"#
    case .ruleID: #"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"#
    case .reference: #"^\.?[^\s.\d][^\s.]*(\.[^\s.\d][^\s.]*)*$"#
    }
  }

  private func globMistake(_ text: String) -> Glob.Mistake? {
    do throws(Glob.Mistake) {
      _ = try Glob(text)
      return nil
    } catch {
      return error
    }
  }

  private func presetMistake(_ text: String) -> Glob.Mistake? {
    if text.isEmpty { return Glob.Mistake(offset: 0, message: "an empty name; name a preset or a file") }
    guard text.utf8.starts(with: "glasslint:".utf8), Presets.preset(text) == nil else { return nil }
    return Glob.Mistake(offset: 0, message: unknownMessage("preset", text, valid: Presets.all.map(\.name)))
  }

  private static func isHexColor(_ text: String) -> Bool {
    text.utf8.first == UInt8(ascii: "#") && [7, 9].contains(text.utf8.count)
      && text.dropFirst().allSatisfy { $0.isASCII && $0.isHexDigit }
  }

  private static func isRuleID(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    let isLetter = { (byte: UInt8) in (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }
    return text != "all" && (text.utf8.first.map(isLetter) ?? false)
      && parts.allSatisfy { part in
        !part.isEmpty && part.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) }
      }
  }
}

extension JSONSchema {
  /// What it is, as messages say it.
  var noun: String {
    switch self {
    case .text: "text in double quotes"
    case .number: "a number"
    case .flag: "true or false"
    case .choice(let words): words.map { "\"\($0)\"" }.joined(separator: ", ")
    case .list: "a list"
    case .map, .object, .extensible: "an object"
    case .either(let shapes): shapes.map(\.noun).joined(separator: " or ")
    case .named(_, let shape): shape.noun
    }
  }

  /// Whether a value is of its JSON type, whatever is in it.
  fileprivate func accepts(_ value: JSONValue) -> Bool {
    switch (self, value.content) {
    case (.text, .string), (.choice, .string), (.number, .number), (.flag, .flag), (.list, .array),
      (.map, .object), (.object, .object), (.extensible, .object):
      true
    case (.either(let shapes), _): shapes.contains { $0.accepts(value) }
    case (.named(_, let shape), _): shape.accepts(value)
    default: false
    }
  }
}

// MARK: Validation

extension ConfigurationText {
  /// Reports everything about a value that its shape does not allow.
  /// - Parameter name: what the value belongs to: the nearest key above it.
  mutating func check(_ value: JSONValue, against shape: JSONSchema, name: String) {
    guard shape.accepts(value) else {
      report(at: value.start, "\"\(name)\" must be \(shape.noun), not \(value.noun)")
      return
    }
    switch shape {
    case .text(let format): check(value, format)
    case .number(let range): check(value, range, name: name)
    case .flag: break
    case .choice(let words):
      if let word = value.string, !words.contains(word) {
        report(at: value.start, unknownMessage("value of \"\(name)\":", word, valid: words))
      }
    case .list(let element):
      for item in value.elements ?? [] { check(item, against: element, name: name) }
    case .map(let format, let element):
      for member in value.members ?? [] {
        check(JSONValue(.string(member.key), start: member.keyStart, end: member.value.start), format)
        check(member.value, against: element, name: member.key)
      }
    case .object(let noun, let fields), .extensible(let noun, let fields, _):
      check(value, noun: noun, fields, name: name)
    case .either(let shapes):
      if let shape = shapes.first(where: { $0.accepts(value) }) { check(value, against: shape, name: name) }
    case .named(_, let shape): check(value, against: shape, name: name)
    }
  }

  private mutating func check(_ value: JSONValue, _ format: TextFormat) {
    guard let text = value.string, let mistake = format.mistake(in: text) else { return }
    // An escape moves what follows it; the place within the text is then not worth computing.
    let isPlain = value.end - value.start == text.utf8.count + 2
    report(
      at: isPlain && mistake.offset > 0 ? value.start + 1 + mistake.offset : value.start, mistake.message)
  }

  private mutating func check(_ value: JSONValue, _ range: ClosedRange<Double>, name: String) {
    guard let number = value.number, !range.contains(number) else { return }
    let low = JSONValue.text(range.lowerBound)
    let wanted =
      range.upperBound.isFinite
      ? (range.lowerBound.isFinite ? "from \(low) to " : "at most ") + JSONValue.text(range.upperBound)
      : "at least \(low)"
    report(at: value.start, "\"\(name)\" must be \(wanted), not \(JSONValue.text(number))")
  }

  private mutating func check(_ value: JSONValue, noun: String, _ fields: [JSONSchema.Field], name: String) {
    let members = value.members ?? []
    for member in members {
      if let field = fields.first(where: { $0.name == member.key }) {
        check(member.value, against: field.shape, name: field.name)
      } else {
        report(at: member.keyStart, unknownMessage(noun, member.key, valid: fields.map(\.name)))
      }
    }
    for field in fields where field.isRequired && !members.contains(where: { $0.key == field.name }) {
      report(at: value.start, "\"\(name)\" needs \"\(field.name)\"; add it")
    }
  }
}
