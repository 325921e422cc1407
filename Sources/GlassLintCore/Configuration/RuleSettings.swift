/// What the configuration says about one rule.
public struct RuleSettings: Sendable, Equatable {
  /// `nil`: the rule is off.
  public var severity: Severity?
  /// In the order of the rule's `options`, each of the option's kind.
  public var options: [OptionValue]

  public init(severity: Severity?, options: [OptionValue]) {
    self.severity = severity
    self.options = options
  }

  /// A rule switched on, with some of its options given by name, as its examples need them. A rule that is off by
  /// itself gets `warning`; names that are no options of it are passed over.
  public init(enabling rule: Rule, options: [String: OptionValue] = [:]) {
    self.init(
      severity: rule.severity ?? .warning, options: rule.options.map { options[$0.name] ?? $0.standard })
  }
}

/// The settings of all rules for a file, by the position of the rule in the list the configuration was made for.
public struct RuleTable: Sendable, Equatable {
  public internal(set) var settings: [RuleSettings]

  public init(settings: [RuleSettings]) { self.settings = settings }

  public subscript(rule: Int) -> RuleSettings { settings[rule] }

  /// The positions of the rules that are on.
  public var enabled: [Int] { settings.indices.filter { settings[$0].severity != nil } }
}

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
