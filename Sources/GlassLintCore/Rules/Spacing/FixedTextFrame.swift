/// Frames that stay as they are while the text in them grows.
enum FixedTextFrame {
  static let rule = Rule(
    id: "fixed-text-frame",
    theme: .spacing,
    summary: "a fixed height or width around text that grows with the reader's text size",
    rationale: """
      Text of a text style grows with Dynamic Type to more than three times its size; a frame of a fixed height does \
      not. The text is then cut off or drawn over its neighbours. A smallest height keeps the look at the usual size and \
      grows with the text.
      """,
    severity: nil,
    fixable: .unsafe,
    seeds: ["004"],
    criteria: [.resizeText],
    examples: FixedTextFrameExamples.all,
    triggers: Rule.Triggers(calls: ["frame"]),
    check: check)

  @Sendable private static func check(_ context: borrowing RuleContext, _ frame: NodeID) {
    let tree = context.tree
    let height = tree.argument(frame, "height")
    let width = tree.argument(frame, "width")
    guard height != nil || width != nil, context.file.isViewModifier(frame),
      let base = tree.base(ofModifier: frame), !tree.isInPreview(frame),
      !context.file.isForPointer(frame),
      !context.file.isForRemoteOrWatch(frame), !context.facts.imports.contains("WidgetKit")
    else { return }
    let content = FramedText(context.file, base)
    guard !content.isOpen, let text = content.tallest, !isSizedElsewhere(context, frame, text) else { return }
    if let height, let size = fixedSize(context, height) {
      // As large as wide, it is the place of a badge, initials or a symbol.
      if let width, fixedSize(context, width) == size { return }
      // With a smallest height alone, what fills the room it is offered takes more than the frame gives it.
      guard size < text.height, !content.fillsHeight,
        innerPadding(context, base) + text.usualHeight <= size, !isInFixedHeight(tree, frame)
      else { return }
      context.report(
        at: height,
        "the height \(Scale.text(size)) does not grow with the text in it, of which a line is "
          + "\(Scale.text(text.height)) points high at the largest text size; use `minHeight: \(tree.text(height))`",
        notes: note(context, text), fixes: fixes(context, frame, height, width))
    } else if let width, height == nil, let size = fixedSize(context, width), text.isOneLine,
      size < Self.narrow, !content.holdsOther, !content.fillsWidth, isLiteral(tree, text.view),
      !isColumn(context, size, width)
    {
      context.report(
        at: width,
        "the width \(Scale.text(size)) does not grow with the one line of text in it; use "
          + "`minWidth: \(tree.text(width))`",
        notes: note(context, text), fixes: fixes(context, frame, width, nil))
    }
  }

  /// What the paddings right inside of a frame take of its height, in points.
  private static func innerPadding(_ context: borrowing RuleContext, _ base: NodeID) -> Double {
    let tree = context.tree
    var sum = 0.0
    for modifier in tree.chain(base).modifiers where tree.isNamed(modifier.call, "padding") {
      for part in tree.paddingParts(of: modifier.call) ?? [] {
        let amount =
          part.amount.map { context.file.values(of: $0).map(\.value).min() ?? 0 } ?? WrittenMargins.standard
        for edge in [EdgeSet.top, .bottom] where part.edges.contains(edge) { sum += amount }
      }
    }
    return sum
  }

  /// Whether something around a frame has a fixed height as well, which would then cut off what grows in it.
  private static func isInFixedHeight(_ tree: SyntaxTree, _ frame: NodeID) -> Bool {
    (tree.outerModifiers(of: frame)
      + tree.containers(of: frame).flatMap {
        tree.isModifier($0.call) ? [] : tree.outerModifiers(of: $0.call)
      })
      .contains { tree.isNamed($0.call, "frame") && tree.argument($0.call, "height") != nil }
  }

  /// Whether it is known how long a text is.
  private static func isLiteral(_ tree: SyntaxTree, _ text: NodeID) -> Bool {
    tree.unlabelledArgument(text).flatMap { tree.literalText($0) } != nil
  }

  /// Whether something else in the same view is as wide, as the picture over a title.
  private static func isColumn(_ context: borrowing RuleContext, _ size: Double, _ width: NodeID) -> Bool {
    let tree = context.tree
    let type = tree.enclosingType(of: width)
    return (context.facts.calls[Name("frame").hash] ?? []).contains { other in
      guard let side = tree.argument(other, "width"), side != width, tree.enclosingType(of: other) == type
      else {
        return false
      }
      return context.file.values(of: side).contains { $0.value == size }
    }
  }

  /// A line of text in a column as wide as this is long enough to be cut off on purpose. In points.
  private static let narrow = 120.0

  /// Whether somebody who shows the view sets its font or limits the text size, or the app does for all it shows.
  private static func isSizedElsewhere(
    _ context: borrowing RuleContext, _ frame: NodeID, _ text: FramedText.Line
  ) -> Bool {
    let around: Surroundings = text.takesFont ? [.inFont, .limited] : .limited
    return context.site.project.limitsTextSize
      || context.file.surroundings(of: frame).contains { !$0.isDisjoint(with: around) }
  }

  private static func note(_ context: borrowing RuleContext, _ text: FramedText.Line) -> [(ByteRange, String)]
  {
    context.tree.nameToken(text.view).map { [(context.tree.range(ofToken: $0), "this text grows")] } ?? []
  }

  /// The number that a length is, in points; `nil` where it grows, changes or is worked out.
  private static func fixedSize(_ context: borrowing RuleContext, _ length: NodeID) -> Double? {
    let tree = context.tree
    let values = context.file.values(of: length).map(\.value)
    guard values.count == 1, values[0] > 0, !context.file.isScaledMetric(length) else { return nil }
    let use = tree.unwrapped(length)
    switch tree.kind(use) {
    case .identifier, .member: return context.file.isAdjustable(use) ? nil : values[0]
    default: return tree.number(use)
    }
  }

  // MARK: Fixes

  private static func fixes(
    _ context: borrowing RuleContext, _ frame: NodeID, _ length: NodeID, _ width: NodeID?
  ) -> [Fix] {
    let tree = context.tree
    guard let argument = tree.parent(length), let label = tree.nameToken(argument) else { return [] }
    let isHeight = tree.isNamed(argument, "height")
    let new = isHeight ? "minHeight" : "minWidth"
    let title = "Let the frame grow: `\(new)`"
    guard let width else { return [.unsafe(title, [context.replace(token: label, with: new)])] }
    // A frame has fixed sizes or limits, not both.
    let gap = ByteRange(start: tree.range(of: width).end, end: tree.range(ofToken: label).end)
    guard tree.argumentCount(frame) == 2, gap.start < gap.end, !tree.holdsComment(gap) else { return [] }
    return [.unsafe(title, [Edit(range: gap, text: ").frame(\(new)")])]
  }
}
