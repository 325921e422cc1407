/// A text's own color and what is painted behind it, as far as the code around it tells.
struct TextGround {
  /// The expression of its color; `nil` where it is drawn in one that is set elsewhere.
  var foreground: NodeID?
  /// It is given where only a `Color` can be.
  var foregroundIsColor = false
  /// Opacities of the text as a view.
  var opacities: [NodeID] = []
  /// Nearest first.
  var layers: [PaintedLayer] = []
  var size = TextSizeReading()
  /// The appearances it is ever drawn in.
  var appearances: Set<Bool> = [false, true]
  /// It stands in a branch that its ground does not stand in.
  var isInBranch = false
  /// It is sometimes disabled.
  var isDisableable = false
  /// Where it is: the branches of conditions in which nobody can use it.
  var disabled: [Paint.Choice] = []
  /// What the conditions around it choose wherever it is drawn.
  var taken: [Paint.Choice] = []
  /// It is the label of a control that one taps.
  var isInControl = false
  /// It is a whole number, which the system writes on its own colors as well.
  var isCount = false
  /// What is right behind it is the ground of nothing else, in a rounded shape: a capsule, the bubble of a message.
  var isPill = false
  /// Part of it was found beyond a declaration with names of its own, so that two conditions that are spelled alike may be
  /// two.
  var hasOtherNames = false

  /// Whether something opaque may have been reached, so that what follows does not show.
  var isClosed: Bool {
    if case .unknown? = layers.last { return true }
    return false
  }
}

/// A place that shows what a declaration builds.
private struct ShownPlace {
  let view: NodeID
  /// What its call chooses of what all calls pass to the declaration.
  let passed: [Paint.Choice]
}

/// The declarations asked about so far, and all places of the file that show them.
private struct ShownDeclarations {
  var places: [NodeID: [ShownPlace]] = [:]
}

/// Goes outward from a text, through its modifiers and containers, up to the declaration it stands in and to where that is
/// shown.
struct TextGroundReader {
  let file: FileContext
  /// Buttons are drawn with a bezel unless a style says otherwise.
  let drawsBezels: Bool

  private(set) var ground = TextGround()
  /// A control that draws labels in its own color was passed before the text's color was found.
  private var isInControl = false
  /// That is a button, which draws its label in the tint: without a bezel, and in no style that says otherwise.
  private var takesTint = false
  /// The value of `.tint(_)` that it takes.
  private var tint: NodeID?

  /// Containers within containers at the most.
  private static let levelLimit = 48

  init(_ file: FileContext, drawsBezels: Bool) {
    (self.file, self.drawsBezels) = (file, drawsBezels)
  }

  private var tree: SyntaxTree { file.tree }
  private var facts: FileFacts { file.facts }
  private var layers: LayerReader { LayerReader(tree: tree, facts: facts) }

  /// - Parameter text: the call that makes the text, or the label of a button's style.
  /// - Returns: `nil` where nothing can be said.
  static func read(_ text: NodeID, _ file: FileContext, drawsBezels: Bool) -> TextGround? {
    var reader = TextGroundReader(file, drawsBezels: drawsBezels)
    if case .nothing = reader.run(text) { return nil }
    return reader.reading
  }

  /// The same of all places where the file shows the declaration around a text, each with what lies behind it there.
  /// - Returns: `nil` where nobody can tell where it is shown, or nothing is to be looked for there.
  static func readAll(_ text: NodeID, _ file: FileContext, drawsBezels: Bool) -> [TextGround]? {
    let reader = TextGroundReader(file, drawsBezels: drawsBezels)
    var open = [(reader: reader, view: text, depth: 0)]
    var readings: [TextGround] = []
    while let (found, view, depth) = open.popLast() {
      var reader = found
      let before = reader.reading
      switch reader.run(view) {
      case .nothing where depth == 0, .known where depth == 0: return nil
      // What is said of the inner part holds.
      case .nothing: readings.append(before)
      case .known: readings.append(reader.reading)
      case .declaration(let last):
        let places =
          depth < declarationLimit && !reader.ground.isClosed ? file.allPlaces(showingViewAround: last) : []
        if places.isEmpty || open.count + readings.count + places.count > readingLimit {
          if let outer = reader.readings(beyond: last) {
            readings += outer
          } else {
            if depth == 0 { return nil }
            readings.append(reader.reading)
          }
        } else {
          if file.hasOwnNames(declarationAround: last) { reader.ground.hasOtherNames = true }
          // The first place is looked at first.
          open += places.reversed().map { place in
            var outer = reader
            outer.ground.taken += place.passed
            return (outer, place.view, depth + 1)
          }
        }
      }
    }
    return readings
  }

  /// Declarations within each other, and places that one text is shown at, that are looked at.
  private static let declarationLimit = 4
  private static let readingLimit = 8

  /// What has been found so far.
  private var reading: TextGround {
    guard ground.foreground == nil, let tint else { return ground }
    var ground = ground
    (ground.foreground, ground.foregroundIsColor) = (tint, true)
    return ground
  }

  /// What has been found with each color that may lie behind the declaration around a view, wherever any file shows it;
  /// `nil` where that is not known, or nothing is to be looked for there.
  private func readings(beyond view: NodeID) -> [TextGround]? {
    guard reading.foreground != nil, !ground.isClosed,
      let paints = file.paints(beyond: view, drawsBezels: drawsBezels)
    else { return nil }
    return paints.map { paint in
      var reading = reading
      reading.layers.append(.outer(paint))
      reading.hasOtherNames = true
      return reading
    }
  }

  /// What a way outwards ends at.
  private enum End {
    /// Nothing can be said.
    case nothing
    case known
    /// The declaration of which a view is all that is shown.
    case declaration(NodeID)
  }

  private mutating func run(_ text: NodeID) -> End {
    var current = text
    for _ in 0..<Self.levelLimit {
      for modifier in tree.outerModifiers(of: current) {
        guard pass(modifier, of: text) else { return .nothing }
      }
      guard isWholeView(current) else { return .nothing }
      leaveBlocks(from: current)
      guard let container = tree.container(of: current) else { return .declaration(current) }
      guard let goesOn = enter(container, from: current) else { return .nothing }
      if !goesOn { return .known }
      current = container.call
    }
    return .known
  }

  /// Whether a chain is a view by itself, and no part of a sum or choice.
  private func isWholeView(_ id: NodeID) -> Bool {
    guard let parent = tree.parent(tree.chainTop(id)) else { return false }
    switch tree.kind(parent) {
    case .closure, .codeBlock, .switchCase, .argument, .returnStmt, .accessorBlock, .accessor, .binding,
      .ifConfigClause:
      return true
    default: return false
    }
  }

  /// Goes out to the call or declaration that holds a view.
  private mutating func leaveBlocks(from id: NodeID) {
    let stack = layers.stack(laying: id)
    for block in tree.blocks(around: id) {
      if let stack { add(layers.layers(before: id, in: block, of: stack)) }
      let isBranch = tree.kind(block) == .ifBranch || tree.kind(block) == .switchCase
      if isBranch, ground.layers.isEmpty { ground.isInBranch = true }
    }
  }

  /// What lies behind from here on is not known.
  private mutating func close() {
    if !ground.isClosed { ground.layers.append(.unknown) }
  }

  private mutating func add(_ layers: [PaintedLayer]) {
    for layer in layers where !ground.isClosed { ground.layers.append(layer) }
  }

  // MARK: Modifiers

  /// - Returns: `false` where nothing can be said any more.
  private mutating func pass(_ modifier: Modifier, of text: NodeID) -> Bool {
    let name = tree.name(of: modifier.name)
    let call = modifier.call
    if facts.declaresFunction(name) { return passOwn(name) }
    switch name {
    case "foregroundColor", "foregroundStyle":
      guard ground.foreground == nil else { return true }
      guard !modifier.isConditional, let value = tree.unlabelledArgument(call),
        tree.kind(value) != .nilLiteral
      else { return false }
      ground.foreground = value
      ground.foregroundIsColor = name == "foregroundColor"
    case "overlay": return !layers.isCover(call)
    case "opacity":
      guard let value = tree.unlabelledArgument(call) else { return true }
      if ConstantArithmetic(tree: tree).value(value).map({ $0 < 0.02 }) ?? false { return false }
      if ground.layers.isEmpty { ground.opacities.append(value) }
    case "font", "fontWeight", "bold", "scaleEffect": noteSize(name, call)
    case "tint":
      if takesTint, tint == nil, !modifier.isConditional { tint = tree.unlabelledArgument(call) }
    case "buttonStyle": return passButtonStyle(call)
    case "labelStyle", "textFieldStyle": return passStyle(call)
    case "disabled":
      let value = tree.unlabelledArgument(call)
      guard let value, tree.kind(value) == .booleanLiteral else {
        ground.isDisableable = true
        if let value { ground.disabled.append(tree.disablingBranch(of: value)) }
        return true
      }
      return tree.text(value) == "false"
    case "accessibilityHidden":
      return tree.unlabelledArgument(call).map { tree.text($0) != "true" } ?? true
    case "colorScheme", "preferredColorScheme", "environment":
      return restrictAppearances(name, call)
    case "redacted":
      // What waits for its words is read in its colors once it has them: `isLoading ? .placeholder : []`.
      guard let reason = tree.argument(call, "reason"), tree.kind(reason) == .ternary else { return false }
      return tree.children(reason).dropFirst().contains {
        tree.kind($0) == .array && tree.children($0).allSatisfy { _ in false }
      }
    default:
      if Catalog.modifiers.has(name, .recolors) { return false }
      guard let painted = layers.layers(behind: modifier) else {
        let type =
          name == "modifier" ? tree.unlabelledArgument(call).flatMap { tree.constructedType($0) } : nil
        return passOwn(type ?? name)
      }
      add(painted)
    }
    return true
  }

  private mutating func passOwn(_ name: Name) -> Bool {
    guard GroundNames.isNeutral(own: name) else { return passUnknown(name) }
    if ground.size.font == nil { ground.size.isUncertain = true }
    return true
  }

  /// The project's own modifier, style or container, which may set a color, paint a ground or change the font.
  /// - Parameter owner: what its code is found by.
  private mutating func passUnknown(_ owner: Name? = nil) -> Bool {
    let goesOn = ground.foreground != nil && !isInControl
    if goesOn, !ground.isClosed, let owner {
      add(file.layers(behindContentOf: owner, drawsBezels: drawsBezels))
    } else {
      close()
    }
    if ground.size.font == nil { ground.size.isUncertain = true }
    return goesOn
  }

  private mutating func passButtonStyle(_ call: NodeID) -> Bool {
    guard let style = tree.unlabelledArgument(call), let name = tree.name(style) else { return passUnknown() }
    if !GroundNames.tintedButtonStyles.contains(name) { (takesTint, tint) = (false, nil) }
    if GroundNames.plainButtonStyles.contains(name) { return true }
    if name == "borderedProminent" || name == "BorderedProminentButtonStyle",
      let tint = tree.chain(containing: call).modifiers.last(where: { tree.isNamed($0.call, "tint") }),
      let color = tree.unlabelledArgument(tint.call)
    {
      add([.color(color, opacities: [])])
      return true
    }
    return passUnknown(tree.constructedType(style))
  }

  private static let plainStyles = NameSet([
    "automatic", "titleOnly", "titleAndIcon", "TitleOnlyLabelStyle", "TitleAndIconLabelStyle", "plain",
    "PlainTextFieldStyle", "DefaultLabelStyle", "DefaultTextFieldStyle",
  ])

  private mutating func passStyle(_ call: NodeID) -> Bool {
    guard let style = tree.unlabelledArgument(call), let name = tree.name(style) else { return passUnknown() }
    if name == "iconOnly" || name == "IconOnlyLabelStyle" { return false }
    return Self.plainStyles.contains(name) || passUnknown()
  }

  private mutating func noteSize(_ name: Name, _ call: NodeID) {
    let value = tree.unlabelledArgument(call)
    switch name {
    case "font": if ground.size.font == nil { ground.size.font = value }
    case "fontWeight": if ground.size.weight == nil { ground.size.weight = value }
    case "bold": ground.size.isBold = true
    default:
      let numbers = value.map { ValueFollower(tree: tree, facts: facts).values(of: $0).map(\.value) } ?? []
      if numbers.isEmpty || numbers.contains(where: { $0 > 1.1 }) { ground.size.isUncertain = true }
    }
  }

  private mutating func restrictAppearances(_ name: Name, _ call: NodeID) -> Bool {
    var value = tree.unlabelledArgument(call)
    if name == "environment" {
      guard let key = value, tree.kind(key) == .keyPath, tree.text(key).hasSuffix("colorScheme") else {
        return true
      }
      value = tree.unlabelledArgument(call, 1)
    }
    guard let value else { return true }
    if tree.isNamed(value, "dark") {
      ground.appearances.formIntersection([true])
    } else if tree.isNamed(value, "light") {
      ground.appearances.formIntersection([false])
    }
    return true
  }

  // MARK: Containers

  /// - Returns: whether to go on beyond the container; `nil` where nothing can be said any more.
  private mutating func enter(_ container: SyntaxTree.Container, from current: NodeID) -> Bool? {
    guard let name = tree.name(container.call), !facts.declaresCallable(name) else {
      return passUnknown(tree.name(container.call)) ? true : nil
    }
    switch name {
    case "overlay": add(layers.layers(ofOverlayBase: container.call))
    // What is drawn below in them has been found on the way out.
    case "ZStack", "GeometryReader": break
    default:
      if Catalog.views.has(name, .tapped) { return enterControl(name, container) }
      if GroundNames.showsElsewhere(name) { return false }
      if GroundNames.paintingContainers.contains(name) {
        close()
      } else if !GroundNames.neutralContainers.contains(name) {
        return passUnknown(name) ? true : nil
      }
    }
    return true
  }

  /// The label of a control goes on outside; what it shows or does elsewhere does not.
  private mutating func enterControl(_ name: Name, _ container: SyntaxTree.Container) -> Bool {
    if let label = tree.name(container.argument) {
      guard label == "label" else { return false }
    } else {
      let hasLabel = tree.arguments(container.call).contains { tree.isNamed($0, "label") }
      guard !hasLabel, !(name == "Menu") else { return false }
    }
    if ground.foreground == nil {
      isInControl = true
      takesTint = name == "Button" && !drawsBezels && tree.argument(container.call, "role") == nil
    }
    ground.isInControl = true
    if drawsBezels, name == "Button" || name == "Menu", !hasPlainStyle(container.call) { close() }
    return true
  }

  private func hasPlainStyle(_ control: NodeID) -> Bool {
    tree.outerModifiers(of: control).contains { modifier in
      guard tree.name(of: modifier.name) == "buttonStyle", let style = tree.unlabelledArgument(modifier.call),
        let name = tree.name(style)
      else { return false }
      return GroundNames.plainButtonStyles.contains(name)
    }
  }
}

extension SyntaxTree {
  /// The branch of a condition that holds where a control is disabled, as `Paint` tells branches.
  fileprivate func disablingBranch(of condition: NodeID) -> Paint.Choice {
    let (value, isNegated) = withoutNegation(condition)
    return Paint.Choice(condition: text(value), branch: isNegated ? 1 : 0)
  }
}

extension FileContext {
  /// Where the property, function or view around an expression is shown, which is all it makes; none where other files may
  /// show it as well, or nobody can tell.
  fileprivate func allPlaces(showingViewAround id: NodeID) -> [ShownPlace] {
    guard let declaration = tree.enclosingDeclaration(of: id), isResult(id, of: declaration) else {
      return []
    }
    let kept = facts.kept { ShownDeclarations() }
    if let known = kept.value.places[declaration] { return known }
    let isFunction = tree.kind(declaration) == .funcDecl
    let places = allUses(of: declaration, around: id).map { use in
      ShownPlace(view: use, passed: isFunction ? choices(passedBy: use, to: declaration) : [])
    }
    kept.value.places[declaration] = places
    return places
  }

  private func allUses(of declaration: NodeID, around id: NodeID) -> [NodeID] {
    guard let type = tree.enclosingType(of: declaration), let owner = tree.name(type) else { return [] }
    let uses = views.uses(ofViewAround: id)
    guard uses.count < ViewReader.useLimit else { return [] }
    if tree.isNamed(declaration, "body") {
      return site.project.places(showing: owner.symbol) > uses.count ? [] : uses
    }
    guard let name = tree.name(declaration), !site.project.isShownElsewhere(name, of: owner, from: site.file)
    else { return [] }
    func isOwner(_ type: NodeID?) -> Bool { type.flatMap { tree.name($0) }.map { $0 == owner } ?? false }
    let isFunction = tree.kind(declaration) == .funcDecl
    let own = uses.filter { use in
      // Another type may have a property of that name.
      isFunction || tree.ownName(use) == nil
        || self.declaration(of: name, at: use).map { isOwner(tree.enclosingType(of: $0)) } ?? true
    }
    let isKnown = own.allSatisfy { use in
      isOwner(tree.enclosingType(of: use))
        // And so may a local variable.
        && (isFunction
          || self.declaration(of: name, at: use).map { tree.contains(declaration, $0) } ?? false)
    }
    return isKnown ? own : []
  }

  /// Whether nothing else lies between a view and the declaration that makes it: no local variable or function.
  private func isResult(_ view: NodeID, of declaration: NodeID) -> Bool {
    let inner = tree.ancestors(view).first { ancestor in
      [.binding, .funcDecl, .initDecl, .subscriptDecl, .closure].contains(tree.kind(ancestor))
    }
    return inner == declaration
  }

  /// Whether what a declaration calls by a name may be something else beyond it: a view of its own, a function's parameters.
  fileprivate func hasOwnNames(declarationAround id: NodeID) -> Bool {
    guard let declaration = tree.enclosingDeclaration(of: id) else { return false }
    return tree.isNamed(declaration, "body") || tree.kind(declaration) == .funcDecl
  }

  /// The branches of conditions that hold where the type around a view disables something: what is drawn in them cannot be
  /// used, whether it says so itself or not.
  func disablingBranches(around view: NodeID) -> [Paint.Choice] {
    let type = tree.enclosingType(of: view)
    return (facts.calls[Name("disabled").hash] ?? []).compactMap { call in
      guard tree.isNamed(call, "disabled"), tree.enclosingType(of: call) == type,
        let value = tree.unlabelledArgument(call)
      else { return nil }
      return tree.disablingBranch(of: value)
    }
  }

  /// Whether a color is the ground of one text and nothing else but symbols, and cut to a shape.
  func isPill(_ color: NodeID, of text: NodeID) -> Bool {
    if let stack = tree.container(of: text)?.call, tree.contains(tree.chainTop(stack), color),
      !tree.contains(tree.chainTop(text), color), let closure = tree.trailingClosure(stack)
    {
      let views = tree.statements(closure).map { tree.chain($0).root }
      return views.allSatisfy { $0 == text || tree.isInitializer($0, "Image") } && isPill(color, of: stack)
    }
    let modifiers = tree.chain(containing: text).modifiers
    func holdsColor(_ argument: NodeID) -> Bool { tree.contains(argument, color) }
    guard let ground = modifiers.firstIndex(where: { tree.arguments($0.call).contains(where: holdsColor) })
    else { return false }
    let background = modifiers[ground].call
    return tree.argument(background, "in") != nil
      || tree.arguments(background).flatMap { tree.subtree($0) }.contains { shape in
        tree.constructedType(shape).map { !($0 == "Rectangle") && Catalog.views.has($0, .shape) } ?? false
      }
      || modifiers[ground...].contains {
        tree.isNamed($0.call, "clipShape") || tree.isNamed($0.call, "cornerRadius")
      }
  }

  /// Whether a text stands in a branch without anything to tap, and another branch of that choice has a control with the same
  /// words: it is that control, drawn as one that nobody can use.
  func isInactiveTwin(_ text: NodeID) -> Bool {
    guard let words = tree.unlabelledArgument(text) else { return false }
    for branch in tree.ancestors(text) {
      switch tree.kind(branch) {
      case .binding, .funcDecl: return false
      case .ifBranch, .switchCase:
        guard let choice = tree.parent(branch), controls(in: branch).isEmpty else { return false }
        let others = tree.children(choice).filter { $0 != branch }.flatMap { controls(in: $0) }
        let isTwin = others.contains { control in
          tree.subtree(control).contains { part in
            tree.kind(part) == .call
              && tree.unlabelledArgument(part).map {
                tree.spellsTheSame($0, words)
              } ?? false
          }
        }
        if isTwin { return true }
      default: continue
      }
    }
    return false
  }

  private func controls(in branch: NodeID) -> [NodeID] {
    tree.subtree(branch).filter { call in
      guard tree.kind(call) == .call else { return false }
      if let type = tree.constructedType(call) { return Catalog.views.has(type, .tapped) }
      return tree.isModifier(call) && tree.name(call).map { Catalog.modifiers.has($0, .gesture) } ?? false
    }
  }
}
