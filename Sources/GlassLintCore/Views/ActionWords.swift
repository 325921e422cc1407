/// What an action does, as far as the words of its code tell.
struct ActionWords {
  /// It puts away what is shown.
  private(set) var closes = false
  /// It gives up what was begun: nothing in it says that it closes something.
  var isCancelling: Bool {
    words.contains("cancel") && words.isDisjoint(with: ["close", "dismiss", "hide", "false", "nil"])
  }
  /// It empties a text or a list.
  private(set) var clears = false
  /// It does that, and nothing else that anybody would ask for.
  private(set) var onlyClears = false
  /// It does away with something.
  var destroys: Bool { Self.speakOfDestruction(words) }
  /// It makes a number larger or smaller by another.
  private(set) var counts = false
  /// The words of the names in it, in lower case.
  private(set) var words: Set<String> = []

  /// - Parameter action: a closure, a function by its name, a destination or a route.
  init(_ tree: SyntaxTree, _ action: NodeID) {
    let statements = tree.kind(action) == .closure ? tree.actions(in: action) : [action]
    counts = tree.subtree(action).contains { Self.counts($0, tree) }
    var isAboutMore = false
    for statement in statements {
      let clears = Self.clears(statement, tree) || Self.saysClear(statement, tree)
      isAboutMore = isAboutMore || !clears && !tree.isAboutKeyboard(statement) && !tree.isHaptic(statement)
      closes = closes || tree.putsAway(statement)
      self.clears = self.clears || clears
      for id in tree.subtree(statement) {
        switch tree.kind(id) {
        case .identifier, .member:
          if let name = tree.name(id) { words.formUnion(SpokenName.words(name.string)) }
        default: continue
        }
      }
    }
    onlyClears = clears && !isAboutMore
  }

  static func speakOfDestruction(_ words: some Sequence<String>) -> Bool {
    words.contains { destruction.contains($0) }
  }

  /// Of what happens, these say it as well; a color may be called clear.
  private static let destruction = TokenWords.destructionWords.union(["clear", "reset", "wipe"])

  /// `quantity + 1`, `speed -= 0.5`
  private static func counts(_ id: NodeID, _ tree: SyntaxTree) -> Bool {
    guard tree.kind(id) == .sequence else { return false }
    let parts = Array(tree.children(id))
    return parts.contains { part in ["+", "-", "+=", "-="].contains { tree.isNamed(part, $0) } }
      && parts.contains { tree.number($0) != nil }
  }

  /// `clear()`, not `clearLast()`, which takes one letter.
  private static func saysClear(_ statement: NodeID, _ tree: SyntaxTree) -> Bool {
    let words = tree.subtree(statement).reduce(into: Set<String>()) { words, id in
      if tree.kind(id) == .identifier || tree.kind(id) == .member, let name = tree.name(id) {
        words.formUnion(SpokenName.words(name.string))
      }
    }
    return !words.isDisjoint(with: ["clear", "clears", "clearing", "clearer"]) && !words.contains("last")
  }

  /// `text = ""`, `items.removeAll()`, `items = []`.
  private static func clears(_ statement: NodeID, _ tree: SyntaxTree) -> Bool {
    switch tree.kind(statement) {
    case .assignment:
      guard let value = tree.value(statement) else { return false }
      return tree.plainText(value)?.isEmpty ?? (tree.kind(value) == .array && tree.text(value) == "[]")
    // `removeAll { $0 == item }` takes one away.
    case .call:
      return tree.isNamed(statement, "removeAll") && tree.hasOnlyLabels(statement, ["keepingCapacity"])
    default: return false
    }
  }
}

extension SyntaxTree {
  /// The statements of an action, those of `withAnimation { … }`, of tasks, of branches and in an `#if` included, and but for what
  /// only tells developers that it ran.
  func actions(in closure: NodeID) -> [NodeID] {
    var result: [NodeID] = []
    var open = statements(closure)
    while let statement = open.popLast(), result.count < 20 {
      switch kind(statement) {
      case .call:
        guard ["withAnimation", "Task", "async", "asyncAfter"].contains(where: { isNamed(statement, $0) }),
          let inner = trailingClosure(statement)
        else {
          if !isLogging(statement) { result.append(statement) }
          continue
        }
        open += statements(inner)
      case .ifStmt:
        for branch in children(statement) {
          if let block = firstChild(branch, .codeBlock) { open += statements(block) }
        }
      case .ifConfig: open += children(statement).flatMap { Array(children($0)) }
      case .effect, .optionalChain, .forceUnwrap: open += callee(statement).map { [$0] } ?? []
      case .guardStmt, .returnStmt, .variableDecl: continue
      default: result.append(statement)
      }
    }
    return result
  }

  /// The branches of an action in which something happens, where another one is taken instead: those of `if … else`, and cases.
  func branches(in action: NodeID) -> [NodeID] {
    subtree(action).flatMap { choice -> [NodeID] in
      switch kind(choice) {
      case .ifStmt:
        let blocks = children(choice).compactMap { firstChild($0, .codeBlock) }
        return blocks.count > 1 ? blocks.filter { !doesNothing($0) } : []
      case .switchStmt:
        return children(choice).filter {
          kind($0) == .switchCase && !caseStatements($0).allSatisfy { text($0) == "break" }
        }
      default: return []
      }
    }
  }

  /// Whether nothing happens in a closure yet: it is empty, or only tells developers that it ran.
  func doesNothing(_ block: NodeID) -> Bool { statements(block).allSatisfy { isLogging($0) } }

  private func isLogging(_ statement: NodeID) -> Bool {
    kind(statement) == .call && callee(statement).map { kind($0) } == .identifier
      && (isNamed(statement, "print") || isNamed(statement, "debugPrint") || isNamed(statement, "NSLog"))
  }

  /// What the names of states that show something are made of.
  private static let shownWords: Set<String> = [
    "present", "presented", "presenting", "presentation", "show", "showing", "shown", "shows", "open",
    "opened",
    "visible", "expanded", "collapsed", "sheet", "popover", "modal", "alert", "error", "banner", "toast",
    "overlay",
  ]
  /// Whether the name of a state says that it shows something.
  func saysShown(_ name: Name) -> Bool { !Self.shownWords.isDisjoint(with: SpokenName.words(name.string)) }

  private static let closingWords: Set<String> = [
    "dismiss", "dismissed", "close", "closed", "hide", "cancel", "collapse",
  ]

  /// Whether a statement brings the keyboard or puts it away.
  func isAboutKeyboard(_ statement: NodeID) -> Bool {
    switch kind(statement) {
    case .assignment:
      // `focus.wrappedValue = .name`
      return callee(statement).map { subtree($0).contains { name($0).map(Self.isKeyboardName) ?? false } }
        ?? false
    case .call:
      return subtree(statement).contains { id in
        switch kind(id) {
        case .identifier, .member: return name(id).map(Self.isKeyboardName) ?? false
        default: return text(id).hasPrefix("#selector") && text(id).contains("resignFirstResponder")
        }
      }
    case .effect, .optionalChain, .forceUnwrap:
      return callee(statement).map { isAboutKeyboard($0) } ?? false
    default: return false
    }
  }

  static func isKeyboardName(_ name: Name) -> Bool {
    // `.focusTimeButtonTapped` is what happened, and no deed.
    name.containsIgnoringCase("focus") && !name.hasSuffix("Tapped") || name.containsIgnoringCase("keyboard")
      || name.containsIgnoringCase("endediting") || name.containsIgnoringCase("firstresponder")
  }

  /// Whether a statement calls what puts something away if it is shown, and else does nothing: `dismissEditorIfNeeded()`.
  func putsAwayIfShown(_ statement: NodeID) -> Bool {
    guard putsAway(statement), let name = name(statement) else { return false }
    return SpokenName.words(name.string).contains("if")
  }

  /// Whether a statement puts away what is shown: `dismiss()`, `isPresented = false`, `sheet = nil`, `onClose`.
  func putsAway(_ statement: NodeID) -> Bool {
    switch kind(statement) {
    case .assignment:
      guard let value = value(statement), kind(value) == .nilLiteral || text(value) == "false",
        let name = callee(statement).flatMap({ name($0) })
      else { return false }
      return saysShown(name)
    case .call, .identifier, .member:
      guard let name = name(statement) else { return false }
      return !Self.closingWords.isDisjoint(with: SpokenName.words(name.string))
        || name == "send" && sentAction(statement).map(putsAway) ?? false
    default: return false
    }
  }

  /// What a store is told: `.hideMenu` of `store.send(.view(.hideMenu))`.
  private func sentAction(_ call: NodeID) -> NodeID? {
    var sent = unlabelledArgument(call)
    while let inner = sent, kind(inner) == .call, let value = unlabelledArgument(inner) { sent = value }
    return sent
  }

  /// Whether a statement only lets the device be felt: `generator.impactOccurred()`, `Haptics.tap()`.
  func isHaptic(_ statement: NodeID) -> Bool {
    // `hapticsAreOn.toggle()` is a setting.
    guard kind(statement) == .call, let callee = callee(statement), !isNamed(statement, "toggle") else {
      return false
    }
    return ["impactOccurred", "selectionChanged", "notificationOccurred"].contains { isNamed(statement, $0) }
      || subtree(callee).contains { name($0).map { $0.containsIgnoringCase("haptic") } ?? false }
  }

  /// What the names of states are made of that show or hide the bars and buttons around what fills the screen.
  private static let chromeWords: Set<String> = [
    "controls", "chrome", "toolbar", "toolbars", "bars", "hud", "overlays", "ui", "interface",
  ]

  /// Whether a statement shows or hides the controls over a picture, a film or a page: `showsControls.toggle()`.
  func togglesChrome(_ statement: NodeID) -> Bool {
    let changed: Name?
    switch kind(statement) {
    case .assignment: changed = callee(statement).flatMap { name(unwrapped($0)) }
    case .call where isNamed(statement, "toggle"):
      changed = calledMember(statement).flatMap { callee($0) }.flatMap { name(unwrapped($0)) }
    case .call:
      let words = name(statement).map { SpokenName.words($0.string) } ?? []
      return !Self.chromeWords.isDisjoint(with: words) && !Self.showingWords.isDisjoint(with: words)
    default: return false
    }
    return changed.map { !Self.chromeWords.isDisjoint(with: SpokenName.words($0.string)) } ?? false
  }

  private static let showingWords: Set<String> = [
    "show", "shows", "hide", "hides", "toggle", "reveal", "dismiss",
  ]

  /// The state that a statement changes: `isOn` of `isOn = false`, `isOn.toggle()`, `taps += 1`; `nil` for another statement, and for a
  /// part of a state.
  func changedState(by statement: NodeID) -> Name? {
    switch kind(statement) {
    case .assignment: return callee(statement).flatMap { ownName($0) }
    case .sequence:
      guard children(statement).contains(where: { isNamed($0, "+=") || isNamed($0, "-=") }) else {
        return nil
      }
      return callee(statement).flatMap { ownName($0) }
    case .call:
      guard isNamed(statement, "toggle"), argumentCount(statement) == 0 else { return nil }
      return calledMember(statement).flatMap { callee($0) }.flatMap { ownName($0) }
    default: return nil
    }
  }

  /// The list of the view's own that a call of one of these functions changes: `lines` of `lines.remove(at: index)`.
  func changedList(_ call: NodeID, _ functions: [StaticString]) -> Name? {
    guard kind(call) == .call, functions.contains(where: { isNamed(call, $0) }) else { return nil }
    return calledMember(call).flatMap { callee($0) }.flatMap { ownName($0) }
  }

  /// Whether two actions come to the same, whatever each asks for first and however it is written: `open`, `{ open() }` and
  /// `{ guard isReady else { return }; open() }`.
  func doTheSame(_ action: NodeID, _ other: NodeID) -> Bool {
    let (own, others) = (effects(of: action), effects(of: other))
    return !own.isEmpty && own.count == others.count
      && zip(own, others).allSatisfy { one, two in
        spellsTheSame(one, two) || ownName(one).flatMap { one in ownName(two).map { $0 == one } } ?? false
      }
  }

  /// What an action does, a call without arguments as the function that it calls; nothing where a value is worked out first,
  /// which others may be called alike.
  private func effects(of action: NodeID) -> [NodeID] {
    switch kind(action) {
    case .identifier, .member: return [action]
    case .closure, .codeBlock:
      guard !subtree(action).contains(where: { kind($0) == .variableDecl }) else { return [] }
      return actions(in: action).filter { !isHaptic($0) }.map { statement in
        guard kind(statement) == .call, firstArgument(statement) == nil, trailingClosure(statement) == nil,
          let function = callee(statement)
        else { return statement }
        return function
      }
    default: return []
    }
  }
}

extension FileContext {
  /// Whether a node paints a button that does away with something, as its role, its title or its action says.
  func isOfDestructiveButton(_ node: NodeID) -> Bool {
    let views = tree.containers(of: node).prefix(6).map { tree.chain(containing: $0.call).root }
    guard let button = views.first(where: { tree.isInitializer($0, "Button") }) else { return false }
    if let role = tree.argument(button, "role") { return tree.isNamed(role, "destructive") }
    let title = tree.unlabelledArgument(button).flatMap { tree.literalText($0) } ?? ""
    return ActionWords.speakOfDestruction(SpokenName.words(title))
      || tree.action(ofControl: button, Name("Button")).map { ActionWords(tree, $0).destroys } ?? false
  }

  /// Whether all that an action does is to set bindings of its view that are constants wherever users meet that: nothing
  /// happens, and what looks like a control is an ornament.
  func setsOnlyConstants(_ action: NodeID) -> Bool {
    guard let type = tree.enclosingType(of: action), let name = tree.name(type) else { return false }
    let statements = tree.actions(in: action)
    return !statements.isEmpty
      && statements.allSatisfy { statement in
        tree.changedState(by: statement)
          .flatMap { facts.scope.declaration(of: $0, at: statement)?.node }
          .flatMap { tree.parent($0) }.map { tree.hasAttribute($0, "Binding") } ?? false
      } && site.project.isShownWithConstants(name.symbol)
  }
}
