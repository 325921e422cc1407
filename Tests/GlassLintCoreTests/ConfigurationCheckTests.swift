import Testing

@testable import GlassLintCore

@Suite struct ConfigurationCheckTests {
  private static let manifest =
    "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"A\", platforms: [.iOS(.v17)], targets: [.target(name: \"App\", path: \"Sources/App\")])\n"

  private func problems(_ configuration: String, _ files: [String: String] = [:], below: String = "") throws
    -> [String]
  {
    let folder = try TemporaryFolder()
    try folder.write("Package.swift", Self.manifest)
    try folder.write(
      "Sources/App/A.swift", "import SwiftUI\nstruct A: View { var body: some View { Text(\"a\") } }\n")
    try folder.write("Sources/App/Generated/B.swift", "import SwiftUI\n")
    try folder.write(".git/HEAD", "ref: refs/heads/main\n")
    for (name, text) in files { try folder.write(name, text) }
    try folder.write(".glasslint.json", configuration)
    let store = ConfigurationStore(workingDirectory: folder.path)
    let check = ConfigurationCheck(
      below: below.isEmpty ? folder.path : "\(folder.path)/\(below)", store: store, usesCache: false)
    #expect(store.errors == [])
    return check.problems.map(\.description)
  }

  @Test func whatDoesSomethingIsLeftAlone() throws {
    let json = #"""
      {
        "extends": "glasslint:all",
        "include": ["Sources/**", "Package.swift"],
        "exclude": ["**/Generated/**", "Sources/App/Assets.xcassets"],
        "tokens": {"sources": ["Sources/App/*.swift"], "primitive": []},
        "rules": {"preferred-component": {"severity": "info", "components": {".sheet": ".ffSheet"}}, "heavy-shadow": {"maxOpacity": 0.2}},
        "overrides": [{"files": ["Sources/App/A.swift"], "rules": {"heavy-shadow": "off"}}]
      }
      """#
    #expect(try problems(json, ["Sources/App/Assets.xcassets/Contents.json": "{}"]) == [])
  }

  @Test func globsThatMatchNothing() throws {
    let json = #"""
      {
        "include": ["Sources/**", "Source/App/**", "Tests"],
        "exclude": [
          "**/Generated/**", "Vendored"],
        "tokens": {"sources": ["Design/**/*.swift", "Sources/**/*.swift"]},
        "overrides": [
          {"files": ["Sources/Ap/**", "Sources/App/A.swift"], "rules": {"heavy-shadow": "off"}},
          {"files": "Sources/App/Generated/**", "rules": {"heavy-shadow": "off"}}
        ]
      }
      """#
    #expect(
      try problems(json) == [
        #".glasslint.json:2:1: "Source/App/**" in "include" matches no Swift file; did you mean "Sources/App"?"#,
        #".glasslint.json:2:1: "Tests" in "include" matches no Swift file"#,
        #".glasslint.json:3:1: "Vendored" in "exclude" leaves out no file that would be linted without it"#,
        #".glasslint.json:5:1: "Design/**/*.swift" in "sources" matches no Swift file, asset catalog or *.tokens.json file"#,
        #".glasslint.json:7:1: "Sources/Ap/**" in "overrides" matches no linted file; did you mean "Sources/App"?"#,
        #".glasslint.json:8:1: "Sources/App/Generated/**" in "overrides" matches no linted file"#,
      ])
  }

  @Test func rulesWithoutWhatTheyNeed() throws {
    let json = #"""
      {
        "rules": {
          "preferred-component": "warning",
          "primitive-token": "warning",
          "safe-area-ownership": {"severity": "info", "containers": []},
          "screen-padding": {"value": 24},
          "custom-background": {"severity": "off", "views": {"A": ".thinMaterial"}}
        }
      }
      """#
    #expect(
      try problems(json) == [
        #".glasslint.json:3:1: preferred-component is on and finds nothing without its option "components""#,
        #".glasslint.json:4:1: primitive-token is on and finds nothing without "tokens.primitive" or its option "names""#,
        #".glasslint.json:5:1: safe-area-ownership is on and finds nothing without its option "containers""#,
        #".glasslint.json:6:1: screen-padding is off, so that its options do nothing; give it a "severity""#,
      ])
    let reopened = #"""
      {"rules": {"preferred-component": "info", "screen-padding": {"value": 24}},
       "overrides": [{"files": "Sources", "rules": {"screen-padding": "info", "preferred-component": {"components": {".sheet": ".x"}}}}]}
      """#
    #expect(try problems(reopened) == [])
    #expect(try problems(#"{"extends": "glasslint:all"}"#) == [])
  }

  @Test func namesThatTheProjectDoesNotHave() throws {
    let found = try problems(
      #"{"tokens": {"sources": "Gone.swift"}, "rules": {"hardcoded-color": {"palette.map": {".red": "Color.gone"}}}}"#
    )
    #expect(found.contains { $0.contains(#""Gone.swift" in "sources" does not exist"#) }, "\(found)")
    #expect(found.contains { $0.contains(#""Color.gone", which the project does not have"#) }, "\(found)")
  }

  @Test func unknownDeploymentTargets() throws {
    let unknown =
      "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"A\", targets: [.target(name: \"App\")])\n"
    let found = try problems("{}", ["Package.swift": unknown])
    #expect(
      found.count == 1 && found[0].hasPrefix(".glasslint.json: no deployment target is known"), "\(found)")
    #expect(try problems(#"{"platforms": {"iOS": "17"}}"#, ["Package.swift": unknown]) == [])
  }

  @Test func configurationsBelowAreCheckedToo() throws {
    let found = try problems(
      #"{"exclude": "Sub/Old", "platforms": {"iOS": "17"}}"#,
      [
        "Sub/.glasslint.json": #"{"exclude": "Old", "include": "New", "platforms": {"iOS": "17"}}"#,
        "Sub/Old/A.swift": "",
      ])
    #expect(
      found == [
        #".glasslint.json:1:1: "Sub/Old" in "exclude" leaves out no file that would be linted without it"#,
        #"Sub/.glasslint.json:1:1: "New" in "include" matches no Swift file"#,
      ])
    // What a file extends is not its own.
    #expect(
      try problems(
        #"{"exclude": "Gone", "platforms": {"iOS": "17"}}"#,
        ["Sub/.glasslint.json": #"{"extends": "../.glasslint.json"}"#, "Sub/A.swift": ""], below: "Sub")
        == [])
  }

  @Test func aConfigurationOfNothing() throws {
    #expect(
      try problems("{}", ["Sub/.glasslint.json": "{}"], below: "Sub") == [
        "Sub/.glasslint.json: governs no Swift file"
      ])
  }
}
