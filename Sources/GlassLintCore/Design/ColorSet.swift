/// The colors of one `*.colorset`, by appearance.
struct ColorSet {
  /// `nil` where a value is not known: no slots, as Xcode writes them for an accent color that nobody has chosen, one without
  /// a color, a system color or a color space of another make.
  let color: AppearanceColor?

  /// - Parameter root: what its `Contents.json` holds.
  init(_ root: JSONValue) throws(JSONError) {
    guard root.members != nil else {
      throw JSONError(offset: root.start, message: "a color set must be an object, not \(root.noun)")
    }
    guard let colors = root["colors"] else {
      color = nil
      return
    }
    guard let elements = colors.elements else {
      throw JSONError(offset: colors.start, message: "\"colors\" must be a list, not \(colors.noun)")
    }
    var best: [Appearance: (rank: Int, color: Known)] = [:]
    for element in elements {
      guard let appearance = try Self.appearance(of: element) else { continue }
      let known = try Self.known(element)
      let rank = Self.rank(of: element)
      if rank < best[appearance]?.rank ?? .max { best[appearance] = (rank, known) }
    }
    color = Self.merged(best.mapValues(\.color))
  }

  private enum Luminosity { case any, light, dark }

  private struct Appearance: Hashable {
    var luminosity: Luminosity
    var isHighContrast: Bool
  }

  private enum Known {
    /// In light appearance and in dark: two for a color of the system's.
    case components(ColorComponents, dark: ColorComponents)
    case nothing
  }

  // MARK: Appearances

  /// - Returns: `nil` for an appearance of another kind, which no view of the usual ones has.
  private static func appearance(of element: JSONValue) throws(JSONError) -> Appearance? {
    var appearance = Appearance(luminosity: .any, isHighContrast: false)
    guard let list = element["appearances"] else { return appearance }
    guard let entries = list.elements else {
      throw JSONError(offset: list.start, message: "\"appearances\" must be a list, not \(list.noun)")
    }
    for entry in entries {
      switch (entry["appearance"]?.string, entry["value"]?.string) {
      case ("luminosity", "dark"): appearance.luminosity = .dark
      case ("luminosity", "light"): appearance.luminosity = .light
      case ("contrast", "high"): appearance.isHighContrast = true
      default: return nil
      }
    }
    return appearance
  }

  /// How far a slot is from the one that serves all devices: less is nearer.
  private static func rank(of element: JSONValue) -> Int {
    var rank = 0
    if element["locale"] != nil || element["language-direction"] != nil { rank += 100 }
    let idioms = ["universal", "iphone", "ipad", "mac", "watch", "tv", "vision"]
    let idiom = element["idiom"]?.string ?? "universal"
    rank += 10 * (idioms.firstIndex(of: idiom) ?? idioms.count)
    if element["subtype"] != nil { rank += 5 }
    if element["display-gamut"]?.string == "display-P3" { rank += 1 }
    return rank
  }

  private static func merged(_ colors: [Appearance: Known]) -> AppearanceColor? {
    func color(_ luminosity: Luminosity, high: Bool) -> Known? {
      colors[Appearance(luminosity: luminosity, isHighContrast: high)]
    }
    let light = color(.light, high: false) ?? color(.any, high: false)
    let dark = color(.dark, high: false)
    let lightHigh = color(.light, high: true) ?? color(.any, high: true)
    let darkHigh = color(.dark, high: true)
    let all = [light, dark, lightHigh, darkHigh].compactMap { $0 }
    let isKnown = all.allSatisfy { if case .components = $0 { true } else { false } }
    guard isKnown, case .components(let base, let baseDark)? = light else { return nil }
    func components(_ known: Known?, isDark: Bool) -> ColorComponents? {
      if case .components(let light, let dark)? = known { isDark ? dark : light } else { nil }
    }
    return AppearanceColor(
      light: base, dark: components(dark, isDark: true) ?? (baseDark == base ? nil : baseDark),
      lightHighContrast: components(lightHigh, isDark: false),
      darkHighContrast: components(darkHigh, isDark: true))
  }

  // MARK: Components

  private static func same(_ color: ColorComponents) -> Known { .components(color, dark: color) }

  /// `systemBlueColor` of a platform, in its values before version 26, as for the same color in Swift.
  private static func system(_ name: String, platform: String?) -> Known {
    let (system, owner): (SystemPalette.System, ColorType)
    switch platform {
    // One for all platforms is called as UIKit calls it.
    case "ios", "tvos", "watchos", "visionos", "universal": (system, owner) = (.mobile, .uiKit)
    case "osx": (system, owner) = (.mac, .appKit)
    default: return .nothing
    }
    func color(isDark: Bool) -> ColorComponents? {
      let palette = SystemPalette(system: system, isDark: isDark)
      return palette.color(name, of: owner)
        ?? name.removingSuffix("Color").flatMap { palette.color($0, of: owner) }
    }
    guard let light = color(isDark: false), let dark = color(isDark: true) else { return .nothing }
    return .components(light, dark: dark)
  }

  private static func known(_ element: JSONValue) throws(JSONError) -> Known {
    guard let color = element["color"] else { return .nothing }
    if let name = color["reference"]?.string { return system(name, platform: color["platform"]?.string) }
    guard let components = color["components"] else { return .nothing }
    guard components.members != nil else {
      throw JSONError(
        offset: components.start, message: "\"components\" must be an object, not \(components.noun)")
    }
    let alpha = try components["alpha"].map { value throws(JSONError) in
      try number(value, "alpha", isWhole: true)
    }
    if let white = components["white"] {
      let level = try number(white, "white")
      return same(ColorComponents(red: level, green: level, blue: level, alpha: alpha ?? 1))
    }
    let value = (
      try channel("red", components), try channel("green", components), try channel("blue", components)
    )
    switch color["color-space"]?.string {
    case "srgb", "extended-srgb", nil: return same(ColorComponents(value, alpha: alpha ?? 1))
    case "display-p3": return same(ColorComponents(displayP3: value, alpha: alpha ?? 1))
    case "extended-linear-srgb":
      return same(ColorComponents(ColorSpaces.sRGB(linear: value), alpha: alpha ?? 1))
    default: return .nothing
    }
  }

  private static func channel(_ name: String, _ components: JSONValue) throws(JSONError) -> Double {
    guard let value = components[name] else {
      throw JSONError(offset: components.start, message: "\"components\" needs \"\(name)\"; add it")
    }
    return try number(value, name)
  }

  /// `0x1F` and `31` are of 255, `0.122` is of one.
  /// - Parameter isWhole: an integer 1 is all of it, as for an opacity.
  private static func number(
    _ value: JSONValue, _ name: String, isWhole: Bool = false
  ) throws(JSONError) -> Double {
    if let number = value.number { return number > 1 ? number / 255 : number }
    let text = value.string ?? ""
    let digits = text.hasPrefix("0x") || text.hasPrefix("0X") ? text.dropFirst(2) : ""
    if !digits.isEmpty, digits.utf8.count <= 4, let byte = UInt16(digits, radix: 16) {
      return Double(byte) / 255
    }
    if let byte = UInt16(text) { return isWhole && byte <= 1 ? Double(byte) : Double(byte) / 255 }
    if let number = Double(text), number.isFinite, abs(number) < 1000 { return number }
    throw JSONError(
      offset: value.start,
      message: "\"\(name)\" must be text like \"0x1F\", \"31\" or \"0.122\", not \(value.shown)")
  }
}
