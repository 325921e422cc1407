import Testing

@testable import GlassLintCore

@Suite struct AgentReportTests {
  private func finding(
    _ file: String, _ line: Int, _ message: String = "padding 22 is off; write 20",
    rule: String = "spacing-scale",
    severity: Severity = .warning, notes: [Note] = [], fixes: [Fix] = []
  ) -> Finding {
    Finding(
      rule: rule, severity: severity, location: place(file, line), message: message, notes: notes,
      fixes: fixes)
  }

  private func place(_ file: String, _ line: Int) -> Location {
    let position = Position(line: line, column: 3, offset: 10 * line)
    return Location(file: file, start: position, end: position)
  }

  private func text(_ findings: [Finding], limit: Int = 50, source: String = "") -> String {
    var options = ReportOptions(version: "1", paths: ReportPaths(workingDirectory: "/w")) { _ in
      Array(source.utf8)
    }
    options.lineLimit = limit
    return String(
      decoding: ReportFormat.agent.render(Report(findings: findings, files: 1), options: options),
      as: UTF8.self)
  }

  @Test func tellsWhatRepeatsOnce() {
    #expect(
      text([
        finding("B.swift", 4), finding("A.swift", 2), finding("A.swift", 1), finding("A.swift", 3, "other"),
      ])
        == """
        A.swift:1:3,2:3 B.swift:4:3 spacing-scale: padding 22 is off; write 20
        A.swift:3:3 spacing-scale: other

        """)
    #expect(text([]) == "")
  }

  @Test func countsWhatItLeavesOut() {
    let findings = (1...9).map {
      finding("A.swift", $0, "message \($0)", rule: $0 < 4 ? "b" : $0 < 7 ? "a" : "c")
    }
    #expect(
      text(findings, limit: 2) == """
        A.swift:1:3 b: message 1
        A.swift:2:3 b: message 2
        7 more: a 3, c 3, b 1

        """)
  }

  @Test func manyPlacesTakeSeveralLines() {
    let lines = text((1...45).map { finding("A.swift", $0) }, limit: 2).split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0].hasPrefix("A.swift:1:3,2:3,"))
    #expect(lines[1].hasPrefix("A.swift:21:3,"))
    #expect(lines[2] == "5 more: spacing-scale 5")
  }

  @Test func tellsTheBestFix() {
    let source = "Text(x).padding(22).edgesIgnoringSafeArea(.top)"
    func fix(_ range: Range<Int>, _ text: String, _ applicability: Applicability) -> Fix {
      Fix(
        title: "Write it so", applicability: applicability,
        edits: [Edit(range: ByteRange(start: range.lowerBound, end: range.upperBound), text: text)])
    }
    func line(_ fixes: [Fix], _ message: String = "no", severity: Severity = .warning) -> String {
      text([finding("A.swift", 1, message, severity: severity, fixes: fixes)], source: source)
    }
    let prefix = "A.swift:1:3 spacing-scale: "
    #expect(line([fix(16..<18, "20", .unsafe), fix(16..<18, "S.m", .safe)]) == prefix + "no → S.m [fix]\n")
    #expect(line([fix(16..<18, "20", .unsafe)], severity: .info) == prefix + "no → 20 [info, fix --unsafe]\n")
    #expect(line([fix(16..<18, "20", .safe)], "write `20`") == prefix + "write `20` [fix]\n")
    #expect(
      line([fix(20..<42, "ignoresSafeArea(edges: ", .safe)]) == prefix
        + "no → ignoresSafeArea(edges: .top) [fix]\n")
    #expect(line([fix(8..<19, "", .safe)]) == prefix + "no → Write it so [fix]\n")
    #expect(line([fix(90..<99, "x", .safe)]) == prefix + "no → Write it so [fix]\n")
    let long = "padding(SomeDesignSystem.Spacing.medium)"
    #expect(
      line([fix(8..<19, long, .safe)], "write .\(long), or so") == prefix + "write .\(long), or so [fix]\n")
  }

  @Test func tellsOtherPlaces() {
    let notes = [
      Note(message: "also here", location: place("A.swift", 7)),
      Note(message: "also here", location: place("A.swift", 8)),
      Note(message: "lands here", location: place("B.swift", 9)),
    ]
    #expect(
      text([finding("A.swift", 1, "no", notes: notes)])
        == "A.swift:1:3 spacing-scale: no (also here: 7:3,8:3; lands here: B.swift:9:3)\n")
  }

  @Test func neverWritesControlCharacters() {
    #expect(text([finding("A\u{1B}.swift", 1, "a\nb")]) == "A\\u{1B}.swift:1:3 spacing-scale: a\\u{A}b\n")
  }
}
