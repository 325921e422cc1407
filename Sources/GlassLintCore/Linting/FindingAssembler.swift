/// Turns what the rules said about one file into findings: places them in lines, drops repetitions, gives each its
/// fingerprint, and takes out what comments silence.
struct FindingAssembler {
  let tree: SyntaxTree
  let bytes: UnsafeBufferPointer<UInt8>
  let lines: LineMap
  let file: String
  let rules: [Rule]
  let table: RuleTable

  func result(
    of raw: [RawFinding], _ suppressions: inout Suppressions, judgesSuppressions: Bool
  ) -> FileLinter.Result {
    var result = FileLinter.Result()
    suppressions.resolve(lines: lines, rules: rules, tree: tree)
    var seen: Set<Identity> = []
    for finding in sorted(raw) where seen.insert(Identity(finding)).inserted {
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
    return Finding(
      rule: rule.id, severity: table[raw.rule].severity ?? .warning, location: location(raw.range),
      message: raw.message,
      notes: raw.notes.map { Note(message: $0.1, location: location($0.0), isStep: true) }, fixes: raw.fixes,
      fingerprint: fingerprint(rule.id, raw.range))
  }

  private func location(_ range: ByteRange) -> Location {
    Location(
      file: file, start: lines.position(at: range.start, in: bytes),
      end: lines.position(at: range.end, in: bytes))
  }

  // MARK: Fingerprints

  /// A hash of the rule, the names of the declarations around the finding, and its line without white space: moving or
  /// indenting the code does not change it, changing a value does.
  private func fingerprint(_ rule: String, _ range: ByteRange) -> UInt64 {
    var hash = FNV1a()
    hash.add(rule.utf8)
    for name in enclosingNames(range) { hash.add(UnsafeBufferPointer(start: name.base, count: name.count)) }
    let line = lines.contentRange(ofLine: lines.line(at: range.start), in: bytes)
    hash.add(bytes[line.start..<line.end].lazy.filter { $0 != 0x20 && $0 != 0x09 })
    return hash.value
  }

  private func enclosingNames(_ range: ByteRange) -> [Name] {
    guard let node = tree.innermostNode(at: range.start) else { return [] }
    return tree.ancestors(node).compactMap { ancestor in
      switch tree.kind(ancestor) {
      case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl, .funcDecl,
        .initDecl,
        .subscriptDecl, .binding:
        return tree.name(ancestor)
      default: return nil
      }
    }
  }
}

/// The 64-bit Fowler–Noll–Vo hash (FNV-1a): stable across runs and machines, unlike `Hasher`.
struct FNV1a {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Adds bytes, and a mark between them and what follows.
  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    value = (value ^ 0xFF) &* 0x0000_0100_0000_01B3
  }
}

extension SyntaxTree {
  /// The smallest node around an offset. Descends from the root, so its cost is that of the levels' widths.
  func innermostNode(at offset: Int) -> NodeID? {
    var current = root
    descent: while true {
      for child in children(current) {
        let range = range(of: child)
        if range.start <= offset && offset < max(range.end, range.start + 1) {
          current = child
          continue descent
        }
        if range.start > offset { break }
      }
      return current
    }
  }
}
