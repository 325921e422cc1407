extension Lexer {
  // MARK: Pounds

  /// `#`: a raw string, an extended regular expression, a conditional-compilation word, or a macro.
  mutating func lexPound(_ start: Cursor) -> Cursor {
    if start[1] == UInt8(ascii: "!"), start == base || start[-1] == 0 {
      return append(.shebang, start, skipLineComment(start))
    }
    var p = start
    while p[0] == UInt8(ascii: "#") { p += 1 }
    if p[0] == UInt8(ascii: "\"") { return lexString(start, pounds: p - start) }
    if p[0] == UInt8(ascii: "/") { return append(.regex, start, extendedRegexEnd(p, pounds: p - start)) }
    for pound in 0..<(p - start - 1) { append(.pound, start + pound, start + pound + 1) }
    return lexPoundWord(p - 1)
  }

  private mutating func lexPoundWord(_ start: Cursor) -> Cursor {
    var p = start + 1
    while classes[Int(p[0])] == .word { p += 1 }
    let keyword = Self.poundKeyword(Name(base: start + 1, count: p - start - 1, hash: 0))
    if keyword == .none { return append(.pound, start, start + 1) }
    return append(.poundKeyword, start, p, keyword: keyword)
  }

  private static func poundKeyword(_ name: Name) -> Keyword {
    switch name {
    case "if": .poundIf
    case "elseif": .poundElseif
    case "else": .poundElse
    case "endif": .poundEndif
    case "available": .poundAvailable
    case "unavailable": .poundUnavailable
    case "sourceLocation": .poundSourceLocation
    default: .none
    }
  }

  // MARK: Regular expressions between slashes

  /// The end of the regular expression that the first slash of an operator begins, or `nil` if it begins none.
  mutating func regexEnd(_ slash: Cursor, operator start: Cursor, _ stop: Cursor) -> Cursor? {
    if isLeftBound(start) { return nil }
    let previous = count > 0 ? out[count - 1] : Token(start: 0, end: 0, kind: .semicolon)
    // What is declared is an operator.
    if previous.kind == .keyword, previous.keyword == .func || previous.keyword == .operator { return nil }
    var isCertain = false
    if !isRightBound(stop, isLeftBound: false) {
      // It looks like a binary operator: only where an expression has to begin it can be anything else.
      isCertain = followsTryMark
      if !isCertain, givenUpCount == count || !mayPrecedeExpression(previous) { return nil }
      switch previous.kind {
      // Operators may be arguments.
      case .leftParen, .interpolationStart, .leftBracket, .comma, .colon: break
      default: isCertain = true
      }
    }
    return bareRegexEnd(slash, isCertain: isCertain)
  }

  /// Whether the last token is the mark of `try?` or `try!`.
  private var followsTryMark: Bool {
    guard count >= 2 else { return false }
    let mark = out[count - 1].kind
    return (mark == .postfixQuestion || mark == .exclamation) && out[count - 2].keyword == .try
  }

  private func mayPrecedeExpression(_ token: Token) -> Bool {
    switch token.kind {
    case .prefixOperator, .prefixAmpersand, .binaryOperator, .equal, .infixQuestion, .leftBrace, .leftParen,
      .leftBracket, .interpolationStart, .semicolon, .comma:
      true
    case .colon: !(count >= 2 && out[count - 2].flags.contains(.joined))
    case .unknown: base[Int(token.start)] != UInt8(ascii: "`")
    case .keyword:
      switch token.keyword {
      case .true, .false, .Any, .nil, .self, .Self, .super, .wildcard: false
      default: true
      }
    case .poundKeyword:
      switch token.keyword {
      case .poundIf, .poundElse, .poundElseif, .poundEndif: true
      default: false
      }
    default: false
    }
  }

  /// The end of `/…/` on one line. Where it is not certain to be one, it must look like one: no space within either
  /// slash, parentheses balanced.
  private func bareRegexEnd(_ slash: Cursor, isCertain: Bool) -> Cursor? {
    var p = slash + 1
    if p[0] == UInt8(ascii: "*") || p[0] == UInt8(ascii: "/") { return nil }
    if !isCertain, p[0] == 0x20 || p[0] == 0x09 { return nil }
    if slash > base, slash[-1] == UInt8(ascii: "*") { return nil }
    var groups = 0
    var sets = 0
    while p < end {
      switch p[0] {
      case UInt8(ascii: "/"):
        // A comment is likelier than an expression that ends like one.
        if p[1] == UInt8(ascii: "*") || p[1] == UInt8(ascii: "/") { return isCertain ? p : nil }
        let isSpaced = p[-1] == 0x20 && !isEscaped(p - 1, from: slash + 1)
        return isSpaced && !isCertain ? nil : p + 1
      case 0x0A, 0x0D: return isCertain ? p : nil
      case UInt8(ascii: "\\"):
        p += 1
        if p == end || p[0] == 0x0A || p[0] == 0x0D { continue }
      case UInt8(ascii: "(") where sets == 0: groups += 1
      case UInt8(ascii: ")") where sets == 0:
        if groups > 0 { groups -= 1 } else if !isCertain { return nil }
      case UInt8(ascii: "["): sets += 1
      case UInt8(ascii: "]"): sets = max(sets - 1, 0)
      default: break
      }
      p += 1
    }
    return isCertain ? end : nil
  }

  private func isEscaped(_ p: Cursor, from start: Cursor) -> Bool {
    var backslashes = 0
    while p - backslashes > start, p[-backslashes - 1] == UInt8(ascii: "\\") { backslashes += 1 }
    return backslashes & 1 == 1
  }

  // MARK: Regular expressions between pounds

  /// The end of `#/…/#`, which spans lines if nothing but spaces follows the slash.
  private mutating func extendedRegexEnd(_ slash: Cursor, pounds: Int) -> Cursor {
    var lineEnd = slash + 1
    while lineEnd[0] == 0x20 || lineEnd[0] == 0x09 { lineEnd += 1 }
    let isMultiline = lineEnd[0] == 0x0A || lineEnd[0] == 0x0D
    if isMultiline, !hasExtendedRegexEnd(lineEnd, pounds: pounds) { return lineEnd }
    var p = isMultiline ? lineEnd : slash + 1
    while p < end {
      switch p[0] {
      case UInt8(ascii: "/"):
        var behind = p + 1
        while behind[0] == UInt8(ascii: "#") { behind += 1 }
        if behind - p - 1 >= pounds { return behind }
        p += 1
      case 0x0A, 0x0D:
        if !isMultiline { return p }
        p += 1
      case UInt8(ascii: "\\"):
        p += 1
        if p < end, isMultiline || (p[0] != 0x0A && p[0] != 0x0D) { p += 1 }
      default: p += 1
      }
    }
    return isMultiline ? lineEnd : end
  }

  private mutating func hasExtendedRegexEnd(_ p: Cursor, pounds: Int) -> Bool {
    let start = p - base
    if start >= slashClosers.end {
      slashClosers.look(for: UInt8(ascii: "/"), in: base, from: start, to: end - base, skippingEscapes: true)
    }
    return slashClosers.contains(pounds: pounds, from: start)
  }
}
