/// What a run makes of a baseline.
public struct BaselineUpdate: Sendable {
  public let file: BaselineFile
  /// What the file is to hold.
  public let baseline: Baseline
  /// How many of its entries are new.
  public let added: Int
  /// How many entries it held before that are not in it any more.
  public let dropped: Int
  /// How many entries are of a file that had another name.
  public let moved: Int

  /// What was linted for an update.
  public struct Run: Sendable {
    var result: Linter.Result
    var list: FileList
    /// The folders and files that were named, absolute.
    var paths: [String]
    /// Whether all files below a named folder were found that are to be linted.
    var isComplete: Bool

    /// - Parameters:
    ///   - paths: what was named on the command line.
    ///   - store: knows the configurations, and what is wrong with them.
    public init(_ result: Linter.Result, of list: FileList, named paths: [String], store: ConfigurationStore)
    {
      self.result = result
      self.list = list
      self.paths = paths.map { FilePath.absolute($0, from: store.workingDirectory) }
      isComplete = list.errors.isEmpty && store.errors.isEmpty
    }
  }

  /// The update of each baseline.
  ///
  /// Files that were linted have their present findings in it, or with `prunes` those that were in it already. What is
  /// in it of other files stays, unless the file is gone or is not to be linted any more.
  public static func updates(
    of baselines: BaselineSet, by run: Run, prunes: Bool = false
  ) -> [BaselineUpdate] {
    let filter = FindingFilter(baselines: baselines)
    let outcome = filter.apply(to: run.result, of: run.list.files)
    let failed = Set(run.result.errors.map(\.path))
    let linted = run.list.files.filter { !failed.contains($0.path) }
    let byName = Dictionary(
      run.list.files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    return baselines.files.indices.map { position in
      let file = baselines.files[position]
      func entries(_ findings: [Finding]) -> [Baseline.Entry] {
        findings.compactMap { finding in
          guard let source = byName[finding.location.file],
            baselines.position(of: source) == position
          else { return nil }
          return Baseline.Entry(
            file: file.entryName(of: source.absolutePath), rule: finding.rule,
            fingerprint: finding.fingerprint)
        }
      }
      let known = entries(outcome.result.baselined)
      let new = prunes ? [] : entries(outcome.result.findings)
      let kept = kept(of: file, linted: linted, run, filter)
      let moved = run.list.files.reduce(0) { count, source in
        let isOwn = baselines.position(of: source) == position
        return count + (isOwn ? outcome.inherited[source.absolutePath]?.count ?? 0 : 0)
      }
      return BaselineUpdate(
        file: file, baseline: Baseline(kept + known + new), added: new.count,
        dropped: file.baseline.entries.count - kept.count - known.count, moved: moved)
    }
  }

  /// The entries of files that were not linted.
  private static func kept(
    of file: BaselineFile, linted: [LintFile], _ run: Run, _ filter: FindingFilter
  ) -> [Baseline.Entry] {
    let linted = Set(linted.map { file.entryName(of: $0.absolutePath) })
    let failed = Set(run.result.errors.map(\.path))
    let unread = Set(
      run.list.files.lazy.filter { failed.contains($0.path) }.map { file.entryName(of: $0.absolutePath) })
    var last: (name: String, isKept: Bool)?
    return file.baseline.entries.filter { entry in
      if let last, last.name == entry.file { return last.isKept }
      var isKept = !linted.contains(entry.file)
      if isKept, !unread.contains(entry.file) {
        let path = file.absolutePath(of: entry.file)
        let wasFound = run.isComplete && run.paths.contains { FilePath.isWithin(path, $0) }
        isKept =
          wasFound
          ? FilePath.isGone(path) && filter.sparseCheckouts.leavesOut(path) : filter.fileExists(path)
      }
      last = (entry.file, isKept)
      return isKept
    }
  }

  /// In one line.
  public var text: String {
    let count = Summary.count(baseline.entries.count, "finding")
    if isWritten { return "\(file.name) holds \(count) already; nothing to write" }
    guard file.bytes != nil else { return "wrote \(file.name): \(count)" }
    let changes = [(added, "added"), (dropped, "dropped"), (moved, "moved")].filter { $0.0 > 0 }
      .map { "\($0.0) \($0.1)" }
    return "wrote \(file.name): \(count)" + (changes.isEmpty ? "" : " (\(changes.joined(separator: ", ")))")
  }

  /// Whether the file holds it already.
  public var isWritten: Bool { file.holds(baseline) }

  /// - Throws: `SourceError`; the file is then as it was.
  public func write() throws(SourceError) {
    if !isWritten { try file.write(baseline) }
  }
}
