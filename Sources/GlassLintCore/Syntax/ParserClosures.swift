extension Parser {
  mutating func parseTrailingClosures() {
    var start = position
    var begin = mark
    parseClosure()
    finish(.argument, from: begin, start: start, flags: .trailingClosure)
    while isWord(kind), keyword != .default, keyword != .inout, nextKind == .colon,
      kind(at: position + 2) == .leftBrace || isPlaceholder(position + 2)
    {
      start = position
      begin = mark
      position += 2
      if kind == .leftBrace {
        parseClosure()
      } else {
        let at = position
        advance()
        leaf(.identifier, start: at, name: at)
      }
      finish(.argument, from: begin, start: start, name: start, flags: .trailingClosure)
    }
  }

  private func isPlaceholder(_ index: Int) -> Bool {
    let token = tokens[index]
    return token.kind == .identifier && bytes[Int(token.start)] == UInt8(ascii: "<")
  }

  /// Whether the brace at the position is a trailing closure of what stands before it, told as the compiler does.
  mutating func atTrailingClosure(_ place: ExpressionPlace) -> Bool {
    if atObserverBlock() { return false }
    let next = tokens[position + 1]
    if next.kind == .keyword && next.keyword == .case { return false }
    if place == .plain { return true }
    // In a condition the brace is the body, but for `for x in xs.filter { $0 } {`, where something goes on behind it.
    if next.flags.contains(.startsLine) || tokens[position].flags.contains(.unmatched) { return false }
    let after = close(of: position) + 1
    let token = tokens[after]
    switch token.kind {
    case .leftBrace, .comma: return true
    case .keyword:
      if token.keyword == .where { return true }
      return (token.keyword == .is || token.keyword == .as) && !token.flags.contains(.startsLine)
    case .leftBracket, .leftParen, .period, .postfixQuestion, .infixQuestion, .exclamation, .colon, .equal,
      .postfixOperator, .binaryOperator:
      return !token.flags.contains(.startsLine)
    default: return false
    }
  }

  /// Whether the brace at the position opens `didSet`, `willSet` or `init` accessors of a stored property.
  private func atObserverBlock() -> Bool {
    var index = position + 1
    while kind(at: index) == .at {
      guard kind(at: index + 1) == .identifier else { return false }
      if isNamed(index + 1, "_accessorBlock") { return true }
      index += 2
      if kind(at: index) == .leftParen {
        // An argument list that nothing closes reaches to the end of the file.
        index = min(max(close(of: index), index) + 1, tokenStorage.count - 1)
      }
    }
    switch tokens[index].keyword {
    case .didSet, .willSet, .`init`: return true
    default: return false
    }
  }

  mutating func parseClosure() {
    let start = position
    let begin = mark
    parseGroup(.closure)
    finish(.closure, from: begin, start: start)
  }

  mutating func parseClosureBody(until close: Int) {
    if atClosureSignature(close) { parseClosureSignature(close) }
    parseItems(.code, until: close)
  }

  /// Whether what stands before the first statement leads to `in`.
  private mutating func atClosureSignature(_ close: Int) -> Bool {
    switch kind {
    case .at, .leftParen, .leftBracket, .identifier: break
    case .keyword: guard keyword == .wildcard else { return false }
    default: return false
    }
    let start = position
    defer { position = start }
    while kind == .at && isWord(nextKind) { skipAttribute() }
    if kind == .leftBracket { skipGroup() }
    if kind == .leftParen {
      skipGroup()
    } else if kind == .identifier || keyword == .wildcard {
      advance()
      while true {
        if kind == .colon {
          advance()
          guard skipType(checking: true) else { return false }
        }
        guard consume(.comma) else { break }
        guard kind == .identifier || keyword == .wildcard else { return false }
        advance()
      }
    }
    skipEffects()
    if kind == .arrow {
      advance()
      guard skipType(checking: true) else { return false }
      skipEffects()
      if position <= close { return true }
    }
    return position < close && kind == .keyword && keyword == .in
  }

  private mutating func parseClosureSignature(_ close: Int) {
    while kind == .at && isWord(nextKind) { parseAttribute() }
    if kind == .leftBracket { parseCaptures() }
    if kind == .leftParen {
      parseGroup(.parameters)
    } else {
      while position < close, kind == .identifier || keyword == .wildcard {
        let start = position
        let begin = mark
        advance()
        if consume(.colon) { parseType() }
        finish(.parameter, from: begin, start: start, name: start)
        guard consume(.comma) else { break }
      }
    }
    skipEffects()
    if kind == .arrow {
      advance()
      parseType(.returnType)
      skipEffects()
    }
    if kind == .keyword && keyword == .in { advance() }
  }

  /// `[weak self, x = y()]`: a name that is given a value is a parameter to the closure's body.
  private mutating func parseCaptures() {
    let close = close(of: position)
    advance()
    while position < close {
      let start = position
      let begin = mark
      while position < close, kind != .equal, kind != .comma { advance() }
      if kind == .equal, position > start {
        let name = position - 1
        advance()
        parseExpression()
        finish(.parameter, from: begin, start: start, name: name)
      }
      _ = consume(.comma)
      if position == start { skipUnexpected() }
    }
    position = close
    _ = consume(.rightBracket)
  }
}
