#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Writes files that are not there yet: afterwards the file is there, whole, or nothing is.
public enum NewFile {
  /// - Throws: `SourceError` naming `path`, also where anything stands there already; that is then as it was.
  public static func create(path: String, _ bytes: [UInt8]) throws(SourceError) {
    let (temporary, descriptor) = try open(beside: path)
    defer { unlink(temporary) }
    let isWritten = write(bytes, to: descriptor)
    let code = errno
    // A network file system may report only here that there was no room.
    guard close(descriptor) == 0, isWritten else {
      throw SourceError(path: path, reason: "cannot be written: \(reason(isWritten ? errno : code))")
    }
    // Unlike a renaming, a link never takes the place of a file that appeared meanwhile.
    if link(temporary, path) == 0 { return }
    guard errno != EEXIST else { throw SourceError(path: path, reason: "is there already") }
    // Some file systems know no links.
    guard !FilePath.entryExists(path), rename(temporary, path) == 0 else {
      throw SourceError(path: path, reason: "cannot be made: \(reason(errno))")
    }
  }

  private static func open(beside path: String) throws(SourceError) -> (path: String, descriptor: Int32) {
    for attempt in 0..<100 {
      let temporary = FilePath.join(
        FilePath.directory(of: path), ".glasslint-\(getpid())-\(attempt).tmp")
      #if canImport(Glibc)
        let descriptor = Glibc.open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      #elseif canImport(Musl)
        let descriptor = Musl.open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      #else
        let descriptor = Darwin.open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      #endif
      if descriptor >= 0 { return (temporary, descriptor) }
      if errno != EEXIST && errno != EINTR { break }
    }
    throw SourceError(path: path, reason: "cannot be made: \(reason(errno))")
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var done = 0
    while done < bytes.count {
      let put = bytes.withUnsafeBytes { rest in
        pwrite(descriptor, rest.baseAddress.map { $0 + done }, rest.count - done, off_t(done))
      }
      if put < 0, errno == EINTR { continue }
      if put == 0 { errno = ENOSPC }
      guard put > 0 else { return false }
      done += put
    }
    return true
  }

  private static func reason(_ code: Int32) -> String { String(cString: strerror(code)) }
}
