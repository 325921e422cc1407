/// Glass in the layer of content, which is not for it.
enum GlassOnContent {
  static let rule = Rule(
    id: "glass-on-content",
    theme: .glass,
    summary: "glass on what scrolls: rows of a list, cards of content",
    rationale: """
      Liquid Glass is the layer of controls and navigation that floats above content, as the Human Interface Guidelines \
      have it (Materials). On rows and cards it makes content look like something to tap, the controls above them sample \
      glass instead of content, and each piece costs a pass of its own.
      """,
    severity: .info,
    fixable: .never,
    seeds: ["001"],
    examples: examples,
    triggers: Rule.Triggers(calls: ["glassEffect"]),
    check: { context, call in
      guard context.file.glass.isGlassEffect(call), !context.tree.isInPreview(call),
        !context.file.isForRemoteOrWatch(call)
      else { return }
      check(context, context.file.glass.applications(of: call))
    })

  /// One finding for a piece of glass, wherever a modifier of the file's own puts it.
  private static func check(_ context: borrowing RuleContext, _ views: [NodeID]) {
    let tree = context.tree
    var found: [(view: NodeID, scroll: NodeID?)] = []
    for view in views.sorted() where tree.isModifier(view) && !tree.isInPreview(view) {
      let ways = context.file.surroundingsReader.ways(from: view)
      guard isOnContent(context, view, ways) else { continue }
      found.append((view, ways.lazy.compactMap(\.scroll).first))
    }
    guard let first = found.first,
      !context.hasReported(
        at: tree.nameToken(first.view).map { tree.range(ofToken: $0) } ?? tree.range(of: first.view))
    else { return }
    var notes: [(ByteRange, String)] = []
    if let scroll = first.scroll, let name = tree.nameToken(scroll) {
      notes.append((tree.range(ofToken: name), "it scrolls here"))
    }
    for other in found.dropFirst() {
      if let name = tree.nameToken(other.view) { notes.append((tree.range(ofToken: name), "and here")) }
    }
    context.report(
      call: first.view,
      "glass on content that scrolls; glass is for the controls above it: use a fill or a material such as "
        + "`.regularMaterial`",
      notes: notes)
  }

  /// What lies beyond the view that scrolls makes no difference, but for where all of it floats.
  private static func isOnContent(
    _ context: borrowing RuleContext, _ view: NodeID, _ ways: [SurroundingsReader.Way]
  ) -> Bool {
    let all = ways.flatMap { context.file.surroundings(at: $0) }
    return !all.isEmpty
      && all.allSatisfy { $0.contains(.scrolled) && $0.isDisjoint(with: [.floating, .touched]) }
      && !context.facts.isOnPicture(view)
      && context.file.content(ofGlass: view, elsewhere: true) == .passive
  }

  private static let examples: [Rule.Example] = [
    .wrong(
      """
      ScrollView {
        LazyVStack {
          ForEach(items) { item in
            VStack(alignment: .leading) { Text(item.name); Text("Draft") }
              .padding()
              .↓glassEffect(.regular, in: .rect(cornerRadius: 16))
          }
        }
      }
      """),
    .wrong(
      """
      struct Card: View {
        let item: Item
        var body: some View {
          Text(item.name).padding().↓glassEffect(in: .rect(cornerRadius: 16))
        }
      }
      struct Feed: View {
        let items: [Item]
        var body: some View { List { ForEach(items) { Card(item: $0) } } }
      }
      """),
    .right(
      """
      ScrollView {
        ForEach(items) { item in
          Text(item.name).padding().background(.regularMaterial, in: .rect(cornerRadius: 16))
        }
      }
      .overlay(alignment: .bottomTrailing) {
        Text("3 new").padding().glassEffect()
      }
      .safeAreaInset(edge: .bottom) {
        Text("Synced").padding().glassEffect()
      }
      """),
    .right(
      """
      ScrollView {
        ForEach(items) { item in
          Button(item.name) { isOpen.toggle() }.padding().glassEffect(.regular.interactive())
        }
      }
      """),
    .right(
      """
      VStack { Text(item.name); Text("Draft") }.padding().glassEffect(in: .rect(cornerRadius: 16))
      """),
  ]
}
