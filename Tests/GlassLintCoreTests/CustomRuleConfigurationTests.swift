import Testing

@testable import GlassLintCore

/// Custom rules as parts of configurations and presets.
@Suite struct CustomRuleConfigurationTests {
  private func load(_ files: [String: String]) throws -> (Configuration?, [ConfigurationError]) {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(name, text) }
    var loader = ConfigurationLoader(rules: RuleRegistry.all, workingDirectory: folder.path)
    let configuration = loader.load(folder.path + "/.glasslint.json")
    return (configuration, loader.errors)
  }

  private func severity(_ id: String, _ configuration: Configuration?, file: String = "A.swift") -> Severity?
  {
    guard let configuration, let index = configuration.position(of: id) else { return nil }
    return configuration.settings(forRelativePath: file)[index].severity
  }

  @Test func rulesHaveLevelsLikeOthers() throws {
    let (configuration, errors) = try load([
      ".glasslint.json": """
      {"customRules": [
        {"id": "no-a", "pattern": "a()", "message": "m"},
        {"id": "no-b", "pattern": "b()", "message": "m", "severity": "error"},
        {"id": "no-c", "pattern": "c()", "message": "m", "severity": "off"}],
       "rules": {"no-b": "info"},
       "overrides": [{"files": ["Old/**"], "rules": {"no-a": "off", "no-c": {"severity": "error"}}}]}
      """
    ])
    #expect(errors.isEmpty)
    #expect(severity("no-a", configuration) == .warning)
    #expect(severity("no-b", configuration) == .info)
    #expect(severity("no-c", configuration) == nil)
    #expect(severity("no-a", configuration, file: "Old/A.swift") == nil)
    #expect(severity("no-c", configuration, file: "Old/A.swift") == .error)
    #expect(configuration?.rules.count == RuleRegistry.all.count + 3)
    #expect(configuration?.describe().contains("{\"id\": \"no-a\", \"pattern\": \"a()\"") ?? false)
  }

  @Test func laterRulesAddAndReplace() throws {
    let (configuration, errors) = try load([
      "base.json": """
      {"customRules": [{"id": "no-a", "pattern": "a()", "message": "old"}, {"id": "no-b", "pattern": "b()", "message": "b"}],
       "rules": {"no-a": "error"}}
      """,
      ".glasslint.json": """
      {"extends": "base.json", "rules": {"no-b": "error"},
       "customRules": [{"id": "no-a", "pattern": "a($_)", "message": "new"}]}
      """,
    ])
    #expect(errors.isEmpty)
    #expect(configuration?.customRules.map(\.value.message) == ["new", "b"])
    #expect(severity("no-a", configuration) == .warning)
    #expect(severity("no-b", configuration) == .error)
  }

  @Test func aKeyHasOneTextOrAList() throws {
    let rule =
      #"{"id": "x", "pattern": ["f($a)", "g($a)"], "message": "m", "replace": ["h($a)", "i($a)"], "notInside": ["K", "L"]}"#
    let (configuration, errors) = try load([".glasslint.json": #"{"customRules": [\#(rule)]}"#])
    #expect(errors.isEmpty)
    let source = try #require(configuration?.customRules.first?.value)
    #expect(source.patterns == ["f($a)", "g($a)"])
    #expect(source.replacements == ["h($a)", "i($a)"])
    #expect(source.notInside == ["K", "L"])
    let written = configuration?.describe() ?? ""
    #expect(written.contains(#""pattern": ["f($a)", "g($a)"]"#))
    #expect(written.contains(#""notInside": ["K", "L"]"#))
  }

  static let mistakes: [(json: String, line: Int, column: Int, says: String)] = [
    (
      #"{"customRules": [{"id": "x", "pattern": "f()", "message": "m", "fix": "safe"}]}"#, 1, 71,
      "nothing to fix"
    ),
    (#"{"customRules": [{"id": "x", "pattern": "f(", "message": "m"}]}"#, 1, 43, "nothing closes this `(`"),
    (
      #"{"customRules": [{"id": "x", "pattern": "f(\"a\"))", "message": "m"}]}"#, 1, 50,
      "closes nothing"
    ),
    (#"{"customRules": [{"id": "x", "pattern": "f($x)", "message": "no $y"}]}"#, 1, 65, "did you mean `$x`?"),
    (#"{"customRules": [{"id": "X y", "pattern": "f()", "message": "m"}]}"#, 1, 25, "is not an id"),
    (#"{"customRules": [{"id": "heavy-shadow", "pattern": "f()", "message": "m"}]}"#, 1, 25, "built-in rule"),
    (
      #"{"customRules": [{"id": "x", "pattern": "f()", "message": "m"}, {"id": "x", "pattern": "g()", "message": "m"}]}"#,
      1, 72, "defined twice"
    ),
    (#"{"customRules": [{"id": "x", "patern": "f()", "message": "m"}]}"#, 1, 30, "did you mean \"pattern\"?"),
    (#"{"customRules": [{"id": "x", "pattern": "f()"}]}"#, 1, 18, "needs \"message\""),
    (#"{"customRules": [{"id": "x", "pattern": 3, "message": "m"}]}"#, 1, 41, "must be text"),
    (#"{"customRules": [{"id": "x", "pattern": ["f()", 3], "message": "m"}]}"#, 1, 49, "must be text"),
    (#"{"customRules": [{"id": "x", "pattern": [], "message": "m"}]}"#, 1, 41, "an empty list"),
    (
      #"{"customRules": [{"id": "x", "pattern": ["f()", "g("], "message": "m"}]}"#, 1, 51,
      "nothing closes this `(`"
    ),
    (
      #"{"customRules": [{"id": "x", "pattern": "f($a)", "message": "m", "replace": ["g($a)", "h($b)"]}]}"#,
      1, 90,
      "did you mean `$a`?"
    ),
    (
      #"{"customRules": [{"id": "x", "pattern": "f($a)", "message": "m", "where": "$a: color(.grey)"}]}"#, 1,
      86,
      "did you mean `.gray`?"
    ),
    (#"{"customRules": {"x": "f()"}}"#, 1, 17, "must be a list"),
    (
      #"{"customRules": [{"id": "x", "pattern": "f()", "message": "m", "fix": "always"}]}"#, 1, 71,
      "unknown value of \"fix\""
    ),
    (
      #"{"customRules": [{"id": "no-x", "pattern": "f()", "message": "m"}], "rules": {"nox": "off"}}"#, 1, 79,
      "did you mean \"no-x\"?"
    ),
  ]

  @Test(arguments: mistakes.indices) func mistakesHaveAPlace(_ index: Int) throws {
    let row = Self.mistakes[index]
    let (configuration, errors) = try load([".glasslint.json": row.json])
    #expect(configuration == nil)
    let error = try #require(errors.first { $0.message.contains(row.says) }, "\(errors)")
    #expect(error.line == row.line && error.column == row.column, "\(error)")
  }

  @Test func aBrokenRuleIsToldOnce() throws {
    let (_, errors) = try load([
      ".glasslint.json": """
      {"customRules": [{"id": "x", "pattern": "f(", "message": "m"}, {"id": "y", "pattern": "f()"}],
       "rules": {"x": "error", "y": {"severity": "off"}}}
      """
    ])
    #expect(errors.count == 2)
  }

  @Test func presetsBringRules() throws {
    let preset = Preset(
      name: "glasslint:team", summary: "A team's",
      rules: ["no-b": .init(.error), "heavy-shadow": .init(.info)],
      customRules: [
        CustomRuleSource(id: "no-a", pattern: "a()", message: "m"),
        CustomRuleSource(id: "no-b", pattern: "b()", message: "m", severity: nil),
      ])
    var custom = CustomRuleList()
    custom.add(preset)
    var configuration = Configuration(directory: "/", rules: RuleRegistry.all, custom: custom)
    configuration.apply(preset)
    #expect(severity("no-a", configuration) == .warning)
    #expect(severity("no-b", configuration) == .error)
    // Other presets leave it alone.
    configuration.apply(Presets.everything)
    configuration.apply(Presets.recommended)
    #expect(severity("no-a", configuration) == .warning)
  }

  @Test(arguments: Presets.all.map(\.name)) func rulesOfPresetsHold(_ name: String) throws {
    for source in try #require(Presets.preset(name)).customRules {
      #expect(throws: Never.self) { try CustomRule.rule(source, origin: name) }
      #expect(TextFormat.ruleID.mistake(in: source.id) == nil)
      #expect(RuleRegistry.rule(source.id) == nil)
    }
  }

  @Test func commentsSilenceCustomRules() throws {
    let rule = try CustomRule.rule(CustomRuleSource(id: "no-a", pattern: "a()", message: "m"), origin: "test")
    let rules = [rule, UnusedSuppression.rule]
    var linter = FileLinter(rules: rules)
    let settings = FileSettings(
      rules: RuleTable(settings: rules.map { RuleSettings(enabling: $0) }), platforms: Platforms(),
      scales: DesignScales())
    let code = """
      import SwiftUI
      // glasslint:disable:next no-a -- this once
      a()
      // glasslint:disable:next no-a
      b()
      """
    let result = linter.lint(SourceBuffer(code), file: "A.swift", settings: settings)
    #expect(result.suppressed.map(\.rule) == ["no-a"])
    #expect(result.findings.map(\.rule) == ["unused-suppression"])
  }
}
