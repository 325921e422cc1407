import Foundation
import Testing

@testable import GlassLintCore

/// What an editor is told while it edits is what linting the files as they then stand would say.
@Suite struct WorkspaceTests {
  private let folder: TemporaryFolder
  private let workspace: Workspace

  private static let tokens = """
    import SwiftUI
    enum DS {
      enum Spacing {
        static let sm: CGFloat = 8
        static let md: CGFloat = 12
        static let lg: CGFloat = 16
        static let xl: CGFloat = 20
      }
    }

    """
  private static let card = """
    import SwiftUI
    struct Card: View {
      var body: some View {
        VStack(spacing: DS.Spacing.sm) { Text("Hello").padding(13).cornerRadius(12) }
          .padding(DS.Spacing.md)
      }
    }

    """

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("Tokens.swift", Self.tokens)
    try folder.write("Card.swift", Self.card)
    workspace = Workspace(folders: [folder.path], jobs: 2)
  }

  private func path(_ name: String) -> String { "\(folder.path)/\(name)" }

  private func set(_ name: String, _ text: String) { workspace.setText(Array(text.utf8), of: path(name)) }

  private func found(_ name: String) -> [String]? {
    workspace.findings(in: path(name))?.map { "\($0.location.start.line) \($0.rule): \($0.message)" }
  }

  /// What linting the files finds, with what is open in place of what lies on disk.
  private func fresh(_ name: String) -> [String]? {
    let other = Workspace(folders: [folder.path], jobs: 2)
    for open in workspace.openPaths { other.setText(workspace.text(of: open) ?? [], of: open) }
    return other.findings(in: path(name))?.map { "\($0.location.start.line) \($0.rule): \($0.message)" }
  }

  @Test func tellsWhatIsWrongInTheTextOfADocument() {
    set("Card.swift", Self.card)
    #expect(
      found("Card.swift")?.map { $0.prefix { $0 != ":" } } == ["4 spacing-scale", "4 corner-radius-modifier"])
    set("Card.swift", Self.card.replacingOccurrences(of: "padding(13)", with: "padding(12)"))
    #expect(
      found("Card.swift")?.map { $0.prefix { $0 != ":" } } == ["4 prefer-token", "4 corner-radius-modifier"])
  }

  @Test func aTokenThatChangesInOneDocumentShowsInAnother() {
    set("Card.swift", Self.card)
    set("Tokens.swift", Self.tokens)
    #expect(found("Card.swift")?.contains { $0.contains("13 is off") } == true)
    set("Tokens.swift", Self.tokens.replacingOccurrences(of: "= 12", with: "= 13"))
    #expect(
      found("Card.swift")?.contains { $0.contains("DS.Spacing.md") && $0.contains("prefer-token") } == true)
    set("Tokens.swift", Self.tokens)
    #expect(found("Card.swift") == fresh("Card.swift"))
  }

  @Test func aClosedDocumentIsWhatLiesOnDisk() {
    set("Card.swift", Self.card)
    set("Tokens.swift", Self.tokens.replacingOccurrences(of: "= 12", with: "= 13"))
    _ = found("Card.swift")
    workspace.close(path("Tokens.swift"))
    #expect(found("Card.swift")?.contains { $0.contains("13 is off") } == true)
    #expect(workspace.findings(in: path("Tokens.swift")) == nil)
  }

  @Test func aNewDocumentBelongsToTheProjectBeforeItIsSaved() {
    set("Card.swift", Self.card)
    _ = found("Card.swift")
    set("More.swift", "import SwiftUI\nextension DS.Spacing { static let odd: CGFloat = 13 }\n")
    #expect(found("Card.swift")?.contains { $0.contains("DS.Spacing.odd") } == true)
    workspace.close(path("More.swift"))
    #expect(found("Card.swift")?.contains { $0.contains("13 is off") } == true)
  }

  @Test func filesThatChangeOnDiskAreSeen() throws {
    set("Card.swift", Self.card)
    _ = found("Card.swift")
    try folder.write("Tokens.swift", Self.tokens.replacingOccurrences(of: "= 12", with: "= 13"))
    workspace.filesChanged([path("Tokens.swift")])
    #expect(found("Card.swift")?.contains { $0.contains("DS.Spacing.md") } == true)
    try folder.write(".glasslint.json", #"{"rules": {"prefer-token": "off"}}"#)
    workspace.filesChanged([path(".glasslint.json")])
    #expect(found("Card.swift")?.contains { $0.contains("prefer-token") } == false)
    try folder.write(".glasslint.json", #"{"rules": {"prefer-tokn": "off"}}"#)
    workspace.filesChanged([path(".glasslint.json")])
    #expect(found("Card.swift") == nil)
    #expect(
      workspace.configurationErrors[path(".glasslint.json")]?.first?.message.contains("prefer-token") == true)
  }

  @Test func foldersComeAndGo() throws {
    set("Card.swift", Self.card)
    let before = found("Card.swift")
    workspace.remove(folder: folder.path)
    #expect(found("Card.swift") != nil)
    workspace.add(folder: folder.path)
    #expect(found("Card.swift") == before)
  }

  @Test func fixesAnOpenDocument() throws {
    set("Card.swift", Self.card)
    let fixed = try #require(workspace.fixed(path("Card.swift")))
    #expect(
      String(decoding: fixed, as: UTF8.self).contains(
        "RoundedRectangle(cornerRadius: 12, style: .continuous)"))
  }

  private func foundAtOnce(_ name: String) -> [String]? {
    workspace.findings(in: path(name), isExact: false)?.map {
      "\($0.location.start.line) \($0.rule): \($0.message)"
    }
  }

  /// What is said at once goes by the tokens from before, wherever in their file they now stand.
  @Test func tokensFromBeforeAreKnownAtOnce() {
    for (name, text) in ["Card.swift": Self.card, "Tokens.swift": Self.tokens] { set(name, text) }
    let before = found("Card.swift")
    workspace.settle()
    #expect(workspace.isSettled)
    let longer = Self.tokens.replacingOccurrences(of: "enum DS {", with: "enum DS {\n  static let wide = 4\n")
      .replacingOccurrences(of: "= 20", with: "= 24")
    set("Tokens.swift", longer)
    #expect(foundAtOnce("Tokens.swift") == fresh("Tokens.swift"))
    #expect(workspace.isProvisional)
    #expect(foundAtOnce("Card.swift") == before)
    // One that is new is one only when all was looked at.
    let renamed = Self.tokens.replacingOccurrences(of: "= 12", with: "= 13")
    set("Tokens.swift", renamed)
    #expect(foundAtOnce("Card.swift") == before)
    workspace.settle()
    #expect(!workspace.isProvisional)
    #expect(foundAtOnce("Card.swift") == fresh("Card.swift"))
    #expect(foundAtOnce("Card.swift") != before)
  }

  @Test func declarationsOfAViewCountAtOnce() {
    for (name, text) in ["Card.swift": Self.card, "Tokens.swift": Self.tokens] { set(name, text) }
    _ = found("Card.swift")
    workspace.settle()
    let text = Self.card.replacingOccurrences(of: "padding(13)", with: "padding(inset)")
    set("Card.swift", text)
    #expect(foundAtOnce("Card.swift") == fresh("Card.swift"))
    set(
      "Card.swift", text.replacingOccurrences(of: "  var body", with: "  let inset: CGFloat = 13\n  var body")
    )
    #expect(foundAtOnce("Card.swift")?.contains { $0.contains("13 is off") } == true)
    #expect(foundAtOnce("Card.swift") == fresh("Card.swift"))
  }

  /// Edits of any kind, broken code included, leave nothing behind.
  @Test(arguments: [1, 2, 3]) func afterAnyEditsItIsAsAFreshLint(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var texts = ["Card.swift": Self.card, "Tokens.swift": Self.tokens]
    for (name, text) in texts { set(name, text) }
    _ = found("Card.swift")
    workspace.settle()
    let pieces = [
      "13", "}", "{", "// x\n", ".padding(12)", "static let b: CGFloat = 13\n", "\"", " DS.", "é", "\n",
    ]
    for step in 1...60 {
      let name = random.next(2) == 0 ? "Card.swift" : "Tokens.swift"
      var text = Array((texts[name] ?? "").unicodeScalars)
      let start = random.next(text.count + 1)
      let end = min(text.count, start + random.next(7))
      text.replaceSubrange(start..<end, with: Array(pieces[random.next(pieces.count)].unicodeScalars))
      var scalars = String.UnicodeScalarView()
      scalars.append(contentsOf: text)
      texts[name] = String(scalars)
      set(name, String(scalars))
      if step % 3 == 0 { _ = workspace.findings(in: path(name), isExact: false) }
      if step % 7 == 0 { _ = found(name) }
      if step % 20 == 0 {
        for name in texts.keys { #expect(found(name) == fresh(name), "seed \(seed), step \(step), \(name)") }
      }
      // Undone before it grows too far from Swift.
      if step % 25 == 0 { (texts["Card.swift"], texts["Tokens.swift"]) = (Self.card, Self.tokens) }
    }
  }
}
