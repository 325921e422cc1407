/// Reads the projects that the files of a run belong to, all files of each, and keeps what it has read for the next run.
public struct ProjectLoader {
  private let store: ConfigurationStore
  private let builder: IndexBuilder
  private let usesCache: Bool

  /// Projects smaller than this are read faster than a cache is.
  private static let cachedSize = 64
  /// A cache that is out of date by fewer files than this, or by fewer than one in fifty, still serves.
  private static let staleLimit = 16

  /// What was read for one configuration.
  public struct Report: Sendable {
    /// `nil` where the linted files are all there is.
    public let root: String?
    public let files: Int
    /// How many of them had to be read.
    public let read: Int
    /// The cache that was used or written; `nil` for none.
    public let cache: String?
    /// How many tokens its source declares.
    public let tokens: Int

    /// In one line.
    public var text: String {
      let place = root.map { FilePath.display($0, from: FilePath.currentDirectory()) } ?? "the named files"
      let cached = cache.map { ", cache \($0)" } ?? ""
      return "\(place.isEmpty ? "." : place): \(files) files, \(read) read, \(tokens) tokens\(cached)"
    }
  }

  public init(store: ConfigurationStore, jobs: Int? = nil, usesCache: Bool = true) {
    self.store = store
    builder = IndexBuilder(jobs: max(1, jobs ?? SystemProcessors.count))
    self.usesCache = usesCache
  }

  /// The project of each configuration that governs one of the files; `nil` for the others.
  /// - Parameters:
  ///   - files: those to be linted.
  ///   - configurations: those the files refer to, with what was asked for on the command line.
  ///   - paths: what the files were found below, as far as it is folders.
  public func load(
    for files: [LintFile], configurations: [Configuration], named paths: [String] = []
  ) -> (
    projects: [Project?], reports: [Report?]
  ) {
    let folders = paths.map { FilePath.absolute($0, from: store.workingDirectory) }
    var byConfiguration: [[String]] = Array(repeating: [], count: configurations.count)
    for file in files { byConfiguration[file.configuration].append(file.absolutePath) }
    var projects: [Project?] = []
    var reports: [Report?] = []
    for (index, paths) in byConfiguration.enumerated() {
      guard let first = paths.first, configurations[index].usesProject else {
        projects.append(nil)
        reports.append(nil)
        continue
      }
      let root = configurations[index].projectRoot(holding: first)
      let (project, report) = load(paths, root: root, all: files, walked: folders)
      projects.append(project)
      reports.append(report)
    }
    return (projects, reports)
  }

  private func load(
    _ linted: [String], root: String?, all: [LintFile], walked: [String]
  ) -> (Project, Report) {
    let paths = paths(below: root, linted, all: all, walked: walked)
    let cache = usesCache && paths.count >= Self.cachedSize ? root.flatMap { IndexCache(root: $0) } : nil
    let earlier = cache?.load()
    let outcome = builder.build(paths, earlier: earlier)
    if let cache, outcome.hasChanged,
      earlier == nil || outcome.readCount > max(Self.staleLimit, paths.count / 50)
    {
      cache.store(outcome.index)
    }
    let project = Project(index: outcome.index)
    let discovery = project.discovery
    return (
      project,
      Report(
        root: root, files: paths.count, read: outcome.readCount, cache: cache?.path,
        tokens: discovery.tokens.count + discovery.shadows.count + discovery.colors.count)
    )
  }

  /// The Swift files of a project, in byte order, each once: those below its root, and those to be linted wherever they
  /// are.
  private func paths(
    below root: String?, _ linted: [String], all: [LintFile], walked: [String]
  ) -> [String] {
    var paths = linted
    if let root {
      if walked.contains(where: { FilePath.relative(root, to: $0) != nil }) {
        paths += all.lazy.map(\.absolutePath).filter { FilePath.relative($0, to: root) != nil }
      } else {
        // What cannot be walked is reported where it is to be linted.
        var walker = DirectoryWalker(store: store)
        walker.walk(root)
        paths += walker.files.map(\.absolutePath)
      }
    }
    func isBefore(_ left: String, _ right: String) -> Bool {
      left.utf8.lexicographicallyPrecedes(right.utf8)
    }
    paths.sort(by: isBefore)
    var merged: [String] = []
    merged.reserveCapacity(paths.count)
    for path in paths where merged.last != path { merged.append(path) }
    return merged
  }
}

extension Configuration {
  /// The folder whose files know each other: that of the outermost configuration file this one extends from within, or,
  /// with the built-in defaults, the repository or package that holds a file, or else the working directory.
  /// - Parameter file: absolute.
  /// - Returns: `nil` where there is neither.
  func projectRoot(holding file: String) -> String? {
    let folder = FilePath.directory(of: file)
    guard path != nil else {
      if let root = FilePath.repository(holding: folder) ?? FilePath.package(holding: folder) { return root }
      let isHome = directory == "/" || directory == IndexCache.variable("HOME")
      return !isHome && FilePath.relative(file, to: directory) != nil ? directory : nil
    }
    var root = directory
    for outer in extendedFolders {
      if FilePath.relative(root, to: outer) != nil { root = outer }
    }
    return root
  }
}

extension Project {
  /// The scales in force under a configuration.
  public func scales(of configuration: Configuration) -> DesignScales {
    let configured = configuration.configuredRoles
    return scales(
      over: configuration.scales, isConfigured: configured.contains,
      discovers: configuration.discoversTokens.value)
  }
}
