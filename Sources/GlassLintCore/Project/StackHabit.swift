/// How many stacks with gaps say how large these are, and how many leave that to the system.
struct StackHabit {
  var written = 0
  var open = 0

  /// What the index has them by, the written ones in the upper half of the facts.
  static let symbol = SymbolHash.symbol("stack gaps")
  static let stacks = NameSet(["VStack", "HStack", "LazyVStack", "LazyHStack"])

  mutating func add(_ stack: NodeID, _ tree: SyntaxTree) {
    guard let content = tree.trailingClosure(stack) ?? tree.closureArgument(stack, "content"),
      tree.hasGaps(content)
    else { return }
    if tree.argument(stack, "spacing") == nil { open += 1 } else { written += 1 }
  }
}

extension StackHabit {
  /// That of one file.
  init(of tree: SyntaxTree) {
    self.init()
    for id in 0..<tree.nodeCount where tree.kind(id) == .call {
      if let type = tree.constructedType(id), Self.stacks.contains(type) { add(id, tree) }
    }
  }
}

/// The gaps that a stack makes.
extension SyntaxTree {
  /// Whether two views of a block stand side by side, or those for elements of data. A gap at a spacer lies within the
  /// room that it takes, and beside what is never seen there is none to see.
  func hasGaps(_ content: NodeID) -> Bool {
    let parts = statements(content, limit: 8)
    let most = parts.filter { kind($0) == .ifConfig }.map { clauses(of: $0).count }.max() ?? 0
    // Each system has the views of one clause, or of none where there is no `#else`.
    return (0...most).contains { choice in
      let views = parts.flatMap { part -> [NodeID] in
        guard kind(part) == .ifConfig else { return [part] }
        let clauses = self.clauses(of: part)
        if choice < clauses.count { return statements(clauses[choice], limit: 8) }
        guard let last = clauses.last, node(last).flags.contains(.elseBranch) else { return [] }
        return statements(last, limit: 8)
      }
      return hasGaps(among: views.filter { kind($0) != .variableDecl })
    }
  }

  private func clauses(of config: NodeID) -> [NodeID] {
    children(config).filter { kind($0) == .ifConfigClause }
  }

  private func hasGaps(among views: [NodeID]) -> Bool {
    views.contains { constructedType(chain($0).root).map { $0 == "ForEach" } ?? false }
      || zip(views, views.dropFirst()).contains { !isRoom($0) && !isRoom($1) }
        && views.filter { !isHidden($0) && !isSpacer($0) }.count > 1
  }

  /// A spacer that only keeps others apart: one of a size of its own is a part of the stack.
  private func isSpacer(_ view: NodeID) -> Bool {
    let chain = chain(view)
    return chain.modifiers.isEmpty && constructedType(chain.root).map { $0 == "Spacer" } ?? false
  }

  /// `.hidden()`, `.opacity(0)`.
  private func isHidden(_ view: NodeID) -> Bool {
    chain(view).modifiers.contains { modifier in
      isNamed(modifier.call, "hidden")
        || isNamed(modifier.call, "opacity")
          && unlabelledArgument(modifier.call).map { number($0) == 0 } == true
    }
  }

  /// A spacer that is as long as it likes, or nothing.
  private func isRoom(_ view: NodeID) -> Bool {
    let chain = chain(view)
    guard let type = constructedType(chain.root) else { return false }
    return type == "EmptyView"
      || type == "Spacer" && argumentCount(chain.root) == 0
        && !chain.modifiers.contains { isNamed($0.call, "frame") }
  }
}

extension SummaryReader {
  func addStackHabit(_ habit: StackHabit) {
    guard habit.written + habit.open > 0, !facts.isTest else { return }
    let (written, open) = (UInt32(min(habit.written, 65_535)), UInt32(min(habit.open, 65_535)))
    store.views.append(ViewRecord(name: StackHabit.symbol, kind: .margin, facts: written << 16 | open))
  }
}

extension Project {
  /// That of all files.
  var stackHabit: StackHabit { facts.stackHabit.value { known.readStackHabit() } }

  private func readStackHabit() -> StackHabit {
    var habit = StackHabit()
    index.sections.viewTable.forEach(StackHabit.symbol) { position in
      let record = index.sections.views[Int(position)]
      guard record.kind == .margin else { return }
      habit.written += Int(record.facts >> 16)
      habit.open += Int(record.facts & 65_535)
    }
    return habit
  }
}
