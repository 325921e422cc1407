/// What git's index holds for the next commit: the files to lint, and what stands for the work tree around them.
public struct StagedFiles: Sendable {
  /// The staged Swift files that are to be linted, and what is wrong with others.
  public private(set) var list = FileList()
  /// All Swift files as the index has them, as far as the work tree differs.
  public private(set) var overlay = SourceOverlay.none
  /// Whether nothing is staged at all, whatever it is written in.
  public private(set) var isEmpty = true
  /// By absolute path.
  private(set) var entries: [ExactPath: Entry] = [:]
  private(set) var repositories: [GitRepository] = []

  /// A staged file as the index has it.
  struct Entry: Sendable {
    /// The position of its repository.
    var repository: Int
    /// From the top of the work tree.
    var path: String
    var mode: RawDiff.Mode
    var blob: String
  }

  private static let option = "--staged"

  /// - Parameters:
  ///   - paths: files and folders, relative to the working directory or absolute; without any, all that is staged in the
  ///     repository that holds the working directory.
  ///   - store: says which files are to be linted.
  /// - Throws: where a path is in no repository, or git cannot be asked.
  public init(below paths: [String], store: ConfigurationStore) throws(GitError) {
    var finder = try RepositoryFinder(for: Self.option, workingDirectory: store.workingDirectory)
    var targets: [Target] = []
    if paths.isEmpty {
      guard let home = finder.home else {
        throw GitError.noRepository(store.workingDirectory, for: Self.option)
      }
      targets = [Target(repository: home, places: [Place(named: "", path: "")])]
    }
    for path in paths { try Self.add(path, to: &targets, &finder) }
    let files = FileFinder(store: store)
    for target in targets { try read(target, files, workingDirectory: store.workingDirectory) }
    FileFinder.sortAndMerge(&list.files)
  }

  // MARK: Paths

  /// What of a repository was asked for.
  private struct Target {
    var repository: GitRepository
    var places: [Place]
  }

  private struct Place {
    /// As it was named.
    var named: String
    /// From the top of the work tree; empty for all of it.
    var path: String

    func covers(_ other: String) -> Bool {
      path.isEmpty || other == path || FilePath.isWithin(other, path)
    }
  }

  private static func add(
    _ path: String, to targets: inout [Target], _ finder: inout RepositoryFinder
  ) throws(GitError) {
    let absolute = FilePath.absolute(path, from: finder.workingDirectory)
    let place: (repository: GitRepository, path: String)
    if FilePath.kind(of: absolute) == .directory {
      guard let repository = try finder.repository(holding: absolute),
        let inside = FilePath.relative(FilePath.resolvingExistingPart(absolute), to: repository.root)
      else { throw GitError.noRepository(path, for: option) }
      place = (repository, inside)
    } else {
      place = try finder.place(ofFile: absolute)
    }
    let named = Place(named: path, path: place.path)
    if let index = targets.firstIndex(where: { $0.repository.root == place.repository.root }) {
      targets[index].places.append(named)
    } else {
      targets.append(Target(repository: place.repository, places: [named]))
    }
  }

  // MARK: The index

  private mutating func read(
    _ target: Target, _ files: FileFinder, workingDirectory: String
  ) throws(GitError) {
    let repository = target.repository
    repositories.append(repository)
    var base = try repository.line(of: ["rev-parse", "--verify", "--quiet", "HEAD^{commit}"]) ?? ""
    if base.isEmpty { base = try repository.emptyTree() }
    var errors: [SourceError] = []
    let staged = try repository.differences(from: base, isStaged: true) { path in
      if FilePath.isSwift(path) {
        errors.append(
          SourceError(
            path: String(decoding: path, as: UTF8.self),
            reason: "has a name that is not valid UTF-8; rename it"))
      }
    }
    list.errors += errors
    let chosen = staged.filter { entry in target.places.contains { $0.covers(entry.path) } }
    if !chosen.isEmpty { isEmpty = false }
    try checkNames(target, staged)

    var blobs: [ExactPath: String] = [:]
    for entry in chosen where FilePath.isSwift(entry.path.utf8) && entry.status != .deleted {
      let path = FilePath.join(repository.root, entry.path)
      if entry.status == .unmerged {
        let shown = FilePath.display(path, from: workingDirectory)
        let error = SourceError(path: shown, reason: "has merge conflicts; resolve them and stage it")
        if !list.errors.contains(error) { list.errors.append(error) }
      } else if entry.newMode.isRegular, let file = files.file(named: path) {
        list.files.append(file)
        entries[ExactPath(path)] = Entry(
          repository: repositories.count - 1, path: entry.path, mode: entry.newMode, blob: entry.newID)
        blobs[ExactPath(path)] = entry.newID
      }
    }
    try readSurroundings(of: repository, blobs)
  }

  /// A path that leads to nothing is a mistake, but not where git knows of it.
  private mutating func checkNames(_ target: Target, _ staged: [RawDiff]) throws(GitError) {
    let missing = target.places.filter {
      !$0.named.isEmpty && FilePath.kind(of: FilePath.join(target.repository.root, $0.path)) == .missing
    }
    if missing.isEmpty { return }
    let known = try target.repository.trackedPaths().map(\.text) + staged.map(\.path)
    for place in missing where !known.contains(where: place.covers) {
      list.errors.append(SourceError(path: place.named, reason: "No such file or directory"))
    }
  }

  /// The project is the one that git's index has: other changed files are as they are there, and new ones are not.
  /// - Parameter staged: the names of the staged files' blobs, by absolute path.
  private mutating func readSurroundings(
    of repository: GitRepository, _ staged: [ExactPath: String]
  ) throws(GitError) {
    let output = try repository.run([
      "diff-files", "--raw", "-z", "--no-abbrev", "--no-ext-diff", "--no-textconv", "--ignore-submodules=all",
    ])
    let changes = try RawDiff.parse(output)
    let unmerged = Set(changes.filter { $0.status == .unmerged }.map(\.path))
    var ids = staged
    for change in changes where FilePath.isSwift(change.path.utf8) && !unmerged.contains(change.path) {
      let path = FilePath.join(repository.root, change.path)
      if change.status == .added {
        // Only the intent to add it is staged.
        overlay[path] = .absent
      } else if change.oldMode.isRegular {
        ids[ExactPath(path)] = change.oldID
      }
    }
    for path in try repository.untrackedPaths() where FilePath.isSwift(path.utf8) {
      overlay[FilePath.join(repository.root, path)] = .absent
    }
    let blobs = try repository.blobs(ids.values)
    for (path, id) in ids { overlay[path.text] = blobs[id].map { .text($0) } ?? .absent }
  }
}
