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

  private struct Known {
    var answers: [Key: Bool] = [:]
    /// By module, the files that import it.
    var importers: [Symbol: [Int]] = [:]
    /// By module, of the units asked about so far whether any of their files imports it.
    var units: [Symbol: [CompiledUnit: Bool]] = [:]
  }

  private let known = Mutex(Known())

  /// Whether some token of a role can be named in a file; also where that is not known.
  func reaches(_ role: Role, from file: Int, _ project: Project) -> Bool {
    let project = project.known
    let own = project.units(ofFile: file)
    if own.isEmpty { return true }
    let key = Key(units: own, role: role)
    return known.withLock { known in
      if let answer = known.answers[key] { return answer }
      let tokens = project.discovery.tokens.indices.filter {
        project.discovery.tokens[$0].role == role && project.discovery.tokens[$0].reference.scope == nil
      }
      let files = Set(tokens.map { project.spellings[$0].file })
      let answer =
        files.isEmpty || project.sources.contains { $0.role == role }
        || files.contains { Self.reaches($0, from: own, of: file, project, &known) }
      known.answers[key] = answer
      return answer
    }
  }

  /// - Parameter asker: the file whose units those are.
  private static func reaches(
    _ file: Int, from own: [CompiledUnit], of asker: Int, _ project: Project, _ known: inout Known
  ) -> Bool {
    let home = project.units(ofFile: file)
    return home.isEmpty
      || own.allSatisfy { unit in
        home.contains { other in
          unit == other
            || other.module(project.targets).map {
              imports(unit, SymbolHash.symbol($0), of: asker, project, &known)
            } ?? false
        }
      }
  }

  /// Whether a file of a unit imports a module, by itself or through others that hand it on.
  private static func imports(
    _ unit: CompiledUnit, _ module: Symbol, of asker: Int, _ project: Project, _ known: inout Known
  ) -> Bool {
    if let answer = known.units[module]?[unit] { return answer }
    let importers = known.importers[module] ?? importers(of: module, project)
    known.importers[module] = importers
    // Where the file that asks does itself, none of the others has to be looked at.
    let answer =
      importers.contains(asker) || importers.contains { project.units(ofFile: $0).contains(unit) }
    known.units[module, default: [:]][unit] = answer
    return answer
  }

  private static func importers(of module: Symbol, _ project: Project) -> [Int] {
    let sections = project.index.sections
    let exports = project.declared.exports
    let all = exports.keys.filter { ReferenceSpeller.modules(importedBy: [$0], exports).contains(module) }
    let holders = Set(all + [module])
    return sections.files.indices.filter { position in
      let file = sections.files[position]
      return sections.symbols.share(Stretch(start: file.symbols.start, count: file.importCount))
        .contains(where: holders.contains)
    }
  }
}

extension Project {
  fileprivate func units(ofFile file: Int) -> [CompiledUnit] {
    compiledUnits.all(ofFile: index.path(ofFile: file))
  }
}
