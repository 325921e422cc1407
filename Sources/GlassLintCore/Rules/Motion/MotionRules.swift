enum MotionRules {
  static let all: [Rule] = [
    DeprecatedModifier.rule, SpringAnimation.rule, AnimationValue.rule, UnanimatedToggle.rule,
    ReduceMotion.rule,
    ReduceTransparency.rule, StateSprawl.rule, StateSync.rule, SleepPolling.rule, ObservableMacro.rule,
  ]
}
