enum GlassRules {
  static let all: [Rule] = [BarBackground.rule, CustomBackground.rule, BottomBarStack.rule]
}
