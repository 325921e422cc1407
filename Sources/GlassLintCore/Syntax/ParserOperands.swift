// The operands of expressions: names, literals, collections, macros, key paths.

extension Parser {
  mutating func parsePrimary(_ place: ExpressionPlace, pattern: PatternContext) -> Bool {
    let start = position
    let begin = mark
    switch kind {
    case .identifier:
      if keyword == .any || keyword == .some,
        isWord(nextKind) || isOperator(at: position + 1, UInt8(ascii: "~")),
        !tokens[position + 1].flags.contains(.startsLine), tokens[position + 1].keyword != .in,
        tokens[position + 1].keyword != .as, tokens[position + 1].keyword != .is,
        tokens[position + 1].keyword != .else
      {
        parseType(.typeExpr)
        return true
      }
      parseIdentifier(begin: begin)
    case .dollarIdentifier:
      advance()
      leaf(.identifier, start: start, name: start)
    case .integer:
      advance()
      leaf(.integerLiteral, start: start)
    case .float:
      advance()
      leaf(.floatLiteral, start: start)
    case .stringStart: parseString()
    case .regex:
      advance()
      leaf(.regexLiteral, start: start)
    case .keyword:
      switch keyword {
      case .self, .Self, .`init`, .super, .deinit, .subscript: parseIdentifier(begin: begin)
      case .Any:
        advance()
        leaf(.typeExpr, start: start, name: start)
      case .true, .false:
        advance()
        leaf(.booleanLiteral, start: start)
      case .nil:
        advance()
        leaf(.nilLiteral, start: start)
      case .wildcard:
        advance()
        leaf(.wildcard, start: start)
      default: return false
      }
    case .at:
      // An attributed type, as in `[@Sendable () -> Void]()`.
      guard isWord(nextKind) else { return false }
      parseType(.typeExpr)
    case .pound: return parseMacroExpansion(place)
    case .poundKeyword:
      guard keyword == .poundAvailable || keyword == .poundUnavailable else { return false }
      parseAvailability()
    case .leftBrace: parseClosure()
    case .period:
      guard isWord(nextKind) || nextKind == .dollarIdentifier || nextKind == .integer else {
        advance()
        leaf(.unexpected, start: start)
        return true
      }
      advance()
      skipModuleSelector()
      let name = position
      advance()
      skipCompoundName()
      leaf(.member, start: start, name: name)
    case .leftParen:
      parseGroup(pattern == .none ? .arguments : .patternArguments)
      finish(.tuple, from: begin, start: start)
    case .leftBracket: parseCollection()
    default: return false
    }
    return true
  }

  private mutating func parseIdentifier(begin: Int) {
    let start = position
    skipModuleSelector()
    let name = position
    advance()
    skipCompoundName()
    leaf(.identifier, start: start, name: name)
    if skipGenericArgumentsIfPresent() {
      finish(.genericSpecialization, from: begin, start: start, name: name)
    }
  }

  /// `Module::` before a name.
  @inline(__always)
  mutating func skipModuleSelector() {
    guard nextKind == .colon, isWord(kind), kind(at: position + 2) == .colon,
      tokens[position + 1].end == tokens[position + 2].start, isWord(kind(at: position + 3))
    else { return }
    position += 3
  }

  /// `(a:b:)` behind a name: a reference to a function by its labels.
  mutating func skipCompoundName() {
    guard kind == .leftParen, !startsLine, nextKind != .rightParen else { return }
    let close = close(of: position)
    var index = position + 1
    while index < close {
      guard isWord(kind(at: index)), index + 1 < close, kind(at: index + 1) == .colon else { return }
      index += 2
    }
    if index == close && kind(at: close) == .rightParen { position = close + 1 }
  }

  mutating func parseString() {
    let start = position
    let begin = mark
    let end = close(of: position)
    advance()
    while position < end {
      if kind == .interpolationStart {
        let open = position
        let inner = mark
        parseGroup(.arguments)
        finish(.interpolation, from: inner, start: open)
      } else {
        advance()
      }
    }
    position = max(position, end)
    if kind == .stringEnd { advance() }
    finish(.stringLiteral, from: begin, start: start)
  }

  private mutating func parseCollection() {
    let start = position
    let begin = mark
    let close = close(of: position)
    let isDictionary = hasColonAtTopLevel(from: position + 1, to: close)
    parseGroup(.elements)
    finish(isDictionary ? .dictionary : .array, from: begin, start: start)
  }

  /// Whether the first element of a collection is followed by a colon: `[key: value]`. Looks no further than the
  /// first comma; a ternary's colon has its question mark before it.
  private func hasColonAtTopLevel(from first: Int, to close: Int) -> Bool {
    var index = first
    var questions = 0
    while index < close {
      switch kind(at: index) {
      case .colon:
        if questions == 0 { return true }
        questions -= 1
      case .infixQuestion: questions += 1
      case .comma: return false
      case .leftParen, .leftBracket, .leftBrace, .stringStart, .interpolationStart:
        index = max(Int(tokens[index].payload), index)
      default: break
      }
      index += 1
    }
    return false
  }

  /// The inside of `[…]`: expressions between commas and colons.
  mutating func parseElements(until close: Int) {
    while position < close {
      let before = position
      if atLoneOperator(close) {
        advanceOverOperator()
        leaf(.identifier, start: before, name: before)
      } else if !parseExpression() {
        if keyword == .of { advance() }
      }
      if kind == .identifier, keyword == .of, position < close { advance() }
      if kind == .comma || kind == .colon { advance() }
      if position == before { skipUnexpected() }
    }
  }

  /// The inside of `(…)`: arguments with their labels.
  mutating func parseArguments(until close: Int, pattern: PatternContext) {
    while position < close {
      let start = position
      let begin = mark
      var label: Int?
      if isWord(kind) || kind == .dollarIdentifier, nextKind == .colon, keyword != .inout,
        !tokens[position + 1].flags.contains(.joined)
      {
        label = position
        position += 2
      } else if kind == .colon {
        advance()
      }
      if atLoneOperator(close) {
        let at = position
        advanceOverOperator()
        leaf(.identifier, start: at, name: at)
      } else {
        parseExpression(.plain, pattern: pattern)
      }
      if position > start { finish(.argument, from: begin, start: start, name: label) }
      // Two elements without a comma between them: the next one begins here.
      if kind == .comma { advance() } else if position < close, position == start { skipUnexpected() }
    }
  }

  /// An operator that is an argument by itself: `reduce(0, +)`.
  private func atLoneOperator(_ close: Int) -> Bool {
    guard isOperator(kind) else { return false }
    var index = position
    while tokens[index].flags.contains(.joined) { index += 1 }
    return index + 1 == close || kind(at: index + 1) == .comma
  }

  mutating func skipUnexpected() {
    let start = position
    switch kind {
    case .leftParen, .leftBracket, .leftBrace: skipGroup()
    default: advance()
    }
    leaf(.unexpected, start: start)
  }

  /// `#name(…) { … }`.
  mutating func parseMacroExpansion(_ place: ExpressionPlace) -> Bool {
    let start = position
    let begin = mark
    guard isWord(nextKind), !tokens[position + 1].flags.contains(.startsLine) else { return false }
    advance()
    skipModuleSelector()
    let name = position
    advance()
    _ = skipGenericArgumentsIfPresent()
    if kind == .leftParen && !startsLine { parseGroup(.arguments) }
    if kind == .leftBrace, place == .plain, atTrailingClosure(place) { parseTrailingClosures() }
    finish(.macroExpansion, from: begin, start: start, name: name)
    return true
  }

  mutating func parseKeyPath(pattern: PatternContext) {
    let start = position
    let begin = mark
    advance()
    if kind != .period && !(isOperator(kind) && bytes[Int(tokens[position].start)] == UInt8(ascii: ".")) {
      switch kind {
      case .identifier, .keyword:
        guard kind == .identifier || keyword == .Self || keyword == .Any else { break }
        advance()
        _ = skipGenericArgumentsIfPresent()
      case .leftParen, .leftBracket:
        let open = position
        if !skipType(checking: true) {
          position = open
          skipGroup()
        }
      default: break
      }
    }
    loop: while true {
      switch kind {
      case .leftBracket where !startsLine: parseGroup(.arguments)
      case .period where nextKind == .leftBracket:
        advance()
        parseGroup(.arguments)
      case .period where isWord(nextKind) || nextKind == .dollarIdentifier || nextKind == .integer:
        position += 2
        skipCompoundName()
        _ = skipGenericArgumentsIfPresent()
      case .postfixQuestion, .exclamation: advance()
      case .binaryOperator, .prefixOperator, .postfixOperator:
        guard isKeyPathOperator() else { break loop }
        advance()
      default: break loop
      }
    }
    finish(.keyPath, from: begin, start: start)
  }

  /// `.?`, `.!`, `?.` and the like, which the lexer takes for operators.
  private func isKeyPathOperator() -> Bool {
    let token = tokens[position]
    guard !token.flags.contains(.spaceBefore) else { return false }
    for index in Int(token.start)..<Int(token.end) {
      let byte = bytes[index]
      if byte != UInt8(ascii: ".") && byte != UInt8(ascii: "?") && byte != UInt8(ascii: "!") { return false }
    }
    return true
  }
}
