import GlassLintCore

/// `glasslint lint`: find.
enum LintCommand {
  @Sendable static func run(_ arguments: Arguments, _ console: Console) throws(UsageError) -> ExitStatus {
    if arguments.has(.watch) { return try Watch.run(arguments, console) }
    let run = try LintRun(arguments, console)
    // The process ends with this: piece by piece its memory would be let go more slowly.
    _ = Unmanaged.passRetained(Kept(run))
    return lint(run)
  }

  private final class Kept {
    let run: LintRun
    init(_ run: LintRun) { self.run = run }
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
