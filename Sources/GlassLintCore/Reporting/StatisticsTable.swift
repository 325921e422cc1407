/// What `--statistics` prints: findings per rule and per folder, the files with most, and the size of the run.
public enum StatisticsTable {
  /// Rows of folders and of files; one more counts the rest.
  static let (folderLimit, fileLimit) = (20, 10)

  public static func render(_ report: Report) -> [UInt8] {
    var out = ByteWriter()
    if !report.findings.isEmpty {
      out.append(rules(report))
      out.append("\n")
      out.append(places(report, by: .folder, limit: folderLimit))
      out.append("\n")
      out.append(places(report, by: .file, limit: fileLimit))
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

  /// For the end of a long report: the rules and folders with most findings, and how to see the rest; a line each.
  public static func leaders(of report: Report) -> [UInt8] {
    var out = ByteWriter()
    for (key, noun) in [(FindingTally.Key.rule, "rule"), (.folder, "folder")] {
      let rows = FindingTally.rows(of: report.findings, by: key)
      var parts = rows.prefix(leaderCount).map { "\($0.name) \($0.findings)" }
      let rest = rows.dropFirst(leaderCount)
      if !rest.isEmpty {
        parts.append("\(rest.count) more \(noun)s \(rest.reduce(0) { $0 + $1.findings })")
      }
      out.append("most by \(noun): ")
      out.append(visible: parts.joined(separator: ", "))
      out.append("\n")
    }
    out.append("`glasslint --statistics` ends with tables of all rules, folders and the files with most\n")
    return out.finish()
  }

  private static let leaderCount = 5

  private static func rules(_ report: Report) -> ArraySlice<UInt8> {
    let rows = FindingTally.rows(of: report.findings, by: .rule).map {
      [$0.name, $0.severity.name] + $0.counts
    }
    let total =
      ["total", ""] + FindingTally.sum(of: FindingTally.rows(of: report.findings, by: .rule)[...]).counts
    return table([["rule", "severity"] + FindingTally.titles] + rows + [total], leftAligned: 2)
  }

  private static func places(_ report: Report, by key: FindingTally.Key, limit: Int) -> ArraySlice<UInt8> {
    let rows = FindingTally.rows(of: report.findings, by: key)
    let noun = key == .folder ? "folder" : "file"
    var cells = rows.prefix(limit).map { [$0.name] + $0.counts }
    let rest = rows.dropFirst(limit)
    if !rest.isEmpty {
      cells.append(["\(Summary.count(rest.count, "more \(noun)"))"] + FindingTally.sum(of: rest).counts)
    }
    return table([[noun] + FindingTally.titles] + cells, leftAligned: 1)
  }

  /// Columns two spaces apart, the first `leftAligned` to the left, the rest to the right.
  private static func table(_ rows: [[String]], leftAligned: Int) -> ArraySlice<UInt8> {
    let rows = rows.map { $0.map { TerminalText.visible($0) } }
    let widths = (rows.first ?? []).indices.map { column in
      rows.map { DisplayWidth.of($0[column]) }.max() ?? 0
    }
    var out = ByteWriter()
    for row in rows {
      for (column, cell) in row.enumerated() {
        if column > 0 { out.append("  ") }
        let gap = widths[column] - DisplayWidth.of(cell)
        if column >= leftAligned { out.append(repeating: " ", count: gap) }
        out.append(cell)
        if column < leftAligned { out.append(repeating: " ", count: gap) }
      }
      out.append("\n")
    }
    return out.bytes
  }

  /// With one digit behind the point.
  private static func milliseconds(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    let tenths = seconds * 10_000 + attoseconds / 100_000_000_000_000
    return "\(tenths / 10).\(tenths % 10)"
  }
}

/// Findings that have something in common, counted.
struct FindingTally {
  /// Of the rule, folder or file.
  let name: String
  /// The gravest.
  private(set) var severity: Severity
  private(set) var findings = 0
  /// Those that `fix` settles.
  private(set) var fixable = 0
  /// Further ones that `fix --unsafe` settles.
  private(set) var unsafelyFixable = 0

  /// What findings are counted by.
  enum Key {
    case rule, folder, file
  }

  static let titles = ["findings", "fixable", "unsafe"]

  var counts: [String] { ["\(findings)", "\(fixable)", "\(unsafelyFixable)"] }

  private init(_ name: String) {
    self.name = name
    severity = .info
  }

  /// Most findings first.
  static func rows(of findings: [Finding], by key: Key) -> [FindingTally] {
    var rows: [String: FindingTally] = [:]
    for finding in findings {
      rows[name(of: finding, key), default: FindingTally(name(of: finding, key))].add(finding)
    }
    return rows.values.sorted {
      $0.findings != $1.findings ? $0.findings > $1.findings : ByteOrder.compare($0.name, $1.name) < 0
    }
  }

  static func sum(of rows: ArraySlice<FindingTally>) -> FindingTally {
    var sum = FindingTally("")
    for row in rows {
      sum.findings += row.findings
      sum.fixable += row.fixable
      sum.unsafelyFixable += row.unsafelyFixable
    }
    return sum
  }

  private static func name(of finding: Finding, _ key: Key) -> String {
    switch key {
    case .rule: return finding.rule
    case .file: return finding.location.file
    case .folder:
      let path = finding.location.file
      guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
      return slash == path.startIndex ? "/" : String(path[..<slash])
    }
  }

  private mutating func add(_ finding: Finding) {
    severity = max(severity, finding.severity)
    findings += 1
    if finding.fix(allowingUnsafe: false) != nil {
      fixable += 1
    } else if finding.fix(allowingUnsafe: true) != nil {
      unsafelyFixable += 1
    }
  }
}
