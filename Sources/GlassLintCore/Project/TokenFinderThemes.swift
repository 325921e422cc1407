/// Tokens that views reach through values they hold: themes of the environment, objects, and what protocols stand for.
extension TokenFinder {
  /// What `@Environment(\.theme)` hands out: the members of its default.
  mutating func lookAtEnvironment(_ slot: Int32, _ record: SlotRecord) {
    let key = resolver.memberOwner(of: slot, record, depth: 0)
    guard key != 0, let type = resolver.declaration(ofType: key), holdsTokens[Int(type)] || isPalette(key),
      // How one component looks where nobody says another style.
      !TokenWords.isStyleOfComponent(name(ofType: type))
    else { return }
    heldTypes.insert(key)
    guard let value = theme(evaluator.value(of: slot), of: slot) else { return }
    expand(value, of: key, held(text(slot), by: slot, of: key), depth: 0)
  }

  /// The way to what a variable of views holds, whose members are looked at.
  private func held(_ name: String, by slot: Int32, of type: UInt64) -> TokenPath {
    TokenPath(names: [name], slot: slot, constantAt: 0, instanceType: type, membersAt: 1, isGlobal: false)
  }

  /// The theme that a constant holds: one value, or several where only what they agree on counts; `nil` for anything else.
  /// - Parameter isInner: it is a part of one of which that has been said.
  mutating func theme(_ value: ConstantValue, of slot: Int32, isInner: Bool = false) -> ConstantValue? {
    var values = [value]
    if case .choice(let all) = value { values = all }
    let themes = values.filter { if case .instance = $0 { true } else { false } }
    if themes.count > 1, !isInner { result.undecided.append(slot) }
    return themes.count > 1 ? .choice(themes) : themes.first
  }

  /// An object that so many files' views hold is the app's, and not a screen's.
  static let sharedFiles = 5
  /// So many colors and fonts make a palette.
  static let paletteSize = 3

  /// Types of the project whose values views hold, `@EnvironmentObject var theme: Theme`, though no constant does.
  mutating func lookAtViews() {
    let names = namesOfObjects()
    if names.isEmpty { return }
    var holders: [UInt64: (slot: Int32, files: Set<Int>)] = [:]
    // What somebody else hands to all of them.
    var given: Set<UInt64> = []
    for (position, file) in sections.files.enumerated() where !isTest(file) {
      for slot in Int32(file.slots.start)..<Int32(file.slots.start + file.slots.count) {
        let record = sections.slots[Int(slot)]
        guard record.kind == .variable, record.owner >= 0, record.type.count > 0,
          !record.flags.contains(.isStatic), !record.flags.contains(.isLocal),
          sections.types[Int(file.types.start) + Int(record.owner)].flags.contains(.isDrawn)
        else { continue }
        let symbols = resolver.symbols(record.type, file)
        let isWrapped = symbols.last == ConstantNames.wrappedValue
        guard isWrapped || symbols.last.map(names.contains) ?? false, symbols.first != Self.environmentValues
        else { continue }
        let key =
          isWrapped
          ? resolver.memberOwner(of: slot, record, depth: 0)
          : resolver.typeKey(symbols, context: record.owner, file: position)
        if key != 0 { holders[key, default: (slot, [])].files.insert(position) }
        if isWrapped || sections.types[Int(file.types.start) + Int(record.owner)].kind == .class {
          given.insert(key)
        }
      }
    }
    heldTypes.formUnion(holders.keys)
    for (key, holder) in holders.sorted(by: { $0.value.slot < $1.value.slot }) where !expanded.contains(key) {
      if lookAtThemes(of: key, heldBy: holder) { continue }
      guard let type = resolver.declaration(ofType: key),
        sections.types[Int(type)].kind == .class || sections.types[Int(type)].kind == .structure,
        !sections.types[Int(type)].flags.contains(.isDrawn),
        // What stands inside of another type, and is held in its file only, is a part of that.
        sections.types[Int(type)].parent < 0 || holder.files != [resolver.file(ofType: type)]
      else { continue }
      let reference = held(NameWords.lowerCamel(name(ofType: type)), by: holder.slot, of: key)
      if holdsTokens[Int(type)] {
        // How one component looks is its own; what is read from elsewhere has defaults until then.
        guard !sections.types[Int(type)].flags.contains(.isStored) || given.contains(key) else { continue }
        guard
          given.contains(key) || sections.types[Int(type)].kind == .class
            || holder.files.count >= Self.sharedFiles
            || TokenWords.speaksOfDesign(name(ofType: type))
        else { continue }
        expand(
          .instance(ConstantInstance(type: key, file: resolver.file(ofType: type), fields: [:])), of: key,
          reference, depth: 0)
      } else if sections.types[Int(type)].kind == .class, holder.files.count >= Self.sharedFiles {
        lookAtPalettes(of: key, reference)
      }
    }
  }

  /// What views hold as a protocol's value, `var theme: Theme`, of which the standard one says what it comes to.
  /// - Returns: whether it is a protocol.
  private mutating func lookAtThemes(of key: UInt64, heldBy holder: (slot: Int32, files: Set<Int>)) -> Bool {
    guard let type = resolver.declaration(ofType: key), sections.types[Int(type)].kind == .protocol else {
      return false
    }
    guard holder.files.count >= Self.sharedFiles, !opened.contains(key), isPalette(key),
      let value = standard(of: key)
    else { return true }
    expand(
      value, of: key, held(NameWords.lowerCamel(name(ofType: type)), by: holder.slot, of: key), depth: 0)
    return true
  }

  /// The palettes that an object of the whole app has, whatever it is called: `appearance.colorSet`.
  mutating func lookAtPalettes(of object: UInt64, _ reference: TokenPath) {
    for slot in members[object] ?? [] {
      let record = sections.slots[Int(slot)]
      let palette = resolver.memberOwner(of: slot, record, depth: 0)
      guard !record.flags.contains(.isPrivate), !opened.contains(palette), isPalette(palette),
        let value = standard(of: palette)
      else { continue }
      let inner = TokenPath(
        names: reference.names + [text(slot)], slot: slot, constantAt: 0,
        instanceType: reference.instanceType,
        membersAt: reference.membersAt, isGlobal: false)
      expand(value, of: palette, inner, depth: 1)
    }
  }

  /// Whether values of a type have so many colors and fonts.
  mutating func isPalette(_ type: UInt64) -> Bool {
    let paints = (members[type] ?? []).count { slot in
      resolver.symbols(sections.slots[Int(slot)].type, fileOf(slot)).last.map(Self.paintNames.contains)
        ?? false
    }
    return paints >= Self.paletteSize
  }

  /// What a type may be called whose values views hold for what is in them.
  func namesOfObjects() -> SymbolSet {
    let names = sections.types.lazy.filter {
      [.class, .structure, .protocol].contains($0.kind) && !$0.flags.contains(.isDrawn)
    }.map(\.name)
    return names.isEmpty ? SymbolSet([]) : SymbolSet(Array(names) + sections.aliases.map(\.name))
  }

  static let standardWords: Set<String> = ["default", "standard", "base"]

  /// What a protocol's values are where nothing says which: those of the only type that conforms to it, of the one that
  /// is called the default, or of two for light and for dark appearance.
  mutating func standard(of type: UInt64) -> ConstantValue? {
    let all = conforming(to: type)
    if all.isEmpty { return nil }
    func named(_ words: Set<String>) -> [UInt64] {
      all.filter { !words.isDisjoint(with: TokenWords.words(name(ofTypeKey: $0))) }
    }
    if all.count == 1 { return instance(all[0]) }
    let (light, dark) = (named(["light"]), named(["dark"]))
    if light.count == 1, dark.count == 1, light != dark {
      return .appearances(instance(light[0]), instance(dark[0]))
    }
    let standards = named(Self.standardWords)
    return standards.count == 1 ? instance(standards[0]) : nil
  }

  /// A palette of which an object holds one or another as the program runs: each of its colors varies.
  private mutating func chosen(_ type: UInt64) -> ConstantValue? {
    guard let declared = resolver.declaration(ofType: type),
      sections.types[Int(declared)].kind == .structure, isPalette(type)
    else { return nil }
    return instance(type)
  }

  /// The types that conform to a protocol, but for those of tests.
  private mutating func conforming(to type: UInt64) -> [UInt64] {
    guard type != 0, let declared = resolver.declaration(ofType: type),
      sections.types[Int(declared)].kind == .protocol, let heirs = heirs[type]
    else { return [] }
    return Array(Set(heirs)).sorted().filter { heir in
      resolver.declaration(ofType: heir).map {
        sections.types[Int($0)].kind != .protocol && !isTest(sections.files[resolver.file(ofType: $0)])
      } ?? false
    }
  }

  private func instance(_ type: UInt64) -> ConstantValue {
    let file = resolver.declaration(ofType: type).map { resolver.file(ofType: $0) } ?? 0
    return .instance(ConstantInstance(type: type, file: file, fields: [:]))
  }

  /// Themes that are compared with the one that is there at first.
  private static let rivalLimit = 6

  /// What a variable that is set to a theme may hold once the program runs: the others of its protocol. A constant that is
  /// set where it is declared holds that theme for good.
  private mutating func rivals(of expansion: Expansion) -> [ConstantValue] {
    guard case .instance = expansion.value, expansion.reference.slot >= 0 else { return [] }
    let holder = sections.slots[Int(expansion.reference.slot)]
    if holder.flags.contains(.isConstant), holder.expression >= 0 { return [] }
    let others = conforming(to: expansion.type)
    return others.count > 1 ? others.prefix(Self.rivalLimit).map(instance) : []
  }

  /// Whether two themes may give a member different colors: where it holds colors, what they are in each is not compared.
  private func mayDiffer(_ one: ConstantValue, _ other: ConstantValue) -> Bool {
    if case .instance = one { return true }
    guard let own = one.color else { return false }
    return other.color != own
  }

  // MARK: Members of values

  /// A value whose members are yet to be looked at.
  struct Expansion {
    let value: ConstantValue
    let type: UInt64
    let reference: TokenPath
    let depth: Int
    /// Not 0 for a text style or a palette, each of whose values is one by itself.
    let values: UInt64
    /// It is a text style, of which only the font is a token.
    let isStyle: Bool
  }

  /// The members of a value that names lead to.
  mutating func open(_ value: ConstantValue, of type: UInt64, _ reference: TokenPath, depth: Int) {
    // What is not there has no measures: `BorderStyle.none.radius`.
    guard depth < Self.depthLimit, !TokenWords.meansNothing(text(reference.slot)) else { return }
    var inner = reference
    if inner.instanceType == 0 {
      inner.instanceType = type
      inner.root = reference.slot
      inner.membersAt = inner.names.count
    }
    expand(value, of: type, inner, depth: depth + 1)
  }

  /// The members of a value.
  /// - Parameter type: what is declared for it, which may be a protocol.
  mutating func expand(_ value: ConstantValue, of type: UInt64, _ reference: TokenPath, depth: Int) {
    // A theme is reached in several ways, of which one will do; text styles and palettes are a value each.
    let isStyle = isTextStyle(reference.instanceType)
    let isPalette = reference.root >= 0 && type == reference.instanceType && palettes.contains(type)
    let values = isStyle || isPalette ? SymbolHash.symbol(reference.names.joined(separator: ".")) : 0
    let home = resolver.isAmbiguous(type) ? resolver.home(ofType: type, from: file(of: value, reference)) : 0
    let key = SymbolHash.mix(
      SymbolHash.mix(type, reference.instanceType), values &+ UInt64(bitPattern: Int64(home)))
    if expanded.insert(key).inserted {
      firstWays[key] = reference.names
    } else if !isBeside(firstWays[key] ?? [], reference) {
      return
    }
    opened.insert(type)
    expansions.append(
      Expansion(
        value: value, type: type, reference: reference, depth: depth, values: values, isStyle: isStyle))
    guard expansions.count == 1 else { return }
    // One after the other, since the shortest way to a member is the one that people write.
    var position = 0
    while position < expansions.count {
      expand(expansions[position])
      position += 1
    }
    expansions = []
  }

  /// Members that hold what is shown at another time, not elsewhere: `theme.light` and `theme.dark`.
  private static let alternatives: Set<String> = [
    "light", "dark", "day", "night", "default", "standard", "current", "selected", "active", "fallback",
    "contrast", "next", "previous",
  ]

  /// Whether a value is another part of the one that the first of its type is a part of: `theme.colors.text` beside
  /// `theme.colors.border`.
  private func isBeside(_ first: [String], _ reference: TokenPath) -> Bool {
    let names = reference.names
    guard reference.instanceType != 0, first.count == names.count, names.count > reference.membersAt,
      first.prefix(reference.membersAt).elementsEqual(names.prefix(reference.membersAt))
    else { return false }
    let differing = zip(first, names).filter { $0 != $1 }
    return !differing.isEmpty && !isNameOfMember(reference.slot)
      && differing.allSatisfy { first, other in
        Self.alternatives.isDisjoint(with: TokenWords.words(first) + TokenWords.words(other))
      }
  }

  /// Whether a constant is set to what it finds by a plain name, as to another member of the same value.
  private func isNameOfMember(_ slot: Int32) -> Bool {
    let record = sections.slots[Int(slot)]
    guard record.expression >= 0 else { return false }
    return sections.expressions[Int(fileOf(slot).expressions.start) + Int(record.expression)].kind == .name
  }

  /// Types that are nothing but colors, and no theme, of which several constants hold a value each for a part of the
  /// interface: `ButtonPalette.primary` and `.warning`.
  mutating func readPalettes() -> Set<UInt64> {
    let candidates = members.filter { type, slots in
      let stored = slots.filter { !sections.slots[Int($0)].flags.contains(.isComputed) }
      guard stored.count > 1, let declared = resolver.declaration(ofType: type),
        sections.types[Int(declared)].kind == .structure,
        !TokenWords.speaksOfDesign(name(ofType: declared))
      else { return false }
      return stored.allSatisfy { ConstantNames.colorTypes.contains(evaluator.paintType(of: $0)) }
    }
    if candidates.isEmpty { return [] }
    var holders: [UInt64: Int] = [:]
    var others: Set<UInt64> = []
    for file in sections.files where !isTest(file) {
      for slot in Int32(file.slots.start)..<Int32(file.slots.start + file.slots.count) {
        let record = sections.slots[Int(slot)]
        guard record.kind == .variable, record.owner >= 0, record.numberType == .other,
          !record.flags.contains(.isLocal)
        else { continue }
        let isOfEnvironment = resolver.ownerKey(record.owner, file) == Self.environment
        guard isOfEnvironment || record.flags.contains(.isStatic) && record.expression >= 0 else { continue }
        let type = resolver.memberOwner(of: slot, record, depth: 0)
        guard candidates[type] != nil else { continue }
        holders[type, default: 0] += 1
        if isOfEnvironment || !Self.alternatives.isDisjoint(with: TokenWords.words(text(slot))) {
          others.insert(type)
        }
      }
    }
    return Set(holders.filter { $0.value > 1 && !others.contains($0.key) }.keys)
  }

  /// The file that names the type of a value.
  private func file(of value: ConstantValue, _ reference: TokenPath) -> Int {
    if case .instance(let instance) = value { return instance.file }
    return resolver.file(ofSlot: reference.slot)
  }

  private mutating func expand(_ expansion: Expansion) {
    let (value, type, reference) = (expansion.value, expansion.type, expansion.reference)
    var own: Set<UInt64> = [type]
    var all = members[type] ?? []
    var left = 32
    _ = resolver.hasAncestor(of: type, left: &left) { ancestor in
      if own.insert(ancestor).inserted { all += members[ancestor] ?? [] }
      return false
    }
    if resolver.isAmbiguous(type) {
      // Another module's type of that name has other members.
      let home = resolver.home(ofType: type, from: file(of: value, reference))
      all.removeAll { slot in
        let owner = resolver.ownerKey(sections.slots[Int(slot)].owner, fileOf(slot))
        return owner == type && resolver.home(ofType: type, from: resolver.file(ofSlot: slot)) != home
      }
    }
    let isPalette = isPalette(type)
    let rivals = rivals(of: expansion)
    let fontCount = result.fonts.count
    var seen: Set<Symbol> = []
    for slot in all.prefix(Self.memberLimit) {
      let record = sections.slots[Int(slot)]
      // What a protocol asks for and gives itself is one, and so are the branches of an `#if`.
      guard seen.insert(record.name).inserted, !record.flags.contains(.isPrivate),
        let found = evaluator.member(record.name, of: value)
      else {
        continue
      }
      // What else belongs to a text style is set with it.
      if expansion.isStyle, !isFont(found.value) { continue }
      let declared = resolver.memberOwner(of: slot, record, depth: 0)
      // Of a theme that is chosen at run time, unless it is reached in another way as well.
      let isOpen = found.value.isUnknown && !opened.contains(declared)
      var value = isOpen ? standard(of: declared) ?? chosen(declared) ?? found.value : found.value
      // A theme's color that it is made with, which may be any.
      if value.isOpen, isPalette, ConstantNames.colorTypes.contains(declared) {
        value = .color(ConstantColor(.varying))
      }
      let names = reference.names + [text(slot)]
      // Each text style is a token, whose font all of them keep in one property; so is each palette.
      let isOfRoot = expansion.values != 0 && reference.root >= 0
      var inner = TokenPath(
        names: names, slot: isOfRoot ? reference.root : slot, constantAt: reference.constantAt,
        trailing: isOfRoot ? reference.trailing + 1 : 0,
        instanceType: reference.instanceType, root: reference.root, membersAt: reference.membersAt,
        isGlobal: reference.isGlobal)
      inner.standsAlone = reference.standsAlone && !record.flags.contains(.isOptional)
      inner.variesByTheme =
        reference.variesByTheme
        || rivals.contains { rival in
          mayDiffer(found.value, evaluator.member(record.name, of: rival)?.value ?? .unknown)
        }
      exemptHeirs(record.name, of: type, value)
      if found.slot >= 0, found.slot != slot, isDesign(value) { exempt(found.slot) }
      exemptSource(of: found.slot >= 0 ? found.slot : slot, value)
      add(
        value, (inner, isVisible: true), type: declared, depth: expansion.depth,
        words: [name(ofTypeKey: type)], property: expansion.values != 0 ? slot : -1)
    }
    if expansion.isStyle, result.fonts.count > fontCount {
      let color = color(ofStyle: value, type)
      for position in fontCount..<result.fonts.count { result.fonts[position].color = color }
    }
  }

  /// The color that a text style sets with its font, which varies where it is not known; `nil` where it has none.
  mutating func color(ofStyle value: ConstantValue, _ type: UInt64) -> ConstantColor? {
    for slot in members[type] ?? [] where ConstantNames.colorTypes.contains(evaluator.paintType(of: slot)) {
      switch TokenPart(saidBy: [text(slot)]) {
      case nil, .foreground: break
      case .fill, .border, .shadow: continue
      }
      let found = evaluator.member(sections.slots[Int(slot)].name, of: value)?.value ?? .unknown
      if found.isNothing { continue }
      return found.color ?? ConstantColor(.varying)
    }
    return nil
  }

  /// A member that hands on one of another value, `sizes.cardRadius`, has its number from where that is written down, be it
  /// another one on each device.
  mutating func exemptSource(of slot: Int32, _ value: ConstantValue) {
    if case .choice = value {} else if !isDesign(value) { return }
    var slot = slot
    for _ in 0..<Self.depthLimit {
      let record = sections.slots[Int(slot)]
      guard record.expression >= 0 else { return }
      let position = resolver.file(ofSlot: slot)
      let start = Int(sections.files[position].expressions.start) + Int(record.expression)
      var source: Int32 = -1
      evaluator.names(start).withUnsafeBufferPointer { names in
        guard names.count > 1 else { return }
        resolver.forEachSlot(ofPath: names, context: record.owner, file: position) { source = $0 }
      }
      guard source >= 0, source != slot else { return }
      exempt(source)
      sourceTypes.insert(resolver.ownerKey(sections.slots[Int(source)].owner, fileOf(source)))
      slot = source
    }
  }

  /// The constants that hold such values: `static let phone = Sizes(cardRadius: 12)`.
  mutating func exemptHolders() {
    if sourceTypes.isEmpty { return }
    for slot in sections.slots.indices {
      let record = sections.slots[slot]
      guard record.kind == .variable, record.numberType == .other, record.expression >= 0,
        record.flags.contains(.isStatic), !record.flags.contains(.isLocal),
        sourceTypes.contains(resolver.memberOwner(of: Int32(slot), record, depth: 0))
      else { continue }
      exempt(Int32(slot))
    }
  }

  /// Other themes write down their own values of what one does.
  mutating func exemptHeirs(_ name: Symbol, of type: UInt64, _ value: ConstantValue) {
    guard isDesign(value), let heirs = heirs[type] else { return }
    for heir in heirs {
      sections.memberTable.forEach(IndexResolver.key(heir, name)) { result.declarations.insert($0) }
    }
  }
}
