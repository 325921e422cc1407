import Testing

@testable import GlassLintCore

/// What the project declares, in whatever file, decides what code means.
@Suite struct OwnDeclarationTests {
  @Test func modelsInStateAreNoSprawl() throws {
    let view = """
      struct Editor: View {
        @State private var store = Store()
        @State private var feed = Feed()
        var body: some View { Rows(store: store, feed: feed) }
      }
      """
    func count(_ kind: String) throws -> Int {
      try ProjectTrial(["A.swift": view, "Models.swift": "\(kind) Store {}\n\(kind) Feed {}"])
        .findings(StateSprawl.rule, options: ["max": .number(1)]).count
    }
    #expect(try count("final class") == 0)
    #expect(try count("struct") == 1)
  }

  @Test func initializersOfAnExtensionAreNotDeprecated() throws {
    let view = "let a = NavigationLink(destination: Text(\"\"), isActive: $on) { Text(\"More\") }"
    let own =
      "extension NavigationLink { init(destination: Text, isActive: Flag, title: String) { fatalError() } }"
    func count(_ files: [String: String]) throws -> Int {
      try ProjectTrial(files).findings(DeprecatedModifier.rule, platforms: ["iOS": "16.0"]).count
    }
    #expect(try count(["A.swift": view]) == 1)
    #expect(try count(["A.swift": view, "B.swift": own]) == 0)
  }

  @Test(arguments: ["themedListBG", "themed", "screenBackground"])
  func aModifierNamedForTheGroundPaintsIt(_ name: String) throws {
    func found(_ modifier: String) throws -> Int {
      let list = "List(items) { Text($0).listRowBackground(Color.clear) }.\(modifier)"
      return try ProjectTrial(["A.swift": "struct A: View { var body: some View { \(list) } }"])
        .findings(ListOverrides.rule).count
    }
    #expect(try found("\(name)()") == 0)
    #expect(try found("tracked()") == 1)
  }

  /// `.accessibilityLabel` came with iOS 14.
  @Test func oldTargetsGetTheOldModifier() throws {
    let button =
      "struct A: View { var body: some View { Button { go() } label: { Image(systemName: \"xmark\") } } }"
    func message(_ version: String) throws -> String? {
      try ProjectTrial(["A.swift": button]).findings(ControlLabel.rule, platforms: ["iOS": version]).first?
        .message
    }
    #expect(try message("13.0")?.contains(".accessibility(label: Text(\"") == true)
    #expect(try message("15.0")?.contains(".accessibilityLabel(\"") == true)
  }

  /// `let theme = Theme(radius: theme.radius)` would ask for itself.
  @Test func aDeclarationIsNotWrittenByItsOwnName() throws {
    let theme = """
      struct Theme { let small: CGFloat; let radius: CGFloat; let large: CGFloat }
      let theme = Theme(small: 4, radius: 8, large: 16)
      let a = RoundedRectangle(cornerRadius: theme.radius)
      let b = RoundedRectangle(cornerRadius: theme.large)
      """
    #expect(try ProjectTrial(["A.swift": theme]).findings(PreferToken.rule) == [])
  }
}

/// What tells that something is not what it looks like.
@Suite struct OtherPurposeTests {
  private func messages(_ rule: Rule, _ files: [String: String]) throws -> [String] {
    try ProjectTrial(files).findings(rule).map(\.message)
  }

  @Test func aColorDescribedByItsNameIsNamedWhereThatIsMeant() throws {
    let palette = """
      enum Palette {
        static let guestSeasonNoPosterColor = Color(hex: "#8F97A4")
        static let ink = Color(hex: "#160E24")
        static let sky = Color(hex: "#294D73")
      }
      """
    func found(_ view: String) throws -> [String] {
      try messages(
        HardcodedColor.rule,
        [
          "Palette.swift": palette,
          "GuestSeason.swift":
            "struct GuestSeason: View { var body: some View { Text(\"\").foregroundStyle(Palette.ink).background(Palette.sky).tint(Palette.guestSeasonNoPosterColor) } }",
          "A.swift":
            "struct \(view): View { var body: some View { Text(\"\").foregroundStyle(Color(hex: \"#8F97A4\")) } }",
        ])
    }
    #expect(
      try found("Summary") == [])
    #expect(
      try found("GuestSeasonPoster") == [
        "color #8F97A4 is the token `Palette.guestSeasonNoPosterColor`; use it by name"
      ])
  }

  @Test(arguments: [("HarborIcon", 0), ("HarborCard", 1), ("IconButton", 1)])
  func aDrawnIconHasItsOwnColorsAndShadows(_ name: String, _ count: Int) throws {
    let view = """
      struct \(name): View {
        let size: CGFloat
        var body: some View {
          Rectangle().fill(Color(red: 0.94, green: 0.7, blue: 0.5)).frame(width: size * 0.5)
            .shadow(color: .black.opacity(0.1), radius: 2, x: 5, y: 5)
        }
      }
      """
    #expect(try messages(ShadowOffset.rule, ["A.swift": view]).count == count)
  }

  @Test func aShadowStyleByNameIsTheProjectsOwn() throws {
    func found(_ name: String) throws -> Int {
      try messages(
        HeavyShadow.rule,
        [
          "A.swift":
            "struct \(name): ViewModifier { func body(content: Content) -> some View { content.shadow(color: .black.opacity(0.4), radius: 4) } }"
        ]
      ).count
    }
    #expect(try found("CoverShadow") == 0)
    #expect(try found("Cover") == 1)
  }

  @Test func aPaddingIsForItsEdges() throws {
    func found(_ edge: String) throws -> Int {
      try messages(
        PreferToken.rule,
        [
          "A.swift": """
          enum Spacing { static let small: CGFloat = 4; static let horizontal: CGFloat = 24; static let large: CGFloat = 40 }
          let a = Text("").padding(.\(edge), 24)
          """
        ]
      ).count
    }
    #expect(try found("leading") == 1)
    #expect(try found("bottom") == 0)
  }

  /// The system says how long the keyboard takes.
  @Test func whatHoldsWithoutTheKeyboardsWordIsNoDuration() throws {
    func found(_ source: String) throws -> Int {
      try messages(
        PreferToken.rule,
        [
          "A.swift": """
          import UIKit
          enum AnimationDuration { static let short = 0.2; static let normal = 0.3; static let long = 0.5 }
          func move(_ note: Notification) {
            let own = \(source)
            if own == nil { UIView.animate(withDuration: 0.3) { layout() } }
          }
          """
        ]
      ).count
    }
    #expect(try found("note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double") == 0)
    #expect(try found("settings.duration") == 1)
  }

  @Test func aListWhosePaintedRowsAreElsewhereLetsItsGroundThrough() throws {
    func found(_ row: String) throws -> Int {
      try messages(
        ListOverrides.rule,
        [
          "A.swift":
            "struct A: View { var body: some View { List(items) { Row(item: $0) }.scrollContentBackground(.hidden) } }",
          "Row.swift": "struct Row: View { var body: some View { Text(\"\")\(row) } }",
        ]
      ).count
    }
    #expect(try found(".listRowBackground(Theme.card)") == 0)
    #expect(try found("") == 1)
  }

  /// Only the label of a control answers to touches.
  @Test func aFrameAroundAControlIsNotWhatToEnlarge() throws {
    let found = try messages(
      TouchTarget.rule,
      ["A.swift": "let a = Button(action: a) { Image(systemName: \"x\") }.frame(width: 24, height: 24)"])
    #expect(found.first?.contains("not the frame around it") == true)
  }

  /// What has no opacity takes up room for what lies on it.
  @Test func whatCannotBeSeenNeedsNoName() throws {
    func found(_ opacity: String) throws -> Int {
      try messages(
        ImageLabel.rule,
        [
          "A.swift":
            "struct A: View { var body: some View { VStack { Image(\"harbor\").opacity(\(opacity)) } } }"
        ]
      ).count
    }
    #expect(try found("0") == 0)
    #expect(try found("0.5") == 1)
  }

  @Test func aDragThatPutsTheKeyboardAwayNeedsNoOtherWay() throws {
    func found(_ deed: String) throws -> Int {
      try messages(
        GestureAlternative.rule,
        [
          "A.swift":
            "struct A: View { var body: some View { Text(\"\").gesture(DragGesture().onEnded { _ in \(deed) }) } }"
        ]
      ).count
    }
    #expect(try found("host.endEditing()") == 0)
    #expect(try found("archive()") == 1)
  }

  /// 44 points are for fingers.
  @Test func aProjectForMacsAndGlassesIsForAPointer() throws {
    let button = "let a = Button(action: a) { Image(\"x\").frame(width: 28, height: 28) }"
    func found(_ platforms: [String: String]) throws -> Int {
      try ProjectTrial(["A.swift": button]).findings(TouchTarget.rule, platforms: platforms).count
    }
    #expect(try found(["macOS": "14.0", "visionOS": "1.0"]) == 0)
    #expect(try found(["iOS": "17.0", "visionOS": "1.0"]) == 1)
  }

  /// A halo that is half a point aside falls down all the same.
  @Test func halfAPointIsNoLean() throws {
    func found(_ width: String) throws -> Int {
      let code =
        "import UIKit\nfinal class Tag: UIView { func f() { layer.shadowOpacity = 0.1; layer.shadowOffset = CGSize(width: \(width), height: 1) } }"
      return try messages(ShadowOffset.rule, ["A.swift": code]).count
    }
    #expect(try found("0.5") == 0)
    #expect(try found("2") == 1)
  }

  /// A spring's response is no time that a fade takes.
  @Test func aDurationOfOtherMotionsIsNotNamed() throws {
    func found(_ uses: String) throws -> Int {
      try messages(
        PreferToken.rule,
        [
          "A.swift": """
          import UIKit
          enum AnimationDuration { static let short = 0.2; static let normal = 0.3; static let long = 0.5 }
          func open() { \(uses) }
          func fade() { UIView.animate(withDuration: 0.3) { layout() } }
          """
        ]
      ).count
    }
    let spring = "spring(response: AnimationDuration.normal); spring(response: AnimationDuration.normal)"
    #expect(try found(spring) == 0)
    #expect(try found("UIView.animate(withDuration: AnimationDuration.normal) {}") == 1)
  }

  /// A cell that speaks for itself keeps what is in it to itself.
  @Test func whatAnElementOfUIKitShowsNeedsNoName() throws {
    func found(_ flag: String) throws -> Int {
      try messages(
        ImageLabel.rule,
        [
          "Tile.swift": "struct Tile: View { var body: some View { Image(\"harbor\") } }",
          "Cell.swift": """
          import SwiftUI
          import UIKit
          final class Cell: UICollectionViewCell {
            func show() {
              isAccessibilityElement = \(flag)
              let host = UIHostingController(rootView: Tile())
              contentView.addSubview(host.view)
            }
          }
          """,
        ]
      ).count
    }
    #expect(try found("true") == 0)
    #expect(try found("false") == 1)
  }
}
