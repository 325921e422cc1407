#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Writes fixed versions of staged files: to the index, and to the work tree as far as they leave what is not staged
/// as it is.
public struct StagedRewriter {
  private let staged: StagedFiles
  private let linter: Linter
  private let allowsUnsafe: Bool

  /// What became of the files.
  public struct Result: Sendable {
    /// What a person has to know: which changes the work tree did not get.
    public var notes: [String] = []
    /// Files that were not, or not everywhere, rewritten.
    public var errors: [SourceError] = []
    /// The files that are in the index as they were, by absolute path.
    public var untouched: Set<String> = []

    fileprivate mutating func add(_ file: LintFile, _ reason: String) {
      errors.append(SourceError(path: file.path, reason: reason))
      untouched.insert(file.absolutePath)
    }
  }

  /// - Parameters:
  ///   - linter: checks what is left of a rewrite in the work tree.
  ///   - allowsUnsafe: as when the files were fixed.
  public init(_ staged: StagedFiles, linter: Linter, allowsUnsafe: Bool) {
    self.staged = staged
    self.linter = linter
    self.allowsUnsafe = allowsUnsafe
  }

  /// Whoever interrupts gets the repository at hand whole, index and work tree, and none after it.
  /// - Parameter rewrites: of files of the index.
  public func write(_ rewrites: [Fixer.Rewrite]) -> Result {
    Interruption.deferred { writeAll(rewrites) }
  }

  private func writeAll(_ rewrites: [Fixer.Rewrite]) -> Result {
    var result = Result()
    var groups: [[Change]] = Array(repeating: [], count: staged.repositories.count)
    for rewrite in rewrites {
      guard let entry = staged.entries[ExactPath(rewrite.file.absolutePath)] else { continue }
      groups[entry.repository].append(Change(rewrite: rewrite, entry: entry))
    }
    for (repository, changes) in zip(staged.repositories, groups) where !changes.isEmpty {
      if Interruption.isPending {
        for change in changes { result.add(change.rewrite.file, "is not fixed: interrupted") }
        continue
      }
      do throws(GitError) {
        let written = try writeIndex(changes, in: repository, &result)
        for change in written { writeWorkTree(change, &result) }
        // The index does not yet know that the work tree is the same; that it cannot be told matters little.
        if !written.isEmpty { _ = try repository.result(of: ["update-index", "-q", "--refresh"]) }
      } catch {
        for change in changes where !result.untouched.contains(change.rewrite.file.absolutePath) {
          result.add(change.rewrite.file, "is not fixed: \(error.message)")
        }
      }
    }
    return result
  }

  private struct Change: Sendable {
    var rewrite: Fixer.Rewrite
    var entry: StagedFiles.Entry
  }

  // MARK: Index

  /// - Returns: the changes whose file is still what was fixed; these are in the index now, all or none.
  private func writeIndex(
    _ changes: [Change], in repository: GitRepository, _ result: inout Result
  ) throws(GitError) -> [Change] {
    var lines: [ExactPath: [UInt8]] = [:]
    for change in changes {
      let output = try repository.run(["hash-object", "-w", "--stdin"], input: change.rewrite.after)
      let id = String(decoding: output.prefix { $0 != 0x0A }, as: UTF8.self)
      lines[ExactPath(change.entry.path)] = Array(
        "\(change.entry.mode.octal) \(id)\t\(change.entry.path)\0".utf8)
    }
    var lock = try IndexLock(repository)
    let present = try lock.repository.stagedBlobs()
    var current: [Change] = []
    for change in changes {
      if present[ExactPath(change.entry.path)] == change.entry.blob {
        current.append(change)
      } else {
        result.add(change.rewrite.file, "was staged anew while it was fixed; not rewritten")
      }
    }
    if current.isEmpty { return [] }
    func input(_ changes: [Change]) -> [UInt8] { changes.flatMap { lines[ExactPath($0.entry.path)] ?? [] } }
    let update = ["update-index", "-z", "--index-info"]
    try lock.repository.run(update, input: input(current))
    try lock.commit()
    // `git commit FILE` runs hooks on an index of its own, and has the one that stays ready beside it.
    if let pending = repository.pendingIndex {
      let present = try pending.stagedBlobs()
      let same = current.filter { present[ExactPath($0.entry.path)] == $0.entry.blob }
      if !same.isEmpty { try pending.run(update, input: input(same)) }
    }
    return current
  }

  // MARK: Work tree

  private func writeWorkTree(_ change: Change, _ result: inout Result) {
    let rewrite = change.rewrite
    let path = rewrite.file.absolutePath
    guard FilePath.entryKind(path) == .file else {
      result.notes.append("\(rewrite.file.path): is no file in the work tree, and is fixed in the index only")
      return
    }
    let source = SourceBuffer()
    do throws(SourceError) {
      try source.read(path: path)
      let present = Array(source.bytes)
      let (fixed, collisions) = version(of: present, with: rewrite)
      if collisions > 0 {
        let changes = collisions == 1 ? "1 change overlaps" : "\(collisions) changes overlap"
        let verb = collisions == 1 ? "is" : "are"
        result.notes.append("\(rewrite.file.path): \(changes) unstaged edits and \(verb) in the index only")
      }
      if fixed != present { try FileRewriter.replace(path: path, linted: present, with: fixed) }
    } catch {
      result.errors.append(
        SourceError(path: rewrite.file.path, reason: "is fixed in the index only: \(error.reason)"))
    }
  }

  /// The work tree's version of a file with the changes that do not touch what is its own, and how many do.
  private func version(of present: [UInt8], with rewrite: Fixer.Rewrite) -> (bytes: [UInt8], collisions: Int)
  {
    if present == rewrite.before { return (rewrite.after, 0) }
    let groups = rewrite.fixable.compactMap { $0.fix(allowingUnsafe: allowsUnsafe)?.edits.map(\.range) }
    let transplant = Transplant(from: rewrite.before, to: rewrite.after, onto: present, groups: groups)
    let fixed = transplant.result
    // Half of a rewrite may be none at all.
    if transplant.collisions > 0, !transplant.edits.isEmpty,
      !linter.verify(before: present, after: fixed, edits: transplant.edits)
    {
      return (present, transplant.collisions + transplant.edits.count)
    }
    return (fixed, transplant.collisions)
  }
}

extension GitRepository {
  /// The blobs in the index, by path from the top of the work tree; without those of conflicts.
  fileprivate func stagedBlobs() throws(GitError) -> [ExactPath: String] {
    var blobs: [ExactPath: String] = [:]
    for line in try run(["ls-files", "--stage", "-z"]).split(separator: 0) {
      // `<mode> <name> <stage>TAB<path>`
      guard let tab = line.firstIndex(of: 0x09) else { continue }
      let words = line[..<tab].split(separator: 0x20)
      guard words.count == 3, words[2].elementsEqual([0x30]),
        let path = String(validating: line[(tab + 1)...], as: UTF8.self)
      else { continue }
      blobs[ExactPath(path)] = String(decoding: words[1], as: UTF8.self)
    }
    return blobs
  }
}
