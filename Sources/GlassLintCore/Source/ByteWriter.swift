/// Text under construction, as UTF-8 in one growing buffer.
///
/// The buffer is kept initialized beyond what is written, so that appending is a bounds check and a copy.
struct ByteWriter {
  private var storage: [UInt8] = []
  private(set) var count = 0

  /// What was written.
  var bytes: ArraySlice<UInt8> { storage[..<count] }

  var string: String { String(decoding: bytes, as: UTF8.self) }

  /// What was written, without a copy of it.
  consuming func finish() -> [UInt8] {
    storage.removeLast(storage.count - count)
    return storage
  }

  mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append($0) }
  }

  /// For what is written often: a literal's bytes need no reference counting.
  mutating func append(literal text: StaticString) {
    text.withUTF8Buffer { append($0) }
  }

  mutating func append(_ source: UnsafeBufferPointer<UInt8>) {
    reserve(source.count)
    storage.withUnsafeMutableBufferPointer { buffer in
      if let from = source.baseAddress, let to = buffer.baseAddress {
        (to + count).update(from: from, count: source.count)
      }
    }
    count += source.count
  }

  mutating func append(_ slice: ArraySlice<UInt8>) { slice.withUnsafeBufferPointer { append($0) } }

  mutating func append(byte: UInt8) {
    reserve(1)
    storage[count] = byte
    count += 1
  }

  mutating func append(_ number: Int) {
    if number < 0 { append(byte: UInt8(ascii: "-")) }
    let digits = Self.digits(of: number) - (number < 0 ? 1 : 0)
    reserve(digits)
    var rest = number.magnitude
    for place in (count..<count + digits).reversed() {
      storage[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
    count += digits
  }

  private mutating func reserve(_ more: Int) {
    if storage.count - count >= more { return }
    storage.append(contentsOf: repeatElement(0, count: max(more, storage.count, 256)))
  }

  mutating func append(repeating text: String, count: Int) {
    for _ in 0..<max(count, 0) { append(text) }
  }

  /// The digits of `number` with spaces before them, `width` columns in all.
  mutating func append(_ number: Int, width: Int) {
    append(repeating: " ", count: width - Self.digits(of: number))
    append(number)
  }

  /// The text, then spaces up to `width` columns.
  mutating func append(_ text: String, width: Int) {
    append(text)
    append(repeating: " ", count: width - text.utf8.count)
  }

  static func digits(of number: Int) -> Int {
    var digits = number < 0 ? 2 : 1
    var rest = number.magnitude
    while rest >= 10 {
      rest /= 10
      digits += 1
    }
    return digits
  }

  /// Lower-case hexadecimal, with zeros up to `digits`.
  mutating func append(hex number: UInt64, digits: Int) {
    for shift in (0..<digits).reversed() {
      let digit = UInt8(truncatingIfNeeded: number >> UInt64(shift * 4)) & 0xF
      append(byte: digit + (digit < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10))
    }
  }

  /// A hash as reports and baselines write it: 16 hexadecimal digits.
  static func text(ofHash hash: UInt64) -> String {
    var text = ByteWriter()
    text.append(hex: hash, digits: 16)
    return text.string
  }

  /// Appends the text, handing each character of `specials`, and each invisible scalar, to `escape`.
  @inline(__always)
  mutating func append(
    _ text: String, escaping specials: ASCIISet = ASCIISet(""),
    with escape: (inout ByteWriter, UInt32) -> Void
  ) {
    var text = text
    text.withUTF8 { source in
      var runStart = 0
      var offset = 0
      while offset < source.count {
        let byte = source[offset]
        if byte >= 0x20, byte < 0x7F, !specials.contains(byte) {
          offset += 1
          continue
        }
        guard
          let found = specials.contains(byte) ? (UInt32(byte), 1) : Invisible.scalar(at: offset, in: source)
        else {
          offset += 1
          continue
        }
        append(UnsafeBufferPointer(rebasing: source[runStart..<offset]))
        escape(&self, found.0)
        offset += found.1
        runStart = offset
      }
      append(UnsafeBufferPointer(rebasing: source[runStart...]))
    }
  }
}

/// Some characters of ASCII.
struct ASCIISet {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  init(_ characters: StaticString) {
    characters.withUTF8Buffer { bytes in
      for byte in bytes {
        if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte & 63) }
      }
    }
  }

  func contains(_ byte: UInt8) -> Bool {
    byte < 0x80 && (byte < 64 ? low : high) >> UInt64(byte & 63) & 1 == 1
  }
}

/// Scalars that a terminal obeys instead of showing them: the control characters of ASCII and Latin 1, line and
/// paragraph separators, the byte-order mark, and those that turn the direction of writing and so can make code read
/// as what it is not (CVE-2021-42574); and the two that are no characters and have no place in XML.
enum Invisible {
  /// The invisible scalar at `offset`, and its length in bytes; `nil` where there is a visible one.
  static func scalar(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> (UInt32, Int)? {
    let byte = bytes[offset]
    if byte < 0x20 || byte == 0x7F { return (UInt32(byte), 1) }
    guard byte >= 0xC2, offset + 1 < bytes.count else { return nil }
    let second = bytes[offset + 1]
    switch byte {
    case 0xC2 where second < 0xA0: return (UInt32(second), 2)
    case 0xD8 where second == 0x9C: return (0x61C, 2)
    case 0xE2 where offset + 2 < bytes.count:
      let scalar = 0x2000 | UInt32(second & 0x3F) << 6 | UInt32(bytes[offset + 2] & 0x3F)
      return contains(scalar) ? (scalar, 3) : nil
    case 0xEF where (second == 0xBB || second == 0xBF) && offset + 2 < bytes.count:
      let scalar = 0xF000 | UInt32(second & 0x3F) << 6 | UInt32(bytes[offset + 2] & 0x3F)
      return contains(scalar) ? (scalar, 3) : nil
    default: return nil
    }
  }

  static func contains(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF,
      0xFFFE...0xFFFF:
      true
    default: false
    }
  }
}

extension ByteWriter {
  /// For terminals and logs: nothing in the text can move the cursor, start a line or change a color.
  mutating func append(visible text: String) {
    append(text) { $0.append(escaped: $1) }
  }

  /// `\u{1B}`, as Swift writes it.
  mutating func append(escaped scalar: UInt32) {
    append("\\u{")
    append(String(scalar, radix: 16, uppercase: true))
    append("}")
  }
}
