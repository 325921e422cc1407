/// Stretches of names, of which many are looked for at once, ASCII letters compared without their case.
struct NameStems: Sendable {
  /// By the letter they begin with.
  private var stems: [[StaticString]]
  /// By the letter they begin with, a bit for each second one: nearly no two letters of a name begin one of them.
  private var seconds: [UInt32] = Array(repeating: 0, count: 26)

  /// - Parameter stems: in lower case, each beginning with a letter.
  init(_ stems: [StaticString]) {
    self.stems = Array(repeating: [], count: 26)
    for stem in stems {
      let letter = stem.utf8Start[0] - UInt8(ascii: "a")
      self.stems[Int(letter)].append(stem)
      seconds[Int(letter)] |= stem.utf8CodeUnitCount > 1 ? Self.bit(stem.utf8Start[1]) : .max
    }
  }

  /// The same for both cases of a letter.
  private static func bit(_ byte: UInt8) -> UInt32 { 1 << UInt32(byte & 0x1F) }

  /// Whether one of them stands anywhere in a name.
  func areIn(_ name: Name) -> Bool {
    for start in 0..<name.count {
      let letter = (name.base[start] | 0x20) &- UInt8(ascii: "a")
      guard letter < 26 else { continue }
      let second = start + 1 < name.count ? Self.bit(name.base[start + 1]) : .max
      if seconds[Int(letter)] & second != 0,
        stems[Int(letter)].contains(where: { name.hasIgnoringCase($0, at: start) })
      {
        return true
      }
    }
    return false
  }
}
