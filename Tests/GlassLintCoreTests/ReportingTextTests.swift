import Testing

@testable import GlassLintCore

@Suite struct ReportingTextTests {
  private let source =
    "struct Card: View {\n  var body: some View {\n    Text(\"a\")\n      .shadow(color: .black.opacity(0.3))\n  }\n}\n"

  private func text(_ findings: [Finding], _ sources: [String: String], color: Bool = false, width: Int = 80)
    -> String
  {
    rendered(.text, Report(findings: findings, files: 17), sources: sources, color: color, width: width)
  }

  @Test func findingWithItsCodeNoteAndFix() {
    let finding = reported(
      "0.3", in: source,
      notes: [Note(message: "`Card` is drawn here", location: place(of: "Card", in: source))],
      fixes: [replacing("0.3", with: "0.1", in: source, .unsafe)])
    #expect(
      text([finding], ["App/Card.swift": source]) == """
        warning[heavy-shadow]: shadow opacity 0.3 is heavy
         --> App/Card.swift:4:37
          |
        4 |       .shadow(color: .black.opacity(0.3))
          |                                     ^^^
        note: `Card` is drawn here
         --> App/Card.swift:1:8
          |
        1 | struct Card: View {
          |        ^^^^
          |
          = help: Use opacity 0.1 (unsafe fix)
        4 -       .shadow(color: .black.opacity(0.3))
        4 +       .shadow(color: .black.opacity(0.1))

        1 warning in 1 of 17 files; 1 fixable with `glasslint fix --unsafe`

        """)
  }

  @Test func severalLines() {
    let code = "VStack {\n  A()\n  B()\n  C()\n  D()\n}"
    let shown = text(
      [reported(code, in: "\n  \(code)\n"), reported("B()\n  C()", in: code, file: "b")],
      [
        "App/Card.swift": "\n  \(code)\n", "b": code,
      ])
    #expect(
      shown.hasPrefix(
        """
        warning[heavy-shadow]: shadow opacity 0.3 is heavy
         --> App/Card.swift:2:3
          |
        2 | /   VStack {
        3 | |   A()
        ...|
        7 | | }
          | |_^

        """))
    #expect(
      shown.contains(
        """
         --> b:3:3
          |
        3 | /   B()
        4 | |   C()
          | |_____^

        """))
  }

  @Test func severalLinesFromTheMiddleOfOne() {
    let code = "foo(VStack {\n  A()\n})"
    #expect(
      text([reported("VStack {\n  A()\n}", in: code)], ["App/Card.swift": code]).contains(
        """
        1 |   foo(VStack {
          |  _____^
        2 | |   A()
        3 | | })
          | |_^

        """))
  }

  @Test func caretsStandUnderWhatIsShown() {
    let wide = "\tText(\"日本👩‍👧é\u{301}\").padding(22)"
    #expect(
      text([reported("22", in: wide)], ["App/Card.swift": wide]).contains(
        """
        1 |     Text("日本👩‍👧é\u{301}").padding(22)
          |                             ^^

        """))
  }

  @Test func displayWidths() {
    let widths: [(Character, Int)] = [
      ("a", 1), ("é", 1), ("e\u{301}", 1), ("日", 2), ("ｱ", 1), ("Ａ", 2), ("👩‍👧", 2), ("🇩🇪", 2), ("1️⃣", 2),
      ("❤️", 2),
      ("❤", 1), ("\u{200B}", 0), ("한", 2), ("…", 1), ("→", 1),
    ]
    for (character, width) in widths { #expect(DisplayWidth.of(character) == width, "\(character)") }
  }

  @Test func emptyRangeHasOneCaret() {
    let shown = text([reported("", in: "abc")], ["App/Card.swift": "abc"])
    #expect(shown.contains("1 | abc\n  | ^\n"))
  }

  @Test func longLinesAreCutAroundTheRange() throws {
    let line = String(repeating: "x", count: 5000) + "HERE" + String(repeating: "y", count: 5000)
    let shown = text(
      [reported("HERE", in: line, fixes: [replacing("HERE", with: "THERE", in: line)])],
      ["App/Card.swift": line])
    let lines = shown.split(separator: "\n")
    let code = try #require(lines.first { $0.hasPrefix("1 | ") })
    let carets = try #require(lines.first { $0.contains("^") })
    #expect(code.hasPrefix("1 | …xxx") && code.hasSuffix("yyy…") && code.count <= 80)
    #expect(
      code.distance(from: code.startIndex, to: try #require(code.firstIndex(of: "H")))
        == carets.distance(from: carets.startIndex, to: try #require(carets.firstIndex(of: "^"))))
    #expect(lines.allSatisfy { $0.count <= 82 })
    #expect(shown.contains("THERE"))
  }

  @Test func wideCharactersAtTheCut() {
    let line = String(repeating: "日", count: 300) + "HERE" + String(repeating: "本", count: 300)
    let shown = text([reported("HERE", in: line)], ["App/Card.swift": line])
    #expect(shown.contains("HERE") && shown.contains("^^^^\n"))
  }

  @Test func nothingReachesTheTerminalRaw() {
    let evil = "let \u{1B}[31m = \"\u{202E}\u{9B}\" // \u{07}"
    let finding = reported("let", in: evil, file: "a\u{1B}]0;x\u{07}\nb", message: "m\u{1B}[2J\r")
    let shown = text([finding], ["a\u{1B}]0;x\u{07}\nb": evil])
    #expect(shown.unicodeScalars.allSatisfy { $0 == "\n" || !Invisible.contains($0.value) })
    #expect(shown.contains(#"1 | let \u{1B}[31m = "\u{202E}\u{9B}" // \u{7}"#))
    #expect(shown.contains(#"--> a\u{1B}]0;x\u{7}\u{A}b:1:1"#))
  }

  @Test func missingAndChangedFilesAreNamedWithoutCode() {
    let finding = reported("0.3", in: source, fixes: [replacing("0.3", with: "0.1", in: source)])
    for sources in [[:], ["App/Card.swift": "short\n"], ["App/Card.swift": ""]] {
      let shown = text([finding], sources)
      #expect(shown.contains("--> App/Card.swift:4:37\n"))
      #expect(!shown.contains("^"))
    }
  }

  @Test func insertedAndRemovedLines() {
    let code = "a\nb\nc\n"
    let shown = text(
      [
        reported("b", in: code, fixes: [replacing("b\n", with: "", in: code, title: "Drop it")]),
        reported("c", in: code, fixes: [replacing("c", with: "x\nc", in: code, title: "Add x")]),
      ], ["App/Card.swift": code])
    #expect(shown.contains("= help: Drop it (safe fix)\n2 - b\n\n"))
    #expect(shown.contains("= help: Add x (safe fix)\n3 + x\n\n"))
  }

  @Test func distantEditsAreShownApart() {
    let code = "a\nb\nc\n"
    let fix = Fix(
      title: "Swap", applicability: .safe,
      edits: [
        Edit(range: range(of: "a", in: code), text: "c"), Edit(range: range(of: "c", in: code), text: "a"),
      ])
    #expect(
      text([reported("a", in: code, fixes: [fix])], ["App/Card.swift": code])
        .contains("1 - a\n1 + c\n3 - c\n3 + a\n"))
  }

  @Test func colorsCanBeTakenOutAgain() {
    let finding = reported("0.3", in: source, fixes: [replacing("0.3", with: "0.1", in: source)])
    let colored = text([finding], ["App/Card.swift": source], color: true)
    #expect(colored.contains("\u{1B}[1;33mwarning[heavy-shadow]\u{1B}[0m"))
    #expect(
      colored.replacing(try! Regex("\u{1B}\\[[0-9;]*m"), with: "")
        == text([finding], ["App/Card.swift": source]))
  }

  @Test func summaries() {
    #expect(rendered(.text, Report(findings: [], files: 17)) == "no findings in 17 files\n")
    #expect(rendered(.text, Report(findings: [], files: 1)) == "no findings in 1 file\n")
    let safe = replacing("a", with: "b", in: "a")
    let unsafe = replacing("a", with: "b", in: "a", .unsafe)
    let report = Report(
      findings: [
        reported("a", in: "a", fixes: [safe]), reported("a", in: "a", fixes: [unsafe, safe]),
        reported("a", in: "a", file: "B", fixes: [unsafe]),
        reported("a", in: "a", file: "B", severity: .info),
        reported("a", in: "a", file: "B", severity: .info),
      ], suppressed: [reported("a", in: "a", suppression: "")], errors: [SourceError(path: "x", reason: "y")],
      files: 17)
    #expect(
      report.summary.text
        == "3 warnings, 2 infos in 2 of 17 files; 2 fixable with `glasslint fix`, 1 more with "
        + "--unsafe; 1 suppressed; 1 file could not be linted")
    #expect(
      Summary.nothingToLint(in: ["Sources", "a\u{1B}"]) == #"no Swift files found in Sources, a\u{1B}"#)
  }
}
