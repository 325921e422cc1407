/// What was asked about the uses of constants while tokens were looked for, by the positions of the constants.
///
/// Which tokens there are follows from what all files declare, from the roles that numbers end up in, and from the answers to
/// these. As long as all of that stays the same, so do the tokens.
struct UseQuestions: Sendable {
  /// Which files use any of these, asked about together.
  var users: [[Int32]] = []
  /// How often these are used in each role.
  var roles: [[Int32]] = []
  /// Which of these names lead through.
  var named: [[Int32]] = []
  /// The same, outside of what tokens are made of.
  var namedOutsideOfTokens: [[Int32]] = []
  /// Whether these numbers end up in some roles, by slot; `anyRole` asks for all.
  var landings: [Int32: Set<UInt8>] = [:]
  /// How code names the cases of enumerations.
  var asksForCases = false

  static let anyRole = UInt8.max
}

/// Where those who look for tokens write down what they ask.
final class UseQuestionList {
  var asked = UseQuestions()
}
