/// Pieces of glass side by side that know nothing of each other.
enum GlassContainer {
  static let rule = Rule(
    id: "glass-container",
    theme: .glass,
    summary: "sibling glass effects outside a `GlassEffectContainer`",
    rationale: """
      Each effect samples what is behind it by itself, which costs a pass each and lets neighbours look different. In a \
      `GlassEffectContainer` they are drawn together, and can blend and morph.
      """,
    severity: .info,
    fixable: .never,
    seeds: ["001"],
    examples: examples,
    triggers: Rule.Triggers(calls: ["glassEffect"] + Catalog.views.names(.stack).strings),
    usesProject: true,
    check: { context, call in
      guard context.tree.isNamed(call, "glassEffect") else { return checkStack(context, call) }
      guard context.file.glass.isGlassEffect(call), !context.tree.isInPreview(call) else { return }
      let uses = GlassUses(tree: context.tree, facts: context.facts)
      for view in context.file.glass.applications(of: call).flatMap({ uses.views(drawnWith: $0) }) {
        check(context, siblings(context), view)
      }
    })

  private static func siblings(_ context: borrowing RuleContext) -> GlassSiblings {
    GlassSiblings(tree: context.tree, facts: context.facts, project: context.site.project)
  }

  /// A stack of views of other files that are glass.
  private static func checkStack(_ context: borrowing RuleContext, _ stack: NodeID) {
    let tree = context.tree
    guard context.site.project.hasGlassViews, let type = tree.constructedType(stack),
      !context.facts.declaresCallable(type, at: stack), case let reader = siblings(context),
      let group = reader.siblings(in: stack),
      group.effects.contains(where: { reader.isGlassElsewhere($0.modifier) })
    else { return }
    report(context, reader, stack)
  }

  private static func check(_ context: borrowing RuleContext, _ reader: GlassSiblings, _ view: NodeID) {
    if let stack = reader.stack(around: view) { report(context, reader, stack) }
  }

  private static func report(_ context: borrowing RuleContext, _ reader: GlassSiblings, _ stack: NodeID) {
    let tree = context.tree
    guard let name = tree.nameToken(stack), !tree.isInPreview(stack),
      !context.hasReported(at: tree.range(ofToken: name))
    else { return }
    guard let group = reader.siblings(in: stack), !reader.isInContainer(stack),
      // Whoever shows the view in another file may have put it into one.
      !context.file.surroundings(of: stack).contains(where: { $0.contains(.glassContainer) })
    else { return }
    let count = group.isRepeated ? "glass effects" : "\(group.effects.count) glass effects"
    context.report(
      token: name,
      "\(count) side by side; wrap this `\(tree.name(of: name).string)` in a `GlassEffectContainer`"
        + (context.file.targetsReach(ReleaseYear.iOS26, assumed: true, at: stack)
          ? "" : " where the system has it"),
      notes: notes(group, in: stack, reader))
  }

  /// Each piece of glass, or the view in the stack that draws it elsewhere.
  private static func notes(
    _ group: GlassSiblings.Group, in stack: NodeID, _ reader: GlassSiblings
  ) -> [(ByteRange, String)] {
    let tree = reader.tree
    var notes: [(ByteRange, String)] = []
    for effect in group.effects.prefix(4) {
      let isHere = tree.contains(stack, effect.modifier) && !reader.isGlassElsewhere(effect.modifier)
      let place = isHere ? effect.modifier : tree.chain(effect.view).root
      let range = tree.nameToken(place).map { tree.range(ofToken: $0) } ?? tree.range(of: place)
      if !notes.contains(where: { $0.0 == range }) {
        notes.append((range, isHere ? "drawn by itself" : "draws glass by itself"))
      }
    }
    return notes
  }

  private static let examples: [Rule.Example] = [
    .wrong(
      """
      ↓HStack(spacing: 12) {
        Image(systemName: "pencil").frame(width: 44, height: 44).glassEffect()
        Image(systemName: "eraser").frame(width: 44, height: 44).glassEffect()
      }
      """),
    .wrong(
      """
      struct Bar: View {
        var body: some View {
          ↓VStack {
            ForEach(tools) { tool in
              Button { select(tool) } label: {
                Image(systemName: tool.symbol).padding().glassEffect(.regular.interactive(), in: .circle)
              }
            }
          }
        }
      }
      """),
    .wrong(
      """
      struct Bar: View {
        var body: some View {
          ↓HStack { back; forward; Spacer() }
        }
        private var back: some View { Image(systemName: "chevron.left").padding().glassEffect() }
        @ViewBuilder private var forward: some View {
          if #available(iOS 26, *) {
            Image(systemName: "chevron.right").padding().glassEffect()
          } else {
            Image(systemName: "chevron.right").padding().background(.thinMaterial)
          }
        }
      }
      """),
    .right(
      """
      GlassEffectContainer(spacing: 12) {
        HStack(spacing: 12) {
          Image(systemName: "pencil").glassEffect()
          Image(systemName: "eraser").glassEffect()
        }
      }
      """),
    .right(
      """
      struct Bar: View {
        var body: some View { GlassEffectContainer { tools } }
        private var tools: some View {
          HStack { Image(systemName: "pencil").glassEffect(); Image(systemName: "eraser").glassEffect() }
        }
      }
      """),
    .right(
      """
      HStack {
        Image(systemName: "xmark").glassEffect()
        Spacer()
        Image(systemName: "gear").glassEffect()
      }
      """),
    .right(
      """
      List {
        ForEach(items) { item in Text(item.name).glassEffect() }
      }
      """),
    .right(
      """
      HStack {
        if isOn { Text("On").glassEffect() } else { Text("Off").glassEffect() }
        Text("Status")
      }
      HStack {
        if canDelete { Image(systemName: "trash").glassEffect() }
        Image(systemName: "gear").glassEffect()
      }
      HStack {
        Image(systemName: "trash").glassEffect().frame(maxWidth: .infinity, alignment: .leading)
        Image(systemName: "gear").glassEffect().frame(maxWidth: .infinity, alignment: .trailing)
      }
      """),
    .wrong(
      """
      struct Bar: View {
        var body: some View { ↓HStack { Pair(); Text(title) } }
      }
      struct Pair: View {
        var body: some View {
          Image(systemName: "minus").glassEffect()
          Image(systemName: "plus").glassEffect()
        }
      }
      """),
  ]
}
