enum ShadowsRules {
  static let all: [Rule] = [
    HeavyShadow.rule, ShadowOffset.rule, ShadowScale.rule, ClippedShadow.rule,
    ContainedShadow.rule,
  ]
}
