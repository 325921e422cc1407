/// Where, in a stretch of source, a closing character with pounds behind it stands: `"##`, `/#`.
///
/// Raw strings and extended regular expressions ask whether one that is long enough follows. Looking for it each time
/// would make many of them on one line, or in one file, quadratic, so one look is kept for all who ask later.
struct PoundedClosers: ~Copyable {
  // Not private: the compiler loses a private type in the deinitializer it writes into other files.
  struct Closer: BitwiseCopyable {
    var offset: UInt32
    var pounds: UInt32
  }

  /// In source order, each with more pounds than all that follow, so that the first one left decides.
  private var closers = FlatArray<Closer>(capacity: 4)
  private var first = 0
  /// The source before this offset has been looked at, and need not be again.
  private(set) var end = 0

  /// Whether a closer with at least `pounds` pounds stands between `start` and `end`. Questions come in source order.
  mutating func contains(pounds: Int, from start: Int) -> Bool {
    while first < closers.count, Int(closers[first].offset) < start { first += 1 }
    return first < closers.count && Int(closers[first].pounds) >= pounds
  }

  /// Looks for `character` with pounds behind it.
  /// - Parameter skippingEscapes: whether a character behind a backslash does not count.
  mutating func look(
    for character: UInt8, in bytes: UnsafePointer<UInt8>, from start: Int, to end: Int, skippingEscapes: Bool
  ) {
    closers.removeAll()
    first = 0
    self.end = end
    var index = start
    while index < end {
      if skippingEscapes, bytes[index] == UInt8(ascii: "\\") {
        index += 2
      } else if bytes[index] == character {
        let offset = index
        index += 1
        while bytes[index] == UInt8(ascii: "#") { index += 1 }
        add(Closer(offset: UInt32(truncatingIfNeeded: offset), pounds: UInt32(index - offset - 1)))
      } else {
        index += 1
      }
    }
  }

  private mutating func add(_ closer: Closer) {
    guard closer.pounds > 0 else { return }
    while !closers.isEmpty, closers[closers.count - 1].pounds <= closer.pounds { _ = closers.removeLast() }
    closers.append(closer)
  }
}
