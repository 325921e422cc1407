/// Something that reacts to a tap and does not say so.
enum TapGestureTrait {
  static let rule = Rule(
    id: "tap-gesture-trait",
    theme: .accessibility,
    summary: "a tap gesture on a view that VoiceOver does not announce as a button or link",
    rationale: """
      A tap gesture is invisible to VoiceOver, Switch Control and keyboards: the view is read as plain text. \
      A `Button` is best; a trait at least tells that it can be activated.
      """,
    severity: .warning,
    fixable: .unsafe,
    seeds: ["000"],
    examples: [
      .wrong(
        """
        Text("Details")
          .↓onTapGesture { showDetails() }
          .padding()
        """,
        fixed: """
          Text("Details")
            .onTapGesture { showDetails() }
            .accessibilityAddTraits(.isButton)
            .padding()
          """),
      .wrong(
        #"Image("map").accessibilityLabel("Map").↓onTapGesture(perform: open)"#,
        fixed:
          #"Image("map").accessibilityLabel("Map").onTapGesture(perform: open).accessibilityAddTraits(.isButton)"#
      ),
      .wrong(
        """
        HStack { Text("Theme"); Spacer() }
          .accessibilityAddTraits(.isHeader)
          .↓onTapGesture(count: 1) { isExpanded.toggle() }
        """),
      .wrong(#"Image(systemName: "xmark").↓onTapGesture { dismiss() }"#),
      .wrong(#"Text("Details").↓gesture(TapGesture().onEnded { _ in showDetails() })"#),
      .right(
        """
        Text("Details").onTapGesture { showDetails() }.accessibilityAddTraits([.isButton, .isSelected])
        Text("Details").onTapGesture { showDetails() }.accessibilityAction { showDetails() }
        Text("Details").onTapGesture { showDetails() }.accessibilityHidden(true)
        Button("Details", action: show).onTapGesture { track() }
        HStack { Toggle("Wi-Fi", isOn: $isOn) }.onTapGesture { isOn.toggle() }
        """),
      .right(
        """
        VStack { fields }.onTapGesture { focusedField = nil }
        Color.black.opacity(0.4).onTapGesture { withAnimation { isPresented = false } }
        Form { fields }.onTapGesture { hideKeyboard() }
        """),
      .right("Image(\"photo\").onTapGesture(count: 2) { zoom() }"),
      .right("Map().onTapGesture { location in drop(at: location) }"),
    ],
    triggers: Rule.Triggers(calls: ["onTapGesture", "gesture", "highPriorityGesture"]),
    check: check)

  private static func check(_ context: borrowing RuleContext, _ call: NodeID) {
    let tree = context.tree
    guard tree.isModifier(call), !context.facts.declaresCallable(Name("onTapGesture")), isTap(call, tree),
      !tree.isInPreview(call)
    else { return }
    let reader = context.file.accessibility
    // Everything between the view and the gesture; what comes after it is part of where it stands.
    let chain = reader.chain(call)
    // A chain too long to be seen to its beginning.
    guard !tree.isModifier(chain.root) || reader.constructed(chain.root) != nil else { return }
    guard !chain.modifiers.contains(where: { reader.activates($0) || reader.hides($0) }) else { return }
    let target = Target(chain, reader)
    guard target != .control, !holdsControl(chain.root, reader), !reader.isInStyle(call),
      !isHarmless(call, target, tree),
      reader.isExposed(call, as: .gesture), !repeatsAction(call, chain.root, tree)
    else { return }
    let foreign = reader.foreignComponent(chain.root)
    let unless = foreign.map { " unless `\($0.string)` does so itself" } ?? ""
    context.report(
      call: call, isMinor: foreign != nil,
      "VoiceOver does not say that this can be tapped; use a Button, or add .accessibilityAddTraits(.isButton)\(unless)",
      fixes: !context.file.hasAccessibilityModifiers(at: call)
        ? []
        : [
          .unsafe(
            "Add the button trait",
            [context.insertModifier(".accessibilityAddTraits(.isButton)", behind: call)]
          )
        ])
  }

  private static func isTap(_ call: NodeID, _ tree: SyntaxTree) -> Bool {
    tree.isNamed(call, "onTapGesture") ? isSingleTap(call, tree) : tapEnd(call, tree) != nil
  }

  /// The `onEnded` of `.gesture(TapGesture().onEnded { … })`, where one tap is all it waits for.
  private static func tapEnd(_ call: NodeID, _ tree: SyntaxTree) -> NodeID? {
    guard let gesture = tree.unlabelledArgument(call) else { return nil }
    let chain = tree.chain(gesture)
    guard tree.isInitializer(chain.root, "TapGesture"), chain.modifiers.count == 1,
      tree.isNamed(chain.modifiers[0].call, "onEnded")
    else { return nil }
    let count = tree.argument(chain.root, "count")
    return count.map { tree.number($0) == 1 } ?? true ? chain.modifiers[0].call : nil
  }

  /// The closure that a tap runs.
  private static func action(of call: NodeID, _ tree: SyntaxTree) -> NodeID? {
    let owner = tree.isNamed(call, "onTapGesture") ? call : tapEnd(call, tree) ?? call
    return tree.trailingClosure(owner) ?? tree.closureArgument(owner, "perform")
  }

  private static func isSingleTap(_ call: NodeID, _ tree: SyntaxTree) -> Bool {
    for argument in tree.arguments(call) {
      guard let label = tree.name(argument) else {
        // A gesture that asks where it was tapped is about places, which no trait can stand for.
        guard let closure = tree.closure(argument) else { return false }
        if tree.signaturePart(ofClosure: closure, .parameter) != nil { return false }
        continue
      }
      switch label {
      case "perform":
        if let closure = tree.closure(argument), tree.signaturePart(ofClosure: closure, .parameter) != nil {
          return false
        }
      case "count":
        guard let count = tree.value(argument), tree.number(count) == 1 else { return false }
      default: return false
      }
    }
    return true
  }

  /// Where a control stands inside, or something that says it can be activated, the gesture only makes room around
  /// it, and a trait on the whole would hide it.
  private static func holdsControl(_ root: NodeID, _ reader: AccessibilityReader) -> Bool {
    let tree = reader.tree
    if let name = tree.name(root), reader.facts.activatable.contains(name),
      tree.kind(root) == .identifier || tree.isInitializer(root)
    {
      return true
    }
    return tree.subtree(root).contains { reader.isControl($0) }
  }

  /// Whether the view, or one beside it in the same container, is handed the very same action: then it, or a button next
  /// to it, can be activated, and the gesture only makes room.
  private static func repeatsAction(_ call: NodeID, _ root: NodeID, _ tree: SyntaxTree) -> Bool {
    guard let action = action(of: call, tree) else {
      return false
    }
    let wanted = tree.statements(action).map { tree.text($0) }
    guard !wanted.isEmpty else { return false }
    return ([root] + neighbors(of: tree.chainTop(call), tree)).contains { place in
      tree.subtree(place).prefix(neighborLimit).contains { node in
        tree.kind(node) == .closure && isHandedToView(node, tree)
          && tree.statements(node).map({ tree.text($0) }) == wanted
      }
    }
  }

  /// The statements right before and behind a view in the same container.
  private static func neighbors(of view: NodeID, _ tree: SyntaxTree) -> [NodeID] {
    guard let holder = tree.parent(view), tree.kind(holder) == .closure else { return [] }
    var result: [NodeID] = []
    let next = tree.node(view).nextSibling
    if next != Node.none { result.append(Int(next)) }
    // Nodes lie in post-order: the one before the first of this view ends the sibling before it.
    let previous = tree.subtree(view).lowerBound - 1
    if previous >= 0, tree.parent(previous) == holder { result.append(previous) }
    return result
  }

  /// Whether a closure is an argument of a view, not of a gesture or another modifier.
  private static func isHandedToView(_ closure: NodeID, _ tree: SyntaxTree) -> Bool {
    guard let argument = tree.parent(closure), tree.kind(argument) == .argument,
      let call = tree.parent(argument)
    else { return false }
    return tree.kind(call) == .call && !tree.isModifier(call)
  }

  /// Nodes looked at in one neighbor.
  private static let neighborLimit = 500

  /// What a gesture is put on.
  private enum Target {
    /// It can be activated by itself, scrolls, or comes from elsewhere.
    case control
    /// A place to tap beside things.
    case backdrop
    /// Several views.
    case container
    case element

    /// What scrolls or takes gestures of its own, and what takes up room.
    private static let surfaces = Catalog.views.names(
      [.scrolls, .navigation, .tabs, .canvas], also: ["Spacer", "EmptyView"])

    private static let controlEndings: [StaticString] = [
      "Button", "Link", "Field", "Toggle", "Picker", "Editor", "Slider", "Stepper", "Control", "TextView",
      "WebView",
    ]

    init(_ chain: ModifierChain, _ reader: AccessibilityReader) {
      let tree = reader.tree
      self = .element
      if tree.kind(chain.root) == .identifier {
        // What a view modifier is put on may be a button.
        if tree.isNamed(chain.root, "self") || TapGestureTrait.isParameter(chain.root, tree) {
          self = .control
        }
        return
      }
      guard let name = tree.name(chain.root) else { return }
      if let base = tree.kind(chain.root) == .member ? tree.callee(chain.root) : nil,
        tree.isNamed(base, "Color")
      {
        self = .backdrop
        return
      }
      guard tree.kind(chain.root) == .call else { return }
      if Self.controlEndings.contains(where: { name.hasSuffix($0) })
        || Catalog.views.has(name, .control)
        || Self.surfaces.contains(name)
      {
        self = .control
      } else if Catalog.views.has(name, .silent) {
        self = .backdrop
      } else if Catalog.views.has(name, .container) {
        self = .container
      }
    }
  }

  /// Whether a name is that of a parameter of the function around it.
  fileprivate static func isParameter(_ use: NodeID, _ tree: SyntaxTree) -> Bool {
    guard let name = tree.name(use), let function = tree.enclosingDeclaration(of: use) else { return false }
    return tree.children(function).contains { child in
      tree.kind(child) == .parameter && tree.name(child).map { $0 == name } == true
    }
  }

  /// A tap that only puts something away where it hits no element in particular: the keyboard, a menu, a dimmed view.
  /// VoiceOver has gestures of its own for that.
  private static func isHarmless(_ call: NodeID, _ target: Target, _ tree: SyntaxTree) -> Bool {
    if target == .backdrop, !hasFixedFrame(call, tree) { return true }
    guard let action = action(of: call, tree) else {
      return tree.arguments(call).contains {
        tree.value($0).flatMap { tree.name($0) }.map(isKeyboardName) ?? false
      }
    }
    return actions(in: action, tree).allSatisfy { statement in
      isAboutKeyboard(statement, tree) || (target != .element && putsAway(statement, tree))
    }
  }

  /// A small square of color is something to choose; one that fills the room is a backdrop.
  private static func hasFixedFrame(_ call: NodeID, _ tree: SyntaxTree) -> Bool {
    let chain = tree.chain(containing: call)
    return chain.modifiers.contains { modifier in
      guard tree.isNamed(modifier.call, "frame") else { return false }
      return tree.argument(modifier.call, "width") != nil || tree.argument(modifier.call, "height") != nil
    }
  }

  /// The statements of an action, those of `withAnimation { … }` and of branches included.
  private static func actions(in closure: NodeID, _ tree: SyntaxTree) -> [NodeID] {
    var result: [NodeID] = []
    var open = tree.statements(closure)
    while let statement = open.popLast(), result.count < 20 {
      switch tree.kind(statement) {
      case .call:
        guard tree.isNamed(statement, "withAnimation"), let inner = tree.trailingClosure(statement) else {
          result.append(statement)
          continue
        }
        open += tree.statements(inner)
      case .ifStmt:
        for branch in tree.children(statement) {
          if let block = tree.firstChild(branch, .codeBlock) { open += tree.statements(block) }
        }
      case .guardStmt, .returnStmt, .variableDecl: continue
      default: result.append(statement)
      }
    }
    return result
  }

  private static func isAboutKeyboard(_ statement: NodeID, _ tree: SyntaxTree) -> Bool {
    switch tree.kind(statement) {
    case .assignment: return tree.callee(statement).flatMap { tree.name($0) }.map(isKeyboardName) ?? false
    case .call:
      return tree.subtree(statement).contains { id in
        switch tree.kind(id) {
        case .identifier, .member: return tree.name(id).map(isKeyboardName) ?? false
        default: return tree.text(id).hasPrefix("#selector") && tree.text(id).contains("resignFirstResponder")
        }
      }
    case .effect, .optionalChain, .forceUnwrap:
      return tree.callee(statement).map { isAboutKeyboard($0, tree) } ?? false
    default: return false
    }
  }

  private static func isKeyboardName(_ name: Name) -> Bool {
    name.containsIgnoringCase("focus") || name.containsIgnoringCase("keyboard")
      || name.containsIgnoringCase("endediting") || name.containsIgnoringCase("firstresponder")
  }

  /// `isPresented = false`, `selection = nil`, `dismiss()`.
  private static func putsAway(_ statement: NodeID, _ tree: SyntaxTree) -> Bool {
    switch tree.kind(statement) {
    case .assignment:
      guard let value = tree.value(statement) else { return false }
      return tree.kind(value) == .nilLiteral || tree.text(value) == "false"
    case .call:
      guard let name = tree.name(statement)?.string.lowercased() else { return false }
      return ["dismiss", "close", "hide", "cancel", "collapse"].contains {
        name.hasPrefix($0) || name.hasSuffix($0)
      }
    default: return false
    }
  }
}
