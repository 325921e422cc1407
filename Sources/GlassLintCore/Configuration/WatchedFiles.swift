#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The files that what is found depends on, by what the file system says of them: Swift code, configurations, baselines,
/// manifests, Xcode projects, asset catalogs, files of tokens.
///
/// They are looked at again and again, which works on every file system, on network volumes and in containers too; a look at
/// 4,000 files takes some milliseconds.
public struct WatchedFiles {
  private struct Stamp: Equatable {
    var seconds = 0
    var nanoseconds = 0
    var size = 0
    var node: UInt64 = 0
  }

  private var roots: [String]
  /// Files wherever they are, absolute.
  private var others: [String] = []
  private var stamps: [String: Stamp] = [:]
  /// The same and that of the folders, in a form that is fast to go through.
  private var table: [(path: [CChar], stamp: Stamp)] = []
  private var foldersLeft = 0
  private var reader = DirectoryReader()

  /// What holds more folders than this is no project, and the rest of them is not looked at.
  private static let folderLimit = 40_000

  /// - Parameter roots: files and folders, absolute.
  public init(below roots: [String]) {
    self.roots = []
    add(below: roots, files: [])
  }

  /// How many files there are.
  public var count: Int { stamps.count }

  /// Looks at more files and folders from now on; all paths are absolute.
  public mutating func add(below roots: [String], files: [String]) {
    let known = self.roots + others
    for root in roots where !self.roots.contains(where: { FilePath.isWithin(root, $0) }) {
      self.roots.removeAll { FilePath.isWithin($0, root) }
      self.roots.append(root)
    }
    others += files.filter { !others.contains($0) }
    if self.roots + others != known { scan() }
  }

  /// Whether a file is another one than when it was last looked at, has come or is gone.
  public mutating func haveChanged() -> Bool {
    let isSame = table.allSatisfy { Self.stamp($0.path) == $0.stamp }
    if isSame { return false }
    // A folder changes with each file in it, be it one that nobody asks for.
    let before = stamps
    scan()
    return stamps != before
  }

  // MARK: Files

  private mutating func scan() {
    stamps = [:]
    table = []
    foldersLeft = Self.folderLimit
    for path in roots + others {
      if FilePath.kind(of: path) == .directory { visit(path) } else { add(path) }
    }
  }

  private mutating func add(_ path: String) {
    let name = Array(path.utf8CString)
    let stamp = Self.stamp(name)
    if stamps.updateValue(stamp, forKey: path) == nil { table.append((name, stamp)) }
  }

  private mutating func visit(_ folder: String) {
    guard foldersLeft > 0 else { return }
    foldersLeft -= 1
    let name = Array(folder.utf8CString)
    table.append((name, Self.stamp(name)))
    let before = reader.names.count
    defer { reader.truncate(to: before) }
    let entries = reader.read(Array(folder.utf8) + [0]) { name, kind in Self.isWatched(name, kind) }
    for entry in entries ?? [] {
      guard let name = String(validating: reader.name(entry), as: UTF8.self) else { continue }
      let path = FilePath.join(folder, name)
      switch entry.kind == .unknown ? FilePath.entryKind(path) : entry.kind {
      case .directory: visit(path)
      case .file, .link: add(path)
      case .other, .unknown: break
      }
    }
  }

  /// Whether a file is one of those, wherever it is named as a configuration or a baseline besides.
  /// - Parameters:
  ///   - path: absolute.
  ///   - root: what is watched, absolute.
  static func areToHave(_ path: String, below root: String) -> Bool {
    guard let rest = FilePath.relative(path, to: root) else { return false }
    let parts = rest.utf8.split(separator: UInt8(ascii: "/")).map { Array($0) }
    guard let name = parts.last else { return false }
    return name.withUnsafeBufferPointer { isWatched($0, .file) }
      && parts.dropLast().allSatisfy { $0.withUnsafeBufferPointer { isWatchedFolder($0) } }
  }

  private static func isWatched(_ name: UnsafeBufferPointer<UInt8>, _ kind: DirectoryEntry.Kind) -> Bool {
    let isFile = fileEndings.contains { name.hasSuffix($0) }
    switch kind {
    case .file, .link: return isFile
    case .directory: return isWatchedFolder(name)
    case .unknown: return isFile || isWatchedFolder(name)
    case .other: return false
    }
  }

  /// What the names of the files end with.
  static let fileEndings: [StaticString] = [
    ".swift", ".json", ".pbxproj", ".xcconfig", "Info.plist", ".gitignore", ".xcworkspacedata",
    ".yml", ".yaml",
  ]

  private static func isWatchedFolder(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    name.first != UInt8(ascii: ".") && !name.isEqual("node_modules")
      && !FileFinder.skipsFolder(name)
  }

  private static func stamp(_ path: [CChar]) -> Stamp {
    var status = stat()
    guard stat(path, &status) == 0 else { return Stamp() }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return Stamp(
      seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec), size: Int(status.st_size),
      node: UInt64(status.st_ino))
  }
}
