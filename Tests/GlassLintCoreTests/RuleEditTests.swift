import Testing

@testable import GlassLintCore

/// Where fixes put what they add, and how far they go.
@Suite struct RuleEditTests {
  // MARK: Comments

  @Test func commentsStayWithTheirCode() {
    let image = RuleTrial(ImageLabel.rule)
    #expect(
      image.fixed(
        """
        HStack {
          Image(systemName: "star")
            .foregroundStyle(.yellow)  // the mark
          Text("Favorites")
        }
        """) == """
          HStack {
            Image(systemName: "star")
              .foregroundStyle(.yellow)  // the mark
              .accessibilityHidden(true)
            Text("Favorites")
          }
          """)
    let tap = RuleTrial(TapGestureTrait.rule)
    #expect(
      tap.fixed(
        """
        Text("Details")
          .onTapGesture { showDetails() } /* for now */
          .padding()
        """) == """
          Text("Details")
            .onTapGesture { showDetails() } /* for now */
            .accessibilityAddTraits(.isButton)
            .padding()
          """)
    #expect(
      tap.fixed(#"Text("Details").onTapGesture { showDetails() } // for now"#)
        == #"Text("Details").onTapGesture { showDetails() }.accessibilityAddTraits(.isButton) // for now"#)
    #expect(
      RuleTrial(ContinuousCorners.rule, options: ["implicit": .string("info")]).fixed(
        """
        RoundedRectangle(
          cornerRadius: 12  // as the card
        )
        """) == """
          RoundedRectangle(
            cornerRadius: 12, style: .continuous  // as the card
          )
          """)
  }

  // MARK: Arguments

  @Test(arguments: [
    ("HStack { a; b }", "HStack(spacing: 8) { a; b }"),
    ("HStack() { a; b }", "HStack(spacing: 8) { a; b }"),
    ("HStack(alignment: .top) { a; b }", "HStack(alignment: .top, spacing: 8) { a; b }"),
    ("HStack(content: { a; b })", "HStack(spacing: 8, content: { a; b })"),
    ("HStack(alignment: .top, content: { a; b })", "HStack(alignment: .top, spacing: 8, content: { a; b })"),
    ("HStack(alignment: .top,", "HStack(alignment: .top,"),
    ("HStack(alignment: .top { a; b", "HStack(alignment: .top { a; b"),
  ])
  func argumentsGoBeforeClosures(_ code: String, _ fixed: String) {
    #expect(RuleTrial(StackSpacing.rule).fixed(code) == fixed)
  }

  // MARK: A quarter

  @Test(arguments: [
    ("Text(a).shadow(color: .black.opacity(0.18), radius: 4)", true),
    ("Text(a).shadow(color: .black.opacity(0.25), radius: 4)", false),
    ("Text(a).shadow(color: .black, radius: 4)", false),
    ("Text(a).shadow(radius: 4)", false),
  ])
  func shadowsStayTheShadowsTheyAre(_ code: String, _ isFixed: Bool) {
    let trial = RuleTrial(HeavyShadow.rule)
    #expect(trial.findings(code).count == 1)
    #expect((trial.fixed(code) != code) == isFixed)
  }

  @Test(arguments: [
    (
      #"Text("a").clipShape(.rect(cornerRadius: 20)).padding(8).background(.bar, in: .rect(cornerRadius: 24))"#,
      true
    ),
    (
      #"Text("a").clipShape(.rect(cornerRadius: 4)).padding(8).background(.bar, in: .rect(cornerRadius: 24))"#,
      false
    ),
  ])
  func cornersStayNear(_ code: String, _ isFixed: Bool) {
    let trial = RuleTrial(ConcentricCorners.rule)
    #expect(trial.findings(code).count == 1)
    #expect((trial.fixed(code) != code) == isFixed)
  }

  // MARK: Words

  @Test(arguments: ["\"0\"", "\"0.00\"", "\"€\"", "\"…\"", "\"\\(count)\"", "#\"0\"#"])
  func whatIsNoWordIsNoLabel(_ prompt: String) {
    let code = "TextField(\"\", text: $amount, prompt: Text(\(prompt)))"
    #expect(RuleTrial(TextFieldLabel.rule).fixed(code) == code)
  }
}
