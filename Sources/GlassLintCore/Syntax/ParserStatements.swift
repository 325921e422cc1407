/// What a list of items is made of.
enum ItemList {
  case code
  /// Members of a type: `case` declares there.
  case members
  /// Statements of a `switch` case: `case` and `default` end them.
  case switchCase
}

extension Parser {
  /// Statements, declarations and expressions up to the token `close` or to a directive that ends an `#if` clause.
  mutating func parseItems(_ list: ItemList, until close: Int) {
    while position < close {
      switch kind {
      case .semicolon: advance()
      case .rightBrace, .rightParen, .rightBracket: skipUnexpected()
      case .poundKeyword:
        switch keyword {
        case .poundElse, .poundElseif, .poundEndif:
          if ifConfigDepth > 0 { return }
          skipDirectiveLine(close)
        case .poundIf:
          if list == .switchCase && atConditionalCases() { return }
          parseIfConfig(list, until: close)
        case .poundSourceLocation: skipDirectiveLine(close)
        default: parseItem(list)
        }
      case .keyword where list == .switchCase && (keyword == .case || keyword == .default): return
      case .at where list == .switchCase && isNamed(position + 1, "unknown"): return
      default: parseItem(list)
      }
    }
  }

  private mutating func parseItem(_ list: ItemList) {
    let before = position
    if atDeclaration(list) {
      parseDeclaration(list)
    } else if !parseStatement() {
      parseExpression()
    }
    if position == before { skipUnexpected() }
  }

  /// Appends a statement that begins with a keyword, if one stands at the position.
  private mutating func parseStatement() -> Bool {
    if kind == .identifier && nextKind == .colon && kind(at: position + 2) == .keyword {
      switch tokens[position + 2].keyword {
      case .for, .while, .repeat, .do, .if, .switch, .guard: position += 2
      default: break
      }
    }
    guard kind == .keyword else { return false }
    let start = position
    let begin = mark
    switch keyword {
    case .if:
      parseIf()
      if kind == .keyword && keyword == .as {
        let at = position
        advance()
        if kind == .postfixQuestion || kind == .exclamation { advance() }
        parseType()
        finish(.cast, from: begin, start: start, name: at)
      }
    case .switch: parseSwitch()
    case .guard:
      advance()
      parseConditions()
      if kind == .keyword && keyword == .else { advance() }
      parseCodeBlock()
      finish(.guardStmt, from: begin, start: start)
    case .while:
      advance()
      parseConditions()
      parseCodeBlock()
      finish(.whileStmt, from: begin, start: start)
    case .repeat:
      guard nextKind == .leftBrace else { return false }
      advance()
      parseCodeBlock()
      if kind == .keyword && keyword == .while {
        advance()
        parseExpression()
      }
      finish(.repeatStmt, from: begin, start: start)
    case .for: parseFor()
    case .do: parseDo()
    case .defer:
      advance()
      parseCodeBlock()
      finish(.deferStmt, from: begin, start: start)
    case .return:
      advance()
      if atReturnedExpression() { parseExpression() }
      finish(.returnStmt, from: begin, start: start)
    case .throw:
      advance()
      parseExpression()
      finish(.throwStmt, from: begin, start: start)
    case .break, .continue, .fallthrough:
      advance()
      if kind == .identifier && !startsLine { advance() }
      leaf(.otherStmt, start: start, name: start)
    default: return false
    }
    return true
  }

  /// Whether what follows `return` is its value and not the next statement.
  private mutating func atReturnedExpression() -> Bool {
    switch kind {
    case .rightBrace, .semicolon, .endOfFile, .poundKeyword:
      return kind == .poundKeyword && (keyword == .poundAvailable || keyword == .poundUnavailable)
    case .keyword:
      switch keyword {
      case .if, .switch, .self, .Self, .super, .`init`, .true, .false, .nil, .try, .Any, .wildcard, .repeat:
        return true
      default: return false
      }
    case .identifier, .at: return !startsLine || !atDeclaration(.code)
    default: return true
    }
  }

  // MARK: Conditions

  mutating func parseConditions() {
    while !atEnd {
      let before = position
      parseCondition()
      guard kind == .comma, position > before else { return }
      advance()
      if kind == .leftBrace && atBodyBehindComma() { return }
    }
  }

  private func atBodyBehindComma() -> Bool {
    let after = tokens[min(close(of: position) + 1, tokenStorage.count - 1)]
    switch after.kind {
    case .endOfFile, .semicolon, .rightBrace, .rightParen: return true
    case .keyword where after.keyword == .else: return true
    default: return after.flags.contains(.startsLine) && after.kind != .comma && after.kind != .binaryOperator
    }
  }

  private mutating func parseCondition() {
    let start = position
    let begin = mark
    if kind == .poundKeyword, keyword == .poundAvailable || keyword == .poundUnavailable {
      parseAvailability()
      return
    }
    guard kind == .keyword, keyword == .case || keyword == .let || keyword == .var || keyword == .inout else {
      parseExpression(.condition)
      return
    }
    let isPattern = keyword == .case
    advance()
    parseExpression(.condition, pattern: .matching)
    let name = !isPattern && mark > begin && nodes[mark - 1].kind == .identifier ? lastName : nil
    parseTypeAnnotation()
    if consume(.equal) { parseExpression(.condition) }
    finish(isPattern ? .patternCondition : .optionalBinding, from: begin, start: start, name: name)
  }

  mutating func parseAvailability() {
    let start = position
    advance()
    if kind == .leftParen { skipGroup() }
    leaf(.availabilityCondition, start: start, name: start)
  }

  mutating func parseCodeBlock() {
    guard kind == .leftBrace else { return }
    let start = position
    let begin = mark
    parseGroup(.code)
    finish(.codeBlock, from: begin, start: start)
  }

  /// `if`, all its `else if` in one node: a chain is as long as the source cares to write.
  mutating func parseIf() {
    let start = position
    let begin = mark
    var branchStart = position
    var branchMark = mark
    advance()
    while true {
      parseConditions()
      parseCodeBlock()
      finish(.ifBranch, from: branchMark, start: branchStart)
      guard kind == .keyword, keyword == .else else { break }
      branchStart = position
      branchMark = mark
      advance()
      if kind == .keyword && keyword == .if {
        advance()
        continue
      }
      parseCodeBlock()
      finish(.ifBranch, from: branchMark, start: branchStart, flags: .elseBranch)
      break
    }
    finish(.ifStmt, from: begin, start: start)
  }

  private mutating func parseFor() {
    let start = position
    let begin = mark
    advance()
    if kind == .keyword && keyword == .try { advance() }
    if kind == .identifier && keyword == .await { advance() }
    if kind == .identifier && keyword == .unsafe && isWord(nextKind) && tokens[position + 1].keyword != .in {
      advance()
    }
    if kind == .keyword && keyword == .case { advance() }
    parseExpression(.condition, pattern: .matching)
    parseTypeAnnotation()
    if kind == .keyword && keyword == .in {
      advance()
      parseExpression(.condition)
    }
    if kind == .keyword && keyword == .where {
      advance()
      parseExpression(.condition)
    }
    parseCodeBlock()
    finish(.forStmt, from: begin, start: start)
  }

  private mutating func parseDo() {
    let start = position
    let begin = mark
    advance()
    skipEffects()
    parseCodeBlock()
    while kind == .keyword && keyword == .catch {
      let clauseStart = position
      let clauseMark = mark
      advance()
      while kind != .leftBrace && !atEnd {
        let before = position
        if keyword != .where { parseExpression(.condition, pattern: .matching) }
        if kind == .keyword && keyword == .where {
          advance()
          parseExpression(.condition)
        }
        guard consume(.comma), position > before else { break }
      }
      parseCodeBlock()
      finish(.catchClause, from: clauseMark, start: clauseStart)
    }
    finish(.doStmt, from: begin, start: start)
  }

  // MARK: Switch

  mutating func parseSwitch() {
    let start = position
    let begin = mark
    advance()
    parseExpression(.condition)
    if kind == .leftBrace { parseGroup(.cases) }
    finish(.switchStmt, from: begin, start: start)
  }

  mutating func parseSwitchCases(until close: Int) {
    while position < close {
      switch kind {
      case .poundKeyword:
        switch keyword {
        case .poundElse, .poundElseif, .poundEndif:
          if ifConfigDepth > 0 { return }
          skipDirectiveLine(close)
        case .poundIf: parseIfConfig(nil, until: close)
        default: parseItems(.switchCase, until: close)
        }
      case .at, .keyword:
        if kind == .at || keyword == .case || keyword == .default {
          parseSwitchCase(until: close)
        } else {
          parseStrayStatements(until: close)
        }
      default: parseStrayStatements(until: close)
      }
    }
  }

  private mutating func parseStrayStatements(until close: Int) {
    let before = position
    parseItems(.switchCase, until: close)
    if position == before { skipUnexpected() }
  }

  private mutating func parseSwitchCase(until close: Int) {
    let start = position
    let begin = mark
    if kind == .at {
      advance()
      advance()
    }
    let isDefault = keyword == .default
    if kind == .keyword && (keyword == .case || keyword == .default) { advance() }
    if !isDefault {
      while position < close, kind != .colon {
        let before = position
        parseExpression(.condition, pattern: .matching)
        if kind == .keyword && keyword == .where {
          advance()
          parseExpression()
        }
        guard consume(.comma), position > before else { break }
        if kind == .keyword && keyword == .case { advance() }
      }
    }
    _ = consume(.colon)
    if position < close { parseItems(.switchCase, until: close) }
    if position == start { advance() }
    finish(.switchCase, from: begin, start: start, flags: isDefault ? .elseBranch : [])
  }

  /// Whether the `#if` at the position holds whole cases, so that it does not belong to the case before it.
  private mutating func atConditionalCases() -> Bool {
    let start = position
    defer { position = start }
    repeat {
      advance()
      skipToEndOfLine(tokenStorage.count - 1)
    } while kind == .poundKeyword && (keyword == .poundIf || keyword == .poundElse || keyword == .poundElseif)
    while kind == .at && isWord(nextKind) { skipAttribute() }
    return kind == .keyword && (keyword == .case || keyword == .default)
  }

  // MARK: Conditional compilation

  /// Moves to the first token of the next line, over brackets as a whole.
  mutating func skipToEndOfLine(_ close: Int) {
    while !startsLine && !atEnd && position < close {
      switch kind {
      case .leftParen, .leftBracket, .leftBrace: skipGroup()
      default: advance()
      }
    }
  }

  mutating func skipDirectiveLine(_ close: Int) {
    advance()
    skipToEndOfLine(close)
  }

  /// `#if … #endif` around items (`list`) or around the cases of a `switch` (`nil`).
  private mutating func parseIfConfig(_ list: ItemList?, until close: Int) {
    guard ifConfigDepth < Self.depthLimit else {
      skipDirectiveLine(close)
      return
    }
    let start = position
    let begin = mark
    ifConfigDepth += 1
    while position < close {
      let clauseStart = position
      let clauseMark = mark
      let isElse = keyword == .poundElse
      advance()
      if !isElse { skipToEndOfLine(close) }
      if let list { parseItems(list, until: close) } else { parseSwitchCases(until: close) }
      finish(.ifConfigClause, from: clauseMark, start: clauseStart, flags: isElse ? .elseBranch : [])
      // Statements of a `switch` case may stop at a `case` inside the clause; the rest belongs to nobody then.
      while position < close && !atDirectiveEnd { parseStray(list, close) }
      guard kind == .poundKeyword, keyword == .poundElse || keyword == .poundElseif else { break }
    }
    ifConfigDepth -= 1
    if position < close, kind == .poundKeyword, keyword == .poundEndif { advance() }
    finish(.ifConfig, from: begin, start: start)
  }

  private var atDirectiveEnd: Bool {
    guard kind == .poundKeyword else { return false }
    return keyword == .poundElse || keyword == .poundElseif || keyword == .poundEndif
  }

  private mutating func parseStray(_ list: ItemList?, _ close: Int) {
    let before = position
    if list == .switchCase { parseSwitchCases(until: close) }
    if position == before { skipUnexpected() }
  }

  /// Whether the `#if` at the position goes on with the chain before it: its first clause starts with a member.
  func atPostfixIfConfig() -> Bool {
    var index = position
    let end = tokenStorage.count - 1
    repeat {
      index += 1
      while index < end && !tokens[index].flags.contains(.startsLine) { index += 1 }
    } while index < end && tokens[index].kind == .poundKeyword && tokens[index].keyword == .poundIf
    return index < end && tokens[index].kind == .period && isWord(tokens[index + 1].kind)
  }

  /// The clauses of an `#if` inside a chain; each goes on with suffixes of its own.
  mutating func parsePostfixIfConfig(_ place: ExpressionPlace) {
    var open = 0
    repeat {
      let clauseStart = position
      let clauseMark = mark
      let isElse = keyword == .poundElse
      if keyword == .poundIf { open += 1 }
      if keyword == .poundEndif {
        open -= 1
        advance()
        continue
      }
      advance()
      if !isElse { skipToEndOfLine(tokenStorage.count - 1) }
      if kind == .period { parseExpression(place) }
      finish(.ifConfigClause, from: clauseMark, start: clauseStart, flags: isElse ? .elseBranch : [])
    } while open > 0 && kind == .poundKeyword && keyword != .poundAvailable && keyword != .poundUnavailable
      && keyword != .poundSourceLocation
  }
}
