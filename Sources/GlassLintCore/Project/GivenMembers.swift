extension Project {
  /// The names that the project gives a property of a type where it makes values of that, as members of the property's own
  /// type: `prominent` of `BlurView(style: .prominent)`; `nil` where something else is given.
  func membersGiven(to label: Symbol, of type: Symbol) -> Set<Symbol>? {
    let sections = index.sections
    let resolver = IndexResolver(sections: sections)
    var members: Set<Symbol> = []
    for record in sections.files {
      for flow in sections.flows.share(record.flows) where flow.targetKind == .argument {
        let argument = sections.arguments[Int(record.arguments.start + flow.target)]
        let callee = sections.references[Int(record.references.start + argument.callee)]
        guard callee.isInitializer, resolver.symbols(callee.path, record).last == type,
          case let labels = resolver.symbols(callee.labels, record), Int(argument.position) < labels.count,
          labels[Int(argument.position)] == label
        else { continue }
        guard flow.sourceKind == .reference else { return nil }
        let path = resolver.symbols(
          sections.references[Int(record.references.start + flow.source)].path, record)
        guard let last = path.last else { return nil }
        members.insert(last)
      }
    }
    return members
  }
}
