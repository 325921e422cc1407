extension SyntaxTree {
  /// The systems that a piece of code is not built for, as the `#if` around it says.
  func platformsLeavingOut(_ node: NodeID) -> Set<Platform> {
    let clauses = ancestors(node).filter { kind($0) == .ifConfigClause }
    return Set(
      Platform.allCases.filter { platform in clauses.contains { !canBuild(clause: $0, for: platform) } })
  }
}

extension Project {
  /// Views that are looked at for one.
  private static let viewLimit = 64

  /// The systems that a view may be shown on, as the code says that shows it: by an `#if` around that, by the folder it is in,
  /// and by where what it is a part of is shown.
  func systems(showing name: Symbol) -> Set<Platform> {
    var known: [Symbol: Set<Platform>] = [:]
    return systems(showing: name, &known)
  }

  /// - Parameter known: the views asked about so far; a view within itself is shown nowhere by that.
  private func systems(showing name: Symbol, _ known: inout [Symbol: Set<Platform>]) -> Set<Platform> {
    if let systems = known[name] { return systems }
    let all = Set(Platform.allCases)
    guard known.count < Self.viewLimit else { return all }
    known[name] = []
    let resolver = IndexResolver(sections: index.sections)
    var isSeen = false
    var systems: Set<Platform> = []
    index.sections.viewTable.forEach(name) { position in
      let record = index.sections.views[Int(position)]
      switch record.kind {
      // Whoever is handed it shows it anywhere.
      case .mention: systems = all
      case .look where systems != all:
        isSeen = true
        let folder = targets.folderSystems(ofFile: index.path(ofFile: resolver.file(ofView: position)))
        var own = all.subtracting(Set(bits: UInt64(record.facts >> ViewRecord.leftOut)))
        if !folder.isEmpty { own.formIntersection(folder) }
        if record.owner != 0 { own.formIntersection(self.systems(showing: record.owner, &known)) }
        systems.formUnion(own)
      default: break
      }
    }
    if !isSeen { systems = all }
    known[name] = systems
    return systems
  }
}
