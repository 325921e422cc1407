/// Gestures that wait for one tap, and what is done at it.
extension SyntaxTree {
  /// Whether a modifier is such a gesture.
  func isTap(_ call: NodeID) -> Bool {
    isNamed(call, "onTapGesture") ? isSingleTap(call) : tapEnd(call) != nil
  }

  /// The `onEnded` of `.gesture(TapGesture().onEnded { … })`, where one tap is all it waits for.
  func tapEnd(_ call: NodeID) -> NodeID? {
    guard let gesture = unlabelledArgument(call) else { return nil }
    let chain = chain(gesture)
    guard isInitializer(chain.root, "TapGesture"), chain.modifiers.count == 1,
      isNamed(chain.modifiers[0].call, "onEnded")
    else { return nil }
    let count = argument(chain.root, "count")
    return count.map { number($0) == 1 } ?? true ? chain.modifiers[0].call : nil
  }

  private func isSingleTap(_ call: NodeID) -> Bool {
    for argument in arguments(call) {
      guard let label = name(argument) else {
        // A gesture that asks where it was tapped is about places, which no trait can stand for.
        guard let closure = closure(argument) else { return false }
        if signaturePart(ofClosure: closure, .parameter) != nil { return false }
        continue
      }
      switch label {
      case "perform":
        if let closure = closure(argument), signaturePart(ofClosure: closure, .parameter) != nil {
          return false
        }
      case "count":
        guard let count = value(argument), number(count) == 1 else { return false }
      default: return false
      }
    }
    return true
  }
}

extension FileContext {
  /// What a tap runs: a closure, or the body of the file's own method that is named: `perform: open`.
  func action(ofTap call: NodeID) -> NodeID? {
    let owner = tree.isNamed(call, "onTapGesture") ? call : tree.tapEnd(call) ?? call
    if let closure = tree.trailingClosure(owner) ?? tree.closureArgument(owner, "perform") { return closure }
    let follower = ValueFollower(tree: tree, facts: facts)
    return tree.argument(owner, "perform").flatMap { follower.function(named: $0) }
      .flatMap { tree.firstChild($0, .codeBlock) }
  }

  /// What taps on a view do, by the gestures hung on it and on what it is a part of in its own chain.
  func tapActions(around view: NodeID) -> [NodeID] {
    tree.outerModifiers(of: view).filter { tree.isTap($0.call) }.compactMap { action(ofTap: $0.call) }
  }

  /// What an action changes and calls, by name, and what the functions of this file do that it calls; `nil` where that
  /// cannot be read.
  func deeds(of action: NodeID) -> Set<String>? {
    let follower = ValueFollower(tree: tree, facts: facts)
    var block = action
    if tree.kind(action) != .closure, tree.kind(action) != .codeBlock {
      guard let body = follower.function(named: action).flatMap({ tree.firstChild($0, .codeBlock) }) else {
        return tree.name(action).map { [$0.string] }
      }
      block = body
    }
    var deeds: Set<String> = []
    var open = tree.actions(in: block)
    var seen: Set<NodeID> = []
    while let statement = open.popLast() {
      if tree.isHaptic(statement) { continue }
      deeds.insert(
        tree.changedState(by: statement)?.string ?? message(of: statement) ?? tree.name(statement)?.string
          ?? tree.text(tree.callee(statement) ?? statement))
      if let function = tree.kind(statement) == .call ? follower.calledFunction(statement) : nil,
        seen.insert(function).inserted, let body = tree.firstChild(function, .codeBlock)
      {
        open += tree.actions(in: body)
      }
    }
    return deeds.isEmpty ? nil : deeds
  }

  /// What is handed over for others to do: `send.view.close` of `store.send(.view(.close))`.
  private func message(of statement: NodeID) -> String? {
    guard tree.kind(statement) == .call, let name = tree.name(statement) else { return nil }
    var words = [name.string]
    var call = statement
    while tree.argumentCount(call) == 1, let argument = tree.firstArgument(call),
      let value = tree.value(argument)
    {
      let named = tree.kind(value) == .call ? tree.callee(value) : value
      guard let named, tree.kind(named) == .member, tree.callee(named) == nil, let name = tree.name(named)
      else {
        break
      }
      words.append(name.string)
      call = value
      if tree.kind(value) != .call { break }
    }
    return words.count > 1 ? words.joined(separator: ".") : nil
  }

  /// Whether a statement moves the focus, mostly to a field: it sets a property that `@FocusState` wraps, or that its type
  /// hands to `focused`.
  func setsFocus(_ statement: NodeID) -> Bool {
    guard let state = tree.changedState(by: statement) else { return false }
    if let variable = declaration(of: state, at: statement).flatMap({ tree.parent($0) }),
      tree.hasAttribute(variable, "FocusState")
    {
      return true
    }
    guard let type = tree.enclosingType(of: statement) else { return false }
    return (facts.uses[Name.hash(ofBindingTo: state)] ?? []).contains { use in
      tree.name(use).map { tree.isBinding($0, to: state) } == true && tree.contains(type, use)
        && tree.ancestors(use, limit: 2).contains { tree.kind($0) == .call && tree.isNamed($0, "focused") }
    }
  }

  /// What calls a closure when a key is pressed.
  private static let keyHandlers: [StaticString] = [
    "onKeyPress", "onMoveCommand", "onCommand", "addLocalMonitorForEvents",
  ]

  /// Whether a statement of a handler of keys, or of the file's functions that those call, is one that is asked for.
  func isDoneByKey(_ isAskedFor: (NodeID) -> Bool) -> Bool {
    let follower = ValueFollower(tree: tree, facts: facts)
    return Self.keyHandlers.contains { name in
      (facts.calls[Name(name).hash] ?? []).contains { handler in
        guard tree.isNamed(handler, name) else { return false }
        return tree.subtree(handler).contains { done in
          isAskedFor(done)
            || tree.kind(done) == .call
              && follower.calledFunction(done).map { tree.subtree($0).contains(where: isAskedFor) } ?? false
        }
      }
    }
  }

  private static let onHover = Name("onHover").hash
  /// Helpers within each other that are gone out of.
  private static let hoverDepth = 3

  /// Whether a view is there only while a pointer rests on something, by itself or as part of a helper: `if isHovered { … }`,
  /// where nothing but `onHover` says so.
  func isShownByHovering(_ view: NodeID, depth: Int = 0) -> Bool {
    if facts.calls[Self.onHover] == nil { return false }
    if tree.conditions(around: view).contains(where: { condition in
      condition.isTrue && condition.parts.count == 1 && isSetByHovering(condition.parts[0])
    }) {
      return true
    }
    guard depth < Self.hoverDepth else { return false }
    let uses = views.uses(ofViewAround: view)
    return !uses.isEmpty && uses.allSatisfy { isShownByHovering($0, depth: depth + 1) }
  }

  private func isSetByHovering(_ state: NodeID, depth: Int = 0) -> Bool {
    guard tree.ownName(state) != nil, let name = tree.name(state),
      let binding = declaration(of: name, at: state),
      let variable = tree.parent(binding), let type = tree.enclosingType(of: variable)
    else { return false }
    guard tree.hasAttribute(variable, "State") else {
      let values = ValueFollower(tree: tree, facts: facts).passedValues(binding).map(\.value)
      return depth < Self.hoverDepth && !values.isEmpty
        && values.allSatisfy { isSetByHovering($0, depth: depth + 1) }
    }
    let isBound = (facts.uses[Name.hash(ofBindingTo: name)] ?? []).contains {
      tree.name($0).map { tree.isBinding($0, to: name) } ?? false
    }
    let changes = tree.subtree(type).filter { tree.changedState(by: $0).map { $0 == name } ?? false }
    return !isBound && !changes.isEmpty
      && changes.allSatisfy { change in
        tree.ancestors(change).contains { tree.kind($0) == .call && tree.isNamed($0, "onHover") }
      }
  }
}
