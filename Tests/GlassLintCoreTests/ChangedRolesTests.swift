import Foundation
import Testing

@testable import GlassLintCore

/// What a rewritten file lets the others see.
@Suite struct ChangedRolesTests {
  private static let card = """
    struct Card: View {
      var body: some View {
        VStack(spacing: 12) { Text("Hello").padding(Spacing.medium) }
      }
    }
    """

  private static let files = [
    "Card.swift": card,
    "Row.swift":
      "struct Row: View { var body: some View { HStack(spacing: 16) { Text(\"Hi\").padding(Spacing.medium) } } }",
    "Dot.swift": "struct Dot: View { var body: some View { Circle().frame(width: 8).opacity(0.5) } }",
    "Spacing.swift": """
    enum Spacing { static let small: CGFloat = 8; static let medium: CGFloat = 12; static let large: CGFloat = 16 }
    """,
  ]

  /// The names of the files that may be judged otherwise once a card is another one; `nil` where any may.
  private func concerned(_ change: (String) -> String) throws -> [String]? {
    let trial = try ProjectTrial(Self.files)
    let names = Self.files.keys.sorted()
    let card = try #require(names.firstIndex(of: "Card.swift"))
    let text = change(Self.card) + "\nimport SwiftUI\n"
    let new = trial.project.replacing([card: Array(text.utf8)])
    #expect(new !== trial.project)
    guard let roles = ChangedRoles(from: trial.project, to: new, files: [card]) else { return nil }
    return names.indices.filter { $0 != card && roles.concern($0, of: new) }.map { names[$0] }
  }

  @Test func aTokenForANumberConcernsWhoHasAnythingOfItsRole() throws {
    let concerned = try concerned {
      $0.replacingOccurrences(of: "spacing: 12", with: "spacing: Spacing.medium")
    }
    #expect(concerned == ["Row.swift", "Spacing.swift"])
  }

  @Test func whatOthersDoNotSeeConcernsNobody() throws {
    #expect(try concerned { $0.replacingOccurrences(of: "Hello", with: "Good day") } == [])
  }

  @Test(arguments: [
    ("Text(\"Hello\")", "Row()"), (".padding(Spacing.medium)", ".bold()"),
    ("struct Card", "struct Tile: View { var body: some View { Row() } }\nstruct Card"),
  ]) func whatMayMeanMoreConcernsAll(old: String, new: String) throws {
    #expect(try concerned { $0.replacingOccurrences(of: old, with: new) } == nil)
  }

  @Test("how a ground is painted is what others see, and not where that is written")
  func grounds() throws {
    func hash(_ color: String, before: String = "") throws -> UInt64 {
      let card = "struct Card: View { var body: some View { VStack { Row() }.background(\(color)) } }"
      let index = try ProjectTrial(["Card.swift": before + card, "Row.swift": Self.files["Row.swift"] ?? ""])
        .project.index
      return index.sections.seenHash(of: index.sections.files[0])
    }
    #expect(try hash("Color.black") != hash("Color.green"))
    #expect(try hash("Color.black") == hash("Color.black", before: "let count = 3\n"))
  }
}
