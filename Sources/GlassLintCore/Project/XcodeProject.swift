/// What an Xcode project says about its files: which targets they are built in, and for which systems those are.
struct XcodeProject: Sendable {
  struct Target: Sendable {
    var name: String
    /// As an `import` names it; `nil` where nothing imports it, such as an app.
    var module: String?
    var isTest: Bool
    var deployment: [DeploymentTarget]
    var interfaceStyle: InterfaceStyle?
    /// Whether it asks for the design from before iOS 26, in its `UIDesignRequiresCompatibility`.
    var keepsOldDesign = false
  }

  /// That a target builds a file.
  struct Membership: Sendable, Hashable {
    /// The position of the target.
    var target: Int
    /// Those systems of the target that the file is built for; `nil` for all.
    var systems: Set<Platform>?
  }

  /// A folder whose files belong to targets without being listed.
  struct Folder: Sendable {
    /// Absolute.
    var path: String
    var targets: Set<Int> = []
    /// By target: the paths below the folder that are left out, or, for a target that does not have the folder, those
    /// that are in nevertheless.
    var exceptions: [Int: Set<String>] = [:]
    var systems: [Int: [String: Set<Platform>]] = [:]
    /// The targets that it says something about, in order.
    var named: [Int] = []
  }

  /// A folder or a file that a manifest gives to a target, but for some of what is in it.
  struct Source: Sendable {
    /// Absolute.
    var path: String
    var membership: Membership
    var excludes: [Glob] = []
    /// Where there are any, all others are left out.
    var includes: [Glob] = []
  }

  /// Absolute: the `project.pbxproj`, or the manifest that it is made of.
  let path: String
  /// That of the `.xcodeproj`, absolute.
  let folder: String
  var targets: [Target] = []
  /// What the project as a whole says, for what belongs to no target.
  var deployment: [DeploymentTarget] = []
  /// The Xcode whose settings it was last brought up to, as it writes that: 2610 for 26.1; `nil` where it does not say.
  var upgradeCheck: Int?
  /// Folders outside of its own that it takes files or packages from, absolute.
  var outerPaths: Set<String> = []
  /// What keeps it from being read.
  private(set) var mistake: String?
  var files = ListedFiles()
  var folders: [Folder] = []
  /// Those of a manifest, which is not cached.
  var sources: [Source] = []
  /// Whether it is a manifest that says nothing by itself, but is a part of others.
  var isFragment = false
  /// Whether a manifest gives its targets files that are not to be read in it.
  var takesUnknown = false
  /// Whether some of its files lie outside of its own folder.
  var reachesOut = false

  /// Whether a target lists files or takes folders; a manifest whose folders are gone makes nothing.
  var buildsAnything: Bool {
    !files.isEmpty || folders.contains { !$0.targets.isEmpty }
      || sources.contains { FilePath.exists($0.path) }
  }

  /// - Parameters:
  ///   - bundle: the `.xcodeproj`, or the manifest that XcodeGen or Tuist makes it of, absolute.
  ///   - cache: keeps what was read for the next run.
  static func read(_ bundle: String, cache: XcodeProjectCache? = nil) -> XcodeProject {
    let folder = FilePath.directory(of: bundle)
    if !bundle.hasSuffix(".xcodeproj") {
      var project = XcodeProject(path: bundle, folder: folder)
      do throws(SourceError) {
        if bundle.hasSuffix(".swift") {
          try project.readTuistManifest()
        } else {
          try project.readSpecification()
        }
      } catch {
        project.mistake =
          error.path == bundle
          ? error.reason : "\(FilePath.display(error.path, from: folder)): \(error.reason)"
      }
      return project
    }
    let path = FilePath.join(bundle, "project.pbxproj")
    var empty = XcodeProject(path: path, folder: folder)
    if let known = cache?.load(into: empty) { return known }
    let source = SourceBuffer()
    do throws(SourceError) { try source.read(path: path) } catch {
      empty.mistake = error.reason
      return empty
    }
    do throws(PropertyList.Mistake) {
      var reader = try XcodeProjectReader(source, path: path, folder: folder)
      reader.read()
      if source.count >= XcodeProjectCache.worthwhileSize {
        cache?.store(reader.project, readFrom: reader.filesRead)
      }
      return reader.project
    } catch {
      empty.mistake = "line \(error.line): \(error.reason)"
      return empty
    }
  }

  init(path: String, folder: String) {
    self.path = path
    self.folder = folder
  }

  /// The targets that build a file.
  /// - Parameter file: absolute.
  func memberships(ofFile file: String) -> [Membership] {
    guard reachesOut || FilePath.isWithin(file, folder) else { return [] }
    var found = files[file]
    for folder in folders where FilePath.isWithin(file, folder.path) {
      guard let rest = FilePath.relative(file, to: folder.path), !rest.isEmpty else { continue }
      for target in folder.named {
        let isExcepted = folder.exceptions[target].map { Self.holds($0, rest) } ?? false
        guard folder.targets.contains(target) != isExcepted,
          !found.contains(where: { $0.target == target })
        else { continue }
        found.append(Membership(target: target, systems: folder.systems[target]?[rest]))
      }
    }
    for source in sources where FilePath.isWithin(file, source.path) {
      guard !found.contains(where: { $0.target == source.membership.target }), source.holds(file) else {
        continue
      }
      found.append(source.membership)
    }
    return found
  }

  /// Whether a path or a folder around it is among some.
  private static func holds(_ paths: Set<String>, _ path: String) -> Bool {
    if paths.isEmpty { return false }
    if paths.contains(path) { return true }
    let bytes = path.utf8
    return bytes.indices.contains { bytes[$0] == UInt8(ascii: "/") && paths.contains(String(path[..<$0])) }
  }
}

extension XcodeProject.Source {
  /// - Parameter file: within its path.
  fileprivate func holds(_ file: String) -> Bool {
    guard let rest = FilePath.relative(file, to: path), !rest.isEmpty else { return true }
    return !excludes.contains { $0.matches(rest) }
      && (includes.isEmpty || includes.contains { $0.matches(rest) })
  }
}

/// Reads the objects of a project, from its root on.
private struct XcodeProjectReader {
  private let list: PropertyList
  private let source: SourceBuffer
  private let lines: LineMap
  /// The objects by a hash of their identifiers.
  private var objects: [UInt64: Int] = [:]
  /// The paths of the files that matter here, Swift source, asset catalogs and configurations, by object.
  private var paths: [Int: String] = [:]
  /// The synchronized folders by object, as positions in the project's.
  private var folders: [Int: Int] = [:]
  private var configurationReader: XcodeConfigurationReader
  private var levelsOfConfiguration: [Int: [XcodeSettings.Level]] = [:]
  private var targetReader: XcodeTargetReader
  private var members: [String: [XcodeProject.Membership]] = [:]
  /// The files that were read, or would have been if they were there, absolute.
  var filesRead: Set<String> {
    configurationReader.filesRead.union(targetReader.filesRead).union([project.path])
  }
  private(set) var project: XcodeProject

  init(_ source: SourceBuffer, path: String, folder: String) throws(PropertyList.Mistake) {
    self.source = source
    list = try PropertyList(source)
    lines = LineMap(source.bytes)
    project = XcodeProject(path: path, folder: folder)
    targetReader = XcodeTargetReader(folder: folder)
    configurationReader = XcodeConfigurationReader(folder: folder)
    guard let all = list.member(list.root, "objects"), list.isDictionary(all) else {
      throw PropertyList.Mistake(line: 1, reason: "it holds no objects")
    }
    var objects: [UInt64: Int] = [:]
    objects.reserveCapacity(source.count / 120)
    list.forEachMember(of: all) { key, value in
      if list.isDictionary(value) { objects[hash(key)] = value }
    }
    self.objects = objects
  }

  mutating func read() {
    guard let root = object(list.root, "rootObject") else { return }
    let directory = list.text(root, "projectDirPath") ?? ""
    let top = FilePath.absolute(directory, from: project.folder)
    readGroups(object(root, "mainGroup"), top: top)
    for package in objects(root, "packageReferences") {
      if let path = list.text(package, "relativePath") { note(FilePath.absolute(path, from: top)) }
    }
    let outer = configurations(object(root, "buildConfigurationList"))
    project.upgradeCheck = list.member(root, "attributes")
      .flatMap { list.text($0, "LastUpgradeCheck") }.flatMap { Int($0) }
    project.deployment = XcodeTargetReader.merged(
      outer.map { XcodeSettings(levels: levels($0), targetName: "").deploymentTargets(of: nil) })
    let nodes = objects(root, "targets")
    for target in nodes { read(target: target, outer) }
    for (position, target) in nodes.enumerated() { readMembers(of: target, position) }
    readExceptions(nodes)
    let folders = project.folders.map(\.path)
    let isWithin = { [folder = project.folder] path in FilePath.isWithin(path, folder) }
    project.reachesOut = !members.keys.allSatisfy(isWithin) || !folders.allSatisfy(isWithin)
    project.files = ListedFiles(members)
    for position in project.folders.indices {
      let folder = project.folders[position]
      project.folders[position].named = folder.targets.union(folder.exceptions.keys).sorted()
    }
  }

  // MARK: Objects

  private func hash(_ key: Int) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in list.bytes(key) ?? UnsafeBufferPointer(start: nil, count: 0) {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    return hash
  }

  /// The object that a member names.
  private func object(_ id: Int, _ name: StaticString) -> Int? {
    list.member(id, name).flatMap { objects[hash($0)] }
  }

  /// The objects that a member lists.
  private func objects(_ id: Int, _ name: StaticString) -> [Int] {
    guard let array = list.member(id, name), !list.isDictionary(array) else { return [] }
    return list.children(array).compactMap { objects[hash($0)] }
  }

  private func isA(_ id: Int, _ type: StaticString) -> Bool {
    list.member(id, "isa").map { list.isEqual($0, type) } ?? false
  }

  // MARK: Groups

  /// Walks the tree of groups for the paths of files.
  private mutating func readGroups(_ main: Int?, top: String) {
    guard let main else { return }
    var waiting = [(node: main, folder: top)]
    var seen: Set<Int> = []
    while let (node, folder) = waiting.popLast() {
      guard seen.insert(node).inserted, let path = path(of: node, in: folder, top: top) else { continue }
      if path != folder { note(path) }
      if isA(node, "PBXFileReference") {
        if FilePath.isSwift(path.utf8) || path.hasSuffix(".xcconfig") || Self.isCatalog(path) {
          paths[node] = path
        }
      } else if isA(node, "PBXFileSystemSynchronizedRootGroup") {
        folders[node] = project.folders.count
        paths[node] = path
        project.folders.append(XcodeProject.Folder(path: path))
      } else {
        paths[node] = path
        for child in objects(node, "children") { waiting.append((child, path)) }
      }
    }
  }

  /// - Returns: `nil` for what the system or a build makes.
  private func path(of node: Int, in folder: String, top: String) -> String? {
    let path = list.text(node, "path") ?? ""
    let base: String
    switch list.text(node, "sourceTree") ?? "<group>" {
    case "<group>": base = folder
    case "SOURCE_ROOT": base = top
    case "<absolute>": base = "/"
    default: return nil
    }
    guard base.utf8.count + path.utf8.count < Self.pathLimit else { return nil }
    return path.isEmpty ? base : FilePath.absolute(path, from: base)
  }

  /// No file system has longer paths.
  private static let pathLimit = 4_096

  private mutating func note(_ path: String) {
    if !FilePath.isWithin(path, project.folder) { project.outerPaths.insert(path) }
  }

  // MARK: Targets

  private mutating func read(target: Int, _ outer: [Int]) {
    var found: [[XcodeSettings.Level]] = []
    for configuration in configurations(object(target, "buildConfigurationList")) {
      let title = list.text(configuration, "name")
      let general = outer.first { list.text($0, "name") == title } ?? outer.first
      found.append(levels(configuration) + (general.map { levels($0) } ?? []))
    }
    project.targets.append(
      targetReader.target(
        name: list.text(target, "name") ?? "", type: list.text(target, "productType") ?? "", found))
  }

  private func configurations(_ configurationList: Int?) -> [Int] {
    configurationList.map { objects($0, "buildConfigurations") } ?? []
  }

  /// What a configuration sets itself, and what the file that it stands on does.
  private mutating func levels(_ configuration: Int) -> [XcodeSettings.Level] {
    if let known = levelsOfConfiguration[configuration] { return known }
    let levels = readLevels(configuration)
    levelsOfConfiguration[configuration] = levels
    return levels
  }

  private mutating func readLevels(_ configuration: Int) -> [XcodeSettings.Level] {
    var own = XcodeSettings.Level()
    if let settings = list.member(configuration, "buildSettings") {
      list.forEachMember(of: settings) { key, value in
        guard let bytes = list.bytes(key), Self.matters(bytes), let name = list.text(key) else { return }
        let text =
          list.text(value) ?? list.children(value).compactMap { list.text($0) }.joined(separator: " ")
        own[name] = (text, project.path, lines.line(at: list.offset(key)))
      }
    }
    guard let file = configurationFile(of: configuration) else { return [own] }
    return [own, configurationReader.level(ofFile: file)]
  }

  /// Compiler flags and the like say nothing here, nor does what is for some builds only: `SDKROOT[arch=*]`.
  private static func matters(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let base = name.baseAddress, !name.contains(UInt8(ascii: "[")) else { return false }
    let name = Name(base: base, count: name.count, hash: 0)
    return !otherSettings.areIn(name) || name == "INFOPLIST_FILE"
      || name == "INFOPLIST_KEY_UIUserInterfaceStyle" || name == "INFOPLIST_KEY_UIDesignRequiresCompatibility"
  }

  private static let otherSettings = NameStems(["flags", "paths", "infoplist", "warn", "code_sign"])

  private func configurationFile(of configuration: Int) -> String? {
    if let file = object(configuration, "baseConfigurationReference") { return paths[file] }
    guard let anchor = object(configuration, "baseConfigurationReferenceAnchor"), let folder = paths[anchor],
      let rest = list.text(configuration, "baseConfigurationReferenceRelativePath")
    else { return nil }
    return FilePath.absolute(rest, from: folder)
  }

  // MARK: Members

  private mutating func readMembers(of target: Int, _ position: Int) {
    for phase in objects(target, "buildPhases")
    where isA(phase, "PBXSourcesBuildPhase") || isA(phase, "PBXResourcesBuildPhase") {
      for build in objects(phase, "files") {
        guard let file = object(build, "fileRef").flatMap({ paths[$0] }),
          FilePath.isSwift(file.utf8) || Self.isCatalog(file)
        else { continue }
        let membership = XcodeProject.Membership(target: position, systems: systems(of: build))
        members[file, default: []].append(membership)
      }
    }
    for group in objects(target, "fileSystemSynchronizedGroups") {
      if let folder = folders[group] { project.folders[folder].targets.insert(position) }
    }
  }

  private static func isCatalog(_ path: String) -> Bool { path.hasSuffix(".xcassets") }

  /// `platformFilters = (ios, maccatalyst);` of a build file.
  private func systems(of build: Int) -> Set<Platform>? {
    if let filters = list.member(build, "platformFilters") { return systems(in: filters) }
    return list.text(build, "platformFilter").flatMap { Self.platform(ofFilter: $0) }.map { [$0] }
  }

  private func systems(in filters: Int) -> Set<Platform>? {
    let systems = Set(
      list.children(filters).compactMap { list.text($0).flatMap { Self.platform(ofFilter: $0) } })
    return systems.isEmpty ? nil : systems
  }

  private static func platform(ofFilter word: String) -> Platform? {
    switch word {
    case "ios": .iOS
    case "macos": .macOS
    case "tvos": .tvOS
    case "watchos": .watchOS
    case "xros": .visionOS
    case "maccatalyst": .macCatalyst
    default: nil
    }
  }

  private mutating func readExceptions(_ targets: [Int]) {
    let positions = Dictionary(zip(targets, targets.indices)) { first, _ in first }
    for (group, folder) in folders {
      for exception in objects(group, "exceptions") {
        guard let target = object(exception, "target").flatMap({ positions[$0] }) else { continue }
        if let paths = list.member(exception, "membershipExceptions") {
          project.folders[folder].exceptions[target, default: []].formUnion(
            list.children(paths).compactMap { list.text($0) })
        }
        guard let filters = list.member(exception, "platformFiltersByRelativePath") else { continue }
        var byPath: [String: Set<Platform>] = [:]
        list.forEachMember(of: filters) { path, words in
          if let path = list.text(path) { byPath[path] = systems(in: words) }
        }
        project.folders[folder].systems[target, default: [:]].merge(byPath) { $1 }
      }
    }
  }
}
