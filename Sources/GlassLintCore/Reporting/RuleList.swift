/// What `glasslint rules` prints.
public enum RuleList {
  /// For people: a heading a theme, and a line a rule with its id, level, fix and summary.
  public static func table(_ rules: [Rule], color: Bool) -> [UInt8] {
    var out = TerminalWriter(color: color)
    let width = rules.map(\.id.utf8.count).max() ?? 0
    for theme in Rule.Theme.allCases {
      let members = rules.filter { $0.theme == theme }
      if members.isEmpty { continue }
      out.styled(.bold, theme.rawValue)
      out.text.append("\n")
      for rule in members {
        out.text.append("  ")
        out.styled(.cyan) { $0.append(rule.id, width: width) }
        out.text.append("  ")
        out.text.append(rule.levelName, width: 7)
        out.text.append("  ")
        out.text.append(rule.fixable.label, width: 6)
        out.text.append("  \(rule.summary)\n")
      }
      out.text.append("\n")
    }
    out.text.append("\(Summary.count(rules.count, "rule")); `glasslint explain RULE` tells all about one\n")
    return out.text.finish()
  }

  /// What `json` says of a rule.
  public static let fields = [
    "id", "theme", "severity", "fix", "summary", "rationale", "quiet", "options", "sources", "criteria",
    "examples",
  ]

  /// For programs: a line a rule.
  /// - Parameter fields: what is told of each; all there is to know where `nil`.
  public static func json(_ rules: [Rule], fields: Set<String>? = nil) -> [UInt8] {
    let lines = rules.map { description(of: $0, fields: fields).compact }
    return Array(
      "{\"version\": \"\(GlassLintVersion.current)\", \"rules\": [\n\(lines.joined(separator: ",\n"))\n]}\n"
        .utf8)
  }

  static func description(of rule: Rule, fields: Set<String>? = nil) -> JSONValue {
    let all: JSONValue = [
      "id": .init(.string(rule.id)), "theme": .init(.string(rule.theme.rawValue)),
      "severity": .init(.string(rule.levelName)), "fix": .init(.string(rule.fixable.rawValue)),
      "summary": .init(.string(rule.summary)), "rationale": .init(.string(rule.rationale)),
      "quiet": .init(.array(rule.quiet.map { .init(.string($0)) })),
      "options": .init(.array(rule.options.map(description))),
      "sources": .init(.array(rule.seeds.map { .init(.string($0)) })),
      "criteria": .init(.array(rule.criteria.map(description))),
      "examples": .init(.array(rule.examples.map(description))),
    ]
    guard let fields, let members = all.members else { return all }
    return JSONValue(.object(members.filter { fields.contains($0.key) }))
  }

  private static func description(of criterion: SuccessCriterion) -> JSONValue {
    JSONValue(members: [
      ("number", .init(.string(criterion.number))), ("title", .init(.string(criterion.title))),
      ("level", .init(.string(criterion.level.rawValue))), ("url", .init(.string(criterion.url))),
    ])
  }

  private static func description(of option: RuleOption) -> JSONValue {
    var members: [(String, JSONValue)] = [
      ("name", .init(.string(option.name))), ("help", .init(.string(option.help))),
      ("default", JSONValue(option: option.standard)),
    ]
    switch option.kind {
    case .number(let range), .numbers(let range):
      if range.lowerBound.isFinite { members.append(("minimum", .init(.number(range.lowerBound)))) }
      if range.upperBound.isFinite { members.append(("maximum", .init(.number(range.upperBound)))) }
    case .choice(let words): members.append(("choices", .init(.array(words.map { .init(.string($0)) }))))
    case .flag, .strings, .map, .lists: break
    }
    return JSONValue(members: members)
  }

  private static func description(of example: Rule.Example) -> JSONValue {
    var members: [(String, JSONValue)] = [
      ("verdict", example.verdict == .wrong ? "wrong" : "right"), ("code", .init(.string(example.code))),
    ]
    if let fixed = example.fixed { members.append(("fixed", .init(.string(fixed)))) }
    if !example.options.isEmpty {
      let options = example.options.sorted { $0.key < $1.key }.map { ($0.key, JSONValue(option: $0.value)) }
      members.append(("options", JSONValue(members: options)))
    }
    if !example.platforms.isEmpty {
      let platforms = example.platforms.sorted { $0.key < $1.key }
      members.append(
        ("platforms", JSONValue(members: platforms.map { ($0.key, .init(.string($0.value))) })))
    }
    if let preset = example.preset { members.append(("preset", .init(.string(preset)))) }
    return JSONValue(members: members)
  }
}

extension Rule {
  /// Its level as configurations write it.
  var levelName: String { severity?.name ?? "off" }
}

extension Rule.Fixable {
  /// For a narrow column.
  var label: String {
    switch self {
    case .never: "-"
    case .safe: "safe"
    case .unsafe: "unsafe"
    case .mixed: "mixed"
    }
  }
}
