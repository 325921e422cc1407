/// Where an expression stands, as far as its grammar depends on it.
enum ExpressionPlace {
  case plain
  /// The condition of `if`, `guard`, `while`, `for`, `switch`: a brace there opens the body.
  case condition
}

/// Whether names may be bound where an expression stands.
enum PatternContext {
  case none
  /// In a pattern: `let`, `var` and `is` have a meaning, `=` ends it.
  case matching
}

extension Parser {
  /// An expression, operators included. Appends one node, or none where no expression stands.
  @discardableResult
  mutating func parseExpression(_ place: ExpressionPlace = .plain, pattern: PatternContext = .none) -> Bool {
    let start = position
    let outerMark = mark
    let pendingBase = pending.count
    var segmentMark = mark
    var segmentStart = position
    var operators = 0

    guard parseElement(place, pattern: pattern) else { return false }
    var operandMark = outerMark
    var operandStart = start

    while true {
      switch kind {
      case .binaryOperator:
        let at = position
        advanceOverOperator()
        leaf(.operatorExpr, start: at, name: at)
      case .arrow:
        let at = position
        advance()
        leaf(.operatorExpr, start: at, name: at)
      case .equal where pattern == .none:
        let at = position
        fold(segmentMark, segmentStart, operators)
        pending.append(
          PendingOperator(isTernary: false, mark: UInt32(segmentMark), start: UInt32(segmentStart)))
        advance()
        operators = -1
        segmentMark = mark
        segmentStart = at + 1
      case .infixQuestion:
        guard depth < Self.depthLimit * 2 else { break }
        fold(segmentMark, segmentStart, operators)
        pending.append(
          PendingOperator(isTernary: true, mark: UInt32(segmentMark), start: UInt32(segmentStart)))
        advance()
        depth += 1
        parseExpression(place, pattern: pattern)
        depth -= 1
        guard consume(.colon) else {
          foldPending(to: pendingBase)
          return true
        }
        operators = -1
        segmentMark = mark
        segmentStart = position
      case .keyword where keyword == .is || keyword == .as:
        let at = position
        advance()
        if kind == .postfixQuestion || kind == .exclamation { advance() }
        parseType()
        finish(.cast, from: operandMark, start: operandStart, name: at)
        continue
      case .keyword where keyword == .throws && effectsEndInArrow(),
        .identifier where keyword == .async && effectsEndInArrow():
        let at = position
        skipEffects()
        advance()
        leaf(.operatorExpr, start: at, name: at)
      default:
        fold(segmentMark, segmentStart, operators)
        foldPending(to: pendingBase)
        return true
      }
      operators += 1
      operandMark = mark
      operandStart = position
      guard parseElement(place, pattern: pattern) else {
        fold(segmentMark, segmentStart, operators)
        foldPending(to: pendingBase)
        return true
      }
    }
  }

  /// Whether `async`, `throws` at the position lead to the arrow of a function type.
  private mutating func effectsEndInArrow() -> Bool {
    let start = position
    defer { position = start }
    skipEffects()
    return kind == .arrow
  }

  @inline(__always)
  private mutating func fold(_ mark: Int, _ start: Int, _ operators: Int) {
    if operators > 0 { finish(.sequence, from: mark, start: start) }
  }

  /// Gives ternaries and assignments, which bind to the right, their last operand.
  @inline(__always)
  private mutating func foldPending(to base: Int) {
    while pending.count > base {
      let entry = pending.removeLast()
      finish(entry.isTernary ? .ternary : .assignment, from: Int(entry.mark), start: Int(entry.start))
    }
  }

  /// One operand with what stands before it: `try await -x.y()`.
  private mutating func parseElement(_ place: ExpressionPlace, pattern: PatternContext) -> Bool {
    let start = position
    let begin = mark
    // Prefixes nest to the right and are as many as the source cares to write, so they are walked over first and
    // wrapped around the operand from the inside out.
    while true {
      switch kind {
      case .prefixOperator: advanceOverOperator()
      case .prefixAmpersand: advance()
      case .keyword:
        guard keyword == .try || (keyword == .repeat && nextKind != .leftBrace) else { break }
        advance()
        if tokens[position - 1].keyword == .try, kind == .postfixQuestion || kind == .exclamation {
          advance()
        }
        continue
      case .identifier:
        guard atPrefixWord(place) else { break }
        advance()
        continue
      default: break
      }
      if position > start, isOperator(kind(at: position - 1)) || kind(at: position - 1) == .prefixAmpersand {
        if kind == .prefixOperator || kind == .prefixAmpersand { continue }
      }
      break
    }
    let operand = position
    let parsed = parseOperand(place, pattern: pattern)
    guard parsed || operand > start else { return false }
    var index = operand - 1
    while index >= start {
      let token = tokens[index]
      switch token.kind {
      case .postfixQuestion, .exclamation: break
      case .prefixOperator where index > start && tokens[index - 1].flags.contains(.joined): break
      case .prefixOperator, .prefixAmpersand: finish(.prefixExpr, from: begin, start: index, name: index)
      default: finish(.effect, from: begin, start: index, name: index)
      }
      index -= 1
    }
    return true
  }

  /// Whether the name at the position is a contextual keyword before an operand, as in `await x`, and no plain name.
  private mutating func atPrefixWord(_ place: ExpressionPlace) -> Bool {
    switch keyword {
    case .await: return !isMemberOrCall(position + 1) || tokens[position + 1].flags.contains(.spaceBefore)
    case .unsafe: return startsOperand(position + 1, place, afterUnsafe: true)
    case .consume, .copy, .each: return startsOperand(position + 1, place, afterUnsafe: false)
    default: return false
    }
  }

  private func isMemberOrCall(_ index: Int) -> Bool {
    switch kind(at: index) {
    case .period, .equal, .comma, .colon, .rightParen, .rightBracket, .rightBrace, .binaryOperator,
      .endOfFile:
      return true
    default: return false
    }
  }

  /// Whether the token could be the operand of a contextual keyword on the same line.
  private mutating func startsOperand(_ index: Int, _ place: ExpressionPlace, afterUnsafe: Bool) -> Bool {
    let token = tokens[index]
    if token.flags.contains(.startsLine) { return false }
    switch token.kind {
    case .identifier, .dollarIdentifier, .integer, .float, .stringStart, .regex, .prefixAmpersand,
      .prefixOperator, .at,
      .backslash, .pound:
      return true
    case .keyword:
      switch token.keyword {
      case .Any, .Self, .self, .super, .`init`, .true, .false, .nil, .repeat, .try, .if, .switch, .wildcard:
        return true
      default: return false
      }
    case .period, .leftParen, .leftBracket: return afterUnsafe && token.flags.contains(.spaceBefore)
    case .leftBrace:
      guard afterUnsafe else { return false }
      let start = position
      defer { position = start }
      position = index
      return atTrailingClosure(place)
    default: return false
    }
  }

  /// An operand with its suffixes.
  mutating func parseOperand(_ place: ExpressionPlace, pattern: PatternContext) -> Bool {
    if kind == .keyword {
      switch keyword {
      case .if:
        parseIf()
        return true
      case .switch:
        parseSwitch()
        return true
      case .let, .var, .inout:
        guard pattern != .none else { return false }
        parseBindingPattern(place)
        return true
      case .is:
        guard pattern != .none else { return false }
        let start = position
        let begin = mark
        advance()
        parseType()
        finish(.isPattern, from: begin, start: start)
        return true
      default: break
      }
    }
    if kind == .backslash {
      parseKeyPath(pattern: pattern)
      return true
    }
    let start = position
    let begin = mark
    guard parsePrimary(place, pattern: pattern) else { return false }
    parseSuffixes(begin: begin, start: start, place, pattern: pattern)
    return true
  }

  /// `let x`, `var (a, b)` inside a pattern.
  mutating func parseBindingPattern(_ place: ExpressionPlace) {
    let start = position
    let begin = mark
    while kind == .keyword && (keyword == .let || keyword == .var || keyword == .inout) { advance() }
    parseExpression(place, pattern: .matching)
    finish(.bindingPattern, from: begin, start: start, name: mark > begin ? lastName : nil)
  }
}
