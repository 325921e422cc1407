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

  // MARK: Colors

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
