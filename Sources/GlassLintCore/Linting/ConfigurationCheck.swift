/// What in configurations does nothing: `glasslint config --verify`.
///
/// A file is held to what it says itself; what it extends is held to its own files where it governs any.
public struct ConfigurationCheck: Sendable {
  /// What does nothing, and what is wrong, sorted by file and line.
  public private(set) var problems: [ConfigurationError] = []
  /// The configuration files that were checked, as reports name them, in byte order.
  public private(set) var configurations: [String] = []

  /// Checks the configuration that governs a folder, and those below it.
  /// - Parameters:
  ///   - folder: absolute.
  ///   - store: its errors tell of configurations that cannot be used at all.
  ///   - jobs: threads; all cores where `nil`.
  public init(below folder: String, store: ConfigurationStore, jobs: Int? = nil, usesCache: Bool = true) {
    let own = store.configuration(governing: folder)
    var folders = [folder]
    if let own { folders.append(store.configurations[own].directory) }
    let files = Self.files(below: folders, store)
    var byConfiguration: [Int: [LintFile]] = [:]
    for file in files.swift { byConfiguration[file.configuration, default: []].append(file) }
    // One that governs nothing does nothing either.
    if let own, byConfiguration[own] == nil { byConfiguration[own] = [] }
    for (index, governed) in byConfiguration.sorted(by: { $0.key < $1.key }) {
      let configuration = store.configurations[index]
      guard let name = configuration.file,
        configuration.path.map({ FilePath.isWithin($0, folder) }) == true || index == own
      else { continue }
      if !configurations.contains(name) { configurations.append(name) }
      let list = FileList(files: governed.filter { configuration.admits($0.absolutePath) })
      let loaded = ProjectLoader(store: store, jobs: jobs, usesCache: usesCache).load(
        for: list, configurations: store.configurations)
      var check = Pass(
        configuration: configuration, name: name, governed: governed, linted: list.files,
        catalogs: files.catalogs, project: loaded.projects[index])
      check.run()
      for problem in loaded.errors + check.problems where !problems.contains(problem) {
        problems.append(problem)
      }
    }
    configurations.sort { ByteOrder.compare($0, $1) < 0 }
    problems.sort {
      let order = ByteOrder.compare($0.file, $1.file)
      return order == 0 ? ($0.line, $0.message) < ($1.line, $1.message) : order < 0
    }
  }

  /// Also what `include` and `exclude` leave out.
  private static func files(
    below folders: [String], _ store: ConfigurationStore
  ) -> (swift: [LintFile], catalogs: [String]) {
    var outer: [String] = []
    for folder in folders.sorted(by: { $0.utf8.count < $1.utf8.count })
    where !outer.contains(where: { FilePath.isWithin(folder, $0) }) {
      outer.append(folder)
    }
    var walker = DirectoryWalker(store: store, takesExcluded: true)
    for folder in outer { walker.walk(folder) }
    return (walker.files, walker.assetCatalogs)
  }
}

/// One configuration, and the files it governs.
private struct Pass {
  let configuration: Configuration
  let name: String
  /// All that it governs, and those of them that it has linted.
  let governed: [LintFile]
  let linted: [LintFile]
  let catalogs: [String]
  let project: Project?
  private(set) var problems: [ConfigurationError] = []

  init(
    configuration: Configuration, name: String, governed: [LintFile], linted: [LintFile], catalogs: [String],
    project: Project?
  ) {
    self.configuration = configuration
    self.name = name
    self.governed = governed
    self.linted = linted
    self.catalogs = catalogs
    self.project = project
  }

  mutating func run() {
    checkFiles()
    checkOverrides()
    checkSources()
    checkRules()
    checkTargets()
  }

  /// - Parameter origin: only what the file says itself is told.
  private mutating func report(_ origin: Origin, _ message: String) {
    guard case .file(name, let line) = origin else { return }
    problems.append(ConfigurationError(file: name, line: line, column: 1, message: message))
  }

  // MARK: Files

  private mutating func checkFiles() {
    if governed.isEmpty {
      problems.append(ConfigurationError(file: name, message: "governs no Swift file"))
      return
    }
    let paths = governed.map(\.absolutePath)
    if let include = configuration.include {
      for glob in idle(include.value, among: paths) {
        report(
          include.origin,
          "\(JSONValue.quoted(glob)) in \"include\" matches no Swift file\(hint(glob, include.value))")
      }
    }
    if let exclude = configuration.exclude {
      for glob in idle(exclude.value, among: paths, folders: catalogs) {
        report(
          exclude.origin,
          "\(JSONValue.quoted(glob)) in \"exclude\" leaves out no file that would be linted without it")
      }
    }
  }

  private mutating func checkOverrides() {
    let paths = linted.map(\.absolutePath)
    for override in configuration.overrides {
      for glob in idle(override.files, among: paths) {
        report(
          override.origin,
          "\(JSONValue.quoted(glob)) in \"overrides\" matches no linted file\(hint(glob, override.files))")
      }
    }
  }

  private mutating func checkSources() {
    guard let sources = configuration.tokenSources else { return }
    for glob in sources.value.globs {
      let found = TokenSourceFinder(GlobSet(directory: sources.value.directory, globs: [glob]))
      if found.swiftFiles.isEmpty && found.assetCatalogs.isEmpty && found.tokenFiles.isEmpty {
        report(
          sources.origin,
          "\(JSONValue.quoted(glob.text)) in \"sources\" matches no Swift file, asset catalog or *.tokens.json file"
        )
      }
    }
  }

  /// The globs that match nothing.
  private func idle(_ set: GlobSet, among paths: [String], folders: [String] = []) -> [String] {
    set.globs.filter { glob in
      let one = GlobSet(directory: set.directory, globs: [glob])
      return !paths.contains { one.matches($0) } && !folders.contains { one.matches($0, isDirectory: true) }
    }.map(\.text)
  }

  /// The folder that a glob may have meant.
  private func hint(_ glob: String, _ set: GlobSet) -> String {
    let literal = glob.split(separator: "/").prefix { !$0.contains { "*?[{".contains($0) } }
    var folders: Set<String> = []
    for file in governed {
      guard let path = FilePath.relative(file.absolutePath, to: set.directory) else { continue }
      folders.insert(path.split(separator: "/").prefix(literal.count).joined(separator: "/"))
    }
    let wanted = literal.joined(separator: "/")
    guard !folders.contains(wanted), let nearest = suggest(wanted, from: folders.sorted()) else { return "" }
    return "; did you mean \(JSONValue.quoted(nearest))?"
  }

  // MARK: Rules

  private mutating func checkRules() {
    for index in configuration.rules.indices {
      let rule = configuration.rules[index]
      let changes = configuration.overrides.flatMap { override in
        override.changes.filter { $0.rule == index }.map { (change: $0, origin: override.origin) }
      }
      let traced = configuration.tracedRules
      let isOn = traced.table[index].severity != nil
      let isOnSomewhere = isOn || changes.contains { if case .on = $0.change.level { true } else { false } }
      if !isOnSomewhere {
        // Who has written that it is off knows.
        if traced.levelOrigins[index].isFile { continue }
        checkOptions(
          ofOff: rule,
          traced.optionOrigins[index] + changes.filter { !$0.change.options.isEmpty }.map(\.origin))
        continue
      }
      guard isOn, lacksOptions(rule, traced.table[index], changes.map(\.change)) else { continue }
      let needed = rule.id == PrimitiveToken.rule.id ? "\"tokens.primitive\" or its option" : "its option"
      report(
        traced.levelOrigins[index],
        "\(rule.id) is on and finds nothing without \(needed) \(JSONValue.quoted(rule.needs ?? ""))")
    }
  }

  /// What is set of a rule that is off.
  private mutating func checkOptions(ofOff rule: Rule, _ origins: [Origin]) {
    guard let origin = origins.first(where: \.isFile) else { return }
    report(origin, "\(rule.id) is off, so that its options do nothing; give it a \"severity\"")
  }

  private func lacksOptions(_ rule: Rule, _ settings: RuleSettings, _ changes: [RuleChange]) -> Bool {
    guard let needs = rule.needs, let option = rule.options.firstIndex(where: { $0.name == needs }) else {
      return false
    }
    if rule.id == PrimitiveToken.rule.id, !configuration.scales.primitive.isEmpty { return false }
    let values =
      [settings.options[option]] + changes.flatMap { $0.options.filter { $0.option == option }.map(\.value) }
    return values.allSatisfy(\.isEmpty)
  }

  // MARK: Targets

  /// Rules and fixes that depend on a version do nothing where none is known.
  private mutating func checkTargets() {
    guard let project, configuration.platforms.isEmpty, !linted.isEmpty,
      !linted.contains(where: { !project.targets.platforms(ofFile: $0.absolutePath).named.isEmpty })
    else { return }
    problems.append(
      ConfigurationError(
        file: name,
        message:
          "no deployment target is known: no manifest or Xcode project tells one, so that rules and fixes which "
          + "need a version do nothing; write \"platforms\", such as {\"iOS\": \"17.0\"}"))
  }
}

extension OptionValue {
  /// Whether it is a list or a map with nothing in it.
  fileprivate var isEmpty: Bool {
    switch self {
    case .strings(let texts): texts.isEmpty
    case .numbers(let numbers): numbers.isEmpty
    case .map(let map): map.isEmpty
    case .lists(let lists): lists.isEmpty
    case .number, .flag, .string: false
    }
  }
}
