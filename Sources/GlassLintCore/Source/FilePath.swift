#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Paths as text, with `/` between their parts.
enum FilePath {
  enum Kind { case file, directory, other, missing }

  static func currentDirectory() -> String { realPath(".") ?? "/" }

  /// `path` seen from `base`: absolute, without `.`, `..`, doubled or trailing slashes.
  static func absolute(_ path: String, from base: String) -> String {
    // By bytes: a mark that combines with a slash makes another character of it, and no other path.
    var parts: [Substring.UTF8View] = []
    for part in (path.utf8.first == slash ? path : base + "/" + path).utf8.split(separator: slash) {
      if part.elementsEqual("..".utf8) {
        _ = parts.popLast()
      } else if !part.elementsEqual(".".utf8) {
        parts.append(part)
      }
    }
    return "/" + parts.map { String(Substring($0)) }.joined(separator: "/")
  }

  /// The folder that holds `path`; the root holds itself.
  static func directory(of path: String) -> String {
    guard let end = path.utf8.lastIndex(of: slash), end > path.startIndex else { return "/" }
    return String(path[..<end])
  }

  /// The last part of a path.
  static func name(of path: String) -> String {
    guard let end = path.utf8.lastIndex(of: slash) else { return path }
    return String(path[path.utf8.index(after: end)...])
  }

  static func join(_ directory: String, _ name: String) -> String {
    directory.utf8.last == slash ? directory + name : "\(directory)/\(name)"
  }

  /// What remains of `path` below `directory`, without a leading slash; `nil` where it lies elsewhere.
  static func relative(_ path: String, to directory: String) -> String? {
    guard isWithin(path, directory) else { return nil }
    let rest = path.utf8.dropFirst(directory == "/" ? 0 : directory.utf8.count)
    return rest.isEmpty ? "" : String(rest.dropFirst())
  }

  /// Whether `path` is `directory`, or lies below it.
  static func isWithin(_ path: String, _ directory: String) -> Bool {
    let path = path.utf8
    let directory = directory.utf8
    // Asked for each file and folder of a tree: most differ in how long they are, or early.
    let isWithin = path.withContiguousStorageIfAvailable { path in
      directory.withContiguousStorageIfAvailable { directory -> Bool in
        let count = directory.count
        guard count > 0, path.count >= count, let first = path.baseAddress, let second = directory.baseAddress
        else { return count == 0 && (path.isEmpty || path[0] == slash) }
        // The root is the one folder whose path ends with a slash.
        guard memcmp(first, second, count) == 0 else { return false }
        return path.count == count || path[count] == slash || count == 1 && path[0] == slash
      }
    }
    if let isWithin = isWithin ?? nil { return isWithin }
    guard path.starts(with: directory) else { return false }
    let rest = path.dropFirst(directory.count)
    return rest.isEmpty || rest.first == slash || directory.elementsEqual("/".utf8)
  }

  /// `path` as reports name it: relative to the working directory where it is below that, else absolute.
  static func display(_ path: String, from workingDirectory: String) -> String {
    guard let relative = relative(path, to: workingDirectory) else { return path }
    return relative.isEmpty ? "." : relative
  }

  /// The way to `path` from `directory`, both absolute: with `..` where it does not lie below.
  static func way(to path: String, from directory: String) -> String {
    let from = directory.split(separator: "/")
    let parts = path.split(separator: "/")
    let shared = zip(from, parts).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: from.count - shared) + parts[shared...]).joined(separator: "/")
  }

  /// The path with all links followed; `nil` where it does not lead to anything.
  static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The path with the links in its existing part followed.
  static func resolvingExistingPart(_ path: String) -> String {
    if let resolved = realPath(path) { return resolved }
    let parent = directory(of: path)
    guard parent != path else { return path }
    let name = relative(path, to: parent) ?? ""
    return join(resolvingExistingPart(parent), name)
  }

  /// What stands at `path`, links followed.
  static func kind(of path: String) -> Kind {
    var status = stat()
    guard stat(path, &status) == 0 else { return .missing }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .directory
    default: return .other
    }
  }

  /// Whether nothing stands at `path`, links followed. What lies in a folder that may not be entered is not known to be gone.
  static func isGone(_ path: String) -> Bool {
    var status = stat()
    if stat(path, &status) == 0 { return false }
    return [ENOENT, ENOTDIR, ENAMETOOLONG].contains(errno)
  }

  /// Whether a path ends as those of Swift files do.
  /// - Parameter path: in UTF-8.
  static func isSwift(_ path: some BidirectionalCollection<UInt8>) -> Bool {
    path.suffix(6).elementsEqual(".swift".utf8)
  }

  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  static func isReadable(_ path: String) -> Bool { access(path, R_OK) == 0 }

  /// Whether anything stands at `path`, be it a link that leads nowhere.
  static func entryExists(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// Makes a folder, and those around it, where they are missing.
  /// - Parameter mode: the permissions of those that are made.
  static func makeFolder(_ path: String, mode: mode_t) throws(SourceError) {
    var missing: [String] = []
    var folder = path
    while kind(of: folder) == .missing, folder != "/" {
      missing.append(folder)
      folder = directory(of: folder)
    }
    for folder in missing.reversed() {
      guard mkdir(folder, mode) == 0 || errno == EEXIST else {
        throw SourceError(path: folder, reason: "cannot be made: \(lastReason())")
      }
    }
  }

  /// The nearest folder at or above `directory` that holds a git repository.
  static func repository(holding directory: String) -> String? {
    var folder = directory
    while true {
      if exists(join(folder, ".git")) { return folder }
      let parent = self.directory(of: folder)
      if parent == folder { return nil }
      folder = parent
    }
  }

  /// Whether a path comes before another in byte order.
  static func isBefore(_ left: String, _ right: String) -> Bool {
    let order = left.utf8.withContiguousStorageIfAvailable { left in
      right.utf8.withContiguousStorageIfAvailable { right in isBefore(left, right) }
    }
    return (order ?? nil) ?? left.utf8.lexicographicallyPrecedes(right.utf8)
  }

  /// As `isBefore(_:_:)`, of the bytes of two paths.
  static func isBefore(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = left.baseAddress, let second = right.baseAddress else {
      return left.count < right.count
    }
    let order = memcmp(first, second, min(left.count, right.count))
    return order == 0 ? left.count < right.count : order < 0
  }

  private static let slash = UInt8(ascii: "/")
}

/// Finds the repositories that folders are in; looks at each folder once.
struct RepositoryRoots {
  private var byFolder: [String: String?] = [:]

  /// The nearest folder at or above an absolute one that holds a git repository.
  mutating func root(holding folder: String) -> String? {
    if let known = byFolder[folder] { return known }
    let parent = FilePath.directory(of: folder)
    var root: String?
    if FilePath.exists(FilePath.join(folder, ".git")) {
      root = folder
    } else if parent != folder {
      root = self.root(holding: parent)
    }
    byFolder[folder] = .some(root)
    return root
  }
}
