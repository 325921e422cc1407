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
    /// The innermost clause of an `#if` between it and its scope, or -1.
    let clause: Int32
    /// Its position among the file's declarations.
    let index: Int
    /// The next declaration whose name falls into the same bucket, or -1.
    fileprivate let next: Int32
  }

  enum Meaning {
    case declaration(Declaration)
    /// Each in another clause of an `#if`.
    case alternatives([Declaration])
    /// Several things, or something whose place is not sure.
    case ambiguous
    /// Nothing in this file.
    case unknown
  }

  /// More declarations of one name than this in a file are not told apart.
  private static let ambiguityLimit = 48

  private let tree: SyntaxTree
  private let hasClauses: Bool
  private(set) var declarations: [Declaration] = []
  /// The positions of those that are no names in a pattern, by their nodes in ascending order.
  private var declaring: [Int32] = []
  /// The last declaration of each bucket, by the low bits of the name's hash.
  private var buckets: [Int32]
  private let mask: UInt32

  init(_ tree: SyntaxTree) {
    self.tree = tree
    hasClauses = (0..<tree.nodeCount).contains { tree.kind($0) == .ifConfigClause }
    var size = 16
    while size * 16 < tree.nodeCount { size *= 2 }
    mask = UInt32(size - 1)
    buckets = Array(repeating: -1, count: size)
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
    guard let pattern = isLoop ? tree.callee(id) : id, let scope = isLoop ? id : patternScope(id) else {
      return
    }
    for inner in tree.subtree(pattern) where tree.kind(inner) == .identifier {
      add(inner, scope: scope, isLocal: false, isOpaque: true, isInPattern: true)
    }
  }

  private func patternScope(_ id: NodeID) -> NodeID? {
    tree.ancestors(id).first { ancestor in
      switch tree.kind(ancestor) {
      case .switchCase, .ifBranch, .whileStmt, .forStmt, .catchClause, .codeBlock, .closure, .sourceFile:
        return true
      default: return false
      }
    }
  }

  /// The block, type or file whose item a declaration is.
  private func scope(of declaration: NodeID) -> NodeID? {
    tree.ancestors(declaration).first { ancestor in
      switch tree.kind(ancestor) {
      case .memberBlock, .sourceFile, .codeBlock, .closure, .switchCase, .accessorBlock, .accessor:
        return true
      default: return false
      }
    }
  }

  private mutating func add(
    _ id: NodeID, scope: NodeID, isLocal: Bool, isOpaque: Bool, isInPattern: Bool = false
  ) {
    guard let name = tree.name(id) else { return }
    let bucket = Int(name.hash & mask)
    if !isInPattern { declaring.append(Int32(declarations.count)) }
    declarations.append(
      Declaration(
        node: id, scope: scope, isLocal: isLocal, isOpaque: isOpaque, clause: clause(of: id, in: scope),
        index: declarations.count, next: buckets[bucket]))
    buckets[bucket] = Int32(declarations.count - 1)
  }

  private func clause(of id: NodeID, in scope: NodeID) -> Int32 {
    guard hasClauses else { return -1 }
    return tree.ancestors(id).prefix { $0 < scope }.first { tree.kind($0) == .ifConfigClause }.map {
      Int32($0)
    } ?? -1
  }

  /// The declarations of a name, last first; none where there are too many.
  private func candidates(_ name: Name) -> [Declaration] {
    var found: [Declaration] = []
    var upcoming = buckets[Int(name.hash & mask)]
    while upcoming >= 0 {
      let declaration = declarations[Int(upcoming)]
      upcoming = declaration.next
      guard let own = tree.name(declaration.node), own == name else { continue }
      found.append(declaration)
      if found.count > Self.ambiguityLimit { return [] }
    }
    return found
  }

  /// What a plain name means at a use of it: the declaration in the innermost scope around the use.
  func declaration(of name: Name, at use: NodeID) -> Declaration? {
    switch meaning(of: name, at: use) {
    case .declaration(let declaration): return declaration
    case .ambiguous, .alternatives: return nil
    case .unknown:
      return tree.enclosingType(of: use).flatMap { tree.name($0) }.flatMap { member(name, ofType: $0) }
    }
  }

  /// What a plain name can mean at a use of it: one declaration, or one in each clause of an `#if`.
  func declarations(of name: Name, at use: NodeID) -> [Declaration] {
    if case .alternatives(let all) = meaning(of: name, at: use) { return all }
    return declaration(of: name, at: use).map { [$0] } ?? []
  }

  /// As `declaration(of:at:)`, for what is visible where the use stands; members that the type around it has elsewhere
  /// are not looked for.
  func meaning(of name: Name, at use: NodeID) -> Meaning {
    var closest: Declaration?
    var closestSize = Int.max
    var isUnique = true
    var alternatives: [Declaration] = []
    for candidate in candidates(name) {
      guard tree.contains(candidate.scope, use), !tree.contains(candidate.node, use),
        !candidate.isLocal || candidate.node < use, isBuilt(candidate, with: use)
      else { continue }
      let size = tree.subtree(candidate.scope).count
      if size < closestSize {
        (closest, closestSize, isUnique, alternatives) = (candidate, size, true, [])
      } else if size == closestSize, let known = closest, areAlternatives([known] + alternatives, candidate) {
        alternatives.append(candidate)
      } else if size == closestSize, !candidate.isLocal || !(closest?.isLocal ?? false) {
        // Of two locals of one name in one block, the later one hides the earlier, and comes first here.
        isUnique = false
      }
    }
    guard let closest else { return .unknown }
    guard isUnique else { return .ambiguous }
    return alternatives.isEmpty ? .declaration(closest) : .alternatives(alternatives.reversed() + [closest])
  }

  /// Whether a declaration does not stand in another clause of an `#if` that a use stands in as well.
  private func isBuilt(_ declaration: Declaration, with use: NodeID) -> Bool {
    guard declaration.clause >= 0 else { return true }
    let clause = NodeID(declaration.clause)
    guard let condition = tree.parent(clause) else { return true }
    return tree.contains(clause, use) || !tree.contains(condition, use)
  }

  private func areAlternatives(_ known: [Declaration], _ other: Declaration) -> Bool {
    other.clause >= 0 && known.allSatisfy { $0.clause >= 0 && $0.clause != other.clause }
  }

  /// Whether a type of this file, or the file itself, has a variable of this name.
  func declaresMember(_ name: Name) -> Bool {
    candidates(name).contains { !$0.isLocal && !$0.isOpaque && tree.kind($0.node) == .binding }
  }

  /// The entry of a declaring node itself: a binding or a parameter. A file may declare one name fifty thousand times.
  func declaration(declaredBy node: NodeID) -> Declaration? {
    let position = declaring.partitionPoint { declarations[Int($0)].node >= node }
    guard position < declaring.count else { return nil }
    let found = declarations[Int(declaring[position])]
    return found.node == node ? found : nil
  }

  /// A member of a type of this file, in its declaration or an extension.
  func member(_ name: Name, ofType type: Name) -> Declaration? {
    var found: Declaration?
    for candidate in candidates(name) where tree.kind(candidate.scope) == .memberBlock {
      guard let owner = tree.parent(candidate.scope), let ownerName = tree.name(owner), ownerName == type
      else {
        continue
      }
      if found != nil { return nil }
      found = candidate
    }
    return found
  }
}
