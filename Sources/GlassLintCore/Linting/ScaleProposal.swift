/// The values a project uses for a role, and what is written down for it.
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
    /// The project's own tokens make the scale; nothing has to be written down.
    case tokens
    /// They are a part of it, and what the project does is the rest; written down, that would take their place.
    case tokensAndHabits
    /// What the project does, in ascending order: to be written down.
    case values([Double])
    /// Too few uses to learn from.
    case tooFew
  }

  public let role: Role
  /// By value.
  public private(set) var uses: [Use]
  public let outcome: Outcome
  /// The Swift names of the tokens that were found, by value.
  public let tokens: [String]
  /// How many findings the rule of the role makes under the proposal; 0 until that is known.
  public internal(set) var findings = 0

  public var count: Int { uses.reduce(0) { $0 + $1.count } }

  /// - Parameters:
  ///   - scale: in force without a configuration; `nil` where nothing is.
  ///   - tallies: how often each value is used, and in how many files.
  ///   - tokens: the names of the tokens that were found.
  init(_ role: Role, _ scale: Scale?, _ tallies: [Double: ProjectSurvey.Tally], tokens: [String]) {
    self.role = role
    self.tokens = tokens
    uses = tallies.map { Use(value: $0.key, count: $0.value.count) }.sorted { $0.value < $1.value }
    var steps = scale
    switch scale?.basis {
    case .tokens: outcome = .tokens
    case .learned where (scale?.uses.total ?? 0) >= Scale.enoughUses:
      if tokens.isEmpty, let scale {
        let values = Self.values(scale, tallies, role)
        outcome = .values(values)
        steps = Scale(values)
      } else {
        outcome = .tokensAndHabits
      }
    default: outcome = .tooFew
    }
    for index in uses.indices { uses[index].isStep = steps?.holds(uses[index].value) ?? false }
  }

  /// All values but the strays. A closer look at the source may have found more than the index knows.
  private static func values(
    _ scale: Scale, _ tallies: [Double: ProjectSurvey.Tally], _ role: Role
  ) -> [Double] {
    let written = tallies.keys.filter { value in
      if case .stray = scale.verdict(on: value) { return false }
      return true
    }
    let all = Set(scale.steps.map(\.value)).union(written)
    return Set(all.map { role == .radius ? min($0, Scale.capsule) : $0 }).sorted()
  }

  /// The rule that judges the numbers of each role.
  static let rules: [Role: String] = [
    .spacing: "spacing-scale", .radius: "radius-scale", .fontSize: "font-scale", .iconSize: "icon-size-scale",
    .opacity: "opacity-scale", .lineWidth: "line-width-scale", .duration: "duration-scale",
  ]
}
