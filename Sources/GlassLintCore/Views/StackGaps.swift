/// The gaps that a stack makes.
extension FileContext {
  /// So many stacks of a file with gaps of their own are a habit.
  private static let habit = 3

  /// Whether gaps are mostly written in this file, or in two of three stacks of the project; a small one tells nothing.
  var writesGaps: Bool {
    if site.isInSmallProject { return true }
    let project = site.project.stackHabit
    if project.written >= 2 * project.open { return true }
    let own = facts.kept { StackHabit(of: tree) }.value
    return own.written >= Self.habit && own.written > own.open
  }

  /// Whether a stack holds nothing but lines of text, one below the other, which the system sets closer than other views.
  func isOfLines(_ content: NodeID) -> Bool {
    let parts = views.views(in: content)
    return parts.count > 1
      && parts.allSatisfy { part in
        let chain = views.chain(part)
        guard let type = views.constructed(chain.root) else { return false }
        return type == "Text"
          || !Catalog.views.contains(type) && chain.modifiers.contains { tree.isNamed($0.call, "font") }
      }
  }

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
