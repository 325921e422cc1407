/// A configuration made of what a project already does.
public struct ConfigurationDraft: Sendable {
  /// One a role with a scale of numbers, in the order of `Role.allCases`.
  public private(set) var proposals: [ScaleProposal]
  /// The colors and shadows that the project declares, by their Swift names.
  public let colors: [String]
  public let shadows: [String]
  public let platforms: DeploymentTargets
  /// Globs of files that tools wrote.
  public let generated: [String]
  /// Those of these files that declare tokens, relative to the folder.
  public let generatedTokenFiles: [String]
  /// The folders of tests, relative to the folder, and the rules that find something in them.
  public private(set) var testFolders: [String] = []
  public private(set) var testRules: [String] = []
  /// How many Swift files were read.
  public let files: Int
  /// What could not be read on the way.
  public let errors: [SourceError]

  /// Reads all below a folder.
  /// - Parameters:
  ///   - folder: relative to the working directory, or absolute.
  ///   - jobs: threads; all cores where `nil`.
  /// - Returns: `nil` where a configuration that governs the folder is broken; `store.errors` says how.
  /// - Throws: `SourceError` where there is no such folder, or no Swift file in it.
  public static func read(
    below folder: String, store: ConfigurationStore, jobs: Int? = nil, usesCache: Bool = true
  ) throws(SourceError) -> ConfigurationDraft? {
    let root = FilePath.absolute(folder, from: store.workingDirectory)
    switch FilePath.kind(of: root) {
    case .directory: break
    case .missing: throw SourceError(path: folder, reason: FilePath.reasonMissing(root))
    case .file, .other: throw SourceError(path: folder, reason: "is no folder; name the one of the project")
    }
    guard let index = store.configuration(governing: root) else { return nil }
    let jobs = jobs ?? SystemProcessors.count
    let loader = ProjectLoader(store: store, jobs: jobs, usesCache: usesCache)
    let (project, errors) = loader.load(
      below: root, store.configurations[index], governedBy: index)
    guard project.fileCount > 0 else {
      if let error = errors.first { throw error }
      throw SourceError(path: folder, reason: "holds no Swift files to learn from")
    }
    var draft = ConfigurationDraft(
      project, root: root, jobs: jobs, workingDirectory: store.workingDirectory, errors: errors)
    let files = FileFinder(store: store).find([root]).files.filter { $0.configuration == index }
    draft.count(files, project, root: root, jobs: jobs)
    return draft
  }

  /// Lints by what the draft says, so that its comments say what a run will.
  private mutating func count(_ files: [LintFile], _ project: Project, root: String, jobs: Int) {
    var configuration = Configuration.standard(directory: root)
    let text = ConfigurationText(file: ConfigurationStore.fileName, bytes: Array(text.utf8))
    guard let value = JSONParser.parse(text.bytes).value else { return }
    configuration.apply(value, from: text, folder: root, globFolder: root)
    let admitted = files.filter { configuration.admits($0.absolutePath) }.map { file in
      LintFile(path: file.absolutePath, absolutePath: file.absolutePath, configuration: 0)
    }
    func findings(_ files: [LintFile], _ configuration: Configuration) -> [Finding] {
      Linter(configurations: [configuration], projects: [project], jobs: jobs).lint(files).findings
    }
    let rules = Set(ScaleProposal.rules.values.compactMap { RuleRegistry.indexByID[$0] })
    let off = findings(admitted, configuration.selecting(only: rules, disabled: []))
    for index in proposals.indices {
      let rule = ScaleProposal.rules[proposals[index].role]
      proposals[index].findings = off.count { $0.rule == rule }
    }
    let tests = admitted.compactMap { file in
      FilePath.relative(file.absolutePath, to: root).flatMap { path in
        TestFolder.folder(of: path).map { (file: file, folder: $0) }
      }
    }
    testFolders = Set(tests.map(\.folder)).sorted()
    testRules = Set(findings(tests.map(\.file), configuration).map(\.rule)).sorted()
  }

  private init(
    _ project: Project, root: String, jobs: Int, workingDirectory: String, errors: [SourceError]
  ) {
    let discovery = project.discovery
    let query = ProjectSurvey.Query(slots: Set(discovery.tokens.map(\.slot)))
    let survey = ProjectSurvey(project, query, jobs: jobs, workingDirectory: workingDirectory)
    let scales = project.scales(
      over: Configuration.standard().scales, isConfigured: { _ in false }, discovers: true)
    proposals = Role.allCases.filter { ScaleProposal.rules[$0] != nil }.map { role in
      let tokens = discovery.tokens.indices.filter { discovery.tokens[$0].role == role }
        .sorted { abs(discovery.tokens[$0].value) < abs(discovery.tokens[$1].value) }
      var tallies = survey.literals[role] ?? [:]
      for token in tokens.map({ discovery.tokens[$0] }) {
        guard let mentions = survey.mentions[token.slot], token.value != 0 else { continue }
        tallies[Scale.key(token.value), default: ProjectSurvey.Tally()] += mentions
      }
      return ScaleProposal(
        role, scales[role], tallies,
        tokens: tokens.map {
          project.reference(toToken: $0) ?? discovery.tokens[$0].path.joined(separator: ".")
        })
    }
    let aliases = GlobalAlias.all(project.index)
    func name(_ path: TokenPath) -> String {
      project.reference(TokenSpelling(path, .other, project.index, aliases, project.declared.modules))
        ?? path.names.joined(separator: ".")
    }
    colors = discovery.colors.map { name($0.reference) }
    shadows = discovery.shadows.count > 1 ? discovery.shadows.map { name($0.reference) } : []
    platforms = DeploymentTargets(
      project.targets, files: (0..<project.fileCount).lazy.map { project.index.path(ofFile: $0) }, root: root)
    (generated, generatedTokenFiles) = Self.generated(project, root: root)
    files = project.fileCount
    self.errors = errors + survey.errors
  }

  // MARK: Generated files

  private static func generated(_ project: Project, root: String) -> (globs: [String], tokenFiles: [String]) {
    let resolver = IndexResolver(sections: project.index.sections)
    let discovery = project.discovery
    let declaring = Set(discovery.slots.map(resolver.file(ofSlot:)))
    var globs: Set<String> = []
    var tokenFiles: [String] = []
    for file in 0..<project.fileCount {
      guard let path = FilePath.relative(project.index.path(ofFile: file), to: root),
        let glob = GeneratedCode.glob(path)
      else { continue }
      globs.insert(glob)
      // A name that would be read as a glob stands for other files.
      if declaring.contains(file), !path.contains(where: { "*?[]{}!\\".contains($0) }) {
        tokenFiles.append(path)
      }
    }
    return (globs.sorted(), tokenFiles.sorted())
  }
}
