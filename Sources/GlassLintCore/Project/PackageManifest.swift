/// What a `Package.swift` says about the systems its targets are built for, what these are called, and where they are.
struct PackageManifest: Sendable {
  static let fileName: StaticString = "Package.swift"

  /// Absolute.
  let path: String
  private(set) var deployment: [DeploymentTarget] = []
  /// The packages beside it that it is built from, absolute.
  private(set) var localPackages: [String] = []
  /// What keeps it from being read.
  private(set) var mistake: String?
  private var targets: [Target] = []
  /// Whether the names of all targets are written down, and not worked out.
  private var namesAreWritten = true
  /// Whether their folders are.
  private var foldersAreWritten = true
  /// Whether the list of them is, be it of none.
  private var targetsAreWritten = true

  private struct Target {
    let name: String
    /// Below the package's; `nil` where the name tells.
    let folder: String?
    /// It is one of tests or a plugin, which are looked for elsewhere.
    let isAside: Bool
  }

  /// The folders in which Swift Package Manager looks for a target that names none.
  private static let sourceFolders = ["Sources", "Source", "src", "srcs"]
  private static let otherFolders = ["Tests", "Plugins"]

  var folder: String { FilePath.directory(of: path) }

  /// Whether it says of each of its targets which folder it has.
  var saysTargets: Bool { targetsAreWritten && namesAreWritten && foldersAreWritten }

  /// - Parameter folder: absolute; holds the manifest.
  static func read(in folder: String) -> PackageManifest {
    var manifest = PackageManifest(path: FilePath.join(folder, "\(fileName)"))
    let source = SourceBuffer(capacity: 1 << 13)
    do throws(SourceError) { try source.read(path: manifest.path) } catch {
      manifest.mistake = error.reason
      return manifest
    }
    manifest.read(source)
    return manifest
  }

  init(path: String) { self.path = path }

  /// Whether a folder holds a manifest, and no file about something else that is called a package. What a manifest is
  /// written in is imported; what imports other things only is none.
  static func exists(in folder: String) -> Bool {
    let path = FilePath.join(folder, "\(fileName)")
    guard FilePath.kind(of: path) == .file else { return false }
    let source = SourceBuffer(capacity: 1 << 13)
    do throws(SourceError) { try source.read(path: path) } catch {
      // What cannot be read is told where the manifest is asked for something.
      return true
    }
    let text = Name(base: source.base, count: source.count, hash: 0)
    return text.containsIgnoringCase("packagedescription") || !text.containsIgnoringCase("import ")
  }

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
    let list = tree.argument(package, "targets")
    targetsAreWritten = list.map { Self.array(tree, Self.value(tree, $0)) != nil } ?? true
    readTargets(tree)
  }

  /// Whether a file lies in one of its targets.
  /// - Parameter file: absolute.
  func holds(_ file: String) -> Bool {
    guard let rest = FilePath.relative(file, to: folder) else { return false }
    if !foldersAreWritten { return true }
    let folders = Self.sourceFolders + Self.otherFolders + targets.compactMap(\.folder)
    return folders.contains { $0.isEmpty || FilePath.isWithin(rest, $0) }
  }

  /// - Parameter path: absolute.
  /// - Returns: `nil` where no target is known to have the file.
  func module(ofFile path: String) -> ModuleName? {
    guard let rest = FilePath.relative(path, to: folder), let name = target(ofFile: rest) else { return nil }
    return ModuleName(name: Self.module(name), package: folder)
  }

  private func target(ofFile path: String) -> String? {
    let placed = targets.filter { target in
      target.folder.map { $0.isEmpty || FilePath.isWithin(path, $0) } ?? false
    }
    if let nearest = placed.max(by: { ($0.folder ?? "").utf8.count < ($1.folder ?? "").utf8.count }) {
      return nearest.name
    }
    let parts = path.split(separator: "/").map(String.init)
    guard parts.count > 1 else { return nil }
    let isSource = Self.sourceFolders.contains(parts[0])
    guard isSource || Self.otherFolders.contains(parts[0]) else { return nil }
    // A target may be named again where others depend on it.
    let all = Dictionary(grouping: targets, by: \.name)
    if let named = all[parts[1]], named.allSatisfy({ $0.folder == nil }) { return parts[1] }
    // The files of a package's only target may lie in `Sources` itself.
    let own = all.filter { !$0.value.contains(where: \.isAside) }.keys
    let isWritten = namesAreWritten && foldersAreWritten && targets.allSatisfy { $0.folder == nil }
    return isSource && isWritten && own.count == 1 ? own.first : nil
  }

  /// How code calls the module of a target: `design-system` is `design_system`.
  private static func module(_ target: String) -> String {
    String(target.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }

  // MARK: Reading

  /// `platforms: [.iOS(.v17), .macOS("14.4")]`, there or in a constant; where they are put together otherwise, all that the
  /// manifest writes down.
  private mutating func readPlatforms(_ tree: SyntaxTree, _ package: NodeID, _ lines: LineMap) {
    let list = tree.argument(package, "platforms").flatMap { Self.array(tree, Self.value(tree, $0)) }
    let elements =
      list.map { Array(tree.children($0)) }
      ?? (0..<tree.nodeCount).filter { Self.isSupportedPlatform(tree, $0) }
    for element in elements {
      guard let (platform, version) = Self.target(tree, element) else { continue }
      deployment.append(
        DeploymentTarget(
          platform: platform, version: version, file: path,
          line: lines.line(at: tree.range(of: element).start),
          target: nil))
    }
  }

  private static func value(_ tree: SyntaxTree, _ argument: NodeID) -> NodeID? {
    tree.kind(argument) == .argument ? tree.value(argument) : argument
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

  /// Whether a call can be nothing else: `SupportedPlatform.iOS("17.4")`, `.iOS(.v17)`.
  private static func isSupportedPlatform(_ tree: SyntaxTree, _ call: NodeID) -> Bool {
    guard tree.kind(call) == .call, let callee = tree.callee(call), tree.kind(callee) == .member,
      let (_, version) = target(tree, call), version != nil
    else { return false }
    if let base = tree.callee(callee) { return tree.isNamed(base, "SupportedPlatform") }
    return tree.unlabelledArgument(call).map { tree.kind($0) == .member && tree.callee($0) == nil } ?? false
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

  /// `.target(name: "App", path: "App")`, also where it stands for a dependency, and `.package(path: "../Design")`.
  private mutating func readTargets(_ tree: SyntaxTree) {
    for id in 0..<tree.nodeCount where tree.kind(id) == .call {
      switch tree.name(id) {
      case "package"?:
        if let path = tree.argument(id, "path").flatMap({ tree.literalText($0) }) {
          localPackages.append(FilePath.absolute(path, from: folder))
        }
      case "target"?, "executableTarget"?, "testTarget"?, "macro"?, "plugin"?: readTarget(tree, id)
      default: continue
      }
    }
  }

  private mutating func readTarget(_ tree: SyntaxTree, _ call: NodeID) {
    var place: String?
    if let path = tree.argument(call, "path") {
      guard let text = tree.literalText(path) else {
        foldersAreWritten = false
        return
      }
      place = FilePath.relative(FilePath.absolute(text, from: folder), to: folder)
      if place == nil { return }
    }
    guard let argument = tree.argument(call, "name") else { return }
    guard let name = tree.literalText(argument) else {
      namesAreWritten = false
      return
    }
    let isAside = tree.isNamed(call, "testTarget") || tree.isNamed(call, "plugin")
    targets.append(Target(name: name, folder: place, isAside: isAside))
  }
}
