import GlassLintCore

/// `glasslint lint`: find.
enum LintCommand {
  @Sendable static func run(_ arguments: Arguments, _ console: Console) throws(UsageError) -> ExitStatus {
    let run = try LintRun(arguments, console)
    var result = Linter.Result()
    var source: (@Sendable (String) -> [UInt8]?)?
    switch run.input {
    case .files(let list, _):
      result = run.showingProgress(of: list.files) {
        run.linter.lint(list.files, countsLines: run.countsLines, progress: $0)
      }
    case .text(let bytes, let file):
      if let file { result = run.linter.lint(bytes, as: file) }
      result.bytes = bytes.count
      source = { _ in bytes }
    }
    result = run.filtered(result)
    run.reportErrors(of: result)
    let report = run.report(of: result)
    return max(run.write(report, to: run.targets, source: source), run.status(of: report))
  }
}
