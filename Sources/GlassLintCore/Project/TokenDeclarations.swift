extension SyntaxTree {
  /// How many numeric constants make a token set.
  private static let tokenSetSize = 3

  /// Words in the names of types that hold the values of a design, whatever their role.
  private static let designWords = ["token", "theme", "design", "style guide"]

  /// Whether a literal is the value of a token: one of three or more numeric constants of a type whose name, or that of
  /// a type around it, says what they are for.
  /// - Parameter words: how names speak of the role, in lower case.
  func isTokenValue(_ literal: NodeID, words: [String]) -> Bool {
    guard let binding = ancestors(literal, limit: 12).first(where: { kind($0) == .binding }),
      let declaration = parent(binding), isMemberOrGlobal(declaration), let type = enclosingType(of: binding),
      holdsTokenSet(type)
    else { return false }
    for ancestor in [type] + ancestors(type).filter({ isTypeDeclaration($0) }) {
      guard let name = name(ancestor), mayHoldTokens(ancestor, name) else { continue }
      if kind(ancestor) == .extensionDecl, name == "CGFloat" || name == "Double" { return true }
      let text = name.string.lowercased()
      if (words + Self.designWords).contains(where: { text.contains($0) }) || text == "ds" { return true }
    }
    return false
  }

  /// Whether a literal is part of a named style, whose job it is to write its values down: a member of a type that is
  /// all about the role, `extension Font { static let title = Font.system(size: 20) }`, or about a design.
  /// - Parameters:
  ///   - words: how names speak of the role, in lower case.
  ///   - types: types whose static members are such styles.
  func isInNamedStyle(_ literal: NodeID, words: [String], types: [StaticString]) -> Bool {
    guard
      let binding = ancestors(literal, limit: 24).first(where: {
        kind($0) == .binding || kind($0) == .funcDecl
      })
    else { return false }
    let declaration = kind(binding) == .binding ? parent(binding) ?? binding : binding
    guard isMemberOrGlobal(declaration), let type = enclosingType(of: declaration), let name = name(type)
    else {
      return false
    }
    if kind(type) == .extensionDecl, types.contains(where: { name == $0 }) {
      return node(declaration).flags.contains(.isStatic)
    }
    guard kind(binding) == .binding, mayHoldTokens(type, name) || name.hasSuffix("Theme") else {
      return false
    }
    let text = name.string.lowercased()
    return (words + Self.designWords).contains { text.contains($0) }
  }

  /// Endings of the names of types that draw something: their name says what they are, not what their constants are for.
  private static let drawn: [StaticString] = [
    "View", "Controller", "Cell", "Screen", "Layout", "Row", "Card", "Button", "Modifier",
  ]

  /// Whether the name of a type can say what its constants are for.
  private func mayHoldTokens(_ type: NodeID, _ name: Name) -> Bool {
    if kind(type) == .enumDecl { return true }
    if kind(type) != .extensionDecl, firstChild(type, .inheritedType) != nil { return false }
    return name == "Layout" || !Self.drawn.contains { name.hasSuffix($0) }
  }

  private func holdsTokenSet(_ type: NodeID) -> Bool {
    guard let block = firstChild(type, .memberBlock) else { return false }
    var count = 0
    for member in children(block).prefix(400) where kind(member) == .variableDecl {
      for binding in children(member) where kind(binding) == .binding {
        if let value = value(binding), isNumeric(value) { count += 1 }
        if count == Self.tokenSetSize { return true }
      }
    }
    return false
  }

  /// `20`, `-20`, `20.0`, `CGFloat(20)`.
  private func isNumeric(_ id: NodeID) -> Bool {
    switch kind(id) {
    case .integerLiteral, .floatLiteral: return true
    case .prefixExpr: return callee(id).map { number($0) != nil } ?? false
    case .call: return unlabelledArgument(id).map { number($0) != nil } ?? false
    default: return false
    }
  }
}
