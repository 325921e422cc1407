import Testing

@testable import GlassLintCore

@Suite struct ObservableMacroTests {
  private func count(_ code: String, _ platforms: [String: String] = ["iOS": "17.0"]) -> Int {
    RuleTrial(ObservableMacro.rule, platforms: platforms).findings(code).count
  }

  private let model = "class M: ObservableObject { @Published var a = 1 }"

  @Test func allTargetsHaveToHaveTheMacro() {
    #expect(
      count(model, ["iOS": "17.0", "macOS": "14.0", "watchOS": "10.0", "tvOS": "17.0", "visionOS": "1.0"])
        == 1)
    #expect(count(model, ["iOS": "17.0", "macOS": "13.0"]) == 0)
    #expect(count(model, [:]) == 0)
  }

  @Test(arguments: [
    "class M: Base, ObservableObject { @Published var a = 1 }",
    "class M: ObservableObject { var a = 1 }",
    "class M: ObservableObject { @Published var a = 1; func f() { objectWillChange.send() } }",
    "class M: ObservableObject { @Published var a = 1 }\nextension M { func f() { $a.sink { _ in } } }",
    "class M: ObservableObject { @Published var a = 1 }\nview.onReceive(model.$a) { _ in }",
    "class M: ObservableObject, Codable { @Published var a = 1 }",
    "class M: ObservableObject { @Published var a = 1; @Injected var b: B }",
    "@available(iOS 15, macOS 12, *) class M: ObservableObject { @Published var a = 1 }",
    "@available(iOS 16, *) enum E { class M: ObservableObject { @Published var a = 1 } }",
    "struct V: View { @ObservedObject var m: M }",
  ])
  func otherClassesAreQuiet(_ code: String) { #expect(count(code) == 0, "\(code)") }

  @Test(arguments: [
    "class M: ObservableObject { @Published var a = 1; func f() { list.map { $0 + 1 } } }",
    "@available(iOS 18, *) class M: ObservableObject { @Published var a = 1 }",
    "class M { @Published var a = 1 }\nextension M: ObservableObject {}",
    "class M: ObservableObject, Identifiable { @Published var a = 1 }\nText(text: $m.a)",
    "actor X {}\n@MainActor final class M: NSObject, ObservableObject, XDelegate { @Published public var a: Int }",
  ])
  func plainClassesAreFound(_ code: String) { #expect(count(code) == 1, "\(code)") }

  @Test(
    "what a deinit on another actor than its class uses is left out of observation",
    arguments: [
      ("deinit { task?.cancel(); last = nil; work?.cancel() }", true),
      ("isolated deinit { task?.cancel() }", false),
    ])
  func endedProperties(_ end: String, _ told: Bool) {
    let members = "@Published var work: Work?; static var last: Int?; var task: Work?; \(end)"
    let found = RuleTrial(ObservableMacro.rule, platforms: ["iOS": "17.0"])
      .findings("@MainActor class M: ObservableObject { \(members) }")
    #expect(found.map { $0.message.hasSuffix("; `task` takes `@ObservationIgnored` then") } == [told])
  }
}
