import Synchronization

/// The tokens that a project's Swift source declares, with the ways to write them.
struct DeclaredTokens: Sendable {
  private(set) var discovery: TokenDiscovery
  /// By token.
  private(set) var spellings: [TokenSpelling]
  /// By color.
  private(set) var colorSpellings: [TokenSpelling]
  /// By font.
  private(set) var fontSpellings: [TokenSpelling]
  /// The fonts, with their positions.
  let fonts: [NamedFont]
  /// Whether some tokens are those of a feature.
  let hasFeatures: Bool
  /// By module, those it hands on to who imports it.
  let exports: [Symbol: Set<Symbol>]
  /// By file, what references to one of its tokens begin with.
  let firstNames: [Int: Set<Symbol>]
  let modules: ProjectModules

  /// What references to any of its tokens begin with.
  var allFirstNames: Set<Symbol> {
    (spellings + colorSpellings + fontSpellings).reduce(into: []) { $0.formUnion($1.firstNames) }
  }

  init(_ index: ProjectIndex) {
    let modules = ProjectModules()
    self.modules = modules
    let discovery = TokenDiscovery(index)
    self.discovery = discovery
    hasFeatures = discovery.tokens.contains { $0.reference.scope != nil }
    let isEmpty = discovery.tokens.isEmpty && discovery.colors.isEmpty && discovery.fonts.isEmpty
    let aliases = isEmpty ? [] : GlobalAlias.all(index)
    spellings = discovery.tokens.map { TokenSpelling($0.reference, $0.numberType, index, aliases, modules) }
    colorSpellings = discovery.colors.map { TokenSpelling($0.reference, .other, index, aliases, modules) }
    fontSpellings = discovery.fonts.map { TokenSpelling($0.reference, .other, index, aliases, modules) }
    firstNames = (spellings + colorSpellings + fontSpellings).reduce(into: [:]) { names, spelling in
      // `.primary` may be anybody's, `.padding8` is not.
      let last = spelling.path.names.last ?? ""
      let isCommon = NameWords.split(last).count == 1 && !TokenWords.isNumbered(last)
      let own = isCommon ? spelling.firstNames.subtracting([SymbolHash.symbol(last)]) : spelling.firstNames
      names[spelling.file, default: []].formUnion(own)
    }
    var exports: [Symbol: Set<Symbol>] = [:]
    for (position, file) in index.sections.files.enumerated() where file.exportCount > 0 {
      guard let module = modules.module(ofFile: index.path(ofFile: position)).name else { continue }
      let exported = index.sections.symbols.share(Stretch(start: file.symbols.start, count: file.exportCount))
      exports[SymbolHash.symbol(module), default: []].formUnion(exported)
    }
    self.exports = exports
    fonts = discovery.fonts.enumerated().map { position, token in
      NamedFont(
        name: token.path.joined(separator: "."), font: token.font, position: position,
        modifier: token.call)
    }
  }
}

extension DeclaredTokens {
  /// The same tokens where their constants are now.
  /// - Returns: `nil` where they are where they were.
  func renumbered(_ renumbering: SlotRenumbering) -> DeclaredTokens? {
    guard !renumbering.isEmpty, discovery.isAbout(renumbering.holds) else { return nil }
    var renumbered = self
    renumbered.discovery.renumber { renumbering.current($0) ?? $0 }
    for position in spellings.indices {
      renumbered.spellings[position].path = renumbered.discovery.tokens[position].reference
    }
    for position in colorSpellings.indices {
      renumbered.colorSpellings[position].path = renumbered.discovery.colors[position].reference
    }
    for position in fontSpellings.indices {
      renumbered.fontSpellings[position].path = renumbered.discovery.fonts[position].reference
    }
    return renumbered
  }
}

/// What is found out about a project when somebody first asks.
final class ProjectFacts: Sendable {
  let habits: Lazily<ProjectHabits>
  fileprivate let corners = Lazily<CornerCounts>()
  fileprivate let grounds = Lazily<GroundHabit>()
  fileprivate let appearances = Lazily<BarKinds>()
  fileprivate let words = Lazily<WordCounts>()
  fileprivate let speaksOfGlass = Lazily<Bool>()
  fileprivate let provenVersions = Lazily<ProvenVersions>()
  let givenNumbers = Lazily<GivenNumbers>()
  let writtenColors = Lazily<WrittenColors>()
  let writtenMargins = Lazily<WrittenMargins>()
  let stackHabit = Lazily<StackHabit>()
  let caseNames = Lazily<CaseNames>()
  let uses: Lazily<TokenUses>
  fileprivate let slots = Lazily<TokenSlots>()
  fileprivate let groups = Lazily<TokenGroups>()
  fileprivate let writtenFonts = Lazily<[ConstantFont: Int]>()
  fileprivate let styleShare = Lazily<Double>()
  fileprivate let tints = Lazily<Set<Int>>()
  /// What the files import that name a type, by that.
  let imports = Lazily<NamedImports>()
  let borrowedImports = Lazily<BorrowedImports>()
  let reach = Lazily<TokenReach>()
  /// By `PlaceSubjects`: the views asked about so far, and whether the places where they are shown name what is in them.
  let namedViews = Mutex<[UInt32: [Symbol: PlaceNaming]]>([:])
  /// Of the tokens asked about so far, by slot, whether they are there for other frameworks than SwiftUI.
  let frameworks = Mutex<[Int32: Bool]>([:])
  /// Of the views asked about so far, the appearances that they are drawn in.
  let shownAppearances = Mutex<[Symbol: Set<Bool>]>([:])
  /// Of the outermost folders asked about so far, by their paths, whether no target builds any of their files.
  let leftFolders = Mutex<[[UInt8]: Bool]>([:])
  let colorUses: Lazily<KnownColorUses>
  fileprivate let isLarge = Lazily<Bool>()
  fileprivate let compiledUnits = Lazily<CompiledUnits>()
  fileprivate let naming = Lazily<TokenNaming>()
  fileprivate let valueTypes = Lazily<Set<Symbol>>()
  fileprivate let shownViews = Lazily<ShownViews>()
  fileprivate let stillGlass = Lazily<ViewsHolding>()
  fileprivate let hasGlassViews = Lazily<Bool>()
  fileprivate let presentingViews = Lazily<ViewsHolding>()
  let limitsTextSize = Lazily<Bool>()
  let paintsBehindLists = Lazily<Bool>()
  fileprivate let rawTypes = Lazily<Set<[String]>>()
  fileprivate let imageNames = Lazily<SymbolSet>()
  fileprivate let bareStyles = Lazily<[ModuleName: Set<Symbol>]>()
  fileprivate let tokenSystems = Lazily<[Role: Set<Platform>]>()

  init(habits: ProjectHabits? = nil, uses: TokenUses? = nil, colorUses: KnownColorUses? = nil) {
    self.habits = Lazily(habits)
    self.uses = Lazily(uses)
    self.colorUses = Lazily(colorUses)
  }
}

/// Where a project names its tokens.
struct TokenNaming: Sendable {
  /// The files that use any token.
  let files: Set<Int32>
  /// The files that use any token which is a number.
  let numbers: Set<Int32>
  /// Those that use any which is a font.
  let fonts: Set<Int32>
  /// How often tokens of a role are used.
  let counts: [Role: Int]

  init(_ discovery: TokenDiscovery, _ uses: TokenUses) {
    let fontSlots = Set(discovery.fonts.map(\.slot))
    numbers = uses.files(using: discovery.tokens.map(\.slot))
    fonts = uses.files(using: Array(fontSlots))
    files = numbers.union(fonts).union(uses.files(using: discovery.colors.map(\.slot)))
    var counts = [Role.font: fontSlots.reduce(0) { $0 + uses.count(of: $1) }]
    for token in discovery.tokens { counts[token.role, default: 0] += uses.count(of: token.slot) }
    self.counts = counts
  }
}

/// What the files of a project have in common: where their numbers land, and the tokens they declare.
public final class Project: Sendable {
  let index: ProjectIndex
  let declared: DeclaredTokens
  /// Which targets its files are built in.
  let targets: ProjectTargets
  let visibility: TargetVisibility
  let systems: ProjectSystems
  let facts: ProjectFacts
  /// Of a provisional project, whose constants have other positions than those that the facts are about.
  private let ownUses = Lazily<TokenUses>()
  private let ownSlots = Lazily<TokenSlots>()
  private let ownGroups = Lazily<TokenGroups>()
  /// Whether its tokens are at the positions that they were found at.
  private let keepsTokenSlots: Bool
  /// The project from before the last edits, whose tokens and facts it has; `nil` where it has its own.
  private let basis: Project?
  /// What is known of an earlier index with the same tokens.
  private let earlier: EarlierFacts?
  /// What asset catalogs and files of tokens say.
  let sources: [DesignToken]
  let catalogs: CatalogColors
  /// Those its source declares, with their positions.
  let colors: [NamedColor]
  /// By name those that come to nothing that is known, perhaps in another clause of an `#if` than one that does, and whether all
  /// of a name are AppKit's.
  let openColors: [String: Bool]

  /// - Parameters:
  ///   - declared: those of the index, where they are known already.
  ///   - earlier: what is known of an earlier index with these tokens.
  init(
    index: ProjectIndex, declared: DeclaredTokens? = nil, earlier: EarlierFacts? = nil,
    sources: [DesignToken] = [], targets: ProjectTargets = ProjectTargets()
  ) {
    self.index = index
    self.earlier = earlier
    self.targets = targets
    systems = ProjectSystems()
    facts = ProjectFacts()
    basis = nil
    keepsTokenSlots = true
    visibility = TargetVisibility(targets)
    self.sources = sources
    let declared = declared ?? DeclaredTokens(index)
    declared.modules.know(targets.landmarks)
    targets.know(
      index.sections.files.indices.compactMap { file in
        let missing = index.sections.files[file].missingSystems
        return missing == 0
          ? nil : UnbuildableSystems.Importer(path: index.path(ofFile: file), missing: missing)
      })
    self.declared = declared
    let catalogs = CatalogColors(sources)
    self.catalogs = catalogs
    let (visibility, resolver) = (visibility, IndexResolver(sections: index.sections))
    var (colors, openColors): ([NamedColor], [String: Bool]) = ([], [:])
    for (position, color) in declared.discovery.colors.enumerated() {
      let file = resolver.file(ofSlot: color.slot)
      let value = catalogs.color(of: color.value) {
        visibility.nearness(ofCatalog: $0, to: file, index, declared.modules)
      }
      if let value {
        colors.append(NamedColor(color, value: value, position: position))
      } else {
        let name = NamedColor.expression(color.path.joined(separator: "."))
        openColors[name] = (openColors[name] ?? true) && color.value.isOfMac
      }
    }
    (self.colors, self.openColors) = (colors, openColors)
  }

  /// By appearance what a color comes to that a file names; `nil` where only the running program knows.
  func value(of color: ConstantColor, in file: Int) -> AppearanceColor? {
    let (visibility, index, modules) = (visibility, index, declared.modules)
    return catalogs.color(of: color) { visibility.nearness(ofCatalog: $0, to: file, index, modules) }
  }

  /// Whether its tokens and facts are those from before the last edits.
  var isProvisional: Bool { basis != nil }

  /// The one that its facts are found out about.
  var known: Project { basis ?? self }

  static let image = SymbolHash.symbol("Image")

  /// The names of the constants whose type is called like the system's images.
  var imageNames: SymbolSet {
    facts.imageNames.value {
      let sections = known.index.sections
      var names: Set<Symbol> = []
      for file in sections.files {
        for slot in sections.slots.share(file.slots) where slot.kind == .variable && slot.type.count == 1 {
          let type = sections.symbols[Int(file.symbols.start + slot.type.start)]
          if type == Self.image { names.insert(slot.name) }
        }
      }
      return SymbolSet(names)
    }
  }

  /// The enumerations, by their names, of which some case's raw value is written: `Sizes` of `Sizes.small.rawValue`.
  var rawTypes: Set<[String]> {
    facts.rawTypes.value {
      let sections = known.index.sections
      var cases: Set<Symbol> = []
      for file in sections.files {
        for reference in sections.references.share(file.references) where reference.path.count > 1 {
          let path = sections.symbols.share(
            Stretch(start: file.symbols.start + reference.path.start, count: reference.path.count))
          if path[path.count - 1] == ConstantNames.rawValue { cases.insert(path[path.count - 2]) }
        }
      }
      let written = known.discovery.tokens.lazy.filter {
        $0.path.count > 2 && $0.path.last == "rawValue"
          && cases.contains(SymbolHash.symbol($0.path[$0.path.count - 2]))
      }
      return Set(written.map { Array($0.path.dropLast(2)) })
    }
  }

  /// The implicit members that the module of a file gives to what takes any style: `brand` of `.foregroundStyle(.brand)`.
  func bareStyles(besideFile file: Int) -> Set<Symbol> {
    let (modules, index) = (declared.modules, known.index)
    let styles = facts.bareStyles.value {
      var styles: [ModuleName: Set<Symbol>] = [:]
      for position in index.sections.files.indices {
        let found = Self.bareStyles(ofFile: position, index)
        if found.isEmpty { continue }
        styles[modules.module(ofFile: index.path(ofFile: position)), default: []].formUnion(found)
      }
      return styles
    }
    return styles[modules.module(ofFile: self.index.path(ofFile: file))] ?? []
  }

  /// Those that one file gives.
  static func bareStyles(ofFile position: Int, _ index: ProjectIndex) -> Set<Symbol> {
    let sections = index.sections
    let file = sections.files[position]
    func symbols(_ path: Stretch) -> UnsafeBufferPointer<Symbol> {
      sections.symbols.share(Stretch(start: file.symbols.start + path.start, count: path.count))
    }
    var found: Set<Symbol> = []
    for flow in sections.flows.share(file.flows)
    where flow.sourceKind == .reference && flow.targetKind == .argument {
      let argument = sections.arguments[Int(file.arguments.start + flow.target)]
      let taker = symbols(sections.references[Int(file.references.start + argument.callee)].path).last
      let source = sections.references[Int(file.references.start + flow.source)]
      guard source.kind == .implicit, source.path.count == 1, let name = symbols(source.path).first,
        let taker, styleTakers.contains(taker)
      else { continue }
      found.insert(name)
    }
    return found
  }

  private static let styleTakers = Set(
    ["foregroundStyle", "fill", "stroke", "strokeBorder"].map { SymbolHash.symbol($0) })

  /// By role, the systems that the tokens of the whole project are built for; none where that is not known of all.
  var tokenSystems: [Role: Set<Platform>] {
    facts.tokenSystems.value {
      let resolver = IndexResolver(sections: known.index.sections)
      var files: [Role: Set<Int>] = [:]
      for token in known.discovery.tokens where token.reference.scope == nil {
        files[token.role, default: []].insert(resolver.file(ofSlot: token.slot))
      }
      return files.compactMapValues { files in
        let systems = files.map { targets.platforms(ofFile: known.index.path(ofFile: $0)).systems }
        return systems.contains(where: \.isEmpty) ? nil : systems.reduce(into: Set()) { $0.formUnion($1) }
      }
    }
  }

  var shownViews: ShownViews {
    facts.shownViews.value { ShownViews(known.index, targets) }
  }

  /// The views that draw glass which does not answer to touches, and is not known to be a control's.
  var stillGlass: ViewsHolding {
    facts.stillGlass.value {
      ViewsHolding(known.index) {
        SpokenParts(rawValue: $0.facts).contains(.drawsGlass) && !known.isShownAsLabel($0.name)
      }
    }
  }

  /// Whether any view of the project is one piece of glass, of the system's own kind.
  var hasGlassViews: Bool {
    facts.hasGlassViews.value {
      known.index.sections.functionTable.first(SymbolHash.symbol("glassEffect")) < 0
        && known.index.sections.views.contains {
          $0.kind == .declaration && SpokenParts(rawValue: $0.facts).contains(.isGlass)
        }
    }
  }

  /// The views that show a sheet, a popover or a screen.
  var presentingViews: ViewsHolding {
    facts.presentingViews.value {
      ViewsHolding(known.index) { SpokenParts(rawValue: $0.facts).contains(.presents) }
    }
  }

  /// Whether a constant of a role has a value, be it one feature's own.
  func names(_ value: Double, as role: Role) -> Bool {
    discovery.tokens.contains { $0.role == role && abs($0.value) == value }
  }

  /// Whether so many files give numbers a role that a few of them can be told from the whole.
  var isLarge: Bool {
    facts.isLarge.value { known.index.isLarge }
  }

  var compiledUnits: CompiledUnits {
    facts.compiledUnits.value { CompiledUnits(declared.modules, targets) }
  }

  /// The names that only structures and enumerations have, within others or not.
  var valueTypes: Set<Symbol> {
    facts.valueTypes.value {
      var (values, others): (Set<Symbol>, Set<Symbol>) = ([], [])
      for type in known.index.sections.types where type.kind != .extension {
        if type.kind == .structure || type.kind == .enumeration {
          values.insert(type.name)
        } else {
          others.insert(type.name)
        }
      }
      return values.subtracting(others)
    }
  }

  var naming: TokenNaming {
    if let basis { return basis.naming }
    return facts.naming.value { TokenNaming(discovery, tokenUses) }
  }

  var discovery: TokenDiscovery { declared.discovery }
  var spellings: [TokenSpelling] { declared.spellings }
  /// How it uses its tokens.
  var tokenUses: TokenUses {
    guard let basis else { return facts.uses.value { TokenUses(of: discovery, in: index, after: earlier) } }
    return ownUses.value { TokenUses(basis.tokenUses, formerSlots: index.patch?.renumbering.former ?? [:]) }
  }
  /// How often fonts are written where one is asked for, beside where those of its own are declared.
  var writtenFonts: [ConstantFont: Int] {
    if let basis { return basis.writtenFonts }
    return facts.writtenFonts.value {
      let evaluator = ConstantEvaluator(index)
      let resolver = IndexResolver(sections: index.sections)
      let homes = Set(discovery.fonts.map { resolver.file(ofSlot: $0.slot) })
      var counts: [ConstantFont: Int] = [:]
      for file in index.sections.files.indices where !homes.contains(file) {
        for (_, font) in evaluator.writtenFonts(inFile: file) { counts[font, default: 0] += 1 }
      }
      return counts
    }
  }
  /// How often the system's text styles are written where a font is asked for, for each use of a font of its own.
  var styleShare: Double {
    if let basis { return basis.styleShare }
    return facts.styleShare.value {
      let styles = writtenFonts.reduce(0) { $0 + ($1.key.isPlainStyle ? $1.value : 0) }
      return Double(styles) / Double(max(naming.counts[.font] ?? 0, 1))
    }
  }
  /// The opacities of its own, by their positions, that belong to a set which it uses for colors of any kind, and not only
  /// where an opacity has a role.
  var tints: Set<Int> {
    if let basis { return basis.tints }
    return facts.tints.value {
      let resolver = IndexResolver(sections: index.sections)
      let opacities = discovery.tokens.indices.filter { discovery.tokens[$0].role == .opacity }
      let sets = Dictionary(grouping: opacities) { token in
        let slot = discovery.tokens[token].slot
        let file = index.sections.files[resolver.file(ofSlot: slot)]
        return resolver.ownerKey(index.sections.slots[Int(slot)].owner, file)
      }
      return sets.values.reduce(into: []) { found, tokens in
        let slots = Set(tokens.map { discovery.tokens[$0].slot })
        let others = slots.reduce(0) {
          $0 + tokenUses.count(of: $1) - tokenUses.roles(of: $1).values.reduce(0, +)
        }
        if others >= Self.tintUses { found.formUnion(tokens) }
      }
    }
  }

  /// So many uses make a habit.
  private static let tintUses = 3

  var tokenSlots: TokenSlots {
    (basis == nil ? facts.slots : ownSlots).value { TokenSlots(discovery, index) }
  }
  var tokenGroups: TokenGroups {
    (basis == nil ? facts.groups : ownGroups).value { TokenGroups(discovery, tokenUses) }
  }
  var colorSpellings: [TokenSpelling] { declared.colorSpellings }
  var fontSpellings: [TokenSpelling] { declared.fontSpellings }

  /// What its views are painted with.
  var colorUses: ColorUses { knownColorUses.uses }

  var knownColorUses: KnownColorUses {
    if let basis { return basis.knownColorUses }
    return facts.colorUses.value {
      let query = colorQuery
      let key = query.key
      if let known = index.sections.colorUses.decoded(as: KnownColorUses.self), known.key == key {
        return known
      }
      if let earlier, let known = earlier.colorUses(), known.key == key {
        return KnownColorUses(key: key, ColorUses(known.uses, after: earlier.change, query))
      }
      return KnownColorUses(key: key, ColorUses(index, query))
    }
  }

  private var colorQuery: ColorUses.Query {
    var query = ColorUses.Query()
    for color in colors {
      let reference = declared.discovery.colors[color.position ?? 0].reference
      let path = reference.names.dropLast(reference.trailing).suffix(2).map { SymbolHash.symbol($0) }
      if reference.instanceType != 0 { query.held.formUnion(path.suffix(1)) }
      guard path.count == 2 else {
        query.names.formUnion(path)
        continue
      }
      query.pairs.insert(SymbolHash.mix(path[0], path[1]))
      guard ConstantNames.colorTypes.contains(IndexResolver.key(0, path[0])) else { continue }
      query.names.insert(path[1])
      // `Color` has what `ShapeStyle` has where it is `Color`.
      query.pairs.insert(SymbolHash.mix(SymbolHash.symbol("Color"), path[1]))
    }
    query.assets = sources.compactMap { token in
      if case .assetCatalog = token.origin { token.name } else { nil }
    }
    return query
  }

  /// How it spells a color set of an asset catalog.
  func assetForm(of token: DesignToken) -> AssetForm {
    guard colorUses.hasGenerators, let catalog = token.catalog,
      let holder = colorUses.generator(among: AssetForm.generators(ofCatalog: catalog))
    else { return colorUses.assetForm }
    return .generated(holder.joined(separator: "."))
  }

  /// How many files it has.
  public var fileCount: Int { index.sections.orderedFiles.count }

  /// The position of a file, by its absolute path.
  func file(atPath path: String) -> Int? { index.file(atPath: path) }

  /// The project after an edit, with the tokens and facts from before.
  /// - Parameter index: that of the earlier project, patched.
  private init(following earlier: Project, index: ProjectIndex) {
    self.index = index
    basis = earlier
    self.earlier = nil
    let renumbered = index.patch.flatMap { earlier.declared.renumbered($0.renumbering) }
    declared = renumbered ?? earlier.declared
    keepsTokenSlots = renumbered == nil
    targets = earlier.targets
    visibility = earlier.visibility
    systems = earlier.systems
    facts = earlier.facts
    sources = earlier.sources
    catalogs = earlier.catalogs
    colors = earlier.colors
    openColors = earlier.openColors
  }

  /// The project with the texts of some files replaced, its index brought up to date once for all of them.
  /// - Parameters:
  ///   - texts: by the position of the file.
  ///   - jobs: threads.
  ///   - followsEdits: whether it is going to be replaced itself, edit by edit, and may be provisional.
  func replacing(_ texts: [Int: [UInt8]], jobs: Int = 1, followsEdits: Bool = false) -> Project {
    let (index, change) = IndexBuilder(jobs: jobs).replace(texts, in: index, followsEdits: followsEdits)
    if index === self.index { return self }
    if index.patch != nil { return Project(following: known, index: index) }
    return after(change) ?? Project(index: index, sources: sources, targets: targets)
  }

  /// The project after a change that keeps its tokens, with what was found out about it; `nil` where others may be some.
  private func after(_ change: IndexChange?) -> Project? {
    guard let change, !change.importsForOtherSystems,
      let earlier = EarlierFacts(of: self, before: change)
    else { return nil }
    let facts = ProjectFacts(
      habits: earlier.habits().map { ProjectHabits($0, after: change, discovery) },
      uses: earlier.uses() == nil ? nil : TokenUses(of: discovery, in: change.new, after: earlier),
      colorUses: earlier.colorUses().map { known in
        KnownColorUses(key: known.key, ColorUses(known.uses, after: change, colorQuery))
      })
    return Project(like: self, index: change.new, facts: facts)
  }

  /// Whether an edit takes no longer than its file is long.
  var followsEdits: Bool { index.linker != nil || index.patch != nil }

  /// The project with the tokens and facts that its files now show, ready for the next edits.
  func settled(jobs: Int = 1) -> Project {
    let (index, change) = IndexBuilder(jobs: jobs).settle(index)
    if index === self.index { return self }
    if isProvisional {
      return known.after(change) ?? Project(index: index, sources: sources, targets: targets)
    }
    return Project(like: self, index: index, facts: facts)
  }

  /// The same project with another index, of files that declare the same.
  private init(like earlier: Project, index: ProjectIndex, facts: ProjectFacts) {
    self.index = index
    basis = nil
    self.earlier = facts === earlier.facts ? earlier.earlier : nil
    declared = earlier.declared
    keepsTokenSlots = true
    targets = earlier.targets
    // What it has worked out hangs on the names that all files refer to.
    visibility = facts === earlier.facts ? earlier.visibility : TargetVisibility(earlier.targets)
    systems = earlier.systems
    self.facts = facts
    sources = earlier.sources
    catalogs = earlier.catalogs
    colors = earlier.colors
    openColors = earlier.openColors
  }

  /// Whether its tokens are the same constants as those of another one, which it followed or which followed it.
  func hasTokens(of other: Project) -> Bool {
    facts === other.facts && keepsTokenSlots && other.keepsTokenSlots
  }

  // MARK: Scales

  /// How many tokens of a role, with different values, make a scale.
  private static let scaleSize = 3
  /// Whoever has so many files of views, and writes hardly a number, has no scale that one could be off.
  private static let fewFiles = 10

  /// So many uses of a token tell what it is for.
  private static let enoughTokenUses = 4
  /// So few of them in the code of SwiftUI are strays.
  private static let fewUses = 0.2

  /// Whether hardly a use of a token is in the code of SwiftUI; one that nobody uses is nobody's there either where the
  /// others of its type are so.
  func isOfOtherFramework(_ slot: Int32) -> Bool {
    facts.frameworks.withLock { known in
      if let answer = known[slot] { return answer }
      var slots = [slot]
      let role = discovery.tokens.first { $0.slot == slot }
      if let own = role, tokenUses.count(of: slot) < Self.enoughTokenUses {
        slots = discovery.tokens.filter {
          $0.path.dropLast(1 + $0.trailing) == own.path.dropLast(1 + own.trailing)
        }
        .map(\.slot)
      }
      let all = slots.reduce(0) { $0 + tokenUses.count(of: $1) }
      let own = slots.reduce(0) { $0 + tokenUses.count(of: $1, inFiles: importsSwiftUI) }
      let answer = all >= Self.enoughTokenUses && Double(own) <= Self.fewUses * Double(all)
      known[slot] = answer
      return answer
    }
  }

  private static let swiftUI = SymbolHash.symbol("SwiftUI")

  /// Whether a file's views may be SwiftUI's.
  func importsSwiftUI(_ file: Int32) -> Bool {
    guard index.sections.files.indices.contains(Int(file)) else { return false }
    let record = index.sections.files[Int(file)]
    let imports = index.sections.symbols.share(
      Stretch(start: record.symbols.start, count: record.importCount))
    return imports.contains(Self.swiftUI)
  }

  // MARK: Habits

  /// What its files do, read when a scale is first asked for.
  var habits: ProjectHabits {
    facts.habits.value {
      if let earlier = known.earlier, let habits = earlier.habits() {
        return ProjectHabits(habits, after: earlier.change, known.discovery)
      }
      return ProjectHabits(known.index, known.discovery)
    }
  }

  /// How the project draws its corners.
  var corners: CornerCounts { facts.corners.value { CornerCounts(known.index) } }

  /// What the project paints behind its cards.
  var grounds: GroundHabit { facts.grounds.value { GroundHabit(known.index) } }

  /// How the project writes the words that people read.
  var words: WordCounts { facts.words.value { WordCounts(known.index) } }

  /// Whether any of its code asks for the release that has Liquid Glass, or draws with it.
  var speaksOfGlass: Bool {
    facts.speaksOfGlass.value { known.index.sections.files.contains { $0.speaksOfGlass != 0 } }
  }

  /// The versions that its code proves for a file, where nothing says them.
  func provenVersions(ofFile file: Int) -> [Platform: PlatformVersion] {
    guard file < index.sections.files.count else { return [:] }
    return facts.provenVersions.value { ProvenVersions(known.index, targets) }
      .versions(ofFile: index.path(ofFile: file), targets)
  }

  /// The bars of which it gives all an appearance object.
  var barsGivenAppearance: BarKinds {
    facts.appearances.value {
      known.index.sections.files.reduce(into: BarKinds()) {
        $0.formUnion(BarKinds(rawValue: $1.barsGivenAppearance))
      }
    }
  }

  /// The scales in force: those of the configuration, then the project's own tokens, then what the project does, and
  /// only then the default.
  /// - Parameters:
  ///   - base: what configuration and presets say.
  ///   - isConfigured: whether a configuration file, not a preset, sets the scale of a role.
  ///   - discovers: whether the project's own tokens count.
  func scales(over base: DesignScales, isConfigured: (Role) -> Bool, discovers: Bool) -> DesignScales {
    var scales = base
    for role in Role.allCases where !isConfigured(role) {
      switch role {
      case .color:
        if discovers {
          scales.colors += colors + namedSources()
        }
      case .font: if discovers { scales.fonts += declared.fonts }
      case .shadow:
        // Levels that stand there already are those of a preset that was asked for.
        if discovers, shadows.count > 1 {
          scales.shadows = shadows + (scales.shadows.isEmpty ? recurring(beside: shadows) : scales.shadows)
        }
      default: scales[role] = scale(of: role, over: base[role], discovers: discovers)
      }
    }
    return scales
  }

  /// The colors of catalogs and files of tokens as people write them. What Xcode calls a color set means another color where
  /// the project declares one of that name: then the set has none but its own.
  private func namedSources() -> [NamedColor] {
    let declared = Set(colors.compactMap(\.reference))
    return sources.compactMap { source in
      guard let named = NamedColor(source, form: assetForm(of: source)) else { return nil }
      return named.reference.map(declared.contains) ?? false ? NamedColor(source) : named
    }
  }

  /// Scales with the steps that are tokens in one file only, or in its feature.
  func scales(_ scales: DesignScales, in file: Int) -> DesignScales {
    guard declared.hasFeatures else { return scales }
    let path = index.path(ofFile: file)
    var own: [Role: [Scale.Step]] = [:]
    for (position, token) in discovery.tokens.enumerated() {
      guard token.reference.scope != nil, token.reference.reaches(path) else { continue }
      let size = abs(token.value)
      if let known = own[token.role]?.firstIndex(where: { $0.value == size }) {
        own[token.role]?[known].tokens.append(position)
      } else {
        var step = Scale.Step(value: size, reference: token.path.joined(separator: "."))
        step.tokens = [position]
        own[token.role, default: []].append(step)
      }
    }
    var result = scales
    for (role, steps) in own {
      result[role] = result[role]?.naming(steps) ?? Scale(steps: steps, basis: .learned)
    }
    return result
  }

  /// - Parameter base: what presets say.
  private func scale(of role: Role, over base: Scale?, discovers: Bool) -> Scale? {
    let tokens = discovers ? scale(of: role) : nil
    if let base, base.basis == .configuration {
      // A preset that was asked for; the project's own tokens name its steps, and are steps as well.
      return tokens?.scale.joined(with: base).on(.configuration, base.uses, unit: role.unit) ?? base
    }
    let uses = habits.uses(role)
    // Files of tokens are named in the configuration, and as strong: their values are the scale, whoever spells them.
    if let scale = tokens?.scale, fileValues(role).count >= Self.scaleSize {
      return scale.on(.configuration, uses, unit: role.unit)
    }
    if let (scale, isWhole) = tokens, isWhole, covers(scale, role, uses) {
      return scale.on(.tokens, uses, unit: role.unit)
    }
    let named = tokens?.scale ?? Scale([])
    if uses.total >= Scale.enoughUses {
      let learned = Scale(learnedFrom: uses, unit: role.unit)
      return named.joined(with: learned).on(.learned, uses, unit: role.unit)
    }
    let isProject = habits.total >= Scale.enoughUses || hasViews(inFiles: Self.fewFiles)
    let basis: Scale.Basis = base == nil ? .learned : isProject ? .rare : .standard
    return tokens == nil && base == nil ? nil : named.joined(with: base).on(basis, uses, unit: role.unit)
  }

  /// Whether at least so many files have to do with views.
  private func hasViews(inFiles limit: Int) -> Bool {
    var count = 0
    for file in known.index.sections.files where file.isUserInterface != 0 {
      count += 1
      if count >= limit { return true }
    }
    return false
  }

  /// Whether tokens are what a role is about, and not a few of many: they make up half of what the project writes.
  private func covers(_ scale: Scale, _ role: Role, _ uses: ValueCounts) -> Bool {
    guard uses.total >= Scale.enoughUses else { return true }
    let mentions = habits.mentions(role)
    let covered = mentions + uses.values.reduce(0) { $0 + (scale.holds($1) ? uses[$1] : 0) }
    return 2 * covered >= mentions + uses.total
  }

  /// What it writes again and again beside its tokens is a level as well.
  private func recurring(beside tokens: [ShadowLevel]) -> [ShadowLevel] {
    habits.shadowLevels.filter { level in
      !tokens.contains { $0.opacity == level.opacity && $0.radius == level.radius && $0.y == level.y }
    }
  }

  /// The tokens of shadows that code names beside the file they are declared in: others may be meant for later, and a helper
  /// of that file may be one that nobody calls.
  var namedShadows: [DiscoveredShadow] {
    let sections = known.index.sections
    return discovery.shadows.filter { shadow in
      let home = Int32(IndexResolver(sections: sections).file(ofSlot: shadow.slot))
      return tokenUses.count(of: shadow.slot, inFiles: { $0 != home || sections.files.count == 1 }) > 0
    }
  }

  private var shadows: [ShadowLevel] {
    discovery.shadows.map(\.level)
      + sources.compactMap { token in
        guard case .shadow(var level) = token.value else { return nil }
        level.name = token.reference ?? token.name
        return level
      }
  }

  /// The values that files of tokens have for a role.
  private func fileValues(_ role: Role) -> Set<Double> {
    Set(
      sources.compactMap { token in
        guard token.role == role, case .number(let value) = token.value else { return nil }
        return abs(value)
      })
  }

  /// Points that the finest display can tell two lines apart by: widths within that are one, by several names.
  private static let pixel = 1.0 / 3

  /// The steps that tokens name, and whether they are all there is: constants for one purpose each leave everything else
  /// open, and so do distances of a few points, from a line to its text.
  private func scale(of role: Role) -> (scale: Scale, isWhole: Bool)? {
    var steps: [Double: Scale.Step] = [:]
    for (position, token) in discovery.tokens.enumerated()
    where token.role == role && token.reference.scope == nil {
      let size = abs(token.value)
      var step = steps[size] ?? Scale.Step(value: size)
      if !token.varies { step.tokens.append(position) }
      steps[size] = step
    }
    // What a design tool exports names a value where the source has no constant for it.
    for token in sources where token.role == role {
      guard case .number(let value) = token.value, steps[abs(value)]?.tokens.isEmpty ?? true else { continue }
      steps[abs(value)] = Scale.Step(value: abs(value), reference: token.reference)
    }
    guard !steps.isEmpty else { return nil }
    let general = steps.values.filter { step in
      step.tokens.isEmpty || step.tokens.contains { discovery.tokens[$0].purpose.isEmpty }
    }
    let isShort = role == .spacing && steps.keys.max() ?? 0 < 16
    let isNarrow = role == .lineWidth && (steps.keys.max() ?? 0) - (steps.keys.min() ?? 0) < Self.pixel
    for (value, step) in steps where !step.tokens.isEmpty {
      steps[value]?.reference = step.tokens.first.map { discovery.tokens[$0].path.joined(separator: ".") }
    }
    return (Scale(steps: Array(steps.values)), general.count >= Self.scaleSize && !isShort && !isNarrow)
  }
}
