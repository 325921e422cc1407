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

  /// All words with a meaning, in the order of `Keyword`, from the first behind `none` on. Spelled out, because asking
  /// the cases for their names would cost a third of a millisecond at every start.
  private static let words: StaticString = """
    Any as associatedtype break case catch class continue default defer deinit do else enum extension \
    fallthrough false fileprivate for func guard if import in init inout internal is let nil operator \
    precedencegroup private protocol public repeat rethrows return self Self static struct subscript \
    super switch throw throws true try typealias var where while _ actor any async await borrowing \
    consume consuming convenience copy didSet discard distributed dynamic each final get indirect infix \
    isolated lazy macro modify mutating nonisolated nonmutating of open optional override package \
    postfix prefix read reasync required sending set some then unowned unsafe using weak willSet yield \
    _modify _read unsafeAddress unsafeMutableAddress borrow mutate nonsending
    """

  private init() {
    let spellings = UnsafeMutablePointer<Spelling>.allocate(capacity: Int(UInt8.max))
    spellings.initialize(to: Spelling(head: 0, tail: 0, count: .max, keyword: .none, kind: .identifier))
    let count = Self.fill(spellings)
    let slots = UnsafeMutablePointer<UInt8>.allocate(capacity: Self.slotCount)
    // About one multiplier in forty keeps all keywords apart.
    var multiplier: UInt32 = 1
    while !Self.fill(slots, with: spellings, count: count, multiplier), multiplier < 20_000 {
      multiplier += 2
    }
    self.slots = UnsafePointer(slots)
    self.spellings = UnsafePointer(spellings)
    self.multiplier = multiplier
  }

  /// Writes the spellings of all words behind the first; returns how many there are with it.
  private static func fill(_ spellings: UnsafeMutablePointer<Spelling>) -> Int {
    let last = Keyword.wildcard.rawValue
    var index: UInt8 = 1
    var start = words.utf8Start
    let end = start + words.utf8CodeUnitCount
    while start < end, let keyword = Keyword(rawValue: index) {
      var stop = start
      while stop < end, stop[0] != UInt8(ascii: " ") { stop += 1 }
      let (head, tail) = exactEnds(start, stop - start)
      (spellings + Int(index)).initialize(
        to: Spelling(
          head: head, tail: tail, count: UInt32(stop - start), keyword: keyword,
          kind: index <= last ? .keyword : .identifier))
      index += 1
      start = stop + 1
    }
    return Int(index)
  }

  /// As `ends`, but reads nothing behind the word.
  private static func exactEnds(_ base: UnsafePointer<UInt8>, _ count: Int) -> (head: UInt64, tail: UInt64) {
    if count >= 8 { return ends(base, count) }
    var head: UInt64 = 0
    for index in 0..<count { head |= UInt64(base[index]) << UInt64(index * 8) }
    return (head, 0)
  }

  private static func fill(
    _ slots: UnsafeMutablePointer<UInt8>, with spellings: UnsafeMutablePointer<Spelling>, count: Int,
    _ multiplier: UInt32
  ) -> Bool {
    slots.initialize(repeating: 0, count: slotCount)
    for index in 1..<count {
      let spelling = spellings[index]
      let slot = slot(Name.hash(head: spelling.head, tail: spelling.tail, Int(spelling.count)), multiplier)
      if slots[slot] != 0 { return false }
      slots[slot] = UInt8(index)
    }
    return true
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
