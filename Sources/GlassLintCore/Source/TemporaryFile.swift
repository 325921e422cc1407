#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that is written beside another, to take its place or its name once it is whole.
///
/// It has one name for each target and is locked while it is written, so that two runs never write the same target at
/// once. What a run that was killed has left behind has no lock, and the next one that writes the target takes it away.
struct TemporaryFile: ~Copyable {
  enum Failure: Error {
    /// Another run is writing the same target.
    case busy
    /// The system's error number.
    case system(Int32)

    var reason: String {
      switch self {
      case .busy: "another run is writing it"
      case .system(let code): String(cString: strerror(code))
      }
    }
  }

  let descriptor: Int32
  private let target: String
  private let path: String
  /// Holds the lock until the file has its name.
  private let lock: Int32
  private var length = 0
  private var isOpen = true
  private var isThere = true

  init(beside target: String, mode: mode_t = 0o600) throws(Failure) {
    var name = FNV1a()
    name.add(FilePath.name(of: target).utf8)
    let path = FilePath.join(
      FilePath.directory(of: target), ".glasslint-\(String(name.value, radix: 36)).tmp")
    var descriptor = Self.make(path, mode)
    if descriptor < 0, errno == EEXIST {
      try Self.removeLeftover(path)
      descriptor = Self.make(path, mode)
    }
    guard descriptor >= 0 else { throw errno == EEXIST ? .busy : .system(errno) }
    // Some file systems know no locks; then only the name keeps others away.
    let isLocked = flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK
    // Another run may have taken it for a leftover before it was locked.
    guard isLocked, Self.isSame(descriptor, path) else {
      close(descriptor)
      throw .busy
    }
    self.descriptor = descriptor
    self.target = target
    self.path = path
    lock = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
  }

  deinit {
    if isOpen { close(descriptor) }
    if isThere { unlink(path) }
    if lock >= 0 { close(lock) }
  }

  private static func make(_ path: String, _ mode: mode_t) -> Int32 {
    while true {
      let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
      if descriptor >= 0 || errno != EINTR { return descriptor }
    }
  }

  /// Takes away what nobody writes any more.
  private static func removeLeftover(_ path: String) throws(Failure) {
    let descriptor = open(path, O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT { return }
      throw .system(errno)
    }
    defer { close(descriptor) }
    // Where there are no locks, nobody can tell; the writers themselves find out by the target.
    if flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK { throw .busy }
    // Whoever wrote it may have given it its name meanwhile.
    if isSame(descriptor, path) { unlink(path) }
  }

  private static func isSame(_ descriptor: Int32, _ path: String) -> Bool {
    var opened = stat()
    var present = stat()
    guard fstat(descriptor, &opened) == 0, lstat(path, &present) == 0 else { return false }
    return opened.st_ino == present.st_ino && opened.st_dev == present.st_dev
  }

  // MARK: Writing

  /// - Returns: whether all of it was written; else `errno` tells why.
  mutating func append(_ bytes: UnsafeRawBufferPointer) -> Bool {
    defer { length += bytes.count }
    return Descriptor.write(bytes, to: descriptor, at: length)
  }

  /// Ends the writing. A network file system may report only here that there was no room.
  /// - Returns: whether all is well; else `errno` tells why.
  mutating func finish() -> Bool {
    isOpen = false
    return close(descriptor) == 0
  }

  // MARK: Naming

  /// Takes the place of the target.
  /// - Returns: whether it did; else `errno` tells why.
  mutating func replaceTarget() -> Bool {
    guard rename(path, target) == 0 else { return false }
    isThere = false
    return true
  }

  /// Takes the name of the target, where nothing has it.
  /// - Returns: whether it did; else `errno` tells why.
  mutating func takeName() -> Bool {
    // Unlike a renaming, a link never takes the place of a file that appeared meanwhile.
    if link(path, target) == 0 { return true }
    guard errno != EEXIST else { return false }
    // Some file systems know no links.
    if FilePath.entryExists(target) {
      errno = EEXIST
      return false
    }
    return replaceTarget()
  }
}
