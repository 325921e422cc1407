extension SyntaxTree {
  /// Words in the names of properties that hand a view on with methods of their own.
  private static let backportWords: [StaticString] = [
    "backport", "compat", "polyfill", "shim", "glass", "legacy", "ios", "available", "adapt",
  ]

  /// `view.backport.glassEffect()`, and a property of what a chain has made so far, which no view has.
  func hasBackportBase(_ call: NodeID) -> Bool {
    guard let base = base(ofModifier: call).map({ unwrapped($0) }), kind(base) == .member,
      let name = name(base)
    else { return false }
    if Self.backportWords.contains(where: { name.containsIgnoringCase($0) }) { return true }
    return callee(base).map { kind(unwrapped($0)) == .call } ?? false
  }
}
