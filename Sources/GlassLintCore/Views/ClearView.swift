/// Views that take up room and draw nothing.
extension FileContext {
  /// Whether nothing is drawn to the edge by what a modifier is put on, as its chain tells: a shape that is filled with nothing,
  /// `Color.clear`, or the plot of a chart, whose marks lie within, where it has no ground.
  func drawsNothing(below modifier: NodeID) -> Bool {
    let chain = tree.chain(containing: modifier)
    var isClear = isClear(chain.root) || isPlot(chain.root)
    for inner in chain.modifiers.prefix(while: { $0.call != modifier }) {
      switch tree.name(of: inner.name) {
      case "fill", "foregroundStyle", "foregroundColor":
        guard ShapeName.isShape(tree, chain.root), let color = tree.unlabelledArgument(inner.call) else {
          return false
        }
        isClear = self.isClear(color)
      case "frame", "padding": continue
      case "background" where hasClearGround(inner.call): continue
      case let name: guard Catalog.modifiers.has(name, .keepsBounds), !paints(name) else { return false }
      }
    }
    return isClear
  }

  /// Whether what a modifier is put on lays words and symbols beside each other and has no ground: a clip at the edge leaves
  /// them as they are.
  func drawsOnlyGlyphs(below modifier: NodeID) -> Bool {
    let chain = tree.chain(containing: modifier)
    let inner = chain.modifiers.prefix { $0.call != modifier }
    guard inner.allSatisfy({ isBare($0.call) }),
      tree.constructedType(chain.root).map({ Catalog.views.has($0, .stack) }) ?? false
    else { return false }
    var draws: (glyphs: Bool, more: Bool) = (false, false)
    drawnContent.walk([chain.root]) { part, _ in
      guard let type = tree.constructedType(part.root), !facts.declaresCallable(type),
        !site.declaresType(type), part.modifiers.allSatisfy({ isBare($0.call) })
      else {
        draws.more = true
        return .stop
      }
      if Catalog.views.has(type, .container), !Catalog.views.has(type, .ground) { return .inside }
      if type == "Spacer" { return .past }
      draws.glyphs = true
      draws.more = !(type == "Text") && !isSymbol(part.root)
      return draws.more ? .stop : .past
    }
    return draws.glyphs && !draws.more
  }

  private func isSymbol(_ view: NodeID) -> Bool {
    tree.isInitializer(view, "Image") && tree.argument(view, "systemName") != nil
  }

  /// Whether a modifier is one of the system's that paints nothing of its own.
  private func isBare(_ modifier: NodeID) -> Bool {
    guard let name = tree.name(modifier) else { return false }
    return Catalog.modifiers.contains(name) && (!paints(name) || hasClearGround(modifier))
      && !declaresFunction(meantBy: modifier)
  }

  /// `.background(.clear)` paints nothing.
  private func hasClearGround(_ modifier: NodeID) -> Bool {
    tree.isNamed(modifier, "background") && tree.unlabelledArgument(modifier).map { isClear($0) } ?? false
  }

  /// `content` of `.chartPlotStyle { content in content }`.
  private func isPlot(_ view: NodeID) -> Bool {
    tree.kind(view) == .identifier
      && tree.container(of: view).map { tree.isNamed($0.call, "chartPlotStyle") } ?? false
  }

  /// Whether nobody sees the corners of a shape: it is filled with nothing, or another shape cuts what it fills.
  func hidesCorners(ofShape shape: NodeID) -> Bool {
    let modifiers = tree.chain(containing: shape).modifiers
    guard tree.chain(containing: shape).root == shape,
      !modifiers.contains(where: { tree.isNamed($0.call, "stroke") || tree.isNamed($0.call, "strokeBorder") })
    else { return false }
    return modifiers.contains { modifier in
      let name = tree.name(of: modifier.name)
      if name == "cornerRadius" || name == "clipShape" { return true }
      return name == "fill" && tree.unlabelledArgument(modifier.call).map { isClear($0) } ?? false
    }
  }

  private func isClear(_ color: NodeID) -> Bool { self.color(of: color)?.family == .clear }

  private func paints(_ modifier: Name) -> Bool {
    Catalog.modifiers.hasAny(modifier, [.background, .layer, .paints])
  }
}
