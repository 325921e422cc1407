/// Finds the keyword a word spells, without a branch: a hash table in which no two keywords share a slot, made once and
/// never freed.
struct KeywordTable: @unchecked Sendable {
  private static let slotCount = 2048

  /// Slot → index of a spelling; 0 for an empty slot.
  private let slots: UnsafePointer<UInt8>
  /// The spelling of each keyword, by its raw value. The first is that of no word.
  private let spellings: UnsafePointer<Spelling>
  /// Spreads the keywords' hashes so that each has a slot of its own.
  private let multiplier: UInt32

  /// A word by its first and last eight bytes and its length, which tell all words up to sixteen bytes apart.
  private struct Spelling: BitwiseCopyable {
    var head: UInt64
    var tail: UInt64
    var count: UInt32
    var keyword: Keyword
    var kind: TokenKind
  }

  static let shared = KeywordTable()

  private init() {
    let keywords = Keyword.allCases
    let spellings = UnsafeMutablePointer<Spelling>.allocate(capacity: keywords.count)
    for keyword in keywords {
      let spelling = Self.spelling(of: keyword)
      (spellings + Int(keyword.rawValue)).initialize(to: spelling)
    }
    let slots = UnsafeMutablePointer<UInt8>.allocate(capacity: Self.slotCount)
    // About one multiplier in forty keeps all keywords apart.
    var multiplier: UInt32 = 1
    while !Self.fill(slots, with: spellings, count: keywords.count, multiplier), multiplier < 20_000 {
      multiplier += 2
    }
    self.slots = UnsafePointer(slots)
    self.spellings = UnsafePointer(spellings)
    self.multiplier = multiplier
  }

  private static func fill(
    _ slots: UnsafeMutablePointer<UInt8>, with spellings: UnsafeMutablePointer<Spelling>, count: Int,
    _ multiplier: UInt32
  ) -> Bool {
    slots.initialize(repeating: 0, count: slotCount)
    for index in 1..<count where spellings[index].count != .max {
      let spelling = spellings[index]
      let slot = slot(Name.hash(head: spelling.head, tail: spelling.tail, Int(spelling.count)), multiplier)
      if slots[slot] != 0 { return false }
      slots[slot] = UInt8(index)
    }
    return true
  }

  private static func spelling(of keyword: Keyword) -> Spelling {
    let none = Spelling(head: 0, tail: 0, count: .max, keyword: .none, kind: .identifier)
    let text: String
    switch keyword {
    case .none, .poundIf, .poundElseif, .poundElse, .poundEndif, .poundAvailable, .poundUnavailable,
      .poundSourceLocation:
      return none
    case .wildcard: text = "_"
    default: text = "\(keyword)"
    }
    // Padded, as the source is.
    let bytes = Array(text.utf8) + [UInt8](repeating: 0, count: 8)
    return bytes.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return none }
      let (head, tail) = ends(base, text.utf8.count)
      return Spelling(
        head: head, tail: tail, count: UInt32(text.utf8.count), keyword: keyword,
        kind: keyword.rawValue <= Keyword.wildcard.rawValue ? .keyword : .identifier)
    }
  }

  /// The hash of a word that eight readable bytes follow, its keyword if it spells one, and the kind of its token.
  @inline(__always)
  func find(_ base: UnsafePointer<UInt8>, _ count: Int) -> (hash: UInt32, keyword: Keyword, kind: TokenKind) {
    let (head, tail) = Self.ends(base, count)
    let hash = Name.hash(head: head, tail: tail, count)
    let spelling = spellings + Int(slots[Self.slot(hash, multiplier)])
    let difference =
      (spelling.pointee.head ^ head) | (spelling.pointee.tail ^ tail)
      | UInt64(spelling.pointee.count ^ UInt32(truncatingIfNeeded: count))
    let found = difference == 0
    return (hash, found ? spelling.pointee.keyword : .none, found ? spelling.pointee.kind : .identifier)
  }

  @inline(__always)
  private static func slot(_ hash: UInt32, _ multiplier: UInt32) -> Int { Int((hash &* multiplier) &>> 21) }

  /// The first and last eight bytes of a word of one byte or more, as `Name.hash` wants them.
  @inline(__always)
  private static func ends(_ base: UnsafePointer<UInt8>, _ count: Int) -> (head: UInt64, tail: UInt64) {
    let raw = UnsafeRawPointer(base)
    let isLong = count >= 8
    let head = UInt64(littleEndian: raw.loadUnaligned(as: UInt64.self))
    let tail = UInt64(
      littleEndian: raw.loadUnaligned(fromByteOffset: isLong ? count &- 8 : 0, as: UInt64.self))
    let mask: UInt64 = isLong ? ~0 : (1 &<< UInt64(truncatingIfNeeded: count &* 8)) &- 1
    return (head & mask, isLong ? tail : 0)
  }
}
