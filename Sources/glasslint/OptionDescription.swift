import GlassLintCore

/// One option, as a value: parsing, help and suggestions are made from it.
struct OptionDescription: Sendable {
  /// Without the dashes.
  let name: String
  let short: Character?
  let value: Value
  /// In one line, without a period.
  let help: String

  enum Value: Sendable {
    /// Takes no value.
    case flag
    case text(_ placeholder: String)
    /// The path of a file.
    case file(_ placeholder: String)
    /// A commit of the git repository, by any of its names.
    case revision(_ placeholder: String)
    /// A whole number from 1.
    case count(_ placeholder: String, upTo: Int)
    /// One word of several. The noun says what the words are, for messages.
    case choice(_ placeholder: String, noun: String, [String])
    /// Ids of rules and names of themes, between commas.
    case rules(_ placeholder: String)
    /// The same, each with a level behind "=".
    case levels(_ placeholder: String)
    /// The name of a preset.
    case preset(_ placeholder: String)
    /// A pattern of paths.
    case glob(_ placeholder: String)

    var placeholder: String? {
      switch self {
      case .flag: nil
      case .text(let name), .file(let name), .revision(let name), .count(let name, _),
        .choice(let name, _, _),
        .rules(let name), .levels(let name), .preset(let name), .glob(let name):
        name
      }
    }

    /// The words there are to choose from.
    var words: [String]? {
      switch self {
      case .choice(_, _, let words): words
      case .preset: Presets.all.map { String($0.name.dropFirst(Presets.prefix.count)) }
      default: nil
      }
    }
  }

  init(_ name: String, short: Character? = nil, _ value: Value = .flag, help: String) {
    self.name = name
    self.short = short
    self.value = value
    self.help = help
  }

  /// What is wrong with a value; `nil` where nothing is.
  func mistake(in text: String) -> String? {
    switch value {
    case .flag: return nil
    case .text, .file, .revision: return text.isEmpty ? "--\(name) needs a value" : nil
    case .count(_, let maximum):
      if let number = Int(text), (1...maximum).contains(number) { return nil }
      return "--\(name) takes a whole number from 1 to \(maximum), not \"\(text)\""
    case .choice(_, let noun, let words):
      return words.contains(text) ? nil : unknownMessage(noun, text, valid: words)
    case .preset:
      if Presets.named(text) != nil { return nil }
      return unknownMessage("preset", text, valid: (value.words ?? []) + Presets.all.map(\.name))
    case .glob: return Glob.mistake(in: text).map { "--\(name) \(text): \($0)" }
    case .rules:
      let ids = Self.list(text)
      if ids.isEmpty { return "--\(name) needs the id of a rule; `glasslint rules` lists them" }
      // Whether there are such rules, the configurations say.
      return nil
    case .levels:
      let parts = Self.list(text)
      if parts.isEmpty { return "--\(name) needs a rule and its level: --\(name) heavy-shadow=error" }
      return parts.lazy.compactMap(mistake(inLevel:)).first
    }
  }

  private func mistake(inLevel text: String) -> String? {
    guard let (rule, level) = Self.level(text) else {
      return "--\(name) takes rules with their levels, such as heavy-shadow=error, not \"\(text)\""
    }
    if Severity(name: level) != nil { return nil }
    if level == "off" { return "--\(name) sets levels; to leave \(rule) out, write --disable \(rule)" }
    return unknownMessage("level", level, valid: Severity.allCases.reversed().map(\.name))
  }

  /// The two sides of `RULE=LEVEL`.
  static func level(_ text: String) -> (rule: String, level: String)? {
    let parts = text.split(separator: "=", omittingEmptySubsequences: false).map { part in
      part.split(separator: " ").joined(separator: " ")
    }
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { return nil }
    return (parts[0], parts[1])
  }

  /// The parts of a value between commas.
  static func list(_ text: String) -> [String] {
    text.split(separator: ",").map { $0.split(separator: " ").joined(separator: " ") }.filter { !$0.isEmpty }
  }
}

extension OptionDescription {
  static let config = OptionDescription(
    "config", .file("FILE"), help: "this configuration instead of the nearest .glasslint.json")
  static let format = OptionDescription(
    "format", .choice("NAME", noun: "format", ReportFormat.allCases.map(\.rawValue)),
    help: "\(ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")); text on a terminal, else compact"
  )
  static let output = OptionDescription(
    "output", .file("FILE"),
    help:
      "write the report there; may repeat in pairs with --format, else its ending says which format is meant")
  static let only = OptionDescription(
    "only", .rules("RULE,…"),
    help: "only these rules, or themes (\(Rule.Theme.names.joined(separator: ", "))); "
      + "also switches on one that no configuration has off")
  static let disable = OptionDescription("disable", .rules("RULE,…"), help: "without these rules or themes")
  static let severity = OptionDescription(
    "severity", .levels("RULE=LEVEL,…"),
    help: "these levels (error, warning, info) for rules or themes, over the configuration's")
  static let preset = OptionDescription(
    "preset", .preset("NAME"), help: "a preset in the place of what the configuration extends")
  static let exclude = OptionDescription(
    "exclude", .glob("GLOB"),
    help: "leave these files out too, relative to the working directory; may repeat")
  static let failOn = OptionDescription(
    "fail-on", .choice("LEVEL", noun: "level", ["error", "warning", "info", "never"]),
    help: "exit with 1 at this level: error, warning (default), info, never")
  static let baseline = OptionDescription(
    "baseline", .file("FILE"), help: "the baseline file, instead of the configuration's or the nearest")
  static let noBaseline = OptionDescription("no-baseline", help: "report also what the baseline holds")
  static let prune = OptionDescription(
    "prune", help: "only drop what no longer occurs; what is new stays new")
  static let diff = OptionDescription(
    "diff", .revision("REV"),
    help: "only findings on lines changed since the git revision; REV... is where it and HEAD part")
  static let staged = OptionDescription(
    "staged", help: "the files staged in git, whole, as the index has them; fix writes them there")
  static let stdinPath = OptionDescription(
    "stdin-path", .file("FILE"), help: "read one file from standard input, under this name")
  static let filesFrom = OptionDescription(
    "files-from", .file("FILE"), help: "read paths from a file, one a line; - is standard input")
  static let null = OptionDescription(
    "null", short: "0", help: "paths of --files-from end with NUL, not a line end")
  static let shard = OptionDescription(
    "shard", .text("K/N"), help: "the Kth of N parts of the files; see `glasslint merge`")
  static let standardStreams = OptionDescription(
    "stdio", help: "what editors say by habit; there is no other way")
  static let limit = OptionDescription(
    "limit", .count("N", upTo: 1_000_000),
    help: "lines of the agent format, \(AgentReport.standardLimit) by default; the rest is counted by rule")
  static let jobs = OptionDescription("jobs", .count("N", upTo: 1024), help: "threads; all cores by default")
  static let noCache = OptionDescription(
    "no-cache", help: "read the whole project anew, and keep nothing of it for the next run")
  static let statistics = OptionDescription(
    "statistics", help: "tables: findings per rule and folder, the files with most; files, lines, time")
  static let color = OptionDescription(
    "color", .choice("WHEN", noun: "color setting", ["auto", "always", "never"]),
    help: "auto (default), always, never; NO_COLOR is honoured")
  static let quiet = OptionDescription("quiet", short: "q", help: "the report and errors only")
  static let verbose = OptionDescription(
    "verbose", short: "v", help: "also tell which configurations, tokens and cache were used")
  static let unsafe = OptionDescription(
    "unsafe", help: "also fixes that change what is drawn or done")
  static let dryRun = OptionDescription("dry-run", help: "list what would be rewritten; write nothing")
  static let diffOutput = OptionDescription("diff-output", help: "print a unified diff; write nothing")
  static let verify = OptionDescription(
    "verify", help: "tell what in the configuration does nothing")
  static let reason = OptionDescription(
    "reason", .text("TEXT"), help: "why the findings stay as they are; the comments say it")
  static let help = OptionDescription("help", short: "h", help: "show this help")
  static let version = OptionDescription("version", help: "show the version")
  static let all = OptionDescription("all", help: "every rule")
  static let test = OptionDescription(
    "test", help: "hold files with `// expect: ID` comments against the custom rules")
  static let listFormat = OptionDescription(
    "format", .choice("NAME", noun: "format", ["text", "json"]), help: "text (default), or json for programs")
  static let tokenFormat = OptionDescription(
    "format", .choice("NAME", noun: "format", TokenReportFormat.allCases.map(\.rawValue)),
    help: "text (default), json for programs, or dtcg for design tools")
  static let auditFormat = OptionDescription(
    "format", .choice("NAME", noun: "format", AuditFormat.allCases.map(\.rawValue)),
    help: "text (default), markdown, json for programs, html, or badge: an SVG of adoption")
  static let compare = OptionDescription(
    "compare", .revision("REV|FILE"),
    help: "what changed since a git revision, or since an audit written as json")
  static let failIfWorse = OptionDescription(
    "fail-if-worse",
    help: "exit with 1 where adoption of a role fell, more texts fail contrast, or more elements lack a label"
  )
  static let minAdoption = OptionDescription(
    "min-adoption", .text("ROLE=PERCENT"),
    help: "exit with 1 where less of a role's values name a token: spacing=80,color=60")
  static let mergedFormat = OptionDescription(
    "format", .choice("NAME", noun: "format", ReportFormat.allCases.map(\.rawValue)),
    help: "sarif (default), or any other that `glasslint lint` writes")
  static let outputFile = OptionDescription("output", .file("FILE"), help: "write it there")
  static let force = OptionDescription("force", help: "replace the configuration that is there already")
  static let dryRunInit = OptionDescription("dry-run", help: "print the configuration; write nothing")
  static let documentFormat = OptionDescription(
    "format", .choice("NAME", noun: "format", ["text", "markdown"]),
    help: "text (default), or markdown: a page a rule, with its id as heading")
  static let watch = OptionDescription(
    "watch", help: "lint again whenever a file changes; on a terminal the report replaces the last one")
  static let root = OptionDescription(
    "root", .file("DIR"),
    help: "the folder to work in, and to read nothing outside of; the working directory by default")
  static let listOnly = OptionDescription("only", .rules("RULE,…"), help: "only these rules or themes")
  static let fields = OptionDescription(
    "fields", .text("NAME,…"), help: "only these of json: \(RuleList.fields.joined(separator: ", "))")
  static let fixStaged = OptionDescription("fix", help: "fix first what is staged, where that is safe")
}
