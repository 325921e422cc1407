enum AccessibilityRules {
  static let all: [Rule] = [
    ControlLabel.rule, EmptyLabel.rule, ImageLabel.rule, LabelWords.rule, TextFieldLabel.rule,
    TapGestureTrait.rule,
  ]
}
