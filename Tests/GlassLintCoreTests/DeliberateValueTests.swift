import Testing

@testable import GlassLintCore

/// Values that are measured by something else than the scale, as the code around them or a comment says.
@Suite struct DeliberateValueTests {
  /// A project in which 16 is a step many times, and 17 a stray.
  private func strays(_ code: String, _ rule: Rule = SpacingScale.rule, isSet: Bool = false) throws
    -> [Finding]
  {
    let usual = (0..<240).map { "let a\($0) = Text(\"\").padding(16).clipShape(.rect(cornerRadius: 40))" }
    return try ProjectTrial([
      "Usual.swift": usual.joined(separator: "\n"),
      "A.swift": "import SwiftUI\nimport UIKit\nstruct A: View {\n\(code) }",
    ]).findings(rule, isSet: isSet).filter { $0.location.file == "A.swift" }
  }

  @Test(arguments: [
    ("var body: some View {\n Text(\"\")\n .padding(17) // The label begins in the middle.\n}", 0),
    ("var body: some View {\n Text(\"\")\n .padding(17) // card\n}", 1),
    ("var body: some View {\n // Text starts here.\n Text(\"\").padding(17)\n}", 1),
    ("var body: some View {\n // Mirrors the storyboard.\n Text(\"\").padding(17)\n}", 0),
    ("var body: some View {\n Text(\"\")\n .padding(17) // so that it ends with the line\n}", 0),
    (
      "/// Matches the launch screen.\n static let gap: CGFloat = 17\n var body: some View { Text(\"\").padding(Self.gap) }",
      0
    ),
    (
      "/// Of a card.\n static let gap: CGFloat = 17\n var body: some View { Text(\"\").padding(Self.gap) }",
      1
    ),
    ("// Mirrors the storyboard.\n var body: some View {\n Text(\"\")\n\n Text(\"\").padding(17)\n}", 1),
    ("var body: some View {\n Text(\"\")\n .padding(17) // TODO: make this nicer some day\n}", 1),
    (
      "func card() -> some View {\n let a = 1 // because\n return Text(\"\").padding(17)\n}\n var body: some View { card() }",
      1
    ),
  ])
  func aCommentGivesTheGround(_ code: String, _ count: Int) throws {
    #expect(try strays(code).count == count)
  }

  @Test func whatTheFileNamesIsNoSlip() throws {
    let body = "var body: some View { Text(\"\").padding(17) }"
    #expect(try strays(body).count == 1)
    #expect(
      try strays(body + "\n func width() -> CGFloat { let hPadding: CGFloat = 17; return 40 - 2 * hPadding }")
        .isEmpty)
    #expect(try strays(body + "\n let retries = 17").count == 1)
  }

  @Test func aButtonsPartsAreMovedAgainstEachOther() throws {
    func found(_ property: String) throws -> Int {
      try strays(
        "func set(_ b: UIButton) { b.\(property) = UIEdgeInsets(top: 0, left: 17, bottom: 0, right: 0) }"
      ).count
    }
    #expect(try found("layoutMargins") == 1)
    #expect(try found("titleEdgeInsets") == 0)
    // The end of a list is kept free for what floats over it.
    #expect(try found("contentInset") == 0)
  }

  @Test(arguments: [("Circle()", 0), ("Capsule()", 0), ("Rectangle()", 1)])
  func aRoundGroundIsASize(_ ground: String, _ count: Int) throws {
    #expect(
      try strays("var body: some View { Text(\"\").padding(17).background { \(ground).fill(.gray) } }").count
        == count)
    // A badge on it says nothing of its size.
    #expect(
      try strays(
        "var body: some View { Text(\"\").padding(17).overlay(alignment: .topTrailing) { \(ground).fill(.red) } }"
      ).count == 1)
  }

  @Test("a stray that one feature has a name for is none")
  func featuresNames() throws {
    let body = "var body: some View { Text(\"\").padding(17) }"
    let constants = """
      enum Padding { static let small: CGFloat = 4; static let regular: CGFloat = 17; static let large: CGFloat = 30 }
      struct B: View { var body: some View { Text("").padding(Padding.regular) } }
      """
    #expect(try strays(body).count == 1)
    #expect(try strays(body + "}\n" + constants + "\nstruct C {").isEmpty)
  }

  @Test func oneRadiusForNewAndOldSystems() throws {
    let found = try strays(
      """
      var body: some View {
        if #available(iOS 26, *) { Color.red.clipShape(.rect(cornerRadius: 41)) }
        else { Color.blue.clipShape(RoundedRectangle(cornerRadius: 41)) }
      }
      """, RadiusScale.rule)
    #expect(found.count == 1)
    let both = """
      var body: some View {
        if #available(iOS 26, *) {
          Color.red.clipShape(.rect(cornerRadius: 41))
          Color.green.clipShape(.rect(cornerRadius: 41))
        }
      }
      """
    // Unless somebody has set the rule, a number that is written twice is meant.
    #expect(try strays(both, RadiusScale.rule).isEmpty)
    #expect(try strays(both, RadiusScale.rule, isSet: true).count == 2)
  }

  @Test func outlinesWithinEachOtherAreADrawing() throws {
    func found(_ second: String) throws -> Int {
      try strays(
        """
        var body: some View { ZStack {
          RoundedRectangle(cornerRadius: 41).fill(.black).frame(width: 200, height: 300)
          \(second)
        } }
        """, RadiusScale.rule
      ).count
    }
    #expect(try found("Text(\"9:41\")") == 1)
    #expect(try found("RoundedRectangle(cornerRadius: 40).fill(.gray).frame(width: 190, height: 290)") == 0)
  }

  // MARK: Layers

  private func circular(_ code: String) throws -> Int {
    try ProjectTrial([
      "A.swift": "import UIKit\nfinal class Bar: UIView { \(code) }",
      "B.swift": "let card = RoundedRectangle(cornerRadius: 12, style: .continuous)",
    ]).findings(ContinuousCorners.rule).count
  }

  @Test func namedHalvesOfNamedSidesAreRound() throws {
    let constants = "enum Layout { static let side: CGFloat = 20; static let corner: CGFloat = 10 }"
    func found(_ side: String) throws -> Int {
      try circular(
        "\(constants)\n func set() { box.layer.cornerRadius = Layout.corner; box.heightAnchor.constraint(equalToConstant: \(side)).isActive = true }"
      )
    }
    #expect(try found("Layout.side") == 0)
    #expect(try found("44") == 1)
    // The glass on it fills it.
    #expect(
      try circular(
        """
        \(constants)
        func set() { box.layer.cornerRadius = Layout.corner; box.heightAnchor.constraint(equalToConstant: Layout.side).isActive = true }
        func cover(_ view: UIView) { glass.frame = view.bounds; glass.layer.cornerRadius = Layout.corner }
        """) == 0)
  }

  @Test func aPillMayHaveCircularEnds() throws {
    func found(_ radius: String) throws -> Int {
      try circular("func set() { box.layer.cornerRadius = \(radius); box.layer.cornerCurve = .circular }")
    }
    #expect(try found("12") == 1)
    #expect(try found("Self.side * 0.5") == 0)
  }

  // MARK: Fonts

  @Test("sizes that a view fits to each other by hand are no type scale's")
  func fittedFonts() throws {
    let tokens = """
      extension Font { enum Brand {
        static let caption = Font.system(size: 12); static let body = Font.system(size: 16); static let title = Font.system(size: 24)
        static let note = Font.system(.caption, design: .rounded)
      } }
      """
    func found(_ others: String, _ own: String = ".system(size: 12)") throws -> Int {
      try ProjectTrial([
        "Tokens.swift": "import SwiftUI\n" + tokens,
        "A.swift":
          "import SwiftUI\nstruct A: View { var body: some View { Text(\"\").font(\(own)); \(others) } }",
      ]).findings(PreferToken.rule).count { $0.location.file == "A.swift" }
    }
    #expect(try found("Text(\"\").font(.system(size: 11))") == 1)
    let fitted = "Text(\"\").font(.system(size: 11)); Text(\"\").font(.system(size: 15))"
    #expect(try found(fitted) == 0)
    // A text style is fitted to nothing.
    #expect(try found(fitted, ".system(.caption, design: .rounded)") == 1)
  }

  @Test("constants of one type are not made of each other")
  func constantsSideBySide() throws {
    func found(_ own: String, _ inView: String, _ name: String) throws -> Int {
      try ProjectTrial([
        "A.swift": """
        import SwiftUI
        enum DesignSpacing { static let regular: CGFloat = 16; static let small: CGFloat = 8; static let large: CGFloat = 24
          \(own) }
        struct A: View { \(inView)
          var body: some View { Text("").padding(DesignSpacing.regular).padding(\(name)) } }
        """
      ]).findings(PreferToken.rule).count
    }
    #expect(try found("static let closeOffset: CGFloat = 16", "", "DesignSpacing.closeOffset") == 0)
    let byVersion =
      "static var closeOffset: CGFloat { if #available(iOS 26, *) { return 16 } else { return 20 } }"
    #expect(try found(byVersion, "", "DesignSpacing.closeOffset") == 0)
    #expect(try found("", "static let inset: CGFloat = 16", "Self.inset") == 1)
  }

  @Test("a file that names no step is told of them where it is drawn to nothing else")
  func filesDrawnToTheScale() throws {
    func found(_ code: String, names: Int = 12, numbers: Int = 12, tokens: String = "enum") throws -> Int {
      let named = (0..<names).map { "let a\($0) = Text(\"\").padding(Spacing.medium)" }
      let written = (0..<numbers).map { "let b\($0) = Text(\"\").padding(\($0 % 2 == 0 ? 7 : 11))" }
      return try ProjectTrial([
        "Tokens.swift": """
        import SwiftUI
        \(tokens) Spacing { static let small: CGFloat = 8; static let medium: CGFloat = 16; static let large: CGFloat = 24 }
        """,
        "Uses.swift": "import SwiftUI\n" + (named + written).joined(separator: "\n"),
        "A.swift": "import SwiftUI\n" + code,
      ]).findings(PreferToken.rule).count { $0.location.file == "A.swift" }
    }
    let view = "let a = Text(\"\").padding(16); let b = Text(\"\").padding(16)"
    let other = "; let c = Text(\"\").padding(13)"
    #expect(try found("struct A { \(view) }") == 2)
    #expect(try found("struct A { \(view)\(other) }") == 0)
    #expect(try found("struct A { \(view)\(other) }", names: 40) == 0)
    // What others are to use brings a style of its own.
    #expect(try found("public struct A { \(view) }") == 0)
    #expect(
      try found("public struct A {}\nextension A { static \(view.replacing("; let", with: "; static let")) }")
        == 0)
  }

  @Test func aFontOfUIKitStaysOne() throws {
    let tokens =
      "extension Font { enum Brand { static let body = Font.body; static let note = Font.footnote; static let big = Font.title } }"
    func found(_ font: String) throws -> Int {
      let uses = (0..<6).map { "let a\($0) = Text(\"\").font(Font.Brand.note)" }.joined(separator: "\n")
      return try ProjectTrial([
        "Tokens.swift": "import SwiftUI\n\(tokens)\n\(uses)",
        "A.swift": "import SwiftUI\nlet a = Text(\"\").font(\(font))",
      ]).findings(PreferToken.rule).count
    }
    #expect(try found("Font.footnote") == 1)
    #expect(try found("Font(UIFont.preferredFont(forTextStyle: .footnote))") == 0)
  }

  /// Beyond the distances that give views a rhythm one makes room for something.
  @Test(arguments: [("30", 1), ("34", 0), ("72", 0)])
  func roomForSomethingIsNoStep(_ value: String, _ count: Int) throws {
    let tokens = """
      enum Spacing {
        static let small: CGFloat = 8
        static let medium: CGFloat = 16
        static let large: CGFloat = 32
      }
      """
    let view = """
      struct Card: View {
        var body: some View {
          VStack(spacing: Spacing.small) { Text("").padding(Spacing.medium) }.padding(.top, \(value))
        }
      }
      """
    #expect(
      try ProjectTrial(["Spacing.swift": tokens, "Card.swift": view]).findings(SpacingScale.rule).count
        == count)
  }

  @Test(arguments: [
    ("Text(\"\").padding(.top, 17).padding(.bottom, 15)", 0),
    ("Text(\"\").padding(.top, 17).padding(.bottom, 17)", 2),
    ("Text(\"\").padding(EdgeInsets(top: 17, leading: 16, bottom: 15, trailing: 16))", 0),
    ("Text(\"\").padding(.top, 17).padding(.leading, 15)", 2),
  ])
  func oppositeSidesMakeAStepTogether(_ view: String, _ count: Int) throws {
    // Unless somebody has set the rule, a number that is written twice is meant.
    #expect(try strays("var body: some View {\n \(view)\n }", isSet: true).count == count)
  }

  @Test(arguments: [
    (
      "ZStack {\n Color.red.clipShape(.rect(cornerRadius: 41))\n Image(a).clipShape(.rect(cornerRadius: 40))\n}",
      0
    ),
    (
      "Image(a).clipShape(.rect(cornerRadius: 40)).padding(1).background(.red, in: .rect(cornerRadius: 41))",
      0
    ),
    (
      "VStack {\n Color.red.clipShape(.rect(cornerRadius: 41))\n Image(a).clipShape(.rect(cornerRadius: 40))\n}",
      1
    ),
  ])
  func cornersWithinEachOtherFit(_ view: String, _ count: Int) throws {
    #expect(try strays("var body: some View {\n \(view)\n }", RadiusScale.rule).count == count)
  }

  @Test("a margin of the project's is no gap")
  func gapsAreComparedWithGaps() throws {
    func found(_ usual: String) throws -> Int {
      let uses = (0..<240).map { "let a\($0) = VStack(spacing: \(usual)) { Text(\"\").padding(16) }" }
      return try ProjectTrial([
        "Usual.swift": uses.joined(separator: "\n"),
        "A.swift":
          "import SwiftUI\nstruct A: View {\n var body: some View {\n VStack(spacing: 17) { Text(\"\") }\n }\n}",
      ]).findings(SpacingScale.rule).filter { $0.location.file == "A.swift" }.count
    }
    #expect(try found("16") == 1)
    #expect(try found("24") == 0)
  }

  @Test("a pair keeps its numbers where only one of them has a name")
  func halfNamedPairs() throws {
    func found(_ choice: String) throws -> Int {
      try ProjectTrial([
        "Spacing.swift":
          "enum Spacing { static let small: CGFloat = 8; static let medium: CGFloat = 12; static let large: CGFloat = 24 }",
        "A.swift": """
        import SwiftUI
        struct A: View {
          let isCompact: Bool
          var body: some View { VStack { Text("").padding(Spacing.small); Text("").padding(isCompact ? \(choice)) } }
          let own = [Text("").padding(10), Text("").padding(10), Text("").padding(10)]
        }
        """,
      ]).findings(PreferToken.rule).count
    }
    #expect(try found("10 : 12") == 0)
    #expect(try found("0 : 12") == 1)
    #expect(try found("8 : 12") == 1)
  }

  @Test("a font whose size has a name has one")
  func fontsOfNamedSizes() throws {
    func found(_ size: String) throws -> Int {
      try ProjectTrial([
        "Brand.swift": """
        import SwiftUI
        enum Metrics { static let note: CGFloat = 13 }
        extension Font { static let brandNote = Font.system(size: 13) }
        let used = [Text("").font(.brandNote), Text("").font(.brandNote)]
        """,
        "A.swift":
          "import SwiftUI\nlet a = Text(\"\").font(.brandNote)\nlet b = Text(\"\").font(.system(size: \(size)))",
      ]).findings(PreferToken.rule).count
    }
    #expect(try found("13") == 1)
    #expect(try found("Metrics.note") == 0)
  }
}
