/// The Swift files of a commit, to stand for those of the work tree.
///
/// Only what differs is read from git. Everything else, asset catalogs and configurations among it, is as the work tree has
/// it, so that two revisions are judged alike.
public struct RevisionFiles: Sendable {
  /// The files to look at.
  public private(set) var list = FileList()
  /// What stands for the files that differ.
  public private(set) var overlay = SourceOverlay.none

  /// - Parameters:
  ///   - revision: a commit, by any of its names.
  ///   - paths: files and folders that are looked at, relative to the working directory or absolute.
  ///   - option: what takes the revision, for messages: "--compare".
  /// - Throws: where a path is in no repository, or git cannot be asked, or has no such revision.
  public init(
    of revision: String, below paths: [String], store: ConfigurationStore, for option: String
  ) throws(GitError) {
    var finder = try RepositoryFinder(for: option, workingDirectory: store.workingDirectory)
    let folders = paths.map { FilePath.absolute($0, from: store.workingDirectory) }
    var seen: Set<String> = []
    var gone: [String] = []
    for (path, folder) in zip(paths, folders) {
      let isFolder = FilePath.kind(of: folder) == .directory
      guard
        let repository = try finder.repository(holding: isFolder ? folder : FilePath.directory(of: folder))
      else { throw GitError.noRepository(path, for: option) }
      if seen.insert(repository.root).inserted { gone += try read(repository, revision, option) }
    }
    let files = FileFinder(store: store)
    list = files.find(paths)
    list.files.removeAll { overlay.isAbsent($0.absolutePath) }
    let resolved = folders.map { FilePath.resolvingExistingPart($0) }
    list.files += gone.filter { path in resolved.contains { path == $0 || FilePath.isWithin(path, $0) } }
      .compactMap { files.file(named: $0) }
    FileFinder.sortAndMerge(&list.files)
  }

  /// - Returns: the files that the revision has and the work tree does not, absolute.
  private mutating func read(
    _ repository: GitRepository, _ revision: String, _ option: String
  ) throws(GitError) -> [String] {
    let tree = try repository.tree(of: revision, for: option)
    var ids: [(path: String, id: String)] = []
    var gone: [String] = []
    for change in try repository.differences(from: tree, isStaged: false, findsRenames: false)
    where FilePath.isSwift(change.path.utf8) {
      let path = FilePath.join(repository.root, change.path)
      if change.oldMode.isRegular, !RawDiff.isNone(change.oldID) {
        ids.append((path, change.oldID))
        if change.status == .deleted { gone.append(path) }
      } else {
        overlay[path] = .absent
      }
    }
    for path in try repository.untrackedPaths() where FilePath.isSwift(path.utf8) {
      overlay[FilePath.join(repository.root, path)] = .absent
    }
    let blobs = try repository.blobs(ids.map(\.id))
    for (path, id) in ids { if let bytes = blobs[id] { overlay[path] = .text(bytes) } }
    return gone
  }
}
