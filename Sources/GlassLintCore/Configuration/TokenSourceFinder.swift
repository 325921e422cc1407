/// Finds the files that `tokens.sources` names: Swift files, asset catalogs and files of design tokens.
struct TokenSourceFinder {
  /// Absolute, each kind in byte order.
  private(set) var swiftFiles: [String] = []
  private(set) var assetCatalogs: [String] = []
  private(set) var tokenFiles: [String] = []

  private let globs: GlobSet
  private var reader = DirectoryReader()

  /// Folders within folders that are looked into.
  private static let depthLimit = 64

  /// Walks the folder that the globs are relative to; links are not followed, and what nobody keeps code in is left out.
  init(_ globs: GlobSet) {
    self.globs = globs
    visit(globs.directory, depth: 0)
    for kind in [\Self.swiftFiles, \Self.assetCatalogs, \Self.tokenFiles] {
      self[keyPath: kind].sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
  }

  private mutating func visit(_ folder: String, depth: Int) {
    guard depth < Self.depthLimit else { return }
    let before = reader.names.count
    defer { reader.truncate(to: before) }
    // A folder that cannot be read is reported where it is to be linted.
    let entries = reader.read(Array(folder.utf8) + [0]) { name, kind in
      kind != .other && name.first != UInt8(ascii: ".")
    }
    for entry in entries ?? [] {
      let name = String(decoding: reader.name(entry), as: UTF8.self)
      let path = FilePath.join(folder, name)
      let kind = entry.kind == .unknown ? FilePath.entryKind(path) : entry.kind
      switch kind {
      case .directory where name.hasSuffix(".xcassets"):
        if globs.matches(path, isDirectory: true) { assetCatalogs.append(path) }
      case .directory:
        if !Array(name.utf8).withUnsafeBufferPointer({ FileFinder.skipsFolder($0) }) {
          visit(path, depth: depth + 1)
        }
      case .file where name.hasSuffix(".swift"):
        if globs.matches(path) { swiftFiles.append(path) }
      case .file where name.hasSuffix(".json"):
        if globs.matches(path) { tokenFiles.append(path) }
      default: continue
      }
    }
  }
}
