import Testing

@testable import GlassLintCore

@Suite("Tokens in force")
struct TokenInventoryTests {
  private let design = """
    import SwiftUI
    enum DesignSystem {
      enum Spacing {
        static let sm: CGFloat = 8
        static let md: CGFloat = 16
        static let lg: CGFloat = 24
        static func wide() -> CGFloat { md }
      }
      enum Shadow {
        static let card = (opacity: 0.05, radius: 6.0, y: 3.0)
        static let sheet = (opacity: 0.1, radius: 12.0, y: 6.0)
      }
    }
    typealias DS = DesignSystem
    extension CGFloat { static let cardRadius: CGFloat = 12 }
    extension Color { static let brand = Color(red: 1, green: 0, blue: 0) }
    """

  private func inventory(
    _ files: [String: String], path: String = ".", configuration: String = "{}"
  ) throws -> TokenInventory {
    let folder = try TemporaryFolder()
    try folder.write(".glasslint.json", configuration)
    for (name, text) in files { try folder.write(name, text) }
    let store = ConfigurationStore(workingDirectory: folder.path)
    let inventory = try TokenInventory.read(holding: path, store: store, usesCache: false)
    #expect(store.errors.isEmpty)
    return try #require(inventory)
  }

  @Test("a distance is counted where a view's initializer takes it by its name alone")
  func countsOfImplicitMembers() throws {
    let inventory = try inventory([
      "Gaps.swift":
        """
      import SwiftUI
      extension CGFloat {
        static let tightGap: CGFloat = 6
        static let cardPadding: CGFloat = 12
        static let wideGap: CGFloat = 20
      }
      struct A: View {
        var body: some View {
          VStack(alignment: .leading, spacing: .tightGap) {
            Text("").padding(.cardPadding)
            Spacer(minLength: .wideGap)
          }
        }
      }
      """
    ])
    let spacing = try section(.spacing, inventory).entries.filter { !$0.token.name.isEmpty }
    #expect(spacing.map(\.used) == [1, 1, 1])
  }

  @Test("a face of any size is counted where it is asked for in one")
  func countsOfFaces() throws {
    let inventory = try inventory([
      "Fonts.swift":
        """
      import SwiftUI
      enum Fonts {
        static let bold = "Inter-Bold"
        static func bold(size: CGFloat) -> Font { .custom(bold, size: size) }
      }
      extension Font { static func thin(size: CGFloat, grows: Bool = true) -> Font { .custom("Inter-Thin", size: size) } }
      """,
      "Card.swift": view(
        "VStack { Text(\"a\").font(Fonts.bold(size: 17)); Text(\"b\").font(Fonts.bold(size: 20)).font(.thin(size: 9, grows: false)) }"
      ),
    ])
    let fonts = try section(.font, inventory).entries
    #expect(fonts.map(\.token.name) == ["Font.thin(size: size)", "Fonts.bold(size: size)"])
    #expect(fonts.map(\.used) == [1, 2])
  }

  @Test("a theme that a view keeps without saying its type is what is mentioned")
  func countsThroughKeptThemes() throws {
    let theme = """
      import SwiftUI
      struct GlassTheme {
        static let current = GlassTheme()
        let cornerRadiusCard: CGFloat = 24; let cornerRadiusButton: CGFloat = 18; let cornerRadiusSmall: CGFloat = 16
      }
      """
    func used(_ variable: String, _ local: String = "", _ name: String = "theme") throws -> [Int?] {
      let view = """
        import SwiftUI
        struct Card: View {
          \(variable)
          var body: some View {
            \(local)
            Text("a").clipShape(RoundedRectangle(cornerRadius: \(name).cornerRadiusCard))
          }
        }
        """
      let radii = try section(.radius, try inventory(["Theme.swift": theme, "Card.swift": view])).entries
      return radii.filter { $0.token.name.hasSuffix("Card") }.map(\.used)
    }
    #expect(try used("private let theme = GlassTheme.current") == [1])
    #expect(try used("@State private var theme = GlassTheme.current") == [1])
    #expect(try used("", "let theme = GlassTheme.current") == [1])
    #expect(try used("private let theme = GlassTheme()") == [1])
  }

  @Test("a font that is called as one of the system's is the project's where it declares it")
  func countsOfFontsOfTheSystemsNames() throws {
    let inventory = try inventory([
      "Fonts.swift":
        "import SwiftUI\nextension Font { static let caption = Font.system(size: 13); static let hero = Font.system(size: 40); static let lead = Font.system(size: 30) }",
      "Card.swift": view(
        "VStack { Text(\"a\").font(.caption); Text(\"b\").font(.caption.bold()); Text(\"c\").font(.custom(\"Inter\", size: 9, relativeTo: .caption)) }"
      ),
    ])
    let fonts = try section(.font, inventory).entries
    #expect(fonts.first { $0.token.name == "Font.caption" }?.used == 2)
  }

  @Test("a function of steps has each of its steps once, counted by what it is called with")
  func countsOfSteps() throws {
    let inventory = try inventory([
      "Gaps.swift":
        """
      import SwiftUI
      extension CGFloat {
        static func gap(_ gap: Gap) -> CGFloat { gap.value }
        enum Gap { case small, medium, large
          var value: CGFloat { switch self { case .small: 8; case .medium: 12; case .large: 20 } }
        }
      }
      """,
      "Card.swift": view(
        "VStack(spacing: .gap(.small)) { Text(\"a\").padding(.gap(.medium)); Text(\"b\").padding(.gap(.medium)) }"
      ),
    ])
    let spacing = try section(.spacing, inventory).entries
    #expect(
      spacing.map(\.token.name) == ["CGFloat.gap(.small)", "CGFloat.gap(.medium)", "CGFloat.gap(.large)"])
    #expect(spacing.map(\.used) == [1, 2, 0])
  }

  @Test("a name that the system has elsewhere is not counted there")
  func countsOfNamesOfTheSystem() throws {
    let inventory = try inventory([
      "Colors.swift":
        """
      import SwiftUI
      extension UIColor { static let destructive = UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
      extension Color { static func ink(for scheme: ColorScheme) -> Color { scheme == .dark ? .white : .black } }
      """,
      "Card.swift": view(
        "VStack { Button(\"a\", role: .destructive) {}; Badge(color: .destructive); Text(\"b\").foregroundStyle(Color.ink(for: scheme)) }"
      ),
    ])
    let colors = try section(.color, inventory).entries
    #expect(colors.map(\.token.name) == ["Color.ink(for: colorScheme)", "UIColor.destructive"])
    #expect(colors.map(\.used) == [1, 1])
  }

  @Test("what is given as a whole is counted by its name alone, and so is a modifier that is a style")
  func countsOfValues() throws {
    let inventory = try inventory([
      "Styles.swift":
        """
      import SwiftUI
      struct ShadowStyle { var color: Color; var radius: CGFloat; var y: CGFloat
        static let low = ShadowStyle(color: .black.opacity(0.05), radius: 8, y: 2)
        static let high = ShadowStyle(color: .black.opacity(0.1), radius: 16, y: 4) }
      struct ChipPalette { let text: Color; let fill: Color
        static let plain = ChipPalette(text: .black, fill: .gray)
        static let alarm = ChipPalette(text: .white, fill: .red) }
      struct Chip: View { let palette: ChipPalette
        var body: some View { Text("").foregroundStyle(palette.text).background(palette.fill) } }
      extension View {
        func shadow(style: ShadowStyle) -> some View { shadow(color: style.color, radius: style.radius, y: style.y) }
        func titleStyle() -> some View { font(.system(size: 21)) }
      }
      extension Text { var note: some View { font(.system(size: 11)) } }
      """,
      "Card.swift": view(
        """
        VStack { Text("a").titleStyle().shadow(style: .low); Text("b").note; Text("c").titleStyle()
          Chip(palette: .alarm); Circle().shadow(style: .low) }
        """),
    ])
    func used(_ role: Role) throws -> [String: Int?] {
      Dictionary(uniqueKeysWithValues: try section(role, inventory).entries.map { ($0.token.name, $0.used) })
    }
    #expect(try used(.shadow) == ["ShadowStyle.low": 2, "ShadowStyle.high": 0])
    #expect(try used(.font) == ["View.titleStyle()": 2, "Text.note": 1])
    #expect(
      try used(.color) == [
        "ChipPalette.plain.text": 0, "ChipPalette.plain.fill": 0, "ChipPalette.alarm.text": 1,
        "ChipPalette.alarm.fill": 1,
      ])
  }

  private func section(_ role: Role, _ inventory: TokenInventory) throws -> TokenInventory.Section {
    try #require(inventory.sections.first { $0.role == role })
  }

  private func view(_ body: String) -> String {
    "import SwiftUI\nstruct Card: View {\n  var body: some View {\n\(body)\n  }\n}\n"
  }

  @Test("a token is counted where it is mentioned, and where its value is written instead")
  func counts() throws {
    let inventory = try inventory([
      "Design.swift": design,
      "Card.swift": view(
        """
        let md = 3
        VStack(spacing: DS.Spacing.md) { Text("a").padding(16).padding(DesignSystem.Spacing.md) }
          .padding(.horizontal, -16).padding(8).offset(x: Double(md))
        """),
    ])
    let spacing = try section(.spacing, inventory)
    #expect(spacing.source == .discovered)
    #expect(spacing.entries.map(\.token.name) == ["sm", "md", "lg"].map { "DesignSystem.Spacing.\($0)" })
    #expect(spacing.entries.map(\.token.reference) == ["DS.Spacing.sm", "DS.Spacing.md", "DS.Spacing.lg"])
    // `wide` mentions `md` as well; the local of that name does not.
    #expect(spacing.entries.map(\.used) == [0, 3, 0])
    #expect(spacing.entries.map(\.literals) == [1, 2, 0])
    #expect(spacing.entries[1].token.origin.text == "Design.swift:5")
  }

  @Test("constants that are called are counted where they are")
  func calls() throws {
    let inventory = try inventory([
      "Design.swift":
        "import UIKit\nextension UIColor { class func ink() -> UIColor { UIColor(named: \"ink\")! }\n class func paper() -> UIColor { UIColor(white: 0.9, alpha: 1) } }",
      "Card.swift":
        "import UIKit\nfunc set(_ a: UILabel) { a.textColor = UIColor.paper(); a.tintColor = .paper(); a.layer.borderColor = UIColor.paper().cgColor }",
    ])
    let paper = try #require(section(.color, inventory).entries.first)
    #expect(paper.token.name == "UIColor.paper()")
    #expect(paper.used == 3)
  }

  @Test("members without a type, colors and shadows are counted as well")
  func otherRoles() throws {
    let inventory = try inventory([
      "Design.swift": design
        + "\nenum Corner { static let sm: CGFloat = 4; static let md: CGFloat = 8; static let lg: CGFloat = 12 }",
      "Card.swift": view(
        """
        Text("a").foregroundStyle(.brand).background(Color(red: 1, green: 0, blue: 0))
          .clipShape(.rect(cornerRadius: .cardRadius)).tag(Color.brand)
          .shadow(color: .black.opacity(0.05), radius: 6, y: 3)
          .shadow(radius: DS.Shadow.sheet.radius)
        """),
    ])
    let color = try #require(try section(.color, inventory).entries.first)
    #expect(color.used == 2)
    #expect(color.literals == 1)
    let radius = try section(.radius, inventory)
    let implicit = (radius.entries + radius.passedOver).first { $0.token.name == "CGFloat.cardRadius" }
    if let implicit { #expect(implicit.used == 1) }
    let shadows = try section(.shadow, inventory).entries
    #expect(shadows.map(\.token.reference) == ["DS.Shadow.card", "DS.Shadow.sheet"])
    #expect(shadows.map(\.literals) == [1, 0])
    #expect(shadows.map(\.used) == [0, 1])
  }

  @Test(
    "names that stand for a token are counted however they are written",
    arguments: [
      (
        Role.color,
        "extension ShapeStyle where Self == Color { static var ink: Color { Color(white: 0.2) } }",
        "Text(\"\").foregroundStyle(.ink).background(Color.ink)", 2
      ),
      (
        .opacity,
        "typealias Opacity = Double\nextension Opacity { static let faint: Opacity = 0.13 }\nextension Opacity { static let strong: Opacity = 0.8; static let pale: Opacity = 0.15 }",
        "Text(\"\").opacity(.faint).opacity(.strong).opacity(.pale)", 3
      ),
      (
        .duration,
        "typealias Interval = TimeInterval\nextension Interval { struct AnimationDuration { static let fast: Interval = 0.15; static let slow: Interval = 0.4; static let calm: Interval = 0.6 } }",
        "Text(\"\").animation(.smooth(duration: .AnimationDuration.fast), value: 1)", 1
      ),
      (
        .spacing,
        "extension EdgeInsets { static let row = EdgeInsets(top: 12, leading: 12, bottom: 12, trailing: 12) }",
        "Text(\"\").listRowInsets(.row).padding(.row)", 2
      ),
      (
        .font,
        "enum Copy { case title; var font: Font { switch self { case .title: .system(size: 31) } } }\nextension View { func copy(_ copy: Copy) -> some View { font(copy.font) } }",
        "Text(\"\").copy(.title)", 1
      ),
      (
        .font,
        "struct TextStyle { let font: Font; static let lead = TextStyle(font: .system(size: 31)) }\nextension View { func textStyle(_ style: TextStyle) -> some View { font(style.font) } }",
        "Text(\"\").textStyle(.lead).textStyle(TextStyle.lead)", 2
      ),
    ])
  func uses(_ role: Role, _ declaration: String, _ body: String, _ expected: Int) throws {
    let inventory = try inventory([
      "Design.swift": "import SwiftUI\n" + declaration, "Card.swift": view(body),
    ])
    let entries = try section(role, inventory).entries.filter { !$0.token.name.isEmpty }
    #expect(entries.compactMap(\.used).reduce(0, +) == expected, "\(entries)")
  }

  @Test("a set with few values names them, and leaves all others open")
  func few() throws {
    let inventory = try inventory([
      "Duration.swift":
        "import SwiftUI\nenum Motion { static let fast = 0.2; static let slow = 0.2; static let slower = 0.4 }\n"
    ])
    let duration = try section(.duration, inventory)
    #expect(duration.source == .discovered)
    #expect(duration.entries.map(\.token.name) == ["Motion.fast", "Motion.slow", "Motion.slower"])
    #expect(duration.passedOver.isEmpty)
  }

  @Test("a token that two targets define differently shows twice")
  func duplicates() throws {
    let spacing = { (value: Int) in
      "import SwiftUI\nenum Spacing { static let a: CGFloat = 4; static let b: CGFloat = 8; static let c: CGFloat = \(value) }\n"
    }
    let inventory = try inventory(["App/Spacing.swift": spacing(12), "Watch/Spacing.swift": spacing(10)])
    let entries = try section(.spacing, inventory).entries.filter { $0.token.name == "Spacing.c" }
    #expect(entries.map(\.token.value.text) == ["10", "12"])
    #expect(entries.map(\.token.origin.text) == ["Watch/Spacing.swift:2", "App/Spacing.swift:2"])
  }

  @Test("configured names count by what they mean, or as they are spelled")
  func configured() throws {
    let inventory = try inventory(
      [
        "Design.swift": design,
        "Card.swift": view(
          "Text(\"a\").padding(DS.Spacing.lg).padding(Kit.gap).padding(DesignSystem.Spacing.lg)"),
      ],
      configuration: """
        {
          "tokens": {
            "spacing": {"DS.Spacing.lg": 24, "Kit.gap": 4}
          }
        }
        """)
    let spacing = try section(.spacing, inventory)
    #expect(spacing.source == .configuration(file: ".glasslint.json", line: 3))
    #expect(spacing.entries.map(\.token.reference) == ["Kit.gap", "DS.Spacing.lg"])
    #expect(spacing.entries.map(\.used) == [1, 2])
    #expect(spacing.passedOver.count == 3)
    #expect(spacing.reason == "the configuration sets the scale")
  }

  @Test("tests and previews write values without being counted")
  func testsAndPreviews() throws {
    let inventory = try inventory([
      "Design.swift": design,
      "Tests.swift": "import SwiftUI\nimport XCTest\n" + view("Text(\"a\").padding(16)"),
      "Card.swift": view("Text(\"a\")") + "#Preview { Text(\"a\").padding(16) }\n",
    ])
    #expect(try section(.spacing, inventory).entries.map(\.literals) == [0, 0, 0])
  }

  @Test("the project of a folder is the one that holds it")
  func subfolder() throws {
    let inventory = try inventory(
      ["Design.swift": design, "Feature/Card.swift": view("Text(\"a\").padding(DS.Spacing.sm)")],
      path: "Feature")
    #expect(try section(.spacing, inventory).entries.map(\.used) == [1, 1, 0])
    #expect(throws: SourceError.self) {
      try TokenInventory.read(holding: "/no/such/place", store: ConfigurationStore(workingDirectory: "/"))
    }
  }

  @Test("color sets are counted by their names and by the members Xcode makes of them")
  func assets() throws {
    let components = #"{"red": "1.000", "green": "0.500", "blue": "0.000", "alpha": "1.000"}"#
    let set = """
      {"info": {"author": "xcode", "version": 1}, "colors": [
        {"idiom": "universal", "color": {"color-space": "srgb", "components": \(components)}}]}
      """
    let inventory = try inventory(
      [
        "Assets.xcassets/BrandColor.colorset/Contents.json": set,
        "Assets.xcassets/Card Edge.colorset/Contents.json": set,
        "design.tokens.json":
          #"{"spacing": {"$type": "dimension", "gap": {"$value": {"value": 5, "unit": "px"}}}}"#,
        "Card.swift": view(
          """
          Text("Card Edge").foregroundStyle(.brand).background(Color("BrandColor")).tint(Color.brand).id("BrandColor")
            .border(Color(.cardEdge)).padding(5).background(Color(red: 1, green: 0.5, blue: 0))
          """),
      ], configuration: #"{"tokens": {"sources": "*.tokens.json"}}"#)
    let colors = try section(.color, inventory).entries
    #expect(colors.map(\.token.name) == ["BrandColor", "Card Edge"])
    #expect(colors.map(\.used) == [3, 1])
    #expect(colors.map(\.literals) == [1, 1])
    #expect(colors.first?.token.origin.text == "Assets.xcassets/BrandColor.colorset")
    let gap = try #require(try section(.spacing, inventory).passedOver.first)
    #expect(gap.token.origin.text == "design.tokens.json")
    #expect(gap.literals == 1)
    #expect(AssetSymbol.member(of: "Brand/primary-accent") == "primaryAccent")
    #expect(AssetSymbol.member(of: "AccentColor") == "accent")
  }

  @Test("a file of tokens that the configuration names is its scale")
  func scaleOfATokenFile() throws {
    let inventory = try inventory(
      [
        "design.tokens.json": """
        {"spacing": {"$type": "dimension", "s": {"$value": {"value": 8, "unit": "px"}},
         "m": {"$value": {"value": 16, "unit": "px"}}, "l": {"$value": {"value": 24, "unit": "px"}}}}
        """,
        "Card.swift": view("Text(\"a\").padding(17)"),
      ], configuration: #"{"tokens": {"sources": "*.tokens.json"}}"#)
    let spacing = try section(.spacing, inventory)
    #expect(spacing.entries.map(\.token.name) == ["spacing.s", "spacing.m", "spacing.l"])
    #expect(spacing.passedOver.isEmpty)
  }

  // MARK: Formats

  @Test(
    "a color set that a generator has a name for as well is counted by the name that code has",
    arguments: [
      ("Text(\"\").foregroundStyle(.ink).background(Color.ink)", "Ink"),
      (
        "Text(\"\").foregroundStyle(Asset.ink.swiftUIColor).background(Asset.ink.swiftUIColor)",
        "Asset.ink.swiftUIColor"
      ),
    ])
  func generated(_ body: String, _ name: String) throws {
    let inventory = try inventory([
      "Assets.xcassets/Ink.colorset/Contents.json":
        #"{"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "0.2", "green": "0.2", "blue": "0.4", "alpha": "1"}}}]}"#,
      "Asset.swift": """
      import SwiftUI
      enum Asset { static let ink = ColorAsset(name: "Ink") }
      final class ColorAsset { let name: String
        lazy var swiftUIColor: Color = { Color(self) }()
        init(name: String) { self.name = name } }
      """,
      "Card.swift": view(body),
    ])
    let entries = try section(.color, inventory).entries
    #expect(entries.map(\.token.name) == [name])
    #expect(entries.map(\.used) == [2])
  }

  @Test(
    "color sets of which a generator makes constants only as the app is built have the names that code says")
  func generatedAsBuilt() throws {
    let color = #"{"red": "0.2", "green": "0.2", "blue": "0.4", "alpha": "1"}"#
    let inventory = try inventory([
      "Kit/Resources/Hues.xcassets/ink.colorset/Contents.json":
        #"{"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": \#(color)}}]}"#,
      "Kit/Card.swift": view(
        "Text(\"\").foregroundStyle(KitAsset.Hues.ink.swiftUIColor).background(KitAsset.Hues.ink.swiftUIColor)"
      ),
    ])
    let entries = try section(.color, inventory).entries
    #expect(entries.map(\.token.reference) == ["KitAsset.Hues.ink.swiftUIColor"])
    #expect(entries.map(\.used) == [2])
  }

  @Test("color sets of one name in several folders are told apart by the type that a generator makes of each")
  func generatedInFolders() throws {
    func set(_ red: String) -> String {
      let color = #"{"red": "\#(red)", "green": "0", "blue": "0", "alpha": "1"}"#
      return
        #"{"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": \#(color)}}]}"#
    }
    let folder = #"{"properties": {"provides-namespace": true}}"#
    let inventory = try inventory([
      "Hues.xcassets/red/Contents.json": folder, "Hues.xcassets/rust/Contents.json": folder,
      "Hues.xcassets/red/500.colorset/Contents.json": set("1.000"),
      "Hues.xcassets/rust/500.colorset/Contents.json": set("0.200"),
      "Palette.swift": """
      import SwiftUI
      typealias Rusts = KitAsset.Rust
      enum Palette { static let warm = KitAsset.Red._500.swiftUIColor; static let dull = Rusts._500.swiftUIColor }
      """,
    ])
    let colors = try section(.color, inventory).entries.compactMap { entry -> String? in
      guard case .color(let color) = entry.token.value, entry.token.name.hasPrefix("Palette") else {
        return nil
      }
      return "\(entry.token.name) \(color.light.hex)"
    }
    #expect(colors.sorted() == ["Palette.dull #330000", "Palette.warm #FF0000"])
  }

  @Test("the table aligns its columns, and a scale without names is one line")
  func text() throws {
    let inventory = try inventory(
      ["Design.swift": design, "Card.swift": view("Text(\"a\").padding(16).padding(9)")],
      configuration: #"{"tokens": {"radius": [4, 8]}}"#)
    let text = String(decoding: TokenReportFormat.text.render(inventory), as: UTF8.self)
    #expect(
      text.hasPrefix(
        """
        spacing: 3 tokens discovered in the project
          value  reference      used  literals  name                     origin
              8  DS.Spacing.sm     0         0  DesignSystem.Spacing.sm  Design.swift:4
             16  DS.Spacing.md     1         1  DesignSystem.Spacing.md  Design.swift:5
             24  DS.Spacing.lg     0         0  DesignSystem.Spacing.lg  Design.swift:6
          1 literal of other values

        radius: 2 values set in .glasslint.json:1
          4, 8

        """), "\(text)")
    #expect(
      text.hasSuffix("6 named tokens in 2 Swift files: mentioned 1×, written as a literal 1×\n"), "\(text)")
  }

  @Test("json holds every value with its origin; dtcg gives the same tokens back")
  func formats() throws {
    let inventory = try inventory(["Design.swift": design])
    let json = try #require(
      JSONParser.parse(TokenReportFormat.json.render(inventory), dialect: .strict).value)
    let tokens = try #require(json["tokens"]?.elements)
    let medium = try #require(tokens.first { $0["name"]?.string == "DesignSystem.Spacing.md" })
    #expect(medium["value"]?.number == 16)
    #expect(medium["origin"]?["line"]?.number == 5)
    #expect(medium["used"]?.number == 1)
    #expect(tokens.contains { $0["origin"]?["kind"]?.string == "preset" })
    #expect(json["scales"]?.elements?.count == Role.allCases.count)

    let written = DesignTokenFile.read(TokenReportFormat.dtcg.render(inventory), file: "out.tokens.json")
    #expect(written.errors.isEmpty)
    let names = Set(inventory.tokens.map(\.name))
    #expect(Set(written.tokens.map(\.name)) == names)
    #expect(written.tokens.first { $0.name == "DesignSystem.Spacing.lg" }?.reference == "DS.Spacing.lg")
  }
}
