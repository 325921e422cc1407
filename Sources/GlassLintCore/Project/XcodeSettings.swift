/// The build settings of one configuration, from the nearest that are set to the most general: those of the target, of
/// its `.xcconfig` file, of the project and of its file.
struct XcodeSettings {
  struct Setting {
    var value: String
    var file: String
    var line: Int
    /// The position of the level in the chain.
    var level: Int
  }

  /// What one place sets: a target, a project, a file.
  struct Level {
    private var settings: [String: (value: String, file: String, line: Int)] = [:]
    /// Where it takes in a file that cannot be read, which may set all that this level is not seen to.
    private(set) var gap: (file: String, line: Int)?

    init() {}
    init(gap: (file: String, line: Int)) { self.gap = gap }

    subscript(name: String) -> (value: String, file: String, line: Int)? {
      get { settings[name] }
      set { settings[name] = newValue }
    }

    /// Adds what is read after this, and holds instead of it.
    mutating func merge(_ later: Level) {
      if later.gap != nil { self = later } else { settings.merge(later.settings) { $1 } }
    }
  }

  var levels: [Level]
  var targetName: String

  /// Variables within variables that are followed.
  private static let depthLimit = 8

  /// As it is written on the nearest level that has it; `nil` where a nearer one may.
  func setting(_ name: String, from first: Int = 0) -> Setting? {
    for level in first..<max(first, levels.count) {
      if let found = levels[level][name] {
        return Setting(value: found.value, file: found.file, line: found.line, level: level)
      }
      if levels[level].gap != nil { return nil }
    }
    return nil
  }

  /// The words that a setting comes to, and where it is written; `nil` where it is not seen to be set. A variable that nothing says
  /// the value of is no word.
  func words(_ name: String) -> (words: [String], place: Setting)? {
    guard let setting = setting(name) else { return nil }
    var depth = 0
    return (words(of: setting, name, &depth), setting)
  }

  private func words(of setting: Setting, _ name: String, _ depth: inout Int) -> [String] {
    depth += 1
    guard depth < Self.depthLimit else { return [] }
    var words: [String] = []
    for word in setting.value.split(whereSeparator: { $0 == " " || $0 == "\t" }) {
      guard let variable = Self.variable(word) else {
        if !word.contains("$") { words.append(String(word)) }
        continue
      }
      if variable == "TARGET_NAME" {
        words.append(targetName)
      } else if variable == "inherited" || variable == name {
        if let outer = self.setting(name, from: setting.level + 1) {
          words += self.words(of: outer, name, &depth)
        }
      } else if let other = self.setting(variable) {
        words += self.words(of: other, variable, &depth)
      }
    }
    return words
  }

  /// `NAME` of `$(NAME)`, `${NAME}` and `$(NAME:c99extidentifier)`.
  private static func variable(_ word: Substring) -> String? {
    guard word.hasPrefix("$(") && word.hasSuffix(")") || word.hasPrefix("${") && word.hasSuffix("}") else {
      return nil
    }
    let name = word.dropFirst(2).dropLast().prefix { $0 != ":" }
    return name.contains("$") ? nil : String(name)
  }

  // MARK: Systems

  /// The setting that holds the deployment target of a system.
  static func versionKey(_ platform: Platform) -> String {
    switch platform {
    case .iOS, .macCatalyst: "IPHONEOS_DEPLOYMENT_TARGET"
    case .macOS: "MACOSX_DEPLOYMENT_TARGET"
    case .tvOS: "TVOS_DEPLOYMENT_TARGET"
    case .watchOS: "WATCHOS_DEPLOYMENT_TARGET"
    case .visionOS: "XROS_DEPLOYMENT_TARGET"
    }
  }

  /// The system of an SDK: `iphoneos`, `macosx14.0`, `appletvsimulator`.
  private static func platform(ofSDK word: String) -> Platform? {
    switch word.lowercased().prefix(while: \.isLetter) {
    case "iphoneos", "iphonesimulator": .iOS
    case "macosx": .macOS
    case "appletvos", "appletvsimulator": .tvOS
    case "watchos", "watchsimulator": .watchOS
    case "xros", "xrsimulator", "visionos": .visionOS
    default: nil
    }
  }

  /// The SDK of a system; `nil` for one that has another's.
  static func sdk(_ platform: Platform) -> String? {
    switch platform {
    case .iOS: "iphoneos"
    case .macOS: "macosx"
    case .tvOS: "appletvos"
    case .watchOS: "watchos"
    case .visionOS: "xros"
    case .macCatalyst: nil
    }
  }

  /// The systems that are built for, with their versions, and where that is written.
  /// - Parameter owner: the target's name; `nil` for a project as a whole.
  /// - Parameter productType: of the target; what kind of thing it makes tells the system where no setting does.
  func deploymentTargets(of owner: String?, productType: String = "") -> [DeploymentTarget] {
    var targets: [DeploymentTarget] = []
    func add(_ platform: Platform, _ place: Setting?) {
      if targets.contains(where: { $0.platform == platform }) { return }
      let version = words(Self.versionKey(platform))
      guard let place = version?.place ?? place else { return }
      targets.append(
        DeploymentTarget(
          platform: platform, version: version?.words.first.flatMap { PlatformVersion($0) }, file: place.file,
          line: place.line, target: owner))
    }
    let supported = words("SUPPORTED_PLATFORMS")
    let root = words("SDKROOT")
    for (words, place) in [supported, root].compactMap({ $0 }) where targets.isEmpty {
      for platform in words.compactMap(Self.platform(ofSDK:)) { add(platform, place) }
    }
    if targets.isEmpty, productType.contains("watch") { add(.watchOS, nil) }
    if targets.isEmpty {
      // No SDK is named: then what has a deployment target counts, as near to the target as one is set.
      let nearest = Platform.allCases.compactMap { setting(Self.versionKey($0))?.level }.min()
      for platform in Platform.allCases where platform != .macCatalyst {
        if let setting = setting(Self.versionKey(platform)), setting.level == nearest {
          add(platform, setting)
        }
      }
    }
    if targets.isEmpty, let gap = levels.lazy.compactMap(\.gap).first {
      // It may be any of them.
      targets = Platform.allCases.map {
        DeploymentTarget(platform: $0, version: nil, file: gap.file, line: gap.line, target: owner)
      }
    }
    if let catalyst = words("SUPPORTS_MACCATALYST"), catalyst.words.first?.uppercased() == "YES",
      targets.contains(where: { $0.platform == .iOS })
    {
      add(.macCatalyst, catalyst.place)
    }
    return targets
  }
}
