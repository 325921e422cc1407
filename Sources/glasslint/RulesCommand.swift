import GlassLintCore

/// `glasslint rules`: all rules, as a table or for programs; or a test of a team's own.
enum RulesCommand {
  @Sendable static func run(_ arguments: Arguments, _ console: Console) throws(UsageError) -> ExitStatus {
    console.setColor(arguments.value(.color))
    let store = ConfigurationStore(configurationFile: arguments.value(.config))
    if arguments.has(.test) { return try test(arguments.operands, store, console) }
    if let operand = arguments.operands.first {
      throw UsageError(
        "`glasslint rules` does not take \"\(operand)\"; to test custom rules on it, add --test")
    }
    let configuration = store.configuration(governing: store.workingDirectory).map {
      store.configurations[$0]
    }
    for error in store.errors { console.report(error) }
    let rules = configuration?.rules ?? RuleRegistry.all
    if arguments.value(.listFormat) == "json" {
      console.write(RuleList.json(rules))
    } else {
      console.write(RuleList.table(rules, color: console.usesColor))
    }
    return configuration == nil ? .failure : .clean
  }

  private static func test(
    _ files: [String], _ store: ConfigurationStore, _ console: Console
  ) throws(UsageError) -> ExitStatus {
    if files.isEmpty { throw UsageError("--test needs a file: `glasslint rules --test FILE…`") }
    let result = CustomRuleTest.run(files, store: store)
    for error in store.errors { console.report(error) }
    for error in result.errors { console.report(error) }
    for mistake in result.mistakes { console.write("\(mistake)\n") }
    if !store.errors.isEmpty || !result.errors.isEmpty { return .failure }
    console.write("\(result.summary)\n")
    return result.mistakes.isEmpty ? .clean : .findings
  }
}
