/// Places where the style around a view is another one than the label color, so that `.primary` and `.secondary` as
/// styles are levels of it, and not what `Color.primary` and `Color.secondary` are.
extension SyntaxTree {
  /// Button styles that leave the label as it is.
  private static let plainStyles: [StaticString] = ["plain", "PlainButtonStyle"]

  /// Whether a modifier's view stands in the label of a tinted control, or in a view with a color of its own; also where it
  /// is part of a view or helper that another place of the file shows there.
  func isInForeignStyle(_ modifier: NodeID) -> Bool { isInForeignStyle(modifier, depth: 0) }

  /// In a file with more nodes, helpers are not looked for: each question goes through all of them.
  private static let helperNodes = 20_000

  /// Helpers within helpers that are followed.
  private static let helperDepth = 3

  /// Views that draw what they are given in a style of their own: their values, headers and footers.
  private static let styling: [StaticString] = ["LabeledContent", "Section"]

  /// Whether a view lies on a material, on which styles are vibrant and colors are not.
  private func liesOnMaterial(_ view: NodeID) -> Bool {
    guard isNamed(view, "background") || isNamed(view, "glassEffect") else { return false }
    return isNamed(view, "glassEffect")
      || unlabelledArgument(view).map { text($0).hasSuffix("Material") } ?? false
  }

  private func isInForeignStyle(_ id: NodeID, depth: Int) -> Bool {
    var isDestination = false
    for ancestor in ancestors(id, limit: 64) {
      switch kind(ancestor) {
      case .argument: isDestination = isNamed(ancestor, "destination")
      case .call:
        guard let name = name(ancestor) else { continue }
        if name == "foregroundStyle" || name == "foregroundColor" {
          if !hasLevel(ancestor) { return true }
        } else if !isDestination, Catalog.views.has(name, .tapped),
          !hasPlainStyle(ancestor)
        {
          return true
        } else if Self.styling.contains(where: { name == $0 }) || liesOnMaterial(ancestor) {
          return true
        }
      case .binding, .funcDecl:
        guard let name = name(ancestor), !(name == "body") else { continue }
        if showsInForeignStyle(name, depth) { return true }
        if kind(ancestor) == .funcDecl { return false }
      case .memberBlock:
        return parent(ancestor).flatMap { self.name($0) }.map { showsInForeignStyle($0, depth) } ?? false
      case .sourceFile: return false
      default: continue
      }
    }
    return false
  }

  /// Whether some place of the file names a view or helper in such a style.
  private func showsInForeignStyle(_ name: Name, _ depth: Int) -> Bool {
    guard depth < Self.helperDepth, nodeCount <= Self.helperNodes else { return false }
    return (0..<nodeCount).contains { id in
      guard kind(id) == .identifier || kind(id) == .member, self.name(id).map({ $0 == name }) ?? false else {
        return false
      }
      return isInForeignStyle(id, depth: depth + 1)
    }
  }

  /// The periods of `.primary` and `.secondary`, where an expression is nothing else, or one of them on a condition.
  func implicitLevels(_ expression: NodeID) -> [TokenID]? {
    let id = unwrapped(expression)
    if kind(id) == .ternary {
      let branches = children(id).dropFirst().map { implicitLevels($0) }
      return branches.contains { $0 == nil } ? nil : branches.flatMap { $0 ?? [] }
    }
    return isLevel(id) ? [Int(node(id).firstToken)] : nil
  }

  private func isLevel(_ id: NodeID) -> Bool {
    kind(id) == .member && callee(id) == nil && (isNamed(id, "primary") || isNamed(id, "secondary"))
  }

  private func hasLevel(_ call: NodeID) -> Bool {
    firstArgument(call).flatMap { value($0) }.map { isLevel(unwrapped($0)) } ?? false
  }

  private func hasPlainStyle(_ control: NodeID) -> Bool {
    outerModifiers(of: control).contains { modifier in
      guard name(of: modifier.name) == "buttonStyle",
        let style = firstArgument(modifier.call).flatMap({ value($0) }), let name = name(style)
      else { return false }
      return Self.plainStyles.contains { name == $0 }
    }
  }
}
