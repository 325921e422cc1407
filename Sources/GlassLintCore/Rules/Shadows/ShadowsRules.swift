enum ShadowsRules {
  static let all: [Rule] = []
}
