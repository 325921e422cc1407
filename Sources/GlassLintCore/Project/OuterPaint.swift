/// A color that code of any file paints behind a view, as it is written there.
struct OuterPaint: Sendable, Equatable {
  let color: ConstantColor
  let spelling: String
  let file: Int
  let fileName: String
}

extension GroundWay {
  /// A color as the index keeps it.
  struct Written {
    /// Its position among the expressions of the file, and the type around it there, or -1.
    let expression: Int32
    let context: Int32
    let spelling: TextRange
  }

  /// - Parameter record: a ground.
  fileprivate init?(_ record: ViewRecord, passed symbols: [Symbol], file: Int) {
    guard let end = GroundEnd(rawValue: record.facts & ViewRecord.groundEnd) else { return nil }
    var symbols = symbols
    if record.isPaintedGround, symbols.count > 2 {
      let parts = Array(symbols.suffix(3))
      symbols.removeLast(3)
      written = Written(
        expression: Int32(truncatingIfNeeded: parts[0]), context: Int32(truncatingIfNeeded: parts[1]),
        spelling: TextRange(symbol: parts[2]))
    }
    let color = end == .named ? symbols.popLast() ?? 0 : 0
    ground = Ground(end: end, color: color)
    (passed, owner, qualifiedOwner, self.file) = (symbols, record.owner, record.qualifiedOwner, file)
    isExact = record.facts & ViewRecord.isExact != 0
    isInBezel = record.facts & ViewRecord.isInBezel != 0
  }
}

extension Project {
  /// The ways from wherever something is shown, or from where a container puts what it is handed.
  /// - Parameter name: what it is known by.
  func grounds(of name: Symbol) -> [GroundWay] {
    let sections = index.sections
    let resolver = IndexResolver(sections: sections)
    var ways: [GroundWay] = []
    sections.viewTable.forEach(name) { position in
      let record = sections.views[Int(position)]
      guard record.kind == .ground else { return }
      let file = resolver.file(ofView: position)
      let passed = Array(resolver.symbols(record.passed, sections.files[file]))
      if let way = GroundWay(record, passed: passed, file: file) { ways.append(way) }
    }
    return ways
  }

  /// The ways on from where one ends in the body of something.
  func grounds(beyond way: GroundWay) -> [GroundWay] {
    let nested = way.qualifiedOwner == 0 ? [] : grounds(of: way.qualifiedOwner)
    guard nested.isEmpty else { return nested }
    // By the name of a type alone: one that is private is not what other files mean by that.
    let sections = index.sections
    let resolver = IndexResolver(sections: sections)
    var hiding: Set<Int> = []
    sections.typeTable.forEach(IndexResolver.key(0, way.owner)) { position in
      if sections.types[Int(position)].flags.contains(.isPrivate) {
        hiding.insert(resolver.file(ofType: position))
      }
    }
    let all = grounds(of: way.owner)
    guard !hiding.isEmpty else { return all }
    return all.filter { hiding.contains(way.file) ? $0.file == way.file : !hiding.contains($0.file) }
  }
}

/// Follows ways outwards from file to file to the colors that surely are at their ends.
private struct OuterPaintSearch {
  let project: Project
  let drawsBezels: Bool
  private let evaluator: ConstantEvaluator
  /// Ways that are looked at for one question.
  private var left = 200
  private static let depthLimit = 12

  /// What lies behind the views that a container is handed.
  enum Content {
    case nothing
    case paint(OuterPaint)
    case unknown
  }

  init(_ project: Project, drawsBezels: Bool) {
    (self.project, self.drawsBezels) = (project, drawsBezels)
    evaluator = ConstantEvaluator(project.index)
  }

  /// - Returns: `nil` where a color is not known, or nobody knows that there is one.
  mutating func paints(_ way: GroundWay, open: [Symbol] = []) -> [OuterPaint]? {
    left -= 1
    guard left > 0, open.count < Self.depthLimit, way.isExact, !way.isInBezel || !drawsBezels else {
      return nil
    }
    for container in way.passed {
      switch content(of: container, open: open) {
      case .nothing: continue
      case .paint(let paint): return [paint]
      case .unknown: return nil
      }
    }
    if let written = way.written { return paint(written, way.file).map { [$0] } }
    guard way.ground.end == .open, way.owner != 0, way.paint == nil else { return nil }
    let ways = project.grounds(beyond: way)
    guard !ways.isEmpty else { return nil }
    var result: [OuterPaint] = []
    for outer in ways where !open.contains(outer.owner) || outer.owner == 0 {
      guard let paints = paints(outer, open: open + [way.owner]) else { return nil }
      for paint in paints where !result.contains(where: { $0.color == paint.color }) { result.append(paint) }
    }
    return result
  }

  mutating func content(of container: Symbol, open: [Symbol] = []) -> Content {
    let ways = project.grounds(of: container)
    guard !ways.isEmpty, !open.contains(container), open.count < Self.depthLimit else { return .unknown }
    var found: [OuterPaint?] = []
    for way in ways {
      left -= 1
      guard left > 0, way.isExact, way.owner == 0, !way.isInBezel || !drawsBezels else { return .unknown }
      var paint: OuterPaint?
      for inner in way.passed where paint == nil {
        switch content(of: inner, open: open + [container]) {
        case .nothing: continue
        case .paint(let known): paint = known
        case .unknown: return .unknown
        }
      }
      if paint == nil, let written = way.written {
        guard let known = self.paint(written, way.file) else { return .unknown }
        paint = known
      }
      if paint == nil, way.ground.end != .open { return .unknown }
      found.append(paint)
    }
    guard let first = found.first, found.allSatisfy({ $0?.color == first?.color }) else { return .unknown }
    return first.map { .paint($0) } ?? .nothing
  }

  private func paint(_ written: GroundWay.Written, _ file: Int) -> OuterPaint? {
    guard written.expression >= 0,
      let color = evaluator.color(at: written.expression, in: written.context, file: file)
    else { return nil }
    let sections = project.index.sections
    let spelling = String(
      decoding: sections.text.share(sections.files[file], written.spelling), as: UTF8.self)
    let path = project.index.path(ofFile: file)
    let name = path.split(separator: "/").last.map { String($0) } ?? path
    return OuterPaint(color: color, spelling: spelling, file: file, fileName: name)
  }
}

extension FileContext {
  /// Colors at the most that one view may lie on.
  private static let outerPaintLimit = 4

  /// The colors that lie behind a view beyond the declaration that it is all of, wherever the project shows that; `nil` where
  /// one is not known.
  func paints(beyond view: NodeID, drawsBezels: Bool) -> [OuterPaint]? {
    var search = OuterPaintSearch(site.project, drawsBezels: drawsBezels)
    var result: [OuterPaint] = []
    for found in GroundReader(tree: tree, facts: facts).ways(beyond: view) {
      var way = found
      way.file = site.file
      guard let paints = search.paints(way) else { return nil }
      for paint in paints where !result.contains(where: { $0.color == paint.color }) { result.append(paint) }
    }
    return result.isEmpty || result.count > Self.outerPaintLimit ? nil : result
  }

  /// What a container, a modifier or a style of the project's own paints behind what it is handed.
  func layers(behindContentOf owner: Name, drawsBezels: Bool) -> [PaintedLayer] {
    var search = OuterPaintSearch(site.project, drawsBezels: drawsBezels)
    switch search.content(of: GroundReader.content(of: owner.symbol)) {
    case .nothing: return []
    case .paint(let paint): return [.outer(paint)]
    case .unknown: return [.unknown]
    }
  }
}
