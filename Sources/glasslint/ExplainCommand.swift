import GlassLintCore

/// `glasslint explain`: the documentation of rules.
enum ExplainCommand {
  @Sendable static func run(_ arguments: Arguments, _ console: Console) throws(UsageError) -> ExitStatus {
    console.setColor(arguments.value(.color))
    let store = ConfigurationStore(configurationFile: arguments.value(.config))
    let rules = try rules(arguments, store)
    guard store.errors.isEmpty else {
      for error in store.errors { console.report(error) }
      return .failure
    }
    let isMarkdown = arguments.value(.documentFormat) == "markdown"
    for (index, rule) in rules.enumerated() {
      if index > 0 { console.write("\n") }
      if isMarkdown {
        console.write(RulePage.markdown(rule))
      } else {
        console.write(RuleHelp.page(rule, color: console.usesColor))
      }
    }
    return .clean
  }

  private static func rules(_ arguments: Arguments, _ store: ConfigurationStore) throws(UsageError) -> [Rule]
  {
    if arguments.has(.all) {
      if let id = arguments.operands.first {
        throw UsageError("--all explains every rule already; leave out \"\(id)\", or --all")
      }
      return all(store)
    }
    if arguments.operands.isEmpty {
      throw UsageError("`glasslint explain` needs a rule, or --all; `glasslint rules` lists them")
    }
    var rules: [Rule] = []
    for id in arguments.operands {
      // A built-in rule needs no configuration.
      if let rule = RuleRegistry.rule(id) {
        rules.append(rule)
        continue
      }
      let known = all(store)
      guard store.errors.isEmpty else { return [] }
      guard let rule = known.first(where: { $0.id == id }) else {
        throw UsageError(unknownMessage("rule", id, valid: known.map(\.id)))
      }
      rules.append(rule)
    }
    return rules
  }

  /// The rules in force for the working directory.
  private static func all(_ store: ConfigurationStore) -> [Rule] {
    let index = store.configuration(governing: store.workingDirectory)
    return index.map { store.configurations[$0].rules } ?? RuleRegistry.all
  }
}
