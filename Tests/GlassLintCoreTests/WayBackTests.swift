import Testing

@testable import GlassLintCore

/// A token's reference replaced by its value is named again.
@Suite struct WayBackTests {
  private func messages(_ rule: Rule, _ files: [String: String]) throws -> [String] {
    try ProjectTrial(files).findings(rule).map(\.message)
  }

  // MARK: Fonts

  @Test func theStyleThatIsUsedMostGoesFirst() throws {
    let styles = """
      struct Typo { let font: Font; let color: Color
        static let body = Typo(font: .system(size: 16), color: .red)
        static let accent = Typo(font: .system(size: 16), color: .blue)
        static let note = Typo(font: .system(size: 16), color: .gray)
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
}
