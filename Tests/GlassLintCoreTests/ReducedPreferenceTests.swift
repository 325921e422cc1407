import Testing

@testable import GlassLintCore

@Suite struct ReducedPreferenceTests {
  private func motions(_ body: String, members: String = "", more: String = "") -> Int {
    let code = "import SwiftUI\nstruct A: View {\n\(members)\nvar body: some View { \(body) } }\n\(more)"
    return RuleTrial(ReduceMotion.rule).findings(code).count
  }

  private static let spin =
    "Text(\"\").rotationEffect(x).animation(.linear(duration: 1).repeatForever(), value: x)"

  @Test(arguments: [
    spin,
    "Text(\"\").offset(x: x).onAppear { withAnimation(Animation.default.repeatForever(autoreverses: false)) { x = 1 } }",
    "Text(\"\").animation(.default.repeatCount(3), value: x).offset(x: x)",
    "Text(\"\").animation(.linear(duration: 2).repeatCount(9), value: x).offset(x: x)",
    "Text(\"\").animation(.linear(duration: pace).repeatCount(3), value: x).offset(x: x)",
    "TimelineView(.animation) { _ in Text(\"\") }",
    "TimelineView(.animation(minimumInterval: 1, paused: isPaused)) { _ in Text(\"\") }",
    "PhaseAnimator([0, 1]) { v in Text(\"\").offset(x: v) }",
    "Text(\"\").keyframeAnimator(initialValue: 0) { v, x in v } keyframes: { _ in k }",
    "PhaseAnimator([0, 1]) { v in Text(\"\").offset(x: v) } animation: { _ in .default.repeatForever() }",
  ])
  func findsMotion(_ body: String) {
    #expect(motions(body) == 1)
  }

  @Test(arguments: [
    "TimelineView(.periodic(from: .now, by: 1)) { _ in Text(\"\") }",
    "Text(\"\").onAppear { withAnimation(Animation.default.repeatForever(autoreverses: false)) { x = 1 } }",
    "Text(\"\").phaseAnimator([0, 1], trigger: n) { v, p in v.offset(x: p) }",
    "Text(\"\").symbolEffect(.pulse, options: .repeating)", "Text(\"\").animation(.default, value: x)",
    "Text(\"\").keyframeAnimator(initialValue: 0, repeating: false) { v, x in v } keyframes: { _ in k }",
    "Text(\"\").animation(.linear(duration: 0.1).repeatCount(6, autoreverses: true), value: x).offset(x: x)",
    "Text(\"\").animation(Animation.easeInOut(duration: 0.5).repeatCount(3), value: x).offset(x: x)",
    "PhaseAnimator([0, 1]) { v in Text(\"\").opacity(v) }",
    "Text(\"\").opacity(x ? 0.5 : 1).animation(.default.repeatForever(), value: x)",
    "Text(\"\").opacity(opacity).onAppear { withSlowAnimation(.default.repeatForever()) { opacity = 1 } }",
    "Text(\"\").opacity(x ? 0.5 : 1).onAppear { withAnimation(.default.repeatForever()) { x = true } }",
  ])
  func leavesOtherMotion(_ body: String) {
    #expect(motions(body) == 0)
  }

  private static let animated = ".animation(.default, value: isOn)"

  @Test(arguments: [
    "if isOn { Text(\"\").transition(.slide) }",
    "if isOn { Text(\"\").transition(AnyTransition.move(edge: .top)) }",
    "if isOn { Text(\"\").transition(.asymmetric(insertion: .push(from: .top), removal: .opacity)) }",
    "if isOn { Text(\"\").transition(.opacity.combined(with: .scale(scale: 0.2))) }",
    "Text(\"\").scaleEffect(isOn ? 1 : 0)",
    "Text(\"\").rotationEffect(isOn ? .degrees(360) : .zero)", "Text(\"\").offset(y: isOn ? 0 : -height)",
    "if isOn { Text(\"\").transition(.slide); Text(\"\").transition(.scale) }",
    "Text(\"\").transition(.push(from: .top)).id(isOn)",
  ])
  func findsMotionFromOneStateToAnother(_ body: String) {
    #expect(motions("VStack { \(body) }\(Self.animated)") == 1)
    let setting = "@Environment(\\.accessibilityReduceMotion) var still"
    #expect(motions("VStack { \(body) }\(Self.animated)", members: setting) == 0)
  }

  @Test(arguments: [
    "if isOn { Text(\"\").transition(.opacity) }", "if isOn { Text(\"\").transition(.blurReplace) }",
    "if isOn { Text(\"\").transition(.offset()) }",
    "if isOn { Text(\"\").transition(.scale(scale: 0.9)) }",
    "if isOn { Text(\"\").transition(.offset(y: 8)) }",
    "if isOn { Text(\"\").transition(slides ? .slide : .opacity) }",
    "if isOn { Text(\"\").transition(.safeSlide) }",
    "if isOn { Circle().frame(width: 8, height: 8).transition(.scale) }",
    "Text(\"\").scaleEffect(isOn ? 1.05 : 1)",
    "Image(\"\").rotationEffect(.degrees(isOn ? 180 : 0))", "Text(\"\").offset(y: isOn ? 0 : 12)",
    "Text(\"\").offset(x: other ? 0 : -320)", "Text(\"\").offset(dragged)", "Text(\"\").transition(.slide)",
    "if isOn { Image(systemName: \"a\").transition(.scale) }",
    "Text(\"\").opacity(isOn ? 1 : 0)",
  ])
  func leavesWhatMovesByALittleOrIsNotAnimated(_ body: String) {
    #expect(motions("VStack { \(body) }\(Self.animated)") == 0)
  }

  @Test func aTransitionWithoutAnAnimationDoesNotMove() {
    #expect(motions("VStack { if isOn { Text(\"\").transition(.slide) } }") == 0)
    #expect(
      motions("Button(\"\") { withAnimation { isOn = true } }; if isOn { Text(\"\").transition(.slide) }")
        == 1)
    #expect(
      motions("Text(\"\").offset(x: isOn ? 0 : -320).onAppear { withAnimation { isOn = true } }") == 1)
    #expect(motions("Text(\"\").offset(x: isOn ? 0 : -320).onAppear { isOn = true }") == 0)
  }

  @Test func readsTheSettingInTheSameType() {
    #expect(motions(Self.spin, members: "@Environment(\\.accessibilityReduceMotion) var still") == 0)
    #expect(motions(Self.spin, members: "let isOff = UIAccessibility.isReduceMotionEnabled") == 0)
    #expect(
      motions(Self.spin, more: "extension A { var s: Bool { UIAccessibility.isReduceMotionEnabled } }") == 0)
    #expect(
      motions(Self.spin, more: "struct B { @Environment(\\.accessibilityReduceMotion) var still }") == 1)
    #expect(RuleTrial(ReduceMotion.rule).findings("import SwiftUI\n#Preview { \(Self.spin) }").isEmpty)
  }

  @Test func readsTheSettingThroughAParameter() {
    let guarded = """
      Text("").offset(x: x).onAppear {
        guard active else { return }
        withAnimation(.linear(duration: 1).repeatForever()) { x = 1 }
      }
      """
    let conditional = """
      Text("").offset(x: x)
        .onAppear { if isOn, active { withAnimation(.default.repeatForever()) { x = 1 } } }
      """
    let user = """
      struct B: View {
        @Environment(\\.accessibilityReduceMotion) var reduceMotion
        var body: some View { A(active: ARGUMENT, other: !reduceMotion) }
      }
      """
    for body in [guarded, conditional] {
      #expect(motions(body, more: user.replacing("ARGUMENT", with: "isOn && !reduceMotion")) == 0)
      #expect(motions(body, more: user.replacing("ARGUMENT", with: "true")) == 1)
      #expect(motions(body) == 1)
    }
  }

  private func surfaces(_ body: String, members: String = "") -> Int {
    let code = "import SwiftUI\nstruct A: View {\n\(members)\nvar body: some View { \(body) } }"
    return RuleTrial(ReduceTransparency.rule).findings(code).count
  }

  @Test(arguments: [
    "ZStack { Image(\"a\"); Text(\"\").background(.black.opacity(0.6)) }",
    "ZStack { Image(\"a\"); Text(\"\").background(Color(white: 0.1).opacity(0.8), in: Capsule()) }",
    "ZStack { Image(\"a\"); Text(\"\").background { RoundedRectangle(cornerRadius: 8).fill(.white.opacity(0.3)) } }",
    "ZStack { Image(\"a\"); Color.black.opacity(0.4).ignoresSafeArea(); Text(\"\") }",
    "ZStack { Image(\"a\"); Text(\"\").background { if isOn { Capsule().fill(.black.opacity(0.4)) } } }",
  ])
  func findsSurfaces(_ body: String) {
    #expect(surfaces(body) == 1)
    #expect(surfaces(body, members: "@Environment(\\.accessibilityReduceTransparency) var opaque") == 0)
  }

  @Test func followsPropertiesToBackgrounds() {
    let panel = "var panel: some View { RoundedRectangle(cornerRadius: 8).fill(Color.black.opacity(0.5)) }"
    #expect(surfaces("ZStack { Image(\"a\"); Text(\"\").background(panel) }", members: panel) == 1)
    #expect(surfaces("ZStack { Image(\"a\"); Text(\"\").background { self.panel } }", members: panel) == 1)
    #expect(surfaces("VStack { panel; Text(\"\") }", members: panel) == 0)
  }

  @Test(arguments: [
    // What dims everything else for a while.
    "ZStack { if isOn { Color.black.opacity(0.4).ignoresSafeArea().onTapGesture { } } }",
    "ZStack { Color.black.opacity(0.4).onTapGesture(perform: close); Text(\"\") }",
    "Text(\"\").overlay { if isOn { ZStack { Color.black.opacity(0.4); ProgressView() } } }",
    "ZStack { Color.black.opacity(0.4).ignoresSafeArea(); ProgressView().tint(.white) }",
    "Text(\"\").background(.ultraThinMaterial)", "Text(\"\").opacity(0.5)",
    "Text(\"\").shadow(color: .black.opacity(0.2), radius: 4)", "Text(\"\").background(.blue.opacity(0.2))",
    "Text(\"\").background(.black.opacity(0.03))", "Text(\"\").background(.black.opacity(isOn ? 0.3 : 0))",
    "Divider().background(.white.opacity(0.2))", "ZStack { Color.black.opacity(0.4).frame(height: 1) }",
    "Circle().stroke(.white.opacity(0.4))", "Text(\"\").foregroundStyle(.white.opacity(0.6))",
    "Text(\"\").background(isFocused ? .white.opacity(0.2) : .clear)",
    "Text(\"\").background(LinearGradient(colors: [.black.opacity(0.5), .clear], startPoint: .top, endPoint: .bottom))",
    // Nothing is known to lie behind, or nothing to be read on it.
    "Text(\"\").background(.black.opacity(0.6))",
    "Image(\"a\").overlay(Color.black.opacity(0.5))",
    "ZStack { Color.black; CameraView(); Text(\"\").background(.white.opacity(0.2)) }",
    "ZStack { photo; Text(\"\").background(.white.opacity(0.2)) }",
    "ZStack { Color.white; Text(\"\"); Color.black.opacity(0.4) }",
    "ZStack { Color.black.opacity(0.5).frame(maxWidth: .infinity); Text(\"\") }",
    "VStack { Text(\"\").background(.white.opacity(0.3)) }.background(Image(\"a\").blur(radius: 20))",
    "VStack { Text(\"\").background(.white.opacity(0.3)) }.background(LinearGradient(colors: [.black, .clear]))",
    "VStack { chip; ZStack { Image(\"a\"); chip } }.background(Color.blue)",
    "Card { Text(\"\").background(.white.opacity(0.3)) }.background(Color.blue)",
    "VStack { Text(\"\") }.frame(maxWidth: .infinity, maxHeight: .infinity).background(.black.opacity(0.3))",
  ])
  func leavesOtherTranslucency(_ body: String) {
    #expect(surfaces(body, members: members(for: body)) == 0)
  }

  @Test(arguments: [
    "ZStack { Color.black.ignoresSafeArea(); VStack { Text(\"\").background(.white.opacity(0.1)) } }",
    "ZStack { LinearGradient(colors: [.a, .b]); ScrollView { Button { } label: { Text(\"\").background(.white.opacity(0.1)) } } }",
    "ZStack { Color.theme; Circle().fill(.red.opacity(0.2)).blur(radius: 9); Text(\"\").background(.white.opacity(0.1)) }",
    "VStack { Text(\"\").background { Capsule().fill(.white.opacity(0.1)) } }.padding().background(Color.blue)",
    "VStack { Text(\"\").background(.white.opacity(0.1)) }.background { RoundedRectangle(cornerRadius: 8).fill(Theme.card) }",
    "Color.black.overlay(Color.white.opacity(0.1))",
    "ZStack { Color.purple; Text(\"\"); Button { } label: { ZStack { Color.white.opacity(0.2); Text(\"\") } } }",
    "ZStack { ground; Text(\"\").background(.white.opacity(0.1)) }",
    "VStack { chip }.background(Color.blue)",
    "Text(\"\").background(Capsule().fill(isFocused ? (isLocked ? .white.opacity(0.2) : .white.opacity(0.1)) : .clear))",
    "VStack { Text(\"\").background(.white) }.frame(maxWidth: .infinity, maxHeight: .infinity).background(.black.opacity(0.3))",
  ])
  func leavesTints(_ body: String) {
    #expect(surfaces(body, members: members(for: body)) == 0)
  }

  private static let parts = """
    var ground: some View { LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom) }
    var photo: some View { ZStack { Color.black; Image("a") } }
    """

  /// Helpers of the view, and one that is a finding unless it is shown on a color.
  private func members(for body: String) -> String {
    let chip = #"var chip: some View { Text("").background(.white.opacity(0.1)) }"#
    return body.contains("chip") ? Self.parts + "\n" + chip : Self.parts
  }

  @Test(arguments: [
    "ZStack { Color.black; Image(\"a\"); Color.black.opacity(0.4); Text(\"\") }",
    "List { }.safeAreaInset(edge: .bottom) { Text(\"\").background(.white.opacity(0.8)) }.background(.white)",
    "ZStack { Color.black.overlay(Image(\"a\")); Text(\"\").background(.white.opacity(0.3)) }",
  ])
  func findsVeils(_ body: String) {
    #expect(surfaces(body, members: members(for: body)) == 1)
  }

  /// The animation itself asks, in another file.
  @Test(arguments: [
    ("Text(\"\").offset(x: x).animation(.linear(duration: 1).repeatForever().calmed(), value: x)", 0),
    ("Text(\"\").offset(x: x).animation(.linear(duration: 1).repeatForever().slowed(), value: x)", 1),
    ("VStack { if isOn { Text(\"\").transition(.slide) } }.animation(.default.calmed(), value: isOn)", 0),
    ("VStack { if isOn { Text(\"\").transition(.slide) } }.animation(.calm, value: isOn)", 0),
    ("VStack { if isOn { Text(\"\").transition(.slide) } }.animation(.default, value: isOn)", 1),
    ("Text(\"\").offset(x: isOn ? 90 : 0).onTapGesture { withCalmAnimation { isOn.toggle() } }", 0),
    ("Text(\"\").offset(x: isOn ? 90 : 0).onTapGesture { withQuickAnimation { isOn.toggle() } }", 1),
    // What loads, and says so by what it is.
    ("VStack { if isOn { Pages().transition(.slide) } }.animation(.default, value: isOn)", 0),
    (
      "VStack { if isOn { HStack { ProgressView(); Text(\"a\") }.transition(.slide) } }.animation(.default, value: isOn)",
      0
    ),
    ("VStack { if isOn { Sheet().transition(.slide) } }.animation(.default, value: isOn)", 1),
  ])
  func animationsThatAskInAnotherFileAreQuiet(_ body: String, _ count: Int) throws {
    let animations = """
      extension Animation {
        static var calm: Animation { .default.still() }
        func calmed() -> Self { let own = self; return own.still() }
        func slowed() -> Self { speed(0.5) }
        private func still() -> Self { UIAccessibility.isReduceMotionEnabled ? .linear(duration: 0) : self }
      }
      func withCalmAnimation(_ body: () -> Void) { withAnimation(.default.calmed(), body) }
      func withQuickAnimation(_ body: () -> Void) { withAnimation(.default.speed(2), body) }
      """
    let pages = """
      struct Pages: View { var body: some View { HStack { ProgressView(); Text("More") }.padding() } }
      struct Sheet: View { var body: some View { VStack { ProgressView(); Button("Stop") {} } } }
      """
    let screen =
      "struct A: View { @State private var isOn = false; @State private var x = 0.0; var body: some View { \(body) } }"
    #expect(
      try ProjectTrial(["A.swift": screen, "B.swift": animations, "C.swift": pages])
        .findings(ReduceMotion.rule).count == count)
  }
}
