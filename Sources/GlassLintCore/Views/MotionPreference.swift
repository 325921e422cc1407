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

  /// Whether code runs where Reduce Motion is on alone, as the code around it asks: in `if reduceMotion { … }`, behind
  /// `guard reduceMotion else { … }`, as one side of `reduceMotion ? … : …`.
  func isForReducedMotion(_ use: NodeID) -> Bool {
    guard !reduceMotionTokens.isEmpty else { return false }
    var inner = use
    for ancestor in tree.ancestors(use) {
      defer { inner = ancestor }
      switch tree.kind(ancestor) {
      case .ternary:
        let sides = Array(tree.children(ancestor))
        guard sides.count == 3, inner != sides[0] else { continue }
        // Instead of nothing it is for all others.
        if !sides.contains(where: { tree.kind($0) == .nilLiteral || tree.isNamed($0, "none") }),
          asks(sides[0]) == (inner == sides[1])
        {
          return true
        }
      case .ifStmt:
        let branches = tree.children(ancestor).filter { tree.kind($0) == .ifBranch }
        guard let own = branches.firstIndex(of: inner) else { continue }
        if tree.callee(branches[own]).flatMap({ asks($0) }) == true { return true }
        if own > 0, tree.callee(branches[own - 1]).flatMap({ asks($0) }) == false { return true }
      case .guardStmt: if tree.callee(ancestor).flatMap({ asks($0) }) == false { return true }
      case .codeBlock, .closure, .accessorBlock:
        let before = tree.statements(ancestor).prefix { $0 != inner }
        if before.contains(where: {
          tree.kind($0) == .guardStmt && tree.callee($0).flatMap { asks($0) } == true
        }) {
          return true
        }
      case .memberBlock: return false
      default: break
      }
    }
    return false
  }

  /// Whether a condition asks that Reduce Motion is on, or that it is off; `nil` where it asks for something else.
  private func asks(_ condition: NodeID) -> Bool? {
    let node = tree.node(condition)
    let setting = tree.subtree(condition).first { id in
      tree.kind(id) == .identifier
        && reduceMotionTokens.contains { Int(tree.node(id).firstToken) == $0 }
    }
    guard let setting, node.firstToken < node.endToken else { return nil }
    return !tree.ancestors(setting).prefix { $0 < condition || $0 == condition }.contains {
      tree.kind($0) == .prefixExpr && tree.isNamed($0, "!")
    }
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

extension FileContext {
  /// Whether an animation, or what runs something with one, is made by what the project has for that and asks for Reduce Motion,
  /// in whichever file: `.default.calmed()`, `withCalmAnimation { … }`.
  func heedsReduceMotion(_ animation: NodeID) -> Bool {
    tree.subtree(animation).contains { id in
      (tree.kind(id) == .identifier || tree.kind(id) == .member)
        && tree.name(id).map { makesHeed($0) } ?? false
    }
      || tree.containers(of: animation).contains { tree.name($0.call).map { makesHeed($0) } ?? false }
  }

  private func makesHeed(_ name: Name) -> Bool {
    !Catalog.modifiers.contains(name)
      && site.project.spokenParts(of: name.symbol)?.contains(.heedsReduceMotion) ?? false
  }
}
