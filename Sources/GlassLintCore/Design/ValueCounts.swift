/// How often each value of a role is written in a project.
struct ValueCounts: Sendable, Equatable {
  /// By value, without signs.
  private var counts: [Double: Int] = [:]
  /// How many there are of all values.
  private(set) var total = 0

  init() {}

  /// - Parameter counts: by value.
  init(_ counts: [Double: Int]) {
    for (value, count) in counts { add(value, count) }
  }

  mutating func add(_ value: Double, _ count: Int = 1) {
    counts[Scale.key(value), default: 0] += count
    total += count
  }

  /// Takes back what was added.
  mutating func remove(_ other: ValueCounts) {
    for (key, count) in other.counts {
      let left = (counts[key] ?? 0) - count
      counts[key] = left == 0 ? nil : left
    }
    total -= other.total
  }

  mutating func add(_ other: ValueCounts) {
    counts.merge(other.counts, uniquingKeysWith: +)
    total += other.total
  }

  subscript(value: Double) -> Int { counts[Scale.key(value)] ?? 0 }

  /// All values, in ascending order.
  var values: [Double] { counts.keys.sorted() }

  /// How many values are used more often than so many times.
  func valuesUsed(moreThan count: Int) -> Int { counts.values.count { $0 > count } }
}

extension Scale {
  /// A value as counts know it: without its sign, and without what arithmetic adds behind the fourth digit.
  static func key(_ value: Double) -> Double { (abs(value) * 10_000).rounded() / 10_000 }
}
