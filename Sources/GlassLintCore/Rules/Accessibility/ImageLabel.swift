/// An image that VoiceOver comes across and nobody has described or hidden.
enum ImageLabel {
  static let rule = Rule(
    id: "image-label",
    theme: .accessibility,
    summary: "an image that is neither described nor hidden from VoiceOver",
    rationale: """
      VoiceOver stops at every image and reads its file or symbol name aloud. An image that matters needs a \
      description, one that decorates should be passed over.
      """,
    severity: .warning,
    fixable: .unsafe,
    seeds: ["000"],
    examples: [
      .wrong(
        """
        VStack {
          ↓Image("hero")
            .resizable()
            .scaledToFit()
          Text("Welcome")
        }
        """,
        fixed: """
          VStack {
            Image(decorative: "hero")
              .resizable()
              .scaledToFit()
            Text("Welcome")
          }
          """),
      .wrong(
        """
        HStack {
          ↓Image(systemName: "star")
            .foregroundStyle(.yellow)
          Text("Favorites")
        }
        """,
        fixed: """
          HStack {
            Image(systemName: "star")
              .foregroundStyle(.yellow)
              .accessibilityHidden(true)
            Text("Favorites")
          }
          """),
      .wrong("ScrollView { ↓Image(uiImage: photo).resizable() }"),
      .wrong("ZStack { ↓AsyncImage(url: avatar) }"),
      .right(
        """
        VStack {
          Image(decorative: "hero")
          Image("hero").accessibilityLabel("A harbor at dawn")
          Image("hero", label: Text("A harbor at dawn"))
          Image(systemName: "star").accessibilityHidden(true)
        }
        """),
      .right(
        """
        HStack {
          Image(systemName: "star")
          Text("Favorites")
        }
        .accessibilityElement(children: .combine)
        """),
      .right(
        """
        VStack {
          Button(action: add) {
            Image(systemName: "plus")
            Text("Add")
          }
          Label { Text("Add") } icon: { Image("plus") }
          Avatar(image: Image("me"))
          Text(Image(systemName: "star"))
        }
        .tabItem { Image("home") }
        """),
    ],
    triggers: Rule.Triggers(calls: ["Image", "AsyncImage", "init"]),
    check: check)

  private static func check(_ context: borrowing RuleContext, _ call: NodeID) {
    let tree = context.tree
    let reader = context.file.accessibility
    guard let name = reader.constructed(call) else { return }
    let isSymbol: Bool
    switch name {
    case "Image":
      guard reader.isPlainImage(call), !reader.isDecorative(call) else { return }
      isSymbol = reader.isSymbol(call)
    case "AsyncImage":
      guard !reader.speaksInside(call) else { return }
      isSymbol = false
    default: return
    }
    guard !tree.isInPreview(call), reader.isExposed(call, as: .image) else { return }
    report(call, isSymbol: isSymbol, isRemote: name == "AsyncImage", context)
  }

  private static func report(_ call: NodeID, isSymbol: Bool, isRemote: Bool, _ context: borrowing RuleContext)
  {
    let tree = context.tree
    if isSymbol {
      context.report(
        call: call, isMinor: true,
        """
        VoiceOver reads this symbol out by its own name; hide it with .accessibilityHidden(true), or say what it means \
        with .accessibilityLabel("…")
        """,
        fixes: isBesideText(call, context) && !isActive(call, tree) ? hiding(call, context) : [])
      return
    }
    if !isRemote, let literal = tree.unlabelledArgument(call), tree.kind(literal) == .stringLiteral {
      let text = tree.text(literal)
      context.report(
        call: call,
        """
        VoiceOver reads this image out by its file name; describe it with .accessibilityLabel("…"), or write \
        Image(decorative: \(text)) if it only decorates
        """,
        fixes: isActive(call, tree) ? [] : decorating(literal, context))
      return
    }
    context.report(
      call: call,
      """
      nothing tells VoiceOver what this image shows; describe it with .accessibilityLabel("…"), or hide it with \
      .accessibilityHidden(true) if it only decorates
      """)
  }

  /// An image that reacts to taps needs a name and must not be hidden.
  private static func isActive(_ call: NodeID, _ tree: SyntaxTree) -> Bool {
    tree.outerModifiers(of: call).contains { modifier in
      let name = tree.name(of: modifier.name)
      return name.containsIgnoringCase("tap") || name.containsIgnoringCase("button")
        || name.containsIgnoringCase("gesture")
    }
  }

  private static func decorating(_ literal: NodeID, _ context: borrowing RuleContext) -> [Fix] {
    let start = context.tree.range(of: literal).start
    return [.unsafe("Mark the image as decorative", [context.insert("decorative: ", at: start)])]
  }

  private static func hiding(_ call: NodeID, _ context: borrowing RuleContext) -> [Fix] {
    let top = context.tree.chainTop(call)
    guard context.tree.kind(top) == .call, context.file.hasAccessibilityModifiers(at: call) else { return [] }
    let edit =
      top == call
      ? context.insertModifier(".accessibilityHidden(true)", behind: call)
      : context.appendModifier(".accessibilityHidden(true)", to: top)
    return [.unsafe("Hide the symbol from VoiceOver", [edit])]
  }

  /// Whether a text stands next to the symbol in the same stack, so that nothing is lost with the symbol.
  private static func isBesideText(_ call: NodeID, _ context: borrowing RuleContext) -> Bool {
    let tree = context.tree
    guard let parent = tree.parent(tree.chainTop(call)), tree.kind(parent) == .closure else { return false }
    let reader = context.file.accessibility
    return tree.statements(parent).contains { statement in
      let root = reader.chain(statement).root
      guard let name = reader.constructed(root) else { return false }
      return name == "Text" || name == "Label"
    }
  }
}
