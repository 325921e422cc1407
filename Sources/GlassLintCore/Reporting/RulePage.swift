/// A rule's documentation as a page of its own: what `glasslint explain --format markdown` prints, and `docs/rules` holds.
public enum RulePage {
  /// Markdown that begins with the rule's id as its only heading of the first level and ends with a line end.
  /// - Parameter presets: those to look through for what they say about the rule.
  public static func markdown(_ rule: Rule, presets: [Preset] = Presets.all) -> String {
    var sections = ["# \(rule.id)", RuleHelp.sentence(rule.summary), facts(rule, presets)]
    sections += ["## Why", rule.rationale]
    if let quiet = RuleHelp.quiet(rule) { sections += ["## \(RuleHelp.quietHeading)", quiet] }
    if !rule.options.isEmpty { sections += ["## Options", options(rule)] }
    sections += examples(rule, .wrong, heading: "## Wrong")
    sections += examples(rule, .right, heading: "## Right")
    sections += ["## Configure", configuration(rule), "## Suppress", suppression(rule)]
    return sections.joined(separator: "\n\n") + "\n"
  }

  /// Where the page of a built-in rule is that ships with this version; `nil` for a rule of somebody's own.
  static func address(ofRule id: String) -> String? {
    guard RuleRegistry.rule(id) != nil else { return nil }
    return "https://github.com/your-organization/GlassLint/blob/main/docs/rules/\(id).md"
  }

  // MARK: Facts

  private static func facts(_ rule: Rule, _ presets: [Preset]) -> String {
    var lines = ["- **Theme:** \(rule.theme.rawValue)", "- **Level:** \(level(rule))"]
    lines.append("- **Fix:** \(RuleHelp.fixes(rule))")
    let naming = presets.compactMap { mention($0, rule) }
    if !naming.isEmpty { lines.append("- **Presets:** \(naming.joined(separator: ", "))") }
    if let source = RuleHelp.sources(rule) { lines.append("- **Source:** \(source)") }
    return lines.joined(separator: "\n")
  }

  private static func level(_ rule: Rule) -> String {
    guard rule.severity != nil else { return "off, until a configuration or a preset switches it on" }
    return rule.levelName
      + (rule.judgesByHabit == nil || rule.severity == .info
        ? ""
        : "; one level less where neither the rule nor its scale is set and 20 files or more have numbers to lay out by, since "
          + "it then goes by what the project does")
  }

  /// What a preset says about a rule in particular: `` `glasslint:focusflow` (warning, minimum 32) ``.
  private static func mention(_ preset: Preset, _ rule: Rule) -> String? {
    guard let change = preset.rules[rule.id] else { return nil }
    var words = change.severity.map { [$0.name] } ?? []
    for option in rule.options {
      guard let value = change.options[option.name] else { continue }
      words.append("\(option.name) `\(JSONValue(option: value).compact)`")
    }
    return "`\(preset.name)`" + (words.isEmpty ? "" : " (\(words.joined(separator: ", ")))")
  }

  // MARK: Options

  private static func options(_ rule: Rule) -> String {
    let rows = rule.options.map { option in
      "| `\(option.name)` | \(values(option.kind)) | `\(cell(JSONValue(option: option.standard).compact))` | \(cell(option.help)) |"
    }
    return (["| option | value | default | meaning |", "| --- | --- | --- | --- |"] + rows)
      .joined(separator: "\n")
  }

  /// A vertical line would end the cell.
  private static func cell(_ text: String) -> String {
    text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }

  private static func values(_ kind: RuleOption.Kind) -> String {
    switch kind {
    case .number(let range): "number\(limits(range))"
    case .numbers(let range): "list of numbers\(limits(range))"
    case .flag: "true or false"
    case .choice(let words): words.map { "`\"\($0)\"`" }.joined(separator: " or ")
    case .strings: "list of texts"
    case .map: "map from text to text"
    case .lists: "map from text to lists of texts"
    }
  }

  private static func limits(_ range: ClosedRange<Double>) -> String {
    switch (range.lowerBound.isFinite, range.upperBound.isFinite) {
    case (true, true): ", \(JSONValue.text(range.lowerBound))…\(JSONValue.text(range.upperBound))"
    case (true, false): " from \(JSONValue.text(range.lowerBound))"
    case (false, true): " up to \(JSONValue.text(range.upperBound))"
    case (false, false): ""
    }
  }

  // MARK: Examples

  private static func examples(_ rule: Rule, _ verdict: Rule.Example.Verdict, heading: String) -> [String] {
    var sections = [heading]
    for example in rule.examples where example.verdict == verdict {
      if let needs = needs(example) { sections.append(needs) }
      sections.append(fenced(marked(example.code)))
      guard let fixed = example.fixed else { continue }
      sections += ["\(fixCommand(rule)) makes of it:", fenced(fixed)]
    }
    return sections.count == 1 ? [] : sections
  }

  private static func fixCommand(_ rule: Rule) -> String {
    rule.fixable == .safe ? "`glasslint fix`" : "`glasslint fix --unsafe`"
  }

  /// The settings an example stands under.
  private static func needs(_ example: Rule.Example) -> String? {
    let options = example.options.sorted { $0.key < $1.key }.map {
      "`\(JSONValue(members: [($0.key, JSONValue(option: $0.value))]).compact.dropFirst().dropLast())`"
    }
    let targets = example.platforms.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    let preset = example.preset.map { ["under the preset `\($0)`"] } ?? []
    let parts =
      preset + (options.isEmpty ? [] : ["with \(options.joined(separator: ", "))"])
      + (targets.isEmpty ? [] : ["for \(targets.joined(separator: ", "))"])
    guard let first = parts.joined(separator: ", ").first else { return nil }
    return "\(first.uppercased())\(parts.joined(separator: ", ").dropFirst()):"
  }

  /// Code with a comment on each line that holds findings.
  private static func marked(_ code: String) -> String {
    code.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.contains("↓") ? "\(line.filter { $0 != "↓" })  // ❌" : String(line)
    }.joined(separator: "\n")
  }

  private static func fenced(_ code: String) -> String { "```swift\n\(code)\n```" }

  // MARK: Settings

  private static func configuration(_ rule: Rule) -> String {
    var members: [(String, JSONValue)] = [("severity", rule.severity == .warning ? "error" : "warning")]
    members += rule.options.map { ($0.name, JSONValue(option: sample(of: $0, rule))) }
    let value = members.count == 1 ? members[0].1 : JSONValue(members: members)
    let rules = JSONValue(members: [("rules", JSONValue(members: [(rule.id, value)]))])
    let off = rule.severity == nil ? "" : " `\"\(rule.id)\": \"off\"` switches it off."
    return "In `.glasslint.json`:\n\n```json\n\(rules.pretty(width: 100))\n```\n\n"
      + "`glasslint --only \(rule.id)` runs it alone.\(off)"
  }

  /// The default; where that is empty, what an example gives.
  private static func sample(of option: RuleOption, _ rule: Rule) -> OptionValue {
    switch option.standard {
    case .map([:]), .lists([:]), .strings([]):
      rule.examples.lazy.compactMap { $0.options[option.name] }.first ?? option.standard
    default: option.standard
    }
  }

  private static func suppression(_ rule: Rule) -> String {
    """
    ```swift
    // glasslint:disable:next \(rule.id) -- why this one is meant
    ```

    `disable:this` is for its own line, `disable:file` for the file.
    """
  }
}
