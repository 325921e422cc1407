import Foundation
import Testing

@testable import GlassLintCore

/// What is known of folders from an earlier run is what they hold now.
@Suite struct FolderListingsTests {
  private let folder: TemporaryFolder
  private let file: String

  init() throws {
    folder = try TemporaryFolder()
    file = "\(folder.path)/cache/test.folders"
    for number in 0..<40 {
      try folder.write("tree/\(number)/View\(number).swift")
      try folder.write("tree/\(number)/notes.txt")
    }
    try folder.write("tree/.gitignore", "Ignored\n")
    tick()
  }

  /// Until the clock of the file system has gone on.
  private func tick() { usleep(30_000) }

  private func listings() -> FolderListings { FolderListings(file: file, patience: 0) }

  /// The files below the tree, and how many folders were read for that.
  private func walk(_ listings: FolderListings?) -> [String] {
    let store = ConfigurationStore(rules: SampleRules.all, workingDirectory: folder.path, usesCache: false)
    var walker = DirectoryWalker(store: store, isForIndex: true, listings: listings)
    walker.walk("\(folder.path)/tree")
    listings?.store()
    return walker.files.map(\.absolutePath) + walker.assetCatalogs + walker.errors.map(\.reason)
      + walker.landmarks.folders.map { "\($0.key) \($0.value)" }.sorted()
  }

  /// How many folders are read by a walk that knows of the last one; what it finds is what is there.
  private func foldersRead() -> Int {
    let listings = listings()
    #expect(walk(listings) == walk(nil))
    return listings.readCount
  }

  @Test func aFolderIsReadAgainWhereItsNamesAreOthers() throws {
    #expect(foldersRead() == 41)
    #expect(foldersRead() == 0)
    try folder.write("tree/3/View3.swift", "let a = 1")
    #expect(foldersRead() == 0)
    try folder.write("tree/3/Other.swift")
    try FileManager.default.removeItem(atPath: "\(folder.path)/tree/4/View4.swift")
    try FileManager.default.moveItem(
      atPath: "\(folder.path)/tree/5/View5.swift", toPath: "\(folder.path)/tree/5/Z.swift")
    #expect(foldersRead() == 3)
  }

  /// Each has the time of the other then, and one may have the other's size.
  @Test func foldersThatChangedPlacesAreOthers() throws {
    #expect(foldersRead() == 41)
    let manager = FileManager.default
    for (from, to) in [("1", "x"), ("2", "1"), ("x", "2")] {
      try manager.moveItem(atPath: "\(folder.path)/tree/\(from)", toPath: "\(folder.path)/tree/\(to)")
    }
    #expect(foldersRead() == 3)
  }

  @Test func aTimeThatIsSetBackHidesNothing() throws {
    #expect(foldersRead() == 41)
    let path = "\(folder.path)/tree/7"
    let time = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate]
    try folder.write("tree/7/New.swift")
    try FileManager.default.setAttributes([.modificationDate: time as Any], ofItemAtPath: path)
    #expect(foldersRead() == 1)
  }

  @Test func whatJustChangedIsNotBelieved() throws {
    _ = walk(FolderListings(file: file))
    let later = FolderListings(file: file)
    _ = walk(later)
    #expect(later.readCount == 41)
  }

  @Test func aDamagedFileIsNone() throws {
    #expect(foldersRead() == 41)
    var bytes = try Data(contentsOf: URL(fileURLWithPath: file))
    bytes[bytes.count / 2] ^= 1
    try bytes.write(to: URL(fileURLWithPath: file))
    #expect(foldersRead() == 41)
    try bytes.prefix(20).write(to: URL(fileURLWithPath: file))
    #expect(foldersRead() == 41)
  }

  @Test func aFewFoldersThatChangedAreNoReasonToWriteAll() throws {
    #expect(foldersRead() == 41)
    try folder.write("tree/3/Other.swift")
    #expect(foldersRead() == 1)
    #expect(foldersRead() == 1)
    for number in 0..<20 { try folder.write("tree/\(number)/Other.swift") }
    tick()
    #expect(foldersRead() == 20)
    #expect(foldersRead() == 0)
  }

  @Test func afterAnyChangesAWalkFindsWhatIsThere() throws {
    var chance = Seeded(state: 5)
    for _ in 0..<12 {
      for _ in 0..<Int.random(in: 1...25, using: &chance) {
        let number = Int.random(in: 0..<40, using: &chance)
        let other = Int.random(in: 0..<40, using: &chance)
        let manager = FileManager.default
        let name =
          [
            "View.swift", "Ignored", ".gitignore", "App.xcodeproj/x", "A.xcassets/y", "Package.swift",
            "in/B.swift",
          ]
          .randomElement(using: &chance) ?? ""
        switch Int.random(in: 0..<4, using: &chance) {
        case 0: try? manager.removeItem(atPath: "\(folder.path)/tree/\(number)/\(name)")
        case 1:
          try? manager.moveItem(
            atPath: "\(folder.path)/tree/\(number)", toPath: "\(folder.path)/tree/\(other)/moved\(number)")
        default: try? folder.write("tree/\(number)/\(name)", "View.swift\n")
        }
      }
      tick()
      _ = foldersRead()
    }
  }
}
