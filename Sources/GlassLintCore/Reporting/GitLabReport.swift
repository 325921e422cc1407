/// GitLab's Code Quality report: https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format.
///
/// Files are named relative to the repository's root wherever it is run, since that is how a merge request names them.
/// GitLab tells new findings from old ones by their fingerprints and shows one of a kind, so that each has its own: of
/// the file, of the finding, and of which of its like in the file it is. None of these changes when lines shift.
struct GitLabReport {
  private let paths: ReportPaths
  private var json = JSONWriter()
  private var occurrences: [String: Int] = [:]

  static func render(_ report: Report, options: ReportOptions) -> [UInt8] {
    var gitLab = GitLabReport(paths: options.paths)
    gitLab.json.beginArray()
    for finding in report.findings { gitLab.write(finding) }
    for error in report.errors { gitLab.write(error) }
    gitLab.json.endArray()
    gitLab.json.text.append("\n")
    return gitLab.json.text.finish()
  }

  private init(paths: ReportPaths) { self.paths = paths }

  private mutating func write(_ finding: Finding) {
    let path = paths.inRepository(finding.location.file)
    write(
      finding.message, check: finding.rule, identity: finding.fingerprint,
      severity: Self.severity(finding.severity), path: path,
      lines: finding.location.start.line...finding.location.end.line)
  }

  private mutating func write(_ error: SourceError) {
    var identity = FNV1a()
    identity.add(error.reason.utf8)
    write(
      "could not be linted: \(error.reason)", check: "unreadable", identity: identity.value,
      severity: "blocker", path: paths.inRepository(error.path), lines: 1...1)
  }

  private mutating func write(
    _ description: String, check: String, identity: UInt64, severity: String, path: String,
    lines: ClosedRange<Int>
  ) {
    let fingerprint = fingerprint(of: identity, in: path)
    json.newLine()
    json.object { json in
      json.field("description", description)
      json.field("check_name", check)
      json.field("fingerprint", fingerprint)
      json.field("severity", severity)
      json.object("location") { json in
        json.field("path", path)
        json.object("lines") { json in
          json.field("begin", lines.lowerBound)
          json.field("end", lines.upperBound)
        }
      }
    }
  }

  private mutating func fingerprint(of identity: UInt64, in path: String) -> String {
    var file = FNV1a()
    file.add(path.utf8)
    let kind = "\(ByteWriter.text(ofHash: file.value))-\(ByteWriter.text(ofHash: identity))"
    let occurrence = (occurrences[kind] ?? 0) + 1
    occurrences[kind] = occurrence
    return "\(kind)-\(occurrence)"
  }

  /// Below `blocker` and `critical`: nothing that a linter of looks finds keeps a release back by itself.
  private static func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .info: "info"
    }
  }
}
