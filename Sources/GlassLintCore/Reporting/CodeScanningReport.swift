/// SARIF for GitHub code scanning.
///
/// GitHub does not know `suppressions`: whatever a report holds becomes an open alert, also what a comment or the
/// baseline silences. And it turns a report down that has more than 25,000 results. So this one is without what is
/// silenced, and where there are too many findings, without the least grave ones. What GitHub knows:
/// https://docs.github.com/code-security/reference/code-scanning/sarif-files/sarif-support-for-code-scanning.
public enum CodeScanningReport {
  /// Of the results of a run.
  public static let maximumCount = 25_000

  static func render(_ report: Report, options: ReportOptions) -> [UInt8] {
    var options = options
    options.isMergeable = false
    let open = Report(
      findings: gravest(report.findings), errors: report.errors, files: report.files,
      statistics: report.statistics)
    return SARIFReport.render(open, options: options)
  }

  /// At most `count` findings, in their order; of those that are equally grave, the first ones.
  static func gravest(_ findings: [Finding], count: Int = maximumCount) -> [Finding] {
    if findings.count <= count { return findings }
    let order = findings.indices.sorted {
      let (left, right) = (findings[$0].severity, findings[$1].severity)
      return left == right ? $0 < $1 : left > right
    }
    return order.prefix(count).sorted().map { findings[$0] }
  }
}
