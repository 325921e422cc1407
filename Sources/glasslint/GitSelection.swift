import GlassLintCore

/// What `--staged` and `--diff` make of a run: which files it is about, and which lines.
struct GitSelection {
  /// `nil` without `--staged`.
  let staged: StagedFiles?
  private let revision: String?
  /// Whether the lines count that differ from git's index.
  private let comparesIndex: Bool

  /// - Throws: `UsageError` where options contradict each other, and where git cannot tell what is staged.
  init(
    _ arguments: Arguments, _ store: ConfigurationStore, comparesIndex: Bool = false
  ) throws(UsageError) {
    self.comparesIndex = comparesIndex
    revision = arguments.value(.diff)
    guard arguments.has(.staged) else {
      staged = nil
      return
    }
    for option in [OptionDescription.stdinPath, .filesFrom] where arguments.has(option) {
      throw UsageError("--staged lints what git's index holds; leave out --\(option.name)")
    }
    if arguments.has(.null) { throw UsageError("-0 belongs to --files-from") }
    staged = try askingGit { () throws(GitError) in
      try StagedFiles(below: arguments.operands, store: store)
    }
  }

  /// The lines that changed since the revision; `nil` where all count.
  func changes(
    in files: [LintFile], _ overlay: SourceOverlay, _ store: ConfigurationStore, jobs: Int?
  ) throws(UsageError) -> ChangedLines? {
    if comparesIndex {
      return try askingGit { () throws(GitError) in
        try IndexDiff.changedLines(of: files, workingDirectory: store.workingDirectory)
      }
    }
    guard let revision else { return nil }
    return try askingGit { () throws(GitError) in
      var diff = try RevisionDiff(
        from: revision, isStaged: staged != nil, overlay: overlay, workingDirectory: store.workingDirectory,
        jobs: jobs)
      return try diff.changedLines(of: files)
    }
  }

  /// What to say where no file is linted though there are some; `nil` for nothing.
  func nothingToLint(_ input: LintRun.Input) -> String? {
    if let staged, input.list.files.isEmpty {
      return staged.isEmpty ? "nothing is staged" : "no Swift file is staged"
    }
    guard let revision, !input.list.files.isEmpty else { return nil }
    return "no lines have changed since \(revision)"
  }
}

/// Does what asks git; what git refuses is told as a mistake in the command line.
func askingGit<Result>(_ body: () throws(GitError) -> Result) throws(UsageError) -> Result {
  do throws(GitError) {
    return try body()
  } catch {
    throw UsageError(error.message)
  }
}
