/// How large a text is drawn, for what WCAG calls large-scale text.
struct TextSize: Sendable, Equatable {
  /// In points, at the system's default text size.
  var points: Double
  var isBold: Bool

  /// WCAG 2.2, "large scale (text)": "at least 18 point or 14 point bold".
  var isLarge: Bool { points >= 18 || (isBold && points >= 14) }

  /// The size of a text style.
  /// - Returns: `nil` for a name that is none.
  ///
  /// Source: Apple, Human Interface Guidelines, "Typography", section "Specifications": iOS, iPadOS dynamic type sizes,
  /// Large (default); macOS built-in text styles. The headline is semibold on iOS and bold on macOS.
  static func style(_ name: Name, isMac: Bool) -> TextSize? {
    guard let row = styles.first(where: { name == $0.name }) else { return nil }
    return TextSize(points: isMac ? row.mac : row.mobile, isBold: isMac && name == "headline")
  }

  private static let styles: [(name: StaticString, mobile: Double, mac: Double)] = [
    ("extraLargeTitle", 36, 36), ("extraLargeTitle2", 28, 28),
    ("largeTitle", 34, 26), ("title", 28, 22), ("title2", 22, 17), ("title3", 20, 15), ("headline", 17, 13),
    ("body", 17, 13), ("callout", 16, 12), ("subheadline", 15, 11), ("footnote", 13, 10), ("caption", 12, 10),
    ("caption2", 11, 10),
  ]
}
