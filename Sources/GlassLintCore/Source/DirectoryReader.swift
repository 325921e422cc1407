#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// One name in a folder. Its bytes are in the names of the reader that found it.
struct DirectoryEntry {
  enum Kind: UInt8 { case file, directory, link, other, unknown }

  var start: Int
  var length: Int
  var kind: Kind
}

/// Reads folders entry by entry without an allocation each: names of all open folders share one buffer.
///
/// Invariant: an entry is valid until the buffer is truncated below its end.
struct DirectoryReader {
  private(set) var names: [UInt8] = []

  func name(_ entry: DirectoryEntry) -> ArraySlice<UInt8> { names[entry.start..<entry.start + entry.length] }

  /// Forgets the names from an offset on.
  mutating func truncate(to count: Int) { names.removeLast(names.count - count) }

  /// Takes a name that is known from elsewhere.
  mutating func add(_ name: UnsafeBufferPointer<UInt8>, _ kind: DirectoryEntry.Kind) -> DirectoryEntry {
    defer { names.append(contentsOf: name) }
    return DirectoryEntry(start: names.count, length: name.count, kind: kind)
  }

  /// - Parameters:
  ///   - path: ends with a zero byte.
  ///   - wanted: whether to keep a name; kinds that the file system does not tell are `unknown`.
  /// - Returns: `nil` where the folder cannot be read; `errno` says why.
  mutating func read(
    _ path: [UInt8], where wanted: (UnsafeBufferPointer<UInt8>, DirectoryEntry.Kind) -> Bool
  ) -> [DirectoryEntry]? {
    let folder = path.withUnsafeBytes { bytes -> OpaqueFolder? in
      guard let base = bytes.baseAddress else { return nil }
      return opendir(base.assumingMemoryBound(to: CChar.self))
    }
    guard let folder else { return nil }
    defer { closedir(folder) }
    var entries: [DirectoryEntry] = []
    while let entry = readdir(folder) {
      let kind = Self.kind(entry.pointee.d_type)
      // The name is read where it stands: the record may be shorter than the type, so it must not be copied.
      withUnsafeMutablePointer(to: &entry.pointee.d_name) { field in
        let text = UnsafeMutableRawPointer(field).assumingMemoryBound(to: CChar.self)
        let length = strlen(text)
        text.withMemoryRebound(to: UInt8.self, capacity: length) { start in
          let name = UnsafeBufferPointer(start: UnsafePointer(start), count: length)
          guard wanted(name, kind) else { return }
          entries.append(add(name, kind))
        }
      }
    }
    return entries
  }

  private static func kind(_ type: UInt8) -> DirectoryEntry.Kind {
    switch Int(type) {
    case Int(DT_REG): .file
    case Int(DT_DIR): .directory
    case Int(DT_LNK): .link
    case Int(DT_UNKNOWN): .unknown
    default: .other
    }
  }

  #if canImport(Darwin)
    private typealias OpaqueFolder = UnsafeMutablePointer<DIR>
  #else
    private typealias OpaqueFolder = OpaquePointer
  #endif
}

extension FilePath {
  /// Why `stat` fails for a path, in the words of the system.
  static func reasonMissing(_ path: String) -> String {
    var status = stat()
    return stat(path, &status) == 0 ? "is not there any more" : lastReason()
  }

  /// What the last failed call of this thread says.
  static func lastReason() -> String { String(cString: strerror(errno)) }

  /// What stands at a path, links not followed.
  static func entryKind(_ path: String) -> DirectoryEntry.Kind {
    var status = stat()
    guard lstat(path, &status) == 0 else { return .other }
    return switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .directory
    case S_IFLNK: .link
    default: .other
    }
  }
}
