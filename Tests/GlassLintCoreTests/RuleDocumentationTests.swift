import Foundation
import Testing

@testable import GlassLintCore

/// What `glasslint rules` and `glasslint explain` print.
@Suite struct RuleDocumentationTests {
  private let rule = Rule(
    id: "heavy-shadow", theme: .shadows, summary: "a shadow that is too dark",
    rationale: String(repeating: "It draws the eye away from the content. ", count: 6),
    severity: .warning, fixable: .unsafe,
    options: [
      RuleOption(
        "maxOpacity", .number(0...1), default: .number(0.15), help: "The opacity from which on it is heavy.")
    ],
    seeds: ["002"],
    examples: [
      .wrong("Text(\"a\")\n  ↓.shadow(radius: 4)", fixed: "Text(\"a\")"), .right("Text(\"a\")"),
    ],
    triggers: Rule.Triggers(), check: { _, _ in })

  @Test func theTableHasALineForEachRule() {
    let table = String(decoding: RuleList.table([rule], color: false), as: UTF8.self)
    #expect(table.contains("Shadows\n  heavy-shadow  warning  unsafe  a shadow that is too dark\n"))
    #expect(table.contains("1 rule;"))
    #expect(String(decoding: RuleList.table([rule], color: true), as: UTF8.self).contains("\u{1B}["))
  }

  @Test func programsGetAll() throws {
    let bytes = RuleList.json(RuleRegistry.all + [rule])
    let root = try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    let rules = try #require(root["rules"] as? [[String: Any]])
    #expect(rules.count == RuleRegistry.all.count + 1)
    let last = try #require(rules.last)
    #expect(last["severity"] as? String == "warning")
    #expect(last["fix"] as? String == "unsafe")
    let option = try #require((last["options"] as? [[String: Any]])?.first)
    #expect(option["default"] as? Double == 0.15)
    #expect(option["maximum"] as? Double == 1)
    let examples = try #require(last["examples"] as? [[String: String]])
    #expect(examples.map { $0["verdict"] } == ["wrong", "right"])
  }

  @Test func successCriteriaAreToldEverywhere() throws {
    let contrast = Contrast.rule
    #expect(RuleHelp.plainText(contrast).contains("WCAG 2.2: 1.4.3 Contrast (Minimum) (AA)."))
    let link = "[1.4.3 Contrast (Minimum) (AA)](https://www.w3.org/TR/WCAG22/#contrast-minimum)"
    #expect(RuleHelp.markdown(contrast).contains(link))
    let told = RuleList.description(of: contrast, fields: ["criteria"]).compact
    #expect(told.contains(#""number": "1.4.3""#) || told.contains(#""number":"1.4.3""#))
    #expect(!RuleHelp.plainText(rule).contains("WCAG"))
  }

  /// A rule that people switch on for accessibility says what it is for.
  @Test func eachRuleAboutAccessibilityHasACriterion() {
    for rule in RuleRegistry.all where rule.theme == .accessibility {
      #expect(!rule.criteria.isEmpty, "\(rule.id)")
    }
  }

  @Test(arguments: [
    (SuccessCriterion.nonTextContent, "non-text-content"), (.pauseStopHide, "pause-stop-hide"),
    (.nameRoleValue, "name-role-value"), (.targetSizeMinimum, "target-size-minimum"),
    (.infoAndRelationships, "info-and-relationships"),
  ])
  func criteriaLeadToTheirPlaceInTheGuidelines(_ criterion: SuccessCriterion, _ anchor: String) {
    #expect(criterion.url == "https://www.w3.org/TR/WCAG22/#\(anchor)")
  }

  @Test func aPageTellsWhatWhyWrongRightOptionsAndSource() {
    let page = String(decoding: RuleHelp.page(rule, color: false), as: UTF8.self)
    #expect(page.hasPrefix("heavy-shadow  Shadows, warning\n\nA shadow that is too dark.\n\n"))
    for part in ["\nWrong:\n", "\nFixed:\n", "\nRight:\n", "\nOptions:\n", "\nSource: "] {
      #expect(page.contains(part))
    }
    #expect(page.contains("  maxOpacity: The opacity from which on it is heavy; by default 0.15\n"))
    #expect(!page.contains("↓"))
    #expect(page.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test func aMarkdownPageIsOneRuleUnderItsName() {
    let preset = Preset(
      name: "glasslint:trial", summary: "For this test",
      rules: ["heavy-shadow": Preset.Change(.error, options: ["maxOpacity": .number(0.2)])])
    let page = RulePage.markdown(rule, presets: [preset])
    #expect(page.hasPrefix("# heavy-shadow\n\nA shadow that is too dark.\n\n- **Theme:** Shadows\n"))
    #expect(page.split(separator: "\n").filter { $0.hasPrefix("# ") }.count == 1)
    for part in [
      "- **Level:** warning\n", "- **Presets:** `glasslint:trial` (error, maxOpacity `0.2`)\n",
      "\n## Why\n", "| `maxOpacity` | number, 0…1 | `0.15` | The opacity from which on it is heavy. |\n",
      "```swift\nText(\"a\")\n  .shadow(radius: 4)  // ❌\n```", "`glasslint fix --unsafe` makes of it:\n",
      "\n## Right\n", "{\"rules\": {\"heavy-shadow\": {\"severity\": \"error\", \"maxOpacity\": 0.15}}}",
      "// glasslint:disable:next heavy-shadow -- ",
    ] {
      #expect(page.contains(part), "\(part)")
    }
    #expect(!page.contains("↓"))
    #expect(page.hasSuffix("\n"))
  }

  @Test func everyPageHasItsParts() {
    for rule in RuleRegistry.all {
      let page = RulePage.markdown(rule)
      for heading in ["## Why", "## Wrong", "## Right", "## Configure", "## Suppress"] {
        #expect(page.contains("\n\(heading)\n"), "\(rule.id)")
      }
      // A fence left open would swallow the pages that follow.
      let fences = page.split(separator: "\n").filter { $0.hasPrefix("```") }
      #expect(fences.count.isMultiple(of: 2), "\(rule.id)")
    }
  }

  @Test func controlCharactersAreShown() {
    #expect(TerminalText.visible("a\u{1B}[2Jb\nc") == "a\\u{1B}[2Jb\\u{A}c")
  }
}
