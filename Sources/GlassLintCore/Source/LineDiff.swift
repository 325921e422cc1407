/// Which lines differ between two versions of a file.
///
/// Patience diff: lines that occur once in each version, in the longest common order, hold the versions together, and
/// what lies between two of them is compared on its own. Where no such line is left, the rest is aligned step by step
/// (see `LineAlignment`). The time it takes is near linear for n lines of any content.
struct LineDiff {
  /// Lines of the old version that become those of the new; indices from 0. One of the ranges may be empty.
  struct Change: Equatable {
    var old: Range<Int>
    var new: Range<Int>
  }

  /// What counts as a line, and when two are the same.
  enum Lines {
    /// All bytes up to and with an LF: as patches have it.
    case exact
    /// A line ends with LF, CRLF or a lone CR, as `LineMap` counts them, and how does not matter.
    case ignoringEndings
  }

  /// Each line's bytes, its end included.
  let old: [ArraySlice<UInt8>]
  let new: [ArraySlice<UInt8>]
  private(set) var changes: [Change] = []

  /// Equal lines have equal numbers.
  private var oldNumbers: [Int] = []
  private var newNumbers: [Int] = []

  private static let maxDepth = 64

  init(from before: [UInt8], to after: [UInt8], _ kind: Lines = .exact) {
    old = Self.lines(of: before, kind)
    new = Self.lines(of: after, kind)
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    func number(_ line: ArraySlice<UInt8>) -> Int {
      let content = kind == .exact ? line : Self.content(of: line)
      if let known = numbers[content] { return known }
      numbers[content] = numbers.count
      return numbers.count - 1
    }
    // Most of two versions is the same at both ends, which needs no numbers.
    let (oldRange, newRange) = Self.withoutSharedEnds(old, new, kind)
    oldNumbers = Array(repeating: -1, count: old.count)
    newNumbers = Array(repeating: -1, count: new.count)
    for index in oldRange { oldNumbers[index] = number(old[index]) }
    for index in newRange { newNumbers[index] = number(new[index]) }
    compare(oldRange, newRange, depth: 0)
  }

  static func lines(of bytes: [UInt8], _ kind: Lines) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      let isEnd =
        byte == 0x0A
        || byte == 0x0D && kind == .ignoringEndings && (index == bytes.count || bytes[index] != 0x0A)
      if isEnd {
        lines.append(bytes[start..<index])
        start = index
      }
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }

  private static func withoutSharedEnds(
    _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>], _ kind: Lines
  ) -> (old: Range<Int>, new: Range<Int>) {
    func isSame(_ left: Int, _ right: Int) -> Bool {
      kind == .exact ? old[left] == new[right] : content(of: old[left]) == content(of: new[right])
    }
    let count = min(old.count, new.count)
    var head = 0
    while head < count, isSame(head, head) { head += 1 }
    var tail = 0
    while tail < count - head, isSame(old.count - 1 - tail, new.count - 1 - tail) { tail += 1 }
    return (head..<old.count - tail, head..<new.count - tail)
  }

  /// A line without its end.
  static func content(of line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard line.last == 0x0A else { return line.last == 0x0D ? line.dropLast() : line }
    let line = line.dropLast()
    return line.last == 0x0D ? line.dropLast() : line
  }

  private mutating func compare(_ oldRange: Range<Int>, _ newRange: Range<Int>, depth: Int) {
    var (old, new) = (oldRange, newRange)
    while !old.isEmpty, !new.isEmpty, oldNumbers[old.lowerBound] == newNumbers[new.lowerBound] {
      old.removeFirst()
      new.removeFirst()
    }
    while !old.isEmpty, !new.isEmpty, oldNumbers[old.upperBound - 1] == newNumbers[new.upperBound - 1] {
      old.removeLast()
      new.removeLast()
    }
    if old.isEmpty && new.isEmpty { return }
    let anchors = old.isEmpty || new.isEmpty || depth == Self.maxDepth ? [] : anchors(in: old, and: new)
    if anchors.isEmpty {
      align(old, new)
      return
    }
    var (oldStart, newStart) = (old.lowerBound, new.lowerBound)
    for anchor in anchors {
      compare(oldStart..<anchor.old, newStart..<anchor.new, depth: depth + 1)
      (oldStart, newStart) = (anchor.old + 1, anchor.new + 1)
    }
    compare(oldStart..<old.upperBound, newStart..<new.upperBound, depth: depth + 1)
  }

  private mutating func align(_ old: Range<Int>, _ new: Range<Int>) {
    var (oldStart, newStart) = (old.lowerBound, new.lowerBound)
    let runs = old.isEmpty || new.isEmpty ? [] : LineAlignment.runs(oldNumbers[old], newNumbers[new])
    let end = LineAlignment.Run(old: old.upperBound, new: new.upperBound, count: 0)
    for run in runs + [end] {
      if oldStart < run.old || newStart < run.new {
        changes.append(Change(old: oldStart..<run.old, new: newStart..<run.new))
      }
      (oldStart, newStart) = (run.old + run.count, run.new + run.count)
    }
  }

  private struct Anchor {
    var old: Int
    var new: Int
  }

  /// The longest ascending sequence of lines that occur once on either side.
  private func anchors(in old: Range<Int>, and new: Range<Int>) -> [Anchor] {
    var placesInNew: [Int: Int] = [:]
    for index in new { placesInNew[newNumbers[index]] = placesInNew[newNumbers[index]] == nil ? index : -1 }
    var countsInOld: [Int: Int] = [:]
    for index in old { countsInOld[oldNumbers[index], default: 0] += 1 }
    let candidates = old.compactMap { index -> Anchor? in
      guard countsInOld[oldNumbers[index]] == 1, let place = placesInNew[oldNumbers[index]], place >= 0 else {
        return nil
      }
      return Anchor(old: index, new: place)
    }
    return Self.longestAscending(candidates)
  }

  /// By patience sorting: `piles[n]` ends the best sequence of n + 1 candidates found so far.
  private static func longestAscending(_ candidates: [Anchor]) -> [Anchor] {
    var piles: [Int] = []
    var previous = [Int](repeating: -1, count: candidates.count)
    for (index, candidate) in candidates.enumerated() {
      let pile = piles.partitionPoint { candidates[$0].new >= candidate.new }
      if pile > 0 { previous[index] = piles[pile - 1] }
      if pile == piles.count { piles.append(index) } else { piles[pile] = index }
    }
    var sequence: [Anchor] = []
    var index = piles.last ?? -1
    while index >= 0 {
      sequence.append(candidates[index])
      index = previous[index]
    }
    return sequence.reversed()
  }
}
