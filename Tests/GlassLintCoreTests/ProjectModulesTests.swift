import Testing

@testable import GlassLintCore

/// Which module a file of a package belongs to.
@Suite struct ProjectModulesTests {
  private func module(_ targets: String, _ path: String) -> String? {
    let manifest = "import PackageDescription\nlet package = Package(name: \"Kit\", targets: [\(targets)])"
    var package = PackageManifest(path: "/kit/Package.swift")
    package.read(SourceBuffer(manifest))
    return package.module(ofFile: "/kit/\(path)")?.name
  }

  @Test func aFolderIsAModuleWhereATargetHasItsName() {
    let targets =
      ".target(name: \"Core\"), .executableTarget(name: \"App\"), .testTarget(name: \"CoreTests\")"
    #expect(module(targets, "Sources/Core/Deep/A.swift") == "Core")
    #expect(module(targets, "Sources/App/A.swift") == "App")
    #expect(module(targets, "Tests/CoreTests/A.swift") == "CoreTests")
    #expect(module(targets, "Sources/Tokens/A.swift") == nil)
    #expect(module(targets, "Elsewhere/Core/A.swift") == nil)
  }

  @Test func foldersWithoutAManifestAreNoModules() throws {
    let folder = try TemporaryFolder()
    try folder.write("Kit/Sources/Design/A.swift", "")
    try folder.write("App/Sources/Design/A.swift", "")
    func module(_ path: String) -> String? { ProjectModules().module(ofFile: "\(folder.path)/\(path)").name }
    #expect(module("App/Sources/Design/A.swift") == nil)
    // A package whose manifest cannot be read is one all the same.
    try folder.write("Kit/Package.swift", "")
    #expect(module("Kit/Sources/Design/A.swift") == "Design")
  }

  @Test func aPathSaysWhereATargetIs() {
    let targets = """
      .target(name: "Kit", path: "Sources"), .target(name: "Deep", path: "Sources/Deep"),
      .testTarget(name: "T", dependencies: [.target(name: "Kit")], path: "./Tests/")
      """
    #expect(module(targets, "Sources/Tokens/A.swift") == "Kit")
    #expect(module(targets, "Sources/Kit/A.swift") == "Kit")
    #expect(module(targets, "Sources/Deep/A.swift") == "Deep")
    #expect(module(targets, "Tests/Components/A.swift") == "T")
    #expect(module(".target(name: \"All\", path: \".\")", "Design/A.swift") == "All")
  }

  @Test func theOnlyTargetMayLieInSourcesItself() {
    #expect(
      module(".target(name: \"design-kit\"), .testTarget(name: \"T\")", "Sources/Tokens/A.swift")
        == "design_kit")
    #expect(module(".target(name: \"A\"), .target(name: name)", "Sources/Tokens/A.swift") == nil)
    #expect(
      module(".target(name: \"A\"), .target(name: \"B\", path: \"Sources/\\(b)\")", "Sources/C/A.swift")
        == nil)
  }

  /// Even what a package beside the app could be told by folders alone.
  @Test func aPackageDoesNotSeeTheAppThatUsesIt() throws {
    let files = [
      "App/Spacing.swift":
        "import SwiftUI\nenum Spacing { static let s: CGFloat = 8; static let m: CGFloat = 12; static let l: CGFloat = 20 }",
      "App/Screen.swift":
        "import SwiftUI\nlet a = Text(\"\").padding(Spacing.m)\nlet b = Text(\"\").padding(12)",
      "Packages/Kit/Package.swift":
        "import PackageDescription; let package = Package(name: \"Kit\", targets: [.target(name: \"Kit\")])",
      "Packages/Kit/Sources/Kit/View.swift": "import SwiftUI\nlet c = Text(\"\").padding(12)",
    ]
    let found = try ProjectTrial(files).findings(PreferToken.rule)
    #expect(found.map(\.location.file) == ["App/Screen.swift"])
  }

  @Test func foldersOfOneTargetSeeEachOther() throws {
    let tokens =
      "import SwiftUI\nenum Spacing { static let s: CGFloat = 8; static let m: CGFloat = 12; static let l: CGFloat = 20 }"
    func spelling(_ manifest: String?) throws -> String? {
      var files = [
        "Sources/Tokens/Spacing.swift": tokens,
        "Sources/Components/View.swift":
          "import SwiftUI\nlet a = Text(\"\").padding(13)\nlet b = Text(\"\").padding(Spacing.l)",
      ]
      if let manifest {
        files["Package.swift"] =
          "import PackageDescription; let package = Package(name: \"Kit\", targets: [\(manifest)])"
      }
      return try ProjectTrial(files).findings(SpacingScale.rule).first?.fixes.first?.edits.first?.text
    }
    #expect(try spelling(".target(name: \"Kit\", path: \"Sources\")") == "Spacing.m")
    #expect(try spelling(".target(name: \"Kit\")") == "Spacing.m")
    // What a module cannot name is no rule there.
    #expect(try spelling(".target(name: \"Tokens\"), .target(name: \"Components\")") == nil)
    #expect(try spelling(nil) == "Spacing.m")
    // A manifest that only fetches tools.
    #expect(try spelling("") == "Spacing.m")
    // One that does not say which folders its targets have.
    #expect(try spelling("] + modules + [") == nil)
  }

  @Test func aPackageDoesNotSeeWhatAnotherAddsToColor() throws {
    func files(importing line: String) -> [String: String] {
      [
        "Kit/Package.swift":
          "import PackageDescription; let package = Package(name: \"Kit\", targets: [.target(name: \"Kit\"), .target(name: \"Feature\")])",
        "Kit/Sources/Feature/Colors.swift":
          "import SwiftUI\npublic extension Color { static let featureBlue = Color(red: 0.1, green: 0.2, blue: 0.9); static let featureInk = Color(red: 0.1, green: 0.1, blue: 0.2) }",
        "Kit/Sources/Kit/Other.swift": "import SwiftUI\nlet a = Text(\"\").tint(Color.red)",
        "Kit/Sources/Kit/View.swift":
          "\(line)import SwiftUI\nstruct A: View { var body: some View { Text(\"\").tint(Color(red: 0.1, green: 0.2, blue: 0.9)) } }",
      ]
    }
    func message(_ line: String) throws -> String {
      try ProjectTrial(files(importing: line)).findings(HardcodedColor.rule)
        .filter { $0.location.file.hasSuffix("View.swift") }.map(\.message).joined()
    }
    #expect(try message("").contains("featureBlue") == false)
    #expect(try message("import Feature\n").contains("Color.featureBlue"))
  }

  /// A manifest that is put together by builders of its own.
  @Test func systemsAreReadWhereverTheyAreWritten() {
    func systems(_ manifest: String) -> [Platform] {
      var package = PackageManifest(path: "/kit/Package.swift")
      package.read(SourceBuffer("import PackageDescription\n" + manifest))
      return package.deployment.map(\.platform)
    }
    let set =
      "struct Systems { var body: [SupportedPlatform] { SupportedPlatform.macOS(.v12); SupportedPlatform.iOS(.v15) } }"
    #expect(
      systems(set + "\nlet package = Package { Kit() }.supportedPlatforms { Systems() }") == [.macOS, .iOS])
    #expect(systems(set + "\nlet package = Package(name: \"Kit\", platforms: [.iOS(.v16)])") == [.iOS])
    #expect(systems("let package = Package(name: \"Kit\")").isEmpty)
  }
}
