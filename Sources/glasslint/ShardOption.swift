import GlassLintCore

extension Arguments {
  /// What `--shard` says; `nil`: all files.
  func shard() throws(UsageError) -> Shard? {
    guard let text = value(.shard) else { return nil }
    guard let shard = Shard(text) else {
      throw UsageError(
        "--shard takes a part and how many there are, 1/4 to 4/4 of four and at most \(Shard.maximumCount), "
          + "not \"\(text)\"")
    }
    if has(.stdinPath) { throw UsageError("--shard divides files; there is one only with --stdin-path") }
    return shard
  }
}

extension LintRun.Input {
  /// The files of one part. What is made of all files, configurations, rules and the project's index, has to be made
  /// before.
  func part(_ shard: inout Shard?, of store: ConfigurationStore) -> Self {
    guard case .files(var list, let paths) = self else { return self }
    shard?.divide(&list.files, paths: .inRepository(workingDirectory: store.workingDirectory))
    return .files(list, paths: paths)
  }
}

extension Shard {
  /// What to say where there is nothing to lint.
  var noteOfNothing: String { "part \(text) holds none of the files" }
}
