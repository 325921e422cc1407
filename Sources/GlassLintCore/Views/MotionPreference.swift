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
    guard !tokens.isEmpty else { return false }
    guard let type = tree.enclosingType(of: use), tree.kind(type) != .extensionDecl else { return true }
    return holds(type, oneOf: tokens) || extensions(of: type).contains { holds($0, oneOf: tokens) }
  }

  /// - Parameter tokens: in source order.
  private func holds(_ declaration: NodeID, oneOf tokens: [TokenID]) -> Bool {
    let node = tree.node(declaration)
    let first = tokens.partitionPoint { $0 >= Int(node.firstToken) }
    return first < tokens.count && tokens[first] < Int(node.endToken)
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
