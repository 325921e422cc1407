/// What dictionaries give to attributed text.
extension SyntaxTree {
  /// An attribute's value is no deeper than that.
  private static let attributeLimit = 16

  private static let attributeKeys = NameSet([
    "foregroundColor", "backgroundColor", "strokeColor", "underlineColor", "strikethroughColor", "font",
  ])

  /// The key of an attributed text's attribute that a value is given to: `[.foregroundColor: color]`.
  func attributeKey(of value: NodeID) -> Name? {
    var inner = value
    for ancestor in ancestors(value, limit: Self.attributeLimit) {
      defer { inner = ancestor }
      switch kind(ancestor) {
      case .member, .call, .argument, .ternary, .tuple, .forceUnwrap: continue
      case .dictionary:
        var key: NodeID?
        for (position, child) in children(ancestor).enumerated() {
          if child == inner { return position % 2 == 0 ? nil : key.flatMap { attributeName($0) } }
          key = child
        }
        return nil
      default: return nil
      }
    }
    return nil
  }

  /// `foregroundColor` of `.foregroundColor` and `NSAttributedString.Key.foregroundColor`.
  private func attributeName(_ key: NodeID) -> Name? {
    guard kind(key) == .member, let name = name(key), Self.attributeKeys.contains(name) else { return nil }
    return callee(key).map { isNamed($0, "Key") } ?? true ? name : nil
  }
}
