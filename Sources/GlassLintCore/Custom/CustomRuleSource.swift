/// A team's own rule as it is written down: in `customRules` of a configuration, or in a preset.
public struct CustomRuleSource: Sendable, Equatable {
  /// Kebab case, and no built-in rule's.
  public var id: String
  /// The Swift it finds: what any of these matches, and where several do, the first of them.
  public var patterns: [String]
  /// What its findings say; `$name` stands for what the pattern's `$name` matched.
  public var message: String
  /// `nil`: off until `rules` or a preset switches it on.
  public var severity: Severity?
  /// What to write instead, one of these; empty for a rule without a fix.
  public var replacements: [String]
  public var fix: Applicability
  /// Patterns for what has to stand around a match, any of them, or none of them may.
  public var inside: [String]
  public var notInside: [String]
  /// Patterns for what a match has to hold, any of them, or none of them may be there.
  public var has: [String]
  public var notHas: [String]
  /// What the names of the patterns have to stand for, which a configuration writes as `where`: `$x: spacing, not token`.
  public var values: String?

  public init(
    id: String, pattern: String, message: String, severity: Severity? = .warning, replace: String? = nil,
    fix: Applicability = .unsafe, inside: String? = nil, notInside: String? = nil, has: String? = nil,
    notHas: String? = nil, values: String? = nil
  ) {
    self.init(
      id: id, patterns: [pattern], message: message, severity: severity,
      replacements: [replace].compactMap { $0 },
      fix: fix, inside: [inside].compactMap { $0 }, notInside: [notInside].compactMap { $0 },
      has: [has].compactMap { $0 }, notHas: [notHas].compactMap { $0 }, values: values)
  }

  public init(
    id: String, patterns: [String], message: String, severity: Severity? = .warning,
    replacements: [String] = [],
    fix: Applicability = .unsafe, inside: [String] = [], notInside: [String] = [], has: [String] = [],
    notHas: [String] = [], values: String? = nil
  ) {
    self.patterns = patterns
    self.id = id
    self.message = message
    self.severity = severity
    self.replacements = replacements
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
  /// Which of the key's texts, where it has a list of them.
  var index = 0
  var mistake: PatternMistake
}
