/// A number written in a file, and a role it ends up in.
struct Landing {
  /// The literal's node.
  let node: NodeID
  /// As it lands, sign included.
  let value: Double
  let role: Role
  /// That of the declaration or place it is written in.
  let numberType: NumberType
  /// The slots it passes through, from the literal to the place; empty where it is written in place.
  let slots: [Int32]
  /// Whether it is an argument of the call of something of the project's own.
  let isPassed: Bool
  let sink: Int32
  /// Whether it ends up in another role as well.
  let hasOtherRoles: Bool
}

extension ProjectIndex {
  /// Where the numbers of a file land, in the order in which they are written; a number once for each role.
  func landings(inFile file: Int) -> [Landing] {
    let record = sections.files[file]
    var result: [Landing] = []
    for index in Int(record.flows.start)..<Int(record.flows.start + record.flows.count) {
      let flow = sections.flows[index]
      guard flow.sourceKind == .literal else { continue }
      let literal = sections.literals[Int(record.literals.start + flow.source)]
      if flow.targetKind == .sink {
        let sink = Int32(record.sinks.start + flow.target)
        guard sections.flowTargets[index] != IndexSections.nowhere,
          let role = Role(index: sections.sinks[Int(sink)].role)
        else { continue }
        result.append(
          Landing(
            node: NodeID(literal.node), value: flow.isNegated ? -literal.value : literal.value, role: role,
            numberType: literal.numberType, slots: [], isPassed: false, sink: sink, hasOtherRoles: false))
      } else {
        let target = sections.flowTargets[index]
        if target >= 0 { follow(literal, flow, into: target, &result) }
      }
    }
    return result.sorted { ($0.node, $0.role.index) < ($1.node, $1.role.index) }
  }

  private func follow(
    _ literal: LiteralRecord, _ flow: FlowRecord, into slot: Int32, _ result: inout [Landing]
  ) {
    // An argument is typed by the parameter it is for.
    let numberType =
      flow.targetKind == .slot ? literal.numberType : sections.slots[Int(slot)].numberType
    let head = sections.reachHeads[Int(slot)]
    var reach = head
    while reach >= 0 {
      let record = sections.reaches[Int(reach)]
      reach = record.sibling
      guard let role = Role(index: record.role) else { continue }
      var slots = [slot]
      var step = record
      while step.nextReach >= 0, slots.count < 64 {
        slots.append(step.nextSlot)
        step = sections.reaches[Int(step.nextReach)]
      }
      let isNegated = flow.isNegated != record.isNegated
      result.append(
        Landing(
          node: NodeID(literal.node), value: isNegated ? -literal.value : literal.value, role: role,
          numberType: numberType, slots: slots, isPassed: flow.targetKind == .argument,
          sink: record.sink, hasOtherRoles: sections.reaches[Int(head)].sibling >= 0))
    }
  }
}

extension Role {
  /// Its position among all roles, for the index.
  var index: UInt8 { UInt8(Role.allCases.firstIndex(of: self) ?? 0) }

  init?(index: UInt8) {
    guard Int(index) < Role.allCases.count else { return nil }
    self = Role.allCases[Int(index)]
  }

  /// How SwiftUI types the numbers of a role.
  var numberType: NumberType {
    switch self {
    case .opacity, .duration: .double
    default: .cgFloat
    }
  }
}
