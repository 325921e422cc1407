/// Tells repeating changes of color or opacity from motion: a fade is what Reduce Motion asks for instead.
struct StillEffect {
  private let tree: SyntaxTree
  private let facts: FileFacts
  private let call: NodeID

  init(_ tree: SyntaxTree, _ facts: FileFacts, repeating call: NodeID) {
    self.tree = tree
    self.facts = facts
    self.call = call
  }

  /// Uses of one state that are looked at.
  private static let useLimit = 60

  /// Whether all that is seen to repeat is a change of color or opacity, or nothing hangs on what changes; `false` where
  /// that cannot be told.
  var isStill: Bool {
    if tree.isNamed(call, "phaseAnimator") || tree.isNamed(call, "PhaseAnimator") { return isStillAnimator }
    if tree.isNamed(call, "TimelineView") { return isStillTimeline }
    guard let state = animatedState, let type = tree.enclosingType(of: call),
      let uses = facts.uses[state.hash]
    else { return false }
    guard uses.count <= Self.useLimit else { return false }
    return uses.allSatisfy { use in
      guard tree.ownName(use).map({ $0 == state }) ?? false, !tree.isInPreview(use) else { return true }
      // An extension of the type may move something by it.
      return (tree.contains(type, use) || tree.enclosingType(of: use).map { tree.kind($0) } != .extensionDecl)
        && (!tree.contains(type, use) || effect(of: use) != .motion)
    } && (facts.uses[Name.hash(ofBindingTo: state)] ?? []).isEmpty
  }

  /// `PhaseAnimator([false, true]) { dim in Circle().opacity(dim ? 0.5 : 1) }`.
  private var isStillAnimator: Bool {
    guard let content = tree.trailingClosure(call),
      let parameter = tree.children(content).filter({
        tree.kind($0) == .parameter
      }).last, let name = tree.name(parameter)
    else { return false }
    var effects = 0
    for id in tree.subtree(content) where tree.kind(id) == .identifier {
      guard tree.name(id).map({ $0 == name }) ?? false else { continue }
      switch effect(of: id) {
      case .still: effects += 1
      case .motion, .none: return false
      }
    }
    return effects > 0
  }

  /// Constants within each other that the time is followed through.
  private static let constantLimit = 4

  /// `TimelineView(.animation) { timeline in Circle().opacity(sin(timeline.date.timeIntervalSince1970)) }`: whether the time
  /// comes to nothing but opacities and colors, through the variables of its closure as well.
  private var isStillTimeline: Bool {
    guard let content = tree.trailingClosure(call),
      let parameter = tree.children(content).filter({ tree.kind($0) == .parameter }).last,
      let time = tree.name(parameter)
    else { return false }
    let nodes = tree.subtree(content)
    var names = [time]
    for _ in 0..<Self.constantLimit {
      for id in nodes where tree.kind(id) == .binding {
        guard let name = tree.name(id), !names.contains(where: { $0 == name }), let value = tree.value(id),
          names.contains(where: { tree.mentions(value, $0) })
        else { continue }
        names.append(name)
      }
    }
    var effects: Set<Effect> = []
    for id in nodes where tree.kind(id) == .identifier {
      guard let name = tree.name(id), names.contains(where: { $0 == name }) else { continue }
      effects.insert(effectOfTime(id))
    }
    return effects.contains(.still) && !effects.contains(.motion)
  }

  private func effectOfTime(_ use: NodeID) -> Effect {
    var inner = use
    for ancestor in tree.ancestors(use, limit: 24) {
      defer { inner = ancestor }
      switch tree.kind(ancestor) {
      case .binding: return .none
      case .ifBranch:
        // `if phase < 0 { phase += 1 }`
        guard let block = tree.firstChild(ancestor, .codeBlock), block != inner else { return .motion }
        return tree.subtree(block).contains { tree.kind($0) == .call } ? .motion : .none
      case .sequence:
        if tree.parent(ancestor).map({ tree.kind($0) == .codeBlock }) ?? false { return .none }
      case .call:
        guard tree.callee(ancestor) != inner, let name = tree.name(ancestor) else { continue }
        if tree.isModifier(ancestor) ? Catalog.modifiers.has(name, .colors) : name == "Color" {
          return .still
        }
      case .closure: return .motion
      default: continue
      }
    }
    return .motion
  }

  /// The state whose change repeats: `isOn` of `.animation(…, value: isOn)` and of `withAnimation(…) { isOn = true }`.
  private var animatedState: Name? {
    for ancestor in tree.ancestors(tree.chainTop(call), limit: 8) where tree.kind(ancestor) == .call {
      if tree.isNamed(ancestor, "animation") {
        return tree.argument(ancestor, "value").flatMap { tree.ownName($0) }
      }
      guard tree.name(ancestor).map(Self.animates) ?? false, let closure = tree.trailingClosure(ancestor)
      else {
        return nil
      }
      let statements = tree.statements(closure)
      guard statements.count == 1 else { return nil }
      if tree.kind(statements[0]) == .assignment {
        return tree.callee(statements[0]).flatMap { tree.ownName($0) }
      }
      return tree.isNamed(statements[0], "toggle")
        ? tree.base(ofModifier: statements[0]).flatMap { tree.ownName($0) } : nil
    }
    return nil
  }

  /// `withAnimation`, or a function of the project's own that stands for it: `withQuickAnimation`.
  private static func animates(_ name: Name) -> Bool { name.hasPrefix("with") && name.hasSuffix("Animation") }

  private enum Effect { case still, motion, none }

  /// What a use of the state does to what is seen.
  private func effect(of use: NodeID) -> Effect {
    var isArgument = false
    for ancestor in tree.ancestors(use, limit: 16) {
      switch tree.kind(ancestor) {
      case .assignment: return tree.callee(ancestor).map { tree.contains($0, use) } ?? false ? .none : .motion
      case .argument:
        if tree.isNamed(ancestor, "value") { return .none }
        isArgument = true
      case .call:
        guard let name = tree.name(ancestor) else { return .motion }
        if name == "toggle" || name == "animation" || Self.animates(name) { return .none }
        guard isArgument, tree.isModifier(ancestor) else { continue }
        return Catalog.modifiers.has(name, .colors) ? .still : .motion
      case .closure, .codeBlock, .memberBlock: return .motion
      default: continue
      }
    }
    return .motion
  }
}
