/// Tells whether a rewrite did what its edits say and nothing else.
enum RewriteCheck {
  /// One token outside the edited ranges, and whether it is paired with another.
  private struct Unit: BitwiseCopyable {
    var kind: TokenKind
    var isUnmatched: Bool
    /// Where it is, or is to be.
    var start: Int
    var end: Int
    /// Where it begins in the text that it was read from.
    let origin: Int
  }

  /// - Returns: whether the tokens before and after are the same outside the edits, moved by what the edits insert and
  ///   remove, and whether no bracket or string lost its partner and no more code fits nowhere than before.
  static func passes(before: [UInt8], after: [UInt8], edits: [Edit], parser: inout Parser) -> Bool {
    let edits = edits.sorted { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
    let (new, newMistakes) = units(of: after, &parser)
    // Where nothing is wrong now, it does not matter what was: the tokens alone are compared.
    let (old, oldMistakes) = units(of: before, &parser, parses: newMistakes > 0)
    guard newMistakes <= oldMistakes else { return false }
    var kept: [Unit] = []
    kept.reserveCapacity(old.count)
    var shift = 0
    var next = 0
    for var unit in old {
      while next < edits.count, edits[next].range.end <= unit.start {
        shift += edits[next].text.utf8.count - (edits[next].range.end - edits[next].range.start)
        next += 1
      }
      if next < edits.count, edits[next].range.start < unit.end { continue }
      unit.start += shift
      unit.end += shift
      kept.append(unit)
    }
    // Every token that was left alone is there again, in order; what else is there lies in what was inserted.
    let index = before.withUnsafeBufferPointer { before in
      after.withUnsafeBufferPointer { after in
        var index = 0
        for unit in new where index < kept.count {
          let old = kept[index]
          if unit.start == old.start, unit.end == old.end, unit.kind == old.kind,
            unit.isUnmatched == old.isUnmatched,
            after[unit.origin..<unit.origin + unit.end - unit.start]
              .elementsEqual(before[old.origin..<old.origin + old.end - old.start])
          {
            index += 1
          }
        }
        return index
      }
    }
    return index == kept.count && new.count - kept.count <= insertedLength(edits)
  }

  private static func insertedLength(_ edits: [Edit]) -> Int {
    // An edit inside a token leaves a token of its own even where it inserts nothing.
    edits.reduce(edits.count * 2) { $0 + $1.text.utf8.count }
  }

  /// - Parameter parses: whether what fits nowhere is to be counted among the mistakes.
  private static func units(
    of bytes: [UInt8], _ parser: inout Parser, parses: Bool = true
  ) -> (units: [Unit], mistakes: Int) {
    let source = SourceBuffer(bytes: bytes)
    parser.lex(source)
    var units: [Unit] = []
    units.reserveCapacity(parser.tokenStorage.count)
    var mistakes = 0
    for id in 0..<parser.tokenStorage.count {
      let token = parser.tokens[id]
      if token.kind == .endOfFile { break }
      let isUnmatched = token.flags.contains(.unmatched)
      if isUnmatched || token.kind == .unknown { mistakes += 1 }
      units.append(
        Unit(
          kind: token.kind, isUnmatched: isUnmatched, start: Int(token.start), end: Int(token.end),
          origin: Int(token.start)))
    }
    if parses {
      let tree = parser.parseTokens(of: source)
      for id in 0..<tree.nodeCount where tree.kind(id) == .unexpected { mistakes += 1 }
    }
    return (units, mistakes)
  }
}
