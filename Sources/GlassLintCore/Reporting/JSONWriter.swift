/// Writes JSON that is valid by construction: commas and quotes come by themselves.
struct JSONWriter {
  var text = ByteWriter()
  private static let specials = ASCIISet("\"\\")
  private var needsComma = false
  private var isAfterKey = false
  private var startsLine = false

  mutating func beginObject() { open("{") }
  mutating func endObject() { close("}") }
  mutating func beginArray() { open("[") }
  mutating func endArray() { close("]") }

  mutating func object(_ body: (inout JSONWriter) -> Void) {
    beginObject()
    body(&self)
    endObject()
  }

  mutating func array(_ body: (inout JSONWriter) -> Void) {
    beginArray()
    body(&self)
    endArray()
  }

  /// A value that was read, with its members in order.
  mutating func value(_ read: JSONValue) {
    switch read.content {
    case .null: value(verbatim: "null")
    case .flag(let flag): value(flag)
    case .number(let number): value(verbatim: JSONValue.text(number))
    case .string(let string): value(string)
    case .array(let elements):
      array { json in
        for element in elements { json.value(element) }
      }
    case .object(let members):
      object { json in
        for member in members {
          json.key(named: member.key)
          json.value(member.value)
        }
      }
    }
  }

  /// A value as it was written.
  mutating func value(verbatim json: String) {
    begin()
    text.append(json)
    needsComma = true
  }

  mutating func key(_ name: StaticString) {
    begin()
    text.append(byte: UInt8(ascii: "\""))
    text.append(literal: name)
    text.append(literal: "\": ")
    isAfterKey = true
  }

  /// A key that only the data knows.
  mutating func key(named name: String) {
    begin()
    append(quoted: name)
    text.append(literal: ": ")
    isAfterKey = true
  }

  mutating func value(_ string: String) {
    begin()
    append(quoted: string)
    needsComma = true
  }

  mutating func value(_ number: Int) {
    begin()
    text.append(number)
    needsComma = true
  }

  mutating func value(_ flag: Bool) {
    begin()
    text.append(flag ? "true" : "false")
    needsComma = true
  }

  mutating func field(_ name: StaticString, _ string: String) {
    key(name)
    value(string)
  }

  mutating func field(_ name: StaticString, _ number: Int) {
    key(name)
    value(number)
  }

  mutating func field(_ name: StaticString, _ flag: Bool) {
    key(name)
    value(flag)
  }

  mutating func object(_ name: StaticString, _ body: (inout JSONWriter) -> Void) {
    key(name)
    object(body)
  }

  mutating func array(_ name: StaticString, _ body: (inout JSONWriter) -> Void) {
    key(name)
    array(body)
  }

  /// Puts the next element on a line of its own, so that reports can be read, compared and searched by line.
  mutating func newLine() { startsLine = true }

  private mutating func open(_ bracket: StaticString) {
    begin()
    text.append(literal: bracket)
  }

  private mutating func close(_ bracket: StaticString) {
    text.append(literal: bracket)
    needsComma = true
    startsLine = false
  }

  private mutating func begin() {
    if isAfterKey {
      isAfterKey = false
    } else {
      if needsComma { text.append(literal: startsLine ? "," : ", ") }
      if startsLine { text.append(literal: "\n") }
    }
    needsComma = false
    startsLine = false
  }

  private mutating func append(quoted string: String) {
    text.append(byte: UInt8(ascii: "\""))
    text.append(string, escaping: Self.specials) { text, scalar in
      switch scalar {
      case 0x22: text.append("\\\"")
      case 0x5C: text.append("\\\\")
      case 0x0A: text.append("\\n")
      case 0x0D: text.append("\\r")
      case 0x09: text.append("\\t")
      default:
        text.append("\\u")
        text.append(hex: UInt64(scalar), digits: 4)
      }
    }
    text.append(byte: UInt8(ascii: "\""))
  }
}
