/// Scroll edge effects without the bar that draws them.
enum HiddenNavigationBar {
  static let rule = Rule(
    id: "hidden-navigation-bar",
    theme: .glass,
    summary: "a hidden navigation bar in a view that relies on scroll edge effects",
    rationale: """
      The effect at a scroll view's top edge is drawn for the bar there. Without a navigation bar, toolbar or safe area \
      bar at that edge there is none, whatever its style.
      """,
    severity: .info,
    fixable: .never,
    seeds: ["001"],
    examples: examples,
    triggers: Rule.Triggers(calls: ["toolbar", "toolbarVisibility", "navigationBarHidden"]),
    check: { context, call in
      let tree = context.tree
      guard tree.hidesNavigationBar(call),
        context.file.isViewModifier(call) || context.file.isViewModifierOfSelf(call),
        !tree.isInPreview(call), let effect = topEdgeEffect(context, around: call),
        !context.file.isForPointer(call)
      else { return }
      context.report(
        call: call,
        "the hidden navigation bar takes the scroll edge effect at the top with it; keep the bar, or put a "
          + "`safeAreaBar(edge: .top)` there",
        notes: tree.nameToken(effect).map { [(tree.range(ofToken: $0), "this effect needs a bar")] } ?? [])
    })

  /// A style for the scroll edge effect at the top in the same view, where no other bar carries it.
  private static func topEdgeEffect(_ context: borrowing RuleContext, around call: NodeID) -> NodeID? {
    let tree = context.tree
    guard let type = tree.enclosingType(of: call), !hasTopBar(context, in: type) else { return nil }
    let effects = (context.facts.calls[Name("scrollEdgeEffectStyle").hash] ?? []).prefix(useLimit).filter {
      tree.isNamed($0, "scrollEdgeEffectStyle") && namesTop(tree, $0, "for")
        && tree.unlabelledArgument($0).map { tree.kind($0) != .nilLiteral } == true
    }
    if let own = effects.first(where: { tree.contains(type, $0) && !isInSheet(tree, $0, outside: call) }) {
      return own
    }
    return effects.first { isShown(context, $0, in: type, besides: call) }
  }

  /// Uses of a name that are looked at.
  private static let useLimit = 12

  private static func hasTopBar(_ context: borrowing RuleContext, in type: NodeID) -> Bool {
    let tree = context.tree
    return context.facts.firstCall(named: "safeAreaBar") {
      tree.contains(type, $0) && namesTop(tree, $0, "edge")
    } != nil
  }

  /// Whether a view shows an effect of a view or modifier that the file declares beside it.
  private static func isShown(
    _ context: borrowing RuleContext, _ effect: NodeID, in type: NodeID, besides call: NodeID
  ) -> Bool {
    let tree = context.tree
    guard let owner = tree.enclosingType(of: effect), owner != type, !hasTopBar(context, in: owner) else {
      return false
    }
    let source: NodeID?
    switch tree.kind(owner) {
    case .structDecl: source = owner
    case .extensionDecl: source = tree.enclosingDeclaration(of: effect)
    default: source = nil
    }
    // A stack of its own has a bar of its own.
    let hasOwnBar = tree.containers(of: effect).contains { tree.isNamed($0.call, "NavigationStack") }
    guard let source, !hasOwnBar, let name = tree.name(source),
      context.facts.declarations(of: name).prefix(2).count == 1
    else { return false }
    return (context.facts.calls[name.hash] ?? []).prefix(useLimit).contains { use in
      tree.contains(type, use) && tree.name(use).map { $0 == name } == true
        && !isInSheet(tree, use, outside: call)
    }
  }

  /// Whether the one is in a sheet or destination that the other does not belong to.
  private static func isInSheet(_ tree: SyntaxTree, _ effect: NodeID, outside call: NodeID) -> Bool {
    tree.containers(of: effect).contains { container in
      guard let name = tree.name(container.call), !tree.contains(container.argument, call) else {
        return false
      }
      return Catalog.modifiers.has(name, .presents) || name == "NavigationLink"
    }
  }

  /// `.top`, `.all`, `.vertical`, or a set with one of them.
  private static func namesTop(_ tree: SyntaxTree, _ call: NodeID, _ label: StaticString) -> Bool {
    guard let edges = tree.argument(call, label) else { return false }
    return tree.subtree(edges).suffix(30).contains { id in
      guard tree.kind(id) == .member, let name = tree.name(id) else { return false }
      return name == "top" || name == "all" || name == "vertical"
    }
  }

  private static let examples: [Rule.Example] = [
    .wrong(
      """
      struct Pairing: View {
        var body: some View {
          ScrollView { content }
            .scrollEdgeEffectStyle(.soft, for: .all)
            .↓toolbar(.hidden, for: .navigationBar)
        }
      }
      """),
    .wrong(
      """
      struct Pairing: View {
        var body: some View {
          NavigationStack {
            List(items) { Text($0.name) }
              .scrollEdgeEffectStyle(.hard, for: [.top, .bottom])
              .↓navigationBarHidden(true)
          }
        }
      }
      """),
    .wrong(
      """
      struct Pairing: View {
        var body: some View { page.↓toolbarVisibility(.hidden, for: .navigationBar, .tabBar) }
        private var page: some View { ScrollView { content }.scrollEdgeEffectStyle(.soft, for: .top) }
      }
      """),
    .right(
      """
      struct Pairing: View {
        var body: some View {
          ScrollView { content }.toolbar(.hidden, for: .navigationBar)
        }
      }
      """),
    .right(
      """
      struct Pairing: View {
        var body: some View {
          ScrollView { content }
            .scrollEdgeEffectStyle(.soft, for: .bottom)
            .toolbar(.hidden, for: .navigationBar)
        }
      }
      """),
    .right(
      """
      struct Pairing: View {
        var body: some View {
          ScrollView { content }
            .scrollEdgeEffectStyle(.soft, for: .top)
            .safeAreaBar(edge: .top) { filters }
            .toolbar(.hidden, for: .navigationBar)
        }
      }
      """),
    .right(
      """
      struct Pairing: View {
        var body: some View {
          ScrollView { content }
            .scrollEdgeEffectStyle(.soft, for: .top)
            .toolbar(isPlaying ? .hidden : .visible, for: .navigationBar)
            .toolbar(.hidden, for: .tabBar)
        }
      }
      """),
  ]
}
