/// Finds what makes a view move, grow or turn from one state to another, by more than a little.
struct AnimatedMotion {
  private let file: FileContext
  private let tree: SyntaxTree
  private let facts: FileFacts

  init(_ file: FileContext) {
    self.file = file
    tree = file.tree
    facts = file.facts
  }

  /// The modifiers that move a view by a value.
  static let modifiers = ["offset", "position", "scaleEffect", "rotationEffect", "rotation3DEffect"]

  /// What moves a view, in code, where a modifier does and the change is animated; `nil` where it does not, moves it by
  /// a little, or by what cannot be seen.
  func moved(by call: NodeID) -> String? {
    guard let name = tree.name(call), !isSmallView(call) else { return nil }
    if name == "transition" {
      return hasAnimation && !isWait(call) && comesAndGoes(call)
        ? tree.unlabelledArgument(call).flatMap { movingTransition(in: $0) } : nil
    }
    for argument in tree.arguments(call) {
      for id in tree.subtree(argument) where tree.kind(id) == .ternary {
        let parts = Array(tree.children(id))
        guard parts.count == 3, isFar(parts[1], parts[2], name), animates(parts[0], call) else { continue }
        return Self.deed(name)
      }
    }
    return nil
  }

  private static func deed(_ name: Name, isMember: Bool = false) -> String {
    let verb =
      if name.hasPrefix("scale") {
        "grows and shrinks"
      } else if name.hasPrefix("rotation") {
        "turns"
      } else {
        "moves"
      }
    return "`\(isMember ? "." : "")\(name.string)` still \(verb) the view"
  }

  /// Points up to which a view is an icon or a mark, whose growth nobody feels.
  private static let mark = 64.0

  private func isSmallView(_ call: NodeID) -> Bool {
    guard tree.isNamed(call, "transition") || tree.isNamed(call, "scaleEffect") else { return false }
    let root = tree.chain(containing: call).root
    if tree.isInitializer(root, "Image"), tree.argument(root, "systemName") != nil { return true }
    if let label = tree.constructedType(root).flatMap({ tree.label(ofControl: root, $0) }),
      let content = tree.closure(label), tree.statements(content).count == 1,
      tree.isInitializer(tree.chain(tree.statements(content)[0]).root, "Image")
    {
      return true
    }
    return tree.chain(containing: call).modifiers.contains { modifier in
      guard tree.isNamed(modifier.call, "frame"),
        let width = tree.argument(modifier.call, "width").flatMap({ tree.number($0) }),
        let height = tree.argument(modifier.call, "height").flatMap({ tree.number($0) })
      else { return false }
      return max(width, height) <= Self.mark
    }
  }

  /// Whether what comes and goes is no more than a sign that something loads.
  private func isWait(_ call: NodeID) -> Bool {
    let root = tree.chain(containing: call).root
    if tree.showsWait(root) { return true }
    guard let type = tree.constructedType(root), !Catalog.views.contains(type) else { return false }
    return file.site.project.spokenParts(of: type.symbol)?.contains(.showsWait) ?? false
  }

  /// Helpers within each other that are followed to where they are shown.
  private static let helperLimit = 4

  /// Whether a condition around a view, or its identity, makes it come and go with an animation. What is all that a view
  /// shows may do so elsewhere, or never.
  private func comesAndGoes(_ call: NodeID, depth: Int = 0) -> Bool {
    let chain = tree.chain(containing: call)
    if chain.modifiers.contains(where: { tree.isNamed($0.call, "id") }) { return true }
    // What a group is given is given to all in it.
    if tree.isInitializer(chain.root, "Group"),
      tree.subtree(chain.root).contains(where: { tree.kind($0) == .ifStmt || tree.kind($0) == .switchStmt })
    {
      return true
    }
    var inner = call
    for ancestor in tree.ancestors(call) {
      defer { inner = ancestor }
      switch tree.kind(ancestor) {
      case .ifStmt: return !isChangedAtOnce(ancestor, around: call)
      case .switchStmt: return true
      case .call:
        if tree.isNamed(ancestor, "ForEach") { return true }
        // What comes and goes is the stack or the ground that it stands in.
        if tree.kind(inner) == .argument, !isTransparent(ancestor) { return false }
      case .funcDecl, .binding:
        guard !tree.isNamed(ancestor, "body"), depth < Self.helperLimit else { return false }
        guard let member = tree.kind(ancestor) == .binding ? tree.parent(ancestor) : ancestor,
          tree.isMemberOrGlobal(member)
        else { continue }
        return SurroundingsReader(tree: tree, facts: facts).uses(of: ancestor).contains {
          comesAndGoes($0, depth: depth + 1)
        }
      default: continue
      }
    }
    return false
  }

  /// Whether what a call holds comes and goes as if it stood beside it, or whenever it is called.
  private func isTransparent(_ call: NodeID) -> Bool {
    guard let name = tree.name(call) else { return true }
    return name == "Group" || name == "AnyView" || name == "Section"
      || !tree.isInitializer(call) && !tree.isModifier(call)
  }

  /// Whether all that an `if` asks for are states of the view's own, or of an object that it has, whose changes nothing here
  /// animates; whoever hands a view its values may.
  private func isChangedAtOnce(_ statement: NodeID, around call: NodeID) -> Bool {
    guard let type = tree.enclosingType(of: call) else { return false }
    let states = tree.memberVariables(of: type).filter {
      tree.hasAttribute($0, "State") && tree.node($0).flags.contains(.isPrivate)
    }
    .compactMap { tree.firstChild($0, .binding).flatMap { tree.name($0) } }
    let animated = facts.animatedStates(of: [type] + facts.extensions(of: type))
    let asked = tree.children(statement).filter { tree.kind($0) == .ifBranch }.flatMap { branch in
      tree.children(branch).filter { tree.kind($0) != .codeBlock }.map { condition in
        // `let error = model.error`
        tree.kind(condition) == .optionalBinding ? tree.value(condition) ?? condition : condition
      }
    }
    return !asked.isEmpty
      && asked.allSatisfy { condition in
        let names = tree.subtree(condition).filter { tree.kind($0) == .identifier }
        return !names.isEmpty
          && names.allSatisfy { id in
            // `model.isSaved`
            let member = tree.parent(id).flatMap { tree.kind($0) == .member ? $0 : nil }
            guard let name = member.flatMap({ tree.name($0) }) ?? tree.name(id),
              member != nil || states.contains(where: { $0 == name })
            else { return false }
            // `.animation(.default, value: items)` for `!items.isEmpty`.
            if tree.name(id).map({ animated.animates($0) }) ?? false { return false }
            return !animated.animates(name) && (facts.uses[Name.hash(ofBindingTo: name)] ?? []).isEmpty
              && !(facts.uses[name.hash] ?? []).contains { isAnimated($0) }
          }
      }
  }

  /// A transition runs only with an animation, which most often stands in the same file; one that heeds Reduce Motion leaves
  /// nothing to say.
  private var hasAnimation: Bool {
    facts.firstCall(named: "animation", where: { tree.isModifier($0) && !isHeedful($0) }) != nil
      || facts.firstCall(named: "withAnimation", where: { !isHeedful($0) }) != nil
  }

  /// Whether the animation that a modifier or a call is given asks for Reduce Motion.
  private func isHeedful(_ call: NodeID) -> Bool {
    tree.unlabelledArgument(call).map { file.heedsReduceMotion($0) } ?? false
  }

  // MARK: Transitions

  private static let transitions: [StaticString] = ["move", "slide", "push", "offset", "scale"]

  /// `.move(edge: .top)` of `.move(edge: .top).combined(with: .opacity)`; what has another condition decides itself.
  private func movingTransition(in transition: NodeID) -> String? {
    if tree.subtree(transition).contains(where: { tree.kind($0) == .ternary }) { return nil }
    for id in tree.subtree(transition) where tree.kind(id) == .member {
      guard let name = tree.name(id), Self.transitions.contains(where: { name == $0 }) else { continue }
      // `AnyTransition.slide`, not `edges.move`.
      if let base = tree.callee(id), !(tree.kind(base) == .call), !tree.isNamed(base, "AnyTransition") {
        continue
      }
      let call = tree.parent(id).flatMap { tree.kind($0) == .call && tree.callee($0) == id ? $0 : nil }
      if let call, isSmall(call, name) { continue }
      return Self.deed(name, isMember: true)
    }
    return nil
  }

  private func isSmall(_ call: NodeID, _ name: Name) -> Bool {
    let numbers = tree.arguments(call).compactMap { argument in
      tree.value(argument).flatMap { tree.number($0) }
    }
    guard !numbers.isEmpty else { return tree.argumentCount(call) == 0 }
    if name == "scale" { return numbers.allSatisfy { Self.scales.contains($0) } }
    return name == "offset" && numbers.allSatisfy { abs($0) < Self.leastDistance }
  }

  // MARK: Changes

  /// Points that a view may move without anybody feeling it.
  private static let leastDistance = 40.0
  /// How much it may grow or shrink.
  private static let scales = 0.75...1.34
  /// Degrees it may turn in its place, as the arrow of a section does.
  private static let leastTurn = 200.0

  private func isFar(_ left: NodeID, _ right: NodeID, _ name: Name) -> Bool {
    guard let from = value(left), let to = value(right) else {
      // `isOpen ? 0 : -width`
      return (name == "offset" || name == "position") && (value(left) == 0 || value(right) == 0)
    }
    switch name {
    case "scaleEffect": return !Self.scales.contains(from) || !Self.scales.contains(to)
    case "rotationEffect": return abs(from - to) > Self.leastTurn
    case "rotation3DEffect": return abs(from - to) >= 90
    default: return abs(from - to) >= Self.leastDistance
    }
  }

  private func value(_ expression: NodeID) -> Double? {
    if tree.kind(expression) == .call, tree.isNamed(expression, "degrees"),
      let degrees = tree.unlabelledArgument(expression)
    {
      return tree.number(degrees)
    }
    return tree.isNamed(expression, "zero") ? 0 : tree.number(expression)
  }

  /// Uses of one state that are looked at.
  private static let useLimit = 60

  /// Whether the change of what a condition asks for is animated in the type around a call; of several terms, that of each,
  /// since the others may be what it changes by.
  private func animates(_ condition: NodeID, _ call: NodeID) -> Bool {
    let condition = tree.unwrapped(condition)
    if tree.kind(condition) == .sequence {
      // `isOpen || index == 0` lies flat in the tree.
      let terms = tree.children(condition).split { tree.isNamed($0, "&&") || tree.isNamed($0, "||") }
        .filter { !isOfElement($0, call) }
      return !terms.isEmpty && terms.allSatisfy { term in term.contains { animatesAny($0, call) } }
    }
    return animatesAny(condition, call)
  }

  /// Whether a term asks only for what a closure around a call is given, which stays as it is: `index == 0`.
  private func isOfElement(_ term: some Sequence<NodeID>, _ call: NodeID) -> Bool {
    let names = term.flatMap { tree.subtree($0) }.filter { tree.kind($0) == .identifier }.compactMap {
      tree.name($0)
    }
    return !names.isEmpty
      && names.allSatisfy { name in
        tree.ancestors(call).contains { closure in
          tree.kind(closure) == .closure
            && tree.children(closure).contains {
              tree.kind($0) == .parameter && tree.name($0).map { $0 == name } ?? false
            }
        }
      }
  }

  private func animatesAny(_ condition: NodeID, _ call: NodeID) -> Bool {
    guard let type = tree.enclosingType(of: call) else { return false }
    return tree.subtree(condition).contains { id in
      guard let state = tree.ownName(id) else { return false }
      return (facts.uses[state.hash] ?? []).prefix(Self.useLimit).contains { use in
        tree.contains(type, use) && tree.ownName(use).map { $0 == state } ?? false && isAnimated(use)
      }
    }
  }

  /// `.animation(…, value: isOpen)`, `withAnimation { isOpen = true }`.
  private func isAnimated(_ use: NodeID) -> Bool {
    var isChanged = false
    for ancestor in tree.ancestors(use, limit: 24) {
      switch tree.kind(ancestor) {
      case .assignment: isChanged = tree.callee(ancestor).map { tree.contains($0, use) } ?? false
      case .argument:
        if tree.isNamed(ancestor, "value"), let call = tree.parent(ancestor), tree.isNamed(call, "animation"),
          !isHeedful(call)
        {
          return true
        }
      case .call:
        guard let name = tree.name(ancestor) else { continue }
        if name == "toggle" { isChanged = true }
        if isChanged, name.hasPrefix("with"), name.hasSuffix("Animation"), !isHeedful(ancestor),
          !file.heedsReduceMotion(use)
        {
          return true
        }
      case .memberBlock: return false
      default: continue
      }
    }
    return false
  }
}
