/// Walks folders for the Swift files in them, in byte order of their paths.
struct DirectoryWalker {
  private(set) var files: [LintFile] = []
  private(set) var errors: [SourceError] = []
  /// Asset catalogs, absolute, in the order they were met; nothing in them is looked at.
  private(set) var assetCatalogs: [String] = []

  /// What says of the folders where projects begin.
  private(set) var landmarks = ProjectLandmarks()

  /// More folders were met than the walk was allowed; the files are those of the first ones.
  private(set) var isCutShort = false

  private let store: ConfigurationStore
  private var foldersLeft: Int
  private let isForIndex: Bool
  private let takesExcluded: Bool
  private let listings: FolderListings?
  private var reader = DirectoryReader()
  /// The absolute path of what is looked at, without a zero byte.
  private var path: [UInt8] = []
  /// Of the folders from the repository's root down to the current one; the deepest has the last word.
  private var ignores: [GitIgnore] = []
  /// The configuration that was asked last whether it leaves anything out: a copy of one takes longer than its answer.
  private var lastAsked: (configuration: Int, leavesOut: Bool)?
  /// What comes before the part of a path that reports show.
  private let hiddenPrefix: [UInt8]

  /// - Parameters:
  ///   - folderLimit: how many folders are walked at the most.
  ///   - isForIndex: nobody is shown the files, so that their absolute paths do.
  ///   - takesExcluded: what `include` and `exclude` leave out is walked as well.
  ///   - listings: what is known of the folders from before.
  init(
    store: ConfigurationStore, folderLimit: Int = .max, isForIndex: Bool = false, takesExcluded: Bool = false,
    listings: FolderListings? = nil
  ) {
    self.listings = listings
    self.takesExcluded = takesExcluded
    self.store = store
    self.isForIndex = isForIndex
    foldersLeft = folderLimit
    let folder = store.workingDirectory
    hiddenPrefix = Array((folder == "/" ? "/" : folder + "/").utf8)
  }

  /// - Parameter folder: absolute. It is walked also where git ignores it.
  mutating func walk(_ folder: String) {
    path = Array(folder.utf8)
    landmarks.begin(at: folder)
    ignores = outerIgnores(of: folder)
    visit(configuration: store.configuration(governing: folder), isRoot: true)
  }

  // MARK: Folders

  private mutating func visit(configuration inherited: Int?, isRoot: Bool) {
    guard foldersLeft > 0 else {
      isCutShort = true
      return
    }
    foldersLeft -= 1
    let namesBefore = reader.names.count
    let ignoresBefore = ignores
    var found = FolderNames()
    guard var entries = read(where: { name, kind in found.notes(name, kind) }) else {
      errors.append(SourceError(path: shownPath, reason: FilePath.lastReason()))
      return
    }
    resolveUnknownKinds(&entries)
    for entry in entries where Self.isXcode(reader.name(entry)) { found.project.add(reader.name(entry)) }
    let folder = pathText
    found.project.settle(at: folder)
    landmarks.add(found.project, at: folder)
    entries.removeAll { Self.isXcode(reader.name($0)) }
    let configuration =
      isRoot || !(found.configuration || found.repository || found.project.beginsProject)
      ? inherited
      : store.configuration(
        governing: folder, inheriting: inherited, hasFile: found.configuration, beginsProject: true)
    if found.repository { enterRepository(folder) }
    if found.ignoreFile { addIgnoreFile(FilePath.join(folder, ".gitignore"), for: folder) }
    reader.sort(&entries)
    let length = path.count
    for entry in entries {
      if path.last != UInt8(ascii: "/") { path.append(UInt8(ascii: "/")) }
      path.append(contentsOf: reader.name(entry))
      visit(entry, configuration: configuration)
      path.removeLast(path.count - length)
    }
    reader.truncate(to: namesBefore)
    if ignores.count != ignoresBefore.count || found.repository { ignores = ignoresBefore }
  }

  private mutating func read(
    where wanted: (UnsafeBufferPointer<UInt8>, DirectoryEntry.Kind) -> Bool
  ) -> [DirectoryEntry]? {
    if let listings { return listings.read(path, with: &reader, where: wanted) }
    return reader.read(path + [0], where: wanted)
  }

  private mutating func visit(_ entry: DirectoryEntry, configuration: Int?) {
    switch entry.kind {
    case .directory:
      if isExcludedFolder(configuration) || isIgnored(isDirectory: true) { return }
      if path.suffix(9).elementsEqual(".xcassets".utf8) {
        assetCatalogs.append(pathText)
      } else {
        visit(configuration: configuration, isRoot: false)
      }
    case .file: addFile(configuration)
    case .link: visitLink(configuration)
    case .other, .unknown: break
    }
  }

  private mutating func addFile(_ configuration: Int?) {
    guard let configuration, admits(configuration), !isIgnored(isDirectory: false) else { return }
    guard let absolute = String(validating: path, as: UTF8.self) else {
      errors.append(SourceError(path: shownPath, reason: "has a name that is not valid UTF-8; rename it"))
      return
    }
    let shown = isForIndex ? absolute : shownPath
    files.append(LintFile(path: shown, absolutePath: absolute, configuration: configuration))
  }

  /// A link to a file of its own is linted; a link to a folder is not followed, and one to a folder around it is an
  /// error, since whoever does follow it never comes back.
  private mutating func visitLink(_ configuration: Int?) {
    let text = pathText
    let isSwift = FilePath.isSwift(path)
    switch FilePath.kind(of: text) {
    case .file where isSwift:
      if store.permits(text) {
        addFile(configuration)
      } else {
        errors.append(
          SourceError(path: shownPath, reason: "is a link that leads out of the folder to work in"))
      }
    case .directory:
      let holder = FilePath.resolvingExistingPart(FilePath.directory(of: text))
      guard let target = FilePath.realPath(text), FilePath.isWithin(holder, target) else { return }
      if isExcludedFolder(configuration) || isIgnored(isDirectory: true) || isIgnored(isDirectory: false) {
        return
      }
      errors.append(
        SourceError(path: shownPath, reason: "is a link to a folder around it (a directory loop); remove it"))
    case .missing where isSwift:
      if let configuration, admits(configuration), !isIgnored(isDirectory: false) {
        errors.append(SourceError(path: shownPath, reason: FilePath.reasonMissing(text)))
      }
    default: break
    }
  }

  private mutating func resolveUnknownKinds(_ entries: inout [DirectoryEntry]) {
    for index in entries.indices where entries[index].kind == .unknown {
      let name = String(decoding: reader.name(entries[index]), as: UTF8.self)
      entries[index].kind = FilePath.entryKind(FilePath.join(pathText, name))
    }
    entries.removeAll { $0.kind == .file && !FilePath.isSwift(reader.name($0)) }
  }

  /// Whether a name is that of an Xcode project or workspace, in which no Swift is.
  private static func isXcode(_ name: ArraySlice<UInt8>) -> Bool {
    name.withUnsafeBufferPointer { $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") }
  }

  // MARK: What is ruled out

  private mutating func admits(_ configuration: Int) -> Bool {
    if !leavesOut(configuration) { return true }
    return path.withUnsafeBytes { store.configurations[configuration].admits($0) }
  }

  /// Whether a configuration leaves out anything that is walked.
  private mutating func leavesOut(_ configuration: Int) -> Bool {
    if takesExcluded { return false }
    if let last = lastAsked, last.configuration == configuration { return last.leavesOut }
    let leavesOut = store.configurations[configuration].leavesOut
    lastAsked = (configuration, leavesOut)
    return leavesOut
  }

  private mutating func isExcludedFolder(_ configuration: Int?) -> Bool {
    guard let configuration, leavesOut(configuration) else { return false }
    return path.withUnsafeBytes { store.configurations[configuration].excludes($0, isDirectory: true) }
  }

  private func isIgnored(isDirectory: Bool) -> Bool {
    path.withUnsafeBytes { bytes in
      for ignore in ignores.reversed() {
        if let verdict = ignore.verdict(on: bytes, isDirectory: isDirectory) { return verdict == .ignored }
      }
      return false
    }
  }

  /// The ignore files above a folder, as far as they have a say in it: up to the root of its repository, or to the
  /// working directory where there is none.
  private mutating func outerIgnores(of folder: String) -> [GitIgnore] {
    let isBelow = FilePath.isWithin(folder, store.workingDirectory)
    let top = FilePath.repository(holding: folder) ?? (isBelow ? store.workingDirectory : folder)
    guard let rest = FilePath.relative(folder, to: top), !rest.isEmpty else { return [] }
    ignores = []
    if FilePath.exists(FilePath.join(top, ".git")) { enterRepository(top) }
    var current = top
    for part in rest.split(separator: "/") {
      addIgnoreFile(FilePath.join(current, ".gitignore"), for: current)
      current = FilePath.join(current, String(part))
    }
    return ignores
  }

  /// What an outer repository ignores is no business of an inner one.
  private mutating func enterRepository(_ root: String) {
    ignores = []
    addIgnoreFile(FilePath.join(root, ".git/info/exclude"), for: root)
  }

  private mutating func addIgnoreFile(_ file: String, for folder: String) {
    guard FilePath.kind(of: file) == .file else { return }
    let buffer = SourceBuffer(capacity: 1 << 12)
    do {
      try buffer.read(path: file)
      let ignore = GitIgnore(Array(buffer.bytes), directory: folder)
      if !ignore.isEmpty { ignores.append(ignore) }
    } catch {
      errors.append(
        SourceError(path: FilePath.display(file, from: store.workingDirectory), reason: error.reason))
    }
  }

  // MARK: Paths

  private var pathText: String { String(decoding: path, as: UTF8.self) }

  private var shownPath: String {
    path.starts(with: hiddenPrefix)
      ? String(decoding: path[hiddenPrefix.count...], as: UTF8.self)
      : FilePath.display(pathText, from: store.workingDirectory)
  }
}

/// What the names in a folder say about the folder itself.
private struct FolderNames {
  var configuration = false
  var ignoreFile = false
  var repository = false
  var project = ProjectLandmarks.Folder()

  /// - Returns: whether the name is one to visit.
  mutating func notes(_ name: UnsafeBufferPointer<UInt8>, _ kind: DirectoryEntry.Kind) -> Bool {
    if name.first == UInt8(ascii: ".") {
      if name.isEqual(".") || name.isEqual("..") { return false }
      if name.isEqual(".glasslint.json") { configuration = true }
      if name.isEqual(".gitignore") { ignoreFile = true }
      if name.isEqual(".git") { repository = true }
    }
    project.notes(name, kind)
    switch kind {
    case .file: return name.hasSuffix(".swift")
    case .directory, .link, .unknown: return !FileFinder.skipsFolder(name)
    case .other: return false
    }
  }
}

extension DirectoryReader {
  /// Puts entries in the order of the paths below them: a folder stands where its name with a slash does.
  func sort(_ entries: inout [DirectoryEntry]) {
    entries.sort { left, right in
      let order = compareShared(left, right)
      if order != 0 { return order < 0 }
      return next(left, after: min(left.length, right.length))
        < next(right, after: min(left.length, right.length))
    }
  }

  private func compareShared(_ left: DirectoryEntry, _ right: DirectoryEntry) -> Int {
    for index in 0..<min(left.length, right.length) {
      let difference = Int(names[left.start + index]) - Int(names[right.start + index])
      if difference != 0 { return difference }
    }
    return 0
  }

  private func next(_ entry: DirectoryEntry, after length: Int) -> UInt8 {
    if length < entry.length { return names[entry.start + length] }
    return entry.kind == .directory ? UInt8(ascii: "/") : 0
  }
}
