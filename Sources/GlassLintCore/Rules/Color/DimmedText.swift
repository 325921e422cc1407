/// Text that is translucent, as a view or by its color, so that no ground makes up for it.
extension Contrast {
  /// Reports a text that has too little contrast on every ground, since it or its color has an opacity that is written down:
  /// whatever its color is, or as the black that it is in light appearance where nothing gives it a color.
  static func checkDimmed(
    _ text: NodeID, _ ground: TextGround, _ context: borrowing RuleContext
  ) {
    let tree = context.tree
    guard !ground.isDisableable, !isPlaceholder(text, context) else { return }
    var opacity = 1.0
    for value in ground.opacities {
      guard let known = ConstantArithmetic(tree: tree).value(value) else { return }
      opacity *= known
    }
    let known = [false, true].compactMap { isDark in
      mostOfColor(ground, opacity, isDark: isDark, context).map { (isDark: isDark, ratio: $0) }
    }
    let isOfColor = known.count == 2
    guard let node = ground.opacities.first ?? (isOfColor ? ground.foreground : nil) else { return }
    let size = size(of: text, ground, context)
    let minimum = context.number(size?.isLarge ?? true ? "minimumLarge" : "minimum")
    let bounds = isOfColor ? known : [false, true].map { (isDark: $0, ratio: most(opacity, isDark: $0)) }
    let appearances = ground.appearances.intersection(context.file.appearances(at: text))
    // Black at an opacity has less contrast than white, which the text may be in light appearance as well.
    let isAnyColor = bounds.allSatisfy { $0.ratio < minimum - dimmedTolerance }
    let failing = bounds.filter {
      isAnyColor
        || appearances.contains($0.isDark)
          && $0.ratio < min(minimum, secondaryContrast(isDark: $0.isDark))
    }
    guard let best = failing.map(\.ratio).max(), isAnyColor || isSurelyLabel(text, ground, context),
      !context.file.isUnseen(text), !context.file.isInactiveTwin(text),
      isNews([node, node], minimum, context)
    else { return }
    let modes = isAnyColor ? "" : " in \(failing[0].isDark ? "dark" : "light") mode"
    let color = (isOfColor ? ground.foreground : nil).map { tree.text($0) }
    var subject = "text"
    if let color { subject += color.contains("\n") ? " in this color" : " in `\(color)`" }
    if !ground.opacities.isEmpty { subject += " of a view with an opacity of \(Scale.text(opacity))" }
    context.reportOnce(
      at: tree.range(of: node),
      """
      \(subject) has a contrast of at most \(ratioText(best, of: minimum))\
      \(modes), whatever is behind it; WCAG asks for \(ratioText(minimum)) of \(kind(size))
      """)
  }

  /// The most contrast that a translucent text in its own color may have: on black, or on white; `nil` where the color is not
  /// known, or is a label color, of which the system says how strong it is.
  /// - Parameter opacity: that of the text as a view.
  private static func mostOfColor(
    _ ground: TextGround, _ opacity: Double, isDark: Bool, _ context: borrowing RuleContext
  ) -> Double? {
    guard let foreground = ground.foreground else { return nil }
    var most: Double?
    for palette in SystemPalette.all(for: context.platforms, isDark: isDark) {
      let reader = PaintReader(palette: palette, assumesOpaque: true, takesColor: ground.foregroundIsColor)
      for paint in context.file.paints(of: foreground, reader) where paint.occurs(with: ground.taken) {
        guard let color = paint.color?.multiplied(byOpacity: opacity), 0.05 < color.alpha, color.alpha < 1,
          !paint.isLabel, !paint.isBestCase, !paint.choices.contains(where: ground.disabled.contains)
        else { return nil }
        for level in [0.0, 1] {
          let back = ColorComponents(red: level, green: level, blue: level)
          most = max(most ?? 0, color.composited(over: back).contrastRatio(with: back))
        }
      }
    }
    return most
  }

  /// The contrast of the system's secondary label on its background, which nobody is told to make stronger.
  private static func secondaryContrast(isDark: Bool) -> Double {
    let palette = SystemPalette(system: .mobile, isDark: isDark)
    let ground = ColorComponents(red: isDark ? 0 : 1, green: isDark ? 0 : 1, blue: isDark ? 0 : 1)
    return palette.labels.last.map { $0.composited(over: ground).contrastRatio(with: ground) } ?? 0
  }

  /// How dark a label is on one system or another moves the bound by no more.
  private static let dimmedTolerance = 0.3

  /// The most contrast that a text of an opacity may have: black on white, or white on black.
  private static func most(_ opacity: Double, isDark: Bool) -> Double {
    let level = isDark ? 1.0 : 0.0
    let text = ColorComponents(red: level, green: level, blue: level, alpha: opacity)
    let ground = ColorComponents(red: 1 - level, green: 1 - level, blue: 1 - level)
    return text.composited(over: ground).contrastRatio(with: ground)
  }

  /// Whether a text is drawn in the label color: the whole way to where its screen begins nothing gives it another one,
  /// or a ground that asks for one.
  private static func isSurelyLabel(
    _ text: NodeID, _ ground: TextGround, _ context: borrowing RuleContext
  ) -> Bool {
    let tree = context.tree
    guard ground.foreground == nil, ground.layers.isEmpty, !ground.isInControl,
      context.platforms.isEmpty || context.platforms.includes(.iOS) || context.platforms.includes(.macOS),
      let declaration = tree.enclosingDeclaration(of: text), tree.isNamed(declaration, "body"),
      let type = tree.enclosingType(of: declaration), let name = tree.name(type)
    else { return false }
    return !context.site.project.isShownOnGround(name.symbol)
  }

  /// Whether a text stands in for what a field is still to hold, over or under it.
  private static func isPlaceholder(_ text: NodeID, _ context: borrowing RuleContext) -> Bool {
    let tree = context.tree
    return tree.containers(of: text).contains { container in
      guard let name = tree.name(container.call), name == "overlay" || Catalog.views.has(name, .depth) else {
        return false
      }
      return tree.subtree(container.call).contains { id in
        tree.kind(id) == .call && tree.constructedType(id).map { Catalog.views.has($0, .field) } ?? false
      }
    }
  }
}
