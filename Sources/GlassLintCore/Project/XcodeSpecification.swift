extension XcodeProject {
  /// Reads the manifest that XcodeGen makes a project of.
  /// - Throws: `SourceError` where a file of it cannot be read.
  mutating func readSpecification() throws(SourceError) {
    var reader = XcodeSpecificationReader(self)
    try reader.read()
    self = reader.project
  }
}

/// Reads a `project.yml` and what it includes, by the format's public description: what it sets for targets are the settings of
/// the project that XcodeGen makes, so that both are read alike from there on.
private struct XcodeSpecificationReader {
  private(set) var project: XcodeProject
  private var root = YAMLNode(content: .map([]), line: 1)
  private var targetReader: XcodeTargetReader
  /// What the paths of a file are relative to, by the file.
  private var bases: [String: String] = [:]
  private var configurationReader: XcodeConfigurationReader
  private var filesRead: Set<String> = []

  /// Includes, templates and groups of settings within others that are followed.
  private static let depthLimit = 16

  init(_ project: XcodeProject) {
    self.project = project
    targetReader = XcodeTargetReader(folder: project.folder)
    configurationReader = XcodeConfigurationReader(folder: project.folder)
  }

  mutating func read() throws(SourceError) {
    root = try specification(project.path, base: project.folder, depth: 0)
    // Others include what has no name.
    guard root["name"] != nil else {
      project.isFragment = true
      return
    }
    let configurations = root["configs"]?.members?.map(\.key) ?? ["Debug", "Release"]
    let general = configurations.map { projectLevels($0) }
    project.deployment = XcodeTargetReader.merged(
      general.map { XcodeSettings(levels: $0, targetName: "").deploymentTargets(of: nil) })
    for (name, node) in root["targets"]?.members ?? [] {
      let target = withTemplates(node, name: name, depth: 0)
      let platforms = target["platform"]?.list?.compactMap(\.text) ?? []
      if platforms.isEmpty {
        add(
          target, name: target["name"]?.text ?? name, platform: target["platform"]?.text,
          zip(configurations, general))
      }
      // One for each of several systems.
      for platform in platforms {
        let own = target.replacing(["platform": platform])
        let affix = (own["platformPrefix"]?.text ?? "", own["platformSuffix"]?.text)
        let suffix = affix.1 ?? (affix.0.isEmpty ? "_\(platform)" : "")
        add(
          own, name: affix.0 + name + suffix, product: name, platform: platform,
          zip(configurations, general))
      }
    }
    project.reachesOut = !project.sources.allSatisfy { FilePath.isWithin($0.path, project.folder) }
  }

  // MARK: Files

  /// A file, below what it includes.
  /// - Parameter base: what its paths are relative to, absolute.
  private mutating func specification(_ path: String, base: String, depth: Int) throws(SourceError)
    -> YAMLNode
  {
    let source = SourceBuffer(capacity: 1 << 13)
    try source.read(path: path)
    guard UTF8Validation.firstInvalidOffset(source.base, count: source.count) == nil else {
      throw SourceError(path: path, reason: "is not valid UTF-8")
    }
    let own: YAMLNode
    do throws(YAMLReader.Mistake) {
      own = try YAMLReader.read(String(decoding: source.bytes, as: UTF8.self), file: path)
    } catch {
      throw SourceError(path: path, reason: "line \(error.line): \(error.reason)")
    }
    bases[path] = base
    filesRead.insert(path)
    let includes = own["include"].map { $0.list ?? [$0] } ?? []
    guard depth < Self.depthLimit, !includes.isEmpty else { return own }
    var merged = YAMLNode(content: .map([]), line: 1, file: path)
    for include in includes {
      guard let name = include.text ?? include["path"]?.text else { continue }
      let other = FilePath.absolute(name, from: FilePath.directory(of: path))
      let isRelative = include["relativePaths"]?.text != "false"
      // One that is not there is made by something else, or is for another place.
      guard !filesRead.contains(other), FilePath.kind(of: other) == .file else {
        project.takesUnknown = project.takesUnknown || !filesRead.contains(other)
        continue
      }
      let base = isRelative ? FilePath.directory(of: other) : base
      merged = try merged.merged(with: specification(other, base: base, depth: depth + 1))
    }
    return merged.merged(with: own)
  }

  private func path(_ node: YAMLNode, _ text: String) -> String? {
    text.contains("$") || text.contains("*")
      ? nil : FilePath.absolute(text, from: bases[node.file] ?? project.folder)
  }

  private mutating func withTemplates(_ target: YAMLNode, name: String, depth: Int) -> YAMLNode {
    let names = target["templates"]?.texts ?? []
    var words = ["target_name": name]
    for (key, value) in target["templateAttributes"]?.members ?? [] { words[key] = value.text }
    guard !names.isEmpty, depth < Self.depthLimit else { return target.replacing(words) }
    var merged = YAMLNode(content: .map([]), line: target.line, file: target.file)
    for template in names {
      guard let node = root["targetTemplates"]?[template] else {
        project.takesUnknown = true
        continue
      }
      merged = merged.merged(with: withTemplates(node, name: name, depth: depth + 1))
    }
    return merged.merged(with: target).replacing(words)
  }

  // MARK: Settings

  private mutating func projectLevels(_ configuration: String) -> [XcodeSettings.Level] {
    var level = XcodeSettings.Level()
    for (system, version) in root["options"]?["deploymentTarget"]?.members ?? [] {
      if let platform = Self.platform(system), let text = version.text {
        level[XcodeSettings.versionKey(platform)] = (text, version.file, version.line)
      }
    }
    if let own = root["settings"] { level.merge(settings(own, configuration, depth: 0)) }
    return [level] + file(of: root, configuration)
  }

  /// What is set for one configuration: groups, then what is for all, then what is for it.
  private func settings(_ node: YAMLNode, _ configuration: String, depth: Int) -> XcodeSettings.Level {
    guard depth < Self.depthLimit else { return XcodeSettings.Level() }
    let isPlain = node["base"] == nil && node["configs"] == nil && node["groups"] == nil
    var level = XcodeSettings.Level()
    for group in node["groups"]?.texts ?? [] {
      guard let group = root["settingGroups"]?[group] else { continue }
      level.merge(settings(group, configuration, depth: depth + 1))
    }
    for (name, value) in (isPlain ? node : node["base"])?.members ?? [] where value.members == nil {
      // `NAME[sdk=…]` is for some builds only.
      if !name.contains("["), !value.texts.isEmpty {
        level[name] = (value.texts.joined(separator: " "), value.file, value.line)
      }
    }
    for (name, own) in node["configs"]?.members ?? []
    where configuration.lowercased().contains(name.lowercased()) {
      level.merge(settings(own, configuration, depth: depth + 1))
    }
    return level
  }

  private mutating func file(of node: YAMLNode, _ configuration: String) -> [XcodeSettings.Level] {
    guard let name = node["configFiles"]?[configuration], let text = name.text, let path = path(name, text)
    else {
      return []
    }
    return [configurationReader.level(ofFile: path)]
  }

  // MARK: Targets

  private static func platform(_ name: String) -> Platform? { Platform(rawValue: name) }

  /// - Parameter product: what the target makes, where that has another name.
  private mutating func add(
    _ target: YAMLNode, name: String, product: String? = nil, platform: String?,
    _ configurations: some Sequence<(String, [XcodeSettings.Level])>
  ) {
    let given = systems(target, platform)
    let levels = configurations.map { configuration, general in
      var level = given
      if let product { level["PRODUCT_NAME"] = (product, target.file, target.line) }
      if let own = target["settings"] { level.merge(settings(own, configuration, depth: 0)) }
      return [level] + file(of: target, configuration) + general
    }
    let position = project.targets.count
    project.targets.append(targetReader.target(name: name, type: target["type"]?.text ?? "", levels))
    for source in target["sources"].map({ $0.list ?? [$0] }) ?? [] { add(source, of: position) }
  }

  /// The settings that stand for the systems of a target and for what its `Info.plist` gets.
  private func systems(_ target: YAMLNode, _ platform: String?) -> XcodeSettings.Level {
    var level = XcodeSettings.Level()
    let destinations = target["supportedDestinations"]
    let platforms = (destinations?.texts ?? []).compactMap { Self.platform($0) }
    if let destinations, !platforms.isEmpty {
      let sdks = platforms.compactMap { XcodeSettings.sdk($0) }.joined(separator: " ")
      level["SUPPORTED_PLATFORMS"] = (sdks, destinations.file, destinations.line)
      if platforms.contains(.macCatalyst) {
        level["SUPPORTS_MACCATALYST"] = ("YES", destinations.file, destinations.line)
      }
    }
    if let node = target["platform"], let system = platform.flatMap(Self.platform),
      let sdk = XcodeSettings.sdk(system)
    {
      level["SDKROOT"] = (sdk, node.file, node.line)
    }
    if let node = target["deploymentTarget"] {
      if let text = node.text, let system = platform.flatMap(Self.platform) {
        level[XcodeSettings.versionKey(system)] = (text, node.file, node.line)
      }
      for (name, version) in node.members ?? [] {
        if let system = Self.platform(name), let text = version.text {
          level[XcodeSettings.versionKey(system)] = (text, version.file, version.line)
        }
      }
    }
    for key in [XcodeTargetReader.styleKey, XcodeTargetReader.designKey] {
      if let value = target["info"]?["properties"]?[key], let text = value.text {
        level["INFOPLIST_KEY_" + key] = (text == "true" ? "YES" : text, value.file, value.line)
      }
    }
    return level
  }

  private mutating func add(_ source: YAMLNode, of target: Int) {
    guard source["buildPhase"]?.text != "none", source["type"]?.text != "folder" else { return }
    guard let name = source.text ?? source["path"]?.text,
      let path = path(source.text == nil ? source["path"] ?? source : source, name)
    else {
      project.takesUnknown = true
      return
    }
    func globs(_ key: String) -> [Glob] { (source[key]?.texts ?? []).compactMap { try? Glob($0) } }
    let systems = (source["destinationFilters"]?.texts ?? []).compactMap { Self.platform($0) }
    if !FilePath.isWithin(path, project.folder) { project.outerPaths.insert(path) }
    project.sources.append(
      XcodeProject.Source(
        path: path,
        membership: XcodeProject.Membership(target: target, systems: systems.isEmpty ? nil : Set(systems)),
        excludes: globs("excludes"), includes: globs("includes")))
  }
}

extension YAMLNode {
  private static let replacing = ":REPLACE"

  /// This with another on top: maps and lists are added to, unless a key says that it replaces, and all else is replaced.
  fileprivate func merged(with other: YAMLNode) -> YAMLNode {
    switch (content, other.content) {
    case (.map(var members), .map(let others)):
      for (key, value) in others {
        let replaces = key.hasSuffix(Self.replacing)
        let name = replaces ? String(key.dropLast(Self.replacing.count)) : key
        if let place = members.lastIndex(where: { $0.key == name }) {
          members[place].value = replaces ? value : members[place].value.merged(with: value)
        } else {
          members.append((name, value))
        }
      }
      return YAMLNode(content: .map(members), line: other.line, file: other.file)
    case (.list(let list), .list(let others)):
      return YAMLNode(content: .list(list + others), line: other.line, file: other.file)
    default: return other
    }
  }

  /// With texts in place of `$name` and `${name}`.
  fileprivate func replacing(_ words: [String: String]) -> YAMLNode {
    func replaced(_ text: String) -> String {
      guard text.contains("$") else { return text }
      // The longer ones first, of which another may be the beginning.
      let order = words.sorted { ($1.key.count, $0.key) < ($0.key.count, $1.key) }
      return order.reduce(text) { text, word in
        text.replacing("${\(word.key)}", with: word.value).replacing("$\(word.key)", with: word.value)
      }
    }
    var node = self
    switch content {
    case .text(let text): node.content = .text(replaced(text))
    case .list(let list): node.content = .list(list.map { $0.replacing(words) })
    case .map(let members):
      node.content = .map(members.map { (replaced($0.key), $0.value.replacing(words)) })
    case .unknown: break
    }
    return node
  }
}
