import GlassLintCore

/// `glasslint rules`: all rules, as a table or for programs.
enum RulesCommand {
  @Sendable static func run(_ arguments: Arguments, _ console: Console) throws(UsageError) -> ExitStatus {
    console.setColor(arguments.value(.color))
    if arguments.value(.listFormat) == "json" {
      console.write(RuleList.json(RuleRegistry.all))
    } else {
      console.write(RuleList.table(RuleRegistry.all, color: console.usesColor))
    }
    return .clean
  }
}
