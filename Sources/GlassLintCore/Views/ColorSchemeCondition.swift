/// Tells the conditions that ask for light or dark.
extension FileContext {
  /// Declarations longer than this are no names for a color scheme.
  private static let tokenLimit = 60

  /// Whether an expression depends on the color scheme, directly or through names of this file (`isDark`).
  func asksForColorScheme(_ condition: NodeID) -> Bool { asksForColorScheme(condition, hops: 2) }

  private func asksForColorScheme(_ expression: NodeID, hops: Int) -> Bool {
    for id in tree.subtree(expression) {
      guard tree.kind(id) == .identifier || tree.kind(id) == .member, let name = tree.name(id) else {
        continue
      }
      if isColorScheme(name) || tree.kind(id) == .identifier && name.saysDark { return true }
      guard hops > 0, tree.kind(id) == .identifier, let binding = declaration(of: name, at: id) else {
        continue
      }
      if isOfColorSchemeType(binding) { return true }
      guard tree.kind(binding) == .binding, let variable = tree.parent(binding), isShort(variable) else {
        continue
      }
      // `@Environment(\.colorScheme)` stands on the variable, its value in the binding.
      if mentionsColorScheme(variable) || asksForColorScheme(binding, hops: hops - 1) { return true }
    }
    return false
  }

  private func isColorScheme(_ name: Name) -> Bool {
    switch name {
    case "colorScheme", "userInterfaceStyle", "systemColorScheme": return true
    default: return false
    }
  }

  /// `let scheme: ColorScheme`, `_ style: UIUserInterfaceStyle`.
  private func isOfColorSchemeType(_ declaration: NodeID) -> Bool {
    guard let annotation = tree.firstChild(declaration, where: { $0 == .typeAnnotation || $0 == .type }),
      let type = tree.lastTypeName(annotation)
    else { return false }
    return type == "ColorScheme" || type == "UIUserInterfaceStyle"
  }

  private func isShort(_ variable: NodeID) -> Bool {
    Int(tree.node(variable).endToken) - Int(tree.node(variable).firstToken) <= Self.tokenLimit
  }

  private func mentionsColorScheme(_ variable: NodeID) -> Bool {
    let node = tree.node(variable)
    return (Int(node.firstToken)..<Int(node.endToken)).contains {
      tree.token($0).kind == .identifier && isColorScheme(tree.name(of: $0))
    }
  }

  /// Whether two expressions are spelled with the same tokens, `Color` before a member aside.
  func spellsTheSame(_ left: NodeID, _ right: NodeID) -> Bool {
    let left = significantTokens(left)
    let right = significantTokens(right)
    guard left.count == right.count else { return false }
    return zip(left, right).allSatisfy { a, b in
      tree.token(a).kind == tree.token(b).kind
        && tree.spellsTheSame(tree.range(ofToken: a), tree.range(ofToken: b))
    }
  }

  private func significantTokens(_ id: NodeID) -> Range<TokenID> {
    let node = tree.node(id)
    var first = Int(node.firstToken)
    let end = Int(node.endToken)
    func isPrefix(_ token: TokenID, _ name: StaticString) -> Bool {
      token + 1 < end && tree.token(token).kind == .identifier && tree.name(of: token) == name
        && tree.token(token + 1).kind == .period
    }
    if isPrefix(first, "SwiftUI"), isPrefix(first + 2, "Color") { first += 2 }
    return isPrefix(first, "Color") ? first + 1..<end : first..<end
  }
}

extension Name {
  /// Whether a flag of that name tells light from dark.
  var saysDark: Bool {
    switch self {
    case "dark", "isDark", "darkMode", "isDarkMode", "inDarkMode", "isDarkTheme", "isDarkAppearance": true
    default: false
    }
  }
}
