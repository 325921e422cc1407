import Testing

@testable import GlassLintCore

/// Which constants of a project are tokens, and how they are spelled where a number could name one.
@Suite struct TokenDiscoveryTests {
  private static let spacing =
    "enum Spacing { static let s: CGFloat = 8; static let m: CGFloat = 12; static let l: CGFloat = 20 }"

  private func tokens(_ code: String...) throws -> [String] {
    let files = code.enumerated().map { ("File\($0.offset).swift", $0.element) }
    return try ProjectTrial(Dictionary(uniqueKeysWithValues: files)).tokens
  }

  /// What the first fix of the only spacing finding of `B.swift` writes, where the rule is set, so that it asks nobody to name
  /// a token first.
  private func spelling(_ tokens: String, at use: String, _ more: [String: String] = [:]) throws -> String? {
    let files = ["A.swift": tokens, "B.swift": use].merging(more) { own, _ in own }
    let findings = try ProjectTrial(files).findings(SpacingScale.rule, isSet: true).filter {
      $0.location.file == "B.swift"
    }
    #expect(findings.count == 1)
    return findings.first?.fixes.first?.edits.first?.text
  }

  // MARK: Discovery

  /// Somebody is about to write the alias.
  @Test func anAliasWithoutANameIsNoSpelling() throws {
    let wrapped = "enum DesignSystem { \(Self.spacing) }"
    let use = "let a = VStack(spacing: 13) {}"
    #expect(try spelling(wrapped + "\ntypealias = DesignSystem", at: use) == "DesignSystem.Spacing.m")
    #expect(try spelling(wrapped + "\ntypealias DS = DesignSystem", at: use) == "DS.Spacing.m")
  }

  @Test func anEnumeration() throws {
    #expect(try tokens(Self.spacing) == ["Spacing.l = 20", "Spacing.m = 12", "Spacing.s = 8"])
  }

  @Test func aTypeInATypeAndItsExtension() throws {
    let tokens = try tokens(
      "enum DS { enum Radius { static let s: CGFloat = 8; static let m = 12.0 } }",
      "extension DS.Radius { static let l: CGFloat = 16 }")
    #expect(tokens == ["DS.Radius.l = 16", "DS.Radius.m = 12", "DS.Radius.s = 8"])
  }

  @Test func membersOfAnInstance() throws {
    let tokens = try tokens(
      "struct RadiusScale { let m: CGFloat = 8; let l: CGFloat = 12; let xl: CGFloat = 16 }\nenum Theme { static let radius = RadiusScale() }"
    )
    #expect(tokens == ["Theme.radius.l = 12", "Theme.radius.m = 8", "Theme.radius.xl = 16"])
  }

  @Test func numbersInAStructureOfTheirOwn() throws {
    let files = [
      "A.swift": "struct RadiusStep { let points: CGFloat; let name = 1 }",
      "B.swift":
        "enum Theme { static let radius = RadiusSteps() }\nstruct RadiusSteps { let m = RadiusStep(points: 8); let l = RadiusStep(points: 12); let xl = RadiusStep(points: 17) }",
      "C.swift":
        "let a = RoundedRectangle(cornerRadius: Theme.radius.xl.points)\nlet b = RoundedRectangle(cornerRadius: ↓13)\nlet c = RadiusStep(points: ↓14)",
    ]
    let trial = try ProjectTrial(files)
    #expect(
      trial.tokens == [
        "Theme.radius.l.points = 12", "Theme.radius.m.points = 8", "Theme.radius.xl.points = 17",
      ])
    #expect(trial.marked(RadiusScale.rule) == files)
    #expect(trial.findings(RadiusScale.rule).first?.fixes.first?.title == "Use Theme.radius.l.points")
  }

  @Test func rawValues() throws {
    #expect(
      try tokens("enum Spacing: CGFloat { case s = 8, m = 12, l = 20 }") == [
        "Spacing.l.rawValue = 20", "Spacing.m.rawValue = 12", "Spacing.s.rawValue = 8",
      ])
  }

  @Test func whatAPropertyComesToForEachCase() throws {
    let code =
      "enum Radius { case m, l, xl\n var points: CGFloat { switch self { case .m: return 8\n case .l: 12\n case .xl: 16 } } }"
    #expect(try tokens(code) == ["Radius.l.points = 12", "Radius.m.points = 8", "Radius.xl.points = 16"])
  }

  @Test func anExtensionOfNumbers() throws {
    let code =
      "extension CGFloat { static let cardRadius: CGFloat = 12; static let chipRadius: CGFloat = 8; static let sheetRadius: CGFloat = 24 }"
    #expect(
      try tokens(code) == ["CGFloat.cardRadius = 12", "CGFloat.chipRadius = 8", "CGFloat.sheetRadius = 24"])
  }

  @Test func constantsSetToOthersAreAliases() throws {
    let trial = try ProjectTrial([
      "A.swift": Self.spacing.replacing(" }", with: "; static let card = m }"),
      "B.swift": "let a = Text(\"\").padding(13)",
    ])
    #expect(trial.project.discovery.tokens.filter(\.isAlias).map { $0.path.last } == ["card"])
    #expect(
      trial.findings(SpacingScale.rule, isSet: true).first?.message.contains("12 (Spacing.m, Spacing.card)")
        ?? false)
  }

  @Test func shadowsAndColors() throws {
    let project = try ProjectTrial([
      "A.swift":
        "enum Elevation { static let low = (opacity: 0.05, radius: 4.0, y: 2.0); static let high = (opacity: 0.15, radius: 12.0, y: 6.0) }",
      "B.swift": "extension Color { static let brand = Color(red: 1, green: 0, blue: 0) }",
    ]).project
    #expect(
      project.discovery.shadows.map(\.level) == [
        ShadowLevel(name: "Elevation.low", opacity: 0.05, radius: 4, y: 2),
        ShadowLevel(name: "Elevation.high", opacity: 0.15, radius: 12, y: 6),
      ])
    #expect(project.discovery.colors.map(\.path) == [["Color", "brand"]])
  }

  @Test func opacitiesOfGlassAreNoLineWidths() throws {
    let trial = try ProjectTrial([
      "A.swift":
        "enum DS { enum Glass { static let thin = 0.05; static let regular = 0.08; static let borderSubtle = 0.1; static let borderStrong = 0.15; static let borderWidth = 0.5 } }"
    ])
    let roles = trial.project.discovery.tokens.map { "\($0.path[2]) \($0.role)" }.sorted()
    #expect(
      roles == [
        "borderStrong opacity", "borderSubtle opacity", "borderWidth lineWidth", "regular opacity",
        "thin opacity",
      ])
  }

  @Test(arguments: [
    "enum Spacing { static let s: CGFloat = 8; static let m: CGFloat = 12 }",
    "enum Layout { static let a: CGFloat = 8; static let b: CGFloat = 12; static let c: CGFloat = 20 }",
    "enum Constants { static let a: CGFloat = 8; static let padding: CGFloat = 12; static let c: CGFloat = 20 }",
    "struct SpacingView: View { static let a: CGFloat = 8; static let b: CGFloat = 12; static let c: CGFloat = 20 }",
    "enum Spacing { private static let a: CGFloat = 8; private static let b: CGFloat = 12; private static let c: CGFloat = 20 }",
    "enum Spacing { static let a = \"8\"; static let b = [12.0]; static let c: CGFloat = 20 }",
    "func f() { enum Spacing { static let a: CGFloat = 8; static let b: CGFloat = 12; static let c: CGFloat = 20 } }",
  ])
  func areNone(_ code: String) throws { #expect(try tokens(code) == []) }

  // MARK: Declarations

  @Test func whatATokenIsSetToIsNotJudgedButTheRestOfItsFileIs() throws {
    let files = [
      "A.swift":
        "\(Self.spacing.replacing("20", with: "22"))\nlet pad: CGFloat = ↓23\nlet a = Text(\"\").padding(↓25)",
      "B.swift": "let b = Text(\"\").padding(Spacing.l).padding(pad)",
    ]
    #expect(try ProjectTrial(files).marked(SpacingScale.rule, isSet: true) == files)
  }

  @Test func aTokenWithAValueForEachDeviceIsOneAllTheSame() throws {
    let files = [
      "A.swift":
        "enum Spacing { static let s: CGFloat = 8; static let m: CGFloat = 12; static let l: CGFloat = 20; static let xl: CGFloat = isPad ? 26 : 22\n static var xxl: CGFloat { if isPad { 46 } else { 42 } } }",
      "B.swift": "let b = Text(\"\").padding(Spacing.xl).padding(Spacing.xxl)",
    ]
    #expect(try ProjectTrial(files).marked(SpacingScale.rule, isSet: true) == files)
  }

  @Test func constantsThatNoNameCallsTokensAreJudged() throws {
    let files = [
      "A.swift":
        "enum Layout { static let a: CGFloat = 8; static let b: CGFloat = 12; static let c: CGFloat = ↓22 }",
      "B.swift": "let b = Text(\"\").padding(Layout.c)",
    ]
    #expect(try ProjectTrial(files).marked(SpacingScale.rule, isSet: true) == files)
  }

  @Test func aTokenOfTwoFilesCountsOnceForEachValue() throws {
    let files = [
      "A.swift": Self.spacing, "B.swift": Self.spacing.replacing("20", with: "22"),
      "C.swift": "let a = Text(\"\").padding(22).padding(20).padding(↓15)",
    ]
    let trial = try ProjectTrial(files)
    #expect(trial.marked(SpacingScale.rule, isSet: true) == files)
    // Which of the two is meant is not clear, so neither is named.
    #expect(trial.findings(SpacingScale.rule, isSet: true).first?.fixes.first?.title == "Use 12")
  }

  // MARK: Spelling

  @Test func theShortestName() throws {
    let tokens = "enum LongName { \(Self.spacing) }"
    #expect(try spelling(tokens, at: "let a = Text(\"\").padding(13)") == "LongName.Spacing.m")
    #expect(
      try spelling(tokens, at: "let a = Text(\"\").padding(13)", ["C.swift": "typealias DS = LongName"])
        == "DS.Spacing.m")
    #expect(
      try spelling(
        tokens, at: "let a = Text(\"\").padding(13)", ["C.swift": "private typealias DS = LongName"])
        == "LongName.Spacing.m")
    #expect(
      try spelling(tokens, at: "extension LongName { static let a = Text(\"\").padding(13) }") == "Spacing.m")
  }

  @Test func anAliasInAFileWithoutNumbers() throws {
    #expect(
      try spelling(
        "enum LongName { \(Self.spacing) }", at: "let a = Text(\"\").padding(13)",
        ["C.swift": "import Foundation\ntypealias DS = LongName"]) == "DS.Spacing.m")
  }

  @Test func aTokenWithoutATypeInAFileWithoutViews() throws {
    let plain =
      "import Foundation\nenum Spacing { static let s = 8.0; static let m = 12.0; static let l = 20.0 }"
    #expect(try spelling(plain, at: "let a = Text(\"\").padding(13)") == "Spacing.m")
  }

  @Test func aNearerTypeOfTheNameIsNotMeant() throws {
    let use =
      "struct V: View { enum Spacing { static let m = 1 }; var body: some View { Text(\"\").padding(13) } }"
    #expect(try spelling("enum DS { \(Self.spacing) }", at: use) == "DS.Spacing.m")
    #expect(try spelling(Self.spacing, at: use) == "12")
    #expect(
      try spelling(
        "enum DS { \(Self.spacing) }",
        at:
          "extension DS { struct V: View { enum Spacing {}; var body: some View { Text(\"\").padding(13) } } }"
      )
        == "DS.Spacing.m")
  }

  @Test func whatHoldsAnInstanceIsNamedWithItsType() throws {
    let tokens =
      "struct SpacingScale { let s: CGFloat = 8; let m: CGFloat = 12; let l: CGFloat = 20 }\nstruct Theme { static let spacing = SpacingScale() }"
    #expect(try spelling(tokens, at: "let a = Text(\"\").padding(13)") == "Theme.spacing.m")
    #expect(
      try spelling(tokens, at: "extension Theme { var view: some View { Text(\"\").padding(13) } }")
        == "Theme.spacing.m")
  }

  @Test func tokensOfNumbersAreNamedByThePlace() throws {
    let tokens =
      "extension CGFloat { static let smallSpacing: CGFloat = 8; static let mediumSpacing: CGFloat = 12; static let largeSpacing: CGFloat = 20 }"
    #expect(try spelling(tokens, at: "let a = Text(\"\").padding(13)") == ".mediumSpacing")
    #expect(try spelling(tokens, at: "let pad = 13.0\nlet a = Text(\"\").padding(pad)") == "12.0")
    #expect(
      try spelling(tokens, at: "let pad: CGFloat = 13\nlet a = Text(\"\").padding(pad)") == ".mediumSpacing")
  }

  @Test func aConstantForOnePurposeIsNamedForNoOther() throws {
    let tokens =
      "extension CGFloat { static let dividerPadding: CGFloat = 8; static let cardPadding: CGFloat = 12; static let rowPadding: CGFloat = 20 }"
    #expect(try spelling(tokens, at: "struct Card { let a = Text(\"\").padding(13) }") == ".cardPadding")
    #expect(try spelling(tokens, at: "let a = Text(\"\").padding(13)") == "12")
    // That a number is meant as the card's own padding, only its author can tell.
    let card = "struct Card { let a = Text(\"\").padding(12) }"
    let found = try ProjectTrial(["A.swift": tokens, "B.swift": card]).findings(PreferToken.rule)
    #expect(found.flatMap(\.fixes).map(\.applicability) == [.unsafe])
    #expect(found.map(\.severity) == [.info])
    // They leave the steps of the preset in force beside them.
    #expect(
      try ProjectTrial(["A.swift": tokens, "B.swift": "let a = Text(\"\").padding(16)"]).findings(
        SpacingScale.rule) == [])
  }

  @Test func whatOnlyHappensToHaveANumberIsNoToken() throws {
    #expect(try self.tokens("enum SeekDuration: Int { case five = 5, ten = 10, thirty = 30 }") == [])
    #expect(
      try self.tokens(
        "enum SwitchAnimation { case none, fade, push; var duration: Double { switch self { case .none: 0; case .fade: 0.3; case .push: 0.4 } } }"
      ) == [])
  }

  @Test func integersAreNotOfferedForOtherNumbers() throws {
    let tokens =
      "enum Spacing { static let s = 8; static let m = 12; static let l = 20; static let x: CGFloat = 30 }"
    #expect(try spelling(tokens, at: "let a = Text(\"\").padding(13)") == "12")
    #expect(try spelling(tokens, at: "let a = Text(\"\").padding(28)") == "Spacing.x")
  }

  @Test func casesAreNamedWithTheirValue() throws {
    let tokens = "enum Spacing: CGFloat { case s = 8, m = 12, l = 20 }"
    #expect(try spelling(tokens, at: "let a = Text(\"\").padding(13)") == "Spacing.m.rawValue")
  }

  @Test func anotherModulesTokensHaveToBePublicAndImported() throws {
    let isPublic =
      "public enum Spacing { public static let s: CGFloat = 8; public static let m: CGFloat = 12; public static let l: CGFloat = 20 }"
    let extended =
      "public enum Spacing {}\npublic extension Spacing { static let s: CGFloat = 8; static let m: CGFloat = 12; static let l: CGFloat = 20 }"
    func spelling(_ tokens: String, _ head: String) throws -> String? {
      let trial = try ProjectTrial([
        "Package.swift":
          "import PackageDescription; let package = Package(name: \"App\", targets: [.target(name: \"DesignSystem\"), .target(name: \"App\")])",
        "Sources/DesignSystem/Spacing.swift": "import SwiftUI\n\(tokens)",
        "Sources/App/View.swift": "import SwiftUI\n\(head)\nlet a = Text(\"\").padding(13)",
      ])
      return trial.findings(SpacingScale.rule, isSet: true).first?.fixes.first?.edits.first?.text
    }
    #expect(try spelling(isPublic, "import DesignSystem") == "Spacing.m")
    #expect(try spelling(extended, "import DesignSystem") == "Spacing.m")
    // What nothing of the module could name is no rule there.
    #expect(try spelling(isPublic, "") == nil)
    #expect(try spelling(Self.spacing, "import DesignSystem") == "12")
  }
}
