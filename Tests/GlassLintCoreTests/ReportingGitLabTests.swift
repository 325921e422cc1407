import Foundation
import Testing

@testable import GlassLintCore

@Suite struct ReportingGitLabTests {
  private let source = "a b c a\n"

  private func issues(_ report: Report) throws -> [[String: Any]] {
    let text = rendered(.gitlab, report)
    return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
  }

  private func fingerprints(_ findings: [Finding]) throws -> [String] {
    try issues(Report(findings: findings, files: 1)).compactMap { $0["fingerprint"] as? String }
  }

  @Test func issuesNameFilesFromTheRoot() throws {
    let report = Report(
      findings: [
        reported("a b", in: source, file: "Ü.swift", severity: .error, message: "m"),
        reported("c", in: source, file: "/else/C.swift", severity: .info),
      ],
      suppressed: [reported("a", in: source, suppression: "")], baselined: [reported("b", in: source)],
      errors: [SourceError(path: "gone.swift", reason: "No such file")], files: 2)
    let issues = try issues(report)
    let paths = issues.map { ($0["location"] as? [String: Any])?["path"] as? String }
    #expect(paths == ["/else/C.swift", "ios/Ü.swift", "ios/gone.swift"])
    #expect(issues.map { $0["severity"] as? String } == ["info", "major", "blocker"])
    #expect(issues.map { $0["check_name"] as? String } == ["heavy-shadow", "heavy-shadow", "unreadable"])
    #expect(issues[1]["description"] as? String == "m")
    #expect(issues[2]["description"] as? String == "could not be linted: No such file")
    let lines = issues.map { ($0["location"] as? [String: Any])?["lines"] as? [String: Int] }
    #expect(lines[1] == ["begin": 1, "end": 1])
  }

  @Test func fingerprintsAreUniqueAndOutliveMovedLines() throws {
    let moved = "\n\n" + source
    func findings(_ source: String) -> [Finding] {
      [
        reported("a", in: source, fingerprint: 1), reported("b", in: source, fingerprint: 1),
        reported("c", in: source, fingerprint: 2), reported("a", in: source, file: "B.swift", fingerprint: 1),
      ]
    }
    let before = try fingerprints(findings(source))
    #expect(Set(before).count == 4)
    #expect(try fingerprints(findings(moved)) == before)
    // Without the first of two alike, one of their fingerprints is left, and the others stay.
    #expect(Set(before).isSuperset(of: try fingerprints(Array(findings(source).dropFirst()))))
  }

  @Test func anEmptyReportIsAnEmptyList() {
    #expect(rendered(.gitlab, Report(findings: [], files: 7)) == "[]\n")
  }
}
