/// Symbols to be looked for among many others, in a flat array. They are hashes already, so nothing is hashed again.
///
/// Invariant: `entries` has a power of two of elements, at least three in four of them empty (0).
struct SymbolSet: Sendable {
  private var entries: [Symbol]
  private(set) var count = 0

  init(_ symbols: some Collection<Symbol>) {
    var size = 16
    while size < symbols.count * 4 { size *= 2 }
    entries = Array(repeating: 0, count: size)
    for symbol in symbols where symbol != 0 { insert(symbol) }
  }

  var isEmpty: Bool { count == 0 }

  private mutating func insert(_ symbol: Symbol) {
    var index = Int(truncatingIfNeeded: symbol) & (entries.count - 1)
    while entries[index] != 0 {
      if entries[index] == symbol { return }
      index = (index + 1) & (entries.count - 1)
    }
    entries[index] = symbol
    count += 1
  }

  @inline(__always)
  func contains(_ symbol: Symbol) -> Bool {
    let mask = entries.count - 1
    var index = Int(truncatingIfNeeded: symbol) & mask
    while entries[index] != 0 {
      if entries[index] == symbol { return true }
      index = (index + 1) & mask
    }
    return false
  }
}
