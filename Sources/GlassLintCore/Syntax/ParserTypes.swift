// Types are leaves of the tree: the parser only has to find where they end.

extension Parser {
  /// Types within types that are followed by recursion; a type nested deeper is taken for none.
  private static let typeDepthLimit = 48

  /// Moves behind a type and appends it as a leaf.
  mutating func parseType(_ kind: NodeKind = .type) {
    let start = position
    var last: Int?
    _ = skipType(checking: false, last: &last)
    leaf(kind, start: start, name: last)
  }

  /// `: T` behind a pattern, where it is there.
  mutating func parseTypeAnnotation() {
    guard kind == .colon else { return }
    let start = position
    let begin = mark
    advance()
    parseType()
    finish(.typeAnnotation, from: begin, start: start)
  }

  /// Moves behind a type. With `checking`, the insides of parentheses and brackets are looked at as well, so that
  /// something that is no type is recognised; the position is then anywhere when the answer is `false`.
  mutating func skipType(checking: Bool, depth: Int = 0) -> Bool {
    var last: Int?
    return skipType(checking: checking, depth: depth, last: &last)
  }

  /// `last` becomes the token of the last component of a nominal type's name.
  mutating func skipType(checking: Bool, depth: Int = 0, last: inout Int?) -> Bool {
    guard depth < Self.typeDepthLimit else { return false }
    if kind == .keyword && keyword == .repeat { advance() }
    while true {
      skipTypeSpecifiers()
      switch keyword {
      case .some, .any, .each: if isWord(nextKind) || nextKind == .leftParen || nextKind == .at { advance() }
      default: break
      }
      guard skipSimpleType(checking: checking, depth: depth, last: &last) else { return false }
      while isOperator(at: position, UInt8(ascii: "&")) || kind == .prefixAmpersand {
        advance()
        if keyword == .any || keyword == .some { advance() }
        guard skipSimpleType(checking: checking, depth: depth, last: &last) else { return false }
      }
      let beforeArrow = position
      skipEffects()
      if kind == .arrow {
        advance()
        continue
      }
      position = beforeArrow
      break
    }
    if isOperator("...") { advance() }
    return true
  }

  /// `async`, `throws(E)`, `rethrows`, `reasync`, in any order.
  mutating func skipEffects() {
    while true {
      switch keyword {
      case .async, .reasync, .throws, .rethrows:
        advance()
        if kind == .leftParen && tokens[position - 1].keyword == .throws { skipGroup() }
      default: return
      }
    }
  }

  private mutating func skipTypeSpecifiers() {
    while true {
      if kind == .at {
        skipAttribute()
        continue
      }
      switch keyword {
      case .inout: advance()
      case .borrowing, .consuming, .isolated, .sending:
        guard isWord(nextKind) || nextKind == .leftParen || nextKind == .leftBracket || nextKind == .at else {
          return
        }
        advance()
      case .nonisolated:
        advance()
        if kind == .leftParen && !startsLine { skipGroup() }
      default:
        // `__owned`, `__shared`, `_const`: names before a name.
        guard kind == .identifier, nextKind == .identifier || nextKind == .leftBracket,
          bytes[Int(tokens[position].start)] == UInt8(ascii: "_"),
          !tokens[position + 1].flags.contains(.startsLine)
        else { return }
        advance()
      }
    }
  }

  private mutating func skipSimpleType(checking: Bool, depth: Int, last: inout Int?) -> Bool {
    switch kind {
    case .identifier: guard skipTypeName(checking: checking, depth: depth, last: &last) else { return false }
    case .keyword:
      switch keyword {
      case .Self: guard skipTypeName(checking: checking, depth: depth, last: &last) else { return false }
      case .Any, .wildcard: advance()
      default: return false
      }
    case .prefixOperator:
      guard isOperator(at: position, UInt8(ascii: "~")) else { return false }
      advance()
      return skipSimpleType(checking: checking, depth: depth + 1, last: &last)
    case .leftParen, .leftBracket:
      if checking {
        guard skipBracketedType(depth: depth + 1) else { return false }
      } else {
        skipGroup()
      }
    default: return false
    }
    while true {
      if kind == .period {
        guard isWord(nextKind) else { return nextKind != .integer }
        advance()
        guard skipTypeName(checking: checking, depth: depth, last: &last) else { return false }
      } else if (kind == .postfixQuestion || kind == .exclamation) && !startsLine {
        advance()
      } else if position > 0, tokens[position - 1].flags.contains(.joined),
        isOperator(at: position, UInt8(ascii: "?")) || isOperator(at: position, UInt8(ascii: "!"))
      {
        advance()
      } else {
        return true
      }
    }
  }

  /// A word and its generic arguments, in pieces with `Module::` before it.
  private mutating func skipTypeName(checking: Bool, depth: Int, last: inout Int?) -> Bool {
    last = position
    advance()
    if kind == .colon, nextKind == .colon, isWord(tokens[position + 2].kind),
      tokens[position].end == tokens[position + 1].start
    {
      position += 2
      last = position
      advance()
    }
    guard isOperator(at: position, UInt8(ascii: "<")) else { return true }
    return skipGenericArguments(checking: checking, depth: depth + 1)
  }

  /// `<` types `>`; a value of a generic parameter may be an integer.
  private mutating func skipGenericArguments(checking: Bool, depth: Int) -> Bool {
    advance()
    while !isOperator(at: position, UInt8(ascii: ">")) {
      if kind == .integer || (isOperator(at: position, UInt8(ascii: "-")) && nextKind == .integer) {
        if kind != .integer { advance() }
        advance()
      } else {
        guard skipType(checking: checking, depth: depth) else { return false }
      }
      guard consume(.comma) else { break }
    }
    guard isOperator(at: position, UInt8(ascii: ">")) else { return false }
    advance()
    return true
  }

  /// The inside of `(…)` or `[…]` as a type, looked at.
  private mutating func skipBracketedType(depth: Int) -> Bool {
    let open = position
    guard !tokens[open].flags.contains(.unmatched) else { return false }
    let close = close(of: open)
    advance()
    if kind(at: open) == .leftBracket {
      if kind == .integer {
        advance()
      } else {
        guard skipType(checking: true, depth: depth) else { return false }
      }
      if keyword == .of {
        advance()
        guard skipType(checking: true, depth: depth) else { return false }
      }
      if consume(.colon) { guard skipType(checking: true, depth: depth) else { return false } }
    } else {
      while position < close {
        if isWord(kind) && (nextKind == .colon || (isWord(nextKind) && tokens[position + 2].kind == .colon)) {
          position += nextKind == .colon ? 2 : 3
        }
        guard skipType(checking: true, depth: depth) else { return false }
        guard consume(.comma) else { break }
      }
    }
    guard position == close else { return false }
    advance()
    return true
  }

  /// Whether a `<` at the position opens generic arguments of an expression, told as the compiler does: what follows
  /// reads as a list of types, and the token behind the `>` could not go on with an operand.
  mutating func atGenericArguments() -> Bool {
    guard isOperator(at: position, UInt8(ascii: "<")) else { return false }
    let start = position
    defer { position = start }
    guard skipGenericArguments(checking: true, depth: 0) else { return false }
    if tokens[position - 1].flags.contains(.joined) {
      return isOperator(at: position, UInt8(ascii: "?")) || isOperator(at: position, UInt8(ascii: "!"))
    }
    switch kind {
    case .rightParen, .rightBracket, .leftBrace, .rightBrace, .period, .comma, .semicolon, .endOfFile,
      .exclamation,
      .postfixQuestion, .colon, .interpolationEnd:
      return true
    case .binaryOperator: return isOperator(at: position, UInt8(ascii: "&"))
    case .leftParen, .leftBracket: return !startsLine
    default: return false
    }
  }

  mutating func skipGenericArgumentsIfPresent() -> Bool {
    guard atGenericArguments() else { return false }
    return skipGenericArguments(checking: false, depth: 0)
  }

  /// `<T: P, each U where …>` behind a declared name.
  mutating func skipGenericParameters() {
    guard isOperator(at: position, UInt8(ascii: "<")) else { return }
    var open = 0
    while !atEnd {
      switch kind {
      case .leftParen, .leftBracket: skipGroup()
      case .leftBrace, .rightBrace, .rightParen, .rightBracket: return
      case .binaryOperator, .prefixOperator, .postfixOperator:
        if isOperator(at: position, UInt8(ascii: "<")) { open += 1 }
        if isOperator(at: position, UInt8(ascii: ">")) { open -= 1 }
        advance()
        if open == 0 { return }
      default: advance()
      }
    }
  }

  /// `where T: P, U == V` behind a declaration's head.
  mutating func skipWhereClause() {
    guard kind == .keyword, keyword == .where else { return }
    advance()
    while !atEnd {
      let before = position
      _ = skipType(checking: false)
      if kind == .colon || isOperator("==") { advance() }
      _ = skipType(checking: false)
      if kind == .leftParen && !startsLine { skipGroup() }
      guard consume(.comma), position > before else { return }
    }
  }

  /// Moves behind `@name(arguments)` without looking inside; for attributes of types.
  mutating func skipAttribute() {
    advance()
    guard isWord(kind) else { return }
    let takesArgument =
      isNamed("convention") || isNamed("isolated") || isNamed("differentiable") || isNamed("lifetime")
    advance()
    while kind == .period && isWord(nextKind) { position += 2 }
    if isOperator(at: position, UInt8(ascii: "<")) {
      var ignored: Int?
      position -= 1
      _ = skipTypeName(checking: false, depth: 0, last: &ignored)
    }
    if kind == .leftParen && (takesArgument || !tokens[position].flags.contains(.spaceBefore)) && !startsLine
    {
      let before = tokens[position - 1]
      // `@escaping(Int)` is an attribute before a tuple type; only attributes that can have arguments take them.
      if takesArgument || !isPlainTypeAttribute(before) { skipGroup() }
    }
  }

  private func isPlainTypeAttribute(_ token: Token) -> Bool {
    let name = Name(base: bytes + Int(token.start), count: Int(token.end - token.start), hash: token.payload)
    return name == "escaping" || name == "autoclosure" || name == "Sendable" || name == "noescape"
      || name == "MainActor" || name == "concurrent"
  }

  /// Whether the word at the position is this one.
  @inline(__always)
  func isNamed(_ text: StaticString) -> Bool { isNamed(position, text) }

  @inline(__always)
  func isNamed(_ index: Int, _ text: StaticString) -> Bool {
    let token = tokens[index]
    let name = Name(base: bytes + Int(token.start), count: Int(token.end - token.start), hash: token.payload)
    return name == text
  }
}
