enum MotionRules {
  static let all: [Rule] = []
}
