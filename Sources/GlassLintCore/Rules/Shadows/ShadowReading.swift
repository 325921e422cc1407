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
    let radius = tree.companions(of: shadow).first { $0.property == .radius }
    if let radius, hasNoBlur(radius.value) { return nil }
    return shadow
  }

  private func hasNoBlur(_ radius: NodeID) -> Bool {
    let values = values(of: radius)
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
  case clear
  case unknown

  /// 0…1; `nil` where it is not known.
  var opacity: Double? {
    switch self {
    case .translucent(let value): value.value
    case .mixed(let value, _): value
    case .opaque: 1
    case .clear: 0
    case .unknown: nil
    }
  }
}

extension RuleContext {
  /// One for every color that an expression can come to, and every opacity of it.
  func inks(of color: NodeID, owners: SystemColor.Owners = .swiftUI) -> [ShadowInk] {
    colors(of: color, owners: owners).flatMap { inks(of: $0) }
  }

  private func inks(of color: ColorExpression) -> [ShadowInk] {
    if color.family == .clear { return [.clear] }
    switch color.opacities.count {
    case 0: return [plainInk(of: color)]
    case 1:
      let values = values(of: color.opacities[0])
      return values.isEmpty ? [.unknown] : values.map { .translucent($0) }
    default:
      var product = 1.0
      for factor in color.opacities {
        guard let value = onlyValue(factor) else { return [.unknown] }
        product *= value
      }
      return [.mixed(product, color)]
    }
  }

  /// The ink of a color without an opacity of its own. What may be translucent by itself is unknown.
  private func plainInk(of color: ColorExpression) -> ShadowInk {
    switch color.kind {
    case .system(let system):
      switch system.family {
      case .black, .white, .hue, .gray, .accent, .screen, .surface: return .opaque(color)
      case .label:
        return ["primary", "label", "labelColor", "textColor"].contains(system.name)
          ? .opaque(color) : .unknown
      case .clear: return .clear
      case .separator, .fill: return .unknown
      }
    case .components(let components?):
      return components.alpha < 1 ? .mixed(components.alpha, color) : .opaque(color)
    case .components(nil), .asset, .material, .unknown: return .unknown
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
