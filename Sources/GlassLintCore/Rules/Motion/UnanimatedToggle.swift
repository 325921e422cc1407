/// Changes of state that make things jump.
enum UnanimatedToggle {
  static let rule = Rule(
    id: "unanimated-toggle",
    theme: .motion,
    summary: "a state change in an action that switches visuals without an animation",
    rationale: """
      What appears, goes, moves or takes another room at a touch should move there. Without an animation it \
      jumps, and one has to search for what has changed. All changes of one state are one finding, at the \
      first.
      """,
    quiet: [
      "for another color, symbol, order or word in the same place",
      "for a binding whose owner in another file may animate it",
      "for a button of an alert or a dialog, and a state that disables a control or is named for work that goes on",
      "where the action animates something after it, or calls what the view is handed",
    ],
    severity: nil,
    fixable: .never,
    seeds: ["000"],
    examples: UnanimatedToggleExamples.all,
    triggers: Rule.Triggers(calls: ["toggle"], kinds: [.assignment]),
    usesProject: true,
    check: check)

  @Sendable private static func check(_ context: borrowing RuleContext, _ change: NodeID) {
    let tree = context.tree
    guard let target = target(tree, change), let name = tree.ownName(target), isInAction(context, change),
      !WaitingWords.saysDoing(name), let variable = context.file.memberVariable(target),
      isBooleanState(tree, variable, name),
      let type = tree.enclosingType(of: variable), !context.file.isUnseen(change),
      !beginsMotion(change, tree), !tellsOwner(change, context)
    else { return }
    guard context.facts.effect(ofToggling: name, in: type) == .switchesVisuals,
      tree.hasAttribute(variable, "State") || isOwnedInSight(context, name, of: type),
      !disables(name, in: type, context), isFirst(change, name, in: type, context)
    else { return }
    let text = name.string
    let message =
      "`\(text)` switches what is shown, which jumps; change it in `withAnimation`, or add "
      + "`.animation(…, value: \(text))`"
    if tree.kind(change) == .call {
      context.report(call: change, message)
    } else if let token = tree.nameToken(tree.unwrapped(target)) {
      context.report(token: token, message)
    }
  }

  /// Whether an action goes on with an animation of something else: what the state shows is there to be moved.
  private static func beginsMotion(_ change: NodeID, _ tree: SyntaxTree) -> Bool {
    let block = tree.ancestors(change).first { tree.kind($0) == .closure || tree.kind($0) == .codeBlock }
    return block.map { tree.statements($0) }?.contains {
      $0 > change && tree.kind($0) == .call && tree.isNamed($0, "withAnimation")
    } ?? false
  }

  /// Whether an action also calls what the view is handed, by its owner or the environment, which may replace all that is
  /// shown.
  private static func tellsOwner(_ change: NodeID, _ context: borrowing RuleContext) -> Bool {
    let tree = context.tree
    let block = tree.ancestors(change).first { tree.kind($0) == .closure || tree.kind($0) == .codeBlock }
    return block.map { tree.statements($0) }?.contains { statement in
      tree.kind(statement) == .call
        && tree.callee(statement).map { context.file.memberVariable($0) != nil } ?? false
    } ?? false
  }

  /// Whether a state keeps a control from being used, which looks so at once.
  private static func disables(_ name: Name, in type: NodeID, _ context: borrowing RuleContext) -> Bool {
    let tree = context.tree
    return (context.facts.uses[name.hash] ?? []).contains { use in
      guard tree.ownName(use).map({ $0 == name }) == true, tree.contains(type, use) else { return false }
      return tree.ancestors(use, limit: 6).contains { call in
        tree.kind(call) == .call && tree.isNamed(call, "disabled")
          && tree.unlabelledArgument(call).map { tree.contains($0, use) } ?? false
      }
    }
  }

  /// Whether nothing before it changes the same state: one animation for the state answers all of its changes.
  private static func isFirst(
    _ change: NodeID, _ name: Name, in type: NodeID, _ context: borrowing RuleContext
  ) -> Bool {
    let kept = context.facts.kept { FirstChanges() }
    let key = FirstChanges.Key(type: type, name: name.hash)
    if let first = kept.value.byState[key] { return first == change }
    kept.value.byState[key] = change
    return true
  }

  /// Whether a binding is one to a state of this file, everywhere its view is shown, whose owner does not animate it:
  /// whoever owns it elsewhere may.
  private static func isOwnedInSight(
    _ context: borrowing RuleContext, _ name: Name, of type: NodeID
  ) -> Bool {
    let tree = context.tree
    guard tree.node(type).flags.contains(.isPrivate), let own = tree.name(type) else { return false }
    let calls = (context.facts.calls[own.hash] ?? []).filter { call in
      tree.constructedType(call).map { $0 == own } == true && !tree.isInPreview(call)
    }
    return !calls.isEmpty && calls.count <= useLimit
      && calls.allSatisfy { call in
        guard
          let argument = tree.arguments(call).first(where: { tree.name($0).map { $0 == name } ?? false }),
          let binding = tree.value(argument), let owner = tree.enclosingType(of: call)
        else { return false }
        let token = Int(tree.node(binding).firstToken)
        guard tree.token(token).kind == .dollarIdentifier, Int(tree.node(binding).endToken) == token + 1
        else { return false }
        let types = [owner] + context.facts.extensions(of: owner)
        return tree.memberVariables(of: owner).contains { variable in
          tree.hasAttribute(variable, "State")
            && tree.children(variable).contains { part in
              guard tree.kind(part) == .binding, let state = tree.name(part) else { return false }
              return tree.isBinding(tree.name(of: token), to: state)
                && !context.facts.animatedStates(of: types).animates(state)
            }
        }
      }
  }

  /// `isOpen` of `isOpen.toggle()`, `isOpen = true` and `self.isOpen = !isOpen`.
  private static func target(_ tree: SyntaxTree, _ change: NodeID) -> NodeID? {
    if tree.kind(change) == .call {
      guard tree.firstArgument(change) == nil, let member = tree.calledMember(change) else { return nil }
      return tree.callee(member)
    }
    guard let value = tree.value(change), let target = tree.callee(change) else { return nil }
    switch tree.kind(value) {
    case .booleanLiteral: return target
    case .prefixExpr: return tree.isNamed(value, "!") ? target : nil
    default: return nil
    }
  }

  private static let gestures: [StaticString] = ["onTapGesture", "onLongPressGesture", "onEnded"]

  /// Whether a change is made right in what a touch does, with no animation around it, or in a method that is there for
  /// that.
  private static func isInAction(_ context: borrowing RuleContext, _ change: NodeID, isInMethod: Bool = false)
    -> Bool
  {
    let tree = context.tree
    for ancestor in tree.ancestors(change, limit: 40) {
      switch tree.kind(ancestor) {
      case .codeBlock, .ifBranch, .ifStmt, .switchCase, .switchStmt, .guardStmt, .closure, .effect, .doStmt:
        continue
      case .argument:
        guard let call = tree.parent(ancestor), tree.kind(call) == .call, let name = tree.name(call) else {
          return false
        }
        if name == "Button" { return isButtonAction(tree, ancestor, of: call) && !isInDialog(tree, call) }
        // What a finger that is lifted puts back came at once as well.
        if name == "onEnded",
          tree.chain(containing: call).modifiers.contains(where: { tree.isNamed($0.call, "onChanged") })
        {
          return false
        }
        return gestures.contains { name == $0 } && tree.closure(ancestor) != nil
      case .funcDecl: return !isInMethod && switches(tree, change) && isAction(context, ancestor)
      default: return false
      }
    }
    return false
  }

  /// Whether a change is one to the other side; a method that sets something true may tell of work it begins.
  private static func switches(_ tree: SyntaxTree, _ change: NodeID) -> Bool {
    tree.kind(change) == .call || tree.value(change).map { tree.kind($0) == .prefixExpr } == true
  }

  /// Uses of a method that are looked at.
  private static let useLimit = 32

  /// Whether a method of this file is used for nothing but what a touch does: `action: toggle`, `{ toggle() }`.
  private static func isAction(_ context: borrowing RuleContext, _ method: NodeID) -> Bool {
    let tree = context.tree
    guard let name = tree.name(method) else { return false }
    let uses = (context.facts.uses[name.hash] ?? []).filter { use in
      tree.ownName(use).map { $0 == name } == true && !tree.contains(method, use)
    }
    return !uses.isEmpty && uses.count <= useLimit
      && uses.allSatisfy { use in
        guard let holder = tree.parent(use) else { return false }
        switch tree.kind(holder) {
        case .argument:
          guard let call = tree.parent(holder), let callee = tree.name(call) else { return false }
          return callee == "Button" ? tree.isNamed(holder, "action") : gestures.contains { callee == $0 }
        case .call: return isInAction(context, holder, isInMethod: true)
        default: return false
        }
      }
  }

  private static func isButtonAction(_ tree: SyntaxTree, _ argument: NodeID, of call: NodeID) -> Bool {
    if let label = tree.name(argument) { return label == "action" }
    guard tree.node(argument).flags.contains(.trailingClosure) else { return false }
    // With `action:` given, what trails is the label.
    return tree.argument(call, "action") == nil
  }

  /// A button of an alert or a dialog, whose going hides what changes behind it.
  private static func isInDialog(_ tree: SyntaxTree, _ button: NodeID) -> Bool {
    for ancestor in tree.ancestors(button, limit: 24) {
      switch tree.kind(ancestor) {
      case .argument:
        guard let call = tree.parent(ancestor), let name = tree.name(call) else { continue }
        if name == "alert" || name == "confirmationDialog" || name == "actionSheet" { return true }
      case .memberBlock: return false
      default: continue
      }
    }
    return false
  }

  /// `@State private var isOpen = false`, `@Binding var isOpen: Bool`.
  private static func isBooleanState(_ tree: SyntaxTree, _ variable: NodeID, _ name: Name) -> Bool {
    guard tree.hasAttribute(variable, "State") || tree.hasAttribute(variable, "Binding") else { return false }
    for binding in tree.children(variable) where tree.kind(binding) == .binding {
      guard let own = tree.name(binding), own == name else { continue }
      if let type = tree.firstChild(binding, .typeAnnotation) {
        return tree.lastTypeName(type).map { $0 == "Bool" } ?? false
      }
      return tree.value(binding).map { tree.kind($0) == .booleanLiteral } ?? false
    }
    return false
  }
}

/// The first change reported of each state of a file.
private struct FirstChanges {
  struct Key: Hashable {
    let type: NodeID
    let name: UInt32
  }

  var byState: [Key: NodeID] = [:]
}
