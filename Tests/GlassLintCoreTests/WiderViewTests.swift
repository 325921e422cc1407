import Testing

@testable import GlassLintCore

/// What rules that are off by default ask of other files before they speak.
@Suite struct WiderViewTests {
  /// More files than a small project has.
  private func project(_ files: [String: String], others: String) throws -> ProjectTrial {
    var all = files
    for number in 0..<10 { all["Other\(number).swift"] = others.replacing("#", with: "\(number)") }
    return try ProjectTrial(all)
  }

  @Test func gapsAreToldWhereTheProjectWritesThem() throws {
    let stack = "struct Card: View { var body: some View { VStack { Image(\"map\"); Button(\"Go\") {} } } }"
    let written =
      "struct Row#: View { var body: some View { HStack(spacing: 4) { Text(\"a\"); Text(\"b\") } } }"
    let open = "struct Row#: View { var body: some View { HStack { Image(\"a\"); Text(\"b\") } } }"
    #expect(
      try project(["Card.swift": stack], others: written).findings(StackSpacing.rule).map(\.location.file)
        == ["Card.swift"])
    #expect(try project(["Card.swift": stack], others: open).findings(StackSpacing.rule).isEmpty)
    #expect(try ProjectTrial(["Card.swift": stack]).findings(StackSpacing.rule).count == 1)
    // Lines of text are set closer than other views.
    let lines = "struct Card: View { var body: some View { VStack { Text(\"Name\"); Text(\"Place\") } } }"
    #expect(try project(["Card.swift": lines], others: written).findings(StackSpacing.rule).isEmpty)
    #expect(try ProjectTrial(["Card.swift": lines]).findings(StackSpacing.rule).count == 1)
  }

  @Test func aStyleReachesTheListsOfOtherFiles() throws {
    let list = "struct Entries: View { var body: some View { List { Text(\"a\") } } }"
    let page = "struct Page: View { var body: some View { VStack { Entries() } } }"
    func root(_ modifier: String) -> String {
      "struct Root: View { var body: some View { NavigationStack { Page() }\(modifier) } }"
    }
    func found(_ modifier: String) throws -> Int {
      try ProjectTrial(["A.swift": list, "B.swift": page, "C.swift": root(modifier)])
        .findings(ListStyle.rule).count
    }
    #expect(try found("") == 1)
    #expect(try found(".listStyle(.plain)") == 0)
  }

  @Test func cardsAmongBoxesOfAnotherFileStay() throws {
    let card = """
      struct Load: View {
        var body: some View { HStack { Text("Now"); Text("Usual") }.padding().background(Color(.systemGray6)).cornerRadius(12) }
      }
      """
    func found(_ screen: String) throws -> Int {
      try ProjectTrial([
        "A.swift": card, "B.swift": "struct Screen: View { var body: some View { \(screen) } }",
      ])
      .findings(MaterialBackground.rule).count
    }
    #expect(try found("VStack { Load() }") == 1)
    #expect(try found("VStack { Load() }.groupBoxStyle(.card)") == 0)
    #expect(try found("GroupBox { Load() }") == 0)
  }

  @Test func anObjectIsObservedBySomeView() throws {
    let model = "final class Model: ObservableObject { @Published var count = 0 }"
    let other = "struct Row#: View { var body: some View { Text(\"a\") } }"
    func found(_ view: String) throws -> Int {
      try project(["A.swift": model, "B.swift": view], others: other)
        .findings(ObservableMacro.rule, options: ["unknownTargets": .string("flag")]).count
    }
    #expect(try found("let model = Model()") == 0)
    #expect(
      try found(
        "struct Counter: View { @StateObject private var model = Model(); var body: some View { Text(\"a\") } }"
      )
        == 1)
  }

  @Test func aLargerProjectSharesNoMarginThatNobodyWrote() throws {
    let page =
      "struct PageView: View { var body: some View { ScrollView { VStack { a }.padding(.horizontal, 10) } } }"
    let other = "struct Row#: View { var body: some View { Text(\"a\") } }"
    #expect(try ProjectTrial(["A.swift": page]).findings(ScreenPadding.rule).count == 1)
    #expect(try project(["A.swift": page], others: other).findings(ScreenPadding.rule).isEmpty)
  }

  @Test func theSurfacesOfAnAppWithoutMaterialsAreItsLook() throws {
    let card =
      "struct Card: View { var body: some View { VStack { }.background(Color(.secondarySystemBackground)).cornerRadius(8) } }"
    let painted =
      "struct Row#: View { var body: some View { Text(\"a\").background(Color(.secondarySystemBackground), in: shape) } }"
    let plain = "struct Row#: View { var body: some View { Text(\"a\") } }"
    func found(_ files: [String: String], others: String) throws -> [String] {
      try project(files, others: others).findings(MaterialBackground.rule).map(\.location.file)
    }
    #expect(try found(["Card.swift": card], others: painted).isEmpty)
    #expect(try found(["Card.swift": card], others: plain) == ["Card.swift"])
    let material = "struct Bar: View { var body: some View { Text(\"a\").background(.thinMaterial) } }"
    #expect(try found(["Card.swift": card, "Bar.swift": material], others: painted).contains("Card.swift"))
  }
}
