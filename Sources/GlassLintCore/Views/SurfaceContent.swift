/// What lies on a surface, and what the surface lies on.
extension FileContext {
  /// Whether a background is no surface that content floats on: that of a badge or a placeholder, a layer of a card that has
  /// a ground of its own, or a part of a bar, which has one too.
  /// - Parameter call: a `background`, or the `fill` of a shape at the back of a stack.
  func isSmallOrLayered(background call: NodeID) -> Bool {
    isLone(call) || views.isModified(call, by: { isCardGround($0, around: call) }) || isShownInBar(call)
  }

  /// Whether whoever shows a surface paints something behind it: on a card of its own material it would vanish, and on a flat
  /// ground there is nothing to adapt to.
  func isOnPaintedGround(_ call: NodeID) -> Bool {
    facts.isOnGround(call)
      || tree.enclosingType(of: call).flatMap { tree.name($0) }.map {
        site.project.isShownOnGround($0.symbol)
      } ?? false
  }

  /// Whether what lies on a background paints a ground of its own: the part of the view that it is, or the text of an editor.
  func hasGroundInside(background call: NodeID) -> Bool {
    guard let base = tree.base(ofModifier: call) else { return false }
    let parts = views.builder(of: tree.chain(base).root).map { views.views(in: $0) } ?? []
    if parts.contains(where: { part in
      tree.chain(part).modifiers.contains { Catalog.modifiers.has(tree.name(of: $0.name), .background) }
    }) {
      return true
    }
    var isFound = false
    drawnContent.walk([base]) { chain, _ in
      guard let type = tree.constructedType(chain.root) else { return .inside }
      isFound =
        Catalog.views.has(type, .scrolls) && Catalog.views.has(type, .ground)
        || Self.wells.contains { type.containsIgnoringCase($0) }
          && site.project.conforms(type.symbol, toOneOf: ["UIViewRepresentable", "NSViewRepresentable"])
      return isFound ? .stop : .inside
    }
    return isFound
  }

  /// What names of views of UIKit and AppKit have that paint a ground to read or to write on.
  private static let wells: [StaticString] = ["text", "editor", "table"]

  /// What names of those have that show a film, a map or a drawing, or what a camera sees.
  private static let canvases: [StaticString] = [
    "player", "video", "movie", "camera", "map", "canvas", "drawing", "scene",
  ]

  /// Whether a view of the project's own stands for one of UIKit or AppKit that shows a film, a map or a drawing.
  func isForeignCanvas(_ view: Name) -> Bool {
    !Catalog.views.contains(view) && Self.canvases.contains { view.containsIgnoringCase($0) }
      && site.project.conforms(view.symbol, toOneOf: ["UIViewRepresentable", "NSViewRepresentable"])
  }

  /// Stacks and helpers that a view is followed out of to those beside it.
  private static let neighborDepth = 4

  /// Whether a view lies in a box of the system's with a title, on the ground that its style paints, or among boxes of one
  /// style, with which it is to look alike.
  /// The capsule of a field to write in is no card.
  func isAmongBoxes(_ view: NodeID) -> Bool {
    guard standsBesideBox(view) || surroundings(of: view).contains(where: { $0.contains(.inBox) }) else {
      return false
    }
    return !views.holds(tree.chain(containing: view).root) { call in
      views.constructed(call).map { $0 == "TextField" } ?? false
    }
  }

  /// Whether the ground is that of a pane which scrolls what it holds: nothing lies behind that.
  func isGroundOfPane(_ call: NodeID) -> Bool {
    guard let base = tree.base(ofModifier: call), let reader = tree.constructedType(tree.chain(base).root),
      reader == "GeometryReader", let content = views.content(of: tree.chain(base).root)
    else { return false }
    return views.views(in: content).contains { view in
      views.constructed(views.chain(view).root).map { Catalog.views.has($0, .scrolls) } ?? false
    }
  }

  /// Whether the system paints another view of the stack that a view is a part of, as a box with a title, so that both are to
  /// look alike.
  private func standsBesideBox(_ view: NodeID, depth: Int = 0) -> Bool {
    guard depth < Self.neighborDepth else { return false }
    guard let container = tree.container(of: view) else {
      return views.uses(ofViewAround: view).contains { standsBesideBox($0, depth: depth + 1) }
    }
    guard let closure = tree.closure(container.argument),
      let type = views.constructed(container.call), Catalog.views.has(type, .holds)
    else { return false }
    return views.views(in: closure).contains { isBox($0) }
      || standsBesideBox(container.call, depth: depth + 1)
  }

  private func isBox(_ view: NodeID, depth: Int = 0) -> Bool {
    let root = views.chain(view).root
    if let block = views.builder(of: root) {
      return depth < Self.neighborDepth
        && views.views(in: block).contains { isBox($0, depth: depth + 1) }
    }
    return views.constructed(root).map(Self.isBox) ?? false
  }

  private static func isBox(_ type: Name) -> Bool { type == "GroupBox" }

  /// The room around a view on all sides.
  func hasRoomAround(_ call: NodeID) -> Bool {
    tree.chain(containing: call).modifiers.prefix { $0.call != call }.contains { modifier in
      tree.paddingParts(of: modifier.call)?.contains { $0.edges == .all } ?? false
    }
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
  func isControl(_ call: NodeID) -> Bool {
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
