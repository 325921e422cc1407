/// Translucency made by hand, which stays where Reduce Transparency is on.
enum ReduceTransparency {
  static let rule = Rule(
    id: "reduce-transparency",
    theme: .motion,
    summary: "hand-made translucency in a view that never reads `accessibilityReduceTransparency`",
    rationale: """
      Materials and glass turn opaque for those who asked for less transparency. A color with an opacity does not: what \
      lies behind keeps showing through the text on it. Only what is seen to lie over a picture, a drawing or something \
      that scrolls, with text on it, is reported.
      """,
    severity: nil,
    fixable: .never,
    seeds: ["004"],
    examples: ReduceTransparencyExamples.all,
    triggers: Rule.Triggers(calls: ["opacity"]),
    usesProject: true,
    check: check)

  @Sendable private static func check(_ context: borrowing RuleContext, _ call: NodeID) {
    let tree = context.tree
    guard tree.isModifier(call), let type = tree.enclosingType(of: call), isView(tree, type),
      TranslucentSurface(context.file, opacity: call) != nil,
      !context.facts.asks(for: .reduceTransparency, around: call), !context.file.isUnseen(call),
      isFirst(call, of: type, context)
    else { return }
    context.report(
      call: call,
      "what lies behind shows through this where Reduce Transparency is on; use a material, or read "
        + "`accessibilityReduceTransparency` and paint it opaque then")
  }

  /// Whether nothing before it in the same view is such a surface: to read the setting once is what all of them ask for.
  private static func isFirst(_ call: NodeID, of type: NodeID, _ context: borrowing RuleContext) -> Bool {
    let kept = context.facts.kept { FirstSurfaces() }
    if let first = kept.value.byType[type] { return first == call }
    kept.value.byType[type] = call
    return true
  }

  private static func isView(_ tree: SyntaxTree, _ type: NodeID) -> Bool {
    tree.children(type).contains { child in
      guard tree.kind(child) == .inheritedType, let name = tree.name(child) else { return false }
      return name == "View" || name == "ViewModifier" || name.hasSuffix("Style")
    }
  }
}

/// The first surface reported of each type of a file.
private struct FirstSurfaces {
  var byType: [NodeID: NodeID] = [:]
}
