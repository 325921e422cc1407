/// The rounds in which many files are fixed.
struct FixRounds {
  /// How often a file is rewritten at most. Fixes that undo each other end here at the latest.
  static let maxRounds = 10

  /// A file with something to fix.
  private struct OpenFile: Sendable {
    var draft: FixDraft
    let before: [UInt8]
    /// The findings of `before` that have a fix which may be applied.
    let fixable: [Finding]
    /// The fix that would not have left sound Swift, for which the file is left as it was.
    var failure: Finding?

    /// What stands for the file on disk.
    var text: [UInt8] { failure == nil ? draft.bytes : before }
    var isRewritten: Bool { failure == nil && draft.bytes != before }
  }

  private var linter: Linter
  private let filter: FindingFilter
  private let files: [LintFile]
  private let allowsUnsafe: Bool
  private let jobs: Int
  private var positions: [String: Int] = [:]
  /// What was found before the first round.
  private var initial: FindingFilter.Outcome
  /// What was found last in the files that were linted again, by their positions.
  private var latest: [Int: Linter.Result] = [:]
  private var openFiles: [Int: OpenFile] = [:]
  /// The files that are to be linted once more, since others have changed.
  private var stale: Set<Int> = []
  private var errors: [SourceError] = []

  init(_ linter: Linter, _ filter: FindingFilter, _ files: [LintFile], allowsUnsafe: Bool, jobs: Int) {
    self.linter = linter
    self.filter = filter
    self.files = files
    self.allowsUnsafe = allowsUnsafe
    self.jobs = jobs
    initial = FindingFilter.Outcome(result: Linter.Result())
  }

  // MARK: Rounds

  /// Fixes until nothing is left to fix, but in no more rounds than one file would get passes.
  mutating func run(countsLines: Bool = false, progress: (@Sendable (Int) -> Void)? = nil) {
    let linted = linter.lint(
      files, countsLines: countsLines, progress: progress, keepingTextWhere: isFixable)
    initial = filter.apply(to: linted, of: files)
    for (index, file) in files.enumerated() { positions[file.path] = index }
    takeUp(initial.result.findings, texts: linted.texts)
    initial.result.texts = [:]
    var round = 0
    while true {
      let changed = round < Self.maxRounds ? rewrite() : []
      if !changed.isEmpty {
        round += 1
        let former = linter
        linter = linter.replacing(changed.map { (files[$0], openFiles[$0]?.text ?? []) })
        // What is said of others may be something else now, a scale that was learned, a name that was given: they follow
        // once, when nothing is left to fix here.
        stale.formUnion(linter.filesJudgedOtherwise(than: former, among: files, changed: Set(changed)))
        lint(changed)
      } else if !stale.isEmpty {
        lint(stale.sorted())
      } else {
        return
      }
    }
  }

  private var isFixable: @Sendable (Finding) -> Bool {
    { [allowsUnsafe] in $0.fix(allowingUnsafe: allowsUnsafe) != nil }
  }

  /// Takes up the files that have something to fix and were not taken up before.
  private mutating func takeUp(_ findings: [Finding], texts: [String: [UInt8]]) {
    let fixable = Dictionary(grouping: findings.filter(isFixable), by: \.location.file)
    for (path, findings) in fixable {
      guard let file = positions[path], openFiles[file] == nil, let text = texts[path] else { continue }
      openFiles[file] = OpenFile(
        draft: FixDraft(text, allowsUnsafe: allowsUnsafe), before: text, fixable: findings)
    }
  }

  /// Applies in each file what goes together.
  /// - Returns: the files whose text is another one now.
  private mutating func rewrite() -> [Int] {
    let open = openFiles.filter { $0.value.failure == nil }.sorted { $0.key < $1.key }
    let findings = open.map { latest[$0.key]?.findings ?? $0.value.fixable }
    let linter = linter
    let outcomes = ParallelMap.results(count: open.count, jobs: jobs) { index in
      var file = open[index].value
      let before = file.draft.passes
      _ = file.draft.apply(findings[index], verify: linter.verify)
      file.failure = file.draft.rejected.first
      // A fix that fails takes those of former rounds back.
      return (file, hasChanged: file.failure == nil ? file.draft.passes > before : before > 0)
    }
    for (index, outcome) in zip(open.map(\.key), outcomes) { openFiles[index] = outcome.0 }
    return zip(open.map(\.key), outcomes).filter(\.1.hasChanged).map(\.0)
  }

  /// Lints files as they now stand.
  private mutating func lint(_ changed: [Int]) {
    var result = linter.lint(changed.map { files[$0] }, keepingTextWhere: isFixable)
    let texts = result.texts
    result.texts = [:]
    var parts = Dictionary(uniqueKeysWithValues: changed.map { ($0, Linter.Result()) })
    // Of a file that cannot be read any more stays what was found.
    for error in result.errors {
      positions[error.path].map { parts[$0] = nil }
      if !initial.result.errors.contains(error), !errors.contains(error) { errors.append(error) }
    }
    for finding in result.findings {
      positions[finding.location.file].map { parts[$0]?.findings.append(finding) }
    }
    for finding in result.suppressed {
      positions[finding.location.file].map { parts[$0]?.suppressed.append(finding) }
    }
    for (file, part) in parts {
      let part = filtered(part, of: file)
      latest[file] = part
      takeUp(part.findings, texts: texts)
    }
    stale.subtract(changed)
  }

  private func filtered(_ result: Linter.Result, of file: Int) -> Linter.Result {
    guard let filter = filter.fileFilter(for: files[file], initial) else { return result }
    return filter.apply(to: result, rewrite: openFiles[file].map { ($0.before, $0.text) })
  }

  // MARK: Result

  /// - Parameter write: writes the fixed files, and tells for each what went wrong; `nil`: nothing is to be written.
  func result(write: (([Fixer.Rewrite]) -> [SourceError?])?) -> Fixer.Result {
    var result = Fixer.Result()
    result.lint = initial.result
    result.lint.errors += errors
    var latest = latest
    let open = openFiles.sorted { $0.key < $1.key }
    for (index, file) in open {
      guard let failure = file.failure else { continue }
      result.lint.errors.append(
        SourceError(
          path: files[index].path,
          reason: "is left as it was: the fix of \(failure.rule) in line \(failure.location.start.line) "
            + "would not have left sound Swift"))
    }
    let rewrites = open.filter(\.value.isRewritten).map { index, file in
      Fixer.Rewrite(
        file: files[index], before: file.before, after: file.text, fixedCount: file.draft.fixedCount,
        fixable: file.fixable)
    }
    for (rewrite, error) in zip(rewrites, write?(rewrites) ?? rewrites.map { _ in nil }) {
      if let error {
        result.lint.errors.append(error)
        positions[rewrite.file.path].map { latest[$0] = nil }
      } else {
        result.rewrites.append(rewrite)
      }
    }
    result.lint.replaceFindings(
      ofFiles: Set(latest.keys.map { files[$0].path }),
      by: latest.sorted { $0.key < $1.key }.map(\.value))
    return result
  }
}
