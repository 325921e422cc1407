/// Opacities of surfaces and borders that are no step of the opacity scale.
enum OpacityScale {
  static let rule = OffScale.rule(
    .opacity,
    id: "opacity-scale",
    theme: .color,
    summary: "the opacity of a fill, border or background that is off the opacity scale",
    rationale: """
      Cards at 0.04, 0.05 and 0.06 are meant to be the same and are not; side by side they look dirty.
      """,
    severity: nil,
    examples: examples)

  private static let examples: [Rule.Example] = [
    .wrong(
      """
      Circle().fill(Color.white.opacity(↓0.04))
      """,
      fixed: """
        Circle().fill(Color.white.opacity(0.03))
        """, preset: "glasslint:focusflow"),
    .wrong(
      """
      struct Card: View {
        var fill: Color = .white.opacity(isOn ? 0.08 : ↓0.16)
        var body: some View { Text("Focus").background(fill) }
      }
      """,
      fixed: """
        struct Card: View {
          var fill: Color = .white.opacity(isOn ? 0.08 : 0.15)
          var body: some View { Text("Focus").background(fill) }
        }
        """, preset: "glasslint:focusflow"),
    .wrong(
      """
      Circle().stroke(.white.opacity(↓0.11), lineWidth: 1)
      """,
      fixed: """
        Circle().stroke(.white.opacity(0.1), lineWidth: 1)
        """, preset: "glasslint:focusflow"),
    .right(
      """
      Circle().fill(Color.white.opacity(0.08)).stroke(.white.opacity(0.1)).opacity(0.7)
      """, preset: "glasslint:focusflow"),
    .right(
      """
      Text("Focus").foregroundStyle(.white.opacity(0.7)).background(picture.opacity(0.7))
      """, preset: "glasslint:focusflow"),
    .right(
      """
      ZStack { Color.black.opacity(0.4) }
      """, preset: "glasslint:focusflow"),
  ]
}
