import Testing

@testable import GlassLintCore

/// Custom rules beyond their main pattern: conditions, messages, fixes, mistakes.
@Suite struct CustomRuleTests {
  private func trial(
    _ pattern: String, message: String = "m", replace: String? = nil, inside: String? = nil,
    notInside: String? = nil, has: String? = nil, notHas: String? = nil
  ) throws -> CustomRuleTrial {
    try CustomRuleTrial(
      CustomRuleSource(
        id: "x", pattern: pattern, message: message, replace: replace, inside: inside, notInside: notInside,
        has: has, notHas: notHas))
  }

  private func expect(_ marked: String, _ trial: CustomRuleTrial, _ place: SourceLocation = #_sourceLocation)
  {
    #expect(trial.marked(marked) == marked, sourceLocation: place)
  }

  // MARK: Conditions

  @Test func insideOfACallIsInsideOfItsArguments() throws {
    let trial = try trial(".tint($_)", inside: "List { $$$_ }")
    expect("List { Row().↓tint(.red) }", trial)
    expect("List { VStack { if a { Row().↓tint(.red) } } }", trial)
    expect("List { Row() }.tint(.red)", trial)
    expect("List(items) { Row().tint(.red) }", trial)
    expect("VStack { Row().tint(.red) }", trial)
  }

  @Test func aBareNameInsideIsACallOfIt() throws {
    expect("List(items) { Row().↓tint(.red) }; Row().tint(.red)", try trial(".tint($_)", inside: "List"))
    expect("a.↓x().sheet { b.↓x() }", try trial(".x()"))
    expect("a.x().sheet { b.↓x() }", try trial(".x()", inside: ".sheet"))
    expect(
      "a.x().sheet(isPresented: $s) { b.↓x() }", try trial(".x()", inside: ".sheet(isPresented: $_) { $$$ }"))
  }

  @Test func insideTakesHeadsOfDeclarations() throws {
    let trial = try trial("UIScreen.main", inside: "struct $_: View")
    expect("struct A: View { var w = ↓UIScreen.main.bounds }; class B { var w = UIScreen.main }", trial)
    let function = try self.trial("print($_)", inside: "func $name($$$)", notInside: "class Log")
    expect(
      "class A { func f(x: Int) { ↓print(x) } }; class Log { func f() { print(1) } }; print(2)", function)
  }

  @Test func notInside() throws {
    expect("↓Text(a); #Preview { Text(a) }", try trial("Text($_)", notInside: "#Preview { $$$ }"))
    expect(
      "a.↓glassEffect(); GlassEffectContainer { b.glassEffect() }",
      try trial(".glassEffect($$$)", notInside: "GlassEffectContainer($$$)"))
  }

  @Test func hasLooksIntoTheMatchAndAtTheModifiersBehindIt() throws {
    let card = try trial("VStack($$$)", has: ".shadow($$$)")
    expect(
      "↓VStack { a.shadow(radius: 1) }; ↓VStack { a }.padding().shadow(radius: 1); VStack { a }; VStack { a }.sheet { b.shadow(radius: 1) }",
      card)
    let list = try trial("List($$$)", notHas: ".listStyle($_)")
    expect(
      "↓List { a }.padding(); List { a }.padding().listStyle(.plain); ↓List { a }.sheet { List { b }.listStyle(.plain) }",
      list)
    let receiver = try trial(".tint($_)", has: "Image($$$)")
    expect("Image(a).↓tint(.red); Text(a).tint(.red); Label { Image(a) }.↓tint(.red)", receiver)
    let structHead = try trial("struct $_: View", has: "UIScreen.main", notHas: "@Environment var $_")
    expect(
      "struct ↓A: View { let a = UIScreen.main }; struct B: View { @Environment(\\.x) var x; let a = UIScreen.main }",
      structHead)
  }

  @Test func namesAreSharedAmongAllPatterns() throws {
    let shared = try trial("if $c { $$$ }", inside: "if $c { $$$ }")
    expect("if a { if b { ↓if a { } } }; if a { if b { } }", shared)
    let within = try trial("ForEach($x) { $$$ }", message: "$i in $x", has: "Text($i)")
    #expect(within.lint("ForEach(rows) { r in Text(r.name) }").map(\.message) == ["r.name in rows"])
    let same = try trial("f($x) { $$$ }", has: "g($x)")
    expect("↓f(a) { g(b); g(a) }; f(a) { g(b) }", same)
    let notSame = try trial("f($x) { $$$ }", notHas: "g($x)")
    expect("f(a) { g(b); g(a) }; ↓f(a) { g(b) }", notSame)
  }

  // MARK: Messages

  @Test func messagesShowTheCodeOnOneLine() throws {
    let trial = try trial("f($x, $$$more)", message: "`$x` and [$$$more] for $5, $more")
    #expect(trial.lint("f(a\n  .b(), c, d: 1)").map(\.message) == ["`a .b()` and [c, d: 1] for $5, c, d: 1"])
    #expect(trial.lint("f(a)").map(\.message) == ["`a` and [] for $5, "])
    let long = "f(\(String(repeating: "a", count: 100)))"
    #expect(trial.lint(long).first.map { $0.message.contains("aaa…`") } ?? false)
  }

  @Test func findingsPointAtNames() throws {
    let finding = try #require(try trial(".b($_)").lint("x\n  .b(1)").first)
    #expect(finding.location.start.line == 2 && finding.location.start.column == 4)
    #expect(finding.location.end.column == 5)
  }

  // MARK: Fixes

  static let fixes: [(pattern: String, replace: String, code: String, fixed: String)] = [
    (
      ".frame(width: $w, height: $w)", ".size($w)", "a\n  .frame(width: 2, height: 2)\n  .b()",
      "a\n  .size(2)\n  .b()"
    ),
    (".a().b()", ".c()", "extension V { var x: V { a().b() } }", "extension V { var x: V { c() } }"),
    (".x()", "", "a\n  .x()\n  .b()", "a\n  .b()"),
    (".x()", "", "a.x().b()", "a.b()"),
    (
      ".font($f)….bold()", ".font($f.bold())…", "t.font(.body).padding()\n  .tint(.red).bold()",
      "t.font(.body.bold()).padding()\n  .tint(.red)"
    ),
    (
      "Button($$$a)", "PrimaryButton($$$a)", "Button(\"x\", role: r) { go() }",
      "PrimaryButton(\"x\", role: r) { go() }"
    ),
    (
      "Button($$$a)", "PrimaryButton($$$a)", "Button { go() } label: { l }",
      "PrimaryButton { go() } label: { l }"
    ),
    ("Button($$$a)", "PrimaryButton($$$a)", "Button(action: go)", "PrimaryButton(action: go)"),
    (
      "Button($$$a)", "PrimaryButton(style: .x, $$$a)", "Button { go() }", "PrimaryButton(style: .x) { go() }"
    ),
    ("f($$$a)", "g($$$a, last: 1)", "f(); f(2)", "g(last: 1); g(2, last: 1)"),
    ("f($$$a)", "g(first: 1, $$$a)", "f(); f(2)", "g(first: 1); g(first: 1, 2)"),
    (
      "withAnimation { $$$b }", "withAnimation(.snappy) { $$$b }", "withAnimation {\n  a()\n  b()\n}",
      "withAnimation(.snappy) {\n  a()\n  b()\n}"
    ),
    ("f($x)", "g($x)", "f(f(f(1)))", "g(g(g(1)))"),
    (
      "UIColor(red: $$$c)", "Color(.sRGB, red: $$$c)", "UIColor(red: 1, green: 0)",
      "Color(.sRGB, red: 1, green: 0)"
    ),
    ("Color.red", ".danger", "a(Color.red)", "a(.danger)"),
    ("$a == nil", "$a.isNil", "if b && x == nil { }", "if b && x.isNil { }"),
    (#"Text("$s")"#, #"Text(.init("$s"))"#, #"Text("Hi")"#, #"Text(.init("Hi"))"#),
    (
      ".sheet(isPresented: $p) { $b }", ".tray($p) { $b }", "v.sheet(isPresented: $a) { b() }",
      "v.tray($a) { b() }"
    ),
    (
      ".onChange(of: $x) { $b }", ".onValue($x) { $b }", "v.onChange(of: a) { o, n in c() }",
      "v.onValue(a) { o, n in c() }"
    ),
    ("f($x)", "g($$x, $x)", "f(1)", "g($x, 1)"),
    ("import UIKit", "import SwiftUI", "import UIKit\n", "import SwiftUI\n"),
    // Parentheses where an expression would fall apart.
    (
      "f($x)", "$x", "a = f(b + c) * 2; a = -f(b - c); a = f(b).c; f(a ? b : c).d(); a = f(b ?? c)",
      "a = (b + c) * 2; a = -(b - c); a = b.c; (a ? b : c).d(); a = b ?? c"
    ),
    ("f($x)", "$x.isEmpty", "f(a ?? b); f((a)); f(!a)", "(a ?? b).isEmpty; (a).isEmpty; (!a).isEmpty"),
    ("f($x)", "!$x", "f(a && b); f(c).d; if f(c) && e { }", "!(a && b); (!c).d; if !c && e { }"),
    ("f($x, $y)", "$x + $y", "a = f(1, 2) * f(b, c ? 1 : 2)", "a = (1 + 2) * (b + (c ? 1 : 2))"),
    ("f($x)", "g($x, [$x], a: $x)", "f(b + c)", "g(b + c, [b + c], a: b + c)"),
    // What is called on a chain goes on with it, what replaces a call of it does not.
    (
      "$a ?? \"\"", "$a.orEmpty", "x = a?.b ?? \"\"; y = c ?? \"\"; z = d?.e(1)[2] ?? \"\"",
      "x = (a?.b).orEmpty; y = c.orEmpty; z = (d?.e(1)[2]).orEmpty"
    ),
    ("$x.count == 0", "$x.isEmpty", "if a?.b.count == 0 { }", "if a?.b.isEmpty { }"),
    ("$x.a()", "$x.b()", "x?.y.a().c", "x?.y.b().c"),
    ("id($x)", "$x", "id(a?.b).c; id(a?.b)", "(a?.b).c; a?.b"),
    // Blocks keep their lines, and comments in them.
    (
      "V($$$a) { $b }", "C($$$a) { $b }", "V(1) {  // why\n  a\n  // end\n}; V { a }",
      "C(1) {  // why\n  a\n  // end\n}; C { a }"
    ),
    (
      ".on(of: $x) { $n in $$$b }", ".on(of: $x) { _, $n in $$$b }", "v.on(of: a) { n in\n  b(n)\n  c()\n}",
      "v.on(of: a) { _, n in\n  b(n)\n  c()\n}"
    ),
    (".a { T { $b } }", ".t { $b }", "v.a {\n  T {\n    b()\n  }\n}", "v.t {\n    b()\n  }"),
    // What is called would become something else.
    (
      "$x.filter { $p }.first", "$x.first { $p }", "a.filter { b }.first; a.filter { b }.first(where: c)",
      "a.first { b }; a.filter { b }.first(where: c)"
    ),
    // Comments would be lost, or nothing would change.
    (".a().b()", ".c()", "x.a() // why\n  .b()", "x.a() // why\n  .b()"),
    ("f($x)", "g($x)", "f(a /* kept */ + b)", "g(a /* kept */ + b)"),
    ("f($x)", "f($x)", "f(1)", "f(1)"),
    // A closure has no label to give it.
    ("f($$$a)", "[$$$a]", "f { 1 }", "f { 1 }"),
  ]

  @Test(arguments: fixes.indices) func rewrites(_ index: Int) throws {
    let row = Self.fixes[index]
    let trial = try trial(row.pattern, replace: row.replace)
    let once = trial.fixed(row.code)
    #expect(once.code == row.fixed)
    #expect(once.rejected == 0)
    #expect(trial.fixed(once.code).code == once.code)
  }

  @Test func whatDoesNotParseIsNotWritten() throws {
    let result = try trial("f($x)", replace: "g($x) // new").fixed("f(1) + 2")
    #expect(result.code == "f(1) + 2")
    #expect(result.rejected == 1)
  }

  // MARK: Several patterns

  @Test func anyPatternWillDo() throws {
    let trial = try CustomRuleTrial(
      CustomRuleSource(
        id: "x", patterns: ["print($$$)", "debugPrint($$$)", "$_.log", "print($x)"], message: "m"))
    expect("↓print(1); ↓debugPrint(2); ↓a.log; b(↓print()); c.print(1); dump(3)", trial)
    #expect(trial.lint("print(1)").count == 1)
  }

  @Test func theNameOfATypeIsFoundWhereItIsAskedForToo() throws {
    let trial = try trial("NSRect", replace: "CGRect")
    expect("let a = ↓NSRect(); func f(b: [String: ↓NSRect?]) -> ↓NSRect { c as! AppKit.↓NSRect }", trial)
    expect("let a = Set<↓NSRect>(); let b = ↓NSRect<Int>(); let c = Dictionary<Int, ↓NSRect>.init()", trial)
    expect("class A: ↓NSRect {}; let b: Page.NSRect; let c: NSRectEdge; let NSRects: Int; f(a.NSRect)", trial)
    #expect(
      trial.fixed("let a: [NSRect?] = []; let b = NSRect()").code == "let a: [CGRect?] = []; let b = CGRect()"
    )
    expect("let a: page = 1; ↓page()", try self.trial("page"))
  }

  @Test func anyConditionWillDoAndNoneMustHold() throws {
    let inside = try CustomRuleTrial(
      CustomRuleSource(id: "x", patterns: [".tint($_)"], message: "m", inside: ["List", "Form"]))
    expect("List { a.↓tint(.red) }; Form { a.↓tint(.red) }; VStack { a.tint(.red) }", inside)
    let outside = try CustomRuleTrial(
      CustomRuleSource(id: "x", patterns: [".tint($_)"], message: "m", notInside: ["List", "Form"]))
    expect("List { a.tint(.red) }; Form { a.tint(.red) }; VStack { a.↓tint(.red) }", outside)
    let bare = try CustomRuleTrial(
      CustomRuleSource(
        id: "x", patterns: ["Image($$$)"], message: "m",
        notHas: [".accessibilityLabel($_)", ".accessibilityHidden(true)"]))
    expect("↓Image(a); Image(a).accessibilityLabel(b); Image(a).bold().accessibilityHidden(true)", bare)
    let held = try CustomRuleTrial(
      CustomRuleSource(
        id: "x", patterns: ["class $_"], message: "m", has: ["@Published var $_", "$_.send()"]))
    expect("class ↓A { @Published var a = 1 }; class ↓B { func f() { c.send() } }; class D {}", held)
  }

  @Test func namesAreThoseOfAllPatterns() throws {
    let rule = CustomRuleSource(
      id: "x", patterns: [".fill($c)", ".stroke($c, $$$)"], message: "$c", replacements: [".paint($c)"])
    let fixed = try CustomRuleTrial(rule).fixed("a.fill(.red); b.stroke(.blue, lineWidth: 1)")
    #expect(fixed.code == "a.paint(.red); b.paint(.blue)")
  }

  @Test func severalReplacementsAreOfferedAndTheFirstIsWritten() throws {
    let rule = CustomRuleSource(
      id: "x", patterns: ["Color.gray"], message: "m", replacements: ["Color.muted", "Color.border"])
    let trial = try CustomRuleTrial(rule)
    #expect(trial.titles("f(Color.gray)") == ["Write Color.muted", "Write Color.border"])
    #expect(try trial.fixed("f(Color.gray)").code == "f(Color.muted)")
  }

  @Test func mistakesOfListsHaveAPlace() throws {
    func mistake(_ source: CustomRuleSource) throws -> CustomRuleMistake {
      try #require(throws: CustomRuleMistake.self) { try CustomRule.rule(source, origin: "test") }
    }
    let empty = try mistake(CustomRuleSource(id: "x", patterns: [], message: "m"))
    #expect(empty.key == "pattern" && empty.mistake.message.contains("an empty list"))
    let second = try mistake(CustomRuleSource(id: "x", patterns: ["f()", "g("], message: "m"))
    #expect(second.key == "pattern" && second.index == 1 && second.mistake.offset == 1)
    let unbound = try mistake(CustomRuleSource(id: "x", patterns: ["f($a)", "g($b)"], message: "no $a"))
    #expect(unbound.key == "message" && unbound.mistake.message.contains("for the pattern `g($b)`"))
    let open = try mistake(
      CustomRuleSource(id: "x", patterns: ["f()"], message: "in $a", inside: ["g($a)", "h($b)"]))
    #expect(open.key == "message" && open.mistake.message.contains("in some of"))
    let replacement = try mistake(
      CustomRuleSource(id: "x", patterns: ["f($a)"], message: "m", replacements: ["g($a)", "h($c)"]))
    #expect(replacement.key == "replace" && replacement.index == 1)
    let safe = try mistake(
      CustomRuleSource(id: "x", patterns: ["f()"], message: "m", replacements: ["g()", "h()"], fix: .safe))
    #expect(safe.key == "fix" && safe.mistake.message.contains("several replacements"))
  }

  // MARK: Mistakes

  static let mistakes: [(CustomRuleSource, key: String, offset: Int, says: String)] = [
    (source(""), "pattern", 0, "empty pattern"),
    (source("  "), "pattern", 0, "empty pattern"),
    (source("$_"), "pattern", 0, "matches everything"),
    (source("$x"), "pattern", 0, "matches everything"),
    (source("$$$"), "pattern", 0, "matches everything"),
    (source("…"), "pattern", 0, "matches everything"),
    (source("($_"), "pattern", 0, "nothing closes this `(`"),
    (source("f($x))"), "pattern", 5, "closes nothing"),
    (source("f($)"), "pattern", 2, "`$` without a name"),
    (source("f($$)"), "pattern", 2, "`$` without a name"),
    (source("f($x y)"), "pattern", 5, "a comma is missing before `y`"),
    (source("f(1) g(2)"), "pattern", 5, "second statement"),
    (source(".a()\n.b().\n"), "pattern", 9, "a name is missing"),
    (source("$$$a + 1"), "pattern", 0, "`$$$` stands for"),
    (source("$$$a.b()"), "pattern", 0, "`$$$` stands for"),
    (source("f(…).$$$m"), "pattern", 7, "cannot be a member"),
    (source("a +"), "pattern", 2, "nothing stands behind"),
    (source("f($x, $$$x)"), "pattern", 6, "another name"),
    (source("Text(\"a)"), "pattern", 5, "string never ends"),
    (source("f($x)", message: "so $other"), "message", 3, "there is `$x`"),
    (source("f($color)", message: "so $colour"), "message", 3, "did you mean `$color`?"),
    (source("f($_)", message: "so $_"), "message", 3, "keeps nothing"),
    (source("f(1)", message: "so $y"), "message", 3, "name a part of the pattern"),
    (source("f(1)", notHas: "g($y)", message: "so $y"), "message", 3, "must not be there"),
    (source("f($x)", replace: "g($y)"), "replace", 2, "stands in no pattern"),
    (source("f($x)", replace: "g($x"), "replace", 1, "the replacement does not parse: nothing closes"),
    (source("f(1)", message: " "), "message", 0, "empty message"),
    (source(".f()", replace: "g()"), "replace", 0, "begins with a period"),
    (source("f()", replace: ""), "replace", 0, "cannot be replaced by nothing"),
    (source("struct $_: View", replace: "class A"), "replace", 0, "cannot be rewritten"),
    (source(".a()….b()", replace: ".c()"), "replace", 0, "`…` would be lost"),
    (source("f()", inside: "g("), "inside", 1, "nothing closes"),
    (source("f()", notHas: "$_"), "notHas", 0, "matches everything"),
  ]

  private static func source(
    _ pattern: String, replace: String? = nil, inside: String? = nil, notHas: String? = nil,
    message: String = "m"
  ) -> CustomRuleSource {
    CustomRuleSource(
      id: "x", pattern: pattern, message: message, replace: replace, inside: inside, notHas: notHas)
  }

  @Test(arguments: mistakes.indices) func mistakesHaveAPlace(_ index: Int) throws {
    let (source, key, offset, says) = Self.mistakes[index]
    let mistake = try #require(throws: CustomRuleMistake.self) { try CustomRule.rule(source, origin: "test") }
    #expect(mistake.key == key)
    #expect(mistake.mistake.offset == offset, "\(mistake.mistake.message)")
    #expect(mistake.mistake.message.contains(says), "\(mistake.mistake.message)")
  }

  // MARK: Hostile input

  @Test func anyTextIsAPatternOrAMistake() {
    var random = SystemRandomNumberGenerator()
    let pieces = [
      "$x", "$_", "$$$", "$$$a", "…", "...", ".a", "(", ")", "{", "}", "[", "]", "\"", "\\(", "#", "Text",
      "1", ",",
      ":", " ", "\n", "+", "?", "!", "@", "struct", "var", "func", "if", "$", "=", "in", "é", "/*", "//", "_",
      "&",
    ]
    let code =
      "struct A: View { @State var a = 1; var body: some View { Text(\"a\\(b)\").font(.body).x { $0 + 1 } } }"
    for _ in 0..<300 {
      let text = (0..<Int.random(in: 1...10, using: &random)).map { _ in
        pieces.randomElement(using: &random) ?? ""
      }
      .joined()
      guard let trial = try? trial(text) else { continue }
      _ = trial.lint(code)
      _ = trial.lint(text)
    }
  }

  @Test func choicesAreBounded() throws {
    let many = try trial("f($$$a, $x, $$$b, $x, $$$c, $x, $$$d)")
    let items = (0..<200).map { "a\($0)" }.joined(separator: ", ")
    #expect(many.lint("f(\(items))").isEmpty)
    let chain = try trial(".a($x)….b($x)….c($x)….d($x)")
    #expect(chain.lint("v" + String(repeating: ".a(1).b(1).c(1)", count: 100) + ".d(2)").isEmpty)
    let deep = String(repeating: "f(", count: 500) + "1" + String(repeating: ")", count: 500)
    #expect(try trial("f($x)", notHas: "g($x)").lint(deep).count == 500)
  }
}
