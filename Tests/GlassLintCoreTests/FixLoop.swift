@testable import GlassLintCore

/// One file fixed until nothing is left to fix, without a project around it.
struct FixLoop {
  var allowsUnsafe: Bool

  struct Result {
    var draft: FixDraft
    /// What the text still gives rise to.
    var remaining: [Finding]
    /// `false` where the passes ran out, or fixes undid each other, before nothing was left to apply.
    var isSettled: Bool
    var bytes: [UInt8] { draft.bytes }
    var fixedCount: Int { draft.fixedCount }
    var rejected: [Finding] { draft.rejected }
    var passes: Int { draft.passes }
  }

  /// - Parameters:
  ///   - lint: the findings of a version of the file.
  ///   - verify: as for `FixDraft.apply`.
  func run(
    _ bytes: [UInt8], lint: ([UInt8]) -> [Finding],
    verify: (_ before: [UInt8], _ after: [UInt8], _ edits: [Edit]) -> Bool
  ) -> Result {
    var draft = FixDraft(bytes, allowsUnsafe: allowsUnsafe)
    var remaining = lint(bytes)
    while draft.passes < FixRounds.maxRounds, draft.apply(remaining, verify: verify) {
      remaining = lint(draft.bytes)
    }
    let isSettled = !draft.hasMore(remaining)
    return Result(draft: draft, remaining: remaining, isSettled: isSettled)
  }
}
