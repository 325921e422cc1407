import Dispatch
import Synchronization

/// Joins the shares of all files: names get their meaning, and every slot learns which roles its number ends up in.
///
/// The way of a number is followed backwards, from the places that give a role through everything that flows into
/// them, breadth first. A slot enters once for a role, so cycles end, and its way is a shortest one.
final class IndexLinker {
  private let store: SummaryStore
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
  private var reachHeads: FlatArray<Int32>
  private var reaches = FlatArray<ReachRecord>(capacity: 1024)
  private var edges = FlatArray<Edge>(capacity: 1024)

  /// A number flows from one slot to another.
  private struct Edge: BitwiseCopyable {
    var source: Int32
    var target: Int32
    var isNegated: Bool
    /// The next edge to the same target, or -1.
    var next: Int32
  }

  /// An index whose files declare the same, some of which say something else in their bodies.
  struct Earlier {
    let index: ProjectIndex
    /// The positions of those that are others now.
    let changed: Set<Int>
  }

  /// - Parameters:
  ///   - paths: the bytes that the files' paths are stretches of.
  ///   - jobs: threads; the index never depends on how many.
  ///   - keepsSteps: whether the next index is going to be linked with this one as its earlier one.
  static func link(
    _ store: SummaryStore, paths: consuming FlatArray<UInt8>, jobs: Int = 1, keepsSteps: Bool = false,
    earlier: Earlier? = nil
  ) -> ProjectIndex {
    let linker = IndexLinker(store, paths: paths)
    linker.link(jobs: jobs, earlier: earlier)
    let steps = keepsSteps ? linker.steps : nil
    linker.steps = []
    return ProjectIndex(sections: linker.sections, owner: linker, steps: steps)
  }

  private init(_ store: SummaryStore, paths: consuming FlatArray<UInt8>) {
    self.store = store
    self.paths = paths
    typeKeys = FlatArray(capacity: store.types.count)
    types = SymbolTableBuilder(records: store.types.count, keys: store.types.count)
    aliases = SymbolTableBuilder(records: store.aliases.count, keys: store.aliases.count)
    members = SymbolTableBuilder(records: store.slots.count, keys: Self.memberCount(store))
    callables = SymbolTableBuilder(records: store.callables.count, keys: store.callables.count)
    functions = SymbolTableBuilder(records: store.callables.count, keys: store.callables.count)
    views = SymbolTableBuilder(records: store.views.count, keys: store.views.count)
    flowTargets = FlatArray(capacity: store.flows.count)
    reachHeads = FlatArray(capacity: store.slots.count)
    sections = IndexSections(store)
    sections.paths = UnsafeBufferPointer(start: self.paths.base, count: self.paths.count)
  }

  private func link(jobs: Int, earlier: Earlier?) {
    for _ in 0..<store.types.count { typeKeys.append(0) }
    for _ in 0..<store.flows.count { flowTargets.append(-1) }
    for _ in 0..<store.slots.count { reachHeads.append(-1) }
    sections.typeKeys = UnsafeBufferPointer(start: typeKeys.base, count: typeKeys.count)
    nameTypes()
    tabulate()
    findSteps(jobs: jobs, earlier: earlier)
    let queue = findEdges()
    propagate(queue)
    sections.flowTargets = UnsafeBufferPointer(start: flowTargets.base, count: flowTargets.count)
    sections.reachHeads = UnsafeBufferPointer(start: reachHeads.base, count: reachHeads.count)
    sections.reaches = UnsafeBufferPointer(start: reaches.base, count: reaches.count)
  }

  // MARK: Names

  private func nameTypes() {
    keyTypes(throughAliases: false)
    for file in 0..<store.files.count {
      let record = store.files[file]
      for alias in range(record.aliases) {
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
      for type in range(record.types) {
        let item = store.types[type]
        var key: UInt64
        if item.kind == .extension {
          let path = resolver.symbols(item.path, record)
          let known = throughAliases ? resolver.typeKey(path, context: -1, file: file) : 0
          key = known != 0 ? known : path.reduce(0) { IndexResolver.key($0, $1) }
          if path.isEmpty { key = IndexResolver.key(0, item.name) }
        } else {
          key = IndexResolver.key(ownerKey(item.parent, record), item.name)
          if item.flags.contains(.isPrivate) || item.flags.contains(.isLocal) {
            key = IndexResolver.privateKey(key, file: file)
          }
        }
        if typeKeys[type] != key { hasChanged = true }
        typeKeys[type] = key
      }
    }
    return hasChanged
  }

  private func ownerKey(_ owner: Int32, _ file: FileRecord) -> UInt64 {
    owner < 0 ? 0 : typeKeys[Int(file.types.start) + Int(owner)]
  }

  private func range(_ share: Stretch) -> Range<Int> {
    Int(share.start)..<Int(share.start) + Int(share.count)
  }

  /// Whether a slot is found by its name: parameters and locals are not.
  private static func isMember(_ slot: SlotRecord) -> Bool {
    (slot.kind == .variable || slot.kind == .enumCase) && !slot.flags.contains(.isLocal)
  }

  private static func memberCount(_ store: SummaryStore) -> Int {
    (0..<store.slots.count).count { isMember(store.slots[$0]) }
  }

  private func tabulate() {
    for file in 0..<store.files.count {
      let record = store.files[file]
      for slot in range(record.slots) {
        let item = store.slots[slot]
        guard Self.isMember(item) else { continue }
        members.insert(IndexResolver.key(ownerKey(item.owner, record), item.name), slot)
      }
      for callable in range(record.callables) {
        let item = store.callables[callable]
        let isInitializer = item.flags.contains(.isInitializer)
        let name = isInitializer ? IndexResolver.initSymbol : item.name
        callables.insert(IndexResolver.key(ownerKey(item.owner, record), name), callable)
        if !isInitializer { functions.insert(item.name, callable) }
      }
    }
    sections.memberEntries = members.table.entries
    sections.memberNext = members.table.next
    sections.callableEntries = callables.table.entries
    sections.callableNext = callables.table.next
    sections.functionEntries = functions.table.entries
    sections.functionNext = functions.table.next
    for view in 0..<store.views.count { views.insert(store.views[view].name, view) }
    sections.viewEntries = views.table.entries
    sections.viewNext = views.table.next
  }

  // MARK: Ways

  /// The last edge to each slot, by the slot.
  private var edgeHeads = FlatArray<Int32>(capacity: 1)

  /// A number goes from a slot to another, or to a sink.
  struct Step: BitwiseCopyable {
    var source: Int32
    /// -1 where it goes to a sink.
    var target: Int32
    /// Among those of the file.
    var sink: Int32
    var isNegated: Bool
  }

  /// By file.
  private var steps: [[Step]] = []

  /// - Returns: the reaches of slots that flow into a sink directly.
  private func findEdges() -> [Int32] {
    edgeHeads.reserve(store.slots.count)
    for _ in 0..<store.slots.count { edgeHeads.append(-1) }
    var queue: [Int32] = []
    for (file, steps) in steps.enumerated() {
      let sinks = Int32(store.files[file].sinks.start)
      for step in steps {
        if step.target < 0 {
          let sink = sinks + step.sink
          if let reach = addReach(
            step.source, role: store.sinks[Int(sink)].role, isNegated: step.isNegated, sink: sink)
          {
            queue.append(reach)
            queuedSlots.append(step.source)
          }
          continue
        }
        edges.append(
          Edge(
            source: step.source, target: step.target, isNegated: step.isNegated,
            next: edgeHeads[Int(step.target)]))
        edgeHeads[Int(step.target)] = Int32(edges.count - 1)
      }
    }
    return queue
  }

  /// Files whose names one thread looks up before it takes the next.
  private static let batch = 256

  /// Finds the steps of all files; literals get their targets.
  private func findSteps(jobs: Int, earlier: Earlier?) {
    let resolver = IndexResolver(sections: sections)
    let shadowed = resolver.shadowedBindings()
    if let earlier, let known = earlier.index.steps {
      return findSteps(like: known, earlier, resolver, shadowed)
    }
    let count = (store.files.count + Self.batch - 1) / Self.batch
    let parts = Mutex<[[[Step]]]>(Array(repeating: [], count: count))
    // Each flow belongs to one file, and each file to one part.
    nonisolated(unsafe) let targets = flowTargets.base
    let store = store
    let next = Atomic<Int>(0)
    let work: @Sendable (Int) -> Void = { _ in
      while true {
        let part = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard part < count else { return }
        let files = part * Self.batch..<min((part + 1) * Self.batch, store.files.count)
        let found = files.map { Self.steps(of: $0, store, resolver, shadowed, targets) }
        parts.withLock { $0[part] = found }
      }
    }
    let workers = min(jobs, count)
    if workers > 1 { DispatchQueue.concurrentPerform(iterations: workers, execute: work) } else { work(0) }
    steps = parts.withLock { $0.flatMap { $0 } }
  }

  /// Names of files that did not change mean what they meant.
  private func findSteps(
    like known: [[Step]], _ earlier: Earlier, _ resolver: IndexResolver, _ shadowed: [Bool]
  ) {
    let old = earlier.index.sections
    steps = known
    for file in 0..<store.files.count {
      if earlier.changed.contains(file) {
        steps[file] = Self.steps(of: file, store, resolver, shadowed, flowTargets.base)
      } else {
        let start = Int(store.files[file].flows.start)
        for (offset, target) in old.flowTargets.share(old.files[file].flows).enumerated() {
          flowTargets[start + offset] = target
        }
      }
    }
  }

  private static func steps(
    of file: Int, _ store: SummaryStore, _ resolver: IndexResolver, _ shadowed: [Bool],
    _ targets: UnsafeMutablePointer<Int32>
  ) -> [Step] {
    var steps: [Step] = []
    let record = store.files[file]
    for index in Int(record.flows.start)..<Int(record.flows.start + record.flows.count) {
      let flow = store.flows[index]
      let sink = flow.targetKind == .sink ? Int32(record.sinks.start + flow.target) : -1
      let isShadowed = sink >= 0 && shadowed[Int(store.sinks[Int(sink)].binding)]
      if flow.sourceKind == .literal {
        targets[index] =
          isShadowed ? IndexSections.nowhere : target(of: flow, store, resolver, record, file)
        continue
      }
      if isShadowed { continue }
      let target = sink >= 0 ? -1 : target(of: flow, store, resolver, record, file)
      guard sink >= 0 || target >= 0 else { continue }
      forEachSource(of: flow, store, resolver, record, file) { source in
        guard source != target else { return }
        steps.append(
          Step(
            source: source, target: target, sink: sink - Int32(record.sinks.start), isNegated: flow.isNegated)
        )
      }
    }
    return steps
  }

  /// The slots that the queue's reaches belong to.
  private var queuedSlots: [Int32] = []

  private static func forEachSource(
    of flow: FlowRecord, _ store: SummaryStore, _ resolver: IndexResolver, _ record: FileRecord, _ file: Int,
    _ body: (Int32) -> Void
  ) {
    if flow.sourceKind == .slot {
      body(Int32(record.slots.start + flow.source))
    } else {
      resolver.forEachSlot(of: store.references[Int(record.references.start + flow.source)], file: file, body)
    }
  }

  private static func target(
    of flow: FlowRecord, _ store: SummaryStore, _ resolver: IndexResolver, _ record: FileRecord, _ file: Int
  ) -> Int32 {
    switch flow.targetKind {
    case .sink: return -1
    case .slot: return Int32(record.slots.start + flow.target)
    case .argument:
      return resolver.slot(of: store.arguments[Int(record.arguments.start + flow.target)], file: file)
    case .reference:
      var found: Int32 = -1
      resolver.forEachSlot(of: store.references[Int(record.references.start + flow.target)], file: file) {
        found = $0
      }
      return found
    }
  }

  /// - Returns: `nil` where the slot has the role already.
  private func addReach(
    _ slot: Int32, role: UInt8, isNegated: Bool, sink: Int32, nextSlot: Int32 = -1, nextReach: Int32 = -1
  ) -> Int32? {
    let head = reachHeads[Int(slot)]
    var known = head
    while known >= 0 {
      if reaches[Int(known)].role == role { return nil }
      known = reaches[Int(known)].sibling
    }
    reaches.append(
      ReachRecord(
        sink: sink, nextSlot: nextSlot, nextReach: nextReach, sibling: head, role: role, isNegated: isNegated)
    )
    reachHeads[Int(slot)] = Int32(reaches.count - 1)
    return Int32(reaches.count - 1)
  }

  private func propagate(_ seeds: [Int32]) {
    var queue = seeds
    var position = 0
    while position < queue.count {
      let reach = queue[position]
      let slot = queuedSlots[position]
      position += 1
      let record = reaches[Int(reach)]
      var edge = edgeHeads[Int(slot)]
      while edge >= 0 {
        let item = edges[Int(edge)]
        edge = item.next
        if let added = addReach(
          item.source, role: record.role, isNegated: record.isNegated != item.isNegated, sink: record.sink,
          nextSlot: slot, nextReach: reach)
        {
          queue.append(added)
          queuedSlots.append(item.source)
        }
      }
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
