/// Finds the switch that turns a repeating animation off: a parameter that the same file sets from Reduce Motion.
struct MotionGate {
  private let tree: SyntaxTree
  private let facts: FileFacts

  init(_ tree: SyntaxTree, _ facts: FileFacts) {
    self.tree = tree
    self.facts = facts
  }

  /// Statements of one block that are looked at for guards, and uses of the setting.
  private static let limit = 32

  /// Whether a condition around a call, or a guard before it, is an argument derived from the setting:
  /// `.shimmering(active: !reduceMotion)` and `guard active else { return }`.
  func gates(_ call: NodeID) -> Bool {
    guard !facts.reduceMotionTokens.isEmpty else { return false }
    if isShownByChoice(call) { return true }
    var inner = call
    for ancestor in tree.ancestors(call) {
      switch tree.kind(ancestor) {
      case .ternary: if let condition = tree.callee(ancestor), asks(condition) { return true }
      case .ifBranch:
        let conditions = tree.children(ancestor).prefix { tree.kind($0) != .codeBlock }
        if tree.kind(inner) == .codeBlock, conditions.contains(where: asks) { return true }
      case .codeBlock, .closure:
        for statement in tree.statements(ancestor, limit: Self.limit) {
          if tree.contains(statement, call) { break }
          guard tree.kind(statement) == .guardStmt else { continue }
          let conditions = tree.children(statement).prefix { tree.kind($0) != .codeBlock }
          if conditions.contains(where: asks) { return true }
        }
      case .memberBlock: return false
      default: break
      }
      inner = ancestor
    }
    return false
  }

  /// Whether all that shows the private view around a call asks for the setting before it does: `if !reduceMotion { Pulse() }`.
  private func isShownByChoice(_ call: NodeID) -> Bool {
    guard let type = tree.enclosingType(of: call), tree.node(type).flags.contains(.isPrivate),
      let name = tree.name(type)
    else { return false }
    let uses = (facts.calls[name.hash] ?? []).filter { use in
      tree.constructedType(use).map { $0 == name } ?? false && !tree.isInPreview(use)
    }
    return !uses.isEmpty
      && uses.allSatisfy { use in
        tree.ancestors(use).contains { ancestor in
          switch tree.kind(ancestor) {
          case .ternary: tree.callee(ancestor).map(mentionsSetting) ?? false
          case .ifStmt:
            tree.children(ancestor).contains { branch in
              tree.children(branch).contains { tree.kind($0) != .codeBlock && mentionsSetting($0) }
            }
          default: false
          }
        }
      }
  }

  private func mentionsSetting(_ condition: NodeID) -> Bool {
    let node = tree.node(condition)
    return facts.reduceMotionTokens.contains { Int(node.firstToken) <= $0 && $0 < Int(node.endToken) }
  }

  private func asks(_ condition: NodeID) -> Bool {
    tree.subtree(condition).contains { id in
      tree.ownName(id).map { isDerivedFromSetting($0) } ?? false
    }
  }

  /// Whether this file passes an argument of this name that depends on the setting.
  private func isDerivedFromSetting(_ label: Name) -> Bool {
    facts.reduceMotionTokens.prefix(Self.limit).contains { token in
      (facts.uses[tree.name(of: token).hash] ?? []).prefix(Self.limit).contains { use in
        tree.ancestors(use, limit: 6).contains { ancestor in
          tree.kind(ancestor) == .argument && tree.name(ancestor).map { $0 == label } ?? false
        }
      }
    }
  }
}
