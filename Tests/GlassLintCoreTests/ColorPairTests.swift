import Testing

@testable import GlassLintCore

/// Colors for light and dark appearance that are spelled out in a view.
@Suite struct ColorPairTests {
  private static let palette = """
    import SwiftUI
    extension Color {
      static let paper = Color(light: Color(hex: 0xFFFFFF), dark: Color(hex: 0x202020))
      static let sheet = Color(light: Color(hex: 0xFFFFFF), dark: Color(hex: 0x303030))
      static let coal = Color(hex: 0x202020)
      init(light: Color, dark: Color) {
        self.init(UIColor { $0.userInterfaceStyle == .dark ? UIColor(dark) : UIColor(light) })
      }
      init(hex: UInt32) {
        self.init(red: Double(hex >> 16) / 255, green: Double(hex >> 8 & 255) / 255, blue: Double(hex & 255) / 255)
      }
    }
    extension UIColor {
      convenience init(hex: UInt32) { self.init(white: 0, alpha: 1) }
    }
    """

  private func findings(_ color: String) throws -> [Finding] {
    let view = """
      import SwiftUI
      struct Panel: View {
        @Environment(\\.colorScheme) private var colorScheme
        var body: some View { Text("").background(\(color)) }
      }
      """
    return try ProjectTrial(["Palette.swift": Self.palette, "Panel.swift": view]).findings(
      HardcodedColor.rule
    ).filter { $0.location.file == "Panel.swift" }
  }

  @Test(arguments: [
    "colorScheme == .dark ? Color(hex: 0x202020) : Color(hex: 0xFFFFFF)",
    "Color(light: Color(hex: 0xFFFFFF), dark: Color(hex: 0x202020))",
    "Color(UIColor { $0.userInterfaceStyle == .dark ? UIColor(hex: 0x202020) : UIColor(hex: 0xFFFFFF) })",
    "Color(uiColor: UIColor { traits in if traits.userInterfaceStyle == .dark { return UIColor(hex: 0x202020) }; return UIColor(hex: 0xFFFFFF) })",
  ])
  func aPairIsOneColor(_ color: String) throws {
    let found = try findings(color)
    #expect(
      found.map(\.message) == ["color #FFFFFF, dark #202020, is the token `Color.paper`; use it by name"])
    let fix = try #require(found.first?.fixes.first)
    #expect(fix.applicability == .safe)
    #expect(fix.edits.map(\.text) == ["Color.paper"])
  }

  @Test func bothAppearancesHaveToBeTheTokens() throws {
    #expect(try findings("colorScheme == .dark ? Color(hex: 0x404040) : Color(hex: 0xFFFFFF)").isEmpty)
  }

  @Test func namesForBothAreNoLiterals() throws {
    #expect(try findings("colorScheme == .dark ? Color.coal : Color.paper").isEmpty)
  }

  @Test func aHelperOfTheProjectCalledInPlace() throws {
    let palette = """
      import SwiftUI
      enum Ink {
        static let wash = adaptive(light: Color.white.opacity(0.5), dark: Color.black.opacity(0.4))
        static func adaptive(light: Color, dark: Color) -> Color {
          Color(UIColor { $0.userInterfaceStyle == .dark ? UIColor(dark) : UIColor(light) })
        }
      }
      """
    let view = """
      import SwiftUI
      struct Panel: View { var body: some View {
        Text("").background(Ink.adaptive(light: Color.white.opacity(0.5), dark: Color.black.opacity(0.4)))
      } }
      """
    let found = try ProjectTrial(["Palette.swift": palette, "Panel.swift": view]).findings(
      HardcodedColor.rule)
    #expect(found.map(\.location.file) == ["Panel.swift"])
    #expect(found.first?.fixes.first?.edits.map(\.text) == ["Ink.wash"])
  }

  @Test func primitivesOfAPair() throws {
    let palette = """
      import SwiftUI
      enum Studio { static let snow = Color(hex: 0xEEEEEE); static let soot = Color(hex: 0x222222)
        static let sky = Color(hex: 0x3355EE) }
      """
    let view = """
      import SwiftUI
      struct Panel: View { @Environment(\\.colorScheme) var colorScheme
        var body: some View {
          Text("").background(colorScheme == .dark ? Color(hex: 0x222222) : Color(hex: 0xEEEEEE)) } }
      """
    let found = try ProjectTrial(["Palette.swift": palette, "Panel.swift": view]).findings(
      HardcodedColor.rule
    ).filter { $0.location.file == "Panel.swift" }
    #expect(found.count == 1)
    #expect(found.first?.fixes.first?.edits.map(\.text) == ["Studio.soot", "Studio.snow"])
  }
}
