/// Which rules to ask about which node, for all rules of a run at once: a call is matched by the hash of its name, so
/// that a rule costs nothing where none of its names occurs.
///
/// Invariant: the pointers are allocated by `init`, never written afterwards, and freed by `deinit`; `slots` has
/// `mask + 1` entries, a power of two, at least one of them empty.
final class RuleDispatch: @unchecked Sendable {
  /// One name some rule is triggered by.
  private struct Slot: BitwiseCopyable {
    var hash: UInt32 = 0
    var nameStart: UInt32 = 0
    /// 0 for an empty slot.
    var nameCount: UInt16 = 0
    var ruleCount: UInt16 = 0
    var firstRule: UInt32 = 0
  }

  private let slots: UnsafeMutablePointer<Slot>
  private let mask: Int
  private let names: UnsafeMutablePointer<UInt8>
  /// Rule indices, in runs that `Slot.firstRule` points into.
  private let ruleLists: UnsafeMutablePointer<UInt16>
  /// For each `NodeKind`, the rules asked about every node of that kind; calls with a matching name aside.
  private let byKind: [[Int]]
  private let hasKind: UnsafeMutablePointer<Bool>

  init(_ rules: [Rule]) {
    var lists: [String: [UInt16]] = [:]
    var byKind = Array(repeating: [Int](), count: 256)
    for (index, rule) in rules.enumerated() {
      for name in Set(rule.triggers.calls) { lists[name, default: []].append(UInt16(index)) }
      for kind in rule.triggers.kinds { byKind[Int(kind.rawValue)].append(index) }
    }
    self.byKind = byKind
    hasKind = .allocate(capacity: 256)
    for kind in 0..<256 { hasKind[kind] = !byKind[kind].isEmpty }

    var size = 64
    while size < lists.count * 3 { size *= 2 }
    mask = size - 1
    slots = .allocate(capacity: size)
    slots.initialize(repeating: Slot(), count: size)
    names = .allocate(capacity: max(1, lists.keys.reduce(0) { $0 + $1.utf8.count }) + 8)
    ruleLists = .allocate(capacity: max(1, lists.values.reduce(0) { $0 + $1.count }))

    var nameEnd = 0
    var listEnd = 0
    for (name, rules) in lists.sorted(by: { $0.key < $1.key }) {
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
        ruleCount: UInt16(rules.count),
        firstRule: UInt32(listEnd))
      for rule in rules {
        ruleLists[listEnd] = rule
        listEnd += 1
      }
    }
  }

  deinit {
    slots.deallocate()
    names.deallocate()
    ruleLists.deallocate()
    hasKind.deallocate()
  }

  /// The rules asked about every node of a kind.
  @inline(__always)
  func rules(for kind: NodeKind) -> [Int]? { hasKind[Int(kind.rawValue)] ? byKind[Int(kind.rawValue)] : nil }

  /// The rules triggered by a name; empty for nearly all.
  @inline(__always)
  func rules(for name: Name) -> UnsafeBufferPointer<UInt16> {
    var index = Int(name.hash) & mask
    while true {
      let slot = slots[index]
      if slot.nameCount == 0 { return UnsafeBufferPointer(start: nil, count: 0) }
      if slot.hash == name.hash, Int(slot.nameCount) == name.count,
        Name.equal(names + Int(slot.nameStart), name.base, name.count)
      {
        return UnsafeBufferPointer(start: ruleLists + Int(slot.firstRule), count: Int(slot.ruleCount))
      }
      index = (index + 1) & mask
    }
  }
}
