enum AccessibilityRules {
  static let all: [Rule] = [
    ControlLabel.rule, EmptyLabel.rule, GestureAlternative.rule, HiddenControl.rule, ImageLabel.rule,
    LabelWords.rule,
    TextFieldLabel.rule,
    TapGestureTrait.rule,
  ]
}
