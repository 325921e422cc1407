import Foundation
import Testing

@testable import GlassLintCore

@Suite struct WatchedFilesTests {
  private func expect(_ watched: inout WatchedFiles, changed: Bool, _ name: String = "") {
    let haveChanged = watched.haveChanged()
    #expect(haveChanged == changed, "\(name)")
  }

  @Test func noticesWhatMattersAndNothingElse() throws {
    let folder = try TemporaryFolder()
    try folder.write("App/A.swift", "let a = 1\n")
    try folder.write("App/README.md", "x")
    try folder.write("App/Assets.xcassets/Brand.colorset/Contents.json", "{}")
    try folder.write(".build/X.swift", "let x = 1\n")
    var watched = WatchedFiles(below: [folder.path])
    #expect(watched.count == 2)
    expect(&watched, changed: false)

    for (name, text) in [
      ("App/A.swift", "let a = 12\n"), ("App/B.swift", ""), ("App/New/C.swift", ""),
      (".glasslint.json", "{}"),
      ("App/Assets.xcassets/Brand.colorset/Contents.json", "{ }"), ("App.xcodeproj/project.pbxproj", ""),
    ] {
      try folder.write(name, text)
      expect(&watched, changed: true, name)
      expect(&watched, changed: false, name)
    }
    for name in ["App/README.md", "App/notes.txt", ".build/X.swift", "App/.swp/Z.swift"] {
      try folder.write(name, "other")
      expect(&watched, changed: false, name)
    }
    try FileManager.default.removeItem(atPath: folder.path + "/App/B.swift")
    expect(&watched, changed: true)
  }

  @Test func looksAtMoreFilesLater() throws {
    let folder = try TemporaryFolder()
    try folder.write("App/A.swift", "")
    try folder.write("Other/B.swift", "")
    try folder.write("settings", "")
    var watched = WatchedFiles(below: [folder.path + "/App"])
    watched.add(below: [folder.path + "/App"], files: [folder.path + "/settings"])
    try folder.write("Other/C.swift", "")
    expect(&watched, changed: false)
    try folder.write("settings", "2")
    expect(&watched, changed: true)
    watched.add(below: [folder.path], files: [])
    #expect(watched.count == 4)
    try folder.write("Other/B.swift", "3")
    expect(&watched, changed: true)
  }
}
