/// Reads the projects that the files of a run belong to, all files of each, and keeps what it has read for the next run.
public struct ProjectLoader {
  private let store: ConfigurationStore
  private let builder: IndexBuilder
  private let usesCache: Bool
  private let overlay: SourceOverlay

  /// Projects smaller than this are read faster than a cache is.
  private static let cachedSize = 64
  /// What holds more folders than this is no project: somebody's home, or the folder of all their projects. Files in it
  /// stand alone, rather than wait for all of it to be walked.
  private static let folderLimit = 40_000
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

  /// What was read, by configuration; `nil` where one governs no file, or no rule asks.
  public struct Loaded: Sendable {
    public var projects: [Project?] = []
    public var reports: [Report?] = []
    /// What was wrong in asset catalogs and files of tokens.
    public var errors: [ConfigurationError] = []
  }

  /// - Parameter overlay: what stands for files on disk.
  public init(
    store: ConfigurationStore, jobs: Int? = nil, usesCache: Bool = true, overlay: SourceOverlay = .none
  ) {
    self.store = store
    self.overlay = overlay
    builder = IndexBuilder(jobs: max(1, jobs ?? SystemProcessors.count), overlay: overlay)
    self.usesCache = usesCache
  }

  /// The project of each configuration that governs one of the files; `nil` for the others.
  /// - Parameters:
  ///   - list: the files that were found.
  ///   - linted: those of them that are to be linted; all where `nil`.
  ///   - configurations: those the files refer to, with what was asked for on the command line.
  ///   - paths: what the files were found below, as far as it is folders.
  public func load(
    for list: FileList, linting linted: [LintFile]? = nil, configurations: [Configuration],
    named paths: [String] = []
  ) -> Loaded {
    let files = linted ?? list.files
    let folders = paths.map { FilePath.absolute($0, from: store.workingDirectory) }
    var byConfiguration: [[String]] = Array(repeating: [], count: configurations.count)
    for file in files { byConfiguration[file.configuration].append(file.absolutePath) }
    var loaded = Loaded()
    for (index, paths) in byConfiguration.enumerated() {
      guard let first = paths.first, configurations[index].usesProject else {
        loaded.projects.append(nil)
        loaded.reports.append(nil)
        continue
      }
      let root = configurations[index].projectRoot(holding: first, named: folders)
      let (project, report) = load(
        paths, root: root, configurations[index], all: list, walked: folders, errors: &loaded.errors)
      loaded.projects.append(project)
      loaded.reports.append(report)
    }
    return loaded
  }

  /// Which targets the files of the project that holds one are built in.
  /// - Parameter file: absolute.
  public func targets(holding file: String, _ configuration: Configuration) -> ProjectTargets {
    guard let root = configuration.projectRoot(holding: file) else { return ProjectTargets() }
    var walker = DirectoryWalker(store: store, folderLimit: Self.folderLimit, isForIndex: true)
    walker.walk(root)
    return ProjectTargets(
      walker.isCutShort ? ProjectLandmarks() : walker.landmarks, usesCache: usesCache)
  }

  /// Everything below a folder as one project, whether any rule asks for it or not.
  /// - Parameters:
  ///   - root: absolute.
  ///   - configuration: says where tokens are besides Swift source.
  ///   - index: that configuration's place in the store where its files below the folder are to be the project's, though
  ///     the folder is only a part of what it governs.
  /// - Returns: the project, and what could not be looked at or was wrong in asset catalogs and files of tokens.
  func load(
    below root: String, _ configuration: Configuration, governedBy index: Int? = nil
  ) -> (project: Project, errors: [SourceError]) {
    let list = FileFinder(store: store).find([root])
    let governed = list.files.filter { file in index.map { store.isSame($0, file.configuration) } ?? false }
      .map(\.absolutePath)
    var errors: [ConfigurationError] = []
    let (project, _) = load(governed, root: root, configuration, all: list, walked: [root], errors: &errors)
    return (project, list.errors + errors.map { SourceError($0) })
  }

  private func load(
    _ linted: [String], root: String?, _ configuration: Configuration, all: FileList, walked: [String],
    errors: inout [ConfigurationError]
  ) -> (Project, Report) {
    let sources = configuration.tokenSources.map { TokenSourceFinder($0.value) }
    for error in configuration.missingTokenSources where !errors.contains(error) { errors.append(error) }
    // Tables that rules ask for anyway are made while the folders are walked.
    _ = Background { (Catalog.modifiers, Catalog.views, AvailableAPIs.calls) }
    let cache = usesCache ? root.flatMap { IndexCache(root: $0) } : nil
    let cached = Background { cache?.load() }
    let stamps = Background { cached.value.map { IndexStamps($0) } }
    let declared = Background { cached.value.map { DeclaredTokens($0) } }
    let (paths, catalogs, landmarks) = self.paths(
      below: root, linted + (sources?.swiftFiles ?? []), all: all, walked: walked)
    let ownCatalogs = Self.merged(
      (configuration.discoversTokens.value ? Self.own(catalogs, below: root) : [])
        + (sources?.assetCatalogs ?? []))
    let readings = Background { [folder = store.workingDirectory] in
      ownCatalogs.map { AssetCatalog.read($0, workingDirectory: folder) }
    }
    let outcome = builder.build(paths, earlier: cached.value, stamps: stamps.value)
    let tokens = tokens(
      catalogs: readings.value, files: sources?.tokenFiles ?? [], configuration, errors: &errors)
    let earlier = outcome.change.flatMap { change in
      declared.value.flatMap { EarlierFacts(cachedBefore: change, $0.discovery) }
    }
    let project = Project(
      index: outcome.index, declared: outcome.hasChanged && earlier == nil ? nil : declared.value,
      earlier: earlier, sources: tokens,
      targets: ProjectTargets(landmarks, reusing: store.xcodeProjects, usesCache: usesCache))
    // Somebody will ask for it, and then everybody had to wait.
    let isAboutMany = linted.count >= Self.cachedSize
    if isAboutMany { _ = Background { project.tokenUses } }
    _ = Background {
      if !project.discovery.fonts.isEmpty { _ = project.styleShare }
      // Of one file hardly ever.
      if isAboutMany { _ = project.words }
      _ = project.namedImports
    }
    let isCached = paths.count >= Self.cachedSize
    if let cache, isCached, outcome.hasChanged,
      cached.value == nil || outcome.readCount > max(Self.staleLimit, paths.count / 50)
    {
      cache.store(project)
    }
    for error in configuration.unknownNames(in: project) where !errors.contains(error) {
      errors.append(error)
    }
    let discovery = project.discovery
    let report = Report(
      root: root, files: paths.count, read: outcome.readCount, cache: isCached ? cache?.path : nil,
      tokens: discovery.slots.count + tokens.count)
    return (project, report)
  }

  /// Without the asset catalogs of what others wrote.
  private static func own(_ catalogs: [String], below root: String?) -> [String] {
    catalogs.filter { catalog in
      !ForeignCode.isVendored(root.flatMap { FilePath.relative(catalog, to: $0) } ?? catalog)
    }
  }

  /// What asset catalogs and files of tokens say. A mistake in one costs only what it is about.
  private func tokens(
    catalogs: [TokenReading], files: [String], _ configuration: Configuration,
    errors: inout [ConfigurationError]
  ) -> [DesignToken] {
    var readings = catalogs
    if !files.isEmpty {
      readings.append(
        DesignTokenFile.read(
          paths: files, workingDirectory: store.workingDirectory,
          templates: configuration.tokenTemplates?.value ?? TokenTemplates()))
    }
    for error in readings.flatMap(\.errors) where !errors.contains(error) { errors.append(error) }
    return readings.flatMap(\.tokens)
  }

  /// The Swift files of a project, in byte order, each once: those below its root, and those to be linted wherever they
  /// are; its asset catalogs; and what says in its folders where projects begin.
  private func paths(
    below root: String?, _ linted: [String], all: FileList, walked: [String]
  ) -> (files: [String], assetCatalogs: [String], landmarks: ProjectLandmarks) {
    var paths = linted
    var catalogs: [String] = []
    var landmarks = ProjectLandmarks()
    if let root {
      // What another configuration governs is another project, unless that stands on the same one.
      var roots: [Int: String?] = [:]
      func belongs(_ file: LintFile) -> Bool {
        let own =
          roots[file.configuration]
          ?? store.configurations[file.configuration].projectRoot(holding: file.absolutePath, named: walked)
        roots[file.configuration] = .some(own)
        return own == root
      }
      // Text may stand for files that are not on disk.
      let finder = FileFinder(store: store)
      paths += overlay.texts.filter {
        FilePath.isWithin($0, root) && finder.file(named: $0).map(belongs) ?? false
      }
      if walked.contains(where: { FilePath.isWithin(root, $0) }) {
        paths += all.files.filter { FilePath.isWithin($0.absolutePath, root) && belongs($0) }
          .map(\.absolutePath)
        catalogs = all.assetCatalogs.filter { FilePath.isWithin($0, root) }
        landmarks = all.landmarks
      } else {
        // What cannot be walked is reported where it is to be linted.
        let listings = usesCache ? FolderListings(root: root) : nil
        var walker = DirectoryWalker(
          store: store, folderLimit: Self.folderLimit, isForIndex: true, listings: listings)
        walker.walk(root)
        if !walker.isCutShort {
          listings?.store()
          paths += walker.files.filter(belongs).map(\.absolutePath)
          catalogs = walker.assetCatalogs
          landmarks = walker.landmarks
        }
      }
    }
    if !overlay.isEmpty { paths.removeAll(where: overlay.isAbsent) }
    return (Self.merged(paths), catalogs, landmarks)
  }

  /// In byte order, each once.
  private static func merged(_ paths: [String]) -> [String] {
    let sorted = paths.sorted(by: FilePath.isBefore)
    var merged: [String] = []
    merged.reserveCapacity(sorted.count)
    for path in sorted where merged.last != path { merged.append(path) }
    return merged
  }
}

extension Configuration {
  /// The folder whose files know each other: that of the outermost configuration file this one extends from within, or,
  /// with the built-in defaults or a file named with `--config`, what `ProjectRoots` says; where that knows nothing, the
  /// folder that was named, or the working directory.
  /// - Parameters:
  ///   - file: absolute.
  ///   - paths: those named on the command line, absolute.
  /// - Returns: `nil` where there is none.
  func projectRoot(holding file: String, named paths: [String] = []) -> String? {
    let folder = FilePath.directory(of: file)
    // The built-in defaults, or a file named with `--config`.
    guard let own = extendedFolders.last else {
      if let ownRoot { return ownRoot }
      if let named = paths.first(where: { FilePath.isWithin(folder, $0) }) { return named }
      let isHome = directory == "/" || directory == Environment.variable("HOME")
      return !isHome && FilePath.isWithin(file, directory) ? directory : nil
    }
    var root = own
    for outer in extendedFolders {
      if FilePath.isWithin(root, outer) { root = outer }
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
