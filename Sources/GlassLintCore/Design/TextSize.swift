/// How large a text is drawn, for what WCAG calls large-scale text.
struct TextSize: Sendable, Equatable {
  /// In points, at the system's default text size.
  var points: Double
  var isBold: Bool
  /// The system that it is so small on, where it is large on another.
  var smallOn: Platform?

  /// WCAG 2.2, "large scale (text)": "at least 18 point or 14 point bold".
  var isLarge: Bool { points >= 18 || (isBold && points >= 14) }

  /// The size of a text style on a system; `nil` for a name that is none. The headline is semibold, on the Mac bold.
  static func style(_ name: String, on platform: Platform) -> TextSize? {
    guard let style = TextStyles.named(name),
      let points = style.size(on: platform) ?? style.size(on: .iOS) ?? style.size(on: .visionOS)
    else { return nil }
    return TextSize(points: points, isBold: platform == .macOS && name == "headline")
  }
}
