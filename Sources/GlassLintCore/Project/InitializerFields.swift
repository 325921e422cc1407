/// What initializers give the properties of their types, whatever they ask on the way.
extension ExpressionWriter {
  /// Statements of an initializer that are looked at, and of one of a design system's.
  private static let (statementLimit, listedStatementLimit) = (40, 400)
  private static let nestingLimit = 4

  /// What an initializer's body gives the properties of its type, or the initializer that it leaves that to.
  /// - Parameter isDesign: its type is one of tokens, of which it may set many.
  func write(initializer id: NodeID, isDesign: Bool) -> Int32 {
    guard let block = tree.firstChild(id, .codeBlock) else { return -1 }
    let items = tree.statements(block, limit: isDesign ? Self.listedStatementLimit : Self.statementLimit)
    if let last = items.last, leavesToAnother(last),
      items.dropLast().allSatisfy({ tree.kind($0) == .variableDecl })
    {
      return write(body: block)
    }
    return whole(isDesign ? Self.listLimit : Self.sizeLimit) {
      let start = begin(.fields)
      var count = 0
      for item in items {
        for name in given(by: item, depth: 0) {
          argument(name) { value(of: name, givenBy: item, depth: 1) }
          count += 1
        }
      }
      end(start, count)
    }
  }

  /// Whether a statement calls another initializer, `self.init(named: name)!`, be it another one in each branch of an `#if`.
  private func leavesToAnother(_ item: NodeID) -> Bool {
    if tree.kind(item) == .ifConfig {
      let clauses = tree.children(item).filter { tree.kind($0) == .ifConfigClause }
      return clauses.allSatisfy { clause in
        tree.statements(clause, limit: Self.statementLimit).last.map(leavesToAnother) ?? false
      }
    }
    let call = tree.unwrapped(item)
    return tree.kind(call) == .call && tree.isNamed(call, "init")
  }

  /// The properties that a statement sets, be it in one of its branches.
  private func given(by item: NodeID, depth: Int) -> [Symbol] {
    if tree.kind(item) == .assignment {
      guard let target = tree.callee(item), let name = tree.name(target), tree.value(item) != nil,
        tree.kind(target) == .identifier || tree.callee(target).map({ tree.isNamed($0, "self") }) ?? false
      else { return [] }
      return [name.symbol]
    }
    guard depth < Self.nestingLimit, let branches = branches(of: item) else { return [] }
    var names: [Symbol] = []
    for inner in branches.all.joined() {
      for name in given(by: inner, depth: depth + 1) where !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// The statements of each branch, and whether one of them is always taken; `nil` for what has none.
  private func branches(of item: NodeID) -> (all: [[NodeID]], areComplete: Bool)? {
    switch tree.kind(item) {
    case .ifStmt:
      let branches = tree.children(item).filter { tree.kind($0) == .ifBranch }
      let blocks = branches.map { tree.firstChild($0, .codeBlock) }
      let hasElse = branches.last.map { tree.children($0).first { _ in true } == blocks.last } ?? false
      return (blocks.map { $0.map { tree.statements($0, limit: Self.statementLimit) } ?? [] }, hasElse)
    case .switchStmt:
      let cases = tree.children(item).filter { tree.kind($0) == .switchCase }
      return (cases.map { tree.caseStatements($0) }, true)
    case .ifConfig:
      let clauses = tree.children(item).filter { tree.kind($0) == .ifConfigClause }
      return (clauses.map { tree.statements($0, limit: Self.statementLimit) }, true)
    default: return nil
    }
  }

  private func value(of name: Symbol, givenBy item: NodeID, depth: Int) {
    if tree.kind(item) == .assignment {
      return tree.value(item).map { expression($0, depth: depth) } ?? leaf(.unknown)
    }
    guard let (all, areComplete) = branches(of: item) else { return leaf(.unknown) }
    // What comes to no value leaves none behind either.
    let left = all.filter { !($0.last.map(isEnd) ?? false) }
    func write(_ statements: [NodeID]) {
      // Its last word counts.
      let item = statements.last { given(by: $0, depth: 0).contains(name) }
      if let item { value(of: name, givenBy: item, depth: depth + 1) } else { leaf(.unknown) }
    }
    if all.count == 2, left.count == 2, areComplete, let condition = condition(of: item) {
      return branches(darkness(of: condition), { write(left[0]) }, { write(left[1]) })
    }
    if tree.kind(item) == .switchStmt, let subject = tree.callee(item), tree.kind(subject) == .identifier,
      let subject = tree.name(subject)?.symbol
    {
      return cases(of: item, subject, write)
    }
    let start = begin(.choice)
    for statements in left { write(statements) }
    if !areComplete { leaf(.unknown) }
    end(start, left.count + (areComplete ? 0 : 1))
  }

  private func cases(of item: NodeID, _ subject: Symbol, _ write: ([NodeID]) -> Void) {
    let start = begin(.cases, subject)
    var count = 0
    for branch in tree.children(item) where tree.kind(branch) == .switchCase {
      let statements = tree.caseStatements(branch)
      if statements.last.map(isEnd) ?? false { continue }
      for name in caseNames(branch) {
        argument(name) { write(statements) }
        count += 1
      }
    }
    end(start, count)
  }

  private func condition(of item: NodeID) -> NodeID? {
    guard let branch = tree.firstChild(item, .ifBranch) else { return nil }
    return tree.children(branch).first { tree.kind($0) != .codeBlock }
  }

  /// Whether nothing comes behind a statement: no value is made, or the program ends.
  private func isEnd(_ item: NodeID) -> Bool {
    switch tree.kind(item) {
    case .throwStmt: true
    case .returnStmt: tree.callee(item).map { tree.kind($0) == .nilLiteral } ?? false
    case .call: tree.isNamed(item, "fatalError") || tree.isNamed(item, "preconditionFailure")
    default: false
    }
  }
}
