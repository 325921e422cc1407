import Testing

@testable import GlassLintCore

/// Which project a file belongs to, which does not depend on where the run is started.
@Suite struct ProjectRootsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func root(_ path: String) -> String? {
    ProjectRoots().root(of: "\(folder.path)/\(path)").flatMap { FilePath.relative($0, to: folder.path) }
  }

  private func project(_ bundle: String, files: [String] = [], packages: [String] = []) throws {
    let text = XcodeProjectText(
      targets: [.init(name: "App", settings: ["SDKROOT": "iphoneos"], files: files)], packages: packages
    ).text
    try folder.write("\(bundle)/project.pbxproj", text)
  }

  @Test func aFileAboutPackagesIsNoManifest() throws {
    let folder = try TemporaryFolder()
    try folder.write("App/Package.swift", "import Foundation\nstruct Package { let name: String }")
    try folder.write("Kit/Package.swift", "import PackageDescription\nlet package = Package(name: \"Kit\")")
    #expect(!ProjectLandmarks.read(FilePath.join(folder.path, "App")).isPackage)
    #expect(ProjectLandmarks.read(FilePath.join(folder.path, "Kit")).isPackage)
  }

  /// The folder for temporary files is around both, and nobody's project.
  @Test func whatLiesInTheTemporaryFolderBelongsTogetherByNothing() throws {
    let other = try TemporaryFolder()
    try other.write("Kit/Package.swift", "import PackageDescription\nlet package = Package(name: \"Kit\")")
    try folder.write(
      "App/Package.swift",
      "import PackageDescription\nlet package = Package(name: \"App\", dependencies: [.package(path: \"\(other.path)/Kit\")])"
    )
    try folder.write("App/Sources/A.swift", "")
    #expect(root("App/Sources/A.swift") == "App")
  }

  @Test func nothingTellsOfAFolder() throws {
    try folder.write("A/B.swift", "")
    #expect(root("A") == nil)
  }

  @Test func withoutRepositoryTheOutermostPackageOrProjectIs() throws {
    try project("One/App.xcodeproj")
    try folder.write("One/Packages/Kit/Package.swift", "let p = Package(name: \"Kit\")")
    try project("Two/Two.xcodeproj")
    #expect(root("One/App/Views") == "One")
    #expect(root("One/Packages/Kit/Sources/Kit") == "One")
    #expect(root("Two") == "Two")
  }

  @Test func whatItTakesFilesFromIsAPartOfIt() throws {
    try folder.write("Shop/Kit/Package.swift", "let p = Package(name: \"Kit\")")
    try project("Shop/App/App.xcodeproj", packages: ["../Kit", "../Gone"])
    #expect(root("Shop/App/Views") == "Shop")
  }

  @Test func aRepositoryIsOneProject() throws {
    try folder.write("Repo/.git/HEAD", "")
    try folder.write("Repo/Kit/Package.swift", "let p = Package(name: \"Kit\")")
    try folder.write("Repo/Module/.git", "gitdir: ../.git/modules/Module")
    try project("Repo/App/App.xcodeproj", packages: ["../Kit"])
    for path in ["Repo", "Repo/App/Views", "Repo/Kit/Sources", "Repo/Module/Sources"] {
      #expect(root(path) == "Repo")
    }
    try folder.write("Repo/trees/x/.git", "gitdir: /repo/.git/worktrees/x")
    #expect(root("Repo/trees/x/App") == "Repo/trees/x")
  }

  @Test func anAppThatTakesNothingFromOutsideIsAProject() throws {
    try folder.write("Repo/.git/HEAD", "")
    try project("Repo/One/One.xcodeproj", files: ["Views/A.swift"])
    try project("Repo/Two/Two.xcodeproj", files: ["A.swift"])
    #expect(root("Repo/One/Views") == "Repo/One")
    #expect(root("Repo/Two") == "Repo/Two")
    #expect(root("Repo/Scripts") == "Repo")
    // However deep they stand side by side.
    try project("Repo/a/b/c/d/Three/Three.xcodeproj", files: ["A.swift"])
    #expect(root("Repo/a/b/c/d/Three") == "Repo/a/b/c/d/Three")
    try folder.write("Deep/.git/HEAD", "")
    try project("Deep/a/b/c/d/Four/Four.xcodeproj", files: ["A.swift"])
    #expect(root("Deep/a/b/c/d/Four") == "Deep")
    try project("Deep/a/b/c/d/Five/Five.xcodeproj", files: ["A.swift"])
    #expect(root("Deep/a/b/c/d/Four") == "Deep/a/b/c/d/Four")
    // A workspace joins what is below it.
    try folder.write("Repo/All.xcworkspace/contents.xcworkspacedata", "")
    #expect(root("Repo/One/Views") == "Repo")
  }

  // MARK: Runs

  /// The findings of a run from a folder on some paths, by file.
  private func findings(from working: String, _ paths: [String]) -> [String] {
    let rule = SpacingScale.rule
    let store = ConfigurationStore(
      rules: [rule], workingDirectory: FilePath.absolute(working, from: folder.path))
    var list = FileFinder(store: store).find(paths)
    for index in list.files.indices { list.files[index].path = list.files[index].absolutePath }
    let configurations = store.configurations.map { $0.selecting(only: [0], disabled: []) }
    let loaded = ProjectLoader(store: store, usesCache: false).load(
      for: list, configurations: configurations, named: paths)
    let linter = Linter(configurations: configurations, projects: loaded.projects, rules: [rule], jobs: 1)
    return linter.lint(list.files).findings.map {
      "\(FilePath.name(of: $0.location.file)) \($0.message.prefix(11))"
    }
  }

  @Test func anAppTakesNoTokensFromItsNeighbour() throws {
    for (name, steps) in [("One", [5, 10, 15]), ("Two", [7, 14, 21])] {
      try project("\(name)/\(name).xcodeproj")
      let members = steps.enumerated().map { "static let s\($0.offset): CGFloat = \($0.element)" }
      try folder.write("\(name)/Tokens.swift", "enum Spacing { \(members.joined(separator: "; ")) }")
      try folder.write(
        "\(name)/\(name)View.swift",
        """
        import SwiftUI
        let a\(name) = VStack(spacing: 15) { Text("") }
        let b\(name) = Text("").padding(21)
        let c\(name) = VStack(spacing: Spacing.s0) { Text("").padding(Spacing.s0) }
        """)
    }
    let one = ["OneView.swift padding 21 "]
    let two = ["TwoView.swift spacing 15 "]
    #expect(findings(from: ".", ["."]) == one + two)
    #expect(findings(from: ".", ["One"]) == one)
    #expect(findings(from: "One", ["."]) == one)
    #expect(findings(from: ".", ["Two/TwoView.swift"]) == two)
    #expect(findings(from: "Two", ["TwoView.swift"]) == two)
  }
}
