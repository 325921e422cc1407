import Testing

@testable import GlassLintCore

@Suite struct SpringAnimationTests {
  private let trial = RuleTrial(SpringAnimation.rule)

  @Test(arguments: [
    "withAnimation(.easeInOut) { a() }", "SwiftUI.withAnimation(.linear(duration: 0.3)) { a() }",
    "Text(\"\").animation(isOn ? .easeOut(duration: 0.2) : .none, value: isOn)",
    "Text(\"\").animation(SwiftUI.Animation.easeOut(duration: 0.2), value: isOn)",
    "Toggle(\"\", isOn: $isOn.animation(.easeIn))",
    "enum A { private static let fade = Animation.easeInOut(duration: 1) }",
    "withTransaction(\\.animation, .easeIn) { a() }",
    "func fade(_ kind: Kind) -> Animation { switch kind { case .slow: .easeIn(duration: 1); default: .spring() } }",
    "let fade: Animation? = .easeInOut", "var fade: Animation { isOn ? .easeIn : .spring() }",
    "func fade(_ isOn: Bool) -> Animation { if isOn { return .easeIn(duration: 1) }; return .spring() }",
    "struct A { init(fade: Animation = .easeOut) {} }", "let a = Transaction(animation: .easeInOut)",
    "let a = Text(\"\").transaction { $0.animation = .linear }",
    "let a = Text(\"\").phaseAnimator([1, 2], trigger: n) { v, p in v } animation: { _ in .easeInOut(duration: 1) }",
    "withAnimation(\n  // slow\n  .easeInOut(\n    duration: 0.2\n  )\n) { a() }",
    "withAnimation(reduceMotion ? nil : .easeInOut) { a() }",
  ])
  func finds(_ code: String) {
    #expect(trial.findings("import SwiftUI\n" + code).count == 1)
  }

  @Test(arguments: [
    "withAnimation(.snappy) { a() }", "withAnimation { a() }",
    // What a type names for all to use.
    "extension Animation { static let fade = Self.easeInOut(duration: 1) }",
    "withAnimation(.easeInOut(duration: 1).repeatForever()) { a() }",
    "withAnimation(.easeInOut(duration: 1).delay(1).repeatCount(3)) { a() }",
    "let spin = Animation.linear(duration: 1)\nlet a = Text(\"\").animation(spin.repeatForever(), value: x)",
    "withAnimation(reduceMotion ? .linear(duration: 0.1) : .spring()) { a() }",
    "withAnimation(.linear(duration: 0)) { a() }",
    "let a = Bar().animation(.linear(duration: 1), value: model.progress)",
    "let curve = UnitCurve.easeInOut", "let a = LinearKeyframe(1, duration: 1, timingCurve: .easeInOut)",
    "let a = ProgressView().progressViewStyle(.linear)", "action.timingMode = .easeInOut",
    "UIView.animate(withDuration: 1, delay: 0, options: .curveEaseInOut) { a() }",
    "let a = UIViewPropertyAnimator(duration: 1, curve: .easeOut)",
    "let a = DS.Animation.easeOut", "player.play(.linear)",
    "let a = Text(\"\").phaseAnimator([1, 2]) { v, p in v } animation: { _ in .easeInOut(duration: 1) }",
    // What is asked for by name, and the names themselves.
    "func fade(_ c: Curve) -> Animation { switch c { case .linear: return .linear(duration: 1); default: .spring() } }",
    "func fade(_ c: Curve) -> Animation { switch c { case .easeIn, .easeOut: .spring(); default: .snappy } }",
    "func fade(_ c: String) -> Animation { switch c { case \"a\": .snappy; case let .linear(x): .spring() } }",
    "#Preview { Text(\"\").animation(.linear, value: x) }",
  ])
  func isQuiet(_ code: String) {
    #expect(trial.findings("import SwiftUI\n" + code).map(\.message) == [])
  }

  @Test func keepsWhatStandsAroundTheCurve() {
    let code = "import SwiftUI\nlet a = Animation.easeOut(duration: quick).delay(0.1)"
    #expect(
      trial.fixed(code)
        == "import SwiftUI\nlet a = Animation.spring(response: quick, dampingFraction: 0.85).delay(0.1)")
    let own = RuleTrial(
      SpringAnimation.rule, options: ["replacements": .map(["easeOut": "DS.Animation.quick"])])
    #expect(own.fixed(code) == "import SwiftUI\nlet a = DS.Animation.quick.delay(0.1)")
  }

  @Test func leavesAComment() {
    let code = "import SwiftUI\nlet a = Animation.easeOut(duration: /* seconds */ 1)"
    #expect(trial.findings(code).map(\.fixes.isEmpty) == [true])
  }

  /// A fade moves nothing that a finger could catch.
  @Test(arguments: [
    ("Text(\"a\").opacity(isOn ? 1 : 0).animation(.easeOut, value: isOn)", 0),
    ("Circle().fill(isOn ? .red : .blue).animation(.easeOut, value: isOn)", 0),
    ("Circle().stroke(ink, lineWidth: 2).animation(.easeOut, value: isOn)", 0),
    ("Circle().foregroundStyle(shade(1)).animation(.easeOut, value: isOn)", 0),
    ("ZStack { if isOn { Text(\"a\") } }.animation(.easeOut, value: isOn)", 0),
    (
      "Text(\"b\").overlay { VStack { if model.isOn { Text(\"a\").transition(.opacity) } } }.animation(.easeOut, value: model.isOn)",
      0
    ),
    ("Text(\"a\").transition(.opacity.animation(.easeOut))", 0),
    ("Text(\"a\").opacity(isOn ? 1 : 0).onTapGesture { withAnimation(.easeOut) { isOn.toggle() } }", 0),
    (
      "Text(\"a\").opacity(isOn ? 1 : 0).scaleEffect(isDown && isOn ? 0.9 : 1).animation(.bouncy, value: isDown).animation(.easeOut, value: isOn)",
      0
    ),
    ("Text(\"a\").opacity(isOn ? 1 : 0).offset(x: isOn ? 9 : 0).animation(.easeOut, value: isOn)", 1),
    ("Circle().stroke(.red, lineWidth: isOn ? 1 : 2).animation(.easeOut, value: isOn)", 1),
    ("VStack { if isOn { Text(\"a\") } }.animation(.easeOut, value: isOn)", 1),
    (
      "ZStack { HStack { Text(\"b\"); if isOn { Text(\"a\").transition(.opacity) } } }.animation(.easeOut, value: isOn)",
      1
    ),
    ("VStack { if isOn { Text(\"a\").transition(.slide) } }.animation(.easeOut, value: isOn)", 1),
    ("ZStack { if isOn { Text(\"a\") } else { Image(\"b\") } }.animation(.easeOut, value: isOn)", 1),
    ("Text(\"a\").padding(room).opacity(isOn ? 1 : 0).animation(.easeOut, value: isOn)", 1),
    ("Row(isOn: isOn).animation(.easeOut, value: isOn)", 1),
    ("Text(\"a\").onTapGesture { withAnimation(.easeInOut(duration: 1.4)) { mood = 1 } }", 0),
  ])
  func colorsAndOpacitiesHaveNoSpring(_ body: String, _ count: Int) {
    let code = """
      import SwiftUI
      struct A: View {
        @State private var isOn = false
        @State private var isDown = false
        @State private var mood = 0
        @ObservedObject var model: Model
        private var ink: Color { isOn ? .red : .blue }
        private var room: CGFloat { isOn ? 8 : 0 }
        private func shade(_ depth: Double) -> Color {
          guard isOn else { return .gray }
          return .blue.opacity(depth)
        }
        var body: some View { \(body) }
      }
      """
    #expect(trial.findings(code).count == count)
  }
}
