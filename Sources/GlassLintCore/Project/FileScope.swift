/// The names a file declares, to look up what a use of one means. Made once per file, when a rule first asks.
///
/// Lookup is lexical, then by type. A name that could mean two things resolves to nothing.
struct FileScope {
  /// Something that gives a name a meaning.
  struct Declaration {
    let node: NodeID
    /// The node within which the name means this: a block, a function, a type's members, the file.
    let scope: NodeID
    /// Locals are visible below their declaration only.
    let isLocal: Bool
    /// Bound by a pattern, a closure or a condition: its value is not known.
    let isOpaque: Bool
  }

  /// More declarations of one name than this in a file are not told apart.
  private static let ambiguityLimit = 48

  private let tree: SyntaxTree
  private var byName: [UInt32: [Declaration]] = [:]

  init(_ tree: SyntaxTree) {
    self.tree = tree
    for id in 0..<tree.nodeCount { index(id) }
  }

  private mutating func index(_ id: NodeID) {
    switch tree.kind(id) {
    case .binding:
      guard let declaration = tree.parent(id), let scope = scope(of: declaration) else { return }
      let isMember = tree.kind(scope) == .memberBlock || tree.kind(scope) == .sourceFile
      add(id, scope: scope, isLocal: !isMember, isOpaque: false)
    case .parameter:
      guard let owner = tree.parent(id) else { return }
      switch tree.kind(owner) {
      case .funcDecl, .initDecl, .subscriptDecl: add(id, scope: owner, isLocal: false, isOpaque: false)
      case .closure: add(id, scope: owner, isLocal: false, isOpaque: true)
      default: return
      }
    case .optionalBinding:
      // The name of `if let` lives in its branch, that of `guard let` in the block around it.
      guard let owner = tree.parent(id) else { return }
      let scope = tree.kind(owner) == .guardStmt ? self.scope(of: owner) : owner
      if let scope { add(id, scope: scope, isLocal: true, isOpaque: true) }
    case .bindingPattern, .forStmt: indexPattern(id)
    default: return
    }
  }

  /// The names that a pattern binds.
  private mutating func indexPattern(_ id: NodeID) {
    let isLoop = tree.kind(id) == .forStmt
    guard let pattern = isLoop ? tree.callee(id) : id, let scope = isLoop ? id : patternScope(id) else { return }
    for inner in tree.subtree(pattern) where tree.kind(inner) == .identifier {
      add(inner, scope: scope, isLocal: false, isOpaque: true)
    }
  }

  private func patternScope(_ id: NodeID) -> NodeID? {
    tree.ancestors(id).first { ancestor in
      switch tree.kind(ancestor) {
      case .switchCase, .ifBranch, .whileStmt, .forStmt, .catchClause, .codeBlock, .closure, .sourceFile: return true
      default: return false
      }
    }
  }

  /// The block, type or file whose item a declaration is.
  private func scope(of declaration: NodeID) -> NodeID? {
    tree.ancestors(declaration).first { ancestor in
      switch tree.kind(ancestor) {
      case .memberBlock, .sourceFile, .codeBlock, .closure, .switchCase, .accessorBlock, .accessor: return true
      default: return false
      }
    }
  }

  private mutating func add(_ id: NodeID, scope: NodeID, isLocal: Bool, isOpaque: Bool) {
    guard let name = tree.name(id) else { return }
    byName[name.hash, default: []].append(
      Declaration(node: id, scope: scope, isLocal: isLocal, isOpaque: isOpaque))
  }

  private func candidates(_ name: Name) -> [Declaration] {
    guard let all = byName[name.hash], all.count <= Self.ambiguityLimit else { return [] }
    return all.filter { tree.name($0.node).map { $0 == name } ?? false }
  }

  /// What a plain name means at a use of it: the declaration in the innermost scope around the use.
  func declaration(of name: Name, at use: NodeID) -> Declaration? {
    let visible = candidates(name).filter { candidate in
      guard tree.contains(candidate.scope, use), !tree.contains(candidate.node, use) else { return false }
      return !candidate.isLocal || candidate.node < use
    }
    guard !visible.isEmpty else {
      return tree.enclosingType(of: use).flatMap { tree.name($0) }.flatMap { member(name, ofType: $0) }
    }
    let innermost = visible.map { tree.subtree($0.scope).count }.min() ?? 0
    let closest = visible.filter { tree.subtree($0.scope).count == innermost }
    // Of two locals of one name in one block, the later one hides the earlier.
    if closest.allSatisfy(\.isLocal) { return closest.last }
    return closest.count == 1 ? closest[0] : nil
  }

  /// A member of a type of this file, in its declaration or an extension.
  func member(_ name: Name, ofType type: Name) -> Declaration? {
    let members = candidates(name).filter { candidate in
      guard tree.kind(candidate.scope) == .memberBlock, let owner = tree.parent(candidate.scope),
        let ownerName = tree.name(owner)
      else { return false }
      return ownerName == type
    }
    return members.count == 1 ? members[0] : nil
  }
}
