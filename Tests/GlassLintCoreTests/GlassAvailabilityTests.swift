import Testing

@testable import GlassLintCore

@Suite struct GlassAvailabilityTests {
  private func count(_ code: String, _ platforms: [String: String] = ["iOS": "17.0"]) -> Int {
    RuleTrial(GlassAvailability.rule, platforms: platforms).findings(code).count
  }

  // MARK: Guards

  @Test(arguments: [
    "if #available(iOS 26, *) { v.glassEffect() }",
    "if isOn, #available(iOS 26.0, *) { v.glassEffect() }",
    "if #available(iOS 26, *), let x { v.glassEffect() }",
    "if #available(iOS 26, *) { HStack { ForEach(items) { v.glassEffect() } } }",
    "if #unavailable(iOS 26) { v } else { v.glassEffect() }",
    "if a { v } else if #available(iOS 26.1, *) { v.glassEffect() } else { v }",
    "func f() { guard #available(iOS 26, *) else { return }\n v.glassEffect() }",
    "func f() { guard let x, #available(iOS 26, *) else { return }\n if x { v.glassEffect() } }",
    "func f() { if #unavailable(iOS 26) { return }\n v.glassEffect() }",
    "func f() { guard #unavailable(iOS 26) else { return v.glassEffect() }\n v.body }",
    "while #available(iOS 26, *) { v.glassEffect() }",
    "@available(iOS 26, *) func f() -> some View { v.glassEffect() }",
    "@available(iOS 26.0, macOS 26.0, *) extension View { func g() -> some View { glassEffect() } }",
    "@available(iOS, introduced: 26.0) struct A: View { var body: some View { v.glassEffect() } }",
    "@available(iOSApplicationExtension 26, *) struct A: View { var body: some View { v.glassEffect() } }",
    "struct A { @available(iOS 26, *) var body: some View { v.glassEffect() } }",
    "struct A { @available(iOS 26, *) init() { v.glassEffect() } }",
    // The code of a watch app, whose target is not configured.
    "if #available(watchOS 26, *) { v.glassEffect() }",
    "@available(OurSystems 26, *) func f() { v.glassEffect() }",
    "#if os(macOS)\nlet a = v.glassEffect()\n#endif",
    "#if !os(iOS)\nlet a = v.glassEffect()\n#endif",
    "#if os(iOS) || DEBUG\n#else\nlet a = v.glassEffect()\n#endif",
    "#if canImport(AppKit)\nlet a = v.glassEffect()\n#endif",
    "v\n#if os(tvOS)\n.glassEffect()\n#endif\n.padding()",
    "let a = v.backport.glassEffect()",
    "let a = Text(\"\").legacy.glassEffect()",
    "if #available(iOS 26, *) { shape.fill(.glassUltraThin).glassProgressEffect() }",
    "extension View { func glassProgressEffect() -> some View { self } }\nv.glassProgressEffect()",
    "@available(iOS 26, *) final class Pane: UIGlassEffect { }",
    "v.glass().effect()",
    "import SwiftUI\nimport MeshGradient\nlet a = MeshGradient(initialGrid: grid)",
    "sound = .glass()",
  ])
  func coveredUsesAreQuiet(_ code: String) { #expect(count(code) == 0, "\(code)") }

  @Test(arguments: [
    "v.glassEffect()",
    "if #available(iOS 18, *) { v.glassEffect() }",
    "if #available(iOS 26, *) { v } else { v.glassEffect() }",
    "if #unavailable(iOS 26) { v.glassEffect() }",
    "if #unavailable(iOS 26), isOn { v } else { v.glassEffect() }",
    "func f() { guard #available(iOS 26, *) else { v.glassEffect()\n return } }",
    "func f() { v.glassEffect()\n guard #available(iOS 26, *) else { return } }",
    "func f() { if #unavailable(iOS 26) { print() }\n v.glassEffect() }",
    "@available(iOS 17, *) func f() { v.glassEffect() }",
    "@available(iOS, deprecated: 26) func f() { v.glassEffect() }",
    "@available(swift 6.2) func f() { v.glassEffect() }",
    "#if os(iOS)\nlet a = v.glassEffect()\n#endif",
    "#if canImport(UIKit) && swift(>=6.2)\nlet a = v.glassEffect()\n#endif",
    "#if compiler(>=6.2)\nlet a = v.glassEffect()\n#endif",
    "v\n#if os(iOS)\n.glassEffect()\n#endif\n.padding()",
    "extension View { func g() -> some View { glassEffect() } }",
    "SwiftUI.GlassEffectContainer { v }",
    "GlassEffectContainer.init(spacing: 4) { v }",
    "b.buttonStyle(.glass(.clear))",
    "b.buttonStyle(GlassButtonStyle())",
    "v.clipShape(.rect(corners: .concentric))",
    "let effect = UIGlassEffect(style: .regular)",
    "class Pane: NSObject, UIGlassEffect { }",
    "v.glassProgressEffect()",
    "shape.fill(.glassUltraThin)",
    "button.configuration = .glass()",
    "let a = UIButton(configuration: .prominentGlass())",
    "let a = UIButton.Configuration.clearGlass()",
    "TabView { Tab(\"Home\", systemImage: \"house\") { v } }",
    "content.containerBackground(for: .navigation) { Color.clear }",
  ])
  func otherUsesAreFound(_ code: String) { #expect(count(code) == 1, "\(code)") }

  // MARK: Systems

  @Test func sharedCodeHasToRunOnTheLowestTarget() {
    let both = ["iOS": "26.0", "macOS": "14.0"]
    let phoneLast = ["iOS": "17.0", "macOS": "26.0"]
    #expect(count("v.glassEffect()", both) == 1)
    #expect(count("v.glassEffect()", phoneLast) == 1)
    #expect(count("#if os(macOS)\nlet a = v.glassEffect()\n#endif", both) == 1)
    #expect(count("#if os(macOS)\nlet a = v.glassEffect()\n#endif", phoneLast) == 0)
    #expect(count("#if os(iOS)\nlet a = 1\n#else\nlet a = v.glassEffect()\n#endif", both) == 1)
    #expect(count("import AppKit\nimport SwiftUI\nv.glassEffect()", both) == 1)
    #expect(count("import AppKit\nimport SwiftUI\nv.glassEffect()", phoneLast) == 0)
    #expect(count("import UIKit\nimport SwiftUI\nv.glassEffect()", phoneLast) == 1)
    #expect(count("v.glassEffect()", ["iOS": "17.0", "macOS": "14.0"]) == 1)
    #expect(count("if #available(iOS 26, *) { v.glassEffect() }", ["iOS": "17.0", "macOS": "14.0"]) == 0)
    #expect(
      count(
        "#if os(macOS)\nfunc f() { if #available(iOS 26, *) { v.glassEffect() } }\n#endif",
        ["iOS": "17.0", "macOS": "14.0"]) == 1)
  }

  @Test func whatASystemAloneHasTellsWhatTheCodeIsFor() {
    let phoneLast = ["iOS": "17.0", "macOS": "26.0"]
    let macLast = ["iOS": "26.0", "macOS": "14.0"]
    #expect(count("v.glassEffect().background(Color(nsColor: .windowBackgroundColor))", phoneLast) == 0)
    #expect(count("v.glassEffect().navigationBarTitleDisplayMode(.inline)", macLast) == 0)
    #expect(count("v.glassEffect().navigationBarTitleDisplayMode(.inline)", phoneLast) == 1)
    #expect(
      count("#if os(iOS)\nlet a = UIColor.red\n#endif\nlet b = v.glassEffect()", macLast) == 1)
  }

  /// A package names the oldest system its tests build for, and an app has files of its own for each system: what is
  /// older than Liquid Glass has been built for all that it is for.
  @Test func olderAPIHasToFailOnAllSystemsOfItsCode() {
    #expect(count("@Observable class Model { }", ["iOS": "18.0", "macOS": "13.0"]) == 0)
    #expect(count("@Observable class Model { }", ["iOS": "16.0", "macOS": "13.0"]) == 1)
    #expect(count("NavigationStack { v }", ["iOS": "18.0", "macOS": "12.0", "tvOS": "15.0"]) == 0)
  }

  @Test(arguments: [
    ("macOS/Bar.swift", 0), ("App (Mac)/Bar.swift", 0), ("Bar-macOS/Views/Bar.swift", 0),
    ("Weather Watch App/Bar.swift", 0), ("Shared/Bar.swift", 1), ("iOS/Bar.swift", 1),
    ("Studios/Bar.swift", 1),
  ])
  func foldersTellWhatTheirFilesAreFor(_ file: String, _ expected: Int) throws {
    let trial = try ProjectTrial([file: "let a = v.glassEffect()"])
    let findings = trial.findings(GlassAvailability.rule, platforms: ["iOS": "17.0", "macOS": "26.0"])
    #expect(findings.count == expected, "\(file)")
  }

  @Test(arguments: ["G { G() }", "Self { Self() }", "Self { .init() }"])
  func aStyleOfAnotherFileHidesTheSystemsStyle(_ style: String) throws {
    let trial = try ProjectTrial([
      "Bar.swift": "let a = b.buttonStyle(.glass)",
      "Styles.swift": "extension ButtonStyle where Self == G { static var glass: \(style) }",
    ])
    #expect(trial.findings(GlassAvailability.rule, platforms: ["iOS": "17.0"]).isEmpty)
  }

  @Test func aCheckForAnotherSystemIsNoCheckInCodeForThisOne() {
    #expect(count("if #available(macOS 26, *) { v.glassEffect() }") == 0)
    #expect(count("if #available(iOS 26, *) { a }\nif #available(macOS 26, *) { v.glassEffect() }") == 1)
  }

  // MARK: The project's own styles

  @Test func onlyAStyleHidesTheSystemsStyle() {
    #expect(count("struct A { var glass: some View { v } }\nb.buttonStyle(.glass)") == 1)
    #expect(count("let glass = 1\nb.buttonStyle(.glassProminent)") == 1)
    #expect(
      count("extension ButtonStyle where Self == G { static var glass: G { G() } }\nb.buttonStyle(.glass)")
        == 0)
    #expect(
      count(
        "extension PrimitiveButtonStyle where Self == G { static var glass: Self { .init() } }\nb.buttonStyle(.glass)"
      )
        == 0)
    #expect(
      count(
        "extension ButtonStyle where Self == G { static func glass(_ k: K) -> G { G(k) } }\nb.buttonStyle(.glass(k))"
      )
        == 0)
    #expect(count("b.buttonStyle(isOn ? .glass : .bordered)") == 1)
  }

  @Test func theMessageNamesTheSystemsThatFail() throws {
    let trial = RuleTrial(GlassAvailability.rule, platforms: ["iOS": "17.0", "macOS": "14.0"])
    let finding = try #require(trial.findings("v.glassEffect()").first)
    #expect(
      finding.message.hasPrefix(
        "`glassEffect` needs iOS 26.0 and macOS 26.0; the deployment targets are iOS 17.0 and macOS 14.0;"))
  }

  @Test func whatASystemLacksIsFoundUnlessAskedFor() {
    #expect(count("v.glassBackgroundEffect()", ["iOS": "26.0"]) == 1)
    #expect(count("v.glassBackgroundEffect()", ["visionOS": "1.0"]) == 0)
    #expect(count("v.containerBackground(.red, for: .navigation)", ["macOS": "15.0"]) == 1)
    #expect(count("v.containerBackground(.red, for: .widget)", ["iOS": "17.0"]) == 0)
    #expect(count("v.glassEffect()", ["visionOS": "26.0"]) == 1)
  }

  @Test func withoutTargetsTheFilesOwnChecksTell() {
    #expect(count("v.glassEffect()", [:]) == 0)
    #expect(count("if #available(iOS 26, *) { a }\nv.glassEffect()", [:]) == 1)
    #expect(count("if #available(iOS 26, *) { v.glassEffect() }", [:]) == 0)
    // Left behind when the target was raised.
    #expect(count("if #available(iOS 16, *) { a }\nNavigationStack { a }", [:]) == 0)
  }

  @Test func springsRunEverywhereAndIslandsHaveTheirOwnMargins() {
    #expect(
      count("withAnimation(.snappy) { }\nlet a = Animation.spring(duration: 1, bounce: 0)", ["iOS": "15.0"])
        == 0)
    #expect(count("DynamicIsland { a }.contentMargins(.trailing, 32, for: .expanded)", ["iOS": "16.2"]) == 0)
    #expect(count("let tab = Tab(rawValue: 1)\nlet other = Tab(value: 2)") == 0)
  }

  @Test func theMessageTellsTheTarget() throws {
    let trial = RuleTrial(GlassAvailability.rule, platforms: ["iOS": "17.2"])
    let finding = try #require(trial.findings("v.glassEffect()").first)
    #expect(
      finding.message.hasPrefix("`glassEffect` needs iOS 26.0; the deployment target is iOS 17.2; wrap it"))
    let checked = try #require(trial.findings("if #available(iOS 18, *) { v.glassEffect() }").first)
    #expect(checked.message.contains("the check around it asks for iOS 18.0 only"))
    let missing = try #require(trial.findings("v.glassBackgroundEffect()").first)
    #expect(missing.message.hasPrefix("`glassBackgroundEffect` does not exist on iOS, only on visionOS"))
  }
}

@Suite struct BuildConditionTests {
  private func isBuilt(_ condition: String, _ platform: Platform) -> Bool {
    var parser = Parser()
    let source = SourceBuffer("#if \(condition)\nlet a = 1\n#endif\n")
    let tree = parser.parse(source)
    let clause = (0..<tree.nodeCount).first { tree.kind($0) == .ifConfigClause } ?? 0
    return withExtendedLifetime(source) { tree.canBuild(clause: clause, for: platform) }
  }

  @Test func conditionsAreWorkedOutBySystem() {
    #expect(isBuilt("os(iOS)", .iOS) && isBuilt("os(iOS)", .macCatalyst) && !isBuilt("os(iOS)", .macOS))
    #expect(!isBuilt("!os(iOS)", .iOS) && isBuilt("!os(iOS)", .tvOS))
    #expect(isBuilt("os(iOS) || os(tvOS)", .tvOS) && !isBuilt("os(iOS) && os(tvOS)", .tvOS))
    #expect(isBuilt("os(iOS) && DEBUG", .iOS) && !isBuilt("(os(iOS) || os(visionOS)) && DEBUG", .macOS))
    #expect(!isBuilt("os(iOS) && !targetEnvironment(macCatalyst)", .macCatalyst))
    #expect(isBuilt("canImport(Charts)", .watchOS) && !isBuilt("canImport(AppKit)", .iOS))
    #expect(isBuilt("swift(>=6.2)", .iOS) && isBuilt("!(os(macOS) || FLAG)", .iOS))
    #expect(!isBuilt("!(os(macOS) || FLAG)", .macOS))
  }
}
