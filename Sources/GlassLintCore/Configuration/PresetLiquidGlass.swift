extension Presets {
  /// What Apple asks of Liquid Glass: "Adopting Liquid Glass", and the pages of the Human Interface Guidelines on
  /// materials, toolbars and layout.
  public static let liquidGlass = Preset(
    name: "glasslint:liquid-glass",
    summary:
      "All that is known of Liquid Glass: where it belongs, how it is put together, and what stands in its way",
    rules: [
      "glass-availability": .init(.warning),
      "glass-container": .init(.warning),
      "glass-on-glass": .init(.warning),
      "glass-order": .init(.warning),
      "glass-on-content": .init(.warning),
      "glass-interactive": .init(.warning),
      "glass-identity": .init(.warning),
      "bar-background": .init(.warning),
      "navigation-background": .init(.warning),
      "safe-area-glass": .init(.warning),
      "bottom-bar-stack": .init(.warning),
      "hidden-navigation-bar": .init(.warning),
      "mirrored-edge": .init(.warning),
      "duplicated-blur": .init(.warning),
      "visual-effect-view": .init(.warning),
      // Corners nest in those of glass, and in those of the hardware.
      "continuous-corners": .init(.warning),
      "concentric-corners": .init(.info),
    ])
}
