enum ComponentsRules {
  static let all: [Rule] = []
}
