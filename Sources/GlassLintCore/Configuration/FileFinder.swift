/// A file to lint.
public struct LintFile: Sendable, Equatable {
  /// As reports name it, and to open it with: relative to the working directory where it is below that, else absolute.
  public var path: String
  /// Without links followed.
  public var absolutePath: String
  /// The position of its configuration in `ConfigurationStore.configurations`.
  public var configuration: Int

  public init(path: String, absolutePath: String, configuration: Int) {
    self.path = path
    self.absolutePath = absolutePath
    self.configuration = configuration
  }
}

/// What a run is to lint.
public struct FileList: Sendable, Equatable {
  /// In byte order of `path`, each once.
  public var files: [LintFile] = []
  /// Paths that could not be looked at; the run goes on without them.
  public var errors: [SourceError] = []
  /// The asset catalogs that were met on the way, absolute.
  public var assetCatalogs: [String] = []
  /// Files that were named one by one and are not to be linted, with why.
  public var excluded: [SourceError] = []
  /// What says of the walked folders where projects begin.
  public var landmarks = ProjectLandmarks()

  public init(files: [LintFile] = [], errors: [SourceError] = []) {
    self.files = files
    self.errors = errors
  }
}

/// Turns paths of the command line into the Swift files to lint.
///
/// A folder is walked; what `.gitignore`, `exclude` or `include` rule out is left out, and links to folders are not
/// followed. A file named by itself is linted also where git ignores it, but not where `exclude` or `include` rule it
/// out, since hooks and editors name each file they touch.
public struct FileFinder {
  /// Folders nobody keeps code of their own in, at any depth below the working directory or the configuration.
  private static let skippedFolders: [StaticString] = [".build", "Pods", "Carthage", "DerivedData", ".git"]
  /// How the names of folders end that hold what Xcode makes new files of, in which names are yet to be filled in.
  private static let templateEnding: StaticString = ".xctemplate"

  /// Whether a folder of a name is left out wherever it is.
  static func skipsFolder(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    skippedFolders.contains { name.isEqual($0) } || name.hasSuffix(templateEnding)
  }

  private let store: ConfigurationStore

  public init(store: ConfigurationStore) { self.store = store }

  /// - Parameter paths: relative to the working directory, or absolute.
  public func find(_ paths: [String]) -> FileList {
    var list = FileList()
    var walker = DirectoryWalker(store: store)
    for path in paths {
      guard !path.isEmpty else {
        list.errors.append(SourceError(path: "\"\"", reason: "is an empty path; name a file or a folder"))
        continue
      }
      let absolute = FilePath.absolute(path, from: store.workingDirectory)
      let shown = FilePath.display(absolute, from: store.workingDirectory)
      switch FilePath.kind(of: absolute) {
      case .directory:
        if !isSkipped(absolute, below: [store.workingDirectory]) { walker.walk(absolute) }
      case .file where FilePath.isSwift(absolute.utf8):
        if let file = file(at: absolute) {
          list.files.append(file)
        } else if let reason = reasonExcluded(absolute) {
          list.excluded.append(SourceError(path: shown, reason: reason))
        }
      case .file, .other: list.errors.append(SourceError(path: shown, reason: "is not a Swift file"))
      case .missing: list.errors.append(SourceError(path: shown, reason: FilePath.reasonMissing(absolute)))
      }
    }
    list.files += walker.files
    list.errors += walker.errors
    list.assetCatalogs = walker.assetCatalogs
    list.landmarks = walker.landmarks
    Self.sortAndMerge(&list.files)
    return list
  }

  /// A file by its name, whether it exists or not: for text on standard input, and for the index of git.
  /// - Returns: `nil` where it is not to be linted: not a Swift file, ruled out, or governed by a broken configuration.
  public func file(named path: String) -> LintFile? {
    let absolute = FilePath.absolute(path, from: store.workingDirectory)
    return FilePath.isSwift(absolute.utf8) ? file(at: absolute) : nil
  }

  private func file(at absolute: String) -> LintFile? {
    guard let index = store.configuration(governing: FilePath.directory(of: absolute)) else { return nil }
    let configuration = store.configurations[index]
    guard configuration.admits(absolute), !isSkipped(absolute, under: configuration) else { return nil }
    let shown = FilePath.display(absolute, from: store.workingDirectory)
    return LintFile(path: shown, absolutePath: absolute, configuration: index)
  }

  /// Why a file is not linted: which part of what governs it leaves it out; `nil` where none does.
  /// - Parameter absolute: a Swift file's path.
  public func reasonExcluded(_ absolute: String) -> String? {
    guard let index = store.configuration(governing: FilePath.directory(of: absolute)) else { return nil }
    let configuration = store.configurations[index]
    if let reason = configuration.reasonExcluded(absolute) { return reason }
    return isSkipped(absolute, under: configuration)
      ? "lies in a folder that is always left out (\((Self.skippedFolders.map { "\($0)" } + ["*\(Self.templateEnding)"]).joined(separator: ", ")))"
      : nil
  }

  /// What to say where folders hold Swift files, but what the configuration says leaves none of them to lint; `nil` where
  /// something else is the reason.
  /// - Parameter paths: those in which nothing was found.
  public func emptiness(of paths: [String]) -> ConfigurationError? {
    for path in paths {
      let absolute = FilePath.absolute(path, from: store.workingDirectory)
      guard FilePath.kind(of: absolute) == .directory, !isSkipped(absolute, below: [store.workingDirectory])
      else { continue }
      var walker = DirectoryWalker(store: store, takesExcluded: true)
      walker.walk(absolute)
      guard let first = walker.files.first else { continue }
      let shown = FilePath.display(absolute, from: store.workingDirectory)
      let noun = walker.files.count == 1 ? "Swift file" : "Swift files"
      return store.configurations[first.configuration].emptiness(
        of: "\(walker.files.count) \(noun) below \(shown.isEmpty ? "." : shown)", example: first.absolutePath)
    }
    return nil
  }

  private func isSkipped(_ absolute: String, under configuration: Configuration) -> Bool {
    isSkipped(absolute, below: [store.workingDirectory, configuration.directory])
  }

  /// Whether a path leads through a skipped folder below one of the folders. Those above them do not count: a package
  /// that is checked out under `.build` can still be linted from within.
  private func isSkipped(_ absolute: String, below folders: [String]) -> Bool {
    folders.contains { folder in
      (FilePath.relative(absolute, to: folder) ?? "").utf8.split(separator: UInt8(ascii: "/")).contains {
        Array($0).withUnsafeBufferPointer { Self.skipsFolder($0) }
      }
    }
  }

  /// Sorts by byte order and drops doubles. A single walk is in order already.
  static func sortAndMerge(_ files: inout [LintFile]) {
    func isBefore(_ left: LintFile, _ right: LintFile) -> Bool {
      left.path.utf8.lexicographicallyPrecedes(right.path.utf8)
    }
    let isSorted = zip(files, files.dropFirst()).allSatisfy { isBefore($0, $1) }
    if isSorted { return }
    files.sort(by: isBefore)
    var merged: [LintFile] = []
    merged.reserveCapacity(files.count)
    for file in files where merged.last?.path != file.path { merged.append(file) }
    files = merged
  }
}

extension StaticString {
  var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount) }
}

extension Configuration {
  /// Which part leaves a file out, for messages; `nil` where none does.
  fileprivate func reasonExcluded(_ absolute: String) -> String? {
    if let exclude, exclude.value.matches(absolute) {
      return "is excluded by \"exclude\" in \(exclude.origin)"
    }
    if excludedInRun?.matches(absolute) == true { return "is excluded by --exclude" }
    if let include, !include.value.matches(absolute) {
      return "is not among the files of \"include\" in \(include.origin)"
    }
    return nil
  }

  /// - Parameters:
  ///   - files: which ones, in words.
  ///   - example: one of them, absolute.
  fileprivate func emptiness(of files: String, example: String) -> ConfigurationError {
    if excludedInRun?.matches(example) == true {
      return ConfigurationError(file: "--exclude", message: "leaves out all of the \(files); exclude less")
    }
    if let exclude, exclude.value.matches(example) {
      return ConfigurationError(
        exclude.origin, "\"exclude\" leaves out all of the \(files); exclude less")
    }
    return ConfigurationError(
      include?.origin ?? .standard,
      "\"include\" matches none of the \(files); its globs are relative to \(directory)")
  }
}

extension ConfigurationError {
  /// At the line that a part of a configuration begins on.
  init(_ origin: Origin, _ message: String) {
    if case .file(let file, let line) = origin {
      self.init(file: file, line: line, column: 1, message: message)
    } else {
      self.init(file: origin.description, message: message)
    }
  }
}
