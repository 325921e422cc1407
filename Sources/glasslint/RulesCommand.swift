import GlassLintCore

/// `glasslint rules`: all rules, as a table or for programs; or a test of a team's own.
enum RulesCommand {
  @Sendable static func run(_ arguments: Arguments, _ console: Console) throws(UsageError) -> ExitStatus {
    console.setColor(arguments.value(.color))
    let store = ConfigurationStore(configurationFile: arguments.value(.config))
    if arguments.has(.test) {
      if let option = [OptionDescription.listFormat, .listOnly, .fields].first(where: { arguments.has($0) }) {
        throw UsageError("--\(option.name) says what to list; leave it out with --test")
      }
      return try test(arguments.operands, store, console)
    }
    if let operand = arguments.operands.first {
      throw UsageError(
        "`glasslint rules` does not take \"\(operand)\"; to test custom rules on it, add --test")
    }
    let configuration = store.configuration(governing: store.workingDirectory).map {
      store.configurations[$0]
    }
    for error in store.errors { console.report(error) }
    let rules = try selected(of: configuration?.rules ?? RuleRegistry.all, arguments)
    let fields = try fields(arguments)
    if arguments.value(.listFormat) == "json" {
      console.write(RuleList.json(rules, fields: fields))
    } else {
      console.write(RuleList.table(rules, color: console.usesColor))
    }
    return configuration == nil ? .failure : .clean
  }

  private static func selected(of rules: [Rule], _ arguments: Arguments) throws(UsageError) -> [Rule] {
    guard arguments.has(.listOnly) else { return rules }
    var selected: Set<Int> = []
    for name in arguments.list(.listOnly) {
      let positions = RuleSelection.positions(of: name, in: rules)
      if positions.isEmpty {
        throw UsageError(unknownMessage("rule", name, valid: rules.map(\.id) + Rule.Theme.names))
      }
      selected.formUnion(positions)
    }
    return selected.sorted().map { rules[$0] }
  }

  private static func fields(_ arguments: Arguments) throws(UsageError) -> Set<String>? {
    guard arguments.has(.fields) else { return nil }
    guard arguments.value(.listFormat) == "json" else {
      throw UsageError("--fields belongs to --format json")
    }
    let fields = arguments.list(.fields)
    if let field = fields.first(where: { !RuleList.fields.contains($0) }) {
      throw UsageError(unknownMessage("field", field, valid: RuleList.fields))
    }
    return Set(fields)
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
