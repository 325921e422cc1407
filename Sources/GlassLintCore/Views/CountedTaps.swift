/// Actions that count how often they run.
extension FileContext {
  /// Whether a tap counts, and nothing happens until there have been several: `taps += 1; if taps > 4 { … }`, a way in for
  /// those who know, or a double tap.
  func actsLater(_ action: NodeID) -> Bool {
    let called = tree.statements(action).map { tree.unwrapped($0) }.filter { tree.kind($0) == .call }
    let follower = ValueFollower(tree: tree, facts: facts)
    let blocks = [action] + called.compactMap { follower.calledFunction($0) }
    return blocks.contains { block in
      let counted = tree.subtree(block).compactMap { id -> Name? in
        guard tree.kind(id) == .sequence, tree.children(id).contains(where: { tree.isNamed($0, "+=") }) else {
          return nil
        }
        return tree.callee(id).flatMap { tree.ownName($0) }
      }
      return !counted.isEmpty
        && tree.subtree(block).contains { id in
          guard tree.kind(id) == .sequence, !tree.children(id).contains(where: { tree.isNamed($0, "+=") }),
            let counter = counted.first(where: { name in
              tree.subtree(id).contains { tree.name($0).map { $0 == name } ?? false }
            })
          else { return false }
          let first = tree.children(id).contains { tree.isNamed($0, ">") } ? 1.0 : 2.0
          return tree.children(id).contains { tree.number($0).map { $0 >= first } ?? false }
            && !onlyStartsAnew(counter, where: id)
        }
    }
  }

  /// `if page > 3 { page = 0 }`: each tap has turned one.
  private func onlyStartsAnew(_ counter: Name, where condition: NodeID) -> Bool {
    guard let branch = tree.parent(condition), tree.kind(branch) == .ifBranch,
      let block = tree.firstChild(branch, .codeBlock)
    else { return false }
    return tree.statements(block).allSatisfy { tree.changedState(by: $0).map { $0 == counter } ?? false }
  }
}
