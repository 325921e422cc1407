/// The sizes of the systems' text styles, in points.
///
/// Apple, Human Interface Guidelines, Typography, "Specifications": "iOS, iPadOS Dynamic Type sizes" at the default
/// setting, Large; "macOS built-in text styles"; "tvOS built-in text styles"; "watchOS Dynamic Type sizes" at Large, the
/// default of watches of 40 to 42 mm, and xLarge, that of larger ones. visionOS has those of iOS and two of its own.
enum TextStyles {
  struct Style: Sendable {
    /// As `Font` and `UIFont.TextStyle` spell it.
    let name: String
    let uiKitName: String
    fileprivate var mobile: Double?
    fileprivate var mac: Double?
    fileprivate var television: Double?
    fileprivate var vision: Double?
    /// On watches of 40 to 42 mm, and on larger ones.
    fileprivate var watch: [Double] = []

    /// The sizes that it has on a system, which is several only on watches; none where the system has no such style.
    func sizes(on platform: Platform) -> [Double] {
      switch platform {
      case .iOS, .macCatalyst: [mobile].compactMap { $0 }
      case .macOS: [mac].compactMap { $0 }
      case .tvOS: [television].compactMap { $0 }
      case .visionOS: [vision ?? mobile].compactMap { $0 }
      case .watchOS: watch
      }
    }

    func size(on platform: Platform) -> Double? { sizes(on: platform).first }
  }

  private static func style(
    _ name: String, uiKit: String? = nil, iOS: Double? = nil, macOS: Double? = nil, tvOS: Double? = nil,
    visionOS: Double? = nil, watchOS: [Double] = []
  ) -> Style {
    Style(
      name: name, uiKitName: uiKit ?? name, mobile: iOS, mac: macOS, television: tvOS, vision: visionOS,
      watch: watchOS)
  }

  /// From large to small. `headline` has the size of `body`, in semibold, but on television.
  static let all = [
    style("extraLargeTitle", visionOS: 36),
    style("largeTitle", iOS: 34, macOS: 26, watchOS: [36, 40]),
    style("extraLargeTitle2", visionOS: 28),
    style("title", uiKit: "title1", iOS: 28, macOS: 22, tvOS: 76, watchOS: [34, 38]),
    style("title2", iOS: 22, macOS: 17, tvOS: 57, watchOS: [27, 30]),
    style("title3", iOS: 20, macOS: 15, tvOS: 48, watchOS: [19, 20]),
    style("body", iOS: 17, macOS: 13, tvOS: 29, watchOS: [16, 17]),
    style("headline", iOS: 17, macOS: 13, tvOS: 38, watchOS: [16, 17]),
    style("callout", iOS: 16, macOS: 12, tvOS: 31),
    style("subheadline", iOS: 15, macOS: 11, tvOS: 29),
    style("footnote", iOS: 13, macOS: 10, tvOS: 29, watchOS: [13, 14]),
    style("caption", uiKit: "caption1", iOS: 12, macOS: 10, tvOS: 25, watchOS: [15, 16]),
    style("caption2", iOS: 11, macOS: 10, tvOS: 23, watchOS: [14, 15]),
  ]

  /// The size of the largest style at the largest setting, AX5: what is as large already need not grow.
  static let largestOfAll = 60.0

  /// How high a line of a style is at the largest setting of iOS, in points; `nil` for a name that is none.
  ///
  /// Apple, Human Interface Guidelines, Typography, "Larger accessibility type sizes", AX5, leading.
  static func largestLineHeight(ofStyle name: String) -> Double? {
    switch name {
    case "largeTitle": 70
    case "title": 68
    case "title2": 66
    case "title3": 65
    case "headline", "body": 62
    case "callout": 60
    case "subheadline": 58
    case "footnote": 52
    case "caption": 51
    case "caption2": 48
    default: nil
    }
  }

  /// Every size that a text style has on the systems the code is built for, ascending, each once. Where nothing is known
  /// of them, those of phones and of Macs.
  static func sizes(on platforms: Platforms) -> [Double] {
    let known = platforms.systems
    let systems = known.isEmpty ? [.iOS, .macOS] : known
    return Set(systems.flatMap { system in all.flatMap { $0.sizes(on: system) } }).sorted()
  }

  /// The style whose size on a system is nearest, the larger of two; `nil` beyond the table's ends by more than a point.
  static func nearest(to size: Double, on platform: Platform = .iOS) -> Style? {
    let sized = all.compactMap { style in style.size(on: platform).map { (style: style, size: $0) } }
    guard let largest = sized.map(\.size).max(), let smallest = sized.map(\.size).min(),
      (smallest - 1...largest + 1).contains(size)
    else { return nil }
    return sized.min { (abs($0.size - size), -$0.size) < (abs($1.size - size), -$1.size) }?.style
  }

  /// The style of a name, as `Font` spells it; `nil` for a name that is none.
  static func named(_ name: String) -> Style? { all.first { $0.name == name } }
}
