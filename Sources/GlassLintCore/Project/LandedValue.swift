/// A number written in this file, and a role it ends up in, here or in another file.
struct LandedValue {
  /// The literal's node.
  let node: NodeID
  /// As it lands, sign included.
  let value: Double
  /// The names it passes through, from the literal to the place; empty where it is written in place.
  let path: [String]
  /// The place that gives it its role.
  let binding: RoleBinding
  /// The place, in the file with this absolute path; `nil` for this file.
  let sink: (file: String?, range: ByteRange)
  /// The declarations it passes through on the way, the first one aside.
  let steps: [(file: String?, range: ByteRange, name: String)]
  /// That of the declaration or place it is written in.
  let numberType: NumberType
  /// It is the value of a constant whose job it is to write that down.
  let isToken: Bool
  /// It ends up in another role as well, so that no token can take its place.
  let hasOtherRoles: Bool
  /// It is the time of an animation that repeats.
  let isLoop: Bool
  /// It is the font of a symbol.
  let isPicture: Bool
  /// What it is used for, as far as that tells one token from another.
  let part: TokenPart?
  /// What takes it in the end, as the uses of tokens know it.
  let taker: UInt64
  /// The declaration or parameter that takes it first; -1 for none.
  let slot: Int32
}

/// The spellings of the tokens of one value in a place, the one that is most likely meant first.
struct TokenReferences {
  var names: [String] = []
  /// The first is meant, as far as the project tells.
  var standsOut = false
  /// The first is a constant for one purpose, which a number of the same size need not serve.
  var isForOnePurpose = false
  /// The project uses one of several, and not in places that tell which is meant here.
  var isContested = false
  /// Several groups of tokens have the value, and nothing tells which of them is meant.
  var isOfSeveralGroups = false

  /// So many names are a choice; of more nobody can tell one by reading them.
  private static let choice = 3

  /// Whether there is something to say: which one is meant, or what there is to choose from.
  var isDecided: Bool { !names.isEmpty && (!isContested || names.count <= Self.choice) }
}

/// A file as part of its project.
final class ProjectSite {
  let project: Project
  let file: Int
  /// Kept, since a scale's rule and the one about its tokens ask for the same.
  private lazy var landedValues = Dictionary(grouping: landings, by: \.role).mapValues {
    $0.map { landed($0) }
  }
  private lazy var landings = project.index.landings(inFile: file)
  let tree: SyntaxTree
  /// By type, and outside of types: the distances that are written out there, but for those that are none.
  lazy var writtenDistances = Dictionary(
    grouping: landedValues(.spacing).filter { !$0.isToken && $0.value != 0 },
    by: { tree.enclosingType(of: $0.node) })
  /// By token: how it is named for a part.
  var partNames: [Int: PartNames] = [:]
  /// By token: whether it is nobody's but one file's.
  private var leftOvers: [Int: Bool] = [:]

  init(_ project: Project, file: Int, tree: SyntaxTree) {
    self.project = project
    self.file = file
    self.tree = tree
  }

  /// The numbers of this file that end up in a role; each once for each role.
  func landedValues(_ role: Role) -> [LandedValue] { landedValues[role] ?? [] }

  /// Whether the file's numbers end up in any role.
  var isEmpty: Bool { landedValues.isEmpty }

  /// Whether the file is one of tests, or nobody of the project wrote it.
  private(set) lazy var isAside: Bool = {
    file < sections.files.count && project.index.isAside(file: file, below: project.index.commonFolder)
  }()

  /// Whether the file lies in a folder of tests.
  private(set) lazy var isInTests: Bool = {
    guard file < sections.files.count else { return false }
    let path = sections.paths.share(sections.files[file].path)
    return path.indices.contains {
      path[$0] == UInt8(ascii: "/") && UnsafeBufferPointer(rebasing: path[..<$0]).hasSuffix("Tests")
    }
  }()

  /// Whether nobody of the project wrote the file: a tool did, or it was copied.
  private(set) lazy var isForeign: Bool = {
    tree.isSaidToBeForeign
      || file < sections.files.count && project.index.isForeign(file: file, below: project.index.commonFolder)
  }()

  /// Whether what the file says is said in another, and it is built by nobody.
  private(set) lazy var isLeftOver: Bool = project.isLeftOver(file: file)

  /// Whether the file only shows how others are used, to those who write code.
  private(set) lazy var isDemonstration: Bool = project.isDemonstration(file: file)

  /// A number that is given to a call of which nothing tells what role it gives it.
  struct PlainArgument {
    let node: NodeID
    let value: Double
    /// As the uses of tokens know it.
    let taker: UInt64
    /// The label, or the callee where there is none.
    let name: Name
    /// What is called; `nil` where a property is set.
    let callee: Name?

    /// Whether nothing says that a number of another role is asked for: a token of icons may be a width, and one of spacing
    /// the height of a `margin(height:)`.
    func takes(_ role: Role) -> Bool {
      switch RoleWords.verdict(on: name.string, isOwn: true) {
      case .role(let own)?: own == role
      case .other?:
        role == .iconSize
          || callee.flatMap { RoleWords.verdict(on: $0.string, isOwn: true) } == .role(role)
      case nil: true
      }
    }
  }

  /// Those of this file, each once.
  private(set) lazy var plainArguments: [PlainArgument] = {
    if file >= sections.files.count { return [] }
    let record = sections.files[file]
    let landed = Set(landedValues.values.joined().map(\.node))
    return sections.flows.share(record.flows).compactMap { flow in
      guard flow.sourceKind == .literal, flow.targetKind != .sink,
        let taker = project.index.taker(of: flow, inFile: file)
      else { return nil }
      let literal = sections.literals[Int(record.literals.start + flow.source)]
      let node = NodeID(literal.node)
      guard literal.value != 0, !landed.contains(node), let name = nameOfTaker(of: node, flow) else {
        return nil
      }
      let callee =
        flow.targetKind == .argument ? tree.container(of: node).flatMap { tree.name($0.call) } : nil
      return PlainArgument(node: node, value: literal.value, taker: taker, name: name, callee: callee)
    }
  }()

  private func nameOfTaker(of node: NodeID, _ flow: FlowRecord) -> Name? {
    if flow.targetKind == .argument {
      return tree.container(of: node).flatMap { tree.name($0.argument) ?? tree.name($0.call) }
    }
    let assignment = tree.ancestors(node, limit: 8).first { tree.kind($0) == .assignment }
    return assignment.flatMap { tree.children($0).first { _ in true } }.flatMap { tree.name($0) }
  }

  /// The literals that are the values of tokens, whose job it is to write them down.
  private(set) lazy var tokenLiterals: Set<NodeID> = {
    let record = sections.files[file]
    var literals: Set<NodeID> = []
    for flow in sections.flows.share(record.flows)
    where flow.sourceKind == .literal && flow.targetKind == .slot
      && project.discovery.declarations.contains(Int32(record.slots.start + flow.target))
    {
      literals.insert(NodeID(sections.literals[Int(record.literals.start + flow.source)].node))
    }
    return literals
  }()

  /// Where the names of this file's token declarations begin.
  private(set) lazy var declarationOffsets: Set<UInt32> = {
    let slots = sections.files[file].slots
    let own = Int32(slots.start)..<Int32(slots.start + slots.count)
    return Set(project.discovery.declarations.filter(own.contains).map { sections.slots[Int($0)].offset })
  }()

  /// The numbers that are given to the members of tokens which are values: `SpacingTokens(sm: 8)`, and another theme's.
  private(set) lazy var memberNumbers: Set<NodeID> = {
    let members = project.tokenSlots.members
    return Set(landings.filter { $0.isPassed && $0.slots.contains(where: members.contains) }.map(\.node))
  }()

  /// By constant: those that it is made of.
  var parts: [Int32: Set<Int32>] = [:]

  private var sections: IndexSections { project.index.sections }
  private var resolver: IndexResolver { IndexResolver(sections: sections) }

  private func landed(_ landing: Landing) -> LandedValue {
    let sink = sections.sinks[Int(landing.sink)]
    let steps = landing.slots.dropFirst(landing.isPassed ? 0 : 1).map { slot in
      let record = sections.slots[Int(slot)]
      let start = Int(record.offset)
      return (
        file: path(ofFile: resolver.file(ofSlot: slot)),
        range: ByteRange(start: start, end: start + Int(record.text.count)), name: name(slot)
      )
    }
    return LandedValue(
      node: landing.node, value: landing.value, path: names(landing),
      binding: RoleTable.all[Int(sink.binding)],
      sink: (
        path(ofFile: resolver.file(ofSink: landing.sink)),
        ByteRange(start: Int(sink.start), end: Int(sink.end))
      ), steps: steps, numberType: landing.numberType,
      isToken: landing.isPassed
        ? isInTokenDeclaration(landing.node)
        : landing.slots.contains { project.discovery.declarations.contains($0) },
      hasOtherRoles: landing.hasOtherRoles, isLoop: sink.isLoop, isPicture: sink.isPicture,
      part: landing.role == .opacity ? (sink.isEdge ? .border : .fill) : nil,
      taker: TokenUses.takers[Int(sink.binding)], slot: landing.slots.first ?? -1)
  }

  /// The slot of what this file declares at an offset.
  func slot(declaredAt offset: UInt32) -> Int32? { slotsByOffset[offset] }

  private lazy var slotsByOffset: [UInt32: Int32] = {
    let share = sections.files[file].slots
    let own = Int32(share.start)..<Int32(share.start + share.count)
    return Dictionary(own.map { (sections.slots[Int($0)].offset, $0) }) { first, _ in first }
  }()

  /// The Swift spelling of a token where an expression of a number stands.
  func reference(toToken token: Int, at node: NodeID) -> String? {
    if !mayName(project.spellings[token], at: node) { return nil }
    let type = project.spellings[token].numberType
    return spelling(of: token, context(of: node), type == .other || type == .inferred ? .cgFloat : type)
  }

  /// Whether what an expression would name is not made of that very expression, and those who call what it is the default of
  /// see it: the default of a public function's parameter is written out where that is called.
  private func mayName(_ spelling: TokenSpelling, at node: NodeID) -> Bool {
    if isPart(node, of: spelling.path.slot, spelling.path.root) { return false }
    if spelling.isPublic { return true }
    guard let parameter = tree.ancestors(node).first(where: { tree.kind($0) == .parameter }),
      let function = tree.ancestors(parameter).first(where: {
        [.funcDecl, .initDecl, .subscriptDecl].contains(tree.kind($0))
      })
    else { return true }
    return !tree.node(function).flags.contains(.isPublic)
  }

  private func path(ofFile other: Int) -> String? { other == file ? nil : project.index.path(ofFile: other) }

  private func name(_ slot: Int32) -> String {
    sections.name(ofSlot: slot, sections.files[resolver.file(ofSlot: slot)])
  }

  /// `["Card(radius:)", "cornerRadius"]`: a component's argument is told with the component, and a name that only
  /// repeats the one before it is left out.
  private func names(_ landing: Landing) -> [String] {
    var names: [String] = []
    for (position, slot) in landing.slots.enumerated() {
      let record = sections.slots[Int(slot)]
      var name = name(slot)
      if record.kind == .result { name += "()" }
      if position == 0, landing.isPassed { name = callee(slot, record, label: name) ?? name }
      if let last = names.last, last == name || last.hasSuffix("(\(name):)") { continue }
      names.append(name)
    }
    return names
  }

  /// What is called where a number is passed to a parameter or a property.
  private func callee(_ slot: Int32, _ record: SlotRecord, label name: String) -> String? {
    let holder = sections.files[resolver.file(ofSlot: slot)]
    let labelText = TextRange(start: record.text.start - record.labelLength, count: record.labelLength)
    let label =
      record.labelLength == 0 ? name : String(decoding: sections.text.share(holder, labelText), as: UTF8.self)
    let local = UInt32(slot) - holder.slots.start
    let callable = sections.callables.share(holder.callables).first {
      (($0.parameters.start)..<($0.parameters.start + $0.parameters.count)).contains(local)
    }
    if let callable, !callable.flags.contains(.isInitializer) {
      let name = String(decoding: sections.text.share(holder, callable.text), as: UTF8.self)
      return "\(name)(\(record.label == 0 ? "_" : label):)"
    }
    guard record.owner >= 0 else { return nil }
    let type = sections.types[Int(holder.types.start) + Int(record.owner)]
    let name = String(decoding: sections.text.share(holder, type.text), as: UTF8.self)
    return "\(name)(\(callable != nil && record.label == 0 ? "_" : label):)"
  }

  // MARK: Tokens

  /// Constants for one value that are looked at; where there are more, no name says what is meant.
  private static let namesakeLimit = 64
  /// In so many files a constant is used as a step, whatever its name says.
  private static let manyFiles = 5

  /// The Swift spellings of a step where a literal stands; none where it has no name that fits there.
  /// - Parameter landed: the literal, where it is known what takes it.
  func references(
    to step: Scale.Step, at node: NodeID, _ numberType: NumberType, _ landed: LandedValue? = nil
  ) -> TokenReferences {
    if step.tokens.isEmpty {
      return TokenReferences(names: step.reference.map { [$0] } ?? [], standsOut: step.reference != nil)
    }
    let all = project.discovery.tokens
    let context = context(of: node)
    var place: TokenUses.Place?
    var found: [(token: Int, name: String)] = []
    let hasName = landed.map { isConstant($0.node) } ?? false
    for token in step.tokens.prefix(Self.namesakeLimit) {
      if isLeftOver(token) || isOfOtherFramework(token) || hasName && isBeside(all[token].slot, context)
        // A view is pulled back by what the eye asks for, unless the file does that by the name.
        || landed.map({
          !isKind(all[token], of: $0) || isOfOtherMotion(token, $0)
            || $0.value < 0 && (all[token].reference.isCall || !isGiven(token, $0, times: 1))
        }) ?? false
      {
        continue
      }
      if !all[token].component.isEmpty {
        place = place ?? self.place(of: node, landed)
        guard
          isFor(all[token].component, place?.words ?? []) || isTheWay(token)
            || landed.map({ isGivenHere(token, $0) }) ?? false
        else { continue }
      }
      if !all[token].purpose.isEmpty, !isTheWay(token) {
        // It is not to be named for another.
        place = place ?? self.place(of: node, landed)
        guard
          isNamed(all[token].purpose, by: place?.words ?? [])
            || landed.map({ isGivenHere(token, $0) }) ?? false, !isHardlyUsed(token)
        else { continue }
      }
      guard isAtHome(all[token].slot, all[token].path.dropLast(all[token].trailing), at: node) else {
        continue
      }
      guard mayName(project.spellings[token], at: node),
        let spelled = spelling(of: token, context, numberType)
      else { continue }
      let name = caseTaken(of: token, at: node) ?? spelled
      if found.contains(where: { $0.name == name }) { continue }
      found.append((token, name))
    }
    preferVariables(&found, slot: { all[$0.token].slot }, path: { all[$0.token].path }, name: \.name)
    // What a raw value is called by itself is what people write.
    if found.contains(where: { all[$0.token].isAlias }) { found.removeAll { isRaw(all[$0.token]) } }
    found.removeAll { isRaw(all[$0.token]) && $0.name.hasSuffix(".rawValue") && !writesRawValues($0.token) }
    let isGuess = landed.map { leaveOutOthers(&found, at: node, $0) } ?? false
    if let landed { keepGroup(&found, among: step.tokens.prefix(Self.namesakeLimit), landed) }
    if isGuess { found.removeAll { isHardlyUsed($0.token) } }
    guard found.count > 1 || found.count == 1 && landed?.part != nil else {
      return TokenReferences(
        names: found.map(\.name), standsOut: !found.isEmpty,
        isForOnePurpose: isGuess || found.first.map { isForOnePurpose($0.token) } ?? false)
    }
    let here = place ?? self.place(of: node, landed)
    let ranking = project.tokenUses.ranked(found.map { all[$0.token].slot }, at: here)
    // What is called after another part of the interface, and not given to the like, is meant after what people use for any.
    let others = ranking.order.filter { position in
      let token = found[position].token
      return !isFor(TokenWords.part(all[token]), here.words) && !isTheWay(token)
        && !(landed.map { isGivenHere(token, $0) } ?? false)
    }
    let plain = ranking.order.filter { position in
      !others.contains(position) && project.tokenUses.count(of: all[found[position].token].slot) > 0
    }
    let order = plain + ranking.order.filter { !plain.contains($0) }
    let standsOut = ranking.standsOut && order[0] == ranking.order[0]
    return TokenReferences(
      names: order.map { found[$0].name }, standsOut: standsOut,
      isForOnePurpose: isGuess || isForOnePurpose(found[order[0]].token),
      isContested: ranking.isContested,
      isOfSeveralGroups: !standsOut && Set(found.map { group(of: $0.token).name }).count > 1)
  }

  /// Whether a token is not at home elsewhere.
  func isAtHome(_ slot: Int32, _ path: some Sequence<String>, at node: NodeID) -> Bool {
    let homes = project.tokenUses.homeWords(of: slot, named: Array(path))
    return homes.isEmpty
      || homes.isSubset(of: wordsAround(node).union(project.tokenUses.wordsOfFolders(ofFile: file)))
  }

  /// Of several ways to one constant keeps those through a variable that is at hand: `theme.fonts.body`, and not that of the
  /// theme which stands in where nobody sets one.
  private func preferVariables<Found>(
    _ found: inout [Found], slot: (Found) -> Int32, path: (Found) -> [String], name: (Found) -> String
  ) {
    guard found.count > 1 else { return }
    func isStatic(_ token: Found) -> Bool {
      path(token).first.map { name(token).hasPrefix("\($0).") } ?? true
    }
    let atHand = Set(found.filter { !isStatic($0) }.map(slot))
    found.removeAll { isStatic($0) && atHand.contains(slot($0)) }
  }

  private func isRaw(_ token: DiscoveredToken) -> Bool {
    token.trailing == 1 && token.path.last == "rawValue"
  }

  /// Whether the project takes the raw values of an enumeration's cases anywhere, or is too small to tell: else its own
  /// functions take the cases, and nobody writes a number as one of them.
  private func writesRawValues(_ token: Int) -> Bool {
    !project.isLarge || project.rawTypes.contains(Array(project.discovery.tokens[token].path.dropLast(2)))
  }

  /// Whether a literal is all that a constant of a type is set to, or one of the values it has by conditions.
  private func isConstant(_ node: NodeID) -> Bool {
    for ancestor in tree.ancestors(node, limit: 16) {
      switch tree.kind(ancestor) {
      case .binding: return tree.parent(ancestor).map { tree.isMemberOrGlobal($0) } ?? false
      case .accessorBlock, .accessor, .codeBlock, .returnStmt, .ifStmt, .ifBranch, .switchStmt, .switchCase,
        .ternary,
        .ifConfig, .ifConfigClause, .tuple:
        continue
      default: return false
      }
    }
    return false
  }

  /// Whether a token is declared in the type that something stands in: constants of one type are names side by side, of
  /// which none is made of another because they happen to be as large.
  private func isBeside(_ slot: Int32, _ context: Int32) -> Bool {
    guard context >= 0, resolver.file(ofSlot: slot) == file else { return false }
    return sections.slots[Int(slot)].owner == context
  }

  /// Leaves out tokens that are named for another part than the place is; all, where they are named for parts and nothing
  /// tells which is meant.
  /// - Returns: whether the only one left may be meant or not.
  private func leaveOutOthers(
    _ found: inout [(token: Int, name: String)], at node: NodeID, _ landed: LandedValue
  ) -> Bool {
    var isDecided = false
    var isOneOfMany = false
    found.removeAll { token, _ in
      let names = partNames(token)
      guard !names.own.isEmpty, project.discovery.tokens[token].purpose.isEmpty else {
        isDecided = true
        return false
      }
      switch support(for: token, at: node, landed) {
      case .other: return true
      case .meant: isDecided = true
      case .open: if !names.others.isEmpty { isOneOfMany = true }
      }
      return false
    }
    if !isDecided, isOneOfMany { found.removeAll { !isTheWay($0.token) } }
    return !isDecided
  }

  /// So many numbers for each use of a token with their value tell that they mean other things.
  private static let numbersForUse = 2
  /// Fewer numbers of one value tell nothing.
  private static let fewNumbers = 5

  /// Whether the project writes a token's value as a number much more often than by its name.
  private func isHardlyUsed(_ token: Int) -> Bool {
    let token = project.discovery.tokens[token]
    let numbers = project.habits.uses(token.role)[abs(token.value)]
    return numbers >= Self.fewNumbers
      && numbers > Self.numbersForUse * project.tokenUses.count(of: token.slot)
  }

  /// So many files write a value by the name of a token where that is the project's way to write it.
  private static let wayFiles = 3

  /// Whether the project writes a value by the name of a token, and nowhere else as a number: whatever the name says, a
  /// number of just this size is likely to mean it.
  func isTheWay(_ token: Int) -> Bool {
    let token = project.discovery.tokens[token]
    return project.habits.uses(token.role)[abs(token.value)] <= 1
      && project.tokenUses.isUsed(byFiles: Self.wayFiles, token.slot)
  }

  /// Whether this file has a token for the gaps of other stacks, or gives it to the same modifier or shape again and again,
  /// or anybody gives it to the same parameter.
  private func isGivenHere(_ token: Int, _ landed: LandedValue) -> Bool {
    isGiven(token, landed, times: TokenUses.gapTakers.contains(landed.taker) ? 1 : Self.habit)
  }

  /// Whether this file gives a token so many times to what takes a number, stacks being one, or anybody to the same
  /// parameter.
  func isGiven(_ token: Int, _ landed: LandedValue, times: Int) -> Bool {
    let slot = project.discovery.tokens[token].slot
    let takers = TokenUses.gapTakers.contains(landed.taker) ? TokenUses.gapTakers : [landed.taker]
    return project.tokenUses.isGiven(slot, to: landed.slot)
      || project.tokenUses.count(of: slot, givenTo: takers, in: file) >= times
  }

  /// Whether this file's views are SwiftUI's, and the project hardly uses a token but in the code of UIKit and AppKit.
  private func isOfOtherFramework(_ token: Int) -> Bool {
    importsSwiftUI && project.isOfOtherFramework(project.discovery.tokens[token].slot)
  }

  /// Whether the tokens of a role are there for another framework than this file's.
  func isOfOtherFramework(_ role: Role) -> Bool {
    let slots = project.discovery.tokens.lazy.filter { $0.role == role && $0.reference.scope == nil }.map(
      \.slot)
    return importsSwiftUI && !slots.isEmpty && slots.allSatisfy(project.isOfOtherFramework)
  }

  /// Whether all tokens of a role are for systems that this file is not built for: those of another app beside it are no
  /// scale here.
  func isOfOtherSystem(_ role: Role) -> Bool {
    guard let others = project.tokenSystems[role] else { return false }
    let own = project.targets.platforms(ofFile: project.index.path(ofFile: file)).systems
    return !own.isEmpty && others.isDisjoint(with: own)
  }

  /// Whether no token of a role can be named in what this file is compiled with, as in the example of a package: what they
  /// say is no rule there.
  func isOutOfReach(_ role: Role) -> Bool { !project.tokenReach.reaches(role, from: file, project) }

  var importsSwiftUI: Bool { project.importsSwiftUI(Int32(file)) }

  /// Steps of one role that make a scale of a type, however few use it yet.
  private static let scaleSize = 3

  /// Whether a constant is one of very few of its role in its type, and one file of a large project at most names them: then
  /// it is that file's, and no token of the others.
  private func isLeftOver(_ token: Int) -> Bool {
    if let known = leftOvers[token] { return known }
    let all = project.discovery.tokens
    let own = all[token]
    let holder = own.path.dropLast(own.trailing + 1)
    var isLeftOver = false
    if !holder.contains(where: TokenWords.speaksOfDesign), project.isLarge {
      let family = all.filter {
        $0.role == own.role && $0.path.dropLast($0.trailing + 1) == holder
      }
      isLeftOver =
        Set(family.map(\.value)).count < Self.scaleSize
        && project.tokenUses.files(using: family.map(\.slot)).count <= 1
    }
    leftOvers[token] = isLeftOver
    return isLeftOver
  }

  /// What a name says that it measures: the room around something, or the gap between things.
  private enum Distance { case padding, gap }

  /// Whether a name that says what kind of distance it is says that of the place: no `rowGap` for a padding, no
  /// `sheetPadding` for a gap, no `rowSpacing` for things side by side. Where the project gives a token to such a place all
  /// the time, it is used as a step, whatever its name says.
  private func isKind(_ token: DiscoveredToken, of landed: LandedValue) -> Bool {
    guard landed.binding.role == .spacing, let name = token.path.dropLast(token.trailing).last,
      // A digit tells a step, whatever the steps are called: `padding24`.
      !TokenWords.isNumbered(name), case let own = TokenWords.words(name), let last = own.last
    else { return true }
    if let told = TokenWords.side(of: own), let side = side(of: landed), side != told { return false }
    let isGap = landed.binding.word == "spacing"
    let kind: Distance? =
      switch last {
      case "gap", "gaps": .gap
      // Spacing is what all of it is called, unless the name says of what.
      case "spacing": token.purpose.isEmpty ? nil : .gap
      case "padding", "inset", "insets": .padding
      // Between views there are margins too.
      case "margin", "margins": token.purpose.isEmpty ? nil : .padding
      default: nil
      }
    guard let kind else { return true }
    let isOther =
      (kind == .gap) != isGap
      || kind == .gap
        && (TokenWords.axis(of: own).map { $0 != axis(of: landed) } ?? isOfOtherAxis(token.slot, name, landed))
    return !isOther || project.tokenUses.count(of: token.slot, givenTo: landed.taker) >= Self.habit
  }

  /// The axis of the edges that a padding is for; `nil` for both, and where it is not known.
  func side(of landed: LandedValue) -> TokenWords.Axis? {
    guard let call = tree.container(of: landed.node)?.call, tree.isNamed(call, "padding"),
      tree.argumentCount(call) == 2, let edges = tree.unlabelledArgument(call)
    else { return nil }
    let axes = (tree.kind(edges) == .array ? Array(tree.children(edges)) : [edges]).map { edge in
      switch tree.name(edge) {
      case "top"?, "bottom"?, "vertical"?: TokenWords.Axis.vertical
      case "leading"?, "trailing"?, "horizontal"?: TokenWords.Axis.horizontal
      default: TokenWords.Axis?.none
      }
    }
    return axes.first.flatMap { first in axes.allSatisfy { $0 == first } ? first : nil }
  }

  /// The axis along which a stack has its gaps; `nil` where it is not known.
  private func axis(of landed: LandedValue) -> TokenWords.Axis? {
    TokenUses.gapAxes.first { $0.value.contains(landed.taker) }?.key
  }

  /// Whether what a gap is named for, as `cellGap`, stands along the other axis wherever the project has it.
  private func isOfOtherAxis(_ slot: Int32, _ name: String, _ landed: LandedValue) -> Bool {
    guard let axis = axis(of: landed), !TokenWords.telling(name).isEmpty else { return false }
    func uses(_ takers: Set<UInt64>) -> Int {
      takers.reduce(0) { $0 + project.tokenUses.count(of: slot, givenTo: $1) }
    }
    return uses(TokenUses.gapAxes[axis] ?? []) == 0 && uses(TokenUses.gapTakers) >= Self.habit
  }

  /// So many times a token is given to what takes it by more than chance.
  static let habit = 2

  /// Whether what takes an expression takes a token elsewhere, more than once.
  func isGivenAlike(_ slot: Int32, at node: NodeID) -> Bool {
    let place = place(of: node, nil)
    return place.taker != 0 && project.tokenUses.count(of: slot, givenTo: place.taker) >= Self.habit
  }

  /// Whether the names of a token, where they say more than what part it is of which step, say what stands around a node.
  func isNamedAround(_ names: [String], at node: NodeID) -> Bool {
    let own = TokenWords.places(names)
    if own.isEmpty { return false }
    let around = wordsAround(node)
    let shared = own.count { around.contains(TokenUses.word($0)) }
    // The rest may be the app's name.
    return shared == own.count || shared >= 2
  }

  /// Whether one of the words by which a color's names tell what it is for is around a place.
  func sharesPlace(_ names: [String], at node: NodeID) -> Bool {
    let around = wordsAround(node)
    return TokenWords.places(names).contains { around.contains(TokenUses.word($0)) }
  }

  /// Whether what stands at a node is of a component, by the words around it.
  func serves(_ component: Set<String>, at node: NodeID) -> Bool {
    component.isEmpty || isFor(component, wordsAround(node))
  }

  /// Whether the words around a place are those of the one thing that a token is for.
  private func isFor(_ purpose: Set<String>, _ words: Set<TokenUses.Word>) -> Bool {
    purpose.allSatisfy { words.contains(TokenUses.word($0)) }
  }

  /// Whether the words around a place are those of a purpose, and that is more than what anything has.
  private func isNamed(_ purpose: Set<String>, by words: Set<TokenUses.Word>) -> Bool {
    !purpose.isSubset(of: TokenWords.vagueWords) && isFor(purpose, words)
  }

  private func isForOnePurpose(_ token: Int) -> Bool {
    let token = project.discovery.tokens[token]
    return !token.purpose.isEmpty && !project.tokenUses.isUsed(byFiles: Self.manyFiles, token.slot)
  }

  /// Tokens of one value, by their slots, the one that is most likely meant where an expression stands first.
  func ranked(_ slots: [Int32], at node: NodeID) -> TokenUses.Ranking {
    project.tokenUses.ranked(slots, at: place(of: node, nil))
  }

  private func place(of node: NodeID, _ landed: LandedValue?) -> TokenUses.Place {
    var place = TokenUses.Place(file: file, words: wordsAround(node))
    if let landed {
      place.taker = landed.taker
      place.slot = landed.slot
      place.part = landed.part
      for name in landed.path { place.words.formUnion(words(of: name)) }
    } else if let (call, argument) = tree.container(of: node).map({ ($0.call, $0.argument) }),
      let name = tree.constructedType(call) ?? tree.name(call)
    {
      place.taker = TokenUses.taker(name.symbol, tree.name(argument)?.symbol ?? 0)
      place.part = TokenPart(taker: name)
    }
    return place
  }

  private func spelling(of token: Int, _ context: Int32, _ numberType: NumberType) -> String? {
    let place = Place(token: token, context: context, numberType: numberType)
    if let known = spelled[place] { return known }
    let text = speller.reference(to: token, context: context, numberType)
    spelled.updateValue(text, forKey: place)
    return text
  }

  private func spelling(ofFont font: Int, _ context: Int32) -> String? {
    let place = Place(token: font, context: context, numberType: .other)
    if let known = spelledFonts[place] { return known }
    let text = speller.reference(toFont: font, context: context)
    spelledFonts.updateValue(text, forKey: place)
    return text
  }

  /// The Swift spelling of a color of the project where an expression stands.
  func reference(toColor color: Int, at node: NodeID) -> String? {
    if !mayName(project.colorSpellings[color], at: node) { return nil }
    let takesScheme = project.discovery.colors[color].reference.takesScheme
    return speller.reference(
      toColor: color, context: context(of: node), scheme: takesScheme ? schemeParameter(around: node) : nil)
  }

  /// The parameter of a function around a node that holds the color scheme.
  private func schemeParameter(around node: NodeID) -> String? {
    for function in tree.ancestors(node) where tree.kind(function) == .funcDecl {
      for parameter in tree.children(function) where tree.kind(parameter) == .parameter {
        guard let type = tree.firstChild(parameter, where: { $0 == .type || $0 == .typeAnnotation }),
          case .named(let names) = DeclaredType(tree, type), names.count == 1,
          tree.name(of: names[0]) == "ColorScheme"
        else { continue }
        return tree.name(parameter)?.string
      }
    }
    return nil
  }

  /// The fonts that are written down in this file where one is asked for.
  private(set) lazy var writtenFonts: [(node: NodeID, font: ConstantFont, isSwiftUI: Bool)] = {
    ConstantEvaluator(project.index).writtenFonts(inFile: file).map {
      (NodeID($0.record.node), $0.font, $0.record.kind == .font)
    }
  }()

  /// The colors of this file that are spelled out for light and dark appearance, the outermost only.
  private(set) lazy var colorPairs: [(node: NodeID, color: AppearanceColor)] = {
    let evaluator = ConstantEvaluator(project.index)
    let all = sections.paints.share(sections.files[file].paints).compactMap {
      record -> (record: PaintRecord, color: AppearanceColor)? in
      guard let pair = evaluator.writtenPair(record, file: file),
        let color = project.value(of: pair, in: file), let dark = color.dark,
        !dark.drawsTheSame(as: color.light)
      else { return nil }
      return (record, color)
    }
    return all.filter { pair in
      !all.contains { other in
        other.record.node != pair.record.node && other.record.start <= pair.record.start
          && pair.record.end <= other.record.end
      }
    }.map { (NodeID($0.record.node), $0.color) }
  }()

  /// Whether an expression is a part of a color for two appearances, which is judged as a whole.
  func isInColorPair(_ id: NodeID) -> Bool {
    if colorPairs.isEmpty { return false }
    let range = tree.range(of: id)
    return colorPairs.contains { pair in
      let whole = tree.range(of: pair.node)
      return whole.start <= range.start && range.end <= whole.end
    }
  }

  /// Whether the file can name a color set: those of an asset catalog belong to its targets.
  func sees(_ color: NamedColor) -> Bool {
    guard color.position == nil, let catalog = color.catalog else { return true }
    if let known = seenCatalogs[catalog] { return known }
    let isSeen = project.visibility.sees(
      catalog: catalog, from: file, project.index, project.declared.modules)
    seenCatalogs[catalog] = isSeen
    return isSeen
  }

  private var seenCatalogs: [String: Bool] = [:]

  /// The Swift spellings of fonts where an expression stands, the one that is most likely meant first.
  /// - Parameters:
  ///   - size: that of the font which they are to take the place of.
  ///   - style: the text style that it is, where it is no more than that.
  ///   - isSwiftUI: a `Font` is asked for; fonts of UIKit and AppKit are of another type.
  ///   - facts: those of the file.
  func references(
    toFonts fonts: [NamedFont], at node: NodeID, size: Double?, style: String? = nil, isSwiftUI: Bool,
    facts: FileFacts
  ) -> TokenReferences {
    var found: [WrittenToken] = []
    let isModifier = tree.container(of: node).map { tree.isModifier($0.call) } ?? false
    let words = fonts.isEmpty ? [] : wordsAround(node)
    for font in fonts {
      if let position = font.position {
        let token = project.discovery.fonts[position]
        guard isMeant(token, words), mayName(project.fontSpellings[position], at: node),
          isAtHome(token.slot, token.path.dropLast(token.reference.trailing), at: node)
        else { continue }
      }
      var spelled = font.position.map { spelling(ofFont: $0, context(of: node)) } ?? .some(font.name)
      if font.font.isOfAnySize {
        spelled = spelled.flatMap { name in size.map { TokenPath.sized(name, $0) } }
      }
      if let position = font.position, project.discovery.fonts[position].isSwiftUI != isSwiftUI {
        guard isSwiftUI, let conversion = project.discovery.fontConversion, let own = spelled else {
          continue
        }
        spelled = "\(own).\(conversion)"
      }
      if let position = font.position, isModifier || !project.discovery.fonts[position].takesStyle,
        !mayStyle(node, project.discovery.fonts[position], isModifier: isModifier, facts)
      {
        continue
      }
      // A modifier of the project's own sets the font with all that belongs to it.
      guard let name = isModifier ? font.modifier ?? spelled : spelled, seesModifier(of: font),
        !found.contains(where: { $0.name == name }),
        !(font.position.flatMap { project.discovery.fonts[$0].modifier }.map { isPart(node, ofModifier: $0) }
          ?? false)
      else { continue }
      let slot = font.position.map { project.discovery.fonts[$0].slot } ?? -1
      found.append(WrittenToken(name: name, slot: slot, position: font.position))
    }
    preferVariables(
      &found, slot: \.slot, path: { $0.position.map { project.discovery.fonts[$0].path } ?? [] }, name: \.name
    )
    // A style of the system's is meant by the token of that name, if there is one.
    if let style, found.count > 1 {
      let named = found.filter { $0.isNamed(style, in: project) }
      if named.count == 1 { found = named }
    }
    let ranking = ranked(found.map(\.slot), at: node)
    return TokenReferences(
      names: ranking.order.map { found[$0].name }, standsOut: ranking.standsOut,
      isContested: ranking.isContested)
  }

  /// Whether a modifier that sets a font may stand for it: where it sets a color as well, text has that one already.
  private func mayStyle(
    _ node: NodeID, _ font: DiscoveredFont, isModifier: Bool, _ facts: FileFacts
  ) -> Bool {
    guard isModifier else { return font.takesStyle }
    guard font.modifier != nil, let color = font.color else { return true }
    guard let call = tree.container(of: node)?.call else { return false }
    let painting = tree.chain(containing: call).modifiers.filter { modifier in
      let name = tree.name(of: modifier.name)
      return name == "foregroundColor" || name == "foregroundStyle"
    }
    guard let first = painting.first else { return color.isOfText }
    return tree.unlabelledArgument(first.call).flatMap { writtenColor($0, facts) } == color
  }

  /// The color that a name stands for: one of the system's, or a constant of the project.
  private func writtenColor(_ node: NodeID, _ facts: FileFacts) -> ConstantColor? {
    let slots = ReferenceReader(tree: tree, facts: facts, site: self).slots(meantBy: node)
    if slots.count == 1 { return ConstantEvaluator(project.index).value(of: slots[0]).color }
    guard slots.isEmpty, tree.kind(node) == .member, let name = tree.name(node)?.symbol,
      SystemColor.symbols.contains(name)
    else { return nil }
    return ConstantColor(.member(name))
  }

  /// A font of the project as it is written.
  private struct WrittenToken {
    let name: String
    let slot: Int32
    /// Among those of the project.
    let position: Int?

    func isNamed(_ style: String, in project: Project) -> Bool {
      position.map { project.discovery.fonts[$0].path.contains(style) } ?? false
    }
  }

  /// Whether the file's targets build the modifier that sets a font with all that belongs to it, if there is one: without
  /// that, the font alone is not how the project writes its style.
  private func seesModifier(of font: NamedFont) -> Bool {
    guard let position = font.position, let name = project.discovery.fonts[position].modifier else {
      return true
    }
    let resolver = resolver
    var isSeen = false
    for owner in TokenFinder.viewKeys {
      sections.callableTable.forEach(IndexResolver.key(owner, SymbolHash.symbol(name))) { found in
        let home = resolver.file(ofCallable: found)
        isSeen = isSeen || project.visibility.buildsAll(home, with: file, project.index)
      }
    }
    return isSeen
  }

  /// Whether a font is for a place with these words around it: one that many files use is no single component's, whatever
  /// its name says.
  private func isMeant(_ font: DiscoveredFont, _ words: Set<TokenUses.Word>) -> Bool {
    isFor(font.purpose, words) || project.tokenUses.isUsed(byFiles: Self.manyFiles, font.slot)
  }

  /// The words of the names of what a node stands in: declarations, types, what is called around it, the file.
  private func wordsAround(_ node: NodeID) -> Set<TokenUses.Word> {
    var found: [(node: NodeID, name: Name)] = []
    var words: Set<TokenUses.Word>?
    var cases: Set<TokenUses.Word> = []
    for ancestor in tree.ancestors(node) {
      words = wordsInside[ancestor]
      if words != nil { break }
      if tree.kind(ancestor) == .switchCase { cases.formUnion(self.words(ofCase: ancestor)) }
      let name: Name? =
        switch tree.kind(ancestor) {
        case .binding, .parameter, .funcDecl: tree.name(ancestor)
        // The view that a modifier is one of: `Card().padding(16)`.
        case .call:
          tree.constructedType(ancestor) ?? tree.constructedType(tree.chain(containing: ancestor).root)
        // `imageView.layer.cornerRadius = 3`.
        case .assignment: tree.callee(ancestor).flatMap { ownerName($0) }
        default: tree.isTypeDeclaration(ancestor) ? tree.name(ancestor) : nil
        }
      if let name { found.append((ancestor, name)) }
    }
    var inside = words ?? wordsOfFile
    for (ancestor, name) in found.reversed() {
      inside.formUnion(self.words(of: name.string))
      wordsInside[ancestor] = inside
    }
    return inside.union(cases)
  }

  /// Those of what a case of a `switch` is for: `.warning`, `"warning"`.
  private func words(ofCase branch: NodeID) -> Set<TokenUses.Word> {
    var found: Set<TokenUses.Word> = []
    for part in tree.children(branch).prefix(Self.casePatterns) {
      guard tree.range(of: part).end <= colon(of: branch) else { break }
      for id in tree.subtree(part) {
        if let text = tree.kind(id) == .stringLiteral ? tree.literalText(id) : tree.name(id)?.string {
          found.formUnion(words(of: text))
        }
      }
    }
    return found
  }

  /// Patterns of one case that are read.
  private static let casePatterns = 8

  /// Where the patterns of a case end.
  private func colon(of branch: NodeID) -> Int {
    let node = tree.node(branch)
    var depth = 0
    for token in Int(node.firstToken)..<Int(node.endToken) {
      switch tree.token(token).kind {
      case .leftParen: depth += 1
      case .rightParen: depth -= 1
      case .colon where depth == 0: return tree.range(ofToken: token).start
      default: continue
      }
    }
    return 0
  }

  /// What a property is one of, a view's layer aside: `imageView` of `imageView.layer.cornerRadius`.
  private func ownerName(_ target: NodeID) -> Name? {
    guard tree.kind(target) == .member, let base = tree.callee(target).map({ tree.unwrapped($0) }),
      let name = tree.name(base)
    else { return nil }
    return name == "layer" ? ownerName(base) : name
  }

  /// Those of a name; the same few stand around most places of a file.
  private func words(of name: String) -> Set<TokenUses.Word> {
    if let known = wordsOfNames[name] { return known }
    let words = TokenUses.words(name)
    wordsOfNames[name] = words
    return words
  }

  private var wordsOfNames: [String: Set<TokenUses.Word>] = [:]
  private lazy var wordsOfFile = TokenUses.words(ofFile: project.index.path(ofFile: file))
  /// By what has a name around a place: its words, and those of what is around it.
  private var wordsInside: [NodeID: Set<TokenUses.Word>] = [:]

  private struct Place: Hashable {
    let token: Int
    let context: Int32
    let numberType: NumberType
  }

  private lazy var speller = ReferenceSpeller(project, file: file)
  private var spelled: [Place: String?] = [:]
  private var spelledFonts: [Place: String?] = [:]

  /// The position of the type around a node among those of the file.
  func context(of node: NodeID) -> Int32 {
    guard let type = tree.enclosingType(of: node) else { return -1 }
    return typePositions[type] ?? -1
  }

  /// In the order in which the index lists them: from the end of the file.
  private lazy var typePositions: [NodeID: Int32] = {
    var positions: [NodeID: Int32] = [:]
    for id in stride(from: tree.nodeCount - 1, through: 0, by: -1)
    where tree.isTypeDeclaration(id) && tree.name(id) != nil {
      positions[id] = Int32(positions.count)
    }
    return positions
  }()
}
