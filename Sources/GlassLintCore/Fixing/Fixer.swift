/// Fixes many files in rounds: what was found in all of them is fixed, then the project is read once as it now is, and what
/// was rewritten is linted again. The others follow once nothing is left to fix in these. The result never depends on how
/// many cores there are.
public struct Fixer: Sendable {
  private let linter: Linter
  private let filter: FindingFilter
  private let allowsUnsafe: Bool
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
      lint.replaceFindings(ofFiles: names, by: [remaining])
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
    self.allowsUnsafe = allowsUnsafe
    self.writes = writes
    self.jobs = max(1, jobs ?? SystemProcessors.count)
  }

  /// Fixes files. One that cannot be read, checked or written becomes an error, is left as it was, and the others are
  /// fixed all the same.
  public func fix(
    _ files: [LintFile], countsLines: Bool = false, progress: (@Sendable (Int) -> Void)? = nil
  ) -> Result {
    var rounds = FixRounds(linter, filter, files, allowsUnsafe: allowsUnsafe, jobs: jobs)
    rounds.run(countsLines: countsLines, progress: progress)
    if !writes { return rounds.result(write: nil) }
    return rounds.result { Self.write($0, jobs: jobs) }
  }

  /// Fixes bytes that are not, or not yet, what lies in the file; nothing is written.
  public func fix(_ bytes: [UInt8], as file: LintFile) -> Result {
    var rounds = FixRounds(
      linter.replacing([(file, bytes)]), filter, [file], allowsUnsafe: allowsUnsafe, jobs: jobs)
    rounds.run()
    return rounds.result(write: nil)
  }

  /// Writes fixed files, on all cores. Whoever interrupts gets the file at hand whole, and none after it.
  /// - Returns: for each what went wrong, or `nil`.
  static func write(_ rewrites: [Rewrite], jobs: Int) -> [SourceError?] {
    Interruption.deferred {
      ParallelMap.results(count: rewrites.count, jobs: jobs) { index in
        let rewrite = rewrites[index]
        if Interruption.isPending {
          return SourceError(path: rewrite.file.path, reason: "is not fixed: interrupted")
        }
        do throws(SourceError) {
          try FileRewriter.replace(path: rewrite.file.path, linted: rewrite.before, with: rewrite.after)
          return nil
        } catch {
          return error
        }
      }
    }
  }
}
