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

extension Shard {
  /// What to say where there is nothing to lint.
  var noteOfNothing: String { "part \(text) holds none of the files" }
}
