/// The oldest systems that the code of a project must run on, as its manifests and Xcode projects say.
public struct DeploymentTargets: Sendable, Equatable {
  public internal(set) var platforms = Platforms()
  /// Where they are written, relative to the project's folder.
  public internal(set) var sources: [String] = []

  /// - Parameters:
  ///   - targets: of the project.
  ///   - files: absolute.
  ///   - root: absolute.
  init(_ targets: ProjectTargets, files: some Sequence<String>, root: String) {
    var seen: Set<DeploymentTarget> = []
    for file in files { seen.formUnion(targets.targets(ofFile: file).deployment) }
    platforms = Platforms(oldestOf: seen)
    sources = Set(seen.map { FilePath.relative($0.file, to: root) ?? $0.file }).sorted(by: FilePath.isBefore)
  }
}
