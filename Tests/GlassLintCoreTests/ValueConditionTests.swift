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

  @Test func oneOfSeveralKindsWillDo() throws {
    let code = """
      func rows(gap: CGFloat) -> some View {
        VStack(spacing: 8) { VStack(spacing: Spacing.small) { VStack(spacing: gap) {} } }
      }
      """
    let pattern = "VStack(spacing: $x) { $_ }"
    #expect(
      try found(pattern, where: "$x: literal or token", code).sorted() == ["8", "Spacing.small"])
    #expect(try found(pattern, where: "$x: not literal or token", code) == ["gap"])
  }

  @Test func aColorIsAskedForByItsValue() throws {
    let code = """
      let dim = Color.gray
      func view() -> some View {
        Text(a).foregroundStyle(.gray).foregroundStyle(dim).foregroundStyle(Color.gray.opacity(0.5))
          .foregroundStyle(.red).foregroundStyle(isOn ? .gray : .red).foregroundStyle(Color(red: 1, green: 0, blue: 0))
      }
      """
    let pattern = ".foregroundStyle($x)"
    #expect(
      try found(pattern, where: "$x: color(.gray)", code) == [".gray", "dim", "Color.gray.opacity(0.5)"])
    #expect(
      try found(pattern, where: "$x: color(.gray) or color(#FF0000), not color(.red)", code).last
        == "Color(red: 1, green: 0, blue: 0)")
    #expect(try found(pattern, where: "$x: color, not color(.gray) or color(.red)", code).count == 2)
  }

  @Test func colorsOfUIKitAreColors() throws {
    let code = "func style(label: UILabel) { label.textColor = .systemGray2; label.textColor = tint }"
    #expect(try found("$_.textColor = $x", where: "$x: color", code) == [".systemGray2"])
    #expect(try found("$_.textColor = $x", where: "$x: color(.systemGray2)", code) == [".systemGray2"])
  }

  @Test func aNumberIsAskedForByRoleAndValue() throws {
    let code = """
      let gap: CGFloat = 12
      func view() -> some View { Text(a).padding(12).padding(gap).padding(13).frame(width: 12) }
      """
    #expect(try found(".padding($x)", where: "$x: spacing(12)", code) == ["12", "gap"])
    #expect(try found(".frame(width: $x)", where: "$x: spacing(12)", code).isEmpty)
  }

  @Test func namesAndTextsAreToldByTheirSpelling() throws {
    let code = #"""
      struct Row: View { let profileService = ProfileService(); let cart: CartManager; let count: Int }
      let pages = [Text("http://a.example"), Text("see http://b.example"), Text("a \(b)"), Text("c")]
      """#
    #expect(
      try found("let $_: $x", where: "$x: *Service or *Manager", code) == ["CartManager"])
    #expect(try found("let $x = $_", where: "$x: *Service", code) == ["profileService"])
    #expect(
      try found("Text(\"$x\")", where: "$x: *http://*", code) == ["http://a.example", "see http://b.example"])
    #expect(try found("Text(\"$x\")", where: "$x: http*", code) == ["http://a.example"])
    #expect(try found("Text(\"$x\")", where: #"$x: *\(*"#, code) == [#"a \(b)"#])
    #expect(try found("Text(\"$x\")", where: #"$x: not *http://*, not *\(*"#, code) == ["c"])
    // What one star takes, the next part cannot take as well.
    #expect(try found("Text(\"$x\")", where: "$x: *c*c", code).isEmpty)
  }

  @Test func mistakesHaveAPlaceAndARemedy() {
    let cases: [(String, Int, String)] = [
      ("$x: spacng", 4, "did you mean \"spacing\"?"), ("$y: token", 0, "did you mean `$x`?"),
      ("$rest: token", 0, "no one expression"), ("token", 0, "say what a name stands for"),
      ("$x: token; $x: not", 15, "say what it is"), ("$x:", 3, "say what it is"),
      ("$x: literal or spacng", 15, "did you mean \"spacing\"?"),
      ("$x: color(.grey)", 10, "did you mean `.gray`?"), ("$x: color(gray)", 10, "no color of the system"),
      ("$x: color(#12)", 10, "write `.gray` or `#3969EF`"), ("$x: spacing( a )", 13, "\"a\" is no number"),
      ("$x: color(.gray, .black)", 9, "nothing closes this `(`"),
      ("$x: /.*Service/", 4, "regular expression"), ("$x: .*Service", 4, "regular expression"),
      (#"$x: \w+Service"#, 4, "regular expression"), ("$x: *Service$", 4, "regular expression"),
      ("$x: token(8)", 9, "takes no value"), ("$x: Service", 4, "with `*` for any text"),
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
