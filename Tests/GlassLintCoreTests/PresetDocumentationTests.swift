import Foundation
import Testing

@testable import GlassLintCore

/// `docs/presets.md` says what each preset sets; `GLASSLINT_WRITE_DOCS=1 swift test --filter PresetDocumentation` writes
/// it anew.
@Suite struct PresetDocumentationTests {
  private static let path = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("docs/presets.md")

  @Test func thePageIsThatOfThePresets() throws {
    let page = Self.page
    if ProcessInfo.processInfo.environment["GLASSLINT_WRITE_DOCS"] != nil {
      try Data(page.utf8).write(to: Self.path)
    }
    #expect(try String(contentsOf: Self.path, encoding: .utf8) == page)
  }

  private static var page: String {
    """
    # Presets

    A configuration stands on `glasslint:recommended`, and on what it extends:

    ```json
    {"extends": ["glasslint:event-creation", "glasslint:idp"]}
    ```

    Of several, the later one wins, scale by scale and option by option; the configuration itself comes last. Tokens that
    the project declares go before a preset's scale. `glasslint config` shows what came of it, and from where.
    [Fixtures/DesignSystems](../Fixtures/DesignSystems/README.md) shows the last five on views, statement by statement.
    This page is made from the presets.

    Fixes of `glasslint:idp` and `glasslint:focusflow` write names that the project must have, `PrimaryActionStyle` and
    `ffSheet`: without them, the fixed code does not compile.

    """ + Presets.all.map(section).joined()
  }

  private static func section(_ preset: Preset) -> String {
    var lines = ["", "## `\(preset.name)`", "", preset.summary + "."]
    let rules = RuleRegistry.all.filter { preset.rules[$0.id] != nil }
    if !rules.isEmpty {
      lines += ["", "| Rule | Level | Options |", "| --- | --- | --- |"]
      lines += rules.map { rule in
        let change = preset.rules[rule.id] ?? Preset.Change()
        let options = change.options.sorted { $0.key < $1.key }.map { "`\($0.key)`: \(text($0.value))" }
        let level = change.isOff ? "off" : change.severity?.name ?? rule.severity?.name ?? "off"
        return "| [`\(rule.id)`](rules/\(rule.id).md) | \(level) | \(options.joined(separator: ", ")) |"
      }
    }
    if !preset.customRules.isEmpty {
      lines += ["", "| Custom rule | Level | Finds | Fix |", "| --- | --- | --- | --- |"]
      lines += preset.customRules.map {
        "| `\($0.id)` | \($0.severity?.name ?? "off") | \(finds($0)) | \(fix($0)) |"
      }
    }
    let roles = Role.allCases.filter { preset.scales[$0] != nil || $0 == .shadow && preset.shadows != nil }
    if !roles.isEmpty {
      lines += ["", "| Role | Scale |", "| --- | --- |"]
      lines += roles.map { "| `\($0.rawValue)` | \(scale(of: $0, preset)) |" }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The pattern, and what it asks of its surroundings and of what it holds.
  private static func finds(_ rule: CustomRuleSource) -> String {
    let conditions = [
      ("inside", rule.inside), ("notInside", rule.notInside), ("has", rule.has), ("notHas", rule.notHas),
    ]
    func either(_ texts: [String]) -> String { texts.map { "`\($0)`" }.joined(separator: " or ") }
    return conditions.reduce(either(rule.patterns)) { text, condition in
      condition.1.isEmpty ? text : "\(text); `\(condition.0)`: \(either(condition.1))"
    }
  }

  private static func fix(_ rule: CustomRuleSource) -> String {
    let replacements = rule.replacements.map { $0.isEmpty ? "takes it away" : "`\($0)`" }
    return replacements.isEmpty ? "–" : "\(rule.fix): " + replacements.joined(separator: " or ")
  }

  private static func scale(of role: Role, _ preset: Preset) -> String {
    if role == .shadow {
      return (preset.shadows ?? []).map(\.summary).joined(separator: "; ")
    }
    return (preset.scales[role]?.steps ?? []).map { Scale.text($0.value) }.joined(separator: ", ")
  }

  private static func text(_ value: OptionValue) -> String {
    switch value {
    case .number(let number): "`\(Scale.text(number))`"
    case .flag(let flag): "`\(flag)`"
    case .string(let word): "`\(word)`"
    case .strings(let words): words.map { "`\($0)`" }.joined(separator: ", ")
    case .numbers(let numbers): numbers.map { "`\(Scale.text($0))`" }.joined(separator: ", ")
    case .map(let map):
      map.sorted { $0.key < $1.key }.map { "`\($0.key)` → `\($0.value)`" }.joined(separator: ", ")
    case .lists(let lists):
      lists.sorted { $0.key < $1.key }.map { "`\($0.key)`: \($0.value.joined(separator: ", "))" }
        .joined(separator: "; ")
    }
  }
}
