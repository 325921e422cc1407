import Testing

@testable import GlassLintCore

/// Design systems of every shape: themes, instances, enumerations, functions of a step, wrappers, colors and fonts.
@Suite struct DesignSystemShapeTests {
  private func tokens(_ code: String...) throws -> [String] {
    let files = code.enumerated().map { ("File\($0.offset).swift", "import SwiftUI\n" + $0.element) }
    return try ProjectTrial(Dictionary(uniqueKeysWithValues: files)).tokens
  }

  private func discovery(_ code: String...) throws -> TokenDiscovery {
    let files = code.enumerated().map { ("File\($0.offset).swift", "import SwiftUI\n" + $0.element) }
    return try ProjectTrial(Dictionary(uniqueKeysWithValues: files)).project.discovery
  }

  // MARK: Instances

  private static let radius = """
    struct Radius { let points: CGFloat; let style: RoundedCornerStyle }
    protocol RadiusSystemProtocol { var md: Radius { get }; var lg: Radius { get } }
    struct RadiusSystem: RadiusSystemProtocol {
      var md: Radius { make(12) }
      var lg: Radius { make(20) }
      private func make(_ points: CGFloat) -> Radius { Radius(points: points, style: .continuous) }
    }
    """

  @Test func instancesBehindProtocolsWithMembersMadeByHelpers() throws {
    let theme = "enum Theme { static let radius: RadiusSystemProtocol = RadiusSystem() }"
    #expect(try tokens(Self.radius, theme) == ["Theme.radius.lg.points = 20", "Theme.radius.md.points = 12"])
    let any = "enum Theme { static let radius: any RadiusSystemProtocol = RadiusSystem() }"
    #expect(try tokens(Self.radius, any).count == 2)
  }

  @Test func filesWithoutNumbersOrUserInterfaceAreReadForATheme() throws {
    let trial = try ProjectTrial([
      "A.swift": "enum Theme { static let spacing: SpacingProtocol = Spacings() }",
      "B.swift": "protocol SpacingProtocol { var m: CGFloat { get } }",
      "C.swift": "struct Spacings: SpacingProtocol { let m: CGFloat = 8 }",
    ])
    #expect(trial.tokens == ["Theme.spacing.m = 8"])
  }

  @Test func singletons() throws {
    let tokens = try tokens(
      """
      final class Theme { static let shared = Theme(); let spacing = Spacing() }
      struct Spacing { var s: CGFloat = 4; var m: CGFloat = 8; var l: CGFloat { m * 2 } }
      """)
    #expect(
      tokens == ["Theme.shared.spacing.l = 16", "Theme.shared.spacing.m = 8", "Theme.shared.spacing.s = 4"])
  }

  @Test func instancesMadeWithTheirNumbers() throws {
    let tokens = try tokens(
      """
      struct SpacingScale { let s: CGFloat; let m: CGFloat; let l: CGFloat
        init(base: CGFloat) { s = base; self.m = base * 2; l = base * 3 }
      }
      enum DS { static let spacing = SpacingScale(base: 4) }
      """)
    #expect(tokens == ["DS.spacing.l = 12", "DS.spacing.m = 8", "DS.spacing.s = 4"])
  }

  // MARK: Environments

  private static let themes = """
    protocol Theme { var spacing: Spacing { get } }
    struct Spacing { let s: CGFloat; let m: CGFloat; let l: CGFloat }
    struct Standard: Theme { let spacing = Spacing(s: 5, m: 11, l: 23) }
    struct Compact: Theme { let spacing = Spacing(s: 3, m: 7, l: 13) }
    """

  private func finding(_ environment: String, holding variable: String) throws -> Finding? {
    let trial = try ProjectTrial([
      "A.swift": "import SwiftUI\n" + Self.themes, "B.swift": "import SwiftUI\n" + environment,
      "C.swift":
        "import SwiftUI\nstruct Card: View { \(variable)\n var body: some View { Text(\"\").padding(11) } }",
    ])
    return trial.findings(PreferToken.rule).first { $0.location.file == "C.swift" }
  }

  @Test(arguments: [
    "struct ThemeKey: EnvironmentKey { static let defaultValue: Theme = Standard() }\nextension EnvironmentValues { var theme: Theme { get { self[ThemeKey.self] } set { self[ThemeKey.self] = newValue } } }",
    "extension EnvironmentValues { @Entry var theme: any Theme = Standard() }",
  ])
  func theDefaultOfAnEnvironment(_ environment: String) throws {
    let found = try finding(environment, holding: "@Environment(\\.theme) private var look")
    #expect(found?.fixes.first?.title == "Use look.spacing.m")
    // A modifier that sets the theme does not make a text style of it.
    let setter = environment + "\nextension View { func theme(_ theme: any Theme) -> some View { self } }"
    #expect(try finding(setter, holding: "@Environment(\\.theme) private var look") != nil)
    // Nothing holds the theme here.
    #expect(try finding(environment, holding: "let look = 1") == nil)
  }

  @Test func partsOfAThemeByTheirDefault() throws {
    let theme = """
      struct AppTheme { var design: Design = .default; var colors: Colors = .default
        struct Design { var borderRadius: CGFloat
          static var `default`: Self { .init(borderRadius: 6) } }
        struct Colors { var brand: Color
          static var `default`: Self { .init(brand: Color(white: 0.2)) } }
        static let `default` = AppTheme() }
      extension EnvironmentValues { @Entry var appTheme: AppTheme = .default }
      """
    let card =
      "struct Card: View { @Environment(\\.appTheme) private var theme\nvar body: some View { Text(\"\").background(theme.colors.brand) } }"
    let found = try discovery(theme, card)
    #expect(found.tokens.map(\.path) == [["AppTheme", "default", "design", "borderRadius"]])
    #expect(found.tokens.map(\.role) == [.radius])
    #expect(found.colors.map(\.path) == [["AppTheme", "default", "colors", "brand"]])
    // What draws something is no part of a theme.
    let shape =
      "struct Corners: Shape { var radius: CGFloat; func path(in rect: CGRect) -> Path { Path(rect) } }\nlet a = Corners(radius: 17)"
    #expect(try discovery(shape).tokens.isEmpty)
    // Code names the part by itself.
    let other = "let a = Text(\"\").background(AppTheme.Colors.default.brand)"
    #expect(try discovery(theme, card, other).colors.count == 2)
  }

  @Test(arguments: [
    "@Environment(Look.self) var look", "@EnvironmentObject var look: Look", "let look: Look",
  ])
  func objectsThatViewsHold(_ variable: String) throws {
    let trial = try ProjectTrial([
      "A.swift":
        "import SwiftUI\n@Observable final class LookTheme { let s: CGFloat = 5; let spacingM: CGFloat = 11; let spacingL: CGFloat = 23; let spacingS: CGFloat = 3 }",
      "C.swift":
        "import SwiftUI\nstruct Card: View { \(variable.replacing("Look.", with: "LookTheme.").replacing(": Look", with: ": LookTheme"))\n var body: some View { Text(\"\").padding(11) } }",
    ])
    #expect(trial.findings(PreferToken.rule).first?.fixes.first?.title == "Use look.spacingM")
  }

  // MARK: Steps

  @Test func functionsOfANumberNameNoStep() throws {
    let trial = try ProjectTrial([
      "A.swift":
        """
      enum Spacing {
        static let unit: CGFloat = 3
        static let small: CGFloat = unit * 2, base: CGFloat = unit * 4, large: CGFloat = unit * 6
        static func custom(_ multiplier: CGFloat) -> CGFloat { unit * multiplier }
      }
      """,
      "B.swift":
        "import SwiftUI\nlet a = Text(\"\").padding(Spacing.custom(5))\nlet b = Text(\"\").padding(12)\nlet c = Text(\"\").padding(15)",
    ])
    #expect(trial.findings(PreferToken.rule).map { $0.fixes.first?.title } == ["Use Spacing.base"])
  }

  @Test func casesToldByWhatTheyAreUsedAs() throws {
    let tokens = try tokens(
      """
      enum Size { case s, m, l
        var value: CGFloat { switch self { case .s: 4; case .m: 8; case .l: 16 } }
      }
      extension View { func padding(_ size: Size) -> some View { padding(.all, size.value) } }
      """)
    #expect(tokens == ["Size.l.value = 16", "Size.m.value = 8", "Size.s.value = 4"])
  }

  @Test func whatPeopleChooseFromIsNoScale() throws {
    func found(_ words: String) throws -> Int {
      try discovery(
        """
        enum FontSize: String, CaseIterable { case small, medium, large
          \(words)
          var size: CGFloat { switch self { case .small: 14; case .medium: 16; case .large: 18 } }
        }
        """,
        """
        struct Settings: View {
          var body: some View {
            ForEach(FontSize.allCases, id: \\.self) { size in Text("Size").font(.system(size: size.size)) }
            Text("Large").font(.system(size: FontSize.large.size))
          }
        }
        """
      ).tokens.count
    }
    #expect(try found("var title: String { self == .small ? \"S\" : \"L\" }") == 0)
    #expect(try found("var id: String { rawValue }") == 3)
  }

  @Test(
    "the sizes of pictures, by the names of types",
    arguments: [
      (
        "enum ProfileAvatarSizeOnScreen { case list, row, page\n var value: CGFloat { switch self { case .list: 32; case .row: 44; case .page: 96 } }\n var initialCount: Int { switch self { case .list: 1; case .row: 2; case .page: 3 } } }",
        "ProfileAvatarSizeOnScreen.%.value"
      ),
      (
        "enum AvatarSize { case list, row, page\n var size: CGSize { switch self { case .list: CGSize(width: 32, height: 32); case .row: CGSize(width: 44, height: 44); case .page: CGSize(width: 96, height: 96) } } }",
        "AvatarSize.%.size.width"
      ),
      (
        "struct AppIcon: View { let size: Size\n enum Size { case list, row, page, custom(CGFloat)\n var value: CGFloat { switch self { case .list: 32; case .row: 44; case .page: 96; case .custom(let own): own } } }\n var body: some View { Image(\"\").frame(width: size.value) } }",
        "AppIcon.Size.%.value"
      ),
    ])
  func sizesOfPictures(_ declaration: String, _ name: String) throws {
    let found = try discovery(declaration, "enum DesignTokens { static let iconSize: CGFloat = 24 }").tokens
      .filter { $0.role == .iconSize && $0.path.first != "DesignTokens" }
    #expect(
      found.map { "\($0.path.joined(separator: ".")) = \(Int($0.value))" } == [
        name.replacing("%", with: "list") + " = 32", name.replacing("%", with: "row") + " = 44",
        name.replacing("%", with: "page") + " = 96",
      ])
    // Nothing else is as large as those.
    #expect(found.allSatisfy { !$0.component.isEmpty })
  }

  @Test(
    "what is as large as text, or one view's own, is the size of no picture",
    arguments: [
      "enum AvatarSize { case list, row, page\n var height: CGFloat { switch self { case .list: 32; case .row: 44; case .page: 96 } } }",
      "struct AppIcon: View { let size: Size\n private enum Size { case list, row, page\n var value: CGFloat { switch self { case .list: 32; case .row: 44; case .page: 96 } } }\n var body: some View { Image(\"\").frame(width: size.value) } }",
      "enum AvatarSize: CaseIterable { case list, row, page\n var value: CGFloat { switch self { case .list: 32; case .row: 44; case .page: 96 } } }\nlet all = AvatarSize.allCases",
      "enum ScreenSize { case list, row, page\n var value: CGFloat { switch self { case .list: 32; case .row: 44; case .page: 96 } } }",
    ])
  func noSizesOfPictures(_ declaration: String) throws {
    #expect(try discovery(declaration).tokens.isEmpty)
  }

  @Test("a number that the running program chooses is a step of either size, and is not offered")
  func numbersThatVary() throws {
    let layout = """
      import SwiftUI
      enum Device { static var isLarge: Bool { Bool.random() } }
      enum Spacing { static let gap: CGFloat = Device.isLarge ? 24 : 16
        static let small: CGFloat = 4; static let medium: CGFloat = 8; static let wide: CGFloat = 40 }
      """
    let view =
      "import SwiftUI\nstruct A: View { var body: some View { VStack(spacing: 24) { Text(\"\").padding(16) } } }"
    let found = try ProjectTrial(["A.swift": layout, "B.swift": view])
    let gap = found.project.discovery.tokens.filter { $0.path.last == "gap" }
    #expect(gap.map(\.value) == [16, 24] && gap.allSatisfy { $0.varies })
    #expect(found.findings(PreferToken.rule).isEmpty)
    #expect(found.findings(SpacingScale.rule).isEmpty)
    // Two of its values are no set by themselves.
    let alone = layout.replacing("medium: CGFloat = 8", with: "title = \"\"")
      .replacing("wide: CGFloat = 40", with: "name = \"\"")
    #expect(try ProjectTrial(["A.swift": alone]).project.discovery.tokens.isEmpty)
  }

  // MARK: What is none

  @Test func aViewWithConstantsIsAView() throws {
    let files = [
      "A.swift":
        "import SwiftUI\nstruct IconButton: View { let padding: CGFloat = ↓13; static let radius: CGFloat = 9; let spacing: CGFloat = 8\n var body: some View { Text(\"\").padding(padding) } }"
    ]
    let trial = try ProjectTrial(files)
    #expect(trial.tokens.isEmpty)
    #expect(trial.marked(SpacingScale.rule) == files)
  }

  @Test func oneFeaturesConstantsAreTokensThereOnly() throws {
    var files = [
      "App/Tron/TronConstants.swift":
        "enum TronConstants { enum Padding { static let small: CGFloat = 11; static let large: CGFloat = 13; static let gap: CGFloat = 7 } }",
      "App/Tron/TronView.swift":
        "import SwiftUI\nlet a = Text(\"\").padding(TronConstants.Padding.large)\nlet b = Text(\"\").padding(11)\n"
        + "let c = Text(\"\").padding(TronConstants.Padding.small)\nlet d = Text(\"\").padding(TronConstants.Padding.small)",
    ]
    for number in 0..<24 {
      files["App/Feature\(number)/View.swift"] =
        "import SwiftUI\nlet a\(number) = Text(\"\").padding(\(number < 8 ? 11 : 30 + number))"
    }
    let found = try ProjectTrial(files).findings(PreferToken.rule)
    #expect(found.map(\.location.file) == ["App/Tron/TronView.swift"])
    // Others use them as well: now they are everybody's.
    for number in 0..<8 {
      files["App/Feature\(number)/View.swift"]? +=
        "\nlet b\(number) = Text(\"\").padding(TronConstants.Padding.small)"
    }
    #expect(try ProjectTrial(files).findings(PreferToken.rule).count == 9)
  }

  @Test(
    "steps of an extended number are what most of their uses are, also by another name of the number",
    arguments: ["CGFloat", "Grid"])
  func stepsOfNumbers(_ number: String) throws {
    let found = try discovery(
      """
      import SwiftUI
      typealias Grid = CGFloat
      extension \(number) { fileprivate static let unit: Self = 4 }
      extension \(number) {
        static let small1 = unit * 3
        static let small2 = unit * 2
        static let medium1 = unit * 6
      }
      extension CGFloat { static let rowHeight: CGFloat = 72; static let stepperHeight: CGFloat = 40 }
      """,
      "import SwiftUI\n"
        + (0..<4).map {
          "let a\($0) = VStack(spacing: .small1) { Text(\"\").padding(.small2).padding(.top, .medium1) }\n"
        }.joined()
          + """
          let b = Text("").clipShape(.rect(cornerRadius: .small1))
          let c = Text("").clipShape(.rect(cornerRadius: .small2))
          """)
    #expect(
      found.tokens.map { "\($0.role) \($0.path.last ?? "") \($0.value)" } == [
        "spacing small1 12.0", "spacing small2 8.0", "spacing medium1 24.0",
      ])
  }

  @Test func sizesOfPicturesAreTokens() throws {
    let found = try discovery(
      "enum UI { enum ImageSizes { static let smallAvatar: CGFloat = 24; static let mediumAvatar: CGFloat = 40; static let large: CGFloat = 80; static let rowHeight: CGFloat = 64 } }"
    )
    #expect(
      found.tokens.map { "\($0.role) \($0.value) \($0.component.sorted())" } == [
        #"iconSize 24.0 ["avatar", "image"]"#, #"iconSize 40.0 ["avatar", "image"]"#,
        #"iconSize 80.0 ["image"]"#,
      ])
  }

  @Test("how one component looks where nobody says otherwise is no theme, unless many views hold it")
  func stylesOfComponents() throws {
    let config =
      "struct HoldAnimationConfig { var verticalPadding: CGFloat = 16; var horizontalPadding: CGFloat = 12; var inset: CGFloat = 4 }"
    func found(_ views: Int) throws -> Int {
      let files = (0..<views).map {
        (
          "V\($0).swift",
          "import SwiftUI\nstruct V\($0): View { var config: HoldAnimationConfig = HoldAnimationConfig() }"
        )
      }
      return try ProjectTrial(
        Dictionary(uniqueKeysWithValues: files).merging(["Config.swift": config]) { $1 }
      ).project.discovery.tokens.count
    }
    #expect(try found(1) == 0)
    #expect(try found(5) == 3)
  }

  @Test func boundsOfASettingAreNoScale() throws {
    let code =
      "enum FontSettings { static let minimumSize: CGFloat = 10; static let maximumSize: CGFloat = 30; static let normalSize: CGFloat = 13; static let stepSize: CGFloat = 1 }"
    #expect(try tokens(code).isEmpty)
  }

  @Test func whatLastsIsNotAllMotion() throws {
    let code = "enum Duration { static let request = 30.0; static let retry = 5.0; static let poll = 10.0 }"
    #expect(try tokens(code).isEmpty)
  }

  @Test func constantsOfEachOtherAreNoTokens() throws {
    let found = try discovery(
      "enum Spacing { static let a: CGFloat = b; static let b: CGFloat = a; static let c: CGFloat = 4; static let d: CGFloat = 8; static let e: CGFloat = 12 }"
    )
    #expect(found.tokens.map { $0.path.last } == ["c", "d", "e"])
    #expect(found.circular.count == 1)
  }

  @Test(arguments: [
    "extension EnvironmentValues { @Entry var theme: any Theme = isPad ? Wide() : Narrow() }",
    "enum App { static let theme: Theme = isPad ? Wide() : Narrow() }",
  ])
  func ofTwoDefaultsOnlyWhatTheyAgreeOnCounts(_ holder: String) throws {
    let themes = """
      protocol Theme { var small: CGFloat { get }; var large: CGFloat { get } }
      struct Wide: Theme { let small: CGFloat = 8; let large: CGFloat = 32; let spacing = Spacing(md: 12, lg: 40) }
      struct Narrow: Theme { let small: CGFloat = 8; let large: CGFloat = 20; let spacing = Spacing(md: 12, lg: 24) }
      struct Spacing { let md: CGFloat; let lg: CGFloat; let sm: CGFloat = 4; let xs: CGFloat = 2 }
      extension Theme { var spacing: Spacing { Spacing(md: 12, lg: 24) } }
      """
    let found = try discovery(themes, holder)
    #expect(found.undecided.count == 1)
    #expect(Set(found.tokens.map(\.value)).isDisjoint(with: [32, 20, 40]))
    #expect(found.tokens.contains { $0.path.last == "md" && $0.value == 12 })
  }

  // MARK: Colors and fonts

  @Test(arguments: [
    ("static let brand = Color(0x3969EF)", "#3969EF"),
    ("static let brand = Color(hexValue: 0x3969EF, alpha: 0.5)", "#3969EF80"),
    ("static var brand: Color { .init(hex: \"3969EF\") }", "#3969EF"),
    (
      "static let brand = Color(light: Color(hex: 0x3969EF), dark: Color(hex: 0xFFFFFF))",
      "#3969EF, dark #FFFFFF"
    ),
    (
      "static let brand = Color(UIColor { traits in traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 1) : UIColor(white: 0, alpha: 1) })",
      "#000000, dark #FFFFFF"
    ),
    ("static let base = Color(hex: \"#3969EF\")\nstatic let brand = base.opacity(0.5)", "#3969EF80"),
    ("static let brand = Color.black.opacity(0.5)", "#00000080"),
    ("static let brand = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)", "#FF0000"),
  ])
  func colorsHoweverTheyAreSpelled(_ declaration: String, _ expected: String) throws {
    let color = try #require(
      try discovery("extension Color { \(declaration) }").colors.first { $0.path.last == "brand" }?.color)
    #expect(DesignToken.Value.color(color).text == expected)
  }

  @Test(arguments: [
    "init(r: Double, g: Double, b: Double, o: Double = 1) { self.init(red: r / 255.0, green: g / 255.0, blue: b / 255.0, opacity: o) }",
    "init(r: Int, g: Int, b: Int) { self.init(.sRGB, red: Double(r) / 255, green: Double(g) / 255, blue: Double(b) / 255) }",
  ])
  func colorsAsTheProjectsInitializerMakesThem(_ initializer: String) throws {
    let found = try discovery(
      """
      extension ShapeStyle where Self == Color { static var faint: Color { Color(r: 123, g: 45, b: 67) } }
      extension Color { static let ink = Color(r: 1, g: 0, b: 1)
        \(initializer) }
      """)
    let values = found.colors.map { $0.color.map { DesignToken.Value.color($0).text } }
    #expect(values == ["#7B2D43", "#010001"])
  }

  @Test(arguments: [
    ("case .light: .white; case .dark: UIColor(white: 0.2, alpha: 1)", "#FFFFFF, dark #333333"),
    ("case .dark: UIColor(white: 0.2, alpha: 1); default: .white", "#FFFFFF, dark #333333"),
    (
      "case .light, .system: .white; case .dark: UIColor(white: 0.2, alpha: 1)", "#FFFFFF, dark #333333"
    ),
    ("case .light: .white; case .system: .red; case .dark: .black", nil),
    ("case .system: .white; default: .black", nil),
  ])
  func whatAThemeThatIsTheAppearanceDecides(_ cases: String, _ expected: String?) throws {
    let found = try discovery(
      """
      enum Look { case light, dark, system }
      enum Colors { static var theme: Look = .light
        static var pill: UIColor { switch theme { \(cases) } } }
      """)
    let value = found.colors.first.flatMap(\.color).map { DesignToken.Value.color($0).text }
    #expect(found.colors.count == 1)
    #expect(value == expected)
  }

  @Test func colorsOfANamespaceThatAConstantHolds() throws {
    let colors = """
      extension Color.App { var leaf: Color { Color(red: 0, green: 0.6, blue: 0.4) }
        var fire: Color { Color(red: 0.9, green: 0.4, blue: 0.2) } }
      """
    let found = try discovery("extension Color { struct App {}; static let app = App() }", colors)
    #expect(found.colors.map(\.path) == [["Color", "app", "leaf"], ["Color", "app", "fire"]])
    // A value of something else that happens to stand there.
    let other = colors + "extension Color.App { var name: String { \"\" } }"
    #expect(try discovery("extension Color { struct App {}; static let app = App() }", other).colors.isEmpty)
  }

  @Test func colorsOfCasesThatAreNumbers() throws {
    let found = try discovery(
      """
      enum Palette { static var leaf: Color { .init(hex: .leaf) } }
      extension Color {
        fileprivate enum Hex: UInt32 { case leaf = 0x00AB84 }
        fileprivate init(hex: Hex, opacity: Double = 1) { self.init(hex: hex.rawValue, opacity: opacity) }
        fileprivate init(hex: UInt32, opacity: Double = 1) {
          func part(_ shift: Int) -> Double { Double((hex >> shift) & 0xFF) / 255 }
          self.init(red: part(16), green: part(8), blue: part(0), opacity: opacity)
        }
      }
      """)
    let color = try #require(found.colors.first { $0.path.last == "leaf" }?.color)
    #expect(DesignToken.Value.color(color).text == "#00AB84")
  }

  @Test func assetsBehindGeneratedTypes() throws {
    let found = try discovery(
      """
      enum Asset { static let brand = ColorAsset(name: "Brand") }
      final class ColorAsset { let name: String
        lazy var swiftUIColor: Color = { Color(self) }()
        init(name: String) { self.name = name }
      }
      enum Theme { static let accent = Asset.brand.swiftUIColor }
      """)
    let accent = try #require(found.colors.first { $0.path == ["Theme", "accent"] })
    guard case .asset("Brand") = accent.value.paint else {
      Issue.record("\(accent.value)")
      return
    }
  }

  @Test(arguments: [".body.weight(.bold)", "Font.body.weight(.bold)", ".body.bold()"])
  func fontsAreNamedHoweverTheyAreWritten(_ written: String) throws {
    let trial = try ProjectTrial([
      "A.swift": "import SwiftUI\nenum Typography { static let strong = Font.body.weight(.bold) }",
      "B.swift": "import SwiftUI\nlet a = Text(\"\").font(\(written))",
    ])
    #expect(trial.findings(PreferToken.rule).first?.fixes.first?.title == "Use Typography.strong")
  }

  @Test func fontsWhoseFamilyTheWeightDecides() throws {
    func fonts(_ type: String, _ make: String) -> String {
      """
      extension \(type) { static let heading: \(type) = .brand(size: 20, weight: .bold)
        static let verse: \(type) = .brand(size: 16)
        static func brand(size: CGFloat, weight: Weight = .regular) -> \(type) { \(make) }
        private static func face(weight: Weight) -> String {
          switch weight { case .bold, .heavy: return "Avenir-Demi"
            default: return "Avenir-Regular" } } }
      """
    }
    let found = try discovery(
      fonts("Font", ".custom(face(weight: weight), size: size)"),
      fonts("UIFont", "UIFont(name: face(weight: weight), size: size)!"))
    let texts = found.fonts.filter { !$0.font.isOfAnySize }.map(\.font.text)
    #expect(texts == ["Avenir-Demi 20", "Avenir-Regular 16", "Avenir-Demi 20", "Avenir-Regular 16"])
  }

  @Test(arguments: [
    "", "typealias Font = FontConvertible.Font\nstruct FontConvertible { typealias Font = UIFont }",
  ])
  func fontsOfATypeInTheSystemsByItsModule(_ other: String) throws {
    let trial = try ProjectTrial([
      "A.swift": """
      import SwiftUI
      extension SwiftUI.Font { struct App {}
        static let app = App() }
      extension SwiftUI.Font.App { var title: SwiftUI.Font { .system(size: 20) }
        var body: SwiftUI.Font { .custom("Plex", size: 14) } }
      """,
      "B.swift": "import SwiftUI\nlet a = Text(\"\").font(.app.title).font(SwiftUI.Font.app.body)",
      "C.swift": "import SwiftUI\n" + other,
    ])
    let fonts = trial.project.discovery.fonts
    #expect(fonts.map(\.path) == [["Font", "app", "title"], ["Font", "app", "body"]])
    #expect(fonts.map { trial.project.tokenUses.count(of: $0.slot) } == [1, 1])
    let reference = trial.project.reference(trial.project.fontSpellings[0])
    #expect(reference == (other.isEmpty ? "Font.app.title" : "SwiftUI.Font.app.title"))
  }

  @Test func fontsOfATypeThatAConstantHolds() throws {
    let trial = try ProjectTrial([
      "A.swift": """
      import SwiftUI
      extension SwiftUI.Font { static let custom = Diatype.self
        struct Diatype { static var title: SwiftUI.Font = .custom("Diatype", size: 28)
          static var body: SwiftUI.Font = .custom("Diatype", size: 17) } }
      """,
      "B.swift": "import SwiftUI\nlet a = Text(\"\").font(.custom.title)",
    ])
    let fonts = trial.project.discovery.fonts
    #expect(fonts.map(\.path) == [["Font", "custom", "title"], ["Font", "custom", "body"]])
    #expect(fonts.map { trial.project.tokenUses.count(of: $0.slot) } == [1, 0])
  }

  @Test func fontsOfUIKitAreNoneOfSwiftUI() throws {
    let trial = try ProjectTrial([
      "A.swift":
        "import UIKit\nextension UIFont { static let callout: UIFont = .preferredFont(forTextStyle: .callout); static let verse = Verse() }\nstruct Verse { let reply = UIFont.systemFont(ofSize: 15) }",
      "B.swift":
        "import SwiftUI\nlet a = Text(\"\").font(.callout)\nlet b = Text(\"\").font(Font(UIFont.verse.reply)).font(.system(size: 15))",
      "C.swift": "import UIKit\nfunc set(_ label: UILabel) { label.font = UIFont.verse.reply }",
    ])
    #expect(trial.findings(PreferToken.rule).isEmpty)
  }

  @Test func statesAndChoicesAreNoScale() throws {
    let code = """
      enum BorderStyle { case normal, focused, error
        var borderWidth: CGFloat { switch self { case .normal: 1; case .focused: 2; case .error: 3 } } }
      enum IconSize: String, Codable { case s, m, l
        var iconSize: CGFloat { switch self { case .s: 16; case .m: 24; case .l: 32 } } }
      """
    #expect(try tokens(code).isEmpty)
  }

  private static let stages = """
    enum AnimationStages: CaseIterable { case low, mid, high
      var circleOpacity: CGFloat { switch self { case .low: 0.2; case .mid: 0.5; case .high: 0.9 } } }
    """

  @Test(arguments: [
    "let a = Text(\"\").phaseAnimator(AnimationStages.allCases) { view, stage in view.background(Color.red.opacity(stage.circleOpacity)) }",
    "struct A: View { @State private var stage: AnimationStages = .low\nvar body: some View { Text(\"\").background(Color.red.opacity(stage.circleOpacity)).onTapGesture { stage = .high } } }",
    "struct A: View { let stage: AnimationStages; var body: some View { Text(\"\").background(Color.red.opacity(stage.circleOpacity)) } }\nstruct B: View { @State var stage = AnimationStages.low\nvar body: some View { A(stage: stage) } }",
  ])
  func statesThatOnlyVariablesHoldAreNoScale(_ view: String) throws {
    #expect(try tokens(Self.stages, view).isEmpty)
  }

  @Test(arguments: [
    "struct A: View { let stage: AnimationStages; var body: some View { Text(\"\").background(Color.red.opacity(stage.circleOpacity)) } }\nlet b = A(stage: .high)",
    "let a = Text(\"\").background(Color.red.opacity(AnimationStages.low.circleOpacity))",
    "extension View { func faded(_ stage: AnimationStages) -> some View { background(Color.red.opacity(stage.circleOpacity)) } }",
    "struct A: View { private let stage: AnimationStages; init(_ stage: AnimationStages = .low) { self.stage = stage }\nvar body: some View { Text(\"\").background(Color.red.opacity(stage.circleOpacity)) } }",
  ])
  func stepsThatAreNamedAreAScale(_ view: String) throws {
    #expect(try tokens(Self.stages, view).count == 3)
  }

  @Test func whatIsNamedElsewhereIsAScale() throws {
    let code = Self.stages.replacing("enum", with: "public enum").replacing(
      "var circle", with: "public var circle")
    #expect(try tokens(code).count == 3)
  }

  @Test func colorsOfWhatTheDataSaysAreNoPalette() throws {
    let code = """
      enum Document { case swift, markdown, image }
      enum DocumentIcon { static func tint(of document: Document) -> Color {
        switch document { case .swift: Color(white: 0.1); case .markdown: Color(white: 0.2); case .image: Color(white: 0.3) } } }
      """
    let row =
      "struct Row: View { let document: Document; var body: some View { Text(\"\").foregroundStyle(DocumentIcon.tint(of: document)) } }"
    #expect(try discovery(code, row).colors.isEmpty)
    let named = "let a = Text(\"\").foregroundStyle(DocumentIcon.tint(of: .swift))"
    #expect(try discovery(code, row, named).colors.count == 3)
    // Themes that somebody chooses from.
    let themes = """
      enum ReaderTheme { case light, sepia
        var ground: Color { switch self { case .light: Color(white: 1); case .sepia: Color(red: 0.9, green: 0.8, blue: 0.7) } } }
      """
    #expect(try discovery(themes).colors.isEmpty)
  }

  @Test func whatIsThereToShowAllIsNoSet() throws {
    let code = """
      extension UIFont { static let small = UIFont.systemFont(ofSize: 11); static let large = UIFont.systemFont(ofSize: 21) }
      enum AppFont: CaseIterable { case small, large
        var font: UIFont { switch self { case .small: .small; case .large: .large } } }
      """
    let list = "let a = ForEach(AppFont.allCases, id: \\.self) { Text(\"\").font(Font($0.font)) }"
    #expect(try discovery(code, list).fonts.map(\.path) == [["UIFont", "small"], ["UIFont", "large"]])
    // Somebody names one.
    let named = "let b = Text(\"\").font(Font(AppFont.small.font))"
    #expect(try discovery(code, list, named).fonts.count == 4)
  }

  @Test func constantsThatAreCalled() throws {
    let trial = try ProjectTrial([
      "A.swift": """
      import SwiftUI
      extension UIColor { class func accent() -> UIColor { return UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1) }
        static func random() -> UIColor { UIColor(white: .random(in: 0...1), alpha: 1) } }
      extension Color { static func brand() -> Color { Color(red: 0.4, green: 0.2, blue: 0.3) } }
      extension Font { static func small() -> Font { .system(size: 11) } }
      enum Spacing { static let small: CGFloat = 7; static let large: CGFloat = 19; static let huge: CGFloat = 23
        static func wide() -> CGFloat { 30 } }
      """,
      "B.swift":
        "import SwiftUI\nstruct Card: View { var body: some View { VStack { Text(\"\").foregroundStyle(Color(red: 0.4, green: 0.2, blue: 0.3)); Circle().fill(Color.brand()) } } }",
    ])
    let found = trial.project.discovery
    #expect(found.colors.map(\.path) == [["UIColor", "accent()"], ["Color", "brand()"]])
    #expect(found.fonts.map(\.path) == [["Font", "small()"]])
    #expect(found.tokens.map(\.path.last) == ["small", "large", "huge"])
    let finding = try #require(trial.findings(HardcodedColor.rule).first { $0.location.file == "B.swift" })
    #expect(finding.fixes.first?.edits.map(\.text) == ["Color.brand()"])
  }

  @Test func stepsWithoutAWordForWhatTheyAre() throws {
    let theme = """
      protocol Shapes { var none: CGFloat { get }; var small: CGFloat { get }; var large: CGFloat { get }; var xxLarge: CGFloat { get } }
      struct AppShapes: Shapes { let none: CGFloat = 0; let small: CGFloat = 7; let large: CGFloat = 15; let xxLarge: CGFloat = 31 }
      final class Theme { static let shared = Theme(); let shape: Shapes = AppShapes() }
      """
    let uses =
      "let a = RoundedRectangle(cornerRadius: Theme.shared.shape.small)\nlet b = RoundedRectangle(cornerRadius: Theme.shared.shape.large)"
    #expect(try tokens(theme, uses).count == 4)
    #expect(try discovery(theme, uses).tokens.allSatisfy { $0.role == .radius })
    // Nobody says what they are.
    #expect(try tokens(theme).isEmpty)
    #expect(try tokens(theme, uses + "\nlet c = Text(\"\").padding(Theme.shared.shape.large)").isEmpty)
    // These are no steps.
    #expect(try tokens(theme.replacing("xxLarge", with: "bubble"), uses).isEmpty)
  }

  @Test func theWayThatCodeNamesIsTheTokens() throws {
    let theme = """
      final class Theme { static let shared = Theme(); let settings = ThemeSettings()
        var spacing: Spacings { settings.spacing } }
      struct ThemeSettings { static let standard = ThemeSettings(); let spacing = Spacings() }
      struct Spacings { let small: CGFloat = 4; let large: CGFloat = 18; let huge: CGFloat = 33 }
      """
    let found = try tokens(theme, "let a = Text(\"\").padding(Theme.shared.spacing.large)")
    #expect(
      found == [
        "Theme.shared.spacing.huge = 33", "Theme.shared.spacing.large = 18", "Theme.shared.spacing.small = 4",
      ])
    // Nobody names any.
    #expect(try tokens(theme).count == 6)
  }

  @Test func textStylesAreSetByTheProjectsModifier() throws {
    let trial = try ProjectTrial([
      "A.swift":
        "import SwiftUI\nstruct TextStyle { let font: Font; let color: Color; static let body = TextStyle(font: .body, color: .primary); static let title = TextStyle(font: .system(size: 24), color: .primary) }\nextension View { func textStyle(_ style: TextStyle) -> some View { font(style.font).foregroundStyle(style.color) } }",
      "B.swift": "import SwiftUI\nlet a = Text(\"\").font(.system(size: 24))",
    ])
    let fix = try #require(
      trial.findings(PreferToken.rule).first { $0.location.file == "B.swift" }?.fixes.first)
    #expect(fix.title == "Use .textStyle(.title)")
    #expect(fix.edits.map(\.text) == ["textStyle(.title)"])
  }

  @Test func smallCapsAreAnotherFont() throws {
    let trial = try ProjectTrial([
      "A.swift": "import SwiftUI\nextension Font { static let section: Font = .headline.smallCaps() }",
      "B.swift":
        "import SwiftUI\nlet a = Text(\"\").font(.headline)\nlet b = Text(\"\").font(.headline.smallCaps())",
    ])
    let findings = trial.findings(PreferToken.rule)
    #expect(findings.map(\.location.start.line) == [3])
  }

  @Test func casesOfATextStyle() throws {
    let code = """
      enum Copy { case title, body }
      extension Copy { var font: SwiftUI.Font { switch self { case .title: .system(size: 32); case .body: .system(size: 16) } }
        var lineSpacing: CGFloat { switch self { case .title: 0; case .body: 5 } } }
      """
    let modifier =
      "extension View { func copy(_ copy: Copy) -> some View { font(copy.font).lineSpacing(copy.lineSpacing) } }"
    let use = "let a = Text(\"\").copy(.title)"
    let found = try discovery(code, modifier, use)
    #expect(found.fonts.map(\.path) == [["Copy", "title", "font"], ["Copy", "body", "font"]])
    #expect(found.fonts.map(\.modifier) == ["copy", "copy"])
    // Something else that has a font as well.
    #expect(try discovery(code, "let a = Text(\"\").font(Copy.title.font)").fonts.isEmpty)
    let plain = "enum Copy { case title; var font: Font { switch self { case .title: .system(size: 32) } } }"
    #expect(try discovery(plain, "let a = Text(\"\").font(Copy.title.font)").fonts.count == 1)
  }

  @Test func functionsOfACase() throws {
    let found = try discovery(
      """
      enum Brand: String { case accent = "Accent", ground }
      extension Color { static func brand(_ brand: Brand) -> Color {
        switch brand { case .accent: Color(hex: 0x3969EF); case .ground: Color(white: 1) } } }
      """)
    #expect(found.colors.map(\.path).contains(["Color", "brand(.accent)"]))
  }

  @Test(arguments: [
    ("Font.system(size: 17, weight: .semibold)", "system 17 semibold"),
    ("Font.custom(\"Inter\", size: 15, relativeTo: .body)", "Inter 15 (body)"),
    ("Font.headline.weight(.bold)", "headline bold"),
    ("Font(UIFont.systemFont(ofSize: 12))", "system 12"),
    ("Font.body.weight(.medium).italic()", "body medium italic"),
    ("Font.headline.smallCaps()", "headline small caps"),
  ])
  func fonts(_ expression: String, _ expected: String) throws {
    let found = try discovery("enum Typography { static let title = \(expression) }")
    #expect(found.fonts.map(\.font.text) == [expected])
  }
}
