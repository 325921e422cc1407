/// A shadow as it is written in a call, taken apart.
///
/// `view.shadow(color:radius:x:y:)`, and the shadow styles `.drop(color:radius:x:y:)` and `.inner(…)`.
public struct ShadowExpression: Sendable {
  public enum Kind: Sendable, Equatable {
    /// The modifier on a view.
    case view
    /// `ShadowStyle.drop`.
    case drop
    /// `ShadowStyle.inner`.
    case inner
  }

  public let kind: Kind
  /// The call, whose name is `shadow`, `drop` or `inner`.
  public let call: NodeID
  public let color: NodeID?
  public let radius: NodeID
  public let x: NodeID?
  public let y: NodeID?

  /// The opacity of the black that is drawn where no color is given, by SwiftUI's interface.
  public var standardOpacity: Double { kind == .inner ? 0.55 : 0.33 }
}

extension SyntaxTree {
  /// The shadow that a call draws; `nil` for calls of the same name that are something else.
  public func shadow(_ call: NodeID) -> ShadowExpression? {
    guard kind(call) == .call, let name = name(call) else { return nil }
    switch name {
    case "shadow": return isViewMethod(call) ? shadow(call, .view) : nil
    case "drop": return isShadowStyle(call) ? shadow(call, .drop) : nil
    case "inner": return isShadowStyle(call) ? shadow(call, .inner) : nil
    default: return nil
    }
  }

  /// Takes the arguments apart. Labels that SwiftUI doesn't know mean a function of the project's own.
  private func shadow(_ call: NodeID, _ kind: ShadowExpression.Kind) -> ShadowExpression? {
    var color: NodeID?
    var radius: NodeID?
    var x: NodeID?
    var y: NodeID?
    for argument in arguments(call) {
      guard let label = name(argument), let value = value(argument) else { return nil }
      switch label {
      case "color": color = value
      case "radius": radius = value
      case "x": x = value
      case "y": y = value
      default: return nil
      }
    }
    guard let radius else { return nil }
    return ShadowExpression(kind: kind, call: call, color: color, radius: radius, x: x, y: y)
  }

  /// `view.shadow(…)`, or `shadow(…)` on `self` in an extension; not `GraphicsContext.Filter.shadow(…)`, nor the same
  /// without its type, `.shadow(…)`.
  private func isViewMethod(_ call: NodeID) -> Bool {
    if let base = base(ofModifier: call) {
      let owner = unwrapped(base)
      guard kind(owner) == .identifier || kind(owner) == .member, let type = name(owner) else { return true }
      return !startsUppercase(type)
    }
    guard let callee = callee(call), kind(callee) == .identifier, let type = enclosingType(of: call) else {
      return false
    }
    return kind(type) == .extensionDecl
  }

  /// `.drop(…)` or `ShadowStyle.drop(…)`.
  private func isShadowStyle(_ call: NodeID) -> Bool {
    guard let member = calledMember(call) else { return false }
    guard let base = callee(member) else { return true }
    return isNamed(unwrapped(base), "ShadowStyle")
  }
}

extension SyntaxTree {
  /// The shadows that are cast within the view of a modifier, by what it and those beside it are given.
  func innerShadows(of modifier: NodeID) -> [ShadowExpression] {
    chain(containing: modifier).modifiers.flatMap { arguments($0.call) }.flatMap { argument in
      subtree(argument).compactMap { shadow($0) }.filter { $0.kind == .inner }
    }
  }

  /// The view's modifier that takes a style of a shadow: `fill` of `.fill(.white.shadow(.drop(radius: 4)))`.
  func modifier(holding style: NodeID) -> NodeID? {
    containers(of: style).map(\.call).first { isModifier($0) && !isNamed($0, "shadow") }
  }
}

/// One property of a layer's shadow being set: `card.layer.shadowOpacity = 0.2`.
public struct LayerShadowAssignment: Sendable {
  public enum Property: Sendable, Equatable { case opacity, radius, offset, color }

  public let property: Property
  public let assignment: NodeID
  /// `card.layer`.
  public let layer: NodeID
  public let value: NodeID
}

extension SyntaxTree {
  /// The shadow property of a layer that an assignment sets; a layer is known by its name.
  public func layerShadow(_ assignment: NodeID) -> LayerShadowAssignment? {
    guard kind(assignment) == .assignment, let target = callee(assignment), kind(target) == .member,
      let name = name(target), name.hasPrefix("shadow"), let property = layerProperty(name),
      let layer = callee(target), let layerName = self.name(unwrapped(layer)),
      layerName == "layer" || layerName.hasSuffix("Layer"), let value = value(assignment), value != target
    else { return nil }
    return LayerShadowAssignment(property: property, assignment: assignment, layer: layer, value: value)
  }

  private func layerProperty(_ name: Name) -> LayerShadowAssignment.Property? {
    switch name {
    case "shadowOpacity": return .opacity
    case "shadowRadius": return .radius
    case "shadowOffset": return .offset
    case "shadowColor": return .color
    default: return nil
    }
  }

  /// The shadow properties of layers that the statements of a block set, of which a block may have a few hundred.
  func layerShadows(in block: NodeID) -> [LayerShadowAssignment] {
    children(block).prefix(300).compactMap { layerShadow($0) }
  }
}

/// The shadows of the block asked about last: each of its assignments asks.
private struct LastLayerShadows {
  var block: NodeID?
  var all: [LayerShadowAssignment] = []
}

extension FileFacts {
  func layerShadows(in block: NodeID) -> [LayerShadowAssignment] {
    let last = kept { LastLayerShadows() }
    if last.value.block != block {
      last.value = LastLayerShadows(block: block, all: tree.layerShadows(in: block))
    }
    return last.value.all
  }
}
