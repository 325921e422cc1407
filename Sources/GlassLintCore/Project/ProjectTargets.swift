import Synchronization

/// What is known of the targets that a file is built in: for which systems, since which version, and who says so.
public struct FileTargets: Sendable, Equatable {
  /// Empty where nothing is known.
  public var platforms = Platforms()
  /// Everything that was read for the file, also what does not count since an older version does.
  public var deployment: [DeploymentTarget] = []
  /// The systems that a folder's name leaves of them, where it has a say.
  public var folderSystems: Set<Platform> = []
  /// The appearance that all of its targets are drawn in, where they allow no other.
  var interfaceStyle: InterfaceStyle?

  /// Adds what was read for a file with the same platforms.
  mutating func formUnion(_ other: FileTargets) {
    for target in other.deployment where !deployment.contains(target) { deployment.append(target) }
    folderSystems.formUnion(other.folderSystems)
  }

  /// Whether what was read for a system is what holds: of two versions the older one does.
  public func counts(_ target: DeploymentTarget) -> Bool {
    platforms.includes(target.platform) && platforms.version(for: target.platform) == target.version
  }
}

extension DeploymentTarget {
  /// The system and its version: `iOS 17.0`.
  public var text: String {
    version.map { "\(platform.rawValue) \($0)" } ?? "\(platform.rawValue) of no known version"
  }

  /// Where it is said: `App.xcodeproj/project.pbxproj:312 (target App)`.
  public func origin(from workingDirectory: String) -> String {
    let place = "\(FilePath.display(file, from: workingDirectory)):\(line)"
    return target.map { "\(place) (target \($0))" } ?? place
  }
}

/// Tells which targets the files of a tree are built in, by manifests, Xcode projects and the names of folders. Each of
/// them is read once, when a file first asks.
///
/// A file belongs to the targets of an Xcode project that list it or its folder, and to the package above it whose target
/// it lies in. Where neither is so, what the nearest project above says as a whole stands in, and then a folder's name.
public final class ProjectTargets: Sendable {
  /// A target that builds a file.
  struct TargetID: Hashable {
    /// The `.xcodeproj`, or the manifest that it is made of, absolute.
    var project: String
    var target: Int
  }

  /// What lies above the files of a folder.
  struct Surroundings {
    /// The folder of the nearest manifest.
    var package: String?
    /// The Xcode projects, or the manifests that they are made of, nearest first, absolute.
    var projects: [String] = []
    /// The nearest folder for which Tuist or XcodeGen makes a project.
    var generated: String?
    /// The outermost folder that is known to be part of the same thing, above which names of folders say nothing.
    var top: String?
  }

  /// A project that is read when it is first asked about.
  private final class LazyProject: Sendable {
    private let bundle: String
    private let usesCache: Bool
    private let content = Mutex<XcodeProject?>(nil)

    /// - Parameter known: what it says, where somebody has read it before.
    init(_ bundle: String, known: XcodeProject?, usesCache: Bool) {
      self.bundle = bundle
      self.usesCache = usesCache
      if let known { content.withLock { $0 = known } }
    }

    var project: XcodeProject {
      content.withLock { content in
        if let content { return content }
        let read = XcodeProject.read(bundle, cache: usesCache ? XcodeProjectCache(bundle: bundle) : nil)
        content = read
        return read
      }
    }
  }

  /// What files with the same targets have in common.
  private struct Key: Hashable {
    var members: [Member] = []
    var package: String?
    /// That of the package which has the file.
    var module: ModuleName?
    /// Of a file that no target has.
    var fallback: String?
    var folderSystems: Set<Platform> = []
  }

  struct Member: Hashable {
    var project: String
    var membership: XcodeProject.Membership
  }

  private struct State {
    var surroundings: [String: Surroundings] = [:]
    var folderSystems: [String: Set<Platform>] = [:]
    var projects: [String: LazyProject] = [:]
    var manifests: [String: PackageManifest] = [:]
    /// By file: who fixes asks about it several times.
    var keys: [String: Key] = [:]
    var answers: [Key: FileTargets] = [:]
    /// What the files of the index tell.
    var unbuildable = UnbuildableSystems()
    /// Raised with the importers: what was worked out from others is not kept.
    var generation = 0
  }

  let landmarks: ProjectLandmarks
  /// The projects below the walked folders, absolute, in byte order.
  private let walkedProjects: [String]
  /// Projects that were read before, by their bundles.
  private let readProjects: [String: XcodeProject]
  private let usesCache: Bool
  private let state = Mutex(State())

  /// - Parameters:
  ///   - landmarks: of the tree that the files are in; folders that it does not know are looked up on disk.
  ///   - projects: those that were read already, by their bundles.
  ///   - usesCache: whether what Xcode projects say is kept for the next run.
  init(
    _ landmarks: ProjectLandmarks = ProjectLandmarks(), reusing projects: [String: XcodeProject] = [:],
    usesCache: Bool = false
  ) {
    self.landmarks = landmarks
    self.usesCache = usesCache
    readProjects = projects
    walkedProjects = landmarks.projects.sorted(by: FilePath.isBefore)
  }

  /// Takes over what files import, as somebody who read them knows.
  /// - Parameter importers: those whose imports some systems lack.
  func know(_ importers: [UnbuildableSystems.Importer]) {
    state.withLock { state in
      if state.unbuildable.importers == importers { return }
      state.unbuildable = UnbuildableSystems(importers)
      state.answers = [:]
      state.generation += 1
    }
  }

  // MARK: Asking

  /// - Parameter file: absolute.
  public func platforms(ofFile file: String) -> Platforms { targets(ofFile: file).platforms }

  public func targets(ofFile file: String) -> FileTargets {
    let key = knownKey(ofFile: file)
    let (known, generation) = state.withLock { ($0.answers[key], $0.generation) }
    if let known { return known }
    let answer = answer(to: key)
    state.withLock { if $0.generation == generation { $0.answers[key] = answer } }
    return answer
  }

  /// The targets of Xcode projects that build a file.
  func targetIDs(ofFile file: String) -> [TargetID] {
    members(ofFile: file, surroundings(of: FilePath.directory(of: file))).map {
      TargetID(project: $0.project, target: $0.membership.target)
    }
  }

  func target(_ id: TargetID) -> XcodeProject.Target { project(id.project).targets[id.target] }

  /// Whether the app that a file is for is drawn as before iOS 26.
  func keepsOldDesign(_ file: String) -> Bool {
    let around = surroundings(of: FilePath.directory(of: file))
    let own = members(ofFile: file, around).map { project($0.project).targets[$0.membership.target] }
    // A framework is drawn as the apps are that have it.
    let apps = own.filter { $0.module == nil && !$0.isTest }
    if !apps.isEmpty { return apps.allSatisfy(\.keepsOldDesign) }
    return around.projects.contains { project($0).targets.contains(where: \.keepsOldDesign) }
  }

  /// Whether an Xcode project around a file, or any other of the tree, was brought up to a release of Xcode, whose SDK is that
  /// of the systems of its year; `nil` where there is neither project nor package to say.
  func isBroughtUp(toRelease release: Int, _ file: String) -> Bool? {
    let around = surroundings(of: FilePath.directory(of: file))
    let projects = around.projects + walkedProjects
    if projects.isEmpty, around.package == nil, around.generated == nil { return nil }
    return projects.contains { project($0).upgradeCheck.map { $0 >= 100 * release } ?? false }
  }

  /// The folder of the nearest Xcode project above a file, be it one that is yet to be made; `nil` where there is none.
  func projectFolder(above file: String) -> String? {
    let found = surroundings(of: FilePath.directory(of: file))
    let folders = [found.projects.first.map { FilePath.directory(of: $0) }, found.generated].compactMap { $0 }
    return folders.max { $0.utf8.count < $1.utf8.count }
  }

  /// The manifests and projects that were asked and could not be read, with what is wrong in them.
  public var mistakes: [SourceError] {
    let (projects, manifests) = state.withLock { (Array($0.projects.values), Array($0.manifests.values)) }
    let found =
      projects.map(\.project).map { ($0.path, $0.mistake) } + manifests.map { ($0.path, $0.mistake) }
    return found.compactMap { path, mistake in mistake.map { SourceError(path: path, reason: $0) } }
      .sorted { FilePath.isBefore($0.path, $1.path) }
  }

  /// The systems that the names of the folders around a file speak of, whatever its targets are for; empty where none
  /// does.
  func folderSystems(ofFile file: String) -> Set<Platform> {
    let folder = FilePath.directory(of: file)
    return folderSystems(of: folder, surroundings(of: folder), isCertain: false)
  }

  // MARK: Who has a file

  private func knownKey(ofFile file: String) -> Key {
    if let known = state.withLock({ $0.keys[file] }) { return known }
    let key = key(ofFile: file)
    state.withLock { $0.keys[file] = key }
    return key
  }

  private func key(ofFile file: String) -> Key {
    let folder = FilePath.directory(of: file)
    let surroundings = surroundings(of: folder)
    var key = Key()
    key.members = members(ofFile: file, surroundings)
    if let package = surroundings.package, isGoverning(package, file, key.members) {
      key.package = package
      key.module = manifest(package).module(ofFile: file)
    }
    if key.members.isEmpty, key.package == nil { key.fallback = surroundings.projects.first }
    // What a target lists it for, a file is built for, whatever its folder is called.
    if key.members.isEmpty {
      key.folderSystems = folderSystems(of: folder, surroundings, isCertain: isUnknown(key))
    }
    return key
  }

  private func isUnknown(_ key: Key) -> Bool { key.package == nil && key.fallback == nil }

  /// The targets that have a file: those of projects above it, else those of any other of the tree, as for code that two
  /// apps share.
  func members(ofFile file: String, _ surroundings: Surroundings) -> [Member] {
    func members(_ bundle: String) -> [Member] {
      project(bundle).memberships(ofFile: file).map { Member(project: bundle, membership: $0) }
    }
    let near = surroundings.projects.flatMap(members)
    if !near.isEmpty { return near }
    if let package = surroundings.package, manifest(package).holds(file) { return [] }
    return walkedProjects.filter { !surroundings.projects.contains($0) }.flatMap(members)
  }

  /// Whether a package's manifest speaks for a file, beside the targets of Xcode projects that have it: a library may
  /// have both, and a manifest that only fetches tools lies beside many an app.
  private func isGoverning(_ package: String, _ file: String, _ members: [Member]) -> Bool {
    let isBeyond = members.contains { member in
      let folder = FilePath.directory(of: member.project)
      return folder != package && FilePath.isWithin(folder, package) && FilePath.isWithin(file, folder)
    }
    return !isBeyond && manifest(package).holds(file)
  }

  // MARK: What they say

  private func answer(to key: Key) -> FileTargets {
    var found: [DeploymentTarget] = []
    var built: [DeploymentTarget] = []
    func add(_ deployment: [DeploymentTarget], _ home: CompiledUnit) {
      found += deployment
      let systems = buildable(of: Set(deployment.map(\.platform)), in: home)
      built += deployment.filter { systems.contains($0.platform) }
    }
    for member in key.members {
      let target = project(member.project).targets[member.membership.target]
      add(
        target.deployment.filter { member.membership.systems?.contains($0.platform) ?? true },
        .target(TargetID(project: member.project, target: member.membership.target)))
    }
    let home = key.module.map { CompiledUnit.module($0) }
    if let package = key.package {
      // A package's systems are those of all its targets: an app made beside it that has the file says it closer.
      let apps = key.members.filter { FilePath.directory(of: $0.project) == package }
        .map { project($0.project).targets[$0.membership.target] }
        .filter { $0.module == nil && !$0.isTest }
      let systems = Set(apps.flatMap(\.deployment).map(\.platform))
      let deployment = manifest(package).deployment.filter {
        systems.isEmpty || systems.contains($0.platform)
      }
      if let home {
        add(deployment, home)
      } else {
        found += deployment
        built += deployment
      }
    }
    if let fallback = key.fallback {
      let whole = Self.whole(project(fallback))
      found += whole
      built += whole
    }
    var platforms = Platforms(oldestOf: built)
    // A package that names no system is for all of them.
    if found.isEmpty, let package = key.package, manifest(package).mistake == nil {
      let all = Set(Platform.allCases)
      platforms = Platforms(unversioned: home.map { buildable(of: all, in: $0) } ?? all)
    }
    var answer = FileTargets(platforms: platforms, deployment: found)
    let styles = Set(key.members.map { project($0.project).targets[$0.membership.target].interfaceStyle })
    if styles.count == 1, key.package == nil { answer.interfaceStyle = styles.first.flatMap { $0 } }
    guard !key.folderSystems.isEmpty else { return answer }
    let narrowed =
      platforms.isEmpty
      ? Platforms(unversioned: key.folderSystems) : platforms.intersection(key.folderSystems)
    if !narrowed.isEmpty, narrowed != platforms {
      answer.platforms = narrowed
      answer.folderSystems = key.folderSystems
    }
    return answer
  }

  /// What is left of the systems that a home is said to be for by what its files import.
  private func buildable(of systems: Set<Platform>, in home: CompiledUnit) -> Set<Platform> {
    var (unbuildable, generation) = state.withLock { ($0.unbuildable, $0.generation) }
    let left = unbuildable.left(of: systems, in: home) { homes(ofFile: $0) }
    state.withLock { if $0.generation == generation { $0.unbuildable = unbuildable } }
    return left
  }

  /// What a file is built in, each with the systems that it is built there for; `nil` for all.
  func homes(ofFile path: String) -> [(CompiledUnit, Set<Platform>?)] {
    let around = surroundings(of: FilePath.directory(of: path))
    let members = members(ofFile: path, around)
    var homes = members.map { member in
      let id = TargetID(project: member.project, target: member.membership.target)
      return (CompiledUnit.target(id), member.membership.systems)
    }
    if let package = around.package, isGoverning(package, path, members),
      let module = manifest(package).module(ofFile: path)
    {
      homes.append((.module(module), nil))
    }
    return homes
  }

  /// What a project says as a whole; where its targets say so themselves, what they do, which holds instead of it.
  private static func whole(_ project: XcodeProject) -> [DeploymentTarget] {
    let ofTargets = project.targets.filter { !$0.isTest }.flatMap(\.deployment)
    if project.deployment.isEmpty { return ofTargets }
    return project.deployment.flatMap { own in
      let known = ofTargets.filter { $0.platform == own.platform }
      if known.isEmpty || known.contains(where: { $0.version == own.version }) { return [own] }
      // A target that is not to be seen may have that of the whole.
      return project.takesUnknown && own.version != nil ? [own] : known
    }
  }

  // MARK: Reading

  func project(_ bundle: String) -> XcodeProject {
    let lazy = state.withLock { state in
      let lazy =
        state.projects[bundle] ?? LazyProject(bundle, known: readProjects[bundle], usesCache: usesCache)
      state.projects[bundle] = lazy
      return lazy
    }
    return lazy.project
  }

  func manifest(_ folder: String) -> PackageManifest {
    if let known = state.withLock({ $0.manifests[folder] }) { return known }
    let read = PackageManifest.read(in: folder)
    state.withLock { $0.manifests[folder] = read }
    return read
  }

  private func folderSystems(
    of folder: String, _ surroundings: Surroundings, isCertain: Bool
  ) -> Set<Platform> {
    let key = isCertain ? folder : folder + "/"
    if let known = state.withLock({ $0.folderSystems[key] }) { return known }
    let named = surroundings.top.flatMap { FilePath.relative(folder, to: $0) } ?? folder
    let found = PlatformFolder.systems(of: named, isCertain: isCertain)
    state.withLock { $0.folderSystems[key] = found }
    return found
  }

  func surroundings(of folder: String) -> Surroundings {
    if let known = state.withLock({ $0.surroundings[folder] }) { return known }
    let own = landmarks[folder] ?? ProjectLandmarks.read(folder)
    let parent = FilePath.directory(of: folder)
    // What lies around a repository is no part of it.
    var found = own.isRepository || parent == folder ? Surroundings() : surroundings(of: parent)
    let projects = own.targetLists.map { FilePath.join(folder, $0) }.filter {
      own.specification == nil || !project($0).isFragment
    }
    found.projects.insert(contentsOf: projects, at: 0)
    if own.isPackage { found.package = folder }
    if own.isGenerated { found.generated = folder }
    if own.isRepository || own.isPackage || !projects.isEmpty || landmarks.roots.contains(folder) {
      found.top = found.top ?? folder
    }
    state.withLock { $0.surroundings[folder] = found }
    return found
  }
}
