/// Corner radii that are no step of the radius scale.
enum RadiusScale {
  static let rule = OffScale.rule(
    .radius,
    id: "radius-scale",
    theme: .corners,
    summary: "a corner radius that is off the radius scale",
    rationale: """
      Corners of one family tell what belongs together: cards share one radius, buttons another. With 12, 14, 16 and 18 \
      side by side none of them means anything.
      """,
    severity: .warning,
    options: [
      RuleOption(
        "max", .number(0...1_000_000), default: .number(0),
        help: "the largest radius allowed, in points; round ends (999) aside; 0 for no limit")
    ],
    seeds: ["001", "002"],
    examples: examples)

  private static let examples: [Rule.Example] = [
    .wrong(
      """
      Text("Focus").clipShape(RoundedRectangle(cornerRadius: ↓18, style: .continuous))
      """,
      fixed: """
        Text("Focus").clipShape(RoundedRectangle(cornerRadius: 16, style: .continuous))
        """),
    .wrong(
      """
      // A ground and its border are one corner.
      Text("Focus")
        .background(RoundedRectangle(cornerRadius: ↓18).fill(.thinMaterial))
        .overlay(RoundedRectangle(cornerRadius: 18).stroke(.separator))
      """,
      fixed: """
        // A ground and its border are one corner.
        Text("Focus")
          .background(RoundedRectangle(cornerRadius: 16).fill(.thinMaterial))
          .overlay(RoundedRectangle(cornerRadius: 16).stroke(.separator))
        """),
    .wrong(
      """
      RoundedRectangle(cornerRadius: ↓18)
        .fill(.thinMaterial)
        .frame(width: 80, height: 60)
        .overlay(RoundedRectangle(cornerRadius: 18).stroke(.separator))
      """,
      fixed: """
        RoundedRectangle(cornerRadius: 16)
          .fill(.thinMaterial)
          .frame(width: 80, height: 60)
          .overlay(RoundedRectangle(cornerRadius: 16).stroke(.separator))
        """),
    .wrong(
      """
      struct BadgeView: View {
        private let footerRadius: CGFloat = ↓25
        var body: some View {
          Text("Pro").background(.thinMaterial, in: .rect(topLeadingRadius: 8, bottomLeadingRadius: footerRadius))
        }
      }
      """,
      fixed: """
        struct BadgeView: View {
          private let footerRadius: CGFloat = 24
          var body: some View {
            Text("Pro").background(.thinMaterial, in: .rect(topLeadingRadius: 8, bottomLeadingRadius: footerRadius))
          }
        }
        """),
    .wrong(
      """
      cardView.layer.cornerRadius = ↓13.0
      let path = UIBezierPath(
        roundedRect: bounds, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: ↓7, height: 7))
      """,
      fixed: """
        cardView.layer.cornerRadius = 12.0
        let path = UIBezierPath(
          roundedRect: bounds, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: 6, height: 6))
        """),
    .wrong(
      """
      Text("Focus").clipShape(.rect(cornerRadius: ↓32))
      """,
      fixed: """
        Text("Focus").clipShape(.rect(cornerRadius: 24))
        """, options: ["max": .number(24)]),
    .right(
      """
      Text("Focus").clipShape(.rect(cornerRadius: 16)).cornerRadius(0).cornerRadius(999)
      """),
    .right(
      """
      RadialGradient(colors: [.red, .clear], center: .center, startRadius: 7, endRadius: 130)
        .blur(radius: 7).shadow(radius: 7)
      """),
    .right(
      """
      // The corners of a square are a part of its side.
      enum Radius {
        static let small: CGFloat = 8
        static let medium: CGFloat = 12
        static let large: CGFloat = 16
      }
      let tile = Image(systemName: "bell").frame(width: 36, height: 36).clipShape(.rect(cornerRadius: 10))
      """),
    .right(
      """
      RoundedRectangle(cornerRadius: 3).frame(width: 36, height: 6)
      """),
    .right(
      """
      enum Radius {
        static let small: CGFloat = 7
        static let medium: CGFloat = 14
        static let large: CGFloat = 22
      }
      let card = Text("Focus").clipShape(.rect(cornerRadius: Radius.medium))
      let avatar = Image("me").clipShape(.rect(cornerRadius: size / 3))
      """),
  ]
}
