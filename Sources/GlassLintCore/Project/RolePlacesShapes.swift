/// Corners, lines and surfaces.
extension RolePlaces {
  // MARK: Corners

  /// Modifiers that give a view the shape they take.
  private static let shapers: [StaticString] = [
    "clipShape", "background", "overlay", "mask", "contentShape", "glassEffect",
  ]

  /// Whether the shape's own frame, or that of the view it is cut to, is twice its radius or less: then its ends are
  /// round, and the radius follows the size.
  func isHalfOfFrame(_ shape: NodeID) -> Bool {
    guard let radius = radius(of: shape), radius > 0 else { return false }
    if isHalf(radius, tree.outerModifiers(of: shape)) { return true }
    guard let container = tree.container(of: shape), tree.isModifier(container.call),
      isNamed(container.call, in: Self.shapers)
    else { return false }
    return isHalf(radius, tree.chain(containing: container.call).modifiers)
  }

  private func radius(of shape: NodeID) -> Double? {
    guard let value = tree.argument(shape, "cornerRadius") else { return nil }
    let values = ValueFollower(tree: tree, facts: facts).values(of: value)
    return values.count == 1 ? values[0].value : nil
  }

  private func isHalf(_ radius: Double, _ modifiers: [Modifier]) -> Bool {
    modifiers.contains { modifier in
      guard tree.name(of: modifier.name) == "frame" else { return false }
      return ["width", "height"].contains { (label: StaticString) in
        guard let value = tree.argument(modifier.call, label), let size = tree.number(value) else {
          return false
        }
        return size > 0 && size <= 2 * radius
      }
    }
  }

  func isLayerCorner(_ assignment: NodeID) -> Bool {
    guard let target = tree.callee(assignment), let value = tree.value(assignment) else { return false }
    guard let radius = tree.number(value) else { return true }
    return !facts.layerCorners.isHalfOfSize(radius, of: target)
  }

  /// What takes the style of a corner, in SwiftUI and UIKit.
  private static let cornered: [StaticString] = [
    "ConcentricRectangle", "rect", "concentric", "containerConcentric", "uniformCorners", "corners",
    "uniformEdges", "uniformTopRadius", "uniformBottomRadius", "uniformLeftRadius", "uniformRightRadius",
  ]

  func isCornerStyle(_ call: NodeID) -> Bool {
    if let member = tree.calledMember(call), tree.callee(member) != nil { return true }
    return tree.container(of: call).map { isNamed($0.call, in: Self.cornered) } ?? false
  }

  // MARK: Lines

  /// What is drawn of lines, where their width belongs to the picture.
  private static let drawings: [StaticString] = [
    "Canvas", "Chart", "AxisGridLine", "AxisTick", "lineStyle", "chartXAxis", "chartYAxis",
  ]

  private static let plainShapes: [StaticString] = [
    "RoundedRectangle", "Rectangle", "UnevenRoundedRectangle", "Capsule", "Circle", "Ellipse",
    "ConcentricRectangle", "ContainerRelativeShape", "rect", "capsule", "circle", "ellipse",
  ]

  func isOutline(_ node: NodeID) -> Bool {
    if isDrawing(node) { return false }
    guard tree.kind(node) == .call else { return true }
    // `context.stroke(path, with: .color(.red), lineWidth: 2)` of a canvas.
    if tree.argument(node, "with") != nil { return false }
    let container = tree.constructedType(node) == nil ? nil : tree.container(of: node)
    if let container, isNamed(container.call, in: Self.drawings) { return false }
    guard let stroke = container?.call ?? (tree.isModifier(node) ? node : nil) else { return true }
    return isNamed(stroke, in: ["border"]) || isStrokeOfOutline(stroke)
  }

  /// Whether what is stroked is a plain shape that shows no progress.
  private func isStrokeOfOutline(_ stroke: NodeID) -> Bool {
    guard isNamed(stroke, in: ["stroke", "strokeBorder"]) else { return true }
    let chain = tree.chain(containing: stroke)
    if chain.modifiers.contains(where: { tree.name(of: $0.name) == "trim" }) { return false }
    if tree.constructedType(chain.root) != nil, !isNamed(chain.root, in: Self.plainShapes),
      !isNamed(chain.root, in: ["init"])
    {
      return false
    }
    return !isTrackOfRing(stroke)
  }

  /// Whether the shape lies with a trimmed one in the same container: a ring and its track.
  private func isTrackOfRing(_ stroke: NodeID) -> Bool {
    guard let container = tree.container(of: stroke), tree.closure(container.argument) != nil else {
      return false
    }
    return tree.subtree(container.argument).prefix(4000).contains {
      tree.kind($0) == .call && tree.isNamed($0, "trim")
    }
  }

  /// Whether it stands in a canvas, a chart, or a function that draws.
  private func isDrawing(_ node: NodeID) -> Bool {
    for ancestor in tree.ancestors(node) {
      switch tree.kind(ancestor) {
      case .call: if isNamed(ancestor, in: ["Canvas", "Chart"]) { return true }
      case .funcDecl: return tree.name(ancestor).map { $0.hasPrefix("draw") || $0 == "path" } ?? false
      case .memberBlock: return false
      default: continue
      }
    }
    return false
  }

  // MARK: Opacity

  private static let surfaceModifiers: [StaticString] = [
    "fill", "stroke", "strokeBorder", "border", "background", "listRowBackground",
  ]

  func isSurfaceOpacity(_ call: NodeID) -> Bool {
    guard let base = tree.base(ofModifier: call) else { return false }
    let color = tree.unwrapped(base)
    guard isColor(color) else { return tree.kind(color) != .call && isStyleOfSurface(call) }
    return isSurface(call) || isNamedSurface(call)
  }

  /// `Color.brand`, `.white`, `Color(red: 1, green: 0, blue: 0)`, `accentColor`.
  private func isColor(_ id: NodeID) -> Bool {
    guard let name = tree.name(id) else { return false }
    switch tree.kind(id) {
    case .call:
      if let type = tree.constructedType(id) { return type == "Color" || type == "UIColor" }
      return false
    case .member:
      guard let base = tree.callee(id) else { return true }
      if tree.isNamed(base, "Color") { return true }
    case .identifier: break
    default: return false
    }
    return name.hasSuffix("Color") || name == "color" || name == "tint"
  }

  /// Whether a color is what a shape is filled or stroked with or what lies behind a view: it alone, or a branch of a
  /// condition.
  private func isSurface(_ expression: NodeID) -> Bool {
    guard let argument = argument(whoseValueIs: expression), let call = tree.parent(argument),
      tree.kind(call) == .call
    else { return false }
    if tree.node(argument).flags.contains(.trailingClosure) || tree.name(argument) != nil { return false }
    return isNamed(call, in: Self.surfaceModifiers)
  }

  /// Whether an expression of any kind is a style there, so that it can be no view.
  private func isStyleOfSurface(_ expression: NodeID) -> Bool {
    guard isSurface(expression), let argument = argument(whoseValueIs: expression),
      let call = tree.parent(argument)
    else { return false }
    if isNamed(call, in: ["background", "listRowBackground"]) { return tree.argument(call, "in") != nil }
    return true
  }

  /// The argument that an expression is, through parentheses and conditions; not where it is a member of a chain.
  func argument(whoseValueIs expression: NodeID) -> NodeID? {
    var current = expression
    for ancestor in tree.ancestors(expression, limit: 16) {
      switch tree.kind(ancestor) {
      case .ternary: if tree.callee(ancestor) == current { return nil }
      case .sequence: if tree.fallbackOperands(ancestor) == nil { return nil }
      case .argument:
        guard let owner = tree.parent(ancestor) else { return nil }
        let isWrapper =
          tree.kind(owner) == .tuple || (tree.constructedType(owner).map { $0 == "AnyShapeStyle" } ?? false)
        if !isWrapper { return ancestor }
      case .tuple: break
      case .call:
        guard tree.constructedType(ancestor).map({ $0 == "AnyShapeStyle" }) ?? false else { return nil }
      default: return nil
      }
      current = ancestor
    }
    return nil
  }

  /// Whether a color has a name that is used as a surface in this file: `var fill = Color.white.opacity(0.08)`.
  private func isNamedSurface(_ expression: NodeID) -> Bool {
    guard let declaration = declaration(whoseValueIs: expression), let name = tree.name(declaration) else {
      return false
    }
    let uses = (facts.uses[name.hash] ?? []).prefix(16)
    return uses.contains { use in tree.name(use).map { $0 == name } ?? false && isSurface(use) }
  }

  private func declaration(whoseValueIs expression: NodeID) -> NodeID? {
    var current = expression
    for ancestor in tree.ancestors(expression, limit: 12) {
      switch tree.kind(ancestor) {
      case .binding, .parameter: return ancestor
      case .ternary: if tree.callee(ancestor) == current { return nil }
      case .tuple, .argument, .returnStmt, .accessorBlock, .codeBlock, .ifBranch, .ifStmt, .switchCase,
        .switchStmt:
        if tree.kind(ancestor) == .argument, tree.parent(ancestor).map({ tree.kind($0) != .tuple }) ?? true {
          return nil
        }
      default: return nil
      }
      current = ancestor
    }
    return nil
  }
}
