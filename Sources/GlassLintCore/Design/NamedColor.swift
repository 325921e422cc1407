/// A color of the design system.
public struct NamedColor: Sendable, Equatable {
  public enum Value: Sendable, Equatable {
    case color(AppearanceColor)
    /// The name of another color.
    case alias(String)
  }

  /// What it is called: the Swift expression that refers to it, or its name in an asset catalog or a file of tokens; `nil`
  /// for a color that is allowed and no more.
  public var name: String?
  /// The Swift expression that refers to it.
  public var reference: String?
  public let value: Value
  /// Whose color type the reference is of; `nil` for one that no view can use as it is.
  var type: ColorType?
  /// The parts its name says it is for; none where it does not say.
  let parts: ColorParts
  /// The name of the color set it is.
  var assetName: String?
  /// The member that Xcode makes of it.
  var assetMember: String?
  /// That of the system's color it stands for: `textPrimary` for `Color(.label)`.
  var systemName: Symbol?
  /// How that is spelled.
  private(set) var assetForm = AssetForm.string
  /// The asset catalog it is in, absolute.
  private(set) var catalog: String?
  /// It is an asset of a package, whose modules do not all see it.
  private(set) var isOfPackage = false
  /// For a constant of the project its position among the colors it declares; how it is spelled depends on the place.
  var position: Int?

  /// As a configuration writes it.
  /// - Parameters:
  ///   - name: the Swift expression that refers to it.
  ///   - value: `#RRGGBB` or `#RRGGBBAA`, or the name of another color.
  public init(name: String? = nil, value: String) {
    self.name = name
    reference = name.map(Self.expression)
    type = reference.flatMap(Self.type)
    parts = name.map { ColorParts(ofNames: $0.split(separator: ".").map(String.init)) } ?? []
    let color = value.hasPrefix("#") ? ColorComponents(hex: value) : nil
    self.value = color.map { .color(AppearanceColor(light: $0)) } ?? .alias(value)
  }

  /// - Parameter form: how the project spells color sets.
  /// - Returns: `nil` for a token that is no color.
  init?(_ token: DesignToken, form: AssetForm) {
    self.init(token)
    guard let assetName, let reference, let own = form.reference(to: assetName, as: .swiftUI) else { return }
    isOfPackage = reference.contains("bundle:") || form.isGenerated
    assetForm = form
    (name, self.reference, type) = (own, own, .swiftUI)
  }

  /// - Returns: `nil` for a token that is no color.
  public init?(_ token: DesignToken) {
    guard case .color(let color) = token.value else { return nil }
    name = token.reference ?? token.name
    // A package's assets are in a bundle of its own, which other modules do not see.
    isOfPackage = token.reference?.contains("bundle:") ?? false
    parts = ColorParts(ofNames: token.name.split { $0 == "." || $0 == "/" }.map(String.init))
    if case .assetCatalog = token.origin {
      (assetName, catalog) = (token.name, token.catalog)
      assetMember = Self.member(of: token.name)
    }
    reference = token.reference.map(Self.expression)
    type = reference.flatMap(Self.type)
    value = .color(color)
  }

  /// Those of its name, from the outermost type to its own.
  var names: [String] { (name ?? "").split(separator: ".").map(String.init) }

  static func member(of asset: String) -> String? {
    AssetSymbol.hasMember(asset, of: .swiftUI) ? AssetSymbol.member(of: asset) : nil
  }

  /// An expression that means the same wherever it stands: `.card` is `Color.card`, and what `ShapeStyle` has where it is
  /// `Color` belongs to `Color`.
  static func expression(_ reference: String) -> String {
    if reference.hasPrefix(".") { return "Color" + reference }
    return reference.hasPrefix("ShapeStyle.")
      ? "Color." + reference.dropFirst("ShapeStyle.".count) : reference
  }

  /// By the name in front: what does not say otherwise is `Color`.
  private static func type(of reference: String) -> ColorType? {
    let first = reference.prefix { $0 != "." && $0 != "(" }
    if first == "CGColor" { return nil }
    return ColorType.allCases.first { $0.name == first } ?? .swiftUI
  }

  public static func == (left: NamedColor, right: NamedColor) -> Bool {
    left.name == right.name && left.reference == right.reference && left.value == right.value
      && left.type == right.type
  }

  /// Its value in light appearance, `#RRGGBB` or `#RRGGBBAA`, or the name of another color.
  public var text: String {
    switch value {
    case .color(let color): color.light.hex
    case .alias(let name): name
    }
  }
}

extension DesignScales {
  /// Colors that refer to each other further than this refer to nothing.
  private static let aliasLimit = 8

  /// The value of a color, through the names of others.
  func value(of color: NamedColor) -> AppearanceColor? {
    // Nearly always; a copy of the whole color takes longer than what it is copied for.
    if case .color(let value) = color.value { return value }
    var color = color
    for _ in 0..<Self.aliasLimit {
      switch color.value {
      case .color(let value): return value
      case .alias(let name):
        guard let next = colors.first(where: { $0.name == name }) else { return nil }
        color = next
      }
    }
    return nil
  }

  /// Whether its name means no other color as well, as a color set's does that each of several targets has of its own.
  func isOnlyOne(_ color: NamedColor) -> Bool {
    let value = value(of: color)
    return colors.allSatisfy { $0.name != color.name || self.value(of: $0) == value }
  }

  /// The colors that come to the same numbers in light appearance, or in dark, each once.
  func colors(equalTo color: ColorComponents, inDark isDark: Bool = false) -> [NamedColor] {
    var names: Set<String?> = []
    return allColors(equalTo: color, inDark: isDark).filter { names.insert($0.name).inserted }
  }

  /// As `colors(equalTo:inDark:)`, with all of one name, as each of several targets may have one.
  func allColors(equalTo color: ColorComponents, inDark isDark: Bool) -> [NamedColor] {
    var found: [NamedColor] = []
    for index in colors.indices {
      guard let value = value(of: colors[index]),
        (isDark ? value.dark ?? value.light : value.light).drawsTheSame(as: color)
      else { continue }
      found.append(colors[index])
    }
    return found
  }

  /// Those outside of sRGB that come to the same digits there.
  func wideColors(nearestTo color: ColorComponents, inDark isDark: Bool) -> [NamedColor] {
    let digits = color.hex
    return colors.filter { token in
      guard let value = value(of: token) else { return false }
      let own = isDark ? value.dark ?? value.light : value.light
      return !own.isInRange && own.hex == digits && !own.drawsTheSame(as: color)
    }
  }
}
