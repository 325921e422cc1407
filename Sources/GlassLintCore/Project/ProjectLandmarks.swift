/// Where the manifests and Xcode projects of a tree are, as somebody who walked it has seen.
public struct ProjectLandmarks: Sendable, Equatable {
  /// What says in a folder that a project begins there.
  struct Folder: Sendable, Equatable {
    /// It holds a `Package.swift`.
    var isPackage = false
    /// It holds a repository, and not a submodule, which is a part of what is around it.
    var isRepository = false
    /// Its `.git` is a file that says where the repository is.
    var isSubmodule = false
    /// It holds what Tuist or XcodeGen makes its Xcode project of.
    var isGenerated = false
    /// The name of the manifest that they make it of, where that is not there.
    var specification: String?
    /// The names of its Xcode projects and workspaces, in byte order.
    var projects: [String] = []
    var workspaces: [String] = []

    /// The names of what says which targets it has.
    var targetLists: [String] { specification.map { [$0] } ?? projects }
  }

  /// Where walks began, absolute.
  private(set) var roots: Set<String> = []
  /// By path, absolute: all that were walked.
  private(set) var folders: [String: Folder] = [:]
  /// The Xcode projects in them, and the manifests of those that are yet to be made, absolute.
  private(set) var projects: Set<String> = []

  /// `nil` for a folder that was not walked.
  subscript(folder: String) -> Folder? { folders[folder] }

  mutating func add(_ found: Folder, at folder: String) {
    folders[folder] = found
    for name in found.targetLists { projects.insert(FilePath.join(folder, name)) }
  }

  mutating func begin(at root: String) { roots.insert(root) }

  /// The names of what Tuist and XcodeGen make projects of.
  static let generatedFrom = ["Project.swift", "project.yml", "project.yaml"]

  /// Whether a name is one that XcodeGen may be told to take instead: `project-mac.yml`.
  static func isOtherSpecification(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    name.starts(with: "project".utf8) && !name.isEqual("project.yml") && !name.isEqual("project.yaml")
      && (name.hasSuffix(".yml") || name.hasSuffix(".yaml") || name.hasSuffix(".json"))
  }

  /// What is found on disk.
  static func read(_ path: String) -> Folder {
    var folder = Folder()
    var reader = DirectoryReader()
    let entries = reader.read(Array(path.utf8) + [0]) { name, kind in
      folder.notes(name, kind)
      return name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
    }
    for entry in entries ?? [] { folder.add(reader.name(entry)) }
    folder.settle(at: path)
    return folder
  }
}

extension ProjectLandmarks.Folder {
  /// The manifests of Tuist and XcodeGen, and a word that tells them from other files of these names.
  private static let generators: [(file: StaticString, word: StaticString)] = [
    ("Project.swift", "import projectdescription"), ("project.yml", "targets:"), ("project.yml", "include:"),
    ("project.yaml", "targets:"), ("project.yaml", "include:"),
  ]

  /// Whether a file has a word, written in small letters.
  private static func holds(_ word: StaticString, at path: String) -> Bool {
    let source = SourceBuffer(capacity: 1 << 13)
    guard FilePath.kind(of: path) == .file, (try? source.read(path: path)) != nil else { return false }
    return Name(base: source.base, count: source.count, hash: 0).containsIgnoringCase(word)
  }

  /// Whether it holds a package, an Xcode project or a workspace.
  var beginsProject: Bool { isPackage || !projects.isEmpty || !workspaces.isEmpty }

  mutating func notes(_ name: UnsafeBufferPointer<UInt8>, _ kind: DirectoryEntry.Kind) {
    if name.isEqual(PackageManifest.fileName) { isPackage = true }
    if Self.generators.contains(where: { name.isEqual($0.file) }) { isGenerated = true }
    if name.isEqual(".git") {
      if kind == .file { isSubmodule = true } else { isRepository = true }
    }
  }

  /// - Parameter name: of a project or a workspace.
  mutating func add(_ name: some Collection<UInt8>) {
    guard let text = String(validating: name, as: UTF8.self) else { return }
    if text.hasSuffix(".xcodeproj") { projects.append(text) } else { workspaces.append(text) }
  }

  /// To be called when all names have been told.
  /// - Parameter path: the folder's, absolute.
  mutating func settle(at path: String) {
    if isPackage { isPackage = PackageManifest.exists(in: path) }
    if isGenerated {
      let generator = Self.generators.first { Self.holds($0.word, at: FilePath.join(path, "\($0.file)")) }
      isGenerated = generator != nil
      specification = generator.map { "\($0.file)" }
      if specification != nil {
        // What is kept of a project that is made anew holds no targets.
        let isMade = projects.contains { FilePath.exists(FilePath.join(path, "\($0)/project.pbxproj")) }
        if isMade { specification = nil }
      }
    }
    projects.sort(by: FilePath.isBefore)
    workspaces.sort(by: FilePath.isBefore)
  }
}

extension UnsafeBufferPointer<UInt8> {
  func isEqual(_ text: StaticString) -> Bool {
    guard let base = baseAddress else { return false }
    return count == text.utf8CodeUnitCount && Name.equal(base, text.utf8Start, count)
  }

  func hasSuffix(_ text: StaticString) -> Bool {
    count >= text.utf8CodeUnitCount
      && UnsafeBufferPointer(rebasing: suffix(text.utf8CodeUnitCount)).isEqual(text)
  }
}
