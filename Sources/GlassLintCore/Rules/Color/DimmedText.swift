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
    var node = ground.opacities.first
    if node == nil, let alpha = alpha(ofColor: ground, context) {
      (opacity, node) = (alpha, ground.foreground)
    }
    guard let node else { return }
    for value in ground.opacities {
      guard let known = ConstantArithmetic(tree: tree).value(value) else { return }
      opacity *= known
    }
    let size = size(of: text, ground, context)
    let minimum = context.number(size?.isLarge ?? true ? "minimumLarge" : "minimum")
    let bounds = [false, true].map { (isDark: $0, ratio: most(opacity, isDark: $0)) }
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
    let color = tree.text(node)
    let subject =
      !ground.opacities.isEmpty
      ? "text of a view with an opacity of \(Scale.text(opacity))"
      : color.contains("\n") ? "text in this color" : "text in `\(color)`"
    context.reportOnce(
      at: tree.range(of: node),
      """
      \(subject) has a contrast of at most \(ratioText(best, of: minimum))\
      \(modes), whatever is behind it; WCAG asks for \(ratioText(minimum)) of \(kind(size))
      """)
  }

  /// The most opacity that a text's own color has; `nil` where that is not known, or a label color, of which the system says
  /// how strong it is.
  private static func alpha(ofColor ground: TextGround, _ context: borrowing RuleContext) -> Double? {
    guard let foreground = ground.foreground else { return nil }
    var most = 0.0
    for isDark in [false, true] {
      for palette in SystemPalette.all(for: context.platforms, isDark: isDark) {
        let reader = PaintReader(palette: palette, assumesOpaque: true, takesColor: ground.foregroundIsColor)
        for paint in context.file.paints(of: foreground, reader) where paint.occurs(with: ground.taken) {
          guard let alpha = paint.color?.alpha, 0.05 < alpha, alpha < 1, !paint.isLabel, !paint.isBestCase,
            !paint.choices.contains(where: ground.disabled.contains)
          else { return nil }
          most = max(most, alpha)
        }
      }
    }
    return most > 0 ? most : nil
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
