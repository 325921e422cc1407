/// Collects inherited entries while findings are filtered.
struct InheritedEntriesList {
  private(set) var all: [InheritedEntries] = []
  private var positions: [Key: Int] = [:]

  private struct Key: Hashable {
    var baseline: String
    var code: Finding.Code
  }

  /// - Parameter count: how many entries there were at first.
  mutating func add(
    _ finding: Finding, isSeen: Bool, baseline: String, count: @autoclosure () -> Int
  ) {
    let code = finding.code
    let key = Key(baseline: baseline, code: code)
    let position = positions[key] ?? all.count
    if position == all.count {
      positions[key] = position
      all.append(InheritedEntries(baseline: baseline, code: code, count: count()))
    }
    if isSeen { all[position].findings.append(finding) } else { all[position].unseen += 1 }
  }

  /// Adds what another part of the run has used. Entries are the same in all parts, so that their number is as well.
  mutating func add(_ entries: InheritedEntries) {
    let key = Key(baseline: entries.baseline, code: entries.code)
    guard let position = positions[key] else {
      positions[key] = all.count
      all.append(entries)
      return
    }
    all[position].unseen += entries.unseen
    all[position].findings += entries.findings
  }
}
