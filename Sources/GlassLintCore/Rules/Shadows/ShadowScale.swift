/// A shadow that is no level of the shadow scale.
enum ShadowScale {
  static let rule = Rule(
    id: "shadow-scale",
    theme: .shadows,
    summary: "a shadow whose opacity, radius and offset are no level of the shadow scale",
    rationale: """
      Opacity, radius and offset together tell one height. A few levels used everywhere make heights \
      comparable; a shadow with a larger radius and a smaller offset than another one tells two heights at \
      once. Where the levels are constants of the project, and no configuration gives them, only what misses \
      one by a quarter at most is told, once in a file.
      """,
    quiet: [
      "in a project without a shadow scale or constants for shadows",
      "for letters and symbols without a ground, which stand no higher than what they are written on",
      "for a glow: a shadow in a hue without an offset, unless the scale has levels without one",
      "where different conditions choose the parts, so that nobody knows which meet",
      "where the project's constants are the scale: for a shadow with a hue, in dark mode, or one written twice",
      "for a layer of three shadows or more, except the first",
    ],
    severity: .info,
    fixable: .unsafe,
    seeds: ["000", "002"],
    examples: examples,
    triggers: Rule.Triggers(calls: ["shadow", "drop"]),
    check: { context, node in
      guard let shadow = context.file.drawnShadow(node), !isGlow(context, shadow) else { return }
      // Without levels of its own, each shadow of a project is as good as another.
      let levels = context.scales.shadows
      guard !levels.isEmpty else { return }
      let readings = readings(context, shadow)
      if isOwn(context) { return checkOwn(context, shadow, readings) }
      guard !readings.isEmpty else { return checkTrend(context, shadow) }
      let layers = layers(context.tree, of: node)
      // Letters stand no higher than what they are written on.
      if layers.isSmooth ? !layers.isFirst : context.file.isOfBareLetters(shadow) { return }
      if let off = readings.first(where: { reading in !levels.contains { reading.is($0) } }) {
        reportOffScale(context, shadow, off, isLayer: layers.isSmooth)
      }
    })

  /// Whether a shadow is light that shines from behind: one in a color, without an offset. A scale that has levels
  /// without an offset has something to say about it.
  private static func isGlow(_ context: borrowing RuleContext, _ shadow: ShadowExpression) -> Bool {
    guard let color = shadow.color, context.file.onlyValue(shadow.y) == 0 else { return false }
    return !context.scales.shadows.contains { $0.y == 0 }
      && !context.file.colors(of: color).allSatisfy { $0.isKnownNeutral || $0.family == .clear }
  }

  /// Whether a shadow is one of three or more in a row, which together draw a single smooth one: that is one finding,
  /// at the first of them.
  private static func layers(_ tree: SyntaxTree, of call: NodeID) -> (isSmooth: Bool, isFirst: Bool) {
    let after = tree.outerModifiers(of: call).prefix { tree.shadow($0.call) != nil }.count
    var before = 0
    var current = call
    while before < 3, let base = tree.base(ofModifier: current), tree.shadow(base) != nil {
      before += 1
      current = base
    }
    return (before + 1 + after >= 3, before == 0)
  }

  // MARK: Levels of the project's own

  /// Whether the levels are constants of the project and what it writes again and again, so that nobody has said that all
  /// shadows are to be of them.
  private static func isOwn(_ context: borrowing RuleContext) -> Bool {
    let own = context.site.project.discovery.shadows.map(\.level)
    let levels = context.scales.shadows
    return own.count > 1 && levels.starts(with: own)
      && levels.dropFirst(own.count).allSatisfy { $0.name == nil }
  }

  /// So far from a level, as a share of each of its parts, a shadow is one that missed it, and not another one.
  private static let missedBy = 0.25

  /// A shadow without a hue that is nearly one of those that the project names is told, once a file, where it is written nowhere
  /// else.
  private static func checkOwn(
    _ context: borrowing RuleContext, _ shadow: ShadowExpression, _ readings: [Reading]
  ) {
    guard readings.count == 1, let color = shadow.color, context.file.isDrawnInLight(color),
      context.file.colors(of: color).allSatisfy({
        $0.isKnownNeutral && context.file.isDrawnInLight($0.branch)
      }),
      context.file.isDrawnInLight(readings[0].opacity.node),
      !layers(context.tree, of: shadow.call).isSmooth, !context.file.isOfBareLetters(shadow)
    else { return }
    let found = written(readings[0])
    guard context.site.project.habits.uses(of: found) < 2,
      !context.scales.shadows.contains(where: { readings[0].is($0) })
    else { return }
    func isMissed(_ level: ShadowLevel) -> Bool {
      [(level.opacity, found.opacity), (level.radius, found.radius), (level.y, found.y)].allSatisfy {
        abs($0 - $1) <= missedBy * abs($0) + 0.000_1
      }
    }
    let named = context.site.project.namedShadows.map(\.level).filter(isMissed)
    guard let level = nearest(named, to: readings[0]) else { return }
    let message = "shadow (\(found.summary)) is off the shadow scale; the nearest level is \(level.summary)"
    let told = context.facts.kept { ToldShadow() }
    if let finding = told.value.finding {
      return context.addNote(at: context.tree.range(of: shadow.radius), message, to: finding)
    }
    told.value.finding = context.nextFinding
    context.report(call: shadow.call, message)
  }

  /// The finding of a file that tells of shadows beside the project's own levels.
  private struct ToldShadow {
    var finding: Int?
  }

  private static func written(_ reading: Reading) -> ShadowLevel {
    ShadowLevel(opacity: reading.opacity.value, radius: reading.radius.value, y: reading.y?.value ?? 0)
  }

  // MARK: Levels

  /// What a shadow comes to in one state of its view.
  struct Reading {
    var opacity: LiteralValue
    var radius: LiteralValue
    var y: LiteralValue?

    func `is`(_ level: ShadowLevel) -> Bool {
      [level.opacity - opacity.value, level.radius - radius.value, level.y - (y?.value ?? 0)].allSatisfy {
        abs($0) < 0.000_1
      }
    }

    /// How far a level is, each value measured by the largest of the scale. An offset that isn't written has no say;
    /// one upwards tells of the same height as one downwards.
    func distance(to level: ShadowLevel, scale: (opacity: Double, radius: Double, y: Double)) -> Double {
      abs(level.opacity - opacity.value) / scale.opacity + abs(level.radius - radius.value) / scale.radius
        + (y.map { abs(abs(level.y) - abs($0.value)) / scale.y } ?? 0)
    }
  }

  /// The states of a shadow whose three values are all written down. Where several of them depend on a condition, it has
  /// to be the same one; otherwise it isn't known which of the values meet, and the result is empty.
  private static func readings(_ context: borrowing RuleContext, _ shadow: ShadowExpression) -> [Reading] {
    guard let color = shadow.color else { return [] }
    var opacities: [LiteralValue?] = []
    for ink in context.file.inks(of: color) {
      switch ink.kind {
      case .translucent(let value): opacities.append(value)
      case .clear: opacities.append(nil)
      case .mixed, .opaque, .plain, .unknown: return []
      }
    }
    let radii = context.file.values(of: shadow.radius)
    let offsets = shadow.y.map { context.file.values(of: $0) }
    guard !opacities.isEmpty, !radii.isEmpty, offsets.map({ !$0.isEmpty }) ?? true else { return [] }
    let counts = Set([opacities.count, radii.count, offsets?.count ?? 1].filter { $0 > 1 })
    guard counts.count <= 1 else { return [] }
    let count = counts.first ?? 1
    guard count == 1 || hasOneCondition(context.tree, shadow) else { return [] }
    return (0..<count).compactMap { index in
      let radius = radii.count > 1 ? radii[index] : radii[0]
      // In this state there is no shadow.
      guard let opacity = opacities.count > 1 ? opacities[index] : opacities[0], opacity.value > 0,
        radius.value > 0
      else { return nil }
      return Reading(
        opacity: opacity, radius: radius, y: offsets.map { $0.count > 1 ? $0[index] : $0[0] })
    }
  }

  /// Whether all ternaries inside a shadow's arguments ask the same.
  private static func hasOneCondition(_ tree: SyntaxTree, _ shadow: ShadowExpression) -> Bool {
    let parts = [shadow.color, shadow.radius, shadow.y].compactMap { $0 }
    let conditions = parts.flatMap { part in
      tree.subtree(part).filter { tree.kind($0) == .ternary }.compactMap { tree.callee($0) }.map {
        tree.text($0)
      }
    }
    return Set(conditions).count == 1
  }

  private static func nearest(_ levels: [ShadowLevel], to reading: Reading) -> ShadowLevel? {
    func widest(_ value: (ShadowLevel) -> Double) -> Double {
      max(levels.map { abs(value($0)) }.max() ?? 1, 0.001)
    }
    let scale = (opacity: widest(\.opacity), radius: widest(\.radius), y: widest(\.y))
    return levels.min { reading.distance(to: $0, scale: scale) < reading.distance(to: $1, scale: scale) }
  }

  private static func reportOffScale(
    _ context: borrowing RuleContext, _ shadow: ShadowExpression, _ reading: Reading, isLayer: Bool
  ) {
    guard let level = nearest(context.scales.shadows, to: reading) else { return }
    let found = written(reading)
    var message = "shadow (\(found.summary)) is off the shadow scale; the nearest level is \(level.summary)"
    var notes: [(ByteRange, String)] = []
    if let other = higherShadow(context, than: shadow) {
      message += "; its offset does not follow its radius"
      notes.append((context.tree.range(of: other.y), "a smaller radius with a larger offset"))
    }
    context.report(
      call: shadow.call, message, notes: notes, fixes: isLayer ? [] : fixes(context, shadow, reading, level))
  }

  private static func fixes(
    _ context: borrowing RuleContext, _ shadow: ShadowExpression, _ reading: Reading, _ level: ShadowLevel
  ) -> [Fix] {
    let tree = context.tree
    // A value that several states share, or that is written elsewhere, may not be this shadow's alone.
    let branches = [shadow.color, shadow.radius, shadow.y].compactMap { $0 }.contains { part in
      tree.subtree(part).contains { tree.kind($0) == .ternary || tree.kind($0) == .sequence }
    }
    guard !branches, [reading.opacity, reading.radius].allSatisfy({ $0.path.isEmpty }),
      reading.y?.path.isEmpty ?? true,
      // A shadow thrown upwards, as by a bar at the bottom, would fall onto nothing.
      (reading.y?.value ?? 0) >= 0 || level.y < 0,
      isNear(level, to: reading)
    else { return [] }
    var edits = [
      context.replace(reading.opacity.node, with: ShadowLevel.text(level.opacity)),
      context.replace(reading.radius.node, with: ShadowLevel.text(level.radius)),
    ]
    if let y = reading.y {
      edits.append(context.replace(signed(tree, y.node), with: ShadowLevel.text(level.y)))
    } else if level.y != 0 {
      guard let edit = context.appendArgument("y: \(ShadowLevel.text(level.y))", to: shadow.call) else {
        return []
      }
      edits.append(edit)
    }
    return [.unsafe("Use \(level.summary)", edits)]
  }

  /// Whether no value of a level is so far that it would make another shadow. The offset of one that has none is free.
  private static func isNear(_ level: ShadowLevel, to reading: Reading) -> Bool {
    func isNear(_ new: Double, _ old: Double) -> Bool {
      abs(new - old) < 0.000_1 || Scale.isNear(new, to: old)
    }
    return isNear(level.opacity, reading.opacity.value) && isNear(level.radius, reading.radius.value)
      && reading.y.map { $0.value == 0 || isNear(level.y, $0.value) } ?? true
  }

  private static func signed(_ tree: SyntaxTree, _ literal: NodeID) -> NodeID {
    guard let sign = tree.parent(literal), tree.kind(sign) == .prefixExpr else { return literal }
    return sign
  }

  // MARK: Trend

  private static func checkTrend(_ context: borrowing RuleContext, _ shadow: ShadowExpression) {
    guard let y = shadow.y, let other = higherShadow(context, than: shadow) else { return }
    let offsets = context.file.values(of: y)
    guard offsets.count == 1 else { return }
    context.report(
      offsets[0], reaching: y, "shadow(y:)",
      "shadow offset \(ShadowLevel.text(offsets[0].value)) does not follow its radius: with a radius of "
        + "\(ShadowLevel.text(other.radius)), another in this file falls \(ShadowLevel.text(other.offset)) pt; let the "
        + "offset grow with the radius")
  }

  /// The shadow of the file with a smaller radius that falls furthest beyond this one.
  private static func higherShadow(
    _ context: borrowing RuleContext, than shadow: ShadowExpression
  ) -> ShadowFacts.Height? {
    guard shadow.kind != .inner, let radius = context.file.onlyValue(shadow.radius),
      let y = context.file.onlyValue(shadow.y), y > 0
    else { return nil }
    return context.facts.shadows.higher(thanRadius: radius, offset: y)
  }
}
