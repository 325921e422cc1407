enum GlassRules {
  static let all: [Rule] = []
}
