#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An index that nobody else writes meanwhile: git's own lock, a file beside the index with a copy in it, which takes the
/// index's place once all is done.
struct IndexLock: ~Copyable {
  /// Its index is the copy.
  let repository: GitRepository
  private let index: String
  private let path: String
  private var isThere = true

  /// - Throws: where another command holds the lock, and where the index cannot be read or copied.
  init(_ original: GitRepository) throws(GitError) {
    let place = ["rev-parse", "--path-format=absolute", "--git-path", "index"]
    guard let named = try original.line(of: place) else {
      throw GitError("git cannot tell where its index is")
    }
    let index = FilePath.realPath(named) ?? named
    let path = index + ".lock"
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      if errno == EEXIST {
        throw GitError(
          "another git command holds the index; run this again once it is done, and if none runs, delete \(path)"
        )
      }
      throw GitError("\(path): cannot be made: \(String(cString: strerror(errno)))")
    }
    let reason = Self.copy(index, to: descriptor, named: path)
    if let reason {
      unlink(path)
      throw GitError(reason)
    }
    self.index = index
    self.path = path
    repository = original.with(index: path)
  }

  /// Writes a file's bytes to another that is open, and closes it.
  /// - Returns: what went wrong.
  private static func copy(_ index: String, to descriptor: Int32, named path: String) -> String? {
    var reason: String?
    func fail() { reason = "\(path): cannot be written: \(String(cString: strerror(errno)))" }
    let source = SourceBuffer()
    do throws(SourceError) {
      try source.read(path: index)
      if !Descriptor.write(UnsafeRawBufferPointer(source.bytes), to: descriptor, at: 0) { fail() }
    } catch {
      reason = "\(index): \(error.reason)"
    }
    if close(descriptor) != 0, reason == nil { fail() }
    return reason
  }

  deinit {
    if isThere { unlink(path) }
  }

  /// Puts the copy in the place of the index, and gives up the lock with that.
  mutating func commit() throws(GitError) {
    guard rename(path, index) == 0 else {
      throw GitError("\(index): cannot be replaced: \(String(cString: strerror(errno)))")
    }
    isThere = false
  }
}
