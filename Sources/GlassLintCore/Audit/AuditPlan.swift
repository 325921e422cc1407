/// What all threads that read for an audit share of one project.
struct AuditPlan: Sendable {
  let project: Project
  /// Looks for mentions of its tokens.
  let mentions: SurveyPlan
  /// Reads where the numbers among them land.
  let uses: TokenUseReader
  /// The positions of fonts, by their constants.
  let fonts: [Int32: Int]
  let shadows: [Int32: Int]
  /// The positions of what functions of a step come to, by the function and the call: `grid(3)`.
  private let calls: [Int32: [String: Int]]

  init(_ project: Project, _ configuration: Configuration) {
    self.project = project
    mentions = SurveyPlan(project, configuration)
    uses = TokenUseReader(project.index, tokens: Set(project.tokenSlots.numbers.keys))
    fonts = Dictionary(project.discovery.fonts.enumerated().map { ($1.slot, $0) }) { first, _ in first }
    shadows = Dictionary(project.discovery.shadows.enumerated().map { ($1.slot, $0) }) { first, _ in first }
    var calls: [Int32: [String: Int]] = [:]
    for (position, token) in project.discovery.tokens.enumerated() where token.reference.isCall {
      if let call = token.path.last, calls[token.slot]?[call] == nil {
        calls[token.slot, default: [:]][call] = position
      }
    }
    self.calls = calls
  }

  /// Which token a reference is.
  /// - Parameter call: as it is written, from the function's name to the closing parenthesis; `nil` where it is no call.
  func token(_ slot: Int32, call: String?) -> Int? {
    guard let known = calls[slot] else { return project.tokenSlots.numbers[slot] }
    return call.flatMap { known[$0] }
  }
}
