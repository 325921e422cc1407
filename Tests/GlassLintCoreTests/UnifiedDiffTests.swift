import Testing

@testable import GlassLintCore

@Suite struct UnifiedDiffTests {
  private func diff(
    _ before: String, _ after: String, path: String = "A.swift", style: UnifiedDiff.Style = .patch
  ) -> String {
    let bytes = UnifiedDiff.render(
      path: path, before: Array(before.utf8), after: Array(after.utf8), style: style)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func lines(_ range: ClosedRange<Int>, changing changes: [Int: String] = [:]) -> String {
    range.map { (changes[$0] ?? "line \($0)") + "\n" }.joined()
  }

  @Test func sameFilesHaveNoDiff() {
    #expect(diff("a\n", "a\n") == "")
    #expect(diff("", "") == "")
  }

  @Test func changesNearEachOtherShareAHunk() {
    #expect(
      diff(lines(1...30), lines(1...30, changing: [5: "five", 12: "twelve", 25: "25\n25b"])) == """
        --- a/A.swift
        +++ b/A.swift
        @@ -2,14 +2,14 @@
         line 2
         line 3
         line 4
        -line 5
        +five
         line 6
         line 7
         line 8
         line 9
         line 10
         line 11
        -line 12
        +twelve
         line 13
         line 14
         line 15
        @@ -22,7 +22,8 @@
         line 22
         line 23
         line 24
        -line 25
        +25
        +25b
         line 26
         line 27
         line 28

        """)
  }

  @Test func missingFinalNewlineIsSaid() {
    #expect(
      diff("a\nb", "a\nc") == """
        --- a/A.swift
        +++ b/A.swift
        @@ -1,2 +1,2 @@
         a
        -b
        \\ No newline at end of file
        +c
        \\ No newline at end of file

        """)
    #expect(diff("a", "a\n").hasSuffix("@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n"))
  }

  @Test func carriageReturnsBelongToTheirLines() {
    #expect(diff("a\r\nb\r\n", "a\r\nc\r\n").hasSuffix(" a\r\n-b\r\n+c\r\n"))
    #expect(diff("a\r\nb\r\n", "a\r\nc\r\n", style: .terminal(color: false)).hasSuffix(" a\n-b\n+c\n"))
  }

  @Test func wholeFiles() {
    #expect(diff("", "a\n").hasSuffix("@@ -0,0 +1 @@\n+a\n"))
    #expect(diff("a\n", "").hasSuffix("@@ -1 +0,0 @@\n-a\n"))
  }

  @Test func namesAreWrittenAsGitWritesThem() {
    #expect(diff("", "a\n", path: "a b.swift").hasPrefix("--- a/a b.swift\t\n+++ b/a b.swift\t\n"))
    #expect(diff("", "a\n", path: "a\"\n.swift").hasPrefix("--- \"a/a\\\"\\012.swift\"\n"))
    #expect(diff("", "a\n", path: "/x/y.swift").hasPrefix("--- a/x/y.swift\n"))
  }

  @Test func terminalsGetNoControlCharacters() {
    #expect(diff("", "\t\u{1B}[2J\n", style: .terminal(color: false)).hasSuffix("+\t\\u{1B}[2J\n"))
    #expect(diff("", "a\n", style: .terminal(color: true)).hasSuffix("\u{1B}[32m+a\u{1B}[0m\n"))
  }

  /// Applies a diff's changes to the old lines.
  @Test func changesLeadFromOneVersionToTheOther() {
    var random = SplitMix(state: 1)
    for _ in 0..<300 {
      let old = (0..<Int.random(in: 0...30, using: &random)).map { _ in
        "\(Int.random(in: 0...12, using: &random))\n"
      }
      var new = old
      for _ in 0..<Int.random(in: 0...6, using: &random) {
        let at = Int.random(in: 0...new.count, using: &random)
        if at < new.count, Bool.random(using: &random) {
          new.remove(at: at)
        } else {
          new.insert("\(at % 13)\n", at: at)
        }
      }
      let diff = LineDiff(from: Array(old.joined().utf8), to: Array(new.joined().utf8))
      var result: [String] = []
      var line = 0
      for change in diff.changes {
        #expect(change.old.lowerBound >= line && !(change.old.isEmpty && change.new.isEmpty))
        result += old[line..<change.old.lowerBound] + new[change.new]
        line = change.old.upperBound
      }
      result += old[line...]
      #expect(result == new)
    }
  }

  private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }
}
