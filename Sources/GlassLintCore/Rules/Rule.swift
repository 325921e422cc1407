/// One check, as a value: what it says to people, when it is asked, and what it does.
///
/// Everything a user reads about a rule (`glasslint rules`, `glasslint explain`, SARIF help, `docs/`) is made from this
/// value, and its examples are its tests.
public struct Rule: Sendable {
  /// Kebab case, stable for ever.
  public let id: String
  public let theme: Theme
  /// What it finds, as a noun phrase in one line without a period.
  public let summary: String
  /// Why that is bad, and what it goes by, in a few sentences.
  public let rationale: String
  /// When it says nothing although somebody might expect it to: each a clause that stands behind "It stays quiet", without
  /// a period.
  public let quiet: [String]
  /// `nil`: off until a preset or a configuration switches it on.
  public let severity: Severity?
  public let fixable: Fixable
  public let options: [RuleOption]
  /// The name of the option without which it finds nothing, a list or a map; `nil` where it needs none.
  public let needs: String?
  /// The seed documents it comes from: `000` … `004`.
  public let seeds: [String]
  /// The success criteria of WCAG 2.2 that what it finds may fail.
  public let criteria: [SuccessCriterion]
  /// Made when they are asked for, which no run of the linter does.
  public var examples: [Example] { makeExamples() }
  private let makeExamples: @Sendable () -> [Example]
  public let triggers: Triggers
  /// Whether it asks what other files say, so that the project has to be read first, if only whether anyone sees the code.
  public let usesProject: Bool
  /// The rules of which a finding at the same place says as much, so that this one's is left out.
  let yieldsTo: [String]
  /// Which files it is about.
  public let reach: Reach
  /// The roles whose scales it judges by, where it goes by what a project does as long as nobody has set it or them: then
  /// its findings weigh one level less, in a project large enough to have habits. `nil` for one that goes by more.
  let judgesByHabit: [Role]?
  /// Called once for each node that matches a trigger.
  public let check: @Sendable (borrowing RuleContext, NodeID) -> Void

  public enum Theme: String, Sendable, CaseIterable {
    case corners = "Corners"
    case shadows = "Shadows"
    case color = "Color and surfaces"
    case spacing = "Spacing, type and size"
    case glass = "Glass and bars"
    case components = "Lists, navigation, components"
    case motion = "Motion and state"
    case accessibility = "Accessibility"
    case housekeeping = "Housekeeping"
    case custom = "Custom rules"

    /// What stands for its rules where rules are asked for by name.
    public var name: String {
      // Spelled out: each run of the program asks, and the runtime takes long to find the name of a case.
      switch self {
      case .corners: "corners"
      case .shadows: "shadows"
      case .color: "color"
      case .spacing: "spacing"
      case .glass: "glass"
      case .components: "components"
      case .motion: "motion"
      case .accessibility: "accessibility"
      case .housekeeping: "housekeeping"
      case .custom: "custom"
      }
    }

    /// Those that can be asked for so, in the order of the rules.
    static let named: [Theme] = allCases.filter { $0 != .housekeeping && $0 != .custom }

    /// Whether it is about how a project likes its views to look, which is nothing to ask of code that was copied.
    var isStyle: Bool { [.corners, .shadows, .color, .spacing, .components].contains(self) }

    /// Whether it is about what users meet, so that code none of them ever meets is nothing to it.
    var isAboutUsers: Bool { self != .housekeeping && self != .custom }
  }

  public enum Fixable: String, Sendable {
    case never, safe, unsafe
    /// Safe for some findings, unsafe for others.
    case mixed
  }

  /// Which files a rule is about.
  public enum Reach: Sendable, Equatable {
    /// Those with user-interface code.
    case userInterface
    /// All in which one of these words occurs as a name.
    case filesWith([String])
    case allFiles
  }

  /// Which nodes a rule is asked about. Names are those of calls (`RoundedRectangle`) and modifiers (`shadow`), without
  /// a leading dot; the driver matches them by hash, so a rule costs nothing where none of its names occurs.
  public struct Triggers: Sendable {
    public var calls: [String]
    public var kinds: [NodeKind]
    /// Names of nodes other than calls: of members, plain names and macros.
    public var names: [String]

    public init(calls: [String] = [], kinds: [NodeKind] = [], names: [String] = []) {
      self.calls = calls
      self.kinds = kinds
      self.names = names
    }
  }

  /// A piece of Swift that shows the rule. `↓` stands before each place where a finding belongs.
  public struct Example: Sendable {
    public enum Verdict: Sendable { case wrong, right }
    public let verdict: Verdict
    public let code: String
    /// What all fixes, unsafe ones included, make of it; `nil` where nothing is rewritten.
    public let fixed: String?
    /// Options the example needs, as in the configuration.
    public let options: [String: OptionValue]
    /// Deployment targets the example needs, as in the configuration.
    public let platforms: [String: String]
    /// The preset the example stands under, besides the default.
    public let preset: String?

    public static func wrong(
      _ code: String, fixed: String? = nil, options: [String: OptionValue] = [:],
      platforms: [String: String] = [:], preset: String? = nil
    ) -> Example {
      Example(
        verdict: .wrong, code: code, fixed: fixed, options: options, platforms: platforms, preset: preset)
    }

    public static func right(
      _ code: String, options: [String: OptionValue] = [:], platforms: [String: String] = [:],
      preset: String? = nil
    ) -> Example {
      Example(
        verdict: .right, code: code, fixed: nil, options: options, platforms: platforms, preset: preset)
    }
  }

  public init(
    id: String, theme: Theme, summary: String, rationale: String, quiet: [String] = [],
    severity: Severity?, fixable: Fixable,
    options: [RuleOption] = [], needs: String? = nil, seeds: [String],
    criteria: [SuccessCriterion] = [],
    examples: @autoclosure @escaping @Sendable () -> [Example],
    triggers: Triggers,
    usesProject: Bool = false, yieldsTo: [String] = [], reach: Reach = .userInterface,
    judgesByHabit: [Role]? = nil,
    check: @escaping @Sendable (borrowing RuleContext, NodeID) -> Void
  ) {
    self.id = id
    self.theme = theme
    self.summary = summary
    self.rationale = rationale
    self.quiet = quiet
    self.severity = severity
    self.fixable = fixable
    self.options = options
    self.needs = needs
    self.seeds = seeds
    self.criteria = criteria
    makeExamples = examples
    self.triggers = triggers
    self.usesProject = usesProject || theme.isAboutUsers
    self.yieldsTo = yieldsTo
    self.reach = reach
    self.judgesByHabit = judgesByHabit
    self.check = check
  }
}

/// A setting of a rule, as `{"severity": "warning", "maxOpacity": 0.2}` gives it.
public struct RuleOption: Sendable {
  public let name: String
  /// What it does, in one line, with its unit.
  public let help: String
  public let kind: Kind
  public let standard: OptionValue

  public enum Kind: Sendable {
    case number(ClosedRange<Double>)
    case flag
    case choice([String])
    case strings
    case numbers(ClosedRange<Double>)
    /// A map from text to text.
    case map
    /// A map from text to lists of texts.
    case lists
  }

  public init(_ name: String, _ kind: Kind, default standard: OptionValue, help: String) {
    self.name = name
    self.help = help
    self.kind = kind
    self.standard = standard
  }
}

/// The value of a rule's option.
public enum OptionValue: Sendable, Equatable {
  case number(Double)
  case flag(Bool)
  case string(String)
  case strings([String])
  case numbers([Double])
  case map([String: String])
  case lists([String: [String]])
}
