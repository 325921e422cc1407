import Testing

@testable import GlassLintCore

/// Spellings of shadows beyond the rules' own examples. A case is the body of a view, with `↓` before each finding.
@Suite struct ShadowRuleTests {
  private func marked(_ rule: Rule, _ code: String, scales: DesignScales? = nil) -> String {
    let plain = code.replacing("↓")
    let settings = FileSettings(
      rules: RuleTable(settings: [RuleSettings(enabling: rule)]), platforms: Platforms(),
      scales: scales ?? Configuration.standard(rules: [rule]).scales)
    var linter = FileLinter(rules: [rule])
    let bytes = Array((plain + "\nimport SwiftUI\n").utf8)
    let found = linter.lint(SourceBuffer(bytes: bytes), file: "Example.swift", settings: settings).findings
    var result = Array(plain.utf8)
    for finding in found.reversed() {
      result.insert(contentsOf: Array("↓".utf8), at: finding.location.start.offset)
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Levels to compare with; without any, no shadow is off.
  private let levels = DesignScales(shadows: Presets.eventCreation.shadows ?? [])

  private func view(_ expression: String, members: String = "") -> String {
    "struct Card: View {\n  @Environment(\\.colorScheme) private var scheme\n  \(members)\n  var body: some View {\n    \(expression)\n  }\n}"
  }

  // MARK: shadow-offset

  @Test func aContainerOfAnotherFileMayTurnWhatItHolds() throws {
    func turned(_ body: String) -> String {
      """
      struct Turned<T: View>: View {
        let content: () -> T
        var body: some View { \(body) }
      }
      """
    }
    let spine = """
      struct Spine: View {
        var body: some View {
          Turned { RoundedRectangle(cornerRadius: 8).shadow(color: .black.opacity(0.2), radius: 4, x: 2, y: 2) }
        }
      }
      """
    func findings(_ body: String) throws -> Int {
      try ProjectTrial(["Turned.swift": turned(body), "Spine.swift": spine]).findings(ShadowOffset.rule).count
    }
    #expect(try findings("Group { content().rotationEffect(.degrees(270)) }") == 0)
    #expect(try findings("VStack { content(); Image(a).rotationEffect(angle) }") == 1)
  }

  @Test("shadows that lean everywhere are a look")
  func leaningShadows() throws {
    func found(straight: Int, leaning: Int) throws -> Int {
      let shadows =
        (0..<straight).map { "let s\($0) = Text(a).shadow(color: .black.opacity(0.1), radius: 6, y: 3)" }
        + (0..<leaning).map {
          "let l\($0) = Text(a).shadow(color: .black.opacity(0.1), radius: 6, x: 3, y: 3)"
        }
      return try ProjectTrial(["A.swift": "import SwiftUI\n" + shadows.joined(separator: "\n")])
        .findings(ShadowOffset.rule).count
    }
    #expect(try found(straight: 0, leaning: 1) == 1)
    #expect(try found(straight: 0, leaning: 2) == 0)
    #expect(try found(straight: 7, leaning: 2) == 0)
    #expect(try found(straight: 8, leaning: 2) == 2)
    // A glow around something falls nowhere.
    let glows = (0..<20).map { "let g\($0) = Text(a).shadow(color: .black.opacity(0.1), radius: 6)" }
    let leaning = (0..<2).map {
      "let l\($0) = Text(a).shadow(color: .black.opacity(0.1), radius: 6, x: 3, y: 3)"
    }
    let trial = try ProjectTrial(["A.swift": "import SwiftUI\n" + (glows + leaning).joined(separator: "\n")])
    #expect(trial.findings(ShadowOffset.rule).isEmpty)
  }

  @Test func oneOfSeveralLevelsIsAgreedUpon() throws {
    func found(_ kind: String) throws -> Int {
      try ProjectTrial([
        "Card.swift": """
        import SwiftUI
        \(kind) Elevation {
          case low, high
          var shade: Double {
            switch self {
            case .low: 0.05
            case .high: 0.3
            }
          }
        }
        struct Card: View {
          let elevation: Elevation
          var body: some View { Text("").shadow(color: .black.opacity(elevation.shade), radius: 4) }
        }
        """
      ]).findings(HeavyShadow.rule).count
    }
    #expect(try found("enum") == 0)
  }

  // MARK: clipped-shadow

  @Test(arguments: [
    "Circle().strokeBorder(.gray).shadow(color: .black.opacity(0.3), radius: 2, y: 2).clipShape(Circle())",
    "Circle().fill(.white).stroke(.gray).↓shadow(color: .black.opacity(0.3), radius: 2).clipShape(Circle())",
    "Circle().stroke(.gray).background(.white).↓shadow(color: .black.opacity(0.3), radius: 2).clipShape(Circle())",
  ])
  func ofALineTheClipLeavesTheInnerShadow(_ expression: String) {
    let code = view(expression)
    #expect(marked(ClippedShadow.rule, code) == code)
  }

  @Test func onDarkGroundABlackShadowIsNotMissed() {
    func found(_ color: String, _ rest: String) -> Int {
      RuleTrial(ClippedShadow.rule, platforms: ["visionOS": "2.0"]).findings(
        "struct A: View { var body: some View { Color.blue.shadow(color: .\(color), radius: 8).clipShape(Circle())\(rest) } }"
      ).count
    }
    #expect(found("black.opacity(0.6)", "") == 0)
    #expect(found("blue.opacity(0.6)", "") == 1)
  }

  @Test func whatAStateMovesAwayFloats() {
    func found(_ offset: String) -> Int {
      RuleTrial(HeavyShadow.rule).findings(
        "struct A: View { var body: some View { ZStack { Rectangle().shadow(radius: 4); Text(\"\") }.offset(x: \(offset)) } }"
      ).count
    }
    #expect(found("isShown ? 0 : width") == 0)
    #expect(found("isShown ? 0 : 4") == 1)
  }

  @Test(
    "what grows while it casts a shadow is lifted for that moment",
    arguments: [
      (".scaleEffect(isHeld ? 1.05 : 1)", 0), (".scaleEffect(x: isHeld ? 1.05 : 1, y: isHeld ? 1.05 : 1)", 0),
      (".scaleEffect(isHeld ? 0.95 : 1)", 1), (".scaleEffect(isWide ? 1.05 : 1)", 1), ("", 1),
    ])
  func liftedViews(_ more: String, _ count: Int) {
    let shadow = ".shadow(color: .black.opacity(isHeld ? 0.2 : 0), radius: isHeld ? 12 : 0)"
    let code = "struct A: View { var body: some View { content.background(.white)\(shadow)\(more) } }"
    #expect(RuleTrial(HeavyShadow.rule).findings("import SwiftUI\n" + code).count == count)
  }

  // MARK: heavy-shadow

  @Test(arguments: [
    "Text(a).shadow(color: Color.black.opacity(↓0.2), radius: 4)",
    "Text(a).shadow(color: .init(white: 0, opacity: ↓0.5), radius: 4)",
    "Text(a).shadow(color: ↓Color(red: 0, green: 0, blue: 0), radius: 4)",
    "Text(a).shadow(color: ↓Color(uiColor: .black), radius: 4)",
    "Text(a).shadow(color: ↓Color(hex: \"00000066\"), radius: 4)",
    "Text(a).shadow(color: Color(white: 0.2).opacity(↓0.3), radius: 4)",
    "Text(a).shadow(color: scheme == .dark ? .black.opacity(0.8) : .black.opacity(↓0.3), radius: 4)",
    "Text(a).shadow(color: .black.opacity(0.2), radius: 4).shadow(color: .black.opacity(↓0.4), radius: 8)",
    "HStack { Text(a) }.background(.white).↓shadow(radius: 2)",
    "Text(a).shadow(color: .black.opacity(on ? ↓0.4 : 0.05), radius: 4)",
    "Text(a).shadow(color: on ? .clear : .black.opacity(↓0.4), radius: 4)",
    "Text(a).shadow(\n      color: .black // soft\n        .opacity(↓0.4), /* wide */ radius: 20,\n    )",
    "Text(a)\n      .↓shadow(radius: 4)",
    "Text(a).shadow(color: Shade.card, radius: 4)\n  }\n  enum Shade {\n    static let card = Color.black.opacity(↓0.3)",
    "Circle().fill(.red.shadow(ShadowStyle.↓drop(radius: 3)))",
    "Text(a).background(.white).shadow(color: .black.opacity(↓0.5), radius: 40)",
    "ZStack { Color.white; Text(a).background(.white).shadow(color: .black.opacity(↓0.2), radius: 8) }",
    "Image(a).overlay { Text(b) }.shadow(color: .black.opacity(↓0.2), radius: 8)",
    "Circle().fill(.white).frame(width: 120, height: 120).shadow(color: .black.opacity(↓0.2), radius: 8)",
    "HStack { Row(); Row() }.shadow(color: .black.opacity(↓0.2), radius: 8)",
    "HStack { Row(); Row() }.shadow(color: .black.opacity(0.2), radius: 2)",
    "Text(a).foregroundStyle(Color.primary.shadow(.drop(color: .black.opacity(0.25), radius: 4, y: 1)))",
    "Circle().foregroundStyle(.white.shadow(.drop(color: .black.opacity(↓0.25), radius: 4, y: 1)))",
    "Row().shadow(color: (scheme == .dark ? Color.black : .gray).opacity(0.25), radius: 3)",
  ])
  func heavyShadowsAreFound(_ expression: String) {
    let code = view(expression)
    #expect(marked(HeavyShadow.rule, code) == code)
  }

  @Test(arguments: [
    "#if os(tvOS)\nlet a = Text(b).background(.red).shadow(radius: 9)\n#endif",
    "final class CardView: UIView {\n  func lift() {\n    clipsToBounds = true\n    layer.shadowOpacity = 0.4\n  }\n}",
    "func lift(_ card: UIView) {\n  card.layer.masksToBounds = true\n  card.layer.shadowOpacity = 0.4\n}",
    "func lift(_ card: UIView) {\n  card.layer.shadowColor = UIColor.orange.cgColor\n  card.layer.shadowOpacity = 0.4\n}",
  ])
  func shadowsNobodySeesAreNotHeavy(_ code: String) { #expect(marked(HeavyShadow.rule, code) == code) }

  /// What a project without levels writes twice is agreed upon, unless somebody has said what is too dark.
  @Test func whatAProjectWritesAgainAndAgainIsAgreedUpon() {
    func views(_ count: Int) -> String {
      "import SwiftUI\n"
        + (0..<count).map {
          "struct Card\($0): View { var body: some View { Circle().↓shadow(radius: 8) } }\n"
        }
        .joined()
    }
    #expect(marked(HeavyShadow.rule, views(1)) == views(1))
    #expect(marked(HeavyShadow.rule, views(2)) == views(2).replacing("↓"))
  }

  /// Dark ones in two files or more are a look, unless most are light.
  @Test func whatAProjectDoesOnPurposeIsItsLook() throws {
    func found(_ opacities: Double...) throws -> Int {
      let files = opacities.enumerated().map { position, opacity in
        let radius = 3 + position
        let shadow = ".shadow(color: .black.opacity(\(opacity)), radius: \(radius))"
        return (
          "Card\(position).swift",
          "import SwiftUI\nstruct Card\(position): View { var body: some View { Circle()\(shadow) } }"
        )
      }
      return try ProjectTrial(Dictionary(uniqueKeysWithValues: files)).findings(HeavyShadow.rule).count
    }
    #expect(try found(0.3) == 1)
    #expect(try found(0.3, 0.1) == 1)
    #expect(try found(0.3, 0.25) == 0)
    #expect(try found(0.3, 0.25, 0.1, 0.08, 0.12) == 0)
    #expect(try found(0.3, 0.25, 0.1, 0.08, 0.12, 0.05) == 2)
  }

  /// Layers count as well.
  @Test func layersShareTheLook() throws {
    let layer = "import UIKit\nfunc lift(_ view: UIView) { view.layer.shadowOpacity = 0.4 }"
    let view = "import SwiftUI\nstruct A: View { var body: some View { Circle().shadow(radius: 5) } }"
    #expect(try ProjectTrial(["A.swift": view]).findings(HeavyShadow.rule).count == 1)
    #expect(try ProjectTrial(["A.swift": view, "B.swift": layer]).findings(HeavyShadow.rule).isEmpty)
  }

  @Test func shadowsOfTokensAreNotReported() {
    let style = "import SwiftUI\nstruct Lift { let opacity: Double; let radius: CGFloat }\n"
    let use = """
      extension View {
        func lift(_ lift: Lift) -> some View { shadow(color: .black.opacity(lift.opacity), radius: lift.radius) }
      }
      """
    let token = style + "enum Shadow { static let large = Lift(opacity: 0.3, radius: 30) }\n" + use
    #expect(marked(HeavyShadow.rule, token) == token)
    let view = style + use + "\nlet a = Text(a).lift(Lift(opacity: ↓0.3, radius: 8))"
    #expect(marked(HeavyShadow.rule, view) == view)
  }

  @Test(arguments: [
    "Canvas { context, size in context.addFilter(.shadow(color: .black, radius: 4)) }",
    "Text(a).shadow(.card)",
    "Text(a).shadow(color: .black, radius: 4, spread: 2)",
    "Text(a).shadow(color: .black.opacity(0.5).opacity(0.2), radius: 4)",
    "Text(a).shadow(color: .black.opacity(0.7 * progress), radius: 4)",
    "Text(a).shadow(color: Color(uiColor: .separator).opacity(0.3), radius: 4)",
    "Text(a).shadow(color: .secondary, radius: 4)",
    "Text(a).shadow(color: shade, radius: 4)",
    "Text(a).shadow(color: .clear, radius: 4)",
    "Text(a).shadow(color: .black, radius: 0, x: 0, y: 0)",
    "Text(a).shadow(color: .black.opacity(0.01), radius: 40, y: 40)",
    // Spread over much room.
    "Text(a).shadow(color: .black.opacity(0.1), radius: on ? 8 : 30)",
    "Text(a).background(.white).shadow(color: .black.opacity(0.3), radius: 120, y: 10)",
    // Over a picture, or part of a drawing.
    "ZStack { RemoteImage(url: a); VStack { Mark().shadow(radius: 4) } }",
    "CoverView(a).overlay { Circle().fill(.blue).frame(width: 60).shadow(radius: 4) }",
    "HStack { Circle().fill(.red).shadow(radius: 2) }.frame(width: 20, height: 20)",
    "Chart(a) { PointMark(x: $0, y: $1).shadow(radius: 2) }",
    "Text(a).clipShape(Circle()).shadow(color: .black.opacity(0.3), radius: size / 40, y: size / 40)",
    // A color of its own shines; one that is not known may.
    "Text(a).shadow(color: theme.accent.opacity(0.5), radius: 4)",
    "Text(a).shadow(color: .indigo.opacity(0.8), radius: 4)",
    "Text(a).shadow(color: .white.opacity(0.8), radius: 4)",
    "Text(a).shadow(color: .gray.opacity(0.3), radius: 4)",
    // No elevation.
    "Circle().fill(.red.shadow(.inner(color: .black.opacity(0.3), radius: 3)))",
    "Circle().shadow(radius: 1)",
    "Image(systemName: a).shadow(radius: 3)",
    "HStack { Text(a); Spacer(); Text(b) }.shadow(radius: 2)",
    "Text(a).foregroundStyle(.white).shadow(radius: 6)",
    "ZStack { Image(a); Text(b).shadow(radius: 6) }",
    // In the dark, a shadow takes more to be seen.
    "Text(a).shadow(color: .black.opacity(scheme == .dark ? 0.5 : 0.1), radius: 4)",
    "Text(a).shadow(color: scheme == .dark ? .black : .clear, radius: 4)",
    "Text(a).shadow(color: theme.isDarkTheme ? .black : .clear, radius: 4)",
    // Cut off, or without a blur, in the state that is dark.
    "Text(a).background(Color.white.shadow(radius: 8)).clipShape(Circle())",
    "Text(a).shadow(color: .black.opacity(on ? 0.1 : 0.3), radius: on ? 8 : 0)",
    // A pale color casts no shadow.
    "Text(a).shadow(color: on ? Color(hex: \"#F8E7F8\") : theme.accent.opacity(0.4), radius: 8)",
    "Group { if scheme == .dark { Text(a).shadow(radius: 6) } }",
    "table.drop(table: name)",
  ])
  func otherShadowsAreNotHeavy(_ expression: String) {
    let code = view(expression)
    #expect(marked(HeavyShadow.rule, code) == code)
  }

  @Test func valuesAreFollowedToWhereTheyAreWritten() {
    let code = view(
      "Text(a).shadow(color: .black.opacity(shade), radius: 4)", members: "private let shade = ↓0.3")
    #expect(marked(HeavyShadow.rule, code) == code)
    // A color may be used for other things as well: what has to change is its use as a shadow.
    let color = view("Text(a).shadow(color: ↓ink, radius: 4)", members: "private let ink = Color.black")
    #expect(marked(HeavyShadow.rule, color) == color)
  }

  @Test func aLevelOfTheScaleIsAgreedUpon() {
    let scales = DesignScales(shadows: [ShadowLevel(name: "DS.Shadow.large", opacity: 0.2, radius: 24, y: 10)]
    )
    let code = view("Text(a).shadow(color: .black.opacity(0.2), radius: 24, y: 10)")
    #expect(marked(HeavyShadow.rule, code, scales: scales) == code)
  }

  @Test func previewsAndOwnFunctionsAreQuiet() {
    let preview = "#Preview {\n  Text(a).shadow(radius: 8)\n}"
    #expect(marked(HeavyShadow.rule, preview) == preview)
    let own = """
      extension View {
        func shadow(color: Color = .shade, radius: Level) -> some View { self }
        func card() -> some View { shadow(radius: .low) }
        func hero() -> some View { self.↓shadow(radius: 8) }
      }
      """
    #expect(marked(HeavyShadow.rule, own) == own)
  }

  @Test func aShadowOfTheViewItselfIsFound() {
    let code = """
      extension View {
        func card() -> some View { ↓shadow(radius: 8) }
        func hero() -> some View { self.shadow(color: .black.opacity(↓0.4), radius: 8) }
      }
      """
    #expect(marked(HeavyShadow.rule, code) == code)
  }

  @Test func layersAreReadTogetherWithTheirColor() {
    let code = """
      final class Cell: UITableViewCell {
        func decorate() {
          // Some layers of this file are given colors; this one may be, elsewhere.
          card?.layer.shadowOpacity = 0.4
          contentView.layer.shadowColor = UIColor.black.withAlphaComponent(↓0.5).cgColor
          contentView.layer.shadowOpacity = 1
          faint.layer.shadowColor = UIColor.black.withAlphaComponent(0.2).cgColor
          faint.layer.shadowOpacity = 0.5
          themed.layer.shadowColor = theme.shade.cgColor
          themed.layer.shadowOpacity = 1
          flat.layer.shadowRadius = 0
          flat.layer.shadowOpacity = 1
          label.shadowOpacity = 1
        }
      }
      """
    #expect(marked(HeavyShadow.rule, code) == code)
  }

  @Test func aColorUnderANameIsNotRewritten() {
    let code = view(
      "Text(a).background(dim).shadow(color: dim, radius: 4)",
      members: "private let dim = Color.black.opacity(0.4)")
    let example = Rule.Example.wrong("", fixed: nil)
    let fixed = ExampleRunner(rule: HeavyShadow.rule, example: example).fix(Array(code.utf8))
    #expect(fixed.passes == 0)
    #expect(fixed.remaining.first?.notes.first?.message == "`dim` → `shadow(color:)`")

    let inPlace = view(
      "Text(a).shadow(color: ink.opacity(0.18), radius: 4)", members: "private let ink = Color.black")
    let lightened = ExampleRunner(rule: HeavyShadow.rule, example: example).fix(Array(inPlace.utf8))
    #expect(lightened.fixedCount == 1 && lightened.remaining.isEmpty)
  }

  /// The shadows that the design documents show as right and as wrong.
  @Test(arguments: [
    "Text(a).shadow(color: .black.opacity(0.05), radius: 6, x: 0, y: 3)",
    "Text(a).shadow(color: .black.opacity(↓0.25), radius: 12, x: ↓2, y: 6)",
    "Text(a).shadow(color: .black.opacity(0.05), radius: 6, x: ↓3, y: 3)",
    "Text(a).shadow(color: .black.opacity(↓0.25), radius: 16, x: ↓4, y: 8)",
    "Text(a).shadow(color: .black.opacity(on ? 0.08 : 0.03), radius: on ? 4 : 2, x: 0, y: 2)",
    "Text(a).shadow(color: color.opacity(0.5), radius: 20, y: 10)",
    "Text(a).shadow(color: .black.opacity(↓0.3), radius: 20, y: 10)",
    "Text(a).shadow(color: .black.opacity(DS.Shadow.medium.opacity), radius: DS.Shadow.medium.radius, y: 6)",
  ])
  func designDocuments(_ expression: String) {
    let code = view(expression)
    let plain = code.replacing("↓")
    // One rule marks its findings, then the other marks what is left of the marked places.
    let heavy = marked(HeavyShadow.rule, plain).utf8.count - plain.utf8.count
    let leaning = marked(ShadowOffset.rule, plain, scales: levels).utf8.count - plain.utf8.count
    #expect(heavy + leaning == code.utf8.count - plain.utf8.count)
  }

  // MARK: shadow-offset

  @Test(arguments: [
    "Text(a).shadow(color: shade, radius: 4, x: CGFloat(↓2), y: 1)",
    "Text(a).shadow(color: shade, radius: 4, x: on ? 0 : -↓1.5, y: 1)",
    "Text(a).shadow(color: shade, radius: 4, x: 0.0, y: 3)",
    "Text(a).shadow(color: shade, radius: 4, x: drag.width, y: 3)",
    "Text(a).shadow(color: shade, radius: 0, x: 1, y: 1)",
    "Text(a).shadow(color: shade, radius: 1, x: 0.5, y: 0.5)",
    "Text(a).shadow(color: shade, radius: 1, x: ↓2, y: 2)",
    "Text(a).shadow(color: .clear, radius: 4, x: 2)",
    "Text(a).shadow(color: glows ? (tints ? accent.bright : .white) : .clear, radius: 4, x: 2)",
    "Text(a).shadow(color: .black.opacity(0), radius: 4, x: 2)",
    "Text(a).shadow(color: on ? .black.opacity(0.1) : .clear, radius: 4, x: ↓2, y: 1)",
    "Text(a).offset(x: 4)",
    "Text(a).foregroundStyle(.shadow(.inner(color: .black, radius: 0.01, x: 1)))",
    // A relief has a light and a dark side; light in a color of its own is an effect.
    "Image(a).shadow(color: shade, radius: 10, x: 5, y: 5).shadow(color: glow, radius: 10, x: -5, y: -5)",
    "Text(a).shadow(color: .pink.opacity(0.8), radius: 2, x: 1, y: 1)",
    "Text(a).shadow(color: .black.opacity(0.1), radius: 4 * scale, x: 2 * scale, y: 1)",
  ])
  func offsets(_ expression: String) {
    let code = view(expression)
    #expect(marked(ShadowOffset.rule, code) == code)
  }

  @Test func layersFallStraightDown() {
    let code = """
      final class Cell: UITableViewCell {
        func decorate() {
          layer.shadowOffset = .init(width: ↓2, height: 2)
          layer.shadowOpacity = 0.1
          flat.layer.shadowOffset = CGSize(width: 2, height: 2)
          flat.layer.shadowOpacity = 0
          label.shadowOffset = CGSize(width: 1, height: 1)
          straight.layer.shadowOffset = .zero
        }
      }
      """
    #expect(marked(ShadowOffset.rule, code) == code)
  }

  // MARK: shadow-scale

  @Test(arguments: [
    "Text(a).↓shadow(color: .black.opacity(0.05), radius: 6)",
    "Text(a).shadow(color: .black.opacity(on ? 0.08 : 0), radius: 4, y: 2)",
    "Text(a).shadow(color: on ? .black.opacity(0.08) : .clear, radius: on ? 4 : 0, y: 2)",
    "Text(a).shadow(color: .black.opacity(on ? 0.07 : 0.03), radius: off ? 4 : 2, y: 2)",
    "Text(a).shadow(color: glow.opacity(0.1), radius: 10)",
    "Text(a).shadow(radius: 10)",
    "Text(a).↓shadow(color: .black.opacity(0.1), radius: 1, y: 1).shadow(color: .black.opacity(0.09), radius: 3, y: 3)"
      + ".shadow(color: .black.opacity(0.05), radius: 4, y: 6)",
  ])
  func levels(_ expression: String) {
    let code = view(expression)
    #expect(marked(ShadowScale.rule, code, scales: levels) == code)
  }

  @Test func withoutLevelsNoShadowIsOff() {
    let code = view(
      "VStack { Text(a).shadow(color: c, radius: 2, y: 6)\nText(a).shadow(color: .black.opacity(0.07), radius: 9, y: 5) }"
    )
    #expect(marked(ShadowScale.rule, code) == code)
  }

  @Test func offsetsAreComparedWithSmallerRadiiOnly() {
    let code = view(
      """
      VStack {
        Text(a).shadow(color: shade, radius: 2, y: 1)
        Text(a).shadow(color: shade, radius: 8, y: 8)
        Text(a).shadow(color: shade, radius: 8, y: 4)
        Text(a).shadow(color: shade, radius: 12, y: ↓6)
        Text(a).shadow(color: shade, radius: 20, y: -2)
        Text(a).shadow(color: shade, radius: 20)
      }
      """)
    #expect(marked(ShadowScale.rule, code, scales: levels) == code)
  }

  @Test func aShadowThrownUpwardsStaysThere() {
    let code = view("Text(a).shadow(color: .black.opacity(0.1), radius: 40, y: -4)")
    let trial = RuleTrial(ShadowScale.rule, preset: "glasslint:event-creation")
    #expect(trial.findings(code).map { $0.message.contains("the nearest level is Prominent") } == [true])
    #expect(trial.fixed(code) == code)
  }

  // MARK: clipped-shadow

  @Test(arguments: [
    "Circle().fill(.red).↓shadow(radius: 4).clipShape(.rect(cornerRadius: 8))",
    "Text(a).background(.red).↓shadow(radius: 4).onTapGesture { }.clipped()",
    "ZStack { Color.red; Text(a) }.↓shadow(radius: 4).cornerRadius(8)",
    "Text(a).background(.red).↓shadow(radius: 4).mask { RoundedRectangle(cornerRadius: 8) }",
    "Text(a).background(.red).↓shadow(radius: 4).clipShape(SwiftUI.Capsule())",
    "Text(a).background { Color.red.↓shadow(radius: 4) }.clipShape(Circle())",
  ])
  func clippedShadowsAreFound(_ expression: String) {
    let code = view(expression)
    #expect(marked(ClippedShadow.rule, code) == code)
  }

  @Test(arguments: [
    "Text(a).background(.red).clipShape(Circle()).shadow(radius: 4)",
    "Text(a).background(.red).shadow(radius: 4).padding().clipShape(Circle())",
    "Text(a).padding().shadow(radius: 4).background(.red).clipShape(Circle())",
    "Text(a).frame(width: 80).shadow(radius: 4).clipped()",
    "Text(a).background(.red).frame(width: 80).shadow(radius: 4).clipped()",
    "VStack { Text(a).padding() }.shadow(radius: 4).clipShape(Circle())",
    "Text(a).background(.red).shadow(radius: 4).clipShape(Rectangle().inset(by: -8))",
    "Text(a).background(.red).shadow(radius: 4).clipShape(BottomOpen())",
    "Text(a).background(.red).shadow(radius: 4).mask(LinearGradient(colors: fade, startPoint: .top, endPoint: .bottom))",
    "Text(a).background(.red).shadow(radius: 4).cardStyle().clipShape(Circle())",
    "BarMark(x: x, y: y).shadow(radius: 4).cornerRadius(4)",
    // Letters alone cast it, or nobody knows what does.
    "Text(a).shadow(radius: 4).clipShape(Circle())",
    "Button(a) { }.listRowBackground(Color.red).shadow(radius: 4).clipShape(Circle())",
    "CardView().shadow(radius: 4).clipShape(RoundedRectangle(cornerRadius: 8))",
    "Text(a).background(.red).shadow(color: .clear, radius: 4).clipped()",
    "Text(a).background(.red).shadow(color: on ? .black.opacity(0) : .clear, radius: 4).clipped()",
    "Rectangle().foregroundStyle(.red.shadow(.drop(radius: 4))).clipped()",
    "Text(a).background(.red).shadow(radius: 4).contentShape(Circle())",
  ])
  func shadowsWithRoomAreNotClipped(_ expression: String) {
    let code = view(expression)
    #expect(marked(ClippedShadow.rule, code) == code)
  }

  @Test func aTranslucentColorOfAnotherFileCounts() throws {
    let trial = try ProjectTrial([
      "Palette.swift": """
      import SwiftUI
      extension Color {
        static let shade = Color(white: 0, opacity: 0.3)
        static let haze = Color(white: 0, opacity: 0.05)
      }
      """,
      "Card.swift": """
      import SwiftUI
      struct Card: View {
        var body: some View {
          Text("a").shadow(color: ↓.shade, radius: 6, y: 3)
          Text("b").shadow(color: ↓Color.shade, radius: 6, y: 3)
          Text("c").shadow(color: .haze, radius: 6, y: 3)
          Text("d").shadow(color: .elsewhere, radius: 6, y: 3)
        }
      }
      """,
    ])
    #expect(trial.marked(HeavyShadow.rule) == trial.files)
  }

  @Test func severalShadowsMoveTogether() {
    let example = Rule.Example.wrong(
      "", fixed: nil)
    let code = view(
      """
      Text(a)
            .background(.red)
            // Two heights.
            .shadow(
              color: .black.opacity(0.05), radius: 6, y: 3)
            .shadow(radius: 2) // near
            .clipShape(Circle())
      """)
    let fixed = ExampleRunner(rule: ClippedShadow.rule, example: example).fix(
      Array((code + "\nimport SwiftUI").utf8))
    #expect(fixed.rejected.isEmpty && fixed.isSettled && fixed.remaining.isEmpty)
    let text = String(decoding: fixed.bytes, as: UTF8.self)
    #expect(text.contains("// Two heights."))
    #expect(text.contains("// near"))
    #expect(text.contains(".clipShape(Circle())\n      .shadow("))
  }
}

extension String {
  /// The text without every occurrence of a piece of it.
  fileprivate func replacing(_ piece: Character) -> String { filter { $0 != piece } }
}
