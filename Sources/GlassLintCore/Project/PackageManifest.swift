/// What a `Package.swift` says about the systems its targets are built for, and where these are.
struct PackageManifest: Sendable {
  /// Absolute.
  let path: String
  private(set) var deployment: [DeploymentTarget] = []
  /// The packages beside it that it is built from, absolute.
  private(set) var localPackages: [String] = []
  /// What keeps it from being read.
  private(set) var mistake: String?
  /// The folders of its targets below its own; `nil` where they are worked out.
  private var targetFolders: [String]? = defaultFolders

  /// Swift Package Manager looks for targets here where the manifest names no path.
  private static let defaultFolders = ["Sources", "Source", "src", "srcs", "Tests", "Plugins"]

  var folder: String { FilePath.directory(of: path) }

  /// - Parameter folder: absolute; holds the manifest.
  static func read(in folder: String) -> PackageManifest {
    var manifest = PackageManifest(path: FilePath.join(folder, "Package.swift"))
    let source = SourceBuffer(capacity: 1 << 13)
    do throws(SourceError) { try source.read(path: manifest.path) } catch {
      manifest.mistake = error.reason
      return manifest
    }
    manifest.read(source)
    return manifest
  }

  init(path: String) { self.path = path }

  mutating func read(_ source: SourceBuffer) {
    guard UTF8Validation.firstInvalidOffset(source.base, count: source.count) == nil else {
      mistake = "is not valid UTF-8"
      return
    }
    var parser = Parser()
    let tree = parser.parse(source)
    guard
      let package = (0..<tree.nodeCount).first(where: {
        tree.kind($0) == .call && tree.isNamed($0, "Package")
      })
    else {
      mistake = "declares no package"
      return
    }
    readPlatforms(tree, package, LineMap(source.bytes))
    readPaths(tree)
  }

  /// Whether a file lies in one of its targets.
  /// - Parameter file: absolute.
  func holds(_ file: String) -> Bool {
    guard let rest = FilePath.relative(file, to: folder) else { return false }
    guard let targetFolders else { return true }
    return targetFolders.contains { $0.isEmpty || $0 == "." || FilePath.isWithin(rest, $0) }
  }

  // MARK: Reading

  /// `platforms: [.iOS(.v17), .macOS("14.4")]`, there or in a constant.
  private mutating func readPlatforms(_ tree: SyntaxTree, _ package: NodeID, _ lines: LineMap) {
    guard let argument = tree.argument(package, "platforms"),
      let list = Self.array(tree, tree.kind(argument) == .argument ? tree.value(argument) : argument)
    else { return }
    for element in tree.children(list) {
      guard let (platform, version) = Self.target(tree, element) else { continue }
      deployment.append(
        DeploymentTarget(
          platform: platform, version: version, file: path,
          line: lines.line(at: tree.range(of: element).start),
          target: nil))
    }
  }

  private static func array(_ tree: SyntaxTree, _ value: NodeID?) -> NodeID? {
    guard let value else { return nil }
    if tree.kind(value) == .array { return value }
    guard tree.kind(value) == .identifier, let name = tree.name(value) else { return nil }
    let binding = (0..<tree.nodeCount).first { id in
      tree.kind(id) == .binding && tree.name(id).map { $0 == name } ?? false
    }
    return binding.flatMap { tree.value($0) }.flatMap { tree.kind($0) == .array ? $0 : nil }
  }

  /// `.iOS(.v17)`, `.iOS("17.4")`, `SupportedPlatform.iOS(.v17)`.
  private static func target(_ tree: SyntaxTree, _ call: NodeID) -> (Platform, PlatformVersion?)? {
    guard tree.kind(call) == .call, let name = tree.name(call), let value = tree.unlabelledArgument(call)
    else {
      return nil
    }
    let text = tree.text(value).filter { $0 != "\"" }
    if name == "custom" {
      let platform = Platform.allCases.first { $0.rawValue.lowercased() == text.lowercased() }
      let version = tree.argument(call, "versionString").map { tree.text($0).filter { $0 != "\"" } }
      return platform.map { ($0, version.flatMap { PlatformVersion($0) }) }
    }
    guard let platform = Platform(rawValue: name.string) else { return nil }
    switch tree.kind(value) {
    case .stringLiteral: return (platform, PlatformVersion(text))
    case .member:
      let digits = (tree.name(value)?.string ?? "").dropFirst().map { $0 == "_" ? "." : $0 }
      return (platform, PlatformVersion(String(digits)))
    default: return (platform, nil)
    }
  }

  /// `.target(name: "App", path: "App")` and `.package(path: "../Design")`.
  private mutating func readPaths(_ tree: SyntaxTree) {
    for id in 0..<tree.nodeCount where tree.kind(id) == .call {
      guard let name = tree.name(id), let path = tree.argument(id, "path") else { continue }
      let literal = tree.kind(path) == .stringLiteral ? tree.text(path).filter { $0 != "\"" } : nil
      switch name {
      case "package":
        if let literal { localPackages.append(FilePath.absolute(literal, from: folder)) }
      case "target", "executableTarget", "testTarget", "macro", "plugin", "systemLibrary", "executable":
        guard let literal, !literal.contains("\\(") else {
          targetFolders = nil
          continue
        }
        let relative = FilePath.relative(FilePath.absolute(literal, from: folder), to: folder)
        if let relative { targetFolders?.append(relative) }
      default: continue
      }
    }
  }
}
