// What follows an operand: members, calls, subscripts, `#if` inside a chain.

extension Parser {
  /// Members, calls, subscripts, postfix operators and `#if` behind an operand that starts at node `begin`.
  mutating func parseSuffixes(
    begin: Int, start: Int, _ place: ExpressionPlace, pattern: PatternContext
  ) {
    while true {
      switch kind {
      case .period:
        parseMember(begin: begin, start: start)
      case .leftParen:
        if startsLine { return }
        let name = calleeName
        parseGroup(pattern == .none ? .arguments : .patternArguments)
        if kind == .leftBrace, place == .plain, atTrailingClosure(place) { parseTrailingClosures() }
        finish(.call, from: begin, start: start, name: name)
      case .leftBracket:
        if startsLine { return }
        parseGroup(pattern == .none ? .arguments : .patternArguments)
        if kind == .leftBrace, place == .plain, atTrailingClosure(place) { parseTrailingClosures() }
        finish(.subscriptCall, from: begin, start: start)
      case .leftBrace:
        if isLiteral(nodes[nodes.count - 1].kind) || !atTrailingClosure(place) { return }
        let name = calleeName
        parseTrailingClosures()
        finish(.call, from: begin, start: start, name: name)
        if kind == .leftBrace { return }
      case .postfixQuestion: wrap(.optionalChain, begin: begin, start: start)
      case .exclamation: wrap(.forceUnwrap, begin: begin, start: start)
      case .postfixOperator:
        let at = position
        advanceOverOperator()
        finish(.postfixExpr, from: begin, start: start, name: at)
      case .binaryOperator, .prefixOperator:
        // What is left of `>?` behind generic arguments.
        guard tokens[position - 1].flags.contains(.joined) else { return }
        if isOperator(at: position, UInt8(ascii: "?")) {
          wrap(.optionalChain, begin: begin, start: start)
        } else if isOperator(at: position, UInt8(ascii: "!")) {
          wrap(.forceUnwrap, begin: begin, start: start)
        } else {
          return
        }
      case .poundKeyword:
        guard keyword == .poundIf, ifConfigDepth < Self.depthLimit, atPostfixIfConfig() else { return }
        ifConfigDepth += 1
        parsePostfixIfConfig(place)
        ifConfigDepth -= 1
        finish(.postfixIfConfig, from: begin, start: start)
      default: return
      }
    }
  }

  /// The name a call of the last operand has: that of a name, a member, or either behind `?`, `!` or generic arguments.
  @inline(__always)
  private var calleeName: Int? {
    switch nodes[nodes.count - 1].kind {
    case .identifier, .member, .optionalChain, .forceUnwrap, .genericSpecialization: return lastName
    default: return nil
    }
  }

  /// `?` or `!` around the last operand; it keeps the operand's name, so that `onTap?()` is a call of `onTap`.
  @inline(__always)
  private mutating func wrap(_ kind: NodeKind, begin: Int, start: Int) {
    let name = calleeName
    advance()
    finish(kind, from: begin, start: start, name: name)
  }

  private func isLiteral(_ kind: NodeKind) -> Bool {
    switch kind {
    case .array, .booleanLiteral, .dictionary, .floatLiteral, .integerLiteral, .nilLiteral, .regexLiteral,
      .stringLiteral:
      return true
    default: return false
    }
  }

  private mutating func parseMember(begin: Int, start: Int) {
    advance()
    skipModuleSelector()
    let name = position
    if isWord(kind) || kind == .dollarIdentifier {
      advance()
      skipCompoundName()
      finish(.member, from: begin, start: start, name: name)
      if skipGenericArgumentsIfPresent() {
        finish(.genericSpecialization, from: begin, start: start, name: name)
      }
    } else if kind == .integer {
      advance()
      finish(.member, from: begin, start: start, name: name)
    } else {
      // `foo.` while somebody is typing.
      finish(.member, from: begin, start: start, flags: .incomplete)
    }
  }
}
