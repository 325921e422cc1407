import Testing

@testable import GlassLintCore

/// What patterns match: `↓` stands before each place where a finding belongs.
@Suite struct PatternMatchingTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let pattern: String
    let code: String
    var testDescription: String { "\(pattern) in \(code)" }

    init(_ pattern: String, _ code: String) {
      self.pattern = pattern
      self.code = code
    }
  }

  static let modifiers: [Row] = [
    Row(".tint($_)", #"Text("a").↓tint(.red)"#),
    Row(".tint($_)", #"Text("a").tint()"#),
    Row(".tint($_)", #"tint(.red)"#),
    Row(
      ".tint($_)",
      "extension View { func a() -> some View { ↓tint(.red) } }; struct B: View { let c = tint(.red) }"),
    Row(".width * $x", "a = geometry.size.↓width * 0.5; b = width * 2"),
    Row(".padding()", #"a.↓padding().padding(8)"#),
    Row(".padding($$$)", #"a.↓padding().↓padding(8).↓padding(.top, 8)"#),
    Row(".padding", #"a.↓padding().↓padding(8).↓padding"#),
    Row(".buttonStyle(.glassProminent).tint($_)", "b.↓buttonStyle(.glassProminent)\n  // red\n  .tint(.red)"),
    Row(
      ".buttonStyle(.glassProminent).tint($_)", "b.↓buttonStyle ( .glassProminent, ) . tint(.red).padding()"),
    Row(".buttonStyle(.glassProminent).tint($_)", "b.buttonStyle(.glassProminent).padding().tint(.red)"),
    Row(".buttonStyle(.glassProminent).tint($_)", "b.tint(.red).buttonStyle(.glassProminent)"),
    Row(".buttonStyle(.glassProminent).tint($_)", "b.buttonStyle(.glass).tint(.red)"),
    Row(".font($_)….bold()", "t.↓font(.body).bold(); t.↓font(.body).padding().x.tint(.red).bold()"),
    Row(".font($_) … .bold()", "t.↓font(.body)\n  .padding()\n  .bold()"),
    Row(".font($_)....bold()", "t.↓font(.body).padding().bold()"),
    Row(".font($_) ... .bold()", "t.↓font(.body).padding().bold()"),
    Row(".font($_)...bold()", "t.↓font(.body).padding().bold()"),
    Row(".font($_)…bold()", "t.↓font(.body).padding().bold()"),
    Row(".font($_)….bold()", "t.bold().font(.body)"),
    Row(".a()….b()….c()", "t.↓a().x().b().y().z().c(); t.a().c().b()"),
    Row("….bold()", "t.font(.body).↓bold()"),
    Row("Text($_)….foregroundColor(.red)", #"↓Text("a").font(.body).foregroundColor(.red).padding()"#),
    Row(
      "Text($_)….foregroundColor(.red)",
      #"Label("a").foregroundColor(.red); x(Text("a")).foregroundColor(.red)"#),
    Row("Text($_)…", #"↓Text("a").bold()"#),
    Row(
      ".padding($p)….padding($p)", "v.↓padding(8).tint(.red).padding(8); v.padding(8).tint(.red).padding(9)"),
    Row("Text($_).bold()", #"(↓Text("a")).bold(); Text("a").italic().bold()"#),
    Row("$v.hidden()", "view.↓hidden(); .hidden(); hidden()"),
    Row(".font($_).$m()", "t.↓font(.body).bold(); t.font(.body).tint(.red)"),
    // In a clause of its own a chain is found all the same.
    Row(".a().b()", "v\n#if os(iOS)\n.↓a().b()\n#endif\n.c()"),
    Row(".layer.cornerRadius", "view.↓layer.cornerRadius = 8; view?.↓layer.cornerRadius"),
  ]

  static let arguments: [Row] = [
    Row(".frame(width: $w, height: $w)", "v.↓frame(width: 20, height: 20)"),
    Row(".frame(width: $w, height: $w)", "v.↓frame(width: a.b(c), height: a . b( /* x */ c))"),
    Row(
      ".frame(width: $w, height: $w)",
      "v.frame(width: 20, height: 21); v.frame(width: 20); v.frame(height: 2, width: 2)"),
    Row(".frame(width: $w, height: $w)", "v.frame(width: 20, height: 20, alignment: .top)"),
    Row("RoundedRectangle(cornerRadius: $r)", "↓RoundedRectangle(cornerRadius: 12)"),
    Row("RoundedRectangle(cornerRadius: $r)", "SwiftUI.↓RoundedRectangle(cornerRadius: 12,)"),
    Row("RoundedRectangle(cornerRadius: $r)", "↓RoundedRectangle.init(cornerRadius: 12).fill(.red)"),
    Row("RoundedRectangle(cornerRadius: $r)", "RoundedRectangle(cornerRadius: 12, style: .continuous)"),
    Row("RoundedRectangle(cornerRadius: $r)", "RoundedRectangle(cornerSize: 12); rect(cornerRadius: 12)"),
    Row("UIColor(red: $$$_)", "↓UIColor(red: 0, green: 0, blue: 0, alpha: 1); ↓UIColor(red: 1)"),
    Row("UIColor(red: $$$_)", "UIColor(white: 0, alpha: 1); UIColor()"),
    Row(
      "VStack($$$, spacing: $s, $$$)",
      "↓VStack(spacing: 8) { a }; ↓VStack(alignment: .top, spacing: 8) { a }; VStack { a }"),
    Row("max($$$, 0)", "↓max(0); ↓max(a, 0); ↓max(a, b, 0); max(0, a)"),
    Row("f($$$a, x, $$$a)", "↓f(x); ↓f(1, x, 1); f(1, x, 2)"),
    Row("foo(...)", "↓foo(); ↓foo(1, b: 2) { c }"),
    Row("foo(…)", "↓foo(1, b: 2)"),
    Row("foo(1, ...)", "↓foo(1); ↓foo(1, 2); foo(2)"),
    Row("foo($_: $x)", "↓foo(a: 1); foo(1)"),
    Row("foo($x)", "↓foo(1); self.↓foo(1); ↓foo { 1 }; other.foo(1); foo(a: 1)"),
    Row("self.foo()", "self.↓foo(); foo()"),
    Row(
      "Button($t) { $body }", #"↓Button("x") { a(); b() }; ↓Button("x", action: { a() }); ↓Button("x") { }"#),
    Row(
      "Button($t) { $body }",
      #"Button { a() } label: { b }; Button("x", action: go); Button("x", role: .cancel) { }"#),
    Row("Button($t, action: $a)", #"↓Button("x", action: go); ↓Button("x") { go() }"#),
    Row(
      "Button { $a } label: { $l }",
      "↓Button { a() } label: { Text(b) }; Button { a() }; Button { a() } icon: { b }"),
    Row("Button($$$)", #"↓Button("x") { a() }; ↓Button { a() } label: { b }; ↓Button(action: a)"#),
    Row(
      "withAnimation { $$$body }",
      "↓withAnimation { a(); b() }; ↓withAnimation { }; withAnimation(.snappy) { a() }"),
    Row("withAnimation { … }", "↓withAnimation { a(); b() }"),
    Row(
      ".onTapGesture { print($_) }", #"v.↓onTapGesture { print("a") }; v.onTapGesture { a(); print("b") }"#),
    Row(
      ".onTapGesture { $$$; print($$$); $$$ }",
      #"v.↓onTapGesture { a(); print("b", c) }; v.onTapGesture { a() }"#),
    Row(".onChange(of: $x) { $body }", "v.↓onChange(of: a) { old, new in b(); c() }"),
    Row(
      "ForEach($x) { $i in $$$ }", "↓ForEach(xs) { x in a }; ForEach(xs) { a($0) }; ForEach(xs) { x, y in a }"
    ),
    Row("{ [weak self] in $$$ }", "a ↓{ [weak self] in b() }; a { b() }; a { c in b() }"),
    Row("map { $0 }", "↓map { $0 }; map { $1 }"),
    Row("[$$$, .top, $$$]", "a = ↓[.top]; b = ↓[.leading, .top]; c = [.leading]"),
    Row(".sheet(isPresented: $p) { $$$ }", "v.↓sheet(isPresented: $isShown) { a }"),
    Row(
      ".sheet(isPresented: $$isShown) { $$$ }",
      "v.↓sheet(isPresented: $isShown) { a }; v.sheet(isPresented: $other) { a }"),
    Row("a[$i]", "↓a[0]; b[0]; a(0)"),
    Row("Binding($$$)", "↓Binding<Bool>(get: a, set: b)"),
    Row("foo(bar($x))", "↓foo(try await bar(1)); ↓foo((bar(1)))"),
  ]

  static let expressions: [Row] = [
    Row(".glassProminent", "v.buttonStyle(.↓glassProminent); a = X.↓glassProminent"),
    Row(
      ".foregroundColor(.red)",
      "v.↓foregroundColor(.red); v.↓foregroundColor(Color.red); v.↓foregroundColor(SwiftUI.Color.red)"),
    Row(".foregroundColor(.red)", "v.foregroundColor(Theme.red); v.foregroundColor(.red.opacity(0.5))"),
    Row(
      "Color.red", "↓Color.red; ↓Color.red.opacity(0.5); ↓SwiftUI.Color.red; UIColor.red; .red; Color.redish"),
    Row("UIScreen.main", "w = ↓UIScreen.main.bounds.width; UIScreen.screens"),
    Row(
      "$x.layer.cornerRadius = $r",
      "↓view.layer.cornerRadius = 8; ↓self.layer.cornerRadius = r; layer.cornerRadius = 8"),
    Row(
      ".layer.cornerRadius = $r",
      "view.↓layer.cornerRadius = 8; class A { func f() { ↓layer.cornerRadius = 8 } }"),
    Row("$c ? $a : $a", "x = ↓b ? 1 : 1; y = b ? 1 : 2"),
    Row("$a ?? 0", "x = ↓y ?? 0; x = ↓f(y) ?? 0; x = y ?? 1"),
    Row(
      "$d == .dark",
      "if a && ↓scheme == .dark { }; if ↓scheme == .dark || ↓other == .dark { }; if scheme == .light { }"),
    Row("$a + $b", "x = a * b + c; y = ↓a + b; z = ↓a + b + c"),
    Row("$a * 2", "x = ↓a * 2 + c; y = c + ↓a * 2; z = b * a * 2"),
    Row("-$x", "a = ↓-b; c = b"),
    Row("!$x.isEmpty", "if ↓!list.isEmpty { }; if list.isEmpty { }"),
    Row("12", "f(↓12); f(12.0); f(-↓12)"),
    Row(#"Text("Hello")"#, #"↓Text("Hello"); Text("hello"); Text("Hello \(a)")"#),
    Row(#"Text("$s")"#, #"↓Text("Hello"); ↓Text(""); ↓Text("a \(b)"); Text(title)"#),
    Row(#"Text("\($x)")"#, #"↓Text("\(a)"); Text("a \(b)"); Text("a")"#),
    Row(
      #"Image(systemName: "$a").accessibilityLabel("$a")"#,
      #"↓Image(systemName: "x").accessibilityLabel("x"); Image(systemName: "x").accessibilityLabel("y")"#),
    Row("try! $x", "a = ↓try! b(); c = try b()"),
    Row("$x as! $T", "a = ↓b as! [Int]; c = b as? Int"),
    Row("$x!", "a = ↓b!; c = b"),
    Row(".`default`()", "a.↓default(); b.↓`default`()"),
    Row("self", "a = ↓self; b.selfish()"),
    Row("if $c { $$$ }", "↓if a { b() }; if let x = y { b() } else { c() }"),
    Row("if $c { $$$ }", "if let a { b() }; if case .c = a { b() }; if #available(iOS 26, *) { b() }"),
    Row("guard let $x = $y else { $$$ }", "↓guard let a = b else { return }"),
    Row("return nil", "↓return nil"),
    Row("#selector($_)", "x = ↓#selector(go)"),
    Row("{ $$$ }", "a = ↓{ b }"),
    Row("$f($x, $x)", "↓g(1, 1); g(1, 2); a.↓b(c, c)"),
    Row("\\.dismiss", "x = ↓\\.dismiss"),
  ]

  static let declarations: [Row] = [
    Row(
      "struct $_: View",
      "struct ↓A: View { }; struct ↓B: Equatable, SwiftUI.View { }; struct C { }; class D: View { }"),
    Row("struct Card: $_", "struct ↓Card: View { }; struct Card { }"),
    Row("class $_: ObservableObject", "final class ↓Model: NSObject, ObservableObject { }; class Other { }"),
    Row("final class $_", "public final class ↓A { }; class B { }"),
    Row("extension View", "extension ↓View { }; extension ↓View where Self: X { }; extension Text { }"),
    Row("enum $_: String", "enum ↓A: String { }; enum B: Int { }"),
    Row(
      "@State var $_",
      "@State var ↓a = 1; @State private var ↓b: Bool; var c = 1; @State let d = 1; @Binding var e: Int"),
    Row(
      "@State private var $_: Bool",
      "@State private var ↓a: Bool; @State var b: Bool; @State private var c: Int"),
    Row("@Published var $_", "class M { @Published public private(set) var ↓a = 1 }"),
    Row("@Environment(\\.dismiss) var $_", "@Environment(\\.dismiss) var ↓d; @Environment(\\.openURL) var o"),
    Row("@Environment var $_", "@Environment(\\.dismiss) var ↓d"),
    Row("static let $_ = $_", "enum A { static let ↓a = 1; let b = 1; static var c = 1; static let d: Int }"),
    Row("let $n: CGFloat = $v", "let ↓a: CGFloat = 12; let b = 12; let c: Double = 12"),
    Row("var $_: Binding<$T>", "var ↓a: Binding<Bool>; var b: Bool"),
    Row(
      "var body: some View",
      "var ↓body: some View { a }; var body: some Scene { a }; var other: some View { a }"),
    Row("func $_($$$)", "func ↓a() { }; func ↓b(x: Int, _ y: Int) -> Int { 1 }"),
    Row("func $_()", "func ↓a() { }; func b(x: Int) { }"),
    Row("func $_", "func ↓a() { }; func ↓b(x: Int) { }"),
    Row("func $_($$$) -> some View", "func ↓a(x: Int) -> some View { b }; func c() -> Int { 1 }"),
    Row("func $_($$$) async throws", "func ↓a() async throws { }; func b() async { }"),
    Row(
      "func $_(radius: CGFloat, $$$)",
      "func ↓a(radius: CGFloat) { }; func ↓b(radius: CGFloat, x: Int) { }; func c(x: Int) { }"),
    Row("init($$$)", "struct A { ↓init(x: Int) { } }"),
    Row("import UIKit", "↓import UIKit; ↓import class UIKit.UIView; import SwiftUI"),
    Row("@MainActor class $_", "@MainActor @Observable final class ↓A { }; class B { }"),
    Row(
      "@available(iOS 15, *) struct $_",
      "@available(iOS 15, *) struct ↓A { }; @available(iOS 16, *) struct B { }; struct C { }"),
    Row("typealias $_ = $_", "typealias ↓A = B"),
  ]

  @Test(arguments: modifiers) func matchModifiers(_ row: Row) throws { try check(row) }
  @Test(arguments: arguments) func matchArguments(_ row: Row) throws { try check(row) }
  @Test(arguments: expressions) func matchExpressions(_ row: Row) throws { try check(row) }
  @Test(arguments: declarations) func matchDeclarations(_ row: Row) throws { try check(row) }

  private func check(_ row: Row) throws {
    let trial = try CustomRuleTrial(CustomRuleSource(id: "x", pattern: row.pattern, message: "m"))
    #expect(trial.marked(row.code) == row.code)
  }
}

/// Runs one custom rule on pieces of code.
struct CustomRuleTrial {
  private let rule: Rule

  init(_ source: CustomRuleSource) throws { rule = try CustomRule.rule(source, origin: "test") }

  func lint(_ code: String) -> [Finding] { lint(Array(code.utf8)) }

  private func lint(_ code: [UInt8]) -> [Finding] {
    var linter = FileLinter(rules: [rule])
    let settings = FileSettings(
      rules: RuleTable(settings: [RuleSettings(enabling: rule)]), platforms: Platforms(),
      scales: DesignScales())
    return linter.lint(SourceBuffer(bytes: code), file: "A.swift", settings: settings).findings
  }

  /// The code with `↓` before each place found, whatever marks stand in it.
  func marked(_ code: String) -> String {
    let bytes = Array(code.filter { $0 != "↓" }.utf8)
    var result = bytes
    for offset in Set(lint(bytes).map(\.location.start.offset)).sorted(by: >) {
      result.insert(contentsOf: Array("↓".utf8), at: offset)
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// What the fixes of the first finding are called, in their order.
  func titles(_ code: String) -> [String] { lint(code).first?.fixes.map(\.title) ?? [] }

  /// What all fixes make of it, and whether one of them breaks it.
  func fixed(_ code: String) -> (code: String, rejected: Int) {
    let result = FixLoop(allowsUnsafe: true).run(
      Array(code.utf8), lint: { lint($0) },
      verify: { before, after, edits in
        var linter = FileLinter(rules: [rule])
        return linter.verify(before: before, after: after, edits: edits)
      })
    return (String(decoding: result.bytes, as: UTF8.self), result.rejected.count)
  }
}
