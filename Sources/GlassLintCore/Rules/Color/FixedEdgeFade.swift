/// Fades to white or black at the edge of a screen or scroll view.
enum FixedEdgeFade {
  static let rule = Rule(
    id: "fixed-edge-fade",
    theme: .color,
    summary: "a gradient that fades to literal white or black at a screen edge",
    rationale: """
      Content that fades out at an edge fades into the screen behind it. White is that screen's color in light mode only, \
      black in dark mode only: in the other one the fade is a bright or dark bar.
      """,
    severity: .info,
    fixable: .never,
    seeds: ["001"],
    examples: FixedEdgeFadeExamples.all,
    triggers: Rule.Triggers(calls: ["LinearGradient", "linearGradient"]),
    check: check)

  private static func check(_ context: borrowing RuleContext, _ call: NodeID) {
    let tree = context.tree
    guard isGradient(tree, call), runsAcross(tree, call), let stops = stops(context, call),
      let end = fixedEnd(context, stops), !tree.isInPreview(call), tree.colorPlace(of: call) != .token,
      isAtEdge(tree, call), fadesContent(context, call), !mattersElsewhere(context, call),
      !standsOnItsColor(context, call, end)
    else { return }
    // Where a view is never drawn in the other appearance, the color of its screen is known.
    guard context.file.appearances(at: call).contains(end.isWhite) else { return }
    let other = end.isWhite ? "dark" : "light"
    let name = end.isWhite ? "white" : "black"
    let text = tree.text(end.node)
    let ground =
      context.file.isBuiltOnly(for: .macOS, at: call)
      ? "nsColor: .windowBackgroundColor" : "uiColor: .systemBackground"
    context.report(
      at: end.node,
      "the fade ends in \(text.contains("\n") ? name : "`\(text)`"), which stays \(name) in \(other) mode; "
        + "fade to the color of the screen behind it, such as `Color(\(ground))`")
  }

  // MARK: The gradient

  private static func isGradient(_ tree: SyntaxTree, _ call: NodeID) -> Bool {
    tree.constructedType(call).map { $0 == "LinearGradient" }
      ?? (tree.isNamed(call, "linearGradient") && tree.base(ofModifier: call) == nil)
  }

  /// From top to bottom or from side to side.
  private static func runsAcross(_ tree: SyntaxTree, _ call: NodeID) -> Bool {
    guard let start = tree.argument(call, "startPoint").flatMap({ side(tree, $0) }),
      let end = tree.argument(call, "endPoint").flatMap({ side(tree, $0) })
    else { return false }
    return start != end
  }

  /// The axis and place of `.top`, `UnitPoint.center`, `UnitPoint(x: 0.5, y: 1)`.
  private static func side(_ tree: SyntaxTree, _ point: NodeID) -> String? {
    switch tree.kind(point) {
    case .member:
      guard let name = tree.name(point) else { return nil }
      return ["top", "bottom", "leading", "trailing", "center"].first { $0 == name.string }
    case .call:
      guard let x = tree.argument(point, "x"), let y = tree.argument(point, "y") else { return nil }
      guard let column = tree.number(x), let row = tree.number(y) else { return nil }
      return column == 0.5 || row == 0.5 ? "\(column) \(row)" : nil
    default: return nil
    }
  }

  /// The colors, in order.
  private static func stops(_ context: borrowing RuleContext, _ call: NodeID) -> [NodeID]? {
    let tree = context.tree
    var holder = call
    if let gradient = (tree.argument(call, "gradient") ?? tree.unlabelledArgument(call)).map({
      constant(context, $0)
    }) {
      guard tree.kind(gradient) == .call, tree.isNamed(gradient, "Gradient") || tree.isNamed(gradient, "init")
      else { return nil }
      holder = gradient
    }
    if let colors = tree.argument(holder, "colors").map({ constant(context, $0) }) {
      return tree.kind(colors) == .array ? Array(tree.children(colors)) : nil
    }
    guard let stops = tree.argument(holder, "stops").map({ constant(context, $0) }),
      tree.kind(stops) == .array
    else { return nil }
    var result: [NodeID] = []
    for stop in tree.children(stops) {
      guard let color = tree.argument(stop, "color") else { return nil }
      result.append(color)
    }
    return result
  }

  /// The only value of a constant or computed property of this file, for its name.
  private static func constant(_ context: borrowing RuleContext, _ expression: NodeID) -> NodeID {
    let tree = context.tree
    let use = tree.unwrapped(expression)
    guard tree.kind(use) == .identifier, let name = tree.name(use),
      let declaration = context.file.declaration(of: name, at: use), tree.kind(declaration) == .binding,
      let variable = tree.parent(declaration), tree.kind(variable) == .variableDecl,
      tree.node(variable).flags.contains(.constant) || tree.firstChild(declaration, .accessorBlock) != nil
    else { return expression }
    let values = tree.declaredValues(declaration)
    return values.count == 1 ? values[0] : expression
  }

  private struct FixedEnd {
    let node: NodeID
    let isWhite: Bool
  }

  /// More colors than a fade has.
  private static let stopLimit = 12

  /// The opaque end of a gradient that goes from white or black to nothing, through less and less of the same.
  private static func fixedEnd(_ context: borrowing RuleContext, _ stops: [NodeID]) -> FixedEnd? {
    guard (2...stopLimit).contains(stops.count) else { return nil }
    var tones: [Tone] = []
    for stop in stops {
      guard let tone = tone(context, stop) else { return nil }
      tones.append(tone)
    }
    guard let first = tones.first, let last = tones.last else { return nil }
    let isReversed = last.opacity > first.opacity
    if isReversed { tones.reverse() }
    guard let opaque = tones.first, let clear = tones.last, opaque.opacity >= 0.9, clear.opacity <= 0.05,
      let isWhite = opaque.isWhite, zip(tones, tones.dropFirst()).allSatisfy({ $0.opacity >= $1.opacity }),
      tones.allSatisfy({ $0.isWhite == nil || $0.isWhite == isWhite })
    else { return nil }
    return FixedEnd(node: opaque.node, isWhite: isWhite)
  }

  private struct Tone {
    /// What to change.
    let node: NodeID
    /// `nil` for clear, which has no color.
    let isWhite: Bool?
    let opacity: Double
  }

  private static func tone(_ context: borrowing RuleContext, _ expression: NodeID) -> Tone? {
    let light = PaintReader(palette: SystemPalette(system: .mobile, isDark: false), assumesOpaque: false)
    let dark = PaintReader(palette: SystemPalette(system: .mobile, isDark: true), assumesOpaque: false)
    let inLight = context.file.paints(of: expression, light)
    let inDark = context.file.paints(of: expression, dark)
    guard inLight.count == 1, inDark.count == 1 else { return nil }
    guard let color = inLight[0].color, let other = inDark[0].color else {
      return standardTone(context, expression)
    }
    guard color == other else { return nil }
    if color.alpha <= 0.05 { return Tone(node: expression, isWhite: nil, opacity: color.alpha) }
    guard color.isExtreme else { return nil }
    return Tone(node: expression, isWhite: color.red == 1, opacity: color.alpha)
  }

  /// White or black as the default of a parameter or property, which is what the fade is made for.
  private static func standardTone(_ context: borrowing RuleContext, _ expression: NodeID) -> Tone? {
    guard let color = context.file.color(of: expression), !color.path.isEmpty,
      color.family == .white || color.family == .black
    else { return nil }
    var opacity = 1.0
    for amount in color.opacities {
      guard let number = ConstantArithmetic(tree: context.tree).value(amount) else { return nil }
      opacity *= number
    }
    return Tone(node: color.node, isWhite: opacity <= 0.05 ? nil : color.family == .white, opacity: opacity)
  }

  // MARK: Its place

  private static let edges: [StaticString] = ["top", "bottom", "leading", "trailing"]

  private static let screenModifiers = Catalog.modifiers.names(.edges, also: ["allowsHitTesting"])

  /// Whether something says that the gradient lies along an edge: its own size or modifiers, the place it is put in, or
  /// what it is called.
  private static func isAtEdge(_ tree: SyntaxTree, _ call: NodeID) -> Bool {
    if isNamedAfterEdge(tree, call) { return true }
    var current = call
    for _ in 0..<6 {
      for modifier in tree.outerModifiers(of: current) {
        let name = tree.name(of: modifier.name)
        if screenModifiers.contains(name) { return true }
        if name == "frame", isStrip(tree, modifier.call) { return true }
      }
      guard let container = tree.container(of: current), let name = tree.name(container.call) else {
        return false
      }
      switch name {
      case "safeAreaInset", "safeAreaBar": return true
      case "overlay", "ZStack", "background":
        if let alignment = tree.argument(container.call, "alignment"), let place = tree.name(alignment),
          edges.contains(where: { place == $0 })
        {
          return true
        }
        // What lies behind the content of an inset fades out the screen's edge.
        if name == "background", isInInset(tree, container.call) { return true }
        if !(name == "ZStack") { return false }
      case "VStack", "HStack", "Group", "fill", "GeometryReader", "if": break
      default: return false
      }
      current = container.call
    }
    return false
  }

  /// What is no thicker draws a line or a bar.
  private static let bar = 8.0

  /// Whether content that goes on lies below a gradient, as far as this shows: it is called a fade, lies in an inset, or beside
  /// something that scrolls, and is no bar.
  private static func fadesContent(_ context: borrowing RuleContext, _ call: NodeID) -> Bool {
    let tree = context.tree
    let containers = tree.containers(of: call)
    let isBar = ([call] + containers.map(\.call)).prefix(6).contains { view in
      tree.outerModifiers(of: view).contains { modifier in
        tree.isNamed(modifier.call, "frame")
          && tree.arguments(modifier.call).contains { side in
            tree.value(side).map { context.file.values(of: $0).contains { $0.value <= bar } } ?? false
          }
      }
    }
    if isBar { return false }
    if isNamedAfterEdge(tree, call) || isInInset(tree, call) { return true }
    let around = context.file.views.uses(ofViewAround: call).flatMap { tree.containers(of: $0) }
    return (containers + around).contains { container in
      guard let name = tree.name(container.call),
        name == "ZStack" || name == "overlay" || name == "background"
      else { return false }
      return tree.subtree(container.call).contains { view in
        tree.kind(view) == .call
          && tree.constructedType(view).map { Catalog.views.has($0, .scrolls) } ?? false
      }
    }
  }

  private static func isInInset(_ tree: SyntaxTree, _ background: NodeID) -> Bool {
    tree.containers(of: background).contains {
      tree.isNamed($0.call, "safeAreaInset") || tree.isNamed($0.call, "safeAreaBar")
    }
  }

  /// A fixed extent on one axis only.
  private static func isStrip(_ tree: SyntaxTree, _ call: NodeID) -> Bool {
    let hasWidth = tree.argument(call, "width") != nil
    let hasHeight = tree.argument(call, "height") != nil
    return hasWidth != hasHeight
  }

  private static func isNamedAfterEdge(_ tree: SyntaxTree, _ call: NodeID) -> Bool {
    var names: [Name?] = [tree.enclosingType(of: call).flatMap { tree.name($0) }]
    names.append(tree.enclosingDeclaration(of: call).flatMap { tree.name($0) })
    return names.contains { name in
      guard let name else { return false }
      return name.containsIgnoringCase("fade") || name.containsIgnoringCase("edge")
    }
  }

  private static let otherUses = NameSet([
    "mask", "stroke", "strokeBorder", "foregroundStyle", "foregroundColor", "border", "clipShape",
    "ImageRenderer",
    "tint", "Canvas", "shadow", "inverseMask", "reverseMask", "maskEffect",
  ])

  /// Pictures of SwiftUI's, and what views of packages that load them are called.
  private static let pictures = Catalog.views.names(
    .picture, also: PackageViews.remoteImages + ["CameraPreview"])

  /// What is smaller than a screen: a rectangle may be as large as one.
  private static let shapes = Catalog.views.names(.shape, except: ["Rectangle"], also: ["Path", "Text"])

  /// Whether the gradient is a mask, where white and black only say how much is seen; part of a drawing; or a shade on a
  /// picture, so that text on it can be read.
  private static func mattersElsewhere(_ context: borrowing RuleContext, _ call: NodeID) -> Bool {
    let tree = context.tree
    if tree.outerModifiers(of: call).contains(where: { isBlend(tree, $0) }) { return true }
    for container in tree.containers(of: call) {
      guard let name = tree.name(container.call) else { return true }
      if otherUses.contains(name) || name.containsIgnoringCase("mask") { return true }
      if name == "fill" || name == "overlay" || name == "background",
        let base = tree.base(ofModifier: container.call), let root = tree.name(tree.chain(base).root),
        shapes.contains(root) || pictures.contains(root)
      {
        return true
      }
      if tree.outerModifiers(of: container.call).contains(where: { isBlend(tree, $0) }) { return true }
      if holdsPicture(tree, container.call) || liesOnPaint(tree, call, in: container) { return true }
    }
    guard let declaration = tree.enclosingDeclaration(of: call), let name = tree.name(declaration) else {
      return false
    }
    if name.containsIgnoringCase("mask") || name.containsIgnoringCase("shimmer") { return true }
    return context.file.isMaskElsewhere(name)
  }

  private static func isBlend(_ tree: SyntaxTree, _ modifier: Modifier) -> Bool {
    switch tree.name(of: modifier.name) {
    case "blendMode", "blur", "mask", "colorScheme", "luminanceToAlpha": return true
    case "opacity":
      // A shade, which does not hide what it lies on.
      return tree.unlabelledArgument(modifier.call).flatMap { ConstantArithmetic(tree: tree).value($0) }
        .map { $0 < 0.9 } ?? false
    default: return false
    }
  }

  /// Larger containers are not looked through; they hold more than a picture with its shade.
  private static let pictureLimit = 400

  private static func holdsPicture(_ tree: SyntaxTree, _ call: NodeID) -> Bool {
    guard let name = tree.name(call), name == "ZStack" || name == "overlay" || name == "background" else {
      return false
    }
    let nodes = tree.subtree(call)
    guard nodes.count <= pictureLimit else { return false }
    return nodes.contains { id in
      guard tree.kind(id) == .call, let type = tree.constructedType(id), pictures.contains(type) else {
        return false
      }
      // A symbol is no picture.
      return tree.argument(id, "systemName") == nil && tree.argument(id, "systemImage") == nil
    }
  }

  private static func isPaint(_ name: Name) -> Bool {
    name == "Color" || Catalog.views.hasAny(name, [.shape, .gradient])
  }

  /// Whether only colors, shapes and gradients lie below in a stack, so that it is a layer of a drawing, as of the field
  /// of a color picker.
  private static func liesOnPaint(
    _ tree: SyntaxTree, _ call: NodeID, in container: SyntaxTree.Container
  ) -> Bool {
    guard tree.isNamed(container.call, "ZStack"), let closure = tree.closure(container.argument) else {
      return false
    }
    let below = tree.statements(closure, limit: stopLimit).prefix { !tree.contains($0, call) }
    return !below.isEmpty
      && below.allSatisfy { tree.name(tree.chain($0).root).map(isPaint) ?? false }
  }

  // MARK: What it fades into

  private static let typeLimit = 20_000

  /// Whether the view around it is painted in the same fixed color, or always looks the same.
  private static func standsOnItsColor(
    _ context: borrowing RuleContext, _ call: NodeID, _ end: FixedEnd
  ) -> Bool {
    let tree = context.tree
    guard let type = tree.enclosingType(of: call) else { return true }
    let nodes = tree.subtree(type)
    guard nodes.count <= typeLimit else { return true }
    for id in nodes {
      switch tree.kind(id) {
      case .member:
        guard tree.isNamed(id, end.isWhite ? "white" : "black"), !tree.contains(call, id) else { continue }
        if isGround(tree, id) { return true }
      case .call:
        guard let name = tree.name(id) else { continue }
        if name == "preferredColorScheme" || name == "colorScheme" || name == "blendMode" { return true }
        if name == "environment", tree.text(id).hasSuffix(".dark)") { return true }
        // White text wherever it stands says that the view is dark in both modes.
        if !end.isWhite, name == "foregroundColor" || name == "foregroundStyle",
          let value = tree.unlabelledArgument(id),
          context.file.colors(of: value).contains(where: {
            isLight($0) && !context.file.asksForColorScheme(value)
          })
        {
          return true
        }
      default: continue
      }
    }
    return false
  }

  private static func isLight(_ color: ColorExpression) -> Bool {
    if case .components(let components?) = color.kind {
      return components.isNeutral && components.green > 0.6
    }
    return color.family == .white
  }

  /// Whether a color is a background, or a view by itself.
  private static func isGround(_ tree: SyntaxTree, _ color: NodeID) -> Bool {
    let top = tree.chainTop(color)
    guard let parent = tree.parent(top) else { return false }
    if tree.kind(parent) == .argument, let owner = tree.parent(parent), tree.kind(owner) == .call {
      return tree.isNamed(owner, "background") || tree.isNamed(owner, "containerBackground")
        || tree.isNamed(owner, "listRowBackground") || tree.isNamed(owner, "fill")
    }
    return tree.kind(parent) == .closure || tree.kind(parent) == .codeBlock
  }
}

extension FileContext {
  /// Whether a name of this file stands in a mask somewhere: `.mask(fade)`.
  fileprivate func isMaskElsewhere(_ name: Name) -> Bool {
    (facts.calls[Name("mask").hash] ?? []).contains { call in
      tree.arguments(call).contains { argument in
        let nodes = tree.subtree(argument)
        return nodes.count < 200
          && nodes.contains { tree.kind($0) == .identifier && tree.name($0).map { $0 == name } ?? false }
      }
    }
  }
}
