/// A mistake in a JSON text, and what to do about it.
struct JSONError: Error, Sendable, Equatable {
  /// UTF-8 offset of what is wrong.
  var offset: Int
  var message: String
}

/// Reads JSON (RFC 8259), in the commented dialect with `//`, `/* */` and trailing commas.
struct JSONParser {
  enum Dialect: Sendable {
    case strict, commented
    /// What programs send each other: strict, but for halves of characters, which editors send while one is typed.
    case message
  }

  /// Deep enough for any file a person or a tool writes, and shallow enough for any thread's stack.
  static let maximumDepth = 512

  private let bytes: [UInt8]
  private let dialect: Dialect
  private var position = 0
  private var depth = 0
  /// Mistakes after which the rest of the text still makes sense.
  private var errors: [JSONError] = []

  /// Reads a whole text.
  /// - Returns: the value, `nil` where the syntax is broken, and all mistakes found on the way.
  static func parse(_ bytes: [UInt8], dialect: Dialect = .commented) -> (
    value: JSONValue?, errors: [JSONError]
  ) {
    var parser = JSONParser(bytes: bytes, dialect: dialect)
    do {
      try parser.checkEncoding()
      let value = try parser.document()
      return (value, parser.errors)
    } catch {
      return (nil, parser.errors + [error])
    }
  }

  private init(bytes: [UInt8], dialect: Dialect) {
    self.bytes = bytes
    self.dialect = dialect
  }

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func isNext(_ text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    guard position + length <= bytes.count else { return false }
    return (0..<length).allSatisfy { bytes[position + $0] == text.utf8Start[$0] }
  }

  private func error(at offset: Int? = nil, _ message: String) -> JSONError {
    JSONError(offset: offset ?? position, message: message)
  }

  private func checkEncoding() throws(JSONError) {
    let bad = bytes.withUnsafeBufferPointer { bytes in
      bytes.baseAddress.flatMap { UTF8Validation.firstInvalidOffset($0, count: bytes.count) }
    }
    guard let offset = bad else { return }
    throw error(at: offset, "this byte is not valid UTF-8; save the file as UTF-8")
  }

  private mutating func document() throws(JSONError) -> JSONValue {
    if isNext("\u{FEFF}") { position += 3 }
    try skipSpace()
    guard current != nil else { throw error("the file is empty; write at least {}") }
    let value = try value()
    try skipSpace()
    guard current == nil else { throw error("unexpected text after the end of the value; remove it") }
    return value
  }

  // MARK: Space

  private mutating func skipSpace() throws(JSONError) {
    while let byte = current {
      switch byte {
      case 0x20, 0x09, 0x0A, 0x0D: position += 1
      case UInt8(ascii: "/"): try skipComment()
      default: return
      }
    }
  }

  private mutating func skipComment() throws(JSONError) {
    let start = position
    guard dialect == .commented else { throw error("comments are not allowed here; remove it") }
    if isNext("//") {
      while let byte = current, byte != 0x0A, byte != 0x0D { position += 1 }
    } else if isNext("/*") {
      position += 2
      while !isNext("*/") {
        guard current != nil else { throw error(at: start, "this comment never ends; close it with */") }
        position += 1
      }
      position += 2
    } else {
      throw error("unexpected \"/\"; comments start with // or /*")
    }
  }

  // MARK: Values

  private mutating func value() throws(JSONError) -> JSONValue {
    let start = position
    let content: JSONValue.Content
    switch current {
    case UInt8(ascii: "{"): content = try nested { (parser) throws(JSONError) in try parser.object() }
    case UInt8(ascii: "["): content = try nested { (parser) throws(JSONError) in try parser.array() }
    case UInt8(ascii: "\""): content = .string(try string())
    case (0x30...0x39)?, UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."):
      content = .number(try number())
    default: content = try keyword()
    }
    return JSONValue(content, start: start, end: position)
  }

  private mutating func nested(
    _ body: (inout JSONParser) throws(JSONError) -> JSONValue.Content
  ) throws(JSONError) -> JSONValue.Content {
    depth += 1
    guard depth <= Self.maximumDepth else {
      throw error("more than \(Self.maximumDepth) levels of nesting; flatten the value")
    }
    let content = try body(&self)
    depth -= 1
    return content
  }

  private mutating func keyword() throws(JSONError) -> JSONValue.Content {
    let start = position
    while let byte = current, isWordByte(byte) { position += 1 }
    let word = String(decoding: bytes[start..<position], as: UTF8.self)
    switch word {
    case "true": return .flag(true)
    case "false": return .flag(false)
    case "null": return .null
    case "": throw unexpected("a value")
    default: throw error(at: start, "unknown word \"\(word)\"; write text in double quotes")
    }
  }

  private func unexpected(_ wanted: String) -> JSONError {
    guard let byte = current else { return error("the file ends where \(wanted) is expected") }
    if byte == UInt8(ascii: "'") { return error("expected \(wanted); write text in double quotes") }
    return error("expected \(wanted), found \"\(characterHere)\"")
  }

  /// The character at the position, in a form that does no harm to a terminal.
  private var characterHere: String {
    let tail = String(decoding: bytes[position..<min(position + 4, bytes.count)], as: UTF8.self)
    guard let scalar = tail.unicodeScalars.first else { return "" }
    let isControl = scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
    return isControl ? "U+" + String(scalar.value, radix: 16, uppercase: true) : String(scalar)
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"):
      true
    default: false
    }
  }

  // MARK: Containers

  private mutating func array() throws(JSONError) -> JSONValue.Content {
    let start = position
    var elements: [JSONValue] = []
    position += 1
    while true {
      try skipSpace()
      if current == UInt8(ascii: "]") { break }
      if current == nil { throw error(at: start, "this list never ends; close it with ]") }
      elements.append(try value())
      guard try separator(closing: UInt8(ascii: "]"), opened: start, noun: "list") else { break }
    }
    position += 1
    return .array(elements)
  }

  private mutating func object() throws(JSONError) -> JSONValue.Content {
    let start = position
    var members: [JSONValue.Member] = []
    // Few keys are compared faster than hashed.
    var keys: Set<String> = []
    position += 1
    while true {
      try skipSpace()
      if current == UInt8(ascii: "}") { break }
      if current == nil { throw error(at: start, "this object never ends; close it with }") }
      let member = try member()
      if members.count == Self.fewMembers { keys.formUnion(members.map(\.key)) }
      let isNew =
        members.count < Self.fewMembers
        ? !members.contains { $0.key == member.key } : keys.insert(member.key).inserted
      if isNew {
        members.append(member)
      } else {
        errors.append(error(at: member.keyStart, "the key \"\(member.key)\" stands here twice; remove one"))
      }
      guard try separator(closing: UInt8(ascii: "}"), opened: start, noun: "object") else { break }
    }
    position += 1
    return .object(members)
  }

  private static let fewMembers = 12

  private mutating func member() throws(JSONError) -> JSONValue.Member {
    let keyStart = position
    guard current == UInt8(ascii: "\"") else { throw unexpected("a key in double quotes") }
    let key = try string()
    try skipSpace()
    guard current == UInt8(ascii: ":") else { throw unexpected("\":\" after the key \"\(key)\"") }
    position += 1
    try skipSpace()
    return JSONValue.Member(key: key, keyStart: keyStart, value: try value())
  }

  /// Steps over a comma.
  /// - Returns: whether another element may follow; if not, the position is at the closing bracket.
  private mutating func separator(closing: UInt8, opened: Int, noun: String) throws(JSONError) -> Bool {
    try skipSpace()
    if current == closing { return false }
    var bracket: String { String(UnicodeScalar(closing)) }
    guard current != nil else { throw error(at: opened, "this \(noun) never ends; close it with \(bracket)") }
    guard current == UInt8(ascii: ",") else { throw unexpected("\",\" or \"\(bracket)\"") }
    let comma = position
    position += 1
    try skipSpace()
    guard current == closing else { return true }
    if dialect != .commented {
      throw error(at: comma, "a comma before \(bracket) is not allowed here; remove it")
    }
    return false
  }
}

// MARK: Scalars

extension JSONParser {
  private mutating func number() throws(JSONError) -> Double {
    let start = position
    if let whole = smallNumber() { return whole }
    position = start
    while let byte = current, isWordByte(byte) || byte == 0x2B || byte == 0x2D || byte == 0x2E {
      position += 1
    }
    let text = bytes[start..<position]
    let word = String(decoding: text, as: UTF8.self)
    guard Self.isNumber(text) else {
      throw error(at: start, "\"\(word)\" is not a JSON number; write it like 12, -3 or 0.5")
    }
    guard let number = Double(word), number.isFinite else {
      throw error(at: start, "\"\(word)\" is out of range; write a smaller number")
    }
    return number
  }

  /// A whole number of so few digits that a double holds it; `nil` for any other.
  private mutating func smallNumber() -> Double? {
    let start = position
    var number = 0
    while let byte = current, (0x30...0x39).contains(byte), position - start < 15 {
      number = number * 10 + Int(byte - 0x30)
      position += 1
    }
    let count = position - start
    if count == 0 || count > 1 && bytes[start] == 0x30 { return nil }
    if let byte = current, isWordByte(byte) || byte == 0x2B || byte == 0x2D || byte == 0x2E { return nil }
    return Double(number)
  }

  /// `-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?`
  private static func isNumber(_ text: ArraySlice<UInt8>) -> Bool {
    var rest = text
    func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
    if rest.first == 0x2D { rest.removeFirst() }
    guard let first = rest.first, isDigit(first) else { return false }
    let whole = rest.prefix(while: isDigit)
    if first == 0x30, whole.count > 1 { return false }
    rest = rest.dropFirst(whole.count)
    if rest.first == 0x2E {
      let fraction = rest.dropFirst().prefix(while: isDigit)
      if fraction.isEmpty { return false }
      rest = rest.dropFirst(1 + fraction.count)
    }
    if rest.first == 0x65 || rest.first == 0x45 {
      rest.removeFirst()
      if rest.first == 0x2B || rest.first == 0x2D { rest.removeFirst() }
      guard !rest.isEmpty, rest.allSatisfy(isDigit) else { return false }
      return true
    }
    return rest.isEmpty
  }

  private mutating func string() throws(JSONError) -> String {
    let start = position
    position += 1
    skipPlainText()
    if current == UInt8(ascii: "\"") {
      position += 1
      return String(decoding: bytes[start + 1..<position - 1], as: UTF8.self)
    }
    var text = Array(bytes[start + 1..<position])
    while let byte = current {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        text.append(contentsOf: String(try escape()).utf8)
      case 0x0A, 0x0D:
        throw error(at: start, "this text never ends; close it with a double quote on the same line")
      case 0..<0x20:
        throw error("a control character cannot stand in text; write it as \\u and four hexadecimal digits")
      default:
        text.append(byte)
        position += 1
      }
    }
    throw error(at: start, "this text never ends; close it with a double quote")
  }

  /// Up to what is no character that stands for itself: the quote, an escape, or what must not be there.
  private mutating func skipPlainText() {
    position = bytes.withUnsafeBufferPointer { bytes in
      var index = position
      while index < bytes.count, bytes[index] >= 0x20, bytes[index] != UInt8(ascii: "\""),
        bytes[index] != UInt8(ascii: "\\")
      {
        index += 1
      }
      return index
    }
  }

  private mutating func escape() throws(JSONError) -> Unicode.Scalar {
    let start = position
    position += 1
    guard let byte = current else {
      throw error(at: start, "this text never ends; close it with a double quote")
    }
    position += 1
    switch byte {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicodeEscape(start: start)
    default: throw error(at: start, "unknown escape; write a backslash as \\\\")
    }
  }

  private mutating func unicodeEscape(start: Int) throws(JSONError) -> Unicode.Scalar {
    let first = try hexadecimal(start: start)
    if let scalar = Unicode.Scalar(first) { return scalar }
    let end = position
    if (0xD800...0xDBFF).contains(first), isNext("\\u") {
      position += 2
      let second = try hexadecimal(start: start)
      if (0xDC00...0xDFFF).contains(second),
        let scalar = Unicode.Scalar(0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00))
      {
        return scalar
      }
      position = end
    }
    if dialect == .message { return "\u{FFFD}" }
    throw error(at: start, "half of a surrogate pair; write both halves, or the character itself")
  }

  private mutating func hexadecimal(start: Int) throws(JSONError) -> UInt32 {
    let digits = bytes[position..<min(position + 4, bytes.count)]
    let text = String(decoding: digits, as: UTF8.self)
    guard digits.count == 4, text.utf8.first != 0x2B, text.utf8.first != 0x2D,
      let value = UInt32(text, radix: 16)
    else { throw error(at: start, "\\u needs four hexadecimal digits") }
    position += 4
    return value
  }
}
