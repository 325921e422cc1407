/// Bars of glass that end where the safe area begins.
enum SafeAreaGlass {
  static let rule = Rule(
    id: "safe-area-glass",
    theme: .glass,
    summary: "a `safeAreaInset` whose content ends in `glassEffect` and leaves the home-indicator strip bare",
    rationale: """
      The glass is as large as the inset, so the strip of the home indicator below it shows the content without glass. \
      A `safeAreaBar`, or glass that floats with room around it, has no such gap.
      """,
    severity: .info,
    fixable: .never,
    seeds: ["001"],
    examples: examples,
    triggers: Rule.Triggers(calls: ["safeAreaInset"]),
    check: { context, call in
      let tree = context.tree
      // Above an inset at the top there is a bar as often as not.
      guard let edge = tree.argument(call, "edge"), tree.isNamed(edge, "bottom"),
        context.isViewModifier(call) || context.isViewModifierOfSelf(call), !tree.isInPreview(call),
        let closure = tree.trailingClosure(call) ?? tree.closureArgument(call, "content"),
        let glass = lastGlass(context, in: tree.statements(closure, limit: DrawnContent.limit)),
        !tree.subtree(closure).suffix(2000).contains(where: { context.glass.reachesEdges($0) }),
        !context.isForPointer(call)
      else { return }
      context.report(
        call: call,
        "the glass covers only the inset and leaves the home-indicator strip bare; use `safeAreaBar`, or let the "
          + "glass float with padding around it",
        notes: tree.nameToken(glass).map { [(tree.range(ofToken: $0), "the glass ends with the inset")] }
          ?? [])
    })

  /// The glass that the content ends in: nothing but what keeps its bounds follows, on any way there.
  private static func lastGlass(_ context: borrowing RuleContext, in views: [NodeID]) -> NodeID? {
    let tree = context.tree
    let glass = context.glass
    let content = context.drawnContent
    var found: NodeID?
    content.walk(views) { chain, _ in
      for modifier in chain.modifiers.reversed() {
        if glass.isGlassEffect(modifier.call) {
          if isBar(tree, glass, chain, modifier) { found = modifier.call }
          return found == nil ? .past : .stop
        }
        if modifier.isConditional || !ModifierGeometry.keepsBounds(tree.name(of: modifier.name)) {
          return .past
        }
      }
      return isTransparent(tree, content, chain.root) ? .inside : .past
    }
    if let found, leavesTheInset(context, found) { return nil }
    return found
  }

  /// Whether a view is as large as what it holds: a group, or what a property or function of the file builds.
  private static func isTransparent(_ tree: SyntaxTree, _ content: DrawnContent, _ root: NodeID) -> Bool {
    if let type = tree.constructedType(root) {
      return type == "Group" || type == "GlassEffectContainer" || content.isOwnView(root)
    }
    return content.helper(root) != nil
  }

  /// Whether the place the glass is written at takes care of the strip.
  private static func leavesTheInset(_ context: borrowing RuleContext, _ glass: NodeID) -> Bool {
    let tree = context.tree
    return tree.subtree(tree.chainTop(glass)).suffix(2000).contains { context.glass.reachesEdges($0) }
  }

  private static let small = NameSet(["Button", "Text", "Image", "Label", "Menu", "Link", "Toggle", "Picker"])

  /// Whether the glass is a bar from side to side, or may be: a button floats by itself, and so does a capsule or a
  /// circle around things that take no more room than they need.
  private static func isBar(
    _ tree: SyntaxTree, _ glass: GlassReader, _ chain: ModifierChain, _ effect: Modifier
  ) -> Bool {
    let inner = chain.modifiers.prefix { $0.call != effect.call }
    if inner.contains(where: { isWide(tree, $0.call) }) { return true }
    guard let type = tree.constructedType(chain.root) else {
      return glass.shape(ofGlassEffect: effect.call) != .circle
    }
    if small.contains(type) { return false }
    guard glass.shape(ofGlassEffect: effect.call) != .other else { return true }
    guard let closure = tree.trailingClosure(chain.root) else { return false }
    return tree.statements(closure).contains { tree.isNamed(tree.chain($0).root, "Spacer") }
  }

  private static func isWide(_ tree: SyntaxTree, _ call: NodeID) -> Bool {
    tree.isNamed(call, "frame")
      && tree.argument(call, "maxWidth").map { tree.isNamed($0, "infinity") } == true
  }

  private static let examples: [Rule.Example] = [
    .wrong(
      """
      ScrollView { content }
        .↓safeAreaInset(edge: .bottom) { dock.glassEffect() }
      """),
    .wrong(
      """
      List { rows }
        .↓safeAreaInset(edge: .bottom, spacing: 0) {
          HStack { Button("Scan") {}; Spacer(); Button("NFC") {} }
            .padding(16)
            .glassEffect(.regular, in: .rect)
        }
      """),
    .wrong(
      """
      struct Screen: View {
        var body: some View { ScrollView { content }.↓safeAreaInset(edge: .bottom) { dock } }
        private var dock: some View {
          Text("Total").frame(maxWidth: .infinity).padding().glassEffect(in: .rect(cornerRadius: 20))
        }
      }
      """),
    .right(
      """
      ScrollView { content }
        .safeAreaInset(edge: .bottom) {
          dock
            .padding(16)
            .glassEffect(.regular, in: .rect(cornerRadius: 20))
            .padding(.horizontal, 16)
            .padding(.bottom, 12)
        }
      """),
    .right(
      """
      ScrollView { content }
        .safeAreaInset(edge: .bottom) {
          dock.glassEffect().background { Rectangle().glassEffect().ignoresSafeArea(edges: .bottom) }
        }
      """),
    .right(
      """
      ScrollView { content }
        .safeAreaInset(edge: .bottom) { Button("Add") {}.padding().glassEffect() }
        .safeAreaInset(edge: .leading) { sidebar.glassEffect() }
        .safeAreaBar(edge: .bottom) { dock.glassEffect() }
      """),
  ]
}
