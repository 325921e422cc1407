/// Paddings, gaps and insets that are no step of the spacing scale.
enum SpacingScale {
  static let rule = Rule(
    id: "spacing-scale",
    theme: .spacing,
    summary: "a padding, gap or inset that is off the spacing scale",
    rationale: """
      Distances from one scale line views up across screens. One that is made up, 22 between 20 and 24, is seen as a \
      mistake without being found as one.
      """,
    severity: .warning,
    fixable: .unsafe,
    seeds: ["002"],
    examples: examples,
    triggers: Rule.Triggers(calls: RoleTable.callNames(.spacing) + ["frame", "init"], kinds: [.assignment]),
    check: check)

  private static let uses = RoleUses(.spacing)

  /// How the names of types speak of spacing.
  private static let words = [
    "spacing", "padding", "margin", "inset", "layout", "metric", "dimension", "gap", "gutter", "grid",
  ]

  /// Distances of other things than views: the parts of an image that do not stretch, the room a map leaves at its
  /// edges, a rectangle made smaller to draw or to hit in.
  private static let otherInsets: [StaticString] = [
    "capInsets", "withCapInsets", "edgePadding", "by",
  ]

  @Sendable private static func check(_ context: borrowing RuleContext, _ node: NodeID) {
    let tree = context.tree
    if tree.kind(node) == .call, tree.isNamed(node, "frame") {
      checkFrame(context, node)
      return
    }
    for use in uses.uses(in: context, node) where !isOtherInset(tree, node) {
      judge(context, use.value, use.binding.word, use.binding.landing)
    }
  }

  private static func judge(
    _ context: borrowing RuleContext, _ expression: NodeID, _ word: String, _ landing: String,
    limit: Double = .infinity
  ) {
    let tree = context.tree
    guard let scale = context.scales[.spacing] else { return }
    for value in context.values(of: expression) {
      let size = abs(value.value)
      // Below a point it is a hairline, which follows the display's pixels.
      guard size >= 1, size <= limit, scale.step(equalTo: size) == nil, !isOtherMeasure(value),
        !isToken(tree, value), !tree.isInPreview(value.node)
      else { continue }
      context.reportOffScale(value, role: .spacing, word: word, reaching: expression, landing)
    }
  }

  private static func isToken(_ tree: SyntaxTree, _ value: LiteralValue) -> Bool {
    !value.path.isEmpty && tree.isTokenValue(value.node, words: words)
  }

  /// `padding(.trailing, handleWidth)` makes room for something of that width, which spacing has no say in.
  private static func isOtherMeasure(_ value: LiteralValue) -> Bool {
    value.path.contains { name in otherMeasures.contains { name.hasSuffix($0) || name == $0.lowercased() } }
  }

  private static let otherMeasures = [
    "Width", "Height", "Size", "Radius", "Diameter", "Offset", "Thickness", "Scale", "Count",
  ]

  private static func isOtherInset(_ tree: SyntaxTree, _ call: NodeID) -> Bool {
    guard tree.kind(call) == .call, let container = tree.container(of: call),
      let label = tree.name(container.argument)
    else { return false }
    return otherInsets.contains { label == $0 }
  }

  // MARK: Frames

  /// Modifiers that make more of an empty view than room.
  private static let fillings: [StaticString] = [
    "background", "overlay", "contentShape", "onTapGesture", "gesture", "onDrop", "dropDestination",
    "glassEffect",
    "accessibilityLabel", "accessibilityElement",
  ]

  /// `Spacer().frame(height: 22)` and `Color.clear.frame(height: 22)` are gaps; other frames are sizes.
  private static func checkFrame(_ context: borrowing RuleContext, _ call: NodeID) {
    let tree = context.tree
    guard let base = tree.base(ofModifier: call), let top = context.scales[.spacing]?.steps.last?.value else {
      return
    }
    let root = tree.unwrapped(base)
    let isSpacer = tree.constructedType(root).map { $0 == "Spacer" } ?? false
    guard isSpacer || isGapOfClearColor(tree, root, call), !isFilled(tree, call) else { return }
    let name = isSpacer ? "Spacer().frame" : "Color.clear.frame"
    for (label, text) in [("width", "width:"), ("height", "height:")] as [(StaticString, String)] {
      guard let value = tree.argument(call, label) else { continue }
      judge(context, value, "spacing", "\(name)(\(text))", limit: top)
    }
  }

  /// With both measures given it holds the place of something of that size.
  private static func isGapOfClearColor(_ tree: SyntaxTree, _ root: NodeID, _ frame: NodeID) -> Bool {
    guard tree.kind(root) == .member, tree.isNamed(root, "clear"), let owner = tree.callee(root),
      tree.isNamed(owner, "Color"),
      tree.argument(frame, "width") == nil || tree.argument(frame, "height") == nil
    else { return false }
    // What has an inside to pad holds the place of something as well.
    return !tree.outerModifiers(of: frame).contains { tree.name(of: $0.name) == "padding" }
  }

  /// Whether something is drawn or touched in a frame: a line, a bar, an area of its own size.
  private static func isFilled(_ tree: SyntaxTree, _ frame: NodeID) -> Bool {
    tree.outerModifiers(of: frame).contains { modifier in
      fillings.contains { tree.name(of: modifier.name) == $0 }
    }
  }

  private static let examples: [Rule.Example] = [
    .wrong(
      """
      Text("Focus").padding(.horizontal, ↓22)
      """,
      fixed: """
        Text("Focus").padding(.horizontal, 20)
        """),
    .wrong(
      """
      struct Card: View {
        private let pad: CGFloat = ↓15
        var body: some View {
          VStack(spacing: isCompact ? 8 : ↓11) {
            Text("Focus").padding(pad)
            Spacer().frame(height: ↓30)
          }
        }
      }
      """,
      fixed: """
        struct Card: View {
          private let pad: CGFloat = 16
          var body: some View {
            VStack(spacing: isCompact ? 8 : 12) {
              Text("Focus").padding(pad)
              Spacer().frame(height: 32)
            }
          }
        }
        """),
    .wrong(
      """
      stack.spacing = ↓9
      stack.layoutMargins = UIEdgeInsets(top: 8, left: ↓15.0, bottom: 8, right: -16)
      """,
      fixed: """
        stack.spacing = 8
        stack.layoutMargins = UIEdgeInsets(top: 8, left: 16.0, bottom: 8, right: -16)
        """),
    .right(
      """
      VStack(spacing: 0) { Text("Focus").padding(.horizontal, 20).padding(.top, -8).padding(0.5) }
      """),
    .right(
      """
      enum Spacing {
        static let small: CGFloat = 4
        static let odd: CGFloat = 22
        static let large: CGFloat = 44
      }
      let view = Text("Focus").padding(Spacing.odd)
      """),
    .right(
      """
      Text("Focus").padding(width / 22).offset(y: 22).frame(width: 22).padding(insets: 22)
      """),
    .right(
      """
      Image("bubble").resizable(capInsets: EdgeInsets(top: 9, leading: 9, bottom: 9, trailing: 9))
      """),
  ]
}
