/// The 64-bit Fowler–Noll–Vo hash (FNV-1a): stable across runs and machines, unlike `Hasher`.
struct FNV1a {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Adds bytes, and a mark between them and what follows.
  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { add(byte) }
    addMark()
  }

  @inline(__always)
  mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }

  /// Ends a part, with a byte that no UTF-8 holds.
  mutating func addMark() { add(0xFF) }
}
