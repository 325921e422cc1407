/// What the uses of constants say about them.
extension TokenFinder {
  /// Roles whose numbers may be multiples of one unit, or steps without a word for what they are.
  static let gridRoles: [Role] = [.spacing, .radius, .iconSize]
  /// Roles that a number without a word for what it is may have by its uses alone.
  private static let usedRoles: [Role] = gridRoles + [.fontSize, .opacity, .lineWidth]

  /// What the numbers of a constant or function end up as.
  func roles(ofUses slot: Int32) -> [Role] { Self.gridRoles.filter { hasUses(slot, as: $0) } }

  func hasUses(_ slot: Int32, as role: Role) -> Bool {
    questions.asked.landings[slot, default: []].insert(role.index)
    return sections.lands(slot, inRole: role.index)
  }

  /// Whether its numbers end up in any role.
  func hasUses(_ slot: Int32) -> Bool {
    questions.asked.landings[slot, default: []].insert(UseQuestions.anyRole)
    return sections.reachHeads[Int(slot)] >= 0
  }

  /// How many steps have to be used as one role, and how many times those of another.
  private static let (usedSteps, usedLead) = (2, 3)

  /// `Spacing.borderThin`, `Spacing.iconLarge`: a step of lines or icons among the gaps, unless somebody leaves such a gap.
  func withRoleOfThing(_ candidate: Candidate) -> Candidate {
    guard candidate.role == nil, candidate.reference.trailing == 0, role(of: candidate) == .spacing,
      let name = candidate.reference.names.last,
      case .role(let role)? = RoleWords.verdict(on: name, isOwn: true),
      let range = Self.thingSizes[role], !hasUses(candidate.reference.slot, as: .spacing)
    else { return candidate }
    let isStep = TokenWords.words(name).count > 1 && TokenWords.telling(name).isEmpty
    return hasUses(candidate.reference.slot, as: role) || isStep && range.contains(candidate.value)
      ? candidate.with(role: role) : candidate
  }

  /// What nobody takes for a gap: lines are thinner than gaps, and icons are larger than those beside them.
  private static let thingSizes: [Role: ClosedRange<Double>] = [.lineWidth: 0.25...4, .iconSize: 12...100]

  /// What a number without a word for what it is ends up as, wherever it is used.
  private func withOwnRoleOfUses(_ candidate: Candidate) -> Candidate {
    guard isSilent(candidate) else { return candidate }
    let roles = Self.usedRoles.filter { hasUses(candidate.reference.slot, as: $0) }
    return roles.count == 1 && mayShare(roles[0], candidate) ? candidate.with(role: roles[0]) : candidate
  }

  /// The numbers of a type that have no word for what they are, but are called steps: `small`, `medium`, `large` of
  /// `Theme.shape`. What nearly all of those in use are used as, all of them are.
  ///
  /// What is told of an extension of numbers holds for that one: others have other constants.
  /// - Parameter isDesign: something else says that they are constants of a design.
  func withRoleOfUses(_ candidates: [Candidate], isDesign: Bool) -> [Candidate] {
    let blocks = Dictionary(grouping: candidates, by: block)
    guard blocks.count > 1 else { return withRoleOfBlock(candidates, isDesign: isDesign) }
    let isBesideOthers = isDesign || candidates.count(where: { role(of: $0) != nil }) >= Self.setSize
    return blocks.values.sorted { $0[0].slot < $1[0].slot }
      .flatMap { withRoleOfBlock($0, isDesign: isBesideOthers) }
  }

  /// The extension of numbers that a constant is declared in, by its position; 0 for a member of another type.
  private func block(_ candidate: Candidate) -> Int {
    let file = fileOf(candidate.slot)
    var type = sections.slots[Int(candidate.slot)].owner
    while type >= 0 {
      let position = Int(file.types.start) + Int(type)
      if IndexResolver.numberKeys.contains(sections.typeKeys[position]) { return position + 1 }
      type = sections.types[position].parent
    }
    return 0
  }

  private func withRoleOfBlock(_ candidates: [Candidate], isDesign: Bool) -> [Candidate] {
    // What is set to a step may be called after what it is for.
    let steps = candidates.filter { $0.isVisible && !(isSilent($0) && isAlias($0.slot)) }
    guard steps.count >= Self.setSize,
      steps.allSatisfy({ candidate in
        candidate.reference.trailing == 0 && TokenWords.isStep(candidate.reference.names.last ?? "")
          && role(of: candidate) == nil
      })
    else {
      // Beside constants that say what they are.
      guard isDesign || candidates.count(where: { role(of: $0) != nil }) >= Self.setSize else {
        return candidates
      }
      let silent = candidates.filter { isSilent($0) && mayShare(.spacing, $0) }
      let shared = silent.count >= Self.setSize ? sharedRole(silent) : nil
      return candidates.map { candidate in
        guard let shared, isSilent(candidate), mayShare(shared, candidate) else {
          return withOwnRoleOfUses(candidate)
        }
        return candidate.with(role: shared)
      }
    }
    let shared = sharedRole(candidates) ?? topic(ofFileOf: candidates[0])
    return shared == nil ? candidates : candidates.map { $0.with(role: shared) }
  }

  /// The role that a file's name gives to what it adds to a type: `CGFloat+CornerRadius.swift`.
  private func topic(ofFileOf candidate: Candidate) -> Role? {
    let name = FilePath.name(of: index.path(ofFile: resolver.file(ofSlot: candidate.slot)))
    let parts = (name.split(separator: ".").first ?? "").split(separator: "+")
    guard parts.count == 2, case .role(let role) = RoleWords.verdict(on: String(parts[1]), isOwn: false),
      Self.gridRoles.contains(role)
    else { return nil }
    return role
  }

  /// What nearly all of some constants are used as that are used at all, or else nearly all of their uses are: where a few
  /// corners are as wide as a gap, the steps of a grid are gaps all the same.
  private func sharedRole(_ candidates: [Candidate]) -> Role? {
    let slots = Set(candidates.map(\.reference.slot))
    let used = Self.gridRoles.map { role in slots.count { hasUses($0, as: role) } }
    if let role = leadingRole(used) { return role }
    guard used.contains(where: { $0 >= Self.setSize }) else { return nil }
    questions.asked.roles.append(slots.sorted())
    var reader = TokenUseReader(index, tokens: slots)
    reader.read()
    return leadingRole(
      Self.gridRoles.map { role in reader.uses.count { $0.role == UInt32(role.index) } })
  }

  /// - Parameter counts: those of `gridRoles`.
  private func leadingRole(_ counts: [Int]) -> Role? {
    let order = counts.indices.sorted { counts[$0] > counts[$1] }
    let (first, second) = (counts[order[0]], counts[order[1]])
    return first >= Self.usedSteps && first >= Self.usedLead * second ? Self.gridRoles[order[0]] : nil
  }

  /// Whether nothing says what a number is for.
  private func isSilent(_ candidate: Candidate) -> Bool {
    candidate.role == nil && candidate.reference.trailing == 0 && role(of: candidate) == nil
      && candidate.reference.names.last.map { RoleWords.verdict(on: $0, isOwn: true) == nil } ?? false
  }

  /// Whether a number without a word for its role may be a step as its neighbors are: the size of something, `avatarSize`
  /// or `fabSize`, is neither a gap nor a corner.
  private func mayShare(_ role: Role, _ candidate: Candidate) -> Bool {
    guard role == .spacing || role == .radius, let name = candidate.reference.names.last else { return true }
    return !TokenWords.isSizeOfSomething(name)
  }

  /// Constants that so many files use, of so many folders, are those of more than one part of the app.
  private static let (sharedUsers, sharedFolders) = (5, 2)

  /// Types whose names do not say that they hold tokens, but whose constants many files use for what tokens are for.
  mutating func collectUsedSets() {
    var groups: [UInt64: [Candidate]] = [:]
    for candidate in others { groups[rootKey(candidate.slot), default: []].append(candidate) }
    others = []
    let paints = paintsByRoot()
    groups = groups.mapValues { withRoleOfUses($0, isDesign: true).filter { role(of: $0) != nil } }
    singles += groups.filter { $0.value.count + paints[$0.key, default: 0] < Self.setSize }.values.joined()
    groups = groups.filter {
      !$0.value.isEmpty && $0.value.count + paints[$0.key, default: 0] >= Self.setSize
    }
    if groups.isEmpty { return }
    let users = users(of: Set(groups.values.joined().map(\.reference.slot)))
    for candidates in groups.values.sorted(by: { $0[0].slot < $1[0].slot }) {
      let homes = Set(candidates.map { resolver.file(ofSlot: $0.slot) })
      let files = Set(candidates.flatMap { users[$0.reference.slot] ?? [] }).subtracting(homes)
      var scope: [String]?
      if !isShared(files), !areOfDesign(candidates) {
        // The measures of one component are tokens where it is drawn.
        guard !files.isEmpty, areMeasures(candidates) else {
          exemptConstants(candidates)
          continue
        }
        scope = files.union(homes).sorted().map { index.path(ofFile: $0) }
      }
      for var candidate in candidates where !isShadow([candidate]) {
        candidate.reference.scope = scope
        addToken(candidate)
      }
    }
  }

  /// What one feature has names for, side by side in a type that has nothing else, is no step for others; but to write it
  /// down is that type's job, whatever it is called: `CheckoutConstants.Layout`.
  private mutating func exemptConstants(_ candidates: [Candidate]) {
    for candidate in candidates where candidate.isVisible {
      let record = sections.slots[Int(candidate.slot)]
      if !actors.contains(resolver.ownerKey(record.owner, fileOf(candidate.slot))) { exempt(candidate.slot) }
    }
  }

  /// One number by itself is a token as well where its own name says for what, and many files use it for just that.
  mutating func collectSingles() {
    let all = singles.filter { candidate in
      candidate.isVisible && candidate.reference.trailing == 0 && candidate.role == nil
        && candidate.reference.names.last.flatMap(RoleWords.measured) == role(of: candidate)
        && role(of: candidate).map(Self.gridRoles.contains) ?? false
        && hasUses(candidate.reference.slot, as: role(of: candidate) ?? .spacing)
    }
    singles = []
    if all.isEmpty { return }
    let users = users(of: Set(all.map(\.reference.slot)))
    for candidate in all {
      let home = resolver.file(ofSlot: candidate.slot)
      if isShared(users[candidate.reference.slot, default: []].subtracting([home])) { addToken(candidate) }
    }
  }

  /// Whether files are those of more than one part of the app.
  private func isShared(_ files: Set<Int>) -> Bool {
    files.count >= Self.sharedUsers
      && Set(files.map { FilePath.directory(of: index.path(ofFile: $0)) }).count >= Self.sharedFolders
  }

  /// The files that use constants, by these; what nobody uses has none.
  private func users(of slots: Set<Int32>) -> [Int32: Set<Int>] {
    questions.asked.users.append(slots.sorted())
    var reader = TokenUseReader(index, tokens: slots)
    reader.read()
    return Dictionary(grouping: reader.uses, by: \.token).mapValues { Set($0.map { Int($0.file) }) }
  }

  /// How many of the names of the folders around a file may say that it belongs to a design system.
  private static let designFolders = 3

  /// Whether constants are those of a type that is there for such, in a module or folder of a design system:
  /// `ButtonStyleConstants` in `DesignSystem/Sources/Styles`.
  private func areOfDesign(_ candidates: [Candidate]) -> Bool {
    candidates.allSatisfy { candidate in
      guard let holder = candidate.reference.names.dropLast().last, TokenWords.holdsConstants(holder) else {
        return false
      }
      return FilePath.directory(of: index.path(ofFile: resolver.file(ofSlot: candidate.slot)))
        .split(separator: "/").suffix(Self.designFolders)
        .contains { TokenWords.speaksOfDesign(String($0)) }
    }
  }

  /// Whether constants are those of a type that says by its name that it holds the measures of something: `SidebarRowMetrics`.
  private func areMeasures(_ candidates: [Candidate]) -> Bool {
    candidates.allSatisfy { candidate in
      let names = candidate.reference.names
      return names.count == 2 && TokenWords.holdsConstants(names[0])
    }
  }

  /// In a project of some size, the colors and fonts of a file that draws something, the constants at the top of any and
  /// what it adds to numbers and insets are that file's own where it uses them, or has hardly any, and no other does.
  mutating func dropOwnConstants() {
    guard index.isLarge else { return }
    func isGlobal(_ reference: TokenPath) -> Bool {
      let owner = sections.slots[Int(reference.slot)].owner
      if owner < 0 { return reference.names.count == 1 }
      let key = resolver.ownerKey(owner, fileOf(reference.slot))
      return ConstantNames.insetTypes.contains(key) || IndexResolver.numberKeys.contains(key)
    }
    let references =
      result.tokens.map(\.reference).filter(isGlobal) + result.colors.map(\.reference)
      + result.fonts.map(\.reference)
    // One file may hold them all.
    var known: [Int: Bool] = [:]
    func isBesideDrawn(_ slot: Int32) -> Bool {
      let home = resolver.file(ofSlot: slot)
      if let answer = known[home] { return answer }
      let answer = drawsSomething(sections.files[home])
      known[home] = answer
      return answer
    }
    let slots = Set(
      references.filter { reference in
        reference.isGlobal && reference.instanceType == 0
          && (sections.slots[Int(reference.slot)].owner < 0 || isBesideDrawn(reference.slot))
      }.map(\.slot))
    if slots.isEmpty { return }
    let users = users(of: slots)
    let shared = Set(
      users.keys.map { (token: $0, home: resolver.file(ofSlot: $0)) }
        .filter { users[$0.token] != [$0.home] }.map(\.home))
    let inUse = Set(users.keys.map { resolver.file(ofSlot: $0) })
    let sizes = slots.reduce(into: [:]) { $0[resolver.file(ofSlot: $1), default: 0] += 1 }
    // What stands beside a constant of many is as much of a design.
    let own = slots.filter { slot in
      let home = resolver.file(ofSlot: slot)
      return !shared.contains(home) && (inUse.contains(home) || sizes[home, default: 0] < Self.setSize)
    }
    let palettes = ownPalettes(among: own)
    result.removeAll { reference, _ in own.contains(reference.slot) && !palettes.contains(reference.slot) }
    for position in result.colors.indices where palettes.contains(result.colors[position].slot) {
      let home = resolver.file(ofSlot: result.colors[position].slot)
      result.colors[position].reference.scope = [index.path(ofFile: home)]
    }
  }

  /// Of colors that are one file's own, those of a type that is there for nothing else, `enum CheckoutPalette`: the file's
  /// code names them as it would name the design's.
  private func ownPalettes(among slots: Set<Int32>) -> Set<Int32> {
    let colors = Set(result.colors.map(\.slot)).intersection(slots)
    let palettes = Dictionary(grouping: colors) { slot in
      resolver.ownerKey(sections.slots[Int(slot)].owner, fileOf(slot))
    }.filter { type, colors in
      guard colors.count >= Self.setSize, let declared = resolver.declaration(ofType: type) else {
        return false
      }
      return speaksOfColor([name(ofType: declared)])
    }
    return Set(palettes.values.joined())
  }

  /// In a project of some size, the theme of one component that no more than one file reads is that component's own:
  /// `BannerTheme` beside `BannerView`.
  mutating func dropOwnThemes() {
    guard index.isLarge else { return }
    let themes = Dictionary(grouping: result.references.filter { isOfComponent($0) }, by: \.instanceType)
    if themes.isEmpty { return }
    let users = users(of: Set(themes.values.joined().map(\.slot)))
    let own = Set(
      themes.filter { _, references in
        let homes = Set(references.map { resolver.file(ofSlot: $0.slot) })
        return Set(references.flatMap { users[$0.slot] ?? [] }).subtracting(homes).count <= 1
      }.keys)
    result.removeAll { reference, _ in own.contains(reference.instanceType) }
  }

  /// Whether a token is a part of a theme that is named after a component, outside of what others import and of the folders
  /// of a design system.
  private func isOfComponent(_ reference: TokenPath) -> Bool {
    guard reference.instanceType != 0, let type = resolver.declaration(ofType: reference.instanceType),
      !sections.types[Int(type)].flags.contains(.isPublic)
    else { return false }
    let name = name(ofType: type)
    return TokenWords.speaksOfDesign(name) && !TokenWords.component(of: [name]).isEmpty
      && !index.path(ofFile: resolver.file(ofType: type)).split(separator: "/").dropLast()
        .suffix(Self.designFolders).contains { TokenWords.speaksOfDesign(String($0)) }
  }

  /// Whether a file declares a view, a controller or the like.
  private func drawsSomething(_ file: FileRecord) -> Bool {
    sections.types.share(file.types).contains { type in
      type.flags.contains(.isDrawn) || type.kind == .class && isDrawn(name(type, file), type.kind)
    }
  }

  private func ownerKey(of slot: Int32) -> UInt64 {
    SymbolHash.mix(
      resolver.ownerKey(sections.slots[Int(slot)].owner, fileOf(slot)), UInt64(resolver.file(ofSlot: slot)))
  }

  /// Of the branches of an `#if` that declare one constant alike, keeps the first.
  mutating func mergeBranches() {
    var seen: [String: [Int32]] = [:]
    result.removeAll { reference, value in
      guard sections.slots[Int(reference.slot)].flags.contains(.isConditional) else { return false }
      let file = resolver.file(ofSlot: reference.slot)
      let key = "\(file) \(reference.names.joined(separator: ".")) \(value())"
      defer { seen[key, default: []].append(reference.slot) }
      return seen[key]?.contains { $0 != reference.slot } ?? false
    }
    // Which of several values it is, the platform says.
    var names: [UInt64: Set<Int32>] = [:]
    for slots in seen.values {
      for slot in slots.prefix(1) {
        names[SymbolHash.mix(sections.slots[Int(slot)].name, ownerKey(of: slot)), default: []].insert(slot)
      }
    }
    let undecided = names.values.filter { $0.count > 1 }.reduce(into: Set()) { $0.formUnion($1) }
    result.updateReferences { reference in
      if undecided.contains(reference.slot) { reference.standsAlone = false }
    }
  }

  /// Of several constants that lead to one token, keeps those that code names, where there are such.
  mutating func keepNamedRoots() {
    var roots: [Int32: Set<Int32>] = [:]
    // Each style that a modifier takes is one by itself, though all have their fonts in one property.
    for reference in result.tokens.map(\.reference) + result.colors.map(\.reference)
      + result.fonts.filter({ $0.modifier == nil }).map(\.reference) where reference.root >= 0
    {
      roots[reference.slot, default: []].insert(reference.root)
    }
    let shared = roots.values.filter { $0.count > 1 }.reduce(into: Set()) { $0.formUnion($1) }
    if shared.isEmpty { return }
    let named = named(among: shared)
    func isSpare(_ reference: TokenPath) -> Bool {
      reference.root >= 0 && !named.contains(reference.root) && !heldTypes.contains(reference.instanceType)
        && !(roots[reference.slot]?.isDisjoint(with: named) ?? true)
    }
    result.tokens.removeAll { isSpare($0.reference) }
    result.colors.removeAll { isSpare($0.reference) }
    result.fonts.removeAll { $0.modifier == nil && isSpare($0.reference) }
  }

  /// Of a theme's part that is reached through the theme, and through what its own type calls the default, keeps the way
  /// through the theme, where views hold that and not the part.
  mutating func keepHeldThemes() {
    /// A constant with the value that some way to it leads to.
    func place(_ reference: TokenPath, _ value: () -> String) -> String? {
      reference.instanceType == 0 ? nil : "\(reference.slot) \(value())"
    }
    let held = heldTypes
    var holders: [String: Set<UInt64>] = [:]
    result.visit { reference, value in
      if let place = place(reference, value) { holders[place, default: []].insert(reference.instanceType) }
    }
    holders = holders.filter { $0.value.count > 1 && !$0.value.isDisjoint(with: held) }
    if holders.isEmpty { return }
    let named = named(
      among: Set(result.references.lazy.map(\.root).filter { $0 >= 0 }), outsideOfTokens: true)
    result.removeAll { reference, value in
      guard let place = place(reference, value), holders[place] != nil else { return false }
      return !held.contains(reference.instanceType) && !named.contains(reference.root)
    }
  }

  /// A theme that people change, and views hold, is named by what holds it: the constant is what it is at first.
  mutating func nameByHolders() {
    let (finder, held) = (self, heldTypes)
    result.updateReferences { reference in
      guard reference.root >= 0, held.contains(reference.instanceType),
        let type = finder.resolver.declaration(ofType: reference.instanceType),
        finder.sections.types[Int(type)].flags.contains(.isStored)
      else { return }
      reference.isGlobal = false
    }
  }

  /// The constants that a path of names leads through.
  /// - Parameter outsideOfTokens: what tokens are made of does not count.
  private func named(among slots: Set<Int32>, outsideOfTokens: Bool = false) -> Set<Int32> {
    if outsideOfTokens {
      questions.asked.namedOutsideOfTokens.append(slots.sorted())
    } else {
      questions.asked.named.append(slots.sorted())
    }
    return resolver.named(among: slots, inFiles: sections.files.indices, outsideOfTokens: outsideOfTokens)
  }
}

extension IndexSections {
  /// Whether the number of a slot ends up in a role.
  func lands(_ slot: Int32, inRole role: UInt8) -> Bool {
    var reach = reachHeads[Int(slot)]
    while reach >= 0 {
      if reaches[Int(reach)].role == role { return true }
      reach = reaches[Int(reach)].sibling
    }
    return false
  }
}

extension IndexResolver {
  /// The constants that a path of names in some files leads through.
  /// - Parameter outsideOfTokens: what tokens are made of does not count.
  func named(among slots: Set<Int32>, inFiles files: some Sequence<Int>, outsideOfTokens: Bool) -> Set<Int32>
  {
    let names = SymbolSet(slots.map { sections.slots[Int($0)].name })
    var found: Set<Int32> = []
    for position in files {
      let file = sections.files[position]
      for reference in sections.references.share(file.references) where reference.kind == .path {
        if outsideOfTokens, reference.context >= 0,
          sections.types[Int(file.types.start) + Int(reference.context)].makesTokens
        {
          continue
        }
        let path = symbols(reference.path, file)
        for end in path.indices.dropFirst() where names.contains(path[end]) {
          forEachSlot(
            ofPath: UnsafeBufferPointer(rebasing: path[...end]), context: reference.context, file: position
          ) { if slots.contains($0) { found.insert($0) } }
        }
      }
    }
    return found
  }
}
