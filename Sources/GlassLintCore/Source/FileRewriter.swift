#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Replaces the contents of files so that at every moment either the old or the new contents are there, whole.
///
/// The new bytes go to a temporary file in the same directory, which then takes the file's name. Mode and owner are
/// kept; a symbolic link stays one, and the file it leads to is replaced. Where a new file could not stand for the old
/// one (it has further hard links, or its owner cannot be given to another file) it is written in place: first what
/// goes beyond its present length, so that a full disk is noticed while the original can still be restored.
public enum FileRewriter {
  /// - Parameter linted: what the file held when it was linted. Any difference, and it is left alone.
  /// - Throws: `SourceError` naming `path`; the original is then intact and no temporary file is left.
  public static func replace(path: String, linted: [UInt8], with bytes: [UInt8]) throws(SourceError) {
    do throws(Failure) {
      try Rewrite(path: path).run(linted: linted, bytes: bytes)
    } catch {
      throw SourceError(path: path, reason: error.reason)
    }
  }
}

private struct Failure: Error {
  var reason: String

  init(_ reason: String) { self.reason = reason }

  init(doing action: String, code: Int32 = errno) {
    reason = "\(action): \(String(cString: strerror(code)))"
  }
}

private struct Rewrite {
  /// Without symbolic links.
  let target: String

  init(path: String) throws(Failure) {
    guard let resolved = realpath(path, nil) else { throw Failure(doing: "cannot be resolved") }
    defer { free(resolved) }
    target = String(cString: resolved)
  }

  func run(linted: [UInt8], bytes: [UInt8]) throws(Failure) {
    let original = open(target, O_RDONLY | O_CLOEXEC)
    guard original >= 0 else { throw Failure(doing: "cannot be opened") }
    defer { close(original) }
    let status = try regularFile(original)
    let present = try contents(of: original, count: linted.count)
    guard Int(status.st_size) == linted.count, present == linted else {
      throw Failure("has changed since it was linted; not rewritten")
    }
    // Renaming onto a file needs no permission to write it, so the owner's wish has to be asked for.
    guard status.st_mode & 0o222 != 0, access(target, W_OK) == 0 else {
      throw Failure("is read-only; not rewritten")
    }
    let isReplaced = try status.st_nlink == 1 ? replaceByRenaming(status, bytes: bytes) : false
    if !isReplaced { try overwrite(status, linted: linted, bytes: bytes) }
  }

  /// Whether the file was replaced; `false` where a new file could not have the same owner.
  private func replaceByRenaming(_ status: stat, bytes: [UInt8]) throws(Failure) -> Bool {
    var temporary: TemporaryFile
    do throws(TemporaryFile.Failure) {
      temporary = try TemporaryFile(beside: target)
    } catch {
      throw Failure("no temporary file can be made beside it: \(error.reason)")
    }
    let isOurs = status.st_uid == geteuid() && status.st_gid == getegid()
    if !isOurs, fchown(temporary.descriptor, status.st_uid, status.st_gid) != 0 { return false }
    guard fchmod(temporary.descriptor, status.st_mode & 0o7777) == 0 else {
      throw Failure(doing: "mode cannot be kept")
    }
    guard bytes.withUnsafeBytes({ temporary.append($0) }), temporary.finish() else {
      throw Failure(doing: "cannot be written")
    }
    try checkUnchanged(since: status)
    guard temporary.replaceTarget() else { throw Failure(doing: "cannot be replaced") }
    return true
  }

  private func overwrite(_ status: stat, linted: [UInt8], bytes: [UInt8]) throws(Failure) {
    let descriptor = open(target, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Failure(doing: "cannot be opened for writing") }
    defer { close(descriptor) }
    try checkUnchanged(since: status)
    do throws(Failure) {
      if bytes.count > linted.count { try write(bytes[linted.count...], to: descriptor, at: linted.count) }
      try write(bytes[..<min(bytes.count, linted.count)], to: descriptor, at: 0)
      guard ftruncate(descriptor, off_t(bytes.count)) == 0 else {
        throw Failure(doing: "cannot be shortened")
      }
    } catch {
      do throws(Failure) {
        try write(linted[...], to: descriptor, at: 0)
      } catch {
        throw Failure("\(error.reason); the original could not be restored")
      }
      guard ftruncate(descriptor, off_t(linted.count)) == 0 else {
        throw Failure("\(error.reason); the original could not be restored")
      }
      throw error
    }
  }

  private func checkUnchanged(since status: stat) throws(Failure) {
    var now = stat()
    guard stat(target, &now) == 0 else { throw Failure(doing: "vanished while it was fixed") }
    let isSame =
      now.st_ino == status.st_ino && now.st_dev == status.st_dev && now.st_size == status.st_size
      && now.modification == status.modification
    if !isSame { throw Failure("has changed since it was linted; not rewritten") }
  }

  private func regularFile(_ descriptor: Int32) throws(Failure) -> stat {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw Failure(doing: "cannot be examined") }
    guard status.st_mode & S_IFMT == S_IFREG else { throw Failure("is not a regular file; not rewritten") }
    return status
  }

  private func contents(of descriptor: Int32, count: Int) throws(Failure) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    var length = 0
    while length < count {
      let got = bytes.withUnsafeMutableBytes { rest in
        read(descriptor, rest.baseAddress.map { $0 + length }, count - length)
      }
      if got < 0, errno == EINTR { continue }
      guard got >= 0 else { throw Failure(doing: "cannot be read") }
      if got == 0 { break }
      length += got
    }
    bytes.removeSubrange(length...)
    return bytes
  }

  private func write(_ bytes: ArraySlice<UInt8>, to descriptor: Int32, at offset: Int) throws(Failure) {
    guard bytes.withUnsafeBytes({ Descriptor.write($0, to: descriptor, at: offset) }) else {
      throw Failure(doing: "cannot be written")
    }
  }
}

extension stat {
  fileprivate var modification: Modification {
    #if canImport(Darwin)
      Modification(seconds: st_mtimespec.tv_sec, nanoseconds: st_mtimespec.tv_nsec)
    #else
      Modification(seconds: st_mtim.tv_sec, nanoseconds: st_mtim.tv_nsec)
    #endif
  }

  fileprivate struct Modification: Equatable {
    var seconds: Int
    var nanoseconds: Int
  }
}
