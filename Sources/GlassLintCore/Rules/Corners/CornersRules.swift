enum CornersRules {
  static let all: [Rule] = []
}
