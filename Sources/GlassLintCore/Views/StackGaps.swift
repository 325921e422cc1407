/// The gaps that a stack makes.
extension SyntaxTree {
  /// Whether two views of a block stand side by side, or those for elements of data. A gap at a spacer lies within the
  /// room that it takes, and beside what is never seen there is none to see.
  func hasGaps(_ content: NodeID) -> Bool {
    let views = statements(content, limit: 8).filter { kind($0) != .variableDecl }
    return views.contains { constructedType(chain($0).root).map { $0 == "ForEach" } ?? false }
      || zip(views, views.dropFirst()).contains { !isRoom($0) && !isRoom($1) }
        && views.filter { !isHidden($0) && !isSpacer($0) }.count > 1
  }

  /// A spacer that only keeps others apart: one of a size of its own is a part of the stack.
  private func isSpacer(_ view: NodeID) -> Bool {
    let chain = chain(view)
    return chain.modifiers.isEmpty && constructedType(chain.root).map { $0 == "Spacer" } ?? false
  }

  /// `.hidden()`, `.opacity(0)`.
  private func isHidden(_ view: NodeID) -> Bool {
    chain(view).modifiers.contains { modifier in
      isNamed(modifier.call, "hidden")
        || isNamed(modifier.call, "opacity")
          && unlabelledArgument(modifier.call).map { number($0) == 0 } == true
    }
  }

  /// A spacer that is as long as it likes, or nothing.
  private func isRoom(_ view: NodeID) -> Bool {
    let chain = chain(view)
    guard let type = constructedType(chain.root) else { return false }
    return type == "EmptyView"
      || type == "Spacer" && argumentCount(chain.root) == 0
        && !chain.modifiers.contains { isNamed($0.call, "frame") }
  }
}

extension FileContext {
  /// Whether a stack has no gap to be seen: all lie at spacers, whose room they are part of, or it holds one view only, to
  /// which a small project may be about to add another.
  func isGapOfNothing(_ value: LandedValue) -> Bool {
    guard value.binding.word == "spacing", value.path.isEmpty,
      let stack = tree.container(of: value.node)?.call, let content = views.content(of: stack)
    else { return false }
    let held = tree.statements(content, limit: 2)
    if held.count == 1, let only = held.first { return !site.isInSmallProject && isOneView(only) }
    return held.count > 1 && !tree.hasGaps(content)
  }

  /// Whether an expression is certainly one view: a stack or a control of SwiftUI's, not what hands its views on one by one.
  private func isOneView(_ view: NodeID) -> Bool {
    guard let type = tree.constructedType(tree.chain(view).root), Catalog.views.contains(type) else {
      return false
    }
    return Catalog.views.hasAny(type, [.stack, .scrolls]) || !Catalog.views.has(type, .container)
  }
}
