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

  init(_ project: Project, _ configuration: Configuration) {
    self.project = project
    mentions = SurveyPlan(project, configuration)
    uses = TokenUseReader(project.index, tokens: Set(project.tokenSlots.numbers.keys))
    fonts = Dictionary(project.discovery.fonts.enumerated().map { ($1.slot, $0) }) { first, _ in first }
    shadows = Dictionary(project.discovery.shadows.enumerated().map { ($1.slot, $0) }) { first, _ in first }
  }
}
