import Synchronization

/// Tells the files that a sparse checkout leaves out of the work tree: git has them, so they are not gone.
///
/// Git is asked at most once for each repository, and only about one that has ever been made sparse.
final class SparseCheckouts: Sendable {
  private let leftOut = Mutex<[String: Set<ExactPath>]>([:])

  /// - Parameter path: absolute, of a file that is not there.
  func leavesOut(_ path: String) -> Bool {
    guard let root = FilePath.repository(holding: FilePath.directory(of: path)),
      let relative = FilePath.relative(path, to: root)
    else { return false }
    return leftOut.withLock { known in
      if known[root] == nil { known[root] = Self.paths(in: root) }
      return known[root]?.contains(ExactPath(relative)) ?? false
    }
  }

  private static func paths(in root: String) -> Set<ExactPath> {
    let directory = FilePath.join(root, ".git")
    // Elsewhere it may be sparse: a linked work tree, a submodule.
    let isElsewhere = FilePath.kind(of: directory) == .file
    guard isElsewhere || FilePath.exists(FilePath.join(directory, "info/sparse-checkout")) else { return [] }
    do throws(GitError) {
      let top = FilePath.realPath(root) ?? root
      return try GitRepository(top: top, inheritsEnvironment: false).pathsLeftOut()
    } catch {
      // Without git nobody can tell; then a file that is not there is gone.
      return []
    }
  }
}
