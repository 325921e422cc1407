/// Carries the changes between two versions of a file over to a third one, which differs in places of its own.
///
/// A change is a stretch of lines. It is carried over where the third version has the lines it replaces, and leaves those
/// around them to whoever changed them; otherwise it collides. The third version keeps its own line ends.
struct Transplant {
  /// The changes that are carried over, as edits of whole lines of the third version.
  private(set) var edits: [Edit] = []
  /// How many are not.
  private(set) var collisions = 0

  private let other: [UInt8]

  /// - Parameters:
  ///   - base: the version that both others were made from.
  ///   - changed: the version whose changes are to be carried over.
  ///   - other: the version to carry them to.
  ///   - groups: byte ranges of `base` whose changes make sense only together: one of them collides, all do.
  init(from base: [UInt8], to changed: [UInt8], onto other: [UInt8], groups: [[ByteRange]] = []) {
    self.other = other
    let wanted = LineDiff(from: base, to: changed, .ignoringEndings)
    let own = LineDiff(from: base, to: other, .ignoringEndings)
    let changes = wanted.changes.filter { !Self.isMade($0, of: wanted, in: own) }
    var places = changes.map { Self.place(of: $0.old, in: own.changes) }
    Self.reject(groups, changes, starts: Self.starts(of: wanted.old), &places)
    let starts = Self.starts(of: own.new)
    let ending = LineEnding(dominantIn: other)
    for (change, place) in zip(changes, places) {
      guard let place else {
        collisions += 1
        continue
      }
      edits.append(
        Edit(
          range: ByteRange(start: starts[place.lowerBound], end: starts[place.upperBound]),
          text: text(of: wanted.new[change.new], place, own.new, ending)))
    }
  }

  /// The third version with the changes that are carried over.
  var result: [UInt8] { FixPlan.apply(edits, to: other) }

  /// Where lines of the base are in the other version; `nil` where that one has changed them.
  ///
  /// Lines that were changed right beside do not matter, unless nothing but a place between lines is asked for.
  private static func place(of lines: Range<Int>, in changes: [LineDiff.Change]) -> Range<Int>? {
    var shift = 0
    for change in changes {
      let isBefore =
        lines.isEmpty ? change.old.upperBound < lines.lowerBound : change.old.upperBound <= lines.lowerBound
      if isBefore {
        shift += change.new.count - change.old.count
      } else if lines.isEmpty
        ? change.old.lowerBound > lines.upperBound : change.old.lowerBound >= lines.upperBound
      {
        break
      } else {
        return nil
      }
    }
    return lines.lowerBound + shift..<lines.upperBound + shift
  }

  /// Whether the other version has made the same change.
  private static func isMade(_ change: LineDiff.Change, of wanted: LineDiff, in own: LineDiff) -> Bool {
    own.changes.contains { other in
      if change.new.isEmpty, other.new.isEmpty, other.old.clamped(to: change.old) == change.old {
        return true
      }
      return other.old == change.old
        && wanted.new[change.new].lazy.map(LineDiff.content).elementsEqual(
          own.new[other.new].lazy.map(LineDiff.content), by: { $0.elementsEqual($1) })
    }
  }

  /// Gives up the changes that belong to one that collides.
  private static func reject(
    _ groups: [[ByteRange]], _ changes: [LineDiff.Change], starts: [Int], _ places: inout [Range<Int>?]
  ) {
    if !places.contains(nil) { return }
    let members = groups.map { group in
      changes.indices.filter { index in
        let change = changes[index].old
        let (start, end) = (starts[change.lowerBound], starts[change.upperBound])
        return group.contains { $0.start <= end && start <= $0.end }
      }
    }
    var isSettled = false
    while !isSettled {
      isSettled = true
      for group in members where group.contains(where: { places[$0] == nil }) {
        for index in group where places[index] != nil {
          places[index] = nil
          isSettled = false
        }
      }
    }
  }

  /// The offset of each line, and that behind the last.
  private static func starts(of lines: [ArraySlice<UInt8>]) -> [Int] {
    lines.map(\.startIndex) + [lines.last?.endIndex ?? 0]
  }

  /// New lines as the other version would have them in the place of some of its own.
  private func text(
    of lines: ArraySlice<ArraySlice<UInt8>>, _ place: Range<Int>, _ own: [ArraySlice<UInt8>],
    _ ending: LineEnding
  ) -> String {
    var bytes: [UInt8] = []
    // Behind a last line that nothing ends.
    if place.lowerBound == own.count, let last = own.last, last.count == LineDiff.content(of: last).count {
      bytes += ending.bytes
    }
    for line in lines {
      let content = LineDiff.content(of: line)
      bytes += content
      let isLast = line.endIndex == lines.last?.endIndex && place.upperBound == own.count
      if content.count < line.count || !isLast { bytes += ending.bytes }
    }
    // What stands at the end of a file without a line end goes on doing so.
    if place.upperBound == own.count, !place.isEmpty, let last = own.last,
      last.count == LineDiff.content(of: last).count, bytes.count >= ending.bytes.count,
      bytes.suffix(ending.bytes.count).elementsEqual(ending.bytes)
    {
      bytes.removeLast(ending.bytes.count)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
