import Foundation
import Testing

@testable import GlassLintCore

/// Reports every call of `bad`.
private let rule = Rule(
  id: "bad-call", theme: .housekeeping, summary: "a call of `bad`", rationale: "It is bad.",
  severity: .warning,
  fixable: .never, seeds: [], examples: [], triggers: Rule.Triggers(calls: ["bad"]),
  check: { context, call in context.report(call: call, "bad") })

private func fingerprints(_ code: String) -> [UInt64] {
  var linter = FileLinter(rules: [rule, UnusedSuppression.rule])
  let settings = FileSettings(
    rules: RuleTable(settings: [rule, UnusedSuppression.rule].map { RuleSettings(enabling: $0) }),
    platforms: Platforms(), scales: DesignScales())
  return linter.lint(SourceBuffer("import SwiftUI\n" + code), file: "A.swift", settings: settings).findings
    .map(\.fingerprint)
}

@Suite struct FingerprintTests {
  private static let code = """
    struct Card: View {
      var body: some View {
        Text("two  words").bad(12, radius: 3)
      }
    }
    """

  /// What does not make another finding of it.
  @Test(arguments: [
    ("Text", "\n\n      Text"),
    ("    Text", "\t\t\tText"),
    ("bad(12, radius: 3)", "bad( 12 ,radius:  3 )"),
    ("radius: 3)", "radius: 3) // as designed"),
    (".bad", "/* later */.bad"),
    ("\n", "\r\n"),
    ("\n", "\r"),
    ("  var body", "  var title = 1\n  var body"),
    ("struct Card: View", "@MainActor\npublic struct Card: View, Sendable"),
    ("struct Card", "struct Other {}\nextension Card {}\nstruct Card"),
    ("struct Card", "extension Card"),
    ("    Text", "    Text(\"new\")\n    Text"),
    (
      "    Text(\"two  words\").bad(12, radius: 3)",
      "#if DEBUG\n    Text(\"two  words\").bad(12, radius: 3)\n#endif"
    ),
    ("some View {\n    ", "some View {\n    get { return 1 }\n    set {\n    "),
  ])
  func layoutAndSurroundingsDoNotCount(old: String, new: String) {
    let changed = Self.code.replacingOccurrences(of: old, with: new)
    #expect(changed != Self.code)
    #expect(fingerprints(changed) == fingerprints(Self.code) && fingerprints(Self.code).count == 1)
  }

  /// What does.
  @Test(arguments: [
    ("12", "13"), ("radius: 3", "radius: 4"), ("two  words", "two words"), ("radius", "width"),
    ("Card", "Row"), ("body", "content"), ("3)", "3).padding()"),
  ])
  func valuesAndDeclarationsCount(old: String, new: String) {
    let changed = Self.code.replacingOccurrences(of: old, with: new)
    #expect(changed != Self.code)
    #expect(fingerprints(changed) != fingerprints(Self.code) && fingerprints(changed).count == 1)
  }

  @Test func argumentsOnFurtherLinesCount() {
    func print(_ radius: Int, closure: String = "1") -> [UInt64] {
      fingerprints(
        "struct V: View { func f() {\n  bad(\n    12,\n    radius: \(radius), a: { \(closure) })\n} }")
    }
    #expect(print(3) == print(3) && print(3) != print(4))
    #expect(print(3) == print(3, closure: "2"))
  }

  @Test func findingsOnOneLineDiffer() {
    let pair = fingerprints("struct V: View { func f() { bad(1); bad(1) } }")
    #expect(pair.count == 2 && pair[0] != pair[1])
    let lines = fingerprints("struct V: View { func f() {\nbad(1)\nbad(1)\n} }")
    #expect(lines.count == 2 && lines[0] == lines[1])
  }

  @Test func textOfSeveralLinesMayBeIndentedAnew() {
    func print(_ indent: String, _ word: String = "words") -> [UInt64] {
      let lines = ["let a = \"\"\"", "  some \(word) \\(bad(1)) more", "  \"\"\""].map { indent + $0 }
      return fingerprints("struct V: View { func f() {\n" + lines.joined(separator: "\n") + "\n} }")
    }
    #expect(print("").count == 1)
    #expect(print("") == print("    ") && print("") == print("\t"))
    #expect(print("") != print("", "other words"))
  }

  @Test func longLinesCountAsFarAsIsNear() {
    func print(_ before: String, _ after: String = "") -> [UInt64] {
      fingerprints("struct V: View { func f() { \(before) bad(1); \(after) } }")
    }
    let far = (0..<500).map { "a\($0)()" }
    let line = far.joined(separator: ";")
    #expect(print(line, line).count == 1)
    #expect(print(line, line) == print(far.joined(separator: "   ;\t  "), far.joined(separator: " ; ")))
    #expect(print(line, line) == print("new(); " + line, line + "; new()"))
    #expect(print(line, line) != print(line + "; new()", line))
    let text = "x(\"" + String(repeating: "y", count: 5_000) + "\")"
    #expect(print(text) == print("new(); " + text) && print(text).count == 1)
  }

  @Test func commentsHaveFingerprintsToo() {
    func print(_ rule: String, indent: String = "") -> [UInt64] {
      fingerprints("struct V: View {\n\(indent)// glasslint:disable:next \(rule)\n\(indent)var a = 1\n}")
    }
    #expect(print("none").count == 1)
    #expect(print("none") == print("none", indent: "    "))
    #expect(print("none") != print("other"))
  }

  @Test func unbalancedCodeHasFingerprints() {
    for code in [
      "struct V: View { bad(", "struct V: View { bad(1", "bad(1) }}}", "struct V: View { bad(\"\"\"\n",
      "bad([",
    ] {
      #expect(fingerprints(code).count <= 1)
    }
  }

  @Test func manyFindingsOnOneLineAreCheap() {
    let code = "struct V: View { func f() { " + String(repeating: "bad(1); ", count: 3_000) + "} }"
    #expect(fingerprints(code).count == 3_000)
  }
}
