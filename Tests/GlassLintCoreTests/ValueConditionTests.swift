import Testing

@testable import GlassLintCore

/// Custom rules that ask what the names of their patterns stand for.
@Suite struct ValueConditionTests {
  private static let tokens = """
    import SwiftUI
    enum Spacing { static let small: CGFloat = 8; static let medium: CGFloat = 16; static let large: CGFloat = 24 }
    """

  /// The code that `$x` stands for in each finding.
  private func found(_ pattern: String, where values: String, _ code: String) throws -> [String] {
    let rule = try CustomRule.rule(
      CustomRuleSource(id: "x", pattern: pattern, message: "$x", values: values), origin: "test")
    return try ProjectTrial(["Tokens.swift": Self.tokens, "View.swift": code]).findings(rule).map(\.message)
  }

  private func mistake(_ values: String) -> CustomRuleMistake? {
    do {
      _ = try CustomRule.rule(
        CustomRuleSource(id: "x", pattern: "a($x, $$$rest)", message: "m", values: values), origin: "test")
      return nil
    } catch { return error }
  }

  @Test(arguments: [
    ("literal", ["8", "-4"]),
    ("token", ["Spacing.small"]),
    ("not token", ["8", "-4", "gap", "gap * 2"]),
    ("not literal, not token", ["gap", "gap * 2"]),
  ])
  func valuesAreToldByWhatTheyAre(_ kinds: String, _ expected: [String]) throws {
    let code = """
      func rows(gap: CGFloat) -> some View {
        VStack(spacing: 8) { VStack(spacing: -4) { VStack(spacing: Spacing.small) {
          VStack(spacing: gap) { VStack(spacing: gap * 2) {} }
        } } }
      }
      """
    #expect(
      try found("VStack(spacing: $x) { $_ }", where: "$x: \(kinds)", code).sorted() == expected.sorted())
  }

  @Test func valuesAreToldByWhereTheyLand() throws {
    let code = """
      func view() -> some View {
        card(12).frame(width: 12).padding(12)
      }
      func card(_ radius: CGFloat) -> some View { RoundedRectangle(cornerRadius: radius) }
      """
    #expect(try found("card($x)", where: "$x: radius", code) == ["12"])
    #expect(try found("card($x)", where: "$x: spacing", code).isEmpty)
    #expect(try found(".padding($x)", where: "$x: spacing, literal", code) == ["12"])
    #expect(try found(".frame(width: $x)", where: "$x: spacing", code).isEmpty)
  }

  @Test func colorsAreToldFromOtherStyles() throws {
    let code = """
      func view() -> some View {
        Text(a).foregroundStyle(.red).foregroundStyle(style).foregroundStyle(.thinMaterial)
          .foregroundStyle(Color(red: 1, green: 0, blue: 0).opacity(0.5))
      }
      """
    let all = [".red", "style", ".thinMaterial", "Color(red: 1, green: 0, blue: 0).opacity(0.5)"]
    #expect(try found(".foregroundStyle($x)", where: "$x: color", code) == [all[0], all[3]])
    #expect(try found(".foregroundStyle($x)", where: "$x: not color", code) == [all[1], all[2]])
  }

  @Test func mistakesHaveAPlaceAndARemedy() {
    let cases: [(String, Int, String)] = [
      ("$x: spacng", 4, "did you mean \"spacing\"?"), ("$y: token", 0, "did you mean `$x`?"),
      ("$rest: token", 0, "no one expression"), ("token", 0, "say what a name stands for"),
      ("$x: token; $x: not", 15, "is no kind of value"), ("$x:", 3, "say what it is"),
    ]
    for (text, offset, words) in cases {
      let mistake = mistake(text)
      #expect(mistake?.key == "where")
      #expect(mistake?.mistake.offset == offset, "\(text)")
      #expect(mistake?.mistake.message.contains(words) == true, "\(text): \(mistake?.mistake.message ?? "")")
    }
  }

  @Test func aConfigurationSaysWhere() throws {
    let folder = try TemporaryFolder()
    let (configuration, errors) = try folder.configuration(
      #"{"customRules": [{"id": "no-gap", "pattern": ".padding($x)", "where": "$x: literal", "message": "m"}]}"#
    )
    #expect(errors.isEmpty)
    #expect(configuration?.customRules.first?.value.values == "$x: literal")
    #expect(configuration?.describe().contains("\"where\": \"$x: literal\"") == true)
  }
}
