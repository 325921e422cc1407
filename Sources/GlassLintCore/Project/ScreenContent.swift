/// The view that a screen's content is laid out in, and what stands between it and the screen's sides.
struct ScreenContent {
  /// Modifiers on the way from the screen to its content that make room at the sides, outermost first.
  var margins: [NodeID] = []
  /// Something says that this is a screen, and no part of one.
  var isScreen = false
  /// A card or control begins, whose inside is its own.
  var isCard = false
  /// It is one of several that a state of the screen chooses between.
  var isChosen = false
}

/// Goes from the body of a view down to the view its content is laid out in.
struct ScreenReader {
  let tree: SyntaxTree
  let facts: FileFacts
  let accessibility: AccessibilityReader

  /// Views and helpers looked through on the way down.
  private static let stepLimit = 24

  /// Views whose content takes all of their room. A loop has many, a split view several columns.
  private static let wrappers = Catalog.views.names(
    [.wrapper, .navigation], except: ["ForEach", "NavigationSplitView"], also: ["ScrollView"])

  /// Modifiers that shape a card.
  private static let cardModifiers = Catalog.modifiers.names(
    .clips, except: ["clipped"], also: ["border", "glassEffect"])

  /// Modifiers that stand on a screen. Where one leads to is said on whatever leads there.
  private static let screenModifiers = Catalog.modifiers.names(.screen, except: ["navigationDestination"])

  /// The columns of a screen, where the body is one: the branches of a condition have one each.
  func contents(ofBody block: NodeID) -> [ScreenContent] {
    var result: [ScreenContent] = []
    let mayBeScreen = isNamedLikeScreen(block) && !isPlaced(block)
    let isScreen =
      tree.enclosingType(of: block).flatMap { tree.name($0) }.map { $0.hasSuffix("Screen") } == true
    var open = views(block).map { (view: $0, content: ScreenContent(isScreen: isScreen)) }
    guard open.count == 1 else { return [] }
    var left = Self.stepLimit
    while let (view, outer) = open.popLast(), left > 0 {
      left -= 1
      var content = outer
      if let parts = accessibility.builderParts(view) {
        if parts.count > 1 { content.isChosen = true }
        open += parts.map { ($0, content) }
        continue
      }
      let chain = accessibility.chain(view)
      read(chain, into: &content)
      guard !content.isCard else { continue }
      if mayBeScreen, takesAllHeight(view) { content.isScreen = true }
      switch inside(chain.root, &content) {
      case .column(let inner):
        if content.margins.isEmpty {
          // Another state of the same screen has none.
          if content.isChosen, inner.isEmpty { return [] }
          open += inner.map { ($0, content) }
        } else if content.isScreen {
          result.append(content)
        }
      case .views(let views):
        if content.isChosen, content.margins.isEmpty, views.isEmpty { return [] }
        open += views.map { ($0, content) }
      case .nothing:
        if content.isScreen, !content.margins.isEmpty, isScrolling(chain.root) { result.append(content) }
      }
    }
    return result
  }

  /// What the paddings around content put on one side; `nil` where that is not spelled out.
  func paddings(of content: ScreenContent, at side: EdgeSet) -> [(call: NodeID, part: PaddingPart)]? {
    var result: [(call: NodeID, part: PaddingPart)] = []
    for call in content.margins {
      guard let parts = tree.paddingParts(of: call) else { return nil }
      for part in parts where part.edges.contains(side) { result.append((call, part)) }
    }
    return result
  }

  private func views(_ block: NodeID) -> [NodeID] {
    tree.statements(block).filter { tree.kind($0) != .variableDecl }
  }

  /// Endings of the names of types that are a whole screen.
  private static let screenWords: [StaticString] = [
    "View", "Screen", "Page", "Sheet", "Settings", "Onboarding", "Tab", "Details", "Detail",
  ]

  /// Words in the names of types that are parts of one.
  private static let partWords: [StaticString] = [
    "row", "cell", "card", "header", "footer", "section", "panel", "popover", "bar", "overlay", "toast",
    "banner", "widget",
    "menu",
    "picker", "editor", "item", "preview", "content", "list", "grid", "container", "component", "scrollview",
    "stack",
  ]

  private func isNamedLikeScreen(_ block: NodeID) -> Bool {
    guard let type = tree.enclosingType(of: block), let name = tree.name(type) else { return false }
    return Self.screenWords.contains { name.hasSuffix($0) }
      && !Self.partWords.contains { name.containsIgnoringCase($0) }
  }

  /// Whether the name of a view says that it is a part of a screen.
  static func namesPart(_ view: String) -> Bool {
    let view = view.lowercased()
    return partWords.contains { view.contains("\($0)") }
  }

  /// What scrolls from top to bottom, or has a spacer push its rows apart, takes a screen.
  private func takesAllHeight(_ view: NodeID) -> Bool {
    if isVerticalScroll(view) { return true }
    let root = accessibility.chain(view).root
    guard accessibility.constructed(root).map({ Catalog.views.has($0, .column) }) == true,
      let closure = tree.trailingClosure(root)
    else { return false }
    return views(closure).contains { row in
      let root = accessibility.chain(row).root
      return accessibility.constructed(root).map { $0 == "Spacer" } == true
    }
  }

  /// Views and modifiers that show other views beside what stands in them.
  private static let places = Catalog.views.names(
    [.stack, .scrolls], also: ["ForEach", "Section", "overlay", "background", "safeAreaInset"])

  /// Whether this file shows the type among other views.
  private func isPlaced(_ block: NodeID) -> Bool {
    guard let type = tree.enclosingType(of: block), let name = tree.name(type) else { return false }
    return (facts.uses[name.hash] ?? []).prefix(24).contains { use in
      guard tree.name(use).map({ $0 == name }) == true, !tree.contains(type, use), !tree.isInPreview(use),
        let container = tree.container(of: use), let place = tree.name(container.call)
      else { return false }
      return Self.places.contains(place)
    }
  }

  // MARK: Modifiers

  private func read(_ chain: ModifierChain, into content: inout ScreenContent) {
    var margins: [NodeID] = []
    for modifier in chain.modifiers {
      let name = tree.name(of: modifier.name)
      if Self.screenModifiers.contains(name) {
        content.isScreen = true
      } else if name == "accessibilityElement" {
        // What is one element is no screen.
        content.isCard = true
      } else if Self.cardModifiers.contains(name) {
        content.isCard = true
      } else if name == "background" {
        if reachesEdges(modifier.call) {
          content.isScreen = true
        } else if isShaped(modifier.call) {
          content.isCard = true
        }
      } else if name == "overlay", isShaped(modifier.call) {
        content.isCard = true
      } else if Catalog.modifiers.has(name, .room), !modifier.isConditional {
        margins.append(modifier.call)
      } else if name == "frame",
        hasOwnWidth(modifier.call, after: margins, isState: content.isChosen)
      {
        // What has a width of its own keeps no distance to the sides.
        content.isCard = true
      }
    }
    content.margins += margins.reversed()
  }

  /// Whether a frame gives what it is put on a width of its own, or the room around what a padding keeps apart.
  /// - Parameter isState: whether it is put on one of several states of a screen.
  private func hasOwnWidth(_ frame: NodeID, after margins: [NodeID], isState: Bool) -> Bool {
    if tree.argument(frame, "width") != nil || tree.argument(frame, "minWidth") != nil { return true }
    // All around and in the middle of all there is: that is the place of a message, not a margin.
    return tree.argument(frame, "maxHeight") != nil
      && margins.contains { isState || tree.paddingParts(of: $0)?.contains { $0.edges == .all } ?? true }
  }

  /// Whether a view ignores the safe area, as only the background of a whole screen does.
  private func reachesEdges(_ view: NodeID) -> Bool {
    tree.subtree(view).suffix(400).contains { id in
      tree.kind(id) == .call && tree.name(id).map { Catalog.modifiers.has($0, .edges) } == true
    }
  }

  private func isShaped(_ call: NodeID) -> Bool {
    if tree.argument(call, "in") != nil { return true }
    return tree.subtree(call).suffix(400).contains { id in
      tree.kind(id) == .call
        && (tree.isNamed(id, "RoundedRectangle") || tree.isNamed(id, "Capsule")
          || tree.isNamed(id, "clipShape")
          || tree.isNamed(id, "rect") || tree.isNamed(id, "UnevenRoundedRectangle"))
    }
  }

  // MARK: Roots

  private enum Inside {
    /// A column, and the scroll view among its rows, if any.
    case column([NodeID])
    case views([NodeID])
    case nothing
  }

  private func inside(_ root: NodeID, _ content: inout ScreenContent) -> Inside {
    if let block = helper(root) {
      let views = views(block)
      return views.count == 1 ? .views(views) : .nothing
    }
    guard let name = accessibility.constructed(root) else { return .nothing }
    if name == "AnyView", let view = tree.unlabelledArgument(root) { return .views([view]) }
    guard let closure = tree.trailingClosure(root) else { return .nothing }
    let views = views(closure)
    if Catalog.views.has(name, .column) { return .column(only(views.filter { leadsToScroll($0) })) }
    if Catalog.views.has(name, .depth) { return .views(front(of: views, &content)) }
    guard Self.wrappers.contains(name) else { return .nothing }
    if Catalog.views.has(name, .navigation) { content.isScreen = true }
    if name == "ScrollView", !isVertical(root) { return .nothing }
    return views.count == 1 ? .views(views) : .nothing
  }

  /// The body of the computed property or function of this file that a view is built by.
  private func helper(_ root: NodeID) -> NodeID? {
    ViewReader(tree: tree, facts: facts).builder(of: root, inTypes: false)
  }

  private func isVertical(_ scrollView: NodeID) -> Bool {
    guard let axes = tree.unlabelledArgument(scrollView) else { return true }
    return tree.isNamed(axes, "vertical")
  }

  private func isVerticalScroll(_ view: NodeID) -> Bool {
    let root = accessibility.chain(view).root
    return accessibility.constructed(root).map { $0 == "ScrollView" } == true && isVertical(root)
  }

  /// Whether a row is a scroll view, by itself or through helpers of this file.
  private func leadsToScroll(_ row: NodeID) -> Bool {
    var view = row
    for _ in 0..<4 {
      if isVerticalScroll(view) { return true }
      let root = accessibility.chain(view).root
      var block = helper(root)
      if block == nil, let name = accessibility.constructed(root), Self.wrappers.contains(name) {
        block = tree.trailingClosure(root)
      }
      guard let block, let inner = only(views(block)).first else { return false }
      view = inner
    }
    return false
  }

  /// An editor has insets of its own.
  private func isScrolling(_ root: NodeID) -> Bool {
    accessibility.constructed(root).map { Catalog.views.has($0, .scrolls) && !Catalog.views.has($0, .field) }
      == true
  }

  /// What lies on a screen's background: the one layer that lays out views.
  private func front(of layers: [NodeID], _ content: inout ScreenContent) -> [NodeID] {
    let backgrounds = layers.filter { isBackground($0) }
    if !backgrounds.isEmpty { content.isScreen = true }
    return only(layers.filter { !backgrounds.contains($0) && isLayout($0) })
  }

  private func isBackground(_ layer: NodeID) -> Bool {
    let chain = accessibility.chain(layer)
    return chain.modifiers.contains {
      Catalog.modifiers.has(tree.name(of: $0.name), .edges)
    } && !isLayout(layer)
  }

  private func isLayout(_ layer: NodeID) -> Bool {
    if accessibility.builderParts(layer) != nil { return true }
    let root = accessibility.chain(layer).root
    guard let name = accessibility.constructed(root) else { return helper(root) != nil }
    return Catalog.views.hasAny(name, [.stack, .rows]) || Self.wrappers.contains(name)
  }

  private func only(_ views: [NodeID]) -> [NodeID] { views.count == 1 ? views : [] }
}
