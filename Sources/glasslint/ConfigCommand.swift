import GlassLintCore

/// `glasslint config`: the configuration in force, and where each part came from; or what in it does nothing.
enum ConfigCommand {
  @Sendable static func run(_ arguments: Arguments, _ console: Console) throws(UsageError) -> ExitStatus {
    let store = ConfigurationStore(configurationFile: arguments.value(.config))
    let paths = ReportPaths(workingDirectory: store.workingDirectory)
    let path = paths.absolute(arguments.operands.first ?? ".")
    let isFolder = FileStatus.isFolder(path)
    let folder = isFolder ? path : FileStatus.folder(of: path)
    if arguments.has(.verify) { return verify(folder, store, arguments, console) }
    for option in [OptionDescription.jobs, .noCache] where arguments.has(option) {
      throw UsageError("--\(option.name) belongs to --verify")
    }
    guard let index = store.configuration(governing: folder) else {
      for error in store.errors { console.report(error) }
      return .failure
    }
    let configuration = store.configurations[index]
    let targets = isFolder ? nil : ProjectLoader(store: store).targets(holding: path, configuration)
    console.write(
      configuration.describe(
        forFile: isFolder ? nil : path, remarks: isFolder ? [] : remarks(on: path, store), targets: targets))
    return .clean
  }

  /// Why a file is not linted, as far as it is not.
  private static func remarks(on path: String, _ store: ConfigurationStore) -> [String] {
    var remarks: [String] = []
    if !FileStatus.exists(path) { remarks.append("there is no such file") }
    if !path.hasSuffix(".swift") {
      remarks.append("it is not linted: it is not a Swift file")
    } else if let reason = FileFinder(store: store).reasonExcluded(path) {
      remarks.append("it is not linted: it \(reason)")
    }
    return remarks
  }

  private static func verify(
    _ folder: String, _ store: ConfigurationStore, _ arguments: Arguments, _ console: Console
  ) -> ExitStatus {
    let check = ConfigurationCheck(
      below: folder, store: store, jobs: arguments.value(.jobs).flatMap { Int($0) },
      usesCache: !arguments.has(.noCache))
    for error in store.errors { console.report(error) }
    for problem in check.problems { console.write(TerminalText.visible(problem.description) + "\n") }
    if !store.errors.isEmpty { return .failure }
    if check.configurations.isEmpty {
      console.note("there is no \(ConfigurationStore.fileName) here; the built-in defaults hold")
    } else if check.problems.isEmpty {
      console.note("\(check.configurations.joined(separator: ", ")): all that is said there does something")
    }
    return check.problems.isEmpty ? .clean : .findings
  }
}
