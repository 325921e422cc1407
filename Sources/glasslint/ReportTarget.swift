import GlassLintCore

/// One report to write: `--format` with the `--output` it belongs to.
struct ReportTarget {
  var format: ReportFormat?
  /// `nil`: standard output.
  var file: String?

  /// Pairs formats with outputs in the order they were given, either first.
  static func all(in arguments: Arguments) throws(UsageError) -> [ReportTarget] {
    var targets: [ReportTarget] = []
    for option in arguments.given {
      if option.name == OptionDescription.format.name {
        let format = ReportFormat(rawValue: option.value)
        if let last = targets.indices.last, targets[last].format == nil {
          targets[last].format = format
        } else {
          targets.append(ReportTarget(format: format))
        }
      } else if option.name == OptionDescription.output.name {
        let file = option.value
        if let last = targets.indices.last, targets[last].file == nil {
          targets[last].file = file
        } else {
          targets.append(ReportTarget(file: file))
        }
      }
    }
    if targets.isEmpty { targets = [ReportTarget()] }
    for index in targets.indices where targets[index].file == "-" { targets[index].file = nil }
    if arguments.has(.limit), !targets.contains(where: { $0.format == .agent }) {
      throw UsageError("--limit belongs to --format agent")
    }
    if targets.filter({ $0.file == nil }).count > 1 {
      throw UsageError("two reports for standard output; give one of them an --output")
    }
    try check(targets.compactMap(\.file))
    for index in targets.indices where targets[index].format == nil {
      targets[index].format = try targets[index].file.flatMap(format(ofFile:))
    }
    return targets
  }

  /// What the ending of a file's name asks for.
  private static func format(ofFile file: String) throws(UsageError) -> ReportFormat? {
    if file.lowercased().hasSuffix(".html") {
      throw UsageError(
        "--output \(file): a page is what `glasslint audit` writes; name a --format for this report")
    }
    return ReportFormat(fileName: file)
  }

  /// A report never takes the place of another, nor of the code that it is about, as where its name was forgotten.
  private static func check(_ files: [String]) throws(UsageError) {
    if let code = files.first(where: {
      $0.hasSuffix(".swift") && FileStatus.isFile($0)
    }) {
      throw UsageError("--output \(code) would put a report in the place of Swift code; name another file")
    }
    let paths = ReportPaths.current()
    var seen: Set<String> = []
    // A device takes any number.
    for file in files where FileStatus.isFile(file) || !FileStatus.exists(file) {
      guard seen.insert(paths.absolute(file)).inserted else {
        throw UsageError("two reports for \(file); give each an --output of its own")
      }
    }
  }
}

extension ReportTarget {
  /// Writes a report there.
  /// - Parameter adjust: says what is special about the report.
  /// - Returns: `failure` where it could not be written.
  func write(
    _ report: Report, _ paths: ReportPaths, _ arguments: Arguments, _ console: Console,
    adjust: (inout ReportOptions) -> Void
  ) -> ExitStatus {
    let isShown = file == nil
    let format = format ?? (isShown && console.outputIsTerminal ? .text : .compact)
    let hasNothingToSay = report.files == 0 && report.findings.isEmpty
    var options = ReportOptions(
      version: GlassLintVersion.current, paths: paths,
      color: isShown ? console.usesColor : arguments.value(.color) == "always",
      width: isShown ? console.width : 120, showsSummary: !console.isQuiet && !hasNothingToSay,
      failLevel: arguments.failLevel)
    options.lineLimit = arguments.lineLimit
    adjust(&options)
    if format == .codeScanning, report.findings.count > CodeScanningReport.maximumCount {
      console.note(
        "\(file ?? "the report") holds \(CodeScanningReport.maximumCount) of \(report.findings.count) findings, "
          + "the gravest: code scanning takes no more")
    }
    return console.write(format.render(report, options: options), to: file)
  }
}

extension Arguments {
  /// What `--limit` says.
  var lineLimit: Int { value(.limit).flatMap { Int($0) } ?? AgentReport.standardLimit }

  /// What `--fail-on` says; `nil`: never.
  var failLevel: Severity? { Severity(name: value(.failOn) ?? Severity.warning.name) }
}

extension ExitStatus {
  /// What the findings and errors of a report come to.
  init(of report: Report, failLevel: Severity?) {
    if !report.errors.isEmpty {
      self = .failure
    } else if let failLevel, report.findings.contains(where: { $0.severity >= failLevel }) {
      self = .findings
    } else {
      self = .clean
    }
  }
}
