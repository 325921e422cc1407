/// Fixes one file until nothing is left to fix: lint, apply what goes together, check the result, and again.
public struct FixLoop: Sendable {
  public static let standardPasses = 10

  /// Whether fixes that change what is drawn are applied too.
  public var allowsUnsafe: Bool
  /// How often the file is rewritten at most. Fixes that undo each other end here at the latest.
  public var maxPasses: Int

  public init(allowsUnsafe: Bool, maxPasses: Int = FixLoop.standardPasses) {
    self.allowsUnsafe = allowsUnsafe
    self.maxPasses = maxPasses
  }

  public struct Result: Sendable {
    public var bytes: [UInt8]
    /// How many findings were fixed, in all passes.
    public var fixedCount: Int
    /// What `bytes` still gives rise to.
    public var remaining: [Finding]
    /// Findings whose fix did not pass the check, or is no rewrite of this file; located as in the pass that tried it.
    public var rejected: [Finding]
    /// How often the file was rewritten.
    public var passes: Int
    /// `false` where the passes ran out, or fixes undid each other, before nothing was left to apply.
    public var isSettled: Bool
  }

  /// - Parameters:
  ///   - lint: the findings of a version of the file.
  ///   - verify: whether the second version differs from the first by exactly these edits of the first, and still lexes
  ///     and parses as the first did. Fixes that together fail are halved until those at fault stand alone; these are
  ///     left out and reported.
  public func run(
    _ bytes: [UInt8], lint: ([UInt8]) -> [Finding],
    verify: (_ before: [UInt8], _ after: [UInt8], _ edits: [Edit]) -> Bool
  ) -> Result {
    var result = Result(
      bytes: bytes, fixedCount: 0, remaining: lint(bytes), rejected: [], passes: 0, isSettled: false)
    var rejected: Set<Identity> = []
    var seen: Set<[UInt8]> = [bytes]
    while true {
      let open = result.remaining.filter { rejected.isEmpty || !rejected.contains(Identity($0)) }
      let plan = FixPlan(for: open, in: result.bytes, allowingUnsafe: allowsUnsafe)
      for finding in plan.malformed.map({ open[$0] }) where rejected.insert(Identity(finding)).inserted {
        result.rejected.append(finding)
      }
      guard !plan.applied.isEmpty else {
        result.isSettled = true
        return result
      }
      guard result.passes < maxPasses else { return result }

      let chosen = plan.applied.map { open[$0] }
      var attempt = Attempt(bytes: result.bytes, allowsUnsafe: allowsUnsafe)
      attempt.add(chosen[...], verify: verify)
      result.rejected += attempt.rejected
      rejected.formUnion(attempt.rejected.map(Identity.init))
      if attempt.accepted.isEmpty { continue }
      guard seen.insert(attempt.after).inserted else { return result }
      result.bytes = attempt.after
      result.fixedCount += attempt.accepted.count
      result.passes += 1
      result.remaining = lint(result.bytes)
    }
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
