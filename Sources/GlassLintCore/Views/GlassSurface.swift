/// A surface behind a view that shows what lies behind it: Liquid Glass or a material.
struct GlassSurface {
  enum Kind: Equatable {
    case glass
    /// The glass that a button style draws.
    case glassButton
    case material(MaterialThickness)
  }

  let kind: Kind
  /// The modifier that draws it.
  let call: NodeID

  var isGlass: Bool { kind == .glass || kind == .glassButton }
}

/// SwiftUI's materials, from the one that shows most of what is behind it to the one that shows least.
enum MaterialThickness: UInt8, Comparable {
  case ultraThin, thin, regular, thick, ultraThick

  static func < (left: MaterialThickness, right: MaterialThickness) -> Bool { left.rawValue < right.rawValue }

  fileprivate init?(memberOfShapeStyle name: Name) {
    switch name {
    case "ultraThinMaterial": self = .ultraThin
    case "thinMaterial": self = .thin
    case "regularMaterial", "bar": self = .regular
    case "thickMaterial": self = .thick
    case "ultraThickMaterial": self = .ultraThick
    default: return nil
    }
  }

  fileprivate init?(memberOfMaterial name: Name) {
    switch name {
    case "ultraThin": self = .ultraThin
    case "thin": self = .thin
    case "regular", "bar": self = .regular
    case "thick": self = .thick
    case "ultraThick": self = .ultraThick
    default: return nil
    }
  }
}

/// Tells which modifiers draw glass or a material, from the code of one file.
struct GlassReader {
  let tree: SyntaxTree
  let facts: FileFacts

  // MARK: Glass

  /// Whether a call is SwiftUI's `glassEffect` on a view, and draws glass whatever its arguments come to.
  func isGlassEffect(_ call: NodeID) -> Bool {
    guard tree.isNamed(call, "glassEffect"), !facts.declaresFunction(Name("glassEffect")) else {
      return false
    }
    guard let base = tree.base(ofModifier: call) else {
      return facts.isViewModifierOfSelf(call) && drawsGlass(call)
    }
    return facts.isViewModifier(call) && !isNamespace(base) && drawsGlass(call)
  }

  /// Whether the modifiers of a value are the project's own: `view.padding().backport`.
  private func isNamespace(_ base: NodeID) -> Bool {
    let target = tree.unwrapped(base)
    guard tree.kind(target) == .member, let owner = tree.callee(target), let name = tree.name(target) else {
      return false
    }
    switch tree.kind(tree.unwrapped(owner)) {
    case .call: return true
    default: return name.containsIgnoringCase("backport") || name.containsIgnoringCase("compat")
    }
  }

  /// `.identity` draws none, and `.glassEffect(isOn ? .regular : .identity)` none at times.
  private func drawsGlass(_ call: NodeID) -> Bool {
    guard let glass = tree.unlabelledArgument(call) else { return true }
    // What else a condition chooses between may be none as well.
    if tree.kind(glass) == .ternary, choices(glass).contains(where: { variant(of: $0) == nil }) {
      return false
    }
    return !tree.subtree(glass).suffix(60).contains { tree.isNamed($0, "identity") }
  }

  /// The shape that glass takes.
  enum Shape { case capsule, circle, other }

  func shape(ofGlassEffect call: NodeID) -> Shape {
    // SwiftUI's own default is a capsule.
    guard let shape = tree.argument(call, "in") else { return .capsule }
    guard let name = tree.name(tree.unwrapped(shape)) else { return .other }
    switch name {
    case "capsule", "Capsule": return .capsule
    case "circle", "Circle": return .circle
    default: return .other
    }
  }

  /// The glass that an effect is made of.
  enum Variant: Equatable { case regular, clear }

  /// The variant of an effect; `nil` where it depends on state or is kept elsewhere.
  func variant(ofGlassEffect call: NodeID) -> Variant? {
    guard let glass = tree.unlabelledArgument(call) else { return .regular }
    return variant(of: glass)
  }

  private func variant(of glass: NodeID) -> Variant? {
    let root = tree.chain(glass).root
    guard tree.kind(root) == .member, tree.callee(root).map({ tree.isNamed($0, "Glass") }) ?? true else {
      return nil
    }
    switch tree.name(root) {
    case "regular"?: return .regular
    case "clear"?: return .clear
    default: return nil
    }
  }

  /// Whether glass answers to touches: with the call that says so, where there is one.
  enum Interactivity: Equatable {
    case none
    case always(NodeID)
    /// It says by itself when, or its glass is not known.
    case depends
  }

  func interactivity(ofGlassEffect call: NodeID) -> Interactivity {
    guard let glass = tree.unlabelledArgument(call) else { return .none }
    let all = choices(glass).map { interactivity(of: $0) }
    return all.allSatisfy { $0 == all[0] } ? all[0] : .depends
  }

  /// What a glass is, or may be, by a condition.
  func choices(_ glass: NodeID) -> [NodeID] {
    let glass = tree.unwrapped(glass)
    return tree.kind(glass) == .ternary
      ? tree.children(glass).dropFirst().flatMap { choices($0) } : [glass]
  }

  private func interactivity(of glass: NodeID) -> Interactivity {
    guard variant(of: glass) != nil else { return .depends }
    for modifier in tree.chain(glass).modifiers where tree.isNamed(modifier.call, "interactive") {
      guard let value = tree.unlabelledArgument(modifier.call) else { return .always(modifier.call) }
      return tree.text(value) == "true" ? .always(modifier.call) : .depends
    }
    return .none
  }

  /// Whether a call is `.buttonStyle(.glass)`, `.buttonStyle(.glassProminent)` or the same with the style's type.
  func isGlassButtonStyle(_ call: NodeID) -> Bool {
    guard tree.isNamed(call, "buttonStyle"), tree.isModifier(call), let style = tree.unlabelledArgument(call),
      let name = tree.kind(style) == .call
        ? tree.constructedType(style) ?? tree.name(style) : tree.name(style)
    else { return false }
    switch name {
    case "glass", "glassProminent":
      // `AppButtonStyle.glass` is the project's own.
      return tree.kind(style) == .call
        ? tree.isImplicitMember(style) : tree.kind(style) == .member && tree.callee(style) == nil
    case "GlassButtonStyle", "GlassProminentButtonStyle": return !facts.declaresCallable(name)
    default: return false
    }
  }

  // MARK: Materials

  /// The material that an expression is, whatever its conditions.
  func material(_ expression: NodeID, depth: Int = 0) -> MaterialThickness? {
    let id = tree.unwrapped(expression)
    guard depth < 4, let name = tree.name(id) else { return nil }
    switch tree.kind(id) {
    case .member:
      guard let owner = tree.callee(id) else { return MaterialThickness(memberOfShapeStyle: name) }
      if tree.isNamed(owner, "Material") {
        return MaterialThickness(memberOfMaterial: name) ?? MaterialThickness(memberOfShapeStyle: name)
      }
      return tree.isNamed(owner, "ShapeStyle") || tree.isNamed(owner, "BackgroundStyle")
        ? MaterialThickness(memberOfShapeStyle: name) : nil
    case .call:
      if tree.isInitializer(id, "AnyShapeStyle") {
        return tree.unlabelledArgument(id).flatMap { material($0, depth: depth + 1) }
      }
      guard name == "opacity" || name == "shadow" || name == "blendMode" || name == "materialActiveAppearance"
      else { return nil }
      return tree.base(ofModifier: id).flatMap { material($0, depth: depth + 1) }
    case .identifier:
      guard let declaration = facts.scope.declaration(of: name, at: id), !declaration.isOpaque,
        tree.kind(declaration.node) == .binding, let value = tree.value(declaration.node)
      else { return nil }
      if let type = tree.firstChild(declaration.node, .typeAnnotation), tree.kind(value) == .member,
        tree.callee(value) == nil, tree.lastTypeName(type).map({ $0 == "Material" }) == true
      {
        return tree.name(value).flatMap {
          MaterialThickness(memberOfMaterial: $0) ?? MaterialThickness(memberOfShapeStyle: $0)
        }
      }
      return material(value, depth: depth + 1)
    default: return nil
    }
  }

  // MARK: Surfaces

  /// The surface a modifier draws behind its view; `nil` for all other modifiers, and where it depends on state.
  func surface(_ call: NodeID, depth: Int = 0) -> GlassSurface? {
    guard let name = tree.name(call) else { return nil }
    switch name {
    case "glassEffect": return isGlassEffect(call) ? GlassSurface(kind: .glass, call: call) : nil
    case "buttonStyle":
      if isGlassButtonStyle(call) { return GlassSurface(kind: .glassButton, call: call) }
      return ownSurface(call, depth: depth).map {
        GlassSurface(kind: $0.isGlass ? .glassButton : $0.kind, call: call)
      }
    case "background":
      return tree.isModifier(call) || facts.isViewModifierOfSelf(call) ? background(call) : nil
    default: return ownSurface(call, depth: depth)
    }
  }

  private func background(_ call: NodeID) -> GlassSurface? {
    var content: NodeID?
    for argument in tree.arguments(call) {
      if let label = tree.name(argument), label == "ignoresSafeAreaEdges" { return nil }
      guard content == nil, let value = tree.value(argument) else { continue }
      if let closure = tree.closure(argument) {
        content = tree.firstStatement(closure)
        if tree.statements(closure, limit: 2).count != 1 { return nil }
      } else if tree.node(argument).name == Node.none {
        content = value
      }
    }
    guard let content, !isFacingEdges(content), !isLine(call), !isFaint(content) else { return nil }
    if let thickness = material(content) { return GlassSurface(kind: .material(thickness), call: call) }
    let chain = tree.chain(content)
    for modifier in chain.modifiers where !modifier.isConditional {
      switch tree.name(of: modifier.name) {
      case "glassEffect":
        if isGlassEffect(modifier.call) { return GlassSurface(kind: .glass, call: call) }
      case "fill", "foregroundStyle", "background":
        guard ShapeName.isShape(tree, chain.root), let style = tree.unlabelledArgument(modifier.call),
          !isFaint(style), let thickness = material(style)
        else { continue }
        return GlassSurface(kind: .material(thickness), call: call)
      default: continue
      }
    }
    return nil
  }

  /// Whether a background is drawn along the outline of its shape only, as a ring is: `in: .circle.stroke(lineWidth: 8)`.
  private func isLine(_ background: NodeID) -> Bool {
    let content =
      tree.unlabelledArgument(background)
      ?? tree.trailingClosure(background).flatMap { tree.firstStatement($0) }
    return [tree.argument(background, "in"), content].contains { part in
      guard let part else { return false }
      return tree.chain(part).modifiers.contains { modifier in
        switch tree.name(of: modifier.name) {
        case "stroke", "strokeBorder", "strokedPath": true
        default: false
        }
      }
    }
  }

  /// Less lets through what lies behind it.
  private static let coveringOpacity = 0.5

  /// Whether a style or a view is hardly there, or fades with the view's state: then it is no surface of its own.
  private func isFaint(_ expression: NodeID) -> Bool {
    tree.chain(expression).modifiers.contains { modifier in
      guard tree.isNamed(modifier.call, "opacity"), let value = tree.unlabelledArgument(modifier.call) else {
        return false
      }
      return tree.number(value).map { $0 < Self.coveringOpacity } ?? true
    }
  }

  /// Whether a background reaches under the bars, as that of a bar or a screen does.
  private func isFacingEdges(_ content: NodeID) -> Bool {
    tree.subtree(content).suffix(200).contains { reachesEdges($0) }
  }

  func reachesEdges(_ id: NodeID) -> Bool {
    tree.kind(id) == .call && tree.name(id).map { Catalog.modifiers.has($0, .edges) } == true
  }
}

extension FileContext {
  var glass: GlassReader { GlassReader(tree: tree, facts: facts) }
}
