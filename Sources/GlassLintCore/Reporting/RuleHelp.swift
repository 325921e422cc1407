/// A rule's documentation as text: what, why, when not, wrong, right, options.
public enum RuleHelp {
  public static func plainText(_ rule: Rule) -> String {
    var sections = ["\(sentence(rule.summary))\n\n\(rule.rationale)"]
    if let quiet = quiet(rule, indent: "  ") { sections.append("\(quietHeading):\n\n\(quiet)") }
    for example in rule.examples {
      sections.append("\(heading(example)):\n\n\(indented(code(example.code)))")
      if let fixed = example.fixed { sections.append("Fixed:\n\n\(indented(code(fixed)))") }
    }
    if !rule.options.isEmpty {
      let options = rule.options.map {
        "  \($0.name): \(help($0))"
      }
      sections.append("Options:\n\n\(options.joined(separator: "\n"))")
    }
    sections.append(fixes(rule))
    if let criteria = criteria(rule, { name($0) }) { sections.append(criteria) }
    if let sources = sources(rule) { sections.append("Source: \(sources).") }
    return sections.joined(separator: "\n\n")
  }

  public static func markdown(_ rule: Rule) -> String {
    var sections = ["\(sentence(rule.summary))\n\n\(rule.rationale)"]
    if let quiet = quiet(rule) { sections.append("**\(quietHeading)**\n\n\(quiet)") }
    for example in rule.examples {
      sections.append("**\(heading(example))**\n\n\(fenced(code(example.code)))")
      if let fixed = example.fixed { sections.append("**Fixed**\n\n\(fenced(code(fixed)))") }
    }
    if !rule.options.isEmpty {
      let options = rule.options.map {
        "- `\($0.name)`: \(help($0))"
      }
      sections.append("**Options**\n\n\(options.joined(separator: "\n"))")
    }
    sections.append(fixes(rule))
    if let criteria = criteria(rule, { "[\(name($0))](\($0.url))" }) { sections.append(criteria) }
    if let sources = sources(rule) { sections.append("Source: \(sources).") }
    return sections.joined(separator: "\n\n")
  }

  /// For a terminal: the rule's id and level, then its documentation.
  public static func page(_ rule: Rule, color: Bool) -> [UInt8] {
    var out = TerminalWriter(color: color)
    out.styled(.bold, rule.id)
    out.text.append("  \(rule.theme.rawValue), \(rule.levelName)\n\n")
    for line in plainText(rule).split(separator: "\n", omittingEmptySubsequences: false) {
      switch line {
      case "Wrong:": out.styled(.removed, "Wrong:")
      case "Right:", "Fixed:": out.styled(.added, String(line))
      case "Options:", "\(quietHeading):": out.styled(.bold, String(line))
      // Code stands indented by four and stays as it is.
      case _ where line.hasPrefix("    "): out.text.append(String(line))
      default: out.text.append(wrapped(line))
      }
      out.text.append("\n")
    }
    return out.text.finish()
  }

  private static let pageWidth = 100

  /// A paragraph over several lines; those behind the first are indented two deeper than it, where it is indented.
  private static func wrapped(_ paragraph: Substring) -> String {
    let indent = paragraph.first == " " ? "    " : ""
    var lines: [String] = []
    var line = String(paragraph.prefix { $0 == " " })
    var isEmpty = true
    for word in paragraph.split(separator: " ") {
      if !isEmpty, line.count + 1 + word.count > pageWidth {
        lines.append(line)
        line = indent
        isEmpty = true
      }
      line += (isEmpty ? "" : " ") + word
      isEmpty = false
    }
    return (lines + [line]).joined(separator: "\n")
  }

  /// What an option does, and what it is where nothing is said.
  private static func help(_ option: RuleOption) -> String {
    let help = option.help.hasSuffix(".") ? String(option.help.dropLast()) : option.help
    return "\(help); by default \(JSONValue(option: option.standard).compact)"
  }

  /// The noun phrase of a rule's summary as a sentence.
  static func sentence(_ phrase: String) -> String {
    guard let first = phrase.first else { return phrase }
    return first.uppercased() + phrase.dropFirst() + (phrase.hasSuffix(".") ? "" : ".")
  }

  static func fixes(_ rule: Rule) -> String {
    switch rule.fixable {
    case .never: "It has no automatic fix."
    case .safe: "`glasslint fix` rewrites it."
    case .unsafe: "`glasslint fix --unsafe` rewrites it, which changes what is drawn or done."
    case .mixed: "`glasslint fix` rewrites it where that is safe; `--unsafe` adds what changes the result."
    }
  }

  static let quietHeading = "When it stays quiet"

  /// When a rule says nothing, as a list; `nil` where there is nothing to tell.
  static func quiet(_ rule: Rule, indent: String = "") -> String? {
    rule.quiet.isEmpty
      ? nil : rule.quiet.map { "\(indent)- \(sentence($0))" }.joined(separator: "\n")
  }

  /// The success criteria of WCAG that it is about.
  private static func criteria(_ rule: Rule, _ told: (SuccessCriterion) -> String) -> String? {
    rule.criteria.isEmpty ? nil : "WCAG 2.2: \(rule.criteria.map(told).joined(separator: ", "))."
  }

  /// `1.4.3 Contrast (Minimum) (AA)`
  private static func name(_ criterion: SuccessCriterion) -> String {
    "\(criterion.number) \(criterion.title) (\(criterion.level.rawValue))"
  }

  /// The documents whose conventions it keeps.
  static func sources(_ rule: Rule) -> String? {
    let names = rule.seeds.compactMap { documents[$0] }
    return names.isEmpty ? nil : names.joined(separator: ", ")
  }

  private static let documents = [
    "000": "the event creation sheet’s design notes (000)", "001": "the IDP engineering notes (001)",
    "002": "the FocusFlow redesign plan (002)", "003": "the iOS layout notes (003)",
    "004": "the system-first refactoring guide (004)",
  ]

  private static func heading(_ example: Rule.Example) -> String {
    switch example.verdict {
    case .wrong: "Wrong"
    case .right: "Right"
    }
  }

  /// The example without the arrows that mark findings.
  private static func code(_ example: String) -> String { String(example.filter { $0 != "↓" }) }

  private static func indented(_ code: String) -> String {
    code.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    \($0)" }
      .joined(separator: "\n")
  }

  private static func fenced(_ code: String) -> String { "```swift\n\(code)\n```" }
}
