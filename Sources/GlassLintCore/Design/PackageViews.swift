/// Views of widely used packages, whose code the index of an app does not have.
enum PackageViews {
  /// Those that load a picture and say no more of it than `AsyncImage` does.
  static let remoteImages: [StaticString] = [
    "KFImage", "KFAnimatedImage", "WebImage", "AnimatedImage", "LazyImage", "CachedAsyncImage",
  ]

  /// Those that show what their closures build as it is: rows of the catalog, with the year of the package's release.
  static let rows: StaticString = """
    # The Composable Architecture
    CaseLet                2021 wrapper holds container
    ForEachStore           2020 holds container
    IfLetStore             2020 wrapper holds container
    NavigationStackStore   2023 navigation container
    SwitchStore            2021 wrapper holds container
    WithPerceptionTracking 2023 wrapper holds container
    WithViewStore          2020 wrapper holds container
    """
}
