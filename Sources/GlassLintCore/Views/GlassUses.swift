/// Where the glass of a file is shown.
struct GlassUses {
  let tree: SyntaxTree
  let facts: FileFacts

  private static let limit = 12

  /// The expressions that a glass effect is the look of: its own chain, and the uses of the properties, functions and
  /// views of this file that consist of it.
  func views(drawnWith glass: NodeID) -> [NodeID] {
    var result: [NodeID] = []
    var open = [glass]
    while let view = open.popLast(), result.count < Self.limit {
      result.append(view)
      if let owner = ownerOfAll(view) { open += uses(of: owner) }
    }
    return result
  }

  /// The property, function or type whose whole view an expression is, but for checks of the system.
  func ownerOfAll(_ view: NodeID) -> NodeID? {
    for ancestor in tree.ancestors(tree.chainTop(view), limit: 24) {
      switch tree.kind(ancestor) {
      case .codeBlock, .returnStmt, .ifBranch, .ifStmt, .accessorBlock, .accessor, .variableDecl, .switchCase,
        .switchStmt:
        continue
      case .funcDecl: return ancestor
      case .binding:
        guard let declaration = tree.parent(ancestor), tree.isMemberOrGlobal(declaration) else { return nil }
        return tree.isNamed(ancestor, "body") ? tree.enclosingType(of: ancestor) : ancestor
      case .argument:
        // The label of a control is all there is to see of it; a group is what it holds.
        guard let call = tree.parent(ancestor), tree.kind(call) == .call,
          let type = tree.constructedType(call), isWrapper(type, ancestor, of: call)
        else { return nil }
        return ownerOfAll(call)
      case .closure: continue
      default: return nil
      }
    }
    return nil
  }

  private func isWrapper(_ type: Name, _ argument: NodeID, of call: NodeID) -> Bool {
    if type == "Group" { return true }
    guard type == "Button" || type == "Menu" || type == "Link" || type == "NavigationLink" else {
      return false
    }
    return tree.label(ofControl: call, type) == argument
  }

  /// Where a property, function or view of this file is used in it: the first few places.
  func uses(of owner: NodeID) -> [NodeID] {
    guard let name = tree.name(owner) else { return [] }
    switch tree.kind(owner) {
    case .binding:
      let uses = (facts.uses[name.hash] ?? []).lazy.filter { isUse($0, of: owner, name) }
      return Array(uses.prefix(Self.limit))
    case .funcDecl, .structDecl:
      guard facts.declarations(of: name).filter({ tree.kind($0) != .enumCaseElement }).prefix(2).count == 1
      else { return [] }
      let calls = (facts.calls[name.hash] ?? []).lazy.filter { call in
        tree.kind(owner) == .structDecl || tree.base(ofModifier: call).map { isSelf($0) } ?? true
      }
      return Array(calls.prefix(Self.limit))
    default: return []
    }
  }

  private func isUse(_ use: NodeID, of property: NodeID, _ name: Name) -> Bool {
    isPlain(use) && facts.scope.declaration(of: name, at: use)?.node == property
  }

  /// `dock` or `self.dock`.
  private func isPlain(_ use: NodeID) -> Bool {
    guard tree.kind(use) == .member else { return tree.kind(use) == .identifier }
    return tree.callee(use).map { isSelf($0) } ?? false
  }

  private func isSelf(_ base: NodeID) -> Bool { tree.kind(base) == .identifier && tree.isNamed(base, "self") }
}
