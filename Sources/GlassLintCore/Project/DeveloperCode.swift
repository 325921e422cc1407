/// Code that tells by its name that developers look at what it shows, and nobody else.
enum DeveloperCode {
  /// What code is called that only developers see: what helps to find mistakes, and pages that show each component.
  private static let words: Set<String> = ["debug", "storybook"]

  /// Whether one of the words of a name says so, as in `CacheDebugView` and `ButtonStorybook`, or that it stands in for
  /// something: `LoginMock`, `SimulatedCheckout`.
  static func isNamed(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let base = name.baseAddress else { return false }
    let spelled = Name(base: base, count: name.count, hash: 0)
    if spelled.hasSuffix("Mock") || spelled.hasPrefix("Simulated") { return true }
    guard spelled.containsIgnoringCase("debug") || spelled.containsIgnoringCase("storybook") else {
      return false
    }
    return NameWords.split(String(decoding: name, as: UTF8.self)).contains { words.contains($0.lowercased()) }
  }

  private static let flagStems: [StaticString] = ["mock", "debug", "qa", "dev"]
  private static let flagWords: Set<String> = [
    "mock", "mocks", "mocked", "mocking", "debug", "debugging", "qa",
  ]

  /// What the name of a flag has beside `debug`, or that of a mode beside whom it is for.
  private static let switchWords: Set<String> = ["mode", "enabled", "build", "show", "shows"]
  private static let modes: [[String]] = [["developer", "mode"], ["dev", "mode"]]

  /// Whether a flag is called as one that is only set where data are made up, or in builds or a mode for developers and
  /// testers: `isMocking`, `usesMockData`, `isQABuild`, `debugMode`, `showDebug`, `developer_mode`.
  static func isSetByDevelopers(_ flag: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let base = flag.baseAddress else { return false }
    let name = Name(base: base, count: flag.count, hash: 0)
    guard flagStems.contains(where: { name.containsIgnoringCase($0) }) else { return false }
    let words = NameWords.split(String(decoding: flag, as: UTF8.self)).map { $0.lowercased() }
    let asks = ["is", "use", "uses", "using", "should"].contains(words.first)
    if asks && words.contains(where: flagWords.contains)
      || modes.contains(Array(words.drop { $0 == "is" || $0 == "in" }))
    {
      return true
    }
    return words.contains("debug") && words.allSatisfy { $0 == "debug" || switchWords.contains($0) }
  }
}
