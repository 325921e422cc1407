/// What lies on a surface, and what the surface lies on.
extension FileContext {
  /// Whether a background is no surface that content floats on: that of a badge or a placeholder, a layer of a card that has
  /// a ground of its own, or a part of a bar, which has one too.
  /// - Parameter call: a `background`, or the `fill` of a shape at the back of a stack.
  func isSmallOrLayered(background call: NodeID) -> Bool {
    isLone(call) || views.isModified(call, by: { isCardGround($0, around: call) }) || isShownInBar(call)
  }

  /// Whether all that lies on it is one picture, or a text without a stack around it or beside a dot alone, which neither is
  /// a control nor floats.
  private func isLone(_ call: NodeID) -> Bool {
    guard tree.isNamed(call, "background"), let base = tree.base(ofModifier: call) else { return false }
    let root = tree.chain(base).root
    var leaves = 0
    var isLone = true
    var isText = false
    // The dot may stand before the text or behind it.
    var isBadge = false
    drawnContent.walk([base]) { chain, _ in
      guard let type = tree.constructedType(chain.root), let view = Catalog.views[type] else {
        isLone = isLone && drawnContent.helper(chain.root) != nil
        return isLone ? .inside : .stop
      }
      guard view.isDisjoint(with: .holds) || type == "Label" else { return .inside }
      if type == "Spacer" { return .past }
      if !view.isDisjoint(with: .shape), tree.isNamed(root, "HStack") {
        isBadge = true
        return .past
      }
      leaves += 1
      isText = type == "Text"
      isLone = leaves == 1 && (type == "Image" || isText && !hasCardRoom(call))
      isBadge = isBadge || chain.root == root
      return isLone ? .past : .stop
    }
    return isLone && leaves == 1 && (isBadge || !isText) && !isControl(call) && !floats(call)
  }

  /// The room around the text of a badge, in points; cards have more on every side.
  private static let badgeRoom = 6.0

  private func hasCardRoom(_ call: NodeID) -> Bool {
    tree.chain(containing: call).modifiers.prefix { $0.call != call }.contains { modifier in
      tree.paddingParts(of: modifier.call)?.contains { part in
        part.edges == .all
          && part.amount.map { values(of: $0).contains { $0.value > Self.badgeRoom } } ?? true
      } ?? false
    }
  }

  /// Whether a view is all that a control shows, or answers to taps itself.
  private func isControl(_ call: NodeID) -> Bool {
    let top = tree.chainTop(call)
    if drawnContent.isControl(tree.chain(containing: call)) { return true }
    guard let container = tree.container(of: call), let type = tree.constructedType(container.call),
      DrawnContent.controls.contains(type), let value = tree.value(container.argument)
    else { return false }
    return tree.kind(value) != .closure || tree.statements(value) == [top]
  }

  private func floats(_ call: NodeID) -> Bool {
    tree.outerModifiers(of: call).contains {
      tree.isNamed($0.call, "offset") || tree.isNamed($0.call, "shadow")
    } || (tree.container(of: call).map { tree.isNamed($0.call, "overlay") } ?? false)
  }

  private func isCardGround(_ modifier: NodeID, around call: NodeID) -> Bool {
    guard tree.isNamed(modifier, "background"), tree.chainTop(modifier) != tree.chainTop(call) else {
      return false
    }
    return tree.argument(modifier, "in") != nil || BackgroundSite(tree: tree, call: modifier).hasShape
      || tree.unlabelledArgument(modifier).map { ShapeName.isShape(tree, tree.chain($0).root) } ?? false
  }

  private func isShownInBar(_ call: NodeID) -> Bool {
    tree.enclosingType(of: call).flatMap { tree.name($0) }.map { site.project.isShownInBar($0.symbol) }
      ?? false
  }
}
