/// The design tokens in force in a project: where each came from, and how it is used.
public struct TokenInventory: Sendable {
  /// One token, or one value of a scale that names none.
  public struct Entry: Sendable, Equatable {
    /// Its name is empty for a value without one.
    public var token: DesignToken
    /// How often it is mentioned; `nil` where it has no name to mention.
    public var used: Int?
    /// How often its value is written as a literal where the role asks for one.
    public var literals: Int
  }

  /// Where the scale of a role comes from.
  public enum Source: Sendable, Equatable {
    case configuration(file: String, line: Int)
    /// The project's own declarations.
    case discovered
    /// What the project does.
    case learned
    case preset(String)
    /// Nothing sets it.
    case none
  }

  /// Files that are built for the same systems.
  public struct Targets: Sendable {
    public var files: Int
    public var targets: FileTargets
    /// Where the configuration says so; `nil` where manifests, projects or folders do.
    public var configuration: Origin?
  }

  /// The tokens of one role.
  public struct Section: Sendable {
    public var role: Role
    public var source: Source
    /// In force, by value and name.
    public var entries: [Entry]
    /// Found in the project, but not in force.
    public var passedOver: [Entry]
    /// Why those are not in force; `nil` where all are.
    public var reason: String?
    /// How many literals of the role have a value that is none of the entries'; 0 for shadows and colors.
    public var offScale: Int
  }

  /// In the order of `Role.allCases`.
  public internal(set) var sections: [Section]
  /// The folder of the project, as reports name it.
  public let root: String
  /// How many files the project has.
  public let files: Int
  /// The systems that these are built for, those of the most files first.
  public let targets: [Targets]
  /// What could not be read on the way, or is wrong in asset catalogs and files of tokens.
  public internal(set) var errors: [SourceError]

  /// All tokens in force that have a name.
  public var tokens: [DesignToken] {
    sections.flatMap(\.entries).map(\.token).filter { !$0.name.isEmpty }
  }
}

extension TokenInventory {
  /// Reads the project that holds a path.
  /// - Parameters:
  ///   - path: a file or folder; relative to the working directory, or absolute.
  ///   - jobs: threads; all cores where `nil`.
  /// - Returns: `nil` where its configuration is broken; `store.errors` says how.
  /// - Throws: `SourceError` where there is nothing at the path.
  public static func read(
    holding path: String, store: ConfigurationStore, jobs: Int? = nil, usesCache: Bool = true
  ) throws(SourceError) -> TokenInventory? {
    let absolute = FilePath.absolute(path, from: store.workingDirectory)
    let kind = FilePath.kind(of: absolute)
    if kind == .missing { throw SourceError(path: path, reason: FilePath.reasonMissing(absolute)) }
    let folder = kind == .directory ? absolute : FilePath.directory(of: absolute)
    guard let index = store.configuration(governing: folder) else { return nil }
    let configuration = store.configurations[index]
    // A folder is asked about by what lies in it.
    let root = configuration.projectRoot(holding: FilePath.join(folder, "_")) ?? folder
    let jobs = jobs ?? SystemProcessors.count
    let loader = ProjectLoader(store: store, jobs: jobs, usesCache: usesCache)
    // A folder that holds several projects and is none itself is asked about all of them.
    let isOfMany = configuration.extendedFolders.isEmpty && configuration.ownRoot == nil
    let (project, errors) = loader.load(below: root, configuration, governedBy: isOfMany ? index : nil)
    let reader = InventoryReader(project: project, configuration: configuration)
    let survey = ProjectSurvey(
      project, reader.query, jobs: jobs, workingDirectory: store.workingDirectory)
    let shown = FilePath.display(root, from: store.workingDirectory)
    return TokenInventory(
      sections: Role.allCases.map { reader.section($0, survey) }, root: shown, files: project.fileCount,
      targets: reader.targets,
      errors: errors + survey.errors + reader.mistakes(survey))
  }
}

extension SurveyPlan {
  /// Looks for all tokens of a project.
  init(_ project: Project, _ configuration: Configuration) {
    self.init(
      project, InventoryReader(project: project, configuration: configuration).query, workingDirectory: "/")
  }
}

/// Puts together what configuration, project and presets say.
private struct InventoryReader {
  let project: Project
  let configuration: Configuration
  private let scales: DesignScales
  private let configured: Set<Role>
  /// The slot that each configured expression means, where the project declares it.
  private var slotOfExpression: [String: Int32] = [:]
  private let aliases: [GlobalAlias]
  /// What asset catalogs and files of tokens say; color sets that constants stand for aside.
  private let sources: [DesignToken]
  /// The constants that a generator made of color sets, by the names of these.
  private let generated: [String: Int32]
  private(set) var query = ProjectSurvey.Query()

  init(project: Project, configuration: Configuration) {
    self.project = project
    self.configuration = configuration
    scales = project.scales(of: configuration)
    configured = configuration.configuredRoles
    aliases = GlobalAlias.all(project.index)
    // What only one file has a name for has none here.
    let named = Set(
      project.colors.compactMap { color in
        color.position.flatMap { project.discovery.colors[$0].reference.scope == nil ? color.assetName : nil }
      })
    generated = Dictionary(
      project.discovery.colors.compactMap { color in
        // What stands in a folder of the catalog has no name of its own in one word.
        guard color.reference.trailing > 0, case .asset(let name) = color.value.paint, !name.contains("/")
        else { return nil }
        return (name, color.slot)
      }
    ) { first, _ in first }
    let generated = generated
    sources = project.sources.filter { token in
      guard case .assetCatalog = token.origin else { return true }
      return !named.contains(token.name) || generated[token.name] != nil
    }
    let discovery = project.discovery
    query.slots = Set(discovery.slots + discovery.circular + discovery.undecided)
    query.values = Set(discovery.shadows.map(\.slot))
      .union(discovery.colors.lazy.filter { $0.reference.root == $0.slot }.map(\.slot))
    query.faces = Set(discovery.fonts.lazy.filter(\.font.isOfAnySize).map(\.slot)).union(
      discovery.colors.lazy.filter(\.reference.takesScheme).map(\.slot))
    discovery.visit { path, _ in if path.step != nil { query.steps.insert(path.slot) } }
    for color in discovery.colors where color.path.count == 2 {
      // What takes a color knows its members by their names alone, and nobody else's.
      guard let name = color.path.last.map({ $0.hasSuffix("()") ? String($0.dropLast(2)) : $0 }),
        ConstantNames.colorTypes.contains(IndexResolver.key(0, SymbolHash.symbol(color.path[0])))
      else { continue }
      query.colorMembers[SymbolHash.symbol(name), default: [:]][color.type] = color.slot
    }
    for font in discovery.fonts {
      guard let modifier = font.modifier else { continue }
      guard font.takesStyle else {
        query.textModifiers[SymbolHash.symbol(modifier)] = font.slot
        continue
      }
      let name = project.index.sections.slots[Int(font.slot)].name
      query.styles[SymbolHash.symbol(modifier), default: [:]][name] = font.slot
    }
    addAssets()
    addPlainMembers()
    for expression in configuredExpressions + project.sources.compactMap(\.reference) {
      if let slot = project.slot(ofExpression: expression) {
        slotOfExpression[expression] = slot
        query.slots.insert(slot)
      } else {
        query.expressions.insert(expression)
      }
    }
  }

  /// Color sets, and the members that Xcode makes of their names unless the project has members of that name itself.
  private mutating func addAssets() {
    for token in project.sources {
      guard case .assetCatalog = token.origin else { continue }
      query.assets.insert(token.name)
      if let expression = generatedExpression(of: token) { query.expressions.insert(expression) }
      let member = AssetSymbol.member(of: token.name)
      if !member.isEmpty, AssetSymbol.hasMember(token.name, of: .swiftUI),
        AssetSymbol.types.allSatisfy({ project.slot(ofExpression: "\($0).\(member)") == nil })
      {
        query.assetMembers[SymbolHash.symbol(member)] = token.name
      }
    }
  }

  /// What code says for a color set of which a generator makes a constant only as the app is built.
  private func generatedExpression(of token: DesignToken) -> String? {
    let form = project.assetForm(of: token)
    return form.isGenerated ? NamedColor(token, form: form)?.reference : nil
  }

  private mutating func addPlainMembers() {
    let discovery = project.discovery
    let sections = project.index.sections
    let resolver = IndexResolver(sections: sections)
    let known = ConstantNames.colorTypes.union(ConstantNames.fontTypes).union(ConstantNames.numberTypes)
      .union(ConstantNames.insetTypes).union([ConstantNames.animation])
    var members: [Symbol: [ColorType: Int32]] = [:]
    var query = query
    defer { self.query = query }
    func add(_ path: TokenPath, _ type: ColorType) {
      guard path.names.count == 2, path.constantAt == 1, path.trailing == 0, !path.isCall,
        // `Opacity` may be another name of `Double`.
        known.contains(
          resolver.ownerKey(
            sections.slots[Int(path.slot)].owner, sections.files[resolver.file(ofSlot: path.slot)]))
      else { return }
      let name = SymbolHash.symbol(path.names[1])
      if ConstantNames.textStyles.contains(path.names[1]),
        IndexResolver.key(0, SymbolHash.symbol(path.names[0])) == ConstantNames.font
      {
        query.fontMembers[name] = path.slot
      }
      guard !TokenWords.isStep(path.names[1]), ConstantNames.fontWords[name] == nil,
        !SystemColor.symbols.contains(name)
      else { return }
      members[name, default: [:]][type] = path.slot
    }
    for color in discovery.colors { add(color.reference, color.type) }
    for font in discovery.fonts { add(font.reference, font.isSwiftUI ? .swiftUI : .uiKit) }
    for token in discovery.tokens { add(token.reference, .swiftUI) }
    // What else of the project is called so may be meant as well.
    let names = SymbolSet(Array(members.keys))
    let own = Set(members.values.flatMap(\.values))
    for slot in sections.slots.indices where names.contains(sections.slots[slot].name) {
      let record = sections.slots[slot]
      guard record.kind == .enumCase || record.kind == .variable && record.flags.contains(.isStatic) else {
        continue
      }
      if own.contains(Int32(slot)) { continue }
      if own.contains(where: { resolver.areOne($0, Int32(slot)) }) { continue }
      members[record.name] = nil
    }
    query.plainMembers = members
  }

  private var configuredExpressions: [String] {
    let base = configuration.scales
    return Role.allCases.filter(configured.contains).flatMap { role -> [String] in
      switch role {
      case .shadow: base.shadows.compactMap(\.name)
      case .color: base.colors.compactMap { $0.reference ?? $0.name }
      case .font: base.fonts.map(\.name)
      default: (base[role]?.steps ?? []).compactMap(\.reference)
      }
    }
  }

  /// What is wrong with the declarations of tokens.
  func mistakes(_ survey: ProjectSurvey) -> [SourceError] {
    let sections = project.index.sections
    let resolver = IndexResolver(sections: sections)
    func mistakes(_ slots: [Int32], _ reason: String) -> [SourceError] {
      slots.compactMap { slot in
        guard let place = survey.locations[slot] else { return nil }
        let name = sections.name(ofSlot: slot, sections.files[resolver.file(ofSlot: slot)])
        return SourceError(
          path: "\(place.file):\(place.start.line):\(place.start.column)", reason: "`\(name)` \(reason)")
      }
    }
    return mistakes(
      project.discovery.circular, "is set to itself, by way of others or not; give one of them a value")
      + mistakes(
        project.discovery.undecided,
        "has more than one default; what these do not agree on is no token, unless one of them goes")
  }

  func section(_ role: Role, _ survey: ProjectSurvey) -> TokenInventory.Section {
    let found = discovered(role, survey)
    let isDiscovered = !found.isEmpty && isDiscoveredInForce(role)
    let base = otherEntries(role, survey).filter { !isDiscovered || isJoined($0, to: found) }
    let entries = isDiscovered ? found + base : base
    let features = configuration.discoversTokens.value ? declared(role, survey, ofFeatures: true) : []
    let isPassedOver = !found.isEmpty && !isDiscovered
    return TokenInventory.Section(
      role: role, source: isDiscovered ? .discovered : source(of: role, isEmpty: entries.isEmpty),
      entries: Self.sorted(entries), passedOver: Self.sorted(isPassedOver ? found + features : features),
      reason: isPassedOver
        ? reason(role, found)
        : features.isEmpty ? nil : "they are one feature's own, outside of the folder that uses them",
      offScale: learned(role)?.strays ?? survey.literals(of: role, besides: entries))
  }

  /// By value, then by name and place.
  private static func sorted(_ entries: [TokenInventory.Entry]) -> [TokenInventory.Entry] {
    entries.enumerated().sorted { left, right in
      let (a, b) = (left.element.token, right.element.token)
      if a.value.order != b.value.order { return a.value.order.lexicographicallyPrecedes(b.value.order) }
      if a.name != b.name { return a.name.utf8.lexicographicallyPrecedes(b.name.utf8) }
      return left.offset < right.offset
    }.map(\.element)
  }

  // MARK: Targets

  var targets: [TokenInventory.Targets] {
    if let origin = configuration.platformVersions.values.map(\.origin).first {
      let configured = FileTargets(platforms: configuration.platforms)
      return [TokenInventory.Targets(files: project.fileCount, targets: configured, configuration: origin)]
    }
    var groups: [TokenInventory.Targets] = []
    for file in 0..<project.fileCount {
      let targets = project.targets.targets(ofFile: project.index.path(ofFile: file))
      if let position = groups.firstIndex(where: { $0.targets.platforms == targets.platforms }) {
        groups[position].files += 1
        groups[position].targets.formUnion(targets)
      } else {
        groups.append(TokenInventory.Targets(files: 1, targets: targets))
      }
    }
    return groups.enumerated().sorted { ($1.element.files, $0.offset) < ($0.element.files, $1.offset) }.map(
      \.element)
  }

  // MARK: Sources

  private func isDiscoveredInForce(_ role: Role) -> Bool {
    guard configuration.discoversTokens.value, !configured.contains(role) else { return false }
    switch role {
    case .color, .font: return true
    case .shadow: return scales.shadows != configuration.scales.shadows
    // A preset's steps have no names, and those of files of tokens need none.
    default:
      guard let scale = scales[role] else { return false }
      return scale.basis == .configuration
        || scale.steps.contains { $0.reference != nil || !$0.tokens.isEmpty }
    }
  }

  /// The scale of a role that the project's habits make.
  private func learned(_ role: Role) -> Scale? {
    scales[role].flatMap { $0.basis == .learned && $0.uses.total >= Scale.enoughUses ? $0 : nil }
  }

  /// Whether a value stays in force beside the project's own tokens: those of some roles may be a part of the scale.
  private func isJoined(_ entry: TokenInventory.Entry, to found: [TokenInventory.Entry]) -> Bool {
    switch entry.token.value {
    case .color, .font, .varying: return true
    case .shadow: return false
    case .number(let value):
      let isStep = scales[entry.token.role]?.step(equalTo: value) != nil
      return isStep && !found.contains { $0.token.value.order == [abs(value)] }
    }
  }

  private func source(of role: Role, isEmpty: Bool) -> TokenInventory.Source {
    if learned(role) != nil { return .learned }
    return switch configuration.origin(of: role) {
    case .file(let file, let line): .configuration(file: file, line: line)
    case .preset(let name): isEmpty ? .none : .preset(name)
    case .standard: .none
    }
  }

  private func reason(_ role: Role, _ found: [TokenInventory.Entry]) -> String {
    if configured.contains(role) { return "the configuration sets the scale" }
    guard configuration.discoversTokens.value else { return "discovery is off in the configuration" }
    let count = Set(found.map(\.token.value.order)).count
    return "\(count) \(count == 1 ? "value is" : "values are") too few for a scale"
  }

  // MARK: Configuration, habits and presets

  private func otherEntries(_ role: Role, _ survey: ProjectSurvey) -> [TokenInventory.Entry] {
    let base = configuration.scales
    switch role {
    case .shadow:
      return base.shadows.map { level in
        entry(
          role, name: level.name, .shadow(level), reference: isConfigured(role) ? level.name : nil, survey)
      }
    case .color:
      return base.colors.compactMap { color in
        guard let value = base.value(of: color) else { return nil }
        return entry(role, name: color.name, .color(value), reference: color.reference, survey)
      }
    case .font:
      return base.fonts.map { entry(role, name: $0.name, .font($0.font), reference: $0.name, survey) }
    default:
      if let scale = learned(role) {
        return scale.steps.filter { scale.uses[$0.value] > 0 }.map { step in
          TokenInventory.Entry(
            token: DesignToken(
              role: role, name: "", value: .number(step.value), reference: nil, origin: .learned),
            used: nil, literals: scale.uses[step.value])
        }
      }
      return (base[role]?.steps ?? []).map { step in
        entry(role, name: step.reference, .number(step.value), reference: step.reference, survey)
      }
    }
  }

  private func isConfigured(_ role: Role) -> Bool { configured.contains(role) }

  private func entry(
    _ role: Role, name: String?, _ value: DesignToken.Value, reference: String?, _ survey: ProjectSurvey
  ) -> TokenInventory.Entry {
    let origin: DesignToken.Origin =
      switch configuration.origin(of: role) {
      case .file(let file, let line): .configuration(file: file, line: line)
      case .preset(let name): .preset(name)
      case .standard: .preset(Presets.recommended.name)
      }
    return entry(
      DesignToken(role: role, name: name ?? "", value: value, reference: reference, origin: origin), survey)
  }

  /// A token that is known by the expression that refers to it.
  private func entry(_ token: DesignToken, _ survey: ProjectSurvey) -> TokenInventory.Entry {
    if case .assetCatalog = token.origin {
      return TokenInventory.Entry(
        token: token,
        used: (survey.assets[token.name]?.count ?? 0)
          + (generatedExpression(of: token).flatMap { survey.expressions[$0]?.count } ?? 0),
        literals: survey.literals(equalTo: token.value, token.role))
    }
    let used = token.reference.map { reference in
      slotOfExpression[reference].map { survey.mentions[$0]?.count ?? 0 }
        ?? survey.expressions[reference]?.count ?? 0
    }
    return TokenInventory.Entry(
      token: token, used: used, literals: survey.literals(equalTo: token.value, token.role))
  }

  // MARK: Discovery

  /// What the project's Swift source, asset catalogs and files of tokens say.
  private func discovered(_ role: Role, _ survey: ProjectSurvey) -> [TokenInventory.Entry] {
    declared(role, survey)
      + sources.filter { token in
        guard token.role == role, case .assetCatalog = token.origin else { return token.role == role }
        return !isGenerated(token.name, survey)
      }.compactMap { token in
        var entry = entry(token, survey)
        // The system alone shows it, before the app runs.
        if entry.used == 0, TokenWords.speaksOfLaunch(token.name) { return nil }
        if role == .color {
          entry.token.reference =
            NamedColor(token, form: project.assetForm(of: token))?.reference ?? token.reference
        }
        return entry
      }
  }

  /// Whether code names the constant that a generator made of a color set rather than what Xcode makes of that; `false`
  /// where there is no such constant.
  private func isGenerated(_ colorSet: String, _ survey: ProjectSurvey) -> Bool {
    guard let slot = generated[colorSet] else { return false }
    return survey.mentions[slot]?.count ?? 0 >= survey.assets[colorSet]?.count ?? 0
  }

  /// The constants of a role, those of the whole project or those that are a feature's own.
  private func declared(
    _ role: Role, _ survey: ProjectSurvey, ofFeatures: Bool = false
  ) -> [TokenInventory.Entry] {
    let discovery = project.discovery
    func entry(
      _ slot: Int32, _ name: String, _ value: DesignToken.Value, _ reference: String?, _ path: TokenPath
    ) -> TokenInventory.Entry? {
      self.entry(slot, name, value, reference, role, path, survey)
    }
    switch role {
    case .shadow:
      return ofFeatures
        ? []
        : discovery.shadows.compactMap { shadow in
          entry(
            shadow.slot, shadow.path.joined(separator: "."), .shadow(shadow.level),
            project.reference(
              TokenSpelling(shadow.reference, .other, project.index, aliases, project.declared.modules)),
            shadow.reference)
        }
    case .color:
      return discovery.colors.indices.compactMap { position in
        let color = discovery.colors[position]
        if (color.reference.scope != nil) != ofFeatures { return nil }
        // What is generated for a color set has a color for each framework.
        if position > 0, color.reference.trailing > 0, color.reference.root < 0,
          case let former = discovery.colors[position - 1], former.slot == color.slot,
          former.path.dropLast(former.reference.trailing) == color.path.dropLast(color.reference.trailing)
        {
          return nil
        }
        if case .asset(let name) = color.value.paint, generated[name] == color.slot,
          !isGenerated(name, survey)
        {
          return nil
        }
        let value = project.value(
          of: color.value, in: IndexResolver(sections: project.index.sections).file(ofSlot: color.slot))
        var found = entry(
          color.slot, color.path.joined(separator: "."), value.map { .color($0) } ?? .varying,
          project.reference(project.colorSpellings[position]), color.reference)
        if case .asset(let name) = color.value.paint, color.reference.trailing == 0,
          let count = found?.used
        {
          found?.used = count + usesBesides(color.slot, ofSet: name, survey)
        }
        return found
      }
    case .font:
      return discovery.fonts.indices.compactMap { position in
        let font = discovery.fonts[position]
        if (font.reference.scope != nil) != ofFeatures { return nil }
        return entry(
          font.slot, font.path.joined(separator: "."), .font(font.font),
          // A style that has no font of its own is named by the modifier that makes one of it.
          font.modifier != nil && !font.reference.standsAlone
            ? font.call : project.reference(project.fontSpellings[position]),
          font.reference)
      }
    default: return numbers(role, survey, ofFeatures: ofFeatures)
    }
  }

  private func numbers(
    _ role: Role, _ survey: ProjectSurvey, ofFeatures: Bool
  ) -> [TokenInventory.Entry] {
    var varying: Set<Int32> = []
    return project.discovery.tokens.indices.compactMap { position in
      let token = project.discovery.tokens[position]
      guard token.role == role, (token.reference.scope != nil) == ofFeatures,
        // One entry for all of its values.
        !token.varies || varying.insert(token.slot).inserted
      else { return nil }
      return entry(
        token.slot, token.path.joined(separator: "."), token.varies ? .varying : .number(token.value),
        project.reference(toToken: position), role, token.reference, survey)
    }
  }

  /// How often a color set is named by others than the constants that stand for it, of which the first is told.
  private func usesBesides(_ slot: Int32, ofSet name: String, _ survey: ProjectSurvey) -> Int {
    let holders = project.discovery.colors.filter { color in
      if case .asset(name) = color.value.paint { color.reference.scope == nil } else { false }
    }.map(\.slot)
    guard generated[name] == nil, slot == holders.min() else { return 0 }
    return max(0, (survey.assets[name]?.count ?? 0) - Set(holders).count)
  }

  /// A constant of the project; `nil` where its place is not known.
  private func entry(
    _ slot: Int32, _ name: String, _ value: DesignToken.Value, _ reference: String?, _ role: Role,
    _ path: TokenPath, _ survey: ProjectSurvey
  ) -> TokenInventory.Entry? {
    guard let place = survey.locations[slot] else { return nil }
    let used = path.step.map { survey.calls[slot]?[$0] } ?? survey.mentions[slot]?.count
    return TokenInventory.Entry(
      token: DesignToken(role: role, name: name, value: value, reference: reference, origin: .source(place)),
      used: used ?? 0, literals: survey.literals(equalTo: value, role))
  }
}

extension Scale {
  /// How many uses the scale does not hold.
  fileprivate var strays: Int {
    uses.values.reduce(0) { $0 + (holds($1) ? 0 : uses[$1]) }
  }
}

extension ProjectSurvey {
  fileprivate func literals(of role: Role, besides entries: [TokenInventory.Entry]) -> Int {
    let scale = Scale(
      entries.compactMap { if case .number(let value) = $0.token.value { abs(value) } else { nil } })
    return (literals[role] ?? [:]).reduce(0) { $0 + (scale.holds($1.key) ? 0 : $1.value.count) }
  }

  /// How often a value is written down where a role asks for one.
  func literals(equalTo value: DesignToken.Value, _ role: Role) -> Int {
    switch value {
    case .number(let number):
      let values = literals[role] ?? [:]
      // All huge radii mean the capsule's.
      if role == .radius, abs(number) >= Scale.capsule {
        return values.reduce(0) { $0 + ($1.key >= Scale.capsule ? $1.value.count : 0) }
      }
      return values[Scale.key(number)]?.count ?? 0
    case .color(let color): return colors[color.light.hex] ?? 0
    case .font(let font): return fonts[font] ?? 0
    case .varying: return 0
    case .shadow(let level):
      return shadows.reduce(0) { count, shadow in
        let isEqual = [shadow.opacity - level.opacity, shadow.radius - level.radius, shadow.y - level.y]
          .allSatisfy { abs($0) < 0.000_1 }
        return count + (isEqual ? 1 : 0)
      }
    }
  }
}

extension DesignToken.Value {
  /// Numbers that put values of one role in order.
  var order: [Double] {
    switch self {
    case .number(let number): [number]
    case .shadow(let level): [level.radius, level.y, level.opacity]
    case .color(let color): [color.light.red, color.light.green, color.light.blue, color.light.alpha]
    case .font(let font): [font.size ?? 0]
    case .varying: [.infinity]
    }
  }

  /// As reports show it: `20`, `#1C1C1E`, `opacity 0.05, radius 6, y 3`.
  public var text: String {
    switch self {
    case .number(let number): return Scale.text(number)
    case .shadow(let level):
      let parts = [level.opacity, level.radius, level.y].map { Scale.text(Scale.rounded($0)) }
      return "opacity \(parts[0]), radius \(parts[1]), y \(parts[2])"
    case .font(let font): return font.text
    case .varying: return "varies"
    case .color(let color):
      return color.light.hex + (color.dark.map { ", dark \($0.hex)" } ?? "")
    }
  }
}

extension Scale {
  /// Without what arithmetic adds behind the fourth digit.
  static func rounded(_ value: Double) -> Double { (value * 10_000).rounded() / 10_000 }
}
