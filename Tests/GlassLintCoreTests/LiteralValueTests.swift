import Testing

@testable import GlassLintCore

/// The values that the argument of `use(…)` comes to, as `literal` or `-literal`, with the names on the way.
private func values(_ code: String) -> [String] {
  var parser = Parser()
  let source = SourceBuffer(code)
  let tree = parser.parse(source)
  guard let call = (0..<tree.nodeCount).last(where: { tree.kind($0) == .call && tree.isNamed($0, "use") }),
    let argument = tree.unlabelledArgument(call)
  else { return ["no call"] }
  return ValueFollower(tree: tree, facts: FileFacts(tree)).values(of: argument).map { value in
    let number = value.value == value.value.rounded() ? String(Int(value.value)) : String(value.value)
    return ([number] + value.path).joined(separator: " ")
  }
}

@Suite struct LiteralValueTests {
  @Test func wrappersAndSigns() {
    #expect(values("use(CGFloat(20))") == ["20"])
    #expect(values("use(-(20.5))") == ["-20.5"])
    #expect(values("use(a ? 20 : b ? 16 : c)") == ["20", "16"])
    #expect(values("use(x ?? 20)") == ["20"])
    #expect(values("use(min(20, width))") == ["20"])
    #expect(values("use(0x1F as CGFloat)") == ["31"])
    #expect(values("use(if a { 1 } else { 2 })") == ["1", "2"])
  }

  @Test func whatIsNoNumberIsNoValue() {
    for literal in ["1e999", "-1e999", "0x1p99999", "0xFFFFFFFFFFFFFFFFFF", "0x", "0b2"] {
      #expect(values("use(\(literal))").isEmpty)
    }
  }

  @Test func arithmeticDerivesAValue() {
    #expect(values("use(20 / 2)").isEmpty)
    #expect(values("use(width * 2 + 1)").isEmpty)
    #expect(values("use(a > 2 ? 8 : 4)") == ["8", "4"])
  }

  @Test func constantsDefaultsAndParameters() {
    #expect(values("let a: CGFloat = 20\nfunc f() { use(a) }") == ["20 a"])
    #expect(values("struct S { var a = 20\n var b: CGFloat { a }\n func f() { use(b) } }") == ["20 a b"])
    #expect(values("struct S { static let a = 20\n func f() { use(Self.a) } }") == ["20 a"])
    #expect(values("enum L { static let a = 20 }\nstruct S { func f() { use(L.a) } }") == ["20 a"])
    #expect(values("struct S { func f(a: CGFloat = 20) { use(a) } }") == ["20 a"])
    #expect(values("struct S { let a = 20 }\nextension S { func f() { use(a) } }") == ["20 a"])
    #expect(
      values(
        "struct S { var a: Int { switch x { case 1: return 8\n default: return 4 } }\n func f() { use(a) } }")
        == ["8 a", "4 a"])
  }

  @Test func theInnermostNameCounts() {
    #expect(values("let a = 1\nfunc f() { let a = 2\n use(a) }") == ["2 a"])
    #expect(values("let a = 1\nfunc f() { use(a)\n let a = 2 }") == ["1 a"])
    #expect(values("let a = 1\nfunc f(a: Int) { use(a) }").isEmpty)
    #expect(values("let a = 1\nfunc f() { xs.map { a in use(a) } }").isEmpty)
    #expect(values("let a = 1\nfunc f() { if let a = g() { use(a) } }").isEmpty)
    #expect(values("let a = 1\nlet f = { [weak self, a = g()] in use(a) }").isEmpty)
    #expect(values("let a = 1\nlet f = { [a] in use(a) }") == ["1 a"])
    #expect(values("let a = 1\nfunc f() { guard let a = g() else { return }\n use(a) }").isEmpty)
    #expect(values("let a = 1\nfunc f() { for a in b { use(a) } }").isEmpty)
    #expect(values("let a = 1\nfunc f() { switch x { case .y(let a): use(a)\n default: break } }").isEmpty)
  }

  @Test func whatCouldMeanTwoThingsMeansNothing() {
    #expect(values("#if A\nlet a = 1\nlet a = 2\n#endif\nfunc f() { use(a) }").isEmpty)
    #expect(values("struct S { let a = 1 }\nstruct T { func f() { use(a) } }").isEmpty)
    #expect(values("struct S { func f() { use(other.a) } }\nlet a = 1").isEmpty)
  }

  @Test func theBranchesOfAnIfMeanOneThingEach() {
    #expect(values("#if A\nlet a = 1\n#else\nlet a = 2\n#endif\nfunc f() { use(a) }") == ["1 a", "2 a"])
    #expect(values("func f() {\n#if A\nlet a = 1\nuse(a)\n#else\nlet a = 2\n#endif\n}") == ["1 a"])
    #expect(values("func f() {\n#if A\nlet a = 1\n#else\nlet a = 2\nuse(a)\n#endif\n}") == ["2 a"])
  }

  @Test func circlesEnd() {
    #expect(values("struct S { var a: Int { b }\n var b: Int { a }\n func f() { use(a) } }").isEmpty)
    #expect(values("let a = a\nfunc f() { use(a) }").isEmpty)
  }
}
