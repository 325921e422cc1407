/// What the names of folders say about the systems their files are for.
enum PlatformFolder {
  private struct Names {
    let platform: Platform
    /// Words of their own, in this case, that mean nothing else.
    let words: [String]
    /// Words that may as well mean something that an app is about.
    let vagueWords: [String]
    /// Ends of longer ones.
    let endings: [String]
  }

  private static let names = [
    Names(platform: .iOS, words: ["ios", "iPhone", "iPad"], vagueWords: [], endings: ["iOS"]),
    Names(platform: .macOS, words: ["macos"], vagueWords: ["Mac"], endings: ["macOS", "OSX"]),
    Names(platform: .tvOS, words: ["tvos"], vagueWords: ["TV"], endings: ["tvOS"]),
    Names(
      platform: .watchOS, words: ["watchos"], vagueWords: ["Watch"],
      endings: ["watchOS", "WatchApp", "WatchExtension", "WatchKit"]),
    Names(platform: .visionOS, words: ["visionos"], vagueWords: ["Vision"], endings: ["visionOS", "xrOS"]),
  ]

  /// Folders above a file that are looked at.
  private static let limit = 5

  /// The systems that the nearest part of a path which names any is for: `macOS`, `App (iOS)`, `Weather Watch App`; empty where
  /// none does.
  /// - Parameters:
  ///   - folder: of a file.
  ///   - isCertain: whether only names count that mean nothing else.
  static func systems(of folder: String, isCertain: Bool = false) -> Set<Platform> {
    for part in folder.split(separator: "/").suffix(limit).reversed() {
      let words = part.split { !($0.isLetter || $0.isNumber) }
      var named: Set<Platform> = []
      for name in names {
        let isNamed = words.contains { word in
          name.words.contains(String(word)) || name.endings.contains { word.hasSuffix($0) }
            || !isCertain && name.vagueWords.contains(String(word))
        }
        if isNamed { named.insert(name.platform) }
      }
      if named.contains(.iOS) { named.insert(.macCatalyst) }
      if !named.isEmpty { return named }
    }
    return []
  }
}
