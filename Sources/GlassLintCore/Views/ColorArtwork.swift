/// Colors that a picture is made of, and that no one would look for among the names of a design system.
extension SyntaxTree {
  private static let artworkLimit = 40
  /// A choice among so many colors is a key to data: one for each level, kind or slice.
  private static let keySize = 3

  /// What a drawing sets its colors with.
  private static let pens = NameSet([
    "setFillColor", "setStrokeColor", "setFill", "setStroke", "fillColor", "strokeColor",
  ])
  /// Types and functions that draw.
  private static let drawingTypes = NameSet([
    "Shape", "InsettableShape", "CALayer", "CAShapeLayer", "CAGradientLayer",
  ])
  private static let drawingFunctions = NameSet(["draw", "drawRect"])

  /// Whether a color is a stop of a gradient, one of a list of colors, of a key that has one for each case, or ink of a
  /// drawing that is made by hand.
  func isOfPicture(_ color: NodeID) -> Bool {
    var inner = color
    var isGiven = false
    for ancestor in ancestors(color, limit: Self.artworkLimit) {
      defer { inner = ancestor }
      switch kind(ancestor) {
      case .array:
        if Array(children(ancestor).prefix(2)).count > 1 { return true }
      case .call:
        if isPictureCall(ancestor) { return true }
        // What a view or a modifier takes is that view's paint, whatever chooses among views around it.
        if callee(ancestor) != inner, !isMadeOfColors(ancestor) { isGiven = true }
      case .member: if let name = name(ancestor), Self.pens.contains(name) { return true }
      case .assignment:
        if let target = callee(ancestor), target != inner, let name = name(target), Self.pens.contains(name) {
          return true
        }
        isGiven = true
      case .switchStmt:
        if !isGiven, children(ancestor).filter({ kind($0) == .switchCase }).count >= Self.keySize {
          return true
        }
      case .funcDecl: if let name = name(ancestor), Self.drawingFunctions.contains(name) { return true }
      case .structDecl, .classDecl, .extensionDecl:
        return children(ancestor).contains { child in
          kind(child) == .inheritedType && name(child).map { Self.drawingTypes.contains($0) } ?? false
        }
      default: continue
      }
    }
    return false
  }

  private func isPictureCall(_ call: NodeID) -> Bool {
    guard let name = constructedType(call) ?? name(call) else { return false }
    return Self.pens.contains(name) || name == "Canvas" || name == "Stop" || name.hasSuffix("Gradient")
      || argument(call, "location") != nil && argument(call, "color") != nil
  }

  /// `Color(…)`, `.init(…)` and `.opacity(…)` make a color of a color.
  private func isMadeOfColors(_ call: NodeID) -> Bool {
    if let type = constructedType(call) { return type.hasSuffix("Color") }
    return isImplicitInitializer(call)
  }

  /// Whether a color stands in a closure that gives one for each appearance: `UIColor { $0.userInterfaceStyle … }`.
  func isInColorProvider(_ color: NodeID) -> Bool {
    for ancestor in ancestors(color, limit: Self.artworkLimit) {
      switch kind(ancestor) {
      case .closure:
        guard let call = parent(ancestor).flatMap({ parent($0) }), kind(call) == .call else { return false }
        return argument(call, "dynamicProvider") != nil || constructedType(call)?.hasSuffix("Color") ?? false
      case .funcDecl, .binding, .accessorBlock: return false
      default: continue
      }
    }
    return false
  }
}
