/// Tells whether a rewrite did what its edits say and nothing else.
enum RewriteCheck {
  /// One token outside the edited ranges, and whether it is paired with another.
  private struct Unit: Equatable {
    var kind: TokenKind
    var start: Int
    var end: Int
    var isUnmatched: Bool
    var text: ArraySlice<UInt8>

    static func == (left: Unit, right: Unit) -> Bool {
      left.kind == right.kind && left.start == right.start && left.end == right.end
        && left.isUnmatched == right.isUnmatched && left.text.elementsEqual(right.text)
    }
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
    var index = 0
    for unit in new where index < kept.count {
      if unit == kept[index] { index += 1 }
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
          kind: token.kind, start: Int(token.start), end: Int(token.end), isUnmatched: isUnmatched,
          text: bytes[Int(token.start)..<Int(token.end)]))
    }
    if parses {
      let tree = parser.parseTokens(of: source)
      for id in 0..<tree.nodeCount where tree.kind(id) == .unexpected { mistakes += 1 }
    }
    return (units, mistakes)
  }
}
