import Testing

@testable import GlassLintCore

/// Which of several tokens with a literal's value is meant.
@Suite struct TokenUsesTests {
  /// Two steps of one value, and one that stands for a purpose.
  private static let radius = """
    enum Radius {
      static let small: CGFloat = 8
      static let medium: CGFloat = 12
      static let field: CGFloat = 12
      static let large: CGFloat = 16
      static let card: CGFloat = 16
      static let sheet: CGFloat = 16
    }
    """

  private func messages(_ files: [String: String]) throws -> [String] {
    try ProjectTrial(files.merging(["Radius.swift": Self.radius]) { $1 }).findings(PreferToken.rule)
      .map(\.message)
  }

  private func shape(_ radius: String) -> String { "RoundedRectangle(cornerRadius: \(radius))" }

  @Test func theOneThatIsUsedStandsOut() throws {
    #expect(
      try messages(["A.swift": "let a = \(shape("Radius.large"))", "B.swift": "let b = \(shape("16"))"]) == [
        "corner radius 16 is the token Radius.large; write that (of the same value: Radius.card, Radius.sheet)"
      ])
  }

  @Test func whereNoneIsUsedAllAreNamed() throws {
    #expect(
      try messages(["B.swift": "let b = \(shape("16"))"]) == [
        "corner radius 16 is the value of several tokens; write Radius.large or Radius.card or Radius.sheet"
      ])
  }

  @Test func whatTheNamesSayCounts() throws {
    let code = "struct ProfileCard: View { var body: some View { \(shape("16")) } }"
    #expect(try messages(["B.swift": code])[0].hasPrefix("corner radius 16 is the token Radius.card;"))
    let sheet = "let sheetRadius: CGFloat = 16\nlet b = \(shape("sheetRadius"))"
    #expect(try messages(["B.swift": sheet])[0].hasPrefix("corner radius 16 is the token Radius.sheet;"))
  }

  @Test func theSameParameterCountsBeforeThePlainNumber() throws {
    let badge = "struct Badge: View { var radius: CGFloat; var body: some View { \(shape("radius")) } }"
    let many = (0..<6).map { "let m\($0) = \(shape("Radius.medium"))" }.joined(separator: "\n")
    #expect(
      try messages([
        "Badge.swift": badge, "Many.swift": many, "One.swift": "let a = Badge(radius: Radius.field)",
        "Two.swift": "let c = Badge(radius: Radius.field)", "B.swift": "let b = Badge(radius: 12)",
      ])[0].hasPrefix("corner radius 12 is the token Radius.field;"))
  }

  @Test func theSameFileCountsBeforeTheRest() throws {
    let others = Dictionary(
      uniqueKeysWithValues: (0..<4).map { ("Other\($0).swift", "let o = \(shape("Radius.medium"))") })
    let own = "let a = \(shape("Radius.field"))\nlet b = \(shape("Radius.field"))\nlet c = \(shape("12"))"
    let found = try messages(others.merging(["Own.swift": own]) { $1 })
    #expect(
      found.count == 1 && found[0].contains("write Radius.field") || found[0].contains("token Radius.field;"))
  }

  @Test func aSecondNameIsNoUseOfTheFirst() throws {
    let names = """
      enum Palette { static let r1: CGFloat = 4; static let r2: CGFloat = 8; static let r3: CGFloat = 12 }
      """
    let radius = """
      enum PrimitiveRadius { static let one: CGFloat = 4; static let two: CGFloat = 8; static let three: CGFloat = 12 }
      enum CardRadius { static let inner = PrimitiveRadius.one; static let middle = PrimitiveRadius.two; static let outer = PrimitiveRadius.three }
      """
    let found = try ProjectTrial([
      "Palette.swift": names, "Radius.swift": radius, "A.swift": "let a = \(shape("CardRadius.outer"))",
      "B.swift": "let b = \(shape("12"))",
    ]).findings(PreferToken.rule).map(\.message)
    #expect(found == ["corner radius 12 is the token CardRadius.outer; write that"])
  }

  @Test func theFirstIsSafeOnlyWhereItStandsOut() throws {
    func applicabilities(_ files: [String: String]) throws -> [Applicability] {
      try ProjectTrial(files.merging(["Radius.swift": Self.radius]) { $1 }).findings(PreferToken.rule)[0]
        .fixes.map(\.applicability)
    }
    let literal = "let b = \(shape("16"))"
    #expect(try applicabilities(["B.swift": literal]) == [.unsafe, .unsafe, .unsafe])
    #expect(
      try applicabilities(["A.swift": "let a = \(shape("Radius.sheet"))", "B.swift": literal])
        == [.safe, .unsafe, .unsafe])
  }

  @Test("in a project of some size only tokens that somebody names are asked for, of files that name some")
  func whatNobodyNamesIsNotAskedFor() throws {
    func found(_ code: String, named: String) throws -> Int {
      var files = [
        "Spacing.swift":
          "enum Spacing { static let s: CGFloat = 8; static let m: CGFloat = 16; static let l: CGFloat = 24 }",
        "A.swift": "import SwiftUI\n\(code)",
      ]
      for file in 0..<10 {
        files["View\(file).swift"] = "import SwiftUI\nlet v\(file) = Text(\"\").padding(Spacing.\(named))"
      }
      return try ProjectTrial(files).findings(PreferToken.rule).count
    }
    let insider = "let a = Text(\"\").padding(Spacing.s)\nlet b = Text(\"\").padding(16)"
    #expect(try found(insider, named: "m") == 1)
    #expect(try found(insider, named: "l") == 0)
    #expect(try found("let b = Text(\"\").padding(16)", named: "m") == 0)
  }

  @Test func colorsOfOneNameAndValueHaveTheirUsesTogether() throws {
    let trial = try ProjectTrial([
      "Kit.swift":
        "extension ShapeStyle where Self == Color { static var brand: Color { Color(red: 0, green: 0.4, blue: 1) } }",
      "Watch.swift": "extension Color { static let brand = Color(red: 0, green: 0.4, blue: 1) }",
      "A.swift": "let a = Text(\"\").foregroundStyle(.brand).background(Color.brand)",
    ])
    let colors = trial.project.discovery.colors
    #expect(colors.count == 2)
    #expect(colors.map { trial.project.tokenUses.count(of: $0.slot) } == [2, 2])
  }

  @Test func partsOfColors() {
    #expect(TokenPart(saidBy: ["Theme", "Colors", "textPrimary"]) == .foreground)
    #expect(TokenPart(saidBy: ["Color", "onSurface"]) == .foreground)
    #expect(TokenPart(saidBy: ["Color", "cardBackground"]) == .fill)
    #expect(TokenPart(saidBy: ["Colors", "Border", "subtle"]) == .border)
    #expect(TokenPart(saidBy: ["Color", "brand"]) == nil)
  }

  @Test func colorsAreRankedByWhatTakesThem() throws {
    let trial = try ProjectTrial([
      "Color.swift":
        "extension Color { static let ink = Color(red: 0, green: 0, blue: 0.2); static let night = Color(red: 0, green: 0, blue: 0.2) }",
      "A.swift": "let a = Text(\"\").foregroundStyle(Color.ink).background(Color.night)",
      "B.swift": "let b = Text(\"\").foregroundStyle(.ink)",
    ])
    let project = trial.project
    let uses = project.tokenUses
    let slots = project.discovery.colors.map(\.slot)
    #expect(slots.map(uses.count) == [2, 1])
    let style = TokenUses.Place(
      file: 0, taker: TokenUses.taker(Name("foregroundStyle").symbol, 0), part: .foreground)
    #expect(uses.ranked(slots, at: style).order == [0, 1])
    let ground = TokenUses.Place(file: 0, taker: TokenUses.taker(Name("background").symbol, 0), part: .fill)
    #expect(uses.ranked(slots, at: ground).order == [1, 0])
  }

  // MARK: Named for a part

  private static let parts = """
    enum Theme {
      enum Radius { static let control: CGFloat = 14; static let card: CGFloat = 12; static let pill: CGFloat = 22 }
      enum Surface { static let card = Color("Card"); static let control = Color("Control") }
    }
    """

  private func found(_ code: String) throws -> [String] {
    try ProjectTrial(["Theme.swift": Self.parts, "A.swift": code]).findings(PreferToken.rule).map {
      "\($0.message.split(separator: ";")[0]): \($0.fixes.map { "\($0.applicability)" })"
    }
  }

  private let isCard = ["corner radius 12 is the token Theme.Radius.card: [\"safe\"]"]

  /// A number that equals a token which is named for a part is no proof that the part is meant.
  @Test(arguments: [
    "struct Prompt: View { var body: some View { RoundedRectangle(cornerRadius: 12) } }",
    "struct LicenseButton: View { var body: some View { RoundedRectangle(cornerRadius: 12) } }",
    "struct LicenseCard: View { var body: some View { RoundedRectangle(cornerRadius: 14) } }",
    "struct A: View { var body: some View { TextField(\"\", text: $a).background(RoundedRectangle(cornerRadius: 12)) } }",
    "struct ACard: View { var body: some View { RoundedRectangle(cornerRadius: 12).fill(Theme.Surface.control.opacity(0.5)) } }",
  ])
  func anotherPartIsNotMeant(_ code: String) throws { #expect(try found(code).isEmpty) }

  @Test(arguments: [
    "struct LicenseCards: View { var body: some View { RoundedRectangle(cornerRadius: 12) } }",
    "struct A: View { var cardBackground: some View { RoundedRectangle(cornerRadius: 12) } }",
    "struct A: View { var body: some View { RoundedRectangle(cornerRadius: 12).fill(Theme.Surface.card) } }",
    "struct A: View { var body: some View { a.background(Theme.Surface.card).clipShape(RoundedRectangle(cornerRadius: 12)) } }",
    "struct CardShape { var radius: CGFloat }\nstruct A: View { let shape = CardShape(radius: 12)\n var body: some View { RoundedRectangle(cornerRadius: shape.radius) } }",
    "struct A: View { var body: some View { RoundedRectangle(cornerRadius: 12)\n RoundedRectangle(cornerRadius: Theme.Radius.card) } }",
  ])
  func theNearestNameSaysThePart(_ code: String) throws { #expect(try found(code) == isCard) }

  @Test func theOnlyOnePartAmongSizesMayBeMeant() throws {
    let files = [
      "Radius.swift":
        "enum Radius { static let small: CGFloat = 4; static let medium: CGFloat = 8; static let bubble: CGFloat = 12 }",
      "A.swift": "let a = \(shape("12"))\nlet b = \(shape("8"))",
      "B.swift": "let c = [\(shape("Radius.small")), \(shape("Radius.medium")), \(shape("Radius.medium"))]",
    ]
    func told(_ files: [String: String]) throws -> [String] {
      try ProjectTrial(files).findings(PreferToken.rule).map { "\($0.severity) \($0.fixes[0].applicability)" }
    }
    #expect(try told(files) == ["info unsafe", "warning safe"])
    // Nobody names a token of the role: they may be meant for later, or be left from long ago.
    #expect(try told(files.filter { $0.key != "B.swift" }) == ["info unsafe", "info safe"])
  }

  // MARK: Overloads

  private static let cases = """
    enum CornerRadius: CGFloat { case small = 2; case medium = 4; case large = 6 }
    """

  /// Where the project has a modifier for the cases, it takes the case.
  @Test(arguments: [
    ("func cornerRadius(_ radius: CornerRadius) -> some View { self }", ".large"),
    (
      "func cornerRadius(_ radius: CornerRadius, corners: UIRectCorner? = nil) -> some View { self }",
      ".large"
    ),
    ("func corner(_ radius: CornerRadius) -> some View { self }", "CornerRadius.large.rawValue"),
    ("func cornerRadius(to radius: CornerRadius) -> some View { self }", "CornerRadius.large.rawValue"),
  ])
  func theCaseIsTakenByAnOverload(_ overload: String, _ text: String) throws {
    let found = try ProjectTrial([
      "Radius.swift": Self.cases + "\nextension View { \(overload) }",
      "A.swift": "let a = Text(\"\").cornerRadius(.small)\nlet b = Text(\"\").cornerRadius(6)",
    ]).findings(PreferToken.rule)
    #expect(found.map { $0.fixes[0].edits[0].text } == [text])
  }

  @Test func aNameIsNotWrittenTwiceForOneCorner() throws {
    let code = "let a = RoundedRectangle(cornerSize: CGSize(width: 4, height: 4))"
    let used =
      "\nlet b = RoundedRectangle(cornerSize: CGSize(width: CornerRadius.large.rawValue, height: CornerRadius.large.rawValue))"
    #expect(
      try ProjectTrial(["Radius.swift": Self.cases, "A.swift": code]).findings(PreferToken.rule).isEmpty)
    #expect(
      try ProjectTrial(["Radius.swift": Self.cases, "A.swift": code + used]).findings(PreferToken.rule).count
        == 1)
  }
}
