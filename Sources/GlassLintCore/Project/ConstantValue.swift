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
  /// One with what it holds: `.text(.faint)`.
  case filledCase(Int32, [ConstantValue])
  /// One of several; which, only the running program knows.
  case choice([ConstantValue])
  /// In light appearance and in dark.
  case appearances(ConstantValue, ConstantValue)
  /// Light or dark, as the system says: what `@Environment(\.colorScheme)` holds.
  case scheme
  case animation(ConstantAnimation)
  /// `nil`.
  case nothing
  case unknown

  var isUnknown: Bool { if case .unknown = self { true } else { false } }
  /// Whether it is a case of the project's, whichever and in whichever appearance.
  var isCase: Bool {
    switch self {
    case .enumCase, .filledCase: true
    case .appearances(let light, let dark): light.isCase && dark.isCase
    case .choice(let values): !values.isEmpty && values.allSatisfy(\.isCase)
    default: false
    }
  }
  /// Whether nothing is known of it, or of any of the values that it may be.
  var isOpen: Bool {
    switch self {
    case .unknown: true
    case .choice(let values): values.allSatisfy(\.isOpen)
    default: false
    }
  }
  /// The case that it is, whatever that holds.
  var caseSlot: Int32? {
    switch self {
    case .enumCase(let slot), .filledCase(let slot, _): slot
    default: nil
    }
  }
  var isNothing: Bool { if case .nothing = self { true } else { false } }
  var number: Double? { if case .number(let number) = self { number } else { nil } }

  /// One of several; what they agree on is known.
  static func one(of values: [ConstantValue]) -> ConstantValue {
    guard let first = values.first, values.count > 1 else { return values.first ?? .choice([]) }
    let agree: Bool =
      switch first {
      case .number(let number): values.allSatisfy { $0.number == number }
      case .text(let text): values.allSatisfy { if case .text(text) = $0 { true } else { false } }
      case .font(let font): values.allSatisfy { if case .font(font) = $0 { true } else { false } }
      case .enumCase(let slot): values.allSatisfy { if case .enumCase(slot) = $0 { true } else { false } }
      case .color(let color): values.allSatisfy { if case .color(color) = $0 { true } else { false } }
      default: false
      }
    return agree ? first : .choice(values)
  }

  /// The one color it is, whatever the appearance, or one of several.
  var color: ConstantColor? {
    switch self {
    case .color(let color): color
    case .appearances(let light, let dark): ConstantColor(light: light, dark: dark)
    case .choice(let values):
      !values.isEmpty && values.allSatisfy { $0.color != nil } ? ConstantColor(.varying) : nil
    default: nil
    }
  }
}

/// How something moves.
struct ConstantAnimation: Sendable, Equatable {
  /// In seconds; that of a spring is known by what it is made with.
  var duration: Double?
  /// `easeInOut` where its duration is all that is said of it, a mark of its numbers where it has more; else 0.
  var curve: Symbol = 0

  /// What tells an animation from others that take as long: `spring(response: 0.3)` swings, `spring(duration: 0.3)` does not.
  static func curve(_ name: Symbol, _ arguments: [(label: Symbol, value: Double?)]) -> Symbol {
    if arguments.count == 1, arguments[0].label == ConstantNames.duration { return name }
    return arguments.reduce(name) { mark, argument in
      guard mark != 0, let value = argument.value else { return 0 }
      return SymbolHash.mix(SymbolHash.mix(mark, argument.label), value.bitPattern)
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

extension ConstantColor {
  private static let textNames = Set(["primary", "label", "labelColor"].map { SymbolHash.symbol($0) })

  /// Whether text has it where nothing sets another.
  var isOfText: Bool {
    if case .member(let name) = paint, opacity == 1 { Self.textNames.contains(name) } else { false }
  }
}

/// A color, with all its appearances.
struct ConstantColor: Sendable, Equatable {
  indirect enum Paint: Sendable, Equatable {
    case components(AppearanceColor)
    /// A color set of an asset catalog, by its name.
    case asset(String)
    /// The member of Xcode's generated symbols, or of the system, by its symbol: `.brand`, `.blue`.
    case member(Symbol)
    /// A color set of an asset catalog, by the member that Xcode makes of its name, where the system has a color of that
    /// name as well: `Color(.primary)`; or by what another generator makes of it, in a type that may have the name of a
    /// folder of the catalog: `AppAsset.Grays.gray50`.
    case resource(Symbol, holder: Symbol = 0)
    /// One color in light appearance, another in dark.
    case pair(light: ConstantColor, dark: ConstantColor)
    /// One of several, as a theme that people choose has it.
    case varying
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

  /// The color whose numbers these are in Display P3; `nil` where sRGB has none such.
  var fromDisplayP3: ConstantColor? {
    guard let color = components?.light else { return nil }
    let (red, green, blue) = ColorSpaces.sRGB(displayP3: color.channels)
    guard [red, green, blue].allSatisfy({ (-0.001...1.001).contains($0) }) else { return nil }
    func clamped(_ channel: Double) -> Double { min(max(channel, 0), 1) }
    return ConstantColor(
      ColorComponents(
        red: clamped(red), green: clamped(green), blue: clamped(blue), alpha: color.alpha))
  }

  /// `nil` unless both are colors.
  init?(light: ConstantValue, dark: ConstantValue) {
    guard let light = light.color, let dark = dark.color else { return nil }
    guard let day = light.components, let night = dark.components else {
      self.init(.pair(light: light, dark: dark))
      return
    }
    self.init(.components(AppearanceColor(day, inDark: night)))
  }
}

extension AppearanceColor {
  /// The one in light appearance, the other in dark.
  init(_ light: AppearanceColor, inDark dark: AppearanceColor) {
    self.init(
      light: light.light, dark: dark.dark ?? dark.light, lightHighContrast: light.lightHighContrast,
      darkHighContrast: dark.darkHighContrast)
  }

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
