import Synchronization

/// Globs with the folder they are relative to.
public struct GlobSet: Sendable, Equatable {
  /// Absolute.
  public let directory: String
  public let globs: [Glob]

  /// - Parameters:
  ///   - directory: absolute.
  ///   - texts: those in which `Glob.mistake(in:)` finds nothing; others are passed over.
  public init(directory: String, texts: [String]) {
    self.init(directory: directory, globs: texts.compactMap { try? Glob($0) })
  }

  init(directory: String, globs: [Glob]) {
    self.directory = directory
    self.globs = globs
  }

  /// Whether a glob matches an absolute path below the folder.
  public func matches(_ path: String, isDirectory: Bool = false) -> Bool {
    var path = path
    return path.withUTF8 { matches(UnsafeRawBufferPointer($0), isDirectory: isDirectory) }
  }

  func matches(_ path: UnsafeRawBufferPointer, isDirectory: Bool) -> Bool {
    let length = directory == "/" ? 0 : directory.utf8.count
    guard path.count > length, path[length] == UInt8(ascii: "/"), path.starts(with: directory.utf8) else {
      return false
    }
    let relative = UnsafeRawBufferPointer(rebasing: path[(length + 1)...])
    return globs.contains { $0.matches(relative, isDirectory: isDirectory) }
  }
}

/// All that governs a set of files: the built-in defaults, or a `.glasslint.json` with what it extends.
public struct Configuration: Sendable {
  /// One entry of `overrides`.
  struct Override: Sendable {
    var files: GlobSet
    var changes: [RuleChange]
    var origin: Origin
  }

  /// The file, absolute; `nil` for the built-in defaults.
  public internal(set) var path: String?
  /// The file as reports name it; `nil` for the built-in defaults.
  public internal(set) var file: String?
  /// The folder its globs are relative to, absolute: the file's, or the working directory with `--config`.
  public let directory: String
  /// What it stands on, in the order it was laid down: presets by name, files as reports name them.
  public internal(set) var foundations: [String] = []
  /// The folders of the files it stands on, its own included, absolute; none with `--config`.
  var extendedFolders: [String] = []
  /// The root of the project it governs, absolute, where no configuration file in it says what that is; `nil` where
  /// nothing else does either.
  var ownRoot: String?
  /// `nil`: everything.
  public internal(set) var include: Sourced<GlobSet>?
  public internal(set) var exclude: Sourced<GlobSet>?
  /// What a run leaves out besides.
  var excludedInRun: GlobSet?
  /// Absolute path of the baseline file, if one is named.
  public internal(set) var baseline: Sourced<String>?
  /// Whether to look for design tokens in the project.
  public internal(set) var discoversTokens = Sourced(true, .standard)
  /// Where tokens are besides the linted files.
  public internal(set) var tokenSources: Sourced<GlobSet>?
  /// How the tokens of `*.tokens.json` files are spelled in Swift; `nil` where no file says so.
  public internal(set) var tokenTemplates: Sourced<TokenTemplates>?
  /// The values allowed for each role. `origin(of:)` says whether a file or a preset set them.
  public internal(set) var scales = DesignScales()
  /// The rules the settings are for: the built-in ones, and behind them the custom rules in force.
  public let rules: [Rule]
  /// As they are written down, in the order of their rules.
  public internal(set) var customRules: [Sourced<CustomRuleSource>] = []

  var platformVersions: [Platform: Sourced<PlatformVersion>] = [:]
  var scaleOrigins: [Role: Origin] = [:]
  /// Where the tokens are listed that have successors; `nil` where nothing does.
  var replacedOrigin: Origin?
  /// Where primitive tokens are told from others.
  var primitiveOrigin: Origin?
  var tracedRules: TracedRules
  var overrides: [Override] = []
  private var selection = Selection()
  private let tables = TableCache()

  /// What a run asks of the rules besides what is configured, by their positions.
  struct Selection: Sendable {
    /// The only ones to run; those that are off are switched on, unless a file has them off. `nil`: all that are on.
    var only: Set<Int>?
    var disabled: Set<Int> = []
    /// Levels in the place of those that rules have which are on.
    var levels: [Int: Severity] = [:]
    /// Those of `levels` that are switched on, unless a file has them off.
    var switchedOn: Set<Int> = []
  }

  init(directory: String, rules: [Rule]) {
    self.directory = directory
    self.rules = rules
    tracedRules = TracedRules(rules)
  }

  /// - Parameters:
  ///   - rules: the built-in ones.
  ///   - custom: those that its files and presets define.
  init(directory: String, rules: [Rule], custom: CustomRuleList) {
    self.init(directory: directory, rules: rules + custom.rules)
    customRules = custom.sources
  }

  /// Whether there are rules besides the built-in ones.
  public var hasCustomRules: Bool { !customRules.isEmpty }

  /// The position of a rule, custom or built-in.
  public func position(of id: String) -> Int? { rules.firstIndex { $0.id == id } }

  /// The built-in defaults: `glasslint:recommended`.
  /// - Parameter preset: what lies over them.
  public static func standard(
    directory: String = "/", rules: [Rule] = RuleRegistry.all, preset: Preset? = nil
  ) -> Configuration {
    let presets =
      [Presets.recommended] + [preset].compactMap { $0 }.filter { $0.name != Presets.recommended.name }
    var custom = CustomRuleList()
    for preset in presets { custom.add(preset) }
    var configuration = Configuration(directory: directory, rules: rules, custom: custom)
    for preset in presets { configuration.apply(preset) }
    return configuration
  }

  public var platforms: Platforms { Platforms(platformVersions.mapValues(\.value)) }

  /// Where the scale of a role comes from.
  public func origin(of role: Role) -> Origin { scaleOrigins[role] ?? .standard }

  /// The roles whose scale a file sets, not a preset.
  var configuredRoles: Set<Role> {
    Set(
      Role.allCases.filter {
        if case .file = origin(of: $0) { return true }
        return false
      })
  }

  // MARK: Files

  /// Whether `include` and `exclude` let a file be linted. `.gitignore` has no say here.
  public func admits(_ absolutePath: String) -> Bool {
    var path = absolutePath
    return path.withUTF8 { admits(UnsafeRawBufferPointer($0)) }
  }

  func admits(_ path: UnsafeRawBufferPointer) -> Bool {
    if excludes(path, isDirectory: false) { return false }
    guard let include else { return true }
    return include.value.matches(path, isDirectory: false)
  }

  /// Whether there is anything that `admits` or `excludes` looks at.
  var leavesOut: Bool { exclude != nil || include != nil || excludedInRun != nil }

  func excludes(_ path: UnsafeRawBufferPointer, isDirectory: Bool) -> Bool {
    exclude?.value.matches(path, isDirectory: isDirectory) == true
      || excludedInRun?.matches(path, isDirectory: isDirectory) == true
  }

  // MARK: Rules

  /// The settings of all rules for a file, overrides included. The tables are made once for each set of overrides.
  public func settings(forFile absolutePath: String) -> RuleTable {
    let matching = overrides.indices.filter { overrides[$0].files.matches(absolutePath) }
    return tables.table(for: matching) {
      var traced = tracedRules
      for index in matching {
        for change in overrides[index].changes { traced.apply(change) }
      }
      return selected(traced)
    }
  }

  /// As `settings(forFile:)`, for a path relative to `directory`.
  public func settings(forRelativePath path: String) -> RuleTable {
    settings(forFile: FilePath.join(directory, path))
  }

  /// The settings with where each came from; uncached.
  func tracedSettings(forFile absolutePath: String) -> TracedRules {
    var traced = tracedRules
    for override in overrides where override.files.matches(absolutePath) {
      for change in override.changes { traced.apply(change) }
    }
    return traced
  }

  /// The configuration with only some rules on.
  /// - Parameters:
  ///   - only: positions of rules; those that no file has off get their own level, or `warning` where they have none.
  ///     `nil` keeps all.
  ///   - disabled: positions of rules to switch off.
  public func selecting(only: Set<Int>?, disabled: Set<Int>) -> Configuration {
    selecting(Selection(only: only, disabled: disabled))
  }

  func selecting(_ selection: Selection) -> Configuration {
    var copy = Configuration(copying: self)
    copy.selection = selection
    return copy
  }

  /// Where a rule is switched off by a file, and by no override switched on again; `nil` where it is not.
  func originOfOff(_ rule: Int) -> Origin? {
    let origin = tracedRules.levelOrigins[rule]
    guard tracedRules.table[rule].severity == nil, origin.isFile else { return nil }
    let isOnSomewhere = overrides.contains {
      $0.changes.contains { change in
        if change.rule == rule, case .on = change.level { true } else { false }
      }
    }
    return isOnSomewhere ? nil : origin
  }

  /// The configuration for the files of one project, of several that it governs alike.
  func governing(root: String) -> Configuration {
    var copy = Configuration(copying: self)
    copy.ownRoot = root
    return copy
  }

  /// A copy with a cache of its own.
  private init(copying other: Configuration) {
    self.init(directory: other.directory, rules: other.rules)
    (path, file, foundations) = (other.path, other.file, other.foundations)
    customRules = other.customRules
    (extendedFolders, ownRoot) = (other.extendedFolders, other.ownRoot)
    (include, exclude, baseline) = (other.include, other.exclude, other.baseline)
    excludedInRun = other.excludedInRun
    (discoversTokens, tokenSources, scales) = (other.discoversTokens, other.tokenSources, other.scales)
    (platformVersions, scaleOrigins) = (other.platformVersions, other.scaleOrigins)
    tokenTemplates = other.tokenTemplates
    (replacedOrigin, primitiveOrigin) = (other.replacedOrigin, other.primitiveOrigin)
    (tracedRules, overrides) = (other.tracedRules, other.overrides)
  }

  /// Whether a rule that asks what other files say is on for some file.
  var usesProject: Bool {
    let table = selected(tracedRules)
    return rules.indices.contains { index in
      guard rules[index].usesProject, !selection.disabled.contains(index) else { return false }
      if table.settings[index].severity != nil { return true }
      return selection.only?.contains(index) ?? true
        && overrides.contains { $0.changes.contains { $0.rule == index } }
    }
  }

  private func selected(_ traced: TracedRules) -> RuleTable {
    var table = traced.table
    for index in table.settings.indices {
      table.settings[index].severity = level(of: index, configured: table.settings[index].severity) {
        traced.levelOrigins[index].isFile
      }
    }
    return table
  }

  /// - Parameters:
  ///   - configured: the level of the rule as files and presets have it.
  ///   - isSettled: whether that is what a file says.
  private func level(of rule: Int, configured: Severity?, isSettled: () -> Bool) -> Severity? {
    if selection.disabled.contains(rule) || selection.only?.contains(rule) == false { return nil }
    let isAskedFor = selection.only != nil || selection.switchedOn.contains(rule)
    if configured == nil, !isAskedFor || isSettled() { return nil }
    return selection.levels[rule] ?? configured ?? rules[rule].severity ?? .warning
  }
}

/// Rule tables by the overrides they are made of, shared by all copies of one configuration.
private final class TableCache: Sendable {
  private let tables = Mutex<[[Int]: RuleTable]>([:])

  func table(for overrides: [Int], make: () -> RuleTable) -> RuleTable {
    tables.withLock { tables in
      if let table = tables[overrides] { return table }
      let table = make()
      tables[overrides] = table
      return table
    }
  }
}
