/// Glass that answers to touches where there is nothing to touch, or does not where there is.
enum GlassInteractive {
  static let rule = Rule(
    id: "glass-interactive",
    theme: .glass,
    summary: "`.interactive()` glass on what cannot be touched, and glass of one's own controls without it",
    rationale: """
      Interactive glass grows and shimmers under a finger, as the glass of the system's buttons does. A label that does \
      so promises an action that it does not have; a control that does not seems dead beside the system's.
      """,
    severity: .info,
    fixable: .safe,
    seeds: ["001"],
    examples: examples,
    triggers: Rule.Triggers(calls: ["glassEffect"]),
    check: { context, call in
      guard context.file.glass.isGlassEffect(call), context.tree.isModifier(call),
        !context.tree.isInPreview(call), !context.file.isForRemoteOrWatch(call)
      else { return }
      switch context.file.glass.interactivity(ofGlassEffect: call) {
      case .depends: return
      case .always(let interactive): checkPassive(context, call, interactive)
      case .none: checkControl(context, call)
      }
    })

  // MARK: Nothing to touch

  private static func checkPassive(
    _ context: borrowing RuleContext, _ glass: NodeID, _ interactive: NodeID
  ) {
    let other: Surroundings = [.unseen, .ownContainer, .ownModifier, .touched, .layered]
    guard context.file.content(ofGlass: glass, elsewhere: false) == .passive else { return }
    let ways = context.file.surroundings(of: glass)
    guard !ways.isEmpty, ways.allSatisfy({ $0.isDisjoint(with: other) }) else { return }
    context.report(
      call: interactive,
      "`.interactive()` glass on what has nothing to touch; leave it out, so that glass that answers to a finger has an "
        + "action",
      fixes: context.modifierRange(interactive).map {
        [.safe("Remove `.interactive()`", [Edit(range: $0, text: "")])]
      } ?? [])
  }

  // MARK: Controls

  private static func checkControl(_ context: borrowing RuleContext, _ glass: NodeID) {
    // "Build a SwiftUI app with the new design" (WWDC25, session 323) asks for it on iOS.
    guard !context.file.isForPointer(glass), isControl(context, glass), !isBesideOthers(context, glass) else {
      return
    }
    context.report(
      call: glass,
      "glass of a control that does not answer to touches; make it `.interactive()`, as that of the system's buttons is",
      fixes: fix(context, glass))
  }

  /// Whether glass is the look of a control that no style of its own draws: a button's label, a button without the
  /// system's look, a view that is tapped.
  private static func isControl(_ context: borrowing RuleContext, _ glass: NodeID) -> Bool {
    let tree = context.tree
    let chain = tree.chain(containing: glass)
    guard !chain.modifiers.contains(where: { isDisabled(tree, $0.call) }) else { return false }
    if tree.isInitializer(chain.root, "Button"),
      !context.facts.declaresCallable(Name("Button"), at: chain.root)
    {
      return isPlainButton(context, chain, style: .required)
    }
    if chain.modifiers.contains(where: { isTap(context, $0) }) { return !holdsControl(context, glass) }
    if isWholeLabel(context, glass) { return true }
    guard let container = tree.container(of: glass), tree.isInitializer(container.call, "Button"),
      !context.facts.declaresCallable(Name("Button"), at: container.call),
      tree.label(ofControl: container.call, Name("Button")) == container.argument
    else { return false }
    let button = tree.chain(containing: container.call)
    return !button.modifiers.contains { isDisabled(tree, $0.call) }
      && isPlainButton(context, button, style: .possible)
  }

  /// Whether glass is the look of a view that users meet as the label of controls alone, of which none has a style.
  private static func isWholeLabel(_ context: borrowing RuleContext, _ glass: NodeID) -> Bool {
    let tree = context.tree
    guard let owner = GlassUses(tree: tree, facts: context.facts).ownerOfAll(glass),
      tree.kind(owner) == .structDecl,
      let name = tree.name(owner), context.site.project.isShownAsLabel(name.symbol)
    else { return false }
    return !context.file.surroundings(of: glass).contains { $0.contains(.styled) }
  }

  /// Whether views stand in one row with what glass is the look of whose glass would stay as it is: a row of which one piece
  /// answers is worse than one of which none does.
  private static func isBesideOthers(_ context: borrowing RuleContext, _ glass: NodeID) -> Bool {
    let (tree, views) = (context.tree, context.file.views)
    let siblings = GlassSiblings(tree: tree, facts: context.facts)
    return GlassUses(tree: tree, facts: context.facts).views(drawnWith: glass).contains { view in
      guard let stack = siblings.stack(around: view), let content = views.content(of: stack) else {
        return false
      }
      return tree.subtree(content).contains { node in
        guard !tree.contains(node, view), tree.kind(node) == .call, let type = tree.constructedType(node)
        else {
          return false
        }
        return !Catalog.views.contains(type) && context.site.project.stillGlass.contains(type.symbol)
          && tree.container(of: node).map { isShown(in: stack, $0, tree) } ?? false
      }
    }
  }

  /// Whether a container is a stack, or only makes views for it.
  private static func isShown(in stack: NodeID, _ container: SyntaxTree.Container, _ tree: SyntaxTree) -> Bool
  {
    var container = container
    while container.call != stack {
      guard tree.constructedType(container.call).map({ Catalog.views.has($0, .wrapper) }) ?? false,
        let outer = tree.container(of: container.call)
      else { return false }
      container = outer
    }
    return true
  }

  private enum Style { case required, possible }

  /// Whether a button has the style that draws the label alone. One of the project's own may answer by itself.
  private static func isPlainButton(
    _ context: borrowing RuleContext, _ chain: ModifierChain, style: Style
  ) -> Bool {
    let tree = context.tree
    let known = context.file.surroundingsReader
    var isPlain = false
    for modifier in chain.modifiers {
      if known.surroundings(of: modifier.call).contains(.ownModifier) { return false }
      guard tree.isNamed(modifier.call, "buttonStyle") else { continue }
      guard let value = tree.unlabelledArgument(modifier.call), let name = tree.name(tree.unwrapped(value)),
        name == "plain" || name == "PlainButtonStyle" || name == "borderless"
      else { return false }
      isPlain = true
    }
    return isPlain
      || style == .possible
        && !context.file.surroundings(of: chain.root).contains { $0.contains(.styled) }
  }

  /// `.onTapGesture { … }` with one tap.
  private static func isTap(_ context: borrowing RuleContext, _ modifier: Modifier) -> Bool {
    let tree = context.tree
    return tree.isNamed(modifier.call, "onTapGesture") && !modifier.isConditional
      && tree.argument(modifier.call, "count") == nil
  }

  /// What is tapped to end the editing of a field in it has controls of its own.
  private static func holdsControl(_ context: borrowing RuleContext, _ glass: NodeID) -> Bool {
    var isFound = false
    context.file.drawnContent.walk([context.tree.chain(glass).root]) { chain, place in
      if place.isInControl || context.file.drawnContent.isControl(chain) { isFound = true }
      return isFound ? .stop : .inside
    }
    return isFound
  }

  private static func isDisabled(_ tree: SyntaxTree, _ call: NodeID) -> Bool {
    tree.isNamed(call, "disabled") && tree.unlabelledArgument(call).map { tree.text($0) == "true" } == true
      || tree.isNamed(call, "allowsHitTesting")
  }

  private static func fix(_ context: borrowing RuleContext, _ glass: NodeID) -> [Fix] {
    let tree = context.tree
    let edits: [Edit]
    if let variant = tree.unlabelledArgument(glass) {
      edits = context.file.glass.choices(variant).map {
        context.insert(".interactive()", at: tree.range(of: $0).end)
      }
    } else if let first = tree.arguments(glass).first(where: { _ in true }) {
      edits = [context.insert(".regular.interactive(), ", at: tree.range(of: first).start)]
    } else if let close = context.closeParen(of: glass) {
      edits = [context.insert(".regular.interactive()", at: tree.range(ofToken: close).start)]
    } else {
      return []
    }
    return [.safe("Make the glass interactive", edits)]
  }

  private static let examples: [Rule.Example] = [
    .wrong(
      """
      Label("3 new", systemImage: "bell")
        .padding()
        .glassEffect(.regular.↓interactive())
      """,
      fixed: """
        Label("3 new", systemImage: "bell")
          .padding()
          .glassEffect(.regular)
        """),
    .wrong(
      """
      Button(action: send) {
        Image(systemName: "paperplane").padding().↓glassEffect(in: .circle)
      }
      .buttonStyle(.plain)
      """,
      fixed: """
        Button(action: send) {
          Image(systemName: "paperplane").padding().glassEffect(.regular.interactive(), in: .circle)
        }
        .buttonStyle(.plain)
        """),
    .wrong(
      """
      Text("More").padding().↓glassEffect(.regular.tint(.blue)).onTapGesture { isOpen.toggle() }
      """,
      fixed: """
        Text("More").padding().glassEffect(.regular.tint(.blue).interactive()).onTapGesture { isOpen.toggle() }
        """),
    .wrong(
      """
      Button(action: add) { Text("Add").padding().↓glassEffect(isOn ? .regular.tint(.blue) : .regular) }
        .buttonStyle(.plain)
      """,
      fixed: """
        Button(action: add) { Text("Add").padding().glassEffect(isOn ? .regular.tint(.blue).interactive() : .regular.interactive()) }
          .buttonStyle(.plain)
        """),
    .right(
      """
      Label("3 new", systemImage: "bell").padding().glassEffect()
      Button(action: send) {
        Image(systemName: "paperplane").padding().glassEffect(.regular.interactive(), in: .circle)
      }
      Text("More").padding().glassEffect(.regular.interactive()).onTapGesture { isOpen.toggle() }
      """),
    .right(
      """
      HStack { Image(systemName: "magnifyingglass"); TextField("Search", text: $text) }
        .padding()
        .glassEffect(.regular.interactive())
      """),
    .right(
      """
      Button(action: send) { Image(systemName: "paperplane").padding().glassEffect() }
        .buttonStyle(PrimaryActionStyle())
      Button("Send", action: send).buttonStyle(.glass)
      """),
  ]
}
