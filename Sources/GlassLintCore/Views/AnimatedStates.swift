/// The states of a type whose changes are animated where they are shown.
struct AnimatedStates {
  /// Something animates whatever changes, or what follows from states that are not told apart.
  private var animatesAll = false
  /// The names in `value:` and `trigger:`, by their hashes.
  private var names: Set<UInt32> = []

  private static let callNames = ["animation", "transaction", "phaseAnimator", "keyframeAnimator"].map {
    (name: StaticString) in Name(name).hash
  }

  /// - Parameter types: a type's declaration, then its extensions.
  init(_ facts: FileFacts, types: [NodeID]) {
    let tree = facts.tree
    for hash in Self.callNames {
      for call in facts.calls[hash] ?? [] where types.contains(where: { tree.contains($0, call) }) {
        add(call, facts, type: types[0])
      }
    }
  }

  func animates(_ state: Name) -> Bool { animatesAll || names.contains(state.hash) }

  /// `.animation(…, value: isOpen)`, `.animation(…)`, `phaseAnimator(…, trigger: isOpen)`.
  private mutating func add(_ call: NodeID, _ facts: FileFacts, type: NodeID) {
    let tree = facts.tree
    if tree.isNamed(call, "transaction") {
      animatesAll = true
    } else if let value = tree.argument(call, "value") ?? tree.argument(call, "trigger") {
      addNames(value, facts, type: type)
    } else if tree.isNamed(call, "animation"), tree.argument(call, "minimumInterval") == nil,
      !tree.isImplicitMember(call)
    {
      animatesAll = true
    }
  }

  private mutating func addNames(_ value: NodeID, _ facts: FileFacts, type: NodeID) {
    let tree = facts.tree
    for id in tree.subtree(value) where tree.kind(id) == .identifier || tree.kind(id) == .member {
      guard let name = tree.name(id) else { continue }
      names.insert(name.hash)
      // What is computed may follow from any state.
      if let own = tree.ownName(id), let owner = tree.name(type),
        let binding = facts.scope.member(own, ofType: owner)?.node,
        tree.firstChild(binding, .accessorBlock) != nil
      {
        animatesAll = true
      }
    }
  }
}

extension FileFacts {
  /// - Parameter types: a type's declaration, then its extensions.
  func animatedStates(of types: [NodeID]) -> AnimatedStates {
    let all = kept { [NodeID: AnimatedStates]() }
    if let known = all.value[types[0]] { return known }
    let states = AnimatedStates(self, types: types)
    all.value[types[0]] = states
    return states
  }
}
