import Testing

@testable import GlassLintCore

@Suite struct VisualEffectViewTests {
  private func count(_ code: String) -> Int { RuleTrial(VisualEffectView.rule).findings(code).count }

  private func wrapper(_ body: String, returning type: String = "UIVisualEffectView") -> String {
    """
    struct Blur: UIViewRepresentable {
      func makeUIView(context: Context) -> \(type) { \(body) }
      func updateUIView(_ view: \(type), context: Context) {}
    }
    """
  }

  private let blur = "UIBlurEffect(style: .systemMaterial)"

  @Test func whatTheWrapperMakesDecides() {
    #expect(count(wrapper("UIVisualEffectView(effect: \(blur))")) == 1)
    #expect(count(wrapper("UIVisualEffectView.init(effect: \(blur))")) == 1)
    #expect(count(wrapper(".init(effect: \(blur))")) == 1)
    #expect(count(wrapper("let blur = \(blur); return UIVisualEffectView(effect: blur)")) == 1)
    #expect(count(wrapper("UIVisualEffectView(effect: nil)")) == 0)
    #expect(count(wrapper("UILabel()", returning: "UILabel")) == 0)
    #expect(count(wrapper("UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur))")) == 0)
  }

  @Test func moreThanTheEffectIsNoMaterial() {
    let view = "UIVisualEffectView(effect: \(blur))"
    #expect(count(wrapper("let v = \(view); v.backgroundColor = .black; return v")) == 0)
    #expect(count(wrapper("let v = \(view); v.contentView.addSubview(UILabel()); return v")) == 0)
    #expect(count(wrapper("let v = \(view); v.effect = \(blur); return v")) == 1)
  }

  @Test(arguments: [
    ("systemThinMaterial", "thinMaterial"), ("systemChromeMaterial", "bar"), ("regular", "regularMaterial"),
    ("dark", nil), ("prominent", nil), ("systemMaterialDark", nil),
  ])
  func theMaterialOfTheSameName(_ style: String, _ material: String?) {
    let found = RuleTrial(VisualEffectView.rule).findings(
      wrapper("UIVisualEffectView(effect: UIBlurEffect(style: .\(style)))"))
    #expect(found.count == (material == nil ? 0 : 1))
    if let material { #expect(found.first?.message.contains("`.background(.\(material))`") == true) }
  }

  @Test func theStylesThatOtherFilesGive() throws {
    func found(_ uses: String) throws -> [String] {
      try ProjectTrial([
        "Blur.swift": """
        struct Blur: UIViewRepresentable {
          let style: UIBlurEffect.Style
          func makeUIView(context: Context) -> UIVisualEffectView { UIVisualEffectView(effect: UIBlurEffect(style: style)) }
          func updateUIView(_ view: UIVisualEffectView, context: Context) { view.effect = UIBlurEffect(style: style) }
        }
        """, "Use.swift": "import SwiftUI\n" + uses,
      ]).findings(VisualEffectView.rule).map(\.message)
    }
    let thin = try found("let a = Text(\"\").background(Blur(style: .systemThinMaterial))")
    #expect(thin.count == 1 && thin[0].contains("`.background(.thinMaterial)`"))
    #expect(
      try found(
        "let a = Text(\"\").background(Blur(style: .systemThinMaterial))\nlet b = Text(\"\").background(Blur(style: .dark))"
      )
        == [])
    #expect(
      try found(
        "func a(_ style: UIBlurEffect.Style) -> some View { Text(\"\").background(Blur(style: style)) }")
        == [])
    #expect(try found("let a = 1") == [])
  }

  @Test func aPropertyOfTheWrapperIsWhereItIsMade() throws {
    let code = """
      struct Blur: UIViewRepresentable {
        let effect = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
        func makeUIView(context: Context) -> UIVisualEffectView { effect }
      }
      """
    let findings = RuleTrial(VisualEffectView.rule).findings(code)
    #expect(findings.map(\.location.start.line) == [2])
  }

  @Test func itIsReportedOnceInAnExtensionToo() {
    let code = """
      struct Blur {}
      extension Blur: PlatformViewRepresentable {
        func makeUIView(context: Context) -> UIVisualEffectView { UIVisualEffectView(effect: \(blur)) }
      }
      """
    #expect(count(code) == 1)
  }
}
