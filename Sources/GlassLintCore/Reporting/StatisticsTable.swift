/// What `--statistics` prints: findings per rule, and the size of the run.
public enum StatisticsTable {
  public static func render(_ report: Report) -> [UInt8] {
    var out = ByteWriter()
    let rows = rows(of: report)
    if !rows.isEmpty {
      let header = ["rule", "severity", "findings", "fixable", "unsafe"]
      let cells = rows.map {
        [$0.rule, $0.severity.name, "\($0.findings)", "\($0.fixable)", "\($0.unsafelyFixable)"]
      }
      let summary = report.summary
      let total = ["total", "", "\(summary.findings)", "\(summary.fixable)", "\(summary.unsafelyFixable)"]
      out.append(table: [header] + cells + [total], leftAligned: 2)
      out.append("\n")
    }
    out.append(Summary.count(report.files, "file"))
    if let statistics = report.statistics {
      out.append(", \(Summary.count(statistics.lines, "line")), \(Summary.count(statistics.bytes, "byte"))")
      out.append(", \(milliseconds(statistics.elapsed)) ms")
    }
    out.append("\n")
    return out.finish()
  }

  private struct Row {
    var rule: String
    var severity: Severity
    var findings = 0
    var fixable = 0
    var unsafelyFixable = 0
  }

  /// Most findings first.
  private static func rows(of report: Report) -> [Row] {
    var rows: [String: Row] = [:]
    for finding in report.findings {
      var row = rows[finding.rule] ?? Row(rule: finding.rule, severity: finding.severity)
      row.severity = max(row.severity, finding.severity)
      row.findings += 1
      if finding.fix(allowingUnsafe: false) != nil {
        row.fixable += 1
      } else if finding.fix(allowingUnsafe: true) != nil {
        row.unsafelyFixable += 1
      }
      rows[finding.rule] = row
    }
    return rows.values.sorted {
      $0.findings != $1.findings
        ? $0.findings > $1.findings : ByteOrder.compare($0.rule, $1.rule) < 0
    }
  }

  /// With one digit behind the point.
  private static func milliseconds(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    let tenths = seconds * 10_000 + attoseconds / 100_000_000_000_000
    return "\(tenths / 10).\(tenths % 10)"
  }
}

extension ByteWriter {
  /// Columns two spaces apart, the first `leftAligned` to the left, the rest to the right. Cells are ASCII.
  fileprivate mutating func append(table rows: [[String]], leftAligned: Int) {
    let widths = (rows.first ?? []).indices.map { column in rows.map { $0[column].utf8.count }.max() ?? 0 }
    for row in rows {
      for (column, cell) in row.enumerated() {
        if column > 0 { append("  ") }
        if column < leftAligned {
          append(cell, width: widths[column])
        } else {
          append(repeating: " ", count: widths[column] - cell.utf8.count)
          append(cell)
        }
      }
      append("\n")
    }
  }
}
