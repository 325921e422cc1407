import Foundation
import Testing

@testable import GlassLintCore

/// The Swift files below `Fixtures/`: each `// expect: rule-id` stands on the line where a finding of that rule belongs,
/// and there are no others; `X.swift.fixed` beside `X.swift` is what all fixes, unsafe ones included, make of it.
///
/// `GLASSLINT_WRITE_FIXTURES=1 swift test --filter Fixture` writes the fixed files anew.
@Suite struct FixtureTests {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures").path

  static let files: [String] = {
    let all = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return all.filter { $0.hasSuffix(".swift") }.sorted()
  }()

  @Test func thereAreFixtures() { #expect(!Self.files.isEmpty) }

  @Test(arguments: files)
  func findingsAreThoseExpected(_ file: String) throws {
    let run = try FixtureRun(Self.folder + "/" + file)
    let found = run.findings(run.bytes).map { "\($0.location.start.line): \($0.rule)" }.sorted()
    #expect(found == run.expected, "\(file)")
  }

  @Test(arguments: files)
  func fixesMakeTheFixedFile(_ file: String) throws {
    let run = try FixtureRun(Self.folder + "/" + file)
    let result = run.fixed()
    #expect(result.rejected.isEmpty)
    #expect(result.isSettled)
    let path = Self.folder + "/" + file + ".fixed"
    if ProcessInfo.processInfo.environment["GLASSLINT_WRITE_FIXTURES"] != nil {
      if result.bytes != run.bytes { try Data(result.bytes).write(to: URL(fileURLWithPath: path)) }
      return
    }
    let expected = FileManager.default.contents(atPath: path).map { [UInt8]($0) } ?? run.bytes
    #expect(String(decoding: result.bytes, as: UTF8.self) == String(decoding: expected, as: UTF8.self))
  }
}

/// One fixture under the configuration that governs it, as part of its project.
struct FixtureRun {
  let bytes: [UInt8]
  let linter: Linter
  let file: LintFile

  init(_ path: String) throws {
    bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    let store = ConfigurationStore()
    file = try #require(FileFinder(store: store).file(named: path))
    #expect(store.errors.isEmpty)
    let projects = ProjectLoader(store: store, jobs: 1, usesCache: false)
      .load(for: FileList(files: [file]), configurations: store.configurations)
    #expect(projects.errors.isEmpty)
    linter = Linter(configurations: store.configurations, projects: projects.projects, jobs: 1)
  }

  func findings(_ bytes: [UInt8]) -> [Finding] { linter.lint(bytes, as: file).findings }

  func fixed() -> FixLoop.Result {
    FixLoop(allowsUnsafe: true).run(
      bytes, lint: findings, verify: { linter.verify(before: $0, after: $1, edits: $2) })
  }

  /// `LINE: RULE` for each expectation, sorted as text.
  var expected: [String] {
    var result: [String] = []
    let lines = String(decoding: bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      for match in line.matches(of: /(?:\/\/|\/\*) expect: ([a-z, -]+)/) {
        for rule in match.1.split(separator: ",") {
          result.append("\(index + 1): \(rule.trimmingCharacters(in: .whitespaces))")
        }
      }
    }
    return result.sorted()
  }
}
