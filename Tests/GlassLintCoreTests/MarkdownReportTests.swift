import Testing

@testable import GlassLintCore

@Suite struct MarkdownReportTests {
  private let source = "Text(\"a\").shadow(radius: 40)\n"

  @Test func aLineATableAndTheFindings() {
    let report = Report(
      findings: [
        reported("shadow", in: source, fixes: [replacing("40", with: "4", in: source)]),
        reported(
          "Text", in: source, rule: "image-label", severity: .error, message: "write `a|b`, not <b> or *c*"),
      ], suppressed: [], files: 3)
    #expect(
      rendered(.markdown, report) == """
        ### GlassLint

        1 error, 1 warning in 1 of 3 files; 1 fixable with `glasslint fix`

        | rule | level | findings | fixable | unsafe |
        | --- | --- | ---: | ---: | ---: |
        | `heavy-shadow` | warning | 1 | 1 | 0 |
        | `image-label` | error | 1 | 0 | 0 |

        <details><summary>Where</summary>

        | place | rule | what |
        | --- | --- | --- |
        | `ios/App/Card.swift:1:1` | `image-label` | error: write `a\\|b`, not \\<b\\> or \\*c\\* |
        | `ios/App/Card.swift:1:11` | `heavy-shadow` | shadow opacity 0.3 is heavy |

        </details>

        """)
  }

  @Test func nothingFoundIsALine() {
    #expect(
      rendered(.markdown, Report(findings: [], files: 2)) == "### GlassLint\n\nno findings in 2 files\n")
  }

  @Test func errorsAreTold() {
    let errors = (0..<12).map { SourceError(path: "F\($0).swift", reason: "is not valid UTF-8") }
    let text = rendered(.markdown, Report(findings: [], errors: errors, files: 0))
    #expect(text.contains("\n- `F0.swift`: is not valid UTF-8\n"))
    #expect(text.hasSuffix("- … and 2 more\n"))
  }

  /// However much is found, and however long each message is.
  @Test func keepsToItsSizeAndSaysWhatIsLeftOut() {
    let findings = (0..<3000).map { index in
      reported(
        "Text", in: source, file: "F\(index).swift", rule: "rule-\(index % 40)",
        severity: index == 2999 ? .error : .info, message: String(repeating: "<é|`x`>", count: index % 500))
    }
    let text = rendered(.markdown, Report(findings: findings, files: 3000))
    #expect(text.utf8.count < 61_000)
    #expect(text.contains("25 more rules"))
    #expect(text.contains("F2999.swift:1:1"))
    let rows = text.split(separator: "\n").count { $0.hasPrefix("| `ios/") }
    #expect(text.contains("… and \(3000 - rows) more findings"))
  }

  @Test(arguments: [
    ("a\nb | c", #"a\\u{A}b \| c"#), ("@team, see #12", ##"@<!-- -->team, see \#<!-- -->12"##),
    ("https://x.example", "https://<!-- -->x.example"), ("www.x.example", "www.<!-- -->x.example"),
    ("<img onerror=x>", #"\<img onerror=x\>"#), ("[a](b) `c`", #"\[a\](b) `c`"#), ("a ` b", #"a \` b"#),
    ("`a|b`", #"`a\|b`"#), ("``", ""), ("&amp; \u{202E}x", #"\&amp; \\u{202E}x"#), ("`@State`", "`@State`"),
  ]) func textIsNoMarkup(_ text: String, _ expected: String) {
    var out = ByteWriter()
    out.append(markdownMessage: text)
    #expect(out.string == expected)
  }

  @Test func codeHoldsBackquotes() {
    var out = ByteWriter()
    out.append(markdownCode: "a``b`\u{1B}")
    #expect(out.string == #"``` a``b`\u{1B} ```"#)
  }

  @Test(arguments: [
    ("a.sarif", ReportFormat.sarif), ("out/a.JSON", .json), ("a.b/c.md", .markdown), ("a.xml", .checkstyle),
    ("a.txt", nil), ("a.md/report", nil), ("sarif", nil), ("", nil),
  ]) func theEndingOfAFileSaysTheFormat(_ name: String, _ format: ReportFormat?) {
    #expect(ReportFormat(fileName: name) == format)
  }
}
