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
  /// How many tokens there were when the last interpolation was given up.
  var givenUpCount = -1
  var strings: FlatArray<OpenString>
  var memory = LexerMemory()
  /// Quotes with pounds behind them on the current line, slashes with pounds behind them in the rest of the file.
  var quoteClosers = PoundedClosers()
  var slashClosers = PoundedClosers()

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
      p = lexCommon(p)
      if p == end { break }
      p = lexUncommon(p)
    }
    finish()
  }

  /// Lexes the tokens that make up most of a file, up to the end or one that takes more thought. All it changes stays
  /// in local variables until it returns: this is where the time goes.
  private mutating func lexCommon(_ start: Cursor) -> Cursor {
    let classes = classes
    let traits = traits
    let keywords = keywords
    var p = start
    var writer = TokenWriter(
      base: base, first: out, next: out + count, previousEnd: previousEnd, lineFlag: lineFlag.rawValue)
    var innermost = innermost
    var parenDepth = parenDepth
    loop: while true {
      switch classes[Int(p[0])] {
      case .space:
        p = skipSpaces(p + 1)
      case .newline:
        if newlineEndsString { break loop }
        writer.lineFlag = TokenFlags.startsLine.rawValue
        p = skipSpaces(p + 1)
      case .word:
        let stop = Self.skipASCIIWord(p)
        if traits[Int(stop[0])].contains(.rareInWord) { break loop }
        let (hash, keyword, kind) = keywords.find(p, stop - p)
        writer.write(kind, p, stop, payload: hash, keyword: keyword)
        p = stop
      case .leftParen:
        parenDepth &+= 1
        p = Self.open(.leftParen, p, &innermost, &writer, out)
      case .leftBracket: p = Self.open(.leftBracket, p, &innermost, &writer, out)
      case .leftBrace: p = Self.open(.leftBrace, p, &innermost, &writer, out)
      case .rightParen:
        if parenDepth == 0 { break loop }
        guard let partner = partner(innermost, .leftParen) else { break loop }
        parenDepth &-= 1
        p = Self.close(.rightParen, p, partner, &innermost, &writer, out)
      case .rightBracket:
        guard let partner = partner(innermost, .leftBracket) else { break loop }
        p = Self.close(.rightBracket, p, partner, &innermost, &writer, out)
      case .rightBrace:
        guard let partner = partner(innermost, .leftBrace) else { break loop }
        p = Self.close(.rightBrace, p, partner, &innermost, &writer, out)
      case .dot:
        if traits[Int(p[1])].contains(.symbol) { break loop }
        p = writer.write(.period, p, p + 1)
      case .comma: p = writer.write(.comma, p, p + 1)
      case .colon:
        if p[1] == UInt8(ascii: ":") { break loop }
        p = writer.write(.colon, p, p + 1)
      case .semicolon: p = writer.write(.semicolon, p, p + 1)
      case .at: p = writer.write(.at, p, p + 1)
      case .backslash: p = writer.write(.backslash, p, p + 1)
      case .mark:
        if p == base || !traits[Int(p[-1])].contains(.word) { break loop }
        p = writer.write(p[0] == UInt8(ascii: "?") ? .postfixQuestion : .exclamation, p, p + 1)
      case .symbol:
        if p[0] != UInt8(ascii: "=") || traits[Int(p[1])].contains(.symbol) { break loop }
        p = writer.write(.equal, p, p + 1)
      case .slash:
        if p[1] != UInt8(ascii: "/") { break loop }
        p = skipLineComment(p + 2)
      case .digit:
        var stop = p + 1
        while traits[Int(stop[0])].contains(.decimal) { stop += 1 }
        if stop[0] == UInt8(ascii: ".") || !traits[Int(stop[0])].isDisjoint(with: [.word, .wide]) {
          break loop
        }
        p = writer.write(.integer, p, stop)
      default:
        break loop
      }
    }
    count = writer.count
    previousEnd = writer.previousEnd
    lineFlag = TokenFlags(rawValue: writer.lineFlag)
    self.innermost = innermost
    self.parenDepth = parenDepth
    return p
  }

  @inline(__always)
  private func partner(_ innermost: Int, _ kind: TokenKind) -> Int? {
    innermost >= 0 && out[innermost].kind == kind ? innermost : nil
  }

  @inline(__always)
  private static func open(
    _ kind: TokenKind, _ p: Cursor, _ innermost: inout Int, _ writer: inout TokenWriter,
    _ out: UnsafeMutablePointer<Token>
  ) -> Cursor {
    let outer = UInt32(truncatingIfNeeded: innermost)
    innermost = writer.count
    return writer.write(kind, p, p + 1, payload: outer)
  }

  @inline(__always)
  private static func close(
    _ kind: TokenKind, _ p: Cursor, _ partner: Int, _ innermost: inout Int, _ writer: inout TokenWriter,
    _ out: UnsafeMutablePointer<Token>
  ) -> Cursor {
    innermost = Int(Int32(truncatingIfNeeded: out[partner].payload))
    out[partner].payload = UInt32(truncatingIfNeeded: writer.count)
    return writer.write(kind, p, p + 1, payload: UInt32(truncatingIfNeeded: partner))
  }

  /// Lexes the one token or piece of white space that `lexCommon` has left.
  private mutating func lexUncommon(_ p: Cursor) -> Cursor {
    switch classes[Int(p[0])] {
    case .newline:
      if newlineEndsString { giveUpInterpolation() }
      return p
    case .word: return appendWord(p, skipWord(p + 1))
    case .rightParen: return closeParen(p)
    case .rightBracket: return stray(.rightBracket, p)
    case .rightBrace: return stray(.rightBrace, p)
    case .colon:
      append(.colon, p, p + 1, flags: .joined)
      return append(.colon, p + 1, p + 2)
    case .quote: return lexString(p, pounds: 0)
    case .digit: return lexNumber(p)
    case .slash: return p[1] == UInt8(ascii: "*") ? skipBlockComment(p + 2) : lexOperator(p)
    case .dot, .symbol: return lexOperator(p)
    case .mark: return lexMark(p)
    case .angle: return lexAngle(p)
    case .pound: return lexPound(p)
    case .dollar: return lexDollar(p)
    case .backtick: return lexEscapedName(p)
    case .wide: return lexWide(p)
    // Control characters count as white space. The others `lexCommon` never leaves.
    case .other, .space, .comma, .semicolon, .at, .backslash, .leftParen, .leftBracket, .leftBrace:
      return p + 1
    }
  }

  private mutating func closeParen(_ p: Cursor) -> Cursor {
    if parenDepth == 0 { return closeInterpolation(p) }
    parenDepth &-= 1
    return stray(.rightParen, p)
  }

  private mutating func stray(_ kind: TokenKind, _ p: Cursor) -> Cursor {
    isUnbalanced = true
    return append(kind, p, p + 1)
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

  // MARK: Words

  private mutating func appendWord(_ start: Cursor, _ stop: Cursor) -> Cursor {
    let (hash, keyword, kind) = keywords.find(start, stop - start)
    return append(kind, start, stop, payload: hash, keyword: keyword)
  }

  /// Skips letters, digits and `_`, eight at a time: where words end is too irregular to guess byte by byte.
  @inline(__always)
  static func skipASCIIWord(_ start: Cursor) -> Cursor {
    var p = start
    while true {
      let others = bytesOutsideWords(load(p))
      if others != 0 { return p + (others.trailingZeroBitCount &>> 3) }
      p += 8
    }
  }

  /// The high bit of each byte that is no ASCII letter, digit or `_`. A sum with a byte below 0x80 carries into its high
  /// bit exactly from some byte on, and never into the next byte.
  @inline(__always)
  private static func bytesOutsideWords(_ word: UInt64) -> UInt64 {
    let low = word & 0x7F7F_7F7F_7F7F_7F7F
    let lower = low | 0x2020_2020_2020_2020
    let letters = (lower &+ (ones &* 0x1F)) & ~(lower &+ (ones &* 0x05))
    let digits = (low &+ (ones &* 0x50)) & ~(low &+ (ones &* 0x46))
    let noUnderscores = (low ^ (ones &* 0x5F)) &+ (ones &* 0x7F)
    return ((~(letters | digits) & noUnderscores) | word) & highs
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
    return append(.dollarIdentifier, start, stop, payload: Name.hash(start, stop - start))
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
