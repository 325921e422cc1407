import Testing

@testable import GlassLintCore

@Suite struct FixedFontSizeTests {
  private let trial = RuleTrial(FixedFontSize.rule)

  @Test(arguments: [
    (".system(size: 17)", ".body"), (".system(size: 16.0)", ".callout"),
    (".system(size: 14)", ".subheadline"),
    (".system(size: 18, weight: .bold)", ".body.weight(.bold)"), ("Font.system(size: 34)", "Font.largeTitle"),
    (".system(size: 25, design: .serif)", ".system(.title, design: .serif)"),
    (".system(size: 12).bold()", ".caption.bold()"),
    (".custom(\"Inter\", fixedSize: 15)", ".custom(\"Inter\", size: 15)"),
    (".system(size: 10, weight: isOn ? .bold : .regular)", ".caption2.weight(isOn ? .bold : .regular)"),
  ])
  func aSizeBecomesItsTextStyle(_ font: String, _ style: String) {
    let code = "let text = Text(\"a\").font(\(font))"
    #expect(trial.findings(code).count == 1)
    #expect(trial.fixed(code) == "let text = Text(\"a\").font(\(style))")
  }

  @Test(arguments: [".system(size: 9)", ".system(size: 48)", ".system(size: 17 /* as drawn */)"])
  func whatHasNoStyleIsOnlyReported(_ font: String) {
    let code = "let text = Text(\"a\").font(\(font))"
    #expect(trial.findings(code).count == 1)
    #expect(trial.fixed(code) == code)
  }

  @Test(arguments: [
    ".body", ".system(.body)", ".system(.title, design: .rounded, weight: .bold)",
    ".custom(\"Inter\", size: 15)",
    ".custom(\"Inter\", size: 15, relativeTo: .body)", ".system(size: height / 2)", ".system(size: size)",
    ".system(size: metrics.scaledValue(for: 17))", ".system(size: 80)", ".system(size: 0)",
  ])
  func whatScalesOrIsNotKnownIsQuiet(_ font: String) {
    #expect(trial.findings("let text = Text(\"a\").font(\(font))").isEmpty)
  }

  @Test func aNamedSizeIsFollowed() {
    let code = { (declaration: String) in
      """
      struct Row: View {
        \(declaration)
        var body: some View { Text("a").font(.system(size: size)) }
      }
      """
    }
    #expect(trial.findings(code("private let size: CGFloat = 17")).count == 1)
    #expect(trial.findings(code("private var size: CGFloat { isLarge ? 20 : 17 }")).count == 1)
    #expect(trial.findings(code("@ScaledMetric private var size: CGFloat = 17")).isEmpty)
    #expect(trial.findings(code("@ScaledMetric(relativeTo: .title) var size = 17.0")).isEmpty)
    #expect(trial.findings(code("@State private var size: CGFloat = 17")).isEmpty)
    #expect(trial.findings(code("var size: CGFloat = 17")).isEmpty)
  }

  @Test(arguments: [
    "Image(systemName: \"star\").font(.system(size: 17))",
    "Button { go() } label: { Image(systemName: \"star\") }.font(.system(size: 17))",
    "icon.symbolRenderingMode(.palette).font(.system(size: 17))", "Text(\"🎉\").font(.system(size: 40))",
    "Canvas { context, size in context.draw(Text(\"a\").font(.system(size: 10)), at: .zero) }",
  ])
  func picturesAreQuiet(_ view: String) {
    #expect(trial.findings("let view = \(view)").isEmpty)
  }

  private static let back = "Button { dismiss() } label: { Image(systemName: \"chevron.left\") }"

  @Test(arguments: [
    "Image(systemName: \"a\"); Spacer(); \(back)",
    "\(back); if isOn { \(back) } else { Image(systemName: \"b\") }",
    "VStack { Button(action: go) { Image(systemName: \"a\") }; Spacer() }",
    "Image(systemName: \"a\").onTapGesture { open() }",
    "Menu { Text(\"A\") } label: { Image(systemName: \"a\") }",
    "NavigationLink { Details() } label: { Image(systemName: \"a\") }; Image(systemName: \"b\")",
    "Image(systemName: \"a\").accessibilityLabel(Text(\"Open\"))",
  ])
  func theSizeOfSymbolsInAContainerIsQuiet(_ content: String) {
    #expect(trial.findings("let view = HStack { \(content) }.font(.system(size: 24))").isEmpty)
  }

  @Test(arguments: [
    "\(back); Text(\"A\")", "\(back); title", "\(back); Badge()", "Spacer()", "\(back); makeTitle()",
    "Button(\"Go\") { go() }; Image(systemName: \"a\")", "\(back); if isOn { Text(\"A\") }",
    "Button { dismiss() } label: { Image(systemName: \"a\"); Text(\"A\") }",
    "Button { dismiss() } label: { Label(\"A\", systemImage: \"a\") }; \(back)",
    "Image(systemName: \"a\").overlay { Text(\"3\") }",
  ])
  func aTextAmongSymbolsIsFound(_ content: String) {
    #expect(trial.findings("let view = HStack { \(content) }.font(.system(size: 24))").count == 1)
  }

  @Test(arguments: [
    "image.applyingSymbolConfiguration(.init(font: FONT, scale: .large))",
    "image.withConfiguration(UIImage.SymbolConfiguration.init(font: FONT))",
    "UIImage(systemName: \"a\", withConfiguration: .init(font: FONT))",
    "{ let c: UIImage.SymbolConfiguration = .init(font: FONT); return c }()",
    "{ view.preferredSymbolConfiguration = .init(font: FONT) }()",
    "{ view.setPreferredSymbolConfiguration(.init(font: FONT), forImageIn: .normal) }()",
  ])
  func theFontOfASymbolConfigurationIsQuiet(_ expression: String) {
    for font in [".systemFont(ofSize: 17)", "UIFont.boldSystemFont(ofSize: 17)"] {
      #expect(trial.findings("let a = \(expression.replacing("FONT", with: font))").isEmpty)
    }
  }

  @Test func anotherImplicitInitializerIsNoSymbolConfiguration() {
    #expect(trial.findings("let a = Row(.init(font: .systemFont(ofSize: 17)))").count == 1)
  }

  @Test func uiKitFontsAreScaled() {
    let code = "import UIKit\nlabel.font = UIFont.boldSystemFont(ofSize: 22)"
    let scaled = "UIFontMetrics(forTextStyle: .title2).scaledFont(for: UIFont.boldSystemFont(ofSize: 22))"
    #expect(trial.fixed(code) == "import UIKit\nlabel.font = \(scaled)")
  }

  @Test func aFontThatMayBeMissingIsScaledOnceItIsThere() {
    let code = "label.font = UIFont(name: \"Inter\", size: 17)"
    #expect(trial.findings(code).count == 1)
    #expect(trial.fixed(code) == code)
    #expect(
      trial.fixed(code + "!")
        == "label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: UIFont(name: \"Inter\", size: 17)!)"
    )
  }

  @Test(arguments: [
    "let font = UIFont.systemFont(ofSize: 17)\n  return UIFontMetrics.default.scaledFont(for: font)",
    "label.font = .systemFont(ofSize: 17)\n  label.font = metrics.scaledFont(for: label.font)",
    "guard let font = UIFont(name: \"Inter\", size: 17) else { return nil }\n  return metrics.scaledFont(for: font)",
    "return UIFont.systemFont(ofSize: 12).familyName",
    "return UIFont(name: family, size: 12) != nil",
    "let page = UIGraphicsPDFRenderer(bounds: bounds)\n  return page.draw(UIFont.systemFont(ofSize: 12))",
    "appearance.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 17)]",
    "return NSFont.systemFont(ofSize: 13)",
  ])
  func uiKitFontsThatScaleOrCannotAreQuiet(_ body: String) {
    #expect(trial.findings("func make() -> Any {\n  \(body)\n}").isEmpty)
  }

  @Test func anotherFontOfTheFunctionThatScalesIsNoExcuse() {
    let code = """
      func setUp() {
        label.font = .boldSystemFont(ofSize: 17)
        title.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 17))
        note.attributedText = text(attributes: [.font: UIFont.systemFont(ofSize: 12)])
      }
      """
    #expect(trial.findings(code).count == 2)
  }

  @Test func fontsOfATableThatScalesThemAreQuiet() {
    let code = """
      enum Fonts {
        static let all: [UIFont.TextStyle: UIFont] = [.body: UIFont(name: "Inter", size: 17)!]
        static func font(_ style: UIFont.TextStyle) -> UIFont {
          UIFontMetrics(forTextStyle: style).scaledFont(for: all[style]!)
        }
      }
      """
    #expect(trial.findings(code).isEmpty)
  }

  @Test func aStyleIsNotNamedInItsOwnDeclaration() {
    let code = "extension Font {\n  static let body = Font.system(size: 17)\n}"
    #expect(trial.fixed(code) == code)
  }

  @Test func aTokenOfAnotherFileIsFixedToo() throws {
    let trial = try ProjectTrial([
      "Tokens.swift": """
      enum DS {
        enum FontSize {
          static let small: CGFloat = 12
          static let body: CGFloat = 17
          static let title: CGFloat = 28
        }
      }
      """,
      "Row.swift": """
      let text = Text("a").font(.↓system(size: DS.FontSize.body))
      let other = Text("a").font(.system(size: model.FontSize.body))
      let more = Text("a").font(.system(size: DS.FontSize.unknown))
      """,
    ])
    #expect(trial.marked(FixedFontSize.rule) == trial.files)
  }

  @Test func anAccessoryOfTheLockScreenIsAsLargeAsItsRoom() {
    let widget = { (family: String) in
      """
      struct LevelWidget: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "Level", provider: Provider()) { _ in Text("LOW").font(.system(size: 43)) }
            .supportedFamilies([\(family)])
        }
      }
      """
    }
    #expect(trial.findings(widget(".accessoryRectangular")).isEmpty)
    #expect(trial.findings(widget(".accessoryRectangular, .systemSmall")).count == 1)
  }

  @Test func aPlaceholderOfAModifierInAnotherFileIsADrawing() throws {
    let skeleton = """
      extension View {
        @ViewBuilder func skeleton(if isLoading: Bool) -> some View {
          if isLoading { redacted(reason: .placeholder) } else { self }
        }
      }
      """
    let text = { (isLoading: String) in
      "struct Lines: View { var body: some View { VStack { Text(a).font(.system(size: 35)) }.skeleton(if: \(isLoading)) } }"
    }
    #expect(
      try ProjectTrial(["A.swift": text("true"), "B.swift": skeleton]).findings(FixedFontSize.rule).isEmpty)
    #expect(
      try ProjectTrial(["A.swift": text("isLoading"), "B.swift": skeleton]).findings(FixedFontSize.rule).count
        == 1)
  }

  @Test func aKeyIsAsLargeAsTheFrameThatAnotherFileGivesIt() throws {
    let key = "struct Key: View { var body: some View { Text(a).font(.system(size: 24)) } }"
    let pad = "struct Pad: View { var body: some View { HStack { Key().frame(width: side, height: side) } } }"
    #expect(try ProjectTrial(["A.swift": key, "B.swift": pad]).findings(FixedFontSize.rule).isEmpty)
    let free = pad.replacing(".frame(width: side, height: side)", with: ".padding()")
    #expect(try ProjectTrial(["A.swift": key, "B.swift": free]).findings(FixedFontSize.rule).count == 1)
  }

  @Test func macOSHasNoDynamicType() throws {
    let font = "Text(\"a\").font(.system(size: 17))"
    #expect(RuleTrial(FixedFontSize.rule, platforms: ["macOS": "14.0"]).findings("let a = \(font)").isEmpty)
    #expect(trial.findings("import AppKit\nimport SwiftUI\nlet a = \(font)").isEmpty)
    let files = [
      "Row.swift": "import SwiftUI\nlet a = \(font)", "Window.swift": "import AppKit\nlet b = NSWindow()",
    ]
    #expect(try ProjectTrial(files).findings(FixedFontSize.rule).isEmpty)
    let mixed = files.merging(["Phone.swift": "import UIKit\nlet c = UIView()"]) { $1 }
    #expect(try ProjectTrial(mixed).findings(FixedFontSize.rule).count == 1)
  }

  /// The font that is seen is that of the subclass.
  @Test func aDefaultThatASubclassSetsIsQuiet() throws {
    let field = "import UIKit\nclass CodeField: UITextField { var font2: UIFont = .systemFont(ofSize: 16) }"
    func found(_ assignment: String) throws -> Int {
      let own =
        "import UIKit\nclass OwnField: CodeField { init(_ font: UIFont) { super.init(); \(assignment) } }"
      return try ProjectTrial(["A.swift": field, "B.swift": own]).findings(FixedFontSize.rule).count
    }
    #expect(try found("font2 = font") == 0)
    #expect(try found("self.font2 = font") == 0)
    #expect(try found("other = font") == 1)
  }
}
