import Foundation
import Testing

@testable import GlassLintCore

private func finding(
  _ rule: String = "r", _ applicability: Applicability = .safe, _ edits: (Int, Int, String)...
) -> Finding {
  let place = Position(line: 1, column: 1, offset: edits.first?.0 ?? 0)
  let fix = Fix(
    title: "Fix it", applicability: applicability,
    edits: edits.map { Edit(range: ByteRange(start: $0.0, end: $0.1), text: $0.2) })
  return Finding(
    rule: rule, severity: .warning, location: Location(file: "a.swift", start: place, end: place),
    message: "\(edits)", fixes: [fix])
}

@Suite struct FixPlanTests {
  private func plan(_ text: String, _ findings: [Finding], unsafe: Bool = false) -> (String, FixPlan) {
    let bytes = Array(text.utf8)
    let plan = FixPlan(for: findings, in: bytes, allowingUnsafe: unsafe)
    return (String(decoding: plan.apply(to: bytes), as: UTF8.self), plan)
  }

  @Test func appliesInPositionOrder() {
    let (text, plan) = plan("abcdef", [finding("x", .safe, (4, 5, "E")), finding("y", .safe, (0, 1, "A"))])
    #expect(text == "AbcdEf")
    #expect(plan.applied == [0, 1])
  }

  @Test func overlappingFixWaits() {
    let (text, plan) = plan("abcdef", [finding("x", .safe, (0, 3, "_")), finding("y", .safe, (2, 4, "!"))])
    #expect(text == "_def")
    #expect(plan.postponed == [1])
  }

  @Test func meetingReplacementsGoTogether() {
    let (text, plan) = plan(
      "abcdef", [finding("x", .safe, (0, 2, "X"), (4, 5, "Z")), finding("y", .safe, (2, 4, "Y"))])
    #expect(text == "XYZf")
    #expect(plan.postponed.isEmpty)
  }

  @Test func allEditsOrNone() {
    let (text, plan) = plan(
      "abcdef", [finding("x", .safe, (3, 4, "D")), finding("y", .safe, (0, 1, "A"), (3, 5, "!"))])
    #expect(text == "A" + "bc!f")
    #expect(plan.applied == [1])
    #expect(plan.postponed == [0])
  }

  @Test func insertionsAtOnePlaceDoNotGoTogether() {
    let (text, plan) = plan("ab", [finding("x", .safe, (1, 1, "X")), finding("y", .safe, (1, 1, "Y"))])
    #expect(text == "aXb")
    #expect(plan.postponed == [1])
  }

  @Test func identicalEditsAreMadeOnce() {
    let (text, plan) = plan(
      "ab",
      [finding("x", .safe, (0, 0, "import M\n"), (1, 2, "B")), finding("y", .safe, (0, 0, "import M\n"))])
    #expect(text == "import M\naB")
    #expect(plan.applied == [0, 1])
    #expect(plan.edits.count == 2)
  }

  @Test func twinFixesWithTouchingEditsMerge() {
    let twin = finding("x", .safe, (1, 1, "("), (1, 3, "y"), (3, 3, ")"))
    let (text, plan) = plan("abcd", [twin, twin])
    #expect(text == "a(y)d")
    #expect(plan.applied == [0, 1])
  }

  @Test func unsafeFixesNeedLeave() {
    var both = finding("x", .unsafe, (0, 1, "U"))
    both.fixes.append(
      Fix(title: "", applicability: .safe, edits: [Edit(range: .init(start: 0, end: 1), text: "S")]))
    #expect(plan("a", [both]).0 == "S")
    #expect(plan("a", [both], unsafe: true).0 == "U")
    #expect(plan("a", [finding("x", .unsafe, (0, 1, "U"))]).1.applied.isEmpty)
  }

  @Test func fixesThatChangeNothingAreLeftOut() {
    #expect(plan("abc", [finding("x", .safe, (0, 1, "a"))]).1.applied.isEmpty)
  }

  @Test func malformedFixesAreSetAside() {
    let (text, plan) = plan(
      "abc",
      [
        finding("x", .safe, (1, 9, "x")), finding("x", .safe, (2, 1, "x")),
        finding("x", .safe, (1, 2, "x"), (0, 1, "x")),
      ])
    #expect(text == "abc")
    #expect(plan.malformed == [0, 1, 2])
  }

  @Test func insertedLinesEndAsTheFileDoes() {
    #expect(plan("a\r\nb\r\n", [finding("x", .safe, (3, 3, "x\ny\n"))]).0 == "a\r\nx\r\ny\r\nb\r\n")
    #expect(plan("a\rb", [finding("x", .safe, (2, 2, "x\n"))]).0 == "a\rx\rb")
    #expect(plan("a\nb\r\nc\n", [finding("x", .safe, (0, 0, "x\r\n"))]).0 == "x\na\nb\r\nc\n")
  }
}

@Suite struct FixLoopTests {
  /// Reports each `from` in the text, to be replaced by `to`.
  private func replacing(_ from: String, _ to: String) -> ([UInt8]) -> [Finding] {
    { bytes in
      let wanted = Array(from.utf8)
      return bytes.indices.filter { bytes[$0...].starts(with: wanted) }
        .map { finding("\(from)>\(to)@\($0)", .safe, ($0, $0 + wanted.count, to)) }
    }
  }

  private func run(
    _ text: String, _ lint: ([UInt8]) -> [Finding],
    verify: ([UInt8], [UInt8], [Edit]) -> Bool = { _, _, _ in true }
  ) -> (String, FixLoop.Result) {
    let result = FixLoop(allowsUnsafe: false).run(Array(text.utf8), lint: lint, verify: verify)
    return (String(decoding: result.bytes, as: UTF8.self), result)
  }

  @Test func repeatsUntilNothingIsLeft() {
    let (text, result) = run("aaaa", replacing("aa", "a"))
    #expect(text == "a")
    #expect(result.fixedCount == 3)
    #expect(result.passes == 2)
    #expect(result.isSettled && result.remaining.isEmpty)
  }

  @Test func quietFileIsUntouched() {
    let (text, result) = run("abc", replacing("x", "y"))
    #expect(text == "abc")
    #expect(result.passes == 0 && result.isSettled)
  }

  @Test func fixesThatUndoEachOtherEnd() {
    let (text, result) = run("a") { replacing("a", "b")($0) + replacing("b", "a")($0) }
    #expect(text == "b")
    #expect(!result.isSettled)
  }

  @Test func growthEndsAtTheLastPass() {
    let (text, result) = run("a", replacing("a", "ab"))
    #expect(text == "a" + String(repeating: "b", count: FixRounds.maxRounds))
    #expect(result.passes == FixRounds.maxRounds && !result.isSettled)
    #expect(result.remaining.count == 1)
  }

  @Test func onlyFixesThatFailTheCheckAreLeftOut() {
    var checks = 0
    let (text, result) = run("a1a2a3a4a5", replacing("a", "b")) { _, after, _ in
      checks += 1
      return !String(decoding: after, as: UTF8.self).contains("b3")
    }
    #expect(text == "b1b2a3b4b5")
    #expect(result.fixedCount == 4)
    #expect(result.rejected.map(\.location.start.offset) == [4])
    #expect(result.remaining.count == 1 && result.isSettled)
    #expect(checks < 10)
  }

  @Test func checkSeesTheEdits() {
    _ = run("xay", replacing("a", "bb")) { before, after, edits in
      #expect(edits == [Edit(range: ByteRange(start: 1, end: 2), text: "bb")])
      #expect(before == Array("xay".utf8) && after == Array("xbby".utf8))
      return true
    }
  }
}

@Suite final class FileRewriterTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "glasslint-\(UUID().uuidString)")
  private let old = Array("let a = 1\n".utf8)
  private let new = Array("let a = 1234567\n".utf8)

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
  deinit { try? FileManager.default.removeItem(at: folder) }

  private func file(_ name: String, mode: Int = 0o644) throws -> String {
    let path = folder.appendingPathComponent(name).path
    try Data(old).write(to: URL(fileURLWithPath: path))
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    return path
  }

  private func bytes(_ path: String) -> [UInt8] {
    FileManager.default.contents(atPath: path).map(Array.init) ?? []
  }
  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  @Test func replacesAndKeepsTheMode() throws {
    let path = try file("a.swift", mode: 0o750)
    try FileRewriter.replace(path: path, linted: old, with: new)
    #expect(bytes(path) == new)
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o750)
    #expect(try names() == ["a.swift"])
  }

  @Test func changedFileIsLeftAlone() throws {
    let path = try file("a.swift")
    #expect(throws: SourceError(path: path, reason: "has changed since it was linted; not rewritten")) {
      try FileRewriter.replace(path: path, linted: Array("let b = 1\n".utf8), with: new)
    }
    #expect(bytes(path) == old)
    #expect(try names() == ["a.swift"])
  }

  @Test func linkIsFollowed() throws {
    let path = try file("a.swift")
    let link = folder.appendingPathComponent("link.swift").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "a.swift")
    try FileRewriter.replace(path: link, linted: old, with: new)
    #expect(bytes(path) == new)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "a.swift")
  }

  @Test func hardLinksStayOneFile() throws {
    let path = try file("a.swift")
    let twin = folder.appendingPathComponent("twin.swift").path
    try FileManager.default.linkItem(atPath: path, toPath: twin)
    try FileRewriter.replace(path: path, linted: old, with: new)
    #expect(bytes(twin) == new)
    try FileRewriter.replace(path: path, linted: new, with: [])
    #expect(bytes(twin) == [])
  }

  @Test func readOnlyFileIsLeftAlone() throws {
    let path = try file("a.swift", mode: 0o444)
    #expect(throws: SourceError(path: path, reason: "is read-only; not rewritten")) {
      try FileRewriter.replace(path: path, linted: old, with: new)
    }
    #expect(bytes(path) == old)
  }

  @Test func missingFileIsAnError() throws {
    #expect(throws: SourceError.self) {
      try FileRewriter.replace(path: folder.appendingPathComponent("no.swift").path, linted: old, with: new)
    }
    #expect(throws: SourceError.self) { try FileRewriter.replace(path: folder.path, linted: [], with: new) }
  }
}
