/// Paddings, gaps and insets that are no step of the spacing scale.
enum SpacingScale {
  static let rule = OffScale.rule(
    .spacing,
    id: "spacing-scale",
    summary: "a padding, gap or inset that is off the spacing scale",
    rationale: """
      Distances from one scale line views up across screens. One that is made up, 22 between 20 and 24, is seen as a \
      mistake without being found as one.
      """,
    severity: .warning,
    examples: examples)

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
      ZStack(alignment: .topLeading) {
        TextEditor(text: $note).padding(8)
        Text("Notes").padding(.leading, 13).padding(.top, 17)
      }
      """),
    .right(
      """
      let offsetCorrection: CGFloat = 11
      let count = Text("3").padding(EdgeInsets(top: 7, leading: 11, bottom: 7, trailing: 11)).frame(width: 20, height: 20)
      stack.layoutMargins = UIEdgeInsets(top: 8, left: offsetCorrection, bottom: 8, right: 8)
      """),
    .right(
      """
      // A point or two apart center what lies between, a spacer takes the gaps at its sides, and what is beyond every
      // rhythm makes room for something.
      enum Spacing {
        static let small: CGFloat = 8
        static let medium: CGFloat = 16
        static let large: CGFloat = 24
        static let huge: CGFloat = 48
      }
      let title = Text("Focus").padding(.top, 16).padding(.bottom, 15)
      let icon = Text("Focus").padding(.trailing, 26).padding(.leading, 28)
      let row = HStack(spacing: 13) { Text("Focus"); Spacer(); Text("25 min") }
      let content = Text("Focus").padding(.leading, 50)
      """),
    .right(
      """
      Text("3").padding(.horizontal, 9).padding(.vertical, 5).background(.thinMaterial, in: .capsule)
      """),
    .right(
      """
      Image("bubble").resizable(capInsets: EdgeInsets(top: 9, leading: 9, bottom: 9, trailing: 9))
      """),
  ]
}
