/// What a distance between views depends on besides a scale, as far as the code around it shows.
extension FileContext {
  /// The modifier that puts a distance around a view, and on which edges; `nil` for other numbers, and one that is handed on.
  private func padding(_ landed: LandedValue) -> (call: NodeID, edges: EdgeSet)? {
    guard landed.path.isEmpty, landed.binding.role == .spacing,
      let call = tree.containers(of: landed.node).prefix(2).map(\.call).first(where: { tree.isModifier($0) }),
      tree.isNamed(call, "padding"),
      let part = tree.paddingParts(of: call)?.first(where: {
        $0.amount.map { tree.contains($0, landed.node) } ?? false
      })
    else { return nil }
    return (call, part.edges)
  }

  // MARK: Sums

  /// Whether a padding is one part of a sum: another one lies right beside it on the same edges, or something in its chain is
  /// worked out with it, or with both of its sides: `.frame(height: height - 12).padding(6)`.
  func isAddend(_ landed: LandedValue) -> Bool {
    guard let padding = padding(landed) else { return false }
    let chain = tree.chain(containing: padding.call).modifiers
    guard let own = chain.firstIndex(where: { $0.call == padding.call }) else { return false }
    func isPadding(_ modifier: Modifier) -> Bool { tree.isNamed(modifier.call, "padding") }
    let beside =
      Array(chain[..<own].reversed().prefix(while: isPadding))
      + Array(chain[(own + 1)...].prefix(while: isPadding))
    let isAdded = beside.contains { modifier in
      (tree.paddingParts(of: modifier.call) ?? []).contains { !$0.edges.isDisjoint(with: padding.edges) }
    }
    return isAdded
      || chain.contains { modifier in
        modifier.call != padding.call
          && tree.arguments(modifier.call).contains { argument in
            tree.value(argument).map { isWorkedOut($0, with: [landed.value, 2 * landed.value]) } ?? false
          }
      }
  }

  /// Whether an expression, and not what a closure does, adds one of some numbers to something or takes it from that.
  private func isWorkedOut(_ expression: NodeID, with numbers: [Double]) -> Bool {
    guard tree.kind(expression) != .closure else { return false }
    return tree.subtree(expression).contains { sum in
      tree.kind(sum) == .sequence
        && tree.children(sum).contains { tree.isNamed($0, "-") || tree.isNamed($0, "+") }
        && tree.children(sum).contains { tree.number($0).map(numbers.contains) ?? false }
    }
  }

  // MARK: Distances by themselves

  /// Whether nothing shows that a distance is what it is for something else: it is the gap of a stack or the room around
  /// content, and its place, its neighbors, the platform and where else it goes have no say in it.
  func standsAlone(_ landed: LandedValue) -> Bool {
    guard landed.binding.place != .gap, !isAddend(landed), !isOfMockUp(landed),
      !isInOverlay(landed.node), !isAllOrNothing(landed.node), !isOfBuild(landed.node),
      !goesElsewhere(landed)
    else { return false }
    if let type = tree.enclosingType(of: landed.node), overlapsViews(type) { return false }
    guard let padding = padding(landed) else { return !isBesidePadded(landed) }
    // What is taken from a collection may be a picture as well as a text.
    return tree.kind(tree.chain(containing: padding.call).root) != .subscriptCall
      && !isFixed(padding) && !isBesideFixed(padding.call)
  }

  // MARK: Boxes

  /// Whether a padding is one of two that give a box its proportions: more to the sides than above and below, and not around
  /// a ground that the box has already.
  func isSideOfBox(_ landed: LandedValue) -> Bool {
    guard let padding = padding(landed), padding.edges == .horizontal || padding.edges == .vertical else {
      return false
    }
    let modifiers = tree.chain(containing: padding.call).modifiers
    return !modifiers.prefix { $0.call != padding.call }.contains(where: isGround)
      && modifiers.contains { modifier in
        tree.isNamed(modifier.call, "padding")
          && (tree.paddingParts(of: modifier.call) ?? []).contains { part in
            part.edges.isDisjoint(with: padding.edges)
          }
      }
  }

  /// The other distances around the box that a padding is on one side of, up to a ground between them; those of other edges, of
  /// insets.
  func otherSides(of landed: LandedValue) -> [NodeID] {
    guard landed.path.isEmpty, let call = tree.container(of: landed.node)?.call else { return [] }
    var sides =
      landed.binding.place == .inset
      ? tree.arguments(call).compactMap { tree.value($0) }.filter { !tree.contains($0, landed.node) } : []
    guard let padding = padding(landed) else { return sides }
    sides += boxPaddings(padding.call).filter { $0 != padding.call }
      .flatMap { tree.paddingParts(of: $0) ?? [] }.compactMap(\.amount)
    return sides
  }

  /// The paddings around one box, up to a ground between them, of which one is given; the innermost first.
  private func boxPaddings(_ padding: NodeID) -> [NodeID] {
    let chain = tree.chain(containing: padding).modifiers
    guard let own = chain.firstIndex(where: { $0.call == padding }) else { return [padding] }
    let box =
      chain[..<own].reversed().prefix { !isGround($0) }.reversed() + chain[own...].prefix { !isGround($0) }
    return box.map(\.call).filter { tree.isNamed($0, "padding") }
  }

  /// What all the numbers of one box have in common, where a distance or a radius is one of them: the first padding around it;
  /// the view that shapes are laid behind, over and around, be it a shape itself.
  func box(of landed: LandedValue, in call: NodeID) -> NodeID {
    if let padding = padding(landed) { return boxPaddings(padding.call).first ?? call }
    guard landed.binding.role == .radius else { return call }
    var view = tree.isModifier(call) ? tree.chain(containing: call).root : call
    while let outer = tree.container(of: view)?.call, let name = tree.name(outer) {
      if tree.isModifier(outer), Catalog.modifiers.hasAny(name, [.layer, .clips]) {
        view = tree.chain(containing: outer).root
      } else if Catalog.views.has(name, .depth) {
        view = outer
      } else {
        break
      }
    }
    return view
  }

  private func isGround(_ modifier: Modifier) -> Bool {
    Catalog.modifiers.has(tree.name(of: modifier.name), .background)
      || tree.isNamed(modifier.call, "glassEffect")
  }

  // MARK: Editors

  /// Containers around a text that are looked at.
  private static let editorDepth = 4

  /// Whether a padding is that of a text which lies over a `TextEditor`, whose own inset it has to meet.
  func isOverEditor(_ landed: LandedValue) -> Bool {
    guard landed.path.isEmpty,
      let padding = tree.containers(of: landed.node).map(\.call).first(where: { tree.isModifier($0) }),
      tree.constructedType(tree.chain(containing: padding).root).map({ $0 == "Text" }) ?? false
    else { return false }
    return tree.containers(of: padding).prefix(Self.editorDepth).contains { container in
      let isLayered =
        tree.constructedType(container.call).map { $0 == "ZStack" } ?? false
        || tree.isNamed(container.call, "overlay") || tree.isNamed(container.call, "background")
      return isLayered
        && tree.subtree(container.call).contains {
          tree.kind($0) == .call && tree.constructedType($0).map { $0 == "TextEditor" } ?? false
        }
    }
  }

  // MARK: Other uses

  /// What moves, sizes and cuts views.
  private static let movers: [StaticString] = ["offset", "position", "frame", "mask"]

  /// Whether a number that has a name is also what moves or sizes something, be it that nobody sees what else a view of another
  /// file does with the gap that it is handed.
  private func goesElsewhere(_ landed: LandedValue) -> Bool {
    if landed.path.isEmpty { return false }
    if landed.sink.file != nil {
      return TokenUses.gapTakers.contains(landed.taker) && landed.path.contains { $0.contains("(") }
    }
    let names = Set(
      landed.path.map { name in
        let label = name.split(separator: "(").last.map(String.init) ?? name
        return label.hasSuffix(":)") ? String(label.dropLast(2)) : label
      } + landed.steps.map(\.name))
    return Self.movers.contains { mover in
      (facts.calls[Name(mover).hash] ?? []).contains { call in
        tree.isNamed(call, mover)
          && tree.arguments(call).contains { argument in
            tree.subtree(argument).contains { id in
              (tree.kind(id) == .identifier || tree.kind(id) == .member)
                && tree.name(id).map { names.contains($0.string) } ?? false
            }
          }
      }
    }
  }

  /// Whether something is laid over another view, whose measures it goes by.
  private func isInOverlay(_ node: NodeID) -> Bool {
    tree.containers(of: node).contains { tree.isNamed($0.call, "overlay") && tree.isModifier($0.call) }
  }

  /// Whether a number is there with something, and else none: `showsBar ? 11 : 0`.
  private func isAllOrNothing(_ literal: NodeID) -> Bool {
    guard let choice = tree.ancestors(literal, limit: 3).first(where: { tree.kind($0) == .ternary }) else {
      return false
    }
    return tree.children(choice).dropFirst().contains { tree.number($0) == 0 }
  }

  /// Whether code stands in one of several branches of an `#if` among the members or statements of a type.
  private func isOfBuild(_ node: NodeID) -> Bool {
    for ancestor in tree.ancestors(node) {
      if tree.kind(ancestor) == .ifConfigClause { return true }
      if tree.isTypeDeclaration(ancestor) { return false }
    }
    return false
  }

  /// Nodes of a type that are looked at.
  private static let typeLimit = 4_000

  /// Whether a view lets others lie over each other by a gap that is none: `VStack(spacing: -20)`.
  private func overlapsViews(_ type: NodeID) -> Bool {
    tree.subtree(type).prefix(Self.typeLimit).contains { call in
      guard tree.kind(call) == .call, let gap = tree.argument(call, "spacing") else { return false }
      return tree.kind(gap) == .prefixExpr && tree.isNamed(gap, "-")
        || tree.number(gap).map { $0 < 0 } ?? false
    }
  }

  /// Whether the view that a padding is put on, or what it makes of that, has a size of its own in that direction.
  private func isFixed(_ padding: (call: NodeID, edges: EdgeSet)) -> Bool {
    let sides: [StaticString] =
      (padding.edges.isDisjoint(with: .horizontal) ? [] : ["width"])
      + (padding.edges.isDisjoint(with: .vertical) ? [] : ["height"])
    return tree.chain(containing: padding.call).modifiers.contains { hasFrame($0.call, sides) }
  }

  private func hasFrame(_ modifier: NodeID, _ sides: [StaticString]) -> Bool {
    tree.isNamed(modifier, "frame")
      && sides.contains { tree.argument(modifier, $0).flatMap { tree.number($0) } != nil }
  }

  /// What a padded view stands beside that are looked at, and views within views.
  private static let (siblings, depth) = (16, 4)

  /// Whether a padded view stands in a stack beside one of a fixed size, to which it may be aligned.
  private func isBesideFixed(_ padding: NodeID) -> Bool {
    siblings(of: tree.chainTop(padding)).contains { isFixedInside($0, depth: 0) }
  }

  /// The views that stand beside one in a stack.
  private func siblings(of view: NodeID) -> [NodeID] {
    guard let container = tree.container(of: view), let name = tree.constructedType(container.call),
      name.hasSuffix("Stack"), let closure = tree.closure(container.argument)
    else { return [] }
    let all = tree.statements(closure, limit: Self.siblings)
    return all.contains(view) ? all.filter { $0 != view } : []
  }

  /// Whether a view has a fixed size, or is made around just one that has.
  private func isFixedInside(_ view: NodeID, depth: Int) -> Bool {
    let chain = tree.chain(view)
    if chain.modifiers.contains(where: { hasFrame($0.call, ["width", "height"]) }) { return true }
    guard depth < Self.depth, tree.kind(chain.root) == .call else { return false }
    return tree.arguments(chain.root).contains { argument in
      guard let closure = tree.closure(argument) else { return false }
      let content = tree.statements(closure, limit: 2)
      return content.count == 1 && isFixedInside(content[0], depth: depth + 1)
    }
  }

  /// Whether a view of the stack whose gap a number is has room of its own towards the others, which adds to the gap.
  private func isBesidePadded(_ landed: LandedValue) -> Bool {
    guard landed.path.isEmpty, let call = tree.container(of: landed.node)?.call,
      let stack = tree.constructedType(call), let closure = tree.trailingClosure(call)
    else { return false }
    let edges: EdgeSet = stack.hasSuffix("HStack") ? .horizontal : .vertical
    return tree.statements(closure, limit: Self.siblings).contains { view in
      tree.chain(view).modifiers.contains { modifier in
        tree.isNamed(modifier.call, "padding")
          && (tree.paddingParts(of: modifier.call) ?? []).contains { !$0.edges.isDisjoint(with: edges) }
      }
    }
  }
}
