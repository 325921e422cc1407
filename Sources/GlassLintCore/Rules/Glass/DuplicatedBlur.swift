/// Scroll views that exist twice.
enum DuplicatedBlur {
  static let rule = Rule(
    id: "duplicated-blur",
    theme: .glass,
    summary: "a scroll view repeated in its own `.overlay` to be blurred",
    rationale: """
      Two scroll views scroll apart, since each has a state of its own, and the blurred one smears what lies under the \
      bars. The system's scroll edge effect, or a fade to the background's color, does without the copy.
      """,
    severity: .warning,
    fixable: .never,
    seeds: ["001"],
    examples: examples,
    triggers: Rule.Triggers(calls: ["blur"]),
    check: { context, call in
      let tree = context.tree
      guard tree.isModifier(call), !tree.isInPreview(call) else { return }
      let copy = tree.chain(call).root
      guard let original = original(tree, of: copy, blurredBy: call), scrolls(context, copy) else { return }
      context.report(
        call: call,
        "this blurs a second copy of the scroll view, which scrolls by itself; use `scrollEdgeEffectStyle`, or fade "
          + "to the background's color",
        notes: [(tree.range(of: original), "the same view")])
    })

  /// The view of the same spelling that a blurred view is laid over or behind.
  private static func original(_ tree: SyntaxTree, of copy: NodeID, blurredBy blur: NodeID) -> NodeID? {
    var current = blur
    for _ in 0..<4 {
      guard let container = tree.container(of: current), let name = tree.name(container.call) else {
        return nil
      }
      switch name {
      case "overlay", "background":
        guard let base = tree.base(ofModifier: container.call) else { return nil }
        let root = tree.chain(base).root
        return tree.spellsTheSame(root, copy) ? root : nil
      case "ZStack":
        guard let closure = tree.closure(container.argument) else { return nil }
        for layer in tree.children(closure).prefix(20) where !tree.contains(layer, copy) {
          let root = tree.chain(layer).root
          if tree.spellsTheSame(root, copy) { return root }
        }
        current = container.call
      case "Group", "GeometryReader", "VStack": current = container.call
      default: return nil
      }
    }
    return nil
  }

  private static let scrolling = NameSet(["ScrollView", "List", "Form", "Table"])

  /// Whether a view is or holds a scroll view, as far as the file tells; else, whether it is named as one.
  private static func scrolls(_ context: borrowing RuleContext, _ view: NodeID) -> Bool {
    let tree = context.tree
    var isFound = false
    context.drawnContent.walk([view]) { chain, _ in
      guard let type = tree.constructedType(chain.root) else { return .inside }
      if scrolling.contains(type) { isFound = true }
      return isFound ? .stop : .inside
    }
    if isFound { return true }
    guard tree.constructedType(view) == nil, context.drawnContent.helper(view) == nil,
      let name = tree.name(view)
    else {
      return false
    }
    return name.containsIgnoringCase("scroll")
  }

  private static let examples: [Rule.Example] = [
    .wrong(
      """
      struct Screen: View {
        var body: some View {
          content
            .overlay(alignment: .top) {
              content
                .↓blur(radius: 12)
                .mask(LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom))
            }
        }
        private var content: some View {
          ScrollView { VStack { rows } }
        }
      }
      """),
    .wrong(
      """
      struct Screen: View {
        var body: some View {
          ZStack {
            list(items)
            list(items).↓blur(radius: 20).mask(alignment: .bottom) { fade }
          }
        }
        func list(_ items: [Item]) -> some View { List(items) { Text($0.name) } }
      }
      """),
    .wrong(
      """
      ScrollView {
        Text(article)
      }
      .overlay {
        ScrollView {
          Text(article)
        }
        .↓blur(radius: 8)
        .mask { fade }
      }
      """),
    .right(
      """
      struct Screen: View {
        var body: some View { content.overlay { LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom) } }
        private var content: some View { ScrollView { rows } }
      }
      """),
    .right(
      """
      Image("cover").resizable().background { Image("cover").resizable().blur(radius: 40) }
      """),
    .right(
      """
      struct Glow: ViewModifier {
        func body(content: Content) -> some View { content.overlay { content.blur(radius: 8) } }
      }
      """),
    .right(
      """
      struct Screen: View {
        var body: some View { content.blur(radius: isLocked ? 12 : 0).overlay { lock } }
        private var content: some View { ScrollView { rows } }
      }
      """),
  ]
}
