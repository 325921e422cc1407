/// Properties whose publishers are used on other objects: `model.$items`.
extension SummaryReader {
  func readPublishers() {
    var seen: Set<Symbol> = []
    for token in 1..<max(1, tree.tokenCount)
    where tree.token(token).kind == .dollarIdentifier && tree.token(token - 1).kind == .period {
      let name = SymbolHash.symbol(String(tree.name(of: token).string.dropFirst()))
      if seen.insert(name).inserted { store.views.append(ViewRecord(name: name, kind: .publisher, facts: 0)) }
    }
  }
}

extension Project {
  /// Whether any file uses the publisher of a property of that name on another object.
  func usesPublisher(of property: Symbol) -> Bool {
    var isUsed = false
    index.sections.viewTable.forEach(property) { position in
      if index.sections.views[Int(position)].kind == .publisher { isUsed = true }
    }
    return isUsed
  }
}
