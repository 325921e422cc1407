@testable import GlassLintCore

/// Rules that do nothing, to configure.
enum SampleRules {
  static let all = [
    rule(
      "heavy-shadow", .warning,
      options: [
        RuleOption("maxOpacity", .number(0...1), default: .number(0.15), help: "0…1."),
        RuleOption("palette", .choice(["allow", "flag"]), default: .string("allow"), help: "What to do."),
      ]),
    rule("radius-scale", .error),
    rule(
      "screen-padding", nil,
      options: [RuleOption("value", .number(0...500), default: .number(20), help: "Points.")]),
    rule(
      "lists", .info,
      options: [
        RuleOption("names", .strings, default: .strings([]), help: "Names."),
        RuleOption("map", .map, default: .map([:]), help: "From name to name."),
        RuleOption("steps", .numbers(0...10), default: .numbers([]), help: "Steps."),
        RuleOption("strict", .flag, default: .flag(false), help: "Whether."),
      ]),
  ]

  static func rule(_ id: String, _ severity: Severity?, options: [RuleOption] = []) -> Rule {
    Rule(
      id: id, theme: .housekeeping, summary: "a thing", rationale: "It is bad.", severity: severity,
      fixable: .never,
      options: options, seeds: [], examples: [], triggers: .init(), check: { _, _ in })
  }
}

extension TemporaryFolder {
  /// The configuration `.glasslint.json` of the folder, or what is wrong with it.
  func configuration(
    _ text: String, file: String = ".glasslint.json"
  ) throws -> (configuration: Configuration?, errors: [String]) {
    try write(file, text)
    var loader = ConfigurationLoader(rules: SampleRules.all, workingDirectory: path)
    let configuration = loader.load("\(path)/\(file)")
    return (configuration, loader.errors.map(\.description))
  }
}
