// Arguments, elements and statements: lists in which `$$$name` stands for any number of them.

extension PatternMatcher {
  mutating func matchChildren(_ node: Pattern.Node, _ id: NodeID) -> Bool {
    matchList(node.children, Array(tree.children(id)), from: 0)
  }

  mutating func matchArguments(_ wanted: Range<Int>, of call: NodeID) -> Bool {
    matchList(wanted, Array(tree.arguments(call)), from: 0)
  }

  mutating func matchList(_ wanted: Range<Int>, _ items: [NodeID], from start: Int) -> Bool {
    fuel -= 1
    guard fuel > 0 else { return false }
    guard let first = wanted.first else { return start == items.count }
    let index = pattern.children[first]
    let node = pattern.nodes[index]
    let rest = wanted.dropFirst()
    guard node.role == .many else {
      guard start < items.count, match(index, items[start], inChain: false) else { return false }
      return matchList(rest, items, from: start + 1)
    }
    var least = start
    if node.name >= 0 {
      guard start < items.count, let label = tree.nameToken(items[start]), matchWord(Int(node.name), label)
      else {
        return false
      }
      least += 1
    }
    if rest.isEmpty { return bind(node.slot, run(of: items[start...], node)) }
    let needed = pattern.children[rest].count { pattern.nodes[$0].role != .many }
    var end = least
    while end <= items.count - needed, fuel > 0 {
      let before = mark
      if bind(node.slot, run(of: items[start..<end], node)), matchList(rest, items, from: end) { return true }
      undo(to: before)
      end += 1
    }
    return false
  }

  /// - Parameter node: what stands for them; a label of its own is not kept.
  private func run(of items: ArraySlice<NodeID>, _ node: Pattern.Node) -> Binding {
    guard let first = items.first, let last = items.last else { return Binding(first: 0, end: 0) }
    let start = node.name >= 0 ? tree.value(first) ?? first : first
    var binding = Binding(first: Int(tree.node(start).firstToken), end: Int(tree.node(last).endToken))
    if let closure = items.first(where: { tree.node($0).flags.contains(.trailingClosure) }) {
      binding.closures = Int(tree.node(closure).firstToken)
      let plain = items.prefix { $0 != closure }
      binding.plainEnd = plain.last.map { Int(tree.node($0).endToken) } ?? binding.first
    }
    return binding
  }

  // MARK: Arguments

  /// A label counts, but for that of the first trailing closure, which is not written.
  mutating func matchArgument(_ node: Pattern.Node, _ id: NodeID) -> Bool {
    let target = tree.node(id)
    let label = tree.nameToken(id)
    let isTrailing = target.flags.contains(.trailingClosure)
    if node.flags.contains(.trailingClosure) {
      // `{ }` is what comes first behind the parentheses; it may as well stand between them.
      if node.name < 0, isTrailing, label != nil { return false }
      if node.name >= 0, let label {
        guard matchWord(Int(node.name), label) else { return false }
      }
    } else if node.name >= 0 {
      if let label {
        guard matchWord(Int(node.name), label) else { return false }
      } else if !isTrailing || !mayBeClosure(node) {
        return false
      }
    } else if label != nil {
      return false
    }
    guard let wanted = node.children.last, let value = tree.value(id) else {
      return node.children.isEmpty && tree.value(id) == nil
    }
    return match(pattern.children[wanted], value, inChain: false)
  }

  /// Labels of functions, which a first trailing closure goes without.
  private static let closureLabels: Set<String> = [
    "action", "actions", "perform", "content", "label", "completion", "completionHandler", "execute",
    "handler",
    "onDismiss", "destination", "body", "operation", "work", "animations", "builder", "transform",
  ]

  private func mayBeClosure(_ node: Pattern.Node) -> Bool {
    if let value = node.children.last, pattern.nodes[pattern.children[value]].kind == .closure { return true }
    let label = pattern.tokens[Int(node.name)]
    return label.slot != Pattern.Keep.noHole || Self.closureLabels.contains(pattern.text(of: label))
  }

  // MARK: Closures and blocks

  private static func isSignature(_ kind: NodeKind) -> Bool {
    kind == .attribute || kind == .parameter || kind == .returnType
  }

  /// A closure without parameters in the pattern takes any; a lone `$name` in it is all that it does.
  mutating func matchClosure(_ node: Pattern.Node, _ id: NodeID) -> Bool {
    guard matchWords(node, id) else { return false }
    let wanted = node.children.filter { !Self.isSignature(pattern.nodes[pattern.children[$0]].kind) }
    // A capture list or a parameter that is a hole has the kind of a parameter as well.
    let signature = node.children.filter { Self.isSignature(pattern.nodes[pattern.children[$0]].kind) }
    var statements: [NodeID] = []
    var given: [NodeID] = []
    for child in tree.children(id) {
      if Self.isSignature(tree.kind(child)) { given.append(child) } else { statements.append(child) }
    }
    if !signature.isEmpty {
      guard given.count == signature.count else { return false }
      for (position, child) in signature.enumerated()
      where !match(pattern.children[child], given[position], inChain: false) {
        return false
      }
    }
    return matchStatements(wanted, statements, in: id, opensAt: signature.isEmpty ? nil : given.last)
  }

  mutating func matchBlock(_ node: Pattern.Node, _ id: NodeID) -> Bool {
    matchStatements(Array(node.children), Array(tree.children(id)), in: id, opensAt: nil)
  }

  /// - Parameter signatureEnd: the last part of a closure's signature, where that is matched for itself.
  private mutating func matchStatements(
    _ wanted: [Int], _ statements: [NodeID], in block: NodeID, opensAt signatureEnd: NodeID?
  ) -> Bool {
    if wanted.count == 1, let only = wanted.first {
      let node = pattern.nodes[pattern.children[only]]
      if node.role == .one || node.role == .many {
        return bind(node.slot, inside(of: block, behind: signatureEnd))
      }
    }
    guard let first = wanted.first, let last = wanted.last else { return statements.isEmpty }
    return matchList(first..<last + 1, statements, from: 0)
  }

  /// Everything between the braces, or behind `in`.
  private func inside(of block: NodeID, behind signatureEnd: NodeID?) -> Binding {
    let node = tree.node(block)
    var first = Int(node.firstToken) + 1
    let closes = tree.token(Int(node.endToken) - 1).kind == .rightBrace
    let end = Int(node.endToken) - (closes ? 1 : 0)
    if let signatureEnd {
      first = Int(tree.node(signatureEnd).endToken)
      while first < end, tree.token(first).keyword != .in { first += 1 }
      first += 1
    }
    return Binding(first: min(first, end), end: end)
  }
}
