import Testing

@testable import GlassLintCore

/// Files that no target builds, since their code has moved to another one.
@Suite struct LeftOverFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let card = "import SwiftUI\nstruct Card: View { var body: some View { Text(\"\") } }\n"
  private static let row = "import SwiftUI\nstruct Row: View { var body: some View { Text(\"\") } }\n"

  private func leftOvers(_ files: [String: String]) throws -> [String] {
    for (name, code) in files { try folder.write(name, code) }
    let names = files.keys.filter { name in
      name.hasSuffix(".swift") && name.contains("/") && !name.hasSuffix("Package.swift")
    }.sorted()
    let project = Project(
      index: IndexBuilder(jobs: 1).build(names.map { "\(folder.path)/\($0)" }).index)
    return names.indices.filter { project.isLeftOver(file: $0) }.map { names[$0] }
  }

  private func project(_ files: [String]) -> String {
    XcodeProjectText(targets: [.init(name: "App", settings: ["SDKROOT": "iphoneos"], files: files)]).text
  }

  @Test func anotherFileHasItsTypesAndATarget() throws {
    let found = try leftOvers([
      "App.xcodeproj/project.pbxproj": project(["App/Card.swift", "App/Row.swift"]),
      "App/Card.swift": Self.card, "App/Old/Card.swift": Self.card, "App/Row.swift": Self.row,
      "App/CardAndRow.swift": Self.card + "struct Row: View { var body: some View { Text(\"\") } }",
    ])
    #expect(found == ["App/CardAndRow.swift", "App/Old/Card.swift"])
  }

  @Test func aNamesakeThatIsBuiltHasSomeOfItsTypes() throws {
    let found = try leftOvers([
      "App.xcodeproj/project.pbxproj": project(["App/New/Card.swift"]), "App/New/Card.swift": Self.card,
      "App/Card.swift": Self.card + Self.row,
      "App/Old/Card.swift": Self.card + "private struct Preview: View { var body: some View { Text(\"\") } }",
    ])
    #expect(found == ["App/Card.swift", "App/Old/Card.swift"])
  }

  @Test func aProgramBesideTheTargetsOfAPackage() throws {
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Kit", targets: [.target(name: "Kit")])
      """
    let program = "struct Try: App { var body: some Scene { WindowGroup { Title() } } }\n"
    func findings(_ program: String) throws -> Int {
      try ProjectTrial([
        "Package.swift": manifest, "Sources/Kit/Card.swift": Self.card, "Sources/Kit/Row.swift": Self.row,
        "Play/Try.swift": program
          + "struct Title: View { var body: some View { Text(\"Open\").onTapGesture { open() } } }",
      ]).findings(TapGestureTrait.rule).count
    }
    #expect(try findings(program) == 1)
    #expect(try findings("@main " + program) == 0)
  }

  @Test func whatIsNewMayStillGetATarget() throws {
    let found = try leftOvers([
      "App.xcodeproj/project.pbxproj": project(["App/Card.swift"]),
      "App/Card.swift": Self.card, "App/Row.swift": Self.row, "App/Both.swift": Self.card + Self.row,
      "App/Words.swift": "import SwiftUI\nextension Card { var word: String { \"\" } }",
    ])
    #expect(found == [])
  }

  @Test func aFolderOfWhichNothingIsBuiltIsLeftBehind() throws {
    var files = [
      "App.xcodeproj/project.pbxproj": project(["App/Card.swift"]), "App/Card.swift": Self.card,
      "App/New/Row.swift": Self.row,
    ]
    let old = ["Old/A.swift", "Old/B.swift", "Old/Rows/C.swift"]
    for name in old { files[name] = Self.row.replacing("Row", with: "Old\(name.filter(\.isLetter))") }
    #expect(try leftOvers(files) == old)
  }

  @Test func aPackedBranchAndItsDemosAreOthers() throws {
    let manifest = """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "Kit", targets: [.target(name: "Kit")])
      """
    let files = [
      "App.xcodeproj/project.pbxproj": project(["App/Card.swift"]), "App/Card.swift": Self.card,
      "Libraries/Toast-main/Package.swift": manifest, "Libraries/Toast-main/Sources/Kit/A.swift": Self.row,
      "Libraries/Toast-main/Demo/Demo.xcodeproj/project.pbxproj": project(["B.swift"]),
      "Libraries/Toast-main/Demo/B.swift": Self.row,
      "Packages/Kit/Package.swift": manifest, "Packages/Kit/Sources/Kit/C.swift": Self.row,
    ]
    #expect(
      try leftOvers(files) == [
        "Libraries/Toast-main/Demo/B.swift", "Libraries/Toast-main/Sources/Kit/A.swift",
      ])
  }

  @Test func aFolderOfAPackageWithoutTargetIsBuiltByNobody() throws {
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Kit", targets: [.target(name: "Kit")])
      """
    let found = try leftOvers([
      "project.yml": "targets:\n  App:\n", "Kit/Package.swift": manifest,
      "Kit/Sources/Kit/Card.swift": Self.card, "Kit/Copy/Sources/Kit/Card.swift": Self.card,
    ])
    #expect(found == ["Kit/Copy/Sources/Kit/Card.swift"])
  }

  @Test("where a manifest says which folders its targets take, nothing else is built")
  func whatAManifestDoesNotTake() throws {
    let specification =
      "name: App\ntargets:\n  App:\n    type: application\n    platform: iOS\n    sources: [App]\n"
    let files = ["App/Card.swift": Self.card, "Old/Row.swift": Self.row]
    func found(_ manifest: String, _ text: String) throws -> [String] {
      let fresh = try LeftOverFileTests()
      return try withExtendedLifetime(fresh) {
        try fresh.leftOvers(files.merging([manifest: text]) { $1 })
      }
    }
    #expect(try found("project.yml", specification) == ["Old/Row.swift"])
    let open = [
      specification + "  Kit:\n    sources: $KIT\n", specification + "include: made.yml\n",
      specification.replacing("sources: [App]", with: "sources: [Moved]"),
    ]
    for text in open { #expect(try found("project.yml", text) == []) }
    let manifest = """
      import ProjectDescription
      let project = Project(name: "App", targets: [
        .target(name: "App", destinations: .iOS, product: .app, bundleId: "app", sources: ["App/**"])
      ])
      """
    #expect(try found("Project.swift", manifest) == ["Old/Row.swift"])
    let made = manifest.replacing("targets: [", with: "targets: [module(\"Kit\"), ")
    #expect(try found("Project.swift", made) == [])
  }

  @Test("beside a manifest, what its project lists counts")
  func aProjectThatWasMadeListsItsFiles() throws {
    let files = [
      "project.yml": "name: App\ntargets:\n  App:\n    platform: iOS\n    sources: [App]\n",
      "App.xcodeproj/project.pbxproj": project(["App/Card.swift"]), "App/Card.swift": Self.card,
      "App/Row.swift": Self.row, "Copy/Card.swift": Self.card,
    ]
    #expect(try leftOvers(files) == ["Copy/Card.swift"])
  }

  @Test func aProjectBelowAManifestIsThere() throws {
    let found = try leftOvers([
      "project.yml": "targets:\n  App:\n", "Demo/Demo.xcodeproj/project.pbxproj": project(["Card.swift"]),
      "Demo/Card.swift": Self.card, "Demo/Docs/Card.swift": Self.card,
    ])
    #expect(found == ["Demo/Docs/Card.swift"])
  }

  @Test(
    "Nobody knows",
    arguments: [
      // A project that is yet to be made, none at all, and one that cannot be read.
      ["project.yml": "targets:\n  App:\n"], [:], ["App.xcodeproj/project.pbxproj": "{"],
    ])
  func whereNothingTellsAllIsBuilt(_ landmarks: [String: String]) throws {
    let files = ["App/Card.swift": Self.card, "App/Old/Card.swift": Self.card]
    #expect(try leftOvers(files.merging(landmarks) { $1 }) == [])
  }
}
