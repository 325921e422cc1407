enum GlassOnGlassExamples {
  static let all: [Rule.Example] = [
    .right(
      """
      // A third of a material is hardly a surface.
      struct Profile: View {
        var body: some View {
          VStack {
            Text("Change").padding().background(.thinMaterial, in: .capsule)
          }
          .padding()
          .background(.thinMaterial.opacity(0.3))
        }
      }
      """),
    .wrong(
      """
      // What lies on one card is one design.
      struct Card: View {
        var body: some View {
          VStack {
            Text("New").padding(4).↓background(.regularMaterial, in: .capsule)
            Text("Old").padding(4).background(.regularMaterial, in: .capsule)
          }
          .padding()
          .background(.regularMaterial, in: .rect(cornerRadius: 12))
        }
      }
      """),
    .wrong(
      """
      HStack {
        Image(systemName: "heart").padding(8).↓glassEffect()
        Button("Share") {}.buttonStyle(.glass)
      }
      .padding()
      .glassEffect(in: .rect(cornerRadius: 24))
      """),
    .wrong(
      """
      struct Card: View {
        var body: some View {
          VStack { Text("Title"); badge }
            .padding()
            .background(.regularMaterial, in: .rect(cornerRadius: 12))
        }
        private var badge: some View {
          Text("New").padding(4).↓background(.ultraThinMaterial, in: .capsule)
        }
      }
      """),
    .wrong(
      """
      VStack {
        Button { } label: {
          Text(date).padding(6).↓background(.thickMaterial)
        }
      }
      .padding()
      .background(RoundedRectangle(cornerRadius: 12, style: .continuous).fill(.regularMaterial))
      """),
    .wrong(
      """
      Label("Filter", systemImage: "line.3.horizontal.decrease")
        .padding()
        .↓background(.ultraThinMaterial, in: .capsule)
        .glassEffect()
      """),
    .right(
      """
      VStack(spacing: 0) {
        Button { } label: {
          Text(date).padding(6).background(.ultraThinMaterial)
        }
      }
      .background(.regularMaterial)
      .clipShape(RoundedRectangle(cornerRadius: 12, style: .continuous))
      """),
    .right(
      """
      ScrollView {
        VStack { Text("Goals") }.padding().background(.thinMaterial, in: .rect(cornerRadius: 12))
      }
      .background(.regularMaterial)
      .navigationTitle("Dashboard")
      """),
    .right(
      """
      GlassEffectContainer {
        HStack {
          Image(systemName: "heart").padding().glassEffect()
          Image(systemName: "star").padding().glassEffect()
        }
      }
      """),
    .right(
      """
      struct Bar: View {
        var body: some View {
          if #available(iOS 26, *) {
            HStack { chip }.padding().glassEffect()
          } else {
            HStack { chip }.padding().background(.regularMaterial)
          }
        }
        @ViewBuilder var chip: some View {
          if #available(iOS 26, *) { Text("All") } else { Text("All").background(Color.blue) }
        }
      }
      """),
    .right(
      """
      Button("More") { isShown = true }
        .popover(isPresented: $isShown) { Text("Help").padding().background(.thinMaterial) }
        .padding()
        .glassEffect()
      """),
    .right(
      """
      // A ring is a line, and no surface.
      HStack {
        Image(systemName: "play")
          .background(.thickMaterial, in: Circle().inset(by: -7).stroke(style: StrokeStyle(lineWidth: 8)))
      }
      .padding()
      .background(.regularMaterial, in: .capsule)
      """),
  ]
}
