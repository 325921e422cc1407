enum AccessibilityRules {
  static let all: [Rule] = [ControlLabel.rule, ImageLabel.rule, TextFieldLabel.rule, TapGestureTrait.rule]
}
