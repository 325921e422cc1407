/// What is worked out about a file when a rule first asks for it. Lives as long as its tree.
final class FileFacts {
  private let tree: SyntaxTree

  init(_ tree: SyntaxTree) { self.tree = tree }

  lazy var scope = FileScope(tree)

  lazy var shadows = ShadowFacts(tree, ValueFollower(tree: tree, facts: self))
  lazy var layerCorners = LayerCorners(tree)

  /// What names of this file come to, by the node of their declaration, as far as that was asked.
  var declaredValues: [NodeID: [NodeID]] = [:]

  private var layerShadows: (block: NodeID, all: [LayerShadowAssignment])?

  /// Kept for the block asked about last: each of its assignments asks.
  func layerShadows(in block: NodeID) -> [LayerShadowAssignment] {
    if let layerShadows, layerShadows.block == block { return layerShadows.all }
    let all = tree.layerShadows(in: block)
    layerShadows = (block, all)
    return all
  }

  /// The modules the file imports.
  lazy var imports: Set<String> = {
    var names: Set<String> = []
    for id in 0..<tree.nodeCount where tree.kind(id) == .importDecl {
      if let name = tree.name(id) { names.insert(name.string) }
    }
    return names
  }()

  /// The functions and methods the file declares.
  lazy var declaredFunctions = namesDeclared { $0 == .funcDecl }

  /// The functions, methods and types the file declares.
  lazy var declaredCallables = namesDeclared { kind in
    switch kind {
    case .funcDecl, .structDecl, .classDecl, .enumDecl, .actorDecl: true
    default: false
    }
  }

  private func namesDeclared(by matches: (NodeKind) -> Bool) -> SourceNames {
    var names = SourceNames()
    for id in 0..<tree.nodeCount where matches(tree.kind(id)) {
      if let name = tree.name(id) { names.insert(name) }
    }
    return names
  }

  /// Where each name occurs as an expression, by the name's hash.
  lazy var uses: [UInt32: [NodeID]] = {
    var uses: [UInt32: [NodeID]] = [:]
    for id in 0..<tree.nodeCount {
      switch tree.kind(id) {
      case .identifier, .member:
        if let name = tree.name(id) { uses[name.hash, default: []].append(id) }
      default: continue
      }
    }
    return uses
  }()

  /// The functions and types of this file with a call of an accessibility modifier in their body.
  lazy var accessibilityAware = {
    var names = SourceNames()
    for id in 0..<tree.nodeCount where tree.kind(id) == .call {
      guard let name = tree.name(id), name.hasPrefix("accessibility") else { continue }
      for ancestor in tree.ancestors(id) {
        switch tree.kind(ancestor) {
        case .funcDecl, .structDecl, .classDecl:
          if let owner = tree.name(ancestor) { names.insert(owner) }
        default: continue
        }
      }
    }
    return names
  }()
}

/// Some names of one file, for many questions and few answers.
///
/// Invariant: the names lie in the bytes of the file's tree, which outlive the set.
struct SourceNames {
  private var byHash: [UInt32: Name] = [:]

  mutating func insert(_ name: Name) { byHash[name.hash] = name }

  /// Two names of one hash share a place, so the earlier of such a pair may be forgotten.
  func contains(_ name: Name) -> Bool {
    guard let found = byHash[name.hash] else { return false }
    return found == name
  }
}
