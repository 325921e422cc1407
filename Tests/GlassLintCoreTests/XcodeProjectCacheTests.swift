import Foundation
import Testing

@testable import GlassLintCore

/// What an Xcode project says comes from the cache as it would be read, and from the project as soon as anything that it was
/// read from is another file.
@Suite struct XcodeProjectCacheTests {
  private let folder: TemporaryFolder
  private let cache: XcodeProjectCache

  init() throws {
    folder = try TemporaryFolder()
    cache = XcodeProjectCache(file: "\(folder.path)/cache/glasslint/test.project")
    try write("Config/Base.xcconfig", "OLDEST = 16.2\n")
    try write("Config/App.xcconfig", "#include \"Base.xcconfig\"\nIPHONEOS_DEPLOYMENT_TARGET = $(OLDEST)\n")
    try write("App/Info.plist", "<dict><key>UIUserInterfaceStyle</key><string>Dark</string></dict>")
    try write("App.xcodeproj/project.pbxproj", Self.project(files: 600).text)
  }

  /// Of everything that a project can say something.
  private static func project(files: Int) -> XcodeProjectText {
    XcodeProjectText(
      targets: [
        .init(
          name: "App",
          settings: [
            "SDKROOT": "iphoneos", "INFOPLIST_FILE": "App/Info.plist", "SUPPORTS_MACCATALYST": "YES",
          ],
          files: (0..<files).map { "App/Screens/File\($0).swift" } + ["../Shared/S.swift"],
          filters: ["App/Screens/File7.swift": "ios"], configurationFile: "Config/App.xcconfig"),
        .init(
          name: "Kit", type: "com.apple.product-type.framework",
          settings: ["SDKROOT": "macosx", "MACOSX_DEPLOYMENT_TARGET": "13.1", "PRODUCT_NAME": "TheKit"],
          files: ["App/Screens/File7.swift"], folders: ["Kit"], exceptions: ["Kit": ["Out.swift", "Old"]]),
        .init(name: "Tests", type: "com.apple.product-type.bundle.unit-test", folders: ["Tests"]),
      ], packages: ["../Design"])
  }

  /// Writes a file that is no longer so young that it may change within a tick of the clock.
  private func write(_ name: String, _ text: String, age: TimeInterval = 60) throws {
    try folder.write(name, text)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -age)], ofItemAtPath: "\(folder.path)/\(name)")
  }

  private var bundle: String { "\(folder.path)/App.xcodeproj" }

  /// All that a project says, in order.
  private func told(_ project: XcodeProject) -> String {
    let files =
      (0..<602).map { "App/Screens/File\($0).swift" }
      + [
        "../Shared/S.swift", "Kit/A.swift", "Kit/Out.swift", "Kit/Old/B.swift", "Tests/T.swift",
        "Other.swift",
      ]
    let members = files.map { file in
      project.memberships(ofFile: FilePath.absolute(file, from: folder.path)).map {
        "\($0.target) \($0.systems?.sorted() ?? [])"
      }
    }
    return
      "\(project.targets) \(project.deployment) \(project.outerPaths.sorted()) \(project.mistake ?? "") \(members)"
  }

  private func readAgain() -> String { told(XcodeProject.read(bundle, cache: cache)) }

  private var isKept: Bool {
    cache.load(into: XcodeProject(path: "\(bundle)/project.pbxproj", folder: folder.path)) != nil
  }

  @Test func whatIsKeptIsWhatWasRead() {
    let fresh = told(XcodeProject.read(bundle))
    #expect(fresh.contains("dark") && fresh.contains("TheKit") && fresh.contains("16.2"))
    #expect(!isKept)
    #expect(readAgain() == fresh)
    #expect(isKept)
    #expect(readAgain() == fresh)
  }

  @Test(arguments: [
    ("App.xcodeproj/project.pbxproj", project(files: 601).text),
    ("Config/App.xcconfig", "IPHONEOS_DEPLOYMENT_TARGET = 18.0\n"),
    ("Config/Base.xcconfig", "OLDEST = 15.0\n"),
    ("App/Info.plist", "<dict><key>UIUserInterfaceStyle</key><string>Light</string></dict>"),
  ])
  func anotherFileIsReadAgain(_ name: String, _ text: String) throws {
    let before = readAgain()
    try write(name, text, age: 30)
    #expect(!isKept)
    #expect(readAgain() == told(XcodeProject.read(bundle)))
    #expect(readAgain() != before)
  }

  @Test(arguments: ["Config/Base.xcconfig", "App/Info.plist"])
  func aFileThatComesOrGoesIsSeen(_ name: String) throws {
    let text = try String(contentsOfFile: "\(folder.path)/\(name)", encoding: .utf8)
    try FileManager.default.removeItem(atPath: "\(folder.path)/\(name)")
    let without = readAgain()
    #expect(isKept)
    try write(name, text)
    #expect(readAgain() == told(XcodeProject.read(bundle)))
    #expect(readAgain() != without)
  }

  @Test func whatMayStillChangeIsNotKept() throws {
    try write("Config/Base.xcconfig", "OLDEST = 15.0\n", age: 0)
    _ = readAgain()
    #expect(!isKept)
  }

  @Test func aSmallProjectIsNotKept() throws {
    try write("App.xcodeproj/project.pbxproj", Self.project(files: 3).text)
    _ = readAgain()
    #expect(!isKept)
  }

  @Test func damageIsNoticed() throws {
    let fresh = readAgain()
    let file = URL(fileURLWithPath: cache.file)
    let whole = Array(try Data(contentsOf: file))
    for position in stride(from: 0, to: whole.count, by: whole.count / 50) {
      var damaged = whole
      damaged[position] ^= 0x10
      try Data(damaged).write(to: file)
      #expect(!isKept, "byte \(position)")
    }
    for count in [0, 8, 16, 17, whole.count - 1] {
      try Data(whole.prefix(count)).write(to: file)
      #expect(!isKept, "\(count) bytes")
    }
    #expect(readAgain() == fresh)
    #expect(isKept)
  }

  @Test func thatOfAnotherProjectIsNone() throws {
    _ = readAgain()
    #expect(cache.load(into: XcodeProject(path: "/Other.xcodeproj/project.pbxproj", folder: "/")) == nil)
  }
}
