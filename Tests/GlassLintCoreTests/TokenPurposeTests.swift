import Testing

@testable import GlassLintCore

/// Tokens that have the value of a number, and are for something else.
@Suite struct TokenPurposeTests {
  private static let layout = """
    enum AppLayout {
      static let sheetPadding: CGFloat = 20
      static let formRowSpacing: CGFloat = 8
      static let buttonGap: CGFloat = 10
    }
    """

  /// Screens that use the tokens all over the project, each in its place.
  private static let screens = Dictionary(
    uniqueKeysWithValues: (0..<6).map { index in
      (
        "Screen\(index).swift",
        """
        struct Screen\(index): View {
          var body: some View {
            VStack(spacing: AppLayout.formRowSpacing) { HStack(spacing: AppLayout.buttonGap) { Text("") } }
              .padding(AppLayout.sheetPadding)
          }
        }
        """
      )
    })

  private func messages(_ files: [String: String]) throws -> [String] {
    try ProjectTrial(files.merging(Self.screens) { $1 }.merging(["Layout.swift": Self.layout]) { $1 })
      .findings(PreferToken.rule).map(\.message)
  }

  @Test(arguments: [
    // A gap is no padding, and the other way round.
    "let a = VStack(spacing: 20) { Text(\"\") }", "let a = Text(\"\").padding(.leading, 8)",
    "let a = Text(\"\").padding(10)",
    // Rows stand below each other.
    "let a = HStack(spacing: 8) { Text(\"\") }",
    // What a form or a sheet has, others need not have.
    "let a = VStack(spacing: 8) { Text(\"\") }", "let a = Text(\"\").padding(20)",
    "enum Layout { static let tagPadding: CGFloat = 8 }\nlet a = Text(\"\").padding(Layout.tagPadding)",
  ])
  func tokensOfOtherPlacesAreNotNamed(_ code: String) throws {
    // The project writes the numbers elsewhere as well.
    let plain = (0..<2).map { "let p\($0) = Text(\"\").padding(.top, 8).padding(.top, 20).padding(.top, 10)" }
      .joined(separator: "\n")
    let found = try messages(["Plain.swift": plain, "A.swift": code])
    #expect(found == [], "\(found)")
  }

  @Test func theirOwnPlacesAre() throws {
    let plain = (0..<2).map { "let p\($0) = Text(\"\").padding(.top, 8).padding(.top, 20).padding(.top, 10)" }
      .joined(separator: "\n")
    #expect(
      try messages([
        "Plain.swift": plain,
        "A.swift": "struct ShareSheet: View { var body: some View { Text(\"\").padding(20) } }",
      ]) == ["padding 20 is the token AppLayout.sheetPadding; write that"])
    // A file that writes the token for its other stacks.
    #expect(
      try messages([
        "Plain.swift": plain,
        "A.swift":
          "let a = VStack(spacing: AppLayout.formRowSpacing) { VStack(spacing: 8) { HStack(spacing: 8) { } } }",
      ]) == ["spacing 8 is the token AppLayout.formRowSpacing; write that"])
  }

  /// Four paddings that one file writes by a token's name are a habit that the fifth belongs to.
  @Test func whatAFileWritesByItsNameAgainAndAgainIsNamed() throws {
    let plain = (0..<4).map { "let p\($0) = Text(\"\").padding(20)" }.joined(separator: "\n")
    func found(_ uses: Int) throws -> [String] {
      let named = (0..<uses).map { "\nlet n\($0) = Text(\"\").padding(AppLayout.sheetPadding)" }.joined()
      return try messages(["Plain.swift": plain, "A.swift": "let a = Text(\"\").padding(20)\(named)"])
    }
    #expect(try found(1) == [])
    #expect(try found(2) == ["padding 20 is the token AppLayout.sheetPadding; write that"])
  }

  /// `item` is what any part is called.
  @Test func stepsOfWhateverThereIsAreForEveryPlace() throws {
    let radii = """
      enum Constants {
        static let smallItemRadius: CGFloat = 6
        static let mediumItemRadius: CGFloat = 8
        static let largeItemRadius: CGFloat = 16
      }
      let a = Circle().clipShape(.rect(cornerRadius: Constants.smallItemRadius))
      let b = Circle().clipShape(.rect(cornerRadius: Constants.mediumItemRadius))
      """
    let found = try ProjectTrial([
      "Constants.swift": radii, "A.swift": "let a = Circle().clipShape(.rect(cornerRadius: 8))",
    ]).findings(PreferToken.rule)
    #expect(found.count == 1 && found[0].message.contains("Constants.mediumItemRadius"))
  }

  @Test func stepsAreForEveryPlace() throws {
    let steps =
      "enum Spacing { static let s: CGFloat = 8; static let m: CGFloat = 16; static let l: CGFloat = 24 }"
    let found = try ProjectTrial([
      "Spacing.swift": steps, "A.swift": "let a = VStack(spacing: 16) { Text(\"\").padding(.leading, 8) }",
      "B.swift": "let b = Text(\"\").padding(Spacing.l)",
    ]).findings(PreferToken.rule)
    #expect(found.count == 2)
  }

  /// Air above a view is another thing than the inset of a screen, though its number may be the same.
  @Test func oneEdgeTakesWhatThatEdgeTakes() throws {
    let screens = (0..<12).map { number in
      (
        "Screen\(number).swift",
        "import SwiftUI\nlet s\(number) = VStack(spacing: Space.small) { Text(\"\").padding(Space.medium) }.padding(.horizontal, Space.wide)"
      )
    }
    let plain = (0..<12).map { "let p\($0) = Text(\"\").padding(9)" }.joined(separator: "\n")
    func found(_ other: String) throws -> [String] {
      try ProjectTrial(
        Dictionary(uniqueKeysWithValues: screens).merging([
          "Space.swift":
            "import SwiftUI\nenum Space { static let small: CGFloat = 8; static let medium: CGFloat = 16; static let wide: CGFloat = 60 }",
          "Empty.swift":
            "import SwiftUI\nlet e = VStack(spacing: Space.small) { Text(\"\").padding(.horizontal, Space.wide) }.padding(.top, 60)",
          "Plain.swift": "import SwiftUI\n" + plain,
          "Other.swift": "import SwiftUI\nlet o = Text(\"\").padding(\(other), Space.wide)",
        ]) { $1 }
      ).findings(PreferToken.rule).map(\.message)
    }
    #expect(try found(".bottom") == [])
    #expect(try found(".top") == ["padding 60 is the token Space.wide; write that"])
  }

  @Test func whatOneFileOfManyNamesIsNoToken() throws {
    let legacy = """
      struct UIConstants {
        static let defaultPadding: CGFloat = 10
        static let toolbarHeight: CGFloat = 44
        static let snackbarOffset: CGFloat = 20
        static let compactPadding: CGFloat = 5
        static let titleFontSize: CGFloat = 36
      }
      """
    func files(_ count: Int) -> [String: String] {
      Dictionary(
        uniqueKeysWithValues: (0..<count).map { ("Plain\($0).swift", "let p\($0) = Text(\"\").padding(12)") })
    }
    func found(_ count: Int) throws -> [Finding] {
      try ProjectTrial(
        files(count).merging([
          "Old.swift": legacy, "OldView.swift": "let a = Text(\"\").padding(UIConstants.defaultPadding)",
          "New.swift": "let b = Text(\"\").padding(10)",
        ]) { $1 }
      ).findings(PreferToken.rule)
    }
    #expect(try found(30) == [])
    #expect(try found(1).count == 1)
  }

  @Test func ofTwoInUseTheFittingOneIsNamedFirstOrBothAre() throws {
    let tokens = """
      enum Spacing {
        static let small: CGFloat = 8
        static let medium: CGFloat = 16
        static let regular: CGFloat = 16
      }
      """
    let uses = """
      let a = Text("").padding(Spacing.medium).padding(Spacing.medium)
      let b = VStack(spacing: Spacing.regular) { HStack(spacing: Spacing.regular) { } }
      """
    func found(_ code: String) throws -> [String] {
      try ProjectTrial(["Tokens.swift": tokens, "Uses.swift": uses, "A.swift": code]).findings(
        PreferToken.rule
      )
      .map(\.message)
    }
    #expect(try found("let c = Text(\"\").padding(16)").first?.contains("token Spacing.medium;") == true)
    #expect(try found("let c = VStack(spacing: 16) { }").first?.contains("token Spacing.regular;") == true)
    #expect(
      try found("let c = Spacer().frame(height: 16)") == [
        "spacing 16 is the value of several tokens; write Spacing.medium or Spacing.regular"
      ])
  }

  @Test func aTextStyleIsNotForIcons() throws {
    let fonts = """
      extension Font {
        static let caption3 = Font.system(size: 11, weight: .medium)
        static let title4 = Font.system(size: 19, weight: .medium)
        static let note = Font.system(size: 13, weight: .medium)
      }
      """
    func found(_ code: String) throws -> [Finding] {
      try ProjectTrial(["Fonts.swift": fonts, "A.swift": code]).findings(PreferToken.rule)
    }
    let font = ".system(size: 11, weight: .medium)"
    #expect(try found("let a = Text(\"\").font(\(font))").count == 1)
    #expect(try found("let a = Image(systemName: \"plus\").font(\(font))") == [])
    #expect(try found("let a = Text(\"\").buttonStyle(.icon(font: Font\(font), size: 24))") == [])
  }

  @Test("the view that is given a number says what it is for, be it a layer's or a modifier's")
  func owners() throws {
    let tokens = """
      import UIKit
      enum UIConstants {
        enum Image { static let cornerRadius: CGFloat = 3 }
        enum Alert { static let cornerRadius: CGFloat = 8 }
        enum Sheet { static let cornerRadius: CGFloat = 20 }
      }
      """
    let uses = (0..<2).map {
      "import UIKit\nclass A\($0): UIView { func set() { image.layer.cornerRadius = UIConstants.Image.cornerRadius } }"
    }
    func found(_ code: String) throws -> Int {
      try ProjectTrial(["Tokens.swift": tokens, "A0.swift": uses[0], "A1.swift": uses[1], "B.swift": code])
        .findings(
          PreferToken.rule
        ).count
    }
    #expect(
      try found("import UIKit\nclass B: UIView { func set() { imageView.layer.cornerRadius = 3 } }") == 1)
    #expect(
      try found("import UIKit\nclass B: UIView { func set() { iconView.layer.cornerRadius = 3 } }") == 0)
    #expect(try found("import SwiftUI\nlet b = Alert().clipShape(.rect(cornerRadius: 8))") == 1)
    #expect(try found("import SwiftUI\nlet b = Badge().clipShape(.rect(cornerRadius: 8))") == 0)
  }

  @Test(
    "a name of its own goes before the raw value of a case, which nobody writes who has functions for the cases"
  )
  func rawValues() throws {
    let tokens = """
      enum Spacing: CGFloat { case small = 8, regular = 12, large = 20 }
      """
    let name = "\nextension CGFloat { static let spacingLarge = Spacing.large.rawValue }"
    let named = "\nlet c = Text(\"\").padding(Spacing.small.rawValue)"
    func found(_ size: Int, _ count: Int, _ other: String = "") throws -> [String] {
      let many = (0..<count).map {
        ("File\($0).swift", "let a\($0) = Text(\"\").padding(\($0 + 30))\(other)")
      }
      return try ProjectTrial(
        Dictionary(uniqueKeysWithValues: many).merging([
          "Tokens.swift": tokens + (size == 20 ? name : ""),
          "A.swift": "let a = Text(\"\").padding(\(size))\(other.isEmpty ? "" : named)",
        ]) { $1 }
      ).findings(PreferToken.rule).map(\.message)
    }
    #expect(try found(20, 0) == ["padding 20 is the token .spacingLarge; write that"])
    #expect(try found(12, 0) == ["padding 12 is the token Spacing.regular.rawValue; write that"])
    #expect(try found(12, 80) == [])
    #expect(try found(12, 80, "\nlet b = Text(\"\").padding(Spacing.regular.rawValue)").count == 1)
  }

  @Test("the size of one thing is no width of another")
  func sizesOfThings() throws {
    let sizes = """
      enum IconSize {
        static let small: CGFloat = 16; static let medium: CGFloat = 24; static let thumbnailSize: CGFloat = 60
      }
      let uses = (0..<4).map { _ in Image("a").frame(width: IconSize.thumbnailSize, height: IconSize.thumbnailSize) }
      let more = Image("a").frame(width: IconSize.thumbnailSize, height: IconSize.thumbnailSize)
      let others = Image("a").frame(width: IconSize.thumbnailSize, height: IconSize.thumbnailSize)
      """
    func found(_ view: String) throws -> Int {
      let code =
        "struct \(view): View { var body: some View { Image(\"b\").frame(width: 60, height: 60) } }"
      return try ProjectTrial(["Sizes.swift": sizes, "B.swift": code]).findings(PreferToken.rule).count
    }
    #expect(try found("PhotoThumbnail") == 2)
    #expect(try found("SettingsIcon") == 0)
  }

  @Test("tokens that nobody uses, while their values stand all over the project, are no convention")
  func deadTokens() throws {
    let tokens =
      "enum Spacing { static let small: CGFloat = 8; static let medium: CGFloat = 12; static let large: CGFloat = 20 }"
    func found(numbers: Int, uses: Int, beside: String = "") throws -> Int {
      let many = (0..<numbers).map { ("A\($0).swift", "let a\($0) = Text(\"\").padding(12)\(beside)") }
      let named = (0..<uses).map { ("B\($0).swift", "let b\($0) = Text(\"\").padding(Spacing.medium)") }
      return try ProjectTrial(
        Dictionary(uniqueKeysWithValues: many + named).merging(["Tokens.swift": tokens]) { $1 }
      ).findings(PreferToken.rule).count
    }
    #expect(try found(numbers: 5, uses: 0) == 5)
    #expect(try found(numbers: 12, uses: 0) == 0)
    #expect(try found(numbers: 12, uses: 1) == 0)
    #expect(try found(numbers: 12, uses: 2) == 0)
    #expect(try found(numbers: 12, uses: 12) == 0)
    #expect(try found(numbers: 12, uses: 18) == 0)
    #expect(try found(numbers: 12, uses: 48, beside: "\nlet c = Text(\"\").padding(Spacing.small)") == 12)
    // In files that name no token.
    #expect(try found(numbers: 12, uses: 48) == 0)
  }

  @Test("what a project names as often as it writes it out is told where the same file names its tokens")
  func namedAround() throws {
    let tokens =
      "enum Spacing { static let small: CGFloat = 8; static let medium: CGFloat = 12; static let large: CGFloat = 20 }"
    let view = "import SwiftUI\nlet a = Text(\"\").padding(12)"
    var files = [
      "Tokens.swift": tokens, "A.swift": view + "\nlet b = Text(\"\").padding(.top, Spacing.large)",
      "B.swift": view, "Gap.swift": view + "\nlet b = VStack(spacing: Spacing.large) {}",
      // Parts of a sum.
      "Sum.swift": view + ".padding(.top, 4).background(.red).padding(.top, Spacing.large)",
      "Both.swift":
        "import SwiftUI\nlet a = Text(\"\").frame(height: height - 24).padding(12)\nlet b = Text(\"\").padding(.top, Spacing.large)",
    ]
    for number in 0..<12 { files["C\(number).swift"] = "import SwiftUI\nlet c = Text(\"\").padding(12)" }
    // The room around a view is no gap of a stack.
    for (code, found) in [
      ("VStack(spacing: Spacing.medium) {}", []),
      ("Text(\"\").padding(Spacing.medium)", ["A.swift", "Gap.swift"]),
    ] as [(String, [String])] {
      for number in 0..<17 { files["D\(number).swift"] = "import SwiftUI\nlet d = \(code)" }
      #expect(try ProjectTrial(files).findings(PreferToken.rule).map(\.location.file) == found)
    }
  }

  @Test("a project that mostly writes a number means the token where a file names that more than once")
  func namedAgainAndAgain() throws {
    let tokens =
      "enum Spacing { static let small: CGFloat = 8; static let medium: CGFloat = 12; static let large: CGFloat = 20 }"
    func found(_ uses: Int) throws -> Int {
      let named = (0..<uses).map { "\nlet n\($0) = Text(\"\").padding(Spacing.medium)" }.joined()
      var files = [
        "Tokens.swift": tokens,
        "A.swift":
          "import SwiftUI\nlet a = Text(\"\").padding(12)\nlet l = Text(\"\").padding(Spacing.large)\(named)",
      ]
      for number in 0..<20 { files["C\(number).swift"] = "import SwiftUI\nlet c = Text(\"\").padding(12)" }
      return try ProjectTrial(files).findings(PreferToken.rule).count
    }
    #expect(try found(1) == 0)
    #expect(try found(2) == 1)
  }

  @Test("a type names tokens for itself, unless it is a small part beside others")
  func typesOfOneFile() throws {
    let tokens =
      "enum Spacing { static let small: CGFloat = 8; static let medium: CGFloat = 12; static let large: CGFloat = 20 }"
    let named = "Text(\"\").padding(Spacing.medium)"
    func found(_ texts: Int, _ more: String = "") throws -> Int {
      let body = String(repeating: "Text(\"\").bold()\n", count: texts) + "Text(\"\").padding(12)"
      var files = [
        "Tokens.swift": tokens,
        "A.swift": """
        import SwiftUI
        struct A: View { var body: some View { VStack { \(body) } } }
        struct B: View { var body: some View { VStack { \(named); \(named) } } }
        \(more)
        """,
      ]
      for number in 0..<10 {
        files["C\(number).swift"] = "import SwiftUI\nlet c = \(named)\nlet d = Text(\"\").padding(31)"
      }
      return try ProjectTrial(files).findings(PreferToken.rule).count
    }
    #expect(try found(2) == 1)
    #expect(try found(200) == 0)
    #expect(try found(200, "extension A { var more: some View { Text(\"\").padding(Spacing.large) } }") == 1)
  }

  @Test("a spacer keeps the number that is the gap of its stack, where that is written out")
  func spacersInGaps() throws {
    let tokens =
      "enum Spacing { static let small: CGFloat = 8; static let medium: CGFloat = 12; static let large: CGFloat = 20 }"
    func found(_ gap: Int) throws -> Int {
      var files = [
        "Tokens.swift": tokens,
        "A.swift": """
        import SwiftUI
        let a = HStack(spacing: \(gap)) { Text(""); Spacer(minLength: 12) }
        let b = Text("").padding(Spacing.large)
        """,
      ]
      for number in 0..<12 {
        files["C\(number).swift"] =
          "import SwiftUI\nlet c = Text(\"\").padding(Spacing.medium)\nlet d = VStack(spacing: 12) {}"
      }
      return try ProjectTrial(files).findings(PreferToken.rule).count { $0.location.file == "A.swift" }
    }
    #expect(try found(7) == 1)
    #expect(try found(12) == 0)
  }

  @Test("a function of cases names a number where the file calls it for such a number")
  func functionsOfCases() throws {
    let tokens = """
      extension CGFloat {
        static func spacing(_ step: Step) -> CGFloat { step.value }
        enum Step { case small, medium, large
          var value: CGFloat { switch self { case .small: 8; case .medium: 16; case .large: 24 } } }
      }
      """
    var files = [
      "Tokens.swift": tokens,
      "A.swift": "let a = Text(\"\").padding(16)\nlet b = Text(\"\").padding(.spacing(.small))",
      "B.swift": "let a = Text(\"\").padding(16)\nlet b = VStack(spacing: .spacing(.small)) {}",
      "C.swift": "let a = Text(\"\").padding(16)",
    ]
    for number in 0..<12 {
      files["D\(number).swift"] = "let d = Text(\"\").padding(16)"
    }
    for number in 0..<16 { files["E\(number).swift"] = "let e = Text(\"\").padding(.spacing(.large))" }
    #expect(
      try ProjectTrial(files).findings(PreferToken.rule).map { "\($0.location.file): \($0.message)" } == [
        "A.swift: padding 16 is the token .spacing(.medium); write that",
        "B.swift: padding 16 is the token .spacing(.medium); write that",
      ])
  }

  @Test("of the groups that have a value the one is meant that the file uses for such a number")
  func groups() throws {
    let tokens = """
      enum Layout {
        enum Spacing { static let small: CGFloat = 8; static let medium: CGFloat = 12; static let large: CGFloat = 16 }
        enum Padding { static let verticalSmall: CGFloat = 8; static let verticalLarge: CGFloat = 16; static let horizontal: CGFloat = 32 }
      }
      """
    let uses = (0..<4).map { number in
      (
        "U\(number).swift",
        "let u = VStack(spacing: Layout.Spacing.large) { Text(\"\").padding(.top, Layout.Spacing.large).padding(.bottom, Layout.Padding.verticalLarge) }"
      )
    }
    func found(_ code: String, besides other: String) throws -> [String] {
      try ProjectTrial(
        Dictionary(uniqueKeysWithValues: uses).merging([
          "Tokens.swift": tokens, "A.swift": code + "\n" + other,
        ]) {
          $1
        }
      ).findings(PreferToken.rule).map(\.message)
    }
    let own = "let b = Text(\"\").padding(.top, Layout.Padding.verticalSmall)"
    #expect(
      try found("let a = Text(\"\").padding(.top, 16)", besides: own) == [
        "padding 16 is the token Layout.Padding.verticalLarge; write that"
      ])
    // None of the group is for that edge.
    #expect(try found("let a = Text(\"\").padding(.leading, 16)", besides: own) == [])
    // Where the file tells nothing, the edge does.
    #expect(
      try found("let a = Text(\"\").padding(.top, 16)", besides: "let b = 1") == [
        "padding 16 is the token Layout.Padding.verticalLarge; write that"
      ])
  }

  @Test("what a duration is named for has to move")
  func movedPlaces() throws {
    let times = """
      enum AnimationDuration {
        static let quick: Double = 0.1
        static let standardDuration: Double = 0.15
        static let sheetTransition: Double = 0.25
      }
      """
    let uses =
      "func a() { withAnimation(.easeInOut(duration: AnimationDuration.sheetTransition)) { isSheetShown = true } }"
    func found(_ code: String) throws -> [String] {
      try ProjectTrial(["Times.swift": times, "Uses.swift": uses, "A.swift": code]).findings(PreferToken.rule)
        .map(\.message)
    }
    let message = "duration 0.25 is the token AnimationDuration.sheetTransition; write that"
    #expect(try found("func b() { withAnimation(.easeInOut(duration: 0.25)) { tab = 1 } }") == [])
    #expect(
      try found("func b() { withAnimation(.easeInOut(duration: 0.25)) { showsSheet = true } }") == [message])
    #expect(
      try found("func openSheet() { withAnimation(.easeInOut(duration: 0.25)) { tab = 1 } }") == [message])
    #expect(try found("let b = Text(\"\").animation(.easeInOut(duration: 0.25), value: sheet)") == [message])
    #expect(try found("let b = Text(\"\").animation(.easeInOut(duration: 0.15), value: tab)").count == 1)
  }

  @Test("the numbers of a picture of an interface are its own")
  func mockUps() throws {
    let tokens =
      "enum Spacing { static let small: CGFloat = 8; static let medium: CGFloat = 12; static let large: CGFloat = 20 }"
    func found(_ view: String) throws -> Int {
      try ProjectTrial(["Tokens.swift": tokens, "A.swift": "import SwiftUI\nlet a = \(view)"]).findings(
        PreferToken.rule
      ).count
    }
    #expect(try found("Text(\"\").padding(12)") == 1)
    #expect(
      try found("Text(\"\").padding(12).frame(width: 120, height: 80).clipShape(.rect(cornerRadius: 10))")
        == 0)
    #expect(
      try found(
        "Color.red.overlay { HStack { Text(\"\").padding(12) } }.frame(width: 120, height: 80).clipShape(.rect(cornerRadius: 10))"
      ) == 0)
    #expect(
      try found("Text(\"\").padding(12).frame(width: 320, height: 80).clipShape(.rect(cornerRadius: 10))")
        == 1)
    #expect(
      try found(
        "VStack(spacing: 8) { MockText().frame(height: 15); MockText().frame(maxWidth: 90).frame(height: 15) }"
      )
        == 0)
    #expect(
      try found("VStack(spacing: 8) { Text(\"\").frame(height: 15); Text(\"\").frame(height: 15) }") == 1)
  }

  @Test("a token that only one place's views take, and that is named after it, is that place's")
  func homes() throws {
    let tokens = """
      enum AppFonts {
        static let inspectorLabel = Font.system(.caption, design: .monospaced)
        static let sectionHeader = Font.title3.bold()
        static let rowTitle = Font.headline.weight(.heavy)
        static let note = Font.footnote.italic()
      }
      """
    func found(_ path: String) throws -> Int {
      let inspector = (0..<6).map {
        ("Views/Inspector/Card\($0).swift", "let a\($0) = Text(\"\").font(AppFonts.inspectorLabel)")
      }
      return try ProjectTrial(
        Dictionary(uniqueKeysWithValues: inspector).merging([
          "Tokens.swift": tokens, path: "let b = Text(\"\").font(.system(.caption, design: .monospaced))",
        ]) { $1 }
      ).findings(PreferToken.rule).count
    }
    #expect(try found("Views/Inspector/Header.swift") == 1)
    #expect(try found("Views/CostSheet.swift") == 0)
  }

  @Test("measures side by side are named already")
  func tables() throws {
    func found(_ table: String) throws -> Int {
      try messages([
        "A.swift": """
        enum Bubble { \(table) }
        let a = VStack(spacing: Bubble.gap) { Text("").padding(9) }.padding(.top, Bubble.top)
        let b = Text("").padding(Space.large)
        """,
        "B.swift":
          "enum Space { static let small: CGFloat = 7; static let medium: CGFloat = 14; static let large: CGFloat = 28 }",
        "C.swift":
          "let c = VStack(spacing: Space.small) { Text(\"\").padding(Space.medium) }.padding(.top, Space.large)",
      ]).count
    }
    #expect(
      try found("static let gap: CGFloat = 7; static let inset: CGFloat = 14; static let top: CGFloat = 3")
        == 0)
    #expect(try found("static let gap: CGFloat = 7; static let top: CGFloat = 3") == 1)
  }

  @Test("a constant called like a function of the system's fonts hides no call of that")
  func customFonts() throws {
    let found = try messages([
      "Fonts.swift": """
      extension Font { static let custom = Inter.self }
      enum Inter {
        static let title: Font = Font.custom("Inter-Bold", size: 17)
        static let body: Font = Font.custom("Inter-Regular", size: 15)
        static let note: Font = Font.custom("Inter-Regular", size: 12)
      }
      """,
      "A.swift":
        "let a = Text(\"\").font(.custom.title); let b = Text(\"\").font(.custom(\"Inter-Regular\", size: 12))",
    ])
    #expect(found == ["font Inter-Regular 12 is the token Font.custom.note; write that"])
  }

  @Test("a font that is written out all over the project is not told to be a token that hardly anybody takes")
  func writtenFonts() throws {
    let fonts = """
      enum Typography {
        static let small = Font.caption.weight(.semibold)
        static let title = Font.system(size: 22, weight: .bold)
        static let note = Font.system(size: 12)
      }
      """
    func found(_ count: Int) throws -> Int {
      let many = (0..<count).map {
        ("A\($0).swift", "let a\($0) = Text(\"\").font(.caption.weight(.semibold))")
      }
      return try ProjectTrial(
        Dictionary(uniqueKeysWithValues: many).merging([
          "Fonts.swift": fonts, "B.swift": "let b = Text(\"\").font(Typography.small)",
          "C.swift": "let c = Text(\"\").font(.caption.monospacedDigit().weight(.semibold))",
        ]) { $1 }
      ).findings(PreferToken.rule).count
    }
    #expect(try found(3) == 3)
    #expect(try found(12) == 0)
  }

  @Test("a name for a text style is asked for where the file writes it, or nearly everybody does")
  func namesOfStyles() throws {
    func found(written: Int, named: Int, beside: String) throws -> Int {
      var files = [
        "Fonts.swift": "enum Typography { static let note = Font.caption; static let title = Font.title2 }",
        "B.swift": "let b = Text(\"\").font(.caption)\nlet c = Text(\"\").font(\(beside))",
      ]
      for index in 0..<max(written, named) {
        let code = [index < written ? ".caption" : nil, index < named ? "Typography.note" : nil].compactMap(
          \.self)
        for (part, font) in code.enumerated() {
          files["A\(index)\(part).swift"] = "let a\(index)\(part) = Text(\"\").font(\(font))"
        }
      }
      return try ProjectTrial(files).marked(PreferToken.rule)["B.swift"]?.contains("↓") == true ? 1 : 0
    }
    #expect(try found(written: 9, named: 12, beside: "Typography.title") == 0)
    #expect(try found(written: 9, named: 12, beside: "Typography.note") == 1)
    #expect(try found(written: 9, named: 50, beside: "Typography.title") == 1)
  }
}
