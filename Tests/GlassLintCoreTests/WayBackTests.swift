import Testing

@testable import GlassLintCore

/// A token's reference replaced by its value is named again.
@Suite struct WayBackTests {
  private func messages(_ rule: Rule, _ files: [String: String]) throws -> [String] {
    try ProjectTrial(files).findings(rule).map(\.message)
  }

  // MARK: Colors outside of views

  private static let palette = """
    enum Palette {
      static let success = Color(hex: "#1B9A6C")
      static let pending = Color(hex: "#FF9314")
      static let idle = Color(white: 0.5)
      static let ink = Color(hex: "#102030")
    }
    struct Row: View {
      var body: some View {
        Text("").foregroundStyle(Palette.success).background(Palette.pending).tint(Palette.idle)
      }
    }
    """

  private func colors(_ code: String) throws -> [Finding] {
    try ProjectTrial(["Palette.swift": Self.palette, "Status.swift": code]).findings(HardcodedColor.rule)
  }

  @Test(arguments: [
    "struct Status { var color: Color { switch kind { case .done: .clear; case .open: Color(hex: \"#FF9314\") } } }",
    "struct Status { func tint() -> Color { isDone ? .clear : Color(hex: \"#FF9314\") } }",
    "struct Status { func show() { let ink = Color(hex: \"#FF9314\"); draw(ink) } }",
    "struct Status { func show(in color: Color = Color(hex: \"#FF9314\")) { } }",
    "final class Status { func start() { bar.tintColor = Color(hex: \"#FF9314\") } }",
  ])
  func aModelThatWritesATokensColorHasItNamed(_ code: String) throws {
    let found = try colors(code)
    #expect(found.map(\.message) == ["color #FF9314 is the token `Palette.pending`; use it by name"])
    #expect(found.map(\.severity) == [.info])
  }

  @Test(
    "Values of their own",
    arguments: [
      // What a type of values holds, or is there for.
      "struct Dusk: Theme { var tint = Color(hex: \"#FF9314\") }",
      "struct Dusk: Theme { var tint: Color { Color(hex: \"#FF9314\") } }",
      "struct Dusk { func tint() -> Color { Color(hex: \"#FF9314\") } }",
      // One of a list, and one of a palette.
      "struct Samples { func all() -> [Color] { [Color(hex: \"#FF9314\"), .red] } }",
      "struct Key { func of(_ a: Int) -> Color { a > 1 ? Color(hex: \"#FF9314\") : Color(hex: \"#123456\") } }",
      // A gray is hit upon by chance.
      "struct Status { func tint() -> Color { isDone ? .clear : Color(white: 0.5) } }",
      // Nobody uses it.
      "struct Status { func tint() -> Color { isDone ? .clear : Color(hex: \"#102030\") } }",
      // A near one is none.
      "struct Status { func tint() -> Color { isDone ? .clear : Color(hex: \"#FF9315\") } }",
    ])
  func valuesOfTheirOwnAreLeftAlone(_ code: String) throws {
    #expect(try colors(code).isEmpty)
  }

  @Test func amongNamesOfTokensAStyleWritesOneDown() throws {
    let style = "struct FillStyle { let fill: Color; let idle: Color }\n"
    let named =
      "extension FillStyle { static let main = FillStyle(fill: Palette.success, idle: Color(white: 0.5)) }"
    #expect(
      try colors(style + named).map(\.message) == [
        "color #808080 is the token `Palette.idle`; use it by name"
      ])
    let own = "extension FillStyle { static let main = FillStyle(fill: .red, idle: Color(hex: \"#FF9314\")) }"
    #expect(try colors(style + own).isEmpty)
  }

  // MARK: Which color

  @Test func theOneThatIsCalledAfterThePlaceGoesFirst() throws {
    let palette = """
      enum Palette {
        enum Status { static let tintColor = Color(hex: "#294D73") }
        enum Banner { static let lineColor = Color(hex: "#294D73") }
        static let primary = Color(hex: "#294D73")
      }
      """
    let uses = "let uses = [" + (0..<8).map { _ in "f(Palette.primary)" }.joined(separator: ", ") + "]"
    let banner =
      "struct BannerView: View { var body: some View { Text(\"\").border(Color(hex: \"#294D73\")) } }"
    let found = try ProjectTrial(["Palette.swift": palette, "Uses.swift": uses, "Banner.swift": banner])
      .findings(HardcodedColor.rule)
    #expect(
      found.map(\.message) == [
        "color #294D73 is the token `Palette.Banner.lineColor`; use it by name"
      ])
  }

  @Test func aTokenThatIsNamedForAnotherPartIsMeantWhereItIsTakenForThat() throws {
    let palette =
      "enum Palette { static let cardBackground = Color(hex: \"#160E24\"); static let a = Color(hex: \"#111213\"); static let b = Color(hex: \"#211213\") }"
    let view = "struct Line: View { var body: some View { Text(\"\").border(Color(hex: \"#160E24\")) } }"
    #expect(
      try messages(HardcodedColor.rule, ["Palette.swift": palette, "Line.swift": view]) == [])
    let others = (0..<3).map { _ in "Text(\"\").border(Palette.cardBackground)" }.joined(separator: "\n")
    let habit = "struct Lines: View { var body: some View { VStack { \(others) } } }"
    #expect(
      try messages(
        HardcodedColor.rule, ["Palette.swift": palette, "Line.swift": view, "Lines.swift": habit]) == [
          "color #160E24 is the token `Palette.cardBackground`; use it by name"
        ])
  }

  @Test func aListOfTokensAndAnAttributeHaveTheirsNamed() throws {
    let named = "color #FF9314 is the token `Palette.pending`; use it by name"
    #expect(
      try colors("struct Tones { func all() -> [Color] { [Palette.success, Color(hex: \"#FF9314\")] } }").map(
        \.message)
        == [named])
    #expect(
      try colors(
        "struct Line { func text() -> [NSAttributedString.Key: Any] { [.foregroundColor: Color(hex: \"#FF9314\")] } }"
      ).map(\.message) == [named])
    // Data has colors of its own.
    #expect(
      try colors("struct Key { func all() -> [Kind: Color] { [.a: Color(hex: \"#FF9314\")] } }").isEmpty)
  }

  @Test func theColorOfOneAppearanceHasItsTokenNamed() throws {
    let palette = """
      extension Color {
        static let ink = Color(hex: "#121416")
        static let dusk = Color(hex: "#E98A80")
      }
      struct Row: View {
        var body: some View { Text("").foregroundStyle(Color.dusk).background(Color.dusk).tint(Color.dusk) }
      }
      """
    func said(_ color: String) throws -> [String] {
      let view = """
        struct Card: View {
          @Environment(\\.colorScheme) private var scheme
          var body: some View { Text("").foregroundStyle(\(color)) }
        }
        """
      return try messages(HardcodedColor.rule, ["Palette.swift": palette, "Card.swift": view])
    }
    let other =
      "color #121416, dark #E98A80, is spelled by component; one of its parts is the token `Color.dusk`; use it by name"
    #expect(try said("scheme == .dark ? Color(hex: \"#E98A80\") : .ink") == [other])
    // Beside a color that no token has, one that is used all the time.
    #expect(
      try said("scheme == .dark ? Color(hex: \"#E98A80\") : Color(hex: \"#123456\")").first?
        .hasSuffix("one of its parts is the token `Color.dusk`; use it by name") == true)
    #expect(try said("scheme == .dark ? Color(hex: \"#121416\") : Color(hex: \"#123456\")").isEmpty)
  }

  @Test func blackAndWhiteAreTokensWhereTheSameCallTakesThem() throws {
    let palette = """
      enum Palette { static let primaryText = Color(hex: "#FFFFFF"); static let a = Color(hex: "#111213"); static let b = Color(hex: "#211213") }
      """
    let uses =
      "func f() { \((0..<3).map { _ in "note(\"\", textColor: Palette.primaryText)" }.joined(separator: "; ")) }"
    func said(_ code: String) throws -> [String] {
      try messages(
        HardcodedColor.rule, ["Palette.swift": palette, "Uses.swift": uses, "Model.swift": code])
    }
    #expect(
      try said("struct Model { func show() { note(\"\", textColor: Color(hex: \"#FFFFFF\")) } }") == [
        "color #FFFFFF is the token `Palette.primaryText`; use it by name"
      ])
    #expect(
      try said("struct Model { func show() { draw(\"\", textColor: Color(hex: \"#FFFFFF\")) } }").isEmpty)
    // In views as well, but not where SwiftUI paints, which takes anything.
    let badges = (0..<3).map { _ in "Badge(textColor: Palette.primaryText).tint(Palette.primaryText)" }
      .joined(separator: "\n")
    func shown(_ color: String) throws -> [String] {
      try said("struct A: View { var body: some View { VStack { \(badges) }; \(color) } }")
    }
    #expect(
      try shown("Badge(textColor: Color(hex: \"#FFFFFF\"))") == [
        "color #FFFFFF is the token `Palette.primaryText`; use it by name"
      ])
    #expect(try shown("Badge().tint(Color(hex: \"#FFFFFF\"))").isEmpty)
  }

  // MARK: Modules

  @Test func whatExtendsTheSystemsTypesIsSeenWhereTheProjectReliesOnThat() throws {
    let kit =
      "import SwiftUI\npublic extension CGFloat { static let gapS: CGFloat = 8, gapM: CGFloat = 12, gapL: CGFloat = 16 }"
    let card = "import SwiftUI\nlet card = Text(\"\").padding(16)"
    func said(_ other: String) throws -> [String] {
      try messages(
        PreferToken.rule,
        [
          "Kit/Package.swift":
            "import PackageDescription; let package = Package(name: \"Kit\", targets: [.target(name: \"Style\"), .target(name: \"Home\")])",
          "Kit/Sources/Style/Gaps.swift": kit, "Kit/Sources/Home/Card.swift": card,
          "Kit/Sources/Home/Other.swift": other,
        ])
    }
    // Another file of the module uses one without an import.
    #expect(
      try said("import SwiftUI\nlet a = Text(\"\").padding(.gapM)") == [
        "padding 16 is the token .gapL; write that"
      ])
    // All that use one import it: that may have to be so.
    #expect(try said("import Style\nimport SwiftUI\nlet a = Text(\"\").padding(.gapM)").isEmpty)
  }

  // MARK: Sizes

  @Test func aSizeOfIconsIsNamedWhereFramesTakeIt() throws {
    let sizes = """
      enum IconSize { static let small: CGFloat = 20; static let medium: CGFloat = 32; static let large: CGFloat = 48 }
      """
    let uses = (0..<4).map {
      "let i\($0) = Image(\"a\").frame(width: IconSize.medium, height: IconSize.medium)"
    }
    .joined(separator: "\n")
    func said(_ code: String) throws -> [String] {
      try messages(PreferToken.rule, ["Sizes.swift": sizes, "Uses.swift": uses, "A.swift": code])
    }
    #expect(
      try said("let a = Image(\"b\").frame(width: 32, height: 32)") == [
        "`width` takes the token IconSize.medium for 32 elsewhere; write that where it is meant",
        "`height` takes the token IconSize.medium for 32 elsewhere; write that where it is meant",
      ])
    #expect(try said("let a = Image(\"b\").frame(width: 48, height: 48)").isEmpty)
  }

  @Test func aPropertyThatTakesATokenElsewhereHasItNamed() throws {
    let radius =
      "enum Radius { static let small: CGFloat = 4; static let medium: CGFloat = 8; static let large: CGFloat = 12 }"
    let uses =
      "func f(a: Chart) { \((0..<3).map { _ in "a.cornerRadius = Radius.medium" }.joined(separator: "; ")) }"
    #expect(
      try messages(
        PreferToken.rule,
        ["Radius.swift": radius, "Uses.swift": uses, "B.swift": "func g(b: Chart) { b.cornerRadius = 8 }"])
        == [
          "`cornerRadius` takes the token Radius.medium for 8 elsewhere; write that where it is meant"
        ])
  }

  // MARK: Numbers

  private static let spacing = """
    enum Spacing {
      static let small: CGFloat = 8
      static let medium: CGFloat = 16
      static let large: CGFloat = 24
    }
    """

  private func constraint(_ constant: String) -> String {
    "a.topAnchor.constraint(equalTo: b.topAnchor, constant: \(constant))"
  }

  @Test func aCallThatTakesATokenElsewhereHasItNamed() throws {
    let named = "func f() { \((0..<3).map { _ in constraint("Spacing.medium") }.joined(separator: "; ")) }"
    func said(_ code: String) throws -> [String] {
      try messages(
        PreferToken.rule, ["Spacing.swift": Self.spacing, "A.swift": named, "B.swift": code])
    }
    #expect(
      try said("func g() { \(constraint("-16")) }") == [
        "`constant` takes the token Spacing.medium for 16 elsewhere; write that where it is meant"
      ])
    // Another step, another call, and a number that is written as often.
    #expect(try said("func g() { \(constraint("24")) }").isEmpty)
    #expect(try said("func g() { a.heightAnchor.constraint(equalToConstant: 16) }").isEmpty)
    let often = (0..<4).map { _ in constraint("16") }.joined(separator: "; ")
    #expect(try said("func g() { \(often) }").isEmpty)
  }

  @Test func aLabelOfAnotherRoleIsNotFollowed() throws {
    let named =
      "func f() { \((0..<3).map { _ in "rule(lineWidth: Spacing.small)" }.joined(separator: "; ")) }"
    #expect(
      try messages(
        PreferToken.rule,
        ["Spacing.swift": Self.spacing, "A.swift": named, "B.swift": "func g() { rule(lineWidth: 8) }"]
      ).isEmpty)
  }

  @Test func aNumberThatOnlyATokenHasIsItsOwn() throws {
    let constants = """
      enum UIConstants {
        static let iconTopPadding: CGFloat = 43
        static let titleTopPadding: CGFloat = 32
        static let buttonBottomPadding: CGFloat = 24
      }
      """
    var files = ["Constants.swift": constants]
    for name in ["Login", "Server", "Pin"] {
      files["\(name).swift"] =
        "struct \(name): View { var body: some View { Text(\"\").padding(.top, UIConstants.iconTopPadding) } }"
    }
    func said(_ literals: String...) throws -> [String] {
      let texts = literals.map { "Text(\"\").padding(.top, \($0))" }.joined(separator: "\n")
      return try messages(
        PreferToken.rule,
        files.merging(["Intro.swift": "struct Intro: View { var body: some View { VStack { \(texts) } } }"]) {
          $1
        })
    }
    #expect(
      try said("43") == [
        "padding 43 has the value of the token UIConstants.iconTopPadding; write that where it is meant"
      ])
    // One that is written elsewhere as well may mean anything.
    #expect(try said("43", "43").isEmpty)
    #expect(try said("32").isEmpty)
  }

  // MARK: Fonts

  @Test func theStyleThatIsUsedMostGoesFirst() throws {
    let styles = """
      struct Typo { let font: Font; let color: Color
        static let body = Typo(font: .system(size: 16), color: .primary)
        static let accent = Typo(font: .system(size: 16), color: .primary)
        static let note = Typo(font: .system(size: 16), color: .primary)
      }
      extension View { func typo(_ style: Typo) -> some View { font(style.font).foregroundStyle(style.color) } }
      """
    let uses = (["note", "note", "note", "accent"]).map { "Text(\"\").typo(.\($0))" }.joined(separator: "\n")
    #expect(
      try messages(
        PreferToken.rule,
        [
          "Typo.swift": styles, "A.swift": "struct A: View { var body: some View { VStack { \(uses) } } }",
          "B.swift": "struct B: View { var body: some View { Text(\"\").font(.system(size: 16)) } }",
        ])[0].hasPrefix("font system 16 is the token .typo(.note); write that"))
  }

  private static let family = """
    enum Fonts {
      static let body: Font = .custom(parser.name(for: .regular), size: 14)
      static let title: Font = .custom(parser.name(for: .bold), size: 22)
      static let label: Font = .custom(parser.name(for: .medium), size: 14)
    }
    """

  @Test func theSystemsFontMayStandForTheAppsFamily() throws {
    func said(_ font: String) throws -> [String] {
      try messages(
        PreferToken.rule,
        [
          "Fonts.swift": Self.family,
          "A.swift": "struct A: View { var body: some View { Text(\"\").font(\(font)) } }",
        ])
    }
    #expect(
      try said(".system(size: 22, weight: .bold)") == [
        "font system 22 bold has the size and weight of Fonts.title, whose family is chosen as the app runs; write that"
      ])
    #expect(try said(".system(size: 14)")[0].contains("Fonts.body"))
    #expect(try said(".system(size: 14, weight: .bold)").isEmpty)
    #expect(try said(".system(size: 14, design: .rounded)").isEmpty)
  }

  @Test func anArgumentForAFontIsOne() throws {
    let fonts = """
      enum Fonts {
        static let body = Font.system(size: 15)
        static let title = Font.system(size: 24, weight: .bold)
        static let note = Font.system(size: 11)
      }
      """
    #expect(
      try messages(
        PreferToken.rule,
        ["Fonts.swift": fonts, "A.swift": "func f() { show(text, font: Font.system(size: 15)) }"]) == [
          "font system 15 is the token Fonts.body; write that"
        ])
  }

  // MARK: Files

  @Test func aPartOfAViewControllerIsUserInterface() throws {
    let code = """
      import Foundation
      extension VideoViewController {
        func show() { UIView.animate(withDuration: 0.3) { } }
      }
      """
    let tokens = """
      import UIKit
      enum Motion {
        enum Duration { static let fast = 0.1; static let normal = 0.3; static let slow = 0.5 }
      }
      final class VideoViewController: UIViewController { func go() { UIView.animate(withDuration: Motion.Duration.normal) { } } }
      """
    #expect(
      try messages(PreferToken.rule, ["Motion.swift": tokens, "Video.swift": code]) == [
        "duration 0.3 is the token Motion.Duration.normal; write that"
      ])
  }

  // MARK: Fonts with their type before them

  private static let type = """
    extension UIFont {
      static let note = UIFont.systemFont(ofSize: 13, weight: .medium)
      static let lead = UIFont.systemFont(ofSize: 19, weight: .medium)
    }
    final class Row: UIView { func show() { a.font = .note; b.font = .lead; c.font = .note } }
    """

  @Test(arguments: [
    "bar.titleFont = ↓UIFont.systemFont(ofSize: 13, weight: .medium)",
    "let text = NSAttributedString(string: a, attributes: [.font: ↓UIFont.systemFont(ofSize: 13, weight: .medium)])",
    "text.addAttribute(.font, value: ↓UIFont.systemFont(ofSize: 13, weight: .medium), range: all)",
    "show(font: ↓UIFont.systemFont(ofSize: 13, weight: .medium).condensed)",
    "let height = UIFont.systemFont(ofSize: 13, weight: .medium).lineHeight",
    "label.font = isLead ? .lead : ↓UIFont.systemFont(ofSize: 13, weight: .medium)",
    // What is scaled stands for itself.
    "label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: UIFont.systemFont(ofSize: 13, weight: .medium))",
    "label.font = UIFont.systemFont(ofSize: 14, weight: .medium)",
  ])
  func aFontIsNamedWhereverItStands(_ statement: String) throws {
    let code = "final class Other: UIView { func show() { \(statement) } }"
    let trial = try ProjectTrial(["Type.swift": Self.type, "Other.swift": code])
    #expect(trial.marked(PreferToken.rule) == trial.files)
  }

  @Test func theFontsOfCasesAreNotToldToBeThemselves() throws {
    let styles = """
      enum Typography { case hero, headline, body }
      extension Font {
        static func themeFont(_ style: Typography) -> Font {
          switch style {
          case .hero: return Font.system(size: 36, weight: .medium)
          case .headline: return Font.system(size: 24, weight: .bold)
          case .body: return Font.system(size: 15)
          }
        }
      }
      """
    let view = """
      struct Card: View {
        var body: some View {
          VStack {
            Text("").font(.themeFont(.hero))
            Text("").font(.themeFont(.body))
            Text("").font(↓Font.system(size: 36, weight: .medium))
          }
        }
      }
      """
    let trial = try ProjectTrial(["Styles.swift": styles, "Card.swift": view])
    #expect(trial.marked(PreferToken.rule) == trial.files)
  }

  // MARK: Animations

  private static let motion = """
    enum Motion {
      static let fast: Animation = .easeInOut(duration: 0.1)
      static let easeInOutSlower: Animation = .easeInOut(duration: 0.4)
      static let late: Animation = .easeIn(duration: 0.6).delay(1)
      static let springy = Animation.spring(response: 0.3, dampingFraction: 0.7)
    }
    struct Row: View {
      var body: some View { Text("").opacity(isOn ? 1 : 0.5).animation(Motion.fast, value: isOn) }
    }
    """

  private func animations(_ code: String) throws -> [Finding] {
    try ProjectTrial(["Motion.swift": Self.motion, "View.swift": code]).findings(PreferToken.rule)
  }

  @Test(arguments: [
    "func show() { withAnimation(.easeInOut(duration: 0.4)) { isOn.toggle() } }",
    "func show() { withAnimation(Animation.easeInOut(duration: 0.4).delay(1)) { isOn.toggle() } }",
    "let fade: Animation = .easeInOut(duration: 0.4)",
  ])
  func anAnimationIsNamedAsAWhole(_ code: String) throws {
    let found = try animations(code)
    #expect(
      found.map(\.message) == ["animation of duration 0.4 is the token Motion.easeInOutSlower; write that"])
    let edit = try #require(found.first?.fixes.first?.edits.first)
    #expect(edit.text == "Motion.easeInOutSlower")
    let replaced = Array(code.utf8)[edit.range.start..<edit.range.end]
    #expect(String(decoding: replaced, as: UTF8.self).hasSuffix("easeInOut(duration: 0.4)"))
  }

  @Test("a spring is told by all of its numbers")
  func springs() throws {
    let found = try animations(
      "func show() { withAnimation(.spring(response: 0.3, dampingFraction: 0.7)) { isOn.toggle() } }")
    #expect(found.map(\.message) == ["animation of response 0.3 is the token Motion.springy; write that"])
    #expect(
      try animations(
        "func show() { withAnimation(.spring(response: 0.3, dampingFraction: 0.9)) { isOn.toggle() } }"
      ).isEmpty)
  }

  @Test(
    "Other animations",
    arguments: [
      "withAnimation(.easeOut(duration: 0.4))", "withAnimation(.spring(duration: 0.4))",
      "withAnimation(.spring(duration: 0.4, bounce: 0.2))",
      // What comes later in one is not in the other.
      "withAnimation(.easeIn(duration: 0.6))",
    ])
  func anotherCurveIsAnotherAnimation(_ call: String) throws {
    #expect(try animations("func show() { \(call) { isOn.toggle() } }").isEmpty)
  }

  // MARK: Whose type

  @Test(
    "a font is of the framework's type that is declared for what makes it",
    arguments: [
      "enum Face { static func ui(size: CGFloat, weight: Font.Weight) -> Font { .system(size: size, weight: weight) } }",
      "enum Face { typealias Result = Font\nstatic func ui(size: CGFloat, weight: UIFont.Weight) -> Result { Font.system(size: size, weight: weight) } }",
      "enum Face { static func ui(size: CGFloat, weight: Font.Weight) -> Font { Font(UIFont.systemFont(ofSize: size, weight: .medium)) } }",
    ])
  func fontsOfAFactory(_ face: String) throws {
    let typography = "enum Typography { static let body = Face.ui(size: 16, weight: .medium) }"
    let view =
      "struct Row: View { var body: some View { Text(\"\").font(.system(size: 16, weight: .medium)) } }"
    #expect(
      try messages(PreferToken.rule, ["Face.swift": face, "Typography.swift": typography, "Row.swift": view])
        == ["font system 16 medium is the token Typography.body; write that"])
  }

  @Test(
    "a color is of the framework's type that is declared for what makes it",
    arguments: [
      ("static let ink = Pigment.mix(0x102030)", ColorType.swiftUI),
      ("static let ink = Pigment.layer(0x102030)", .uiKit),
      ("static let ink = Pigment.one.opacity(0.5)", .swiftUI),
      ("static let ink = { Pigment.layer(0x102030) }()", .uiKit),
      ("static var ink: Paint { Pigment.layer(0x102030) }", .uiKit),
      ("static let ink = Paint(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)", .uiKit),
    ])
  func colorsOfAFactory(_ ink: String, _ type: ColorType) throws {
    let pigment = """
      #if canImport(UIKit)
      typealias Paint = UIColor
      #else
      typealias Paint = NSColor
      #endif
      enum Pigment {
        static let one = mix(0x102030)
        static func mix(_ hex: Int) -> Color { Color(UIColor(hex: hex)) }
        static func layer(_ hex: Int) -> Paint { Paint(hex: hex) }
      }
      """
    let trial = try ProjectTrial(["Pigment.swift": pigment, "Colors.swift": "enum InkColors { \(ink) }"])
    let found = trial.project.discovery.colors.filter { $0.path == ["InkColors", "ink"] }
    #expect(found.map(\.type) == [type])
  }
}
