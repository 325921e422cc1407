import Testing

@testable import GlassLintCore

/// Whether what lies behind a view follows light and dark is known through helpers, files and the project's own
/// containers.
@Suite struct GroundTests {
  private static let label = "Text(\"Note\").foregroundStyle(.gray)"
  private static let row = "struct Row: View { var body: some View { \(label).padding() } }"

  /// How many findings a row has that is shown like this.
  private func count(_ files: String...) throws -> Int {
    var named = ["Row.swift": Self.row]
    for (position, code) in files.enumerated() { named["File\(position).swift"] = code }
    return try ProjectTrial(named).findings(LabelColor.rule).count
  }

  private func screen(_ body: String, members: String = "") -> String {
    "struct Screen: View {\nvar body: some View {\n\(body)\n}\n\(members)\n}"
  }

  @Test(
    "the ground of whoever shows a view is its own",
    arguments: [
      ("Row()", 1), ("List { Row() }", 1), ("VStack { Row() }.background(Color(.systemBackground))", 1),
      ("VStack { Row() }.background(Color.gray.opacity(0.1))", 1), ("VStack { Row() }.background(.black)", 0),
      ("VStack { Row().background(.thinMaterial) }.background(Color(hex: \"F5F3EF\"))", 0),
      ("ZStack { Color.black; ScrollView { Row() } }", 0), ("ZStack { Camera(); Row() }", 0),
      ("Image(\"sky\").overlay { Row() }", 0), ("List { Text(\"a\") }.overlay { Row() }", 1),
      ("List { Row() }.scrollContentBackground(.hidden).background(.black)", 0),
      ("Text(\"a\").background(.black).sheet(isPresented: $isOpen) { Row() }", 1),
      ("VStack { Row() }.background { Image(\"trees\").resizable() }", 0),
      ("VStack { Row() }.background(scheme == .dark ? Color.black : Color.white)", 1),
      ("VStack { Row() }.preferredColorScheme(.light)", 0), ("VStack { Row() }.foreign()", 0),
    ])
  func callers(_ body: String, _ expected: Int) throws {
    #expect(try count(screen(body)) == expected, "\(body)")
  }

  @Test("every place counts that users meet, and none that only developers do")
  func allPlaces() throws {
    let dark = "struct Night: View { var body: some View { Row().background(.black) } }"
    #expect(try count(screen("Row()"), dark) == 0)
    #expect(try count(screen("Row()"), "#Preview { Row().background(.black) }") == 1)
  }

  @Test("parts of a view lie on its ground, in whichever file they stand")
  func parts() throws {
    let part = "extension Screen { var part: some View { Row() } }"
    #expect(try count(screen("VStack { part }.background(.black)"), part) == 0)
    #expect(try count(screen("VStack { part }"), part) == 1)
    #expect(
      try count(screen("VStack { part }.background(.black)", members: "var part: some View { Row() }")) == 0)
  }

  @Test(
    "what the project's own containers, modifiers and styles paint is read",
    arguments: [
      ("Color(.secondarySystemBackground)", 1), ("Color.gray.opacity(0.2)", 1), ("Color.black", 0),
      ("LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)", 0),
    ])
  func ownContainers(_ ground: String, _ expected: Int) throws {
    let card = """
      struct Card<Content: View>: View {
        let content: () -> Content
        var body: some View { VStack { content() }.padding().background(\(ground)) }
      }
      """
    #expect(try count(screen("Card { Row() }"), card) == expected)
    let modifier = """
      struct CardModifier: ViewModifier {
        func body(content: Content) -> some View { content.background(\(ground)) }
      }
      """
    #expect(try count(screen("Row().modifier(CardModifier())"), modifier) == expected)
    let function = "extension View { func card() -> some View { modifier(CardModifier()) } }"
    #expect(try count(screen("Row().card()"), modifier, function) == expected)
    let chain = "extension View { func card() -> some View { self.padding().background(\(ground)) } }"
    #expect(try count(screen("Row().card()"), chain) == expected)
    let implicit = "extension View { func card() -> some View { padding().background(\(ground)) } }"
    #expect(try count(screen("Row().card()"), implicit) == expected)
  }

  @Test(
    "a color of the project's own is a ground for label colors where it follows the appearance and has no hue",
    arguments: [
      ("#FFFFFF", "#101010", 1), ("#FFFFFF", "#FFFFFF", 0), ("#101010", "#101010", 0),
      ("#FAF0D0", "#2A2410", 0),
    ])
  func tokens(_ light: String, _ dark: String, _ expected: Int) throws {
    let colors = """
      extension Color {
        static let page = Color(UIColor { $0.userInterfaceStyle == .dark ? UIColor(hex: "\(dark)") : UIColor(hex: "\(light)") })
      }
      """
    #expect(try count(screen("VStack { Row() }.background(Color.page)"), colors) == expected)
  }
}
