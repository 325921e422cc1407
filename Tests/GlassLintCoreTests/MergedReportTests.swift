import Testing

@testable import GlassLintCore

@Suite struct MergedReportTests {
  private static let source = "let 👍 = 22\r\nlet b = 3\n"
  private let paths = ReportPaths(workingDirectory: "/repo/ios", sourceRoot: "/repo")

  private var findings: [Finding] {
    let source = Self.source
    let landing = place(of: "b", in: source, file: "/repo/mac/C #%.swift")
    var edits = replacing("22", with: "DS.\u{1B}xl", in: source, title: "Name it \"x\"", .unsafe)
    edits.edits.append(Edit(range: range(of: "let b", in: source), text: ""))
    return [
      reported(
        "22", in: source, file: "A b/Ü.swift", rule: "spacing-scale", severity: .info, message: "m\n\u{202E}",
        notes: [
          Note(message: "aside", location: landing), Note(message: "step", location: landing, isStep: true),
          Note(message: "step", location: place(of: "3", in: source, file: "/else/D.swift"), isStep: true),
        ],
        fixes: [edits, replacing("22", with: "24", in: source)], fingerprint: 0xFEDC_BA98_7654_3210),
      reported("3", in: source, file: "/else/D.swift", severity: .error, fingerprint: 0),
    ]
  }

  private var report: Report {
    Report(
      findings: findings,
      suppressed: [
        reported("b", in: Self.source, suppression: "old \"one\""),
        reported("3", in: Self.source, suppression: ""),
      ],
      baselined: [reported("let b", in: Self.source)],
      errors: [
        SourceError(path: "gone.swift", reason: "No such file"),
        SourceError(path: ".", reason: "Permission denied"),
        SourceError(path: "/repo", reason: "x"),
      ], files: 17)
  }

  private func sarif(_ report: Report, shard: Shard? = nil, rules: [Rule] = Array(RuleRegistry.all.prefix(2)))
    -> [UInt8]
  {
    let options = ReportOptions(
      version: GlassLintVersion.current, paths: paths, rules: rules, shard: shard,
      source: { _ in Array(Self.source.utf8) })
    return ReportFormat.sarif.render(report, options: options)
  }

  private func sarif(_ merged: MergedReport) -> [UInt8] {
    var options = ReportOptions(
      version: GlassLintVersion.current, paths: paths, rules: [], source: { _ in nil })
    options.mergedDetails = merged.details
    return ReportFormat.sarif.render(merged.report, options: options)
  }

  private func read(_ bytes: [UInt8], _ name: String = "a.sarif") throws -> PartialReport {
    try SARIFReader.read(bytes, name: name, paths: paths)
  }

  private func part(_ text: String?, _ findings: [Finding] = [], errors: [SourceError] = []) throws
    -> PartialReport
  {
    let shard = text.flatMap { Shard($0) }
    return try read(
      sarif(Report(findings: findings, errors: errors, files: 2), shard: shard), "\(text ?? "x").sarif")
  }

  private func mistake(_ parts: [PartialReport]) -> String? {
    do {
      _ = try MergedReport(parts)
      return nil
    } catch { return error.message }
  }

  // MARK: Reading back

  @Test func nothingIsLost() throws {
    let written = sarif(report)
    let part = try read(written)
    #expect(part.files == 17 && part.shard == nil)
    let merged = try MergedReport([part])
    #expect(merged.report.findings == report.findings)
    #expect(merged.report.suppressed == report.suppressed)
    #expect(merged.report.baselined == report.baselined)
    #expect(merged.report.errors == report.errors)
    #expect(sarif(merged) == written)
  }

  @Test func aFileThatCannotBeShownAnyMoreKeepsItsPlaces() throws {
    let options = ReportOptions(
      version: GlassLintVersion.current, paths: paths, rules: [], source: { _ in nil })
    let written = ReportFormat.sarif.render(report, options: options)
    #expect(sarif(try MergedReport([try read(written)])) == written)
  }

  @Test(arguments: [
    ("", 1, 1, "no SARIF report, or not a whole one"),
    ("{\"version\": \"2.1.0\",\n \"runs\": [", 2, 10, "never ends"),
    ("[]", 1, 1, "no SARIF 2.1.0 report"),
    ("{\"version\": \"2.0.0\", \"runs\": []}", 1, 1, "no SARIF 2.1.0 report"),
    ("{\"version\": \"2.1.0\", \"runs\": []}", 1, 30, "one run, and this one 0"),
    ("{\"version\": \"2.1.0\", \"runs\": [{}]}", 1, 31, "\"tool\" is missing"),
    (
      "{\"version\": \"2.1.0\", \"runs\": [{\"tool\": {\"driver\": {\"name\": \"SwiftLint\"}}}]}", 1, 60,
      "a report of \"SwiftLint\", not of GlassLint"
    ),
    (
      "{\"version\": \"2.1.0\", \"runs\": [{\"tool\": {\"driver\": {\"name\": \"GlassLint\", \"version\": \"0.0.9\"}}}]}",
      1,
      84, "written by glasslint 0.0.9"
    ),
  ])
  func otherFilesAreTurnedDown(text: String, line: Int, column: Int, message: String) {
    let error = #expect(throws: ConfigurationError.self) { try read(Array(text.utf8)) }
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
    #expect(error.map { [$0.line, $0.column] } == [line, column])
  }

  /// Whatever is changed in a report, it is read, or turned down with a place in it.
  @Test func damagedReportsAreTurnedDown() throws {
    let written = sarif(report, shard: Shard("1/1"), rules: [])
    for end in stride(from: 0, to: written.count - 2, by: 37) {
      #expect(throws: ConfigurationError.self) { try read(Array(written[..<end])) }
    }
    let text = String(decoding: written, as: UTF8.self)
    for (word, other) in [
      ("\"byteOffset\": 11", "\"byteOffset\": -1"), ("\"SRCROOT\"}", "\"HOME\"}"), ("\"inSource\"", "\"x\""),
      ("\"note\"", "\"none\""), ("\"safe\"", "\"s\""), ("fedcba98", "g"), ("%20", "%2"),
      ("\"shard\": \"1/1\"", "\"shard\": \"1\""), ("\"run\": \"00", "\"run\": \"0"),
    ] {
      let damaged = text.replacing(word, with: other)
      #expect(damaged != text, "\(word)")
      #expect(throws: ConfigurationError.self, "\(word)") { try read(Array(damaged.utf8)) }
    }
  }

  // MARK: Merging

  @Test func partsMakeTheWhole() throws {
    let broken = SourceError(path: ".glasslint.json", reason: "1:1: bad")
    let gone = SourceError(path: "gone.swift", reason: "No such file")
    let merged = try MergedReport([
      try part("2/2", [findings[1]], errors: [broken, gone]),
      try part("1/2", [findings[0]], errors: [broken]),
    ])
    #expect(merged.report.findings == Report.sorted(findings))
    #expect(merged.report.errors == [broken, gone])
    #expect(merged.report.files == 4)
    let whole = Report(findings: findings, errors: [broken, gone], files: 4)
    #expect(sarif(merged) == sarif(whole))
  }

  @Test func whatIsToldTwiceIsToldOnce() throws {
    let twice = SourceError(path: "a.swift", reason: "No such file")
    var other = findings[0]
    other.fixes = []
    let merged = try MergedReport([
      try part(nil, findings, errors: [twice, twice]), try part(nil, [findings[0], other], errors: [twice]),
    ])
    #expect(merged.report.findings.count == 3)
    #expect(merged.report.errors == [twice, twice])
  }

  @Test func aFindingThatOneReportTellsIsTold() throws {
    let known = try read(sarif(Report(findings: [], baselined: [findings[1]], files: 1)))
    let merged = try MergedReport([known, try part(nil, [findings[1]])])
    #expect(merged.report.findings == [findings[1]] && merged.report.baselined.isEmpty)
  }

  @Test func noPartMayBeMissing() throws {
    let (first, second, third) = (try part("1/3"), try part("2/3"), try part("3/3"))
    #expect(mistake([third, first, second]) == nil)
    #expect(mistake([first, third]) == "part 2/3 is missing; merge all 3 parts of the run")
    #expect(mistake([second])?.hasPrefix("parts 1/3, 3/3 are missing") == true)
    #expect(mistake([first, second, third, second])?.hasPrefix("part 2/3 is there twice") == true)
    #expect(mistake([first, second, third, try part("1/2")])?.contains("merge the parts of one run") == true)
    #expect(mistake([try part(nil), first, second, third, try part(nil)]) == nil)
    #expect(mistake([try part("7/1000")])?.contains("11/1000, …") == true)
  }

  @Test func partsOfDifferentRunsAreNotMixed() throws {
    var other = try #require(Shard("2/2"))
    other.run = 1
    let second = try read(sarif(Report(findings: [], files: 1), shard: other), "other.sarif")
    #expect(
      mistake([try part("1/2"), second])
        == "1/2.sarif and other.sarif come from runs over different files; merge the parts of one run")
  }

  /// Two entries of a file that is gone: two findings alike are known, whichever parts they are in.
  @Test func partsUseEntriesOfGoneFilesOnlyOnce() throws {
    let names = ["A.swift", "B.swift", "C.swift", "D.swift"]
    let alike = names.map { reported("b", in: Self.source, file: $0) }
    func part(_ text: String, _ findings: [Finding], unseen: Int) throws -> PartialReport {
      var report = Report(findings: [], baselined: findings, files: 2)
      report.inherited = [
        InheritedEntries(
          baseline: "/repo/b.json", code: alike[0].code, count: 2, unseen: unseen,
          findings: findings)
      ]
      return try read(sarif(report, shard: Shard(text)))
    }
    func known(_ parts: PartialReport...) throws -> [[String]] {
      let report = try MergedReport(parts).report
      return [report.baselined, report.findings].map { $0.map(\.location.file) }
    }
    let second = try part("2/2", [alike[0], alike[3]], unseen: 0)
    let firsts = [
      try part("1/2", [alike[1], alike[2]], unseen: 0), try part("1/2", [alike[1]], unseen: 1),
      try part("1/2", [], unseen: 2),
    ]
    #expect(try known(firsts[0], second) == [["A.swift", "B.swift"], ["C.swift", "D.swift"]])
    #expect(try known(firsts[1], second) == [["A.swift"], ["B.swift", "D.swift"]])
    #expect(try known(firsts[2], second) == [[], ["A.swift", "D.swift"]])
  }

  @Test func rulesAreUnitedInOrder() throws {
    let (one, two) = (Array(RuleRegistry.all.prefix(3)), Array(RuleRegistry.all.prefix(4).dropFirst()))
    let merged = try MergedReport([
      try read(sarif(report, rules: one)), try read(sarif(report, rules: two)),
    ])
    #expect(merged.details.rules.map(\.id) == RuleRegistry.all.prefix(4).map(\.id))
  }
}
