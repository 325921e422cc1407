/// Where in a list a view stands.
struct ListPlace {
  /// The call that makes the list.
  let list: NodeID
  /// The view is made once for each element of data.
  var isDataRow = false
}

extension ViewReader {
  /// What a row may stand in between itself and its list.
  private static let rowContainers = NameSet([
    "ForEach", "Section", "Group", "OutlineGroup", "DisclosureGroup",
  ])

  /// Helpers of the file that a row's place is followed through.
  private static let helperLimit = 2

  /// The list that an expression is a row of, also where it is shown through helpers of this file; `nil` where it is a
  /// part of a row, or what it stands in is not known.
  func listPlace(ofRow id: NodeID, helpers: Int = 0) -> ListPlace? {
    var current = id
    var isDataRow = false
    for _ in 0..<12 {
      guard let container = tree.container(of: current) else {
        guard helpers < Self.helperLimit, isBuilt(current) else { return nil }
        for use in uses(ofViewAround: current) {
          if var place = listPlace(ofRow: use, helpers: helpers + 1) {
            place.isDataRow = place.isDataRow || isDataRow
            return place
          }
        }
        return nil
      }
      guard let name = constructed(container.call) else { return nil }
      if let label = tree.name(container.argument), !(label == "content" || label == "rowContent") {
        return nil
      }
      if name == "List" {
        return ListPlace(list: container.call, isDataRow: isDataRow || hasData(container.call))
      }
      guard Self.rowContainers.contains(name) else { return nil }
      if name == "ForEach" || name == "OutlineGroup" { isDataRow = true }
      current = container.call
    }
    return nil
  }

  /// `List(items) { … }`, not `List(selection: $choice) { … }`.
  private func hasData(_ list: NodeID) -> Bool { tree.unlabelledArgument(list) != nil }

  /// Whether an expression is what the property or function around it builds, and no value in it.
  private func isBuilt(_ id: NodeID) -> Bool {
    for ancestor in tree.ancestors(tree.chainTop(id), limit: 40) {
      switch tree.kind(ancestor) {
      case .codeBlock, .accessorBlock, .accessor, .ifStmt, .ifBranch, .switchStmt, .switchCase, .returnStmt,
        .ifConfig, .ifConfigClause, .ternary:
        continue
      case .binding, .funcDecl: return true
      default: return false
      }
    }
    return false
  }
}

extension FileContext {
  /// Whether the system paints a ground of its own, other than that of a screen, behind what a call is given: in a group with
  /// a frame, a popover, an inspector, the sidebar of a split view.
  func paintsGround(_ container: SyntaxTree.Container) -> Bool {
    if let type = views.constructed(container.call) {
      let isSidebar = tree.name(container.argument).map { $0 == "sidebar" } ?? true
      return Catalog.views.has(type, .ground) && !Catalog.views.hasAny(type, [.navigation, .tabs, .scene])
        || type == "NavigationSplitView" && isSidebar
    }
    return tree.name(container.call).map { Catalog.modifiers.has($0, .ground) } ?? false
  }
}
