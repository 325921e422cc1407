enum GlassRules {
  static let all: [Rule] = [
    GlassAvailability.rule, VisualEffectView.rule, PrivateAPI.rule,
  ]
}
