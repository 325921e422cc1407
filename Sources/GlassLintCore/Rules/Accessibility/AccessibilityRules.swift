enum AccessibilityRules {
  static let all: [Rule] = []
}
