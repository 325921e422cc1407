/// Turns what the rules said about one file into findings: places them in lines, drops repetitions, gives each its
/// fingerprint, and takes out what comments silence.
struct FindingAssembler {
  let tree: SyntaxTree
  let bytes: UnsafeBufferPointer<UInt8>
  let lines: LineMap
  let file: String
  let rules: [Rule]
  let table: RuleTable
  let others: NotePlaces
  private let enclosing: EnclosingDeclarations

  init(
    tree: SyntaxTree, bytes: UnsafeBufferPointer<UInt8>, lines: LineMap, file: String, rules: [Rule],
    table: RuleTable, others: NotePlaces
  ) {
    self.tree = tree
    self.bytes = bytes
    self.lines = lines
    self.file = file
    self.rules = rules
    self.table = table
    self.others = others
    enclosing = EnclosingDeclarations(tree)
  }

  func result(
    of raw: [RawFinding], _ suppressions: inout Suppressions, judgesSuppressions: Bool
  ) -> FileLinter.Result {
    var result = FileLinter.Result()
    suppressions.resolve(lines: lines, rules: rules)
    var raw = sorted(raw)
    FixReview(tree: tree, bytes: bytes).review(&raw)
    var seen: Set<Identity> = []
    for finding in raw where seen.insert(Identity(finding)).inserted {
      let line = lines.line(at: finding.range.start)
      var assembled = assemble(finding)
      if let reason = suppressions.silence(rule: finding.rule, line: line) {
        assembled.suppression = reason
        result.suppressed.append(assembled)
      } else {
        result.findings.append(assembled)
      }
    }
    if judgesSuppressions, let index = rules.firstIndex(where: { $0.id == UnusedSuppression.id }) {
      result.findings += suppressions.unused(table: table, rules: rules, bytes: bytes, lines: lines).map {
        assemble(RawFinding(rule: index, range: $0.range, message: $0.message, notes: [], fixes: $0.fixes))
      }.filter { _ in table[index].severity != nil }
      result.findings.sort { ($0.location.start.offset, $0.rule) < ($1.location.start.offset, $1.rule) }
    }
    return result
  }

  private struct Identity: Hashable {
    let rule: Int
    let range: ByteRange
    init(_ finding: RawFinding) {
      rule = finding.rule
      range = finding.range
    }
  }

  private func sorted(_ raw: [RawFinding]) -> [RawFinding] {
    raw.sorted { left, right in
      if left.range.start != right.range.start { return left.range.start < right.range.start }
      if left.rule != right.rule { return rules[left.rule].id < rules[right.rule].id }
      return left.range.end < right.range.end
    }
  }

  private func assemble(_ raw: RawFinding) -> Finding {
    let rule = rules[raw.rule]
    let severity = table[raw.rule].severity ?? .warning
    return Finding(
      rule: rule.id, severity: raw.isMinor ? severity.lowered : severity, location: location(raw.range),
      message: raw.message,
      notes: raw.notes.map { Note(message: $0.1, location: location($0.0)) } + raw.steps.compactMap(note),
      fixes: raw.fixes,
      fingerprint: fingerprint(rule.id, raw.range))
  }

  /// `nil` for a place in a file that is not there any more.
  private func note(_ step: RawStep) -> Note? {
    guard let path = step.file else {
      return Note(message: step.message, location: location(step.range), isStep: true)
    }
    return others.location(path, step.range).map { Note(message: step.message, location: $0, isStep: true) }
  }

  private func location(_ range: ByteRange) -> Location {
    Location(
      file: file, start: lines.position(at: range.start, in: bytes),
      end: lines.position(at: range.end, in: bytes))
  }

  // MARK: Fingerprints

  /// A hash of the rule, the names of the declarations around the finding, and its code without white space and
  /// comments: moving or indenting the code does not change it, changing a value does.
  private func fingerprint(_ rule: String, _ range: ByteRange) -> UInt64 {
    var hash = FNV1a()
    hash.add(rule.utf8)
    for name in enclosing.names(at: range.start) {
      hash.add(UnsafeBufferPointer(start: name.base, count: name.count))
    }
    FindingContext(tree: tree, bytes: bytes, lines: lines).add(range, to: &hash)
    return hash.value
  }
}

/// The named declarations of a file with their extents, for questions about one place after another.
struct EnclosingDeclarations {
  private let tree: SyntaxTree
  /// In source order: outer ones before those inside.
  private let declarations: [(node: NodeID, range: ByteRange)]

  init(_ tree: SyntaxTree) {
    self.tree = tree
    var found: [(node: NodeID, range: ByteRange)] = []
    for id in 0..<tree.nodeCount where Self.isDeclaration(tree.kind(id)) && tree.nameToken(id) != nil {
      found.append((id, tree.range(of: id)))
    }
    declarations = found.sorted {
      $0.range.start == $1.range.start ? $0.node > $1.node : $0.range.start < $1.range.start
    }
  }

  /// The names of the declarations around an offset, outermost first: those of the ancestors of the last declaration
  /// that begins before it.
  func names(at offset: Int) -> [Name] {
    let behind = declarations.partitionPoint { $0.range.start > offset }
    guard behind > 0 else { return [] }
    let last = declarations[behind - 1].node
    return ([last] + tree.ancestors(last)).reversed().compactMap { id in
      guard Self.isDeclaration(tree.kind(id)), tree.range(of: id).end > offset else { return nil }
      return tree.name(id)
    }
  }

  private static func isDeclaration(_ kind: NodeKind) -> Bool {
    switch kind {
    case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl, .funcDecl, .initDecl,
      .subscriptDecl, .binding:
      return true
    default: return false
    }
  }
}
