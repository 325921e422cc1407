/// What the files that changed let others see: nothing but numbers, tokens and fonts of some roles that they write
/// otherwise.
///
/// A fix that writes the name of a token for a number is such a change, and the findings of a file that has nothing of
/// these roles stay what they were. Whatever it cannot tell counts as a change of everything.
struct ChangedRoles {
  /// By the index of the role.
  private var bits: UInt64 = 0
  /// The slots of the tokens of these roles.
  private var tokens: Set<Int32> = []

  /// - Parameter old: the project before the change; its facts and those of the other are asked for as far as somebody has
  ///   asked before.
  /// - Returns: `nil` where more may be seen otherwise.
  init?(from old: Project, to new: Project, files: some Collection<Int>) {
    let change = IndexChange(from: old.index, to: new.index, files: files)
    guard change.keepsWhatIsSeen, change.keeps(old.discovery),
      Self.areEnough(old.habits) == Self.areEnough(new.habits)
    else { return nil }
    let names = SymbolSet(old.declared.allFirstNames)
    for file in change.files {
      guard Self.named(names, old.index, file) == Self.named(names, new.index, file),
        Project.bareStyles(ofFile: file, old.index) == Project.bareStyles(ofFile: file, new.index)
      else { return nil }
      addNumbers(change, file)
      guard addPaints(change, file) else { return nil }
    }
    guard addTokens(old, new, change.files), !holds(.color), !holds(.opacity) else { return nil }
    if old.facts.colorUses.ifKnown != nil, old.colorUses != new.colorUses { return nil }
    for token in new.discovery.tokens where holds(token.role) { tokens.insert(token.slot) }
  }

  private func holds(_ role: Role) -> Bool { bits & 1 &<< UInt64(role.index) != 0 }

  private mutating func add(_ role: Role) { bits |= 1 &<< UInt64(role.index) }

  private mutating func add(roleIndex: UInt8) { bits |= 1 &<< UInt64(roleIndex) }

  /// Whether a file of the project after the change has anything of these roles.
  func concern(_ file: Int, of project: Project) -> Bool {
    if bits == 0 { return false }
    let sections = project.index.sections
    let record = sections.files[file]
    if sections.sinks.share(record.sinks).contains(where: { bits & 1 &<< UInt64($0.role) != 0 }) {
      return true
    }
    if holds(.font) || holds(.fontSize), record.paints.count > 0 { return true }
    if sections.flowTargets.share(record.flows).contains(where: { $0 >= 0 && lands($0, sections) }) {
      return true
    }
    return record.slots.range.contains { tokens.contains(Int32($0)) || lands(Int32($0), sections) }
  }

  /// Whether a number ends up in one of the roles.
  private func lands(_ slot: Int32, _ sections: IndexSections) -> Bool {
    var reach = sections.reachHeads[Int(slot)]
    while reach >= 0 {
      if bits & 1 &<< UInt64(sections.reaches[Int(reach)].role) != 0 { return true }
      reach = sections.reaches[Int(reach)].sibling
    }
    return false
  }

  // MARK: What is seen

  /// Whether the project writes enough numbers to be judged by what it does.
  private static func areEnough(_ habits: ProjectHabits) -> Bool { habits.total >= Scale.enoughUses }

  /// Which of some names a file's references begin with: others follow what it imports for them.
  private static func named(_ names: SymbolSet, _ index: ProjectIndex, _ file: Int) -> Set<Symbol> {
    let sections = index.sections
    let record = sections.files[file]
    var found: Set<Symbol> = []
    for reference in sections.references.share(record.references) {
      let path = Stretch(
        start: record.symbols.start + reference.path.start, count: min(2, reference.path.count))
      for name in sections.symbols.share(path) where names.contains(name) { found.insert(name) }
    }
    return found
  }

  private struct Number: Hashable {
    let value: Double
    let role: UInt8
    let taker: UInt64
  }

  /// The numbers that a file gives to what takes them, for each role that this gives them.
  private static func numbers(_ index: ProjectIndex, _ file: Int) -> [Number] {
    let sections = index.sections
    let record = sections.files[file]
    var numbers: [Number] = []
    for position in record.flows.range where sections.flows[position].sourceKind == .literal {
      let flow = sections.flows[position]
      let value = sections.literals[Int(record.literals.start + flow.source)].value
      func add(_ role: UInt8) {
        let taker = index.taker(of: flow, inFile: file) ?? 0
        numbers.append(Number(value: value, role: role, taker: taker))
      }
      if flow.targetKind == .sink {
        add(sections.sinks[Int(record.sinks.start + flow.target)].role)
        continue
      }
      guard sections.flowTargets[position] >= 0 else { continue }
      var reach = sections.reachHeads[Int(sections.flowTargets[position])]
      while reach >= 0 {
        add(sections.reaches[Int(reach)].role)
        reach = sections.reaches[Int(reach)].sibling
      }
    }
    return numbers
  }

  private mutating func addNumbers(_ change: IndexChange, _ file: Int) {
    for number in Self.changed(Self.numbers(change.old, file), Self.numbers(change.new, file)) {
      add(roleIndex: number.role)
    }
  }

  /// What is there more often, or less often, than before.
  private static func changed<Element: Hashable>(_ before: [Element], _ after: [Element]) -> [Element] {
    var counts: [Element: Int] = [:]
    for element in before { counts[element, default: 0] -= 1 }
    for element in after { counts[element, default: 0] += 1 }
    return counts.filter { $0.value != 0 }.map(\.key)
  }

  /// - Returns: whether colors and shadows are what they were.
  private mutating func addPaints(_ change: IndexChange, _ file: Int) -> Bool {
    func paints(_ index: ProjectIndex, areFonts: Bool) -> [UInt64] {
      let sections = index.sections
      let record = sections.files[file]
      return sections.paints.share(record.paints)
        .filter { ($0.kind == .font || $0.kind == .kitFont) == areFonts }
        .map { paint in
          SymbolHash.mix(
            sections.expressionHash(paint.expression, of: record),
            UInt64(paint.kind.rawValue) << 32 | UInt64(paint.parts))
        }
    }
    func shadows(_ index: ProjectIndex) -> [[Double]] {
      index.sections.shadows.share(index.sections.files[file].shadows)
        .map { [$0.opacity, $0.radius, $0.x, $0.y] }
    }
    if paints(change.old, areFonts: true) != paints(change.new, areFonts: true) { add(.font) }
    return paints(change.old, areFonts: false) == paints(change.new, areFonts: false)
      && shadows(change.old) == shadows(change.new)
  }

  /// - Returns: whether the files use tokens of the same types as before.
  private mutating func addTokens(_ old: Project, _ new: Project, _ files: [Int]) -> Bool {
    let changed = Set(files.map { Int32($0) })
    func uses(_ project: Project) -> [TokenUse] {
      project.tokenUses.records.filter { changed.contains($0.file) }
    }
    let (before, after) = (uses(old), uses(new))
    if before == after { return true }
    let resolver = IndexResolver(sections: new.index.sections)
    func homes(_ uses: [TokenUse]) -> Set<[UInt64]> {
      Set(
        uses.map { use in
          let home = resolver.file(ofSlot: use.token)
          let owner = new.index.sections.slots[Int(use.token)].owner
          return [
            UInt64(use.file), UInt64(home), resolver.ownerKey(owner, new.index.sections.files[home]),
          ]
        })
    }
    guard homes(before) == homes(after) else { return false }
    var roles: [Int32: Role] = [:]
    for token in new.discovery.tokens { roles[token.slot] = token.role }
    for font in new.discovery.fonts { roles[font.slot] = .font }
    for use in Self.changed(before, after) {
      // Of a color, or of what a font is made of.
      guard let role = roles[use.token] else { return false }
      add(role)
      if use.role != TokenUse.unknown { add(roleIndex: UInt8(use.role)) }
    }
    return true
  }
}

extension IndexChange {
  /// Whether all but numbers, the names that are given in their place, and paints is for other files what it was.
  var keepsWhatIsSeen: Bool {
    declaresTheSame && sendsNumbersTheSameWay && !importsForOtherSystems
      && files.allSatisfy { file in
        old.sections.seenHash(of: old.sections.files[file])
          == new.sections.seenHash(of: new.sections.files[file])
      }
  }
}
