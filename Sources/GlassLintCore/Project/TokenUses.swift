import Synchronization

/// How a project uses its tokens: every reference to one, and what it is given to.
///
/// Of several tokens with the value of a literal the one is meant that stands in places like the literal's: given to the
/// same parameter or the same call, in the same file or folder, near the same words. Each of these tells which share of
/// the uses is a token's; the shares, weighed, are the token's score. Names that say what a token is for come on top.
///
/// Which references mean a token is read at once; what its places have in common only where somebody asks for it.
final class TokenUses: Sendable {
  /// Where a token stands, or is to stand.
  struct Place: Sendable {
    /// The position of the file.
    var file: Int
    /// What takes it, by name and label: `padding(_:_:)`; 0 for nothing known.
    var taker: UInt64 = 0
    /// The parameter or variable of the project that takes it first; -1 for none.
    var slot: Int32 = -1
    /// `nil` where that does not matter or is not known.
    var part: TokenPart?
    /// Those of the names of what it stands in: types, declarations, the file.
    var words: Set<Word> = []
  }

  /// A word of a name, as a number.
  typealias Word = UInt32

  static func word(_ text: String) -> Word { Word(truncatingIfNeeded: SymbolHash.symbol(text)) }

  static func words(_ name: String) -> Set<Word> { Set(TokenWords.words(name).map(word)) }

  /// Those of a file's name.
  static func words(ofFile path: String) -> Set<Word> {
    words(String(FilePath.name(of: path).split(separator: ".").first ?? ""))
  }

  /// What a token's name tells.
  private struct Meaning {
    /// What tells it from other steps: `card` of `Radius.card`, none of `Radius.large`.
    var words: Set<Word>
    var part: TokenPart?

    init(_ path: [String], _ role: Role) {
      words = Set(path.flatMap { TokenWords.telling($0) }.map(TokenUses.word))
      part = role == .color || role == .opacity ? TokenPart(saidBy: path) : nil
    }
  }

  /// A token's name, and what it is for.
  private typealias Named = (path: [String], role: Role)

  /// What is known of one token.
  private struct Facts {
    var meaning: Meaning
    /// How often its places have a trait, by the hash of that; none where it shares its value with no other.
    var tallies: [UInt64: Int32]
  }

  /// A type of a file, or its top.
  private struct TypeContext: Hashable {
    let file: Int32
    let type: Int32
  }

  /// A token by one of the names that it has.
  private struct Home: Hashable {
    let slot: Int32
    let name: String
  }

  private struct State {
    var facts: [Int32: Facts] = [:]
    var words: [TypeContext: Set<Word>] = [:]
    var homes: [Home: Set<Word>] = [:]
    /// By file, those of the folders around it.
    var folders: [Int32: Set<Word>] = [:]
  }

  private let index: ProjectIndex
  /// Those that were not in the cache. Nobody changes them once they are made.
  nonisolated(unsafe) private let found: FlatArray<TokenUse>
  /// Those of an earlier index, all of which are the same, with what their memory belongs to.
  nonisolated(unsafe) private let kept: (records: UnsafeBufferPointer<TokenUse>, owner: ProjectIndex)?
  private let names: [Int32: Named]
  /// Tokens that share role and value with others.
  private let contested: Set<Int32>
  /// Colors of one path and value are one to whoever writes `.brand`, be they members of `Color`, `ShapeStyle` or `UIColor`,
  /// or one in each target: by slot, the one that has the uses of all.
  private let twins: [Int32: Int32]
  /// Tokens that are animations, and no numbers.
  private let animations: Set<Int32>
  private let state = Mutex(State())
  /// How often a token is given to a taker.
  private let given = Lazily<[UInt64: Int]>()
  /// Those that these are, told by other positions of the constants.
  private let origin: TokenUses?
  private let formerSlots: [Int32: Int32]

  /// How often a token is used; other tokens that are set to it are no use of it.
  func count(of slot: Int32) -> Int { uses(of: slot).count }

  /// The files that use any of some tokens.
  func files(using slots: [Int32]) -> Set<Int32> { Set(slots.lazy.flatMap { self.uses(of: $0).map(\.file) }) }

  /// Whether at least so many files use it.
  func isUsed(byFiles limit: Int, _ slot: Int32) -> Bool {
    var count = 0
    var last: Int32 = -1
    for use in uses(of: slot) where use.file != last {
      last = use.file
      count += 1
      if count >= limit { return true }
    }
    return limit <= 0
  }

  /// How often some types of a file use it, by their positions in the file.
  func count(of slot: Int32, in file: Int32, _ types: [Int32]) -> Int {
    uses(of: slot).count { $0.file == file && types.contains($0.context) }
  }

  /// How many of its uses are in files that a condition holds for.
  func count(of slot: Int32, inFiles matches: (Int32) -> Bool) -> Int {
    uses(of: slot).count { matches($0.file) }
  }

  /// How many of these give it to what takes numbers of a role, as another taker does where one is named: of distances, the
  /// gaps between views are taken by some, and the room around views by others.
  func count(
    of slot: Int32, givenAs role: Role, like taker: UInt64? = nil, inFiles matches: (Int32) -> Bool
  ) -> Int {
    uses(of: slot).count { isGiven($0, as: role, like: taker) && matches($0.file) }
  }

  /// How many are in some types of a file, by their positions in it.
  func count(
    of slot: Int32, givenAs role: Role, like taker: UInt64, in file: Int32, _ types: [Int32]
  ) -> Int {
    uses(of: slot).count {
      isGiven($0, as: role, like: taker) && $0.file == file && types.contains($0.context)
    }
  }

  /// Whether a use gives a token to what takes numbers of a role. A whole animation is given where its duration would be.
  private func isGiven(_ use: TokenUse, as role: Role, like taker: UInt64?) -> Bool {
    use.isGiven(as: role, like: taker) || role == .duration && (origin ?? self).animations.contains(use.token)
  }

  /// Whether it is put on an edge of anything, and on no other.
  func isGiven(_ slot: Int32, toEdge edge: EdgeSet) -> Bool {
    uses(of: slot).contains { $0.edges == UInt32(edge.rawValue) }
  }

  /// Whether it is given to a taker in a file, or to a parameter or variable of the project anywhere.
  func isGiven(_ token: Int32, to taker: UInt64, in file: Int, or slot: Int32) -> Bool {
    let slot = former(slot)
    return uses(of: token).contains { use in
      use.slot >= 0 && use.slot == slot || use.file == file && use.taker != 0 && use.taker == taker
    }
  }

  /// Whether it is given to a parameter or variable of the project anywhere.
  func isGiven(_ token: Int32, to slot: Int32) -> Bool {
    let slot = former(slot)
    return slot >= 0 && uses(of: token).contains { $0.slot == slot }
  }

  /// How often a file gives it to any of some takers.
  func count(of token: Int32, givenTo takers: Set<UInt64>, in file: Int) -> Int {
    uses(of: token).count { $0.file == file && $0.taker != 0 && takers.contains($0.taker) }
  }

  private static let partTakers: [UInt64: ColorParts] = Dictionary(
    uniqueKeysWithValues: ColorParts.byTaker.map { (taker($0.key, 0), $0.value) })

  /// What is painted with a color, as far as what takes it tells.
  func parts(of slot: Int32) -> ColorParts {
    uses(of: slot).reduce(into: []) { $0.formUnion(Self.partTakers[$1.taker] ?? []) }
  }

  /// How often a token is given to a taker.
  func count(of token: Int32, givenTo taker: UInt64) -> Int {
    if let origin { return origin.count(of: former(token), givenTo: taker) }
    let counts = given.value {
      var counts: [UInt64: Int] = [:]
      for use in uses where use.taker != 0 {
        counts[SymbolHash.mix(UInt64(UInt32(bitPattern: use.token)), use.taker), default: 0] += 1
      }
      return counts
    }
    return counts[SymbolHash.mix(UInt64(UInt32(bitPattern: token)), taker)] ?? 0
  }

  /// Whether any token is given to a taker.
  func isGiven(to taker: UInt64) -> Bool { uses.contains { $0.taker == taker } }

  /// How often it is used in each role.
  func roles(of slot: Int32) -> [Role: Int] {
    uses(of: slot).lazy.compactMap { UInt8(exactly: $0.role).flatMap { Role(index: $0) } }
      .reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  /// As the cache keeps them. They live as long as this does.
  var records: UnsafeBufferPointer<TokenUse> { uses }

  /// By token, those of one in the order of the files. Those of the cache stay where they are: there may be hundreds of
  /// thousands.
  private var uses: UnsafeBufferPointer<TokenUse> {
    if let origin { return origin.uses }
    if let kept { return kept.records }
    return found.isEmpty ? index.sections.tokenUses : found.elements
  }

  private func uses(of slot: Int32) -> Slice<UnsafeBufferPointer<TokenUse>> {
    if let origin { return origin.uses(of: former(slot)) }
    let uses = uses
    let slot = twins[slot] ?? slot
    let start = position { $0.token < slot }
    return uses[start..<max(start, position { $0.token <= slot })]
  }

  /// Of the first use that is not before another.
  private func position(_ isBefore: (TokenUse) -> Bool) -> Int {
    uses.partitionPoint { !isBefore($0) }
  }

  private func former(_ slot: Int32) -> Int32 { formerSlots[slot] ?? slot }

  /// The same uses where constants have other positions.
  /// - Parameter formerSlots: by their positions of now, those of before.
  init(_ origin: TokenUses, formerSlots: [Int32: Int32]) {
    self.origin = origin
    self.formerSlots = formerSlots
    index = origin.index
    found = FlatArray(capacity: 1)
    kept = nil
    (names, contested, twins, animations) = ([:], [], [:], [])
  }

  /// - Parameter earlier: what is known of an earlier index with the same tokens.
  init(of discovery: TokenDiscovery, in index: ProjectIndex, after earlier: EarlierFacts? = nil) {
    (origin, formerSlots) = (nil, [:])
    var names: [Int32: Named] = [:]
    var namesakes: [Value: [Int32]] = [:]
    func add(_ slot: Int32, _ path: [String], _ role: Role, _ value: Value?) {
      names[slot] = (path, role)
      if let value { namesakes[value, default: []].append(slot) }
    }
    for token in discovery.tokens { add(token.slot, token.path, token.role, Value(token.role, token.value)) }
    for color in discovery.colors {
      add(color.slot, color.path, .color, .color(color.color?.light.hex))
    }
    for font in discovery.fonts {
      add(
        font.slot, font.path, .font,
        font.font.size.map { .fontSize($0) } ?? font.font.textStyle.map { .textStyle($0) })
    }
    for shadow in discovery.shadows { add(shadow.slot, shadow.path, .shadow, nil) }
    self.index = index
    self.names = names
    contested = Set(namesakes.values.lazy.filter { $0.count > 1 }.joined())
    twins = Self.twins(among: discovery.colors)
    animations = Set(discovery.tokens.lazy.filter(\.isAnimation).map(\.slot))
    var found = FlatArray<TokenUse>(capacity: 1)
    var kept: (records: UnsafeBufferPointer<TokenUse>, owner: ProjectIndex)?
    if index.sections.tokenUses.isEmpty {
      let styles = discovery.fonts.compactMap { font in
        font.takesStyle ? font.modifier.map { (font.slot, SymbolHash.symbol($0)) } : nil
      }
      var reader = TokenUseReader(
        index, tokens: Set(names.keys), styles: Dictionary(styles) { first, _ in first })
      if let earlier, let known = earlier.uses() {
        // The uses are its own.
        defer { withExtendedLifetime(earlier) {} }
        let files = earlier.change.filesUsingOtherwise(known.records)
        reader.read(files: files)
        let own = Self.sorted(reader.uses, twins)
        let held = Set(files.map { Int32($0) })
        let isSame = known.records.lazy.filter { held.contains($0.file) }.elementsEqual(own)
        if isSame, let owner = known.owner {
          kept = (known.records, owner)
        } else {
          found = Self.merged(known.records, without: held, own)
        }
      } else {
        reader.read()
        let sorted = Self.sorted(reader.uses, twins)
        found = FlatArray(capacity: sorted.count)
        for use in sorted { found.append(use) }
      }
    }
    self.found = found
    self.kept = kept
  }

  /// By token, those of one in the order in which they were read.
  private static func sorted(_ uses: [TokenUse], _ twins: [Int32: Int32]) -> [TokenUse] {
    uses.map { use in
      var use = use
      use.token = twins[use.token] ?? use.token
      return use
    }.enumerated().sorted { ($0.element.token, $0.offset) < ($1.element.token, $1.offset) }.map(\.element)
  }

  /// Known uses with those of some files in place of what was known of these.
  private static func merged(
    _ known: UnsafeBufferPointer<TokenUse>, without files: Set<Int32>, _ own: [TokenUse]
  ) -> FlatArray<TokenUse> {
    var merged = FlatArray<TokenUse>(capacity: known.count + own.count)
    var next = 0
    for use in known where !files.contains(use.file) {
      while next < own.count, (own[next].token, own[next].file) < (use.token, use.file) {
        merged.append(own[next])
        next += 1
      }
      merged.append(use)
    }
    for use in own[next...] { merged.append(use) }
    return merged
  }

  private static func twins(among colors: [DiscoveredColor]) -> [Int32: Int32] {
    var first: [String: Int32] = [:]
    var twins: [Int32: Int32] = [:]
    for color in colors {
      guard let light = color.color?.light.hex else { continue }
      let path = color.path.filter { name in
        name != "ShapeStyle" && ColorType.allCases.allSatisfy { $0.name != name }
      }
      let key = "\(path.joined(separator: ".")) \(light)"
      if let known = first[key] {
        if known != color.slot { twins[color.slot] = known }
      } else {
        first[key] = color.slot
      }
    }
    return twins
  }

  /// What tokens that are told apart by their uses have in common.
  private enum Value: Hashable {
    case number(Role, Double)
    /// In light appearance; `nil` for one of a catalog.
    case color(String?)
    case fontSize(Double)
    case textStyle(String)

    init(_ role: Role, _ number: Double) { self = .number(role, abs(number)) }
  }

  // MARK: What is read when it is asked for

  private func facts(of tokens: [Int32]) -> [Facts] {
    state.withLock { state in
      tokens.map { token in
        if let known = state.facts[token] { return known }
        let named = names[token]
        let facts = Facts(
          meaning: Meaning(named?.path ?? [], named?.role ?? .spacing),
          tallies: contested.contains(token) ? tallies(of: token, &state) : [:])
        state.facts[token] = facts
        return facts
      }
    }
  }

  private func tallies(of token: Int32, _ state: inout State) -> [UInt64: Int32] {
    var tallies: [UInt64: Int32] = [:]
    for use in uses(of: token) {
      var place = Place(file: Int(use.file), taker: use.taker, slot: use.slot)
      place.words = words(around: TypeContext(file: use.file, type: use.context), &state)
      if use.slot >= 0 {
        let holder = index.sections.files[IndexResolver(sections: index.sections).file(ofSlot: use.slot)]
        place.words.formUnion(Self.words(index.sections.name(ofSlot: use.slot, holder)))
      }
      forEachTrait(of: place) { tallies[$1, default: 0] += 1 }
    }
    return tallies
  }

  /// So many uses tell where a token is at home, if so large a share of them is there.
  private static let (homeUses, homeShare) = (4, 0.75)

  /// Those words of a token's name that nearly all of its uses have around them: what the inspector's views alone take, and
  /// is called `inspectorLabel`, is theirs.
  func homeWords(of slot: Int32, named names: [String]) -> Set<Word> {
    if let origin { return origin.homeWords(of: former(slot), named: names) }
    let home = Home(slot: slot, name: names.last ?? "")
    return state.withLock { state in
      if let known = state.homes[home] { return known }
      let uses = uses(of: slot)
      var counts: [Word: Int] = [:]
      if uses.count >= Self.homeUses {
        for word in Set(TokenWords.telling(home.name).map(Self.word)) { counts[word] = 0 }
      }
      if !counts.isEmpty {
        for use in uses {
          let around = words(around: TypeContext(file: use.file, type: use.context), &state)
          let folders = wordsOfFolders(ofFile: use.file, &state)
          for word in counts.keys where around.contains(word) || folders.contains(word) {
            counts[word, default: 0] += 1
          }
        }
      }
      let homes = Set(counts.filter { Double($0.value) >= Self.homeShare * Double(uses.count) }.keys)
      state.homes[home] = homes
      return homes
    }
  }

  /// The words of the names of so many folders around a file.
  private static let folders = 2

  func wordsOfFolders(ofFile file: Int) -> Set<Word> {
    if let origin { return origin.wordsOfFolders(ofFile: file) }
    return state.withLock { wordsOfFolders(ofFile: Int32(file), &$0) }
  }

  private func wordsOfFolders(ofFile file: Int32, _ state: inout State) -> Set<Word> {
    if let known = state.folders[file] { return known }
    let names = index.path(ofFile: Int(file)).split(separator: "/").dropLast().suffix(Self.folders)
    let words = Set(names.flatMap { Self.words(String($0)) })
    state.folders[file] = words
    return words
  }

  private func words(around context: TypeContext, _ state: inout State) -> Set<Word> {
    if let known = state.words[context] { return known }
    let sections = index.sections
    var found: Set<Word>
    if context.type < 0 {
      found = Self.words(ofFile: index.path(ofFile: Int(context.file)))
    } else {
      let record = sections.files[Int(context.file)]
      let item = sections.types[Int(record.types.start) + Int(context.type)]
      found = words(around: TypeContext(file: context.file, type: item.parent), &state)
      found.formUnion(
        Self.words(String(decoding: sections.text.share(record, item.text), as: UTF8.self)))
    }
    state.words[context] = found
    return found
  }
}

extension ProjectIndex {
  /// The folder of a file and the one around that, as numbers.
  fileprivate func folders(ofFile file: Int) -> (own: Symbol, outer: Symbol) {
    let path = sections.paths.share(sections.files[file].path)
    let own = path.lastIndex(of: UInt8(ascii: "/")) ?? 0
    let outer = path[..<own].lastIndex(of: UInt8(ascii: "/")) ?? 0
    return path.baseAddress.map { (SymbolHash.symbol($0, own), SymbolHash.symbol($0, outer)) } ?? (0, 0)
  }
}

// MARK: Ranking

extension TokenUses {
  /// Tokens of one value, the one that is most likely meant first.
  struct Ranking: Sendable {
    /// Positions among the tokens asked about.
    var order: [Int]
    /// By token: how likely it is meant.
    var scores: [Double] = []
    /// The first one is meant, as far as the project tells.
    var standsOut: Bool
    /// None is, though the project uses some.
    var isContested = false
  }

  /// What a place has in common with others.
  fileprivate enum Trait: UInt64, CaseIterable {
    case slot, takerInFile, takerInFolder, takerNearWord, taker, file, folder, outerFolder, word, any

    /// How much it tells: what takes the value before where that is.
    var weight: Double {
      switch self {
      case .slot: 16
      case .takerInFile: 6
      case .takerInFolder: 4
      case .takerNearWord, .taker, .file: 3
      case .folder, .word: 1.5
      case .outerFolder, .any: 1
      }
    }
  }

  /// How much more the first has to score than the second.
  private static let lead = 2.0
  /// How much more a token scores whose name says what the place is for, and how much is left where it says otherwise.
  private static let (named, misnamed) = (4.0, 0.02)
  /// What a token scores that nobody uses.
  private static let unused = 0.05

  /// - Parameter tokens: slots of one role and value.
  func ranked(_ tokens: [Int32], at place: Place) -> Ranking {
    if let origin {
      var known = place
      known.slot = former(place.slot)
      return origin.ranked(tokens.map(former), at: known)
    }
    guard tokens.count > 1 else {
      return Ranking(
        order: Array(tokens.indices), scores: tokens.map { _ in 1 },
        standsOut: place.part == nil || !facts(of: tokens).contains { isMisnamed($0, place) })
    }
    let facts = facts(of: tokens)
    var scores = shares(of: facts, at: place)
    // Also where nobody uses them yet, names tell one from another.
    for index in facts.indices {
      scores[index] = (scores[index] + Self.unused) * fit(of: facts[index], at: place)
    }
    // What nobody uses is no rival of what is used, unless that is for something else by its name.
    func isRival(_ index: Int) -> Bool { count(of: tokens[index]) > 0 && !isMisnamed(facts[index], place) }
    let order = scores.indices.sorted {
      let (left, right) = (isRival($0), isRival($1))
      return left == right ? (-scores[$0], tokens[$0]) < (-scores[$1], tokens[$1]) : left
    }
    let first = order[0]
    let rival = order.dropFirst().first { count(of: tokens[first]) == 0 || count(of: tokens[$0]) > 0 }
    let leads = rival.map { scores[first] >= Self.lead * scores[$0] } ?? true
    // What the same call takes in the same file is decided.
    let given = tokens.indices.filter { isGiven(tokens[$0], to: place.taker, in: place.file, or: place.slot) }
    let standsOut = (leads || given == [first]) && !isMisnamed(facts[first], place)
    return Ranking(
      order: order, scores: scores, standsOut: standsOut,
      isContested: !standsOut && tokens.contains { count(of: $0) > 0 })
  }

  /// What the names say.
  private func fit(of facts: Facts, at place: Place) -> Double {
    let meaning = facts.meaning
    if isMisnamed(facts, place) { return Self.misnamed }
    return (meaning.part != nil && meaning.part == place.part ? Self.named : 1)
      * (meaning.words.isDisjoint(with: place.words) ? 1 : Self.named)
  }

  /// Each token's shares of the uses that have a trait of the place, weighed. One use alone is half a share.
  private func shares(of tokens: [Facts], at place: Place) -> [Double] {
    // By trait and token.
    var sums = Array(repeating: 0.0, count: Trait.allCases.count * tokens.count)
    // By trait: how many of the place's any of the tokens has.
    var known = Array(repeating: 0.0, count: Trait.allCases.count)
    forEachTrait(of: place) { trait, hash in
      let all = tokens.reduce(0) { $0 + ($1.tallies[hash] ?? 0) }
      if all == 0 { return }
      let row = Int(trait.rawValue)
      known[row] += 1
      for (position, token) in tokens.enumerated() {
        guard let count = token.tallies[hash] else { continue }
        sums[row * tokens.count + position] += Double(count) / (Double(all) + 1)
      }
    }
    return tokens.indices.map { position in
      Trait.allCases.reduce(0) { sum, trait in
        let row = Int(trait.rawValue)
        return known[row] == 0 ? sum : sum + trait.weight * sums[row * tokens.count + position] / known[row]
      }
    }
  }

  /// Whether a token's name says that it is for something else.
  private func isMisnamed(_ token: Facts, _ place: Place) -> Bool {
    guard let part = token.meaning.part, let wanted = place.part else { return false }
    return part != wanted
  }

  /// Those of a place, as hashes; several of one kind where it has several words.
  private func forEachTrait(of place: Place, _ body: (Trait, UInt64) -> Void) {
    func add(_ trait: Trait, _ value: UInt64, _ other: UInt64 = 0) {
      body(trait, SymbolHash.mix(trait.rawValue, SymbolHash.mix(value, other)))
    }
    let folder = index.folders(ofFile: place.file)
    // In one order, so that sums come out alike.
    let words = place.words.sorted()
    if place.slot >= 0 { add(.slot, UInt64(place.slot)) }
    if place.taker != 0 {
      add(.takerInFile, place.taker, UInt64(place.file))
      add(.takerInFolder, place.taker, folder.own)
      add(.taker, place.taker)
      for word in words { add(.takerNearWord, place.taker, UInt64(word)) }
    }
    add(.file, UInt64(place.file))
    add(.folder, folder.own)
    add(.outerFolder, folder.outer)
    for word in words { add(.word, UInt64(word)) }
    add(.any, 0)
  }
}

// MARK: Takers

extension TokenUses {
  /// What takes a value, by its name and the argument's label, 0 for none.
  static func taker(_ name: Symbol, _ label: Symbol) -> UInt64 { SymbolHash.mix(name, label) }

  /// What takes the gap between views: the stacks and grids.
  static let gapTakers = Set(
    zip(RoleTable.all, takers).filter { $0.0.role == .spacing && $0.0.word == "spacing" }.map(\.1))

  /// Those of stacks, by the axis along which they have their gaps.
  static let gapAxes: [TokenWords.Axis: Set<UInt64>] = [
    .vertical: gaps(of: ["VStack", "LazyVStack"]), .horizontal: gaps(of: ["HStack", "LazyHStack"]),
  ]

  private static func gaps(of stacks: Set<String>) -> Set<UInt64> {
    Set(zip(RoleTable.all, takers).filter { stacks.contains("\($0.0.name)") }.map(\.1)).intersection(
      gapTakers)
  }

  /// Numbers of one kind stand for each other: of distances, the gaps between views are one and the room around them another.
  static func kind(_ role: UInt8, _ taker: UInt64) -> UInt64 {
    UInt64(role) << 1 | (role == Role.spacing.index && gapTakers.contains(taker) ? 1 : 0)
  }

  /// Both kinds of distances.
  static let distanceKinds = [0, 1].map { UInt64(Role.spacing.index) << 1 | $0 }

  /// The takers of the bindings, by their position in `RoleTable.all`.
  static let takers: [UInt64] = RoleTable.all.map { binding in
    let name = SymbolHash.symbol("\(binding.name)")
    switch binding.argument {
    case .label(let label), .size(let label): return taker(name, SymbolHash.symbol("\(label)"))
    // With edges before it, `.padding` is about something else than without.
    case .unlabelled(let position, let count): return taker(name, UInt64(position * 8 + count))
    case .assigned: return taker(name, 0)
    }
  }
}

extension TokenUse {
  /// Whether it is given to what takes numbers of a role, as another taker does where one is named.
  fileprivate func isGiven(as other: Role, like otherTaker: UInt64?) -> Bool {
    role == UInt32(other.index)
      && otherTaker.map { TokenUses.kind(other.index, taker) == TokenUses.kind(other.index, $0) } ?? true
  }
}
