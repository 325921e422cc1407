/// Glass that is to morph or to be one with other glass, and has none to be it with.
enum GlassIdentity {
  static let rule = Rule(
    id: "glass-identity",
    theme: .glass,
    summary: "glass whose identity, variant or button style leaves it apart from the glass it belongs to",
    rationale: """
      A `GlassEffectContainer` draws its effects together, and an identifier in a namespace that they share lets one \
      turn into another; outside of one it does nothing. Regular and clear glass have looks of their own that do not \
      mix, and a button draws its glass itself, with the shape, the room and the answer to touches of the system.
      """,
    severity: .warning,
    fixable: .never,
    seeds: ["001"],
    examples: GlassIdentityExamples.all,
    triggers: Rule.Triggers(calls: [
      "glassEffectID", "glassEffectUnion", "GlassEffectContainer", "glassEffect",
    ]),
    check: { context, call in
      guard !context.tree.isInPreview(call) else { return }
      switch context.tree.name(call) {
      case "glassEffectID"?: checkIdentifier(context, call, in: "in")
      case "glassEffectUnion"?: checkIdentifier(context, call, in: "namespace")
      case "glassEffect"?: checkButton(context, call)
      default: checkVariants(context, call)
      }
    })

  // MARK: Identifiers

  private static func checkIdentifier(
    _ context: borrowing RuleContext, _ call: NodeID, in label: StaticString
  ) {
    let tree = context.tree
    guard context.file.isViewModifier(call), let namespace = tree.argument(call, label),
      let name = tree.name(call)?.string
    else { return }
    if isApart(context, call) {
      context.report(
        call: call,
        "`\(name)` outside of a `GlassEffectContainer` does nothing; put the glass that is to be one, or to turn into "
          + "each other, in one container")
    } else if isAlone(context, namespace, call) {
      context.report(
        at: namespace,
        "no other glass is in the namespace \(context.quote(namespace, else: "of this one")), so that this has none to "
          + "be one with or to turn into; hand the namespace of the container's view to all of them")
    }
  }

  /// Whether glass stands in no container wherever it is shown, and is none that stands around one.
  private static func isApart(_ context: borrowing RuleContext, _ call: NodeID) -> Bool {
    let ways = context.file.surroundings(of: call)
    return !ways.isEmpty
      && ways.allSatisfy { $0.isDisjoint(with: [.unseen, .glassContainer, .ownContainer]) }
      && !holdsContainer(context, call)
  }

  private static func holdsContainer(_ context: borrowing RuleContext, _ call: NodeID) -> Bool {
    let tree = context.tree
    return tree.subtree(call).suffix(2000).contains { id in
      guard tree.kind(id) == .call, let type = tree.constructedType(id) else { return false }
      return type == "GlassEffectContainer" || !Catalog.views.contains(type)
    }
  }

  /// Whether the namespace is a property of the view that nothing but one effect, shown once in it, names.
  private static func isAlone(_ context: borrowing RuleContext, _ namespace: NodeID, _ call: NodeID) -> Bool {
    let tree = context.tree
    guard tree.kind(namespace) == .identifier, let name = tree.name(namespace),
      let binding = context.file.declaration(of: name, at: namespace), tree.kind(binding) == .binding,
      let variable = tree.parent(binding), isNamespace(tree, variable),
      (context.facts.uses[name.hash] ?? []).count(where: { tree.name($0).map { $0 == name } == true }) == 1
    else { return false }
    let ways = context.file.surroundingsReader.ways(from: call)
    return ways.count == 1 && ways[0].surroundings.isDisjoint(with: [.repeated, .ownContainer, .unseen])
  }

  private static func isNamespace(_ tree: SyntaxTree, _ variable: NodeID) -> Bool {
    tree.children(variable).contains { tree.kind($0) == .attribute && tree.isNamed($0, "Namespace") }
  }

  // MARK: Variants

  /// Regular and clear glass side by side: the first of the second kind is told.
  ///
  /// "Meet Liquid Glass" (WWDC25, session 219): the two variants "should never be mixed".
  private static func checkVariants(_ context: borrowing RuleContext, _ container: NodeID) {
    let tree = context.tree
    guard tree.isInitializer(container, "GlassEffectContainer"),
      !context.facts.declaresCallable(Name("GlassEffectContainer")),
      let content = tree.trailingClosure(container)
    else { return }
    let reader = context.file.glass
    var first: (call: NodeID, variant: GlassReader.Variant)?
    var other: (call: NodeID, variant: GlassReader.Variant)?
    context.file.drawnContent.walk(tree.statements(content, limit: DrawnContent.limit)) { chain, place in
      // What state decides may be in the other's place.
      guard !place.isConditional else { return .past }
      for modifier in chain.modifiers where !modifier.isConditional && reader.isGlassEffect(modifier.call) {
        guard let variant = reader.variant(ofGlassEffect: modifier.call) else { continue }
        if let first, first.variant != variant {
          other = (modifier.call, variant)
          return .stop
        }
        first = first ?? (modifier.call, variant)
      }
      return .inside
    }
    guard let first, let other else { return }
    context.report(
      call: other.call,
      "\(other.variant) glass beside \(first.variant) glass in one `GlassEffectContainer`; use one variant for both",
      notes: tree.nameToken(first.call).map {
        [(tree.range(ofToken: $0), "this glass is \(first.variant)")]
      } ?? [])
  }

  // MARK: Buttons

  private static func checkButton(_ context: borrowing RuleContext, _ call: NodeID) {
    guard context.file.glass.isGlassEffect(call),
      context.file.glass.isForGlassButton(call, context.file)
    else { return }
    if context.tree.containers(of: call).contains(where: { context.tree.isToolbar($0.call) }) {
      return context.report(
        call: call, isMinor: true,
        "glass around a `Button` in a toolbar, which draws the glass of its buttons itself; leave out `glassEffect`"
      )
    }
    context.report(
      call: call, isMinor: true,
      "glass around a `Button`; `.buttonStyle(.glass)` makes it the button's own, with the room and the answer to "
        + "touches of the system's buttons")
  }
}
