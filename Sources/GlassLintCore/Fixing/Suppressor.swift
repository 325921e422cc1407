/// Silences what is found today, by comments with a reason: `// glasslint:disable:next RULE -- reason`.
public struct Suppressor: Sendable {
  private let linter: Linter
  private let filter: FindingFilter
  private let rules: Set<String>
  private let reason: String
  private let writes: Bool
  private let jobs: Int

  /// The rule whose findings no comment silences: it is about comments.
  public static let unsilenceable = UnusedSuppression.id

  /// A comment may stand where the next one has to, and then that one follows in the next round.
  static let maxRounds = FixRounds.maxRounds

  public struct Result: Sendable {
    /// What linting finds once the comments are there; what they silence is suppressed.
    public var lint = Linter.Result()
    /// In the order of the files; `fixable` are the findings that are silenced.
    public var rewrites: [Fixer.Rewrite] = []
    /// What no comment could silence.
    public var remaining: [Finding] = []

    public init() {}

    public var silencedCount: Int { rewrites.reduce(0) { $0 + $1.fixedCount } }
  }

  /// - Parameters:
  ///   - linter: with the rules on that are on.
  ///   - filter: says which findings are reported; only these are silenced.
  ///   - rules: the ids of those whose findings are silenced.
  ///   - reason: what the comments say, on one line.
  ///   - writes: whether files are rewritten, or only what would become of them is told.
  ///   - jobs: threads; all cores where `nil`.
  public init(
    linter: Linter, filter: FindingFilter = FindingFilter(), rules: Set<String>, reason: String, writes: Bool,
    jobs: Int? = nil
  ) {
    self.linter = linter
    self.filter = filter
    self.rules = rules
    self.reason = reason
    self.writes = writes
    self.jobs = max(1, jobs ?? SystemProcessors.count)
  }

  /// A file with something to silence.
  private struct OpenFile: Sendable {
    let file: LintFile
    let before: [UInt8]
    var draft: FixDraft
    /// What is found in it as it now stands.
    var latest: Linter.Result
    /// What was found in it of the rules at first.
    let found: [Finding]
  }

  /// Writes the comments. A file that cannot be read or written becomes an error, is left as it was, and the others are
  /// done all the same.
  public func suppress(_ files: [LintFile], progress: (@Sendable (Int) -> Void)? = nil) -> Result {
    let rules = rules
    let linted = linter.lint(files, progress: progress, keepingTextWhere: { rules.contains($0.rule) })
    let initial = filter.apply(to: linted, of: files)
    var open = openFiles(initial.result, texts: linted.texts, files)
    var changed = Array(open.indices)
    var linter = linter
    for _ in 0..<Self.maxRounds where !changed.isEmpty {
      let drafts = ParallelMap.results(count: changed.count, jobs: jobs) { [linter, open, changed] index in
        comment(open[changed[index]], linter)
      }
      for (index, outcome) in zip(changed, drafts) { open[index].draft = outcome.draft }
      changed = zip(changed, drafts).filter(\.1.hasChanged).map(\.0)
      linter = linter.replacing(changed.map { (open[$0].file, open[$0].draft.bytes) })
      lint(changed, of: &open, linter, initial)
    }
    return result(of: open, initial)
  }

  private func openFiles(
    _ result: Linter.Result, texts: [String: [UInt8]], _ files: [LintFile]
  ) -> [OpenFile] {
    let all = Dictionary(grouping: result.findings, by: \.location.file)
    return files.compactMap { file in
      var latest = Linter.Result()
      latest.findings = all[file.path] ?? []
      let findings = latest.findings.filter { rules.contains($0.rule) }
      guard !findings.isEmpty, let text = texts[file.path] else { return nil }
      return OpenFile(
        file: file, before: text, draft: FixDraft(text, allowsUnsafe: true), latest: latest, found: findings)
    }
  }

  /// Puts comments over what is found in a file as it now stands, as far as they go together.
  private func comment(_ file: OpenFile, _ linter: Linter) -> (draft: FixDraft, hasChanged: Bool) {
    var draft = file.draft
    let findings = file.latest.findings.filter { rules.contains($0.rule) }
    guard !findings.isEmpty else { return (draft, false) }
    let commented = linter.inspect(draft.bytes, as: file.file) { context in
      Self.commented(findings, tree: context.tree, bytes: draft.bytes, reason: reason)
    }
    let hasChanged = draft.apply(commented, verify: linter.verify)
    return (draft, hasChanged)
  }

  /// The findings with a comment for their fix. Those that are silenced together have the very same one.
  private static func commented(
    _ findings: [Finding], tree: SyntaxTree, bytes: [UInt8], reason: String
  ) -> [Finding] {
    bytes.withUnsafeBufferPointer { bytes in
      let comments = SilencingComments(tree: tree, bytes: bytes, lines: LineMap(bytes))
      let places = findings.map { comments.place(ofLine: $0.location.start.line) }
      let ids = Dictionary(grouping: zip(places, findings), by: \.0).mapValues { group in
        Set(group.map(\.1.rule)).sorted()
      }
      return zip(findings, places).map { finding, place in
        var finding = finding
        let edits = comments.edits(silencing: ids[place] ?? [finding.rule], at: place, reason: reason)
        finding.fixes = [Fix(title: "Suppress \(finding.rule) here", applicability: .unsafe, edits: edits)]
        return finding
      }
    }
  }

  private func lint(
    _ changed: [Int], of open: inout [OpenFile], _ linter: Linter, _ initial: FindingFilter.Outcome
  ) {
    let result = linter.lint(changed.map { open[$0].file })
    let findings = Dictionary(grouping: result.findings, by: \.location.file)
    let suppressed = Dictionary(grouping: result.suppressed, by: \.location.file)
    for index in changed {
      let file = open[index]
      var part = Linter.Result()
      part.findings = findings[file.file.path] ?? []
      part.suppressed = suppressed[file.file.path] ?? []
      open[index].latest =
        filter.fileFilter(for: file.file, initial)?.apply(
          to: part, rewrite: (before: file.before, after: file.draft.bytes)) ?? part
    }
  }

  private func result(of open: [OpenFile], _ initial: FindingFilter.Outcome) -> Result {
    var result = Result()
    result.lint = initial.result
    result.lint.texts = [:]
    let done = open.filter { $0.draft.bytes != $0.before }
    let rewrites = done.map { file in
      let left = file.latest.findings.count { rules.contains($0.rule) }
      return Fixer.Rewrite(
        file: file.file, before: file.before, after: file.draft.bytes,
        fixedCount: max(0, file.found.count - left), fixable: file.found)
    }
    let errors = writes ? Fixer.write(rewrites, jobs: jobs) : rewrites.map { _ in nil }
    var failed: Set<String> = []
    for (rewrite, error) in zip(rewrites, errors) {
      if let error {
        result.lint.errors.append(error)
        failed.insert(rewrite.file.path)
      } else {
        result.rewrites.append(rewrite)
      }
    }
    let written = done.filter { !failed.contains($0.file.path) }
    result.lint.replaceFindings(ofFiles: Set(written.map(\.file.path)), by: written.map(\.latest))
    result.remaining = result.lint.findings.filter {
      rules.contains($0.rule) && !failed.contains($0.location.file)
    }
    return result
  }
}
