import Foundation
import Testing

@testable import GlassLintCore

@Suite struct FindingFilterTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A finding of one line; what it says tells the tests which one it is.
  private func finding(_ file: String, line: Int, _ fingerprint: UInt64, _ rule: String = "r") -> Finding {
    let place = Location(
      file: file, start: Position(line: line, column: 1, offset: line * 10),
      end: Position(line: line, column: 5, offset: line * 10 + 4))
    return Finding(
      rule: rule, severity: .warning, location: place, message: "\(file):\(line)", fingerprint: fingerprint)
  }

  private func files(_ names: [String], configuration: Int = 0) -> [LintFile] {
    names.map {
      LintFile(path: $0, absolutePath: "\(folder.path)/\($0)", configuration: configuration)
    }
  }

  private func entry(_ file: String, _ fingerprint: UInt64, _ rule: String = "r") -> Baseline.Entry {
    Baseline.Entry(file: file, rule: rule, fingerprint: fingerprint)
  }

  private func filter(_ entries: [Baseline.Entry], changes: [String: [Range<Int>]]? = nil) throws
    -> FindingFilter
  {
    let path = "\(folder.path)/b.json"
    try Data(BaselineWriter.text(of: Baseline(entries))).write(to: URL(fileURLWithPath: path))
    var baselines = BaselineSet()
    baselines.files = [try BaselineFile(path: path, workingDirectory: folder.path)]
    baselines.positions = [0]
    let changed = changes.map { changes in
      ChangedLines(Dictionary(uniqueKeysWithValues: changes.map { ("\(folder.path)/\($0)", $1) }))
    }
    return FindingFilter(baselines: baselines, changes: changed)
  }

  private func result(_ findings: [Finding]) -> Linter.Result {
    var result = Linter.Result()
    result.findings = findings
    return result
  }

  private func reported(_ filter: FindingFilter, _ findings: [Finding], of names: [String]) -> [String] {
    filter.apply(to: result(findings), of: files(names)).result.findings.map(\.message)
  }

  @Test func withoutBaselineAndChangesAllIsReported() {
    let findings = [finding("a", line: 1, 1), finding("b", line: 1, 1)]
    #expect(reported(FindingFilter(), findings, of: ["a", "b"]) == ["a:1", "b:1"])
  }

  @Test func anEntryServesOnceInItsFile() throws {
    let filter = try filter([entry("a", 1), entry("a", 1), entry("a", 2, "s")])
    try folder.write("a")
    let findings = [
      finding("a", line: 1, 1), finding("a", line: 2, 2), finding("a", line: 3, 1), finding("a", line: 4, 1),
      finding("a", line: 5, 2, "s"), finding("b", line: 1, 1),
    ]
    let outcome = filter.apply(to: result(findings), of: files(["a", "b"]), tellsUnused: true)
    #expect(outcome.result.findings.map(\.message) == ["a:2", "a:4", "b:1"])
    #expect(outcome.result.baselined.map(\.message) == ["a:1", "a:3", "a:5"])
    #expect(outcome.unused == [[]])
  }

  @Test func entriesOfGoneFilesServeWhatIsLeft() throws {
    let filter = try filter([entry("gone", 1), entry("new", 1), entry("there", 1)])
    try folder.write("there")
    let findings = [
      finding("new", line: 1, 1), finding("new", line: 2, 1), finding("new", line: 3, 1),
      finding("new", line: 4, 2),
    ]
    let outcome = filter.apply(to: result(findings), of: files(["new"]), tellsUnused: true)
    #expect(outcome.result.findings.map(\.message) == ["new:3", "new:4"])
    #expect(outcome.result.baselined.map(\.message) == ["new:1", "new:2"])
  }

  @Test func onlyWhatCouldServeIsLookedFor() throws {
    var filter = try filter([entry("a", 1), entry("b", 2), entry("c", 3)])
    filter.fileExists = { path in
      #expect(path.hasSuffix("/b"))
      return true
    }
    #expect(reported(filter, [finding("a", line: 1, 1)], of: ["a"]) == [])
    #expect(reported(filter, [finding("a", line: 1, 2)], of: ["a"]) == ["a:1"])
  }

  @Test func ofAnOldFindingAndItsCopyTheCopyIsNew() throws {
    let old = try filter([entry("a", 1)], changes: ["a": [2..<3]])
    #expect(reported(old, [finding("a", line: 2, 1), finding("a", line: 7, 1)], of: ["a"]) == ["a:2"])
    let gone = try filter([entry("gone", 1)], changes: ["a": [2..<3]])
    #expect(reported(gone, [finding("a", line: 2, 1), finding("a", line: 7, 1)], of: ["a"]) == ["a:2"])
  }

  @Test func whatIsOnUnchangedLinesIsNotCounted() throws {
    let filter = try filter([entry("a", 1)], changes: ["a": [2..<3]])
    var all = result([finding("a", line: 1, 1), finding("a", line: 2, 2), finding("b", line: 2, 3)])
    all.suppressed = [finding("a", line: 2, 5), finding("a", line: 3, 5)]
    let outcome = filter.apply(to: all, of: files(["a", "b"])).result
    #expect(outcome.findings.map(\.message) == ["a:2"])
    #expect(outcome.baselined.isEmpty)
    #expect(outcome.suppressed.map(\.message) == ["a:2"])
  }

  @Test func nothingIsToldUnderABrokenBaseline() throws {
    var filter = FindingFilter()
    filter.baselines.positions = [nil, nil]
    filter.baselines.broken = [1]
    let all = files(["a"]) + files(["b"], configuration: 1)
    let outcome = filter.apply(to: result([finding("a", line: 1, 1), finding("b", line: 1, 1)]), of: all)
    #expect(outcome.result.findings.map(\.message) == ["a:1"])
  }

  @Test func unusedEntriesAreThoseOfLintedAndGoneFiles() throws {
    try folder.write("a")
    try folder.write("there")
    try folder.write("unreadable")
    let filter = try filter([
      entry("a", 1), entry("a", 2), entry("gone", 1), entry("there", 1), entry("unreadable", 1),
    ])
    var all = result([finding("a", line: 1, 1)])
    all.errors = [SourceError(path: "unreadable", reason: "Permission denied")]
    let outcome = filter.apply(to: all, of: files(["a", "unreadable"]), tellsUnused: true)
    #expect(outcome.unused == [[entry("a", 2), entry("gone", 1)]])
  }

  @Test func manyFindingsAndEntriesAreMatched() throws {
    let count = 20_000
    let filter = try filter(
      (0..<count).map { entry("f\($0 % 100)", UInt64($0 % 500)) } + [entry("gone", 9_999)])
    let findings = (0..<count).map {
      finding("f\($0 / 200)", line: $0 % 200, UInt64(($0 / 200) + $0 % 5 * 100))
    }
    let names = (0..<100).map { "f\($0)" }
    #expect(reported(filter, findings + [finding("f99", line: 999, 9_999)], of: names) == [])
    #expect(reported(filter, findings + [finding("f99", line: 999, 499)], of: names) == ["f99:999"])
  }

  // MARK: Updates

  private func update(
    _ entries: [Baseline.Entry], _ findings: [Finding], of names: [String], below paths: [String] = ["x"],
    prunes: Bool = false, errors: [SourceError] = []
  ) throws -> BaselineUpdate {
    let store = ConfigurationStore(workingDirectory: folder.path)
    var all = result(findings)
    all.errors = errors
    let run = BaselineUpdate.Run(all, of: FileList(files: files(names)), named: paths, store: store)
    return try #require(
      BaselineUpdate.updates(of: try filter(entries).baselines, by: run, prunes: prunes).first)
  }

  @Test func anUpdateRecordsWhatThereIs() throws {
    for name in ["a", "b", "outside"] { try folder.write(name) }
    let entries = [entry("a", 1), entry("a", 2), entry("gone", 3), entry("gone", 4), entry("outside", 5)]
    let findings = [finding("a", line: 1, 1), finding("a", line: 2, 1), finding("b", line: 1, 3)]
    let full = try update(entries, findings, of: ["a", "b"])
    #expect(full.baseline.entries == [entry("a", 1), entry("a", 1), entry("b", 3), entry("outside", 5)])
    #expect(full.text == "wrote b.json: 4 findings (1 added, 2 dropped, 1 moved)")
    let pruned = try update(entries, findings, of: ["a", "b"], prunes: true)
    #expect(pruned.baseline.entries == [entry("a", 1), entry("b", 3), entry("outside", 5)])
    #expect(pruned.text == "wrote b.json: 3 findings (2 dropped, 1 moved)")
  }

  @Test func whatCouldNotBeLintedStays() throws {
    try folder.write("a")
    let update = try update(
      [entry("a", 1)], [], of: ["a"], below: ["."],
      errors: [SourceError(path: "a", reason: "is not valid UTF-8 (byte 1)")])
    #expect(update.baseline.entries == [entry("a", 1)])
    #expect(update.text == "b.json holds 1 finding already; nothing to write")
    #expect(update.isWritten)
  }

  @Test func whatIsNotToBeLintedAnyMoreIsDropped() throws {
    for name in ["a", "x/excluded"] { try folder.write(name) }
    let update = try update([entry("a", 1), entry("x/excluded", 1)], [], of: ["a"])
    #expect(update.baseline.entries.isEmpty)
    #expect(update.text == "wrote b.json: 0 findings (2 dropped)")
  }

  // MARK: Fixing

  private static let header = "import SwiftUI\nstruct Card: View {\n"
  private static let fixable = "  // glasslint:disable:next unused-suppression\n"
  private static let footer = "  var body: some View { Text(\"Hello\") }\n}\n"

  /// The file after a fix with this filter, and what is reported then.
  private func fixed(_ text: String, _ filter: FindingFilter) throws -> (text: String, remaining: [Int]) {
    try folder.write("a.swift", text)
    let store = ConfigurationStore(workingDirectory: folder.path)
    let files = FileFinder(store: store).find(["a.swift"]).files.map {
      LintFile(path: $0.absolutePath, absolutePath: $0.absolutePath, configuration: $0.configuration)
    }
    let linter = Linter(configurations: store.configurations)
    let fixer = Fixer(linter: linter, filter: filter, allowsUnsafe: false, writes: true)
    let inMemory = fixer.fix(Array(text.utf8), as: files[0])
    let result = fixer.fix(files)
    let after = try String(contentsOfFile: "\(folder.path)/a.swift", encoding: .utf8)
    #expect(inMemory.rewrites.map(\.after) == result.rewrites.map(\.after))
    #expect(inMemory.lint.findings.map(\.location.start) == result.lint.findings.map(\.location.start))
    return (after, result.lint.findings.map(\.location.start.line))
  }

  @Test func aFixLeavesTheBaselineAlone() throws {
    let text = Self.header + Self.fixable + Self.footer
    let store = ConfigurationStore(workingDirectory: folder.path)
    try folder.write("a.swift", text)
    let files = FileFinder(store: store).find(["a.swift"]).files
    let found = Linter(configurations: store.configurations).lint(Array(text.utf8), as: files[0]).findings
    let known = found.map { entry("a.swift", $0.fingerprint, $0.rule) }
    #expect(known.count == 1)
    #expect(try fixed(text, filter(known)).text == text)
    #expect(try fixed(text, filter([])).text == Self.header + Self.footer)
    // Of two alike, one is new: that is fixed, and then nothing is left to report.
    let twice = Self.header + Self.fixable + "  let a = 1\n" + Self.fixable + Self.footer
    let once = try fixed(twice, filter(known))
    #expect(once.text == Self.header + Self.fixable + "  let a = 1\n" + Self.footer)
    #expect(once.remaining.isEmpty)
  }

  @Test func aFixLeavesUnchangedLinesAlone() throws {
    let text = Self.header + Self.fixable + "  let a = 1\n" + Self.fixable + Self.footer
    let second = try fixed(text, filter([], changes: ["a.swift": [5..<6]]))
    #expect(second.text == Self.header + Self.fixable + "  let a = 1\n" + Self.footer)
    #expect(second.remaining.isEmpty)
    #expect(try fixed(text, filter([], changes: [:])).text == text)
    #expect(
      try fixed(text, filter([], changes: ["a.swift": ChangedLines.everything])).text
        == Self.header + "  let a = 1\n" + Self.footer)
  }
}
