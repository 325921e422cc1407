enum ReduceTransparencyExamples {
  static let all: [Rule.Example] = wrong + right

  private static let wrong: [Rule.Example] = [
    .wrong(
      """
      struct ↓BackgroundView: View {
        let style: BackgroundStyle
        @Environment(\\.colorScheme) private var colorScheme
        var body: some View {
          ZStack {
            Image(style.imageName).resizable().ignoresSafeArea()
            (colorScheme == .dark ? Color.black : Color.white)
              .opacity(style.dimmingOpacity)
              .ignoresSafeArea()
          }
        }
      }
      """),
    .wrong(
      """
      struct ↓Toast: View {
        var body: some View {
          Text("Saved").padding().background(Color.black.opacity(0.6), in: Capsule())
        }
      }
      """),
    .wrong(
      """
      struct ↓Card: ViewModifier {
        func body(content: Content) -> some View {
          content.background {
            RoundedRectangle(cornerRadius: 16).fill(Color.white.opacity(0.6))
          }
        }
      }
      """),
  ]

  private static let right: [Rule.Example] = [
    .right(
      """
      struct BackgroundView: View {
        @Environment(\\.accessibilityReduceTransparency) private var reduceTransparency
        var body: some View {
          ZStack {
            Image("hero").resizable()
            Color.black.opacity(reduceTransparency ? 0.85 : 0.4)
          }
        }
      }
      """),
    .right(
      """
      struct Toast: View {
        var body: some View {
          Text("Saved").padding().background(.thinMaterial, in: Capsule())
        }
      }
      """),
    .right(
      """
      struct Row: View {
        var body: some View {
          Text("Saved")
            .opacity(0.6)
            .shadow(color: .black.opacity(0.1), radius: 4)
            .overlay(Capsule().stroke(Color.white.opacity(0.2)))
            .background(Color.blue.opacity(isOn ? 0.1 : 0))
        }
      }
      """),
  ]
}
