import Testing

@testable import GlassLintCore

/// Each rule's own examples, which are its documentation too.
@Suite struct RuleExampleTests {
  @Test(arguments: RuleRegistry.all.map(\.id))
  func examplesHold(_ id: String) throws {
    let rule = try #require(RuleRegistry.rule(id))
    #expect(rule.examples.contains { $0.verdict == .wrong }, "no wrong example")
    #expect(rule.examples.contains { $0.verdict == .right }, "no right example")
    for example in rule.examples { check(example, of: rule) }
  }

  @Test(arguments: RuleRegistry.all.map(\.id))
  func documentationIsComplete(_ id: String) throws {
    let rule = try #require(RuleRegistry.rule(id))
    #expect(!rule.summary.isEmpty && !rule.summary.hasSuffix(".") && !rule.summary.contains("\n"))
    #expect(rule.rationale.hasSuffix("."))
    #expect(rule.quiet.allSatisfy { !$0.isEmpty && !$0.hasSuffix(".") && !$0.contains("\n") })
    #expect(rule.fixable != .never || rule.examples.allSatisfy { $0.fixed == nil })
  }

  private func check(_ example: Rule.Example, of rule: Rule) {
    let marked = Array(example.code.utf8)
    let (code, expected) = Self.unmark(marked)
    let runner = ExampleRunner(rule: rule, example: example)
    let found = runner.lint(code)
    #expect(
      found.map(\.location.start.offset) == expected,
      """
      \(rule.id): findings at \(found.map { "\($0.location.start.line):\($0.location.start.column) \($0.message)" }) in
      \(example.code)
      """)
    #expect(
      (example.verdict == .wrong) == !expected.isEmpty,
      "a wrong example marks its findings with ↓:\n\(example.code)")
    guard let fixed = example.fixed else { return }
    let result = runner.fix(code)
    #expect(String(decoding: result.bytes, as: UTF8.self) == fixed)
    #expect(result.rejected.isEmpty, "\(rule.id): a fix breaks the code")
    #expect(runner.fix(result.bytes).bytes == result.bytes, "\(rule.id): fixing twice changes something")
  }

  /// The code without its marks, and where they stood.
  private static func unmark(_ marked: [UInt8]) -> (code: [UInt8], marks: [Int]) {
    let mark = Array("↓".utf8)
    var code: [UInt8] = []
    var marks: [Int] = []
    var index = 0
    while index < marked.count {
      if marked[index...].starts(with: mark) {
        marks.append(code.count)
        index += mark.count
      } else {
        code.append(marked[index])
        index += 1
      }
    }
    return (code, marks)
  }
}

/// Runs one rule on one of its examples; a rule about the other rules' comments runs beside them all.
struct ExampleRunner {
  let rule: Rule
  let rules: [Rule]
  let settings: FileSettings

  init(rule: Rule, example: Rule.Example) {
    self.rule = rule
    rules = rule.theme == .housekeeping ? RuleRegistry.all : [rule]
    var configuration = Configuration.standard(rules: rules)
    var options = example.options
    if let preset = example.preset.flatMap(Presets.preset) {
      configuration.apply(preset)
      options.merge(preset.rules[rule.id]?.options ?? [:]) { own, _ in own }
    }
    settings = FileSettings(
      rules: RuleTable(
        settings: rules.map { RuleSettings(enabling: $0, options: $0.id == rule.id ? options : [:]) }),
      platforms: Platforms(names: example.platforms), scales: configuration.scales)
  }

  /// The rule's findings; an example that imports nothing is taken for SwiftUI code.
  func lint(_ code: [UInt8]) -> [Finding] {
    let importLine = Array("\nimport SwiftUI\n".utf8)
    let needsImport = !String(decoding: code, as: UTF8.self).contains("import ")
    var linter = FileLinter(rules: rules)
    let source = SourceBuffer(bytes: code + (needsImport ? importLine : []))
    return linter.lint(source, file: "Example.swift", settings: settings).findings.filter {
      $0.rule == rule.id
    }
  }

  func fix(_ code: [UInt8]) -> FixLoop.Result {
    FixLoop(allowsUnsafe: true).run(
      code, lint: lint,
      verify: { before, after, edits in
        var linter = FileLinter(rules: rules)
        return linter.verify(before: before, after: after, edits: edits)
      })
  }
}
