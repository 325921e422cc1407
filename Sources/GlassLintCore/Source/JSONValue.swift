/// A JSON value that knows where it stands, so that whoever rejects it can say where.
struct JSONValue: Sendable, Equatable {
  enum Content: Sendable, Equatable {
    case null
    case flag(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    /// In the order of the text; keys are unique.
    case object([Member])
  }

  struct Member: Sendable, Equatable {
    var key: String
    /// UTF-8 offset of the key's opening quote.
    var keyStart: Int
    var value: JSONValue
  }

  var content: Content
  /// UTF-8 offset of its first byte.
  var start: Int
  /// UTF-8 offset behind its last byte.
  var end: Int

  init(_ content: Content, start: Int = 0, end: Int = 0) {
    self.content = content
    self.start = start
    self.end = end
  }

  /// What it is, as messages say it: "a number".
  var noun: String {
    switch content {
    case .null: "null"
    case .flag: "true or false"
    case .number: "a number"
    case .string: "text"
    case .array: "a list"
    case .object: "an object"
    }
  }

  var string: String? { if case .string(let text) = content { text } else { nil } }
  var number: Double? { if case .number(let number) = content { number } else { nil } }
  var flag: Bool? { if case .flag(let flag) = content { flag } else { nil } }
  var elements: [JSONValue]? { if case .array(let elements) = content { elements } else { nil } }
  var members: [Member]? { if case .object(let members) = content { members } else { nil } }

  subscript(_ key: String) -> JSONValue? { members?.first { $0.key == key }?.value }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  init(stringLiteral text: String) { self.init(.string(text)) }
  init(floatLiteral number: Double) { self.init(.number(number)) }
  init(integerLiteral number: Int) { self.init(.number(Double(number))) }
  init(booleanLiteral flag: Bool) { self.init(.flag(flag)) }
  init(arrayLiteral elements: JSONValue...) { self.init(.array(elements)) }
  init(dictionaryLiteral members: (String, JSONValue)...) { self.init(members: members) }

  init(members: [(String, JSONValue)]) {
    self.init(.object(members.map { Member(key: $0.0, keyStart: 0, value: $0.1) }))
  }

  static func text(_ text: String) -> JSONValue { JSONValue(.string(text)) }
  static func count(_ number: Int) -> JSONValue { JSONValue(.number(Double(number))) }
  static func flag(_ flag: Bool) -> JSONValue { JSONValue(.flag(flag)) }
  static func texts(_ texts: [String]) -> JSONValue { JSONValue(.array(texts.map { .text($0) })) }
}

extension JSONValue {
  /// The value on one line, with a space behind each comma and colon.
  var compact: String {
    switch content {
    case .null: "null"
    case .flag(let flag): flag ? "true" : "false"
    case .number(let number): JSONValue.text(number)
    case .string(let text): JSONValue.quoted(text)
    case .array(let elements): "[" + elements.map(\.compact).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { JSONValue.quoted($0.key) + ": " + $0.value.compact }.joined(separator: ", ") + "}"
    }
  }

  /// The value over several lines, two spaces a level; what fits into `width` columns stays on one.
  func pretty(indent: String = "", width: Int = 110) -> String {
    let line = compact
    if line.utf8.count + indent.utf8.count <= width { return line }
    let inner = indent + "  "
    switch content {
    case .array(let elements):
      let lines = elements.map { inner + $0.pretty(indent: inner, width: width) }
      return "[\n" + lines.joined(separator: ",\n") + "\n\(indent)]"
    case .object(let members):
      let lines = members.map {
        inner + JSONValue.quoted($0.key) + ": " + $0.value.pretty(indent: inner, width: width)
      }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
    default: return line
    }
  }

  /// A finite number as JSON writes it: `20`, not `20.0`.
  static func text(_ number: Double) -> String {
    Int64(exactly: number).map(String.init) ?? String(number)
  }

  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value):
        let hex = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
