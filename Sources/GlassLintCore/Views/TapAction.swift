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
}
