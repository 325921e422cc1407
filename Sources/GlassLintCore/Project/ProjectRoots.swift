/// Tells which project a folder belongs to where no configuration file says so: always the same one, wherever it is asked
/// from.
///
/// That is its repository, of which submodules are a part; without one, the outermost folder above it that holds a
/// package, an Xcode project or a workspace, and what these take files from. In a repository of several apps, an app
/// whose Xcode project takes nothing from outside of its own folder is a project by itself.
final class ProjectRoots {
  /// Nothing outside of this folder is looked at; `nil`: there is no such limit.
  private let boundary: String?
  private let usesCache: Bool
  private var roots: [String: String?] = [:]
  private var folders: [String: ProjectLandmarks.Folder] = [:]
  /// The Xcode projects that it had to read, by their bundles.
  private(set) var projects: [String: XcodeProject] = [:]
  /// By repository.
  private var searches: [String: AppSearch] = [:]

  /// - Parameter usesCache: whether what Xcode projects say is kept for the next run.
  init(boundary: String? = nil, usesCache: Bool = false) {
    self.boundary = boundary
    self.usesCache = usesCache
  }

  /// The root of the project that a folder belongs to; `nil` where nothing tells.
  /// - Parameter folder: absolute.
  func root(of folder: String) -> String? {
    if let known = roots[folder] { return known }
    var repository: String?
    var outermost: String?
    var current = folder
    while !Self.isOutside(current) {
      let own = read(current)
      if own.beginsProject { outermost = current }
      if own.isRepository || isWorkTree(current) {
        repository = current
        break
      }
      // A submodule that nothing is around.
      if own.isSubmodule { repository = current }
      if current == boundary { break }
      current = FilePath.directory(of: current)
    }
    let root = root(outermost, in: repository).map { root in
      boundary.flatMap { FilePath.isWithin(root, $0) ? nil : $0 } ?? root
    }
    roots[folder] = .some(root)
    return root
  }

  private func root(_ outermost: String?, in repository: String?) -> String? {
    guard let outermost, outermost != repository else { return repository }
    let found = read(outermost)
    let outer = found.projects.flatMap { name in
      project(FilePath.join(outermost, name)).outerPaths
        .filter { path in FilePath.exists(path) && repository.map { FilePath.isWithin(path, $0) } ?? true }
    }
    if let repository {
      let isAlone = !found.projects.isEmpty && found.workspaces.isEmpty && outer.isEmpty
      return isAlone && !found.isPackage && holdsOtherApp(repository, than: outermost)
        ? outermost : repository
    }
    let packages = found.isPackage ? PackageManifest.read(in: outermost).localPackages : []
    return (outer + packages).filter { FilePath.exists($0) }.reduce(outermost) { root, path in
      let shared = Self.shared(root, path)
      return Self.isOutside(shared) ? root : shared
    }
  }

  private func project(_ bundle: String) -> XcodeProject {
    if let known = projects[bundle] { return known }
    let read = XcodeProject.read(bundle, cache: usesCache ? XcodeProjectCache(bundle: bundle) : nil)
    projects[bundle] = read
    return read
  }

  // MARK: Several apps

  /// Folders below each other, and of one repository, that are looked into for Xcode projects.
  private static let (depthLimit, folderLimit) = (3, 1_000)
  private static let otherFolders: Set<String> = ["Pods", "Carthage", "DerivedData", "node_modules", "build"]

  /// Whether a repository holds an Xcode project outside of a folder.
  private func holdsOtherApp(_ repository: String, than folder: String) -> Bool {
    let search = searches[repository] ?? AppSearch(repository, usesCache: usesCache)
    searches[repository] = search
    return search.holdsApp(outside: folder)
  }

  /// Looks for the folders of a repository that hold an Xcode project, level by level and only as far as somebody asks.
  private final class AppSearch {
    private var found: [String] = []
    /// Still to be looked into, each with how deep it is.
    private var waiting: [(folder: String, depth: Int)]
    private var count = 0
    /// By folder, the folders in it that hold a project.
    private var appsIn: [String: [String]] = [:]
    private let repository: String
    private var reader = DirectoryReader()
    private let listings: FolderListings?

    init(_ repository: String, usesCache: Bool) {
      self.repository = repository
      waiting = [(repository, 0)]
      listings = usesCache ? FolderListings(root: repository, type: "apps") : nil
    }

    func holdsApp(outside folder: String) -> Bool {
      if hasNeighbor(folder) || found.contains(where: { !FilePath.isWithin($0, folder) }) { return true }
      while count < min(waiting.count, ProjectRoots.folderLimit) {
        let (next, depth) = waiting[count]
        count += 1
        let content = look(into: next)
        if content.isApp { found.append(next) }
        if depth < ProjectRoots.depthLimit { waiting += content.folders.map { ($0, depth + 1) } }
        if count == min(waiting.count, ProjectRoots.folderLimit) { listings?.store() }
        if content.isApp, !FilePath.isWithin(next, folder) { return true }
      }
      return false
    }

    /// Whether an app is beside a folder or beside one of those around it: apps stand next to each other, however deep.
    private func hasNeighbor(_ folder: String) -> Bool {
      var around = FilePath.directory(of: folder)
      while around != repository, FilePath.isWithin(around, repository) {
        if apps(in: around).contains(where: { !FilePath.isWithin($0, folder) }) { return true }
        around = FilePath.directory(of: around)
      }
      return false
    }

    private func apps(in folder: String) -> [String] {
      if let known = appsIn[folder] { return known }
      let apps = look(into: folder).folders.prefix(ProjectRoots.folderLimit).filter { look(into: $0).isApp }
      appsIn[folder] = apps
      return apps
    }

    /// What a folder holds: a project, and folders that may hold others.
    private func look(into folder: String) -> (isApp: Bool, folders: [String]) {
      defer { reader.truncate(to: 0) }
      let path = Array(folder.utf8)
      func isWanted(_ name: UnsafeBufferPointer<UInt8>, _ kind: DirectoryEntry.Kind) -> Bool {
        name.hasSuffix(".xcodeproj") || kind == .directory && name.first != UInt8(ascii: ".")
      }
      let entries =
        listings.map { $0.read(path, with: &reader, where: isWanted) }
        ?? reader.read(path + [0], where: isWanted)
      var isApp = false
      var folders: [String] = []
      for entry in entries ?? [] {
        guard let name = String(validating: reader.name(entry), as: UTF8.self) else { continue }
        if name.hasSuffix(".xcodeproj") {
          isApp = true
        } else if !ProjectRoots.otherFolders.contains(name), !name.hasSuffix(".xcassets") {
          folders.append(FilePath.join(folder, name))
        }
      }
      return (isApp, folders)
    }
  }

  private func read(_ folder: String) -> ProjectLandmarks.Folder {
    if let known = folders[folder] { return known }
    let found = ProjectLandmarks.read(folder)
    folders[folder] = found
    return found
  }

  /// Whether a folder is a linked work tree, whose `.git` is a file as that of a submodule is.
  private func isWorkTree(_ folder: String) -> Bool {
    let path = FilePath.join(folder, ".git")
    guard read(folder).isSubmodule else { return false }
    let buffer = SourceBuffer(capacity: 1 << 10)
    do { try buffer.read(path: path) } catch { return false }
    return String(decoding: buffer.bytes, as: UTF8.self).contains("/worktrees/")
  }

  /// Where anybody puts anything for a while.
  private static let temporaryFolders = ["/tmp", "/private/tmp", "/var/tmp", "/private/var/tmp"]

  /// Nobody's project: the folder of all of them.
  private static func isOutside(_ folder: String) -> Bool {
    folder == "/" || folder == Environment.variable("HOME") || temporaryFolders.contains(folder)
  }

  /// The folder around two paths.
  private static func shared(_ folder: String, _ path: String) -> String {
    var shared = folder
    while !FilePath.isWithin(path, shared) { shared = FilePath.directory(of: shared) }
    return shared
  }
}
