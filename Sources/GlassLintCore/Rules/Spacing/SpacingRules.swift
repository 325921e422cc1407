enum SpacingRules {
  static let all: [Rule] = [SpacingScale.rule, TouchTarget.rule, ScreenPadding.rule]
}
