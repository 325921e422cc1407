/// From names to runs of small integers, to look up every name of a file in: one load for a name that isn't there.
///
/// Invariant: the pointers are allocated by `init`, never written afterwards, and freed by `deinit`; `slots` has
/// `mask + 1` entries, a power of two, at least one of them empty.
final class NameTable: @unchecked Sendable {
  private struct Slot: BitwiseCopyable {
    var hash: UInt32 = 0
    var nameStart: UInt32 = 0
    /// 0 for an empty slot.
    var nameCount: UInt16 = 0
    var valueCount: UInt16 = 0
    var firstValue: UInt32 = 0
  }

  private let slots: UnsafeMutablePointer<Slot>
  private let mask: Int
  private let names: UnsafeMutablePointer<UInt8>
  private let values: UnsafeMutablePointer<UInt16>

  init(_ lists: [String: [UInt16]]) {
    var size = 64
    while size < lists.count * 3 { size *= 2 }
    mask = size - 1
    slots = .allocate(capacity: size)
    slots.initialize(repeating: Slot(), count: size)
    names = .allocate(capacity: max(1, lists.keys.reduce(0) { $0 + $1.utf8.count }) + 8)
    values = .allocate(capacity: max(1, lists.values.reduce(0) { $0 + $1.count }))

    var nameEnd = 0
    var listEnd = 0
    for (name, list) in lists.sorted(by: { $0.key < $1.key }) {
      let start = nameEnd
      for byte in name.utf8 {
        names[nameEnd] = byte
        nameEnd += 1
      }
      let hash = Name.hash(names + start, nameEnd - start)
      var index = Int(hash) & mask
      while slots[index].nameCount != 0 { index = (index + 1) & mask }
      slots[index] = Slot(
        hash: hash, nameStart: UInt32(start), nameCount: UInt16(nameEnd - start),
        valueCount: UInt16(list.count), firstValue: UInt32(listEnd))
      for value in list {
        values[listEnd] = value
        listEnd += 1
      }
    }
  }

  deinit {
    slots.deallocate()
    names.deallocate()
    values.deallocate()
  }

  /// The values of a name; empty for nearly all.
  @inline(__always)
  subscript(name: Name) -> UnsafeBufferPointer<UInt16> {
    var index = Int(name.hash) & mask
    while true {
      let slot = slots[index]
      if slot.nameCount == 0 { return UnsafeBufferPointer(start: nil, count: 0) }
      if slot.hash == name.hash, Int(slot.nameCount) == name.count,
        Name.equal(names + Int(slot.nameStart), name.base, name.count)
      {
        return UnsafeBufferPointer(start: values + Int(slot.firstValue), count: Int(slot.valueCount))
      }
      index = (index + 1) & mask
    }
  }
}
