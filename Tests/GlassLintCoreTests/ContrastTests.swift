import Testing

@testable import GlassLintCore

@Suite struct ContrastTests {
  private func findings(
    _ body: String, members: String = "", platforms: [String: String] = [:],
    options: [String: OptionValue] = [:]
  ) -> [Finding] {
    RuleTrial(Contrast.rule, options: options, platforms: platforms).findings(
      "import SwiftUI\nstruct Screen: View {\n\(members)\nvar body: some View {\n\(body)\n}\n}\n")
  }

  @Test(
    "the system's own text on its own ground is its affair, whatever a project calls them",
    arguments: [
      ("Color(.secondaryLabel)", "Color(.systemBackground)", 0),
      ("Color(red: 0.6, green: 0.6, blue: 0.6)", "Color(.systemBackground)", 1),
    ])
  func systemPairs(text: String, ground: String, count: Int) {
    let members = "private var note: Color { \(text) }\nprivate var page: Color { \(ground) }"
    let body = "VStack { Text(\"Note\").foregroundStyle(note) }.background(page)"
    #expect(findings(body, members: members, platforms: ["iOS": "17.0"]).count == count)
  }

  @Test("of a name for several colors the one that fails is named")
  func namedChoices() {
    let found = findings(
      "Text(\"Name\").foregroundStyle(tone).background(Color.black)",
      members: "let isGood: Bool\nprivate var tone: Color { isGood ? .white : Color(white: 0.2) }")
    #expect(
      found.map { $0.message.hasPrefix("text in `tone` where that is `Color(white: 0.2)` on ") } == [true])
    #expect(found.first?.notes.map(\.message) == ["painted behind the text", "in this case"])
  }

  @Test(
    "one modifier for several texts asks for what the smallest needs",
    arguments: [
      ["largeTitle", "caption"], ["caption", "largeTitle"],
    ])
  func sizesUnderOneModifier(_ fonts: [String]) {
    let texts = fonts.map { "Text(title).font(.\($0))" }.joined(separator: "; ")
    let found = findings("VStack { \(texts) }.foregroundStyle(.white).background(.orange)")
    #expect(found.map { $0.message.contains("4.5:1 of text") } == [true])
    #expect(found.first?.notes.map(\.message) == ["painted behind the text"])
  }

  @Test(
    "what is redacted while it loads is read in its colors afterwards",
    arguments: [("isLoading ? .placeholder : []", 1), (".placeholder", 0), ("reasons", 0)])
  func redactions(reason: String, count: Int) {
    let body =
      "VStack { Text(title).foregroundStyle(.yellow) }.background(Color.white).redacted(reason: \(reason))"
    #expect(findings(body).count == count)
    let inside =
      "VStack { Text(title).foregroundStyle(.yellow).redacted(reason: \(reason)) }.background(Color.white)"
    #expect(findings(inside).count == count)
  }

  @Test(
    "AppKit's grounds are white in light, and its labels on them are its affair",
    arguments: [(".yellow", 1), (".secondary", 0), ("Color(nsColor: .labelColor)", 0)])
  func groundsOfAppKit(text: String, count: Int) {
    let body = "Text(\"Note\").foregroundColor(\(text)).background(Color(nsColor: .textBackgroundColor))"
    #expect(findings(body, platforms: ["macOS": "14.0"]).count == count)
  }

  @Test("in dark the grounds of AppKit have no value of their own, under whatever name")
  func namedGroundsOfAppKit() throws {
    func found(_ text: String) throws -> Int {
      try ProjectTrial([
        "Theme.swift": """
        extension Color {
          static let page = Color(nsColor: .textBackgroundColor)
          static let note = Color.secondary
        }
        """,
        "A.swift": """
        struct A: View {
          var body: some View { VStack { Text("Note").foregroundStyle(\(text)) }.background(Color.page) }
        }
        """,
      ]).findings(Contrast.rule, platforms: ["macOS": "14.0"]).count
    }
    #expect(try found("Color.note") == 0)
    #expect(try found("Color(white: 0.7)") == 0)
  }

  @Test(
    "a name that another clause sets to something unknown is not known on the systems of that clause",
    arguments: [
      ("Color(white: 0.95)", ["iOS", "macOS"], 1),
      ("Color(nsColor: .textBackgroundColor)", ["iOS", "macOS"], 0),
      ("Color(nsColor: .textBackgroundColor)", ["iOS"], 1),
    ])
  func namesInClauses(_ other: String, _ systems: [String], _ count: Int) throws {
    let trial = try ProjectTrial([
      "Theme.swift": """
      extension Color {
        #if canImport(UIKit)
          static let page = Color(white: 0.95)
        #else
          static let page = \(other)
        #endif
      }
      """,
      "A.swift":
        "struct A: View { var body: some View { VStack { Text(\"Note\").foregroundStyle(.yellow) }.background(Color.page) } }",
    ])
    let platforms = Dictionary(uniqueKeysWithValues: systems.map { ($0, "17.0") })
    #expect(trial.findings(Contrast.rule, platforms: platforms).count == count)
  }

  @Test("a name for one of the system's colors comes to what that is on the system in question")
  func namedHues() throws {
    func found(_ system: String) throws -> [String] {
      try ProjectTrial([
        "Theme.swift": "extension Color { static let fine = Color.cyan }",
        "A.swift":
          "struct A: View { var body: some View { Text(\"Note\").font(.body).foregroundStyle(Color.fine).background(.black) } }",
        "B.swift":
          "struct B: View { var body: some View { Text(\"Note\").font(.body).foregroundStyle(Color.fine).background(.white) } }",
      ]).findings(Contrast.rule, platforms: [system: "14.0"]).map(\.message)
    }
    let (phone, mac) = (try found("iOS"), try found("macOS"))
    #expect(phone.count == 1)
    #expect(mac.count == 1)
    #expect(phone != mac)
  }

  @Test(
    "white on the system's red is its affair, also where that is written out or next to nothing shows through",
    arguments: [
      ("Color(red: 1.0, green: 0.27, blue: 0.23)", "", 0), ("Color(red: 1.0, green: 0.4, blue: 0.35)", "", 1),
      ("Color.blue.opacity(0.9)", ".clipShape(RoundedRectangle(cornerRadius: 5))", 0),
      ("Color.blue.opacity(0.9)", "", 1), ("Color.red.opacity(0.9)", "", 0),
      ("Color.orange.opacity(0.9)", ".clipShape(Capsule())", 1),
    ])
  func systemHuesUnderOtherNames(_ ground: String, _ more: String, _ count: Int) {
    let body =
      "Text(\"Stop now\").font(.caption).foregroundStyle(.white).padding().background(\(ground))\(more)"
    #expect(findings(body, platforms: ["iOS": "26.0"]).count == count)
  }

  @Test(
    "what is behind a part of a view is what lies behind it where that is shown",
    arguments: [
      ("row", "private var row: some View { Text(title).foregroundStyle(.yellow) }", 1),
      (
        "self.row(title)", "func row(_ title: String) -> some View { Text(title).foregroundStyle(.yellow) }",
        1
      ),
      (
        "HStack { Note() }",
        "struct Note: View { var body: some View { Text(title).foregroundStyle(.yellow) } }", 1
      ),
      // A part colors another, and itself is colored from outside.
      ("row.foregroundStyle(.yellow)", "private var row: some View { HStack { Text(title) } }", 1),
      // Where it is shown on two grounds, both have to fail.
      (
        "row; row.background(.black)", "private var row: some View { Text(title).foregroundStyle(.yellow) }",
        0
      ),
      (
        "row; row.background(.gray.opacity(0.1))",
        "private var row: some View { Text(title).foregroundStyle(.yellow) }", 1
      ),
      // Each place has a color of its own.
      (
        "row(.yellow); row(.black)",
        "func row(_ color: Color) -> some View { Text(title).foregroundStyle(color) }", 0
      ),
      // A helper that the file alone calls has at each place the color that is passed there.
      (
        "row(.white).background(.black); row(.black).background(.white)",
        "private func row(_ color: Color) -> some View { Text(title).foregroundStyle(color) }", 0
      ),
      (
        "row(.white).background(.white); row(.black).background(.black)",
        "private func row(_ color: Color) -> some View { Text(title).foregroundStyle(color) }", 1
      ),
      // Another view has a part of that name.
      (
        "row",
        """
        private var row: some View { Text(title).foregroundStyle(.yellow) }
        struct Other: View {
          var body: some View { row.background(.black) }
          private var row: some View { Text(title) }
        }
        """, 1
      ),
      // A local name hides the part.
      (
        "row; ForEach(titles) { row in row.background(.black) }",
        "private var row: some View { Text(title).foregroundStyle(.yellow) }", 0
      ),
      ("Other()", "private var row: some View { Text(title).foregroundStyle(.yellow) }", 0),
    ])
  func partsOfViews(body: String, member: String, count: Int) {
    let found = findings("VStack { \(body) }.background(Color.white)", members: member)
    #expect(found.count == count)
  }

  @Test func conditionsBeyondAFunctionMayBeOthers() {
    let row = """
      func row(isOn: Bool) -> some View { Text(title).foregroundStyle(isOn ? Color.white : .black) }
      """
    #expect(
      findings("VStack { row(isOn: !isOn) }.background(isOn ? Color.white : .black)", members: row).isEmpty)
    let own = "private var row: some View { Text(title).foregroundStyle(isOn ? Color.white : .black) }"
    #expect(
      findings("VStack { row }.background(isOn ? Color.white : .black)", members: own).count == 1)
  }

  @Test func aTokenOfASystemLabelIsThatLabel() throws {
    func count(_ label: String) throws -> Int {
      try ProjectTrial([
        "Theme.swift": """
        import UIKit
        enum Theme {
          static let hint = Color(UIColor.\(label))
          static let card = Color(UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.12, alpha: 1) : .white })
        }
        """,
        "Row.swift": """
        struct Row: View {
          var body: some View { VStack { Text("Euro").foregroundColor(Theme.hint) }.background(Theme.card) }
        }
        """,
      ]).findings(Contrast.rule).count
    }
    #expect(try count("tertiaryLabel") == 0)
    #expect(try count("systemGray3") == 1)
  }

  /// What is said of light and of dark is said of one pair of colors.
  @Test func bothNumbersAreOfOnePair() {
    let members = """
      @Environment(\\.colorScheme) private var colorScheme
      private var good: Color { colorScheme == .dark ? .white : .yellow }
      private var bad: Color { colorScheme == .dark ? Color(white: 0.3) : .black }
      """
    let body = """
      Text("Profit").foregroundColor(isUp ? good : bad)
        .background(isUp ? (colorScheme == .dark ? Color.black : Color.white) : (colorScheme == .dark ? Color.black : Color.white))
      """
    let messages = findings(body, members: members, platforms: ["iOS": "17.0"]).map(\.message)
    #expect(messages.count == 1)
    #expect(messages.allSatisfy { !$0.contains("light") || !$0.contains("dark mode") })
  }

  // MARK: Numbers

  /// The values WCAG's own tools give.
  @Test func ratiosAreThoseOfTheDefinition() throws {
    func ratio(_ one: String, _ two: String) throws -> Double {
      let first = try #require(ColorComponents(hex: one))
      let second = try #require(ColorComponents(hex: two))
      return (first.contrastRatio(with: second) * 100).rounded() / 100
    }
    #expect(try ratio("#000000", "#FFFFFF") == 21)
    #expect(try ratio("#777777", "#FFFFFF") == 4.48)
    #expect(try ratio("#767676", "#FFFFFF") == 4.54)
    #expect(try ratio("#FF0000", "#FFFFFF") == 4)
    #expect(try ratio("#007AFF", "#FFFFFF") == 4.02)
    #expect(try ratio("#34C759", "#FFFFFF") == 2.22)
    #expect(try ratio("#FFFFFF", "#FFFFFF") == 1)
  }

  @Test func translucentColorsAreBlended() {
    let half = ColorComponents(red: 1, green: 1, blue: 1, alpha: 0.5)
    let black = ColorComponents(red: 0, green: 0, blue: 0)
    #expect(half.composited(over: black) == ColorComponents(red: 0.5, green: 0.5, blue: 0.5))
  }

  @Test func systemColorsDependOnTheSystem() {
    let old = SystemPalette(system: .mobile, isDark: false)
    let new = SystemPalette(system: .mobile26, isDark: false)
    #expect(old.color("blue", of: .swiftUI)?.hex == "#007AFF")
    #expect(new.color("blue", of: .swiftUI)?.hex == "#0088FF")
    #expect(SystemPalette(system: .mac, isDark: true).color("green", of: .swiftUI)?.hex == "#32D74B")
    #expect(old.color("blue", of: .uiKit)?.hex == "#0000FF")
    #expect(
      SystemPalette(system: .mobile, isDark: true, isElevated: true).color("systemBackground", of: .uiKit)?
        .hex == "#1C1C1E")
    #expect(old.color("accentColor", of: .swiftUI) == nil)
    let both = SystemPalette.all(for: Platforms(names: ["iOS": "17.0"]), isDark: false).map(\.system)
    #expect(both == [.mobile, .mobile26])
    #expect(
      SystemPalette.all(for: Platforms(names: ["macOS": "26"]), isDark: false).map(\.system) == [.mac26])
  }

  @Test func textStylesHaveTheirDefaultSizes() {
    #expect(TextSize.style("title3", on: .iOS)?.isLarge == true)
    #expect(TextSize.style("body", on: .iOS)?.isLarge == false)
    #expect(TextSize.style("title3", on: .macOS)?.isLarge == false)
    #expect(TextSize(points: 14, isBold: true).isLarge)
    #expect(!TextSize(points: 17, isBold: false).isLarge)
  }

  @Test("an opacity that a condition chooses belongs to the ground of the same condition")
  func conditionalOpacities() {
    func message(_ amount: String, _ ground: String) -> String {
      RuleTrial(Contrast.rule).findings(
        "let a = Text(\"Hi\").foregroundColor(.black.opacity(\(amount))).background(\(ground))"
      ).first?.message ?? ""
    }
    #expect(
      message("isOn ? 0.5 : 0.9", "isOn ? Color(white: 0.6) : Color.white").contains(
        "a contrast of 2.99:1 in"))
    #expect(message("amount", "Color(white: 0.4)").contains("a contrast of at most 3.7:1 in"))
  }

  @Test("where the text follows the appearance and the ground does not, the ground is at fault")
  func fixedGrounds() {
    let message = RuleTrial(Contrast.rule).findings(
      "let a = Text(\"Hi\").foregroundColor(.primary).background(Color.white)"
    ).first?.message
    #expect(message?.hasSuffix("; the ground is the same in light and dark, while the text is not") == true)
  }

  @Test("a gray between the system's own grounds is as good for its labels as those")
  func groundsLikeTheSystems() {
    func found(_ white: Double) -> Int {
      RuleTrial(Contrast.rule).findings(
        "let a = Text(\"Hi\").foregroundColor(Color(.secondaryLabel)).background(Color(white: \(white))).environment(\\.colorScheme, .light)"
      ).count
    }
    #expect(found(0.96) == 0)
    #expect(found(0.8) == 1)
  }

  @Test("what is laid over a text at times covers it at times")
  func overlaysOfAMoment() {
    func found(_ overlay: String) -> Int {
      RuleTrial(Contrast.rule).findings(
        "let a = VStack { Text(\"Hi\").foregroundStyle(.white).overlay { \(overlay) } }.background(Color.yellow)"
      ).count
    }
    #expect(found("if isBusy { ProgressView() }") == 1)
    #expect(found("if isBusy { ProgressView() } else { Color.black }") == 0)
  }

  @Test func whatIsAskedForIsNoRatioByRounding() {
    #expect(Contrast.ratioText(5.96, of: 6) == "5.96:1")
    #expect(Contrast.ratioText(5.96) == "6:1")
  }

  @Test func ratiosAreNotRoundedToWhatWouldDo() {
    #expect(
      [2.855, 2.2, 2.96, 4.4999, 4.5, 6.97, 21].map { Contrast.ratioText($0) } == [
        "2.9:1", "2.2:1", "2.96:1", "4.49:1", "4.5:1", "6.97:1", "21:1",
      ])
  }

  // MARK: What is found

  @Test(arguments: [
    #"Text("Hi").foregroundColor(.yellow).background(Color.white)"#,
    #"Text("Hi").foregroundStyle(Color.yellow).padding().background { Color.white }"#,
    #"Text("Hi").foregroundStyle(.yellow).padding().background(.white, in: .rect(cornerRadius: 8))"#,
    #"Text("Hi").background(Capsule().fill(.white)).foregroundStyle(.yellow)"#,
    #"Text("Hi").foregroundStyle(SwiftUI.Color.yellow).background(RoundedRectangle(cornerRadius: 8).fill(Color.white).shadow(radius: 2))"#,
    #"ZStack { Color.white.ignoresSafeArea(); VStack { Text("Hi").foregroundColor(.yellow) } }"#,
    #"HStack { Text("Hi"); Image("x") }.foregroundColor(Color(hex: "FFE000")).background(Color(hex: 0xFFFFFF))"#,
    #"List { Text("Hi").foregroundColor(.yellow).listRowBackground(Color.white) }"#,
    #"Button("Buy") { }.foregroundColor(.white).padding().background(Color.orange)"#,
    #"Button(action: buy) { Text("Buy").foregroundColor(.white).frame(maxWidth: .infinity).background(Color.orange) }.buttonStyle(MyStyle())"#,
    #"Button("Buy") { }.foregroundStyle(.white).buttonStyle(.borderedProminent).tint(.yellow)"#,
    #"Label("Buy", systemImage: "cart").foregroundColor(.white).background(Color(UIColor.systemYellow))"#,
    #"Text("Hi").foregroundColor(Color(red: 0.6, green: 0.6, blue: 0.6)).background(Color(uiColor: .systemBackground))"#,
    #"Text("Hi").foregroundColor(.black.opacity(0.3)).background(.white)"#,
    #"Text("Hi").foregroundColor(.black).opacity(0.3).background(.white)"#,
    #"Text("Hi").foregroundColor(.white).background(Color.black.opacity(0.1)).background(Color.white)"#,
    #"Text("Hi").foregroundColor(.white).background(Color.white.opacity(0.9))"#,
    #"Text("Hi").foregroundColor(isOn ? .white : .black).background(isOn ? Color.yellow : Color.white)"#,
    #"Text("Hi").foregroundColor(.white).background(isOn ? Color.yellow : Color.black)"#,
    #"Text("Hi").foregroundColor(Color(.displayP3, red: 1, green: 1, blue: 0)).background(.white)"#,
    #"Text("Hi").foregroundColor(#colorLiteral(red: 1, green: 1, blue: 0, alpha: 1)).background(.white)"#,
    #"Text("Hi").foregroundColor(Color(hue: 0.16, saturation: 1, brightness: 1)).background(Color(white: 1))"#,
    #"Text("Hi").foregroundColor(.primary).background(Color.black)"#,
    #"Text("Hi").foregroundColor(.primary).background(Color.black).environment(\.colorScheme, .light)"#,
    #"Text("Hi").foregroundColor(scheme == .dark ? .white : .yellow).background(Color(UIColor.systemBackground))"#,
    #"TextField("Name", text: $name).foregroundColor(.yellow).background(Color.white)"#,
    #"Circle().fill(Color.white).frame(width: 40).overlay(Text("AB").foregroundColor(.yellow))"#,
    #"Text("Hi").foregroundColor(Self.accent).background(Self.paper)"#,
    #"Text("Hi").foregroundColor(tone).background(Self.paper)"#,
    #"Text("Hi").foregroundColor(.yellow).background(card)"#,
    #"ZStack { card; Text("Hi").foregroundColor(.yellow) }"#,
    #"Text("Hi").foregroundColor(.white).background(Color.orange.gradient)"#,
  ])
  func isFound(_ body: String) {
    let members = """
      @Environment(\\.colorScheme) private var scheme
      static let accent = Color(hex: "#FFEE00")
      static let paper: Color = .white
      private var tone: Color { scheme == .dark ? Self.accent : .yellow }
      private var card: some View { RoundedRectangle(cornerRadius: 8).fill(Self.paper) }
      """
    #expect(findings(body, members: members).count == 1)
  }

  // MARK: What is left alone

  @Test(arguments: [
    #"Text("Hi").foregroundColor(.black).background(Color.yellow)"#,
    #"Text("Hi").foregroundColor(.white).background(Color.accentColor)"#,
    #"Text("Hi").foregroundColor(.black).background(Color.indigo.gradient)"#,
    #"Text("Hi").foregroundColor(.white).background(.regularMaterial)"#,
    #"Text("Hi").foregroundColor(.yellow).card().background(Color.white)"#,
    #"Card { Text("Hi").foregroundColor(.yellow) }.background(Color.white)"#,
    #"Text("Hi").foregroundColor(.secondary).background(Color(uiColor: .systemBackground))"#,
    #"Text("Hi").foregroundStyle(.secondary).background(Color.gray)"#,
    #"Text("Hi").background(Color.black)"#,
    #"Text("Hi").foregroundColor(.yellow).background(dot)"#,
    #"Text("Hi").foregroundColor(tone).background(Color.white)"#,
    #"Text("Hi").foregroundColor(.white).background(isOn ? Color.yellow : Color.black).disabled(!isOn)"#,
    #"Text("Hi").foregroundColor(.white).background(isEnabled ? Color.black : Color.yellow)"#,
    #"Text("Hi").foregroundColor(isOn ? .white : .black).background(isOn ? Color.black : Color.yellow)"#,
    #"Text("Hi").foregroundColor(isOn ? .white : .black).background(isRed ? Color.black : Color.yellow)"#,
    #"Text("Hi").foregroundColor(tint.isBright ? .black : .white).background(tint)"#,
    #"Text("Hi").foregroundColor(isLight(ground) ? .black : .white).background(Color.yellow)"#,
    #"Text("Hi").foregroundColor(.white).background(dark ? Color.yellow : .black)"#,
    #"Text("Hi").foregroundColor(.white).background(Circle().fill(Color.yellow).frame(width: 4))"#,
    #"Text("Hi").foregroundColor(.white).background(RoundedRectangle(cornerRadius: 8).stroke(Color.yellow))"#,
    #"Text("Hi").foregroundColor(.white).offset(y: 40).background(Color.yellow)"#,
    #"Text("Hi").foregroundColor(.white).blendMode(.difference).background(Color.yellow)"#,
    #"Text("Hi").foregroundColor(.white).background(Color.yellow).disabled(true)"#,
    #"Text("Hi").foregroundColor(.white).background(Color.yellow).opacity(0)"#,
    #"Text("Hi").foregroundColor(.white).background(Color.yellow).accessibilityHidden(true)"#,
    #"Text("🎉").foregroundColor(.white).background(Color.yellow)"#,
    #"Text("•").foregroundColor(.white).background(Color.yellow)"#,
    #"Text(Image(systemName: "star")).foregroundColor(.white).background(Color.yellow)"#,
    #"Text(attributedTitle).foregroundColor(.white).background(Color.yellow)"#,
    #"Image(systemName: "star").foregroundColor(.white).background(Color.yellow)"#,
    #"(Text("A").foregroundColor(.white) + Text("B")).foregroundColor(.black).background(Color.yellow)"#,
    #"Text("Hi").font(.title).foregroundColor(.white).background(Color.blue)"#,
    #"Text("Hi").font(.system(size: 14, weight: .bold)).foregroundColor(.white).background(Color.blue)"#,
    #"Text("Hi").fontWeight(.heavy).foregroundColor(.white).background(Color.blue)"#,
    #"Text("Hi").font(Theme.hero).foregroundColor(.white).background(Color.blue)"#,
    #"ZStack { Color.white; Image("sky"); Text("Hi").foregroundColor(.yellow) }"#,
    #"ZStack { Text("Hi").foregroundColor(.yellow); Color.white }"#,
    #"List { Text("Hi").foregroundColor(.yellow) }.background(Color.white)"#,
    #"VStack { }.background(Color.white).sheet(isPresented: $isOn) { Text("Hi").foregroundColor(.yellow) }"#,
    #"Text("Hi").foregroundColor(.yellow).overlay(Color.black).background(Color.white)"#,
    #"Text("Hi").foregroundColor(.white).background(Color.white).overlay { EllipticalGradient(colors: tones) }"#,
    #"Text("Hi").foregroundColor(Color.primary).background(Color.black).preferredColorScheme(.dark)"#,
    #"Text("Hi").foregroundColor(.clear).background(Color.white)"#,
    #"Text("Hi").foregroundColor(Color("Unknown")).background(Color.white)"#,
    #"Chart { BarMark(x: 1, y: 2).foregroundStyle(.yellow) }.background(.white)"#,
  ])
  func isLeftAlone(_ body: String) {
    #expect(findings(body, members: Self.members).map(\.message) == [])
  }

  private static let members = """
    var tone: Color = .yellow
    let isOn: Bool
    let dark: Bool
    let tint = Color.yellow
    var dot: some View { Circle().fill(Color.white).frame(width: 4) }
    """

  @Test func previewsAreQuiet() {
    let code = "import SwiftUI\n#Preview { Text(\"Hi\").foregroundColor(.yellow).background(.white) }"
    #expect(RuleTrial(Contrast.rule).findings(code).isEmpty)
  }

  // MARK: Systems, options, messages

  @Test func valuesThatDifferHaveToFailEverywhere() {
    // Indigo on black in dark appearance: 3.7 before version 26, 5.9 from then on.
    let body = #"Text("Hi").foregroundColor(.indigo).background(Color.black).preferredColorScheme(.dark)"#
    #expect(findings(body, platforms: ["iOS": "17.0"]).isEmpty)
    #expect(findings(body, platforms: ["iOS": "26.0"]).isEmpty)
    // White on blue: 4.0 and 3.5.
    let white = #"Text("Hi").foregroundColor(.white).background(Color.blue)"#
    #expect(findings(white, platforms: ["iOS": "17.0"]).count == 1)
    #expect(findings(white, platforms: ["iOS": "26.0"]).count == 1)
  }

  @Test func theMinimumIsAnOption() {
    let body = #"Text("Hi").foregroundColor(Color(hex: "666666")).background(Color.white)"#
    #expect(findings(body).isEmpty)
    #expect(findings(body, options: ["minimum": .number(7)]).count == 1)
  }

  @Test func theMessageTellsRatioAndAppearance() throws {
    let body = #"Text("Hi").foregroundColor(.yellow).background(.white)"#
    let finding = try #require(findings(body, platforms: ["iOS": "17.0"]).first)
    #expect(
      finding.message == """
        text in `.yellow` on `.white` has a contrast of 1.5:1 in light mode and 1.4:1 in dark mode; \
        WCAG asks for 4.5:1 of text
        """)
    #expect(finding.notes.map(\.message) == ["painted behind the text"])
  }

  @Test("a type of AppKit's that has UIKit's names for the Mac does not change what these mean on a phone")
  func namesForAnotherSystem() throws {
    let names = """
      import SwiftUI
      #if os(macOS)
        extension NSColor {
          static var tertiaryLabel: NSColor { .tertiaryLabelColor }
          static var systemBackground: NSColor { .windowBackgroundColor }
        }
      #endif
      extension Color {
        #if os(iOS)
          static let hint = Color(.tertiaryLabel)
        #else
          static let hint = Color(nsColor: .tertiaryLabelColor)
        #endif
      }
      """
    func found(_ color: String) throws -> Int {
      try ProjectTrial([
        "Colors.swift": names,
        "A.swift":
          "struct A: View { var body: some View { Text(\"Hi\").foregroundColor(\(color)).background(Color(.systemBackground)) } }",
      ]).findings(Contrast.rule, platforms: ["iOS": "17.0"]).count
    }
    #expect(try found("Color(.tertiaryLabel)") == 0)
    #expect(try found("Color.hint") == 0)
    #expect(try found(".orange") == 1)
  }

  // MARK: The project's colors

  @Test("of a function that each clause of an `#if` declares, nobody knows which is built")
  func functionsOfClauses() throws {
    func found(_ other: String) throws -> Int {
      try ProjectTrial([
        "Colors.swift": """
        import SwiftUI
        #if canImport(UIKit)
          func tone(light: Double, dark: Double) -> Color { Color(UIColor { $0.isDark ? UIColor(white: dark, alpha: 1) : UIColor(white: light, alpha: 1) }) }
        #else
          func tone(light: Double, dark: Double) -> Color { Color(white: \(other)) }
        #endif
        enum Tones { static let note = tone(light: 0.2, dark: 0.8) }
        """,
        "A.swift":
          "import SwiftUI\nstruct A: View { var body: some View { VStack { Text(\"Hi\").foregroundStyle(Tones.note) }.background(.white) } }",
      ]).findings(Contrast.rule).count
    }
    #expect(try found("dark") == 0)
  }

  @Test func constantsOfOtherFilesCount() throws {
    let trial = try ProjectTrial([
      "Palette.swift": "extension Color {\n static let brand = Color(red: 1, green: 0.9, blue: 0)\n}",
      "Card.swift": """
      struct Card: View {
        var body: some View { Text("Hi").foregroundColor(↓.brand).background(Color.white) }
      }
      """,
    ])
    #expect(trial.marked(Contrast.rule) == trial.files)
  }

  /// The size of a font decides how much contrast is enough, also where the project has a name for it.
  @Test(arguments: [
    (".system(size: 15)", true), (".system(size: 20)", false), (".system(size: 15, weight: .bold)", false),
    (".custom(\"Inter-Regular\", size: 15)", true), (".custom(\"Inter-SemiBold\", size: 15)", true),
    (".custom(\"Inter-Demi\", size: 15)", false),
    (".subheadline", true), (".title", false), ("Fonts.make()", false),
  ])
  func namedFontsTellTheSizeOfText(_ font: String, _ isReported: Bool) throws {
    let trial = try ProjectTrial([
      "Fonts.swift": "extension Font { static let note: Font = \(font) }",
      "Card.swift": """
      struct Card: View {
        var body: some View {
          Text("Hi").font(.note).foregroundColor(.white).background(Color(red: 0, green: 0.553, blue: 0.89))
        }
      }
      """,
    ])
    #expect(trial.findings(Contrast.rule).isEmpty != isReported)
  }

  @Test func assetsCountInBothAppearances() {
    let light = ColorComponents(red: 0, green: 0, blue: 0)
    let dark = ColorComponents(red: 0.1, green: 0.1, blue: 0.1)
    let token = DesignToken(
      role: .color, name: "Ink", value: .color(AppearanceColor(light: light, dark: dark)),
      reference: "Color(\"Ink\")", origin: .assetCatalog(file: "Assets.xcassets"))
    for color in ["Color(\"Ink\")", ".ink", "Color(.ink)", "Color(uiColor: UIColor(named: \"Ink\"))"] {
      let body = "Text(\"Hi\").foregroundColor(\(color)).background(Color(uiColor: .systemBackground))"
      let code = "import SwiftUI\nstruct Screen: View { var body: some View { \(body) } }"
      var linter = FileLinter(rules: [Contrast.rule])
      let settings = FileSettings(
        rules: RuleTable(settings: [RuleSettings(enabling: Contrast.rule, options: [:])]),
        platforms: Platforms(), scales: DesignScales(colors: [token].compactMap { NamedColor($0) }))
      let found = linter.lint(SourceBuffer(bytes: Array(code.utf8)), file: "A.swift", settings: settings)
        .findings
      #expect(found.count == 1 && found[0].message.contains("in dark mode"), "\(color)")
    }
  }

  // MARK: What the system draws as well

  @Test(arguments: [
    "Button(action: a) { Text(\"Save\").foregroundColor(.white).padding().background(Color.blue) }",
    "Button(action: a) { Text(\"Save\").foregroundStyle(.white) }.listRowBackground(off ? Color.gray : Color(.systemBlue)).disabled(off)",
    "Button(action: a) { Text(\"Save\").foregroundStyle(.white) }.listRowBackground(on ? Color(.systemBlue) : Color.gray).disabled(!on)",
    "Text(\"Save\").foregroundStyle(.white).padding().background(off ? Color.gray : Color.black).disabled(off)",
  ])
  func pairsOfTheSystemAreQuiet(_ body: String) { #expect(findings(body) == []) }

  @Test(arguments: ["blue", "red"])
  func whiteIsNoLabelOnTheSystemsTint(_ tint: String) {
    let body =
      "Button(action: a) { Text(\"Save\").foregroundColor(.white).padding().background(Color.\(tint)) }"
    #expect(findings(body, platforms: ["iOS": "17.0"]) == [])
    #expect(findings(body, platforms: ["iOS": "26.0"]) == [])
  }

  @Test(arguments: [
    "Text(\"Save\").foregroundColor(.white).padding().background(Color.blue)",
    "Button(action: a) { Text(\"Save\").foregroundColor(.white).padding().background(Color.green) }",
    "Button(action: a) { Text(\"Save\").foregroundStyle(.white) }.listRowBackground(on ? Color.gray : Color.orange).disabled(off)",
    "Text(\"Save\").foregroundColor(.secondary).padding().background(Color.white)",
  ])
  func pairsOfAnAuthorAreFound(_ body: String) { #expect(findings(body).count == 1) }

  @Test func aLabelOnTheSystemsBackgroundUnderAnotherName() {
    let found = findings("Text(\"Save\").foregroundColor(.secondary).padding().background(Color.white)")
    // In dark mode the label is white as well.
    #expect(found.map { $0.message.contains("in light mode") } == [false])
  }

  // MARK: Tints and sizes

  @Test(arguments: [
    ("", 1), (".buttonStyle(.borderless)", 1), (".buttonStyle(.plain)", 0),
    (".buttonStyle(.borderedProminent)", 0),
    (".foregroundStyle(.black)", 0),
  ])
  func aButtonDrawsItsLabelInTheTint(_ more: String, count: Int) {
    let button = "Button(action: a) { Text(\"Save\") }.listRowBackground(Color.yellow).tint(.white)\(more)"
    #expect(findings("Form { Section { \(button) } }").count == count)
    #expect(findings("Form { Section { \(button) } }", platforms: ["macOS": "14.0"]) == [])
  }

  @Test func theSizeOfAFontThatAFunctionMakesIsKnown() throws {
    let fonts = """
      import SwiftUI
      struct Fonts {
        static let plain = "Grotesk-Regular"
        static func face(_ name: String, size: CGFloat, fallback: Font) -> Font {
          if UIFont(name: name, size: size) != nil { return .custom(name, size: size) } else { return fallback }
        }
        static func note() -> Font { face(plain, size: 12, fallback: .system(size: 12)) }
        static func title() -> Font { face(plain, size: 30, fallback: .system(size: 30)) }
      }
      extension Font { static func fine() -> Font { .system(size: 11) } }
      """
    func count(_ font: String) throws -> Int {
      let text =
        "Text(\"Note\").font(\(font)).foregroundStyle(Color(red: 0.5, green: 0.5, blue: 0.5)).background(.white)"
      let screen = "import SwiftUI\nstruct Screen: View { var body: some View { \(text) } }"
      return try ProjectTrial(["Fonts.swift": fonts, "Screen.swift": screen]).findings(Contrast.rule).count
    }
    #expect(try count("Fonts.note()") == 1)
    #expect(try count(".fine()") == 1)
    #expect(try count("Font.system(size: 12)") == 1)
    #expect(try count("Fonts.title()") == 0)
    #expect(try count("Other.note()") == 0)
  }

  // MARK: Grounds of other files

  private static let note = "Text(\"A note\").foregroundColor(Color(white: 0.3))"

  /// The messages about a note in a file of its own, with what other files declare.
  private func messages(note: String = note, _ others: String...) throws -> [String] {
    var files = ["Note.swift": "import SwiftUI\nstruct Note: View { var body: some View { \(note) } }"]
    for (position, code) in others.enumerated() {
      files["File\(position).swift"] = "import SwiftUI\n\(code)"
    }
    return try ProjectTrial(files).findings(Contrast.rule).map(\.message)
  }

  private func screen(_ body: String, _ name: String = "Screen") -> String {
    "struct \(name): View {\n@State private var isOn = false\nlet tone: Color\nvar body: some View {\n\(body)\n}\n}"
  }

  @Test(
    "a part of a screen lies on what the screen paints, in whichever file that is",
    arguments: [
      ("ZStack { Color.black.ignoresSafeArea(); VStack { Note() }.padding() }", 1),
      ("VStack { HStack { Note() } }.background(Color.black)", 1),
      ("VStack { Note() }.opacity(isOn ? 1 : 0).background(.black)", 1),
      ("ScrollView { Group { if isOn { Note() } } }.background(Color.black)", 1),
      // What may be another color, or something else.
      ("VStack { Note() }.background(tone)", 0),
      ("VStack { Note() }.background(isOn ? Color.black : .white)", 0),
      ("VStack { Note() }.background(.thinMaterial).background(Color.black)", 0),
      ("VStack { Note() }.background(Color.black.opacity(0.6))", 0),
      ("VStack { Note() }.background(Image(\"sky\"))", 0), ("ZStack { Color.black; Camera(); Note() }", 0),
      ("VStack { Note() }.branded().background(Color.black)", 0),
      ("VStack { Note() }.opacity(0.5).background(Color.black)", 0),
      ("VStack { Note() }.offset(y: 40).background(Color.black)", 0),
      ("List { Note() }.background(Color.black)", 0),
      ("VStack { Text(title) }.background(Color.black).sheet(isPresented: $isOn) { Note() }", 0),
      ("VStack { Text(title).background(Color.black); Note() }", 0),
    ])
  func groundsOfScreens(_ body: String, _ count: Int) throws {
    #expect(try messages(screen(body)).count == count, "\(body)")
  }

  @Test("the file is named that paints the ground, and its own names are read")
  func namesOfGrounds() throws {
    let colors = "extension Color { static let page = Color(red: 0.1, green: 0.1, blue: 0.1) }"
    #expect(
      try messages(screen("VStack { Note() }.background(Color.page)"), colors).map {
        $0.hasPrefix("text in `Color(white: 0.3)` on `Color.page` that `File0.swift` paints behind it has ")
      } == [true])
  }

  @Test("all places that users meet have to fail")
  func allPlaces() throws {
    let night = screen("VStack { Note() }.background(Color.black)")
    let shade = screen("VStack { Note() }.background(Color(white: 0.2))", "Shade")
    let day = screen("VStack { Note() }.background(Color.white)", "Day")
    #expect(try messages(night, shade).count == 1)
    #expect(try messages(night, day) == [])
    #expect(try messages(night, screen("Note()", "Plain")) == [])
    #expect(try messages(night, "#Preview { Note() }").count == 1)
    #expect(try messages(night, "let page = UIHostingController(rootView: Note())") == [])
  }

  @Test(
    "what the project's own containers, modifiers and styles paint is the ground of what they are handed",
    arguments: [
      ("Card { \(note) }", 1), ("\(note).panel()", 1), ("\(note).modifier(Panel())", 1),
      ("Button(action: a) { \(note) }.buttonStyle(PanelStyle())", 1),
      ("Plain { \(note) }.background(Color.black)", 1),
      // A color of its own is set in some cases, or is not known at all.
      ("Button(action: a) { Text(title) }.buttonStyle(PanelStyle())", 0),
      ("\(note).panel(isOn: true)", 0), ("Tinted(tone: .black) { \(note) }", 0),
    ])
  func groundsOfContainers(_ body: String, _ count: Int) throws {
    let own = """
      struct Card<Content: View>: View {
        @ViewBuilder let content: () -> Content
        var body: some View { VStack { content() }.padding().background(Color.black) }
      }
      struct Plain<Content: View>: View {
        @ViewBuilder let content: () -> Content
        var body: some View { VStack { content() }.padding() }
      }
      struct Tinted<Content: View>: View {
        let tone: Color
        @ViewBuilder let content: () -> Content
        var body: some View { VStack { content() }.background(tone) }
      }
      struct Panel: ViewModifier {
        func body(content: Content) -> some View { content.padding().background(Color.black) }
      }
      struct PanelStyle: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.padding().background(Color.black)
        }
      }
      """
    let panel =
      body.contains("isOn:")
      ? "@ViewBuilder func panel(isOn: Bool) -> some View { if isOn { background(Color.black) } else { self } }"
      : "func panel() -> some View { padding().background(Color.black) }"
    #expect(try messages(note: body, own, "extension View { \(panel) }").count == count, "\(body)")
  }

  // MARK: Gradients

  @Test(
    "text on a gradient has to fail on all of its stops",
    arguments: [
      ("LinearGradient(colors: [.yellow, .mint], startPoint: .top, endPoint: .bottom)", 1),
      (
        "LinearGradient(gradient: Gradient(colors: [.yellow, .mint]), startPoint: .top, endPoint: .bottom)", 1
      ),
      (
        "RadialGradient(stops: [.init(color: .yellow, location: 0), .init(color: .mint, location: 1)], center: .center, startRadius: 0, endRadius: 9)",
        1
      ),
      (".linearGradient(colors: [.yellow, .mint], startPoint: .top, endPoint: .bottom)", 1),
      ("gradient", 1), ("RoundedRectangle(cornerRadius: 8).fill(gradient)", 1),
      ("LinearGradient(colors: [.yellow, .black], startPoint: .top, endPoint: .bottom)", 0),
      ("LinearGradient(colors: [.yellow, .clear], startPoint: .top, endPoint: .bottom)", 0),
      ("LinearGradient(colors: [.yellow, tone], startPoint: .top, endPoint: .bottom)", 0),
      ("LinearGradient(colors: tones, startPoint: .top, endPoint: .bottom)", 0),
    ])
  func stopsOfGradients(_ ground: String, _ count: Int) {
    let members = """
      var tone: Color
      var tones: [Color]
      private let gradient = LinearGradient(colors: [.yellow, .mint], startPoint: .top, endPoint: .bottom)
      """
    let found = findings("Text(\"Note\").foregroundStyle(.white).background(\(ground))", members: members)
    #expect(found.count == count, "\(ground)")
    #expect(found.allSatisfy { $0.message.contains("a contrast of at most ") })
  }

  // MARK: Dimmed texts

  @Test(arguments: [
    ("Text(\"Note\").opacity(0.3)", 1), ("VStack { Text(\"Note\"); Text(\"More\") }.opacity(0.25)", 1),
    ("Text(\"Note\").font(.footnote).foregroundStyle(tone).opacity(0.4)", 1),
    ("Text(\"Note\").opacity(0.5)", 0),
    // White is readable at that, and large text.
    ("Text(\"Note\").foregroundStyle(tone).opacity(0.5)", 0),
    ("Text(\"Note\").font(.largeTitle).opacity(0.5)", 0),
    ("Text(\"Note\").opacity(0.6)", 0), ("Text(\"Note\").opacity(off ? 0.3 : 1)", 0),
    ("Button(action: a) { Text(\"Note\").opacity(0.3) }.disabled(off)", 0),
    ("ZStack { Text(\"Note\").opacity(0.3); TextEditor(text: $note) }", 0),
    // A color that is known has no more than it has on black or on white.
    ("Text(\"Note\").foregroundStyle(.gray.opacity(0.6))", 1),
    ("Text(\"Note\").foregroundStyle(.gray).opacity(0.5)", 1),
    ("Text(\"Note\").foregroundStyle(.blue.opacity(0.9))", 0),
    ("Text(\"•\").opacity(0.3)", 0), ("Text(\"Note\").opacity(0.5).branded()", 0),
  ])
  func whatIsDimmedHasTooLittleContrastOnAnyGround(_ body: String, count: Int) {
    #expect(findings(body).count == count)
  }

  @Test func aPartMayHaveItsColorFromWhereItIsShown() throws {
    let part =
      "import SwiftUI\nstruct Part: View { var body: some View { Text(\"Note\").font(.largeTitle).opacity(0.35) } }"
    func count(_ use: String) throws -> Int {
      let screen = "import SwiftUI\nstruct Screen: View { var body: some View { \(use) } }"
      return try ProjectTrial(["Part.swift": part, "Screen.swift": screen]).findings(Contrast.rule).count
    }
    #expect(try count("VStack { Part() }") == 1)
    #expect(try count("VStack { Part() }.background(.black)") == 0)
  }

  @Test("one sentence about colors that are spelled over several lines")
  func colorsOverSeveralLines() {
    let text = "Text(title).foregroundStyle(Color(\n%white: 0.7\n%)).background(Color.white)"
    let (first, other) = (text.replacing("%", with: "  "), text.replacing("%", with: "    "))
    #expect(
      RuleTrial(Contrast.rule).findings("let a = VStack { \(first)\n\(other)\n\(other) }").map(\.notes.count)
        == [3])
  }
}
