/// For a comment on a pull request, and for the summary of a workflow's step: what was found in a line, a table by rule,
/// and below it the findings themselves, as many as there is room for.
///
/// A comment holds 65,536 characters (https://docs.github.com/rest/issues/comments), a step's summary a megabyte. The
/// report keeps below the former, whatever was found.
enum MarkdownReport {
  /// In bytes.
  static let maximumSize = 60_000
  /// Rules in the table; the rest is counted in one row.
  private static let ruleLimit = 15
  /// Errors that are told one by one.
  private static let errorLimit = 10
  /// What a single cell may hold, in bytes, so that none takes all the room.
  private static let cellSize = 600

  static func render(_ report: Report, options: ReportOptions) -> [UInt8] {
    var out = ByteWriter()
    out.append("### GlassLint\n\n")
    out.append(markdownMessage: report.summary.text)
    out.append("\n")
    append(report.errors, to: &out)
    if report.findings.isEmpty { return out.finish() }
    appendRules(report.findings, to: &out)
    appendFindings(report.findings, options, to: &out)
    return out.finish()
  }

  private static func append(_ errors: [SourceError], to out: inout ByteWriter) {
    if errors.isEmpty { return }
    out.append("\n")
    for error in errors.prefix(errorLimit) {
      out.append("- ")
      out.append(markdownCode: shortened(error.path))
      out.append(": ")
      out.append(markdownMessage: shortened(error.reason))
      out.append("\n")
    }
    if errors.count > errorLimit { out.append("- … and \(errors.count - errorLimit) more\n") }
  }

  private static func appendRules(_ findings: [Finding], to out: inout ByteWriter) {
    let rows = FindingTally.rows(of: findings, by: .rule)
    out.append("\n| rule | level | findings | fixable | unsafe |\n| --- | --- | ---: | ---: | ---: |\n")
    for row in rows.prefix(ruleLimit) {
      out.append("| ")
      out.append(markdownCode: row.name)
      out.append(" | \(row.severity.name) | \(row.counts.joined(separator: " | ")) |\n")
    }
    let rest = rows.dropFirst(ruleLimit)
    if !rest.isEmpty {
      let counts = FindingTally.sum(of: rest).counts.joined(separator: " | ")
      out.append("| \(Summary.count(rest.count, "more rule")) | | \(counts) |\n")
    }
  }

  private static func appendFindings(
    _ findings: [Finding], _ options: ReportOptions, to out: inout ByteWriter
  ) {
    out.append("\n<details><summary>Where</summary>\n\n| place | rule | what |\n| --- | --- | --- |\n")
    var shown = 0
    // The gravest first, lest they are what is left out.
    let ordered = Severity.allCases.reversed().flatMap { level in findings.filter { $0.severity == level } }
    for finding in ordered {
      let row = row(finding, options)
      if out.count + row.count > maximumSize { break }
      out.append(row.bytes)
      shown += 1
    }
    if shown < findings.count {
      out.append("\n… and \(Summary.count(findings.count - shown, "more finding"))\n")
    }
    out.append("\n</details>\n")
  }

  private static func row(_ finding: Finding, _ options: ReportOptions) -> ByteWriter {
    let start = finding.location.start
    let file = options.paths.inRepository(finding.location.file)
    var row = ByteWriter()
    row.append("| ")
    row.append(markdownCode: "\(shortened(file)):\(start.line):\(start.column)")
    row.append(" | ")
    row.append(markdownCode: finding.rule)
    row.append(finding.severity == .warning ? " | " : " | \(finding.severity.name): ")
    row.append(markdownMessage: shortened(finding.message))
    row.append(" |\n")
    return row
  }

  /// The beginning, where there is too much.
  private static func shortened(_ text: String) -> String {
    if text.utf8.count <= cellSize { return text }
    var count = 0
    let head = text.unicodeScalars.prefix { scalar in
      count += UTF8.width(scalar)
      return count <= cellSize
    }
    return String(head) + "…"
  }
}
