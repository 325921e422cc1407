/// Messages that go away by themselves.
extension FileContext {
  /// Whether all that an action does is to put away what goes away after a while anyway: a tap on a message that is about to
  /// leave. Where the action is one that the view is handed, those tell who show it in this file.
  func onlyHastensEnd(_ action: NodeID) -> Bool {
    let statements = tree.actions(in: action).filter { !tree.isHaptic($0) }
    guard !statements.isEmpty else { return false }
    if statements.allSatisfy({ endsByItself($0) }) { return true }
    guard statements.count == 1, tree.kind(statements[0]) == .call,
      let name = tree.callee(statements[0]).flatMap({ tree.ownName($0) }),
      facts.scope.declaration(of: name, at: statements[0]).map({ tree.kind($0.node) == .binding }) ?? false
    else { return false }
    let handed = views.uses(ofViewAround: action).map { use in
      tree.arguments(use).first { tree.name($0).map { $0 == name } ?? false }.flatMap { tree.value($0) }
        ?? tree.trailingClosure(use)
    }
    return !handed.isEmpty
      && handed.allSatisfy { closure in
        guard let closure, tree.kind(closure) == .closure else { return false }
        let statements = tree.actions(in: closure).filter { !tree.isHaptic($0) }
        return !statements.isEmpty && statements.allSatisfy { endsByItself($0) }
      }
  }

  /// Whether all that an action does is to show something for a moment: it sets states that it sets again after a while.
  func onlyShowsForAMoment(_ action: NodeID) -> Bool {
    let ends = tree.subtree(action).filter { tree.kind($0) == .assignment && isWaitedFor($0) }
      .compactMap { tree.changedState(by: $0) }
    func isShown(_ statement: NodeID) -> Bool {
      tree.kind(statement) == .assignment
        && tree.changedState(by: statement).map { state in ends.contains { $0 == state } } ?? false
    }
    /// Also those of a task that is kept, and of what runs on the main actor.
    func steps(_ closure: NodeID) -> [NodeID] {
      tree.actions(in: closure).flatMap { statement -> [NodeID] in
        let call = tree.kind(statement) == .assignment ? tree.value(statement) : statement
        guard let call, tree.kind(call) == .call,
          tree.isInitializer(call, "Task") || tree.isNamed(call, "run"),
          let inner = tree.trailingClosure(call)
        else { return [statement] }
        return steps(inner)
      }
    }
    let statements = steps(action).filter { statement in
      // What it waits by.
      !tree.isHaptic(statement) && !tree.isNamed(statement, "cancel") && !tree.isNamed(statement, "sleep")
    }
    return statements.contains { !isWaitedFor($0) } && statements.allSatisfy(isShown)
  }

  /// Whether a statement puts something away, and is written a second time where it is waited for.
  private func endsByItself(_ statement: NodeID) -> Bool {
    let sets = tree.kind(statement) == .assignment
    guard let type = tree.enclosingType(of: statement),
      sets
        ? tree.value(statement).map({ tree.kind($0) == .nilLiteral || tree.text($0) == "false" }) ?? false
        : tree.putsAway(statement)
    else { return false }
    return tree.subtree(type).contains { other in
      tree.kind(other) == tree.kind(statement) && other != statement && tree.spellsTheSame(other, statement)
        && isWaitedFor(other)
    }
  }

  /// `asyncAfter(…) { … }`, or behind a `sleep` in the same block.
  private func isWaitedFor(_ statement: NodeID) -> Bool {
    tree.ancestors(statement).prefix { tree.kind($0) != .memberBlock }.contains { ancestor in
      switch tree.kind(ancestor) {
      case .call:
        return ["asyncAfter", "DispatchWorkItem", "scheduledTimer"].contains { tree.isNamed(ancestor, $0) }
      case .closure, .codeBlock:
        return tree.subtree(ancestor).contains {
          $0 < statement && tree.kind($0) == .call && tree.isNamed($0, "sleep")
            && !tree.ancestors($0).prefix(while: { $0 != ancestor }).contains { tree.kind($0) == .closure }
        }
      default: return false
      }
    }
  }
}
