/// What the system's named colors come to, for each system that has values of its own.
///
/// Sources: Apple, Human Interface Guidelines, "Color", section "Specifications" (system colors and system gray colors; the
/// edition of June 2025 for the systems of version 26, that of 2024 for those before), and for the dynamic colors of UIKit
/// and AppKit the values that `UIColor` and `NSColor` resolve to in the light and dark appearances, Increase Contrast off,
/// as published from devices: UIKit's hues, labels, fills, separators and backgrounds at
/// https://github.com/EvanBacon/expo-apple-colors (`src/colors.web.ts`) and, in light appearance, at
/// https://github.com/noahsark769/ColorCompatibility; AppKit's labels at
/// https://gist.github.com/iccir/b2601d4c9b1ae3a31651b3a25124f9e8 (since macOS 11 the tertiary one is 0.26 in light).
struct SystemPalette: Sendable, Equatable {
  /// A family of systems that draws its colors alike.
  enum System: Sendable, CaseIterable {
    /// iOS, iPadOS, tvOS, watchOS, visionOS and Mac Catalyst, before and from version 26.
    case mobile, mobile26
    /// macOS, before and from version 26.
    case mac, mac26

    var isMac: Bool { self == .mac || self == .mac26 }
  }

  let system: System
  let isDark: Bool
  /// A sheet or another raised level, where backgrounds are lighter in dark appearance.
  var isElevated = false

  /// The color of a name in the type that owns it; `nil` for one whose value is not known or not the same everywhere,
  /// such as the accent color.
  func color(_ name: String, of owner: ColorType) -> ColorComponents? {
    if let fixed = Self.fixed(name, owner) { return fixed }
    guard let key = Self.adaptiveName(name, owner, system) else { return nil }
    if let hue = Self.hues[key] { return (isDark ? hue.dark : hue.light)[system] }
    if owner == .appKit || (owner == .swiftUI && system.isMac) {
      if !isDark, Self.lightGrounds.contains(key) { return Self.gray(255) }
      return Self.macColors[key].map { isDark ? $0.dark : $0.light }
    }
    if isDark, isElevated, let raised = Self.elevated[key] { return raised }
    return Self.mobileColors[key].map { isDark ? $0.dark : $0.light }
  }

  /// What the system itself puts text on.
  var backgrounds: [ColorComponents] {
    let names =
      system.isMac
      ? ["windowBackgroundColor", "controlBackgroundColor", "textBackgroundColor"]
      : [
        "systemBackground", "secondarySystemBackground", "systemGroupedBackground",
        "secondarySystemGroupedBackground",
      ]
    return names.compactMap { color($0, of: system.isMac ? .appKit : .uiKit) }
  }

  /// Whether text in a color has as much contrast with a ground as with the least of the system's own.
  func isAsReadable(_ text: ColorComponents, on ground: ColorComponents) -> Bool {
    func ratio(on ground: ColorComponents) -> Double {
      text.composited(over: ground).contrastRatio(with: ground)
    }
    return backgrounds.map(ratio).min().map { ratio(on: ground) >= $0 } ?? false
  }

  /// What the system itself writes text in.
  var labels: [ColorComponents] {
    let names = system.isMac ? ["labelColor", "secondaryLabelColor"] : ["label", "secondaryLabel"]
    return names.compactMap { color($0, of: system.isMac ? .appKit : .uiKit) }
  }

  // MARK: Names

  /// Colors that are the same in light and dark.
  private static func fixed(_ name: String, _ owner: ColorType) -> ColorComponents? {
    switch name {
    case "black": return gray(0)
    case "white": return gray(255)
    case "clear": return ColorComponents(red: 0, green: 0, blue: 0, alpha: 0)
    default: return owner == .swiftUI ? nil : primaries[name]
    }
  }

  /// The name a color goes by in the tables below; `nil` where it has none.
  private static func adaptiveName(_ name: String, _ owner: ColorType, _ system: System) -> String? {
    guard owner == .swiftUI else { return name }
    switch name {
    case "primary": return system.isMac ? "labelColor" : "label"
    case "secondary": return system.isMac ? "secondaryLabelColor" : "secondaryLabel"
    case "background": return system.isMac ? nil : "systemBackground"
    case "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
      "brown", "gray":
      return "system" + name.prefix(1).uppercased() + name.dropFirst()
    default: return nil
    }
  }

  // MARK: Values

  private struct Hue: Sendable {
    let light: Values
    let dark: Values
  }

  /// By system, in the order of its cases.
  private struct Values: Sendable {
    let all: [ColorComponents]
    subscript(_ system: System) -> ColorComponents? {
      switch system {
      case .mobile: all[0]
      case .mobile26, .mac26: all[1]
      case .mac: all[2]
      }
    }
  }

  private struct Pair: Sendable {
    let light: ColorComponents
    let dark: ColorComponents
  }

  private static func rgb(_ hex: UInt32, _ alpha: Double = 1) -> ColorComponents {
    func channel(_ shift: UInt32) -> Double { Double((hex >> shift) & 0xFF) / 255 }
    return ColorComponents(red: channel(16), green: channel(8), blue: channel(0), alpha: alpha)
  }

  private static func gray(_ level: Double, _ alpha: Double = 1) -> ColorComponents {
    ColorComponents(red: level / 255, green: level / 255, blue: level / 255, alpha: alpha)
  }

  /// - Parameters: light and dark of version 18 and before, of version 26, and of macOS 15 and before.
  private static func hue(
    _ light: UInt32, _ dark: UInt32, new: (UInt32, UInt32), mac: (UInt32, UInt32)
  ) -> Hue {
    Hue(
      light: Values(all: [rgb(light), rgb(new.0), rgb(mac.0)]),
      dark: Values(all: [rgb(dark), rgb(new.1), rgb(mac.1)]))
  }

  private static let hues: [String: Hue] = [
    "systemRed": hue(0xFF3B30, 0xFF453A, new: (0xFF383C, 0xFF4245), mac: (0xFF3B30, 0xFF453A)),
    "systemOrange": hue(0xFF9500, 0xFF9F0A, new: (0xFF8D28, 0xFF9230), mac: (0xFF9500, 0xFF9F0A)),
    "systemYellow": hue(0xFFCC00, 0xFFD60A, new: (0xFFCC00, 0xFFD600), mac: (0xFFCC00, 0xFFD60A)),
    "systemGreen": hue(0x34C759, 0x30D158, new: (0x34C759, 0x30D158), mac: (0x28CD41, 0x32D74B)),
    "systemMint": hue(0x00C7BE, 0x63E6E2, new: (0x00C8B3, 0x00DAC3), mac: (0x00C7BE, 0x66D4CF)),
    "systemTeal": hue(0x30B0C7, 0x40C8E0, new: (0x00C3D0, 0x00D2E0), mac: (0x59ADC4, 0x6AC4DC)),
    "systemCyan": hue(0x32ADE6, 0x64D2FF, new: (0x00C0E8, 0x3CD3FE), mac: (0x55BEF0, 0x5AC8F5)),
    "systemBlue": hue(0x007AFF, 0x0A84FF, new: (0x0088FF, 0x0091FF), mac: (0x007AFF, 0x0A84FF)),
    "systemIndigo": hue(0x5856D6, 0x5E5CE6, new: (0x6155F5, 0x6D7CFF), mac: (0x5856D6, 0x5E5CE6)),
    "systemPurple": hue(0xAF52DE, 0xBF5AF2, new: (0xCB30E0, 0xDB34F2), mac: (0xAF52DE, 0xBF5AF2)),
    "systemPink": hue(0xFF2D55, 0xFF375F, new: (0xFF2D55, 0xFF375F), mac: (0xFF2D55, 0xFF375F)),
    "systemBrown": hue(0xA2845E, 0xAC8E68, new: (0xAC7F5E, 0xB78A66), mac: (0xA2845E, 0xAC8E68)),
    "systemGray": hue(0x8E8E93, 0x8E8E93, new: (0x8E8E93, 0x8E8E93), mac: (0x8E8E93, 0x98989D)),
  ]

  /// UIKit's.
  private static let mobileColors: [String: Pair] = [
    "systemGray2": Pair(light: rgb(0xAEAEB2), dark: rgb(0x636366)),
    "systemGray3": Pair(light: rgb(0xC7C7CC), dark: rgb(0x48484A)),
    "systemGray4": Pair(light: rgb(0xD1D1D6), dark: rgb(0x3A3A3C)),
    "systemGray5": Pair(light: rgb(0xE5E5EA), dark: rgb(0x2C2C2E)),
    "systemGray6": Pair(light: rgb(0xF2F2F7), dark: rgb(0x1C1C1E)),
    "label": Pair(light: gray(0), dark: gray(255)),
    "secondaryLabel": Pair(light: rgb(0x3C3C43, 0.6), dark: rgb(0xEBEBF5, 0.6)),
    "tertiaryLabel": Pair(light: rgb(0x3C3C43, 0.3), dark: rgb(0xEBEBF5, 0.3)),
    "quaternaryLabel": Pair(light: rgb(0x3C3C43, 0.18), dark: rgb(0xEBEBF5, 0.16)),
    "systemBackground": Pair(light: gray(255), dark: gray(0)),
    "secondarySystemBackground": Pair(light: rgb(0xF2F2F7), dark: rgb(0x1C1C1E)),
    "tertiarySystemBackground": Pair(light: gray(255), dark: rgb(0x2C2C2E)),
    "systemGroupedBackground": Pair(light: rgb(0xF2F2F7), dark: gray(0)),
    "secondarySystemGroupedBackground": Pair(light: gray(255), dark: rgb(0x1C1C1E)),
    "tertiarySystemGroupedBackground": Pair(light: rgb(0xF2F2F7), dark: rgb(0x2C2C2E)),
    "systemFill": Pair(light: rgb(0x787880, 0.2), dark: rgb(0x787880, 0.36)),
    "secondarySystemFill": Pair(light: rgb(0x787880, 0.16), dark: rgb(0x787880, 0.32)),
    "tertiarySystemFill": Pair(light: rgb(0x767680, 0.12), dark: rgb(0x767680, 0.24)),
    "quaternarySystemFill": Pair(light: rgb(0x747480, 0.08), dark: rgb(0x767680, 0.18)),
    "separator": Pair(light: rgb(0x3C3C43, 0.29), dark: rgb(0x545458, 0.6)),
    "opaqueSeparator": Pair(light: rgb(0xC6C6C8), dark: rgb(0x38383A)),
    "darkText": Pair(light: gray(0), dark: gray(0)),
    "lightText": Pair(light: gray(255, 0.6), dark: gray(255, 0.6)),
  ]

  /// UIKit's dark backgrounds one level up.
  private static let elevated: [String: ColorComponents] = [
    "systemBackground": rgb(0x1C1C1E),
    "secondarySystemBackground": rgb(0x2C2C2E),
    "tertiarySystemBackground": rgb(0x3A3A3C),
    "systemGroupedBackground": rgb(0x1C1C1E),
    "secondarySystemGroupedBackground": rgb(0x2C2C2E),
    "tertiarySystemGroupedBackground": rgb(0x3A3A3C),
  ]

  /// AppKit's grounds that are white in light appearance. In dark they take on the desktop's tint, as its documentation says
  /// of `controlBackgroundColor`, and have no value of their own; that of a window has another one from release to release.
  private static let lightGrounds: Set = ["controlBackgroundColor", "textBackgroundColor"]

  /// AppKit's.
  private static let macColors: [String: Pair] = [
    "labelColor": Pair(light: gray(0, 0.85), dark: gray(255, 0.85)),
    "secondaryLabelColor": Pair(light: gray(0, 0.5), dark: gray(255, 0.55)),
    "tertiaryLabelColor": Pair(light: gray(0, 0.26), dark: gray(255, 0.25)),
    "textColor": Pair(light: gray(0), dark: gray(255)),
  ]

  /// `UIColor` and `NSColor` fix these in sRGB; their documentation gives the components.
  static let primaries: [String: ColorComponents] = [
    "red": rgb(0xFF0000), "green": rgb(0x00FF00), "blue": rgb(0x0000FF), "cyan": rgb(0x00FFFF),
    "yellow": rgb(0xFFFF00), "magenta": rgb(0xFF00FF), "orange": rgb(0xFF8000), "purple": rgb(0x800080),
    "brown": rgb(0x996633), "gray": gray(127.5), "lightGray": gray(170), "darkGray": gray(85),
  ]
}

extension SystemPalette {
  /// The name of the system's hue that has a color in light appearance; a digit of rounding is none.
  static func hue(inLight color: ColorComponents) -> String? {
    guard color.alpha == 1 else { return nil }
    return hues.filter { $0.value.light[.mobile].map { isRounded(color, from: $0) } ?? false }.keys.min()
  }

  /// Whether an opaque color is the system's hue of a name in any of its releases and appearances, as one that is written out may
  /// be: `Color(red: 1, green: 0.27, blue: 0.23)` is the red of dark appearance.
  static func isHue(_ name: String, _ color: ColorComponents) -> Bool {
    guard color.alpha > 0.999, let hue = hues[name] else { return false }
    return (hue.light.all + hue.dark.all).contains { isRounded(color, from: $0) }
  }

  private static func isRounded(_ color: ColorComponents, from hue: ColorComponents) -> Bool {
    color.difference(from: hue) < 1
  }

  /// What the linted code may be drawn with in one appearance: the systems its deployment targets reach, on the ground
  /// level and raised. Without targets, all of them.
  static func all(for platforms: Platforms, isDark: Bool) -> [SystemPalette] {
    var systems: [System] = []
    for platform in platforms.systems {
      let isMac = platform == .macOS
      let isOld = platforms.version(for: platform).map { $0 < PlatformVersion(26) } ?? true
      let old: [System] = isOld ? [isMac ? .mac : .mobile] : []
      // Several platforms share a palette, which is to be read once.
      for system in old + [isMac ? .mac26 : .mobile26] where !systems.contains(system) {
        systems.append(system)
      }
    }
    if systems.isEmpty { systems = System.allCases }
    return systems.flatMap { system in
      let ground = SystemPalette(system: system, isDark: isDark)
      return isDark && !system.isMac
        ? [ground, SystemPalette(system: system, isDark: isDark, isElevated: true)] : [ground]
    }
  }
}
