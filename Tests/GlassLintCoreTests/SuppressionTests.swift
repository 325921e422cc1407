import Testing

@testable import GlassLintCore

/// A rule that reports every call of `bad`, to have something to silence.
private let badCall = Rule(
  id: "bad-call", theme: .housekeeping, summary: "a call of `bad`", rationale: "It is bad.",
  severity: .warning,
  fixable: .never, seeds: [], examples: [], triggers: Rule.Triggers(calls: ["bad"]),
  check: { context, call in context.report(call: call, "bad") })

private let otherCall = Rule(
  id: "other-call", theme: .housekeeping, summary: "a call of `other`", rationale: "It is other.",
  severity: .warning,
  fixable: .never, seeds: [], examples: [], triggers: Rule.Triggers(calls: ["other"]),
  check: { context, call in context.report(call: call, "other") })

private let rules = [badCall, otherCall, UnusedSuppression.rule]

private func lint(_ code: String, judging: Bool = true) -> FileLinter.Result {
  var linter = FileLinter(rules: rules)
  let settings = FileSettings(
    rules: RuleTable(settings: rules.map { RuleSettings(enabling: $0) }), platforms: Platforms(),
    scales: DesignScales())
  let source = SourceBuffer("import SwiftUI\n" + code)
  return linter.lint(source, file: "A.swift", settings: settings, judgesSuppressions: judging)
}

/// `line: rule`, lines counted from the first of the snippet.
private func findings(_ code: String, judging: Bool = true) -> [String] {
  lint(code, judging: judging).findings.map { "\($0.location.start.line - 1): \($0.rule)" }
}

@Suite struct SuppressionTests {
  @Test func nextIsTheNextLineWithCode() {
    #expect(findings("// glasslint:disable:next bad-call\nbad()\nbad()") == ["3: bad-call"])
    #expect(findings("// glasslint:disable:next bad-call\n\n// a note\nbad()").isEmpty)
    #expect(findings("/* glasslint:disable:next bad-call */ x()\nbad()").isEmpty)
  }

  @Test func thisIsTheLineOfTheComment() {
    #expect(findings("bad() // glasslint:disable:this bad-call\nbad()") == ["2: bad-call"])
  }

  @Test func fileIsTheWholeFile() {
    #expect(findings("bad()\n// glasslint:disable:file bad-call\nbad(); other()") == ["3: other-call"])
  }

  @Test func commentsMayOverlap() {
    let code = """
      // glasslint:disable all
      bad() // glasslint:disable bad-call
      bad(); other() /* glasslint:disable:this bad-call */ /* glasslint:disable:this other-call */
      // glasslint:enable bad-call
      bad(); other()
      // glasslint:enable
      bad(); other()
      """
    #expect(findings(code) == ["7: bad-call", "7: other-call"])
    // Nothing bad follows the second one.
    #expect(findings("bad() // glasslint:disable:file bad-call\n// glasslint:disable bad-call").count == 1)
  }

  @Test func whatFollowsInTheSameCommentIsText() {
    #expect(
      findings(
        "// glasslint:disable:next bad-call -- not // glasslint:disable:file other-call\nbad(); other()")
        == ["2: other-call"])
    #expect(
      findings("/* glasslint:disable:this bad-call */ bad(); other() // glasslint:disable:this other-call")
        .isEmpty)
    #expect(findings("bad() /* glasslint:disable:this bad-call").isEmpty)
    #expect(findings("bad() /* glasslint:disable:this bad-call *").count == 2)
  }

  @Test func disableHoldsUntilEnable() {
    let code = "bad()\n// glasslint:disable bad-call\nbad()\n// glasslint:enable bad-call\nbad()"
    #expect(findings(code) == ["1: bad-call", "5: bad-call"])
    #expect(findings("// glasslint:disable bad-call\nbad()\n// glasslint:enable\nbad()") == ["4: bad-call"])
    #expect(
      findings("// glasslint:disable bad-call, other-call\nbad()\n// glasslint:enable bad-call\nother()")
        .isEmpty)
  }

  @Test func severalRulesOrAll() {
    #expect(findings("// glasslint:disable:next bad-call, other-call\nbad(); other()").isEmpty)
    #expect(findings("// glasslint:disable:next all\nbad(); other()").isEmpty)
  }

  @Test func theReasonIsKept() throws {
    let result = lint("// glasslint:disable:next bad-call -- it has to be -- sorry\nbad()")
    #expect(result.suppressed.map(\.suppression) == ["it has to be -- sorry"])
  }

  @Test func aCommentThatSilencesNothingIsReported() throws {
    #expect(findings("// glasslint:disable:next bad-call\nok()") == ["1: unused-suppression"])
    #expect(findings("// glasslint:disable:next bad-call, other-call\nbad()") == ["1: unused-suppression"])
    #expect(findings("// glasslint:disable:next bad-cal\nbad()") == ["1: unused-suppression", "2: bad-call"])
    #expect(findings("// glasslint:disable:nxt bad-call\nok()") == ["1: unused-suppression"])
    #expect(findings("// glasslint:disable:next\nok()") == ["1: unused-suppression"])
    let message = try #require(lint("// glasslint:disable:next bad-cal\nok()").findings.first).message
    #expect(message.contains("did you mean `bad-call`?"))
  }

  @Test func aRunOfSomeRulesDoesNotJudge() {
    #expect(findings("// glasslint:disable:next bad-call\nok()", judging: false).isEmpty)
  }

  @Test func stringsAreNoComments() {
    #expect(findings("let x = \"// glasslint:disable:next bad-call\"\nbad()") == ["2: bad-call"])
    #expect(findings("let x = \"\"\"\n// glasslint:disable:next bad-call\n\"\"\"; bad()") == ["3: bad-call"])
    #expect(findings("// see glasslint:disable:next bad-call\nbad()") == ["2: bad-call"])
  }

  @Test func anUnusedCommentIsRemovedWithItsLine() throws {
    let code = "x()\n  // glasslint:disable:next bad-call\nok() // glasslint:disable:this bad-call\ny()\n"
    let findings = lint(code).findings
    let plan = FixPlan(for: findings, in: Array(("import SwiftUI\n" + code).utf8), allowingUnsafe: false)
    let fixed = String(decoding: plan.apply(to: Array(("import SwiftUI\n" + code).utf8)), as: UTF8.self)
    #expect(fixed == "import SwiftUI\nx()\nok()\ny()\n")
  }

  @Test func filesWithoutUserInterfaceYieldNothing() {
    var linter = FileLinter(rules: rules)
    let settings = FileSettings(
      rules: RuleTable(settings: rules.map { RuleSettings(enabling: $0) }), platforms: Platforms(),
      scales: DesignScales())
    for code in ["import Foundation\nbad()", "// glasslint:disable:next x\nbad()", "struct View2 {}\nbad()"] {
      #expect(linter.lint(SourceBuffer(code), file: "A.swift", settings: settings).findings.isEmpty)
    }
    for code in ["struct V: View { var a = bad() }", "import UIKit\nbad()", "var a: some View { bad() }"] {
      #expect(linter.lint(SourceBuffer(code), file: "A.swift", settings: settings).findings.count == 1)
    }
  }

  @Test func fingerprintsSurviveMovesAndNotChanges() {
    func print(_ code: String) -> [UInt64] { lint(code).findings.map(\.fingerprint) }
    let first = print("struct A { func f() { bad(1) } }")
    #expect(print("\n\nstruct A { func f() {\n      bad(1) } }").count == 1)
    #expect(print("let x = 1\nstruct A { func f() { bad(1) } }") == first)
    #expect(print("struct A {   func f() {  bad(1) } }") == first)
    #expect(print("struct A { func f() { bad(2) } }") != first)
    #expect(print("struct B { func f() { bad(1) } }") != first)
  }
}
