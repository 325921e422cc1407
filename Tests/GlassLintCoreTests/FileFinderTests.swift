import Testing

@testable import GlassLintCore

@Suite struct FileFinderTests {
  private func find(_ folder: TemporaryFolder, _ paths: [String] = ["."], at directory: String? = nil)
    -> FileList
  {
    let store = ConfigurationStore(rules: SampleRules.all, workingDirectory: directory ?? folder.path)
    return FileFinder(store: store).find(paths)
  }

  private func names(_ list: FileList) -> [String] { list.files.map(\.path) }

  @Test func walksInByteOrderWithoutSkippedFolders() throws {
    let folder = try TemporaryFolder()
    for name in [
      "a/b.swift", "a.swift", "a-b/c.swift", "B.swift", "é.swift", "a/readme.md", ".hidden/x.swift",
    ] {
      try folder.write(name)
    }
    for skipped in [".build", "Pods", "Carthage", "DerivedData", ".git", "New.xctemplate"] {
      try folder.write("a/\(skipped)/x.swift")
    }
    #expect(
      names(find(folder)) == [".hidden/x.swift", "B.swift", "a-b/c.swift", "a.swift", "a/b.swift", "é.swift"])
    #expect(names(find(folder, ["a/Pods", "a/Pods/x.swift"])) == [])
  }

  @Test func namesEachFileOnceAndOthersAbsolutely() throws {
    let folder = try TemporaryFolder()
    try folder.write("App/a.swift")
    try folder.write("Other/b.swift")
    let list = find(folder, ["a.swift", ".", "./a.swift", "../Other"], at: "\(folder.path)/App")
    #expect(names(list) == ["\(folder.path)/Other/b.swift", "a.swift"])
    #expect(list.files.map(\.absolutePath) == ["\(folder.path)/Other/b.swift", "\(folder.path)/App/a.swift"])
  }

  @Test func honorsGitIgnoreFiles() throws {
    let folder = try TemporaryFolder()
    try folder.write(".git/info/exclude", "secret.swift\n")
    try folder.write(".gitignore", "gen/\n*.g.swift\n/top.swift\n")
    try folder.write("App/.gitignore", "!keep.g.swift\nlocal.swift\n")
    for name in [
      "secret.swift", "gen/a.swift", "a.g.swift", "top.swift", "App/top.swift", "App/keep.g.swift",
      "App/x.g.swift",
      "App/local.swift", "local.swift", "App/gen/keep.g.swift",
    ] { try folder.write(name) }
    let expected = ["App/keep.g.swift", "App/top.swift", "local.swift"]
    #expect(names(find(folder)) == expected)
    #expect(names(find(folder, ["App"])) == Array(expected.prefix(2)))
    #expect(names(find(folder, ["."], at: "\(folder.path)/App")) == ["keep.g.swift", "top.swift"])
    #expect(names(find(folder, ["gen/a.swift", "top.swift"])) == ["gen/a.swift", "top.swift"])
  }

  /// What stands before and behind its stars does not make a match by itself.
  @Test func anIgnoredNameHasAllPartsOfItsPattern() throws {
    let folder = try TemporaryFolder()
    try folder.write(".gitignore", "ab*ba.swift\nx/*/z.swift\n*[0-9].swift\n?a?.swift\n")
    for name in [
      "aba.swift", "abba.swift", "abcba.swift", "x/z.swift", "x/y/z.swift", "w/x/y/z.swift", "v1.swift",
      "v.swift", "bat.swift", "at.swift",
    ] { try folder.write(name) }
    #expect(names(find(folder)) == ["aba.swift", "at.swift", "v.swift", "w/x/y/z.swift", "x/z.swift"])
  }

  @Test func anInnerRepositoryHasItsOwnIgnoreFiles() throws {
    let folder = try TemporaryFolder()
    try folder.write(".git/HEAD")
    try folder.write(".gitignore", "a.swift\n")
    try folder.write("Inner/.git", "gitdir: elsewhere\n")
    try folder.write("Inner/a.swift")
    try folder.write("a.swift")
    try folder.write("z/a.swift")
    #expect(names(find(folder)) == ["Inner/a.swift"])
  }

  @Test func honorsTheNearestConfiguration() throws {
    let folder = try TemporaryFolder()
    try folder.write(".glasslint.json", #"{"exclude": ["Legacy", "**/*.gen.swift"]}"#)
    try folder.write("Feature/.glasslint.json", #"{"include": ["UI/**"]}"#)
    try folder.write("Broken/.glasslint.json", "{")
    for name in [
      "a.swift", "Legacy/a.swift", "x/b.gen.swift", "Feature/UI/a.swift", "Feature/b.swift", "Broken/a.swift",
    ] {
      try folder.write(name)
    }
    let store = ConfigurationStore(rules: SampleRules.all, workingDirectory: folder.path)
    let finder = FileFinder(store: store)
    let list = finder.find(["."])
    #expect(names(list) == ["Feature/UI/a.swift", "a.swift"])
    #expect(
      list.files.map { store.configurations[$0.configuration].file } == [
        "Feature/.glasslint.json", ".glasslint.json",
      ])
    #expect(store.errors.map(\.file) == ["Broken/.glasslint.json"])
    #expect(names(finder.find(["Legacy/a.swift", "Feature/b.swift", "Broken/a.swift"])) == [])
    #expect(finder.file(named: "Legacy/new.swift") == nil)
    #expect(finder.file(named: "Feature/UI/new.swift")?.path == "Feature/UI/new.swift")
    #expect(finder.file(named: "a.txt") == nil)
  }

  @Test func reportsWhatCannotBeLinted() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.swift")
    try folder.write("readme.md")
    let list = find(folder, ["none.swift", "readme.md", "a.swift"])
    #expect(names(list) == ["a.swift"])
    #expect(
      list.errors == [
        SourceError(path: "none.swift", reason: "No such file or directory"),
        SourceError(path: "readme.md", reason: "is not a Swift file"),
      ])
  }

  @Test func followsLinksToFilesAndReportsLoops() throws {
    let folder = try TemporaryFolder()
    let other = try TemporaryFolder()
    try other.write("o.swift")
    try folder.write("d/a.swift")
    try folder.link("d/loop", to: "..")
    try folder.link("d/out.swift", to: "\(other.path)/o.swift")
    try folder.link("out", to: other.path)
    try folder.link("gone.swift", to: "nowhere")
    let list = find(folder)
    #expect(names(list) == ["d/a.swift", "d/out.swift"])
    #expect(list.errors.map(\.path) == ["d/loop", "gone.swift"])
    #expect(list.errors.first?.reason.contains("directory loop") == true)
    #expect(names(find(folder, ["out"])) == ["out/o.swift"])
  }
}
