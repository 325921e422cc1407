import Testing

@testable import GlassLintCore

/// Text styles, palettes and faces that a project spells in its own way.
@Suite struct TokenStyleTests {
  private func discovery(_ files: String...) throws -> TokenDiscovery {
    let files = files.enumerated().map { ("File\($0.offset).swift", "import SwiftUI\n" + $0.element) }
    return try ProjectTrial(Dictionary(uniqueKeysWithValues: files)).project.discovery
  }

  private func names(_ colors: [DiscoveredColor]) -> [String] {
    colors.map { $0.path.joined(separator: ".") }.sorted()
  }

  // MARK: Fonts

  @Test("styles of a structure without a font, of which a modifier of the project's makes one")
  func stylesOfAStructure() throws {
    let found = try discovery(
      """
      struct TextLook { let face: String; let size: CGFloat; let height: CGFloat }
      extension TextLook {
        static let note = TextLook(face: "Inter-Regular", size: 13, height: 18)
        struct Title { static let large = TextLook(face: "Inter-Bold", size: 31, height: 40) }
      }
      struct LookModifier: ViewModifier {
        let look: TextLook
        var font: UIFont { UIFont(name: look.face, size: look.size) ?? .systemFont(ofSize: look.size) }
        func body(content: Content) -> some View {
          content.font(Font(font)).lineSpacing(look.height - font.lineHeight).padding(.vertical, 2) }
      }
      extension View { func look(_ look: TextLook) -> some View { modifier(LookModifier(look: look)) } }
      """)
    #expect(
      found.fonts.map { "\($0.call ?? "") \($0.font.text)" }.sorted() == [
        ".look(.Title.large) Inter-Bold 31", ".look(.note) Inter-Regular 13",
      ])
    #expect(found.tokens.isEmpty)
  }

  @Test("a function of the system's text styles in a face of the project's own")
  func facesOfTextStyles() throws {
    func fonts(_ body: String) throws -> [String] {
      try discovery("extension Font { static func book(_ style: Font.TextStyle) -> Font { \(body) } }").fonts
        .map { "\($0.path[1]) \($0.font.text)" }
    }
    #expect(try fonts(".system(style, design: .serif)").contains("book(.title) title serif"))
    // What only hands the style on is no face.
    #expect(try fonts(".system(style)").isEmpty)
  }

  @Test func aFamilyThatMayBeSetHasTheSystemsFontInItsPlace() throws {
    let found = try discovery(
      """
      enum Faces {
        static var family: String?
        static func font(_ size: CGFloat, weight: Font.Weight = .regular) -> Font {
          if let family { return .custom(known(family), size: size, relativeTo: .body).weight(weight) }
          return .system(size: size, weight: weight)
        }
        static func known(_ family: String) -> String { family }
      }
      extension Font { static var label: Font { Faces.font(19, weight: .bold) } }
      """)
    #expect(found.fonts.filter { $0.path == ["Font", "label"] }.map(\.font.size) == [19])
  }

  @Test("styles that are listed as a tuple for each case, whose parts only the type names")
  func stylesOfTuples() throws {
    let found = try discovery(
      """
      enum Face: String { case bold, regular }
      enum TextKind { case title, note }
      extension TextKind {
        var spec: (face: Face, size: CGFloat, leading: CGFloat) {
          switch self {
          case .title: (.bold, 31, 1.2)
          case .note: (.regular, 13, 1.4)
          }
        }
      }
      struct Faces {
        static func font(_ kind: TextKind) -> Font { Font(uiFont(kind)) }
        private static func uiFont(_ kind: TextKind) -> UIFont {
          guard let font = UIFont(name: "Inter-\\(kind.spec.face)", size: kind.spec.size) else {
            return .systemFont(ofSize: kind.spec.size)
          }
          return font
        }
      }
      extension View { func font(_ kind: TextKind) -> some View { self.font(Faces.font(kind)) } }
      """)
    #expect(
      found.fonts.compactMap { font in font.call.map { "\($0) \(font.font.text)" } }.sorted() == [
        ".font(.note) Inter-regular 13", ".font(.title) Inter-bold 31",
      ])
  }

  @Test("a modifier that takes a style by a label, and makes constants of it before it sets text")
  func stylesWithALabel() throws {
    let kinds = """
      enum TextKind { case title, note
        var name: String { switch self { case .title: AppFontFamily.Inter.bold.name; case .note: "Inter-Regular" } }
        var size: CGFloat { switch self { case .title: 31; case .note: 13 } } }
      """
    let found = try discovery(
      """
      \(kinds)
      struct KindModifier: ViewModifier {
        let kind: TextKind
        func body(content: Content) -> some View {
          let size = kind.size
          let face = kind.name
          return content.font(.custom(face, size: size)).lineSpacing(size / 4)
        }
      }
      extension View { func written(as kind: TextKind) -> some View { modifier(KindModifier(kind: kind)) } }
      """)
    #expect(
      found.fonts.map { "\($0.call ?? "") \($0.font.text)" }.sorted() == [
        ".written(as: .note) Inter-Regular 13", ".written(as: .title) the app's family 31 bold",
      ])
    // The size is set with all that belongs to the style.
    #expect(found.tokens.isEmpty)
    // What draws something else as well takes no style of text.
    let card = try discovery(
      kinds,
      "extension View { func card(kind: TextKind) -> some View { font(.custom(kind.name, size: kind.size)).background(.red) } }"
    )
    #expect(card.fonts.isEmpty)
  }

  @Test func textStylesOfAppKitHaveItsSizes() throws {
    func size(_ type: String) throws -> Double? {
      try discovery(
        "extension Font { static var huge: Font { .custom(\"Inter\", size: \(type).preferredFont(forTextStyle: .largeTitle).pointSize) } }"
      ).fonts.first?.font.size
    }
    #expect(try size("NSFont") == 26)
    #expect(try size("UIFont") == 34)
  }

  // MARK: Colors

  @Test("names for what a generator makes of color sets as the app is built, whatever these are called")
  func namesForGeneratedColors() throws {
    let found = try discovery(
      """
      enum Palette { static let sand = AppAsset.Colors.sand.swiftUIColor; static let ink = AppAsset.Colors.ink.swiftUIColor }
      enum Roles { enum Text { static let main = Palette.ink; static let faint = Palette.sand } }
      """)
    #expect(names(found.colors) == ["Palette.ink", "Palette.sand", "Roles.Text.faint", "Roles.Text.main"])
  }

  @Test("cases that hold cases: a color for each of these, and a font")
  func casesWithinCases() throws {
    let found = try discovery(
      """
      enum Ink { case text(Self.Text), line(Line), none
        enum Text { case main, faint } }
      extension Ink { enum Line { case main } }
      extension Color {
        static func ink(_ ink: Ink) -> Color {
          switch ink {
          case .text(let text):
            switch text { case .main: .shade(0.1); case .faint: .shade(0.4) }
          case let .line(line):
            switch line { case .main: .shade(0.7) }
          case .none: .clear
          }
        }
        private static func shade(_ shade: Double) -> Color { Color(white: shade, opacity: 1) }
        static var note: Color { .ink(.text(.faint)) }
      }
      """)
    #expect(
      names(found.colors) == [
        "Color.ink(.line(.main))", "Color.ink(.none)", "Color.ink(.text(.faint))", "Color.ink(.text(.main))",
        "Color.note",
      ])
    let value = Dictionary(uniqueKeysWithValues: found.colors.map { ($0.path[1], $0.color?.light.hex) })
    #expect(value["ink(.text(.faint))"] == "#666666")
    #expect(value["note"] == "#666666")
    let fonts = try discovery(
      """
      enum Kind { case title, body(Weight)
        enum Weight { case plain, strong }
        var font: Font {
          switch self {
          case .title: .system(size: 31)
          case .body(let weight): switch weight { case .plain: .system(size: 15); case .strong: .system(size: 15, weight: .bold) }
          }
        } }
      extension View { func kind(_ kind: Kind) -> some View { font(kind.font) } }
      """
    ).fonts
    #expect(
      fonts.map { "\($0.call ?? "") \($0.font.text)" }.sorted() == [
        ".kind(.body(.plain)) system 15", ".kind(.body(.strong)) system 15 bold", ".kind(.title) system 31",
      ])
  }

  @Test func aThingWithOneLookHasNoPalette() throws {
    func colors(_ cases: String) throws -> Int {
      try discovery(
        "enum Palette { static let ink = Color(red: 0.1, green: 0.2, blue: 0.3) }",
        "public enum IconLevel { case \(cases); var ground: Color { Palette.ink } }"
      ).colors.count { $0.path[0] == "IconLevel" }
    }
    #expect(try colors("first") == 0)
    #expect(try colors("first, second") == 2)
  }

  @Test func aNameForAnotherColorOfTheType() throws {
    let found = try discovery(
      """
      struct ShopInks { static let leaf = Color(hex: 0x102030); static let diet = leaf; static let count = limit
        static let sea = OtherInks.sea; static let limit = 3 }
      struct OtherInks { static let sea = Color(hex: 0x203040) }
      """)
    #expect(names(found.colors) == ["OtherInks.sea", "ShopInks.diet", "ShopInks.leaf", "ShopInks.sea"])
  }

  @Test("what a generator adds to the color of each platform by an alias for it")
  func colorsOfGeneratedAssets() throws {
    let found = try discovery(
      """
      final class TintAsset {
        let name: String
        #if os(macOS)
        typealias Tint = NSColor
        #elseif os(iOS)
        typealias Tint = UIColor
        #endif
        init(name: String) { self.name = name }
      }
      extension TintAsset.Tint {
        convenience init(asset: TintAsset) {
          let bundle = Bundle.main
          #if os(iOS) || os(tvOS)
          self.init(named: asset.name, in: bundle, compatibleWith: nil)!
          #elseif os(macOS)
          self.init(named: NSColor.Name(asset.name), bundle: bundle)!
          #endif
        }
      }
      enum Tints { static let sea = TintAsset(name: "Sea") }
      extension UIColor { enum Water { static let sea = UIColor(asset: Tints.sea) } }
      """)
    #expect(
      found.colors.filter { $0.path == ["UIColor", "Water", "sea"] }.map(\.value.paint) == [.asset("Sea")])
  }

  @Test func thePaletteOfOnePageIsThatPages() throws {
    let page =
      "struct Page: View { var body: some View { Text(\"\").foregroundStyle(PagePalette.ink).background(PagePalette.paper) } }"
    func palette(_ name: String) -> String {
      "enum \(name) { static let ink = Color(hex: 0x102030); static let paper = Color(hex: 0x203040); static let line = Color(hex: 0x304050) }"
    }
    func scopes(_ name: String) throws -> [[String]?] {
      var files = [
        "Page.swift": "import SwiftUI\n\(page.replacing("PagePalette", with: name))\n\(palette(name))"
      ]
      for index in 0..<25 {
        files["V\(index).swift"] =
          "import SwiftUI\nstruct V\(index): View { var body: some View { Text(\"\").padding(8) } }"
      }
      return try ProjectTrial(files).project.discovery.colors.map { $0.reference.scope?.map(FilePath.name) }
    }
    #expect(try scopes("PagePalette") == [["Page.swift"], ["Page.swift"], ["Page.swift"]])
    #expect(try scopes("PageHelper").isEmpty)
  }

  @Test func theColorsOfAPaletteThatAThemeChoosesVary() throws {
    let found = try discovery(
      """
      struct Shades { let ink: Color; let paper: Color; let line: Color }
      final class ShopTheme: ObservableObject {
        @Published var shades: Shades
        init(_ store: Store) { shades = store.load() }
      }
      struct Page: View { @EnvironmentObject var theme: ShopTheme
        var body: some View { Text("").foregroundStyle(theme.shades.ink) } }
      """)
    #expect(
      names(found.colors) == ["shopTheme.shades.ink", "shopTheme.shades.line", "shopTheme.shades.paper"])
    #expect(found.colors.allSatisfy { $0.value.paint == .varying })
  }

  @Test func fontsThatABuilderKeepsForTheNextTime() throws {
    let styles = """
      public struct Face { public let name: String }
      public struct TypeConfig { public let face: Face; public let size: CGFloat }
      public enum TypeStyle { case title, body }
      extension TypeStyle {
        var config: TypeConfig {
          switch self {
          case .title: TypeConfig(face: Face(name: "Inter-Bold"), size: 28)
          case .body: TypeConfig(face: Face(name: "Inter"), size: 17)
          }
        }
      }
      """
    func fonts(_ known: String) throws -> [String] {
      let builder = """
        struct TypeBuilder {
          private static var made: [String: Font] = [:]
          static func font(_ style: TypeStyle) -> Font { font(style.config.face, size: style.config.size) }
          static func font(_ face: Face, size: CGFloat) -> Font {
            let key = "\\(face.name)-\\(size)"
            \(known)
            let font = Font.custom(face.name, size: size)
            made[key] = font
            return font
          }
        }
        """
      return try ProjectTrial(["Styles.swift": styles, "Builder.swift": "import SwiftUI\n" + builder]).project
        .discovery.fonts.map { "\($0.path.last ?? "") \($0.font.family ?? "") \($0.font.size ?? 0)" }.sorted()
    }
    let all = ["font(.body) Inter 17.0", "font(.title) Inter-Bold 28.0"]
    #expect(try fonts("if let font = made[key] { return font }") == all)
    // What somebody else has set is another font.
    #expect(try fonts("if let font = chosen[key] { return font }") != all)
  }

  @Test func colorsOfCasesThatAModelDeclares() throws {
    let held = try ProjectTrial([
      "Lane.swift": "import Foundation\npublic enum Lane: String, Codable { case calm, urgent }",
      "LaneStyle.swift": """
      import SwiftUI
      enum LaneStyle {
        static func accent(_ lane: Lane) -> Color {
          switch lane {
          case .calm: Color(red: 0.2, green: 0.4, blue: 0.6)
          case .urgent: Color(red: 0.8, green: 0.3, blue: 0.2)
          }
        }
      }
      """,
    ])
    #expect(names(held.project.discovery.colors) == ["LaneStyle.accent(.calm)", "LaneStyle.accent(.urgent)"])
  }
}
