/// Fixed grays where the system has colors for text, symbols and separators.
enum LabelColor {
  static let rule = Rule(
    id: "label-color",
    theme: .color,
    summary: "a fixed gray or black on text, icons and dividers",
    rationale: """
      The system's label and separator colors adapt to light and dark, to Increase Contrast and to the \
      material behind them. Black text is gone in dark mode, and a gray is made for symbols and fills: it \
      has too little contrast for small text. One color of a file, for which the same would do, is one \
      finding.
      """,
    quiet: [
      "on ground that does not adapt or is not known: a fixed color, a picture, in any place that shows the view",
      "where only one appearance is ever drawn, on paper, on a television or a watch",
      "for a color of the project's own tokens, and beside text in one that is named for text",
      "for a placeholder of a field, and a light gray in one line with the field",
      "for a symbol in the place of a picture, of a legend, or in one of several hues, as in a list of settings",
      "where the color is one state of several, another of which has a hue",
      "for a gray symbol in a file whose texts have no label color, or above text that is secondary",
      "for a color that the view's outline or ground has as well, or others like it on another ground",
      "where `contrast` or `hardcoded-color` says more",
    ],
    severity: .info,
    fixable: .unsafe,
    seeds: ["000"],
    examples: LabelColorExamples.all,
    triggers: Rule.Triggers(calls: ["foregroundColor", "foregroundStyle", "frame", "background", "overlay"]),
    // That a color cannot be read, or is a token's, is more than that it is none of the system's.
    yieldsTo: ["contrast", "hardcoded-color"],
    check: { context, call in
      guard let name = context.tree.name(call), context.tree.isModifier(call),
        !context.file.isForRemoteOrWatch(call), adapts(context, call)
      else { return }
      switch name {
      case "foregroundColor", "foregroundStyle": checkLabel(context, call)
      case "frame": checkLine(context, call)
      default: checkDivider(context, call)
      }
    })

  /// Whether a view is drawn in light and in dark: where there is but one, a fixed color fits it.
  private static func adapts(_ context: borrowing RuleContext, _ view: NodeID) -> Bool {
    context.file.appearances(at: view).count == 2 && !context.file.isOnPaper(view)
  }

  // MARK: Text and icons

  private static let labels = Catalog.views.names(.text, also: ["Image", "HStack", "VStack"])

  private static func checkLabel(_ context: borrowing RuleContext, _ call: NodeID) {
    let tree = context.tree
    guard let value = onlyArgument(tree, call), isLabel(tree, tree.chain(call).root) else { return }
    if let scheme = schemeChoice(context, value) { return reportChoice(context, scheme, call) }
    guard let color = context.file.color(of: value), isOfThisView(context, color, value),
      let tone = reproachedTone(context, color, value, call), fits(context, tone, call),
      !isOutlined(context, value, call), !leavesSibling(context, value, call),
      !isSymbolByItself(context, tone, call),
      !(tone.isGray && (isAmongThemed(context.file) || tone.isLight && isBesideField(context, call)))
    else { return }
    let steps = blackSteps(context, color, call)
    let name = steps > 1 && !color.opacities.isEmpty ? "secondary" : tone.label
    // The project's own color of that name may be any.
    let palette = SystemPalette(system: .mobile, isDark: false)
    if context.file.named("Color.\(name)", PaintReader(palette: palette, assumesOpaque: true)) != nil {
      return
    }
    // In the label of a control a level of the style around it takes the tint, and so does the label of one within.
    let isTinted =
      name == "tertiary" || tree.isNamed(call, "foregroundStyle") && name != "primary"
      ? isInControl(tree, call) || tree.subtree(tree.chain(call).root).contains { isControl(tree, $0) }
      : false
    guard color.path.isEmpty, !isTinted || name != "tertiary" else {
      let tertiary =
        context.file.isBuiltOnly(for: .macOS, at: call)
        ? "Color(nsColor: .tertiaryLabelColor)" : "Color(uiColor: .tertiaryLabel)"
      let advice =
        ownName(context, of: name, at: value) ?? (name == "tertiary" ? tertiary : "Color.\(name)")
      return reportNamed(context, color, "\(tone.reproach) and ends up on text or a symbol", advice, call)
    }
    // `Color` has no `tertiary`.
    let advice =
      name == "tertiary" && tree.isNamed(call, "foregroundColor") ? ".foregroundStyle(.tertiary)" : ".\(name)"
    if let own = ownName(context, of: name, at: value) {
      return context.reportOnce(
        at: tree.range(of: value), value: subject(tree, color, call), isSure: true, saying: own,
        "\(describe(tree, value)) \(tone.reproach) on text or a symbol; use `\(own)`",
        fixes: [.unsafe("Use `\(own)`", [context.replace(value, with: NamedColor.expression(own))])])
    }
    let fixes = spelling(context.file, value, of: name, in: call, isTinted: isTinted).map { text in
      [Fix.unsafe("Use `\(text)`", [context.replace(value, with: text)])]
    }
    if steps > 1 {
      // Where there are more of them than levels a step would be lost.
      let title = "Use `.primary`, and `.secondary` for less"
      return context.reportOnce(
        at: tree.range(of: value), in: tree.enclosingType(of: call),
        "black and less of it are fixed colors on text or symbols; use `.primary`, and `.secondary` for less",
        fixes: steps > 2 ? [] : fixes?.map { .unsafe(title, $0.edits) } ?? [])
    }
    let isLevel =
      name == "tertiary" || tree.isNamed(call, "foregroundColor")
      || !isTinted && !context.file.isInForeignStyle(call)
    let told = isLevel ? advice : "Color" + advice
    context.reportOnce(
      at: tree.range(of: value), value: subject(tree, color, call), isSure: true, saying: told,
      "\(describe(tree, value)) \(tone.reproach) on text or a symbol; use `\(told)`",
      fixes: fixes ?? [])
  }

  /// What a color is, however it is spelled, and whether a text or a symbol has it: of these one finding is made.
  private static func subject(_ tree: SyntaxTree, _ color: ColorExpression, _ call: NodeID) -> String {
    var parts = [symbol(tree, call) == nil ? "text" : "symbol"] + color.opacities.map { tree.text($0) }
    if case .system(let system) = color.kind {
      parts.append(system.name)
    } else {
      parts.append(tree.text(color.node))
    }
    return parts.joined(separator: " ")
  }

  /// How many steps of black the texts and symbols of the type around one have, which are one scale; 0 for another color.
  private static func blackSteps(
    _ context: borrowing RuleContext, _ color: ColorExpression, _ call: NodeID
  ) -> Int {
    let tree = context.tree
    guard color.family == .black, let type = tree.enclosingType(of: call) else { return 0 }
    let steps = context.facts.calls(of: ["foregroundStyle", "foregroundColor"]).compactMap {
      other -> [String]? in
      guard tree.contains(type, other), setsForeground(tree, other), let value = onlyArgument(tree, other),
        let black = context.file.color(of: value), black.family == .black
      else { return nil }
      return black.opacities.map { tree.text($0) }
    }
    return steps.contains([]) ? Set(steps).count : 1
  }

  /// Whether texts of the file take several colors from one value of the environment: a theme, which is to be asked for less
  /// of them as well.
  private static func isAmongThemed(_ file: FileContext) -> Bool {
    file.facts.kept { ThemedTexts(exist: hasThemedTexts(file)) }.value.exist
  }

  private struct ThemedTexts {
    let exist: Bool
  }

  private static func hasThemedTexts(_ file: FileContext) -> Bool {
    let tree = file.tree
    var colors: [String: Set<String>] = [:]
    for call in file.facts.calls(of: ["foregroundStyle", "foregroundColor"]) {
      guard setsForeground(tree, call), tree.isInitializer(tree.chain(call).root, "Text"),
        let value = onlyArgument(tree, call), tree.kind(value) == .member,
        let color = tree.name(value)?.string
      else { continue }
      var base = value
      while tree.ownName(base) == nil, tree.kind(base) == .member, let owner = tree.callee(base) {
        base = owner
      }
      guard let name = tree.ownName(base), let binding = file.declaration(of: name, at: call),
        let variable = tree.parent(binding),
        tree.hasAttribute(variable, "Environment") || tree.hasAttribute(variable, "EnvironmentObject")
      else { continue }
      colors[name.string, default: []].insert(color)
    }
    return colors.values.contains { $0.count > 1 }
  }

  /// Whether a text stands in one line with a field, or in its layers: fainter than what is typed it is a part of it.
  private static func isBesideField(_ context: borrowing RuleContext, _ call: NodeID) -> Bool {
    let tree = context.tree
    guard let container = tree.container(of: call), let stack = tree.name(container.call),
      Catalog.views.has(stack, .stack), !Catalog.views.has(stack, .column),
      let content = tree.closure(container.argument)
    else { return false }
    return tree.subtree(content).prefix(branchLimit).contains { node in
      tree.constructedType(node).map { Catalog.views.has($0, .field) } ?? false
    }
  }

  /// The tone of a color that a text or symbol has for no reason of its own, whatever it stands on.
  private static func reproachedTone(
    _ context: borrowing RuleContext, _ color: ColorExpression, _ value: NodeID, _ call: NodeID
  ) -> Tone? {
    let tree = context.tree
    guard context.file.hasSteadyOpacity(color), !context.file.asksForColorScheme(value),
      let tone = tone(of: color, tree), isTaken(context, call), !standsForPicture(context, call),
      !context.file.isPlaceholder(tree.chain(call).root),
      !isOneOfStates(context, call), !isSwatch(context, call), !isOneOfHues(context, call),
      !isBesideOwnText(context, call), !isForDark(context, color, tone, call)
    else { return nil }
    return tone
  }

  /// Whether a gray is that of a symbol, for which it is made, and no text of the file has a label color, or a gray in place of
  /// one, that the symbol would go with.
  private static func isSymbolByItself(_ context: borrowing RuleContext, _ tone: Tone, _ call: NodeID) -> Bool
  {
    guard tone.isGray, symbol(context.tree, call) != nil,
      context.facts.calls[Name("Text").hash] != nil
    else { return false }
    if tone == .gray, isAboveSecondary(context, call) { return true }
    let (file, facts) = (context.file, context.facts)
    return !facts.kept { LabeledTexts(exist: hasLabeledTexts(file)) }.value.exist
  }

  private struct LabeledTexts {
    let exist: Bool
  }

  private static func hasLabeledTexts(_ file: FileContext) -> Bool {
    let tree = file.tree
    return file.facts.calls(of: ["foregroundStyle", "foregroundColor"]).contains { other in
      guard setsForeground(tree, other), symbol(tree, other) == nil, let value = onlyArgument(tree, other),
        let color = file.color(of: value)
      else { return false }
      return color.family == .label || LabelColor.tone(of: color, tree) != nil
    }
  }

  /// Whether a symbol stands above text that steps back as far already: the two match.
  private static func isAboveSecondary(_ context: borrowing RuleContext, _ call: NodeID) -> Bool {
    let tree = context.tree
    guard let container = tree.container(of: call), tree.isInitializer(container.call, "VStack"),
      let content = tree.closure(container.argument), case let views = tree.statements(content, limit: 8),
      views.first == tree.chainTop(call)
    else { return false }
    return views.contains { view in
      tree.isInitializer(tree.chain(view).root, "Text")
        && tree.chain(view).modifiers.contains { modifier in
          guard setsForeground(tree, modifier.call), let value = onlyArgument(tree, modifier.call),
            case .system(let system)? = context.file.color(of: value)?.kind
          else { return false }
          return system.family == .label && system.name.hasPrefix("secondary")
        }
    }
  }

  /// Whether the color is that of the view's outline or ground as well, which would stay as it is.
  private static func isOutlined(_ context: borrowing RuleContext, _ value: NodeID, _ call: NodeID) -> Bool {
    let (tree, color) = (context.tree, context.file.color(of: value))
    // What is shown in one place or two is drawn into what holds it there.
    let places = context.file.views.fewPlaces(showing: call)
    let around = places.flatMap { [$0] + (tree.container(of: $0).map { [$0.call] } ?? []) }
    return ([call] + around).flatMap { tree.chain(containing: $0).modifiers }.contains { modifier in
      let name = tree.name(of: modifier.name)
      let isOfView = tree.contains(modifier.call, call)
      return modifier.call != call
        && (Catalog.modifiers.has(name, .layer) || isOfView && TokenPart(taker: name) != nil)
        && tree.arguments(modifier.call).contains { argument in
          tree.subtree(argument).contains { node in
            guard tree.kind(node) == .member, let other = context.file.color(of: node), let color else {
              return false
            }
            return isSame(other, color)
          }
        }
    }
  }

  /// Siblings of a view that are looked at.
  private static let siblingLimit = 40

  /// Whether the view around has others like this one, in the same color and font, on a ground that does not adapt or is not
  /// known: these would stay as they are.
  private static func leavesSibling(_ context: borrowing RuleContext, _ value: NodeID, _ call: NodeID) -> Bool
  {
    let tree = context.tree
    let (font, type) = (font(tree, call), tree.enclosingType(of: call))
    func kind(_ call: NodeID) -> Symbol? { tree.constructedType(tree.chain(call).root)?.symbol }
    return ["foregroundColor", "foregroundStyle"].contains { modifier in
      (context.facts.calls[Name(modifier).hash] ?? []).prefix(siblingLimit).contains { other in
        guard other != call, setsForeground(tree, other), tree.enclosingType(of: other) == type,
          let own = onlyArgument(tree, other), tree.spellsTheSame(own, value),
          kind(other) == kind(call), LabelColor.font(tree, other) == font,
          adapts(context, other), isLabel(tree, tree.chain(other).root),
          let color = context.file.color(of: own), let tone = reproachedTone(context, color, own, other)
        else { return false }
        return !fits(context, tone, other)
      }
    }
  }

  /// The font that is set on a view, as it is spelled.
  private static func font(_ tree: SyntaxTree, _ modifier: NodeID) -> String? {
    tree.chain(containing: modifier).modifiers.first { tree.isNamed($0.call, "font") }.flatMap {
      tree.unlabelledArgument($0.call)
    }.map { tree.text($0) }
  }

  /// Whether a view stands in the label of a control that one taps, as far as its own file tells.
  private static func isInControl(_ tree: SyntaxTree, _ view: NodeID) -> Bool {
    tree.containers(of: view).contains { isControl(tree, $0.call) }
  }

  private static func isControl(_ tree: SyntaxTree, _ call: NodeID) -> Bool {
    tree.constructedType(call).map { Catalog.views.has($0, .tapped) } ?? false
  }

  /// Whether a color is written in place, or as a constant of the view itself: what a token holds is the project's choice,
  /// what can be set from outside or changes is another color by the time.
  private static func isOfThisView(
    _ context: borrowing RuleContext, _ color: ColorExpression, _ use: NodeID
  ) -> Bool {
    if color.path.isEmpty { return true }
    let tree = context.tree
    guard color.path.count == 1,
      let binding = tree.ancestors(color.node).first(where: { tree.kind($0) == .binding }),
      let variable = tree.parent(binding), tree.kind(variable) == .variableDecl,
      tree.firstChild(variable, .attribute) == nil,
      tree.node(variable).flags.contains(.constant) || tree.firstChild(binding, .accessorBlock) != nil
    else { return false }
    return tree.colorPlace(of: color.node) == .viewCode && !context.file.asksForColorScheme(binding)
  }

  private static func reportNamed(
    _ context: borrowing RuleContext, _ color: ColorExpression, _ reproach: String, _ advice: String,
    _ use: NodeID
  ) {
    let tree = context.tree
    let range = tree.range(of: color.branch)
    guard !context.hasReported(at: range) else { return }
    let way = (color.path + [tree.name(use)?.string ?? ""]).map { "`\($0)`" }.joined(separator: " → ")
    context.report(
      at: range,
      "\(describe(tree, color.branch)) \(reproach); use `\(advice)`",
      notes: [(tree.range(of: use), way)])
  }

  private static func onlyArgument(_ tree: SyntaxTree, _ call: NodeID) -> NodeID? {
    var arguments = tree.arguments(call)
    guard let only = arguments.next(), arguments.next() == nil, tree.name(only) == nil else { return nil }
    return tree.value(only)
  }

  private static func isLabel(_ tree: SyntaxTree, _ root: NodeID) -> Bool {
    guard tree.kind(root) == .call, let name = tree.name(root), tree.isInitializer(root) else { return false }
    guard labels.contains(name) else { return false }
    // A picture of the asset catalog may be a logo, or have colors of its own.
    if name == "Image", tree.unlabelledArgument(root) != nil { return false }
    // Room for a line of text, without a letter in it.
    if name == "Text", let text = tree.unlabelledArgument(root).flatMap({ tree.literalText($0) }),
      text.allSatisfy(\.isWhitespace)
    {
      return false
    }
    // What a stack paints in one color may be shapes as well as text.
    return !tree.subtree(root).contains { tree.kind($0) == .call && isShape(tree, $0) }
  }

  private static func isShape(_ tree: SyntaxTree, _ call: NodeID) -> Bool {
    guard let name = tree.name(call) else { return false }
    return Catalog.views.has(name, .shape) || name == "Path"
  }

  private static func setsForeground(_ tree: SyntaxTree, _ call: NodeID) -> Bool {
    tree.isNamed(call, "foregroundColor") || tree.isNamed(call, "foregroundStyle")
  }

  /// Whether a text or a symbol is drawn in the color: none is nearer to it.
  private static func isTaken(_ context: borrowing RuleContext, _ call: NodeID) -> Bool {
    let tree = context.tree
    guard let base = tree.base(ofModifier: call) else { return false }
    let chain = tree.chain(base)
    if chain.modifiers.contains(where: { setsForeground(tree, $0.call) }) { return false }
    guard tree.constructedType(chain.root).map({ Catalog.views.has($0, .stack) }) ?? false else {
      return true
    }
    var isTaken = false
    context.file.drawnContent.walk([chain.root]) { inner, place in
      // A control draws its label in its own color.
      if place.isInControl || inner.modifiers.contains(where: { setsForeground(tree, $0.call) }) {
        return .past
      }
      guard let type = tree.constructedType(inner.root),
        Catalog.views.has(type, .text)
          || type == "Image"
      else { return .inside }
      isTaken = true
      return .stop
    }
    return isTaken
  }

  /// Whether a symbol is artwork: in another branch a picture is shown in its place, it is cut out as one or a filled one of a
  /// size of its own, as an avatar is, or drawn in levels or colors of its own.
  private static func standsForPicture(_ context: borrowing RuleContext, _ call: NodeID) -> Bool {
    let tree = context.tree
    let chain = tree.chain(containing: call)
    guard tree.isInitializer(chain.root, "Image") else { return false }
    func value(of modifier: StaticString) -> NodeID? {
      chain.modifiers.first { tree.isNamed($0.call, modifier) }.flatMap { tree.unlabelledArgument($0.call) }
    }
    if let mode = value(of: "symbolRenderingMode"), !tree.isNamed(mode, "monochrome") { return true }
    if chain.modifiers.contains(where: { tree.isNamed($0.call, "resizable") }) {
      let isFilled = symbol(tree, call)?.hasSuffix(".fill\"") ?? false
      let isCut = chain.modifiers.contains { modifier in
        if let name = tree.name(modifier.call), Catalog.modifiers.has(name, .clips) { return true }
        return isFilled && tree.isNamed(modifier.call, "frame")
          && tree.argument(modifier.call, "width") != nil
          && tree.argument(modifier.call, "height") != nil
      }
      if isCut { return true }
    }
    return ([chain.top] + context.file.views.fewPlaces(showing: call)).contains {
      takesTurnsWithPicture(context, $0)
    }
  }

  /// Whether another branch than the one that is a view shows a picture.
  private static func takesTurnsWithPicture(_ context: borrowing RuleContext, _ view: NodeID) -> Bool {
    let tree = context.tree
    guard let branch = branch(tree, tree.chainTop(view)), let choice = tree.parent(branch) else {
      return false
    }
    return tree.subtree(choice).prefix(branchLimit).contains { node in
      tree.kind(node) == .call && !tree.contains(branch, node) && context.file.isPicture(node)
    }
  }

  /// Branches larger than this are not looked through.
  private static let branchLimit = 2000

  /// Whether gray is one state among others: another branch beside this one paints its view in a hue, or a symbol in
  /// another color than this symbol, or what stands beside it takes the same gray on a condition.
  private static func isOneOfStates(_ context: borrowing RuleContext, _ call: NodeID) -> Bool {
    let tree = context.tree
    if isOffColorOfNeighbor(context, call) { return true }
    guard let branch = branch(tree, tree.chainTop(call)), let choice = tree.parent(branch) else {
      return false
    }
    let nodes = tree.subtree(choice)
    guard nodes.count <= branchLimit else { return false }
    for node in nodes where tree.kind(node) == .call && !tree.contains(branch, node) {
      guard setsForeground(tree, node) else { continue }
      let value = onlyArgument(tree, node)
      if value.map({ context.file.colors(of: $0).contains { $0.family == .hue } }) ?? false { return true }
      guard symbol(tree, call) != nil, symbol(tree, node) != nil else { continue }
      if let value, let own = onlyArgument(tree, call), tree.spellsTheSame(value, own) { continue }
      return true
    }
    return false
  }

  /// Whether the color is what a symbol is there to show: its view draws the same symbol in a hue as well, in another case or
  /// beside it, as a legend does.
  private static func isSwatch(_ context: borrowing RuleContext, _ call: NodeID) -> Bool {
    let tree = context.tree
    guard let own = symbol(tree, call), let view = tree.enclosingType(of: call) else { return false }
    return ["foregroundStyle", "foregroundColor"].contains { modifier in
      (context.facts.calls[Name(modifier).hash] ?? []).contains { node in
        guard tree.contains(view, node), setsForeground(tree, node), symbol(tree, node) == own,
          let value = onlyArgument(tree, node)
        else { return false }
        return context.file.color(of: value)?.family == .hue
      }
    }
  }

  /// Whether symbols at the same place of other rows have hues, so that gray is one of a palette: the icons of a list of
  /// settings.
  private static func isOneOfHues(_ context: borrowing RuleContext, _ call: NodeID) -> Bool {
    let (tree, file) = (context.tree, context.file)
    guard symbol(tree, call) != nil, let place = rowPlace(tree, call) else { return false }
    let calls = context.facts.calls(of: ["foregroundStyle", "foregroundColor"])
    let hues = calls.compactMap { node -> SystemColor? in
      guard rowPlace(tree, node) == place, setsForeground(tree, node), symbol(tree, node) != nil,
        let color = onlyArgument(tree, node).flatMap({ file.color(of: $0) }), color.family == .hue,
        case .system(let hue) = color.kind
      else { return nil }
      return hue
    }
    return Set(hues.map(\.name)).count > 1
  }

  private enum RowPlace { case icon, leading }

  /// Where a symbol stands in a row: it is the icon of a label, or what a stack begins with.
  private static func rowPlace(_ tree: SyntaxTree, _ modifier: NodeID) -> RowPlace? {
    guard let container = tree.container(of: modifier) else { return nil }
    if tree.isInitializer(container.call, "Label") {
      return tree.isNamed(container.argument, "icon") ? .icon : nil
    }
    guard tree.isInitializer(container.call, "HStack"), let content = tree.closure(container.argument),
      let first = tree.statements(content, limit: 1).first
    else { return nil }
    return tree.contains(first, modifier) ? .leading : nil
  }

  /// Whether a text beside this one has the project's own color for text: the one that goes with it is the project's as well.
  private static func isBesideOwnText(_ context: borrowing RuleContext, _ call: NodeID) -> Bool {
    let (tree, file) = (context.tree, context.file)
    guard let content = tree.container(of: call).flatMap({ tree.closure($0.argument) }) else { return false }
    return tree.subtree(content).prefix(branchLimit).contains { node in
      guard tree.kind(node) == .call, node != call, setsForeground(tree, node),
        tree.constructedType(tree.chain(node).root).map({ Catalog.views.has($0, .text) }) ?? false,
        let value = onlyArgument(tree, node)
      else { return false }
      // `Color("TextPrimary")`, `Theme.textPrimary`
      let asset = tree.unlabelledArgument(value).flatMap { tree.literalText($0) }
      guard let name = asset ?? tree.name(value)?.string, TokenWords.speaksOfText(name) else { return false }
      if case .asset? = file.color(of: value)?.kind { return true }
      return file.namesToken(in: value)
    }
  }

  /// The symbol that a modifier is on, as it is spelled.
  private static func symbol(_ tree: SyntaxTree, _ modifier: NodeID) -> String? {
    let root = tree.chain(containing: modifier).root
    guard tree.isInitializer(root, "Image") else { return nil }
    return tree.argument(root, "systemName").map { tree.text($0) }
  }

  /// A color of the project's own that is just the label color of that level, where it is the only one.
  private static func ownName(_ context: borrowing RuleContext, of level: String, at place: NodeID)
    -> String?
  {
    let names = [level, level == "primary" ? "label" : level + "Label"].map { SymbolHash.symbol($0) }
    let tokens = context.scales.colors.filter { token in
      token.systemName.map { names.contains($0) } ?? false
        && context.site.project.colorUses.count(of: token, in: context.site.project) > 0
        && token.type == .swiftUI && context.file.canBeNamed(token, at: place)
        // One that is called after a place is for that: `axisLabel`.
        && TokenWords.places(token.names.suffix(1)).isEmpty
    }
    return tokens.count == 1 ? context.file.spelled(tokens[0], at: place) : nil
  }

  /// Whether a light gray is one that somebody has made up for a dark ground, as white text beside it tells.
  private static func isForDark(
    _ context: borrowing RuleContext, _ color: ColorExpression, _ tone: Tone, _ call: NodeID
  ) -> Bool {
    let tree = context.tree
    guard case .components = color.kind, tone == .lightGray, let view = tree.enclosingDeclaration(of: call)
    else { return false }
    return tree.subtree(view).prefix(branchLimit).contains { node in
      tree.kind(node) == .call && setsForeground(tree, node)
        && onlyArgument(tree, node).flatMap { context.file.color(of: $0) }?.family == .white
    }
  }

  private static func isOffColorOfNeighbor(_ context: borrowing RuleContext, _ call: NodeID) -> Bool {
    let tree = context.tree
    guard let value = onlyArgument(tree, call), let own = context.file.color(of: value),
      let view = tree.enclosingDeclaration(of: call)
    else { return false }
    return tree.subtree(view).prefix(branchLimit).contains { node in
      guard tree.kind(node) == .ternary, !tree.contains(node, call),
        // Light and dark are no on and off.
        tree.callee(node).map({ !context.file.asksForColorScheme($0) }) ?? false
      else { return false }
      let branches = tree.children(node).dropFirst().map { context.file.color(of: $0) }
      return branches.contains { $0.map { isSame($0, own) } ?? false }
        && branches.contains { $0.map { !isSame($0, own) } ?? true }
    }
  }

  private static func isSame(_ color: ColorExpression, _ other: ColorExpression) -> Bool {
    color.kind == other.kind && !color.isUnknown && color.opacities.isEmpty && other.opacities.isEmpty
  }

  /// The branch of an `if` or `switch` that a statement makes up.
  private static func branch(_ tree: SyntaxTree, _ statement: NodeID) -> NodeID? {
    guard let parent = tree.parent(statement) else { return nil }
    if tree.kind(parent) == .switchCase { return parent }
    guard tree.kind(parent) == .codeBlock, let outer = tree.parent(parent), tree.kind(outer) == .ifBranch
    else {
      return nil
    }
    return outer
  }

  /// How dark a neutral color is meant.
  private enum Tone {
    case black, dimBlack, gray, white
    /// Light in dark appearance as well, or so little of the system's gray.
    case lightGray, thinGray

    var isLight: Bool { self == .lightGray || self == .thinGray }
    var isGray: Bool { self == .gray || isLight }

    /// What is wrong with it: the system's gray has a value for each appearance, but none for each material and place.
    var reproach: String {
      switch self {
      case .gray, .lightGray, .thinGray: "is no label color"
      case .black, .dimBlack, .white: "is a fixed color"
      }
    }

    var label: String {
      switch self {
      case .black, .white: "primary"
      // A tertiary label is fainter in the dark than a light gray.
      case .dimBlack, .gray, .lightGray: "secondary"
      case .thinGray: "tertiary"
      }
    }
  }

  /// UIKit's and AppKit's own grays follow light and dark, and Increase Contrast.
  private static func isDynamic(_ system: SystemColor) -> Bool { system.name.hasPrefix("systemGray") }

  /// A gray no more opaque than this is as faint as a tertiary label.
  private static let thin = 0.5
  /// Black so opaque is a primary label's.
  private static let nearlyOpaque = 0.8

  private static func tone(of color: ColorExpression, _ tree: SyntaxTree) -> Tone? {
    let isDim = !color.opacities.isEmpty
    let opacity = color.opacities.reduce(1.0) { $0 * (ConstantArithmetic(tree: tree).value($1) ?? 0) }
    switch color.kind {
    case .system(let system):
      switch system.family {
      // Hardly dimmed, it is as dark as a title.
      case .black: return isDim && opacity < nearlyOpaque ? .dimBlack : .black
      case .white: return .white
      case .gray:
        if isDynamic(system) { return nil }
        if system.name == "lightGray" { return .lightGray }
        return opacity > thin ? .gray : .thinGray
      default: return nil
      }
    case .components(let components?) where components.isNeutral && components.alpha == 1:
      switch components.green {
      case ..<0.27: return isDim ? .dimBlack : .black
      case ..<0.66: return .gray
      case ..<0.85: return .lightGray
      default: return .white
      }
    default: return nil
    }
  }

  /// Whether a color of this tone has no reason of its own where it stands.
  private static func fits(_ context: borrowing RuleContext, _ tone: Tone, _ call: NodeID) -> Bool {
    let file = context.file
    switch (tone, file.backdrop(behind: call)) {
    // White on a material may lie on a picture.
    case (_, .fixed), (.white, .none), (.white, .material), (.white, .hidden): return false
    case (_, .adaptive), (_, .material): break
    case (.black, _), (.dimBlack, _):
      if file.paintsFixedSurfaces(around: call, countingPlacedText: true) { return false }
    default: if file.paintsFixedSurfaces(around: call) { return false }
    }
    // A ground with a hue of its own asks for a gray of its own: the system's is made for its own grounds.
    return file.liesOnAdaptiveGround(call, isNeutral: tone.isGray)
  }

  /// How the label color is written in place of an expression; `nil` where no spelling is sure to compile.
  private static func spelling(
    _ file: FileContext, _ value: NodeID, of label: String, in call: NodeID, isTinted: Bool = false
  ) -> String? {
    let tree = file.tree
    guard !tree.text(value).contains("//"), !tree.text(value).contains("/*") else { return nil }
    let isColor = tree.isNamed(call, "foregroundColor")
    if label == "tertiary" { return isColor || file.isInForeignStyle(call) ? nil : ".tertiary" }
    if isColor { return ".\(label)" }
    // A style around it has levels of its own.
    return isTinted || file.isInForeignStyle(call) ? "Color.\(label)" : ".\(label)"
  }

  private static func describe(_ tree: SyntaxTree, _ value: NodeID) -> String {
    let text = tree.text(value)
    return text.contains("\n") ? "this color" : "`\(text)`"
  }

  // MARK: Black in light, white in dark

  /// `scheme == .dark ? .white : .black`: what `.primary` is.
  private static func schemeChoice(_ context: borrowing RuleContext, _ value: NodeID) -> NodeID? {
    let tree = context.tree
    let choice = tree.unwrapped(value)
    // What a member of something else says may be how bright that is: `cover.isLight`.
    guard tree.kind(choice) == .ternary, let condition = tree.callee(choice),
      tree.kind(tree.unwrapped(condition)) != .member, context.file.asksForColorScheme(condition),
      let isDark = context.file.colorSchemeTruth(of: condition, isDark: true)
    else { return nil }
    let all = context.file.colors(of: choice)
    guard all.count == 2, all.allSatisfy({ $0.opacities.isEmpty && $0.path.isEmpty }) else { return nil }
    let tones = all.compactMap { tone(of: $0, tree) }
    guard tones == [.white, .black] || tones == [.black, .white] else { return nil }
    return isDark == (tones[0] == .white) ? value : nil
  }

  /// Whether the same condition picks black and white at other opacities as well: steps of the view's own.
  private static func isOneOfSteps(_ context: borrowing RuleContext, _ value: NodeID) -> Bool {
    let (tree, file) = (context.tree, context.file)
    guard let condition = tree.callee(tree.unwrapped(value)), let view = tree.enclosingType(of: value) else {
      return false
    }
    return tree.subtree(view).contains { node in
      guard tree.kind(node) == .ternary, let other = tree.callee(node), other != condition,
        tree.spellsTheSame(other, condition)
      else { return false }
      return file.colors(of: node).contains { color in
        (color.family == .black || color.family == .white) && !color.opacities.isEmpty
      }
    }
  }

  private static func reportChoice(_ context: borrowing RuleContext, _ value: NodeID, _ call: NodeID) {
    // A label of a Mac is not quite black, and one of several steps is none.
    guard context.file.backdrop(behind: call) != .fixed, !context.file.isBuiltOnly(for: .macOS, at: value),
      context.file.liesOnAdaptiveGround(call), !isOneOfSteps(context, value)
    else { return }
    let fixes = spelling(context.file, value, of: "primary", in: call).map { text in
      [Fix.unsafe("Use `\(text)`", [context.replace(value, with: text)])]
    }
    context.reportOnce(
      at: context.tree.range(of: value),
      "black in light and white in dark is what `.primary` does by itself; use it",
      fixes: fixes ?? [])
  }

  // MARK: Dividers

  /// `Divider().overlay(.gray)`. What lies behind one is seen together with the divider's own color.
  private static func checkDivider(_ context: borrowing RuleContext, _ call: NodeID) {
    let tree = context.tree
    guard tree.isNamed(call, "overlay"), let root = tree.base(ofModifier: call).map({ tree.chain($0).root }),
      tree.isInitializer(root, "Divider"),
      let value = onlyArgument(tree, call)
    else { return }
    reportSeparator(context, value, call)
  }

  /// `Rectangle().fill(Color.gray.opacity(0.3)).frame(height: 1)`, `Color.gray.frame(width: 0.5)`.
  private static func checkLine(_ context: borrowing RuleContext, _ call: NodeID) {
    let tree = context.tree
    guard isHairline(tree, call), let base = tree.base(ofModifier: call) else { return }
    let chain = tree.chain(tree.chainTop(call))
    if tree.isInitializer(chain.root, "Rectangle") {
      for modifier in chain.modifiers {
        let name = tree.name(of: modifier.name)
        guard name == "fill" || name == "foregroundColor" || name == "foregroundStyle" else { continue }
        return onlyArgument(tree, modifier.call).map { reportSeparator(context, $0, call) } ?? ()
      }
    } else {
      reportSeparator(context, base, call)
    }
  }

  /// One side of a point or less, the other left to the surroundings.
  private static func isHairline(_ tree: SyntaxTree, _ call: NodeID) -> Bool {
    let sides = [tree.argument(call, "width"), tree.argument(call, "height")].compactMap { $0 }
    guard sides.count == 1, let points = tree.number(sides[0]) else { return false }
    return points > 0 && points <= 1
  }

  /// Whether a view around a line is translucent: the separator's color is that already, and would be all but gone.
  private static func isFadedAround(_ tree: SyntaxTree, _ line: NodeID) -> Bool {
    ([line] + tree.containers(of: line).map(\.call)).contains { view in
      tree.outerModifiers(of: view).contains { tree.isNamed($0.call, "opacity") }
    }
  }

  private static func reportSeparator(_ context: borrowing RuleContext, _ value: NodeID, _ call: NodeID) {
    let tree = context.tree
    guard let color = context.file.color(of: value), isOfThisView(context, color, value),
      isSeparatorGray(context, color, call),
      context.file.hasSteadyOpacity(color),
      !context.file.asksForColorScheme(value),
      !context.file.paintsFixedSurfaces(around: call), !isFadedAround(tree, call),
      context.file.liesOnAdaptiveGround(call)
    else { return }
    let reproach = color.family == .gray ? "is no separator color" : "is a fixed color"
    let separator =
      context.file.isBuiltOnly(for: .macOS, at: value)
      ? "Color(nsColor: .separatorColor)" : "Color(uiColor: .separator)"
    guard color.path.isEmpty else {
      return reportNamed(context, color, "\(reproach) and ends up on a divider", separator, call)
    }
    let fixes =
      usesUIKit(context, value)
      ? [Fix.unsafe("Use `\(separator)`", [context.replace(value, with: separator)])] : []
    context.reportOnce(
      at: tree.range(of: value), "\(describe(tree, value)) \(reproach) on a divider; use `\(separator)`",
      fixes: fixes)
  }

  /// How dark a separator is on white, of which a line of half that is another one: a faint wash.
  private static let separatorDarkness = 0.22

  /// Whether a translucent gray is far fainter than what would take its place.
  private static func isFaint(_ context: borrowing RuleContext, _ color: ColorExpression, gray: Double)
    -> Bool
  {
    let opacity = color.opacities.reduce(1.0) { $0 * (ConstantArithmetic(tree: context.tree).value($1) ?? 1) }
    return opacity < 1 && (1 - gray) * opacity < separatorDarkness / 2
  }

  private static func isSeparatorGray(
    _ context: borrowing RuleContext, _ color: ColorExpression, _ call: NodeID
  ) -> Bool {
    switch color.kind {
    case .system(let system):
      if system.family == .black { return !color.opacities.isEmpty && !isFaint(context, color, gray: 0) }
      return system.family == .gray && !isDynamic(system) && !isFaint(context, color, gray: 0.56)
    case .components(let components?):
      guard components.isNeutral, components.green < 0.95, !isFaint(context, color, gray: components.green)
      else { return false }
      // A light line that is made translucent as well is meant for dark ground.
      let isDimmed =
        !color.opacities.isEmpty
        || context.tree.outerModifiers(of: call).contains {
          context.tree.isNamed($0.call, "opacity")
        }
      return components.green < 0.8 || !isDimmed
    default: return false
    }
  }

  /// Whether `UIColor` is there on all systems the code runs on; so it is taken to be where nothing says otherwise.
  private static func usesUIKit(_ context: borrowing RuleContext, _ place: NodeID) -> Bool {
    guard !context.file.isBuilt(for: .macOS, at: place),
      context.file.targetsReach(ReleaseYear.iOS15, assumed: true, at: place)
    else { return false }
    let tree = context.tree
    return !tree.children(tree.root).contains {
      tree.kind($0) == .importDecl && (tree.isNamed($0, "AppKit") || tree.isNamed($0, "Cocoa"))
    }
  }
}
