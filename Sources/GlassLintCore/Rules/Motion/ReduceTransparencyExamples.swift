enum ReduceTransparencyExamples {
  static let all: [Rule.Example] = wrong + right

  private static let wrong: [Rule.Example] = [
    .wrong(
      """
      struct Hero: View {
        @Environment(\\.colorScheme) private var colorScheme
        var body: some View {
          ZStack {
            Image("hero").resizable().ignoresSafeArea()
            (colorScheme == .dark ? Color.black : Color.white)
              .↓opacity(0.4)
              .ignoresSafeArea()
            Text("Welcome")
          }
        }
      }
      """),
    .wrong(
      """
      struct Toast: View {
        var body: some View {
          Text("Saved").padding().background(Color.black.↓opacity(0.6), in: Capsule())
        }
      }
      struct Screen: View {
        var body: some View {
          List(items) { _ in row }
            .overlay(alignment: .bottom) { Toast() }
        }
      }
      """),
    .wrong(
      """
      struct Cover: View {
        var body: some View {
          VStack {
            Image("cover").resizable().overlay(Color.black.↓opacity(0.3)).overlay { Text("New") }
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
            Text("Welcome")
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
    .right(
      """
      struct Card: View {
        var body: some View {
          VStack {
            Text("Saved").padding().background(Color.white.opacity(0.6), in: Capsule())
          }
        }
      }
      struct Hint: View {
        var body: some View {
          List(items) { _ in row }
            .overlay { Text("Nearly opaque").background(Color.white.opacity(0.9)) }
            .overlay {
              VStack { Spacer(); VStack { Text("Saved") }.background(Color(.systemBackground)) }
                .background(Color.black.opacity(0.3).ignoresSafeArea())
            }
        }
      }
      struct Profile: View {
        var body: some View {
          Text("Name").padding().background(Color.white.opacity(0.5), in: Capsule())
        }
      }
      struct People: View {
        @State private var isShown = false
        var body: some View {
          List(items) { _ in row }
            .overlay { Profile() }
            .popover(isPresented: $isShown) { Profile() }
        }
      }
      struct Marker: View {
        var body: some View {
          ZStack {
            Image("marker").resizable().frame(width: 200, height: 200)
            bar
          }
        }
        private var bar: some View {
          VStack {
            Text("Marker").background(Color.black.opacity(0.5))
            Spacer()
          }
        }
      }
      struct Alert: View {
        var body: some View {
          ZStack {
            Color.black.opacity(0.4).ignoresSafeArea()
            Text("Saved").background(Color.white)
          }
        }
      }
      """),
  ]
}
