/// How a project uses its tokens: every reference to one, and what it is given to.
///
/// Of several tokens with the value of a literal the one is meant that stands in places like the literal's: given to the
/// same parameter or the same call, in the same file or folder, near the same words. Each of these tells which share of
/// the uses is a token's; the shares, weighed, are the token's score. Names that say what a token is for come on top.
struct TokenUses: Sendable {
  /// Where a token stands, or is to stand.
  struct Place: Sendable {
    /// The position of the file.
    var file: Int
    /// What takes it, by name and label: `padding(_:_:)`; 0 for nothing known.
    var taker: UInt64 = 0
    /// The parameter or variable of the project that takes it first; -1 for none.
    var slot: Int32 = -1
    /// The role that what takes it gives it; `nil` where that is not known.
    var role: Role?
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

  /// By token.
  private var meanings: [Int32: Meaning] = [:]
  private var counts: [Int32: Int] = [:]
  private var fileCounts: [Int32: Int] = [:]
  private var roleCounts: [Int32: [Role: Int]] = [:]
  /// How often a token's places have a trait, by the hash of both; of tokens that share their value with others.
  private var tallies: [UInt64: Int32] = [:]
  /// By file: its folder and the one around that, as numbers.
  private let folders: [(own: Int, outer: Int)]

  /// How often a token is used; other tokens that are set to it are no use of it.
  func count(of slot: Int32) -> Int { counts[slot] ?? 0 }

  /// How many files use it.
  func fileCount(of slot: Int32) -> Int { fileCounts[slot] ?? 0 }

  /// How often it is used in each role.
  func roles(of slot: Int32) -> [Role: Int] { roleCounts[slot] ?? [:] }

  init(of discovery: TokenDiscovery, in index: ProjectIndex) {
    let named: [(slot: Int32, path: [String], role: Role, value: String?)] =
      discovery.tokens.map { ($0.slot, $0.path, $0.role, Scale.text(abs($0.value))) }
      + discovery.colors.map { ($0.slot, $0.path, .color, $0.color?.light.hex ?? "of a catalog") }
      + discovery.fonts.map { ($0.slot, $0.path, .font, $0.font.size.map { "\($0)" } ?? $0.font.textStyle) }
    var namesakes: [String: [Int32]] = [:]
    for token in named {
      meanings[token.slot] = Meaning(token.path, token.role)
      if let value = token.value { namesakes["\(token.role) \(value)", default: []].append(token.slot) }
    }
    var reader = TokenUseReader(index, tokens: Set(meanings.keys))
    folders = reader.folders()
    reader.read()
    let contested = Set(namesakes.values.lazy.filter { $0.count > 1 }.joined())
    for (token, places) in reader.places {
      counts[token] = places.count
      fileCounts[token] = Set(places.map(\.file)).count
      for role in places.compactMap(\.role) { roleCounts[token, default: [:]][role, default: 0] += 1 }
      guard contested.contains(token) else { continue }
      for place in places {
        for (_, hash) in traits(of: place) { tallies[SymbolHash.mix(hash, UInt64(token)), default: 0] += 1 }
      }
    }
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
  }

  /// What a place has in common with others.
  private enum Trait: UInt64, CaseIterable {
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
    guard tokens.count > 1 else {
      return Ranking(
        order: Array(tokens.indices), scores: tokens.map { _ in 1 },
        standsOut: !tokens.contains { isMisnamed($0, place) })
    }
    var scores = shares(of: tokens, at: place)
    for (index, token) in tokens.enumerated() {
      // Also where nobody uses them yet, names tell one from another.
      scores[index] = (scores[index] + Self.unused) * fit(of: token, at: place)
    }
    let order = scores.indices.sorted { (-scores[$0], tokens[$0]) < (-scores[$1], tokens[$1]) }
    let first = order[0]
    // What nobody uses is no rival of what is used.
    let rival = order.dropFirst().first { count(of: tokens[first]) == 0 || count(of: tokens[$0]) > 0 }
    let leads = rival.map { scores[first] >= Self.lead * scores[$0] } ?? true
    return Ranking(
      order: order, scores: scores, standsOut: leads && !isMisnamed(tokens[first], place))
  }

  /// What the names say.
  private func fit(of token: Int32, at place: Place) -> Double {
    guard let meaning = meanings[token] else { return 1 }
    if isMisnamed(token, place) { return Self.misnamed }
    return (meaning.part != nil && meaning.part == place.part ? Self.named : 1)
      * (meaning.words.isDisjoint(with: place.words) ? 1 : Self.named)
  }

  /// Each token's shares of the uses that have a trait of the place, weighed. One use alone is half a share.
  private func shares(of tokens: [Int32], at place: Place) -> [Double] {
    var sums = Trait.allCases.map { (trait: $0, shares: tokens.map { _ in 0.0 }, count: 0.0) }
    for (trait, hash) in traits(of: place) {
      let counts = tokens.map { Double(tallies[SymbolHash.mix(hash, UInt64($0))] ?? 0) }
      let all = counts.reduce(0, +)
      if all == 0 { continue }
      let index = Int(trait.rawValue)
      sums[index].count += 1
      for position in counts.indices { sums[index].shares[position] += counts[position] / (all + 1) }
    }
    return tokens.indices.map { index in
      sums.reduce(0) { $1.count == 0 ? $0 : $0 + $1.trait.weight * $1.shares[index] / $1.count }
    }
  }

  /// Whether a token's name says that it is for something else.
  private func isMisnamed(_ token: Int32, _ place: Place) -> Bool {
    guard let part = meanings[token]?.part, let wanted = place.part else { return false }
    return part != wanted
  }

  /// Those of a place, as hashes; several of one kind where it has several words.
  private func traits(of place: Place) -> [(Trait, UInt64)] {
    var result: [(Trait, UInt64)] = []
    func add(_ trait: Trait, _ value: UInt64, _ other: UInt64 = 0) {
      result.append((trait, SymbolHash.mix(trait.rawValue, SymbolHash.mix(value, other))))
    }
    let folder = folders[place.file]
    // In one order, so that sums come out alike.
    let words = place.words.sorted()
    if place.slot >= 0 { add(.slot, UInt64(place.slot)) }
    if place.taker != 0 {
      add(.takerInFile, place.taker, UInt64(place.file))
      add(.takerInFolder, place.taker, UInt64(folder.own))
      add(.taker, place.taker)
      for word in words { add(.takerNearWord, place.taker, UInt64(word)) }
    }
    add(.file, UInt64(place.file))
    add(.folder, UInt64(folder.own))
    add(.outerFolder, UInt64(folder.outer))
    for word in words { add(.word, UInt64(word)) }
    add(.any, 0)
    return result
  }
}

// MARK: Takers

extension TokenUses {
  /// What takes a value, by its name and the argument's label, 0 for none.
  static func taker(_ name: Symbol, _ label: Symbol) -> UInt64 { SymbolHash.mix(name, label) }

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
