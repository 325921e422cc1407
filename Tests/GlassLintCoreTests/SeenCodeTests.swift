import Testing

@testable import GlassLintCore

/// Rules about looks leave code alone that no user of an app ever sees.
@Suite struct SeenCodeTests {
  /// Views that show each other, enough of them for an app.
  private static let app = (0..<24).map { position in
    "struct Page\(position): View { var body: some View { Page\((position + 1) % 24)() } }\n"
  }.joined()

  /// How many places are told of: those alike are one finding with notes.
  private func count(_ rule: Rule, _ code: String, in app: String = Self.app) throws -> Int {
    try ProjectTrial(["App.swift": "import SwiftUI\n" + app, "A.swift": "import SwiftUI\n" + code])
      .findings(rule).reduce(0) { $0 + 1 + $1.notes.count }
  }

  private static let button =
    "Button(action: go) { Image(systemName: \"xmark\").frame(width: 20, height: 20) }"

  @Test func whatOnlyPreviewsCallIsLeftAlone() throws {
    let part = "private func part() -> some View { \(Self.button) }\n#Preview { part() }\n"
    #expect(try count(TouchTarget.rule, part) == 0)
    #expect(try count(TouchTarget.rule, part + "let a = part()") == 1)
  }

  @Test(arguments: [TouchTarget.rule, ControlLabel.rule])
  func aViewThatNothingCreatesIsLeftAlone(_ rule: Rule) throws {
    let view = "struct Card: View { var body: some View { \(Self.button) } }\n"
    #expect(try count(rule, view) == 0)
    #expect(try count(rule, view + "let card = Card()") == 1)
    #expect(try count(rule, view + "let types: [any View.Type] = [Card.self]") == 1)
    #expect(try count(rule, view + "let make = Card.init") == 1)
    let maker = "extension Card { static func make() -> some View { Card() } }\n"
    #expect(try count(rule, view + maker + "let card = Card.make()") == 1)
    #expect(try count(rule, view + "extension Stack where Content == Card {}") == 1)
    #expect(try count(rule, "public " + view) == 1)
    let part =
      "struct Tile: View { var body: some View { part } }\nextension Tile { var part: some View { \(Self.button) } }\n"
    #expect(try count(rule, part) == 0)
    #expect(try count(rule, part + "let tile = Tile()") == 1)
    // Without the app there is no telling who creates it.
    #expect(try count(rule, view, in: "") == 1)
  }

  @Test(
    "what only a variable of the process's environment brings up is for developers",
    arguments: [
      (
        "if let name = ProcessInfo.processInfo.environment[\"PAGE\"] { Shot(name: name) } else { Text(\"\") }",
        0
      ),
      ("if ProcessInfo.processInfo.environment[\"PAGE\"] != nil { Shot(name: \"\") }", 0),
      ("if ProcessInfo.processInfo.environment[\"PAGE\"] == \"1\" { Shot(name: \"\") }", 0),
      ("if ProcessInfo.processInfo.environment[\"PAGE\"] == nil { Shot(name: \"\") }", 1),
      ("if let name = model.environment[\"PAGE\"] { Shot(name: name) }", 1),
      ("Shot(name: \"\")", 1),
    ])
  func viewsForScreenshots(_ use: String, _ count: Int) throws {
    let app = "@main struct Demo: App { var body: some Scene { WindowGroup { Root() } } }\n"
    let root = "struct Root: View { var body: some View { Group { \(use) } } }\n"
    let shot = "struct Shot: View { let name: String; var body: some View { Tile() } }\n"
    let tile = "struct Tile: View { var body: some View { \(Self.button) } }\n"
    #expect(try self.count(ControlLabel.rule, root + shot + tile, in: app) == count)
  }

  @Test(
    "a color in a view that nobody meets asks for no name elsewhere", arguments: [("", 0), ("; Old()", 2)])
  func colorsOfHiddenViews(_ use: String, _ count: Int) throws {
    let text = "Text(\"\").foregroundStyle(Color(red: 0.58, green: 0.24, blue: 0.34))"
    let found = try ProjectTrial([
      "App.swift": "@main struct Demo: App { var body: some Scene { WindowGroup { Root()\(use) } } }",
      "Root.swift": "struct Root: View { var body: some View { \(text) } }",
      "Old.swift": "struct Old: View { var body: some View { \(text) } }\n#Preview { Old() }",
    ]).findings(HardcodedColor.rule)
    #expect(found.count == count)
  }

  @Test("a view whose name looks like a function's may be created")
  func lowercaseNames() throws {
    let views =
      "struct iCard: View { var body: some View { \(Self.button); Row() } }\n"
      + "struct Row: View { var body: some View { \(Self.button) } }\nlet card = iCard()\n"
    #expect(try count(ControlLabel.rule, views) == 2)
  }

  @Test("a view of a name that SwiftUI has as well may be created")
  func namesOfSwiftUI() throws {
    let view = "struct SettingsLink: View { var body: some View { \(Self.button) } }\n"
    #expect(try count(ControlLabel.rule, view + "let link = SettingsLink()") == 1)
  }

  @Test func whatNobodySeesTakesNoOtherPlaceAlong() throws {
    let icon = "HStack { Image(systemName: \"star\"); Text(\"Favorites\") }"
    let views = ["Unused", "Shown"].map { "struct \($0): View { var body: some View { \(icon) } }\n" }
    #expect(try count(ImageLabel.rule, views.joined() + "let shown = Shown()") == 1)
    #expect(try count(ImageLabel.rule, views.joined()) == 0)
  }

  @Test func viewsOfUIKitThatNothingCreatesAreLeftAlone() throws {
    let preview = """
      struct Preview: UIViewRepresentable {
        final class Content: UIView {
          func round() {
            layer.cornerRadius = 12
            layer.masksToBounds = true
          }
        }
        func makeUIView(context: Context) -> Content { Content() }
      }
      """
    let card = "\nlet card = RoundedRectangle(cornerRadius: 12, style: .continuous)"
    #expect(try count(ContinuousCorners.rule, preview + card) == 0)
    #expect(try count(ContinuousCorners.rule, preview + card + "\nlet a = Preview()") == 1)
  }

  @Test func whatIsPrivateAndNamedNowhereIsLeftAlone() throws {
    func found(_ use: String, _ declaration: String) throws -> Int {
      try count(
        TouchTarget.rule,
        "struct Card: View {\n  var body: some View { \(use) }\n  \(declaration)\n}\nlet card = Card()")
    }
    let function = "private func close() -> some View { \(Self.button) }"
    #expect(try found("Text(\"a\")", function) == 0)
    #expect(try found("close()", function) == 1)
    #expect(try found("Text(\"a\")", "@ViewBuilder private var close: some View { \(Self.button) }") == 0)
    #expect(try found("Text(\"a\")", "func close() -> some View { \(Self.button) }") == 0)
    #expect(try found("close()", "func close() -> some View { \(Self.button) }") == 1)
    #expect(try found("Text(\"a\")", "func close() -> Button<Text> { \(Self.button) }") == 1)
    #expect(try found("Text(\"a\")", "@objc private func close() { _ = \(Self.button) }") == 1)
  }

  @Test func whatOnlyUnnamedCodeNamesIsLeftAlone() throws {
    func found(_ use: String) throws -> Int {
      try count(
        TouchTarget.rule,
        """
        struct Card: View {
          var body: some View { \(use) }
          private var bar: some View { HStack { close() } }
          private func close() -> some View { \(Self.button) }
        }
        let card = Card()
        """)
    }
    #expect(try found("Text(\"a\")") == 0)
    #expect(try found("bar") == 1)
  }

  @Test func aViewThatNothingCreatesMayKeepManyStates() throws {
    let states = (0..<11).map {
      "@State private var s\($0) = 0; func f\($0)() { print(s\($0)); s\($0) += 1 }"
    }
    let view =
      "struct Card: View {\n\(states.joined(separator: "\n"))\nvar body: some View { Text(\"a\") } }\n"
    #expect(try count(StateSprawl.rule, view + "#Preview { Card() }") == 0)
    #expect(try count(StateSprawl.rule, view + "let card = Card()") == 1)
  }

  @Test func aModifierThatNothingAppliesIsLeftAlone() throws {
    func found(_ use: String) throws -> Int {
      try count(
        TouchTarget.rule, "extension View { func closing() -> some View { overlay { \(Self.button) } } }",
        in: Self.app + use)
    }
    #expect(try found("") == 0)
    #expect(try found("#Preview { Page1().closing() }") == 0)
    #expect(
      try found("struct Card: View { var body: some View { Page1().closing() } }\nlet card = Card()") == 1)
    #expect(try found("let page = Page1().closing()") == 1)
  }

  @Test func whatAFunctionAppliesThatNothingCallsIsLeftAlone() throws {
    let lock = """
      struct Lock: ViewModifier {
        func body(content: Content) -> some View { content.overlay { \(Self.button) } }
      }
      """
    func found(_ use: String, _ access: String = "") throws -> Int {
      try count(
        TouchTarget.rule,
        lock + "\nextension View { \(access) func locked() -> some View { modifier(Lock()) } }",
        in: Self.app + use)
    }
    #expect(try found("") == 0)
    #expect(try found("", "public") == 1)
    #expect(try found("struct B: View { var body: some View { VStack { Page1().locked() } } }") == 1)
    #expect(try found("struct B: View { var body: some View { AnyView(Page1().locked()) } }") == 1)
  }

  @Test func aPartOfAViewThatNothingShowsIsLeftAlone() throws {
    func found(_ use: String, _ more: String = "", conforming protocols: String = "View") throws -> Int {
      try count(
        TouchTarget.rule,
        """
        struct Card: \(protocols) {
          var body: some View { \(use) }
          var close: some View { \(Self.button) }
        }
        let card = Card()
        """, in: Self.app + more)
    }
    #expect(try found("Text(\"a\")") == 0)
    #expect(try found("close") == 1)
    #expect(try found("Text(\"a\")", conforming: "View, Closable") == 1)
    #expect(try found("Text(\"a\")", "extension Card: Closable {}") == 1)
    #expect(
      try found("Text(\"a\")", "struct B: View { var body: some View { VStack { Card().close } } }") == 1)
  }

  @Test func branchesForMadeUpDataAreLeftAlone() throws {
    func found(_ condition: String) throws -> Int {
      try count(
        TouchTarget.rule,
        "struct Card: View { var body: some View { if \(condition) { \(Self.button) } else { Text(\"a\") } } }\nlet card = Card()"
      )
    }
    #expect(try found("API.isMocking") == 0)
    #expect(try found("usesMockData") == 0)
    #expect(try found("DebugModel.shared.debugMode && isReady") == 0)
    #expect(try found("settings.developer_mode") == 0)
    #expect(try found("debugMode || isReady") == 1)
    #expect(try found("debugLog.isEmpty") == 1)
    #expect(try found("!API.isMocking") == 1)
    #expect(try found("isMockup") == 1)
  }

  @Test("a clause of an #if is seen where a target builds it", arguments: [("iOS", 0), ("macOS", 1)])
  func clausesOfOtherSystems(_ platform: String, _ count: Int) {
    let findings = RuleTrial(ControlLabel.rule, platforms: [platform: "15.0"]).findings(
      "import SwiftUI\n#if os(macOS)\nstruct Card: View { var body: some View { \(Self.button) } }\n#endif\n")
    #expect(findings.count == count)
  }

  @Test func previewsAndDebuggingBuildsAreLeftAlone() throws {
    let use = "\nlet card = Card()"
    #expect(try count(TouchTarget.rule, "#Preview { \(Self.button) }") == 0)
    let debugging = """
      struct Card: View {
        var body: some View {
          Text("a")
          #if DEBUG
            \(Self.button)
          #endif
        }
      }
      """
    #expect(try count(TouchTarget.rule, debugging + use) == 0)
    #expect(try count(TouchTarget.rule, debugging.replacing("#if DEBUG", with: "#if BETA") + use) == 1)
  }

  @Test func whatOnlyHiddenViewsShowIsLeftAlone() throws {
    let card = "struct Card: View { var body: some View { \(Self.button) } }\n"
    let screen = "struct Screen: View { var body: some View { Card() } }\n"
    #expect(try count(TouchTarget.rule, card + screen) == 0)
    #expect(try count(TouchTarget.rule, card + screen + "let screen = Screen()") == 1)
    #expect(try count(TouchTarget.rule, card + "public " + screen) == 1)
  }

  @Test func viewsThatShowEachOtherAreNotHiddenByThat() throws {
    let card = "struct Card: View { var body: some View { \(Self.button) } }\n"
    let loop = """
      struct One: View { var body: some View { Two(); \(Self.button) } }
      struct Two: View { var body: some View { One(); Card(); \(Self.button) } }

      """
    #expect(try count(TouchTarget.rule, loop + card) == 3)
    let lost = "struct Lost: View { var body: some View { One() } }"
    #expect(try count(TouchTarget.rule, loop + card + lost) == 3)
    let chain = """
      struct Middle: View { var body: some View { Card() } }
      struct Outer: View { var body: some View { Middle() } }
      """
    #expect(try count(TouchTarget.rule, card + chain) == 0)
    #expect(try count(TouchTarget.rule, card + chain + "\nlet outer = Outer()") == 1)
  }

  @Test(arguments: [(3, 0), (10, 10)])
  func whatShowsMuchIsShownInAWayThatNobodySees(_ cards: Int, _ count: Int) throws {
    let names = (0..<cards).map { "Card\($0)" }
    let views = names.map { "struct \($0): View { var body: some View { \(Self.button) } }\n" }.joined()
    let shown = names.map { $0 + "()" }.joined(separator: "; ")
    let screen = "struct Screen: View { var body: some View { \(shown) } }"
    #expect(try self.count(TouchTarget.rule, views + screen) == count)
  }

  @Test(arguments: [
    ("Card()", 0), ("Card(badge: nil)", 0), ("Card(isLarge: false)", 0), ("Card(badge: name)", 1),
    ("Card(isLarge: true)", 1), ("Card(badge: nil); let card: Card = .init(badge: name)", 1),
    ("Card(); func set(_ card: inout Card) { card.isLarge = true }", 1),
  ])
  func whatNoCallOpensIsLeftAlone(_ calls: String, _ count: Int) throws {
    let card = """
      struct Card: View {
        var badge: String?
        var isLarge = false
        var body: some View {
          if let badge { \(Self.button) } else { Text("No badge") }
          if isLarge, badge == nil { \(Self.button) }
        }
      }

      """
    // Either branch alone.
    #expect(try min(1, self.count(TouchTarget.rule, card + "let first = \(calls)")) == count)
    // Without the app there is no telling who creates it.
    #expect(try self.count(TouchTarget.rule, card + "let first = \(calls)", in: "") == 2)
  }

  @Test(
    "what an initializer leaves out is not what calls give", arguments: [("", 0), ("init() {}", 1)])
  func whatAnInitializerLeavesOut(_ other: String, _ count: Int) throws {
    #expect(
      try self.count(TouchTarget.rule, card(other), in: Self.app + "let card = Card(isLarge: true)") == count)
  }

  @Test(arguments: [
    ("", 0), ("extension Card { init(small name: String) { self.isLarge = false } }", 1),
    ("extension Card { mutating func shrink() { isLarge = false } }", 1),
    ("extension Page1 { mutating func shrink() { isLarge = false } }", 0),
    ("func shrink(_ card: inout Card) { card.isLarge.toggle() }", 1),
  ])
  func whatAnotherFileSetsIsNoLiteralOfAllCalls(_ other: String, _ count: Int) throws {
    let calls = "let card = Card(isLarge: true)\n"
    #expect(try self.count(TouchTarget.rule, card(""), in: Self.app + calls + other) == count)
  }

  private func card(_ initializer: String) -> String {
    """
    struct Card: View {
      var isLarge = false
      \(initializer)
      init(isLarge: Bool) { self.isLarge = isLarge }
      var body: some View { if !isLarge { \(Self.button) } else { Text("a") } }
    }
    """
  }

  @Test(arguments: [("iOS", 0), ("macOS", 1)])
  func whatNoSystemBuildsIsLeftAlone(_ outer: String, _ count: Int) throws {
    let code = """
      #if os(\(outer))
      struct Card: View {
        var body: some View {
          #if os(iOS)
            Text("Phone")
          #else
            \(Self.button)
          #endif
        }
      }
      let card = Card()
      #endif
      """
    #expect(try self.count(ControlLabel.rule, code) == count)
  }

  @Test func whatAnInitializerHandsOnIsFollowed() throws {
    let card = """
      struct Card: View {
        let badge: String?
        let isLarge: Bool
        init(badge text: String? = nil, isLarge: Bool = true) { badge = text; self.isLarge = isLarge }
        var body: some View {
          if let badge { \(Self.button) }
          if !isLarge { \(Self.button) }
          row()
        }
        private func row(isOpen: Bool = false) -> some View {
          Group { if isOpen { \(Self.button) } }
        }
      }

      """
    #expect(try count(TouchTarget.rule, card + "let card = Card()") == 0)
    #expect(try count(TouchTarget.rule, card + "let card = Card(text: name, isLarge: true)") == 0)
    #expect(try count(TouchTarget.rule, card + "let card = Card(badge: name, isLarge: isWide)") == 2)
    #expect(
      try count(TouchTarget.rule, card.replacing("row()", with: "row(isOpen: isWide)") + "let card = Card()")
        == 1)
  }

  @Test(arguments: ["App", "Widget", "WidgetBundle"])
  func whatTheSystemCreatesShowsItsViews(_ root: String) throws {
    let code = """
      @main struct Shop: \(root) { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View { var body: some View { \(Self.button) } }
      """
    #expect(try count(TouchTarget.rule, code) == 1)
  }

  @Test func whatIsForDevelopersIsLeftAlone() throws {
    let card = "struct Card: View { var body: some View { \(Self.button) } }\n"
    let screen = "struct CacheDebugView: View { var body: some View { Card(); \(Self.button) } }\n"
    #expect(try count(TouchTarget.rule, card + screen + "let screen = CacheDebugView()") == 0)
    #expect(
      try count(TouchTarget.rule, card + screen + "let screen = CacheDebugView(); let card = Card()") == 1)
    let function = "extension Card { func debugButton() -> some View { \(Self.button) } }\n"
    #expect(try count(TouchTarget.rule, function) == 0)
    #expect(try count(TouchTarget.rule, function.replacing("debug", with: "debugged")) == 1)
  }

  @Test(arguments: [("Package.swift", 0), ("Other.swift", 1)])
  func aPackageInsideIsForWhatIsAroundIt(_ manifest: String, _ count: Int) throws {
    func package(_ name: String) -> String {
      "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"\(name)\")\n"
    }
    let card = "import SwiftUI\npublic struct Card: View { public var body: some View { \(Self.button) } }\n"
    let found = try ProjectTrial([
      manifest: package("All"), "Kit/Package.swift": package("Kit"),
      "App.swift": "import SwiftUI\n" + Self.app,
      "Kit/Sources/Kit/Card.swift": card,
    ]).findings(TouchTarget.rule)
    #expect(found.count == count)
  }

  @Test("a widget is shown by the bundle that lists it, or alone")
  func widgetsThatNoBundleLists() throws {
    let widget = """
      struct Steps: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "steps", provider: Provider()) { entry in \(Self.button) }
        }
      }
      """
    let app = "@main struct Trips: App { var body: some Scene { WindowGroup { Text(\"Trips\") } } }\n"
    #expect(try count(ControlLabel.rule, widget, in: app) == 0)
    #expect(try count(ControlLabel.rule, "@main " + widget, in: app) == 1)
    #expect(try count(ControlLabel.rule, "public " + widget, in: app) == 1)
    let bundle = "\nstruct All: WidgetBundle { var body: some Widget { Steps() } }"
    #expect(try count(ControlLabel.rule, widget + bundle, in: app) == 1)
    // Without the app there is no telling what else there is.
    #expect(try count(ControlLabel.rule, widget, in: "") == 1)
  }

  @Test("what a view puts in a bar that it hides is not there")
  func itemsOfAHiddenBar() {
    let other = Self.button.replacing("go", with: "hide")
    func found(_ modifiers: String, _ systems: [String: String] = ["iOS": "17.0"]) -> Int {
      RuleTrial(ControlLabel.rule, platforms: systems).findings(
        """
        struct Call: View {
          var body: some View { NavigationStack { Text("Call")\(modifiers) } }
          var items: some ToolbarContent { ToolbarItem(placement: .cancellationAction) { \(Self.button) } }
          var keys: some ToolbarContent { ToolbarItem(placement: .keyboard) { \(other) } }
        }
        """
      ).count
    }
    let hidden = ".toolbar(.hidden, for: .navigationBar)"
    #expect(found(".toolbar { items }.toolbar { keys }") == 2)
    #expect(found(hidden + ".toolbar { items }.toolbar { keys }") == 1)
    #expect(found(".toolbar { items }.toolbar { keys }" + hidden) == 1)
    #expect(
      found(".toolbar(isFull ? .hidden : .visible, for: .navigationBar).toolbar { items }.toolbar { keys }")
        == 2)
    #expect(found(".toolbar(.hidden, for: .tabBar).toolbar { items }.toolbar { keys }") == 2)
    #expect(found(hidden + ".toolbar { items }.toolbar { keys }", ["iOS": "17.0", "macOS": "14.0"]) == 2)
  }
}
