import GlassLintCore

/// `glasslint baseline`: record what there is, so that only what is new is reported.
enum BaselineCommand {
  @Sendable static func run(_ arguments: Arguments, _ console: Console) throws(UsageError) -> ExitStatus {
    let run = try LintRun(arguments, console, baseline: .write)
    guard case .files(let list, let paths) = run.input else { return .failure }
    let result = run.showingProgress(of: list.files) { run.linter.lint(list.files, progress: $0) }
    run.reportErrors(of: result)
    let errors = run.report(of: result).errors
    var status: ExitStatus = errors.isEmpty ? .clean : .failure
    run.tellOfExcluded()
    if list.files.isEmpty, errors.isEmpty, list.excluded.isEmpty {
      console.note(Summary.nothingToLint(in: paths))
    }
    let updates = BaselineUpdate.updates(
      of: run.filter.baselines, by: BaselineUpdate.Run(result, of: list, named: paths, store: run.store),
      prunes: arguments.has(.prune))
    for update in updates {
      do throws(SourceError) {
        try update.write()
      } catch {
        console.report(error)
        status = .failure
        continue
      }
      if !console.isQuiet { console.write(TerminalText.visible(update.text) + "\n") }
    }
    return status
  }
}

extension BaselineFinder.Choice {
  init(_ arguments: Arguments) throws(UsageError) {
    guard let file = arguments.value(.baseline) else {
      self = arguments.has(.noBaseline) ? .none : .nearest
      return
    }
    if arguments.has(.noBaseline) {
      throw UsageError("--baseline and --no-baseline contradict each other; leave one of them out")
    }
    self = .file(file)
  }
}

extension LintRun {
  /// What becomes of the baselines of a run.
  enum BaselineUse {
    case read, write
  }

  /// Takes out what is not to be reported, and says what the baselines hold too much.
  func filtered(_ result: Linter.Result) -> Linter.Result {
    // Where only some rules have run, the entries of the others are none too many.
    let tellsUnused = console.isVerbose && !arguments.has(.only) && !arguments.has(.disable)
    let outcome = filter.apply(to: result, of: files, tellsUnused: tellsUnused)
    for (file, unused) in zip(filter.baselines.files, outcome.unused) where !unused.isEmpty {
      let command = arguments.value(.baseline) == nil ? "" : " --baseline \(file.name)"
      console.detail(
        "baseline: \(unused.count) of the findings in \(file.name) no longer occur\(unused.count == 1 ? "s" : "");"
          + " `glasslint baseline --prune\(command)` drops them")
    }
    return outcome.result
  }

  func describeBaselines() {
    guard console.isVerbose else { return }
    for file in filter.baselines.files {
      console.detail("baseline: \(file.name) (\(Summary.count(file.baseline.entries.count, "finding")))")
    }
  }
}
