import Synchronization

/// The module a file belongs to.
struct ModuleName: Hashable {
  /// `nil` for what lies outside of a package, such as an app's target.
  let name: String?
  /// The package's folder, so that modules of one name in two packages are two.
  private let package: String?
  /// A manifest says so, and not the path alone.
  let isDeclared: Bool

  init(name: String?, package: String?) {
    self.name = name
    self.package = package
    isDeclared = name != nil
  }

  /// What the path alone tells: Swift packages keep each module in a folder of its name below `Sources` or `Tests`.
  init(path: String) {
    isDeclared = false
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

  static func == (left: ModuleName, right: ModuleName) -> Bool {
    left.name == right.name && left.package == right.package
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(package)
  }
}

/// Tells which modules the files of a tree belong to, by the manifests above them. Each of these is read once, when a file
/// first asks.
final class ProjectModules: Sendable {
  private struct State {
    /// By folder: the package that it lies in; `nil` where it lies in none that can be read.
    var packages: [String: PackageManifest?] = [:]
    /// By folder, that of the files in it.
    var modules: [String: ModuleName] = [:]
  }

  private let state = Mutex(State())

  /// - Parameter path: absolute.
  func module(ofFile path: String) -> ModuleName {
    let folder = FilePath.directory(of: path)
    return state.withLock { state in
      if let known = state.modules[folder] { return known }
      let package = Self.package(around: folder, &state.packages)
      let module = package?.module(ofFile: path) ?? ModuleName(path: path)
      state.modules[folder] = module
      return module
    }
  }

  private static func package(around folder: String, _ known: inout [String: PackageManifest?])
    -> PackageManifest?
  {
    if let found = known[folder] { return found }
    let parent = FilePath.directory(of: folder)
    let own = PackageManifest.exists(in: folder) ? PackageManifest.read(in: folder) : nil
    if let own, own.mistake == nil {
      known[folder] = own
      return own
    }
    let found = parent == folder ? nil : package(around: parent, &known)
    known[folder] = .some(found)
    return found
  }
}
