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
      // What it shipped hands overlays on as values.
      "deprecated-modifier": .init(.warning, options: ["builders": .flag(false)]),
      // "Don't bake it into AppScrollScreen".
      "safe-area-ownership": .init(.warning, options: ["containers": .strings(["AppScrollScreen"])]),
    ],
    scales: [
      // Chips, `IdP.controlRadius`, `IdP.cardRadius`, the dock, and round ends.
      .radius: Scale([6, 8, 12, 20, Scale.capsule]),
      // Chips in steps, the hero glyph, and the smallest target a finger hits.
      .iconSize: Scale([24, 40, 44]),
    ],
    customRules: [
      // "the resulting purple pill doesn't match the rest of the app's shadcn-style chrome".
      CustomRuleSource(
        id: "no-prominent-tint", pattern: ".buttonStyle(.glassProminent)….tint($_)", message: tintMessage,
        replace: ".buttonStyle(PrimaryActionStyle())…"),
      CustomRuleSource(
        id: "no-prominent-tint-before", pattern: ".tint($_)….buttonStyle(.glassProminent)",
        message: tintMessage, replace: "….buttonStyle(PrimaryActionStyle())"),
      CustomRuleSource(
        id: "no-prominent-style-tint", pattern: ".buttonStyle(GlassProminentButtonStyle())….tint($_)",
        message: tintMessage, replace: ".buttonStyle(PrimaryActionStyle())…"),
      // "What we tried that didn't match what we wanted", the first two.
      CustomRuleSource(
        id: "no-soft-scroll-edges", pattern: ".scrollEdgeEffectStyle(.soft, for: $_)",
        message:
          "a soft scroll edge is too subtle to read as blur; fade to `Color.idpGroupedBackground` instead",
        severity: .info),
      CustomRuleSource(
        id: "no-safe-area-bar", pattern: ".safeAreaBar(edge: .bottom, $$$rest)",
        message: "nobody controls the blur of `safeAreaBar`; float the bar on glass above a fade instead",
        severity: .info),
    ])

  private static let tintMessage =
    "a tinted prominent button does not match the app's chrome; use `PrimaryActionStyle`"
}
