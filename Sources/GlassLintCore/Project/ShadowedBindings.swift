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

  /// Whether a call that gives a function nothing but a number in an argument's place, and what else goes without a
  /// label, can mean it.
  private func takes(_ argument: RoleBinding.Argument, _ record: CallableRecord, _ callable: Int32) -> Bool {
    let holder = sections.files[file(ofCallable: callable)]
    let start = Int(holder.slots.start + record.parameters.start)
    let parameters = sections.slots[start..<start + Int(record.parameters.count)]
    func isNumber(_ slot: SlotRecord) -> Bool { slot.numberType != .other }
    func needsMore(than label: Symbol) -> Bool {
      parameters.contains {
        $0.label != 0 && $0.label != label && !$0.flags.contains(.hasDefault) && !$0.flags.contains(.isClosure)
      }
    }
    switch argument {
    case .label(let label):
      let label = SymbolHash.symbol(label)
      return parameters.contains { $0.label == label && isNumber($0) } && !needsMore(than: label)
    case .unlabelled(let position, let count):
      let plain = parameters.filter { $0.label == 0 }
      return plain.count == count && isNumber(plain[position]) && !needsMore(than: 0)
    case .size, .assigned: return false
    }
  }
}
