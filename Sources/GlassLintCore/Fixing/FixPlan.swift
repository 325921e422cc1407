/// Which fixes of one file can be applied together, and what they make of it.
///
/// Fixes are taken in the order of the places they change, each with all of its edits or not at all. A fix that overlaps
/// one already taken is postponed: what it wanted to replace is about to change. An insertion that touches another fix's
/// edit counts as overlapping, since only chance would say which text comes first. An edit that two fixes share to the
/// letter is made once.
public struct FixPlan: Sendable {
  /// In ascending order, without overlap, their line ends those of the file.
  public private(set) var edits: [Edit] = []
  /// Indices into the findings the plan was made for, ascending: those whose fix is part of it.
  public private(set) var applied: [Int] = []
  /// Those whose fix has to wait for the next pass.
  public private(set) var postponed: [Int] = []
  /// Those whose fix is no rewrite of this file: edits out of order, overlapping each other or outside the file.
  public private(set) var malformed: [Int] = []

  /// - Parameter allowingUnsafe: also takes fixes that change what is drawn. Of several fixes of one finding, the first
  ///   that is allowed counts.
  public init(for findings: [Finding], in bytes: [UInt8], allowingUnsafe: Bool) {
    let lineEnding = LineEnding(dominantIn: bytes)
    var candidates: [(index: Int, edits: [Edit])] = []
    for (index, finding) in findings.enumerated() {
      guard let fix = finding.fix(allowingUnsafe: allowingUnsafe) else { continue }
      guard Self.isWellFormed(fix.edits, byteCount: bytes.count) else {
        malformed.append(index)
        continue
      }
      let edits = fix.edits.map { Edit(range: $0.range, text: lineEnding.applied(to: $0.text)) }
      // A fix that writes what is there already would be found, and applied, for ever.
      if edits.contains(where: { Self.changes(bytes, $0) }) { candidates.append((index, edits)) }
    }
    candidates.sort {
      ($0.edits[0].range.start, $0.index) < ($1.edits[0].range.start, $1.index)
    }
    for candidate in candidates {
      if take(candidate.edits) { applied.append(candidate.index) } else { postponed.append(candidate.index) }
    }
    applied.sort()
    postponed.sort()
  }

  /// The file with the plan's edits made.
  public func apply(to bytes: [UInt8]) -> [UInt8] { Self.apply(edits, to: bytes) }

  /// - Precondition: `edits` are in ascending order, do not overlap and lie within `bytes`.
  static func apply(_ edits: [Edit], to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + edits.reduce(0) { $0 + $1.text.utf8.count })
    var offset = 0
    for edit in edits {
      result += bytes[offset..<edit.range.start]
      result += edit.text.utf8
      offset = edit.range.end
    }
    result += bytes[offset...]
    return result
  }

  /// Adds the edits if all of them fit, and says whether they did.
  private mutating func take(_ fixEdits: [Edit]) -> Bool {
    var additions: [Edit] = []
    for edit in fixEdits {
      switch fit(of: edit) {
      case .free: additions.append(edit)
      case .shared: continue
      case .taken: return false
      }
    }
    for edit in additions { edits.insert(edit, at: firstIndex { $0.start > edit.range.start }) }
    return true
  }

  private enum Fit { case free, shared, taken }

  private func fit(of edit: Edit) -> Fit {
    let near = edits[firstIndex { $0.end >= edit.range.start }...].prefix { $0.range.start <= edit.range.end }
    if near.contains(edit) { return .shared }
    return near.contains { $0.range.collides(with: edit.range) } ? .taken : .free
  }

  /// The first edit for which `isBehind` holds; it holds for all that follow, too.
  private func firstIndex(where isBehind: (ByteRange) -> Bool) -> Int {
    // Fixes come in ascending order, so that the answer is nearly always at the end.
    guard let last = edits.last, isBehind(last.range) else { return edits.count }
    return edits.partitionPoint { isBehind($0.range) }
  }

  private static func isWellFormed(_ edits: [Edit], byteCount: Int) -> Bool {
    guard let first = edits.first, first.range.start >= 0 else { return false }
    guard edits.allSatisfy({ $0.range.start <= $0.range.end && $0.range.end <= byteCount }) else {
      return false
    }
    return zip(edits, edits.dropFirst()).allSatisfy { $0.range.end <= $1.range.start }
  }

  private static func changes(_ bytes: [UInt8], _ edit: Edit) -> Bool {
    !bytes[edit.range.start..<edit.range.end].elementsEqual(edit.text.utf8)
  }
}

extension Finding {
  /// The first of its fixes that may be applied, `nil` where there is none.
  public func fix(allowingUnsafe: Bool) -> Fix? {
    fixes.first { !$0.edits.isEmpty && (allowingUnsafe || $0.applicability == .safe) }
  }
}

extension ByteRange {
  /// Whether two edits cannot both be made: they overlap, or they touch and one of them inserts.
  fileprivate func collides(with other: ByteRange) -> Bool {
    if isEmpty || other.isEmpty { return start <= other.end && other.start <= end }
    return start < other.end && other.start < end
  }
}
