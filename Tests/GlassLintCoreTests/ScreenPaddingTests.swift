import Testing

@testable import GlassLintCore

@Suite struct ScreenPaddingTests {
  private let trial = RuleTrial(ScreenPadding.rule, options: ["value": .number(20)])

  private func screen(_ body: String, name: String = "FocusView", members: String = "") -> String {
    "struct \(name): View { \(members)\nvar body: some View { \(body) } }"
  }

  @Test(arguments: [
    "ScrollView { VStack { a }.padding(.horizontal, 22) }",
    "ScrollView { LazyVStack { a } }.contentMargins(.horizontal, 22, for: .scrollContent)",
    "List { a }.contentMargins(.horizontal, 22).navigationTitle(\"A\")",
    "NavigationStack { VStack { a }.padding(.horizontal, 22) }",
    "VStack { a }.safeAreaPadding(.horizontal, 22).navigationTitle(\"A\")",
    "VStack { a }.padding(EdgeInsets(top: 8, leading: 22, bottom: 8, trailing: 20)).navigationTitle(\"A\")",
    "VStack { a }.padding(.leading, 20).padding(.trailing, 22).navigationTitle(\"A\")",
    "VStack { a }.padding([.horizontal, .bottom], 22).navigationTitle(\"A\")",
    "VStack { a; Spacer() }.padding(.horizontal, 22)",
    "VStack { header; ScrollView { VStack { a }.padding(.horizontal, 22) } }",
    "ZStack { Color.black.ignoresSafeArea(); VStack { a }.padding(.horizontal, 22) }",
    "VStack { a }.padding(.horizontal, 22).background(Color.black.ignoresSafeArea())",
    "GeometryReader { proxy in ScrollView { VStack { a }.padding(.horizontal, 22) } }",
    "VStack { a }.padding(.horizontal, isWide ? 40 : 22).navigationTitle(\"A\")",
    "if isEmpty { VStack { a }.padding(.horizontal, 22).navigationTitle(\"A\") } else { List { a } }",
    "VStack { a }.padding(.horizontal, 0).padding(.horizontal, 22).navigationTitle(\"A\")",
  ])
  func finds(_ body: String) {
    #expect(trial.findings(screen(body)).count == 1)
  }

  @Test(arguments: [
    "VStack { a }.padding(.horizontal, 22)",
    "VStack { a }.padding(.horizontal).navigationTitle(\"A\")",
    "VStack { a }.padding(.horizontal, margin).navigationTitle(\"A\")",
    "VStack { a }.padding(.vertical, 22).navigationTitle(\"A\")",
    "VStack { a }.padding(.leading, 22).navigationTitle(\"A\")",
    "VStack { a }.padding(.horizontal, 20).navigationTitle(\"A\")",
    "VStack { a }.padding(.horizontal, isWide ? 40 : 20).navigationTitle(\"A\")",
    "ScrollView { VStack { a }.padding(.horizontal, 4) }.padding(.horizontal, 16)",
    "ScrollView(.horizontal) { HStack { a }.padding(.horizontal, 22) }.navigationTitle(\"A\")",
    "ScrollView { VStack { a }.padding(.horizontal, 22).background(.bar, in: .rect(cornerRadius: 12)) }",
    "ScrollView { VStack { a.padding(.horizontal, 22) } }",
    "ScrollView { VStack { a }.padding(.horizontal, 22) }.frame(width: 300)",
    "VStack { a }.padding(40).frame(maxWidth: .infinity, maxHeight: .infinity).navigationTitle(\"A\")",
    "Button(action: a) { b }.padding(.horizontal, 22).navigationTitle(\"A\")",
  ])
  func isQuiet(_ body: String) {
    #expect(trial.findings(screen(body)).map(\.message) == [])
  }

  @Test func looksIntoTheHelpersOfTheView() {
    let members =
      "private var content: some View { VStack { a }.padding(.horizontal, 22) }; func page(_ x: Int) -> some View { content }"
    #expect(trial.findings(screen("ScrollView { page(1) }", members: members)).count == 1)
    #expect(
      trial.findings(screen("again", members: "var again: some View { again.navigationTitle(\"A\") }"))
        .isEmpty)
  }

  @Test func leavesPartsOfScreensAlone() {
    let body = "ScrollView { VStack { a }.padding(.horizontal, 22) }"
    #expect(trial.findings(screen(body, name: "CommentListView")).isEmpty)
    #expect(trial.findings(screen(body, name: "FilterCard")).isEmpty)
    #expect(trial.findings(screen(body) + "\nlet a = HStack { Sidebar(); FocusView() }").isEmpty)
    #expect(trial.findings(screen(body) + "\nlet a = NavigationLink { FocusView() } label: { b }").count == 1)
    #expect(trial.findings(screen("VStack { a }.padding(.horizontal, 22)", name: "FocusScreen")).count == 1)
  }

  @Test func fixesTheLiteral() {
    #expect(
      trial.fixed(screen("VStack { a }.padding(.horizontal, 22.0).navigationTitle(\"A\")"))
        == screen("VStack { a }.padding(.horizontal, 20.0).navigationTitle(\"A\")"))
    #expect(
      trial.fixed(screen("VStack { a }.padding(16).navigationTitle(\"A\")"))
        == screen("VStack { a }.padding(.vertical, 16).padding(.horizontal, 20).navigationTitle(\"A\")"))
  }

  @Test func namesTheTokenAndKnowsThatOfAnotherFile() throws {
    let tokens = """
      enum Spacing {
        static let small: CGFloat = 12
        static let medium: CGFloat = 20
        static let large: CGFloat = 24
      }
      """
    let project = try ProjectTrial([
      "A.swift": screen("ScrollView { VStack { a }.padding(.horizontal, Spacing.large) }"),
      "B.swift": screen("ScrollView { VStack { a }.padding(.horizontal, 22) }"),
      "C.swift": screen("ScrollView { VStack { a }.padding(.horizontal, Spacing.medium) }"),
      "Tokens.swift": tokens,
    ])
    let findings = project.findings(ScreenPadding.rule, options: ["value": .number(20)])
    #expect(findings.map(\.location.file) == ["A.swift", "B.swift"])
    #expect(findings.map { $0.fixes.first?.edits.first?.text } == ["Spacing.medium", "Spacing.medium"])
  }

  @Test func takesWhatMostScreensOfTheProjectHave() throws {
    func screens(_ margins: [String]) -> [String: String] {
      var files = [
        "Tokens.swift":
          "enum Spacing { static let small: CGFloat = 12\nstatic let medium: CGFloat = 20\nstatic let large: CGFloat = 24 }"
      ]
      for (number, margin) in margins.enumerated() {
        files["Screen\(number).swift"] = screen(
          "ScrollView { VStack { a }.padding(.horizontal, \(margin)) }", name: "Page\(number)View")
      }
      return files
    }
    let large = ["Spacing.large", "24", "Spacing.large", "24"]
    let found = try ProjectTrial(screens(large + ["22"])).findings(ScreenPadding.rule)
    #expect(
      found.map(\.message) == [
        "horizontal padding 22 of this screen differs from the 24 of most screens; write 24"
      ])
    // Few screens, none that most have, and several with one of their own.
    #expect(try ProjectTrial(screens(["24", "24", "24", "22"])).findings(ScreenPadding.rule).isEmpty)
    #expect(try ProjectTrial(screens(large + ["22", "12", "8", "18"])).findings(ScreenPadding.rule).isEmpty)
    #expect(try ProjectTrial(screens(large + ["22", "22", "22"])).findings(ScreenPadding.rule).isEmpty)
  }

  @Test func fewScreensHaveTheStandardMargin() throws {
    func found(_ margin: String) throws -> [String] {
      try ProjectTrial([
        "A.swift": screen("ScrollView { VStack { a }.padding(.horizontal, \(margin)) }"),
        "B.swift": screen("ScrollView { VStack { a }.padding(.horizontal, 20) }", name: "PageView"),
      ]).findings(ScreenPadding.rule).map(\.message)
    }
    #expect(
      try found("24") == ["horizontal padding 24 of this screen differs from the 20 of this rule; write 20"])
    #expect(try found("1e17") == [])
  }

  @Test func aSheetAndAMacHaveMarginsOfTheirOwn() throws {
    var files: [String: String] = [:]
    for number in 0..<4 {
      files["Screen\(number).swift"] = screen(
        "ScrollView { VStack { a }.padding(.horizontal) }", name: "Page\(number)View")
    }
    files["Story.swift"] = screen("ScrollView { VStack { a }.padding(.horizontal, 22) }", name: "StoryView")
    #expect(try ProjectTrial(files).findings(ScreenPadding.rule).count == 1)
    files["App.swift"] = screen(
      "VStack { a }.sheet(isPresented: $isOn) { NavigationStack { StoryView() } }", name: "RootRow")
    #expect(try ProjectTrial(files).findings(ScreenPadding.rule).isEmpty)
  }

  /// What is many times as far holds a message to the middle.
  @Test func theMeasureOfAMessageIsNoMargin() throws {
    func found(_ padding: String) throws -> Int {
      var files = [
        "Last.swift":
          "struct LastScreen: View { var body: some View { ScrollView { VStack { rows }.padding(\(padding)) } } }"
      ]
      for number in 0..<4 {
        files["\(number).swift"] =
          "struct Other\(number)Screen: View { var body: some View { ScrollView { VStack { rows }.padding(.horizontal, 16) } } }"
      }
      return try ProjectTrial(files).findings(ScreenPadding.rule).count
    }
    #expect(try found(".horizontal, 24") == 1)
    #expect(try found("150") == 0)
  }
}
