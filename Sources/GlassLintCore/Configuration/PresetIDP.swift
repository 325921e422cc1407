extension Presets {
  /// Seed document 001, "Engineering Knowledge" of an identity app: floating glass over edges that fade.
  public static let idp = Preset(
    name: "glasslint:idp",
    summary: "Floating glass on small radii, faded screen edges, and none of the detours that led there",
    rules: [
      // "Avoid oversized radii (22+)".
      "radius-scale": .init(.warning, options: ["max": .number(21)]),
      "continuous-corners": .init(.warning),
      "concentric-corners": .init(.info),
      "icon-size-scale": .init(.info),
      "fixed-edge-fade": .init(.warning),
      // "What we tried that didn't match what we wanted".
      "glass-availability": .init(.warning),
      "glass-container": .init(.warning),
      "glass-order": .init(.warning),
      "safe-area-glass": .init(.warning),
      "bottom-bar-stack": .init(.warning),
      "mirrored-edge": .init(.warning),
      "visual-effect-view": .init(.warning),
      "duplicated-blur": .init(.warning),
      "hidden-navigation-bar": .init(.warning),
      "private-api": .init(.warning),
      // "Don't bake it into AppScrollScreen".
      "safe-area-ownership": .init(.warning, options: ["containers": .strings(["AppScrollScreen"])]),
    ],
    scales: [
      // Chips, `IdP.controlRadius`, `IdP.cardRadius`, the dock, and round ends.
      .radius: Scale([6, 8, 12, 20, Scale.capsule]),
      // Chips in steps, the hero glyph, and the smallest target a finger hits.
      .iconSize: Scale([24, 40, 44]),
    ])
}
