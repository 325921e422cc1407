import Testing

@testable import GlassLintCore

@Suite struct HardcodedColorTokenTests {
  private func finding(
    _ code: String, _ colors: [NamedColor], imports: String = "import SwiftUI",
    platforms: [String: String] = [:],
    options: [String: OptionValue] = [:]
  ) -> Finding? {
    let text =
      "\(imports)\nstruct Card: View {\nvar body: some View {\n\(code)\n}\n}\n"
    var linter = FileLinter(rules: [HardcodedColor.rule])
    let settings = FileSettings(
      rules: RuleTable(settings: [RuleSettings(enabling: HardcodedColor.rule, options: options)]),
      platforms: Platforms(names: platforms), scales: DesignScales(colors: colors))
    let found = linter.lint(SourceBuffer(bytes: Array(text.utf8)), file: "Card.swift", settings: settings)
      .findings
    #expect(found.count <= 1)
    return found.first
  }

  private func token(
    _ name: String, _ light: String, dark: String? = nil, reference: String? = nil, hasReference: Bool = true
  ) -> NamedColor? {
    guard let light = ColorComponents(hex: light) else { return nil }
    let color = AppearanceColor(light: light, dark: dark.flatMap { ColorComponents(hex: $0) })
    return NamedColor(
      DesignToken(
        role: .color, name: name, value: .color(color), reference: hasReference ? reference ?? name : nil,
        origin: .assetCatalog(file: "A")))
  }

  private let card = [NamedColor(name: "Color.card", value: "#1C1C1E")]

  /// What the first fix puts where the code was, with its applicability.
  private func fix(_ finding: Finding?) -> String? {
    finding?.fixes.first.map { "\($0.applicability): \($0.edits.map(\.text).joined())" }
  }

  // MARK: Exact

  @Test(arguments: [
    ("Color(red: 28 / 255, green: 28 / 255, blue: 30 / 255)", "Color.card"),
    ("SwiftUI.Color(.sRGB, red: 28 / 255, green: 28 / 255, blue: 30 / 255, opacity: 1)", "Color.card"),
    ("Color.init(hex: \"1C1C1E\")", "Color.card"), ("Color(hex: 0x1C1C1E)", "Color.card"),
    ("Color(\"#1C1C1E\")", "Color.card"), ("Color(hex: \"#1C1C1E\").opacity(0.5)", "Color.card"),
    ("UIColor(hex: \"#1C1C1E\")", "UIColor(Color.card)"),
    ("NSColor(hex: \"#1C1C1E\")", "NSColor(Color.card)"),
    ("Color(UIColor(hex: \"#1C1C1E\"))", "Color.card"),
    ("Color(uiColor: UIColor(hex: \"#1C1C1E\"))", "Color.card"),
    ("Box(UIColor(hex: \"#1C1C1E\"))", "UIColor(Color.card)"),
    ("Kit.Color(UIColor(hex: \"#1C1C1E\"))", "UIColor(Color.card)"),
  ])
  func theTokenTakesThePlaceOfItsType(_ code: String, _ text: String) {
    let found = finding("Text(\"\").tint(\(code))", card)
    #expect(found?.message == "color #1C1C1E is the token `Color.card`; use it by name")
    #expect(fix(found) == "safe: \(text)")
  }

  @Test(arguments: [
    ("Color(hex: \"#1C1C1E\")", "Color(UIColor.card)"), ("UIColor(hex: \"#1C1C1E\")", "UIColor.card"),
    ("Color(UIColor(hex: \"#1C1C1E\"))", "UIColor.card"),
  ])
  func tokensOfUIKitFitToo(_ code: String, _ text: String) {
    #expect(
      fix(finding("Text(\"\").tint(\(code))", [NamedColor(name: "UIColor.card", value: "#1C1C1E")]))
        == "safe: \(text)")
  }

  @Test func anImplicitMemberGetsItsType() {
    #expect(
      fix(finding("Color(hex: \"#1C1C1E\")", [NamedColor(name: ".card", value: "#1C1C1E")]))
        == "safe: Color.card")
  }

  @Test(arguments: [
    "Text(\"\").tint(.init(hex: \"#1C1C1E\"))", "CGColor(hex: \"#1C1C1E\")",
    "Color(\n// The card.\nhex: \"#1C1C1E\")",
  ])
  func noFixWhereItMightNotCompileOrLoseAComment(_ code: String) {
    let found = finding(code, card)
    #expect(found?.message.contains("`Color.card`") == true)
    #expect(found?.fixes == [])
  }

  @Test func convertingNeedsSwiftUIAndASystemThatCan() {
    let code = "UIColor(hex: \"#1C1C1E\")"
    #expect(fix(finding(code, card, imports: "import UIKit")) == nil)
    #expect(fix(finding(code, card, platforms: ["iOS": "13.0"])) == nil)
    #expect(fix(finding(code, card, platforms: ["iOS": "14.0", "macOS": "10.15"])) != nil)
    #expect(fix(finding("NSColor(hex: \"#1C1C1E\")", card, platforms: ["macOS": "10.15"])) == nil)
  }

  @Test func opacityIsPartOfAColor() {
    let code = "Color(red: 92 / 255, green: 28 / 255, blue: 30 / 255, opacity: 0.5)"
    let half = [NamedColor(name: "Color.half", value: "#5C1C1E80")]
    let whole = [NamedColor(name: "Color.whole", value: "#5C1C1E")]
    #expect(fix(finding(code, half)) == "safe: Color.half")
    #expect(finding(code, whole) == nil)
    // Whether the opacity stands in front or behind is a matter of the project's own initializer.
    #expect(finding("Color(hex: \"#5C1C1E80\")", half) == nil)
  }

  @Test func aColorWithADarkValueIsNoSafeReplacement() {
    let colors = [token("Brand/Card", "#1C1C1E", dark: "#FFFFFF", reference: "Color(\"Brand/Card\")")]
      .compactMap { $0 }
    let found = finding("Color(hex: \"#1C1C1E\")", colors)
    #expect(
      found?.message
        == "color #1C1C1E is the token `Color(\"Brand/Card\")` in light appearance; use it by name, so that it adapts"
    )
    #expect(fix(found) == "unsafe: Color(\"Brand/Card\")")
    #expect(
      found?.fixes.first?.title == "Use Color(\"Brand/Card\"), which is another color in other appearances")
    let same = [token("Card", "#1C1C1E", dark: "#1C1C1E")].compactMap { $0 }
    #expect(fix(finding("Color(hex: \"#1C1C1E\")", same)) == "safe: Card")
  }

  @Test func assetsOfAPackageAreNotEverywhere() {
    let colors = [token("Card", "#1C1C1E", reference: "Color(\"Card\", bundle: .module)")].compactMap { $0 }
    #expect(fix(finding("Color(hex: \"#1C1C1E\")", colors)) == "unsafe: Color(\"Card\", bundle: .module)")
  }

  @Test func aNameOfSeveralColorsReplacesNone() {
    let colors = [token("Accent", "#1C1C1E"), token("Accent", "#FF0000")].compactMap { $0 }
    let found = finding("Color(hex: \"#1C1C1E\")", colors)
    #expect(found?.message == "color #1C1C1E is the token `Accent`; use it by name")
    #expect(found?.fixes == [])
  }

  @Test func aTokenWithoutASpellingIsNamed() {
    let colors = [token("brand.card", "#1C1C1E", hasReference: false)].compactMap { $0 }
    let found = finding("Color(hex: \"#1C1C1E\")", colors)
    #expect(found?.message == "color #1C1C1E is the token `brand.card`; use it by name")
    #expect(found?.fixes == [])
  }

  @Test func severalTokensAreAllNamed() {
    let colors = ["Color.d", "Color.b", "Color.a", "Color.c", "Color.a"].map {
      NamedColor(name: $0, value: "#1C1C1E")
    }
    let two = finding("Color(hex: \"#1C1C1E\")", Array(colors.prefix(2)))
    #expect(
      two?.message
        == "color #1C1C1E is the value of the tokens `Color.b` and `Color.d`; use the one that is meant by name"
    )
    #expect(
      two?.fixes.map { "\($0.applicability): \($0.title)" } == ["unsafe: Use Color.b", "unsafe: Use Color.d"])
    let four = finding("Color(hex: \"#1C1C1E\")", colors)
    #expect(four?.message.contains("`Color.a`, `Color.b`, `Color.c` and 1 more") == true)
  }

  @Test func namesOfOtherColorsAreFollowed() {
    let colors = [
      NamedColor(name: "Color.accent", value: "Color.brand"),
      NamedColor(name: "Color.loop", value: "Color.loop"),
      NamedColor(name: "Color.brand", value: "#FF0000"),
    ]
    #expect(
      finding("Color(hex: \"#FF0000\")", colors)?.message.contains("`Color.accent` and `Color.brand`") == true
    )
    #expect(finding("Color(hex: \"#FF0000\")", [NamedColor(value: "#FF0000")]) == nil)
  }

  // MARK: Parts

  @Test(arguments: [
    ("Text(\"\").foregroundStyle(%)", "Palette.textPrimary"),
    ("Text(\"\").background(%)", "Palette.cardBackground"),
    ("Image(systemName: \"x\").foregroundStyle(%.opacity(0.5))", "Palette.textPrimary"),
    ("Circle().strokeBorder(isOn ? % : .clear)", "Palette.separator"),
    ("Text(\"\").shadow(color: %, radius: 4)", "Palette.shadow"),
    ("Card(borderColor: %)", "Palette.separator"), ("Card { % }", "Palette.cardBackground"),
    ("view.backgroundColor = UIColor(%)", "Palette.cardBackground"),
    ("let titleColor = %", "Palette.textPrimary"),
  ])
  func theTokenIsThatOfThePart(_ code: String, _ name: String) {
    let colors = ["cardBackground", "separator", "shadow", "textPrimary"].map {
      NamedColor(name: "Palette.\($0)", value: "#1C1C1E")
    }
    let found = finding(code.replacing("%", with: "Color(hex: \"#1C1C1E\")"), colors)
    #expect(found?.message == "color #1C1C1E is the token `\(name)`; use it by name")
    #expect(found?.fixes.count == 1)
  }

  @Test func aTokenNamedForThePartGoesBeforeOthers() {
    let colors = ["Palette.brand", "Palette.textPrimary"].map { NamedColor(name: $0, value: "#1C1C1E") }
    let found = finding("Text(\"\").foregroundStyle(Color(hex: \"#1C1C1E\"))", colors)
    #expect(
      found?.message
        == "color #1C1C1E is the token `Palette.textPrimary`; use it by name")
    #expect(
      found?.fixes.map { "\($0.applicability): \($0.title)" }
        == ["safe: Use Palette.textPrimary"])
  }

  @Test func aTokenOfAnotherPartIsNotProposed() {
    let colors = [NamedColor(name: "Palette.textPrimary", value: "#1C1C1E")]
    let found = finding("Text(\"\").background(Color(hex: \"#1C1C1E\"))", colors)
    #expect(found == nil)
  }

  @Test(arguments: ["#1A1A1A", "#1B1A1A"])
  func aShadowIsNoAccentOfAnotherAppearance(_ hex: String) {
    let colors = [token("Palette.accent", "#1A1A1A", dark: "#F5F5F5")].compactMap { $0 }
    let found = finding("Text(\"\").shadow(color: Color(hex: \"\(hex)\"), radius: 4)", colors)
    #expect(found == nil)
    #expect(
      finding("Text(\"\").tint(Color(hex: \"#1A1A1A\"))", colors)?.message.contains("in light appearance")
        == true)
  }

  @Test func aFixedTokenGoesBeforeOneThatAdapts() {
    let colors = [
      token("Palette.a", "#1C1C1E", dark: "#FFFFFF"), token("Palette.b", "#1C1C1E"),
    ].compactMap { $0 }
    let found = finding("Text(\"\").foregroundStyle(Color(hex: \"#1C1C1E\"))", colors)
    #expect(
      found?.message == "color #1C1C1E is the token `Palette.b`; use it by name")
  }

  @Test func whiteIsTheGroundsTokenWhereThatIsMeant() {
    let colors = [token("Palette.background", "#FFFFFF", dark: "#000000")].compactMap { $0 }
    #expect(
      finding("Text(\"\").background(Color(hex: \"#FFFFFF\"))", colors)?.message.contains(
        "`Palette.background`")
        == true)
    #expect(finding("Text(\"\").background(Color(hex: \"#FFFFFF\").opacity(0.2))", colors) == nil)
    #expect(finding("Text(\"\").tint(Color(hex: \"#FFFFFF\"))", colors) == nil)
  }

  // MARK: Near

  @Test(arguments: [
    "Color(hex: \"#1C1C1F\")", "Color(.displayP3, red: 28 / 255, green: 28 / 255, blue: 30 / 255)",
  ])
  func whatOnlyLooksLikeATokenIsNone(_ color: String) {
    #expect(finding("Text(\"\").background(\(color))", card) == nil)
  }

  // MARK: Differences

  @Test func differencesAreThoseOfCIE76() throws {
    // The published values of sRGB's primaries in Lab, relative to D65.
    let red = ColorSpaces.lab(sRGB: (1, 0, 0))
    #expect(abs(red.0 - 53.24) < 0.01 && abs(red.1 - 80.09) < 0.01 && abs(red.2 - 67.20) < 0.01)
    let white = ColorComponents(red: 1, green: 1, blue: 1)
    let black = ColorComponents(red: 0, green: 0, blue: 0)
    #expect(abs(white.difference(from: black) - 100) < 0.01)
    #expect(white.difference(from: white) == 0)
  }

  @Test("a theme that can be exchanged for others has its colors by choice, and is not named for them")
  func exchangeableThemes() throws {
    func found(_ holder: String, _ constant: String = "") throws -> Finding? {
      let themes = """
        import SwiftUI
        protocol Theme { var heading: Color { get }; var ground: Color { get }; var edge: Color { get } }
        extension Theme {
          var ground: Color { Color(red: 0.1, green: 0.2, blue: 0.3) }
          var edge: Color { Color(red: 0.3, green: 0.3, blue: 0.3) }
        }
        struct Violet: Theme { var heading: Color { Color(red: 0.5, green: 0.2, blue: 0.9) } }
        struct Green: Theme { var heading: Color { Color(red: 0.1, green: 0.8, blue: 0.2) } }
        class ThemeService { public static let shared = ThemeService(); \(holder) theme: Theme = Violet() }
        \(constant)
        """
      let uses = (0..<4).map { "let u\($0) = Text(a).foregroundColor(ThemeService.shared.theme.heading)" }
        .joined(
          separator: "\n")
      return try ProjectTrial([
        "Themes.swift": themes, "Uses.swift": "import SwiftUI\n" + uses,
        "A.swift":
          "import SwiftUI\nstruct A: View { var body: some View { Text(b).foregroundColor(Color(red: 0.5, green: 0.2, blue: 0.9)) } }",
      ]).findings(HardcodedColor.rule).first { $0.location.file == "A.swift" }
    }
    let fixed = try found("let")
    #expect(fixed?.message.contains("is the token `ThemeService.shared.theme.heading`; use") == true)
    #expect(fixed?.fixes.first?.applicability == .safe)
    #expect(try found("var") == nil)
    let steady = try found(
      "var", "extension Color { static let violet = Color(red: 0.5, green: 0.2, blue: 0.9) }")
    #expect(steady?.message.contains("is the token `Color.violet`; use") == true)
  }
}
