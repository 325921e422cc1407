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

  /// A view of the project is one as well, wherever it is declared; what is a style besides may be given as that.
  @Test(arguments: [
    ("struct Glow: View { var body: some View { Color.red } }", true),
    ("struct Glow: UIViewRepresentable { func makeUIView(context: Context) -> UIView { UIView() } }", true),
    ("struct Glow: Shape { func path(in rect: CGRect) -> Path { Path() } }", true),
    ("struct Glow: View, ShapeStyle { var body: some View { Color.red } }", false),
    ("struct Glow: View { var body: some View { Color.red } }; extension Glow: ShapeStyle {}", false),
    ("struct Glow: ShapeStyle {}", false), ("struct Glow {}", false),
    ("func Glow() -> Color { .red }", false),
  ])
  func viewsOfTheProjectAreViews(_ declaration: String, _ isReported: Bool) throws {
    let trial = try ProjectTrial([
      "Glow.swift": declaration,
      "Card.swift": "struct Card: View { var body: some View { Text(\"Hi\").background(Glow()) } }",
    ])
    #expect(trial.findings(DeprecatedModifier.rule).count == (isReported ? 1 : 0))
  }

  /// A constant that another file makes as a color is one; what may be absent is not.
  @Test func constantsOfOtherFilesAreColors() throws {
    let rows = ["ink", "line", "brand"].map { "Text(a).foregroundColor(Palette.\($0))" }
    let view = "struct A: View { var body: some View { VStack { \(rows.joined(separator: "\n")) } } }"
    func fix(_ line: String) throws -> Fix? {
      try ProjectTrial([
        "A.swift": view,
        "Palette.swift":
          "struct Palette { static let ink = Color.primary; static let brand: Color = .red; static let line\(line) }",
      ]).findings(DeprecatedModifier.rule).first?.fixes.first
    }
    #expect(
      try fix(" = Color(red: 0, green: 0.5, blue: 1)")?.title
        == "Write `.foregroundStyle` everywhere in this file")
    // Most of a file in one spelling and the rest in the other is no mend.
    #expect(try fix(": Color? = nil") == nil)
  }

  /// Many uses are one fix, whose edits come one behind the other also where the uses nest.
  @Test func usesOfOneFixNest() {
    func body(_ open: String, _ close: String) -> String {
      let shapes = "Circle().overlay\(open)Capsule().overlay\(open)Text(\"a\")\(close)\(close)"
      let layer = "Image(\"a\").overlay\(open)\(shapes)\(close)"
      return "struct A: View { var body: some View { VStack { \(layer); \(layer) } } }"
    }
    let trial = RuleTrial(DeprecatedModifier.rule)
    #expect(trial.findings(body("(", ")")).count == 1)
    #expect(trial.fixed(body("(", ")")) == body(" { ", " }"))
  }

  /// Where the system draws in another style, its levels are others than the label colors.
  @Test(arguments: [
    "LabeledContent(\"a\") { Text(\"b\")@ }", "Section { c } header: { Text(\"b\")@ }",
    "VStack { Text(\"b\")@ }.background(.ultraThinMaterial)", "VStack { Text(\"b\")@ }.glassEffect()",
  ])
  func aLevelStaysAColorInAForeignStyle(_ code: String) {
    let trial = RuleTrial(DeprecatedModifier.rule)
    func body(_ modifier: String) -> String {
      "struct A: View { var body: some View { \(code.replacing("@", with: modifier)) } }"
    }
    #expect(trial.fixed(body(".foregroundColor(.primary)")) == body(".foregroundStyle(Color.primary)"))
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

  /// A closure of the project's own may have to give a `Text`.
  @Test func whatMayHaveToStayATextHasNoFix() {
    func fixes(_ code: String, _ version: String) -> [Bool] {
      RuleTrial(DeprecatedModifier.rule, platforms: ["iOS": version]).findings(code).map { !$0.fixes.isEmpty }
    }
    let code = "struct A: View { var body: some View { Caption { Text($0).foregroundColor(.red) } } }"
    #expect(fixes(code, "16.0") == [false])
    #expect(fixes(code, "17.0") == [true])
    #expect(fixes(code.replacing("Caption", with: "VStack"), "16.0") == [true])
    #expect(fixes("let a: (Int) -> Text = { _ in Text(\"a\").foregroundColor(.red) }", "16.0") == [])
    #expect(fixes("func a(_ a: Text = Text(\"a\").foregroundColor(.red)) {}", "16.0") == [])
  }

  /// An app for iOS has the same version on a Mac.
  @Test func catalystHasTheVersionOfIOS() {
    func count(_ version: String) -> Int {
      RuleTrial(DeprecatedModifier.rule, platforms: ["iOS": version, "macOS": "14.0"]).findings(
        """
        struct A: View {
          var body: some View {
            #if os(macOS) || targetEnvironment(macCatalyst)
            Image("a").foregroundColor(.red)
            #else
            Image("a")
            #endif
          }
        }
        """
      ).count
    }
    #expect(count("14.0") == 0)
    #expect(count("15.0") == 1)
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
    "let a = List {}.navigationBarHidden(true).navigationBarItems(title: Text(\"\"))",
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

  @Test func functionsOfTypesAreTold() {
    let turn = "func turn() { UIViewController.attemptRotationToDeviceOrientation() }"
    let found = RuleTrial(DeprecatedModifier.rule, platforms: ["iOS": "16.0"]).findings(turn)
    #expect(found.map(\.severity) == [.warning])
    #expect(
      found.first?.message.hasPrefix(
        "`UIViewController.attemptRotationToDeviceOrientation()` is deprecated; call")
        == true)
    #expect(RuleTrial(DeprecatedModifier.rule, platforms: ["iOS": "15.0"]).findings(turn).isEmpty)
    let guarded =
      "func turn() { if #available(iOS 16, *) { go() } else { \(turn.dropFirst(14).dropLast(2)) } }"
    #expect(RuleTrial(DeprecatedModifier.rule, platforms: ["iOS": "15.0"]).findings(guarded).isEmpty)
    let own =
      "struct A { func attemptRotationToDeviceOrientation() {} }\nlet a: Void = A().attemptRotationToDeviceOrientation()"
    #expect(RuleTrial(DeprecatedModifier.rule, platforms: ["iOS": "16.0"]).findings(own).isEmpty)
  }

  /// A property or a function that says that it builds a view, and so no style.
  @Test(arguments: [
    ("var ground: some View { Color.red }", ".background(ground)", ".background { ground }"),
    (
      "var ground: some View { Color.red }", ".background(self.ground.blur(radius: 2))",
      ".background { self.ground.blur(radius: 2) }"
    ),
    (
      "func ring(_ n: Int) -> some View { Circle() }", ".overlay(ring(1), alignment: .top)",
      ".overlay(alignment: .top) { ring(1) }"
    ),
    ("var ground: AnyView { AnyView(Color.red) }", ".background(ground)", ".background { ground }"),
    ("var ground: Color { .red }", ".background(ground)", nil),
    ("var ground: some ShapeStyle { .red }", ".background(ground)", nil),
    ("let ground: Ground", ".background(ground)", nil),
    ("var ground: some View { Color.red }", ".background(ground, ignoresSafeAreaEdges: .top)", nil),
  ])
  func viewsOfPropertiesAreViews(_ property: String, _ old: String, _ new: String?) {
    let trial = RuleTrial(DeprecatedModifier.rule)
    func code(_ modifier: String) -> String {
      "struct A: View { \(property)\nvar body: some View { Text(\"a\")\(modifier) } }"
    }
    #expect(trial.findings(code(old)).isEmpty == (new == nil))
    if let new { #expect(trial.fixed(code(old)) == code(new)) }
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

/// Uses beyond modifiers with other names. A case is the body of a view for iOS 17.
@Suite struct DeprecatedAPITests {
  private let trial = RuleTrial(DeprecatedModifier.rule, platforms: ["iOS": "17.0"])

  private func view(_ body: String) -> String { "struct A: View { var body: some View { \(body) } }" }

  @Test(arguments: [
    ("a.onChange(of: b) { go($0) }", "a.onChange(of: b) { go($1) }"),
    ("a.onChange(of: b) { _ in go() }", "a.onChange(of: b) { _, _ in go() }"),
    ("a.onChange(of: b, perform: { new in go(new) })", "a.onChange(of: b, { _, new in go(new) })"),
    ("a.onChange(of: b) { go($0); c.map { $0 + 1 } }", "a.onChange(of: b) { go($1); c.map { $0 + 1 } }"),
    (
      "a.mask(LinearGradient(colors: c, startPoint: .top, endPoint: .bottom))",
      "a.mask { LinearGradient(colors: c, startPoint: .top, endPoint: .bottom) }"
    ),
    (
      "a.overlay(Color(b).frame(height: 1), alignment: .bottom)",
      "a.overlay(alignment: .bottom) { Color(b).frame(height: 1) }"
    ),
    ("a.background(\n  Circle()\n)", "a.background {\n  Circle()\n}"),
    (
      "Section(header: Text(a), footer: Text(b)) { c }",
      "Section { c } header: { Text(a) } footer: { Text(b) }"
    ),
    ("Section(footer: Text(b)) { c }", "Section { c } footer: { Text(b) }"),
    ("NavigationLink(\"a\", destination: B())", "NavigationLink(\"a\") { B() }"),
    ("NavigationLink(destination: B(), label: { Text(c) })", "NavigationLink { B() } label: { Text(c) }"),
    ("ScrollView(showsIndicators: true) { a }", "ScrollView { a }"),
    (
      "a.toolbar { ToolbarItemGroup(placement: .navigationBarTrailing) { b } }",
      "a.toolbar { ToolbarItemGroup(placement: .topBarTrailing) { b } }"
    ),
  ])
  func isWrittenAnew(_ old: String, _ new: String) {
    #expect(trial.findings(view(old)).map(\.fixes.first?.applicability) == [.safe])
    #expect(trial.fixed(view(old)) == view(new))
  }

  /// Reported, and nothing is written: what it would be is not known, or is more than another spelling.
  @Test(arguments: [
    "a.onChange(of: b, perform: go)", "a.onChange(of: b) { [b] new in go(b, new) }",
    "a.onChange(of: b) { (new: Int) in go(new) }", "NavigationLink(destination: B(), isActive: $c) { d }",
    "NavigationView { a }", "Text(\"\").frame(width: UIScreen.main.bounds.width)",
    "a.alert(isPresented: $b) { Alert(title: Text(c)) }", "TextField(\"a\", text: $b, onCommit: { go() })",
    "Section(header: Text(a) /* b */) { c }", "a.navigationBarItems(trailing: Button(\"b\") { go() })",
    "ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .white))",
  ])
  func isReportedWithoutAFix(_ code: String) {
    #expect(trial.findings(view(code)).map(\.fixes.isEmpty) == [true])
  }

  @Test(arguments: [
    "a.onChange(of: b) { old, new in go(new) }", "a.onChange(of: b) { go() }",
    "a.onChange(of: b, initial: true) { go() }",
    "a.onChange(of: b) { c.forEach { go($0) } }", "a.overlay(c)", "a.background(Color.red)",
    "a.background(.red, in: Circle())",
    "a.background(LinearGradient(colors: c, startPoint: .top, endPoint: .bottom).opacity(0.5))",
    "a.overlay { Circle() }",
    "a.background(Circle(), in: b)", "Section(\"a\") { b }", "NavigationLink(value: a) { b }",
    "NavigationLink { a } label: { b }",
    "ScrollView(.horizontal) { a }", "screen.main", "b.navigationBarLeading", "TextField(\"a\", text: $b)",
    // A last resort, where the window's own is asked for.
    "Text(\"\").frame(width: window?.screen.bounds.width ?? UIScreen.main.bounds.width)",
    "Own.Section(header: a) { b }\n }\n struct Section { var header: Int",
  ])
  func isLeftAlone(_ code: String) { #expect(trial.findings(view(code)).isEmpty) }

  @Test func viewsAsValuesMayBeLeftAlone() {
    let quiet = RuleTrial(
      DeprecatedModifier.rule, options: ["builders": .flag(false)], platforms: ["iOS": "17.0"])
    let code = view(
      "a.overlay(Circle()); Section(header: Text(a)) { b }; NavigationLink(\"a\", destination: B())")
    #expect(trial.findings(code).count == 3)
    #expect(quiet.findings(code).isEmpty)
  }

  @Test func theCompilerSaysHowMuchItWeighs() {
    func severities(_ code: String, _ platforms: [String: String]) -> [Severity] {
      RuleTrial(DeprecatedModifier.rule, platforms: platforms).findings(view(code)).map(\.severity)
    }
    let change = "a.onChange(of: b) { go($0) }"
    #expect(severities(change, ["iOS": "17.0"]) == [.warning])
    #expect(severities(change, ["iOS": "16.0"]) == [])
    #expect(severities(change, ["iOS": "17.0", "macOS": "13.0"]) == [])
    #expect(severities(change, [:]) == [])
    let screen = "Text(\"\").frame(width: UIScreen.main.bounds.width)"
    #expect(severities(screen, ["iOS": "26.0"]) == [.warning])
    #expect(severities(screen, ["iOS": "17.0"]) == [.info])
    #expect(severities("a.foregroundColor(.red)", ["iOS": "17.0"]) == [.info])
  }

  @Test(arguments: [
    (
      "private var mode: Binding<PresentationMode>", "mode.wrappedValue.dismiss()", "private var dismiss",
      Applicability.safe
    ),
    (
      "private var presentationMode", "self.presentationMode.wrappedValue.dismiss()", "private var dismiss",
      .safe
    ),
    ("var presentationMode", "presentationMode.wrappedValue.dismiss()", "var dismiss", .unsafe),
  ])
  func whatOnlyGoesAwayReadsDismiss(
    _ variable: String, _ use: String, _ new: String, _ applicability: Applicability
  ) {
    let code =
      "struct A: View { @Environment(\\.presentationMode) \(variable)\n var body: some View { Button(\"a\") { \(use) } } }"
    #expect(trial.findings(code).map(\.fixes.first?.applicability) == [applicability])
    #expect(
      trial.fixed(code)
        == "struct A: View { @Environment(\\.dismiss) \(new)\n var body: some View { Button(\"a\") { dismiss() } } }"
    )
  }

  @Test(arguments: [
    "if mode.wrappedValue.isPresented { mode.wrappedValue.dismiss() }", "B(mode: mode)",
    "let dismiss = 1; mode.wrappedValue.dismiss()",
    "mode.animation().wrappedValue.dismiss()",
  ])
  func whatIsAskedForMoreKeepsItsMode(_ use: String) {
    let code =
      "struct A: View { @Environment(\\.presentationMode) var mode\n var body: some View { Button(\"a\") { \(use) } } }"
    #expect(trial.findings(code).map(\.fixes.isEmpty) == [true])
  }

  @Test func whatAnUnknownTypeBuildsHasMethodsOfItsOwn() {
    func count(_ code: String) -> Int {
      RuleTrial(DeprecatedModifier.rule, platforms: ["iOS": "17.0"]).findings("import SwiftUI\n" + code).count
    }
    #expect(count("let code = Code.build.text(address).foregroundColor(ink).backgroundColor(paper)") == 0)
    #expect(count("let icon = Assets.logo.resizable().foregroundColor(ink)") == 1)
    #expect(count("let title = theme.title.framed(2).foregroundColor(ink)") == 1)
  }

  @Test("alerts in the branches of one modifier are one thing to write anew")
  func alertsOfOneModifier() {
    let alert = "Alert(title: Text(a), message: Text(b), dismissButton: .cancel())"
    let code =
      "import SwiftUI\nlet a = Text(a).alert(isPresented: $isShown) { isSure ? \(alert) : \(alert) }"
    func count(_ code: String) -> Int {
      RuleTrial(DeprecatedModifier.rule, platforms: ["iOS": "17.0"]).findings(code)
        .filter { $0.message.contains("`Alert") }.reduce(0) { $0 + 1 + $1.notes.count }
    }
    #expect(count(code) == 1)
    #expect(count(code + ".alert(isPresented: $isOther) { \(alert) }") == 2)
  }

  @Test("in a project of some size an alert that nothing shows any more is old code")
  func alertsThatAreNeverShown() throws {
    func count(_ button: String) throws -> Int {
      var files = [
        "Trip.swift": """
        struct Trip: View {
          @State private var asks = false
          var body: some View { VStack { Text(a); \(button) }.alert(isPresented: $asks, content: question) }
          private func question() -> Alert { Alert(title: Text(b)) }
        }
        """
      ]
      for number in 1...FeatureTokens.projectSize {
        files["Row\(number).swift"] =
          "struct Row\(number): View { var body: some View { Text(a).padding(\(number)) } }"
      }
      return try ProjectTrial(files).findings(DeprecatedModifier.rule, platforms: ["iOS": "17.0"])
        .count { $0.message.contains("`Alert") }
    }
    #expect(try count("") == 0)
    #expect(try count("Button(c) { asks = true }") == 1)
  }

  @Test("what is read in no line of its file is not told to be read in another way")
  func environmentReadByNothing() throws {
    let view = "struct A: View { @Environment(\\.sizeCategory) var sizeCategory; var body: some View { %@ } }"
    func count(_ body: String) throws -> Int {
      try ProjectTrial([
        "A.swift": view.replacing("%@", with: body),
        "More.swift": "extension A { struct Row: View { var body: some View { Text(b) } } }",
      ]).findings(DeprecatedModifier.rule).count
    }
    #expect(try count("Text(a)") == 0)
    #expect(try count("Text(sizeCategory > .large ? a : b)") == 1)
  }

  @Test(
    "a handler that does nothing has no successor",
    arguments: [
      ("TextField(a, text: $b, onCommit: {})", "TextField(a, text: $b)", "drop it, it does nothing"),
      (
        "TextField(a, text: $b, onEditingChanged: { _ in }, onCommit: { })", "TextField(a, text: $b)",
        "drop it, it does nothing"
      ),
      ("SecureField(a, text: $b, onCommit: {})", "SecureField(a, text: $b)", "drop it, it does nothing"),
      (
        "SecureField(a, text: $b, onCommit: { /* to come */ })",
        "SecureField(a, text: $b, onCommit: { /* to come */ })", "drop it, it does nothing"
      ),
      (
        "TextField(a, text: $b, onCommit: { send() })", "TextField(a, text: $b, onCommit: { send() })",
        "write `.onSubmit`"
      ),
    ])
  func handlersThatDoNothing(_ old: String, _ new: String, _ advice: String) {
    let trial = RuleTrial(DeprecatedModifier.rule, platforms: ["iOS": "17.0"])
    func code(_ field: String) -> String { "struct A: View { var body: some View { \(field) } }" }
    #expect(trial.findings(code(old)).allSatisfy { $0.message.hasSuffix(advice) })
    #expect(!trial.findings(code(old)).isEmpty)
    #expect(trial.fixed(code(old)) == code(new))
  }
}
