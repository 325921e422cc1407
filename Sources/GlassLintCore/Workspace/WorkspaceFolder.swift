/// One folder of a workspace: its configurations, and the projects they govern, brought up to date edit by edit.
final class WorkspaceFolder {
  /// Absolute.
  let root: String
  /// Counts up whenever the findings of any file may be others now.
  private(set) var revision = 0
  private let jobs: Int?
  private var store: ConfigurationStore
  private var linter: Linter?
  /// The configurations whose project was read.
  private var loaded: Set<Int> = []
  /// What is wrong in asset catalogs and files of tokens.
  private var tokenErrors: [ConfigurationError] = []
  /// By absolute path of the file.
  private var filters: [String: FindingFilter] = [:]
  /// The text of open documents.
  private var overlay = SourceOverlay()
  /// By absolute path, texts that the projects do not know yet.
  private var pending: [String: [UInt8]] = [:]
  /// Open documents that no project takes in: what git ignores.
  private var strangers: Set<String> = []

  init(root: String, jobs: Int?) {
    self.root = root
    self.jobs = jobs
    store = ConfigurationStore(workingDirectory: root)
  }

  // MARK: What changes

  /// An open document has another text.
  func setText(_ bytes: [UInt8], of path: String) {
    overlay[path] = .text(bytes)
    pending[path] = bytes
  }

  /// What lies on disk counts again.
  func close(_ path: String) {
    guard overlay[path] != nil else { return }
    overlay[path] = nil
    pending[path] = nil
    strangers.remove(path)
    takeFromDisk(path)
  }

  /// A file on disk is another one, there is a new one, or one is gone.
  func fileChanged(_ path: String) {
    guard WatchedFiles.areToHave(path, below: root) else { return }
    guard FilePath.isSwift(path.utf8) else { return reset() }
    if overlay[path] == nil { takeFromDisk(path) }
  }

  /// Configurations, manifests or catalogs are others: everything is read again when it is next asked for.
  func reset() {
    store = ConfigurationStore(workingDirectory: root)
    linter = nil
    loaded = []
    filters = [:]
    strangers = []
    revision += 1
  }

  private func takeFromDisk(_ path: String) {
    let source = SourceBuffer()
    let isKnown = linter?.projects.contains { $0?.file(atPath: path) != nil } ?? false
    if isKnown, (try? source.read(path: path)) != nil {
      pending[path] = Array(source.bytes)
    } else {
      // Which files there are has changed.
      loaded = []
      revision += 1
    }
  }

  // MARK: What is asked

  /// - Returns: `nil` for a file that is not to be linted.
  func file(_ path: String) -> LintFile? {
    // Findings name files by where they are, whatever folder the process runs in.
    FileFinder(store: store).file(named: path).map {
      LintFile(path: path, absolutePath: path, configuration: $0.configuration)
    }
  }

  /// Whether a project has to be read before anything can be said of a file.
  func needsReading(for file: LintFile) -> Bool { !loaded.contains(file.configuration) }

  func configuration(of file: LintFile) -> Configuration { store.configurations[file.configuration] }

  /// Mistakes in configurations, baselines and catalogs that were met so far.
  var configurationErrors: [ConfigurationError] {
    store.errors + tokenErrors + filters.values.flatMap(\.baselines.errors)
  }

  /// The linter of the projects as they now stand.
  /// - Parameter isExact: whether tokens and habits have to be those of the last edit, which takes longer to find out.
  func linter(for file: LintFile, isExact: Bool) -> Linter {
    if let linter, loaded.contains(file.configuration) {
      let current = broughtUpToDate(linter)
      if loaded.contains(file.configuration) {
        return isExact && current.isProvisional ? settled(current) : current
      }
    }
    return load(file)
  }

  /// Whether what was said last was said before tokens and habits were looked at.
  var isProvisional: Bool { linter?.isProvisional ?? false }

  /// Whether there is nothing to do between edits.
  var isSettled: Bool { linter?.isSettled ?? true }

  /// Looks at tokens and habits after the last edit, and prepares for the next one.
  func settle() { linter = linter.map(settled) }

  private func settled(_ linter: Linter) -> Linter {
    guard !linter.isSettled else { return linter }
    let settled = linter.settled()
    self.linter = settled
    if linter.isProvisional { revision += 1 }
    return settled
  }

  /// Says which findings are reported.
  func filter(for file: LintFile) -> FindingFilter {
    if let known = filters[file.absolutePath] { return known }
    let filter = FindingFilter(baselines: BaselineFinder(store: store).read(for: [file]))
    filters[file.absolutePath] = filter
    return filter
  }

  private func broughtUpToDate(_ old: Linter) -> Linter {
    var linter = old
    defer { self.linter = linter }
    if !pending.isEmpty {
      let texts = pending.map {
        (file: LintFile(path: $0.key, absolutePath: $0.key, configuration: 0), bytes: $0.value)
      }
      pending = [:]
      let isNew = texts.contains { text in
        overlay[text.file.path] != nil && !strangers.contains(text.file.path)
          && !linter.projects.contains { $0?.file(atPath: text.file.path) != nil }
      }
      if isNew {
        loaded = []
        revision += 1
        return linter
      }
      linter = linter.replacing(texts, followsEdits: true)
      if zip(old.projects, linter.projects).contains(where: { $0 !== $1 }) { revision += 1 }
    }
    linter.overlay = overlay
    return linter
  }

  /// Reads the project of a file, with what is open in place of what lies on disk.
  private func load(_ file: LintFile) -> Linter {
    let result = ProjectLoader(store: store, jobs: jobs, overlay: overlay)
      .load(for: FileList(files: [file]), configurations: store.configurations)
    for error in result.errors where !tokenErrors.contains(error) { tokenErrors.append(error) }
    var projects = loaded.isEmpty ? [] : linter?.projects ?? []
    while projects.count < store.configurations.count { projects.append(nil) }
    projects[file.configuration] = result.projects[file.configuration]
    loaded.insert(file.configuration)
    let linter = Linter(
      configurations: store.configurations, projects: projects, jobs: jobs, overlay: overlay)
    // The overlay was read with the rest.
    pending = [:]
    for path in overlay.texts where !projects.contains(where: { $0?.file(atPath: path) != nil }) {
      strangers.insert(path)
    }
    self.linter = linter
    revision += 1
    return linter
  }
}
