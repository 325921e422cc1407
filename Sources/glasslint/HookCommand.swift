import GlassLintCore

/// `glasslint hook`: the pre-commit hook of a repository, without any framework, and what agents call after an edit.
enum HookCommand {
  static let actions = ["install", "uninstall", "run", "agent"]

  /// Options of `lint` and `fix` that make sense for a hook.
  static let options: [OptionDescription] = [
    .fixStaged, .unsafe, .config, .preset, .only, .disable, .severity, .failOn, .baseline, .noBaseline, .diff,
    .limit, .jobs,
    .noCache, .color, .quiet, .verbose,
  ]

  @Sendable static func run(_ arguments: Arguments, _ console: Console) throws(UsageError) -> ExitStatus {
    let action = arguments.operands.first ?? ""
    guard actions.contains(action) else {
      throw UsageError(unknownMessage("hook action", action, valid: actions))
    }
    console.setColor(arguments.value(.color))
    console.isQuiet = arguments.has(.quiet)
    if action == "agent" { return try AgentHook.run(arguments, console) }
    if arguments.has(.limit) { throw UsageError("--limit belongs to `hook agent`") }
    if arguments.has(.unsafe), !arguments.has(.fixStaged) { throw UsageError("--unsafe belongs to --fix") }
    switch action {
    case "install": return try install(arguments, console)
    case "uninstall": return try uninstall(arguments, console)
    default: return try check(arguments, console)
    }
  }

  /// What the hook does: lints what is staged, or fixes it first.
  private static func check(_ arguments: Arguments, _ console: Console) throws(UsageError) -> ExitStatus {
    let arguments = arguments.forHook
    // Most commits of a repository may well be without Swift.
    console.tellsOfNothing = arguments.has(.verbose)
    guard arguments.has(.fixStaged) else { return try LintCommand.run(arguments, console) }
    let repository = try HookPlace.repository()
    let wasEmpty = try isEmptyCommit(repository)
    let status = try FixCommand.run(arguments, console)
    // Git looks before hooks run whether there is anything to commit, and not again.
    guard status == .clean, !wasEmpty, try isEmptyCommit(repository) else { return status }
    console.report(
      error: "the fixes took back all that was staged, so nothing is left to commit; "
        + "--no-verify commits all the same")
    return .failure
  }

  private static func isEmptyCommit(_ repository: GitRepository) throws(UsageError) -> Bool {
    try askingGit { () throws(GitError) in try repository.stagesNothing() }
  }

  private static func install(_ arguments: Arguments, _ console: Console) throws(UsageError) -> ExitStatus {
    let place = try HookPlace()
    try checkRules(arguments, below: place.top)
    // What is in the work tree is shared with others, whose programs are elsewhere.
    let program = place.isShared ? nil : PreCommitHook.runningProgram
    // Git runs hooks at the top of the work tree.
    var arguments = arguments
    arguments.replaceValues(of: [.config, .baseline], place.fromTop)
    let options = arguments.words
    let done = try attempt { () throws(SourceError) in
      try place.hook.install(program: program, options: options)
    }
    let path = place.shown(place.hook.path)
    switch done {
    case .installed: console.note("installed \(path)")
    case .installedBeforeKeeping:
      console.note(
        "installed \(path); the hook that was there runs first, from \(place.shown(place.hook.savedPath))")
    case .updated: console.note("updated \(path)")
    case .unchanged: console.note("\(path) is installed already")
    }
    if done != .unchanged, let remark = place.remark { console.note(remark) }
    return .clean
  }

  /// A rule that is unknown is better told now than by each commit.
  private static func checkRules(_ arguments: Arguments, below top: String) throws(UsageError) {
    guard arguments.has(.only) || arguments.has(.disable) || arguments.has(.severity) else { return }
    let store = ConfigurationStore(configurationFile: arguments.value(.config))
    // Custom rules are known once the configurations that have them are.
    _ = FileFinder(store: store).find([top])
    try RuleSelection(arguments).check(against: store)
  }

  private static func uninstall(_ arguments: Arguments, _ console: Console) throws(UsageError) -> ExitStatus {
    let own = [OptionDescription.color, .quiet].map(\.name)
    if let option = arguments.given.first(where: { !own.contains($0.name) }) {
      throw UsageError("--\(option.name) is an option of `hook install` and `hook run`")
    }
    let place = try HookPlace()
    let path = place.shown(place.hook.path)
    switch try attempt({ () throws(SourceError) in try place.hook.uninstall() }) {
    case .removed: console.note("removed \(path)")
    case .restored: console.note("removed \(path); the hook that was there before is back")
    case .absent: console.note("there is no hook at \(path)")
    case .foreign: console.note("\(path) was not written by `glasslint hook install`; it stays as it is")
    }
    return .clean
  }

  private static func attempt<Result>(
    _ work: () throws(SourceError) -> Result
  ) throws(UsageError) -> Result {
    do throws(SourceError) {
      return try work()
    } catch {
      throw UsageError("\(error.path): \(error.reason)")
    }
  }
}

/// Where git looks for hooks.
private struct HookPlace {
  let hook: PreCommitHook
  /// Whether it is part of the work tree, and so comes to everybody who checks it out.
  let isShared: Bool
  /// Whether other repositories may look there too.
  private let isForeign: Bool
  private let repository: GitRepository
  private let workingDirectory: String

  init() throws(UsageError) {
    let repository = try Self.repository()
    let folder = try askingGit { () throws(GitError) in try repository.hooksFolder() }
    self.repository = repository
    workingDirectory = ReportPaths.current().workingDirectory
    hook = PreCommitHook(folder: folder.path)
    isShared = folder.isInWorkTree
    isForeign = folder.isConfigured && !folder.isInWorkTree
  }

  static func repository() throws(UsageError) -> GitRepository {
    let here = ReportPaths.current().workingDirectory
    return try askingGit { () throws(GitError) in
      try GitRepository(holding: here, for: "glasslint hook", workingDirectory: here)
    }
  }

  /// The top of the work tree, absolute.
  var top: String { repository.root }

  func shown(_ path: String) -> String { ReportPaths(workingDirectory: workingDirectory).display(path) }

  /// A path from the working directory as one from the top of the work tree.
  func fromTop(_ path: String) -> String { repository.pathFromTop(path, workingDirectory: workingDirectory) }

  /// What is good to know about the folder.
  var remark: String? {
    if isShared {
      return "core.hooksPath is in the work tree: the hook is for everybody once it is committed"
    }
    return isForeign ? "core.hooksPath names the folder: every repository that does so runs the hook" : nil
  }
}

extension Arguments {
  /// Those of a `lint` or `fix` of what is staged.
  fileprivate var forHook: Arguments {
    var copy = self
    copy.setOperands([])
    copy.add(.staged)
    return copy
  }
}
