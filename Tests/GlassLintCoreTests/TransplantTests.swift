import Testing

@testable import GlassLintCore

/// Changes of one version carried over to another.
@Suite struct TransplantTests {
  private func carry(_ base: String, _ changed: String, onto other: String, groups: [[ByteRange]] = [])
    -> (text: String, collisions: Int)
  {
    let transplant = Transplant(
      from: Array(base.utf8), to: Array(changed.utf8), onto: Array(other.utf8), groups: groups)
    return (String(decoding: transplant.result, as: UTF8.self), transplant.collisions)
  }

  @Test func changesApartFromEachOther() {
    #expect(carry("a\nb\nc\n", "a\nB\nc\n", onto: "x\na\nb\nc\ny\n") == ("x\na\nB\nc\ny\n", 0))
    #expect(carry("a\nb\nc\n", "a\nc\n", onto: "a\nb\nc\nd\n") == ("a\nc\nd\n", 0))
    #expect(carry("a\nb\nc\n", "a\nb\nn\nc\n", onto: "A\nb\nc\n") == ("A\nb\nn\nc\n", 0))
  }

  @Test func changesRightBesideEachOther() {
    #expect(carry("a\nb\nc\n", "a\nB\nc\n", onto: "a\nb\nC\n") == ("a\nB\nC\n", 0))
    #expect(carry("a\nb\nc\n", "a\nB\nc\n", onto: "A\nb\nc\n") == ("A\nB\nc\n", 0))
    #expect(carry("a\nb\n", "a\nB\n", onto: "a\nx\nb\n") == ("a\nx\nB\n", 0))
    // Which of two lines in one place comes first, nobody can tell.
    #expect(carry("a\nb\n", "a\nnew\nb\n", onto: "a\nmine\nb\n") == ("a\nmine\nb\n", 1))
  }

  @Test func collisions() {
    #expect(carry("a\nb\nc\nd\n", "a\nB\nc\nD\n", onto: "a\nmine\nc\nd\n") == ("a\nmine\nc\nD\n", 1))
    #expect(carry("a\nb\n", "A\nB\n", onto: "a\nmine\nb\n") == ("a\nmine\nb\n", 1))
    #expect(carry("a\nb\n", "a\n", onto: "") == ("", 0))
    #expect(carry("a\nb\n", "a\nB\n", onto: "") == ("", 1))
  }

  @Test func theSameChangeOnBothSides() {
    #expect(carry("a\nb\nc\n", "a\nB\nc\n", onto: "a\nB\nc\nd\n") == ("a\nB\nc\nd\n", 0))
    #expect(carry("a\nb\nc\nd\n", "a\nc\nd\n", onto: "a\nd\n") == ("a\nd\n", 0))
  }

  @Test func lineEndsAreThoseOfTheOther() {
    #expect(carry("a\nb\n", "a\nB\nC\n", onto: "x\r\na\r\nb\r\n") == ("x\r\na\r\nB\r\nC\r\n", 0))
    #expect(carry("a\r\nb\r\n", "a\r\nB\r\n", onto: "a\nb\nc\n") == ("a\nB\nc\n", 0))
    #expect(carry("a\rb\r", "a\rB\r", onto: "a\rb\rc\r") == ("a\rB\rc\r", 0))
  }

  @Test func lastLinesWithoutAnEnd() {
    #expect(carry("a\nb", "a\nB", onto: "x\na\nb") == ("x\na\nB", 0))
    #expect(carry("a\nb", "a\nB", onto: "a\nb\n") == ("a\nB\n", 0))
    #expect(carry("a\nb", "a\nB", onto: "a\nb\nc") == ("a\nB\nc", 0))
    #expect(carry("a\nb\n", "a\nB\n", onto: "x\na\nb") == ("x\na\nB", 0))
    #expect(carry("a\nb\n", "a\nb\nc\n", onto: "x\na\nb") == ("x\na\nb\nc", 0))
    #expect(carry("a\nb", "a\nb\nc", onto: "x\na\nb") == ("x\na\nb\nc", 0))
  }

  @Test func editsOfOneFixStayTogether() {
    let base = "a\nb\nc\nd\ne\n"
    let changed = "A\nb\nC\nd\nE\n"
    let group = [ByteRange(start: 0, end: 1), ByteRange(start: 4, end: 5)]
    #expect(carry(base, changed, onto: "mine\nb\nc\nd\ne\n") == ("mine\nb\nC\nd\nE\n", 1))
    #expect(carry(base, changed, onto: "mine\nb\nc\nd\ne\n", groups: [group]) == ("mine\nb\nc\nd\nE\n", 2))
    #expect(carry(base, changed, onto: base + "f\n", groups: [group]) == (changed + "f\n", 0))
  }
}
