import GlassLintCore

extension RuleSelection {
  /// What `--only` and `--disable` ask for.
  init(_ arguments: Arguments) {
    self.init(
      only: arguments.has(.only) ? Set(arguments.list(.only)) : nil, disabled: Set(arguments.list(.disable)))
  }

  /// - Throws: `UsageError` for the id of a rule that no configuration of the run has.
  func check(against store: ConfigurationStore) throws(UsageError) {
    if let mistake = mistake(against: store) { throw UsageError(mistake) }
  }
}
