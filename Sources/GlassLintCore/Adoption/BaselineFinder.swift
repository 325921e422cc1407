/// The baselines of a run.
public struct BaselineSet: Sendable {
  /// Each file once.
  public internal(set) var files: [BaselineFile] = []
  /// By configuration, the position of its baseline in `files`; `nil` where it has none.
  public internal(set) var positions: [Int?] = []
  /// The same by folder, for the files of a configuration that stands in none of the repositories they are in.
  var positionsByFolder: [Int: [String: Int?]] = [:]
  /// The configurations whose baseline is missing or broken: what is new under them nobody can tell.
  public internal(set) var broken: Set<Int> = []
  /// Why.
  public internal(set) var errors: [ConfigurationError] = []

  public init() {}

  func position(of file: LintFile) -> Int? {
    if let byFolder = positionsByFolder[file.configuration] {
      return byFolder[FilePath.directory(of: file.absolutePath)] ?? nil
    }
    return file.configuration < positions.count ? positions[file.configuration] : nil
  }

  /// Forgets the folders of a configuration where all of them have the same baseline.
  fileprivate mutating func mergeFolders(of configuration: Int) {
    guard let byFolder = positionsByFolder[configuration], let first = byFolder.values.first,
      byFolder.values.allSatisfy({ $0 == first })
    else { return }
    positions[configuration] = first
    positionsByFolder[configuration] = nil
  }
}

/// Finds the baseline of each configuration, and reads it.
public struct BaselineFinder {
  /// What the command line asks for.
  public enum Choice: Sendable, Equatable {
    /// The one that the configuration names, or the nearest.
    case nearest
    /// This one for all files.
    case file(String)
    case none
  }

  private let store: ConfigurationStore
  private let choice: Choice

  public init(store: ConfigurationStore, choice: Choice = .nearest) {
    self.store = store
    self.choice = choice
  }

  /// Reads the baselines of the configurations that govern files.
  /// - Parameters:
  ///   - files: those to be linted.
  ///   - paths: what was named on the command line.
  ///   - isForWriting: whether a baseline that is not there is a new one, rather than none or a mistake.
  public func read(
    for files: [LintFile], named paths: [String] = [], isForWriting: Bool = false
  ) -> BaselineSet {
    var set = BaselineSet()
    set.positions = Array(repeating: nil, count: store.configurations.count)
    if choice == .none { return set }
    var roots = RepositoriesAround(named: paths, workingDirectory: store.workingDirectory)
    var seen: Set<Int> = []
    var byPath: [String: Result<Int, ConfigurationErrors>] = [:]
    for file in files {
      let configuration = store.configurations[file.configuration]
      let isDivided = isDivided(configuration)
      let folder = isDivided ? FilePath.directory(of: file.absolutePath) : ""
      if isDivided {
        if set.positionsByFolder[file.configuration]?[folder] != nil { continue }
        set.positionsByFolder[file.configuration, default: [:]][folder] = .some(nil)
      } else if seen.contains(file.configuration) {
        continue
      }
      seen.insert(file.configuration)
      guard let place = place(of: configuration, file, &roots, isForWriting: isForWriting) else { continue }
      let outcome: Result<Int, ConfigurationErrors>
      if let known = byPath[place.path] {
        outcome = known
      } else {
        outcome = read(place, isForWriting: isForWriting).map { file in
          set.files.append(file)
          return set.files.count - 1
        }
        byPath[place.path] = outcome
      }
      switch outcome {
      case .success(let position) where isDivided:
        set.positionsByFolder[file.configuration]?[folder] = .some(position)
      case .success(let position): set.positions[file.configuration] = position
      case .failure(let failure):
        set.broken.insert(file.configuration)
        for error in failure.errors where !set.errors.contains(error) { set.errors.append(error) }
      }
    }
    for configuration in seen { set.mergeFolders(of: configuration) }
    return set
  }

  // MARK: Places

  private struct Place {
    /// Absolute.
    var path: String
    /// What to say where nothing stands there.
    var missing: ConfigurationError
  }

  /// Whether where a file is decides about its baseline, since its configuration is nowhere: the built-in defaults.
  private func isDivided(_ configuration: Configuration) -> Bool {
    if case .file = choice { return false }
    return configuration.baseline == nil && configuration.extendedFolders.isEmpty
  }

  private func place(
    of configuration: Configuration, _ file: LintFile, _ roots: inout RepositoriesAround, isForWriting: Bool
  ) -> Place? {
    if case .file(let name) = choice {
      let path = FilePath.absolute(name, from: store.workingDirectory)
      let shown = FilePath.display(path, from: store.workingDirectory)
      return Place(
        path: path,
        missing: ConfigurationError(
          file: shown,
          message: "does not exist; `glasslint baseline --baseline \(ShellWord.quoted(shown))` writes it")
      )
    }
    if let named = configuration.baseline {
      let shown = FilePath.display(named.value, from: store.workingDirectory)
      var place = Place(
        path: named.value,
        missing: ConfigurationError(
          file: shown, message: "the baseline does not exist; `glasslint baseline` writes it"))
      if case .file(let file, let line) = named.origin {
        place.missing = ConfigurationError(
          file: file, line: line, column: 1,
          message: "the baseline \(shown) does not exist; `glasslint baseline` writes it")
      }
      return place
    }
    let path =
      if let own = configuration.extendedFolders.last {
        nearest(from: own, upTo: FilePath.repository(holding: own))
          ?? (isForWriting ? FilePath.join(own, BaselineFile.standardName) : nil)
      } else {
        standardPath(for: configuration, file, &roots, isForWriting: isForWriting)
      }
    guard let path else { return nil }
    return Place(path: path, missing: ConfigurationError(file: path, message: "does not exist"))
  }

  /// Without a configuration file: the baseline of the file's own repository, else that of the repository that is
  /// linted and has it as a submodule; a new one is the latter's. Without any repository, that of the package or folder.
  private func standardPath(
    for configuration: Configuration, _ file: LintFile, _ roots: inout RepositoriesAround, isForWriting: Bool
  ) -> String? {
    let repositories = roots.repositories(around: file.absolutePath)
    if let linted = repositories.linted {
      return repositories.all.lazy.compactMap { nearest(from: $0, upTo: $0) }.first
        ?? (isForWriting ? FilePath.join(linted, BaselineFile.standardName) : nil)
    }
    let root = configuration.projectRoot(holding: file.absolutePath, named: roots.named)
    return nearest(from: root ?? store.workingDirectory, upTo: nil)
      ?? (isForWriting ? FilePath.join(store.workingDirectory, BaselineFile.standardName) : nil)
  }

  /// The nearest baseline of the standard name from a folder up to the repository's root, or without a repository, to
  /// the working directory.
  private func nearest(from start: String, upTo repository: String?) -> String? {
    let isBelow = FilePath.isWithin(start, store.workingDirectory)
    let end = repository ?? (isBelow ? store.workingDirectory : start)
    var folder = start
    while true {
      if !store.permits(folder) { return nil }
      let path = FilePath.join(folder, BaselineFile.standardName)
      if FilePath.kind(of: path) != .missing { return path }
      if folder == end { return nil }
      folder = FilePath.directory(of: folder)
    }
  }

  private func read(_ place: Place, isForWriting: Bool) -> Result<BaselineFile, ConfigurationErrors> {
    if !store.permits(place.path) {
      let shown = FilePath.display(place.path, from: store.workingDirectory)
      return .failure(ConfigurationErrors(shown, "leads out of the folder to work in"))
    }
    switch FilePath.kind(of: place.path) {
    case .missing where isForWriting:
      return .success(BaselineFile(newAt: place.path, workingDirectory: store.workingDirectory))
    case .missing: return .failure(ConfigurationErrors([place.missing]))
    case .directory:
      let shown = FilePath.display(place.path, from: store.workingDirectory)
      let inside = FilePath.join(shown, BaselineFile.standardName)
      return .failure(ConfigurationErrors(shown, "is a folder; name a file, such as \(inside)"))
    case .file, .other:
      do throws(ConfigurationErrors) {
        return .success(try BaselineFile(path: place.path, workingDirectory: store.workingDirectory))
      } catch {
        return .failure(error)
      }
    }
  }
}

/// Tells the repositories around files.
private struct RepositoriesAround {
  /// What was named on the command line, absolute.
  let named: [String]
  private let workingDirectory: String
  private var roots = RepositoryRoots()

  init(named paths: [String], workingDirectory: String) {
    named = paths.map { FilePath.absolute($0, from: workingDirectory) }
    self.workingDirectory = workingDirectory
  }

  /// The repository of a file, and where it lies in others that are linted or worked in, those as well.
  /// - Parameter file: absolute.
  /// - Returns: also, the one that is linted.
  mutating func repositories(around file: String) -> (all: [String], linted: String?) {
    let places = (named + [workingDirectory]).filter { FilePath.isWithin(file, $0) }
    let linted = places.first ?? FilePath.directory(of: file)
    var all: [String] = []
    for folder in [FilePath.directory(of: file)] + places {
      if let root = roots.root(holding: folder), !all.contains(root) { all.append(root) }
    }
    return (all, roots.root(holding: linted) ?? all.first)
  }
}
