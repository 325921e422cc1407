// The tools that tell about rules and settings.

extension MCPTool {
  static let explain = MCPTool(
    name: "explain", title: "One rule: what, why, wrong, right",
    help: """
      All about one rule: what it finds, why, wrong and right code, its options and how to fix it. Read it before you \
      argue with a finding or suppress one.
      """,
    parameters: [
      MCPParameter("rule", .text, isRequired: true, "The rule's id, as in a finding: \"spacing-scale\".")
    ],
    output: .object([("rule", .type("object"))])
  ) { (arguments, context) throws(MCPFailure) in
    let rules = try rules(context)
    let id = arguments.text("rule") ?? ""
    guard let rule = rules.first(where: { $0.id == id }) else {
      throw .arguments(unknownMessage("rule", id, valid: rules.map(\.id)))
    }
    return MCPAnswer(
      text: MCPLimit.clipped(String(decoding: RuleHelp.page(rule, color: false), as: UTF8.self)),
      data: ["rule": RuleList.description(of: rule)])
  }

  static let rules = MCPTool(
    name: "rules", title: "The rules there are",
    help:
      "Lists the rules: what each finds, its level by default and whether it has a fix. `explain` tells all about one.",
    parameters: [
      MCPParameter("rules", .texts, "Only these ids."),
      MCPParameter("theme", .choice(Rule.Theme.allCases.map(\.rawValue)), "Only rules of this theme."),
      MCPParameter(
        "fields", .choices(RuleList.fields), "What to tell of each; id, severity, fix and summary by default."
      ),
    ],
    output: .object([("rules", .list(of: .type("object"))), ("omitted", .type("integer"))])
  ) { (arguments, context) throws(MCPFailure) in
    var rules = try rules(context)
    if let ids = arguments.texts("rules") {
      if let id = ids.first(where: { id in !rules.contains { $0.id == id } }) {
        throw .arguments(unknownMessage("rule", id, valid: rules.map(\.id)))
      }
      rules.removeAll { !ids.contains($0.id) }
    }
    if let theme = arguments.text("theme") { rules.removeAll { $0.theme.rawValue != theme } }
    let fields = arguments.texts("fields").map { Set($0) }
    let values = rules.map {
      RuleList.description(of: $0, fields: fields ?? ["id", "severity", "fix", "summary"])
    }
    let shown = MCPLimit.fitting(values)
    let text =
      fields == nil
      ? String(decoding: RuleList.table(rules, color: false), as: UTF8.self)
      : values.map { $0.compact + "\n" }.joined()
    return MCPAnswer(
      text: MCPLimit.clipped(text),
      data: ["rules": JSONValue(.array(shown)), "omitted": .count(values.count - shown.count)])
  }

  static let config = MCPTool(
    name: "config", title: "The settings in force",
    help: """
      The configuration in force for a file or folder, with where each part came from: scales, rules and their levels \
      and options, deployment targets.
      """,
    parameters: [MCPParameter("file", .text, "A Swift file or a folder; by default the root.")]
  ) { (arguments, context) throws(MCPFailure) in
    let store = context.store
    let path = try context.path(arguments.text("file") ?? ".")
    let isFolder = FilePath.kind(of: path) == .directory
    guard let index = store.configuration(governing: isFolder ? path : FilePath.directory(of: path)) else {
      throw .refused(store.mistakes)
    }
    let configuration = store.configurations[index]
    let targets = isFolder ? nil : ProjectLoader(store: store).targets(holding: path, configuration)
    return MCPAnswer(
      text: MCPLimit.clipped(
        configuration.describe(forFile: isFolder ? nil : path, targets: targets), to: 60_000))
  }

  /// The rules of the root's configuration.
  static func rules(_ context: MCPContext) throws(MCPFailure) -> [Rule] {
    let store = context.store
    guard let index = store.configuration(governing: context.root) else { throw .refused(store.mistakes) }
    return store.configurations[index].rules
  }
}

extension ConfigurationStore {
  /// What is wrong with configurations, a line each.
  var mistakes: String {
    errors.map { SourceError($0) }.map { TerminalText.visible("\($0.path): \($0.reason)") }.joined(
      separator: "\n")
  }
}
