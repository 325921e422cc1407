import Testing

@testable import GlassLintCore

/// Fixes that would not mean what the author meant are not offered, whichever rule proposes them.
@Suite struct FixReviewTests {
  private func fixed(_ body: String, unclosed: Bool = false) -> String {
    let head = "import SwiftUI\nstruct Card: View {\n  var body: some View {\n"
    let code = head + body + (unclosed ? "" : "\n  }\n}\n")
    let settings = FileSettings(
      rules: Configuration.standard().settings(forFile: "/Card.swift"), platforms: Platforms(),
      scales: Configuration.standard().scales)
    let result = FixLoop(allowsUnsafe: true).run(
      Array(code.utf8),
      lint: { bytes in
        var linter = FileLinter()
        return linter.lint(SourceBuffer(bytes: bytes), file: "Card.swift", settings: settings).findings
      },
      verify: { before, after, edits in
        var linter = FileLinter()
        return linter.verify(before: before, after: after, edits: edits)
      })
    let text = String(decoding: result.bytes, as: UTF8.self).dropFirst(head.count)
    return String(unclosed ? text : text.dropLast("\n  }\n}\n".count))
  }

  @Test(arguments: [
    // One becomes what the other is.
    #"Text("a").padding(on ? 17 : 16)"#,
    #"Text("a").padding(on ? 14 : 13)"#,
    // Both become the same.
    #"Text("a").padding(on ? 15 : 17)"#,
    #"Text("a").padding(on ? 15 : far ? 17 : 40)"#,
    #"Text("a").padding(if on { 15 } else { 17 })"#,
    "if on { Text(title).padding(15) } else { Text(title).padding(17) }",
    "switch size { case .small: Text(title).padding(15)\n default: Text(title).padding(17) }",
  ])
  func branchesStayApart(_ code: String) {
    #expect(fixed(code) == code)
  }

  @Test func branchesThatStayApartAreFixed() {
    #expect(fixed(#"Text("a").padding(on ? 15 : 31)"#) == #"Text("a").padding(on ? 16 : 32)"#)
    #expect(
      fixed("if on { Text(title).padding(15) } else { Text(name).padding(17) }")
        == "if on { Text(title).padding(16) } else { Text(name).padding(16) }")
  }

  @Test func chainsOfConditionsTakeTimeByTheirLength() {
    let chain = (0..<3000).map { "a == \($0) ? \($0) : " }.joined()
    let code = "Text(title).foregroundColor(.red).padding(\(chain)17)"
    #expect(fixed(code).contains("foregroundStyle(.red)"))
  }

  @Test(arguments: [
    "Text(title).onTapGesture { withAnimation(",
    "Text(title).onTapGesture { on.toggle() ",
    "Button { close() } label: { Image(systemName: \"xmark\") ",
    "VStack { Text(title).padding(17)",
    "Text(title).padding(17",
  ])
  func nothingIsAddedToWhatIsNotClosed(_ code: String) {
    #expect(fixed(code, unclosed: true) == code)
  }
}
