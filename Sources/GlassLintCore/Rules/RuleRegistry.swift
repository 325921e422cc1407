/// All rules, in the order they are listed to users.
public enum RuleRegistry {
  public static let all: [Rule] =
    CornersRules.all + ShadowsRules.all + ColorRules.all + SpacingRules.all + GlassRules.all
    + ComponentsRules.all + MotionRules.all + AccessibilityRules.all + [UnusedSuppression.rule]

  /// The position of a rule in `all`.
  public static let indexByID: [String: Int] = Dictionary(
    uniqueKeysWithValues: all.enumerated().map { ($1.id, $0) })

  public static func rule(_ id: String) -> Rule? { indexByID[id].map { all[$0] } }
}
