import GlassLintCore

/// `glasslint explain`: the documentation of rules.
enum ExplainCommand {
  @Sendable static func run(_ arguments: Arguments, _ console: Console) throws(UsageError) -> ExitStatus {
    console.setColor(arguments.value(.color))
    let rules = try rules(arguments)
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

  private static func rules(_ arguments: Arguments) throws(UsageError) -> [Rule] {
    if arguments.has(.all) {
      if let id = arguments.operands.first {
        throw UsageError("--all explains every rule already; leave out \"\(id)\", or --all")
      }
      return RuleRegistry.all
    }
    if arguments.operands.isEmpty {
      throw UsageError("`glasslint explain` needs a rule, or --all; `glasslint rules` lists them")
    }
    var rules: [Rule] = []
    for id in arguments.operands {
      guard let rule = RuleRegistry.rule(id) else {
        throw UsageError(unknownMessage("rule", id, valid: RuleRegistry.all.map(\.id)))
      }
      rules.append(rule)
    }
    return rules
  }
}
