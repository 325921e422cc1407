import Testing

@testable import GlassLintCore

/// What the project declares, in whatever file, decides what code means.
@Suite struct OwnDeclarationTests {
  @Test func modelsInStateAreNoSprawl() throws {
    let view = """
      struct Editor: View {
        @State private var store = Store()
        @State private var feed = Feed()
        var body: some View { Text("") }
      }
      """
    func count(_ kind: String) throws -> Int {
      try ProjectTrial(["A.swift": view, "Models.swift": "\(kind) Store {}\n\(kind) Feed {}"])
        .findings(StateSprawl.rule, options: ["max": .number(1)]).count
    }
    #expect(try count("final class") == 0)
    #expect(try count("struct") == 1)
  }

  @Test func initializersOfAnExtensionAreNotDeprecated() throws {
    let view = "let a = NavigationLink(destination: Text(\"\"), isActive: $on) { Text(\"More\") }"
    let own =
      "extension NavigationLink { init(destination: Text, isActive: Flag, title: String) { fatalError() } }"
    func count(_ files: [String: String]) throws -> Int {
      try ProjectTrial(files).findings(DeprecatedModifier.rule, platforms: ["iOS": "16.0"]).count
    }
    #expect(try count(["A.swift": view]) == 1)
    #expect(try count(["A.swift": view, "B.swift": own]) == 0)
  }

  @Test(arguments: ["themedListBG", "themed", "screenBackground"])
  func aModifierNamedForTheGroundPaintsIt(_ name: String) throws {
    func found(_ modifier: String) throws -> Int {
      let list = "List(items) { Text($0).listRowBackground(Color.clear) }.\(modifier)"
      return try ProjectTrial(["A.swift": "struct A: View { var body: some View { \(list) } }"])
        .findings(ListOverrides.rule).count
    }
    #expect(try found("\(name)()") == 0)
    #expect(try found("tracked()") == 1)
  }

  /// `.accessibilityLabel` came with iOS 14.
  @Test func oldTargetsGetTheOldModifier() throws {
    let button =
      "struct A: View { var body: some View { Button { go() } label: { Image(systemName: \"xmark\") } } }"
    func message(_ version: String) throws -> String? {
      try ProjectTrial(["A.swift": button]).findings(ControlLabel.rule, platforms: ["iOS": version]).first?
        .message
    }
    #expect(try message("13.0")?.contains(".accessibility(label: Text(\"") == true)
    #expect(try message("15.0")?.contains(".accessibilityLabel(\"") == true)
  }

  /// `let theme = Theme(radius: theme.radius)` would ask for itself.
  @Test func aDeclarationIsNotWrittenByItsOwnName() throws {
    let theme = """
      struct Theme { let small: CGFloat; let radius: CGFloat; let large: CGFloat }
      let theme = Theme(small: 4, radius: 8, large: 16)
      let a = RoundedRectangle(cornerRadius: theme.radius)
      let b = RoundedRectangle(cornerRadius: theme.large)
      """
    #expect(try ProjectTrial(["A.swift": theme]).findings(PreferToken.rule) == [])
  }
}
