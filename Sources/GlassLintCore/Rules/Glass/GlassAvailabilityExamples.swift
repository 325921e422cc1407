enum GlassAvailabilityExamples {
  private static let iOS17 = ["iOS": "17.0"]

  static let all: [Rule.Example] = [
    .wrong(
      """
      Button("Scan") { scan() }
        .padding(16)
        .↓glassEffect(.regular, in: .rect(cornerRadius: 20))
      """, platforms: iOS17),
    .wrong(
      """
      ↓GlassEffectContainer(spacing: 12) {
        Button("Play") { play() }.buttonStyle(↓.glassProminent)
      }
      """, platforms: ["iOS": "18.0"]),
    .wrong(
      """
      NavigationStack {
        content.containerBackground(.clear, for: ↓.navigation)
      }
      """, platforms: iOS17),
    .wrong(
      """
      RoundedRectangle(cornerRadius: 24)
        .fill(.white)
        .↓glassBackgroundEffect(tint: tint)
      """, platforms: ["iOS": "18.0"]),
    .wrong(
      """
      struct Bar: View {
        var body: some View {
          if #available(iOS 26, *) {
            content.safeAreaBar(edge: .bottom) { dock }
          } else {
            content.↓scrollEdgeEffectStyle(.soft, for: .all)
          }
        }
      }
      """),
    .wrong(
      """
      if #available(iOS 18, *) {
        list.↓tabBarMinimizeBehavior(.onScrollDown)
      }
      """, platforms: iOS17),
    .right(
      """
      struct Card: View {
        var body: some View {
          if #available(iOS 26, *) {
            content.glassEffect(.regular.interactive(), in: .capsule)
          } else {
            content.background(.regularMaterial, in: .capsule)
          }
        }
      }
      """, platforms: iOS17),
    .right(
      """
      if #available(iOS 26, *) {
        RoundedRectangle(cornerRadius: 24).fill(.glassUltraThin).glassBackgroundEffect(tint: tint)
      }
      """, platforms: iOS17),
    .right(
      """
      @available(iOS 26.0, macOS 26.0, *)
      struct Dock: View {
        var body: some View { GlassEffectContainer { buttons } }
      }
      """, platforms: ["iOS": "17.0", "macOS": "14.0"]),
    .right(
      """
      func style(_ button: some View) -> some View {
        guard #available(iOS 26, *) else { return AnyView(button) }
        return AnyView(button.buttonStyle(.glass))
      }
      """, platforms: iOS17),
    .right(
      """
      content.glassEffect()
      """, platforms: ["iOS": "26.0"]),
    .right(
      """
      // What a package has for older systems.
      enum Backport { struct NavigationStack { init(_ root: () -> Void) {} } }
      let stack = Backport.NavigationStack { }
      """, platforms: ["iOS": "15.0"]),
    .right(
      """
      #if os(visionOS)
        content.glassBackgroundEffect()
      #else
        content
      #endif
      """, platforms: iOS17),
    .right(
      """
      extension View {
        func glassEffect(tint: Color) -> some View { background(tint) }
      }
      content.glassEffect(tint: .red)
      """, platforms: iOS17),
  ]
}
