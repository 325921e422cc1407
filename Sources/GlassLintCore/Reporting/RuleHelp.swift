/// A rule's documentation as text: what, why, wrong, right, options.
public enum RuleHelp {
  public static func plainText(_ rule: Rule) -> String {
    var sections = ["\(sentence(rule.summary))\n\n\(rule.rationale)"]
    for example in rule.examples {
      sections.append("\(heading(example)):\n\n\(indented(code(example.code)))")
      if let fixed = example.fixed { sections.append("Fixed:\n\n\(indented(code(fixed)))") }
    }
    if !rule.options.isEmpty {
      let options = rule.options.map { "  \($0.name): \($0.help)" }
      sections.append("Options:\n\n\(options.joined(separator: "\n"))")
    }
    sections.append(fixes(rule))
    return sections.joined(separator: "\n\n")
  }

  public static func markdown(_ rule: Rule) -> String {
    var sections = ["\(sentence(rule.summary))\n\n\(rule.rationale)"]
    for example in rule.examples {
      sections.append("**\(heading(example))**\n\n\(fenced(code(example.code)))")
      if let fixed = example.fixed { sections.append("**Fixed**\n\n\(fenced(code(fixed)))") }
    }
    if !rule.options.isEmpty {
      let options = rule.options.map { "- `\($0.name)`: \($0.help)" }
      sections.append("**Options**\n\n\(options.joined(separator: "\n"))")
    }
    sections.append(fixes(rule))
    return sections.joined(separator: "\n\n")
  }

  /// The noun phrase of a rule's summary as a sentence.
  static func sentence(_ phrase: String) -> String {
    guard let first = phrase.first else { return phrase }
    return first.uppercased() + phrase.dropFirst() + (phrase.hasSuffix(".") ? "" : ".")
  }

  private static func fixes(_ rule: Rule) -> String {
    switch rule.fixable {
    case .never: "It has no automatic fix."
    case .safe: "`glasslint fix` rewrites it."
    case .unsafe: "`glasslint fix --unsafe` rewrites it, which changes what is drawn or done."
    case .mixed: "`glasslint fix` rewrites it where that is safe; `--unsafe` adds what changes the result."
    }
  }

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
