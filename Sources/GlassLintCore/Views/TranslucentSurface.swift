/// A neutral color made translucent by hand, as what lies behind or over content.
struct TranslucentSurface {
  /// Opacities below this only tint, and from the other on nothing shows through.
  private static let opacities = 0.1..<0.97

  /// - Parameter call: the call of `opacity`; `nil` unless it makes such a surface.
  init?(_ context: borrowing RuleContext, opacity call: NodeID) {
    let tree = context.tree
    guard let color = tree.base(ofModifier: call), let amount = tree.unlabelledArgument(call),
      tree.kind(tree.chain(color).root) != .call || tree.constructedType(tree.chain(color).root) != nil,
      let isKnown = Self.isTranslucent(context, amount)
    else { return nil }
    guard let place = Self.place(tree, call), isKnown || place == .layer else { return nil }
    // Reading the color costs most.
    guard Self.isNeutral(context, color) else { return nil }
  }

  /// Whether an opacity lets something through: `false` where only its name tells, `nil` where it does not.
  private static func isTranslucent(_ context: borrowing RuleContext, _ amount: NodeID) -> Bool? {
    let values = context.values(of: amount)
    if values.isEmpty {
      guard let name = context.tree.name(context.tree.unwrapped(amount)) else { return nil }
      return name.containsIgnoringCase("opacity") || name.containsIgnoringCase("dim") ? false : nil
    }
    return values.allSatisfy { opacities.contains($0.value) } ? true : nil
  }

  private static func isNeutral(_ context: borrowing RuleContext, _ expression: NodeID) -> Bool {
    let colors = context.colors(of: expression)
    return !colors.isEmpty
      && colors.allSatisfy { color in
        switch color.kind {
        case .system(let system):
          switch system.family {
          case .black, .white, .screen, .surface: return true
          default: return false
          }
        case .components(let components?): return components.isNeutral
        default: return false
        }
      }
  }

  private enum Place {
    /// A color among others in a stack of layers, or over content.
    case layer
    /// What content stands on.
    case background
  }

  private static func place(_ tree: SyntaxTree, _ call: NodeID) -> Place? {
    var view = tree.chainTop(call)
    guard !isSmall(tree, view), var container = tree.container(of: view) else { return nil }
    if tree.isNamed(container.call, "fill"), tree.firstArgument(container.call) == container.argument {
      view = tree.chainTop(container.call)
      guard !isSmall(tree, view), let outer = tree.container(of: view) else { return nil }
      container = outer
      guard tree.isNamed(container.call, "background") else { return nil }
    }
    let isFirst = tree.firstArgument(container.call) == container.argument
    guard let name = tree.name(container.call) else { return nil }
    switch name {
    case "background", "presentationBackground":
      return isFirst && tree.isModifier(container.call) ? .background : nil
    case "overlay": return isFirst ? .layer : nil
    case "ZStack": return tree.closure(container.argument) != nil ? .layer : nil
    default: return nil
    }
  }

  /// A line, a dot, a handle: nothing one reads on.
  private static func isSmall(_ tree: SyntaxTree, _ view: NodeID) -> Bool {
    tree.chain(view).modifiers.contains { modifier in
      guard tree.name(of: modifier.name) == "frame" else { return false }
      return tree.argument(modifier.call, "width") != nil || tree.argument(modifier.call, "height") != nil
    }
  }
}
