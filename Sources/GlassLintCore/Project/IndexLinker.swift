import Dispatch
import Synchronization

/// Joins the shares of all files: names get their meaning, and every slot learns which roles its number ends up in.
///
/// Invariant: one thread links. What is appended later to the arrays of the store goes where they have room, behind what the
/// index made of them.
final class IndexLinker: @unchecked Sendable {
  let store: SummaryStore
  private let paths: FlatArray<UInt8>
  private var sections: IndexSections
  private var typeKeys: FlatArray<UInt64>
  private var aliasKeys = FlatArray<UInt64>(capacity: 16)
  private var types: SymbolTableBuilder
  private var aliases: SymbolTableBuilder
  private var members: SymbolTableBuilder
  private var callables: SymbolTableBuilder
  private var functions: SymbolTableBuilder
  private var views: SymbolTableBuilder
  private var flowTargets: FlatArray<Int32>
  private var ways: NumberWays
  /// Whose tables these are, where they are those of an earlier index; `nil` where they are the linker's own.
  private let tables: ProjectIndex?

  /// An index whose files declare the same, some of which say something else in their bodies.
  struct Earlier {
    let index: ProjectIndex
    /// The positions of those that are others now.
    let changed: Set<Int>
  }

  /// - Parameters:
  ///   - paths: the bytes that the files' paths are stretches of.
  ///   - jobs: threads; the index never depends on how many.
  ///   - followsEdits: whether other shares of some files are going to take the place of those in the store.
  static func link(
    _ store: SummaryStore, paths: consuming FlatArray<UInt8>, jobs: Int = 1, followsEdits: Bool = false,
    earlier: Earlier? = nil
  ) -> ProjectIndex {
    // Who follows edits keeps an index for long, and should not keep another for the sake of its tables.
    let tables = followsEdits ? nil : earlier.map { $0.index.linkedTables ?? $0.index }
    let linker = IndexLinker(store, paths: paths, tables: tables)
    linker.link(jobs: jobs, earlier: earlier)
    return ProjectIndex(
      sections: linker.sections, owner: linker, linker: followsEdits ? linker : nil, linkedTables: tables)
  }

  private init(_ store: SummaryStore, paths: consuming FlatArray<UInt8>, tables: ProjectIndex?) {
    self.store = store
    self.paths = paths
    self.tables = tables
    func own(_ count: Int) -> Int { tables == nil ? count : 0 }
    typeKeys = FlatArray(capacity: own(store.types.count))
    types = SymbolTableBuilder(records: own(store.types.count), keys: own(store.types.count))
    aliases = SymbolTableBuilder(records: own(store.aliases.count), keys: own(store.aliases.count))
    members = SymbolTableBuilder(
      records: own(store.slots.count), keys: tables == nil ? Self.memberCount(store) : 0)
    callables = SymbolTableBuilder(records: own(store.callables.count), keys: own(store.callables.count))
    functions = SymbolTableBuilder(records: own(store.callables.count), keys: own(store.callables.count))
    views = SymbolTableBuilder(records: store.views.count, keys: store.views.count)
    flowTargets = FlatArray(capacity: store.flows.count)
    ways = NumberWays(slots: store.slots.count)
    sections = IndexSections(store)
    sections.paths = UnsafeBufferPointer(start: self.paths.base, count: self.paths.count)
  }

  private func link(jobs: Int, earlier: Earlier?) {
    for _ in 0..<store.flows.count { flowTargets.append(-1) }
    if let tables {
      takeTables(of: tables.sections)
    } else {
      for _ in 0..<store.types.count { typeKeys.append(0) }
      sections.typeKeys = UnsafeBufferPointer(start: typeKeys.base, count: typeKeys.count)
      nameTypes()
      tabulate()
    }
    tabulateViews()
    findSteps(jobs: jobs, earlier: earlier)
    sections.flowTargets = flowTargets.elements
    (sections.steps, sections.stepEnds) = (steps.elements, stepEnds.elements)
    for file in 0..<store.files.count {
      ways.add(sections.steps(ofFile: file), of: store.files[file], sections)
    }
    ways.follow()
    sections.reachHeads = ways.heads
    sections.reaches = ways.reaches
  }

  // MARK: Names

  /// Where all files declare what they declared in another index, each name leads to the same positions.
  private func takeTables(of other: IndexSections) {
    (sections.typeKeys, sections.aliasKeys) = (other.typeKeys, other.aliasKeys)
    (sections.typeEntries, sections.typeNext) = (other.typeEntries, other.typeNext)
    (sections.aliasEntries, sections.aliasNext) = (other.aliasEntries, other.aliasNext)
    (sections.memberEntries, sections.memberNext) = (other.memberEntries, other.memberNext)
    (sections.callableEntries, sections.callableNext) = (other.callableEntries, other.callableNext)
    (sections.functionEntries, sections.functionNext) = (other.functionEntries, other.functionNext)
  }

  private func nameTypes() {
    keyTypes(throughAliases: false)
    for file in 0..<store.files.count {
      let record = store.files[file]
      for alias in record.aliases.range {
        let alias = (position: alias, record: store.aliases[alias])
        aliases.insert(
          IndexResolver.key(ownerKey(alias.record.owner, record), alias.record.name), alias.position)
      }
    }
    tabulateTypes()
    sections.aliasEntries = aliases.table.entries
    sections.aliasNext = aliases.table.next
    // An extension of an alias extends what that stands for, one of a private type what only its file knows.
    if keyTypes(throughAliases: true) {
      types = SymbolTableBuilder(records: store.types.count, keys: store.types.count)
      tabulateTypes()
    }
    let resolver = IndexResolver(sections: sections)
    for alias in 0..<store.aliases.count { aliasKeys.append(resolver.type(ofAlias: Int32(alias))) }
    sections.aliasKeys = aliasKeys.elements
  }

  /// Declarations come before extensions, of which there may be many.
  private func tabulateTypes() {
    for type in 0..<store.types.count where store.types[type].kind == .extension {
      types.insert(typeKeys[type], type)
    }
    for type in 0..<store.types.count where store.types[type].kind != .extension {
      types.insert(typeKeys[type], type)
    }
    sections.typeEntries = types.table.entries
    sections.typeNext = types.table.next
  }

  /// - Returns: whether a key has changed.
  @discardableResult
  private func keyTypes(throughAliases: Bool) -> Bool {
    let resolver = IndexResolver(sections: sections)
    var hasChanged = false
    for file in 0..<store.files.count {
      let record = store.files[file]
      for type in record.types.range {
        let key = resolver.key(of: store.types[type], record, file: file, throughAliases: throughAliases)
        if typeKeys[type] != key { hasChanged = true }
        typeKeys[type] = key
      }
    }
    return hasChanged
  }

  private func ownerKey(_ owner: Int32, _ file: FileRecord) -> UInt64 {
    owner < 0 ? 0 : typeKeys[Int(file.types.start) + Int(owner)]
  }

  private static func memberCount(_ store: SummaryStore) -> Int {
    (0..<store.slots.count).count { store.slots[$0].isMember }
  }

  private func tabulate() {
    for file in 0..<store.files.count {
      let record = store.files[file]
      for slot in record.slots.range {
        let item = store.slots[slot]
        guard item.isMember else { continue }
        members.insert(IndexResolver.key(ownerKey(item.owner, record), item.name), slot)
      }
      for callable in record.callables.range {
        let item = store.callables[callable]
        callables.insert(IndexResolver.key(ownerKey(item.owner, record), item.lookupName), callable)
        if !item.flags.contains(.isInitializer) { functions.insert(item.name, callable) }
      }
    }
    sections.memberEntries = members.table.entries
    sections.memberNext = members.table.next
    sections.callableEntries = callables.table.entries
    sections.callableNext = callables.table.next
    sections.functionEntries = functions.table.entries
    sections.functionNext = functions.table.next
  }

  private func tabulateViews() {
    for view in 0..<store.views.count { views.insert(store.views[view].name, view) }
    sections.viewEntries = views.table.entries
    sections.viewNext = views.table.next
  }

  // MARK: Ways

  private var steps = FlatArray<Step>(capacity: 1024)
  /// By file: where its steps end.
  private var stepEnds = FlatArray<UInt32>(capacity: 16)

  private func add(_ own: some Sequence<Step>) {
    for step in own { steps.append(step) }
    stepEnds.append(UInt32(steps.count))
  }

  /// Files whose names one thread looks up before it takes the next.
  private static let batch = 256

  /// Finds the steps of all files; literals get their targets.
  private func findSteps(jobs: Int, earlier: Earlier?) {
    let resolver = IndexResolver(sections: sections)
    let shadowed = resolver.shadowedBindings()
    if let earlier { return findSteps(like: earlier, resolver, shadowed) }
    let count = (store.files.count + Self.batch - 1) / Self.batch
    let parts = Mutex<[[[Step]]]>(Array(repeating: [], count: count))
    // Each flow belongs to one file, and each file to one part.
    nonisolated(unsafe) let targets = flowTargets.base
    let next = Atomic<Int>(0)
    let work: @Sendable (Int) -> Void = { _ in
      while true {
        let part = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard part < count else { return }
        let files = part * Self.batch..<min((part + 1) * Self.batch, resolver.sections.files.count)
        let found = files.map { Self.steps(of: $0, resolver, shadowed, targets) }
        parts.withLock { $0[part] = found }
      }
    }
    let workers = min(jobs, count)
    if workers > 1 { DispatchQueue.concurrentPerform(iterations: workers, execute: work) } else { work(0) }
    for own in parts.withLock({ $0 }).joined() { add(own) }
  }

  /// Names of files that did not change mean what they meant.
  private func findSteps(like earlier: Earlier, _ resolver: IndexResolver, _ shadowed: [Bool]) {
    let old = earlier.index.sections
    steps.reserve(old.steps.count)
    for file in 0..<store.files.count {
      if earlier.changed.contains(file) {
        add(Self.steps(of: file, resolver, shadowed, flowTargets.base))
      } else {
        add(old.steps(ofFile: file))
        let start = Int(store.files[file].flows.start)
        for (offset, target) in old.flowTargets.share(old.files[file].flows).enumerated() {
          flowTargets[start + offset] = target
        }
      }
    }
  }

  /// The steps that numbers take in a file.
  /// - Parameter targets: by flow; those of the file's literals are written there.
  static func steps(
    of file: Int, _ resolver: IndexResolver, _ shadowed: [Bool], _ targets: UnsafeMutablePointer<Int32>
  ) -> [Step] {
    var steps: [Step] = []
    let sections = resolver.sections
    let record = sections.files[file]
    for index in Int(record.flows.start)..<Int(record.flows.start + record.flows.count) {
      let flow = sections.flows[index]
      let sink = flow.targetKind == .sink ? Int32(record.sinks.start + flow.target) : -1
      let isShadowed = sink >= 0 && shadowed[Int(sections.sinks[Int(sink)].binding)]
      if flow.sourceKind == .literal {
        targets[index] =
          isShadowed ? IndexSections.nowhere : target(of: flow, resolver, record, file)
        continue
      }
      if isShadowed { continue }
      let target = sink >= 0 ? -1 : target(of: flow, resolver, record, file)
      guard sink >= 0 || target >= 0 else { continue }
      forEachSource(of: flow, resolver, record, file) { source in
        guard source != target else { return }
        steps.append(
          Step(
            source: source, target: target, sink: sink - Int32(record.sinks.start), isNegated: flow.isNegated)
        )
      }
    }
    return steps
  }

  private static func forEachSource(
    of flow: FlowRecord, _ resolver: IndexResolver, _ record: FileRecord, _ file: Int,
    _ body: (Int32) -> Void
  ) {
    if flow.sourceKind == .slot {
      body(Int32(record.slots.start + flow.source))
    } else {
      resolver.forEachSlot(
        of: resolver.sections.references[Int(record.references.start + flow.source)], file: file, body)
    }
  }

  private static func target(
    of flow: FlowRecord, _ resolver: IndexResolver, _ record: FileRecord, _ file: Int
  ) -> Int32 {
    switch flow.targetKind {
    case .sink: return -1
    case .slot: return Int32(record.slots.start + flow.target)
    case .argument:
      return resolver.slot(
        of: resolver.sections.arguments[Int(record.arguments.start + flow.target)], file: file)
    case .reference:
      var found: Int32 = -1
      resolver.forEachSlot(
        of: resolver.sections.references[Int(record.references.start + flow.target)], file: file
      ) {
        found = $0
      }
      return found
    }
  }
}

extension IndexSections {
  /// What the files say; nothing is linked yet.
  init(_ store: SummaryStore) {
    files = UnsafeBufferPointer(start: store.files.base, count: store.files.count)
    types = UnsafeBufferPointer(start: store.types.base, count: store.types.count)
    aliases = UnsafeBufferPointer(start: store.aliases.base, count: store.aliases.count)
    slots = UnsafeBufferPointer(start: store.slots.base, count: store.slots.count)
    callables = UnsafeBufferPointer(start: store.callables.base, count: store.callables.count)
    references = UnsafeBufferPointer(start: store.references.base, count: store.references.count)
    arguments = UnsafeBufferPointer(start: store.arguments.base, count: store.arguments.count)
    sinks = UnsafeBufferPointer(start: store.sinks.base, count: store.sinks.count)
    literals = UnsafeBufferPointer(start: store.literals.base, count: store.literals.count)
    flows = UnsafeBufferPointer(start: store.flows.base, count: store.flows.count)
    expressions = UnsafeBufferPointer(start: store.expressions.base, count: store.expressions.count)
    paints = UnsafeBufferPointer(start: store.paints.base, count: store.paints.count)
    shadows = UnsafeBufferPointer(start: store.shadows.base, count: store.shadows.count)
    views = UnsafeBufferPointer(start: store.views.base, count: store.views.count)
    symbols = UnsafeBufferPointer(start: store.symbols.base, count: store.symbols.count)
    text = UnsafeBufferPointer(start: store.text.base, count: store.text.count)
  }
}
