/// What tokens are made of: a name that was written there would name itself.
extension ProjectSite {
  /// Whether a constant whose job it is to write values down is made with a number: `RadiusStep(points: 16)`, or a value of a
  /// type of tokens, wherever that is made.
  func isInTokenDeclaration(_ node: NodeID) -> Bool {
    if memberNumbers.contains(node) { return true }
    for ancestor in tree.ancestors(node, limit: 12) {
      switch tree.kind(ancestor) {
      // A property may be computed, `var md: Radius { make(12) }`, and a function may say what its cases are.
      case .binding, .funcDecl:
        return tree.nameToken(ancestor).map { declarationOffsets.contains(tree.token($0).start) } ?? false
      case .closure, .memberBlock: return false
      default: continue
      }
    }
    return false
  }

  /// Whether something stands in the declaration of one of some constants, or of one that these are made of.
  func isPart(_ node: NodeID, of slots: Int32...) -> Bool {
    tree.ancestors(node).contains { ancestor in
      switch tree.kind(ancestor) {
      case .binding, .funcDecl, .enumCaseElement:
        guard let name = tree.nameToken(ancestor),
          let own = self.slot(declaredAt: UInt32(tree.token(name).start))
        else { return false }
        return slots.contains { $0 == own || $0 >= 0 && parts(of: $0).contains(own) }
      default: return false
      }
    }
  }

  /// Constants that stand for each other in a row.
  private static let partDepth = 4

  /// The constants that one is made of, and those that these are made of.
  private func parts(of slot: Int32) -> Set<Int32> {
    if let known = parts[slot] { return known }
    var found: Set<Int32> = []
    var open: Set<Int32> = [slot]
    for _ in 0..<Self.partDepth where !open.isEmpty {
      open = Set(open.flatMap { named(by: $0) }).subtracting(found)
      found.formUnion(open)
    }
    parts[slot] = found
    return found
  }

  /// The constants that the expression of one names.
  private func named(by slot: Int32) -> Set<Int32> {
    let sections = project.index.sections
    let record = sections.slots[Int(slot)]
    guard record.expression >= 0 else { return [] }
    let resolver = IndexResolver(sections: sections)
    let evaluator = ConstantEvaluator(project.index)
    let file = resolver.file(ofSlot: slot)
    let start = Int(sections.files[file].expressions.start) + Int(record.expression)
    var found: Set<Int32> = []
    for position in start..<start + Int(sections.expressions[start].size) {
      evaluator.names(position).withUnsafeBufferPointer { names in
        resolver.forEachSlot(ofPath: names, context: record.owner, file: file) { found.insert($0) }
      }
    }
    return found
  }

  /// Whether something stands in a modifier of the project's own, or in the type that this hands its view to:
  /// `modifier(TitleStyle())`.
  func isPart(_ node: NodeID, ofModifier name: String) -> Bool {
    let sections = project.index.sections
    let type = tree.enclosingType(of: node).flatMap { tree.name($0)?.symbol }
    let resolver = IndexResolver(sections: sections)
    var isPart = false
    for owner in TokenFinder.viewKeys {
      sections.callableTable.forEach(IndexResolver.key(owner, SymbolHash.symbol(name))) { position in
        let callable = sections.callables[Int(position)]
        let file = sections.files[resolver.file(ofCallable: position)]
        let result =
          callable.result < 0 ? -1 : sections.slots[Int(file.slots.start) + Int(callable.result)].expression
        let expression = callable.expression >= 0 ? callable.expression : result
        guard expression >= 0 else { return }
        let start = Int(file.expressions.start) + Int(expression)
        isPart =
          isPart
          || (start..<start + Int(sections.expressions[start].size)).contains { piece in
            sections.expressions[piece].kind == .name && sections.expressions[piece].payload == type
          }
      }
    }
    return isPart
      || tree.ancestors(node).contains { tree.kind($0) == .funcDecl && tree.name($0)?.string == name }
  }
}

extension SyntaxTree {
  /// Whether something stands in the declaration that an expression of names means: in `smooth` of a type `DS` for `DS.smooth`.
  func stands(_ node: NodeID, inDeclarationOf expression: String) -> Bool {
    let names = expression.split(separator: ".")
    return ancestors(node).contains { ancestor in
      guard kind(ancestor) == .binding || kind(ancestor) == .funcDecl, let own = name(ancestor)?.string,
        names.last.map({ $0 == own }) ?? false
      else { return false }
      return names.count < 2
        || enclosingType(of: ancestor).flatMap { name($0)?.string }.map { $0 == names[names.count - 2] }
          ?? false
    }
  }
}
