/// What of the code users meet at all.
extension FileContext {
  /// Whether no user ever sees what a node draws: it is in a preview or a debugging build, for systems that the app is not
  /// for, or in a view, a modifier or a style that nothing creates.
  func isUnseen(_ node: NodeID) -> Bool {
    if tree.isAside(node) || neverRuns(node) { return true }
    guard let type = tree.enclosingType(of: node), tree.kind(type) == .structDecl, let name = tree.name(type),
      tree.inherits(type, "View") || tree.inherits(type, "ViewModifier")
        || tree.inherits(type, "ButtonStyle"),
      // Others may create it that the index does not have.
      !tree.node(type).flags.contains(.isPublic)
    else { return false }
    return site.project.shownViews.lacks(name.symbol)
  }

  /// Whether code stands in the branch of a check that fails on no system the file is built for: the `else` of
  /// `if #available(iOS 17, *)` for a target of iOS 17.
  func neverRuns(_ node: NodeID) -> Bool {
    guard !platforms.systems.isEmpty else { return false }
    var inner = node
    for ancestor in tree.ancestors(node) {
      defer { inner = ancestor }
      guard tree.kind(ancestor) == .ifStmt else { continue }
      for branch in tree.children(ancestor) {
        if branch == inner { break }
        if alwaysRuns(branch) { return true }
      }
    }
    return false
  }

  /// Whether all that a branch asks for is a version that every target has.
  private func alwaysRuns(_ branch: NodeID) -> Bool {
    guard let block = tree.firstChild(branch, .codeBlock) else { return false }
    var isCheck = false
    for condition in tree.children(branch) where condition != block {
      guard tree.kind(condition) == .availabilityCondition,
        tree.token(Int(tree.node(condition).firstToken)).keyword == .poundAvailable
      else { return false }
      isCheck = true
    }
    guard isCheck else { return false }
    let scope = AvailabilityScope(tree, at: block)
    return platforms.systems.allSatisfy { system in
      guard !scope.excluded.contains(system), let needed = scope.version(for: system) else { return true }
      return platforms.version(for: system).map { $0 >= needed } ?? false
    }
  }

  var accessibility: AccessibilityReader { AccessibilityReader(tree: tree, facts: facts) }

  /// Whether users meet a view and nothing around it names it, hides it or makes it part of something that is named, in
  /// whichever file that stands. What cannot be seen counts as if it did.
  func isExposed(_ view: NodeID, as subject: PlaceSubjects) -> Bool {
    !tree.isAside(view) && !neverRuns(view) && !site.project.settles(accessibility.place(of: view), subject)
  }
}
