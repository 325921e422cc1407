import Testing

@testable import GlassLintCore

/// What nobody has said and only a project's habits tell is a hint.
@Suite struct HabitLevelTests {
  /// The levels of what is off the spacing scale in a project of so many files.
  private func levels(files count: Int, configuration: String) throws -> [Severity] {
    let folder = try TemporaryFolder()
    try folder.write(".glasslint.json", configuration)
    for number in 0..<count {
      try folder.write(
        "App/View\(number).swift",
        "import SwiftUI\nlet a\(number) = Text(\"\").padding(16).padding(.top, 16).padding(.bottom, 8).padding(.leading, 8).padding(.trailing, 16)"
      )
    }
    let others = (0..<3).map { "\nlet even\($0) = Text(\"\").padding(16)" }.joined()
    let code = "import SwiftUI\nlet odd = Text(\"\").padding(17)\(others)"
    try folder.write("App/Odd.swift", code)
    let store = ConfigurationStore(workingDirectory: folder.path)
    let list = FileFinder(store: store).find([folder.path])
    let loaded = ProjectLoader(store: store, jobs: 1, usesCache: false).load(
      for: list, configurations: store.configurations, named: [folder.path])
    let linter = Linter(
      configurations: store.configurations, projects: loaded.projects, jobs: 1,
      reported: [SpacingScale.rule.id])
    let file = try #require(list.files.first { $0.path.hasSuffix("Odd.swift") })
    return linter.lint(Array(code.utf8), as: file).findings.filter { $0.rule == SpacingScale.rule.id }
      .map(\.severity)
  }

  @Test(
    "in a project of some size what is off its habits is a hint, unless somebody has set the rule or the scale",
    arguments: [
      (24, "{}", [Severity.info]),
      (24, #"{"rules": {"spacing-scale": "warning"}}"#, [.warning]),
      (24, #"{"tokens": {"spacing": [8, 16]}}"#, [.warning]),
      (4, "{}", [.warning]),
    ])
  func levels(files: Int, configuration: String, expected: [Severity]) throws {
    #expect(try levels(files: files, configuration: configuration) == expected)
  }
}
