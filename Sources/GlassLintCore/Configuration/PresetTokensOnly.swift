extension Presets {
  /// The project's own design system and nothing else: no opinion of ours, and no number that is not the project's.
  public static let tokensOnly = Preset(
    name: "glasslint:tokens-only",
    summary:
      "The project's own design system and nothing else: its tokens, its scales, no numbers from elsewhere",
    levels: .off,
    rules: [
      "prefer-token": .init(.warning),
      "hardcoded-color": .init(.warning),
      "token-role": .init(.warning),
      "token-arithmetic": .init(.warning),
      "deprecated-token": .init(.warning),
      "primitive-token": .init(.warning),
      "spacing-scale": .init(.warning),
      "radius-scale": .init(.warning),
      "font-scale": .init(.warning),
      "icon-size-scale": .init(.warning),
      "opacity-scale": .init(.warning),
      "line-width-scale": .init(.warning),
      "duration-scale": .init(.warning),
      "shadow-scale": .init(.warning),
      // Comments that silence nothing are the project's own as well.
      "unused-suppression": .init(),
    ],
    dropsStandardScales: true)
}
