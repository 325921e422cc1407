import Foundation
import Testing

@testable import GlassLintCore

@Suite struct ReportingFormatTests {
  private let source = "let 👍 = 22\nlet b = 3\n"

  private var findings: [Finding] {
    [
      reported(
        "22", in: source, file: "A b/Ü.swift", rule: "spacing-scale", severity: .info,
        message: "off \"x\", 50%: y\n",
        notes: [
          Note(
            message: "lands here", location: place(of: "b", in: source, file: "/else/C.swift"), isStep: true)
        ],
        fixes: [replacing("22", with: "DS.xl", in: source, title: "Name it")]),
      reported("3", in: source, file: "A b/Ü.swift", severity: .error, message: "m", fingerprint: 7),
    ]
  }

  private var report: Report {
    Report(
      findings: findings,
      suppressed: [reported("let b", in: source, file: "A b/Ü.swift", fingerprint: 7, suppression: "legacy")],
      baselined: [reported("b", in: source, file: "A b/Ü.swift", fingerprint: 7)],
      errors: [SourceError(path: "gone.swift", reason: "No such file or directory")], files: 3)
  }

  private func parsed(_ format: ReportFormat, _ report: Report, rules: [Rule] = []) throws -> [String: Any] {
    let text = rendered(format, report, sources: ["A b/Ü.swift": source], rules: rules)
    // Foundation's reader lets these pass; others do not.
    #expect(!text.contains(/,\s*[}\]]/))
    return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test func findingsComeInOrder() {
    let unsorted = ["b", "é", "B", "a/z", "a.b", "e\u{301}"].flatMap { file in
      ["x", "y"].map { reported($0, in: "xy", file: file, rule: $0 == "x" ? "r2" : "r1") }
    }
    let sorted = Report(findings: unsorted.reversed(), files: 6).findings
    #expect(
      sorted.map { Array($0.location.file.utf8) }
        == ["B", "B", "a.b", "a.b", "a/z", "a/z", "b", "b", "e\u{301}", "e\u{301}", "é", "é"].map {
          Array($0.utf8)
        })
    #expect(sorted.map(\.rule) == Array(repeating: ["r2", "r1"], count: 6).flatMap { $0 })
    let same = [reported("x", in: "x", rule: "b"), reported("x", in: "x", rule: "a")]
    #expect(Report(findings: same, files: 1).findings.map(\.rule) == ["a", "b"])
  }

  @Test func compactIsWhatXcodeReads() {
    #expect(
      rendered(.compact, report) == """
        A b/Ü.swift:1:9: note: off "x", 50%: y\\u{A} [spacing-scale]
        A b/Ü.swift:2:9: error: m [heavy-shadow]

        """)
    #expect(rendered(.compact, Report(findings: [], files: 2)) == "")
  }

  @Test func gitHubCommandsNameFilesFromTheRoot() {
    let block = reported("22\nlet", in: source, file: "a,b:c.swift")
    #expect(
      rendered(.github, Report(findings: findings + [block], errors: report.errors, files: 1)) == """
        ::error file=ios/gone.swift::No such file or directory
        ::notice file=ios/A b/Ü.swift,line=1,endLine=1,col=9,endColumn=11,title=spacing-scale::off "x", 50%25: y%0A
        ::error file=ios/A b/Ü.swift,line=2,endLine=2,col=9,endColumn=10,title=heavy-shadow::m
        ::warning file=ios/a%2Cb%3Ac.swift,line=1,endLine=2,title=heavy-shadow::shadow opacity 0.3 is heavy

        """)
  }

  @Test func jsonHasThePromisedShapeAndOrder() {
    #expect(
      rendered(.json, report) == #"""
        {"version": "1.2.3", "findings": [
        {"rule": "spacing-scale", "severity": "info", "file": "A b/Ü.swift", "start": {"line": 1, "column": 9, "offset": 11}, "end": {"line": 1, "column": 11, "offset": 13}, "message": "off \"x\", 50%: y\n", "notes": [{"message": "lands here", "file": "/else/C.swift", "start": {"line": 2, "column": 5, "offset": 18}, "end": {"line": 2, "column": 6, "offset": 19}}], "fixes": [{"title": "Name it", "applicability": "safe", "edits": [{"start": 11, "end": 13, "text": "DS.xl"}]}]},
        {"rule": "heavy-shadow", "severity": "error", "file": "A b/Ü.swift", "start": {"line": 2, "column": 9, "offset": 22}, "end": {"line": 2, "column": 10, "offset": 23}, "message": "m", "notes": [], "fixes": []}],
        "summary": {"files": 3, "errors": 1, "warnings": 0, "infos": 1, "suppressed": 1, "baselined": 1},
        "errors": [
        {"file": "gone.swift", "message": "No such file or directory"}]}

        """#)
  }

  @Test func anyTextSurvivesJSON() throws {
    let scalars = (0..<0x300).compactMap(Unicode.Scalar.init) + ["\u{2028}", "\u{202E}", "\u{FEFF}", "👩"]
    let message = String(String.UnicodeScalarView(scalars))
    for format in [ReportFormat.json, .sarif] {
      let text = rendered(format, Report(findings: [reported("x", in: "x", message: message)], files: 1))
      #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || !Invisible.contains($0.value) })
      #expect(try JSONSerialization.jsonObject(with: Data(text.utf8)) is [String: Any])
    }
    let json = try parsed(.json, Report(findings: [reported("x", in: "x", message: message)], files: 1))
    #expect((json["findings"] as? [[String: Any]])?.first?["message"] as? String == message)
  }

  @Test func emptyReportsAreValid() throws {
    let empty = Report(findings: [], files: 0)
    #expect(try parsed(.json, empty)["findings"] as? [String] == [])
    let run = try #require((try parsed(.sarif, empty)["runs"] as? [[String: Any]])?.first)
    #expect(run["results"] as? [String] == [])
  }

  @Test func sarifResults() throws {
    let run = try #require((try parsed(.sarif, report)["runs"] as? [[String: Any]])?.first)
    #expect(run["columnKind"] as? String == "unicodeCodePoints")
    let bases = run["originalUriBaseIds"] as? [String: [String: Any]]
    #expect(bases?["SRCROOT"]?["uri"] as? String == "file:///repo/")
    let invocation = try #require((run["invocations"] as? [[String: Any]])?.first)
    #expect(invocation["executionSuccessful"] as? Bool == false)
    #expect((invocation["toolExecutionNotifications"] as? [Any])?.count == 1)

    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.map { $0["level"] as? String } == ["note", "warning", "warning", "error"])
    let prints = results.map { ($0["partialFingerprints"] as? [String: String])?["primaryLocationLineHash"] }
    #expect(
      prints == ["0000000000000abc:1", "0000000000000007:1", "0000000000000007:2", "0000000000000007:3"])
    let suppressions = results.map { ($0["suppressions"] as? [[String: String]])?.first }
    #expect(suppressions[0] == nil && suppressions[3] == nil)
    #expect(suppressions[1] == ["kind": "inSource", "justification": "legacy"])
    #expect(suppressions[2]?["kind"] == "external")

    let physical = try #require(
      (results[0]["locations"] as? [[String: [String: Any]]])?.first?["physicalLocation"])
    #expect(
      physical["artifactLocation"] as? [String: String] == [
        "uri": "ios/A%20b/%C3%9C.swift", "uriBaseId": "SRCROOT",
      ])
    let region = [
      "startLine": 1, "startColumn": 9, "endLine": 1, "endColumn": 11, "byteOffset": 11, "byteLength": 2,
    ]
    #expect(physical["region"] as? [String: Int] == region)
    let related = try #require((results[0]["relatedLocations"] as? [[String: Any]])?.first)
    #expect(
      (related["physicalLocation"] as? [String: Any])?["artifactLocation"] as? [String: String]
        == ["uri": "file:///else/C.swift"])
    #expect(results[0]["codeFlows"] != nil && results[3]["codeFlows"] == nil)
    let changes = (results[0]["fixes"] as? [[String: Any]])?.first?["artifactChanges"] as? [[String: Any]]
    let replacement = (changes?.first?["replacements"] as? [[String: Any]])?.first
    #expect(replacement?["deletedRegion"] as? [String: Int] == region)
    #expect((replacement?["insertedContent"] as? [String: String]) == ["text": "DS.xl"])
  }

  @Test func sarifRules() throws {
    let rule = Rule(
      id: "heavy-shadow", theme: .shadows, summary: "a heavy shadow", rationale: "It is loud.",
      severity: .info,
      fixable: .unsafe, options: [RuleOption("max", .number(0...1), default: .number(0.15), help: "opacity")],
      seeds: ["000"], examples: [.wrong("↓a", fixed: "b"), .right("b")], triggers: Rule.Triggers(),
      check: { _, _ in })
    let run = try #require((try parsed(.sarif, report, rules: [rule])["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: [String: Any]])?["driver"])
    let described = try #require((driver["rules"] as? [[String: Any]])?.first)
    #expect(described["name"] as? String == "HeavyShadow")
    let help = try #require(described["help"] as? [String: String])
    #expect(help["markdown"]?.contains("**Wrong**\n\n```swift\na\n```\n\n**Fixed**") == true)
    #expect(help["text"]?.contains("Wrong:\n\n    a\n") == true)
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.map { $0["ruleIndex"] as? Int } == [nil, 0, 0, 0])
  }

  @Test func pathsAsReportsNameThem() {
    let paths = ReportPaths(workingDirectory: "/repo/ios/", sourceRoot: "/repo")
    #expect(paths.display("./a/../b.swift") == "b.swift")
    #expect(paths.display("/repo/ios/a//b.swift") == "a/b.swift")
    #expect(paths.display("../mac/b.swift") == "/repo/mac/b.swift")
    #expect(paths.display("/repo/ios-old/b.swift") == "/repo/ios-old/b.swift")
    #expect(paths.relativeToRoot("../mac/b.swift") == "mac/b.swift")
    #expect(paths.relativeToRoot("/etc/b.swift") == nil)
    #expect(ReportPaths(workingDirectory: "/").display("/a") == "a")
  }

  @Test func statistics() {
    let report = Report(
      findings: findings
        + findings.map { reported("b", in: source, file: $0.location.file, rule: "heavy-shadow") },
      files: 1, statistics: .init(lines: 2, bytes: 26, elapsed: .microseconds(12_345)))
    #expect(
      String(decoding: StatisticsTable.render(report), as: UTF8.self) == """
        rule           severity  findings  fixable  unsafe
        heavy-shadow   error            3        0       0
        spacing-scale  info             1        1       0
        total                           4        1       0

        folder  findings  fixable  unsafe
        A b            4        1       0

        file         findings  fixable  unsafe
        A b/Ü.swift         4        1       0

        1 file, 2 lines, 26 bytes, 12.3 ms

        """)
  }

  @Test func statisticsCountWhatIsLeftOut() {
    let places = (0..<30).flatMap { folder in
      (0..<(folder == 7 ? 40 : 1)).map { reported("a", in: source, file: "F\(folder)/é\($0).swift") }
    }
    let report = Report(findings: places + [reported("a", in: source, file: "A.swift")], files: 100)
    let text = String(decoding: StatisticsTable.render(report), as: UTF8.self)
    let tables = text.split(separator: "\n\n").map { $0.split(separator: "\n") }
    #expect(
      tables[1].prefix(3) == [
        "folder           findings  fixable  unsafe", "F7                     40        0       0",
        ".                       1        0       0",
      ])
    #expect(tables[1].last == "11 more folders        11        0       0")
    #expect(tables[1].count == 22)
    #expect(tables[2].count == 12)
    #expect(tables[2].last == "60 more files        60        0       0")
    #expect(
      String(decoding: StatisticsTable.leaders(of: report), as: UTF8.self) == """
        most by rule: heavy-shadow 70
        most by folder: F7 40, . 1, F0 1, F1 1, F10 1, 26 more folders 26
        `glasslint --statistics` ends with tables of all rules, folders and the files with most

        """)
  }
}
