/// A gesture that does what nothing else does.
enum GestureAlternative {
  static let rule = Rule(
    id: "gesture-alternative",
    theme: .accessibility,
    summary: "a drag, long press or pinch that does what no accessibility action, menu or control does",
    rationale: """
      Gestures other than a tap are offered to nobody who uses Switch Control, a keyboard or their voice, \
      and a path cannot be drawn while VoiceOver reads. What such a gesture does needs another way: an \
      accessibility action, a context menu or a control.
      """,
    quiet: [
      "where a control, a tap or other code of the file does the same, or the view has a menu or an action for it",
      "for a gesture that moves the view along with the finger, zooms a picture, or puts away what is shown",
      "on a drawing, a map, a film or a chart, and for a drag on what scrolls or on a control",
      "for drag and drop, which the system offers as actions",
      "for a press that begins at once or takes three seconds, and a drag that only tells that a finger is down",
      "for the stick of a game, which hands on where the finger is and zero when it is lifted",
      "on whatever a modifier is applied to, whose users know what else it offers",
    ],
    severity: nil,
    fixable: .never,
    seeds: ["000"],
    criteria: [.keyboard, .pointerGestures, .draggingMovements],
    examples: examples,
    triggers: Rule.Triggers(calls: [
      "gesture", "simultaneousGesture", "highPriorityGesture", "onLongPressGesture",
    ]),
    usesProject: true,
    check: check)

  @Sendable private static func check(_ context: borrowing RuleContext, _ call: NodeID) {
    let tree = context.tree
    guard tree.isModifier(call), let use = GestureUse(call, context.file), !isTouchDown(use, tree),
      !isOnDrawing(call, use.kind, context), !draws(call, use, context), !isOverChart(call, tree),
      !isOnContent(call, context),
      !(use.kind == .drag && isOnControl(call, context)),
      !movesItself(call, use, context), !onlyObserves(call, use, context)
    else { return }
    let deeds = GestureDeeds(use, tree)
    guard !deeds.statements.isEmpty, !isLikeTouchDown(use, deeds, tree),
      !isLiveInput(deeds, tree), !deeds.statements.contains(where: { isDoneElsewhere($0, call, context) }),
      !offersActions(call, context), !isSaidBefore(call, use, tree),
      context.file.isExposed(call, as: .gesture)
    else { return }
    let isSlider = use.kind == .drag && deeds.followsFinger && setsValue(use, deeds, tree)
    let advice: String
    if !isSlider {
      advice = ".accessibilityAction(named: \"…\"), a context menu or a control"
    } else if context.file.targetsReach(ReleaseYear.iOS15, assumed: true, at: call) {
      advice = ".accessibilityAdjustableAction, or .accessibilityRepresentation with a Slider"
    } else {
      advice = ".accessibilityAdjustableAction"
    }
    context.report(
      call: call, "no accessibility action does what this \(use.kind.name) does; add \(advice)")
  }

  /// Whether what a drag comes to is a value, as that of a slider: it is set, or handed on as a share of the width, while
  /// the finger moves.
  private static func setsValue(_ use: GestureUse, _ deeds: GestureDeeds, _ tree: SyntaxTree) -> Bool {
    deeds.statements.contains { statement in
      isIn(statement, "onChanged", tree)
        && (tree.kind(statement) == .assignment
          || tree.subtree(statement).contains { tree.kind($0) == .operatorExpr && tree.isNamed($0, "/") })
    }
  }

  /// Whether a gesture does in another branch of a check for the system's version what one did in the first.
  private static func isSaidBefore(_ call: NodeID, _ use: GestureUse, _ tree: SyntaxTree) -> Bool {
    var inner = call
    for ancestor in tree.ancestors(call) {
      defer { inner = ancestor }
      guard tree.kind(ancestor) == .ifStmt, let first = tree.firstChild(ancestor, .ifBranch), first != inner,
        tree.children(first).contains(where: { tree.kind($0) == .availabilityCondition })
      else { continue }
      let deeds = use.actions.flatMap { tree.statements($0) }
      return tree.subtree(first).contains { other in
        guard tree.kind(other) == .closure else { return false }
        let statements = tree.statements(other)
        return statements.count == deeds.count && !deeds.isEmpty
          && zip(statements, deeds).allSatisfy { tree.spellsTheSame($0, $1) }
          && tree.containers(of: statements[0]).contains { outer in
            tree.isNamed(outer.call, "onLongPressGesture") || tree.isNamed(outer.call, "onEnded")
          }
      }
    }
    return false
  }

  // MARK: What needs no alternative

  /// Seconds from which on a long press is no part of the interface but a way in for those who know.
  private static let secret = 3.0

  /// Whether a gesture begins as soon as a finger is down, or waits so long that nobody finds it.
  private static func isTouchDown(_ use: GestureUse, _ tree: SyntaxTree) -> Bool {
    guard use.kind == .longPress,
      let duration = tree.argument(use.maker, "minimumDuration").flatMap({ tree.number($0) })
    else { return false }
    return duration < 0.1 || duration >= secret
  }

  /// `DragGesture(minimumDistance: 0)` that does not ask where the finger is, or only whether it is inside.
  private static func isLikeTouchDown(_ use: GestureUse, _ deeds: GestureDeeds, _ tree: SyntaxTree) -> Bool {
    use.kind == .drag && tree.argument(use.maker, "minimumDistance").flatMap { tree.number($0) } == 0
      && (!deeds.followsFinger || deeds.statements.allSatisfy { setsFlag($0, tree) })
  }

  private static let comparisons = NameSet(["<", ">", "<=", ">=", "==", "!=", "&&", "||"])

  /// `isHeld = true`, `isInside = bounds.contains(drag.location)`, `isFar = drag.translation.height > 40`.
  private static func setsFlag(_ statement: NodeID, _ tree: SyntaxTree) -> Bool {
    guard tree.kind(statement) == .assignment, let value = tree.value(statement).map({ tree.unwrapped($0) })
    else { return false }
    switch tree.kind(value) {
    case .booleanLiteral: return true
    case .call: return tree.isNamed(value, "contains")
    case .sequence:
      return tree.children(value).contains { child in
        tree.kind(child) == .operatorExpr && tree.name(child).map(comparisons.contains) ?? false
      }
    default: return false
    }
  }

  /// Whether a gesture is on something that is activated as well: what a drag moves, that moves by itself.
  private static func isOnControl(_ call: NodeID, _ context: borrowing RuleContext) -> Bool {
    context.file.accessibility.isControl(context.file.views.chain(containing: call).root)
  }

  private static let overCharts = NameSet(["chartOverlay", "chartBackground", "chartGesture"])

  /// Whether a gesture lies over a chart, whose marks VoiceOver is told by themselves.
  private static func isOverChart(_ call: NodeID, _ tree: SyntaxTree) -> Bool {
    tree.containers(of: call).contains { tree.name($0.call).map(overCharts.contains) ?? false }
  }

  /// Whether a gesture hands on where the finger is as long as it is down, and zero when it is lifted, as the stick of a
  /// game does: nothing is chosen by it that an action or a control could choose.
  private static func isLiveInput(_ deeds: GestureDeeds, _ tree: SyntaxTree) -> Bool {
    let calls = deeds.statements.filter { tree.kind($0) == .call }
    return calls.contains { last in
      isRest(last, tree) && isIn(last, "onEnded", tree)
        && calls.contains { tree.name($0)?.hash == tree.name(last)?.hash && isIn($0, "onChanged", tree) }
    }
  }

  private static func isIn(_ statement: NodeID, _ callback: StaticString, _ tree: SyntaxTree) -> Bool {
    tree.containers(of: statement).contains { tree.isNamed($0.call, callback) }
  }

  /// `moveStick(to: .zero)`, `moveStick(x: 0, y: 0)`.
  private static func isRest(_ call: NodeID, _ tree: SyntaxTree) -> Bool {
    tree.arguments(call).compactMap { tree.value($0) }.contains { value in
      tree.number(value) == 0 || tree.kind(value) == .member && tree.isNamed(value, "zero")
    }
  }

  /// Nodes below a view that are looked at.
  private static let viewLimit = 3_000

  /// Whether a gesture is on a drawing, a map or a film; or moves a picture.
  private static func isOnDrawing(_ call: NodeID, _ kind: GestureUse.Kind, _ context: borrowing RuleContext)
    -> Bool
  {
    let tree = context.tree
    guard let base = tree.base(ofModifier: call) else { return true }
    let facts: ViewFacts = kind == .longPress ? .canvas : [.canvas, .picture]
    let references = ReferenceReader(tree: tree, facts: context.facts, site: context.site)
    return tree.subtree(base).prefix(viewLimit).contains { id in
      switch tree.kind(id) {
      case .call:
        guard let view = context.file.accessibility.constructed(id) else { return false }
        return Catalog.views.hasAny(view, facts) || context.file.isForeignCanvas(view)
      // `image.resizable()`
      case .identifier: return kind != .longPress && references.meansImage(id)
      default: return false
      }
    }
  }

  /// Whether a drag adds a line from place to place to those that its view draws.
  private static func draws(_ call: NodeID, _ use: GestureUse, _ context: borrowing RuleContext) -> Bool {
    let tree = context.tree
    guard use.kind == .drag, let base = tree.base(ofModifier: call) else { return false }
    let added = use.actions.flatMap { tree.subtree($0) }.compactMap { tree.changedList($0, ["append"]) }
    let isShown = tree.subtree(base).contains { id in
      tree.ownName(id).map { name in added.contains { $0 == name } } ?? false
    }
    guard isShown else {
      return false
    }
    return context.file.views.holds(tree.chain(base).root) { part in
      tree.isInitializer(part, "Path") || tree.isNamed(part, "stroke") && tree.isModifier(part)
    }
  }

  /// Whether an action or a menu is on the same view, or its text can be chosen by a long press.
  private static func offersActions(_ call: NodeID, _ context: borrowing RuleContext) -> Bool {
    let tree = context.tree
    return context.file.views.chain(containing: call).modifiers.contains { modifier in
      let name = tree.name(of: modifier.name)
      return Catalog.modifiers.hasAny(name, [.activates, .menu]) || name == "onKeyPress"
        || name == "onMoveCommand"
        || name == "keyboardShortcut"
        || name.containsIgnoringCase("accessib") && !Catalog.modifiers.contains(name)
    }
  }

  /// Uses of one name in a file that are compared.
  private static let useLimit = 60

  /// Whether code outside of gestures does the same, or what is done is up to whoever shows the view.
  private static func isDoneElsewhere(_ statement: NodeID, _ call: NodeID, _ context: borrowing RuleContext)
    -> Bool
  {
    let tree = context.tree
    if tree.putsAway(statement) || tree.isAboutKeyboard(statement) { return true }
    guard
      let name = tree.name(
        tree.kind(statement) == .assignment ? tree.callee(statement) ?? statement : statement)
    else { return true }
    let base = tree.base(ofModifier: call)
    return (context.facts.uses[name.hash] ?? []).prefix(useLimit).contains { other in
      // A tap on the same view is another way.
      let isOwn = tree.contains(call, other) && !(base.map { tree.contains($0, other) } ?? false)
      guard !isOwn, !isNobodysChoice(other, tree) else { return false }
      // `isOpen.toggle()`, `isOpen = true`, `$isOpen` in a control.
      guard tree.kind(statement) == .call else { return changes(other, tree) }
      // `Button("Next", action: showNext)` for `showNext()`.
      if tree.firstArgument(statement) == nil, isHandedToControl(other, tree) { return true }
      guard let same = tree.parent(other), tree.kind(same) == .call else { return false }
      return tree.spellsTheSame(same, statement) || doesTheSame(same, statement, tree)
    } || tree.kind(statement) == .assignment && isBound(name, context)
  }

  private static func isHandedToControl(_ function: NodeID, _ tree: SyntaxTree) -> Bool {
    guard tree.ownName(function) != nil, let argument = tree.parent(function),
      tree.kind(argument) == .argument,
      let type = tree.parent(argument).flatMap({ tree.constructedType($0) })
    else { return false }
    return Catalog.views.has(type, .control)
  }

  /// Whether two calls of one function differ in values only that are worked out: `rate(star)`, `rate(index)`.
  private static func doesTheSame(_ one: NodeID, _ other: NodeID, _ tree: SyntaxTree) -> Bool {
    guard let first = tree.callee(one), let second = tree.callee(other), tree.spellsTheSame(first, second),
      case let pairs = Array(zip(tree.arguments(one), tree.arguments(other))), !pairs.isEmpty,
      pairs.count == tree.argumentCount(one), pairs.count == tree.argumentCount(other)
    else { return false }
    return pairs.allSatisfy { pair in
      guard let one = tree.value(pair.0), let other = tree.value(pair.1),
        tree.name(pair.0)?.hash == tree.name(pair.1)?.hash
      else { return false }
      return tree.spellsTheSame(one, other) || isHandedOver(one, tree) || isHandedOver(other, tree)
    }
  }

  /// Whether a value is whatever a function or a closure is called with: the index of a row.
  private static func isHandedOver(_ value: NodeID, _ tree: SyntaxTree) -> Bool {
    guard tree.kind(value) == .identifier, let name = tree.name(value) else { return false }
    return tree.ancestors(value).contains { scope in
      (tree.kind(scope) == .funcDecl || tree.kind(scope) == .closure)
        && tree.children(scope).contains { tree.kind($0) == .parameter && tree.name($0)?.hash == name.hash }
    }
  }

  /// Whether a control or a paged view sets a property: `TabView(selection: $page)`.
  private static func isBound(_ name: Name, _ context: borrowing RuleContext) -> Bool {
    let tree = context.tree
    return (0..<tree.nodeCount).contains { argument in
      guard tree.kind(argument) == .argument, let value = tree.value(argument),
        case let token = Int(tree.node(value).firstToken), tree.token(token).kind == .dollarIdentifier,
        // `$page.animation()` sets it as well.
        Int(tree.node(value).endToken) == token + 1 || tree.kind(value) == .call,
        tree.name(of: token).string.dropFirst() == name.string,
        let type = tree.parent(argument).flatMap({ tree.constructedType($0) })
      else { return false }
      return Catalog.views.has(type, .control) || type == "TabView"
    }
  }

  /// Whether a name is assigned to, or something that changes it is called on it.
  private static func changes(_ use: NodeID, _ tree: SyntaxTree) -> Bool {
    guard let parent = tree.parent(use) else { return false }
    switch tree.kind(parent) {
    case .assignment: return tree.callee(parent) == use
    case .member: return tree.isNamed(parent, "toggle")
    default: return false
    }
  }

  /// Whether code runs at a gesture, or when something happens that nobody chose.
  private static func isNobodysChoice(_ id: NodeID, _ tree: SyntaxTree) -> Bool {
    var child = id
    return tree.ancestors(id).contains { ancestor in
      defer { child = ancestor }
      // Not what comes later on the same view.
      guard tree.kind(ancestor) == .call, tree.callee(ancestor) != child, let name = tree.name(ancestor)
      else {
        return false
      }
      if name == "onEnded" || name == "onChanged" || name == "updating" || name == "onLongPressGesture" {
        return true
      }
      return Catalog.modifiers.has(name, .event) && !Catalog.modifiers.has(name, .gesture)
    }
  }

  /// Whether a drag lies on what scrolls or turns pages by itself, or only tells that it goes on: `onChanged { _ in pause() }`.
  private static func onlyObserves(_ call: NodeID, _ use: GestureUse, _ context: borrowing RuleContext)
    -> Bool
  {
    guard use.kind == .drag else { return false }
    let tree = context.tree
    let root = context.file.views.chain(containing: call).root
    if let host = context.file.views.constructed(root), Catalog.views.hasAny(host, [.scrolls, .tabs]) {
      return true
    }
    return use.actions.allSatisfy { action in
      isIn(action, "onChanged", tree)
        && tree.firstChild(action, .parameter).map { tree.isNamed($0, "_") } ?? false
    }
  }

  /// Whether a gesture is put on whatever a modifier or a function is handed, whose users know what else it offers.
  private static func isOnContent(_ call: NodeID, _ context: borrowing RuleContext) -> Bool {
    let tree = context.tree
    let root = context.file.views.chain(containing: call).root
    return tree.kind(root) == .identifier && (tree.isNamed(root, "self") || tree.isNamed(root, "content"))
  }

  /// Whether the view, or a part of it, is moved along with the finger, as a panel that is put elsewhere.
  private static func movesItself(_ call: NodeID, _ use: GestureUse, _ context: borrowing RuleContext) -> Bool
  {
    let tree = context.tree
    // `offset = value.translation`
    let moved = use.actions.flatMap { action in
      tree.subtree(action).compactMap { id -> Name? in
        guard tree.kind(id) == .assignment, let value = tree.value(id),
          tree.subtree(value).contains(where: { tree.kind($0) == .member && tree.isNamed($0, "translation") })
        else { return nil }
        return tree.callee(id).flatMap { tree.name($0) }
      }
    }
    guard !moved.isEmpty else { return false }
    let followed = moved + names(madeOf: moved, around: call, tree)
    return tree.subtree(tree.chainTop(call)).prefix(viewLimit).contains { id in
      guard tree.kind(id) == .call, let name = tree.name(id), Catalog.modifiers.has(name, .moves) else {
        return false
      }
      return tree.arguments(id).contains { argument in
        tree.subtree(argument).contains { use in
          tree.name(use).map { name in followed.contains { $0 == name } } ?? false
        }
      }
    }
  }

  /// `adjusted` of `let adjusted = isOpen ? offset : offset / 2`, of what the type around declares.
  private static func names(madeOf moved: [Name], around call: NodeID, _ tree: SyntaxTree) -> [Name] {
    guard let type = tree.enclosingType(of: call) else { return [] }
    return tree.subtree(type).compactMap { id in
      guard tree.kind(id) == .binding, let name = tree.name(id), !(name == "body"),
        let value = tree.value(id) ?? tree.firstChild(id, .accessorBlock),
        moved.contains(where: { tree.mentions(value, $0) })
      else { return nil }
      return name
    }
  }

  private static let examples: [Rule.Example] = [
    .wrong(
      """
      Text(title)
        .onTapGesture { open() }
        .↓onLongPressGesture { showDetails() }
      """),
    .wrong(
      """
      Capsule()
        .↓gesture(DragGesture(minimumDistance: 0).onChanged { drag in volume = drag.location.x / 200 })
      """),
    .wrong(
      """
      if #available(iOS 18.0, *) {
        Text(title).↓onLongPressGesture { showDetails() }
      } else {
        Text(title).gesture(LongPressGesture().onEnded { _ in showDetails() })
      }
      """),
    .right(
      """
      Text(title)
        .onLongPressGesture { showDetails() }
        .accessibilityAction { showDetails() }
      Capsule()
        .gesture(DragGesture(minimumDistance: 0).onChanged { drag in volume = drag.location.x / 200 })
        .accessibilityAdjustableAction { direction in volume += direction == .increment ? 0.1 : -0.1 }
      """),
    .right(
      """
      struct Pages: View {
        @State private var page = 0
        var body: some View {
          VStack {
            Picker("Page", selection: $page.animation()) { Text("One").tag(0); Text("Two").tag(1) }
            Text("Page").gesture(DragGesture().onEnded { _ in page = 1 })
          }
        }
      }
      VStack {
        Text(title).onLongPressGesture { showDetails() }
        Button("Details") { showDetails() }
      }
      struct Steps: View {
        let hold: () -> Void
        var body: some View {
          VStack {
            Text("Step").gesture(DragGesture().onEnded { drag in if drag.translation.width < 0 { goOn() } })
            Button("Go on", action: goOn)
            TabView { Text("One"); Text("Two") }
              .gesture(DragGesture().onChanged { _ in hold() })
          }
        }
        private func goOn() {}
      }
      Circle()
        .gesture(DragGesture(minimumDistance: 0).onChanged { _ in isMuted = true }.onEnded { _ in isMuted = false })
      Circle()
        .gesture(DragGesture(minimumDistance: 0).onChanged { drag in isPlaying = bounds.contains(drag.location) })
      Chart(items, id: \\.self) { item in BarMark(x: .value("Day", 1), y: .value("Price", 2)) }
        .chartOverlay { proxy in
          Rectangle().gesture(DragGesture().onChanged { drag in day = proxy.value(atX: drag.location.x) ?? "" })
        }
      Rectangle()
        .onTapGesture { isLarge.toggle() }
        .gesture(LongPressGesture().onEnded { _ in isLarge.toggle() })
      """),
  ]
}
