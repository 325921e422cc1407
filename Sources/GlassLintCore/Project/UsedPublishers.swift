/// Properties whose publishers are used on other objects: `model.$items`.
extension SummaryReader {
  /// Whether a file may use any.
  static func mayUsePublishers(_ tokens: UnsafePointer<Token>, count: Int) -> Bool {
    (1..<max(1, count)).contains { tokens[$0].kind == .dollarIdentifier && tokens[$0 - 1].kind == .period }
  }

  func readPublishers() {
    var seen: Set<Symbol> = []
    for token in 1..<max(1, tree.tokenCount)
    where tree.token(token).kind == .dollarIdentifier && tree.token(token - 1).kind == .period {
      // A value's own is its binding, and a class knows its own.
      if token > 1, tree.text(token: token - 2) == "self" { continue }
      let name = SymbolHash.symbol(String(tree.name(of: token).string.dropFirst()))
      if seen.insert(name).inserted { store.views.append(ViewRecord(name: name, kind: .publisher, facts: 0)) }
    }
  }
}

extension Project {
  /// Whether any file uses the publisher of a property of that name on another object.
  func usesPublisher(of property: Symbol) -> Bool { has(property, .publisher) }
}
