#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Why a system call failed.
public struct SystemError: Error {
  /// The system's error number.
  public var code: Int32

  public init(code: Int32) { self.code = code }

  public var reason: String { String(cString: strerror(code)) }
}

/// Reads and writes on descriptors, however the system splits or interrupts them. Somebody else may have made our pipe or
/// terminal non-blocking.
public enum Descriptor {
  /// Writes all of some bytes.
  public static func write(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    let isWritten = bytes.withUnsafeBytes { bytes in
      writeAll(bytes, to: descriptor) { _, start, count in
        #if canImport(Darwin)
          Darwin.write(descriptor, start, count)
        #elseif canImport(Musl)
          Musl.write(descriptor, start, count)
        #else
          Glibc.write(descriptor, start, count)
        #endif
      }
    }
    if !isWritten { throw SystemError(code: errno) }
  }

  /// Writes all of some bytes at a place in a file.
  /// - Returns: whether it did; else `errno` tells why.
  static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32, at offset: Int) -> Bool {
    writeAll(bytes, to: descriptor) { done, start, count in
      pwrite(descriptor, start, count, off_t(offset + done))
    }
  }

  private static func writeAll(
    _ bytes: UnsafeRawBufferPointer, to descriptor: Int32,
    _ write: (_ done: Int, UnsafeRawPointer, Int) -> Int
  ) -> Bool {
    guard let base = bytes.baseAddress else { return true }
    var done = 0
    while done < bytes.count {
      let put = write(done, base + done, bytes.count - done)
      if put < 0, mayGoOn(descriptor, Int16(POLLOUT)) { continue }
      if put == 0 { errno = ENOSPC }
      guard put > 0 else { return false }
      done += put
    }
    return true
  }

  /// Reads what there is, waiting until there is something.
  /// - Returns: how many bytes; 0 at the end, and where nothing can be read any more.
  public static func read(_ descriptor: Int32, into buffer: inout [UInt8]) -> Int {
    buffer.withUnsafeMutableBytes { bytes in
      while true {
        #if canImport(Darwin)
          let count = Darwin.read(descriptor, bytes.baseAddress, bytes.count)
        #elseif canImport(Musl)
          let count = Musl.read(descriptor, bytes.baseAddress, bytes.count)
        #else
          let count = Glibc.read(descriptor, bytes.baseAddress, bytes.count)
        #endif
        if count < 0, mayGoOn(descriptor, Int16(POLLIN)) { continue }
        return max(count, 0)
      }
    }
  }

  /// Whether what failed may be tried again; waits until that makes sense.
  private static func mayGoOn(_ descriptor: Int32, _ event: Int16) -> Bool {
    if errno == EINTR { return true }
    guard errno == EAGAIN else { return false }
    var request = pollfd(fd: descriptor, events: event, revents: 0)
    poll(&request, 1, -1)
    return true
  }
}
