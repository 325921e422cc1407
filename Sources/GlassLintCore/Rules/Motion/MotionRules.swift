enum MotionRules {
  static let all: [Rule] = [DeprecatedModifier.rule, ObservableMacro.rule]
}
