/// A number written in this file, and a role it ends up in, here or in another file.
struct LandedValue {
  /// The literal's node.
  let node: NodeID
  /// As it lands, sign included.
  let value: Double
  /// The names it passes through, from the literal to the place; empty where it is written in place.
  let path: [String]
  /// The place that gives it its role.
  let binding: RoleBinding
  /// The place, in the file with this absolute path; `nil` for this file.
  let sink: (file: String?, range: ByteRange)
  /// The declarations it passes through on the way, the first one aside.
  let steps: [(file: String?, range: ByteRange, name: String)]
  /// That of the declaration or place it is written in.
  let numberType: NumberType
  /// It is the value of a constant whose job it is to write that down.
  let isToken: Bool
  /// It ends up in another role as well, so that no token can take its place.
  let hasOtherRoles: Bool
  /// It is the time of an animation that repeats.
  let isLoop: Bool
  /// It is the font of a symbol.
  let isPicture: Bool
  /// It is the opacity of a border or line.
  let isEdge: Bool
}

/// A file as part of its project.
final class ProjectSite {
  let project: Project
  let file: Int
  /// Kept, since a scale's rule and the one about its tokens ask for the same.
  private lazy var landedValues = Dictionary(grouping: project.index.landings(inFile: file), by: \.role)
    .mapValues { $0.map { landed($0) } }
  private let tree: SyntaxTree

  init(_ project: Project, file: Int, tree: SyntaxTree) {
    self.project = project
    self.file = file
    self.tree = tree
  }

  /// The numbers of this file that end up in a role; each once for each role.
  func landedValues(_ role: Role) -> [LandedValue] { landedValues[role] ?? [] }

  /// Whether the file's numbers end up in any role.
  var isEmpty: Bool { landedValues.isEmpty }

  /// The literals that are the values of tokens, whose job it is to write them down.
  private(set) lazy var tokenLiterals: Set<NodeID> = {
    let record = sections.files[file]
    var literals: Set<NodeID> = []
    for flow in sections.flows.share(record.flows)
    where flow.sourceKind == .literal && flow.targetKind == .slot
      && project.discovery.declarations.contains(Int32(record.slots.start + flow.target))
    {
      literals.insert(NodeID(sections.literals[Int(record.literals.start + flow.source)].node))
    }
    return literals
  }()

  private var sections: IndexSections { project.index.sections }
  private var resolver: IndexResolver { IndexResolver(sections: sections) }

  private func landed(_ landing: Landing) -> LandedValue {
    let sink = sections.sinks[Int(landing.sink)]
    let steps = landing.slots.dropFirst(landing.isPassed ? 0 : 1).map { slot in
      let record = sections.slots[Int(slot)]
      let start = Int(record.offset)
      return (
        file: path(ofFile: resolver.file(ofSlot: slot)),
        range: ByteRange(start: start, end: start + Int(record.text.count)), name: name(slot)
      )
    }
    return LandedValue(
      node: landing.node, value: landing.value, path: names(landing),
      binding: RoleTable.all[Int(sink.binding)],
      sink: (
        path(ofFile: resolver.file(ofSink: landing.sink)),
        ByteRange(start: Int(sink.start), end: Int(sink.end))
      ), steps: steps, numberType: landing.numberType,
      isToken: landing.isPassed
        ? isInTokenDeclaration(landing.node)
        : landing.slots.contains { project.discovery.declarations.contains($0) },
      hasOtherRoles: landing.hasOtherRoles, isLoop: sink.isLoop, isPicture: sink.isPicture,
      isEdge: sink.isEdge)
  }

  /// Whether a constant whose job it is to write values down is made with a number: `RadiusStep(points: 16)`.
  func isInTokenDeclaration(_ node: NodeID) -> Bool {
    for ancestor in tree.ancestors(node, limit: 12) {
      switch tree.kind(ancestor) {
      case .binding:
        return tree.nameToken(ancestor).map { declarationOffsets.contains(tree.token($0).start) } ?? false
      case .closure, .codeBlock, .memberBlock: return false
      default: continue
      }
    }
    return false
  }

  /// Where the names of this file's token declarations begin.
  private lazy var declarationOffsets: Set<UInt32> = {
    let slots = sections.files[file].slots
    let own = Int32(slots.start)..<Int32(slots.start + slots.count)
    return Set(project.discovery.declarations.filter(own.contains).map { sections.slots[Int($0)].offset })
  }()

  private func path(ofFile other: Int) -> String? { other == file ? nil : project.index.path(ofFile: other) }

  private func name(_ slot: Int32) -> String {
    sections.name(ofSlot: slot, sections.files[resolver.file(ofSlot: slot)])
  }

  /// `["Card(radius:)", "cornerRadius"]`: a component's argument is told with the component, and a name that only
  /// repeats the one before it is left out.
  private func names(_ landing: Landing) -> [String] {
    var names: [String] = []
    for (position, slot) in landing.slots.enumerated() {
      let record = sections.slots[Int(slot)]
      var name = name(slot)
      if record.kind == .result { name += "()" }
      if position == 0, landing.isPassed { name = callee(slot, record, label: name) ?? name }
      if let last = names.last, last == name || last.hasSuffix("(\(name):)") { continue }
      names.append(name)
    }
    return names
  }

  /// What is called where a number is passed to a parameter or a property.
  private func callee(_ slot: Int32, _ record: SlotRecord, label name: String) -> String? {
    let holder = sections.files[resolver.file(ofSlot: slot)]
    let labelText = TextRange(start: record.text.start - record.labelLength, count: record.labelLength)
    let label =
      record.labelLength == 0 ? name : String(decoding: sections.text.share(holder, labelText), as: UTF8.self)
    let local = UInt32(slot) - holder.slots.start
    let callable = sections.callables.share(holder.callables).first {
      (($0.parameters.start)..<($0.parameters.start + $0.parameters.count)).contains(local)
    }
    if let callable, !callable.flags.contains(.isInitializer) {
      let name = String(decoding: sections.text.share(holder, callable.text), as: UTF8.self)
      return "\(name)(\(record.label == 0 ? "_" : label):)"
    }
    guard record.owner >= 0 else { return nil }
    let type = sections.types[Int(holder.types.start) + Int(record.owner)]
    let name = String(decoding: sections.text.share(holder, type.text), as: UTF8.self)
    return "\(name)(\(callable != nil && record.label == 0 ? "_" : label):)"
  }

  // MARK: Tokens

  /// Constants for one value that are looked at; where there are more, no name says what is meant.
  private static let namesakeLimit = 8

  /// The Swift spellings of a step where a literal stands; none where it has no name that fits there.
  func references(to step: Scale.Step, at node: NodeID, _ numberType: NumberType) -> [String] {
    guard let first = step.tokens.first else { return step.reference.map { [$0] } ?? [] }
    let tokens = step.tokens.prefix(Self.namesakeLimit)
    let context = context(of: node)
    // A constant for one purpose is not to be named for another.
    let purposes = tokens.contains { !project.discovery.tokens[$0].purpose.isEmpty }
    let place = Place(token: first, context: context, numberType: numberType)
    if !purposes, let known = spelledSteps[place] { return known }
    let around = purposes ? wordsAround(node) : []
    var all: [String] = []
    for token in tokens {
      guard project.discovery.tokens[token].purpose.isSubset(of: around),
        let text = spelling(of: token, context, numberType), !all.contains(text)
      else { continue }
      all.append(text)
    }
    if !purposes { spelledSteps[place] = all }
    return all
  }

  /// Whether a step is named by constants for one purpose each, which a number of the same size need not serve.
  func servesOnePurpose(_ step: Scale.Step) -> Bool {
    step.tokens.contains { !project.discovery.tokens[$0].purpose.isEmpty }
  }

  private func spelling(of token: Int, _ context: Int32, _ numberType: NumberType) -> String? {
    let place = Place(token: token, context: context, numberType: numberType)
    if let known = spelled[place] { return known }
    let text = speller.reference(to: token, context: context, numberType)
    spelled.updateValue(text, forKey: place)
    return text
  }

  /// The Swift spelling of a color of the project where an expression stands.
  func reference(toColor color: Int, at node: NodeID) -> String? {
    speller.reference(toColor: color, context: context(of: node))
  }

  /// The fonts that are written down in this file where one is asked for.
  private(set) lazy var writtenFonts: [(node: NodeID, font: ConstantFont)] = {
    let evaluator = ConstantEvaluator(project.index)
    return sections.fonts.share(sections.files[file].fonts).compactMap { record in
      evaluator.writtenFont(record, file: file).map { (NodeID(record.node), $0) }
    }
  }()

  /// The Swift spellings of fonts where an expression stands, the most used first.
  func references(toFonts fonts: [NamedFont], at node: NodeID) -> [String] {
    var names: [String] = []
    for font in fonts {
      let name =
        font.position.map { speller.reference(toFont: $0, context: context(of: node)) } ?? .some(font.name)
      if let name, !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// The words of the names of what a node stands in: declarations, types, the file. Kept for each declaration.
  private func wordsAround(_ node: NodeID) -> Set<String> {
    let named = tree.ancestors(node).filter { ancestor in
      switch tree.kind(ancestor) {
      case .binding, .parameter, .funcDecl: return true
      default: return tree.isTypeDeclaration(ancestor)
      }
    }
    let key = named.first ?? tree.root
    if let known = words[key] { return known }
    let file = project.index.path(ofFile: file).split(separator: "/").last.map(String.init) ?? ""
    let names = named.compactMap { tree.name($0)?.string } + [file]
    let found = Set(names.flatMap(TokenWords.words))
    words[key] = found
    return found
  }

  private var words: [NodeID: Set<String>] = [:]

  /// Whether a project has tokens of a role for borders and lines.
  func hasEdgeTokens(_ role: Role) -> Bool {
    project.discovery.tokens.contains { $0.role == role && $0.isEdge }
  }

  private struct Place: Hashable {
    let token: Int
    let context: Int32
    let numberType: NumberType
  }

  private lazy var speller = ReferenceSpeller(project, file: file)
  private var spelled: [Place: String?] = [:]
  /// All spellings of a step, by its first token.
  private var spelledSteps: [Place: [String]] = [:]

  /// The position of the type around a node among those of the file.
  func context(of node: NodeID) -> Int32 {
    guard let type = tree.enclosingType(of: node) else { return -1 }
    return typePositions[type] ?? -1
  }

  /// In the order in which the index lists them: from the end of the file.
  private lazy var typePositions: [NodeID: Int32] = {
    var positions: [NodeID: Int32] = [:]
    for id in stride(from: tree.nodeCount - 1, through: 0, by: -1)
    where tree.isTypeDeclaration(id) && tree.name(id) != nil {
      positions[id] = Int32(positions.count)
    }
    return positions
  }()
}

extension RuleContext {
  /// The numbers of this file that end up in a role, followed through names, functions and components of the project.
  func landedValues(_ role: Role) -> [LandedValue] { site.landedValues(role) }

  /// Whether a literal is the value of a token, which is not to be reported for writing it down.
  func isTokenValue(_ literal: NodeID) -> Bool { site.tokenLiterals.contains(literal) }

  /// Reports a literal where it is written, with notes that show its way where that leads anywhere.
  /// - Parameter isMinor: the finding weighs one level less than the rule is set to.
  func report(_ landed: LandedValue, isMinor: Bool = false, _ message: String, fixes: [Fix] = []) {
    var steps = landed.steps.map { RawStep(file: $0.file, range: $0.range, message: "through `\($0.name)`") }
    if !landed.path.isEmpty {
      let way = landed.path.map { "`\($0)`" } + ["`\(landed.binding.landing)`"]
      steps.append(
        RawStep(file: landed.sink.file, range: landed.sink.range, message: way.joined(separator: " → ")))
    }
    sink.findings.append(
      RawFinding(
        rule: ruleIndex, range: tree.range(of: landed.node), message: message, notes: [], fixes: fixes,
        isMinor: isMinor, steps: steps))
  }
}
