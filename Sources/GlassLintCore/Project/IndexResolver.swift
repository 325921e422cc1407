/// Looks up names in the whole project: lexically from the type they stand in outwards, then by type, then globally.
///
/// Of several things of one name, as each of several modules may have, the one is meant that stands nearest to who names it,
/// or in a folder that is called as a module it imports. A name that could mean two things resolves to nothing.
struct IndexResolver {
  let sections: IndexSections

  /// Aliases of aliases, types of members of types: what lies deeper is unknown.
  private static let depthLimit = 8
  /// Declarations of one name that are told apart; of more than these none is meant.
  private static let namesakeLimit = 256
  /// Types looked through for what one inherits.
  private static let ancestorLimit = 32

  static let initSymbol = SymbolHash.symbol("init")
  private static let rawValueSymbol = SymbolHash.symbol("rawValue")
  static let viewKey = key(0, SymbolHash.symbol("View"))
  /// The types whose members an implicit member means where a number is asked for.
  static let numberKeys = [
    SymbolHash.symbol("CGFloat"), SymbolHash.symbol("Double"), SymbolHash.symbol("Float"),
  ]
  .map { key(0, $0) }

  @inline(__always)
  static func key(_ owner: UInt64, _ name: Symbol) -> UInt64 {
    let key = SymbolHash.mix(owner, name)
    return key == 0 ? 1 : key
  }

  /// The key of something that only one file sees.
  @inline(__always)
  static func privateKey(_ key: UInt64, file: Int) -> UInt64 {
    SymbolHash.mix(key, UInt64(file) &+ 0x5EED)
  }

  // MARK: Records

  func symbols(_ stretch: Stretch, _ file: FileRecord) -> UnsafeBufferPointer<Symbol> {
    let start = Int(file.symbols.start) + Int(stretch.start)
    return UnsafeBufferPointer(rebasing: sections.symbols[start..<start + Int(stretch.count)])
  }

  /// The file of a slot.
  func file(ofSlot slot: Int32) -> Int { sections.file(holding: slot) { $0.slots } }
  func file(ofSink sink: Int32) -> Int { sections.file(holding: sink) { $0.sinks } }
  func file(ofCallable callable: Int32) -> Int { sections.file(holding: callable) { $0.callables } }
  func file(ofAlias alias: Int32) -> Int { sections.file(holding: alias) { $0.aliases } }
  func file(ofView view: Int32) -> Int { sections.file(holding: view) { $0.views } }
  func file(ofType type: Int32) -> Int { sections.file(holding: type) { $0.types } }

  // MARK: Types

  /// The key of the type around a record, 0 at the top of a file.
  func ownerKey(_ owner: Int32, _ file: FileRecord) -> UInt64 {
    owner < 0 ? 0 : sections.typeKeys[Int(file.types.start) + Int(owner)]
  }

  /// The record that declares a type, extensions aside; `nil` for a type of the system.
  func declaration(ofType key: UInt64) -> Int32? {
    // Declarations come first.
    let record = sections.typeTable.first(key)
    return record >= 0 && sections.types[Int(record)].kind != .extension ? record : nil
  }

  /// As `declaration(ofType:)`, of several modules' types of one name that which a file means; `nil` where it could mean two.
  func declaration(ofType key: UInt64, from file: Int) -> Int32? {
    guard isAmbiguous(key) else { return declaration(ofType: key) }
    let home = home(ofType: key, from: file)
    var record = sections.typeTable.first(key)
    while record >= 0, sections.types[Int(record)].kind != .extension {
      if home >= 0, self.file(ofType: record) == home { return record }
      record = sections.typeTable.next[Int(record)]
    }
    return nil
  }

  /// Whether a type is declared, not just extended.
  private func isDeclared(_ key: UInt64) -> Bool { declaration(ofType: key) != nil }

  /// Whether more than one file declares a type of this key.
  func isAmbiguous(_ key: UInt64) -> Bool {
    var declaring = -1
    var record = sections.typeTable.first(key)
    var left = Self.namesakeLimit
    while record >= 0, left > 0 {
      let type = sections.types[Int(record)]
      if type.kind == .extension { return false }
      if type.kind != .tuple {
        let file = file(ofType: record)
        if declaring >= 0, declaring != file { return true }
        declaring = file
      }
      record = sections.typeTable.next[Int(record)]
      left -= 1
    }
    return false
  }

  /// A type by its name within another, or at the top with the key 0; 0 where there is none.
  func nestedType(_ owner: UInt64, _ name: Symbol, file: Int, depth: Int) -> UInt64 {
    let key = Self.key(owner, name)
    let own = Self.privateKey(key, file: file)
    if sections.typeTable.first(own) >= 0 { return own }
    if isDeclared(key) { return key }
    var alias = sections.aliasTable.first(key)
    var target: UInt64 = 0
    while alias >= 0 {
      let record = sections.aliases[Int(alias)]
      if !record.flags.contains(.isPrivate) || self.file(ofAlias: alias) == file {
        let found = type(ofAlias: alias, depth: depth + 1)
        if target == 0 || found == target || ConstantNames.platformKin[found] == target {
          target = found
        } else if ConstantNames.platformKin[target] != found {
          return 0
        }
      }
      alias = sections.aliasTable.next[Int(alias)]
    }
    if target != 0 { return target }
    // A type of the system that the project extends.
    return sections.typeTable.first(key) >= 0 ? key : 0
  }

  func type(ofAlias alias: Int32, depth: Int = 0) -> UInt64 {
    if !sections.aliasKeys.isEmpty { return sections.aliasKeys[Int(alias)] }
    let record = sections.aliases[Int(alias)]
    let holder = file(ofAlias: alias)
    return typeKey(
      symbols(record.path, sections.files[holder]), context: record.owner, file: holder, depth: depth)
  }

  /// The key of a type by its names as seen from a type of a file; 0 where nothing is known of it.
  func typeKey(_ path: UnsafeBufferPointer<Symbol>, context: Int32, file: Int, depth: Int = 0) -> UInt64 {
    guard let first = path.first, depth < Self.depthLimit else { return 0 }
    // `SwiftUI.Font`, where the project has a `Font` of its own.
    let isOfSystem = path.count > 1 && ConstantNames.modules.contains(Self.key(0, first))
    var key =
      isOfSystem
      ? systemType(path[1]) : lexicalType(first, context: context, file: file, depth: depth)
    for name in path.dropFirst(isOfSystem ? 2 : 1) where key != 0 {
      key = nestedType(key, name, file: file, depth: depth)
    }
    return key
  }

  /// The key of a type of the system's, which the project may have one of the same name of.
  func systemType(_ name: Symbol) -> UInt64 {
    let key = Self.key(0, name)
    return isDeclared(key) ? ConstantNames.systemKey(name) : key
  }

  func lexicalType(_ name: Symbol, context: Int32, file: Int, depth: Int) -> UInt64 {
    // The system's other name of it.
    let name = name == ConstantNames.timeInterval ? ConstantNames.double : name
    let record = sections.files[file]
    var type = context
    while type >= 0 {
      let index = Int(record.types.start) + Int(type)
      let found = nestedType(sections.typeKeys[index], name, file: file, depth: depth)
      if found != 0 { return found }
      type = sections.types[index].parent
    }
    let found = nestedType(0, name, file: file, depth: depth)
    return found != 0 ? found : Self.key(0, name)
  }

  /// Whether something holds for one of the types that a type inherits from or conforms to, nearest first, as far as
  /// the project declares them.
  func hasAncestor(of key: UInt64, left: inout Int, _ holds: (UInt64) -> Bool) -> Bool {
    var record = sections.typeTable.first(key)
    var records = Self.namesakeLimit
    while record >= 0 {
      defer { record = sections.typeTable.next[Int(record)] }
      guard records > 0 else { return false }
      records -= 1
      let type = sections.types[Int(record)]
      guard type.inherited.count > 0 else { continue }
      let file = file(ofType: record)
      for name in symbols(type.inherited, sections.files[file]) {
        guard left > 0 else { return false }
        left -= 1
        let ancestor = lexicalType(name, context: type.parent, file: file, depth: 1)
        if ancestor != key, holds(ancestor) || hasAncestor(of: ancestor, left: &left, holds) { return true }
      }
    }
    return false
  }

  // MARK: Variables

  /// Hands out the slots a reference means: one, or the several that one type declares under a name, as in the branches
  /// of an `#if`.
  func forEachSlot(of reference: ReferenceRecord, file: Int, _ body: (Int32) -> Void) {
    let path = symbols(reference.path, sections.files[file])
    if reference.isCall {
      let callable = callable(of: reference, file: file)
      guard callable >= 0 else { return }
      forEachAlternative(to: callable) { callable, holder in
        let result = sections.callables[Int(callable)].result
        if result >= 0 { body(Int32(holder.slots.start) + result) }
      }
      return
    }
    switch reference.kind {
    case .path: forEachSlot(ofPath: path, context: reference.context, file: file, body)
    case .implicit:
      if path.count == 1 {
        for owner in Self.numberKeys where forEachMember(owner, path[0], file: file, body) { return }
        return
      }
      // `.image.small`, of a type in an extension of numbers.
      for owner in Self.numberKeys {
        var isFound = false
        forEachSlot(ofPath: path, from: .type(owner), file: file, depth: 0) {
          isFound = true
          body($0)
        }
        if isFound { return }
      }
    case .method, .modifier: return
    }
  }

  private enum Place {
    case type(UInt64)
    case slot(Int32)
  }

  func forEachSlot(
    ofPath path: UnsafeBufferPointer<Symbol>, context: Int32, file: Int, depth: Int = 0,
    _ body: (Int32) -> Void
  ) {
    guard let first = path.first else { return }
    if path.count == 1 {
      forEachLexicalMember(first, context: context, file: file, body)
      return
    }
    let place: Place
    var variable: Int32 = -1
    forEachLexicalMember(first, context: context, file: file) { variable = $0 }
    if variable >= 0 {
      place = .slot(variable)
    } else if first == ConstantNames.myType, context >= 0 {
      place = .type(ownerKey(context, sections.files[file]))
    } else {
      place = .type(lexicalType(first, context: context, file: file, depth: 0))
    }
    let members = UnsafeBufferPointer(rebasing: path.dropFirst())
    // `SwiftUI.Font.app.title`, where the project has a `Font` of its own.
    if path.count > 2, case .type(let module) = place, ConstantNames.modules.contains(module) {
      return forEachSlot(
        ofPath: UnsafeBufferPointer(rebasing: members.dropFirst()), from: .type(systemType(path[1])),
        file: file,
        depth: depth, body)
    }
    guard case .type(ConstantNames.color) = place else {
      return forEachSlot(ofPath: members, from: place, file: file, depth: depth, body)
    }
    // `Color` has what `ShapeStyle` has where it is `Color`.
    var isFound = false
    forEachSlot(ofPath: members, from: place, file: file, depth: depth) {
      isFound = true
      body($0)
    }
    if isFound { return }
    forEachSlot(ofPath: members, from: .type(ConstantNames.shapeStyle), file: file, depth: depth, body)
  }

  /// The members that names lead to from a type where one of that name is asked for: `.app.title` of `Font`, be it the
  /// system's beside another one of the project.
  func forEachSlot(
    ofMember path: UnsafeBufferPointer<Symbol>, of type: Symbol, file: Int, _ body: (Int32) -> Void
  ) {
    let (named, own) = (lexicalType(type, context: -1, file: file, depth: 0), systemType(type))
    var isFound = false
    forEachSlot(ofPath: path, from: .type(named), file: file, depth: 0) {
      isFound = true
      body($0)
    }
    if !isFound, own != named { forEachSlot(ofPath: path, from: .type(own), file: file, depth: 0, body) }
  }

  /// The members that names lead to from a type or a value.
  private func forEachSlot(
    ofPath path: UnsafeBufferPointer<Symbol>, from start: Place, file: Int, depth: Int,
    _ body: (Int32) -> Void
  ) {
    var place = start
    for (index, name) in path.enumerated() {
      let isLast = index == path.count - 1
      var owner: UInt64
      switch place {
      case .type(let key): owner = key
      case .slot(let slot):
        let record = sections.slots[Int(slot)]
        if record.kind == .enumCase, name == Self.rawValueSymbol, isLast {
          body(slot)
          return
        }
        owner = memberOwner(of: slot, record, depth: depth)
      }
      guard owner != 0 else { return }
      if isLast {
        forEachMember(owner, name, file: file, body)
        return
      }
      var member: Int32 = -1
      forEachMember(owner, name, file: file) { member = $0 }
      if member >= 0 {
        // The parts of a tuple are members of a type of the constant's name.
        let nested = nestedType(owner, name, file: file, depth: 0)
        place = nested != 0 && sections.slots[Int(member)].type.count == 0 ? .type(nested) : .slot(member)
      } else {
        place = .type(nestedType(owner, name, file: file, depth: 0))
      }
    }
  }

  /// The type whose members a slot's value has.
  func memberOwner(of slot: Int32, _ record: SlotRecord, depth: Int) -> UInt64 {
    let file = file(ofSlot: slot)
    let holder = sections.files[file]
    if record.kind == .enumCase { return ownerKey(record.owner, holder) }
    guard depth < Self.depthLimit else { return 0 }
    if record.type.count == 0 {
      guard record.expression >= 0 else { return 0 }
      return valueOwner(
        Int(holder.expressions.start) + Int(record.expression), context: record.owner, file: file,
        depth: depth + 1)
    }
    let path = symbols(record.type, holder)
    let type = typeKey(path, context: record.owner, file: file)
    if path.count < 2 || type != 0 && sections.typeTable.first(type) >= 0 { return type }
    // A member of `EnvironmentValues`, whose type is meant.
    var member: Int32 = -1
    forEachSlot(ofPath: path, context: record.owner, file: file, depth: depth + 1) { member = $0 }
    return member < 0 ? type : memberOwner(of: member, sections.slots[Int(member)], depth: depth + 1)
  }

  /// The type of what a constant is set to, where that is another one: `static let current = Theme.light`.
  private func valueOwner(_ expression: Int, context: Int32, file: Int, depth: Int) -> UInt64 {
    var reversed: [Symbol] = []
    var position = expression
    while sections.expressions[position].kind == .member, reversed.count < 8 {
      reversed.append(sections.expressions[position].payload)
      position += 1
    }
    guard sections.expressions[position].kind == .name else { return 0 }
    reversed.append(sections.expressions[position].payload)
    // `static let custom = Diatype.self`: the type's own members.
    if reversed.count > 1, reversed[0] == ConstantNames.me {
      return reversed.dropFirst().reversed().withUnsafeBufferPointer {
        typeKey($0, context: context, file: file, depth: depth)
      }
    }
    var found: Int32 = -1
    reversed.reversed().withUnsafeBufferPointer { path in
      forEachSlot(ofPath: path, context: context, file: file, depth: depth) { found = $0 }
    }
    return found < 0 ? 0 : memberOwner(of: found, sections.slots[Int(found)], depth: depth)
  }

  func forEachLexicalMember(_ name: Symbol, context: Int32, file: Int, _ body: (Int32) -> Void) {
    let record = sections.files[file]
    var type = context
    while type >= 0 {
      let index = Int(record.types.start) + Int(type)
      if forEachMember(sections.typeKeys[index], name, file: file, body) { return }
      type = sections.types[index].parent
    }
    forEachMember(0, name, file: file, body)
  }

  /// - Returns: whether the type, or one that it inherits from, has such a member, though it may not be clear which.
  @discardableResult
  func forEachMember(_ owner: UInt64, _ name: Symbol, file: Int, _ body: (Int32) -> Void) -> Bool {
    if forEachOwnMember(owner, name, file: file, body) { return true }
    var left = Self.ancestorLimit
    return owner != 0
      && hasAncestor(of: owner, left: &left) { forEachOwnMember($0, name, file: file, body) }
  }

  private func forEachOwnMember(_ owner: UInt64, _ name: Symbol, file: Int, _ body: (Int32) -> Void) -> Bool {
    let table = sections.memberTable
    let head = table.first(Self.key(owner, name))
    guard head >= 0 else { return false }
    let home = sections.files[file]
    let own = Int32(home.slots.start)..<Int32(home.slots.start + home.slots.count)
    var found: Int32 = -1
    var foundFile = -1
    var isUnique = true
    var slot = head
    var left = Self.namesakeLimit
    while slot >= 0 {
      guard left > 0 else { return true }
      left -= 1
      if own.contains(slot) {
        if foundFile != file { (found, foundFile, isUnique) = (slot, file, true) }
      } else if foundFile != file, !sections.slots[Int(slot)].flags.contains(.isPrivate) {
        let holder = self.file(ofSlot: slot)
        if foundFile >= 0, foundFile != holder { isUnique = false }
        (found, foundFile) = (slot, holder)
      }
      slot = table.next[Int(slot)]
    }
    guard found >= 0 else { return false }
    if !isUnique || foundFile != file && owner != 0 && isAmbiguous(owner) {
      foundFile = nearestHolder(owner, head, file: file)
      guard foundFile >= 0 else { return true }
      found = head
      while self.file(ofSlot: found) != foundFile || sections.slots[Int(found)].flags.contains(.isPrivate) {
        found = table.next[Int(found)]
      }
    }
    let holder = sections.files[foundFile]
    let share = Int32(holder.slots.start)..<Int32(holder.slots.start + holder.slots.count)
    // One of a type's own and one of its instances: the path does not tell them apart.
    let isStatic = sections.slots[Int(found)].flags.contains(.isStatic)
    slot = head
    while slot >= 0 {
      if share.contains(slot), sections.slots[Int(slot)].flags.contains(.isStatic) != isStatic { return true }
      slot = table.next[Int(slot)]
    }
    slot = head
    while slot >= 0 {
      if share.contains(slot), foundFile == file || !sections.slots[Int(slot)].flags.contains(.isPrivate) {
        body(slot)
      }
      slot = table.next[Int(slot)]
    }
    return true
  }

  /// The file nearest to another that declares a member of a type; -1 where two are as near.
  /// - Parameter head: the first slot of the member's name.
  private func nearestHolder(_ owner: UInt64, _ head: Int32, file: Int) -> Int {
    let home = owner != 0 && isAmbiguous(owner) ? self.home(ofType: owner, from: file) : nil
    if home == -1 { return -1 }
    var nearest = Nearest()
    var slot = head
    var last = -1
    while slot >= 0 {
      defer { slot = sections.memberTable.next[Int(slot)] }
      guard !sections.slots[Int(slot)].flags.contains(.isPrivate) else { continue }
      let holder = self.file(ofSlot: slot)
      if holder == last { continue }
      last = holder
      if let home, self.home(ofType: owner, from: holder) != home { continue }
      nearest.add(holder, nearness(of: holder, to: file))
    }
    return nearest.isUnique ? nearest.file : -1
  }

  // MARK: Modules

  /// Of several files the one that is nearest to another.
  private struct Nearest {
    var file = -1
    var isUnique = false
    private var nearness = -1

    mutating func add(_ file: Int, _ nearness: Int) {
      if nearness > self.nearness {
        (self.file, self.nearness, isUnique) = (file, nearness, true)
      } else if nearness == self.nearness, file != self.file {
        isUnique = false
      }
    }
  }

  /// The file with the declaration of a type that a file means; -1 where it could mean two.
  func home(ofType key: UInt64, from file: Int) -> Int {
    var nearest = Nearest()
    var record = sections.typeTable.first(key)
    var left = Self.namesakeLimit
    while record >= 0, left > 0 {
      let type = sections.types[Int(record)]
      if type.kind == .extension { break }
      if type.kind != .tuple {
        let holder = self.file(ofType: record)
        if holder == file { return file }
        nearest.add(holder, nearness(of: holder, to: file))
      }
      record = sections.typeTable.next[Int(record)]
      left -= 1
    }
    return nearest.isUnique ? nearest.file : -1
  }

  /// How near what one file declares is to another: how many folders they share, then whether one of its own is called as
  /// a module that the other imports.
  private func nearness(of holder: Int, to file: Int) -> Int {
    if holder == file { return .max }
    let (own, other) = (
      sections.paths.share(sections.files[file].path), sections.paths.share(sections.files[holder].path)
    )
    var shared = 0
    var end = 0
    let count = min(own.count, other.count)
    while end < count, own[end] == other[end] {
      if own[end] == UInt8(ascii: "/") { shared += 1 }
      end += 1
    }
    return 2 * shared + (isImported(other, from: end, by: file) ? 1 : 0)
  }

  /// Whether a folder on a path is called as a module that a file imports.
  private func isImported(_ path: UnsafeBufferPointer<UInt8>, from end: Int, by file: Int) -> Bool {
    let record = sections.files[file]
    let imports = sections.symbols.share(Stretch(start: record.symbols.start, count: record.importCount))
    guard !imports.isEmpty, let base = path.baseAddress else { return false }
    var start = end
    while start > 0, path[start - 1] != UInt8(ascii: "/") { start -= 1 }
    for position in start..<path.count where path[position] == UInt8(ascii: "/") {
      if imports.contains(SymbolHash.symbol(base + start, position - start)) { return true }
      start = position + 1
    }
    return false
  }

  /// Whether two slots are one to whoever names them: the branches of an `#if`, and what a protocol asks for beside what
  /// it gives itself.
  func areOne(_ first: Int32, _ second: Int32) -> Bool {
    if first == second { return true }
    let (one, other) = (sections.slots[Int(first)], sections.slots[Int(second)])
    guard one.name == other.name, one.flags.contains(.isStatic) == other.flags.contains(.isStatic) else {
      return false
    }
    let (file, holder) = (file(ofSlot: first), file(ofSlot: second))
    let owner = ownerKey(one.owner, sections.files[file])
    guard owner == ownerKey(other.owner, sections.files[holder]) else { return false }
    if file == holder, one.flags.contains(.isConditional), other.flags.contains(.isConditional) {
      return true
    }
    return declaration(ofType: owner).map { sections.types[Int($0)].kind == .protocol } ?? false
  }

  // MARK: Functions

  /// How a call passes its arguments.
  struct CallShape {
    /// Those of the arguments between the parentheses, 0 for none.
    let labels: UnsafeBufferPointer<Symbol>
    let trailingClosures: UInt8
    /// By argument: the name of an implicit member, 0 for anything else; empty where that is not asked for.
    var members = UnsafeBufferPointer<Symbol>(start: nil, count: 0)
  }

  private func shape(of reference: ReferenceRecord, _ record: FileRecord) -> CallShape {
    CallShape(labels: symbols(reference.labels, record), trailingClosures: reference.trailingClosures)
  }

  /// The function or initializer that a call means, or -1.
  func callable(of reference: ReferenceRecord, file: Int) -> Int32 {
    let record = sections.files[file]
    let path = symbols(reference.path, record)
    let shape = shape(of: reference, record)
    guard let last = path.last else { return -1 }
    if reference.isInitializer {
      let type = typeKey(path, context: reference.context, file: file)
      return type == 0 ? -1 : callable(Self.initSymbol, of: type, shape, file: file)
    }
    switch reference.kind {
    case .path where path.count > 1:
      let owner = typeKey(
        UnsafeBufferPointer(rebasing: path.dropLast()), context: reference.context, file: file)
      return owner == 0 ? -1 : callable(last, of: owner, shape, file: file)
    case .path:
      let found = callable(last, asSeenFrom: reference.context, shape, file: file)
      // A modifier on an implicit `self`.
      return found >= 0
        ? found : match(sections.callableTable, Self.key(Self.viewKey, last), shape, file: file)
    case .modifier:
      let modifier = match(sections.callableTable, Self.key(Self.viewKey, last), shape, file: file)
      return modifier >= 0
        ? modifier : match(sections.functionTable, last, shape, file: file, isStatic: false)
    case .method: return match(sections.functionTable, last, shape, file: file, isStatic: false)
    case .implicit:
      return path.count > 1 ? -1 : match(sections.functionTable, last, shape, file: file, isStatic: true)
    }
  }

  /// The function that a plain name means: of the types around it, innermost first, or of none; -1 where there is none.
  func callable(_ name: Symbol, asSeenFrom context: Int32, _ shape: CallShape, file: Int) -> Int32 {
    let record = sections.files[file]
    var type = context
    while type >= 0 {
      let index = Int(record.types.start) + Int(type)
      let found = callable(name, of: sections.typeKeys[index], shape, file: file)
      if found >= 0 { return found }
      type = sections.types[index].parent
    }
    return match(sections.callableTable, Self.key(0, name), shape, file: file)
  }

  /// The function or initializer of a type, or of what it inherits from, that the labels of a call fit; -1 where two
  /// files declare the type, and this one does not declare the callable.
  func callable(_ name: Symbol, of type: UInt64, _ shape: CallShape, file: Int) -> Int32 {
    var found = match(sections.callableTable, Self.key(type, name), shape, file: file)
    if found < 0 {
      var left = Self.ancestorLimit
      _ = hasAncestor(of: type, left: &left) { ancestor in
        found = match(sections.callableTable, Self.key(ancestor, name), shape, file: file)
        return found >= 0
      }
    }
    guard found >= 0, self.file(ofCallable: found) != file, isAmbiguous(type) else { return found }
    let home = home(ofType: type, from: file)
    return home >= 0 && home == self.home(ofType: type, from: self.file(ofCallable: found)) ? found : -1
  }

  /// A callable, and those with the same labels that other clauses of an `#if` declare beside it.
  func alternatives(to callable: Int32) -> [Int32] {
    var all: [Int32] = []
    forEachAlternative(to: callable) { other, _ in all.append(other) }
    return all
  }

  private func forEachAlternative(to callable: Int32, _ body: (Int32, FileRecord) -> Void) {
    let holder = sections.files[file(ofCallable: callable)]
    let record = sections.callables[Int(callable)]
    guard record.flags.contains(.isConditional) else { return body(callable, holder) }
    let name = record.lookupName
    let share = Int32(holder.callables.start)..<Int32(holder.callables.start + holder.callables.count)
    var other = sections.callableTable.first(Self.key(ownerKey(record.owner, holder), name))
    var left = Self.namesakeLimit
    while other >= 0, left > 0 {
      left -= 1
      if share.contains(other), areAlternatives(other, callable, holder) { body(other, holder) }
      other = sections.callableTable.next[Int(other)]
    }
  }

  /// Whether two callables of a file may be the same one in two clauses of an `#if`.
  private func areAlternatives(_ first: Int32, _ second: Int32, _ holder: FileRecord) -> Bool {
    let (first, second) = (sections.callables[Int(first)], sections.callables[Int(second)])
    guard first.flags.contains(.isConditional), second.flags.contains(.isConditional),
      first.parameters.count == second.parameters.count
    else { return false }
    let start = Int(holder.slots.start)
    return (0..<Int(first.parameters.count)).allSatisfy { index in
      sections.slots[start + Int(first.parameters.start) + index].label
        == sections.slots[start + Int(second.parameters.start) + index].label
    }
  }

  /// The only callable of a key that the labels of a call fit, or -1. One whose enumeration has the case that it is given
  /// goes before others, and then one that leaves no default out, as in Swift.
  private func match(
    _ table: SymbolTable, _ key: UInt64, _ shape: CallShape, file: Int, isStatic: Bool? = nil
  ) -> Int32 {
    let head = table.first(key)
    guard head >= 0 else { return -1 }
    let home = sections.files[file]
    let own = Int32(home.callables.start)..<Int32(home.callables.start + home.callables.count)
    var found: Int32 = -1
    var isOwn = false
    var rank = 0
    var isUnique = true
    var callable = head
    var left = Self.namesakeLimit
    while callable >= 0 {
      guard left > 0 else { return -1 }
      left -= 1
      defer { callable = table.next[Int(callable)] }
      let record = sections.callables[Int(callable)]
      let isHere = own.contains(callable)
      if !isHere, isOwn || record.flags.contains(.isPrivate) || record.flags.contains(.isLocal) { continue }
      if let isStatic, record.flags.contains(.isStatic) != isStatic { continue }
      guard parameter(of: callable, shape, position: -1) != nil, let cases = cases(takenBy: callable, shape)
      else { continue }
      let leavesNoneOut = Int(record.parameters.count) == shape.labels.count + Int(shape.trailingClosures)
      let ownRank = 2 * cases + (leavesNoneOut ? 1 : 0)
      if found < 0 || isHere && !isOwn || ownRank > rank {
        (found, isOwn, rank, isUnique) = (callable, isHere, ownRank, true)
      } else if ownRank == rank {
        let holder = sections.files[self.file(ofCallable: callable)]
        let share = Int32(holder.callables.start)..<Int32(holder.callables.start + holder.callables.count)
        if share.contains(found) {
          if !areAlternatives(found, callable, holder) { isUnique = false }
        } else if !isHere {
          // What another module calls the same.
          let (one, other) = (
            nearness(of: self.file(ofCallable: found), to: file),
            nearness(of: self.file(ofCallable: callable), to: file)
          )
          if other > one { (found, isUnique) = (callable, true) } else if other == one { isUnique = false }
        } else {
          isUnique = false
        }
      }
    }
    return isUnique ? found : -1
  }

  /// How many cases that a call gives to a callable the enumerations that this takes have: of `color(for: Brand)` and
  /// `color(for: System)` only one may have `.accent`; `nil` where one of them has no such case.
  private func cases(takenBy callable: Int32, _ shape: CallShape) -> Int? {
    var count = 0
    for position in shape.members.indices {
      let name = shape.members[position]
      guard name != 0, let slot = parameter(of: callable, shape, position: position), slot >= 0 else {
        continue
      }
      let holder = file(ofCallable: callable)
      let type = symbols(sections.slots[Int(slot)].type, sections.files[holder])
      let key = typeKey(type, context: sections.callables[Int(callable)].owner, file: holder)
      guard let declared = declaration(ofType: key), sections.types[Int(declared)].kind == .enumeration else {
        continue
      }
      var left = Self.ancestorLimit
      guard hasMember(key, name) || hasAncestor(of: key, left: &left, { hasMember($0, name) }) else {
        return nil
      }
      count += 1
    }
    return count
  }

  func hasMember(_ type: UInt64, _ name: Symbol) -> Bool {
    let key = Self.key(type, name)
    return sections.memberTable.first(key) >= 0 || sections.callableTable.first(key) >= 0
  }

  /// The parameter's slot that the argument at a position goes to, or -1 for the position -1; `nil` where the labels do
  /// not fit.
  func parameter(of callable: Int32, _ shape: CallShape, position: Int) -> Int32? {
    let record = sections.callables[Int(callable)]
    let holder = sections.files[file(ofCallable: callable)]
    let first = Int(holder.slots.start) + Int(record.parameters.start)
    let end = first + Int(record.parameters.count)
    var closures = Int(shape.trailingClosures)
    var slot = first
    var found: Int32 = -1
    // A closure may also stand for a parameter with a default, which it need not.
    var spare = 0
    func isSkippable(_ slot: Int) -> Bool {
      let parameter = sections.slots[slot]
      let takesClosure =
        parameter.flags.contains(.isClosure) || parameter.numberType == .other && !isPlain(parameter, holder)
      if parameter.flags.contains(.hasDefault) {
        if takesClosure { spare += 1 }
        return true
      }
      guard takesClosure, closures > 0 else { return false }
      closures -= 1
      return true
    }
    for (index, label) in shape.labels.enumerated() {
      while slot < end, sections.slots[slot].label != label {
        guard isSkippable(slot) else { return nil }
        slot += 1
      }
      guard slot < end else { return nil }
      if index == position { found = Int32(slot) }
      slot += 1
    }
    while slot < end {
      guard isSkippable(slot) else { return nil }
      slot += 1
    }
    return closures <= spare ? found : nil
  }

  /// Types that are never another name for a function's.
  private static let plainTypes: Set<Symbol> = [
    SymbolHash.symbol("String"), SymbolHash.symbol("Bool"), SymbolHash.symbol("LocalizedStringKey"),
    SymbolHash.symbol("LocalizedStringResource"), SymbolHash.symbol("Color"), SymbolHash.symbol("Image"),
    SymbolHash.symbol("Font"), SymbolHash.symbol("UIColor"), SymbolHash.symbol("UIImage"),
    SymbolHash.symbol("URL"),
    SymbolHash.symbol("Date"), SymbolHash.symbol("EdgeInsets"), SymbolHash.symbol("Alignment"),
  ]

  private func isPlain(_ parameter: SlotRecord, _ holder: FileRecord) -> Bool {
    let type = symbols(parameter.type, holder)
    return type.count == 1 && Self.plainTypes.contains(type[0])
  }

  /// The slot that an argument goes to: a parameter's, or the property's that a memberwise initializer sets; -1 where
  /// the project declares nothing that the call could mean.
  func slot(of argument: ArgumentRecord, file: Int) -> Int32 {
    let record = sections.files[file]
    let reference = sections.references[Int(record.references.start) + Int(argument.callee)]
    let labels = symbols(reference.labels, record)
    let callable = callable(of: reference, file: file)
    if callable >= 0 {
      return parameter(of: callable, shape(of: reference, record), position: Int(argument.position)) ?? -1
    }
    guard reference.isInitializer, Int(argument.position) < labels.count else { return -1 }
    let type = typeKey(symbols(reference.path, record), context: reference.context, file: file)
    guard type != 0, hasMemberwiseInitializer(type, file: file) else { return -1 }
    let label = labels[Int(argument.position)]
    guard label != 0 else { return -1 }
    var property: Int32 = -1
    forEachMember(type, label, file: file) { slot in
      let flags = sections.slots[Int(slot)].flags
      if !flags.contains(.isStatic), !flags.contains(.isComputed),
        !flags.isSuperset(of: [.isConstant, .hasDefault])
      {
        property = slot
      }
    }
    return property
  }

  private func hasMemberwiseInitializer(_ key: UInt64, file: Int) -> Bool {
    var isStructure = false
    var record = sections.typeTable.first(key)
    while record >= 0 {
      let type = sections.types[Int(record)]
      if type.kind == .extension { break }
      guard type.kind == .structure, !type.flags.contains(.hasInitializer) else { return false }
      isStructure = true
      record = sections.typeTable.next[Int(record)]
    }
    return isStructure
  }
}

// MARK: What the tables are made of

extension IndexResolver {
  /// The key of a type of a file, whose owner has its own already.
  /// - Parameter throughAliases: whether an extension of an alias is one of what that stands for, for which all other types
  ///   have to have their keys.
  func key(of type: TypeRecord, _ record: FileRecord, file: Int, throughAliases: Bool) -> UInt64 {
    if type.kind == .extension {
      let path = symbols(type.path, record)
      if path.isEmpty { return Self.key(0, type.name) }
      let known = throughAliases ? typeKey(path, context: -1, file: file) : 0
      if known != 0 { return known }
      // Whether the project has a `Font` of its own beside `SwiftUI.Font` is known once all types are.
      let isOfSystem = path.count > 1 && ConstantNames.modules.contains(Self.key(0, path[0]))
      let start = isOfSystem ? throughAliases ? systemType(path[1]) : Self.key(0, path[1]) : 0
      if path[0] == ConstantNames.timeInterval {
        return path.dropFirst().reduce(Self.key(0, ConstantNames.double)) { Self.key($0, $1) }
      }
      return path.dropFirst(isOfSystem ? 2 : 0).reduce(start) { Self.key($0, $1) }
    }
    let key = Self.key(ownerKey(type.parent, record), type.name)
    let isOwn = type.flags.contains(.isPrivate) || type.flags.contains(.isLocal)
    return isOwn ? Self.privateKey(key, file: file) : key
  }
}

extension SlotRecord {
  /// Whether it is found by its name: parameters and locals are not.
  var isMember: Bool { (kind == .variable || kind == .enumCase) && !flags.contains(.isLocal) }
}

extension CallableRecord {
  /// What it is looked up by.
  var lookupName: Symbol { flags.contains(.isInitializer) ? IndexResolver.initSymbol : name }
}

extension Stretch {
  var range: Range<Int> { Int(start)..<Int(start) + Int(count) }
}
