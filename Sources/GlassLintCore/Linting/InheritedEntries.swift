/// Entries of a baseline, alike and of files that are gone, that served findings of a run.
///
/// Each part of a sharded run knows only its own files and may use them all. Whoever puts the parts together has to see
/// that they served no more findings than there are.
public struct InheritedEntries: Sendable, Equatable {
  /// The file of the baseline: absolute, and in reports relative to the repository's root.
  var baseline: String
  var code: Finding.Code
  /// How many there are.
  var count: Int
  /// How many of them served findings that are not reported anyway, since their lines did not change.
  var unseen = 0
  /// The findings that the others served, in order.
  var findings: [Finding] = []
}
