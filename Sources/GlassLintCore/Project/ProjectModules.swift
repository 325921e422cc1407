import Synchronization

/// The module a file belongs to.
struct ModuleName: Hashable {
  /// `nil` for what lies outside of a package, such as an app's target.
  let name: String?
  /// The package's folder, so that modules of one name in two packages are two.
  private let package: String?

  init(name: String?, package: String?) {
    self.name = name
    self.package = package
  }

  /// What the path alone tells: Swift packages keep each module in a folder of its name below `Sources` or `Tests`.
  init(path: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let index = parts.lastIndex(where: { $0 == "Sources" || $0 == "Tests" }), index + 2 < parts.count
    else {
      name = nil
      package = nil
      return
    }
    name = String(parts[index + 1])
    package = parts[..<index].joined(separator: "/")
  }
}

/// Tells which modules the files of a tree belong to, by the manifests above them. Each of these is read once, when a file
/// first asks.
final class ProjectModules: Sendable {
  /// By folder: the package that it lies in; `nil` where it lies in none.
  private let packages = Mutex<[String: PackageTargets?]>([:])

  /// - Parameter path: absolute.
  func module(ofFile path: String) -> ModuleName {
    let package = packages.withLock { Self.package(around: FilePath.directory(of: path), &$0) }
    return package?.module(ofFile: path) ?? ModuleName(path: path)
  }

  private static func package(around folder: String, _ known: inout [String: PackageTargets?])
    -> PackageTargets?
  {
    if let found = known[folder] { return found }
    let parent = FilePath.directory(of: folder)
    let found = PackageTargets.read(in: folder) ?? (parent == folder ? nil : package(around: parent, &known))
    known[folder] = .some(found)
    return found
  }
}

/// The targets that a `Package.swift` declares, and where their files are.
struct PackageTargets {
  /// The package's folder.
  let folder: String
  /// By their folders below the package's.
  private var placed: [(name: String, folder: String)] = []
  /// Those whose folder their name tells.
  private var named: Set<String> = []
  private var tests: Set<String> = []
  /// Whether the names of all are written down.
  private var isWhole = true

  /// The folders in which Swift Package Manager looks for a target that names none.
  private static let sourceFolders = ["Sources", "Source", "src", "srcs"]
  private static let otherFolders = ["Tests", "Plugins"]

  /// - Parameter folder: absolute.
  /// - Returns: `nil` where it holds no manifest that can be read.
  static func read(in folder: String) -> PackageTargets? {
    let path = FilePath.join(folder, "Package.swift")
    guard FilePath.kind(of: path) == .file else { return nil }
    let source = SourceBuffer(capacity: 1 << 13)
    do throws(SourceError) { try source.read(path: path) } catch { return nil }
    return PackageTargets(folder: folder, source)
  }

  init(folder: String, _ source: SourceBuffer) {
    self.folder = folder
    var parser = Parser()
    let tree = parser.parse(source)
    for id in 0..<tree.nodeCount where tree.kind(id) == .call {
      switch tree.name(id) {
      case "target"?, "executableTarget"?, "testTarget"?, "macro"?, "plugin"?: read(tree, id)
      default: continue
      }
    }
    named.subtract(placed.map(\.name))
  }

  /// `.target(name: "App", path: "App")`, also where it stands for a dependency, which is declared elsewhere.
  private mutating func read(_ tree: SyntaxTree, _ call: NodeID) {
    guard let argument = tree.argument(call, "name") else { return }
    guard let name = tree.literalText(argument) else {
      isWhole = false
      return
    }
    guard let path = tree.argument(call, "path") else {
      named.insert(name)
      if tree.isNamed(call, "testTarget") || tree.isNamed(call, "plugin") { tests.insert(name) }
      return
    }
    guard let text = tree.literalText(path),
      let place = FilePath.relative(FilePath.absolute(text, from: folder), to: folder)
    else {
      isWhole = false
      return
    }
    placed.append((name, place))
  }

  /// - Parameter path: absolute.
  /// - Returns: `nil` where no target is known to have the file.
  func module(ofFile path: String) -> ModuleName? {
    guard let rest = FilePath.relative(path, to: folder), let name = target(ofFile: rest) else { return nil }
    return ModuleName(name: Self.module(name), package: folder)
  }

  private func target(ofFile path: String) -> String? {
    let holding = placed.filter { $0.folder.isEmpty || FilePath.isWithin(path, $0.folder) }
    if let nearest = holding.max(by: { $0.folder.utf8.count < $1.folder.utf8.count }) { return nearest.name }
    let parts = path.split(separator: "/").map(String.init)
    guard parts.count > 1 else { return nil }
    let isSource = Self.sourceFolders.contains(parts[0])
    guard isSource || Self.otherFolders.contains(parts[0]) else { return nil }
    if named.contains(parts[1]) { return parts[1] }
    // The files of a package's only target may lie in `Sources` itself.
    let own = named.subtracting(tests)
    return isSource && isWhole && placed.isEmpty && own.count == 1 ? own.first : nil
  }

  /// How code calls the module of a target: `design-system` is `design_system`.
  private static func module(_ target: String) -> String {
    String(target.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }
}
