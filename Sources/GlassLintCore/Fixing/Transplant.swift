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

  /// New lines as the other version would have them in the place of some of its own. Its end stays as it is, with a line
  /// end or without.
  private func text(
    of lines: ArraySlice<ArraySlice<UInt8>>, _ place: Range<Int>, _ own: [ArraySlice<UInt8>],
    _ ending: LineEnding
  ) -> String {
    let isAtEnd = place.upperBound == own.count
    let isEnded = own.last.map { LineDiff.content(of: $0).count < $0.count } ?? true
    var bytes: [UInt8] = place.lowerBound == own.count && !isEnded && !lines.isEmpty ? ending.bytes : []
    for index in lines.indices {
      bytes += LineDiff.content(of: lines[index])
      if index + 1 < lines.endIndex || !isAtEnd || isEnded { bytes += ending.bytes }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
