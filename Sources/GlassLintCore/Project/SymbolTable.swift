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

  /// A copy of a table, with room for more.
  /// - Parameters:
  ///   - records: how many there are, those of the table first.
  ///   - added: how many keys are to come at most.
  init(_ table: SymbolTable, records: Int, adding added: Int) {
    let used = table.entries.count { $0.key != 0 }
    var size = table.entries.count
    while size < (used + added) * 2 { size *= 2 }
    entries = FlatArray(capacity: size)
    next = FlatArray(capacity: max(records, 1))
    next.append(contentsOf: table.next)
    while next.count < records { next.append(-1) }
    if size == table.entries.count {
      entries.append(contentsOf: table.entries)
    } else {
      for _ in 0..<size { entries.append(SymbolTable.Entry()) }
      for entry in table.entries where entry.key != 0 { entries[index(of: entry.key)] = entry }
    }
  }

  /// Where a key is, or where it is to be.
  private func index(of key: UInt64) -> Int {
    let mask = entries.count - 1
    var index = Int(truncatingIfNeeded: key ^ (key &>> 29)) & mask
    while entries[index].key != 0, entries[index].key != key { index = (index + 1) & mask }
    return index
  }

  /// Puts a record before the others of its key.
  mutating func insert(_ key: UInt64, _ record: Int) {
    let index = index(of: key)
    next[record] = entries[index].key == key ? entries[index].head : -1
    entries[index] = SymbolTable.Entry(key: key, head: Int32(record))
  }

  /// Puts a record behind the others of its key.
  mutating func insertLast(_ key: UInt64, _ record: Int) {
    let index = index(of: key)
    guard entries[index].key == key, entries[index].head >= 0 else { return insert(key, record) }
    var last = Int(entries[index].head)
    while next[last] >= 0 { last = Int(next[last]) }
    next[last] = Int32(record)
    next[record] = -1
  }

  /// Takes a record away from its key.
  mutating func remove(_ key: UInt64, _ record: Int) {
    let index = index(of: key)
    guard entries[index].key == key else { return }
    var before = -1
    var current = Int(entries[index].head)
    while current >= 0, current != record { (before, current) = (current, Int(next[current])) }
    guard current >= 0 else { return }
    if before >= 0 { next[before] = next[record] } else { entries[index].head = next[record] }
    next[record] = -1
  }

  /// Valid as long as the builder lives and is not changed.
  var table: SymbolTable {
    SymbolTable(
      entries: UnsafeBufferPointer(start: entries.base, count: entries.count),
      next: UnsafeBufferPointer(start: next.base, count: next.count))
  }
}
