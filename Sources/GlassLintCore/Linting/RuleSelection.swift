/// The rules that a run is asked for, and those it is to leave out.
public struct RuleSelection: Sendable {
  private let only: Set<String>?
  private let disabled: Set<String>

  /// - Parameters:
  ///   - only: ids; a rule that is off is switched on. `nil`: those that the configurations have on.
  ///   - disabled: ids.
  public init(only: Set<String>? = nil, disabled: Set<String> = []) {
    self.only = only
    self.disabled = disabled
  }

  /// What to say about the id of a rule that no configuration of the run has; `nil` where there is none.
  public func mistake(against store: ConfigurationStore) -> String? {
    let unknown = (only ?? []).union(disabled).filter { RuleRegistry.rule($0) == nil }
    if unknown.isEmpty { return nil }
    // Where nothing is linted, the working directory's own rules are still no mistake.
    _ = store.configuration(governing: store.workingDirectory)
    let ids = store.ruleIDs
    // What a broken configuration defines cannot be told, and that it is broken is told in any case.
    guard let id = unknown.sorted().first(where: { !ids.contains($0) }), store.errors.isEmpty else {
      return nil
    }
    return unknownMessage("rule", id, valid: ids)
  }

  /// Whether a comment silences anything can be told only where the rules it is for have run. So they run, if it is asked
  /// for, and their findings are not reported; else comments are not judged.
  private var judgesSuppressions: Bool { only?.contains("unused-suppression") ?? disabled.isEmpty }

  private var runsAll: Bool { only != nil && judgesSuppressions }

  /// The configurations with only the rules on that are to run.
  public func applied(to configurations: [Configuration]) -> [Configuration] {
    configurations.map { configuration in
      if only == nil, disabled.isEmpty { return configuration }
      return configuration.selecting(
        only: runsAll ? nil : only.map { positions(of: $0, in: configuration) },
        disabled: positions(of: disabled, in: configuration))
    }
  }

  /// - Parameter selected: as `applied(to:)` gives them.
  public func linter(
    for selected: [Configuration], projects: [Project?], jobs: Int?, overlay: SourceOverlay
  ) -> Linter {
    Linter(
      configurations: selected, projects: projects, jobs: jobs, judgesSuppressions: judgesSuppressions,
      reported: runsAll ? only : nil, overlay: overlay)
  }

  private func positions(of ids: Set<String>, in configuration: Configuration) -> Set<Int> {
    Set(ids.compactMap { configuration.position(of: $0) })
  }
}
