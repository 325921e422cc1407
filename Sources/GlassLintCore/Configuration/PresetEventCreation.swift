extension Presets {
  /// Seed document 000, "Liquid Glass Implementation Patterns" of an event sheet. Its ✅ patterns animate with
  /// `.easeInOut`, color with `.blue` and leave fields with a title unlabeled: those rules stay as they are.
  public static let eventCreation = Preset(
    name: "glasslint:event-creation",
    summary: "Materials in two tiers, light shadows that fall straight down, continuous corners of 12 and 6",
    rules: [
      // "Shadow Implementation Rules": opacity < 0.15; the largest radius of the table is Prominent's.
      "heavy-shadow": .init(.warning, options: ["maxOpacity": .number(0.15), "maxRadius": .number(12)]),
      "shadow-offset": .init(.warning),
      "shadow-scale": .init(.warning),
      "clipped-shadow": .init(.warning),
      // Its patterns hand backgrounds and overlays on as values.
      "deprecated-modifier": .init(.warning, options: ["builders": .flag(false)]),
      // "less preferred", not forbidden.
      "contained-shadow": .init(.info),
      "continuous-corners": .init(.warning, options: ["implicit": .string("warning")]),
      "corner-radius-modifier": .init(.warning),
      "radius-scale": .init(.warning),
      "hardcoded-color": .init(.warning),
      "material-background": .init(.warning),
      "label-color": .init(.warning),
      "redundant-color-scheme": .init(.warning),
      "mixed-surfaces": .init(.warning),
      "contrast": .init(.warning),
      "glass-on-glass": .init(.warning),
      "animation-value": .init(.warning),
      "unanimated-toggle": .init(.warning),
      "control-label": .init(.warning),
      "image-label": .init(.warning),
      "tap-gesture-trait": .init(.warning),
      // "Don't forget accessibility labels" forbids what the ✅ patterns do with fields that have a title.
      "text-field-label": .init(.warning, options: ["titled": .string("info")]),
    ],
    // "Radius Scale in EventCreationSheet", and round ends.
    scales: [.radius: Scale([6, 12, Scale.capsule])],
    // "Shadow Opacity Scale".
    shadows: [
      ShadowLevel(name: "Very Light", opacity: 0.02, radius: 2, y: 1),
      ShadowLevel(name: "Light", opacity: 0.03, radius: 2, y: 2),
      ShadowLevel(name: "Medium", opacity: 0.05, radius: 6, y: 3),
      ShadowLevel(name: "Heavy", opacity: 0.08, radius: 4, y: 2),
      ShadowLevel(name: "Prominent", opacity: 0.12, radius: 12, y: 6),
    ])
}
