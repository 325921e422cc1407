import Testing

@testable import GlassLintCore

@Suite struct AnimationValueTests {
  private let trial = RuleTrial(AnimationValue.rule)

  @Test(arguments: [
    "let a = Text(\"\").animation(.default)", "let a = SwiftUI.Text(\"\").animation(Animation.spring())",
    "let a = VStack { rows }\n  // slow\n  .animation(\n    .easeIn,\n  )",
    "let a = content.animation(isOn ? .default : nil)", "let a = configuration.label.animation(.default)",
    "let a = row.padding().animation(.default)",
    "struct A: View { var body: some View { Text(\"\").animation(Self.quick) } }",
    "let a = Text(\"\").overlay(Circle().animation(.default))",
  ])
  func finds(_ code: String) {
    #expect(trial.findings("import SwiftUI\n" + code).count == 1)
  }

  @Test("a constant of another file tells how long it takes", arguments: [("0", 0), ("0.2", 1)])
  func constantsOfOtherFiles(_ duration: String, _ count: Int) throws {
    let trial = try ProjectTrial([
      "Motion.swift": "extension Animation { static let plain: Animation = .linear(duration: \(duration)) }",
      "A.swift":
        "struct A: View { @Binding var text: String; var body: some View { TextEditor(text: $text).animation(.plain, value: UUID()) } }",
    ])
    #expect(trial.findings(AnimationValue.rule).count == count)
  }

  @Test(arguments: [
    ("Text(title).opacity(a).animation(.default, value: 1)", "name the value that does"),
    (
      "Image(\"a\").frame(width: side).animation(.default, value: 1)", "nothing here changes, so take it away"
    ),
    (
      "if let title { Text(title).animation(.default, value: true) }",
      "animate the container around the condition"
    ),
  ])
  func saysWhereAValueWouldBe(_ view: String, _ advice: String) {
    let code =
      "import SwiftUI\nstruct A: View { let side = CGFloat(12); let title: String?; @State var a = 0.0; var body: some View { VStack { \(view) } } }"
    #expect(trial.findings(code).first?.message.contains(advice) == true)
  }

  @Test(arguments: [
    "let a = Text(\"\").animation(.default, value: isOn)", "let a = $isOn.animation(.default)",
    "let a = model.$isOn.animation(.default)", "let a = $model.isOn.animation(.default)",
    "let a = isOn.animation(.default)", "let a = store.binding(get: x, send: y).animation(.default)",
    "let a = Text(\"\").transition(.slide.animation(.default))",
    "let a = Text(\"\").transition(.move(edge: .top).combined(with: .opacity).animation(.default))",
    "let a = Text(\"\").transition(AnyTransition.opacity.animation(.default))",
    "let a = Text(\"\").transition(BlurTransition().animation(.default))",
    "let a = Text(\"\").transition(isOn ? .opacity.animation(.default) : .identity)",
    "let a = Text(\"\").modifier(Shimmer(phase: 0).animation(.default))",
    "let a = Effect.send(.done).animation(.default)", "let a = DispatchQueue.main.animation(.default)",
    "let a = Text(\"\").animation(.default) { $0.opacity(0) }", "withAnimation(.default) { a() }",
    "let a = TimelineView(.animation(minimumInterval: 1)) { _ in x }",
    "extension View { func animation(_ a: Int) -> some View { self } }\nlet a = Text(\"\").animation(3)",
    "let a = Text(\"\").animation(nil)", "let a = Text(\"\").animation(Animation.linear(duration: 0))",
    "#Preview { Text(\"\").animation(.default) }",
  ])
  func isQuiet(_ code: String) {
    #expect(trial.findings("import SwiftUI\n" + code).map(\.message) == [])
  }
}
