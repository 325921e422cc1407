/// What `label-color` finds, and what it lets pass.
enum LabelColorExamples {
  static let all: [Rule.Example] = [
    .wrong(
      """
      // Bright in the dark, where a tertiary label is not; beside a field it is a part of that.
      struct Message: View {
        @Binding var address: String
        var body: some View {
          VStack {
            Text("Nothing left to see").foregroundStyle(↓Color(white: 0.7))
            HStack {
              Text("https://").foregroundStyle(Color(white: 0.7))
              TextField("Server", text: $address)
            }
          }
        }
      }
      """,
      fixed: """
        // Bright in the dark, where a tertiary label is not; beside a field it is a part of that.
        struct Message: View {
          @Binding var address: String
          var body: some View {
            VStack {
              Text("Nothing left to see").foregroundStyle(.secondary)
              HStack {
                Text("https://").foregroundStyle(Color(white: 0.7))
                TextField("Server", text: $address)
              }
            }
          }
        }
        """),
    .wrong(
      """
      // Steps of black are mended together.
      struct Marker: View {
        let name: String
        let amount: String
        var body: some View {
          HStack {
            Text(name).foregroundColor(↓.black)
            Text(amount).foregroundColor(.black.opacity(0.8))
          }
        }
      }
      """,
      fixed: """
        // Steps of black are mended together.
        struct Marker: View {
          let name: String
          let amount: String
          var body: some View {
            HStack {
              Text(name).foregroundColor(.primary)
              Text(amount).foregroundColor(.secondary)
            }
          }
        }
        """),
    .wrong(
      """
      // One color, however it is spelled.
      struct Lines: View {
        var body: some View {
          VStack {
            Text("One").foregroundStyle(↓.gray)
            Text("Two").foregroundStyle(Color.gray)
          }
        }
      }
      """,
      fixed: """
        // One color, however it is spelled.
        struct Lines: View {
          var body: some View {
            VStack {
              Text("One").foregroundStyle(.secondary)
              Text("Two").foregroundStyle(.secondary)
            }
          }
        }
        """),
    .right(
      """
      // The outline, the picture and the text are where the view is shown.
      struct Entry: View {
        let photo: String?
        var body: some View {
          HStack {
            Scan()
            if let photo { Image(photo).resizable() } else { emptyCell }
          }
          .background { RoundedRectangle(cornerRadius: 12).stroke(.gray) }
        }
        private var emptyCell: some View {
          ZStack {
            Circle().fill(Color(uiColor: .secondarySystemBackground))
            Image(systemName: "plus").foregroundColor(.gray)
          }
        }
      }
      struct Scan: View {
        var body: some View { Text("Scan").foregroundColor(.gray) }
      }
      """),
    .right(
      """
      // An avatar.
      struct Account: View {
        let name: String
        let note: String
        var body: some View {
          HStack {
            Image(systemName: "person.crop.circle.fill").resizable().frame(width: 40, height: 40).foregroundColor(.gray)
            VStack { Text(name); Text(note).foregroundColor(.secondary) }
          }
        }
      }
      """),
    .right(
      """
      // The words step back as far.
      struct NothingHere: View {
        var body: some View {
          VStack {
            Image(systemName: "tray").foregroundColor(.gray)
            Text("Nothing here").foregroundColor(.secondary)
          }
        }
      }
      """),
    .right(
      """
      // A theme is asked for less of it as well.
      final class Theme: ObservableObject {
        let title = Color("Title")
        let detail = Color("Detail")
      }
      struct Themed: View {
        @EnvironmentObject private var theme: Theme
        var body: some View {
          VStack {
            VStack { Text("One").foregroundColor(theme.title); Text("Two").foregroundColor(theme.detail) }
            VStack { Text("Three").foregroundColor(.gray) }
          }
        }
      }
      """),
    .right(
      """
      // One hue of a palette.
      struct Settings: View {
        var body: some View {
          List {
            Label { Text("Words") } icon: { Image(systemName: "text.word.spacing").foregroundStyle(.orange) }
            Label { Text("Lists") } icon: { Image(systemName: "list.bullet").foregroundStyle(.purple) }
            Label { Text("About") } icon: { Image(systemName: "info.circle").foregroundStyle(.gray) }
          }
        }
      }
      """),
    .right(
      """
      // The project has a color for text, and may have one for less of it.
      struct Detail: View {
        let value: String
        var body: some View {
          HStack {
            Text("Name").foregroundColor(Color("TextPrimary"))
            Spacer()
            Text(value).foregroundColor(.gray)
          }
        }
      }
      """),
    .right(
      """
      // Steps of the view's own.
      struct Palette: View {
        @Environment(\\.colorScheme) private var colorScheme
        var body: some View {
          VStack {
            Text("Title").foregroundStyle(colorScheme == .dark ? .white : .black)
            Text("Hint").foregroundStyle(colorScheme == .dark ? .white.opacity(0.4) : .black.opacity(0.25))
          }
        }
      }
      """),
    .right(
      """
      // The badge and its outline are one color.
      struct Badge: View {
        let name: String
        var body: some View {
          Text(name)
            .foregroundColor(Color.gray)
            .overlay(RoundedRectangle(cornerRadius: 5).stroke(Color.gray, lineWidth: 1))
        }
      }
      """),
    .right(
      """
      // One symbol of a form would differ from another, which lies on a ground that does not adapt.
      struct Server: View {
        var body: some View {
          VStack {
            HStack { Image(systemName: "network").foregroundColor(.gray).font(.subheadline); Text("Network") }
            HStack { Image(systemName: "link").foregroundColor(.gray).font(.subheadline); Text("Link") }
              .background(Color.indigo)
          }
        }
      }
      """),
    .right(
      """
      // So faint a line is another one than the system's separator.
      struct Caption: View {
        var body: some View {
          HStack {
            Text("Ideas")
            Rectangle().fill(Color.gray.opacity(0.12)).frame(height: 1)
          }
        }
      }
      """),
    .right(
      """
      // The color is what is chosen.
      struct Swatch: View {
        let name: String
        var body: some View {
          switch name {
          case "red": HStack { Image(systemName: "circle.fill").foregroundStyle(.red) }
          case "blue": HStack { Image(systemName: "circle.fill").foregroundStyle(.blue) }
          default: HStack { Image(systemName: "circle.fill").foregroundStyle(.gray) }
          }
        }
      }
      """),
    .right(
      """
      // The off state of a pair, and what a legend explains.
      struct Mark: View {
        let isOn: Bool
        var body: some View {
          VStack {
            if isOn {
              Image(systemName: "checkmark.circle.fill").foregroundStyle(Color.white, Color.accentColor)
            } else {
              Image(systemName: "circle").foregroundStyle(.gray)
            }
            HStack { Image(systemName: "location.fill").foregroundStyle(.purple); Text("Used recently") }
            HStack { Image(systemName: "location.fill").foregroundStyle(.gray); Text("Used today") }
          }
        }
      }
      """),
    .wrong(
      """
      // The label of the button within would take its tint at a level.
      struct Field: View {
        @Binding var text: String
        var body: some View {
          HStack {
            Image(systemName: "magnifyingglass")
            Button("Clear") { text = "" }
          }
          .foregroundStyle(↓Color.gray)
        }
      }
      """,
      fixed: """
        // The label of the button within would take its tint at a level.
        struct Field: View {
          @Binding var text: String
          var body: some View {
            HStack {
              Image(systemName: "magnifyingglass")
              Button("Clear") { text = "" }
            }
            .foregroundStyle(Color.secondary)
          }
        }
        """),
    .right(
      """
      struct Note: View {
        var body: some View { Text("Hello").foregroundStyle(.black.opacity(0.6)) }
      }
      struct Card: View {
        var body: some View { VStack { Note() }.padding().background(Color.white) }
      }
      """),
    // Gray is made for symbols, and no text has a label color that this one would go with.
    .right(
      """
      struct Step: View {
        var body: some View { HStack { Image(systemName: "chevron.right").foregroundStyle(.gray); Text(title) } }
      }
      """),
    .wrong(
      """
      struct Row: View {
        var body: some View {
          Text(subtitle).font(.caption).foregroundStyle(↓.gray)
          Image(systemName: "chevron.right").foregroundColor(↓Color.gray)
          Text(title).foregroundColor(↓.black)
        }
      }
      """,
      fixed: """
        struct Row: View {
          var body: some View {
            Text(subtitle).font(.caption).foregroundStyle(.secondary)
            Image(systemName: "chevron.right").foregroundColor(.secondary)
            Text(title).foregroundColor(.primary)
          }
        }
        """),
    // What is laid on a text is not behind it, and light and dark are no on and off.
    .wrong(
      """
      struct Empty: View {
        @Environment(\\.colorScheme) private var colorScheme
        var body: some View {
          ZStack {
            VStack { Text(title).foregroundStyle(↓.gray) }
            Circle().fill(colorScheme == .dark ? .gray : .orange).frame(width: 8, height: 8)
          }
        }
      }
      """),
    .wrong(
      """
      struct Separators: View {
        var body: some View {
          Rectangle().fill(↓Color.gray.opacity(0.3)).frame(height: 1)
          Divider().overlay(↓Color.gray)
        }
      }
      """,
      fixed: """
        struct Separators: View {
          var body: some View {
            Rectangle().fill(Color(uiColor: .separator)).frame(height: 1)
            Divider().overlay(Color(uiColor: .separator))
          }
        }
        """),
    .wrong(
      """
      struct Title: View {
        @Environment(\\.colorScheme) private var scheme
        var body: some View {
          Text("Title").foregroundStyle(↓scheme == .dark ? .white : .black)
        }
      }
      """,
      fixed: """
        struct Title: View {
          @Environment(\\.colorScheme) private var scheme
          var body: some View {
            Text("Title").foregroundStyle(.primary)
          }
        }
        """),
    .wrong(
      """
      struct Note: View {
        var body: some View {
          Text("Note").foregroundStyle(↓.white).padding().background(Color(uiColor: .systemBackground))
        }
      }
      """),
    .wrong(
      """
      struct Place: View {
        private var iconColor: Color { ↓.gray }
        private let lineColor = ↓Color.gray.opacity(0.3)
        var body: some View {
          Image(systemName: "mappin").foregroundStyle(iconColor)
          Rectangle().fill(lineColor).frame(height: 0.5)
        }
      }
      """),
    .wrong(
      """
      struct Panel<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View { VStack { content }.padding().background(Color(uiColor: .secondarySystemBackground)) }
      }
      struct Remark: View {
        var body: some View {
          Panel { Text(note).foregroundStyle(↓.gray) }
          Button { } label: {
            Text(title)
            Text(subtitle).foregroundColor(.gray)
          }
        }
      }
      """,
      fixed: """
        struct Panel<Content: View>: View {
          @ViewBuilder let content: Content
          var body: some View { VStack { content }.padding().background(Color(uiColor: .secondarySystemBackground)) }
        }
        struct Remark: View {
          var body: some View {
            Panel { Text(note).foregroundStyle(.secondary) }
            Button { } label: {
              Text(title)
              Text(subtitle).foregroundColor(.secondary)
            }
          }
        }
        """),
    .right(
      """
      // A tint is no ground: the black behind it is.
      struct Balance: View {
        var body: some View {
          ZStack {
            Color.black.ignoresSafeArea()
            card
          }
        }
        private var card: some View {
          VStack { Text(title).foregroundStyle(.gray) }.padding().background(Color.gray.opacity(0.1))
        }
      }
      """),
    .right(
      """
      // In place of a picture, in nobody's color, and in that of its neighbor which is off.
      struct Profile: View {
        let photo: String?
        var body: some View {
          if let photo {
            Image(photo).resizable()
          } else {
            Image(systemName: "person.crop.circle.fill").foregroundStyle(.gray)
          }
          HStack { Text(name).foregroundStyle(.blue) }.foregroundStyle(.gray)
        }
      }
      struct Votes: View {
        var body: some View {
          Image(systemName: "arrow.up").foregroundStyle(isSelected ? .orange : .gray)
          Text(subtitle).foregroundStyle(.gray)
        }
      }
      """),
    .right(
      """
      struct Row: View {
        var body: some View {
          Text(subtitle).foregroundStyle(.secondary)
          Text(note).foregroundStyle(Color(uiColor: .secondaryLabel))
          Divider().overlay(Color(uiColor: .separator))
        }
      }
      """),
    .right(
      """
      struct Badge: View {
        var body: some View {
          Text("New").foregroundStyle(.white).padding().background(Color.blue)
          Text("Gold").foregroundColor(.black).padding().background(.yellow, in: Capsule())
          Button { } label: { Text("Buy").foregroundColor(.white) }
        }
      }
      """),
    .right(
      """
      struct Poster: View {
        var body: some View {
          ZStack {
            Image("sky").resizable()
            Text("Sky").foregroundColor(.gray)
          }
          Circle().foregroundColor(.gray)
          Image(systemName: "star.fill").foregroundStyle(isFavorite ? .yellow : .gray)
        }
      }
      """),
    .right(
      """
      // Ink on paper, and room for a line of text.
      struct ReportPDFPage: View {
        var body: some View { Text(title).foregroundStyle(.black) }
      }
      struct Placeholder: View {
        var body: some View { Text(" ").foregroundStyle(.gray) }
      }
      """),
    .right(
      """
      // How bright something else is.
      struct PlayButton: View {
        @Environment(\\.colorScheme) private var colorScheme
        let cover: Color?
        private var ground: Color {
          if let cover { return cover }
          return colorScheme == .dark ? .black : .white
        }
        var body: some View {
          Text(title).foregroundStyle((ground.isLight ?? false) ? .black : .white).background(ground)
        }
      }
      extension Color {
        var isLight: Bool? { self == .white }
      }
      """),
    .right(
      """
      // Light gray beside white, for a dark ground that somebody else paints.
      struct Download: View {
        var body: some View {
          VStack {
            Text(title).foregroundColor(.white)
            Text(title).foregroundColor(Color(white: 0.7))
          }
        }
      }
      """),
    .right(
      """
      // One for each appearance.
      extension Color {
        init(light: UInt, dark: UInt) {
          self.init(uiColor: UIColor { UIColor(rgb: $0.userInterfaceStyle == .dark ? dark : light) })
        }
      }
      extension UIColor {
        convenience init(rgb: UInt) {
          let (red, green, blue) = (CGFloat(rgb >> 16), CGFloat(rgb >> 8 & 255), CGFloat(rgb & 255))
          self.init(red: red / 255, green: green / 255, blue: blue / 255, alpha: 1)
        }
      }
      struct Download: View {
        var body: some View { Text(title).foregroundStyle(Color(light: 0x101010, dark: 0xF0F0F0)) }
      }
      """),
    .wrong(
      """
      // One color is said once.
      struct Times: View {
        var body: some View {
          VStack {
            Text(time).foregroundColor(↓.gray)
            Text(title).foregroundColor(.gray)
          }
        }
      }
      """),
    .right(
      """
      struct ServerField: View {
        @Binding var address: String
        var body: some View {
          TextField("Server", text: $address, prompt: Text("home.local").foregroundColor(.gray))
        }
      }
      """),
  ]
}
