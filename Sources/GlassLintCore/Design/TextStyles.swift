/// The sizes of the system's text styles, in points.
///
/// Apple, Human Interface Guidelines, Typography, "iOS, iPadOS Dynamic Type sizes", at the default setting, Large.
enum TextStyles {
  struct Style: Sendable {
    /// As `Font` and `UIFont.TextStyle` spell it.
    let name: String
    let uiKitName: String
    let size: Double

    init(_ name: String, uiKit: String? = nil, _ size: Double) {
      self.name = name
      uiKitName = uiKit ?? name
      self.size = size
    }
  }

  /// From large to small. `headline` has the size of `body`, in semibold.
  static let all = [
    Style("largeTitle", 34), Style("title", uiKit: "title1", 28), Style("title2", 22), Style("title3", 20),
    Style("body", 17), Style("callout", 16), Style("subheadline", 15), Style("footnote", 13),
    Style("caption", uiKit: "caption1", 12), Style("caption2", 11),
  ]

  /// The size of the largest style at the largest setting, AX5: what is as large already need not grow.
  static let largestOfAll = 60.0

  /// The style whose size is nearest, the larger of two; `nil` beyond the table's ends by more than a point.
  static func nearest(to size: Double) -> Style? {
    guard let largest = all.first, let smallest = all.last,
      (smallest.size - 1...largest.size + 1).contains(size)
    else { return nil }
    return all.min { abs($0.size - size) < abs($1.size - size) }
  }

  // MARK: Sizes by system

  /// The sizes of all text styles of some systems, in ascending order; those of iOS and macOS where none is given.
  ///
  /// Apple, Human Interface Guidelines, Typography, "Specifications", at the default setting of each system; on a watch
  /// that is another one for the larger cases.
  static func sizes(on platforms: Set<Platform>) -> [Double] {
    let systems = platforms.isEmpty ? [.iOS, .macOS] : platforms
    return Set(systems.flatMap { sizes(on: $0) }).sorted()
  }

  private static func sizes(on platform: Platform) -> [Double] {
    switch platform {
    case .iOS, .macCatalyst: all.map(\.size)
    case .macOS: [10, 11, 12, 13, 15, 17, 22, 26]
    case .tvOS: [23, 25, 29, 31, 38, 48, 57, 76]
    case .watchOS: [12, 13, 14, 15, 16, 17, 19, 20, 27, 30, 34, 36, 38, 40]
    // Its own titles, and the sizes of the apps for iPad that it runs.
    case .visionOS: all.map(\.size) + [19, 24, 29, 36]
    }
  }
}
