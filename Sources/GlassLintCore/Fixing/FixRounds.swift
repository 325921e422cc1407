/// The rounds in which many files are fixed.
struct FixRounds {
  /// A file with something to fix.
  private struct Draft: Sendable {
    var draft: FixDraft
    let before: [UInt8]
    /// What was first found that has a fix.
    let fixable: [Finding]
    /// The fix that would not have left sound Swift, for which the file is left as it was.
    var failure: Finding?
  }

  private var linter: Linter
  private let filter: FindingFilter
  private let files: [LintFile]
  private let allowsUnsafe: Bool
  private let jobs: Int
  private var positions: [String: Int] = [:]
  private var first: FindingFilter.Outcome
  /// What linting the files again has found last, by their positions.
  private var later: [Int: Linter.Result] = [:]
  private var drafts: [Int: Draft] = [:]
  /// The files that were linted before the project last changed.
  private var stale: Set<Int> = []
  private var errors: [SourceError] = []

  init(_ linter: Linter, _ filter: FindingFilter, _ files: [LintFile], allowsUnsafe: Bool, jobs: Int) {
    self.linter = linter
    self.filter = filter
    self.files = files
    self.allowsUnsafe = allowsUnsafe
    self.jobs = jobs
    first = FindingFilter.Outcome(result: Linter.Result())
  }

  // MARK: Rounds

  /// Fixes until nothing is left to fix, but in no more rounds than one file would get passes.
  mutating func run(countsLines: Bool = false, progress: (@Sendable (Int) -> Void)? = nil) {
    let linted = linter.lint(
      files, countsLines: countsLines, progress: progress, keepingTextWhere: isFixable)
    first = filter.apply(to: linted, of: files)
    for (index, file) in files.enumerated() { positions[file.path] = index }
    open(first.result.findings, texts: linted.texts)
    first.result.texts = [:]
    var round = 0
    while true {
      if round < FixLoop.standardPasses, let changed = rewrite() {
        round += 1
        linter = linter.replacing(changed.map { (files[$0], text(of: $0)) })
        stale = Set(files.indices)
        // The first round changes most, and with it what is said of the others: a scale that was learned, a name that was
        // given. Later ones begin with what they changed.
        lint(round == 1 ? Array(files.indices) : changed)
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

  private func text(of file: Int) -> [UInt8] {
    drafts[file].map { $0.failure == nil ? $0.draft.bytes : $0.before } ?? []
  }

  /// Takes up the files that have something to fix and were not taken up before.
  private mutating func open(_ findings: [Finding], texts: [String: [UInt8]]) {
    let fixable = Dictionary(grouping: findings.filter(isFixable), by: \.location.file)
    for (path, findings) in fixable {
      guard let file = positions[path], drafts[file] == nil, let text = texts[path] else { continue }
      drafts[file] = Draft(
        draft: FixDraft(text, allowsUnsafe: allowsUnsafe), before: text, fixable: findings)
    }
  }

  /// Applies in each file what goes together.
  /// - Returns: the files that are others now; `nil` for none.
  private mutating func rewrite() -> [Int]? {
    let open = drafts.filter { $0.value.failure == nil }.sorted {
      $0.key < $1.key
    }
    let findings = open.map { later[$0.key]?.findings ?? $0.value.fixable }
    let linter = linter
    let outcomes = ParallelMap.results(count: open.count, jobs: jobs) { index in
      var draft = open[index].value
      let hasChanged = draft.draft.apply(findings[index], verify: linter.verify)
      draft.failure = draft.draft.rejected.first
      return (draft, hasChanged)
    }
    var changed: [Int] = []
    for (file, outcome) in zip(open.map(\.key), outcomes) {
      let wasRewritten = drafts[file].map { $0.draft.passes > 0 } ?? false
      drafts[file] = outcome.0
      if outcome.0.failure == nil ? outcome.1 : wasRewritten { changed.append(file) }
    }
    return changed.isEmpty ? nil : changed
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
      if !first.result.errors.contains(error), !errors.contains(error) { errors.append(error) }
    }
    for finding in result.findings {
      positions[finding.location.file].map { parts[$0]?.findings.append(finding) }
    }
    for finding in result.suppressed {
      positions[finding.location.file].map { parts[$0]?.suppressed.append(finding) }
    }
    for (file, part) in parts {
      let part = filtered(part, of: file)
      later[file] = part
      open(part.findings, texts: texts)
    }
    stale.subtract(changed)
  }

  private func filtered(_ result: Linter.Result, of file: Int) -> Linter.Result {
    guard let filter = filter.fileFilter(for: files[file], first) else { return result }
    return filter.apply(to: result, rewrite: drafts[file].map { ($0.before, text(of: file)) })
  }

  // MARK: Result

  /// - Parameter write: writes the fixed files, and tells for each what went wrong; `nil`: nothing is to be written.
  func result(write: (([Fixer.Rewrite]) -> [SourceError?])?) -> Fixer.Result {
    var result = Fixer.Result()
    result.lint = first.result
    result.lint.errors += errors
    var later = later
    let drafts = drafts.sorted { $0.key < $1.key }
    for (file, draft) in drafts {
      guard let failure = draft.failure else { continue }
      result.lint.errors.append(
        SourceError(
          path: files[file].path,
          reason: "is left as it was: the fix of \(failure.rule) in line \(failure.location.start.line) "
            + "would not have left sound Swift"))
    }
    let rewrites = drafts.compactMap { file, draft in
      draft.failure == nil && draft.draft.bytes != draft.before
        ? Fixer.Rewrite(
          file: files[file], before: draft.before, after: draft.draft.bytes,
          fixedCount: draft.draft.fixedCount,
          fixable: draft.fixable) : nil
    }
    for (rewrite, error) in zip(rewrites, write?(rewrites) ?? rewrites.map { _ in nil }) {
      if let error {
        result.lint.errors.append(error)
        positions[rewrite.file.path].map { later[$0] = nil }
      } else {
        result.rewrites.append(rewrite)
      }
    }
    let settled = Set(later.keys.map { files[$0].path })
    result.lint.findings.removeAll { settled.contains($0.location.file) }
    result.lint.suppressed.removeAll { settled.contains($0.location.file) }
    result.lint.baselined.removeAll { settled.contains($0.location.file) }
    for (_, part) in later.sorted(by: { $0.key < $1.key }) {
      result.lint.findings += part.findings
      result.lint.suppressed += part.suppressed
      result.lint.baselined += part.baselined
    }
    return result
  }
}
