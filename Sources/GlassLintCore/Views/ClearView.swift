/// Views that take up room and draw nothing.
extension FileContext {
  /// Whether nothing is drawn by what a modifier is put on, as its chain tells: a shape that is filled with nothing, or
  /// `Color.clear`.
  func drawsNothing(below modifier: NodeID) -> Bool {
    let chain = tree.chain(containing: modifier)
    var isClear = isClear(chain.root)
    for inner in chain.modifiers.prefix(while: { $0.call != modifier }) {
      switch tree.name(of: inner.name) {
      case "fill", "foregroundStyle", "foregroundColor":
        guard ShapeName.isShape(tree, chain.root), let color = tree.unlabelledArgument(inner.call) else {
          return false
        }
        isClear = self.isClear(color)
      case "frame", "padding": continue
      case let name: guard Catalog.modifiers.has(name, .keepsBounds), !paints(name) else { return false }
      }
    }
    return isClear
  }

  private func isClear(_ color: NodeID) -> Bool { self.color(of: color)?.family == .clear }

  private func paints(_ modifier: Name) -> Bool {
    Catalog.modifiers.hasAny(modifier, [.background, .layer, .paints])
  }
}
