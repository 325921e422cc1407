/// What SwiftUI's modifiers and containers mean for the color of a text and for what lies behind it. One line a kind of
/// thing; extend here. A name that is in none of these sets may do anything.
enum GroundNames {
  /// Modifiers that neither paint behind a view, nor recolor it, nor move it off what is behind it. To be settled: what
  /// moves or changes a view by a closure may do more than that, and a list whose ground is hidden has none.
  static let neutralModifiers = Catalog.modifiers.names(
    .keepsGround,
    also: [
      "scrollContentBackground", "phaseAnimator", "projectionEffect", "transformEffect",
      "accessibilityRepresentation", "accessibilityChildren", "eraseToAnyView",
    ])

  /// Containers that paint nothing and lay their views out beside each other. A toggle draws its label as it is; what a
  /// stack or reader lays below is looked at by itself.
  static let neutralContainers = Catalog.views.names(
    .holds, except: ["ZStack", "ZStackLayout", "GeometryReader", "GeometryReader3D"], also: ["Toggle"])

  /// Containers with a ground of their own, or with one in some style.
  static let paintingContainers = Catalog.views.names(
    .ground, also: ["DisclosureGroup", "HSplitView", "VSplitView", "GlassEffectContainer"])

  /// Whether a call shows its content elsewhere, in surroundings of its own.
  static func showsElsewhere(_ call: Name) -> Bool {
    presentations.contains(call) || Catalog.views.hasAny(call, [.bar, .menu])
  }

  /// What cuts, measures or draws is no surroundings of the text in it; what is laid beside a scroll view, or beside its
  /// search field, has its own.
  private static let presentations = Catalog.modifiers.names(
    [.presents, .bar, .menu],
    also: [
      "safeAreaInset", "safeAreaBar", "searchable", "accessibilityRepresentation", "accessibilityChildren",
      "mask", "background", "Canvas", "ImageRenderer",
    ])

  /// Button styles that draw nothing behind the label.
  static let plainButtonStyles = NameSet([
    "plain", "borderless", "automatic", "PlainButtonStyle", "BorderlessButtonStyle", "DefaultButtonStyle",
  ])

  /// Those of them that draw it in the tint.
  static let tintedButtonStyles = NameSet([
    "borderless", "automatic", "BorderlessButtonStyle", "DefaultButtonStyle",
  ])

  /// Whether the name of a project's own modifier says what that is about, which is neither a color nor anything behind a view.
  static func isNeutral(own modifier: Name) -> Bool {
    neutralWords.contains { modifier.containsIgnoringCase($0) }
  }

  private static let neutralWords: [StaticString] = [
    "font", "typography", "padding", "accessib", "gesture", "haptic", "analytics", "tracking", "onchange",
    "lineheight", "linespacing", "localiz",
  ]
}
