import Testing

@testable import GlassLintCore

/// What is read of YAML, written as JSON would be.
@Suite struct YAMLReaderTests {
  private func read(_ text: String) throws -> String { description(try YAMLReader.read(text)) }

  private func description(_ node: YAMLNode) -> String {
    switch node.content {
    case .text(let text): text
    case .list(let list): "[" + list.map(description).joined(separator: ", ") + "]"
    case .map(let members):
      "{" + members.map { "\($0.key): \(description($0.value))" }.joined(separator: ", ") + "}"
    case .unknown: "?"
    }
  }

  @Test func mapsAndListsNest() throws {
    let text = """
      ---
      # a comment
      name: App # and another
      targets:
        "Main App":
          sources:
          - path: A#b
            excludes: ["**/*.md", x]

          -   B
          - - c
            - d
          platform : iOS
      last: a:b
      """
    #expect(
      try read(text)
        == "{name: App, targets: {Main App: {sources: [{path: A#b, excludes: [**/*.md, x]}, B, [c, d]], platform: iOS}}, last: a:b}"
    )
  }

  @Test func bracketsAndQuotesMayGoOnOverLines() throws {
    let text = """
      list: [
        "a, b",   'it''s',
        {k: v, "q": [1, 2]}, plain word
      ]
      empty: {}
      text: "two
        lines"
      end: \r
      """
    #expect(
      try read(text)
        == "{list: [a, b, it's, {k: v, q: [1, 2]}, plain word], empty: {}, text: two lines, end: ?}")
  }

  @Test func whatIsNotReadIsUnknown() throws {
    let text = """
      script: |
        if [ -n "$A" ]; then
          key: "no
        fi
      copy: *other
      anchor: &here
        key: value
      long: one
        two
      items:
        - |
          text
        - last
      """
    #expect(
      try read(text)
        == "{script: ?, copy: ?, anchor: {key: value}, long: ?, items: [?, last]}")
  }

  @Test func linesAreKept() throws {
    let node = try YAMLReader.read("a:\n  b: 1\n\n  c:\n    - x\n    - y\n")
    #expect(node["a"]?["b"]?.line == 2)
    #expect(node["a"]?["c"]?.line == 4)
    #expect(node["a"]?["c"]?.list?.last?.line == 6)
  }

  @Test(arguments: [
    ("a:\n\tb: 1\n", 2, "a tab indents it"),
    ("a: [b\nc: d\n", 1, "a bracket or quotation mark is not closed"),
    ("a: 1\n]\n", 2, "it is neither a key with a value nor an item of a list"),
    (String(repeating: "- ", count: 100), 1, "it is nested too deeply"),
    ("a: " + String(repeating: "[", count: 100), 1, "a bracket or quotation mark is not closed"),
  ])
  func mistakesAreTold(_ text: String, _ line: Int, _ reason: String) {
    #expect(throws: YAMLReader.Mistake(line: line, reason: reason)) { try YAMLReader.read(text) }
  }

  @Test func aTruncatedFileNeverCrashes() {
    let text = Array("a:\n  - [b, {c: 'd'}]\n  - \"e\\n\" # f\n  - g: |\n      h\n    i: !j k\n".utf8)
    for count in text.indices {
      _ = try? YAMLReader.read(String(decoding: text[..<count], as: UTF8.self))
    }
  }
}
