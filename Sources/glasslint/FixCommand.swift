import GlassLintCore

/// `glasslint fix`: rewrite, and report what remains.
struct FixCommand {
  private let run: LintRun
  private let fixer: Fixer
  private let isDryRun: Bool
  private let printsDiff: Bool
  private let writes: Bool

  @Sendable static func run(_ arguments: Arguments, _ console: Console) throws(UsageError) -> ExitStatus {
    try FixCommand(arguments, console).execute()
  }

  private init(_ arguments: Arguments, _ console: Console) throws(UsageError) {
    isDryRun = arguments.has(.dryRun)
    printsDiff = arguments.has(.diffOutput)
    writes = !isDryRun && !printsDiff
    run = try LintRun(arguments, console)
    fixer = Fixer(
      linter: run.linter, filter: run.filter, allowsUnsafe: arguments.has(.unsafe),
      writes: writes && run.git.staged == nil, jobs: run.jobs)
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
    case .files:
      var result = run.showingProgress(of: run.files) {
        fixer.fix(run.files, countsLines: run.countsLines, progress: $0)
      }
      if let staged = run.git.staged, writes { write(&result, to: staged) }
      return finish(result)
    case .text(let bytes, _):
      let result = run.files.first.map { fixer.fix(bytes, as: $0) } ?? Fixer.Result()
      if !writes { return finish(result) }
      run.reportErrors(of: result.lint)
      // An editor puts what comes out in the place of what went in, so where anything failed, nothing comes out.
      let report = run.report(of: result.lint)
      guard report.errors.isEmpty else { return .failure }
      let fixed = result.rewrites.first?.after ?? bytes
      run.console.write(fixed)
      return targets.isEmpty ? .clean : run.write(report, to: targets, overlay(after: result))
    }
  }

  /// Brings the fixed files to git's index, and to the work tree.
  private func write(_ result: inout Fixer.Result, to staged: StagedFiles) {
    let rewriter = StagedRewriter(staged, linter: run.linter, allowsUnsafe: run.arguments.has(.unsafe))
    let outcome = rewriter.write(result.rewrites)
    result.lint.errors += outcome.errors
    let untouched = result.rewrites.map(\.file).filter { outcome.untouched.contains($0.absolutePath) }
    if !untouched.isEmpty { result.undo(untouched, remaining: run.filtered(run.linter.lint(untouched))) }
    for note in outcome.notes { run.console.note(note) }
  }

  /// What was linted last, where that is not what lies on disk.
  private func overlay(after result: Fixer.Result) -> SourceOverlay {
    var overlay = run.overlay
    if overlay.isEmpty { return overlay }
    for rewrite in result.rewrites { overlay[rewrite.file.absolutePath] = .text(rewrite.after) }
    return overlay
  }

  private func finish(_ result: Fixer.Result) -> ExitStatus {
    run.reportErrors(of: result.lint)
    summarize(result)
    var status = run.status(of: run.report(of: result.lint))
    if !writes, !result.rewrites.isEmpty { status = max(status, .findings) }
    return max(status, write(result))
  }

  /// Writes what was asked for: a diff, the list of what would be fixed, or the report of what remains.
  private func write(_ result: Fixer.Result) -> ExitStatus {
    if printsDiff {
      for rewrite in result.rewrites { run.writeDiff(of: rewrite) }
    }
    var shown = result.lint
    if !writes { shown.findings = result.rewrites.flatMap(\.fixable) }
    return run.write(run.report(of: shown), to: targets, writes ? overlay(after: result) : nil)
  }

  private func summarize(_ result: Fixer.Result) {
    let count = result.fixedCount
    guard count > 0 else { return }
    let findings = Summary.count(count, "finding")
    let files = Summary.count(result.rewrites.count, "file")
    if !writes {
      run.console.note("would fix \(findings) in \(files); \(result.lint.findings.count) would remain")
    } else {
      run.console.note("fixed \(findings) in \(files)")
    }
  }
}
