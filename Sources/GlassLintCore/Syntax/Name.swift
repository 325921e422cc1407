/// A word of the source, without its backticks, compared byte by byte.
///
/// It borrows the source buffer and must not outlive it.
public struct Name: BitwiseCopyable {
  public let base: UnsafePointer<UInt8>
  public let count: Int
  /// `Name.hash` of the bytes.
  public let hash: UInt32

  @inline(__always)
  public init(base: UnsafePointer<UInt8>, count: Int, hash: UInt32) {
    self.base = base
    self.count = count
    self.hash = hash
  }

  public init(_ literal: StaticString) {
    base = literal.utf8Start
    count = literal.utf8CodeUnitCount
    hash = Name.hash(literal.utf8Start, literal.utf8CodeUnitCount)
  }

  @inline(__always)
  public static func == (left: Name, right: StaticString) -> Bool {
    left.count == right.utf8CodeUnitCount && equal(left.base, right.utf8Start, left.count)
  }

  @inline(__always)
  public static func == (left: Name, right: Name) -> Bool {
    left.hash == right.hash && left.count == right.count && equal(left.base, right.base, left.count)
  }

  @inline(__always)
  public static func ~= (pattern: StaticString, value: Name) -> Bool { value == pattern }

  public func hasPrefix(_ prefix: StaticString) -> Bool {
    count >= prefix.utf8CodeUnitCount && Name.equal(base, prefix.utf8Start, prefix.utf8CodeUnitCount)
  }

  public func hasSuffix(_ suffix: StaticString) -> Bool {
    let length = suffix.utf8CodeUnitCount
    return count >= length && Name.equal(base + (count - length), suffix.utf8Start, length)
  }

  /// Whether a word stands anywhere in it, ASCII letters compared without their case.
  /// - Parameter word: in lower case.
  public func containsIgnoringCase(_ word: StaticString) -> Bool {
    let length = word.utf8CodeUnitCount
    guard count >= length, length > 0 else { return length == 0 }
    let first = word.utf8Start[0]
    for start in 0...(count - length) where Self.lowercase(base[start]) == first {
      if hasIgnoringCase(word, at: start) { return true }
    }
    return false
  }

  /// Whether a word stands at an offset in it, ASCII letters compared without their case.
  /// - Parameter word: in lower case.
  @inline(__always)
  func hasIgnoringCase(_ word: StaticString, at start: Int) -> Bool {
    let length = word.utf8CodeUnitCount
    guard start + length <= count else { return false }
    let wanted = word.utf8Start
    var index = 0
    while index < length, Self.lowercase(base[start + index]) == wanted[index] { index += 1 }
    return index == length
  }

  @inline(__always)
  private static func lowercase(_ byte: UInt8) -> UInt8 {
    byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte
  }

  /// `inset` of `_inset`, the name under which Swift keeps what wraps a property; `nil` without an underscore before it.
  var wrapped: Name? {
    guard count > 1, base[0] == UInt8(ascii: "_") else { return nil }
    return Name(base: base + 1, count: count - 1, hash: Name.hash(base + 1, count - 1))
  }

  public var string: String {
    String(decoding: UnsafeBufferPointer(start: base, count: count), as: UTF8.self)
  }

  @inline(__always)
  static func equal(_ a: UnsafePointer<UInt8>, _ b: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    var index = 0
    while index < count {
      if a[index] != b[index] { return false }
      index += 1
    }
    return true
  }

  /// A 32-bit hash of a word from its length, its first eight and its last eight bytes: two loads for a word of any
  /// length. Words that agree in all three collide, so whoever looks one up compares the bytes as well.
  @inline(__always)
  public static func hash(_ base: UnsafePointer<UInt8>, _ count: Int) -> UInt32 {
    var head: UInt64 = 0
    var tail: UInt64 = 0
    let raw = UnsafeRawPointer(base)
    if count >= 8 {
      head = raw.loadUnaligned(as: UInt64.self)
      tail = raw.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
    } else {
      var index = 0
      while index < count {
        head |= UInt64(base[index]) &<< UInt64(index &* 8)
        index &+= 1
      }
    }
    return hash(head: head, tail: tail, count)
  }

  /// The hash of a word that is not part of the source, such as an option's.
  static func hash(of text: String) -> UInt32 {
    Array(text.utf8).withUnsafeBufferPointer { bytes in
      bytes.baseAddress.map { hash($0, bytes.count) } ?? 0
    }
  }

  /// The hash of a word of `count` bytes from its first eight bytes (zeros behind a shorter word) and, if it has as
  /// many, its last eight.
  @inline(__always)
  static func hash(head: UInt64, tail: UInt64, _ count: Int) -> UInt32 {
    let mixed =
      (head &* 0x9E37_79B9_7F4A_7C15) ^ ((tail &+ UInt64(count)) &* 0xC2B2_AE3D_27D4_EB4F)
    return UInt32(truncatingIfNeeded: mixed ^ (mixed &>> 32))
  }
}
