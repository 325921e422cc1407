import Testing

@testable import GlassLintCore

@Suite struct SuppressorTests {
  private static let rules: Set<String> = [
    "spacing-scale", "corner-radius-modifier", "radius-scale", "private-api",
  ]

  /// What becomes of a file, and what is still found in it of the rules.
  private func suppressed(_ text: String, _ rules: Set<String> = rules, reason: String = "as designed") throws
    -> (
      text: String, result: Suppressor.Result, folder: TemporaryFolder
    )
  {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", text)
    let store = ConfigurationStore(workingDirectory: "/nowhere")
    let list = FileFinder(store: store).find(["\(folder.path)/A.swift"])
    let linter = Linter(configurations: store.configurations)
    let result = Suppressor(linter: linter, rules: rules, reason: reason, writes: true).suppress(list.files)
    let buffer = SourceBuffer()
    try buffer.read(path: "\(folder.path)/A.swift")
    #expect(linter.lint(list.files).findings.filter { rules.contains($0.rule) } == [])
    return (String(decoding: buffer.bytes, as: UTF8.self), result, folder)
  }

  private func body(_ code: String) -> String {
    "import SwiftUI\nstruct Card: View {\n  var body: some View {\n\(code)\n  }\n}\n"
  }

  private func check(_ code: String, _ expected: String, count: Int = 1) throws {
    let (text, result, _) = try suppressed(body(code))
    #expect(text == body(expected))
    #expect(result.silencedCount == count)
    #expect(result.remaining.isEmpty && result.lint.errors.isEmpty)
  }

  @Test func aboveAModifierOfAChain() throws {
    try check(
      """
          Text("a")
            .bold()
            .padding(17)
      """,
      """
          Text("a")
            .bold()
            // glasslint:disable:next spacing-scale -- as designed
            .padding(17)
      """)
  }

  @Test func oneCommentForAllRulesOfALine() throws {
    try check(
      "\tText(\"a\").padding(17).cornerRadius(7)",
      "\t// glasslint:disable:next corner-radius-modifier, radius-scale, spacing-scale -- as designed\n\tText(\"a\").padding(17).cornerRadius(7)",
      count: 3)
  }

  @Test func inACallOfSeveralLines() throws {
    try check(
      """
          VStack(
            alignment: .leading,
            spacing: 17
          ) { Text("a") }
      """,
      """
          VStack(
            alignment: .leading,
            // glasslint:disable:next spacing-scale -- as designed
            spacing: 17
          ) { Text("a") }
      """)
  }

  /// A line of the string would be a line of its text.
  @Test func aroundAStringOfSeveralLines() throws {
    try check(
      #"""
          Text(
            """
            a \(Image("b")
              .padding(17)) b
            \(Image("c").padding(19))
            """)
          .padding(22)
      """#,
      #"""
          Text(
            // glasslint:disable spacing-scale -- as designed
            """
            a \(Image("b")
              .padding(17)) b
            \(Image("c").padding(19))
            """)
          // glasslint:enable spacing-scale
          // glasslint:disable:next spacing-scale -- as designed
          .padding(22)
      """#, count: 3)
  }

  @Test func aStringAtTheEndOfTheFile() throws {
    let text =
      "import SwiftUI\nstruct A: View { var body: some View { Text(\"a\") } }\nlet a = \"\"\"\n  \\(Text(\"a\").padding(17))\n  \"\"\""
    let after = try suppressed(text).text
    #expect(after.hasPrefix("import SwiftUI\nstruct A"))
    #expect(after.contains("\n// glasslint:disable spacing-scale -- as designed\nlet a = \"\"\"\n  \\("))
    #expect(after.hasSuffix("\n  \"\"\"\n// glasslint:enable spacing-scale"))
  }

  @Test func aboveACommentThatBeginsBefore() throws {
    try check(
      """
          Text("a") /* one
          two */ .padding(17)
          Text("b")
      """,
      """
          // glasslint:disable spacing-scale -- as designed
          Text("a") /* one
          two */ .padding(17)
          // glasslint:enable spacing-scale
          Text("b")
      """)
  }

  @Test func documentationStaysWithWhatItDocuments() throws {
    let wide = (0..<12).map { "  @State private var v\($0) = 0\n  func f\($0)() { print(v\($0)) }" }
      .joined(separator: "\n")
    let (text, _, _) = try suppressed(
      "import SwiftUI\n\n/// One.\n/// Two.\nstruct Card: View {\n\(wide)\n  var body: some View { Text(\"a\") }\n}\n",
      ["state-sprawl"])
    #expect(
      text.hasPrefix(
        "import SwiftUI\n\n// glasslint:disable:next state-sprawl -- as designed\n/// One.\n/// Two.\nstruct Card"
      ))
  }

  @Test func aCommentForTheSameReasonGetsTheRule() throws {
    try check(
      """
          // glasslint:disable:next heavy-shadow -- as designed
          Text("a").padding(17).shadow(radius: 90)
      """,
      """
          // glasslint:disable:next heavy-shadow, spacing-scale -- as designed
          Text("a").padding(17).shadow(radius: 90)
      """)
    try check(
      """
          // glasslint:disable:next heavy-shadow -- the hero card
          Text("a").padding(17).shadow(radius: 90)
      """,
      """
          // glasslint:disable:next heavy-shadow -- the hero card
          // glasslint:disable:next spacing-scale -- as designed
          Text("a").padding(17).shadow(radius: 90)
      """)
  }

  @Test func lineEndsAndAByteOrderMarkStay() throws {
    let code =
      "\u{FEFF}import SwiftUI\r\nlet a = Text(\"a\")\r\n  .padding(17)\r\nlet b = Text(\"b\").padding(17)"
    let text = try suppressed(code).text
    #expect(
      text
        == "\u{FEFF}import SwiftUI\r\nlet a = Text(\"a\")\r\n  // glasslint:disable:next spacing-scale -- as designed\r\n  .padding(17)\r\n// glasslint:disable:next spacing-scale -- as designed\r\nlet b = Text(\"b\").padding(17)"
    )
    let first = try suppressed(
      "\u{FEFF}struct A: View { var body: some View { Text(\"a\").padding(17) } }\nimport SwiftUI"
    ).text
    #expect(
      first.utf8.starts(with: "\u{FEFF}// glasslint:disable:next spacing-scale -- as designed\nstruct A".utf8)
    )
  }

  @Test func doneTwiceItChangesNothing() throws {
    let (text, _, folder) = try suppressed(body("    Text(\"a\").padding(17)"))
    let store = ConfigurationStore(workingDirectory: "/nowhere")
    let list = FileFinder(store: store).find([folder.path])
    let again = Suppressor(
      linter: Linter(configurations: store.configurations), rules: Self.rules, reason: "again", writes: true
    ).suppress(list.files)
    #expect(again.rewrites.isEmpty && again.remaining.isEmpty)
    #expect(again.lint.suppressed.map(\.suppression) == ["as designed"])
    #expect(text.contains("as designed"))
  }

  @Test func whatIsNotReportedGetsNoComment() throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", body("    Text(\"a\")\n      .padding(17)\n      .padding(19)"))
    let store = ConfigurationStore(workingDirectory: "/nowhere")
    let list = FileFinder(store: store).find([folder.path])
    let filter = FindingFilter(changes: ChangedLines(["\(folder.path)/A.swift": [6..<7]]))
    let result = Suppressor(
      linter: Linter(configurations: store.configurations), filter: filter, rules: ["spacing-scale"],
      reason: "as designed", writes: false
    ).suppress(list.files)
    let after = String(decoding: try #require(result.rewrites.first).after, as: UTF8.self)
    #expect(
      after
        == body(
          "    Text(\"a\")\n      .padding(17)\n      // glasslint:disable:next spacing-scale -- as designed\n      .padding(19)"
        ))
    #expect(result.remaining.isEmpty)
  }
}
