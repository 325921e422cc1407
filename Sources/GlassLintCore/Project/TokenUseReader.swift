/// A use of a token, as the index has it.
struct TokenUse: BitwiseCopyable, Hashable {
  /// The slot of the token.
  var token: Int32
  /// The position of the file.
  var file: Int32
  /// The type around it among those of the file, or -1.
  var context: Int32
  /// The parameter or variable of the project that takes it first; -1 for none.
  var slot: Int32 = -1
  /// What takes it, by name and label; 0 for nothing known.
  var taker: UInt64 = 0
  /// The role that what takes it gives it, by its index, or `unknown`; as wide as the edges are, and both wider than their
  /// values, since records have no gaps.
  var role = Self.unknown
  /// Those that a padding puts it on, as in an `EdgeSet`.
  var edges: UInt32 = 0

  static let unknown = UInt32.max
}

/// Reads the references of an index that mean a token.
struct TokenUseReader {
  /// In the order of the files.
  private(set) var uses: [TokenUse] = []
  private let tokens: Set<Int32>
  private let sections: IndexSections
  private let resolver: IndexResolver
  /// The names of the tokens: a reference without one of them means none.
  private let names: SymbolSet
  /// Those of tokens that are members of what SwiftUI and numbers take implicit members of.
  private let implicitNames: SymbolSet

  /// By the name of what takes an implicit member: the type that this is a member of, whatever it is a modifier of.
  private let takenTypes: [Symbol: UInt64]

  /// - Parameters:
  ///   - tokens: their slots.
  ///   - styles: tokens that modifiers of the project's take, with the modifiers' names: `.textStyle(.body)`.
  init(_ index: ProjectIndex, tokens: Set<Int32>, styles: [Int32: Symbol] = [:]) {
    self.tokens = tokens
    let sections = index.sections
    self.sections = sections
    let resolver = IndexResolver(sections: sections)
    self.resolver = resolver
    names = SymbolSet(tokens.map { sections.slots[Int($0)].name })
    let owners = Self.implicitOwners(resolver)
    let implicit = tokens.filter { slot in
      let record = sections.slots[Int(slot)]
      return owners?.contains(resolver.ownerKey(record.owner, sections.files[resolver.file(ofSlot: slot)]))
        ?? true
    }
    implicitNames = SymbolSet(implicit.map { sections.slots[Int($0)].name })
    var takenTypes = [Self.opacity: IndexResolver.key(0, Self.double)]
    // In one order, since two modules may have a modifier of one name; an opacity stays a number.
    for (slot, modifier) in styles.sorted(by: { $0.key < $1.key }) where modifier != Self.opacity {
      let owner = sections.slots[Int(slot)].owner
      takenTypes[modifier] = resolver.ownerKey(owner, sections.files[resolver.file(ofSlot: slot)])
    }
    self.takenTypes = takenTypes
  }

  /// More than are looked through for one name.
  private static let ancestorLimit = 256

  /// The types that members of `implicitTypes` and of numbers may be declared in; `nil` where one of their names means
  /// something else in the project as well.
  private static func implicitOwners(_ resolver: IndexResolver) -> Set<UInt64>? {
    let sections = resolver.sections
    let isUsedUp = sections.types.contains { $0.kind != .extension && implicitTypes.contains($0.name) }
    guard !isUsedUp, !sections.aliases.contains(where: { implicitTypes.contains($0.name) }) else {
      return nil
    }
    let keys = implicitTypes.map { IndexResolver.key(0, $0) }
    guard !keys.contains(where: { sections.memberTable.first($0) >= 0 }) else { return nil }
    var owners = Set(keys + IndexResolver.numberKeys)
    for key in keys + IndexResolver.numberKeys {
      var left = ancestorLimit
      _ = resolver.hasAncestor(of: key, left: &left) { ancestor in
        owners.insert(ancestor)
        return false
      }
    }
    return owners
  }

  /// The types whose members SwiftUI takes as implicit ones: `.foregroundStyle(.brand)`, `.font(.DS.body)`,
  /// `withAnimation(.dissolve)`.
  private static let implicitTypes =
    (["Color", "ShapeStyle", "Font", "UIColor", "NSColor", "Animation"] as [StaticString])
    .map { SymbolHash.symbol($0) }

  mutating func read() { read(files: sections.files.indices) }

  /// - Parameter files: their positions, in order.
  mutating func read(files: some Sequence<Int>) {
    if tokens.isEmpty { return }
    var found: [TokenUse] = []
    for file in files {
      let record = sections.files[file]
      forEachFlow(ofFile: file) { token, flow in
        if let use = use(of: token, flow, record, file).use { found.append(use) }
      }
    }
    uses = found
  }

  /// A reference to a token whose number ends up in a role.
  struct Landing: Hashable {
    let token: Int32
    /// Byte offset of the reference.
    let start: UInt32
    /// The place that gives it its role, among those of the project.
    let sink: Int32
  }

  /// Where the tokens that a file names land; once for each place that a name leads to.
  func landings(inFile file: Int) -> [Landing] {
    if tokens.isEmpty { return [] }
    let record = sections.files[file]
    var result: [Landing] = []
    var seen: Set<Landing> = []
    forEachFlow(ofFile: file) { token, flow in
      let start = sections.references[Int(record.references.start + flow.source)].start
      for sink in use(of: token, flow, record, file).sinks {
        let landing = Landing(token: token, start: start, sink: sink)
        if seen.insert(landing).inserted { result.append(landing) }
      }
    }
    return result
  }

  /// Calls back with each token that a file hands on, and to what.
  private func forEachFlow(ofFile file: Int, _ body: (_ token: Int32, _ flow: FlowRecord) -> Void) {
    let record = sections.files[file]
    let names = names
    // -1 for what has a token's name, and does not mean one by itself.
    var meant: [UInt32: Int32] = [:]
    let references = sections.references.share(record.references)
    for position in references.indices {
      let path = resolver.symbols(references[position].path, record)
      var isNamed = false
      for name in path where names.contains(name) { isNamed = true }
      if isNamed { meant[UInt32(position)] = token(references[position], path, file) ?? -1 }
    }
    if meant.isEmpty { return }
    for flow in sections.flows.share(record.flows) where flow.sourceKind == .reference {
      guard let known = meant[flow.source],
        let token = known >= 0 ? known : memberTaken(by: flow, record, file)
      else { continue }
      let context = sections.references[Int(record.references.start + flow.source)].context
      // What tokens are made of is not what views use.
      if context < 0 || !sections.types[Int(record.types.start) + Int(context)].makesTokens {
        body(token, flow)
      }
    }
  }

  private static let opacity = SymbolHash.symbol("opacity")
  private static let double = SymbolHash.symbol("Double")

  /// The token of `.opacity(.faint)` or `.textStyle(.body)`, where what that is of is not known, but what it takes is.
  private func memberTaken(by flow: FlowRecord, _ record: FileRecord, _ file: Int) -> Int32? {
    guard flow.targetKind == .argument else { return nil }
    let reference = sections.references[Int(record.references.start + flow.source)]
    let path = resolver.symbols(reference.path, record)
    guard reference.kind == .implicit, path.count == 1 else { return nil }
    let argument = sections.arguments[Int(record.arguments.start + flow.target)]
    let callee = sections.references[Int(record.references.start + argument.callee)]
    let taken = resolver.symbols(callee.path, record).last.flatMap { takenTypes[$0] }
    guard let type = taken ?? parameterType(of: argument, file) else { return nil }
    var found = Meaning()
    let (tokens, resolver) = (tokens, resolver)
    resolver.forEachMember(type, path[0], file: file) {
      if tokens.contains($0) { found.add($0, resolver, tokens) }
    }
    return found.count == 1 ? found.slot : nil
  }

  /// The type that a parameter of the project's own is annotated with.
  private func parameterType(of argument: ArgumentRecord, _ file: Int) -> UInt64? {
    let slot = resolver.slot(of: argument, file: file)
    guard slot >= 0 else { return nil }
    let type = resolver.symbols(sections.slots[Int(slot)].type, sections.files[resolver.file(ofSlot: slot)])
    return type.count == 1 ? IndexResolver.key(0, type[0]) : nil
  }

  /// What names mean, as far as it is one thing.
  private struct Meaning {
    var slot: Int32 = -1
    var count = 0

    mutating func add(_ slot: Int32, _ resolver: IndexResolver, _ tokens: Set<Int32>) {
      if count > 0, resolver.areOne(self.slot, slot) {
        if tokens.contains(slot) { self.slot = slot }
        return
      }
      self.slot = slot
      count += 1
    }
  }

  /// The token that a reference means, or one of its parts: `Radius.lg.points`, `Color.brand.opacity(0.5)`.
  private func token(
    _ reference: ReferenceRecord, _ path: UnsafeBufferPointer<Symbol>, _ file: Int
  ) -> Int32? {
    let resolver = resolver
    for end in stride(from: path.count, to: 0, by: -1) where names.contains(path[end - 1]) {
      let (isWhole, tokens) = (end == path.count, tokens)
      let path = UnsafeBufferPointer(rebasing: path[..<end])
      var found = Meaning()
      switch reference.kind {
      case .path:
        if reference.isCall, isWhole {
          resolver.forEachSlot(of: reference, file: file) { found.add($0, resolver, tokens) }
        } else {
          resolver.forEachSlot(ofPath: path, context: reference.context, file: file) {
            found.add($0, resolver, tokens)
          }
        }
      case .implicit:
        if path.count == 1, !implicitNames.contains(path[0]) { continue }
        if isWhole { resolver.forEachSlot(of: reference, file: file) { found.add($0, resolver, tokens) } }
        for type in Self.implicitTypes where found.count == 0 {
          found = member(path, of: type, file)
        }
      case .method, .modifier: continue
      }
      if found.count == 1, tokens.contains(found.slot) { return found.slot }
    }
    return nil
  }

  /// The tokens that names mean as members of a type.
  private func member(_ path: UnsafeBufferPointer<Symbol>, of type: Symbol, _ file: Int) -> Meaning {
    let (tokens, resolver) = (tokens, resolver)
    var found = Meaning()
    resolver.forEachSlot(ofMember: path, of: type, file: file) {
      if tokens.contains($0) { found.add($0, resolver, tokens) }
    }
    return found
  }

  /// - Returns: the use, `nil` where another token takes it; and the places that give it a role.
  private func use(
    of token: Int32, _ flow: FlowRecord, _ record: FileRecord, _ file: Int
  ) -> (use: TokenUse?, sinks: [Int32]) {
    let reference = sections.references[Int(record.references.start + flow.source)]
    var use = TokenUse(token: token, file: Int32(file), context: reference.context)
    var sinks: [Int32] = []
    switch flow.targetKind {
    case .sink: sinks = [Int32(record.sinks.start + flow.target)]
    case .slot:
      use.slot = Int32(record.slots.start + flow.target)
      if tokens.contains(use.slot) { return (nil, []) }
    case .argument:
      let argument = sections.arguments[Int(record.arguments.start + flow.target)]
      use.slot = resolver.slot(of: argument, file: file)
      use.taker = resolver.taker(of: argument, record)
    case .reference:
      let target = sections.references[Int(record.references.start + flow.target)]
      resolver.forEachSlot(of: target, file: file) { use.slot = $0 }
      use.taker = TokenUses.taker(resolver.symbols(target.path, record).last ?? 0, 0)
    }
    if use.slot >= 0 { sinks += landings(of: use.slot) }
    // Several roles tell nothing about what a token is for.
    if sinks.count == 1 {
      let sink = sections.sinks[Int(sinks[0])]
      use.taker = TokenUses.takers[Int(sink.binding)]
      use.role = UInt32(RoleTable.all[Int(sink.binding)].role.index)
      use.edges = UInt32(sink.edges)
    }
    return (use, sinks)
  }

  /// What the number in a slot is given to in the end, a place for each role.
  private func landings(of slot: Int32) -> [Int32] {
    var sinks: [Int32] = []
    var reach = sections.reachHeads[Int(slot)]
    while reach >= 0 {
      sinks.append(sections.reaches[Int(reach)].sink)
      reach = sections.reaches[Int(reach)].sibling
    }
    return sinks
  }
}

extension IndexResolver {
  /// What takes an argument, as the uses of tokens know it.
  func taker(of argument: ArgumentRecord, _ record: FileRecord) -> UInt64 {
    let callee = sections.references[Int(record.references.start + argument.callee)]
    let labels = symbols(callee.labels, record)
    let label = Int(argument.position) < labels.count ? labels[Int(argument.position)] : 0
    return TokenUses.taker(symbols(callee.path, record).last ?? 0, label)
  }
}

extension ProjectIndex {
  /// What takes a value that flows to a call or to a property of something; `nil` for other flows.
  func taker(of flow: FlowRecord, inFile file: Int) -> UInt64? {
    let record = sections.files[file]
    let resolver = IndexResolver(sections: sections)
    switch flow.targetKind {
    case .argument:
      return resolver.taker(of: sections.arguments[Int(record.arguments.start + flow.target)], record)
    case .reference:
      let path = sections.references[Int(record.references.start + flow.target)].path
      return TokenUses.taker(resolver.symbols(path, record).last ?? 0, 0)
    case .sink:
      let sink = sections.sinks[Int(record.sinks.start + flow.target)]
      return TokenUses.takers[Int(sink.binding)]
    case .slot: return nil
    }
  }
}

/// How often each number is written for each taker, and for all takers of one kind.
struct GivenNumbers: Sendable {
  private var counts: [UInt64: Int] = [:]
  /// In the files of SwiftUI, and in others.
  private var alike: [Bool: [UInt64: Int]] = [:]

  init(_ project: Project) {
    let sections = project.index.sections
    let folder = project.index.commonFolder
    for (file, record) in sections.files.enumerated() {
      let isAside = project.index.isAside(file: file, below: folder)
      let isSwiftUI = project.importsSwiftUI(Int32(file))
      for position in Int(record.flows.start)..<Int(record.flows.start + record.flows.count) {
        let flow = sections.flows[position]
        guard flow.sourceKind == .literal else { continue }
        let value = sections.literals[Int(record.literals.start + flow.source)].value
        if let taker = project.index.taker(of: flow, inFile: file) {
          counts[Self.key(value, taker), default: 0] += 1
        }
        if isAside { continue }
        for kind in Self.kinds(project, flow, target: sections.flowTargets[position], record) {
          alike[isSwiftUI, default: [:]][Self.key(value, kind), default: 0] += 1
        }
      }
    }
  }

  /// The kinds of numbers that a literal is in the end, unless it is the value of a token.
  private static func kinds(_ project: Project, _ flow: FlowRecord, target: Int32, _ record: FileRecord)
    -> Set<UInt64>
  {
    let sections = project.index.sections
    func kind(_ sink: Int) -> UInt64 {
      TokenUses.kind(sections.sinks[sink].role, TokenUses.takers[Int(sections.sinks[sink].binding)])
    }
    if flow.targetKind == .sink {
      return target == IndexSections.nowhere ? [] : [kind(Int(record.sinks.start + flow.target))]
    }
    guard target >= 0, !project.discovery.declarations.contains(target) else { return [] }
    var kinds: Set<UInt64> = []
    var reach = sections.reachHeads[Int(target)]
    while reach >= 0 {
      kinds.insert(kind(Int(sections.reaches[Int(reach)].sink)))
      reach = sections.reaches[Int(reach)].sibling
    }
    return kinds
  }

  func count(of value: Double, givenTo taker: UInt64) -> Int { counts[Self.key(value, taker)] ?? 0 }

  func count(of value: Double, _ kind: UInt64, isSwiftUI: Bool) -> Int {
    alike[isSwiftUI]?[Self.key(value, kind)] ?? 0
  }

  private static func key(_ value: Double, _ taker: UInt64) -> UInt64 {
    SymbolHash.mix(taker, value.bitPattern)
  }
}

extension Project {
  /// How often a number is written for a taker, this time included.
  func numbers(equalTo value: Double, givenTo taker: UInt64) -> Int {
    givenNumbers.count(of: value, givenTo: taker)
  }

  /// How often a number is written out in a role where a taker of one kind takes it, this time included.
  func numbers(equalTo value: Double, as role: Role, like taker: UInt64, isSwiftUI: Bool) -> Int {
    givenNumbers.count(of: value, TokenUses.kind(role.index, taker), isSwiftUI: isSwiftUI)
  }

  /// How often a number is written out as a distance, between views or around them.
  func distances(equalTo value: Double, isSwiftUI: Bool) -> Int {
    TokenUses.distanceKinds.reduce(0) { $0 + givenNumbers.count(of: value, $1, isSwiftUI: isSwiftUI) }
  }

  private var givenNumbers: GivenNumbers { facts.givenNumbers.value { GivenNumbers(known) } }
}
