import Synchronization

/// The module a file belongs to.
struct ModuleName: Hashable {
  /// `nil` for what lies outside of a package, such as an app's target.
  let name: String?
  /// The package's folder, so that modules of one name in two packages are two.
  fileprivate let package: String?

  static let none = ModuleName(name: nil, package: nil)

  init(name: String?, package: String?) {
    self.name = name
    self.package = package
  }

  /// What the path alone tells of a file of a package: those keep each module in a folder of its name below `Sources` or
  /// `Tests`.
  init(path: String) {
    // Asked for one folder after the other of a whole project, of which most are in none.
    let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    let place = parts.lastIndex { $0.elementsEqual("Sources".utf8) || $0.elementsEqual("Tests".utf8) }
    guard let place, place + 2 < parts.count else {
      self = .none
      return
    }
    name = String(Substring(parts[place + 1]))
    package = place == 0 ? "" : String(path[..<parts[place - 1].endIndex])
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
    var landmarks = ProjectLandmarks()
  }

  private let state = Mutex(State())

  /// Takes over where the manifests are, as somebody who walked the tree has seen.
  func know(_ landmarks: ProjectLandmarks) { state.withLock { $0.landmarks = landmarks } }

  /// - Parameter path: absolute.
  func module(ofFile path: String) -> ModuleName {
    let folder = FilePath.directory(of: path)
    return state.withLock { state in
      if let known = state.modules[folder] { return known }
      let package = Self.package(around: folder, &state)
      let module = package?.module(ofFile: path) ?? Self.module(guessedFor: path, package, state.landmarks)
      state.modules[folder] = module
      return module
    }
  }

  /// What a path tells where the manifest above it does not say which folders its targets have: many an app keeps its own in
  /// `Sources`, and has no package, or one that only fetches tools. Folders of a project that is yet to be made are what its
  /// manifest makes of them.
  private static func module(
    guessedFor path: String, _ package: PackageManifest?, _ landmarks: ProjectLandmarks
  ) -> ModuleName {
    let guess = ModuleName(path: path)
    guard let home = guess.package, package?.folder != home || package?.saysTargets == false else {
      return .none
    }
    let landmark = landmarks[home] ?? ProjectLandmarks.read(home)
    return landmark.isPackage && !landmark.isGenerated ? guess : .none
  }

  private static func package(around folder: String, _ state: inout State) -> PackageManifest? {
    if let found = state.packages[folder] { return found }
    let parent = FilePath.directory(of: folder)
    let isPackage = state.landmarks[folder]?.isPackage ?? PackageManifest.exists(in: folder)
    let own = isPackage ? PackageManifest.read(in: folder) : nil
    if let own, own.mistake == nil {
      state.packages[folder] = own
      return own
    }
    let found = parent == folder ? nil : package(around: parent, &state)
    state.packages[folder] = .some(found)
    return found
  }
}
