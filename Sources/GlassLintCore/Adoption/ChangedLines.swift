/// The lines of files that a change touched, such as those that differ from a revision.
public struct ChangedLines: Sendable, Equatable {
  /// All lines of a file.
  public static let everything = [0..<Int.max]

  /// By absolute path, without links followed; in ascending order, without overlap; lines count from 1.
  private var ranges: [ExactPath: [Range<Int>]] = [:]

  /// Nothing changed.
  public init() {}

  /// - Parameter ranges: changed lines by absolute path, from 1, in any order; a file that is not among the paths is
  ///   unchanged.
  public init(_ ranges: [String: [Range<Int>]]) {
    for (path, lines) in ranges { self[path] = lines }
  }

  /// The changed lines of a file, in ascending order and without overlap.
  public subscript(path: String) -> [Range<Int>] {
    get { ranges[ExactPath(path)] ?? [] }
    set {
      let merged = Self.merged(newValue)
      ranges[ExactPath(path)] = merged.isEmpty ? nil : merged
    }
  }

  /// Whether one of these lines of a file changed.
  /// - Parameters:
  ///   - path: absolute.
  ///   - lines: from 1, half-open.
  public func contains(_ path: String, _ lines: Range<Int>) -> Bool {
    guard let ranges = ranges[ExactPath(path)] else { return false }
    return Self.touches(ranges, lines)
  }

  static func touches(_ ranges: [Range<Int>], _ lines: Range<Int>) -> Bool {
    let first = ranges.partitionPoint { $0.upperBound > lines.lowerBound }
    return first < ranges.count && ranges[first].lowerBound < lines.upperBound
  }

  private static func merged(_ ranges: [Range<Int>]) -> [Range<Int>] {
    var merged: [Range<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) where !range.isEmpty {
      if let last = merged.last, range.lowerBound <= last.upperBound {
        merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
    return merged
  }
}

extension ChangedLines {
  /// The changed lines of a version of a file that was made from another one by edits: those that changed before and
  /// are still there, and those that the edits made.
  static func carried(_ ranges: [Range<Int>], from before: [UInt8], to after: [UInt8]) -> [Range<Int>] {
    if before == after || ranges == everything { return ranges }
    let diff = LineDiff(from: before, to: after, .ignoringEndings)
    var carried = diff.changes.filter { !$0.new.isEmpty }.map {
      $0.new.lowerBound + 1..<$0.new.upperBound + 1
    }
    // What lies between two changes has moved by as many lines as the earlier ones added.
    var (oldStart, newStart, next) = (0, 0, 0)
    func keep(until oldEnd: Int) {
      while next < ranges.count, ranges[next].upperBound - 1 <= oldStart { next += 1 }
      for range in ranges[next...] {
        if range.lowerBound - 1 >= oldEnd { break }
        let lower = max(range.lowerBound - 1, oldStart)
        let upper = min(range.upperBound - 1, oldEnd)
        if lower < upper { carried.append(lower - oldStart + newStart + 1..<upper - oldStart + newStart + 1) }
      }
    }
    for change in diff.changes {
      keep(until: change.old.lowerBound)
      (oldStart, newStart) = (change.old.upperBound, change.new.upperBound)
    }
    keep(until: diff.old.count)
    return merged(carried)
  }
}

extension Finding {
  /// The lines it covers, from 1. A line of which only the beginning is touched is not one of them.
  var lines: Range<Int> {
    let (start, end) = (location.start, location.end)
    let last = end.column == 1 && end.line > start.line ? end.line - 1 : end.line
    return start.line..<max(last, start.line) + 1
  }
}
