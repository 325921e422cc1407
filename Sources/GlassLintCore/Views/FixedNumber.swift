/// Whether the name of a number stands for one that stays as it is.
extension FileContext {
  /// Whether an expression is, or is worked out from, a `@ScaledMetric`.
  func isScaledMetric(_ expression: NodeID) -> Bool {
    let use = tree.unwrapped(expression)
    guard tree.kind(use) == .identifier || tree.kind(use) == .member else {
      return tree.subtree(expression).contains { isScaledName($0) }
    }
    return isScaledName(use)
  }

  private func isScaledName(_ use: NodeID) -> Bool {
    guard let declaration = numberDeclaration(use) else { return false }
    return attributes(declaration).contains { tree.isNamed($0, "ScaledMetric") }
  }

  /// Whether a name is that of a number that changes: what animates or is adjusted, or what others pass in.
  func isAdjustable(_ use: NodeID) -> Bool {
    guard let declaration = numberDeclaration(use) else { return false }
    if tree.kind(declaration) == .parameter { return true }
    guard let variable = tree.parent(declaration), tree.kind(variable) == .variableDecl else { return false }
    if attributes(declaration).contains(where: { !tree.isNamed($0, "ScaledMetric") }) { return true }
    // A `let` with a value, or a computed property, is the file's own.
    return !tree.node(variable).flags.contains(.constant)
      && tree.firstChild(declaration, .accessorBlock) == nil
  }

  /// Whether what an expression comes to is above zero at one time and below at another, as what follows a movement is; also
  /// where all that is known is a constant which the file takes with both signs.
  func areOfBothSigns(_ values: [LiteralValue]) -> Bool {
    values.contains { $0.value > 0 } && values.contains { $0.value < 0 }
      || values.contains { value in
        guard !value.path.isEmpty,
          let name = tree.ancestors(value.node, limit: 4).first(where: { tree.kind($0) == .binding })
            .flatMap({ tree.name($0) })
        else { return false }
        let uses = (facts.uses[name.hash] ?? []).filter { tree.name($0).map { $0 == name } ?? false }
        let negated = uses.filter { use in tree.parent(use).map { tree.kind($0) == .prefixExpr } ?? false }
        return !negated.isEmpty && negated.count < uses.count
      }
  }

  /// What `size` and `self.size` mean in this file.
  private func numberDeclaration(_ use: NodeID) -> NodeID? {
    guard let name = tree.name(use) else { return nil }
    switch tree.kind(use) {
    case .identifier: return declaration(of: name, at: use)
    case .member:
      guard let base = tree.callee(use), tree.isNamed(base, "self") else { return nil }
      return declaration(of: name, at: use)
    default: return nil
    }
  }

  private func attributes(_ binding: NodeID) -> [NodeID] {
    guard let variable = tree.parent(binding), tree.kind(variable) == .variableDecl else { return [] }
    return tree.children(variable).filter { tree.kind($0) == .attribute }
  }
}

extension SyntaxTree {
  /// Whether something declares a number that grows with the text.
  func isScaledMetric(_ id: NodeID) -> Bool { kind(id) == .variableDecl && hasAttribute(id, "ScaledMetric") }
}
