/// What earlier, fruitless scans have found, so that none is made twice: this keeps the lexer linear.
struct LexerMemory {
  /// No `#>` stands between a position and this one on its line; or there is one at `placeholderEnd`.
  var noPlaceholderBefore: UInt32 = 0
  var placeholderEnd: UInt32 = 0
  /// No closing curly quote stands before this position.
  var noCurlyEndBefore: UInt32 = 0
  /// No end of a conflict of the kind stands in the rest of the file.
  var noConflictEnd = false
  var noPerforceEnd = false
}

extension Lexer {
  @inline(__always) static var ones: UInt64 { 0x0101_0101_0101_0101 }
  @inline(__always) static var highs: UInt64 { 0x8080_8080_8080_8080 }

  /// Nonzero where a byte of `word` is zero; the lowest bit set is exact.
  @inline(__always)
  static func zeroBytes(_ word: UInt64) -> UInt64 { (word &- ones) & ~word & highs }

  @inline(__always)
  static func bytes(of word: UInt64, equalTo byte: UInt8) -> UInt64 {
    zeroBytes(word ^ (ones &* UInt64(byte)))
  }

  @inline(__always)
  static func load(_ p: Cursor) -> UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(p).loadUnaligned(as: UInt64.self))
  }

  /// Skips spaces; other white space is left to the loop.
  @inline(__always)
  func skipSpaces(_ start: Cursor) -> Cursor {
    var p = start
    while true {
      let other = Self.load(p) ^ 0x2020_2020_2020_2020
      if other != 0 { return p + (other.trailingZeroBitCount &>> 3) }
      p += 8
    }
  }

  @inline(__always)
  func skipLineComment(_ start: Cursor) -> Cursor {
    var p = start
    while p < end {
      let word = Self.load(p)
      let found = Self.bytes(of: word, equalTo: 0x0A) | Self.bytes(of: word, equalTo: 0x0D)
      if found != 0 { return p + (found.trailingZeroBitCount &>> 3) }
      p += 8
    }
    return end
  }

  /// Skips to behind the end of a block comment, from behind its start.
  mutating func skipBlockComment(_ start: Cursor) -> Cursor {
    var p = start
    var depth = 1
    while p < end {
      switch p[0] {
      case UInt8(ascii: "*") where p[1] == UInt8(ascii: "/"):
        p += 2
        depth -= 1
        if depth == 0 { return p }
      case UInt8(ascii: "/") where p[1] == UInt8(ascii: "*"):
        p += 2
        depth += 1
      case 0x0A, 0x0D:
        lineFlag = .startsLine
        p += 1
      default:
        p += 1
      }
    }
    return end
  }

  // MARK: Conflict markers

  /// Skips a version-control conflict, the last line of its marker included; `nil` if none begins here.
  mutating func skipConflict(_ start: Cursor) -> Cursor? {
    if start > base, start[-1] != 0x0A, start[-1] != 0x0D, start[-1] != 0 { return nil }
    if !memory.noConflictEnd, starts(start, with: "<<<<<<< ") {
      if let behind = find(">>>>>>> ", after: start + 8) { return skipLineComment(behind) }
      memory.noConflictEnd = true
    } else if !memory.noPerforceEnd, starts(start, with: ">>>> ") {
      if let behind = find("<<<<\n", after: start + 5) { return skipLineComment(behind) }
      memory.noPerforceEnd = true
    }
    return nil
  }

  private func starts(_ p: Cursor, with text: StaticString) -> Bool {
    Name.equal(p, text.utf8Start, text.utf8CodeUnitCount)
  }

  /// The place behind the first `text` at the start of a line.
  private func find(_ text: StaticString, after start: Cursor) -> Cursor? {
    var p = start
    while p < end {
      if p[0] == text.utf8Start[0], p[-1] == 0x0A || p[-1] == 0x0D, starts(p, with: text) {
        return p + text.utf8CodeUnitCount
      }
      p += 1
    }
    return nil
  }

  // MARK: Characters beyond ASCII

  /// The character at `p`, or how many bytes to skip if there is none.
  func decode(_ p: Cursor) -> (value: UInt32?, length: Int) {
    let first = p[0]
    if first < 0x80 { return (UInt32(first), 1) }
    guard (0xC2...0xF4).contains(first) else {
      var length = 1
      while p + length < end, p[length] >= 0x80, !(0xC2...0xF4).contains(p[length]) { length += 1 }
      return (nil, length)
    }
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    var value = UInt32(first) & (0x7F >> UInt32(length))
    for index in 1..<length {
      guard p[index] & 0xC0 == 0x80 else { return (nil, index) }
      value = value << 6 | UInt32(p[index] & 0x3F)
    }
    let least: UInt32 = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x10000
    guard value >= least, value <= 0x10FFFF, !(0xD800...0xDFFF).contains(value) else { return (nil, length) }
    return (value, length)
  }

  /// A text in curly quotes is no string, but one word as far as the rest of the line is concerned.
  mutating func lexCurlyString(_ start: Cursor, _ inside: Cursor) -> Cursor {
    var stop = inside
    if offset(start) >= memory.noCurlyEndBefore {
      if let behind = curlyStringEnd(&stop) {
        stop = behind
      } else {
        memory.noCurlyEndBefore = offset(stop)
        stop = inside
      }
    }
    return append(.identifier, start, stop, payload: Name.hash(start, stop - start))
  }

  /// The place behind the closing quote; moves `p` to where the scan gave up.
  private func curlyStringEnd(_ p: inout Cursor) -> Cursor? {
    while p < end {
      switch p[0] {
      case UInt8(ascii: "\""): return p + 1
      case UInt8(ascii: "\\"):
        guard let length = escapeLength(p) else { return nil }
        p += length
      case 0..<0x20, 0x7F: return nil
      case 0x80...0xFF:
        let scalar = decode(p)
        guard let value = scalar.value else { return nil }
        p += scalar.length
        if value == 0x201D { return p }
      default: p += 1
      }
    }
    return nil
  }

  /// The length of a valid escape sequence, backslash included.
  private func escapeLength(_ p: Cursor) -> Int? {
    switch p[1] {
    case UInt8(ascii: "0"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"), UInt8(ascii: "\""),
      UInt8(ascii: "'"), UInt8(ascii: "\\"):
      return 2
    case UInt8(ascii: "u") where p[2] == UInt8(ascii: "{"):
      var length = 3
      while traits[Int(p[length])].contains(.hexadecimal) { length += 1 }
      return length > 3 && length <= 11 && p[length] == UInt8(ascii: "}") ? length + 1 : nil
    default: return nil
    }
  }
}
