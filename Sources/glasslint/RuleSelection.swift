import GlassLintCore

/// What `--only` and `--disable` ask for.
struct RuleSelection {
  private let only: Set<String>?
  private let disabled: Set<String>

  init(_ arguments: Arguments) {
    only = arguments.has(.only) ? Set(arguments.list(.only)) : nil
    disabled = Set(arguments.list(.disable))
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
        only: runsAll ? nil : only.map(positions), disabled: positions(of: disabled))
    }
  }

  /// - Parameter selected: as `applied(to:)` gives them.
  func linter(for selected: [Configuration], projects: [Project?], jobs: Int?) -> Linter {
    Linter(
      configurations: selected, projects: projects, jobs: jobs, judgesSuppressions: judgesSuppressions,
      reported: runsAll ? only : nil)
  }

  private func positions(of ids: Set<String>) -> Set<Int> {
    Set(ids.compactMap { RuleRegistry.indexByID[$0] })
  }
}
