#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The bytes of one file in memory that is used again for the next file.
///
/// Invariant: `base` points at `count` bytes of source followed by at least `padding` zero bytes, so that a scanner
/// may look ahead that far, also with eight-byte loads, without asking where the end is.
public final class SourceBuffer {
  public static let padding = 64

  public private(set) var base: UnsafeMutablePointer<UInt8>
  public private(set) var count = 0
  private var capacity: Int

  public init(capacity: Int = 1 << 16) {
    self.capacity = capacity
    base = .allocate(capacity: capacity + Self.padding)
    base.initialize(repeating: 0, count: capacity + Self.padding)
  }

  public convenience init(_ text: String) {
    self.init(bytes: Array(text.utf8))
  }

  public convenience init(bytes: [UInt8]) {
    self.init(capacity: bytes.count)
    load(bytes)
  }

  deinit { base.deallocate() }

  public var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: base, count: count) }

  public func load(_ bytes: [UInt8]) {
    resize(to: bytes.count)
    bytes.withUnsafeBufferPointer { from in
      if let start = from.baseAddress { base.update(from: start, count: bytes.count) }
    }
  }

  /// Reads a whole file.
  /// - Throws: `SourceError` when it cannot be opened or read, is no regular file, or is 4 GiB or larger (token
  ///   offsets are 32 bits wide).
  public func read(path: String) throws(SourceError) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw SourceError(path: path, reason: Self.reason(errno)) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw SourceError(path: path, reason: Self.reason(errno)) }
    if status.st_mode & S_IFMT == S_IFDIR { throw SourceError(path: path, reason: "is a directory") }
    try read(descriptor: descriptor, sizeHint: Int(status.st_size), path: path)
  }

  /// Reads a descriptor to its end.
  public func read(descriptor: Int32, sizeHint: Int, path: String) throws(SourceError) {
    var length = 0
    resize(to: max(sizeHint, 0), keeping: 0)
    while true {
      if length == capacity { resize(to: max(capacity * 2, 4096), keeping: length) }
      #if canImport(Darwin)
        let got = Darwin.read(descriptor, base + length, capacity - length)
      #elseif canImport(Musl)
        let got = Musl.read(descriptor, base + length, capacity - length)
      #else
        let got = Glibc.read(descriptor, base + length, capacity - length)
      #endif
      if got < 0 {
        if errno == EINTR { continue }
        throw SourceError(path: path, reason: Self.reason(errno))
      }
      if got == 0 { break }
      length += got
      guard length < Int(UInt32.max) - Self.padding else {
        throw SourceError(path: path, reason: "is larger than 4 GiB")
      }
      // A regular file that gave all its bytes needs no second call to say so, but one that grows does.
      if length == sizeHint, sizeHint > 0, length < capacity { break }
    }
    count = length
    (base + length).update(repeating: 0, count: Self.padding)
  }

  private func resize(to size: Int, keeping kept: Int = 0) {
    if size >= capacity || (capacity > 1 << 23 && size < 1 << 20) {
      let newCapacity = max(size + size / 4 + 1, 1 << 16)
      let moved = UnsafeMutablePointer<UInt8>.allocate(capacity: newCapacity + Self.padding)
      moved.update(from: base, count: kept)
      base.deallocate()
      base = moved
      capacity = newCapacity
    }
    count = size
    (base + size).update(repeating: 0, count: Self.padding)
  }

  private static func reason(_ code: Int32) -> String { String(cString: strerror(code)) }
}

/// Why a file could not be linted.
public struct SourceError: Error, Sendable, Equatable {
  public var path: String
  /// In the words of the system, as a predicate: "No such file or directory", "is not valid UTF-8 (byte 12)".
  public var reason: String

  public init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }
}
