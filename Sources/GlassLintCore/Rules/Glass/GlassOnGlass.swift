/// Surfaces that show what is behind them, one on another.
enum GlassOnGlass {
  static let rule = Rule(
    id: "glass-on-glass",
    theme: .glass,
    summary: "glass inside glass, or a material inside a material",
    rationale: """
      Glass cannot sample other glass, and a blur of a blur is mud: what lies on such a surface wants a \
      fill, or nothing. All that lies on one surface is one finding.
      """,
    quiet: [
      "for a control on a card with a material thinner than the card's",
      "for glass on a material, and for cards on the material of a whole screen",
      "where a ground of its own covers what lies behind, or the two are for different systems",
      "for less than half of a material, which is no surface to speak of",
    ],
    severity: .warning,
    fixable: .never,
    seeds: ["000", "004"],
    examples: GlassOnGlassExamples.all,
    triggers: Rule.Triggers(calls: ["glassEffect", "background", "buttonStyle"]),
    usesProject: true,
    check: check)

  private static func check(_ context: borrowing RuleContext, _ call: NodeID) {
    let tree = context.tree
    let reader = context.file.glass
    guard isSurfaceName(tree, call), let outer = reader.surface(call), !tree.isInPreview(call) else { return }
    if tree.isNamed(call, "glassEffect"), let component = glassComponent(context, around: call) {
      reportInside(component, outer, context)
    }
    for use in reader.applications(of: call) {
      guard let base = tree.base(ofModifier: use), isCard(tree, outer, use) else { continue }
      report(context, clashes(context, in: outer, base), in: outer)
    }
  }

  /// The component of the project that lays what it is handed on glass, where a view is handed to it with nothing but layout
  /// between them.
  private static func glassComponent(_ context: borrowing RuleContext, around view: NodeID) -> NodeID? {
    let tree = context.tree
    for container in tree.containers(of: view) {
      guard tree.closure(container.argument) != nil, let name = tree.constructedType(container.call) else {
        return nil
      }
      if Catalog.views.has(name, .stack) || Catalog.views.has(name, .wrapper) { continue }
      let parts = context.site.project.spokenParts(of: name.symbol)
      return !Catalog.views.contains(name) && parts?.contains(.laysOnGlass) ?? false ? container.call : nil
    }
    return nil
  }

  private static func reportInside(
    _ component: NodeID, _ inner: GlassSurface, _ context: borrowing RuleContext
  ) {
    let tree = context.tree
    guard let name = tree.nameToken(inner.call), let around = tree.nameToken(component),
      !context.hasReported(at: tree.range(ofToken: name))
    else { return }
    context.report(
      token: name, "glass inside glass; use a fill, or nothing: the outer glass is the surface",
      notes: [(tree.range(ofToken: around), "`\(tree.text(token: around))` lays this on glass")])
  }

  /// A first look: whether a background or style can be one of the surfaces, before its names are resolved.
  private static func isSurfaceName(_ tree: SyntaxTree, _ call: NodeID) -> Bool {
    guard tree.isNamed(call, "buttonStyle") else { return true }
    return tree.unlabelledArgument(call).map { tree.kind($0) == .member || tree.isImplicitMember($0) }
      ?? false
  }

  /// Whether the surface is that of a card or control: on a whole screen's background lie the screen's cards. The style
  /// of a container's buttons is no surface of the container.
  private static func isCard(_ tree: SyntaxTree, _ outer: GlassSurface, _ use: NodeID) -> Bool {
    switch outer.kind {
    case .glass: return true
    case .glassButton:
      guard let type = tree.constructedType(tree.chain(use).root) else { return false }
      return type == "Button" || type == "Menu" || type == "Link"
    case .material:
      return !BackgroundSite(tree: tree, call: outer.call).isScreen
        && (use == outer.call || !BackgroundSite(tree: tree, call: use).isScreen)
    }
  }

  // MARK: What is inside

  private static func clashes(_ context: borrowing RuleContext, in outer: GlassSurface, _ base: NodeID)
    -> [GlassSurface]
  {
    let content = context.file.drawnContent
    let walker = NestedSurfaces(
      tree: context.tree, reader: context.file.glass, content: content, file: context.file)
    return walker.clashes(in: base, outer, era: outer.isGlass ? .current : content.era(of: outer.call))
  }

  // MARK: Report

  /// All that lies on one surface is one design to change.
  private static func report(
    _ context: borrowing RuleContext, _ all: [GlassSurface], in outer: GlassSurface
  ) {
    let tree = context.tree
    // A helper that is used twice is one thing to change.
    let names = all.compactMap { tree.nameToken($0.call) }.filter {
      !context.hasReported(at: tree.range(ofToken: $0))
    }
    guard let inner = all.first(where: { tree.nameToken($0.call) == names.first }), let name = names.first,
      let around = tree.nameToken(outer.call)
    else { return }
    let (message, note) =
      switch (outer.isGlass, inner.kind) {
      case (true, .material):
        (
          "a material inside glass; use a fill, or nothing: the glass is the surface",
          "inside this glass"
        )
      case (true, _):
        ("glass inside glass; use a fill, or nothing: the outer glass is the surface", "inside this glass")
      case (false, .material):
        (
          "a material inside a material; use a fill such as `.quaternary`, or nothing",
          "inside this material"
        )
      case (false, _): ("glass inside a material", "inside this material")
      }
    context.report(
      token: name, message,
      notes: [(tree.range(ofToken: around), note)]
        + names.dropFirst().map { (tree.range(ofToken: $0), "and so is this") })
  }
}

/// The surfaces drawn inside a view: the nearest on each way in.
private struct NestedSurfaces {
  let tree: SyntaxTree
  let reader: GlassReader
  let content: DrawnContent
  let file: FileContext

  func clashes(in view: NodeID, _ outer: GlassSurface, era: SystemEra) -> [GlassSurface] {
    var found: [GlassSurface] = []
    var place = DrawnContent.Place()
    place.era = era
    place.excluded = AvailabilityScope(tree, at: outer.call).excluded
    content.walk([view], in: place) { chain, place in
      guard let (surface, isCovered) = outermost(of: chain) ?? glassElsewhere(chain.root) else {
        return .inside
      }
      if !isCovered, let surface, meet(surface, in: place),
        clash(outer, surface, isInControl: { place.isInControl || mayBeControl(chain) })
      {
        found.append(surface)
      }
      return .past
    }
    return found
  }

  /// A view of another file that lies on glass as a whole.
  private func glassElsewhere(_ root: NodeID) -> (surface: GlassSurface?, isCovered: Bool)? {
    let siblings = GlassSiblings(tree: tree, facts: file.facts, project: file.site.project)
    return siblings.isGlassElsewhere(root) ? (GlassSurface(kind: .glass, call: root), false) : nil
  }

  /// Whether there is a system that both surfaces are built for.
  private func meet(_ inner: GlassSurface, in place: DrawnContent.Place) -> Bool {
    let excluded = place.excluded.union(AvailabilityScope(tree, at: inner.call).excluded)
    let systems = file.platforms.systems
    return !Set(systems.isEmpty ? Platform.allCases : systems).isSubset(of: excluded)
  }

  /// Less lets through what lies behind it.
  private static let coveringOpacity = 0.5

  private func isFaint(_ ground: NodeID) -> Bool {
    tree.subtree(ground).contains { node in
      guard tree.isNamed(node, "opacity"), tree.kind(node) == .call, let value = tree.unlabelledArgument(node)
      else { return false }
      return tree.number(value).map { $0 < Self.coveringOpacity } ?? true
    }
  }

  private func clash(_ outer: GlassSurface, _ inner: GlassSurface, isInControl: () -> Bool) -> Bool {
    switch (outer.kind, inner.kind) {
    case (.material(let around), .material(let thickness)): thickness >= around || !isInControl()
    case (.material, _): false
    default: true
    }
  }

  /// The outermost surface of a view, or that a ground of its own covers what lies behind it; `nil` where it has neither.
  private func outermost(of chain: ModifierChain) -> (surface: GlassSurface?, isCovered: Bool)? {
    for modifier in chain.modifiers.reversed() where !modifier.isConditional {
      if let surface = reader.surface(modifier.call) { return (surface, false) }
      guard tree.isNamed(modifier.call, "background"),
        let ground = tree.unlabelledArgument(modifier.call) ?? file.views.content(of: modifier.call)
      else { continue }
      if file.paint(of: ground).isCustom, !isFaint(ground) { return (nil, true) }
    }
    return nil
  }

  /// What draws no control.
  private static let passive = Catalog.views.names(
    .silent, also: ["Text", "Image", "AsyncImage", "Label", "Gauge"])

  private static let controlLimit = 60

  /// Whether a view is or holds something to tap, or is not known to hold nothing of the kind.
  private func mayBeControl(_ chain: ModifierChain) -> Bool {
    var isPassive = true
    var seen = 0
    content.walk([chain.root], limit: Self.controlLimit) { inner, _ in
      seen += 1
      if seen == Self.controlLimit || content.isControl(inner) { isPassive = false }
      guard isPassive else { return .stop }
      if let type = tree.constructedType(inner.root) {
        if Self.passive.contains(type) { return .past }
        if content.canSeeInside(inner.root) { return .inside }
      } else if content.helper(inner.root) != nil {
        return .inside
      }
      isPassive = false
      return .stop
    }
    return !isPassive
  }
}
