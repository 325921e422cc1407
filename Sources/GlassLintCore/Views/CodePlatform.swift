/// Tells which systems a file is for, of those its project runs on.
extension ProjectSite {
  /// The systems that the nearest folder around the file which names any is for; empty where none does.
  var folderPlatforms: Set<Platform> {
    // A run of rules that ask nothing of the project reads none.
    guard file < project.index.sections.files.count else { return [] }
    return project.targets.folderSystems(ofFile: project.index.path(ofFile: file))
  }
}

extension FileContext {
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
