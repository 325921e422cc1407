/// Numbers written down that a token has a name for.
enum PreferToken {
  static let rule = Rule(
    id: "prefer-token",
    theme: .spacing,
    summary: "a number, a font or a shadow that equals a token of its role and could name it",
    rationale: """
      A number that only happens to equal a token stays behind when the token moves. Its name says what it \
      is for, and follows. It is asked for where the project writes such values by name and the code around \
      names that group of tokens; always where a configuration gives the scale. A call without a role, such \
      as `constraint(equalTo:constant:)`, is told where it takes that token three times as often. Info where \
      it is a guess: a token for one purpose, one of several, a call without a role, a shadow.
      """,
    quiet: [
      "where the project writes the value more often than its name, and so does the type, unless it is a file's only number",
      "in a file that names no token of any role, or whose numbers are mostly none of the scale",
      "in a file that names none of the group, unless the project names the value four times as often as it writes it",
      "in a type that names none of the group, unless it is small and others of its file name that very token",
      "where a comment says why the number is what it is, or that the token is not meant",
      "for a token that nobody names yet, or puts on that one edge of a view, outside of small projects",
      "where the name is for another place, such as `sheetPadding` in a card, unless the project nearly always names it",
      "for a duration that is named for what else moves: `sheetTransition` where a tab is switched",
      "beside a number without a token: another side of the box, another case of a choice, or a box of the file like it",
      "for one part of a sum, of a table of constants or of a drawing, and for what a `@ScaledMetric` starts from",
      "for the gap of a stack with one view, and a spacer as long as the gap of its stack where that stays",
      "for the room around a text that lies over a text editor, whose own inset it has to meet",
      "in a type that writes out ten distances and hardly names one, unless the name is three times as common",
      "for the font of a field or an editor, a heading's font in a row, and a title's on a button",
      "for a text style in a project that writes styles three times as often as its font tokens",
      "for a font in a type that names none, unless nearly the whole project does, or has mostly sizes of its own",
      "for a shadow that is not black, or shares only some of opacity, radius and offset with a token",
    ],
    severity: .warning,
    fixable: .safe,
    options: [
      RuleOption(
        "roles", .strings, default: .strings((roles + [.font, .shadow]).map(\.rawValue)),
        help: "the roles whose values have to name their token")
    ],
    seeds: ["002"],
    examples: PreferTokenExamples.all,
    triggers: Rule.Triggers(kinds: [.sourceFile]),
    check: { context, _ in
      let wanted = context.strings("roles")
      for role in roles where wanted.contains(role.rawValue) { check(context, role) }
      if wanted.contains(Role.opacity.rawValue) { checkTints(context) }
      if wanted.contains(Role.font.rawValue) { checkFonts(context) }
      if wanted.contains(Role.shadow.rawValue) { checkShadows(context) }
      checkArguments(context, roles.filter { wanted.contains($0.rawValue) })
    })

  /// Those that are measured by one number.
  private static let roles: [Role] = [
    .spacing, .radius, .fontSize, .iconSize, .opacity, .lineWidth, .duration,
  ]

  /// A number that a token has a name for.
  private struct Match {
    let landed: LandedValue
    /// What the token takes the place of: the number, or the animation that it is the duration of.
    let node: NodeID
    let references: TokenReferences
    /// The number is the token's, and not another that rounds whatever has it as well.
    let isExact: Bool

    var isSure: Bool { references.standsOut && isExact && !references.isForOnePurpose }
  }

  private static func check(_ context: borrowing RuleContext, _ role: Role) {
    let scale = context.scales[role].flatMap { $0.steps.contains(where: \.isNamed) ? $0 : nil }
    // The sides of one box, and the equal corners of what is drawn behind and over a view, are one place to mend.
    var boxes: [Box: [Match]] = [:]
    var fitted: Set<Double> = []
    var known: FileNumbers?
    for landed in context.file.landedValues(role)
    where !landed.hasOtherRoles && OffScale.isStep(context.tree, landed) {
      let size = abs(landed.value)
      let exact = scale?.step(equalTo: size)
      guard !context.tree.isInPreview(landed.node), !context.site.isInTokenDeclaration(landed.node),
        role != .spacing && role != .radius || !context.file.isOfDrawing(landed),
        var step = exact ?? (role == .radius ? scale?.roundStep(for: size) : nil)
      else { continue }
      if isOfMixedPair(context, landed, scale) {
        if !context.file.otherSides(of: landed).isEmpty { fitted.insert(landed.value) }
        continue
      }
      if scale?.basis != .configuration, !step.tokens.isEmpty {
        let numbers = known ?? FileNumbers(context, role, scale)
        known = numbers
        if numbers.areOthers { continue }
        step.tokens = context.site.customary(step.tokens, landed, isOnScale: numbers.areOnScale)
        // A symbol is as large as it looks right beside its text, or as it is drawn.
        if role == .fontSize, landed.isPicture {
          step.tokens.removeAll { !isForSymbols(context.site.project.discovery.tokens[$0]) }
        }
        if role == .radius, isOfSmallBox(context.tree, landed.node) {
          step.tokens.removeAll { token in
            let token = context.site.project.discovery.tokens[token]
            return token.path.dropLast(token.trailing).last.map(TokenWords.speaksOfGround) ?? false
          }
        }
        if step.tokens.isEmpty || context.file.isAddend(landed) || context.file.isOfMockUp(landed)
          || context.file.isOverEditor(landed)
        {
          continue
        }
      }
      let (node, references) =
        animation(context, landed, step) ?? (landed.node, context.references(to: step, at: landed))
      guard references.isDecided,
        !isDeclaration(context.tree, landed.node, of: references.names),
        scale?.basis == .configuration
          || !references.isOfSeveralGroups && !context.file.givesReason(for: landed.node)
            && !isMeasureOfTable(context.tree, landed.node)
      else { continue }
      if scale?.basis != .configuration,
        context.file.isUnseen(landed.node) || context.file.isGapOfNothing(landed)
          || isScaledBase(context, landed.node) || references.names.contains(where: context.file.isRuledOut)
      {
        continue
      }
      let match = Match(landed: landed, node: node, references: references, isExact: exact != nil)
      if let call = context.call(around: landed) {
        let view = context.file.box(of: landed, in: call)
        boxes[Box(view: view, radius: role == .radius ? size : 0), default: []].append(match)
      } else {
        report(context, [match])
      }
    }
    let told = Set(boxes.values.joined().map(\.node))
    for matches in boxes.values.sorted(by: { $0[0].node < $1[0].node })
    where matches.count == 1 || !isSquare(context, matches[0].landed) {
      if leavesGap(context, matches[0].landed, told) { continue }
      if scale?.basis == .configuration || isWhole(context, matches, fitted) { report(context, matches) }
    }
  }

  /// What is mended at once.
  private struct Box: Hashable {
    let view: NodeID
    let radius: Double
  }

  /// Whether a spacer is given the number that is the gap of its stack, which stays: one of the two would follow the token.
  private static func leavesGap(
    _ context: borrowing RuleContext, _ landed: LandedValue, _ told: Set<NodeID>
  ) -> Bool {
    let tree = context.tree
    guard let call = context.call(around: landed), tree.isInitializer(call, "Spacer"),
      let gap = tree.container(of: call).flatMap({ tree.argument($0.call, "spacing") })
    else { return false }
    return tree.number(gap) == landed.value && !told.contains(gap)
  }

  /// Whether a number is what a size grows from with the text, `@ScaledMetric var inset = 16.0`, in a file that names none of
  /// those; a small project tells nothing by that.
  private static func isScaledBase(_ context: borrowing RuleContext, _ literal: NodeID) -> Bool {
    let (tree, site) = (context.tree, context.site)
    guard !site.isInSmallProject,
      let own = tree.ancestors(literal, limit: 4).first(where: tree.isScaledMetric)
    else { return false }
    return !(0..<tree.nodeCount).contains { other in
      other != own && tree.isScaledMetric(other)
        && tree.children(other).contains { binding in
          tree.kind(binding) == .binding && tree.value(binding).map { tree.kind($0) == .member } ?? false
        }
    }
  }

  /// Whether all sides of a box that are numbers are to be named, and none is what another box of the file has beside a number
  /// without a name: with some sides named, alike ones would be told apart.
  private static func isWhole(
    _ context: borrowing RuleContext, _ matches: [Match], _ fitted: Set<Double>
  ) -> Bool {
    let tree = context.tree
    for match in matches {
      let others = context.file.otherSides(of: match.landed)
      if !others.isEmpty, fitted.contains(match.landed.value) { return false }
      for side in others where tree.number(side).map({ $0 != 0 }) ?? false {
        if !matches.contains(where: { tree.contains(side, $0.landed.node) }) { return false }
      }
    }
    return true
  }

  /// So few fonts do not tell how a project writes them.
  private static let fewFonts = 10
  /// So often for each time that a text style is written out, its name is what everybody writes.
  private static let aliasHabit = 4

  /// No card or sheet is smaller than this both ways.
  private static let smallBox = 64.0

  /// Whether a radius is that of a box which is small both ways by its frame, as the ground of a symbol is.
  private static func isOfSmallBox(_ tree: SyntaxTree, _ radius: NodeID) -> Bool {
    tree.containers(of: radius).prefix(2).contains { container in
      tree.chain(containing: container.call).modifiers.contains { modifier in
        guard tree.isNamed(modifier.call, "frame") else { return false }
        let sides = ["width", "height"].compactMap { (label: StaticString) in
          tree.argument(modifier.call, label).flatMap { tree.number($0) }
        }
        return sides.count == 2 && sides.allSatisfy { $0 < smallBox }
      }
    }
  }

  private static let symbolWords: Set<String> = ["icon", "icons", "symbol", "symbols", "glyph", "image"]

  private static func isForSymbols(_ token: DiscoveredToken) -> Bool {
    token.path.contains { !symbolWords.isDisjoint(with: TokenWords.words($0)) }
  }

  /// How a file's numbers go with a scale.
  private struct FileNumbers {
    /// Numbers that are no step.
    private var own = 0
    private var steps = 0
    /// How often the file names a step.
    private var named = 0
    /// Whether the file names steps of any role.
    private let isOfNames: Bool

    /// Fewer numbers beside a scale are slips.
    private static let several = 4
    /// So many numbers beside a scale for each that is of it tell that a file follows another one.
    private static let otherShare = 2
    /// Who follows a scale writes at most one other number for so many that are of it.
    private static let ownShare = 2

    init(_ context: borrowing RuleContext, _ role: Role, _ scale: Scale?) {
      let project = context.site.project
      isOfNames = context.site.namesNumbers
      guard let scale else { return }
      for landed in context.file.landedValues(role)
      where OffScale.isStep(context.tree, landed) && !context.tree.isInPreview(landed.node)
        && !context.site.isInTokenDeclaration(landed.node)
      {
        if scale.step(equalTo: abs(landed.value))?.isNamed == true { steps += 1 } else { own += 1 }
      }
      if own == 0 { return }
      let file = Int32(context.site.file)
      for slot in Set(scale.steps.flatMap(\.tokens).map({ project.discovery.tokens[$0].slot })) {
        named += project.tokenUses.count(of: slot, inFiles: { $0 == file })
      }
    }

    /// Whether the file is drawn to numbers of its own, so that one of them is a token's by accident: most that it writes are
    /// no steps, and it names hardly any.
    var areOthers: Bool { own >= Self.several && own > Self.otherShare * (steps + named) }

    /// Whether the file is drawn to the scale, by whatever spelling: with nothing else, or, where steps are what is written
    /// anyway, with few numbers of its own.
    var areOnScale: Bool { own == 0 || isOfNames && own * Self.ownShare <= steps + named }
  }

  /// Whether a number goes with another that has no name in the same group of tokens: the other side of a choice,
  /// `isCompact ? 10 : 12`, or another case of the same `switch`; or with one of the same box that has none at all,
  /// `.padding(.horizontal, 14).padding(.vertical, 8)`. They fit each other as they are.
  private static func isOfMixedPair(_ context: borrowing RuleContext, _ landed: LandedValue, _ scale: Scale?)
    -> Bool
  {
    guard let scale, scale.basis != .configuration else { return false }
    let tree = context.tree
    let choice = tree.ancestors(landed.node, limit: 3).first { tree.kind($0) == .ternary }
    let others = choice.map { choice in
      tree.children(choice).dropFirst().filter { !tree.contains($0, landed.node) }
    }
    let cases = otherCases(tree, landed.node)
    let arms = ((others ?? []) + cases.values).compactMap { tree.number($0) }.filter { $0 != 0 }
    func groups(_ number: Double) -> Set<[String]> {
      Set((scale.step(equalTo: abs(number))?.tokens ?? []).map { context.site.group(of: $0).name })
    }
    let own = groups(landed.value)
    let shared = arms.filter { !isUnnamed($0, scale) }.reduce(own) { $0.intersection(groups($1)) }
    let fixed = (cases.isOfSelf ? cases.values : []) + context.file.otherSides(of: landed)
    // A step that is missing is a slip of its own.
    return arms.contains { isUnnamed($0, scale) && scale.verdict(on: abs($0)) == .fits }
      || shared.isEmpty && !own.isEmpty
      || fixed.contains { tree.number($0).map { isUnnamed($0, scale) } ?? false }
  }

  /// What the other cases of a `switch` come to where a number is what one of them comes to, and whether that is over `self`.
  private static func otherCases(_ tree: SyntaxTree, _ number: NodeID) -> (values: [NodeID], isOfSelf: Bool) {
    guard let own = tree.ancestors(number, limit: 2).first(where: { tree.kind($0) == .switchCase }),
      let all = tree.parent(own), tree.kind(all) == .switchStmt
    else { return ([], false) }
    let others = tree.children(all).filter { tree.kind($0) == .switchCase && $0 != own }
    let values = others.compactMap { other -> NodeID? in
      guard let last = tree.caseStatements(other).last else { return nil }
      return tree.kind(last) == .returnStmt ? tree.value(last) : last
    }
    return (values, tree.callee(all).map { tree.isNamed($0, "self") } ?? false)
  }

  private static func isUnnamed(_ number: Double, _ scale: Scale) -> Bool {
    number != 0 && scale.step(equalTo: abs(number))?.isNamed != true
  }

  /// Fewer constants are no table.
  private static let tableSize = 3

  /// Whether a number is one of a table of named measures: constants side by side in a type that has nothing else, none of
  /// which is set to another name. They are named already, and fit each other.
  private static func isMeasureOfTable(_ tree: SyntaxTree, _ literal: NodeID) -> Bool {
    guard let binding = tree.ancestors(literal, limit: 4).first(where: { tree.kind($0) == .binding }),
      let type = tree.enclosingType(of: binding),
      tree.kind(type) == .enumDecl || tree.kind(type) == .structDecl
    else { return false }
    guard let members = tree.firstChild(type, .memberBlock) else { return false }
    var count = 0
    for member in tree.children(members) where !tree.isTypeDeclaration(member) {
      guard tree.kind(member) == .variableDecl, tree.node(member).flags.contains(.isStatic) else {
        return false
      }
      for constant in tree.children(member) where tree.kind(constant) == .binding {
        guard let value = tree.children(constant).first(where: { tree.kind($0) != .typeAnnotation }) else {
          continue
        }
        switch tree.kind(value) {
        case .identifier, .member, .accessorBlock: return false
        default: count += tree.number(value) == nil ? 0 : 1
        }
      }
    }
    return count >= tableSize
  }

  /// The animation that a duration is a part of, and the tokens that are just that animation; `nil` where there are none.
  private static func animation(
    _ context: borrowing RuleContext, _ landed: LandedValue, _ step: Scale.Step
  ) -> (node: NodeID, references: TokenReferences)? {
    let tree = context.tree
    guard landed.binding.role == .duration, let call = context.call(around: landed),
      let member = tree.calledMember(call), let name = tree.name(member)
    else { return nil }
    let curve = ConstantAnimation.curve(
      name.symbol,
      tree.arguments(call).map { (tree.name($0)?.symbol ?? 0, tree.value($0).flatMap { tree.number($0) }) })
    let tokens = context.site.project.discovery.tokens
    var same = step
    same.tokens.removeAll { tokens[$0].curve != curve || curve == 0 }
    guard !same.tokens.isEmpty else { return nil }
    let references = context.site.references(to: same, at: call, .other)
    return references.isDecided ? (call, references) : nil
  }

  /// Whether a call makes a `CGSize` for the two sides of a corner, in which a name would stand twice; some projects do
  /// write that.
  private static func isSquare(_ context: borrowing RuleContext, _ landed: LandedValue) -> Bool {
    (context.call(around: landed).flatMap { context.tree.constructedType($0) }.map { $0 == "CGSize" } ?? false)
      && !context.site.project.tokenUses.isGiven(to: landed.taker)
  }

  /// Reports what is to be named in one place.
  /// - Parameter matches: in the order in which they are written, at least one.
  private static func report(_ context: borrowing RuleContext, _ matches: [Match]) {
    let first = matches[0]
    var messages: [String] = []
    for match in matches {
      let landed = match.landed
      let animation = match.node == landed.node ? "" : "animation of "
      let text = message(
        "\(animation)\(landed.binding.word) \(Scale.text(landed.value))", match.references,
        sign: landed.value < 0 ? "-" : "", isExact: match.isExact)
      if !messages.contains(text) { messages.append(text) }
    }
    context.report(
      first.landed,
      isMinor: matches.allSatisfy { $0.references.isForOnePurpose || $0.references.isContested }
        || !isInUse(context, matches),
      messages.joined(separator: "; "),
      notes: matches.dropFirst().map { (context.tree.range(of: $0.landed.node), "and here") },
      fixes: fixes(context, matches))
  }

  /// Whether the project names its tokens of a role anywhere, or a configuration does: others may be meant for later, or be
  /// left from long ago.
  private static func isInUse(_ context: borrowing RuleContext, _ matches: [Match]) -> Bool {
    matches.contains { match in
      let role = match.landed.binding.role
      return context.scales[role]?.basis == .configuration
        || context.site.project.habits.mentions(role) > 0
    }
  }

  /// One fix for all numbers of a call where there are several, each with the token that is most likely meant.
  private static func fixes(_ context: borrowing RuleContext, _ matches: [Match]) -> [Fix] {
    if matches.contains(where: { $0.landed.numberType == .inferred }) { return [] }
    if matches.count == 1 {
      return fixes(context, matches[0].node, matches[0].references.names, isSure: matches[0].isSure)
    }
    var names: [String] = []
    for match in matches where !names.contains(match.references.names[0]) {
      names.append(match.references.names[0])
    }
    let title = "Use \(names.joined(separator: ", "))"
    let edits = matches.map { context.replace($0.node, with: $0.references.names[0]) }
    return [matches.allSatisfy(\.isSure) ? .safe(title, edits) : .unsafe(title, edits)]
  }

  // MARK: What other calls like it take

  /// So many times a token is given to a call where it is no accident.
  private static let habit = 2
  /// So many times more often than the number, where that is what nearly everybody does.
  private static let habitShare = 3

  /// Numbers in calls that say nothing of a role, where the project gives them its tokens: `constraint(equalTo:constant:)`.
  private static func checkArguments(_ context: borrowing RuleContext, _ roles: [Role]) {
    let (site, tree) = (context.site, context.tree)
    let scales = roles.compactMap { context.scales[$0] }.filter { $0.steps.contains { !$0.tokens.isEmpty } }
    if scales.isEmpty { return }
    for argument in site.plainArguments {
      let equal = scales.compactMap { $0.step(equalTo: argument.value) }.flatMap(\.tokens)
      if equal.isEmpty { continue }
      // What is given a token of another role is nothing to follow.
      let name = argument.name.string
      let label = RoleWords.verdict(on: name, isOwn: true)
      // The other side of a square says what is meant, whatever that is for.
      let side = context.file.slots(ofOtherSideBeside: argument.node)
      let besides = equal.filter { side == [site.project.discovery.tokens[$0].slot] }
      let tokens =
        !besides.isEmpty
        ? besides
        : equal.filter {
          let token = site.project.discovery.tokens[$0]
          // A property of anything takes a step, and nothing that is named for one purpose.
          return argument.takes(token.role) && !token.reference.isCall
            && (argument.callee != nil || token.purpose.isEmpty)
            && (label != .other || isSize(token, at: argument.node, site))
            && site.project.tokenUses.count(of: token.slot, givenTo: argument.taker) >= habit
        }
      guard !tokens.isEmpty, !tree.isInPreview(argument.node), !site.isInTokenDeclaration(argument.node)
      else {
        continue
      }
      let given = tokens.map { token in
        site.project.tokenUses.count(
          of: site.project.discovery.tokens[token].slot, givenTo: argument.taker)
      }
      let numbers = site.project.numbers(equalTo: argument.value, givenTo: argument.taker)
      guard !besides.isEmpty || given.reduce(0, +) >= habitShare * numbers else { continue }
      let names = zip(tokens, given).sorted { $0.1 > $1.1 }.compactMap {
        site.reference(toToken: $0.0, at: argument.node)
      }
      guard let first = names.first else { continue }
      context.report(
        at: tree.range(of: argument.node), isMinor: true,
        (besides.isEmpty
          ? "`\(name)` takes the token \(first) for \(Scale.text(argument.value)) elsewhere; write that where it is meant"
          : "`\(name)` \(Scale.text(argument.value)) is the token \(first), as the other side is; write that")
          + (names.count == 1 ? "" : " (of the same value: \(names.dropFirst().joined(separator: ", ")))"),
        fixes: names.map { .unsafe("Use \($0)", [context.replace(argument.node, with: $0)]) })
    }
  }

  /// Whether a token may be the width or the height of what a number is written for: both of its sides, or what it is named for.
  /// The `thumbnailSize` of one thing is no size of another.
  private static func isSize(_ token: DiscoveredToken, at node: NodeID, _ site: ProjectSite) -> Bool {
    guard token.component.isEmpty, let own = token.path.dropLast(token.trailing).last,
      let call = site.tree.container(of: node)?.call
    else { return false }
    let (width, height) = (site.tree.argument(call, "width"), site.tree.argument(call, "height"))
    let side = width.flatMap { site.tree.number($0) }
    let isSquare = side != nil && side == height.flatMap { site.tree.number($0) }
    return isSquare && TokenWords.places([own]).isEmpty || site.isNamedAround([own], at: node)
  }

  // MARK: Opacities

  /// Opacities of colors in other places than those with a role of their own: of shadows, of text, of what a property
  /// returns. They are no business of a scale, but may have a name, where the project and the file use such names there.
  private static func checkTints(_ context: borrowing RuleContext) {
    guard let scale = context.scales[.opacity], scale.steps.contains(where: { !$0.tokens.isEmpty }),
      !context.site.project.tints.isEmpty, let calls = context.facts.calls[Name("opacity").hash]
    else { return }
    let tree = context.tree
    let known = Set(context.file.landedValues(.opacity).map(\.node))
    for call in calls {
      guard tree.isNamed(call, "opacity"), tree.argumentCount(call) == 1,
        let value = tree.unlabelledArgument(call), let number = tree.number(value), 0 < number, number < 1,
        !known.contains(value), isOfColor(context, call), !tree.isInPreview(value),
        !context.site.isInTokenDeclaration(value), var step = scale.step(equalTo: number)
      else { continue }
      // How strong a color is says little by its number: the file has to name such tokens itself.
      step.tokens.removeAll {
        !context.site.project.tints.contains($0)
          || !context.site.group(of: $0).files.contains(Int32(context.site.file))
      }
      guard !step.tokens.isEmpty else { continue }
      let references = context.site.references(to: step, at: value, .double)
      guard !references.names.isEmpty, !references.isForOnePurpose else { continue }
      context.report(
        at: tree.range(of: value), isMinor: true, message("opacity \(Scale.text(number))", references),
        fixes: fixes(context, value, references.names, isSure: references.standsOut))
    }
  }

  /// Whether `.opacity` is one of a color, and not of a view.
  private static func isOfColor(_ context: borrowing RuleContext, _ call: NodeID) -> Bool {
    let tree = context.tree
    guard let callee = tree.callee(call), let base = tree.callee(callee) else { return false }
    if let container = tree.container(of: call) {
      let taker = tree.constructedType(container.call) ?? tree.name(container.call)
      if tree.name(container.argument).map({ $0 == "color" || $0 == "colors" }) ?? false { return true }
      if taker.flatMap({ TokenPart(taker: $0) }) == .foreground { return true }
    }
    let reader = ReferenceReader(tree: tree, facts: context.facts, site: context.site)
    let slots = reader.slots(meantBy: tree.unwrapped(base))
    return !slots.isEmpty && slots.allSatisfy { context.site.project.tokenSlots.colors[$0] != nil }
  }

  // MARK: Fonts

  /// Text styles that are written so much more often than tokens are what the project does.
  private static let styleHabit = 3.0
  /// So few of them are slips.
  private static let rareStyles = 0.1

  private static func checkFonts(_ context: borrowing RuleContext) {
    guard !context.scales.fonts.isEmpty else { return }
    let places = RolePlaces(tree: context.tree, facts: context.facts)
    let fitted = viewsOfFittedFonts(context)
    for (whole, written, isSwiftUI) in context.site.writtenFonts
    where !context.tree.isInPreview(whole) && !isNamed(context.tree, sizeOf: whole) {
      var (node, font) = (whole, written)
      var same = context.scales.fonts.filter { $0.font.drawsTheSame(as: font) }
      if same.isEmpty, let plain = weighted(context.tree, node, font) {
        let faces = context.scales.fonts.filter { $0.font.drawsTheSame(as: plain.font) }
        if !faces.isEmpty { (node, font, same) = (plain.node, plain.font, faces) }
      }
      // Of a family that the app chooses as it runs, size and weight are all there is to tell.
      var fonts = same.isEmpty ? context.scales.fonts.filter { $0.font.mayDraw(font) } : same
      if fonts.isEmpty { continue }
      // What somebody types, and a row, are neither the text nor the heading that a font is named for.
      let (isOfInput, isOfRow) = (isOfInput(context.tree, node), isOfRow(context.tree, node))
      let isOfLabel = isOfButtonLabel(context.tree, node)
      // A family that is hardly ever written out is that of the tokens wherever it stands.
      let isOwnFamily = font.family != nil && context.site.namesFace(of: font)
      let fitting = fonts.filter {
        $0.position == nil || !(isOfInput || isOfRow && $0.isOfHeadings || isOfLabel && $0.isOfTitles)
      }
      if !fitting.isEmpty || !isOwnFamily { fonts = fitting }
      let isText = isOwnFamily || places.isTextFont(node) && !places.isPictureFont(node)
      // Who hardly writes a text style by hand has symbols as large as the text of a token.
      let isHabit = !isText && font.isPlainStyle && context.site.project.styleShare < rareStyles
      let references = context.site.references(
        toFonts: fonts.filter { isText || $0.isOfSymbols || isHabit }, at: node, size: font.size,
        style: font.isPlainStyle ? font.textStyle : nil, isSwiftUI: isSwiftUI, facts: context.facts)
      guard references.isDecided,
        // `Font(UIFont.preferredFont(…))` is one of UIKit for what draws beside it.
        !(isSwiftUI && context.tree.constructedType(node).map { $0 == "Font" } ?? false
          && context.tree.unlabelledArgument(node) != nil),
        !context.site.isInTokenDeclaration(node),
        // A text style is as large as the system says, whatever is fitted around it.
        isOwnFamily || font.size == nil
          || !(context.tree.enclosingType(of: node).map(fitted.contains) ?? false)
      else { continue }
      // What is drawn has the weight that comes after.
      if !isOwnFamily, isWeighted(context.tree, node) { continue }
      // Where text styles are written more often than tokens, they are as much the project's way.
      let share = font.isPlainStyle ? context.site.project.styleShare : 0
      if share >= styleHabit || !isNamedAround(context, font, fonts, at: node) { continue }
      context.report(
        at: context.tree.range(of: node), isMinor: same.isEmpty || share > 1 || references.isContested,
        same.isEmpty
          ? "font \(font.text) has the size and weight of \(references.names.joined(separator: " or ")), whose family "
            + "is chosen as the app runs; write that"
          : message("font \(font.text)", references),
        fixes: fontFixes(context, node, references, isExact: !same.isEmpty))
    }
  }

  /// What a font of a face of the project's own is before the place gives it a weight:
  /// `.system(.title3, design: .serif).weight(.semibold)`.
  private static func weighted(
    _ tree: SyntaxTree, _ node: NodeID, _ font: ConstantFont
  ) -> (node: NodeID, font: ConstantFont)? {
    guard font.weight != nil, font.design != nil || font.family != nil, tree.kind(node) == .call,
      tree.isNamed(node, "weight") || tree.isNamed(node, "bold"), let callee = tree.callee(node),
      tree.kind(callee) == .member, let face = tree.callee(callee)
    else { return nil }
    var plain = font
    plain.weight = nil
    return (face, plain)
  }

  /// Whether the chain that a font is given in has a weight of its own.
  private static func isWeighted(_ tree: SyntaxTree, _ font: NodeID) -> Bool {
    guard let call = tree.container(of: font)?.call else { return false }
    return tree.chain(containing: call).modifiers.contains {
      tree.isNamed($0.call, "fontWeight") || tree.isNamed($0.call, "bold")
    }
  }

  /// Whether a font is that of a field or an editor.
  private static func isOfInput(_ tree: SyntaxTree, _ font: NodeID) -> Bool {
    guard let call = tree.container(of: font)?.call else { return false }
    return tree.constructedType(tree.chain(containing: call).root).map { Catalog.views.has($0, .field) }
      ?? false
  }

  /// Whether a font is that of a part of a row: of what a loop builds, its headers aside, or of a view that is called a row.
  private static func isOfRow(_ tree: SyntaxTree, _ font: NodeID) -> Bool {
    let type = tree.enclosingType(of: font).flatMap { tree.name($0) }
    if let type, !Set(TokenWords.words(type.string)).isDisjoint(with: TokenWords.rows) { return true }
    return tree.containers(of: font).prefix { !tree.isNamed($0.argument, "header") }.contains {
      tree.constructedType($0.call).map { $0 == "ForEach" || $0 == "List" } ?? false
    }
  }

  /// Whether a font is that of what stands on a button, a card that is tapped as a whole aside.
  private static func isOfButtonLabel(_ tree: SyntaxTree, _ font: NodeID) -> Bool {
    let around = tree.containers(of: font).prefix {
      !(tree.constructedType($0.call).map { Catalog.views.has($0, .column) } ?? false)
    }
    return around.contains { container in
      if tree.isModifier(container.call) {
        return tree.isNamed(container.call, "font")
          && tree.isInitializer(tree.chain(containing: container.call).root, "Button")
      }
      return tree.isInitializer(container.call, "Button")
        && tree.label(ofControl: container.call, Name("Button")) == container.argument
    }
  }

  /// Whether a font is written with a size that has a name: `.system(size: Metrics.footnote)`.
  private static func isNamed(_ tree: SyntaxTree, sizeOf font: NodeID) -> Bool {
    guard tree.kind(font) == .call,
      let size = tree.argument(font, "size") ?? tree.argument(font, "ofSize")
    else { return false }
    return tree.kind(tree.unwrapped(size)) == .member
  }

  /// Whether the code around writes a font by the names of tokens, and the project does so at least as often as it writes it
  /// out.
  private static func isNamedAround(
    _ context: borrowing RuleContext, _ font: ConstantFont, _ tokens: [NamedFont], at node: NodeID
  ) -> Bool {
    let project = context.site.project
    let slots = Set(tokens.compactMap(\.position).map { project.discovery.fonts[$0].slot })
    // Those of a configuration have none.
    if slots.isEmpty { return true }
    guard context.site.isOfDesignSystem, context.site.isTakenUp(slots) else { return false }
    let all = project.writtenFonts.values.reduce(0, +)
    let named = slots.reduce(0) { $0 + project.tokenUses.count(of: $1) }
    let written = project.writtenFonts[font] ?? 0
    let file = Int32(context.site.file)
    func isNamedHere(_ slot: Int32) -> Bool {
      project.tokenUses.count(of: slot, inFiles: { $0 == file }) > 0
    }
    // A name for a text style adds nothing to it where neither this file nor nearly everybody writes it.
    if font.isPlainStyle, all >= fewFonts, named < aliasHabit * written, !slots.contains(where: isNamedHere) {
      return false
    }
    // A type that names no font follows nobody but the whole project; a text style is not even a number then.
    let fonts = project.discovery.fonts.map(\.slot)
    let isAround = context.site.namesAny(of: fonts, around: node)
    if font.textStyle != nil, !isAround, !fonts.contains(where: isNamedHere) { return false }
    let share = isAround ? 1 : habitShare
    return context.site.namesTokens(of: .font, written: all)
      && (all < fewFonts || named >= share && named >= share * written)
      || context.site.namesFace(of: font)
  }

  /// So many sizes that are none of the type scale make one of a view's own.
  private static let fittedSizes = 2

  /// The views whose fonts are fitted to each other by hand, in sizes of which most are no token's: where one happens to be,
  /// the others would not follow.
  private static func viewsOfFittedFonts(_ context: borrowing RuleContext) -> Set<NodeID> {
    var sizes: [NodeID: (own: Set<Double>, tokens: Set<Double>)] = [:]
    for (node, font, _) in context.site.writtenFonts where font.textStyle == nil {
      guard let size = font.size, let type = context.tree.enclosingType(of: node) else { continue }
      if context.scales.fonts.contains(where: { $0.font.size == size }) {
        sizes[type, default: ([], [])].tokens.insert(size)
      } else {
        sizes[type, default: ([], [])].own.insert(size)
      }
    }
    return Set(sizes.filter { $0.value.own.count >= max(fittedSizes, $0.value.tokens.count + 1) }.keys)
  }

  /// A modifier takes the place of `.font(…)` as a whole, and may set more than that.
  private static func fontFixes(
    _ context: borrowing RuleContext, _ node: NodeID, _ references: TokenReferences, isExact: Bool
  ) -> [Fix] {
    let modifiers = Set(context.scales.fonts.compactMap(\.modifier))
    let call = context.tree.container(of: node)?.call
    return references.names.enumerated().map { position, name in
      guard modifiers.contains(name), let call, let token = context.tree.nameToken(call) else {
        // Fonts of one value are often one each for a component.
        return fixes(context, node, [name], isSure: isExact && references.names.count == 1)[0]
      }
      let range = ByteRange(
        start: context.tree.range(ofToken: token).start, end: context.tree.range(of: call).end)
      return .unsafe("Use \(name)", [Edit(range: range, text: String(name.dropFirst()))])
    }
  }

  // MARK: Answers

  /// - Parameters:
  ///   - value: `padding 16`.
  ///   - sign: what stands before the names.
  ///   - isExact: the value is the token's.
  private static func message(
    _ value: String, _ references: TokenReferences, sign: String = "", isExact: Bool = true
  ) -> String {
    let names = references.names.map { sign + $0 }
    guard references.standsOut || names.count == 1 else {
      return "\(value) is the value of several tokens; write \(names.joined(separator: " or "))"
    }
    // Only its author can tell whether a number of the same size is meant as what a constant is there for.
    let isGuess = references.isForOnePurpose
    let verb = !isExact ? "means" : isGuess ? "has the value of" : "is"
    let others = names.count == 1 ? "" : " (of the same value: \(names.dropFirst().joined(separator: ", ")))"
    return "\(value) \(verb) the token \(names[0]); write that\(isGuess ? " where it is meant" : "")\(others)"
  }

  /// Whether a number is written in the declaration that one of a configuration's names for it refers to, which discovery
  /// may not have taken for a token's.
  private static func isDeclaration(_ tree: SyntaxTree, _ literal: NodeID, of references: [String]) -> Bool {
    // What `let theme = Theme(radius: 8)` says cannot be said by `theme.radius`.
    let roots = references.compactMap { $0.split(separator: ".").first }
    if tree.ancestors(literal).contains(where: { ancestor in
      guard tree.kind(ancestor) == .binding, let name = tree.name(ancestor)?.string else { return false }
      return roots.contains { $0 == name }
    }) {
      return true
    }
    return references.contains { tree.stands(literal, inDeclarationOf: $0) }
  }

  /// Where none of several stands out, only its author can tell which is meant.
  private static func fixes(
    _ context: borrowing RuleContext, _ node: NodeID, _ names: [String], isSure: Bool
  ) -> [Fix] {
    names.enumerated().map { position, name in
      let edits = [context.replace(node, with: name)]
      return isSure && position == 0 ? .safe("Use \(name)", edits) : .unsafe("Use \(name)", edits)
    }
  }
}
