/// The oldest systems a project must run on, as its package manifest or its Xcode project says.
public struct DeploymentTargets: Sendable, Equatable {
  public internal(set) var platforms = Platforms()
  /// Where they are written, relative to the project's folder.
  public internal(set) var sources: [String] = []

  /// - Parameter folder: absolute. Its own `Package.swift` and Xcode projects count, not those further down.
  static func read(in folder: String) -> DeploymentTargets {
    var versions: [Platform: PlatformVersion] = [:]
    var targets = DeploymentTargets()
    func add(_ found: [(Platform, PlatformVersion)], from name: String) {
      if found.isEmpty { return }
      targets.sources.append(name)
      // What several targets need, all of their code has to run on.
      for (platform, version) in found {
        versions[platform] = min(version, versions[platform] ?? version)
      }
    }
    if let bytes = contents(FilePath.join(folder, "Package.swift")) {
      add(manifest(bytes), from: "Package.swift")
    }
    for name in xcodeProjects(in: folder) {
      let file = "\(name)/project.pbxproj"
      if let bytes = contents(FilePath.join(folder, file)) { add(xcodeProject(bytes), from: file) }
    }
    targets.platforms = Platforms(versions)
    return targets
  }

  /// Nothing for a file that is not there or cannot be read: what it says is a suggestion only.
  private static func contents(_ path: String) -> [UInt8]? {
    guard FilePath.kind(of: path) == .file else { return nil }
    let buffer = SourceBuffer()
    do {
      try buffer.read(path: path)
    } catch {
      return nil
    }
    return Array(buffer.bytes)
  }

  private static func xcodeProjects(in folder: String) -> [String] {
    var reader = DirectoryReader()
    let entries = reader.read(Array(folder.utf8) + [0]) { name, _ in
      name.suffix(10).elementsEqual(".xcodeproj".utf8)
    }
    return (entries ?? []).compactMap { String(validating: reader.name($0), as: UTF8.self) }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  // MARK: Package.swift

  /// `platforms: [.iOS(.v17), .macOS("14.4")]` of `Package(…)`.
  static func manifest(_ bytes: [UInt8]) -> [(Platform, PlatformVersion)] {
    let source = SourceBuffer(bytes: bytes)
    guard UTF8Validation.firstInvalidOffset(source.base, count: source.count) == nil else { return [] }
    var parser = Parser()
    let tree = parser.parse(source)
    for id in 0..<tree.nodeCount where tree.kind(id) == .call && tree.isNamed(id, "Package") {
      guard let argument = tree.argument(id, "platforms"),
        let list = tree.kind(argument) == .argument ? tree.value(argument) : argument,
        tree.kind(list) == .array
      else { continue }
      return tree.children(list).compactMap { target(tree, $0) }
    }
    return []
  }

  /// `.iOS(.v17)`, `.iOS("17.4")`, `SupportedPlatform.iOS(.v17)`.
  private static func target(_ tree: SyntaxTree, _ call: NodeID) -> (Platform, PlatformVersion)? {
    guard tree.kind(call) == .call, let name = tree.name(call), let platform = Platform(rawValue: name.string),
      let value = tree.unlabelledArgument(call)
    else { return nil }
    var text = tree.text(value)
    switch tree.kind(value) {
    case .stringLiteral: text = text.filter { $0 != "\"" }
    case .member: text = String((tree.name(value)?.string ?? "").dropFirst().map { $0 == "_" ? "." : $0 })
    default: return nil
    }
    return PlatformVersion(text).map { (platform, $0) }
  }

  // MARK: project.pbxproj

  private static let settings: [(key: String, platform: Platform)] = [
    ("IPHONEOS_DEPLOYMENT_TARGET", .iOS), ("MACOSX_DEPLOYMENT_TARGET", .macOS),
    ("TVOS_DEPLOYMENT_TARGET", .tvOS), ("WATCHOS_DEPLOYMENT_TARGET", .watchOS),
    ("XROS_DEPLOYMENT_TARGET", .visionOS),
  ]

  /// `IPHONEOS_DEPLOYMENT_TARGET = 17.0;`, of which every configuration of every target has its own.
  static func xcodeProject(_ bytes: [UInt8]) -> [(Platform, PlatformVersion)] {
    var found: [(Platform, PlatformVersion)] = []
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let text = line.drop { $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: " ") }
      guard let setting = settings.first(where: { text.starts(with: $0.key.utf8) }) else { continue }
      let value = text.dropFirst(setting.key.utf8.count).filter { !" =;\"\r".utf8.contains($0) }
      // `$(INHERITED)` and the like say nothing here.
      if let version = PlatformVersion(String(decoding: value, as: UTF8.self)) {
        found.append((setting.platform, version))
      }
    }
    return found
  }
}
