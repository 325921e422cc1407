/// Positions of records by a 64-bit key, several records to a key, in two flat arrays.
///
/// Invariant: `entries` has a power of two of elements, at least one of them empty (key 0); `next` has one element for
/// each record, and chains end with -1.
struct SymbolTable {
  struct Entry: BitwiseCopyable {
    var key: UInt64 = 0
    var head: Int32 = -1
  }

  let entries: UnsafeBufferPointer<Entry>
  let next: UnsafeBufferPointer<Int32>

  /// The first record of a key, or -1.
  @inline(__always)
  func first(_ key: UInt64) -> Int32 {
    let mask = entries.count - 1
    var index = Int(truncatingIfNeeded: key ^ (key &>> 29)) & mask
    while true {
      let entry = entries[index]
      if entry.key == key { return entry.head }
      if entry.key == 0 { return -1 }
      index = (index + 1) & mask
    }
  }

  /// The records of a key, last added first.
  @inline(__always)
  func forEach(_ key: UInt64, _ body: (Int32) -> Void) {
    var record = first(key)
    while record >= 0 {
      body(record)
      record = next[Int(record)]
    }
  }
}

/// Makes a `SymbolTable`.
struct SymbolTableBuilder: ~Copyable {
  private(set) var entries: FlatArray<SymbolTable.Entry>
  private(set) var next: FlatArray<Int32>

  /// - Parameter records: how many there are, whether they get a key or not.
  init(records: Int, keys: Int) {
    var size = 16
    while size < keys * 2 { size *= 2 }
    entries = FlatArray(capacity: size)
    for _ in 0..<size { entries.append(SymbolTable.Entry()) }
    next = FlatArray(capacity: max(records, 1))
    for _ in 0..<records { next.append(-1) }
  }

  mutating func insert(_ key: UInt64, _ record: Int) {
    let mask = entries.count - 1
    var index = Int(truncatingIfNeeded: key ^ (key &>> 29)) & mask
    while entries[index].key != 0, entries[index].key != key { index = (index + 1) & mask }
    next[record] = entries[index].key == key ? entries[index].head : -1
    entries[index] = SymbolTable.Entry(key: key, head: Int32(record))
  }

  /// Valid as long as the builder lives and is not changed.
  var table: SymbolTable {
    SymbolTable(
      entries: UnsafeBufferPointer(start: entries.base, count: entries.count),
      next: UnsafeBufferPointer(start: next.base, count: next.count))
  }
}
