/// Workflow commands of GitHub Actions: `::warning file=…,line=…::message`.
///
/// Format and escapes: https://docs.github.com/actions/reference/workflow-commands-for-github-actions and
/// `toolkit/packages/core/src/command.ts`. GitHub takes columns only where a finding begins and ends on one line, and
/// looks for files below the repository's root, wherever the step runs. Of the errors, the warnings and the notices of a
/// step it shows ten each; files that could not be linted come first, lest they are among those it drops.
enum GitHubReport {
  static func render(_ report: Report, options: ReportOptions) -> [UInt8] {
    var out = ByteWriter()
    for error in report.errors {
      out.append("::error file=")
      out.append(property: options.paths.inRepository(error.path))
      out.append("::")
      out.append(commandData: error.reason)
      out.append("\n")
    }
    for finding in report.findings {
      let (start, end) = (finding.location.start, finding.location.end)
      out.append(command(finding.severity))
      out.append(property: options.paths.inRepository(finding.location.file))
      out.append(",line=")
      out.append(start.line)
      out.append(",endLine=")
      out.append(end.line)
      if start.line == end.line {
        out.append(",col=")
        out.append(start.column)
        out.append(",endColumn=")
        out.append(end.column)
      }
      out.append(",title=")
      out.append(property: finding.rule)
      out.append("::")
      out.append(commandData: finding.message)
      out.append("\n")
    }
    return out.finish()
  }

  private static func command(_ severity: Severity) -> String {
    switch severity {
    case .error: "::error file="
    case .warning: "::warning file="
    case .info: "::notice file="
    }
  }
}

extension ByteWriter {
  private static let dataSpecials = ASCIISet("%")
  private static let propertySpecials = ASCIISet("%:,")

  fileprivate mutating func append(commandData text: String) {
    append(text, escaping: Self.dataSpecials) { $0.append(commandEscape: $1) }
  }

  fileprivate mutating func append(property text: String) {
    append(text, escaping: Self.propertySpecials) { $0.append(commandEscape: $1) }
  }

  private mutating func append(commandEscape scalar: UInt32) {
    switch scalar {
    case 0x0A: append("%0A")
    case 0x0D: append("%0D")
    case 0x25: append("%25")
    case 0x2C: append("%2C")
    case 0x3A: append("%3A")
    default: append(escaped: scalar)
    }
  }
}
