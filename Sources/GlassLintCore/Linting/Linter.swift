import Dispatch
import Synchronization

/// Lints many files on all cores. The result never depends on how many there are.
public struct Linter: Sendable {
  private let configurations: [Configuration]
  /// Those that a configuration names, which then hold for all its files.
  private let platforms: [Platforms]
  /// By configuration: for files that no project knows the targets of.
  private let targets: [ProjectTargets]
  /// By configuration; `nil` where a file stands alone.
  private(set) var projects: [Project?]
  private var scales: [DesignScales]
  private let configuredRoles: [Set<Role>]
  /// By configuration.
  private let ruleSets: [RuleSet]
  private let standard: RuleSet
  private let jobs: Int
  private let judgesSuppressions: Bool
  private let reported: Set<String>?
  /// What stands for files on disk.
  var overlay: SourceOverlay

  /// What came of all files.
  public struct Result: Sendable {
    public var findings: [Finding] = []
    public var suppressed: [Finding] = []
    /// What a baseline holds already; a `FindingFilter` takes it out of the findings.
    public var baselined: [Finding] = []
    /// What of a baseline other parts of a sharded run may have used as well.
    public var inherited: [InheritedEntries] = []
    public var errors: [SourceError] = []
    /// How many files were linted.
    public var files = 0
    public var lines = 0
    public var bytes = 0
    /// By path, what was linted of the files whose text was to be kept.
    var texts: [String: [UInt8]] = [:]

    public init() {}

    /// Puts what was found later in some files in place of what was found in them.
    mutating func replaceFindings(ofFiles paths: Set<String>, by later: [Result]) {
      for part in [\Result.findings, \.suppressed, \.baselined] {
        self[keyPath: part].removeAll { paths.contains($0.location.file) }
        for result in later { self[keyPath: part] += result[keyPath: part] }
      }
    }
  }

  /// - Parameters:
  ///   - configurations: those the files refer to by index.
  ///   - projects: what the files under each configuration have in common; without one, each file stands alone.
  ///   - jobs: threads; all cores where `nil`.
  ///   - judgesSuppressions: whether comments that silence nothing are reported.
  ///   - reported: the rules whose findings are wanted, by id; all where `nil`. To judge comments, the others have to
  ///     run as well.
  ///   - overlay: what stands for files on disk; the projects are those it was loaded with.
  public init(
    configurations: [Configuration], projects: [Project?] = [], rules: [Rule] = RuleRegistry.all,
    jobs: Int? = nil,
    judgesSuppressions: Bool = true, reported: Set<String>? = nil, overlay: SourceOverlay = .none
  ) {
    self.reported = reported
    self.overlay = overlay
    self.configurations = configurations
    platforms = configurations.map(\.platforms)
    let projects = configurations.indices.map { $0 < projects.count ? projects[$0] : nil }
    self.projects = projects
    let alone = ProjectTargets()
    targets = projects.map { $0?.targets ?? alone }
    scales = Self.scales(configurations, projects)
    configuredRoles = configurations.map(\.configuredRoles)
    self.jobs = max(1, jobs ?? SystemProcessors.count)
    self.judgesSuppressions = judgesSuppressions
    let standard = RuleSet(rules)
    self.standard = standard
    ruleSets = configurations.map { $0.hasCustomRules ? RuleSet($0.rules) : standard }
  }

  private static func scales(_ configurations: [Configuration], _ projects: [Project?]) -> [DesignScales] {
    configurations.indices.map { index in
      projects[index]?.scales(of: configurations[index]) ?? configurations[index].scales
    }
  }

  /// The linter of the same files once these texts stand for some of them. Each project is brought up to date once.
  /// - Parameter followsEdits: whether there will be other texts soon, and projects may be provisional.
  func replacing(_ texts: [(file: LintFile, bytes: [UInt8])], followsEdits: Bool = false) -> Linter {
    var linter = self
    var shares: [[Int: [UInt8]]] = Array(repeating: [:], count: projects.count)
    for (file, bytes) in texts {
      linter.overlay[file.absolutePath] = .text(bytes)
      // Several configurations may share a project's files.
      for (index, project) in projects.enumerated() {
        if let position = project?.file(atPath: file.absolutePath) { shares[index][position] = bytes }
      }
    }
    var renewed: [ObjectIdentifier: Project] = [:]
    for (index, share) in shares.enumerated() where !share.isEmpty {
      guard let project = projects[index] else { continue }
      let known =
        renewed[ObjectIdentifier(project)] ?? project.replacing(share, jobs: jobs, followsEdits: followsEdits)
      renewed[ObjectIdentifier(project)] = known
      linter.projects[index] = known
      if !known.isProvisional { linter.scales[index] = known.scales(of: configurations[index]) }
    }
    return linter
  }

  /// The files that may be judged otherwise than by the linter which this one followed.
  /// - Parameter changed: the positions of those whose text is another one now.
  /// - Returns: the positions of those that did not change.
  func filesJudgedOtherwise(
    than former: Linter, among files: [LintFile], changed: Set<Int>
  ) -> Set<Int> {
    var found: Set<Int> = []
    // Several configurations may share a project.
    var known: [ObjectIdentifier: ChangedRoles?] = [:]
    for configuration in configurations.indices {
      guard let project = projects[configuration], let old = former.projects[configuration], old !== project
      else { continue }
      if known[ObjectIdentifier(project)] == nil {
        let edited = changed.compactMap { project.file(atPath: files[$0].absolutePath) }
        known[ObjectIdentifier(project)] = .some(ChangedRoles(from: old, to: project, files: edited))
      }
      let roles = configurations[configuration].hasCustomRules ? nil : known[ObjectIdentifier(project)] ?? nil
      for file in files.indices where files[file].configuration == configuration && !changed.contains(file) {
        let position = project.file(atPath: files[file].absolutePath)
        let isConcerned =
          roles.map { roles in position.map { roles.concern($0, of: project) } ?? true } ?? true
        if isConcerned { found.insert(file) }
      }
    }
    return found
  }

  /// The linter once no project is provisional any more, and each is ready for the next edits.
  func settled() -> Linter {
    var linter = self
    var renewed: [ObjectIdentifier: Project] = [:]
    for (index, project) in projects.enumerated() {
      guard let project else { continue }
      let known = renewed[ObjectIdentifier(project)] ?? project.settled(jobs: jobs)
      renewed[ObjectIdentifier(project)] = known
      linter.projects[index] = known
      if project.isProvisional { linter.scales[index] = known.scales(of: configurations[index]) }
    }
    return linter
  }

  var isProvisional: Bool { projects.contains { $0?.isProvisional ?? false } }

  /// Whether `settled()` has nothing to do.
  var isSettled: Bool { projects.allSatisfy { $0.map { $0.followsEdits && !$0.isProvisional } ?? true } }

  /// Lints files; those that cannot be read or are no UTF-8 become errors, the others are linted all the same.
  /// - Parameters:
  ///   - countsLines: whether `Result.lines` is wanted.
  ///   - progress: told now and then, on any thread, how many more files are done.
  public func lint(
    _ files: [LintFile], countsLines: Bool = false, progress: (@Sendable (Int) -> Void)? = nil
  ) -> Result {
    lint(files, countsLines: countsLines, progress: progress) { _ in false }
  }

  /// Lints files, and notes something of each in the same walk.
  /// - Parameter observe: asked about every file of a user interface, on any thread, when the rules have looked at it.
  /// - Returns: what came of the files, and what was noted of them, in their order.
  func lint<Note: Sendable>(
    _ files: [LintFile], progress: (@Sendable (Int) -> Void)? = nil,
    noting observe: @escaping @Sendable (FileContext, LintFile) -> Note?
  ) -> (result: Result, notes: [Note]) {
    let notes = Mutex<[(file: Int, note: Note)]>([])
    let result = lint(
      files, countsLines: false, progress: progress,
      observe: { context, position in
        guard let note = observe(context, files[position]) else { return }
        notes.withLock { $0.append((position, note)) }
      }, keepingTextWhere: { _ in false })
    return (result, notes.withLock { $0.sorted { $0.file < $1.file }.map(\.note) })
  }

  /// - Parameter keepsText: whether the text of a file with such a finding is wanted.
  func lint(
    _ files: [LintFile], countsLines: Bool = false, progress: (@Sendable (Int) -> Void)? = nil,
    keepingTextWhere keepsText: @escaping @Sendable (Finding) -> Bool
  ) -> Result {
    lint(files, countsLines: countsLines, progress: progress, observe: nil, keepingTextWhere: keepsText)
  }

  private func lint(
    _ files: [LintFile], countsLines: Bool, progress: (@Sendable (Int) -> Void)?,
    observe: (@Sendable (FileContext, Int) -> Void)?,
    keepingTextWhere keepsText: @escaping @Sendable (Finding) -> Bool
  ) -> Result {
    let next = Atomic<Int>(0)
    let parts = Mutex<[Part]>([])
    // Small batches share the work evenly; a batch, not a file, is what is handed back, to keep the lock rare.
    let batch = max(1, min(32, files.count / (jobs * 8)))
    let workers = min(jobs, max(1, (files.count + batch - 1) / batch))
    let work: @Sendable (Int) -> Void = { _ in
      var linter = FileLinter(standard, overlay: overlay)
      let source = SourceBuffer()
      while true {
        let start = next.wrappingAdd(batch, ordering: .relaxed).oldValue
        guard start < files.count else { return }
        var part = Part(start: start)
        for position in start..<min(start + batch, files.count) {
          let file = files[position]
          let known = part.result.findings.count
          lint(
            file, with: &linter, source, countsLines: countsLines, into: &part.result,
            observe: observe.map { observe in { observe($0, position) } })
          if part.result.findings[known...].contains(where: keepsText) {
            part.result.texts[file.path] = Array(source.bytes)
          }
        }
        parts.withLock { $0.append(part) }
        progress?(min(batch, files.count - start))
      }
    }
    if workers == 1 { work(0) } else { DispatchQueue.concurrentPerform(iterations: workers, execute: work) }
    return parts.withLock { Self.merged($0) }
  }

  /// Lints bytes that are not, or not yet, what lies in the file.
  public func lint(_ bytes: [UInt8], as file: LintFile) -> Result {
    var linter = FileLinter(standard, overlay: overlay)
    var result = Result()
    lint(SourceBuffer(bytes: bytes), as: file, with: &linter, into: &result)
    return result
  }

  /// Whether a rewritten file differs from what it was by exactly these edits, and still reads as Swift.
  public func verify(before: [UInt8], after: [UInt8], edits: [Edit]) -> Bool {
    var linter = FileLinter(standard)
    return linter.verify(before: before, after: after, edits: edits)
  }

  /// The manifests and Xcode projects that said nothing of the files linted so far, since they could not be read.
  public var unreadTargets: [SourceError] {
    var seen: Set<String> = []
    return targets.flatMap(\.mistakes).filter { seen.insert($0.path).inserted }
  }

  private struct Part: Sendable {
    var start: Int
    var result = Result()
  }

  private static func merged(_ parts: [Part]) -> Result {
    var merged = Result()
    for part in parts.sorted(by: { $0.start < $1.start }) {
      merged.findings += part.result.findings
      merged.suppressed += part.result.suppressed
      merged.errors += part.result.errors
      merged.files += part.result.files
      merged.lines += part.result.lines
      merged.bytes += part.result.bytes
      merged.texts.merge(part.result.texts) { first, _ in first }
    }
    return merged
  }

  private func lint(
    _ file: LintFile, with linter: inout FileLinter, _ source: SourceBuffer, countsLines: Bool,
    into result: inout Result, observe: ((FileContext) -> Void)?
  ) {
    if !countsLines, let size = sizeOfPlainCode(file) {
      result.bytes += size
      result.files += 1
      return
    }
    do {
      try overlay.read(file.path, absolutePath: file.absolutePath, into: source)
    } catch {
      result.errors.append(error)
      return
    }
    result.bytes += source.count
    if countsLines { result.lines += Self.lineCount(of: source) }
    lint(source, as: file, with: &linter, into: &result, observe: observe)
  }

  /// The size of a file that no rule is about, as the index knows it from the file's words; `nil` for one that has to be
  /// read.
  private func sizeOfPlainCode(_ file: LintFile) -> Int? {
    guard !ruleSets[file.configuration].reachesOtherFiles, overlay[file.absolutePath] == nil,
      let index = projects[file.configuration]?.index,
      let record = index.file(atPath: file.absolutePath).map({ index.sections.files[$0] }),
      record.contentHash != 0, record.isUserInterface == 0,
      FileStamp(path: file.absolutePath)?.isReliable(of: record) ?? false,
      FilePath.isReadable(file.absolutePath)
    else { return nil }
    return Int(record.size)
  }

  /// Lines as people count them: what follows the last line end is a line only where there is something.
  private static func lineCount(of source: SourceBuffer) -> Int {
    let endsWithLine = source.bytes.last.map { $0 == 0x0A || $0 == 0x0D } ?? true
    return LineMap(source.bytes).lineCount - (endsWithLine ? 1 : 0)
  }

  private func lint(
    _ source: SourceBuffer, as file: LintFile, with linter: inout FileLinter, into result: inout Result,
    observe: ((FileContext) -> Void)? = nil
  ) {
    if let bad = UTF8Validation.firstInvalidOffset(source.base, count: source.count) {
      result.errors.append(SourceError(path: file.path, reason: "is not valid UTF-8 (byte \(bad))"))
      return
    }
    let outcome = linter.lint(
      source, file: file.path, absolutePath: file.absolutePath, settings: settings(of: file),
      judgesSuppressions: judgesSuppressions, observe: observe)
    if let reported {
      result.findings += outcome.findings.filter { reported.contains($0.rule) }
      result.suppressed += outcome.suppressed.filter { reported.contains($0.rule) }
    } else {
      result.findings += outcome.findings
      result.suppressed += outcome.suppressed
    }
    result.files += 1
  }

  private func settings(of file: LintFile) -> FileSettings {
    let configuration = configurations[file.configuration]
    let configured = platforms[file.configuration]
    var settings = FileSettings(
      rules: configuration.settings(forFile: file.absolutePath),
      platforms: configured.isEmpty
        ? targets[file.configuration].platforms(ofFile: file.absolutePath) : configured,
      scales: scales[file.configuration], project: projects[file.configuration],
      configuredRoles: configuredRoles[file.configuration],
      discoversTokens: configuration.discoversTokens.value)
    settings.ruleSet = ruleSets[file.configuration]
    return settings
  }

  /// Looks at a file as rules do, whether they are about it or not.
  /// - Parameter bytes: valid UTF-8.
  func inspect<Answer>(_ bytes: [UInt8], as file: LintFile, _ body: (FileContext) -> Answer) -> Answer {
    var linter = FileLinter(standard, overlay: overlay)
    return linter.inspect(
      SourceBuffer(bytes: bytes), absolutePath: file.absolutePath, settings: settings(of: file), body)
  }
}
