import GlassLintCore

/// What `--only` and `--disable` ask for.
struct RuleSelection {
  private let only: Set<String>?
  private let disabled: Set<String>

  init(_ arguments: Arguments) {
    only = arguments.has(.only) ? Set(arguments.list(.only)) : nil
    disabled = Set(arguments.list(.disable))
  }

  /// - Throws: `UsageError` for the id of a rule that no configuration of the run has.
  func check(against store: ConfigurationStore) throws(UsageError) {
    let unknown = (only ?? []).union(disabled).filter { RuleRegistry.rule($0) == nil }
    if unknown.isEmpty { return }
    // Where nothing is linted, the working directory's own rules are still no mistake.
    _ = store.configuration(governing: store.workingDirectory)
    let ids = store.ruleIDs
    // What a broken configuration defines cannot be told, and that it is broken is told in any case.
    guard let id = unknown.sorted().first(where: { !ids.contains($0) }), store.errors.isEmpty else { return }
    throw UsageError(unknownMessage("rule", id, valid: ids))
  }

  /// Whether a comment silences anything can be told only where the rules it is for have run. So they run, if it is asked
  /// for, and their findings are not reported; else comments are not judged.
  private var judgesSuppressions: Bool { only?.contains("unused-suppression") ?? disabled.isEmpty }

  private var runsAll: Bool { only != nil && judgesSuppressions }

  /// The configurations with only the rules on that are to run.
  func applied(to configurations: [Configuration]) -> [Configuration] {
    configurations.map { configuration in
      if only == nil, disabled.isEmpty { return configuration }
      return configuration.selecting(
        only: runsAll ? nil : only.map { positions(of: $0, in: configuration) },
        disabled: positions(of: disabled, in: configuration))
    }
  }

  /// - Parameter selected: as `applied(to:)` gives them.
  func linter(for selected: [Configuration], projects: [Project?], jobs: Int?, overlay: SourceOverlay)
    -> Linter
  {
    Linter(
      configurations: selected, projects: projects, jobs: jobs, judgesSuppressions: judgesSuppressions,
      reported: runsAll ? only : nil, overlay: overlay)
  }

  private func positions(of ids: Set<String>, in configuration: Configuration) -> Set<Int> {
    Set(ids.compactMap { configuration.position(of: $0) })
  }
}
