/// A number written in the source, and the way from where it is written to where it is used.
public struct LiteralValue: Sendable {
  /// The literal's node; of a constant that another file declares, the name that it is used by.
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
  /// Where constants of other files are to be followed as well, for who only asks what a number is.
  var site: ProjectSite?

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
    tree.forEachValueLeaf(id) { leaf, isNegated in
      guard result.values.count < Self.countLimit else { return }
      let sign = isNegated ? -sign : sign
      switch leaf {
      case .literal(let literal):
        guard let number = tree.number(literal) else { return }
        result.values.append(LiteralValue(node: literal, value: sign * number, path: path))
      case .call(let call):
        guard let function = calledFunction(call), let name = tree.name(function),
          let body = tree.firstChild(function, .codeBlock)
        else { return }
        for value in tree.bodyValues(body) {
          collect(value, sign: sign, path: ["\(name.string)()"] + path, depth: depth + 1, into: &result)
        }
      case .name(let use):
        guard let name = tree.name(use) else { return }
        let declarations =
          tree.kind(use) == .identifier
          ? facts.scope.declarations(of: name, at: use) : member(use).map { [$0] } ?? []
        for declaration in declarations {
          follow(declaration, name, sign: sign, path: path, depth: depth, into: &result)
        }
        if declarations.isEmpty, let number = numberElsewhere(use) {
          result.values.append(LiteralValue(node: use, value: sign * number, path: path))
        }
      }
    }
  }

  /// The one number that a name of another file's constant stands for, whatever the running program does. What is stored in
  /// a variable may be set to another.
  private func numberElsewhere(_ use: NodeID) -> Double? {
    guard let site else { return nil }
    let slots = ReferenceReader(tree: tree, facts: facts, site: site).slots(meantBy: use)
    let evaluator = ConstantEvaluator(site.project.index)
    let isFixed = slots.allSatisfy {
      let slot = evaluator.sections.slots[Int($0)]
      return slot.kind == .variable && !slot.flags.isDisjoint(with: [.isConstant, .isComputed])
    }
    guard isFixed, case .number(let number) = ConstantValue.one(of: slots.map { evaluator.value(of: $0) })
    else { return nil }
    return number
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

  /// The type of a variable that tells it, of a case, and of what a pattern takes out of one: `let size: Size`, `Size.large`,
  /// `case .round(let size)`.
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
    guard let declared else { return nil }
    if declared.isOpaque { return payloadType(of: declared.node) }
    return tree.firstChild(declared.node) { $0 == .typeAnnotation || $0 == .type }.flatMap {
      tree.lastTypeName($0)
    }
  }

  /// What the only case of a name in this file holds where a pattern binds a variable.
  private func payloadType(of variable: NodeID) -> Name? {
    guard let argument = tree.ancestors(variable, limit: 2).first(where: { tree.kind($0) == .argument }),
      let pattern = tree.parent(argument), tree.kind(pattern) == .call, let name = tree.name(pattern),
      case let cases = Array(facts.declarations(of: name)), cases.count == 1,
      tree.kind(cases[0]) == .enumCaseElement
    else { return nil }
    let parameters = tree.children(cases[0]).filter { tree.kind($0) == .parameter }
    let arguments = Array(tree.arguments(pattern))
    guard arguments.count == parameters.count, let place = arguments.firstIndex(of: argument) else {
      return nil
    }
    return tree.firstChild(parameters[place], .type).flatMap { tree.lastTypeName($0) }
  }

  private func follow(
    _ declaration: FileScope.Declaration, _ name: Name, sign: Double, path: [String], depth: Int,
    into result: inout Search
  ) {
    guard !declaration.isOpaque else { return }
    let way = [name.string] + path
    // What every initializer puts something else in the place of is never seen.
    if !isAlwaysAssigned(declaration.node) {
      for value in declaredValues(declaration.node) {
        collect(value, sign: sign, path: way, depth: depth + 1, into: &result)
      }
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
    let values = Array(tree.declaredValues(id).prefix(Self.countLimit))
    facts.declaredValues[id] = values
    return values
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
