/// What some files of a project say differently from what they said in an earlier index of the same files.
///
/// Nearly all edits change a body: no name comes to mean anything else, all constants stand where they stood, and what was
/// found out about the whole project holds but for the edited files' own part in it. This tells what holds: it compares what
/// tokens, their uses and habits are found out from, part by part. Whatever it cannot tell counts as changed.
struct IndexChange: Sendable {
  let old: ProjectIndex
  let new: ProjectIndex
  /// The positions of the files that say something else, in order.
  let files: [Int]
  /// All files declare what they declared, numbers and texts included: constants are where they were, and any name means
  /// what it meant.
  let declaresTheSame: Bool
  /// The slots whose numbers do not go where they went, by their first step.
  private let redirected: Set<Int32>
  /// Those whose numbers come by one of these.
  private let rerouted: Set<Int32>

  /// - Parameter files: the positions of those that may say something else; the others' shares are the same.
  init(from old: ProjectIndex, to new: ProjectIndex, files: some Collection<Int>) {
    (self.old, self.new) = (old, new)
    self.files = files.sorted()
    let (before, after) = (old.sections, new.sections)
    declaresTheSame =
      before.files.count == after.files.count && before.slots.count == after.slots.count
      && files.allSatisfy { file in
        let (own, other) = (before.files[file], after.files[file])
        return own.slots.start == other.slots.start && own.slots.count == other.slots.count
          // Whether a file gives numbers a role tells how large a project is.
          && (own.sinks.count > 0) == (other.sinks.count > 0)
          && before.declarationHash(of: own, withValues: true)
            == after.declarationHash(of: other, withValues: true)
      }
    redirected = declaresTheSame ? Self.redirected(before, after) : []
    rerouted =
      redirected.isEmpty ? [] : Self.rerouted(before, redirected).union(Self.rerouted(after, redirected))
  }

  /// Whether a file can be built for other systems than before, which may be told of others as well.
  var importsForOtherSystems: Bool {
    files.contains { old.sections.files[$0].missingSystems != new.sections.files[$0].missingSystems }
  }

  // MARK: Ways of numbers

  /// Whether each constant's number ends up where it did.
  var sendsNumbersTheSameWay: Bool { redirected.isEmpty }

  private static func redirected(_ before: IndexSections, _ after: IndexSections) -> Set<Int32> {
    var redirected: Set<Int32> = []
    for slot in before.reachHeads.indices {
      var (own, other) = (before.reachHeads[slot], after.reachHeads[slot])
      while own >= 0, other >= 0 {
        let (left, right) = (before.reaches[Int(own)], after.reaches[Int(other)])
        guard left.role == right.role, left.nextSlot == right.nextSlot, left.isNegated == right.isNegated,
          before.sinks[Int(left.sink)].landing == after.sinks[Int(right.sink)].landing
        else { break }
        (own, other) = (left.sibling, right.sibling)
      }
      if own >= 0 || other >= 0 { redirected.insert(Int32(slot)) }
    }
    return redirected
  }

  /// The slots that have a way through some others, and these.
  private static func rerouted(_ sections: IndexSections, _ slots: Set<Int32>) -> Set<Int32> {
    // What a way goes on with was found before it.
    var isThrough = Array(repeating: false, count: sections.reaches.count)
    var owners = Array(repeating: Int32(-1), count: sections.reaches.count)
    for slot in sections.reachHeads.indices {
      var reach = sections.reachHeads[slot]
      while reach >= 0 {
        owners[Int(reach)] = Int32(slot)
        reach = sections.reaches[Int(reach)].sibling
      }
    }
    var rerouted = slots
    for reach in sections.reaches.indices {
      let next = sections.reaches[reach].nextReach
      isThrough[reach] = slots.contains(owners[reach]) || next >= 0 && isThrough[Int(next)]
      if isThrough[reach] { rerouted.insert(owners[reach]) }
    }
    return rerouted
  }

  // MARK: Tokens

  /// So many files are asked what was asked about uses, in any project.
  private static let userLimit = 32
  /// One of so many files is asked in a large one.
  private static let userShare = 4

  /// Whether the tokens that were found in the old index are those of the new one.
  func keeps(_ discovery: TokenDiscovery) -> Bool {
    let questions = discovery.questions
    guard declaresTheSame,
      !redirected.contains(where: { slot in
        questions.landings[slot].map { landsOtherwise(slot, $0) } ?? false
      })
    else { return false }
    if !redirected.isEmpty, !questions.roles.isEmpty { return false }
    let users = files.filter { file in
      old.sections.usesHash(of: old.sections.files[file])
        != new.sections.usesHash(of: new.sections.files[file])
    }
    // To ask so many files costs as much as to look anew.
    guard users.count <= max(Self.userLimit, new.sections.files.count / Self.userShare) else { return false }
    return questions.users.allSatisfy {
      usersByToken(of: $0, in: old, users) == usersByToken(of: $0, in: new, users)
    }
      && questions.roles.allSatisfy {
        roleCounts(of: $0, in: old, users) == roleCounts(of: $0, in: new, users)
      }
      && questions.named.allSatisfy { namesTheSame($0, outsideOfTokens: false, users) }
      && questions.namedOutsideOfTokens.allSatisfy { namesTheSame($0, outsideOfTokens: true, users) }
      && (!questions.asksForCases || namesTheSameCases(users))
  }

  /// Whether a number ends up in a role that was asked about where it did not, or no longer does.
  private func landsOtherwise(_ slot: Int32, _ roles: Set<UInt8>) -> Bool {
    let (old, new) = (old.sections, new.sections)
    return roles.contains { role in
      role == UseQuestions.anyRole
        ? (old.reachHeads[Int(slot)] >= 0) != (new.reachHeads[Int(slot)] >= 0)
        : old.lands(slot, inRole: role) != new.lands(slot, inRole: role)
    }
  }

  private func uses(of slots: [Int32], in index: ProjectIndex, _ files: [Int]) -> [TokenUse] {
    var reader = TokenUseReader(index, tokens: Set(slots))
    reader.read(files: files)
    return reader.uses
  }

  private func usersByToken(of slots: [Int32], in index: ProjectIndex, _ files: [Int]) -> [Int32: Set<Int32>]
  {
    uses(of: slots, in: index, files).reduce(into: [:]) { $0[$1.token, default: []].insert($1.file) }
  }

  private func roleCounts(of slots: [Int32], in index: ProjectIndex, _ files: [Int]) -> [UInt32: Int] {
    uses(of: slots, in: index, files).reduce(into: [:]) { $0[$1.role, default: 0] += 1 }
  }

  private func namesTheSame(_ slots: [Int32], outsideOfTokens: Bool, _ files: [Int]) -> Bool {
    func named(_ index: ProjectIndex) -> Set<Int32> {
      IndexResolver(sections: index.sections)
        .named(among: Set(slots), inFiles: files, outsideOfTokens: outsideOfTokens)
    }
    return named(old) == named(new)
  }

  private func namesTheSameCases(_ files: [Int]) -> Bool {
    let symbols = files.flatMap { file in
      [old, new].flatMap { $0.sections.symbols.share($0.sections.files[file].symbols) }
    }
    let own = SymbolSet(Set(symbols))
    let names = Set(
      new.sections.slots.lazy.filter { $0.kind == .enumCase && own.contains($0.name) }.map(\.name))
    func uses(_ index: ProjectIndex) -> TokenFinder.CaseUses {
      TokenFinder(index).caseUses(inFiles: files, names: SymbolSet(names))
    }
    return uses(old) == uses(new)
  }

  // MARK: Parts of files

  /// The files whose uses of tokens may be others, as far as the tokens are the same: also those that give a token to
  /// what goes elsewhere now.
  func filesUsingOtherwise(_ uses: UnsafeBufferPointer<TokenUse>) -> [Int] {
    var affected = Set(files)
    if !redirected.isEmpty {
      for use in uses where use.slot >= 0 && redirected.contains(use.slot) { affected.insert(Int(use.file)) }
    }
    return affected.sorted()
  }

  /// The files whose numbers may count otherwise: also those that give one to what goes elsewhere now.
  var filesCountingOtherwise: [Int] {
    if rerouted.isEmpty { return files }
    var affected = Set(files)
    let sections = new.sections
    for (position, file) in sections.files.enumerated() {
      for target in sections.flowTargets.share(file.flows) where target >= 0 && rerouted.contains(target) {
        affected.insert(position)
        break
      }
    }
    return affected.sorted()
  }
}

/// What was found out about an earlier index of a project, as far as the tokens are the same.
struct EarlierFacts: Sendable {
  let change: IndexChange
  /// `nil` for what was not found out then. The uses are to be copied where their memory has no owner.
  let uses: @Sendable () -> (records: UnsafeBufferPointer<TokenUse>, owner: ProjectIndex?)?
  let habits: @Sendable () -> ProjectHabits?
  let colorUses: @Sendable () -> KnownColorUses?

  /// What the cache keeps beside an index.
  /// - Parameter discovery: that of the index.
  /// - Returns: `nil` where it keeps nothing.
  init?(cachedBefore change: IndexChange, _ discovery: TokenDiscovery) {
    let index = change.old
    guard !index.sections.habits.isEmpty, change.keeps(discovery) else { return nil }
    self.change = change
    uses = { (index.sections.tokenUses, index) }
    habits = { ProjectHabits(index, discovery) }
    colorUses = { index.sections.colorUses.decoded(as: KnownColorUses.self) }
  }

  /// What somebody has asked a project for.
  /// - Returns: `nil` where it may have other tokens after the change.
  init?(of project: Project, before change: IndexChange) {
    guard change.keeps(project.discovery) else { return nil }
    self.change = change
    let facts = project.facts
    uses = { facts.uses.ifKnown.map { ($0.records, nil) } }
    habits = { facts.habits.ifKnown }
    colorUses = { facts.colorUses.ifKnown }
  }
}
