/// Text that is hard to tell from what is painted behind it.
enum Contrast {
  static let rule = Rule(
    id: "contrast",
    theme: .color,
    summary: "text whose color has too little contrast with the color behind it",
    rationale: """
      WCAG 2 (1.4.3, level AA) asks for a contrast of 4.5:1 between text and its background, 3:1 for text of \
      at least 18 points, or 14 points bold. Below that, people with low vision, and everybody in sunlight, \
      cannot read it. It has to fail on every system that the code is for; text that may be of any size, as \
      large text. The system's gray, red and orange are made for symbols and count on small text. An opacity \
      counts wherever no ground makes up for it. A pair is told once in a file.
      """,
    quiet: [
      "for pairs of the system's: label colors on its backgrounds, a control's blue or red there, white on its red",
      "for white on the system's blue in a button, behind a count, or in a capsule or bubble around one text",
      "for what is disabled, also where another branch has a control with the same words",
      "for a placeholder: of a field that holds nothing yet, or of a control while something loads",
      "for letters of a drawing, one letter or digit in a box, emoji, bullets and characters of symbol fonts",
      "for attributed text, which may have colors of its own, and for text of UIKit and AppKit",
      "where the ground is not known, or is known in part and the minimum is missed by no more than 0.5",
      "where it does not fail on each ground that other files show it on, or on each stop of a gradient",
      "where the minimum is missed by a hundredth of it",
      "where conditions choose the colors and nobody knows which meet, or one asks for a press or for brightness",
      "for views and branches that nobody sees, or developers only, and in apps for visionOS alone",
    ],
    severity: .warning,
    fixable: .never,
    options: [
      RuleOption(
        "minimum", .number(1...21), default: .number(4.5), help: "the least contrast of text (AAA: 7)"),
      RuleOption(
        "minimumLarge", .number(1...21), default: .number(3),
        help: "the least contrast of text of 18 points and more, or 14 points bold (AAA: 4.5)"),
    ],
    seeds: ["000"],
    criteria: [.contrastMinimum],
    examples: ContrastExamples.all,
    triggers: Rule.Triggers(calls: texts + ["foregroundColor", "foregroundStyle"]),
    check: check)

  private static let texts = [
    "Text", "Label", "Button", "TextField", "SecureField", "TextEditor", "Link", "NavigationLink",
  ]

  private static func check(_ context: borrowing RuleContext, _ call: NodeID) {
    // A headset lies its views on glass, and has colors of its own.
    guard context.file.usesSwiftUI, context.platforms.systems != [.visionOS],
      let text = text(context, call)
    else { return }
    let drawsBezels = drawsBezels(context.file)
    guard let read = TextGroundReader.read(text, context.file, drawsBezels: drawsBezels)
    else { return }
    let told = told(by: text, context)
    let own = completed(read, of: text, told, context)
    if context.file.standsForLoadingControl(text) || context.file.isDrawn(text)
      || context.file.isPlaceholder(text)
    {
      if own.foreground == nil { checkDimmed(text, own, context) }
      return
    }
    guard let miss = missAnywhere(text, own, told, context, drawsBezels: drawsBezels) else {
      // A wash on something unknown says nothing of a text that is translucent itself.
      if !hasKnownGround(own) || own.opacities.isEmpty && isWash(own, context) {
        checkDimmed(text, own, context)
      }
      return
    }
    guard !context.file.isUnseen(text), !context.file.isInactiveTwin(text),
      !context.file.standsForLoadingRow(text),
      isNews([miss.worst.text.node, miss.layer], miss.minimum, context)
    else { return }
    report(
      context, miss.failures, miss.worst, cause(context, miss.ground, miss.worst, miss.minimum), miss.minimum,
      miss.size)
  }

  /// What a text misses on the ground of its declaration, or, where that is not all that lies behind it, wherever the
  /// declaration is shown.
  private static func missAnywhere(
    _ text: NodeID, _ own: TextGround, _ told: TextGround, _ context: borrowing RuleContext, drawsBezels: Bool
  ) -> Miss? {
    let near = miss(of: text, own, context)
    if own.isClosed || near.map({ !$0.worst.isBound }) ?? false { return near }
    guard let readings = TextGroundReader.readAll(text, context.file, drawsBezels: drawsBezels) else {
      return near
    }
    var misses: [Miss] = []
    for reading in readings {
      guard let miss = miss(of: text, completed(reading, of: text, told, context), context) else {
        return nil
      }
      misses.append(miss)
    }
    // Which of its colors it has at which place, nobody knows.
    return misses.count > 1 && misses.contains { $0.worst.text.chosen != nil } ? nil : misses.first
  }

  /// A text that misses a minimum on one ground, in one or both appearances.
  private struct Miss {
    let ground: TextGround
    /// What is right behind it; the text for what another file paints.
    let layer: NodeID
    let size: TextSize?
    let minimum: Double
    let worst: Failure
    /// Those of the same pair.
    let failures: [Failure]
  }

  private static func hasKnownGround(_ ground: TextGround) -> Bool {
    ground.foreground != nil && isOnColor(ground)
  }

  /// What a text itself tells, whatever lies behind it.
  private static func told(by text: NodeID, _ context: borrowing RuleContext) -> TextGround {
    let tree = context.tree
    var ground = TextGround()
    // A link or a button draws its own title in the tint.
    ground.isInControl = tree.constructedType(text).map { Catalog.views.has($0, .tapped) } ?? false
    ground.isCount = tree.unlabelledArgument(text).map { context.file.isCount($0) } ?? false
    ground.disabled = context.file.disablingBranches(around: text)
    ground.appearances = context.file.appearances(at: text)
    ground.taken = context.file.choicesTaken(at: text)
    return ground
  }

  /// What is known of a text's ground with what the text itself tells.
  private static func completed(
    _ reading: TextGround, of text: NodeID, _ told: TextGround, _ context: borrowing RuleContext
  ) -> TextGround {
    var ground = reading
    ground.isInControl = ground.isInControl || told.isInControl
    ground.isCount = told.isCount
    ground.disabled += told.disabled
    ground.appearances.formIntersection(told.appearances)
    ground.taken += told.taken
    switch ground.layers.first {
    case .color(let layer, _)?: ground.isPill = context.file.isPill(layer, of: text)
    // It may be one.
    case .outer?: ground.isPill = true
    case .unknown?, nil: break
    }
    return ground
  }

  private static func miss(of text: NodeID, _ ground: TextGround, _ context: borrowing RuleContext) -> Miss? {
    guard let foreground = ground.foreground, isOnColor(ground) else { return nil }
    let size = size(of: text, ground, context)
    let minimum = context.number(size?.isLarge ?? true ? "minimumLarge" : "minimum")
    let all = appearances(ground).compactMap { isDark in
      failure(context, foreground, ground, minimum, isDark: isDark)
    }
    guard let worst = all.min(by: { $0.ratio < $1.ratio }),
      !ground.hasOtherNames || worst.text.choices.isEmpty || worst.back.choices.isEmpty
    else { return nil }
    // What is said of both appearances is said of one pair.
    let failures = appearances(ground).compactMap { isDark in
      failure(context, foreground, ground, minimum, isDark: isDark, like: worst)
    }
    return failures.isEmpty
      ? nil
      : Miss(
        ground: ground, layer: firstColor(ground) ?? text, size: size, minimum: minimum, worst: worst,
        failures: failures)
  }

  /// Whether nothing has been said of a pair that asks for as much: where one modifier colors several texts, the smallest may
  /// come last.
  static func isNews(_ pair: [NodeID], _ minimum: Double, _ context: borrowing RuleContext) -> Bool {
    if let said = context.facts.reportedContrasts[pair], said >= minimum { return false }
    context.facts.reportedContrasts[pair] = minimum
    return true
  }

  // MARK: Texts

  /// How large a text surely is on all systems that it is drawn on: as it is where it is smallest.
  static func size(of text: NodeID, _ ground: TextGround, _ context: borrowing RuleContext) -> TextSize? {
    let tree = context.tree
    var reading = ground.size
    // What is shown in a font takes it over.
    if reading.font == nil, context.file.isShownInFont(text) { reading.isUncertain = true }
    let clauses = tree.ancestors(text).filter { tree.kind($0) == .ifConfigClause }
    var systems = context.platforms.systems.filter { system in
      system != .visionOS && clauses.allSatisfy { tree.canBuild(clause: $0, for: system) }
    }
    if systems.isEmpty { systems = [drawsForMac(context.file) ? .macOS : .iOS] }
    let sizes = systems.map { context.file.textSize(reading, on: $0) }
    let small = zip(systems, sizes).first { !($0.1?.isLarge ?? true) }
    guard var size = small?.1 ?? sizes[0], !size.isLarge || !sizes.contains(nil) else { return nil }
    if sizes.contains(where: { $0?.isLarge ?? false }) { size.smallOn = small?.0 }
    // What a style is put on is as large and bold as its callers make it, unless the style makes it small.
    return tree.kind(text) == .member && size.points >= 14 ? nil : size
  }

  /// What WCAG's minimum is one of.
  static func kind(_ size: TextSize?) -> String {
    guard let size else { return "even large text" }
    if let system = size.smallOn {
      return "text of \(Scale.text(size.points)) points, as on \(system.rawValue)"
    }
    return size.isLarge ? "large text" : "text"
  }

  /// The text that a call makes, or whose color it sets where that text is the label a style is handed.
  private static func text(_ context: borrowing RuleContext, _ call: NodeID) -> NodeID? {
    let tree = context.tree
    guard let name = tree.name(call) else { return nil }
    if name == "foregroundColor" || name == "foregroundStyle" {
      guard let base = tree.base(ofModifier: call) else { return nil }
      let root = tree.chain(base).root
      guard tree.kind(root) == .member, tree.isNamed(root, "label"), let owner = tree.callee(root),
        tree.isNamed(owner, "configuration"), let type = tree.enclosingType(of: call),
        tree.inherits(type, "ButtonStyle") || tree.inherits(type, "PrimitiveButtonStyle")
      else { return nil }
      return root
    }
    guard tree.isInitializer(call), !context.facts.declaresCallable(name), hasWords(context, call, name)
    else {
      return nil
    }
    return call
  }

  /// Whether there are letters or digits to be read, as far as one can tell: not in a single emoji or bullet, in a character
  /// of a font of symbols, or in one letter that has a box to itself, which is a mark.
  private static func hasWords(_ context: borrowing RuleContext, _ call: NodeID, _ name: Name) -> Bool {
    let tree = context.tree
    if name == "TextEditor" { return true }
    guard let first = tree.firstArgument(call), let title = tree.value(first) else { return false }
    if let label = tree.name(first), !(label == "verbatim") { return false }
    return isWords(tree, title) && !isMark(context, call, title)
  }

  private static func isWords(_ tree: SyntaxTree, _ title: NodeID) -> Bool {
    switch tree.kind(title) {
    case .ternary: return tree.children(title).dropFirst().contains { isWords(tree, tree.unwrapped($0)) }
    case .closure: return false
    case .stringLiteral:
      if tree.firstChild(title, .interpolation) != nil {
        return !tree.subtree(title).contains { tree.kind($0) == .call && tree.isNamed($0, "Image") }
      }
      return isReadable(tree, title)
    case .call:
      // `String(repeating: "★", count: 5)`
      if let text = tree.argument(title, "repeating"), tree.kind(text) == .stringLiteral {
        return isReadable(tree, text)
      }
      return !tree.isNamed(title, "Image") && !isAttributed(tree, title)
    default: return !isAttributed(tree, title)
    }
  }

  private static func isReadable(_ tree: SyntaxTree, _ literal: NodeID) -> Bool {
    // What is written by its number is a symbol of some font.
    let parts = tree.text(literal).split(separator: #"\u{"#, omittingEmptySubsequences: false)
    let text = parts.prefix(1) + parts.dropFirst().map { $0.drop { $0 != "}" } }
    let letters = text.joined().unicodeScalars.filter {
      $0.properties.isAlphabetic || ("0"..."9").contains($0)
    }
    return !letters.isEmpty
  }

  /// `Text("T").frame(width: 24, height: 24)`, `Text("T").background(Circle())`, `box.overlay { Text("T") }`: one letter or digit in a box or a disc is a
  /// mark in place of a logo or a symbol.
  private static func isMark(_ context: borrowing RuleContext, _ call: NodeID, _ title: NodeID) -> Bool {
    let tree = context.tree
    let shown = tree.onlyInterpolated(title) ?? title
    let titles = tree.kind(shown) == .stringLiteral ? [shown] : passed(context, shown)
    guard !titles.isEmpty, titles.allSatisfy({ isOneCharacter(tree, $0) }) else { return false }
    func isBox(_ call: NodeID) -> Bool {
      tree.isNamed(call, "frame") && tree.argument(call, "width") != nil
        && tree.argument(call, "height") != nil
    }
    if let stack = tree.container(of: call)?.call {
      if tree.isNamed(stack, "ZStack") { return true }
      if tree.isNamed(stack, "overlay"),
        tree.chain(containing: stack).modifiers.contains(where: { isBox($0.call) })
      {
        return true
      }
    }
    return tree.chain(containing: call).modifiers.contains { modifier in
      isBox(modifier.call)
        || ["background", "clipShape"].contains(where: { tree.isNamed(modifier.call, $0) })
          && tree.arguments(modifier.call).contains { argument in
            tree.subtree(argument).contains { tree.isInitializer($0, "Circle") }
          }
    }
  }

  private static func isOneCharacter(_ tree: SyntaxTree, _ title: NodeID) -> Bool {
    if tree.kind(title) == .integerLiteral { return tree.text(title).count == 1 }
    guard tree.kind(title) == .stringLiteral, let text = tree.literalText(title), text.count == 1,
      let letter = text.unicodeScalars.first
    else { return false }
    return letter.isASCII && (letter.properties.isAlphabetic || letter.properties.numericType != nil)
  }

  /// What a property of a view is given wherever that is shown; none where that is not in this file alone.
  private static func passed(_ context: borrowing RuleContext, _ title: NodeID) -> [NodeID] {
    let tree = context.tree
    guard tree.kind(title) == .identifier, let name = tree.name(title),
      let property = context.file.declaration(of: name, at: title),
      let view = tree.enclosingType(of: property).flatMap({ tree.name($0) })
    else { return [] }
    let values = ValueFollower(tree: tree, facts: context.facts).passedValues(property).map(\.value)
    return context.site.project.places(showing: view.symbol) > values.count ? [] : values
  }

  /// Whether a text is made of one that may have colors of its own, as its names tell.
  private static func isAttributed(_ tree: SyntaxTree, _ title: NodeID) -> Bool {
    tree.subtree(title).contains { tree.name($0)?.containsIgnoringCase("attributed") ?? false }
  }

  private static func drawsForMac(_ file: FileContext) -> Bool {
    if file.platforms.includes(.macOS) { return !file.platforms.includes(.iOS) }
    return file.platforms.isEmpty && file.facts.imports.contains("AppKit")
      && !file.facts.imports.contains("UIKit")
  }

  /// Only a phone or a tablet draws a button as its label alone.
  private static func drawsBezels(_ file: FileContext) -> Bool {
    drawsForMac(file) || !file.platforms.isEmpty && !file.platforms.includes(.iOS)
  }

  private static func appearances(_ ground: TextGround) -> [Bool] {
    [false, true].filter { ground.appearances.contains($0) }
  }

  /// Whether all that is known of a ground is translucent.
  private static func isWash(_ ground: TextGround, _ context: borrowing RuleContext) -> Bool {
    appearances(ground).allSatisfy { isDark in
      SystemPalette.all(for: context.platforms, isDark: isDark).allSatisfy { palette in
        context.file.backs(ground.layers[...], PaintReader(palette: palette, assumesOpaque: false))
          .allSatisfy { $0.onWhite != nil }
      }
    }
  }

  private static func firstColor(_ ground: TextGround) -> NodeID? {
    if case .color(let node, _)? = ground.layers.first { return node }
    return nil
  }

  private static func isOnColor(_ ground: TextGround) -> Bool {
    switch ground.layers.first {
    case .color?, .outer?: true
    case .unknown?, nil: false
    }
  }

  // MARK: Ratios

  /// A text and what is behind it that are too much alike in one appearance.
  private struct Failure {
    let isDark: Bool
    let text: Paint
    let back: Paint
    let ratio: Double
    /// The text is a view that is translucent as a whole.
    var isDimmed = false
    /// It is less where the ground is not raised, or is.
    var isMost = false

    /// What is known of it is a bound.
    var isBound: Bool { back.onWhite != nil || text.isBestCase || back.isBestCase || isMost }
  }

  /// - Parameter pair: what the same conditions have to choose as well, if anything.
  /// - Returns: the pair of the least contrast where it fails on every system the code may run on; of these, as seen on
  ///   the one where it is best.
  private static func failure(
    _ context: borrowing RuleContext, _ foreground: NodeID, _ ground: TextGround, _ minimum: Double,
    isDark: Bool, like pair: Failure? = nil
  ) -> Failure? {
    var all: [(failure: Failure, palette: SystemPalette)] = []
    for palette in SystemPalette.all(for: context.platforms, isDark: isDark) {
      guard let failure = failure(context, foreground, ground, minimum, palette, pair) else { return nil }
      all.append((failure, palette))
    }
    guard var best = all.max(by: { $0.failure.ratio < $1.failure.ratio }) else { return nil }
    best.failure.isMost =
      best.failure.isMost
      || all.contains {
        $0.palette.system == best.palette.system
          && ratioText($0.failure.ratio) != ratioText(best.failure.ratio)
      }
    return best.failure
  }

  private static func failure(
    _ context: borrowing RuleContext, _ foreground: NodeID, _ ground: TextGround, _ minimum: Double,
    _ palette: SystemPalette, _ pair: Failure?
  ) -> Failure? {
    let (texts, backs, isDimmed) = paints(context.file, foreground, ground, palette)
    guard texts.contains(where: { $0.color != nil }) else { return nil }
    var all: [Failure?] = []
    for text in texts {
      for back in backs where text.occurs(with: back) {
        if let pair, text.choices != pair.text.choices || back.choices != pair.back.choices { continue }
        // WCAG excepts controls that cannot be used.
        let isExcepted =
          (text.choices + back.choices).contains(where: ground.disabled.contains)
          || isSystemPair(
            text, back, palette, isSystemText: ground.isInControl || ground.isCount, isPill: ground.isPill)
        all.append(isExcepted ? nil : failure(text, back, minimum, isDark: palette.isDark))
      }
    }
    let failures = all.compactMap { $0 }
    // Of two conditions nobody knows which pairs there are.
    let (ofTexts, ofBacks) = (conditions(texts), conditions(backs))
    guard !failures.isEmpty, ofTexts.isSubset(of: ofBacks) || ofBacks.isSubset(of: ofTexts) else {
      return nil
    }
    let isGradient = backs.contains { $0.isStop }
    if failures.count < all.count, isGradient || !decidesAlone(context, texts, backs, ground) { return nil }
    // Where on a gradient a text lies, nobody knows.
    var worst =
      isGradient ? failures.max { $0.ratio < $1.ratio } : failures.min { $0.ratio < $1.ratio }
    if isGradient { worst?.isMost = true }
    worst?.isDimmed = isDimmed
    return worst
  }

  /// What a text is painted with and what may be behind it.
  /// - Returns: also whether the text is a view that is translucent as a whole.
  private static func paints(
    _ file: FileContext, _ foreground: NodeID, _ ground: TextGround, _ palette: SystemPalette
  ) -> (texts: [Paint], backs: [Paint], isDimmed: Bool) {
    let reader = PaintReader(palette: palette, assumesOpaque: true, takesColor: ground.foregroundIsColor)
    let opacities = ground.opacities.map(file.opacity)
    let texts = file.paints(of: foreground, reader).map { paint in
      var faded = opacities.reduce(paint) { $0.with(color: $0.color?.multiplied(byOpacity: $1 ?? 1)) }
      if opacities.contains(nil) { faded.isBestCase = true }
      return faded
    }
    let backs = file.backs(ground.layers[...], PaintReader(palette: palette, assumesOpaque: false))
    func occurs(_ paint: Paint) -> Bool {
      paint.occurs(with: ground.taken) && !file.isRuledOut(paint, at: foreground)
    }
    return (
      texts.filter(occurs), backs.filter(occurs),
      opacities.contains { $0 ?? 1 < 1 }
    )
  }

  /// Whether the system draws text in a color on a ground as well: its own text colors on its own backgrounds, also where
  /// they have another name, its blue and red as the tint of a control there, white on its red in a badge, and on its
  /// blue in a button or the bubble of a message. That is its affair.
  private static func isSystemPair(
    _ text: Paint, _ back: Paint, _ palette: SystemPalette, isSystemText: Bool, isPill: Bool
  ) -> Bool {
    if let front = text.color, let ink = back.ink, front.isWhite,
      SystemPalette.isHue("systemRed", ink)
        || (isSystemText || isPill) && SystemPalette.isHue("systemBlue", ink)
    {
      return true
    }
    guard let front = text.color, let behind = back.color, back.onWhite == nil else {
      return text.isLabel && back.isAdaptive
    }
    let isSystemGround = back.isAdaptive || isLikeBackgrounds(behind, palette)
    // A token may stand for a label; white is one in dark.
    if isSystemGround || palette.isAsReadable(front, on: behind),
      text.isLabel || palette.labels.contains(where: { $0.drawsTheSame(as: front) })
    {
      return true
    }
    return isSystemText && (isSystemGround || palette.isAsReadable(front, on: behind))
      && (SystemPalette.isHue("systemBlue", front) || SystemPalette.isHue("systemRed", front))
  }

  /// Whether a ground is one of the system's, or a gray no farther from the label color than those are, where they are
  /// raised as in a sheet.
  private static func isLikeBackgrounds(_ ground: ColorComponents, _ palette: SystemPalette) -> Bool {
    if palette.backgrounds.contains(where: { $0.drawsTheSame(as: ground) }) { return true }
    let raised = palette.color("tertiarySystemBackground", of: .uiKit)
    let luminances = (palette.backgrounds + [raised].compactMap(\.self)).map(\.relativeLuminance)
    guard ground.isNeutral, let least = luminances.min(), let most = luminances.max() else { return false }
    return palette.isDark ? ground.relativeLuminance <= most : ground.relativeLuminance >= least
  }

  /// So little contrast with what it lies on has a wash that nobody takes for another ground.
  static let faintWash = 1.2

  /// What is known as a bound only, since a picture or something unknown lies behind it, has to miss the minimum by so much.
  static let boundTolerance = 0.5

  /// Nobody sees that the minimum is missed by a smaller part of it.
  private static let hairline = 0.01

  /// The contrast of a text with what is behind it, or the most that it may be.
  private static func ratio(_ text: Paint, _ back: Paint) -> Double? {
    guard let front = text.color, let behind = back.color, front.alpha > 0.05 else { return nil }
    // A dark text is read the better the lighter a gradient gets.
    if back.isBestCase, front.relativeLuminance < behind.relativeLuminance { return nil }
    let ratio = front.composited(over: behind).contrastRatio(with: behind)
    guard let onWhite = back.onWhite else { return ratio }
    // Between the two extremes no ground has more contrast than on one of them; for that, the text has to be opaque.
    return front.alpha > 0.999 ? max(ratio, front.contrastRatio(with: onWhite)) : nil
  }

  private static func failure(_ text: Paint, _ back: Paint, _ minimum: Double, isDark: Bool) -> Failure? {
    // What is known in part may be told only where it fails by far.
    let isBound = back.onWhite != nil || text.isBestCase || back.isBestCase || back.isStop
    guard let ratio = ratio(text, back), ratio < minimum - (isBound ? boundTolerance : minimum * hairline)
    else { return nil }
    return Failure(isDark: isDark, text: text, back: back, ratio: ratio)
  }

  /// Whether one pair of several surely is seen: the same condition, or just one, picks both colors, and it does not ask
  /// how bright one of them is, or whether the control is pressed or may be used at all.
  private static func decidesAlone(
    _ context: borrowing RuleContext, _ texts: [Paint], _ backs: [Paint], _ ground: TextGround
  ) -> Bool {
    guard !ground.isInBranch, !ground.isDisableable else { return false }
    let ofTexts = conditions(texts)
    let ofBacks = conditions(backs)
    let all = ofTexts.union(ofBacks)
    // Two branches of different conditions may exclude each other.
    guard all.count <= 1 else { return false }
    let colors = (texts + backs).compactMap { context.tree.name(context.tree.unwrapped($0.node)) }
    return !all.contains { condition in
      colors.contains { $0.count > 2 && condition.contains($0.string) }
        || Self.stateWords.contains { condition.contains($0) } || condition.hasPrefix("can")
        || condition.contains(".can")
    }
  }

  private static func conditions(_ paints: [Paint]) -> Set<String> {
    Set(paints.flatMap { $0.choices.map(\.condition) })
  }

  /// WCAG excepts controls that cannot be used; a press lasts for a moment.
  private static let stateWords = [
    "ressed", "nabled", "isabled", "over", "alid", "isEmpty", "oading", "nactive", "placeholder",
    "uminance", "rightness", "ontrast", "isLight", "Dark",
  ]

  // MARK: Hover

  /// The contrasts of the text that a place in a file is in, for people who ask: by appearance the least of all pairs.
  /// - Returns: none where there is no text, or what is behind it is not known.
  static func ratios(at offset: Int, in file: FileContext) -> [(isDark: Bool, ratio: Double)] {
    let tree = file.tree
    // Its modifiers are about it as well; of several texts the innermost is meant.
    let here = (0..<tree.nodeCount).compactMap { id -> (call: NodeID, range: ByteRange)? in
      guard tree.kind(id) == .call, tree.name(id).map({ texts.contains($0.string) }) ?? false else {
        return nil
      }
      let range = tree.range(of: tree.chainTop(id))
      return range.start <= offset && offset <= range.end ? (id, range) : nil
    }
    let innermost = here.min { $0.range.end - $0.range.start < $1.range.end - $1.range.start }
    guard let call = innermost?.call else { return [] }
    let drawsBezels = drawsBezels(file)
    let own = TextGroundReader.read(call, file, drawsBezels: drawsBezels)
    let grounds = TextGroundReader.readAll(call, file, drawsBezels: drawsBezels) ?? [own].compactMap(\.self)
    return [false, true].compactMap { isDark in
      guard file.appearances(at: call).contains(isDark),
        let palette = SystemPalette.all(for: file.platforms, isDark: isDark).first
      else { return nil }
      let ratios = grounds.filter { $0.appearances.contains(isDark) }.flatMap {
        self.ratios(of: call, $0, palette, file)
      }
      return ratios.min().map { (isDark, $0) }
    }
  }

  private static func ratios(
    of text: NodeID, _ reading: TextGround, _ palette: SystemPalette, _ file: FileContext
  ) -> [Double] {
    var ground = reading
    ground.taken += file.choicesTaken(at: text)
    guard let foreground = ground.foreground, isOnColor(ground) else { return [] }
    let (texts, backs, _) = paints(file, foreground, ground, palette)
    return texts.flatMap { text in
      backs.filter { $0.onWhite == nil && !$0.isBestCase && text.occurs(with: $0) }.compactMap {
        ratio(text, $0)
      }
    }
  }

  // MARK: Report

  private static func report(
    _ context: borrowing RuleContext, _ failures: [Failure], _ worst: Failure, _ cause: String,
    _ minimum: Double, _ size: TextSize?
  ) {
    let tree = context.tree
    let parts = failures.map { "\(ratioText($0.ratio, of: minimum)) in \($0.isDark ? "dark" : "light") mode" }
    let isSame =
      failures.count == 2
      && ratioText(failures[0].ratio, of: minimum) == ratioText(failures[1].ratio, of: minimum)
    let ratios =
      isSame
      ? "\(ratioText(worst.ratio, of: minimum)) in light and dark mode" : parts.joined(separator: " and ")
    let text = tree.text(worst.text.node)
    let spelled = inOneLine(text).map { "`\($0)`" + remark(on: worst.text, tree) } ?? "this color"
    let dimmed = worst.isDimmed ? " of a view with an opacity" : ""
    let back = spelling(worst.back, context)
    let ground =
      inOneLine(back).map { "`\($0)`" + remark(on: worst.back, tree) }
      ?? (worst.back.isStop ? "this gradient" : "what is behind it")
    let most = failures.contains { $0.isBound } ? "at most " : ""
    var message = "text in \(spelled)\(dimmed) on \(ground) has a contrast of \(most)\(ratios); "
    message += "WCAG asks for \(ratioText(minimum)) of \(kind(size))"
    message += cause
    note(context, failures, worst, minimum, size)
    // The same pair at an opacity, such as that of a control which is off, is no other one; nor is it in large text, which
    // may fail in one appearance only.
    var notes = [worst.text.chosen, worst.back.chosen].compactMap(\.self).map {
      (tree.range(of: $0), "in this case")
    }
    if worst.back.outer == nil {
      notes.insert((tree.range(of: worst.back.node), "painted behind the text"), at: 0)
    }
    context.reportOnce(
      at: tree.range(of: worst.text.node), value: "\(unprefixed(text)) \(unprefixed(back))",
      isSure: !worst.isDimmed && !worst.isBound, saying: "\(ratioText(worst.ratio)) \(worst.isDark)",
      demand: minimum, message, notes: notes)
  }

  private static func spelling(_ paint: Paint, _ context: borrowing RuleContext) -> String {
    paint.outer?.spelling ?? context.tree.text(paint.node)
  }

  /// `.secondary` for `Color.secondary`.
  private static func unprefixed(_ color: String) -> Substring {
    color.hasPrefix("Color.") ? color.dropFirst("Color".count) : color[...]
  }

  /// What a chain of calls would be without its line breaks; `nil` for code that is longer than a name for something.
  private static func inOneLine(_ code: String) -> String? {
    guard code.contains("\n") else { return code }
    let lines = code.split(separator: "\n").map { $0.drop { $0 == " " || $0 == "\t" } }
    guard lines.dropFirst().allSatisfy({ $0.hasPrefix(".") }), !code.contains("//"), !code.contains("{")
    else {
      return nil
    }
    return lines.joined()
  }

  /// Whose color it is, how translucent, or which of several a name stands for.
  private static func remark(on paint: Paint, _ tree: SyntaxTree) -> String {
    if paint.viewOpacity < 1 { return " at an opacity of \(Scale.text(paint.viewOpacity))" }
    if let chosen = paint.chosen {
      let color = tree.text(chosen)
      return color.contains("\n") ? " in one case" : " where that is `\(color)`"
    }
    if let outer = paint.outer { return " that `\(outer.fileName)` paints behind it" }
    return paint.shadowsSystem ? " (the project's own of that name)" : ""
  }

  private static func note(
    _ context: borrowing RuleContext, _ failures: [Failure], _ worst: Failure, _ minimum: Double,
    _ size: TextSize?
  ) {
    let appearances = failures.compactMap { failure -> FailingPair.Appearance? in
      guard let text = failure.text.color, let ground = failure.back.color else { return nil }
      return FailingPair.Appearance(
        isDark: failure.isDark, text: text.composited(over: ground), ground: ground, ratio: failure.ratio)
    }
    let tree = context.tree
    context.facts.note(
      FailingPair(
        range: tree.range(of: worst.text.node), text: tree.text(worst.text.node),
        ground: spelling(worst.back, context), minimum: minimum, isLarge: size?.isLarge ?? true,
        appearances: appearances))
  }

  /// What is at fault, where that can be computed: an opacity, or a ground that stays as it is while the text follows the
  /// appearance.
  private static func cause(
    _ context: borrowing RuleContext, _ ground: TextGround, _ failure: Failure, _ minimum: Double
  ) -> String {
    guard let back = failure.back.color, failure.back.onWhite == nil, !failure.back.isBestCase else {
      return ""
    }
    let grounds = grounds(context, ground, like: failure)
    if var opaque = failure.text.color, opaque.alpha < 0.999, grounds.allSatisfy({ $0 == back }) {
      opaque.alpha = 1
      let ratio = opaque.contrastRatio(with: back)
      if ratio >= minimum { return "; it has \(ratioText(ratio)) where it is opaque" }
    }
    if let others = ratioElsewhere(context, ground, failure), others >= minimum {
      return "; the ground is the same in light and dark, while the text is not"
    }
    return ""
  }

  /// The contrast in the other appearance of a text that follows it on a ground that does not; `nil` for others.
  private static func ratioElsewhere(
    _ context: borrowing RuleContext, _ ground: TextGround, _ failure: Failure
  ) -> Double? {
    guard let back = failure.back.color, !failure.back.isAdaptive, failure.text.choices.isEmpty,
      appearances(ground).contains(!failure.isDark), let own = failure.text.color,
      let palette = SystemPalette.all(for: context.platforms, isDark: !failure.isDark).first
    else { return nil }
    let (texts, backs, _) = paints(context.file, failure.text.node, ground, palette)
    guard texts.count == 1, texts[0].color != own, backs.count == 1, backs[0].color == back else {
      return nil
    }
    return ratio(texts[0], backs[0])
  }

  /// What the same ground comes to in all appearances.
  private static func grounds(
    _ context: borrowing RuleContext, _ ground: TextGround, like failure: Failure
  ) -> [ColorComponents] {
    appearances(ground).flatMap { isDark in
      SystemPalette.all(for: context.platforms, isDark: isDark).prefix(1).flatMap { palette in
        context.file.backs(ground.layers[...], PaintReader(palette: palette, assumesOpaque: false))
          .filter { $0.choices == failure.back.choices && $0.onWhite == nil }.compactMap(\.color)
      }
    }
  }

  /// What WCAG 2.2 asks for, of large text, of text, and of text at level AAA.
  private static let asked = [3.0, 4.5, 7.0]

  /// A ratio to one decimal, or to two where that would round it up to what would do; never as much as that.
  /// - Parameter minimum: what is asked for besides WCAG's own, if anything.
  static func ratioText(_ ratio: Double, of minimum: Double? = nil) -> String {
    let rounded = (ratio * 10).rounded() / 10
    let missed = (asked + [minimum].compactMap { $0 }).first { ratio < $0 && rounded >= $0 }
    return Scale.text(missed.map { min((ratio * 100).rounded() / 100, $0 - 0.01) } ?? rounded) + ":1"
  }
}

extension Paint {
  /// Next to nothing shows through what is painted with so much opacity.
  fileprivate static let hardlyTranslucent = 0.85

  /// What a ground is painted with, next to nothing of which is what shows through.
  fileprivate var ink: ColorComponents? { painted ?? (onWhite == nil ? color : nil) }

  func with(color: ColorComponents?) -> Paint {
    Paint(
      node: node, color: color, choices: choices, isAdaptive: isAdaptive, isLabel: isLabel,
      isBestCase: isBestCase, shadowsSystem: shadowsSystem, chosen: chosen, isStop: isStop, outer: outer)
  }

  /// A translucent color on anything.
  func onUnknownGround(_ color: ColorComponents) -> Paint {
    var result = with(color: color.composited(over: ColorComponents(red: 0, green: 0, blue: 0)))
    result.onWhite = color.composited(over: ColorComponents(red: 1, green: 1, blue: 1))
    return result
  }
}

extension ColorComponents {
  fileprivate var isWhite: Bool { alpha > 0.999 && min(red, green, blue) > 0.99 }

  fileprivate var opaque: ColorComponents { ColorComponents(red: red, green: green, blue: blue) }
}

extension FileContext {
  /// The opaque colors that layers come to, nearest layer first; unknown where nothing opaque is reached.
  func backs(_ layers: ArraySlice<PaintedLayer>, _ reader: PaintReader) -> [Paint] {
    if case .outer(let outer)? = layers.first {
      return paint(outer, reader).map { [$0] } ?? []
    }
    guard case .color(let expression, let opacities)? = layers.first else { return [] }
    var amount = 1.0
    for opacity in opacities {
      guard let value = self.opacity(opacity) else { return [] }
      amount *= value
    }
    var result: [Paint] = []
    for paint in paints(of: expression, reader) {
      guard let color = paint.color?.multiplied(byOpacity: amount) else {
        result.append(paint)
        continue
      }
      if color.alpha > 0.999 {
        result.append(paint.with(color: color))
        continue
      }
      let first = result.count
      let below = backs(layers.dropFirst(), reader)
      if below.isEmpty {
        var bound = paint.onUnknownGround(color)
        bound.viewOpacity = amount
        result.append(bound)
      }
      for other in below where paint.occurs(with: other) && result.count < PaintReader.countLimit {
        let whole = other.color.map { color.composited(over: $0) }
        // A faint wash leaves a ground what it is.
        let isFaint = whole.flatMap { whole in
          other.color.map { whole.contrastRatio(with: $0) < Contrast.faintWash }
        }
        let isSeen = color.alpha > 0.02
        result.append(
          Paint(
            node: isSeen ? paint.node : other.node, color: whole, choices: paint.choices + other.choices,
            isAdaptive: other.isAdaptive && (paint.isAdaptive || isFaint ?? false),
            onWhite: other.onWhite.map { color.composited(over: $0) }, outer: isSeen ? nil : other.outer,
            viewOpacity: isSeen ? amount : other.viewOpacity))
      }
      if color.alpha >= Paint.hardlyTranslucent {
        for index in first..<result.count { result[index].painted = color.opaque }
      }
    }
    return result
  }

  /// What a color of another file comes to; `nil` where that is not known, or something shows through.
  private func paint(_ outer: OuterPaint, _ reader: PaintReader) -> Paint? {
    var isAdaptive = false
    let color: ColorComponents?
    if case .member(let name) = outer.color.paint, let system = SystemColor.names[name] {
      color = reader.palette.color(system.name, of: system.owner)
      let family = SystemColor.family(of: name)
      isAdaptive = family == .screen || family == .surface || system.name.hasPrefix("systemGray")
    } else {
      let known = site.project.value(of: outer.color, in: outer.file)
      color = known.map { reader.palette.isDark ? $0.dark ?? $0.light : $0.light }
    }
    guard let color, color.alpha * outer.color.opacity > 0.999 else { return nil }
    return Paint(node: 0, color: color, choices: [], isAdaptive: isAdaptive, outer: outer)
  }
}
