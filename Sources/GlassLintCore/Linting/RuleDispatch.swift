/// Which rules to ask about which node, for all rules of a run at once: a call is matched by the hash of its name, so
/// that a rule costs nothing where none of its names occurs.
///
/// Invariant: the pointer is allocated by `init`, never written afterwards, and freed by `deinit`.
final class RuleDispatch: @unchecked Sendable {
  private let byName: NameTable
  /// For nodes that are named and no calls.
  private let byOtherName: NameTable
  /// For each `NodeKind`, the rules asked about every node of that kind; calls with a matching name aside.
  private let byKind: [[Int]]
  private let hasKind: UnsafeMutablePointer<Bool>
  /// Whether some rule is about names of this kind of node.
  private let hasNames: UnsafeMutablePointer<Bool>
  private static let namedKinds: [NodeKind] = [.member, .identifier, .macroExpansion]

  init(_ rules: [Rule]) {
    var lists: [String: [UInt16]] = [:]
    var otherLists: [String: [UInt16]] = [:]
    var byKind = Array(repeating: [Int](), count: 256)
    for (index, rule) in rules.enumerated() {
      for name in Set(rule.triggers.calls) { lists[name, default: []].append(UInt16(index)) }
      for name in Set(rule.triggers.names) { otherLists[name, default: []].append(UInt16(index)) }
      for kind in rule.triggers.kinds { byKind[Int(kind.rawValue)].append(index) }
    }
    byName = NameTable(lists)
    byOtherName = NameTable(otherLists)
    self.byKind = byKind
    hasKind = .allocate(capacity: 256)
    for kind in 0..<256 { hasKind[kind] = !byKind[kind].isEmpty }
    hasNames = .allocate(capacity: 256)
    hasNames.initialize(repeating: false, count: 256)
    for kind in Self.namedKinds { hasNames[Int(kind.rawValue)] = !otherLists.isEmpty }
  }

  deinit {
    hasKind.deallocate()
    hasNames.deallocate()
  }

  /// Whether nodes of a kind are to be looked up by their names.
  @inline(__always)
  func asksNames(of kind: NodeKind) -> Bool { hasNames[Int(kind.rawValue)] }

  /// The rules triggered by the name of a node that is no call.
  @inline(__always)
  func rules(forOther name: Name) -> UnsafeBufferPointer<UInt16> { byOtherName[name] }

  /// The rules asked about every node of a kind.
  @inline(__always)
  func rules(for kind: NodeKind) -> [Int]? { hasKind[Int(kind.rawValue)] ? byKind[Int(kind.rawValue)] : nil }

  /// The rules triggered by a name; empty for nearly all.
  @inline(__always)
  func rules(for name: Name) -> UnsafeBufferPointer<UInt16> { byName[name] }
}
