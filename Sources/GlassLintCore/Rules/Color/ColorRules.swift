enum ColorRules {
  static let all: [Rule] = [
    HardcodedColor.rule, MaterialBackground.rule, LabelColor.rule, RedundantColorScheme.rule,
    OpacityScale.rule,
  ]
}
