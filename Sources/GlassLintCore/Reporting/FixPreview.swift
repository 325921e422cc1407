/// What a fix would write, as the lines it removes and adds.
struct FixPreview {
  struct Hunk {
    /// The line, from 1, where the change begins.
    var firstLine: Int
    var removed: [[UInt8]]
    var added: [[UInt8]]
    /// Whether the lines begin where the source line does; else what is before and behind is left out.
    var isWholeLines: Bool
  }

  let hunks: [Hunk]

  /// How many bytes of code one hunk may hold; anything larger is not shown.
  private static let limit = 4096
  /// How much of an overlong line is shown on either side of a change.
  private static let surroundings = 60

  var lastLine: Int {
    hunks.map { $0.firstLine + max($0.removed.count, $0.added.count) }.max() ?? 0
  }

  init(of fix: Fix, in source: SourceText) {
    var groups: [ArraySlice<Edit>] = []
    var lastLine = 0
    for (index, edit) in fix.edits.enumerated() {
      guard edit.range.start <= edit.range.end, edit.range.end <= source.bytes.count else { break }
      if let group = groups.last, source.lines.line(at: edit.range.start) <= lastLine {
        groups[groups.count - 1] = fix.edits[group.startIndex...index]
      } else {
        groups.append(fix.edits[index...index])
      }
      lastLine = source.lines.line(at: edit.range.end)
    }
    hunks = groups.compactMap { Self.hunk(of: $0, in: source) }
  }

  private static func hunk(of edits: ArraySlice<Edit>, in source: SourceText) -> Hunk? {
    guard let first = edits.first?.range.start, let last = edits.last?.range.end else { return nil }
    let firstLine = source.lines.line(at: first)
    var range =
      source.range(ofLine: firstLine)
      .lowerBound..<source.range(ofLine: source.lines.line(at: last)).upperBound
    range = min(range.lowerBound, first)..<max(range.upperBound, last)
    var isWholeLines = true
    if range.count > limit {
      range = max(range.lowerBound, first - surroundings)..<min(range.upperBound, last + surroundings)
      isWholeLines = false
    }
    let written = edits.reduce(0) { $0 + $1.text.utf8.count }
    guard range.count <= limit, written <= limit else { return nil }

    let moved = edits.map {
      let start = $0.range.start - range.lowerBound
      return Edit(range: ByteRange(start: start, end: $0.range.end - range.lowerBound), text: $0.text)
    }
    let before = Array(source.bytes[range])
    var (removed, added) = (lines(of: before), lines(of: FixPlan.apply(moved, to: before)))
    var line = firstLine
    while let old = removed.first, old == added.first {
      removed.removeFirst()
      added.removeFirst()
      line += 1
    }
    while let old = removed.last, old == added.last {
      removed.removeLast()
      added.removeLast()
    }
    return Hunk(firstLine: line, removed: removed, added: added, isWholeLines: isWholeLines)
  }

  private static func lines(of bytes: [UInt8]) -> [[UInt8]] {
    let text = SourceText(bytes)
    return (1...text.lines.lineCount).map { Array(bytes[text.range(ofLine: $0)]) }
  }
}
