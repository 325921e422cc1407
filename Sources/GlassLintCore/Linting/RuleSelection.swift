/// What a run asks of the rules besides what is configured: which ones to run, which to leave out, and their levels.
///
/// Rules go by their ids, or by the theme they belong to, which stands for all of them; where a rule has the name of a
/// theme, the rule is meant.
public struct RuleSelection: Sendable {
  private let only: Set<String>?
  private let disabled: Set<String>
  private let levels: [(name: String, level: Severity)]

  /// - Parameters:
  ///   - only: a rule that is off is switched on, unless a configuration says that it is off. `nil`: those that the
  ///     configurations have on.
  ///   - levels: over those of the configurations; the last of several for one rule counts. A rule that is off is switched
  ///     on by its id, as with `only`, but not by its theme.
  public init(
    only: Set<String>? = nil, disabled: Set<String> = [], levels: [(name: String, level: Severity)] = []
  ) {
    self.only = only
    self.disabled = disabled
    self.levels = levels
  }

  private var isEmpty: Bool { only == nil && disabled.isEmpty && levels.isEmpty }

  /// All that is named.
  private var names: Set<String> { (only ?? []).union(disabled).union(levels.map(\.name)) }

  /// What to say about a name that no configuration of the run has; `nil` where there is none.
  public func mistake(against store: ConfigurationStore) -> String? {
    let unknown = names.filter { RuleRegistry.rule($0) == nil && Rule.Theme(name: $0) == nil }
    if unknown.isEmpty { return nil }
    // Where nothing is linted, the working directory's own rules are still no mistake.
    _ = store.configuration(governing: store.workingDirectory)
    let ids = store.ruleIDs
    // What a broken configuration defines cannot be told, and that it is broken is told in any case.
    guard let name = unknown.sorted().first(where: { !ids.contains($0) }), store.errors.isEmpty else {
      return nil
    }
    return unknownMessage("rule", name, valid: ids + Rule.Theme.names)
  }

  /// Rules that are asked for by their ids, and that files switch off in all the configurations.
  /// - Returns: in the order of their ids, with where the first configuration does so.
  public func withheld(in configurations: [Configuration]) -> [(rule: String, origin: Origin)] {
    Set(only ?? []).union(levels.map(\.name)).sorted().compactMap { id in
      let origins = configurations.map { configuration in
        configuration.position(of: id).flatMap { configuration.originOfOff($0) }
      }
      guard let first = origins.first ?? nil, !origins.contains(nil) else { return nil }
      return (id, first)
    }
  }

  /// Whether a comment silences anything can be told only where the rules it is for have run. So they run, if it is asked
  /// for, and their findings are not reported; else comments are not judged.
  private var judgesSuppressions: Bool { only?.contains(UnusedSuppression.rule.id) ?? disabled.isEmpty }

  private var runsAll: Bool { only != nil && judgesSuppressions }

  /// The configurations with only the rules on that are to run.
  public func applied(to configurations: [Configuration]) -> [Configuration] {
    if isEmpty { return configurations }
    return configurations.map { configuration in
      var selection = Configuration.Selection()
      let only = only.map { positions(of: $0, in: configuration) }
      if runsAll { selection.switchedOn = only ?? [] } else { selection.only = only }
      selection.disabled = positions(of: disabled, in: configuration)
      for (name, level) in levels {
        let rule = configuration.position(of: name)
        for position in positions(of: [name], in: configuration) { selection.levels[position] = level }
        if let rule { selection.switchedOn.insert(rule) }
      }
      return configuration.selecting(selection)
    }
  }

  /// - Parameter selected: as `applied(to:)` gives them.
  public func linter(
    for selected: [Configuration], projects: [Project?], jobs: Int?, overlay: SourceOverlay
  ) -> Linter {
    let reported = runsAll ? only.map { only in Set(selected.flatMap { ids(of: only, in: $0) }) } : nil
    return Linter(
      configurations: selected, projects: projects, jobs: jobs, judgesSuppressions: judgesSuppressions,
      reported: reported, overlay: overlay)
  }

  private func ids(of names: Set<String>, in configuration: Configuration) -> [String] {
    positions(of: names, in: configuration).map { configuration.rules[$0].id }
  }

  private func positions(of names: Set<String>, in configuration: Configuration) -> Set<Int> {
    Set(names.flatMap { Self.positions(of: $0, in: configuration.rules) })
  }

  /// The positions of the rules that an id or the name of a theme stands for; none where it is neither.
  public static func positions(of name: String, in rules: [Rule]) -> [Int] {
    if let position = rules.firstIndex(where: { $0.id == name }) { return [position] }
    guard let theme = Rule.Theme(name: name) else { return [] }
    return rules.indices.filter { rules[$0].theme == theme }
  }
}

extension Rule.Theme {
  /// The themes that stand for their rules where rules are asked for by name.
  public static let names = named.map(\.name)

  init?(name: String) {
    guard let theme = Self.named.first(where: { $0.name == name }) else { return nil }
    self = theme
  }
}
