import Testing

@testable import GlassLintCore

@Suite struct RawDiffTests {
  private let one = String(repeating: "1", count: 40)
  private let none = String(repeating: "0", count: 40)

  private func parse(_ text: String) throws(GitError) -> [RawDiff] { try RawDiff.parse(Array(text.utf8)) }

  @Test func modifiedAndRenamed() throws {
    let entries = try parse(
      ":100644 100755 \(one) \(none) M\0a b\n\"c\".swift\0:100644 100644 \(one) \(one) R087\0old.swift\0:new.swift\0"
    )
    #expect(entries.map(\.path) == ["a b\n\"c\".swift", ":new.swift"])
    #expect(entries.map(\.status) == [.modified, .renamed])
    #expect(entries[0].oldID == one)
    #expect(RawDiff.isNone(entries[0].newID))
    #expect(entries[0].newMode == RawDiff.Mode(octal: "100755"))
    #expect(entries[0].newMode.isRegular)
  }

  @Test func kindsOfEntries() throws {
    let entries = try parse(
      ":000000 160000 \(none) \(one) A\0sub\0:100644 120000 \(one) \(one) T\0link\0:100644 000000 \(one) \(none) D\0gone\0"
    )
    #expect(entries.map(\.newMode.isSubmodule) == [true, false, false])
    #expect(entries.map(\.newMode.isRegular) == [false, false, false])
    #expect(entries.map(\.status) == [.added, .typeChanged, .deleted])
  }

  @Test func nothing() throws { #expect(try parse("").isEmpty) }

  @Test func namesThatAreNoText() throws {
    let bytes = Array(":100644 100644 \(one) \(one) M\0bad".utf8) + [0xFF, 0]
    var undecodable: [[UInt8]] = []
    #expect(try RawDiff.parse(bytes) { undecodable.append(Array($0)) }.isEmpty)
    #expect(undecodable == [Array("bad".utf8) + [0xFF]])
  }

  @Test(arguments: [":100644 100644", "garbage\0x\0", ":1 2 3 4 M"])
  func whatIsNotUnderstoodIsAnError(_ text: String) {
    #expect(throws: GitError.self) { try parse(text) }
  }

  @Test func revisions() throws {
    #expect(try RevisionDiff.parts(of: "main") == ("main", false))
    #expect(try RevisionDiff.parts(of: "main...") == ("main", true))
    #expect(try RevisionDiff.parts(of: "v1.0...HEAD") == ("v1.0", true))
    for bad in ["a..b", "a..", "..a", "...", "a...b", "-a", "..."] {
      #expect(throws: GitError.self) { try RevisionDiff.parts(of: bad) }
    }
  }

  @Test func gitsOwnWordsComeInOneLine() {
    let text = Array(
      "fatal: detected dubious ownership in '/x'\nTo add an exception, call:\n\n\tgit config x\n".utf8)
    let error = GitError.refused(["rev-parse"], status: 128, text)
    #expect(
      error.message
        == "git rev-parse failed: detected dubious ownership in '/x' To add an exception, call: git config x")
    #expect(GitError.refused(["cat-file"], status: 3, []).message == "git cat-file failed with status 3")
  }
}
