extension Presets {
  /// What WCAG 2.2 asks for at level AA, as far as code shows it.
  public static let accessibility = Preset(
    name: "glasslint:accessibility",
    summary: """
      WCAG 2.2 at level AA, as far as code shows it: every rule about accessibility, contrast of 4.5 and 3 (1.4.3), text \
      that grows (1.4.4), motion that can be switched off (2.2.2), and touch targets of 24 points (2.5.8), where \
      Apple’s guidelines, and `glasslint:recommended`, ask for 44
      """,
    rules: [
      "control-label": .init(.warning),
      "empty-label": .init(.warning),
      "label-words": .init(.warning),
      "gesture-alternative": .init(.warning),
      "hidden-control": .init(.warning),
      "image-label": .init(.warning),
      "text-field-label": .init(.warning, options: ["titled": .string("allow")]),
      "tap-gesture-trait": .init(.warning),
      "contrast": .init(.warning, options: ["minimum": .number(4.5), "minimumLarge": .number(3)]),
      "touch-target": .init(.warning, options: ["minimum": .number(24)]),
      "fixed-font-size": .init(.info),
      "fixed-text-frame": .init(.info),
      "reduce-motion": .init(.info),
      "reduce-transparency": .init(.info),
    ])
}
