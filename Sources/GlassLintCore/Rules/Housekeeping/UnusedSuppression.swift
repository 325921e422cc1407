/// A comment for GlassLint that does nothing. The comments are read by the linter itself; see `Suppressions`.
enum UnusedSuppression {
  static let id = "unused-suppression"

  static let rule = Rule(
    id: id,
    theme: .housekeeping,
    summary: "a `glasslint:` comment that silences nothing, or names no rule",
    rationale: """
      A comment that outlives its finding hides the next one. One with a misspelled name never worked.
      """,
    severity: .warning,
    fixable: .safe,
    seeds: [],
    examples: [
      .wrong(
        """
        struct Card: View {
          var body: some View {
            // glasslint:disable:next ↓heavy-shadow -- the hero card floats
            Text("Hello")
          }
        }
        """,
        fixed: """
          struct Card: View {
            var body: some View {
              Text("Hello")
            }
          }
          """),
      .wrong(
        """
        struct Card: View {
          var body: some View {
            Text("Hello") // glasslint:disable:this ↓heavy-shadows
          }
        }
        """),
      .right(
        """
        struct Card: View {
          var body: some View {
            // glasslint:disable:next heavy-shadow -- the hero card floats
            Text("Hello").shadow(color: .black.opacity(0.3), radius: 8, y: 4)
          }
        }
        """),
    ],
    triggers: Rule.Triggers(),
    check: { _, _ in })
}
