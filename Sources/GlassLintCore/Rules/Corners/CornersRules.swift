enum CornersRules {
  static let all: [Rule] = [
    ContinuousCorners.rule, CornerRadiusModifier.rule, RadiusScale.rule, ConcentricCorners.rule,
  ]
}
