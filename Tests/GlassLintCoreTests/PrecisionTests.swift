import Testing

@testable import GlassLintCore

/// What is left alone since it is no slip, and what is said once.
@Suite struct PrecisionTests {
  // MARK: Colors

  private static let palette = """
    enum Palette {
      static let ink = Color(red: 0.1, green: 0.1, blue: 0.12)
      static let accent = Color(red: 0.9, green: 0.2, blue: 0.3)
      static let glow = Color(red: 1, green: 0.6, blue: 0.2)
      static let overlay = Color(red: 0.5, green: 0.5, blue: 0.9)
    }
    """

  private func colors(_ members: String, type: String = "struct Card: View", head: String = "") throws
    -> [String]
  {
    let code = "import SwiftUI\n\(head)\n\(type) {\n\(members)\n}"
    return try ProjectTrial(["Palette.swift": "import SwiftUI\n" + Self.palette, "Card.swift": code])
      .findings(HardcodedColor.rule).map(\.message)
  }

  private static let blue = "Color(red: 0, green: 0.478, blue: 1)"
  private static let plain =
    "color #007AFF is spelled by component; it is the system's `systemBlue` in light appearance, which adapts"

  @Test(arguments: [
    "Text(\"\").foregroundStyle(%)", "Text(\"\").background(%)", "Badge(tint: %)",
    "Circle().fill(isOn ? % : .clear)",
  ])
  func paintWantsAName(_ view: String) throws {
    #expect(try colors("var body: some View { \(view.replacing("%", with: Self.blue)) }") == [Self.plain])
  }

  @Test(arguments: [
    "LinearGradient(colors: [%, %], startPoint: .top, endPoint: .bottom)",
    "FluidBackground(blobs: [%, Color(red: 0.3, green: 0, blue: 0.4)])",
    "MeshView(stops: [Gradient.Stop(color: %, location: 0)])", "Text(\"\").shadow(color: %, radius: 4)",
    "Rectangle().fill(Color(white: 0, opacity: 0.4))",
    "Rectangle().fill(Color(red: 0, green: 0, blue: 0, opacity: 0))",
    "Canvas { context, size in context.fill(path, with: .color(%)) }",
    "Text(\"\").background(ThemedColor(dark: %, light: Palette.ink))",
    "Text(\"\").background(colorScheme == .dark ? % : Color(red: 0.9, green: 0.9, blue: 1))",
    "Text(\"\").background(Color(uiColor: UIColor { $0.userInterfaceStyle == .dark ? UIColor(red: 0.2, green: 0.4, blue: 0.8, alpha: 1) : .red }))",
  ])
  func picturesWashesAndAppearancesDoNot(_ view: String) throws {
    let members =
      "@Environment(\\.colorScheme) var colorScheme\nvar body: some View { \(view.replacing("%", with: Self.blue)) }"
    #expect(try colors(members) == [])
  }

  @Test func aKeyToDataIsAPicture() throws {
    let key = """
      var color: Color {
        switch level {
        case .low: return \(Self.blue)
        case .middle: return Color(red: 0.3, green: 0.7, blue: 0.2)
        case .high: return Color(red: 0.8, green: 0.3, blue: 0.2)
        }
      }
      var body: some View { Circle().fill(color) }
      """
    #expect(try colors(key) == [])
  }

  @Test(arguments: [
    "path.fillColor = %.cgColor", "context.setFillColor(%.cgColor)", "func draw(_ rect: CGRect) { paint(%) }",
  ])
  func drawingsAreMadeByHand(_ statement: String) throws {
    let color = "UIColor(red: 0.2, green: 0.4, blue: 0.8, alpha: 1)"
    let code = statement.replacing("%", with: color)
    let member = statement.hasPrefix("func") ? code : "func setUp() { \(code) }"
    #expect(try colors(member, type: "final class LogoView: UIView") == [])
  }

  @Test func aStopMayHaveANameOfItsFunction() throws {
    let code = """
      func setUp() {
        let first = UIColor(red: 0.9, green: 0.2, blue: 0.3, alpha: 1).cgColor
        let second = UIColor(red: 0.2, green: 0.4, blue: 0.9, alpha: 1).cgColor
        gradient.colors = [first, second]
      """
    let type = "final class LogoView: UIView"
    #expect(try colors(code + "}", type: type) == [])
    #expect(try colors(code + "\nlayer.borderColor = first }", type: type).count == 1)
  }

  /// Of two stops with names of the function only one is a token's, which has it by chance.
  @Test func aNamedStopIsATokenOnlyWhereAllAre() throws {
    let code = """
      func setUp() {
        let first = Color(red: 0.2, green: 0.4, blue: 0.8)
        let second = Color(red: 0.9, green: 0.2, blue: 0.3)
        gradient.colors = [first, second]
      }
      """
    #expect(try colors(code, type: "final class LogoView: UIView") == [])
  }

  @Test func aKeyMayHoldSetsOfColors() throws {
    let set =
      "StateColors(surface: Color(red: 0.2, green: 0.4, blue: 0.7), mark: Color(red: 0.2, green: 0.7, blue: 0.7))"
    let key = """
      var colors: StateColors {
        switch state {
        case .ready: return \(set)
        case .recording: return StateColors(surface: .red, mark: .white)
        case .done: return StateColors(surface: .green, mark: .white)
        }
      }
      """
    #expect(try colors(key) == [])
  }

  @Test(arguments: [
    "colorScheme == .dark ? Color(red: 0.2, green: 0.2, blue: 0.3) : .white",
    "colorScheme == .dark ? Color(.secondarySystemBackground) : Color(red: 0.9, green: 0.9, blue: 0.95)",
  ])
  func theOtherAppearanceMayBeTheSystems(_ choice: String) throws {
    let code =
      "@Environment(\\.colorScheme) var colorScheme\nvar body: some View { Text(\"\").background(\(choice)) }"
    #expect(try colors(code) == [])
  }

  @Test(arguments: [
    "let maker = CodeImageGenerator(foregroundColor: %, size: 30)", "filter.color0 = %",
    "let code = BarcodeFilter(backgroundColor: %)",
  ])
  func picturesOfDataHaveColorsForMachines(_ statement: String) throws {
    let code = statement.replacing("%", with: "CGColor(gray: 0.2, alpha: 1)")
    #expect(try colors("func make() { \(code) }") == [])
  }

  @Test func aViewsOwnPaletteHasNames() throws {
    let constants = ["paper", "line", "mark"].enumerated().map {
      "private let \($1) = Color(red: 0.\($0 + 2), green: 0.4, blue: 0.8)"
    }
    let body = "\nvar body: some View { Circle() }"
    #expect(try colors(constants.joined(separator: "\n") + body) == [])
    #expect(try colors("var tint = \(Self.blue)" + body) == [])
    #expect(try colors("private let darkLine = \(Self.blue)" + body) == [])
    #expect(try colors("private let lineColor = \(Self.blue)" + body) == [])
    #expect(try colors("init(tint: Color = \(Self.blue)) {}" + body) == [])
    #expect(try colors("private let mood = \(Self.blue)" + body) == [Self.plain])
  }

  @Test func aStopIsNoToken() throws {
    let gradient =
      "var body: some View { LinearGradient(colors: [%, Color(red: 0.9, green: 0.2, blue: 0.3)]) }"
    #expect(try colors(gradient.replacing("%", with: Self.blue)) == [])
    #expect(try colors(gradient.replacing("%", with: "Color(red: 1, green: 0.6, blue: 0.2)")) == [])
  }

  // MARK: Tokens

  private static let spacing = """
    enum Spacing {
      static let small: CGFloat = 12
      static let medium: CGFloat = 16
      static let large: CGFloat = 24
    }
    """

  @Test func fourSidesAreOnePlace() throws {
    let code = "let a = Text(\"\").padding(EdgeInsets(top: 16, leading: 12, bottom: 16, trailing: 12))"
    let found = try ProjectTrial(["Spacing.swift": Self.spacing, "A.swift": code]).findings(PreferToken.rule)
    #expect(
      found.map(\.message) == [
        "inset 16 is the token Spacing.medium; write that; inset 12 is the token Spacing.small; write that"
      ])
    #expect(found.first?.notes.count == 3)
    #expect(found.first?.fixes.map(\.title) == ["Use Spacing.medium, Spacing.small"])
    #expect(found.first?.fixes.first?.edits.count == 4)
  }

  @Test func bothArmsOfAConditionAreOnePlace() throws {
    let code = "let a = Text(\"\").padding(isWide ? 16 : 16)"
    let found = try ProjectTrial(["Spacing.swift": Self.spacing, "A.swift": code]).findings(PreferToken.rule)
    #expect(found.map(\.message) == ["padding 16 is the token Spacing.medium; write that"])
  }

  @Test func aComponentsNumbersAreForThat() throws {
    let tokens = """
      enum ButtonTokens {
        static let cornerRadius: CGFloat = 12
        static let iconSpacing: CGFloat = 8
        static let smallRadius: CGFloat = 6
        static let largeRadius: CGFloat = 18
      }
      """
    let shape = "RoundedRectangle(cornerRadius: 12)"
    func count(_ name: String) throws -> Int {
      try ProjectTrial([
        "Tokens.swift": tokens, "\(name).swift": "struct \(name): View { var body: some View { \(shape) } }",
      ]).findings(PreferToken.rule).count
    }
    #expect(try count("ProfileCard") == 0)
    #expect(try count("PrimaryButton") == 1)
  }

  @Test func aThemesOwnValueIsADeclaration() throws {
    let theme = """
      enum Theme { static let radius: RadiusSystemProtocol = RadiusSystem() }
      struct Radius { var points: CGFloat }
      protocol RadiusSystemProtocol { var sm: Radius { get }; var md: Radius { get }; var lg: Radius { get } }
      struct RadiusSystem: RadiusSystemProtocol {
        var sm: Radius { make(8) }
        var md: Radius { make(12) }
        var lg: Radius { make(16) }
        private func make(_ points: CGFloat) -> Radius { Radius(points: points) }
      }
      """
    let view =
      "let a = RoundedRectangle(cornerRadius: Theme.radius.md.points)\nlet b = RoundedRectangle(cornerRadius: 12)"
    let found = try ProjectTrial(["Theme.swift": theme, "View.swift": view]).findings(PreferToken.rule)
    #expect(found.map(\.location.file) == ["View.swift"])
  }

  @Test func typesSideBySideAreEachForTheirPlace() throws {
    let constants = """
      import SwiftUI
      enum Constants {
        enum Popup { static let spacing: CGFloat = 9; static let margins: CGFloat = 13; static let gap: CGFloat = 3 }
        enum Widget { static let spacing: CGFloat = 2; static let margin: CGFloat = 5; static let gap: CGFloat = 1 }
      }
      """
    func names(_ file: String) throws -> [String?] {
      try ProjectTrial(["Constants.swift": constants, file: "let a = VStack(spacing: 9) {}.padding(13)"])
        .findings(PreferToken.rule).map { $0.fixes.first?.edits.first?.text }
    }
    #expect(try names("Popup.swift") == ["Constants.Popup.spacing", "Constants.Popup.margins"])
    #expect(try names("Settings.swift") == [])
  }

  @Test func aComponentsFontIsForThat() throws {
    let fonts = """
      import UIKit
      extension UIFont {
        enum verse {
          static let reply = UIFont.systemFont(ofSize: 15)
          static let aboutIdentity = UIFont.systemFont(ofSize: 15)
          static let followCount = UIFont.systemFont(ofSize: 15, weight: .semibold)
          static let aboutName = UIFont.systemFont(ofSize: 15, weight: .semibold)
        }
      }
      """
    func messages(_ label: String) throws -> [String] {
      let code = "import UIKit\nfunc f(_ \(label): UILabel) { \(label).font = UIFont.systemFont(ofSize: 15) }"
      return try ProjectTrial(["Fonts.swift": fonts, "\(label).swift": code]).findings(PreferToken.rule).map(
        \.message)
    }
    #expect(try messages("hintLabel") == [])
  }

  @Test func aFontOfManyFilesIsNoOneComponents() throws {
    func messages(_ files: Int) throws -> [String] {
      var all = [
        "Fonts.swift": "import SwiftUI\nextension Font { static let rowName = Font.system(size: 13) }",
        "Detail.swift": "let a = Text(\"\").font(.system(size: 13))",
      ]
      for file in 0..<files { all["View\(file).swift"] = "let v\(file) = Text(\"\").font(.rowName)" }
      return try ProjectTrial(all).findings(PreferToken.rule).map(\.message)
    }
    #expect(try messages(2) == [])
    #expect(try messages(6) == ["font system 13 is the token Font.rowName; write that"])
  }

  // MARK: Scales

  @Test(arguments: [
    "Text(\"\").padding(7).padding(.bottom, -7)", "HStack(spacing: -7) {}", "Text(\"\").padding(.bottom, 49)",
    "Text(\"\").padding(.top, 47)", "Text(\"\").padding(4.5)",
  ])
  func distancesWithAReasonAreNoSlips(_ view: String) throws {
    let habit = (0..<60).map { "let a\($0) = Text(\"\").padding(\($0 % 2 == 0 ? 8 : 48))" }.joined(
      separator: "\n")
    let found = try ProjectTrial([
      "A.swift": habit, "B.swift": "let b = \(view)", "Spacing.swift": Self.spacing,
    ])
    .findings(SpacingScale.rule)
    #expect(found.map(\.message) == [])
  }

  @Test(arguments: [
    ("Image(\"app\").frame(width: 40, height: 40).clipShape(.rect(cornerRadius: 9))", 0),
    ("Text(\"\").frame(width: 200, height: 40).clipShape(.rect(cornerRadius: 9))", 1),
  ])
  func anIconIsCutByItsSize(_ view: String, _ count: Int) throws {
    let radii =
      "enum Radius {\nstatic let small: CGFloat = 4\nstatic let medium: CGFloat = 8\nstatic let large: CGFloat = 16\n}"
    let found = try ProjectTrial(["Radius.swift": radii, "B.swift": "let b = \(view)"]).findings(
      RadiusScale.rule)
    #expect(found.count == count)
  }

  @Test func aShadowWrittenAgainAndAgainIsALevel() throws {
    let levels = """
      import SwiftUI
      enum Elevation {
        static let low = (opacity: 0.05, radius: 2.0, y: 1.0)
        static let high = (opacity: 0.1, radius: 8.0, y: 4.0)
      }
      """
    func messages(_ count: Int) throws -> [String] {
      let views = (0..<count).map {
        "let v\($0) = Text(\"\").shadow(color: .black.opacity(0.11), radius: 9, y: 4)"
      }
      return try ProjectTrial([
        "Elevation.swift": levels, "A.swift": "import SwiftUI\n" + views.joined(separator: "\n"),
        "Named.swift":
          "import SwiftUI\nlet named = Text(\"\").shadow(radius: Elevation.high.radius, y: Elevation.high.y)",
      ]).findings(ShadowScale.rule).map(\.message)
    }
    #expect(try messages(1).count == 1)
    #expect(try messages(2) == [])
  }

  // MARK: What other code says

  private func messages(_ rule: Rule, _ files: [String], platforms: [String: String] = [:]) throws
    -> [String]
  {
    let named = files.enumerated().map { ("File\($0).swift", "import SwiftUI\n" + $1) }
    return try ProjectTrial(Dictionary(uniqueKeysWithValues: named))
      .findings(rule, platforms: platforms).map(\.message)
  }

  @Test func initializersOfTheProjectsOwnAreNotSwiftUIs() throws {
    func found(_ call: String) throws -> Int {
      let view = "let a = List { \(call) }"
      return try messages(DeprecatedModifier.rule, [view], platforms: ["iOS": "17.0"]).count
    }
    #expect(try found("Section(header: Text(\"A\")) { Text(\"B\") }") == 1)
    #expect(try found("Section(header: \"A\", learnMore: url) { Text(\"B\") }") == 0)
  }

  @Test func aPictureOfTheProjectsOwnMayHaveAName() throws {
    let button = "struct A: View { var body: some View { Button(action: go) { %@ } } }"
    let own = try messages(
      ControlLabel.rule,
      [
        button.replacing("%@", with: "Image.close"),
        "extension Image { static let close = Image(\"close\") }",
      ])
    #expect(own.count == 1 && own[0].contains("the picture's name"))
    let nameless = try messages(ControlLabel.rule, [button.replacing("%@", with: "Image(uiImage: picture)")])
    #expect(nameless.count == 1 && nameless[0].contains("has no name for it"))
  }

  @Test func whatOtherFilesShowInABarIsNoTarget() throws {
    let button = """
      struct Trust: View {
        var body: some View { Button(action: go) { Image(systemName: "lock").frame(width: 20, height: 20) } }
      }
      """
    func found(_ use: String) throws -> Int {
      try messages(TouchTarget.rule, [button, "let a = Text(\"\")\(use)"], platforms: ["iOS": "17.0"]).count
    }
    #expect(try found(".overlay { Trust() }") == 1)
    #expect(try found(".toolbar { ToolbarItem(placement: .topBarTrailing) { Trust() } }") == 0)
  }

  @Test func circularCornersOnPurposeAreLeftAlone() throws {
    let corner = "Circle().clipShape(.rect(cornerRadius: 12, style: .circular))\n"
    func found(_ count: Int, besides other: String = "") throws -> Int {
      let corners = (0..<count).map { "let a\($0) = \(corner)" }.joined()
      return try messages(ContinuousCorners.rule, [corners, other]).count
    }
    let continuous = "let b = " + corner.replacing("circular", with: "continuous")
    #expect(try found(2) == 0)
    #expect(try found(3, besides: continuous) == 3)
  }

  @Test func groundsGivenWithTheirLabelCount() throws {
    func found(_ ground: String) throws -> Int {
      try messages(
        LabelColor.rule,
        ["let a = VStack { Text(\"\").foregroundStyle(.black) }.background(content: { \(ground) })"]
      ).count
    }
    #expect(try found("Color.yellow") == 0)
    #expect(try found("Color(uiColor: .systemBackground)") == 1)
  }

  @Test func aStackThatIsPutIntoSomethingIsNotFlattened() throws {
    func found(_ end: String) throws -> Int {
      let bar = """
        let a = Text("").toolbar {
          ToolbarItem(placement: .bottomBar) {
            HStack { Button("A", action: a); Button("B", action: b) }\(end)
          }
        }
        """
      return try messages(BottomBarStack.rule, [bar]).count
    }
    #expect(try found(".padding()") == 1)
    #expect(try found(".scrollsIfTooLong()") == 0)
  }
}
