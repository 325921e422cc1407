import Synchronization

/// What is compiled as one, and whose files see each other without an import.
enum CompiledUnit: Hashable {
  case module(ModuleName)
  case target(ProjectTargets.TargetID)

  /// As an `import` names it; `nil` for what nothing imports.
  func module(_ targets: ProjectTargets) -> String? {
    switch self {
    case .module(let module): module.name
    case .target(let target): targets.target(target).module
    }
  }
}

/// What the files of a project are compiled in, worked out once for each.
final class CompiledUnits: Sendable {
  private let modules: ProjectModules
  private let targets: ProjectTargets
  private let known = Mutex<[String: [CompiledUnit]]>([:])

  init(_ modules: ProjectModules, _ targets: ProjectTargets) {
    self.modules = modules
    self.targets = targets
  }

  /// Those that a file is compiled in, tests aside; none where nothing tells.
  /// - Parameter path: absolute.
  func all(ofFile path: String) -> [CompiledUnit] {
    if let units = known.withLock({ $0[path] }) { return units }
    let module = modules.module(ofFile: path)
    let units =
      module.name != nil
      ? [CompiledUnit.module(module)]
      : targets.targetIDs(ofFile: path).filter { !targets.target($0).isTest }.map { CompiledUnit.target($0) }
    known.withLock { $0[path] = units }
    return units
  }
}

/// Tells which tokens the code of a file could name at all, with an import that others beside it have.
final class TokenReach: Sendable {
  private struct Key: Hashable {
    let units: [CompiledUnit]
    let role: Role
  }

  private let answers = Mutex<[Key: Bool]>([:])
  /// What the files of each unit import.
  private let imports: [CompiledUnit: Set<Symbol>]

  init(_ project: Project) {
    var imports: [CompiledUnit: Set<Symbol>] = [:]
    for file in project.index.sections.files.indices {
      for unit in project.units(ofFile: file) {
        imports[unit, default: []].formUnion(project.index.imports(ofFile: file))
      }
    }
    self.imports = imports.mapValues { ReferenceSpeller.modules(importedBy: $0, project.declared.exports) }
  }

  /// Whether some token of a role can be named in a file; also where that is not known.
  func reaches(_ role: Role, from file: Int, _ project: Project) -> Bool {
    let own = project.units(ofFile: file)
    if own.isEmpty { return true }
    let key = Key(units: own, role: role)
    if let known = answers.withLock({ $0[key] }) { return known }
    let tokens = project.discovery.tokens.indices.filter {
      project.discovery.tokens[$0].role == role && project.discovery.tokens[$0].reference.scope == nil
    }
    let files = Set(tokens.map { project.spellings[$0].file })
    let answer =
      files.isEmpty || files.contains { reaches($0, from: own, project) }
      || project.sources.contains { $0.role == role }
    answers.withLock { $0[key] = answer }
    return answer
  }

  private func reaches(_ file: Int, from own: [CompiledUnit], _ project: Project) -> Bool {
    let home = project.units(ofFile: file)
    return home.isEmpty
      || own.allSatisfy { unit in
        home.contains { other in
          unit == other
            || other.module(project.targets).map { imports[unit]?.contains(SymbolHash.symbol($0)) ?? false }
              ?? false
        }
      }
  }
}

extension Project {
  fileprivate func units(ofFile file: Int) -> [CompiledUnit] {
    compiledUnits.all(ofFile: index.path(ofFile: file))
  }
}
