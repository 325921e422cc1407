import Testing

@testable import GlassLintCore

/// Colors of a whole project: its constants, its asset catalogs, and what its views are painted with.
@Suite struct ProjectColorTests {
  /// `#RRGGBB` as a color set, with another value in dark appearance.
  private static func colorSet(_ light: String, dark: String? = nil) -> String {
    func color(_ hex: String) -> String {
      let bytes = stride(from: 1, to: 7, by: 2).map { start in
        "0x" + hex.dropFirst(start).prefix(2)
      }
      return
        #"{"color-space": "srgb", "components": {"red": "\#(bytes[0])", "green": "\#(bytes[1])", "blue": "\#(bytes[2])", "alpha": "1"}}"#
    }
    let night = dark.map {
      #", {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}], "color": \#(color($0))}"#
    }
    return #"{"colors": [{"idiom": "universal", "color": \#(color(light))}\#(night ?? "")]}"#
  }

  private let brand = "Assets.xcassets/brand.colorset/Contents.json"

  private func view(_ body: String) -> String {
    "import SwiftUI\nstruct Card: View {\n  var body: some View {\n\(body)\n  }\n}\n"
  }

  /// What is said about the files, in order, with the first fix behind it.
  private func findings(
    _ files: [String: String], configuration: String = "{}", errors: Int = 0
  ) throws -> [String] {
    let folder = try TemporaryFolder()
    try folder.write(".glasslint.json", configuration)
    for (name, text) in files { try folder.write(name, text) }
    let store = ConfigurationStore(workingDirectory: folder.path)
    let list = FileFinder(store: store).find([folder.path])
    #expect(store.errors.isEmpty)
    let loaded = ProjectLoader(store: store, jobs: 1, usesCache: false).load(
      for: list, configurations: store.configurations, named: [folder.path])
    #expect(loaded.errors.count == errors, "\(loaded.errors)")
    let linter = Linter(
      configurations: store.configurations, projects: loaded.projects, jobs: 1,
      reported: [HardcodedColor.rule.id])
    let all = list.files.flatMap { linter.lint(Array((files[$0.path] ?? "").utf8), as: $0).findings }
    return all.filter { $0.rule == HardcodedColor.rule.id }.map { finding in
      let fix = finding.fixes.first.map { " → \($0.applicability) \($0.edits.map(\.text).joined())" } ?? ""
      return "\(finding.severity): \(finding.message)\(fix)"
    }
  }

  // MARK: Color sets

  @Test func whatIsCopiedOfAWideColorAreItsDigitsInSRGB() throws {
    let wide =
      #"{"colors": [{"idiom": "universal", "color": {"color-space": "display-p3", "components": {"red": "255", "green": "66", "blue": "107", "alpha": "1"}}}]}"#
    let found = try findings([
      brand: wide, "Card.swift": view("Text(a).foregroundStyle(Color(hex: \"#FF2068\"))"),
    ])
    #expect(found.count == 1)
    #expect(found.first?.contains("in sRGB") == true)
    #expect(found.first?.contains("unsafe") == true)
  }

  @Test func aColorSetThatIsNamedAsOneOfTheSystemsIsItsOwn() throws {
    let found = try ProjectTrial([
      "A.swift":
        "import SwiftUI\nenum Brand { static let ink = Color(.primary); static let deep = Color(resource: .label); static let text = Color.primary; static let line = Color(.label) }"
    ]).project.discovery.colors
    let own = AppearanceColor(light: ColorComponents(red: 0.2, green: 0.2, blue: 0.4))
    let catalog = CatalogColors(
      ["Primary", "Label"].map {
        DesignToken(
          role: .color, name: $0, value: .color(own), reference: nil,
          origin: .assetCatalog(file: "Assets.xcassets/\($0).colorset"))
      })
    #expect(found.map { catalog.color(of: $0.value) == own } == [true, true, false, true])
    let system = CatalogColors([])
    #expect(found.map { system.color(of: $0.value) == nil } == [true, true, false, false])
  }

  @Test func aColorSetIsNamedAsTheProjectSpellsThem() throws {
    let literal = "Text(\"\").background(Color(red: 1, green: 0.2, blue: 0))"
    for (use, name) in [
      ("Text(\"\").tint(Color(\"brand\"))", "Color(\"brand\")"),
      ("Text(\"\").tint(Color(.brand))", "Color(.brand)"),
      ("Text(\"\").tint(.brand)", "Color.brand"), ("Text(\"\").tint(Color.brand)", "Color.brand"),
    ] {
      let found = try findings([
        brand: Self.colorSet("#FF3300"),
        "Card.swift": view("VStack {\n\(literal)\n\(use)\n\(use)\n\(use)\n}"),
      ])
      #expect(found == ["warning: color #FF3300 is the token `\(name)`; use it by name → safe \(name)"])
    }
  }

  @Test func whatTheProjectDeclaresGoesBeforeWhatXcodeMakesOfAColorSet() throws {
    let uses = Array(repeating: "Text(\"\").tint(.wave)", count: 3).joined(separator: "\n")
    let found = try findings([
      "Assets.xcassets/GroundColor.colorset/Contents.json": Self.colorSet("#112233"),
      "Assets.xcassets/OtherColor.colorset/Contents.json": Self.colorSet("#FF3300"),
      "Assets.xcassets/wave.colorset/Contents.json": Self.colorSet("#00FFFF"),
      "Theme.swift":
        "import SwiftUI\nextension Color { static var ground: Color { Color(\"OtherColor\") } }\n",
      "Card.swift": view(
        "VStack {\nText(\"\").background(Color(hex: \"#112233\")).tint(Color(hex: \"#FF3300\"))\n\(uses)\n}"),
    ])
    #expect(!found.contains { $0.contains("#112233") && $0.contains("Color.ground") })
    #expect(found.contains { $0.contains("#FF3300") && $0.contains("Color.ground") })
  }

  @Test func aConstantThatIsSetToAColorSetIsItsName() throws {
    let files = [
      brand: Self.colorSet("#FF3300", dark: "#FF6600"),
      "Theme.swift":
        "import SwiftUI\nenum Theme {\n  static let accent = Color(\"brand\", bundle: .module)\n}\n",
      "Card.swift": view("Text(\"\").tint(Color(red: 1, green: 0.2, blue: 0))"),
    ]
    #expect(
      try findings(files) == [
        "warning: color #FF3300 is the token `Theme.accent` in light appearance; use it by name, so that it adapts → unsafe Theme.accent"
      ])
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(name, text) }
    let read = try TokenInventory.read(
      holding: ".", store: ConfigurationStore(workingDirectory: folder.path), usesCache: false)
    let entries = read?.sections.first { $0.role == .color }?.entries ?? []
    #expect(entries.map(\.token.reference) == ["Theme.accent"])
    #expect(entries.map(\.token.value.text) == ["#FF3300, dark #FF6600"])
  }

  @Test func whatIsGeneratedForAColorSetIsItsName() throws {
    let generated = """
      import SwiftUI
      enum Asset {
        enum Colors { static let brand = ColorAsset(name: "brand") }
      }
      final class ColorAsset {
        fileprivate(set) var name: String
        typealias Color = UIColor
        private(set) lazy var color: Color = { Color(asset: self)! }()
        private(set) lazy var swiftUIColor: SwiftUI.Color = { SwiftUI.Color(asset: self) }()
        fileprivate init(name: String) { self.name = name }
      }
      """
    let found = try findings([
      brand: Self.colorSet("#FF3300"), "Assets.swift": generated,
      "Card.swift": view("Text(\"\").tint(Color(0xFF3300)).background(Color(UIColor(hex: \"#FF3300\")))"),
    ])
    #expect(found.count == 2)
    // One of UIKit's type is no alternative where SwiftUI's is.
    #expect(found[0].contains("is the token `Asset.Colors.brand.swiftUIColor`; use it by name →"))
    #expect(found[0].hasSuffix("→ safe Asset.Colors.brand.swiftUIColor"))
    #expect(found[1].hasSuffix("→ safe Asset.Colors.brand.color"))
    // Where code rather takes what Xcode makes of the set, that is its name.
    let uses = (0..<4).map { "Text(\"\($0)\").foregroundStyle(.brand)" }.joined(separator: "; ")
    let other = try findings([
      brand: Self.colorSet("#FF3300"), "Assets.swift": generated, "Uses.swift": view("VStack { \(uses) }"),
      "Card.swift": view("Text(\"\").tint(Color(0xFF3300))"),
    ])
    #expect(other.count == 1)
    #expect(other[0].contains("is the token `Color.brand`"))
  }

  @Test func aStringIsLeftAloneUnlessAConstantIsTheHabit() throws {
    let theme = "import SwiftUI\nextension Color { static let accent = Color(\"brand\") }\n"
    func found(_ body: String) throws -> [String] {
      try findings([brand: Self.colorSet("#FF3300"), "Theme.swift": theme, "Card.swift": view(body)])
    }
    #expect(try found("Text(\"\").tint(Color(\"brand\"))") == [])
    let uses = Array(repeating: "Text(\"\").foregroundStyle(Color.accent)", count: 3).joined(separator: "\n")
    #expect(
      try found("VStack {\n\(uses)\nText(\"\").tint(Color(\"brand\"))\n}") == [
        "info: the color set \"brand\" has the name `Color.accent` in this project; use that → unsafe Color.accent"
      ])
  }

  @Test func whatAFileNamesByStringsIsOneFinding() throws {
    let uses = ["accent", "warning"].flatMap { Array(repeating: "Text(\"\").tint(Color.\($0))", count: 3) }
    let found = try findings([
      brand: Self.colorSet("#FF3300"),
      "Assets.xcassets/alert.colorset/Contents.json": Self.colorSet("#FFCC00"),
      "Theme.swift":
        "import SwiftUI\nextension Color { static let accent = Color(\"brand\")\nstatic let warning = Color(\"alert\") }\n",
      "Uses.swift": view("VStack {\n\(uses.joined(separator: "\n"))\n}"),
      "Card.swift": view("Text(\"\").tint(isOn ? Color(\"brand\") : Color(\"alert\"))")
        + "\nextension Card.Kind { var tint: Color { Color(\"brand\") } }",
    ])
    #expect(
      found == [
        """
        info: these color sets have names in this project: `Color.accent`, `Color.warning`; use those \
        → unsafe Color.accentColor.warningColor.accent
        """
      ])
  }

  @Test func namesOfColorSetsAreThoseThatXcodeMakes() {
    #expect(AssetSymbol.path(of: "Brand Colors/primary-accent") == ["BrandColors", "primaryAccent"])
    #expect(AssetSymbol.path(of: "URLText") == ["urlText"])
    #expect(AssetSymbol.path(of: "HTML") == ["html"])
    #expect(AssetSymbol.path(of: "500") == ["_500"])
    #expect(AssetForm.member.reference(to: "Brand/card", as: .uiKit) == "UIColor.Brand.card")
    #expect(AssetForm.resource.reference(to: "card", as: .uiKit) == "UIColor(resource: .card)")
  }

  // MARK: Palette

  private let theme = """
    import SwiftUI
    enum Theme {
      static let errorRed = Color(red: 1, green: 0.23, blue: 0.19)
      static let ink = Color(white: 0.2)
      static let blackWash = Color.black.opacity(0.3)
      static let success = Color(red: 0.1, green: 0.7, blue: 0.3)
    }
    """

  private func painted(_ body: String, configuration: String = "{}", errors: Int = 0) throws -> [String] {
    let uses = ["foregroundStyle", "background"].flatMap { call in
      Array(repeating: "Text(\"\").\(call)(Theme.ink)", count: 12)
    }
    return try findings(
      ["Theme.swift": theme, "Uses.swift": view(uses.joined(separator: "\n")), "View.swift": view(body)],
      configuration: configuration, errors: errors)
  }

  @Test func aWashIsReportedWhereTheProjectHasIt() throws {
    // That a hue looks like a color of the project's is no reason.
    #expect(
      try painted(
        "ErrorText().foregroundStyle(isOn ? .red : .primary)\nText(\"\").background(Theme.errorRed)"
      ).isEmpty)
    #expect(
      try painted("VStack { Text(\"\").background(.black.opacity(0.3)) }") == [
        "warning: black at 0.3 is the token `Theme.blackWash`; use it by name → safe Theme.blackWash"
      ])
  }

  @Test(arguments: [
    // No color of the project's looks like it.
    "Text(\"\").foregroundStyle(.blue)", "Text(\"\").foregroundStyle(.gray)",
    // Nor is one named for it.
    "Text(\"\").foregroundStyle(.mint)",
    // The project does not paint lines with its own.
    "Circle().stroke(.red)",
    // The system's colors by meaning.
    "Text(\"\").foregroundStyle(.primary).background(Color.accentColor)",
    "Text(\"\").foregroundStyle(.white)",
    "Color.clear.background(.black)",
    // A shadow, a drawing, a chart.
    "Text(\"\").shadow(color: .black.opacity(0.3), radius: 4)",
    "Text(\"\").background(LinearGradient(colors: [.red, .clear], startPoint: .top, endPoint: .bottom))",
    "Chart { BarMark(x: x, y: y).foregroundStyle(.red) }",
    "Text(\"\").tint(.red)",
  ])
  func otherHuesAreQuiet(_ body: String) throws {
    #expect(try painted(body) == [])
  }

  @Test func withoutOwnColorsInUseHuesAreQuiet() throws {
    #expect(
      try findings(["Theme.swift": theme, "View.swift": view("Text(\"\").foregroundStyle(.red)")]) == [])
  }

  @Test func aMapNamesTheColorForAHue() throws {
    let map =
      #"{"rules": {"hardcoded-color": {"palette.map": {".blue": "Theme.ink", "Color.orange": "theme.success"}}}}"#
    #expect(
      try painted(
        "Text(\"\").tint(.blue).background(Color.orange).foregroundStyle(.teal)", configuration: map)
        == [
          "warning: `orange` is `theme.success` in this project (`palette.map`); use it by name → unsafe theme.success",
          "warning: `blue` is `Theme.ink` in this project (`palette.map`); use it by name → unsafe Theme.ink",
        ].reversed())
  }

  @Test func aMapToNoColorOfTheProjectIsAMistake() throws {
    let map =
      #"{"rules": {"hardcoded-color": {"palette.map": {".red": "Theme.eror", ".blue": ".accentColor", ".bleu": ".accentColor"}}}}"#
    let found = try painted("Text(\"\").background(.red)", configuration: map, errors: 2)
    #expect(found.count == 1)
  }

  @Test func aColorOfTwoAppearancesIsOne() throws {
    let found = try findings([
      "Assets.xcassets/ground.colorset/Contents.json": Self.colorSet("#FAFAFA", dark: "#101018"),
      "Card.swift": """
      import SwiftUI
      struct Card: View {
        @Environment(\\.colorScheme) private var scheme
        var body: some View {
          Text("").tint(scheme == .dark ? Color(hex: "#101018") : Color(hex: "#FAFAFA"))
        }
      }
      """,
    ])
    #expect(found.count == 1)
    #expect(found.first?.contains("color #FAFAFA, dark #101018, is the token `Color(\"ground\")`") == true)
  }
}
