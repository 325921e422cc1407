extension SummaryReader {
  /// Notes what a view of the project's own, or what a helper builds, lies on: a record for each way out.
  func addGrounds(of view: NodeID, as names: [Symbol], _ seen: inout Set<UInt64>) {
    let ways = GroundReader(tree: tree, facts: facts).ways(from: view)
    for name in names { addGrounds(ways, name, &seen) }
  }

  private func addGrounds(_ ways: [GroundWay], _ name: Symbol, _ seen: inout Set<UInt64>) {
    for way in ways {
      var way = way
      if way.isExact, let paint = way.paint, !isSettled(paint) { (way.isExact, way.paint) = (false, nil) }
      let named = way.ground.end == .named ? [way.ground.color] : []
      var record = ViewRecord(
        name: name, owner: way.owner, qualifiedOwner: way.qualifiedOwner, kind: .ground,
        facts: way.ground.end.rawValue)
      if way.isExact {
        record.facts |= ViewRecord.isExact | (way.paint != nil ? ViewRecord.isPainted : 0)
        if way.isInBezel { record.facts |= ViewRecord.isInBezel }
      }
      var key = SymbolHash.symbol("ground")
      let paint = way.paint.map { [UInt64($0)] } ?? []
      for part in [name, way.owner, way.qualifiedOwner, UInt64(record.facts)] + way.passed + named + paint {
        key = SymbolHash.mix(key, part)
      }
      guard seen.insert(key).inserted else { continue }
      let written = way.isExact ? way.paint.map { write($0) } ?? [] : []
      store.views.append(record.passing(symbols(way.passed + named + written)))
    }
  }

  /// Whether a color is written as one that nothing changes: by constants of types and by literals.
  private func isSettled(_ color: NodeID) -> Bool {
    tree.subtree(color).allSatisfy { id in
      switch tree.kind(id) {
      case .identifier: tree.name(id).map { tree.startsUppercase($0) } ?? false
      case .member:
        tree.callee(id).map { base in
          tree.kind(base) == .call || tree.name(base).map { tree.startsUppercase($0) } ?? false
            || tree.isNamed(id, "opacity")
        } ?? true
      case .ternary, .closure, .sequence, .interpolation: false
      default: true
      }
    }
  }

  /// A color for others to ask what it comes to, and how it is spelled.
  private func write(_ color: NodeID) -> [Symbol] {
    let expression = expressions.write(color)
    let text = expressions.write(spelling: tree.text(color)).symbol
    return [
      UInt64(bitPattern: Int64(expression)), UInt64(bitPattern: Int64(enclosingType(of: color))), text,
    ]
  }

  /// Notes what a container, a modifier or a style of the project's own paints behind what it is handed.
  func addGroundsOfContent(of declaration: NodeID, _ seen: inout Set<UInt64>) {
    guard let name = tree.name(declaration) else { return }
    let reader = GroundReader(tree: tree, facts: facts)
    if tree.kind(declaration) == .structDecl, let surface = reader.surface(of: declaration) {
      let way = GroundWay(passed: surface.passed, ground: Ground(end: surface.end, color: surface.color))
      addGrounds([way], GroundReader.surface(of: name.symbol), &seen)
    }
    var owner = name
    var views: [NodeID] = []
    if tree.kind(declaration) == .funcDecl, let type = tree.enclosingType(of: declaration) {
      switch name {
      case "body", "makeBody":
        guard let typeName = tree.name(type) else { return }
        owner = typeName
        views =
          handedViews(Name("content"), in: declaration) + handedViews(Name("configuration"), in: declaration)
      default:
        guard tree.kind(type) == .extensionDecl, tree.isNamed(type, "View") else { break }
        for id in tree.subtree(declaration) {
          if tree.kind(id) == .identifier, tree.isNamed(id, "self") { views.append(id) }
          guard tree.kind(id) == .call, facts.isViewModifierOfSelf(id), isPartOfBlock(tree.chainTop(id)),
            tree.container(of: id) == nil, tree.name(id).map({ !tree.startsUppercase($0) }) ?? false
          else { continue }
          addGrounds(
            reader.ways(fromSelfPast: id, within: declaration), GroundReader.content(of: name.symbol), &seen)
        }
      }
    }
    if owner == name {
      views += handedNames(declaration).flatMap { handedViews($0, in: declaration) }
    }
    for view in views {
      addGrounds(
        reader.ways(from: view, within: declaration), GroundReader.content(of: owner.symbol), &seen)
    }
  }

  /// Where what was handed in under a name is put to use: `content`, `self.content`, `content()`, `configuration.label`.
  private func handedViews(_ name: Name, in declaration: NodeID) -> [NodeID] {
    (facts.uses[name.hash] ?? []).lazy.filter {
      self.tree.contains(declaration, $0) && self.tree.name($0).map { $0 == name } == true
    }.prefix(Self.handedLimit).compactMap { use in
      guard let view = handedView(use), !tree.isAside(view), !isInInitializer(use) else { return nil }
      guard name == "configuration", let member = tree.parent(view), tree.kind(member) == .member,
        tree.callee(member) == view
      else { return view }
      return ["label", "content"].contains(tree.name(member)?.string) ? member : nil
    }
  }

  /// Uses of one property or parameter that are looked at.
  private static let handedLimit = 24
}

extension ViewRecord {
  fileprivate func passing(_ symbols: Stretch) -> ViewRecord {
    var record = self
    record.passed = symbols
    return record
  }
}

/// Follows what views lie on from file to file.
private struct GroundSearch {
  let project: Project
  let colors: GroundColors
  /// Whether it is asked what is light in light mode, so that a color that is as light in dark mode will do.
  let countsLight: Bool
  /// Records that are looked at for one question.
  private var left = 400
  private static let depthLimit = 24

  init(_ project: Project, _ colors: GroundColors, countsLight: Bool = false) {
    (self.project, self.colors, self.countsLight) = (project, colors, countsLight)
  }

  /// Whether a way ends on what follows light and dark, or is light.
  mutating func adapts(_ way: GroundWay, open: [Symbol] = []) -> Bool {
    left -= 1
    guard left > 0, open.count < Self.depthLimit else { return false }
    for container in way.passed {
      switch ground(ofContent: container, open: open) {
      case .open: continue
      case .adaptive, .named, .light, .dark: return true
      case .other: return false
      }
    }
    switch way.ground.end {
    case .adaptive: return true
    // Of light mode nothing is asked where there is none.
    case .light, .dark: return countsLight
    case .named: return colors.contains(way.ground.color)
    case .other: return false
    case .open: break
    }
    guard way.owner != 0 else { return true }
    // What nothing is seen to show begins by itself.
    return project.grounds(beyond: way).allSatisfy {
      open.contains($0.owner) || adapts($0, open: open + [way.owner])
    }
  }

  /// What a container or modifier of the project's own paints behind its content.
  private mutating func ground(ofContent container: Symbol, open: [Symbol]) -> GroundEnd {
    let ways = project.grounds(of: container)
    guard !ways.isEmpty, !open.contains(container), open.count < Self.depthLimit else { return .other }
    var result: GroundEnd?
    for way in ways {
      left -= 1
      guard left > 0 else { return .other }
      var own = way.ground.end
      if own == .named { own = colors.contains(way.ground.color) ? .adaptive : .other }
      if own == .light || own == .dark { own = countsLight ? .adaptive : .other }
      // What is nearer hides it.
      for inner in way.passed {
        let ground = ground(ofContent: inner, open: open + [container])
        guard ground != .open else { continue }
        own = ground
        break
      }
      if own == .other { return .other }
      result = result == nil || result == own ? own : .open
    }
    return result ?? .other
  }
}

/// Those of a project, and of them those without a hue.
private struct AdaptiveGrounds {
  let any: GroundColors
  let neutral: GroundColors
  let light: GroundColors

  init(_ scales: DesignScales) {
    any = GroundColors(scales)
    neutral = GroundColors(scales) { $0.isNeutral }
    light = GroundColors(scales, adapts: false)
  }
}

extension FileContext {
  /// Whether all that ever lies behind a view follows light and dark: the system's own grounds, and colors that do so as
  /// well. What is not known, a picture or a fixed color does not.
  /// - Parameter isNeutral: a color of the project's counts only where it has no hue of its own.
  func liesOnAdaptiveGround(_ view: NodeID, isNeutral: Bool = false) -> Bool {
    let all = facts.kept { AdaptiveGrounds(scales) }.value
    let colors = isNeutral ? all.neutral : all.any
    return GroundReader(tree: tree, facts: facts).ways(from: view).allSatisfy { way in
      var way = way
      way.file = site.file
      var search = GroundSearch(site.project, colors)
      return search.adapts(way)
    }
  }

  /// Whether all that ever lies further out than a view or modifier is light in light mode: the system's own grounds, and
  /// colors that are. A picture, a gradient and what is not known are none.
  func liesOnLightGround(outOf view: NodeID) -> Bool {
    let colors = facts.kept { AdaptiveGrounds(scales) }.value.light
    return GroundReader(tree: tree, facts: facts).ways(outOf: view).allSatisfy { way in
      var way = way
      way.file = site.file
      var search = GroundSearch(site.project, colors, countsLight: true)
      return search.adapts(way)
    }
  }
}
