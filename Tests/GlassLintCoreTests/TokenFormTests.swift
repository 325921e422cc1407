import Testing

@testable import GlassLintCore

/// Forms of tokens whose values depend on something: the color scheme, a size, what the app chooses as it runs.
@Suite struct TokenFormTests {
  private func trial(_ code: String...) throws -> ProjectTrial {
    let files = code.enumerated().map { ("File\($0.offset).swift", "import SwiftUI\n" + $0.element) }
    return try ProjectTrial(Dictionary(uniqueKeysWithValues: files))
  }

  private func view(_ body: String, _ variables: String = "") -> String {
    "struct Card: View { \(variables)\n var body: some View { \(body) } }"
  }

  private func first(_ trial: ProjectTrial, _ rule: Rule, in file: String) -> Finding? {
    trial.findings(rule).first { $0.location.file == file }
  }

  // MARK: Light and dark

  @Test(arguments: [
    "case .ink: scheme == .light ? Color(hex: 0x112233) : Color(hex: 0xDDEEFF)",
    "case .ink: switch scheme { case .dark: Color(hex: 0xDDEEFF); default: Color(hex: 0x112233) }",
    "case .ink: Palette.pick(Color(hex: 0x112233), Color(hex: 0xDDEEFF), scheme)",
  ])
  func colorsOfACaseByColorScheme(_ branch: String) throws {
    let palette = """
      enum Palette { case ink, paper }
      extension DesignPalette { func color(_ scheme: ColorScheme) -> Color {
        switch self { \(branch)
          case .paper: .white } }
        private static func pick(_ day: Color, _ night: Color, _ scheme: ColorScheme) -> Color {
          scheme == .light ? day : night } }
      """.replacing("enum Palette", with: "enum DesignPalette").replacing(
        "Palette.pick", with: "DesignPalette.pick"
      )
      .replacing("DesignDesign", with: "Design")
    let held = try trial(
      palette,
      view(
        "Text(\"\").foregroundStyle(Color(hex: 0x112233))",
        "@Environment(\\.colorScheme) private var appearance"))
    let color = try #require(held.project.discovery.colors.first { $0.path.contains("ink") }?.color)
    #expect(DesignToken.Value.color(color).text == "#112233, dark #DDEEFF")
    let finding = try #require(first(held, HardcodedColor.rule, in: "File1.swift"))
    #expect(finding.fixes.first?.edits.map(\.text) == ["DesignPalette.ink.color(appearance)"])
    // Nothing tells the scheme here.
    let other = try trial(
      palette, view("Text(\"\").foregroundStyle(isOn ? Color(hex: 0x112233) : .secondary)"))
    #expect(first(other, HardcodedColor.rule, in: "File1.swift")?.message.contains("ink") != true)
  }

  @Test func aFunctionsParameterHoldsTheScheme() throws {
    let found = try trial(
      """
      enum DesignTint { case ink
        func color(_ scheme: ColorScheme) -> Color {
          switch self { case .ink: scheme == .dark ? Color(hex: 0xDDEEFF) : Color(hex: 0x112233) } } }
      """,
      "struct Card { func mark(_ look: ColorScheme) -> some View { Circle().fill(Color(hex: 0x112233)) } }")
    let finding = try #require(first(found, HardcodedColor.rule, in: "File1.swift"))
    #expect(finding.fixes.first?.edits.map(\.text) == ["DesignTint.ink.color(look)"])
  }

  @Test func palettesForLightAndDarkOfAnObjectThatViewsHold() throws {
    let appearance = """
      protocol ColorSet { var ink: UIColor { get }; var paper: UIColor { get }; var line: UIColor { get } }
      struct LightColors: ColorSet { let ink = UIColor(white: 0.1, alpha: 1)
        let paper = UIColor(white: 1, alpha: 1); let line = UIColor(white: 0.8, alpha: 1) }
      struct DarkColors: ColorSet { let ink = UIColor(white: 0.9, alpha: 1)
        let paper = UIColor(white: 0, alpha: 1); let line = UIColor(white: 0.3, alpha: 1) }
      @Observable final class Appearance { var colors: any ColorSet
        init(_ colors: any ColorSet) { self.colors = colors } }
      """
    func card(_ number: Int) -> String {
      let color = number == 1 ? "Color(red: 0.1, green: 0.1, blue: 0.1)" : "Color(look.colors.ink)"
      return
        "struct Card\(number): View { @Environment(Appearance.self) private var look\n var body: some View { Text(\"\").foregroundStyle(\(color)) } }"
    }
    let found = try trial(appearance, card(1), card(2), card(3), card(4), card(5))
    let ink = try #require(found.project.discovery.colors.first { $0.path.last == "ink" }?.color)
    #expect(DesignToken.Value.color(ink).text == "#1A1A1A, dark #E6E6E6")
    let finding = try #require(first(found, HardcodedColor.rule, in: "File1.swift"))
    #expect(finding.message.contains("`look.colors.ink` in light appearance"))
    // One screen's model is no theme.
    #expect(try trial(appearance, card(1)).project.discovery.colors.allSatisfy { $0.path.last != "ink" })
  }

  @Test func aColorMadeOfOneOfUIKitWithItsOwnName() throws {
    let found = try trial(
      """
      extension UIColor { static var ink: UIColor { UIColor { $0.userInterfaceStyle == .dark ? .chalk : .black } }
        static var chalk: UIColor { UIColor(white: 0.9, alpha: 1) } }
      extension Color { static var ink: Color { Color(uiColor: .ink) }; static var chalk: Color { Color(.chalk) } }
      """)
    let colors = found.project.colors.filter { $0.type == .swiftUI }
    #expect(colors.count == 2)
    #expect(found.project.discovery.circular.isEmpty)
  }

  @Test(arguments: [
    ("Color", "Color(uiColor: .tertiaryLabel)", "tertiaryLabel"),
    ("Color", "Color(UIColor.tertiaryLabel)", "tertiaryLabel"),
    ("Color", "Color(.tertiaryLabel)", "tertiaryLabel"),
    ("Color", "Color(nsColor: .systemBrown)", "systemBrown"),
    ("Color", "Color(NSColor.systemBrown).opacity(1)", "systemBrown"),
    ("Color", "Color(cgColor: .tertiaryLabel)", "tertiaryLabel"),
    ("UIColor", "UIColor(Color.indigo)", "indigo"),
    ("UIColor", "UIColor(.indigo)", "indigo"),
    ("NSColor", "NSColor(Color.indigo)", "indigo"),
    ("ShapeStyle where Self == Color", "Color(uiColor: .tertiaryLabel)", "tertiaryLabel"),
    ("Color", "Color(resource: .brand)", "brand"),
    ("Color", "Color(ColorResource.brand)", "brand"),
    ("UIColor", "UIColor(resource: .brand)", "brand"),
  ])
  func aColorOfAnotherTypesOfTheSameName(_ type: String, _ value: String, _ name: String) throws {
    let keyword =
      type.contains("where") ? "static var \(name): Color { \(value) }" : "static let \(name) = \(value)"
    let found = try trial("extension \(type) { \(keyword) }").project.discovery
    #expect(found.circular.isEmpty)
    let color = try #require(found.colors.first)
    guard case .member(let member) = color.value.paint else {
      Issue.record("\(color.value)")
      return
    }
    #expect(member == SymbolHash.symbol(name))
  }

  @Test func aFontOfAnotherTypesOfTheSameName() throws {
    let found = try trial(
      "extension Font { static let body = Font(UIFont.body) }",
      "extension UIFont { static let body = UIFont.systemFont(ofSize: 15) }"
    ).project.discovery
    #expect(found.circular.isEmpty)
    #expect(found.fonts.first { $0.path == ["Font", "body"] }?.font.size == 15)
  }

  @Test func aTypeOfTheProjectWithTheNameOfOneOfTheSystem() throws {
    let found = try trial(
      """
      enum Color { static let label = SwiftUI.Color.label; static let ink = SwiftUI.Color(white: 0.2) }
      enum Font { static let body = SwiftUI.Font.body; static let small = SwiftUI.Font.system(size: 11) }
      """
    ).project.discovery
    #expect(found.circular.isEmpty)
    #expect(found.fonts.map(\.font.text) == ["body", "system 11"])
    #expect(found.colors.count == 2)
  }

  @Test(arguments: [
    "extension Color { static let ink = Color(uiColor: .ink) }\nextension UIColor { static let ink = UIColor(Color.ink) }",
    "extension Color { static let ink = Color.ink.opacity(0.5) }",
    "extension UIColor { static var ink: UIColor { .ink } }",
    "extension ShapeStyle where Self == Color { static var ink: Color { Color.ink } }",
  ])
  func aColorThatIsSetToItself(_ code: String) throws {
    #expect(try trial(code).project.discovery.circular.count == 1)
  }

  @Test func whatStandsInWhereThereIsNothingIsNotAskedFor() throws {
    let found = try trial("extension UIColor { static let ink = UIColor(named: \"ink\") ?? .ink }")
    #expect(found.project.discovery.circular.isEmpty)
  }

  @Test func aColorOfAnotherFrameworkThatHasTheNameItself() throws {
    let found = try trial(
      "extension NSColor { static let ink = NSColor(white: 0.2, alpha: 1) }\nextension Color { static let ink = Color(.ink); static let faint = Color(uiColor: .chalk) }",
      "extension ShapeStyle where Self == Color { static var chalk: Color { Color(white: 0.9) } }\nenum Theme { static let ground = Color.chalk }"
    )
    func text(_ path: [String]) -> String? {
      found.project.discovery.colors.first { $0.path == path }?.color.map { DesignToken.Value.color($0).text }
    }
    #expect(text(["Color", "ink"]) == "#333333")
    // `UIColor` has no such color, whatever styles have.
    #expect(text(["Color", "faint"]) == nil)
    #expect(text(["Theme", "ground"]) == "#E6E6E6")
  }

  @Test func numbersInDisplayP3() throws {
    let found = try trial(
      "extension Color { static let red = Color(.displayP3, red: 0.9, green: 0.2, blue: 0.2) }")
    let color = try #require(found.project.discovery.colors.first?.color)
    #expect(DesignToken.Value.color(color).text == "#FA0525")
  }

  @Test func aSwitchInOtherWords() throws {
    let found = try trial(
      """
      enum Brand: String { case accent = "Accent", ground, line }
      extension Color { static func brand(_ name: Brand) -> Color {
        if name == .accent { return Color(hex: 0x112233) } else if name == .line { return .white }
        return Color("Ground") } }
      """)
    let accent = try #require(
      found.project.discovery.colors.first { $0.path.last == "brand(.accent)" }?.color)
    #expect(DesignToken.Value.color(accent).text == "#112233")
  }

  // MARK: Colors of the system

  @Test func whatDoesAwayWithSomethingIsNoError() throws {
    let theme = """
      enum Theme { static let statusError = Color.red; static let destructive = Color.red; static let ink = Color.blue }
      """
    let own =
      (0..<12).map { "Text(\"\($0)\").foregroundStyle(Theme.statusError)" }.joined(separator: "\n")
      + "\nText(\"Gone\").foregroundStyle(Theme.destructive)"
    func said(_ code: String) throws -> String? {
      first(
        try trial(theme, view("VStack { \(own)\n \(code) }", "")), HardcodedColor.rule, in: "File1.swift"
      )?.fixes.first?.title
    }
    #expect(try said("Button(\"Clear all\") { clear() }.foregroundStyle(.red)") == "Use Theme.destructive")
    #expect(try said("Text(\"Failed\").foregroundStyle(.red)") == "Use Theme.statusError")
  }

  @Test("a hue is told where the file mostly names it, and named in all of its view")
  func aHueIsNamedInAllOfAView() throws {
    let theme = "enum Theme { static let accent = Color.blue; static let danger = Color.red }"
    let pair = "Text(\"\").foregroundStyle(.blue).background(Color.blue.opacity(0.1))"
    func named(_ count: Int) -> String {
      (0..<count).map { "Text(\"\($0)\").foregroundStyle(Theme.accent)" }.joined(separator: "\n")
    }
    let page = "struct Page: View { var body: some View { VStack { \(named(12)) } } }"
    func judged(_ count: Int) throws -> Finding? {
      let card = view("VStack { \(named(count))\n \(pair) }")
      return first(try trial(theme, card, page), HardcodedColor.rule, in: "File1.swift")
    }
    #expect(try judged(3)?.fixes.first?.edits.count == 2)
    #expect(try judged(1) == nil)
  }

  @Test func colorsOfTheSystemWithANameOfTheProjects() throws {
    let theme = """
      struct Theme { let text = Color(.label); let ground = Color(.systemBackground) }
      extension EnvironmentValues { @Entry var theme = Theme() }
      """
    let own = (0..<12).map { "Text(\"\($0)\").foregroundStyle(theme.text)" }.joined(separator: "\n")
    func judged(_ code: String) throws -> Finding? {
      let found = try trial(theme, view("VStack { \(own)\n \(code) }", "@Environment(\\.theme) var theme"))
      return first(found, HardcodedColor.rule, in: "File1.swift")
    }
    let finding = try #require(try judged("Text(\"\").foregroundStyle(Color(.label))"))
    #expect(finding.severity == .info)
    #expect(finding.message == "the system's `label` has the name `theme.text` in this project; use that")
    // It is written as it is about as often.
    let written = (0..<6).map { "Text(\"\($0)\").foregroundStyle(Color(.label))" }.joined(separator: "\n")
    #expect(try judged(written) == nil)
    // Nobody uses the name, or it is for something else.
    #expect(try judged("Circle().fill(Color(.systemBackground))") == nil)
  }

  // MARK: Fonts

  @Test(arguments: [
    (
      "enum Fonts { static func bold(size: CGFloat) -> Font { .custom(\"Inter-Bold\", size: size) } }",
      ".custom(\"Inter-Bold\", size: 17)", "Fonts.bold(size: 17)"
    ),
    (
      "enum Fonts { static let name = \"Inter-Bold\"; static func bold(_ size: CGFloat, grows: Bool = true) -> Font { Font.custom(name, size: size) } }",
      ".custom(\"Inter-Bold\", size: 20)", "Fonts.bold(20)"
    ),
    (
      "enum DesignSystem { enum Font { static let small: SwiftUI.Font = .system(size: 11) } }",
      ".system(size: 11)", "DesignSystem.Font.small"
    ),
    (
      "enum Fonts { static let title: Font = .system(size: UIFontMetrics.default.scaledValue(for: 22)).weight(.bold) }",
      ".system(size: 22, weight: .bold)", "Fonts.title"
    ),
    (
      "enum Fonts { static let body = Font.custom(\"Inter\", size: UIFont.preferredFont(forTextStyle: .body).pointSize) }",
      ".custom(\"Inter\", size: 17)", "Fonts.body"
    ),
    (
      "enum Fonts { static let title: Font = .custom(names.name(for: .semiBold), size: 18) }\nlet names = Names()",
      ".custom(\"SFPro-Semibold\", size: 18)", "Fonts.title"
    ),
  ])
  func fontsByWhatTheyAreMadeOf(_ declaration: String, _ written: String, _ name: String) throws {
    let found = try trial(declaration, "let a = Text(\"\").font(\(written))")
    #expect(first(found, PreferToken.rule, in: "File1.swift")?.fixes.first?.title == "Use \(name)")
  }

  @Test(arguments: [
    // Every size of the system's font would be one.
    (
      "enum Fonts { static func app(size: CGFloat) -> Font { .system(size: size) } }", ".system(size: 17)"
    ),
    (
      "enum Fonts { static let title: Font = .custom(names.name(for: .bold), size: 18) }",
      ".custom(\"Icons\", size: 18)"
    ),
    (
      "enum Fonts { static let title: Font = .custom(names.name(for: .bold), size: 18) }",
      ".custom(\"SFPro-Regular\", size: 18)"
    ),
  ])
  func fontsThatMayBeAnother(_ declaration: String, _ written: String) throws {
    let found = try trial(declaration, "let a = Text(\"\").font(\(written))")
    #expect(found.findings(PreferToken.rule).isEmpty)
  }

  @Test func aFamilyThatIsChosenAtRunTimeIsNoSafeFix() throws {
    let found = try trial(
      "enum Fonts { static let title: Font = .custom(names.name(for: .bold), size: 18) }",
      "let a = Text(\"\").font(.custom(\"Inter-Bold\", size: 18))")
    let finding = try #require(first(found, PreferToken.rule, in: "File1.swift"))
    #expect(finding.severity == .info)
    #expect(finding.fixes.map(\.applicability) == [.unsafe])
  }

  @Test func generatedFamiliesAreTheAppsOwn() throws {
    let face = try trial(
      "struct Face { let name: String; func font(size: CGFloat) -> Font { .custom(\"Inter\", size: size * 2) } }\nenum Fonts { static let body: Font = Face(name: \"Karla\").font(size: 8) }"
    )
    #expect(face.project.discovery.fonts.map(\.font.text) == ["Inter 16"])
    let found = try trial(
      "extension Font { enum DS { static var body: Font { Family.Karla.regular.swiftUIFont(size: 17) } } }")
    #expect(found.project.discovery.fonts.map(\.font.text) == ["the app's family 17 regular"])
  }

  @Test func generatedColorsAreThoseOfTheCatalog() throws {
    let found = try trial(
      """
      extension Color { enum Grays {} }
      extension Color.Grays { typealias Assets = KitAsset.Grays
        static let soft = Assets.gray50.swiftUIColor }
      """)
    #expect(found.project.discovery.colors.map { $0.path.joined(separator: ".") } == ["Color.Grays.soft"])
    #expect(
      found.project.discovery.colors.map(\.value.paint) == [
        .resource(SymbolHash.symbol("gray50"), holder: SymbolHash.symbol("Grays"))
      ])
  }

  @Test func textStylesThatAreTheHabit() throws {
    let tokens = "enum Typography { static let body = Font.body; static let note = Font.footnote }"
    func findings(own: Int, plain: Int) throws -> [Finding] {
      let uses =
        (0..<own).map { "let o\($0) = Text(\"\").font(Typography.note)" }
        + (0..<plain).map { "let p\($0) = Text(\"\").font(.body)" }
      return try trial(tokens, uses.joined(separator: "\n")).findings(PreferToken.rule)
    }
    #expect(try findings(own: 6, plain: 2).map(\.severity) == [.warning, .warning])
    #expect(try findings(own: 2, plain: 4).allSatisfy { $0.severity == .info })
    #expect(try findings(own: 2, plain: 6).isEmpty)
  }

  @Test func fontsOfUIKitByTheProjectsOwnWay() throws {
    let found = try trial(
      "enum Fonts { static let note = UIFont.systemFont(ofSize: 12) }\nextension UIFont { var asFont: Font { Font(self) } }",
      "let a = Text(\"\").font(.system(size: 12))")
    #expect(first(found, PreferToken.rule, in: "File1.swift")?.fixes.first?.title == "Use Fonts.note.asFont")
  }

  // MARK: Numbers

  @Test func numbersOfATypeAlias() throws {
    let found = try trial(
      """
      typealias Spacing = CGFloat
      extension Spacing { static let tight: Spacing = 6; static let wide: Spacing = 22; static let huge: Spacing = 41 }
      """, "let a = Text(\"\").padding(22)")
    #expect(first(found, PreferToken.rule, in: "File1.swift")?.fixes.first?.title == "Use .wide")
  }

  @Test func opacitiesOfColorsElsewhere() throws {
    let tokens = """
      typealias Opacity = Double
      extension Opacity { static let faint: Opacity = 0.15; static let half: Opacity = 0.45; static let full: Opacity = 0.95 }
      enum Colors { static let red = Color(red: 1, green: 0.1, blue: 0.1) }
      """
    let card = view(
      "Text(\"\").shadow(color: tint.opacity(0.15), radius: 4).opacity(0.45)", "let tint: Color")
    let model = "struct Model { var ground: Color { Colors.red.opacity(0.45) } }"
    func used(_ count: Int) -> String {
      "let all = [" + (0..<count).map { "Tag(\($0), Colors.red.opacity(.half))" }.joined(separator: ", ")
        + "]"
    }
    let findings = try trial(tokens, card + used(1), model + used(1), used(1)).findings(PreferToken.rule)
    #expect(findings.map(\.fixes.first?.title) == ["Use .faint", "Use .half"])
    #expect(findings.map(\.location.file) == ["File1.swift", "File2.swift"])
    // How strong a color is says little where the file names no such token.
    #expect(try trial(tokens, card, model, used(3)).findings(PreferToken.rule).isEmpty)
    #expect(try trial(tokens, card, model, used(0)).findings(PreferToken.rule).isEmpty)
  }

  // MARK: Motion

  @Test func oneWayToMoveIsATokenAmongAnimations() throws {
    let found = try trial("extension Animation { static var settle: Animation { .spring(duration: 0.4) } }")
    #expect(found.project.discovery.tokens.map { $0.path.joined(separator: ".") } == ["Animation.settle"])
  }

  @Test(arguments: [
    ("enum Motion", "quick: Animation = .easeOut(duration: 0.2)", 0.2),
    ("extension Animation", "quick = Animation.easeInOut(duration: 0.25).delay(1)", 0.25),
    ("struct AnimationTokens", "quick: SwiftUI.Animation = .spring(duration: 0.4, bounce: 0.2)", 0.4),
  ])
  func animationsByTheirTime(_ holder: String, _ declaration: String, _ time: Double) throws {
    let found = try trial(
      "\(holder) { static let \(declaration)\nstatic let slow: Animation = .linear(duration: 0.7)\nstatic let slower: Animation = .easeIn(duration: 0.9)\nstatic let spring: Animation = .spring() }"
    )
    let tokens = found.project.discovery.tokens
    #expect(tokens.first { $0.path.last == "quick" }?.value == time)
    #expect(tokens.count == 3)
    #expect(tokens.allSatisfy { $0.role == .duration })
  }

  @Test(arguments: [
    "enum ToastMotion { static let enter: Animation = .easeOut(duration: 0.2); static let leave: Animation = .easeIn(duration: 0.3); static let settle: Animation = .linear(duration: 0.4) }",
    "enum ScoreTokens { static let ringAnimationDuration: Double = 1.5; static let ringDelay: Double = 0.3; static let cardDelay: Double = 0.4 }",
  ])
  func timesOfOnePartAreNoTokens(_ code: String) throws {
    #expect(try trial(code).tokens.isEmpty)
  }

  // MARK: What views hold

  @Test func aProtocolThatViewsHoldIsATheme() throws {
    var files = [
      "Theme.swift": """
      protocol Skin { var ground: UIColor { get }; var ink: UIColor { get }; var line: UIColor { get } }
      class DefaultSkin: NSObject, Skin {
        var ground: UIColor = UIColor(red: 1, green: 0.9, blue: 0.8, alpha: 1)
        var ink: UIColor = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)
        var line: UIColor = UIColor(red: 0.3, green: 0.2, blue: 0.3, alpha: 1)
      }
      class DarkSkin: NSObject, Skin {
        var ground: UIColor = UIColor(red: 0, green: 0.1, blue: 0.1, alpha: 1)
        var ink: UIColor = UIColor(red: 0.9, green: 0.9, blue: 0.9, alpha: 1)
        var line: UIColor = UIColor(red: 0.5, green: 0.5, blue: 0.9, alpha: 1)
      }
      """
    ]
    for index in 0..<5 {
      files["Screen\(index).swift"] =
        "import UIKit\nfinal class Screen\(index): UIViewController { private var skin: Skin! }"
    }
    let colors = try ProjectTrial(files).project.discovery.colors
    #expect(
      colors.map { $0.path.joined(separator: ".") }.sorted() == ["skin.ground", "skin.ink", "skin.line"])
    #expect(colors.first { $0.path.last == "ink" }?.color?.light.hex == "#1A334D")
  }

  @Test func aFunctionOfFacesMakesFontsOfTheFaceForTheWeight() throws {
    let fonts = try ProjectTrial([
      "Fonts.swift": """
      extension Font {
        static func brand(size: CGFloat, weight: Font.Weight) -> Font {
          switch weight {
          case .regular: return Font.custom("Avenir-Regular", size: size)
          case .bold: return Font.custom("Avenir-Bold", size: size)
          default: fatalError("There is no such face")
          }
        }
        static let title: Font = .brand(size: 28, weight: .bold)
        static let body: Font = .brand(size: 17, weight: .regular)
        static let note: Font = .brand(size: 12, weight: .regular)
      }
      """
    ]).project.discovery.fonts
    #expect(
      fonts.map { "\($0.path.last ?? "") \($0.font.text)" }.sorted() == [
        "body Avenir-Regular 17", "note Avenir-Regular 12", "title Avenir-Bold 28",
      ])
    #expect(fonts.count == 3)
  }

  @Test func whatAnInitializerKnowsIsNoColorOfTheSameName() throws {
    let project = try ProjectTrial([
      "Colors.swift": """
      extension Color {
        static let ground = Color(kitColor: .ground)
        static let ink = Color(kitColor: .ink)
      }
      """
    ]).project
    #expect(project.discovery.circular.isEmpty)
  }

  // MARK: What colors and fonts are made of

  private func colorText(_ trial: ProjectTrial, _ name: String) -> String? {
    trial.project.discovery.colors.first { $0.path.last == name }?.color
      .map { DesignToken.Value.color($0).text }
  }

  @Test(
    "a case of a palette is no color of the system's",
    arguments: [
      "self.init(dynamicProvider: { traits in UIColor(hex: (traits.userInterfaceStyle == .dark ? dark : light).rawValue) })",
      """
      let pick: (_ isDark: Bool) -> (value: Studio, alpha: CGFloat) = { isDark in
        if isDark { return (dark, alpha) }
        return (light, alpha)
      }
      self.init(dynamicProvider: { traits in
        let target = pick(traits.userInterfaceStyle == .dark)
        return UIColor(studio: target.value, alpha: target.alpha)
      })
      """,
    ])
  func casesOfAPalette(_ body: String) throws {
    let palette =
      "enum StudioColor: String { case black = \"0a0b0c\"; case white = \"f0f0f0\"; case blue = \"112233\" }"
    let colors = """
      import UIKit
      typealias Studio = StudioColor
      extension UIColor {
        convenience init(light: Studio, dark: Studio, alpha: CGFloat = 1) { \(body) }
        convenience init(studio: Studio, alpha: CGFloat = 1) { self.init(hex: studio.rawValue, alpha: alpha) }
        convenience init(hex: String, alpha: CGFloat = 1) {
          var number: UInt64 = 0
          Scanner(string: hex).scanHexInt64(&number)
          self.init(red: CGFloat(number >> 16) / 255, green: 0, blue: 0, alpha: alpha)
        }
        static var page: UIColor { UIColor(light: .white, dark: .black) }
        static var line: UIColor { UIColor(studio: .blue) }
      }
      """
    let found = try ProjectTrial(["Palette.swift": "import Foundation\n" + palette, "Colors.swift": colors])
    #expect(colorText(found, "page") == "#F0F0F0, dark #0A0B0C")
    #expect(colorText(found, "line") == "#112233")
  }

  @Test("an alias for the color of each platform is that")
  func aliasesInBranches() throws {
    let found = try trial(
      """
      #if canImport(UIKit)
      typealias PlatformColor = UIColor
      #else
      typealias PlatformColor = NSColor
      #endif
      enum InkColor {
        static let text = Color(PlatformColor(red: 0.2, green: 0.2, blue: 0.2, alpha: 1))
        static let page = Color(PlatformColor.dynamic(light: "#F8F5F0", dark: "#141414"))
      }
      extension PlatformColor {
        static func dynamic(light: String, dark: String) -> PlatformColor {
          #if canImport(UIKit)
          return PlatformColor { $0.userInterfaceStyle == .dark ? PlatformColor(hex: dark) : PlatformColor(hex: light) }
          #else
          return PlatformColor(name: nil) { PlatformColor(hex: $0.name == .darkAqua ? dark : light) }
          #endif
        }
      }
      """)
    #expect(colorText(found, "text") == "#333333")
    #expect(colorText(found, "page") == "#F8F5F0, dark #141414")
  }

  @Test("a palette whose colors are assets by their names of a hue and a shade")
  func namesOfSeveralParts() throws {
    let palette = """
      import Foundation
      public enum PaletteName: String, CustomStringConvertible { case gray, darkBlue
        public var description: String { return rawValue.prefix(1).uppercased() + rawValue.dropFirst() } }
      public enum PaletteShade: Int, CustomStringConvertible { case shade5 = 5, shade40 = 40
        public var description: String { "\\(rawValue)" } }
      public struct PaletteColor {
        let name: PaletteName
        let shade: PaletteShade
        init(name: PaletteName, shade: PaletteShade = .shade40) { self.name = name; self.shade = shade }
        init(from other: PaletteColor, shade: PaletteShade) { self.name = other.name; self.shade = shade }
        static let blue = PaletteColor(name: .darkBlue)
        func assetName() -> String { return "\\(name)\\(shade)" }
      }
      """
    let colors = """
      import UIKit
      extension UIColor {
        class func palette(_ color: PaletteColor) -> UIColor {
          let name = color.assetName()
          let found = UIColor(named: name, in: Bundle(for: Marker.self), compatibleWith: nil)
          guard let unwrapped = found else { return .red }
          return unwrapped
        }
        class func palette(_ color: PaletteColor, shade: PaletteShade) -> UIColor {
          let other = PaletteColor(from: color, shade: shade)
          return palette(other)
        }
        static var ink: UIColor { palette(.blue) }
        static var line: UIColor { UIColor.palette(.blue, shade: .shade5) }
      }
      """
    let found = try ProjectTrial(["Palette.swift": palette, "Colors.swift": colors]).project.discovery.colors
    #expect(found.map(\.value.paint) == [.asset("DarkBlue40"), .asset("DarkBlue5")])
  }

  @Test("what is bound only where the app runs may be either", arguments: ["if", "guard"])
  func boundAtRunTime(_ keyword: String) throws {
    let body =
      keyword == "if"
      ? "if let mark = item as? Mark { return Color(hex: 0x112233) }\nreturn Color(hex: 0x445566)"
      : "guard let mark = item as? Mark else { return Color(hex: 0x445566) }\nreturn Color(hex: 0x112233)"
    let found = try trial("enum DesignColor { static var mark: Color { \(body) } }").project.discovery.colors
    #expect(found.map(\.value.paint) == [.varying])
  }

  @Test("what a function makes of the system's own colors by their names is none of the project's")
  func colorsThatAreHandedOn() throws {
    let found = try trial(
      """
      enum SystemColor { case label, separator, mine
        var color: UIColor { switch self { case .label: return .label
          case .separator: return .separator
          case .mine: return UIColor(white: 0.3, alpha: 1) } } }
      extension UIColor { class func system(color: SystemColor) -> UIColor { color.color } }
      """,
      view("Text(\"\").foregroundStyle(Color(UIColor.system(color: .mine)))"))
    #expect(found.project.discovery.colors.map(\.path.last) == ["system(color: .mine)"])
  }

  @Test(
    "colors that only the running program knows",
    arguments: [
      "static var ink: UIColor { UIColor(light: UIColor.label.resolvedColor(with: .init(userInterfaceStyle: .dark)), dark: .white) }",
      "static var ink: UIColor { UIColor.blue.darker() }\nfunc darker() -> UIColor { mixed(self, 0.2) }",
      "static var ink: UIColor { ColorProvider.BrandNorm }",
      "class func ink() -> UIColor { ColorProvider.BrandNorm }",
    ])
  func openColors(_ ink: String) throws {
    let found = try trial("import ProviderKit\nextension UIColor { \(ink) }").project.discovery.colors
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.color == nil })
  }

  @Test func aColorOfOneThatVaries() throws {
    let found = try trial(
      """
      extension UIColor { static var ink: UIColor {
        #if os(iOS)
        return UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        #else
        return .red
        #endif
      } }
      extension Color { static var ink = Color(.ink) }
      """
    ).project.discovery.colors
    #expect(found.filter { $0.value.paint == .varying }.map(\.type.name).sorted() == ["Color", "UIColor"])
  }

  @Test("red, green and blue in tuples, for light and dark")
  func colorsOfTuples() throws {
    let found = try trial(
      """
      extension Color {
        static let canvasTop = adaptive(light: (242, 240, 234), dark: (29, 27, 24))
        private static func adaptive(light: (Double, Double, Double), dark: (Double, Double, Double)) -> Color {
          Color(UIColor { traits in
            let c = traits.userInterfaceStyle == .dark ? dark : light
            return UIColor(red: c.0 / 255, green: c.1 / 255, blue: c.2 / 255, alpha: 1)
          })
        }
      }
      """)
    #expect(colorText(found, "canvasTop") == "#F2F0EA, dark #1D1B18")
  }

  @Test("three numbers are no red, green and blue where their label says something else")
  func tuplesOfHues() throws {
    let found = try trial(
      """
      extension Color {
        static let sea = Color(hsl: (210, 50, 40))
        static let sand = Color(rgb: (242, 240, 234))
        init(hsl: (Double, Double, Double)) { self.init(hue: hsl.0 / 360, saturation: 0.5, brightness: 0.4) }
      }
      """)
    #expect(colorText(found, "sand") == "#F2F0EA")
    #expect(colorText(found, "sea") != "#D23228")
  }

  @Test func aPaletteInTheEnvironmentWhateverItsTypeIsCalled() throws {
    let found = try trial(
      """
      struct Shades { var primary: Color; var text: Color; var back: Color
        static let main = Shades(primary: Color(hex: 0x102030), text: .white, back: Color(hex: 0x405060)) }
      struct ShadesKey: EnvironmentKey { static let defaultValue = Shades.main }
      extension EnvironmentValues { var shades: Shades { get { self[ShadesKey.self] } set { self[ShadesKey.self] = newValue } } }
      """,
      view("Text(\"\").foregroundStyle(shades.primary)", "@Environment(\\.shades) var shades"))
    #expect(colorText(found, "primary") == "#102030")
    #expect(colorText(found, "back") == "#405060")
  }

  // MARK: Fonts

  private func fonts(_ code: String...) throws -> [String] {
    let files = code.enumerated().map { ("File\($0.offset).swift", "import SwiftUI\n" + $0.element) }
    return try ProjectTrial(Dictionary(uniqueKeysWithValues: files)).project.discovery.fonts
      .map { "\($0.path.last ?? "") \($0.font.text)" }.sorted()
  }

  @Test("faces of the system's font in a design, and of a family with a stand-in")
  func faces() throws {
    let face = "extension Font { static func app(_ size: CGFloat) -> Font {"
    #expect(try fonts("\(face) .system(size: size, design: .rounded) } }").count == 1)
    // What only hands a size on is no face of the app's.
    #expect(try fonts("\(face) .system(size: size) } }").isEmpty)
    let family = """
      struct Faces {
        private static func safe(name: String, size: CGFloat, fallback: Font) -> Font {
          if UIFont(name: name, size: size) != nil { return .custom(name, size: size) } else { return fallback } }
        static func bold(size: CGFloat) -> Font {
          return safe(name: "Inter-Bold", size: size, fallback: .system(size: size, weight: .bold)) }
      }
      """
    #expect(try fonts(family).first?.contains("Inter-Bold") == true)
  }

  @Test(
    "a family that is asked for first, and what stands in for it",
    arguments: [
      "if UIFont(name: \"Onest-Bold\", size: size) != nil { return .custom(\"Onest-Bold\", size: size) } else { print(\"missing\"); return .system(size: size, weight: .bold) }",
      "if UIFont(name: \"Onest-Bold\", size: size) == nil { return .system(size: size, weight: .bold) }\nreturn .custom(\"Onest-Bold\", size: size)",
      "guard UIFont(name: \"Onest-Bold\", size: size) != nil else { return .system(size: size) }\nreturn .custom(\"Onest-Bold\", size: size)",
    ])
  func askedFamilies(_ body: String) throws {
    let found = try fonts("extension Font { static func onestBold(size: CGFloat) -> Font { \(body) } }")
    #expect(found.count == 1)
    #expect(found.first?.contains("Onest-Bold") == true)
  }

  @Test("fonts made of descriptors")
  func descriptors() throws {
    let helper = """
      extension UIFont {
        class func font(forStyle style: UIFont.TextStyle, weight: UIFont.Weight, limit: CGFloat? = nil) -> UIFont {
          let descriptor = UIFontDescriptor
            .preferredFontDescriptor(withTextStyle: style)
            .addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: weight]])
          if let limit, descriptor.pointSize > limit { return UIFont(descriptor: descriptor, size: limit) }
          return UIFont(descriptor: descriptor, size: 0)
        }
        static var stats: UIFont { .font(forStyle: .title3, weight: .semibold, limit: 36) }
        static var note: UIFont { .font(forStyle: .body, weight: .regular) }
        static var round: UIFont {
          if let descriptor = UIFont.systemFont(ofSize: 15).fontDescriptor.withDesign(.rounded) {
            return UIFont(descriptor: descriptor, size: 15)
          }
          return .systemFont(ofSize: 15)
        }
      }
      """
    #expect(try fonts(helper) == ["note body", "round system 15 rounded", "stats title3 semibold"])
  }

  @Test("a method of a style that makes its font")
  func methodsOfStyles() throws {
    let style = """
      enum DisplayFontStyle { case title, body
        func font(limit: UIContentSizeCategory? = nil) -> Font { switch self {
          case .title: Font.system(size: scaled(36, limit), weight: .bold)
          case .body: Font.system(size: scaled(24, limit)) } }
        private func scaled(_ value: CGFloat, _ limit: UIContentSizeCategory?) -> CGFloat {
          let metrics = UIFontMetrics.default
          let scaled = metrics.scaledValue(for: value)
          guard let limit = limit else { return scaled }
          return min(scaled, metrics.scaledValue(for: value, compatibleWith: .init(preferredContentSizeCategory: limit)))
        }
      }
      extension View { func font(_ style: DisplayFontStyle, limit: UIContentSizeCategory? = nil) -> some View {
        font(style.font(limit: limit)) } }
      """
    let found = try fonts(style, view("Text(\"\").font(.title)"))
    #expect(found == ["font() system 24", "font() system 36 bold"])
  }

  @Test("modifiers that set text in one style and take nothing")
  func textModifiers() throws {
    let styles = """
      extension View {
        func titleStyle() -> some View { font(.system(size: 21, weight: .semibold)).tracking(1) }
        func card() -> some View { font(.system(size: 33)).padding() }
        private func own() -> some View { font(.system(size: 34)) }
      }
      extension Text { var notice: some View { self.font(.system(size: 13)).foregroundColor(Color.red) } }
      """
    let plain = view("VStack { Text(\"\").font(.system(size: 21, weight: .semibold)) }")
    let found = try trial(styles, plain)
    #expect(
      found.project.discovery.fonts.map { "\($0.call ?? "") \($0.font.text)" }.sorted() == [
        ".notice system 13", ".titleStyle() system 21 semibold",
      ])
    #expect(
      found.project.discovery.fonts.map { $0.color?.paint == .member(SymbolHash.symbol("red")) }.sorted {
        !$0 && $1
      } == [false, true])
    let file = try #require(found.files.keys.sorted().last)
    #expect(found.fixed(file, PreferToken.rule).contains("Text(\"\").titleStyle()"))
    #expect(first(found, PreferToken.rule, in: try #require(found.files.keys.sorted().first)) == nil)
  }

  @Test(
    "a style that sets another color than the text has is not offered",
    arguments: [
      (".foregroundStyle(.red)", true), (".foregroundStyle(.blue)", false), ("", false),
      (".foregroundColor(Ink.alarm)", true), (".foregroundColor(Ink.calm)", false),
    ])
  func colorsOfStyles(_ painting: String, _ isOffered: Bool) throws {
    let styles = """
      enum Ink { static let alarm = Color.red; static let calm = Color.green }
      struct TextStyle { let font: Font; let color: Color
        static let loud = TextStyle(font: .system(size: 21), color: .red)
        static let body = TextStyle(font: .system(size: 16), color: .primary) }
      extension View { func textStyle(_ s: TextStyle) -> some View { font(s.font).foregroundStyle(s.color) } }
      """
    let found = try trial(styles, view("VStack { Text(\"\").font(.system(size: 21))\(painting) }"))
    #expect(found.findings(PreferToken.rule).isEmpty == !isOffered)
  }

  @Test("each value of a palette is a token, and those of a theme are one design")
  func palettes() throws {
    func names(_ type: String, _ second: String) throws -> [String] {
      let code = """
        struct \(type) { let text: Color; let fill: Color }
        extension \(type) {
          static let first = \(type)(text: Color(hex: 0x010203), fill: Color(hex: 0x040506))
          static let \(second) = \(type)(text: Color(hex: 0x070809), fill: Color(hex: 0x0A0B0C))
        }
        """
      return try trial(code).project.discovery.colors.map { $0.path.joined(separator: ".") }.sorted()
    }
    #expect(
      try names("ChipPalette", "warning") == [
        "ChipPalette.first.fill", "ChipPalette.first.text", "ChipPalette.warning.fill",
        "ChipPalette.warning.text",
      ])
    #expect(try names("ChipPalette", "dark").isEmpty)
    #expect(try names("ChipTheme", "warning") == ["ChipTheme.first.fill", "ChipTheme.first.text"])
  }

  @Test("parts of one type beside each other in a theme")
  func partsOfOneType() throws {
    func names(_ second: String) throws -> [String] {
      try trial(
        """
        struct Shades { var strong: Color; var soft: Color; var faint: Color }
        struct AppTheme {
          var text = Shades(strong: Color(hex: 0x010203), soft: Color(hex: 0x040506), faint: .gray)
          var \(second) = Shades(strong: Color(hex: 0x070809), soft: Color(hex: 0x0A0B0C), faint: .black)
          static let main = AppTheme()
        }
        """
      ).project.discovery.colors.map { $0.path.suffix(2).joined(separator: ".") }.sorted()
    }
    let text = ["text.faint", "text.soft", "text.strong"]
    #expect(try names("border") == ["border.faint", "border.soft", "border.strong"] + text)
    #expect(try names("dark") == text)
  }

  @Test func colorsOfNumbersThatAreNotFollowed() throws {
    let found = try trial(
      """
      extension Color {
        init(turn: Int, depth: Int) { self = mixed(turn, depth) }
        enum Brand { static let one = Color(turn: 2, depth: 5) }
        static func mixed(_ a: Int, _ b: Int) -> Color { lookup[a * b] }
      }
      """
    ).project.discovery.colors
    #expect(found.map(\.path) == [["Color", "Brand", "one"]])
    #expect(found.map(\.value.paint) == [.varying])
  }

  // MARK: Constants

  @Test("constants in the module of a design system, in a type that is there for such")
  func constantsOfADesignSystem() throws {
    let constants =
      "enum ButtonStyleConstants { static let cornerRadius: CGFloat = 12\nstatic var disabledOpacity: CGFloat = 0.5\nstatic let sidePadding: CGFloat = 20 }"
    func tokens(_ file: String) throws -> Int {
      try ProjectTrial([file: "import SwiftUI\n" + constants]).project.discovery.tokens.count
    }
    #expect(try tokens("DesignSystem/Sources/Styles/Button.swift") == 3)
    #expect(try tokens("Checkout/Sources/Styles/Button.swift") == 0)
  }

  @Test("a function of a style's cases, some of which stand in branches of an `#if`")
  func functionsWithADefault() throws {
    let code = """
      enum Typography {
        #if canImport(Cocoa)
        case huge
        #else
        case hero
        case body(strong: Bool = false)
        #endif
      }
      extension Font { static func app(_ style: Typography = .body()) -> Font { switch style {
        #if canImport(Cocoa)
        case .huge: return .largeTitle
        #else
        case .hero: return .title.weight(.bold)
        case .body(let strong): return .body.weight(strong ? .semibold : .regular)
        #endif
      } } }
      """
    let shown = view("Text(\"\").font(.title.weight(.bold))")
    #expect(try trial(code, shown).findings(PreferToken.rule).flatMap(\.fixes).isEmpty)
    #expect(
      try fonts(code, view("Text(\"\").font(.app(.hero))")).filter { $0.hasPrefix("app(.") } == [
        "app(.hero) title bold", "app(.huge) largeTitle",
      ])
  }

  @Test("a name for the system's color that only another feature uses is not offered")
  func namesOfAnotherFeature() throws {
    let colors =
      "import SwiftUI\nextension Color { static let sheetText = Color(.label); static let sheetInk = Color(hex: 0x102030) }"
    let uses = (0..<12).map { "Text(\"\($0)\").foregroundStyle(Color.sheetText)" }.joined(separator: "\n")
    func found(in folder: String) throws -> Int {
      let files = [
        "Colors.swift": colors, "Sheet/Sheet.swift": "import SwiftUI\n" + view("VStack { \(uses) }"),
        "\(folder)/Row.swift":
          "import SwiftUI\nstruct Row: View { var body: some View { Text(\"\").foregroundStyle(Color(.label)).background(Color.sheetInk) } }",
      ]
      return try ProjectTrial(files).findings(HardcodedColor.rule).count {
        $0.location.file.hasSuffix("Row.swift")
      }
    }
    #expect(try found(in: "Sheet/Rows") == 1)
    #expect(try found(in: "Cart") == 0)
  }
}
