/// The modifiers and styles that a file declares: functions in an extension of `View`, view modifiers, button styles.
extension GlassReader {
  private static let depthLimit = 3

  /// The surface that a modifier of the file's own draws behind its view, whatever the view's state.
  func ownSurface(_ call: NodeID, depth: Int = 0) -> GlassSurface? {
    guard depth < Self.depthLimit, let block = ownBlock(call) else { return nil }
    let surfaces = facts.kept { OwnSurfaces() }
    if let known = surfaces.value.known[block] { return known.map { GlassSurface(kind: $0, call: call) } }
    let found = surface(inBlock: block, depth: depth + 1)
    surfaces.value.known[block] = .some(found?.kind)
    return found.map { GlassSurface(kind: $0.kind, call: call) }
  }

  private func surface(inBlock block: NodeID, depth: Int) -> GlassSurface? {
    let content = DrawnContent(tree: tree, facts: facts)
    var found: GlassSurface?
    content.walk(tree.statements(block, limit: DrawnContent.limit)) { chain, place in
      guard !place.isConditional, isModifiedView(chain.root) else { return .past }
      for modifier in chain.modifiers.reversed() where !modifier.isConditional {
        found = surface(modifier.call, depth: depth)
        if found != nil { return .stop }
      }
      if tree.kind(chain.root) == .call { found = surface(chain.root, depth: depth) }
      return found == nil ? .past : .stop
    }
    return found
  }

  /// Whether an expression stands for the view that a modifier or style is applied to.
  private func isModifiedView(_ root: NodeID) -> Bool {
    switch tree.kind(root) {
    case .identifier:
      if tree.isNamed(root, "self") { return true }
      return tree.isNamed(root, "content")
        && tree.enclosingDeclaration(of: root).map { tree.kind($0) == .funcDecl && tree.isNamed($0, "body") }
          == true
    case .member:
      return tree.isNamed(root, "label")
        && tree.callee(root).map { tree.isNamed($0, "configuration") } == true
    case .call: return facts.isViewModifierOfSelf(root)
    default: return false
    }
  }

  /// The block that says what a modifier of the file's own makes of its view.
  private func ownBlock(_ call: NodeID) -> NodeID? {
    guard let name = tree.name(call) else { return nil }
    if name == "modifier" || name == "buttonStyle" {
      guard let value = tree.unlabelledArgument(call), let type = tree.constructedType(value) else {
        return nil
      }
      return method(of: type, name == "modifier" ? "body" : "makeBody")
    }
    guard let function = only(name), tree.kind(function) == .funcDecl,
      let type = tree.enclosingType(of: function),
      tree.kind(type) == .extensionDecl, tree.isNamed(type, "View")
    else { return nil }
    return tree.firstChild(function, .codeBlock)
  }

  private func only(_ name: Name) -> NodeID? {
    var found: NodeID?
    for declaration in facts.declarations(of: name) {
      if found != nil { return nil }
      found = declaration
    }
    return found
  }

  private func method(of type: Name, _ name: StaticString) -> NodeID? {
    guard let declaration = only(type), let members = tree.firstChild(declaration, .memberBlock) else {
      return nil
    }
    for member in tree.children(members) where tree.kind(member) == .funcDecl && tree.isNamed(member, name) {
      return tree.firstChild(member, .codeBlock)
    }
    return nil
  }

  // MARK: Uses

  private static let useLimit = 12

  /// The calls whose views a surface is drawn behind: its own, and, where it is written in a modifier of the file's
  /// own, those of that one.
  func applications(of surface: NodeID) -> [NodeID] {
    var result: [NodeID] = []
    var seen: Set<NodeID> = []
    var open = [surface]
    while let call = open.popLast(), result.count < Self.useLimit {
      result.append(call)
      guard isModifiedView(tree.chain(call).root) || facts.isViewModifierOfSelf(call) else { continue }
      guard open.count < Self.useLimit, let function = tree.enclosingDeclaration(of: call),
        tree.kind(function) == .funcDecl, let type = tree.enclosingType(of: function),
        seen.insert(function).inserted
      else { continue }
      open += calls(ofOwn: function, in: type).prefix(Self.useLimit)
    }
    return result
  }

  private func calls(ofOwn function: NodeID, in type: NodeID) -> [NodeID] {
    if tree.kind(type) == .extensionDecl {
      guard tree.isNamed(type, "View"), let name = tree.name(function), only(name) == function else {
        return []
      }
      return (facts.calls[name.hash] ?? []).filter {
        tree.name($0).map { $0 == name } == true && !tree.contains(function, $0)
      }
    }
    guard tree.isNamed(function, "body"), let name = tree.name(type), only(name) == type else { return [] }
    return (facts.calls[name.hash] ?? []).compactMap { made in
      guard let argument = tree.parent(made), tree.kind(argument) == .argument,
        let call = tree.parent(argument),
        tree.isNamed(call, "modifier"), !tree.contains(type, call)
      else { return nil }
      return call
    }
  }
}

/// The surfaces that the modifiers and styles asked about so far draw, by the block that says so.
private struct OwnSurfaces {
  var known: [NodeID: GlassSurface.Kind?] = [:]
}
