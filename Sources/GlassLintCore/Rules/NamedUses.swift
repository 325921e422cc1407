/// One place of a file that uses a name which the file may be full of.
struct NamedUse {
  /// What to report.
  let range: ByteRange
  let message: String
  var fix: Fix?
}

extension RuleOption {
  /// Of rules that answer with `report(_:asOne:title:)`.
  static let many = RuleOption(
    "many", .number(2...10_000), default: .number(2),
    help: "So many uses of one name in a file are one finding, with the other places in its notes.")
}

extension RuleContext {
  /// Whether the rule is asked about a name for the first time in the file, and has to answer for all its uses.
  func answers(for name: Name) -> Bool {
    facts.kept({ AnsweredNames() }).value.names.insert([UInt32(ruleIndex), name.hash]).inserted
  }

  /// Reports the uses of a name: each by itself, or, where there are the rule's `many`, all in one finding.
  /// - Parameters:
  ///   - uses: in source order.
  ///   - message: what that one says.
  ///   - title: that of its fix.
  func report(_ uses: [NamedUse], isMinor: Bool = false, asOne message: String, title: String) {
    let many = Int(number("many"))
    // A comment that silences one of them has to find it.
    let isOne = uses.count >= many && !facts.isSilencedInPlaces
    // The first is to be one that is reported at all.
    let uses = isOne && isAboutUsers ? uses.filter { !file.isUnseen(at: $0.range.start) } : uses
    guard isOne, uses.count >= many, let first = uses.first else {
      for use in uses {
        report(at: use.range, isMinor: isMinor, use.message, fixes: use.fix.map { [$0] } ?? [])
      }
      return
    }
    report(
      at: first.range, isMinor: isMinor, "\(message); \(uses.count) places in this file",
      notes: uses.dropFirst().map { ($0.range, "also here") },
      fixes: fix(uses, title).map { [$0] } ?? [])
  }

  /// One fix for all that can be written anew: where three quarters of that mean the same, a safe one for those; none where much
  /// would be left in the old spelling, since two in one file are worse than one. A use within another's edit is left for when
  /// that one is made.
  private func fix(_ uses: [NamedUse], _ title: String) -> Fix? {
    let fixes = uses.compactMap(\.fix)
    let safe = fixes.filter { $0.applicability == .safe }
    func reachesMost(_ made: [Fix]) -> Bool { 4 * made.count >= 3 * uses.count }
    guard let made = [safe, fixes].first(where: reachesMost) else { return nil }
    let applicability: Applicability = made.count == safe.count ? .safe : .unsafe
    let reach = made.count == uses.count ? "everywhere in this file" : "where that is sure"
    return Fix(
      title: "\(title) \(reach)", applicability: applicability, edits: Self.merged(made.map(\.edits)))
  }

  /// All edits but those of a group that overlaps one before it: uses nest, so that the edits of one may stand between
  /// those of another.
  private static func merged(_ groups: [[Edit]]) -> [Edit] {
    let all = groups.enumerated().flatMap { group, edits in edits.map { (group: group, edit: $0) } }
      .sorted { ($0.edit.range.start, $0.edit.range.end) < ($1.edit.range.start, $1.edit.range.end) }
    var dropped: Set<Int> = []
    var last = (group: -1, end: 0)
    for (group, edit) in all {
      if edit.range.start < last.end { dropped.insert(max(group, last.group)) }
      if edit.range.end > last.end { last = (group, edit.range.end) }
    }
    return all.filter { !dropped.contains($0.group) }.map(\.edit)
  }
}

/// The names that all uses in the file have been told of, each with the rule that did.
private struct AnsweredNames {
  var names: Set<[UInt32]> = []
}
