/// Animations whose duration is no step of the duration scale.
enum DurationScale {
  static let rule = OffScale.rule(
    .duration,
    id: "duration-scale",
    summary: "an animation whose duration is off the duration scale",
    rationale: """
      Things that move together should take the same time. A few durations, each with its purpose, make an app move as \
      one.
      """,
    severity: nil,
    examples: examples)

  private static let examples: [Rule.Example] = [
    .wrong(
      """
      withAnimation(.easeInOut(duration: ↓0.32)) { isOpen.toggle() }
      """,
      fixed: """
        withAnimation(.easeInOut(duration: 0.3)) { isOpen.toggle() }
        """, preset: "glasslint:focusflow"),
    .wrong(
      """
      Text("Focus").animation(isFast ? .spring(response: ↓0.52) : .smooth(duration: 0.5), value: isOpen)
      """,
      fixed: """
        Text("Focus").animation(isFast ? .spring(response: 0.5) : .smooth(duration: 0.5), value: isOpen)
        """, preset: "glasslint:focusflow"),
    .wrong(
      """
      UIView.animate(withDuration: ↓0.31) { view.alpha = 0 }
      """,
      fixed: """
        UIView.animate(withDuration: 0.3) { view.alpha = 0 }
        """, preset: "glasslint:focusflow"),
    .right(
      """
      withAnimation(.easeInOut(duration: 0.3).delay(0.13)) { isOpen.toggle() }
      """, preset: "glasslint:focusflow"),
    .right(
      """
      enum Motion {
        static let quick = 0.13
        static let calm = 0.26
        static let slow = 0.52
      }
      let quick = Animation.easeOut(duration: Motion.quick)
      """, preset: "glasslint:focusflow"),
    .right(
      """
      player.seek(.linear(duration: 0.22))
      """, preset: "glasslint:focusflow"),
  ]
}
