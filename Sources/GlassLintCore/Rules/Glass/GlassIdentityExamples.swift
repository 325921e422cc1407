enum GlassIdentityExamples {
  static let all: [Rule.Example] = [
    .wrong(
      """
      struct Tools: View {
        @Namespace private var glass
        @State private var isOpen = false
        var body: some View {
          HStack {
            Image(systemName: "pencil").padding().glassEffect().↓glassEffectID("pencil", in: glass)
            if isOpen { Image(systemName: "eraser").padding().glassEffect().↓glassEffectID("eraser", in: glass) }
          }
        }
      }
      struct Editor: View {
        var body: some View { VStack { Canvas { _, _ in }; Tools() } }
      }
      struct Sketches: View {
        @State private var isOpen = false
        var body: some View {
          Button("New") { isOpen = true }.sheet(isPresented: $isOpen) { Editor() }
        }
      }
      """),
    .wrong(
      """
      struct Tool: View {
        let symbol: String
        @Namespace private var glass
        var body: some View {
          Image(systemName: symbol).padding().glassEffect().glassEffectID(symbol, in: ↓glass)
        }
      }
      struct Tools: View {
        var body: some View {
          GlassEffectContainer { HStack { ForEach(["pencil", "eraser"], id: \\.self) { Tool(symbol: $0) } } }
        }
      }
      """),
    .wrong(
      """
      GlassEffectContainer {
        HStack {
          Image(systemName: "pencil").padding().glassEffect()
          Image(systemName: "eraser").padding().↓glassEffect(.clear)
        }
      }
      """),
    .wrong(
      """
      Button("Send", action: send)
        .padding()
        .↓glassEffect(.regular.interactive(), in: .capsule)
      """),
    .right(
      """
      struct Tools: View {
        @Namespace private var glass
        @State private var isOpen = false
        var body: some View {
          GlassEffectContainer {
            HStack {
              Image(systemName: "pencil").padding().glassEffect().glassEffectID("pencil", in: glass)
              if isOpen { Image(systemName: "eraser").padding().glassEffect().glassEffectID("eraser", in: glass) }
            }
          }
        }
      }
      """),
    .right(
      """
      struct Tools: View {
        @Namespace private var glass
        var body: some View {
          HStack {
            Image(systemName: "pencil").padding().glassEffect().glassEffectID("pencil", in: glass)
            Image(systemName: "eraser").padding().glassEffect().glassEffectID("eraser", in: glass)
          }
        }
      }
      struct Editor: View {
        var body: some View { GlassEffectContainer(spacing: 12) { Tools() } }
      }
      """),
    .right(
      """
      Button("Send", action: send).buttonStyle(.glass)
      Button("Send", action: send).buttonStyle(.plain).padding().glassEffect(.regular.interactive())
      Button("Send", action: send).padding().glassEffect(.regular.tint(.blue), in: .rect(cornerRadius: 12))
      """),
  ]
}
