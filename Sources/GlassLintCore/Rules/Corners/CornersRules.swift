enum CornersRules {
  static let all: [Rule] = [ContinuousCorners.rule, CornerRadiusModifier.rule, ConcentricCorners.rule]
}
