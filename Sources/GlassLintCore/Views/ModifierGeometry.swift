/// What modifiers do to the frame of what they are applied to.
enum ModifierGeometry {
  /// Whether a view is as large, and at the same place, with the modifier as without. Modifiers that are not known
  /// count as ones that are not.
  static func keepsBounds(_ name: Name) -> Bool { Catalog.modifiers.has(name, .keepsBounds) }
}
