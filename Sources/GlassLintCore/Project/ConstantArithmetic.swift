/// Arithmetic on number literals: `20 / 255`, `CGFloat(0x1C) / 255.0`, `.pi / 2`.
struct ConstantArithmetic {
  let tree: SyntaxTree

  private static let depthLimit = 8

  /// What an expression comes to; `nil` where anything but numbers and arithmetic takes part, and for `0 / 0`.
  func value(_ id: NodeID, depth: Int = 0) -> Double? {
    guard depth < Self.depthLimit else { return nil }
    switch tree.kind(id) {
    case .integerLiteral, .floatLiteral: return tree.number(id)
    case .member: return tree.isNamed(id, "pi") ? .pi : nil
    case .tuple: return tree.onlyElement(id).flatMap { value($0, depth: depth + 1) }
    case .prefixExpr where tree.isNamed(id, "-"):
      return tree.callee(id).flatMap { value($0, depth: depth + 1) }.map { -$0 }
    case .call:
      guard let name = tree.name(id), ["CGFloat", "Double", "Float"].contains(name.string) else { return nil }
      return tree.unlabelledArgument(id).flatMap { value($0, depth: depth + 1) }
    case .sequence: return product(id, depth: depth)
    default: return nil
    }
  }

  private func product(_ id: NodeID, depth: Int) -> Double? {
    let parts = Array(tree.children(id))
    guard let first = parts.first, var result = value(first, depth: depth + 1) else { return nil }
    var index = 1
    while index + 1 < parts.count {
      guard let operand = value(parts[index + 1], depth: depth + 1) else { return nil }
      if tree.isNamed(parts[index], "/") {
        result /= operand
      } else if tree.isNamed(parts[index], "*") {
        result *= operand
      } else {
        return nil
      }
      index += 2
    }
    return result.isFinite ? result : nil
  }
}
