/// A shadow that is darker or wider than the design system has it.
enum HeavyShadow {
  private static let defaultMaxOpacity = ShadowLevel.lightLimit
  private static let defaultMaxRadius = ShadowLevel.wide
  /// How dark what floats above everything may be: as SwiftUI draws a shadow by itself.
  private static let floatingOpacity = 0.33

  static let rule = Rule(
    id: "heavy-shadow",
    theme: .shadows,
    summary: "a shadow that is too dark or too wide",
    rationale: """
      A shadow tells how far a surface stands above what is behind it, and that takes little. A dark one \
      draws the eye away from the content, and one without a color is black at an opacity of 0.33. How dark \
      it is is told by its opacity, its color and its blur together, in light mode on light ground: a blur \
      over 20 points spreads it as thin. `maxOpacity`, where it is set, holds for all. How wide a blur may \
      be, the shadow scale or `maxRadius` says.
      """,
    quiet: [
      "where it is less than a fifth over a limit that nobody has set",
      "up to 0.33, as SwiftUI draws it, for what floats: a popover, a panel, an overlay, or glass on newer systems",
      "for a level of the shadow scale, a shadow no darker than those that the project names, and one of several levels",
      "without a scale, for a shadow that the project writes twice, or declares under a name for shadows",
      "without a scale, where the light shadows of several files or a large project are not twice as many as the dark",
      "for a glow in a color of its own, the inner shadow of a shape, and a line of a point's blur",
      "for symbols and letters without a ground, and what is set off a picture, a map or a film",
      "for drawings, marks of charts, and a radius worked out from a size",
      "on dark ground, as white letters and films of white tell as well, and where there is no light mode",
      "for a shadow that a clip cuts off, and the lighter of several on one view",
    ],
    severity: .warning,
    fixable: .unsafe,
    options: [
      RuleOption(
        "maxOpacity", .number(0...1), default: .number(defaultMaxOpacity),
        help: "How dark a shadow may fall on white, 0…1: the opacity of a black one."),
      RuleOption(
        "maxRadius", .number(0...1000), default: .number(defaultMaxRadius),
        help: "The largest blur radius, in points; the default holds only where there is a shadow scale."),
    ],
    seeds: ["000"],
    examples: examples,
    triggers: Rule.Triggers(calls: ["shadow", "drop", "inner"], kinds: [.assignment]),
    judgesByHabit: [.shadow],
    check: { context, node in
      if isByDesign(context, node) { return }
      let isStyle = isUndecided(context) && context.file.isShadowStyle(node)
      if context.tree.kind(node) == .assignment {
        if !isStyle { checkLayer(context, node) }
      } else if let shadow = context.file.drawnShadow(node), context.file.isElevation(shadow),
        // Nobody sees how dark it is.
        shadow.kind != .view || ClippedShadow.clip(context.tree, cutting: node) == nil,
        context.number("maxOpacity") != defaultMaxOpacity || !context.file.isForDarkGround(shadow: node)
      {
        // What is wrong with one shadow is said once.
        if !checkColor(context, shadow, isStyle: isStyle), !isStyle, !isInvisible(context, shadow) {
          checkRadius(context, shadow.radius, reaching: "shadow(radius:)")
        }
      }
    })

  /// Whether nothing says how dark shadows may be.
  private static func isUndecided(_ context: borrowing RuleContext) -> Bool {
    context.number("maxOpacity") == defaultMaxOpacity && context.number("maxRadius") == defaultMaxRadius
      && context.scales.shadows.isEmpty
  }

  /// Whether the project casts dark shadows here and there, and nothing says how dark they may be.
  private static func isByDesign(_ context: borrowing RuleContext, _ node: NodeID) -> Bool {
    isUndecided(context)
      && (context.site.project.habits.castsDarkShadows
        // Where nothing says that shadows are light here, a dark one is as good as another.
        || context.site.project.isLarge && !context.site.project.habits.castsLightShadows)
  }

  /// How dark a shadow may be that is blurred so far, unless somebody has said so.
  private static func limit(_ context: borrowing RuleContext, _ radius: NodeID?, at place: NodeID) -> Double {
    let limit = context.number("maxOpacity")
    guard limit == defaultMaxOpacity else { return limit }
    let narrowest = radius.flatMap { context.file.values(of: $0).map(\.value).min() }
    // What the project has a name for is not too dark.
    let named = context.site.project.discovery.shadows.map(\.level.opacity).max() ?? 0
    let most = max(context.file.isFloating(place) ? floatingOpacity : limit, named)
    return hundredths(most * max(1, (narrowest ?? 0) / defaultMaxRadius))
  }

  // MARK: Opacity

  /// - Parameter isStyle: it is a shadow style of its own by name, so that only what its callers choose is a slip.
  /// - Returns: whether it is too dark.
  private static func checkColor(
    _ context: borrowing RuleContext, _ shadow: ShadowExpression, isStyle: Bool
  ) -> Bool {
    let limit = limit(context, shadow.radius, at: shadow.call)
    guard isDarkest(context, shadow) else { return false }
    guard let color = shadow.color else {
      return !isStyle && checkMissingColor(context, shadow, limit)
    }
    var isHeavy = false
    let inks = (context.file.inks(of: color) + context.file.passedInks(of: color)).filter {
      context.file.isDrawnInLight($0) && !context.file.isFlat(shadow, where: $0.place)
    }
    // Of the states of one shadow the darkest is told.
    let darkest = inks.filter { !$0.isPassed }.compactMap(\.darkness).max() ?? 0
    for ink in inks where ink.isPassed || !isStyle {
      if !ink.isPassed, isHeavy || ink.darkness.map({ $0 < darkest }) ?? true { continue }
      guard let opacity = ink.opacity, let darkness = ink.darkness, self.isHeavy(context, darkness, limit),
        !isAgreed(context, opacity, shadow), !isLevel(context.tree, ink)
      else { continue }
      isHeavy = true
      let allowed = Self.hundredths(limit * opacity / darkness)
      let level = context.file.lighterLevel(than: limit, radius: context.file.onlyValue(shadow.radius))
      // Two branches that come out alike, or the other way round, say nothing any more.
      let isOnly = inks.allSatisfy { $0.place == ink.place || ($0.opacity ?? 1) < allowed - 0.01 }
      switch ink.kind {
      case .translucent(let value):
        context.report(
          value, reaching: color, "shadow(color:)", message(value.value, allowed, level),
          fixes: isOnly ? fixes(context, value, level, allowed) : [])
      case .mixed(let alpha, let part):
        context.report(at: place(part, color), message(alpha, allowed, level))
      case .opaque(let part): reportOpaque(context, place(part, color), part, advice(allowed, level))
      case .plain, .clear, .unknown: continue
      }
    }
    return isHeavy
  }

  private static func hundredths(_ opacity: Double) -> Double {
    (opacity * 100 + 0.000_1).rounded(.down) / 100
  }

  /// Several shadows of one view draw one elevation, which the darkest of them tells.
  private static func isDarkest(_ context: borrowing RuleContext, _ shadow: ShadowExpression) -> Bool {
    guard shadow.kind == .view else { return true }
    let own = darkness(context, shadow)
    return !context.tree.chain(containing: shadow.call).modifiers.contains { modifier in
      guard modifier.call != shadow.call, let other = context.file.drawnShadow(modifier.call) else {
        return false
      }
      let theirs = darkness(context, other)
      return theirs > own || theirs == own && context.tree.contains(shadow.call, modifier.call)
    }
  }

  private static func darkness(_ context: borrowing RuleContext, _ shadow: ShadowExpression) -> Double {
    guard let color = shadow.color else { return shadow.standardOpacity }
    let inks = context.file.inks(of: color).filter { context.file.isDrawnInLight($0) }
    return inks.compactMap(\.darkness).max() ?? 0
  }

  /// Where a color is followed through a name, its use is what has to change: the name may color other things.
  private static func place(_ part: ColorExpression, _ use: NodeID) -> NodeID {
    part.path.isEmpty ? part.branch : use
  }

  /// So much darker than a limit that nobody has set a shadow has to be for the eye to tell.
  private static let margin = 1.2

  private static func isHeavy(_ context: borrowing RuleContext, _ darkness: Double, _ limit: Double) -> Bool {
    context.number("maxOpacity") == defaultMaxOpacity
      ? darkness > limit * margin - 0.000_1 : darkness > limit + 0.000_1
  }

  /// So often a shadow is written just so that it is the project's own: three numbers seldom agree by chance.
  private static let ownUses = 2

  /// Whether a shadow is a level of the scale as it stands, or of a project that has none and says nowhere what is too dark, one
  /// of its own.
  private static func isAgreed(
    _ context: borrowing RuleContext, _ opacity: Double, _ shadow: ShadowExpression
  ) -> Bool {
    let radii = context.file.values(of: shadow.radius).map(\.value)
    let offsets = shadow.y.map { context.file.values(of: $0).map(\.value) } ?? [0]
    if context.scales.shadows.isEmpty, context.number("maxOpacity") == defaultMaxOpacity {
      let habits = context.site.project.habits
      return radii.contains { radius in
        offsets.contains { y in
          habits.uses(of: ShadowLevel(opacity: opacity, radius: radius, y: y)) >= ownUses
        }
      }
    }
    return context.scales.shadows.contains { level in
      abs(level.opacity - opacity) < 0.000_1 && radii.contains(level.radius) && offsets.contains(level.y)
    }
  }

  /// Whether how dark a shadow is has been said as one of several levels: `enum Elevation { var opacity: Double { switch self …`
  private static func isLevel(_ tree: SyntaxTree, _ ink: ShadowInk) -> Bool {
    guard case .translucent(let value) = ink.kind, !value.path.isEmpty,
      let type = tree.enclosingType(of: value.node), tree.kind(type) == .enumDecl
    else { return false }
    return tree.ancestors(value.node).prefix { $0 != type }.contains { tree.kind($0) == .switchCase }
  }

  private static func message(_ opacity: Double, _ limit: Double, _ level: ShadowLevel?) -> String {
    "shadow opacity \(ShadowLevel.text(opacity)) is heavy; " + advice(limit, level)
  }

  private static func advice(_ limit: Double, _ level: ShadowLevel?) -> String {
    let below = "stay below \(ShadowLevel.text(limit))"
    return level.map { "\(below), as \($0.summary) does" } ?? below
  }

  /// The opacity to write: a level's, or without levels the darkest that is not heavy, in hundredths; `nil` where that
  /// would be another shadow.
  private static func lighter(_ level: ShadowLevel?, _ limit: Double, than present: Double) -> String? {
    let darkest = (100 * limit - 0.000_1).rounded(.down) / 100
    let opacity = level?.opacity ?? darkest
    return Scale.isNear(opacity, to: present) ? ShadowLevel.text(opacity) : nil
  }

  private static func fixes(
    _ context: borrowing RuleContext, _ literal: LiteralValue, _ level: ShadowLevel?, _ limit: Double
  ) -> [Fix] {
    guard literal.path.isEmpty, let text = lighter(level, limit, than: literal.value) else { return [] }
    return [.unsafe("Lighten the shadow to \(text)", [context.replace(literal.node, with: text)])]
  }

  private static func reportOpaque(
    _ context: borrowing RuleContext, _ place: NodeID, _ part: ColorExpression, _ advice: String
  ) {
    let name = context.tree.text(context.tree.range(of: part.node))
    let color = name.utf8.count <= 40 && !name.contains("\n") ? name : "this color"
    context.report(at: place, "a shadow in \(color) without an opacity is heavy; " + advice)
  }

  private static func checkMissingColor(
    _ context: borrowing RuleContext, _ shadow: ShadowExpression, _ limit: Double
  ) -> Bool {
    let opacity = shadow.standardOpacity
    guard context.file.isDrawnInLight(shadow.call), isHeavy(context, opacity, limit),
      !isAgreed(context, opacity, shadow)
    else { return false }
    let level = context.file.lighterLevel(than: limit, radius: context.file.onlyValue(shadow.radius))
    var fixes: [Fix] = []
    if let opacity = lighter(level, limit, than: opacity),
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
    return true
  }

  // MARK: Radius

  /// An opacity below which nobody sees a shadow.
  private static let hardlySeen = 0.02

  /// Whether a shadow is lighter than the lightest of the scale, as the outermost layer of a smooth one may be.
  private static func isInvisible(_ context: borrowing RuleContext, _ shadow: ShadowExpression) -> Bool {
    guard let color = shadow.color else { return false }
    let lightest = context.scales.shadows.map(\.opacity).min() ?? hardlySeen
    return context.file.inks(of: color).allSatisfy { $0.opacity.map { $0 < lightest } ?? false }
  }

  private static func checkRadius(
    _ context: borrowing RuleContext, _ radius: NodeID, reaching landing: String
  ) {
    let limit = context.number("maxRadius")
    // Without a scale, how far a shadow reaches is part of how dark it is.
    guard limit != defaultMaxRadius || !context.scales.shadows.isEmpty else { return }
    for value in context.file.values(of: radius) where value.value > limit + 0.000_1 {
      if context.scales.shadows.contains(where: { $0.radius == value.value }) { continue }
      let widest = context.scales.shadows.filter { $0.radius <= limit }.max { $0.radius < $1.radius }
      let allowed = ShadowLevel.text(widest?.radius ?? limit)
      let advice = widest.map { "the widest of the scale is \($0.summary)" } ?? "use at most \(allowed)"
      let fix = Fix.unsafe("Narrow the shadow to \(allowed)", [context.replace(value.node, with: allowed)])
      let isNear = Scale.isNear(widest?.radius ?? limit, to: value.value)
      context.report(
        value, reaching: radius, landing,
        "shadow radius \(ShadowLevel.text(value.value)) is over \(ShadowLevel.text(limit)); " + advice,
        fixes: value.path.isEmpty && isNear ? [fix] : [])
    }
  }

  // MARK: Layers

  private static func checkLayer(_ context: borrowing RuleContext, _ assignment: NodeID) {
    guard let shadow = context.file.drawnLayerShadow(assignment) else { return }
    switch shadow.property {
    case .opacity: checkLayerOpacity(context, shadow)
    case .radius:
      let opacity = context.file.companions(of: shadow).first { $0.property == .opacity }
      if opacity.map({ !isTooDark(context, $0) }) ?? true {
        checkRadius(context, shadow.value, reaching: "shadowRadius")
      }
    case .offset, .color: return
    }
  }

  private static func isTooDark(_ context: borrowing RuleContext, _ opacity: LayerShadowAssignment) -> Bool {
    context.file.values(of: opacity.value).contains {
      isHeavy(context, $0.value, context.number("maxOpacity"))
    }
  }

  private static func checkLayerOpacity(_ context: borrowing RuleContext, _ shadow: LayerShadowAssignment) {
    let companions = context.file.companions(of: shadow)
    let blur = companions.first { $0.property == .radius }?.value
    let limit = limit(context, blur, at: shadow.assignment)
    let radius = blur.flatMap { context.file.onlyValue($0) }
    let level = context.file.lighterLevel(than: limit, radius: radius)
    let color = companions.first { $0.property == .color }
    guard !context.file.isForLightlessSystem(shadow.assignment), !context.file.isOnMap(shadow.assignment),
      !(blur.map { context.file.isLine(blurredBy: $0) } ?? false)
    else { return }
    let ink = layerInk(context, color)
    for value in context.file.values(of: shadow.value) where context.file.isDrawnInLight(value.node) {
      guard let alpha = ink.opacity, let depth = ink.depth, !ink.shines,
        isHeavy(context, value.value * alpha * depth, limit)
      else { continue }
      let allowed = Self.hundredths(limit / depth)
      if value.value == 1, let color, case .translucent(let alpha) = ink.kind {
        context.report(
          alpha, reaching: color.value, "shadowColor", message(alpha.value, allowed, level),
          fixes: fixes(context, alpha, level, allowed))
      } else {
        context.report(
          value, reaching: shadow.value, "shadowOpacity", message(value.value * alpha, allowed, level),
          fixes: alpha == 1 ? fixes(context, value, level, allowed) : [])
      }
    }
  }

  /// The color that a layer's shadow is given in the same block; a layer without one draws in opaque black.
  private static func layerInk(_ context: borrowing RuleContext, _ color: LayerShadowAssignment?) -> ShadowInk
  {
    if let color {
      let inks = context.file.inks(of: color.value, owners: [.uiKit, .appKit])
      if inks.count == 1 { return inks[0] }
    } else if !context.facts.shadows.setsLayerColor {
      return ShadowInk(kind: .plain, place: 0, branch: 0, color: ColorComponents(red: 0, green: 0, blue: 0))
    }
    return ShadowInk(kind: .unknown, place: 0, branch: 0, color: nil)
  }
}
