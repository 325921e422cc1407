/// A team's own rule as it is written down: in `customRules` of a configuration, or in a preset.
public struct CustomRuleSource: Sendable, Equatable {
  /// Kebab case, and no built-in rule's.
  public var id: String
  /// The Swift it finds.
  public var pattern: String
  /// What its findings say; `$name` stands for what the pattern's `$name` matched.
  public var message: String
  /// `nil`: off until `rules` or a preset switches it on.
  public var severity: Severity?
  /// What to write instead; `nil` for a rule without a fix.
  public var replace: String?
  public var fix: Applicability
  /// Patterns for what has to stand around a match, or must not.
  public var inside: String?
  public var notInside: String?
  /// Patterns for what a match has to hold, or must not.
  public var has: String?
  public var notHas: String?
  /// What the names of the patterns have to stand for, which a configuration writes as `where`: `$x: spacing, not token`.
  public var values: String?

  public init(
    id: String, pattern: String, message: String, severity: Severity? = .warning, replace: String? = nil,
    fix: Applicability = .unsafe, inside: String? = nil, notInside: String? = nil, has: String? = nil,
    notHas: String? = nil, values: String? = nil
  ) {
    self.id = id
    self.pattern = pattern
    self.message = message
    self.severity = severity
    self.replace = replace
    self.fix = fix
    self.inside = inside
    self.notInside = notInside
    self.has = has
    self.notHas = notHas
    self.values = values
  }
}

/// What is wrong with a pattern, a message or a replacement, with the place in its UTF-8 form.
struct PatternMistake: Error, Equatable {
  var offset: Int
  var message: String
}

/// What is wrong with a custom rule.
struct CustomRuleMistake: Error, Equatable {
  /// The key whose text it is in.
  var key: String
  var mistake: PatternMistake
}
