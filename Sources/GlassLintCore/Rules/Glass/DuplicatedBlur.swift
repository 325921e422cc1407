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
    check: { context, blur in
      let tree = context.tree
      guard tree.isModifier(blur), !tree.isInPreview(blur) else { return }
      let copy = blurredView(tree, blur)
      guard let pair = pair(tree, of: copy, blurredBy: blur), scrolls(context, copy),
        let name = tree.nameToken(pair.repeating), !context.hasReported(at: tree.range(ofToken: name))
      else { return }
      let notes = [(tree.range(of: pair.original), "the same view")]
      guard pair.repeating != blur else {
        context.report(
          call: blur,
          "this blurs a second copy of the scroll view, which scrolls by itself; \(Self.advice)", notes: notes
        )
        return
      }
      context.report(
        call: pair.repeating,
        "this repeats the scroll view to blur it, and the copy scrolls by itself; \(Self.advice)",
        notes: notes + (tree.nameToken(blur).map { [(tree.range(ofToken: $0), "blurred here")] } ?? []))
    })

  private static let advice = "fade to the background's color, or use `scrollEdgeEffectStyle`"

  /// What is blurred, out of a stack that holds nothing else.
  private static func blurredView(_ tree: SyntaxTree, _ blur: NodeID) -> NodeID {
    var root = tree.chain(blur).root
    for _ in 0..<3 {
      guard let type = tree.constructedType(root), Catalog.views.hasAny(type, [.stack, .wrapper]),
        let closure = tree.trailingClosure(root)
      else { break }
      let views = tree.statements(closure, limit: 2)
      guard views.count == 1 else { break }
      root = tree.chain(views[0]).root
    }
    return root
  }

  private struct Pair {
    let original: NodeID
    /// What brings the copy in: the overlay or background, or the blur itself in a stack of both.
    let repeating: NodeID
  }

  /// The view of the same spelling that a blurred view is laid over or behind.
  private static func pair(_ tree: SyntaxTree, of copy: NodeID, blurredBy blur: NodeID) -> Pair? {
    var current = blur
    for _ in 0..<4 {
      guard let container = tree.container(of: current), let name = tree.name(container.call) else {
        return nil
      }
      switch name {
      case "overlay", "background":
        guard let root = tree.base(ofModifier: container.call).map({ tree.chain($0).root }) else {
          return isSelf(tree, copy) ? Pair(original: copy, repeating: container.call) : nil
        }
        return tree.spellsTheSame(root, copy) ? Pair(original: root, repeating: container.call) : nil
      case "ZStack":
        guard let closure = tree.closure(container.argument) else { return nil }
        for layer in tree.children(closure).prefix(20) where !tree.contains(layer, copy) {
          let root = tree.chain(layer).root
          if tree.spellsTheSame(root, copy) { return Pair(original: root, repeating: blur) }
        }
        current = container.call
      default:
        guard Catalog.views.hasAny(name, [.stack, .wrapper]) else { return nil }
        current = container.call
      }
    }
    return nil
  }

  /// Whether a view is or holds a scroll view, as far as the file tells; else, whether it is named as one.
  private static func scrolls(_ context: borrowing RuleContext, _ view: NodeID) -> Bool {
    let tree = context.tree
    if isSelf(tree, view) {
      guard let type = tree.enclosingType(of: view), tree.kind(type) == .extensionDecl else { return false }
      return tree.name(type).map { Catalog.views.has($0, .scrolls) } ?? false
    }
    var isFound = false
    context.file.drawnContent.walk([view]) { chain, _ in
      guard let type = tree.constructedType(chain.root) else { return .inside }
      if Catalog.views.has(type, .scrolls) { isFound = true }
      return isFound ? .stop : .inside
    }
    if isFound { return true }
    let isKnown =
      tree.constructedType(view) == nil
      ? context.file.drawnContent.helper(view) != nil : context.file.drawnContent.canSeeInside(view)
    guard !isKnown, let name = tree.name(view) else { return false }
    return name.containsIgnoringCase("scroll")
  }

  private static func isSelf(_ tree: SyntaxTree, _ view: NodeID) -> Bool {
    tree.kind(view) == .identifier && tree.isNamed(view, "self")
  }

  private static let examples: [Rule.Example] = [
    .wrong(
      """
      struct Screen: View {
        var body: some View {
          content
            .↓overlay(alignment: .top) {
              content
                .blur(radius: 12)
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
      .↓overlay {
        ScrollView {
          Text(article)
        }
        .blur(radius: 8)
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
