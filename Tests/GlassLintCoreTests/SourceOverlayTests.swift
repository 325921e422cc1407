import Foundation
import Testing

@testable import GlassLintCore

/// Text that stands for what lies on disk, wherever source is read.
@Suite struct SourceOverlayTests {
  private let folder: TemporaryFolder
  private let store: ConfigurationStore

  private static let view = """
    import SwiftUI
    struct A: View { var body: some View { Text("a").padding(L.pad).cornerRadius(8) } }
    """
  private static let layout = "import SwiftUI\nenum L { static let pad: CGFloat = 22 }"

  init() throws {
    folder = try TemporaryFolder()
    store = ConfigurationStore(workingDirectory: folder.path)
    try folder.write(".git/HEAD")
    try folder.write("A.swift", Self.view)
    try folder.write("L.swift", Self.layout)
  }

  private func path(_ name: String) -> String { "\(folder.path)/\(name)" }

  private func files() -> [LintFile] {
    FileFinder(store: store).find([folder.path]).files.map { file in
      var file = file
      file.path = file.absolutePath
      return file
    }
  }

  /// Rule and file of each finding of the whole project.
  private func found(_ overlay: SourceOverlay, _ files: [LintFile]? = nil) -> [String] {
    let files = files ?? self.files()
    let loader = ProjectLoader(store: store, jobs: 2, usesCache: false, overlay: overlay)
    let loaded = loader.load(for: FileList(files: files), configurations: store.configurations)
    let linter = Linter(
      configurations: store.configurations, projects: loaded.projects, jobs: 2, overlay: overlay)
    let result = linter.lint(files)
    return result.findings.map { "\($0.rule) \(FilePath.name(of: $0.location.file))" }
      + result.errors.map { "\(FilePath.name(of: $0.path)) \($0.reason)" }
  }

  @Test func withoutOneTheDiskIsRead() {
    #expect(found(.none) == ["corner-radius-modifier A.swift", "spacing-scale L.swift"])
  }

  @Test func textStandsForAFile() {
    var overlay = SourceOverlay(Array("import SwiftUI".utf8), at: path("A.swift"))
    #expect(found(overlay).isEmpty, "nothing else says what the number is for")
    overlay[path("A.swift")] = .text(
      Array(Self.view.replacingOccurrences(of: ".cornerRadius(8)", with: "").utf8))
    #expect(found(overlay) == ["spacing-scale L.swift"])
    overlay[path("A.swift")] = .text([0xFF])
    #expect(found(overlay) == ["A.swift is not valid UTF-8 (byte 0)"])
  }

  @Test func aFileThatIsNotThere() {
    var overlay = SourceOverlay()
    overlay[path("A.swift")] = .absent
    let rest = files().filter { $0.absolutePath != path("A.swift") }
    #expect(found(overlay, rest).isEmpty)
    #expect(found(overlay) == ["A.swift is not there"])
  }

  @Test func textWithoutAFile() throws {
    try FileManager.default.removeItem(atPath: path("A.swift"))
    #expect(found(.none).isEmpty)
    #expect(found(SourceOverlay(Array(Self.view.utf8), at: path("A.swift"))) == ["spacing-scale L.swift"])
    #expect(found(SourceOverlay(Array(Self.view.utf8), at: path(".build/A.swift"))).isEmpty)
  }

  @Test func anIndexNeverTakesItForWhatLiesOnDisk() throws {
    let paths = ["A.swift", "L.swift"].map(path)
    for path in paths {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1000)], ofItemAtPath: path)
    }
    let other = Self.layout.replacingOccurrences(of: "22", with: "23")
    let overlay = SourceOverlay(Array(other.utf8), at: paths[1])
    func values(_ index: ProjectIndex) -> [[Double]] {
      index.sections.files.indices.map { index.landings(inFile: $0).map(\.value) }
    }
    let plain = IndexBuilder(jobs: 1).build(paths)
    let overlaid = IndexBuilder(jobs: 1, overlay: overlay).build(paths, earlier: plain.index)
    #expect(overlaid.readCount == 1)
    #expect(values(overlaid.index)[1] == [23])
    let again = IndexBuilder(jobs: 1).build(paths, earlier: overlaid.index)
    #expect(values(again.index) == values(plain.index))
    #expect(again.readCount == 1)
    // The same text as on disk is no reason to read anything.
    let same = SourceOverlay(Array(Self.layout.utf8), at: paths[1])
    let unchanged = IndexBuilder(jobs: 1, overlay: same).build(paths, earlier: plain.index)
    #expect(!unchanged.hasChanged)
    #expect(unchanged.readCount == 0)
  }

  @Test func reportsShowIt() throws {
    let overlay = SourceOverlay(Array("text".utf8), at: path("A.swift"))
    let source = ReportOptions.source(overlay, paths: ReportPaths(workingDirectory: folder.path))
    #expect(source("A.swift") == Array("text".utf8))
    #expect(source("L.swift") == Array(Self.layout.utf8))
    #expect(source("Gone.swift") == nil)
  }
}
