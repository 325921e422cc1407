import Testing

@testable import GlassLintCore

@Suite struct CornerRadiusModifierTests {
  @Test(arguments: [
    "let a = Color.gray.opacity(0.3).cornerRadius(14)",
    "let a = (isOn ? Color.blue : Color.clear).cornerRadius(10)",
    "let a = fieldsContainer\n  #if os(visionOS)\n  .background(.thick)\n  .cornerRadius(4)\n  #endif",
    "struct S: ButtonStyle { func makeBody(configuration: Configuration) -> some View { configuration.label.cornerRadius(8) } }",
    "let a = Chart { BarMark(x: x).annotation { Text(\"\").cornerRadius(4) } }",
    "extension View { func card() -> some View { self.cornerRadius(Layout.radius) } }",
  ])
  func finds(_ code: String) {
    #expect(RuleTrial(CornerRadiusModifier.rule).findings(code).count == 1)
  }

  @Test(arguments: [
    "import UIKit\nlet a = view.cornerRadius(8)",
    "extension UIView { func card() { self.cornerRadius(8) } }",
    "extension View { func cornerRadius(_ radius: CGFloat) -> some View { self } }\nlet a = Text(\"\").cornerRadius(8)",
    "let a = Chart { ForEach(data) { BarMark(x: $0) }.cornerRadius(4) }",
    "func marks() -> some ChartContent { bars.cornerRadius(4) }",
    "let a = Text(\"\").cornerRadius(8, style: .continuous)",
    "let a = Text(\"\").cornerRadius(radius: 8)",
    "let a = theme.cornerRadius",
    "import SwiftUI\nlet a = box.flex.backgroundColor(.red).cornerRadius(8)",
    "import SwiftUI\nlet a = bottomFlex.addItem(button).cornerRadius(8).height(56)",
    "let a = Text(\"\").cornerRadius(0)",
  ])
  func isQuiet(_ code: String) {
    #expect(RuleTrial(CornerRadiusModifier.rule).findings(code).map(\.message) == [])
  }

  @Test func spellsTheShapeForTheDeploymentTarget() {
    let code = "let a = Text(\"\").cornerRadius(8)"
    let short = "let a = Text(\"\").clipShape(.rect(cornerRadius: 8, style: .continuous))"
    let long = "let a = Text(\"\").clipShape(RoundedRectangle(cornerRadius: 8, style: .continuous))"
    #expect(RuleTrial(CornerRadiusModifier.rule).fixed(code) == long)
    #expect(RuleTrial(CornerRadiusModifier.rule, platforms: ["iOS": "16.4"]).fixed(code) == long)
    #expect(RuleTrial(CornerRadiusModifier.rule, platforms: ["iOS": "17.0"]).fixed(code) == short)
    #expect(
      RuleTrial(CornerRadiusModifier.rule, platforms: ["iOS": "17.0", "macOS": "13.0"]).fixed(code) == long)
  }

  @Test func fixKeepsComments() {
    #expect(
      RuleTrial(CornerRadiusModifier.rule).fixed("let a = Text(\"\").cornerRadius( /* card */ 8 )")
        == "let a = Text(\"\").clipShape( /* card */ RoundedRectangle(cornerRadius: 8, style: .continuous) )")
  }

  @Test func isNoRoundedShapeToTheOtherRule() {
    #expect(RuleTrial(ContinuousCorners.rule).findings("let a = Text(\"\").cornerRadius(8)").isEmpty)
  }
}
