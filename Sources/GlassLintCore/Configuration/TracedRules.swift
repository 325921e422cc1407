/// A change to the settings of one rule: one line of a `rules` object.
struct RuleChange: Sendable {
  enum Level: Sendable, Equatable {
    case keep
    case off
    case on(Severity)
  }

  /// The position of the rule in the list of rules.
  var rule: Int
  var level: Level
  /// By position in the rule's `options`.
  var options: [(option: Int, value: OptionValue)] = []
  var origin: Origin
}

/// The settings of all rules while layer upon layer is laid over them, with where each came from.
struct TracedRules: Sendable {
  private(set) var table: RuleTable
  private(set) var levelOrigins: [Origin]
  private(set) var optionOrigins: [[Origin]]

  /// All rules off, all options at their standard.
  init(_ rules: [Rule]) {
    table = RuleTable(
      settings: rules.map { RuleSettings(severity: nil, options: $0.options.map(\.standard)) })
    levelOrigins = rules.map { _ in .standard }
    optionOrigins = rules.map { $0.options.map { _ in .standard } }
  }

  mutating func apply(_ change: RuleChange) {
    if change.origin.isDecision { table.decided.insert(change.rule) }
    switch change.level {
    case .keep: break
    case .off: table.settings[change.rule].severity = nil
    case .on(let severity): table.settings[change.rule].severity = severity
    }
    if change.level != .keep { levelOrigins[change.rule] = change.origin }
    for (option, value) in change.options {
      table.settings[change.rule].options[option] = value
      optionOrigins[change.rule][option] = change.origin
    }
  }
}
