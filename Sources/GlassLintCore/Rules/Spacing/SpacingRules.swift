enum SpacingRules {
  static let all: [Rule] = [
    SpacingScale.rule, PreferToken.rule, FontScale.rule, IconSizeScale.rule, LineWidthScale.rule, DurationScale.rule,
  ]
}
