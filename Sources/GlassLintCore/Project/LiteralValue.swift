/// A number written in the source, and the way from where it is written to where it is used.
public struct LiteralValue: Sendable {
  /// The literal's node.
  public let node: NodeID
  /// As it lands, sign included.
  public let value: Double
  /// The names it passes through, from the literal to the use; empty where it is written in place.
  public let path: [String]
}

/// Follows an expression to the literals it can evaluate to, within one file.
struct ValueFollower {
  let tree: SyntaxTree
  let facts: FileFacts

  /// Names passed through and expressions within expressions at the most; what lies deeper is unknown.
  private static let depthLimit = 12
  /// Literals one expression may come to.
  private static let countLimit = 64

  /// Expressions looked at for one, so that functions that call each other come to an end soon.
  private static let stepLimit = 192

  /// What has been found so far.
  private struct Search {
    var values: [LiteralValue] = []
    var steps = 0
  }

  func values(of expression: NodeID) -> [LiteralValue] {
    var search = Search()
    collect(expression, sign: 1, path: [], depth: 0, into: &search)
    return search.values
  }

  private func collect(
    _ id: NodeID, sign: Double, path: [String], depth: Int, into result: inout Search
  ) {
    guard depth < Self.depthLimit, result.values.count < Self.countLimit, result.steps < Self.stepLimit else {
      return
    }
    result.steps += 1
    func go(_ next: NodeID?, sign newSign: Double? = nil) {
      if let next { collect(next, sign: newSign ?? sign, path: path, depth: depth + 1, into: &result) }
    }
    switch tree.kind(id) {
    case .integerLiteral, .floatLiteral:
      guard let number = tree.number(id) else { return }
      result.values.append(LiteralValue(node: id, value: sign * number, path: path))
    case .prefixExpr:
      if tree.isNamed(id, "-") {
        go(tree.callee(id), sign: -sign)
      } else if tree.isNamed(id, "+") {
        go(tree.callee(id))
      }
    case .tuple: go(tree.onlyElement(id))
    case .cast, .effect, .genericSpecialization, .forceUnwrap: go(tree.callee(id))
    case .ternary:
      for branch in tree.children(id).dropFirst() { go(branch) }
    case .sequence:
      for operand in tree.fallbackOperands(id) ?? [] { go(operand) }
    case .ifStmt, .switchStmt:
      for value in branchValues(id) { go(value) }
    case .call:
      collectCall(id, go: { go($0) })
      if let function = calledFunction(id), let name = tree.name(function),
        let body = tree.firstChild(function, .codeBlock)
      {
        for value in bodyValues(body) {
          collect(value, sign: sign, path: ["\(name.string)()"] + path, depth: depth + 1, into: &result)
        }
      }
    case .identifier:
      guard let name = tree.name(id) else { return }
      follow(
        facts.scope.declaration(of: name, at: id), name, sign: sign, path: path, depth: depth, into: &result)
    case .member:
      guard let declaration = member(id), let name = tree.name(id) else { return }
      follow(declaration, name, sign: sign, path: path, depth: depth, into: &result)
    default: return
    }
  }

  /// `CGFloat(20)` and `min(20, width)`.
  private func collectCall(_ id: NodeID, go: (NodeID?) -> Void) {
    guard let name = tree.name(id), let callee = tree.callee(id), tree.kind(callee) == .identifier else {
      return
    }
    switch name {
    case "CGFloat", "Double", "Float", "Int":
      let arguments = Array(tree.arguments(id))
      if arguments.count == 1, tree.name(arguments[0]) == nil { go(tree.value(arguments[0])) }
    case "min", "max":
      for argument in tree.arguments(id) {
        // A name among the arguments is a bound that comes from elsewhere, not the value.
        if let value = tree.value(argument), isLiteral(value) { go(value) }
      }
    default: return
    }
  }

  private func isLiteral(_ id: NodeID) -> Bool {
    switch tree.kind(id) {
    case .integerLiteral, .floatLiteral: return true
    case .prefixExpr: return tree.callee(id).map { isLiteral($0) } ?? false
    default: return false
    }
  }

  /// `Self.pad`, `self.pad`, `Layout.pad` of a type in this file, `.pad` of `CGFloat`, `size.pad` of what has a type.
  private func member(_ id: NodeID) -> FileScope.Declaration? {
    guard let name = tree.name(id) else { return nil }
    guard let base = tree.callee(id) else { return facts.scope.member(name, ofType: Name("CGFloat")) }
    let owner = tree.unwrapped(base)
    guard tree.kind(owner) == .identifier || tree.kind(owner) == .member, let type = tree.name(owner) else {
      return nil
    }
    if tree.kind(owner) == .identifier, type == "self" || type == "Self" {
      guard let enclosing = tree.enclosingType(of: id), let typeName = tree.name(enclosing) else {
        return nil
      }
      return facts.scope.member(name, ofType: typeName)
    }
    if tree.startsUppercase(type) { return facts.scope.member(name, ofType: type) }
    return typeName(of: owner).flatMap { facts.scope.member(name, ofType: $0) }
  }

  /// The type of a variable that tells it, and of a case: `let size: Size`, `Size.large`.
  private func typeName(of owner: NodeID) -> Name? {
    guard let name = tree.name(owner) else { return nil }
    if tree.kind(owner) == .member {
      guard let base = tree.callee(owner), tree.kind(base) == .identifier, let type = tree.name(base) else {
        return nil
      }
      if tree.startsUppercase(type), isCase(name, of: type) { return type }
    }
    let declared =
      tree.kind(owner) == .member ? member(owner) : facts.scope.declaration(of: name, at: owner)
    guard let declared, !declared.isOpaque else { return nil }
    return tree.firstChild(declared.node) { $0 == .typeAnnotation || $0 == .type }.flatMap {
      tree.lastTypeName($0)
    }
  }

  private func follow(
    _ declaration: FileScope.Declaration?, _ name: Name, sign: Double, path: [String], depth: Int,
    into result: inout Search
  ) {
    guard let declaration, !declaration.isOpaque else { return }
    let way = [name.string] + path
    for value in declaredValues(declaration.node) {
      collect(value, sign: sign, path: way, depth: depth + 1, into: &result)
    }
    for value in assignedValues(declaration.node) {
      collect(value, sign: sign, path: way, depth: depth + 1, into: &result)
    }
    for argument in passedValues(declaration.node) {
      collect(argument.value, sign: sign, path: [argument.callee] + way, depth: depth + 1, into: &result)
    }
  }

  /// The initializer of a variable, the default of a parameter, what a computed property returns. Worked out once, since
  /// a long body may be used often.
  func declaredValues(_ id: NodeID) -> [NodeID] {
    if let known = facts.declaredValues[id] { return known }
    let values = Array(findDeclaredValues(id).prefix(Self.countLimit))
    facts.declaredValues[id] = values
    return values
  }

  private func findDeclaredValues(_ id: NodeID) -> [NodeID] {
    var initializer: NodeID?
    for child in tree.children(id) {
      switch tree.kind(child) {
      case .attribute, .type, .typeAnnotation, .wildcard: continue
      case .accessorBlock:
        if initializer == nil { return getterValues(child) }
      default: initializer = child
      }
    }
    return initializer.map { [$0] } ?? []
  }

  private func getterValues(_ block: NodeID) -> [NodeID] {
    let items = tree.statements(block)
    if let getter = items.first(where: { tree.kind($0) == .accessor && tree.isNamed($0, "get") }) {
      return tree.firstChild(getter, .codeBlock).map { bodyValues($0) } ?? []
    }
    return items.contains { tree.kind($0) == .accessor } ? [] : bodyValues(block)
  }

  /// What a body returns: its only expression, or the values of its `return` statements outside closures.
  func bodyValues(_ block: NodeID) -> [NodeID] {
    let items = tree.statements(block)
    if items.count == 1, !isReturn(items[0]) {
      switch tree.kind(items[0]) {
      case .ifStmt, .switchStmt: return branchValues(items[0]) + returned(in: items[0])
      default: return [items[0]]
      }
    }
    return items.flatMap { returned(in: $0) }
  }

  private func isReturn(_ id: NodeID) -> Bool { tree.kind(id) == .returnStmt }

  private func returned(in id: NodeID) -> [NodeID] {
    tree.subtree(id).filter { inner in
      guard isReturn(inner) else { return false }
      return !tree.ancestors(inner).prefix { $0 <= id }.contains {
        tree.kind($0) == .closure || tree.kind($0) == .funcDecl
      }
    }.compactMap { tree.callee($0) }
  }

  /// The last expression of each branch that is nothing but one expression.
  func branchValues(_ id: NodeID) -> [NodeID] {
    var result: [NodeID] = []
    for branch in tree.children(id) {
      switch tree.kind(branch) {
      case .ifBranch:
        guard let block = tree.firstChild(branch, .codeBlock) else { continue }
        let items = tree.statements(block)
        if items.count == 1, !isReturn(items[0]) { result.append(items[0]) }
      case .switchCase:
        // Patterns come first; the value is the one item behind the colon.
        if let last = tree.value(branch), !isReturn(last), isBehindColon(last, in: branch) {
          result.append(last)
        }
      default: continue
      }
    }
    return result
  }

  private func isBehindColon(_ id: NodeID, in branch: NodeID) -> Bool {
    let first = Int(tree.node(id).firstToken)
    return first > Int(tree.node(branch).firstToken) && tree.token(first - 1).kind == .colon
  }
}

extension SyntaxTree {
  /// The operands of `a ?? b ?? c`; `nil` where another operator is among them, or there are more than people write.
  func fallbackOperands(_ sequence: NodeID) -> [NodeID]? {
    var operands: [NodeID] = []
    for (index, part) in children(sequence).enumerated() {
      guard index < 128 else { return nil }
      if index % 2 == 0 { operands.append(part) } else if !isNamed(part, "??") { return nil }
    }
    return operands
  }

  /// The value of a number literal: decimal, hexadecimal, octal, binary, with underscores. Never infinite: `1e999` is no
  /// number that Swift takes.
  public func number(_ id: NodeID) -> Double? {
    switch kind(id) {
    case .integerLiteral, .floatLiteral: break
    default: return nil
    }
    let text = text(id).filter { $0 != "_" }
    if kind(id) == .integerLiteral {
      for (prefix, radix) in [("0x", 16), ("0b", 2), ("0o", 8)] where text.hasPrefix(prefix) {
        return Int(text.dropFirst(2), radix: radix).map(Double.init)
      }
    }
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }
}
