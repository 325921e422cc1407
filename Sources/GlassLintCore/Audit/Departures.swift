extension Audit {
  /// What a screen's distance to its sides is called among the uses of spacing.
  public static let screenMargin = "screen margin"

  /// The values that one screen has for one thing: by value, where.
  struct ScreenValues {
    var screen: String
    var places: [Double: [Location]]
  }

  /// So many screens at least have the value that others depart from, and at least this part of them.
  private static let usualScreens = 3
  private static let usualShare = 0.25
  /// What more than this part of the screens has is no departure.
  private static let rareShare = 0.1
  /// So far apart, as a part of the larger, two values may be meant as one; distances to the side of a screen always are.
  private static let nearness = 0.125

  /// Where screens have a value beside another one that most others have in that place.
  static func departures(
    _ role: Role, _ use: String, among screens: [ScreenValues]
  ) -> [(screen: String, departure: Departure)] {
    guard screens.count > usualScreens else { return [] }
    var counts: [Double: Int] = [:]
    for screen in screens { for value in screen.places.keys { counts[value, default: 0] += 1 } }
    var result: [(String, Departure)] = []
    for screen in screens {
      for (value, places) in screen.places.sorted(by: { $0.key < $1.key }) {
        let own = counts[value] ?? 0
        guard Double(own) <= max(1, rareShare * Double(screens.count)) else { continue }
        let usual = counts.filter { other, count in
          other != value && count > own && count >= usualScreens
            && Double(count) >= usualShare * Double(screens.count)
            && (use == screenMargin || abs(other - value) <= nearness * max(other, value) + 0.000_01)
        }.max { left, right in
          left.value != right.value
            ? left.value < right.value : abs(left.key - value) > abs(right.key - value)
        }
        guard let usual else { continue }
        result.append(
          (
            screen.screen,
            Departure(
              role: role, use: use, value: ValueCount(value: .number(value), count: places.count),
              usual: .number(usual.key), usualScreens: usual.value, screens: screens.count, places: places)
          ))
      }
    }
    return result
  }
}
