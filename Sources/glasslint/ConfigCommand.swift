import GlassLintCore

/// `glasslint config`: the configuration in force, and where each part came from.
enum ConfigCommand {
  @Sendable static func run(_ arguments: Arguments, _ console: Console) throws(UsageError) -> ExitStatus {
    let store = ConfigurationStore(configurationFile: arguments.value(.config))
    let path = ReportPaths(workingDirectory: store.workingDirectory).absolute(arguments.operands.first ?? ".")
    let isFolder = FileStatus.isFolder(path)
    guard let index = store.configuration(governing: isFolder ? path : FileStatus.folder(of: path)) else {
      for error in store.errors { console.report(error) }
      return .failure
    }
    let configuration = store.configurations[index]
    let targets = isFolder ? nil : ProjectLoader(store: store).targets(holding: path, configuration)
    console.write(configuration.describe(forFile: isFolder ? nil : path, targets: targets))
    return .clean
  }
}
