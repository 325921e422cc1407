/// Tells which parts of a view are never on screen together, also where branches call helpers that draw them.
struct BranchPaths {
  let views: ViewReader

  /// One branch of a condition that has to be taken to come to a view.
  private struct Branch {
    let choice: NodeID
    let taken: NodeID
  }

  /// Helpers within helpers that are followed.
  private static let depthLimit = 4

  /// Places that are looked at for one view.
  private static let placeLimit = 24

  /// Whether a view stands in another branch of one condition than at least one of the others, wherever they are shown.
  func exclude(_ view: NodeID, anyOf others: [NodeID]) -> Bool {
    guard let own = paths(to: view), own.contains(where: { !$0.isEmpty }) else { return false }
    return others.contains { other in
      guard let theirs = paths(to: other) else { return false }
      return own.allSatisfy { path in theirs.allSatisfy { areApart(path, $0) } }
    }
  }

  private func areApart(_ one: [Branch], _ two: [Branch]) -> Bool {
    one.contains { branch in
      two.contains { $0.choice == branch.choice && $0.taken != branch.taken }
    }
  }

  /// The branches to be taken from the body of the type to a view, for each of the ways; `nil` where they are too many.
  private func paths(to view: NodeID) -> [[Branch]]? {
    var paths: [[Branch]] = []
    var open: [(place: NodeID, branches: [Branch], depth: Int)] = [(view, [], 0)]
    var left = Self.placeLimit
    while let (place, branches, depth) = open.popLast() {
      guard left > 0 else { return nil }
      left -= 1
      let path = branches + self.branches(around: place)
      let uses = depth < Self.depthLimit ? self.uses(ofHelperAround: place) : []
      if uses.isEmpty { paths.append(path) }
      open += uses.map { ($0, path, depth + 1) }
    }
    return paths
  }

  private func branches(around place: NodeID) -> [Branch] {
    let tree = views.tree
    var result: [Branch] = []
    var last = place
    for ancestor in tree.ancestors(place) {
      switch tree.kind(ancestor) {
      case .ifStmt, .switchStmt, .ifConfig, .postfixIfConfig, .ternary:
        result.append(Branch(choice: ancestor, taken: last))
      case .memberBlock: return result
      default: break
      }
      last = ancestor
    }
    return result
  }

  /// Where the type itself shows what a property or function of it builds.
  private func uses(ofHelperAround place: NodeID) -> [NodeID] {
    let tree = views.tree
    guard views.isHelper(place), let type = tree.enclosingType(of: place).flatMap({ tree.name($0) }) else {
      return []
    }
    return views.uses(ofViewAround: place).filter { use in
      let target = tree.kind(use) == .call ? tree.callee(use) ?? use : use
      let isOwn = tree.callee(target).map { tree.isNamed($0, "self") } ?? (tree.kind(target) == .identifier)
      return isOwn && tree.enclosingType(of: use).flatMap { tree.name($0) }.map { $0 == type } == true
    }
  }
}

extension SyntaxTree {
  /// Whether two pieces of code stand in different branches of one condition, so that only one of them runs.
  func areBranches(_ one: NodeID, _ other: NodeID) -> Bool {
    guard let common = ancestors(one).first(where: { contains($0, other) }) else { return false }
    return kind(common) == .ifStmt || kind(common) == .switchStmt
  }
}
