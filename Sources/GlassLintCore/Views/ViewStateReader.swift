/// Tells which states are a view's own, and no part of a model: those that present something, follow a gesture or navigate,
/// and those that are a model. Made for one type.
struct ViewStateReader {
  private let tree: SyntaxTree
  /// The bindings that are handed on to what presents something, and to anything else: `$isPresented`.
  private var presented: [Name] = []
  private var bound: [Name] = []
  /// Those that a switch sets.
  private var switched: [Name] = []
  /// What the handlers of gestures set.
  private var followed: [Name] = []
  private var uses: [Symbol: Uses] = [:]
  /// Those that are set.
  private var assigned: Set<Symbol> = []
  /// Those that are set or changed, as a whole or in part.
  private var changed: Set<Symbol> = []

  /// How often a name is used in which way; what just sets it does not count.
  private struct Uses {
    /// It is read where something is presented by an alert, a dialog or a panel for files.
    var presenting = 0
    /// It is turned round: toggled, or set to what is made of itself.
    var flips = 0
    /// Others depend on it.
    var conditions = 0
    /// It says how a view is moved, turned, scaled, colored or faded.
    var looks = 0
    /// Its changes are animated: `.animation(.smooth, value: isOpen)`.
    var animations = 0
    var other = 0
  }

  /// Functions that handlers call, within each other.
  private static let callDepth = 3

  /// - Parameter types: a type and its extensions.
  init(tree: SyntaxTree, types: [NodeID]) {
    self.tree = tree
    var handlers: [NodeID] = []
    var functions: [NodeID] = []
    for type in types {
      for id in tree.subtree(type) {
        switch tree.kind(id) {
        case .identifier:
          readBinding(id)
          readUse(id)
        case .member: readUse(id)
        case .funcDecl: functions.append(id)
        case .call:
          if let name = tree.name(id), Self.handlers.contains(name) {
            handlers += tree.arguments(id).compactMap { tree.closure($0) }
          }
        default: continue
        }
      }
    }
    var read: Set<NodeID> = []
    for _ in 0..<Self.callDepth {
      var called: [Name] = []
      for handler in handlers where read.insert(handler).inserted { readHandler(handler, &called) }
      handlers = functions.filter { function in
        tree.name(function).map { name in called.contains { $0 == name } } ?? false
      }
    }
  }

  /// What a gesture, a pointer or a remote control calls while it goes on.
  private static let handlers = NameSet([
    "onChanged", "onEnded", "updating", "onHover", "onContinuousHover", "onMoveCommand", "onLongPressGesture",
  ])

  private static let presentationLabels: [StaticString] = [
    "isPresented", "item", "isActive", "isShowing", "presenting",
  ]

  /// `$isPresented`.
  private mutating func readBinding(_ id: NodeID) {
    guard tree.token(Int(tree.node(id).firstToken)).kind == .dollarIdentifier, let name = tree.name(id) else {
      return
    }
    if let argument = tree.parent(id), tree.kind(argument) == .argument, let label = tree.name(argument),
      Self.presentationLabels.contains(where: { label == $0 })
    {
      presented.append(name)
    } else {
      bound.append(name)
      if let argument = tree.parent(id), tree.isNamed(argument, "isOn") { switched.append(name) }
    }
  }

  /// What shows a few words and buttons of its own, or asks for a file.
  private static let dialogs = NameSet([
    "alert", "confirmationDialog", "actionSheet", "fileExporter", "fileImporter", "fileMover",
  ])

  private mutating func readUse(_ id: NodeID) {
    guard let name = tree.ownName(id), let parent = tree.parent(id) else { return }
    if isChanged(id) { changed.insert(name.symbol) }
    if tree.kind(parent) == .assignment, tree.callee(parent) == id {
      assigned.insert(name.symbol)
      return
    }
    var counts = uses[name.symbol] ?? Uses()
    let modifier = modifier(givenTo: id)
    if isPresenting(id, name) {
      counts.presenting += 1
    } else if let modifier, modifier == "animation" {
      counts.animations += 1
    } else if let modifier, Catalog.modifiers.hasAny(modifier, [.moves, .warps, .colors, .recolors]) {
      counts.looks += 1
    } else if isFlipped(id, name) {
      counts.flips += 1
    } else if isCondition(id) {
      counts.conditions += 1
    } else {
      counts.other += 1
    }
    uses[name.symbol] = counts
  }

  /// Whether code sets a value or a part of it, hands it on to be changed, or calls what may change it and nothing else:
  /// `items[0].name = ""`, `taps += 1`, `read(&items)`, `items.append(item)`.
  private func isChanged(_ id: NodeID) -> Bool {
    var part = id
    for ancestor in tree.ancestors(id, limit: 16) {
      switch tree.kind(ancestor) {
      case .member, .subscriptCall, .optionalChain, .forceUnwrap, .call:
        guard tree.callee(ancestor) == part else { return false }
        if tree.kind(ancestor) == .call, Self.isMutating(ancestor, tree) { return true }
      // `(first, last) = …`
      case .argument, .tuple: break
      case .assignment: return tree.callee(ancestor) == part
      case .sequence:
        let parts = Array(tree.children(ancestor).prefix(2))
        return parts.first == part && parts.count == 2
          && tree.text(parts[1]).hasSuffix("=")
          && !["==", "!=", "<=", ">=", "==="].contains(tree.text(parts[1]))
      case .prefixExpr: return tree.isNamed(ancestor, "&")
      default: return false
      }
      part = ancestor
    }
    return false
  }

  /// Whether a method is called for what it does, or takes something away: `items.popLast()`.
  private static func isMutating(_ call: NodeID, _ tree: SyntaxTree) -> Bool {
    if tree.name(call).map({
      $0.hasPrefix("remove") || $0.hasPrefix("pop") || $0.hasPrefix("insert") || $0 == "toggle"
    })
      ?? false
    {
      return true
    }
    guard let block = tree.parent(call) else { return false }
    return tree.kind(block) == .codeBlock || tree.kind(block) == .closure
  }

  /// The modifier that a value, or what is chosen by it, is an argument of.
  private func modifier(givenTo id: NodeID) -> Name? {
    for ancestor in tree.ancestors(id) {
      switch tree.kind(ancestor) {
      case .closure, .codeBlock, .memberBlock: return nil
      case .call where tree.isModifier(ancestor):
        return tree.callee(ancestor).map { tree.contains($0, id) } ?? true ? nil : tree.name(ancestor)
      default: continue
      }
    }
    return nil
  }

  private func isPresenting(_ id: NodeID, _ name: Name) -> Bool {
    tree.ancestors(id).prefix { tree.kind($0) != .memberBlock }.contains { ancestor in
      guard tree.kind(ancestor) == .call, tree.isModifier(ancestor), let modifier = tree.name(ancestor),
        let callee = tree.callee(ancestor)
      else { return false }
      // The view that it is applied to is none of its arguments.
      return !tree.contains(callee, id)
        && (Self.dialogs.contains(modifier) || asksToPresent(ancestor, name))
    }
  }

  /// Whether what a modifier presents hangs on a binding that is made of a state: `isPresented: Binding(get: { link != nil }, …)`.
  private func asksToPresent(_ modifier: NodeID, _ name: Name) -> Bool {
    tree.arguments(modifier).contains { argument in
      tree.name(argument).map { label in Self.presentationLabels.contains { label == $0 } } ?? false
        && tree.subtree(argument).contains { tree.ownName($0).map { $0 == name } ?? false }
    }
  }

  /// `isOpen` of `isOpen.toggle()`, and of what stands behind `isOpen =`.
  private func isFlipped(_ id: NodeID, _ name: Name) -> Bool {
    if let member = tree.parent(id), tree.kind(member) == .member, tree.isNamed(member, "toggle") {
      return true
    }
    return tree.ancestors(id, limit: 6).contains { assignment in
      tree.kind(assignment) == .assignment
        && tree.callee(assignment).flatMap { tree.ownName($0) }.map { $0 == name } ?? false
    }
  }

  /// Whether a value is all that a condition asks for, or a term of it: `if isOpen { … }`, `!isOpen ? a : b`.
  private func isCondition(_ id: NodeID) -> Bool {
    var inner = id
    for ancestor in tree.ancestors(id, limit: 8) {
      switch tree.kind(ancestor) {
      case .sequence, .tuple, .argument, .prefixExpr: inner = ancestor
      case .ternary: return tree.callee(ancestor) == inner
      case .ifBranch: return tree.kind(inner) != .codeBlock
      default: return false
      }
    }
    return false
  }

  private mutating func readHandler(_ block: NodeID, _ called: inout [Name]) {
    for id in tree.subtree(block) {
      switch tree.kind(id) {
      case .assignment, .sequence:
        if let name = tree.callee(id).flatMap({ tree.ownName($0) }) { followed.append(name) }
      case .call:
        if let member = tree.calledMember(id), tree.isNamed(member, "toggle"),
          let name = tree.callee(member).flatMap({ tree.ownName($0) })
        {
          followed.append(name)
        } else if let name = tree.callee(id).flatMap({ tree.ownName($0) }) {
          called.append(name)
        }
      default: continue
      }
    }
  }

  /// - Parameter state: the binding that declares it.
  func isOfView(_ state: NodeID) -> Bool {
    guard let name = tree.name(state) else { return false }
    // What somebody switches is a setting, whatever it shows.
    if !switched.contains(where: { tree.isBinding($0, to: name) }) {
      if tree.saysShown(name), isFlag(state) || isOptional(state) { return true }
      // A flag that another view or modifier may take back shows something there.
      if isFlag(state), bound.contains(where: { tree.isBinding($0, to: name) }) { return true }
    }
    if type(of: state).map({
      $0.hasSuffix("Model") || $0 == "NavigationPath" || $0 == "EditMode" || $0 == "MapCameraPosition"
    }) ?? false {
      return true
    }
    guard !bound.contains(where: { tree.isBinding($0, to: name) }) else {
      return false
    }
    if let uses = uses[name.symbol], uses.other == 0 {
      // What only a dialog shows, or a panel for files writes, goes with that.
      if uses.presenting > 0, uses.flips + uses.conditions == 0 { return true }
      // What a tap turns round, and conditions ask for, opens and closes something in its place.
      if isFlag(state), uses.flips > 0, uses.conditions > 0 { return true }
      // What only moves or fades something, or whose changes are animated wherever it is asked for, draws and decides nothing.
      if isFlag(state), uses.animations > 0 || uses.looks > 0 && uses.conditions == 0 { return true }
    }
    return presented.contains { tree.isBinding($0, to: name) } || followed.contains { $0 == name }
  }

  /// Whether the view's own code asks for a state or sets it: what it only hands on need not be kept in step with anything.
  func isCoupled(_ state: NodeID) -> Bool {
    guard let name = tree.name(state) else { return true }
    return uses[name.symbol] != nil || assigned.contains(name.symbol)
  }

  /// Whether a state is anything but a constant: the code of the view's file changes it, or hands it on to be changed.
  func isChanged(state: NodeID) -> Bool {
    guard let name = tree.name(state) else { return true }
    return changed.contains(name.symbol) || (presented + bound).contains { tree.isBinding($0, to: name) }
  }

  /// Whether the code of the view's file does more with a state than to set it.
  func isRead(_ state: NodeID) -> Bool {
    guard let name = tree.name(state) else { return true }
    return uses[name.symbol] != nil || (presented + bound).contains { tree.isBinding($0, to: name) }
  }

  func type(of state: NodeID) -> Name? {
    if let annotation = tree.firstChild(state, .typeAnnotation) { return typeName(annotation) }
    return tree.value(state).flatMap { tree.constructedType($0) }
  }

  /// `Player` of `: Player?` and of `: Media.Player<Song>`; `nil` for arrays, tuples and functions.
  private func typeName(_ annotation: NodeID) -> Name? {
    var last: Name?
    for token in Int(tree.node(annotation).firstToken)..<Int(tree.node(annotation).endToken) {
      if tree.token(token).kind == .identifier {
        last = tree.name(of: token)
        continue
      }
      switch tree.text(token: token).first {
      case "[", "(": return nil
      case ".", ":", "a": continue
      default: return last
      }
    }
    return last
  }

  private func isFlag(_ state: NodeID) -> Bool {
    type(of: state).map { $0 == "Bool" } ?? (tree.value(state).map { tree.kind($0) } == .booleanLiteral)
  }

  private func isOptional(_ state: NodeID) -> Bool {
    tree.firstChild(state, .typeAnnotation).map { tree.text($0).hasSuffix("?") } ?? false
  }
}
