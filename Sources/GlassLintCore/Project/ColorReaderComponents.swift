/// Colors spelled by component.
extension ColorReader {
  /// Argument labels of the initializers that take a color apart, and what they stand for.
  private enum Part: Sendable { case red, green, blue, hue, saturation, brightness, white, alpha }

  private static func part(_ label: Name) -> Part? {
    switch label {
    case "red", "displayP3Red", "calibratedRed", "deviceRed", "srgbRed": return .red
    case "green": return .green
    case "blue": return .blue
    case "hue", "calibratedHue", "deviceHue": return .hue
    case "saturation": return .saturation
    case "brightness": return .brightness
    case "white", "calibratedWhite", "deviceWhite", "gray", "genericGamma22White": return .white
    case "alpha", "opacity": return .alpha
    default: return nil
    }
  }

  mutating func readComponents(_ id: NodeID, _ state: State) {
    var inner = state
    var values: [Part: Double] = [:]
    var parts: Set<Part> = []
    for (index, argument) in tree.arguments(id).enumerated() {
      guard let label = tree.name(argument), let value = tree.value(argument) else {
        // `.sRGB` before the components.
        if index == 0 { continue }
        return append(id, .unknown, state)
      }
      guard let part = Self.part(label) else { return append(id, .unknown, state) }
      parts.insert(part)
      if part == .alpha { inner.opacities.append(value) }
      values[part] = ConstantArithmetic(tree: tree).value(value)
    }
    let color = Set(parts).subtracting([.alpha])
    guard color == [.red, .green, .blue] || color == [.hue, .saturation, .brightness] || color == [.white]
    else {
      return append(id, .unknown, state)
    }
    let isComplete = color.allSatisfy { values[$0] != nil }
    append(id, .components(isComplete ? Self.components(values) : nil), inner)
  }

  /// `Color(hex: "#1C1C1E", alpha: 0.5)`.
  mutating func readWhole(_ id: NodeID, _ whole: WholeColor, _ state: State) {
    var inner = state
    var color = whole.color
    for argument in tree.arguments(id) {
      if let label = tree.name(argument), Self.part(label) == .alpha, let value = tree.value(argument) {
        inner.opacities.append(value)
        if let alpha = ConstantArithmetic(tree: tree).value(value) { color?.alpha = alpha }
      }
    }
    append(id, .components(color), inner)
  }

  private static func components(_ values: [Part: Double]) -> ColorComponents {
    func value(_ part: Part) -> Double { values[part] ?? 0 }
    let alpha = values[.alpha] ?? 1
    if values[.hue] != nil {
      return ColorComponents(
        hue: value(.hue), saturation: value(.saturation), brightness: value(.brightness), alpha: alpha)
    }
    if let white = values[.white] {
      return ColorComponents(red: white, green: white, blue: white, alpha: alpha)
    }
    return ColorComponents(red: value(.red), green: value(.green), blue: value(.blue), alpha: alpha)
  }
}
