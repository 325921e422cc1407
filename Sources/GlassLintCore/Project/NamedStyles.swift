extension SyntaxTree {
  /// Words in the names of types that hold the values of a design, whatever their role.
  private static let designWords: Set<String> = [
    "token", "tokens", "theme", "themes", "theming", "design", "designs", "styleguide",
  ]

  /// Whether a literal is part of a named style, whose job it is to write its values down: a member of a type that is
  /// all about the role, `extension Font { static let title = Font.system(size: 20) }`, or about a design.
  /// - Parameters:
  ///   - words: how names speak of the role, in lower case.
  ///   - types: types whose static members are such styles.
  func isInNamedStyle(_ literal: NodeID, words: [String], types: [StaticString]) -> Bool {
    guard
      let member = ancestors(literal, limit: 24).first(where: {
        kind($0) == .binding || kind($0) == .funcDecl
      })
    else { return false }
    let declaration = kind(member) == .binding ? parent(member) ?? member : member
    if drawsView(member) { return false }
    guard isMemberOrGlobal(declaration), let type = enclosingType(of: declaration), let name = name(type)
    else {
      return false
    }
    if kind(type) == .extensionDecl, types.contains(where: { name == $0 }) {
      return node(declaration).flags.contains(.isStatic)
    }
    guard kind(member) == .binding, mayHoldStyles(type, name) || name.hasSuffix("Theme") else { return false }
    let text = name.string.lowercased()
    // Whole words: `CardTokenization` is about payments.
    return words.contains { text.contains($0) }
      || !Self.designWords.isDisjoint(with: TokenWords.words(name.string))
  }

  /// Whether a property or function returns `some View`: what it draws is no style.
  private func drawsView(_ member: NodeID) -> Bool {
    guard let type = firstChild(member, where: { $0 == .typeAnnotation || $0 == .returnType }) else {
      return false
    }
    let node = node(type)
    return (Int(node.firstToken)..<Int(node.endToken)).contains { token($0).keyword == .some }
  }

  /// Endings of the names of types that draw something: their name says what they are, not what their constants are for.
  private static let drawn: [StaticString] = [
    "View", "Controller", "Cell", "Screen", "Layout", "Row", "Card", "Button", "Modifier",
  ]

  /// Whether the name of a type can say what its constants are for.
  private func mayHoldStyles(_ type: NodeID, _ name: Name) -> Bool {
    if kind(type) == .enumDecl { return true }
    if kind(type) != .extensionDecl, firstChild(type, .inheritedType) != nil { return false }
    return name == "Layout" || !Self.drawn.contains { name.hasSuffix($0) }
  }
}
