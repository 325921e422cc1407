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
      platform: .watchOS, words: ["watchos", "watchApp"], vagueWords: ["Watch"],
      endings: ["watchOS", "WatchApp", "WatchExtension", "WatchKit"]),
    Names(platform: .visionOS, words: ["visionos"], vagueWords: ["Vision"], endings: ["visionOS", "xrOS"]),
  ]

  /// One of these is in every name of a system; looked for first, since nearly all folders have none.
  private static let stems = NameStems(["os", "iphone", "ipad", "mac", "tv", "watch", "vision"])

  private static func mayName(_ part: Substring.UTF8View) -> Bool {
    part.withContiguousStorageIfAvailable { bytes in
      bytes.baseAddress.map { stems.areIn(Name(base: $0, count: bytes.count, hash: 0)) } ?? false
    } ?? true
  }

  /// Folders above a file that are looked at.
  private static let limit = 5

  /// The systems that the nearest part of a path which names any is for: `macOS`, `App (iOS)`, `Weather Watch App`; empty where
  /// none does.
  /// - Parameters:
  ///   - folder: of a file.
  ///   - isCertain: whether only names count that mean nothing else.
  static func systems(of folder: String, isCertain: Bool = false) -> Set<Platform> {
    for part in folder.utf8.split(separator: UInt8(ascii: "/")).suffix(limit).reversed() {
      guard mayName(part) else { continue }
      let part = Substring(part)
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
