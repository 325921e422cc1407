/// Whether views that stand packed side by side have room to be larger.
extension FileContext {
  /// Whether a view is one of as many in a row as a screen has no room for, each as large as a finger needs, with the gaps
  /// that they have: `HStack(spacing: 12) { ForEach(Weekday.allCases) { … } }`. A row that scrolls has room for any number.
  /// - Parameters:
  ///   - gap: what stands between two where the row does not say.
  ///   - width: that of the screen.
  func isCrowdedRow(around view: NodeID, _ minimum: Double, gap: Double, width: Double) -> Bool {
    guard let loop = loop(around: view), let count = count(of: loop), let row = tree.container(of: loop),
      views.constructed(row.call).map({ $0 == "HStack" }) ?? false,
      !tree.containers(of: row.call).contains(where: { container in
        views.constructed(container.call).map { Catalog.views.has($0, .scrolls) } ?? false
          && tree.unlabelledArgument(container.call).map { tree.mentions($0, Name("horizontal")) } ?? false
      })
    else { return false }
    let gap = tree.argument(row.call, "spacing").flatMap { tree.number($0) } ?? gap
    return Double(count) * (minimum + gap) - gap > width
  }

  /// How many views like one stand in its row, where the code says so, whether it makes them in place or by a helper.
  func countInRow(around view: NodeID) -> Int {
    ([view] + views.uses(ofViewAround: view)).map { view in
      guard let loop = loop(around: view), let row = tree.container(of: loop),
        views.constructed(row.call).map({ $0 == "HStack" }) ?? false
      else { return 0 }
      return count(of: loop) ?? 0
    }.max() ?? 0
  }

  /// The widest gap between things that are seen as one drawing, in points.
  private static let packing = 4.0

  /// Whether a view is a mark among many that are packed in two directions, as the days of a year: no finger is meant to hit
  /// one rather than another, and none could be larger.
  func isPackedMark(_ view: NodeID, _ minimum: Double) -> Bool {
    guard let inner = loop(around: view), let stack = tree.container(of: inner),
      let outer = loop(around: stack.call)
    else { return false }
    let follower = ValueFollower(tree: tree, facts: facts)
    let gaps = tree.argument(stack.call, "spacing").map { follower.values(of: $0).map(\.value) } ?? []
    return tree.container(of: outer) != nil && !gaps.isEmpty && gaps.allSatisfy { $0 <= Self.packing }
  }

  /// The `ForEach` that makes a view once for each element.
  private func loop(around view: NodeID) -> NodeID? {
    guard let container = tree.container(of: view),
      views.constructed(container.call).map({ $0 == "ForEach" }) ?? false
    else { return nil }
    return container.call
  }

  /// The list that a constant of the file is set to: `static let days: [Weekday] = [.monday, …]`.
  private func list(named data: NodeID) -> NodeID? {
    let isStatic = tree.kind(data) == .member && tree.callee(data).map { tree.isNamed($0, "Self") } ?? false
    guard let name = isStatic ? tree.name(data) : tree.ownName(data),
      let binding = facts.scope.declaration(of: name, at: data)?.node, tree.kind(binding) == .binding,
      let variable = tree.parent(binding), tree.node(variable).flags.contains(.constant),
      let value = tree.value(binding), tree.kind(value) == .array
    else { return nil }
    return value
  }

  /// For how many elements a `ForEach` makes its views, where the code says so.
  private func count(of loop: NodeID) -> Int? {
    guard let data = tree.unlabelledArgument(loop) else { return nil }
    if let list = list(named: data) { return tree.children(list).count { _ in true } }
    switch tree.kind(data) {
    case .array: return tree.children(data).count { _ in true }
    case .member:
      guard tree.isNamed(data, "allCases"), let type = tree.callee(data).flatMap({ tree.name($0) }) else {
        return nil
      }
      return site.project.caseCount(of: type.symbol)
    case .sequence:
      let parts = Array(tree.children(data))
      guard parts.count == 3, let first = tree.number(parts[0]), let last = tree.number(parts[2]) else {
        return nil
      }
      if tree.isNamed(parts[1], "...") { return Int(exactly: last - first + 1) }
      return tree.isNamed(parts[1], "..<") ? Int(exactly: last - first) : nil
    default: return nil
    }
  }
}

extension FileFacts {
  /// The fewest columns of a grid that leave none as much room as a finger needs, beside the gaps and margins of a phone.
  private static let manyColumns = 7
  /// Words in the names of layouts that put on the next line what has no room on the first.
  private static let wrappingWords: Set<String> = ["flow", "wrap", "wrapped", "wrapping"]
  /// The widest gap of such a layout that is narrower than what small chips lack, in points.
  private static let chipGap = 8.0

  /// Whether a view is one of those that a grid of many columns or a wrapping layout packs: a larger one would take the
  /// touches of its neighbors.
  func isPacked(_ view: NodeID) -> Bool {
    var current = view
    while let call = tree.container(of: current)?.call, let type = tree.constructedType(call) {
      switch type {
      case "ForEach", "Group", "Section": current = call
      case "LazyVGrid":
        return tree.argument(call, "columns").flatMap { count(ofColumns: $0) } ?? 0 >= Self.manyColumns
      default: return !Catalog.views.contains(type) && wraps(call, type)
      }
    }
    return false
  }

  /// `Array(repeating: GridItem(), count: 7)`, also as a property of the file; where that depends, as on a phone, which has
  /// the fewest.
  private func count(ofColumns columns: NodeID) -> Int? {
    if let name = tree.ownName(columns) {
      let values = scope.declaration(of: name, at: columns).map { tree.declaredValues($0.node) } ?? []
      return values.compactMap { tree.ownName($0) == nil ? count(ofColumns: $0) : nil }.min()
    }
    switch tree.kind(columns) {
    case .array: return tree.children(columns).count { _ in true }
    case .call:
      let counts = tree.argument(columns, "count").map {
        ValueFollower(tree: tree, facts: self).values(of: $0)
      }
      return counts?.map(\.value).min().flatMap { Int(exactly: $0) }
    default: return nil
    }
  }

  /// Whether a layout wraps what it is handed, as its name says, and has as many of it as there are elements.
  private func wraps(_ call: NodeID, _ type: Name) -> Bool {
    !Self.wrappingWords.isDisjoint(with: SpokenName.words(type.string))
      && (tree.unlabelledArgument(call) != nil
        || tree.subtree(call).contains { tree.kind($0) == .call && tree.isInitializer($0, "ForEach") })
      && !tree.arguments(call).contains { argument in
        tree.name(argument).map { $0.containsIgnoringCase("spacing") } ?? false
          && tree.value(argument).flatMap { tree.number($0) }.map { $0 > Self.chipGap } ?? false
      }
  }
}

extension FileFacts {
  /// The type in which the modifiers of a chain are first written as they are, around what is tapped or another.
  func typeFirstDressing(_ chain: ModifierChain, _ target: NodeID) -> NodeID? {
    let own = tree.enclosingType(of: target)
    let dressing = chain.modifiers.map { modifier in
      let arguments = tree.arguments(modifier.call).map { tree.text($0) }.joined(separator: ",")
      return (tree.name(modifier.call)?.string ?? "") + arguments
    }.joined(separator: ";")
    let known = kept { Dressings() }
    if let first = known.value.types[dressing] { return first }
    known.value.types[dressing] = own
    return own
  }
}

/// Where in a file the same modifiers are written first.
private struct Dressings {
  var types: [String: NodeID] = [:]
}
