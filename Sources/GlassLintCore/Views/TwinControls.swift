/// Controls that stand in for each other.
extension FileContext {
  /// Calls of a branch that are looked at.
  private static let twinLimit = 400

  /// The controls of the other branches of a condition, or of an `#if`, that hold the same value:
  /// `if isHidden { SecureField("", text: $password) } else { TextField("", text: $password) }`.
  func twins(of control: NodeID) -> [NodeID] {
    guard let value = boundValue(of: control) else { return [] }
    var twins: [NodeID] = []
    for branch in tree.ancestors(control).prefix(while: { tree.kind($0) != .memberBlock })
    where tree.kind(branch) == .ifBranch || tree.kind(branch) == .ifConfigClause {
      guard let condition = tree.parent(branch) else { continue }
      for other in tree.children(condition) where other != branch {
        for call in tree.subtree(other).prefix(Self.twinLimit) where tree.kind(call) == .call {
          guard accessibility.constructed(call).map({ Catalog.views.hasAny($0, [.field, .value]) }) ?? false,
            boundValue(of: call).map({ tree.spellsTheSame($0, value) }) ?? false
          else { continue }
          twins.append(call)
        }
      }
    }
    return twins
  }

  /// What a control edits or sets.
  func boundValue(of control: NodeID) -> NodeID? {
    ["text", "value", "isOn", "selection"].lazy.compactMap { [tree] (label: StaticString) in
      tree.argument(control, label)
    }.first
  }
}
