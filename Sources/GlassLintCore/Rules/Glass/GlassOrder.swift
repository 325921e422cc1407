/// Modifiers that come too late for the glass to be drawn for what they make of the view.
enum GlassOrder {
  static let rule = Rule(
    id: "glass-order",
    theme: .glass,
    summary: "modifiers after `glassEffect` that it should have covered",
    rationale: """
      `glassEffect` captures the view as it is at that point, so what is to be drawn on the glass belongs before it. A \
      background after it lies behind the glass, where it is blurred, and an opacity makes the glass itself translucent; \
      padding after it is the room around the glass.
      """,
    severity: .info,
    fixable: .never,
    seeds: ["001"],
    examples: examples,
    triggers: Rule.Triggers(calls: ["glassEffect"]),
    check: { context, call in
      guard context.file.glass.isGlassEffect(call), !context.tree.isInPreview(call) else { return }
      for late in lateModifiers(context, call) { report(context, late, call) }
    })

  /// What brings other views along that are dimmed as well.
  private static func bringsOthers(_ name: Name) -> Bool {
    Catalog.modifiers.hasAny(name, [.layer, .presents, .bar, .menu])
      && !Catalog.modifiers.has(name, .background) || name == "badge" || name == "searchable"
  }

  private static func lateModifiers(_ context: borrowing RuleContext, _ glass: NodeID) -> [Modifier] {
    let tree = context.tree
    var found: [Modifier] = []
    // Whether what follows has the bounds of the glass, and only its content to dim.
    var hasSameBounds = true
    var hasSameContent = true
    for modifier in tree.outerModifiers(of: glass) {
      let name = tree.name(of: modifier.name)
      if name == "glassEffect" || name == "buttonStyle" { break }
      guard !modifier.isConditional, !context.facts.declaresFunction(name) else {
        (hasSameBounds, hasSameContent) = (false, false)
        continue
      }
      let isLate =
        switch name {
        case "background":
          hasSameBounds && isRegular(tree, glass) && paints(context, modifier.call)
            && !isScrim(context, modifier.call, glass)
        case "border": hasSameBounds
        // What lies between makes no difference: the glass is dimmed all the same.
        case "opacity": hasSameContent && dims(context, modifier.call)
        // A style is told to the content through its environment, wherever it stands.
        default: false
        }
      if isLate { found.append(modifier) }
      if bringsOthers(name) { hasSameContent = false }
      if !ModifierGeometry.keepsBounds(name) { hasSameBounds = false }
    }
    return found
  }

  /// Clear glass wants something dark beneath it, as Apple's documentation of `Glass.clear` has it.
  private static func isRegular(_ tree: SyntaxTree, _ glass: NodeID) -> Bool {
    guard let variant = tree.unlabelledArgument(glass) else { return true }
    return tree.subtree(variant).suffix(60).contains { tree.isNamed($0, "regular") }
  }

  /// What is more opaque is no scrim.
  private static let scrim = 1.0 / 3

  /// Whether a background only dims what is behind the glass, in the glass's own shape.
  private static func isScrim(_ context: borrowing RuleContext, _ call: NodeID, _ glass: NodeID) -> Bool {
    let tree = context.tree
    guard let shape = tree.argument(call, "in"), let color = tree.unlabelledArgument(call),
      tree.argument(glass, "in").map({ tree.spellsTheSame($0, shape) }) ?? (tree.text(shape) == ".capsule"),
      tree.isNamed(color, "opacity"), let opacity = tree.unlabelledArgument(color)
    else { return false }
    return constant(context, opacity, depth: 0).map { $0 <= scrim } ?? false
  }

  /// Half transparent for good; what fades with the view's state fades glass and content together.
  private static func dims(_ context: borrowing RuleContext, _ call: NodeID) -> Bool {
    let tree = context.tree
    guard let argument = tree.unlabelledArgument(call) else { return false }
    // The two ends are tricks of their own: to catch touches, and to be drawn in one layer.
    return constant(context, argument, depth: 0).map { $0 > 0.02 && $0 < 0.99 } ?? false
  }

  /// The number an expression always is: a literal, `Double(0.5)`, or a constant of this file.
  private static func constant(_ context: borrowing RuleContext, _ expression: NodeID, depth: Int) -> Double?
  {
    let tree = context.tree
    let expression = tree.unwrapped(expression)
    guard depth < 4 else { return nil }
    switch tree.kind(expression) {
    case .floatLiteral: return Double(tree.text(expression))
    case .call:
      guard let type = tree.constructedType(expression), type == "Double" || type == "CGFloat" else {
        return nil
      }
      return tree.unlabelledArgument(expression).flatMap { constant(context, $0, depth: depth + 1) }
    case .identifier, .member:
      guard let binding = declaration(context, expression), let variable = tree.parent(binding),
        tree.node(variable).flags.contains(.constant), let value = tree.value(binding)
      else { return nil }
      return constant(context, value, depth: depth + 1)
    default: return nil
    }
  }

  /// The variable of this file that `dimmed`, `self.dimmed` or `Layout.dimmed` means.
  private static func declaration(_ context: borrowing RuleContext, _ use: NodeID) -> NodeID? {
    let tree = context.tree
    let scope = context.facts.scope
    guard let name = tree.name(use) else { return nil }
    var found = scope.declaration(of: name, at: use)
    if let base = tree.callee(use), tree.kind(use) == .member {
      guard tree.kind(base) == .identifier, let owner = tree.name(base) else { return nil }
      if !(owner == "self" || owner == "Self") { found = scope.member(name, ofType: owner) }
    }
    guard let found, !found.isOpaque, tree.kind(found.node) == .binding else { return nil }
    return found.node
  }

  /// Whether a background shows: one that measures the view, catches touches or reaches under the bars does not, or is
  /// meant to lie behind.
  private static func paints(_ context: borrowing RuleContext, _ call: NodeID) -> Bool {
    let tree = context.tree
    var content: NodeID?
    for argument in tree.arguments(call) {
      if let label = tree.name(argument), label == "alignment" { return false }
      guard content == nil else { continue }
      if let closure = tree.closure(argument) {
        let statements = tree.statements(closure, limit: 2)
        guard statements.count == 1 else { return false }
        content = statements[0]
      } else if tree.node(argument).name == Node.none {
        content = tree.value(argument)
      }
    }
    guard let content else { return true }
    let nodes = tree.subtree(content).suffix(200)
    if nodes.contains(where: { hides($0, context) }) { return false }
    let chain = tree.chain(content)
    // A shape that only casts a shadow, or a color that follows the view's state, has its own reasons.
    if chain.modifiers.contains(where: { tree.isNamed($0.call, "shadow") }) { return false }
    let isShape = ShapeName.isShape(tree, chain.root) || ShapeName.isColor(tree, chain.root)
    // A material is light itself, and only makes the glass above it more so.
    if context.file.glass.material(content) != nil { return false }
    if isShape { return true }
    switch tree.kind(tree.unwrapped(chain.root)) {
    case .member: return true
    case .identifier: return tree.argument(call, "in") != nil || !chain.modifiers.isEmpty
    default: return false
    }
  }

  private static func hides(_ id: NodeID, _ context: borrowing RuleContext) -> Bool {
    let tree = context.tree
    switch tree.kind(id) {
    case .ternary, .ifStmt, .switchStmt: return true
    case .call:
      if context.file.glass.reachesEdges(id) { return true }
      guard tree.isNamed(id, "opacity"), let value = tree.unlabelledArgument(id) else { return false }
      guard let opacity = Double(tree.text(value)) else { return false }
      return opacity < 0.02
    case .member, .identifier: return tree.isNamed(id, "clear") || tree.isNamed(id, "GeometryReader")
    default: return false
    }
  }

  private static func report(_ context: borrowing RuleContext, _ late: Modifier, _ glass: NodeID) {
    let tree = context.tree
    let name = tree.name(of: late.name).string
    let message =
      switch name {
      case "background":
        "`.background` after `glassEffect` lies behind the glass; put it before, or tint the glass: "
          + "`.glassEffect(.regular.tint(…))`"
      case "opacity":
        "`.opacity` after `glassEffect` makes the glass itself half transparent; put it before `glassEffect`"
      default:
        "`.\(name)` after `glassEffect`; put it before, so that the glass is drawn for the view as it looks"
      }
    context.report(
      token: late.name, message,
      notes: tree.nameToken(glass).map { [(tree.range(ofToken: $0), "the glass is drawn here")] } ?? [])
  }

  private static let examples: [Rule.Example] = [
    .wrong(
      """
      Label("Share", systemImage: "square.and.arrow.up")
        .padding()
        .glassEffect(.regular.interactive(), in: .rect(cornerRadius: 20))
        .↓background(.blue.opacity(0.6), in: .rect(cornerRadius: 20))
        .padding(.horizontal, 16)
        .tint(.blue)
      """),
    .wrong(
      """
      Text("3").frame(width: 40, height: 40).glassEffect(.regular, in: .circle).↓border(.white).↓opacity(0.8)
      """),
    .right(
      """
      VStack { Button("Scan") {}; Button("NFC") {} }
        .padding(16)
        .glassEffect(.regular, in: RoundedRectangle(cornerRadius: 20, style: .continuous))
        .padding(.horizontal, 16)
        .padding(.bottom, 12)
      """),
    .right(
      """
      Text("Hello")
        .font(.title)
        .foregroundStyle(.white)
        .padding()
        .glassEffect()
        .opacity(isVisible ? 1 : 0)
        .shadow(radius: 4)
      """),
    .right(
      """
      Text("Hello")
        .glassEffect()
        .padding()
        .background(.blue)
      Text("On paper").glassEffect().background(.ultraThinMaterial)
      Text("Measured").glassEffect().background { GeometryReader { proxy in Color.clear } }
      Label("Flag", systemImage: "flag").padding().glassEffect(.clear).background(.black.opacity(0.3))
      // A scrim.
      Text("Dimmed").glassEffect(.regular, in: .circle).background(.black.opacity(0.2), in: .circle)
      Text("Dimmed").glassEffect().background(.black.opacity(0.2), in: .capsule)
      """),
    .wrong(
      """
      // Its corners stand out behind the glass.
      Text("Tinted").padding().glassEffect().↓background(.blue.opacity(0.2))
      """),
    .right(
      """
      // What the content inherits looks the same from wherever it is told.
      Image(systemName: "bell")
        .glassEffect()
        .font(.caption)
        .foregroundStyle(.white)
      """),
  ]
}
