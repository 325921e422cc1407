/// Values that stay what whoever makes a view has given for them.
extension FileContext {
  /// Whether an expression comes to the same for as long as a view or a style is shown: all of it is written down, or is given by
  /// calls of the project that write it down, `kind == .primary` where all that use the style say which kind.
  func staysAsMade(_ expression: NodeID) -> Bool {
    let value = tree.unwrapped(expression)
    switch tree.kind(value) {
    case .prefixExpr: return tree.value(value).map { staysAsMade($0) } ?? tree.isSpelledOut(value)
    case .sequence:
      return tree.children(value).allSatisfy { tree.kind($0) == .operatorExpr || staysAsMade($0) }
    case .identifier: return isGivenOnce(value)
    case .member: return tree.ownName(value) == nil ? tree.isSpelledOut(value) : isGivenOnce(value)
    default: return tree.isSpelledOut(value)
    }
  }

  private func isGivenOnce(_ use: NodeID) -> Bool {
    let project = site.project
    guard let name = tree.ownName(use), let declaration = declaration(of: name, at: use),
      let origin = tree.origin(ofGiven: declaration), project.staysAsGiven(origin)
    else { return false }
    guard tree.kind(declaration) == .binding else { return project.has(origin, .given) }
    guard let type = tree.enclosingType(of: declaration), let owner = tree.name(type) else { return false }
    return project.places(showing: owner.symbol) > 0
      && !(tree.node(type).flags.contains(.isPublic) && project.mayBeUsedElsewhere(file: site.file))
      && !project.conforms(owner.symbol, toOneOf: ["Codable", "Decodable"])
  }
}
