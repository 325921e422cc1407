enum AccessibilityRules {
  static let all: [Rule] = [
    ControlLabel.rule, EmptyLabel.rule, ImageLabel.rule, TextFieldLabel.rule, TapGestureTrait.rule,
  ]
}
