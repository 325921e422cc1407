/// What an edit makes of an index: some files have other shares than when it was linked.
///
/// All else stays where it is. The shares stand behind those of all files, in the room that the linker left for that, and the
/// tables name what they declare in place of what the files declared before. What other files say is not looked at again: a
/// name of theirs means what it meant, or, where the file now declares something of the same kind and name, that. So an
/// answer is provisional until the index is linked anew.
final class IndexPatch {
  /// The index that was linked.
  let base: ProjectIndex
  /// By the position of a file, its share of now.
  let current: [Int: FileRecord]
  /// Where the constants of these files are now.
  let renumbering: SlotRenumbering
  private(set) var sections: IndexSections
  private var files: FlatArray<FileRecord>
  private var moves: FlatArray<MovedFile>
  private var typeKeys: FlatArray<UInt64>
  private var aliasKeys: FlatArray<UInt64>
  private var types: SymbolTableBuilder
  private var aliases: SymbolTableBuilder
  private var members: SymbolTableBuilder
  private var callables: SymbolTableBuilder
  private var functions: SymbolTableBuilder
  private var views: SymbolTableBuilder
  private var flowTargets: FlatArray<Int32>
  private var ways: NumberWays

  /// - Parameters:
  ///   - store: that of the linker of the base; holds the shares.
  ///   - current: by the position of a file, its share of now.
  fileprivate init(_ base: ProjectIndex, _ store: SummaryStore, current: [Int: FileRecord]) {
    self.base = base
    self.current = current
    let old = base.sections
    var sections = IndexSections(store)
    files = FlatArray(capacity: old.files.count + current.count)
    files.append(contentsOf: old.files)
    moves = FlatArray(capacity: current.count)
    var added = FileRecord()
    for (file, record) in current.sorted(by: { $0.key < $1.key }) {
      moves.append(MovedFile(file: Int32(file), former: Int32(files.count)))
      files.append(old.files[file])
      files[file] = record
      added.types.count += record.types.count
      added.aliases.count += record.aliases.count
      added.slots.count += record.slots.count
      added.callables.count += record.callables.count
      added.views.count += record.views.count
    }
    (sections.files, sections.moves) = (files.elements, moves.elements)
    (sections.unmovedFiles, sections.paths) = (old.files, old.paths)
    typeKeys = Self.copy(of: old.typeKeys, count: sections.types.count, rest: 0)
    aliasKeys = Self.copy(of: old.aliasKeys, count: sections.aliases.count, rest: 0)
    types = SymbolTableBuilder(
      old.typeTable, records: sections.types.count, adding: Int(added.types.count))
    aliases = SymbolTableBuilder(
      old.aliasTable, records: sections.aliases.count, adding: Int(added.aliases.count))
    members = SymbolTableBuilder(
      old.memberTable, records: sections.slots.count, adding: Int(added.slots.count))
    callables = SymbolTableBuilder(
      old.callableTable, records: sections.callables.count, adding: Int(added.callables.count))
    functions = SymbolTableBuilder(
      old.functionTable, records: sections.callables.count, adding: Int(added.callables.count))
    views = SymbolTableBuilder(
      old.viewTable, records: sections.views.count, adding: Int(added.views.count))
    flowTargets = Self.copy(of: old.flowTargets, count: sections.flows.count, rest: -1)
    ways = NumberWays(slots: sections.slots.count)
    sections.typeKeys = typeKeys.elements
    (sections.typeEntries, sections.typeNext) = (types.table.entries, types.table.next)
    (sections.aliasEntries, sections.aliasNext) = (aliases.table.entries, aliases.table.next)
    (sections.memberEntries, sections.memberNext) = (members.table.entries, members.table.next)
    (sections.callableEntries, sections.callableNext) = (callables.table.entries, callables.table.next)
    (sections.functionEntries, sections.functionNext) = (functions.table.entries, functions.table.next)
    (sections.viewEntries, sections.viewNext) = (views.table.entries, views.table.next)
    self.sections = sections
    renumbering = SlotRenumbering()
    for file in current.keys { removeNames(ofFile: file) }
    let files = current.keys.sorted()
    for file in files { addTypes(ofFile: file) }
    for file in files { addNames(ofFile: file) }
    if !aliasKeys.isEmpty { self.sections.aliasKeys = aliasKeys.elements }
    for file in files { renumbering.add(base, self.sections, file: file) }
    findWays(files)
  }

  private static func copy<Element: BitwiseCopyable>(
    of elements: UnsafeBufferPointer<Element>, count: Int, rest: Element
  ) -> FlatArray<Element> {
    var copy = FlatArray<Element>(capacity: count)
    copy.append(contentsOf: elements)
    while copy.count < count { copy.append(rest) }
    return copy
  }

  // MARK: Names

  /// Takes away what a file declared before.
  private func removeNames(ofFile file: Int) {
    let old = base.sections
    let record = old.files[file]
    let resolver = IndexResolver(sections: old)
    for type in record.types.range { types.remove(old.typeKeys[type], type) }
    for alias in record.aliases.range {
      let item = old.aliases[alias]
      aliases.remove(IndexResolver.key(resolver.ownerKey(item.owner, record), item.name), alias)
    }
    for slot in record.slots.range where old.slots[slot].isMember {
      let item = old.slots[slot]
      members.remove(IndexResolver.key(resolver.ownerKey(item.owner, record), item.name), slot)
    }
    for callable in record.callables.range {
      let item = old.callables[callable]
      callables.remove(IndexResolver.key(resolver.ownerKey(item.owner, record), item.lookupName), callable)
      if !item.flags.contains(.isInitializer) { functions.remove(item.name, callable) }
    }
    for view in record.views.range { views.remove(old.views[view].name, view) }
  }

  /// Adds its types, as far as they can be told from what they are called, and its aliases.
  private func addTypes(ofFile file: Int) {
    let record = sections.files[file]
    let resolver = IndexResolver(sections: sections)
    for type in record.types.range {
      let item = sections.types[type]
      typeKeys[type] = resolver.key(of: item, record, file: file, throughAliases: false)
      if item.kind != .extension { types.insert(typeKeys[type], type) }
    }
    for alias in record.aliases.range {
      let item = sections.aliases[alias]
      aliases.insert(IndexResolver.key(resolver.ownerKey(item.owner, record), item.name), alias)
    }
  }

  private func addNames(ofFile file: Int) {
    let record = sections.files[file]
    let resolver = IndexResolver(sections: sections)
    for type in record.types.range {
      let item = sections.types[type]
      typeKeys[type] = resolver.key(of: item, record, file: file, throughAliases: true)
      // Declarations come before extensions.
      if item.kind == .extension { types.insertLast(typeKeys[type], type) }
    }
    for alias in record.aliases.range { aliasKeys[alias] = resolver.type(ofAlias: Int32(alias)) }
    for slot in record.slots.range where sections.slots[slot].isMember {
      let item = sections.slots[slot]
      members.insert(IndexResolver.key(resolver.ownerKey(item.owner, record), item.name), slot)
    }
    for callable in record.callables.range {
      let item = sections.callables[callable]
      callables.insert(IndexResolver.key(resolver.ownerKey(item.owner, record), item.lookupName), callable)
      if !item.flags.contains(.isInitializer) { functions.insert(item.name, callable) }
    }
    for view in record.views.range { views.insert(sections.views[view].name, view) }
  }

  // MARK: Ways

  private func findWays(_ moved: [Int]) {
    let resolver = IndexResolver(sections: sections)
    let shadowed = resolver.shadowedBindings()
    if !renumbering.isEmpty {
      for flow in 0..<base.sections.flows.count where flowTargets[flow] >= 0 {
        flowTargets[flow] = renumbering.current(flowTargets[flow]) ?? -1
      }
    }
    var steps: [Int: [IndexLinker.Step]] = [:]
    for file in moved {
      steps[file] = IndexLinker.steps(of: file, resolver, shadowed, flowTargets.base)
    }
    for file in base.sections.files.indices {
      let known = base.sections.steps(ofFile: file)
      if let own = steps[file] {
        ways.add(own, of: sections.files[file], sections)
      } else if renumbering.isEmpty {
        ways.add(known, of: sections.files[file], sections)
      } else {
        for step in known {
          if let step = renumbered(step) { ways.add(step, of: sections.files[file], sections) }
        }
      }
    }
    ways.follow()
    sections.flowTargets = flowTargets.elements
    (sections.reachHeads, sections.reaches) = (ways.heads, ways.reaches)
  }

  private func renumbered(_ step: IndexLinker.Step) -> IndexLinker.Step? {
    guard let source = renumbering.current(step.source) else { return nil }
    var step = step
    step.source = source
    if step.target >= 0 {
      guard let target = renumbering.current(step.target) else { return nil }
      step.target = target
    }
    return step
  }
}

/// Where the constants of files are that have another share than they had.
final class SlotRenumbering {
  private var positions: [Int32: Int32] = [:]
  private var formerPositions: [Int32: Int32] = [:]
  private var formerShares: [Range<Int32>] = []

  var isEmpty: Bool { formerShares.isEmpty }

  /// The former positions by those of now.
  var former: [Int32: Int32] { formerPositions }

  /// Whether a slot was of such a file.
  func holds(_ slot: Int32) -> Bool { formerShares.contains { $0.contains(slot) } }

  /// - Returns: `nil` for one that the file does not declare any more.
  func current(_ slot: Int32) -> Int32? { holds(slot) ? positions[slot] : slot }

  /// Constants of one kind and name in one type or function are the same one, of several the first the first.
  fileprivate func add(_ base: ProjectIndex, _ sections: IndexSections, file: Int) {
    let former = base.sections.files[file]
    guard former.slots.count > 0 else { return }
    formerShares.append(Int32(former.slots.start)..<Int32(former.slots.start + former.slots.count))
    var known: [UInt64: [Int32]] = [:]
    Self.forEachSlot(of: sections.files[file], sections) { key, slot in known[key, default: []].append(slot) }
    var taken: [UInt64: Int] = [:]
    Self.forEachSlot(of: former, base.sections) { key, slot in
      let number = taken[key, default: 0]
      taken[key] = number + 1
      guard let own = known[key], number < own.count else { return }
      positions[slot] = own[number]
      formerPositions[own[number]] = slot
    }
  }

  private static func forEachSlot(
    of record: FileRecord, _ sections: IndexSections, _ body: (UInt64, Int32) -> Void
  ) {
    let resolver = IndexResolver(sections: sections)
    // Parameters belong to their function.
    var functions = Array(repeating: Symbol(0), count: Int(record.slots.count))
    for callable in sections.callables.share(record.callables) {
      for slot in callable.parameters.range { functions[slot] = callable.lookupName }
      if callable.result >= 0 { functions[Int(callable.result)] = callable.lookupName }
    }
    for (slot, function) in zip(record.slots.range, functions) {
      let item = sections.slots[slot]
      let owner = SymbolHash.mix(resolver.ownerKey(item.owner, record), function)
      let key = SymbolHash.mix(SymbolHash.mix(owner, item.name), item.label)
      body(SymbolHash.mix(key, UInt64(item.kind.rawValue)), Int32(slot))
    }
  }
}

extension ProjectIndex {
  /// The index with other shares of some files.
  /// - Parameter shares: by the position of a file, its record and where that is.
  /// - Returns: `nil` where the index was not linked for that, or has no room left.
  func replacing(_ shares: [Int: (record: FileRecord, sections: IndexSections)]) -> ProjectIndex? {
    let base = patch?.base ?? self
    guard let store = base.linker?.store else { return nil }
    var current = patch?.current ?? [:]
    for (file, share) in shares {
      guard
        let moved = store.appendMoved(share.record, of: share.sections, path: base.sections.files[file].path)
      else { return nil }
      current[file] = moved
    }
    let patch = IndexPatch(base, store, current: current)
    return ProjectIndex(sections: patch.sections, owner: patch, patch: patch)
  }
}
