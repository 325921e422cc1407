import Testing

@testable import GlassLintCore

/// What other files say about a view: where it is shown, and what the project's own modifiers and containers make of it.
@Suite struct ViewUsesTests {
  private static let icon = """
    import SwiftUI
    struct Icon: View {
      let action: () -> Void
      var body: some View { HStack { Button(action: action) { Image("icon") } } }
    }
    """

  /// How much is said about the icon.
  private func findings(_ use: String, rule: Rule = ControlLabel.rule, icon: String = Self.icon) throws -> Int
  {
    try ProjectTrial(["Icon.swift": icon, "Screen.swift": "import SwiftUI\n" + use]).findings(rule)
      .count { $0.location.file == "Icon.swift" }
  }

  @Test func aNameGivenWhereItIsShownCounts() throws {
    let screen = #"struct Screen: View { var body: some View { VStack { Icon(action: go)%@ } } }"#
    #expect(try findings(screen.replacing("%@", with: "")) == 1)
    #expect(try findings(screen.replacing("%@", with: #".accessibilityLabel("Go")"#)) == 0)
    #expect(try findings(screen.replacing("%@", with: ".help(\"Go\")")) == 0)
  }

  @Test func aGroundGivenWhereItIsShownCounts() throws {
    let rows = """
      import SwiftUI
      struct Rows: View {
        var body: some View { List(items) { Text($0.title) }.scrollContentBackground(.hidden) }
      }
      """
    func count(_ use: String) throws -> Int {
      let screen = "import SwiftUI\nstruct Screen: View { var body: some View { \(use) } }"
      return try ProjectTrial(["Rows.swift": rows, "Screen.swift": screen]).findings(ListOverrides.rule).count
    }
    #expect(try count("NavigationStack { Rows() }") == 1)
    #expect(try count("VStack { Rows() }.background(Color.theme)") == 0)
    #expect(try count("ZStack { Backdrop(); Rows() }") == 0)
    #expect(try count("Rows().themedBackground()") == 0)
  }

  @Test func eachArgumentOfAContainerHasAPlaceOfItsOwn() throws {
    let row = """
      import SwiftUI
      struct NavigationRow<Destination: View, Label: View>: View {
        @ViewBuilder let destination: () -> Destination
        @ViewBuilder let label: () -> Label
        var body: some View { NavigationLink(destination: destination()) { label() } }
      }
      """
    func findings(_ use: String) throws -> [String] {
      let screen = "import SwiftUI\nstruct Screen: View { var body: some View { \(use) } }"
      return try ProjectTrial(["Row.swift": row, "Screen.swift": screen]).findings(ImageLabel.rule).map {
        $0.location.file
      }
    }
    let screen = #"{ VStack { Image("map") } }"#
    let label = #"{ HStack { Image("pin"); Text(name) } }"#
    #expect(try findings("NavigationRow(destination: \(screen), label: { Text(name) })") == ["Screen.swift"])
    #expect(try findings("NavigationRow \(screen) label: { Text(name) }") == ["Screen.swift"])
    #expect(try findings("NavigationRow(destination: { Text(name) }, label: \(label))").isEmpty)
    #expect(try findings("NavigationRow(destination: { Text(name) }) \(label)").isEmpty)
  }

  /// What a component calls the type of its content is up to it.
  @Test(arguments: [
    "struct Row<Accessory: View>: View {", "struct Row<Accessory: SwiftUI.View & Sendable>: View {",
    "struct Row<Accessory>: View where Accessory: View {",
  ])
  func aSlotIsAViewByWhatItsTypeIsBoundTo(_ head: String) throws {
    func count(_ body: String) throws -> Int {
      let row = """
        import SwiftUI
        \(head)
          let title: String
          let accessory: Accessory
          init(title: String, @ViewBuilder accessory: () -> Accessory) {
            self.title = title
            self.accessory = accessory()
          }
          var body: some View { \(body) }
        }
        """
      let screen = """
        import SwiftUI
        struct Screen: View { var body: some View { Row(title: "Volume") { Toggle("", isOn: $isOn) } } }
        """
      return try ProjectTrial(["Row.swift": row, "Screen.swift": screen]).findings(EmptyLabel.rule).count
    }
    #expect(try count("HStack { Text(title); accessory }") == 1)
    #expect(try count("LabeledContent(title) { accessory }") == 0)
  }

  @Test func aSlotIsAViewThatItsPropertyBuilds() throws {
    let row = """
      import SwiftUI
      extension Row { typealias Trailing = Toggle<Text> }
      struct Row: View {
        let title: String
        @ViewBuilder let trailing: Trailing
        var body: some View { HStack { Text(title); trailing } }
      }
      """
    let screen = """
      import SwiftUI
      struct Screen: View { var body: some View { Row(title: "Volume") { Toggle("", isOn: $isOn) } } }
      """
    let findings = try ProjectTrial(["Row.swift": row, "Screen.swift": screen]).findings(EmptyLabel.rule)
    #expect(findings.count == 1)
  }

  @Test func aPlaceholderSaysNothing() throws {
    let icon = """
      import SwiftUI
      struct Icon: View { var body: some View { HStack { Image("icon"); Text(name) } } }
      """
    func count(_ use: String, _ more: String = "") throws -> Int {
      try findings(
        "struct Screen: View { var body: some View { \(use) } }\n" + more, rule: ImageLabel.rule, icon: icon)
    }
    let skeleton = """
      struct Skeleton<Content: View>: View {
        @ViewBuilder let content: () -> Content
        var body: some View { VStack { content() }.redacted(reason: .placeholder) }
      }
      """
    #expect(try count("VStack { Icon() }") == 1)
    #expect(try count("VStack { Icon() }.redacted(reason: .placeholder)") == 0)
    #expect(try count("VStack { Icon() }.redacted(reason: isLoading ? .placeholder : [])") == 1)
    #expect(try count("VStack { Icon(); Icon().redacted(reason: .placeholder) }") == 1)
    #expect(
      try count(
        "VStack { icon; icon.redacted(reason: .placeholder) }",
        "extension Screen { var icon: some View { VStack { Icon() } } }") == 1)
    #expect(try count("Skeleton { Icon() }", skeleton) == 0)
    #expect(
      try count(
        "Icon().pending()",
        "extension View { func pending() -> some View { self.redacted(reason: .placeholder).opacity(0.5) } }")
        == 0)
  }

  @Test func aLabelOnTheBodyOfAContainerNamesWhatItIsHanded() throws {
    let card = """
      struct Card<Content: View>: View {
        let title: String
        @ViewBuilder let content: () -> Content
        var body: some View {
          VStack { content() }.padding().accessibilityElement(children: .ignore).accessibilityLabel(title)
        }
      }
      """
    let screen = "struct Screen: View { var body: some View { Card(title: name) { Icon(action: go) } } }\n"
    #expect(try findings(screen + card) == 0)
    #expect(
      try findings(
        screen
          + card.replacing(".accessibilityElement(children: .ignore)", with: "").replacing(
            ".accessibilityLabel(title)", with: "")) == 1)
  }

  @Test func theProjectsOwnModifiersCount() throws {
    let screen = "struct Screen: View { var body: some View { Icon(action: go).described() } }\n"
    #expect(
      try findings(
        screen
          + "extension View { func described() -> some View { accessibilityElement(children: .combine) } }")
        == 0)
    #expect(try findings(screen + "extension View { func described() -> some View { padding() } }") == 1)
  }

  private static let toast = """
    import SwiftUI
    struct Icon: View {
      let title: String
      var body: some View { HStack { Image(systemName: "star"); Text(title) } }
    }
    """

  /// What becomes of the view that a modifier of the project's is handed is told by the modifier's code.
  @Test func aModifierThatShowsWhatItIsHandedIsLookedInto() throws {
    let screen =
      #"struct Screen: View { var body: some View { List(items) { Row($0) }.toast { Icon(title: "Saved") } } }"#
    func count(_ modifier: String) throws -> Int {
      try findings(screen + "\n" + modifier, rule: ImageLabel.rule, icon: Self.toast)
    }
    func toast(_ shown: String) -> String {
      """
      extension View { func toast(alert: @escaping () -> Icon) -> some View { modifier(Toast(alert: alert)) } }
      struct Toast: ViewModifier {
        var alert: () -> Icon
        func body(content: Content) -> some View { content.overlay { \(shown) } }
      }
      """
    }
    #expect(try count(toast("VStack { Spacer(); alert() }")) == 1)
    #expect(try count(toast("alert().accessibilityElement(children: .combine)")) == 0)
    #expect(try count("") == 0)
  }

  /// A constant of a function stands where it is named.
  @Test(arguments: [
    ("icon", 1), ("HStack { icon; Text(title) }", 1), ("icon.accessibilityHidden(true)", 0),
    ("Button(action: go) { icon; Text(title) }", 0), ("Avatar(image: icon)", 0), ("Text(title)", 0),
    ("ImageRenderer(content: icon)", 0),
  ])
  func aConstantOfAFunctionStandsWhereItIsNamed(_ shown: String, _ count: Int) throws {
    let icon = """
      import SwiftUI
      struct Icon: View {
        let title: String
        var body: some View {
          let icon = Image("harbor").resizable()
          return VStack { \(shown) }
        }
      }
      """
    let screen = #"struct Screen: View { var body: some View { VStack { Icon(title: "a") } } }"#
    #expect(try findings(screen, rule: ImageLabel.rule, icon: icon) == count)
  }

  /// What a button presents is no part of the button.
  @Test func aConstantThatAnActionPresentsIsNoPartOfTheControl() throws {
    let icon =
      "import SwiftUI\nstruct Icon: View { var body: some View { Text(title).onTapGesture { open() } } }"
    let screen = """
      struct Screen: View {
        var body: some View { Button("Legal", action: show) }
        private func show() {
          let modal = Hosting(modal: Icon())
          present(modal)
        }
      }
      """
    #expect(try findings(screen, rule: TapGestureTrait.rule, icon: icon) == 1)
  }

  @Test func whatOnlyPreviewsAndTestsShowIsLeftAlone() throws {
    #expect(try findings("#Preview { Icon(action: go) }") == 0)
    #expect(
      try findings("import XCTest\nfinal class T: XCTestCase { func test() { check(Icon(action: go)) } }")
        == 0)
    #expect(try findings("#Preview { Icon(action: go) }\nfunc make() { show(Icon(action: go)) }") == 1)
  }

  @Test func itsOwnerIsAskedAsWell() throws {
    let row = "struct Row: View { var body: some View { HStack { Icon(action: go); Text(title) } } }\n"
    #expect(try findings(row + "struct Screen: View { var body: some View { List { Row() } } }") == 1)
    #expect(
      try findings(
        row + "struct Screen: View { var body: some View { Row().accessibilityElement(children: .combine) } }"
      ) == 0)
  }

  @Test func mostOfThePlacesAreEnough() throws {
    func named(_ name: String) -> String {
      "struct \(name): View { var body: some View { Icon(action: go).accessibilityLabel(\"Go\") } }\n"
    }
    let other = "struct B: View { var body: some View { VStack { Icon(action: go) } } }\n"
    #expect(try findings(named("A") + other) == 1)
    #expect(try findings(named("A") + named("C") + other) == 0)
  }

  @Test func anImageInAButtonIsPartOfIt() throws {
    let picture = "import SwiftUI\nstruct Icon: View { var body: some View { VStack { Image(name) } } }"
    let button = "struct A: View { var body: some View { Button { go() } label: { Icon(); Text(title) } } }"
    #expect(try findings(button, rule: ImageLabel.rule, icon: picture) == 0)
    let card = """
      struct Card<Content: View>: View {
        let content: Content
        var body: some View { Button(action: go) { content } }
      }
      struct A: View { var body: some View { Card { Icon() } } }
      """
    #expect(try findings(card, rule: ImageLabel.rule, icon: picture) == 0)
    #expect(
      try findings(
        card.replacing("Button(action: go) { content }", with: "VStack { content }"), rule: ImageLabel.rule,
        icon: picture) == 1)
  }

  // MARK: Views that nothing shows

  /// An app of so many views, and one that only its preview shows.
  private func app(of count: Int, showing use: String = "", beside more: String = "") throws -> [String] {
    let rows = (0..<count).map { "struct Row\($0): View { var body: some View { Text(\"\") } }" }
    let screen =
      "struct Screen: View { var body: some View { VStack { "
      + (0..<count).map { "Row\($0)()\n" }.joined() + use + " } } }"
    let old = """
      import SwiftUI
      struct OldRow: View { var body: some View { Text("Old").foregroundColor(.gray) } }
      #Preview { OldRow() }
      """
    return try ProjectTrial([
      "Rows.swift": rows.joined(separator: "\n"), "Screen.swift": screen, "OldRow.swift": old,
      "More.swift": more,
    ]).findings(LabelColor.rule).map(\.location.file)
  }

  @Test func whatNothingShowsIsNotJudgedByItsLooks() throws {
    #expect(try app(of: 24) == [])
    #expect(try app(of: 24, showing: "OldRow()") == ["OldRow.swift"])
    // Of so few views others may be shown elsewhere.
    #expect(try app(of: 3) == ["OldRow.swift"])
    // What it calls by its own name creates none.
    let list = "struct OldList: View { var body: some View { OldRow(OldList.limit) }; static let limit = 3 }"
    let demo = "struct Demo: App { var body: some Scene { WindowGroup { "
    #expect(try app(of: 24, beside: list + demo + "Screen() } } }") == [])
    // However small the app, what shows it is shown in a preview alone.
    let link = "NavigationLink(\"Old\") { OldRow() }"
    let page = "struct OldPage: View { var body: some View { \(link) } }\n#Preview { OldPage() }\n"
    #expect(try app(of: 3, beside: page + demo + "Screen() } } }") == [])
    #expect(try app(of: 3, beside: page + demo + "OldPage() } } }") == ["OldRow.swift"])
    let home = #"if ProcessInfo.processInfo.arguments.contains("-demo") { OldRow() } else { Screen() } } } }"#
    #expect(try app(of: 24, beside: demo + home) == [])
    let phone = "struct phoneList: View { var body: some View { OldRow() } }"
    #expect(try app(of: 24, beside: phone) == ["OldRow.swift"])
  }

  @Test func whatOnlyADebuggingBuildShowsIsNotJudgedByItsLooks() throws {
    let badge = "Text(\"Debug\").foregroundColor(.white).padding().background(Color.orange)"
    func findings(_ code: String) throws -> Int {
      try ProjectTrial([
        "A.swift": "import SwiftUI\nstruct A: View { var body: some View { HStack { \(code) } } }"
      ])
      .findings(Contrast.rule).count
    }
    #expect(try findings(badge) == 1)
    #expect(try findings("Text(\"a\")\n#if DEBUG\n\(badge)\n#endif\n") == 0)
  }

  // MARK: Some uses and others

  @Test func oneUseOfTwoSettlesNothing() throws {
    let icon = """
      import SwiftUI
      struct Icon: View { var body: some View { HStack { Image("icon"); Text(name) } } }
      """
    func count(_ others: Int) throws -> Int {
      let named = (0..<others).map {
        "struct Other\($0): View { var body: some View { Button(action: go) { Icon() } } }\n"
      }
      return try findings(
        "struct Screen: View { var body: some View { VStack { Icon() } } }\n" + named.joined(),
        rule: ImageLabel.rule, icon: icon)
    }
    #expect(try count(1) == 1)
    #expect(try count(2) == 0)
  }

  @Test func aConditionHidesTheElementThatItStandsOn() throws {
    func count(_ view: String) throws -> Int {
      try ProjectTrial(["A.swift": "import SwiftUI\nstruct A: View { var body: some View { \(view) } }"])
        .findings(ImageLabel.rule).count
    }
    #expect(try count("VStack { Image(\"map\").accessibilityHidden(isOver) }") == 0)
    #expect(try count("VStack { Image(\"map\") }.accessibilityHidden(isOver)") == 1)
    #expect(try count("VStack { Image(\"map\") }.accessibilityHidden(true)") == 0)
  }

  @Test(arguments: [
    "@main struct Widgets: WidgetBundle { var body: some Widget { Clock() } }",
    "#Preview(\"Clock\", as: .accessoryCircular) { Clock() }",
  ])
  func aWidgetIsWhatUsersMeet(_ use: String) throws {
    let files = [
      "Clock.swift": """
      import SwiftUI
      struct Dial: View { var body: some View { VStack { ↓Image("dial"); Text(time) } } }
      struct Clock: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "clock", provider: Times()) { _ in Dial() }
        }
      }
      """,
      "Use.swift": "import SwiftUI\n\(use)",
    ]
    #expect(try ProjectTrial(files).findings(ImageLabel.rule).count == 1)
  }

  @Test func aComponentThatIsAPictureIsNoName() throws {
    func count(_ portrait: String) throws -> Int {
      try ProjectTrial([
        "Portrait.swift": "import SwiftUI\nstruct Portrait: View { var body: some View { \(portrait) } }",
        "Screen.swift":
          "import SwiftUI\nstruct Screen: View { var body: some View { Button(action: go) { Portrait() } } }",
      ]).findings(ControlLabel.rule).count
    }
    #expect(try count("AsyncImage(url: url).clipShape(Circle())") == 1)
    #expect(try count("Image(\"me\").resizable()") == 1)
    #expect(try count("Image(\"me\").accessibilityLabel(name)") == 0)
    #expect(try count("HStack { Image(\"me\"); Text(name) }") == 0)
    #expect(try count("HStack { Image(\"me\"); Badge() }") == 0)
    #expect(try count("Image(systemName: \"gear\")") == 0)
  }

  /// An image that a view is handed is a picture unless it is made from a symbol, which may say what it is for.
  @Test func aComponentThatShowsTheImageItIsHandedIsNoName() throws {
    func count(_ body: String, members: String = "", use: String = "Icon(image: Image(\"close\"))") throws
      -> Int
    {
      try ProjectTrial([
        "Icon.swift": """
        import SwiftUI
        struct Icon: View { let image: Image; \(members) var body: some View { \(body) } }
        struct Sized: ViewModifier { func body(content: Content) -> some View { content.frame(width: 24) } }
        struct Named: ViewModifier { func body(content: Content) -> some View { content.accessibilityLabel("a") } }
        """,
        "Screen.swift":
          "import SwiftUI\nstruct Screen: View { var body: some View { Button(action: go) { \(use) } } }",
      ]).findings(ControlLabel.rule).count
    }
    #expect(try count("image") == 1)
    #expect(try count("image.resizable().modifier(Sized())") == 1)
    #expect(try count("image.resizable().modifier(Named())") == 0)
    #expect(try count("image.resizable().modifier(FromElsewhere())") == 0)
    #expect(try count("image.accessibilityLabel(\"Close\")") == 0)
    #expect(try count("HStack { image; Text(title) }") == 0)
    #expect(try count("image", use: "Icon(image: Image(systemName: \"xmark\"))") == 0)
    #expect(
      try count(
        "image", members: "init(_ name: String) { image = Image(systemName: name) }", use: "Icon(\"xmark\")")
        == 0)
  }
}
