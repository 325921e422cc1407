import Testing

@testable import GlassLintCore

@Suite struct ConditionalModifierTests {
  private let trial = RuleTrial(ConditionalModifier.rule)

  @Test(arguments: [
    ".if(isOn) { $0.bold() }", ".if(isOn) { view in view.padding().bold() }",
    ".`if`(isOn, transform: { $0.bold() })",
    ".if(isOn, then: { $0.bold() }, else: { $0.italic() })",
    ".if(items.count > 1) { $0.bold() } else: { $0.italic() }",
    ".ifLet(tint) { view, tint in view.tint(tint) }",
    ".when(isOn) { $0.bold() }", ".applyIf(isOn, apply: { $0.bold() })", ".modify(if: isOn) { $0.bold() }",
    ".conditionalModifier(isOn) { view in\n  // loud\n  view.bold()\n}",
    ".if(UIDevice.isPad && isOn) { $0.bold() }",
  ])
  func aModifierUnderAConditionIsFound(_ modifier: String) {
    let findings = trial.findings("import SwiftUI\nlet text = Text(\"a\")\(modifier)")
    #expect(findings.count == 1)
  }

  @Test(arguments: [
    // The same for as long as the app runs.
    ".if(.tahoe) { $0.bold() }", ".if(true) { $0.bold() }",
    ".if(!ProcessInfo.processInfo.isiOSAppOnMac) { $0.bold() }",
    ".if(UIDevice.current.userInterfaceIdiom == .pad) { $0.bold() }", ".if(isIPad || isMac) { $0.bold() }",
    // No condition.
    ".modify { view in if #available(iOS 26, *) { view.glassEffect() } else { view } }", ".modifier(Loud())",
    ".apply { $0.bold() }",
    // Other functions of these names.
    ".when(isOn) { play() }", ".ifLet(\\.$alert, action: \\.alert)",
    ".ifLet(\\.child, action: \\.child) { Child() }",
    // What it does is not known, or cannot be there all the time.
    ".if(isOn, transform: emphasize)", ".if(isOn) { $0.emphasized() }",
    ".if(isOn) { $0.bold().buttonStyle(.plain) }",
    ".apply(style)", ".transform(by: matrix)",
  ])
  func othersAreQuiet(_ modifier: String) {
    #expect(trial.findings("import SwiftUI\nlet text = Text(\"a\")\(modifier)").isEmpty)
  }

  @Test func aModifierIsKnownByItsDeclaration() {
    let code = """
      extension View {
        func showing(_ condition: Bool, _ change: (Self) -> some View) -> some View {
          Group { if condition { change(self) } else { self } }
        }
        @ViewBuilder func loud<V: View>(_ condition: Bool, change: (Self) -> V) -> some View {
          if condition { change(self) } else { self }
        }
        func tagged(_ tag: String, _ label: (Self) -> String) -> some View { self }
      }
      let text = Text("a").loud(isOn) { $0.bold() }.tagged("b") { _ in "c" }
      """
    #expect(trial.findings(code).map(\.location.start.line) == [10])
  }

  @Test func whatDrawsNothingIsQuiet() {
    #expect(trial.findings("import UIKit\nlet q = query.if(isOn) { $0.filter(\\.isOn) }").isEmpty)
    #expect(trial.findings("import WidgetKit\nlet a = Text(\"a\").if(isOn) { $0.bold() }").isEmpty)
    #expect(trial.findings("#Preview { Text(\"a\").if(isOn) { $0.bold() } }").isEmpty)
  }

  private func findings(calls: String, condition: String = "kind == .filled", label: String = "kind") throws
    -> [Finding]
  {
    let style = """
      import SwiftUI
      enum Kind { case plain, filled, tinted(Int) }
      struct PillStyle: ButtonStyle {
        let kind: Kind
        init(\(label) kind: Kind = .plain) { self.kind = kind }
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.if(\(condition)) { $0.bold() }
        }
      }
      """
    let helper = """
      extension View {
        func pill(_ kind: Kind = .plain) -> some View { buttonStyle(PillStyle(\(label == "_" ? "" : "kind: ")kind)) }
      }
      """
    return try ProjectTrial([
      "Style.swift": style.replacingOccurrences(of: "kind kind:", with: "kind:"), "Helper.swift": helper,
      "Screen.swift": "struct Screen: View { @State var isOn = false; var body: some View { \(calls) } }",
    ])
    .findings(ConditionalModifier.rule)
  }

  /// What each call writes down never changes at that call.
  @Test(arguments: ["kind", "_"])
  func whatEachCallWritesDownStays(_ label: String) throws {
    let calls = "Button(\"a\") {}.pill(); Button(\"b\") {}.pill(.filled); Button(\"c\") {}.pill(.tinted(2))"
    #expect(try findings(calls: calls, label: label).isEmpty)
    #expect(try findings(calls: calls, condition: "kind == .plain || kind != .filled", label: label).isEmpty)
    #expect(try findings(calls: calls + ".pill(isOn ? .filled : .plain)", label: label).count == 1)
    #expect(try findings(calls: calls + ".pill(model.kind)", label: label).count == 1)
    #expect(
      try findings(calls: calls, condition: "kind == .filled && configuration.isPressed", label: label).count
        == 1)
  }
}
