extension Parser {
  /// Whether a declaration stands at the position: a declaring keyword behind any attributes and modifiers.
  mutating func atDeclaration(_ list: ItemList) -> Bool {
    switch kind {
    case .keyword:
      switch keyword {
      case .let, .var, .func, .struct, .enum, .extension, .protocol, .import, .typealias, .associatedtype,
        .deinit,
        .subscript, .operator, .precedencegroup, .`init`, .class, .static, .public, .private, .fileprivate,
        .internal:
        break
      case .case: return list == .members
      default: return false
      }
    case .identifier: guard keyword != .none, !isPlainUse(nextKind) else { return false }
    case .at: guard isWord(nextKind) else { return false }
    default: return false
    }
    let start = position
    defer { position = start }
    var hasAttribute = false
    while kind == .at && isWord(nextKind) {
      skipDeclarationAttribute()
      hasAttribute = true
    }
    if hasAttribute && (kind == .rightBrace || atEnd || kind == .poundKeyword || kind == .pound) {
      return true
    }
    skipModifiers()
    switch keyword {
    case .let, .var, .func, .struct, .enum, .extension, .protocol, .import, .typealias, .associatedtype,
      .deinit,
      .subscript, .operator, .precedencegroup, .class:
      return kind == .keyword
    case .`init`: return kind == .keyword
    case .case: return kind == .keyword && list == .members
    case .actor, .macro: return nextKind == .identifier && !tokens[position + 1].flags.contains(.startsLine)
    case .inout, .mutating: return hasAttribute
    default: return hasAttribute && list == .members
    }
  }

  /// Whether a contextual keyword followed by this is just a name.
  @inline(__always)
  private func isPlainUse(_ next: TokenKind) -> Bool {
    switch next {
    case .period, .equal, .comma, .colon, .binaryOperator, .rightParen, .rightBrace, .rightBracket,
      .endOfFile,
      .leftBrace, .postfixQuestion, .exclamation:
      return true
    default: return false
    }
  }

  @inline(__always)
  private func isModifier(_ token: Token) -> Bool {
    switch token.keyword {
    case .public, .private, .fileprivate, .internal, .static, .async, .borrowing, .consuming, .convenience,
      .distributed, .dynamic, .final, .indirect, .infix, .isolated, .lazy, .mutating, .nonisolated,
      .nonmutating,
      .open, .optional, .override, .package, .postfix, .prefix, .reasync, .required, .sending, .unowned,
      .weak:
      return true
    default:
      guard token.kind == .identifier else { return false }
      let name = Name(
        base: bytes + Int(token.start), count: Int(token.end - token.start), hash: token.payload)
      return name == "__consuming" || name == "_const" || name == "_local" || name == "__setter_access"
    }
  }

  private mutating func skipModifiers() {
    while true {
      let token = tokens[position]
      if token.keyword == .class {
        // `class func`, `class var`; otherwise `class` declares.
        let next = tokens[position + 1]
        guard
          next.keyword == .func || next.keyword == .var || next.keyword == .let || next.keyword == .subscript
            || isModifier(next) && next.kind == .keyword || next.keyword == .override
            || next.keyword == .final
        else { return }
        advance()
        continue
      }
      guard isModifier(token) else { return }
      advance()
      if kind == .leftParen, token.keyword != .open, !startsLine { skipGroup() }
    }
  }

  // MARK: Attributes

  /// Attributes whose parentheses hold no expressions.
  private func hasSpecialSyntax(_ index: Int) -> Bool {
    let token = tokens[index]
    let name = Name(base: bytes + Int(token.start), count: Int(token.end - token.start), hash: token.payload)
    switch name {
    case "available", "objc", "backDeployed", "_spi", "_specialize", "specialized", "differentiable",
      "derivative",
      "transpose", "_dynamicReplacement", "_implements", "storageRestrictions", "_originallyDefinedIn",
      "_semantics",
      "_silgen_name", "_cdecl", "_alignment", "_documentation", "_effects", "_expose", "_private",
      "_typeEraser",
      "_unavailableFromAsync", "abi", "convention", "inline", "optimize", "exclusivity", "_lifetime",
      "lifetime",
      "_backDeploy", "_objcImplementation", "implementation", "_extern", "_rawLayout", "_nonSendable",
      "nonexhaustive":
      return true
    default: return false
    }
  }

  mutating func skipDeclarationAttribute() {
    advance()
    let name = position
    advance()
    while kind == .period && isWord(nextKind) { position += 2 }
    if isOperator(at: position, UInt8(ascii: "<")) { skipGenericParameters() }
    if atAttributeArguments(name) { skipGroup() }
  }

  /// Whether a parenthesis belongs to the attribute named before it and does not begin something else.
  private func atAttributeArguments(_ name: Int) -> Bool {
    guard kind == .leftParen, !startsLine else { return false }
    return !tokens[position].flags.contains(.spaceBefore) || hasSpecialSyntax(name)
  }

  /// `@name(arguments)`.
  mutating func parseAttribute() {
    let start = position
    let begin = mark
    advance()
    let first = position
    var name = position
    advance()
    while kind == .period && isWord(nextKind) {
      name = position + 1
      position += 2
    }
    if isOperator(at: position, UInt8(ascii: "<")) { skipGenericParameters() }
    if atAttributeArguments(first) {
      if hasSpecialSyntax(first) { skipGroup() } else { parseGroup(.arguments) }
    }
    finish(.attribute, from: begin, start: start, name: name)
  }

  // MARK: Declarations

  mutating func parseDeclaration(_ list: ItemList) {
    let start = position
    let begin = mark
    while kind == .at && isWord(nextKind) { parseAttribute() }
    var flags: NodeFlags = []
    let modifiers = position
    skipModifiers()
    for index in modifiers..<max(position, modifiers) {
      switch tokens[index].keyword {
      case .static, .class: flags.insert(.isStatic)
      case .private, .fileprivate:
        // `private(set)` restricts the setter only.
        if kind(at: index + 1) != .leftParen { flags.insert(.isPrivate) }
      case .public, .open, .package: flags.insert(.isPublic)
      default: break
      }
    }
    switch keyword {
    case .let, .var: parseVariable(begin: begin, start: start, flags: flags)
    case .func: parseFunction(begin: begin, start: start, flags: flags)
    case .struct: parseTypeDeclaration(.structDecl, begin: begin, start: start, flags: flags)
    case .class: parseTypeDeclaration(.classDecl, begin: begin, start: start, flags: flags)
    case .enum: parseTypeDeclaration(.enumDecl, begin: begin, start: start, flags: flags)
    case .actor: parseTypeDeclaration(.actorDecl, begin: begin, start: start, flags: flags)
    case .protocol: parseTypeDeclaration(.protocolDecl, begin: begin, start: start, flags: flags)
    case .extension: parseExtension(begin: begin, start: start, flags: flags)
    case .`init`: parseInitializer(begin: begin, start: start, flags: flags)
    case .deinit:
      advance()
      skipEffects()
      parseCodeBlock()
      finish(.deinitDecl, from: begin, start: start, flags: flags)
    case .subscript: parseSubscript(begin: begin, start: start, flags: flags)
    case .case: parseEnumCase(begin: begin, start: start)
    case .typealias, .associatedtype: parseTypeAlias(begin: begin, start: start, flags: flags)
    case .import: parseImport(begin: begin, start: start)
    case .operator:
      advance()
      advanceOverOperator()
      if consume(.colon) { _ = skipType(checking: false) }
      finish(.operatorDecl, from: begin, start: start)
    case .precedencegroup:
      advance()
      advance()
      if kind == .leftBrace { skipGroup() }
      finish(.precedenceGroupDecl, from: begin, start: start)
    case .macro: parseMacroDeclaration(begin: begin, start: start, flags: flags)
    default:
      // Attributes or modifiers before something else: a macro, or nothing yet.
      if kind == .pound { parseExpression() }
      if position == start { advance() }
      finish(.unexpected, from: begin, start: start)
    }
  }

  private mutating func parseImport(begin: Int, start: Int) {
    advance()
    switch keyword {
    case .struct, .class, .enum, .protocol, .typealias, .func, .var, .let: advance()
    default: break
    }
    let name = position
    if isWord(kind) || isOperator(kind) { advance() }
    while kind == .period && !startsLine {
      advance()
      if !startsLine && (isWord(kind) || isOperator(kind)) { advance() }
    }
    finish(.importDecl, from: begin, start: start, name: name)
  }

  private mutating func parseTypeDeclaration(_ kind: NodeKind, begin: Int, start: Int, flags: NodeFlags) {
    advance()
    let name = isWord(self.kind) ? position : nil
    if name != nil { advance() }
    skipGenericParameters()
    parseInheritance()
    skipWhereClause()
    parseMemberBlock()
    finish(kind, from: begin, start: start, name: name, flags: flags)
  }

  private mutating func parseExtension(begin: Int, start: Int, flags: NodeFlags) {
    advance()
    var name: Int?
    _ = skipType(checking: false, last: &name)
    parseInheritance()
    skipWhereClause()
    parseMemberBlock()
    finish(.extensionDecl, from: begin, start: start, name: name, flags: flags)
  }

  private mutating func parseInheritance() {
    guard consume(.colon) else { return }
    while !atEnd && kind != .leftBrace {
      let before = position
      parseType(.inheritedType)
      guard consume(.comma), position > before else { return }
    }
  }

  private mutating func parseMemberBlock() {
    guard kind == .leftBrace else { return }
    let start = position
    let begin = mark
    parseGroup(.members)
    finish(.memberBlock, from: begin, start: start)
  }

  private mutating func parseFunction(begin: Int, start: Int, flags: NodeFlags) {
    advance()
    let name = position
    if isWord(kind) || kind == .dollarIdentifier {
      advance()
    } else if kind != .leftParen && !atEnd {
      advanceOverOperator()
    }
    // `func ==<T>(…)`: the operator has swallowed the bracket.
    if kind == .identifier, isOperator(kind(at: position - 1)) {
      while !atEnd, kind != .leftParen, kind != .leftBrace { advance() }
    }
    skipGenericParameters()
    if kind == .leftParen { parseParameterClause() }
    skipEffects()
    if kind == .arrow {
      advance()
      parseType(.returnType)
      skipEffects()
    }
    skipWhereClause()
    parseCodeBlock()
    finish(.funcDecl, from: begin, start: start, name: name, flags: flags)
  }

  private mutating func parseInitializer(begin: Int, start: Int, flags: NodeFlags) {
    let name = position
    advance()
    if kind == .postfixQuestion || kind == .exclamation { advance() }
    if isOperator(kind), kind(at: position) != .binaryOperator || isOperator(at: position, UInt8(ascii: "<"))
    {
      // `init?<T>`, where `?<` is one operator.
      if isOperator(at: position, UInt8(ascii: "<")) {
        skipGenericParameters()
      } else {
        while !atEnd, kind != .leftParen, kind != .leftBrace { advance() }
      }
    }
    if kind == .leftParen { parseParameterClause() }
    skipEffects()
    skipWhereClause()
    parseCodeBlock()
    finish(.initDecl, from: begin, start: start, name: name, flags: flags)
  }

  private mutating func parseSubscript(begin: Int, start: Int, flags: NodeFlags) {
    let name = position
    advance()
    skipGenericParameters()
    if kind == .leftParen { parseParameterClause() }
    skipEffects()
    if kind == .arrow {
      advance()
      parseType(.returnType)
    }
    skipWhereClause()
    parseAccessorBlock()
    finish(.subscriptDecl, from: begin, start: start, name: name, flags: flags)
  }

  private mutating func parseMacroDeclaration(begin: Int, start: Int, flags: NodeFlags) {
    advance()
    let name = position
    advance()
    skipGenericParameters()
    if kind == .leftParen { parseParameterClause() }
    if kind == .arrow {
      advance()
      parseType(.returnType)
    }
    if consume(.equal) { parseExpression() }
    skipWhereClause()
    finish(.macroDecl, from: begin, start: start, name: name, flags: flags)
  }

  private mutating func parseTypeAlias(begin: Int, start: Int, flags: NodeFlags) {
    let isAlias = keyword == .typealias
    advance()
    let name = isWord(kind) ? position : nil
    if name != nil { advance() }
    skipGenericParameters()
    if !isAlias { parseInheritance() }
    if consume(.equal) { parseType() }
    skipWhereClause()
    finish(
      isAlias ? .typealiasDecl : .associatedtypeDecl, from: begin, start: start, name: name, flags: flags)
  }

  private mutating func parseEnumCase(begin: Int, start: Int) {
    advance()
    while isWord(kind) {
      let elementStart = position
      let elementMark = mark
      advance()
      if kind == .leftParen { parseParameterClause() }
      if consume(.equal) { parseExpression() }
      finish(.enumCaseElement, from: elementMark, start: elementStart, name: elementStart)
      guard consume(.comma) else { break }
    }
    finish(.enumCaseDecl, from: begin, start: start)
  }
}
