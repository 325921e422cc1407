import Testing

@testable import GlassLintCore

/// Tokens that are misused: of another role, made by hand, deprecated, primitive.
@Suite struct TokenRuleTests {
  private static let spacing = """
    enum Spacing {
      static let sm: CGFloat = 8
      static let md: CGFloat = 16
      static let lg: CGFloat = 24

    """

  private func deprecated(_ declarations: String, _ use: String) throws -> (messages: [String], fixed: String)
  {
    let trial = try ProjectTrial(["Spacing.swift": Self.spacing + declarations, "Use.swift": use])
    return (
      trial.findings(DeprecatedToken.rule).map(\.message), trial.fixed("Use.swift", DeprecatedToken.rule)
    )
  }

  @Test(
    "a type that has a word for tokens inside of another is no design",
    arguments: ["CardTokenization", "CardTokens"])
  func wordsWithinWords(_ type: String) throws {
    let found = try ProjectTrial([
      "Sizes.swift":
        "import UIKit\nenum FontSize { static let a: CGFloat = 11; static let b: CGFloat = 14; static let c: CGFloat = 20 }",
      "Card.swift":
        "import UIKit\nextension \(type) { var title: UILabel { let label = UILabel(); label.font = .systemFont(ofSize: 14); return label } }",
    ]).findings(PreferToken.rule)
    #expect(found.count == (type == "CardTokenization" ? 1 : 0))
  }

  @Test("one number of a file that is drawn to others is a token's by accident")
  func filesBesideTheScale() throws {
    func found(_ numbers: [Int]) throws -> Int {
      let views = numbers.enumerated().map { "let v\($0) = Text(a).padding(\($1))" }.joined(separator: "\n")
      let named = (0..<20).map { "let n\($0) = Text(a).padding(Spacing.md)" }.joined(separator: "\n")
      return try ProjectTrial([
        "Spacing.swift": Self.spacing + "}", "Screen.swift": "import SwiftUI\n" + named,
        "Other.swift": "import SwiftUI\n" + views,
      ]).findings(PreferToken.rule).count
    }
    #expect(try found([8, 6, 10, 12, 18]) == 0)
    #expect(try found([8, 16, 24, 12, 18, 6]) == 3)
    #expect(try found([8, 6]) == 1)
  }

  @Test("how often the system's own face is written out tells nothing of a serif")
  func facesOfTheProject() throws {
    func found(_ named: Int) throws -> Int {
      let titles = (0..<named).map { "let t\($0) = Text(a).font(.serif(.title).weight(.semibold))" }
      let styles = (0..<12).map { "let s\($0) = Text(a).font(.body)" }
      return try ProjectTrial([
        "Fonts.swift":
          "import SwiftUI\nextension Font { static func serif(_ style: TextStyle) -> Font { .system(style, design: .serif) } }",
        "Ink.swift":
          "import SwiftUI\nextension Color { static let ink = Color(red: 0.1, green: 0.2, blue: 0.3) }",
        "Titles.swift": "import SwiftUI\n" + titles.joined(separator: "\n"),
        "Styles.swift": "import SwiftUI\n" + styles.joined(separator: "\n"),
        "Use.swift":
          "import SwiftUI\nlet u = Text(a).foregroundStyle(Color.ink).font(Font.system(.title3, design: .serif).weight(.semibold))",
      ]).findings(PreferToken.rule).count
    }
    #expect(try found(5) == 1)
    #expect(try found(3) == 0)
  }

  @Test("the other side of a square says what is meant, once as well")
  func sidesOfASquare() throws {
    func found(_ frame: String) throws -> Int {
      try ProjectTrial([
        "Sizes.swift":
          "import SwiftUI\nenum IconSize { static let small: CGFloat = 18; static let medium: CGFloat = 28; static let large: CGFloat = 46 }",
        "Use.swift": "import SwiftUI\nlet a = Image(b).resizable().frame(\(frame))",
      ]).findings(PreferToken.rule).count
    }
    #expect(try found("width: IconSize.medium, height: 28") == 1)
    #expect(try found("width: IconSize.medium, height: 18") == 0)
    #expect(try found("width: 28, height: 28") == 0)
  }

  @Test func aSymbolHasNoSizeOfText() throws {
    let sizes =
      "enum FontSize { static let small: CGFloat = 11; static let body: CGFloat = 14; static let big: CGFloat = 48 }"
    func found(_ view: String) throws -> Int {
      try ProjectTrial([
        "Sizes.swift": "import SwiftUI\n" + sizes,
        "Use.swift":
          "import SwiftUI\nlet a = Text(b).font(.system(size: FontSize.body))\nlet c = \(view).font(.system(size: 48))",
      ]).findings(PreferToken.rule).count
    }
    #expect(try found("Text(b)") == 1)
    #expect(try found(#"Image(systemName: "tray")"#) == 0)
  }

  // MARK: Deprecated tokens

  @Test(arguments: [
    ("@available(*, deprecated, renamed: \"md\") static let medium: CGFloat = 16 }", "Spacing.md"),
    ("@available(*, deprecated, renamed: \"Spacing.md\") static let medium: CGFloat = 16 }", "Spacing.md"),
    (
      "@available(iOS, deprecated: 17, message: \"no, renamed: \", renamed: \"md\") static let medium: CGFloat = 16 }",
      "Spacing.md"
    ),
    (
      "@available(*, deprecated, renamed: \"Gap.wide\") static let medium: CGFloat = 16 }\nenum Gap { static let wide: CGFloat = 16; static let gapNarrow: CGFloat = 4; static let gapSmall: CGFloat = 8; static let gapLarge: CGFloat = 24 }",
      nil
    ),
    ("@available(*, deprecated, renamed: \"nowhere\") static let medium: CGFloat = 16 }", nil),
    ("@available(*, deprecated) static let medium: CGFloat = 16 }", nil),
  ])
  func renamed(_ declarations: String, _ expected: String?) throws {
    let result = try deprecated(declarations, "let a = Text(\"\").padding(Spacing.medium)")
    #expect(result.messages.count == 1)
    if let expected { #expect(result.fixed == "let a = Text(\"\").padding(\(expected))") }
  }

  @Test func oneNameOfSeveralIsMeant() throws {
    let result = try deprecated(
      "@available(*, deprecated, renamed: \"md\") static let medium: CGFloat = 16 }",
      """
      typealias S = Spacing
      enum Other { static let medium = 3 }
      let medium = 4
      let a = Text("").padding(S.medium).frame(width: CGFloat(medium + Other.medium), height: Spacing.medium)
      """)
    #expect(result.messages.count == 2)
    #expect(result.fixed.contains("padding(S.md)") && result.fixed.contains("height: Spacing.md)"))
    #expect(result.fixed.contains("CGFloat(medium + Other.medium)"))
  }

  @Test func colors() throws {
    let trial = try ProjectTrial([
      "Color.swift": """
      extension Color {
        static let brand = Color(red: 1, green: 0, blue: 0)
        @available(*, deprecated, renamed: "brand") static let accent1 = Color(red: 1, green: 0, blue: 0)
      }
      """, "Use.swift": "let a = Text(\"\").foregroundStyle(.accent1).background(Color.accent1)",
    ])
    #expect(trial.findings(DeprecatedToken.rule).count == 2)
    #expect(
      trial.fixed("Use.swift", DeprecatedToken.rule)
        == "let a = Text(\"\").foregroundStyle(.brand).background(Color.brand)")
  }

  private func configured(
    _ rule: Rule, _ files: [String: String], _ change: (inout DesignScales) -> Void
  ) throws -> [Finding] {
    try ProjectTrial(files).findings(rule, changing: change)
  }

  @Test func theConfigurationNamesSuccessors() throws {
    let findings = try configured(
      DeprecatedToken.rule,
      [
        "Spacing.swift": Self.spacing + "static let medium: CGFloat = 16 }",
        "Use.swift": "let a = Text(\"\").padding(Spacing.medium).padding(Kit.Gap.wide)",
      ]
    ) { $0.replaced = ["Spacing.medium": "Spacing.md", "Kit.Gap.wide": "Kit.Gap.l"] }
    #expect(
      findings.map(\.message) == [
        "the token `Spacing.medium` is replaced by `Spacing.md`; write that",
        "the token `Kit.Gap.wide` is replaced by `Kit.Gap.l`; write that",
      ])
    #expect(findings.flatMap(\.fixes).allSatisfy { $0.applicability == .safe })
  }

  // MARK: Roles

  private static let radius =
    "enum Radius { static let chip: CGFloat = 8; static let card: CGFloat = 16; static let sheet: CGFloat = 28 }"

  @Test func whatTheProjectDoesThroughoutIsNoSlip() throws {
    let files = ["Spacing.swift": Self.spacing + "}", "Radius.swift": Self.radius]
    let one = try ProjectTrial(
      files.merging(["A.swift": "let a = Text(\"\").padding(Radius.card)"]) { $1 })
    #expect(
      one.findings(TokenRole.rule).map(\.message) == [
        "padding `Radius.card` is a token of another role, radius; write Spacing.md"
      ])
    let uses = (0..<4).map { "let a\($0) = Text(\"\").padding(Radius.card)" }.joined(separator: "\n")
    #expect(try ProjectTrial(files.merging(["A.swift": uses]) { $1 }).findings(TokenRole.rule).isEmpty)
  }

  @Test func namesOfSeveralRolesAreUnsure() throws {
    let both =
      "enum CardRadius { static let padding: CGFloat = 8; static let cornerSpacing: CGFloat = 16; static let gap: CGFloat = 4 }"
    let trial = try ProjectTrial([
      "Spacing.swift": Self.spacing + "}", "Both.swift": both,
      "A.swift": "let a = RoundedRectangle(cornerRadius: CardRadius.padding)",
    ])
    #expect(trial.findings(TokenRole.rule).isEmpty)
  }

  // MARK: Arithmetic

  @Test(arguments: [
    ("padding(Spacing.md + 2)", "padding `Spacing.md + 2` makes 18, no step of the spacing scale"),
    ("padding(Spacing.md * 1.3)", "padding `Spacing.md * 1.3` makes 20.8, no step of the spacing scale"),
    ("padding(2 * Spacing.sm)", "padding `2 * Spacing.sm` is 16, which has a token; write Spacing.md"),
    ("padding(Spacing.md / 2)", "padding `Spacing.md / 2` is 8, which has a token; write Spacing.sm"),
    ("padding(.top, on ? (Spacing.sm - 3) : 0)", "padding `Spacing.sm - 3` makes 5"),
  ])
  func arithmetic(_ modifier: String, _ message: String) throws {
    let trial = try ProjectTrial([
      "Spacing.swift": Self.spacing + "}", "A.swift": "let a = Text(\"\").\(modifier)",
    ])
    let found = trial.findings(TokenArithmetic.rule).map(\.message)
    #expect(found.count == 1 && found[0].hasPrefix(message))
  }

  @Test(arguments: [
    "padding(Spacing.sm / 2)", "padding(Spacing.lg * 2)", "padding(-Spacing.md)",
    "padding(Spacing.md + Spacing.sm)",
    "padding(Spacing.md * scale)", "frame(height: Spacing.md + 1)", "padding(Spacing.sm - 8)",
    "font(.system(size: FontSize.body + 1))",
  ])
  func arithmeticIsQuiet(_ modifier: String) throws {
    let trial = try ProjectTrial([
      "Spacing.swift": Self.spacing + "}", "A.swift": "let a = Text(\"\").\(modifier)",
    ])
    #expect(trial.findings(TokenArithmetic.rule).isEmpty)
  }

  // MARK: Primitive tokens

  @Test func primitiveTokensInViews() throws {
    let findings = try configured(
      PrimitiveToken.rule,
      [
        "Palette.swift":
          "enum Palette { static let blue500 = Color(red: 0, green: 0.4, blue: 1); static let red500 = Color(red: 1, green: 0, blue: 0) }",
        "Colors.swift": "enum Colors { static let link: Color = Palette.blue500 }",
        "A.swift": "let a = Text(\"\").foregroundStyle(Palette.blue500).background(Palette.red500)",
      ]
    ) { $0.primitive = ["Palette.*"] }
    #expect(
      findings.map(\.message) == [
        "`Palette.blue500` is a primitive token; write Colors.link",
        "`Palette.red500` is a primitive token; no semantic token has its value",
      ])
  }

  // MARK: Configuration

  @Test func aTokenIsNotItsOwnSuccessor() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      ".glasslint.json", #"{"tokens": {"replaced": {"A.a": "A.b", "A.b": "A.a", "A.c": "A.b"}}}"#)
    let store = ConfigurationStore(workingDirectory: folder.path)
    _ = store.configuration(governing: folder.path)
    #expect(store.errors.map { "\($0.line):\($0.column)" } == ["1:33", "1:47"])
    #expect(store.errors.allSatisfy { $0.message.contains("is replaced by itself") })
  }

  /// What is wrong with a configuration beside a file of tokens.
  private func mistakes(_ configuration: String) throws -> [String] {
    let folder = try TemporaryFolder()
    try folder.write(".glasslint.json", configuration)
    try folder.write(
      "Spacing.swift",
      """
      import SwiftUI
      enum Spacing {
        static let sm: CGFloat = 8
        static let md: CGFloat = 16
        static let lg: CGFloat = 24
      }
      """)
    let store = ConfigurationStore(workingDirectory: folder.path)
    let list = FileFinder(store: store).find([folder.path])
    #expect(store.errors.isEmpty)
    return ProjectLoader(store: store, jobs: 1, usesCache: false).load(
      for: list, configurations: store.configurations, named: [folder.path]
    ).errors.map(\.message)
  }

  @Test func aSuccessorThatTheProjectDoesNotHaveIsAMistake() throws {
    #expect(
      try mistakes(#"{"tokens": {"replaced": {"Spacing.medium": "Spacing.mdd"}}}"#) == [
        #""replaced" has "Spacing.mdd" in the place of "Spacing.medium", which the project does not have; did you mean "Spacing.md"?"#
      ])
    #expect(
      try mistakes(#"{"tokens": {"replaced": {"Spacing.medium": "Spacing.md", "A.b": "Kit.Gap.l"}}}"#) == [])
  }

  @Test func aGlobOfPrimitiveTokensThatMatchesNoneIsAMistake() throws {
    #expect(
      try mistakes(#"{"tokens": {"primitive": ["Spacing.*", "Primitves.*"]}}"#) == [
        #""Primitves.*" in "primitive" is no token's name; `glasslint tokens` lists them"#
      ])
  }

  @Test(
    "a shadow of one token's values is named, however that is declared",
    arguments: [
      """
      enum Elevation {
        static let low = (opacity: 0.04, radius: 4.0, y: 2.0)
        static let raised = (opacity: 0.08, radius: 8.0, y: 4.0)
      }
      """,
      """
      enum Elevation {
        case low, raised
        var opacity: Double { switch self { case .low: 0.04; case .raised: 0.08 } }
        var radius: CGFloat { switch self { case .low: 4; case .raised: 8 } }
        var y: CGFloat { switch self { case .low: 2; case .raised: 4 } }
      }
      """,
    ])
  func shadows(_ tokens: String) throws {
    let found = try ProjectTrial([
      "Elevation.swift": tokens,
      "Card.swift": """
      struct Card: View {
        var body: some View {
          Text("a").background(.background).shadow(color: .black.opacity(0.08), radius: 8, x: 0, y: 4)
          Text("b").background(.background).shadow(color: .black.opacity(0.08), radius: 8, x: 0, y: 5)
          Text("c").background(.background).shadow(color: .blue.opacity(0.08), radius: 8, x: 0, y: 4)
        }
      }
      extension View {
        func raisedShadow() -> some View { shadow(color: .black.opacity(0.08), radius: 8, x: 0, y: 4) }
      }
      let named = Text("").shadow(radius: Elevation.raised.radius, y: Elevation.raised.y)
      """,
    ]).findings(PreferToken.rule)
    #expect(
      found.map(\.message) == [
        "shadow (opacity 0.08, radius 8, y 4) is the token Elevation.raised; write that"
      ])
  }

  @Test("constants at the top of a file are tokens there too, whatever letter says that they are constants")
  func globals() throws {
    let found = try ProjectTrial([
      "Card.swift": """
      let kSpacingSmall: CGFloat = 8
      let kSpacingMedium: CGFloat = 16
      let kSpacingLarge: CGFloat = 24
      struct Card: View {
        var body: some View {
          VStack(spacing: kSpacingSmall) { Text("a").padding(kSpacingMedium); Text("b").padding(16) }
            .padding(kSpacingLarge)
        }
      }
      """
    ]).findings(PreferToken.rule)
    #expect(found.map(\.message) == ["padding 16 is the token kSpacingMedium; write that"])
    #expect(found.first?.severity == .warning)
  }
}
