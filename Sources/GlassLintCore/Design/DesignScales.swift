/// The values allowed for each role.
public struct DesignScales: Sendable, Equatable {
  private var scales: [Role: Scale]
  public var shadows: [ShadowLevel]
  public var colors: [NamedColor]
  public var fonts: [NamedFont]
  /// Tokens that have given way to others, by name, with their successors.
  var replaced: [String: String] = [:]
  /// Globs of the names of tokens that only other tokens are to use.
  var primitive: [String] = []

  public init(
    scales: [Role: Scale] = [:], shadows: [ShadowLevel] = [], colors: [NamedColor] = [],
    fonts: [NamedFont] = []
  ) {
    self.scales = scales
    self.fonts = fonts
    self.shadows = shadows
    self.colors = colors
  }

  /// The scale of a role that is measured by one number; `nil` where none is set, and for shadows, colors and fonts.
  public subscript(role: Role) -> Scale? {
    get { scales[role] }
    set { scales[role] = newValue }
  }
}

extension Scale {
  /// A radius of this size or more means "fully round", whatever the height of the shape. A radius scale that allows
  /// capsules holds it as a step; it is no neighbor to suggest for another value.
  public static let capsule = 999.0
}
