import Testing

@testable import GlassLintCore

@Suite struct LineDiffTests {
  private func diff(_ before: String, _ after: String, _ kind: LineDiff.Lines = .exact) -> LineDiff {
    LineDiff(from: Array(before.utf8), to: Array(after.utf8), kind)
  }

  /// The changed lines of the new version, from 0.
  private func changed(_ before: String, _ after: String, _ kind: LineDiff.Lines = .exact) -> [Int] {
    diff(before, after, kind).changes.flatMap { Array($0.new) }
  }

  private func text(_ lines: [Int]) -> String { lines.map { "\($0)\n" }.joined() }

  @Test func repeatedLinesThatStayAreNotChanged() {
    #expect(changed("a\na\na\na\n", "a\na\nb\na\na\n") == [2])
    #expect(changed("a\nb\na\nb\na\nb\n", "b\na\nb\na\nb\na\n").count == 1)
    #expect(changed("{\n}\n{\n}\n{\n}\n", "{\n}\n{\nx\n}\n{\ny\n}\n") == [3, 6])
  }

  @Test func lineEndsCanBeIgnored() {
    #expect(changed("a\nb\nc", "a\r\nb\r\nc\r\n", .ignoringEndings).isEmpty)
    #expect(changed("a\nb\n", "a\r\nb\r\n") == [0, 1])
    #expect(changed("a\rb\rc", "a\rX\rc", .ignoringEndings) == [1])
    #expect(changed("", "a\rb", .ignoringEndings) == [0, 1])
    #expect(diff("a\r\n\rb\n\n", "", .ignoringEndings).old.count == 4)
  }

  @Test func whatChangesSayMakesTheNewVersion() {
    var random = Generator(seed: 11)
    for round in 0..<300 {
      let variety = [2, 3, 8, 200][round % 4]
      let length = [5, 40, 400][round % 3]
      let old = (0..<length).map { _ in Int(random.next() % UInt64(variety)) }
      var new = old
      for _ in 0..<Int(random.next() % 30) {
        let place = Int(random.next() % UInt64(new.count + 1))
        if random.next() % 2 == 0, place < new.count {
          new.remove(at: place)
        } else {
          new.insert(Int(random.next() % UInt64(variety)), at: place)
        }
      }
      let diff = diff(text(old), text(new))
      #expect(applied(diff) == diff.new)
      let touched = diff.changes.reduce(0) { $0 + $1.old.count + $1.new.count }
      #expect(touched <= 60, "no more is changed than was edited, or about that")
    }
  }

  @Test func versionsWithNothingInCommon() {
    let old = text(Array(0..<3000).map { $0 % 50 })
    let new = text(Array(0..<3000).map { 100 + $0 % 50 })
    #expect(diff(old, new).changes == [LineDiff.Change(old: 0..<3000, new: 0..<3000)])
  }

  @Test func manyRepeatedLines() {
    let old = text(Array(0..<5000).map { $0 % 3 })
    let new = text(Array(0..<5000).map { $0 % 3 == 1 && $0 % 100 == 0 ? 7 : $0 % 3 })
    #expect(changed(old, new).count == 17)
  }

  private func applied(_ diff: LineDiff) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var line = 0
    for change in diff.changes {
      lines += diff.old[line..<change.old.lowerBound]
      lines += diff.new[change.new]
      line = change.old.upperBound
    }
    return lines + diff.old[line...]
  }

  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 33
    }
  }
}
