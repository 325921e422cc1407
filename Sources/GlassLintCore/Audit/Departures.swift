extension Audit {
  /// The values that one screen has for one thing: by value, where.
  struct ScreenValues {
    var screen: String
    var places: [Double: [Location]]
  }

  /// So many screens have a value that others depart from, and at least twice as many as the other one.
  private static let usualScreens = 3
  private static let usualLead = 2
  /// What more than this part of the screens has is no departure.
  private static let rareShare = 0.2

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
          other != value && count >= usualScreens && count >= usualLead * own && Scale.isNear(other, to: value)
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
