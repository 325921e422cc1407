extension Presets {
  /// Seed document 004, "UI Refactoring Guide: Liquid Glass & Modern SwiftUI": let the system draw it.
  public static let systemFirst = Preset(
    name: "glasslint:system-first",
    summary: "System materials, lists, gauges and state instead of hand-made ones",
    rules: [
      // "Phase 1: Remove Custom Background System".
      "custom-background": .init(.warning, options: ["views": .map(["BackgroundView": ".regularMaterial"])]),
      "bar-background": .init(.warning),
      "material-background": .init(.warning),
      "glass-on-glass": .init(.warning),
      "visual-effect-view": .init(.warning),
      "reduce-transparency": .init(.info),
      // "Phase 2: Replace Progress Visualization with Gauge".
      "custom-progress": .init(.warning),
      "reduce-motion": .init(.info),
      "fixed-font-size": .init(.info),
      // "Phase 3: Consolidate Form State with @Observable".
      "state-sprawl": .init(.warning, options: ["max": .number(10)]),
      "observable-macro": .init(.warning, options: ["unknownTargets": .string("flag")]),
      "state-sync": .init(.warning),
      // "Phase 4: Simplify List Styling".
      "list-overrides": .init(.warning, options: ["strict": .flag(true)]),
      "list-style": .init(.warning, options: ["style": .string(".insetGrouped")]),
      // "Phase 5: Fix Async Patterns".
      "sleep-polling": .init(.warning),
      "deprecated-modifier": .init(.warning),
      // Its forms leave fields to their titles, and its rows answer to taps: "Update All List Views".
      "text-field-label": .init(.warning, options: ["titled": .string("allow")]),
      "tap-gesture-trait": .off,
    ])
}
