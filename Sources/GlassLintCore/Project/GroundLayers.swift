/// What backgrounds, and the layers below a view, paint behind it.
extension GroundReader {
  /// Views within views, layers of one stack, and helpers within each other that are looked at.
  private static let layerDepth = 10
  private static let layerLimit = 24

  private var reader: AccessibilityReader { AccessibilityReader(tree: tree, facts: facts) }

  func ground(ofBackground call: NodeID) -> Ground {
    let content =
      tree.unlabelledArgument(call) ?? tree.trailingClosure(call) ?? tree.argument(call, "content")
    // `.background()` and `.background(in: shape)` paint the system's background.
    guard let content else { return .adaptive }
    guard tree.kind(content) == .closure else { return ground(of: content) }
    return topmost(views(in: content))
  }

  /// The views that a closure or body makes: what it returns, where it does other things before that.
  private func views(in block: NodeID) -> [NodeID] {
    let statements = reader.bodyStatements(block, limit: Self.layerLimit)
    let returned = statements.filter { tree.kind($0) == .returnStmt }
    return returned.isEmpty ? statements : returned
  }

  /// What the layers of a stack below a view paint.
  func ground(below view: NodeID, in stack: SyntaxTree.Container) -> Ground {
    guard let closure = tree.closure(stack.argument) else { return .other }
    let layers = tree.statements(closure, limit: Self.layerLimit)
    guard let own = layers.firstIndex(where: { tree.contains($0, view) }) else { return .other }
    var reader = self
    reader.countsContent = false
    return reader.topmost(Array(layers[..<own]))
  }

  /// - Parameter layers: bottom first, as they are written.
  private func topmost(_ layers: [NodeID], depth: Int = 0) -> Ground {
    var result = Ground.open
    for layer in layers.reversed() where result.end == .open {
      let ground = ground(of: layer, depth: depth)
      result = Ground(end: ground.end, color: ground.color, passed: result.passed + ground.passed)
    }
    return result
  }

  /// What a view paints for those that lie on it.
  func ground(of view: NodeID, depth: Int = 0) -> Ground {
    guard depth < Self.layerDepth else { return .other }
    if asksForColorScheme(view), !tree.subtree(view).contains(where: { paintsPicture($0) }) {
      return .adaptive
    }
    if let parts = reader.builderParts(view) {
      return .any(of: parts.map { ground(of: $0, depth: depth + 1) })
    }
    let chain = reader.chain(view)
    // `Color.black.opacity(0.5).ignoresSafeArea()` is a color up to where it becomes a view.
    let dressing = chain.modifiers.first {
      !tree.isNamed($0.call, "opacity") && !tree.isNamed($0.call, "withAlphaComponent")
    }
    let isShape = reader.constructed(chain.root).map { Catalog.views.has($0, .shape) } ?? false
    var result =
      isShape
      ? Ground.other
      : ground(ofRoot: chain.root, color: dressing.flatMap { tree.base(ofModifier: $0.call) } ?? view, depth)
    let start = dressing.flatMap { first in chain.modifiers.firstIndex { $0.call == first.call } }
    var isPainted = !isShape
    for modifier in start.map({ chain.modifiers[$0...] }) ?? [] {
      let name = tree.name(of: modifier.name)
      switch name {
      case "fill", "foregroundColor", "foregroundStyle":
        guard !isPainted, let style = tree.unlabelledArgument(modifier.call) else { continue }
        (result, isPainted) = (ground(of: style, depth: depth + 1), true)
      case "stroke", "strokeBorder":
        if !isPainted { (result, isPainted) = (.open, true) }
      case "opacity":
        let amount = tree.unlabelledArgument(modifier.call).flatMap {
          ConstantArithmetic(tree: tree).value($0)
        }
        if let amount, amount <= Self.tint { result = .open }
      case "hidden", "mask": result = .open
      case "scrollContentBackground":
        if let value = tree.unlabelledArgument(modifier.call), tree.isNamed(value, "hidden") {
          result = .open
        }
      case "background":
        guard result.end == .open else { continue }
        let behind = ground(ofBackground: modifier.call)
        result = Ground(end: behind.end, color: behind.color, passed: result.passed + behind.passed)
      case "overlay":
        let over = ground(ofBackground: modifier.call)
        guard over.end == .open || over.end == .adaptive else { return .other }
        result.passed = over.passed + result.passed
      case "modifier":
        let type = tree.unlabelledArgument(modifier.call).flatMap { tree.constructedType($0) }
        guard let type else { return .other }
        result.passed.append(Self.content(of: type.symbol))
      default:
        if !isOfSystem(name), !isNeutral(name) { result.passed.append(Self.content(of: name.symbol)) }
      }
    }
    return result
  }

  /// - Parameter color: the root with the opacities on it, in case that it is a color.
  private func ground(ofRoot root: NodeID, color: NodeID, _ depth: Int) -> Ground {
    if let type = tree.constructedType(root), ColorType(type) == nil,
      Catalog.views[type] == nil || facts.declaresCallable(type, at: root)
    {
      return Ground(end: .open, passed: [Self.surface(of: type.symbol)])
    }
    let type = reader.constructed(root)
    guard let type, ColorType(type) == nil, let facts = Catalog.views[type] else {
      let ground = ground(ofColor: color)
      guard ground.end == .other || ground.end == .named else { return ground }
      // What a container is handed is whoever's who hands it in.
      if isHanded(root) { return .open }
      guard let block = reader.helperBody(of: root) else { return ground }
      return .any(of: views(in: block).map { self.ground(of: $0, depth: depth + 1) })
    }
    if paintsPicture(root) || !facts.isDisjoint(with: [.gradient, .canvas]) { return .other }
    if !facts.isDisjoint(with: .ground), !facts.isDisjoint(with: .rows) { return .adaptive }
    guard !facts.isDisjoint(with: .holds) else { return .open }
    guard countsContent || !facts.isDisjoint(with: [.wrapper, .depth]) else { return .open }
    let content = tree.arguments(root).compactMap { tree.closure($0) }.flatMap { views(in: $0) }
    if !facts.isDisjoint(with: .depth) { return topmost(content, depth: depth + 1) }
    return .any(of: content.map { ground(of: $0, depth: depth + 1) })
  }

  /// Whether an expression is a view that a type or function is handed, or makes one.
  private func isHanded(_ view: NodeID) -> Bool {
    let target = tree.kind(view) == .call ? tree.callee(view).map { tree.unwrapped($0) } : view
    guard let target, let name = tree.ownName(target), !tree.startsUppercase(name),
      let declaration = facts.scope.declaration(of: name, at: view)?.node
    else { return false }
    return (tree.kind(declaration) == .binding || tree.kind(declaration) == .parameter)
      && tree.firstChild(declaration, .accessorBlock) == nil && tree.holdsView(declaration)
  }

  /// What a view paints for those that lie on it, as its body tells.
  func surface(of type: NodeID) -> Ground? {
    if tree.children(type).contains(where: { child in
      tree.kind(child) == .inheritedType && tree.name(child).map { $0.hasSuffix("Representable") } ?? false
    }) {
      return isPlainRepresentable(type) ? .open : .other
    }
    guard let members = tree.firstChild(type, .memberBlock) else { return nil }
    for member in tree.children(members) where tree.kind(member) == .variableDecl {
      guard let binding = tree.firstChild(member, .binding), tree.isNamed(binding, "body"),
        let block = tree.firstChild(binding, .accessorBlock)
      else { continue }
      var reader = self
      reader.countsContent = false
      return .any(of: views(in: block).map { reader.ground(of: $0) })
    }
    return nil
  }

  /// Whether a view of UIKit or AppKit paints nothing, or a material: one that measures, listens, or finds its window.
  private func isPlainRepresentable(_ type: NodeID) -> Bool {
    tree.subtree(type).allSatisfy { id in
      if tree.isNamed(id, "backgroundColor") { return false }
      guard tree.kind(id) == .call, let made = tree.constructedType(id), made.hasSuffix("View") else {
        return true
      }
      return Self.plainViews.contains(made)
    }
  }

  private static let plainViews = NameSet(["UIView", "NSView", "UIVisualEffectView", "NSVisualEffectView"])

  private func paintsPicture(_ view: NodeID) -> Bool {
    guard let type = reader.constructed(view) else { return false }
    if type == "Image" { return tree.argument(view, "systemName") == nil }
    return Catalog.views.has(type, .picture)
  }

  // MARK: Colors

  /// So opaque at the most is a tint of what is further out; and so a shade of black, which soon is a ground for white.
  private static let tint = 0.5
  private static let shade = 0.1

  private func ground(ofColor expression: NodeID) -> Ground {
    var colors = ColorReader(tree: tree, facts: facts, hexLabels: ["hex"])
    colors.read(expression, ColorReader.State(owners: .swiftUI, branch: expression))
    return .any(of: colors.result.map { asksForColorScheme($0.branch) ? .adaptive : ground(of: $0) })
  }

  private func ground(of color: ColorExpression) -> Ground {
    let arithmetic = ConstantArithmetic(tree: tree)
    let opacity = color.opacities.reduce(1.0) { $0 * (arithmetic.value($1) ?? 1) }
    switch color.kind {
    case .material: return .open
    case .system(let system):
      switch system.family {
      case .clear, .fill, .separator: return .open
      case .screen, .surface: return .adaptive
      case .white: return opacity > Self.tint ? Ground(end: .light) : .other
      case .black: return opacity <= Self.shade ? .open : .other
      case .gray where opacity > Self.tint:
        // UIKit's own grays follow light and dark, and the palest are near the backgrounds.
        return ["systemGray5", "systemGray6"].contains(system.name) ? .adaptive : .other
      case .hue, .gray, .label, .accent: return opacity <= Self.tint ? .open : .other
      }
    case .components(let components):
      guard let components else { return .other }
      guard opacity <= Self.tint else {
        let isLight = components.alpha > Self.tint && components.relativeLuminance >= GroundColors.light
        return isLight ? Ground(end: .light) : .other
      }
      return components.isNeutral && opacity > Self.shade ? .other : .open
    case .asset:
      guard opacity > Self.tint else { return .open }
      return tree.firstArgument(color.node).flatMap { tree.value($0) }.flatMap { tree.literalText($0) }
        .map { Ground(end: .named, color: GroundColors.symbol(ofAsset: $0)) } ?? .other
    case .unknown:
      guard let name = name(of: color.node) else { return .other }
      return opacity > Self.tint ? Ground(end: .named, color: SymbolHash.symbol(name)) : .open
    }
  }

  /// `Theme.card` of that, and `Color.card` of `.card`.
  private func name(of color: NodeID) -> String? {
    guard tree.kind(color) == .member, let name = tree.name(color) else { return nil }
    guard let owner = tree.callee(color) else { return "Color." + name.string }
    let isPath = tree.subtree(owner).allSatisfy { tree.kind($0) == .identifier || tree.kind($0) == .member }
    return isPath && tree.name(owner).map { tree.startsUppercase($0) } ?? false
      ? tree.text(owner) + "." + name.string : nil
  }

  /// Whether an expression chooses between light and dark by itself.
  private func asksForColorScheme(_ expression: NodeID) -> Bool {
    tree.subtree(expression).contains { id in
      guard tree.kind(id) == .ternary || tree.kind(id) == .ifBranch, let condition = tree.callee(id) else {
        return false
      }
      return tree.subtree(condition).contains { part in
        tree.name(part).map { $0.containsIgnoringCase("colorScheme") || $0 == "scheme" || $0.saysDark }
          ?? false
      }
    }
  }
}

/// The colors of a project that follow light and dark as a background does, or are light at least, by what ``Ground`` knows
/// them by.
struct GroundColors {
  private var fitting: Set<Symbol> = []

  /// A background so bright in light, and so dark in dark, is one for label colors.
  static let light = 0.5
  private static let dark = 0.2

  /// - Parameters:
  ///   - adapts: whether the color has to be dark in dark mode.
  ///   - fits: what the color has to be besides in each appearance.
  init(_ scales: DesignScales, adapts: Bool = true, where fits: (ColorComponents) -> Bool = { _ in true }) {
    var others: Set<Symbol> = []
    for color in scales.colors {
      guard let value = scales.value(of: color) else { continue }
      let names =
        [
          color.name, color.reference, color.assetMember.map { "Color." + $0 },
        ].compactMap { $0 }.map { SymbolHash.symbol($0) }
        + (color.assetName.map { [Self.symbol(ofAsset: $0)] } ?? [])
      let isFitting =
        value.light.alpha > 0.95 && value.light.relativeLuminance >= Self.light && fits(value.light)
        && (!adapts
          || value.dark.map { $0.alpha > 0.95 && $0.relativeLuminance <= Self.dark && fits($0) } ?? false)
      if isFitting { fitting.formUnion(names) } else { others.formUnion(names) }
    }
    fitting.subtract(others)
  }

  static func symbol(ofAsset name: String) -> Symbol { SymbolHash.symbol("\"" + name) }

  func contains(_ color: Symbol) -> Bool { fitting.contains(color) }
}
