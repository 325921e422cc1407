/// Mirror images of what is to be read.
enum MirroredEdge {
  static let rule = Rule(
    id: "mirrored-edge",
    theme: .glass,
    summary: "`backgroundExtensionEffect` on scrolling or text content",
    rationale: """
      The effect shows the view upside down, mirrored and blurred, beyond its edges. That is made for pictures behind \
      bars and sidebars; text and scrolling content come out as ghosts.
      """,
    severity: .info,
    fixable: .never,
    seeds: ["001"],
    examples: examples,
    triggers: Rule.Triggers(calls: ["backgroundExtensionEffect"]),
    check: { context, call in
      let tree = context.tree
      guard context.file.isViewModifier(call), let base = tree.base(ofModifier: call), !isOff(tree, call),
        !tree.isInPreview(call), let content = readableContent(context, base)
      else { return }
      context.report(
        call: call,
        "`backgroundExtensionEffect` mirrors \(content.what) at the edge; put it on the picture behind instead",
        notes: tree.nameToken(content.node).map { [(tree.range(ofToken: $0), "this is mirrored")] } ?? [])
    })

  /// `isEnabled: false`.
  private static func isOff(_ tree: SyntaxTree, _ call: NodeID) -> Bool {
    guard let value = tree.argument(call, "isEnabled"), tree.kind(value) == .booleanLiteral else {
      return false
    }
    return tree.text(value) == "false"
  }

  private struct Readable {
    let node: NodeID
    let what: String
  }

  /// What of a view is to be read, with no condition.
  private static func readableContent(_ context: borrowing RuleContext, _ base: NodeID) -> Readable? {
    let tree = context.tree
    let facts = context.facts
    var found: Readable?
    context.file.drawnContent.walk([base]) { chain, place in
      guard let type = tree.constructedType(chain.root), !facts.declaresCallable(type, at: chain.root) else {
        return .inside
      }
      // Half of a picture that may or may not have a caption is a picture.
      if place.isConditional { return .past }
      if chain.modifiers.contains(where: { tree.isNamed($0.call, "backgroundExtensionEffect") }) {
        return .past
      }
      if Catalog.views.has(type, .scrolls) {
        found = Readable(node: chain.root, what: "scrolling content")
      } else if Catalog.views.has(type, .text) {
        found = Readable(node: chain.root, what: "text")
      } else if type == "NavigationStack" || type == "AsyncImage" {
        return .past
      }
      return found == nil ? .inside : .stop
    }
    return found
  }

  private static let examples: [Rule.Example] = [
    .wrong(
      """
      ScrollView { VStack { content } }
        .↓backgroundExtensionEffect()
      """),
    .wrong(
      """
      ZStack(alignment: .bottom) {
        Image("hero").resizable()
        Text("Turtle Rock").font(.largeTitle)
      }
      .↓backgroundExtensionEffect()
      """),
    .wrong(
      """
      struct Screen: View {
        var body: some View { rows.↓backgroundExtensionEffect() }
        private var rows: some View { List(items) { Text($0.name) } }
      }
      """),
    .wrong(
      """
      Image("hero").resizable().overlay { Text("Turtle Rock") }.↓backgroundExtensionEffect()
      """),
    .right(
      """
      Image("hero").resizable().scaledToFill().backgroundExtensionEffect().overlay { Text("Turtle Rock") }
      """),
    .right(
      """
      ScrollView {
        Image("hero").backgroundExtensionEffect()
        Text("Turtle Rock")
      }
      """),
    .right(
      """
      HeroView(item).backgroundExtensionEffect()
      AsyncImage(url: url) { $0.resizable() } placeholder: { Text("…") }.backgroundExtensionEffect()
      """),
  ]
}
