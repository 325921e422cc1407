/// Tells a tint from a veil: over a color or gradient that the same file paints, a translucent fill is just another color,
/// and nothing shows through it.
extension FileContext {
  /// What a view paints for those that lie on it.
  private enum Ground {
    /// A color or gradient all over.
    case opaque
    /// Nothing, or only a tint of what is below.
    case clear
    /// A picture, or something that may be one.
    case picture
  }

  /// Steps for one question, over all that is followed.
  private static let stepLimit = 120
  private static let depthLimit = 5

  /// Whether a fill lies on an opaque color or gradient of this file, with no picture in between.
  /// - Parameter fill: the color, or any part of the expression that makes it.
  func liesOnOpaqueColor(_ fill: NodeID) -> Bool {
    var steps = Self.stepLimit
    return isOnColor(fill, isFill: true, depth: 0, &steps)
  }

  /// Whether a background paints a color or gradient that nothing shows through.
  func paintsOpaqueColor(background call: NodeID) -> Bool {
    var steps = Self.stepLimit
    return ground(ofBackground: call, depth: 0, &steps) == .opaque
  }

  /// Whether the view that a modifier is on paints a ground of its own over whatever the modifier puts behind it: a list, a
  /// stack of screens, or an opaque color.
  func hidesBackground(_ modifier: NodeID) -> Bool {
    guard let base = tree.base(ofModifier: modifier) else { return false }
    let chain = views.chain(base)
    if let type = views.constructed(chain.root), Catalog.views.has(type, .ground) {
      return Catalog.views.has(type, .rows)
        ? !clearsGround(chain) : !tree.subtree(base).contains { tree.isNamed($0, "containerBackground") }
    }
    return chain.modifiers.contains {
      tree.isNamed($0.call, "background") && paintsOpaqueColor(background: $0.call)
    }
  }

  /// Whether all that a block shows is lists that paint their own ground, each in its branch.
  func showsListsOnly(_ content: NodeID) -> Bool {
    let all = views.views(in: content).flatMap { views.branches(of: $0).flatMap { $0 } }
    return !all.isEmpty
      && all.allSatisfy { view in
        let chain = views.chain(view)
        guard let type = views.constructed(chain.root), !clearsGround(chain) else { return false }
        if type == "Group" { return views.content(of: chain.root).map(showsListsOnly) ?? false }
        return Catalog.views.has(type, .rows) && Catalog.views.has(type, .ground)
      }
  }

  /// Whether all that a block shows is views of SwiftUI's that surely paint no ground, nor lay views over one another.
  func paintsNoGround(_ content: NodeID) -> Bool {
    let all = views.views(in: content).flatMap { views.branches(of: $0).flatMap { $0 } }
    return !all.isEmpty
      && all.allSatisfy { view in
        let chain = views.chain(view)
        guard let type = views.constructed(chain.root), Catalog.views.contains(type),
          !Catalog.views.hasAny(type, [.ground, .depth]), !paint(of: view).isCustom
        else { return false }
        if type == "Group" { return views.content(of: chain.root).map(paintsNoGround) ?? false }
        return chain.modifiers.allSatisfy {
          let name = tree.name(of: $0.name)
          return Catalog.modifiers.contains(name) && !Catalog.modifiers.has(name, .background)
        }
      }
  }

  private func clearsGround(_ chain: ModifierChain) -> Bool {
    chain.modifiers.contains {
      tree.isNamed($0.call, "scrollContentBackground") || tree.isNamed($0.call, "containerBackground")
    }
  }

  // MARK: Outwards

  /// - Parameter isFill: it covers all of its container, so that texts below show through it as well.
  private func isOnColor(_ view: NodeID, isFill: Bool, depth: Int, _ steps: inout Int) -> Bool {
    var current = view
    var isFill = isFill
    while steps > 0 {
      steps -= 1
      for modifier in tree.outerModifiers(of: current) where tree.isNamed(modifier.call, "background") {
        switch ground(ofBackground: modifier.call, depth: depth, &steps) {
        case .opaque: return true
        case .picture: return false
        case .clear: continue
        }
      }
      guard let container = tree.container(of: current), let name = tree.name(container.call) else {
        return isShownOnColor(current, depth: depth, &steps)
      }
      switch groundBelow(current, in: container, name, isFill: isFill, depth: depth, &steps) {
      case .opaque: return true
      case .picture: return false
      case .clear: break
      }
      isFill = isFill && name == "fill"
      current = container.call
    }
    return false
  }

  /// Whether all places where this file shows the property, function or view around an expression are on a color.
  private func isShownOnColor(_ id: NodeID, depth: Int, _ steps: inout Int) -> Bool {
    guard depth < Self.depthLimit else { return false }
    let uses = views.uses(ofViewAround: id)
    guard !uses.isEmpty else { return false }
    for use in uses where !isOnColor(use, isFill: false, depth: depth + 1, &steps) { return false }
    return true
  }

  /// What a container paints below one of its views.
  private func groundBelow(
    _ view: NodeID, in container: SyntaxTree.Container, _ name: Name, isFill: Bool, depth: Int,
    _ steps: inout Int
  ) -> Ground {
    switch name {
    case "ZStack":
      guard let closure = tree.closure(container.argument) else { return .picture }
      let below = tree.statements(closure, limit: Self.stepLimit).prefix { !tree.contains($0, view) }
      return ground(ofLayers: Array(below), texts: isFill ? .picture : .clear, depth: depth, &steps)
    case "overlay":
      guard let base = tree.base(ofModifier: container.call) else { return .picture }
      let ground = ground(of: base, texts: .picture, canBeFramed: true, depth: depth, &steps)
      return ground == .opaque ? .opaque : .picture
    case "background", "fill", "GeometryReader": return .clear
    default:
      let isKnown =
        GroundNames.neutralContainers.contains(name) || Catalog.views.has(name, .tapped)
        || GroundNames.paintingContainers.contains(name)
      return isKnown && !facts.declaresCallable(name) ? .clear : .picture
    }
  }

  // MARK: Layers

  /// - Parameter layers: bottom first, as they are written.
  private func ground(ofLayers layers: [NodeID], texts: Ground, depth: Int, _ steps: inout Int) -> Ground {
    for layer in layers.reversed() {
      let ground = ground(of: layer, texts: texts, depth: depth, &steps)
      if ground != .clear { return ground }
    }
    return .clear
  }

  private func ground(ofBackground call: NodeID, depth: Int, _ steps: inout Int) -> Ground {
    guard let content = tree.unlabelledArgument(call) ?? tree.trailingClosure(call) else { return .opaque }
    guard tree.kind(content) == .closure else {
      return ground(of: content, texts: .picture, canBeFramed: true, depth: depth, &steps)
    }
    let layers = tree.statements(content, limit: Self.stepLimit)
    return ground(ofLayers: layers, texts: .picture, depth: depth, &steps)
  }

  /// - Parameter texts: what a text or a symbol counts as.
  private func ground(
    of view: NodeID, texts: Ground, canBeFramed: Bool = false, depth: Int, _ steps: inout Int
  ) -> Ground {
    steps -= 1
    guard steps > 0, depth < Self.depthLimit else { return .picture }
    if tree.kind(view) == .variableDecl { return .clear }
    if tree.kind(view) == .ifStmt || tree.kind(view) == .switchStmt {
      return ground(ofBranches: view, texts: texts, depth: depth + 1, &steps)
    }
    let chain = tree.chain(view)
    var result = ground(ofRoot: chain.root, texts: texts, depth: depth, &steps)
    for modifier in chain.modifiers {
      switch tree.name(of: modifier.name) {
      case "opacity", "mask", "blendMode", "hidden", "stroke", "strokeBorder":
        if result == .opaque { result = .clear }
      case "frame":
        let isSized =
          tree.argument(modifier.call, "width") != nil || tree.argument(modifier.call, "height") != nil
        if isSized, !canBeFramed, result == .opaque { result = .clear }
      case "fill", "foregroundStyle", "foregroundColor":
        if result == .opaque, let style = tree.unlabelledArgument(modifier.call) {
          result = isTranslucent(style) ? .clear : .opaque
        }
      case "overlay", "background":
        let other = ground(ofBackground: modifier.call, depth: depth, &steps)
        let isCovered = result == .opaque && tree.isNamed(modifier.call, "background")
        if other == .picture, !isCovered { return .picture }
      default: continue
      }
    }
    return result
  }

  /// What is there in every case, or may be in one.
  private func ground(ofBranches statement: NodeID, texts: Ground, depth: Int, _ steps: inout Int) -> Ground {
    let branches = views.branches(of: statement)
    var opaque = 0
    for branch in branches {
      switch ground(ofLayers: branch, texts: texts, depth: depth, &steps) {
      case .picture: return .picture
      case .opaque: opaque += 1
      case .clear: continue
      }
    }
    return branches.count > 1 && opaque == branches.count ? .opaque : .clear
  }

  private func ground(ofRoot root: NodeID, texts: Ground, depth: Int, _ steps: inout Int) -> Ground {
    if let block = views.builder(of: root) {
      let layers = views.statements(in: block, limit: Self.stepLimit)
      return ground(ofLayers: layers, texts: texts, depth: depth + 1, &steps)
    }
    guard let type = tree.constructedType(root) else { return isColor(root) ? paint(root) : .picture }
    if facts.declaresCallable(type) { return .picture }
    if Catalog.views.has(type, .shape) { return .opaque }
    if Catalog.views.has(type, .gradient) || type == "Color" { return paint(root) }
    switch type {
    case "ZStack":
      guard let content = views.content(of: root) else { return .picture }
      let layers = tree.statements(content, limit: Self.stepLimit)
      return ground(ofLayers: layers, texts: texts, depth: depth, &steps)
    case "Spacer", "EmptyView", "Divider": return .clear
    case "Text": return texts
    case "Image": return tree.argument(root, "systemName") != nil ? texts : .picture
    default: return .picture
    }
  }

  // MARK: Colors

  private func paint(_ style: NodeID) -> Ground { isTranslucent(style) ? .clear : .opaque }

  private static let colorOwners: [StaticString] = ["color", "theme", "palette"]

  /// Whether a name is that of a color rather than of a view: `Color.card`, `Theme.background`, `.black`.
  private func isColor(_ root: NodeID) -> Bool {
    if tree.kind(root) == .member, let owner = tree.callee(root), tree.kind(owner) == .identifier,
      let name = tree.name(owner), tree.startsUppercase(name),
      Self.colorOwners.contains(where: { name.containsIgnoringCase($0) })
    {
      return true
    }
    return !colors(of: root).contains { $0.isUnknown }
  }

  /// Whether something shows through a color or gradient.
  private func isTranslucent(_ style: NodeID) -> Bool {
    let isFaint = tree.subtree(style).contains { id in
      tree.isNamed(id, "clear") || tree.isNamed(id, "opacity") || tree.isNamed(id, "withAlphaComponent")
    }
    return isFaint || colors(of: style).contains { $0.family == .clear || !$0.opacities.isEmpty }
  }
}
