import GlassLintCore

/// `glasslint hook agent`: what a coding agent calls after an edit, and hands what is found in it back to the model.
enum AgentHook {
  /// Whether a command line calls it, be it well written or not.
  static func isCalled(by words: [String]) -> Bool { words.starts(with: ["hook", "agent"]) }

  static func run(_ arguments: Arguments, _ console: Console) throws(UsageError) -> ExitStatus {
    for option in [OptionDescription.fixStaged, .unsafe, .diff] where arguments.has(option) {
      throw UsageError("--\(option.name) is an option of `hook install` and `hook run`")
    }
    let files = try edited().filter { $0.hasSuffix(".swift") && FileStatus.isFile($0) }
    if files.isEmpty { return .clean }
    var arguments = arguments
    arguments.setOperands(files)
    arguments.add(.format, ReportFormat.agent.rawValue)
    let run = try LintRun(arguments, console, comparesIndex: true)
    var result = run.filtered(run.linter.lint(run.files))
    run.reportErrors(of: result)
    // What is told here is told to be acted upon, unless somebody says how much is.
    if arguments.has(.failOn) {
      let level = arguments.failLevel
      result.findings.removeAll { finding in level.map { finding.severity < $0 } ?? true }
    }
    let report = run.report(of: result)
    console.writeAside(run.render(report, as: .agent))
    if !report.findings.isEmpty { return ExitStatus.findings.forAgent }
    return report.errors.isEmpty ? .clean : ExitStatus.failure.forAgent
  }

  /// The files that standard input names.
  private static func edited() throws(UsageError) -> [String] {
    let bytes: [UInt8]
    do throws(SourceError) {
      bytes = try Descriptor.readInput()
    } catch {
      throw UsageError("\(error.path): \(error.reason)")
    }
    do throws(AgentHookInput.Mistake) {
      return try AgentHookInput(bytes, workingDirectory: ReportPaths.current().workingDirectory).files
    } catch {
      throw UsageError(error.message)
    }
  }
}

extension ExitStatus {
  /// As agents' hooks have it: 2 hands standard error to the model, 1 shows it to whoever uses the agent.
  var forAgent: ExitStatus {
    switch self {
    case .clean: .clean
    case .findings: .failure
    case .failure: .findings
    }
  }
}
