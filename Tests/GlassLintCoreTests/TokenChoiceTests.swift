import Testing

@testable import GlassLintCore

/// Tokens whose values the app chooses as it starts, among values that the source has.
@Suite struct TokenChoiceTests {
  private func trial(_ code: String...) throws -> ProjectTrial {
    let files = code.enumerated().map { ("File\($0.offset).swift", "import SwiftUI\n" + $0.element) }
    return try ProjectTrial(Dictionary(uniqueKeysWithValues: files))
  }

  private func colors(_ code: String...) throws -> [String: String] {
    let files = code.enumerated().map { ("File\($0.offset).swift", "import SwiftUI\n" + $0.element) }
    let trial = try ProjectTrial(Dictionary(uniqueKeysWithValues: files))
    return trial.project.discovery.colors.reduce(into: [:]) { colors, color in
      colors[color.path.joined(separator: ".")] =
        switch color.value.paint {
        case .components(let value):
          DesignToken.Value.color(value.applying(opacity: color.value.opacity)).text
        case .asset(let name): "asset \(name)"
        case .member(let symbol): "member \(symbol)"
        case .resource(let symbol): "resource \(symbol)"
        case .pair: "pair"
        case .varying: "varying"
        }
    }
  }

  // MARK: Branches of an initializer

  private static let sizes = """
    struct PlatformSizes { let cardSpacing: CGFloat; let rowSpacing: CGFloat; let wideSpacing: CGFloat; let cardRadius: CGFloat
      let ink: Color; let paper: Color }
    extension PlatformSizes {
      static let phone = PlatformSizes(cardSpacing: 10, rowSpacing: 5, wideSpacing: 20, cardRadius: 12, ink: Color(white: 0.2), paper: .white)
      static let pad: PlatformSizes = .init(cardSpacing: 10, rowSpacing: 5, wideSpacing: 28, cardRadius: 12, ink: Color(white: 0.2), paper: .black)
    }
    """

  private static let holder = """
    final class Constants {
      static let main = Constants()
      private var sizes: PlatformSizes
      var cardSpacing: CGFloat { sizes.cardSpacing }
      var rowSpacing: CGFloat { sizes.rowSpacing }
      var wideSpacing: CGFloat { sizes.wideSpacing }
      var halfSpacing: CGFloat { cardSpacing / 2 }
      var cardRadius: CGFloat { sizes.cardRadius }
      var ink: Color { sizes.ink }
      var paper: Color { sizes.paper }
      INIT
    }
    """

  @Test(arguments: [
    "private init() { if isPhone { self.sizes = .phone } else if isPad { self.sizes = .pad } else { print(1); self.sizes = .phone } }",
    "init() { if isPhone { sizes = .phone } else if isPad { sizes = PlatformSizes.pad } else { fatalError() } }",
    "init() { switch idiom() { case .phone: sizes = .phone; case .pad: print(1); sizes = .pad; default: preconditionFailure() } }",
    "init() { if isPhone { if isSmall { sizes = .phone } else { sizes = .phone } } else { sizes = .pad } }",
    "init() { sizes = isPhone ? .phone : .pad }",
    "init() { self.sizes = if isPhone { .phone } else { .pad } }",
    "#if os(macOS)\ninit() { sizes = isPhone ? .phone : .pad }\n#else\ninit() { sizes = isPhone ? .phone : .pad }\n#endif",
    "init() {\n#if os(macOS)\nsizes = .phone\n#else\nsizes = .pad\n#endif\n}",
  ])
  func whatAllChoicesAgreeOnIsKnown(_ initializer: String) throws {
    let holder = Self.holder.replacing("INIT", with: initializer)
    let found = try trial(Self.sizes, holder)
    #expect(
      found.tokens == [
        "Constants.main.cardRadius = 12", "Constants.main.cardSpacing = 10", "Constants.main.halfSpacing = 5",
        "Constants.main.rowSpacing = 5",
      ])
    let colors = try colors(Self.sizes, holder)
    #expect(colors["Constants.main.ink"] == "#333333")
    #expect(colors["Constants.main.paper"] == "varying")
    // Where the values are written down is theirs, also of those that differ.
    let view = (0..<12).map { "let a\($0) = Text(\"\").padding(Constants.main.rowSpacing)" }
    let used = try trial(
      Self.sizes, holder, (view + ["let b = Text(\"\").padding(5)"]).joined(separator: "\n"))
    #expect(Set(used.findings(PreferToken.rule).map(\.location.file)) == ["File2.swift"])
    // It is the app that chooses, and nobody's mistake.
    #expect(found.project.discovery.undecided.isEmpty)
  }

  @Test(arguments: [
    // Nothing is known of one of them.
    "init() { if isPhone { sizes = .phone } else { sizes = load() } }",
    // Where it is not set, it is what it was before.
    "init(_ sizes: PlatformSizes = load()) { self.sizes = sizes; if isPhone { self.sizes = .phone } }",
    "init() { if isPhone { sizes = .phone } else { makeSizes() } }",
  ])
  func whatIsNotKnownOfOneIsKnownOfNone(_ initializer: String) throws {
    let found = try trial(Self.sizes, Self.holder.replacing("INIT", with: initializer))
    #expect(found.tokens.isEmpty)
  }

  /// What the user has set is no step of a scale.
  @Test(arguments: [
    "static var current: TextSize { get { TextSize(rawValue: stored(\"size\")) ?? .standard } set { store(newValue.rawValue) } }",
    "static var current = TextSize.standard",
  ])
  func anEnumerationThatKeepsAChoice(_ current: String) throws {
    let found = try trial(
      """
      enum TextSize: Int { case small, standard, large
        \(current)
        var fontSize: CGFloat { switch self { case .small: 15; case .standard: 16; case .large: 18 } } }
      let label = Text("").font(.system(size: TextSize.current.fontSize))
      """)
    #expect(found.tokens.isEmpty)
  }

  @Test func lightAndDarkInAnInitializer() throws {
    let found = try colors(
      """
      struct Palette { let ink: Color; let ground: Color
        init(_ scheme: ColorScheme) { if scheme == .dark { ink = Color(white: 1); ground = .black } else { ink = Color(white: 0.2); ground = .white } } }
      enum Theme { static let colors = Palette(scheme) }
      """)
    #expect(found["Theme.colors.ink"] == "#333333, dark #FFFFFF")
  }

  @Test func theCaseThatAnInitializerIsGiven() throws {
    let found = try trial(
      """
      enum Density { case tight, loose }
      struct Spacing { let small: CGFloat; let medium: CGFloat; let large: CGFloat
        init(_ density: Density) { switch density {
          case .tight: small = 3; medium = 6; large = 9
          case .loose: small = 5; medium = 10; large = 20 } } }
      enum DS { static let spacing = Spacing(.loose) }
      """)
    #expect(found.tokens == ["DS.spacing.large = 20", "DS.spacing.medium = 10", "DS.spacing.small = 5"])
  }

  @Test func anInitializerOfManyProperties() throws {
    let names = (0..<60).map { "gap\($0)" }
    let found = try trial(
      """
      struct SpacingScale { \(names.map { "let \($0): CGFloat" }.joined(separator: "; "))
        init() { \(names.enumerated().map { "self.\($1) = CGFloat(\($0) + 1)" }.joined(separator: "; ")) } }
      enum DS { static let spacing = SpacingScale() }
      """)
    #expect(found.tokens.count == 60)
  }

  // MARK: What stands in for nil

  private static let kit = """
    protocol Shapes { var small: CGFloat { get }; var medium: CGFloat { get }; var large: CGFloat { get } }
    final class StandardShapes: Shapes { let small: CGFloat = 4; let medium: CGFloat = 9; let large: CGFloat = 21 }
    final class RoundShapes: Shapes { let small: CGFloat = 5; let medium: CGFloat = 10; let large: CGFloat = 20 }
    protocol ThemeProtocol { var radius: Shapes { get } }
    final class AppTheme: ThemeProtocol {
      let configuration: ThemeConfiguration
      var radius: Shapes { configuration.radius }
      init(configuration: ThemeConfiguration = CONFIGURATION) { self.configuration = configuration }
    }
    final class ThemeManager { static var shared: ThemeProtocol = AppTheme() }
    """

  private static let configuration = """
    struct ThemeConfiguration { let radius: Shapes
      init(radius: Shapes? = nil) { Fonts.register(); self.radius = radius ?? StandardShapes() } }
    """

  @Test(arguments: [("ThemeConfiguration()", 9.0), ("ThemeConfiguration(radius: RoundShapes())", 10.0)])
  func anArgumentThatIsLeftOut(_ made: String, _ medium: Double) throws {
    let found = try trial(Self.configuration, Self.kit.replacing("CONFIGURATION", with: made))
    #expect(found.tokens.contains("ThemeManager.shared.radius.medium = \(Scale.text(medium))"))
    #expect(found.tokens.count == 3)
  }

  // MARK: Overloads

  private static let manager = """
    protocol Colors { var success: Color { get }; var blue: Color { get }; var ink: Color { get }; var shared: Color { get } }
    final class ColorManager: Colors { let bundle: Bundle
      enum SystemColors: String { case blue, shared }
      enum BrandColors: String { case success, shared, ink = "Ink" }
      init(bundle: Bundle = .main) { self.bundle = bundle }
      var success: Color { color(for: .success) }
      var blue: Color { color(for: .blue) }
      var ink: Color { color(for: .ink) }
      var shared: Color { color(for: .shared) }
      func color(for system: SystemColors) -> Color { switch system { case .blue: return Color(white: 0.5); case .shared: return Color(white: 0.6) } }
      func color(for brand: BrandColors) -> Color { Color(brand.rawValue, bundle: bundle) } }
    enum Theme { static let colors: Colors = ColorManager() }
    """

  @Test func overloadsByTheCaseThatTheyAreGiven() throws {
    let found = try colors(Self.manager)
    #expect(found["Theme.colors.success"] == "asset success")
    #expect(found["Theme.colors.ink"] == "asset Ink")
    #expect(found["Theme.colors.blue"] == "#808080")
    // Both have it, so that its value is not known.
    #expect(found["Theme.colors.shared"] == "varying")
  }

  @Test func aCaseIsNoColorOfTheSystemOfThatName() throws {
    let found = try colors(
      """
      enum Tint { case blue, pink }
      enum Theme { static let link = color(for: .blue)
        static func color(for tint: Tint) -> Color { if let own = load(tint) { return own }; return .red } }
      """)
    #expect(found["Theme.link"] == nil)
  }
}
