/// A named set of conventions that ships with GlassLint.
///
/// Every configuration stands on `glasslint:recommended`; another preset is laid over it and over what `extends` names
/// before it.
public struct Preset: Sendable {
  /// With its prefix: `glasslint:recommended`.
  public let name: String
  /// What it is, in one line without a period.
  public let summary: String
  /// The levels it gives to rules that `rules` does not name.
  public let levels: Levels
  /// By rule id. An id that is not in the list of rules is passed over.
  public let rules: [String: Change]
  /// Scales it brings, by role; roles it does not name keep theirs.
  public let scales: [Role: Scale]
  /// Shadow levels it brings, if any.
  public let shadows: [ShadowLevel]?
  /// Whether the scales are dropped that stand in where a project writes too little to learn from.
  public let dropsStandardScales: Bool
  /// Rules of its own, written as patterns; `rules` may name them too.
  public let customRules: [CustomRuleSource]

  public enum Levels: Sendable {
    /// As they are.
    case unchanged
    /// The rule's own.
    case standard
    /// The rule's own; `info` for a rule that is off by itself.
    case all
    /// Off.
    case off
  }

  /// What it says about a rule.
  public struct Change: Sendable {
    /// `nil` keeps the level.
    public var severity: Severity?
    public var options: [String: OptionValue]
    /// Whether the rule is switched off, whatever its severity.
    public var isOff = false

    /// A rule that speaks against the preset's own conventions.
    public static var off: Self {
      var change = Self()
      change.isOff = true
      return change
    }

    public init(_ severity: Severity? = nil, options: [String: OptionValue] = [:]) {
      self.severity = severity
      self.options = options
    }
  }

  public init(
    name: String, summary: String, levels: Levels = .unchanged, rules: [String: Change] = [:],
    scales: [Role: Scale] = [:], shadows: [ShadowLevel]? = nil, dropsStandardScales: Bool = false,
    customRules: [CustomRuleSource] = []
  ) {
    self.name = name
    self.summary = summary
    self.levels = levels
    self.rules = rules
    self.scales = scales
    self.shadows = shadows
    self.dropsStandardScales = dropsStandardScales
    self.customRules = customRules
  }

  /// Its changes to a list of rules, in the order of the list.
  func changes(to list: [Rule]) -> [RuleChange] {
    list.indices.compactMap { index in
      let rule = list[index]
      let change = rules[rule.id]
      // What a team has defined for itself is its own affair.
      if levels == .unchanged || rule.theme == .custom, change == nil { return nil }
      let options = rule.options.indices.compactMap { option in
        change?.options[rule.options[option].name].map { (option: option, value: $0) }
      }
      return RuleChange(
        rule: index, level: rule.theme == .custom ? Self.level(change) : level(of: rule, change),
        options: options, origin: .preset(name))
    }
  }

  private static func level(_ change: Change?) -> RuleChange.Level {
    change?.isOff == true ? .off : change?.severity.map { .on($0) } ?? .keep
  }

  private func level(of rule: Rule, _ change: Change?) -> RuleChange.Level {
    if change?.isOff == true { return .off }
    if let severity = change?.severity { return .on(severity) }
    return switch levels {
    case .unchanged: .keep
    case .standard: rule.severity.map { .on($0) } ?? .off
    case .all: .on(rule.severity ?? .info)
    case .off: change == nil ? .off : .keep
    }
  }
}

/// The presets a configuration can name in `extends`.
public enum Presets {
  public static let all: [Preset] = [
    recommended, everything, liquidGlass, tokensOnly, accessibility, eventCreation, idp, focusFlow,
    persistentBackground, systemFirst,
  ]

  public static let recommended = Preset(
    name: "glasslint:recommended", summary: "The default: each rule at its own level", levels: .standard,
    scales: DesignScales.standard)

  public static let everything = Preset(
    name: "glasslint:all", summary: "Every rule on; info for those that are off by default", levels: .all)

  public static func preset(_ name: String) -> Preset? { all.first { $0.name == name } }

  /// By its name, with what all names begin with or without.
  public static func named(_ word: String) -> Preset? { preset(word) ?? preset(prefix + word) }

  /// What the names of presets begin with.
  public static let prefix = "glasslint:"
}
