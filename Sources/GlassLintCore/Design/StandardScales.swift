extension DesignScales {
  /// In points; they stand in where a project writes too little to learn from. Opacities, line widths, durations and
  /// shadows are everybody's own: only a preset that is asked for has them. `002` and `000` are the project's seed
  /// documents.
  static let standard: [Role: Scale] = [
    // The 4-point grid of 002 with its micro steps 2 and 6, a hairline, and multiples of 8 above 32.
    .spacing: Scale(
      [0, 1, 2, 4, 6, 8, 12, 16, 20, 24, 32, 40, 48, 56, 64, 72, 80, 88, 96, 104, 112, 120, 128],
      basis: .standard),
    // 002's 8…24 and its capsule, 000's 6 for small buttons, and the grid's steps around them.
    .radius: Scale([0, 4, 6, 8, 10, 12, 16, 20, 24, 28, 32, Scale.capsule], basis: .standard),
    // Apple's text styles; those of a file's own system take their place.
    .fontSize: Scale(TextStyles.sizes(on: Platforms()), basis: .standard),
    // 002, "Icon Button Sizes".
    .iconSize: Scale([32, 36, 44, 56], basis: .standard),
  ]
}
