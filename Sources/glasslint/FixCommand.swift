import GlassLintCore

/// `glasslint fix`: rewrite, and report what remains.
struct FixCommand {
  private let run: LintRun
  private let fixer: Fixer
  private let isDryRun: Bool
  private let printsDiff: Bool

  @Sendable static func run(_ arguments: Arguments, _ console: Console) throws(UsageError) -> ExitStatus {
    try FixCommand(arguments, console).execute()
  }

  private init(_ arguments: Arguments, _ console: Console) throws(UsageError) {
    isDryRun = arguments.has(.dryRun)
    printsDiff = arguments.has(.diffOutput)
    run = try LintRun(arguments, console)
    fixer = Fixer(
      linter: run.linter, filter: run.filter, allowsUnsafe: arguments.has(.unsafe),
      writes: !isDryRun && !printsDiff,
      jobs: run.jobs)
    if let product, run.targets.contains(where: { $0.file == nil && $0.format != nil }) {
      throw UsageError("\(product) goes to standard output; give the report an --output")
    }
  }

  /// What goes to standard output instead of a report.
  private var product: String? {
    if printsDiff { return "the diff" }
    if case .text = run.input, !isDryRun { return "the fixed text" }
    return nil
  }

  /// Where reports go: all targets, or the files among them.
  private var targets: [ReportTarget] {
    product == nil ? run.targets : run.targets.filter { $0.file != nil }
  }

  private func execute() -> ExitStatus {
    switch run.input {
    case .files(let list, _):
      let result = run.showingProgress(of: list.files) {
        fixer.fix(list.files, countsLines: run.countsLines, progress: $0)
      }
      return finish(result)
    case .text(let bytes, let file):
      let result = file.map { fixer.fix(bytes, as: $0) } ?? Fixer.Result()
      if isDryRun || printsDiff { return finish(result, source: { _ in bytes }) }
      run.reportErrors(of: result.lint)
      // An editor puts what comes out in the place of what went in, so where anything failed, nothing comes out.
      let report = run.report(of: result.lint)
      guard report.errors.isEmpty else { return .failure }
      let fixed = result.rewrites.first?.after ?? bytes
      run.console.write(fixed)
      return targets.isEmpty ? .clean : run.write(report, to: targets, source: { _ in fixed })
    }
  }

  private func finish(_ result: Fixer.Result, source: (@Sendable (String) -> [UInt8]?)? = nil) -> ExitStatus {
    run.reportErrors(of: result.lint)
    summarize(result)
    var status = run.status(of: run.report(of: result.lint))
    if isDryRun || printsDiff, !result.rewrites.isEmpty { status = max(status, .findings) }
    return max(status, write(result, source: source))
  }

  /// Writes what was asked for: a diff, the list of what would be fixed, or the report of what remains.
  private func write(_ result: Fixer.Result, source: (@Sendable (String) -> [UInt8]?)?) -> ExitStatus {
    if printsDiff {
      for rewrite in result.rewrites {
        run.console.write(
          UnifiedDiff.render(
            path: rewrite.file.path, before: rewrite.before, after: rewrite.after,
            style: run.console.outputIsTerminal ? .terminal(color: run.console.usesColor) : .patch))
      }
    }
    var shown = result.lint
    if isDryRun || printsDiff { shown.findings = result.rewrites.flatMap(\.fixable) }
    return run.write(run.report(of: shown), to: targets, source: source)
  }

  private func summarize(_ result: Fixer.Result) {
    let count = result.fixedCount
    guard count > 0 else { return }
    let findings = "\(count) finding\(count == 1 ? "" : "s")"
    let files = "\(result.rewrites.count) file\(result.rewrites.count == 1 ? "" : "s")"
    if isDryRun || printsDiff {
      run.console.note("would fix \(findings) in \(files); \(result.lint.findings.count) would remain")
    } else {
      run.console.note("fixed \(findings) in \(files)")
    }
  }
}
