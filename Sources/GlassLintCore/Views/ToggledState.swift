/// What a Boolean state of a view switches in it.
struct ToggledState {
  let tree: SyntaxTree
  /// The type whose state it is, and its extensions in the file.
  let types: [NodeID]
  let name: Name

  init(tree: SyntaxTree, type: NodeID, name: Name) {
    self.tree = tree
    self.name = name
    types = Self.types(tree, type)
  }

  private static func types(_ tree: SyntaxTree, _ type: NodeID) -> [NodeID] {
    guard let own = tree.name(type) else { return [type] }
    let extensions = tree.children(tree.root).filter { id in
      tree.kind(id) == .extensionDecl && tree.name(id).map { $0 == own } ?? false && id != type
    }
    return [type] + extensions
  }

  enum Effect {
    /// Something appears, goes, or looks different, at once.
    case switchesVisuals
    /// Its change is animated, or may be.
    case isAnimated
    case none
  }

  /// What its change does, as far as the type tells.
  var effect: Effect {
    var switches = false
    for type in types {
      for id in tree.subtree(type) {
        switch tree.kind(id) {
        case .call: if animates(id) || presents(id) { return .isAnimated }
        case .ifStmt: if !switches { switches = switchesViews(id) }
        case .ternary: if !switches { switches = switchesLooks(id) }
        default: continue
        }
      }
    }
    return switches ? .switchesVisuals : .none
  }

  // MARK: Animation

  /// `.animation(…, value: isOpen)`, `.animation(…)`, `$isOpen.animation()`, `phaseAnimator(…, trigger: isOpen)`.
  private func animates(_ call: NodeID) -> Bool {
    guard let called = tree.name(call) else { return false }
    switch called {
    case "animation":
      guard let value = tree.argument(call, "value") else {
        return tree.argument(call, "minimumInterval") == nil && !tree.isImplicitMember(call)
      }
      // What is computed may depend on it.
      return tree.mentions(value, name) || mentionsComputed(value)
    case "transaction": return true
    case "phaseAnimator", "keyframeAnimator":
      return tree.argument(call, "trigger").map { tree.mentions($0, name) } ?? false
    default: return false
    }
  }

  /// `.sheet(isPresented: $isOpen)`: what is presented moves by itself.
  private func presents(_ call: NodeID) -> Bool {
    guard let binding = tree.argument(call, "isPresented"), let own = tree.name(binding) else { return false }
    return tree.isBinding(own, to: name)
  }

  private func mentionsComputed(_ value: NodeID) -> Bool {
    tree.subtree(value).contains { tree.ownName($0).map { isComputed($0) } ?? false }
  }

  private func isComputed(_ own: Name) -> Bool {
    for type in types {
      for variable in tree.memberVariables(of: type) {
        for binding in tree.children(variable) where tree.kind(binding) == .binding {
          if let other = tree.name(binding), other == own {
            return tree.firstChild(binding, .accessorBlock) != nil
          }
        }
      }
    }
    return false
  }

  // MARK: Visuals

  /// `if isOpen { DatePicker(…) }` in a view builder.
  private func switchesViews(_ statement: NodeID) -> Bool {
    guard let branch = tree.firstChild(statement, .ifBranch), let condition = tree.callee(branch),
      tree.kind(condition) != .codeBlock, isAbout(condition),
      let block = tree.firstChild(branch, .codeBlock), let first = tree.firstStatement(block), isView(first),
      !swapsText(statement)
    else { return false }
    return isInBuilder(statement)
  }

  private static let texts = NameSet(["Text", "TextField", "SecureField", "Label"])

  /// `if isOpen { Text("Less") } else { Text("More") }`: words for other words.
  private func swapsText(_ statement: NodeID) -> Bool {
    var count = 0
    for branch in tree.children(statement) where tree.kind(branch) == .ifBranch {
      count += 1
      guard let block = tree.firstChild(branch, .codeBlock), let first = tree.firstStatement(block),
        let type = tree.constructedType(tree.chain(first).root), Self.texts.contains(type)
      else { return false }
    }
    return count > 1
  }

  /// Whether a condition is the state itself, alone or beside others.
  private func isAbout(_ condition: NodeID) -> Bool {
    for child in tree.children(condition) where isState(child) { return true }
    return isState(condition)
  }

  private func isState(_ expression: NodeID) -> Bool {
    var expression = tree.unwrapped(expression)
    if tree.kind(expression) == .prefixExpr, tree.isNamed(expression, "!"),
      let operand = tree.callee(expression)
    {
      expression = tree.unwrapped(operand)
    }
    return tree.ownName(expression).map { $0 == name } ?? false
  }

  private func isView(_ statement: NodeID) -> Bool {
    let root = tree.chain(statement).root
    guard tree.kind(root) == .call, let type = tree.constructedType(root) else { return false }
    return !Self.toolbarParts.contains(type)
  }

  private static let toolbarParts = NameSet([
    "ToolbarItem", "ToolbarItemGroup", "ToolbarSpacer", "DefaultToolbarItem", "CommandMenu", "WindowGroup",
    "Task",
  ])

  /// Calls in whose closures views are not laid out beside others, or presented by themselves.
  private static let elsewhere = NameSet([
    "toolbar", "alert", "confirmationDialog", "actionSheet", "sheet", "fullScreenCover", "popover",
    "contextMenu",
    "Menu", "commands", "swipeActions", "navigationDestination", "Task", "onAppear", "onTapGesture",
    "onChange",
    "task", "ToolbarItem", "ToolbarItemGroup", "navigationBarItems", "keyboardShortcut", "tabItem",
    "searchSuggestions",
  ])

  /// Whether a statement is part of what the view shows: no action, no menu, no bar.
  private func isInBuilder(_ id: NodeID) -> Bool {
    var isInside = false
    for ancestor in tree.ancestors(id) {
      switch tree.kind(ancestor) {
      case .argument:
        guard let call = tree.parent(ancestor), tree.kind(call) == .call, let called = tree.name(call) else {
          continue
        }
        if Self.elsewhere.contains(called) { return false }
        if let label = tree.name(ancestor) {
          if label == "action" || label == "perform" || label == "toolbar" { return false }
        } else if tree.node(ancestor).flags.contains(.trailingClosure), isAction(call) {
          return false
        }
        isInside = true
      case .binding:
        guard let variable = tree.parent(ancestor), tree.isMemberOrGlobal(variable) else { continue }
        return isInside || tree.isNamed(ancestor, "body")
          || isView(type: tree.firstChild(ancestor, .typeAnnotation))
      case .funcDecl: return isView(type: tree.firstChild(ancestor, .returnType))
      case .memberBlock: return false
      default: continue
      }
    }
    return false
  }

  /// `Button("Go") { … }` and `Button { … } label: { … }`.
  private func isAction(_ call: NodeID) -> Bool {
    guard let called = tree.name(call) else { return false }
    return called == "Button" || called == "withAnimation"
      || called.hasPrefix("on") && !tree.startsUppercase(called)
  }

  private func isView(type: NodeID?) -> Bool {
    guard let type else { return false }
    return tree.lastTypeName(type).map { $0 == "View" } ?? false
  }

  /// Modifiers whose arguments are seen to jump.
  private static let visualModifiers = NameSet([
    "opacity", "frame", "rotationEffect", "scaleEffect", "offset", "background", "shadow", "blur",
    "rotation3DEffect", "padding", "overlay", "cornerRadius", "border",
  ])

  /// `.rotationEffect(.degrees(isOpen ? 90 : 0))`.
  private func switchesLooks(_ ternary: NodeID) -> Bool {
    guard let condition = tree.callee(ternary), isState(condition) else { return false }
    for ancestor in tree.ancestors(ternary, limit: 12) {
      switch tree.kind(ancestor) {
      case .argument, .sequence, .tuple, .member, .ternary: continue
      case .call:
        if tree.isModifier(ancestor), let called = tree.name(ancestor) {
          if Self.visualModifiers.contains(called) { return isInBuilder(ancestor) }
        }
      default: return false
      }
    }
    return false
  }
}
