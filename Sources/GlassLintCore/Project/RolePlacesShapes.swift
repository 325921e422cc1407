/// Corners, lines and surfaces.
extension RolePlaces {
  // MARK: Corners

  /// Modifiers that give a view the shape they take.
  private static let shapers: [StaticString] = [
    "clipShape", "background", "overlay", "mask", "contentShape", "glassEffect",
  ]

  /// Whether a radius follows the size of what it rounds: half of a frame's width or height or more, or, of a square
  /// picture, the part that the corners of an app's icon take.
  func isRoundEnd(_ call: NodeID) -> Bool {
    guard let value = tree.argument(call, "cornerRadius") ?? tree.unlabelledArgument(call),
      let radius = number(value), radius > 0
    else { return false }
    if follows(radius, of: call) { return true }
    guard let container = tree.container(of: call), tree.isModifier(container.call),
      isNamed(container.call, in: Self.shapers)
    else { return false }
    return follows(radius, of: container.call)
  }

  /// A shape without a straight edge between two corners.
  enum RoundShape: String {
    case circle = "Circle"
    case capsule = "Capsule"
  }

  /// What a radius makes of a view that it is half a side of, or more.
  struct Roundness {
    var shape = RoundShape.capsule
    /// Whether it is that for certain: what stands around a view says how large it is only where it does not reach out.
    var isSure = false
  }

  /// - Returns: `nil` where a radius is less than half of a side, as far as anything tells.
  func roundness(of call: NodeID, radius: NodeID) -> Roundness? {
    let number = number(radius)
    let (width, height) = frame(filledBy: call) ?? frame(inside: call)
    let sides = [width, height].compactMap { $0 }
    let isEndless = isEndless(radius) || number.map { $0 >= Scale.capsule } ?? false
    // What is given a square behind that is meant to fill it.
    if sides.isEmpty, let frame = frame(behind: call), isSame(frame.width, frame.height),
      isEndless || isHalf(radius, of: frame.width)
    {
      return Roundness(shape: .circle)
    }
    if isEndless || sides.contains(where: { isHalf(radius, of: $0) }) {
      let isSquare = sides.count == 2 && isSame(sides[0], sides[1])
      return Roundness(shape: isSquare ? .circle : .capsule, isSure: true)
    }
    if sides.count == 2, sides.allSatisfy({ self.number($0) != nil }) { return nil }
    return isHalfOfSide(radius, inside: call) || isHalfOfFrame(around: call, radius)
      ? Roundness() : nil
  }

  /// `.infinity`
  private func isEndless(_ radius: NodeID) -> Bool {
    let radius = tree.unwrapped(radius)
    return tree.kind(radius) == .member && isNamed(radius, in: ["infinity", "greatestFiniteMagnitude"])
  }

  /// The sides that a view has been given before a modifier and kept since; what makes room between them, or a frame
  /// that gives way, leaves a side open.
  private func frame(inside call: NodeID) -> (width: NodeID?, height: NodeID?) {
    var (width, height): (NodeID?, NodeID?)
    var (knowsWidth, knowsHeight) = (false, false)
    let modifiers = tree.chain(containing: call).modifiers
    let split = modifiers.firstIndex { $0.call == call } ?? modifiers.startIndex
    for modifier in modifiers[..<split].reversed() {
      if keepsBounds(modifier) { continue }
      guard isNamed(modifier.call, in: ["frame"]) else { break }
      let labels = tree.arguments(modifier.call).compactMap { tree.name($0) }
      if !knowsWidth {
        width = tree.argument(modifier.call, "width")
        knowsWidth = labels.contains { $0.containsIgnoringCase("width") }
      }
      if !knowsHeight {
        height = tree.argument(modifier.call, "height")
        knowsHeight = labels.contains { $0.containsIgnoringCase("height") }
      }
    }
    return (width, height)
  }

  /// What leaves a view that takes any size as it is.
  private static let fills: [StaticString] = ["resizable", "fill", "foregroundColor", "foregroundStyle"]

  /// The sides of the frame right around what takes any size: a color, a shape, a picture that is scaled to it.
  private func frame(filledBy call: NodeID) -> (width: NodeID?, height: NodeID?)? {
    let chain = tree.chain(containing: call)
    guard let split = chain.modifiers.firstIndex(where: { $0.call == call }) else { return nil }
    let inner = chain.modifiers[..<split]
    guard
      ShapeName.isColor(tree, chain.root) || ShapeName.isShape(tree, chain.root)
        || inner.contains(where: { isNamed($0.call, in: ["resizable"]) }),
      inner.allSatisfy({ keepsBounds($0) || isNamed($0.call, in: Self.fills) }),
      let frame = frame(behind: call)
    else { return nil }
    return (frame.width, frame.height)
  }

  /// The sides of the frame right around a view as a modifier leaves it.
  private func frame(behind call: NodeID) -> (width: NodeID, height: NodeID)? {
    let modifiers = tree.chain(containing: call).modifiers
    guard let split = modifiers.firstIndex(where: { $0.call == call }),
      let frame = modifiers[(split + 1)...].first(where: { !keepsBounds($0) })?.call,
      isNamed(frame, in: ["frame"]), let width = tree.argument(frame, "width"),
      let height = tree.argument(frame, "height")
    else { return nil }
    return (width, height)
  }

  private func keepsBounds(_ modifier: Modifier) -> Bool {
    Catalog.modifiers.has(tree.name(of: modifier.name), .keepsBounds)
  }

  private static let sideLabels: [StaticString] = ["width", "height", "maxWidth", "maxHeight"]

  /// Containers around a view that are asked for their size.
  private static let containerLimit = 6

  /// Whether a radius is half of a side, or more, of a frame around a view: no side of what keeps to it is longer.
  private func isHalfOfFrame(around call: NodeID, _ radius: NodeID) -> Bool {
    func isHalf(_ frame: NodeID) -> Bool {
      isNamed(frame, in: ["frame"])
        && Self.sideLabels.contains { label in
          tree.argument(frame, label).map { self.isHalf(radius, of: $0) } ?? false
        }
    }
    let modifiers = tree.chain(containing: call).modifiers
    let split = modifiers.firstIndex { $0.call == call } ?? modifiers.startIndex
    if modifiers[split...].contains(where: { isHalf($0.call) }) { return true }
    for container in tree.containers(of: call).prefix(Self.containerLimit) {
      guard let name = tree.name(container.call) else { return false }
      let isLayer = Catalog.modifiers.hasAny(name, [.layer, .background])
      guard tree.isModifier(container.call) ? isLayer : !Catalog.views.has(name, .scrolls) else {
        return false
      }
      if tree.chain(containing: container.call).modifiers.contains(where: { isHalf($0.call) }) { return true }
    }
    return false
  }

  /// Whether a radius is half of what is the width or height of something: a frame's in this file, or a size's. Where that
  /// frame stands before room on the same chain, it is half of less than the whole.
  private func isHalfOfSide(_ radius: NodeID, inside call: NodeID) -> Bool {
    guard let side = tree.halvedOperand(radius), let name = tree.name(side) else { return false }
    let frames = (facts.uses[name.hash] ?? []).prefix(16).compactMap { use -> NodeID? in
      guard tree.name(use).map({ $0 == name }) ?? false, let argument = tree.parent(use),
        tree.kind(argument) == .argument, let label = tree.name(argument), let frame = tree.parent(argument),
        isNamed(frame, in: ["frame"]), Self.sideLabels.contains(where: { label == $0 })
      else { return nil }
      return frame
    }
    let own = tree.chain(containing: call).modifiers.map(\.call)
    if frames.contains(where: { own.contains($0) }) { return false }
    return !frames.isEmpty || tree.kind(side) == .member && (name == "width" || name == "height")
  }

  private func isSame(_ side: NodeID, _ other: NodeID) -> Bool {
    if let number = number(side) { return number == self.number(other) }
    return tree.text(side) == tree.text(other)
  }

  private func isHalf(_ radius: NodeID, of side: NodeID) -> Bool {
    if let number = number(side), number > 0, let radius = self.number(radius), radius >= number / 2 {
      return true
    }
    return tree.halvedOperand(radius).map { tree.text($0) == tree.text(side) } ?? false
  }

  /// The only number an expression can come to.
  private func number(_ expression: NodeID) -> Double? {
    let values = ValueFollower(tree: tree, facts: facts).values(of: expression)
    return values.count == 1 ? values[0].value : nil
  }

  /// What the corner of an app's icon takes of its side.
  private static let iconCorner = 0.215...0.235

  /// Whether a radius follows a frame around what a call rounds, inside or outside of it.
  private func follows(_ radius: Double, of call: NodeID) -> Bool {
    let chain = tree.chain(containing: call)
    let modifiers = chain.modifiers
    let isPicture =
      tree.name(chain.root).map { $0.hasSuffix("Image") || $0.containsIgnoringCase("icon") } ?? false
    let split = modifiers.firstIndex { $0.call == call } ?? modifiers.startIndex
    // What has room between the frame and itself is of another size.
    let inner = modifiers[..<split].reversed().prefix { !isNamed($0.call, in: ["padding"]) }
    let outer = modifiers[split...].prefix { !isNamed($0.call, in: ["padding"]) }
    return (inner + outer).contains {
      isNamed($0.call, in: ["frame"]) && follows(radius, frame: $0.call, isPicture: isPicture)
    }
  }

  private func follows(_ radius: Double, frame: NodeID, isPicture: Bool) -> Bool {
    let width = tree.argument(frame, "width").flatMap { number($0) }
    let height = tree.argument(frame, "height").flatMap { number($0) }
    if isPicture, let width, let height, width == height, Self.iconCorner.contains(radius / width) {
      return true
    }
    return [width, height].contains { side in side.map { $0 > 0 && $0 <= 2 * radius } ?? false }
  }

  /// Whether an arc rounds a corner of a shape: it joins two tangents, or is one of several quarters of a circle around
  /// centers of their own.
  func isCornerArc(_ arc: NodeID) -> Bool {
    guard isInShape(arc) else { return false }
    if tree.argument(arc, "tangent1End") != nil { return true }
    guard isQuarter(arc), let center = arcCenter(arc),
      let function = tree.ancestors(arc).first(where: { tree.kind($0) == .funcDecl })
    else { return false }
    let own = tree.text(center)
    return (facts.calls[Name("addArc").hash] ?? []).prefix(64).contains { other in
      guard other != arc, tree.contains(function, other), isQuarter(other), let center = arcCenter(other)
      else { return false }
      return tree.text(center) != own
    }
  }

  private func arcCenter(_ arc: NodeID) -> NodeID? {
    tree.argument(arc, "center") ?? tree.argument(arc, "withCenter")
  }

  /// Whether a node stands in a type that says it is a `Shape`.
  private func isInShape(_ id: NodeID) -> Bool {
    guard let type = tree.enclosingType(of: id) else { return false }
    return tree.inherits(type, "Shape") || tree.inherits(type, "InsettableShape")
  }

  private func isQuarter(_ arc: NodeID) -> Bool {
    guard let start = tree.argument(arc, "startAngle").flatMap({ turn($0) }),
      let end = tree.argument(arc, "endAngle").flatMap({ turn($0) })
    else { return false }
    let part = abs(end - start).truncatingRemainder(dividingBy: 1)
    return abs(part - 0.25) < 0.01 || abs(part - 0.75) < 0.01
  }

  /// An angle in turns: `.degrees(90)`, `Angle(radians: .pi / 2)`, `-CGFloat.pi / 2`.
  private func turn(_ angle: NodeID) -> Double? {
    let arithmetic = ConstantArithmetic(tree: tree)
    switch tree.kind(angle) {
    case .call where !(tree.isNamed(angle, "CGFloat") || tree.isNamed(angle, "Double")):
      guard let argument = tree.firstArgument(angle),
        let value = tree.value(argument).flatMap({ arithmetic.value($0) }),
        let unit = tree.name(argument) ?? tree.name(angle)
      else { return nil }
      return unit == "degrees" ? value / 360 : unit == "radians" ? value / (2 * .pi) : nil
    case .member where tree.isNamed(angle, "zero"): return 0
    default: return arithmetic.value(angle).map { $0 / (2 * .pi) }
    }
  }

  func isLayerCorner(_ assignment: NodeID) -> Bool {
    guard let target = tree.callee(assignment), let value = tree.value(assignment) else { return false }
    // The picture of a person is round.
    if let owner = layerOwner(target),
      owner.containsIgnoringCase("avatar") || owner.containsIgnoringCase("profile")
    {
      return false
    }
    guard let radius = tree.number(value) else { return true }
    return !facts.layerCorners.isHalfOfSize(radius, of: target)
  }

  /// `avatarView` of `avatarView.layer.cornerRadius`.
  private func layerOwner(_ target: NodeID) -> Name? {
    guard let layer = tree.callee(target), let view = tree.callee(tree.unwrapped(layer)) else { return nil }
    return tree.name(tree.unwrapped(view))
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

  /// How the names of shapes that views have say so: `RoundedRectangle`, `BubbleShape`, `RoundedCorner`.
  private static let outlines: [StaticString] = [
    "rect", "round", "corner", "capsule", "circle", "ellipse", "containerrelative", "bubble",
  ]

  private static func isPlain(_ shape: Name) -> Bool { outlines.contains { shape.containsIgnoringCase($0) } }

  func isOutline(_ node: NodeID) -> Bool {
    if isDrawing(node) { return false }
    guard tree.kind(node) == .call else { return true }
    // `context.stroke(path, with: .color(.red), lineWidth: 2)` of a canvas.
    if tree.argument(node, "with") != nil { return false }
    let isStyle = tree.constructedType(node) != nil || tree.isImplicitInitializer(node)
    let container = isStyle ? tree.container(of: node) : nil
    if let container, isNamed(container.call, in: Self.drawings) { return false }
    guard let stroke = container?.call ?? (tree.isModifier(node) ? node : nil) else { return true }
    return isNamed(stroke, in: ["border"]) || isStrokeOfOutline(stroke)
  }

  /// Whether what is stroked is a plain shape that shows no progress.
  private func isStrokeOfOutline(_ stroke: NodeID) -> Bool {
    guard isNamed(stroke, in: ["stroke", "strokeBorder"]) else { return true }
    let chain = tree.chain(containing: stroke)
    if chain.modifiers.contains(where: { tree.name(of: $0.name) == "trim" }) { return false }
    if let shape = tree.constructedType(chain.root), !Self.isPlain(shape) { return false }
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

  /// Whether it stands in a canvas, a chart, a function that draws, or a view that shows progress by a line.
  private func isDrawing(_ node: NodeID) -> Bool {
    for ancestor in tree.ancestors(node) {
      switch tree.kind(ancestor) {
      case .structDecl, .classDecl:
        guard let name = tree.name(ancestor) else { return false }
        return WaitingWords.saysGauge(name)
      case .call: if isNamed(ancestor, in: ["Canvas", "Chart"]) { return true }
      case .funcDecl: return tree.name(ancestor).map { $0.hasPrefix("draw") || $0 == "path" } ?? false
      default: continue
      }
    }
    return false
  }

  // MARK: Opacity

  private static let surfaceModifiers: [StaticString] = [
    "fill", "stroke", "strokeBorder", "border", "background", "listRowBackground",
  ]

  /// Whether a color with an opacity draws the edge of something, and does not fill it.
  func isEdge(_ opacity: NodeID) -> Bool {
    for container in tree.containers(of: opacity).prefix(4) {
      if isNamed(container.call, in: ["stroke", "strokeBorder", "border"]) { return true }
      if isNamed(container.call, in: Self.surfaceModifiers) { return false }
    }
    return false
  }

  func isSurfaceOpacity(_ call: NodeID) -> Bool {
    guard let base = tree.base(ofModifier: call) else { return false }
    let color = tree.unwrapped(base)
    // `.opacity(0.1).opacity(0.5)` is a product.
    if isNamed(color, in: ["opacity"]), tree.kind(color) == .call { return false }
    guard isColor(color) else { return tree.constructedType(color) == nil && isStyleOfSurface(call) }
    return isSurface(call) || isNamedSurface(call)
  }

  /// How names speak of colors and of what holds them.
  private static let colorWords: [StaticString] = ["color", "colour", "tint", "theme", "palette"]

  /// `Color.brand`, `.white`, `Color(red: 1, green: 0, blue: 0)`, `accentColor`, `theme.accent`, `color(for: kind)`.
  private func isColor(_ id: NodeID) -> Bool {
    guard let name = tree.name(id) else { return false }
    switch tree.kind(id) {
    case .call:
      if let type = tree.constructedType(id) { return type == "Color" || type == "UIColor" }
    case .member:
      guard let base = tree.callee(id) else { return true }
      if speaksOfColor(tree.unwrapped(base)) { return true }
    case .identifier: break
    default: return false
    }
    return name.hasSuffix("Color") || name.hasSuffix("Tint") || name == "color" || name == "tint"
  }

  private func speaksOfColor(_ id: NodeID) -> Bool {
    guard let name = tree.name(id) else { return false }
    return Self.colorWords.contains { name.containsIgnoringCase($0) }
  }

  /// Whether a color is what a shape is filled or stroked with or what lies behind a view: it alone, or a branch of a
  /// condition.
  private func isSurface(_ expression: NodeID) -> Bool {
    if let gradient = gradient(of: expression) { return isPainted(gradient) || isBackdrop(gradient) }
    return isPainted(expression) || isBackdrop(expression)
  }

  private static let gradients: [StaticString] = [
    "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient", "Gradient",
  ]

  /// The gradient that has a color among its colors.
  private func gradient(of color: NodeID) -> NodeID? {
    var isListed = false
    for ancestor in tree.ancestors(color, limit: 16) {
      switch tree.kind(ancestor) {
      case .array: isListed = true
      case .ternary, .tuple, .argument: continue
      case .call:
        guard isListed, let type = tree.constructedType(ancestor),
          Self.gradients.contains(where: { type == $0 })
        else { return nil }
        if !(type == "Gradient") { return ancestor }
      default: return nil
      }
    }
    return nil
  }

  /// Whether an expression is a view of the closure that builds what lies behind another.
  private func isBackdrop(_ expression: NodeID) -> Bool {
    for ancestor in tree.ancestors(expression, limit: 16) {
      switch tree.kind(ancestor) {
      case .ifStmt, .ifBranch, .codeBlock, .switchStmt, .switchCase: continue
      case .closure:
        guard let argument = tree.parent(ancestor), let call = tree.parent(argument),
          tree.kind(argument) == .argument
        else { return false }
        return isNamed(call, in: ["background", "listRowBackground"])
      default: return false
      }
    }
    return false
  }

  private func isPainted(_ expression: NodeID) -> Bool {
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

  func declaration(whoseValueIs expression: NodeID) -> NodeID? {
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

extension SyntaxTree {
  /// `side` of `side / 2` and of `side * 0.5`.
  fileprivate func halvedOperand(_ expression: NodeID) -> NodeID? {
    let expression = unwrapped(expression)
    guard kind(expression) == .sequence, case let parts = Array(children(expression)), parts.count == 3,
      let factor = number(parts[2])
    else { return nil }
    return isNamed(parts[1], "/") && factor == 2 || isNamed(parts[1], "*") && factor == 0.5 ? parts[0] : nil
  }
}
