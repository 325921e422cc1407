/// What `prefer-token` finds, and what it lets pass.
enum PreferTokenExamples {
  static let all: [Rule.Example] = [
    // What the cases come to fits each other: a dot and the room around it are as high in both.
    .right(
      """
      enum Spacing {
        static let small: CGFloat = 4
        static let medium: CGFloat = 8
        static let large: CGFloat = 16
      }
      enum Phase {
        case done, open
        var side: CGFloat { self == .done ? 16 : 12 }
        var inset: CGFloat {
          switch self {
          case .done: return 4
          case .open: return 6
          }
        }
      }
      struct Dot: View {
        let phase: Phase
        var body: some View { Circle().frame(width: phase.side).padding(phase.inset) }
      }
      """),
    .wrong(
      """
      enum DS {
        enum Spacing {
          static let small: CGFloat = 8
          static let medium: CGFloat = 16
          static let large: CGFloat = 24
        }
      }
      struct Card: View {
        var inset: CGFloat = ↓16
        var body: some View {
          VStack(spacing: isCompact ? ↓8 : 0) { Text("Focus").padding(inset) }.padding(.top, ↓24)
        }
      }
      """,
      fixed: """
        enum DS {
          enum Spacing {
            static let small: CGFloat = 8
            static let medium: CGFloat = 16
            static let large: CGFloat = 24
          }
        }
        struct Card: View {
          var inset: CGFloat = DS.Spacing.medium
          var body: some View {
            VStack(spacing: isCompact ? DS.Spacing.small : 0) { Text("Focus").padding(inset) }.padding(.top, DS.Spacing.large)
          }
        }
        """),
    .wrong(
      """
      extension CGFloat {
        static let buttonRadius: CGFloat = 8
        static let cardRadius: CGFloat = 16
        static let sheetRadius: CGFloat = 24
      }
      let card = RoundedRectangle(cornerRadius: ↓16, style: .continuous)
      let badge = RoundedRectangle(cornerRadius: 16, style: .continuous)
      """,
      fixed: """
        extension CGFloat {
          static let buttonRadius: CGFloat = 8
          static let cardRadius: CGFloat = 16
          static let sheetRadius: CGFloat = 24
        }
        let card = RoundedRectangle(cornerRadius: .cardRadius, style: .continuous)
        let badge = RoundedRectangle(cornerRadius: 16, style: .continuous)
        """),
    .wrong(
      """
      enum AppFontSize {
        static let caption: CGFloat = 11
        static let body: CGFloat = 15
        static let title: CGFloat = 24
      }
      typealias FontSize = AppFontSize
      let text = Text("Focus").font(.system(size: ↓15))
      """,
      fixed: """
        enum AppFontSize {
          static let caption: CGFloat = 11
          static let body: CGFloat = 15
          static let title: CGFloat = 24
        }
        typealias FontSize = AppFontSize
        let text = Text("Focus").font(.system(size: FontSize.body))
        """),
    .wrong(
      """
      enum Typography {
        static let title = Font.system(size: 24, weight: .bold)
        static let body = Font.system(size: 15)
      }
      struct Header: View {
        var body: some View {
          Text("Focus").font(↓.system(size: 24, weight: .bold))
          Text("Today").font(.system(size: 15, weight: .bold))
        }
      }
      """,
      fixed: """
        enum Typography {
          static let title = Font.system(size: 24, weight: .bold)
          static let body = Font.system(size: 15)
        }
        struct Header: View {
          var body: some View {
            Text("Focus").font(Typography.title)
            Text("Today").font(.system(size: 15, weight: .bold))
          }
        }
        """),
    // The weight is the place's, the face the project's.
    .wrong(
      """
      enum Typography {
        static let title = Font.system(.title3, design: .serif)
        static let body = Font.body
      }
      struct Header: View {
        var body: some View {
          Text("Focus").font(↓Font.system(.title3, design: .serif).weight(.semibold))
          Text("Today").font(.headline.weight(.semibold))
        }
      }
      """,
      fixed: """
        enum Typography {
          static let title = Font.system(.title3, design: .serif)
          static let body = Font.body
        }
        struct Header: View {
          var body: some View {
            Text("Focus").font(Typography.title.weight(.semibold))
            Text("Today").font(.headline.weight(.semibold))
          }
        }
        """),
    .right(
      """
      enum Spacing {
        static let small: CGFloat = 8
        static let medium: CGFloat = 16
        static let large: CGFloat = 24
      }
      let view = Text("Focus").padding(Spacing.medium).padding(0).padding(.top, -24).frame(width: 16).offset(y: 8)
      """),
    // What tokens are made of, other values of their types among that.
    .right(
      """
      struct Spacing {
        let small: CGFloat
        let medium: CGFloat
        let large: CGFloat
      }
      enum DS {
        static let regular = Spacing(small: 8, medium: 16, large: 24)
        static let compact = Spacing(small: 4, medium: 8, large: 16)
      }
      struct Card: View {
        var body: some View {
          VStack(spacing: DS.regular.small) { Text("Focus").padding(DS.regular.medium) }.padding(DS.compact.large)
        }
      }
      struct CaptionStyle: ViewModifier {
        func body(content: Content) -> some View { content.font(.custom("Inter", size: 12)) }
      }
      extension View {
        func captionStyle() -> some View { modifier(CaptionStyle()) }
      }
      """),
    // What is typed, and a row, are not what these are named for.
    .right(
      """
      enum Typography {
        static let detail = Font.system(size: 13)
        static let sectionLabel = Font.system(size: 15, weight: .semibold)
      }
      struct Branches: View {
        @State private var name = ""
        let branches: [String]
        var body: some View {
          Text("Branches").font(Typography.sectionLabel)
          Text("All of them").font(Typography.detail)
          TextField("Name", text: $name).font(.system(size: 13))
          ForEach(branches, id: \\.self) { branch in
            Text(branch).font(.system(size: 15, weight: .semibold))
          }
        }
      }
      """),
    .right(
      """
      enum Layout {
        static let inset: CGFloat = 16
        static let rowHeight: CGFloat = 44
        static let avatar: CGFloat = 32
      }
      let view = Text("Focus").padding(16)
      """),
    .right(
      """
      enum Spacing {
        static let small: CGFloat = 8
        static let medium: CGFloat = 16
        static let large: CGFloat = 24
      }
      // Parts of a sum, and of a small picture.
      let field = Text("Focus").frame(height: height - 16).padding(8)
      let badge = Text("Focus").padding(7).padding(.horizontal, 8)
      let picture = Text("Focus").padding(16).frame(width: 80, height: 60).clipShape(.rect(cornerRadius: 4))
      """),
    // All sides of a box are one place, and so are the ground and the border of a view.
    .wrong(
      """
      enum Spacing {
        static let small: CGFloat = 4
        static let medium: CGFloat = 8
        static let large: CGFloat = 16
      }
      enum Radius {
        static let small: CGFloat = 6
        static let medium: CGFloat = 12
        static let large: CGFloat = 18
      }
      let badge = Text("New").padding(.horizontal, ↓8).padding(.vertical, 4)
        .background(RoundedRectangle(cornerRadius: ↓12).fill(.tint).overlay(RoundedRectangle(cornerRadius: 12).stroke(.red)))
      """,
      fixed: """
        enum Spacing {
          static let small: CGFloat = 4
          static let medium: CGFloat = 8
          static let large: CGFloat = 16
        }
        enum Radius {
          static let small: CGFloat = 6
          static let medium: CGFloat = 12
          static let large: CGFloat = 18
        }
        let badge = Text("New").padding(.horizontal, Spacing.medium).padding(.vertical, Spacing.small)
          .background(RoundedRectangle(cornerRadius: Radius.medium).fill(.tint).overlay(RoundedRectangle(cornerRadius: Radius.medium).stroke(.red)))
        """),
    // Of boxes alike none is told from the others; and dots are drawn.
    .right(
      """
      enum Spacing {
        static let small: CGFloat = 4
        static let medium: CGFloat = 8
        static let large: CGFloat = 16
      }
      let badge = Text("New").padding(.horizontal, 8).padding(.vertical, 4).background(.tint)
      let count = Text("12").padding(.horizontal, 8).padding(.vertical, 6).background(.tint)
      let dots = HStack(spacing: 4) {
        ForEach(0..<3) { _ in Circle().fill(.tint).frame(width: 6, height: 6) }
      }
      """),
    .right(
      """
      enum Spacing {
        static let small: CGFloat = 8
        static let medium: CGFloat = 16
        static let large: CGFloat = 24
      }
      // Sides of one box, of which some have no name; and what an editor's own inset asks for.
      let pill = Text("Focus").padding(.horizontal, 14).padding(.vertical, 8)
      let row = Text("Focus").padding(EdgeInsets(top: 8, leading: 28, bottom: 8, trailing: 16))
      ZStack(alignment: .topLeading) {
        TextEditor(text: $note)
        Text("Notes").padding(.horizontal, 16).padding(.top, 8)
      }
      """),
    // No title stands on a button, and what has another weight is another font.
    .right(
      """
      enum Typography {
        static let pageTitle = Font.system(size: 20, weight: .semibold)
        static let detail = Font.system(size: 13)
      }
      struct Trails: View {
        var body: some View {
          Text("Trails").font(Typography.pageTitle)
          Text("All of them").font(Typography.detail)
          Text("Today").font(.system(size: 13)).bold()
          Button {
          } label: {
            Text("Apply").font(.system(size: 20, weight: .semibold))
          }
        }
      }
      """),
    // Cells stand below each other here, no card is as small as a symbol, and the author says what the button has not.
    .right(
      """
      enum Metrics {
        static let cellGap: CGFloat = 12
        static let cardRadius: CGFloat = 16
        static let buttonRadius: CGFloat = 8
      }
      struct CardCell: View {
        var body: some View {
          VStack(spacing: Metrics.cellGap) {
            VStack(spacing: Metrics.cellGap) { Text("Ridge"); Text("Lake") }
            HStack(spacing: 12) { Image(systemName: "map"); Image(systemName: "flag") }
            Image(systemName: "bolt").frame(width: 40, height: 40).background(.tint, in: .rect(cornerRadius: 16))
            // Deliberately not Metrics.buttonRadius: it lies within a field.
            Button("Send") {}.background(.tint, in: .rect(cornerRadius: 8))
          }
        }
      }
      """),
    .right(
      """
      enum Radius {
        static let small: CGFloat = 8
        static let medium: CGFloat = 12
        static let large: CGFloat = 16
      }
      let view = Text("Focus").padding(8)
      """),
  ]
}
