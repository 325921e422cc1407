/// Controls whose symbol is called what they do.
extension FileContext {
  /// Whether the system's name for a symbol is what an action does; of a symbol that changes, in each state that the action
  /// asks for as well: `isPlaying ? "pause" : "play"` for `if isPlaying { pause() } else { play() }`, or for one call that
  /// changes between them.
  /// - Parameter others: words besides those of the action that tell what it does.
  func saysDeed(_ image: NodeID, _ action: NodeID, also others: Set<String> = []) -> Bool {
    let source = source(ofImage: image)
    guard source.isSymbol else { return false }
    if let symbol = source.name {
      if SpokenName.standsForSharing(symbol), opensSharing(action) { return true }
      return SpokenName.isDeed(symbol, ActionWords(tree, action).words.union(others))
    }
    guard let choice = accessibility.symbol(of: image) else { return false }
    let words = ActionWords(tree, action).words
    let isOneDeed = tree.kind(action) != .closure || tree.actions(in: action).count == 1
    if isOneDeed || words.contains("toggle"), SpokenName.togglesPlaying(writtenTexts(choice), words) {
      return true
    }
    guard tree.kind(choice) == .ternary, let state = tree.callee(choice) else { return false }
    let symbols = tree.children(choice).dropFirst().compactMap { tree.plainText($0) }
    guard symbols.count == 2 else { return false }
    return tree.subtree(action).contains { decision in
      let deeds = branches(of: decision, on: state)
      return deeds.count == 2
        && zip(symbols, deeds).allSatisfy { SpokenName.isDeed($0, ActionWords(tree, $1).words) }
    }
  }

  /// All that an expression can come to, of a choice or of a property of the file that makes one, as far as each is
  /// written there; else nothing.
  private func writtenTexts(_ expression: NodeID) -> [String] {
    var values = [expression]
    if tree.kind(expression) == .ternary {
      values = Array(tree.children(expression).dropFirst())
    } else if let name = tree.ownName(expression), let binding = declaration(of: name, at: expression),
      tree.firstChild(binding, .accessorBlock) != nil
    {
      values = tree.declaredValues(binding)
    }
    let texts = values.compactMap { tree.plainText($0) }
    return texts.count == values.count ? texts : []
  }

  /// What is done where a state is, and where it is not.
  private func branches(of decision: NodeID, on state: NodeID) -> [NodeID] {
    let children = Array(tree.children(decision))
    switch tree.kind(decision) {
    case .ternary where tree.spellsTheSame(children[0], state): return Array(children.dropFirst())
    case .ifStmt:
      guard let asked = tree.callee(decision).map({ Array(tree.children($0)) }), asked.count == 2,
        tree.spellsTheSame(asked[0], state)
      else { return [] }
      return children.compactMap { tree.firstChild($0, .codeBlock) }
    default: return []
    }
  }
}
