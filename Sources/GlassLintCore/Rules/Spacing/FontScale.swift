/// Font sizes that are no step of the type scale.
enum FontScale {
  static let rule = OffScale.rule(
    .fontSize,
    id: "font-scale",
    summary: "a font size that is off the type scale",
    rationale: """
      A few sizes, far enough apart, tell titles from text from notes. With 12, 13, 14 and 15 on one screen nobody sees \
      an order, and text of one kind is set differently on each screen.
      """,
    severity: .info,
    examples: examples)

  private static let examples: [Rule.Example] = [
    .wrong(
      """
      Text("Focus").font(.system(size: ↓14, weight: .semibold))
      """,
      fixed: """
        Text("Focus").font(.system(size: 13, weight: .semibold))
        """),
    .wrong(
      """
      struct TitleView: View {
        var titleSize: CGFloat = ↓23
        var body: some View { Text("Focus").font(.system(size: titleSize, weight: .bold)) }
      }
      """,
      fixed: """
        struct TitleView: View {
          var titleSize: CGFloat = 22
          var body: some View { Text("Focus").font(.system(size: titleSize, weight: .bold)) }
        }
        """),
    .wrong(
      """
      label.font = .systemFont(ofSize: ↓18.0)
      titleLabel.font = .boldSystemFont(ofSize: ↓25)
      """,
      fixed: """
        label.font = .systemFont(ofSize: 17.0)
        titleLabel.font = .boldSystemFont(ofSize: 26)
        """),
    .right(
      """
      Text("Focus").font(.system(size: 15)).font(.body).font(.custom("Inter", size: 18))
      """),
    .right(
      """
      Image(systemName: "timer").font(.system(size: 60))
      Button { start() } label: { Image(systemName: "play") }.font(.system(size: 60))
      """),
    .right(
      """
      Text("Focus").font(.system(size: height * 0.4)).minimumScaleFactor(0.7).tracking(13)
      """),
  ]
}
