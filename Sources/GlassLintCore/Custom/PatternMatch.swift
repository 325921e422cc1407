/// What a pattern matched: where the finding belongs, and what a fix rewrites.
struct PatternMatch {
  let node: NodeID
  /// All tokens of it; of a chain that begins with a period, those from that period on.
  let tokens: Range<TokenID>
  /// What the finding points at: the name of a modifier, a call or a declaration, else the expression.
  let place: ByteRange
  let range: ByteRange
  /// Whether a chain begins without a period: with a method of `self`.
  let hasImplicitReceiver: Bool

  init(_ tree: SyntaxTree, _ pattern: Pattern, _ id: NodeID, _ matcher: PatternMatcher) {
    node = id
    let source = tree.node(id)
    hasImplicitReceiver = pattern.isOpenChain && matcher.hasImplicitReceiver
    let chainStart = pattern.isOpenChain ? matcher.chainStart : nil
    var first = chainStart?.period ?? Int(source.firstToken)
    var end = Int(source.endToken)
    if let window = matcher.window {
      let items = Array(tree.children(id))
      if chainStart == nil { first = Int(tree.node(items[window.lowerBound]).firstToken) }
      end = Int(tree.node(items[window.upperBound - 1]).endToken)
    }
    if let name = matcher.typeName { (first, end) = (name, name + 1) }
    tokens = first..<max(end, first + 1)
    range = ByteRange(
      start: Int(tree.token(tokens.lowerBound).start), end: Int(tree.token(tokens.upperBound - 1).end))
    let name = chainStart?.name ?? Self.name(tree, pattern, id, matcher)
    place = name.map { tree.range(ofToken: $0) } ?? range
  }

  private static func name(
    _ tree: SyntaxTree, _ pattern: Pattern, _ id: NodeID, _ matcher: PatternMatcher
  ) -> TokenID? {
    let kind = pattern.rootNode.kind
    if kind == .importDecl { return nil }
    if kind == .variableDecl || kind == .enumCaseDecl {
      for child in tree.children(id)
      where tree.kind(child) == .binding || tree.kind(child) == .enumCaseElement {
        return tree.nameToken(child)
      }
    }
    if PatternMatcher.isDeclaration(kind) { return tree.nameToken(id) }
    return kind == .call ? matcher.calledName ?? tree.nameToken(id) : nil
  }
}

extension SyntaxTree {
  /// A range with the white space before it, and its line break where it begins a line of its own.
  func rangeWithLine(_ range: ByteRange) -> ByteRange {
    var start = range.start
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    guard start > 0, bytes[start - 1] == 0x0A || bytes[start - 1] == 0x0D else { return range }
    let next = range.end < byteCount ? bytes[range.end] : 0x0A
    guard next == 0x0A || next == 0x0D else { return range }
    start -= 1
    if start > 0, bytes[start] == 0x0A, bytes[start - 1] == 0x0D { start -= 1 }
    return ByteRange(start: start, end: range.end)
  }
}

/// What has to stand around a match or within it, or must not.
final class PatternCondition: Sendable {
  let pattern: Pattern
  /// Whether no name of it is one of the patterns asked before, so that it holds for a place or does not.
  let isAlone: Bool
  /// Of the name that all it matches has.
  private let nameHash: UInt32?

  init(pattern: Pattern, isAlone: Bool) {
    self.pattern = pattern
    self.isAlone = isAlone
    switch pattern.anchor {
    case .call(let text), .name(let text):
      let bytes = Array(text.utf8)
      nameHash = bytes.withUnsafeBufferPointer { bytes in bytes.baseAddress.map { Name.hash($0, bytes.count) }
      }
    case .kind: nameHash = nil
    }
  }

  /// Whether it is but a name, `List` or `.sheet`, which then stands for a call with any arguments.
  private var isBareName: Bool { pattern.rootNode.kind == .identifier || pattern.rootNode.kind == .member }

  // MARK: Around

  func holdsAround(_ match: PatternMatch, _ matcher: inout PatternMatcher) -> Bool {
    let tree = matcher.tree
    var child = match.node
    for ancestor in tree.ancestors(match.node) {
      defer { child = ancestor }
      // What a chain is applied to is not inside the call of its modifier.
      let kind = tree.kind(ancestor)
      if kind == .call || kind == .subscriptCall || kind == .macroExpansion, tree.kind(child) != .argument {
        continue
      }
      if isBareName {
        if kind == .call, let callee = tree.callee(ancestor), matches(tree.unwrappedCallee(callee), &matcher)
        {
          return true
        }
      } else if matches(ancestor, &matcher) {
        return true
      }
    }
    return false
  }

  private func matches(_ id: NodeID, _ matcher: inout PatternMatcher) -> Bool {
    isCandidate(id, matcher.tree) && matcher.matches(pattern, id)
  }

  private func isCandidate(_ id: NodeID, _ tree: SyntaxTree) -> Bool {
    let kind = tree.kind(id)
    if case .kind(let wanted) = pattern.anchor { return kind == wanted }
    let isCall = pattern.rootNode.kind == .call
    guard isCall == (kind == .call), let name = tree.name(id) else { return false }
    return name.hash == nameHash || (isCall && name == "init")
  }

  // MARK: Within

  /// Within the match, receiver included; a chain that begins with a period also among the modifiers behind it.
  func holdsWithin(_ match: PatternMatch, _ matcher: inout PatternMatcher, _ facts: FileFacts) -> Bool {
    let tree = matcher.tree
    let candidates = facts.candidates(for: self)
    let range = tree.subtree(match.node)
    var index = candidates.firstIndex(notBelow: range.lowerBound)
    while index < candidates.count, candidates[index] <= range.upperBound {
      if matcher.matches(pattern, candidates[index]) { return true }
      if matcher.isExhausted { return false }
      index += 1
    }
    guard pattern.isOpenChain else { return false }
    return tree.outerModifiers(of: match.node).contains { modifier in
      let id = pattern.rootNode.kind == .member ? tree.callee(modifier.call) ?? modifier.call : modifier.call
      return matches(id, &matcher)
    }
  }

  /// The places of a file that it may match or, where it is alone, those that it does.
  func candidates(in tree: SyntaxTree) -> [NodeID] {
    var matcher = PatternMatcher(tree: tree, pattern: pattern, slotCount: 1 + (pattern.slots.max() ?? 0))
    var result: [NodeID] = []
    for id in 0..<tree.nodeCount where isCandidate(id, tree) {
      if isAlone {
        let before = matcher.mark
        matcher.fuel = PatternMatcher.maximumFuel
        guard matcher.matches(pattern, id) else { continue }
        matcher.undo(to: before)
      }
      result.append(id)
    }
    return result
  }
}

extension [NodeID] {
  fileprivate func firstIndex(notBelow id: NodeID) -> Int { partitionPoint { $0 >= id } }
}

/// The places that conditions of custom rules match, as far as they were asked about.
private struct ConditionPlaces {
  var known: [ObjectIdentifier: [NodeID]] = [:]
}

extension FileFacts {
  /// In ascending order.
  func candidates(for condition: PatternCondition) -> [NodeID] {
    let places = kept { ConditionPlaces() }
    if let known = places.value.known[ObjectIdentifier(condition)] { return known }
    let found = condition.candidates(in: tree)
    places.value.known[ObjectIdentifier(condition)] = found
    return found
  }
}
