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
  /// The positions of the rules that a configuration file or a preset besides the default has said something about.
  public internal(set) var decided: Set<Int> = []

  public init(settings: [RuleSettings]) { self.settings = settings }

  public subscript(rule: Int) -> RuleSettings { settings[rule] }

  /// The positions of the rules that are on.
  public var enabled: [Int] { settings.indices.filter { settings[$0].severity != nil } }
}
