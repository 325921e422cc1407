enum ColorRules {
  static let all: [Rule] = []
}
