import Testing

@testable import GlassLintCore

/// The rules about scales, beyond their own examples.
@Suite struct ScaleRuleTests {
  private func messages(
    _ rule: Rule, _ code: String, options: [String: OptionValue] = [:], preset: String? = nil
  ) -> [String] {
    RuleTrial(rule, options: options, preset: preset).findings(code).map(\.message)
  }

  /// A preset with a scale for every role.
  private let focusFlow = "glasslint:focusflow"

  // MARK: Radius

  @Test(arguments: [
    "Text(\"\").cornerRadius(999).clipShape(.rect(cornerRadius: 1000)).cornerRadius(0)",
    "Image(\"me\").frame(width: 50, height: 50).cornerRadius(25)",
    "Image(\"me\").cornerRadius(25).frame(width: 50, height: 50)",
    "Image(\"me\").frame(height: 50).clipShape(.rect(cornerRadius: 25))",
    "RoundedRectangle(cornerRadius: 3).frame(width: 40, height: 5)",
    "Image(\"AppIcon\").frame(width: 60, height: 60).clipShape(.rect(cornerRadius: 13.5))",
    "Image(\"AppIcon\").clipShape(RoundedRectangle(cornerRadius: 12.632))",
    "RoundedRectangle(cornerRadius: 1.5)", "RoundedRectangle(cornerRadius: size / 3)",
  ])
  func radiusIsQuiet(_ expression: String) {
    #expect(messages(RadiusScale.rule, "let a = \(expression)") == [])
  }

  @Test func aFrameWithRoomAroundItIsNotTheSizeOfWhatIsRounded() {
    let code = "let a = Image(\"x\").frame(width: 24, height: 24).padding(20).cornerRadius(14)"
    #expect(messages(RadiusScale.rule, code).count == 1)
  }

  @Test func aComponentThatIsTwiceItsRadiusIsRound() {
    let badge = """
      struct Badge: View {
        var width: CGFloat
        var cornerRadius: CGFloat
        var body: some View { Text("").frame(width: width).clipShape(.rect(cornerRadius: cornerRadius)) }
      }

      """
    #expect(messages(RadiusScale.rule, badge + "let a = Badge(width: 28, cornerRadius: 14)") == [])
    #expect(messages(RadiusScale.rule, badge + "let a = Badge(width: 128, cornerRadius: 14)").count == 1)
  }

  @Test func roundEndsAreNoCorners() {
    #expect(
      messages(RadiusScale.rule, "let a = Text(\"\").cornerRadius(90)", preset: focusFlow)
        == ["corner radius 90 is off the radius scale; the nearest step is 999"])
    #expect(messages(RadiusScale.rule, "let a = Text(\"\").cornerRadius(100)", preset: focusFlow) == [])
    #expect(messages(RadiusScale.rule, "let a = Text(\"\").cornerRadius(90)") == [])
    #expect(
      messages(RadiusScale.rule, "let a = Text(\"\").cornerRadius(40)", preset: focusFlow)
        == ["corner radius 40 is off the radius scale; the nearest step is 24"])
    #expect(Scale([8, 12]).holds(999) == false)
    #expect(Scale([8, 12]).nearest(to: 999).isEmpty)
  }

  @Test func aStepOverTheLimitIsFound() {
    let code = "let a = Text(\"\").cornerRadius(20).cornerRadius(999)"
    #expect(messages(RadiusScale.rule, code, options: ["max": .number(16)]).count == 1)
    #expect(messages(RadiusScale.rule, code) == [])
  }

  @Test func layersOfAHalfOfTheirSizeAreRound() {
    let code = """
      class A: UIView {
        func f() {
          dot.frame = CGRect(x: 0, y: 0, width: 14, height: 14)
          dot.layer.cornerRadius = 7
          avatarView.layer.cornerRadius = 35
          card.layer.cornerRadius = 14
        }
      }
      """
    #expect(messages(RadiusScale.rule, code).count == 1)
  }

  // MARK: Type

  @Test(arguments: [
    "Text(\"\").font(.system(size: 120))", "UIFont(name: name, size: 1)",
    "Text(icon.glyph).font(.custom(\"FontAwesome\", size: 13))", "Row(symbolFont: .system(size: 13))",
    "Button { act() } label: { Label(\"Add\", systemImage: \"plus\") }.labelStyle(.iconOnly).font(.system(size: 60))",
    "VStack { Image(systemName: \"a\")\nImage(systemName: \"b\") }.font(.system(size: 60))",
  ])
  func fontIsQuiet(_ expression: String) {
    #expect(messages(FontScale.rule, "let a = \(expression)") == [])
  }

  private static let sizes =
    "enum FontSize { static let note: CGFloat = 12; static let body: CGFloat = 16; static let title: CGFloat = 36 }"

  @Test func whatAHelperWorksOutForNoFontIsNoFontSize() throws {
    let screen = """
      struct Screen: View {
        var body: some View {
          VStack {
            Spacer(minLength: scaled(40))
            Text("Hello").font(.system(size: scaled(↓17)))
            Text("Hello").font(.system(size: FontSize.body))
            Text("Hello").font(.system(size: FontSize.note))
          }
        }
        private func scaled(_ base: CGFloat) -> CGFloat { base }
      }
      """
    let trial = try ProjectTrial(["Tokens.swift": Self.sizes, "Screen.swift": screen])
    #expect(trial.marked(FontScale.rule)["Screen.swift"] == screen)
  }

  @Test func textIsFittedIntoAnAccessory() throws {
    func found(_ family: String) throws -> Int {
      let widget = """
        struct CountWidget: Widget {
          var body: some WidgetConfiguration {
            StaticConfiguration(kind: "Count", provider: Provider()) { _ in CountView() }
              .supportedFamilies([.\(family)])
          }
        }
        struct CountView: View {
          var body: some View {
            VStack { Text("NEW").font(.system(size: 11)); Text("1").font(.system(size: FontSize.body)) }
          }
        }
        """
      return try ProjectTrial(["Tokens.swift": Self.sizes, "Widget.swift": widget])
        .findings(FontScale.rule).count
    }
    #expect(try found("accessoryCircular") == 0)
    #expect(try found("systemSmall") == 1)
  }

  @Test func aNamedStyleWritesItsSizeDown() {
    #expect(messages(FontScale.rule, "extension Font { static let title = Font.system(size: 20) }") == [])
    #expect(
      messages(
        FontScale.rule,
        "enum AppFont { case a; var font: Font { switch self { case .a: .system(size: 20) } } }")
        == [])
    #expect(
      messages(
        FontScale.rule, "struct FontRow: View { let font = Font.system(size: 21); var body: some View { a } }"
      ).count == 1)
    #expect(messages(FontScale.rule, "struct A { static let iconFont = Font.system(size: 20) }") == [])
  }

  // MARK: Motion, opacity, lines

  @Test func aLoopMayTakeItsTime() {
    let loop = "func f() { withAnimation(.linear(duration: 12).repeatForever()) {} }"
    #expect(messages(DurationScale.rule, loop, preset: focusFlow) == [])
    #expect(
      messages(DurationScale.rule, "func f() { withAnimation(.linear(duration: 5)) {} }", preset: focusFlow)
        .count == 1)
    let pulse = "func f() { withAnimation(.easeInOut(duration: 0.9).repeatForever()) {} }"
    #expect(messages(DurationScale.rule, pulse, preset: focusFlow).count == 1)
    #expect(
      messages(DurationScale.rule, "enum Motion { static let quick = Animation.spring(response: 0.33) }")
        == [])
  }

  @Test func aColorToBeTouchedIsNoSurface() {
    #expect(
      messages(OpacityScale.rule, "let a = Circle().fill(Color.black.opacity(0.01))", preset: focusFlow) == []
    )
    #expect(
      messages(OpacityScale.rule, "let a = Circle().fill(Color.black.opacity(0.025))", preset: focusFlow)
        .count == 1)
  }

  @Test func aProgressRingHasItsOwnLines() {
    let ring = "struct LoadingRing: View { var body: some View { Circle().stroke(.red, lineWidth: 7) } }"
    #expect(messages(LineWidthScale.rule, ring, preset: focusFlow) == [])
    let card = "struct Card: View { var body: some View { Circle().stroke(.red, lineWidth: 7) } }"
    #expect(messages(LineWidthScale.rule, card, preset: focusFlow).count == 1)
  }

  // MARK: Tokens

  @Test func theOpacitiesOfGlassAreNoWidths() {
    let glass = """
      enum Glass {
        static let borderSubtle: Double = 0.06
        static let borderMedium: Double = 0.10
        static let borderStrong: Double = 0.15
        static let blurLight: CGFloat = 10
      }

      """
    #expect(messages(LineWidthScale.rule, glass + "let a = Circle().stroke(.red, lineWidth: 1)") == [])
    let fill = "let a = Circle().fill(Color.red.opacity(0.12)).stroke(Color.red.opacity(0.15))"
    #expect(messages(OpacityScale.rule, glass + fill).count == 1)
    #expect(
      messages(OpacityScale.rule, glass + "let a = Circle().fill(isOn ? c.opacity(1) : c.opacity(0.7))") == []
    )
  }

  @Test func aFewDistancesInsideOfRowsAreNoScaleForScreens() {
    let tokens = """
      extension CGFloat {
        static let dividerPadding: CGFloat = 2
        static let columnSpacing: CGFloat = 7
        static let labelSpacing: CGFloat = 6
      }

      """
    #expect(messages(SpacingScale.rule, tokens + "let a = Text(\"\").padding(16).padding(7)") == [])
    #expect(messages(SpacingScale.rule, tokens + "let a = Text(\"\").padding(22)").count == 1)
  }

  // MARK: Fixes

  @Test func aCountedNumberStaysOne() {
    let trial = RuleTrial(SpacingScale.rule)
    #expect(trial.fixed("let pad = 22\nlet a = Text(\"\").padding(CGFloat(pad))").hasPrefix("let pad = 20"))
    let widths = RuleTrial(LineWidthScale.rule, preset: focusFlow)
    #expect(
      widths.fixed("let a = Circle().stroke(.red, lineWidth: 5)")
        == "let a = Circle().stroke(.red, lineWidth: 4)")
  }

  @Test func previewsAndTestsAreLeftAlone() {
    let code = "Text(\"\").cornerRadius(13).font(.system(size: 14))"
    for rule in [RadiusScale.rule, FontScale.rule] {
      #expect(messages(rule, "#Preview { \(code) }") == [])
      #expect(messages(rule, "import SwiftUI\nimport XCTest\nlet a = \(code)") == [])
      #expect(messages(rule, "let a = \(code)").count == 1)
    }
  }
}
