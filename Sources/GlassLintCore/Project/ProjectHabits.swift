/// How often something is written, as the cache keeps it.
struct HabitRecord: BitwiseCopyable {
  enum Kind: UInt16, BitwiseCopyable {
    /// A value in a role.
    case value
    /// The name of a token of a role.
    case mention
    /// A shadow, whose radius `value` is.
    case shadow
    /// The files that hold a dark shadow.
    case darkFiles
    /// The shadows that fall to one side.
    case leaning
  }

  var value = 0.0
  var y = 0.0
  var opacity = 0.0
  var count: UInt32
  var role: UInt16 = 0
  var kind: Kind
}

/// What the files of a project do, by role: how often each value is written, and how often tokens are named instead.
///
/// It is read off the index, without a look at any source. That leaves out what needs one: a literal counts as well where
/// it stands in a named style (`extension Font { static let title = Font.system(size: 20) }`), and where it is half of a
/// side that is given beside it. Tests, previews and generated code do not count, and neither do the declarations of
/// tokens, symbols among fonts, and animations that repeat.
struct ProjectHabits: Sendable, Equatable {
  private var byRole = Array(repeating: ValueCounts(), count: Role.allCases.count)
  private var mentions = Array(repeating: 0, count: Role.allCases.count)
  /// How many numbers of all roles there are.
  private(set) var total = 0
  private var shadows: [ShadowLevel: Int] = [:]

  /// So many times a shadow is written that is a level of the project's own: three numbers seldom agree by chance.
  private static let levelUses = 3

  /// The shadows that the project writes again and again.
  var shadowLevels: [ShadowLevel] {
    shadows.filter { $0.value >= Self.levelUses && $0.key.radius >= 0 }.keys.sorted {
      ($0.radius, $0.y, $0.opacity) < ($1.radius, $1.y, $1.opacity)
    }
  }

  /// How often a shadow is written just so.
  func uses(of level: ShadowLevel) -> Int {
    shadows[ShadowLevel(opacity: level.opacity, radius: level.radius, y: level.y)] ?? 0
  }

  /// How many files hold a shadow that is darker than a light one.
  private var filesOfDarkShadows = 0

  /// How often shadows are light, and darker than that.
  private var shadowCounts: (light: Int, dark: Int) {
    shadows.reduce(into: (0, 0)) { counts, shadow in
      if shadow.key.isDark { counts.dark += shadow.value } else { counts.light += shadow.value }
    }
  }

  /// Whether the project's shadows are dark on purpose: in several files, and the light ones are not twice as many.
  var castsDarkShadows: Bool {
    filesOfDarkShadows > 1 && shadowCounts.light < 2 * shadowCounts.dark
  }

  /// So many light shadows are no accident.
  private static let lightUses = 3

  /// Whether light shadows are what the project casts, so that a dark one is a slip.
  var castsLightShadows: Bool {
    shadowCounts.light >= max(Self.lightUses, 2 * shadowCounts.dark)
  }

  /// How many shadows fall to one side.
  private var leaningShadows = 0

  /// So many more shadows fall straight down where one to the side is a slip.
  private static let straightShare = 4

  /// Whether the project's shadows fall to one side on purpose: several do, and not many times as many fall straight down.
  var castsLeaningShadows: Bool {
    // A glow around something says nothing of where the light is.
    let falling = shadows.reduce(0) { $0 + ($1.key.y == 0 ? 0 : $1.value) }
    return leaningShadows > 1 && falling - leaningShadows < Self.straightShare * leaningShadows
  }

  func uses(_ role: Role) -> ValueCounts { byRole[Int(role.index)] }

  /// How often a place that asks for the role is given a name that a token of it has.
  func mentions(_ role: Role) -> Int { mentions[Int(role.index)] }

  init(_ index: ProjectIndex, _ discovery: TokenDiscovery) {
    let known = index.sections.habits
    self.init(index, discovery, files: known.isEmpty ? index.sections.files.indices : 0..<0)
    if !known.isEmpty {
      for record in known {
        let count = Int(record.count)
        switch record.kind {
        case .value:
          byRole[Int(record.role)].add(record.value, count)
          total += count
        case .mention: mentions[Int(record.role)] = count
        case .shadow:
          shadows[ShadowLevel(opacity: record.opacity, radius: record.value, y: record.y)] = count
        case .darkFiles: filesOfDarkShadows = count
        case .leaning: leaningShadows = count
        }
      }
    }
  }

  /// What some files do.
  private init(_ index: ProjectIndex, _ discovery: TokenDiscovery, files: some Sequence<Int>) {
    var reader = HabitReader(index, discovery)
    let folder = index.commonFolder
    for file in files where !index.isAside(file: file, below: folder) {
      reader.read(file, into: &self)
      var isDark = false
      for shadow in index.sections.shadows.share(index.sections.files[file].shadows) {
        let level = ShadowLevel(opacity: shadow.opacity, radius: shadow.radius, y: shadow.y)
        shadows[level, default: 0] += 1
        isDark = isDark || level.isDark
        if shadow.x != 0 { leaningShadows += 1 }
      }
      if isDark { filesOfDarkShadows += 1 }
    }
    reader.finish(&self)
  }

  /// The habits after a change that keeps the tokens.
  init(_ known: ProjectHabits, after change: IndexChange, _ discovery: TokenDiscovery) {
    self = known
    let files = change.filesCountingOtherwise
    if files.isEmpty { return }
    let gone = ProjectHabits(change.old, discovery, files: files)
    let come = ProjectHabits(change.new, discovery, files: files)
    for role in byRole.indices {
      byRole[role].add(come.byRole[role])
      byRole[role].remove(gone.byRole[role])
      mentions[role] += come.mentions[role] - gone.mentions[role]
    }
    total += come.total - gone.total
    shadows.merge(come.shadows, uniquingKeysWith: +)
    for (level, count) in gone.shadows {
      let left = (shadows[level] ?? 0) - count
      shadows[level] = left == 0 ? nil : left
    }
    filesOfDarkShadows += come.filesOfDarkShadows - gone.filesOfDarkShadows
    leaningShadows += come.leaningShadows - gone.leaningShadows
  }

  /// As the cache keeps them; never empty.
  var records: [HabitRecord] {
    var records: [HabitRecord] = []
    for role in Role.allCases {
      let index = UInt16(role.index)
      records.append(HabitRecord(count: UInt32(clamping: mentions(role)), role: index, kind: .mention))
      let uses = uses(role)
      records += uses.values.map {
        HabitRecord(value: $0, count: UInt32(clamping: uses[$0]), role: index, kind: .value)
      }
    }
    records.append(HabitRecord(count: UInt32(clamping: filesOfDarkShadows), kind: .darkFiles))
    records.append(HabitRecord(count: UInt32(clamping: leaningShadows), kind: .leaning))
    return records
      + shadows.map { level, count in
        HabitRecord(
          value: level.radius, y: level.y, opacity: level.opacity, count: UInt32(clamping: count),
          kind: .shadow)
      }
  }

  fileprivate mutating func add(_ value: Double, _ role: UInt8, _ count: Int) {
    byRole[Int(role)].add(value, count)
    total += count
  }

  fileprivate mutating func addMention(_ role: UInt8) { mentions[Int(role)] += 1 }
}

extension ProjectIndex {
  private static let testModules = [SymbolHash.symbol("XCTest"), SymbolHash.symbol("Testing")]

  private static let testMarks = NameStems(["test"])

  /// Whether so many files give numbers a role that a few of them can be told from the whole.
  var isLarge: Bool {
    sections.files.lazy.filter { $0.sinks.count > 0 }.prefix(FeatureTokens.projectSize).count
      == FeatureTokens.projectSize
  }

  /// How many bytes of their paths all files share, up to a folder's end.
  var commonFolder: Int {
    guard let first = sections.orderedFiles.first, let last = sections.orderedFiles.last else { return 0 }
    // They are in byte order: what the first and the last share, all do.
    let shared = zip(sections.paths.share(first.path), sections.paths.share(last.path)).prefix { $0 == $1 }
    return shared.lastIndex { $0.0 == UInt8(ascii: "/") }.map { $0 + 1 } ?? 0
  }

  /// Whether what a file does tells nothing of how the project is designed: tests, and what others wrote.
  /// - Parameter folder: how many bytes of its path say nothing about it.
  func isAside(file: Int, below folder: Int) -> Bool {
    let record = sections.files[file]
    if record.flows.count == 0 { return true }
    let imports = sections.symbols.share(Stretch(start: record.symbols.start, count: record.importCount))
    if imports.contains(where: { Self.testModules.contains($0) }) { return true }
    return isForeign(file: file, below: folder)
      || path(ofFile: file, below: folder, with: Self.testMarks).map(TestFolder.holds) ?? false
  }

  /// Whether nobody of the project wrote a file.
  /// - Parameter folder: how many bytes of its path say nothing about it.
  func isForeign(file: Int, below folder: Int) -> Bool {
    sections.files[file].isForeign != 0
      || path(ofFile: file, below: folder, with: ForeignCode.marks).map(ForeignCode.isNamed) ?? false
  }

  /// Whether a file lies in a folder for what others wrote, whose tokens are theirs.
  /// - Parameter folder: how many bytes of its path say nothing about it.
  func isVendored(file: Int, below folder: Int) -> Bool {
    path(ofFile: file, below: folder, with: ForeignCode.marks).map(ForeignCode.isVendored) ?? false
  }

  /// The end of a file's path, where one of some words is in it; nearly no path has one.
  private func path(ofFile file: Int, below folder: Int, with marks: NameStems) -> String? {
    let bytes = UnsafeBufferPointer(
      rebasing: sections.paths.share(sections.files[file].path).dropFirst(folder))
    guard let base = bytes.baseAddress else { return nil }
    let name = Name(base: base, count: bytes.count, hash: 0)
    guard marks.areIn(name) else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }
}

private struct HabitReader {
  private let sections: IndexSections
  private let declarations: Set<Int32>
  /// The names of the tokens, by role.
  private let names: [SymbolSet]
  /// Whether a slot's name speaks of something else than a role, by both.
  private var others: [UInt64: Bool] = [:]
  /// Values that were met and are not counted yet, by a hash: the same few are met again and again.
  private var met = Array(repeating: (value: 0.0, role: UInt8(0), count: 0), count: 256)

  init(_ index: ProjectIndex, _ discovery: TokenDiscovery) {
    sections = index.sections
    declarations = discovery.declarations
    var names = Array(repeating: [Symbol](), count: Role.allCases.count)
    for token in discovery.tokens {
      names[Int(token.role.index)].append(index.sections.slots[Int(token.slot)].name)
    }
    self.names = names.map { SymbolSet($0) }
  }

  mutating func read(_ file: Int, into habits: inout ProjectHabits) {
    let record = sections.files[file]
    for position in Int(record.flows.start)..<Int(record.flows.start + record.flows.count) {
      let flow = sections.flows[position]
      switch (flow.sourceKind, flow.targetKind) {
      case (.literal, .sink):
        if sections.flowTargets[position] == IndexSections.nowhere { continue }
        let literal = sections.literals[Int(record.literals.start + flow.source)]
        add(literal.value, landing: record.sinks.start + flow.target, into: &habits)
      case (.literal, _):
        let slot = sections.flowTargets[position]
        if slot < 0 { continue }
        follow(sections.literals[Int(record.literals.start + flow.source)].value, slot, into: &habits)
      case (.reference, .sink):
        let role = sections.sinks[Int(record.sinks.start + flow.target)].role
        if names[Int(role)].isEmpty { continue }
        let path = sections.references[Int(record.references.start + flow.source)].path
        if path.count > 0,
          names[Int(role)].contains(sections.symbols[Int(record.symbols.start + path.start + path.count - 1)])
        {
          habits.addMention(role)
        }
      // A constant at the top of its own file is known there without its name being looked up.
      case (.slot, .sink):
        let role = sections.sinks[Int(record.sinks.start + flow.target)].role
        let slot = Int32(record.slots.start + flow.source)
        if declarations.contains(slot), names[Int(role)].contains(sections.slots[Int(slot)].name) {
          habits.addMention(role)
        }
      default: continue
      }
    }
  }

  /// Counts a number for each role that a slot's number ends up in.
  private mutating func follow(_ value: Double, _ slot: Int32, into habits: inout ProjectHabits) {
    var reach = sections.reachHeads[Int(slot)]
    while reach >= 0 {
      let record = sections.reaches[Int(reach)]
      reach = record.sibling
      if isOwn(slot, record) { add(value, landing: UInt32(record.sink), into: &habits) }
    }
  }

  /// Whether nothing on the way says that the number is a token's, or measures something else.
  private mutating func isOwn(_ first: Int32, _ record: ReachRecord) -> Bool {
    var slot = first
    var step = record
    var count = 0
    while true {
      if declarations.contains(slot) || speaksOfOther(slot, record.role) { return false }
      count += 1
      guard step.nextReach >= 0, count < 64 else { return true }
      slot = step.nextSlot
      step = sections.reaches[Int(step.nextReach)]
    }
  }

  private mutating func speaksOfOther(_ slot: Int32, _ role: UInt8) -> Bool {
    let key = UInt64(UInt32(slot)) << 8 | UInt64(role)
    if let known = others[key] { return known }
    let file = sections.files[IndexResolver(sections: sections).file(ofSlot: slot)]
    let speaks =
      Role(index: role).map { ScaleWords.speaksOfOther(sections.name(ofSlot: slot, file), than: $0) } ?? false
    others[key] = speaks
    return speaks
  }

  private mutating func add(_ value: Double, landing sink: UInt32, into habits: inout ProjectHabits) {
    let sink = sections.sinks[Int(sink)]
    let size = abs(value)
    guard size != 0, let role = Role(index: sink.role), role.isStepSize(size),
      !role.isSymbolSize(isPicture: sink.isPicture), !sink.isLoop
    else { return }
    let hash = (value.bitPattern &+ UInt64(sink.role)) &* 0x9E37_79B9_7F4A_7C15
    let place = Int(truncatingIfNeeded: hash &>> 56)
    if met[place].count > 0, met[place].value != value || met[place].role != sink.role {
      count(met[place], into: &habits)
      met[place].count = 0
    }
    met[place] = (value, sink.role, met[place].count + 1)
  }

  private func count(_ met: (value: Double, role: UInt8, count: Int), into habits: inout ProjectHabits) {
    if met.count > 0 { habits.add(met.value, met.role, met.count) }
  }

  /// Counts what is left.
  mutating func finish(_ habits: inout ProjectHabits) {
    for entry in met { count(entry, into: &habits) }
    met = []
  }
}
