import Testing

@testable import GlassLintCore

/// What a project of many files tells about its tokens.
@Suite struct PreferTokenHabitTests {
  private static let tokens = """
    enum Spacing {
      static let small: CGFloat = 8
      static let medium: CGFloat = 16
      static let large: CGFloat = 24
    }
    enum Typography {
      static let title = Font.system(size: 20, weight: .bold)
      static let detail = Font.system(size: 13)
      static let label = Font.caption.weight(.medium)
    }
    """

  /// Screens that name the tokens, more than a small project has.
  private static let screens = Dictionary(
    uniqueKeysWithValues: (0..<12).map { index in
      (
        "Screen\(index).swift",
        """
        struct Screen\(index): View {
          var body: some View {
            HStack(spacing: Spacing.medium) {
              Text("").font(Typography.title)
              Text("").font(Typography.label).padding(Spacing.medium)
            }
          }
        }
        """
      )
    })

  private func found(_ code: String) throws -> [String] {
    try ProjectTrial(["A.swift": code, "Tokens.swift": Self.tokens].merging(Self.screens) { $1 })
      .findings(PreferToken.rule).map(\.message)
  }

  private func view(_ content: String) -> String {
    "struct A: View { var body: some View { VStack(spacing: Spacing.small) { \(content) } } }"
  }

  @Test("animations are named by what takes them whole, and so are families that are hardly ever written out")
  func namesOfWholeValues() throws {
    func found(_ code: String) throws -> [String] {
      let tokens = """
        enum Motion {
          static let quick: Animation = .easeOut(duration: 0.15)
          static let calm: Animation = .easeInOut(duration: 0.25)
        }
        extension Animation { static let slow: Animation = .spring(duration: 0.4) }
        enum Faces { static let note = Font.custom("Onest-Regular", size: 12) }
        """
      let users = (0..<12).map { index in
        (
          "User\(index).swift",
          """
          struct User\(index): View {
            var body: some View {
              Text("").font(Faces.note).animation(Motion.quick, value: a).animation(Motion.calm, value: b)
                .animation(.slow, value: c).transition(.opacity.animation(.linear(duration: 0.\(index + 30))))
            }
          }
          """
        )
      }
      return try ProjectTrial(
        ["A.swift": code, "Tokens.swift": tokens].merging(Dictionary(uniqueKeysWithValues: users)) { $1 }
      ).findings(PreferToken.rule).map(\.message)
    }
    func view(_ content: String) -> String {
      "struct A: View { var body: some View { VStack { Text(\"\").font(Faces.note).animation(Motion.calm, value: b); \(content) } } }"
    }
    #expect(
      try found(view("Text(\"\").animation(.easeOut(duration: 0.15), value: a)"))
        == ["animation of duration 0.15 is the token Motion.quick; write that"])
    #expect(
      try found(view("Text(\"\").animation(.spring(duration: 0.4), value: a)"))
        == ["animation of duration 0.4 is the token Animation.slow; write that"])
    let note = ["font Onest-Regular 12 is the token Faces.note; write that"]
    #expect(
      try found(view("Text(\"\").font(.custom(\"Onest-Regular\", size: 12)).fontWeight(.semibold)")) == note)
    #expect(
      try found(view("TextField(\"\", text: $name).font(.custom(\"Onest-Regular\", size: 12))")) == note)
  }

  @Test("a distance that a type and the project write out as gaps is no slip where it is room")
  func distancesOfTwoKinds() throws {
    func found(gaps: Int) throws -> Int {
      let others = (0..<gaps).map {
        "struct B\($0): View { var body: some View { VStack(spacing: 16) { a; b } } }"
      }
      let gap = "VStack(spacing: 16) { HStack(spacing: 16) { a; b }; Text(\"\").padding(16) }"
      return try ProjectTrial(
        ["A.swift": view(gap), "B.swift": others.joined(separator: "\n"), "Tokens.swift": Self.tokens]
          .merging(Self.screens) { $1 }
      ).findings(PreferToken.rule).count { $0.message.hasPrefix("padding") }
    }
    #expect(try found(gaps: 40) == 0)
    #expect(try found(gaps: 0) == 1)
  }

  @Test("the gap of a stack with one view is not to be seen")
  func stacksOfOneView() throws {
    #expect(try found(view("HStack(spacing: 16) { Button(\"\") {} }; Text(\"\")")) == [])
    let two = "HStack(spacing: 16) { Button(\"\") {}; Text(\"\") }; Text(\"\")"
    #expect(try found(view(two)) == ["spacing 16 is the token Spacing.medium; write that"])
  }

  @Test(
    "a comment rules out what it calls another choice, and not what it asks for",
    arguments: [
      ("Use Spacing.medium instead of numbers.", 1), ("A touch more air instead of Spacing.medium.", 0),
      ("This is not Spacing.medium.", 0),
    ])
  func commentsAboutTokens(_ comment: String, _ count: Int) throws {
    let code = view("HStack(spacing: 16) { Button(\"\") {}; Text(\"\") }; Text(\"\")")
    #expect(try found("// \(comment)\n" + code).count == count)
  }

  @Test("what grows with the text is no step, unless another such number is one")
  func scaledMetrics() throws {
    func type(_ other: String) -> String {
      """
      struct A: View {
        @ScaledMetric private var inset: CGFloat = 16
        @ScaledMetric private var gap: CGFloat = \(other)
        var body: some View { VStack(spacing: gap) { Text(""); Text("").padding(inset).padding(Spacing.medium) } }
      }
      """
    }
    #expect(try found(type("8")) == [])
    #expect(try found(type("Spacing.small")) == ["padding 16 is the token Spacing.medium; write that"])
  }

  @Test(
    "a type without fonts by name follows what nearly the whole project does, and writes text styles as it likes"
  )
  func fontsOfTypesWithoutNames() throws {
    #expect(
      try found(view("Text(\"\").font(.system(size: 20, weight: .bold))"))
        == ["font system 20 bold is the token Typography.title; write that"])
    #expect(try found(view("Text(\"\").font(.system(size: 13))")) == [])
    #expect(try found(view("Text(\"\").font(.caption.weight(.medium))")) == [])
  }
}
