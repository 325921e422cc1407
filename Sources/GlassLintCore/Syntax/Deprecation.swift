/// Declarations that are marked as out of use: `@available(*, deprecated, renamed: "gap")`.
extension SyntaxTree {
  /// What a mark says that takes a declaration out of use: the name of its successor, empty where it names none; `nil`
  /// where there is no such mark.
  func deprecation(of declaration: NodeID) -> String? {
    for child in children(declaration) {
      // Attributes come first.
      guard kind(child) == .attribute else { return nil }
      guard isNamed(child, "available") else { continue }
      let parts = text(child).split(separator: "\"", omittingEmptySubsequences: false)
      guard parts.indices.contains(where: { $0 % 2 == 0 && parts[$0].contains("deprecated") }) else {
        continue
      }
      let renamed = parts.indices.first { $0 % 2 == 1 && parts[$0 - 1].contains("renamed:") }
      return renamed.map { String(parts[$0]) } ?? ""
    }
    return nil
  }

  /// Whether something stands in a declaration that is out of use, where the compiler says nothing of other such.
  func isInDeprecatedCode(_ id: NodeID) -> Bool {
    ancestors(id).contains { deprecation(of: $0) != nil }
  }
}
