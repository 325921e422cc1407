import Testing

@testable import GlassLintCore

/// The calls the parser sees, as `callee(labels){trailing closures}`, outer ones first.
private func calls(_ code: String) -> [String] {
  var parser = Parser()
  let source = SourceBuffer(code)
  let tree = parser.parse(source)
  var output: [UInt8] = []
  tree.dumpCalls(path: "", into: &output)
  var records: [(start: Int, end: Int, text: String)] = []
  for line in String(decoding: output, as: UTF8.self).split(separator: "\n").dropFirst() {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    records.append((Int(fields[0]) ?? 0, Int(fields[1]) ?? 0, fields[2] + fields[3] + fields[4]))
  }
  records.sort { $0.start == $1.start ? $0.end > $1.end : $0.start < $1.start }
  return records.map(\.text)
}

@Suite struct ParserTests {
  @Test func callsHaveNamesLabelsAndClosures() {
    #expect(calls("f(1, b: 2) { } c: { }") == ["f(_,b){_,c}"])
    #expect(calls("a.b?.c!(x)") == [".c(_){}"])
    #expect(calls("Set<Array<Int>>(x)") == ["Set(_){}"])
    #expect(calls("[Int]()") == ["?(){}"])
    #expect(calls("x.init(y)\n.z()") == [".z(){}", ".init(_){}"])
    #expect(calls("VStack { Text(\"\\(f(1))\") }") == ["VStack(){_}", "Text(_){}", "f(_){}"])
  }

  @Test func chainsGoOnOverLinesCommentsAndDirectives() {
    let code = """
      Text("a") // first
        .font(.body)
        /* then */
        #if os(iOS)
        .padding(8)
          #if DEBUG
          .border(.red)
          #endif
        #else
        .padding(4)
        #endif
        .opacity(1)
      """
    #expect(
      calls(code) == [
        ".opacity(_){}", ".font(_){}", "Text(_){}", ".padding(_){}", ".border(_){}", ".padding(_){}",
      ])
  }

  @Test func aBraceInAConditionOpensTheBody() {
    #expect(calls("if f(x) { g() }") == ["f(_){}", "g(){}"])
    #expect(calls("for x in xs.filter { $0 } { g() }") == [".filter(){_}", "g(){}"])
    #expect(calls("guard let x = f(), x == 1 else { return }") == ["f(){}"])
    #expect(calls("switch f(x) { case .a(let b) where g(b): h()\n default: i() }").count == 5)
    #expect(calls("while let x = a.next() { f { } }") == [".next(){}", "f(){_}"])
  }

  @Test func observersAreNoTrailingClosures() {
    #expect(calls("var x: Int = f() { didSet { g() } }") == ["f(){}", "g(){}"])
    #expect(calls("var x = f { 1 }") == ["f(){_}"])
    #expect(calls("var x: Int { get { f() } set(v) { g(v) } }") == ["f(){}", "g(_){}"])
    #expect(calls("var x: Int { f() }") == ["f(){}"])
  }

  @Test func genericsAreToldFromComparisons() {
    #expect(calls("f(a < b, c > (d))").count == 2)
    #expect(calls("f(a<b, c> (d))") == ["f(_){}", "a(_){}"])
    #expect(calls("let x = a < b && c > d()") == ["d(){}"])
    #expect(calls("A<B>.c()") == [".c(){}"])
  }

  @Test func expressionsMayBeStatements() {
    #expect(calls("let x = if a { f() } else { g() }") == ["f(){}", "g(){}"])
    #expect(calls("return switch x { case 1: f()\n default: g() }") == ["f(){}", "g(){}"])
    #expect(calls("x ? f() : g()") == ["f(){}", "g(){}"])
  }

  @Test func signaturesAreNoCalls() {
    #expect(calls("{ [weak self, x = f()] (a: Int, b) async throws -> Int in g(a) }") == ["f(){}", "g(_){}"])
    #expect(calls("xs.map(\\.a.b[0])") == [".map(_){}"])
    #expect(
      calls("@Foo(f(1)) struct S<T: P> where T.U == V { init?(x: Int = g()) { } }") == ["f(_){}", "g(){}"])
    #expect(calls("#Preview(\"x\") { f() }") == ["f(){}"])
    #expect(calls("f(a:b:)(1)") == ["f(_){}"])
  }

  @Test func unbalancedCodeIsStillRead() {
    #expect(calls("struct A { func f() { g( }\n}\nh()") == ["g(){}", "h(){}"])
    #expect(calls("f() }\ng()") == ["f(){}", "g(){}"])
    #expect(calls("VStack { Text(\"a\").padding(8 }\nf()").contains("f(){}"))
    #expect(calls("\"\\(f(\ng()").contains("g(){}"))
  }

  @Test func ternariesAndAssignmentsAreGrouped() throws {
    var parser = Parser()
    let source = SourceBuffer("x = a ? 1 : b ? 2 : 3 + 4")
    let tree = parser.parse(source)
    let assignment = try #require(tree.callee(tree.root))
    #expect(tree.kind(assignment) == .assignment)
    let outer = try #require(tree.value(assignment))
    #expect(tree.children(outer).map { tree.text($0) } == ["a", "1", "b ? 2 : 3 + 4"])
    let inner = try #require(tree.value(outer))
    #expect(tree.children(inner).map { tree.text($0) } == ["b", "2", "3 + 4"])
  }

  @Test func deepNestingKeepsItsCallsAndParents() throws {
    let depth = 20_000
    let code =
      "import SwiftUI\n" + String(repeating: "VStack { ", count: depth) + "Text(\"a\")"
      + String(repeating: "}", count: depth)
    var parser = Parser()
    let source = SourceBuffer(code)
    let tree = parser.parse(source)
    let calls = (0..<tree.nodeCount).filter { tree.kind($0) == .call }
    #expect(calls.count == depth + 1)
    let innermost = try #require(calls.first { tree.isNamed($0, "Text") })
    #expect(tree.container(of: innermost).map { tree.isNamed($0.call, "VStack") } == true)
    #expect(tree.containers(of: innermost).count == 64)
  }
}

/// Bytes that are no Swift: nothing may crash, and every tree must hold together.
@Suite struct ParserRobustnessTests {
  static let repeated: [(String, String)] = [
    ("(", ")"), ("[", "]"), ("{", "}"), ("\"\\(", ")\""), ("A<", ">"), ("#if A\n", "#endif\n"), (".b(", ")"),
    ("f {", "}"), ("if a {", "}"), ("if a {} else ", ""), ("a ? b : ", ""), ("a ? ", ": b"), ("- ", ""),
    ("-", ""),
    ("try ", ""), ("await ", ""), ("let ", ""), ("@A ", ""), ("/*", ""), ("#\"", ""), ("\"\"\"\n", ""),
    ("/a/ + ", ""),
    ("( /a ", ""), ("case .a: ", ""), ("a<b, ", ""), ("A -> ", ""), ("x { a } ", ""), ("{ (a) ", ""),
    ("{ [a] in ", ""),
    ("#if A\n.b()\n", "#endif\n"), ("func f() where ", ""), ("var x: A { ", "}"), (".b", ""), ("\\", ""),
    ("`", ""),
    ("<", ""), (">", ""), ("]", ""), (")", ""), ("}", ""), (",", ""), (":", ""), ("=", ""), ("#", ""),
    ("??", ""),
  ]

  @Test(arguments: repeated.indices)
  func repetition(_ index: Int) {
    let (open, close) = Self.repeated[index]
    let count = 3000
    check(
      Array(
        ("let x = " + String(repeating: open, count: count) + String(repeating: close, count: count)).utf8))
  }

  @Test func randomWords() {
    var random = SplitMix(seed: 11)
    let words = [
      "if", "let", "{", "}", "(", ")", "[", "]", "<", ">", ".", ",", ":", "\"", "\\(", "#if A\n", "#endif",
      "#else", "\n",
      "x", "case", "switch", "func", "struct", "in", "where", "->", "@a", "=", "?", "!", "else", "var", "get",
      "set",
      "init", "return", "try", "await", "/", "#\"", "\"\"\"", "$0", "1.0", "`a`", "\\.a", "some", "any",
      "for", "while",
      "do", "catch", "enum", "extension", "protocol", "default", "guard", "repeat", "is", "as", "::", "macro",
      "actor",
    ]
    for _ in 0..<60 {
      check(Array((0..<400).map { _ in words[random.next(words.count)] }.joined(separator: " ").utf8))
    }
  }

  @Test func randomBytes() {
    var random = SplitMix(seed: 5)
    for _ in 0..<40 { check((0..<1500).map { _ in UInt8(random.next(256)) }) }
  }

  @Test func filesCutAnywhere() {
    let code = Array(
      """
      import SwiftUI
      struct A<T: P>: View { @State(wrappedValue: 1) var a = #"x\\#(b)"#
        var body: some View { VStack(spacing: 8) { if a { Text("\\(b, c)") } else { B { $0 } } }
          .padding(.top, -8)
          #if os(iOS)
          .c()
          #endif
        } }
      """.utf8)
    for end in code.indices { check(Array(code[..<end])) }
  }

  private func check(_ bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) {
    var parser = Parser()
    let source = SourceBuffer(bytes: bytes)
    let tree = parser.parse(source)
    let holdsTogether = (0..<tree.nodeCount).allSatisfy { id in
      let node = tree.node(id)
      return node.firstToken <= node.endToken && Int(node.endToken) <= tree.tokenCount
        && Int(node.first) <= id
        && (id == tree.root || node.parent != Node.none)
    }
    #expect(holdsTogether, sourceLocation: sourceLocation)
  }
}

/// Sebastiano Vigna's SplitMix64: the same numbers on every machine.
struct SplitMix {
  private var state: UInt64
  init(seed: UInt64) { state = seed }

  mutating func next(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
  }
}
