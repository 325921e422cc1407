/// One color an expression comes to in one appearance of one system.
struct Paint: Sendable {
  /// A condition that decides which color it is, and which of its branches this is.
  struct Choice: Sendable, Equatable {
    let condition: String
    let branch: Int
  }

  /// The branch of the expression that was asked about, or all of it.
  let node: NodeID
  /// `nil` where it is not known.
  let color: ColorComponents?
  /// Outermost first.
  let choices: [Choice]
  /// It is a color that follows light and dark by the system's own doing.
  var isAdaptive = false
  /// It is one of the system's colors for text.
  var isLabel = false
  /// It lies on something that is not known: `color` is what it comes to on black, this is what it comes to on white.
  var onWhite: ColorComponents?

  /// Whether both can be seen at the same time.
  func occurs(with other: Paint) -> Bool {
    choices.allSatisfy { own in
      other.choices.allSatisfy { own.condition != $0.condition || own.branch == $0.branch }
    }
  }
}

/// Follows expressions to the colors they come to in one appearance.
///
/// Unlike `ColorReader` it takes only what is surely drawn: a parameter's default or a stored property may be another color
/// by the time, so they are unknown.
struct PaintReader {
  let palette: SystemPalette
  /// An opacity that is not known counts as 1, the best case for a text.
  let assumesOpaque: Bool
  /// The place takes a `Color`, so that `.primary` is one too, and no level of the style around it.
  var takesColor = false

  /// What is known on the way down.
  struct State {
    /// Whose color an implicit member means; `nil` where any of the system's types can.
    var owner: ColorType?
    var node: NodeID
    /// Names and wrappers were passed, so that branches further down are no places to report.
    var isElsewhere = false
    var opacity = 1.0
    var choices: [Paint.Choice] = []
    var depth = 0
  }

  static let depthLimit = 12
  static let countLimit = 16
}

extension RuleContext {
  /// The colors that an expression, where SwiftUI takes a style, comes to.
  func paints(of expression: NodeID, _ reader: PaintReader, owner: ColorType = .swiftUI) -> [Paint] {
    var result: [Paint] = []
    read(expression, reader, PaintReader.State(owner: owner, node: expression), &result)
    return result
  }

  private func append(
    _ color: ColorComponents?, _ state: PaintReader.State, _ result: inout [Paint], isAdaptive: Bool = false,
    isLabel: Bool = false
  ) {
    result.append(
      Paint(
        node: state.node, color: color.map { $0.multiplied(byOpacity: state.opacity) },
        choices: state.choices, isAdaptive: isAdaptive, isLabel: isLabel))
  }

  private func read(_ id: NodeID, _ reader: PaintReader, _ state: PaintReader.State, _ result: inout [Paint])
  {
    guard result.count < PaintReader.countLimit, state.depth < PaintReader.depthLimit else {
      return append(nil, state, &result)
    }
    var inner = state
    inner.depth += 1
    switch tree.kind(id) {
    case .tuple:
      guard let only = tree.onlyElement(id) else { break }
      return read(only, reader, inner, &result)
    case .ternary: return readTernary(id, reader, inner, &result)
    case .ifStmt, .switchStmt:
      guard !asksForColorScheme(id) else { break }
      return readBranches(tree.branchValues(id), of: id, reader, inner, &result)
    case .call, .macroExpansion: return readCall(id, reader, inner, &result)
    case .identifier:
      guard let name = tree.name(id), let declaration = facts.scope.declaration(of: name, at: id) else {
        break
      }
      return follow(declaration, reader, inner, &result)
    case .member: return readMember(id, reader, inner, &result)
    default: break
    }
    append(nil, state, &result)
  }

  // MARK: Branches

  private func readTernary(
    _ id: NodeID, _ reader: PaintReader, _ state: PaintReader.State, _ result: inout [Paint]
  ) {
    let parts = Array(tree.children(id))
    guard parts.count == 3 else { return append(nil, state, &result) }
    var state = state
    if let isTrue = colorSchemeTruth(of: parts[0], isDark: reader.palette.isDark) {
      let branch = parts[isTrue ? 1 : 2]
      if !state.isElsewhere { state.node = branch }
      return read(branch, reader, state, &result)
    }
    guard !asksForColorScheme(parts[0]) else { return append(nil, state, &result) }
    var condition = tree.unwrapped(parts[0])
    var isNegated = false
    if tree.kind(condition) == .prefixExpr, tree.isNamed(condition, "!"), let operand = tree.callee(condition)
    {
      (condition, isNegated) = (tree.unwrapped(operand), true)
    }
    let text = tree.text(condition)
    for (index, branch) in parts.dropFirst().enumerated() {
      var own = state
      own.choices.append(Paint.Choice(condition: text, branch: isNegated ? 1 - index : index))
      if !own.isElsewhere { own.node = branch }
      read(branch, reader, own, &result)
    }
  }

  private func readBranches(
    _ branches: [NodeID], of id: NodeID, _ reader: PaintReader, _ state: PaintReader.State,
    _ result: inout [Paint]
  ) {
    guard !branches.isEmpty else { return append(nil, state, &result) }
    for (index, branch) in branches.enumerated() {
      var own = state
      if branches.count > 1 { own.choices.append(Paint.Choice(condition: "#\(id)", branch: index)) }
      read(branch, reader, own, &result)
    }
  }

  /// Whether a condition about the color scheme holds in an appearance; `nil` for any other condition, and for one that is
  /// more than a comparison.
  func colorSchemeTruth(of condition: NodeID, isDark: Bool, hops: Int = 3) -> Bool? {
    let id = tree.unwrapped(condition)
    guard hops > 0 else { return nil }
    switch tree.kind(id) {
    case .prefixExpr where tree.isNamed(id, "!"):
      return tree.callee(id).flatMap { colorSchemeTruth(of: $0, isDark: isDark, hops: hops - 1) }.map { !$0 }
    case .sequence:
      let parts = Array(tree.children(id))
      guard parts.count == 3, let operation = tree.name(parts[1]) else { return nil }
      guard operation == "==" || operation == "!=" else { return nil }
      let sides = [parts[0], parts[2]]
      guard let scheme = sides.compactMap({ schemeIsDark($0) }).first,
        sides.contains(where: { schemeIsDark($0) == nil && asksForColorScheme($0) })
      else { return nil }
      return (scheme == isDark) == (operation == "==")
    case .identifier:
      guard let name = tree.name(id), let binding = declaration(of: name, at: id),
        tree.kind(binding) == .binding
      else { return nil }
      let values = tree.declaredValues(binding)
      return values.count == 1 ? colorSchemeTruth(of: values[0], isDark: isDark, hops: hops - 1) : nil
    default: return nil
    }
  }

  /// `.dark`, `ColorScheme.light`.
  func schemeIsDark(_ id: NodeID) -> Bool? {
    guard tree.kind(id) == .member, let name = tree.name(id) else { return nil }
    if let base = tree.callee(id), !tree.isNamed(base, "ColorScheme") { return nil }
    return name == "dark" ? true : name == "light" ? false : nil
  }

  // MARK: Names

  private func readMember(
    _ id: NodeID, _ reader: PaintReader, _ state: PaintReader.State, _ result: inout [Paint]
  ) {
    guard let name = tree.name(id) else { return append(nil, state, &result) }
    guard let base = tree.callee(id) else { return readStatic(name, reader, state, &result) }
    if name == "cgColor" { return read(base, reader, state, &result) }
    let owner = tree.unwrapped(base)
    guard tree.kind(owner) == .identifier || isInModule(owner), let type = tree.name(owner) else {
      return append(nil, state, &result)
    }
    if type == "self" || type == "Self" {
      let declaration = tree.enclosingType(of: id).flatMap { tree.name($0) }.flatMap {
        facts.scope.member(name, ofType: $0)
      }
      guard let declaration else { return append(nil, state, &result) }
      return follow(declaration, reader, state, &result)
    }
    guard tree.startsUppercase(type) else { return append(nil, state, &result) }
    if type == "Color" || type == "ShapeStyle" || type == "UIColor" || type == "NSColor" {
      var inner = state
      inner.owner = ColorType(type) ?? .swiftUI
      // `.primary` of a style is a level of whatever color is around it; that of `Color` is the label color.
      return readStatic(name, reader, inner, &result, isSpelledOut: true)
    }
    if let own = facts.scope.member(name, ofType: type) { return follow(own, reader, state, &result) }
    append(named("\(type.string).\(name.string)", reader), state, &result)
  }

  private func isInModule(_ owner: NodeID) -> Bool {
    guard tree.kind(owner) == .member, let base = tree.callee(owner), let module = tree.name(base) else {
      return false
    }
    return module == "SwiftUI" || module == "UIKit" || module == "AppKit"
  }

  /// `.name`, or `Color.name`: the project's own goes before the system's.
  private func readStatic(
    _ name: Name, _ reader: PaintReader, _ state: PaintReader.State, _ result: inout [Paint],
    isSpelledOut: Bool = false
  ) {
    let owners = state.owner.map { [$0] } ?? [.uiKit, .appKit]
    let types = owners.map { Name(staticName($0)) } + (owners == [.swiftUI] ? [Name("ShapeStyle")] : [])
    for type in types {
      if let own = facts.scope.member(name, ofType: type) { return follow(own, reader, state, &result) }
      guard !fileDeclares(type) else { return append(nil, state, &result) }
    }
    let text = name.string
    for type in types {
      if let color = named("\(type.string).\(text)", reader) { return append(color, state, &result) }
    }
    if !isSpelledOut, !reader.takesColor || state.isElsewhere, state.owner == .swiftUI, isLevel(name) {
      return append(nil, state, &result)
    }
    if let found = system(text, owners, reader) {
      let family = SystemColor.named(name, in: [.swiftUI, .uiKit, .appKit])?.family
      let isSurface = family == .screen || family == .surface || family == .fill
      return append(
        found, state, &result, isAdaptive: isSurface || text.hasPrefix("systemGray"),
        isLabel: family == .label)
    }
    append(asset(symbol: text, reader), state, &result)
  }

  private func staticName(_ type: ColorType) -> StaticString {
    switch type {
    case .swiftUI: "Color"
    case .uiKit: "UIColor"
    case .appKit: "NSColor"
    }
  }

  /// Which of the frameworks' colors a name means where both have it: UIKit's, unless only AppKit knows the name.
  private func system(_ name: String, _ owners: [ColorType], _ reader: PaintReader) -> ColorComponents? {
    for owner in owners {
      if let color = reader.palette.color(name, of: owner) { return color }
    }
    return nil
  }

  private func isLevel(_ name: Name) -> Bool {
    switch name {
    case "primary", "secondary", "tertiary", "quaternary", "quinary", "foreground", "tint", "selection",
      "link", "placeholder":
      return true
    default: return false
    }
  }

  /// What a constant is set to, or a property computes: only what nobody else can set.
  private func follow(
    _ declaration: FileScope.Declaration, _ reader: PaintReader, _ state: PaintReader.State,
    _ result: inout [Paint]
  ) {
    let binding = declaration.node
    guard !declaration.isOpaque, tree.kind(binding) == .binding, let variable = tree.parent(binding),
      tree.kind(variable) == .variableDecl, isConstant(variable, binding)
    else { return append(nil, state, &result) }
    let values = ValueFollower(tree: tree, facts: facts).declaredValues(binding)
    guard !values.isEmpty, values.count == 1 || !asksForColorScheme(binding) else {
      return append(nil, state, &result)
    }
    var inner = state
    inner.isElsewhere = true
    inner.owner = tree.firstChild(binding, .typeAnnotation).flatMap { tree.lastTypeName($0) }.flatMap {
      ColorType($0)
    }
    readBranches(values, of: binding, reader, inner, &result)
  }

  private func isConstant(_ variable: NodeID, _ binding: NodeID) -> Bool {
    if tree.firstChild(binding, .accessorBlock) != nil { return true }
    if tree.firstChild(variable, .attribute) != nil { return false }
    let flags = tree.node(variable).flags
    return flags.contains(.constant) || flags.contains(.isStatic)
  }

  // MARK: Calls

  private func readCall(
    _ id: NodeID, _ reader: PaintReader, _ state: PaintReader.State, _ result: inout [Paint]
  ) {
    if tree.kind(id) == .macroExpansion {
      guard tree.isNamed(id, "colorLiteral") else { return append(nil, state, &result) }
      return append(components(of: id), state, &result)
    }
    if let base = tree.base(ofModifier: id) {
      guard let name = tree.name(id), name == "opacity" || name == "withAlphaComponent",
        tree.argumentCount(id) == 1, let amount = tree.unlabelledArgument(id)
      else { return append(nil, state, &result) }
      guard let opacity = opacity(amount, reader) else { return append(nil, state, &result) }
      var inner = state
      inner.opacity *= opacity
      // `(isOn ? .red : .blue).opacity(0.1)` is told as a whole.
      inner.isElsewhere = true
      return read(base, reader, inner, &result)
    }
    if let type = tree.constructedType(id), type == "AnyShapeStyle", let value = tree.unlabelledArgument(id) {
      return read(value, reader, state, &result)
    }
    let owner: ColorType?
    if let type = tree.constructedType(id) {
      owner = fileDeclares(type) ? nil : ColorType(type)
    } else {
      owner = tree.isImplicitInitializer(id) ? state.owner : nil
    }
    guard let owner, let first = tree.firstArgument(id), let value = tree.value(first) else {
      return append(nil, state, &result)
    }
    readInitializer(id, owner, tree.name(first), value, reader, state, &result)
  }

  private func readInitializer(
    _ id: NodeID, _ owner: ColorType, _ label: Name?, _ value: NodeID, _ reader: PaintReader,
    _ state: PaintReader.State, _ result: inout [Paint]
  ) {
    var inner = state
    guard let label else {
      if tree.kind(value) == .stringLiteral, let text = literal(value) {
        if text.hasPrefix("#") { return append(components(of: id), state, &result) }
        return append(asset(text, reader), state, &result)
      }
      guard tree.argumentCount(id) == 1 else { return append(components(of: id), state, &result) }
      inner.owner = owner == .swiftUI ? nil : .swiftUI
      return read(value, reader, inner, &result)
    }
    switch label {
    case "uiColor":
      inner.owner = .uiKit
      return read(value, reader, inner, &result)
    case "nsColor":
      inner.owner = .appKit
      return read(value, reader, inner, &result)
    case "cgColor":
      inner.owner = nil
      return read(value, reader, inner, &result)
    case "named": append(literal(value).flatMap { asset($0, reader) }, state, &result)
    case "resource": append(tree.name(value).flatMap { asset(symbol: $0.string, reader) }, state, &result)
    default: append(components(of: id), state, &result)
    }
  }

  /// An opacity that is one number; else `nil`, or 1 where that may be assumed.
  func opacity(_ amount: NodeID, _ reader: PaintReader) -> Double? {
    if let number = ConstantArithmetic(tree: tree).value(amount) { return number }
    return reader.assumesOpaque ? 1 : nil
  }

  private func literal(_ id: NodeID) -> String? {
    guard tree.kind(id) == .stringLiteral else { return nil }
    return ColorReader(tree: tree, facts: facts, hexLabels: []).literalText(id)
  }

  /// The color of a call that spells it by component, where its numbers and its color space are known.
  private func components(of call: NodeID) -> ColorComponents? {
    guard let color = colors(of: call).first, color.node == call, case .components(var known?) = color.kind
    else { return nil }
    let arithmetic = ConstantArithmetic(tree: tree)
    var alpha = 1.0
    for opacity in color.opacities {
      guard let number = arithmetic.value(opacity) else { return nil }
      alpha *= number
    }
    if known.alpha < 1, color.opacities.isEmpty { return nil }
    known.alpha = alpha
    guard known.isInRange || tree.argument(call, "hue") != nil else { return nil }
    for argument in tree.arguments(call) {
      guard let label = tree.name(argument) else { continue }
      if label.hasPrefix("displayP3") { return ColorComponents(displayP3: known.channels, alpha: alpha) }
      if label.hasPrefix("calibrated") || label.hasPrefix("device") || label.hasPrefix("generic") {
        return nil
      }
    }
    guard let space = tree.unlabelledArgument(call), tree.kind(space) == .member else { return known }
    if tree.isNamed(space, "displayP3") { return ColorComponents(displayP3: known.channels, alpha: alpha) }
    return tree.isNamed(space, "sRGB") ? known : nil
  }

  // MARK: The project's colors

  /// A constant of the project, or a color of its configuration.
  private func named(_ reference: String, _ reader: PaintReader) -> ColorComponents? {
    appearance(reference) { scales in
      scales.colors.filter { $0.name == reference || $0.reference == reference }
    }.map { reader.palette.isDark ? $0.dark ?? $0.light : $0.light }
  }

  /// A color set by its name.
  private func asset(_ name: String, _ reader: PaintReader) -> ColorComponents? {
    appearance("\"" + name) { scales in scales.colors.filter { $0.assetName == name } }
      .map { reader.palette.isDark ? $0.dark ?? $0.light : $0.light }
  }

  /// A color set by the name Xcode gives it in Swift: `.brandPrimary` of `brand-primary`, `.brand` of `BrandColor`.
  private func asset(symbol: String, _ reader: PaintReader) -> ColorComponents? {
    appearance("." + symbol) { scales in
      scales.colors.filter { $0.assetName.map { AssetSymbol.member(of: $0) == symbol } ?? false }
    }.map { reader.palette.isDark ? $0.dark ?? $0.light : $0.light }
  }

  /// Kept, since the colors of a project are many and the names in a file few.
  private func appearance(_ key: String, _ find: (DesignScales) -> [NamedColor]) -> AppearanceColor? {
    if let known = facts.namedColors[key] { return known }
    let found = find(scales).map { scales.value(of: $0) }
    let only = found.first.flatMap { first in found.allSatisfy { $0 == first } ? first : nil }
    facts.namedColors[key] = .some(only)
    return only
  }
}

extension NamedColor {
  /// The name of a color set.
  var assetName: String? {
    guard let name, name.hasPrefix("Color(\"") else { return nil }
    return String(name.dropFirst(7).prefix { $0 != "\"" })
/// What a view or style puts on the screen where it stands for a background.
enum Paint {
  /// Something invisible: `Color.clear`, a helper that measures or listens.
  case nothing
  /// The system's own background style: `.background`.
  case system
  case color
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
    case .color, .gradient, .image, .shape, .view: true
    case .nothing, .system, .material, .unknown: false
    }
  }

  /// With an article, for messages.
  var text: String {
    switch self {
    case .color: "a color"
    case .gradient: "a gradient"
    case .image: "an image"
    case .shape: "a shape"
    case .material: "a material"
    case .nothing, .system, .view, .unknown: "a background"
    }
  }
}

extension RuleContext {
  private static let gradients = NameSet([
    "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient", "MeshGradient",
    "linearGradient", "radialGradient", "angularGradient", "conicGradient", "ellipticalGradient",
  ])

  private static let images = NameSet(["Image", "AsyncImage", "ImagePaint", "UIImage", "NSImage"])

  private static let shapes = NameSet([
    "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle", "Capsule", "Circle", "Ellipse",
    "ContainerRelativeShape", "ConcentricRectangle",
  ])

  private static let groups = NameSet(["ZStack", "VStack", "HStack", "Group", "GeometryReader"])

  /// Members of `Visibility`, which paint nothing.
  private static let visibilities = NameSet(["visible", "hidden", "automatic"])

  private static let systemStyles = NameSet(["background", "windowBackground"])

  /// Helpers that are looked through.
  private static let paintDepth = 4

  /// What an expression paints: of several branches or layers, the first that is custom.
  func paint(of expression: NodeID, depth: Int = 0) -> Paint {
    guard depth < Self.paintDepth else { return .unknown }
    switch tree.kind(expression) {
    case .closure: return paint(ofViews: views.views(in: expression), depth)
    case .ternary:
      return strongest(tree.children(expression).dropFirst().map { paint(of: $0, depth: depth + 1) })
    case .tuple:
      return tree.onlyElement(expression).map { paint(of: $0, depth: depth + 1) } ?? .unknown
    case .nilLiteral: return .nothing
    default: break
    }
    let chain = views.chain(expression)
    if chain.modifiers.contains(where: { tree.isNamed($0.call, "hidden") }) { return .nothing }
    if tree.kind(chain.root) == .call, let name = views.constructed(chain.root) ?? implicitCallee(chain.root)
    {
      if Self.gradients.contains(name) { return .gradient }
      if Self.images.contains(name) {
        // `UIImage()` is an empty one.
        return tree.firstArgument(chain.root) == nil ? .nothing : .image
      }
      if Self.shapes.contains(name) { return paint(ofShape: chain, depth) }
      if Self.groups.contains(name) {
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

  private func paint(ofViews all: [NodeID], _ depth: Int) -> Paint {
    strongest(all.map { paint(of: $0, depth: depth + 1) })
  }

  private func strongest(_ paints: [Paint]) -> Paint {
    if let custom = paints.first(where: \.isCustom) { return custom }
    if paints.contains(.unknown) || paints.isEmpty { return .unknown }
    return paints.first { $0 != .nothing } ?? .nothing
  }

  /// A shape paints in what it is filled with, or in the label color.
  private func paint(ofShape chain: ModifierChain, _ depth: Int) -> Paint {
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

  private func paint(ofColor expression: NodeID, _ chain: ModifierChain) -> Paint {
    // `Color.red.opacity(0.5).ignoresSafeArea()` is a color up to where it becomes a view.
    let dressing = chain.modifiers.first {
      !tree.isNamed($0.call, "opacity") && !tree.isNamed($0.call, "withAlphaComponent")
    }
    let expression = dressing.flatMap { tree.base(ofModifier: $0.call) } ?? expression
    let all = colors(of: expression, owners: [.swiftUI, .uiKit, .appKit])
    if isSystemStyle(expression) { return .system }
    if all.allSatisfy({ $0.family == .clear || isInvisible($0) }) { return .nothing }
    if all.contains(where: { $0.family != nil && $0.family != .clear && !isInvisible($0) }) { return .color }
    if all.contains(where: { isSpelledOut($0) && !isInvisible($0) }) { return .color }
    return all.allSatisfy({ $0.kind == .material || $0.family == .clear }) ? .material : .unknown
  }

  private func isSpelledOut(_ color: ColorExpression) -> Bool {
    switch color.kind {
    case .components, .asset: true
    case .system, .material, .unknown: false
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
  private func paint(named root: NodeID) -> Paint {
    let target = tree.kind(root) == .call ? tree.callee(root).map { tree.unwrapped($0) } ?? root : root
    guard let name = tree.name(target), !name.containsIgnoringCase("clear"),
      !name.containsIgnoringCase("visib"), !name.containsIgnoringCase("transparent")
    else { return .unknown }
    if tree.kind(target) == .member {
      guard let base = tree.callee(target) else {
        return Self.visibilities.contains(name) || name == "init" ? .unknown : .color
      }
      if name == "gradient" { return .gradient }
      if let owner = tree.name(base), tree.kind(base) == .identifier, ColorType(owner) != nil {
        return .color
      }
    }
    if let declared = declaredPaint(target, name) { return declared }
    if name.hasSuffix("Color") || name.hasSuffix("Colour") || name == "color" { return .color }
    if name.hasSuffix("Gradient") || name == "gradient" { return .gradient }
    return name.hasSuffix("Background") || name.hasSuffix("BackgroundView") || name.hasSuffix("background")
      ? .view : .unknown
  }

  /// What the type of a variable of this file says.
  private func declaredPaint(_ target: NodeID, _ name: Name) -> Paint? {
    guard tree.kind(target) == .identifier, let declaration = declaration(of: name, at: target),
      let annotation = tree.firstChild(declaration, where: { $0 == .typeAnnotation || $0 == .type }),
      let type = tree.lastTypeName(annotation)
    else { return nil }
    if ColorType(type) != nil { return .color }
    return Self.gradients.contains(type) ? .gradient : type == "View" ? nil : .unknown
  }
}
