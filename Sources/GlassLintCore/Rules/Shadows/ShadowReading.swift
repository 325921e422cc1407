/// What the shadow rules ask about a shadow before they judge it.
extension RuleContext {
  /// The shadow that a call draws where a user sees it; `nil` also where it has no blur, in a preview, and where the
  /// file has a `shadow(…radius:…)` of its own.
  func drawnShadow(_ call: NodeID) -> ShadowExpression? {
    guard let shadow = tree.shadow(call), !hasNoBlur(shadow.radius), !tree.isInPreview(call),
      shadow.kind != .view || !facts.shadows.declaresShadow
    else { return nil }
    return shadow
  }

  /// The property of a layer's shadow that an assignment sets where a user sees it.
  func drawnLayerShadow(_ assignment: NodeID) -> LayerShadowAssignment? {
    guard let shadow = tree.layerShadow(assignment), !tree.isInPreview(assignment) else { return nil }
    let companions = companions(of: shadow)
    if let radius = companions.first(where: { $0.property == .radius }), hasNoBlur(radius.value) {
      return nil
    }
    if let opacity = companions.first(where: { $0.property == .opacity }), isZero(opacity.value) {
      return nil
    }
    return shadow
  }

  /// What else is set on the same layer among the same statements.
  func companions(of shadow: LayerShadowAssignment) -> [LayerShadowAssignment] {
    guard let block = tree.parent(shadow.assignment) else { return [] }
    let layer = tree.range(of: shadow.layer)
    return facts.layerShadows(in: block).filter {
      $0.assignment != shadow.assignment && tree.spellsTheSame(tree.range(of: $0.layer), layer)
    }
  }

  /// A radius next to nothing makes a second edge, as engraved letters have, and no shadow.
  private func hasNoBlur(_ radius: NodeID) -> Bool {
    let values = values(of: radius)
    return !values.isEmpty && values.allSatisfy { $0.value <= 0.1 }
  }

  private func isZero(_ expression: NodeID) -> Bool {
    let values = values(of: expression)
    return !values.isEmpty && values.allSatisfy { $0.value == 0 }
  }

  /// What an expression comes to where it is one number; 0 where there is no expression.
  func onlyValue(_ expression: NodeID?) -> Double? {
    guard let expression else { return 0 }
    let values = values(of: expression)
    return values.count == 1 ? values[0].value : nil
  }
}

/// How dark a shadow comes out in one branch of its color.
enum ShadowInk {
  /// By an opacity written down.
  case translucent(LiteralValue)
  /// By several factors, or by an alpha that is part of the color's literal.
  case mixed(Double, ColorExpression)
  case opaque(ColorExpression)
  /// Opaque black, where no color is given.
  case plain
  case clear
  case unknown

  /// 0…1; `nil` where it is not known.
  var opacity: Double? {
    switch self {
    case .translucent(let value): value.value
    case .mixed(let value, _): value
    case .opaque, .plain: 1
    case .clear: 0
    case .unknown: nil
    }
  }
}

extension RuleContext {
  /// One for every color that an expression can come to, and every opacity of it.
  func inks(of color: NodeID, owners: SystemColor.Owners = .swiftUI) -> [ShadowInk] {
    colors(of: color, owners: owners).flatMap { inks(of: $0, in: color) }
  }

  private func inks(of color: ColorExpression, in use: NodeID) -> [ShadowInk] {
    if color.family == .clear { return [.clear] }
    guard !color.opacities.isEmpty else { return [plainInk(of: color)] }
    // A color that is translucent by itself comes out lighter than the opacity says, by how much is not known.
    if color.isTranslucentByItself { return [.unknown] }
    if color.opacities.count == 1 {
      let values = values(of: color.opacities[0])
      guard !values.isEmpty else { return [.unknown] }
      // `ink.opacity(0.3)` has its opacity in place, whatever `ink` is.
      let way = tree.contains(use, color.opacities[0]) ? [] : color.path
      return values.map { .translucent(LiteralValue(node: $0.node, value: $0.value, path: $0.path + way)) }
    }
    var product = 1.0
    for factor in color.opacities {
      guard let value = onlyValue(factor) else { return [.unknown] }
      product *= value
    }
    return [.mixed(product, color)]
  }

  /// The ink of a color without an opacity of its own. What may be translucent by itself is unknown.
  private func plainInk(of color: ColorExpression) -> ShadowInk {
    if color.isTranslucentByItself { return .unknown }
    switch color.kind {
    case .system: return .opaque(color)
    case .components(let components?):
      return components.alpha < 1 ? .mixed(components.alpha, color) : .opaque(color)
    case .unknown: return projectInk(of: color) ?? .unknown
    case .components(nil), .asset, .material: return .unknown
    }
  }

  /// The ink of a translucent color that the project declares in another file: `.shade`, `Theme.shade`.
  private func projectInk(of color: ColorExpression) -> ShadowInk? {
    guard color.path.isEmpty, tree.kind(color.node) == .member, let name = tree.name(color.node) else {
      return nil
    }
    let owner = tree.callee(color.node).map { tree.text($0) } ?? "Color"
    let reader = PaintReader(palette: SystemPalette(system: .mobile, isDark: false), assumesOpaque: false)
    guard let alpha = named("\(owner).\(name.string)", reader)?.alpha, alpha < 1 else { return nil }
    return .mixed(alpha, color)
  }
}

extension ColorExpression {
  /// Whether it is a system color that lets through what is behind it: secondary labels, separators, fills.
  var isTranslucentByItself: Bool {
    guard case .system(let system) = kind else { return false }
    switch system.family {
    case .black, .white, .hue, .gray, .accent, .screen, .surface, .clear: return false
    case .label: return !["primary", "label", "labelColor", "textColor"].contains(system.name)
    case .separator, .fill: return true
    }
  }

  /// Whether it is known to be black, white, or a gray between.
  var isKnownNeutral: Bool {
    switch kind {
    case .system(let system):
      switch system.family {
      case .black, .white, .gray, .label, .separator, .screen, .surface: return true
      case .hue, .accent, .fill, .clear: return false
      }
    case .components(let components?): return components.isNeutral
    case .components(nil), .asset, .material, .unknown: return false
    }
  }
}

extension ShadowLevel {
  /// `Prominent (opacity 0.12, radius 12, y 6)`.
  var summary: String {
    let values = "opacity \(Self.text(opacity)), radius \(Self.text(radius)), y \(Self.text(y))"
    return name.map { "\($0) (\(values))" } ?? values
  }

  /// A value of a shadow as people write it: `6`, `0.12`.
  static func text(_ value: Double) -> String { JSONValue.text((value * 10_000).rounded() / 10_000) }
}

extension RuleContext {
  /// The level of the scale to use instead of a shadow that is too dark: of those lighter than `limit`, the one with
  /// the nearest radius; the darkest where the radius is not known.
  func lighterLevel(than limit: Double, radius: Double?) -> ShadowLevel? {
    scales.shadows.filter { $0.opacity < limit }.min { left, right in
      if let radius, left.radius != right.radius {
        return abs(left.radius - radius) < abs(right.radius - radius)
      }
      return left.opacity > right.opacity
    }
  }
}
