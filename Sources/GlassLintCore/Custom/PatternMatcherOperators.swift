// Operators: the tree has those of one expression in a row, without their precedence.

extension PatternMatcher {
  /// A pattern of operators matches within a longer expression where its operands are operands of their operators: not
  /// `b + c` of `a * b + c`.
  mutating func matchWindow(_ node: Pattern.Node, _ id: NodeID) -> Bool {
    let items = Array(tree.children(id))
    let length = node.children.count
    guard length > 1, items.count >= length else { return false }
    var start = firstOperand
    while start + length <= items.count {
      defer { start += 2 }
      guard items.count == length || isOneOperand(start..<start + length, of: items) else { continue }
      let before = mark
      if matchEach(node.children, items[start..<start + length]) {
        window = start..<start + length
        return true
      }
      undo(to: before)
    }
    return false
  }

  private mutating func matchEach(_ wanted: Range<Int>, _ items: ArraySlice<NodeID>) -> Bool {
    for (child, item) in zip(wanted, items) where !match(pattern.children[child], item, inChain: false) {
      return false
    }
    return true
  }

  /// Whether the operators in a range bind tighter than those beside it.
  private func isOneOperand(_ range: Range<Int>, of items: [NodeID]) -> Bool {
    let inner = stride(from: range.lowerBound + 1, to: range.upperBound, by: 2).map { precedence(items[$0]) }
    guard let weakest = inner.map({ $0 ?? 0 }).min(), weakest > 0 else { return false }
    if range.lowerBound > 0 {
      guard let left = precedence(items[range.lowerBound - 1]), left < weakest else { return false }
    }
    if range.upperBound < items.count {
      guard let right = precedence(items[range.upperBound]) else { return false }
      // `??` binds to the right, the others to the left.
      return right < weakest || (right == weakest && weakest != Self.nilCoalescing)
    }
    return true
  }

  private static let nilCoalescing = 5

  /// Of the standard library's operators, higher binds tighter; `nil` for others.
  private func precedence(_ id: NodeID) -> Int? {
    guard tree.kind(id) == .operatorExpr else { return nil }
    switch tree.text(id) {
    case "<<", ">>": return 9
    case "*", "/", "%", "&", "&*": return 8
    case "+", "-", "|", "^", "&+", "&-": return 7
    case "...", "..<": return 6
    case "??": return Self.nilCoalescing
    case "==", "!=", "<", ">", "<=", ">=", "===", "!==", "~=": return 4
    case "&&": return 3
    case "||": return 2
    default: return nil
    }
  }
}
