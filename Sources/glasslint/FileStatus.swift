#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What stands at a path.
enum FileStatus {
  static func exists(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// Whether a folder stands there, links followed.
  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The folder that holds an absolute path.
  static func folder(of path: String) -> String {
    let folder = path.utf8.prefix(upTo: path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex)
    return folder.isEmpty ? "/" : String(Substring(folder))
  }

  /// Whether a regular file stands there, links followed.
  static func isFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Which file a path leads to, by whatever name: links are followed. `nil` where it leads to nothing.
  static func identity(of path: String) -> Identity? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return Identity(device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(status.st_ino))
  }

  struct Identity: Hashable {
    let device: UInt64
    let number: UInt64
  }
}
