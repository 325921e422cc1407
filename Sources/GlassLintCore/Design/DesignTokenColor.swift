/// Colors of the Color Module 2025.10, and the hexadecimal text of the drafts before it.
extension DesignTokenValues {
  private static let example =
    "\"#1A2B3C\" or {\"colorSpace\": \"srgb\", \"components\": [0.1, 0.2, 0.3]}"

  func color(_ unresolved: JSONValue) throws(JSONError) -> ColorComponents {
    let value = try resolver.resolved(unresolved)
    if let text = value.string {
      guard text.hasPrefix("#"), let color = ColorComponents(hex: text) else { throw mistake(value) }
      return color
    }
    guard value.members != nil else { throw mistake(value) }
    let alpha = try value["alpha"].map { alpha throws(JSONError) in try number(alpha) } ?? 1
    guard (0...1).contains(alpha) else {
      throw JSONError(
        offset: value.start, message: "\"alpha\" must be from 0 to 1, not \(JSONValue.text(alpha))")
    }
    guard let unresolvedSpace = value["colorSpace"], let unresolvedList = value["components"] else {
      return try fallback(value, alpha: alpha)
    }
    let space = try resolver.resolved(unresolvedSpace)
    let list = try resolver.resolved(unresolvedList)
    guard let elements = list.elements, elements.count == 3 else {
      throw JSONError(
        offset: list.start, message: "\"components\" must be a list of three numbers, not \(list.shown)")
    }
    let triple = (try number(elements[0]), try number(elements[1]), try number(elements[2]))
    switch space.string {
    case "srgb": return ColorComponents(triple, alpha: alpha)
    case "srgb-linear": return ColorComponents(ColorSpaces.sRGB(linear: triple), alpha: alpha)
    case "display-p3": return ColorComponents(displayP3: triple, alpha: alpha)
    case "hsl": return ColorComponents(ColorSpaces.sRGB(hsl: triple), alpha: alpha)
    case "hwb": return ColorComponents(ColorSpaces.sRGB(hwb: triple), alpha: alpha)
    case "lab": return ColorComponents(ColorSpaces.sRGB(lab: triple), alpha: alpha)
    case "lch":
      return ColorComponents(ColorSpaces.sRGB(lab: ColorSpaces.rectangular(triple)), alpha: alpha)
    case "oklab": return ColorComponents(ColorSpaces.sRGB(oklab: triple), alpha: alpha)
    case "oklch":
      return ColorComponents(ColorSpaces.sRGB(oklab: ColorSpaces.rectangular(triple)), alpha: alpha)
    case "xyz-d65": return ColorComponents(ColorSpaces.sRGB(xyz: triple), alpha: alpha)
    case "xyz-d50": return ColorComponents(ColorSpaces.sRGB(xyzD50: triple), alpha: alpha)
    case "a98-rgb", "prophoto-rgb", "rec2020": return try fallback(value, alpha: alpha)
    default:
      throw JSONError(
        offset: space.start,
        message: unknownMessage("color space", space.string ?? "", valid: Self.spaces))
    }
  }

  private static let spaces = [
    "srgb", "srgb-linear", "hsl", "hwb", "lab", "lch", "oklab", "oklch", "display-p3", "a98-rgb",
    "prophoto-rgb", "rec2020", "xyz-d65", "xyz-d50",
  ]

  /// The color that a value gives for those who do not know its space.
  private func fallback(_ value: JSONValue, alpha: Double) throws(JSONError) -> ColorComponents {
    guard let unresolved = value["hex"] else { throw mistake(value) }
    let hex = try resolver.resolved(unresolved)
    guard let text = hex.string, text.hasPrefix("#"), var color = ColorComponents(hex: text) else {
      throw mistake(hex)
    }
    color.alpha = value["alpha"] == nil ? color.alpha : alpha
    return color
  }

  /// A component; `none` counts as zero, as it does for anything but a gradient.
  private func number(_ unresolved: JSONValue) throws(JSONError) -> Double {
    let value = try resolver.resolved(unresolved)
    if let number = value.number { return number }
    if value.string == "none" { return 0 }
    throw JSONError(
      offset: value.start, message: "a component must be a number or \"none\", not \(value.shown)")
  }

  private func mistake(_ value: JSONValue) -> JSONError {
    JSONError(offset: value.start, message: "\(value.shown) is not a color; write it like \(Self.example)")
  }
}
