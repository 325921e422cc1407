/// A rounded shape that a view is cut to or painted in, and its one known corner radius in points.
struct RoundedOutline: Sendable {
  let radius: LiteralValue
  /// The argument that says so.
  let expression: NodeID
}

/// Finds the rounded outline of a view, and that of what it stands in.
struct OutlineReader {
  let tree: SyntaxTree
  let accessibility: AccessibilityReader
  let follower: ValueFollower

  /// Stacks within stacks that are looked into.
  private static let depthLimit = 5

  /// What a shape modifier of a chain says about the outline of its view.
  enum Edge {
    case rounded(RoundedOutline)
    /// Another shape, or one that is not known.
    case other
    /// Nothing.
    case none
  }

  // MARK: Shapes

  /// The outline a modifier gives its view.
  func edge(of modifier: Modifier) -> Edge {
    let call = modifier.call
    switch tree.name(of: modifier.name) {
    case "clipShape": return shape(tree.unlabelledArgument(call))
    case "cornerRadius":
      guard tree.argumentCount(call) == 1, let radius = tree.unlabelledArgument(call) else { return .other }
      return rounded(radius)
    case "background", "overlay", "mask": return edge(ofLayer: call)
    case "glassEffect": return tree.argument(call, "in").map { shape($0) } ?? .other
    case "border": return .other
    default:
      // One of the project's own that paints what is given `in:` a shape.
      guard let shape = tree.argument(call, "in") else { return .none }
      return self.shape(shape)
    }
  }

  private func edge(ofLayer call: NodeID) -> Edge {
    if let shape = tree.argument(call, "in") { return self.shape(shape) }
    let isOverlay = tree.isNamed(call, "overlay")
    var views = tree.unlabelledArgument(call).map { [$0] } ?? []
    if let closure = tree.trailingClosure(call) ?? tree.closureArgument(call, "content") {
      views += tree.statements(closure)
    }
    if views.count == 1 {
      let edge = shape(views[0])
      if case .rounded = edge { return edge }
    }
    // What lies on a view need not reach its edges; what lies behind it does.
    return isOverlay ? .none : .other
  }

  /// `RoundedRectangle(cornerRadius: 12)`, `.rect(cornerRadius: 12)`, painted or stroked, as large as it can be.
  func shape(_ expression: NodeID?) -> Edge {
    guard let expression else { return .other }
    let chain = accessibility.chain(expression)
    for modifier in chain.modifiers {
      // What is drawn in some state only.
      if tree.subtree(modifier.call).contains(where: { tree.isNamed($0, "clear") }) { return .other }
      switch tree.name(of: modifier.name) {
      case "fill", "stroke", "strokeBorder", "foregroundStyle", "foregroundColor", "opacity", "shadow",
        "blendMode",
        "blur", "animation", "drawingGroup", "allowsHitTesting", "accessibilityHidden", "glassEffect",
        "transition",
        "overlay", "background":
        continue
      default: return .other
      }
    }
    guard tree.kind(chain.root) == .call, let radius = tree.argument(chain.root, "cornerRadius"),
      tree.hasOnlyLabels(chain.root, ["cornerRadius", "style"]), isRoundedShape(chain.root)
    else { return .other }
    return rounded(radius)
  }

  private func isRoundedShape(_ call: NodeID) -> Bool {
    if let type = accessibility.constructed(call) { return type == "RoundedRectangle" }
    return tree.isImplicitMember(call) && tree.isNamed(call, "rect")
  }

  private func rounded(_ expression: NodeID) -> Edge {
    let values = follower.values(of: expression)
    guard values.count == 1 else { return .other }
    return .rounded(RoundedOutline(radius: values[0], expression: expression))
  }

  // MARK: Inside

  /// The outlines at the edges of a view: its own, or that of what fills it.
  func outlines(of expression: NodeID, depth: Int = 0) -> [RoundedOutline] {
    let chain = accessibility.chain(expression)
    for modifier in chain.modifiers.reversed() {
      guard !modifier.isConditional else { return [] }
      switch edge(of: modifier) {
      case .rounded(let outline): return [outline]
      case .other: return []
      case .none: if !keepsOutline(modifier) { return [] }
      }
    }
    if case .rounded(let outline) = shape(chain.root) { return [outline] }
    if let label = labelView(chain.root) {
      return depth < Self.depthLimit ? outlines(of: label, depth: depth + 1) : []
    }
    guard depth < Self.depthLimit, let name = accessibility.constructed(chain.root),
      let closure = tree.trailingClosure(chain.root)
    else { return [] }
    let views = tree.statements(closure).filter { tree.kind($0) != .variableDecl }
    guard Catalog.views.has(name, .stack) || name == "Group" else { return [] }
    if views.count == 1 {
      return accessibility.builderParts(views[0]) == nil ? outlines(of: views[0], depth: depth + 1) : []
    }
    guard Catalog.views.has(name, .column), let first = views.first, let last = views.last else { return [] }
    // Only the ends of a column reach into its corners, and only where they are as wide as it is.
    return [first, last].filter { fillsWidth($0) }.flatMap { outlines(of: $0, depth: depth + 1) }
  }

  /// The view that a button or link shows, where it is one.
  private func labelView(_ root: NodeID) -> NodeID? {
    guard let type = accessibility.constructed(root), let label = tree.label(ofControl: root, type),
      let closure = tree.closure(label)
    else { return nil }
    let views = tree.statements(closure)
    return views.count == 1 && accessibility.builderParts(views[0]) == nil ? views[0] : nil
  }

  func keepsOutline(_ modifier: Modifier) -> Bool {
    let name = tree.name(of: modifier.name)
    guard name == "buttonStyle" else { return keepsOutline(name) }
    guard let style = tree.unlabelledArgument(modifier.call),
      let styleName = tree.name(tree.unwrapped(style))
    else { return false }
    return !TouchNames.paintsControl(styleName)
  }

  private func keepsOutline(_ name: Name) -> Bool {
    switch name {
    case "aspectRatio", "scaledToFit", "scaledToFill", "buttonStyle", "resizable", "offset", "rotationEffect":
      false
    default: TouchNames.keepsSize(name)
    }
  }

  /// Whether a view is as wide as it can be: told to, or a shape or picture without a width of its own.
  private func fillsWidth(_ view: NodeID, depth: Int = 0) -> Bool {
    guard accessibility.builderParts(view) == nil else { return false }
    let chain = accessibility.chain(view)
    if let label = labelView(chain.root), depth < Self.depthLimit {
      return fillsWidth(label, depth: depth + 1)
    }
    var isWide = isFlexible(chain.root) || isPushedApart(chain.root)
    for modifier in chain.modifiers {
      switch tree.name(of: modifier.name) {
      case "resizable": isWide = true
      case "scaledToFit", "scaledToFill", "aspectRatio", "fixedSize": isWide = false
      case "frame":
        if tree.argument(modifier.call, "width") != nil { return false }
        if let most = tree.argument(modifier.call, "maxWidth") { isWide = tree.isNamed(most, "infinity") }
      default: continue
      }
    }
    return isWide
  }

  /// A row with a spacer in it.
  private func isPushedApart(_ root: NodeID) -> Bool {
    guard accessibility.constructed(root).map({ $0 == "HStack" }) == true,
      let closure = tree.trailingClosure(root)
    else { return false }
    return tree.statements(closure).contains { view in
      accessibility.constructed(accessibility.chain(view).root).map { $0 == "Spacer" } == true
    }
  }

  private func isFlexible(_ root: NodeID) -> Bool {
    ShapeName.isShape(tree, root) || ShapeName.isColor(tree, root)
  }

  // MARK: Outside

  /// The outline around a padded view: of a modifier after the padding, or of what it lies on.
  func outline(around padding: NodeID, depth: Int = 0) -> RoundedOutline? {
    var isPainted = false
    for modifier in tree.outerModifiers(of: padding) {
      guard !modifier.isConditional else { return nil }
      switch edge(of: modifier) {
      // What cuts a view that paints nothing up to its edges leaves no corner to see.
      case .rounded(let outline):
        return isPainted || !Catalog.modifiers.has(tree.name(of: modifier.name), .clips) ? outline : nil
      case .other:
        guard isPaint(modifier) else { return nil }
        isPainted = true
      case .none: if !keepsOutline(modifier) { return nil }
      }
    }
    return depth < Self.depthLimit ? outline(below: padding, depth) : nil
  }

  /// The outline of what a view lies on, where the view is as large as that.
  private func outline(below view: NodeID, _ depth: Int) -> RoundedOutline? {
    guard let container = tree.container(of: view), let value = tree.value(container.argument) else {
      return nil
    }
    let call = container.call
    let views = tree.kind(value) == .closure ? tree.statements(value) : [value]
    guard let index = views.firstIndex(of: tree.chainTop(view)), fillsRoom(views[index]) else { return nil }
    if tree.isNamed(call, "overlay"), let base = tree.base(ofModifier: call) {
      return only(outlines(of: base)) ?? outline(around: call, depth: depth + 1)
    }
    guard accessibility.constructed(call).map({ $0 == "ZStack" }) == true, index > 0 else { return nil }
    return only(outlines(of: views[index - 1]))
  }

  /// A shape without a size of its own.
  private func fillsRoom(_ view: NodeID) -> Bool {
    let chain = accessibility.chain(view)
    return isFlexible(chain.root) && !chain.modifiers.contains { tree.isNamed($0.call, "frame") }
  }

  /// A color or material behind a view, which a shape may cut afterwards.
  private func isPaint(_ modifier: Modifier) -> Bool {
    guard tree.isNamed(modifier.call, "background"), let paint = tree.unlabelledArgument(modifier.call) else {
      return false
    }
    let root = accessibility.chain(paint).root
    return ShapeName.isColor(tree, root) || tree.kind(root) == .member && !ShapeName.isShape(tree, root)
  }

  private func only(_ outlines: [RoundedOutline]) -> RoundedOutline? {
    outlines.count == 1 ? outlines[0] : nil
  }
}

extension FileContext {
  /// The style that a rounded rectangle is spelled with here; `nil` where nearly all leave it out, though some say that they
  /// are circular.
  var cornerStyle: String? {
    let own = facts.kept { CornerCounts(tree) }.value
    let all = own.namesCircularAlone && own.areMostlySpelledCircular ? own : site.project.corners
    if !all.namesCircularAlone { return "continuous" }
    return all.areMostlySpelledCircular ? "circular" : nil
  }
}
