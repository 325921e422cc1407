import Testing

@testable import GlassLintCore

/// What may be put on a component of the project, and how a configuration says so.
@Suite struct RestyledComponentTests {
  private func names(_ code: String, _ components: [String: [String]]) -> [String] {
    RuleTrial(RestyledComponent.rule, options: ["components": .lists(components)]).findings(code).map {
      String($0.message.split(separator: "`")[0])
    }
  }

  @Test(arguments: [
    ("Card(item: item).font(.title).padding()", [".font"]),
    ("Card(item: item).padding().font(.title).tint(.red)", [".font", ".tint"]),
    ("App.Card(item: item).opacity(0.5)", [".opacity"]),
    ("Card { Text(a).font(.title) }.highlighted()", [".highlighted"]),
    (
      "Card(item: item).onTapGesture { go() }.accessibilityLabel(a).sheet(isPresented: $isOpen) { Sheet() }",
      []
    ),
    ("VStack { Card(item: item) }.font(.title)", []),
    ("Text(a).font(.title)", []),
    ("#Preview { Card(item: item).font(.title) }", []),
    ("struct Card: View { static var large: some View { Card(item: item).font(.title) } }", []),
  ])
  func onlyWhatIsAllowedMayBePutOnIt(_ code: String, _ expected: [String]) {
    #expect(names(code, ["Card": ["padding"]]) == expected)
    #expect(names(code, ["Card": [".padding"]]) == expected)
    #expect(names(code, [:]).isEmpty)
  }

  @Test func aConfigurationGivesItsLists() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      ".glasslint.json",
      #"{"rules": {"restyled-component": {"severity": "warning", "components": {"Card": ["padding"], "Avatar": []}}}}"#
    )
    try folder.write(
      "A.swift", "import SwiftUI\nlet card = Card().font(.title).padding()\nlet face = Avatar().padding()\n")
    let run = try FixtureRun("\(folder.path)/A.swift")
    let found = run.findings(run.bytes).filter { $0.rule == RestyledComponent.rule.id }
    #expect(found.map(\.location.start.line) == [2, 3])
  }

  @Test func aListThatIsNoneIsAnError() throws {
    let folder = try TemporaryFolder()
    let (_, errors) = try folder.configuration(
      #"{"rules": {"restyled-component": {"severity": "info", "components": {"Card": "padding"}}}}"#)
    #expect(errors.count == 1)
    #expect(errors.first?.contains("list") == true)
  }
}
