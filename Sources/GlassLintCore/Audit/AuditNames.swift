/// Names and values of the tokens of one project, as an audit shows them.
final class AuditNames {
  let project: Project
  let scales: DesignScales
  private var numbers: [Int: String] = [:]
  private var colors: [Int: String] = [:]
  private var fonts: [Int: String] = [:]
  private let palettes = [false, true].map { SystemPalette(system: .mobile26, isDark: $0) }

  init(_ project: Project, _ configuration: Configuration) {
    self.project = project
    scales = project.scales(of: configuration)
  }

  // MARK: Numbers

  func name(ofNumber position: Int) -> String {
    if let known = numbers[position] { return known }
    let name =
      project.reference(toToken: position) ?? project.discovery.tokens[position].path.joined(separator: ".")
    numbers[position] = name
    return name
  }

  /// Whether a token is the constant of one feature, and nobody's outside of it.
  func isOfFeature(_ position: Int) -> Bool { project.discovery.tokens[position].reference.scope != nil }

  /// The token of a step, as it is written: of several the one that is used most.
  func token(of step: Scale.Step) -> String? {
    let best = step.tokens.max { left, right in
      let (a, b) = (uses(ofNumber: left), uses(ofNumber: right))
      return a != b ? a < b : left > right
    }
    return best.map(name(ofNumber:)) ?? step.reference
  }

  private func uses(ofNumber position: Int) -> Int {
    project.tokenUses.count(of: project.discovery.tokens[position].slot)
  }

  // MARK: Colors

  private lazy var named: [Int: NamedColor] = Dictionary(
    scales.colors.compactMap { color in color.position.map { ($0, color) } }
  ) { first, _ in first }

  private lazy var assets: [String: NamedColor] = Dictionary(
    scales.colors.compactMap { color in color.assetName.map { ($0, color) } }
  ) { first, _ in first }

  func name(ofColor position: Int) -> String {
    if let known = colors[position] { return known }
    let name =
      project.reference(project.colorSpellings[position])
      ?? project.discovery.colors[position].path.joined(separator: ".")
    colors[position] = name
    return name
  }

  func value(ofColor position: Int) -> AppearanceColor? {
    named[position].flatMap { scales.value(of: $0) } ?? project.discovery.colors[position].color
  }

  func color(ofAsset name: String) -> (name: String, value: AppearanceColor?) {
    guard let color = assets[name] else { return (name, nil) }
    return (color.name ?? name, scales.value(of: color))
  }

  /// A color of the system, in light and dark.
  func value(ofSystem name: String) -> AppearanceColor? {
    let colors = palettes.map { palette in
      palette.color(name, of: .swiftUI) ?? palette.color(name, of: .uiKit)
        ?? SystemPalette(system: .mac26, isDark: palette.isDark).color(name, of: .appKit)
    }
    return colors[0].map { AppearanceColor(light: $0, dark: colors[1]) }
  }

  /// The tokens with a value, opacity aside, for comparisons with many colors.
  private lazy var known: [(name: String, color: ColorComponents, lab: ColorSpaces.Triple)] =
    scales.colors.compactMap { token in
      guard let name = token.name, let value = scales.value(of: token)?.light else { return nil }
      let spelled = token.position.map { self.name(ofColor: $0) } ?? name
      return (spelled, value, ColorSpaces.lab(sRGB: value.channels))
    }

  /// As much as two colors may differ in opacity that one could stand for the other.
  private static let opacityDifference = 0.05

  /// The token that looks most like a color.
  func nearest(to color: ColorComponents) -> Audit.NearestToken? {
    let lab = ColorSpaces.lab(sRGB: color.channels)
    let near = known.lazy.filter { abs($0.color.alpha - color.alpha) <= Self.opacityDifference }
      .map { (name: $0.name, color: $0.color, difference: ColorSpaces.difference($0.lab, lab)) }
    return near.min { ($0.difference, $0.name) < ($1.difference, $1.name) }.map {
      Audit.NearestToken(name: $0.name, light: $0.color.hex, difference: $0.difference)
    }
  }

  /// The name of a token with just this color in light appearance.
  func token(equalTo color: ColorComponents) -> String? {
    scales.colors(equalTo: color).first { $0.name != nil }.flatMap { token in
      token.position.map { name(ofColor: $0) } ?? token.name
    }
  }

  // MARK: Fonts and shadows

  func name(ofFont position: Int) -> String {
    if let known = fonts[position] { return known }
    let font = project.discovery.fonts[position]
    let name = project.reference(project.fontSpellings[position]) ?? font.path.joined(separator: ".")
    fonts[position] = name
    return name
  }

  func token(ofFont text: String) -> String? {
    guard let font = scales.fonts.first(where: { $0.font.text == text }) else { return nil }
    return font.position.map { name(ofFont: $0) } ?? font.name
  }

  func token(of level: ShadowLevel) -> String? {
    scales.shadows.first { known in
      known.name != nil && abs(known.opacity - level.opacity) < 0.000_1
        && abs(known.radius - level.radius) < 0.000_1 && abs(known.y - level.y) < 0.000_1
    }?.name
  }
}
