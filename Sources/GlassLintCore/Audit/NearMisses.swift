extension Audit {
  /// One number of a role, as far as neighbors of it are looked for.
  struct Neighbor {
    var value: Double
    var count: Int
    var token: String?
    /// Whether a token or the configuration says that this is a step, so that it is no slip of another.
    var isFixed: Bool
  }

  /// So many times as often a value has to be used to draw its neighbors, which have no name either.
  private static let pull = 3
  /// A named step draws what is used half as often.
  private static let namedPull = 2
  /// It draws whatever is used more rarely than what a project writes beside its tokens all the time; these figures are
  /// for people to look into, so it is more than the rules ask.
  private static let ownUses = 5
  /// Values this much apart are neighbors, as a part of the larger.
  private static let nearness = 0.1
  /// Where they differ by what is hardly seen, so much is enough.
  private static let unitNearness = 0.25

  /// Clusters of values: each of those right beside one that has a name, or is used far more often.
  /// - Parameter unit: the difference that is hardly seen.
  static func nearMisses(among values: [Neighbor], unit: Double) -> [NearMiss] {
    var missed: Set<Double> = []
    var targets: [Double: [Neighbor]] = [:]
    // What draws others is settled before them: it has a name, or is used more often.
    for value in values.sorted(by: { ($1.count, $0.value) < ($0.count, $1.value) })
    where !value.isFixed && value.value > 0 && value.value < Scale.surelyRound {
      let found = values.filter { target in
        target.value != value.value && target.value < Scale.surelyRound && !missed.contains(target.value)
          && areNear(value.value, target.value, unit: unit)
          && (target.isFixed
            ? value.count < ownUses || target.count >= namedPull * value.count
            : target.count >= pull * value.count)
      }
      let nearest = found.min { left, right in
        let (a, b) = (abs(left.value - value.value), abs(right.value - value.value))
        return abs(a - b) > 0.000_1 ? a < b : (right.count, left.value) < (left.count, right.value)
      }
      guard let nearest else { continue }
      missed.insert(value.value)
      targets[nearest.value, default: []].append(value)
    }
    return values.compactMap { target in
      guard let near = targets[target.value] else { return nil }
      return NearMiss(
        into: ValueCount(value: .number(target.value), count: target.count), token: target.token,
        values: near.sorted { $0.value < $1.value }.map {
          ValueCount(value: .number($0.value), count: $0.count)
        })
    }.sorted { ($1.count, $0.into.value.order) < ($0.count, $1.into.value.order) }
  }

  private static func areNear(_ left: Double, _ right: Double, unit: Double) -> Bool {
    let distance = abs(left - right)
    let larger = max(left, right)
    return distance <= nearness * larger + 0.000_01
      || distance <= unit + 0.000_01 && distance <= unitNearness * larger + 0.000_01
  }

  /// So often a value is used that is worth a name, and in so many files.
  private static let recurs = (count: 5, files: 2)

  /// Values that recur and have no token, the most frequent first; none that another one draws.
  static func candidates(among values: [ValueUse], besides misses: [NearMiss]) -> [Candidate] {
    let drawn = Set(misses.flatMap { $0.values.map(\.value) })
    return values.filter { value in
      value.token == nil && !value.isSystem && value.count >= recurs.count && value.files >= recurs.files
        && !drawn.contains(value.value)
    }.sorted { ($1.count, $0.value.order) < ($0.count, $1.value.order) }.map {
      Candidate(value: $0.value, count: $0.count, files: $0.files, use: $0.uses.first?.use)
    }
  }
}

extension Audit.Value {
  /// Numbers before names, each in their order.
  var order: AuditOrder {
    switch self {
    case .number(let number): AuditOrder(number: number, text: "")
    case .text(let text): AuditOrder(number: .infinity, text: text)
    }
  }
}

/// Where a value stands among others of its role.
struct AuditOrder: Comparable {
  let number: Double
  let text: String

  static func < (left: AuditOrder, right: AuditOrder) -> Bool {
    left.number != right.number ? left.number < right.number : ByteOrder.compare(left.text, right.text) < 0
  }
}
