/// Finds the lines of files that differ from a revision of their repositories.
///
/// The revision is one of the repository that holds the working directory, or of each repository that lies in no other.
/// A submodule is compared with the commit that is recorded for it there; what lies in a repository that is none counts
/// as new, since its surroundings do not track it.
public struct RevisionDiff {
  private let revision: String
  private let isMergeBase: Bool
  private let isStaged: Bool
  private let overlay: SourceOverlay
  private let jobs: Int
  private var finder: RepositoryFinder
  /// By the top of the work tree.
  private var bases: [String: Base] = [:]

  private static let option = "--diff"

  /// What the files of a repository are compared with.
  private enum Base {
    case commit(String)
    /// Nothing: all of them are new.
    case nothing
  }

  /// - Parameters:
  ///   - revision: anything git takes for a commit or a tree; with `...` behind it, the commit where its history and that of
  ///     `HEAD` part.
  ///   - isStaged: whether git's index is compared, not the work tree.
  ///   - overlay: what stands for files on disk; of staged files, what is in the index.
  ///   - workingDirectory: absolute.
  ///   - jobs: threads; all cores where `nil`.
  /// - Throws: where the revision cannot be one, or git cannot be run.
  public init(
    from revision: String, isStaged: Bool = false, overlay: SourceOverlay = .none, workingDirectory: String,
    jobs: Int? = nil
  ) throws(GitError) {
    let parts = try Self.parts(of: revision)
    self.revision = parts.revision
    isMergeBase = parts.isMergeBase
    self.isStaged = isStaged
    self.overlay = overlay
    self.jobs = max(1, jobs ?? SystemProcessors.count)
    finder = try RepositoryFinder(for: Self.option, workingDirectory: workingDirectory)
  }

  static func parts(of revision: String) throws(GitError) -> (revision: String, isMergeBase: Bool) {
    guard !revision.hasPrefix("-") else {
      throw GitError("\(option) needs a revision, and \"\(revision)\" is none")
    }
    let dot = UInt8(ascii: ".")
    let dots = revision.utf8.indices.first { revision.utf8[$0...].starts(with: [dot, dot]) }
    guard let dots else { return (revision, false) }
    let (base, rest) = (revision[..<dots], revision[dots...])
    guard rest == "..." || rest == "...HEAD", !base.isEmpty else {
      throw GitError(
        """
        \(option) \(revision): that is a range; name the one revision to compare with \
        (`REV...` for where its history and that of HEAD part)
        """)
    }
    return (String(base), true)
  }

  /// The changed lines of the files. A file that git does not track is all changed, and a renamed one as far as it
  /// differs from what it was.
  /// - Throws: where a file is in no repository, the revision in none of them, or git fails.
  public mutating func changedLines(of files: [LintFile]) throws(GitError) -> ChangedLines {
    if files.isEmpty { try checkRevision() }
    var changed = ChangedLines()
    for (repository, files) in try grouped(files) {
      switch try base(of: repository) {
      case .nothing: for file in files { changed[file.absolutePath] = ChangedLines.everything }
      case .commit(let commit): try compare(files, in: repository, with: commit, into: &changed)
      }
    }
    return changed
  }

  // MARK: Repositories

  private struct File {
    var absolutePath: String
    /// From the top of the work tree.
    var path: String
  }

  private mutating func grouped(
    _ files: [LintFile]
  ) throws(GitError) -> [(repository: GitRepository, files: [File])] {
    var groups: [(repository: GitRepository, files: [File])] = []
    var positions: [String: Int] = [:]
    for file in files {
      let (repository, path) = try finder.place(ofFile: file.absolutePath)
      let position = positions[repository.root] ?? groups.count
      if position == groups.count {
        positions[repository.root] = position
        groups.append((repository, []))
      }
      groups[position].files.append(File(absolutePath: file.absolutePath, path: path))
    }
    return groups
  }

  /// A mistaken revision is a mistake also where nothing is compared with it.
  private mutating func checkRevision() throws(GitError) {
    if let home = finder.home { _ = try base(of: home) }
  }

  private mutating func base(of repository: GitRepository) throws(GitError) -> Base {
    if let known = bases[repository.root] { return known }
    let base = try findBase(of: repository)
    bases[repository.root] = base
    return base
  }

  private mutating func findBase(of repository: GitRepository) throws(GitError) -> Base {
    let parent = FilePath.directory(of: repository.root)
    guard repository.root != finder.home?.root, parent != repository.root,
      let outer = try finder.repository(holding: parent),
      let path = FilePath.relative(repository.root, to: outer.root)
    else { return .commit(try resolve(in: repository)) }
    guard case .commit(let commit) = try base(of: outer),
      let entry = try outer.entry(at: path, in: commit), entry.mode.isSubmodule
    else { return .nothing }
    guard try repository.line(of: ["rev-parse", "--verify", "--quiet", entry.id + "^{commit}"]) != nil else {
      throw GitError(
        """
        \(Self.option) \(revision): the submodule \(path) lacks commit \(entry.id), which is recorded for it there; \
        fetch it (`git -C \(path) fetch`)
        """)
    }
    return .commit(entry.id)
  }

  private func resolve(in repository: GitRepository) throws(GitError) -> String {
    try isMergeBase
      ? repository.mergeBase(of: revision, for: Self.option)
      : repository.tree(of: revision, for: Self.option)
  }

  // MARK: Files

  /// A file to be compared line by line.
  private struct Comparison: Sendable {
    var absolutePath: String
    var blob: String
  }

  private func compare(
    _ files: [File], in repository: GitRepository, with commit: String, into changed: inout ChangedLines
  ) throws(GitError) {
    var entries: [ExactPath: RawDiff] = [:]
    for entry in try repository.differences(from: commit, isStaged: isStaged) {
      entries[ExactPath(entry.path)] = entry
    }
    let tracked = try repository.trackedPaths()
    var comparisons: [Comparison] = []
    for file in files {
      var blob: String?
      if let entry = entries[ExactPath(file.path)], entry.status != .deleted {
        blob = Self.earlierBlob(of: entry)
      } else if !tracked.contains(ExactPath(file.path)) {
        blob = nil
      } else if isStaged || overlay.text(at: file.absolutePath) == nil {
        continue
      } else {
        // What lies on disk is the same, but that is not what is linted.
        let entry = try repository.entry(at: file.path, in: commit)
        blob = entry.flatMap { $0.mode.isRegular ? $0.id : nil }
      }
      if let blob {
        comparisons.append(Comparison(absolutePath: file.absolutePath, blob: blob))
      } else {
        changed[file.absolutePath] = ChangedLines.everything
      }
    }
    let blobs = try repository.blobs(comparisons.lazy.map(\.blob))
    for (comparison, lines) in zip(comparisons, changedLines(comparisons, since: blobs)) {
      changed[comparison.absolutePath] = lines
    }
  }

  private func changedLines(_ comparisons: [Comparison], since blobs: [String: [UInt8]]) -> [[Range<Int>]] {
    let overlay = overlay
    return ParallelMap.results(count: comparisons.count, jobs: jobs) { index in
      let comparison = comparisons[index]
      return ChangedLines.lines(
        of: comparison.absolutePath, since: blobs[comparison.blob] ?? [], overlay)
    }
  }

  /// The contents that a file differs from; `nil` where it is new, or was no file.
  private static func earlierBlob(of entry: RawDiff) -> String? {
    switch entry.status {
    case .modified, .renamed, .unmerged:
      entry.oldMode.isRegular && !RawDiff.isNone(entry.oldID)
        && (entry.newMode.isRegular || entry.status == .unmerged) ? entry.oldID : nil
    // Of two files that were made from one, git calls the one a rename and the other a copy; that one is new.
    case .added, .copied, .deleted, .typeChanged, .unknown: nil
    }
  }
}

extension ChangedLines {
  /// The lines of a file that differ from what it was.
  /// - Parameter path: absolute.
  static func lines(
    of path: String, since before: [UInt8], _ overlay: SourceOverlay
  ) -> [Range<Int>] {
    let source = SourceBuffer(capacity: 0)
    do throws(SourceError) {
      try overlay.read(path, absolutePath: path, into: source)
    } catch {
      // Whoever lints the file says what is wrong with it.
      return everything
    }
    let after = Array(source.bytes)
    if before == after { return [] }
    return LineDiff(from: before, to: after, .ignoringEndings).changes.map {
      $0.new.lowerBound + 1..<$0.new.upperBound + 1
    }
  }
}

extension GitRepository {
  /// How the work tree, or the index, differs from a commit or a tree.
  /// - Parameter findsRenames: whether a file that went elsewhere is one change, and not one that is gone and one that is new.
  func differences(
    from tree: String, isStaged: Bool, findsRenames: Bool = true,
    undecodable: (ArraySlice<UInt8>) -> Void = { _ in }
  ) throws(GitError) -> [RawDiff] {
    // Submodules are looked at one by one, where they are linted.
    let kind = isStaged ? ["--cached", "--ignore-submodules=none"] : ["--ignore-submodules=all"]
    let form = [
      "--raw", "-z", findsRenames ? "-M" : "--no-renames", "--no-abbrev", "--no-ext-diff", "--no-textconv",
    ]
    let output = try run(["diff-index"] + kind + form + [tree, "--"])
    return try RawDiff.parse(output, undecodable: undecodable)
  }
}
