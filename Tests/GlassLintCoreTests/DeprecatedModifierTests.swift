import Testing

@testable import GlassLintCore

@Suite struct DeprecatedModifierTests {
  /// What becomes of one modifier on a view whose chain it ends.
  @Test(arguments: [
    (".foregroundColor(.red)", ".foregroundStyle(.red)"),
    (".foregroundColor(.white.opacity(0.5))", ".foregroundStyle(.white.opacity(0.5))"),
    (".foregroundColor(.secondary.opacity(0.5))", ".foregroundStyle(Color.secondary.opacity(0.5))"),
    (".foregroundColor(.accentColor)", ".foregroundStyle(Color.accentColor)"),
    (".foregroundColor(.init(uiColor: .label))", ".foregroundStyle(Color.init(uiColor: .label))"),
    (".foregroundColor(Color(\"brand\"))", ".foregroundStyle(Color(\"brand\"))"),
    (".foregroundColor(on ? .red : .blue)", ".foregroundStyle(on ? .red : .blue)"),
    (".foregroundColor(on ? .primary : .secondary)", ".foregroundStyle(on ? .primary : .secondary)"),
    (".foregroundColor(on ? Color.red : .primary)", ".foregroundStyle(on ? Color.red : Color.primary)"),
    (".foregroundColor(on ? (.red) : (.primary))", ".foregroundStyle(on ? (Color.red) : (Color.primary))"),
    (
      ".foregroundColor(on ? .red : off ? .primary : .blue)",
      ".foregroundStyle(on ? Color.red : off ? Color.primary : Color.blue)"
    ),
    (
      ".foregroundColor(on ? .red : (off ? .primary : .blue))",
      ".foregroundStyle(on ? Color.red : (off ? Color.primary : Color.blue))"
    ),
    (".foregroundColor(tint ?? .red)", ".foregroundStyle(tint ?? .red)"),
    (".foregroundColor(theme.accent.opacity(0.8))", ".foregroundStyle(theme.accent.opacity(0.8))"),
    (".accentColor(nil)", ".tint(nil)"),
    (".edgesIgnoringSafeArea(.top)", ".ignoresSafeArea(edges: .top)"),
    (".navigationBarTitle(Text(\"A\"))", ".navigationTitle(Text(\"A\"))"),
    (
      ".navigationBarTitle(\"A\", displayMode: .inline)",
      ".navigationTitle(\"A\").navigationBarTitleDisplayMode(.inline)"
    ),
    (".autocapitalization(.allCharacters)", ".textInputAutocapitalization(.characters)"),
    (".disableAutocorrection(true)", ".autocorrectionDisabled(true)"),
    (".statusBar(hidden: isFull)", ".statusBarHidden(isFull)"),
    (".accessibility(label: Text(\"A\"))", ".accessibilityLabel(Text(\"A\"))"),
    (".accessibility(hidden: true)", ".accessibilityHidden(true)"),
  ])
  func rewrites(_ old: String, _ new: String) {
    let trial = RuleTrial(DeprecatedModifier.rule)
    let before = "struct A: View { var body: some View { Image(\"a\")\(old) } }"
    #expect(trial.findings(before).count == 1)
    #expect(trial.fixed(before) == "struct A: View { var body: some View { Image(\"a\")\(new) } }")
  }

  @Test func rewritesModifiersOfTheViewItself() {
    let trial = RuleTrial(DeprecatedModifier.rule)
    let before = "extension View { func red() -> some View { foregroundColor(.red) } }"
    #expect(trial.fixed(before) == "extension View { func red() -> some View { foregroundStyle(.red) } }")
    #expect(trial.findings("extension Text { func red() -> Text { foregroundColor(.red) } }").isEmpty)
  }

  @Test(arguments: [
    ".foregroundColor(theme.color)", ".foregroundColor(Color(hex: \"fff\"))",
    ".foregroundColor(.red).bold()",
  ])
  func reportsWithoutAFixWhatItCannotSpell(_ modifier: String) {
    let trial = RuleTrial(DeprecatedModifier.rule)
    let code = "struct A: View { var body: some View { Text(\"a\")\(modifier) } }"
    #expect(trial.findings(code).map(\.fixes.isEmpty) == [true])
  }

  @Test(arguments: [
    "let a = Image(\"a\").foregroundColor(on ? .red : nil)",
    "struct A: View { var tint: Color?; var body: some View { Image(\"a\").foregroundColor(tint) } }",
    "func line() -> Text { Text(\"a\").foregroundColor(.red) }",
    "var line: Text { Text(\"a\").foregroundColor(.red) }",
    "let a = TextField(\"\", text: $text, prompt: Text(\"a\").foregroundColor(.gray))",
    "let a = HStack { Text(\"a\") + Text(\"b\").foregroundColor(.red).bold() }",
    "let a = HStack { Text(\"\\(Text(\"a\").foregroundColor(.red)) b\") }",
    "let a = words.map { Text($0).foregroundColor(.red) }.reduce(Text(\"\"), +)",
    "let a = HStack { isOn ? Text(\"a\").foregroundColor(.red) : Text(\"b\") }",
    "let a = UILabel().foregroundColor(.red)",
    "extension View { func accentColor(_ color: Color) -> some View { self } }\nlet a = Text(\"\").accentColor(.red)",
    "let a = List {}.navigationBarHidden(true).navigationBarItems(leading: Text(\"\"))",
    "let a = List {}.navigationBarTitle(title: \"A\")",
    "let a = TextField(\"\", text: $text).autocapitalization(style)",
    "let a = Text(\"\").coordinateSpace(name: \"a\")",
    "let a = Text(\"\").accessibility(isOn)",
  ])
  func isQuiet(_ code: String) {
    #expect(RuleTrial(DeprecatedModifier.rule).findings(code).map(\.message) == [])
  }

  /// `.primary` and `.secondary` are levels of the style around them, which there is not the label color.
  @Test(arguments: [
    ("Button { go() } label: { Text(\"a\")", " }", "Color.secondary"),
    ("Button(action: go) { HStack { Text(\"a\")", " } }", "Color.secondary"),
    ("Link(destination: url) { Text(\"a\")", " }", "Color.secondary"),
    ("VStack { Text(\"a\")", " }.foregroundStyle(.red)", "Color.secondary"),
    ("Button { go() } label: { Text(\"a\")", " }.buttonStyle(.plain)", ".secondary"),
    ("NavigationLink(destination: Image(\"a\")", ") { Text(\"b\") }", ".secondary"),
    ("VStack { Text(\"a\")", " }.foregroundStyle(.primary)", ".secondary"),
    ("Text(\"b\").foregroundStyle(.red).overlay { Text(\"a\")", " }", ".secondary"),
  ])
  func keepsTheLabelColorInsideOfAnotherStyle(_ before: String, _ after: String, _ style: String) {
    let code = "let a = HStack { \(before).foregroundColor(.secondary)\(after) }"
    #expect(
      RuleTrial(DeprecatedModifier.rule).fixed(code)
        == "let a = HStack { \(before).foregroundStyle(\(style))\(after) }")
  }

  @Test(arguments: [
    ("Button(action: go) { title }", "Color.secondary"), ("Button(action: go) { Row() }", ".secondary"),
    ("HStack { title }", ".secondary"), ("HStack { other }", ".secondary"),
  ])
  func keepsTheLabelColorOfHelpersInsideOfAnotherStyle(_ use: String, _ style: String) {
    let head =
      "struct Screen: View { var body: some View { \(use) }; var other: some View { Button(action: go) { Text(\"b\") } }; "
    let code = head + "var title: some View { Text(\"a\").foregroundColor(.secondary) } }"
    #expect(
      RuleTrial(DeprecatedModifier.rule).fixed(code)
        == head + "var title: some View { Text(\"a\").foregroundStyle(\(style)) } }")
  }

  @Test func keepsTheLabelColorOfAViewThatIsAButtonsLabel() {
    let rest = "struct Screen: View { var body: some View { Button(action: go) { Row() } } }"
    #expect(
      RuleTrial(DeprecatedModifier.rule).fixed(
        "struct Row: View { var body: some View { Text(\"a\").foregroundColor(.secondary) } }; " + rest)
        == "struct Row: View { var body: some View { Text(\"a\").foregroundStyle(Color.secondary) } }; "
        + rest)
  }

  @Test func keepsTheLabelColorOfHelpersInALongFile() {
    let screen = "struct Screen: View { var body: some View { Button(action: go) { title } }; "
    let helper = "var title: some View { Text(\"a\").foregroundColor(.secondary) } }\n"
    let rest = (0..<8_000).map { "let number\($0) = [\($0), \($0)]\n" }.joined()
    #expect(
      RuleTrial(DeprecatedModifier.rule).fixed(screen + helper + rest).prefix(200)
        .contains("foregroundStyle(Color.secondary)"))
  }

  @Test func readsTheDeploymentTargetFromAvailabilityChecks() {
    let check = "if #available(iOS 15.0, macOS 12, *) { Text(\"b\") }"
    let color = "let a = VStack { Text(\"a\").foregroundColor(.red); \(check) }"
    #expect(RuleTrial(DeprecatedModifier.rule).findings(color).isEmpty)
    #expect(RuleTrial(DeprecatedModifier.rule, platforms: ["iOS": "15.0"]).findings(color).count == 1)
    let title = "let a = VStack { List {}.navigationBarTitle(\"A\"); \(check) }"
    #expect(RuleTrial(DeprecatedModifier.rule).findings(title).count == 1)
    let attribute =
      "@available(macOS 11, *) struct A: View { var body: some View { Text(\"a\").accentColor(.red) } }"
    #expect(RuleTrial(DeprecatedModifier.rule).findings(attribute).isEmpty)
    let later = color.replacing("iOS 15.0, macOS 12", with: "iOS 17, macOS 14")
    #expect(RuleTrial(DeprecatedModifier.rule).findings(later).count == 1)
  }

  @Test func respectsDeploymentTargets() {
    let code = "let a = HStack { Text(\"a\").foregroundColor(.red) + Text(\"b\") }"
    #expect(RuleTrial(DeprecatedModifier.rule, platforms: ["iOS": "16.0"]).findings(code).isEmpty)
    #expect(RuleTrial(DeprecatedModifier.rule, platforms: ["iOS": "17.0"]).findings(code).count == 1)
    let space = "let a = Text(\"\").coordinateSpace(name: \"a\")"
    #expect(
      RuleTrial(DeprecatedModifier.rule, platforms: ["iOS": "17.0"]).fixed(space)
        == "let a = Text(\"\").coordinateSpace(.named(\"a\"))")
    let title = "let a = List {}.navigationBarTitle(\"A\")"
    #expect(RuleTrial(DeprecatedModifier.rule, platforms: ["iOS": "13.0"]).findings(title).isEmpty)
  }

  @Test func survivesAnEndlessCondition() {
    let condition = String(repeating: "a ? .red : ", count: 20_000) + ".blue"
    let found = RuleTrial(DeprecatedModifier.rule).findings(
      "let a = Image(\"a\").foregroundColor(\(condition))")
    #expect(found.map(\.fixes.isEmpty) == [true])
  }

  @Test func putsTheDisplayModeOnALineOfItsOwn() {
    let code = """
      struct A: View {
        var body: some View {
          List {}
            .navigationBarTitle("A", displayMode: .inline)
            .tint(.red)
        }
      }
      """
    #expect(
      RuleTrial(DeprecatedModifier.rule).fixed(code) == """
        struct A: View {
          var body: some View {
            List {}
              .navigationTitle("A")
              .navigationBarTitleDisplayMode(.inline)
              .tint(.red)
          }
        }
        """)
  }
}
