extension SyntaxTree {
  /// The type of a color that a call makes: that of the initializer, or of the color that `.opacity(_)` or
  /// `.withAlphaComponent(_)` is called on. `nil` where the call does not tell.
  func colorType(of call: NodeID) -> ColorType? {
    guard kind(call) == .call else { return nil }
    if let base = base(ofModifier: call), isNamed(call, "opacity") || isNamed(call, "withAlphaComponent") {
      return constructedType(base).flatMap { ColorType($0) } ?? contextualColorType(base)
    }
    return constructedType(call).flatMap { ColorType($0) } ?? contextualColorType(call)
  }

  /// `let card: Color = .init(…)`.
  private func contextualColorType(_ call: NodeID) -> ColorType? {
    guard isImplicitInitializer(call) else { return nil }
    return contextualType(of: call).flatMap { ColorType($0) }
  }

  /// Whether the numbers of a color that is spelled by component are all there is to it: in sRGB, its opacity known.
  /// - Parameter hexLabels: first argument labels of the project's own initializers that take a whole color.
  func spellsAllOfColor(_ color: ColorExpression, hexLabels: [String]) -> Bool {
    let id = color.node
    let arithmetic = ConstantArithmetic(tree: self)
    if let whole = WholeColor(of: id, in: self, labels: hexLabels) {
      return argumentCount(id) == 1 + color.opacities.count && !whole.hasEightDigits(in: self)
        && color.opacities.allSatisfy { arithmetic.value($0) != nil }
    }
    if let space = unlabelledArgument(id), !isNamed(space, "sRGB") { return false }
    let labels = arguments(id).compactMap { name($0) }
    if labels.contains(where: {
      $0.hasPrefix("displayP3") || $0.hasPrefix("calibrated") || $0.hasPrefix("device")
    }) {
      return false
    }
    return color.opacities.allSatisfy { arithmetic.value($0) != nil }
  }
}
