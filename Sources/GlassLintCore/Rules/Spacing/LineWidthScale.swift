/// Borders and strokes whose width is no step of the line-width scale.
enum LineWidthScale {
  static let rule = OffScale.rule(
    .lineWidth,
    id: "line-width-scale",
    summary: "a border or stroke whose width is off the line-width scale",
    rationale: """
      A border of 1.5 points beside one of 1 is blurred on some displays and looks like a different kind of border on \
      the others.
      """,
    severity: nil,
    examples: examples)

  private static let examples: [Rule.Example] = [
    .wrong(
      """
      Capsule().stroke(.white, lineWidth: ↓1.2)
      """,
      fixed: """
        Capsule().stroke(.white, lineWidth: 1.0)
        """, preset: "glasslint:focusflow"),
    .wrong(
      """
      struct Field: View {
        private let border: CGFloat = ↓5
        var body: some View {
          RoundedRectangle(cornerRadius: 8).strokeBorder(.gray, style: StrokeStyle(lineWidth: border, dash: [4]))
        }
      }
      """,
      fixed: """
        struct Field: View {
          private let border: CGFloat = 4
          var body: some View {
            RoundedRectangle(cornerRadius: 8).strokeBorder(.gray, style: StrokeStyle(lineWidth: border, dash: [4]))
          }
        }
        """, preset: "glasslint:focusflow"),
    .wrong(
      """
      field.layer.borderWidth = ↓5
      """,
      fixed: """
        field.layer.borderWidth = 4
        """, preset: "glasslint:focusflow"),
    .wrong(
      """
      // Far from every step, and as far from what was agreed on.
      Capsule().stroke(.white, lineWidth: ↓14)
      """, preset: "glasslint:focusflow"),
    .right(
      """
      Capsule().stroke(.white, lineWidth: 1).border(.gray, width: 2)
      """, preset: "glasslint:focusflow"),
    .right(
      """
      ZStack {
        Circle().stroke(.gray, lineWidth: 9)
        Circle().trim(from: 0, to: progress).stroke(.blue, style: StrokeStyle(lineWidth: 9, lineCap: .round))
      }
      """, preset: "glasslint:focusflow"),
    .right(
      """
      Path { $0.addLine(to: end) }.stroke(.gray, lineWidth: 9)
      """, preset: "glasslint:focusflow"),
  ]
}
