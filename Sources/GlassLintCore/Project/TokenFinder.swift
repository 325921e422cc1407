/// Finds the design tokens among the constants of an index.
struct TokenFinder {
  private let index: ProjectIndex
  private let sections: IndexSections
  private let resolver: IndexResolver
  private let evaluator: ConstantEvaluator
  private var result = TokenDiscovery()
  /// By type: its name, or that of a type around it, says that its constants are tokens.
  private let holdsTokens: [Bool]
  /// Numbers that may be tokens, by the type whose constants they are.
  private var sets: [UInt64: [Candidate]] = [:]
  /// Types whose values have been looked into, by where: their members are tokens once.
  private var expanded: Set<UInt64> = []
  /// The variables that the values of a type have.
  private lazy var members = instanceMembers()
  /// By type: those that inherit from it or conform to it.
  private lazy var heirs = inheritance()

  /// How many numeric constants make a set.
  private static let setSize = 3
  /// Values within values.
  private static let depthLimit = 4
  /// Members of one type that are looked at.
  private static let memberLimit = 400
  /// The last step of a function of steps, and the largest value.
  private static let stepLimit = 20
  private static let stepValueLimit = 200.0

  /// A number, and the way to it.
  private struct Candidate {
    var reference: TokenPath
    var value: Double
    /// Where the number is written down.
    var slot: Int32
    var numberType: NumberType
    var isVisible: Bool
    /// The names of the types that its value was made of.
    var words: [String] = []
    /// A type around it says by its name that it holds the numbers of a role.
    var isWrapped = false
    /// What it is used as, where the names do not say what it is for.
    var role: Role?
    /// The property whose `switch` writes it down, or -1.
    var property: Int32 = -1
  }

  init(_ index: ProjectIndex) {
    self.index = index
    sections = index.sections
    resolver = IndexResolver(sections: index.sections)
    evaluator = ConstantEvaluator(index)
    var holdsTokens = Array(repeating: false, count: sections.types.count)
    for file in sections.files {
      for type in Int(file.types.start)..<Int(file.types.start + file.types.count) {
        let record = sections.types[type]
        holdsTokens[type] =
          record.flags.contains(.holdsTokens)
          || record.parent >= 0 && holdsTokens[Int(file.types.start) + Int(record.parent)]
      }
    }
    self.holdsTokens = holdsTokens
  }

  mutating func find() -> TokenDiscovery {
    for (position, file) in sections.files.enumerated() where !isTest(file) {
      for slot in Int32(file.slots.start)..<Int32(file.slots.start + file.slots.count) {
        look(at: slot, file, position)
      }
      for callable in Int32(file.callables.start)..<Int32(file.callables.start + file.callables.count) {
        lookAtSteps(callable, file)
        lookAtFunction(callable, file, position)
      }
    }
    lookAtViews()
    collectSets()
    FeatureTokens(index).confine(&result.tokens)
    result.circular = evaluator.circular.sorted()
    return result
  }

  // MARK: Where constants are

  private static let testModules: Set<Symbol> = [SymbolHash.symbol("XCTest"), SymbolHash.symbol("Testing")]

  private func isTest(_ file: FileRecord) -> Bool {
    sections.symbols.share(Stretch(start: file.symbols.start, count: file.importCount)).contains {
      Self.testModules.contains($0)
    }
  }

  private static let environment = IndexResolver.key(0, SymbolHash.symbol("EnvironmentValues"))

  private mutating func look(at slot: Int32, _ file: FileRecord, _ position: Int) {
    let record = sections.slots[Int(slot)]
    guard record.kind == .variable || record.kind == .enumCase, !record.flags.contains(.isLocal) else {
      return
    }
    let isHeld = record.owner >= 0 && holdsTokens[Int(file.types.start) + Int(record.owner)]
    if record.kind == .enumCase {
      if isHeld { lookAtCase(slot, record, file) }
      return
    }
    if record.owner >= 0, !record.flags.contains(.isStatic) {
      if record.flags.contains(.isComputed), isHeld || sections.reachHeads[Int(slot)] >= 0 {
        lookAtCases(of: slot, record, file)
      }
      if resolver.ownerKey(record.owner, file) == Self.environment { lookAtEnvironment(slot, record) }
      return
    }
    // What a key holds is reached through the environment.
    guard record.expression >= 0, record.name != Self.wildcard, record.name != ConstantNames.defaultValue
    else {
      return
    }
    if record.numberType == .cgFloat || record.numberType == .double || record.numberType == .float
      || record.numberType == .int
    {
      guard isHeld || record.owner < 0 else { return }
      return add(evaluator.value(of: slot), path(to: slot), type: 0)
    }
    if lookAtAsset(slot, record, file, position) { return }
    guard isHeld || record.owner < 0 || mayPaint(record, file) else {
      return lookAtInstance(slot, record, file, position)
    }
    let value = evaluator.value(of: slot)
    if case .instance = value { return lookAtInstance(slot, record, file, position) }
    add(value, path(to: slot), type: 0)
  }

  private static let assetName = SymbolHash.symbol("name")
  /// The colors that a generated value for a color set has.
  private static let assetColors = [SymbolHash.symbol("swiftUIColor"), SymbolHash.symbol("color")]

  /// What generators make of an asset catalog: `static let brand = ColorAsset(name: "brand")`, whose type has the color.
  private mutating func lookAtAsset(
    _ slot: Int32, _ record: SlotRecord, _ file: FileRecord, _ position: Int
  ) -> Bool {
    let start = Int(file.expressions.start) + Int(record.expression)
    guard start + 3 < sections.expressions.count, sections.expressions[start].kind == .call,
      sections.expressions[start].size == 4, sections.expressions[start + 1].kind == .name,
      sections.expressions[start + 2].kind == .argument,
      sections.expressions[start + 2].payload == Self.assetName,
      sections.expressions[start + 3].kind == .text, let way = path(to: slot), way.isVisible
    else { return false }
    let key = resolver.lexicalType(
      sections.expressions[start + 1].payload, context: record.owner, file: position, depth: 0)
    let value = evaluator.value(of: slot)
    var isFound = false
    for name in Self.assetColors where key != 0 {
      guard let (value, member) = evaluator.member(name, of: value), member >= 0, let color = value.color,
        !sections.slots[Int(member)].flags.contains(.isPrivate)
      else { continue }
      let reference = TokenPath(
        names: way.reference.names + [text(member)], slot: slot, constantAt: way.reference.constantAt,
        trailing: 1)
      result.colors.append(
        DiscoveredColor(reference: reference, type: colorType(ofMember: member), value: color))
      isFound = true
    }
    if isFound { exempt(slot) }
    return isFound
  }

  /// Generated code may call `Color` what is `UIColor` on one system and `NSColor` on another.
  private func colorType(ofMember member: Int32) -> ColorType {
    let file = fileOf(member)
    let type = resolver.symbols(sections.slots[Int(member)].type, file)
    let isAlias = type.count == 1 && sections.aliases.share(file.aliases).contains { $0.name == type[0] }
    return isAlias ? .uiKit : type.last.flatMap { ColorType(symbol: $0) } ?? .swiftUI
  }

  private static let wildcard = SymbolHash.symbol("_")

  /// Whether a constant names a color or a font where it is set.
  private func mayPaint(_ record: SlotRecord, _ file: FileRecord) -> Bool {
    let type = resolver.symbols(record.type, file)
    if let last = type.last { return Self.paintNames.contains(last) }
    let owner = resolver.ownerKey(record.owner, file)
    if ConstantNames.colorTypes.contains(owner) || ConstantNames.fontTypes.contains(owner) { return true }
    let start = Int(file.expressions.start) + Int(record.expression)
    return (start..<start + Int(sections.expressions[start].size)).contains { position in
      sections.expressions[position].kind == .name
        && Self.paintNames.contains(sections.expressions[position].payload)
    }
  }

  private static let paintNames: Set<Symbol> = Set(
    ["Color", "UIColor", "NSColor", "Font", "UIFont", "NSFont"].map { SymbolHash.symbol($0) })

  /// A constant that holds a value of the project's: `static let shared = Theme()`.
  private mutating func lookAtInstance(
    _ slot: Int32, _ record: SlotRecord, _ file: FileRecord, _ position: Int
  ) {
    let isHeld = record.owner >= 0 && holdsTokens[Int(file.types.start) + Int(record.owner)]
    let key = resolver.memberOwner(of: slot, record, depth: 0)
    guard key != 0, let type = resolver.declaration(ofType: key) else {
      if isHeld { add(evaluator.value(of: slot), path(to: slot), type: 0) }
      return
    }
    guard isHeld || holdsTokens[Int(type)] || isTextStyle(key), let way = path(to: slot), way.isVisible
    else { return }
    let value = evaluator.value(of: slot)
    guard case .instance = value else { return add(value, way, type: key) }
    add(value, way, type: key)
  }

  /// What `@Environment(\.theme)` hands out: the members of its default.
  private mutating func lookAtEnvironment(_ slot: Int32, _ record: SlotRecord) {
    let key = resolver.memberOwner(of: slot, record, depth: 0)
    guard key != 0, let type = resolver.declaration(ofType: key), holdsTokens[Int(type)] else { return }
    var value = evaluator.value(of: slot)
    if case .choice(let values) = value, let first = values.first { value = first }
    guard case .instance = value else { return }
    var reference = TokenPath(names: [text(slot)], slot: slot, constantAt: 0, isGlobal: false)
    reference.instanceType = key
    reference.membersAt = 1
    expand(value, of: key, reference, depth: 0)
  }

  /// Types of the project whose values views hold, `@EnvironmentObject var theme: Theme`, though no constant does.
  private mutating func lookAtViews() {
    var seen: Set<UInt64> = []
    for (position, file) in sections.files.enumerated() where !isTest(file) {
      for slot in Int32(file.slots.start)..<Int32(file.slots.start + file.slots.count) {
        let record = sections.slots[Int(slot)]
        guard record.kind == .variable, record.owner >= 0, record.type.count > 0,
          !record.flags.contains(.isStatic), !record.flags.contains(.isLocal),
          sections.types[Int(file.types.start) + Int(record.owner)].flags.contains(.isDrawn)
        else { continue }
        let symbols = resolver.symbols(record.type, file)
        guard symbols.first != Self.environmentValues else { continue }
        let key = resolver.typeKey(symbols, context: record.owner, file: position)
        guard key != 0, seen.insert(key).inserted, !expanded.contains(key),
          let type = resolver.declaration(ofType: key), holdsTokens[Int(type)],
          sections.types[Int(type)].kind == .class || sections.types[Int(type)].kind == .structure,
          !sections.types[Int(type)].flags.contains(.isDrawn)
        else { continue }
        var reference = TokenPath(
          names: [NameWords.lowerCamel(name(ofType: type))], slot: slot, constantAt: 0, isGlobal: false)
        reference.instanceType = key
        reference.membersAt = 1
        expand(
          .instance(ConstantInstance(type: key, file: resolver.file(ofType: type), fields: [:])), of: key,
          reference, depth: 0)
      }
    }
  }

  private static let environmentValues = SymbolHash.symbol("EnvironmentValues")

  // MARK: Values

  /// Takes a value for a token, or looks for some inside of it.
  /// - Parameter type: the key of the type that is declared for it, 0 for none.
  private mutating func add(
    _ value: ConstantValue, _ way: (reference: TokenPath, isVisible: Bool)?, type: UInt64, depth: Int = 0,
    words: [String] = []
  ) {
    guard let way else { return }
    let (reference, isVisible) = way
    switch value {
    case .number(let number):
      add(
        Candidate(
          reference: reference, value: number, slot: reference.slot, numberType: numberType(reference.slot),
          isVisible: isVisible, words: words))
    case .choice:
      // It has no one value, but is as much a place to write values down.
      if self.role(reference.names, 0) != nil { exempt(reference.slot) }
    case .color, .appearances:
      guard isVisible, let color = value.color, let type = colorType(reference.slot, value) else { return }
      result.colors.append(DiscoveredColor(reference: reference, type: type, value: color))
      exempt(reference.slot)
    case .font(let font):
      guard isVisible else { return }
      result.fonts.append(
        DiscoveredFont(
          reference: reference, font: font, isSwiftUI: isSwiftUIFont(reference.slot),
          modifier: modifier(forFontOf: reference)))
      exempt(reference.slot)
    case .tuple, .instance:
      if let level = shadow(value, reference) {
        if isVisible { result.shadows.append(DiscoveredShadow(reference: reference, level: level)) }
        exempt(reference.slot)
        return
      }
      guard case .instance(let instance) = value else { return }
      if let wrapped = wrapped(instance, reference) {
        add(
          Candidate(
            reference: wrapped.reference, value: wrapped.value, slot: reference.slot,
            numberType: numberType(wrapped.slot), isVisible: isVisible && wrapped.isVisible,
            words: words, isWrapped: role([name(ofTypeKey: instance.type)], wrapped.value) != nil))
        return
      }
      guard isVisible, depth < Self.depthLimit else { return }
      var inner = reference
      if inner.instanceType == 0 {
        inner.instanceType = type != 0 ? type : instance.type
        inner.membersAt = inner.names.count
      }
      expand(value, of: type != 0 ? type : instance.type, inner, depth: depth + 1)
    case .text, .type, .enumCase, .unknown: return
    }
  }

  /// Whether a constant is a `Font`, and not one of UIKit or AppKit.
  private func isSwiftUIFont(_ slot: Int32) -> Bool {
    let record = sections.slots[Int(slot)]
    let file = fileOf(slot)
    if let last = resolver.symbols(record.type, file).last {
      return IndexResolver.key(0, last) == ConstantNames.font
    }
    guard record.expression >= 0 else { return true }
    // The first type that it is made with.
    let start = Int(file.expressions.start) + Int(record.expression)
    for position in start..<start + Int(sections.expressions[start].size)
    where sections.expressions[position].kind == .name {
      let key = IndexResolver.key(0, sections.expressions[position].payload)
      if ConstantNames.fontTypes.contains(key) { return key == ConstantNames.font }
    }
    return resolver.ownerKey(record.owner, file) == ConstantNames.font
  }

  /// The modifier that sets a font and whatever else belongs to its style: `Typography.body.font` is that of
  /// `.textStyle(.body)`.
  private mutating func modifier(forFontOf reference: TokenPath) -> String? {
    guard reference.isGlobal, reference.names.count == reference.constantAt + 2 else { return nil }
    let owner: UInt64
    if reference.instanceType != 0 {
      owner = reference.instanceType
    } else {
      let record = sections.slots[Int(reference.slot)]
      owner = resolver.ownerKey(record.owner, fileOf(reference.slot))
    }
    return isTextStyle(owner) ? modifiers[owner] : nil
  }

  private mutating func add(_ candidate: Candidate) {
    sets[setKey(candidate), default: []].append(candidate)
  }

  /// Constants belong together that are members of one type.
  private func setKey(_ candidate: Candidate) -> UInt64 {
    let record = sections.slots[Int(candidate.slot)]
    return resolver.ownerKey(record.owner, fileOf(candidate.slot))
  }

  /// The members of a value.
  /// - Parameter type: what is declared for it, which may be a protocol.
  private mutating func expand(_ value: ConstantValue, of type: UInt64, _ reference: TokenPath, depth: Int) {
    // A theme is reached in several ways, of which one will do; text styles are a value each.
    let styles =
      !isTextStyle(reference.instanceType) ? 0 : SymbolHash.symbol(reference.names.joined(separator: "."))
    guard expanded.insert(SymbolHash.mix(SymbolHash.mix(type, reference.instanceType), styles)).inserted
    else {
      return
    }
    var own: Set<UInt64> = [type]
    var all = members[type] ?? []
    var left = 32
    _ = resolver.hasAncestor(of: type, left: &left) { ancestor in
      if own.insert(ancestor).inserted { all += members[ancestor] ?? [] }
      return false
    }
    for slot in all.prefix(Self.memberLimit) {
      let record = sections.slots[Int(slot)]
      guard !record.flags.contains(.isPrivate), let found = evaluator.member(record.name, of: value) else {
        continue
      }
      // What else belongs to a text style is set with it.
      if styles != 0, !isFont(found.value) { continue }
      let names = reference.names + [text(slot)]
      var inner = reference
      inner = TokenPath(
        names: names, slot: slot, constantAt: reference.constantAt, trailing: 0,
        instanceType: reference.instanceType, membersAt: reference.membersAt, isGlobal: reference.isGlobal)
      exemptHeirs(record.name, of: type, found.value)
      if found.slot >= 0, found.slot != slot, isDesign(found.value) { exempt(found.slot) }
      add(
        found.value, (inner, isVisible: true), type: resolver.memberOwner(of: slot, record, depth: 0),
        depth: depth,
        words: [name(ofTypeKey: type)])
    }
  }

  private func isFont(_ value: ConstantValue) -> Bool { if case .font = value { true } else { false } }

  private func isDesign(_ value: ConstantValue) -> Bool {
    switch value {
    case .number, .color, .appearances, .font: true
    default: false
    }
  }

  /// Other themes write down their own values of what one does.
  private mutating func exemptHeirs(_ name: Symbol, of type: UInt64, _ value: ConstantValue) {
    guard isDesign(value), let heirs = heirs[type] else { return }
    for heir in heirs {
      sections.memberTable.forEach(IndexResolver.key(heir, name)) { result.declarations.insert($0) }
    }
  }

  /// The one number that a structure wraps, where others can read it: `RadiusStep(points: 16)`.
  private func wrapped(
    _ instance: ConstantInstance, _ reference: TokenPath
  ) -> (reference: TokenPath, value: Double, slot: Int32, isVisible: Bool)? {
    let numbers = instance.fields.compactMap { field in
      field.value.number.map { (name: field.key, value: $0) }
    }
    guard numbers.count == 1, instance.fields.values.allSatisfy({ !isCompound($0) }) else { return nil }
    var found: Int32 = -1
    sections.memberTable.forEach(IndexResolver.key(instance.type, numbers[0].name)) { found = $0 }
    guard found >= 0 else { return nil }
    let record = sections.slots[Int(found)]
    guard record.numberType != .other, !record.flags.contains(.isStatic) else { return nil }
    let names = reference.names + [text(found)]
    var inner = TokenPath(
      names: names, slot: reference.slot, constantAt: reference.constantAt, trailing: reference.trailing + 1,
      instanceType: reference.instanceType, membersAt: reference.membersAt, isGlobal: reference.isGlobal)
    inner.isCall = reference.isCall
    return (inner, numbers[0].value, found, !record.flags.contains(.isPrivate))
  }

  private func isCompound(_ value: ConstantValue) -> Bool {
    switch value {
    case .instance, .color, .appearances, .font, .tuple: true
    default: false
    }
  }

  // MARK: Enumerations and functions

  /// `case md = 16`.
  private mutating func lookAtCase(_ slot: Int32, _ record: SlotRecord, _ file: FileRecord) {
    // Whole numbers of cases number or count something.
    guard record.expression >= 0, record.numberType != .int, record.numberType != .other,
      let number = evaluator.member(ConstantNames.rawValue, of: .enumCase(slot))?.value.number,
      let way = path(to: slot)
    else { return }
    let reference = TokenPath(
      names: way.reference.names + ["rawValue"], slot: slot, constantAt: way.reference.constantAt, trailing: 1
    )
    guard let role = role(way.reference.names, number),
      TokenWords.isAllAbout(role, type: way.reference.names.dropLast().last ?? "")
    else { return }
    add(
      Candidate(
        reference: reference, value: number, slot: slot, numberType: record.numberType,
        isVisible: way.isVisible))
  }

  /// `switch self { case .small: 8 … }` of a computed property: a token for each case.
  private mutating func lookAtCases(of slot: Int32, _ record: SlotRecord, _ file: FileRecord) {
    guard record.flags.contains(.isComputed), record.expression >= 0, !record.flags.contains(.isPrivate),
      sections.expressions[Int(file.expressions.start) + Int(record.expression)].kind == .cases,
      let place = place(of: slot)
    else { return }
    let owner = resolver.ownerKey(record.owner, file)
    guard isScale(owner, place.names.last ?? "") else { return }
    for position in file.slots.start..<file.slots.start + file.slots.count {
      let element = sections.slots[Int(position)]
      guard element.kind == .enumCase, resolver.ownerKey(element.owner, file) == owner else { continue }
      let value = evaluator.value(of: slot, in: .enumCase(Int32(position)))
      let reference = TokenPath(
        names: place.names + [text(Int32(position)), text(slot)], slot: Int32(position),
        constantAt: place.names.count, trailing: 1)
      guard let number = value.number else {
        if isDesign(value) { add(value, (reference, place.isVisible), type: 0) }
        continue
      }
      let said = role(place.names + [text(slot)], number)
      for role in said.map({ [$0] }) ?? roles(ofUses: slot)
      where TokenWords.isAllAbout(role, type: place.names.last ?? "") {
        add(
          Candidate(
            reference: reference, value: number, slot: Int32(position), numberType: record.numberType,
            isVisible: place.isVisible, words: [text(slot)], role: role, property: slot))
      }
    }
  }

  private static let states = ["Style", "State", "Status", "Mode", "Kind", "Type", "Variant"]

  /// Whether an enumeration is a scale, and not what somebody has chosen or what something looks like at the moment.
  private mutating func isScale(_ type: UInt64, _ name: String) -> Bool {
    guard let declared = resolver.declaration(ofType: type) else { return false }
    let isState = Self.states.contains { name.hasSuffix($0) }
    return !sections.types[Int(declared)].flags.contains(.isStored) && (!isState || isTextStyle(type))
  }

  /// `static func grid(_ n: Int) -> CGFloat { CGFloat(n) * 4 }`: every whole multiple is a step.
  private mutating func lookAtSteps(_ callable: Int32, _ file: FileRecord) {
    let record = sections.callables[Int(callable)]
    guard record.expression >= 0, record.result >= 0, record.parameters.count == 1,
      record.flags.contains(.isStatic) || record.owner < 0,
      record.flags.isDisjoint(with: [.isPrivate, .isLocal, .isInitializer]),
      record.owner < 0 || holdsTokens[Int(file.types.start) + Int(record.owner)]
    else { return }
    let parameter = sections.slots[Int(file.slots.start + record.parameters.start)]
    guard parameter.label == 0, parameter.numberType != .other, parameter.numberType != .inferred else {
      return
    }
    let result = Int32(file.slots.start) + record.result
    func value(_ step: Double) -> Double? { evaluator.value(ofFunction: callable, of: .number(step)).number }
    guard let unit = value(1), unit > 0, value(2) == 2 * unit, value(5) == 5 * unit,
      let way = path(to: result)
    else { return }
    let name = way.reference.names.last ?? ""
    // A function without a word for what its numbers are is told by what they are used as.
    let roles = role(way.reference.names, unit).map { [$0] } ?? roles(ofUses: result)
    if !roles.isEmpty { exempt(result) }
    guard way.isVisible else { return }
    for role in roles {
      for step in 1...Self.stepLimit where Double(step) * unit <= Self.stepValueLimit {
        var reference = TokenPath(
          names: way.reference.names.dropLast() + ["\(name)(\(step))"], slot: result,
          constantAt: way.reference.constantAt)
        reference.isCall = true
        append(
          DiscoveredToken(
            reference: reference, role: role, value: Double(step) * unit,
            numberType: sections.slots[Int(result)].numberType, isAlias: false))
      }
    }
  }

  /// `static func brand(_ color: BrandColor) -> Color`: a token for each case.
  private mutating func lookAtFunction(_ callable: Int32, _ file: FileRecord, _ position: Int) {
    let record = sections.callables[Int(callable)]
    guard record.expression >= 0, record.result >= 0, record.parameters.count > 0,
      record.flags.contains(.isStatic), record.flags.isDisjoint(with: [.isPrivate, .isLocal, .isInitializer])
    else { return }
    let parameters = (0..<record.parameters.count).map {
      sections.slots[Int(file.slots.start + record.parameters.start + $0)]
    }
    guard parameters[0].type.count > 0,
      parameters.dropFirst().allSatisfy({ $0.flags.contains(.hasDefault) })
    else { return }
    let key = resolver.typeKey(
      resolver.symbols(parameters[0].type, file), context: record.owner, file: position)
    guard let type = resolver.declaration(ofType: key), sections.types[Int(type)].kind == .enumeration else {
      return
    }
    let result = Int32(file.slots.start) + record.result
    guard let way = path(to: result), way.isVisible else { return }
    let names = way.reference.names
    let label = parameters[0].label == 0 ? "" : "\(parameterLabel(parameters[0], file)): "
    for element in cases(of: key, declaredBy: type) {
      let value = evaluator.value(ofFunction: callable, of: .enumCase(element))
      var reference = TokenPath(
        names: names.dropLast() + ["\(names.last ?? "")(\(label).\(text(element)))"], slot: result,
        constantAt: way.reference.constantAt)
      reference.isCall = true
      if let number = value.number {
        guard let role = role(names, number) ?? roles(ofUses: result).first else { continue }
        add(
          Candidate(
            reference: reference, value: number, slot: result,
            numberType: sections.slots[Int(result)].numberType,
            isVisible: true, role: role))
      } else if isDesign(value) {
        add(value, (reference, true), type: 0)
      }
    }
  }

  private func parameterLabel(_ parameter: SlotRecord, _ file: FileRecord) -> String {
    let range =
      parameter.labelLength == 0
      ? parameter.text
      : TextRange(start: parameter.text.start - parameter.labelLength, count: parameter.labelLength)
    return String(decoding: sections.text.share(file, range), as: UTF8.self)
  }

  private func cases(of key: UInt64, declaredBy type: Int32) -> [Int32] {
    let file = sections.files[resolver.file(ofType: type)]
    return (Int32(file.slots.start)..<Int32(file.slots.start + file.slots.count)).filter { slot in
      let record = sections.slots[Int(slot)]
      return record.kind == .enumCase && !record.flags.contains(.hasPayload)
        && resolver.ownerKey(record.owner, file) == key
    }
  }

  /// Whether values of a type are text styles: a modifier of the project's own takes one, and it has a font. A theme that
  /// one takes has its fonts deeper inside.
  private mutating func isTextStyle(_ type: UInt64) -> Bool {
    guard modifiers[type] != nil else { return false }
    return (members[type] ?? []).contains { slot in
      let last = resolver.symbols(sections.slots[Int(slot)].type, fileOf(slot)).last
      return last.map { ConstantNames.fontTypes.contains(IndexResolver.key(0, $0)) } ?? false
    }
  }

  /// By the type of the only argument: extensions of `View` and `Text` that take it without a label.
  private lazy var modifiers: [UInt64: String] = {
    var modifiers: [UInt64: String] = [:]
    for (position, file) in sections.files.enumerated() {
      for callable in sections.callables.share(file.callables) {
        guard callable.owner >= 0, callable.parameters.count == 1,
          callable.flags.isDisjoint(with: [.isPrivate, .isStatic, .isInitializer, .isLocal]),
          Self.viewKeys.contains(resolver.ownerKey(callable.owner, file))
        else { continue }
        let parameter = sections.slots[Int(file.slots.start + callable.parameters.start)]
        guard parameter.label == 0, parameter.type.count > 0 else { continue }
        let key = resolver.typeKey(
          resolver.symbols(parameter.type, file), context: callable.owner, file: position)
        let name = String(decoding: sections.text.share(file, callable.text), as: UTF8.self)
        // Two for one type: neither is the one.
        if let known = modifiers[key], known != name { modifiers[key] = "" } else { modifiers[key] = name }
      }
    }
    return modifiers.filter { !$0.value.isEmpty }
  }()

  private static let viewKeys: Set<UInt64> = Set(
    ["View", "Text"].map { IndexResolver.key(0, SymbolHash.symbol($0)) })

  /// Roles whose numbers may be multiples of one unit.
  private static let gridRoles: [Role] = [.spacing, .radius, .iconSize]

  /// What the numbers of a constant or function end up as.
  private func roles(ofUses slot: Int32) -> [Role] { Self.gridRoles.filter { hasUses(slot, as: $0) } }

  private func hasUses(_ slot: Int32, as role: Role) -> Bool {
    var reach = sections.reachHeads[Int(slot)]
    while reach >= 0 {
      if sections.reaches[Int(reach)].role == role.index { return true }
      reach = sections.reaches[Int(reach)].sibling
    }
    return false
  }

  // MARK: Sets

  private mutating func collectSets() {
    for (_, candidates) in sets.sorted(by: { $0.value[0].slot < $1.value[0].slot }) {
      if isShadow(candidates) {
        for candidate in candidates { exempt(candidate.slot) }
        continue
      }
      for candidate in candidates {
        guard candidates.count >= Self.setSize || candidate.isWrapped || isDesignSystem(candidate) else {
          continue
        }
        addToken(candidate)
      }
    }
    sets = [:]
  }

  private mutating func addToken(_ candidate: Candidate) {
    let names = Array(candidate.reference.names.dropLast(candidate.reference.trailing))
    guard
      let role = candidate.role ?? role(candidate.words + names, candidate.value)
        ?? role(names, candidate.value)
    else { return }
    // What else lasts, such as a request, is no motion.
    if role == .duration, !names.contains(where: { TokenWords.speaksOfMotion($0) }),
      !hasUses(candidate.reference.slot, as: role)
    {
      return
    }
    exempt(candidate.slot)
    exempt(candidate.reference.slot)
    exempt(candidate.property)
    guard candidate.isVisible else { return }
    append(
      DiscoveredToken(
        reference: candidate.reference, role: role, value: candidate.value, numberType: candidate.numberType,
        isAlias: isAlias(candidate.slot)))
  }

  private mutating func append(_ token: DiscoveredToken) {
    var token = token
    token.purpose = TokenWords.purpose(of: token.path.dropLast(token.trailing), token.role)
    result.tokens.append(token)
  }

  /// Whether a constant is set to another one.
  private func isAlias(_ slot: Int32) -> Bool {
    let record = sections.slots[Int(slot)]
    guard record.expression >= 0 else { return false }
    switch sections.expressions[Int(fileOf(slot).expressions.start) + Int(record.expression)].kind {
    case .name, .member, .implicitMember: return true
    default: return false
    }
  }

  /// Whether constants are the parts of one shadow, whose radius is no corner's.
  private func isShadow(_ candidates: [Candidate]) -> Bool {
    let names = Set(candidates.map { sections.slots[Int($0.slot)].name })
    return names.contains(Self.opacity) && !names.isDisjoint(with: Self.radius)
      && !names.isDisjoint(with: Self.offset)
  }

  /// Whether a type, the file or its folder says by its name that this is a design system.
  private func isDesignSystem(_ candidate: Candidate) -> Bool {
    if candidate.reference.names.dropLast().contains(where: { TokenWords.speaksOfDesign($0) }) { return true }
    let path = index.path(ofFile: resolver.file(ofSlot: candidate.slot)).split(separator: "/").suffix(3)
    return path.contains { TokenWords.speaksOfDesign(String($0)) }
  }

  private mutating func exempt(_ slot: Int32) {
    guard slot >= 0 else { return }
    let record = sections.slots[Int(slot)]
    if record.owner >= 0 {
      let file = fileOf(slot)
      let type = sections.types[Int(file.types.start) + Int(record.owner)]
      // A view that happens to have constants is a view.
      if type.flags.contains(.isDrawn) || isDrawn(name(type, file), type.kind) { return }
    }
    result.declarations.insert(slot)
  }

  // MARK: Shadows and colors

  private static let opacity = SymbolHash.symbol("opacity")
  private static let radius = [
    SymbolHash.symbol("radius"), SymbolHash.symbol("blur"), SymbolHash.symbol("blurRadius"),
  ]
  private static let offset = [
    SymbolHash.symbol("y"), SymbolHash.symbol("offsetY"), SymbolHash.symbol("yOffset"),
  ]
  private static let colorLabels = [SymbolHash.symbol("color"), SymbolHash.symbol("shadowColor")]

  private func shadow(_ value: ConstantValue, _ reference: TokenPath) -> ShadowLevel? {
    var fields: [Symbol: ConstantValue] = [:]
    switch value {
    case .tuple(let parts): for part in parts { fields[part.label] = part.value }
    case .instance(let instance): fields = instance.fields
    default: return nil
    }
    func number(_ names: [Symbol]) -> Double? { names.lazy.compactMap { fields[$0]?.number }.first }
    guard let radius = number(Self.radius), let y = number(Self.offset) else { return nil }
    let opacity =
      number([Self.opacity])
      ?? Self.colorLabels.lazy.compactMap { fields[$0]?.color }.first.map { color in
        color.components?.light.alpha ?? color.opacity
      }
    guard let opacity, (0...1).contains(opacity) else { return nil }
    return ShadowLevel(name: reference.names.joined(separator: "."), opacity: opacity, radius: radius, y: y)
  }

  /// Whose color type a constant has.
  private func colorType(_ slot: Int32, _ value: ConstantValue) -> ColorType? {
    let record = sections.slots[Int(slot)]
    let file = fileOf(slot)
    if let last = resolver.symbols(record.type, file).last {
      return ColorType.allCases.first { SymbolHash.symbol($0.name) == last }
        ?? (last == Self.myType ? Self.type(ofOwner: resolver.ownerKey(record.owner, file)) : nil)
    }
    guard record.expression >= 0 else { return nil }
    let start = Int(file.expressions.start) + Int(record.expression)
    for position in start..<start + Int(sections.expressions[start].size)
    where sections.expressions[position].kind == .name {
      let name = sections.expressions[position].payload
      return ColorType.allCases.first { SymbolHash.symbol($0.name) == name } ?? .swiftUI
    }
    return .swiftUI
  }

  private static let myType = SymbolHash.symbol("Self")

  private static func type(ofOwner key: UInt64) -> ColorType? {
    ColorType.allCases.first { IndexResolver.key(0, SymbolHash.symbol($0.name)) == key } ?? .swiftUI
  }

  // MARK: Names

  private func fileOf(_ slot: Int32) -> FileRecord { sections.files[resolver.file(ofSlot: slot)] }

  private func text(_ slot: Int32) -> String { sections.name(ofSlot: slot, fileOf(slot)) }

  private func name(ofType type: Int32) -> String {
    name(sections.types[Int(type)], sections.files[resolver.file(ofType: type)])
  }

  private func name(_ type: TypeRecord, _ file: FileRecord) -> String {
    String(decoding: sections.text.share(file, type.text), as: UTF8.self)
  }

  private func name(ofTypeKey key: UInt64) -> String {
    resolver.declaration(ofType: key).map { name(ofType: $0) } ?? ""
  }

  /// How a number is typed.
  private func numberType(_ slot: Int32) -> NumberType {
    let record = sections.slots[Int(slot)]
    guard record.numberType == .inferred else { return record.numberType }
    return evaluator.numberType(of: slot)
  }

  private func path(to slot: Int32) -> (reference: TokenPath, isVisible: Bool)? {
    guard let place = place(of: slot) else { return nil }
    return (
      TokenPath(names: place.names + [text(slot)], slot: slot, constantAt: place.names.count),
      place.isVisible && !sections.slots[Int(slot)].flags.contains(.isPrivate)
    )
  }

  /// The names of the types around a constant, and whether others can reach it through them.
  private func place(of slot: Int32) -> (names: [String], isVisible: Bool)? {
    let record = sections.slots[Int(slot)]
    var file = fileOf(slot)
    var names: [String] = []
    var isVisible = true
    var type = record.owner
    while type >= 0, names.count < 16 {
      var item = sections.types[Int(file.types.start) + Int(type)]
      if item.kind == .extension,
        let declared = resolver.declaration(ofType: sections.typeKeys[Int(file.types.start) + Int(type)])
      {
        file = sections.files[resolver.file(ofType: declared)]
        item = sections.types[Int(declared)]
      }
      let name = name(item, file)
      if item.flags.contains(.isDrawn) || item.flags.contains(.isLocal) || isDrawn(name, item.kind) {
        isVisible = false
      }
      if item.flags.contains(.isPrivate) { isVisible = false }
      names.append(name)
      type = item.parent
    }
    return (names.reversed(), isVisible)
  }

  private static let drawn = ["View", "Controller", "Cell", "Screen", "Row", "Card", "Button", "Modifier"]

  /// Types whose names say what they draw, not what their constants are for.
  private func isDrawn(_ name: String, _ kind: TypeKind) -> Bool {
    kind != .enumeration && kind != .extension && Self.drawn.contains { name.hasSuffix($0) }
  }

  /// What the names say a number is for, where the number can be that.
  private func role(_ names: [String], _ value: Double) -> Role? {
    let said = RoleWords.role(ofWordsIn: names.filter { !TokenWords.numberTypes.contains($0) })
    // The border of glass is as opaque as that number says.
    guard let role = said == nil || said == .lineWidth ? Self.glass(names, value) ?? said : said else {
      return nil
    }
    switch role {
    case .opacity: return (0...1).contains(value) ? role : nil
    case .shadow, .color: return nil
    case .duration: return (0...60).contains(value) ? role : nil
    // `Border.subtle = 0.06` is how strong a line is, not how wide.
    case .lineWidth: return value == 0 || value >= 0.25 ? role : nil
    default: return role
    }
  }

  private static let widths: Set<String> = ["width", "thickness", "hairline"]

  /// Glass has its opacities, which need no word of their own.
  private static func glass(_ names: [String], _ value: Double) -> Role? {
    guard (0..<1).contains(value), names.count > 1,
      names.dropLast().contains(where: { NameWords.split($0).contains { $0.lowercased() == "glass" } }),
      RoleWords.verdict(on: names[names.count - 1], isOwn: true) ?? .role(.lineWidth) != .other,
      !NameWords.split(names[names.count - 1]).contains(where: { widths.contains($0.lowercased()) })
    else { return nil }
    // A border of glass is told by its opacity as well.
    switch RoleWords.verdict(on: names[names.count - 1], isOwn: true) {
    case nil, .role(.opacity), .role(.lineWidth): return .opacity
    default: return nil
    }
  }

  // MARK: Types

  private func instanceMembers() -> [UInt64: [Int32]] {
    var members: [UInt64: [Int32]] = [:]
    for file in sections.files {
      for slot in Int32(file.slots.start)..<Int32(file.slots.start + file.slots.count) {
        let record = sections.slots[Int(slot)]
        guard record.kind == .variable, record.owner >= 0, !record.flags.contains(.isStatic),
          !record.flags.contains(.isLocal)
        else { continue }
        let type = Int(file.types.start) + Int(record.owner)
        guard !sections.types[type].flags.contains(.isDrawn) else { continue }
        members[sections.typeKeys[type], default: []].append(slot)
      }
    }
    return members
  }

  private func inheritance() -> [UInt64: [UInt64]] {
    var heirs: [UInt64: [UInt64]] = [:]
    for (position, file) in sections.files.enumerated() {
      for type in Int(file.types.start)..<Int(file.types.start + file.types.count) {
        let record = sections.types[type]
        guard record.inherited.count > 0 else { continue }
        for name in resolver.symbols(record.inherited, file) {
          let key = resolver.lexicalType(name, context: record.parent, file: position, depth: 1)
          heirs[key, default: []].append(sections.typeKeys[type])
        }
      }
    }
    return heirs
  }
}

extension IndexSections {
  func name(ofSlot slot: Int32, _ file: FileRecord) -> String {
    String(decoding: text.share(file, slots[Int(slot)].text), as: UTF8.self)
  }
}

extension UnsafeBufferPointer where Element == UInt8 {
  /// A name of a file, by its place in the file's share.
  func share(_ file: FileRecord, _ range: TextRange) -> UnsafeBufferPointer<UInt8> {
    share(Stretch(start: file.text.start + range.start, count: range.count))
  }
}
