/// The tokens of one role that one type declares.
struct TokenGroup: Sendable {
  let name: [String]
  let slots: Set<Int32>
  let values: Set<Double>
  /// Those that name any of them.
  let files: Set<Int32>
}

/// The groups of a project's tokens, by token.
struct TokenGroups: Sendable {
  private let groups: [TokenGroup]
  private let groupOfToken: [Int]
  /// Those of all distances.
  let distances: Set<Int32>

  subscript(token: Int) -> TokenGroup { groups[groupOfToken[token]] }

  init(_ discovery: TokenDiscovery, _ uses: TokenUses) {
    struct Key: Hashable {
      let holder: [String]
      let role: Role
    }
    var known: [Key: Int] = [:]
    var members: [(key: Key, tokens: [DiscoveredToken])] = []
    groupOfToken = discovery.tokens.map { token in
      let key = Key(holder: Array(token.path.dropLast(token.trailing + 1)), role: token.role)
      let group = known[key] ?? members.count
      if group == members.count {
        known[key] = group
        members.append((key, []))
      }
      members[group].tokens.append(token)
      return group
    }
    distances = Set(discovery.tokens.lazy.filter { $0.role == .spacing }.map(\.slot))
    groups = members.map { key, tokens in
      let slots = tokens.map(\.slot)
      return TokenGroup(
        name: key.holder, slots: Set(slots), values: Set(tokens.map(\.value)), files: uses.files(using: slots)
      )
    }
  }
}

extension Project {
  /// So many uses tell that a project has something for good.
  private static let manyUses = 5
  /// So many uses of a name for each time that its value is written out are what nearly everybody does.
  fileprivate static let nearlyAlways = 4

  /// Whether a project names something again and again, and hardly ever writes it out.
  fileprivate func namesNearlyAlways(_ named: Int, written: Int) -> Bool {
    named >= max(Self.manyUses, Self.nearlyAlways * written)
  }
}

/// Whether the code around a number writes such numbers by the names of tokens, and of which.
extension ProjectSite {
  /// So few numbers do not tell how a project writes them.
  private static let untellingNumbers = 10
  /// One use of a token may be as much of a slip as one number.
  private static let often = 2

  /// A project of fewer files may have declared its tokens only just now.
  private static let fewFiles = 10

  var isInSmallProject: Bool { project.index.sections.files.count < Self.fewFiles }

  /// Whether this file is one of those that the tokens are for, since it names some of whatever role; a small project tells
  /// nothing by that.
  var isOfDesignSystem: Bool { project.naming.files.contains(Int32(file)) || isInSmallProject }

  /// Whether somebody names one of some constants of a value: what was declared and never taken up is no way to write it.
  func isTakenUp(_ slots: some Sequence<Int32>) -> Bool {
    isInSmallProject || slots.contains { project.tokenUses.count(of: $0) > 0 }
  }

  /// Whether a token is taken up, or another of its group among those of its value: `Spacing.m` beside `Spacing.medium`.
  private func isTakenUp(_ token: Int, among equal: [Int]) -> Bool {
    let (all, slots) = (project.discovery.tokens, group(of: token).slots)
    if all[token].reference.isCall { return isTakenUp(slots) }
    return isTakenUp(equal.lazy.map { all[$0].slot }.filter { slots.contains($0) })
  }

  /// Those of some tokens of one value by whose names such a number is written, counted by value and by what takes it: the
  /// project names it at least as often as it writes the number, and this file names its group as well; or several times as
  /// often, and this file is drawn to its steps; or this file or the type around the number does; or it is the only number of
  /// a file that names steps. Where little is written nothing more is known yet, and all that are taken up may be named, in a
  /// file that names any.
  /// - Parameter isOnScale: whether hardly any number of this file is none of the steps.
  func customary(_ tokens: [Int], _ landed: LandedValue, isOnScale: Bool) -> [Int] {
    guard isOfDesignSystem else { return [] }
    let role = landed.binding.role
    let taken = tokens.filter { isTakenUp($0, among: tokens) }
    if project.habits.uses(role).total < Self.untellingNumbers { return taken }
    let edges = tree.paddedEdges(by: landed.node)
    let edge = edges.opposite == nil || isInSmallProject ? nil : edges
    return taken.filter { token in
      let group = group(of: token)
      // Which of its steps a function is asked for, the uses do not tell.
      let isCall = project.discovery.tokens[token].reference.isCall
      let slots: Set<Int32> = isCall ? group.slots : [project.discovery.tokens[token].slot]
      let values = isCall ? group.values : [abs(landed.value)]
      // Air above a view is another thing than the inset of all that stands in a column.
      if let edge, !slots.contains(where: { project.tokenUses.isGiven($0, toEdge: edge) }) { return false }
      let named = slots.reduce(0) { $0 + uses(of: $1, like: landed) }
      let written = values.reduce(0) {
        $0 + project.numbers(equalTo: abs($1), as: role, like: landed.taker, isSwiftUI: importsSwiftUI)
      }
      if group.files.contains(Int32(file)) {
        return (isCall || namesAny(of: group.slots, around: landed.node) || isSmallBeside(slots, landed))
          && (named >= written && !isWrittenAround(slots, landed) || isNamedHere(slots, landed)
            || isNamedAround(slots, landed) || isOnlyNumber(landed, beside: group))
          && (named >= Self.clearly * written || !isDrawnInNumbers(landed))
      }
      // Which of several objects has it, only a file tells that names it.
      return isOnScale && named >= Project.nearlyAlways * written
        && project.discovery.tokens[token].reference.isGlobal
        && !isForOthers(landed.node, than: [token])
    }
  }

  /// So often a value is written out where it is no slip.
  private static let settled = 3

  /// Whether the type around a distance writes its value out several times, as a gap or as room, and never names it, and the project
  /// writes it more often than its name: there the number is the way to write it, whatever kind of distance is named elsewhere.
  private func isWrittenAround(_ slots: Set<Int32>, _ landed: LandedValue) -> Bool {
    guard landed.binding.role == .spacing, !isInSmallProject else { return false }
    let (uses, file, parts) = (project.tokenUses, Int32(file), parts(around: landed.node))
    let here = distancesAround(landed).count { abs($0.value) == abs(landed.value) }
    guard here >= Self.settled, !slots.contains(where: { uses.count(of: $0, in: file, parts) > 0 }) else {
      return false
    }
    let isSwiftUI = importsSwiftUI
    let named = slots.reduce(0) {
      $0 + uses.count(of: $1, givenAs: .spacing) { project.importsSwiftUI($0) == isSwiftUI }
    }
    return project.distances(equalTo: abs(landed.value), isSwiftUI: isSwiftUI) > named
  }

  /// Whether the type around a number names any of some tokens: a file may hold types that have nothing else in common. A small
  /// project tells nothing by that.
  func namesAny(of slots: some Sequence<Int32>, around node: NodeID) -> Bool {
    if isInSmallProject { return true }
    let parts = parts(around: node)
    return slots.contains { project.tokenUses.count(of: $0, in: Int32(file), parts) > 0 }
  }

  /// The type around a node and its extensions in this file, which are one.
  private func parts(around node: NodeID) -> [Int32] {
    let type = context(of: node)
    let types = project.index.sections.types.share(project.index.sections.files[file].types)
    // A file without numbers of its own has no types in the index.
    guard types.indices.contains(Int(type)) else { return [type] }
    return types.indices.filter { types[$0].name == types[Int(type)].name }.map { Int32($0) }
  }

  /// So many times more often is clearly more often.
  private static let clearly = 3
  /// Of so many numbers of a type at most one is named where it is drawn in numbers.
  private static let numbersForName = 10

  /// Whether the type around a number writes out nearly all of that role.
  private func isDrawnInNumbers(_ landed: LandedValue) -> Bool {
    if isInSmallProject || landed.binding.role != .spacing { return false }
    let written = distancesAround(landed).count
    guard written >= Self.numbersForName else { return false }
    let named = namedDistances(in: parts(around: landed.node))
    return Self.numbersForName * named < named + written
  }

  /// A type of so many nodes fits on a screen.
  private static let smallType = 600

  /// Whether a number stands in a small type beside others of its file that name just its token in places alike: they are one
  /// view.
  private func isSmallBeside(_ slots: Set<Int32>, _ landed: LandedValue) -> Bool {
    guard let type = tree.enclosingType(of: landed.node), tree.subtree(type).count <= Self.smallType else {
      return false
    }
    return namedHere(slots, for: landed) >= Self.often
  }

  /// Whether something stands in what is declared as public, and all of some tokens are not: a part that others are to use
  /// brings a style of its own.
  func isForOthers(_ node: NodeID, than tokens: some Sequence<Int>) -> Bool {
    func isPublic(_ type: NodeID) -> Bool { tree.node(type).flags.contains(.isPublic) }
    return tokens.allSatisfy { !project.spellings[$0].isPublic }
      && tree.ancestors(node).contains { type in
        guard tree.isTypeDeclaration(type) else { return false }
        if isPublic(type) { return true }
        guard tree.kind(type) == .extensionDecl, let name = tree.name(type) else { return false }
        return tree.ancestors(type).contains { outer in
          tree.children(outer).contains {
            isPublic($0) && tree.isTypeDeclaration($0) && (tree.name($0).map { $0 == name } ?? false)
          }
        }
      }
  }

  /// How often the files of this file's framework give a token to what takes numbers of the same kind.
  private func uses(of slot: Int32, like landed: LandedValue) -> Int {
    let isSwiftUI = importsSwiftUI
    return project.tokenUses.count(
      of: slot, givenAs: landed.binding.role, like: landed.taker,
      inFiles: { project.importsSwiftUI($0) == isSwiftUI })
  }

  /// Whether this file gives a token to what takes numbers of the same kind several times for each that it writes out.
  private func isNamedHere(_ slots: Set<Int32>, _ landed: LandedValue) -> Bool {
    let named = namedHere(slots, for: landed)
    guard named >= Self.often else { return false }
    let written = numbersHere(like: landed).count { abs($0.value) == abs(landed.value) }
    return named >= Self.often * max(1, written)
  }

  /// So many names of steps tell how a file writes them.
  private static let manySteps = 8

  /// Whether a number is the only one of its role in a file that names the steps of a group of tokens again and again.
  private func isOnlyNumber(_ landed: LandedValue, beside group: TokenGroup) -> Bool {
    let (role, file) = (landed.binding.role, Int32(file))
    guard landedValues(role).allSatisfy({ $0.isToken || $0.value == 0 || $0.node == landed.node }) else {
      return false
    }
    let named = group.slots.reduce(0) {
      $0 + project.tokenUses.count(of: $1, givenAs: role) { $0 == file }
    }
    return named >= Self.manySteps
  }

  /// Fewer names of distances do not tell how a type writes them.
  private static let severalNames = 4

  /// Whether the type around a distance names more distances than it writes out, and among them just its token, for the same
  /// kind of distance, as often as it writes the value.
  private func isNamedAround(_ slots: Set<Int32>, _ landed: LandedValue) -> Bool {
    let role = landed.binding.role
    guard role == .spacing, landed.path.isEmpty else { return false }
    let (parts, file) = (parts(around: landed.node), Int32(file))
    let named = slots.reduce(0) {
      $0 + project.tokenUses.count(of: $1, givenAs: role, like: landed.taker, in: file, parts)
    }
    guard named > 0 else { return false }
    let numbers = distancesAround(landed)
    guard named >= numbers.count(where: { abs($0.value) == abs(landed.value) }) else { return false }
    return namedDistances(in: parts) >= max(Self.severalNames, numbers.count)
  }

  /// The distances that the type around a number writes out.
  private func distancesAround(_ landed: LandedValue) -> [LandedValue] {
    writtenDistances[tree.enclosingType(of: landed.node)] ?? []
  }

  /// How many distances some types of this file write by the names of tokens.
  private func namedDistances(in parts: [Int32]) -> Int {
    project.tokenGroups.distances.reduce(0) { $0 + project.tokenUses.count(of: $1, in: Int32(file), parts) }
  }

  /// The numbers of this file that are written out where takers of one kind take them.
  func numbersHere(like landed: LandedValue) -> [LandedValue] {
    let role = landed.binding.role
    let kind = TokenUses.kind(role.index, landed.taker)
    return landedValues(role).filter { !$0.isToken && TokenUses.kind(role.index, $0.taker) == kind }
  }

  /// How often this file gives any of some tokens to what takes numbers of the same kind.
  func namedHere(_ slots: Set<Int32>, for landed: LandedValue) -> Int {
    let (uses, role, file) = (project.tokenUses, landed.binding.role, Int32(file))
    return slots.reduce(0) {
      $0 + uses.count(of: $1, givenAs: role, like: landed.taker, inFiles: { $0 == file })
    }
  }

  /// The tokens that are declared beside one and are for the same role, itself included.
  func group(of token: Int) -> TokenGroup { project.tokenGroups[token] }

  /// Of tokens that several groups have for one value keeps those of the groups that this file names for such a number, also
  /// where none of these fits the place; else those whose names tell its edge.
  func keepGroup(
    _ found: inout [(token: Int, name: String)], among equal: some Collection<Int>, _ landed: LandedValue
  ) {
    let groups = Dictionary(equal.map { (group(of: $0).name, group(of: $0)) }) { first, _ in first }
    guard groups.count > 1 else { return }
    // What nobody uses is no rival of what is used: the cases that a function takes are written by that.
    let used = groups.filter { $0.value.slots.contains { project.tokenUses.count(of: $0) > 0 } }
    if !used.isEmpty { found.removeAll { used[group(of: $0.token).name] == nil } }
    let named = groups.filter { namedHere($0.value.slots, for: landed) > 0 }
    if !named.isEmpty { return found.removeAll { named[group(of: $0.token).name] == nil } }
    guard let side = side(of: landed) else { return }
    let fitting = found.filter { token, _ in
      let path = project.discovery.tokens[token].path.dropLast(project.discovery.tokens[token].trailing)
      return path.last.map { TokenWords.side(of: TokenWords.words($0)) == side } ?? false
    }
    if !fitting.isEmpty { found = fitting }
  }

  /// Whether a duration is given to other motions only, as a spring's response is no time that a fade takes, or named for
  /// what else moves: `sheetTransition` where a tab is switched.
  func isOfOtherMotion(_ position: Int, _ landed: LandedValue) -> Bool {
    guard landed.binding.role == .duration else { return false }
    let token = project.discovery.tokens[position]
    if !token.isAnimation, project.tokenUses.count(of: token.slot) >= Self.habit,
      project.tokenUses.count(of: token.slot, givenTo: landed.taker) == 0
    {
      return true
    }
    let places = token.path.dropLast(token.trailing).last.map(TokenWords.whatMoves) ?? []
    guard !places.isEmpty, !isTheWay(position) else { return false }
    let around = wordsMoved(by: landed.node)
    return !places.allSatisfy { place in around.contains { TokenWords.areAkin($0, place) } }
  }

  /// An animation is no longer than that.
  private static let animationLimit = 400

  /// The words of the names of what moves: of the types and functions around an animation, and of what that is for or sets.
  private func wordsMoved(by node: NodeID) -> Set<String> {
    var words: Set<String> = []
    for ancestor in tree.ancestors(node) {
      switch tree.kind(ancestor) {
      case .call where tree.isNamed(ancestor, "animation") || tree.isNamed(ancestor, "withAnimation"):
        for argument in tree.arguments(ancestor) {
          for id in tree.subtree(argument).prefix(Self.animationLimit) {
            guard tree.kind(id) == .identifier || tree.kind(id) == .member, let name = tree.name(id) else {
              continue
            }
            words.formUnion(TokenWords.words(name.string))
          }
        }
      case .funcDecl, .binding: words.formUnion(tree.name(ancestor).map { TokenWords.words($0.string) } ?? [])
      default:
        guard tree.isTypeDeclaration(ancestor), let name = tree.name(ancestor) else { continue }
        words.formUnion(TokenWords.words(name.string))
      }
    }
    return words
  }

  /// Whether this file names tokens that are numbers.
  var namesNumbers: Bool { project.naming.numbers.contains(Int32(file)) }

  /// Whether the project hardly ever writes out the face of a font, such as a serif, and names tokens of it instead: how often
  /// it writes out the system's own tells nothing of that.
  func namesFace(of font: ConstantFont) -> Bool {
    guard font.family != nil || font.design != nil else { return false }
    func hasFace(_ other: ConstantFont) -> Bool { other.family == font.family && other.design == font.design }
    let written = project.writtenFonts.reduce(0) { $0 + (hasFace($1.key) ? $1.value : 0) }
    let slots = Set(project.discovery.fonts.lazy.filter { hasFace($0.font) }.map(\.slot))
    let named = slots.reduce(0) { $0 + project.tokenUses.count(of: $1) }
    return project.namesNearlyAlways(named, written: written)
  }

  /// Whether the code around names tokens of a role: this file names numbers, or fonts where it is about them, or the
  /// project does not write out what is of the role more often than it names it. Where little is written nothing is known
  /// yet, and all may be named.
  /// - Parameter written: how often anything of the role is written out.
  func namesTokens(of role: Role, written: Int) -> Bool {
    let naming = project.naming
    return written < Self.untellingNumbers || naming.counts[role] ?? 0 >= written
      || (role == .font ? naming.fonts.contains(Int32(file)) : namesNumbers)
  }
}

extension FileContext {
  /// What the other side of a frame means of which a number is one side.
  func slots(ofOtherSideBeside number: NodeID) -> [Int32] {
    guard let call = tree.container(of: number)?.call, tree.isModifier(call) else { return [] }
    let sides = ["width", "height"].compactMap { tree.argument(call, $0) }
    guard sides.count == 2, sides.contains(number), let other = sides.first(where: { $0 != number }) else {
      return []
    }
    return references.slots(meantBy: tree.unwrapped(other))
  }
}

/// Whether the code around a color writes it by the name of a token.
extension FileContext {
  /// So few colors do not tell how a project writes them.
  private static let untellingColors = 10

  /// Whether a token is what the project writes for a color: it names it at least as often as it writes the value out, or
  /// what is set to this color has the token's name. Where little is written nothing is known yet.
  func isCustomary(_ token: NamedColor, _ color: ColorComponents, at id: NodeID) -> Bool {
    let project = site.project
    if project.writtenColors.total < Self.untellingColors || hasName(of: token, id) { return true }
    return project.colorUses.count(of: token, in: project) >= max(1, timesWritten(color))
  }

  /// How often the project writes a color out where it declares no token.
  private func timesWritten(_ color: ColorComponents) -> Int {
    // Each of the tokens writes it down as well.
    let declared = scales.allColors(equalTo: color, inDark: false).count { $0.position != nil }
    return site.project.writtenColors.counts(of: color).values.reduce(0, +) - declared
  }

  /// Whether the project hardly ever writes a color out, and names the token instead.
  func isNearlyAlwaysNamed(_ token: NamedColor, _ color: ColorComponents) -> Bool {
    let named = site.project.colorUses.count(of: token, in: site.project)
    return site.project.namesNearlyAlways(named, written: timesWritten(color))
  }

  /// Whether a color is what a constant is set to that is called like a token.
  private func hasName(of token: NamedColor, _ id: NodeID) -> Bool {
    guard let own = token.names.last,
      let binding = tree.ancestors(id, limit: 8).first(where: { tree.kind($0) == .binding }),
      let name = tree.name(binding)
    else { return false }
    return name.string == own
  }

  /// Of colors of one value those that this file would name: by the types of which it names any, and by what is a name for
  /// the color alone, since which of its cases a function is asked for, the uses do not tell.
  func colorsOfOwnPalettes(_ all: [NamedColor], at id: NodeID) -> [NamedColor] {
    guard all.count > 1 else { return all }
    func isCall(_ color: NamedColor) -> Bool {
      color.position.map { site.project.discovery.colors[$0].reference.isCall } ?? false
    }
    // A color set by itself is of no type.
    let hasOwn = all.contains { $0.position != nil && namesColors(beside: $0) }
    let known = hasOwn ? all.filter { namesColors(beside: $0) } : all
    let plain = known.filter { !isCall($0) || site.isNamedAround($0.names, at: id) }
    return plain.isEmpty ? known : plain
  }

  /// Whether this file names a color of the type that declares one, or that it is nested in: `AppTheme`.
  func namesColors(beside color: NamedColor) -> Bool {
    let project = site.project
    guard let position = color.position else { return true }
    let named = facts.kept {
      NamedPalettes(
        owners: Set(
          project.discovery.colors.filter {
            project.tokenUses.files(using: [$0.slot]).contains(Int32(site.file))
          }.map(\.path.first)))
    }
    return named.value.owners.contains(project.discovery.colors[position].path.first)
  }
}

/// The types of whose colors a file names any.
private struct NamedPalettes {
  let owners: Set<String?>
}
