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
    do throws(TemporaryFile.Failure) {
      var temporary = try TemporaryFile(beside: path, mode: 0o666)
      guard bytes.withUnsafeBytes({ temporary.append($0) }), temporary.finish(), temporary.takeName() else {
        throw .system(errno)
      }
    } catch {
      if case .system(EEXIST) = error { throw SourceError(path: path, reason: "is there already") }
      throw SourceError(path: path, reason: "cannot be made: \(error.reason)")
    }
  }
}
