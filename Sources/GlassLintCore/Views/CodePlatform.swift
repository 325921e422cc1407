/// Tells which systems a file is for, of those its project runs on.
extension ProjectSite {
  /// Folders above a file that are looked at.
  private static let platformFolderLimit = 5

  private struct FolderName {
    let platform: Platform
    /// Words of their own, in this case.
    let words: [String]
    /// Ends of longer ones.
    let endings: [String]
  }

  private static let folderNames = [
    FolderName(platform: .iOS, words: ["ios", "iPhone", "iPad"], endings: ["iOS"]),
    FolderName(platform: .macOS, words: ["macos", "Mac"], endings: ["macOS", "OSX"]),
    FolderName(platform: .tvOS, words: ["tvos", "TV"], endings: ["tvOS"]),
    FolderName(
      platform: .watchOS, words: ["watchos", "Watch"],
      endings: ["watchOS", "WatchApp", "WatchExtension", "WatchKit"]),
    FolderName(platform: .visionOS, words: ["visionos", "Vision"], endings: ["visionOS", "xrOS"]),
  ]

  /// The systems that the nearest folder around the file which names any is for: `macOS`, `App (iOS)`,
  /// `Weather Watch App`; empty where none does.
  var folderPlatforms: Set<Platform> {
    // A run of rules that ask nothing of the project reads none.
    guard file < project.index.sections.files.count else { return [] }
    let folders = project.index.path(ofFile: file).split(separator: "/").dropLast()
    for folder in folders.suffix(Self.platformFolderLimit).reversed() {
      let words = folder.split { !($0.isLetter || $0.isNumber) }
      var named = Set<Platform>()
      for name in Self.folderNames {
        let isNamed = words.contains { word in
          name.words.contains(String(word)) || name.endings.contains { word.hasSuffix($0) }
        }
        if isNamed { named.insert(name.platform) }
      }
      if named.contains(.iOS) { named.insert(.macCatalyst) }
      if !named.isEmpty { return named }
    }
    return []
  }
}

extension RuleContext {
  /// What only code for iOS and its kin has outside of an `#if`.
  private static let touchWords: [StaticString] = [
    "UIApplication", "UIColor", "UIImage", "UIDevice", "UIScreen", "UIPasteboard", "UIViewRepresentable",
    "UIViewControllerRepresentable", "UIHostingController", "navigationBarTitleDisplayMode",
    "navigationBarHidden",
    "navigationBarTitle", "topBarLeading", "topBarTrailing", "navigationBarLeading", "navigationBarTrailing",
    "bottomBar", "navigationBar", "tabBar", "keyboardType", "textInputAutocapitalization", "insetGrouped",
    "fullScreenCover", "tabBarMinimizeBehavior", "tabViewBottomAccessory", "statusBarHidden",
  ]

  /// The systems that the file cannot be built for, by the other systems' own names in it.
  var platformsWithoutWords: Set<Platform> {
    var excluded: Set<Platform> = []
    if hasWord(of: Self.touchWords) { excluded.insert(.macOS) }
    if hasPointerWord { excluded.formUnion([.iOS, .tvOS, .watchOS, .visionOS]) }
    return excluded
  }
}
