/// What a Boolean state of a view switches in it.
struct ToggledState {
  private let facts: FileFacts
  private let tree: SyntaxTree
  /// The type whose state it is, and its extensions in the file.
  private let types: [NodeID]
  private let name: Name

  init(_ facts: FileFacts, type: NodeID, name: Name) {
    self.facts = facts
    self.name = name
    tree = facts.tree
    types = [type] + facts.extensions(of: type)
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
    if isPresented || facts.animatedStates(of: types).animates(name) { return .isAnimated }
    return uses(of: name).contains { switchesViews($0) || switchesLooks($0) } ? .switchesVisuals : .none
  }

  /// Where a name is used in the type.
  private func uses(of name: Name) -> [NodeID] {
    (facts.uses[name.hash] ?? []).filter { use in isInTypes(use) && tree.name(use).map { $0 == name } ?? false
    }
  }

  private func isInTypes(_ id: NodeID) -> Bool { types.contains { tree.contains($0, id) } }

  /// `.sheet(isPresented: $isOpen)`: what is presented moves by itself.
  private var isPresented: Bool {
    (facts.uses[Name.hash(ofBindingTo: name)] ?? []).contains { use in
      guard isInTypes(use), let own = tree.name(use), tree.isBinding(own, to: name),
        let argument = tree.parent(use)
      else { return false }
      return tree.kind(argument) == .argument && tree.isNamed(argument, "isPresented")
    }
  }

  // MARK: Visuals

  /// `if isOpen { DatePicker(…) }` in a view builder.
  private func switchesViews(_ use: NodeID) -> Bool {
    guard let branch = condition(of: use, .ifBranch), let statement = tree.parent(branch),
      let block = tree.firstChild(branch, .codeBlock), let first = tree.firstStatement(block), isView(first),
      !swapsText(statement), !swapsRow(statement)
    else { return false }
    return isInBuilder(statement)
  }

  /// The branch or ternary whose condition is the state, alone or, for a branch, beside others.
  private func condition(of use: NodeID, _ kind: NodeKind) -> NodeID? {
    var current = use
    for ancestor in tree.ancestors(use, limit: 6) {
      switch tree.kind(ancestor) {
      case kind: return kind == .ifBranch || tree.callee(ancestor) == current ? ancestor : nil
      // `self.isOpen`
      case .member: if tree.ownName(ancestor) == nil { return nil }
      case .prefixExpr: if !tree.isNamed(ancestor, "!") { return nil }
      case .tuple: if tree.onlyElement(ancestor) == nil { return nil }
      case .sequence: if kind != .ifBranch || !isConjunction(ancestor) { return nil }
      case .argument: guard let owner = tree.parent(ancestor), tree.kind(owner) == .tuple else { return nil }
      default: return nil
      }
      current = ancestor
    }
    return nil
  }

  private func isConjunction(_ sequence: NodeID) -> Bool {
    tree.children(sequence).allSatisfy { child in
      guard tree.kind(child) == .operatorExpr, let name = tree.name(child) else { return true }
      return name == "&&" || name == "||"
    }
  }

  private static let texts = NameSet(["Text", "TextField", "SecureField", "Label", "Image"])

  /// `if isOpen { Text("Less") } else { Text("More") }`: words for other words, a symbol for another. Or a control for another, which differ in
  /// what a touch does to the same content, as in a grid where one selects.
  private func swapsText(_ statement: NodeID) -> Bool {
    var (count, texts, controls) = (0, 0, 0)
    for branch in tree.children(statement) where tree.kind(branch) == .ifBranch {
      count += 1
      guard let block = tree.firstChild(branch, .codeBlock), let first = tree.firstStatement(block),
        let type = tree.constructedType(tree.chain(first).root)
      else { return false }
      if Self.texts.contains(type) { texts += 1 }
      if Catalog.views.has(type, .tapped), tree.statements(block).count == 1 { controls += 1 }
    }
    return count > 1 && (texts == count || controls == count)
  }

  /// `if isNew { TextField(…).focused($isFocused) } else { Button(…) }`: one row of a list or form for another in its place,
  /// which takes the keyboard, and so moves with that.
  private func swapsRow(_ statement: NodeID) -> Bool {
    let blocks = tree.children(statement).compactMap { tree.firstChild($0, .codeBlock) }
    let rows = blocks.map { tree.statements($0, limit: 2) }
    guard rows.count == 2, rows.allSatisfy({ $0.count == 1 }),
      rows.joined().contains(where: { row in
        tree.subtree(row).contains { tree.kind($0) == .call && tree.isNamed($0, "focused") }
      })
    else { return false }
    return tree.containers(of: statement).contains {
      tree.constructedType($0.call).map { Catalog.views.has($0, .rows) } ?? false
    }
  }

  private func isView(_ statement: NodeID) -> Bool {
    let chain = tree.chain(statement)
    guard tree.kind(chain.root) == .call, let type = tree.constructedType(chain.root) else { return false }
    return !Self.toolbarParts.contains(type) && !isDecoration(chain) && !isClear(chain.root)
  }

  /// `Color.clear.onTapGesture { … }`: catches touches, and is not seen to come or go.
  private func isClear(_ root: NodeID) -> Bool { tree.isNamed(root, "clear") }

  /// `Confetti().allowsHitTesting(false)`: a layer over the others, which brings its own motion and moves nothing.
  private func isDecoration(_ chain: ModifierChain) -> Bool {
    chain.modifiers.contains { modifier in
      guard tree.isNamed(modifier.call, "allowsHitTesting"),
        let allows = tree.unlabelledArgument(modifier.call)
      else { return false }
      return tree.text(allows) == "false"
    }
  }

  private static let toolbarParts = Catalog.views.names([.bar, .scene], also: ["CommandMenu", "Task"])

  /// Whether in the closures of a call views are not laid out beside others, or presented by themselves.
  private static func isElsewhere(_ call: Name) -> Bool {
    Catalog.modifiers.hasAny(call, [.presents, .bar, .menu, .event])
      || Catalog.views.hasAny(call, [.bar, .menu])
      || call == "Task" || call == "commands" || call == "keyboardShortcut"
  }

  /// Whether a statement is part of what the view shows: no action, no menu, no bar.
  private func isInBuilder(_ id: NodeID) -> Bool {
    var isInside = false
    for ancestor in tree.ancestors(id) {
      switch tree.kind(ancestor) {
      case .argument:
        guard let call = tree.parent(ancestor), tree.kind(call) == .call, let called = tree.name(call) else {
          continue
        }
        if Self.isElsewhere(called) { return false }
        if let label = tree.name(ancestor) {
          if label == "action" || label == "perform" || label == "toolbar" { return false }
        } else if tree.node(ancestor).flags.contains(.trailingClosure), isAction(call) {
          return false
        }
        isInside = true
      case .binding:
        guard let variable = tree.parent(ancestor), tree.isMemberOrGlobal(variable) else {
          // `var rows: [Row] { … }` within a body works data out.
          if let type = tree.firstChild(ancestor, .typeAnnotation), !isView(type: type) { return false }
          continue
        }
        if isOfBar(ancestor) { return false }
        return isInside || tree.isNamed(ancestor, "body")
          || isView(type: tree.firstChild(ancestor, .typeAnnotation))
      case .funcDecl: return !isOfBar(ancestor) && isView(type: tree.firstChild(ancestor, .returnType))
      case .memberBlock: return false
      default: continue
      }
    }
    return false
  }

  private static let barWords: [StaticString] = ["toolbar", "navigationbar", "barbutton", "baritem", "menu"]

  /// `var toolbarButtons: some View`: a part of a bar, which moves its items by itself.
  private func isOfBar(_ declaration: NodeID) -> Bool {
    guard let own = tree.name(declaration) else { return false }
    return Self.barWords.contains { own.containsIgnoringCase($0) }
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

  /// Modifiers whose arguments are seen to jump: what they are put on takes another room, moves or turns, appears or goes.
  /// Another color is not searched for.
  private static let visualModifiers = NameSet([
    "opacity", "frame", "rotationEffect", "scaleEffect", "offset", "rotation3DEffect", "padding", "lineLimit",
  ])

  /// `.disabled(!isOn).opacity(isOn ? 1 : 0.5)`: the look of a control that is off, which the system’s own take on at once.
  private func isLookOfDisabled(_ modifier: NodeID) -> Bool {
    tree.chain(containing: modifier).modifiers.contains { other in
      tree.isNamed(other.call, "disabled") && tree.mentions(other.call, name)
    }
  }

  /// `isHidden ? 0 : 1`.
  private func hides(_ ternary: NodeID) -> Bool {
    tree.children(ternary).contains { tree.number($0) == 0 }
  }

  /// A field that takes the place of another, as the one that shows a password does.
  private func isOfField(_ modifier: NodeID) -> Bool {
    tree.constructedType(tree.chain(containing: modifier).root).map { Catalog.views.has($0, .field) } ?? false
  }

  /// `.rotationEffect(.degrees(isOpen ? 90 : 0))`.
  private func switchesLooks(_ use: NodeID) -> Bool {
    guard let ternary = condition(of: use, .ternary) else { return false }
    for ancestor in tree.ancestors(ternary, limit: 12) {
      switch tree.kind(ancestor) {
      case .argument, .sequence, .tuple, .member, .ternary: continue
      case .call:
        // Not what is put on the view that it is an argument of: `Image(systemName: isOn ? "a" : "b").padding(8)`.
        let isArgument = tree.callee(ancestor).map { !tree.contains($0, ternary) } ?? true
        if isArgument, tree.isModifier(ancestor), let called = tree.name(ancestor) {
          guard Self.visualModifiers.contains(called), isInBuilder(ancestor) else { return false }
          return !(called == "opacity")
            || hides(ternary) && !isLookOfDisabled(ancestor) && !isOfField(ancestor)
        }
      default: return false
      }
    }
    return false
  }
}

/// What the changes of states asked about so far are seen to do.
private struct ToggleEffects {
  /// A state by the hash of its name, since its uses are found by name.
  struct Key: Hashable {
    let type: NodeID
    let name: UInt32
  }

  var known: [Key: ToggledState.Effect] = [:]
}

extension FileFacts {
  func effect(ofToggling name: Name, in type: NodeID) -> ToggledState.Effect {
    let effects = kept { ToggleEffects() }
    let key = ToggleEffects.Key(type: type, name: name.hash)
    if let known = effects.value.known[key] { return known }
    let effect = ToggledState(self, type: type, name: name).effect
    effects.value.known[key] = effect
    return effect
  }
}
