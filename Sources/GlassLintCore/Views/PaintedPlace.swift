/// What a color paints where it stands.
struct PaintedPlace: Sendable {
  /// What it is given to, as far as that is known.
  var meant: ColorParts
  /// What that may be for whoever named the color: a line is drawn as a thin rectangle, a symbol as a shape.
  var possible: ColorParts
  /// It is one of several colors that run into each other.
  var isGradient = false

  static let unknown = PaintedPlace([])

  init(_ parts: ColorParts, possible: ColorParts? = nil) {
    meant = parts
    self.possible = possible ?? parts
  }

  /// Whether a color that is named for these parts can be meant.
  func takes(_ parts: ColorParts) -> Bool { parts.agree(with: possible) }
}

extension SyntaxTree {
  private static let placeLimit = 40

  /// What a color paints: by the call, the label, the property or the variable that it is given to.
  func paintedPlace(of color: NodeID) -> PaintedPlace {
    var current = color
    var isGradient = false
    for ancestor in ancestors(color, limit: Self.placeLimit) {
      defer { current = ancestor }
      switch kind(ancestor) {
      case .ternary, .sequence, .tuple, .array, .returnStmt, .effect, .cast, .forceUnwrap,
        .genericSpecialization:
        continue
      case .member, .call:
        guard node(ancestor).firstChild == UInt32(current) || kind(ancestor) == .member else { continue }
        // `Color(hex: "#1C1C1E").ignoresSafeArea()` is a view.
        if kind(ancestor) == .call, !isMadeOfColor(ancestor) {
          return isHairline(ancestor) ? PaintedPlace(.border) : PaintedPlace(.fill)
        }
      case .argument:
        guard let owner = parent(ancestor) else { return .unknown }
        if kind(owner) == .tuple { continue }
        if wrapsColor(owner) { continue }
        if isGradientCall(owner) {
          isGradient = true
          continue
        }
        var place = place(inArgument: ancestor, of: owner)
        place.isGradient = isGradient
        return place
      case .assignment:
        guard let target = callee(ancestor), target != current else { return .unknown }
        if isOfLine(target) { return PaintedPlace(.border) }
        // `gradientLayer.colors = […]`
        return named(name(target), isGradient || isNamed(target, "colors"))
      case .dictionary:
        return attributeKey(of: color).map { named($0, isGradient) } ?? .unknown
      case .binding, .funcDecl, .parameter, .enumCaseElement:
        return named(name(ancestor), isGradient)
      case .codeBlock, .closure, .accessorBlock, .accessor, .ifStmt, .ifBranch, .switchStmt, .switchCase,
        .guardStmt:
        continue
      default: continue
      }
    }
    return .unknown
  }

  /// Whether the ground that is assigned to is that of a thin view, as its name says: `bottomLineView.backgroundColor`, or what
  /// the closure sets that makes it.
  private func isOfLine(_ target: NodeID) -> Bool {
    guard isNamed(target, "backgroundColor"), let view = callee(target) else { return false }
    return [view, enclosingDeclaration(of: target)].contains { (owner: NodeID?) in
      guard let owner, let name = self.name(owner) else { return false }
      let words = TokenWords.words(name.string)
      let last = words.last == "view" ? words.dropLast().last : words.last
      return last.map { ColorParts(ofNames: [$0]) == .border } ?? false
    }
  }

  /// Whether a view is framed to a point or less, as a line is.
  private func isHairline(_ view: NodeID) -> Bool {
    chain(containing: view).modifiers.contains { modifier in
      isNamed(modifier.call, "frame")
        && arguments(modifier.call).contains { side in
          value(side).flatMap { number($0) }.map { 0 < $0 && $0 <= 1 } ?? false
        }
    }
  }

  private func named(_ name: Name?, _ isGradient: Bool) -> PaintedPlace {
    var place = PaintedPlace(name.map { ColorParts(ofNames: [$0.string]) } ?? [])
    place.isGradient = isGradient
    return place
  }

  /// Methods of colors that give another color.
  private static let colorMethods = NameSet([
    "opacity", "withAlphaComponent", "gradient", "mix", "resolvedColor", "cgColor", "brightness",
    "saturation",
    "shadow", "blendMode", "lighter", "darker", "lighten", "darken", "adjust",
  ])

  private func isMadeOfColor(_ call: NodeID) -> Bool {
    guard let name = name(call) else { return false }
    return Self.colorMethods.contains(name)
  }

  private static let wrappers = NameSet([
    "Color", "UIColor", "NSColor", "CGColor", "AnyShapeStyle", "AnyView", "Optional", "Binding", "Stop",
  ])

  /// `Color(uiColor: …)`, `AnyShapeStyle(…)`, `.init(color: …, location: 0)`: another form of the color.
  private func wrapsColor(_ call: NodeID) -> Bool {
    guard kind(call) == .call else { return false }
    if let type = constructedType(call) { return Self.wrappers.contains(type) }
    if isImplicitInitializer(call) {
      return true
    }
    return false
  }

  private func isGradientCall(_ call: NodeID) -> Bool {
    guard kind(call) == .call, let name = constructedType(call) ?? name(call) else { return false }
    return Catalog.views.has(name, .gradient) || name == "Gradient" || name.hasSuffix("Gradient")
  }

  private func place(inArgument argument: NodeID, of call: NodeID) -> PaintedPlace {
    if let value = value(argument), kind(value) == .closure {
      // A color by itself in a view's content is a view.
      return PaintedPlace(.fill)
    }
    guard kind(call) == .call, let callee = name(call) else { return .unknown }
    let label = name(argument)
    let type = constructedType(call)
    if let label, !(label == "color"), !(label == "colors") {
      let parts = ColorParts(ofNames: [label.string])
      if !parts.isEmpty { return PaintedPlace(parts) }
    }
    switch callee {
    case "drop", "inner": return PaintedPlace(.shadow)
    case "tint", "accentColor": return PaintedPlace([], possible: [.text, .icon, .fill, .border])
    case "foregroundStyle", "foregroundColor": return foreground(of: call)
    case "fill":
      return isHairline(call)
        ? PaintedPlace(.border) : PaintedPlace(.fill, possible: [.fill, .border, .icon])
    default:
      // A type's name says what it draws, not what its colors are for, unless it says just that.
      let parts = ColorParts(ofNames: [callee.string])
      return type == nil ? PaintedPlace(parts) : .unknown
    }
  }

  /// What `foregroundStyle` paints.
  private func foreground(of call: NodeID) -> PaintedPlace {
    guard let base = base(ofModifier: call) else { return PaintedPlace(.foreground) }
    let root = chain(base).root
    guard let type = constructedType(root) ?? (kind(root) == .call ? name(root) : nil) else {
      return PaintedPlace(.foreground)
    }
    if type == "Text" { return PaintedPlace(.text, possible: .foreground) }
    if type == "Image" { return PaintedPlace(.icon, possible: .foreground) }
    if type == "Divider" { return PaintedPlace(.border) }
    if Catalog.views.has(type, .shape), isHairline(call) { return PaintedPlace(.border) }
    if Catalog.views.has(type, .shape) { return PaintedPlace(.fill, possible: [.fill, .border, .icon]) }
    return PaintedPlace(.foreground)
  }
}
