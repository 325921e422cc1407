import Testing

@testable import GlassLintCore

@Suite struct ConcentricCornersTests {
  private let trial = RuleTrial(ConcentricCorners.rule)

  @Test(arguments: [
    "Text(\"\").clipShape(.rect(cornerRadius: 12)).padding(8).background(.bar).clipShape(.rect(cornerRadius: 24))",
    "Text(\"\").cornerRadius(12).padding(.all, 8).background(Color.red).cornerRadius(24)",
    "Text(\"\").background(RoundedRectangle(cornerRadius: 12).fill(.red)).padding(8).background { RoundedRectangle(cornerRadius: 24) }",
    "Text(\"\").background(.red, in: .rect(cornerRadius: 12, style: .continuous)).shadow(radius: 2).padding(8).glassEffect(.regular, in: .rect(cornerRadius: 24))",
    "Text(\"\").cornerRadius(12).padding(8).overlay(RoundedRectangle(cornerRadius: 24).stroke(.red))",
    "RoundedRectangle(cornerRadius: 24).fill(.red).overlay { RoundedRectangle(cornerRadius: 12).stroke(.blue).padding(8) }",
    "Text(\"\").cornerRadius(24).overlay(RoundedRectangle(cornerRadius: 12).stroke(.blue).padding(8))",
    "VStack { HStack { a; Spacer() }.padding(4).cornerRadius(12); b }.padding(8).background(.bar, in: .rect(cornerRadius: 24))",
    "ZStack { RoundedRectangle(cornerRadius: 24); RoundedRectangle(cornerRadius: 12).fill(.red).padding(8) }",
    "Group { VStack { Text(\"\").cornerRadius(12) } }.padding(8).background(.bar, in: .rect(cornerRadius: 24))",
    "VStack { Text(\"\"); Button(action: a) { Text(\"\").frame(maxWidth: .infinity).background(.red, in: .rect(cornerRadius: 12)) } }.padding(8).background(.bar, in: .rect(cornerRadius: 24))",
  ])
  func finds(_ view: String) {
    #expect(trial.findings("let a = \(view)").map(\.message.first) == ["c"])
  }

  @Test(arguments: [
    "Text(\"\").cornerRadius(16).padding(8).background(.bar).cornerRadius(24)",
    "Text(\"\").cornerRadius(12).padding(24).background(.bar).cornerRadius(24)",
    "Text(\"\").cornerRadius(12).padding(.horizontal, 8).background(.bar).cornerRadius(24)",
    "Text(\"\").cornerRadius(12).padding().background(.bar).cornerRadius(24)",
    "Text(\"\").cornerRadius(12).padding(8).padding(4).cornerRadius(24)",
    "Text(\"\").cornerRadius(radius).padding(8).background(.bar).cornerRadius(24)",
    "Text(\"\").cornerRadius(isOn ? 12 : 16).padding(8).background(.bar).cornerRadius(24)",
    "Text(\"\").cornerRadius(0).padding(8).background(.bar).cornerRadius(24)",
    "Text(\"\").cornerRadius(12).padding(8).background(.bar).cornerRadius(999)",
    "Text(\"\").cornerRadius(12).frame(maxWidth: .infinity).padding(8).background(.bar).cornerRadius(24)",
    "Text(\"\").cornerRadius(12).padding(8).frame(height: 100).background(.bar).cornerRadius(24)",
    "Text(\"\").cornerRadius(12).background(.red).padding(8).cornerRadius(24)",
    "Text(\"\").clipShape(Circle()).padding(8).background(.bar).cornerRadius(24)",
    "Text(\"\").cornerRadius(12).padding(8).clipShape(Capsule())",
    "HStack { Text(\"\").cornerRadius(12); Text(\"\") }.padding(8).background(.bar).cornerRadius(24)",
    "VStack { Text(\"\").cornerRadius(12); Text(\"\") }.padding(8).background(.bar).cornerRadius(24)",
    "Image(\"a\").cornerRadius(24).overlay { Text(\"New\").background(.red, in: .rect(cornerRadius: 12)).padding(8) }",
    "Image(\"a\").resizable().cornerRadius(24).overlay(alignment: .topTrailing) { Text(\"New\").background(.red, in: .rect(cornerRadius: 12)).padding(8) }",
    "ZStack { RoundedRectangle(cornerRadius: 24); RoundedRectangle(cornerRadius: 12).frame(width: 80).padding(8) }",
    "Text(\"\").cornerRadius(12).padding(8).background(.bar, in: UnevenRoundedRectangle(topLeadingRadius: 24))",
  ])
  func isQuiet(_ view: String) {
    #expect(trial.findings("let a = \(view)").map(\.message) == [])
  }

  @Test func namesWhatAnIOS26TargetHas() {
    let code = "let a = Text(\"\").cornerRadius(12).padding(8).background(.bar).cornerRadius(24)"
    #expect(
      trial.findings(code).first?.message
        == "corner radius 12 is not concentric with the 24 around it at padding 8; write 16")
    let modern = RuleTrial(ConcentricCorners.rule, platforms: ["iOS": "26.0"])
    #expect(
      modern.findings(code).first?.message.hasSuffix("write 16, or use `ConcentricRectangle()`") == true)
    #expect(trial.findings(code).first?.notes.count == 2)
  }

  @Test func leavesAConstantToOthers() {
    let code =
      "let inner: CGFloat = 14\nlet a = Text(\"\").cornerRadius(inner).padding(8).background(.bar).cornerRadius(24)"
    #expect(
      trial.fixed(code)
        == "let inner: CGFloat = 14\nlet a = Text(\"\").cornerRadius(16).padding(8).background(.bar).cornerRadius(24)"
    )
  }
}
