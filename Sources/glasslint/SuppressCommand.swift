import GlassLintCore

/// `glasslint suppress`: a comment above each of today's findings of some rules, with the reason why they stay.
enum SuppressCommand {
  @Sendable static func run(_ arguments: Arguments, _ console: Console) throws(UsageError) -> ExitStatus {
    let names = OptionDescription.list(arguments.operands.first ?? "")
    if names.isEmpty {
      throw UsageError("`glasslint suppress` needs the id of a rule; `glasslint rules` lists them")
    }
    let reason = try reason(arguments)
    var arguments = arguments
    arguments.setOperands(Array(arguments.operands.dropFirst()))
    let run = try LintRun(arguments, console)
    let rules = try ids(of: names, run, console)
    let writes = !arguments.has(.dryRun) && !arguments.has(.diffOutput)
    let suppressor = Suppressor(
      linter: run.linter, filter: run.filter, rules: rules, reason: reason, writes: writes, jobs: run.jobs)
    let result = run.showingProgress(of: run.files) { suppressor.suppress(run.files, progress: $0) }
    return finish(result, run, names, writes: writes)
  }

  private static func reason(_ arguments: Arguments) throws(UsageError) -> String {
    let example = "--reason \"the hero card floats\""
    guard let text = arguments.value(.reason) else {
      throw UsageError("a comment that silences something says why: add \(example)")
    }
    if text.unicodeScalars.contains(where: {
      $0.properties.generalCategory == .control || $0 == "\u{2028}" || $0 == "\u{2029}"
    }) {
      throw UsageError(
        "the reason is to stand in one line of a comment; leave line ends and control characters out")
    }
    let words = text.split(separator: " ").joined(separator: " ")
    if words.isEmpty { throw UsageError("--reason is empty; say why, such as \(example)") }
    return words
  }

  /// The ids of the rules that names stand for.
  private static func ids(
    of names: [String], _ run: LintRun, _ console: Console
  ) throws(UsageError) -> Set<String> {
    if names.contains(Suppressor.unsilenceable) {
      throw UsageError(
        "\(Suppressor.unsilenceable) is about such comments; `glasslint fix` takes those away that do nothing"
      )
    }
    let selection = RuleSelection(only: Set(names))
    try selection.check(against: run.store)
    let rules = run.store.allRules
    return Set(names.flatMap { RuleSelection.positions(of: $0, in: rules) }.map { rules[$0].id })
  }

  private static func finish(
    _ result: Suppressor.Result, _ run: LintRun, _ names: [String], writes: Bool
  ) -> ExitStatus {
    let console = run.console
    run.reportErrors(of: result.lint)
    run.tellOfExcluded()
    for finding in result.remaining {
      let place = "\(finding.location.file):\(finding.location.start.line)"
      console.report(error: "\(place): no comment can silence \(finding.rule) here without changing the code")
    }
    if run.arguments.has(.diffOutput) {
      for rewrite in result.rewrites { run.writeDiff(of: rewrite) }
    } else if !writes {
      var shown = Linter.Result()
      shown.findings = result.rewrites.flatMap(\.fixable)
      shown.files = result.lint.files
      console.write(run.render(run.report(of: shown), as: .compact))
    }
    summarize(result, names, console, writes: writes)
    if !result.remaining.isEmpty || !run.report(of: result.lint).errors.isEmpty { return .failure }
    return !writes && !result.rewrites.isEmpty ? .findings : .clean
  }

  private static func summarize(
    _ result: Suppressor.Result, _ names: [String], _ console: Console, writes: Bool
  ) {
    if result.rewrites.isEmpty {
      if result.remaining.isEmpty, result.lint.errors.isEmpty {
        console.note(
          "nothing to suppress: no findings of \(names.joined(separator: ", ")) in "
            + Summary.count(result.lint.files, "file"))
      }
      return
    }
    let findings = Summary.count(result.silencedCount, "finding")
    let files = Summary.count(result.rewrites.count, "file")
    console.note("\(writes ? "suppressed" : "would suppress") \(findings) in \(files)")
  }
}
