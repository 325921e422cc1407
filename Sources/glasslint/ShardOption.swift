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
  /// The files of one part. Configurations, rules and the project's index are those of all files; see that they are made
  /// before.
  func part(_ shard: Shard?, of store: ConfigurationStore) -> Self {
    guard let shard, case .files(var list, let paths) = self else { return self }
    let names = ReportPaths.inRepository(workingDirectory: store.workingDirectory)
    list.files.removeAll { !shard.contains(names.fromRoot($0.absolutePath)) }
    return .files(list, paths: paths)
  }
}

extension Shard {
  /// What to say where there is nothing to lint.
  var noteOfNothing: String { "part \(text) holds none of the files" }
}
