/// What the states that a tap changes come to: a pose, more of a text, other words.
extension TapGestureTrait {
  /// Steps from a state to the modifier that it sets something of.
  static let useDepth = 8

  /// The uses of the state that a statement changes, all others aside; none where it changes something else.
  static func uses(ofStateChangedBy statement: NodeID, _ context: borrowing RuleContext) -> [NodeID] {
    let tree = context.tree
    guard let state = tree.changedState(by: statement), let type = tree.enclosingType(of: statement) else {
      return []
    }
    // `if lines == nil { lines = 3 } else { lines = nil }`: what else is done there is looked at by itself.
    let action = tree.ancestors(statement).first {
      [.closure, .funcDecl, .memberBlock].contains(tree.kind($0))
    }
    return (context.facts.uses[state.hash] ?? []).filter { use in
      // Not the modifier of that name.
      tree.ownName(use).map { $0 == state } == true && tree.contains(type, use)
        && !(action.map { tree.kind($0) != .memberBlock && tree.contains($0, use) } ?? false)
    }
  }

  /// Whether a statement changes nothing but how much of a text is shown, all of which VoiceOver reads, and how that
  /// moves or fades.
  static func unfoldsLines(
    _ statement: NodeID, tapped call: NodeID, _ context: borrowing RuleContext
  ) -> Bool {
    let tree = context.tree
    let others = uses(ofStateChangedBy: statement, context)
    let root = context.file.views.chain(containing: call).root
    func limits(_ use: NodeID) -> Bool {
      tree.ancestors(use, limit: useDepth).contains { modifier in
        guard tree.kind(modifier) == .call,
          let argument = tree.arguments(modifier).first(where: { tree.contains($0, use) })
        else { return false }
        return tree.isNamed(modifier, "lineLimit")
          || tree.isNamed(modifier, "frame") && tree.value(argument).map { isFold($0, tree) } ?? false
      }
    }
    return others.contains(where: limits)
      && others.allSatisfy { limits($0) || isPose($0, of: root, context) || fades($0, context) }
  }

  /// `isOpen ? nil : 180` for a height: the text goes on below it.
  private static func isFold(_ value: NodeID, _ tree: SyntaxTree) -> Bool {
    guard tree.kind(value) == .ternary, let argument = tree.parent(value),
      tree.name(argument).map({ $0 == "maxHeight" || $0 == "height" }) ?? false
    else { return false }
    let sides = tree.children(value).dropFirst()
    return sides.contains { tree.kind($0) == .nilLiteral || tree.isNamed($0, "infinity") }
      && !sides.contains { tree.number($0) == 0 }
  }

  /// Whether a state decides at `use` only whether something without words and pictures is drawn, as the fade at the end of
  /// a text.
  private static func fades(_ use: NodeID, _ context: borrowing RuleContext) -> Bool {
    let tree = context.tree
    let reader = context.file.accessibility
    guard let condition = tree.ancestors(use, limit: useDepth).first(where: { tree.kind($0) == .ifStmt })
    else { return false }
    let views = tree.children(condition).compactMap { tree.firstChild($0, .codeBlock) }
      .flatMap { tree.statements($0) }
    return views.allSatisfy { view in
      if tree.contains(view, use) { return false }
      if reader.chain(view).modifiers.contains(where: { reader.hides($0) }) { return true }
      let content = reader.content(of: [view])
      return !content.isNamed && !content.isUnknown && content.images.isEmpty && content.passed.isEmpty
    }
  }

  /// Modifiers that tell how something moves, or wait for that.
  private static let movements = NameSet([
    "animation", "symbolEffect", "phaseAnimator", "keyframeAnimator", "sensoryFeedback",
  ])

  /// Whether a statement changes nothing but how a view is turned, scaled or moved: it plays with what is shown, and
  /// shows nothing else.
  static func onlyMoves(_ statement: NodeID, tapped call: NodeID, _ context: borrowing RuleContext)
    -> Bool
  {
    let tree = context.tree
    let root = context.file.views.chain(containing: call).root
    // What others hand in, or keep, is more than a pose.
    guard isOwnState(changedBy: statement, context) else { return false }
    let others = uses(ofStateChangedBy: statement, context).filter { use in
      tree.parent(use).map { tree.kind($0) == .assignment && tree.callee($0) == use } != true
    }
    return !others.isEmpty && others.allSatisfy { isPose($0, of: root, context) }
  }

  /// Whether a state decides at `use` but how a view is turned, scaled, moved or colored: the one that is tapped, or one
  /// without words.
  private static func isPose(_ use: NodeID, of tapped: NodeID, _ context: borrowing RuleContext) -> Bool {
    let tree = context.tree
    let reader = context.file.accessibility
    guard
      let modifier = tree.ancestors(use, limit: useDepth).first(where: { tree.isModifier($0) }),
      let name = tree.name(modifier), let callee = tree.callee(modifier), !tree.contains(callee, use)
    else { return false }
    if movements.contains(name) || Catalog.modifiers.has(name, .warps) { return true }
    // `opacity(item == selection ? 1 : 0)` shows a mark.
    let isCompared = tree.parent(use).map { tree.kind($0) == .sequence } ?? false
    guard !isCompared, Catalog.modifiers.hasAny(name, [.moves, .colors, .recolors]) else { return false }
    // What comes into sight with words is something else than what is tapped.
    let moved = context.file.views.chain(containing: modifier).root
    return moved == tapped || !reader.content(of: [moved]).isNamed && !reader.content(of: [moved]).isUnknown
  }

  /// Modifiers that show who sees the screen that something can be tapped, or make it easier.
  private static let affordances = NameSet([
    "contentShape", "hoverEffect", "onHover", "onContinuousHover", "pointerStyle", "help", "underline",
  ])

  /// Whether all that a tap does is to show one more text in what is tapped, or another in the place of one, where nothing
  /// on the screen says that it would: an extra for those who know, as a build number behind a version.
  static func swapsText(_ call: NodeID, _ context: borrowing RuleContext) -> Bool {
    let tree = context.tree
    let chain = context.file.views.chain(containing: call)
    // One text says the same in other words, whatever room is made for the finger.
    guard let action = context.file.action(ofTap: call),
      isText(chain.root, context)
        || !chain.modifiers.contains(where: { affordances.contains(tree.name(of: $0.name)) })
    else { return false }
    let statements = tree.actions(in: action).filter { !tree.isHaptic($0) }
    return !statements.isEmpty
      && statements.allSatisfy { statement in
        let uses = uses(ofStateChangedBy: statement, context)
        return isOwnState(changedBy: statement, context)
          && uses.contains { showsText($0, in: chain.root, context) }
          && uses.allSatisfy {
            showsText($0, in: chain.root, context) || isPose($0, of: chain.root, context)
          }
      }
  }

  /// Whether what a statement changes is a state that nobody else sees, or is given to change.
  static func isOwnState(changedBy statement: NodeID, _ context: borrowing RuleContext) -> Bool {
    let tree = context.tree
    guard let state = tree.changedState(by: statement), let type = tree.enclosingType(of: statement),
      let variable = context.file.declaration(of: state, at: statement).flatMap({ tree.parent($0) })
    else { return false }
    return tree.hasAttribute(variable, "State") && bindings(of: state, in: type, context).isEmpty
  }

  /// Whether a state decides at `use` but which of two texts a view shows, or whether it shows one.
  private static func showsText(_ use: NodeID, in root: NodeID, _ context: borrowing RuleContext) -> Bool {
    let tree = context.tree
    guard
      let condition = tree.ancestors(use, limit: useDepth).first(where: {
        tree.kind($0) == .ifStmt || tree.kind($0) == .ternary
      }), tree.contains(root, use) || tree.contains(condition, root)
    else { return false }
    if tree.kind(condition) == .ternary {
      return tree.callee(condition).map { tree.contains($0, use) } ?? false
        && tree.container(of: condition).map { isText($0.call, context) } ?? false
    }
    let branches = tree.children(condition).filter { tree.kind($0) == .ifBranch }
      .map { tree.firstChild($0, .codeBlock) }
    // Where the tapped text is a branch itself, another has to take its place.
    return (branches.count > 1 || tree.contains(root, use))
      && branches.allSatisfy { block in
        guard let block, !tree.contains(block, use) else { return false }
        let views = tree.statements(block, limit: 2)
        return views.count == 1 && isText(views[0], context)
      }
  }

  /// `Text(date)`, `LabeledContent("Date", value: date)`
  private static func isText(_ view: NodeID, _ context: borrowing RuleContext) -> Bool {
    let reader = context.file.accessibility
    return reader.constructed(reader.chain(view).root).map { $0 == "Text" || $0 == "LabeledContent" } ?? false
  }
}
