/// Finds the configuration that governs a file: the nearest `.glasslint.json` at or above its folder.
///
/// One thread uses it, before the files are linted; the configurations themselves may go anywhere.
public final class ConfigurationStore {
  public static let fileName = ".glasslint.json"

  /// All configurations in use so far. Files refer to them by position.
  public private(set) var configurations: [Configuration] = []
  /// Mistakes in configurations, each reported once. Files governed by a broken one have none.
  public private(set) var errors: [ConfigurationError] = []
  /// Absolute.
  public let workingDirectory: String
  public let rules: [Rule]
  /// Nothing outside of this folder is read: neither configurations nor code, whatever leads there. Absolute, links
  /// followed; `nil` where there is no such limit.
  public let boundary: String?

  private enum Governor {
    case configuration(Int)
    case broken
  }

  private let explicitFile: String?
  private let adjustments: Adjustments
  private var byFolder: [String: Governor] = [:]
  private var byFile: [String: Governor] = [:]
  private var standard: Governor?
  private let roots: ProjectRoots
  /// The copies for projects that no configuration file is in, by the root and the configuration they were made of.
  private var copies: [String: [Int: Int]] = [:]
  /// By copy, what it was made of.
  private var originals: [Int: Int] = [:]

  /// What a run sets in all configurations.
  public struct Adjustments: Sendable {
    /// In the place of all that a configuration extends.
    public var preset: Preset?
    /// Files and folders to leave out besides.
    public var exclude: GlobSet?

    public init(preset: Preset? = nil, exclude: GlobSet? = nil) {
      self.preset = preset
      self.exclude = exclude
    }
  }

  /// - Parameters:
  ///   - configurationFile: what `--config` names; it governs every file.
  ///   - adjustments: what the run has besides.
  ///   - usesCache: whether what Xcode projects say is kept for the next run.
  public init(
    rules: [Rule] = RuleRegistry.all, workingDirectory: String? = nil, configurationFile: String? = nil,
    boundary: String? = nil, adjustments: Adjustments = Adjustments(), usesCache: Bool = true
  ) {
    self.rules = rules
    self.adjustments = adjustments
    self.boundary = boundary
    roots = ProjectRoots(boundary: boundary, usesCache: usesCache)
    let folder = workingDirectory ?? FilePath.currentDirectory()
    self.workingDirectory = folder
    explicitFile = configurationFile.map { FilePath.absolute($0, from: folder) }
  }

  /// The built-in rules and the custom ones of all configurations in use; of several with one id, the first.
  public var allRules: [Rule] {
    var seen = Set(rules.map(\.id))
    return rules
      + configurations.flatMap { $0.rules.dropFirst(rules.count) }.filter { seen.insert($0.id).inserted }
  }

  /// The Xcode projects that were read to tell where projects begin, by their bundles.
  var xcodeProjects: [String: XcodeProject] { roots.projects }

  public var ruleIDs: [String] { allRules.map(\.id) }

  /// The position of the configuration that governs the files in a folder; `nil` where that one is broken.
  /// - Parameter folder: absolute.
  public func configuration(governing folder: String) -> Int? {
    index(of: governor(of: folder)).map { copy(of: $0, for: folder) }
  }

  /// As `configuration(governing:)`, for a folder below one whose configuration is known.
  /// - Parameters:
  ///   - hasFile: whether it holds a configuration file.
  ///   - beginsProject: whether it holds something that projects begin with.
  func configuration(
    governing folder: String, inheriting inherited: Int?, hasFile: Bool, beginsProject: Bool
  ) -> Int? {
    if hasFile, explicitFile == nil { return configuration(governing: folder) }
    guard beginsProject, let inherited, configurations[inherited].extendedFolders.isEmpty else {
      return inherited
    }
    return copy(of: inherited, for: folder)
  }

  /// Whether two configurations differ at most in the project they are for.
  func isSame(_ left: Int, _ right: Int) -> Bool { originals[left] ?? left == originals[right] ?? right }

  /// Where no file says what the project is, each has a configuration of its own.
  private func copy(of index: Int, for folder: String) -> Int {
    guard configurations[index].extendedFolders.isEmpty, let root = roots.root(of: folder) else {
      return index
    }
    let original = originals[index] ?? index
    if let known = copies[root]?[original] { return known }
    configurations.append(configurations[original].governing(root: root))
    copies[root, default: [:]][original] = configurations.count - 1
    originals[configurations.count - 1] = original
    return configurations.count - 1
  }

  private func index(of governor: Governor) -> Int? {
    if case .configuration(let index) = governor { index } else { nil }
  }

  private func governor(of folder: String) -> Governor {
    if let explicitFile { return load(explicitFile, globFolder: workingDirectory) }
    // Up to the first folder that is known or holds a configuration; then all folders on the way are known.
    var visited: [String] = []
    var current = folder
    var found: Governor?
    while found == nil {
      visited.append(current)
      let file = FilePath.join(current, Self.fileName)
      let parent = FilePath.directory(of: current)
      if let known = byFolder[current] {
        found = known
      } else if FilePath.entryKind(file) != .other {
        found = load(file, globFolder: nil)
      } else if parent == current || current == boundary {
        found = builtIn()
      }
      current = parent
    }
    let governor = found ?? builtIn()
    for folder in visited { byFolder[folder] = governor }
    return governor
  }

  private func load(_ file: String, globFolder: String?) -> Governor {
    if let known = byFile[file] { return known }
    var loader = ConfigurationLoader(
      rules: rules, workingDirectory: workingDirectory, boundary: boundary, preset: adjustments.preset)
    let configuration = loader.load(file, globFolder: globFolder)
    for error in loader.errors where !errors.contains(error) { errors.append(error) }
    let governor = configuration.map { add($0) } ?? .broken
    byFile[file] = governor
    return governor
  }

  /// Whether a path may be read; links count as the place they lead to.
  func permits(_ path: String) -> Bool {
    boundary.map { FilePath.isWithin(FilePath.resolvingExistingPart(path), $0) } ?? true
  }

  private func builtIn() -> Governor {
    if let standard { return standard }
    let governor = add(
      .standard(directory: workingDirectory, rules: rules, preset: adjustments.preset))
    standard = governor
    return governor
  }

  private func add(_ configuration: Configuration) -> Governor {
    var configuration = configuration
    configuration.excludedInRun = adjustments.exclude
    configurations.append(configuration)
    return .configuration(configurations.count - 1)
  }
}
