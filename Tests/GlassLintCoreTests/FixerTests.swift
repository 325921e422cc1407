import Foundation
import Testing

@testable import GlassLintCore

/// Fixing files on disk. The finding at hand is a comment that silences nothing, which has a safe fix.
@Suite struct FixerTests {
  private static let clean = """
    import SwiftUI
    struct Card: View {
      var body: some View { Text("Hello") }
    }

    """
  private static let fixable = clean.replacingOccurrences(
    of: "  var body", with: "  // glasslint:disable:next unused-suppression\n  var body")
  private static let unfixable = clean.replacingOccurrences(
    of: "  var body", with: "  // glasslint:disable:next no-such-rule-at-all\n  var body")

  private let folder: TemporaryFolder
  private let store: ConfigurationStore

  init() throws {
    folder = try TemporaryFolder()
    store = ConfigurationStore(workingDirectory: folder.path)
  }

  private func fix(
    _ files: [LintFile], writes: Bool = true, jobs: Int = 2, reported: Set<String>? = nil
  ) -> Fixer.Result {
    let linter = Linter(configurations: store.configurations, jobs: jobs, reported: reported)
    return Fixer(linter: linter, allowsUnsafe: false, writes: writes, jobs: jobs).fix(files)
  }

  /// Opened by their absolute paths, since the tests' working directory is elsewhere.
  private func files() -> [LintFile] {
    FileFinder(store: store).find([folder.path]).files.map {
      LintFile(path: $0.absolutePath, absolutePath: $0.absolutePath, configuration: $0.configuration)
    }
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: "\(folder.path)/\(name)", encoding: .utf8)
  }

  @Test(arguments: [1, 2, 16]) func fixesEachFileAndReportsTheRest(jobs: Int) throws {
    for index in 10..<40 { try folder.write("F\(index).swift", Self.fixable) }
    try folder.write("A.swift", Self.unfixable)
    let result = fix(files(), jobs: jobs)
    #expect(result.fixedCount == 30)
    #expect(result.rewrites.map(\.file.path) == (10..<40).map { "\(folder.path)/F\($0).swift" })
    #expect(result.lint.findings.map(\.location.file) == ["\(folder.path)/A.swift"])
    #expect(result.lint.files == 31)
    for index in 10..<40 { #expect(try text("F\(index).swift") == Self.clean) }
    #expect(try text("A.swift") == Self.unfixable)
    #expect(fix(files()).rewrites.isEmpty)
  }

  @Test func aFileThatCannotBeReadIsToldOnce() throws {
    try folder.write("A.swift", Self.fixable)
    try folder.write("B.swift", Self.unfixable)
    try Data([0x61, 0xFF]).write(to: URL(fileURLWithPath: "\(folder.path)/C.swift"))
    let result = fix(files())
    #expect(result.lint.errors.map(\.path) == ["\(folder.path)/C.swift"])
    #expect(result.fixedCount == 1 && result.lint.findings.count == 1)
  }

  @Test func tellsWhatItWouldDo() throws {
    try folder.write("A.swift", Self.fixable)
    let result = fix(files(), writes: false)
    #expect(result.rewrites.map { String(decoding: $0.after, as: UTF8.self) } == [Self.clean])
    #expect(result.rewrites.flatMap(\.fixable).map(\.rule) == ["unused-suppression"])
    #expect(result.lint.findings.isEmpty)
    #expect(try text("A.swift") == Self.fixable)
  }

  @Test func aFileThatIsNotReportedOnIsNotFixed() throws {
    try folder.write("A.swift", Self.fixable)
    #expect(fix(files(), reported: ["continuous-corners"]).rewrites.isEmpty)
    #expect(try text("A.swift") == Self.fixable)
  }

  @Test func aFileThatIsReadOnlyStaysAndIsReported() throws {
    try folder.write("A.swift", Self.fixable)
    try folder.write("B.swift", Self.fixable)
    let path = "\(folder.path)/A.swift"
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
    let result = fix(files())
    #expect(result.lint.errors.map(\.path) == [path])
    #expect(result.lint.findings.map(\.location.file) == [path])
    #expect(result.rewrites.map(\.file.path) == ["\(folder.path)/B.swift"])
    #expect(try text("A.swift") == Self.fixable)
  }

  @Test func textIsFixedWithoutAFile() throws {
    try folder.write("A.swift", Self.clean)
    let file = try #require(files().first)
    let linter = Linter(configurations: store.configurations)
    let fixer = Fixer(linter: linter, allowsUnsafe: false, writes: true)
    let result = fixer.fix(Array(Self.fixable.utf8), as: file)
    #expect(result.rewrites.map { String(decoding: $0.after, as: UTF8.self) } == [Self.clean])
    #expect(try text("A.swift") == Self.clean)
    #expect(fixer.fix([0xFF], as: file).lint.errors.count == 1)
  }
}
