/// Colors that are spelled by component, and those that the project names.
extension FileContext {
  /// The color of a call that spells it by component, where its numbers and its color space are known.
  func components(of call: NodeID) -> ColorComponents? {
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
  func named(_ reference: String, _ reader: PaintReader) -> ColorComponents? {
    appearance(reference) { scales in
      let isOpen = isOpen(reference)
      // What a configuration says of a color goes before all that the code tells.
      return scales.colors.filter {
        ($0.name == reference || $0.reference == reference)
          && !(isOpen && ($0.position != nil || $0.assetName != nil))
      }
    }.map { reader.palette.isDark ? $0.dark ?? $0.light : $0.light }
  }

  /// Whether a constant of the project is a color of which nothing is known on one of the systems that the file is for.
  func isOpen(_ reference: String) -> Bool {
    guard let isOfMac = site.project.openColors[reference] else { return false }
    return !isOfMac || platforms.isEmpty || platforms.includes(.macOS)
  }

  /// The color of the system's that a constant of the project is another name for, where no color set has that name.
  func systemColor(named reference: String) -> Symbol? {
    if let known = facts.namedSystemColors[reference] { return known }
    let symbols = scales.colors.filter { $0.name == reference || $0.reference == reference }.map(\.systemName)
    var only = symbols.first.flatMap { first in symbols.allSatisfy { $0 == first } ? first : nil }
    if let name = only.flatMap({ SystemColor.names[$0]?.name }),
      scales.colors.contains(where: { $0.assetMember == name })
    {
      only = nil
    }
    facts.namedSystemColors[reference] = .some(only)
    return only
  }

  /// A color set by its name.
  func asset(_ name: String, _ reader: PaintReader) -> ColorComponents? {
    appearance("\"" + name) { scales in scales.colors.filter { $0.assetName == name } }
      .map { reader.palette.isDark ? $0.dark ?? $0.light : $0.light }
  }

  /// A color set by the name Xcode gives it in Swift: `.brandPrimary` of `brand-primary`, `.brand` of `BrandColor`.
  func asset(symbol: String, _ reader: PaintReader) -> ColorComponents? {
    appearance("." + symbol) { scales in
      scales.colors.filter { $0.assetMember == symbol }
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
