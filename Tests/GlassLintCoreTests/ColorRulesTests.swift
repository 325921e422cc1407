import Testing

@testable import GlassLintCore

@Suite struct ColorRulesTests {
  /// The messages about a view with this body.
  private func messages(
    _ rule: Rule, _ body: String, members: String = "", colors: [NamedColor] = [],
    options: [String: OptionValue] = [:], isSet: Bool = false
  ) -> [String] {
    let code = "import SwiftUI\nstruct Screen: View {\n\(members)\nvar body: some View {\n\(body)\n}\n}\n"
    return findings(rule, code, colors: colors, options: options, isSet: isSet).map(\.message)
  }

  private func findings(
    _ rule: Rule, _ code: String, colors: [NamedColor] = [], options: [String: OptionValue] = [:],
    isSet: Bool = false
  ) -> [Finding] {
    var linter = FileLinter(rules: [rule])
    var rules = RuleTable(settings: [RuleSettings(enabling: rule, options: options)])
    if isSet { rules.decided = [0] }
    let settings = FileSettings(rules: rules, platforms: Platforms(), scales: DesignScales(colors: colors))
    return linter.lint(SourceBuffer(bytes: Array(code.utf8)), file: "Screen.swift", settings: settings)
      .findings
  }

  // MARK: hardcoded-color

  @Test(arguments: [
    // Where a configuration sets the rule.
    "Text(\"\").foregroundStyle(isOn ? Color(.displayP3, red: 1, green: 0, blue: 0) : .secondary)",
    "Text(\"\").foregroundStyle(isOn ? SwiftUI.Color(red: 1, green: 0, blue: 0) : .secondary)",
    "Text(\"\").foregroundStyle(isOn ? Color.init(white: 0.5) : .secondary)",
    "Text(\"\").foregroundStyle(isOn ? .init(white: 0.5) : .secondary)",
    "Text(\"\").background(isOn ? Color(\"#1C1C1E\") : .secondary)",
    "Text(\"\").tint(isOn ? Color(white: isDark ? 0.1 : 0.9) : .secondary)",
    "Card(color: isOn ? Color(UIColor(displayP3Red: 0.1, green: 0.2, blue: 0.3, alpha: alpha)) : .secondary)",
    "let shade = isOn ? Color(hue: 0.1, saturation: 1, brightness: 1) : Color.secondary\nreturn shade",
  ])
  func componentsAreReportedOnce(_ body: String) {
    #expect(messages(HardcodedColor.rule, body, isSet: true).count == 1)
  }

  @Test(arguments: [
    "Text(\"\").foregroundStyle(Color(red: r, green: g, blue: b))",
    "Text(\"\").foregroundStyle(Color(\"Brand\"))",
    "Text(\"\").foregroundStyle(Color(hex: model.hex))", "Text(\"\").foregroundStyle(.blue)",
    "Text(\"\").foregroundStyle(Color(uiColor: .label))", "Text(\"\").foregroundStyle(Color(.brand))",
    "Scale(red: 1, green: 0, blue: 0)", "Shape.init(white: 1, alpha: 1, other: 2)",
    // A wash, however thin.
    "Card(color: UIColor(white: 0, alpha: dimming))",
    // One for each appearance.
    "card.backgroundColor = .init { $0.userInterfaceStyle == .dark ? UIColor(white: 0.2, alpha: 1) : other }",
    // Confetti.
    "ZStack { piece(1).foregroundColor(Color(hex: \"#D660C3\"))\npiece(2).foregroundColor(Color(hex: \"#E2A500\"))\n"
      + "piece(3).foregroundColor(Color(hex: \"#AAA8F7\")) }",
  ])
  func computedAndNamedColorsAreQuiet(_ body: String) {
    #expect(messages(HardcodedColor.rule, body).isEmpty)
  }

  @Test(arguments: [
    "extension UIColor { class var brand: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) } }",
    "let brand = Color(red: 1, green: 0, blue: 0)",
    "struct Theme { var brand: Color { Color(hex: 0xFF0000) } }",
    "extension ShapeStyle where Self == Color { static var brand: Color { .init(red: 1, green: 0, blue: 0) } }",
    "struct Card: View { static let brand = Color(white: 0.5)\nvar body: some View { Text(\"\") } }",
    "enum Level { case low\nvar color: Color { switch self { case .low: Color(red: 1, green: 0, blue: 0) } } }",
    "#Preview { Text(\"\").background(Color(white: 0.5)) }",
  ])
  func declarationsOfTokensAreQuiet(_ code: String) {
    #expect(findings(HardcodedColor.rule, "import SwiftUI\n" + code).isEmpty)
  }

  @Test func anExactTokenIsOffered() throws {
    let colors = [NamedColor(name: "Color.card", value: "#1c1c1e"), NamedColor(value: "#FF0000")]
    let code = """
      import SwiftUI
      struct Card: View {
        var body: some View {
          Text("").background(Color(red: 28 / 255, green: 28 / 255, blue: 30 / 255))
        }
      }
      """
    let finding = try #require(findings(HardcodedColor.rule, code, colors: colors).first)
    #expect(finding.message == "color #1C1C1E is the token `Color.card`; use it by name")
    #expect(finding.fixes.first?.applicability == .safe)
    #expect(finding.fixes.first?.edits.first?.text == "Color.card")
    // An allowed color without a name is fine; another color space is another color.
    #expect(messages(HardcodedColor.rule, "Color(hex: \"#FF0000\")", colors: colors).isEmpty)
  }

  @Test func theOpacityOfHexIsPartOfTheColor() {
    let colors = [NamedColor(name: "Color.card", value: "#5C1C1E80")]
    #expect(
      messages(
        HardcodedColor.rule, "Text(\"\").foregroundStyle(Color(hex: \"#5C1C1E\", opacity: 0.5))",
        colors: colors)
        == ["color #5C1C1E80 is the token `Color.card`; use it by name"])
  }

  // MARK: material-background

  @Test(arguments: [
    "VStack { }.background(Color(uiColor: .secondarySystemGroupedBackground))",
    "HStack { }.background { Color(.systemGray6) }",
    "HStack { Text(\"\") }.background(Color(UIColor.tertiarySystemBackground))",
    "VStack { }.padding().background(Color.gray.opacity(0.1).cornerRadius(8))",
    "VStack { }.background(.gray.opacity(0.2), in: .rect(cornerRadius: 8))",
    "ScrollView { }.background(Color(.secondarySystemBackground)).clipShape(RoundedRectangle(cornerRadius: 12))",
    "HStack { Text(\"\") }.background(card)",
    "VStack { Text(\"\").foregroundStyle(.white).background(.blue) }.padding().background(.gray.opacity(0.2))",
  ])
  func cardsArePainted(_ body: String) {
    let card = "private var card: Color { Color(.secondarySystemGroupedBackground) }"
    #expect(messages(MaterialBackground.rule, body, members: card).count == 1)
  }

  @Test(arguments: [
    "List { }.background(Color(.secondarySystemBackground))",
    "VStack { }.background(Color(.secondarySystemBackground))",
    "HStack { }.background(scheme == .dark ? Color(.systemGray5) : Color(.systemGray6))",
    "VStack { }.padding().background(Color(.systemGray6)).navigationTitle(\"\")",
    "VStack { }.padding().background(Color(.systemGray6), ignoresSafeAreaEdges: .all)",
    "VStack { }.padding().frame(maxWidth: .infinity, maxHeight: .infinity).background(Color(.systemGray6))",
    "VStack { Text(\"\")\nSpacer() }.padding().background(Color(.systemGray6))",
    "TextField(\"\", text: $a).padding().background(Color(.systemGray6)).cornerRadius(10)",
    "Text(\"\").background(Color.accentColor)", "Text(\"\").background(.clear)",
    "Text(\"\").background(Color.brand)",
    "Image(photo).resizable().background(Color.gray.opacity(0.1))", "Text(\"\").background(.thinMaterial)",
    "Rectangle().frame(height: 1).background(Color.gray.opacity(0.2))",
    "Text(\"\").background(Color(.systemBackground))",
    "Text(\"\").padding().background(Color(.tertiarySystemFill))", "Text(\"\").background(Color.gray)",
    "Text(\"\").background(Color.gray.opacity(isHovering ? 0.2 : 0))",
    "Text(\"\").background(.gray.opacity(0.001))",
    "VStack { Text(\"\").foregroundStyle(.white) }.background(Color(white: 0.1), in: Capsule())",
    "VStack { Text(\"\") }.foregroundStyle(.white).background(.gray.opacity(0.5)).cornerRadius(8)",
  ])
  func screensPicturesAndAccentsAreQuiet(_ body: String) {
    #expect(messages(MaterialBackground.rule, body).isEmpty)
  }

  // MARK: label-color

  @Test(arguments: [
    ("Text(\"\").foregroundColor(Color.gray)", "secondary"),
    ("Button(\"\") { }.foregroundColor(Color(.darkGray))", "secondary"),
    ("Text(\"\").foregroundStyle(Color(white: 0.4))", "secondary"),
    ("Text(\"\").foregroundStyle(.black.opacity(0.6))", "secondary"),
    ("Label(\"\", systemImage: \"\").foregroundStyle(Color(.lightGray))", "secondary"),
    ("HStack { Text(\"\") }.foregroundStyle(.gray)", "secondary"),
    (
      "Text(\"\").foregroundStyle(.gray).background(RoundedRectangle(cornerRadius: 8).fill(Color(.systemGray6)))",
      "secondary"
    ),
    ("VStack { Text(\"\").foregroundStyle(.gray) }.background(Color.gray.opacity(0.1))", "secondary"),
    ("List { Text(\"\").foregroundColor(.black) }", "primary"),
    ("ZStack { Color(.systemBackground)\nSpacer()\nText(\"\").foregroundStyle(.gray) }", "secondary"),
    (
      "if isOn { Text(\"\").foregroundColor(.gray) } else { Text(\"\").foregroundColor(.primary) }",
      "secondary"
    ),
    ("ZStack { Color(.systemBackground).ignoresSafeArea()\nText(\"\").foregroundStyle(.gray) }", "secondary"),
  ])
  func grayLabels(_ body: String, _ label: String) {
    let found = messages(LabelColor.rule, body)
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.hasSuffix("use `.\(label)`") })
  }

  @Test("a level of another style is another color, so that the color itself is advised")
  func labelsInAnotherStyle() {
    for body in [
      "Text(\"\").foregroundStyle(.black).background(.regularMaterial)",
      "VStack { Text(\"\").foregroundStyle(.black) }.foregroundColor(.secondary)",
    ] {
      #expect(messages(LabelColor.rule, body).contains { $0.hasSuffix("use `Color.primary`") }, "\(body)")
    }
  }

  @Test(arguments: [
    "HStack { Rectangle().frame(height: 1).foregroundColor(.gray); Text(\"a\") }.opacity(0.7)",
    "Rectangle().fill(.gray).frame(height: 1).opacity(0.5)",
  ])
  func linesInTranslucentViews(_ body: String) { #expect(messages(LabelColor.rule, body).isEmpty) }

  @Test(arguments: [
    "Text(\"\").foregroundStyle(.white)", "Text(\"\").background(.yellow).foregroundColor(.black)",
    "Text(\"\").foregroundColor(.black).card()", "Card { Text(\"\").foregroundColor(.black) }",
    "Text(\"\").foregroundStyle(.gray).padding().background(Color.black)",
    "ZStack { LinearGradient(colors: [.blue, .red])\nText(\"\").foregroundStyle(.gray) }",
    "Text(\"\").foregroundStyle(isOn ? .black : .gray)", "Text(\"\").foregroundStyle(.gray.gradient)",
    "BarMark(x: x).foregroundStyle(.gray)", "Image(systemName: \"\").foregroundStyle(.black, .gray)",
    "Color.blue.overlay { Text(\"\").foregroundColor(.black) }", "Rectangle().fill(.gray).frame(height: 80)",
    "Button(\"\") { }.foregroundColor(.white).buttonStyle(.borderedProminent)",
    "VStack { Text(\"\").foregroundColor(.gray) }.preferredColorScheme(.dark)",
    "VStack { Text(\"\").foregroundColor(.white)\nText(\"\").foregroundColor(.gray) }",
    "Text(\"\").foregroundStyle(.white).background(.ultraThinMaterial)",
    "Text(\"\").foregroundStyle(.gray.opacity(isOn ? 1 : 0.4))", "Divider().overlay(Color.blue)",
    "Divider().background(Color(white: 0.9)).opacity(0.2)",
    "Rectangle().fill(Color(uiColor: .separator)).frame(height: 1)",
    "Color.gray.frame(width: 40, height: 1)",
    "ZStack { Blur()\nText(\"\").foregroundColor(.white).background(Color.gray.opacity(0.5)) }",
    "ZStack { Color.gray.opacity(0.3)\nCircle().fill(rainbow)\nText(\"\").foregroundColor(.gray) }",
    """
    switch state {
    case .on: Image(systemName: "a").foregroundStyle(.green)
    case .off: Image(systemName: "b").foregroundStyle(.gray)
    }
    """,
    """
    if isOn { Text("").foregroundColor(.red) } else { Text("").foregroundColor(.gray) }
    """,
  ])
  func colorsWithAReasonAreQuiet(_ body: String) {
    #expect(messages(LabelColor.rule, body).isEmpty)
  }

  @Test(arguments: [
    "Divider().overlay(.gray)", "Divider().overlay(Color.black.opacity(0.2))",
    "Color.gray.opacity(0.3).frame(height: 1)",
    "Rectangle().frame(width: 0.5).foregroundColor(Color(.lightGray))",
    "Rectangle().fill(Color(white: 0.9)).frame(height: 1)",
  ])
  func grayDividers(_ body: String) {
    #expect(messages(LabelColor.rule, body).count == 1)
  }

  @Test(arguments: [
    ("private let tone = Color.gray", 1), ("private var tone: Color { Color(white: 0.5) }", 1),
    ("let tone: Color = .init(red: 0.5, green: 0.5, blue: 0.5)", 1), ("var tone: Color = .gray", 0),
    ("@State private var tone = Color.gray", 0), ("static let tone = Color.gray", 0),
    ("private var tone: Color { isOn ? .gray : .red }", 0),
    ("private var tone: Color { Color(uiColor: .secondaryLabel) }", 0),
  ])
  func aConstantOfTheViewIsFollowed(_ member: String, _ count: Int) {
    let text = "VStack { Text(\"\").foregroundStyle(tone)\nText(\"\").foregroundStyle(tone) }"
    #expect(messages(LabelColor.rule, text, members: member).count == count)
    #expect(messages(LabelColor.rule, "Divider().overlay(tone)", members: member).count == count)
  }

  // MARK: redundant-color-scheme

  @Test(arguments: [
    "Text(\"\").foregroundStyle(scheme == .dark ? .white : .white)",
    "Text(\"\").tint(!isDark ? Color.red : .red)",
    "Text(\"\").opacity(isDark ? 0.3 : 0.3)", "if isDark { Color.red } else { Color.red }",
    "Color(scheme == .dark /* night */ ? .red : .red)",
    "Color(traits.userInterfaceStyle == .dark ? UIColor.label : UIColor . label)",
  ])
  func sameOnBothSides(_ body: String) {
    #expect(messages(RedundantColorScheme.rule, body, members: Self.scheme).count == 1)
  }

  @Test(arguments: [
    "Text(\"\").foregroundStyle(scheme == .dark ? .white : .black)", "Text(\"\").tint(isOn ? .red : .red)",
    "if isDark { Color.red }", "if isDark { Color.red } else if isOn { Color.red } else { Color.red }",
    "if let isDark { Color.red } else { Color.red }", "Text(\"\").tint(isDark ? UIColor.red : Color.red)",
  ])
  func differencesAreQuiet(_ body: String) {
    #expect(messages(RedundantColorScheme.rule, body, members: Self.scheme).isEmpty)
  }

  private static let scheme = """
    @Environment(\\.colorScheme) private var scheme
    private var isDark: Bool { scheme == .dark }
    """
}
