/// A shadow that is darker or wider than the design system has it.
enum HeavyShadow {
  static let rule = Rule(
    id: "heavy-shadow",
    theme: .shadows,
    summary: "a shadow that is too dark or too wide",
    rationale: """
      A shadow tells how far a surface stands above what is behind it, and that takes little. A dark one draws the eye \
      away from the content, and one without a color is drawn in black at an opacity of 0.33. A shadow that is a level \
      of the shadow scale is agreed upon, however dark.
      """,
    severity: .warning,
    fixable: .unsafe,
    options: [
      RuleOption(
        "maxOpacity", .number(0...1), default: .number(0.15),
        help: "The opacity, 0…1, from which on a shadow is heavy, whatever its color."),
      RuleOption(
        "maxRadius", .number(0...1000), default: .number(20),
        help: "The largest blur radius, in points, of a shadow that is not heavy."),
    ],
    seeds: ["000"],
    examples: examples,
    triggers: Rule.Triggers(calls: ["shadow", "drop", "inner"], kinds: [.assignment]),
    check: { context, node in
      if context.tree.kind(node) == .assignment {
        checkLayer(context, node)
      } else if let shadow = context.drawnShadow(node) {
        checkColor(context, shadow)
        if !isInvisible(context, shadow) { checkRadius(context, shadow.radius, reaching: "shadow(radius:)") }
      }
    })

  // MARK: Opacity

  private static func checkColor(_ context: borrowing RuleContext, _ shadow: ShadowExpression) {
    let limit = context.number("maxOpacity")
    guard let color = shadow.color else { return checkMissingColor(context, shadow, limit) }
    for ink in context.inks(of: color) {
      guard let opacity = ink.opacity, isHeavy(opacity, limit), !isAgreed(context, opacity, shadow) else {
        continue
      }
      let level = context.lighterLevel(than: limit, radius: context.onlyValue(shadow.radius))
      switch ink {
      case .translucent(let value):
        context.report(
          value, reaching: color, "shadow(color:)", message(opacity, limit, level),
          fixes: value.path.isEmpty ? fixes(context, value.node, level, limit) : [])
      case .mixed(_, let part):
        context.report(at: place(part, color), message(opacity, limit, level))
      case .opaque(let part): reportOpaque(context, place(part, color), part, limit, level)
      case .plain, .clear, .unknown: continue
      }
    }
  }

  /// Where a color is followed through a name, its use is what has to change: the name may color other things.
  private static func place(_ part: ColorExpression, _ use: NodeID) -> NodeID {
    part.path.isEmpty ? part.branch : use
  }

  private static func isHeavy(_ opacity: Double, _ limit: Double) -> Bool {
    opacity > limit - 0.000_1 && opacity > 0
  }

  /// Whether a shadow is a level of the scale as it stands.
  private static func isAgreed(
    _ context: borrowing RuleContext, _ opacity: Double, _ shadow: ShadowExpression
  ) -> Bool {
    let radii = context.values(of: shadow.radius).map(\.value)
    let offsets = shadow.y.map { context.values(of: $0).map(\.value) } ?? [0]
    return context.scales.shadows.contains { level in
      abs(level.opacity - opacity) < 0.000_1 && radii.contains(level.radius) && offsets.contains(level.y)
    }
  }

  private static func message(_ opacity: Double, _ limit: Double, _ level: ShadowLevel?) -> String {
    "shadow opacity \(ShadowLevel.text(opacity)) is heavy; " + advice(limit, level)
  }

  private static func advice(_ limit: Double, _ level: ShadowLevel?) -> String {
    let below = "stay below \(ShadowLevel.text(limit))"
    return level.map { "\(below), as \($0.summary) does" } ?? below
  }

  /// The opacity to write: a level's, or without levels the darkest that is not heavy, in hundredths.
  private static func lighter(_ level: ShadowLevel?, _ limit: Double) -> String? {
    let darkest = (100 * limit - 0.000_1).rounded(.down) / 100
    let opacity = level?.opacity ?? darkest
    return opacity > 0 ? ShadowLevel.text(opacity) : nil
  }

  private static func fixes(
    _ context: borrowing RuleContext, _ literal: NodeID, _ level: ShadowLevel?, _ limit: Double
  ) -> [Fix] {
    guard let text = lighter(level, limit) else { return [] }
    return [.unsafe("Lighten the shadow to \(text)", [context.replace(literal, with: text)])]
  }

  private static func reportOpaque(
    _ context: borrowing RuleContext, _ place: NodeID, _ part: ColorExpression, _ limit: Double,
    _ level: ShadowLevel?
  ) {
    let tree = context.tree
    var fixes: [Fix] = []
    if let text = lighter(level, limit), takesModifier(tree, place) {
      let edit = context.insert(".opacity(\(text))", at: tree.range(of: place).end)
      fixes = [.unsafe("Draw the shadow at \(text)", [edit])]
    }
    let name = tree.text(tree.range(of: part.node))
    let color = name.utf8.count <= 40 && !name.contains("\n") ? name : "this color"
    context.report(
      at: place, "a shadow in \(color) without an opacity is heavy; " + advice(limit, level), fixes: fixes)
  }

  /// Whether `.opacity(…)` can be written right behind an expression.
  private static func takesModifier(_ tree: SyntaxTree, _ id: NodeID) -> Bool {
    switch tree.kind(id) {
    case .identifier, .member, .call, .tuple: true
    default: false
    }
  }

  private static func checkMissingColor(
    _ context: borrowing RuleContext, _ shadow: ShadowExpression, _ limit: Double
  ) {
    let opacity = shadow.standardOpacity
    guard isHeavy(opacity, limit), !isAgreed(context, opacity, shadow) else { return }
    let level = context.lighterLevel(than: limit, radius: context.onlyValue(shadow.radius))
    var fixes: [Fix] = []
    if let opacity = lighter(level, limit),
      let first = context.tree.arguments(shadow.call).first(where: { _ in true })
    {
      let text = "color: .black.opacity(\(opacity))"
      let edit = context.insert(text + ", ", at: context.tree.range(of: first).start)
      fixes = [.unsafe("Add \(text)", [edit])]
    }
    context.report(
      call: shadow.call,
      "a shadow without a color is black at \(ShadowLevel.text(opacity)), which is heavy; give it a color and "
        + advice(limit, level), fixes: fixes)
  }

  // MARK: Radius

  /// An opacity below which nobody sees a shadow.
  private static let hardlySeen = 0.02

  /// Whether a shadow is lighter than the lightest of the scale, as the outermost layer of a smooth one may be.
  private static func isInvisible(_ context: borrowing RuleContext, _ shadow: ShadowExpression) -> Bool {
    guard let color = shadow.color else { return false }
    let lightest = context.scales.shadows.map(\.opacity).min() ?? hardlySeen
    return context.inks(of: color).allSatisfy { $0.opacity.map { $0 < lightest } ?? false }
  }

  private static func checkRadius(
    _ context: borrowing RuleContext, _ radius: NodeID, reaching landing: String
  ) {
    let limit = context.number("maxRadius")
    for value in context.values(of: radius) where value.value > limit + 0.000_1 {
      if context.scales.shadows.contains(where: { $0.radius == value.value }) { continue }
      let widest = context.scales.shadows.filter { $0.radius <= limit }.max { $0.radius < $1.radius }
      let allowed = ShadowLevel.text(widest?.radius ?? limit)
      let advice = widest.map { "the widest of the scale is \($0.summary)" } ?? "use at most \(allowed)"
      let fix = Fix.unsafe("Narrow the shadow to \(allowed)", [context.replace(value.node, with: allowed)])
      context.report(
        value, reaching: radius, landing,
        "shadow radius \(ShadowLevel.text(value.value)) is over \(ShadowLevel.text(limit)); " + advice,
        fixes: value.path.isEmpty ? [fix] : [])
    }
  }

  // MARK: Layers

  private static func checkLayer(_ context: borrowing RuleContext, _ assignment: NodeID) {
    guard let shadow = context.drawnLayerShadow(assignment) else { return }
    switch shadow.property {
    case .opacity: checkLayerOpacity(context, shadow)
    case .radius: checkRadius(context, shadow.value, reaching: "shadowRadius")
    case .offset, .color: return
    }
  }

  private static func checkLayerOpacity(_ context: borrowing RuleContext, _ shadow: LayerShadowAssignment) {
    let limit = context.number("maxOpacity")
    let companions = context.companions(of: shadow)
    let radius = companions.first { $0.property == .radius }.flatMap { context.onlyValue($0.value) }
    let level = context.lighterLevel(than: limit, radius: radius)
    let color = companions.first { $0.property == .color }
    let ink = layerInk(context, color)
    for value in context.values(of: shadow.value) {
      // An opacity of 1 leaves it to the color, which may be translucent where it is not known.
      guard let alpha = ink.opacity ?? (value.value < 1 ? 1 : nil), isHeavy(value.value * alpha, limit) else {
        continue
      }
      if value.value == 1, let color, case .translucent(let alpha) = ink {
        context.report(
          alpha, reaching: color.value, "shadowColor", message(alpha.value, limit, level),
          fixes: alpha.path.isEmpty ? fixes(context, alpha.node, level, limit) : [])
      } else {
        context.report(
          value, reaching: shadow.value, "shadowOpacity", message(value.value * alpha, limit, level),
          fixes: value.path.isEmpty && alpha == 1 ? fixes(context, value.node, level, limit) : [])
      }
    }
  }

  /// The color that a layer's shadow is given in the same block; a layer without one draws in opaque black.
  private static func layerInk(_ context: borrowing RuleContext, _ color: LayerShadowAssignment?) -> ShadowInk
  {
    guard let color else { return context.facts.shadows.setsLayerColor ? .unknown : .plain }
    let inks = context.inks(of: color.value, owners: [.uiKit, .appKit])
    return inks.count == 1 ? inks[0] : .unknown
  }
}
