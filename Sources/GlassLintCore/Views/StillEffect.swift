/// Tells animated changes of color or opacity from motion: a fade is what Reduce Motion asks for instead, and moves nothing that a
/// finger could catch.
struct StillEffect {
  private let tree: SyntaxTree
  private let facts: FileFacts
  /// What animates: a curve, or what makes it repeat.
  private let call: NodeID

  init(_ tree: SyntaxTree, _ facts: FileFacts, animating call: NodeID) {
    self.tree = tree
    self.facts = facts
    self.call = call
  }

  /// Whether all that is seen to repeat is a change of color or opacity, or nothing hangs on what changes; `false` where
  /// that cannot be told.
  var isStill: Bool {
    if tree.isNamed(call, "phaseAnimator") || tree.isNamed(call, "PhaseAnimator") { return isStillAnimator }
    if tree.isNamed(call, "TimelineView") { return isStillTimeline }
    return effects.map { !$0.contains(.motion) } ?? false
  }

  /// Whether something is seen to change, and nothing but in color or opacity, or by coming and going in its place.
  var isFade: Bool {
    isOfFadingTransition || effects.map { $0.contains(.still) && !$0.contains(.motion) } ?? false
  }

  /// `.transition(.opacity.animation(.easeOut))`
  private var isOfFadingTransition: Bool {
    guard let argument = tree.parent(tree.chainTop(call)), tree.kind(argument) == .argument,
      let animation = tree.parent(argument), tree.isNamed(animation, "animation"),
      let transition = tree.base(ofModifier: animation)
    else { return false }
    return tree.kind(transition) == .member && tree.isNamed(transition, "opacity")
  }

  /// What the changes of all that is animated do, where it is seen; `nil` where that cannot be told.
  private var effects: Set<Effect>? {
    guard let states = animatedStates, let type = tree.enclosingType(of: call) else { return nil }
    var effects: Set<Effect> = []
    for state in states {
      guard let found = self.effects(of: state, in: type) else { return nil }
      effects.formUnion(found)
    }
    return effects
  }

  private func effects(of state: NodeID, in type: NodeID) -> Set<Effect>? {
    guard let name = tree.name(state), let uses = facts.uses[name.hash], uses.count <= Self.useLimit,
      tree.ownName(state) == nil || (facts.uses[Name.hash(ofBindingTo: name)] ?? []).isEmpty
    else { return nil }
    var effects: Set<Effect> = []
    for use in uses {
      guard
        tree.ownName(state) == nil
          ? tree.spellsTheSame(use, state) : tree.ownName(use).map({ $0 == name }) ?? false,
        !tree.isInPreview(use)
      else { continue }
      if tree.contains(type, use) {
        effects.insert(effect(of: use))
      } else if tree.enclosingType(of: use).map({ tree.kind($0) }) == .extensionDecl {
        // An extension of the type may move something by it.
        effects.insert(.motion)
      }
    }
    return effects
  }

  /// Uses of one state that are looked at.
  private static let useLimit = 60

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

  /// What is asked of a state to tell whether it has changed.
  private static let identities = NameSet(["rawValue", "id", "isEmpty", "count"])

  /// The states whose change is animated: `isOn` of `.animation(…, value: isOn)` and of `withAnimation(…) { isOn = true }`,
  /// `model.isOn` of either.
  private var animatedStates: [NodeID]? {
    for ancestor in tree.ancestors(tree.chainTop(call), limit: 8) where tree.kind(ancestor) == .call {
      if tree.isNamed(ancestor, "animation") {
        return tree.argument(ancestor, "value").flatMap { state($0) }.map { [$0] }
      }
      guard tree.name(ancestor).map(Self.animates) ?? false, let closure = tree.trailingClosure(ancestor)
      else {
        return nil
      }
      let statements = tree.statements(closure)
      let states = statements.compactMap { statement in
        tree.kind(statement) == .assignment
          ? tree.callee(statement).flatMap { state($0) }
          : tree.isNamed(statement, "toggle") ? tree.base(ofModifier: statement).flatMap { state($0) } : nil
      }
      return states.isEmpty || states.count < statements.count ? nil : states
    }
    return nil
  }

  /// A state of the view's own, or of an object that it has.
  private func state(_ expression: NodeID) -> NodeID? {
    var value = tree.unwrapped(expression)
    while tree.kind(value) == .member, tree.name(value).map(Self.identities.contains) ?? false,
      let base = tree.callee(value)
    {
      value = tree.unwrapped(base)
      if tree.kind(value) == .optionalChain, let inner = tree.callee(value) { value = tree.unwrapped(inner) }
    }
    if tree.ownName(value) != nil { return value }
    return tree.kind(value) == .member && tree.callee(value).flatMap { tree.ownName($0) } != nil ? value : nil
  }

  /// `withAnimation`, or a function of the project's own that stands for it: `withQuickAnimation`.
  private static func animates(_ name: Name) -> Bool { name.hasPrefix("with") && name.hasSuffix("Animation") }

  private enum Effect { case still, motion, none }

  /// Modifiers of shapes and views whose unlabelled argument is a color.
  private static let paints = NameSet(["fill", "background", "stroke", "strokeBorder", "border"])

  /// Whether an argument is a view, within which anything may move, and no color: `.background(Bar(progress: share))`.
  private func isView(_ argument: NodeID) -> Bool {
    guard let root = tree.value(argument).map({ tree.chain($0).root }), let type = tree.constructedType(root)
    else { return false }
    return !(type == "Color" || type == "AnyShapeStyle" || tree.isGradient(root))
  }

  /// What a use of the state does to what is seen.
  private func effect(of use: NodeID, depth: Int = 0) -> Effect {
    var inner = use
    var argument: NodeID?
    for ancestor in tree.ancestors(use, limit: 24) {
      defer { inner = ancestor }
      switch tree.kind(ancestor) {
      case .assignment:
        // Nor does one that is set to what it was: `hovered = isOver ? item : (hovered == item ? nil : hovered)`.
        return tree.callee(ancestor).map { tree.contains($0, use) || tree.spellsTheSame($0, use) } ?? false
          ? .none : .motion
      case .argument:
        if tree.isNamed(ancestor, "value") { return .none }
        argument = ancestor
      case .call:
        guard let name = tree.name(ancestor) else { return .motion }
        if name == "toggle" || name == "animation" || Self.animates(name) { return .none }
        guard let given = argument, tree.parent(given) == ancestor, tree.isModifier(ancestor) else {
          continue
        }
        if Catalog.modifiers.has(name, .colors)
          || Self.paints.contains(name) && tree.name(given) == nil && !isView(given)
        {
          return .still
        }
        return Catalog.modifiers.hasAny(name, [.event, .tells]) || hasOwnAnimation(use, ancestor)
          ? .none : .motion
      case .ifBranch:
        if let block = tree.firstChild(ancestor, .codeBlock), isOfValue(block) { continue }
        return tree.kind(inner) == .codeBlock ? .motion : effect(ofBranch: ancestor)
      case .binding:
        guard tree.value(ancestor) == inner, depth < Self.constantLimit else { return .motion }
        return effect(ofConstant: ancestor, depth: depth)
      case .accessorBlock:
        guard let property = tree.parent(ancestor), tree.kind(property) == .binding, isOfValue(ancestor),
          depth < Self.constantLimit
        else { return .motion }
        return effect(ofConstant: property, depth: depth)
      case .guardStmt: if tree.kind(inner) == .codeBlock { return .motion }
      case .funcDecl:
        guard let result = tree.firstChild(ancestor, .returnType), depth < Self.constantLimit,
          !(tree.lastTypeName(result).map { $0 == "View" } ?? true)
        else { return .motion }
        return effect(ofConstant: ancestor, depth: depth)
      case .codeBlock: if !isOfValue(ancestor) { return .motion }
      case .closure, .memberBlock: return .motion
      default: continue
      }
    }
    return .motion
  }

  /// Whether a view takes a value by two states, `isPressed && isEnabled ? 0.97 : 1`, of which the other one has an animation
  /// of its own.
  private func hasOwnAnimation(_ use: NodeID, _ modifier: NodeID) -> Bool {
    guard let terms = tree.ancestors(use, limit: 4).first(where: { tree.kind($0) == .sequence }),
      tree.children(terms).contains(where: { tree.isNamed($0, "&&") })
    else { return false }
    return tree.chain(containing: modifier).modifiers.contains { other in
      guard tree.isNamed(other.call, "animation"), let value = tree.argument(other.call, "value") else {
        return false
      }
      return tree.children(terms).contains { !tree.contains($0, use) && tree.spellsTheSame($0, value) }
    }
  }

  /// What a constant made of the state does wherever the type names it.
  private func effect(ofConstant binding: NodeID, depth: Int) -> Effect {
    guard let name = tree.name(binding), !(name == "body"), let type = tree.enclosingType(of: binding) else {
      return .motion
    }
    var effect = Effect.none
    for use in facts.uses[name.hash] ?? []
    where tree.contains(type, use) && !tree.contains(binding, use)
      && tree.ownName(use).map({ $0 == name }) ?? false
    {
      switch self.effect(of: use, depth: depth + 1) {
      case .motion: return .motion
      case .still: effect = .still
      case .none: continue
      }
    }
    return effect
  }

  /// Whether a block is part of a function or property that works out a value, and no view.
  private func isOfValue(_ block: NodeID) -> Bool {
    for ancestor in [block] + tree.ancestors(block) {
      switch tree.kind(ancestor) {
      case .funcDecl:
        return tree.firstChild(ancestor, .returnType).flatMap { tree.lastTypeName($0) }.map {
          !($0 == "View")
        }
          ?? false
      case .accessorBlock:
        return tree.parent(ancestor).flatMap { tree.firstChild($0, .typeAnnotation) }
          .flatMap { tree.lastTypeName($0) }.map { !($0 == "View") } ?? false
      case .closure, .memberBlock: return false
      default: continue
      }
    }
    return false
  }

  /// What comes and goes fades where it says so, or lies above or below others and says nothing.
  private func effect(ofBranch branch: NodeID) -> Effect {
    guard let statement = tree.parent(branch), let block = tree.firstChild(branch, .codeBlock) else {
      return .motion
    }
    let views = tree.statements(block)
    let isLayer = isLayer(statement)
    let isAlone =
      tree.children(statement).filter { tree.kind($0) == .ifBranch || tree.kind($0) == .codeBlock }.count == 1
    let fades = views.allSatisfy { view in
      let transitions = tree.chain(view).modifiers.filter { tree.isNamed($0.call, "transition") }
      guard let own = transitions.first, let value = tree.unlabelledArgument(own.call) else {
        return isAlone && tree.kind(view) == .call
      }
      return tree.isNamed(value, "opacity") && tree.kind(value) == .member
    }
    return isLayer && fades && !views.isEmpty ? .still : .motion
  }

  /// Whether what a statement of a view shows lies above or below others, and moves nothing beside it.
  private func isLayer(_ statement: NodeID) -> Bool {
    for container in tree.containers(of: statement) {
      guard let type = tree.constructedType(container.call) else {
        return tree.isNamed(container.call, "overlay") || tree.isNamed(container.call, "background")
      }
      if Catalog.views.has(type, .depth) { return true }
      guard type == "Group" || type == "GeometryReader" || Catalog.views.has(type, .stack),
        let closure = tree.closure(container.argument), tree.statements(closure, limit: 2).count == 1
      else { return false }
    }
    return false
  }
}
