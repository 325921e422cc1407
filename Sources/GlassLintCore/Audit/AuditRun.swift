extension Audit {
  /// What was asked for.
  public struct Request: Sendable {
    /// Files and folders, relative to the working directory or absolute.
    public var paths: [String]
    public var jobs: Int?
    public var usesCache: Bool
    /// What stands for files on disk, as for another revision.
    public var overlay: SourceOverlay
    /// The files to look at where the overlay has some that are not on disk; otherwise those below the paths.
    public var files: FileList?

    public init(
      paths: [String], jobs: Int? = nil, usesCache: Bool = true, overlay: SourceOverlay = .none,
      files: FileList? = nil
    ) {
      self.paths = paths
      self.jobs = jobs
      self.usesCache = usesCache
      self.overlay = overlay
      self.files = files
    }
  }

  /// Looks at files as `lint` does, in the same walk, and takes down every value that they use.
  /// - Parameter progress: told now and then, on any thread, how many more files are done.
  public static func read(
    _ request: Request, store: ConfigurationStore, progress: (@Sendable (Int) -> Void)? = nil
  ) -> Audit {
    let list = request.files ?? FileFinder(store: store).find(request.paths)
    let configurations = store.configurations
    let loaded = ProjectLoader(
      store: store, jobs: request.jobs, usesCache: request.usesCache, overlay: request.overlay
    ).load(for: list, configurations: configurations, named: request.paths)
    let linter = Linter(
      configurations: configurations, projects: loaded.projects, jobs: request.jobs, overlay: request.overlay)
    let plans = configurations.indices.map { index in
      loaded.projects[index].map { AuditPlan($0, configurations[index]) }
    }
    let (result, files) = linter.lint(list.files, progress: progress) { context, file in
      AuditReader.read(context, file, plans[file.configuration])
    }
    var audit = Audit(
      version: GlassLintVersion.current, name: name(of: request.paths, store), files: files.count)
    audit.errors = list.errors + loaded.errors.map { SourceError($0) } + result.errors
    audit.fill(
      files, result, configurations,
      names: configurations.indices.map { index in
        loaded.projects[index].map { AuditNames($0, configurations[index]) }
      }, request.overlay, store.workingDirectory)
    return audit
  }

  private mutating func fill(
    _ files: [AuditedFile], _ result: Linter.Result, _ configurations: [Configuration], names: [AuditNames?],
    _ overlay: SourceOverlay, _ workingDirectory: String
  ) {
    let builder = AuditBuilder(files, names: names, configurations: configurations)
    var unused: [Role: [Token]] = [:]
    for (index, names) in names.enumerated() {
      let own = files.filter { $0.configuration == index }
      guard let names, !own.isEmpty else { continue }
      var finder = UnusedTokens(
        names, configurations[index], own, overlay: overlay, workingDirectory: workingDirectory)
      unused.merge(finder.find()) { $0 + $1 }
    }
    roles = Role.allCases.compactMap { builder.role($0, unused: unused[$0] ?? []) }
    screens = builder.screens()
    colors = builder.colors()
    contrast = builder.contrast()
    shadows = builder.shadows()
    surfaces = builder.surfaces()
    frames = builder.frames()
    corners = builder.corners
    labels = files.isEmpty ? nil : builder.labels(result.findings)
    rules = AuditBuilder.rules(result.findings, suppressed: result.suppressed)
  }

  /// That of the one folder that was named, or of the working directory.
  private static func name(of paths: [String], _ store: ConfigurationStore) -> String {
    let path =
      paths.count == 1 ? FilePath.absolute(paths[0], from: store.workingDirectory) : store.workingDirectory
    return FilePath.name(of: path)
  }
}
