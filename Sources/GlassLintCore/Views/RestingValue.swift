/// Values that a finger changes while it drags.
extension FileContext {
  /// Constants that are made of each other.
  private static let valueDepth = 3
  /// Functions that make nothing of zero.
  private static let keepingZero = NameSet(["abs", "min", "Double", "CGFloat"])

  /// What calls a closure while a gesture goes on, or is handed what does.
  private static let gestures = NameSet([
    "gesture", "highPriorityGesture", "simultaneousGesture", "onChanged", "onEnded",
  ])

  /// Whether a value is zero but while a gesture goes on: `-offset / 50`, where the state `offset` starts at 0, nothing else
  /// sets it, and it is set back.
  func isZeroAtRest(_ value: NodeID, depth: Int = 0) -> Bool {
    let value = tree.unwrapped(value)
    switch tree.kind(value) {
    case .identifier, .member:
      guard let name = tree.ownName(value), let binding = declaration(of: name, at: value),
        tree.kind(binding) == .binding, let variable = tree.parent(binding),
        let initial = tree.value(binding), tree.kind(initial) != .accessorBlock
      else { return false }
      if tree.hasAttribute(variable, "GestureState") { return tree.number(initial) == 0 }
      if tree.hasAttribute(variable, "State") {
        return tree.number(initial) == 0 && isSetByGestures(name, binding)
      }
      return depth < Self.valueDepth && isZeroAtRest(initial, depth: depth + 1)
    case .prefixExpr: return tree.isNamed(value, "-") && isFirstZero(value, depth)
    case .sequence:
      return isProductZero(Array(tree.children(value)), depth)
    case .call:
      if tree.isNamed(value, "max"), tree.calledMember(value) == nil {
        return tree.arguments(value).allSatisfy {
          tree.value($0).map { tree.number($0) == 0 || isZeroAtRest($0, depth: depth) } ?? false
        }
      }
      if let name = tree.name(value), Self.keepingZero.contains(name), tree.calledMember(value) == nil {
        return tree.arguments(value).contains {
          tree.value($0).map { isZeroAtRest($0, depth: depth) } ?? false
        }
      }
      // `clamped(to: 0...1)`
      return tree.calledMember(value).map { isFirstZero($0, depth) } ?? false
        && tree.arguments(value).allSatisfy { tree.value($0).map { tree.text($0).hasPrefix("0..") } ?? false }
    default: return false
    }
  }

  /// Whether one of the factors of a product or a quotient is zero at rest; operands and operators come in turn.
  private func isProductZero(_ parts: [NodeID], _ depth: Int) -> Bool {
    parts.indices.allSatisfy { $0 % 2 == 0 || tree.isNamed(parts[$0], "*") || tree.isNamed(parts[$0], "/") }
      && parts.indices.contains { index in
        index % 2 == 0 && (index == 0 || tree.isNamed(parts[index - 1], "*"))
          && isZeroAtRest(parts[index], depth: depth)
      }
  }

  private func isFirstZero(_ expression: NodeID, _ depth: Int) -> Bool {
    tree.callee(expression).map { isZeroAtRest($0, depth: depth) } ?? false
  }

  private func isSetByGestures(_ state: Name, _ declaration: NodeID) -> Bool {
    let changes = (facts.uses[state.hash] ?? []).compactMap { use -> NodeID? in
      guard tree.name(use).map({ $0 == state }) ?? false, let parent = tree.parent(use) else { return nil }
      return tree.changedState(by: parent).map { $0 == state } ?? false ? parent : nil
    }
    let binding = facts.uses[Name.hash(ofBindingTo: state)] ?? []
    return binding.isEmpty
      && changes.contains { tree.kind($0) == .assignment && tree.value($0).flatMap { tree.number($0) } == 0 }
      && changes.allSatisfy { change in
        tree.ancestors(change).contains { ancestor in
          tree.kind(ancestor) == .call && tree.name(ancestor).map { Self.gestures.contains($0) } ?? false
        }
      }
  }
}
