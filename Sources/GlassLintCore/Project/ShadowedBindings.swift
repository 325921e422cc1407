extension IndexResolver {
  /// The places that give a role, by their position in `RoleTable.all`, whose type or function the project gives a
  /// meaning of its own for all its files to see.
  func shadowedBindings() -> [Bool] { RoleTable.all.map { isShadowed($0) } }

  private func isShadowed(_ binding: RoleBinding) -> Bool {
    let name = SymbolHash.symbol(binding.name)
    switch binding.form {
    case .initializer: return declaration(ofType: Self.key(0, name)) != nil
    case .modifier: return hasCallable(Self.key(0, SymbolHash.symbol("View")), name, for: binding.argument)
    case .member(let owners):
      return owners.contains {
        hasCallable(Self.key(0, SymbolHash.symbol($0)), name, for: binding.argument)
      }
    case .property: return false
    }
  }

  private func hasCallable(_ owner: UInt64, _ name: Symbol, for argument: RoleBinding.Argument) -> Bool {
    var isFound = false
    sections.callableTable.forEach(Self.key(owner, name)) { callable in
      let record = sections.callables[Int(callable)]
      if !record.flags.contains(.isPrivate), takes(argument, record, callable) { isFound = true }
    }
    return isFound
  }

  /// Whether a call that gives a function nothing but a number in an argument's place can mean it. One that asks for
  /// more is an overload that calls what it is named after, as a rule.
  private func takes(_ argument: RoleBinding.Argument, _ record: CallableRecord, _ callable: Int32) -> Bool {
    let holder = sections.files[file(ofCallable: callable)]
    let start = Int(holder.slots.start + record.parameters.start)
    let needed = sections.slots[start..<start + Int(record.parameters.count)].filter {
      !$0.flags.contains(.hasDefault) && !$0.flags.contains(.isClosure)
    }
    guard needed.count == 1, needed[needed.startIndex].numberType != .other else { return false }
    let label = needed[needed.startIndex].label
    switch argument {
    case .label(let wanted): return label == SymbolHash.symbol(wanted)
    case .unlabelled: return label == 0
    case .size, .assigned: return false
    }
  }
}
