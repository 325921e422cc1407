/// Fixes many files on all cores, each by itself. The result never depends on how many cores there are.
public struct Fixer: Sendable {
  private let linter: Linter
  private let filter: FindingFilter
  private let loop: FixLoop
  private let writes: Bool
  private let jobs: Int

  /// One file that fixes change.
  public struct Rewrite: Sendable {
    public var file: LintFile
    public var before: [UInt8]
    public var after: [UInt8]
    /// How many findings were fixed, in all passes.
    public var fixedCount: Int
    /// The findings of `before` that have a fix which may be applied.
    public var fixable: [Finding]
  }

  public struct Result: Sendable {
    /// What remains, as linting the fixed files would find it.
    public var lint = Linter.Result()
    /// In the order of the files.
    public var rewrites: [Rewrite] = []

    public init() {}

    /// Takes back that files were fixed.
    /// - Parameter remaining: what linting them finds.
    public mutating func undo(_ files: [LintFile], remaining: Linter.Result) {
      let names = Set(files.map(\.path))
      rewrites.removeAll { names.contains($0.file.path) }
      lint.findings.removeAll { names.contains($0.location.file) }
      lint.suppressed.removeAll { names.contains($0.location.file) }
      lint.baselined.removeAll { names.contains($0.location.file) }
      lint.findings += remaining.findings
      lint.suppressed += remaining.suppressed
      lint.baselined += remaining.baselined
    }

    public var fixedCount: Int { rewrites.reduce(0) { $0 + $1.fixedCount } }
  }

  /// - Parameters:
  ///   - filter: says which findings are reported; only these are fixed.
  ///   - allowsUnsafe: whether fixes that change what is drawn are applied too.
  ///   - writes: whether files are rewritten, or only what would become of them is told.
  ///   - jobs: threads; all cores where `nil`.
  public init(
    linter: Linter, filter: FindingFilter = FindingFilter(), allowsUnsafe: Bool, writes: Bool,
    jobs: Int? = nil
  ) {
    self.linter = linter
    self.filter = filter
    loop = FixLoop(allowsUnsafe: allowsUnsafe)
    self.writes = writes
    self.jobs = max(1, jobs ?? SystemProcessors.count)
  }

  /// Fixes files. One that cannot be read, checked or written becomes an error, is left as it was, and the others are
  /// fixed all the same.
  public func fix(
    _ files: [LintFile], countsLines: Bool = false, progress: (@Sendable (Int) -> Void)? = nil
  ) -> Result {
    var result = Result()
    let outcome = filter.apply(
      to: linter.lint(files, countsLines: countsLines, progress: progress), of: files)
    result.lint = outcome.result
    let fixable = Set(result.lint.findings.lazy.filter(isFixable).map(\.location.file))
    let candidates = files.filter { fixable.contains($0.path) }
    if candidates.isEmpty { return result }

    let outcomes = outcomes(of: candidates, candidates.map { filter.fileFilter(for: $0, outcome) })
    let settled = Set(outcomes.filter { $0.lint != nil }.map(\.file.path))
    result.lint.findings.removeAll { settled.contains($0.location.file) }
    result.lint.suppressed.removeAll { settled.contains($0.location.file) }
    result.lint.baselined.removeAll { settled.contains($0.location.file) }
    for outcome in outcomes {
      result.lint.findings += outcome.lint?.findings ?? []
      result.lint.suppressed += outcome.lint?.suppressed ?? []
      result.lint.baselined += outcome.lint?.baselined ?? []
      if let error = outcome.error { result.lint.errors.append(error) }
      if let rewrite = outcome.rewrite { result.rewrites.append(rewrite) }
    }
    return result
  }

  /// Fixes bytes that are not, or not yet, what lies in the file; nothing is written.
  public func fix(_ bytes: [UInt8], as file: LintFile) -> Result {
    let first = filter.reportsAll ? nil : filter.apply(to: linter.lint(bytes, as: file), of: [file])
    let outcome = outcome(of: bytes, as: file, first.flatMap { filter.fileFilter(for: file, $0) })
    var result = Result()
    result.lint = outcome.lint ?? first?.result ?? linter.lint(bytes, as: file)
    if let error = outcome.error { result.lint.errors.append(error) }
    if let rewrite = outcome.rewrite { result.rewrites.append(rewrite) }
    return result
  }

  /// What became of one file.
  private struct Outcome: Sendable {
    var file: LintFile
    /// What remains; `nil` where the file was left alone.
    var lint: Linter.Result?
    var rewrite: Rewrite?
    var error: SourceError?
  }

  private func isFixable(_ finding: Finding) -> Bool { finding.fix(allowingUnsafe: loop.allowsUnsafe) != nil }

  /// In the order of the files.
  private func outcomes(of files: [LintFile], _ filters: [FileFilter?]) -> [Outcome] {
    ParallelMap.results(count: files.count, jobs: jobs) { fix(files[$0], filters[$0]) }
  }

  private func fix(_ file: LintFile, _ filter: FileFilter?) -> Outcome {
    let source = SourceBuffer()
    do throws(SourceError) {
      try linter.overlay.read(file.path, absolutePath: file.absolutePath, into: source)
      var outcome = outcome(of: Array(source.bytes), as: file, filter)
      if writes, let rewrite = outcome.rewrite {
        outcome.rewrite = nil
        try FileRewriter.replace(path: file.path, linted: rewrite.before, with: rewrite.after)
        outcome.rewrite = rewrite
      }
      return outcome
    } catch {
      return Outcome(file: file, error: error)
    }
  }

  private func outcome(of bytes: [UInt8], as file: LintFile, _ filter: FileFilter?) -> Outcome {
    var first: Linter.Result?
    var last = Linter.Result()
    let fixed = loop.run(
      bytes,
      lint: { version in
        last = linter.lint(version, as: file)
        if let filter { last = filter.apply(to: last, first: bytes, bytes: version) }
        if first == nil { first = last }
        return last.findings
      }, verify: linter.verify)
    if let rejected = fixed.rejected.first {
      let place = "line \(rejected.location.start.line)"
      return Outcome(
        file: file,
        error: SourceError(
          path: file.path,
          reason: "is left as it was: the fix of \(rejected.rule) in \(place) would not have left sound Swift"
        ))
    }
    guard fixed.bytes != bytes else { return Outcome(file: file, lint: last) }
    let rewrite = Rewrite(
      file: file, before: bytes, after: fixed.bytes, fixedCount: fixed.fixedCount,
      fixable: (first?.findings ?? []).filter(isFixable))
    return Outcome(file: file, lint: last, rewrite: rewrite)
  }
}
