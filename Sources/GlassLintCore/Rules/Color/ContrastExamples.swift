/// What `contrast` finds, and what it lets pass.
enum ContrastExamples {
  static let all: [Rule.Example] = wrong + right

  private static let wrong: [Rule.Example] = [
    .right(
      """
      // All that is ever shown in the disc is one digit.
      struct Steps: View {
        var body: some View {
          VStack {
            Step(number: "1")
            Step(number: "2")
            Place(number: 3)
          }
        }
      }
      private struct Place: View {
        let number: Int
        var body: some View {
          Text("\\(number)").foregroundStyle(.white).frame(width: 20, height: 20).background(.yellow)
        }
      }
      private struct Step: View {
        let number: String
        var body: some View {
          Text(number).foregroundStyle(.white).frame(width: 20, height: 20).background(.yellow)
        }
      }
      """),
    .wrong(
      """
      struct Warning: View {
        var body: some View {
          Text("Low battery").foregroundStyle(↓.yellow).padding().background(.white)
        }
      }
      """),
    .wrong(
      """
      struct Note: View {
        var body: some View {
          VStack {
            Text("Title")
            Text("Saved a minute ago").foregroundColor(↓Color(white: 0.6))
          }
          .padding()
          .background(Color(red: 0.95, green: 0.95, blue: 0.95))
        }
      }
      """),
    .wrong(
      """
      struct Banner: View {
        @Environment(\\.colorScheme) private var colorScheme
        var body: some View {
          ZStack {
            RoundedRectangle(cornerRadius: 12).fill(colorScheme == .dark ? Color.black : Color.white)
            Text("Welcome").foregroundStyle(↓Color(hex: "#333333"))
          }
        }
      }
      """),
    .wrong(
      """
      struct Avatar: View {
        var body: some View {
          Circle().fill(Color.green).frame(width: 44, height: 44)
            .overlay { Text(initials).font(.callout).foregroundStyle(↓.white) }
        }
      }
      """),
    .wrong(
      """
      struct BuyStyle: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.foregroundStyle(↓.white).padding().background(.orange, in: Capsule())
        }
      }
      """),
    .wrong(
      """
      // What is drawn earlier in the same block of a stack lies behind, in a branch, a group or a helper as well.
      struct Saved: View {
        let isReady: Bool
        var body: some View {
          ZStack {
            if isReady {
              Color.white
              VStack { Text("Saved").foregroundStyle(↓.green) }
            } else {
              Group { Color.white; Text("Wait").foregroundStyle(↓.orange) }
            }
            content
          }
        }
        @ViewBuilder private var content: some View {
          Color.white
          Text("Wait").foregroundStyle(↓.yellow)
        }
      }
      """),
    .wrong(
      """
      // The color that a helper is handed, and one that is too translucent on any ground.
      struct Facts: View {
        let isHidden: Bool
        var body: some View {
          row("Yes", color: ↓.yellow)
          Text("A caption").font(.caption).foregroundStyle(↓.white.opacity(0.3))
          Text("Hidden").foregroundStyle(↓Color.white.opacity(0.25)).background(.white.opacity(isHidden ? 0.1 : 0.05))
        }
        private func row(_ title: String, color: Color) -> some View {
          Text(title).foregroundStyle(color).background(.white)
        }
      }
      """),
  ]

  private static let right: [Rule.Example] = [
    .right(
      """
      // What only developers turn on, and what nobody sees miss the minimum.
      struct Status: View {
        @AppStorage("debugMode") private var debugMode = false
        var body: some View {
          VStack {
            if debugMode { Text("Idle").foregroundStyle(.orange).background(.white) }
            Text("Saved").foregroundStyle(Color(hex: "#777777")).background(.white)
          }
        }
      }
      """),
    .wrong(
      """
      // A font is as large as the constant says that has it, a family's name is that of its regular cut, and what is translucent
      // is so on any ground.
      enum Fonts { static let note = Font.custom("Nunito", size: 16) }
      struct Note: View {
        var body: some View {
          Text("Not encrypted").font(Fonts.note).foregroundStyle(↓Color(white: 0.55)).background(.white)
        }
      }
      struct Hint: View {
        var body: some View { Text("Add a file").font(.title2).opacity(↓0.4) }
      }
      """),
    .wrong(
      """
      // Text is judged where it is smallest.
      struct Heading: View {
        var body: some View { Text("Files").font(.title3).foregroundStyle(↓Color(white: 0.5)).background(.white) }
      }
      """, platforms: ["iOS": "17.0", "macOS": "14.0"]),
    .right(
      """
      // What stands in another branch, beside the text or below it in a column is not behind it; a helper that stands in a
      // column lays nothing upon each other; one of the colors that are passed does.
      struct Parts: View {
        let isReady: Bool
        var body: some View {
          ZStack {
            if isReady { Color.white } else { Text("Wait").foregroundStyle(.yellow) }
            VStack { Color.white; Text("Wait").foregroundStyle(.yellow) }
          }
          VStack { content }
          row("Yes", color: Color.black)
          row("No", color: isReady ? Color.green : Color.black)
          Text("Later").foregroundStyle(isReady ? Color.white : Color.white.opacity(0.3))
        }
        @ViewBuilder private var content: some View {
          Color.white
          Text("Wait").foregroundStyle(.yellow)
        }
        private func row(_ title: String, color: Color) -> some View {
          Text(title).foregroundStyle(color).background(.white)
        }
      }
      """),
    .right(
      """
      // A count is a mark, in a pair that the system draws as well.
      struct Unread: View {
        let messages: [String]
        let unread: Int
        var body: some View {
          VStack {
            Text("\\(unread)").font(.caption2).foregroundStyle(.white).padding(4).background(.blue, in: Capsule())
            Text(messages.count > 99 ? "99+" : "\\(messages.count)").foregroundStyle(.white).background(.blue)
          }
        }
      }
      """),
    .right(
      """
      // The color of a shape that is stroked is that of a line.
      struct Drop: View {
        var body: some View {
          ZStack {
            RoundedRectangle(cornerRadius: 12).strokeBorder(lineWidth: 2).foregroundStyle(.white)
              .background(RoundedRectangle(cornerRadius: 12).fill(.white.opacity(0.1)))
            Text("Drop here").foregroundStyle(.white)
          }
        }
      }
      """),
    .right(
      """
      // Whoever takes the style says how large and bold the text is.
      struct SendStyle: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.foregroundStyle(.white).padding().background(Color(hex: "#1E88E5"))
        }
      }
      """),
    .right(
      """
      // A mark and a character of a font of symbols.
      struct Marks: View {
        let isOn: Bool
        var body: some View {
          Text("T").foregroundStyle(.white).background(Circle().fill(.yellow))
          Circle().fill(.yellow).frame(width: 24, height: 24).overlay { Text("R").foregroundStyle(.white) }
          Text(isOn ? "\\u{EAC3}" : "\\u{EAC4}").foregroundStyle(.white).background(.yellow)
        }
      }
      """),
    .right(
      """
      // What the system draws alike in light.
      struct Add: View {
        var body: some View {
          Button { add() } label: { Text("Add").foregroundStyle(.white).padding().background(Color(hex: "#007AFF")) }
        }
        func add() {}
      }
      """),
    .right(
      """
      // Letters of a picture that code draws.
      struct CalendarTile: View {
        var body: some View {
          VStack { Text("FRI").font(.caption).foregroundStyle(.red).background(Color(white: 0.9)) }.drawingGroup()
        }
      }
      """),
    .right(
      """
      // The branch is drawn in dark alone, and so is its ground; a font that is set around a view makes its text large.
      struct Badge: View {
        @Environment(\\.colorScheme) private var colorScheme
        let isDone: Bool
        private var ground: Color { colorScheme == .dark ? Color.black : Color.white }
        var body: some View {
          HStack {
            if isDone && colorScheme == .dark {
              Text("Done").foregroundColor(.white).background(ground)
            }
            Pill(text: "New").font(.system(size: 20))
          }
        }
      }
      struct Pill: View {
        let text: String
        var body: some View {
          Text(text).padding().foregroundColor(.white).background(.gray)
        }
      }
      """),
    .right(
      """
      // A picture of emoji, a label as pale as its secondary one, and what cannot be used.
      struct Review: View {
        let isExpired: Bool
        var body: some View {
          VStack {
            Text(String(repeating: "👻", count: 3)).opacity(0.3)
            Text("Today").opacity(0.5)
            Text("Pay").foregroundColor(isExpired ? Color.gray : Color.white).background(isExpired ? Color.gray : Color.black)
            Button("Pay") {}.disabled(isExpired)
          }
        }
      }
      """),
    .right(
      """
      struct Warning: View {
        var body: some View {
          Text("Low battery").foregroundStyle(.black).padding().background(.yellow)
          Text("Hello").font(.largeTitle).foregroundStyle(.white).background(.blue)
          Text("Hello").foregroundStyle(Color(uiColor: .secondaryLabel)).background(Color(uiColor: .systemBackground))
        }
      }
      """),
    .right(
      """
      struct Poster: View {
        var body: some View {
          ZStack {
            Color.white
            Image("sky").resizable()
            Text("Sky").foregroundStyle(.white)
          }
          Text("Over glass").foregroundStyle(.white).background(.ultraThinMaterial)
          Text("Over anything").foregroundStyle(.white).background(Color.white.opacity(0.2))
        }
      }
      """),
    .right(
      """
      struct SendButton: View {
        var body: some View {
          Button { send() } label: {
            Text("Send").foregroundStyle(.white).padding().background(text.isEmpty ? Color.gray : Color.black)
          }
          .disabled(text.isEmpty)
          Text("🎉").foregroundStyle(.white).background(.white)
          Text("Gone").foregroundStyle(.white).background(.white).hidden()
        }
      }
      """),
    .right(
      """
      struct Night: View {
        var body: some View {
          Text("Night").foregroundStyle(Color(uiColor: .label)).background(.black).preferredColorScheme(.dark)
        }
      }
      """),
    .right(
      """
      // Each ground has the text that can be read on it, and the state is never another.
      struct Distance: View {
        @State private var isWarning = false
        let isNear: Bool
        private var color: Color { isNear ? .green : .yellow }
        var body: some View {
          let textColor: Color = color.isLight ? .black : .white
          Text(title).foregroundStyle(textColor).padding().background(color)
          Text(title).foregroundStyle(isWarning ? .orange : .black).padding().background(.white)
        }
      }
      extension Color {
        var isLight: Bool { self == .yellow }
      }
      """),
    .right(
      """
      // What developers and testers get, and what hangs by a hair on a ground that is not known.
      struct Build: View {
        var body: some View {
          #if DEBUG || TESTFLIGHT
            Text("Test").foregroundStyle(.orange).padding().background(.white)
          #endif
          Text(title).foregroundStyle(Color(white: 0.48)).padding().background(Color.white.opacity(0.9))
        }
      }
      """),
    .right(
      """
      // A symbol beside the one text of a capsule, a color of what is not there, and the prompt of a field.
      struct Price: View {
        let prices: [Double]
        @State private var key = ""
        private static let hint = Text("Your key").foregroundColor(.white.opacity(0.3))
        private var ground: Color {
          guard let last = prices.last else { return .yellow }
          return last > 1 ? .black : Color(white: 0.1)
        }
        var body: some View {
          VStack {
            HStack { Image(systemName: "sparkles"); Text(title).font(.caption) }
              .foregroundStyle(.white).padding().background(Capsule().fill(Color.blue))
            if let price = prices.last?.rounded() {
              Text("\\(price)").foregroundStyle(.white).background(ground)
            }
            SecureField("Key", text: $key, prompt: Self.hint)
          }
        }
      }
      """),
    .wrong(
      """
      // The same color where it may be.
      struct Price: View {
        let prices: [Double]
        private var ground: Color {
          guard prices.last != nil else { return .yellow }
          return .black
        }
        var body: some View { Text(title).foregroundStyle(↓.white).background(ground) }
      }
      """),
    .wrong(
      """
      // A gradient of a color is lighter than that everywhere but at one end.
      struct Offer: View {
        var body: some View {
          Text(title).foregroundStyle(↓.white).background(Color.orange.gradient)
          Text(title).foregroundStyle(.black).background(Color.indigo.gradient)
        }
      }
      """),
    .right(
      """
      // What stands for a value that is not chosen yet.
      struct Choice: View {
        let name: String?
        var body: some View { chip(name ?? "Any name", isSet: name != nil) }
        private func chip(_ title: String, isSet: Bool) -> some View {
          Text(title).foregroundStyle(isSet ? Color.black : Color(white: 0.7)).background(.white)
        }
      }
      """),
    .right(
      """
      // The system's own: a label color on its background with a breath of red, a button in its default tint.
      struct Failure: View {
        var body: some View {
          VStack {
            VStack { Text(title).font(.caption).foregroundColor(.secondary) }.background(Color.red.opacity(0.08))
            Button(title) {}.font(.caption).foregroundStyle(.blue)
          }
          .background(Color(.systemBackground))
        }
      }
      """),
    .right(
      """
      // Nobody can press what stands in for a button.
      struct LoadingButton: View {
        var body: some View { Text(title).foregroundStyle(Color(white: 0.7)).padding().background(Color.gray) }
      }
      """),
    .right(
      """
      // The bubble of a message, as the system draws it, and a control that nobody can use.
      struct Message: View {
        let isOwn: Bool
        let canOpen: Bool
        var body: some View {
          VStack {
            Text(title).padding().background(isOwn ? Color.blue : Color(uiColor: .secondarySystemBackground))
              .foregroundStyle(isOwn ? .white : .primary).clipShape(Capsule())
            Text(title).font(.caption).foregroundStyle(.white).padding().background(.blue, in: Capsule())
            if canOpen {
              Button { open() } label: { Text("Website").font(.caption) }
            } else {
              Text("Website").font(.caption).opacity(0.4)
              Text("Website").font(.caption).foregroundStyle(.gray).background(.white)
            }
          }
        }
      }
      """),
    .wrong(
      """
      // What stands in for something else is read, and a blue ground of several things is no bubble.
      struct Message: View {
        let canOpen: Bool
        var body: some View {
          VStack {
            if canOpen {
              Button { open() } label: { Text("Website").font(.caption) }
            } else {
              Text("No website").font(.caption).opacity(↓0.4)
            }
            HStack { Text(title).font(.caption).foregroundStyle(↓.white); Text(title) }.background(.blue).clipShape(Capsule())
          }
        }
      }
      """),
    .wrong(
      """
      // One pair is said once, for the text that needs most.
      struct Banner: View {
        var body: some View {
          VStack {
            Text(title).font(.largeTitle).foregroundStyle(.white)
            Text(title).font(.caption).foregroundStyle(↓.white)
          }
          .background(.orange)
        }
      }
      """),
    .wrong(
      """
      // One pair of colors is said once.
      struct Steps: View {
        var body: some View {
          VStack {
            Text(title).foregroundStyle(↓.orange).background(.white)
            Text(title).foregroundStyle(.orange).background(.white)
          }
        }
      }
      """),
    .wrong(
      """
      // It is the same pair where the control is off.
      struct Sync: View {
        @State private var isBusy = false
        var body: some View {
          VStack {
            Text(title).foregroundStyle(↓.orange).opacity(isBusy ? 0.5 : 1).background(.white)
            Text(title).foregroundStyle(.orange).background(.white)
          }
        }
      }
      """),
    .right(
      """
      // A label is read as well there as on the grounds it is made for.
      struct Hint: View {
        var body: some View {
          Text(title).foregroundStyle(.secondary).padding().background(Color(red: 0.99, green: 0.98, blue: 0.95))
            .preferredColorScheme(.light)
        }
      }
      """),
    .right(
      """
      // What a field shows while it is empty is as faint as the system's own.
      struct NameField: View {
        @Binding var name: String
        @Binding var day: String?
        var body: some View {
          ZStack {
            if name.isEmpty { Text("Your name").foregroundStyle(Color(white: 0.7)) }
            TextField("", text: $name)
            Text("Your name").foregroundStyle(Color(white: 0.7)).opacity(name == "" ? 1 : 0)
          }
          .background(.white)
          HStack {
            if let day { Text(day) } else { Text("Choose a day").foregroundStyle(Color(white: 0.7)) }
          }
          .background(.white)
        }
      }
      """),
    .wrong(
      """
      // Of what no field holds, and of a field of something else, people want to read.
      struct Results: View {
        @State private var query = ""
        let day: String?
        var body: some View {
          VStack {
            TextField("Search", text: $query)
            if query.isEmpty { Text("Recent searches").foregroundStyle(↓Color(white: 0.7)) }
            if let day { Text(day) } else { Text("Closed today").foregroundStyle(↓Color(white: 0.72)) }
          }
          .background(.white)
        }
      }
      """),
    .wrong(
      """
      // The same pair, whatever is said of what is at fault.
      struct Steps: View {
        let isOn: Bool
        var body: some View {
          VStack {
            Text(title).foregroundStyle(.secondary).background(isOn ? Color(white: 0.2) : Color.clear)
            Text(title).foregroundStyle(↓Color.secondary).background(Color(white: 0.2))
          }
        }
      }
      """),
    .right(
      """
      // Rows that are shown until others have come.
      struct Routines: View {
        let isLoading: Bool
        var body: some View {
          VStack {
            if !isLoading {
              Text(title)
            } else {
              ForEach(0..<3) { _ in Text("Routine").foregroundStyle(Color(white: 0.8)) }
            }
          }
          .background(.white)
        }
      }
      """),
  ]
}
