/// What the uses of constants say about them.
extension TokenFinder {
  /// Roles whose numbers may be multiples of one unit, or steps without a word for what they are.
  static let gridRoles: [Role] = [.spacing, .radius, .iconSize]

  /// What the numbers of a constant or function end up as.
  func roles(ofUses slot: Int32) -> [Role] { Self.gridRoles.filter { hasUses(slot, as: $0) } }

  func hasUses(_ slot: Int32, as role: Role) -> Bool {
    var reach = sections.reachHeads[Int(slot)]
    while reach >= 0 {
      if sections.reaches[Int(reach)].role == role.index { return true }
      reach = sections.reaches[Int(reach)].sibling
    }
    return false
  }

  /// How many steps have to be used as one role, and how many times those of another.
  private static let (usedSteps, usedLead) = (2, 3)

  /// The numbers of a type that have no word for what they are, but are called steps: `small`, `medium`, `large` of
  /// `Theme.shape`. What nearly all of those in use are used as, all of them are.
  func withRoleOfUses(_ candidates: [Candidate]) -> [Candidate] {
    guard candidates.count >= Self.setSize,
      candidates.allSatisfy({ candidate in
        candidate.reference.trailing == 0 && TokenWords.isStep(candidate.reference.names.last ?? "")
          && role(of: candidate) == nil
      })
    else { return candidates }
    let counts = Self.gridRoles.map { role in
      (role: role, count: Set(candidates.map(\.reference.slot)).count { hasUses($0, as: role) })
    }.sorted { $0.count > $1.count }
    guard counts[0].count >= Self.usedSteps, counts[0].count >= Self.usedLead * counts[1].count else {
      return candidates
    }
    return candidates.map { candidate in
      var candidate = candidate
      candidate.role = counts[0].role
      return candidate
    }
  }

  /// Of several constants that lead to one token, keeps those that code names, where there are such.
  mutating func keepNamedRoots() {
    var roots: [Int32: Set<Int32>] = [:]
    for reference in result.tokens.map(\.reference) + result.colors.map(\.reference)
      + result.fonts.map(\.reference) where reference.root >= 0
    {
      roots[reference.slot, default: []].insert(reference.root)
    }
    let shared = roots.values.filter { $0.count > 1 }.reduce(into: Set()) { $0.formUnion($1) }
    if shared.isEmpty { return }
    let named = named(among: shared)
    func isSpare(_ reference: TokenPath) -> Bool {
      reference.root >= 0 && !named.contains(reference.root)
        && !(roots[reference.slot]?.isDisjoint(with: named) ?? true)
    }
    result.tokens.removeAll { isSpare($0.reference) }
    result.colors.removeAll { isSpare($0.reference) }
    result.fonts.removeAll { isSpare($0.reference) }
  }

  /// The constants that a path of names leads through.
  private func named(among slots: Set<Int32>) -> Set<Int32> {
    let names = SymbolSet(slots.map { sections.slots[Int($0)].name })
    var found: Set<Int32> = []
    for (position, file) in sections.files.enumerated() {
      for reference in sections.references.share(file.references) where reference.kind == .path {
        let path = resolver.symbols(reference.path, file)
        for end in path.indices.dropFirst() where names.contains(path[end]) {
          resolver.forEachSlot(
            ofPath: UnsafeBufferPointer(rebasing: path[...end]), context: reference.context, file: position
          ) { if slots.contains($0) { found.insert($0) } }
        }
      }
    }
    return found
  }
}
