/// `file:line:col: warning: message [rule]`, one line a finding and nothing else.
///
/// Xcode knows the words error, warning and note, and drops lines with any other; an info is therefore a note here.
enum CompactReport {
  static func render(_ report: Report) -> [UInt8] {
    var out = ByteWriter()
    for finding in report.findings {
      out.append(visible: finding.location.file)
      out.append(":")
      out.append(finding.location.start.line)
      out.append(":")
      out.append(finding.location.start.column)
      out.append(": ")
      out.append(finding.severity == .info ? "note" : finding.severity.name)
      out.append(": ")
      out.append(visible: finding.message)
      out.append(" [")
      out.append(visible: finding.rule)
      out.append("]\n")
    }
    return out.finish()
  }
}
