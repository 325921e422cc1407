import Synchronization

/// Tells which files of an Xcode project can be taken to see each other.
///
/// What belongs to which target only the project file knows, and a widget beside an app does not see what the app
/// declares. Folders next to the project tell targets apart; that one sees another shows where it already names
/// something of it. Where that is `public`, as in a framework, it takes an import as well: one that all who name it have.
final class TargetFolders: Sendable {
  private struct State {
    /// By folder: the one above it, itself included, that holds an Xcode project; `nil` for none.
    var projects: [String: String?] = [:]
    /// By file: the folder of its target; `nil` where there is none.
    var targets: [Int: String?] = [:]
    /// By target folder and file: what all files of the target import that name something of the file; `nil` where none
    /// does.
    var links: [Link: Set<Symbol>?] = [:]
  }

  private struct Link: Hashable {
    let folder: String
    let file: Int
  }

  private let state = Mutex(State())

  /// Whether code of a file can be taken to see a token.
  func sees(_ token: TokenSpelling, from file: Int, _ index: ProjectIndex) -> Bool {
    state.withLock { state in
      guard let folder = Self.target(of: file, index, &state),
        folder != Self.target(of: token.file, index, &state)
      else { return true }
      let link = Link(folder: folder, file: token.file)
      let shared = state.links[link] ?? Self.sharedImports(token.firstNames, below: folder, index)
      state.links[link] = .some(shared)
      guard let shared else { return false }
      return !token.isPublic || shared.isSubset(of: index.imports(ofFile: file))
    }
  }

  /// The folder of a file's target: that below the nearest Xcode project above it; `nil` where there is none.
  private static func target(of file: Int, _ index: ProjectIndex, _ state: inout State) -> String? {
    if let known = state.targets[file] { return known }
    let found = target(of: index.path(ofFile: file), &state)
    state.targets[file] = .some(found)
    return found
  }

  private static func target(of path: String, _ state: inout State) -> String? {
    let folder = FilePath.directory(of: path)
    guard let project = project(above: folder, &state), let rest = FilePath.relative(folder, to: project)
    else {
      return nil
    }
    return FilePath.join(project, rest.split(separator: "/").first.map(String.init) ?? "")
  }

  private static func project(above folder: String, _ state: inout State) -> String? {
    if let known = state.projects[folder] { return known }
    let parent = FilePath.directory(of: folder)
    let found = holdsProject(folder) ? folder : parent == folder ? nil : project(above: parent, &state)
    state.projects[folder] = .some(found)
    return found
  }

  private static func holdsProject(_ folder: String) -> Bool {
    var reader = DirectoryReader()
    let suffix = Array(".xcodeproj".utf8)
    let entries = reader.read(Array(folder.utf8) + [0]) { name, _ in
      name.suffix(suffix.count).elementsEqual(suffix)
    }
    return !(entries ?? []).isEmpty
  }

  /// What all files below a folder import that have one of the names; `nil` where no file has.
  private static func sharedImports(
    _ names: Set<Symbol>, below folder: String, _ index: ProjectIndex
  ) -> Set<Symbol>? {
    let sections = index.sections
    var shared: Set<Symbol>?
    for file in sections.files.indices
    where FilePath.isWithin(index.path(ofFile: file), folder) {
      let record = sections.files[file]
      let isMentioned = sections.references.share(record.references).contains { reference in
        (reference.path.count > 1 || reference.kind == .implicit)
          && names.contains(sections.symbols[Int(record.symbols.start + reference.path.start)])
      }
      if isMentioned {
        shared = shared?.intersection(index.imports(ofFile: file)) ?? index.imports(ofFile: file)
      }
    }
    return shared
  }
}
