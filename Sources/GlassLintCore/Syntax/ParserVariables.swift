// Variables, their accessors, and parameters.

extension Parser {
  mutating func parseParameterClause() { parseGroup(.parameters) }

  /// The inside of a parameter list of a function, a closure or an enum case; the last takes bare types too.
  mutating func parseParameters(until close: Int) {
    while position < close {
      let start = position
      let begin = mark
      while kind == .at && isWord(nextKind) { parseAttribute() }
      // Modifiers such as `isolated` or `_const` stand before the names.
      while isWord(kind), isWord(nextKind), kind(at: position + 2) != .colon, position + 2 < close,
        isWord(kind(at: position + 2))
      {
        advance()
      }
      var name: Int?
      if isWord(kind), nextKind == .colon || (isWord(nextKind) && kind(at: position + 2) == .colon) {
        if nextKind != .colon { advance() }
        name = position
        advance()
        advance()
        parseType()
      } else if isWord(kind), nextKind == .comma || position + 1 == close {
        // A closure's parameter without a type, or an enum case's type.
        name = position
        advance()
        if isOperator(at: position, UInt8(ascii: "<")) || kind == .period || kind == .postfixQuestion {
          position -= 1
          parseType()
        }
      } else {
        parseType()
      }
      if consume(.equal) { parseExpression() }
      if position > start { finish(.parameter, from: begin, start: start, name: name) }
      if kind == .comma { advance() } else if position == start { skipUnexpected() }
      if position < close, position > start, kind(at: position - 1) != .comma { parseUntilComma(close) }
    }
  }

  /// Moves over what fits nowhere in a parameter list.
  private mutating func parseUntilComma(_ close: Int) {
    while position < close, kind != .comma { skipUnexpected() }
    _ = consume(.comma)
  }

  mutating func parseVariable(begin: Int, start: Int, flags: NodeFlags) {
    var flags = flags
    if keyword == .let { flags.insert(.constant) }
    advance()
    while !atEnd {
      let before = position
      parseBinding(flags)
      guard position > before, consume(.comma) else { break }
    }
    finish(.variableDecl, from: begin, start: start, flags: flags)
  }

  private mutating func parseBinding(_ flags: NodeFlags) {
    let start = position
    let begin = mark
    var name: Int?
    if kind == .identifier || kind == .keyword {
      guard kind == .identifier || keyword == .wildcard || keyword == .self else { return }
      name = kind == .identifier ? position : nil
      advance()
    } else if kind == .leftParen {
      skipGroup()
      leaf(.wildcard, start: start)
    } else if kind == .dollarIdentifier {
      name = position
      advance()
    } else {
      return
    }
    parseTypeAnnotation()
    if consume(.equal) { parseExpression() }
    if kind == .leftBrace { parseAccessorBlock() }
    finish(.binding, from: begin, start: start, name: name, flags: flags)
  }

  // MARK: Accessors

  mutating func parseAccessorBlock() {
    guard kind == .leftBrace else { return }
    let start = position
    let begin = mark
    parseGroup(.accessors)
    finish(.accessorBlock, from: begin, start: start)
  }

  /// The inside of a variable's or subscript's braces: accessors, or the statements of a getter.
  mutating func parseAccessors(until close: Int) {
    guard atAccessor(close) else {
      parseItems(.code, until: close)
      return
    }
    while position < close {
      let start = position
      let begin = mark
      while kind == .at && isWord(nextKind) { parseAttribute() }
      while isWord(kind), !isAccessorWord(position), position < close { advance() }
      guard position < close, isAccessorWord(position) else {
        if position == start {
          if kind == .poundKeyword { skipDirectiveLine(close) } else { skipUnexpected() }
        }
        continue
      }
      let name = position
      advance()
      if kind == .leftParen { skipGroup() }
      skipEffects()
      parseCodeBlock()
      finish(.accessor, from: begin, start: start, name: name)
    }
  }

  private func isAccessorWord(_ index: Int) -> Bool {
    switch tokens[index].keyword {
    case .get, .set, .willSet, .didSet, ._read, ._modify, .unsafeAddress, .unsafeMutableAddress, .`init`:
      return true
    default: return isNamed(index, "borrow") || isNamed(index, "mutate")
    }
  }

  private mutating func atAccessor(_ close: Int) -> Bool {
    let start = position
    defer { position = start }
    if kind == .poundKeyword && keyword == .poundIf {
      skipDirectiveLine(close)
    }
    while kind == .at && isWord(nextKind) { skipDeclarationAttribute() }
    while position < close,
      keyword == .mutating || keyword == .nonmutating || keyword == .consuming || keyword == .borrowing
        || isNamed("__consuming") || keyword == .isolated || keyword == .nonisolated
    {
      advance()
    }
    guard position < close, isAccessorWord(position) else { return false }
    // `set(newValue)`; any other accessor followed by a parenthesis is a call.
    let takesName = keyword == .set || keyword == .willSet || keyword == .didSet
    advance()
    switch kind {
    case .leftBrace, .rightBrace: return true
    case .leftParen: return takesName
    case .at, .poundKeyword, .semicolon: return true
    default:
      switch keyword {
      case .get, .set, .async, .throws, .rethrows, .mutating, .nonmutating, ._modify, ._read, .didSet,
        .willSet,
        .unsafeMutableAddress:
        return true
      default: return false
      }
    }
  }
}
