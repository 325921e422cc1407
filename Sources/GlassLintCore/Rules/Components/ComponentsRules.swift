enum ComponentsRules {
  static let all: [Rule] = [
    CustomProgress.rule,
    ConditionalModifier.rule,
  ]
}
