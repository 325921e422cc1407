/// A system that a file is built for, and where its project says so.
public struct DeploymentTarget: Sendable, Hashable {
  public var platform: Platform
  /// The oldest version that it has to run on; `nil` where that is not written down.
  public var version: PlatformVersion?
  /// Absolute: a package's manifest, an Xcode project's `project.pbxproj` or what it is made of, an
  /// `.xcconfig` file.
  public var file: String
  /// From 1.
  public var line: Int
  /// The name of the project's target that it is said for; `nil` for a package, and for a project as a whole.
  public var target: String?
}

extension Platforms {
  /// What several targets need, the code of all of them has to run on: of two versions the older one counts.
  init(oldestOf targets: some Sequence<DeploymentTarget>) {
    var versions: [Platform: PlatformVersion] = [:]
    var unversioned: Set<Platform> = []
    for target in targets {
      guard let version = target.version else {
        unversioned.insert(target.platform)
        continue
      }
      versions[target.platform] = min(version, versions[target.platform] ?? version)
    }
    self.init(versions.filter { !unversioned.contains($0.key) }, unversioned: unversioned)
  }

  /// Those of the systems that are among some.
  func intersection(_ systems: Set<Platform>) -> Platforms {
    var versions: [Platform: PlatformVersion] = [:]
    for (platform, version) in named where systems.contains(platform) { versions[platform] = version }
    return Platforms(versions, unversioned: Set(self.systems).intersection(systems))
  }
}

/// The one appearance that an app allows, in its `UIUserInterfaceStyle`.
enum InterfaceStyle: String, Sendable {
  case light = "Light"
  case dark = "Dark"
}
