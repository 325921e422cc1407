import Testing

@testable import GlassLintCore

/// What an edit makes of an index is found out without a look at other files, and is what linking all of them shows, but for
/// what hangs on names that the edit makes or takes away.
@Suite struct IndexPatchTests {
  private let folder: TemporaryFolder
  private var texts = [
    "A.swift": """
    import SwiftUI
    struct Early: View { let gap: CGFloat; private let own: CGFloat = 3
      var body: some View { Text("").padding(gap).padding(own) } }
    """,
    "Tokens.swift": """
    import SwiftUI
    enum DS { enum Spacing { static let sm: CGFloat = 8, md: CGFloat = 12, lg: CGFloat = 16 } }
    typealias Gap = DS.Spacing
    extension View { func inset(_ amount: CGFloat = 6) -> some View { padding(amount) } }
    """,
    "V.swift": """
    import SwiftUI
    struct Late: View { var body: some View {
      VStack(spacing: Gap.md) { Early(gap: 7).inset(9).cornerRadius(5) }.padding(DS.Spacing.lg) } }
    extension DS.Spacing { static let xl: CGFloat = 20 }
    """,
    "Z.swift": "import SwiftUI\nlet z = Early(gap: 4).padding(DS.Spacing.xl).inset(2)\n",
  ]

  init() throws {
    folder = try TemporaryFolder()
    for (name, text) in texts { try folder.write(name, text) }
  }

  private var names: [String] { texts.keys.sorted() }
  private let builder = IndexBuilder(jobs: 1)

  private func linked() -> ProjectIndex {
    var overlay = SourceOverlay()
    for (name, text) in texts { overlay["\(folder.path)/\(name)"] = .text(Array(text.utf8)) }
    return IndexBuilder(jobs: 1, overlay: overlay).build(names.map { "\(folder.path)/\($0)" }).index
  }

  /// Where numbers land, by file, with the names of what they come by.
  private func told(_ index: ProjectIndex) -> [String] {
    names.indices.map { file in
      let landings = index.landings(inFile: file).map { landing in
        let way = landing.slots.map { slot in
          let holder = IndexResolver(sections: index.sections).file(ofSlot: slot)
          return index.sections.name(ofSlot: slot, index.sections.files[holder])
        }
        return "\(landing.value) \(landing.role) \(way.joined(separator: "→"))"
      }
      return "\(names[file]): \(landings.joined(separator: ", "))"
    }
  }

  private mutating func edit(_ name: String, _ text: String, with new: String, in index: ProjectIndex) throws
    -> ProjectIndex
  {
    let before = try #require(texts[name])
    #expect(before.contains(text))
    texts[name] = before.replacingOccurrences(of: text, with: new)
    let position = try #require(names.firstIndex(of: name))
    return builder.replace([position: Array((texts[name] ?? "").utf8)], in: index, followsEdits: true).index
  }

  @Test mutating func editsAreFollowed() throws {
    var index = builder.settle(linked()).index
    #expect(told(index) == told(linked()))
    for (name, text, new) in [
      ("V.swift", "cornerRadius(5)", "cornerRadius(15).padding(11)"),
      ("Tokens.swift", "sm: CGFloat = 8, ", "xs: CGFloat = 2, sm: CGFloat = 8, "),
      ("A.swift", "let gap: CGFloat;", "let wide = 4.0; let gap: CGFloat;"),
      ("A.swift", ".padding(own)", ".frame(width: own)"),
      ("Tokens.swift", "md: CGFloat = 12", "md: CGFloat = 13"),
      ("Z.swift", "gap: 4", "gap: 5"),
      ("A.swift", "import SwiftUI", "import SwiftUI\n// a note\n"),
    ] {
      index = try edit(name, text, with: new, in: index)
      #expect(index.patch != nil)
      #expect(told(index) == told(linked()), "\(name): \(new)")
      #expect(index.file(atPath: "\(folder.path)/\(name)") == names.firstIndex(of: name))
    }
    let settled = builder.settle(index).index
    #expect(settled.patch == nil)
    #expect(told(settled) == told(linked()))
  }

  /// Nobody's number comes to stand for another's.
  @Test mutating func whatIsTakenAwayIsNothing() throws {
    let base = builder.settle(linked()).index
    let without = try edit("Tokens.swift", "func inset", with: "func outset", in: base)
    let later = try edit("A.swift", "struct Early", with: "struct Earlier", in: without)
    #expect(told(later)[3] == "Z.swift: ")
    let settled = builder.settle(later).index
    #expect(told(settled) == told(linked()))
    // The ones from before are what they were.
    #expect(told(base).count == 4 && told(base)[3] != told(later)[3])
  }

  /// Where there is no room for another share, everything is linked again.
  @Test mutating func roomEnds() throws {
    var index = builder.settle(linked()).index
    var linkings = 0
    let long = String(repeating: "let a = Text(\"\").padding(3)\n", count: 2_000)
    texts["Z.swift"] = "import SwiftUI\n"
    for round in 0..<12 {
      let text = "import SwiftUI\n// \(round)\n" + long
      texts["Z.swift"] = text
      index = builder.replace([3: Array(text.utf8)], in: index, followsEdits: true).index
      if index.patch == nil { linkings += 1 }
    }
    #expect((1...11).contains(linkings))
    #expect(told(builder.settle(index).index) == told(linked()))
  }
}
