/// The glass effects that a stack shows beside each other.
struct GlassSiblings {
  let tree: SyntaxTree
  let facts: FileFacts
  /// Where views of other files are to be known as pieces of glass as well.
  var project: Project?

  /// A piece of glass, and the view of the stack that it is, or that draws it.
  struct Effect {
    /// Or the call of a view that another file makes of glass.
    let modifier: NodeID
    let view: NodeID
  }

  struct Group {
    var effects: [Effect]
    /// One effect for each element of a `ForEach`.
    var isRepeated = false
  }

  /// What stands between a piece of glass and the stack it is shown in, as large as the glass. Of what may fit, one is
  /// shown.
  private static let wrappers = Catalog.views.names(
    [.wrapper, .tapped],
    except: ["GlassEffectContainer", "GeometryReader", "GeometryReader3D", "ViewThatFits"])

  /// The innermost stack around a view, through groups, loops and controls.
  func stack(around view: NodeID) -> NodeID? {
    var current = view
    for _ in 0..<8 {
      guard let container = tree.container(of: current), let type = tree.constructedType(container.call),
        !facts.declaresCallable(type, at: container.call)
      else { return nil }
      if Catalog.views.has(type, .stack) { return container.call }
      guard Self.wrappers.contains(type) else { return nil }
      if DrawnContent.controls.contains(type),
        tree.label(ofControl: container.call, type) != container.argument
      {
        return nil
      }
      current = container.call
    }
    return nil
  }

  /// Children of one stack that are looked at.
  private static let childLimit = 60

  /// The first run of effects that stand next to each other; `nil` where no two do.
  func siblings(in stack: NodeID) -> Group? {
    guard let closure = tree.trailingClosure(stack) ?? tree.closureArgument(stack, "content") else {
      return nil
    }
    let isCurrent = DrawnContent(tree: tree, facts: facts).era(of: stack) != .earlier
    guard isCurrent else { return nil }
    var run = Group(effects: [])
    var place: EdgePlace?
    for child in children(tree.statements(closure, limit: Self.childLimit)) {
      let effects = glass(in: child)
      guard let effect = effects.first else {
        if mayBeAbsent(child) { continue }
        if isGroupOf(run) { return run }
        run = Group(effects: [])
        continue
      }
      let former = place
      place = EdgePlace(tree, effect.modifier, in: effect.view)
      if let former, let place, place.isApart(from: former) {
        if isGroupOf(run) { return run }
        run = Group(effects: [])
      }
      run.effects += effects
      if isLoop(child) { run.isRepeated = true }
    }
    return isGroupOf(run) ? run : nil
  }

  private func isGroupOf(_ run: Group) -> Bool {
    // The glass of buttons alone is the system's own business.
    run.effects.contains { !tree.isNamed($0.modifier, "buttonStyle") }
      && (run.isRepeated || run.effects.count > 1)
  }

  /// Whether a child is nothing but room of a fixed size.
  private func isGap(_ child: NodeID) -> Bool {
    let chain = tree.chain(child)
    return tree.constructedType(chain.root).map { $0 == "Spacer" } == true
      && chain.modifiers.contains {
        tree.isNamed($0.call, "frame") && tree.argument($0.call, "maxWidth") == nil
      }
  }

  /// Whether there may be nothing of a child between the others: it is room of a fixed size, or a condition decides.
  private func mayBeAbsent(_ child: NodeID) -> Bool {
    switch tree.kind(child) {
    case .ifStmt: !tree.children(child).contains { tree.kind($0) == .ifBranch && isElse($0) }
    default: isGap(child)
    }
  }

  private func isElse(_ branch: NodeID) -> Bool {
    tree.children(branch).allSatisfy { tree.kind($0) == .codeBlock }
  }

  /// The children of a stack; the branch for systems with glass stands for a check of the system.
  private func children(_ statements: [NodeID]) -> [NodeID] {
    statements.flatMap { statement -> [NodeID] in
      if tree.kind(statement) == .variableDecl { return [] }
      return systemBranch(of: statement).map { children($0) } ?? [statement]
    }
  }

  /// What a check of the system shows where it has glass; `nil` for all else.
  private func systemBranch(of statement: NodeID) -> [NodeID]? {
    guard tree.kind(statement) == .ifStmt, let branch = tree.callee(statement),
      tree.children(branch).contains(where: { tree.kind($0) == .availabilityCondition }),
      let block = tree.firstChild(branch, .codeBlock)
    else { return nil }
    return tree.statements(block, limit: Self.childLimit)
  }

  private func isLoop(_ child: NodeID) -> Bool {
    tree.constructedType(tree.chain(child).root).map { $0 == "ForEach" } == true
  }

  /// Views within each other that are looked into.
  private static let depthLimit = 8

  /// The glass that a child of a stack draws side by side whatever the view's state: that of its own chain, of a control's
  /// label, of a loop's elements, of the views of a property or a view of this file.
  private func glass(in child: NodeID, depth: Int = 0) -> [Effect] {
    guard depth < Self.depthLimit else { return [] }
    if let system = systemBranch(of: child) { return system.flatMap { glass(in: $0, depth: depth + 1) } }
    switch tree.kind(child) {
    case .variableDecl: return []
    case .returnStmt: return tree.callee(child).map { glass(in: $0, depth: depth + 1) } ?? []
    case .ifStmt, .switchStmt: return mayBeAbsent(child) ? [] : least(of: branches(of: child), depth)
    case .ternary: return least(of: tree.children(child).dropFirst().map { [$0] }, depth)
    default: break
    }
    let reader = GlassReader(tree: tree, facts: facts)
    let chain = tree.chain(child)
    for modifier in chain.modifiers.reversed() where !modifier.isConditional {
      // A background of glass is as large as its view; the style of a stack's buttons is none of the stack's.
      guard let surface = reader.surface(modifier.call), surface.isGlass else { continue }
      return [Effect(modifier: modifier.call, view: child)]
    }
    if isGlassElsewhere(chain.root) { return [Effect(modifier: chain.root, view: child)] }
    let found = content(of: chain.root).flatMap { glass(in: $0, depth: depth + 1) }
    // What a frame outside spreads out, it spreads out as a whole.
    return found.map { Effect(modifier: $0.modifier, view: depth == 0 || found.count == 1 ? child : $0.view) }
  }

  /// Whether a view is one of another file that is a piece of glass as a whole.
  func isGlassElsewhere(_ root: NodeID) -> Bool {
    guard let project, let type = tree.constructedType(root), !Catalog.views.contains(type) else {
      return false
    }
    return project.isGlass(type.symbol) && facts.declarations(of: type).isEmpty
  }

  /// What a wrapper shows, a control in its label, or a property, function or view of this file.
  private func content(of root: NodeID) -> [NodeID] {
    let views = ViewReader(tree: tree, facts: facts)
    if tree.kind(root) == .call, let type = views.constructed(root) {
      guard Self.wrappers.contains(type) else { return [] }
      let closure =
        DrawnContent.controls.contains(type)
        ? tree.label(ofControl: root, type).flatMap { tree.closure($0) } : views.content(of: root)
      return closure.map { tree.statements($0, limit: Self.childLimit) } ?? []
    }
    return views.builder(of: root).map { views.statements(in: $0, limit: Self.childLimit) } ?? []
  }

  private func branches(of condition: NodeID) -> [[NodeID]] {
    tree.children(condition).compactMap { branch in
      switch tree.kind(branch) {
      case .ifBranch: tree.firstChild(branch, .codeBlock).map { tree.statements($0, limit: Self.childLimit) }
      case .switchCase: tree.caseStatements(branch)
      default: nil
      }
    }
  }

  /// The glass of the branch that has least of it.
  private func least(of branches: [[NodeID]], _ depth: Int) -> [Effect] {
    branches.map { $0.flatMap { glass(in: $0, depth: depth + 1) } }.min { $0.count < $1.count } ?? []
  }

  // MARK: Containers

  /// Whether a stack stands in a container for glass, in a toolbar, which has one of its own, or in a view of the
  /// project that may hold one; here, or where the property, function or view that it belongs to is used.
  func isInContainer(_ stack: NodeID) -> Bool {
    let uses = GlassUses(tree: tree, facts: facts)
    var open = [stack]
    var left = 24
    while let view = open.popLast(), left > 0 {
      left -= 1
      if isWrapped(view) { return true }
      guard let owner = tree.enclosingDeclaration(of: view) else { continue }
      let source = tree.isNamed(owner, "body") ? tree.enclosingType(of: owner) ?? owner : owner
      open += uses.uses(of: source).filter { !tree.contains(source, $0) }
    }
    return false
  }

  private func isWrapped(_ view: NodeID) -> Bool {
    var current = view
    if hasContainerModifier(current) { return true }
    for _ in 0..<32 {
      guard let container = tree.container(of: current) else { return false }
      if tree.isToolbar(container.call) { return true }
      if let type = tree.constructedType(container.call), !isTransparent(type, container.call) { return true }
      if hasContainerModifier(container.call) { return true }
      current = container.call
    }
    return false
  }

  /// Whether a container is known to hold no container for glass of its own.
  private func isTransparent(_ type: Name, _ call: NodeID) -> Bool {
    if type == "GlassEffectContainer" || facts.declaresCallable(type, at: call) { return false }
    return Catalog.views.contains(type)
  }

  private func hasContainerModifier(_ view: NodeID) -> Bool {
    tree.outerModifiers(of: view).contains { modifier in
      let name = tree.name(of: modifier.name)
      return name.containsIgnoringCase("glass") && name.containsIgnoringCase("container")
    }
  }
}

/// Where a view of a stack stands that takes all the room there is: `frame(maxWidth: .infinity, alignment: .leading)`.
private struct EdgePlace {
  private enum Side {
    case start, center, end
  }

  /// `nil` where the view is not spread out that way.
  private var horizontal: Side?
  private var vertical: Side?

  /// Reads the frames around an effect; `nil` where none spreads it out.
  init?(_ tree: SyntaxTree, _ effect: NodeID, in child: NodeID) {
    // A frame inside of the effect is part of the glass.
    let isInside = tree.contains(child, effect)
    let outer = tree.chain(child).modifiers.filter { !isInside || tree.contains($0.call, effect) }
    for modifier in tree.outerModifiers(of: effect) + outer where tree.isNamed(modifier.call, "frame") {
      read(tree, modifier.call)
    }
    if horizontal == nil, vertical == nil { return nil }
  }

  private mutating func read(_ tree: SyntaxTree, _ frame: NodeID) {
    let alignment = tree.argument(frame, "alignment")
    if let alignment, tree.kind(alignment) != .member { return }
    let name = alignment.flatMap { tree.name($0) }
    if tree.argument(frame, "maxWidth").map({ tree.isNamed($0, "infinity") }) == true {
      horizontal = Self.side(name, start: "leading", end: "trailing")
    }
    if tree.argument(frame, "maxHeight").map({ tree.isNamed($0, "infinity") }) == true {
      vertical = Self.side(name, start: "top", end: "bottom")
    }
  }

  private static func side(_ name: Name?, start: StaticString, end: StaticString) -> Side {
    guard let name else { return .center }
    if name.containsIgnoringCase(start) { return .start }
    return name.containsIgnoringCase(end) ? .end : .center
  }

  func isApart(from other: EdgePlace) -> Bool {
    if let horizontal, let theirs = other.horizontal, horizontal != theirs { return true }
    if let vertical, let theirs = other.vertical, vertical != theirs { return true }
    return false
  }
}

extension SyntaxTree {
  /// Whether a call puts what it holds into a bar, which draws the glass of its items itself.
  func isToolbar(_ call: NodeID) -> Bool {
    guard let name = name(call) else { return false }
    return name.hasPrefix("toolbar") || name == "ToolbarItem" || name == "ToolbarItemGroup"
  }
}
