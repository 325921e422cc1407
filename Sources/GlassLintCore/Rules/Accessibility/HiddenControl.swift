/// A control that is hidden along with what is around it.
enum HiddenControl {
  static let rule = Rule(
    id: "hidden-control",
    theme: .accessibility,
    summary: "a container hidden from assistive technologies that holds a control",
    rationale: """
      What hides a view from VoiceOver hides all that is in it, from Switch Control, Voice Control and Full \
      Keyboard Access too. A control in there can be seen and tapped, and by nobody else be used.
      """,
    quiet: [
      "where another control of the type does the same, or an action or a menu stands around it",
      "for a control that cannot be used anyway: it is disabled, takes no taps, does nothing or is not seen",
      "where a condition hides the view, which is shown at times",
      "where a modifier of the project's own may offer it",
    ],
    severity: .info,
    fixable: .never,
    seeds: ["000"],
    criteria: [.keyboard, .nameRoleValue],
    examples: [
      .wrong(
        """
        VStack {
          Image("confetti")
          Button("Share", action: share)
        }
        .↓accessibilityHidden(true)
        """),
      .wrong(#"HStack { Text("Wi-Fi"); Toggle("Wi-Fi", isOn: $isOn) }.↓accessibilityHidden(true)"#),
      .right(
        """
        VStack {
          Image("confetti").accessibilityHidden(true)
          Button("Share", action: share)
        }
        """),
      .right(
        """
        HStack { Text(name); Button("Delete", action: delete) }
          .accessibilityHidden(isPresented)
        VStack { Button("Sample") {} }.accessibilityHidden(true)
        HStack { Button("Sample", action: open) }.allowsHitTesting(false).accessibilityHidden(true)
        """),
      .right(
        """
        VStack {
          HStack { Text(name); Button("Delete", action: delete) }.accessibilityHidden(true)
        }
        .accessibilityAction { delete() }
        """),
      .right(
        """
        VStack {
          HStack { Text("1"); Button("Next", action: next) }.accessibilityHidden(true)
          Button("Next", action: next)
        }
        """),
    ],
    triggers: Rule.Triggers(calls: ["accessibilityHidden", "accessibility"]),
    check: check)

  @Sendable private static func check(_ context: borrowing RuleContext, _ call: NodeID) {
    let tree = context.tree
    guard tree.isModifier(call), hides(call, tree), let base = tree.base(ofModifier: call),
      !context.file.isUnseen(call), !isOfferedAround(call, context)
    else { return }
    let reader = context.file.accessibility
    let root = reader.chain(base).root
    guard reader.constructed(root).map({ Catalog.views.has($0, .container) }) == true,
      let control = tree.subtree(root).first(where: { isReached($0, in: root, context) }),
      let name = reader.constructed(control)
    else { return }
    let kind = NameWords.split(name.string).joined(separator: " ").lowercased()
    context.report(
      call: call,
      """
      this hides the \(kind) in it as well, so that VoiceOver, Switch Control and keyboards cannot reach it; hide only \
      what decorates
      """)
  }

  /// Whether a modifier always hides: what hangs on a condition is shown at times.
  private static func hides(_ call: NodeID, _ tree: SyntaxTree) -> Bool {
    let value =
      tree.isNamed(call, "accessibility") ? tree.argument(call, "hidden") : tree.unlabelledArgument(call)
    guard let value, tree.kind(value) == .booleanLiteral else { return false }
    return tree.text(value) == "true"
  }

  /// Whether an action, a menu or another view stands for what is hidden, or it is not there for anybody.
  private static func isOfferedAround(_ call: NodeID, _ context: borrowing RuleContext) -> Bool {
    context.file.views.isModified(call) { stands(for: $0, context) }
      || context.file.views.chain(containing: call).modifiers.contains { stands(for: $0.call, context) }
  }

  private static func stands(for modifier: NodeID, _ context: borrowing RuleContext) -> Bool {
    let tree = context.tree
    guard let name = tree.name(modifier) else { return false }
    if Catalog.modifiers.hasAny(name, [.activates, .menu]) || name == "hidden" || name == "swipeActions" {
      return true
    }
    switch name {
    case "accessibilityElement", "accessibilityChildren": return true
    case "allowsHitTesting": return literal(modifier, tree) == "false"
    case "disabled": return literal(modifier, tree) != "false"
    case "opacity": return tree.unlabelledArgument(modifier).flatMap { tree.number($0) } != 1
    case "frame": return tree.isHiddenHelper(tree.chain(modifier).root)
    // What one of the project's own does, nobody knows here.
    default: return !Catalog.modifiers.contains(name)
    }
  }

  private static func literal(_ modifier: NodeID, _ tree: SyntaxTree) -> String? {
    tree.unlabelledArgument(modifier).flatMap { tree.kind($0) == .booleanLiteral ? tree.text($0) : nil }
  }

  /// Whether a node is a control that somebody can use by touch, inside a container, and by nothing else.
  private static func isReached(_ id: NodeID, in root: NodeID, _ context: borrowing RuleContext) -> Bool {
    let tree = context.tree
    guard tree.kind(id) == .call, id != root, let name = context.file.accessibility.constructed(id),
      Catalog.views.has(name, .control), !(name == "DisclosureGroup"), !tree.isHiddenHelper(id)
    else { return false }
    if let action = tree.action(ofControl: id, name), tree.kind(action) == .closure, tree.doesNothing(action)
    {
      return false
    }
    for container in [id] + tree.containers(of: id).map(\.call).prefix(while: { $0 != root }) {
      if tree.isModifier(container) || !isPlain(container, context) { return false }
    }
    return !isRepeated(id, outside: root, context)
  }

  /// Whether nothing on a view changes who can reach it.
  private static func isPlain(_ view: NodeID, _ context: borrowing RuleContext) -> Bool {
    !context.tree.outerModifiers(of: view).contains { modifier in
      stands(for: modifier.call, context) || context.tree.isNamed(modifier.call, "keyboardShortcut")
        || context.tree.isNamed(modifier.call, "accessibilityHidden")
    }
  }

  /// Larger types are not looked through.
  private static let typeLimit = 20_000

  /// Whether another control of the type is handed one of the same arguments: its action, its binding.
  private static func isRepeated(_ control: NodeID, outside root: NodeID, _ context: borrowing RuleContext)
    -> Bool
  {
    let tree = context.tree
    guard let type = tree.enclosingType(of: control) ?? tree.parent(tree.chainTop(root)) else { return true }
    let nodes = tree.subtree(type)
    guard nodes.count <= typeLimit else { return true }
    let values = tree.arguments(control).compactMap { tree.value($0) }.filter { doesSomething($0, tree) }
    return nodes.contains { other in
      guard tree.kind(other) == .argument, !tree.contains(root, other), let value = tree.value(other),
        doesSomething(value, tree)
      else { return false }
      return values.contains { tree.spellsTheSame($0, value) }
    }
  }

  /// Whether an argument is what a control does or sets: a closure, a function's name, a binding.
  private static func doesSomething(_ value: NodeID, _ tree: SyntaxTree) -> Bool {
    switch tree.kind(value) {
    case .closure, .identifier: true
    case .member: tree.callee(value) != nil
    default: tree.text(value).hasPrefix("$")
    }
  }
}
