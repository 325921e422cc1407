import Testing

@testable import GlassLintCore

/// What is a set of tokens, and what is not; what its members come to.
@Suite struct TokenSetTests {
  private func trial(_ files: [String: String]) throws -> ProjectTrial { try ProjectTrial(files) }

  /// By name: in light appearance.
  private func colors(_ files: [String: String]) throws -> [String: String] {
    let project = try trial(files).project
    return Dictionary(
      project.colors.compactMap { color in color.name.map { ($0, color.text) } }, uniquingKeysWith: { $1 })
  }

  private func colors(_ code: String) throws -> [String: String] {
    try colors(["A.swift": "import UIKit\n\(code)"])
  }

  // MARK: Colors

  @Test func colorsOfUIKitAreNotThoseOfSwiftUI() throws {
    let found = try colors(
      "extension UIColor { static let stop = UIColor.red; static let off: UIColor = .gray; static let sky = cyan }"
    )
    #expect(found == ["UIColor.stop": "#FF0000", "UIColor.off": "#808080", "UIColor.sky": "#00FFFF"])
    #expect(try colors("extension Color { static let stop = Color.red }") == ["Color.stop": "#FF3B30"])
  }

  @Test func namesThatATypeHasByItself() throws {
    let found = try colors(
      """
      extension UIColor {
        static let ink = UIColor(white: 0, alpha: 1)
        static let alarm = systemRed
        enum Bar { static let line = ink; static let shade = ink.withAlphaComponent(0.5) }
      }
      """)
    #expect(
      found == [
        "UIColor.ink": "#000000", "UIColor.alarm": "#FF3B30", "UIColor.Bar.line": "#000000",
        "UIColor.Bar.shade": "#00000080",
      ])
  }

  @Test func macrosThatMakeColors() throws {
    let found = try colors(
      "extension UIColor { static let night = #uiColor(0x10203A); static let odd = #uiColor(0x123) }")
    #expect(found == ["UIColor.night": "#10203A"])
  }

  @Test func aColorThatMayBeMissingIsNoPlainReference() throws {
    let trial = try trial([
      "A.swift":
        "import UIKit\nextension UIColor { static let maybe = UIColor(named: \"x\"); static let sure = UIColor(named: \"x\")!; convenience init?(code: Int) { nil }; static let coded = UIColor(code: 1); static let typed: UIColor? = UIColor.red }"
    ])
    let alone = Dictionary(
      uniqueKeysWithValues: trial.project.discovery.colors.map { ($0.path[1], $0.reference.standsAlone) })
    #expect(alone["maybe"] == false)
    #expect(alone["sure"] == true)
    #expect(alone["typed"] == false)
    #expect(alone["coded"] != true)
  }

  @Test func xcodeMakesNoMemberThatTheSystemHas() {
    #expect(AssetForm.member.reference(to: "green", as: .swiftUI) == nil)
    #expect(AssetForm.member.reference(to: "greenColor", as: .uiKit) == nil)
    #expect(AssetForm.resource.reference(to: "green", as: .swiftUI) == nil)
    #expect(AssetForm.resource.reference(to: "green", as: .uiKit) == "UIColor(resource: .green)")
    #expect(AssetForm.member.reference(to: "Shades/green", as: .swiftUI) == "Color.Shades.green")
    #expect(AssetForm.member.reference(to: "lagoon", as: .swiftUI) == "Color.lagoon")
  }

  // MARK: Sets

  @Test(arguments: ["UIMetrics", "AppLayout", "AppSizes", "CommonDimensions", "XYMetrics"])
  func constantsOfTheWholeApp(_ name: String) throws {
    let code =
      "enum \(name) { static let cardPadding: CGFloat = 8; static let rowPadding: CGFloat = 12; static let pagePadding: CGFloat = 20 }"
    #expect(try trial(["A.swift": code]).tokens.count == 3)
  }

  @Test func membersOfOneRootAreOneSet() throws {
    let code =
      """
      enum UIConstants {
        enum Chip { static let cornerRadius: CGFloat = 6 }
        enum Sheet { static let cornerRadius: CGFloat = 22 }
        static let cornerRadius: CGFloat = 9
      }
      """
    #expect(
      try trial(["A.swift": code]).tokens == [
        "UIConstants.Chip.cornerRadius = 6", "UIConstants.Sheet.cornerRadius = 22",
        "UIConstants.cornerRadius = 9",
      ])
  }

  @Test func constantsThatManyPartsOfAnAppUse() throws {
    let code =
      "enum Look { static let edge: CGFloat = 18; static let between: CGFloat = 7; static let inner: CGFloat = 11 }"
    var files = ["A.swift": code]
    for (index, folder) in ["Home", "Home", "Cart", "Cart", "Profile"].enumerated() {
      files["\(folder)/V\(index).swift"] =
        "struct V\(index): View { var body: some View { VStack(spacing: Look.between) { Text(\"\").padding(Look.edge).padding(.top, Look.inner) } } }"
    }
    #expect(try trial(files).tokens == ["Look.between = 7", "Look.edge = 18", "Look.inner = 11"])
    // One screen's.
    #expect(try trial(files.filter { !$0.key.hasPrefix("Cart") }).tokens == [])
  }

  @Test func theSizeOfOneThingIsNoGap() throws {
    let theme =
      "enum AppTheme { static let unit: CGFloat = 4; static let unit2 = unit * 2; static let padding = unit * 3; static let near: CGFloat = 6; static let cardRadius: CGFloat = 9; static let tightPadding = unit * 4; static let fabSize: CGFloat = 56; static let captionSize: CGFloat = 12 }"
    let view =
      "struct A: View { var body: some View { VStack(spacing: AppTheme.unit) { Text(\"\").padding(AppTheme.unit2).padding(AppTheme.near).padding(AppTheme.unit2).frame(width: AppTheme.fabSize).font(.system(size: AppTheme.captionSize)) } } }"
    let found = try trial(["A.swift": theme, "B.swift": view]).project.discovery.tokens
    #expect(
      Dictionary(found.map { ($0.path[1], $0.role) }, uniquingKeysWith: { $1 }) == [
        "unit": .spacing, "unit2": .spacing, "padding": .spacing, "near": .spacing, "tightPadding": .spacing,
        "cardRadius": .radius, "captionSize": .fontSize,
      ])
  }

  @Test func stepsAndWhatIsSetToOneOfThem() throws {
    let steps =
      "extension CGFloat { static let x1: CGFloat = 4; static let x2: CGFloat = 8; static let x3: CGFloat = 12; static var defaultEdge = CGFloat.x3 }"
    let view =
      "struct A: View { var body: some View { VStack(spacing: .x1) { Text(\"\").padding(.x2).padding(.x3) } } }"
    #expect(
      try trial(["A.swift": steps, "B.swift": view]).tokens == [
        "CGFloat.defaultEdge = 12", "CGFloat.x1 = 4", "CGFloat.x2 = 8", "CGFloat.x3 = 12",
      ])
  }

  @Test func oneOfManyDurationsNeedsNoUse() throws {
    let times =
      "enum Duration {}\nextension Duration { static let fast: Double = 0.18; static let normal: Double = 0.2; static let slow: Double = 0.4; static let sheet: Double = 0.25; static let pollInterval: Double = 2 }"
    let moves = ["fast", "normal", "slow"].map { "withAnimation(.easeOut(duration: Duration.\($0))) {}" }
    let view = "func move() { \(moves.joined(separator: "; ")) }"
    let found = try trial(["A.swift": times, "B.swift": view]).tokens
    #expect(found.contains("Duration.sheet = 0.25"))
    #expect(!found.contains("Duration.pollInterval = 2"))
  }

  @Test("the third of three durations, of which two are used for motions")
  func mostDurationsTellTheRest() throws {
    let times =
      "struct Spacing { struct Duration { static let fast: CGFloat = 0.1; static let standard: CGFloat = 0.15; static let slow: CGFloat = 0.3 } }"
    let moves = ["fast", "standard"].map { "withAnimation(.easeOut(duration: Spacing.Duration.\($0))) {}" }
    let found = try trial(["A.swift": times, "B.swift": "func move() { \(moves.joined(separator: "; ")) }"])
      .tokens
    #expect(found.contains("Spacing.Duration.slow = 0.3"))
    let one = try trial(["A.swift": times, "B.swift": "func move() { \(moves[0]) }"]).tokens
    #expect(!one.contains("Spacing.Duration.slow = 0.3"))
  }

  @Test func whatAFileThatDrawsAddsToColorsIsItsOwn() throws {
    let page =
      "struct Dial: View { let fill = LinearGradient(colors: [.dialGreen, .blue], startPoint: .top, endPoint: .bottom); var body: some View { Circle().fill(fill) } }"
    let color = "extension Color { static var dialGreen: Color { Color(red: 0, green: 1, blue: 0) } }"
    let insets =
      "extension EdgeInsets { static let dial = EdgeInsets(top: 10, leading: 0, bottom: 10, trailing: 0) }"
    var files = ["Dial.swift": "\(page)\n\(color)\n\(insets)"]
    func counts() throws -> [Int] {
      let found = try trial(files).project.discovery
      return [found.colors.count, found.tokens.count]
    }
    #expect(try counts() == [1, 1])
    for index in 0..<25 {
      files["V\(index).swift"] =
        "struct V\(index): View { var body: some View { Text(\"\").padding(8) } }"
    }
    #expect(try counts() == [0, 0])
    files["V1.swift"] =
      "struct V1: View { var body: some View { Text(\"\").foregroundStyle(Color.dialGreen).padding(8) } }"
    #expect(try counts() == [1, 1])
  }

  @Test func whatOneFeatureHasAtTheTopOfAFileIsThatFeatures() throws {
    var files = [
      "Checkout/Gaps.swift":
        "let checkoutPadding: CGFloat = 7\nlet checkoutSpacing: CGFloat = 9\nlet checkoutMargin: CGFloat = 13"
    ]
    func view(_ name: String, _ gap: String) -> String {
      "struct \(name): View { var body: some View { Text(\"\").padding(\(gap)) } }"
    }
    for (index, gap) in ["checkoutPadding", "checkoutSpacing", "checkoutMargin"].enumerated() {
      files["Checkout/C\(index).swift"] = view("C\(index)", gap)
    }
    for index in 0..<25 { files["Home/V\(index).swift"] = view("V\(index)", "8") }
    func scopes() throws -> [Int] {
      try trial(files).project.discovery.tokens.map { $0.reference.scope?.count ?? 0 }
    }
    #expect(try scopes() == [1, 1, 1])
    files["Home/V1.swift"] = view("V1", "checkoutPadding")
    #expect(try scopes() == [0, 0, 0])
  }

  @Test func theThemeOfOneComponentIsItsOwn() throws {
    let theme =
      "struct BannerTheme { var spacing: CGFloat = 7; var dotColor: Color = .green; var fade: Double = 0.75\nstatic let `default` = BannerTheme() }"
    func banner(_ name: String) -> String {
      "struct \(name): View { var theme: BannerTheme = .default; var body: some View { VStack(spacing: theme.spacing) { Text(\"\").foregroundStyle(theme.dotColor) } } }"
    }
    var files = ["BannerTheme.swift": theme, "BannerView.swift": banner("BannerView")]
    for index in 0..<25 {
      files["V\(index).swift"] =
        "struct V\(index): View { var body: some View { Text(\"\").padding(8) } }"
    }
    #expect(try trial(files).project.discovery.slots.isEmpty)
    files["Toast.swift"] = banner("Toast")
    #expect(try trial(files).tokens.contains("BannerTheme.default.spacing = 7"))
  }

  @Test func whatAPatternBindsIsNoConstantOfThatName() throws {
    let style = """
      struct AppTextStyle {
        enum Paint { case fixed(Color), accent(Int) }
        let paint: Paint
        var color: Color { switch paint { case .fixed(let color): return color
          case .accent: return Color.red } }
        static let body = AppTextStyle(paint: .fixed(.blue))
      }
      """
    #expect(try trial(["A.swift": style]).project.discovery.circular.isEmpty)
  }

  @Test func insetsTimesAndFonts() throws {
    let code =
      """
      enum AppMetrics {
        static let card = EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
        static let fadeDuration: Duration = .milliseconds(250)
        static let pagePadding: CGFloat = 20
      }
      extension UIFont {
        static func preferredFont(forTextStyle style: TextStyle, weight: Weight) -> UIFont { let font = make(); return font }
        static let strong: UIFont = .preferredFont(forTextStyle: .body, weight: .semibold)
      }
      """
    let trial = try trial(["A.swift": "import UIKit\n\(code)"])
    #expect(
      trial.tokens == [
        "AppMetrics.card = 16", "AppMetrics.card = 8", "AppMetrics.fadeDuration = 0.25",
        "AppMetrics.pagePadding = 20",
      ])
    #expect(trial.project.discovery.fonts.map(\.font.weight) == ["semibold"])
  }

  @Test func aProtocolOfControllersMayHoldTokens() throws {
    let code =
      "protocol PanelLook: UIViewController {}\nextension PanelLook { static var titleFont: UIFont { UIFont.systemFont(ofSize: 28) } }"
    let found = try trial(["A.swift": "import UIKit\n\(code)"]).project.discovery.fonts
    #expect(found.map(\.path) == [["PanelLook", "titleFont"]])
    // Only types that conform to it have the member.
    #expect(found.map(\.reference.standsAlone) == [false])
  }

  @Test func theThemeThatTheAppStartsWith() throws {
    let code =
      """
      protocol Palette { var ink: Color { get }; var ground: Color { get } }
      struct DarkPalette: Palette { var ink: Color { Color(white: 1) }; var ground: Color { Color(white: 0) } }
      struct LightPalette: Palette { var ink: Color { Color(white: 0) }; var ground: Color { Color(white: 1) } }
      struct NeonPalette: Palette { var ink: Color { Color(hex: 0xFF00AA) }; var ground: Color { Color(hex: 0x101020) } }
      enum Themes { case standard, dark, light
        var palette: any Palette {
          let palette: any Palette
          switch self { case .standard: palette = NeonPalette()
          case .dark: palette = DarkPalette()
          case .light: palette = LightPalette() }
          return palette
        }
      }
      final class ThemeCenter { static let shared = ThemeCenter(); var current: any Palette = Themes.standard.palette }
      """
    let found = try colors(["A.swift": code])
    #expect(found["ThemeCenter.shared.current.ink"] == "#FF00AA")
    #expect(found["ThemeCenter.shared.current.ground"] == "#101020")
  }

  @Test func branchesThatDeclareOneConstantAlike() throws {
    let code =
      """
      enum DesignTokens {
        #if os(tvOS)
        static let gapSpacing: CGFloat = 8
        static let edgePadding: CGFloat = 40
        #else
        static let gapSpacing: CGFloat = 8
        static let edgePadding: CGFloat = 16
        #endif
      }
      """
    let tokens = try trial(["A.swift": code]).project.discovery.tokens
    #expect(tokens.map(\.path.last) == ["gapSpacing", "edgePadding", "edgePadding"])
    #expect(tokens.map(\.reference.standsAlone) == [true, false, false])
  }

  @Test func whatOthersWroteHasNoTokens() throws {
    let code =
      "enum Spacing { static let s: CGFloat = 8; static let m: CGFloat = 12; static let l: CGFloat = 20 }"
    #expect(try trial(["App/A.swift": "let a = 1", "External/Kit/B.swift": code]).tokens == [])
  }

  // MARK: Names that two modules have

  @Test func eachModuleMeansItsOwn() throws {
    func theme(_ radius: Int) -> String {
      "enum Theme { enum Radius { static let s: CGFloat = \(radius); static let m: CGFloat = \(radius + 9); static let l: CGFloat = \(radius + 20) } }"
    }
    let use =
      "let a = RoundedRectangle(cornerRadius: Theme.Radius.s)\nlet b = RoundedRectangle(cornerRadius: 5)"
    let trial = try trial([
      "One/Theme.swift": theme(5), "One/View.swift": use, "Two/Theme.swift": theme(6), "Two/View.swift": use,
    ])
    let uses = trial.project.discovery.tokens.filter { $0.path.last == "s" }.map {
      trial.project.tokenUses.count(of: $0.slot)
    }
    #expect(uses == [1, 1])
    let project = trial.project
    #expect(project.discovery.tokens.indices.allSatisfy { project.reference(toToken: $0) != nil })
  }

  // MARK: Whole designs

  /// By name: role and value.
  private func numbers(_ files: [String: String]) throws -> [String: String] {
    let tokens = try trial(files).project.discovery.tokens.filter { $0.reference.scope == nil }
    return Dictionary(
      tokens.map { ($0.path.joined(separator: "."), "\($0.role) \(Scale.text($0.value))") },
      uniquingKeysWith: { first, _ in first })
  }

  @Test func aThemeMayBeMadeInOnePiece() throws {
    let inks = (0..<60).map { "ink\($0): Ink(name: \"ink\", weight: \($0))" }.joined(separator: ", ")
    let code = """
      struct Ink { let name: String; let weight: Int }
      struct Insets { let outerPadding: CGFloat; let innerPadding: CGFloat }
      struct AppTheme { let cardRadius: CGFloat; let insets: Insets; \((0..<60).map { "let ink\($0): Ink" }.joined(separator: "; ")) }
      let standardTheme = AppTheme(cardRadius: 20, insets: .init(outerPadding: 8, innerPadding: 14), \(inks))
      """
    let found = try numbers(["Theme.swift": code])
    #expect(found["standardTheme.cardRadius"] == "radius 20")
    #expect(found["standardTheme.insets.innerPadding"] == "spacing 14")
  }

  @Test func distancesInTheWorldAreNoCorners() throws {
    let code = """
      enum Constants { enum Layout {
        static let cardRadius: CGFloat = 12; static let sheetRadius: CGFloat = 20; static let pillRadius: CGFloat = 999
        static let searchRadiusMeters: Double = 40; static let nearbyRadius: Double = 3200
      } }
      """
    #expect(
      try numbers(["Constants.swift": code]).keys.sorted() == [
        "Constants.Layout.cardRadius", "Constants.Layout.pillRadius", "Constants.Layout.sheetRadius",
      ])
  }

  @Test func picturesAreToldByTheConstantsOwnNames() throws {
    let code = """
      enum Theme { static let smallAvatarSize: CGFloat = 24; static let coverArtworkSize: CGFloat = 160; static let fabSize: CGFloat = 56 }
      """
    #expect(
      try numbers(["Theme.swift": code]) == [
        "Theme.smallAvatarSize": "iconSize 24", "Theme.coverArtworkSize": "iconSize 160",
      ])
  }

  @Test func oneConstantThatManyFilesUse() throws {
    var files = ["Helpers/Values.swift": "import SwiftUI\nlet sectionSpacing: CGFloat = 15"]
    #expect(try numbers(files).isEmpty)
    for number in 0..<6 {
      files["Part\(number % 2)/View\(number).swift"] =
        "import SwiftUI\nlet a\(number) = Text(\"\").padding(sectionSpacing)"
    }
    #expect(try numbers(files) == ["sectionSpacing": "spacing 15"])
  }

  @Test func aModifierOfItsOwnMayBeATextStyle() throws {
    let fonts = try trial([
      "Styles.swift":
        """
      import SwiftUI
      struct HeaderStyle: ViewModifier {
        func body(content: Content) -> some View { content.font(.headline).foregroundStyle(.secondary) }
      }
      struct CardStyle: ViewModifier {
        func body(content: Content) -> some View { content.font(.headline).background(.red) }
      }
      extension View {
        func headerStyle() -> some View { modifier(HeaderStyle()) }
        func cardStyle() -> some View { modifier(CardStyle()) }
      }
      """
    ]).project.discovery.fonts
    #expect(fonts.map(\.call) == [".headerStyle()"])
    #expect(fonts.map(\.font.textStyle) == ["headline"])
  }

  @Test func aColorOfTheScheme() throws {
    let found = try trial([
      "Colors.swift":
        "import SwiftUI\nenum Colors { static func ink(for scheme: ColorScheme) -> Color { scheme == .dark ? .white : .black } }"
    ]).project.discovery.colors
    #expect(found.map { $0.path.joined(separator: ".") } == ["Colors.ink(for: colorScheme)"])
    #expect(found.map { $0.color?.dark?.hex } == ["#FFFFFF"])
  }

  @Test func whatAColorIsAskedForNeedNotBeAColor() throws {
    let found = try colors(
      """
      extension UIColor { var parts: (Double, Double) { (0, 1) }; var swift: Color { Color(self) } }
      extension Color {
        static let ink = Color(red: 0, green: 0, blue: 0)
        static let inkParts = UIColor.black.parts
        static let copy = UIColor.black.swift
      }
      """)
    #expect(found == ["Color.ink": "#000000", "Color.copy": "#000000"])
  }

  @Test func aStyleOfTheProjectsIsAColor() throws {
    let found = try trial([
      "Colors.swift":
        """
      import SwiftUI
      struct ThemedColor: ShapeStyle { let pick: KeyPath<Palette, Color> }
      extension ShapeStyle where Self == ThemedColor {
        static var themedInk: ThemedColor { .init(pick: \\.label.primary) }
      }
      """
    ]).project.discovery.colors
    #expect(found.map { $0.path.joined(separator: ".") } == ["ShapeStyle.themedInk"])
    #expect(found.map { $0.value.paint == .varying } == [true])
  }

  // MARK: What members, uses and values say

  @Test func linesAndIconsAmongGapsAreNoGaps() throws {
    let code = """
      enum Spacing {
        static let sm: CGFloat = 8; static let md: CGFloat = 16; static let icon: CGFloat = 6
        static let borderThin: CGFloat = 1; static let borderThick: CGFloat = 2; static let iconLarge: CGFloat = 32
        static let iconSmall: CGFloat = 20
      }
      """
    let found = try numbers([
      "Spacing.swift": code,
      "Row.swift":
        "import SwiftUI\nlet row = Text(\"\").padding(Spacing.sm).padding(.leading, Spacing.iconSmall)",
    ])
    #expect(
      found == [
        "Spacing.sm": "spacing 8", "Spacing.md": "spacing 16", "Spacing.icon": "spacing 6",
        "Spacing.borderThin": "lineWidth 1", "Spacing.borderThick": "lineWidth 2",
        "Spacing.iconLarge": "iconSize 32", "Spacing.iconSmall": "spacing 20",
      ])
  }

  @Test func timesOfATypeWithAWordOfItsOwn() throws {
    let numbersOfMotion =
      "enum MobileAnimation { static let fast: Double = 0.15; static let normal: Double = 0.25; static let slow: Double = 0.4 }"
    let uses = """
      import SwiftUI
      struct Pane: View {
        @State private var isOpen = false
        var body: some View {
          Text("a").animation(.easeOut(duration: MobileAnimation.fast), value: isOpen)
            .animation(.linear(duration: MobileAnimation.slow), value: isOpen)
        }
      }
      """
    #expect(try numbers(["A.swift": numbersOfMotion]).isEmpty)
    #expect(try numbers(["A.swift": numbersOfMotion, "B.swift": uses]).count == 3)
    let presets = """
      enum AnimationPresets {
        static let enter: Animation = .easeIn(duration: 0.6); static let leave: Animation = .spring(response: 0.4)
        static let settle: Animation = .interactiveSpring(response: 0.15, dampingFraction: 0.8)
      }
      """
    #expect(
      try numbers(["A.swift": presets]) == [
        "AnimationPresets.enter": "duration 0.6", "AnimationPresets.leave": "duration 0.4",
        "AnimationPresets.settle": "duration 0.15",
      ])
  }

  @Test func aSpringsResponseIsNoDurationOfAnother() throws {
    let held = try trial([
      "A.swift":
        "enum Motion { static let a: Animation = .spring(duration: 0.3); static let b: Animation = .easeIn(duration: 0.5); static let c: Animation = .easeOut(duration: 0.6) }",
      "B.swift":
        "struct Pane: View { @State private var on = false; var body: some View { Text(\"a\").animation(.spring(response: 0.3), value: on) } }",
    ])
    #expect(held.findings(PreferToken.rule).isEmpty)
  }

  @Test func constantsOfAFeatureBesideTheDesign() throws {
    let code = """
      enum Spacing { static let sm: CGFloat = 8; static let md: CGFloat = 12; static let overlap: CGFloat = -8 }
      enum MapConstants {
        static let trailLineWidth: CGFloat = 2; static let pinIconSize: CGFloat = 32; static let rectInset: Double = -250
      }
      """
    let found = try trial(["DesignTokens.swift": code]).project.discovery.tokens
    #expect(
      found.filter { $0.reference.scope == nil }.map { $0.path.joined(separator: ".") } == [
        "Spacing.sm", "Spacing.md",
      ])
  }

  @Test func aDecodedChoiceIsNoToken() throws {
    let choice =
      "struct DesignChoice: Codable { var spacing: Double; var accent: String; static let `default` = DesignChoice(spacing: 0.5, accent: \"6366F1\") }"
    #expect(try numbers(["Choice.swift": choice]).isEmpty)
  }

  @Test func howHighSomethingLiesIsNoOpacity() throws {
    let code =
      "struct GlassTheme { enum DepthLevel { static let ground: Double = 0; static let card: Double = 0.5; static let overlay: Double = 1 } }"
    #expect(try numbers(["Theme.swift": code]).isEmpty)
  }

  @Test func aRadiusWithoutEndIsThatOfACapsule() throws {
    let code =
      "enum CornerRadius { static let sm: CGFloat = 8; static let lg: CGFloat = 20; static let full: CGFloat = .infinity }"
    #expect(try numbers(["Radius.swift": code])["CornerRadius.full"] == "radius 999")
  }

  @Test func casesThatAreShadowsAsAWhole() throws {
    let code = """
      enum Elevation { case low, high
        var shadow: (color: Color, radius: CGFloat, x: CGFloat, y: CGFloat) {
          switch self {
          case .low: return (Color.black.opacity(0.1), 2, 0, 1)
          case .high: return (.black.opacity(0.2), 8, 0, 4)
          }
        }
      }
      extension View { func elevation(_ level: Elevation) -> some View { shadow(color: level.shadow.color, radius: level.shadow.radius, y: level.shadow.y) } }
      let card = Text("a").elevation(.low)
      """
    #expect(
      try trial(["Elevation.swift": code]).project.discovery.shadows.map(\.level) == [
        ShadowLevel(name: "Elevation.low.shadow", opacity: 0.1, radius: 2, y: 1),
        ShadowLevel(name: "Elevation.high.shadow", opacity: 0.2, radius: 8, y: 4),
      ])
  }
}
