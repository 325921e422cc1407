import Testing

@testable import GlassLintCore

/// `hardcoded-color` with colors that other files of the project declare.
@Suite struct HardcodedColorProjectTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// What the rule says about a file, with the other files beside it.
  private func finding(
    in file: String, _ code: String, _ others: [String: String], imports: String = "import SwiftUI"
  ) throws -> Finding? {
    let text = "\(imports)\nstruct Card: View {\nvar body: some View {\nText(\"\").tint(\(code))\n}\n}\n"
    let files = others.merging([file: text]) { _, last in last }
    for (name, text) in files { try folder.write(name, text) }
    let paths = files.keys.map { "\(folder.path)/\($0)" }.sorted {
      $0.utf8.lexicographicallyPrecedes($1.utf8)
    }
    let project = Project(index: IndexBuilder(jobs: 1).build(paths).index)
    let scales = project.scales(over: DesignScales(), isConfigured: { _ in false }, discovers: true)
    let settings = FileSettings(
      rules: RuleTable(settings: [RuleSettings(enabling: HardcodedColor.rule, options: [:])]),
      platforms: Platforms(), scales: scales, project: project)
    var linter = FileLinter(rules: [HardcodedColor.rule])
    let result = linter.lint(
      SourceBuffer(bytes: Array(text.utf8)), file: file, absolutePath: "\(folder.path)/\(file)",
      settings: settings)
    #expect(result.findings.count <= 1)
    return result.findings.first
  }

  @Test("a primitive that nobody uses is no name beside a color that people use")
  func unusedPrimitives() throws {
    let palette = """
      import SwiftUI
      extension Color {
        static let indigo600 = Color(hex: "#4F46E5")
        static let accentSurface = Color(light: Color(hex: "#4F46E5"), dark: Color(hex: "#818CF8"))
      }
      """
    let user = """
      import SwiftUI
      struct B: View { var body: some View { Text("").background(Color.accentSurface).tint(Color.accentSurface) } }
      """
    let found = try finding(in: "A.swift", "Color(hex: \"#4F46E5\")", ["P.swift": palette, "B.swift": user])
    #expect(
      found?.message
        == "color #4F46E5 is the token `Color.accentSurface` in light appearance; use it by name, so that it adapts"
    )
  }

  private func fix(_ finding: Finding?) -> String? {
    finding?.fixes.first.map { "\($0.applicability): \($0.edits.map(\.text).joined())" }
  }

  @Test(arguments: [
    ("extension Color { static let card = Color(hex: \"#1C1C1E\") }", "Color.card"),
    (
      "extension Color { static let card: Color = .init(red: 28 / 255, green: 28 / 255, blue: 30 / 255) }",
      "Color.card"
    ),
    (
      "extension ShapeStyle where Self == Color { static var card: Color { Color(hex: \"#1C1C1E\") } }",
      "Color.card"
    ),
    ("enum Palette { static let card = Color(hex: 0x1C1C1E) }", "Palette.card"),
    (
      "enum DS { enum Colors { static let card = Color(hex: \"#1C1C1E\") } }\ntypealias C = DS.Colors",
      "C.card"
    ),
    ("enum Palette { static let card = UIColor(hex: \"#1C1C1E\") }", "Color(Palette.card)"),
  ])
  func aConstantOfTheProjectTakesItsPlace(_ declaration: String, _ expected: String?) throws {
    let found = try finding(
      in: "A.swift", "Color(hex: \"#1C1C1E\")", ["B.swift": "import SwiftUI\n" + declaration])
    #expect(fix(found) == expected.map { "safe: \($0)" })
  }

  @Test func whatIsNotSurelyTheSameColorIsNot() throws {
    func message(_ declaration: String) throws -> String? {
      try finding(in: "A.swift", "Color(hex: \"#1C1C1E\")", ["B.swift": "import SwiftUI\n" + declaration])?
        .message
    }
    #expect(
      try message(
        "extension Color { static let card = Color(.sRGBLinear, red: 28 / 255, green: 28 / 255, blue: 30 / 255) }"
      )
        == nil)
    #expect(try message("extension Color { static let card = Color(hex: \"#1C1C1E\", alpha: shade) }") == nil)
    #expect(
      try message("extension Color { private static let card = Color(hex: \"#1C1C1E\") }")
        == "color #1C1C1E is spelled by component, here and in `B.swift`; give it one name, or use a color token"
    )
  }

  @Test func aTokenThatAdaptsStandsWhereAllDoes() throws {
    func found(_ body: String) throws -> Int {
      let color = "UIColor(red: 0.5, green: 0.2, blue: 0, alpha: 1)"
      return try ProjectTrial([
        "Palette.swift":
          "import SwiftUI\nextension Color { static let accent = Color(uiColor: UIColor { $0.userInterfaceStyle == .dark ? .white : \(color) }) }",
        "A.swift": """
        import SwiftUI
        struct A: View { @Environment(\\.colorScheme) var colorScheme
          var body: some View { \(body.replacing("%", with: "Text(\"\").foregroundStyle(Color(red: 0.5, green: 0.2, blue: 0))")) } }
        """,
      ]).findings(HardcodedColor.rule).count { $0.location.file == "A.swift" }
    }
    #expect(try found("%") == 1)
    #expect(try found("VStack { % }.background(Color.white)") == 0)
    #expect(try found("switch colorScheme { case .dark: %\ndefault: Text(\"\") }") == 0)
  }

  @Test func aModuleKeepsItsColorsUnlessTheyArePublicAndImported() throws {
    let declaration =
      "import SwiftUI\npublic enum Palette { public static let card = Color(hex: \"#1C1C1E\") }"
    let others = [
      "Kit/Package.swift":
        "import PackageDescription; let package = Package(name: \"Kit\", targets: [.target(name: \"Design\")])",
      "Kit/Sources/Design/Palette.swift": declaration,
    ]
    let code = "Color(hex: \"#1C1C1E\")"
    // It has a name, which is out of reach here.
    #expect(try finding(in: "App/A.swift", code, others) == nil)
    #expect(
      fix(try finding(in: "App/A.swift", code, others, imports: "import SwiftUI\nimport Design"))
        == "safe: Palette.card")
  }

  @Test func onlyWritingsThatWantANameSpeakForOne() throws {
    func found(_ other: String) throws -> Int {
      let color = "Color(hex: \"#945C2E\")"
      return try ProjectTrial([
        "A.swift": "import SwiftUI\nstruct A: View { var body: some View { Text(title).tint(\(color)) } }",
        "B.swift":
          "import SwiftUI\nstruct B: View { var body: some View { \(other.replacing("%", with: color)) } }",
      ]).findings(HardcodedColor.rule).count { $0.location.file == "A.swift" }
    }
    #expect(try found("Text(title).tint(%)") == 1)
    #expect(try found("Bars(colors: [%, .green])") == 0)
    #expect(
      try found("Rectangle().fill(LinearGradient(colors: [%, .black], startPoint: .top, endPoint: .bottom))")
        == 0)
    #expect(try found("Text(title) } }\n#Preview { Text(title).tint(%)") == 0)
  }

  @Test func whatOneCallIsGivenTwiceIsOneWriting() throws {
    func found(_ last: String) throws -> Int {
      let color = "Color(hex: \"#945C2E\")"
      let body = "Bars(line: %, area: %.opacity(0.3))\nText(title).tint(%)\n\(last)"
      return try ProjectTrial([
        "A.swift":
          "import SwiftUI\nstruct A: View { var body: some View {\n\(body.replacing("%", with: color)) } }"
      ]).findings(HardcodedColor.rule).count
    }
    #expect(try found("") == 0)
    #expect(try found("Text(title).tint(%)") == 1)
  }

  @Test func ofAKeyNobodyConvertsAHalf() throws {
    func found(_ other: String) throws -> Int {
      try ProjectTrial([
        "Palette.swift": Self.palette,
        "A.swift": """
        import SwiftUI
        struct A: View {
          let isGood: Bool
          private var tone: Color {
            switch isGood {
            case true: Color(hex: "#3969EF")
            case false: \(other)
            }
          }
          var body: some View { Text(title).foregroundStyle(tone) }
        }
        """,
      ]).findings(HardcodedColor.rule).count
    }
    #expect(try found("Color.card") == 1)
    #expect(try found("Color(hex: \"#F23C2E\")") == 0)
  }

  private static let palette = """
    import SwiftUI
    extension Color { static let brand = Color(hex: "#3969EF"); static let card = Color(hex: "#F2F2F7") }
    """

  @Test func aColorOfAListIsPartOfThat() throws {
    func found(_ code: String) throws -> Int {
      try ProjectTrial([
        "Palette.swift": Self.palette,
        "A.swift": "import SwiftUI\nstruct A: View { \(code)\nvar body: some View { Text(\"\") } }",
      ]).findings(HardcodedColor.rule).count
    }
    #expect(
      try found("private var stops: [Color] { [Color(hex: \"#3969EF\"), Color(hex: \"#6B4EBA\")] }") == 0)
    #expect(
      try found("private var stops: [Color] { [Color(hex: \"#3969EF\"), Color(hex: \"#F2F2F7\")] }") == 0)
    // Nor is that of an entry of a table.
    #expect(
      try found(
        "let rows = [Row(color: Color(hex: \"#3969EF\"), goal: 1), Row(color: Color(hex: \"#6B4EBA\"), goal: 2)]"
      ) == 0)
  }

  @Test func aTokenIsWhatTheProjectWritesForAColor() throws {
    func found(_ code: String, uses: Int) throws -> Int {
      let uses = Array(repeating: "Text(\"\").tint(Color.brand)", count: uses).joined(separator: "\n")
      // Elsewhere the color is written out three times, among others.
      let others = (0..<8).map { "Text(\"\").tint(Color(hex: \"#3969E\($0)\"))" }.joined(separator: "\n")
      let raw = Array(repeating: "Text(\"\").tint(Color(hex: \"#3969EF\"))", count: 3).joined(separator: "\n")
      func view(_ name: String, _ code: String) -> String {
        "import SwiftUI\nstruct \(name): View {\nvar body: some View { VStack {\n\(code)\n} }\n}"
      }
      return try ProjectTrial([
        "Palette.swift": Self.palette, "A.swift": "import SwiftUI\nstruct A: View {\n\(code)\n}",
        "B.swift": view("B", raw + "\n" + uses), "C.swift": view("C", others),
      ]).findings(HardcodedColor.rule).filter { $0.location.file == "A.swift" }.count
    }
    let code = "var body: some View { Text(\"\").tint(Color(hex: \"#3969EF\")) }"
    #expect(try found(code, uses: 4) == 1)
    #expect(try found(code, uses: 1) == 0)
    // A constant of the token's name is it.
    let named = "private let brand = Color(hex: \"#3969EF\")\nvar body: some View { Text(\"\").tint(brand) }"
    #expect(try found(named, uses: 0) == 1)
  }

  @Test func aBarIsDrawn() throws {
    func found(_ height: Int) throws -> Int {
      try ProjectTrial([
        "Palette.swift": Self.palette,
        "A.swift": """
        import SwiftUI
        struct A: View {
          var body: some View { ZStack { Capsule().fill(Color(hex: "#34C759")); Fill() }.frame(height: \(height)) }
        }
        """,
      ]).findings(HardcodedColor.rule).count
    }
    #expect(try found(6) == 0)
    #expect(try found(60) == 1)
  }

  @Test func aWashOfOneThingIsNotAnothers() throws {
    func found(_ type: String) throws -> Int {
      try ProjectTrial([
        "Avatar.swift":
          "import UIKit\nenum AvatarStyle { static let avatarBorderColor = UIColor(white: 0, alpha: 0.2) }",
        "Uses.swift":
          "import UIKit\nfunc f(_ v: UIView) { v.layer.borderColor = AvatarStyle.avatarBorderColor.cgColor }\nfunc g(_ v: UIView) { v.layer.borderColor = AvatarStyle.avatarBorderColor.cgColor }\nfunc h(_ v: UIView) { v.layer.borderColor = AvatarStyle.avatarBorderColor.cgColor }",
        "A.swift":
          "import UIKit\nfinal class \(type): UIView { func setUp() { layer.borderColor = UIColor(white: 0, alpha: 0.2).cgColor } }",
      ]).findings(HardcodedColor.rule).count
    }
    #expect(try found("SwitchView") == 0)
    #expect(try found("AvatarView") == 1)
  }

  @Test func aColorForEachKeyIsAPalette() {
    func count(_ keys: [String]) -> Int {
      let calls = keys.map {
        "button(.\($0), color: isPlain ? .secondary : Color(hex: \"34C759\"))"
      }
      return RuleTrial(HardcodedColor.rule).findings(
        "import SwiftUI\nstruct A: View { var body: some View { HStack { \(calls.joined(separator: "; ")) } } }"
      ).count
    }
    #expect(count(["close"]) == 1)
    #expect(count(["close", "minimize", "full"]) == 0)
  }

  /// What dims a screen is a scrim; what a component is handed for its background is a surface.
  @Test(arguments: [
    ("Rectangle().fill(Color(white: 0.1).opacity(0.7))", 0),
    ("Panel(background: Color(white: 0.1).opacity(0.7))", 1),
    ("Rectangle().fill(Color(white: 0.1))", 1),
  ])
  func aScrimWantsNoName(_ body: String, _ count: Int) throws {
    let trial = try ProjectTrial(["Card.swift": "struct Card: View { var body: some View { \(body) } }"])
    #expect(trial.findings(HardcodedColor.rule, isSet: true).count == count)
  }

  @Test func whatSeveralFilesWriteWantsAName() throws {
    let code =
      "struct A: View { var body: some View { Text(\"\").tint(Color(red: 0.58, green: 0.24, blue: 0.34)) } }"
    let twice = try ProjectTrial(["A.swift": code, "B.swift": code.replacing("A:", with: "B:")])
      .findings(HardcodedColor.rule)
    let start = "color #943D57 is spelled by component, here and in"
    #expect(
      twice.map(\.message)
        == ["B", "A"].map { "\(start) `\($0).swift`; give it one name, or use a color token" })
    let alone = try ProjectTrial(["A.swift": code, "ATests.swift": "import XCTest\nlet a = 1"])
    #expect(alone.findings(HardcodedColor.rule).isEmpty)
    // Who sets the rule asks for a name of every color.
    #expect(
      alone.findings(HardcodedColor.rule, isSet: true).map(\.message) == [
        "color #943D57 is spelled by component; use a color token or a system color"
      ])
  }

  /// A constant of a view is a name; a table has a color for each key.
  @Test(arguments: [
    ("Text(\"\").tint(Color(hex: \"#943D57\"))", "", 1),
    ("Text(\"\").tint(brand)", "", 0),
    ("Text(\"\").tint(brand)", "let c = [\"a\": Color(hex: \"#943D57\"), \"b\": Color(hex: \"#20407A\")]", 0),
    (
      "Text(\"\").tint(brand)",
      "struct C: View { var body: some View { Text(\"\").tint(Color(hex: \"#943D57\")) } }", 0
    ),
  ])
  func aConstantOfAViewIsAName(_ body: String, _ more: String, _ count: Int) throws {
    let constant = body.contains("brand") ? "private let brand = Color(hex: \"#943D57\")" : ""
    let files = [
      "A.swift": "struct A: View { \(constant)\nvar body: some View { \(body) } }",
      "B.swift":
        "struct B: View { var body: some View { Text(\"\").tint(Color(hex: \"#943D57\")) } }\n\(more)",
      "Palette.swift":
        "enum Palette { static let a = Color(hex: \"#111111\"); static let b = Color(hex: \"#222222\"); static let c = Color(hex: \"#333333\") }",
    ]
    let found = try ProjectTrial(files).findings(HardcodedColor.rule)
    #expect(found.filter { $0.location.file == "A.swift" }.count == count)
  }

  @Test func aPictureIsMadeOfAView() throws {
    func found(_ use: String) throws -> Int {
      try ProjectTrial([
        "Poster.swift":
          "struct Poster: View { var body: some View { Text(\"\").foregroundStyle(isOn ? Color(hex: \"#FF3B30\") : .secondary) } }",
        "Share.swift": "func share() { \(use) }",
      ]).findings(HardcodedColor.rule).count
    }
    #expect(try found("print(1)") == 1)
    #expect(try found("let poster = Poster(); let renderer = ImageRenderer(content: poster)") == 0)
    #expect(try found("_ = ImageRenderer(content: Poster().frame(width: 100)).cgImage") == 0)
    let hosted = "let view = NSHostingView(rootView: Poster())"
    #expect(try found(hosted) == 1)
    #expect(
      try found(hosted + "; let bitmap = NSBitmapImageRep(size); view.cacheDisplay(in: frame, to: bitmap)")
        == 0)
  }

  @Test func aPartOfAPictureIsOne() throws {
    func found(_ other: String) throws -> Int {
      try ProjectTrial([
        "Poster.swift": "struct Poster: View { var body: some View { PosterRow() } }",
        "PosterRow.swift":
          "struct PosterRow: View { var body: some View { Text(\"\").foregroundStyle(isOn ? Color(hex: \"#943D57\") : .secondary) } }",
        "Share.swift": "func share() { _ = ImageRenderer(content: Poster()) }",
        "Other.swift": "struct Other: View { var body: some View { \(other) } }",
        "Row.swift":
          "struct Row: View { var body: some View { Text(\"\").foregroundStyle(Color(hex: \"#943D57\")) } }",
      ]).findings(HardcodedColor.rule).count { $0.location.file == "PosterRow.swift" }
    }
    #expect(try found("EmptyView()") == 0)
    #expect(try found("PosterRow()") == 1)
  }

  @Test func onePairIsOneFinding() throws {
    let pair =
      "isDark ? UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1) : UIColor(red: 0.9, green: 0.9, blue: 0.8, alpha: 1)"
    let found = try ProjectTrial([
      "Tokens.swift":
        "import UIKit\nextension UIColor { static let paper = UIColor { $0.userInterfaceStyle == .dark ? UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1) : UIColor(red: 0.9, green: 0.9, blue: 0.8, alpha: 1) } }",
      "Page.swift":
        "import UIKit\nfinal class PageView: UIView { func f(_ isDark: Bool) { backgroundColor = \(pair)\nlayer.view.backgroundColor = \(pair) } }",
    ]).findings(HardcodedColor.rule)
    #expect(found.count == 1)
    #expect(found.first?.notes.count == 1)
  }

  @Test func aTokenIsMeantByWhatItIsFor() throws {
    var tokens = "extension Color { static let candidate = Color(red: 0.54, green: 0.17, blue: 0.89) }"
    func found(_ name: String) throws -> [String] {
      try ProjectTrial([
        "Tokens.swift": tokens,
        "Release.swift":
          "enum Release { case stable, candidate }\nlet all: [Release] = [\((0..<12).map { _ in ".candidate" }.joined(separator: ", "))]",
        "Row.swift":
          "struct Row: View { private var \(name): Color { Color(red: 0.54, green: 0.17, blue: 0.89) }; var body: some View { Text(\"\").foregroundStyle(\(name)) } }",
      ]).findings(HardcodedColor.rule).map(\.message)
    }
    #expect(try found("candidateMark") == ["color #8A2BE3 is the token `Color.candidate`; use it by name"])
    #expect(try found("blink") == [])
    // Nothing says that a hue is for one thing.
    tokens = tokens.replacing("candidate", with: "violet")
    #expect(try found("blink") == ["color #8A2BE3 is the token `Color.violet`; use it by name"])
  }

  @Test func aTokenIsForTheKindOfThingThatItPaints() throws {
    func found(_ name: String) throws -> Int {
      try ProjectTrial([
        "Tokens.swift":
          "import UIKit\nextension UIColor { static let moss = UIColor(red: 0.3, green: 0.4, blue: 0.2, alpha: 1) }",
        "Chip.swift":
          "import UIKit\nfinal class Chip: UIView { func f() { a.backgroundColor = .moss; b.backgroundColor = .moss; backgroundColor = .moss } }",
        "A.swift": """
        import UIKit
        final class A: UIView {
          private let \(name): UIView = {
            let view = UIView()
            view.backgroundColor = UIColor(red: 0.3, green: 0.4, blue: 0.2, alpha: 1)
            return view
          }()
        }
        """,
      ]).findings(HardcodedColor.rule).count
    }
    #expect(try found("cardView") == 1)
    #expect(try found("bottomLineView") == 0)
  }

  @Test func howAPaletteSpellsItsValuesIsItsOwn() throws {
    func found(_ type: String) throws -> Int {
      try ProjectTrial([
        "Palette.swift": "import SwiftUI\nenum Palette { static let ground = Color(hex: \"#3969EF\") }",
        "A.swift":
          "import SwiftUI\n\(type) { static var backdrop: some View { ZStack { Color(hex: \"#3969EF\"); Text(title) } } }",
        "Uses.swift":
          "import SwiftUI\nlet a = Text(title).background(Palette.ground)\nlet b = Text(title).background(Palette.ground)",
      ]).findings(HardcodedColor.rule).count
    }
    #expect(try found("enum Backdrops") == 1)
    #expect(try found("extension Palette") == 0)
  }

  @Test func aCaseTellsWhichOfTwoIsMeant() throws {
    let trial = try ProjectTrial([
      "Tokens.swift": """
      enum Status {
        static let statusBehind = Color(red: 1, green: 0.65, blue: 0.25)
        static let statusWarning = Color(red: 1, green: 0.65, blue: 0.25)
        static let chipWarning = statusWarning.opacity(0.3)
      }
      """,
      "Row.swift": """
      struct Row: View {
        let status: String
        var mark: Color {
          switch status {
          case "warning": return Color(red: 1, green: 0.65, blue: 0.25)
          default: return .clear
          }
        }
        var chip: Color {
          switch status {
          case "warning": return Color(red: 1, green: 0.65, blue: 0.25).opacity(0.3)
          default: return .clear
          }
        }
        var body: some View { Text("").foregroundStyle(mark).background(chip) }
      }
      """,
    ])
    #expect(
      trial.findings(HardcodedColor.rule).map { $0.fixes.map { "\($0.edits.map(\.text).joined())" } } == [
        ["Status.statusWarning"], ["Status.chipWarning"],
      ])
    #expect(!trial.fixed("Row.swift", HardcodedColor.rule).contains("opacity"))
  }

  @Test func anInitializerThatMayFailLeavesNoMark() throws {
    let trial = try ProjectTrial([
      "Tokens.swift":
        "import UIKit\nextension UIColor { static let brand = UIColor(red: 0, green: 0.97, blue: 0.51, alpha: 1) }",
      "Row.swift":
        "import UIKit\nfinal class BrandView: UIView { func f() { backgroundColor = UIColor(hex: \"#00F782\")! } }",
    ])
    #expect(trial.fixed("Row.swift", HardcodedColor.rule).contains("backgroundColor = UIColor.brand }"))
  }
}
