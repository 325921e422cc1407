/// One file while it is fixed: its text as it now stands, and what was tried.
struct FixDraft: Sendable {
  let allowsUnsafe: Bool
  private(set) var bytes: [UInt8]
  /// How many findings were fixed, in all passes.
  private(set) var fixedCount = 0
  /// Findings whose fix did not pass the check, or is no rewrite of this file; located as in the pass that tried it.
  private(set) var rejected: [Finding] = []
  /// How often the file was rewritten.
  private(set) var passes = 0
  private var known: Set<Identity> = []
  /// All its versions: few, which are told apart faster than hashed.
  private var seen: [[UInt8]]

  init(_ bytes: [UInt8], allowsUnsafe: Bool) {
    self.bytes = bytes
    self.allowsUnsafe = allowsUnsafe
    seen = [bytes]
  }

  /// Applies the fixes that go together.
  /// - Parameters:
  ///   - findings: of the text as it stands.
  ///   - verify: whether the second version differs from the first by exactly these edits of the first, and still lexes
  ///     and parses as the first did. Fixes that together fail are halved until those at fault stand alone; these are
  ///     left out and remembered.
  /// - Returns: whether the text is another one now. It is not where nothing is left to apply, and where fixes undid each
  ///   other.
  mutating func apply(
    _ findings: [Finding], verify: (_ before: [UInt8], _ after: [UInt8], _ edits: [Edit]) -> Bool
  ) -> Bool {
    while true {
      let (open, plan) = plan(findings)
      guard !plan.applied.isEmpty else { return false }
      var attempt = Attempt(bytes: bytes, allowsUnsafe: allowsUnsafe)
      attempt.add(plan.applied.map { open[$0] }[...], verify: verify)
      rejected += attempt.rejected
      known.formUnion(attempt.rejected.map(Identity.init))
      if attempt.accepted.isEmpty { continue }
      guard !seen.contains(attempt.after) else { return false }
      seen.append(attempt.after)
      bytes = attempt.after
      fixedCount += attempt.accepted.count
      passes += 1
      return true
    }
  }

  /// Whether a fix of these could still be applied.
  mutating func hasMore(_ findings: [Finding]) -> Bool { !plan(findings).plan.applied.isEmpty }

  private mutating func plan(_ findings: [Finding]) -> (open: [Finding], plan: FixPlan) {
    let open = findings.filter { known.isEmpty || !known.contains(Identity($0)) }
    let plan = FixPlan(for: open, in: bytes, allowingUnsafe: allowsUnsafe)
    for finding in plan.malformed.map({ open[$0] }) where known.insert(Identity(finding)).inserted {
      rejected.append(finding)
    }
    return (open, plan)
  }

  /// What stays of a finding from one pass to the next, when its place has moved.
  private struct Identity: Hashable {
    var rule: String
    var fingerprint: UInt64
    var message: String

    init(_ finding: Finding) {
      rule = finding.rule
      fingerprint = finding.fingerprint
      message = finding.message
    }
  }

  /// One pass: the fixes that pass the check together.
  private struct Attempt {
    let bytes: [UInt8]
    let allowsUnsafe: Bool
    var after: [UInt8]
    var accepted: [Finding] = []
    var rejected: [Finding] = []

    init(bytes: [UInt8], allowsUnsafe: Bool) {
      self.bytes = bytes
      self.allowsUnsafe = allowsUnsafe
      after = bytes
    }

    mutating func add(
      _ findings: ArraySlice<Finding>, verify: (_ before: [UInt8], _ after: [UInt8], _ edits: [Edit]) -> Bool
    ) {
      let together = accepted + findings
      let plan = FixPlan(for: together, in: bytes, allowingUnsafe: allowsUnsafe)
      let candidate = plan.apply(to: bytes)
      if verify(bytes, candidate, plan.edits) {
        accepted = together
        after = candidate
      } else if findings.count == 1 {
        rejected += findings
      } else {
        let middle = findings.startIndex + findings.count / 2
        add(findings[..<middle], verify: verify)
        add(findings[middle...], verify: verify)
      }
    }
  }
}
