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
    triggers: RoleTable.triggers(.spacing),
    check: check)

  /// How the names of types speak of spacing.
  private static let words = [
    "spacing", "padding", "margin", "inset", "layout", "metric", "dimension", "gap", "gutter", "grid",
  ]

  @Sendable private static func check(_ context: borrowing RuleContext, _ node: NodeID) {
    for use in context.uses(of: .spacing, at: node) {
      let binding = RoleTable.all[use.binding]
      // A frame beyond the scale's end is a size that happens to be empty.
      let limit = binding.place == .gap ? context.scales[.spacing]?.steps.last?.value : nil
      judge(context, use.value, binding.word, binding.landing, limit: limit ?? .infinity)
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
