/// What lies behind a view where a way outwards from it ends.
enum GroundEnd: UInt32 {
  /// Nothing is painted that hides what is further out: whoever shows the view decides, and where nobody does, it is the
  /// system's own background.
  case open
  /// A color that follows light and dark.
  case adaptive
  /// A color that the project has a name for.
  case named
  /// A color that looks alike in light and in dark, a picture, or something that is not known.
  case other
  /// A color that is as light in dark mode, or what lies there where light mode is all there is.
  case light
  /// What lies there where dark mode is all there is.
  case dark
}

/// What is painted behind a view.
struct Ground: Equatable {
  var end: GroundEnd
  /// What ``GroundColors`` knows a named color by.
  var color: Symbol = 0
  /// Nearer than that: views, containers and modifiers of the project's own, whose code tells what they paint.
  var passed: [Symbol] = []

  static let open = Ground(end: .open)
  static let adaptive = Ground(end: .adaptive)
  static let other = Ground(end: .other)

  /// What several come to that take turns, or lie beside each other.
  static func any(of grounds: [Ground]) -> Ground {
    guard let first = grounds.first else { return .open }
    if grounds.allSatisfy({ $0 == first }) { return first }
    // A named color that is not there in every case would have to be known already.
    if grounds.contains(where: { $0.end != .open && $0.end != .adaptive }) { return .other }
    return Ground(end: .open, passed: grounds.flatMap(\.passed))
  }
}

/// One way from a view outwards, to the first thing that hides what is further out.
struct GroundWay {
  /// The containers and modifiers of the project's own that it passed, as ``GroundReader/content(of:)`` has them,
  /// innermost first.
  var passed: [Symbol] = []
  var ground = Ground.open
  /// Where nothing was found: what the way ends in the body of, a type or a helper, to be followed in other files; 0 where
  /// what is shown begins.
  var owner: Symbol = 0
  var qualifiedOwner: Symbol = 0
  /// The file it begins in.
  var file = 0
  /// What lies behind a text of a known color there is known for sure: it is `paint`, or what is found by `passed` and
  /// further out.
  var isExact = true
  /// The opaque color that it ends at, as it is written there.
  var paint: NodeID?
  /// The same as the index keeps it.
  var written: Written?
  /// It leaves a button or menu that has a bezel where those have one.
  var isInBezel = false

  /// Notes what a step outwards surely painted.
  /// - Parameters:
  ///   - start: the way before that step.
  ///   - goesOn: whether the step found nothing that ends the way.
  fileprivate mutating func note(_ layers: [PaintedLayer], since start: GroundWay, goesOn: Bool) {
    if goesOn {
      isExact = layers.isEmpty
    } else if layers.count == 1, case .color(let color, let opacities) = layers[0], opacities.isEmpty,
      ground.end != .open, passed.count == start.passed.count
    {
      paint = color
    } else {
      isExact = false
    }
  }
}

/// Reads what views of one file lie on, from the inside outwards: through what is translucent, and through the helpers of
/// the file.
struct GroundReader {
  let tree: SyntaxTree
  let facts: FileFacts
  /// Whether what a view lays out side by side counts as part of what it paints: it does in a background, and for what is
  /// laid over it, and hardly for another layer of a stack.
  var countsContent = true

  /// Calls looked through on one way, helpers within each other, and ways that one view is followed on.
  private static let stepLimit = 64
  private static let depthLimit = 6
  private static let wayLimit = 24

  /// - Parameters:
  ///   - view: a view, or a modifier on one: what was painted before lies behind it as well.
  ///   - end: the type or function that the view was handed to; the ways end there.
  func ways(from view: NodeID, within end: NodeID? = nil) -> [GroundWay] {
    var found: [GroundWay] = []
    let inner = tree.chain(view).modifiers.filter { $0.call != view }
    follow(view, past: inner, GroundWay(), within: end, depth: 0, &found)
    return found
  }

  /// The same of what lies further out than a view or modifier, whatever was painted before.
  func ways(outOf view: NodeID) -> [GroundWay] {
    var found: [GroundWay] = []
    follow(view, past: [], GroundWay(), within: nil, depth: 0, &found)
    return found
  }

  /// The same of what lies further out than the declaration that a view is all of.
  func ways(beyond view: NodeID) -> [GroundWay] {
    var found: [GroundWay] = []
    leave(view, GroundWay(), within: nil, depth: 0, &found)
    return found
  }

  /// The same of what a modifier on `self` is applied to.
  func ways(fromSelfPast modifier: NodeID, within end: NodeID) -> [GroundWay] {
    var found: [GroundWay] = []
    let own = tree.nameToken(modifier).map { Modifier(call: modifier, name: $0, isConditional: false) }
    follow(modifier, past: own.map { [$0] } ?? [], GroundWay(), within: end, depth: 0, &found)
    return found
  }

  /// What the views are known by that a container or modifier of the project's own is handed.
  static func content(of owner: Symbol) -> Symbol { SymbolHash.mix(SymbolHash.symbol("content"), owner) }

  /// What a view of the project's own is known by where others lie on it.
  static func surface(of type: Symbol) -> Symbol { SymbolHash.mix(SymbolHash.symbol("surface"), type) }

  private func follow(
    _ view: NodeID, past inner: [Modifier], _ start: GroundWay, within end: NodeID?, depth: Int,
    _ found: inout [GroundWay]
  ) {
    var way = start
    var current = view
    for step in 0..<Self.stepLimit {
      for modifier in (step == 0 ? inner : []) + tree.outerModifiers(of: current) {
        let start = way
        let goesOn = pass(modifier.call, &way)
        if way.isExact, !goesOn || way.passed.count == start.passed.count {
          way.note(layers(behind: modifier), since: start, goesOn: goesOn)
        }
        guard goesOn else { return found.append(way) }
      }
      let container = tree.container(of: current)
      let below = way.isExact ? layers(leftBy: current) : []
      guard let container else {
        if !below.isEmpty { way.isExact = false }
        return leave(current, way, within: end, depth: depth, &found)
      }
      let start = way
      let goesOn = enter(container, from: current, &way)
      if way.isExact, !goesOn || way.passed.count == start.passed.count {
        way.note(below + layers(of: container, &way), since: start, goesOn: goesOn)
      } else if !below.isEmpty {
        way.isExact = false
      }
      guard goesOn else { return found.append(way) }
      current = container.call
    }
    (way.ground, way.isExact) = (.other, false)
    found.append(way)
  }

  // MARK: Layers

  /// What a modifier surely paints behind a text that has a color of its own.
  private func layers(behind modifier: Modifier) -> [PaintedLayer] {
    let name = tree.name(of: modifier.name)
    guard isOfSystem(name) else { return isNeutral(name) ? [] : [.unknown] }
    let painted = LayerReader(tree: tree, facts: facts)
    switch name {
    case "foregroundColor", "foregroundStyle", "tint", "font", "fontWeight", "bold", "environment",
      "textFieldStyle":
      return []
    case "opacity":
      // One that changes is at most what leaves the text as it is.
      let amount = tree.unlabelledArgument(modifier.call)
      return amount.flatMap { ConstantArithmetic(tree: tree).value($0) } == nil ? [] : [.unknown]
    case "buttonStyle":
      let style = tree.unlabelledArgument(modifier.call).flatMap { tree.name($0) }
      return style.map { GroundNames.plainButtonStyles.contains($0) } ?? false ? [] : [.unknown]
    case "disabled":
      let value = tree.unlabelledArgument(modifier.call)
      return value.map { tree.kind($0) == .booleanLiteral } ?? true ? [.unknown] : []
    case "overlay": return painted.isCover(modifier.call) ? [.unknown] : []
    default:
      if Catalog.modifiers.has(name, .recolors) { return [.unknown] }
      return painted.layers(behind: modifier) ?? [.unknown]
    }
  }

  private func layers(leftBy view: NodeID) -> [PaintedLayer] {
    LayerReader(tree: tree, facts: facts).layers(leftBy: view)
  }

  /// What a container of SwiftUI's surely paints behind its views, but for the layers of a stack.
  private func layers(of container: SyntaxTree.Container, _ way: inout GroundWay) -> [PaintedLayer] {
    let call = container.call
    guard let name = tree.name(call), !facts.declaresCallable(name) else { return [.unknown] }
    switch name {
    case "overlay": return LayerReader(tree: tree, facts: facts).layers(ofOverlayBase: call)
    case "ZStack", "GeometryReader": return []
    case "Button", "Menu", "NavigationLink":
      guard tree.label(ofControl: call, name) == container.argument else { return [.unknown] }
      let style = tree.outerModifiers(of: call).first { tree.name(of: $0.name) == "buttonStyle" }
      let isPlain = style.map { layers(behind: $0).isEmpty } ?? false
      if !(name == "NavigationLink"), !isPlain { way.isInBezel = true }
      return []
    default:
      if GroundNames.showsElsewhere(name) { return [.unknown] }
      return GroundNames.neutralContainers.contains(name) ? [] : [.unknown]
    }
  }

  // MARK: Modifiers

  /// - Returns: whether the way goes on.
  private func pass(_ modifier: NodeID, _ way: inout GroundWay) -> Bool {
    guard let name = tree.name(modifier) else { return true }
    if name == "modifier" {
      let type = tree.unlabelledArgument(modifier).flatMap { tree.constructedType($0) }
      return goOn(through: type, &way)
    }
    if isParameter(name, at: modifier) { return true }
    guard isOfSystem(name) else {
      if paintsByClosure(modifier) { return stop(at: .other, &way) }
      return isNeutral(name) || goOn(through: name, &way)
    }
    if Catalog.modifiers.has(name, .background) { return stop(at: ground(ofBackground: modifier), &way) }
    if name == "buttonStyle" { return passButtonStyle(modifier, &way) }
    if let isDark = tree.appearance(setBy: modifier) {
      return stop(at: Ground(end: isDark ? .dark : .light), &way)
    }
    let isRepainted =
      name == "hidden" || name.containsIgnoringCase("glass")
      || Catalog.modifiers.has(name, .colors) && Catalog.modifiers.has(name, .recolors)
    return isRepainted ? stop(at: .other, &way) : true
  }

  /// `.if(isOn) { $0.background(.black) }`: a closure that paints behind what it is handed.
  private func paintsByClosure(_ modifier: NodeID) -> Bool {
    tree.arguments(modifier).contains { argument in
      guard let closure = tree.closure(argument) else { return false }
      let handed = tree.firstChild(closure, .parameter).flatMap { tree.name($0)?.string } ?? "$0"
      return tree.subtree(closure).contains { id in
        tree.kind(id) == .call && tree.name(id).map { Catalog.modifiers.has($0, .background) } ?? false
          && tree.text(tree.chain(id).root) == handed
      }
    }
  }

  func isOfSystem(_ modifier: Name) -> Bool {
    Catalog.modifiers.contains(modifier) && !facts.declaresFunction(modifier)
  }

  func isNeutral(_ modifier: Name) -> Bool {
    !facts.declaresFunction(modifier) && GroundNames.isNeutral(own: modifier)
  }

  /// Something of the project's own, whose code tells what it paints.
  private func goOn(through owner: Name?, _ way: inout GroundWay) -> Bool {
    guard let owner else { return stop(at: .other, &way) }
    way.passed.append(Self.content(of: owner.symbol))
    return true
  }

  private func stop(at ground: Ground, _ way: inout GroundWay) -> Bool {
    way.passed += ground.passed
    way.ground = Ground(end: ground.end, color: ground.color)
    return ground.end == .open
  }

  private func passButtonStyle(_ modifier: NodeID, _ way: inout GroundWay) -> Bool {
    guard let style = tree.unlabelledArgument(modifier) else { return true }
    if let own = tree.constructedType(style), facts.declaresCallable(own) || !own.hasSuffix("ButtonStyle") {
      return goOn(through: own, &way)
    }
    guard let name = tree.name(style) else { return stop(at: .other, &way) }
    if GroundNames.plainButtonStyles.contains(name) { return true }
    switch name {
    case "bordered", "BorderedButtonStyle": return stop(at: .adaptive, &way)
    default: return tree.constructedType(style) == nil ? stop(at: .other, &way) : goOn(through: name, &way)
    }
  }

  // MARK: Containers

  private func enter(_ container: SyntaxTree.Container, from view: NodeID, _ way: inout GroundWay) -> Bool {
    let call = container.call
    guard let name = tree.name(call) else { return stop(at: .other, &way) }
    if isParameter(name, at: call) { return true }
    if tree.isModifier(call) || facts.isViewModifierOfSelf(call) {
      return enter(modifier: call, name, &way)
    }
    if let label = tree.name(container.argument), label == "rootView" || label == "destination" {
      return false
    }
    guard let type = tree.constructedType(call), let kind = Catalog.views[type],
      !facts.declaresCallable(type, at: call)
    else { return goOn(through: name, &way) }
    if !kind.isDisjoint(with: [.scene, .bar, .menu]) { return false }
    if !kind.isDisjoint(with: [.picture, .canvas]) { return stop(at: .other, &way) }
    if type == "NavigationLink", tree.label(ofControl: call, type) != container.argument { return false }
    if isSystemGround(call, kind) { return stop(at: .adaptive, &way) }
    if !kind.isDisjoint(with: .depth) { return stop(at: ground(below: view, in: container), &way) }
    return true
  }

  /// Whether a function calls what it is handed: what that makes of a view is told where it is handed in.
  private func isParameter(_ name: Name, at call: NodeID) -> Bool {
    guard tree.callee(call).map({ tree.kind($0) }) == .identifier else { return false }
    return facts.scope.declaration(of: name, at: call).map { tree.kind($0.node) == .parameter } ?? false
  }

  private func enter(modifier call: NodeID, _ name: Name, _ way: inout GroundWay) -> Bool {
    guard isOfSystem(name) else { return goOn(through: name, &way) }
    // What is swiped in is white on a color.
    if name == "swipeActions" { return stop(at: .other, &way) }
    if Catalog.modifiers.hasAny(name, [.presents, .bar, .menu]) { return false }
    if name == "overlay" {
      return stop(at: tree.base(ofModifier: call).map { ground(of: $0) } ?? .other, &way)
    }
    // What is laid beside a scroll view lies on its ground.
    if Catalog.modifiers.has(name, .layer), !name.hasPrefix("safeArea") { return stop(at: .other, &way) }
    return true
  }

  /// Whether a container paints a ground of the system's all over: a list or a form, unless that is hidden, a box.
  private func isSystemGround(_ call: NodeID, _ kind: ViewFacts) -> Bool {
    !kind.isDisjoint(with: .ground) && !kind.isDisjoint(with: [.rows, .holds])
      && !tree.chain(containing: call).modifiers.contains { hidesGround($0.call) }
  }

  private func hidesGround(_ modifier: NodeID) -> Bool {
    tree.isNamed(modifier, "scrollContentBackground")
      && tree.unlabelledArgument(modifier).map { !tree.isNamed($0, "visible") } ?? true
  }

  // MARK: Declarations

  private func leave(
    _ view: NodeID, _ start: GroundWay, within end: NodeID?, depth: Int, _ found: inout [GroundWay]
  ) {
    var way = start
    let surroundings = SurroundingsReader(tree: tree, facts: facts)
    if let local = local(holding: view) {
      return follow(surroundings.uses(of: local), from: way, within: end, depth: depth, &found)
    }
    guard let declaration = tree.enclosingDeclaration(of: view),
      !surroundings.isValue(view, in: declaration), tree.kind(declaration) != .initDecl
    else {
      // A few lines without a type around them are shown as they are.
      if tree.enclosingDeclaration(of: view) != nil || surroundings.isValue(view, in: tree.root) {
        way.ground = .other
      }
      way.isExact = false
      return found.append(way)
    }
    if declaration == end { return found.append(way) }
    let type = tree.enclosingType(of: declaration)
    if let type, tree.isNamed(declaration, "body"), tree.kind(declaration) == .binding {
      if type != end { (way.owner, way.qualifiedOwner) = tree.typeNames(type) }
      return found.append(way)
    }
    let uses = surroundings.uses(of: declaration)
    guard uses.isEmpty else { return follow(uses, from: way, within: end, depth: depth, &found) }
    if let helper = tree.helper(declaration) {
      way.owner = helper
    } else {
      (way.ground, way.isExact) = (.other, false)
    }
    found.append(way)
  }

  private func follow(
    _ uses: [NodeID], from start: GroundWay, within end: NodeID?, depth: Int, _ found: inout [GroundWay]
  ) {
    guard !uses.isEmpty, depth < Self.depthLimit, found.count < Self.wayLimit else {
      var way = start
      (way.ground, way.isExact) = (.other, false)
      return found.append(way)
    }
    for use in uses { follow(use, past: [], start, within: end, depth: depth + 1, &found) }
  }

  /// The constant of a body that a view is the value of.
  private func local(holding view: NodeID) -> NodeID? {
    guard let binding = tree.parent(tree.chainTop(view)), tree.kind(binding) == .binding,
      let variable = tree.parent(binding), !tree.isMemberOrGlobal(variable)
    else { return nil }
    return binding
  }
}
