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
    criteria: [.keyboard, .nameRoleValue],
    examples: examples,
    triggers: Rule.Triggers(calls: ["onTapGesture", "gesture", "highPriorityGesture"]),
    check: check)

  private static func check(_ context: borrowing RuleContext, _ call: NodeID) {
    let tree = context.tree
    guard tree.isModifier(call), !context.facts.declaresCallable(Name("onTapGesture")), tree.isTap(call)
    else {
      return
    }
    let reader = context.file.accessibility
    // Everything between the view and the gesture; what comes after it is part of where it stands.
    let chain = reader.chain(call)
    // A chain too long to be seen to its beginning.
    guard !tree.isModifier(chain.root) || reader.constructed(chain.root) != nil else { return }
    let project = context.site.project
    guard
      !chain.modifiers.contains(where: { modifier in
        reader.activates(modifier) || reader.hides(modifier)
          || reader.ownNames(modifier).contains { project.spokenParts(of: $0)?.contains(.speaks) == true }
      })
    else { return }
    let target = Target(chain.root, context)
    guard target != .control, !reader.isInStyle(call), !context.file.isShownByHovering(call),
      !isHarmless(call, target, context),
      !selectsRow(call, context), !isWholeScreen(call, context),
      !unfoldsMany(call, target, context),
      !setsWhatControlSets(call, context),
      case let controls = controls(in: chain.root, tappedBy: call, context), controls != .others,
      !repeatsAction(call, context), !isOfferedAsAction(call, context),
      !isRepeatedAround(call, context), !context.file.isSetBySibling(ofTap: call), !hasHint(call, context),
      !chain.modifiers.contains(where: { isOutOfReach($0, tree) }),
      !(context.file.action(ofTap: call).map { context.file.actsLater($0) } ?? false),
      !swapsText(call, context), !isRemoteClick(call, context), !isDoneByKey(call, context),
      !happensByItself(call, context), !undoesDrag(call, context),
      !(context.file.action(ofTap: call).map {
        context.file.setsOnlyConstants($0) || context.file.onlyHastensEnd($0)
          || context.file.onlyShowsForAMoment($0)
      } ?? false),
      context.file.isExposed(call, as: .gesture)
    else { return }
    let foreign = reader.foreignComponent(chain.root).flatMap { name in
      project.spokenParts(of: name.symbol) == nil ? name : nil
    }
    let unless = foreign.map { " unless `\($0.string)` does so itself" } ?? ""
    let opensLink = opensLink(call, context)
    let trait = context.file.traitModifier(opensLink == true ? ".isLink" : ".isButton", at: call)
    let outer = tree.outerModifiers(of: call)
    let isMerged =
      chain.modifiers.contains { reader.merges($0) }
      || outer.contains { tree.isNamed($0.call, "accessibilityElement") && !reader.containsChildren($0) }
    let element = target == .container && !isMerged ? ".accessibilityElement(children: .combine)" : ""
    let content = reader.content(of: [tree.chainTop(chain.root)])
    let isNameless =
      !content.isNamed && !content.isUnknown && content.passed.isEmpty
      && content.images.allSatisfy { !isSymbol($0, context) && reader.isNameless($0) }
    let isFixable =
      foreign == nil && controls == .none && opensLink != nil && !isConditional(call, context)
      // Who keeps the children apart wants them to be reached one by one.
      && !(chain.modifiers + outer).contains { reader.containsChildren($0) }
      && (content.isNamed || content.images.contains { isSymbol($0, context) })
      && isFixable(chain.root, target, context)
    // What to make of it depends on more than can be seen here: a button, a switch, a link, or an action beside others.
    context.reportOnce(
      at: tree.nameToken(call).map { tree.range(ofToken: $0) } ?? tree.range(of: call),
      in: tree.enclosingDeclaration(of: call), about: subject(of: call, context),
      isMinor: foreign != nil || controls == .separate,
      asksForTap(chain.root, tree)
        ? "VoiceOver reads this as text and not as a button, though it says to tap"
        : "VoiceOver does not say that this can be tapped\(controls == .separate ? " beside the buttons in it" : isNameless ? ", nor what it is; give it a name and the trait" : unless)",
      fixes: isFixable
        ? [
          .unsafe(
            "Add the \(opensLink == true ? "link" : "button") trait",
            edits(
              element, chosenTrait(call, context).map { context.file.traitModifier($0, at: call) } ?? trait,
              behind: call, context))
        ] : [])
  }

  /// Whether an image is read out by the system's name for it; a label is by its title alone.
  private static func isSymbol(_ image: NodeID, _ context: borrowing RuleContext) -> Bool {
    context.file.source(ofImage: image).isSymbol
      && context.file.accessibility.constructed(image).map { $0 == "Image" } ?? false
  }

  /// Whether words in a view ask for a tap.
  private static func asksForTap(_ view: NodeID, _ tree: SyntaxTree) -> Bool {
    tree.subtree(view).contains { id in
      tree.kind(id) == .stringLiteral && tree.plainText(id).map(SpokenName.asksForTap) ?? false
    }
  }

  /// Whether a tap only has a view work out anew what it works out by itself, as it appears and as its data change.
  private static func happensByItself(_ call: NodeID, _ context: borrowing RuleContext) -> Bool {
    let tree = context.tree
    guard let action = context.file.action(ofTap: call), let type = tree.enclosingType(of: call),
      case let done = tree.actions(in: action).filter({ !tree.isHaptic($0) }), done.count == 1,
      tree.kind(done[0]) == .call, tree.argumentCount(done[0]) == 0,
      ValueFollower(tree: tree, facts: context.facts).calledFunction(done[0]) != nil
    else { return false }
    func isDone(at event: StaticString) -> Bool {
      (context.facts.calls[Name(event).hash] ?? []).contains { other in
        tree.isNamed(other, event) && tree.contains(type, other)
          && tree.trailingClosure(other).map { closure in
            tree.actions(in: closure).contains { tree.spellsTheSame($0, done[0]) }
          } ?? false
      }
    }
    return (isDone(at: "onAppear") || isDone(at: "task")) && isDone(at: "onChange")
  }

  /// Whether all that a tap does is to take away what a drag on a view around it adds: lines that are drawn from point to
  /// point. What is missing there is another way to draw, and no trait.
  private static func undoesDrag(_ call: NodeID, _ context: borrowing RuleContext) -> Bool {
    let tree = context.tree
    guard let action = context.file.action(ofTap: call) else { return false }
    var taken: [Name] = []
    for statement in tree.actions(in: action) where !tree.isHaptic(statement) {
      guard let list = tree.changedList(statement, ["remove", "removeAll", "removeFirst", "removeLast"])
      else { return false }
      taken.append(list)
    }
    let drags = tree.containers(of: call).flatMap { tree.outerModifiers(of: $0.call) }.filter {
      Catalog.modifiers.has(tree.name(of: $0.name), .gesture)
        && tree.subtree($0.call).contains { tree.isInitializer($0, "DragGesture") }
    }.flatMap { tree.arguments($0.call) }
    return !taken.isEmpty
      && taken.allSatisfy { list in
        drags.contains { drag in
          tree.subtree(drag).contains {
            tree.changedList($0, ["append", "insert"]).map { $0 == list } ?? false
          }
        }
      }
  }

  /// What a tap calls and changes, whatever it hands over: views of one drawing with the same are told as one.
  private static func subject(of call: NodeID, _ context: borrowing RuleContext) -> String {
    let tree = context.tree
    guard let action = context.file.action(ofTap: call) else {
      return tree.arguments(call).map { tree.text($0) }.joined()
    }
    return tree.actions(in: action).map { statement in
      tree.changedState(by: statement)?.string ?? tree.text(tree.callee(statement) ?? statement)
    }.joined(separator: ";")
  }

  /// Texts of a container that are too many for the name of one button.
  private static let manyTexts = 4

  /// Whether a tap opens and closes a part of a container with many texts, each of which VoiceOver reads by itself.
  private static func unfoldsMany(_ call: NodeID, _ target: Target, _ context: borrowing RuleContext) -> Bool
  {
    let tree = context.tree
    guard target == .container, let action = context.file.action(ofTap: call) else { return false }
    let statements = tree.actions(in: action)
    let root = context.file.views.chain(containing: call).root
    let texts = tree.subtree(root).count { id in
      tree.kind(id) == .call
        && context.file.accessibility.constructed(id).map { Catalog.views.has($0, .text) } ?? false
    }
    return texts >= manyTexts && !statements.isEmpty
      && statements.allSatisfy { statement in
        uses(ofStateChangedBy: statement, context).contains { use in
          tree.contains(root, use)
            && tree.ancestors(use, limit: useDepth).contains { ancestor in
              tree.kind(ancestor) == .ifBranch
                && !(tree.firstChild(ancestor, .codeBlock).map { tree.contains($0, use) } ?? false)
            }
        }
      }
  }

  /// `.allowsHitTesting(false)`: no finger reaches what is behind it.
  private static func isOutOfReach(_ modifier: Modifier, _ tree: SyntaxTree) -> Bool {
    tree.isNamed(modifier.call, "allowsHitTesting")
      && tree.unlabelledArgument(modifier.call).map { tree.text($0) == "false" } ?? false
  }

  /// What moves the focus of a television onto a view that is no control, and what a remote does there.
  private static let remoteModifiers = NameSet([
    "focusable", "focused", "onMoveCommand", "onPlayPauseCommand", "onExitCommand",
  ])

  /// Whether a tap is the click of a remote on what has the focus, where a button would bring a look of its own.
  private static func isRemoteClick(_ call: NodeID, _ context: borrowing RuleContext) -> Bool {
    let tree = context.tree
    return context.file.isForTelevision(call)
      && tree.chain(containing: call).modifiers.contains { remoteModifiers.contains(tree.name(of: $0.name)) }
  }

  /// Whether handlers of keys in the file do what a tap does, where everybody has a keyboard.
  private static func isDoneByKey(_ call: NodeID, _ context: borrowing RuleContext) -> Bool {
    let tree = context.tree
    guard let action = context.file.action(ofTap: call), context.file.isForPointer(call) else { return false }
    let wanted = tree.actions(in: action).filter { !tree.isHaptic($0) }
    // What else a tap does, such as to select what it is on, other keys may do.
    return wanted.contains { one in
      // Another view may have a state of that name, too.
      let isOwn = isOwnState(changedBy: one, context)
      return context.file.isDoneByKey { done in
        tree.spellsTheSame(one, done) && (!isOwn || context.facts.areInOneType(one, done))
      }
    }
  }

  /// Whether VoiceOver is told what a tap does, wherever in the chain, or by all that the component of the file which is
  /// tapped shows.
  private static func hasHint(_ call: NodeID, _ context: borrowing RuleContext) -> Bool {
    let tree = context.tree
    func isHinted(_ chain: ModifierChain) -> Bool {
      chain.modifiers.contains { tree.isNamed($0.call, "accessibilityHint") }
    }
    let chain = tree.chain(containing: call)
    if isHinted(chain) { return true }
    guard let body = context.file.views.builder(of: chain.root) else { return false }
    let views = context.file.views.views(in: body)
    return !views.isEmpty && views.allSatisfy { isHinted(tree.chain($0)) }
  }

  /// What is inside and takes gestures itself could no longer be reached.
  static func isGesture(_ node: NodeID, _ tree: SyntaxTree) -> Bool {
    tree.kind(node) == .call && tree.name(node).map { Catalog.modifiers.has($0, .gesture) } ?? false
  }

  /// Views looked at in one container.
  static let viewLimit = 60

  /// Whether a row of a list sets what the list has its selection in, which the list offers to everybody by itself.
  private static func selectsRow(_ call: NodeID, _ context: borrowing RuleContext) -> Bool {
    let tree = context.tree
    guard let action = context.file.action(ofTap: call),
      let place = context.file.views.listPlace(ofRow: call),
      let selection = tree.argument(place.list, "selection")
    else { return false }
    let binding = tree.text(selection)
    let statements = tree.actions(in: action)
    guard binding.hasPrefix("$"), !statements.isEmpty else { return false }
    return statements.allSatisfy { statement in
      tree.kind(statement) == .assignment
        && tree.callee(statement).map { tree.text($0) == binding.dropFirst() } ?? false
    }
  }

  /// Whether a gesture lies on all that a screen shows, as to bring its bars back, or on a section of a list: neither is a
  /// button, and to make it one would hide what is in it.
  private static func isWholeScreen(_ call: NodeID, _ context: borrowing RuleContext) -> Bool {
    let tree = context.tree
    let reader = context.file.accessibility
    let chain = context.file.views.chain(containing: call)
    if reader.constructed(chain.root).map({ $0 == "Section" }) ?? false { return true }
    func reachesEdges(_ view: NodeID) -> Bool {
      tree.chain(containing: view).modifiers.contains {
        Catalog.modifiers.has(tree.name(of: $0.name), .edges)
      }
    }
    if reachesEdges(call) { return true }
    // `ZStack { Color.black.ignoresSafeArea(); … }`
    if reader.constructed(chain.root).map({ Catalog.views.has($0, .depth) }) ?? false,
      let layers = context.file.views.content(of: chain.root),
      let background = context.file.views.views(in: layers).first, reachesEdges(background)
    {
      return true
    }
    guard reader.constructed(chain.root).map({ Catalog.views.hasAny($0, [.stack, .depth]) }) ?? false
    else { return false }
    /// Whether the first of several layers that a view is the last of reaches the screen's edges, as its background.
    func isOverBackground(_ view: NodeID) -> Bool {
      guard let container = tree.container(of: view),
        reader.constructed(container.call).map({ Catalog.views.has($0, .depth) }) ?? false,
        let layers = context.file.views.content(of: container.call)
      else { return false }
      let background = context.file.views.views(in: layers).first
      return background.map { !tree.contains($0, view) && reachesEdges($0) } ?? false
        && context.file.views.statements(in: layers).last.map { tree.contains($0, view) } ?? false
    }
    // What measures the room is as large as that.
    let measure = tree.container(of: call).map(\.call).flatMap { container in
      reader.constructed(container).map { $0 == "GeometryReader" } ?? false ? container : nil
    }
    let whole = measure ?? call
    if tree.container(of: whole) != nil || !context.file.views.isHelper(whole) {
      return isOverBackground(whole)
    }
    return context.file.views.uses(ofViewAround: whole).contains { isOverBackground($0) }
  }

  /// The controls in what is tapped.
  private enum Controls {
    case none
    /// Buttons that do something else, beside words.
    case separate
    case others
  }

  /// Where a control stands inside, or something that says it can be activated, the gesture mostly makes room around it
  /// alone. Buttons that do something else leave what the tap does to those who see the screen.
  private static func controls(
    in root: NodeID, tappedBy call: NodeID, _ context: borrowing RuleContext
  ) -> Controls {
    let tree = context.tree
    let reader = context.file.accessibility
    let project = context.site.project
    var buttons: [NodeID] = []
    let activatable = reader.facts.activatable
    let all = self.parts(of: root, without: call, context) { _ in true }
    let states = context.file.action(ofTap: call).map { action in
      tree.actions(in: action).compactMap { tree.changedState(by: $0) }
    }
    if let states, !states.isEmpty, all.contains(where: { handsOn(states, in: $0, context) }) {
      return .others
    }
    let parts = self.parts(of: root, without: call, context) { activatable.contains($0) }
    for node in parts.lazy.flatMap({ tree.subtree($0) }) {
      switch tree.kind(node) {
      case .call:
        if reader.isControl(node) {
          if context.file.isShownByHovering(node) { continue }
          guard let type = reader.constructed(node), type == "Button" || type == "Menu" else {
            return .others
          }
          buttons.append(node)
        } else if let type = tree.constructedType(node), !Catalog.views.contains(type),
          project.spokenParts(of: type.symbol)?.contains(.acts) == true
        {
          return .others
        }
      case .identifier, .member:
        guard let name = tree.ownName(node) else { continue }
        if activatable.contains(name) && !(reader.helperBody(of: node).map { parts.contains($0) } ?? false)
          || context.file.isHandedView(name, at: node)
        {
          return .others
        }
      default: continue
      }
    }
    if buttons.isEmpty { return .none }
    let hasWords = all.lazy.flatMap { tree.subtree($0) }.contains { node in
      tree.kind(node) == .call && reader.constructed(node).map { $0 == "Text" || $0 == "Label" } ?? false
        && !buttons.contains { tree.contains($0, node) }
    }
    // What a tap does at times only is no action of its own.
    guard hasWords, !isConditional(call, context) || onlyUnwraps(call, context),
      let tapped = context.file.action(ofTap: call).flatMap({ context.file.deeds(of: $0) })
    else { return .others }
    let areOthers = buttons.allSatisfy { button in
      if reader.constructed(button).map({ $0 == "Menu" }) ?? false {
        return tree.argument(button, "primaryAction") == nil
      }
      guard let action = tree.action(ofControl: button, Name("Button")),
        let own = context.file.deeds(of: action)
      else { return false }
      return own.isDisjoint(with: tapped)
    }
    guard areOthers else { return .others }
    // Beside a button that some of the systems do not have, it is on those alone.
    let left = tree.platformsLeavingOut(call)
    let systems = Set(context.platforms.systems).subtracting(left)
    let areEverywhere = buttons.allSatisfy { button in
      tree.platformsLeavingOut(button).subtracting(left)
        .isDisjoint(with: systems.isEmpty ? Set(Platform.allCases) : systems)
    }
    return areEverywhere ? .separate : .none
  }

  /// Properties that what is tapped is built of, which are looked through.
  private static let partLimit = 16

  /// Whether a part of what is tapped hands what the tap changes to a view, to set it as well: `Switch(isOn: $isOn)`.
  private static func handsOn(
    _ states: [Name], in part: NodeID, _ context: borrowing RuleContext
  ) -> Bool {
    let tree = context.tree
    return tree.subtree(part).contains { node in
      guard let name = tree.name(node), states.contains(where: { tree.isBinding(name, to: $0) }),
        let argument = tree.parent(node), tree.kind(argument) == .argument, let owner = tree.parent(argument),
        let type = tree.constructedType(owner), !Catalog.views.contains(type)
      else { return false }
      return context.site.project.spokenParts(of: type.symbol)?.contains(.acts) ?? false
    }
  }

  /// What is tapped, and the bodies of the properties of its file that it is built of: what these build stands in it.
  private static func parts(
    of root: NodeID, without call: NodeID, _ context: borrowing RuleContext, where isPart: (Name) -> Bool
  ) -> [NodeID] {
    let tree = context.tree
    let reader = context.file.accessibility
    var parts = [root]
    var next = 0
    while next < parts.count, parts.count < partLimit {
      for node in tree.subtree(parts[next]) where tree.kind(node) == .identifier || tree.kind(node) == .member
      {
        guard parts.count < partLimit, tree.ownName(node).map(isPart) ?? false,
          let body = reader.helperBody(of: node),
          !parts.contains(body), !tree.contains(body, call)
        else { continue }
        parts.append(body)
      }
      next += 1
    }
    return parts
  }

  /// Larger types are not looked through.
  private static let typeLimit = 20_000

  /// Whether a control of the same type is handed the very same action: then that can be activated, and the gesture only
  /// makes room.
  private static func repeatsAction(_ call: NodeID, _ context: borrowing RuleContext) -> Bool {
    let tree = context.tree
    if repeatsFunction(call, context) { return true }
    guard let action = context.file.action(ofTap: call),
      let type = tree.enclosingType(of: call) ?? tree.parent(call)
    else {
      return false
    }
    let wanted = tree.statements(action)
    guard !wanted.isEmpty, tree.subtree(type).count <= typeLimit else { return false }
    return tree.subtree(type).contains { node in
      guard tree.kind(node) == .closure, node != action else { return false }
      if isForRefreshing(node, tree) { return tree.doTheSame(node, action) }
      guard isHandedToView(node, tree), !context.file.isShownByHovering(node) else { return false }
      let own = tree.statements(node, limit: wanted.count + 1)
      return own.count == wanted.count && zip(own, wanted).allSatisfy { tree.spellsTheSame($0, $1) }
        && !BranchPaths(views: context.file.views).exclude(call, anyOf: [node])
    }
  }

  /// Whether a tap comes to what a control of the same type is handed: `perform: open` or `{ if isReady { open() } }` beside
  /// `Button(action: open)` or `Button { open() }`.
  private static func repeatsFunction(_ call: NodeID, _ context: borrowing RuleContext) -> Bool {
    let tree = context.tree
    let owner = tree.isNamed(call, "onTapGesture") ? call : tree.tapEnd(call) ?? call
    guard let type = tree.enclosingType(of: call) ?? tree.parent(call), tree.subtree(type).count <= typeLimit,
      let action = tree.trailingClosure(owner) ?? tree.argument(owner, "perform"),
      // A picture that closes a page is its way back, whatever else there goes back.
      !tree.actions(in: action).contains(where: { tree.putsAway($0) }) || !isPicture(call, context)
    else { return false }
    return tree.subtree(type).contains { node in
      guard tree.kind(node) == .argument, let value = tree.value(node), value != action,
        let control = tree.parent(node), context.file.accessibility.isControl(control),
        tree.doTheSame(value, action), !isInMenu(control, tree), !context.file.isShownByHovering(control)
      else { return false }
      return !BranchPaths(views: context.file.views).exclude(call, anyOf: [value])
    }
  }

  /// Whether a button does the same in the view's own menu, or among its swipe actions, all of which VoiceOver offers as
  /// actions of the view.
  private static func isOfferedAsAction(_ call: NodeID, _ context: borrowing RuleContext) -> Bool {
    let tree = context.tree
    guard let action = context.file.action(ofTap: call) else { return false }
    let own = tree.chain(containing: call).modifiers.filter { modifier in
      let name = tree.name(of: modifier.name)
      return name == "contextMenu" || name == "swipeActions" || name == "accessibilityActions"
    }
    return own.flatMap { tree.arguments($0.call) }.contains { argument in
      tree.subtree(argument).contains { node in
        tree.kind(node) == .call && tree.isNamed(node, "Button")
          && tree.action(ofControl: node, Name("Button")).map { tree.doTheSame($0, action) } ?? false
      }
    }
  }

  /// Whether a tap on what is around it comes to the same, at least at times: that is then what can be tapped.
  private static func isRepeatedAround(_ call: NodeID, _ context: borrowing RuleContext) -> Bool {
    let tree = context.tree
    guard let action = context.file.action(ofTap: call) else { return false }
    let wanted = tree.actions(in: action).filter { !tree.isHaptic($0) }
    guard !wanted.isEmpty else { return false }
    return tree.containers(of: call).contains { container in
      context.file.tapActions(around: container.call).contains { other in
        let done = tree.actions(in: other)
        return wanted.allSatisfy { one in done.contains { tree.spellsTheSame($0, one) } }
      }
    }
  }

  /// Whether a control is out of sight until somebody asks for it.
  private static func isInMenu(_ control: NodeID, _ tree: SyntaxTree) -> Bool {
    tree.containers(of: control).contains { container in
      tree.name(container.call).map { Catalog.modifiers.has($0, .menu) } ?? false
    }
  }

  /// Whether a closure is what happens when a list is pulled down, which VoiceOver offers by itself.
  private static func isForRefreshing(_ closure: NodeID, _ tree: SyntaxTree) -> Bool {
    guard let argument = tree.parent(closure), tree.kind(argument) == .argument,
      let call = tree.parent(argument), tree.isModifier(call)
    else { return false }
    return tree.name(call).map { $0.containsIgnoringCase("refresh") } ?? false
  }

  /// Whether a closure is an argument of a view, not of a gesture or another modifier.
  private static func isHandedToView(_ closure: NodeID, _ tree: SyntaxTree) -> Bool {
    guard let argument = tree.parent(closure), tree.kind(argument) == .argument,
      let call = tree.parent(argument)
    else { return false }
    return tree.kind(call) == .call && !tree.isModifier(call)
  }

  /// What a gesture is put on.
  enum Target {
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

    init(_ root: NodeID, _ context: borrowing RuleContext, depth: Int = 0) {
      let tree = context.tree
      self = .element
      if tree.kind(root) == .member, let name = tree.name(root), let base = tree.callee(root) {
        if Self.isColor(base, tree) {
          self = .backdrop
          return
        }
        if !(name == "init"), !tree.isNamed(base, "self") {
          // A view that another object keeps may hold anything; a color of a theme may have something on it.
          let isCovered = tree.outerModifiers(of: root).contains { tree.isNamed($0.call, "overlay") }
          if !isCovered, !TapGestureTrait.isTypes(base, tree) { self = .control }
          return
        }
      }
      guard tree.kind(root) == .call, let name = context.file.accessibility.constructed(root) else {
        self = Self.own(root, context) ?? Self.helper(root, context, depth: depth)
        return
      }
      if Self.controlEndings.contains(where: { name.hasSuffix($0) })
        || Catalog.views.has(name, .control)
        || Self.surfaces.contains(name)
      {
        self = .control
      } else if Catalog.views.has(name, .silent) {
        // With words on it, it is something to choose, as is a color with them.
        let overlays = tree.outerModifiers(of: root).filter { tree.isNamed($0.call, "overlay") }
        let hasWords = overlays.contains { context.file.accessibility.content(of: [$0.call]).isNamed }
        self = hasWords ? .element : .backdrop
      } else if Catalog.views.has(name, .container) {
        let content = context.file.accessibility.content(of: [root])
        let isEmpty = !content.isNamed && !content.isUnknown && content.images.isEmpty
        self = isEmpty ? .backdrop : .container
      } else if !Catalog.views.contains(name) {
        // A component that says that it can be activated knows best.
        let parts = context.site.project.spokenParts(of: name.symbol)
        if parts == nil, context.file.accessibility.isRemoteImage(name) { return }
        self = parts?.contains(.acts) == true ? .control : .container
      }
    }

    /// `Color`, and what a project keeps in it: `Color.Overlay`.
    private static func isColor(_ base: NodeID, _ tree: SyntaxTree) -> Bool {
      tree.isNamed(base, "Color")
        || tree.kind(base) == .member && tree.callee(base).map { isColor($0, tree) } ?? false
    }

    /// A view of a type that this file declares.
    private static func own(_ root: NodeID, _ context: borrowing RuleContext) -> Target? {
      guard context.tree.kind(root) == .call, let name = context.tree.constructedType(root) else {
        return nil
      }
      // What UIKit or AppKit draws takes taps of its own.
      let isForeign = context.facts.declarations(of: name).contains { type in
        context.tree.children(type).contains {
          context.tree.kind($0) == .inheritedType
            && context.tree.name($0).map { $0.hasSuffix("Representable") } == true
        }
      }
      if isForeign || Self.controlEndings.contains(where: { name.hasSuffix($0) }) { return .control }
      // A component that says that it can be activated knows best.
      return context.site.project.spokenParts(of: name.symbol)
        .map { $0.contains(.acts) ? .control : .container }
    }

    /// What a property or function of the file builds; a view that comes from elsewhere may be a button.
    private static func helper(_ root: NodeID, _ context: borrowing RuleContext, depth: Int) -> Target {
      if TapGestureTrait.isParameter(root, context.tree) || depth > 4 { return .control }
      guard let body = context.file.views.builder(of: root, inTypes: false) else { return .control }
      let views = context.file.views.views(in: body)
      guard views.count == 1 else { return .container }
      return Target(context.file.accessibility.chain(views[0]).root, context, depth: depth + 1)
    }
  }

  /// Whether a statement does what others hand in, or don't: `onTap?()`, `if let onTap { onTap() }`. Whether the view can
  /// be tapped is then up to who uses it.
  private static func isUpToOthers(_ statement: NodeID, in action: NodeID, _ tree: SyntaxTree) -> Bool {
    guard tree.kind(statement) == .call, let callee = tree.callee(statement) else { return false }
    if tree.kind(callee) == .optionalChain { return true }
    guard tree.kind(callee) == .identifier, let name = tree.name(callee) else { return false }
    return tree.subtree(action).contains {
      tree.kind($0) == .optionalBinding && tree.name($0).map { $0 == name } == true
    }
  }

  /// Whether a tap does nothing at times: all that it does stands in one `if`, or behind a `guard`.
  private static func isConditional(_ call: NodeID, _ context: borrowing RuleContext) -> Bool {
    let tree = context.tree
    guard let action = context.file.action(ofTap: call) else { return false }
    let written = tree.statements(action, limit: 8).filter { tree.kind($0) != .variableDecl }
    guard let first = written.first else { return false }
    if tree.kind(first) == .guardStmt { return !isAddress(first, tree) }
    return written.count == 1 && tree.kind(first) == .ifStmt && !isAddress(first, tree)
      && tree.children(first).filter { tree.kind($0) == .ifBranch }.count == 1
  }

  /// Whether all that a tap asks for first is whether there are values for what it does, and not whether it does anything:
  /// `if let roomID = room.roomID { open(roomID) }`.
  private static func onlyUnwraps(_ call: NodeID, _ context: borrowing RuleContext) -> Bool {
    let tree = context.tree
    guard let action = context.file.action(ofTap: call) else { return false }
    let asked = tree.statements(action, limit: 8).first {
      tree.kind($0) == .guardStmt || tree.kind($0) == .ifStmt
    }
    guard let asked else { return false }
    let branch = tree.kind(asked) == .ifStmt ? tree.firstChild(asked, .ifBranch) ?? asked : asked
    let conditions = tree.children(branch).filter { tree.kind($0) != .codeBlock }
    return !conditions.isEmpty
      && conditions.allSatisfy { binding in
        guard tree.kind(binding) == .optionalBinding, let name = tree.name(binding),
          case let value = tree.value(binding).map({ tree.unwrapped($0) }),
          value.map({ tree.kind($0) == .member }) ?? false
        else { return false }
        // What is handed over to be done may be nothing.
        return !tree.subtree(action).contains { id in
          tree.kind(id) == .call
            && tree.callee(id).flatMap { tree.ownName(tree.unwrapped($0)) }.map { $0 == name } ?? false
        }
      }
  }

  /// Whether all that a condition asks for is that an address can be read: `if let url = URL(string: "…")`.
  private static func isAddress(_ condition: NodeID, _ tree: SyntaxTree) -> Bool {
    let branch =
      tree.kind(condition) == .ifStmt ? tree.firstChild(condition, .ifBranch) ?? condition : condition
    let conditions = tree.children(branch).filter { tree.kind($0) != .codeBlock }
    return !conditions.isEmpty
      && conditions.allSatisfy { binding in
        tree.kind(binding) == .optionalBinding
          && tree.children(binding).contains { value in
            tree.isInitializer(value, "URL")
              && tree.argument(value, "string").map { tree.kind($0) == .stringLiteral } == true
          }
      }
  }

  /// Whether all that a tap does is to open an address; `nil` where it may do that, or is up to callers some of whom do.
  private static func opensLink(_ call: NodeID, _ context: borrowing RuleContext) -> Bool? {
    let tree = context.tree
    guard let action = context.file.action(ofTap: call) else { return false }
    let statements = tree.actions(in: action)
    // The settings of the system are no page.
    let isSettings = tree.subtree(action).contains {
      tree.name($0).map { $0.hasPrefix("open") && $0.hasSuffix("SettingsURLString") } ?? false
    }
    if isSettings { return false }
    if !statements.isEmpty, statements.allSatisfy({ tree.opensLink($0) }) { return true }
    let isHanded = statements.contains { statement in
      tree.kind(statement) == .call
        && tree.callee(statement).flatMap { context.file.memberVariable($0) } != nil
    }
    let type = tree.enclosingType(of: call).flatMap { tree.name($0) }
    return ValueFollower(tree: tree, facts: context.facts).mayOpenAddress(action)
      || isHanded && type.map { context.site.project.isHandedAddress($0.symbol) } ?? false ? nil : false
  }

  /// Whether all that a tap does is to set what a control of the same view sets too, as a word beside a switch does, and
  /// to scroll there.
  private static func setsWhatControlSets(_ call: NodeID, _ context: borrowing RuleContext) -> Bool {
    let tree = context.tree
    guard let action = context.file.action(ofTap: call),
      let type = tree.enclosingType(of: call) ?? tree.parent(call)
    else { return false }
    let content = context.file.accessibility.content(of: [context.file.views.chain(containing: call).root])
    guard content.isNamed || content.isUnknown || !content.passed.isEmpty else { return false }
    let states = tree.actions(in: action).map { tree.changedState(by: $0) }
    var isSet = false
    for state in states {
      guard let state else { return false }
      let uses = bindings(of: state, in: type, context)
      if uses.contains(where: { isBound($0, context) }) {
        isSet = true
      } else if uses.isEmpty || !uses.allSatisfy({ scrolls($0, tree) }) {
        return false
      }
    }
    return isSet
  }

  /// Where a type hands on a binding of a state: `$volume`, or a property of it that makes one which sets the state.
  static func bindings(of state: Name, in type: NodeID, _ context: borrowing RuleContext) -> [NodeID] {
    let tree = context.tree
    let plain = (context.facts.uses[Name.hash(ofBindingTo: state)] ?? []).filter {
      tree.name($0).map { tree.isBinding($0, to: state) } == true
    }
    let made = tree.memberVariables(of: type).filter { variable in
      tree.subtree(variable).contains { id in
        tree.isInitializer(id, "Binding")
          && tree.closureArgument(id, "set").map { setter in
            tree.actions(in: setter).contains { tree.changedState(by: $0).map { $0 == state } ?? false }
          } ?? false
      }
    }.compactMap { tree.firstChild($0, .binding).flatMap { tree.name($0) } }
    let others = made.flatMap { name in
      (context.facts.uses[name.hash] ?? []).filter { tree.name($0).map { $0 == name } == true }
    }
    return (plain + others).filter { tree.contains(type, $0) }
  }

  /// Whether a binding is handed to a control that holds a value.
  private static func isBound(_ binding: NodeID, _ context: borrowing RuleContext) -> Bool {
    let tree = context.tree
    guard let argument = tree.parent(binding), tree.kind(argument) == .argument,
      let control = tree.parent(argument), let name = context.file.accessibility.constructed(control)
    else { return false }
    return Catalog.views.has(name, .value)
  }

  /// `scrollPosition(id: $page)`
  private static func scrolls(_ binding: NodeID, _ tree: SyntaxTree) -> Bool {
    tree.ancestors(binding, limit: 2).contains {
      tree.kind($0) == .call && tree.isNamed($0, "scrollPosition")
    }
  }

  /// Whether a member is reached from a type: `Asset.harbor` of `Asset.harbor.swiftUIImage`.
  fileprivate static func isTypes(_ member: NodeID, _ tree: SyntaxTree) -> Bool {
    var root = member
    while [.member, .call, .optionalChain, .forceUnwrap].contains(tree.kind(root)),
      let base = tree.callee(root)
    {
      root = base
    }
    return tree.kind(root) == .identifier && tree.name(root).map { tree.startsUppercase($0) } ?? false
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
  private static func isHarmless(
    _ call: NodeID, _ target: Target, _ context: borrowing RuleContext
  ) -> Bool {
    let tree = context.tree
    if target == .backdrop, !hasFixedFrame(call, tree) || isUnseen(call, context) { return true }
    guard let action = context.file.action(ofTap: call) else {
      return tree.arguments(call).contains { argument in
        guard let value = tree.value(argument) else { return false }
        return tree.name(value).map(SyntaxTree.isKeyboardName) ?? false || tree.putsAwayIfShown(value)
      }
    }
    if tree.doesNothing(action) { return true }
    // A close button that is drawn, and tapped, as one.
    let isIcon = target != .element && hasFixedFrame(call, tree) && isPicture(call, context)
    let follower = ValueFollower(tree: tree, facts: context.facts)
    func isHarmless(_ statement: NodeID, in action: NodeID) -> Bool {
      tree.isAboutKeyboard(statement) || context.file.setsFocus(statement)
        || tree.putsAwayIfShown(statement)
        || unfoldsLines(statement, tapped: call, context)
        || (target != .element && !isIcon && putsAway(statement, tree))
        || putsAwayWhatItAsksFor(statement, in: action, follower)
        || tree.togglesChrome(statement) && !showsWords(call, context)
        || tree.isHaptic(statement) || onlyMoves(statement, tapped: call, context)
        || isUpToOthers(statement, in: action, tree)
    }
    return tree.actions(in: action).allSatisfy { statement in
      if isHarmless(statement, in: action) { return true }
      // What the type's own function does: `clearSelection()`.
      guard tree.kind(statement) == .call,
        let body = follower.calledFunction(statement).flatMap({ tree.firstChild($0, .codeBlock) })
      else { return false }
      let actions = tree.actions(in: body)
      return !actions.isEmpty && actions.allSatisfy { isHarmless($0, in: body) }
    }
  }

  /// Whether all there is to see of what is tapped are images.
  private static func isPicture(_ call: NodeID, _ context: borrowing RuleContext) -> Bool {
    let content = context.file.accessibility.content(of: [context.file.views.chain(containing: call).root])
    return !content.isNamed && !content.images.isEmpty
  }

  /// Whether what is tapped is a text, or a label.
  private static func showsWords(_ call: NodeID, _ context: borrowing RuleContext) -> Bool {
    context.file.accessibility.constructed(context.file.views.chain(containing: call).root).map {
      Catalog.views.has($0, .text)
    } ?? false
  }

  /// `if isOpen { isOpen = false }`, `if isEditing { finish() }` that takes the focus away: a tap beside what is open.
  private static func putsAwayWhatItAsksFor(
    _ statement: NodeID, in action: NodeID, _ follower: ValueFollower
  ) -> Bool {
    let tree = follower.tree
    var done = [statement]
    if tree.kind(statement) == .call {
      guard let body = follower.calledFunction(statement).flatMap({ tree.firstChild($0, .codeBlock) }) else {
        return false
      }
      done = tree.actions(in: body)
      guard done.contains(where: { tree.isAboutKeyboard($0) }) else { return false }
    }
    let states = done.filter { putsAway($0, tree) }.compactMap { tree.changedState(by: $0) }
    return states.contains { state in
      tree.ancestors(statement).prefix { $0 != action }.contains { ancestor in
        tree.kind(ancestor) == .ifBranch && asks(for: state, ancestor, tree)
      } || tree.statements(action).contains { tree.kind($0) == .guardStmt && asks(for: state, $0, tree) }
    }
  }

  private static func asks(for state: Name, _ branch: NodeID, _ tree: SyntaxTree) -> Bool {
    tree.children(branch).contains { condition in
      tree.kind(condition) != .codeBlock
        && tree.subtree(condition).contains { tree.name($0).map { $0 == state } == true }
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

  /// Whether a shape cannot be seen, so that VoiceOver does not come by: it is as good as transparent, or filled with the very
  /// color that a stack around it has behind it.
  private static func isUnseen(_ call: NodeID, _ context: borrowing RuleContext) -> Bool {
    let tree = context.tree
    let chain = context.file.views.chain(containing: call)
    if chain.modifiers.contains(where: { context.file.isFaint($0) }) { return true }
    guard ShapeName.isShape(tree, chain.root), let fill = chain.modifiers.first,
      tree.isNamed(fill.call, "fill"), let color = tree.unlabelledArgument(fill.call),
      !chain.modifiers.contains(where: { tree.isNamed($0.call, "overlay") || tree.isNamed($0.call, "shadow") }
      )
    else { return false }
    return tree.containers(of: call).contains { container in
      tree.outerModifiers(of: container.call).contains {
        tree.isNamed($0.call, "background")
          && tree.unlabelledArgument($0.call).map { tree.spellsTheSame($0, color) } ?? false
      }
    }
  }

  /// A tap beside what is shown puts away whatever that is: `selection = nil`, `dismiss()`.
  private static func putsAway(_ statement: NodeID, _ tree: SyntaxTree) -> Bool {
    if tree.putsAway(statement) { return true }
    guard tree.kind(statement) == .assignment, let value = tree.value(statement) else { return false }
    return tree.kind(value) == .nilLiteral || tree.text(value) == "false"
  }
}
