/// What a run found: all that any format needs.
public struct Report: Sendable {
  /// What is to be shown, sorted by file (byte order of the path), position and rule.
  public let findings: [Finding]
  /// What a comment silenced, in the same order.
  public let suppressed: [Finding]
  /// What the baseline silenced, in the same order.
  public let baselined: [Finding]
  /// Files that could not be linted, sorted by path.
  public let errors: [SourceError]
  /// How many files were linted.
  public let files: Int
  public let statistics: Statistics?
  /// Why some of `baselined` are, for the merging of shards.
  public var inherited: [InheritedEntries] = []

  /// Sizes for `--statistics`.
  public struct Statistics: Sendable, Equatable {
    public var lines: Int
    public var bytes: Int
    public var elapsed: Duration

    public init(lines: Int, bytes: Int, elapsed: Duration) {
      self.lines = lines
      self.bytes = bytes
      self.elapsed = elapsed
    }
  }

  /// Findings may come in any order; their files are named as the report is to name them (see `ReportPaths`).
  public init(
    findings: [Finding], suppressed: [Finding] = [], baselined: [Finding] = [], errors: [SourceError] = [],
    files: Int, statistics: Statistics? = nil
  ) {
    self.findings = Self.sorted(findings)
    self.suppressed = Self.sorted(suppressed)
    self.baselined = Self.sorted(baselined)
    self.errors = errors.sorted {
      let order = ByteOrder.compare($0.path, $1.path)
      return order < 0 || order == 0 && ByteOrder.compare($0.reason, $1.reason) < 0
    }
    self.files = files
    self.statistics = statistics
  }

  public var summary: Summary { Summary(of: self) }

  /// Sorted by file (byte order of the path), position and rule.
  public static func sorted(_ findings: [Finding]) -> [Finding] {
    let isSorted = zip(findings, findings.dropFirst()).allSatisfy { !isBefore($1, $0) }
    if isSorted { return findings }
    // Findings are large; it is cheaper to move what they are compared by.
    let order = findings.indices.map { SortKey(findings[$0], at: $0) }.sorted {
      let order = $0.compare($1)
      return order < 0 || order == 0 && isBefore(findings[$0.index], findings[$1.index])
    }
    return order.map { findings[$0.index] }
  }

  private struct SortKey {
    let file: String
    let offset: Int
    let index: Int

    init(_ finding: Finding, at index: Int) {
      file = finding.location.file
      offset = finding.location.start.offset
      self.index = index
    }

    func compare(_ other: SortKey) -> Int {
      let order = ByteOrder.compare(file, other.file)
      return order == 0 ? offset - other.offset : order
    }
  }

  static func isBefore(_ left: Finding, _ right: Finding) -> Bool {
    var order = ByteOrder.compare(left.location.file, right.location.file)
    if order == 0 { order = left.location.start.offset - right.location.start.offset }
    if order == 0 { order = ByteOrder.compare(left.rule, right.rule) }
    if order == 0 { order = left.location.end.offset - right.location.end.offset }
    if order == 0 { order = ByteOrder.compare(left.message, right.message) }
    return order < 0
  }
}

/// Counts over a report.
public struct Summary: Sendable, Equatable {
  public var files: Int
  /// Findings of severity error, warning, info.
  public var errors = 0
  public var warnings = 0
  public var infos = 0
  public var suppressed: Int
  public var baselined: Int
  /// Files that have findings.
  public var filesWithFindings = 0
  /// Findings that `fix` settles.
  public var fixable = 0
  /// Further findings that `fix --unsafe` settles.
  public var unsafelyFixable = 0
  /// Files that could not be linted.
  public var unreadable: Int

  init(of report: Report) {
    files = report.files
    suppressed = report.suppressed.count
    baselined = report.baselined.count
    unreadable = report.errors.count
    var file: String?
    for finding in report.findings {
      switch finding.severity {
      case .error: errors += 1
      case .warning: warnings += 1
      case .info: infos += 1
      }
      if finding.fix(allowingUnsafe: false) != nil {
        fixable += 1
      } else if finding.fix(allowingUnsafe: true) != nil {
        unsafelyFixable += 1
      }
      if finding.location.file != file {
        file = finding.location.file
        filesWithFindings += 1
      }
    }
  }

  public var findings: Int { errors + warnings + infos }

  /// One line without its end: "3 warnings, 2 infos in 2 of 17 files; 2 fixable with `glasslint fix`".
  public var text: String {
    var parts: [String] = []
    if findings == 0 {
      parts.append("no findings in \(Self.count(files, "file"))")
    } else {
      let counts = [(errors, "error"), (warnings, "warning"), (infos, "info")]
        .filter { $0.0 > 0 }.map { Self.count($0.0, $0.1) }
      parts.append(
        "\(counts.joined(separator: ", ")) in \(filesWithFindings) of \(Self.count(files, "file"))")
    }
    if fixable > 0 {
      let more = unsafelyFixable > 0 ? ", \(unsafelyFixable) more with --unsafe" : ""
      parts.append("\(fixable) fixable with `glasslint fix`\(more)")
    } else if unsafelyFixable > 0 {
      parts.append("\(unsafelyFixable) fixable with `glasslint fix --unsafe`")
    }
    let silenced = [
      suppressed > 0 ? "\(suppressed) suppressed" : nil, baselined > 0 ? "\(baselined) in the baseline" : nil,
    ].compactMap { $0 }
    if !silenced.isEmpty { parts.append(silenced.joined(separator: ", ")) }
    if unreadable > 0 { parts.append("\(Self.count(unreadable, "file")) could not be linted") }
    return parts.joined(separator: "; ")
  }

  /// What to say where there was nothing to lint.
  public static func nothingToLint(in paths: [String]) -> String {
    if paths.isEmpty { return "no path is given, so nothing was linted" }
    var line = ByteWriter()
    line.append("no Swift files found in ")
    for (index, path) in paths.enumerated() {
      if index > 0 { line.append(", ") }
      line.append(visible: path)
    }
    return line.string
  }

  /// A number of things: "1 finding", "2 findings".
  public static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
