import Testing

@testable import GlassLintCore

/// Looks that somebody has decided on: by name, for both appearances, throughout a project, or in words.
@Suite struct DecidedLookTests {
  private func found(
    _ code: String, _ rule: Rule, imports: String = "SwiftUI", platforms: [String: String] = [:]
  )
    throws -> Int
  {
    try ProjectTrial(["A.swift": "import \(imports)\n\(code)"]).findings(rule, platforms: platforms).count
  }

  // MARK: Colors

  @Test(arguments: [
    ("Color(red: 0.2, green: 0.5, blue: 0.4, opacity: 0.2)", 1), ("Color(white: 0.5, opacity: 0.2)", 0),
    ("Color(white: 0.02, opacity: 0.08)", 0), ("Color(white: 0.5)", 1),
  ])
  func grayThatDimsALittleIsNoHue(_ color: String, _ count: Int) throws {
    // What is written again and again wants a name.
    let times = Array(repeating: "Text(\"\").background(\(color))", count: 3).joined(separator: "\n")
    #expect(
      try found(
        "struct A: View { var body: some View { VStack { \(times) } } }", HardcodedColor.rule)
        == count)
  }

  @Test(arguments: [
    ("scheme == .dark ? Color(hex: \"34C759\") : Color(designSystem: .surface)", 0),
    ("isOn ? Color(hex: \"34C759\") : Color(designSystem: .surface)", 1),
  ])
  func oneOfTwoAppearancesIsGivenForIt(_ color: String, _ count: Int) throws {
    let view = """
      struct A: View { @Environment(\\.colorScheme) var scheme; let isOn: Bool
        var body: some View { Text("").background(\(color)) } }
      """
    #expect(try found(view, HardcodedColor.rule) == count)
  }

  @Test func aColorUnderACheckOfTheSchemeIsGivenForIt() throws {
    func found(_ condition: String) throws -> Int {
      try self.found(
        """
        struct A: View { @Environment(\\.colorScheme) var scheme; let isOn: Bool
          var body: some View { if \(condition) { Text("").background(Color(red: 0, green: 0.478, blue: 1)) } } }
        """, HardcodedColor.rule)
    }
    #expect(try found("scheme == .dark") == 0)
    #expect(try found("isOn") == 1)
  }

  @Test("a color that a token has is none of the system's, and said to be the token's only")
  func oneRemedy() {
    let rules = [LabelColor.rule, HardcodedColor.rule]
    let code =
      "import SwiftUI\nstruct A: View { var body: some View { Text(a).foregroundStyle(Color(hex: \"8E8E93\")) } }"
    func found(_ rules: [Rule]) -> [String] {
      var linter = FileLinter(rules: rules)
      let settings = FileSettings(
        rules: RuleTable(settings: rules.map { RuleSettings(enabling: $0, options: [:]) }),
        platforms: Platforms(),
        scales: DesignScales(colors: [NamedColor(name: "Color.note", value: "#8E8E93")]))
      return linter.lint(SourceBuffer(bytes: Array(code.utf8)), file: "A.swift", settings: settings).findings
        .map {
          $0.rule
        }
    }
    #expect(found([LabelColor.rule]) == ["label-color"])
    #expect(found(rules) == ["hardcoded-color"])
  }

  @Test(arguments: [("iOS", "Color(uiColor: .separator)"), ("macOS", "Color(nsColor: .separatorColor)")])
  func separatorsAreSpelledForThePlatform(_ platform: String, _ color: String) throws {
    let code =
      "import SwiftUI\nstruct A: View { var body: some View { VStack { Text(a); Divider().overlay(Color.gray) } } }"
    let finding = try ProjectTrial(["A.swift": code]).findings(LabelColor.rule, platforms: [platform: "15.0"])
      .first
    #expect(finding?.message.hasSuffix("use `\(color)`") == true)
  }

  // MARK: Shadows and touches

  @Test func nobodySeesHowDarkAShadowIsThatIsCutOff() throws {
    let shadow = "Text(\"\").padding().background(.white).shadow(color: .black.opacity(0.6), radius: 12)"
    func found(_ modifier: String) throws -> Int {
      try self.found("struct A: View { var body: some View { \(shadow)\(modifier) } }", HeavyShadow.rule)
    }
    #expect(try found("") == 1)
    #expect(try found(".clipShape(.rect(cornerRadius: 8))") == 0)
  }

  @Test func theBranchesOfALabelAreOneButton() throws {
    let image = "Image(systemName: \"mic\").frame(width: 28, height: 28)"
    let code = "let a = Button(action: go) { if isOn { \(image) } else { \(image) } }"
    #expect(try found(code, TouchTarget.rule) == 1)
  }

  @Test(arguments: [("circleBackground", 0), ("value", 1)])
  func aComputedPropertyNamesItsColor(_ name: String, _ count: Int) throws {
    let view = """
      extension Color { static let a = Color(hex: "111111"), b = Color(hex: "222222"), c = Color(hex: "333333") }
      struct A: View { var body: some View { Text("").foregroundStyle(\(name)) }
        private var \(name): Color { Color(red: 0.2, green: 0.78, blue: 0.35) } }
      """
    #expect(try found(view, HardcodedColor.rule) == count)
    // A view that is painted in it is no name for it.
    let painted = view.replacing("Text(\"\").foregroundStyle(\(name))", with: "VStack { \(name) }")
      .replacing("private var \(name): Color", with: "private var \(name): some View")
    #expect(try found(painted, HardcodedColor.rule) == 1)
  }

  // MARK: Bars

  @Test(arguments: [
    ("", "Theme.accent", 1), ("", "Theme.navigationBarBackground", 0),
    ("// The page below scrolls under it otherwise.\n", "Theme.accent", 0), ("// Bar\n", "Theme.accent", 1),
  ])
  func aColorForBarsIsADecision(_ comment: String, _ color: String, _ count: Int) throws {
    let code = """
      enum Theme { static let accent = UIColor(red: 0.1, green: 0.2, blue: 0.9, alpha: 1)
        static let navigationBarBackground = UIColor(red: 0.1, green: 0.2, blue: 0.9, alpha: 1) }
      final class Screen: UIViewController { func set() {
        \(comment)navigationController?.navigationBar.backgroundColor = \(color)
      } }
      """
    #expect(try found(code, BarBackground.rule, imports: "UIKit") == count)
  }

  @Test(arguments: [("", 1), (".presentationCompactAdaptation(.popover)", 0)])
  func aPopoverIsNoSheet(_ modifier: String, _ count: Int) throws {
    let tip = "Text(\"\").presentationBackground(Color(red: 0.1, green: 0.1, blue: 0.2))\(modifier)"
    #expect(try found("struct Tip: View { var body: some View { \(tip) } }", BarBackground.rule) == count)
  }

  // MARK: Layers

  @Test func layersOfAppKitCountAsCircular() throws {
    let layers = (0..<20).map { "func a\($0)() { view\($0).layer?.cornerRadius = 6 }" }.joined(
      separator: "\n")
    let code =
      "final class A: NSView { func wantsLayer() {}\n\(layers)\n func b() { c.layer?.cornerCurve = .continuous } }"
    #expect(try found(code, ContinuousCorners.rule, imports: "AppKit") == 0)
  }

  @Test func oneLayerIsToldOnce() throws {
    let methods = """
      func show() { card.layer.cornerRadius = 12 }
      func hide() { card.layer.cornerRadius = 0 }
      func grow() { card.layer.cornerRadius = 20 }
      """
    let shape = "let shape = RoundedRectangle(cornerRadius: 8, style: .continuous)"
    #expect(
      try found(
        "final class A: UIView { let card = UIView()\n\(methods) }\n\(shape)",
        ContinuousCorners.rule, imports: "UIKit")
        == 1)
    let locals = methods.replacing("card.layer", with: "let card = UIView(); card.layer")
    #expect(
      try found("final class A: UIView { \(locals) }\n\(shape)", ContinuousCorners.rule, imports: "UIKit")
        == 2)
  }

  // MARK: Deprecated initializers

  @Test("a link with a tag has its own time to go, and takes no closure before")
  func linksWithATag() throws {
    let link = "let a = NavigationLink(destination: Text(\"\"), tag: 1, selection: $page) { Text(\"More\") }"
    #expect(try found(link, DeprecatedModifier.rule, platforms: ["iOS": "15.0"]) == 0)
    #expect(try found(link, DeprecatedModifier.rule, platforms: ["iOS": "16.0"]) == 1)
    let plain = "let a = NavigationLink(destination: Text(\"\")) { Text(\"More\") }"
    #expect(try found(plain, DeprecatedModifier.rule, platforms: ["iOS": "15.0"]) == 1)
  }

  @Test func anOverloadIsToldByItsLabels() throws {
    let code = "import SwiftUI\nlet a = Text(\"\").coordinateSpace(name: \"a\")"
    let finding = try ProjectTrial(["A.swift": code]).findings(
      DeprecatedModifier.rule, platforms: ["iOS": "17.0"]
    ).first
    #expect(
      finding?.message == "`.coordinateSpace(name:)` is deprecated; write `.coordinateSpace(.named(_:))`")
  }

  @Test("a level is a color where another file may show the view in a control, or below a style")
  func levelsOfOthers() throws {
    let card =
      "import SwiftUI\nstruct Card: View { var body: some View { Text(\"\").foregroundColor(.secondary) } }"
    func style(_ use: String) throws -> String {
      let screen = "import SwiftUI\nstruct Screen: View { var body: some View { \(use) } }"
      let app =
        "import SwiftUI\n@main struct Shop: App { var body: some Scene { WindowGroup { Screen() } } }"
      return try ProjectTrial(["Card.swift": card, "Screen.swift": screen, "Shop.swift": app]).fixed(
        "Card.swift", DeprecatedModifier.rule)
    }
    let (level, color) = ("foregroundStyle(.secondary)", "foregroundStyle(Color.secondary)")
    #expect(try style("VStack { Card() }").contains(level))
    #expect(try style("NavigationLink(value: 1) { VStack { Card() } }").contains(color))
    #expect(try style("VStack { Card() }.foregroundStyle(.red)").contains(color))
    #expect(try style("Panel { Card() }").contains(color))
  }

  // MARK: Tokens of places

  @Test("constants that hold a value of a type each are for what they are called")
  func places() throws {
    let tokens = """
      struct PopoverValues { let spacing: CGFloat = 2; let margin: CGFloat = 8; let radius: CGFloat = 6 }
      struct ScreenValues { let spacing: CGFloat = 3; let margin: CGFloat = 10; let radius: CGFloat = 12 }
      enum Constants { static let Intro = PopoverValues(); static let Screen = ScreenValues() }
      """
    let uses = (0..<4).map {
      "struct Intro\($0): View { var body: some View { VStack(spacing: Constants.Intro.spacing) {} } }"
    }
    func named(_ type: String) throws -> Int {
      try ProjectTrial([
        "Constants.swift": "import SwiftUI\n" + tokens,
        "Uses.swift": "import SwiftUI\n" + uses.joined(separator: "\n"),
        "A.swift": "import SwiftUI\nstruct \(type): View { var body: some View { VStack(spacing: 2) {} } }",
      ]).findings(PreferToken.rule).count
    }
    #expect(try named("IntroCard") == 1)
    #expect(try named("Settings") == 0)
  }

  @Test(arguments: [
    ("Color(red: 0, green: 0.478, blue: 1)", 1),
    ("manager.palette?.tint ?? Color(red: 0, green: 0.478, blue: 1).opacity(0.5)", 0),
    ("item.color ?? Color(red: 0, green: 0.478, blue: 1)", 1),
    ("theme?.tint ?? Color(red: 0, green: 0.478, blue: 1)", 0),
    ("theme?.isBold ?? false ? Color(red: 0, green: 0.478, blue: 1) : .red", 1),
  ])
  func whatStandsInForTheColorOfAThemeIsDecided(_ color: String, _ count: Int) throws {
    let code = "struct Card: View { var body: some View { Text(\"\").foregroundStyle(\(color)) } }"
    #expect(try ProjectTrial(["A.swift": code]).findings(HardcodedColor.rule).count == count)
  }

  @Test(arguments: [("os(iOS)", 0), ("os(tvOS)", 1), ("DEBUG || os(iOS)", 0)])
  func whatIsLeftForTelevisionHasNoGlassBars(_ condition: String, _ count: Int) throws {
    let code = """
      import UIKit
      final class Screen: UIViewController {
        func paint() {
          #if \(condition)
          show()
          #else
          navigationController?.navigationBar.barTintColor = UIColor(red: 0.2, green: 0.1, blue: 0.4, alpha: 1)
          #endif
        }
      }
      """
    let found = try ProjectTrial(["A.swift": code]).findings(
      BarBackground.rule, platforms: ["iOS": "17.0", "tvOS": "17.0"])
    #expect(found.count == count)
  }
}
