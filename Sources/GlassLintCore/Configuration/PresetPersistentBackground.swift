extension Presets {
  /// Seed document 003, "IOSLayouts Architecture": a background that outlives navigation.
  public static let persistentBackground = Preset(
    name: "glasslint:persistent-background",
    summary: "One background behind a navigation stack whose container is clear",
    rules: [
      "navigation-background": .init(.warning, options: ["strict": .flag(true)]),
      // "iOS 18+ Requirement".
      "glass-availability": .init(.warning),
      // "Modern Observable framework support".
      "observable-macro": .init(.info, options: ["unknownTargets": .string("flag")]),
    ])
}
