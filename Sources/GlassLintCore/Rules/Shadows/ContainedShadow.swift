/// A shadow on a whole view whose background shape could cast it.
enum ContainedShadow {
  static let rule = Rule(
    id: "contained-shadow",
    theme: .shadows,
    summary: "a shadow at the end of a view's chain that the shape in its background could cast",
    rationale: """
      A shadow behind `.background(…)` is cast by everything in the view: by each text and icon where the background is \
      translucent, and by whatever reaches beyond it. On the background's own shape it stays that of the card, and costs \
      less to draw.
      """,
    severity: nil,
    fixable: .never,
    seeds: ["000"],
    examples: examples,
    triggers: Rule.Triggers(calls: ["shadow"]),
    check: { context, node in
      let tree = context.tree
      guard let shadow = context.file.drawnShadow(node), shadow.kind == .view, tree.isModifier(node),
        !isInvisible(context, shadow), let surface = surface(context, below: node),
        !context.facts.declaresFunction(Name("background"))
      else { return }
      context.report(
        call: node, message(surface),
        notes: [(tree.range(ofToken: surface.background.name), "the background that could cast it")])
    })

  private static func isInvisible(_ context: borrowing RuleContext, _ shadow: ShadowExpression) -> Bool {
    guard let color = shadow.color else { return false }
    return context.file.inks(of: color).allSatisfy { $0.opacity == 0 }
  }

  private static func message(_ surface: Surface) -> String {
    surface.isStyle
      ? "the whole view casts this shadow; let its background cast it: `.background(style.shadow(.drop(…)), in: shape)`"
      : "the whole view casts this shadow; put `.shadow` on the shape inside `.background`"
  }

  // MARK: The background

  private struct Surface {
    let background: Modifier
    /// It is a style in a shape, `.background(.regularMaterial, in: shape)`, rather than a view.
    let isStyle: Bool
  }

  /// The background with a filled shape that lies between a shadow and what clips, flattens or hides it.
  private static func surface(_ context: borrowing RuleContext, below shadow: NodeID) -> Surface? {
    let tree = context.tree
    guard let base = tree.base(ofModifier: shadow) else { return nil }
    let chain = tree.chain(base)
    // A shape with another one behind it has nothing but shapes to cast its shadow.
    guard !ShapeName.isShape(tree, chain.root), !chain.modifiers.contains(where: { clips(tree, $0) }) else {
      return nil
    }
    for (index, modifier) in chain.modifiers.enumerated().reversed() {
      guard !modifier.isConditional else { return nil }
      let name = tree.name(of: modifier.name)
      switch name {
      // Of several shadows, the innermost speaks for all.
      case "shadow": return nil
      case "background":
        guard holdsRoom(tree, chain, below: index) else { return nil }
        if tree.argument(modifier.call, "in") != nil {
          return isFaint(context, modifier.call) ? nil : Surface(background: modifier, isStyle: true)
        }
        return holdsFilledShape(context, modifier.call)
          ? Surface(background: modifier, isStyle: false) : nil
      case "overlay": if !isBorder(context, modifier.call) { return nil }
      default: if !isPassed(name) { return nil }
      }
    }
    return nil
  }

  /// What is clipped to a shape casts the shadow of that shape.
  private static func clips(_ tree: SyntaxTree, _ modifier: Modifier) -> Bool {
    switch tree.name(of: modifier.name) {
    case "clipShape", "clipped", "cornerRadius", "mask", "glassEffect", "containerShape": true
    default: false
    }
  }

  /// Whether a modifier leaves open what casts the shadow. What is flattened into one picture is meant to cast that of
  /// the whole.
  private static func isPassed(_ name: Name) -> Bool {
    switch name {
    case "compositingGroup", "drawingGroup", "border": false
    case "padding", "frame", "offset", "scaleEffect", "rotationEffect", "fixedSize", "layoutPriority",
      "position", "ignoresSafeArea", "matchedGeometryEffect":
      true
    default: ModifierGeometry.keepsBounds(name)
    }
  }

  /// Whether what lies on a background leaves some of it to see: a picture, or a view of another file, may cover it all.
  private static func holdsRoom(_ tree: SyntaxTree, _ chain: ModifierChain, below index: Int) -> Bool {
    let type = tree.constructedType(chain.root)
    return type.map { Catalog.views.contains($0) && !($0 == "Image") } ?? true
      || chain.modifiers[..<index].contains {
        tree.isNamed($0.call, "frame") || Catalog.modifiers.has(tree.name(of: $0.name), .room)
      }
  }

  /// The opacity below which a surface casts a shadow that nobody sees.
  private static let faint = 0.5

  /// Whether what a modifier is given lets more show through than it paints, in some state.
  private static func isFaint(_ context: borrowing RuleContext, _ call: NodeID) -> Bool {
    let tree = context.tree
    guard let value = tree.unlabelledArgument(call) else { return false }
    let file = context.file
    return file.inks(of: value).contains { $0.opacity.map { $0 < faint } ?? false }
      || tree.subtree(value).contains { id in
        guard tree.kind(id) == .call, tree.isNamed(id, "opacity"), let amount = tree.unlabelledArgument(id)
        else { return false }
        return file.values(of: amount).contains { $0.value < faint }
      }
  }

  /// Whether what lies behind is a shape, or shapes on one another, filled and as it is.
  private static func holdsFilledShape(_ context: borrowing RuleContext, _ background: NodeID) -> Bool {
    let tree = context.tree
    guard tree.argument(background, "alignment") == nil, let view = onlyView(context, background) else {
      return false
    }
    let chain = tree.chain(view)
    guard tree.isNamed(chain.root, "ZStack"), let closure = tree.trailingClosure(chain.root) else {
      return isFilledShape(context, chain)
    }
    let layers = tree.statements(closure)
    guard chain.modifiers.isEmpty, let back = layers.first else { return false }
    return isFilledShape(context, tree.chain(back))
      && layers.allSatisfy { ShapeName.isShape(tree, tree.chain($0).root) }
  }

  private static func isFilledShape(_ context: borrowing RuleContext, _ chain: ModifierChain) -> Bool {
    let tree = context.tree
    // Only shapes have `.fill`, the project's own too.
    let isShape =
      ShapeName.isShape(tree, chain.root)
      || chain.modifiers.first.map { tree.isNamed($0.call, "fill") } == true
    guard isShape || ShapeName.isColor(tree, chain.root) else { return false }
    var hasShape = isShape
    for modifier in chain.modifiers {
      switch tree.name(of: modifier.name) {
      case "stroke", "strokeBorder", "trim", "hidden", "frame", "offset", "glassEffect": return false
      case "opacity":
        let values = tree.unlabelledArgument(modifier.call).map { context.file.values(of: $0) } ?? []
        if values.isEmpty || values.contains(where: { $0.value < faint }) { return false }
      case "fill", "foregroundColor", "foregroundStyle":
        if isFaint(context, modifier.call) { return false }
      case "clipShape", "cornerRadius": hasShape = true
      default: continue
      }
    }
    return hasShape
  }

  /// The view that a background or overlay is made of, where it is just one; that of a property of this file where
  /// it is named.
  private static func onlyView(_ context: borrowing RuleContext, _ call: NodeID) -> NodeID? {
    let tree = context.tree
    let argument: NodeID
    if let closure = tree.trailingClosure(call) ?? tree.closureArgument(call, "content") {
      let views = tree.statements(closure)
      guard views.count == 1 else { return nil }
      argument = views[0]
    } else if let value = tree.unlabelledArgument(call) {
      argument = value
    } else {
      return nil
    }
    guard tree.kind(argument) == .identifier, let name = tree.name(argument),
      let declaration = context.file.declaration(of: name, at: argument),
      let body = tree.firstChild(declaration, .accessorBlock)
    else { return argument }
    let views = tree.statements(body)
    return views.count == 1 ? views[0] : nil
  }

  /// Whether an overlay is a line around the view.
  private static func isBorder(_ context: borrowing RuleContext, _ overlay: NodeID) -> Bool {
    let tree = context.tree
    guard let view = onlyView(context, overlay) else { return false }
    let chain = tree.chain(view)
    return ShapeName.isShape(tree, chain.root)
      && chain.modifiers.contains {
        tree.isNamed($0.call, "stroke") || tree.isNamed($0.call, "strokeBorder")
      }
  }

  private static let examples: [Rule.Example] = [
    .right(
      """
      struct Portrait: View {
        var body: some View { Image("portrait").clipShape(.circle) }
      }
      struct Row: View {
        private var ground: Color { isOn ? .gray.opacity(0.1) : .gray }
        var body: some View {
          HStack { Text("Title") }
            .padding()
            .background { RoundedRectangle(cornerRadius: 8).fill(ground) }
            .shadow(radius: 2)
          HStack { Text("Title") }
            .padding()
            .background { RoundedRectangle(cornerRadius: 8).fill(.purple).opacity(isOn ? 0.9 : 0.15) }
            .shadow(radius: 2)
          Portrait().background(Circle().fill(.black)).shadow(radius: 10)
        }
      }
      """),
    .wrong(
      """
      HStack { Text("Title") }
        .background(.white, in: .capsule)
        .↓shadow(color: .black.opacity(0.1), radius: 5)
        .shadow(color: .black.opacity(0.1), radius: 1)
      """),
    .wrong(
      """
      TextField("Event", text: $title)
        .font(.title3)
        .padding()
        .background(
          RoundedRectangle(cornerRadius: 12, style: .continuous)
            .fill(.regularMaterial)
        )
        .↓shadow(color: .black.opacity(0.05), radius: 6, x: 0, y: 3)
      """),
    .wrong(
      """
      VStack { Text("Title"); Text("Notes") }
        .padding()
        .background(.regularMaterial, in: .rect(cornerRadius: 12, style: .continuous))
        .↓shadow(color: .black.opacity(0.05), radius: 6, y: 3)
      """),
    .wrong(
      """
      HStack { Image(systemName: "star"); Text("Favorites") }
        .background {
          Pill().fill(Color.brand)
        }
        .overlay(Capsule().stroke(.white.opacity(0.2)))
        .padding(.horizontal)
        .↓shadow(radius: 4)
      """),
    .right(
      """
      TextField("Event", text: $title)
        .font(.title3)
        .padding()
        .background(
          RoundedRectangle(cornerRadius: 12, style: .continuous)
            .fill(.regularMaterial)
            .shadow(color: .black.opacity(0.05), radius: 6, x: 0, y: 3)
        )
        .padding(.horizontal, 32)
      """),
    .right(
      """
      struct FormCardModifier: ViewModifier {
        func body(content: Content) -> some View {
          content
            .background(.regularMaterial)
            .clipShape(RoundedRectangle(cornerRadius: 12, style: .continuous))
            .shadow(color: .black.opacity(0.05), radius: 6, x: 0, y: 3)
        }
      }
      """),
    .right(
      """
      RoundedRectangle(cornerRadius: 12).fill(.regularMaterial).shadow(radius: 6)
      Image("cover").resizable().shadow(radius: 6)
      Text("Over a photo").foregroundStyle(.white).shadow(radius: 2)
      """),
    .right(
      """
      VStack { Text("Flattened first") }
        .background(RoundedRectangle(cornerRadius: 12).fill(.white))
        .compositingGroup()
        .shadow(radius: 6)
      """),
  ]
}
