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
      Text("Focus").font(.system(size: ↓13, weight: .semibold))
      """,
      fixed: """
        Text("Focus").font(.system(size: 12, weight: .semibold))
        """),
    .wrong(
      """
      struct TitleView: View {
        var titleSize: CGFloat = ↓23
        var body: some View { Text("Focus").font(.custom("Inter", size: titleSize, relativeTo: .title)) }
      }
      """,
      fixed: """
        struct TitleView: View {
          var titleSize: CGFloat = 24
          var body: some View { Text("Focus").font(.custom("Inter", size: titleSize, relativeTo: .title)) }
        }
        """),
    .wrong(
      """
      label.font = .systemFont(ofSize: ↓17.0)
      title.font = UIFont(name: "Inter", size: ↓25)
      """,
      fixed: """
        label.font = .systemFont(ofSize: 16.0)
        title.font = UIFont(name: "Inter", size: 24)
        """),
    .right(
      """
      Text("Focus").font(.system(size: 15)).font(.body).font(.custom("Inter", size: 24))
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
