import GlassLintCore

extension RuleSelection {
  /// What `--only`, `--disable` and `--severity` ask for.
  init(_ arguments: Arguments) {
    self.init(
      only: arguments.has(.only) ? Set(arguments.list(.only)) : nil, disabled: Set(arguments.list(.disable)),
      levels: arguments.list(.severity).compactMap { text in
        OptionDescription.level(text).flatMap { rule, level in Severity(name: level).map { (rule, $0) } }
      })
  }

  /// - Throws: `UsageError` for the id of a rule that no configuration of the run has.
  func check(against store: ConfigurationStore) throws(UsageError) {
    if let mistake = mistake(against: store) { throw UsageError(mistake) }
  }

  /// What to say where it asks for rules that the configurations have off.
  func remarks(on configurations: [Configuration]) -> [String] {
    withheld(in: configurations).map { rule, origin in
      "\(rule) is asked for, but \(origin) says that it is off; change that to have it run"
    }
  }
}
