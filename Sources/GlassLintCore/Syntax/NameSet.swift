/// A fixed set of names of the field, to look words of the source up in.
///
/// Invariant: the names point into string literals, which live as long as the process; `slots` has `mask + 1` entries,
/// a power of two, at least one of them empty.
struct NameSet: @unchecked Sendable {
  /// Names; those of no bytes are empty slots.
  private let slots: [Name]
  private let mask: Int

  init(_ names: [StaticString]) { self.init(names.map { Name($0) }) }

  /// - Parameter names: of literals.
  init(_ names: [Name]) {
    var size = 8
    while size < names.count * 3 { size *= 2 }
    mask = size - 1
    let empty: StaticString = ""
    var slots = [Name](repeating: Name(base: empty.utf8Start, count: 0, hash: 0), count: size)
    for name in names {
      var index = Int(name.hash) & mask
      while slots[index].count != 0 { index = (index + 1) & mask }
      slots[index] = name
    }
    self.slots = slots
  }

  @inline(__always)
  func contains(_ name: Name) -> Bool {
    var index = Int(name.hash) & mask
    while true {
      let slot = slots[index]
      if slot.count == 0 { return false }
      if slot == name { return true }
      index = (index + 1) & mask
    }
  }

  var hashes: [UInt32] { slots.filter { $0.count != 0 }.map(\.hash) }

  var strings: [String] { slots.lazy.filter { $0.count != 0 }.map(\.string).sorted() }
}
