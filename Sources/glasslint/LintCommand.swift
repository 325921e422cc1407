import GlassLintCore

/// `glasslint lint`: find.
enum LintCommand {
  @Sendable static func run(_ arguments: Arguments, _ console: Console) throws(UsageError) -> ExitStatus {
    if arguments.has(.watch) { return try Watch.run(arguments, console) }
    return lint(try LintRun(arguments, console))
  }

  static func lint(_ run: LintRun) -> ExitStatus {
    let result = run.filtered(
      run.showingProgress(of: run.files) {
        run.linter.lint(run.files, countsLines: run.countsLines, progress: $0)
      })
    run.reportErrors(of: result)
    let report = run.report(of: result)
    return max(run.write(report, to: run.targets), run.status(of: report))
  }
}
