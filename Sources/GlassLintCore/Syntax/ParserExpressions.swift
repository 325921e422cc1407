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
  private mutating func parseOperand(_ place: ExpressionPlace, pattern: PatternContext) -> Bool {
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

  // MARK: Primary expressions

  private mutating func parsePrimary(_ place: ExpressionPlace, pattern: PatternContext) -> Bool {
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
  private mutating func skipCompoundName() {
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
  private mutating func parseMacroExpansion(_ place: ExpressionPlace) -> Bool {
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

  private mutating func parseKeyPath(pattern: PatternContext) {
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

  // MARK: Suffixes

  /// Members, calls, subscripts, postfix operators and `#if` behind an operand that starts at node `begin`.
  private mutating func parseSuffixes(
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

  // MARK: Closures

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

  /// `[weak self, x = y()]`.
  private mutating func parseCaptures() {
    let close = close(of: position)
    advance()
    while position < close {
      let before = position
      while position < close, kind != .equal, kind != .comma { advance() }
      if consume(.equal) { parseExpression() }
      _ = consume(.comma)
      if position == before { skipUnexpected() }
    }
    position = close
    _ = consume(.rightBracket)
  }
}
