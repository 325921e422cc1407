/// Stretches of names, of which many are looked for at once, ASCII letters compared without their case.
struct NameStems: Sendable {
  /// By the letter they begin with.
  private var stems: [[StaticString]]
  /// A bit for each letter that any begins with: most letters of most names are none of these.
  private var letters: UInt32 = 0

  /// - Parameter stems: in lower case, each beginning with a letter.
  init(_ stems: [StaticString]) {
    self.stems = Array(repeating: [], count: 26)
    for stem in stems {
      let letter = stem.utf8Start[0] - UInt8(ascii: "a")
      self.stems[Int(letter)].append(stem)
      letters |= 1 << letter
    }
  }

  /// Whether one of them stands anywhere in a name.
  func areIn(_ name: Name) -> Bool {
    for start in 0..<name.count {
      let letter = (name.base[start] | 0x20) &- UInt8(ascii: "a")
      if letter < 26, letters & 1 << letter != 0,
        stems[Int(letter)].contains(where: { name.hasIgnoringCase($0, at: start) })
      {
        return true
      }
    }
    return false
  }
}
