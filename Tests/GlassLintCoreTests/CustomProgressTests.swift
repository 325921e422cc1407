import Testing

@testable import GlassLintCore

@Suite struct CustomProgressTests {
  private let trial = RuleTrial(CustomProgress.rule)

  @Test(arguments: [
    "Circle().trim(from: 0, to: progress)", "Circle().trim(from: 0.0, to: CGFloat(min(item.progress, 1)))",
    "SwiftUI.Circle().inset(by: 2).trim(to: fractionCompleted)", "Circle().trim(from: 0, to: done / total)",
    "Circle().trim(from: 0, to: CGFloat(score) / 100)", "Circle().trim(from: 1 - progress, to: 1)",
    "Circle().rotation(.degrees(-90)).trim(from: 0, to: isShown ? progress : 0)",
    "Circle().trim(from: CGFloat(0), to: value)",
  ])
  func aRingIsDrawnByHand(_ ring: String) {
    #expect(trial.findings("let ring = \(ring).stroke(.blue, lineWidth: 4)").count == 1)
  }

  @Test(arguments: [
    "Circle().trim(from: 0, to: 0.7)", "Circle().trim(from: 0, to: isDrawn ? 1 : 0)",
    "Circle().trim(from: 0, to: end)",
    "Circle().trim(from: 0, to: isSpinning ? 0.8 : progress)",
    "Circle().trim(from: start, to: start + progress)",
    "Checkmark().trim(from: 0, to: progress)", "Path { $0.addLine(to: end) }.trim(from: 0, to: progress)",
    "RoundedRectangle(cornerRadius: 12).trim(from: 0, to: progress)",
  ])
  func otherLinesAreQuiet(_ line: String) {
    #expect(trial.findings("let line = \(line).stroke(.blue, lineWidth: 4)").isEmpty)
  }

  private func bar(_ width: String, in stack: String = "ZStack(alignment: .leading)") -> String {
    """
    let bar = GeometryReader { geometry in
      \(stack) {
        Capsule().fill(.gray)
        Capsule().fill(.blue).frame(width: \(width))
      }
    }
    """
  }

  @Test(arguments: [
    "geometry.size.width * progress", "CGFloat(progress) * geometry.size.width",
    "max(0, geometry.size.width * min(1, goal.completionRatio))",
    "geometry.size.width * CGFloat(percentage) / 100", "geometry.size.width * value",
  ])
  func aBarIsDrawnByHand(_ width: String) {
    #expect(trial.findings(bar(width)).count == 1)
  }

  @Test(arguments: [
    "geometry.size.width * 0.5", "geometry.size.width * scale", "geometry.size.width", "width * progress",
    "geometry.size.width * segmentFraction",
  ])
  func otherWidthsAreQuiet(_ width: String) {
    #expect(trial.findings(bar(width)).isEmpty)
  }

  @Test(arguments: [
    "geometry.size.width * value / maxValue",
    "geometry.size.width * CGFloat(progress) / CGFloat(model.maxCount)",
    "geometry.size.width * (value / max(first, second))", "geometry.size.width * value / (counts.max() ?? 1)",
    "geometry.size.width * value / longest", "geometry.size.width * fraction",
  ])
  func aBarThatIsMeasuredAgainstTheLargestIsOfAChart(_ width: String) {
    let code = """
      struct Row: View {
        var body: some View { \(bar(width).dropFirst(10)) }
        private var longest: Double { days.map(\\.value).max() ?? 1 }
        private var fraction: Double { day.value / maxDay }
      }
      """
    #expect(trial.findings(code).isEmpty)
  }

  @Test(arguments: [
    "geometry.size.width * done / max(total, 1)", "geometry.size.width * progress / maximum",
    "geometry.size.width * max(0, progress / 100)", "geometry.size.width * min(1, done / max(1, goal))",
  ])
  func whatKeepsOutZeroIsNoLargest(_ width: String) {
    #expect(trial.findings(bar(width)).count == 1)
  }

  @Test func aChartIsNoProgress() {
    #expect(trial.findings(bar("geometry.size.width * day.fraction", in: "ForEach(days)")).isEmpty)
  }

  @Test func aTrackCanBeAround() {
    let fill = "GeometryReader { g in Color.red.frame(width: g.size.width * progress) }"
    #expect(trial.findings("let bar = \(fill).frame(height: 4)").count == 1)
    #expect(trial.findings("let bar = Capsule().overlay(alignment: .leading) { \(fill) }").count == 1)
    #expect(trial.findings("let view = \(fill)").isEmpty)
    #expect(trial.findings("let button = Text(\"Hold\").background(\(fill))").isEmpty)
    #expect(trial.findings("let logo = Image(\"logo\").mask { \(fill) }").isEmpty)
    #expect(trial.findings("let bar = \(fill).frame(height: 4).mask { content }").isEmpty)
    #expect(trial.findings("let bar = \(fill).frame(height: 4).mask(Capsule())").count == 1)
  }

  @Test func aWidthCanHaveAName() {
    let fill = "let filled = g.size.width * progress; Capsule().frame(width: filled, height: 4)"
    #expect(trial.findings("let bar = GeometryReader { g in \(fill) }").count == 1)
  }

  @Test func aTrackCanBeOfAFixedWidth() {
    let fill = "Capsule().frame(width: 200 * progress, height: 4)"
    #expect(trial.findings("let bar = ZStack { Capsule().fill(.gray); \(fill) }").count == 1)
    #expect(trial.findings("let bar = Capsule().overlay(alignment: .leading) { \(fill) }").count == 1)
    #expect(trial.findings("let bar = VStack { Text(name); \(fill) }").isEmpty)
  }

  @Test(arguments: [
    ("scaleEffect(x: progress, anchor: .leading)", 1),
    ("scaleEffect(x: progress, y: 1, anchor: .leading)", 1),
    ("scaleEffect(x: progress, y: progress, anchor: .leading)", 0), ("scaleEffect(x: progress)", 0),
    ("scaleEffect(progress)", 0), ("scaleEffect(x: zoom, anchor: .leading)", 0),
  ])
  func aBarCanBeStretched(_ modifier: String, _ count: Int) {
    #expect(trial.findings("let bar = Rectangle().fill(.blue).\(modifier)").count == count)
  }

  @Test func twoBarsInOneAreQuiet() {
    let code = """
      let player = GeometryReader { geometry in
        ZStack {
          Capsule().fill(.gray)
          Capsule().frame(width: geometry.size.width * loadedFraction)
          Capsule().frame(width: geometry.size.width * playedFraction)
        }
      }
      """
    #expect(trial.findings(code).isEmpty)
  }

  @Test(arguments: [
    "struct Ring: View { var body: some View { RING.accessibilityRepresentation { ProgressView(value: progress) } } }",
    "struct Knob: View { var body: some View { RING.gesture(DragGesture().onChanged { turn($0) }) } }",
    "struct RingStyle: GaugeStyle { func makeBody(configuration: Configuration) -> some View { RING } }",
    "struct PullToRefresh: View { var body: some View { RING } }", "#Preview { RING }",
  ])
  func aStyleOrControlIsQuiet(_ code: String) {
    let ring = "Circle().trim(from: 0, to: progress).stroke(.blue)"
    #expect(trial.findings(code.replacing("RING", with: ring)).isEmpty)
  }

  @Test func whatAStyleIsBuiltOfIsQuiet() {
    let code = """
      struct RingStyle: ProgressViewStyle {
        func makeBody(configuration: Configuration) -> some View { Ring(progress: 1); inner }
      }
      extension RingStyle {
        var inner: some View { RING }
      }
      struct Ring: View { var body: some View { ZStack { Arc(progress: progress) } } }
      struct Arc: View { var body: some View { RING } }
      struct Other: View { var body: some View { ↓RING } }
      """
    let ring = "Circle().trim(from: 0, to: progress).stroke(.blue)"
    let lines = trial.findings(code.replacing("↓", with: "").replacing("RING", with: ring))
      .map(\.location.start.line)
    #expect(lines == [9])
  }

  @Test func whatStylesOfOtherFilesAreBuiltOfIsQuiet() throws {
    let bar = "struct Arc: View { let progress: Double; var body: some View { RING } }"
      .replacing("RING", with: "Circle().trim(from: 0, to: progress).stroke(.blue)")
    let style = """
      struct RingStyle: GaugeStyle {
        func makeBody(configuration: Configuration) -> some View { Arc(progress: configuration.value) }
      }
      """
    #expect(try ProjectTrial(["Arc.swift": bar, "Style.swift": style]).findings(CustomProgress.rule).isEmpty)
    let view = "struct A: View { var body: some View { Arc(progress: 0.5) } }"
    let shown = try ProjectTrial(["Arc.swift": bar, "Style.swift": style, "A.swift": view])
    #expect(shown.findings(CustomProgress.rule).count == 1)
  }

  @Test func theAdviceFollowsTheTarget() {
    let code = "let ring = Circle().trim(from: 0, to: progress).stroke(.blue)"
    #expect(trial.findings(code).first?.message.contains("Gauge") == true)
    let old = RuleTrial(CustomProgress.rule, platforms: ["iOS": "15.0"])
    #expect(old.findings(code).first?.message.contains("Gauge") == false)
  }

  /// What the screen says of a ring in another file.
  @Test(arguments: [(".accessibilityHidden(true)", 0), (".padding()", 1), ("", 1)])
  func whatIsHiddenWhereItIsShownIsQuiet(_ modifier: String, _ count: Int) throws {
    let ring = """
      struct Ring: View {
        let progress: Double
        var body: some View { ZStack { Circle().trim(from: 0, to: progress).stroke(.blue, lineWidth: 4) } }
      }
      """
    let screen =
      "struct Screen: View { var body: some View { VStack { Ring(progress: done)\(modifier); Text(time) } } }"
    #expect(
      try ProjectTrial(["A.swift": ring, "B.swift": screen]).findings(CustomProgress.rule).count == count)
  }
}
