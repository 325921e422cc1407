/// What views of a project are painted with, by part: its own colors, or hues of the system's palette.
struct ColorUses: Sendable, Equatable {
  /// By part of `ColorPart`.
  private(set) var own = Array(repeating: 0, count: ColorPart.allCases.count)
  private(set) var hues = Array(repeating: 0, count: ColorPart.allCases.count)
  /// The members of color sets, by what the index knows these by.
  private var memberOfAsset: [Symbol: Symbol] = [:]
  /// By the member of a color set.
  private var assetCounts: [Symbol: Int] = [:]
  /// By the member of a color set and a part that is painted with it.
  private var partCounts: [Symbol: Int] = [:]
  /// How often a color set is named by what a generator makes of it as the app is built, by the names of the type that
  /// holds it: `AppAsset.Colors` of `AppAsset.Colors.brand.swiftUIColor`.
  private var generators: [UInt64: Int] = [:]
  private var resources = 0
  private var members = 0
  /// By the name of a color of the system.
  private var systemCounts: [Symbol: Int] = [:]

  /// How often a color of a project is used.
  func count(of color: NamedColor, in project: Project) -> Int {
    if let position = color.position {
      return project.tokenUses.count(of: project.discovery.colors[position].slot)
    }
    guard let name = color.assetName, let member = memberOfAsset[Self.symbol(ofAsset: name)] else { return 0 }
    return assetCounts[member] ?? 0
  }

  /// What is painted with a color of a project, as far as what takes it tells.
  func parts(of color: NamedColor, in project: Project) -> ColorParts {
    if let position = color.position {
      return project.tokenUses.parts(of: project.discovery.colors[position].slot)
    }
    guard let name = color.assetName, let member = memberOfAsset[Self.symbol(ofAsset: name)] else {
      return []
    }
    return ColorPart.allCases.reduce(into: []) { parts, part in
      if partCounts[Self.key(member, part)] != nil { parts.insert(ColorParts(part)) }
    }
  }

  private mutating func count(_ parts: ColorParts, ofAsset member: Symbol) {
    for part in ColorPart.allCases where parts.contains(ColorParts(part)) {
      partCounts[Self.key(member, part), default: 0] += 1
    }
  }

  private static func key(_ member: Symbol, _ part: ColorPart) -> Symbol {
    SymbolHash.mix(member, UInt64(part.rawValue))
  }

  /// What the index knows a color set by that is named in a string: no name in Swift looks like that.
  static func symbol(ofAsset name: String) -> Symbol { SymbolHash.symbol("\"\(name)\"") }

  /// How often a color of the system is written as that.
  func count(ofSystemColor name: Symbol) -> Int { systemCounts[name] ?? 0 }

  /// How the project spells color sets: as strings unless it clearly uses what Xcode generates.
  var assetForm: AssetForm {
    max(resources, members) < 3 ? .string : members >= resources ? .member : .resource
  }

  /// Whether any color set is named by what a generator makes of it as the app is built.
  var hasGenerators: Bool { !generators.isEmpty }

  /// Of some types, the one by which color sets are named that a generator makes as the app is built.
  func generator(among types: [[String]]) -> [String]? {
    let counts = types.map { generators[Self.key($0.map { SymbolHash.symbol($0) })] ?? 0 }
    guard let most = counts.max(), most > 0 else { return nil }
    return counts.firstIndex(of: most).map { types[$0] }
  }

  private static func key(_ path: some Sequence<Symbol>) -> UInt64 { path.reduce(0, SymbolHash.mix) }

  /// So many uses make a habit.
  private static let habit = 10

  /// Whether own colors are the rule where a part is painted, and hues the exception.
  func preferOwn(for parts: ColorParts) -> Bool {
    let all = ColorPart.allCases.filter { parts.contains(ColorParts($0)) }
    let tokens = all.reduce(0) { $0 + own[Int($1.rawValue)] }
    let others = all.reduce(0) { $0 + hues[Int($1.rawValue)] }
    return tokens >= Self.habit && tokens >= 3 * others
  }

  private static let opacity = SymbolHash.symbol("opacity")
  private static let color = SymbolHash.symbol("Color")
  private static let types = Set(ColorType.allCases.map { SymbolHash.symbol($0.name) })

  /// The colors whose uses are counted.
  struct Query {
    /// The last names of the colors that constants of the project hold, where those are members of a color type.
    var names: Set<Symbol> = []
    /// The last two names of all of them.
    var pairs: Set<UInt64> = []
    /// The last names of those that are reached through a variable, whatever that is called.
    var held: Set<Symbol> = []
    /// The names of color sets.
    var assets: [String] = []

    /// Tells it from others.
    var key: UInt64 {
      func mixed(_ symbols: Set<UInt64>) -> UInt64 { symbols.sorted().reduce(0, SymbolHash.mix) }
      let names = [names, pairs, held].reduce(0) { SymbolHash.mix($0, mixed($1)) }
      return assets.reduce(names) { SymbolHash.mix($0, SymbolHash.symbol($1)) }
    }
  }

  init(_ index: ProjectIndex, _ query: Query) {
    self.init(index, query, files: index.sections.files.indices)
  }

  /// The uses after a change of what was asked about the same colors.
  init(_ known: ColorUses, after change: IndexChange, _ query: Query) {
    self = known
    if change.files.isEmpty { return }
    let gone = ColorUses(change.old, query, files: change.files)
    let come = ColorUses(change.new, query, files: change.files)
    for part in own.indices {
      own[part] += come.own[part] - gone.own[part]
      hues[part] += come.hues[part] - gone.hues[part]
    }
    resources += come.resources - gone.resources
    members += come.members - gone.members
    Self.change(&assetCounts, come.assetCounts, gone.assetCounts)
    Self.change(&partCounts, come.partCounts, gone.partCounts)
    Self.change(&generators, come.generators, gone.generators)
    Self.change(&systemCounts, come.systemCounts, gone.systemCounts)
  }

  private static func change(_ counts: inout [UInt64: Int], _ come: [UInt64: Int], _ gone: [UInt64: Int]) {
    counts.merge(come, uniquingKeysWith: +)
    for (name, count) in gone {
      let left = (counts[name] ?? 0) - count
      counts[name] = left == 0 ? nil : left
    }
  }

  /// The uses in some files.
  private init(_ index: ProjectIndex, _ query: Query, files: some Sequence<Int>) {
    let (pairs, held) = (query.pairs, query.held)
    let sections = index.sections
    memberOfAsset = Dictionary(
      query.assets.map { (ColorUses.symbol(ofAsset: $0), SymbolHash.symbol(AssetSymbol.member(of: $0))) }
    ) { first, _ in first }
    let (names, assets) = (SymbolSet(query.names), SymbolSet(Set(memberOfAsset.values)))
    if pairs.isEmpty, memberOfAsset.isEmpty { return }
    for position in files {
      let file = sections.files[position]
      for flow in sections.flows.share(file.flows)
      where flow.sourceKind == .reference && flow.targetKind == .argument {
        let argument = sections.arguments[Int(file.arguments.start + flow.target)]
        let callee = sections.references[Int(file.references.start + argument.callee)]
        guard let taker = Self.symbols(callee.path, file, sections).last else { continue }
        let reference = sections.references[Int(file.references.start + flow.source)]
        var path = Self.symbols(reference.path, file, sections)
        if path.count > 1, path.last == Self.opacity { path = UnsafeBufferPointer(rebasing: path.dropLast()) }
        guard let last = path.last else { continue }
        if let member = memberOfAsset[last] {
          assetCounts[member, default: 0] += 1
          continue
        }
        let isOwn =
          path.count == 1
          ? names.contains(last)
          : pairs.contains(SymbolHash.mix(path[path.count - 2], last))
            || held.contains(last) && !(path.count == 2 && Self.types.contains(path[0]))
        if !isOwn, path.count > 2, last == ConstantNames.generatedColor, assets.contains(path[path.count - 2])
        {
          generators[Self.key(path.dropLast(2)), default: 0] += 1
          let member = path[path.count - 2]
          assetCounts[member, default: 0] += 1
          if let parts = ColorParts.byTaker[taker] {
            add(parts, to: &own)
            count(parts, ofAsset: member)
          }
          continue
        }
        if !isOwn, SystemColor.symbols.contains(last), path.count == 1 || Self.types.contains(path[0]) {
          systemCounts[last, default: 0] += 1
        }
        if Self.types.contains(taker) {
          if !isOwn, reference.kind == .implicit, assets.contains(last) {
            resources += 1
            assetCounts[last, default: 0] += 1
          }
          continue
        }
        let isMember = path.count == 1 || path.count == 2 && path[0] == Self.color
        let system = isMember ? SystemColor.families[last] : nil
        let isAsset =
          !isOwn && !SystemColor.symbols.contains(last) && isMember && assets.contains(last)
        if isAsset {
          members += 1
          assetCounts[last, default: 0] += 1
        }
        guard let parts = ColorParts.byTaker[taker] else { continue }
        if let system {
          if system == .hue || system == .gray { add(parts, to: &hues) }
        } else if isOwn || isAsset {
          add(parts, to: &own)
          if isAsset { count(parts, ofAsset: last) }
        }
      }
    }
  }

  private func add(_ parts: ColorParts, to counts: inout [Int]) {
    for part in ColorPart.allCases where parts.contains(ColorParts(part)) { counts[Int(part.rawValue)] += 1 }
  }

  private static func symbols(
    _ stretch: Stretch, _ file: FileRecord, _ sections: IndexSections
  ) -> UnsafeBufferPointer<Symbol> {
    sections.symbols.share(Stretch(start: file.symbols.start + stretch.start, count: stretch.count))
  }
}

extension ProjectSite {
  /// Whether a color of the project is one of the part in which this file stands: what only the files of another folder use
  /// is theirs.
  func isNear(_ color: NamedColor) -> Bool {
    guard let position = color.position, project.discovery.colors.indices.contains(position),
      project.index.sections.files.indices.contains(file)
    else { return true }
    let users = project.tokenUses.files(using: [project.discovery.colors[position].slot])
    guard let folder = project.index.sharedFolder(of: users.map { Int($0) }) else { return true }
    return FilePath.isWithin(project.index.path(ofFile: file), folder)
  }
}

extension ColorUses: Cached {
  func write(to bytes: inout CachedBytes) {
    own.write(to: &bytes)
    hues.write(to: &bytes)
    memberOfAsset.write(to: &bytes)
    assetCounts.write(to: &bytes)
    partCounts.write(to: &bytes)
    generators.write(to: &bytes)
    resources.write(to: &bytes)
    members.write(to: &bytes)
    systemCounts.write(to: &bytes)
  }
  init(from bytes: inout CachedBytes.Reader) throws(CachedBytes.Mismatch) {
    own = try bytes.next()
    hues = try bytes.next()
    memberOfAsset = try bytes.next()
    assetCounts = try bytes.next()
    partCounts = try bytes.next()
    generators = try bytes.next()
    resources = try bytes.next()
    members = try bytes.next()
    systemCounts = try bytes.next()
  }
}

/// The uses of colors, and what they were asked for: the colors of asset catalogs are known to no index.
struct KnownColorUses: Cached {
  /// Tells the colors from others.
  let key: UInt64
  let uses: ColorUses

  init(key: UInt64, _ uses: ColorUses) {
    self.key = key
    self.uses = uses
  }

  func write(to bytes: inout CachedBytes) {
    key.write(to: &bytes)
    uses.write(to: &bytes)
  }
  init(from bytes: inout CachedBytes.Reader) throws(CachedBytes.Mismatch) {
    key = try bytes.next()
    uses = try bytes.next()
  }
}
