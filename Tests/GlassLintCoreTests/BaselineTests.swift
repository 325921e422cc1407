import Testing

@testable import GlassLintCore

private func entry(_ file: String, _ rule: String, _ fingerprint: UInt64) -> Baseline.Entry {
  Baseline.Entry(file: file, rule: rule, fingerprint: fingerprint)
}

private func code(_ rule: String, _ fingerprint: UInt64) -> Finding.Code {
  Finding.Code(rule: rule, fingerprint: fingerprint)
}

@Suite struct BaselineTests {
  @Test func entriesAreSortedByFileRuleAndFingerprint() {
    let baseline = Baseline([
      entry("b.swift", "a", 1), entry("a/b.swift", "b", 1), entry("a.swift", "a", 0xF000_0000_0000_0000),
      entry("a.swift", "a", 2), entry("Ü.swift", "a", 1), entry("a.swift", "a", 2),
    ])
    #expect(
      baseline.entries.map(\.file) == ["a.swift", "a.swift", "a.swift", "a/b.swift", "b.swift", "Ü.swift"])
    #expect(baseline.entries.prefix(3).map(\.fingerprint) == [2, 2, 0xF000_0000_0000_0000])
  }

  @Test func theEntriesOfAFileAreFound() {
    let baseline = Baseline([
      entry("a.swift", "r", 1), entry("b.swift", "q", 9), entry("b.swift", "r", 1), entry("b.swift", "r", 1),
      entry("c.swift", "r", 1),
    ])
    #expect(baseline.entries(of: "a.swift") == 0..<1)
    #expect(baseline.entries(of: "b.swift") == 1..<4)
    #expect(baseline.entries(of: "bb.swift").isEmpty)
    #expect(baseline.entries(of: code("r", 1), in: 1..<4) == 2..<4)
    #expect(baseline.entries(of: code("r", 2), in: 1..<4).isEmpty)
    #expect(baseline.entries(of: code("q", 9), in: 2..<4).isEmpty)
  }

  @Test func anEntryServesOnce() {
    let baseline = Baseline([entry("a.swift", "r", 1), entry("a.swift", "r", 1), entry("a.swift", "s", 1)])
    var matching = BaselineMatching(baseline)
    let own = baseline.entries(of: "a.swift")
    let codes = [code("r", 1), code("r", 1), code("r", 1), code("s", 2)]
    #expect(codes.map { matching.use($0, in: own) } == [true, true, false, false])
    #expect(matching.unusedEntries == [entry("a.swift", "s", 1)])
  }

  @Test func entriesOfGoneFilesServeAnywhereAndOnce() {
    let baseline = Baseline([
      entry("gone1.swift", "r", 1), entry("gone2.swift", "r", 1), entry("here.swift", "r", 1),
      entry("other.swift", "r", 2),
    ])
    var matching = BaselineMatching(baseline)
    var asked: [String] = []
    matching.findGone(for: [code("r", 1)]) { file in
      asked.append(file)
      return file.hasPrefix("gone")
    }
    #expect(asked == ["gone1.swift", "gone2.swift", "here.swift"])
    let codes = [code("r", 1), code("r", 1), code("r", 1), code("r", 2)]
    #expect(codes.map { matching.useGone($0) } == [true, true, false, false])
    #expect(matching.unusedEntries.map(\.file) == ["here.swift", "other.swift"])
  }

  @Test func usedEntriesOfGoneFilesAreNotUsedAgain() {
    let baseline = Baseline([entry("gone.swift", "r", 1)])
    var matching = BaselineMatching(baseline)
    let isUsed = matching.use(code("r", 1), in: 0..<1)
    matching.findGone(for: [code("r", 1)]) { _ in true }
    let isUsedAgain = matching.useGone(code("r", 1))
    #expect(isUsed && !isUsedAgain)
  }
}
