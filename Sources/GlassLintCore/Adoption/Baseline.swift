/// The findings a project had when it turned GlassLint on, which are not reported until they are new.
///
/// It is a multiset: two findings alike are two entries, so that a new copy of an old finding is one too many.
public struct Baseline: Sendable, Equatable {
  /// One finding.
  public struct Entry: Sendable, Hashable {
    /// Relative to the folder of the baseline's file.
    public var file: String
    public var rule: String
    public var fingerprint: UInt64

    public init(file: String, rule: String, fingerprint: UInt64) {
      self.file = file
      self.rule = rule
      self.fingerprint = fingerprint
    }

    var code: Finding.Code { Finding.Code(rule: rule, fingerprint: fingerprint) }
  }

  /// Sorted by file and rule in byte order, then by fingerprint.
  public let entries: [Entry]

  /// - Parameter entries: in any order.
  public init(_ entries: [Entry] = []) {
    let isSorted = zip(entries, entries.dropFirst()).allSatisfy { !Self.isBefore($1, $0) }
    self.entries = isSorted ? entries : entries.sorted(by: Self.isBefore)
  }

  private static func isBefore(_ left: Entry, _ right: Entry) -> Bool {
    let order = ByteOrder.compare(left.file, right.file)
    if order != 0 { return order < 0 }
    return left.code.isBefore(right.code)
  }

  /// The entries of a file.
  func entries(of file: String) -> Range<Int> {
    let start = entries.partitionPoint { ByteOrder.compare($0.file, file) >= 0 }
    let end = entries[start...].partitionPoint { ByteOrder.compare($0.file, file) > 0 }
    return start..<end
  }

  /// Among the entries of one file, those that are alike.
  func entries(of code: Finding.Code, in range: Range<Int>) -> Range<Int> {
    let start = entries[range].partitionPoint { !$0.code.isBefore(code) }
    let end = entries[start..<range.upperBound].partitionPoint { code.isBefore($0.code) }
    return start..<end
  }
}

extension Finding.Code {
  fileprivate func isBefore(_ other: Finding.Code) -> Bool {
    let order = ByteOrder.compare(rule, other.rule)
    return order == 0 ? fingerprint < other.fingerprint : order < 0
  }
}

/// Matches findings with the entries of a baseline, each of which serves once.
struct BaselineMatching {
  let baseline: Baseline
  /// Of entries that are alike, how many are used, at the position of the first.
  private var used: [Int]
  /// By code, the groups of entries alike whose files are gone, in order; known once they are asked for.
  private var gone: [Finding.Code: ArraySlice<Range<Int>>] = [:]

  init(_ baseline: Baseline) {
    self.baseline = baseline
    used = Array(repeating: 0, count: baseline.entries.count)
  }

  /// Uses an entry of a file, given by the range of its entries.
  /// - Returns: whether there was one left.
  mutating func use(_ code: Finding.Code, in range: Range<Int>) -> Bool {
    let alike = baseline.entries(of: code, in: range)
    guard !alike.isEmpty, used[alike.lowerBound] < alike.count else { return false }
    used[alike.lowerBound] += 1
    return true
  }

  /// Finds the entries of files that are gone which could serve findings that are left over. It asks about no other
  /// files, and about each only once.
  mutating func findGone(for codes: Set<Finding.Code>, isGone: (_ file: String) -> Bool) {
    let entries = baseline.entries
    var file: (name: String, isGone: Bool)?
    var index = 0
    while index < entries.count {
      let code = entries[index].code
      var end = index + 1
      while end < entries.count, entries[end] == entries[index] { end += 1 }
      if codes.contains(code), used[index] < end - index {
        let name = entries[index].file
        if file?.name != name { file = (name, isGone(name)) }
        if file?.isGone == true { gone[code, default: []].append(index..<end) }
      }
      index = end
    }
  }

  /// How many entries of files that are gone could serve, among those that were found.
  func goneCount(_ code: Finding.Code) -> Int { gone[code]?.reduce(0) { $0 + $1.count } ?? 0 }

  /// Uses an entry of a file that is gone, among those that were found.
  mutating func useGone(_ code: Finding.Code) -> Bool {
    while let alike = gone[code]?.first {
      if used[alike.lowerBound] < alike.count {
        used[alike.lowerBound] += 1
        return true
      }
      gone[code]?.removeFirst()
    }
    return false
  }

  /// The entries that served nothing.
  var unusedEntries: [Baseline.Entry] {
    var unused: [Baseline.Entry] = []
    let entries = baseline.entries
    var index = 0
    while index < entries.count {
      var end = index + 1
      while end < entries.count, entries[end] == entries[index] { end += 1 }
      unused += entries[index + used[index]..<end]
      index = end
    }
    return unused
  }
}
