/// The values a project uses for a role, and the scale they suggest.
public struct ScaleProposal: Sendable, Equatable {
  /// One value in use.
  public struct Use: Sendable, Equatable {
    /// Without its sign, in points or in the unit of the role.
    public var value: Double
    /// How often it is written, or named by a token.
    public var count: Int
    /// Whether the scale has it.
    public var isStep = false
  }

  public enum Outcome: Sendable, Equatable {
    /// The project's own tokens make the scale.
    case tokens
    /// These values, in ascending order.
    case values([Double])
    /// Too few uses tell nothing.
    case tooFew
    /// No short scale covers the bulk of them.
    case scattered
  }

  public let role: Role
  /// By value.
  public private(set) var uses: [Use]
  public let outcome: Outcome
  /// The Swift names of the tokens that were found, by value.
  public let tokens: [String]

  /// Fewer uses than this tell nothing.
  static let enoughUses = 20
  /// The share of the uses that a scale is to cover.
  private static let share = 0.9
  /// A longer scale is none.
  private static let maximumSteps = 12
  /// A value that is written less often, or in one file only, is nobody's convention.
  private static let leastUses = 3
  /// Where that many files use a role, a step is to occur in two.
  private static let manyFiles = 4
  /// A neighbor that is used so many times as often is what was meant.
  private static let dominance = 3
  /// A scale that covers less of the uses is none.
  private static let leastShare = 0.7
  /// So few tokens that cover less of the uses than this are about something else than the role as a whole.
  private static let fewTokens = 4
  private static let tokenShare = 0.5

  public var count: Int { uses.reduce(0) { $0 + $1.count } }
  public var covered: Int { uses.reduce(0) { $0 + ($1.isStep ? $1.count : 0) } }
  /// In percent, rounded down.
  public var coverage: Int { count == 0 ? 100 : covered * 100 / count }

  /// - Parameters:
  ///   - tallies: how often each value is used, and in how many files.
  ///   - tokens: the names of the tokens that were found; with `tokenValues`, what they stand for.
  ///   - tokenValues: empty where the tokens make no scale.
  init(_ role: Role, _ tallies: [Double: ProjectSurvey.Tally], tokens: [String], tokenValues: [Double]) {
    self.role = role
    self.tokens = tokens
    uses = tallies.map { Use(value: $0.key, count: $0.value.count) }.sorted { $0.value < $1.value }
    let total = uses.reduce(0) { $0 + $1.count }
    let scale = Scale(tokenValues)
    let byTokens = uses.reduce(0) { $0 + (scale.holds($1.value) ? $1.count : 0) }
    let isScale = tokenValues.count > Self.fewTokens || Double(byTokens) >= Self.tokenShare * Double(total)
    if !tokenValues.isEmpty, isScale || total < Self.enoughUses {
      outcome = .tokens
      mark(scale)
    } else if total >= Self.enoughUses {
      let steps = Scale(Self.steps(role, tallies))
      let bySteps = uses.reduce(0) { $0 + (steps.holds($1.value) ? $1.count : 0) }
      let isCovered = Double(bySteps) >= Self.leastShare * Double(total)
      outcome = isCovered ? .values(steps.steps.map(\.value)) : .scattered
      if isCovered { mark(steps) }
    } else {
      outcome = .tooFew
    }
  }

  private mutating func mark(_ scale: Scale) {
    for index in uses.indices { uses[index].isStep = scale.holds(uses[index].value) }
  }

  // MARK: Choice

  /// The fewest values that cover the bulk of the uses: most used first, without those that are a slip of a neighbor.
  private static func steps(_ role: Role, _ tallies: [Double: ProjectSurvey.Tally]) -> [Double] {
    let isCapsule = { (value: Double) in role == .radius && value >= Scale.capsule }
    let plain = tallies.filter { !isCapsule($0.key) }
    let hasCapsule = plain.count < tallies.count
    let files = plain.values.map(\.files).max() ?? 0
    let ranked = plain.sorted { ($0.value.count, $1.key) > ($1.value.count, $0.key) }
    var left = ranked.reduce(0) { $0 + $1.value.count }
    var covered = 0
    var steps: [Double] = []
    for (value, tally) in ranked where Double(covered) < share * Double(left) {
      guard steps.count < maximumSteps - (hasCapsule ? 1 : 0), tally.count >= leastUses,
        tally.files > 1 || files < manyFiles
      else { continue }
      if steps.contains(where: { isSlip(value, of: $0, role) && (tallies[$0]?.count ?? 0) >= dominance * tally.count }) {
        // It stays off, whatever else is taken in.
        left -= tally.count
        continue
      }
      steps.append(value)
      covered += tally.count
    }
    return (hasCapsule ? steps + [Scale.capsule] : steps).sorted()
  }

  /// Whether a value is so near another that nobody sees the difference.
  private static func isSlip(_ value: Double, of other: Double, _ role: Role) -> Bool {
    let unit =
      switch role {
      case .opacity: 0.02
      case .duration: 0.05
      case .lineWidth: 0.25
      default: 1.0
      }
    return abs(value - other) <= min(unit, 0.25 * max(value, other)) + 0.000_1
  }
}
