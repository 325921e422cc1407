/// What an expression comes to, whatever the running program does.
indirect enum ConstantValue: Sendable {
  case number(Double)
  case text(String)
  case color(ConstantColor)
  case font(ConstantFont)
  case instance(ConstantInstance)
  case tuple([ConstantField])
  /// A type itself, by its key: `Theme` of `Theme.radius`.
  case type(UInt64)
  /// A case of an enumeration of the project.
  case enumCase(Int32)
  /// One of several; which, only the running program knows.
  case choice([ConstantValue])
  /// In light appearance and in dark.
  case appearances(ConstantValue, ConstantValue)
  case unknown

  var isUnknown: Bool { if case .unknown = self { true } else { false } }
  var number: Double? { if case .number(let number) = self { number } else { nil } }

  /// The one color it is, whatever the appearance.
  var color: ConstantColor? {
    switch self {
    case .color(let color): color
    case .appearances(let light, let dark): ConstantColor(light: light, dark: dark)
    default: nil
    }
  }
}

/// A value of a type of the project, with what it was made with.
struct ConstantInstance: Sendable {
  let type: UInt64
  /// The file that names the type, which may know one of that name that others do not.
  let file: Int
  var fields: [Symbol: ConstantValue]
}

struct ConstantField: Sendable {
  let label: Symbol
  let value: ConstantValue
}

/// A color, with all its appearances.
struct ConstantColor: Sendable {
  enum Paint: Sendable {
    case components(AppearanceColor)
    /// A color set of an asset catalog, by its name.
    case asset(String)
    /// The member of Xcode's generated symbols, or of the system, by its symbol: `.brand`, `.blue`.
    case member(Symbol)
  }

  var paint: Paint
  /// 0…1, over what the paint itself has.
  var opacity = 1.0

  init(_ paint: Paint, opacity: Double = 1) {
    self.paint = paint
    self.opacity = opacity
  }

  init(_ components: ColorComponents) { self.init(.components(AppearanceColor(light: components))) }

  /// The components where the color is spelled by them, opacity included.
  var components: AppearanceColor? {
    guard case .components(let color) = paint else { return nil }
    return color.applying(opacity: opacity)
  }

  /// `nil` unless both are spelled by component.
  init?(light: ConstantValue, dark: ConstantValue) {
    guard case .color(let light) = light, case .color(let dark) = dark, let day = light.components,
      let night = dark.components
    else { return nil }
    self.init(.components(AppearanceColor(light: day.light, dark: night.light)))
  }
}

extension AppearanceColor {
  /// With the opacity of each appearance times a factor.
  func applying(opacity: Double) -> AppearanceColor {
    guard opacity != 1 else { return self }
    func apply(_ color: ColorComponents) -> ColorComponents {
      var color = color
      color.alpha *= opacity
      return color
    }
    return AppearanceColor(
      light: apply(light), dark: dark.map(apply), lightHighContrast: lightHighContrast.map(apply),
      darkHighContrast: darkHighContrast.map(apply))
  }
}
