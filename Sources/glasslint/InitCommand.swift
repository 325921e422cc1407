import GlassLintCore

/// `glasslint init`: a configuration out of what the project already does.
enum InitCommand {
  @Sendable static func run(_ arguments: Arguments, _ console: Console) throws(UsageError) -> ExitStatus {
    console.setColor(arguments.value(.color))
    console.isQuiet = arguments.has(.quiet)
    let folder = arguments.operands.first ?? "."
    let isDryRun = arguments.has(.dryRunInit)
    let store = ConfigurationStore(usesCache: !arguments.has(.noCache))
    let paths = ReportPaths(workingDirectory: store.workingDirectory)
    let path = paths.absolute("\(folder)/\(ConfigurationStore.fileName)")
    if !isDryRun, !arguments.has(.force), FileStatus.exists(path) { throw alreadyThere(paths.display(path)) }
    let draft: ConfigurationDraft?
    do throws(SourceError) {
      draft = try ConfigurationDraft.read(
        below: folder, store: store, jobs: arguments.value(.jobs).flatMap { Int($0) },
        usesCache: !arguments.has(.noCache))
    } catch {
      throw UsageError("\(error.path): \(error.reason)")
    }
    for error in store.errors { console.report(error) }
    guard let draft else { return .failure }
    for error in draft.errors { console.report(error) }
    if isDryRun {
      if !console.isQuiet { console.writeAside(draft.histogram(color: false)) }
      console.write(draft.text)
    } else {
      if !console.isQuiet { console.write(draft.histogram(color: console.usesColor)) }
      try write(draft, to: path, paths)
      if !console.isQuiet {
        console.write("wrote \(TerminalText.visible(paths.display(path))); `glasslint` lints by it\n")
      }
    }
    return draft.errors.isEmpty ? .clean : .failure
  }

  private static func write(
    _ draft: ConfigurationDraft, to path: String, _ paths: ReportPaths
  ) throws(UsageError) {
    let bytes = Array(draft.text.utf8)
    do throws(SourceError) {
      if FileStatus.exists(path) {
        let present = SourceBuffer()
        try present.read(path: path)
        try FileRewriter.replace(path: path, linted: Array(present.bytes), with: bytes)
      } else {
        try NewFile.create(path: path, bytes)
      }
    } catch {
      throw UsageError("\(paths.display(path)): \(error.reason)")
    }
  }

  private static func alreadyThere(_ path: String) -> UsageError {
    UsageError("\(path) is there already; --force replaces it, --dry-run shows what would be written")
  }
}
