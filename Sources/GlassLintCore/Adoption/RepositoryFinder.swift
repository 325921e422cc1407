/// Tells which repository a file belongs to; asks git once for each.
struct RepositoryFinder {
  /// Absolute, links followed.
  let workingDirectory: String
  /// The repository that holds the working directory, if there is one.
  let home: GitRepository?
  private let purpose: String
  private var roots = RepositoryRoots()
  private var byTop: [String: GitRepository] = [:]

  /// - Parameters:
  ///   - purpose: what needs a repository, for messages: "--diff".
  ///   - workingDirectory: absolute.
  init(for purpose: String, workingDirectory: String) throws(GitError) {
    self.purpose = purpose
    self.workingDirectory = FilePath.realPath(workingDirectory) ?? workingDirectory
    let isNamed = Environment.variable("GIT_DIR") != nil
    if isNamed || FilePath.repository(holding: self.workingDirectory) != nil {
      home = try GitRepository(
        holding: self.workingDirectory, for: purpose, workingDirectory: self.workingDirectory)
    } else {
      home = nil
    }
  }

  /// The repository that holds a folder, which need not exist.
  /// - Parameter folder: absolute.
  /// - Returns: `nil` where there is none.
  mutating func repository(holding folder: String) throws(GitError) -> GitRepository? {
    let resolved = FilePath.resolvingExistingPart(folder)
    let isHome = home.map { FilePath.isWithin(resolved, $0.root) } ?? false
    guard let top = roots.root(holding: resolved) else { return isHome ? home : nil }
    // Where the environment names the work tree, it may lie within another one.
    if let home, isHome, top == home.root || FilePath.isWithin(home.root, top) { return home }
    if let known = byTop[top] { return known }
    let repository = try GitRepository(top: top, inheritsEnvironment: false)
    byTop[top] = repository
    return repository
  }

  /// The repository that holds a file, and the file's path from the top of its work tree.
  /// - Parameter path: absolute.
  mutating func place(ofFile path: String) throws(GitError) -> (repository: GitRepository, path: String) {
    let folder = FilePath.directory(of: path)
    guard let repository = try repository(holding: folder) else {
      throw GitError.noRepository(FilePath.display(path, from: workingDirectory), for: purpose)
    }
    // The file itself may be a link, which git knows as such.
    let resolved = FilePath.join(FilePath.resolvingExistingPart(folder), FilePath.name(of: path))
    guard let inside = FilePath.relative(resolved, to: repository.root) else {
      throw GitError.noRepository(FilePath.display(path, from: workingDirectory), for: purpose)
    }
    return (repository, inside)
  }
}
