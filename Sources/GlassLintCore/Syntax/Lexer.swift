/// Turns the bytes of a file into tokens, in one pass, with the brackets matched.
///
/// The rules are those of the Swift 6.3 compiler. Any bytes at all give tokens that ascend, never overlap and end with
/// `endOfFile`; time is linear in their number and nothing recurses.
///
/// Invariants: `base` up to `end` is the source, followed by at least `SourceBuffer.padding` zero bytes, so that a look
/// ahead of a few bytes never asks where the end is. `out` has room for one token a byte and a few more, and no token
/// but the last is empty, so that appending never asks either. A cursor that a method takes or returns points between
/// `base` and `end`.
public struct Lexer: ~Copyable {
  typealias Cursor = UnsafePointer<UInt8>

  let base: Cursor
  let end: Cursor
  let out: UnsafeMutablePointer<Token>
  let classes: UnsafePointer<CharacterClass>
  let traits: UnsafePointer<CharacterTraits>
  let keywords: KeywordTable

  /// Tokens written so far.
  var count = 0
  /// Where the last token ends; what begins elsewhere has white space before it.
  var previousEnd: Cursor
  /// `startsLine` when a line has begun since the last token.
  var lineFlag = TokenFlags.startsLine

  /// The innermost open bracket or interpolation, or -1. While a bracket is open, its payload is the next one outwards.
  var innermost = -1
  /// Whether some bracket did not match the innermost open one, so that all have to be matched again with care.
  var isUnbalanced = false
  /// Open parentheses since the innermost interpolation began. Outside all interpolations a number out of reach, so
  /// that no parenthesis ends one.
  var parenDepth = Int.max / 2
  /// Whether we are in an interpolation of a single-line string, which the end of the line ends.
  var newlineEndsString = false
  var strings: FlatArray<OpenString>
  var memory = LexerMemory()

  /// Lexes `count` bytes, which at least `SourceBuffer.padding` zero bytes follow, and replaces `tokens` with theirs.
  public static func tokenize(
    _ bytes: UnsafePointer<UInt8>, count: Int, into tokens: inout FlatArray<Token>
  ) {
    tokens.removeAll()
    tokens.reserve(count + 8)
    var lexer = Lexer(bytes, count: count, out: tokens.base)
    lexer.run()
    if lexer.isUnbalanced { BracketMatcher.match(tokens.base, count: lexer.count) }
    tokens.adopt(count: lexer.count)
  }

  private init(_ bytes: Cursor, count: Int, out: UnsafeMutablePointer<Token>) {
    base = bytes
    end = bytes + count
    self.out = out
    classes = CharacterTable.shared.classes
    traits = CharacterTable.shared.traits
    keywords = KeywordTable.shared
    previousEnd = bytes
    strings = FlatArray(capacity: 8)
  }

  // MARK: The loop

  private mutating func run() {
    var p = base
    if p[0] == 0xEF, p[1] == 0xBB, p[2] == 0xBF {
      p += 3
      previousEnd = p
    }
    while true {
      switch classes[Int(p[0])] {
      case .space:
        p = skipSpaces(p + 1)
      case .newline:
        if newlineEndsString { giveUpInterpolation() }
        lineFlag = .startsLine
        p = skipSpaces(p + 1)
      case .word:
        p = lexWord(p)
      case .leftParen:
        parenDepth &+= 1
        p = open(.leftParen, p)
      case .rightParen:
        if parenDepth == 0 {
          p = closeInterpolation(p)
        } else {
          parenDepth &-= 1
          p = close(.rightParen, .leftParen, p)
        }
      case .leftBracket: p = open(.leftBracket, p)
      case .rightBracket: p = close(.rightBracket, .leftBracket, p)
      case .leftBrace: p = open(.leftBrace, p)
      case .rightBrace: p = close(.rightBrace, .leftBrace, p)
      case .dot:
        p = traits[Int(p[1])].contains(.symbol) ? lexOperator(p) : append(.period, p, p + 1)
      case .comma: p = append(.comma, p, p + 1)
      case .colon: p = lexColon(p)
      case .semicolon: p = append(.semicolon, p, p + 1)
      case .at: p = append(.at, p, p + 1)
      case .backslash: p = append(.backslash, p, p + 1)
      case .quote: p = lexString(p, pounds: 0)
      case .digit: p = lexNumber(p)
      case .slash:
        if p[1] == UInt8(ascii: "/") {
          p = skipLineComment(p + 2)
        } else if p[1] == UInt8(ascii: "*") {
          p = skipBlockComment(p + 2)
        } else {
          p = lexOperator(p)
        }
      case .symbol: p = lexOperator(p)
      case .mark: p = lexMark(p)
      case .angle: p = lexAngle(p)
      case .pound: p = lexPound(p)
      case .dollar: p = lexDollar(p)
      case .backtick: p = lexEscapedName(p)
      case .wide: p = lexWide(p)
      case .other:
        if p == end {
          finish()
          return
        }
        // Control characters count as white space.
        p += 1
      }
    }
  }

  private mutating func finish() {
    while !strings.isEmpty { giveUpInterpolation() }
    if innermost >= 0 { isUnbalanced = true }
    append(.endOfFile, end, end)
  }

  // MARK: Tokens

  /// Appends the token between two cursors; returns the second.
  @inline(__always) @discardableResult
  mutating func append(
    _ kind: TokenKind, _ start: Cursor, _ stop: Cursor, payload: UInt32 = 0, keyword: Keyword = .none,
    flags: TokenFlags = []
  ) -> Cursor {
    let space = TokenFlags(rawValue: start == previousEnd ? 0 : TokenFlags.spaceBefore.rawValue)
    out[count] = Token(
      start: offset(start), end: offset(stop), payload: payload, kind: kind, keyword: keyword,
      flags: TokenFlags(rawValue: lineFlag.rawValue | space.rawValue | flags.rawValue))
    count &+= 1
    previousEnd = stop
    lineFlag = []
    return stop
  }

  @inline(__always)
  func offset(_ cursor: Cursor) -> UInt32 {
    UInt32(truncatingIfNeeded: UInt(bitPattern: cursor) &- UInt(bitPattern: base))
  }

  @inline(__always)
  private mutating func open(_ kind: TokenKind, _ p: Cursor) -> Cursor {
    let outer = UInt32(truncatingIfNeeded: innermost)
    innermost = count
    return append(kind, p, p + 1, payload: outer)
  }

  @inline(__always)
  private mutating func close(_ kind: TokenKind, _ opener: TokenKind, _ p: Cursor) -> Cursor {
    let partner = innermost
    guard partner >= 0, out[partner].kind == opener else {
      isUnbalanced = true
      return append(kind, p, p + 1)
    }
    innermost = Int(Int32(truncatingIfNeeded: out[partner].payload))
    out[partner].payload = UInt32(truncatingIfNeeded: count)
    return append(kind, p, p + 1, payload: UInt32(truncatingIfNeeded: partner))
  }

  private mutating func lexColon(_ p: Cursor) -> Cursor {
    guard p[1] == UInt8(ascii: ":") else { return append(.colon, p, p + 1) }
    append(.colon, p, p + 1, flags: .joined)
    return append(.colon, p + 1, p + 2)
  }

  // MARK: Words

  @inline(__always)
  private mutating func lexWord(_ start: Cursor) -> Cursor {
    var p = start + 1
    while traits[Int(p[0])].contains(.word) { p += 1 }
    if traits[Int(p[0])].contains(.wide) { p = skipWord(p) }
    return appendWord(start, p)
  }

  @inline(__always)
  private mutating func appendWord(_ start: Cursor, _ stop: Cursor) -> Cursor {
    let length = stop - start
    let hash = Self.hash(start, length)
    let keyword = keywords.keyword(start, length, hash)
    return append(keyword.isReserved ? .keyword : .identifier, start, stop, payload: hash, keyword: keyword)
  }

  /// `Name.hash` of a word that eight readable bytes follow.
  @inline(__always)
  static func hash(_ start: Cursor, _ length: Int) -> UInt32 {
    let raw = UnsafeRawPointer(start)
    var head = UInt64(littleEndian: raw.loadUnaligned(as: UInt64.self))
    var tail: UInt64 = 0
    if length >= 8 {
      tail = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: length &- 8, as: UInt64.self))
    } else {
      head &= (1 &<< UInt64(truncatingIfNeeded: length &* 8)) &- 1
    }
    return Name.hash(head: head, tail: tail, length)
  }

  /// Skips what continues a word, ASCII or not.
  func skipWord(_ start: Cursor) -> Cursor {
    var p = start
    while true {
      if traits[Int(p[0])].contains(.word) {
        p += 1
      } else if p[0] >= 0x80 {
        let scalar = decode(p)
        guard let value = scalar.value, WideCharacter.continuesIdentifier(value) else { return p }
        p += scalar.length
      } else {
        return p
      }
    }
  }

  private mutating func lexDollar(_ start: Cursor) -> Cursor {
    let stop = skipWord(start + 1)
    return append(.dollarIdentifier, start, stop, payload: Self.hash(start, stop - start))
  }

  /// A name in backticks, which may hold anything but a backtick and the end of the line.
  private mutating func lexEscapedName(_ start: Cursor) -> Cursor {
    var p = start + 1
    while p < end, p[0] != UInt8(ascii: "`"), p[0] != 0x0A, p[0] != 0x0D { p += 1 }
    guard p < end, p[0] == UInt8(ascii: "`") else { return append(.unknown, start, start + 1) }
    let hash = Name.hash(start + 1, p - start - 1)
    return append(.identifier, start, p + 1, payload: hash, flags: .escaped)
  }

  /// A character beyond ASCII: part of a word, of an operator, or white space of a kind.
  private mutating func lexWide(_ start: Cursor) -> Cursor {
    let scalar = decode(start)
    let stop = start + scalar.length
    guard let value = scalar.value else { return stop }
    if WideCharacter.startsIdentifier(value), value != 0xFEFF { return appendWord(start, skipWord(stop)) }
    if WideCharacter.startsOperator(value) { return lexOperator(start) }
    switch value {
    case 0xFEFF: return stop
    case 0x201C: return lexCurlyString(start, stop)
    case 0x201D: return append(.unknown, start, stop)
    case _ where WideCharacter.continuesIdentifier(value): return appendWord(start, skipWord(stop))
    default: return stop
    }
  }
}
