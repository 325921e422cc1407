import Foundation
import Testing

@testable import GlassLintCore

@Suite struct ConfigurationSchemaTests {
  @Test func theSchemaThatShipsIsTheOneInForce() throws {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let shipped = try String(
      contentsOf: root.appendingPathComponent("docs/glasslint.schema.json"), encoding: .utf8)
    #expect(
      shipped == ConfigurationSchema.json(),
      "rewrite it: GLASSLINT_WRITE_SCHEMA=1 swift test --filter ConfigurationSchema")
  }

  /// Not a test of its own: writes the file the test above compares.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["GLASSLINT_WRITE_SCHEMA"] != nil))
  func writeTheSchema() throws {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appendingPathComponent("docs/glasslint.schema.json")
    try Data(ConfigurationSchema.json().utf8).write(to: file)
  }

  @Test func itListsAllKeysRulesAndOptions() throws {
    let parsed = JSONParser.parse(
      Array(ConfigurationSchema.json(rules: SampleRules.all).utf8), dialect: .strict)
    #expect(parsed.errors.isEmpty)
    let schema = try #require(parsed.value)
    let keys = schema["properties"]?.members?.map(\.key)
    #expect(
      keys == [
        "$schema", "extends", "include", "exclude", "platforms", "tokens", "rules", "customRules",
        "overrides", "baseline",
      ])
    let rules = schema["$defs"]?["rules"]?["properties"]?.members ?? []
    #expect(rules.map(\.key) == SampleRules.all.map(\.id))
    for (member, rule) in zip(rules, SampleRules.all) {
      let options = member.value["anyOf"]?.elements?.last?["properties"]?.members?.map(\.key)
      #expect(options == ["severity"] + rule.options.map(\.name))
    }
  }
}
