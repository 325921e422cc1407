/// A finding before its file's lines are known.
struct RawFinding {
  var rule: Int
  var range: ByteRange
  var message: String
  var notes: [(ByteRange, String)]
  var fixes: [Fix]
  /// One level below the severity its rule is set to.
  var isMinor = false
  /// The way of a value, from where it is written to where it lands.
  var steps: [RawStep] = []
}

/// A place that a value passes through.
struct RawStep {
  /// Absolute; `nil` for the file of the finding.
  var file: String?
  var range: ByteRange
  var message: String
}

/// Collects what the rules say about one file.
final class FindingCollector {
  var findings: [RawFinding] = []
}
