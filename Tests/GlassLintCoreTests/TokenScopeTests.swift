import Testing

@testable import GlassLintCore

/// What is no token, or one in some files only, and how often tokens are used.
@Suite struct TokenScopeTests {
  private func trial(_ files: [String: String]) throws -> ProjectTrial {
    try ProjectTrial(files.mapValues { "import SwiftUI\n" + $0 })
  }

  private func view(_ body: String) -> String { "struct Panel: View { var body: some View { \(body) } }" }

  private func names(_ trial: ProjectTrial, _ role: Role) -> [String] {
    trial.project.discovery.tokens.filter { $0.role == role }.map { $0.path.joined(separator: ".") }
  }

  // MARK: What is none

  @Test(arguments: ["Codable", "Decodable, Hashable"])
  func whatStandsInForDecodedValues(_ conformances: String) throws {
    let model = """
      enum RemoteComponent {
        struct Padding: \(conformances) {
          let top: Double; let bottom: Double; let leading: Double
          static let `default` = Padding(top: 10, bottom: 12, leading: 20)
        }
      }
      """
    let held = try trial(["Model.swift": model, "View.swift": view("Text(\"\").padding(20)")])
    #expect(held.project.discovery.tokens.isEmpty)
    #expect(held.findings(PreferToken.rule).isEmpty)
    // A theme that is read from a file is the design system all the same.
    let theme = model.replacing("RemoteComponent", with: "DesignTheme")
    let themed = try trial(["Model.swift": theme, "View.swift": view("Text(\"\").padding(20)")])
    #expect(names(themed, .spacing).contains { $0.hasSuffix("leading") })
  }

  @Test func theMeasuresOfOneViewAreNoTheme() throws {
    let gauge = """
      struct Gauge: View {
        struct Metrics {
          var gap: CGFloat { 3 }
          var padding: CGFloat { 5 }
          var spacing: CGFloat { 7 }
        }
        var metrics: Metrics
        var body: some View { HStack(spacing: metrics.gap) {} }
      }
      """
    #expect(try ProjectTrial(["Gauge.swift": gauge]).project.discovery.tokens.isEmpty)
  }

  @Test func nothingIsNoScale() throws {
    let held = try trial([
      "Field.swift": """
      class PaddedField: UITextField {
        var leftInset: CGFloat = 0; var rightInset: CGFloat = 0; var topInset: CGFloat = 0
      }
      """,
      "Insets.swift":
        "class BoxInsets { var left: CGFloat = 0; var right: CGFloat = 0; var top: CGFloat = 0 }",
      "Controller.swift":
        "struct Holder: View { var field: PaddedField; var insets: BoxInsets; var body: some View { Text(\"\") } }",
    ])
    #expect(held.project.discovery.tokens.isEmpty)
  }

  @Test func theHeightOfLinesIsNoSize() throws {
    let held = try trial([
      "Typography.swift": """
      struct TextLook { let face: Face; let lineHeight: CGFloat }
      enum TypographyTokens {
        static let title = TextLook(face: .heading, lineHeight: 28 - 22)
        static let body = TextLook(face: .plain, lineHeight: 24 - 16)
        static let label = TextLook(face: .plain, lineHeight: 20 - 14)
      }
      """
    ])
    #expect(names(held, .fontSize).isEmpty)
  }

  @Test func howOftenSomethingHappensIsNoMotion() throws {
    let held = try trial([
      "Tokens.swift": """
      enum DesignTokens {
        enum Timing {
          static let meterInterval: Double = 0.03
          static let peakHold: Double = 0.5
          static let quick: Double = 0.2
        }
      }
      """
    ])
    #expect(names(held, .duration) == ["DesignTokens.Timing.quick"])
  }

  // MARK: Of one type

  private static let model = """
    final class BannerModel: ObservableObject {
      enum Duration {
        static let slide: Double = 0.3; static let fade: Double = 0.7; static let close: Double = 2.5
      }
      enum Fonts { static let header: UIFont = .boldSystemFont(ofSize: 14) }
      var isShown = false
      func show() { withAnimation(.easeIn(duration: Duration.fade)) { isShown = true } }
    }
    """

  @Test func whatATypeThatDoesSomethingHasInsideIsItsOwn() throws {
    let use = "withAnimation(.easeOut(duration: BannerModel.Duration.slide)) {}"
    let other = """
      let b = withAnimation(.easeOut(duration: 0.3)) { slidesIn = true }
      final class Card { let label = UILabel(); func draw() { label.font = .boldSystemFont(ofSize: 14) } }
      """
    let held = try trial([
      "App/BannerModel.swift": Self.model,
      "App/Banner.swift": "let a = \(use)\nlet c = \(other.dropFirst(8))",
      "App/Other.swift": other,
    ])
    let found = held.findings(PreferToken.rule).map(\.location.file)
    #expect(!found.contains("App/Other.swift"))
    // Who works with the type knows its constants.
    #expect(found.contains("App/Banner.swift"))
  }

  @Test func constantsOfATypeThatHoldsNothingElseAreEverybodys() throws {
    let constants = """
      enum StudioKit { enum Radius {
        static let small: CGFloat = 6; static let medium: CGFloat = 9; static let large: CGFloat = 14 } }
      """
    let held = try trial([
      "A.swift": constants, "B.swift": view("RoundedRectangle(cornerRadius: StudioKit.Radius.small)"),
      "C.swift": view("RoundedRectangle(cornerRadius: 9)"),
    ])
    #expect(held.findings(PreferToken.rule).map(\.location.file) == ["C.swift"])
  }

  @Test func whatIsPrivateToAFileIsATokenThere() throws {
    let constants = """
      private enum Spacing {
        static let small: CGFloat = 6; static let medium: CGFloat = 9; static let large: CGFloat = 14
      }
      private extension Color { static let ink = Color(red: 0.1, green: 0.2, blue: 0.3) }
      """
    let use = view("Text(\"\").padding(9).foregroundStyle(Color(red: 0.1, green: 0.2, blue: 0.3))")
    let held = try trial(["A.swift": constants + "\n" + use, "B.swift": use])
    let numbers = held.findings(PreferToken.rule)
    #expect(numbers.map(\.location.file) == ["A.swift"])
    #expect(numbers.first?.message == "padding 9 is the token Spacing.medium; write that")
    let colors = held.findings(HardcodedColor.rule)
    #expect(colors.filter { $0.message.contains("`Color.ink`") }.map(\.location.file) == ["A.swift"])
  }

  @Test func typesOfConstantsHoldWhatTheirMembersSay() throws {
    let constants = """
      enum Constants {
        static let cornerRadius: CGFloat = 9; static let fadedAlpha: CGFloat = 0.4; static let rowSpacing: CGFloat = 7
        static let retryCount: CGFloat = 3; static let apiVersion: CGFloat = 9
      }
      """
    let held = try trial(["A.swift": constants])
    #expect(
      held.project.discovery.tokens.map { "\($0.path.joined(separator: ".")) \($0.role)" } == [
        "Constants.cornerRadius radius", "Constants.fadedAlpha opacity", "Constants.rowSpacing spacing",
      ])
  }

  // MARK: Uses

  private static let palette = """
    extension UIColor { static let brandInk = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1) }
    enum Shades { static let white = Color(red: 1, green: 1, blue: 1) }
    """

  private func used(_ name: String, _ held: ProjectTrial) -> Int? {
    let discovery = held.project.discovery
    return discovery.colors.first { $0.path.last == name }.map {
      held.project.tokenUses.count(of: $0.slot)
    }
  }

  @Test func implicitMembersOfUIKitAreUses() throws {
    let held = try trial([
      "Palette.swift": Self.palette,
      "Controller.swift": """
      final class Controller: UIViewController {
        func look(_ other: UINavigationController?) {
          view.backgroundColor = .brandInk
          let bar = UINavigationBarAppearance()
          bar.barTintColor = .brandInk
          other?.view.tintColor = tint ?? .brandInk
          configure(label: "", tintColor: .brandInk)
        }
        var tint: UIColor?
      }
      """,
    ])
    #expect(used("brandInk", held) == 4)
  }

  @Test func colorsOfTheSystemAreNoUsesOfATokenOfThatName() throws {
    let held = try trial([
      "Palette.swift": Self.palette,
      "View.swift": view("Text(\"\").foregroundStyle(.white).background(Shades.white).tint(Color.white)"),
    ])
    #expect(used("white", held) == 1)
    let colors = held.project.colorUses
    #expect(colors.own.reduce(0, +) == 1)
  }

  @Test func whatNobodyUsesDoesNotBeatWhatIsUsed() throws {
    let radii = """
      enum Radius {
        static let small: CGFloat = 8; static let large: CGFloat = 16; static let card: CGFloat = 16
      }
      """
    let held = try trial([
      "Radii.swift": radii, "A.swift": view("RoundedRectangle(cornerRadius: Radius.large)"),
      "ProfileCard.swift": view("RoundedRectangle(cornerRadius: 16)").replacing("Panel", with: "ProfileCard"),
    ])
    let message = held.findings(PreferToken.rule).first?.message
    #expect(message?.contains("is the token Radius.large;") == true, "\(message ?? "")")
  }

  @Test func constantsNamedAfterTheViewBesideThemAreForThatOnly() throws {
    let panel = """
      enum HoverPanelPadding {
        static let outer: CGFloat = 2; static let container: CGFloat = 24; static let header: CGFloat = 20
      }
      struct BaseHoverPanel: View { var body: some View { Text("").padding(HoverPanelPadding.container) } }
      """
    let held = try trial([
      "Panel.swift": panel,
      "Settings.swift": view("VStack(spacing: 2) { Text(\"\").padding(20) }").replacing(
        "Panel", with: "SettingsHeader"),
      "Hover.swift": view("Text(\"\").padding(20)").replacing("Panel", with: "HoverPanelHeader"),
    ])
    #expect(held.findings(PreferToken.rule).map { $0.location.file.hasSuffix("Hover.swift") } == [true])
  }

  @Test func whatIsWrittenMuchMoreOftenThanItsTokenMeansOtherThings() throws {
    let radii =
      "enum Radii { static let small: CGFloat = 4; static let fallback: CGFloat = 8; static let large: CGFloat = 16 }"
    func told(_ count: Int) throws -> Int {
      let shapes = Array(repeating: "RoundedRectangle(cornerRadius: 8)", count: count).joined(separator: "; ")
      let held = try trial([
        "Radii.swift": radii, "View.swift": view("VStack { \(shapes) }"),
        "Other.swift": view("RoundedRectangle(cornerRadius: Radii.small)").replacing("Panel", with: "Other"),
      ])
      return held.findings(PreferToken.rule).count
    }
    #expect(try told(2) == 2)
    #expect(try told(9) == 0)
  }

  @Test func theMeasuresOfAComponentAreTokensWhereItIsDrawn() throws {
    let held = try trial([
      "SidebarRowMetrics.swift": """
      enum SidebarRowMetrics {
        static let insetLeading: CGFloat = 9; static let insetTop: CGFloat = 3; static let radius: CGFloat = 11
      }
      """,
      "Sidebar.swift": view(
        "Text(\"\").padding(.leading, SidebarRowMetrics.insetLeading).padding(.top, SidebarRowMetrics.insetTop)"
      ),
      "Other.swift": view("Text(\"\").padding(9)").replacing("Panel", with: "Other"),
    ])
    let tokens = held.project.discovery.tokens.filter { $0.path.first == "SidebarRowMetrics" }
    #expect(tokens.count == 3)
    #expect(
      tokens.allSatisfy { token in
        token.reference.scope?.map { FilePath.name(of: $0) } == ["Sidebar.swift", "SidebarRowMetrics.swift"]
      })
    #expect(held.findings(PreferToken.rule).isEmpty)
  }
}
