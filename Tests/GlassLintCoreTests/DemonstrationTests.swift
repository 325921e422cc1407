import Testing

@testable import GlassLintCore

/// Code that only developers look at: what shows how other code is used, or stands in for it.
@Suite struct DemonstrationTests {
  private static let row = "import SwiftUI\nstruct Row: View { var body: some View { Text(\"\") } }\n"

  private func demonstrations(_ names: [String]) throws -> [String] {
    let trial = try ProjectTrial(Dictionary(uniqueKeysWithValues: names.map { ($0, Self.row) }))
    return names.sorted().indices.filter { trial.project.isDemonstration(file: $0) }.map {
      names.sorted()[$0]
    }
  }

  @Test func whatItDemonstratesLiesBeside() throws {
    let kit = ["Kit/Sources/Row.swift", "App/Row.swift", "App/Examples/Row.swift"]
    #expect(try demonstrations(kit + ["Kit/Examples/Kit/Row.swift"]) == ["Kit/Examples/Kit/Row.swift"])
    #expect(try demonstrations(kit + ["Kit/Testing/Row.swift"]) == ["Kit/Testing/Row.swift"])
    #expect(try demonstrations(kit + ["KitDemo/Row.swift"]) == ["KitDemo/Row.swift"])
    #expect(try demonstrations(kit + ["docs/card/Row.swift"]) == ["docs/card/Row.swift"])
    #expect(try demonstrations(kit + ["PlayerDemo/Row.swift", "App/docs/Row.swift"]) == [])
  }

  @Test func aDemonstrationByItselfIsAllThereIs() throws {
    #expect(try demonstrations(["Examples/A/Row.swift", "Examples/B/Row.swift"]) == [])
    #expect(try demonstrations(["Examples/A/Row.swift", "Tools/Row.swift"]) == [])
  }

  @Test func nothingIsSaidOfIt() throws {
    let slider =
      "import SwiftUI\nstruct Row: View { @Binding var a: Double; var body: some View { Slider(value: $a) } }\n"
    let trial = try ProjectTrial([
      "Sources/Row.swift": slider, "Example/Row.swift": slider.replacing("Row", with: "Demo"),
    ])
    #expect(trial.findings(EmptyLabel.rule).map(\.location.file) == ["Sources/Row.swift"])
  }
}
