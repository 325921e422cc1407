/// What a byte can begin.
enum CharacterClass: UInt8 {
  case other, word, space, newline, digit
  case leftParen, rightParen, leftBracket, rightBracket, leftBrace, rightBrace
  case comma, semicolon, at, backslash, colon, dot, slash, mark, angle, symbol
  case quote, pound, backtick, dollar, wide
}

/// What else the lexer asks about a byte, as a set of answers.
struct CharacterTraits: OptionSet {
  let rawValue: UInt8
  /// May stand inside an identifier.
  static let word = CharacterTraits(rawValue: 1)
  /// May stand inside an operator; also every byte of a character beyond ASCII, which may or may not.
  static let symbol = CharacterTraits(rawValue: 2)
  /// An operator behind this byte is not bound to the left.
  static let unboundAfter = CharacterTraits(rawValue: 4)
  /// An operator before this byte is not bound to the right.
  static let unboundBefore = CharacterTraits(rawValue: 8)
  static let decimal = CharacterTraits(rawValue: 16)
  static let hexadecimal = CharacterTraits(rawValue: 32)
  /// First byte of a character beyond ASCII, or a stray byte of one.
  static let wide = CharacterTraits(rawValue: 64)
  /// May stand inside an identifier, but seldom does: `$` and what is beyond ASCII.
  static let rareInWord = CharacterTraits(rawValue: 128)
}

/// The two tables, made once and never freed.
struct CharacterTable: @unchecked Sendable {
  let classes: UnsafePointer<CharacterClass>
  let traits: UnsafePointer<CharacterTraits>

  static let shared = CharacterTable()

  private init() {
    let classes = UnsafeMutablePointer<CharacterClass>.allocate(capacity: 256)
    let traits = UnsafeMutablePointer<CharacterTraits>.allocate(capacity: 256)
    for byte in 0..<256 {
      classes[byte] = Self.characterClass(UInt8(byte))
      traits[byte] = Self.traits(UInt8(byte))
    }
    self.classes = UnsafePointer(classes)
    self.traits = UnsafePointer(traits)
  }

  private static func characterClass(_ byte: UInt8) -> CharacterClass {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"):
      .word
    case UInt8(ascii: " "), 0x09, 0x0B, 0x0C: .space
    case 0x0A, 0x0D: .newline
    case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
    case UInt8(ascii: "("): .leftParen
    case UInt8(ascii: ")"): .rightParen
    case UInt8(ascii: "["): .leftBracket
    case UInt8(ascii: "]"): .rightBracket
    case UInt8(ascii: "{"): .leftBrace
    case UInt8(ascii: "}"): .rightBrace
    case UInt8(ascii: ","): .comma
    case UInt8(ascii: ";"): .semicolon
    case UInt8(ascii: "@"): .at
    case UInt8(ascii: "\\"): .backslash
    case UInt8(ascii: ":"): .colon
    case UInt8(ascii: "."): .dot
    case UInt8(ascii: "/"): .slash
    case UInt8(ascii: "?"), UInt8(ascii: "!"): .mark
    case UInt8(ascii: "<"), UInt8(ascii: ">"): .angle
    case UInt8(ascii: "\""), UInt8(ascii: "'"): .quote
    case UInt8(ascii: "#"): .pound
    case UInt8(ascii: "`"): .backtick
    case UInt8(ascii: "$"): .dollar
    case 0x80...0xFF: .wide
    default: isOperator(byte) ? .symbol : .other
    }
  }

  private static func traits(_ byte: UInt8) -> CharacterTraits {
    var traits: CharacterTraits = []
    switch characterClass(byte) {
    case .word: traits = .word
    case .dollar: traits = [.word, .rareInWord]
    case .digit: traits = [.word, .decimal, .hexadecimal]
    case .wide: traits = [.wide, .symbol, .rareInWord]
    case .space where byte == 0x20 || byte == 0x09: traits = [.unboundAfter, .unboundBefore]
    case .newline, .comma, .semicolon, .colon: traits = [.unboundAfter, .unboundBefore]
    case .leftParen, .leftBracket, .leftBrace: traits = .unboundAfter
    case .rightParen, .rightBracket, .rightBrace: traits = .unboundBefore
    default: if byte == 0 { traits = [.unboundAfter, .unboundBefore] }
    }
    if isOperator(byte) { traits.insert(.symbol) }
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"):
      traits.insert(.hexadecimal)
    default: break
    }
    return traits
  }

  private static func isOperator(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "/", "=", "-", "+", "*", "%", "<", ">", "!", "&", "|", "^", "~", ".", "?": true
    default: false
    }
  }
}

/// The character classes of the Swift language reference ("Lexical Structure") beyond ASCII.
enum WideCharacter {
  static func continuesIdentifier(_ c: UInt32) -> Bool {
    switch c {
    case 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0xFF,
      0x100...0x167F, 0x1681...0x180D, 0x180F...0x1FFF, 0x200B...0x200D, 0x202A...0x202E, 0x203F...0x2040,
      0x2054,
      0x2060...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007,
      0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFFF8:
      true
    case 0x10000...0xEFFFF: c & 0xFFFF <= 0xFFFD
    default: false
    }
  }

  static func startsIdentifier(_ c: UInt32) -> Bool { continuesIdentifier(c) && !isCombining(c) }

  static func startsOperator(_ c: UInt32) -> Bool {
    switch c {
    case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7, 0x2016...0x2017,
      0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775,
      0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3030:
      true
    default: false
    }
  }

  static func continuesOperator(_ c: UInt32) -> Bool {
    startsOperator(c) || isCombining(c) || (0xFE00...0xFE0F).contains(c) || (0xE0100...0xE01EF).contains(c)
  }

  private static func isCombining(_ c: UInt32) -> Bool {
    switch c {
    case 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: true
    default: false
    }
  }
}
