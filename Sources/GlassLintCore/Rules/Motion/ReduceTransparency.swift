/// Translucency made by hand, which stays where Reduce Transparency is on.
enum ReduceTransparency {
  static let rule = Rule(
    id: "reduce-transparency",
    theme: .motion,
    summary: "hand-made translucency in a view that never reads `accessibilityReduceTransparency`",
    rationale: """
      Materials and glass turn opaque for those who asked for less transparency. A color with an opacity does not: what \
      lies behind keeps showing through the text on it.
      """,
    severity: nil,
    fixable: .never,
    seeds: ["004"],
    examples: ReduceTransparencyExamples.all,
    triggers: Rule.Triggers(kinds: [.structDecl]),
    check: check)

  @Sendable private static func check(_ context: borrowing RuleContext, _ type: NodeID) {
    let tree = context.tree
    guard let name = tree.nameToken(type), isView(tree, type) else { return }
    var first: NodeID?
    var count = 0
    for id in tree.subtree(type) where tree.kind(id) == .call {
      guard tree.isNamed(id, "opacity"), tree.enclosingType(of: id) == type,
        TranslucentSurface(context.file, opacity: id) != nil
      else { continue }
      if first == nil { first = id }
      count += 1
    }
    guard let first, !tree.isInPreview(type), !context.facts.asks(for: .reduceTransparency, around: first)
    else { return }
    let more = count > 1 ? ", and \(count - 1) more" : ""
    context.report(
      token: name,
      "`\(tree.text(token: name))` paints a translucent surface by hand\(more); use a material, or read "
        + "`accessibilityReduceTransparency` and paint it opaque then",
      notes: [(tree.range(of: first), "this shows through where Reduce Transparency is on")])
  }

  private static func isView(_ tree: SyntaxTree, _ type: NodeID) -> Bool {
    tree.children(type).contains { child in
      guard tree.kind(child) == .inheritedType, let name = tree.name(child) else { return false }
      return name == "View" || name == "ViewModifier" || name.hasSuffix("Style")
    }
  }
}
