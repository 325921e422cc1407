enum SpacingRules {
  static let all: [Rule] = []
}
