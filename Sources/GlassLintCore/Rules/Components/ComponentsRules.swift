enum ComponentsRules {
  static let all: [Rule] = [
    ListOverrides.rule, ListStyle.rule, NavigationBackground.rule, SafeAreaOwnership.rule,
    CustomProgress.rule,
    PreferredComponent.rule, RestyledComponent.rule, ConditionalModifier.rule,
  ]
}
