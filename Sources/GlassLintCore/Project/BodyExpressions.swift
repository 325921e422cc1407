/// What the statements of a body come to: a value, values by condition, and the constants they are made of.
extension ExpressionWriter {
  /// Statements of a body that are looked at.
  private static let statementLimit = 8

  func body(_ block: NodeID, depth: Int) {
    body(tree.statements(block, limit: Self.statementLimit)[...], depth: depth)
  }

  private func body(_ items: ArraySlice<NodeID>, depth: Int) {
    guard depth < Self.depthLimit, let first = items.first, items.count < Self.statementLimit else {
      return leaf(.unknown)
    }
    let rest = items.dropFirst()
    guard let second = rest.first else {
      if tree.kind(first) == .ifConfig { return configured(first, depth: depth + 1) }
      return value(first, depth: depth + 1)
    }
    switch tree.kind(first) {
    // What is kept for the next time is what the rest makes.
    case .ifStmt where isAnswered(first, laterKeptBy: rest): body(rest, depth: depth)
    case .assignment where keptIn(first) != nil, .deferStmt: body(rest, depth: depth)
    case .ifStmt:
      if rest.count == 1, tree.kind(second) == .returnStmt,
        comparisons(first, otherwise: second, depth: depth)
      {
        return
      }
      let all = tree.children(first).filter { tree.kind($0) == .ifBranch }
      guard all.count == 1, let block = tree.firstChild(all[0], .codeBlock) else { return leaf(.unknown) }
      branches(of: all[0], { body(block, depth: depth + 1) }, { body(rest, depth: depth + 1) })
    case .guardStmt:
      guard let block = tree.firstChild(first, .codeBlock) else { return leaf(.unknown) }
      let last = tree.statements(block).last
      // What is not there ends the program.
      let isEnd = last.map { tree.kind($0) == .call } ?? true
      branches(of: first, isOnly: isEnd, { body(rest, depth: depth + 1) }, { body(block, depth: depth + 1) })
    case .variableDecl: constants(first, rest, second, depth: depth)
    // What is only reported on the way: `print("…")`.
    case .call where isReport(first): body(rest, depth: depth)
    default: leaf(.unknown)
    }
  }

  /// Whether an `if` only answers with what an earlier call has made and kept:
  /// `if let known = fonts[key] { return known }`, where `fonts[key] = font` follows.
  private func isAnswered(_ condition: NodeID, laterKeptBy rest: ArraySlice<NodeID>) -> Bool {
    let parts = tree.children(condition).filter { tree.kind($0) == .ifBranch }
    guard parts.count == 1, let block = tree.firstChild(parts[0], .codeBlock),
      let binding = tree.firstChild(parts[0], .optionalBinding), let found = set(by: binding),
      tree.kind(found) == .subscriptCall, let store = tree.callee(found),
      let name = tree.name(binding)
    else { return false }
    let answers = tree.statements(block, limit: 2)
    guard answers.count == 1, tree.kind(answers[0]) == .returnStmt, let answer = tree.callee(answers[0]),
      tree.kind(answer) == .identifier, tree.name(answer)?.symbol == name.symbol
    else { return false }
    return rest.contains { keptIn($0).map { tree.text($0) == tree.text(store) } ?? false }
  }

  /// Whether a statement calls a function for what that does besides: no type's initializer, and no method of a value.
  private func isReport(_ statement: NodeID) -> Bool {
    guard let callee = tree.callee(statement), tree.kind(callee) == .identifier, let name = tree.name(callee)
    else { return false }
    return !tree.startsUppercase(name)
  }

  /// What keeps a value in `fonts[key] = font`.
  private func keptIn(_ statement: NodeID) -> NodeID? {
    guard tree.kind(statement) == .assignment,
      let target = tree.children(statement).first(where: { _ in true }),
      tree.kind(target) == .subscriptCall
    else { return nil }
    return tree.callee(target)
  }

  /// What follows the declaration of a constant.
  private func constants(
    _ declaration: NodeID, _ rest: ArraySlice<NodeID>, _ second: NodeID, depth: Int
  ) {
    if rest.count == 1, tree.kind(second) == .switchStmt, let subject = tree.callee(second),
      tree.kind(subject) == .identifier, let name = tree.name(subject),
      tree.children(declaration).contains(where: { tree.name($0)?.symbol == name.symbol })
    {
      // `let theme = theme ?? Theme.current; switch theme { … }`.
      return switching(second, depth: depth + 1)
    }
    if rest.count == 2, tree.kind(second) == .switchStmt || tree.kind(second) == .ifStmt,
      let last = rest.last, tree.kind(last) == .returnStmt, let returned = tree.callee(last),
      tree.kind(returned) == .identifier, let name = tree.name(returned)?.symbol,
      tree.children(declaration).contains(where: { tree.name($0)?.symbol == name })
    {
      // `let color: Color; switch self { case .warm: color = … }; return color`.
      let outer = assigned
      assigned = name
      defer { assigned = outer }
      return expression(second, depth: depth + 1)
    }
    let outer = locals
    defer { locals = outer }
    guard let own = constants(in: [declaration]) else { return leaf(.unknown) }
    locals.merge(own) { $1 }
    body(rest, depth: depth)
  }

  /// What the constants of a body are set to, by name; `nil` where statements declare anything else.
  func constants(in statements: ArraySlice<NodeID>) -> [Symbol: NodeID]? {
    var constants: [Symbol: NodeID] = [:]
    for statement in statements {
      guard tree.kind(statement) == .variableDecl, tree.node(statement).flags.contains(.constant) else {
        return nil
      }
      for binding in tree.children(statement) where tree.kind(binding) == .binding {
        guard let name = tree.name(binding)?.symbol, let value = set(by: binding) else { return nil }
        constants[name] = value
      }
    }
    return constants
  }

  /// What a binding sets its constant to.
  private func set(by binding: NodeID) -> NodeID? {
    let parts = tree.children(binding).filter { child in
      switch tree.kind(child) {
      case .wildcard, .typeAnnotation, .accessorBlock, .bindingPattern: false
      default: true
      }
    }
    // The name of an optional binding is one of its parts.
    return tree.kind(binding) == .optionalBinding && parts.count < 2 ? nil : parts.last
  }

  /// What holds in a branch of an `if` or behind a `guard`, and what without.
  /// - Parameter isOnly: nothing comes of it where that does not hold.
  func branches(
    of branch: NodeID, isOnly: Bool = false, _ inside: () -> Void, _ otherwise: () -> Void
  ) {
    let conditions = tree.children(branch).filter { tree.kind($0) != .codeBlock }
    let outer = locals
    var subject: Symbol = 0
    var isMade = false
    for condition in conditions where tree.kind(condition) == .optionalBinding {
      guard let name = tree.name(condition)?.symbol else { continue }
      let value = set(by: condition)
      let plain = value.map { tree.kind($0) == .identifier ? tree.name($0)?.symbol ?? 0 : 0 } ?? name
      if let made = plain == 0 ? value : locals[plain], isFailable(made) { isMade = true }
      if subject == 0, locals[plain] == nil { subject = plain }
      if let value { locals[name] = value }
    }
    func write(_ part: () -> Void, _ names: [Symbol: NodeID]) {
      locals = names
      part()
    }
    let inner = locals
    defer { locals = outer }
    if isOnly || conditions.count == 1 && isAlwaysTrue(conditions[0]) { return write(inside, inner) }
    if subject != 0 {
      // `if let limit { … }`: a parameter may be known to hold nothing.
      let start = begin(.cases, subject, conditions.count == 1 ? 1 : 0)
      argument(0) { write(inside, inner) }
      argument(ConstantNames.nothing) { write(otherwise, outer) }
      return end(start, 2)
    }
    let question = conditions.count == 1 ? asked(by: conditions[0]) : nil
    if isMade && conditions.count == 1 || question != nil {
      // What stands in where there is nothing is no value of the design.
      let start = begin(.operation, 0, ExpressionOperator.fallback.rawValue)
      let isThere = question ?? true
      write(isThere ? inside : otherwise, isThere ? inner : outer)
      write(isThere ? otherwise : inside, isThere ? outer : inner)
      return end(start, 2)
    }
    branches(
      conditions.count == 1 ? darkness(of: conditions[0]) : nil, { write(inside, inner) },
      { write(otherwise, outer) })
  }

  /// Whether a value is made by what comes to nothing only where something is missing: `UIColor(named:)`, `UIFont(name:size:)`,
  /// `descriptor.withDesign(.rounded)`.
  private func isFailable(_ value: NodeID) -> Bool {
    guard tree.kind(value) == .call else { return false }
    if let type = tree.constructedType(value) { return ConstantNames.paintTypes.contains(type.symbol) }
    return tree.isNamed(value, "withDesign") || tree.isNamed(value, "withSymbolicTraits")
  }

  /// Whether a condition asks for something to be there that may be missing, `UIFont(name: face, size: 17) != nil`, or for it
  /// to be missing; `nil` for any other condition.
  private func asked(by condition: NodeID) -> Bool? {
    guard tree.kind(condition) == .sequence, case let parts = Array(tree.children(condition)),
      parts.count == 3, tree.kind(parts[2]) == .nilLiteral, isFailable(parts[0])
    else { return nil }
    return tree.isNamed(parts[1], "!=") ? true : tree.isNamed(parts[1], "==") ? false : nil
  }

  /// The first versions of systems that have SwiftUI.
  private static let firstVersions = ["iOS": 13, "tvOS": 13, "macOS": 10, "watchOS": 6]

  /// Whether a condition asks for systems on which no SwiftUI code could run otherwise: `#available(iOS 13.0, *)`.
  private func isAlwaysTrue(_ condition: NodeID) -> Bool {
    guard tree.kind(condition) == .availabilityCondition else { return false }
    let text = tree.text(condition)
    guard text.hasPrefix("#available") else { return false }
    let parts = text.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }.split(separator: ",")
    return parts.allSatisfy { part in
      let words = part.split(separator: " ")
      guard words.count == 2, let first = Self.firstVersions[String(words[0])] else { return words == ["*"] }
      return Int(words[1].prefix { $0 != "." }).map { $0 <= first } ?? false
    }
  }
}
