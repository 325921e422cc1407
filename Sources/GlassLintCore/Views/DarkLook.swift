/// Whether a view is drawn for a dark ground, whatever the appearance.
extension FileContext {
  /// A film of white no stronger than that lightens what is dark.
  private static let film = 0.3

  /// Whether what a shadow is cast by is drawn for a dark ground, or may be: its view writes in white without a color of its
  /// own behind it, or lays films of white over what is behind it, or whoever shows it has a ground that is not known to be
  /// light.
  func isForDarkGround(shadow: NodeID) -> Bool {
    guard let type = tree.enclosingType(of: shadow) else { return false }
    if writesInWhite(type) || laysWhiteFilms(type) { return true }
    // What lies behind that to which a modifier is applied, its callers know.
    guard tree.inherits(type, "View") else { return false }
    var outer = shadow
    while let container = tree.container(of: outer),
      Self.behind.contains(where: { tree.isNamed(container.call, $0) })
    {
      outer = container.call
    }
    return !liesOnLightGround(outOf: outer)
  }

  /// What a shape that casts the shadow of a view stands in.
  private static let behind: [StaticString] = ["background", "shadow", "fill", "foregroundStyle"]

  private func writesInWhite(_ type: NodeID) -> Bool {
    ["foregroundStyle", "foregroundColor"].contains { (name: StaticString) in
      (facts.calls[Name(name).hash] ?? []).contains { call in
        guard tree.isNamed(call, name), tree.contains(type, call), tree.isModifier(call),
          let color = tree.unlabelledArgument(call), case let colors = colors(of: color), !colors.isEmpty,
          colors.allSatisfy({ $0.family == .white })
        else { return false }
        return backdrop(behind: call) != .fixed
      }
    }
  }

  private func laysWhiteFilms(_ type: NodeID) -> Bool {
    (facts.calls[Name("opacity").hash] ?? []).contains { call in
      guard tree.isNamed(call, "opacity"), tree.contains(type, call),
        let amount = tree.unlabelledArgument(call).flatMap({ tree.number($0) }), 0 < amount,
        amount <= Self.film,
        let color = tree.calledMember(call).flatMap({ tree.callee($0) })
      else { return false }
      return tree.isNamed(tree.unwrapped(color), "white")
    }
  }
}
