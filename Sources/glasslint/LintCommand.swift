import GlassLintCore

/// `glasslint lint`: find.
enum LintCommand {
  @Sendable static func run(_ arguments: Arguments, _ console: Console) throws(UsageError) -> ExitStatus {
    let run = try LintRun(arguments, console)
    let result = run.filtered(
      run.showingProgress(of: run.files) {
        run.linter.lint(run.files, countsLines: run.countsLines, progress: $0)
      })
    run.reportErrors(of: result)
    let report = run.report(of: result)
    return max(run.write(report, to: run.targets), run.status(of: report))
  }
}
