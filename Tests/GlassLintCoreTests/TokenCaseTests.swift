import Testing

@testable import GlassLintCore

/// Cases of enumerations as tokens, and what is none of them.
@Suite struct TokenCaseTests {
  private func discovery(_ code: String) throws -> TokenDiscovery {
    try ProjectTrial(["File.swift": "import SwiftUI\n" + code]).project.discovery
  }

  private func fonts(_ code: String) throws -> [String] {
    try discovery(code).fonts.map { "\($0.call ?? $0.path.joined(separator: ".")) \($0.font.text)" }.sorted()
  }

  private let sizes = """
    enum TextKind { case title, body
      var size: CGFloat { switch self { case .title: 28; case .body: 16 } }
      var weight: Font.Weight { switch self { case .title: .bold; case .body: .regular } }
    """

  @Test("fonts that are made of what else the case has")
  func madeFonts() throws {
    let use = "let a = Text(\"\").textKind(.title)"
    let modifier = "extension View { func textKind(_ kind: TextKind) -> some View { font(kind.font) } }"
    #expect(
      try fonts("\(sizes)\n var font: Font { .system(size: size, weight: weight) } }\n\(modifier)\n\(use)")
        == [".textKind(.body) system 16", ".textKind(.title) system 28 bold"])
  }

  @Test("colors of cases, where the type's name says that they are colors")
  func colorsOfCases() throws {
    let body = """
      { case ink, sky
        var color: Color { switch self { case .ink: Color(hex: 0x102030); case .sky: Color(hex: 0x40A0F0) } } }
      let a = Text("").foregroundStyle(NAME.ink.color).background(NAME.sky.color)
      """
    func names(_ name: String) throws -> [String] {
      try discovery("enum \(name) " + body.replacing("NAME", with: name)).colors.map {
        $0.path.joined(separator: ".")
      }
    }
    #expect(try names("BrandColor") == ["BrandColor.ink.color", "BrandColor.sky.color"])
    // What something is has a color as well.
    #expect(try names("Priority").isEmpty)
    // Nobody gets at it by the case.
    #expect(
      try discovery(
        "enum BrandColor { case ink; var color: Color { switch self { case .ink: Color(hex: 0x102030) } } }"
      )
      .colors.isEmpty)
  }

  @Test("numbers of cases, where the type's name says which and that there is a choice of them")
  func numbersOfChoices() throws {
    let body = """
      { case sm, md, lg; var value: CGFloat { switch self { case .sm: 12; case .md: 16; case .lg: 20 } } }
      struct A: View {
        var body: some View { VStack(spacing: NAME.lg.value) { Text("").padding(NAME.sm.value).padding(NAME.md.value) } }
      }
      """
    func names(_ name: String) throws -> [String] {
      try discovery("enum \(name) " + body.replacing("NAME", with: name)).tokens.map {
        $0.path.joined(separator: ".")
      }
    }
    #expect(try names("CardSpacingType") == ["sm", "md", "lg"].map { "CardSpacingType.\($0).value" })
    // Which kind of card it is, not how far apart things are.
    #expect(try names("CardType").isEmpty)
  }

  @Test("color sets by the raw value")
  func colorsByRawValue() throws {
    let found = try discovery(
      """
      enum AppColor: String { case ink, sky; var color: Color { Color(rawValue) } }
      let a = Text("").foregroundStyle(AppColor.ink.color)
      """)
    #expect(
      found.colors.map { $0.path.joined(separator: ".") } == ["AppColor.ink.color", "AppColor.sky.color"])
  }

  @Test("variants of a component have several measures of one role, and are no scale")
  func variantsOfAComponent() throws {
    func count(_ second: String) throws -> Int {
      try discovery(
        """
        public enum ChipTheme { public enum Size { case small, medium, large }}
        extension ChipTheme.Size {
          public var spacing: CGFloat { switch self { case .small: 4; case .medium: 8; case .large: 13 } }
          public var \(second): CGFloat { switch self { case .small: 5; case .medium: 9; case .large: 17 } } }
        """
      ).tokens.count
    }
    #expect(try count("height") == 3)
    #expect(try count("inset") == 0)
  }

  @Test("numbers of cases that only tell them apart are no sizes")
  func ordinals() throws {
    let found = try discovery(
      """
      public enum IconSize: Codable { case none, small, medium
        public var rawValue: Int { switch self { case .none: return 0; case .small: return 1; case .medium: return 2 } } }
      """)
    #expect(found.tokens.isEmpty)
  }

  @Test("what is not drawn has no measures, and the style of one component is no theme")
  func nothingAndStyles() throws {
    let border = """
      public struct BorderTheme { public let radius: CGFloat; public let width: CGFloat; public let color: Color
        public static let NAME = BorderTheme(radius: 4, width: 2, color: Color(hex: 0x102030)) }
      """
    #expect(try discovery(border.replacing("NAME", with: "regular")).tokens.map(\.role) == [.radius])
    let nothing = try discovery(border.replacing("NAME", with: "none"))
    #expect(nothing.tokens.isEmpty && nothing.colors.isEmpty)
    func colors(_ name: String) throws -> Int {
      try discovery(
        """
        struct \(name) { let ink = Color(hex: 0x102030); let sky = Color(hex: 0x40A0F0); let sun = Color(hex: 0xF0E010) }
        extension EnvironmentValues { @Entry var look = \(name)() }
        struct Card: View { @Environment(\\.look) var look; var body: some View { Text("").foregroundStyle(look.ink) } }
        """
      ).colors.count
    }
    #expect(try colors("AppStyle") == 3)
    #expect(try colors("BannerStyle") == 0)
  }

  @Test("a modifier that makes the font of a style is all that names it")
  func modifiersThatMakeFonts() throws {
    let modifier = """
      extension View { func textKind(_ kind: TextKind) -> some View {
        padding(.vertical, kind.size / 8).font(.custom("Inter", size: kind.size)).lineSpacing(2) } }
      """
    #expect(
      try fonts("\(sizes) }\n\(modifier)") == [".textKind(.body) Inter 16", ".textKind(.title) Inter 28"])
    // A part of an interface, which has text of its own.
    let badge = modifier.replacing(".lineSpacing(2)", with: ".background(.red)")
    #expect(try fonts("\(sizes) }\n\(badge)").isEmpty)
    let found = try ProjectTrial([
      "Kind.swift": "import SwiftUI\n\(sizes) }\n\(modifier)",
      "Card.swift": "import SwiftUI\nlet a = Text(\"\").font(.custom(\"Inter\", size: 16))",
    ]).findings(PreferToken.rule)
    #expect(found.flatMap(\.fixes).flatMap(\.edits).map(\.text) == ["textKind(.body)"])
  }

  @Test("faces that a generator makes as the app is built are known by their weight")
  func facesThatAreGenerated() throws {
    let code = """
      enum TextKind { case title, body
        var face: AppFontConvertible { switch self { case .title: AppFontFamily.Inter.bold; case .body: AppFontFamily.Inter.regular } }
        var size: CGFloat { switch self { case .title: 28; case .body: 16 } } }
      extension View { func textKind(_ kind: TextKind) -> some View { font(kind.face.swiftUIFont(size: kind.size)) } }
      """
    #expect(
      try fonts(code) == [
        ".textKind(.body) the app's family 16 regular", ".textKind(.title) the app's family 28 bold",
      ])
  }
}
