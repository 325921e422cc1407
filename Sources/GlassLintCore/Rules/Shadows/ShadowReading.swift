/// What the shadow rules ask about a shadow before they judge it.
extension FileContext {
  /// The shadow that a call draws where a user sees it; `nil` also where it has no blur, in a preview, and where the
  /// project has a `shadow(…radius:…)` of its own.
  func drawnShadow(_ call: NodeID) -> ShadowExpression? {
    guard let shadow = tree.shadow(call), !hasNoBlur(shadow.radius), !isUnseen(call),
      shadow.kind != .view || !declaresFunction(meantBy: call)
    else { return nil }
    return shadow
  }

  /// The property of a layer's shadow that an assignment sets where a user sees it.
  func drawnLayerShadow(_ assignment: NodeID) -> LayerShadowAssignment? {
    guard let shadow = tree.layerShadow(assignment), !tree.isInPreview(assignment) else { return nil }
    let companions = companions(of: shadow)
    if let radius = companions.first(where: { $0.property == .radius }), hasNoBlur(radius.value) {
      return nil
    }
    if let opacity = companions.first(where: { $0.property == .opacity }), isZero(opacity.value) {
      return nil
    }
    return isCutOff(shadow) ? nil : shadow
  }

  /// Whether the same statements cut the layer to its bounds, and so its shadow off.
  private func isCutOff(_ shadow: LayerShadowAssignment) -> Bool {
    guard let block = tree.parent(shadow.assignment) else { return false }
    let layer = tree.unwrapped(shadow.layer)
    return tree.children(block).prefix(300).contains { statement in
      guard tree.kind(statement) == .assignment, let target = tree.callee(statement),
        let value = tree.value(statement), tree.text(value) == "true"
      else { return false }
      // `view.clipsToBounds` and `view.layer.masksToBounds` are one.
      let owner: NodeID?
      if tree.isNamed(target, "masksToBounds") {
        owner = layer
      } else if tree.isNamed(target, "clipsToBounds") {
        owner = tree.callee(layer)
      } else {
        return false
      }
      switch (tree.callee(target), owner) {
      case (nil, nil): return true
      case (let one?, let other?): return tree.spellsTheSame(tree.range(of: one), tree.range(of: other))
      default: return false
      }
    }
  }

  /// Whether a shadow is that of a label without a ground, so that its letters cast it.
  func isOfLabel(_ shadow: LayerShadowAssignment) -> Bool {
    guard let view = tree.callee(tree.unwrapped(shadow.layer)).map({ tree.unwrapped($0) }) else {
      return tree.enclosingType(of: shadow.assignment).map { tree.inherits($0, "UILabel") } ?? false
    }
    guard let name = tree.ownName(view),
      let declaration = facts.scope.declaration(of: name, at: view)?.node,
      tree.value(declaration).map({ tree.isInitializer(tree.chain($0).root, "UILabel") }) ?? false
        || tree.firstChild(declaration, .typeAnnotation).flatMap({ tree.lastTypeName($0) })
          .map({ $0 == "UILabel" }) ?? false
    else { return false }
    return !(facts.uses[name.hash] ?? []).contains { use in
      tree.parent(use).map { tree.kind($0) == .member && tree.isNamed($0, "backgroundColor") } ?? false
    }
  }

  // MARK: Elevation

  /// Whether a shadow tells how far a surface stands above what is behind it.
  func isElevation(_ shadow: ShadowExpression) -> Bool {
    guard shadow.kind != .inner, !isLine(blurredBy: shadow.radius),
      !isForLightlessSystem(shadow.call), !isGlow(shadow), !isScaled(shadow)
    else { return false }
    if setsOff(shadow) || isOnMap(shadow.call) || isInDrawnPicture(shadow.call) || isModelled(shadow.call) {
      return false
    }
    return shadow.kind != .view || !liesOnPicture(shadow.call) && !isOfDrawing(shadow.call)
  }

  /// Whether the same view is drawn as a thing with light and shade of its own, by shadows inside it.
  func isModelled(_ modifier: NodeID) -> Bool { !tree.innerShadows(of: modifier).isEmpty }

  /// Words of what lies on maps and films.
  private static let mapWords: Set<String> = [
    "map", "annotation", "marker", "pin", "camera", "video", "player", "viewfinder", "livestream",
  ]

  /// Whether a shadow is of what lies on a map or a film, as the names around it say, what its file imports, or the places
  /// where its view is shown: there it sets things off.
  func isOnMap(_ node: NodeID) -> Bool {
    if facts.isOnPicture(node) { return true }
    guard let type = tree.enclosingType(of: node), let name = tree.name(type) else { return false }
    return site.project.isShownOnPicture(name.symbol)
      || !Self.mapWords.isDisjoint(with: TokenWords.words(name.string))
  }

  /// Whether a shadow draws a line around what it is on, which half a point to one side does not move; on a picture or a
  /// film it sets letters off, and may be as far to one side as it is wide.
  func isContour(_ shadow: ShadowExpression) -> Bool {
    isContour(blurredBy: shadow.radius, x: shadow.x, at: shadow.call)
  }

  func isContour(blurredBy radius: NodeID, x: NodeID?, at place: NodeID) -> Bool {
    guard isLine(blurredBy: radius) else { return false }
    guard let x else { return true }
    let farthest = values(of: x).map { abs($0.value) }.max() ?? 0
    return farthest < Self.lineWidth || farthest == Self.lineWidth && isOnMap(place)
  }

  /// Whether what casts a shadow is turned on the screen, so that its sides are not those of the light: by a modifier on it
  /// or around it, or by a container of the project's own, in whichever file that is declared.
  func isTurned(_ shadow: NodeID) -> Bool {
    ([shadow] + tree.containers(of: shadow).map(\.call)).contains { view in
      tree.constructedType(view).map { !Catalog.views.contains($0) && turnsContent($0) } ?? false
        || tree.outerModifiers(of: view).contains { modifier in
          let name = tree.name(of: modifier.name)
          return Catalog.turns(name) || !Catalog.modifiers.contains(name) && turnsContent(name)
        }
    }
  }

  private func turnsContent(_ name: Name) -> Bool {
    site.project.spokenParts(of: name.symbol)?.contains(.turnsContent) ?? false
  }

  /// What floats above everything else, on whatever that is.
  private static let floating: Set<String> = [
    "popover", "popup", "panel", "modal", "dialog", "sheet", "tooltip", "floating", "suggestion",
    "suggestions",
    "completion", "completions", "autocomplete", "dropdown", "toast", "snackbar", "hud", "fab",
  ]

  /// Whether a shadow is of what floats above other content or is a picture, and takes more to be told from it than a card:
  /// as the names around it say, or the places where its view is shown.
  func isFloating(_ node: NodeID) -> Bool {
    if facts.isFloating(node) || isBarePicture(node) || isGlassLater(node) || isLifted(node) { return true }
    if let type = tree.enclosingType(of: node), let name = tree.name(type),
      site.project.isShownFloating(name.symbol)
    {
      return true
    }
    return tree.ancestors(node).contains { ancestor in
      guard
        tree.isTypeDeclaration(ancestor) || tree.kind(ancestor) == .funcDecl
          || tree.kind(ancestor) == .binding,
        let name = tree.name(ancestor)
      else { return false }
      return !Self.floating.isDisjoint(with: TokenWords.words(name.string))
    }
  }

  /// Whether what casts a shadow is put above its siblings, or slides in from an edge, also as a layer of what does.
  private func isLifted(_ node: NodeID) -> Bool {
    guard tree.kind(node) == .call else { return false }
    if isRaised(node) { return true }
    let layers = tree.containers(of: node).prefix { tree.isNamed($0.call, "ZStack") }.map(\.call)
    return ([node] + layers).flatMap { tree.outerModifiers(of: $0) }.contains { modifier in
      switch tree.name(of: modifier.name) {
      case "zIndex": return true
      case "transition":
        return tree.subtree(modifier.call).contains { tree.kind($0) == .call && tree.isNamed($0, "move") }
      case "offset":
        return tree.arguments(modifier.call).contains { side in
          tree.value(side).map(mayMoveAway) ?? false
        }
      default: return false
      }
    }
  }

  /// Whether the condition that a shadow is drawn under makes what casts it larger as well, as a menu lifts what a finger holds:
  /// `.shadow(color: .black.opacity(isHeld ? 0.2 : 0), radius: 12).scaleEffect(isHeld ? 1.05 : 1)`.
  private func isRaised(_ shadow: NodeID) -> Bool {
    let growing = tree.chain(containing: shadow).modifiers.filter { tree.isNamed($0.call, "scaleEffect") }
      .flatMap { choices(among: $0.call) }.filter { choice in
        let sizes = choice.dropFirst().compactMap { tree.number($0) }
        return sizes.count == 2 && sizes.contains { $0 > 1 } && sizes.contains { $0 <= 1 }
      }
    return !growing.isEmpty
      && choices(among: shadow).contains { choice in
        growing.contains { tree.spellsTheSame($0[0], choice[0]) }
      }
  }

  /// The conditions and the two sides of the choices that the arguments of a modifier make.
  private func choices(among modifier: NodeID) -> [[NodeID]] {
    tree.arguments(modifier).flatMap { tree.subtree($0) }.filter { tree.kind($0) == .ternary }
      .map { Array(tree.children($0)) }.filter { $0.count == 3 }
  }

  /// A view that is moved farther leaves where it was.
  private static let ownPlace = 100.0

  /// Whether a state decides to move a view far, or as far as something else is wide: `isShown ? 0 : width`.
  private func mayMoveAway(_ offset: NodeID) -> Bool {
    let offset = tree.unwrapped(offset)
    return tree.kind(offset) == .ternary
      && tree.children(offset).dropFirst().contains { choice in
        tree.number(choice).map { abs($0) > Self.ownPlace } ?? true
      }
  }

  /// Whether newer systems draw as glass what a node is about: the code stands in the other branch of a check.
  private func isGlassLater(_ node: NodeID) -> Bool {
    guard let check = tree.versionCheck(around: node), tree.runsOnlyBefore(release: 26, node) else {
      return false
    }
    return tree.subtree(check).contains { tree.kind($0) == .call && tree.isNamed($0, "glassEffect") }
  }

  /// Whether a modifier goes on a picture that nothing lies on or under: a cover, and no card.
  private func isBarePicture(_ modifier: NodeID) -> Bool {
    guard tree.kind(modifier) == .call else { return false }
    let chain = tree.chain(containing: modifier)
    return isPicture(chain.root)
      && !chain.modifiers.contains {
        tree.isNamed($0.call, "overlay") || tree.isNamed($0.call, "background")
      }
  }

  /// A shadow no wider than that draws a line around what it is on.
  private static let lineWidth = 1.0
  /// A text's shadow that is no wider than its strokes.
  private static let strokeWidth = 3.0

  /// Whether a shadow is light around a thing: one in a color of its own, or a pale one, or one that is not known, without
  /// an offset.
  private func isGlow(_ shadow: ShadowExpression) -> Bool {
    guard let color = shadow.color else { return false }
    let isCentered = onlyValue(shadow.y) == 0
    return inks(of: color).allSatisfy { ink in
      ink.opacity == 0 || ink.shines || isCentered && (ink.depth.map { $0 < Self.paleDepth } ?? true)
    }
  }

  /// A drawing that is scaled as a whole has a radius that is worked out from its size.
  private func isScaled(_ shadow: ShadowExpression) -> Bool {
    let radius = tree.unwrapped(shadow.radius)
    return tree.kind(radius) == .sequence
      && tree.children(radius).contains { tree.isNamed($0, "*") || tree.isNamed($0, "/") }
  }

  /// Whether a shadow is declared under a name for shadows: `struct CoverShadow: ViewModifier`, `func softShadow()`. A view
  /// that is called after its shadow is still the view.
  func isShadowStyle(_ node: NodeID) -> Bool {
    tree.ancestors(node).contains { ancestor in
      switch tree.kind(ancestor) {
      case .structDecl, .classDecl, .extensionDecl, .enumDecl, .funcDecl, .binding:
        tree.name(ancestor).map { $0.containsIgnoringCase("shadow") } ?? false
          && !(tree.kind(ancestor) == .structDecl && tree.inherits(ancestor, "View"))
      default: false
      }
    }
  }

  /// Whether a shadow makes an effect and tells no height: the light and the dark side of a relief, an engraved edge, a
  /// colored light, or a drawing that is scaled as a whole.
  func isEffect(_ shadow: ShadowExpression) -> Bool {
    if let color = shadow.color, isLight(inks(of: color)) { return true }
    if isScaled(shadow) || isInDrawnPicture(shadow.call) { return true }
    guard shadow.kind == .view else { return false }
    if tree.isOfOutline(shadow: shadow.call), ClippedShadow.clip(tree, cutting: shadow.call) != nil {
      return true
    }
    guard let x = shadow.x.flatMap({ onlyValue($0) }) else { return false }
    return tree.chain(containing: shadow.call).modifiers.contains { modifier in
      guard modifier.call != shadow.call, let other = tree.shadow(modifier.call)?.x.flatMap({ onlyValue($0) })
      else { return false }
      return x * other < 0
    }
  }

  /// Whether what can be seen of some inks is light, as far as their colors are known.
  private func isLight(_ inks: [ShadowInk]) -> Bool {
    let known = inks.filter { $0.opacity != 0 && $0.color != nil }
    return known.isEmpty
      ? !inks.isEmpty && inks.allSatisfy { $0.opacity == 0 }
      : known.allSatisfy { $0.shines || ($0.depth ?? 1) < Self.paleDepth }
  }

  /// A color no darker than that is light, whatever its opacity.
  private static let paleDepth = 0.2

  /// Whether a shadow has no blur in the state that a branch of its color is for: `color: on ? a : b, radius: on ? 8 : 0`.
  func isFlat(_ shadow: ShadowExpression, where place: NodeID) -> Bool {
    let radius = tree.unwrapped(shadow.radius)
    guard tree.kind(radius) == .ternary else { return false }
    let radii = Array(tree.children(radius))
    var inner = place
    for ancestor in tree.ancestors(place, limit: 12) {
      defer { inner = ancestor }
      guard tree.contains(shadow.call, ancestor) else { return false }
      guard tree.kind(ancestor) == .ternary, radii.count == 3 else { continue }
      let parts = Array(tree.children(ancestor))
      guard parts.count == 3, let branch = parts.firstIndex(of: inner), branch > 0,
        tree.text(parts[0]) == tree.text(radii[0])
      else { continue }
      return onlyValue(radii[branch]) == 0
    }
    return false
  }

  /// Whether a shadow sets letters or symbols off what is behind them, and is of no surface: one of a symbol, one as narrow as
  /// the strokes of letters, one on a picture or in the style they are drawn in.
  private func setsOff(_ shadow: ShadowExpression) -> Bool {
    guard shadow.kind == .view else { return isOfForeground(shadow.call) }
    guard let base = tree.base(ofModifier: shadow.call) else { return false }
    let isNarrow = onlyValue(shadow.radius).map { $0 <= Self.strokeWidth } ?? false
    return isNarrow && isBareStack(tree.chain(base)) || isOfBareLetters(shadow)
  }

  /// Whether a shadow is of letters or symbols that are set as such and have no ground of their own: it sets them off, however
  /// high a surface would stand. A mere `Text` may stand for any.
  func isOfBareLetters(_ shadow: ShadowExpression) -> Bool {
    guard shadow.kind == .view, let base = tree.base(ofModifier: shadow.call) else { return false }
    let chain = tree.chain(base)
    guard isOfLetters(chain, depth: 0) else { return false }
    return onlyValue(shadow.radius).map { $0 <= Self.strokeWidth } ?? false
      || tree.constructedType(chain.root).map { $0 == "Image" } ?? false || setsLettersOff(shadow)
      || chain.modifiers.contains {
        tree.isNamed($0.call, "font") || tree.isNamed($0.call, "foregroundStyle")
          || tree.isNamed($0.call, "foregroundColor")
      }
  }

  /// Whether a shadow sets letters or symbols off a picture, or off something else that their color is chosen for.
  func setsLettersOff(_ shadow: ShadowExpression) -> Bool {
    guard shadow.kind == .view, let base = tree.base(ofModifier: shadow.call),
      isOfLetters(tree.chain(base), depth: 0)
    else { return false }
    if liesOnPicture(shadow.call) { return true }
    switch backdrop(behind: shadow.call) {
    case .fixed, .hidden: return true
    case .none, .adaptive, .material:
      return tree.chain(containing: shadow.call).modifiers.contains { isInWhite($0) }
    }
  }

  /// Whether a shadow is part of the style that letters or symbols are drawn in.
  private func isOfForeground(_ shadow: NodeID) -> Bool {
    // `.foregroundStyle(.primary.shadow(.drop(…)))`
    let containers = tree.containers(of: shadow).prefix(2)
    guard let style = containers.first(where: { tree.isNamed($0.call, "foregroundStyle") }),
      let base = tree.base(ofModifier: style.call)
    else { return false }
    return isOfLetters(tree.chain(base), depth: 0)
  }

  /// Whether a chain is of a stack that draws no ground, so that each thing in it casts a shadow of its own.
  private func isBareStack(_ chain: ModifierChain) -> Bool {
    guard let type = tree.constructedType(chain.root), Catalog.views.has(type, .stack) else { return false }
    return !chain.modifiers.contains { tree.name($0.call).map { Self.grounds.contains($0) } ?? false }
  }

  private func isInWhite(_ modifier: Modifier) -> Bool {
    guard tree.isNamed(modifier.call, "foregroundStyle") || tree.isNamed(modifier.call, "foregroundColor"),
      let value = tree.unlabelledArgument(modifier.call)
    else { return false }
    return colors(of: value).contains { $0.family == .white }
  }

  /// Whether a chain draws letters or symbols and no ground of their own.
  private func isOfLetters(_ chain: ModifierChain, depth: Int) -> Bool {
    guard depth < 3, let type = tree.constructedType(chain.root),
      !chain.modifiers.contains(where: { tree.name($0.call).map { Self.grounds.contains($0) } ?? false })
    else { return false }
    switch type {
    case "Text", "Label": return true
    case "Image": return tree.argument(chain.root, "systemName") != nil
    case "HStack", "VStack":
      guard let content = tree.trailingClosure(chain.root) else { return false }
      let views = tree.statements(content, limit: 12)
      return !views.isEmpty
        && views.allSatisfy { view in
          let inner = tree.chain(view)
          return tree.constructedType(inner.root).map { $0 == "Spacer" } ?? false
            || isOfLetters(inner, depth: depth + 1)
        }
    default: return false
    }
  }

  /// What gives letters a ground that casts the shadow in their place.
  private static let grounds = NameSet(["background", "overlay", "glassEffect", "border", "clipShape"])

  /// What else is set on the same layer among the same statements.
  func companions(of shadow: LayerShadowAssignment) -> [LayerShadowAssignment] {
    guard let block = tree.parent(shadow.assignment) else { return [] }
    let layer = tree.range(of: shadow.layer)
    return facts.layerShadows(in: block).filter {
      $0.assignment != shadow.assignment && tree.spellsTheSame(tree.range(of: $0.layer), layer)
    }
  }

  /// Whether a shadow of that radius is a line around what it is on.
  func isLine(blurredBy radius: NodeID) -> Bool { isBlur(radius, atMost: Self.lineWidth) }

  /// A radius next to nothing makes a second edge, as engraved letters have, and no shadow.
  private func hasNoBlur(_ radius: NodeID) -> Bool { isBlur(radius, atMost: 0.1) }

  private func isBlur(_ radius: NodeID, atMost limit: Double) -> Bool {
    let values = values(of: radius)
    return !values.isEmpty && values.allSatisfy { $0.value <= limit }
  }

  private func isZero(_ expression: NodeID) -> Bool {
    let values = values(of: expression)
    return !values.isEmpty && values.allSatisfy { $0.value == 0 }
  }

  /// What an expression comes to where it is one number; 0 where there is no expression.
  func onlyValue(_ expression: NodeID?) -> Double? {
    guard let expression else { return 0 }
    let values = values(of: expression)
    return values.count == 1 ? values[0].value : nil
  }
}

extension SyntaxTree {
  /// Whether what casts a shadow is no more than a line along the edge of a shape, which throws it inwards as well.
  func isOfOutline(shadow: NodeID) -> Bool {
    guard let base = base(ofModifier: shadow) else { return false }
    let chain = chain(base)
    guard ShapeName.isShape(self, chain.root) else { return false }
    var isStroked = false
    for modifier in chain.modifiers {
      switch name(of: modifier.name) {
      case "stroke", "strokeBorder": isStroked = true
      case "fill", "background", "overlay": return false
      default: continue
      }
    }
    return isStroked
  }
}

/// What a shadow is drawn with in one branch of its color.
struct ShadowInk {
  enum Kind {
    /// By an opacity written down.
    case translucent(LiteralValue)
    /// By several factors, or by an alpha that is part of the color's literal.
    case mixed(Double, ColorExpression)
    case opaque(ColorExpression)
    /// Opaque black, where no color is given.
    case plain
    case clear
    case unknown
  }

  let kind: Kind
  /// Where its opacity is written, else its branch.
  let place: NodeID
  /// Where the branch of its color is written.
  let branch: NodeID
  /// Its color in light mode, where it is known.
  let color: ColorComponents?
  /// It is written where a component or a modifier that casts the shadow is called.
  var isPassed = false

  /// How far its color is from white in light mode, 0…1, whatever its opacity; `nil` where it is not known.
  var depth: Double? { color.map { 1 - ($0.red + $0.green + $0.blue) / 3 } }

  /// Whether it is a light of its own rather than a shade of gray: bright enough, and of one hue.
  var shines: Bool {
    guard let color else { return false }
    let most = max(color.red, color.green, color.blue)
    return most > 0.35 && most - min(color.red, color.green, color.blue) > 0.2
  }

  /// 0…1; `nil` where it is not known.
  var opacity: Double? {
    switch kind {
    case .translucent(let value): value.value
    case .mixed(let value, _): value
    case .opaque, .plain: 1
    case .clear: 0
    case .unknown: nil
    }
  }

  /// How dark it falls on white, 0…1; `nil` for a color that is not known, which may be that of the thing itself.
  var darkness: Double? { opacity.flatMap { opacity in depth.map { opacity * $0 } } }
}

extension FileContext {
  /// One for every color that an expression can come to, and every opacity of it.
  func inks(of color: NodeID, owners: SystemColor.Owners = .swiftUI) -> [ShadowInk] {
    colors(of: color, owners: owners).flatMap { part in
      let colorInLight = colorInLight(of: part, owner: owners.contains(.swiftUI) ? .swiftUI : .uiKit)
      return inks(of: part, in: color).map { kind in
        var place = part.branch
        var isPassed = false
        if case .translucent(let value) = kind {
          if value.path.isEmpty { place = value.node }
          isPassed = value.path.contains { $0.hasSuffix(":)") }
        }
        return ShadowInk(
          kind: kind, place: place, branch: part.branch, color: colorInLight, isPassed: isPassed)
      }
    }
  }

  /// Those that the calls of this file pass where a color is a component's or a modifier's own: `Card(shade: .black)`.
  func passedInks(of color: NodeID) -> [ShadowInk] {
    let use = tree.unwrapped(color)
    guard tree.kind(use) == .identifier, let name = tree.name(use) else { return [] }
    let follower = ValueFollower(tree: tree, facts: facts)
    return facts.scope.declarations(of: name, at: use).filter { !$0.isOpaque }
      .flatMap { follower.passedValues($0.node) }.flatMap { passed in
        inks(of: passed.value).map { ink in
          var kind = ink.kind
          if case .translucent(let value) = kind {
            let way = [passed.callee, name.string]
            kind = .translucent(LiteralValue(node: value.node, value: value.value, path: value.path + way))
          }
          return ShadowInk(
            kind: kind, place: ink.place, branch: ink.branch, color: ink.color, isPassed: true)
        }
      }
  }

  private func inks(of color: ColorExpression, in use: NodeID) -> [ShadowInk.Kind] {
    if color.family == .clear { return [.clear] }
    guard !color.opacities.isEmpty else { return [plainInk(of: color)] }
    // A color that is translucent by itself comes out lighter than the opacity says, by how much is not known.
    if color.isTranslucentByItself { return [.unknown] }
    if color.opacities.count == 1 {
      let values = values(of: color.opacities[0])
      guard !values.isEmpty else { return [.unknown] }
      // `ink.opacity(0.3)` has its opacity in place, whatever `ink` is.
      let way = tree.contains(use, color.opacities[0]) ? [] : color.path
      return values.map { .translucent(LiteralValue(node: $0.node, value: $0.value, path: $0.path + way)) }
    }
    var product = 1.0
    for factor in color.opacities {
      guard let value = onlyValue(factor) else { return [.unknown] }
      product *= value
    }
    return [.mixed(product, color)]
  }

  /// The ink of a color without an opacity of its own. What may be translucent by itself is unknown.
  private func plainInk(of color: ColorExpression) -> ShadowInk.Kind {
    if color.isTranslucentByItself { return .unknown }
    switch color.kind {
    case .system: return .opaque(color)
    case .components(let components?):
      return components.alpha < 1 ? .mixed(components.alpha, color) : .opaque(color)
    case .asset, .unknown:
      return inLight(color.branch, owner: .swiftUI).map { .mixed($0.alpha, color) } ?? .unknown
    case .components(nil), .material: return .unknown
    }
  }

  /// The color of a shadow in light mode, without the opacities on it.
  private func colorInLight(of color: ColorExpression, owner: ColorType) -> ColorComponents? {
    if case .components(let known?) = color.kind { return known }
    return inLight(color.node, owner: owner)
  }

  /// The only color an expression comes to in light mode.
  private func inLight(_ color: NodeID, owner: ColorType) -> ColorComponents? {
    let palette = SystemPalette(system: .mobile, isDark: false)
    let reader = PaintReader(palette: palette, assumesOpaque: true, takesColor: true)
    let paints = paints(of: color, reader, owner: owner)
    return paints.count == 1 ? paints[0].color : nil
  }

  /// Whether light mode comes to an ink, as far as conditions about the color scheme tell.
  func isDrawnInLight(_ ink: ShadowInk) -> Bool {
    isDrawnInLight(ink.place) && (ink.branch == ink.place || isDrawnInLight(ink.branch))
  }

  /// Whether a branch is one that light mode comes to, as far as conditions about the color scheme around it tell.
  func isDrawnInLight(_ place: NodeID) -> Bool {
    guard appearances(at: place).contains(false) else { return false }
    var inner = place
    for ancestor in tree.ancestors(place) {
      defer { inner = ancestor }
      switch tree.kind(ancestor) {
      case .ternary:
        let parts = Array(tree.children(ancestor))
        guard parts.count == 3, let holds = colorSchemeTruth(of: parts[0], isDark: false) else { continue }
        if inner == parts[holds ? 2 : 1] { return false }
      case .ifBranch where tree.firstChild(ancestor, .codeBlock) == inner:
        guard let condition = tree.callee(ancestor) else { continue }
        if colorSchemeTruth(of: condition, isDark: false) == false { return false }
      default: continue
      }
    }
    return true
  }
}

extension ColorExpression {
  /// Whether it is a system color that lets through what is behind it: secondary labels, separators, fills.
  var isTranslucentByItself: Bool {
    guard case .system(let system) = kind else { return false }
    switch system.family {
    case .black, .white, .hue, .gray, .accent, .screen, .surface, .clear: return false
    case .label: return !["primary", "label", "labelColor", "textColor"].contains(system.name)
    case .separator, .fill: return true
    }
  }

  /// Whether it is known to be black, white, or a gray between.
  var isKnownNeutral: Bool {
    switch kind {
    case .system(let system):
      switch system.family {
      case .black, .white, .gray, .label, .separator, .screen, .surface: return true
      case .hue, .accent, .fill, .clear: return false
      }
    case .components(let components?): return components.isNeutral
    case .components(nil), .asset, .material, .unknown: return false
    }
  }
}

extension ShadowLevel {
  /// `Prominent (opacity 0.12, radius 12, y 6)`.
  var summary: String {
    let values = "opacity \(Self.text(opacity)), radius \(Self.text(radius)), y \(Self.text(y))"
    return name.map { "\($0) (\(values))" } ?? values
  }

  /// A value of a shadow as people write it: `6`, `0.12`.
  static func text(_ value: Double) -> String { JSONValue.text((value * 10_000).rounded() / 10_000) }
}

extension FileContext {
  /// The level of the scale to use instead of a shadow that is too dark: of those lighter than `limit`, the one with
  /// the nearest radius; the darkest where the radius is not known.
  func lighterLevel(than limit: Double, radius: Double?) -> ShadowLevel? {
    scales.shadows.filter { $0.opacity < limit }.min { left, right in
      if let radius, left.radius != right.radius {
        return abs(left.radius - radius) < abs(right.radius - radius)
      }
      return left.opacity > right.opacity
    }
  }
}
