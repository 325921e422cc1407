import Dispatch
import Synchronization

/// How a project writes its values: the literals that land in a role, and the mentions of its tokens.
///
/// Tests and previews are left out of the literals, as they are when it is linted.
struct ProjectSurvey: Sendable {
  /// How often a value is written, and in how many files.
  struct Tally: Sendable, Equatable {
    var count = 0
    var files = 0
  }

  /// By role and value, without the sign.
  var literals: [Role: [Double: Tally]] = [:]
  /// Colors that are spelled by component, tokens' own declarations aside, by `#RRGGBB`.
  var colors: [String: Int] = [:]
  /// Shadows whose opacity, radius and offset are written down.
  var shadows: [ShadowLevel] = []
  /// How often a token is mentioned, by its slot.
  var mentions: [Int32: Tally] = [:]
  /// How often an expression is written that no declaration of the project explains.
  var expressions: [String: Tally] = [:]
  /// Where the tokens are declared, by slot.
  var locations: [Int32: Location] = [:]

  /// What to look for.
  struct Query: Sendable {
    /// The tokens to count mentions of.
    var slots: Set<Int32> = []
    /// Those of `slots` that are colors, which SwiftUI takes as implicit members: `.foregroundStyle(.brand)`.
    var colorMembers: [Symbol: Int32] = [:]
    /// Chains of names to count as they are spelled.
    var expressions: Set<String> = []
  }

  /// Reads all files of a project on all cores.
  /// - Parameter workingDirectory: what `locations` are relative to.
  init(_ project: Project, _ query: Query, jobs: Int, workingDirectory: String) {
    let count = project.fileCount
    let plan = SurveyPlan(project, query, workingDirectory: workingDirectory)
    let next = Atomic<Int>(0)
    let parts = Mutex<[(file: Int, part: ProjectSurvey)]>([])
    let work: @Sendable (Int) -> Void = { _ in
      var reader = SurveyReader(plan)
      while true {
        let file = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard file < count else { return }
        if let part = reader.read(file) { parts.withLock { $0.append((file, part)) } }
      }
    }
    let workers = max(1, min(jobs, count))
    if workers == 1 { work(0) } else { DispatchQueue.concurrentPerform(iterations: workers, execute: work) }
    for (_, part) in parts.withLock({ $0 }).sorted(by: { $0.file < $1.file }) { add(part) }
  }

  fileprivate init() {}

  private mutating func add(_ part: ProjectSurvey) {
    for (role, values) in part.literals {
      for (value, tally) in values { literals[role, default: [:]][value, default: Tally()] += tally }
    }
    for (color, count) in part.colors { colors[color, default: 0] += count }
    shadows += part.shadows
    for (slot, tally) in part.mentions { mentions[slot, default: Tally()] += tally }
    for (text, tally) in part.expressions { expressions[text, default: Tally()] += tally }
    locations.merge(part.locations) { first, _ in first }
  }
}

extension ProjectSurvey.Tally {
  static func += (left: inout Self, right: Self) {
    left.count += right.count
    left.files += right.files
  }
}

extension Scale {
  /// A value as counts know it: without its sign, and without what arithmetic adds behind the fourth digit.
  static func key(_ value: Double) -> Double { (abs(value) * 10_000).rounded() / 10_000 }
}

/// What all threads of a survey share.
private struct SurveyPlan: Sendable {
  let project: Project
  let query: ProjectSurvey.Query
  let workingDirectory: String
  /// The last names of what is looked for, by their hash.
  let names: Set<UInt32>
  /// The slots looked for that a file declares.
  let slotsOfFile: [Int: [Int32]]

  init(_ project: Project, _ query: ProjectSurvey.Query, workingDirectory: String) {
    self.project = project
    self.query = query
    self.workingDirectory = workingDirectory
    let sections = project.index.sections
    let resolver = IndexResolver(sections: sections)
    var names: Set<UInt32> = []
    var slotsOfFile: [Int: [Int32]] = [:]
    for slot in query.slots {
      let file = resolver.file(ofSlot: slot)
      slotsOfFile[file, default: []].append(slot)
      let text = sections.text.share(sections.files[file], sections.slots[Int(slot)].text)
      if let base = text.baseAddress { names.insert(Name.hash(base, text.count)) }
    }
    for expression in query.expressions {
      let last = Array((expression.split(separator: ".").last ?? "").utf8)
      last.withUnsafeBufferPointer { bytes in
        if let base = bytes.baseAddress { names.insert(Name.hash(base, bytes.count)) }
      }
    }
    self.names = names
    self.slotsOfFile = slotsOfFile
  }
}

/// Reads one file after another on one thread.
private struct SurveyReader: ~Copyable {
  private let plan: SurveyPlan
  private let source = SourceBuffer()
  private var parser = Parser()

  init(_ plan: SurveyPlan) { self.plan = plan }

  /// - Returns: `nil` for a file with nothing to say, or one that has changed since the project was read.
  mutating func read(_ file: Int) -> ProjectSurvey? {
    let sections = plan.project.index.sections
    let record = sections.files[file]
    let path = plan.project.index.path(ofFile: file)
    do {
      try source.read(path: path)
    } catch {
      // Whoever listed the files has reported it.
      return nil
    }
    guard record.contentHash == ContentHash.hash(source.bytes) else { return nil }
    parser.trim()
    parser.lex(source)
    guard record.flows.count > 0 || record.sinks.count > 0 || mayMention() else { return nil }
    let tree = parser.parseTokens(of: source)
    let facts = FileFacts(tree)
    let site = ProjectSite(plan.project, file: file, tree: tree)
    var survey = ProjectSurvey()
    let isTest = facts.imports.contains("XCTest") || facts.imports.contains("Testing")
    if !isTest {
      survey.addLiterals(of: site, tree)
      survey.addColorsAndShadows(of: tree, facts)
    }
    MentionReader(plan: plan, tree: tree, facts: facts, site: site).read(into: &survey)
    survey.addLocations(
      plan.slotsOfFile[file] ?? [], sections, source.bytes,
      file: FilePath.display(path, from: plan.workingDirectory))
    return survey
  }

  /// Whether one of the names looked for occurs at all.
  private func mayMention() -> Bool {
    let tokens = parser.tokens
    for index in 0..<parser.tokenStorage.count where tokens[index].kind == .identifier {
      if plan.names.contains(tokens[index].payload) { return true }
    }
    return false
  }
}

extension ProjectSurvey {
  fileprivate mutating func addLiterals(of site: ProjectSite, _ tree: SyntaxTree) {
    if site.isEmpty { return }
    for role in Role.allCases {
      for landed in site.landedValues(role)
      where OffScale.isJudged(tree, landed) && !landed.isLoop {
        literals[role, default: [:]][Scale.key(landed.value), default: Tally(files: 1)].count += 1
      }
    }
  }

  fileprivate mutating func addColorsAndShadows(of tree: SyntaxTree, _ facts: FileFacts) {
    guard UserInterfaceCode.contains(tree) else { return }
    for id in 0..<tree.nodeCount {
      switch tree.kind(id) {
      case .call:
        if let color = color(id, tree, facts) { colors[color.hex, default: 0] += 1 }
        if let shadow = shadow(id, tree, facts) { shadows.append(shadow) }
      case .macroExpansion:
        if tree.isNamed(id, "colorLiteral"), let color = color(id, tree, facts) {
          colors[color.hex, default: 0] += 1
        }
      default: continue
      }
    }
  }

  private func color(_ id: NodeID, _ tree: SyntaxTree, _ facts: FileFacts) -> ColorComponents? {
    if tree.kind(id) == .call {
      guard let type = tree.constructedType(id) ?? tree.name(id),
        ["Color", "UIColor", "NSColor"].contains(type.string)
      else { return nil }
    }
    var reader = ColorReader(tree: tree, facts: facts, hexLabels: ["hex"])
    reader.read(id, ColorReader.State(owners: .swiftUI, branch: id))
    guard reader.result.count == 1, reader.result[0].node == id,
      case .components(let known?) = reader.result[0].kind, tree.colorPlace(of: id) != .token,
      !tree.isInPreview(id)
    else { return nil }
    return known
  }

  private func shadow(_ call: NodeID, _ tree: SyntaxTree, _ facts: FileFacts) -> ShadowLevel? {
    guard let shadow = tree.shadow(call), let color = shadow.color, !tree.isInPreview(call) else { return nil }
    let follower = ValueFollower(tree: tree, facts: facts)
    func only(_ id: NodeID) -> Double? {
      let values = follower.values(of: id)
      return values.count == 1 ? values[0].value : nil
    }
    var reader = ColorReader(tree: tree, facts: facts, hexLabels: ["hex"])
    reader.read(color, ColorReader.State(owners: .swiftUI, branch: color))
    guard reader.result.count == 1, let radius = only(shadow.radius) else { return nil }
    var opacity = 1.0
    for factor in reader.result[0].opacities {
      guard let value = ConstantArithmetic(tree: tree).value(factor) else { return nil }
      opacity *= value
    }
    guard let y = shadow.y.map(only) ?? 0 else { return nil }
    return ShadowLevel(opacity: opacity, radius: radius, y: y)
  }

  fileprivate mutating func addLocations(
    _ slots: [Int32], _ sections: IndexSections, _ bytes: UnsafeBufferPointer<UInt8>, file: String
  ) {
    if slots.isEmpty { return }
    let lines = LineMap(bytes)
    for slot in slots {
      let record = sections.slots[Int(slot)]
      let start = Int(record.offset)
      locations[slot] = Location(
        file: file, start: lines.position(at: start, in: bytes),
        end: lines.position(at: start + Int(record.text.count), in: bytes))
    }
  }
}

/// Finds the mentions of tokens in one file.
private struct MentionReader {
  let plan: SurveyPlan
  let tree: SyntaxTree
  let facts: FileFacts
  let site: ProjectSite

  private var sections: IndexSections { plan.project.index.sections }
  private var resolver: IndexResolver { IndexResolver(sections: sections) }

  func read(into survey: inout ProjectSurvey) {
    var slots: [Int32: Int] = [:]
    var expressions: [String: Int] = [:]
    let own = ownDeclarations()
    for id in 0..<tree.nodeCount {
      guard let name = tree.name(id), plan.names.contains(name.hash) else { continue }
      var found: [Int32] = []
      switch tree.kind(id) {
      case .identifier: found = meaning(ofIdentifier: id, name, own)
      case .member: found = meaning(ofMember: id, name)
      default: continue
      }
      let wanted = found.filter { plan.query.slots.contains($0) }
      for slot in wanted { slots[slot, default: 0] += 1 }
      if wanted.isEmpty, !plan.query.expressions.isEmpty, let text = chain(id)?.joined(separator: "."),
        plan.query.expressions.contains(text)
      {
        expressions[text, default: 0] += 1
      }
    }
    addImplicitMembers(to: &slots)
    for (slot, count) in slots { survey.mentions[slot] = ProjectSurvey.Tally(count: count, files: 1) }
    for (text, count) in expressions {
      survey.expressions[text] = ProjectSurvey.Tally(count: count, files: 1)
    }
  }

  /// The tokens that this file declares, by where their names stand.
  private func ownDeclarations() -> [UInt32: Int32] {
    var own: [UInt32: Int32] = [:]
    for slot in plan.slotsOfFile[site.file] ?? [] { own[sections.slots[Int(slot)].offset] = slot }
    return own
  }

  /// `xl` where a member of the types around it is meant.
  private func meaning(ofIdentifier id: NodeID, _ name: Name, _ own: [UInt32: Int32]) -> [Int32] {
    switch facts.scope.meaning(of: name, at: id) {
    case .declaration(let declaration):
      guard let token = tree.nameToken(declaration.node) else { return [] }
      return own[tree.token(token).start].map { [$0] } ?? []
    case .ambiguous: return []
    case .unknown: return slots([name.symbol], at: id)
    }
  }

  /// `DS.Spacing.xl`, `Self.pad`, `theme.radius.lg`.
  private func meaning(ofMember id: NodeID, _ name: Name) -> [Int32] {
    guard tree.callee(id) != nil else { return colorMember(id, name) }
    guard let names = names(id), let first = names.first else { return [] }
    var symbols = names.map(\.symbol)
    if first == "self" || first == "Self" {
      symbols.removeFirst()
    } else if !tree.startsUppercase(first) {
      switch facts.scope.meaning(of: first, at: id) {
      case .declaration(let declaration):
        // The way goes on in the variable's type.
        guard let type = declaredType(declaration) else { return [] }
        symbols.replaceSubrange(0..<1, with: type)
      case .ambiguous: return []
      case .unknown: break
      }
    }
    return slots(symbols, at: id)
  }

  private func declaredType(_ declaration: FileScope.Declaration) -> [Symbol]? {
    guard !declaration.isOpaque,
      let type = tree.firstChild(declaration.node, where: { $0 == .typeAnnotation || $0 == .type }),
      case .named(let names) = DeclaredType(tree, type)
    else { return nil }
    return names.map { tree.name(of: $0).symbol }
  }

  private func slots(_ path: [Symbol], at id: NodeID) -> [Int32] {
    var found: [Int32] = []
    // A file without numbers of its own has no types in the index.
    let hasTypes = sections.files[site.file].types.count > 0
    let context = hasTypes ? site.context(of: id) : -1
    path.withUnsafeBufferPointer { path in
      resolver.forEachSlot(ofPath: path, context: context, file: site.file) { found.append($0) }
    }
    return found
  }

  // MARK: Names

  /// The names of `a.b.c`; `nil` where something else than names is among them.
  private func names(_ id: NodeID) -> [Name]? {
    var reversed: [Name] = []
    var current = id
    while reversed.count < 12 {
      guard let name = tree.name(current) else { return nil }
      reversed.append(name)
      switch tree.kind(current) {
      case .identifier: return reversed.reversed()
      case .member:
        guard let base = tree.callee(current) else { return nil }
        current = tree.unwrapped(base)
      default: return nil
      }
    }
    return nil
  }

  private func chain(_ id: NodeID) -> [String]? { names(id)?.map(\.string) }

  // MARK: Implicit members

  /// `.padding(.cardPadding)`: only where the place asks for a number, since `.small` may be anything elsewhere.
  private func addImplicitMembers(to slots: inout [Int32: Int]) {
    let record = sections.files[site.file]
    for position in Int(record.flows.start)..<Int(record.flows.start + record.flows.count) {
      let flow = sections.flows[position]
      guard flow.sourceKind == .reference, asksForNumber(flow, at: position, record) else { continue }
      let reference = sections.references[Int(record.references.start + flow.source)]
      guard reference.kind == .implicit, !reference.isCall else { continue }
      resolver.forEachSlot(of: reference, file: site.file) { slot in
        if plan.query.slots.contains(slot) { slots[slot, default: 0] += 1 }
      }
    }
  }

  private func asksForNumber(_ flow: FlowRecord, at position: Int, _ record: FileRecord) -> Bool {
    func isNumber(_ slot: Int) -> Bool { sections.slots[slot].numberType != .other }
    switch flow.targetKind {
    case .sink: return true
    case .slot: return isNumber(Int(record.slots.start + flow.target))
    case .argument, .reference:
      let target = sections.flowTargets[position]
      return target >= 0 && isNumber(Int(target))
    }
  }

  /// The modifiers and types that take colors.
  private static let colorTakers: Set<UInt32> = Set(
    [
      "foregroundStyle", "foregroundColor", "fill", "tint", "stroke", "strokeBorder", "background", "border",
      "overlay", "backgroundStyle", "listRowBackground", "shadow", "accentColor", "toolbarBackground",
      "containerBackground", "underline", "strikethrough", "listItemTint", "listRowSeparatorTint",
      "colorMultiply", "Color", "LinearGradient", "RadialGradient", "AngularGradient", "Gradient",
    ].map { (name: StaticString) in Name(name).hash })

  /// `.foregroundStyle(.brand)`.
  private func colorMember(_ id: NodeID, _ name: Name) -> [Int32] {
    guard let slot = plan.query.colorMembers[name.symbol], let call = tree.container(of: id)?.call,
      let taker = tree.constructedType(call) ?? tree.name(call), Self.colorTakers.contains(taker.hash)
    else { return [] }
    return [slot]
  }
}
