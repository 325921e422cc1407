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
        context.file.isViewModifier(call) || context.file.isViewModifierOfSelf(call), !tree.isInPreview(call),
        let closure = tree.trailingClosure(call) ?? tree.closureArgument(call, "content"),
        let glass = lastGlass(context, of: call, in: tree.statements(closure, limit: DrawnContent.limit)),
        !tree.subtree(closure).suffix(2000).contains(where: { context.file.glass.reachesEdges($0) }),
        !context.file.isForPointer(call)
      else { return }
      context.report(
        call: call,
        "the glass covers only the inset and leaves the home-indicator strip bare; let the glass float with padding "
          + "around it, or use `safeAreaBar`",
        notes: tree.nameToken(glass).map { [(tree.range(ofToken: $0), "the glass ends with the inset")] }
          ?? [])
    })

  /// The glass that the content ends in: nothing but what keeps its bounds follows, on any way there.
  private static func lastGlass(
    _ context: borrowing RuleContext, of inset: NodeID, in views: [NodeID]
  ) -> NodeID? {
    let tree = context.tree
    let glass = context.file.glass
    let content = context.file.drawnContent
    var found: NodeID?
    content.walk(views) { chain, _ in
      for modifier in chain.modifiers.reversed() {
        if glass.isGlassEffect(modifier.call) {
          if isBar(context, chain, modifier, in: inset) { found = modifier.call }
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
    return tree.subtree(tree.chainTop(glass)).suffix(2000).contains { context.file.glass.reachesEdges($0) }
  }

  private static let small = NameSet(["Button", "Text", "Image", "Label", "Menu", "Link", "Toggle", "Picker"])

  /// Points up to which a fixed width is that of something that floats.
  private static let smallWidth = 200.0

  /// Whether the glass is a bar, as far as its own size tells: a single control, a circle and what has a small fixed
  /// frame float. A capsule does not for being one: that is the shape glass has of itself.
  private static func isBar(
    _ context: borrowing RuleContext, _ chain: ModifierChain, _ effect: Modifier, in inset: NodeID
  ) -> Bool {
    let tree = context.tree
    let inner = chain.modifiers.prefix { $0.call != effect.call }
    if inner.contains(where: { isWide(tree, $0.call) }) { return true }
    guard context.file.glass.shape(ofGlassEffect: effect.call) != .circle,
      !inner.contains(where: { isSmall(context, $0.call) }), !isAtSide(tree, inset)
    else { return false }
    return tree.constructedType(chain.root).map { !small.contains($0) } ?? true
  }

  private static func isSmall(_ context: borrowing RuleContext, _ call: NodeID) -> Bool {
    guard context.tree.isNamed(call, "frame"), let width = context.tree.argument(call, "width") else {
      return false
    }
    let widths = context.file.values(of: width)
    return !widths.isEmpty && widths.allSatisfy { $0.value <= smallWidth }
  }

  /// Whether the inset puts its content at the left or right: `alignment: .trailing`.
  private static func isAtSide(_ tree: SyntaxTree, _ inset: NodeID) -> Bool {
    tree.argument(inset, "alignment").map { !tree.isNamed($0, "center") } ?? false
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
      ScrollView { content }
        .↓safeAreaInset(edge: .bottom) {
          HStack { Button("Scan") {}; Button("NFC") {} }.padding().glassEffect()
        }
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
