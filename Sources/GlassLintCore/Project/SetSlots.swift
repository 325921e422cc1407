/// What an expression is the value of.
extension ProjectSite {
  /// The constant, property or function that an expression is all of the value of, or the property that it is given to where
  /// a type is made: `inset` of `Row(inset: Spacing.md + 2)`.
  func slot(setTo expression: NodeID) -> Int32? {
    for ancestor in tree.ancestors(expression, limit: 5) {
      switch tree.kind(ancestor) {
      case .returnStmt, .codeBlock, .accessor, .accessorBlock: continue
      case .binding, .funcDecl:
        return tree.nameToken(ancestor).flatMap { slot(declaredAt: UInt32(tree.token($0).start)) }
      case .argument: return property(givenTo: ancestor)
      default: return nil
      }
    }
    return nil
  }

  private func property(givenTo argument: NodeID) -> Int32? {
    guard let call = tree.parent(argument), let type = tree.constructedType(call),
      let label = tree.name(argument)
    else { return nil }
    let sections = project.index.sections
    let key = IndexResolver(sections: sections)
      .lexicalType(type.symbol, context: context(of: call), file: file, depth: 0)
    var found: [Int32] = []
    sections.memberTable.forEach(IndexResolver.key(key, label.symbol)) { slot in
      if !sections.slots[Int(slot)].flags.contains(.isStatic) { found.append(slot) }
    }
    return found.count == 1 ? found[0] : nil
  }
}

extension ProjectIndex {
  /// A place that the number of a slot ends up in, where all of them give it one role.
  func onlyBinding(ofSlot slot: Int32) -> RoleBinding? {
    var found: RoleBinding?
    var reach = sections.reachHeads[Int(slot)]
    while reach >= 0 {
      let binding = RoleTable.all[Int(sections.sinks[Int(sections.reaches[Int(reach)].sink)].binding)]
      if let found, found.role != binding.role { return nil }
      found = found ?? binding
      reach = sections.reaches[Int(reach)].sibling
    }
    return found
  }
}
