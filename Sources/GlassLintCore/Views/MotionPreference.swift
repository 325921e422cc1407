/// Whether code asks what people want less of: motion, transparency.
extension FileFacts {
  /// What a system setting is called in code.
  enum Preference {
    case reduceMotion, reduceTransparency

    /// In lower case: `accessibilityReduceMotion`, `isReduceMotionEnabled`, `prefersReducedMotion`.
    fileprivate var words: (StaticString, StaticString) {
      switch self {
      case .reduceMotion: ("reduc", "motion")
      case .reduceTransparency: ("reduc", "transparency")
      }
    }
  }

  /// Whether the type around a use asks for a setting; outside of a type's own declaration, whether the file does.
  func asks(for preference: Preference, around use: NodeID) -> Bool {
    let tokens = tokens(naming: preference)
    guard let first = tokens.first else { return false }
    guard let type = outermostType(around: use), tree.kind(type) != .extensionDecl else { return true }
    let node = tree.node(type)
    if first >= Int(node.firstToken), first < Int(node.endToken) { return true }
    return tokens.contains { $0 >= Int(node.firstToken) && $0 < Int(node.endToken) }
      || isAskedInExtension(of: type, tokens)
  }

  private func outermostType(around use: NodeID) -> NodeID? {
    tree.enclosingType(of: use)
  }

  private func isAskedInExtension(of type: NodeID, _ tokens: [TokenID]) -> Bool {
    guard let name = tree.name(type) else { return false }
    return extensions(of: name).contains { id in
      let node = tree.node(id)
      return tokens.contains { $0 >= Int(node.firstToken) && $0 < Int(node.endToken) }
    }
  }

  private func extensions(of name: Name) -> [NodeID] {
    tree.children(tree.root).filter {
      tree.kind($0) == .extensionDecl && tree.name($0).map { $0 == name } ?? false
    }
  }

  private func tokens(naming preference: Preference) -> [TokenID] {
    switch preference {
    case .reduceMotion: reduceMotionTokens
    case .reduceTransparency: reduceTransparencyTokens
    }
  }

  func findTokens(naming preference: Preference) -> [TokenID] {
    let (verb, noun) = preference.words
    return (0..<tree.tokenCount).filter { id in
      guard tree.token(id).kind == .identifier else { return false }
      let name = tree.name(of: id)
      return name.count > 10 && name.containsIgnoringCase(noun) && name.containsIgnoringCase(verb)
    }
  }
}
