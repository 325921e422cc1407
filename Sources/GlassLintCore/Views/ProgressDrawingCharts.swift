/// Bars of charts, which are as long as their share of the longest.
extension ProgressDrawing {
  /// Constants and properties within each other that are followed.
  private static let nestingLimit = 2

  /// Nodes of a constant's value or a property's body that are looked at.
  private static let valueLimit = 200

  /// Whether an expression, or a property that it names, divides by the largest of several values:
  /// `value / maxValue`, `count / counts.max()`.
  func isShareOfLargest(_ expression: NodeID, depth: Int = 0) -> Bool {
    tree.subtree(expression).contains { id in
      switch tree.kind(id) {
      case .sequence: return isDividedByLargest(id)
      case .identifier, .member:
        guard depth < Self.nestingLimit, let value = declaredValue(id) else { return false }
        return isShareOfLargest(value, depth: depth + 1)
      default: return false
      }
    }
  }

  private func isDividedByLargest(_ sequence: NodeID) -> Bool {
    var isDivided = false
    for part in tree.children(sequence).prefix(16) {
      if isDivided, isLargest(part) { return true }
      isDivided = tree.kind(part) == .operatorExpr && tree.isNamed(part, "/")
    }
    return false
  }

  private func isLargest(_ divisor: NodeID) -> Bool {
    tree.subtree(divisor).contains { id in
      switch tree.kind(id) {
      case .call: return findsLargest(id)
      case .identifier, .member:
        if isNamedLargest(id) { return true }
        return declaredValue(id).map { tree.subtree($0).contains(where: findsLargest) } ?? false
      default: return false
      }
    }
  }

  /// `maxValue`, `yMax`; a `maximum` is what something can come to.
  private func isNamedLargest(_ id: NodeID) -> Bool {
    guard let name = tree.name(id), !name.containsIgnoringCase("maximum"), !(name == "max") else {
      return false
    }
    return name.hasPrefix("max") || name.hasSuffix("Max")
  }

  /// `values.max()` and `max(first, second)`; with a number, `max(total, 1)`, it only keeps out zero.
  private func findsLargest(_ id: NodeID) -> Bool {
    guard tree.kind(id) == .call, tree.isNamed(id, "max") else { return false }
    let values = tree.arguments(id).compactMap { tree.value($0) }
    guard values.count > 1 else { return tree.calledMember(id) != nil }
    return values.allSatisfy { tree.number(tree.unwrapped($0)) == nil }
  }

  /// The value of a constant, or the body of a property, of this file.
  private func declaredValue(_ use: NodeID) -> NodeID? {
    if let base = tree.callee(use), !tree.isNamed(base, "self") { return nil }
    guard let name = tree.name(use), let declaration = facts.scope.declaration(of: name, at: use),
      !declaration.isOpaque, tree.kind(declaration.node) == .binding,
      let value = tree.value(declaration.node) ?? tree.firstChild(declaration.node, .accessorBlock),
      tree.subtree(value).count <= Self.valueLimit
    else { return nil }
    return value
  }
}
