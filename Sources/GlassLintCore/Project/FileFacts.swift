/// What is worked out about a file when a rule first asks for it. Lives as long as its tree.
final class FileFacts {
  private let tree: SyntaxTree

  init(_ tree: SyntaxTree) { self.tree = tree }

  lazy var scope = FileScope(tree)

  lazy var layerCorners = LayerCorners(tree)

  /// The modules the file imports.
  lazy var imports: Set<String> = {
    var names: Set<String> = []
    for id in 0..<tree.nodeCount where tree.kind(id) == .importDecl {
      if let name = tree.name(id) { names.insert(name.string) }
    }
    return names
  }()

  /// The functions and methods the file declares.
  lazy var declaredFunctions: Set<String> = {
    var names: Set<String> = []
    for id in 0..<tree.nodeCount where tree.kind(id) == .funcDecl {
      if let name = tree.name(id) { names.insert(name.string) }
    }
    return names
  }()

  lazy var declaredCallables: Set<String> = {
    var names: Set<String> = []
    for id in 0..<tree.nodeCount {
      switch tree.kind(id) {
      case .funcDecl, .structDecl, .classDecl, .enumDecl, .actorDecl:
        if let name = tree.name(id) { names.insert(name.string) }
      default: continue
      }
    }
    return names
  }()
}
