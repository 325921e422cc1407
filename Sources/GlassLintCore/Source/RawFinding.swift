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

extension RawFinding {
  private static let furtherPlace = "also here"

  /// The other places of which the same is said.
  var furtherPlaces: [ByteRange] { notes.filter { $0.1 == Self.furtherPlace }.map(\.0) }

  /// Takes the notes of what is said instead, besides the other places.
  mutating func replaceNotes(by others: [(ByteRange, String)]) {
    notes = others + notes.filter { $0.1 == Self.furtherPlace }
  }

  /// Notes another place of which as much cannot be said.
  mutating func noteFurther(_ place: ByteRange) { notes.append((place, Self.furtherPlace)) }

  /// Takes up another place of which the same is said: the first of them has the finding, the others are notes of it, and a
  /// fix that both places have mends both.
  mutating func join(_ place: ByteRange, _ others: [Fix]) {
    if place == range || notes.contains(where: { $0.0 == place && $0.1 == Self.furtherPlace }) { return }
    let isFirst = place.start < range.start
    notes.append((isFirst ? range : place, Self.furtherPlace))
    if isFirst { range = place }
    for index in fixes.indices {
      guard let other = others.first(where: { $0.title == fixes[index].title }) else { continue }
      // Places are met in the order of the code, as a rule.
      let follow = (fixes[index].edits.last?.range.end ?? 0) <= other.edits.first?.range.start ?? 0
      if follow {
        fixes[index].edits += other.edits
      } else {
        let edits = (fixes[index].edits + other.edits).sorted { $0.range.start < $1.range.start }
        guard zip(edits, edits.dropFirst()).allSatisfy({ $0.range.end <= $1.range.start }) else { continue }
        fixes[index].edits = edits
      }
      if other.applicability == .unsafe { fixes[index].applicability = .unsafe }
    }
  }
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
