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
  /// Fonts that are written down where one is asked for.
  var fonts: [ConstantFont: Int] = [:]
  /// Shadows whose opacity, radius and offset are written down.
  var shadows: [ShadowLevel] = []
  /// How often a token is mentioned, by its slot.
  var mentions: [Int32: Tally] = [:]
  /// By the slot of a function: how often it is called with each argument, as written: `.medium`, `3`.
  var calls: [Int32: [String: Int]] = [:]
  /// How often an expression is written that no declaration of the project explains.
  var expressions: [String: Tally] = [:]
  /// How often a color set is named.
  var assets: [String: Tally] = [:]
  /// Where the tokens are declared, by slot.
  var locations: [Int32: Location] = [:]
  /// Files that could not be read.
  var errors: [SourceError] = []

  /// What to look for.
  struct Query: Sendable {
    /// The tokens to count mentions of.
    var slots: Set<Int32> = []
    /// Those of `slots` that hold a value of a type of the project's, which is given as a whole: `.shadow(style: .low)`.
    var values: Set<Int32> = []
    /// Those of `slots` that functions come to, whatever these are given: `Fonts.bold(size: 17)`, `ink(for: colorScheme)`.
    var faces: Set<Int32> = []
    /// Those that functions come to which have a step for each argument: `spacing(.medium)`, `grid(3)`.
    var steps: Set<Int32> = []
    /// Those of `slots` that are colors, which SwiftUI takes as implicit members: `.foregroundStyle(.brand)`.
    var colorMembers: [Symbol: [ColorType: Int32]] = [:]
    /// Chains of names to count as they are spelled.
    var expressions: Set<String> = []
    /// Names of color sets: `Color("Brand/Primary")`.
    var assets: Set<String> = []
    /// The members that Xcode makes of their names: `Color.brandPrimary`, `.foregroundStyle(.brandPrimary)`.
    var assetMembers: [Symbol: String] = [:]
    /// By name: members of colors, fonts and numbers that nothing else of the project or the system is called, so that
    /// `.name` means them wherever it stands. For numbers the type says nothing.
    var plainMembers: [Symbol: [ColorType: Int32]] = [:]
    /// By name: those of `Font` that the system has as well, which `.font(.caption)` means as the project declares them.
    var fontMembers: [Symbol: Int32] = [:]
    /// By name, the project's own modifiers that are text styles by themselves: `.titleStyle()`.
    var textModifiers: [Symbol: Int32] = [:]
    /// By the project's own modifier the text styles that it takes, by name: `.textStyle(.body)`.
    var styles: [Symbol: [Symbol: Int32]] = [:]
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
    let evaluator = ConstantEvaluator(project.index)
    for (position, file) in project.index.sections.files.enumerated() {
      for record in project.index.sections.paints.share(file.paints) {
        if let font = evaluator.writtenFont(record, file: position) { fonts[font, default: 0] += 1 }
      }
    }
  }

  fileprivate init() {}

  private mutating func add(_ part: ProjectSurvey) {
    for (role, values) in part.literals {
      for (value, tally) in values { literals[role, default: [:]][value, default: Tally()] += tally }
    }
    for (color, count) in part.colors { colors[color, default: 0] += count }
    shadows += part.shadows
    for (slot, tally) in part.mentions { mentions[slot, default: Tally()] += tally }
    for (slot, calls) in part.calls { self.calls[slot, default: [:]].merge(calls, uniquingKeysWith: +) }
    for (text, tally) in part.expressions { expressions[text, default: Tally()] += tally }
    for (name, tally) in part.assets { assets[name, default: Tally()] += tally }
    locations.merge(part.locations) { first, _ in first }
    errors += part.errors
  }
}

extension ProjectSurvey.Tally {
  static func += (left: inout Self, right: Self) {
    left.count += right.count
    left.files += right.files
  }
}

/// What all threads of a survey share.
struct SurveyPlan: Sendable {
  var project: Project
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
    for expression in query.assetMembers.values {
      let member = Array(AssetSymbol.member(of: expression).utf8)
      member.withUnsafeBufferPointer { bytes in
        if let base = bytes.baseAddress { names.insert(Name.hash(base, bytes.count)) }
      }
    }
    if !query.assets.isEmpty {
      names.formUnion(AssetSymbol.types.map { Name($0).hash } + [Name("init").hash])
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
    let shown = FilePath.display(path, from: plan.workingDirectory)
    var survey = ProjectSurvey()
    do throws(SourceError) {
      try source.read(path: path)
      if let bad = UTF8Validation.firstInvalidOffset(source.base, count: source.count) {
        throw SourceError(path: shown, reason: "is not valid UTF-8 (byte \(bad))")
      }
    } catch {
      survey.errors.append(SourceError(path: shown, reason: error.reason))
      return survey
    }
    guard record.contentHash == ContentHash.hash(source.bytes) else { return nil }
    parser.trim()
    parser.lex(source)
    guard record.flows.count > 0 || record.sinks.count > 0 || mayMention() else { return nil }
    let tree = parser.parseTokens(of: source)
    let facts = FileFacts(tree)
    let site = ProjectSite(plan.project, file: file, tree: tree)
    if !facts.isTest && !site.isAside {
      survey.addLiterals(of: site, tree)
      survey.addColorsAndShadows(of: tree, facts)
    }
    MentionReader(plan: plan, tree: tree, facts: facts, site: site).read(into: &survey)
    survey.addLocations(
      plan.slotsOfFile[file] ?? [], sections, source.bytes, file: shown)
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
        if let color = Self.color(id, tree, facts) { colors[color.hex, default: 0] += 1 }
        if let shadow = Self.shadow(id, tree, facts) { shadows.append(shadow) }
      case .macroExpansion:
        if tree.isNamed(id, "colorLiteral"), let color = Self.color(id, tree, facts) {
          colors[color.hex, default: 0] += 1
        }
      default: continue
      }
    }
  }

  /// A color that is spelled by component in a call, a token's own declaration and previews aside.
  static func color(_ id: NodeID, _ tree: SyntaxTree, _ facts: FileFacts) -> ColorComponents? {
    if tree.kind(id) == .call {
      guard let type = tree.constructedType(id) ?? tree.name(id),
        ["Color", "UIColor", "NSColor"].contains(type.string)
      else { return nil }
    }
    var reader = ColorReader(tree: tree, facts: facts, hexLabels: ["hex"])
    reader.read(id, ColorReader.State(owners: .swiftUI, branch: id))
    guard reader.result.count == 1, reader.result[0].node == id,
      case .components(var known?) = reader.result[0].kind, tree.colorPlace(of: id) != .token,
      !tree.isInPreview(id), let opacity = opacity(of: reader.result[0], tree)
    else { return nil }
    if !reader.result[0].opacities.isEmpty { known.alpha = opacity }
    return known
  }

  /// A shadow whose opacity, radius and offset are all written down.
  static func shadow(_ call: NodeID, _ tree: SyntaxTree, _ facts: FileFacts) -> ShadowLevel? {
    guard let shadow = tree.shadow(call), let color = shadow.color, !tree.isInPreview(call) else {
      return nil
    }
    let follower = ValueFollower(tree: tree, facts: facts)
    func only(_ id: NodeID) -> Double? {
      let values = follower.values(of: id)
      return values.count == 1 ? values[0].value : nil
    }
    var reader = ColorReader(tree: tree, facts: facts, hexLabels: ["hex"])
    reader.read(color, ColorReader.State(owners: .swiftUI, branch: color))
    guard reader.result.count == 1, let radius = only(shadow.radius), let y = shadow.y.map(only) ?? 0,
      let opacity = opacity(of: reader.result[0], tree)
    else { return nil }
    return ShadowLevel(opacity: opacity, radius: radius, y: y)
  }

  /// The product of all that makes a color translucent; `nil` where that is no constant.
  private static func opacity(of color: ColorExpression, _ tree: SyntaxTree) -> Double? {
    color.opacities.reduce(1) { product, factor in
      product.flatMap { product in ConstantArithmetic(tree: tree).value(factor).map { product * $0 } }
    }
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
