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

  /// What a radius makes, and whether that is certain.
  @Test(arguments: [
    ("a.cornerRadius(.infinity)", "Capsule()", Applicability.safe),
    ("a.cornerRadius(CGFloat.greatestFiniteMagnitude)", "Capsule()", .safe),
    ("a.frame(width: 30, height: 30).cornerRadius(.infinity)", "Circle()", .safe),
    ("a.frame(height: 40).bold().background(.red).cornerRadius(21)", "Capsule()", .safe),
    ("a.frame(height: 40).frame(minHeight: 60).cornerRadius(20)", "RoundedRectangle(", .safe),
    ("a.frame(width: 400, height: 300).cornerRadius(64)", "RoundedRectangle(", .safe),
    ("a.padding().cornerRadius(50)", "RoundedRectangle(", .safe),
    ("a.padding().cornerRadius(48)", "RoundedRectangle(", .safe),
    ("a.cornerRadius(size.height / 2)", "Capsule()", .unsafe),
    ("a.cornerRadius(gap / 2)", "RoundedRectangle(", .safe),
    ("HStack { a.padding().cornerRadius(12) }.frame(height: 24)", "Capsule()", .unsafe),
    ("HStack { a.padding().cornerRadius(12) }.frame(height: 25)", "RoundedRectangle(", .safe),
    ("a.cornerRadius(side / 2).overlay { Color.red.frame(width: side) }", "Capsule()", .unsafe),
    ("ScrollView { a.padding().cornerRadius(12) }.frame(height: 24)", "RoundedRectangle(", .safe),
    ("b.sheet { a.padding().cornerRadius(12) }.frame(height: 24)", "RoundedRectangle(", .safe),
  ])
  func knowsWhatIsRound(_ view: String, _ shape: String, _ applicability: Applicability) {
    let code = "struct A: View { let a = Text(\"\"); var body: some View { \(view) } }"
    let finding = RuleTrial(CornerRadiusModifier.rule).findings(code).first
    #expect(finding?.message.contains("`.clipShape(\(shape)") == true, "\(finding?.message ?? "")")
    #expect(finding?.fixes.map(\.applicability) == [applicability])
  }

  @Test func manyUsesAreOneFinding() {
    func view(_ radii: [String]) -> String {
      let images = radii.map { "Image(\"\").cornerRadius(\($0))" }
      return "struct A: View { var body: some View { VStack { \(images.joined(separator: "\n")) } } }"
    }
    let trial = RuleTrial(CornerRadiusModifier.rule)
    #expect(trial.findings(view(["8", "9"])).count == 1)
    let all = trial.findings(view(["8", "9", "10", "11"]))
    #expect(
      all.map(\.message) == [
        "`.cornerRadius` is deprecated; name the shape with `.clipShape`; 4 places in this file"
      ])
    #expect(all.map(\.notes.count) == [3])
    #expect(all.map(\.fixes.first?.title) == ["Name the shape everywhere in this file"])
    // What is certain is written without what is not.
    let some = trial.findings(view(["8", "9", "10", "size.height / 2"])).first?.fixes.first
    #expect(some?.title == "Name the shape where that is sure")
    #expect(some?.applicability == .safe)
    #expect(trial.findings(view(["8", "9", "10", "11"]) + "// glasslint:disable:this a").count == 4)
  }

  @Test func fixKeepsComments() {
    #expect(
      RuleTrial(CornerRadiusModifier.rule).fixed("let a = Text(\"\").cornerRadius( /* card */ 8 )")
        == "let a = Text(\"\").clipShape( /* card */ RoundedRectangle(cornerRadius: 8, style: .continuous) )")
  }

  @Test func isNoRoundedShapeToTheOtherRule() {
    #expect(RuleTrial(ContinuousCorners.rule).findings("let a = Text(\"\").cornerRadius(8)").isEmpty)
  }

  @Test("corners are of the style that the project names, be it in another file")
  func styleOfTheProject() throws {
    func fix(_ styles: [String]) throws -> Fix? {
      let shapes = styles.enumerated().map {
        "let s\($0) = RoundedRectangle(cornerRadius: 8, style: .\($1))"
      }
      return try ProjectTrial([
        "Shapes.swift": "import SwiftUI\n" + shapes.joined(separator: "\n"),
        "A.swift": "import SwiftUI\nlet a = Text(\"\").cornerRadius(8)",
      ]).findings(CornerRadiusModifier.rule).first?.fixes.first
    }
    #expect(try fix(["circular"])?.title == "Clip to a circular shape")
    #expect(try fix(["circular"])?.applicability == .unsafe)
    #expect(try fix(["circular", "continuous"])?.applicability == .safe)
  }
}
