/// The baselines of a run.
public struct BaselineSet: Sendable {
  /// Each file once.
  public internal(set) var files: [BaselineFile] = []
  /// By configuration, the position of its baseline in `files`; `nil` where it has none.
  public internal(set) var positions: [Int?] = []
  /// The configurations whose baseline is missing or broken: what is new under them nobody can tell.
  public internal(set) var broken: Set<Int> = []
  /// Why.
  public internal(set) var errors: [ConfigurationError] = []

  public init() {}

  func position(of configuration: Int) -> Int? {
    configuration < positions.count ? positions[configuration] : nil
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
    let folders = paths.map { FilePath.absolute($0, from: store.workingDirectory) }
    var seen: Set<Int> = []
    var byPath: [String: Result<Int, ConfigurationErrors>] = [:]
    for file in files where seen.insert(file.configuration).inserted {
      let configuration = store.configurations[file.configuration]
      guard let place = place(of: configuration, file, folders, isForWriting: isForWriting) else { continue }
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
      case .success(let position): set.positions[file.configuration] = position
      case .failure(let failure):
        set.broken.insert(file.configuration)
        for error in failure.errors where !set.errors.contains(error) { set.errors.append(error) }
      }
    }
    return set
  }

  // MARK: Places

  private struct Place {
    /// Absolute.
    var path: String
    /// What to say where nothing stands there.
    var missing: ConfigurationError
  }

  private func place(
    of configuration: Configuration, _ file: LintFile, _ folders: [String], isForWriting: Bool
  ) -> Place? {
    if case .file(let name) = choice {
      let path = FilePath.absolute(name, from: store.workingDirectory)
      let shown = FilePath.display(path, from: store.workingDirectory)
      return Place(
        path: path,
        missing: ConfigurationError(
          file: shown,
          message: "does not exist; `glasslint baseline --baseline \(shown)` writes it"))
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
    guard let path = standardPath(for: configuration, file, folders, isForWriting: isForWriting) else {
      return nil
    }
    return Place(path: path, missing: ConfigurationError(file: path, message: "does not exist"))
  }

  /// The nearest baseline of the standard name from the configuration's folder up to the repository's root, or without
  /// a repository, to the working directory.
  private func standardPath(
    for configuration: Configuration, _ file: LintFile, _ folders: [String], isForWriting: Bool
  ) -> String? {
    let own = configuration.extendedFolders.last
    let start =
      own ?? configuration.projectRoot(holding: file.absolutePath, named: folders) ?? store.workingDirectory
    let repository = FilePath.repository(holding: start)
    let isBelow = FilePath.relative(start, to: store.workingDirectory) != nil
    let end = repository ?? (isBelow ? store.workingDirectory : start)
    var folder = start
    while true {
      let path = FilePath.join(folder, BaselineFile.standardName)
      if FilePath.kind(of: path) != .missing { return path }
      if folder == end { break }
      folder = FilePath.directory(of: folder)
    }
    guard isForWriting else { return nil }
    return FilePath.join(own ?? repository ?? store.workingDirectory, BaselineFile.standardName)
  }

  private func read(_ place: Place, isForWriting: Bool) -> Result<BaselineFile, ConfigurationErrors> {
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
