import GlassLintCore

/// What `lint` and `fix` share: which files they are about, what governs these, and how to report.
struct LintRun {
  let arguments: Arguments
  let console: Console
  let targets: [ReportTarget]
  let store: ConfigurationStore
  /// With what the run asks of the rules.
  let linter: Linter
  /// Says which findings are reported.
  let filter: FindingFilter
  let jobs: Int?
  /// Mistakes in asset catalogs and files of tokens.
  private let tokenErrors: [ConfigurationError]
  /// Where the configuration leaves nothing to lint.
  private let emptiness: ConfigurationError?
  let input: Input
  let git: GitSelection
  /// What stands for files on disk.
  let overlay: SourceOverlay
  /// The files to lint: of those of the input, with `--diff`, the ones with changed lines, and with `--shard`, a part.
  let files: [LintFile]
  private let shard: Shard?
  /// The folders of the projects that the files belong to, absolute.
  let projectRoots: [String]
  /// How reports name files.
  private let paths: ReportPaths
  private let start = ContinuousClock.now

  enum Input {
    /// Files on disk.
    case files(FileList, paths: [String])
    /// Standard input under a name. `nil`: that file is not to be linted.
    case text([UInt8], LintFile?)

    var list: FileList {
      switch self {
      case .files(let list, _): list
      case .text(_, let file): FileList(files: file.map { [$0] } ?? [])
      }
    }

    /// The text on standard input stands for the file that it is named after.
    var overlay: SourceOverlay {
      if case .text(let bytes, let file?) = self {
        SourceOverlay(bytes, at: file.absolutePath)
      } else {
        .none
      }
    }

    /// What was named on the command line.
    var paths: [String] { if case .files(_, let paths) = self { paths } else { [] } }
  }

  /// - Parameter comparesIndex: whether only lines count that differ from git's index.
  init(
    _ arguments: Arguments, _ console: Console, baseline: BaselineUse = .read, comparesIndex: Bool = false
  ) throws(UsageError) {
    self.arguments = arguments
    self.console = console
    console.setColor(arguments.value(.color))
    console.isQuiet = arguments.has(.quiet)
    console.isVerbose = arguments.has(.verbose)
    targets = try ReportTarget.all(in: arguments)
    jobs = arguments.value(.jobs).flatMap { Int($0) }
    store = ConfigurationStore(arguments)
    var shard = try arguments.shard()
    let choice = try BaselineFinder.Choice(arguments)
    git = try GitSelection(arguments, store, comparesIndex: comparesIndex)
    input = try Self.input(arguments, store, git.staged)
    overlay = git.staged?.overlay ?? input.overlay
    emptiness =
      input.list.files.isEmpty && input.list.errors.isEmpty && store.errors.isEmpty
      ? FileFinder(store: store).emptiness(of: input.paths) : nil
    let changes = try git.changes(in: input.list.files, overlay, store, jobs: jobs)
    let found = input.list.files
    var files = changes.map { changes in found.filter { !changes[$0.absolutePath].isEmpty } } ?? found
    let selection = RuleSelection(arguments)
    try selection.check(against: store)
    for remark in selection.remarks(on: store.configurations) { console.note(remark) }
    let configurations = selection.applied(to: store.configurations)
    let loader = ProjectLoader(
      store: store, jobs: jobs, usesCache: !arguments.has(.noCache), overlay: overlay)
    let loaded = loader.load(
      for: input.list, linting: files, configurations: configurations, named: input.paths)
    tokenErrors = loaded.errors
    projectRoots = loaded.reports.compactMap { $0?.root }
    // What is made of all files, configurations, rules and the project's index, is made.
    paths = .inRepository(workingDirectory: store.workingDirectory, files: found.map(\.absolutePath))
    shard?.divide(&files, paths: paths)
    self.shard = shard
    self.files = files
    linter = selection.linter(
      for: configurations, projects: loaded.projects, jobs: jobs, overlay: overlay)
    var filter = FindingFilter(
      baselines: BaselineFinder(store: store, choice: choice).read(
        for: input.list.files, named: input.paths, isForWriting: baseline == .write), changes: changes)
    if git.staged != nil { filter.fileExists = { [overlay] in overlay.exists($0) } }
    self.filter = filter
    describe(loaded.reports)
    describeBaselines()
  }

  /// The configurations and baselines in use, absolute.
  var settingsFiles: [String] { store.configurations.compactMap(\.path) + filter.baselines.files.map(\.path) }

  var countsLines: Bool { arguments.has(.statistics) }

  // MARK: Input

  private static func input(
    _ arguments: Arguments, _ store: ConfigurationStore, _ staged: StagedFiles?
  ) throws(UsageError) -> Input {
    if let staged { return .files(staged.list, paths: []) }
    let finder = FileFinder(store: store)
    guard let path = arguments.value(.stdinPath) else {
      let paths = try paths(arguments)
      return .files(finder.find(paths), paths: paths)
    }
    guard arguments.operands.isEmpty, !arguments.has(.filesFrom) else {
      throw UsageError("--stdin-path takes its one file from standard input; leave out the other paths")
    }
    guard path.hasSuffix(".swift") else { throw UsageError("--stdin-path \(path) is not a Swift file") }
    do throws(SourceError) {
      return .text(try Descriptor.readInput(), finder.file(named: path))
    } catch {
      throw UsageError("\(error.path): \(error.reason)")
    }
  }

  private static func paths(_ arguments: Arguments) throws(UsageError) -> [String] {
    if let list = arguments.value(.filesFrom) {
      return arguments.operands + (try PathList.read(list, endsWithNull: arguments.has(.null)))
    }
    if arguments.has(.null) { throw UsageError("-0 belongs to --files-from") }
    return arguments.operands.isEmpty ? ["."] : arguments.operands
  }

  /// Mistakes in what a run goes by.
  private var configurationErrors: [ConfigurationError] {
    store.errors + tokenErrors + filter.baselines.errors + [emptiness].compactMap { $0 }
  }

  /// Mistakes found before anything was linted.
  private var inputErrors: [SourceError] {
    let broken = configurationErrors.map { SourceError($0) }
    if case .files(let list, _) = input { return broken + list.errors }
    return broken
  }

  private func describe(_ projects: [ProjectLoader.Report?]) {
    guard console.isVerbose else { return }
    var counts: [Int: Int] = [:]
    for file in files { counts[file.configuration, default: 0] += 1 }
    for (index, configuration) in store.configurations.enumerated() {
      let count = counts[index] ?? 0
      console.detail(
        "configuration: \(configuration.file ?? "built-in defaults") (\(Summary.count(count, "file")))")
      if let project = projects[index] { console.detail("index: \(project.text)") }
    }
  }

  // MARK: Progress

  /// Does work on files while progress is shown.
  func showingProgress<Result>(of files: [LintFile], _ work: (@escaping @Sendable (Int) -> Void) -> Result)
    -> Result
  {
    let progress = Progress(total: files.count, isShown: console.errorIsTerminal && !console.isQuiet)
    defer { progress.clear() }
    return work { progress.advance(by: $0) }
  }

  // MARK: Outcome

  /// The findings and errors of a run as formats need them.
  func report(of result: Linter.Result) -> Report {
    let elapsed = start.duration(to: .now)
    var report = Report(
      findings: result.findings, suppressed: result.suppressed, baselined: result.baselined,
      errors: inputErrors + result.errors, files: result.files,
      statistics: countsLines
        ? Report.Statistics(lines: result.lines, bytes: result.bytes, elapsed: elapsed) : nil)
    report.inherited = result.inherited
    return report
  }

  /// Tells what went wrong.
  func reportErrors(of result: Linter.Result) {
    for error in configurationErrors { console.report(error) }
    if case .files(let list, _) = input { for error in list.errors { console.report(error) } }
    for error in result.errors { console.report(error) }
  }

  /// Writes a report to all targets.
  /// - Parameter overlay: what stands for files on disk, where it is not what was linted.
  /// - Returns: `failure` where one could not be written.
  func write(_ report: Report, to targets: [ReportTarget], _ overlay: SourceOverlay? = nil) -> ExitStatus {
    var status = ExitStatus.clean
    for target in targets {
      let written = target.write(report, paths, arguments, console) { options in
        options.rules = store.allRules
        options.shard = shard
        options.source = ReportOptions.source(overlay ?? self.overlay, paths: paths)
      }
      status = max(status, written)
    }
    tell(report, targets)
    return status
  }

  /// Writes what becomes of a file to standard output.
  func writeDiff(of rewrite: Fixer.Rewrite) {
    console.write(
      UnifiedDiff.render(
        path: rewrite.file.path, before: rewrite.before, after: rewrite.after,
        style: console.outputIsTerminal ? .terminal(color: console.usesColor) : .patch))
  }

  /// A report without any target, and without colors.
  func render(_ report: Report, as format: ReportFormat) -> [UInt8] {
    var options = ReportOptions(
      version: GlassLintVersion.current, paths: paths,
      source: ReportOptions.source(overlay, paths: paths))
    options.lineLimit = arguments.lineLimit
    return format.render(report, options: options)
  }

  /// What a person wants to know who sees no text report.
  private func tell(_ report: Report, _ targets: [ReportTarget]) {
    if console.isVerbose {
      for error in linter.unreadTargets {
        console.detail("targets: \(paths.display(error.path)) says nothing: \(error.reason)")
      }
    }
    tellOfExcluded()
    if case .files(let list, let paths) = input, files.isEmpty, report.errors.isEmpty {
      guard console.tellsOfNothing, list.excluded.isEmpty || !list.files.isEmpty else { return }
      console.note(shard?.noteOfNothing ?? git.nothingToLint(input) ?? Summary.nothingToLint(in: paths))
    } else if console.errorIsTerminal, report.files > 0,
      !targets.contains(where: { $0.file == nil && ($0.format ?? .text) == .text && console.outputIsTerminal }
      )
    {
      console.note(report.summary.text)
    }
    guard report.statistics != nil else { return tellLeaders(report, targets) }
    let table = (report.findings.isEmpty ? [] : Array("\n".utf8)) + StatisticsTable.render(report)
    let formats = targets.filter { $0.file == nil }.map { $0.format ?? .compact }
    if formats.allSatisfy({ $0 == .text || $0 == .compact }) {
      console.write(table)
    } else {
      console.writeAside(table)
    }
  }

  /// Files that were named one by one, as hooks do, and are not linted.
  func tellOfExcluded() {
    guard case .files(let list, _) = input else { return }
    for file in list.excluded.prefix(Self.excludedLimit) {
      console.note("\(file.path) \(file.reason); not linted")
    }
    let more = list.excluded.count - Self.excludedLimit
    if more > 0 { console.note("\(Summary.count(more, "more file")) excluded; not linted") }
  }

  private static let excludedLimit = 5

  /// Where findings have run off the screen.
  private func tellLeaders(_ report: Report, _ targets: [ReportTarget]) {
    guard console.outputIsTerminal, !console.isQuiet, report.findings.count > Self.longReport,
      targets.contains(where: { $0.file == nil && ($0.format ?? .text) == .text })
    else { return }
    console.write(StatisticsTable.leaders(of: report))
  }

  /// From so many findings on, a report at a terminal ends with where most of them are.
  private static let longReport = 100

  /// What the findings and errors of a report come to.
  func status(of report: Report) -> ExitStatus {
    ExitStatus(of: report, failLevel: arguments.failLevel)
  }
}

extension ConfigurationStore {
  /// With what `--config`, `--preset` and `--exclude` say.
  convenience init(_ arguments: Arguments) {
    let folder = ReportPaths.current().workingDirectory
    let excluded = arguments.given.filter { $0.name == OptionDescription.exclude.name }.map(\.value)
    self.init(
      workingDirectory: folder, configurationFile: arguments.value(.config),
      adjustments: Adjustments(
        preset: arguments.value(.preset).flatMap { Presets.named($0) },
        exclude: excluded.isEmpty ? nil : GlobSet(directory: folder, texts: excluded)),
      usesCache: !arguments.has(.noCache))
  }
}
