/// Which enumerations name steps, and which the state that something is in.
///
/// A step is named where it is used: `Avatar(size: .large)`, `Size.large.points`. The values of a state, such as the phases
/// of an animation, are asked for through variables only, and so are those of what the data says, such as a type of file.
extension TokenFinder {
  /// How the project's code names cases.
  struct CaseUses: Equatable {
    /// Enumerations of which it gives a case to a parameter or property that takes such.
    var given: Set<UInt64> = []
    /// Names of a case and of its member, in one: `large.points`.
    var read: Set<UInt64> = []
    /// Names of types of which it goes through all cases, as to show them.
    var listed: Set<Symbol> = []
  }

  private static let states = [
    "Style", "State", "Status", "Mode", "Kind", "Type", "Variant", "Phase", "Theme", "Appearance",
  ]

  private static func isState(_ name: String) -> Bool { states.contains { name.hasSuffix($0) } }

  /// Whether an enumeration is called after a number of the interface, and a word for a choice of such: `RadiusType`.
  private static func isChoiceOfSteps(_ name: String) -> Bool {
    guard let choice = states.first(where: { name.hasSuffix($0) }), choice != "Theme", choice != "Appearance",
      case .role(let role)? = RoleWords.verdict(on: String(name.dropLast(choice.count)), isOwn: false)
    else { return false }
    return role != .duration
  }

  /// Whether an enumeration is a scale, and not what somebody has chosen or what something looks like at the moment.
  mutating func isScale(_ type: UInt64, _ name: String) -> Bool {
    guard let declared = resolver.declaration(ofType: type) else { return false }
    return !sections.types[Int(declared)].flags.contains(.isStored)
      && (!Self.isState(name) || Self.isChoiceOfSteps(name) || isTextStyle(type))
      && !hasChoice(of: type, declared)
      && !isOffered(type, declared)
  }

  /// Whether people choose one of an enumeration's cases: code goes through all of them, and each has words to be shown.
  private mutating func isOffered(_ type: UInt64, _ declaration: Int32) -> Bool {
    let record = sections.types[Int(declaration)]
    guard !record.flags.contains(.isPublic), caseUses.listed.contains(record.name) else { return false }
    let file = sections.files[resolver.file(ofType: declaration)]
    return sections.slots.share(file.slots).contains { slot in
      slot.kind == .variable && slot.flags.contains(.isComputed) && !slot.flags.contains(.isStatic)
        && slot.name != Self.identifier && resolver.ownerKey(slot.owner, file) == type
        && resolver.symbols(slot.type, file).elementsEqual(Self.texts)
    }
  }

  private static let identifier = SymbolHash.symbol("id")
  private static let texts = [SymbolHash.symbol("String")]

  /// Whether a type keeps one of its own values that the app chooses as it runs: `static var current: TextSize { … }`.
  private mutating func hasChoice(of type: UInt64, _ declaration: Int32) -> Bool {
    let position = resolver.file(ofType: declaration)
    let file = sections.files[position]
    let slots = file.slots.start..<file.slots.start + file.slots.count
    return slots.contains { slot in
      let record = sections.slots[Int(slot)]
      guard record.kind == .variable, record.flags.contains(.isStatic), !record.flags.contains(.isConstant),
        resolver.ownerKey(record.owner, file) == type
      else { return false }
      if case .enumCase(let own) = evaluator.value(of: Int32(slot)) {
        // A getter that always gives the same case is a name for it.
        return !record.flags.contains(.isComputed)
          && resolver.ownerKey(sections.slots[Int(own)].owner, sections.files[resolver.file(ofSlot: own)])
            == type
      }
      return record.type.count > 0
        && resolver.typeKey(resolver.symbols(record.type, file), context: record.owner, file: position)
          == type
    }
  }

  /// Whether code names an enumeration's cases to get at their values, or is there for that.
  /// - Parameters:
  ///   - names: those of the types that lead to the values; where they say what these are, they are steps.
  ///   - member: what has the value of a case.
  mutating func isNamed(
    _ type: UInt64, declaredBy declaration: Int32, by names: some Collection<String>, _ value: ConstantValue,
    member: Int32
  ) -> Bool {
    let record = sections.types[Int(declaration)]
    let file = sections.files[resolver.file(ofType: declaration)]
    let isListed = caseUses.listed.contains(record.name)
    if record.flags.contains(.isPublic) || !isListed && isDesignSystem(Array(names) + [""], member)
      || caseUses.given.contains(type)
      || !isListed && says(names, value) && !Self.isState(name(record, file))
    {
      return true
    }
    return isRead(sections.slots[Int(member)].name, ofCasesOf: type, in: file)
  }

  /// Whether code asks a case of an enumeration by its name for a member: `large.points`.
  /// - Parameter file: that which declares the enumeration.
  mutating func isRead(_ member: Symbol, ofCasesOf type: UInt64, in file: FileRecord) -> Bool {
    sections.slots.share(file.slots).contains { slot in
      slot.kind == .enumCase && resolver.ownerKey(slot.owner, file) == type
        && caseUses.read.contains(IndexResolver.key(slot.name, member))
    }
  }

  /// Whether code goes through all cases of an enumeration, as to let people choose one.
  mutating func isListed(_ type: UInt64) -> Bool {
    resolver.declaration(ofType: type).map {
      caseUses.listed.contains(sections.types[Int($0)].name)
    } ?? false
  }

  private static let colorWords: Set<String> = [
    "color", "colors", "colour", "colours", "palette", "tint", "tints", "swatch", "swatches", "shade",
    "shades",
  ]
  private static let fontWords: Set<String> = ["font", "fonts", "typography", "text", "typeface"]

  /// Whether names of types say what the values of their cases are.
  private func says(_ names: some Collection<String>, _ value: ConstantValue) -> Bool {
    switch value {
    case .number:
      return names.contains { name in
        if case .role(let role)? = RoleWords.verdict(on: name, isOwn: false) { return role != .duration }
        return false
      }
    case .font: return !Self.fontWords.isDisjoint(with: names.flatMap(TokenWords.words))
    default: return speaksOfColor(names)
    }
  }

  /// Whether names of types say that their values are colors.
  func speaksOfColor(_ names: some Collection<String>) -> Bool {
    !Self.colorWords.isDisjoint(with: names.flatMap(TokenWords.words))
  }

  private static let allCases = SymbolHash.symbol("allCases")

  func readCaseUses() -> CaseUses {
    questions.asked.asksForCases = true
    return caseUses(
      inFiles: sections.files.indices,
      names: SymbolSet(sections.slots.lazy.filter { $0.kind == .enumCase }.map(\.name)))
  }

  /// - Parameter names: those of all cases that the files may name.
  func caseUses(inFiles files: some Sequence<Int>, names: SymbolSet) -> CaseUses {
    var uses = CaseUses()
    for position in files {
      let file = sections.files[position]
      if isTest(file) { continue }
      for callable in sections.callables.share(file.callables) where takesSteps(callable, file) {
        for slot in 0..<callable.parameters.count {
          let slot = Int32(file.slots.start + callable.parameters.start + slot)
          if let type = enumeration(ofSlot: slot) { uses.given.insert(type) }
        }
      }
      let references = sections.references.share(file.references)
      for reference in references where reference.kind == .path || reference.kind == .implicit {
        let path = resolver.symbols(reference.path, file)
        if path.count > 1, path[path.count - 1] == Self.allCases { uses.listed.insert(path[path.count - 2]) }
        for index in path.indices.dropLast() where names.contains(path[index]) {
          uses.read.insert(IndexResolver.key(path[index], path[index + 1]))
        }
      }
      for flow in sections.flows.share(file.flows)
      where flow.sourceKind == .reference && flow.targetKind == .argument {
        let source = references[Int(flow.source)]
        let path = resolver.symbols(source.path, file)
        guard !source.isCall, let name = path.last, names.contains(name),
          source.kind == .implicit ? path.count == 1 : source.kind == .path && path.count > 1
        else { continue }
        let argument = sections.arguments[Int(file.arguments.start + flow.target)]
        let slot = resolver.slot(of: argument, file: position)
        if slot >= 0, let type = enumeration(ofSlot: slot), resolver.hasMember(type, name) {
          uses.given.insert(type)
        }
      }
    }
    return uses
  }

  /// Whether a callable is an initializer or a modifier that others call with whatever they like.
  private func takesSteps(_ callable: CallableRecord, _ file: FileRecord) -> Bool {
    guard callable.flags.isDisjoint(with: [.isPrivate, .isLocal]) else { return false }
    return callable.flags.contains(.isInitializer)
      || Self.viewKeys.contains(resolver.ownerKey(callable.owner, file))
  }

  private func enumeration(ofSlot slot: Int32) -> UInt64? {
    let record = sections.slots[Int(slot)]
    let position = resolver.file(ofSlot: slot)
    let key = resolver.typeKey(
      resolver.symbols(record.type, sections.files[position]), context: record.owner, file: position)
    return resolver.declaration(ofType: key).flatMap {
      sections.types[Int($0)].kind == .enumeration ? key : nil
    }
  }
}
