/// Finds the keyword a word spells: an open hash table over `Name.hash`, made once and never freed.
struct KeywordTable: @unchecked Sendable {
  /// Sixteen slots a word, so that nearly every name that is no keyword meets an empty slot at once.
  static let slotCount = 2048

  /// Slot → keyword, `.none` for an empty one.
  let slots: UnsafePointer<Keyword>
  /// Keyword → its spelling.
  let spellings: UnsafePointer<Spelling>

  struct Spelling: BitwiseCopyable {
    var base: UnsafePointer<UInt8>
    var count: Int
    var hash: UInt32
  }

  static let shared = KeywordTable()

  private init() {
    let slots = UnsafeMutablePointer<Keyword>.allocate(capacity: Self.slotCount)
    slots.initialize(repeating: .none, count: Self.slotCount)
    let spellings = UnsafeMutablePointer<Spelling>.allocate(capacity: Keyword.allCases.count)
    for keyword in Keyword.allCases {
      let text = Self.text(of: keyword)
      let letters = UnsafeMutablePointer<UInt8>.allocate(capacity: max(text.utf8.count, 1))
      for (index, byte) in text.utf8.enumerated() { letters[index] = byte }
      let hash = Name.hash(letters, text.utf8.count)
      (spellings + Int(keyword.rawValue)).initialize(
        to: Spelling(base: letters, count: text.utf8.count, hash: hash))
      guard !text.isEmpty else { continue }
      var slot = Int(hash) & (Self.slotCount - 1)
      while slots[slot] != .none { slot = (slot + 1) & (Self.slotCount - 1) }
      slots[slot] = keyword
    }
    self.slots = UnsafePointer(slots)
    self.spellings = UnsafePointer(spellings)
  }

  /// The word that means `keyword` outside backticks; empty for those that stand behind a pound.
  private static func text(of keyword: Keyword) -> String {
    switch keyword {
    case .none, .poundIf, .poundElseif, .poundElse, .poundEndif, .poundAvailable, .poundUnavailable,
      .poundSourceLocation:
      ""
    case .wildcard: "_"
    default: "\(keyword)"
    }
  }

  /// The reserved or contextual keyword with these bytes, or `.none`.
  @inline(__always)
  func keyword(_ base: UnsafePointer<UInt8>, _ count: Int, _ hash: UInt32) -> Keyword {
    var slot = Int(hash) & (Self.slotCount - 1)
    while true {
      let keyword = slots[slot]
      if keyword == .none { return .none }
      let spelling = spellings[Int(keyword.rawValue)]
      if spelling.hash == hash, spelling.count == count, Name.equal(spelling.base, base, count) {
        return keyword
      }
      slot = (slot + 1) & (Self.slotCount - 1)
    }
  }
}

extension Keyword {
  /// Whether the word is a keyword wherever it stands, not only where the grammar asks for it.
  @inline(__always)
  var isReserved: Bool { rawValue != 0 && rawValue <= Keyword.wildcard.rawValue }
}
