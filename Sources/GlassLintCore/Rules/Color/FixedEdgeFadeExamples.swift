/// What `fixed-edge-fade` finds, and what it lets pass.
enum FixedEdgeFadeExamples {
  static let all: [Rule.Example] = [
    .wrong(
      """
      struct EdgeFade: View {
        var body: some View {
          LinearGradient(colors: [↓.white, .white.opacity(0)], startPoint: .top, endPoint: .bottom)
            .allowsHitTesting(false)
        }
      }
      """),
    .wrong(
      """
      struct WelcomeScreen: View {
        var body: some View {
          ZStack(alignment: .bottom) {
            ScrollView { content }
            LinearGradient(
              gradient: Gradient(colors: [.clear, ↓Color.white]), startPoint: .top, endPoint: .bottom
            )
            .frame(height: 80)
            .ignoresSafeArea()
          }
        }
      }
      """),
    .wrong(
      """
      struct Chips: View {
        var body: some View {
          ScrollView(.horizontal) { chips }
            .overlay(alignment: .trailing) {
              Rectangle()
                .fill(
                  LinearGradient(
                    stops: [.init(color: .black.opacity(0), location: 0), .init(color: ↓.black, location: 1)],
                    startPoint: .leading, endPoint: .trailing)
                )
                .frame(width: 24)
            }
        }
      }
      """),
    .wrong(
      """
      struct TopFade: View {
        var color: Color = ↓.white
        var body: some View {
          LinearGradient(colors: [color, color.opacity(0)], startPoint: .top, endPoint: .bottom).frame(height: 60)
        }
      }
      """),
    // No content lies below the soft tip of a bar.
    .right(
      """
      struct Countdown: View {
        let share: CGFloat
        var body: some View {
          ScrollView { content }
            .overlay(alignment: .bottomLeading) {
              LinearGradient(colors: [.white, .clear], startPoint: .leading, endPoint: .trailing)
                .frame(width: 200 * share, height: 2)
            }
          Text("Hello")
            .overlay(alignment: .bottom) {
              LinearGradient(colors: [.white, .clear], startPoint: .bottom, endPoint: .top).frame(height: 12)
            }
        }
      }
      """),
    .right(
      """
      struct EdgeFade: View {
        var body: some View {
          LinearGradient(
            colors: [Color.idpGroupedBackground, Color.idpGroupedBackground.opacity(0)], startPoint: .top, endPoint: .bottom
          )
          .allowsHitTesting(false)
        }
      }
      """),
    .right(
      """
      struct FadingList: View {
        var body: some View {
          ScrollView { content }
            .mask {
              LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom).ignoresSafeArea()
            }
        }
      }
      """),
    .right(
      """
      struct Poster: View {
        var body: some View {
          ZStack(alignment: .bottom) {
            Image("sky").resizable()
            LinearGradient(colors: [.clear, .black], startPoint: .top, endPoint: .bottom).frame(height: 120)
            Text("Sky").foregroundStyle(.white)
          }
        }
      }
      """),
    .right(
      """
      struct Story: View {
        var body: some View {
          ScrollView { content }
            .overlay(alignment: .bottom) {
              LinearGradient(colors: [.clear, .black], startPoint: .top, endPoint: .bottom).frame(height: 80)
            }
            .background(Color.black)
        }
      }
      """),
    .right(
      """
      // Always dark, the screen behind it is black.
      struct Gallery: View {
        var body: some View {
          ScrollView { Image("photo") }
            .overlay(alignment: .bottom) {
              LinearGradient(colors: [.clear, .black], startPoint: .top, endPoint: .bottom).frame(height: 60)
            }
            .preferredColorScheme(.dark)
        }
      }
      """),
  ]
}
