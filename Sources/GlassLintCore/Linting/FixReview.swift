/// Takes back fixes that would not mean what the author meant, whichever rule proposes them: those in code that is not
/// closed, where nobody knows yet what it will be, and those that make two branches of a condition alike or turn the
/// order of their numbers round.
///
/// What the finding says stays true; only the rewrite is left to a person.
struct FixReview {
  let tree: SyntaxTree
  let bytes: UnsafeBufferPointer<UInt8>

  /// Conditions with more branches than this are compared with nobody's patience; their fixes stay.
  private static let branchLimit = 16
  /// So many findings of one branch are tried one at a time, beside all of them together.
  private static let singleLimit = 4

  func review(_ findings: inout [RawFinding]) {
    guard findings.contains(where: { !$0.fixes.isEmpty }) else { return }
    let unclosed = unclosedRanges()
    if !unclosed.isEmpty {
      for index in findings.indices {
        let isInside = findings[index].fixes.contains { fix in
          fix.edits.contains { edit in
            unclosed.contains { edit.range.start <= $0.end && edit.range.end > $0.start }
          }
        }
        if isInside { findings[index].fixes = [] }
      }
    }
    keepBranchesApart(&findings)
  }

  // MARK: Unclosed code

  /// From brackets without a partner to where they can be closed at the latest.
  private func unclosedRanges() -> [ByteRange] {
    (0..<tree.tokenCount).compactMap { id in
      let token = tree.token(id)
      guard token.flags.contains(.unmatched) else { return nil }
      switch token.kind {
      case .leftParen, .leftBracket, .leftBrace, .interpolationStart:
        return ByteRange(start: Int(token.start), end: Int(tree.token(Int(token.payload)).start))
      default: return nil
      }
    }
  }

  // MARK: Branches

  /// One fix of one finding.
  private struct Proposal: Hashable {
    let finding: Int
    let fix: Int
  }

  /// One of its edits, by where that begins.
  private struct Change {
    let start: Int
    let proposal: Proposal
  }

  /// A branch after some fixes, and which these are.
  private struct Version {
    let text: [UInt8]
    var proposals: [Proposal] = []
    var number: Double? { Double(String(decoding: text, as: UTF8.self)) }
  }

  private func keepBranchesApart(_ findings: inout [RawFinding]) {
    var changes: [Change] = []
    for (index, finding) in findings.enumerated() {
      for (position, fix) in finding.fixes.enumerated() {
        let proposal = Proposal(finding: index, fix: position)
        changes += fix.edits.map { Change(start: $0.range.start, proposal: proposal) }
      }
    }
    changes.sort { $0.start < $1.start }
    var dropped: Set<Proposal> = []
    for id in 0..<tree.nodeCount
    where isCondition(id) && !proposals(in: tree.range(of: id), of: changes).isEmpty {
      let branches = self.branches(id)
      guard branches.count > 1, branches.count <= Self.branchLimit else { continue }
      let inside = branches.map { proposals(in: $0, of: changes) }
      guard inside.contains(where: { !$0.isEmpty }) else { continue }
      let versions = zip(branches, inside).map { self.versions(of: $0, $1, findings) }
      for (index, first) in versions.enumerated() {
        for other in (index + 1)..<versions.endIndex {
          let shared = Set(inside[index]).intersection(inside[other])
          dropped.formUnion(clashes(first, versions[other], shared: shared))
        }
      }
    }
    guard !dropped.isEmpty else { return }
    for index in findings.indices {
      // What is next to the best is no substitute for it.
      let isLost = dropped.contains(Proposal(finding: index, fix: 0))
      findings[index].fixes = findings[index].fixes.enumerated()
        .filter { !isLost && !dropped.contains(Proposal(finding: index, fix: $0.offset)) }.map(\.element)
    }
  }

  /// Whether something is chosen here; of a chain of conditions, only its first one.
  private func isCondition(_ id: NodeID) -> Bool {
    switch tree.kind(id) {
    case .ifStmt, .switchStmt: return true
    case .ternary:
      guard let parent = tree.parent(id), tree.kind(parent) == .ternary else { return true }
      return tree.callee(parent) == id
    default: return false
    }
  }

  /// What a condition chooses from; empty for anything else.
  private func branches(_ id: NodeID) -> [ByteRange] {
    switch tree.kind(id) {
    case .ternary:
      return leaves(id)
    case .ifStmt:
      return tree.children(id).compactMap { branch in
        tree.firstChild(branch, .codeBlock).map { inside(tree.range(of: $0)) }
      }
    case .switchStmt:
      return tree.children(id).compactMap { child in
        guard tree.kind(child) == .switchCase else { return nil }
        let colon = colon(of: child)
        let statements = tree.children(child).filter { tree.range(of: $0).start > colon }
        guard let first = statements.first, let last = statements.last else { return nil }
        return ByteRange(start: tree.range(of: first).start, end: tree.range(of: last).end)
      }
    default: return []
    }
  }

  /// No more of them than are compared, and one.
  private func leaves(_ id: NodeID) -> [ByteRange] {
    var leaves: [ByteRange] = []
    var open = [id]
    while let next = open.popLast(), leaves.count <= Self.branchLimit {
      if tree.kind(next) == .ternary {
        open += tree.children(next).dropFirst().reversed()
      } else {
        leaves.append(tree.range(of: next))
      }
    }
    return leaves
  }

  /// What stands between braces.
  private func inside(_ block: ByteRange) -> ByteRange {
    block.end - block.start < 2 ? block : ByteRange(start: block.start + 1, end: block.end - 1)
  }

  /// Where the colon behind the patterns of a case stands.
  private func colon(of switchCase: NodeID) -> Int {
    let node = tree.node(switchCase)
    var depth = 0
    for id in Int(node.firstToken)..<Int(node.endToken) {
      switch tree.token(id).kind {
      case .leftParen, .leftBracket, .leftBrace: depth += 1
      case .rightParen, .rightBracket, .rightBrace: depth -= 1
      case .colon where depth == 0: return Int(tree.token(id).start)
      default: continue
      }
    }
    return tree.range(of: switchCase).end
  }

  private func proposals(in range: ByteRange, of changes: [Change]) -> [Proposal] {
    let start = changes.partitionPoint { $0.start >= range.start }
    let end = changes.partitionPoint { $0.start >= range.end }
    var seen: Set<Proposal> = []
    return changes[start..<max(start, end)].map(\.proposal).filter { seen.insert($0).inserted }
  }

  /// The branch as it is, with each fix by itself, and with the first fixes of all its findings.
  private func versions(
    of branch: ByteRange, _ proposals: [Proposal], _ findings: [RawFinding]
  ) -> [Version] {
    var versions = [Version(text: text(of: branch, with: []))]
    func add(_ proposals: [Proposal]) {
      let edits = proposals.flatMap { findings[$0.finding].fixes[$0.fix].edits }
      versions.append(Version(text: text(of: branch, with: edits), proposals: proposals))
    }
    let firsts = proposals.filter { $0.fix == 0 }
    if firsts.count <= Self.singleLimit { for proposal in proposals { add([proposal]) } }
    if firsts.count > 1 {
      add(firsts)
      let safe = firsts.filter { findings[$0.finding].fixes[$0.fix].applicability == .safe }
      if safe.count > 1, safe.count < firsts.count { add(safe) }
    }
    return versions
  }

  /// A branch's code after some edits, without white space.
  private func text(of branch: ByteRange, with edits: [Edit]) -> [UInt8] {
    var text: [UInt8] = []
    var offset = branch.start
    for edit in edits.sorted(by: { $0.range.start < $1.range.start })
    where edit.range.start >= offset && edit.range.end <= branch.end {
      text += bytes[offset..<edit.range.start]
      text += edit.text.utf8
      offset = edit.range.end
    }
    text += bytes[offset..<branch.end]
    return text.filter { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
  }

  /// The fixes that bring two branches together, or past each other.
  /// - Parameter shared: those that change both, which are made in both or in neither.
  private func clashes(_ first: [Version], _ second: [Version], shared: Set<Proposal>) -> [Proposal] {
    guard first[0].text != second[0].text else { return [] }
    let order = Self.order(first[0], second[0])
    var clashes: [Proposal] = []
    for left in first {
      for right in second where !(left.proposals.isEmpty && right.proposals.isEmpty) {
        guard shared.intersection(left.proposals) == shared.intersection(right.proposals) else { continue }
        if left.text == right.text || order != nil && Self.order(left, right).map({ $0 != order }) ?? false {
          clashes += left.proposals + right.proposals
        }
      }
    }
    return clashes
  }

  /// Which of two numbers is larger; `nil` where they are no numbers.
  private static func order(_ left: Version, _ right: Version) -> Int? {
    guard let left = left.number, let right = right.number else { return nil }
    return left < right ? -1 : left > right ? 1 : 0
  }
}
