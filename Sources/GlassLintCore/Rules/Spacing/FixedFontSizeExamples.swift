extension FixedFontSize {
  static let examples: [Rule.Example] = [
    .wrong(
      """
      Text("Focus").font(.↓system(size: 17))
      Text("Focus").font(.↓system(size: 28, weight: .bold))
      Text("Focus").font(Font.↓system(size: 13, weight: .bold, design: .rounded))
      """,
      fixed: """
        Text("Focus").font(.body)
        Text("Focus").font(.title.weight(.bold))
        Text("Focus").font(Font.system(.footnote, design: .rounded).weight(.bold))
        """),
    .wrong(
      """
      Text("Focus").font(.↓system(size: 15, weight: .bold, design: .rounded))
      """,
      fixed: """
        Text("Focus").font(.system(.subheadline, design: .rounded, weight: .bold))
        """, platforms: ["iOS": "17.0"]),
    .wrong(
      """
      Text("Focus").font(.↓custom("Inter", fixedSize: 14))
      """,
      fixed: """
        Text("Focus").font(.custom("Inter", size: 14))
        """),
    .wrong(
      """
      label.font = .↓systemFont(ofSize: 17, weight: .semibold)
      """,
      fixed: """
        label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 17, weight: .semibold))
        """),
    .wrong(
      """
      Text("00:25").font(.↓system(size: 48, weight: .thin))
      """),
    .right(
      """
      Text("Focus").font(.body)
      Text("Focus").font(.system(.title, design: .rounded))
      Text("Focus").font(.custom("Inter", size: 14))
      Text("Focus").font(.custom("Inter", size: 14, relativeTo: .footnote))
      """),
    // An icon is a picture.
    .right(
      """
      struct TileStyle: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
          VStack { configuration.icon.font(.system(size: 48)); configuration.title }
        }
      }
      """),
    // Text of a placeholder is a drawing, and what fills a key is as large as that.
    .right(
      """
      VStack { Text("Headline").font(.system(size: 35)); Divider() }.redacted(reason: .placeholder)
      struct Key: View {
        let title: String
        let side: CGFloat
        var body: some View { Text(title).font(.system(size: 36)).frame(width: side, height: side) }
      }
      struct Digit: View {
        let title: String
        var body: some View { Text(title).font(.system(size: 24)) }
      }
      struct Pad: View {
        let side: CGFloat
        var body: some View { Digit(title: "1").frame(width: side, height: side) }
      }
      """),
    // A fallback is no second font, and larger letters need more than this width.
    .wrong(
      """
      label.font = UIFont.↓systemFont(ofSize: 18)
      label.font = ↓UIFont(name: "Inter", size: 18) ?? UIFont.boldSystemFont(ofSize: 18)
      VStack { Text("28").font(.↓system(size: 28)) }.frame(width: 54)
      """,
      fixed: """
        label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: UIFont.systemFont(ofSize: 18))
        label.font = UIFont(name: "Inter", size: 18) ?? UIFont.boldSystemFont(ofSize: 18)
        VStack { Text("28").font(.system(size: 28)) }.frame(width: 54)
        """),
    .right(
      """
      func setUp(_ bar: UINavigationBarAppearance, _ item: UITabBarItemAppearance) {
        let title = UIFont(name: "Inter", size: 18) ?? UIFont.boldSystemFont(ofSize: 18)
        bar.titleTextAttributes = [.font: title]
        if let label = UIFont(name: "Inter", size: 10) {
          item.normal.titleTextAttributes = [.font: label]
          item.selected.titleTextAttributes = [.font: label]
        }
      }
      """),
    // The system's own title of a bar keeps its size.
    .right(
      """
      Text("Feed").toolbar {
        ToolbarItem(placement: .principal) { Text("Feed").font(.system(size: 17, weight: .semibold)) }
      }
      """),
    .right(
      """
      struct Row: View {
        @ScaledMetric private var size = 17.0
        var body: some View { Text("Focus").font(.system(size: size)) }
      }
      """),
    .right(
      """
      label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 17))
      label.adjustsFontForContentSizeCategory = true
      """),
    .right(
      """
      Image(systemName: "timer").font(.system(size: 60))
      Text("Focus").font(.system(size: geometry.size.height * 0.4))
      Text("00:25").font(.system(size: 96, weight: .thin))
      """),
    .right(
      """
      HStack { Text("00:25").font(.system(size: 18)) }.dynamicTypeSize(.xSmall ... .large)
      Text(String(name.prefix(1))).font(.system(size: 40))
      HStack { Text("Sign in").font(.system(size: 19)) }.frame(height: 56)
      ZStack {
        Circle().frame(width: 130, height: 130)
        Text("00:25").font(.system(size: 40))
      }
      """),
    .wrong(
      """
      HStack { Text("00:25").font(.↓system(size: 48)) }.dynamicTypeSize(.xSmall ... .accessibility1)
      HStack { Text("00:25").font(.↓system(size: 48)) }.frame(height: 240)
      """),
    .right(
      """
      let isTV = UIDevice.current.userInterfaceIdiom == .tv
      let view = Text("Focus").font(isTV ? .system(size: 22) : .footnote)
      """),
    .wrong(
      """
      Text("Focus").font(.↓system(size: 20))
      """, platforms: ["visionOS": "2.0"]),
  ]
}
