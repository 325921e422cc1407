/// What the rules about scales have in common: each asks about the numbers of one role.
enum OffScale {
  /// A rule that finds the numbers of a role that are no step of its scale.
  static func rule(
    _ role: Role, id: String, theme: Rule.Theme = .spacing, summary: String, rationale: String,
    quiet: [String] = [], severity: Severity?, options: [RuleOption] = [], seeds: [String] = ["002"],
    examples: [Rule.Example]
  ) -> Rule {
    Rule(
      id: id, theme: theme, summary: summary, rationale: "\(rationale) \(basis(role))",
      quiet: quiet + Self.quiet(role),
      severity: severity, fixable: .unsafe,
      options: options, seeds: seeds, examples: examples, triggers: Rule.Triggers(kinds: [.sourceFile]),
      usesProject: true, judgesByHabit: [role],
      check: { context, _ in
        let values = context.file.landedValues(role)
        guard !values.isEmpty, !context.site.isAside, let scale = allowed(context, role),
          isKept(context, scale, role)
        else { return }
        var places: [Place: [Judged]] = [:]
        var judgedValues: [LandedValue] = []
        for value in values {
          guard let judged = judge(context, value, scale), !isSaid(context.tree, value, judgedValues)
          else { continue }
          judgedValues.append(value)
          if let place = place(context, value) {
            places[place, default: []].append(judged)
          } else {
            context.report([judged], scale)
          }
        }
        for (_, judged) in places.sorted(by: { $0.key < $1.key }) { context.report(judged, scale) }
      })
  }

  /// What is one thing to decide: the numbers of one call, or one radius of a view's ground, border and clip.
  private struct Place: Hashable, Comparable {
    let node: NodeID
    var radius = 0.0

    static func < (left: Place, right: Place) -> Bool {
      left.node == right.node ? left.radius < right.radius : left.node < right.node
    }
  }

  private static func place(_ context: borrowing RuleContext, _ value: LandedValue) -> Place? {
    let tree = context.tree
    guard let call = context.call(around: value) else { return nil }
    guard value.binding.role == .radius else { return Place(node: call) }
    if let container = tree.container(of: call), tree.isModifier(container.call) {
      return Place(node: tree.chainTop(container.call), radius: value.value)
    }
    // A shape that is a view by itself may have its border over it.
    return tree.argument(call, "cornerRadius") == nil
      ? Place(node: call) : Place(node: tree.chainTop(call), radius: value.value)
  }

  /// Whether the branch for newer systems has the same number, of which that has been said.
  private static func isSaid(_ tree: SyntaxTree, _ value: LandedValue, _ earlier: [LandedValue]) -> Bool {
    guard let check = tree.versionCheck(around: value.node) else { return false }
    let branches = tree.children(check)
    let own = branches.first { tree.contains($0, value.node) }
    return earlier.contains { other in
      other.value == value.value
        && branches.contains { $0 != own && tree.contains($0, other.node) }
    }
  }

  /// A value that is found off the scale, and why.
  struct Judged {
    let value: LandedValue
    let verdict: Scale.Verdict
  }

  /// What the page of a rule says about where its scale comes from.
  private static func basis(_ role: Role) -> String {
    let learned = """
      The scale is what the configuration says, or a preset of a design system; else the project's own tokens, and what \
      it writes five times beside them. Where there are neither, the habits of the project are its scale: from 40 uses \
      on, what is off is a value written once or twice, in at most one of a hundred uses, within a quarter of one of its \
      five usual values that is written ten times as often, and more often still where they are more than a point apart.
      """
    guard DesignScales.standard[role] != nil else { return learned + " With fewer uses nothing is." }
    let steps = role == .fontSize ? "the sizes of the system's text styles" : "a few usual values"
    return learned + " With fewer uses \(steps) stand in, and what is off is written once or twice."
  }

  /// When none of these rules speaks.
  private static func quiet(_ role: Role) -> [String] {
    let layout = [
      "where tokens are the scale and the code around names none of them",
      "in the sums of UIKit's and AppKit's layouts, and for what is written twice in one file",
    ]
    let ofRole: [String] =
      switch role {
      case .spacing:
        [
          "for a distance in an overlay, beside or around what has a fixed size, or on one pair of sides of a box",
          "in a file whose other gaps, or paddings, are not all on the scale",
        ] + layout
      case .radius:
        [
          "for the radius of a layer, of a shape that a `switch` picks, of a view that is shown again and again, or that rounds the ends of a line of text",
          "in a type that names no step of the tokens that are the scale, and where a helper of the project is given the radius",
        ] + layout
      case .opacity: [layout[0]]
      default: []
      }
    let exempt = [
      "where a comment beside the number says what it matches, mirrors or avoids, unless the configuration gives the scale",
      "on a television or a watch",
      "for a number as near to one step as to another",
      "for what stands in one branch of an `#if`",
    ]
    return ofRole + exempt
  }

  // MARK: Judging

  /// Whether a file's numbers may be slips of a scale: not where tokens are the scale and nobody around names them, nor where
  /// constants lay views out in UIKit or AppKit, each of which makes up a sum with others that only the screen shows, unless
  /// the configuration says what holds.
  private static func isKept(_ context: borrowing RuleContext, _ scale: Scale, _ role: Role) -> Bool {
    guard role == .spacing || role == .radius, scale.basis == .tokens || scale.basis == .learned else {
      return true
    }
    if scale.basis == .tokens,
      !context.site.namesTokens(of: role, written: context.site.project.habits.uses(role).total)
    {
      return false
    }
    return context.file.usesSwiftUI
  }

  /// Judges one literal by the place it reaches. Zero and the sign never count.
  /// - Returns: `nil` where there is nothing to say.
  private static func judge(
    _ context: borrowing RuleContext, _ value: LandedValue, _ scale: Scale
  ) -> Judged? {
    let role = value.binding.role
    let size = abs(value.value)
    guard isJudged(context.tree, value) else { return nil }
    var verdict = scale.verdict(on: size, repeats: context.repeats(of: value))
    if role == .radius, isOver(context.number("max"), size) { verdict = .off }
    switch verdict {
    case .fits: return nil
    // The sizes of the system's text styles are those of its own font.
    case .off where scale.basis == .standard && value.binding.isNamedFont: return nil
    // Tokens may be steps of text alone, or of what is disabled: who names none of them says nothing of those.
    case .off where role == .opacity && scale.basis == .tokens && !isAmongNames(context, value, scale):
      return nil
    case .off:
      if isBeyond(scale, size, value) || isLoop(value, beyond: scale, size) { return nil }
      if scale.basis == .tokens {
        // In a project of some size what is far from every step is no slip of one, but a measure of its own.
        if context.site.project.isLarge, !scale.hasStep(near: size) { return nil }
        if isBeyondRhythm(role, size, scale) { return nil }
      }
    // What anybody of the project has given a name is a size of its own.
    case .stray(let step, _, _):
      if !mayBeSlip(context.tree, value) || context.site.project.names(size, as: role)
        || !isWritten(context, step, where: value)
      {
        return nil
      }
    }
    if role == .spacing,
      context.file.sizesPicture(value) || context.file.isOfDrawing(value)
        || scale.basis != .configuration && isOpticalPair(context.tree, value, scale)
    {
      return nil
    }
    // Whoever has written down a scale means it wherever it can be kept; else what is seen from afar has steps of its own.
    if scale.basis != .configuration,
      isDeliberate(context, value, scale) || context.file.isForRemoteOrWatch(value.node)
        || context.file.isUnseen(value.node)
    {
      return nil
    }
    if isLearned(context, scale), !isTelling(context, value, scale, verdict) { return nil }
    // The size of one of the system's text styles is no slip of another.
    if role == .fontSize, scale.basis == .learned, TextStyles.sizes(on: context.platforms).contains(size) {
      return nil
    }
    return Judged(value: value, verdict: verdict)
  }

  /// Whether nobody has set the rule, nor what it judges by, which is what the project does.
  private static func isLearned(_ context: borrowing RuleContext, _ scale: Scale) -> Bool {
    switch scale.basis {
    case .configuration, .standard: false
    case .tokens, .learned, .rare: !context.isDecided
    }
  }

  /// So many places draw what is written once where that is no slip, but how the project draws it.
  private static let ownPlaces = 5

  /// Whether a number may well be a slip of what the project does: it stands by itself, and not in a view that is shown
  /// again and again.
  private static func isTelling(
    _ context: borrowing RuleContext, _ value: LandedValue, _ scale: Scale, _ verdict: Scale.Verdict
  ) -> Bool {
    // Of two steps as near nobody knows which is meant.
    let steps = scale.withOwnValues.neighbors(of: abs(value.value))
    if let below = steps.below, let above = steps.above,
      above.value - abs(value.value) == abs(value.value) - below.value
    {
      return false
    }
    switch value.binding.role {
    case .spacing:
      // Who names no token follows none.
      return (scale.basis != .tokens || context.site.namesNumbers) && context.file.standsAlone(value)
        && (scale.basis == .tokens || !context.file.isSideOfBox(value)) && !hasTwin(context, value)
        && isAmongSteps(context, value, scale, verdict) && !context.file.isBesideOtherNumbers(value, scale)
    case .radius:
      let view = context.tree.enclosingType(of: value.node).flatMap { context.tree.name($0) }
      let places = view.map { context.site.project.places(showing: $0.symbol) } ?? 0
      // What is habit for a shape may be another one for a helper, which may also be small, or stand many times.
      let isGivenToHelper = value.path.contains { $0.contains("(") }
      return places < ownPlaces && !isShapeOfCase(context.tree, value.node)
        && !isAssigned(context.tree, value.node) && !context.file.isOfMockUp(value)
        && !context.file.roundsText(value) && !hasTwin(context, value)
        && (scale.basis == .tokens ? isAmongNames(context, value, scale) : !isGivenToHelper)
    // A font that has a name is a step by itself, and a symbol is as large as it looks right.
    case .fontSize:
      return !value.isPicture && !context.site.isInTokenDeclaration(value.node)
        && !context.file.isWorkedOutForNoFont(value.node) && !context.file.isOfAccessoryWidgets
    default: return true
    }
  }

  /// Whether a radius is that of one of the shapes that a `switch` picks from: its case says what it is.
  private static func isShapeOfCase(_ tree: SyntaxTree, _ literal: NodeID) -> Bool {
    !tree.containers(of: literal).contains { tree.isModifier($0.call) }
      && tree.ancestors(literal).prefix { tree.kind($0) != .memberBlock }.contains {
        tree.kind($0) == .switchCase
      }
  }

  /// Whether a number is assigned, as to a layer's radius: other statements tell whether anything of that is seen.
  private static func isAssigned(_ tree: SyntaxTree, _ literal: NodeID) -> Bool {
    tree.ancestors(literal, limit: 2).contains { tree.kind($0) == .assignment }
  }

  /// Whether a file goes by the scale with all its other distances of the kind, gaps or the room around views: it names tokens
  /// for them, or writes what this one is a slip of, where it writes any.
  private static func isAmongSteps(
    _ context: borrowing RuleContext, _ value: LandedValue, _ scale: Scale, _ verdict: Scale.Verdict
  ) -> Bool {
    let others = context.site.numbersHere(like: value).filter { $0.value != value.value && $0.value != 0 }
    guard others.allSatisfy({ scale.verdict(on: abs($0.value)) == .fits }) else { return false }
    guard case .stray(let step, _, _) = verdict else {
      let tokens = context.site.project.discovery.tokens
      return context.site.namedHere(Set(scale.steps.flatMap(\.tokens).map { tokens[$0].slot }), for: value)
        > 0
    }
    return others.isEmpty || others.contains { abs($0.value) == step.value }
  }

  /// Whether the same number stands in the same way elsewhere in the file: who writes it twice means it.
  private static func hasTwin(_ context: borrowing RuleContext, _ value: LandedValue) -> Bool {
    let (role, place) = (value.binding.role, place(context, value))
    return context.file.landedValues(role).contains { other in
      other.node != value.node && other.value == value.value
        && (role == .radius || other.taker == value.taker)
        && (place == nil || self.place(context, other) != place) && !isSaid(context.tree, value, [other])
    }
  }

  /// Whether the type around a number names any step of the scale.
  private static func isAmongNames(
    _ context: borrowing RuleContext, _ value: LandedValue, _ scale: Scale
  ) -> Bool {
    let tokens = context.site.project.discovery.tokens
    return context.site.namesAny(
      of: scale.steps.flatMap(\.tokens).map { tokens[$0].slot }, around: value.node)
  }

  /// Whether a number is what it is for a reason of its own: what it draws, makes room for or moves, what the file calls it,
  /// or what a comment says.
  private static func isDeliberate(
    _ context: borrowing RuleContext, _ value: LandedValue, _ scale: Scale
  ) -> Bool {
    let (tree, file) = (context.tree, context.file)
    switch value.binding.role {
    case .spacing:
      if isOptical(abs(value.value)) || isOverlap(value) || file.isGapOfNothing(value)
        || isRoomForBar(tree, value)
        || isAlignedLine(tree, value) || isShift(tree, value) || isRoundGround(tree, value)
        || isWithinFrame(tree, value) || file.isOverEditor(value) || isStandIn(tree, value)
        || completesHeight(tree, value) || isWidthBeside(tree, value)
        || file.isInDrawnPicture(value.node)
      {
        return true
      }
    case .radius:
      if isOfSquare(tree, value) || isNested(context, value) || file.isOfDrawing(value)
        || file.isInDrawnPicture(value.node)
      {
        return true
      }
    case .fontSize: if isRungOfLadder(context, value) { return true }
    default: break
    }
    let tokens = scale.steps.flatMap(\.tokens)
    return isNamedElsewhere(context, value)
      || !tokens.isEmpty && context.site.isForOthers(value.node, than: tokens)
      || file.givesReason(for: value.node)
      || file.documents(abs(value.value), around: value.node)
  }

  /// Whether a scale has anything to say about a literal, whatever its steps are: what `judge` asks before it looks at
  /// them.
  static func isJudged(_ tree: SyntaxTree, _ value: LandedValue) -> Bool {
    let role = value.binding.role
    let size = abs(value.value)
    return isStep(tree, value) && role.isStepSize(size)
      && !isHalfOfSize(tree, value) && !isTakenBack(tree, value) && !isMeasureFallback(tree, value.node)
      && !tree.isInPreview(value.node)
  }

  /// Whether a number may have been written for another: not what makes up for another distance, what a condition
  /// chooses, the side of an empty frame, the size of a symbol, or the pace of a loop.
  private static func mayBeSlip(_ tree: SyntaxTree, _ value: LandedValue) -> Bool {
    value.value > 0 && value.binding.place != .gap && !value.isLoop
      && !value.binding.role.isSymbolSize(isPicture: value.isPicture) && !isChosen(tree, value.node)
  }

  /// Whether the project lays views out by a step where one writes a number: its margins are no gaps.
  private static func isWritten(
    _ context: borrowing RuleContext, _ step: Scale.Step, where value: LandedValue
  )
    -> Bool
  {
    !stackTakers.contains(value.taker) || !value.path.isEmpty
      || stackTakers.contains { context.site.project.numbers(equalTo: step.value, givenTo: $0) > 0 }
  }

  /// What takes the gaps between views, an empty frame aside: other frames have sizes.
  private static let stackTakers = Set(
    zip(RoleTable.all, TokenUses.takers).filter {
      $0.0.role == .spacing && $0.0.word == "spacing" && $0.0.place != .gap
    }.map(\.1))

  /// Whether one is a rung of sizes that climb by even steps around it: 21, 23, 25 on a wheel.
  private static func isRungOfLadder(_ context: borrowing RuleContext, _ value: LandedValue) -> Bool {
    let tree = context.tree
    guard let type = tree.enclosingType(of: value.node) else { return false }
    let others = Set(
      context.file.landedValues(.fontSize).filter { tree.contains(type, $0.node) }.map(\.value))
    return others.contains { other in
      let rung = other - value.value
      return rung != 0 && abs(rung) <= 2
        && (others.contains(value.value - rung) || others.contains(other + rung))
    }
  }

  /// Whether the file gives the number a name of its role in another place, from which it may take any way: `let gap = 9`.
  private static func isNamedElsewhere(_ context: borrowing RuleContext, _ value: LandedValue) -> Bool {
    let named = context.facts.kept { NamedNumbers(context.tree) }.value
    return named[value.value].contains { binding in
      context.tree.value(binding) != value.node
        && context.tree.name(binding).map {
          RoleWords.verdict(on: $0.string, isOwn: true) == .role(value.binding.role)
        }
          ?? false
    }
  }

  /// The variables of a file that are set to a number, by that.
  private struct NamedNumbers {
    private var bindings: [Double: [NodeID]] = [:]

    init(_ tree: SyntaxTree) {
      for id in 0..<tree.nodeCount where tree.kind(id) == .binding {
        if let number = tree.value(id).flatMap({ tree.number($0) }) {
          bindings[number, default: []].append(id)
        }
      }
    }

    subscript(number: Double) -> [NodeID] { bindings[number] ?? [] }
  }

  /// Whether a number is what one branch of a condition comes to.
  private static func isChosen(_ tree: SyntaxTree, _ literal: NodeID) -> Bool {
    for ancestor in tree.ancestors(literal, limit: 16) {
      switch tree.kind(ancestor) {
      case .ternary, .ifBranch, .switchCase: return true
      case .argument, .binding, .assignment, .parameter, .funcDecl: return false
      default: continue
      }
    }
    return false
  }

  /// Whether a number is meant as a step at all.
  static func isStep(_ tree: SyntaxTree, _ value: LandedValue) -> Bool {
    value.value != 0 && !value.isToken && !isNamedStyle(tree, value) && !isKeyboardFallback(tree, value)
      && !value.path.contains { ScaleWords.speaksOfOther($0, than: value.binding.role) }
  }

  /// Whether a number stands in for a measure of the screen where there is none: `window?.safeAreaInsets.bottom ?? 11`.
  private static func isMeasureFallback(_ tree: SyntaxTree, _ literal: NodeID) -> Bool {
    guard let parent = tree.parent(literal), tree.kind(parent) == .sequence else { return false }
    let parts = Array(tree.children(parent))
    return parts.count == 3 && parts[2] == literal && tree.isNamed(parts[1], "??")
      && tree.subtree(parts[0]).contains { tree.name($0).map(measures.contains) ?? false }
  }

  /// What views and windows are asked for.
  private static let measures = NameSet([
    "safeAreaInsets", "frame", "bounds", "size", "width", "height", "contentInset", "statusBarFrame",
  ])

  /// Nodes of a function that are looked at.
  private static let functionLimit = 4_000

  /// Whether a duration is what holds where the system does not say how long the keyboard takes.
  private static func isKeyboardFallback(_ tree: SyntaxTree, _ value: LandedValue) -> Bool {
    guard value.binding.role == .duration, let function = tree.enclosingDeclaration(of: value.node) else {
      return false
    }
    return tree.subtree(function).prefix(functionLimit).contains {
      tree.kind($0) == .member && tree.isNamed($0, "keyboardAnimationDurationUserInfoKey")
    }
  }

  /// A divider begins where the text of its row does, behind an icon and its gap.
  private static func isAlignedLine(_ tree: SyntaxTree, _ value: LandedValue) -> Bool {
    guard value.path.isEmpty, let call = tree.container(of: value.node)?.call, tree.isModifier(call) else {
      return false
    }
    return tree.constructedType(tree.chain(containing: call).root).map { $0 == "Divider" } ?? false
  }

  /// Whether a radius is that of a square of known size, such as an app's icon or the tile of a symbol: its corners are a part
  /// of its side, and no step.
  private static func isOfSquare(_ tree: SyntaxTree, _ value: LandedValue) -> Bool {
    tree.ancestors(value.node, limit: 12).contains { ancestor in
      guard tree.kind(ancestor) == .call, tree.isModifier(ancestor),
        let size = tree.chain(containing: ancestor).modifiers.prefix(while: { $0.call <= ancestor }).last(
          where: { tree.isNamed($0.call, "frame") || tree.isNamed($0.call, "padding") }),
        let width = tree.argument(size.call, "width").flatMap({ tree.number($0) })
      else { return false }
      return tree.argument(size.call, "height").flatMap { tree.number($0) } == width
    }
  }

  /// Insets of UIKit that are no distance between views: those that move the picture and the title of a button against each
  /// other, and those that keep room for what floats over a scrolling view.
  private static let shifts = NameSet([
    "titleEdgeInsets", "imageEdgeInsets", "contentEdgeInsets", "contentInset", "scrollIndicatorInsets",
    "verticalScrollIndicatorInsets", "horizontalScrollIndicatorInsets", "additionalSafeAreaInsets",
  ])

  /// Whether a number is one of such insets: `button.titleEdgeInsets = UIEdgeInsets(…)`, `list.contentInset.bottom = 75`.
  private static func isShift(_ tree: SyntaxTree, _ value: LandedValue) -> Bool {
    let assignment = tree.ancestors(value.node, limit: 8).first { tree.kind($0) == .assignment }
    guard let target = assignment.flatMap({ tree.callee($0) }) else { return false }
    return [target, tree.callee(target)].contains { property in
      property.flatMap { tree.name(tree.unwrapped($0)) }.map(shifts.contains) ?? false
    }
  }

  /// Whether a padding makes the size of a circle or a capsule that is drawn behind the view or clips it.
  private static func isRoundGround(_ tree: SyntaxTree, _ value: LandedValue) -> Bool {
    guard value.path.isEmpty, value.binding.word == "padding", let call = tree.container(of: value.node)?.call
    else {
      return false
    }
    return tree.outerModifiers(of: call).contains { modifier in
      (tree.isNamed(modifier.call, "background") || tree.isNamed(modifier.call, "clipShape"))
        && tree.subtree(modifier.call).contains { id in
          id > call && tree.kind(id) == .call
            && tree.constructedType(id).map { $0 == "Circle" || $0 == "Capsule" } ?? false
            || id > call && tree.kind(id) == .member && tree.callee(id) == nil
              && (tree.isNamed(id, "circle") || tree.isNamed(id, "capsule"))
        }
    }
  }

  /// Whether a padding lies within a frame of its own direction, which says how much room there is: `.padding(7).frame(width:
  /// 20, height: 20)`, `Panel { text.padding(.vertical, 5) }.frame(height: 44)`.
  private static func isWithinFrame(_ tree: SyntaxTree, _ value: LandedValue) -> Bool {
    guard value.path.isEmpty,
      let padding = tree.containers(of: value.node).map(\.call).first(where: { tree.isModifier($0) }),
      tree.isNamed(padding, "padding"),
      let edges = tree.paddingParts(of: padding)?.first(where: {
        $0.amount.map { tree.contains($0, value.node) } ?? false
      })?.edges
    else { return false }
    let sides: [StaticString] =
      edges.isSubset(of: .vertical)
      ? ["height"] : edges.isSubset(of: .horizontal) ? ["width"] : ["width", "height"]
    func isFrame(_ modifier: Modifier) -> Bool {
      tree.isNamed(modifier.call, "frame") && sides.allSatisfy { tree.argument(modifier.call, $0) != nil }
    }
    if tree.outerModifiers(of: padding).contains(where: isFrame) { return true }
    // What has room on all sides in a larger frame stands in the middle of that.
    guard sides.count == 1, let around = tree.container(of: tree.chainTop(padding)),
      let closure = tree.closure(around.argument),
      tree.statements(closure, limit: 2).count == 1
    else { return false }
    return tree.outerModifiers(of: around.call).contains(where: isFrame)
  }

  /// Whether an empty frame takes the place of what another branch shows: `if let day { Text(day) } else {
  /// Color.clear.frame(height: 10) }`.
  private static func isStandIn(_ tree: SyntaxTree, _ value: LandedValue) -> Bool {
    guard value.binding.place == .gap,
      let branch = tree.ancestors(value.node, limit: 16).first(where: {
        tree.kind($0) == .ifBranch || tree.kind($0) == .closure
      })
    else { return false }
    return tree.kind(branch) == .ifBranch && tree.node(branch).flags.contains(.elseBranch)
  }

  /// The heights of controls, and what they are multiples of, in points.
  private static let (controlHeights, heightStep) = (44.0...64.0, 4.0)

  /// Whether a padding makes up a height with the frame that it is put on: `.frame(minHeight: 20).padding(.vertical, 18)`
  /// is 56 high.
  private static func completesHeight(_ tree: SyntaxTree, _ value: LandedValue) -> Bool {
    guard value.path.isEmpty,
      let padding = tree.containers(of: value.node).map(\.call).first(where: { tree.isModifier($0) }),
      tree.isNamed(padding, "padding"),
      let part = tree.paddingParts(of: padding)?.first(where: {
        $0.amount.map { tree.contains($0, value.node) } ?? false
      }), part.edges == .vertical,
      let frame = tree.chain(containing: padding).modifiers.prefix(while: { $0.call != padding }).last(
        where: {
          tree.isNamed($0.call, "frame")
        }),
      let height = (tree.argument(frame.call, "height") ?? tree.argument(frame.call, "minHeight")).flatMap({
        tree.number($0)
      })
    else { return false }
    let sum = height + 2 * value.value
    return controlHeights.contains(sum) && sum.truncatingRemainder(dividingBy: heightStep) == 0
  }

  /// Whether something beside it is just as wide as a distance from the edge: text begins behind a column of numbers.
  private static func isWidthBeside(_ tree: SyntaxTree, _ value: LandedValue) -> Bool {
    guard let type = tree.enclosingType(of: value.node),
      let padding = tree.containers(of: value.node).map(\.call).first(where: { tree.isModifier($0) }),
      tree.isNamed(padding, "padding"),
      tree.paddingParts(of: padding)?.contains(where: { part in
        part.edges.isSubset(of: .horizontal) && part.amount.map { tree.contains($0, value.node) } ?? false
      }) ?? false
    else { return false }
    return tree.subtree(type).prefix(functionLimit).contains { call in
      guard tree.kind(call) == .call, tree.isNamed(call, "frame"),
        let width = tree.argument(call, "width") ?? tree.argument(call, "minWidth")
      else { return false }
      return tree.number(width) == value.value
    }
  }

  /// The largest distance that gives views a rhythm, in points; a larger one makes room for something.
  private static let rhythm = 32.0

  /// Whether a value lies where steps are few, and tell little of what is meant: distances of more than a rhythm, and radii
  /// larger than any that has a name.
  private static func isBeyondRhythm(_ role: Role, _ size: Double, _ scale: Scale) -> Bool {
    switch role {
    case .spacing: size > rhythm
    case .radius: scale.steps.last { $0.isNamed && $0.value < Scale.capsule }.map { size > $0.value } ?? false
    default: false
    }
  }

  /// So much of a radius is the room between two corners at most, in points.
  private static let nestedRoom = 4.0

  /// Whether a corner lies right around or within another that is a little smaller or larger: `RoundedRectangle(cornerRadius:
  /// 17)` behind a picture of 16. Whoever writes both means both.
  private static func isNested(_ context: borrowing RuleContext, _ value: LandedValue) -> Bool {
    guard value.path.isEmpty else { return false }
    let tree = context.tree
    let layers = tree.containers(of: value.node).map(\.call).filter { call in
      tree.constructedType(call).map { $0 == "ZStack" } ?? false
        || tree.isNamed(call, "background") || tree.isNamed(call, "overlay")
    }
    return !layers.isEmpty
      && context.file.landedValues(.radius).contains { other in
        let room = abs(other.value - value.value)
        return room > 0 && room <= nestedRoom && layers.contains { tree.contains($0, other.node) }
      }
  }

  /// So many points move something to where it looks centered.
  private static let opticalShift = 2.0

  /// Whether a distance and that of the opposite side are a step's together, so that what lies between looks centered:
  /// `.padding(.top, 9).padding(.bottom, 7)`; or are one or two points apart, which is what centers them.
  private static func isOpticalPair(_ tree: SyntaxTree, _ value: LandedValue, _ scale: Scale) -> Bool {
    guard value.path.isEmpty,
      let padding = tree.containers(of: value.node).prefix(2).map(\.call).first(where: {
        tree.isNamed($0, "padding") && tree.isModifier($0)
      })
    else { return false }
    let parts = tree.chain(containing: padding).modifiers.filter { tree.isNamed($0.call, "padding") }
      .flatMap { tree.paddingParts(of: $0.call) ?? [] }
    guard let own = parts.first(where: { $0.amount.map { tree.contains($0, value.node) } ?? false }) else {
      return false
    }
    let opposite = parts.first { $0.edges == own.edges.opposite }?.amount
      .flatMap { ConstantArithmetic(tree: tree).value($0) }
    return opposite.map { other in
      let shift = abs(other - value.value)
      let isOnAllSides = parts.contains { part in
        part.edges != own.edges && part.edges != own.edges.opposite
          && part.amount.flatMap { ConstantArithmetic(tree: tree).value($0) } == other
      }
      return shift > 0 && shift <= opticalShift && !isOnAllSides
        || shift > 1 && scale.holds(abs(other + value.value) / 2)
    } ?? false
  }

  /// Half a point moves something to where it looks right.
  private static func isOptical(_ size: Double) -> Bool { size != size.rounded() }

  /// Views that lie over each other do so by as much as their sizes ask for.
  private static func isOverlap(_ value: LandedValue) -> Bool {
    value.value < 0 && value.binding.word == "spacing"
  }

  /// Whether another padding of the same view takes a distance back: `.padding(7).padding(.bottom, -7)`.
  private static func isTakenBack(_ tree: SyntaxTree, _ value: LandedValue) -> Bool {
    guard value.binding.role == .spacing, value.binding.word == "padding", value.path.isEmpty,
      let call = tree.container(of: value.node)?.call
    else { return false }
    return tree.chain(containing: call).modifiers.contains { modifier in
      modifier.call != call && tree.name(modifier.call).map { $0 == "padding" } ?? false
        && (tree.paddingParts(of: modifier.call) ?? []).contains { part in
          part.amount.flatMap { ConstantArithmetic(tree: tree).value($0) } == -value.value
        }
    }
  }

  /// What the system keeps free at the top of a screen, in points: status bars (47, 59), alone and with a navigation bar
  /// (91, 103); and at the bottom: the home indicator (34), a tab bar (49), both (83). Heights that are steps of a grid of
  /// four as well tell nothing. From Apple's Human Interface Guidelines, "Layout".
  private static let barHeights: [(edge: EdgeSet, label: StaticString, heights: Set<Double>)] = [
    (.top, "top", [47, 59, 91, 103]), (.bottom, "bottom", [34, 49, 83]),
  ]

  /// Whether a distance at the top or the bottom is the room that a bar takes there.
  private static func isRoomForBar(_ tree: SyntaxTree, _ value: LandedValue) -> Bool {
    guard value.path.isEmpty, let container = tree.container(of: value.node) else { return false }
    let edges = (tree.paddingParts(of: container.call) ?? []).first { $0.amount != nil }?.edges
    return barHeights.contains { edge, label, heights in
      heights.contains(abs(value.value))
        && (edges == edge || tree.name(container.argument).map { $0 == label } ?? false)
    }
  }

  /// Whether a literal is written down in place where the values of the design are.
  private static func isNamedStyle(_ tree: SyntaxTree, _ value: LandedValue) -> Bool {
    let role = value.binding.role
    return value.path.isEmpty
      && tree.isInNamedStyle(value.node, words: ScaleWords.tokens(role), types: ScaleWords.styles(role))
  }

  /// `Badge(width: 28, height: 28, cornerRadius: 14)` is a circle.
  private static func isHalfOfSize(_ tree: SyntaxTree, _ value: LandedValue) -> Bool {
    guard value.binding.role == .radius, !value.path.isEmpty, let argument = tree.parent(value.node),
      tree.kind(argument) == .argument, let call = tree.parent(argument)
    else { return false }
    return ["width", "height", "size"].contains { (label: StaticString) in
      tree.argument(call, label).flatMap { tree.number($0) }.map { $0 <= 2 * value.value } ?? false
    }
  }

  /// No distance between views: what is padded so far reaches over the edges of a screen.
  private static let farAway = 400.0

  /// What lies far beyond a scale's end is something else than a step: an empty frame that is a size, a font that draws
  /// a picture, a veil over a screen, a line that fills its shape, the time of a scene.
  private static func isBeyond(_ scale: Scale, _ size: Double, _ value: LandedValue) -> Bool {
    guard let last = scale.steps.last?.value else { return false }
    if value.binding.place == .gap { return size > last }
    switch value.binding.role {
    // Whoever has written down a scale means what is far from it as well.
    case .fontSize where !value.isPicture && scale.basis == .configuration,
      .lineWidth where scale.basis == .configuration, .duration where scale.basis == .configuration:
      return false
    // A symbol beside text is set in its size; a larger one is a picture.
    case .fontSize: return size > (value.isPicture ? last : 1.5 * last)
    case .spacing:
      // What the project writes far beyond its last token makes room for something.
      if scale.basis == .tokens, let named = scale.steps.last(where: \.isNamed)?.value, size > 1.5 * named {
        return true
      }
      return size > max(last, farAway)
    case .opacity: return size >= 1 || size > 3 * last
    case .lineWidth: return size > 2 * last
    case .duration: return size > 3 * last
    // Where nobody has said otherwise, round ends are meant.
    case .radius: return size >= Scale.surelyRound && scale.basis != .configuration
    default: return false
    }
  }

  /// Whether an animation repeats at a pace beyond the scale's ends, such as a background that drifts.
  private static func isLoop(_ value: LandedValue, beyond scale: Scale, _ size: Double) -> Bool {
    guard value.isLoop, let first = scale.steps.first(where: { $0.value > 0 })?.value,
      let last = scale.steps.last?.value
    else { return false }
    return size < first || size > last
  }

  /// The scale that a file's values are judged by, with the steps that the rule's `max` leaves; `nil` where there is none.
  private static func allowed(_ context: borrowing RuleContext, _ role: Role) -> Scale? {
    guard var scale = context.scales[role] else { return nil }
    if scale.basis == .tokens,
      context.site.isOfOtherFramework(role) || context.site.isOfOtherSystem(role)
        || context.site.isOutOfReach(role)
    {
      // What the project writes here is its habit.
      scale = Scale(learnedFrom: scale.uses, unit: role.unit).on(.learned, scale.uses, unit: role.unit)
    }
    if role == .fontSize, scale.basis == .standard || scale.basis == .rare {
      scale = scale.withTextStyles(on: context.platforms)
    }
    if role == .radius {
      let limit = context.number("max")
      scale = scale.filtered { !isOver(limit, $0.value) }
    }
    return scale.steps.isEmpty ? nil : scale
  }

  /// Whether a radius is larger than the rule's `max`, round ends aside.
  private static func isOver(_ limit: Double, _ radius: Double) -> Bool {
    limit > 0 && radius > limit && radius < Scale.capsule
  }
}

extension RuleContext {
  /// How many more of the insets of one call have a value.
  fileprivate func repeats(of landed: LandedValue) -> Int {
    guard landed.binding.place == .inset, let call = call(around: landed) else { return 0 }
    let same = tree.arguments(call).filter { argument in
      tree.value(argument).flatMap { tree.number($0) } == abs(landed.value)
    }
    return max(0, same.count - 1)
  }

  /// The call that a number is written in, the conversion of the number itself aside.
  func call(around landed: LandedValue) -> NodeID? {
    guard landed.path.isEmpty else { return nil }
    return tree.ancestors(landed.node, limit: 16).first { ancestor in
      guard tree.kind(ancestor) == .call else { return false }
      return !["CGFloat", "Double", "Float"].contains { (name: StaticString) in tree.isNamed(ancestor, name) }
    }
  }

  /// Reports what is off in one place.
  /// - Parameter all: in the order in which they are written, at least one.
  fileprivate func report(_ all: [OffScale.Judged], _ scale: Scale) {
    guard let first = all.first else { return }
    let scale = scale.withOwnValues
    var sizes: [Double] = []
    var messages: [String] = []
    for judged in all where !sizes.contains(abs(judged.value.value)) {
      sizes.append(abs(judged.value.value))
      messages.append(message(judged, scale))
    }
    let fixes = all.count == 1 ? fixes(first, scale) : commonFixes(all, scale)
    let own = call(around: first.value)
    let notes = all.dropFirst().filter { call(around: $0.value) != own }.map {
      (tree.range(of: $0.value.node), "the same \(first.value.binding.word) on the same view")
    }
    report(first.value, messages.joined(separator: "; "), notes: notes, fixes: fixes)
  }

  private func message(_ judged: OffScale.Judged, _ scale: Scale) -> String {
    let landed = judged.value
    let size = abs(landed.value)
    let sign = landed.value < 0 ? "-" : ""
    let subject = "\(landed.binding.word) \(Scale.text(landed.value))"
    if case .stray(let step, let uses, let stepUses) = judged.verdict {
      return "\(subject) is used \(uses == 1 ? "once" : "twice") here; \(label(of: step, landed)) is used "
        + "\(stepUses) times"
    }
    let near = scale.nearest(to: size).map { sign + label(of: $0, landed) }
    let advice =
      switch near.count {
      case 0: "it has no step near"
      case 1: "the nearest step is \(near[0])"
      default: "the nearest steps are \(near.joined(separator: " and "))"
      }
    return "\(subject) is off the \(landed.binding.role.title) scale; \(advice)"
  }

  // MARK: Fixes

  /// The steps that may be meant, nearest first; none that is so far that it would be another size.
  private func candidates(_ judged: OffScale.Judged, _ scale: Scale) -> [Scale.Step] {
    if judged.value.hasOtherRoles { return [] }
    if case .stray(let step, _, _) = judged.verdict { return [step] }
    let size = abs(judged.value.value)
    let candidates = scale.candidates(for: size)
    // Whoever has set a scale of radii or sizes means all of them to be on it.
    if scale.basis == .configuration, judged.value.binding.role != .spacing {
      return isFarBeyond(size, scale) ? [] : candidates
    }
    // Of two steps as near nobody knows which is meant.
    let isBetween =
      candidates.count == 2 && abs(candidates[0].value - size) == abs(candidates[1].value - size)
    return isBetween && scale.basis == .tokens
      ? [] : candidates.filter { Scale.isNear($0.value, to: size) }
  }

  /// Whether a size is so much larger than the largest step that this can hardly be meant.
  private func isFarBeyond(_ size: Double, _ scale: Scale) -> Bool {
    scale.steps.last.map { $0.value < Scale.capsule && size > 1.5 * $0.value } ?? false
  }

  private func fixes(_ judged: OffScale.Judged, _ scale: Scale) -> [Fix] {
    candidates(judged, scale).compactMap { step in
      replacement(judged.value, step).map { .unsafe("Use \($0.text)", [$0.edit]) }
    }
  }

  /// One fix for all values of a call, each to the nearest of its steps.
  private func commonFixes(_ all: [OffScale.Judged], _ scale: Scale) -> [Fix] {
    let replacements = all.compactMap { judged in
      candidates(judged, scale).first.flatMap { replacement(judged.value, $0) }
    }
    guard replacements.count == all.count else { return [] }
    var texts: [String] = []
    for replacement in replacements where !texts.contains(replacement.text) { texts.append(replacement.text) }
    return [.unsafe("Use \(texts.joined(separator: ", "))", replacements.map(\.edit))]
  }

  /// `20 (DS.Spacing.xl)`.
  private func label(of step: Scale.Step, _ landed: LandedValue) -> String {
    let names = references(to: step, at: landed).names
    return Scale.text(step.value) + (names.isEmpty ? "" : " (\(names.joined(separator: ", ")))")
  }

  /// The Swift spellings of a step where a number stands. Where the number is typed by nothing but itself, those of the
  /// place it reaches.
  func references(to step: Scale.Step, at landed: LandedValue) -> TokenReferences {
    let type = landed.numberType == .inferred ? landed.binding.role.numberType : landed.numberType
    // Of what type it is, nobody knows.
    if type == .other { return TokenReferences() }
    return site.references(to: step, at: landed.node, type, landed)
  }

  private func replacement(_ landed: LandedValue, _ step: Scale.Step) -> (text: String, edit: Edit)? {
    let isInteger = tree.kind(landed.node) == .integerLiteral
    let isWhole = step.value == step.value.rounded()
    // `let pad = 22` is an `Int`, which neither a fraction nor a token of another type can replace.
    let isInt = isInteger && (landed.numberType == .inferred || landed.numberType == .int)
    if isInt, !isWhole { return nil }
    let number = Scale.text(step.value) + (isInteger || !isWhole ? "" : ".0")
    let references = references(to: step, at: landed)
    let text = references.standsOut && landed.numberType != .inferred ? references.names[0] : number
    return (text, replace(landed.node, with: text))
  }
}

extension Scale {
  /// Whether a value is a step; all huge ones are the capsule's.
  func holds(_ value: Double) -> Bool {
    step(equalTo: value) != nil || capsuleStep != nil && value >= Self.surelyRound
  }

  /// A radius of this size rounds whatever has it.
  static let surelyRound = 100.0

  /// A radius from which on no corner is meant, but round ends, unless the scale goes as far.
  private static let roundEnds = 50.0

  /// The step that a radius so large means.
  func roundStep(for value: Double) -> Step? { value >= Self.surelyRound ? capsuleStep : nil }

  private var capsuleStep: Step? { steps.last.flatMap { $0.value >= Scale.capsule ? $0 : nil } }

  /// The steps on both sides of a value, as far as there are any; zero is none to suggest, and the capsule's only for
  /// what is far beyond all others.
  func nearest(to value: Double) -> [Step] {
    if value >= Scale.capsule { return [] }
    let neighbors = neighbors(of: value)
    let near = [neighbors.below, neighbors.above].compactMap { $0 }.filter {
      $0.value < Scale.capsule && $0.value != 0
    }
    if let capsuleStep, let last = near.last, near.count == 1, value >= max(Self.roundEnds, 2 * last.value) {
      return [capsuleStep]
    }
    return near
  }

  /// With the sizes of some systems' text styles in place of those of all of them.
  func withTextStyles(on platforms: Platforms) -> Scale {
    filtered(\.isNamed).joined(
      with: Scale(TextStyles.sizes(on: platforms)))
  }

  /// The steps that a value may be meant as, nearest first: both neighbors where neither is much nearer. Of two as near,
  /// one with a name goes first.
  func candidates(for value: Double) -> [Step] {
    let near = nearest(to: value).sorted { left, right in
      let (first, second) = (abs(left.value - value), abs(right.value - value))
      return first == second ? left.isNamed && !right.isNamed : first < second
    }
    guard near.count == 2 else { return near }
    let isClose = abs(near[1].value - value) <= 2 * abs(near[0].value - value)
    return isClose ? near : [near[0]]
  }

  /// A number as it is written in Swift, without a fraction that is zero.
  static func text(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }
}
