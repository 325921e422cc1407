/// A name as a number: a 64-bit hash of all its bytes, so that names of different files are compared without their
/// text. 0 stands for no name.
///
/// Two names of one tree of a million names share a symbol with a probability of 1 in 30 million.
typealias Symbol = UInt64

extension Name {
  var symbol: Symbol { SymbolHash.symbol(base, count) }
}

enum SymbolHash {
  private static let multiplier: UInt64 = 0x9E37_79B9_7F4A_7C15

  static func symbol(_ base: UnsafePointer<UInt8>, _ count: Int) -> Symbol {
    let raw = UnsafeRawPointer(base)
    var hash = UInt64(truncatingIfNeeded: count) &* multiplier
    var index = 0
    while index + 8 <= count {
      hash = mix(hash, raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      index += 8
    }
    var rest: UInt64 = 0
    var shift: UInt64 = 0
    while index < count {
      rest |= UInt64(base[index]) &<< shift
      shift &+= 8
      index += 1
    }
    hash = mix(hash, rest)
    return hash == 0 ? 1 : hash
  }

  static func symbol(_ text: StaticString) -> Symbol { symbol(text.utf8Start, text.utf8CodeUnitCount) }

  static func symbol(_ text: some StringProtocol) -> Symbol {
    let bytes = Array(text.utf8)
    return bytes.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { symbol($0, buffer.count) } ?? 1
    }
  }

  /// A symbol out of two: a member's with that of its type. Not symmetric.
  @inline(__always)
  static func mix(_ left: UInt64, _ right: UInt64) -> UInt64 {
    var value = (left ^ (right &* 0xC2B2_AE3D_27D4_EB4F)) &* multiplier
    value ^= value &>> 32
    value = value &* 0xD6E8_FEB8_6659_FD93
    return value ^ (value &>> 29)
  }
}
