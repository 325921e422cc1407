import Testing

@testable import GlassLintCore

@Suite struct ChangedLinesTests {
  @Test func aRangeCountsFromItsFirstLineToItsLast() {
    let changes = ChangedLines(["/a": [10..<12, 3..<4, 11..<15]])
    #expect(changes["/a"] == [3..<4, 10..<15])
    #expect(changes.contains("/a", 3..<4) && changes.contains("/a", 1..<4) && changes.contains("/a", 14..<20))
    #expect(
      !changes.contains("/a", 1..<3) && !changes.contains("/a", 4..<10) && !changes.contains("/a", 15..<16))
    #expect(!changes.contains("/b", 3..<4))
    #expect(ChangedLines(["/a": ChangedLines.everything]).contains("/a", 1_000_000..<1_000_001))
    #expect(ChangedLines(["/a": [], "/b": [3..<3]]) == ChangedLines())
  }

  private func carried(_ ranges: [Range<Int>], _ before: String, _ after: String) -> [Range<Int>] {
    func bytes(_ letters: String) -> [UInt8] { letters.flatMap { Array("\($0)\n".utf8) } }
    return ChangedLines.carried(ranges, from: bytes(before), to: bytes(after))
  }

  /// Each letter is a line.
  @Test func linesKeepWhatTheyAreAndEditsAreChanges() {
    #expect(carried([2..<3], "abcd", "abcd") == [2..<3])
    #expect(carried([2..<3], "abcd", "xabcd") == [1..<2, 3..<4])
    #expect(carried([2..<4], "abcd", "abxcd") == [2..<5])
    #expect(carried([2..<4], "abcd", "abd") == [2..<3])
    #expect(carried([4..<5], "abcd", "ad") == [2..<3])
    #expect(carried([], "abcd", "abxd") == [3..<4])
    #expect(carried([1..<2, 4..<5], "abcd", "aXcYd") == [1..<3, 4..<6])
    #expect(carried([3..<9], "abcd", "Abcd") == [1..<2, 3..<5])
    #expect(carried(ChangedLines.everything, "ab", "cd") == ChangedLines.everything)
    #expect(carried([1..<2], "a", "") == [])
  }

  @Test func aFindingDoesNotCoverALineItOnlyTouches() {
    func lines(_ end: Position) -> Range<Int> {
      let start = Position(line: 3, column: 5, offset: 30)
      return Finding(
        rule: "r", severity: .info, location: Location(file: "a", start: start, end: end), message: "m"
      ).lines
    }
    #expect(lines(Position(line: 3, column: 9, offset: 34)) == 3..<4)
    #expect(lines(Position(line: 5, column: 2, offset: 50)) == 3..<6)
    #expect(lines(Position(line: 5, column: 1, offset: 49)) == 3..<5)
    #expect(lines(Position(line: 3, column: 5, offset: 30)) == 3..<4)
  }
}
