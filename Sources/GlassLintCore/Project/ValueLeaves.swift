/// What an expression can evaluate to, one step deep: literals, and the names and calls that lead on.
enum ValueLeaf {
  case literal(NodeID)
  /// `pad`, `Layout.pad`, `.pad`.
  case name(NodeID)
  /// `cardRadius(for: size)`.
  case call(NodeID)
}

extension SyntaxTree {
  /// Hands out what an expression can evaluate to, through wrappers, signs and branches: `CGFloat(20)`, `(20)`, `-20`,
  /// `cond ? 20 : 16`, `x ?? 20`, `min(20, w)`, `if`, `switch` and `#if`, `{ 20 }()`, `State(initialValue: 20)`.
  ///
  /// Arithmetic derives a value, so its operands are none.
  func forEachValueLeaf(_ expression: NodeID, _ body: (_ leaf: ValueLeaf, _ isNegated: Bool) -> Void) {
    var left = ValueLeafLimits.steps
    visitValueLeaves(expression, isNegated: false, depth: 0, &left, body)
  }

  private func visitValueLeaves(
    _ id: NodeID, isNegated: Bool, depth: Int, _ left: inout Int, _ body: (ValueLeaf, Bool) -> Void
  ) {
    guard depth < ValueLeafLimits.depth, left > 0 else { return }
    left -= 1
    switch kind(id) {
    case .integerLiteral, .floatLiteral: body(.literal(id), isNegated)
    case .prefixExpr:
      guard let operand = callee(id) else { return }
      if isNamed(id, "-") {
        visitValueLeaves(operand, isNegated: !isNegated, depth: depth + 1, &left, body)
      } else if isNamed(id, "+") {
        visitValueLeaves(operand, isNegated: isNegated, depth: depth + 1, &left, body)
      }
    case .tuple:
      guard let only = onlyElement(id) else { return }
      visitValueLeaves(only, isNegated: isNegated, depth: depth + 1, &left, body)
    case .cast, .effect, .genericSpecialization, .forceUnwrap:
      guard let operand = callee(id) else { return }
      visitValueLeaves(operand, isNegated: isNegated, depth: depth + 1, &left, body)
    case .ternary:
      var isCondition = true
      for branch in children(id) {
        if !isCondition { visitValueLeaves(branch, isNegated: isNegated, depth: depth + 1, &left, body) }
        isCondition = false
      }
    case .sequence:
      for operand in fallbackOperands(id) ?? [] {
        visitValueLeaves(operand, isNegated: isNegated, depth: depth + 1, &left, body)
      }
    case .ifStmt, .switchStmt, .ifConfig:
      for value in branchValues(id) {
        visitValueLeaves(value, isNegated: isNegated, depth: depth + 1, &left, body)
      }
    case .identifier: body(.name(id), isNegated)
    case .member:
      // `pad.wrappedValue` is what `pad` holds.
      if isNamed(id, "wrappedValue"), let base = callee(id) {
        visitValueLeaves(base, isNegated: isNegated, depth: depth + 1, &left, body)
      } else {
        body(.name(id), isNegated)
      }
    case .call:
      if let inner = calledClosure(id).map({ bodyValues($0) }) ?? wrappedValue(id).map({ [$0] })
        ?? wrappedNumbers(id)
      {
        for value in inner { visitValueLeaves(value, isNegated: isNegated, depth: depth + 1, &left, body) }
      } else {
        body(.call(id), isNegated)
      }
    default: return
    }
  }

  /// The values inside `CGFloat(20)`, and the literals among those of `min(20, width)`; `nil` for any other call.
  private func wrappedNumbers(_ call: NodeID) -> [NodeID]? {
    guard let name = name(call), let callee = callee(call), kind(callee) == .identifier else { return nil }
    switch name {
    case "CGFloat", "Double", "Float", "Int", "TimeInterval":
      let all = Array(arguments(call))
      guard all.count == 1, self.name(all[0]) == nil, let value = value(all[0]) else { return [] }
      return [value]
    case "min", "max":
      // A name among the arguments is a bound that comes from elsewhere, not the value.
      let all = arguments(call).compactMap { value($0) }
      if let kept = valueKept(below: all) { return [kept] }
      return all.contains(where: isBound) ? [] : all.filter { isNumberLiteral($0) }
    default: return nil
    }
  }

  /// `radius` of `min(radius, rect.height / 2)`, where all others are worked out.
  private func valueKept(below all: [NodeID]) -> NodeID? {
    let given = all.filter { kind(unwrapped($0)) != .sequence }
    guard given.count == 1, all.count > 1 else { return nil }
    switch kind(given[0]) {
    case .identifier, .member: return given[0]
    case .call: return isNamed(given[0], "min") ? given[0] : nil
    default: return nil
    }
  }

  /// `max(0, min(1, x))` keeps a value between two others, neither of which is meant as one.
  private func isBound(_ id: NodeID) -> Bool {
    guard kind(id) == .call, let callee = callee(id), kind(callee) == .identifier else { return false }
    return isNamed(callee, "min") || isNamed(callee, "max")
  }

  private func isNumberLiteral(_ id: NodeID) -> Bool {
    switch kind(id) {
    case .integerLiteral, .floatLiteral: return true
    case .prefixExpr: return callee(id).map { isNumberLiteral($0) } ?? false
    default: return false
    }
  }
}

private enum ValueLeafLimits {
  /// Expressions looked at for one.
  static let steps = 192
  /// Expressions within expressions.
  static let depth = 12
}

extension SyntaxTree {
  /// The closure that is called where it is written: `{ 18 }()`.
  func calledClosure(_ call: NodeID) -> NodeID? {
    guard kind(call) == .call, let callee = callee(call), argumentCount(call) == 0 else { return nil }
    let target = unwrapped(callee)
    return kind(target) == .closure ? target : nil
  }

  /// What a property wrapper is made with: `16` of `ScaledMetric(wrappedValue: 16)`, `State(initialValue: 16)` and of an
  /// attribute `@ScaledMetric(wrappedValue: 16)`; `nil` for every other call.
  func wrappedValue(_ call: NodeID) -> NodeID? {
    guard let first = firstArgument(call), let label = name(first),
      label == "wrappedValue" || label == "initialValue",
      kind(call) == .attribute || constructedType(call) != nil || isImplicitInitializer(call)
    else { return nil }
    return value(first)
  }
}

/// What bodies and branches return.
extension SyntaxTree {
  /// The initializer of a variable, the default of a parameter, what a computed property returns, or what the attribute of
  /// a variable that has none of these sets it to.
  func declaredValues(_ id: NodeID) -> [NodeID] {
    var initializer: NodeID?
    for child in children(id) {
      switch kind(child) {
      case .attribute, .type, .typeAnnotation, .wildcard: continue
      case .accessorBlock:
        if initializer == nil { return getterValues(child) }
      default: initializer = child
      }
    }
    return (initializer ?? attributeValue(id)).map { [$0] } ?? []
  }

  /// `16` of `@ScaledMetric(wrappedValue: 16) var pad: CGFloat`.
  private func attributeValue(_ binding: NodeID) -> NodeID? {
    guard kind(binding) == .binding, let variable = parent(binding) else { return nil }
    for attribute in children(variable) where kind(attribute) == .attribute {
      if let value = wrappedValue(attribute) { return value }
    }
    return nil
  }

  private func getterValues(_ block: NodeID) -> [NodeID] {
    let items = statements(block)
    if let getter = items.first(where: { kind($0) == .accessor && isNamed($0, "get") }) {
      return firstChild(getter, .codeBlock).map { bodyValues($0) } ?? []
    }
    return items.contains { kind($0) == .accessor } ? [] : bodyValues(block)
  }

  /// What a body returns: its only expression, or the values of its `return` statements outside closures.
  func bodyValues(_ block: NodeID) -> [NodeID] {
    let items = statements(block)
    if items.count == 1, kind(items[0]) != .returnStmt {
      switch kind(items[0]) {
      case .ifStmt, .switchStmt, .ifConfig: return branchValues(items[0]) + returnedValues(in: items[0])
      default: return [items[0]]
      }
    }
    return items.flatMap { returnedValues(in: $0) }
  }

  private func returnedValues(in id: NodeID) -> [NodeID] {
    subtree(id).filter { inner in
      guard kind(inner) == .returnStmt else { return false }
      return !ancestors(inner).prefix { $0 <= id }.contains { kind($0) == .closure || kind($0) == .funcDecl }
    }.compactMap { callee($0) }
  }

  /// The last expression of each branch that is nothing but one expression.
  func branchValues(_ id: NodeID) -> [NodeID] {
    var result: [NodeID] = []
    for branch in children(id) {
      switch kind(branch) {
      case .ifBranch:
        guard let block = firstChild(branch, .codeBlock) else { continue }
        let items = statements(block)
        if items.count == 1, kind(items[0]) != .returnStmt { result.append(items[0]) }
      case .ifConfigClause:
        let items = statements(branch)
        if items.count == 1, kind(items[0]) != .returnStmt { result.append(items[0]) }
      case .switchCase:
        if let value = switchCaseValue(branch) { result.append(value) }
      default: continue
      }
    }
    return result
  }

  /// The one expression a `case` comes to. Patterns come first; it is the one item behind the colon.
  func switchCaseValue(_ branch: NodeID) -> NodeID? {
    guard let last = value(branch), kind(last) != .returnStmt else { return nil }
    let first = Int(node(last).firstToken)
    return first > Int(node(branch).firstToken) && token(first - 1).kind == .colon ? last : nil
  }
}
