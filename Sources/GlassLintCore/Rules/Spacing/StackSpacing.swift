/// Stacks whose gaps nobody has decided on.
enum StackSpacing {
  static let rule = Rule(
    id: "stack-spacing",
    theme: .spacing,
    summary: "a stack without `spacing:`, whose gap is then the system's",
    rationale: """
      A stack without a spacing leaves its gaps to the system, which chooses them by what stands side by \
      side and by the system it runs on. A design system has a step for each gap.
      """,
    quiet: [
      "in a menu, a picker or a bar, whose views the system lays out itself",
      "on a television or a watch",
      "for a stack without a gap to see: of one view, or with a spacer between all of them",
    ],
    severity: nil,
    fixable: .unsafe,
    options: [
      RuleOption(
        "value", .number(0...200), default: .number(8),
        help: "the spacing that the fix writes, in points; as a token where one stands out")
    ],
    seeds: ["002"],
    examples: examples,
    triggers: Rule.Triggers(calls: ["VStack", "HStack", "LazyVStack", "LazyHStack"]),
    usesProject: true,
    check: check)

  @Sendable private static func check(_ context: borrowing RuleContext, _ call: NodeID) {
    let tree = context.tree
    guard tree.argument(call, "spacing") == nil, context.file.writesGaps,
      let name = context.file.views.constructed(call),
      let content = context.file.views.content(of: call), tree.hasGaps(content), !context.file.isUnseen(call),
      !context.file.isForRemoteOrWatch(call), !isLaidOutBySystem(tree, call),
      !isOfFlexibleLines(context, name, content), !isAlsoForWatch(context, call)
    else { return }
    context.report(
      call: call, "`\(name.string)` leaves its gaps to the system; write `spacing:`",
      fixes: fix(context, call).map { [$0] } ?? [])
  }

  /// Whether a watch shows the type around a stack as well, as its targets or an `#if` in it tell: what fits there is another
  /// step than on a phone.
  private static func isAlsoForWatch(_ context: borrowing RuleContext, _ call: NodeID) -> Bool {
    let tree = context.tree
    // A package that names no system is for all of them.
    if context.file.platforms.version(for: .watchOS) != nil, context.file.isBuilt(for: .watchOS, at: call) {
      return true
    }
    guard let type = tree.enclosingType(of: call), context.facts.hasPlatformClauses else { return false }
    return tree.subtree(type).contains { clause in
      tree.kind(clause) == .ifConfigClause
        && tree.children(clause).first { _ in true }.map { tree.isInClauseForRemoteOrWatch($0) } ?? false
    }
  }

  /// A small project may be all there is to learn from.
  private static func isOfFlexibleLines(_ context: borrowing RuleContext, _ name: Name, _ content: NodeID)
    -> Bool
  {
    name.hasSuffix("VStack") && !context.site.isInSmallProject && context.file.isOfLines(content)
  }

  /// Whether a stack is part of a menu, a picker or a bar, which take its views apart.
  private static func isLaidOutBySystem(_ tree: SyntaxTree, _ call: NodeID) -> Bool {
    tree.containers(of: call).contains { container in
      guard let name = tree.name(container.call) else { return false }
      return tree.isModifier(container.call)
        ? Catalog.modifiers.hasAny(name, [.menu, .bar])
        : Catalog.views.hasAny(name, [.menu, .bar]) || name == "Picker"
    }
  }

  private static func fix(_ context: borrowing RuleContext, _ call: NodeID) -> Fix? {
    let tree = context.tree
    let value = context.number("value")
    let token = context.scales[.spacing]?.step(equalTo: value).map {
      context.site.references(to: $0, at: call, .cgFloat)
    }
    let argument = "spacing: " + (token.flatMap { $0.standsOut ? $0.names[0] : nil } ?? Scale.text(value))
    let labels: [StaticString] = ["pinnedViews", "content"]
    let later = tree.arguments(call).first { other in
      !tree.node(other).flags.contains(.trailingClosure)
        && tree.name(other).map { name in labels.contains { name == $0 } } == true
    }
    let edit =
      later.map { context.insert(argument + ", ", at: tree.range(of: $0).start) }
      ?? context.appendArgument(argument, to: call)
    return edit.map { .unsafe("Write `\(argument)`", [$0]) }
  }

  private static let examples: [Rule.Example] = [
    .wrong(
      """
      struct Card: View {
        var body: some View {
          ↓VStack(alignment: .leading) {
            Text("Title")
            ↓HStack { Image("map"); Text("12 km") }
            ↓HStack(content: { Image("sun"); Text("21 °C") })
            ↓HStack { Text("12"); Spacer(minLength: 0); Text("km") }
            ↓LazyVStack(pinnedViews: .sectionHeaders) { ForEach(items) { Row(item: $0) } }
          }
        }
      }
      """,
      fixed: """
        struct Card: View {
          var body: some View {
            VStack(alignment: .leading, spacing: 8) {
              Text("Title")
              HStack(spacing: 8) { Image("map"); Text("12 km") }
              HStack(spacing: 8, content: { Image("sun"); Text("21 °C") })
              HStack(spacing: 8) { Text("12"); Spacer(minLength: 0); Text("km") }
              LazyVStack(spacing: 8, pinnedViews: .sectionHeaders) { ForEach(items) { Row(item: $0) } }
            }
          }
        }
        """),
    .right(
      """
      struct Card: View {
        var body: some View {
          VStack(spacing: 12) {
            Text("Title")
            HStack(spacing: 0) { Text("12"); Text("km") }
            // One view has no gap.
            VStack { Text("Only") }
            ZStack { Color.clear; Text("Over") }
            HStack { Text("12"); Spacer(); Text("km") }
            HStack { Spacer(); Text("12"); EmptyView() }
            HStack { Text("12"); Spacer(minLength: 28) }
            HStack { Text("12"); Text("km").hidden() }
            // Each system has one of them, or a spacer between.
            HStack {
              TextField("", text: .constant(""))
              #if os(macOS)
              Spacer()
              Button("Clear", action: save)
              #endif
            }
            Menu("More") { Button(action: save) { HStack { Text("Save"); Image("disk") } } }
          }
          .toolbar { HStack { Button("Save", action: save); Button("Send", action: send) } }
        }
      }
      """),
  ]
}
