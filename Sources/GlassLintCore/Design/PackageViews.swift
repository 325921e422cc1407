/// Views of widely used packages, whose code the index of an app does not have.
enum PackageViews {
  /// Those that load a picture and say no more of it than `AsyncImage` does.
  static let remoteImages: [StaticString] = [
    "KFImage", "KFAnimatedImage", "WebImage", "AnimatedImage", "LazyImage", "CachedAsyncImage",
  ]
}
