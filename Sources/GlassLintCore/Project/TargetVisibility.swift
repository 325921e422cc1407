import Synchronization

/// Tells which files of an Xcode project see each other.
///
/// Where the project says what belongs to which target, that decides: a file sees what all targets that build it build as
/// well, and what is public in a module that it imports. Where it does not, folders next to the project tell targets
/// apart; that one sees another shows where it already names something of it. Where that is `public`, as in a framework,
/// it takes an import as well: one that all who name it have.
final class TargetVisibility: Sendable {
  private struct State {
    /// By file: the folder of its target; `nil` where there is none.
    var folders: [Int: String?] = [:]
    /// By file: the targets that build it.
    var members: [Int: Set<ProjectTargets.TargetID>] = [:]
    /// By target folder and file: what all files of the target import that name something of the file; `nil` where none
    /// does.
    var links: [Link: Set<Symbol>?] = [:]
    /// By file: what all files outside of its target import that name something of it, modules of the system aside; where no
    /// file of a target does yet, that tells what the first has to import.
    var outsideLinks: [Int: Set<Symbol>?] = [:]
  }

  private struct Link: Hashable {
    let folder: String
    let file: Int
  }

  private let targets: ProjectTargets
  private let state = Mutex(State())

  init(_ targets: ProjectTargets) { self.targets = targets }

  /// Whether code of a file can be taken to see a token.
  /// - Parameters:
  ///   - names: what references to any token of its file begin with, so that the answer is the same whichever is asked
  ///     about first.
  ///   - imports: whether the file imports a module, by itself or through another that hands it on.
  func sees(
    _ token: TokenSpelling, among names: Set<Symbol>, from file: Int, _ index: ProjectIndex,
    imports: (Symbol) -> Bool
  ) -> Bool {
    if token.file == file { return true }
    return state.withLock { state in
      let own = members(of: file, index, &state)
      let home = members(of: token.file, index, &state)
      if !own.isEmpty, !home.isEmpty {
        return own.isSubset(of: home) || token.isPublic && home.contains { isImported($0, imports) }
      }
      guard let folder = folder(of: file, index, &state), folder != self.folder(of: token.file, index, &state)
      else { return true }
      let link = Link(folder: folder, file: token.file)
      let shared =
        state.links[link]
        ?? index.sharedImports(ofFilesNaming: names, below: folder)
      state.links[link] = .some(shared)
      let imported = index.imports(ofFile: file)
      if let shared { return !token.isPublic || shared.isSubset(of: imported) }
      guard token.isPublic, let home = self.folder(of: token.file, index, &state) else { return false }
      let others =
        state.outsideLinks[token.file]
        ?? index.sharedImports(ofFilesNaming: names, outsideOf: home)?.subtracting(NamedImports.systemModules)
      state.outsideLinks[token.file] = .some(others)
      return others.map { !$0.isEmpty && $0.isSubset(of: imported) } ?? false
    }
  }

  /// Whether all targets that build a file build another as well, as far as a project says.
  func buildsAll(_ other: Int, with file: Int, _ index: ProjectIndex) -> Bool {
    if other == file { return true }
    return state.withLock { state in
      let own = members(of: file, index, &state)
      let home = members(of: other, index, &state)
      return own.isEmpty || home.isEmpty || own.isSubset(of: home)
    }
  }

  /// Whether code of a file can name the color sets of an asset catalog: all targets that build it have that as well, as
  /// far as a project says, and a package keeps its own to the module.
  func sees(catalog: String, from file: Int, _ index: ProjectIndex, _ modules: ProjectModules) -> Bool {
    let own = state.withLock { members(of: file, index, &$0) }
    let home = Set(targets.targetIDs(ofFile: catalog).filter { !targets.target($0).isTest })
    if !own.isEmpty, !home.isEmpty { return own.isSubset(of: home) }
    return modules.module(ofFile: index.path(ofFile: file)) == modules.module(ofFile: catalog)
  }

  /// How near an asset catalog is to a file whose code names a color of it: one of its own targets or module is nearest, then
  /// one that shares more folders with it, as that of the app that a framework is part of. `nil` for one that is not built
  /// for any system of the file's.
  func nearness(
    ofCatalog catalog: String, to file: Int, _ index: ProjectIndex, _ modules: ProjectModules
  ) -> Int? {
    let path = index.path(ofFile: file)
    let module = modules.module(ofFile: path)
    if module.name != nil, module == modules.module(ofFile: catalog) { return .max }
    let builders = state.withLock { members(of: file, index, &$0) }
    let home = Set(targets.targetIDs(ofFile: catalog).filter { !targets.target($0).isTest })
    if !builders.isEmpty, !home.isEmpty {
      if builders.isSubset(of: home) { return .max }
      // A framework has what the app has that loads it, and so may an extension, which is called after its app; an app has
      // no other's.
      let names = home.map { targets.target($0).name }
      let isApp = builders.allSatisfy { builder in
        let target = targets.target(builder)
        return target.module == nil && !names.contains { target.name.hasPrefix($0) }
      }
      if isApp, home.isDisjoint(with: builders) { return nil }
    }
    // What no target lists is for what its folder says.
    let own = targets.platforms(ofFile: path).systems
    let named = home.isEmpty ? targets.folderSystems(ofFile: catalog) : []
    let other = named.isEmpty ? Set(targets.platforms(ofFile: catalog).systems) : named
    if !own.isEmpty, !other.isEmpty, other.isDisjoint(with: own) { return nil }
    return zip(path.split(separator: "/"), catalog.split(separator: "/")).prefix { $0 == $1 }.count
  }

  private func isImported(_ target: ProjectTargets.TargetID, _ imports: (Symbol) -> Bool) -> Bool {
    targets.target(target).module.map { imports(SymbolHash.symbol($0)) } ?? false
  }

  /// The targets that build a file, but for those of tests, which see more than they build.
  private func members(
    of file: Int, _ index: ProjectIndex, _ state: inout State
  ) -> Set<ProjectTargets.TargetID> {
    if let known = state.members[file] { return known }
    let all = targets.targetIDs(ofFile: index.path(ofFile: file))
    let found = Set(all.filter { !targets.target($0).isTest })
    state.members[file] = found
    return found
  }

  /// The folder of a file's target: that below the nearest Xcode project above it; `nil` where there is none.
  private func folder(of file: Int, _ index: ProjectIndex, _ state: inout State) -> String? {
    if let known = state.folders[file] { return known }
    let path = index.path(ofFile: file)
    var found: String?
    if let project = targets.projectFolder(above: path),
      let rest = FilePath.relative(FilePath.directory(of: path), to: project)
    {
      found = FilePath.join(project, rest.split(separator: "/").first.map(String.init) ?? "")
    }
    state.folders[file] = .some(found)
    return found
  }
}
