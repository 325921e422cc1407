enum ColorRules {
  static let all: [Rule] = [
    HardcodedColor.rule, MaterialBackground.rule, LabelColor.rule, RedundantColorScheme.rule,
    OpacityScale.rule, FixedEdgeFade.rule, Contrast.rule, MixedSurfaces.rule,
  ]
}
