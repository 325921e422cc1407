/// The styles of progress views and gauges that a file declares, with the views and functions of the file that draw for
/// them.
struct ProgressStyles {
  /// Declarations, each with all that stands in it.
  private let parts: [NodeID]
  private let tree: SyntaxTree

  /// What such a style conforms to.
  static let protocols: [StaticString] = ["ProgressViewStyle", "GaugeStyle"]

  /// Parts that are looked through.
  private static let partLimit = 64

  init(tree: SyntaxTree, facts: FileFacts) {
    self.tree = tree
    var open: [NodeID] = []
    for id in 0..<tree.nodeCount where tree.kind(id) == .inheritedType {
      if Self.protocols.contains(where: { tree.isNamed(id, $0) }), let type = tree.enclosingType(of: id) {
        open.append(type)
      }
    }
    var parts: [NodeID] = []
    while let part = open.popLast(), parts.count < Self.partLimit {
      guard !parts.contains(part) else { continue }
      parts.append(part)
      if tree.isTypeDeclaration(part) {
        open += facts.extensions(of: part)
        // An extension may add the conformance.
        if let name = tree.name(part) { open += Self.types(named: name, tree, facts) }
      }
      for call in tree.subtree(part) where tree.kind(call) == .call {
        guard let name = tree.constructedType(call) ?? tree.name(call) else { continue }
        open += Self.builders(named: name, tree, facts)
      }
    }
    self.parts = parts
  }

  /// Whether a view is drawn for a style.
  func contain(_ view: NodeID) -> Bool { parts.contains { tree.contains($0, view) } }

  private static func types(named name: Name, _ tree: SyntaxTree, _ facts: FileFacts) -> [NodeID] {
    facts.declarations(of: name).filter { tree.isTypeDeclaration($0) }
  }

  /// The only view or function of a name.
  private static func builders(named name: Name, _ tree: SyntaxTree, _ facts: FileFacts) -> [NodeID] {
    let all = facts.declarations(of: name).filter { tree.kind($0) != .enumCaseElement }
    return all.count == 1 ? Array(all) : []
  }
}

extension FileFacts {
  /// The types of the file that draw progress as a style, and what of the file they are built of.
  var progressStyles: ProgressStyles { kept { ProgressStyles(tree: tree, facts: self) }.value }
}
