/// A shadow that is drawn and then cut off.
enum ClippedShadow {
  static let rule = Rule(
    id: "clipped-shadow",
    theme: .shadows,
    summary: "a shadow that a later clip of the same chain cuts off",
    rationale: """
      A shadow falls outside its view, and a clip removes what is outside. Clip the view first, then let it \
      cast its shadow.
      """,
    quiet: [
      "for a line around a shape: the clip leaves the shadow that falls inwards, which makes an edge look engraved"
    ],
    severity: .warning,
    fixable: .unsafe,
    seeds: ["000"],
    examples: examples,
    triggers: Rule.Triggers(calls: ["shadow"]),
    check: { context, node in
      let tree = context.tree
      guard let clip = cut(context, node), let base = tree.base(ofModifier: node),
        // Several shadows of one view go behind the clip together.
        !tree.chain(base).modifiers.contains(where: { cut(context, $0.call)?.call == clip.call })
      else { return }
      let others = tree.outerModifiers(of: node).filter { cut(context, $0.call)?.call == clip.call }
      let name = tree.name(of: clip.name).string
      context.report(
        call: node,
        others.isEmpty
          ? "`.\(name)` cuts this shadow off; put `.shadow` behind it"
          : "`.\(name)` cuts these shadows off; put them behind it",
        notes: others.map { (tree.range(ofToken: $0.name), "and this one") } + [
          (
            tree.range(ofToken: clip.name),
            others.isEmpty ? "the shadow is cut off here" : "they are cut off here"
          )
        ],
        fixes: fixes(context, node, others, moving: clip))
    })

  /// What cuts a shadow off that would be seen.
  private static func cut(_ context: borrowing RuleContext, _ node: NodeID) -> Modifier? {
    let tree = context.tree
    guard tree.isNamed(node, "shadow"), let shadow = context.file.drawnShadow(node), shadow.kind == .view,
      tree.isModifier(node), let clip = clip(tree, cutting: node), !tree.isOfOutline(shadow: node),
      fillsItsBounds(tree, below: node), isVisible(context, shadow)
    else { return nil }
    return clip
  }

  private static func isVisible(_ context: borrowing RuleContext, _ shadow: ShadowExpression) -> Bool {
    guard let color = shadow.color else { return true }
    // On a ground that is always dark nobody sees one that is black.
    let isDark = context.file.appearances(at: shadow.call) == [true]
    return context.file.inks(of: color).contains { $0.opacity != 0 && !(isDark && $0.depth == 1) }
  }

  // MARK: The clip

  /// The clip to the bounds that a shadow falls outside of: in its own chain, or, where the chain is the background
  /// of another, in that one.
  static func clip(_ tree: SyntaxTree, cutting shadow: NodeID) -> Modifier? {
    switch clip(tree, among: tree.outerModifiers(of: shadow)) {
    case .clipped(let modifier): return modifier
    case .unknown: return nil
    case .open:
      guard let container = tree.container(of: shadow), tree.isNamed(container.call, "background"),
        tree.isModifier(container.call), tree.argument(container.call, "alignment") == nil
      else { return nil }
      guard case .clipped(let modifier) = clip(tree, among: tree.outerModifiers(of: container.call)) else {
        return nil
      }
      return modifier
    }
  }

  private enum Fate {
    case clipped(Modifier)
    /// Nothing clips, and the bounds stay those of what casts the shadow.
    case open
    case unknown
  }

  private static func clip(_ tree: SyntaxTree, among later: [Modifier]) -> Fate {
    for modifier in later {
      let name = tree.name(of: modifier.name)
      if isClip(name) {
        return !modifier.isConditional && clipsToBounds(tree, modifier.call, name)
          ? .clipped(modifier) : .unknown
      }
      if !ModifierGeometry.keepsBounds(name) { return .unknown }
    }
    return .open
  }

  private static func isClip(_ name: Name) -> Bool {
    switch name {
    case "clipShape", "clipped", "mask", "cornerRadius": true
    default: false
    }
  }

  private static func clipsToBounds(_ tree: SyntaxTree, _ call: NodeID, _ name: Name) -> Bool {
    switch name {
    case "clipped", "cornerRadius": return true
    case "clipShape":
      guard let shape = tree.unlabelledArgument(call) else { return false }
      // Under a name it is a shape of the bounds as often as not; what is clipped to it was likely drawn with it.
      return isShapeOfBounds(tree, shape) || tree.kind(tree.unwrapped(shape)) == .identifier
    default:
      if let closure = tree.trailingClosure(call) {
        let statements = tree.statements(closure)
        return statements.count == 1 && isShapeOfBounds(tree, statements[0])
      }
      return tree.unlabelledArgument(call).map { isShapeOfBounds(tree, $0) } ?? false
    }
  }

  /// A shape as large as what it clips. One that is inset, offset, scaled or drawn by the project's own code may leave
  /// room for the shadow.
  private static func isShapeOfBounds(_ tree: SyntaxTree, _ expression: NodeID) -> Bool {
    if ShapeName.isShape(tree, expression) { return true }
    let chain = tree.chain(expression)
    return ShapeName.isShape(tree, chain.root)
      && chain.modifiers.allSatisfy { tree.name(of: $0.name) == "fill" }
  }

  // MARK: What casts the shadow

  /// Whether what casts the shadow reaches the edges, so that the shadow lies outside. Room in between, from padding or
  /// a frame, may hold the shadow of what is inside; so may a stack.
  private static func fillsItsBounds(_ tree: SyntaxTree, below shadow: NodeID) -> Bool {
    guard let base = tree.base(ofModifier: shadow) else { return false }
    let chain = tree.chain(base)
    var hasFrame = false
    var isFitted = false
    for modifier in chain.modifiers.reversed() where !modifier.isConditional {
      let name = tree.name(of: modifier.name)
      switch name {
      case "frame": hasFrame = true
      case "scaledToFit", "aspectRatio": isFitted = true
      case "clipShape", "clipped", "cornerRadius", "glassEffect": return !hasFrame
      case "background":
        if isWholeBackground(tree, modifier.call) { return !hasFrame }
      case "resizable": return !(hasFrame && isFitted)
      default:
        if !ModifierGeometry.keepsBounds(name) { return false }
      }
    }
    return isSolid(tree, chain.root, hasFrame: hasFrame)
  }

  /// Whether a background is as large as what it lies behind.
  private static func isWholeBackground(_ tree: SyntaxTree, _ call: NodeID) -> Bool {
    guard tree.argument(call, "alignment") == nil else { return false }
    for argument in tree.arguments(call) {
      let views =
        tree.closure(argument).map { tree.statements($0) } ?? tree.value(argument).map { [$0] } ?? []
      for view in views {
        let modifiers = tree.chain(view).modifiers
        if !modifiers.allSatisfy({ ModifierGeometry.keepsBounds(tree.name(of: $0.name)) }) { return false }
      }
    }
    return true
  }

  /// Whether the root of a chain without a ground of its own reaches its edges. Of text, a control or a stack only the
  /// letters and symbols cast a shadow, somewhere in the lines; what a view of the project paints is not known, nor is the
  /// row that `listRowBackground` paints part of the chain.
  private static func isSolid(_ tree: SyntaxTree, _ root: NodeID, hasFrame: Bool) -> Bool {
    if ShapeName.isShape(tree, root) || ShapeName.isColor(tree, root) { return true }
    guard !hasFrame, let name = tree.name(root) else { return false }
    if name == "Image" { return tree.argument(root, "systemName") == nil }
    guard Catalog.views.has(name, .depth), let closure = tree.trailingClosure(root),
      let back = tree.firstStatement(closure)
    else { return false }
    let chain = tree.chain(back)
    return (ShapeName.isShape(tree, chain.root) || ShapeName.isColor(tree, chain.root))
      && chain.modifiers.allSatisfy { ModifierGeometry.keepsBounds(tree.name(of: $0.name)) }
  }

  // MARK: Fix

  /// All of the shadows move, where they follow each other with nothing but shadows in between.
  private static func fixes(
    _ context: borrowing RuleContext, _ shadow: NodeID, _ others: [Modifier], moving clip: Modifier
  ) -> [Fix] {
    let tree = context.tree
    var run = [shadow]
    for modifier in tree.outerModifiers(of: shadow) {
      guard tree.shadow(modifier.call) != nil, modifier.call != clip.call else { break }
      run.append(modifier.call)
    }
    guard others.allSatisfy({ run.contains($0.call) }), isPlainPath(tree, from: shadow, to: clip.call) else {
      return []
    }
    let separator = context.modifierSeparator(behind: clip.call)
    var edits: [Edit] = []
    var texts = ""
    for call in run {
      guard let member = tree.calledMember(call), let base = tree.callee(member),
        let range = context.modifierRange(call), !context.file.isExplained(call)
      else { return [] }
      let start = Int(tree.token(Int(tree.node(base).endToken)).start)
      texts += separator + tree.text(ByteRange(start: start, end: tree.range(of: call).end))
      edits.append(Edit(range: range, text: ""))
    }
    edits.append(context.insert(texts, at: tree.range(of: clip.call).end))
    return [
      .unsafe(run.count == 1 ? "Move the shadow behind the clip" : "Move the shadows behind the clip", edits)
    ]
  }

  /// Whether one modifier follows the other in one chain, without an `#if` in between.
  private static func isPlainPath(_ tree: SyntaxTree, from shadow: NodeID, to clip: NodeID) -> Bool {
    var current = shadow
    while let parent = tree.parent(current) {
      if parent == clip { return true }
      switch tree.kind(parent) {
      case .member, .call, .genericSpecialization, .optionalChain: current = parent
      default: return false
      }
    }
    return false
  }
}
