/// Things to tap that are too small for a finger.
enum TouchTarget {
  static let rule = Rule(
    id: "touch-target",
    theme: .spacing,
    summary: "something to tap whose fixed frame is smaller than a finger needs",
    rationale: """
      Apple's Human Interface Guidelines ask for targets of at least 44 × 44 points. Smaller ones are \
      missed, most often by unsteady hands. Only what a control's label covers is touched, not the room \
      around it. What is drawn may stay small where the label has padding or a larger frame around it, and a \
      `contentShape`. Info where up to four points are missing, eight of the only fixed side, where a symbol \
      and its padding tell the size, and for a shape around room that takes no taps. A size that a view \
      repeats is told once.
      """,
    quiet: [
      "where no side lacks more than two points, or the only fixed one no more than four",
      "in a bar or a menu, in a style that may add to the label, and in rows that are a target as a whole",
      "for a size that `.controlSize(…)` or a case of an enumeration with larger ones gives",
      "on a Mac, a television or a watch, as far as targets and file tell",
      "where something around it does the same when it is tapped, or the tap does nothing",
      "for a part that is only drawn while the control is disabled, or that shows that something goes on",
      "for a switch that is drawn, an index beside a list, and dots over the field of a code",
      "where there is no room: marks packed in a grid, or more in a row than 375 points hold",
      "where a modifier of the project's own may change what is touched",
    ],
    severity: .warning,
    fixable: .never,
    options: [
      RuleOption(
        "minimum", .number(1...200), default: .number(44), help: "the smallest width and height, in points")
    ],
    seeds: ["002"],
    criteria: [.targetSizeMinimum],
    examples: examples,
    triggers: Rule.Triggers(
      calls: Catalog.views.names(.tapped).strings + ["init", "onTapGesture"] + gestureModifiers,
      kinds: [.funcDecl, .sourceFile]),
    usesProject: true,
    check: check)

  /// What a `TapGesture` is hung on a view with.
  private static let gestureModifiers = ["gesture", "highPriorityGesture", "simultaneousGesture"]

  /// What is smaller than this is not there to be tapped, in points.
  private static let visible = 4.0

  @Sendable private static func check(_ context: borrowing RuleContext, _ call: NodeID) {
    let tree = context.tree
    if tree.kind(call) == .sourceFile { return checkPassedSides(context) }
    if tree.kind(call) == .funcDecl {
      if tree.isNamed(call, "makeBody") { checkStyle(context, call) }
      return
    }
    switch tree.name(call) {
    case .some("onTapGesture"), .some("gesture"), .some("highPriorityGesture"), .some("simultaneousGesture"):
      if tree.isModifier(call), isTap(tree, call) { checkGesture(context, call) }
    default:
      guard let type = context.file.accessibility.constructed(call),
        Catalog.views.has(type, .tapped)
      else { return }
      let label = tree.label(ofControl: call, type)
      if let label { checkControl(context, call, label) }
      if type == "Button" { checkRoomAround(context, call, label) }
      if let label { checkSymbol(context, call, label) }
      if let label, !Catalog.views.has(type, .menu) { checkFrameAround(context, call, label) }
    }
  }

  static func reader(_ context: borrowing RuleContext) -> TouchAreaReader {
    TouchAreaReader(
      tree: context.tree, accessibility: context.file.accessibility,
      follower: ValueFollower(tree: context.tree, facts: context.facts, site: context.site),
      minimum: context.number("minimum"))
  }

  static func place(_ context: borrowing RuleContext, _ areas: TouchAreaReader) -> TouchPlace {
    TouchPlace(
      file: context.file, areas: areas, isBordered: context.platforms.systems == [.visionOS])
  }

  // MARK: Controls

  private static func checkControl(_ context: borrowing RuleContext, _ call: NodeID, _ label: NodeID) {
    let tree = context.tree
    let areas = reader(context)
    let targets = views(context, label).filter { view in
      !isProgress(context, view) && !isOnlyWhileDisabled(context, view, call)
    }.map { areas.area(of: $0) }.filter { isSmall($0, areas.minimum) }
    guard !targets.isEmpty, !isHelped(context, byModifiersOf: call, areas), !tree.isInPreview(call),
      !context.file.isForPointer(call), !isShownInBar(context, call), !isRepeatedAround(context, call),
      isLive(context, call), !isPacked(call, context), hasRoomForAll(around: call, areas.minimum, context),
      !(views(context, label).allSatisfy { ShapeName.isShape(tree, tree.chain($0).root) }
        && context.file.isPackedMark(call, areas.minimum)),
      place(context, areas).hasOwnArea(control: call, isPainted: targets.allSatisfy(\.isPainted))
    else { return }
    // The branches of one label are one button, which is missed when it is smallest.
    if let least = targets.min(by: { $0.least < $1.least }) {
      report(context, least, areas.minimum, of: call)
    }
  }

  /// The side of a button's whole label that is passed to what another file has the button in:
  /// `RoundButton(symbol: "plus", side: 24)`.
  private static func checkPassedSides(_ context: borrowing RuleContext) {
    let (tree, minimum) = (context.tree, context.number("minimum"))
    for side in context.file.landedValues(.iconSize)
    where side.sink.file != nil && side.path.first?.hasSuffix(":)") ?? false
      && side.value >= visible && side.value < minimum
    {
      guard let call = tree.container(of: side.node)?.call, isGivenAction(context, call),
        !context.site.isInTokenDeclaration(side.node),
        !tree.isInPreview(call), !context.file.isForPointer(call), !isShownInBar(context, call)
      else { continue }
      let areas = reader(context)
      guard !isHelped(context, byModifiersOf: call, areas), !isPacked(call, context),
        hasRoomForAll(around: call, minimum, context),
        place(context, areas).hasOwnArea(control: call, isPainted: false)
      else { continue }
      context.report(
        side, isMinor: side.value >= minimum - nearly,
        "touch target with a side of \(Scale.text(side.value)) is under \(Scale.text(minimum)) points")
    }
  }

  /// Whether a call of what another file declares says what a tap does: what has no action is but drawn.
  private static func isGivenAction(_ context: borrowing RuleContext, _ call: NodeID) -> Bool {
    let follower = ValueFollower(tree: context.tree, facts: context.facts)
    return context.tree.trailingClosure(call) != nil
      || context.tree.arguments(call).compactMap { context.tree.value($0) }.contains { value in
        context.tree.kind(value) == .closure || follower.function(named: value) != nil
      }
  }

  /// Whether a view only shows that something goes on, which nobody taps.
  static func isProgress(_ context: borrowing RuleContext, _ view: NodeID) -> Bool {
    let reader = context.file.accessibility
    guard let type = reader.constructed(reader.chain(view).root) else { return false }
    return Catalog.views.has(type, .silent) && Catalog.views.has(type, .spoken)
  }

  /// Whether a part of a label is only drawn while the control does nothing:
  /// `if isBusy { ProgressView() } … .disabled(isBusy)`.
  private static func isOnlyWhileDisabled(
    _ context: borrowing RuleContext, _ view: NodeID, _ control: NodeID
  ) -> Bool {
    let tree = context.tree
    let flags = tree.outerModifiers(of: control).filter { tree.isNamed($0.call, "disabled") }.compactMap {
      tree.unlabelledArgument($0.call)
    }
    guard !flags.isEmpty else { return false }
    var last = view
    for ancestor in tree.ancestors(view).prefix(while: { $0 != control }) {
      let condition: NodeID?
      switch tree.kind(ancestor) {
      // The first branch, or what stands behind the question mark.
      case .ifBranch: condition = tree.children(ancestor).first { tree.kind($0) != .codeBlock }
      case .ternary where tree.children(ancestor).dropFirst().first(where: { _ in true }) == last:
        condition = tree.callee(ancestor)
      default: condition = nil
      }
      if let condition, flags.contains(where: { isPart(condition, of: $0, tree) }) { return true }
      last = ancestor
    }
    return false
  }

  /// Whether a condition is one of those that a flag is put together from, `isBusy` of `isBusy || name.isEmpty`, or one that
  /// holds only where the flag does: `busyFile == file` for `busyFile != nil`.
  private static func isPart(_ condition: NodeID, of flag: NodeID, _ tree: SyntaxTree) -> Bool {
    if tree.spellsTheSame(condition, flag) { return true }
    guard tree.kind(flag) == .sequence else { return false }
    let parts = Array(tree.children(flag))
    if parts.count == 3, tree.isNamed(parts[1], "!="), tree.kind(parts[2]) == .nilLiteral,
      tree.kind(condition) == .sequence
    {
      let own = Array(tree.children(condition))
      return own.count == 3 && tree.isNamed(own[1], "==") && tree.kind(own[2]) != .nilLiteral
        && tree.spellsTheSame(own[0], parts[0])
    }
    // Operands and operators in turn.
    return parts.indices.allSatisfy { $0 % 2 == 0 || tree.isNamed(parts[$0], "||") }
      && parts.contains { tree.spellsTheSame(condition, $0) }
  }

  /// Whether a tap does anything wherever users meet the view.
  static func isLive(_ context: borrowing RuleContext, _ target: NodeID) -> Bool {
    let tree = context.tree
    let action =
      tree.isModifier(target)
      ? context.file.action(ofTap: target)
      : context.file.accessibility.constructed(target).flatMap { tree.action(ofControl: target, $0) }
    return !(action.map { context.file.setsOnlyConstants($0) } ?? false)
  }

  /// Whether a view around a control does the same wherever it is tapped, or all there is to do where the control does nothing.
  static func isRepeatedAround(_ context: borrowing RuleContext, _ control: NodeID) -> Bool {
    let tree = context.tree
    guard let type = context.file.accessibility.constructed(control),
      let action = tree.action(ofControl: control, type)
    else { return false }
    let isIdle = tree.kind(action) == .closure && tree.doesNothing(action)
    return (tree.containers(of: control).map(\.call) + context.file.views.uses(ofViewAround: control))
      .contains { view in
        if isIdle, tree.outerModifiers(of: view).contains(where: { isTap(tree, $0.call) }) { return true }
        let around = context.file.accessibility.constructed(view).flatMap {
          tree.action(ofControl: view, $0)
        }
        return (context.file.tapActions(around: view) + [around].compactMap { $0 }).contains { other in
          tree.doTheSame(action, other)
            || tree.kind(action) == .closure && tree.kind(other) == .closure
              && tree.spellsTheSame(action, other)
        }
      }
  }

  /// Whether a tap only gives the focus to a field of the same layers, which takes it wherever it is tapped itself:
  /// the dots over the field of a code.
  private static func isOverField(_ context: borrowing RuleContext, _ call: NodeID) -> Bool {
    let tree = context.tree
    guard let action = tree.trailingClosure(call) else { return false }
    let statements = tree.actions(in: action)
    let layers = tree.containers(of: call).filter { container in
      context.file.accessibility.constructed(container.call).map { Catalog.views.has($0, .depth) } ?? false
    }
    return !layers.isEmpty && !statements.isEmpty
      && statements.allSatisfy { statement in
        guard tree.kind(statement) == .assignment, let state = tree.changedState(by: statement) else {
          return false
        }
        return (context.facts.uses[Name.hash(ofBindingTo: state)] ?? []).contains { use in
          guard tree.name(use).map({ tree.isBinding($0, to: state) }) == true,
            let focused = tree.ancestors(use, limit: 2).first(where: { tree.isModifier($0) })
          else { return false }
          return tree.isNamed(focused, "focused") && layers.contains { tree.contains($0.call, use) }
        }
      }
  }

  /// The views that a label shows, one at a time: several side by side have room of their own.
  static func views(_ context: borrowing RuleContext, _ label: NodeID) -> [NodeID] {
    let tree = context.tree
    let reader = context.file.accessibility
    var result: [NodeID] = []
    var open = tree.closure(label).map { tree.statements($0) } ?? tree.value(label).map { [$0] } ?? []
    open.removeAll { tree.kind($0) == .variableDecl }
    guard open.count == 1 else { return [] }
    while let next = open.popLast(), result.count < 12 {
      guard let parts = reader.builderParts(next) else {
        result.append(next)
        continue
      }
      // A branch that shows several views.
      if tree.kind(next) == .ifStmt || tree.kind(next) == .switchStmt {
        let branches = tree.children(next).filter {
          tree.kind($0) == .ifBranch || tree.kind($0) == .switchCase
        }
        if parts.count > Array(branches).count { return [] }
      }
      open += parts
    }
    return result
  }

  /// Whether a modifier around a control makes more of it than its label, or nothing at all.
  static func isHelped(
    _ context: borrowing RuleContext, byModifiersOf call: NodeID, _ areas: TouchAreaReader
  ) -> Bool {
    let tree = context.tree
    let modifiers = tree.outerModifiers(of: call)
    let paddings = modifiers.filter { tree.isNamed($0.call, "padding") }
    // Room in the label that is given back around it was made for fingers.
    let isGivenBack = paddings.contains { padding in
      tree.arguments(padding.call).contains { tree.value($0).map { tree.text($0).hasPrefix("-") } ?? false }
    }
    if isGivenBack, tree.subtree(call).contains(where: { tree.isNamed($0, "contentShape") }),
      tree.subtree(call).contains(where: { tree.kind($0) == .call && tree.isNamed($0, "padding") })
    {
      return true
    }
    let isPadded = !paddings.isEmpty || hasLargeFrame(context, around: call, areas)
    return modifiers.contains { modifier in
      let name = tree.name(of: modifier.name)
      switch name {
      case "contentShape": return isPadded || !areas.isPlainShape(modifier.call)
      case "allowsHitTesting", "hidden", "scaleEffect", "glassEffect": return true
      case "frame": return isSizedByData(context, modifier.call, areas)
      case "padding", "position", "safeAreaPadding", "gridCellColumns", "ignoresSafeArea",
        "onTapGesture":
        return false
      default: return !TouchNames.keepsSize(name)
      }
    }
  }

  /// Whether a frame is as large as something that is not written down, as the entry of a calendar: its layout gives a target
  /// the room that there is.
  private static func isSizedByData(
    _ context: borrowing RuleContext, _ frame: NodeID, _ areas: TouchAreaReader
  ) -> Bool {
    [context.tree.argument(frame, "width"), context.tree.argument(frame, "height")].contains { side in
      side.map { areas.follower.values(of: $0).isEmpty } ?? false
    }
  }

  private static func hasLargeFrame(
    _ context: borrowing RuleContext, around call: NodeID, _ areas: TouchAreaReader
  ) -> Bool {
    let tree = context.tree
    return tree.outerModifiers(of: call).contains { modifier in
      tree.isNamed(modifier.call, "frame")
        && tree.arguments(modifier.call).contains { argument in
          guard let label = tree.name(argument), label == "width" || label == "height",
            let values = tree.value(argument).map({ areas.follower.values(of: $0) }), !values.isEmpty
          else { return false }
          return values.allSatisfy { $0.value >= areas.minimum }
        }
    }
  }

  // MARK: Gestures

  private static func isTap(_ tree: SyntaxTree, _ call: NodeID) -> Bool {
    var tap = call
    if !tree.isNamed(call, "onTapGesture") {
      guard tree.name(call).map({ gestureModifiers.contains($0.string) }) ?? false,
        let gesture = tree.unlabelledArgument(call)
      else { return false }
      tap = tree.chain(gesture).root
      guard tree.isInitializer(tap, "TapGesture") else { return false }
    }
    return tree.argument(tap, "count").map { tree.number($0) == 1 } ?? true
  }

  private static func checkGesture(_ context: borrowing RuleContext, _ call: NodeID) {
    let tree = context.tree
    guard let base = tree.base(ofModifier: call), !context.facts.declaresFunction(Name("onTapGesture")) else {
      return
    }
    let areas = reader(context)
    let area = areas.area(of: base)
    guard isSmall(area, areas.minimum), !isControlOrBackdrop(context, base, area),
      !isSwitch(context, call, base), !isOverField(context, call),
      !isHelped(context, byModifiersOf: call, areas), !tree.isInPreview(call),
      !context.file.isForPointer(call), !isShownInBar(context, call), isLive(context, call),
      !isIndexStrip(context, call), !isPacked(call, context), !isIdle(context, call, whileSmall: area),
      hasRoomForAll(around: call, areas.minimum, context), place(context, areas).hasOwnArea(gesture: call)
    else { return }
    report(context, area, areas.minimum, of: call)
  }

  /// Whether a tap only scrolls to one of the parts that a column of texts has an entry for each of, as the system's own
  /// index beside a list, whose entries are as small.
  private static func isIndexStrip(_ context: borrowing RuleContext, _ call: NodeID) -> Bool {
    let tree = context.tree
    guard let action = tree.trailingClosure(call) else { return false }
    let statements = tree.actions(in: action)
    let around = tree.containers(of: call).prefix(2).map { context.file.views.constructed($0.call) }
    return !statements.isEmpty && statements.allSatisfy { tree.isNamed($0, "scrollTo") || tree.isHaptic($0) }
      && around.count == 2 && around[0].map { $0 == "ForEach" } ?? false
      && around[1].map { Catalog.views.has($0, .column) } ?? false
  }

  /// Whether a tap does nothing where a condition makes its target small and not large, as its own first condition says, or
  /// may do nothing there, in a function of another object that cannot be read here.
  private static func isIdle(_ context: borrowing RuleContext, _ call: NodeID, whileSmall area: TouchArea)
    -> Bool
  {
    let tree = context.tree
    let follower = ValueFollower(tree: tree, facts: context.facts)
    let minimum = context.number("minimum")
    guard var action = context.file.action(ofTap: call),
      let small = [area.width, area.height].compactMap({ $0 }).compactMap({
        tree.condition(picking: $0, under: minimum)
      }).first
    else { return false }
    func conditions(of statement: NodeID) -> [HeldCondition] {
      tree.conditions(around: statement).filter { tree.contains(action, $0.parts[0]) }
    }
    var done = tree.actions(in: action)
    if done.count == 1, tree.kind(done[0]) == .call, conditions(of: done[0]).isEmpty {
      guard let body = follower.calledFunction(done[0]).flatMap({ tree.firstChild($0, .codeBlock) }) else {
        return tree.changedState(by: done[0]) == nil
          && tree.callee(done[0]).map { tree.kind($0) == .member } ?? false
      }
      action = body
      done = tree.actions(in: body)
    }
    return !done.isEmpty && done.allSatisfy { conditions(of: $0).contains { tree.exclude($0, small) } }
  }

  /// Whether another file shows the view that holds a control in a bar or a menu.
  static func isShownInBar(_ context: borrowing RuleContext, _ call: NodeID) -> Bool {
    context.tree.enclosingType(of: call).flatMap { context.tree.name($0) }
      .map { context.site.project.isShownInBar($0.symbol) } ?? false
  }

  /// The system's own switch is 31 points high; that of a style of the project's own, or one that is drawn, with a knob that
  /// a tap moves to the other side, is no smaller to the finger.
  private static func isSwitch(_ context: borrowing RuleContext, _ call: NodeID, _ drawing: NodeID) -> Bool {
    let tree = context.tree
    if tree.enclosingType(of: call).map({ tree.inherits($0, "ToggleStyle") }) ?? false { return true }
    guard let action = tree.trailingClosure(call) else { return false }
    let changed = tree.actions(in: action).compactMap { tree.changedState(by: $0) }
    return tree.subtree(drawing).contains { offset in
      tree.kind(offset) == .call && tree.isNamed(offset, "offset")
        && tree.arguments(offset).contains { argument in changed.contains { tree.mentions(argument, $0) } }
    }
  }

  /// A control takes its own touches; a color with one measure is a place to tap beside things.
  private static func isControlOrBackdrop(
    _ context: borrowing RuleContext, _ base: NodeID, _ area: TouchArea
  ) -> Bool {
    let root = context.file.accessibility.chain(base).root
    let tree = context.tree
    if tree.kind(root) == .call {
      guard let name = context.file.accessibility.constructed(root) else { return true }
      if Catalog.views.has(name, .control) { return true }
    }
    guard area.width == nil || area.height == nil else { return false }
    return ShapeName.isColor(tree, root) || ShapeName.isShape(tree, root) || tree.isNamed(root, "Spacer")
  }

  // MARK: Styles

  /// `configuration.label.frame(width: 28, height: 28)` in a button style.
  private static func checkStyle(_ context: borrowing RuleContext, _ function: NodeID) {
    let tree = context.tree
    guard let type = tree.enclosingType(of: function),
      tree.inherits(type, "ButtonStyle") || tree.inherits(type, "PrimitiveButtonStyle"),
      let view = TouchPlace.styledView(tree, function)
    else { return }
    let areas = reader(context)
    let area = areas.area(of: view)
    guard isSmall(area, areas.minimum), !context.file.isForPointer(view) else { return }
    report(context, area, areas.minimum, of: view)
  }

  // MARK: Findings

  private static func isSmall(_ area: TouchArea, _ minimum: Double) -> Bool {
    guard !area.isEnlarged else { return false }
    let sides = [area.width, area.height].compactMap { $0 }
    return sides.contains { $0.least < minimum } && sides.allSatisfy { $0.most >= visible }
  }

  /// - Parameter target: what is tapped, or styled.
  private static func report(
    _ context: borrowing RuleContext, _ area: TouchArea, _ minimum: Double, of target: NodeID
  ) {
    let isNarrow = area.width.map { $0.least < minimum } ?? false
    guard let side = isNarrow ? area.width : area.height else { return }
    let all = side.values.filter {
      $0.value + side.added < minimum && $0.value >= visible && !isStep($0, of: side, minimum, context.tree)
    }
    // Initial values and defaults all reach one frame; what a call passes is that call's.
    let own = all.filter { value in !value.path.contains { $0.contains("(") } }
    for group in all.filter({ value in !own.contains { $0.node == value.node } }).map({ [$0] }) + [own] {
      guard let first = group.first else { continue }
      let sizes = group.map { size(area, side, $0, isNarrow, context.tree) }
      let isOneSided = (isNarrow ? area.height : area.width) == nil
      var isNear = sizes.allSatisfy { $0.least >= minimum - nearly }
      // Of a wide button nobody misses some points of its height, be it two or four; no finger misses two of any.
      let isWide = sizes.allSatisfy { max($0.width ?? 0, $0.height ?? 0) >= minimum * wide }
      if isNear, isOneSided || isWide || sizes.allSatisfy({ $0.least >= minimum - nearly / 2 }) { continue }
      isNear = isNear || isOneSided && sizes.allSatisfy { $0.least >= minimum - 2 * nearly }
      // What shares the width of a row with many others is as narrow as it is high.
      if isNear, isOneSided, !isNarrow, context.file.countInRow(around: target) >= manyInRow { continue }
      let message = message(context, area, of: target, sizes[0], minimum)
      if first.path.isEmpty || !context.file.isTokenValue(first.node) && !isScaled(first.node, context.tree) {
        let notes = group.dropFirst().filter { $0.node != first.node }.map {
          (context.tree.range(of: $0.node), "\(Scale.text($0.value + side.added)) points here")
        }
        if first.path.isEmpty, notes.isEmpty {
          // The buttons of one view that have the same size have it from one decision, and so have those that are dressed
          // alike elsewhere.
          context.reportOnce(
            at: context.tree.range(of: first.node),
            in: context.facts.typeFirstDressing(context.tree.chain(containing: side.frame), target),
            isMinor: isNear,
            message)
        } else {
          context.report(
            first, reaching: side.expression, "frame(\(side.label):)", isMinor: isNear, message, notes: notes)
        }
      } else {
        context.report(call: side.frame, isMinor: isNear, message)
      }
    }
  }

  /// Whether a size is a case of an enumeration that has larger ones, of which callers ask for one, as of `.controlSize(…)`.
  private static func isStep(
    _ value: LiteralValue, of side: TouchSide, _ minimum: Double, _ tree: SyntaxTree
  ) -> Bool {
    guard let choice = tree.ancestors(value.node, limit: 6).first(where: { tree.kind($0) == .switchStmt }),
      tree.enclosingType(of: choice).map({ tree.kind($0) == .enumDecl }) ?? false
    else { return false }
    return side.values.contains { $0.value + side.added >= minimum && tree.contains(choice, $0.node) }
  }

  /// Whether a number is what a size is scaled from, with the text that others set larger: `@ScaledMetric var side = 20.0`.
  private static func isScaled(_ literal: NodeID, _ tree: SyntaxTree) -> Bool {
    tree.ancestors(literal, limit: 4).contains(where: tree.isScaledMetric)
  }

  /// So many leave none of a phone's row as much room as a finger needs, with gaps and margins.
  private static let manyInRow = 6

  /// So many times as wide as a finger needs, a button is hit wherever it is touched.
  private static let wide = 2.0

  /// A target whose sides lack no more than this is a hint only: hardly a finger misses it.
  private static let nearly = 4.0

  /// How large a target is with one of the values of a side, as far as that tells.
  private static func size(
    _ area: TouchArea, _ side: TouchSide, _ value: LiteralValue, _ isWidth: Bool, _ tree: SyntaxTree
  ) -> (width: Double?, height: Double?, least: Double) {
    let size = value.value + side.added
    let other = (isWidth ? area.height : area.width).flatMap { other -> Double? in
      if other.least == other.most { return other.least }
      return tree.partner(of: value, of: side, in: other).map { $0.value + other.added }
    }
    return isWidth
      ? (size, other, min(size, other ?? size)) : (other, size, min(size, other ?? size))
  }

  /// What the guidelines ask of visionOS, in points.
  private static let eyeMinimum = 60.0

  /// What is certain; how to make it larger depends on what is drawn, and on what stands around it.
  private static func message(
    _ context: borrowing RuleContext, _ area: TouchArea, of target: NodeID,
    _ size: (width: Double?, height: Double?, least: Double), _ minimum: Double
  ) -> String {
    // Eyes need more room than fingers.
    let isForEyes = context.platforms.systems == [.visionOS]
    let most = Scale.text(isForEyes ? max(minimum, eyeMinimum) : minimum)
    let text =
      switch (size.width.map(Scale.text), size.height.map(Scale.text)) {
      case (let width?, let height?): "\(width) × \(height)"
      case (let width?, nil): "\(width) points wide"
      case (nil, let height?): "\(height) points high"
      case (nil, nil): ""
      }
    let around =
      hasLargeFrame(context, around: target, reader(context))
      ? "; the larger frame around it takes no taps, and belongs \(context.tree.isModifier(target) ? "before the gesture" : "into the label")"
      : ""
    return
      "touch target\(area.mayOverflow ? " in its frame, \(text)," : " \(text)") is under \(most) points\(around)"
  }

  /// What a stack leaves between its views by itself, as a rule.
  private static let systemSpacing = 8.0

  /// Helpers within each other that are gone out of.
  private static let helperDepth = 3

  /// Whether a node shows the same component or helper as a view does.
  private static func isTwin(_ node: NodeID, of view: NodeID, _ tree: SyntaxTree) -> Bool {
    guard tree.kind(node) == tree.kind(view), let name = tree.name(view) else { return false }
    return tree.name(node).map { $0 == name } ?? false
  }

  /// How wide the narrowest screen is that most people have, in points.
  private static let screenWidth = 375.0

  /// Whether a layout packs a control, or all there is of what it stands in, among others. What is but a part of that may be
  /// moved about in it.
  static func isPacked(_ target: NodeID, _ context: borrowing RuleContext, depth: Int = 0) -> Bool {
    let tree = context.tree
    if context.facts.isPacked(target) { return true }
    guard depth < helperDepth, tree.container(of: target) == nil else { return false }
    if let body = tree.enclosingDeclaration(of: target), tree.isNamed(body, "body") {
      return tree.enclosingType(of: target).flatMap { tree.name($0) }
        .map { context.site.project.isShownPacked($0.symbol) } ?? false
    }
    for use in context.file.views.uses(ofViewAround: target) where isPacked(use, context, depth: depth + 1) {
      return true
    }
    return false
  }

  /// Whether a row in which a helper or a component stands again and again has room for as many large ones: where it does
  /// not, as in the picture of a keyboard, nothing can be done.
  static func hasRoomForAll(
    around target: NodeID, _ minimum: Double, _ context: borrowing RuleContext, depth: Int = 0
  ) -> Bool {
    let tree = context.tree
    guard depth < helperDepth else { return true }
    if context.file.isCrowdedRow(around: target, minimum, gap: systemSpacing, width: screenWidth) {
      return false
    }
    for use in context.file.views.uses(ofViewAround: target) {
      let row = tree.container(of: use).flatMap { tree.closure($0.argument) }
      let count =
        row.map { row in
          tree.statements(row).count { isTwin(tree.chain($0).root, of: use, tree) }
        } ?? 0
      if Double(count) * (minimum + systemSpacing) - systemSpacing > screenWidth,
        !(tree.container(of: use).flatMap { context.file.views.constructed($0.call) }
          .map { Catalog.views.has($0, .column) } ?? false)
      {
        return false
      }
      if !hasRoomForAll(around: use, minimum, context, depth: depth + 1) { return false }
    }
    return true
  }
}
