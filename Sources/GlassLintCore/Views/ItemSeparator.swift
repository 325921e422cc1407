/// Tells what stands between the items of a row or list from the items: it is there for all of them but the last, or the
/// first, and says nothing of any.
extension FileContext {
  /// Whether a view is only shown for an item that another one follows, or that follows one: `if item != items.last { … }`,
  /// `if index < count - 1 { … }`.
  func isBetweenItems(_ view: NodeID) -> Bool {
    for ancestor in tree.ancestors(view) {
      switch tree.kind(ancestor) {
      case .ifStmt:
        let branches = tree.children(ancestor).filter { tree.kind($0) == .ifBranch }
        guard branches.count == 1 else { return false }
        let conditions = tree.children(branches[0]).filter { tree.kind($0) != .codeBlock }
        if conditions.contains(where: { asksForNeighbor($0, at: view) }) { return true }
      case .funcDecl, .binding, .memberBlock: return false
      default: continue
      }
    }
    return false
  }

  private static let comparisons: [StaticString] = ["!=", "<", ">"]
  /// What the ends of a collection are called.
  private static let ends = NameSet([
    "last", "first", "endIndex", "startIndex", "lastIndex", "upperBound", "lowerBound",
  ])

  /// Whether a condition asks whether an item is not the last or the first one.
  private func asksForNeighbor(_ condition: NodeID, at view: NodeID) -> Bool {
    let condition = tree.unwrapped(condition)
    switch tree.kind(condition) {
    case .prefixExpr:
      guard tree.isNamed(condition, "!"),
        let flag = tree.callee(condition).flatMap({ tree.name(tree.unwrapped($0)) })
      else { return false }
      let words = SpokenName.words(flag.string)
      return words.first == "is" && words.dropFirst().contains { $0 == "last" || $0 == "first" }
    case .sequence:
      let parts = Array(tree.children(condition))
      return parts.indices.contains { position in
        guard position > 0, position + 1 < parts.count,
          Self.comparisons.contains(where: { tree.isNamed(parts[position], $0) })
        else { return false }
        let (left, right) = (parts[position - 1], Array(parts[(position + 1)...]))
        return isItem(left, at: view) && isEnd(right, besides: left)
          || isEnd([left], besides: right[0]) && isItem(right[0], at: view)
      }
    default: return false
    }
  }

  /// Whether an expression is what a loop around a view hands in, or a part of that: `index`, `item.id`, `$0`.
  private func isItem(_ expression: NodeID, at view: NodeID) -> Bool {
    var root = tree.unwrapped(expression)
    while tree.kind(root) == .member, let base = tree.callee(root) { root = tree.unwrapped(base) }
    guard tree.kind(root) == .identifier, let name = tree.name(root) else { return false }
    if name == "$0" { return true }
    guard let declaration = facts.scope.declaration(of: name, at: view)?.node,
      tree.kind(declaration) == .parameter, let closure = tree.parent(declaration)
    else { return false }
    // What a function takes is no item of a loop.
    return tree.kind(closure) == .closure
  }

  /// Whether an expression is where a collection ends: `items.last?.id`, `count - 1`, or the number of its last item.
  private func isEnd(_ parts: [NodeID], besides item: NodeID) -> Bool {
    guard let first = parts.first else { return false }
    if let number = tree.number(first) { return counter(of: item).map { isLimit(number, of: $0) } ?? false }
    let names = tree.subtree(first).compactMap { tree.name($0) }
    if names.contains(where: { Self.ends.contains($0) }) { return true }
    return parts.count > 2 && names.contains { $0 == "count" } && tree.isNamed(parts[1], "-")
      && tree.number(parts[2]) == 1
  }

  /// Whether a number is the first or the last that a loop counts: the third star of five is a rating.
  private func isLimit(_ number: Double, of loop: NodeID) -> Bool {
    if number == 0 { return true }
    guard let range = tree.unlabelledArgument(loop), tree.kind(range) == .sequence else { return false }
    let parts = Array(tree.children(range))
    guard parts.count == 3, let end = tree.number(parts[2]) else { return false }
    return number == (tree.isNamed(parts[1], "..<") ? end - 1 : end)
  }

  /// The `ForEach` that counts its items by a number which an expression is.
  private func counter(of expression: NodeID) -> NodeID? {
    guard tree.kind(expression) == .identifier, let name = tree.name(expression),
      let declaration = facts.scope.declaration(of: name, at: expression)?.node,
      tree.kind(declaration) == .parameter, let closure = tree.parent(declaration),
      tree.kind(closure) == .closure,
      let argument = tree.parent(closure), tree.kind(argument) == .argument, let call = tree.parent(argument)
    else { return nil }
    return accessibility.constructed(call).map { $0 == "ForEach" } ?? false ? call : nil
  }
}
