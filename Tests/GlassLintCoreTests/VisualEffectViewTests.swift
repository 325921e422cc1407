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

  @Test func whatTheWrapperMakesDecides() {
    #expect(count(wrapper("UIVisualEffectView(effect: nil)")) == 1)
    #expect(count(wrapper("UIVisualEffectView.init(effect: UIBlurEffect(style: .dark))")) == 1)
    #expect(count(wrapper(".init(effect: UIBlurEffect(style: .dark))")) == 1)
    #expect(count(wrapper("UILabel()", returning: "UILabel")) == 0)
    #expect(
      count(
        wrapper(
          "let v = UIView(); v.addSubview(UIVisualEffectView(effect: nil)); return v", returning: "UIView"))
        == 1)
    #expect(
      count(
        wrapper(
          "let v = UIVisualEffectView(effect: nil); v.contentView.addSubview(UILabel()); return v",
          returning: "UIView")) == 0)
    #expect(count(wrapper("UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur))")) == 0)
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
        func makeUIView(context: Context) -> UIVisualEffectView {
          let a = UIVisualEffectView(effect: nil)
          a.contentView.addSubview(UIVisualEffectView(effect: nil))
          return a
        }
      }
      """
    #expect(count(code) == 1)
  }

  @Test func appKitsLooksThroughTheWindowUnlessTold() {
    func wrapper(_ mode: String) -> String {
      """
      struct Blur: NSViewRepresentable {
        var mode: NSVisualEffectView.BlendingMode
        func makeNSView(context: Context) -> NSVisualEffectView {
          let view = NSVisualEffectView()
          \(mode)
          return view
        }
      }
      """
    }
    #expect(count(wrapper("view.blendingMode = .withinWindow")) == 1)
    #expect(count(wrapper("view.blendingMode = mode")) == 0)
    #expect(count(wrapper("view.material = .sidebar")) == 0)
  }
}
