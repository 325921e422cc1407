import Testing

@testable import GlassLintCore

/// The habits of a project as its scale.
@Suite struct LearnedScaleTests {
  private func uses(_ counts: [Double: Int]) -> ValueCounts { ValueCounts(counts) }

  private func scale(_ counts: [Double: Int]) -> Scale { Scale(learnedFrom: uses(counts), unit: 1) }

  private func stray(_ scale: Scale, _ value: Double) -> Double? {
    if case .stray(let step, _, _) = scale.verdict(on: value) { return step.value }
    return nil
  }

  // MARK: Scales

  @Test func aSlipOfAStepIsAStray() {
    let scale = scale([16: 365, 17: 1, 40: 1, 8: 100, 10: 325])
    #expect(scale.steps.map(\.value) == [8, 10, 16, 40])
    #expect(scale.verdict(on: 17) == .stray(Scale.Step(value: 16), uses: 1, stepUses: 365))
    #expect(scale.verdict(on: 10) == .fits)
    // Rare, but far from every step.
    #expect(scale.verdict(on: 40) == .fits)
  }

  @Test func aStrayIsRareAndItsStepIsNot() {
    #expect(stray(scale([16: 365, 17: 3]), 17) == nil)
    // One in fifty is no slip.
    #expect(stray(scale([16: 49, 17: 1]), 17) == nil)
    #expect(stray(scale([16: 9, 4: 200, 17: 1]), 17) == nil)
    #expect(stray(scale([16: 10, 4: 200, 17: 1]), 17) == 16)
    #expect(stray(scale([16: 79, 4: 200, 17: 2]), 17) == nil)
    #expect(stray(scale([16: 80, 4: 200, 17: 2]), 17) == 16)
  }

  @Test func theFurtherAwayTheMoreOftenAStepIsUsed() {
    #expect(stray(scale([24: 79, 8: 100, 26: 1]), 26) == nil)
    #expect(stray(scale([24: 80, 8: 100, 26: 1]), 26) == 24)
    #expect(stray(scale([48: 900, 62: 1]), 62) == nil)
    #expect(stray(scale([16: 365, 19: 1]), 19) == 16)
    #expect(stray(scale([16: 365, 20: 1]), 20) == nil)
    #expect(stray(scale([16: 365, 21.5: 1]), 21.5) == nil)
  }

  @Test func theNearestStepIsMeantAndOfTwoTheMoreUsed() {
    #expect(stray(scale([14: 60, 16: 200, 15: 1]), 15) == 16)
    #expect(stray(scale([12: 300, 16: 200, 15: 1]), 15) == 16)
  }

  @Test func aStepThatManyAreWrittenMoreOftenThanIsNotMeant() {
    #expect(stray(scale([12: 40, 10: 90, 15: 90, 20: 90, 30: 90, 13: 1]), 13) == 12)
    #expect(stray(scale([12: 40, 5: 90, 10: 90, 15: 90, 20: 90, 30: 90, 13: 1]), 13) == nil)
  }

  @Test func aFractionIsMeasuredOut() {
    #expect(stray(scale([24: 300, 24.5: 1]), 24.5) == nil)
    let opacities = Scale(learnedFrom: uses([0.1: 300, 0.11: 1]), unit: 0.01)
    #expect(stray(opacities, 0.11) == 0.1)
  }

  // MARK: Projects

  /// A view that writes paddings, each so many times.
  private func view(_ name: String, _ counts: [(value: String, count: Int)], imports: String = "SwiftUI")
    -> String
  {
    let calls = counts.flatMap { Array(repeating: ".padding(\($0.value)).bold()", count: $0.count) }.joined()
    return "import \(imports)\nstruct \(name): View { var body: some View { Text(\"\")\(calls) } }\n"
  }

  @Test func aProjectIsItsOwnScale() throws {
    let trial = try ProjectTrial([
      "A.swift": view("A", [("16", 60), ("10", 50), ("37", 1)]),
      "B.swift": view("B", [("17", 1), ("16", 3), ("22", 4)]),
      // No step of what the file does.
      "D.swift": view("D", [("23", 1), ("16", 3)]),
      "C.swift": view("C", [("0", 300), ("-16", 5)]),
    ])
    #expect(
      trial.findings(SpacingScale.rule).map(\.message) == [
        "padding 17 is used once here; 16 is used 71 times"
      ])
    #expect(trial.findings(SpacingScale.rule).first?.fixes.map(\.title) == ["Use 16"])
    #expect(trial.fixed("B.swift", SpacingScale.rule).contains(".padding(16).bold().padding(16)"))
  }

  @Test func whatIsNoSlipIsLeftAlone() throws {
    let trial = try ProjectTrial([
      "A.swift": view("A", [("16", 200)]),
      "B.swift": """
      struct B: View {
        var inset: CGFloat { isWide ? 15 : 16 }
        var body: some View {
          Text("").padding(.top, -17).padding(isOn ? 17 : 12).padding(inset)
          Spacer().frame(height: 15)
        }
      }
      """,
    ])
    #expect(trial.findings(SpacingScale.rule).map(\.message) == [])
  }

  /// What a file goes by.
  private let rhythm = (0..<3).map {
    "let gap\($0) = VStack(spacing: 16) {}\nlet room\($0) = Text(\"\").padding(16)\n"
  }.joined()

  private func strays(_ body: String) throws -> Int {
    try ProjectTrial([
      "A.swift": view("A", [("16", 200)]) + "let s = VStack(spacing: 16) {}\n",
      "B.swift": "struct B: View { var body: some View { \(body) } }\n\(rhythm)",
    ]).findings(SpacingScale.rule).count
  }

  @Test(arguments: [
    "Text(\"\").padding(.horizontal, 17)", "VStack(spacing: 17) { Text(\"a\"); Text(\"b\") }",
    "Text(\"\").padding(EdgeInsets(top: 17, leading: 16, bottom: 16, trailing: 16))",
    // Beside what is as large as it likes.
    "HStack { Text(\"a\"); Text(\"b\").padding(.top, 17) }",
    "HStack { Image(\"a\").frame(width: 40); VStack(spacing: 17) { Text(\"a\"); Text(\"b\") } }",
    "Text(\"\").frame(width: 235).background(.red).padding(.vertical, 17)",
    "Text(\"\").padding(.horizontal, 17).background(.red)",
    "Text(\"\").background(.red).padding(.horizontal, 17).padding(.vertical, 8)",
  ])
  func aNumberByItselfMayBeASlip(_ body: String) throws {
    #expect(try strays(body) == 1)
  }

  @Test(arguments: [
    "Color.red.overlay(alignment: .bottom) { Text(\"\").padding(.horizontal, 17) }",
    "HStack(alignment: .top) { Image(\"a\").frame(width: 40, height: 40); Text(\"\").padding(.top, 17) }",
    "HStack { Button { go() } label: { Image(\"a\").frame(width: 25) }; Text(\"\").padding(.top, 17) }",
    "Text(\"\").frame(width: 235).background(.red).padding(.horizontal, 17)",
    "VStack(spacing: 17) { Text(\"a\").padding(.top, 3); Text(\"b\") }",
    "HStack(spacing: -20) { Text(\"a\").padding(.horizontal, 17) }",
    "HStack(spacing: -inset) { Text(\"a\").padding(.horizontal, 17) }",
    "Text(\"\").frame(height: height - 34).padding(.top, 17)",
    "Text(\"\").padding(.top, 17).padding(2)",
    "VStack { Text(\"a\").padding(.top, 17); Text(\"b\").padding(.top, 17) }",
    "Text(\"\").padding(.horizontal, 17).background(Capsule().fill(.red))",
    // The sides of a box with a ground, be it drawn where a helper is used.
    "Text(\"\").padding(.horizontal, 17).padding(.vertical, 8).background(.red)",
    "bar.glassEffect() } ; var bar: some View { Text(\"\").padding(.leading, 16).padding(.vertical, 17)",
    "VStack {\n#if os(macOS)\nText(\"\").padding(.top, 17)\n#else\nText(\"\")\n#endif\n}",
  ])
  func aNumberThatHangsOnOthersIsNoSlip(_ body: String) throws {
    #expect(try strays(body) == 0)
  }

  @Test("a number with a name that also moves or sizes something is no distance alone")
  func namesThatGoElsewhere() throws {
    func found(_ code: String, _ other: String = "let b = 1") throws -> Int {
      try ProjectTrial([
        "A.swift": view("A", [("16", 200)]) + "let s = VStack(spacing: 16) {}\n",
        "B.swift": "\(code)\n\(rhythm)", "C.swift": other,
      ]).findings(SpacingScale.rule).count
    }
    let stack =
      "struct Faces: View { let gap: CGFloat; var body: some View { HStack(spacing: gap) { Text(\"\")% } } }"
    let moved = stack.replacing("%", with: ".offset(x: gap)")
    #expect(try found(stack.replacing("%", with: "") + "\nlet a = Faces(gap: 17)") == 1)
    #expect(try found(moved + "\nlet a = Faces(gap: 17)") == 0)
    // What another file makes of it nobody sees.
    #expect(try found("let a = Faces(gap: 17)", stack.replacing("%", with: "")) == 0)
  }

  @Test("what is written once in a view that is shown all over is how the project draws it")
  func shownViews() throws {
    func found(_ places: Int) throws -> Int {
      let radii = (0..<120).map { "let r\($0) = Text(\"\").clipShape(.rect(cornerRadius: 12))" }
      var files = [
        "A.swift": radii.joined(separator: "\n"),
        "Box.swift":
          "struct Box: View { var body: some View { Text(\"\").clipShape(.rect(cornerRadius: 11)) } }",
      ]
      for place in 0..<places {
        files["P\(place).swift"] = "struct P\(place): View { var body: some View { VStack { Box() } } }"
      }
      return try ProjectTrial(files).findings(RadiusScale.rule).count
    }
    #expect(try found(3) == 1)
    #expect(try found(5) == 0)
  }

  @Test("a radius that rounds the ends of a line of text, or that a helper is given, is no slip")
  func roundedTexts() throws {
    func found(_ view: String) throws -> Int {
      let radii = (0..<120).map { "let r\($0) = Text(\"\").clipShape(.rect(cornerRadius: 12))" }
      let helper =
        "extension View { func line(_ radius: CGFloat) -> some View { overlay(RoundedRectangle(cornerRadius: radius).stroke()) } }"
      return try ProjectTrial([
        "A.swift": radii.joined(separator: "\n"), "Line.swift": helper,
        "Box.swift": "struct Box: View { var body: some View { \(view) } }",
      ]).findings(RadiusScale.rule).count
    }
    #expect(try found("Text(a).font(.caption).padding(.vertical, 2).clipShape(.rect(cornerRadius: 11))") == 0)
    #expect(try found("Text(a).padding(.vertical, 12).clipShape(.rect(cornerRadius: 11))") == 1)
    #expect(try found("Text(a).line(11)") == 0)
  }

  @Test func testsPreviewsAndGeneratedCodeDoNotCount() throws {
    let trial = try ProjectTrial([
      "A.swift": view("A", [("16", 200), ("17", 1)]),
      "ATests.swift": view("B", [("17", 20)], imports: "XCTest"),
      "AppTests/Helper.swift": view("D", [("17", 20), ("15", 1)]),
      "Generated/C.swift": view("C", [("17", 20), ("15", 1)]),
      "P.swift": "#Preview { Text(\"\").padding(17).padding(17).padding(17) }",
    ])
    #expect(
      trial.findings(SpacingScale.rule).map(\.message) == [
        "padding 17 is used once here; 16 is used 200 times"
      ])
  }

  @Test func aFewUsesAreJudgedByTheDefaultOnlyWhereThereIsNoProject() throws {
    let lone = try ProjectTrial(["A.swift": view("A", [("15", 1), ("10", 3), ("3", 1)])])
    #expect(
      lone.findings(SpacingScale.rule).map(\.message)
        == ["padding 15 is off the spacing scale; the nearest steps are 12 and 16"])
    // Nor has an app of many files with hardly a number a scale that one could be off.
    var app = ["A.swift": view("A", [("15", 1)])]
    for file in 1...10 { app["View\(file).swift"] = view("V\(file)", []) }
    #expect(try ProjectTrial(app).findings(SpacingScale.rule).map(\.message) == [])
    // Others of its numbers tell that it has habits; of this role it has none.
    let radii =
      view("B", [("8", 60)])
      + "let a = Text(\"\").cornerRadius(15).cornerRadius(16).cornerRadius(16)\n"
    let project = try ProjectTrial(["A.swift": radii])
    #expect(project.findings(RadiusScale.rule).map(\.message) == [])
  }

  @Test func besidesTokensWhatIsWrittenAllTheTimeIsOwn() throws {
    let tokens = """
      import SwiftUI
      enum Spacing { static let s: CGFloat = 8; static let m: CGFloat = 16; static let l: CGFloat = 24 }

      """
    let trial = try ProjectTrial([
      "Spacing.swift": tokens,
      "A.swift": view("A", [("Spacing.m", 60), ("12", 5), ("19", 1), ("100", 1), ("2", 1)]),
    ])
    #expect(
      trial.findings(SpacingScale.rule).map(\.message)
        == ["padding 19 is off the spacing scale; the nearest steps are 16 (Spacing.m) and 24 (Spacing.l)"])
  }

  @Test func aPresetThatIsAskedForGoesBeforeTokens() throws {
    let tokens = """
      import SwiftUI
      enum Spacing { static let s: CGFloat = 6; static let m: CGFloat = 14; static let l: CGFloat = 26 }

      """
    let trial = try ProjectTrial([
      "Spacing.swift": tokens, "A.swift": view("A", [("14", 9), ("20", 9), ("23", 1)]),
    ])
    let preset = try #require(Presets.focusFlow.scales[.spacing])
    #expect(
      trial.findings(SpacingScale.rule) { $0[.spacing] = preset }.map(\.message)
        == ["padding 23 is off the spacing scale; the nearest steps are 20 and 24"])
  }

  @Test func tokensThatCoverLittleAreNoScale() throws {
    let tokens = """
      import SwiftUI
      enum Spacing { static let s: CGFloat = 7; static let m: CGFloat = 14; static let l: CGFloat = 21 }

      """
    let trial = try ProjectTrial([
      "Spacing.swift": tokens, "A.swift": view("A", [("Spacing.m", 4), ("16", 60), ("20", 50), ("17", 1)]),
    ])
    #expect(
      trial.findings(SpacingScale.rule).map(\.message) == [
        "padding 17 is used once here; 16 is used 60 times"
      ])
  }

  // MARK: Text

  @Test func aSizeOfTheSystemsIsNoSlipOfAnother() throws {
    func fonts(_ sizes: [(Int, count: Int)]) -> String {
      sizes.map { size, count in
        (0..<count).map { "let f\(size)x\($0) = Text(\"\").font(.system(size: \(size)))" }.joined(
          separator: "\n")
      }.joined(separator: "\n")
    }
    func found(_ size: Int) throws -> Int {
      try ProjectTrial(["A.swift": fonts([(12, 120), (size, 1)])]).findings(FontScale.rule).count
    }
    #expect(try found(11) == 0)
    #expect(try found(14) == 1)
  }

  @Test func theSizesOfTextAreThoseOfTheSystem() {
    let mac = RuleTrial(FontScale.rule, platforms: ["macOS": "14.0"])
    #expect(mac.findings("let a = Text(\"\").font(.system(size: 20))").count == 1)
    #expect(mac.findings("let a = Text(\"\").font(.system(size: 10))").isEmpty)
    let phone = RuleTrial(FontScale.rule, platforms: ["iOS": "17.0"])
    #expect(phone.findings("let a = Text(\"\").font(.system(size: 20))").isEmpty)
    #expect(phone.findings("let a = Text(\"\").font(.custom(\"Inter\", size: 18))").isEmpty)
  }
}
