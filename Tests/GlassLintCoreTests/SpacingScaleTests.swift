import Testing

@testable import GlassLintCore

@Suite struct SpacingScaleTests {
  @Test(arguments: [
    "let a = Text(\"\").padding(22)",
    "let a = Text(\"\").padding([.top, .leading], 22.0)",
    "let a = Image(systemName: \"play\").padding(22)",
    "let a = Image(\"play\").resizable().frame(width: 20, height: 20).padding(22)",
    "let a = ZStack { Circle().fill(.red).padding(22) }.frame(width: 180, height: 180)",
    "let a = Text(\"\").padding(CGFloat(22))",
    "extension View { func roomy() -> some View { padding(22) } }",
    "let a = Text(\"\").padding(EdgeInsets(top: 22, leading: 8, bottom: 8, trailing: 8))",
    "let a = Text(\"\").listRowInsets(.init(top: 22, leading: 8, bottom: 8, trailing: 8))",
    "let a = Text(\"\").safeAreaPadding(.horizontal, 22)",
    "let a = List {}.contentMargins(.horizontal, 22, for: .scrollContent)",
    "let a = List {}.listRowSpacing(22).listSectionSpacing(.compact)",
    "let a = List {}.safeAreaInset(edge: .bottom, spacing: 22) { Bar() }",
    "let a = SwiftUI.HStack(alignment: .top, spacing: 22) {}",
    "let a = VStack.init(spacing: 22) {}",
    "let a = LazyVGrid(columns: [GridItem(.flexible(), spacing: 22)], spacing: 16) {}",
    "let a = Grid(horizontalSpacing: 8, verticalSpacing: 22) {}",
    "let a = GlassEffectContainer(spacing: 22) {}",
    "let a = Spacer(minLength: 22)",
    "let a = Spacer().frame(width: 22)",
    "let a = Color.clear.frame(height: 22)",
    "func f() { rowStack.spacing = 22 }",
    "func f() { let rows = UIStackView(); rows.spacing = 22 }",
    "func f() { stack.setCustomSpacing(22, after: title) }",
    "func f() { view.layoutMargins.left = 22 }",
    "func f() { view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 22, bottom: 0, trailing: 16) }",
    "func f() { layout.minimumLineSpacing = 22 }",
    "struct A: View { let pad: CGFloat = 22; var body: some View { Text(\"\").padding(pad).padding(.top, pad) } }",
    "enum Constants { enum padding { static let top = 8.0 } }\nlet a = Text(\"\").padding(22)",
    "func card(pad: CGFloat = 22) -> some View { Text(\"\").padding(pad) }",
    "func pad(_ isWide: Bool) -> CGFloat { isWide ? 22 : 16 }\nlet a = Text(\"\").padding(pad(true))",
    "struct A: View { func pad() -> CGFloat { if b { return 22 }; return 16 }; var body: some View { Text(\"\").padding(self.pad()) } }",
    "enum Layout { static func pad(_ x: Bool) -> CGFloat { switch x { case true: 22\ndefault: 8 } } }\nlet a = Text(\"\").padding(Layout.pad(true))",
    "struct Card: View { var inset: CGFloat = 16; var body: some View { Text(\"\").padding(inset) } }\nlet a = Card(inset: 22)",
    "struct Card: View { let inset: CGFloat; var body: some View { Text(\"\").padding(inset) } }\nclass B { struct Card { let inset: CGFloat } }\nlet a = Card(inset: 22)",
    "struct Card: View { let inset: CGFloat; var body: some View { Text(\"\").padding(inset) } }\nlet a = Card.init(inset: 22)",
    "struct Card: View { let inset: CGFloat; init(_ pad: CGFloat) { self.inset = pad }; var body: some View { Text(\"\").padding(inset) } }\nlet a = Card(22)",
    "struct Card: View { let inset: CGFloat; init(pad: CGFloat = 22) { inset = pad }; var body: some View { Text(\"\").padding(inset) } }",
    "struct Card: View { let inset: CGFloat; var body: some View { Text(\"\").padding(inset) } }\nstruct Row: View { let gap: CGFloat; var body: some View { Card(inset: gap) } }\nlet a = Row(gap: 22)",
    "extension View { func gap(_ gap: CGFloat) -> some View { padding(.top, gap) } }\nlet a = Text(\"\").gap(22)",
    "extension View { func gap(of gap: CGFloat) -> some View { padding(.top, gap) } }\nlet a = Text(\"\").gap(of: a ? 22 : 16)",
    "extension CGFloat { static let inset: CGFloat = 22 }\nlet a = Text(\"\").padding(.top, .inset)",
    "enum Size { case s, l; var pad: CGFloat { switch self { case .s: return 8; case .l: return 22 } } }\nstruct A: View { let size: Size; var body: some View { Text(\"\").padding(size.pad) } }",
    "enum Size { case s, l; var pad: CGFloat { self == .s ? 8 : 22 } }\nlet a = Text(\"\").padding(Size.l.pad)",
    "let a = LazyVGrid(columns: [.init(.flexible(), spacing: 22)], spacing: 16) {}",
    "struct Gap: ViewModifier { let size: CGFloat; func body(content: Content) -> some View { content.padding(inset) }; let inset: CGFloat }\nlet a = Text(\"\").modifier(Gap(size: 23, inset: 22))",
    // A number that something else has, a default that somebody chose, a version in a comment.
    "struct A: View { var body: some View { VStack(spacing: 22) { Text(\"\").frame(width: 22) } } }",
    "let a = Text(\"\").padding(theme?.gap ?? 22)",
    "let a = Text(\"\").frame(minHeight: 40).padding(.vertical, 22)",
    "/// The layout of iOS 22.\nstruct A: View { var body: some View { Text(\"\").padding(.leading, 22) } }",
  ])
  func finds(_ code: String) {
    #expect(RuleTrial(SpacingScale.rule).findings(code).count == 1)
  }

  @Test(arguments: [
    "let a = Text(\"\").padding().padding(.horizontal).padding(0).padding(-16).padding(0.5)",
    "let a = Text(\"\").padding(size.width * 0.05).padding(pad / 22).padding(pad + 22)",
    "let a = Text(\"\").padding(22, if: isWide)",
    "let a = Text(\"\").frame(width: 22, height: 22).offset(x: 22).lineSpacing(22)",
    "let a = Color.clear.frame(width: 22, height: 22)",
    "let a = Color.clear.frame(height: 22).contentShape(Rectangle())",
    "let a = Color.clear.frame(height: 300)",
    "let a = Color.red.frame(height: 22)", "let a = Text(\"\").padding(.top, -1000)",
    "let a = Color.clear.frame(width: 105).padding(.vertical, 8)",
    "let a = Spacer().frame(width: 0.5, height: 45).background(Color.gray)",
    // What stands in for a text, makes up a control's height, or is as wide as a column.
    "let a = VStack { if let day { Text(day) } else { Color.clear.frame(height: 22) } }",
    "let a = Text(\"\").frame(minHeight: 20).padding(.vertical, 22)",
    "struct A: View { var body: some View { VStack { Text(\"\").frame(width: 22); Text(\"\").padding(.leading, 22) } } }",
    "/// Text 22 points from the edge.\nstruct A: View { var body: some View { Text(\"\").padding(.leading, 22) } }",
    "struct CacheDebugView: View { var body: some View { Text(\"\").padding(.leading, 22) } }",
    // How much of a given height or of the screen's edge is left.
    "let a = Text(\"\").padding(.vertical, 22).background(.red).frame(height: 60)",
    "let a = Panel { Text(\"\").padding(.vertical, 22) }.frame(height: 60)",
    "let a = Text(\"\").padding(.bottom, window?.safeAreaInsets.bottom ?? 22)",
    "let name = \"x\".padding(toLength: 22, withPad: \" \", startingAt: 0)",
    "func f() { layout.spacing = 22 }",
    "func f() { image.resizableImage(withCapInsets: UIEdgeInsets(top: 9, left: 9, bottom: 9, right: 9)) }",
    "func f() { let area = bounds.inset(by: UIEdgeInsets(top: -10, left: -10, bottom: -10, right: -10)) }",
    "let handleWidth: CGFloat = 17\nlet a = Text(\"\").padding(.leading, handleWidth)",
    "#Preview { Text(\"\").padding(22) }",
    // How large a picture is drawn, or where a part of it is.
    "let a = Image(systemName: \"play\").resizable().padding(11)",
    "let a = PlayIconView(isOn: true).padding(.vertical, 22)",
    "let a = ZStack { Circle().stroke(.red); Circle().fill(.red).padding(3) }.frame(width: 18, height: 18)",
    "struct HStack { init(spacing: Int) {} }\nlet a = HStack(spacing: 22)",
    "enum Size { var pad: CGFloat { 22 } }\nstruct A: View { let size: Other; var body: some View { Text(\"\").padding(size.pad) } }",
    "enum Size { var pad: CGFloat { 22 } }\nlet a = xs.map { size in Text(\"\").padding(size.pad) }",
    "func pad() -> CGFloat { 22 }\nfunc pad(_ x: Int) -> CGFloat { 8 }\nlet a = Text(\"\").padding(pad(1))",
    "func pad(_ pad: CGFloat) -> CGFloat { pad(22) }\nlet a = Text(\"\").padding(pad(pad(8)))",
    "struct Card: View { let inset: CGFloat; var body: some View { Text(\"\").padding(inset) } }\n#Preview { Card(inset: 22) }",
    "struct Card: View { let inset: CGFloat; init(inset: CGFloat) { self.inset = inset / 2 }; var body: some View { Text(\"\").padding(inset) } }\nlet a = Card(inset: 22)",
    "extension View { func gap(_ a: CGFloat = 1, _ b: CGFloat = 8) -> some View { padding(b) } }\nlet a = Text(\"\").gap(22)",
    "func a(_ x: CGFloat) -> CGFloat { b(x) }\nfunc b(_ x: CGFloat) -> CGFloat { a(x) }\nlet c = Text(\"\").padding(a(b(8)))",
  ])
  func isQuiet(_ code: String) {
    #expect(RuleTrial(SpacingScale.rule).findings(code).map(\.message) == [])
  }

  @Test func saysTheNearestSteps() {
    let trial = RuleTrial(SpacingScale.rule)
    #expect(
      trial.findings("let a = Text(\"\").padding(22)").first?.message
        == "padding 22 is off the spacing scale; the nearest steps are 20 and 24")
    #expect(
      trial.findings("let a = Text(\"\").padding(-10)").first?.message
        == "padding -10 is off the spacing scale; the nearest steps are -8 and -12")
    #expect(
      trial.findings("let a = Text(\"\").padding(150)").first?.message
        == "padding 150 is off the spacing scale; the nearest step is 128")
    let configured = RuleTrial(SpacingScale.rule, preset: "glasslint:focusflow")
    #expect(
      configured.findings("let a = Text(\"\").padding(200)").first?.message
        == "padding 200 is off the spacing scale; the nearest step is 32")
    #expect(configured.findings("let a = Text(\"\").padding(200)").first?.fixes == [])
  }

  @Test func offersBothStepsWhereNeitherIsMuchNearer() {
    let trial = RuleTrial(SpacingScale.rule)
    #expect(
      trial.findings("let a = Text(\"\").padding(22)").first?.fixes.map(\.title) == ["Use 20", "Use 24"])
    #expect(trial.findings("let a = Text(\"\").padding(15)").first?.fixes.map(\.title) == ["Use 16"])
    #expect(trial.fixed("let a = Text(\"\").padding(15.0)") == "let a = Text(\"\").padding(16.0)")
  }

  @Test func aCallIsOneFinding() {
    let trial = RuleTrial(SpacingScale.rule)
    let same = "let a = Text(\"\").padding(.init(top: 17, leading: 17, bottom: 8, trailing: 17))"
    #expect(
      trial.findings(same).map(\.message)
        == ["inset 17 is off the spacing scale; the nearest steps are 16 and 20"])
    #expect(trial.findings(same).first?.fixes.map(\.title) == ["Use 16"])
    #expect(
      trial.fixed(same) == "let a = Text(\"\").padding(.init(top: 16, leading: 16, bottom: 8, trailing: 16))")
    let other =
      "let a = Text(\"\").padding(EdgeInsets(top: CGFloat(17), leading: 22, bottom: 8, trailing: 8))"
    #expect(
      trial.findings(other).map(\.message) == [
        "inset 17 is off the spacing scale; the nearest steps are 16 and 20; "
          + "inset 22 is off the spacing scale; the nearest steps are 20 and 24"
      ])
    #expect(trial.findings(other).first?.fixes.map(\.title) == ["Use 16, 20"])
    #expect(trial.findings("let a = VStack(spacing: 17) { Text(\"\").padding(17) }").count == 2)
  }

  @Test func aCapsuleIsNoStepToSuggest() {
    let scale = Scale([8, 12, Scale.capsule])
    #expect(scale.nearest(to: 40).map(\.value) == [12])
  }

  @Test func aTokenSetMayHoldAnyValueButAConstantMayNot() {
    let trial = RuleTrial(SpacingScale.rule)
    let use = "\nlet a = Text(\"\").padding(Spacing.odd)"
    let two = "enum Spacing { static let small: CGFloat = 4; static let odd: CGFloat = 22 }"
    #expect(trial.findings(two + use).count == 1)
    let three = "enum Spacing { static let a = 4.0; static let b = 8.0; static let odd: CGFloat = 22 }"
    #expect(trial.findings(three + use).isEmpty)
    let view =
      "struct LayoutView: View { static let a = 4.0; static let b = 8.0; static let odd: CGFloat = 22 }"
    #expect(trial.findings(view + "\nlet a = Text(\"\").padding(LayoutView.odd)").count == 1)
    let unnamed = "enum Constants { static let a = 4.0; static let b = 8.0; static let odd = 22.0 }"
    #expect(trial.findings(unnamed + "\nlet a = Text(\"\").padding(Constants.odd)").count == 1)
  }

  @Test func tellsTheWayOfAConstant() {
    let found = RuleTrial(SpacingScale.rule).findings(
      "let pad: CGFloat = 22\nlet a = VStack(spacing: pad) {}")
    #expect(found.first?.location.start.line == 1)
    #expect(found.first?.notes.first?.message == "`pad` → `VStack(spacing:)`")
  }
}
