/// Reads the values of tokens, also in parts of composite ones, any of which may be a reference.
struct DesignTokenValues {
  let resolver: DesignTokenResolver

  /// The default size of a root font, which a `rem` is a multiple of: the format's own advice for systems without one.
  private static let pointsPerRem = 16.0

  private func part(_ value: JSONValue, _ name: String) throws(JSONError) -> JSONValue? {
    guard let part = value[name] else { return nil }
    return try resolver.resolved(part)
  }

  private func fail<T>(_ value: JSONValue, _ noun: String, _ example: String) throws(JSONError) -> T {
    throw JSONError(offset: value.start, message: "\(value.shown) is not \(noun); write it like \(example)")
  }

  // MARK: Numbers

  /// - Returns: in the unit of the role; `nil` where the value does not say its unit, or is of a type that other tools
  ///   use for more than numbers.
  func number(_ value: JSONValue, role: Role, type: String) throws(JSONError) -> Double? {
    let isStandard = ["dimension", "number", "duration"].contains(type)
    do throws(JSONError) {
      switch role {
      case .opacity: return try opacity(value)
      case .duration: return type == "number" ? nil : try duration(value)
      default: return try dimension(value)
      }
    } catch {
      if isStandard { throw error }
      return nil
    }
  }

  /// In points, which the format's pixels are.
  func dimension(_ value: JSONValue) throws(JSONError) -> Double {
    let example = "{\"value\": 16, \"unit\": \"px\"}"
    if let number = value.number { return number }
    guard let (number, unit) = try measure(value) else { return try fail(value, "a dimension", example) }
    switch unit {
    case "px", "pt", "": return number
    case "rem": return number * Self.pointsPerRem
    default: return try fail(value, "a dimension in px or rem", example)
    }
  }

  /// In seconds.
  func duration(_ value: JSONValue) throws(JSONError) -> Double {
    let example = "{\"value\": 200, \"unit\": \"ms\"}"
    guard let (number, unit) = try measure(value) else { return try fail(value, "a duration", example) }
    switch unit {
    case "s": return number
    case "ms": return number / 1000
    default: return try fail(value, "a duration in ms or s", example)
    }
  }

  /// 0…1.
  private func opacity(_ value: JSONValue) throws(JSONError) -> Double {
    var amount = value.number
    if amount == nil, let (number, unit) = try measure(value), unit.isEmpty || unit == "%" {
      amount = unit == "%" ? number / 100 : number
    }
    guard let amount, (0...1).contains(amount) else {
      return try fail(value, "an opacity from 0 to 1", "0.5")
    }
    return amount
  }

  /// Number and unit of `{"value": 16, "unit": "px"}` or `"16px"`.
  private func measure(_ value: JSONValue) throws(JSONError) -> (number: Double, unit: String)? {
    if value.members != nil {
      guard let number = try part(value, "value")?.number, let unit = try part(value, "unit")?.string else {
        return nil
      }
      return (number, unit)
    }
    guard let text = value.string else { return nil }
    let digits = text.prefix { $0.isASCII && ($0.isNumber || "+-.".contains($0)) }
    guard let number = Double(digits), number.isFinite else { return nil }
    let unit = text.dropFirst(digits.count)
    return (number, String(unit.drop { $0 == " " }))
  }

  func fontSize(of value: JSONValue) throws(JSONError) -> Double? {
    guard let size = try part(value, "fontSize") else { return nil }
    return try dimension(size)
  }

  // MARK: Shadows

  /// - Returns: `nil` for what no shadow level can say: several layers, a horizontal offset, a spread, an inner shadow.
  func shadow(_ value: JSONValue) throws(JSONError) -> ShadowLevel? {
    var value = value
    if let layers = value.elements {
      guard layers.count == 1, let only = layers.first else { return nil }
      value = try resolver.resolved(only)
    }
    let example =
      "{\"color\": …, \"offsetX\": …, \"offsetY\": …, \"blur\": …, \"spread\": …}"
    func length(_ names: String...) throws(JSONError) -> Double? {
      for name in names { if let length = try part(value, name) { return try dimension(length) } }
      return nil
    }
    guard let color = try part(value, "color"), let blur = try length("blur") else {
      return try fail(value, "a shadow", example)
    }
    let opacity = try self.color(color).alpha
    let radius = blur / Self.blurPerRadius
    let y = try length("offsetY", "y") ?? 0
    guard try length("offsetX", "x") ?? 0 == 0, try length("spread") ?? 0 == 0, value["inset"]?.flag != true,
      value["type"]?.string != "innerShadow"
    else { return nil }
    return ShadowLevel(opacity: opacity, radius: radius, y: y)
  }

  /// A blur radius, as design tools and CSS have it, is twice the standard deviation of the blur (CSS Backgrounds and
  /// Borders Level 3, section 6.1.2); the radius of `.shadow(radius:)` is the deviation itself.
  static let blurPerRadius = 2.0
}
