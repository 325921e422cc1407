import Testing

@testable import GlassLintCore

@Suite struct ContinuousCornersTests {
  private static let spelled = ["implicit": OptionValue.string("info")]
  /// What others would not go with.
  private static let neighbor = "\nlet neighbor = RoundedRectangle(cornerRadius: 8, style: .continuous)"

  @Test(arguments: [
    "let a = SwiftUI.RoundedRectangle(cornerRadius: 8)",
    "let a = RoundedRectangle.init(cornerRadius: 8)",
    "let a: RoundedRectangle = .init(cornerRadius: 8)",
    "var a: RoundedRectangle { .init(cornerRadius: 8) }",
    "let a = RoundedRectangle(cornerSize: CGSize(width: 8, height: 4))",
    "let a = RoundedRectangle(cornerRadius: isFlat ? 0 : 8)",
    "let a = UnevenRoundedRectangle(cornerRadii: radii)",
    "let a = Path(roundedRect: rect, cornerRadius: 8, style: .circular)",
    "let a = RoundedRectangle(cornerRadius: 8, style: RoundedCornerStyle.circular)",
    "let a = RoundedRectangle(\n  cornerRadius: 8, // as designed\n)",
    "func f() { view?.layer.cornerRadius = 12 }",
    "func f() { let border = CAShapeLayer(); border.backgroundColor = tint; border.cornerRadius = 8 }",
    "func f() { let border = CALayer(); border.cornerRadius = 8 }",
    "func f() { box.backgroundColor = .clear; box.layer.borderWidth = 1; box.layer.cornerRadius = 8 }",
    "func f() { box.backgroundColor = isOn ? .clear : .red; box.layer.cornerRadius = 8 }",
    "func f(_ box: UIView) { if isNew { box.layer.cornerRadius = 30 } else { box.layer.cornerRadius = 10 } }",
    "func f(_ box: UIView) {\n  // A card of the chat.\n  box.layer.cornerRadius = 10\n}",
    "class Mask: CAGradientLayer { func f() { cornerRadius = 8 } }",
    "func f() { layer.cornerRadius = 8; layer.cornerCurve = .circular }",
    "func f() { a.layer.cornerRadius = 8; b.layer.cornerCurve = .continuous }",
  ])
  func finds(_ code: String) {
    #expect(RuleTrial(ContinuousCorners.rule, options: Self.spelled).findings(code).count == 1)
  }

  /// Where an SDK of 2023 or later is certain, only who asks for it is told.
  @Test(arguments: [
    "let a = Text(\"\").clipShape(.rect(cornerRadii: .init(topLeading: 8)))",
    "let a = Text(\"\").clipShape(.rect(topLeadingRadius: 8, bottomLeadingRadius: 0))",
  ])
  func whatIsSurelyContinuousIsQuiet(_ code: String) {
    #expect(RuleTrial(ContinuousCorners.rule, options: Self.spelled).findings(code).isEmpty)
    let strict = ["implicit": OptionValue.string("warning")]
    #expect(RuleTrial(ContinuousCorners.rule, options: strict).findings(code).count == 1)
  }

  @Test(arguments: [
    "let a = RoundedRectangle(cornerRadius: 0)",
    "let a = UnevenRoundedRectangle(topLeadingRadius: 0, topTrailingRadius: 0)",
    "let a = Text(\"\").clipShape(.rect).contentShape(.rect())",
    "let a: CardStyle = .init(cornerRadius: 8)",
    "let a = Path(roundedRect: rect, cornerRadius: 8)",
    "let a = UIBezierPath(roundedRect: rect, cornerRadius: 8)",
    "let a = geometry.rect(cornerRadius: 8)",
    "let a = RoundedRectangle(cornerRadius: 8, style: isRound ? .circular : .continuous)",
    "func f() { let border = CAShapeLayer(); border.cornerRadius = 8 }",
    "class Focus: CAShapeLayer { func f() { strokeColor = tint; cornerRadius = 8 } }",
    "func f() { field.backgroundColor = NSColor.clear; field.layer?.cornerRadius = 8 }",
    "func f() {\n  // Only the radius: the curve stays as AppKit draws it.\n  box.layer.cornerRadius = 8\n}",
    "let a = RoundedRectangle(corners: 8)",
    "let a = Text(\"\").background(.capsule(style: .circular))",
    "struct RoundedRectangle { var cornerRadius = 8 }\nlet a = RoundedRectangle(cornerRadius: 8)",
    "func f() { switch clip { case .rect(cornerRadius: let radius): break } }",
    "func f() { button.cornerRadius = 8 }",
    "func f() { view.layer.cornerRadius = 0 }",
    "func f() { view?.layer.cornerRadius = radius }",
    "func f() { view.layer.cornerRadius = min(bounds.width, bounds.height) / 2 }",
    "func f() { let radius = bounds.height * 0.5; layer.cornerRadius = radius }",
    "func f() { photo.layer.cornerRadius = 40; photo.widthAnchor.constraint(equalToConstant: 80).isActive = true }",
    """
    class A: UIView {
      lazy var button: UIButton = { let view = UIButton(); view.layer.cornerRadius = 18; return view }()
      func f() { button.widthAnchor.constraint(equalToConstant: 36).isActive = true }
    }
    """,
    "func f() { view.layer.cornerRadius = (bounds.width + bounds.height) / 4 }",
    "class A: UIView { func f() { self.layer.cornerRadius = 8 }\n func g() { layer.cornerCurve = .continuous } }",
  ])
  func isQuiet(_ code: String) {
    #expect(RuleTrial(ContinuousCorners.rule, options: Self.spelled).findings(code).map(\.message) == [])
  }

  @Test func fixKeepsCommentsAndTrailingCommas() {
    let trial = RuleTrial(ContinuousCorners.rule, options: Self.spelled)
    #expect(
      trial.fixed("let a = RoundedRectangle(\n  cornerRadius: 8, // as designed\n)")
        == "let a = RoundedRectangle(\n  cornerRadius: 8, style: .continuous, // as designed\n)")
    #expect(
      trial.fixed("func f() { view.layer.cornerRadius = 8 }")
        == "func f() { view.layer.cornerRadius = 8; view.layer.cornerCurve = .continuous }")
  }

  /// Ten corners are enough to tell what a project does.
  @Test func aLayerIsThereToBeRounded() {
    let code = { (setUp: String) in
      "import AppKit\nfunc f(label: NSTextField) { \(setUp)label.layer?.cornerRadius = 8 }" + Self.neighbor
    }
    let trial = RuleTrial(ContinuousCorners.rule)
    #expect(trial.findings(code("")).isEmpty)
    #expect(trial.findings(code("label.wantsLayer = true; ")).count == 1)
    #expect(trial.findings(code("label.layer?.borderWidth = 1; ")).count == 1)
  }

  @Test func whatAProjectDoesThroughoutIsNoSlip() {
    let layers = (0..<10).map { "func f\($0)() { view\($0).layer.cornerRadius = 8 }" }.joined(separator: "\n")
    #expect(RuleTrial(ContinuousCorners.rule).findings(layers).isEmpty)
    #expect(RuleTrial(ContinuousCorners.rule, options: Self.spelled).findings(layers).count == 10)
    let mixed =
      layers + "\nfunc g() { a.layer.cornerRadius = 4; a.layer.cornerCurve = .continuous }"
      + "\nfunc h() { b.layer.cornerRadius = 4; b.layer.cornerCurve = .continuous }"
    #expect(RuleTrial(ContinuousCorners.rule).findings(mixed).count == 10)
    // One alone has nothing to stand out from.
    let one = "func f() { view.layer.cornerRadius = 8 }"
    #expect(RuleTrial(ContinuousCorners.rule).findings(one).isEmpty)
    #expect(RuleTrial(ContinuousCorners.rule).findings(one + Self.neighbor).count == 1)
  }

  /// The curve may be set in another file of the type.
  @Test func theCurveOfALayerCountsInEveryFileOfItsType() throws {
    let layout = "import UIKit\nextension Panel { func layOut() { contentView.layer.cornerRadius = 12 } }"
    func count(_ other: String) throws -> Int {
      try ProjectTrial(["Layout.swift": layout, "Panel.swift": "import UIKit\n" + other])
        .findings(ContinuousCorners.rule).count
    }
    #expect(
      try count("class Panel: UIView { func f() { self.contentView.layer.cornerCurve = .continuous } }") == 0)
    #expect(try count("class Panel: UIView { func f() { other.layer.cornerCurve = .continuous } }") == 1)
    #expect(
      try count("class Other: UIView { func f() { contentView.layer.cornerCurve = .continuous } }") == 1)
  }

  @Test func aRadiusTakenFromAnotherLayerIsItsAffair() {
    let code = "import UIKit\nfunc f() { shade.layer.cornerRadius = layer.cornerRadius }"
    #expect(RuleTrial(ContinuousCorners.rule).findings(code).isEmpty)
  }

  @Test func branchesOfOneConditionAreOneDecision() {
    let code = """
      func f(_ box: UIView) {
        if isNew {
          box.layer.cornerRadius = 30
        } else {
          box.layer.cornerRadius = 10
        }
      }
      """
    let trial = RuleTrial(ContinuousCorners.rule, options: Self.spelled)
    #expect(trial.findings(code).map(\.notes.count) == [1])
    let fixed = trial.fixed(code)
    #expect(fixed.contains("= 30\n    box.layer.cornerCurve = .continuous"))
    #expect(fixed.contains("= 10\n    box.layer.cornerCurve = .continuous"))
  }

  /// Layers and shapes that nobody has given a curve could go with either.
  @Test func layersStandOutBesideContinuousCorners() {
    let trial = RuleTrial(ContinuousCorners.rule)
    let layers = "func f() { pill.layer.cornerRadius = 8; icon.layer.cornerRadius = 8 }"
    #expect(trial.findings(layers + "\nlet a = RoundedRectangle(cornerRadius: 8)").isEmpty)
    #expect(trial.findings(layers + "\nfunc g() { b.layer.cornerCurve = .continuous }").count == 2)
  }

  @Test(
    "what sets the curve through its view, has a size by a maker, or may be round altogether is let be",
    arguments: [
      "init() { layer.cornerRadius = 12; cornerCurve = .continuous }",
      "let badge = UIView(); func f() { badge.layer.cornerRadius = 12; badge.snp.makeConstraints { make in make.size.equalTo(24) } }",
      "let card = UIView(); func f() { card.layer.cornerRadius = 16; addSubview(card) { $0.height.equal(to: 48) } }",
      "let note = UILabel(); func f() { note.layer.cornerRadius = 12 }",
      "@IBOutlet weak var card: UIView!; func f() { card.layer.cornerRadius = 12 }",
      "let card = UIView(); func f() { card.layer.cornerRadius = 12; card.backgroundColor = .clear; card.layer.masksToBounds = false }",
      "let open = UIButton(); func f() { open.layer.cornerRadius = 8; open.configuration = .filled() }",
    ])
  func layersThatNeedNoCurve(members: String) {
    let trial = RuleTrial(ContinuousCorners.rule)
    #expect(trial.findings("import UIKit\nfinal class Card: UIView { \(members) }" + Self.neighbor).isEmpty)
    #expect(
      trial.findings(
        "import UIKit\nfinal class Card: UIView { func f() { layer.cornerRadius = 12 } }" + Self.neighbor
      ).count == 1)
  }
}
