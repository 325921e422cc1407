/// Aligns two sequences of lines that have no line to hold on to, by the fewest insertions and deletions (Myers, "An
/// O(ND) difference algorithm and its variations", 1986).
///
/// The search is cut off after a number of differences, and goes on from the furthest point it has reached. Up to then
/// the alignment is a shortest one, beyond it is a good one, and the time is linear.
struct LineAlignment {
  /// Lines that are the same in both.
  struct Run: Equatable {
    var old: Int
    var new: Int
    var count: Int
  }

  /// How many differences are searched through at a time. Memory and the time for each line grow with it.
  private static let reach = 128

  private let old: ArraySlice<Int>
  private let new: ArraySlice<Int>
  private var runs: [Run] = []

  /// - Parameters: the lines as numbers; equal ones are equal lines.
  /// - Returns: ascending in both.
  static func runs(_ old: ArraySlice<Int>, _ new: ArraySlice<Int>) -> [Run] {
    var alignment = LineAlignment(old, new)
    var (oldStart, newStart) = (old.startIndex, new.startIndex)
    while oldStart < old.endIndex, newStart < new.endIndex {
      (oldStart, newStart) = alignment.advance(fromOld: oldStart, new: newStart)
    }
    return alignment.runs
  }

  private init(_ old: ArraySlice<Int>, _ new: ArraySlice<Int>) {
    self.old = old
    self.new = new
  }

  /// Aligns what can be reached at once, and says how far that is.
  private mutating func advance(fromOld oldStart: Int, new newStart: Int) -> (old: Int, new: Int) {
    let (oldCount, newCount) = (old.endIndex - oldStart, new.endIndex - newStart)
    // By number of differences: how far the old sequence is used up on each diagonal (old minus new), two diagonals apart
    // from the one furthest below on.
    var trace: [[Int]] = []
    var best = (sum: -1, step: 0, index: 0)
    for step in 0...Self.reach {
      var row = [Int](repeating: 0, count: step + 1)
      for index in 0...step {
        let diagonal = 2 * index - step
        var used = Self.start(in: trace, step: step, index: index)
        while used < oldCount, used - diagonal < newCount,
          old[oldStart + used] == new[newStart + used - diagonal]
        {
          used += 1
        }
        row[index] = used
        // What lies beyond an end is no way to it.
        guard used <= oldCount, used - diagonal <= newCount else { continue }
        let sum = 2 * used - diagonal
        if sum > best.sum { best = (sum, step, index) }
      }
      trace.append(row)
      if best.sum == oldCount + newCount { break }
    }
    addRuns(trace, to: best.step, best.index, oldStart, newStart)
    let used = trace[best.step][best.index]
    return (oldStart + used, newStart + used - (2 * best.index - best.step))
  }

  /// Where a diagonal is entered from the better of its neighbors, one difference earlier.
  private static func start(in trace: [[Int]], step: Int, index: Int) -> Int {
    guard step > 0 else { return 0 }
    let row = trace[step - 1]
    return comesFromBelow(row, step: step, index: index) ? row[index] : row[index - 1] + 1
  }

  /// Whether a line of the new sequence is inserted to enter a diagonal, or one of the old is deleted.
  private static func comesFromBelow(_ row: [Int], step: Int, index: Int) -> Bool {
    index == 0 || index < step && row[index - 1] < row[index]
  }

  private mutating func addRuns(
    _ trace: [[Int]], to step: Int, _ index: Int, _ oldStart: Int, _ newStart: Int
  ) {
    var found: [Run] = []
    var (step, index) = (step, index)
    while true {
      let start = Self.start(in: trace, step: step, index: index)
      let count = trace[step][index] - start
      if count > 0 {
        found.append(
          Run(old: oldStart + start, new: newStart + start - (2 * index - step), count: count))
      }
      if step == 0 { break }
      if !Self.comesFromBelow(trace[step - 1], step: step, index: index) { index -= 1 }
      step -= 1
    }
    runs += found.reversed()
  }
}
