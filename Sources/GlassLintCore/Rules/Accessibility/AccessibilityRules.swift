enum AccessibilityRules {
  static let all: [Rule] = [
    ControlLabel.rule, EmptyLabel.rule, GestureAlternative.rule, ImageLabel.rule, LabelWords.rule,
    TextFieldLabel.rule,
    TapGestureTrait.rule,
  ]
}
