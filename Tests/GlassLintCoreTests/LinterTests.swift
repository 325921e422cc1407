import Foundation
import Testing

@testable import GlassLintCore

@Suite struct LinterTests {
  private let folder: TemporaryFolder
  private let store: ConfigurationStore
  private let finder: FileFinder

  init() throws {
    folder = try TemporaryFolder()
    store = ConfigurationStore(workingDirectory: folder.path)
    finder = FileFinder(store: store)
  }

  private func linter(jobs: Int = 2) -> Linter { Linter(configurations: store.configurations, jobs: jobs) }

  private func files() -> [LintFile] {
    finder.find([folder.path]).files.map { file in
      var file = file
      file.path = file.absolutePath
      return file
    }
  }

  private static let view = """
    import SwiftUI
    struct A: View { var body: some View { Text("a").padding(22).cornerRadius(8) } }
    """

  @Test func theResultDoesNotDependOnTheNumberOfThreads() throws {
    for index in 0..<150 { try folder.write("\(index % 7)/File\(index).swift", Self.view) }
    let files = files()
    let one = linter(jobs: 1).lint(files)
    #expect(one.files == 150)
    #expect(one.findings.count == 300)
    for jobs in [2, 3, 16] { #expect(linter(jobs: jobs).lint(files).findings == one.findings) }
    #expect(linter().lint(files, countsLines: true).lines == 300)
  }

  @Test func aFileThatCannotBeReadCostsOnlyItself() throws {
    try folder.write("Good.swift", Self.view)
    try folder.write("Gone.swift", Self.view)
    try Data([0x69, 0xFF, 0x0A]).write(to: URL(fileURLWithPath: folder.path + "/Latin.swift"))
    let files = files()
    try FileManager.default.removeItem(atPath: folder.path + "/Gone.swift")
    let result = linter().lint(files)
    #expect(result.files == 1)
    #expect(result.findings.count == 2)
    #expect(result.errors.map { $0.path.split(separator: "/").last } == ["Gone.swift", "Latin.swift"])
    #expect(result.errors.last?.reason == "is not valid UTF-8 (byte 1)")
  }

  /// What the index knows to be no user-interface code is not read again, unless somebody has changed it since.
  @Test func plainCodeIsTakenAsTheIndexKnowsIt() throws {
    try folder.write("Model.swift", "struct Model {}")
    try folder.write("View.swift", Self.view)
    let path = folder.path + "/Model.swift"
    func age(_ seconds: Double) throws {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -seconds)], ofItemAtPath: path)
    }
    try age(100)
    let files = files()
    let project = Project(index: IndexBuilder(jobs: 1).build(files.map(\.absolutePath)).index)
    let linter = Linter(configurations: store.configurations, projects: [project], jobs: 1)
    let before = linter.lint(files)
    #expect(before.files == 2)
    #expect(before.bytes == "struct Model {}".utf8.count + Self.view.utf8.count)
    #expect(before.findings.count == 2)
    #expect(linter.lint(files, countsLines: true).lines == 3)
    try folder.write("Model.swift", Self.view)
    try age(50)
    #expect(linter.lint(files).findings.count == 4)
    try FileManager.default.removeItem(atPath: path)
    #expect(linter.lint(files).errors.map(\.path) == [path])
  }

  @Test func bytesAreLintedAsTheFileTheyStandFor() throws {
    try folder.write(".glasslint.json", #"{"rules": {"spacing-scale": "off"}}"#)
    let file = try #require(finder.file(named: folder.path + "/Draft.swift"))
    let findings = linter().lint(Array(Self.view.utf8), as: file).findings
    #expect(findings.map(\.rule) == ["corner-radius-modifier"])
  }

  @Test func positionsCountScalarsBehindEmojiCarriageReturnsAndByteOrderMarks() throws {
    let code = "\u{FEFF}import SwiftUI\r\nlet v = /* 👩‍👩‍👧 */ Text(\"\").padding(22)\r\n"
    let file = try #require(finder.file(named: folder.path + "/A.swift"))
    let finding = try #require(linter().lint(Array(code.utf8), as: file).findings.first)
    #expect(finding.location.start.line == 2)
    #expect(finding.location.start.column == 38)
    #expect(finding.location.start.offset == 69)
  }

  @Test func aRewriteIsCheckedTokenByToken() throws {
    let before = Array("import SwiftUI\nlet v = Text(\"\").padding(22)".utf8)
    let number = before.count - 3
    func after(_ text: String) -> (bytes: [UInt8], edits: [Edit]) {
      let range = ByteRange(start: number, end: number + 2)
      return (
        Array(before[..<number]) + Array(text.utf8) + [UInt8(ascii: ")")], [Edit(range: range, text: text)]
      )
    }
    func passes(_ after: [UInt8], _ edits: [Edit]) -> Bool {
      linter().verify(before: before, after: after, edits: edits)
    }
    let good = after("20")
    #expect(passes(good.bytes, good.edits))
    let unbalanced = after("(20")
    #expect(!passes(unbalanced.bytes, unbalanced.edits))
    let swallowing = after("/* 20")
    #expect(!passes(swallowing.bytes, swallowing.edits))
    let more = Array("import SwiftUI\nvar v = Text(\"\").padding(20)".utf8)
    #expect(!passes(more, good.edits))
  }
}

@Suite struct FileLinterTests {
  @Test func aHugeFileLeavesNothingBehind() {
    var linter = FileLinter()
    let settings = FileSettings(
      rules: RuleTable(settings: RuleRegistry.all.map { RuleSettings(enabling: $0) }), platforms: Platforms(),
      scales: Configuration.standard().scales)
    let small = SourceBuffer("import SwiftUI\nlet v = VStack { Text(a).padding(18) }")
    let before = linter.lint(small, file: "A.swift", settings: settings).findings
    let huge = SourceBuffer("import SwiftUI\n" + String(repeating: "f(a, b)\n", count: 50_000))
    #expect(linter.lint(huge, file: "B.swift", settings: settings).findings.isEmpty)
    #expect(before.count == 1)
    #expect(linter.lint(small, file: "A.swift", settings: settings).findings == before)
  }
}

@Suite struct FindingNoteTests {
  @Test func onlyTheWayOfAValueIsMadeOfSteps() throws {
    var linter = FileLinter()
    let settings = FileSettings(
      rules: RuleTable(settings: RuleRegistry.all.map { RuleSettings(enabling: $0) }), platforms: Platforms(),
      scales: Configuration.standard().scales)
    let source = SourceBuffer(
      """
      import SwiftUI
      struct A: View {
        let inset: CGFloat = 22
        var body: some View {
          Text("").padding(inset).background(.red).shadow(color: .black.opacity(0.05), radius: 6, y: 3).clipped()
        }
      }
      """)
    let findings = linter.lint(source, file: "A.swift", settings: settings).findings
    #expect(findings.map(\.rule) == ["spacing-scale", "clipped-shadow"])
    #expect(findings.map { $0.notes.map(\.isStep) } == [[true], [false]])
  }
}
