/// What a view or style puts on the screen where it stands for a background.
enum BackgroundPaint {
  /// Something invisible: `Color.clear`, a helper that measures or listens.
  case nothing
  /// The system's own background style: `.background`.
  case system
  case color
  /// A color or gradient that the project has a name for: a token, a theme's member, a parameter.
  case named
  case gradient
  case image
  case shape
  case material
  /// A background view of the project's own, as its name says.
  case view
  case unknown

  /// Whether it surely paints something of the project's own.
  var isCustom: Bool {
    switch self {
    case .color, .named, .gradient, .image, .shape, .view: true
    case .nothing, .system, .material, .unknown: false
    }
  }

  /// Whether it is a surface that the project has a name for, and that is decided where the name is given a value.
  var isOwnSurface: Bool { self == .named || self == .view }

  /// With an article, for messages.
  var text: String {
    switch self {
    case .color, .named: "a color"
    case .gradient: "a gradient"
    case .image: "an image"
    case .shape: "a shape"
    case .material: "a material"
    case .nothing, .system, .view, .unknown: "a background"
    }
  }
}

extension FileContext {
  /// The styles beside the views.
  private static let gradientStyles = NameSet([
    "linearGradient", "radialGradient", "angularGradient", "conicGradient", "ellipticalGradient",
  ])

  private static let images = NameSet(["Image", "AsyncImage", "ImagePaint", "UIImage", "NSImage"])

  private static let systemStyles = NameSet(["background", "windowBackground"])

  /// Helpers that are looked through.
  private static let paintDepth = 4

  /// What an expression paints: of several branches or layers, the first that is custom.
  func paint(of expression: NodeID, depth: Int = 0) -> BackgroundPaint {
    guard depth < Self.paintDepth else { return .unknown }
    switch tree.kind(expression) {
    case .closure: return paint(ofViews: views.views(in: expression), depth)
    case .ternary:
      let branches = tree.children(expression).dropFirst().map { paint(of: $0, depth: depth + 1) }
      // What has a name in one appearance is the same surface in the other.
      return branches.first(where: \.isOwnSurface) ?? strongest(branches)
    case .tuple:
      return tree.onlyElement(expression).map { paint(of: $0, depth: depth + 1) } ?? .unknown
    case .sequence:
      if let branches = alternatives(expression) {
        return strongest(branches.map { paint(of: $0, depth: depth + 1) })
      }
    case .nilLiteral: return .nothing
    default: break
    }
    let chain = views.chain(expression)
    if chain.modifiers.contains(where: { tree.isNamed($0.call, "hidden") }) { return .nothing }
    if tree.kind(chain.root) == .call, let name = views.constructed(chain.root) ?? implicitCallee(chain.root)
    {
      if Catalog.views.has(name, .gradient) || Self.gradientStyles.contains(name) { return .gradient }
      if Self.images.contains(name) {
        // `UIImage()` is an empty one, and `UIImage(named: "")` is none.
        let first = tree.firstArgument(chain.root).flatMap { tree.value($0) }
        return first.map { tree.plainText($0) != "" } ?? false ? .image : .nothing
      }
      if Catalog.views.has(name, .shape) { return paint(ofShape: chain, depth) }
      if Catalog.views.hasAny(name, [.stack, .wrapper]) {
        return views.content(of: chain.root).map { paint(of: $0, depth: depth + 1) } ?? .unknown
      }
      if name == "EmptyView" || name == "Spacer" { return .nothing }
    }
    if let block = views.builder(of: chain.root) {
      let inside = paint(ofViews: views.views(in: block), depth)
      if inside != .unknown { return inside }
    }
    let color = paint(ofColor: expression, chain)
    return color == .unknown ? paint(named: chain.root) : color
  }

  /// Both sides of `theme.barColor ?? Color.red`.
  private func alternatives(_ sequence: NodeID) -> [NodeID]? {
    let parts = Array(tree.children(sequence))
    guard parts.count == 3, tree.isNamed(parts[1], "??") else { return nil }
    return [parts[0], parts[2]]
  }

  private func paint(ofViews all: [NodeID], _ depth: Int) -> BackgroundPaint {
    strongest(all.map { paint(of: $0, depth: depth + 1) })
  }

  private func strongest(_ paints: [BackgroundPaint]) -> BackgroundPaint {
    if let custom = paints.first(where: \.isCustom) { return custom }
    if paints.contains(.unknown) || paints.isEmpty { return .unknown }
    return paints.first { $0 != .nothing } ?? .nothing
  }

  /// A shape paints in what it is filled with, or in the label color.
  private func paint(ofShape chain: ModifierChain, _ depth: Int) -> BackgroundPaint {
    for modifier in chain.modifiers {
      switch tree.name(of: modifier.name) {
      case "fill", "foregroundStyle", "foregroundColor":
        return tree.unlabelledArgument(modifier.call).map { paint(of: $0, depth: depth + 1) } ?? .shape
      default: continue
      }
    }
    return .shape
  }

  /// `linearGradient` of `.linearGradient(…)`.
  private func implicitCallee(_ call: NodeID) -> Name? { tree.isImplicitMember(call) ? tree.name(call) : nil }

  private func paint(ofColor expression: NodeID, _ chain: ModifierChain) -> BackgroundPaint {
    // `Color.red.opacity(0.5).ignoresSafeArea()` is a color up to where it becomes a view.
    let dressing = chain.modifiers.first {
      !tree.isNamed($0.call, "opacity") && !tree.isNamed($0.call, "withAlphaComponent")
    }
    let expression = dressing.flatMap { tree.base(ofModifier: $0.call) } ?? expression
    let all = colors(of: expression, owners: [.swiftUI, .uiKit, .appKit])
    if isSystemStyle(expression) { return .system }
    if all.allSatisfy({ $0.family == .clear || isInvisible($0) }) { return .nothing }
    let painted = all.filter(isPainted)
    if painted.contains(where: { $0.path.isEmpty && $0.kind != .asset }) { return .color }
    if !painted.isEmpty { return .named }
    return all.allSatisfy({ $0.kind == .material || $0.family == .clear }) ? .material : .unknown
  }

  /// Whether an expression is the color that the system lays under a screen, however it is spelled: `.background`,
  /// `Color(.systemBackground)`, `Color(nsColor: .windowBackgroundColor)`.
  func isSystemGround(_ expression: NodeID) -> Bool {
    if isSystemStyle(expression) { return true }
    return colors(of: wholePaint(expression), owners: [.swiftUI, .uiKit, .appKit]).allSatisfy {
      $0.family == .screen && $0.opacities.isEmpty
    }
  }

  /// The color of one that fills the screen: `color` of `color.ignoresSafeArea()`.
  func wholePaint(_ background: NodeID) -> NodeID {
    guard tree.isNamed(background, "ignoresSafeArea") else { return background }
    return tree.base(ofModifier: background) ?? background
  }

  /// Wrappers of one color in another that are looked through.
  private static let wrapperDepth = 4

  /// Whether a color is what a parameter, a property that others set or a theme brings, and not one that the code around it
  /// decides on: `UIColor(theme.bar.color())`.
  func isGivenAtRunTime(_ value: NodeID) -> Bool {
    if tree.kind(value) == .sequence { return alternatives(value).map { isGivenAtRunTime($0[0]) } ?? false }
    var root = value
    for _ in 0..<Self.wrapperDepth {
      let chain = tree.chain(root)
      if isMadeOfGiven(chain) { return true }
      root = chain.root
      if tree.kind(root) == .call, tree.constructedType(root) == nil, let callee = tree.callee(root) {
        root = tree.unwrapped(callee)
      }
      while tree.kind(root) == .member, let base = tree.callee(root), !tree.isNamed(base, "self") {
        root = tree.unwrapped(base)
      }
      guard tree.kind(root) == .call, let type = tree.constructedType(root), ColorType(type) != nil,
        let inner = tree.firstArgument(root).flatMap({ tree.value($0) })
      else { break }
      root = tree.unwrapped(inner)
    }
    // `.bar` is a member of the type that the place asks for.
    guard tree.kind(root) == .identifier || tree.callee(root) != nil, let name = tree.name(root),
      !tree.startsUppercase(name)
    else { return false }
    guard let declaration = declaration(of: name, at: root) else { return true }
    switch tree.kind(declaration) {
    case .binding:
      return tree.value(declaration) == nil && tree.firstChild(declaration, .accessorBlock) == nil
    case .parameter: return true
    default: return false
    }
  }

  /// Whether a function makes a color of something given, as of a theme: `Color.ground(themes.current, isDark: true)`. What it
  /// makes of the appearance alone is one color.
  private func isMadeOfGiven(_ chain: ModifierChain) -> Bool {
    let isOfType =
      tree.kind(chain.root) == .identifier && tree.name(chain.root).map { tree.startsUppercase($0) } ?? false
    let call = isOfType ? chain.modifiers.first?.call : chain.root
    guard let call, tree.kind(call) == .call, tree.constructedType(call) == nil else { return false }
    return tree.arguments(call).compactMap { tree.value($0) }.contains {
      isGivenAtRunTime($0) && !asksForColorScheme($0)
    }
  }

  /// Whether conditions around a color ask which theme people have chosen: `if themes.isTrueBlack { … }`. Light and dark are
  /// the system's.
  func isUpToTheme(_ value: NodeID) -> Bool {
    tree.conditions(around: value).contains { $0.parts.contains { asksForTheme($0) } }
  }

  private func asksForTheme(_ condition: NodeID, isNamed: Bool = false) -> Bool {
    let saysDark = tree.subtree(condition).contains { id in
      tree.name(id).map { $0.saysDark } ?? false
    }
    if saysDark || asksForColorScheme(condition) { return false }
    return tree.subtree(condition).contains { id in
      guard tree.kind(id) == .identifier || tree.kind(id) == .member, let name = tree.name(id) else {
        return false
      }
      if name.containsIgnoringCase("theme") { return true }
      // `let isBlack = themes.isTrueBlack`
      return !isNamed && tree.kind(id) == .identifier
        && declaration(of: name, at: id).flatMap { tree.value($0) }.map { asksForTheme($0, isNamed: true) }
          ?? false
    }
  }

  /// Whether a color is one of an asset catalog, which has a value for each appearance, however it is spelled: `Color("Card")`,
  /// `.card`, or a constant that is set to it.
  func isOfCatalog(_ value: NodeID) -> Bool {
    let color = wholePaint(value)
    if colors(of: color, owners: [.swiftUI, .uiKit, .appKit]).allSatisfy({ $0.kind == .asset }) {
      return true
    }
    guard tree.kind(color) == .member || tree.kind(color) == .identifier, let name = tree.name(color) else {
      return false
    }
    let slots = references.slots(meantBy: color)
    if slots.isEmpty { return tree.kind(color) == .member && site.project.catalogs.hasMember(name.symbol) }
    let evaluator = ConstantEvaluator(site.project.index)
    return slots.allSatisfy { slot in
      guard case .color(let color) = evaluator.value(of: slot) else { return false }
      switch color.paint {
      case .asset, .resource: return true
      case .member(let name): return site.project.catalogs.hasMember(name)
      case .components, .pair, .varying: return false
      }
    }
  }

  private func isPainted(_ color: ColorExpression) -> Bool {
    if isInvisible(color) { return false }
    if let family = color.family { return family != .clear }
    switch color.kind {
    case .components, .asset: return true
    case .system, .material, .unknown: return false
    }
  }

  private func isInvisible(_ color: ColorExpression) -> Bool {
    color.opacities.contains { opacity in
      let values = values(of: opacity)
      return !values.isEmpty && values.allSatisfy { $0.value <= 0.02 }
    }
  }

  private func isSystemStyle(_ expression: NodeID) -> Bool {
    guard tree.kind(expression) == .member, tree.callee(expression) == nil, let name = tree.name(expression)
    else { return false }
    return Self.systemStyles.contains(name)
  }

  /// What a name says about a value or view that this file does not show.
  private func paint(named root: NodeID) -> BackgroundPaint {
    if isMadeAtRunTime(root) { return .unknown }
    let target = tree.kind(root) == .call ? tree.callee(root).map { tree.unwrapped($0) } ?? root : root
    guard let name = tree.name(target), !name.containsIgnoringCase("clear"),
      !name.containsIgnoringCase("visib"), !name.containsIgnoringCase("transparent")
    else { return .unknown }
    if tree.kind(target) == .member {
      guard let base = tree.callee(target) else {
        return isColor(named: name) ? .named : .unknown
      }
      if name == "gradient" { return paint(of: base).isOwnSurface ? .named : .gradient }
      if let owner = tree.name(base), tree.kind(base) == .identifier {
        if ColorType(owner) != nil { return .named }
        if let declared = declaredPaint(member: name, of: owner) { return declared }
      }
    }
    if let declared = declaredPaint(target, name) { return declared }
    if name == "Gradient" { return .gradient }
    if name.hasSuffix("Color") || name.hasSuffix("Colour") || name == "color" { return .named }
    if name.hasSuffix("Gradient") || name == "gradient" { return .named }
    return name.hasSuffix("Background") || name.hasSuffix("BackgroundView") || name.hasSuffix("background")
      ? .view : .unknown
  }

  private static let initializerLabels: Set<Symbol> = [
    ConstantNames.uiColor, ConstantNames.nsColor, ConstantNames.cgColor, ConstantNames.resource,
    ConstantNames.named, ConstantNames.dynamicProvider,
  ]

  /// Whether an initializer of the project's own makes a color that is not known, as by looking it up in a theme:
  /// `Color(id: "bar")`.
  private func isMadeAtRunTime(_ call: NodeID) -> Bool {
    guard tree.kind(call) == .call, tree.constructedType(call).map({ ColorType($0) != nil }) ?? false,
      let label = tree.firstArgument(call).flatMap({ tree.name($0) })?.symbol
    else { return false }
    return ConstantNames.parts[label] == nil && !Self.initializerLabels.contains(label)
  }

  /// Whether an implicit member is a color of the project, as far as that is known or its name says so: any other may be
  /// a style of the project's own.
  private func isColor(named name: Name) -> Bool {
    if name.containsIgnoringCase("color") || name.containsIgnoringCase("colour") { return true }
    let word = name.string
    return scales.colors.contains { color in
      color.reference?.split(separator: ".").last.map { $0 == word } ?? false
        || color.assetMember == word
    }
  }

  /// What the type of a variable of this file says.
  private func declaredPaint(_ target: NodeID, _ name: Name) -> BackgroundPaint? {
    guard tree.kind(target) == .identifier, let declaration = declaration(of: name, at: target),
      let annotation = tree.firstChild(declaration, where: { $0 == .typeAnnotation || $0 == .type }),
      let type = tree.lastTypeName(annotation)
    else { return nil }
    return ColorType(type) != nil || Catalog.views.has(type, .gradient) || Self.gradientStyles.contains(type)
      ? .named : type == "View" ? nil : .unknown
  }

  private static let material = SymbolHash.symbol("Material")

  /// What a type's member is declared as, in whichever file: `static let background: Material = .thin`.
  private func declaredPaint(member name: Name, of owner: Name) -> BackgroundPaint? {
    let sections = site.project.index.sections
    let resolver = IndexResolver(sections: sections)
    var type: Symbol?
    let path = [name.symbol]
    path.withUnsafeBufferPointer {
      resolver.forEachSlot(ofMember: $0, of: owner.symbol, file: site.file) { slot in
        type =
          resolver.symbols(
            sections.slots[Int(slot)].type, sections.files[resolver.file(ofSlot: slot)]
          ).last
      }
    }
    return type == Self.material ? .material : nil
  }
}
