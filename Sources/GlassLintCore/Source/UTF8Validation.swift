/// Checks that bytes are well-formed UTF-8 (Unicode 16, table 3-7): no overlong forms, no surrogates, nothing above
/// U+10FFFF.
public enum UTF8Validation {
  /// The offset of the first byte that is not part of a well-formed sequence, or `nil`. The sequence's own first byte
  /// counts as the bad one, also where it is one of its later bytes that is wrong or missing.
  public static func firstInvalidOffset(_ bytes: UnsafePointer<UInt8>, count: Int) -> Int? {
    let raw = UnsafeRawPointer(bytes)
    var index = 0
    while index < count {
      while index + 32 <= count {
        let a = raw.loadUnaligned(fromByteOffset: index, as: SIMD4<UInt64>.self)
        guard (a[0] | a[1] | a[2] | a[3]) & 0x8080_8080_8080_8080 == 0 else { break }
        index += 32
      }
      // Where text is not ASCII, what follows a character often is not either.
      let limit = min(index + 32, count)
      while index < limit {
        if bytes[index] < 0x80 {
          index += 1
        } else {
          let length = sequenceLength(bytes + index, left: count - index)
          if length == 0 { return index }
          index += length
        }
      }
    }
    return nil
  }

  /// The length of the well-formed sequence of two bytes or more, or 0.
  private static func sequenceLength(_ p: UnsafePointer<UInt8>, left: Int) -> Int {
    let second: ClosedRange<UInt8>
    let length: Int
    switch p[0] {
    case 0xC2...0xDF: (second, length) = (0x80...0xBF, 2)
    case 0xE0: (second, length) = (0xA0...0xBF, 3)
    case 0xED: (second, length) = (0x80...0x9F, 3)
    case 0xE1...0xEF: (second, length) = (0x80...0xBF, 3)
    case 0xF0: (second, length) = (0x90...0xBF, 4)
    case 0xF1...0xF3: (second, length) = (0x80...0xBF, 4)
    case 0xF4: (second, length) = (0x80...0x8F, 4)
    default: return 0
    }
    guard left >= length, second.contains(p[1]) else { return 0 }
    for index in 2..<max(length, 2) where p[index] & 0xC0 != 0x80 { return 0 }
    return length
  }
}
