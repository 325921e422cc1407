/// A named step of a scale, or a named color or shadow, and where it comes from.
public struct DesignToken: Sendable, Equatable {
  public enum Value: Sendable, Equatable {
    /// In points, or in the unit of the role (opacity 0…1, seconds).
    case number(Double)
    case shadow(ShadowLevel)
    case color(AppearanceColor)
    case font(ConstantFont)
    /// Only the running program knows: a theme that people choose has one of several.
    case varying
  }

  public enum Origin: Sendable, Equatable {
    /// `tokens` in a configuration file, with the line its role's scale begins on.
    case configuration(file: String, line: Int)
    /// A declaration in Swift source, with its place.
    case source(Location)
    case assetCatalog(file: String)
    /// A `*.tokens.json` of the Design Tokens Community Group's format.
    case tokenFile(file: String)
    case preset(String)
    /// No declaration: the project writes the value again and again.
    case learned
  }

  public var role: Role
  /// The full path of its names with periods between: `FFDesignSystem.Spacing.xl`.
  public var name: String
  public var value: Value
  /// The Swift expression that refers to it; `nil` where there is none, as for a color of a design tool that no
  /// template gives a spelling to.
  public var reference: String?
  public var origin: Origin
  /// Of a color set: the asset catalog it is in, absolute.
  var catalog: String?

  public init(role: Role, name: String, value: Value, reference: String?, origin: Origin) {
    self.role = role
    self.name = name
    self.value = value
    self.reference = reference
    self.origin = origin
  }
}

/// A color with what it becomes in other appearances.
public struct AppearanceColor: Sendable, Equatable {
  /// In light appearance, and wherever no other is given.
  public var light: ColorComponents
  public var dark: ColorComponents?
  public var lightHighContrast: ColorComponents?
  public var darkHighContrast: ColorComponents?

  public init(
    light: ColorComponents, dark: ColorComponents? = nil, lightHighContrast: ColorComponents? = nil,
    darkHighContrast: ColorComponents? = nil
  ) {
    self.light = light
    self.dark = dark
    self.lightHighContrast = lightHighContrast
    self.darkHighContrast = darkHighContrast
  }

  /// Whether it is the same in all appearances.
  public var isFixed: Bool {
    (dark ?? light) == light && (lightHighContrast ?? light) == light
      && (darkHighContrast ?? dark ?? light) == light
  }
}
