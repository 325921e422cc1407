enum SpacingRules {
  static let all: [Rule] = [
    SpacingScale.rule, FontScale.rule, IconSizeScale.rule, LineWidthScale.rule, DurationScale.rule,
    PreferToken.rule, TokenRole.rule, TokenArithmetic.rule, DeprecatedToken.rule, PrimitiveToken.rule,
    ScreenPadding.rule, StackSpacing.rule, TouchTarget.rule, FixedFontSize.rule,
    FixedTextFrame.rule,
  ]
}
