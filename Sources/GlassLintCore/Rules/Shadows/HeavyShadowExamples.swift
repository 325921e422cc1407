extension HeavyShadow {
  static let examples: [Rule.Example] = [
    .wrong(
      """
      struct ShadowCard: View {
        var opacity = 0.08

        var body: some View {
          RoundedRectangle(cornerRadius: 12).shadow(color: .black.opacity(opacity), radius: 8, y: 4)
        }
      }
      struct Plate: View {
        let shade: Color

        var body: some View {
          RoundedRectangle(cornerRadius: 12).shadow(color: shade, radius: 8, y: 4)
        }
      }
      struct Home: View {
        var body: some View {
          ShadowCard(opacity: ↓0.4)
          Plate(shade: .black.opacity(↓0.5))
          Text("Hello").background(.background).cardShadow(↓0.6)
        }
      }
      extension View {
        func cardShadow(_ opacity: Double) -> some View {
          shadow(color: .black.opacity(opacity), radius: 8, y: 4)
        }
      }
      """),
    .wrong(
      """
      struct Card: View {
        var body: some View {
          ScrollView {
            Text("Hello").padding().background(.white).shadow(color: .black.opacity(↓0.4), radius: 12)
            Button("Buy") {}.foregroundStyle(.white).background(.blue)
          }
        }
      }
      """),
    .right(
      """
      // White letters, a film of white, and a dark screen: how dark it would be on white, nobody sees.
      struct Tile: View {
        var body: some View {
          Text("Hello").foregroundStyle(.white).padding()
            .background(RoundedRectangle(cornerRadius: 12).fill(.black).shadow(color: .black.opacity(0.4), radius: 12))
        }
      }
      struct Pane: View {
        var body: some View {
          RoundedRectangle(cornerRadius: 12).stroke(.white.opacity(0.1)).shadow(color: .black.opacity(0.4), radius: 12)
        }
      }
      struct Plate: View {
        var body: some View {
          RoundedRectangle(cornerRadius: 12).fill(.blue).shadow(color: .black.opacity(0.4), radius: 12)
        }
      }
      struct Screen: View {
        var body: some View {
          ZStack {
            LinearGradient(colors: [.black, .indigo], startPoint: .top, endPoint: .bottom).ignoresSafeArea()
            Plate()
          }
        }
      }
      """),
    .right(
      """
      // It slides in above everything.
      struct Notice: View {
        var body: some View {
          Text("Saved").padding().background(.background).shadow(color: .black.opacity(0.25), radius: 12)
            .transition(.move(edge: .bottom))
        }
      }
      """),
    .right(
      """
      // Nobody sees the difference to one at 0.15.
      struct Card: View {
        var body: some View {
          Text("Hello").padding().background(.background).shadow(color: .black.opacity(0.16), radius: 8, y: 2)
        }
      }
      """),
    .right(
      """
      // It sets the letters off, which stand no higher than what they are written on.
      struct Count: View {
        var body: some View {
          Text("12").font(.largeTitle).foregroundStyle(.primary).shadow(color: .black.opacity(0.3), radius: 4, y: 2)
        }
      }
      """),
    .right(
      """
      // A thing that is drawn with light and shade of its own.
      struct Key: View {
        var body: some View {
          Text("A").padding()
            .background(RoundedRectangle(cornerRadius: 8).fill(.gray.shadow(.inner(color: .white, radius: 1, y: 1))))
            .shadow(color: .black.opacity(0.3), radius: 4, y: 2)
        }
      }
      """),
    .wrong(
      """
      struct Card: View {
        var body: some View {
          RoundedRectangle(cornerRadius: 12)
            .shadow(color: .black.opacity(↓0.18), radius: 12, x: 0, y: 6)
        }
      }
      """,
      fixed: """
        struct Card: View {
          var body: some View {
            RoundedRectangle(cornerRadius: 12)
              .shadow(color: .black.opacity(0.14), radius: 12, x: 0, y: 6)
          }
        }
        """),
    .wrong(
      """
      struct Card: View {
        let isLifted: Bool

        var body: some View {
          RoundedRectangle(cornerRadius: 12)
            .shadow(color: isLifted ? ↓.black : .black.opacity(0.05), radius: 6, y: 3)
        }
      }
      """),
    .wrong(
      """
      struct Card: View {
        var body: some View {
          RoundedRectangle(cornerRadius: 12).↓shadow(radius: 4)
        }
      }
      """),
    .wrong(
      """
      struct Card: View {
        var body: some View {
          Text("Hello")
            .background(.background.shadow(.drop(color: .black.opacity(0.1), radius: ↓32, y: 12)), in: .capsule)
        }
      }
      """,
      fixed: """
        struct Card: View {
          var body: some View {
            Text("Hello")
              .background(.background.shadow(.drop(color: .black.opacity(0.1), radius: 24, y: 12)), in: .capsule)
          }
        }
        """,
      options: ["maxRadius": .number(24)]),
    .wrong(
      """
      final class CardView: UIView {
        func decorate() {
          layer.shadowColor = UIColor.black.cgColor
          layer.shadowOpacity = ↓0.18
          layer.shadowRadius = 6
        }
      }
      """,
      fixed: """
        final class CardView: UIView {
          func decorate() {
            layer.shadowColor = UIColor.black.cgColor
            layer.shadowOpacity = 0.14
            layer.shadowRadius = 6
          }
        }
        """),
    .right(
      """
      struct Card: View {
        var body: some View {
          RoundedRectangle(cornerRadius: 12)
            .shadow(color: .black.opacity(0.05), radius: 6, x: 0, y: 3)
        }
      }
      """),
    .right(
      """
      struct DateButton: View {
        let isSelected: Bool

        var body: some View {
          RoundedRectangle(cornerRadius: 12)
            .shadow(color: .black.opacity(isSelected ? 0.08 : 0.03), radius: isSelected ? 4 : 2, x: 0, y: 2)
        }
      }
      """),
    .right(
      """
      // Spread over so much room, it is faint.
      struct Tray: View {
        var body: some View {
          Text("Hello").padding().background(.background).shadow(color: .black.opacity(0.2), radius: 60, y: 10)
        }
      }
      """),
    .right(
      """
      // What floats above everything has to be told from anything.
      struct HintPopover: View {
        var body: some View {
          Text("Hello").padding().background(.background).shadow(color: .black.opacity(0.25), radius: 8, y: 2)
        }
      }
      """),
    .right(
      """
      // Without it, the mark would be lost on a picture.
      struct Cover: View {
        var body: some View {
          ZStack(alignment: .topTrailing) {
            Image("Cover").resizable()
            HStack {
              Spacer()
              Circle().fill(.blue).frame(width: 60).shadow(radius: 4)
            }
          }
        }
      }
      """),
    .right(
      """
      // Symbols, and letters with a shadow as narrow as their strokes, are no surface that stands above another.
      struct Share: View {
        var body: some View {
          VStack {
            Image(systemName: "square.and.arrow.up").resizable().scaledToFit().shadow(radius: 12)
            Text("Share").shadow(radius: 2)
          }
        }
      }
      """),
    .right(
      """
      struct Points: View {
        var body: some View {
          Chart(0..<3, id: \\.self) { PointMark(x: .value("Day", $0), y: .value("Count", $0)).shadow(radius: 2) }
        }
      }
      """),
    .right(
      """
      // What the asset's alpha is, only the catalog knows.
      struct Card: View {
        var body: some View {
          RoundedRectangle(cornerRadius: 12).shadow(color: Color("Shadow"), radius: 6, y: 3)
        }
      }
      """),
    .right(
      """
      struct Card: View {
        let isRaised: Bool

        var body: some View {
          VStack {
            RoundedRectangle(cornerRadius: 12).shadow(color: .clear, radius: 6)
            RoundedRectangle(cornerRadius: 12).shadow(radius: 0)
            RoundedRectangle(cornerRadius: 12).shadow(color: .black.opacity(isRaised ? 0.12 : 0), radius: 12, y: 6)
          }
        }
      }
      """),
    .right(
      """
      final class CardView: UIView {
        func decorate() {
          layer.shadowColor = UIColor.black.withAlphaComponent(0.1).cgColor
          layer.shadowOpacity = 1
        }
      }
      """),
    .right(
      """
      struct Hero: View {
        var body: some View {
          RoundedRectangle(cornerRadius: 12).shadow(color: .black.opacity(0.12), radius: 30, y: 8)
        }
      }
      """,
      options: ["maxRadius": .number(40)]),
    .right(
      """
      // What newer systems draw as glass floats.
      struct BarGround: ViewModifier {
        func body(content: Content) -> some View {
          if #available(iOS 26, *) {
            content.glassEffect()
          } else {
            content.background(.white).shadow(color: .black.opacity(0.18), radius: 12, y: -4)
          }
        }
      }
      """),
  ]
}
