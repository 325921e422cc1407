import Testing

@testable import GlassLintCore

/// Colors of themes that people choose as the app runs: tokens without one value.
@Suite struct VaryingColorTests {
  private func trial(_ code: String...) throws -> ProjectTrial {
    let files = code.enumerated().map { ("File\($0.offset).swift", "import SwiftUI\n" + $0.element) }
    return try ProjectTrial(Dictionary(uniqueKeysWithValues: files))
  }

  private func varying(_ trial: ProjectTrial) -> Set<String> {
    Set(
      trial.project.discovery.colors.filter { $0.value.paint == .varying }.map {
        $0.path.joined(separator: ".")
      })
  }

  @Test func aFunctionThatTakesAThemeIsAConstantWithoutIt() throws {
    let trial = try trial(
      """
      enum Look { case day, night, sepia; static var current: Look { Look(stored: true) } }
      struct LookColor {
        private static let sheetDay = Color(hex: 0xFFFFFF)
        private static let sheetNight = Color(hex: 0x111111)
        private static let sheetSepia = Color(hex: 0xF4ECD8)
        static func sheet(for look: Look? = nil) -> Color {
          let look = look ?? Look.current
          switch look {
          case .day: return LookColor.sheetDay
          case .night: return LookColor.sheetNight
          case .sepia: return LookColor.sheetSepia
          }
        }
        static func page(for look: Look? = nil) -> Color {
          let look = look ?? Look.current
          switch look {
          case .day, .night: return LookColor.sheetDay
          case .sepia: return LookColor.sheetDay
          }
        }
      }
      """.replacing("LookColor", with: "ThemeColor"),
      "struct Card: View { var body: some View { Text(\"\").background(ThemeColor.sheet()) } }")
    #expect(varying(trial) == ["ThemeColor.sheet()"])
    // All themes agree on it.
    let page = trial.project.discovery.colors.first { $0.path.last == "page()" }
    #expect(page?.color.map { DesignToken.Value.color($0).text } == "#FFFFFF")
    let sheet = try #require(trial.project.discovery.colors.first { $0.path.last == "sheet()" })
    #expect(trial.project.tokenUses.count(of: sheet.slot) == 1)
  }

  @Test func aColorThatASettingDecides() throws {
    let trial = try trial(
      """
      enum AppTheme { enum Surface {
        static var card: Color { Settings.usesTint ? Color(hex: 0x112233) : Color(hex: 0x445566) }
        static var page: Color { Settings.usesTint ? Color(hex: 0x112233) : Settings.pageColor }
      } }
      """)
    #expect(varying(trial) == ["AppTheme.Surface.card"])
  }

  @Test("a property wrapper of the project's own hands out the palette")
  func wrappers() throws {
    let views = (0..<5).map {
      "struct Card\($0): View { @Themed private var palette; var body: some View { Text(\"\").foregroundStyle(palette.ink) } }"
    }
    let palette = """
      struct ThemePalette { let ink: Color; let paper: Color; let line: Color; let inset: CGFloat }
      @propertyWrapper struct Themed: DynamicProperty {
        @AppStorage("theme") private var name = "day"
        var wrappedValue: ThemePalette { Store.palette(named: name) }
      }
      """
    let trial = try trial(palette, views.joined(separator: "\n"))
    #expect(varying(trial) == ["themePalette.ink", "themePalette.paper", "themePalette.line"])
    let ink = try #require(trial.project.discovery.colors.first { $0.path.last == "ink" })
    #expect(trial.project.tokenUses.count(of: ink.slot) == 5)
  }

  @Test func aModelWithAColorIsNoPalette() throws {
    let trial = try trial(
      "struct ThemeItem { let title: String; let color: Color; let tint: Color }",
      "struct Row: View { let item: ThemeItem; var body: some View { Text(item.title).foregroundStyle(item.color) } }"
    )
    #expect(varying(trial).isEmpty)
  }

  @Test("what a function makes of two colors is told by its arguments, whatever the platform does with them")
  func pairs() throws {
    let trial = try trial(
      """
      extension ShapeStyle where Self == Color {
        static var edge: Color { pair(light: Color(hex: 0xEEEEEE), dark: Color(hex: 0x333333)) }
      }
      private func pair(light: Color, dark: Color) -> Color {
        #if os(watchOS)
        return dark
        #else
        return light
        #endif
      }
      """)
    let edge = try #require(trial.project.discovery.colors.first { $0.path.last == "edge" }?.color)
    #expect(DesignToken.Value.color(edge).text == "#EEEEEE, dark #333333")
  }
}
