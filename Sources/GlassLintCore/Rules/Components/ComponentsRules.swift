enum ComponentsRules {
  static let all: [Rule] = [
    NavigationBackground.rule, SafeAreaOwnership.rule, ListOverrides.rule, ListStyle.rule,
    PreferredComponent.rule,
    CustomProgress.rule,
    ConditionalModifier.rule,
  ]
}
