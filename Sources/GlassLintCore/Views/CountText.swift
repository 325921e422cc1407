/// Texts that tell how many, and nothing else.
extension FileContext {
  /// Whether all that can be read of a title is a whole number: `"\(unread)"`, `count > 99 ? "99+" : "\(count)"`,
  /// `count.formatted()`.
  func isCount(_ title: NodeID) -> Bool {
    let text = tree.unwrapped(title)
    switch tree.kind(text) {
    case .ternary: return tree.children(text).dropFirst().allSatisfy { isCount($0) }
    case .stringLiteral:
      let parts = tree.children(text).filter { tree.kind($0) == .interpolation }
      let counts = parts.allSatisfy { tree.unlabelledArgument($0).map { isWholeNumber($0) } ?? false }
      return counts && !hasLetters(text, besides: parts)
    case .call:
      if tree.isInitializer(text, "String") {
        return tree.unlabelledArgument(text).map { isWholeNumber($0) } ?? false
      }
      guard tree.isNamed(text, "formatted"), let member = tree.calledMember(text) else { return false }
      return tree.callee(member).map { isWholeNumber($0) } ?? false
    default: return false
    }
  }

  private func hasLetters(_ literal: NodeID, besides parts: [NodeID]) -> Bool {
    let node = tree.node(literal)
    return (Int(node.firstToken)..<Int(node.endToken)).contains { token in
      tree.token(token).kind == .stringText
        && !parts.contains { tree.node($0).firstToken <= token && token < tree.node($0).endToken }
        && tree.text(token: token).contains { !$0.isNumber && !$0.isWhitespace && $0 != "+" }
    }
  }

  /// Whether an expression is a whole number, as its type or its name tells: `items.count`, `unreadCount`, `min(count, 99)`.
  private func isWholeNumber(_ expression: NodeID) -> Bool {
    let value = tree.unwrapped(expression)
    switch tree.kind(value) {
    case .integerLiteral: return true
    case .call:
      guard tree.isNamed(value, "min") || tree.isNamed(value, "max") else { return false }
      return tree.arguments(value).allSatisfy { tree.value($0).map { isWholeNumber($0) } ?? false }
    case .identifier, .member:
      if let name = tree.name(value), SpokenName.words(name.string).last == "count" { return true }
      let slots = references.slots(meantBy: value)
      let all = site.project.index.sections.slots
      return !slots.isEmpty && slots.allSatisfy { all[Int($0)].numberType == .int }
    default: return false
    }
  }
}
